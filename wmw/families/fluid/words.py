"""Bodies, relations, qualitative outcomes and many-valued names of fluids."""

from __future__ import annotations

from itertools import product

from sympy import false, true

from wmw.core.family import Choice, Eq, Gt, Lt, Outcome, RelationSpec, Role
from wmw.families.fluid import symbols as s

_LIQUIDS = (
    "liquid", "water", "oil", "fluid", "sea water", "seawater", "mercury", "alcohol", "ethanol", "glycerin", "glycerine", "brine",
    "petrol", "gasoline", "milk", "kerosene", "hydraulic fluid", "hydraulic oil", "salt water", "fresh water", "blood", "air", "brake fluid",
)  # fmt: skip
_SOLID = (
    "box",
    "block",
    "brick",
    "crate",
    "cube",
    "statue",
    "woman",
    "man",
    "elephant",
    "person",
    "cylinder",
    "book",
    "chair",
    "table",
    "car",
    "heel",
    "nail",
    "skier",
    "slab",
    "body",
    "object",
    "chest",
)
_BALLS = (
    "ball",
    "sphere",
    "bead",
    "drop",
    "droplet",
    "raindrop",
    "particle",
    "grain",
    "marble",
    "steel ball",
    "bubble",
    "soap bubble",
)
_SURFACES = ("roof", "wing", "window", "airplane", "aircraft", "plane", "tent", "house")  # fmt: skip

ROLES = (
    Role("liquid", _LIQUIDS, (("density", "rho"),), (*s.ONE, s.PRESS, s.FALLING), ("liquid",)),
    Role("liquid_1", (*_LIQUIDS, "upper liquid", "lighter liquid", "light liquid"), (("density", "rho_1"),), s.TWO, ("oil",)),
    Role("liquid_2", (*_LIQUIDS, "lower liquid", "denser liquid", "heavier liquid"), (("density", "rho_2"),), s.TWO, ("salt solution",)),
    Role("vessel", ("tank", "pool", "lake", "container", "basin", "reservoir", "sea", "ocean", "vessel", "barrel", "aquarium", "dam lake",
                    "swimming pool", "pond", "cistern"), (), (*s.DEEP, s.WALL, s.LAYERS, s.OUTFLOW, s.SIDE_HOLE), ("tank", "basin", "container", "cistern")),
    Role("hatch", ("diver", "observation point", "point", "submarine", "fish", "swimmer", "sensor", "gauge", "pressure sensor", "probe"),
         (), (s.DEPTH, s.TOTAL), ("pressure sensor", "sensor", "probe")),
    Role("hatch", ("hatch", "window", "lid", "plate", "bottom", "trapdoor", "porthole", "horizontal hatch", "plug"),
         (("area", "A"),), (s.HATCH,), ("hatch", "lid")),
    Role("wall", ("wall", "dam", "gate", "vertical wall", "aquarium wall", "vertical plate", "floodgate", "side wall"), (("width", "w"),),
         (s.WALL,), ("wall",)),
    Role("ball", _BALLS, (("radius", "r"), ("density", "rho")), (s.FALLING, s.DROP, s.BUBBLE)),
    Role("surface", _SURFACES, (("area", "A"),), s.AIRS),
    Role("bore", ("tube", "capillary", "capillary tube", "glass tube", "narrow tube"), (("radius", "r"), ("diameter", "D")), (s.CAPILLARY,)),
    Role("wire", ("wire", "frame", "sliding wire", "slider"), (("length", "L_p"),), (s.FILM,)),
    Role("solid", _SOLID, (("mass", "m"),), (s.SOLID,), ("crate", "box", "block", "chest")),
    Role("floor", ("floor", "ground", "table top", "surface", "snow", "board", "wood"), (), (s.SOLID,), ("floor", "ground")),
    Role("piston_1", ("small piston", "smaller piston", "piston 1", "input piston", "first piston", "narrow piston", "pedal", "master cylinder",
                      "small cylinder"), (("diameter", "D_1"), ("area", "A_1")), (s.PRESS,), ("small piston",)),
    Role("piston_2", ("large piston", "larger piston", "piston 2", "output piston", "second piston", "wide piston", "big piston", "platform",
                      "large cylinder", "lifting piston"), (("diameter", "D_2"), ("area", "A_2")), (s.PRESS,), ("large piston",)),
    Role("gas", ("gas", "gas container", "gas flask", "gas tank", "flask", "bulb", "sealed container"), (), s.GASES, ("gas",)),
    Role("manometer", ("manometer", "open-tube manometer", "U-tube", "u-tube manometer", "tube"), (), s.GASES, ("manometer",)),
    Role("tube", ("U-tube", "tube", "U-shaped tube"), (), (s.U_TUBE,), ("U-tube",)),
    Role("barometer", ("barometer", "tube", "glass tube"), (), s.BAROMETERS, ("barometer", "barometer tube")),
    Role("vessel_1", ("vessel P", "vessel 1", "container 1", "vessel A", "container A", "first vessel", "left vessel"), (), (s.VESSELS,), ("vessel P",)),
    Role("vessel_2", ("vessel Q", "vessel 2", "container 2", "vessel B", "container B", "second vessel", "right vessel"), (), (s.VESSELS,), ("vessel Q",)),
    Role("pipe", ("pipe", "hose", "tube", "garden hose", "duct", "fire hose", "water pipe", "line", "channel"), (("diameter", "D"),),
         (s.OUTLET, s.VISCOUS), ("hose", "pipe", "tube")),
    Role("part_1", ("first section", "section 1", "first part", "inlet", "wide section", "wide part", "wider section", "wide pipe", "narrow section",
                    "narrow part", "narrow pipe", "lower section", "lower end", "main pipe", "hose", "pipe", "wide", "narrow", "lower",
                    "narrower section", "wider part", "small section", "large section"),
         (("diameter", "D_1"),), s.PIPES, ("first section",)),
    Role("part_2", ("second section", "section 2", "second part", "outlet", "narrow section", "narrow part", "narrower section", "narrow pipe",
                    "wide section", "wide part", "wide pipe", "wider section", "nozzle", "throat", "constriction", "upper section", "upper end",
                    "wide", "narrow", "upper", "wider part", "small section", "large section"),
         (("diameter", "D_2"),), s.PIPES, ("second section",)),
    Role("hole", ("hole", "opening", "orifice", "small hole", "outlet", "tap", "jet", "spigot", "siphon", "leak"), (("diameter", "D"),),
         (s.OUTFLOW, s.SIDE_HOLE), ("small hole", "small opening")),
)  # fmt: skip

RELATIONS = (
    RelationSpec("in", ("liquid", "vessel"), (*s.DEEP, s.WALL, s.OUTFLOW)),
    RelationSpec("in", ("hatch", "liquid"), s.DEEP, required=False),
    RelationSpec("contact", ("liquid", "wall"), (s.WALL,)),
    RelationSpec("on", ("solid", "floor"), (s.SOLID,)),
    RelationSpec("contact", ("piston_1", "liquid"), (s.PRESS,)),
    RelationSpec("contact", ("piston_2", "liquid"), (s.PRESS,)),
    RelationSpec("connected", ("gas", "manometer"), s.GASES),
    RelationSpec("in", ("liquid", "manometer"), s.GASES),
    RelationSpec("in", ("liquid_1", "tube"), (s.U_TUBE,)),
    RelationSpec("in", ("liquid_2", "tube"), (s.U_TUBE,)),
    RelationSpec("contact", ("liquid_1", "liquid_2"), s.TWO, required=False),
    RelationSpec("above", ("liquid_1", "liquid_2"), (s.LAYERS,)),
    RelationSpec("in", ("liquid", "barometer"), s.BAROMETERS),
    RelationSpec("in", ("liquid", "vessel_1"), (s.VESSELS,), required=False),
    RelationSpec("separated", ("vessel_1", "vessel_2"), (s.VESSELS,)),
    RelationSpec("in", ("liquid", "pipe"), (s.OUTLET,)),
    RelationSpec("connected", ("part_1", "part_2"), s.PIPES),
    RelationSpec("in", ("liquid", "part_1"), s.PIPES, required=False),
    RelationSpec("in", ("hole", "vessel"), (s.OUTFLOW,), required=False),
)  # fmt: skip

_PLACES = ("second section", "second part", "narrow section", "narrow part", "narrower section", "wide section", "wide part", "wider section",
           "throat", "constriction", "narrower part", "wider part", "outlet")  # fmt: skip
_PAIRS = ("higher or lower", "lower or higher", "greater or smaller", "larger or smaller", "smaller or larger", "smaller or greater",
          "greater than less than", "greater or less", "less or greater", "higher than lower than")  # fmt: skip
_LOWER = ("it is lower", "the pressure is lower", "lower", "it is lower than in the first section", "smaller", "decreases", "drops", "falls", "less",
          "lower pressure", "it drops", "it falls", "a lower pressure")  # fmt: skip
_HIGHER = ("it is higher", "the pressure is higher", "higher", "it is higher than in the first section", "larger", "greater", "increases",
           "rises", "more", "higher pressure", "it rises", "a higher pressure")  # fmt: skip
_DROPS = ("the pressure drops", "the pressure falls", "its pressure drops", "pressure decreases", "the pressure becomes lower",
          "the pressure decreases", "loses pressure")  # fmt: skip
_GAINS = ("the pressure rises", "its pressure rises", "pressure increases", "the pressure increases", "the pressure becomes higher",
          "gains pressure")  # fmt: skip
_FASTER = ("it flows faster", "faster", "it speeds up", "speeds up", "increases", "gets faster")
_SLOWER = (
    "it flows more slowly",
    "slower",
    "it slows down",
    "slows down",
    "decreases",
    "more slowly",
)
_SPEEDS_UP = ("the {liquid} speeds up", "water speeds up", "the flow speeds up", "flow gets faster", "flows faster", "the liquid speeds up",
              "speeds up on entering", "the {liquid} gets faster", "the {liquid} flows faster")  # fmt: skip
_SLOWS = ("the {liquid} slows down", "water slows down", "the flow slows down", "flow gets slower", "flows more slowly", "the liquid slows down",
          "slows down on entering", "the {liquid} gets slower", "the {liquid} flows more slowly")  # fmt: skip
_PRESSURE_ASKED = (
    "pressure in the second section higher or lower", "pressure higher or lower", "pressure lower or higher", "higher or lower pressure",
    "lower or higher pressure", "higher or lower", "lower or higher", "greater or smaller", "larger or smaller", "pressure rise or fall",
    "pressure increase or decrease", "pressure drop or rise", "pressure greater or", "pressure rise or drop",
    *(f"pressure {at} the {place} {pair}" for at, place, pair in product(("in", "at"), _PLACES, _PAIRS)),
)  # fmt: skip
_SPEED_ASKED = (
    "faster or slower",
    "slower or faster",
    "speed up or slow down",
    "slow down or speed up",
    "speed increase or decrease",
)


_PART = r"(?:part|section|end|portion|piece|stretch|pipe|tube|duct|hose|one)"
_SET_APART = (
    r"(?: than\b|(?: [a-z]+){{0,2}} (?:faster|slower|higher|lower|greater|smaller|larger|less|more|rise"
    r"|drop|fall|increase|decrease)\b)"
)
_ASKED_OF = rf"(?<!than )\b(?:in|at|through|of) (?:its )?(?:{{}})(?:er|est)? {_PART}{_SET_APART}"
_GETS = r"\b(?:pipe|duct|tube|hose|channel|main|river|stream|canal) (?:(?:that|which|then) )?(?:(?:becomes|gets|grows) )?"
NOT_OF_NARROWING = (_ASKED_OF.format("wide|broad|large|thick"), rf"{_GETS}(?:widen\w*|wider)\b")
"""Patterns of what is asked of the wide part of a pipe, or of one that widens."""
NOT_OF_WIDENING = (
    _ASKED_OF.format("narrow|thin|small|constricted"),
    rf"{_GETS}(?:narrow(?:s|ed|ing|er)|tapers)\b",
)
"""Patterns of what is asked of the narrow part of a pipe, or of one that narrows."""


def _in_pipe(regime: str, *, narrows: bool) -> tuple[Outcome, ...]:
    """Return what becomes of pressure and speed in a horizontal pipe; its form alone decides.

    It is told of the second section: what is asked of the first one is the other way round.
    """
    down, up = (true, false) if narrows else (false, true)
    of_first = NOT_OF_NARROWING if narrows else NOT_OF_WIDENING
    return (
        Outcome(f"{regime}_pressure", _PRESSURE_ASKED, (Choice("lower", down, _LOWER), Choice("higher", up, _HIGHER)), (regime,), in_effects=False, unasked=of_first),
        Outcome(f"{regime}_pressure_in_effect", (), (Choice("lower", down, _DROPS), Choice("higher", up, _GAINS)), (regime,)),
        Outcome(f"{regime}_speed", _SPEED_ASKED, (Choice("faster", down, _FASTER), Choice("slower", up, _SLOWER)), (regime,), in_effects=False, unasked=of_first),
        Outcome(f"{regime}_speed_in_effect", (), (Choice("faster", down, _SPEEDS_UP), Choice("slower", up, _SLOWS)), (regime,)),
    )  # fmt: skip


OUTCOMES = (
    *_in_pipe(s.NARROWS, narrows=True),
    *_in_pipe(s.WIDENS, narrows=False),
    Outcome(
        "bottom_pressure",
        ("greater pressure at the bottom", "pressure at the bottom greater", "bottom pressure greater", "which vessel", "in which vessel",
         "in which of the two", "which of the two", "greater in vessel a", "larger pressure at its bottom", "pressures at the bottoms compare",
         "the same in both", "equal in both", "which container"),
        (
            Choice("first", Gt(s.p_1, s.p_2), ("it is greater in vessel P", "in vessel P", "greater in vessel P", "vessel P", "vessel 1", "greater in vessel 1", "greater in vessel A", "larger in vessel A",
                                           "the first vessel", "container A", "the left vessel")),
            Choice("second", Lt(s.p_1, s.p_2), ("it is greater in vessel Q", "in vessel Q", "greater in vessel Q", "vessel Q", "vessel 2", "greater in vessel 2", "greater in vessel B", "larger in vessel B",
                                           "the second vessel", "container B", "the right vessel")),
            Choice("same", Eq(s.p_1, s.p_2), ("it is the same in both", "the same in both", "equal", "the same", "they are equal", "equal in both",
                                              "equally large", "neither", "the pressures are equal")),
        ),
        (s.VESSELS,), in_effects=False,
    ),
    Outcome(
        "gas_pressure",
        (*(f"{what} {pair}" for what, pair in product(("pressure of the gas", "gas pressure", "gas at a pressure", "pressure in the container"),
                                                   ("above or below", "below or above", *_PAIRS))),
         "above or below atmospheric", "below or above atmospheric", "above or below that of the atmosphere", "above or below the pressure of the atmosphere",
         "higher or lower than that of the atmosphere", "higher or lower than atmospheric", "higher or lower than the atmospheric",
         "lower or higher than", "above or below that of", "greater or smaller than atmospheric", "higher or lower than the pressure of",
         "greater or less than atmospheric", "greater than or less than atmospheric"),
        (
            Choice("above", Gt(s.p_gauge, 0), ("it is above atmospheric pressure", "above atmospheric pressure", "higher than atmospheric pressure",
                                               "above", "higher", "greater than atmospheric pressure", "greater", "higher than the atmosphere")),
            Choice("below", Lt(s.p_gauge, 0), ("it is below atmospheric pressure", "below atmospheric pressure", "lower than atmospheric pressure",
                                               "below", "lower", "less than atmospheric pressure", "smaller", "less")),
        ),
        s.GASES, in_effects=False,
    ),
)  # fmt: skip

_P = (s.p_gauge, s.p_abs, s.p_at, s.p_1, s.p_2, s.p_mean, s.p_bottom)
_SPEEDS = (s.v_1, s.v_2)
_LENGTHS = (s.h, s.dh, s.h_1, s.h_2, s.b, s.h_c)
_AREAS = (s.A_1, s.A_2)
_RHO = (s.rho, s.rho_1, s.rho_2)
_FORCES = (s.F_net, s.F_at, s.F_abs, s.F_1, s.F_2)
_P_AIR = (s.p_air, s.p_at)

AMBIGUOUS = {
    "p": _P, "P": _P, "pressure": _P, "p_gas": (s.p_abs, s.p_gauge, s.p_at), "P_gas": (s.p_abs, s.p_gauge, s.p_at),
    "gas_pressure": (s.p_abs, s.p_gauge, s.p_at),
    "p_bot": (s.p_bottom, s.p_gauge, s.p_abs), "p_h": (s.p_gauge, s.p_abs), "pressure_at_depth": (s.p_gauge, s.p_abs),
    "p_0": _P_AIR, "P_0": _P_AIR, "p_atm": _P_AIR, "P_atm": _P_AIR, "p_o": _P_AIR, "atmospheric_pressure": _P_AIR,
    "p_atmosphere": _P_AIR, "P_air": _P_AIR,
    "F": _FORCES, "force": _FORCES, "F_p": (s.F_net, s.F_at, s.F_abs), "force_on_hatch": (s.F_net, s.F_abs), "F_hatch": (s.F_net, s.F_abs),
    "F_N": (s.F_at,), "d": (s.h, s.D, s.D_1, s.D_2), "H_water": (s.h, s.b), 
    "p_1_abs": (s.p_1,), "height_water": (s.h, s.b), "a": (s.l_1,), "c": (s.l_2,),
    "V_1": (s.v_1,), "V_2": (s.v_2,), "v_a": _SPEEDS, "v_b": _SPEEDS, "v_A": _SPEEDS, "v_B": _SPEEDS,
    "A_a": _AREAS, "A_b": _AREAS, "h_A": (s.h_1,), "h_B": (s.h_2,), "p_A": (s.p_1,), "p_B": (s.p_2,), "P_A": (s.p_1,), "P_B": (s.p_2,),
    "P_1": (s.p_1,), "P_2": (s.p_2,), "P_atm_abs": (s.p_air,), "L_column": _LENGTHS, "vertical_height": _LENGTHS,
    "mass": (s.m, s.m_2), "area": (s.A, s.A_1, s.A_2), "density": _RHO, "d_liquid": _RHO, "fluid_density": _RHO, "rho_w": (s.rho_2, s.rho), "rho_water": (s.rho_2, s.rho), "rho_x": (s.rho_1, s.rho), "h_x": (s.h_1,), "h_w": (s.h_2, s.h), "rho_oil": (s.rho, s.rho_1), "rho_Hg": (s.rho, s.rho_2),
    "rho_mercury": (s.rho, s.rho_2), "water_density": (s.rho, s.rho_2), "oil_density": (s.rho, s.rho_1), "density_water": (s.rho, s.rho_2),
    "density_oil": (s.rho, s.rho_1), "rho_hg": (s.rho, s.rho_2), "rho_o": (s.rho, s.rho_1), "rho_sea": (s.rho,), "rho_seawater": (s.rho,),
    "inner_diameter": (s.D_1, s.D_2, s.D), "v_i": _SPEEDS, "v_f": _SPEEDS,
    "speed_of_flow": (s.v_1, s.v_2), "cross_section_area": (s.A_1, s.A_2),
    **dict.fromkeys(("rho_s", "rho_b", "rho_ball", "rho_sphere", "rho_steel", "rho_p", "rho_drop", "density_ball", "density_sphere", "ball_density", "sphere_density"), (s.rho, s.rho_2)),
    "mechanical_adv": (s.k_F,), "p_wall": (s.p_mean,), "p_c_g": (s.p_mean,),
}  # fmt: skip
"""Names of several quantities; the regime, then the values, tell which is meant."""
