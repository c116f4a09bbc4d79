"""The quantities of fluids, with the names and cues they go by.

A number without a telling word ("the pipe has a diameter of 4 cm") goes to index 1, and the laws
of regimes with a single pipe, area or pressure pass it on. What stands first is drawn first: the
wide and the narrow section precede the numbered ones, so that a drawn pipe fits its regime.
"""

from __future__ import annotations

from itertools import product

from wmw.core.family import Grid, Quantity
from wmw.families.fluid import symbols as s
from wmw.families.fluid.by_ratio import RATIO_QUANTITIES
from wmw.families.fluid.cues import DENSITY, HEAVY, KPA, LIGHT, column_heights
from wmw.families.fluid.quantities_flow import MOTION, SECTIONS
from wmw.families.fluid.quantities_walls import WALLS_AND_PRESSES
from wmw.families.fluid.side_hole import HOLE_QUANTITIES
from wmw.families.fluid.streams import RIVER_QUANTITIES, STREAM_QUANTITIES
from wmw.families.fluid.surfaces import SURFACE_QUANTITIES
from wmw.families.fluid.viscous import VISCOUS_QUANTITIES
from wmw.families.fluid.wind import WIND_QUANTITIES

_MATTER = (
    Quantity(
        s.rho, "ρ", "density of the liquid", "kg/m^3", 0.1, 30000, Grid(790, 1260, 5),
        aliases=("liquid_density", "rho_l", "rho_f", "rho", "rho_liquid", "rho_fluid",
                 "density_liquid", "density_fluid", "rho_m"),
        cues=DENSITY,
        asked=("density of the liquid", "what density", "density of the fluid", "what is the density", "find the density",
               "density must"),
        body="liquid",
    ),
    Quantity(
        s.rho_2, "ρ_2", "density of the denser liquid", "kg/m^3", 0.1, 30000, Grid(1000, 1400, 20),
        aliases=("rho_2", "density_2", "rho_lower", "rho_bottom", "rho_heavy"),
        cues=("density", *(f"{word} of density" for word in HEAVY), *(f"density of {word}" for word in HEAVY), *HEAVY),
        asked=("density of the second liquid", "density of the denser liquid", "density of the lower"),
        body="liquid_2",
    ),
    Quantity(
        s.rho_1, "ρ_1", "density of the lighter liquid", "kg/m^3", 0.1, 30000, Grid(700, 980, 10),
        aliases=("rho_1", "density_1", "rho_upper", "rho_top", "rho_light"),
        cues=("density", *(f"{word} of density" for word in LIGHT), *(f"density of {word}" for word in LIGHT), *LIGHT),
        asked=("density of the oil", "density of the other liquid", "unknown liquid's density", "oil's density", "density of the first liquid", "density of the unknown",
               "density of the lighter liquid", "density of the upper", "density of this liquid"),
        body="liquid_1",
    ),
    Quantity(
        s.g, "g", "gravitational acceleration", "m/s^2", 1, 30, None,
        aliases=("gravity", "gravitational_acceleration", "acceleration_due_to_gravity", "g_earth"),
        cues=("acceleration due to gravity", "gravity", "gravitational acceleration", "g"), choices=(9.8, 9.81, 10.0),
    ),
    Quantity(
        s.p_air, "p_0", "pressure of the atmosphere", KPA, 10, 200, None,
        aliases=("air_pressure", "atmospheric", "pressure_air", "p_ambient"),
        cues=("pressure of the atmosphere", "atmospheric pressure", "p_0", "p_atm", "atmosphere", "air pressure", "pressure of the air", "atmospheric", "at the surface the pressure", "pressure at the surface", "air at the surface has a pressure of", "air above has a pressure of", "air above it has a pressure of", "air has a pressure of", "air above the water has a pressure of"),
        choices=(101.3, 101.325, 100.0, 101.0),
    ),
)  # fmt: skip

_GAUGE_READS = (
    *(f"{does} {a}{gauge}" for does in ("does", "will", "would") for a in ("a ", "the ") for gauge in ("gauge", "pressure gauge", "gage")), "reading of the gauge", "reading of the pressure gauge", "gauge read", "gauge show", "gauge reading",
    *(f"how much does the {gas} exceed" for gas in ("pressure of the gas", "gas pressure", "pressure in the tank", "pressure in the flask", "pressure in the container")),
)  # fmt: skip
"""What asks for a pressure over that of the air."""

_ASKS_WHERE_THEY_MEET = (
    r"\b(?:what|find|calculate|determine|how (?:large|great|high|big)) (?:\w+ ){0,3}?pressure (?:\w+ ){0,3}?"
    r"(?:(?:at|on|in) (?:interface|boundary|dividing surface)|(?:just|right|directly) (?:below|under) (?:oil|upper|top)"
    r"|where (?:\w+ ){1,3}(?:meet|meets|touch)\b)(?!.*\bbottom\b)"
)
"""What asks for the pressure where two liquids meet, and for none at the bottom."""

_PRESSURES = (
    Quantity(
        s.p_gauge, "p_gauge", "gauge pressure", KPA, 0.01, 20000, Grid(10, 90, 1),
        aliases=("gauge_pressure", "p_gauge", "p_gage", "pressure_gauge", "p_hydrostatic", "hydrostatic_pressure", "p_man",
                 "p_rel", "p_liquid", "overpressure", "P_G", "p_fluid", "p_column", "p_water", "P_water"),
        cues=("gauge pressure", "gauge", "gage pressure", "hydrostatic pressure", "water pressure", "overpressure"),
        asked=("gauge pressure", "gage pressure", "hydrostatic pressure", "pressure due to the water", "water pressure",
               "pressure due to the liquid", "pressure caused by the", "overpressure", "pressure exerted by the water",
               "pressure of the water alone", "pressure above atmospheric", "excess pressure", *_GAUGE_READS),
        sign="any", moment="after", unasked=(_ASKS_WHERE_THEY_MEET,),
    ),
    Quantity(
        s.p_abs, "p_abs", "absolute pressure", KPA, 0.01, 30000,
        aliases=("absolute_pressure", "total_pressure", "p_abs", "p_total", "P_T", "p_tot", "pressure_absolute",
                 "gas_pressure_absolute"),
        cues=("absolute pressure", "absolute", "total pressure"),
        asked=("absolute pressure", "total pressure", "absolute gas pressure"), moment="after",
    ),
    Quantity(
        s.p_at, "p", "pressure", KPA, 0.01, 30000,
        aliases=("p_at",),
        asked=("pressure",
               "pressure at", "pressure under", "pressure does", "pressure on", "pressure of", "pressure in", 
               "atmospheric pressure", "air pressure", "pressure exerted", "how great is the pressure"),
        moment="after", unasked=(_ASKS_WHERE_THEY_MEET,),
    ),
    Quantity(
        s.delta_p, "Δp", "pressure difference", KPA, 0.001, 20000,
        aliases=("pressure_difference", "pressure_drop", "Delta_p", "Delta_P", "deltaP", "delta_p", "dp", "dP", "delta_P",
                 "p_diff", "pressure_change", "p_drop"),
        cues=("pressure difference", "difference in pressure", "pressure drop", "differ by", "pressure drops by", "pressure difference of", "difference of", "between the stagnation", "between stagnation", "dynamic pressure", "excess pressure"),
        asked=("pressure difference", "pressure drop", "difference in pressure", "difference of pressure",
               "difference between the pressures", "by how much does the pressure", "how much lower is the pressure",
               "how much higher is the pressure", *(f"{change} {of} pressure" for change in ("drop", "fall", "decrease", "rise", "loss", "gain", "reduction") for of in ("in", "of", "in the")), "change in pressure", "difference in the pressure",
               "increase in pressure", "how much greater is the pressure", *(f"how much does the {kind}pressure" for kind in ("", "water ", "gauge ", "hydrostatic ", "liquid "))),
        moment="after",
    ),
)  # fmt: skip

_RISES = ("capillary rise", "height to which", "how far does the water rise", "how far will the water rise",
          *(f"{how} {does} {what}" for how in ("how high", "to what height", "what height") for does in ("will", "can") for what in ("water", "the water", "alcohol", "ethanol", "the liquid", "it", "the sap")))  # fmt: skip
"""What asks for the height of a liquid in a narrow tube."""

_WHERE_THEY_MEET = (
    *(f"{at} the {surface}" for at in ("at", "on", "in") for surface in ("interface", "boundary", "boundary surface", "surface between", "dividing surface", "bottom of the oil", "bottom of the upper", "bottom of the top", "top of the water", "top of the lower")),
    *(f"{place} the {liquid} {meets}" for place in ("where", "at the level where", "at the depth where") for liquid in ("oil", "two liquids", "liquids", "two layers", "layers", "water") for meets in ("meets", "meet", "touch", "touches", "begins", "ends")),
    *(f"{under} the {layer}" for under in ("just below", "directly below", "just under", "directly under", "right below", "right under") for layer in ("oil", "oil layer", "upper layer", "upper liquid", "top layer")),
)  # fmt: skip
"""Where two layers of liquid meet."""

_HIGHER_SURFACE = tuple(
    f"{how} {liquid} surface{verb}"
    for how in ("how much higher is", "how much higher does", "how much higher will", "by how much is", "by how much does", "how far is", "how far above")
    for liquid in ("oil s", "liquid s", "lighter liquid s", "alcohol s", "petrol s", "oil", "upper", "free", "free oil", "top", "")
    for verb in ("", " stand", " lie")
)  # fmt: skip
"""How the difference of two free surfaces in the arms of a tube is asked for."""

_STATIC = (
    Quantity(
        s.h_1, "h_1", "height of the first column or layer", "cm", 0.01, 5000, Grid(8, 60, 1),
        aliases=("h_1", "height_1", "h_upper", "depth_1", "h_light", "h_oil", "h_top_layer", "thickness_1"),
        cues=("forms a column", *(f"{until} … {high}" for until in ("column", "column stands", "column reaches") for high in ("high", "long", "tall")), "oil forms a column", "oil column is", "oil stands", *column_heights(LIGHT), *(f"… of {what}" for what in ("an unknown liquid", "the unknown liquid", "another liquid", "the other liquid", "a liquid of unknown density", "oil", "an oil", "alcohol", "a lighter liquid")), "vessel P", "first vessel", "left vessel", *(f"… {deep} {lies} on" for deep in ("deep", "thick", "high") for lies in ("lies", "floats", "rests", "floating", "lying", "resting", "is poured"))),
        asked=(*(f"{a} {word}" for a, word in product(("height of the", "how high is the", "length of the"),
                                                      ("oil column", "oil", "lighter liquid", "first liquid", "upper layer", "alcohol column"))),),
        body="liquid_1", sort="height",
    ),
    Quantity(
        s.dh, "Δh", "level difference or height of the column", "cm", 0.01, 2000, Grid(6, 60, 1),
        aliases=("level_difference", "height_difference", "Delta_h", "delta_h", "dh", "h_diff", "column_height", "h_column",
                 "h_m", "h_b", "difference_in_height", "h_mercury", "h_Hg", "barometer_height"),
        cues=("difference", "differ by", "level difference", "height difference", "higher by", "lower by", "column", "level", "higher", "lower",
              "mercury stands", "stands at", "reads", "barometer reads", "reading of", "difference in height", "difference of the levels", "column height", "levels differ",
              "column height of", *(f"… {above} {what}" for above in ("above", "higher than") for what in ("the water surface", "the surface of the water", "the water level", "the level of the water", "the water", "the water in the other arm", "the free surface of the water", "the mercury surface", "the mercury level"))),
        asked=("difference in height", "stand higher", "stands higher", "lie higher", "surface higher", "surface stand higher", "surface stand", *_HIGHER_SURFACE, "level difference", "difference between the levels", "height difference", "how tall a column",
               "how high is the column", "height of the column", "how high is the mercury", "how high is the mercury column", "how tall is the mercury column", "how high does the mercury", "height of the mercury", "height of the mercury column", "how long is the mercury column", "how high does the", "difference in level", "how tall is the column", *_RISES,
               "difference in the levels", "column height", "difference in the heights", "difference of the levels"),
        unasked=(r"\b(?:straight up|vertically upwards?|fountain|spray\w*|squirt\w*|spurt\w*|shoots?)\b",),
    ),
    Quantity(
        s.h_2, "h_2", "height of the second column or layer", "cm", 0.01, 5000, Grid(8, 60, 1),
        aliases=("h_2", "height_2", "h_lower", "depth_2", "h_heavy", "h_bottom_layer", "thickness_2"),
        cues=(*column_heights(HEAVY), "above the oil-water boundary", "above the oil-water interface", "above the water-oil boundary", "above the boundary", "above the interface", "of water", "water surface in the other arm is … above the boundary", "floating on", "floats on", "on top of", "vessel Q", "vessel B", "second vessel", "right vessel", "container B"),
        asked=(*(f"{a} {word}" for a, word in product(
            ("height of the", "how high is the", "how high does the", "how far above the interface does the", "length of the"),
            ("water column", "water", "denser liquid", "heavier liquid", "second liquid", "mercury column", "mercury", "lower layer"))),
            "above the interface does", "above the interface is", "how high above the interface", "height above the interface", *(f"{above} the {where}" for above in ("how high above", "how far above", "height above") for where in ("boundary", "boundary surface", "level where they meet", "surface where they meet", "dividing surface"))),
        body="liquid_2", moment="after", sort="height",
    ),
    Quantity(
        s.h, "h", "depth below the surface", "m", 0.001, 12000, Grid(0.6, 9, 0.05),
        aliases=("depth", "h", "water_depth", "depth_below_surface", "z", "h_water", "liquid_depth", "H_w", "h_liquid", "depth_water",
                 "h_depth", "head", "h_hole"),
        cues=("depth", "deep", "water behind", "water behind it", "below the surface", "beneath the surface", "under the surface", "below the water surface",
              "below the water level", "under water", "underwater", "below the level", "filled to a height", "height of the water",
              "water level", "below the free surface", "filled to", "to a height of", "to the height of", "up to a height of", "to a level of", "below the liquid surface", "above the hole", "above the opening",
              "above the outlet", "above the tap", "above small hole", "above its hole", "above hole", "below", "down", *(f"{hole} … {down}" for hole in ("hole", "opening", "tap", "outlet") for down in ("down", "deep", "lower"))),
        asked=("at what depth", "what depth", "how deep", "find the depth", "how far below the surface", "depth of the",
               "how high must the water", "height of the water", "water level must", *(f"{high} {above} the {hole} {what}" for high in ("how high", "how far") for above in ("above",) for hole in ("hole", "opening", "outlet", "tap", "leak", "orifice", "spout") for what in ("is the surface", "is the water surface", "is the level", "is the water level", "does the water stand", "is the water", "is the free surface", "must the surface", "must the water")),
               *(f"to what {great}height {verb} the water {rise}" for great in ("", "greatest ", "maximum ", "largest ") for verb in ("can", "will", "does", "could") for rise in ("rise", "be raised", "reach", "climb", "stand")), *(f"to what {great}height" for great in ("greatest ", "maximum "))),
        body="liquid",
    ),
    Quantity(
        s.p_12, "p_12", "gauge pressure where the liquids meet", KPA, 0.001, 10000,
        aliases=("p_interface", "interface_pressure", "p_int", "p_boundary"),
        asked=("pressure where the", *(f"{pressure} {at}" for pressure in ("pressure", "gauge pressure", "pressure of the liquid", "water pressure") for at in _WHERE_THEY_MEET)),
        moment="after",
    ),
    Quantity(
        s.A, "A", "area", "m^2", 1e-9, 1e6, Grid(0.1, 1.5, 0.05),
        aliases=("surface_area", "A_hatch", "hatch_area", "A_window", "contact_area", "cross_section", "cross_sectional_area",
                 "A_base", "base_area", "A_plate", "wall_area", "A_wall", "A_bottom", "nozzle_area", "A_nozzle", "A_hole", "hole_area",
                 "opening_area", "pipe_area", "A_pipe"),
        cues=("hatch", "window", "lid", "bottom area", "base area", "contact area", "hatch of area", "area of contact", "bottom"),
        asked=("contact area", "area"),
    ),
    Quantity(
        s.w, "w", "width of the wall", "m", 0.001, 1e5, Grid(2, 30, 0.5),
        aliases=("w", "width", "L_wall", "wall_width", "gate_width", "dam_width", "B", "dam_length", "wall_length", "width_wall", "w_wall"),
        cues=("wide", "width", "long", "length"), asked=("how wide is the wall",), sort="breadth",
    ),
    Quantity(
        s.l_1, "a", "length of one side", "cm", 0.01, 1e5, Grid(10, 60, 1),
        aliases=("l_1", "length", "side_a", "l", "L", "side_1", "side_length", "base_length"),
        cues=("long", "length", "wide", "width", "measures", "face", "sides", "… by"), asked=("how long is the",),
    ),
    Quantity(
        s.l_2, "c", "length of the other side", "cm", 0.01, 1e5, Grid(8, 40, 1),
        aliases=("l_2", "side_b", "breadth", "side_2", "base_width"),
        cues=("by", "", "", "", "", "wide", "width", "broad"), asked=("how wide is the",),
    ),
    Quantity(
        s.F_net, "F_net", "force of the liquid on the surface", "kN", 1e-6, 1e9,
        aliases=("F_net", "net_force", "F_water", "water_force", "F_h", "F_hydrostatic", "hydrostatic_force", "F_liquid", "F_gauge",
                 "force_of_water", "F_R", "resultant_force", "F_res", "F_wall", "F_dam"),
        cues=("net force",),
        asked=("net force", "resultant force", "force of the water", "force does the water", "force that the water", "force which the water", "force that the liquid", "total force that the water exerts", "total force that the liquid exerts", "total force exerted by the water", "total force due to the water", "force exerted by the water",
               "force due to the water", "hydrostatic force", "force of the liquid", "force of the liquid on", "force of the liquid on the wall", "force does the liquid", "force exerted by the liquid",
               "force on the wall", "force on the dam", "force on the gate", "total force on the dam", "total force on the wall",
               "total force of the water"),
        moment="after",
    ),
    Quantity(
        s.F_abs, "F_abs", "force of liquid and atmosphere together", "kN", 1e-6, 1e9,
        aliases=("F_abs", "F_total", "total_force", "F_tot"), asked=("total force", "force including"), moment="after",
    ),
    Quantity(
        s.F_air, "F_air", "force of the atmosphere on the surface", "kN", 1e-6, 1e9,
        aliases=("F_air", "F_atm", "air_force"), asked=("force of the atmosphere", "force of the air", "force exerted by the atmosphere"),
        moment="after",
    ),
    Quantity(
        s.F_at, "F", "force on the surface", "N", 1e-6, 1e9,
        aliases=("F_at",),
        asked=("force", "force on", "how much force", "lift on the wing", "lift on the wings", "what is the lift", "what lift", "lift of the wing", "lift force", "net lift", "find the lift", "estimate the lift", "calculate the lift", "determine the lift", "how large is the lift", "how big is the lift", "how great is the lift", "lift on the plane", "lift on the aircraft"),
        moment="after",
    ),
    Quantity(
        s.m, "m", "mass", "kg", 1e-6, 1e9, Grid(4, 60, 1),
        aliases=("total_mass", "m", "M", "m_box", "m_water", "m_body"), cues=("mass", "weighs", "kg"),
        asked=("what mass", "mass of water", "mass of the", "how many kilograms", "what is the mass"),
    ),
    Quantity(
        s.W, "W", "weight", "N", 1e-6, 1e9,
        aliases=("weight", "W", "F_g", "F_w", "G", "F_weight", "weight_force", "force_weight"), cues=("weight", "weighs", "weighing"),
        asked=("weight of",), moment="after",
    ),
    Quantity(
        s.V, "V", "volume", "L", 1e-9, 1e12, Grid(10, 200, 5),
        aliases=("volume", "V", "Vol", "volume_water", "V_water", "V_tank", "tank_volume"),
        cues=("volume", "fill", "tank", "bucket", "litres", "liters", "pool", "capacity", "barrel", "holds"),
        asked=("volume of water", "volume of", "how many litres", "how many liters", "how much water"),
    ),
)  # fmt: skip

_FURTHER = (
    *VISCOUS_QUANTITIES,
    *SURFACE_QUANTITIES,
    *WIND_QUANTITIES,
    *HOLE_QUANTITIES,
    *STREAM_QUANTITIES,
    *RATIO_QUANTITIES,
)
QUANTITIES = (
    *_MATTER,
    *SECTIONS,
    *MOTION,
    *_PRESSURES,
    *RIVER_QUANTITIES,
    *_STATIC,
    *WALLS_AND_PRESSES,
    *_FURTHER,
)
