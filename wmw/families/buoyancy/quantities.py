"""Quantities of the buoyancy chapter, with the names and wordings by which they are known."""

from __future__ import annotations

from wmw.core.family import Grid, Quantity
from wmw.families.buoyancy.float_needed import ASKED_VOLUME
from wmw.families.buoyancy.of_both import ASKED_OF_BOTH
from wmw.families.buoyancy.parts import FRACTIONS, FREELY, PERCENTAGES
from wmw.families.buoyancy.shapes import OBLONG, SHAPE_QUANTITIES
from wmw.families.buoyancy.symbols import (
    F_2,
    SG,
    V_2,
    W_L,
    A,
    F_b,
    F_low,
    F_up,
    N,
    SG_f,
    T,
    V,
    V_above,
    V_low,
    V_sub,
    V_up,
    W,
    W_app,
    W_app2,
    a_0,
    dh,
    g,
    h,
    h_0,
    h_2,
    h_2a,
    h_above,
    h_low,
    h_sub,
    h_up,
    m,
    m_app,
    m_d,
    m_L,
    m_max,
    q_F,
    rho_0,
    rho_2,
    rho_b,
    rho_f,
    rho_low,
    rho_up,
)

_BODIES = ("block", "body", "object", "box", "cube", "ball", "sphere", "log", "raft", "stone", "crown", "cylinder", "iceberg", "wood", "ice",
           "plank", "boat", "buoy", "cork", "wooden", "metal", "board", "statue", "statuette", "rock", "slab", "bar", "piece", "crate", "platform", "pontoon", "barge",
           "aluminum", "aluminium", "iron", "steel", "copper", "lead", "gold", "plastic", "foam", "pine", "oak", "egg", "apple", "candle", "ring", "bead", "marble", "brick", "coin")  # fmt: skip
_VERBS = ("floats", "floating", "floats in", "hangs", "lies", "rests", "sinks", "held", "suspended", "tied", "released", "dropped", "placed", "submerged",
          "completely submerged", "lowered", "anchored", "immersed", "put", "put into", "float", "float or sink", "sink", "sink or float")  # fmt: skip
"""What is said of a body right behind its density, before the liquid is named."""
METALS = ("al", "Al", "aluminum", "aluminium", "fe", "Fe", "iron", "steel", "lead", "Pb", "gold", "Au", "copper", "Cu", "brass", "glass", "silver", "material", "metal")  # fmt: skip
"""What a body may be made of all through, or around a cavity."""
_MATTER = ("al", "Al", "aluminum", "aluminium", "fe", "Fe", "iron", "steel", "lead", "Pb", "gold", "Au", "cork", "stone", "rock", "copper", "Cu",
           "brass", "plastic", "foam", "glass", "pine", "oak", "iceberg", "plank", "can", "egg", "statue", "barge", "boat", "platform", "pontoon", "cylinder",
           "box", "slab", "board", "rod", "silver", "bar", "material", "person", "balsa", "bamboo", "styrofoam")  # fmt: skip
_LIQUIDS = (
    "lower liquid",
    "first liquid",
    "fresh water",
    "water",
    "liquid",
    "fluid",
    "freshwater",
    "lake",
    "pool",
    "river",
)
_FURTHER = ("salt water", "sea water", "seawater", "saltwater", "brine", "oil", "mercury", "alcohol", "glycerin", "glycerine", "ethanol",
            "gasoline", "petrol", "sea", "honey", "syrup", "kerosene", "solution", "air", "surrounding air", "outside air", "cold air", "cool air", "ambient air", "density of air")  # fmt: skip


_SECOND = ("second liquid", "other liquid", "another liquid", "new liquid", "upper liquid", "top layer", "oil layer", "unknown liquid",
           "until density of water", "until density of liquid", "until density", "density becomes", "density has become", "density has risen to",
           "density rises to", "density falls to")  # fmt: skip


def _of(leads: tuple[str, ...], things: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{lead} {thing}" for lead in leads for thing in things)


_BY_THE_LIQUID = tuple(
    f"{liquid} {acts}"
    for liquid in ("water", "liquid", "fluid", "oil")
    for acts in ("pushes up", "exerts upward force of", "exerts force of", "pushes upward", "acts with upward force of")
)  # fmt: skip
"""What is told of the liquid around a body: the force that it buoys it up with."""
_OF_LINES = tuple(
    words for line in ("string", "rope", "thread", "cord", "cable", "wire", "chain")
    for words in (f"force in {line}", f"force of {line}", f"force does {line}", f"{line} pull", f"{line} exert")
)  # fmt: skip
_PUSHED = (
    *("downward force of", "downward push of", "downward pull of", "vertical force of", "upward pull of", "push of", "pull of", "with force of", "by force of"),
    *("down with", "up with", "on with", "pulls with", "pushes with", "presses with", "pull with", "push with", "press with", "straight down", "straight up", "downward", "… downward force", "… downward push"),
)  # fmt: skip
"""What is told of a hand or a string: its force, and never the body's weight."""
_FALLS_BY = (
    "falls by",
    "drops by",
    "decreases by",
    "goes down by",
    "is reduced by",
    "is smaller by",
    "is lower by",
    "is less by",
)

_BOUNDARY = (
    "interface",
    "boundary",
    "boundary between",
    "interface between",
    "boundary of the liquids",
)
_ORDERS = ("what", "find", "calculate", "determine", "compute", "estimate", "give")
_LONG = (
    *(
        f"{x} {link} length"
        for x in ("log", "rod", "cylinder", "pole", "beam", "tube", "hydrometer")
        for link in ("of", "with", "has", "s")
    ),
    "long with",
    "long and has",
    "long and cross",
    "and length",
)
"""How long a body of known cross-section is; its volume goes with it as with a height."""
# Cues far down a list weigh a little less: where two liquids are given, water is the first one.
_PADDED = (*_LIQUIDS, *("",) * 60, *_FURTHER)
_IN_ANOTHER = r"(?:(?:unknown|some) (?:liquid|fluid)|in (?:\w+ )?(?:oil|alcohol|ethanol|kerosene|glycerine?|petrol|gasoline))\b"
_TOLD_OF_TWO = (
    r".*\b(?:(?:another|other|second|different|new) (?:liquid|fluid)\b"
    rf"|in (?:\w+ )?water\b.* {_IN_ANOTHER}|{_IN_ANOTHER}.* in (?:\w+ )?water\b)"
)
_TWO_LIQUIDS = rf"^(?!.* first (?:liquid|fluid)\b){_TOLD_OF_TWO}"
"""Questions in which "the liquid" is the one that is told of besides water, or besides a first one."""
_ONE_LIQUID = (
    rf"^(?!{_TOLD_OF_TWO}).*\b(?:(?:density (?:of|does)|how dense) (?:this )?(?:liquid|fluid)\b"
    r"|(?:liquid|fluid) s density\b)"
)
"""Questions in which "the liquid" is the only one."""
_OF_A_LIQUID = (
    rf"\b(?:{'|'.join(_ORDERS)})(?: (?!density)\w+){{0,2}} density (?:of|does)"
    r" (?:(?:this|that|other|second|unknown|new|same|surrounding|third|clear|salty|salt) ){0,2}"
    r"(?:liquid|fluid|oil|solution|alcohol|water|brine|glycerine?|mercury)\b"
)
"""What asks for the density of a liquid, by whatever it is called, and for that of no body."""
_LESS_ASKED = r"\bhow much (?:less|lighter|smaller|weight)\b"
"""What asks for the loss of weight, and not for the weight that is left."""
_LOADS = ("truck", "car", "person", "man", "woman", "cargo", "people", "crate", "child", "girl", "boy", "dog", "penguin", "bear",
          "passenger", "load", "student", "swimmer", "sack", "stone_load")  # fmt: skip

_CARGOES = (
    "gravel",
    "sand",
    "coal",
    "grain",
    "ore",
    "rock",
    "stones",
    "goods",
    "cargo",
    "luggage",
    "freight",
    "containers",
    "bricks",
    "cement",
    "timber",
    "people",
    "passengers",
    "children",
)
"""What is loaded by its mass."""
_HOW_STRONGLY = r"\bhow much (?:does|do|must|will|would)(?: \w+){1,4} (?:pull|push|press|lift)\b"
"""What asks for a force on the body, and not for what it weighs."""
_PART_OF_VOLUME = (
    r"\b(?:what|which|how large|how big|find) volume (?:of (?:\w+ ){0,3}?)?"
    r"(?:lies |sticks |stays |remains |will |floats )?(?:above|below|under|beneath|out of|submerged)\b"
)
"""What asks for the volume above or below the surface, and not for all of it."""
_VOLUME_DISPLACED = (
    r"\b(?:what|which|how (?:large|big|great)) (?:a )?volume of (?:\w+ ){1,12}displace"
)
"""What asks for the volume of the liquid, and not for that of the body."""
_HEAVY_LOAD = rf"\bhow heavy (?:{'|'.join(_LOADS)}|animal|rider)\b"
"""What asks for the mass of what is put on a raft, and not for that of the raft."""
_UNDER = tuple(
    f"{volume} is {where}"
    for volume in (
        "volume of it",
        "of its volume",
        "volume of its hull",
        *(f"volume of {body}" for body in _BODIES),
        *(f"of {body} s volume" for body in _BODIES),
    )
    for where in ("submerged", "immersed", "under water", "under the water", "under the surface",
                  "below water", "below the water", "below the surface", "beneath the surface")
)  # fmt: skip
"""What asks how much of a floating body is under water, by what it is called."""

QUANTITIES = (
    # What is drawn freely where a world is to be completed comes before what follows from it.
    Quantity(
        g, "g", "acceleration of free fall", "m/s^2", 0.5, 30,
        aliases=("g", "gravity", "gravitational_acceleration", "acceleration_due_to_gravity", "grav", "g_earth",
                 "free_fall_acceleration", "gravitational_field_strength"),
        cues=("acceleration of free fall", "acceleration due to gravity", "free fall", "gravity", "gravitational", "g"),
        moment="constant", choices=(9.8, 9.81, 10.0),
    ),
    Quantity(
        rho_0, "ρ_0", "density of pure water", "g/cm^3", 0.9, 1.1,
        aliases=("rho_0", "reference_density", "rho_ref"), moment="constant", choices=(1.0,),
    ),
    Quantity(
        rho_f, "ρ_f", "density of the liquid", "g/cm^3", 0.001, 25, Grid(0.8, 1.3, 0.02),
        aliases=("rho_f", "liquid_density", "fluid_density", "rho_l", "rho_fluid", "rho_liquid", "density_of_liquid", "density_liquid",
                 "density_fluid", "rho_air", "air_density", "density_air", "rho_outside", "rho_cold", "rho_ambient", "rho_a", "rho_L", "rho_liq", "rho_F", "density_of_fluid", "rho_medium"),
        cues=_PADDED,
        asked=(*_of(("density of", *_of(_ORDERS, ("density of",)), "density does", "how dense"), ("liquid", "fluid", "water", "oil", "first liquid")), "liquid s density"),
        body="liquid", unasked=(_TWO_LIQUIDS,),
    ),
    Quantity(
        rho_2, "ρ_2", "density of the second liquid", "g/cm^3", 0.001, 25, Grid(0.6, 1.3, 0.02),
        aliases=("rho_2", "second_density", "rho_f2", "rho_new", "rho_l2", "rho_L2",
                 "density_2", "density_of_second_liquid", "new_density", "rho_final", "rho_after"),
        cues=(*_SECOND, *("",) * (60 + len(_LIQUIDS) - len(_SECOND)), *_FURTHER),
        asked=(*_of(("density of", *_of(_ORDERS, ("density of",)), "density does", "how dense"), ("second liquid", "other liquid", "another liquid", "different liquid", "that liquid", "oil", "salt water", "sea water",
                                                                     "unknown liquid", "alcohol", "upper liquid", "new liquid", "this other liquid", "that other liquid", "unknown fluid", "second fluid", "other fluid", "unknown oil", "liquid", "fluid", "this liquid")), "liquid s density", "fluid s density"),
        unasked=(_ONE_LIQUID,),
        body="liquid",
    ),
    FRACTIONS[0],
    FREELY,
    FRACTIONS[1],
    Quantity(
        V, "V", "volume of the body", "cm^3", 0.001, 1e13, Grid(140, 860, 20),
        aliases=("body_volume", "V_body", "V_block", "V_object", "V_total", "V_b", "volume_of_body", "total_volume", "V_tot",
                 "volume_body", "volume_block", "V_obj", "V_o", "block_volume", "V_raft"),
        cues=("volume of", "volume", "with volume"),
        asked=(*_of(("volume of", *_of(_ORDERS, ("volume of",)), "what volume does"), _BODIES), *_of((*_ORDERS, "s"), ("volume",)), "what volume", "total volume", "how large volume", "outer volume", "total outer volume",
               "find volume", "whole volume", *ASKED_VOLUME),
        body="body", unasked=(_PART_OF_VOLUME, _VOLUME_DISPLACED), lasting=True,
    ),
    Quantity(
        rho_b, "ρ_b", "density of the body", "g/cm^3", 0.001, 25, Grid(0.3, 2.2, 0.02),
        aliases=("rho_b", "body_density", "block_density", "rho_block", "rho_body", "rho_object", "rho_obj", "rho_s", "density_of_body",
                 "density_body", "density_block", "object_density", "rho_o", "rho_solid", "rho_wood", "rho_ice", "rho_B",
                 "density_of_block", "density_object", "rho_raft", "rho_log", "rho_i", "rho_cube", "rho_ball", "rho_sphere", "rho_crown", *(f"rho_{x}" for x in _MATTER if x not in METALS)),
        cues=(*_BODIES, "and density", "and density of", "and average density of", "and mean density of", "and has density of", "and has density", *_VERBS),
        asked=(*_of(("density of", *_of(_ORDERS, ("density of",)), "density does", "how dense"), _BODIES), *_of((*_ORDERS, "s"), ("density",)), "density must", "body s density", "block s density"),
        body="body", unasked=(_OF_A_LIQUID,), lasting=True,
    ),
    Quantity(
        A, "A", "base area", "m^2", 1e-6, 1e5, Grid(0.1, 0.5, 0.02),
        aliases=("A", "area", "base_area", "area_of_base", "A_base", "cross_section", "S", "cross_sectional_area"),
        cues=("area", "base", "cross-sectional area", "cross-section", "cross section", "bottom area"), asked=("what area", "area of", "base area"), body="body",
    ),
    *OBLONG,
    Quantity(
        h, "h", "height of the body", "cm", 0.01, 1e5, Grid(6, 30, 1),
        aliases=("h", "height", "thickness", "body_height", "H", "h_block", "block_height", "h_total", "t"),
        cues=(*_LONG[-4:-1], "high", "height", "thick", "wide", "wide and", "thickness", "tall", "side", "edge", "sides", "edges", "on side", *_LONG),
        asked=("how high is", "height of block", "how thick", "thickness of", "what thickness", "side length"), body="body", sort="height",
    ),
    Quantity(
        m, "m", "mass of the body", "kg", 1e-6, 1e9, Grid(0.12, 2.42, 0.05),
        aliases=("body_mass", "m_b", "m_block", "m_body", "m_object", "mass_of_body", "mass_body", "mass_block", "m_obj",
                 "block_mass", "m_ball", "m_raft", "raft_mass", "M_raft", "total_mass", "m_tot"),
        cues=("mass of", "mass", "with mass"), asked=(*_of(("mass of", *_of(_ORDERS, ("mass of",)), "mass does"), _BODIES), *_of((*_ORDERS, "s"), ("mass",)), *(f"what mass {does} have" for does in ("does", "must", "did")), "how heavy"),
        body="body", unasked=(_HEAVY_LOAD,),
    ),
    Quantity(
        m_L, "m_L", "mass of the load", "kg", 0.0, 1e7, Grid(4, 24, 1),
        aliases=("m_L", "m_l", *(f"m_{x}" for x in _LOADS if x not in ("load", "cargo", "people")), "added_mass", "m_added", "m_extra"),
        cues=("load of mass", "load of", "onto", "crate of mass", "goods", *_LOADS, *(f"… of {cargo}" for cargo in _CARGOES), "… are loaded", "… is loaded", *(f"{load} of" for load in ("trucks", "cars", "lorries", "containers", "vehicles"))),
        asked=(*_of(("mass of", *_of(_ORDERS, ("mass of",)), "how heavy"), (*_LOADS, "passengers", "goods", "added load", "gravel", "sand", "ballast")), *(f"mass of {lead} {added}" for lead in ("lead", "lead shot", "iron", "metal", "coins") for added in ("must", "is needed", "needed", "placed", "can", "should", "hung", "added", "on top", "put", "inside", "would make", "will make", "makes")), "what load makes"), sign="nonnegative", body="load",
    ),
    Quantity(
        W, "W", "weight of the body", "N", 1e-6, 1e9, Grid(4, 30, 0.5),
        aliases=("W", "body_weight", "reading_in_air", "reading_air", "scale_reading_air", "scale_in_air", "balance_reading_air", "T_air", "F_air", "R_air", "weight_air", "F_g", "mg", "weight_in_air", "W_air", "W_body", "W_block", "G", "true_weight",
                 "weight_of_body", "W_true", "W_object", "W_actual", "F_grav"),
        cues=("weighs", "weight of", "weighing", "true weight", "actual weight", "has weight", "of weight", *(f"… {body}" for body in _BODIES)),
        asked=(*_of(("weight of", *_of(_ORDERS, ("weight of",))), _BODIES), *_of((*_ORDERS, "s"), ("weight",)), "true weight", "how much does"), body="body",
        unasked=(_HOW_STRONGLY, r"\bby how much\b", r"\bweight of (?:\w+ ){1,3}?(?:displaces|displaced)\b"),
    ),
    Quantity(
        W_app, "W_app", "apparent weight in the liquid", "N", 0.0, 1e9, Grid(2, 24, 0.5),
        aliases=("apparent_weight", "W_app", "W_apparent", "W_a", "scale_reading"),
        cues=("apparent weight of", "apparent weight", "in water", "when submerged", "submerged", "immersed", "under water", "underwater",
              "in liquid", "apparent", "in first liquid", "when immersed", "in oil"),
        asked=("apparent weight", "scale read", "scale show", "scale reading", "balance read", "balance show", "spring scale read",
               "reading of scale", "weigh when", "weigh in water", "weigh in liquid", "weigh under water"),
        sign="nonnegative", moment="after", body="body", unasked=(_LESS_ASKED,),
    ),
    Quantity(
        W_app2, "W_app2", "apparent weight in the second liquid", "N", 0.0, 1e9, Grid(2, 24, 0.5),
        aliases=("second_apparent_weight", "W_app2", "W_app_2"),
        cues=("in second liquid", "in other liquid", "in another liquid", "in unknown liquid", "in oil", "in alcohol", "second liquid",
              "other liquid", "unknown liquid", *("",) * 30, "in water and"),
        asked=("apparent weight in second", "apparent weight in other", "apparent weight in oil", "weigh in oil", "weigh in second liquid"),
        sign="nonnegative", moment="after", body="body",
    ),
    Quantity(
        m_app, "m_app", "apparent mass in the liquid", "kg", 0.0, 1e6,
        aliases=("apparent_mass", "m_apparent", "m_sub", "mass_in_water", "m_water_reading"),
        cues=("apparent mass of", "apparent mass", "when submerged", "immersed", "in water", "apparent"), asked=("apparent mass",), sign="nonnegative", moment="after",
    ),
    Quantity(
        m_d, "m_d", "mass of the displaced liquid", "kg", 1e-6, 1e9,
        aliases=("displaced_mass", "m_displaced", "mass_displaced", "m_disp", "m_fluid", "mass_of_displaced_liquid", "m_water", "m_f", "m_liquid"),
        cues=("displaces", "displaced", *_of(("reading", "scale reading", "reading of scale", "reading of balance", "scale", "balance"), _FALLS_BY)), asked=("how much lighter", "how much less", "mass of displaced", "mass of liquid displaced", "mass of water displaced", "mass of water does",
                                              "mass of liquid does", "what mass of water", "what mass of liquid", *(f"how many {unit} of {liquid} {does}" for unit in ("kilograms", "grams", "tonnes", "tons") for liquid in ("water", "sea water", "seawater", "liquid", "oil") for does in ("does", "do", "are displaced", "is displaced")), "mass displaced"), moment="after",
    ),
    Quantity(
        F_b, "F_b", "buoyant force", "N", 1e-6, 1e9,
        aliases=("F_b", "buoyant_force", "buoyancy", "F_B", "upthrust", "F_buoyant", "B", "F_buoy", "buoyancy_force", "F_A", "U", "F_up_thrust",
                 "F_bu", "F_1", "F_b1", "F_b_1", "weight_of_displaced_liquid", "W_displaced", "W_d", "F_u"),
        cues=("buoyant force", "upthrust", "buoyancy", *_BY_THE_LIQUID, *_of(("reading", "scale reading", "reading of scale", "reading of balance"), _FALLS_BY)),
        asked=("buoyant force", "upthrust", "buoyancy", "force of buoyancy", "force exerted by liquid", "force does liquid", "force does water",
               "upward force", *_of(tuple(f"weight of {liquid}" for liquid in (*_LIQUIDS, *_FURTHER[:9])), ("that it displaces", "it displaces", "that is displaced", "displaced", "which it displaces")), "weight of displaced", "weight of water displaced", "weight of liquid displaced", "loss of weight", "how much lighter", "how much less", "how much weight does", "how much of weight does"),
        moment="after", body="body", unasked=ASKED_OF_BOTH,
    ),
    Quantity(
        F_2, "F_2", "buoyant force in the second liquid", "N", 1e-6, 1e9,
        aliases=("second_buoyant_force", "F_2", "F_b2", "F_b_2", "F_B2", "buoyant_force_2", "F_b_new"),
        asked=("buoyant force in second", "buoyant force in other", "buoyant force in oil", "buoyant force in salt"), moment="after", body="body",
    ),
    Quantity(
        q_F, "q", "ratio of the second buoyant force to the first one", "1", 0.001, 1e3, aliases=("force_ratio", "buoyant_force_ratio"),
        asked=("ratio of buoyant forces", "ratio of forces"), moment="after",
    ),
    Quantity(
        T, "T", "force of the string", "N", 0.0, 1e9,
        aliases=("T", "tension", "string_tension", "F_T", "string_force", "tension_in_string", "F_tension", "F_string", "holding_force",
                 "F_hold", "F_push", "push"),
        cues=("tension", *_PUSHED), asked=("downward push", "what push", "tension", *_OF_LINES, "force needed to hold",
                                  "force required to hold", "force must", "downward force", "force needed to keep", "force is needed",
                                  "force is required", "force holds", "force to hold", "force to keep", "force needed", *_of(("smallest force that", "least force that", "minimum force that", "smallest push that"), ("keeps", "holds", "will keep", "will hold", "can keep", "can hold"))),
        sign="nonnegative", moment="after", body="string",
    ),
    Quantity(
        N, "N", "force of the bottom on the body", "N", 0.0, 1e9,
        aliases=("N", "normal_force", "F_N", "bottom_force", "F_n", "force_of_bottom", "F_bottom", "N_bottom"),
        asked=("force of bottom", "force does bottom", "normal force", "bottom exert", "force on bottom", "press on bottom", "force from bottom",
               "bottom push"), sign="nonnegative", moment="after",
    ),
    Quantity(
        V_sub, "V_sub", "volume below the surface", "cm^3", 0.001, 1e12,
        aliases=("submerged_volume", "displaced_volume", "V_sub", "V_displaced", "V_d", "V_disp", "V_s", "V_submerged", "volume_displaced",
                 "V_below", "V_w", "V_fluid", "V_immersed", "volume_submerged", "V_under", "V_1"),
        cues=("displaces", "submerged volume", "volume below", "of volume below", "below surface", "displaced", "under surface", "volume of displaced", "submerged"),
        asked=("volume below", *(f"how many {unit} of {liquid} {does}" for unit in ("litres", "liters", "cubic metres", "cubic meters", "cubic centimetres", "cubic centimeters") for liquid in ("water", "sea water", "seawater", "liquid", "oil") for does in ("does", "do", "are displaced", "is displaced")), "what volume of sea", "what volume of liquid", "what volume of oil", "what volume of lake", "what volume of fresh water", "what volume of seawater", "what volume of sea water", "what volume of salt water", "what volume of water", "volume of seawater does", "submerged volume", "volume displaced", "displaced volume", "volume of displaced", "volume of water displaced",
               "volume of water does", "volume of liquid does", "volume of liquid displaced", "volume submerged", "volume under", "volume of water is",
               "volume of block below", "volume of body below", *_UNDER), moment="after",
    ),
    Quantity(
        V_above, "V_above", "volume above the surface", "cm^3", 0.0, 1e12,
        aliases=("volume_above", "V_above", "V_a", "V_out", "exposed_volume", "V_exposed", "V_visible"),
        cues=("above surface", "above water", "exposed", "volume above"),
        asked=("volume above", "volume of block above", "volume of body above", "volume exposed", "volume out of", "above water", "above surface", "out of water"), sign="nonnegative", moment="after",
    ),
    Quantity(
        V_2, "V_2", "volume below the surface of the second liquid", "cm^3", 0.001, 1e12,
        aliases=("new_submerged_volume", "V_2", "V_sub2", "V_sub_2", "V_d2", "V_after"), asked=("volume below in second", "new submerged volume"),
        moment="after",
    ),
    *(Quantity(
        symbol, f"V_{place}", f"volume in the {place}er liquid", "cm^3", 0.0, 1e12,
        aliases=(f"{place}er_volume", f"V_{place}", f"V_{place}er", f"V_{usual}", f"volume_in_{usual}", f"V_{usual[0]}{usual[0]}"),
        asked=(f"volume in {place}er", f"volume of body in {place}er"), sign="nonnegative", moment="after",
    ) for symbol, place, usual in ((V_low, "low", "water"), (V_up, "up", "oil"))),
    Quantity(
        h_sub, "h_sub", "depth to which the body is submerged", "cm", 0.001, 1e5,
        aliases=("submerged_depth", "draft", "h_sub", "depth", "h_below", "submerged_height", "draught", "h_submerged", "d_sub", "h_s",
                 "h_immersed", "depth_submerged"),
        cues=("deep", "depth", "below surface", "height below", "of height below", "submerged", "under surface", "draft", "draught", "below water"),
        asked=("how deep", "to what depth", "what depth", "draft", "draught", "depth of immersion", "how far below", "height is submerged",
               "height below", "how far does bottom", *(f"how {far} {below} {lies} bottom" for far in ("far", "deep") for below in ("below surface", "under surface", "below water", "under water", "below water surface") for lies in ("is", "does", "will")), "how much of its height", "depth does", "how many centimetres below", "lower face"),
        moment="after",
    ),
    Quantity(
        h_above, "h_above", "height of the body above the surface", "cm", 0.0, 1e5,
        aliases=("height_above", "freeboard", "h_above", "h_out", "h_a", "h_exposed", "height_above_surface"),
        cues=("above surface", "above water", "above liquid", "height above", "of height above", "of height above surface", "freeboard", "sticks out", "protrudes"),
        asked=("how far above", "what height of it above", "what height above", "height above", "how high above", "how far does top", "freeboard", "stick out", "protrude", "how much sticks out",
               "height of block above", "top face", "how far out of", "how many centimetres above"), sign="nonnegative", moment="after", sort="height",
    ),
    Quantity(
        h_2a, "h_2a", "height of the body above the second liquid", "cm", 0.0, 1e5,
        aliases=("height_above_2", "h_above_2", "h_above2", "new_height_above", "h_above_new", "height_above_new", "h_out_2"),
        asked=("how far above", "what height above", "height above", "how high above", "freeboard", "stick out", "how much sticks out", "top face"),
        sign="nonnegative", moment="after", sort="height",
    ),
    Quantity(
        h_2, "h_2", "depth in the second liquid", "cm", 0.001, 1e5,
        cues=("in second liquid", "in other liquid", "in another liquid", "in oil", "in unknown liquid"),
        aliases=("new_depth", "second_depth", "h_2", "d_2", "h_sub2", "h_after", "depth_2"),
        asked=("how deep now", "new depth", "depth in second", "how deep in second"), moment="after",
    ),
    *(Quantity(
        symbol, f"h_{place}", f"height in the {place}er liquid", "cm", 0.0, 1e5,
        aliases=(f"height_in_{place}er", f"h_{place}", f"h_{place}er", f"h_{usual}", f"depth_in_{usual}"),
        cues=tuple(f"… {side} {x}" for side in sides for x in _BOUNDARY),
        asked=(f"height in {place}er", f"how far into {place}er", f"how deep in {place}er"), sign="nonnegative", moment="after",
        sort="height",
    ) for symbol, place, usual, sides in ((h_low, "low", "water", ("below", "under")), (h_up, "up", "oil", ("above",)))),
    Quantity(
        h_0, "h_0", "depth of the raft without its load", "cm", 0.001, 1e5,
        aliases=("unloaded_depth", "h_0", "depth_unloaded", "d_0", "h_empty"), cues=("without load", "unloaded", "empty"),
        asked=("depth without load", "how deep without", "depth unloaded"),
    ),
    Quantity(
        dh, "Δh", "distance by which the body settles", "cm", -1e4, 1e4,
        aliases=("dh", "settling", "Delta_h", "settling_depth", "delta_h", "sinking_depth", "extra_depth", "Delta_d", "additional_depth", "sinks_by", "dy"),
        cues=("sinks by", "sinks another", "further", "deeper", "settles by", "lowers by", "sinks"),
        asked=("how much deeper", "by how many centimetres does", "by how many centimeters does", "how many centimetres does it sink", "how much further", "how far does sink", "sink further", "how much does raft settle", "settle", "how much lower",
               "how far does raft sink", *(f"{how} {whose}{what}" for how in ("how much does", "how much will", "change of", "change in", "increase of", "increase in") for whose in ("", "its ") for what in ("draught", "draft")), "additional depth", "sink by", "how much does it sink", "how far does it sink", "how much deeper does it", *(f"{how} {craft} {sink}" for how in ("how much does", "how far does", "how many centimetres does", "how many centimeters does", "how many cm does", "how much will", "how much further does") for craft in ("raft", "barge", "boat", "pontoon", "ferry", "ship", "platform") for sink in ("sink", "settle", "go down", "drop", "lower")), "how much does raft sink", "how many centimetres deeper", "how much deeper does"),
        sign="any", moment="after",
    ),
    Quantity(
        m_max, "m_max", "greatest load", "kg", 0.0, 1e9,
        aliases=("m_max", "max_load", "maximum_load", "largest_load", "greatest_load", "M_max", "m_load_max", "load_capacity", "m_L_max", "m_payload", "payload", "payload_mass", "m_pay"),
        asked=("payload", "what additional mass", "which additional mass", "how much additional mass", "additional mass can", "what additional load", "additional load can", "what mass can … in addition", "what extra mass", "how much extra mass", "what further mass", "greatest load", "maximum load", "largest load", "maximum mass", "largest mass", "greatest mass", "how much load", "what load can",
               "how large load", "how many kilograms can", *(f"how many {unit} of {load}" for unit in ("kilograms", "tonnes", "tons") for load in (*_CARGOES, *_LOADS)), "kilograms can", "kilograms of load", "heaviest", "load capacity", "how much mass can", "most mass", "what mass can", "how much can", *(f"how heavy {load} can" for load in _LOADS), "mass of basket and load", "mass of basket and passengers"),
        moment="after",
    ),
    Quantity(
        W_L, "W_L", "weight of the load", "N", 0.0, 1e9,
        aliases=("load_weight", "W_load", "W_L", "weight_of_load", "weight_load", "F_load"), asked=("weight of load",), sign="nonnegative", moment="after", body="load",
    ),
    *(Quantity(
        symbol, f"ρ_{place}", f"density of the {place}er liquid", "g/cm^3", 0.001, 25,
        aliases=(f"{place}er_density", f"rho_{place}er", f"density_{place}er", f"rho_{other}"), asked=(f"density of {place}er",), moment="after",
    ) for symbol, place, other in ((rho_low, "low", "bottom"), (rho_up, "up", "top"))),
    *(Quantity(
        symbol, f"F_{place}", f"buoyant force of the {place}er liquid", "N", 0.0, 1e9,
        aliases=(f"{place}er_buoyant_force", f"F_{place}", f"F_{place}er", f"F_{usual}", f"F_b_{usual}", f"F_b_{place}er"),
        asked=(f"buoyant force of {place}er", f"buoyant force from {place}er"), sign="nonnegative", moment="after",
    ) for symbol, place, usual in ((F_low, "low", "water"), (F_up, "up", "oil"))),
    Quantity(
        a_0, "a", "initial acceleration of the body when it is let go", "m/s^2", 0.0, 1e4,
        aliases=("initial_acceleration", "acceleration", "a_0", "a_i"), cues=("acceleration",), asked=("acceleration", "accelerate"),
        sign="nonnegative", moment="after",
    ),
    Quantity(
        SG_f, "SG_f", "specific gravity of the liquid", "1", 0.001, 25, aliases=("SG_f", "SG_fluid", "SG_liquid", "SG_oil", "liquid_specific_gravity"),
        cues=tuple(f"{x} {link} {sg}" for x in (*_LIQUIDS, *_FURTHER) for link in ("of", "with", "has", "s") for sg in ("specific gravity", "relative density")),
        asked=_of(("specific gravity of", "relative density of"), (*_LIQUIDS, *_FURTHER)), moment="after", body="liquid",
    ),
    Quantity(
        SG, "SG", "specific gravity of the body", "1", 0.001, 25,
        aliases=("specific_gravity", "SG", "relative_density", "sg", "S_G", "s_g"), cues=("specific gravity", "relative density"),
        asked=("specific gravity", "relative density"), moment="after",
    ),
    *FRACTIONS[2:],
    *PERCENTAGES,
    *SHAPE_QUANTITIES,
)  # fmt: skip
