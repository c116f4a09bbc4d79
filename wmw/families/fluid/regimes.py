"""How the fluid stands or flows: regimes, the words that tell them, facts and conventions."""

from __future__ import annotations

from wmw.core.family import Convention, Fact, Gt, Lt, Regime, Usual
from wmw.families.fluid.by_ratio import (
    MULTIPLES,
    RATIO_FACTS,
    RATIO_REGIMES,
    RATIOS,
    k_A,
    ratio_usual,
)
from wmw.families.fluid.side_hole import HOLE_REGIME
from wmw.families.fluid.streams import SPLITS, STREAM_FACTS, STREAM_REGIMES, stream_usual
from wmw.families.fluid.surfaces import SURFACE_FACTS, SURFACE_REGIMES, SURFACE_USUAL
from wmw.families.fluid.symbols import (
    A_1,
    A_2,
    BAROMETER,
    COLUMN,
    DEEP,
    DEPTH,
    GASES,
    HATCH,
    LAYERS,
    LOW,
    MANOMETER,
    NARROWS,
    OUTFLOW,
    OUTLET,
    PIPES,
    PRESS,
    RISING,
    SOLID,
    TOTAL,
    TWO,
    U_TUBE,
    VESSELS,
    WALL,
    WIDENS,
    delta_p,
    dh,
    h_top,
    p_gauge,
    rho,
    rho_1,
    rho_2,
    t,
    v_1,
    v_2,
)
from wmw.families.fluid.viscous import VISCOUS_REGIMES, VISCOUS_WORDS
from wmw.families.fluid.wind import WIND_REGIMES

_DEPTH = ("depth", "deep", "below the surface", "beneath the surface", "under the surface", "bottom", "submerged", "diver",
          "swimmer", "submarine", "underwater", "lake", "hatch", "at rest", "gauge pressure", "below the water surface",
          "absolute pressure", "tank")  # fmt: skip
_FLOWING = ("flows", "flow", "flowing", "flow rate", "pipe", "hose", "nozzle", "jet", "stream", "emerges", "spurts", "leaks",
            "piston", "pistons", "press", "lift", "manometer", "u-tube", "u tube", "u-shaped", "barometer", "siphon")  # fmt: skip
_WALLS = ("vertical wall", "dam", "wall of", "aquarium wall", "vertical gate", "vertical window", "vertical plate", "floodgate",
          "sluice gate", "side wall", "front glass", "glass front", "front pane", "glass pane", "front wall", "horizontal force", "side of the tank", "side of the aquarium", "dam wall", "retaining wall", "rectangular gate", "vertical side", "wall", "sluice", "flood wall", "lock gate", "glass wall",
          "vertical", "gate of a lock", "gate of the lock", "lock gates", "gate")  # fmt: skip
_UPRIGHT = ("on wall", "on side", "on front", "on back", "pane", "panes", "front", "end wall", "side wall", "one wall", "each wall", "on one side", "on each side",
            *(f"{size} {face}" for size in ("long", "longer", "short", "shorter", "large", "larger", "small", "smaller") for face in ("wall", "walls", "side", "sides", "end", "face")))  # fmt: skip
"""Faces of a tank on which the pressure grows with depth."""
_STACK = ("layer", "layers", "floats on", "floating on", "on top of", "layer of", "lies on", "rests on", "above the water",
          "upper liquid", "lower liquid")  # fmt: skip
_TUBE = (
    "u-tube",
    "u tube",
    "u-shaped tube",
    "u-shaped",
    "left arm",
    "right arm",
    "both arms",
    "open arms",
    "other arm",
)
_GAS = ("manometer", "gas container", "gas pressure", "pressure of the gas", "gas")
_GAS_SIDES = (
    "in the arm connected",
    "in the closed arm",
    "on the gas side",
    "in the arm on the gas side",
    "in the arm joined to",
    "in the arm next to the gas",
    "the gas side",
    "the closed arm",
    "the side of the gas",
    *(
        f"{where} {what}"
        for where in (
            f"{lead} {at}"
            for lead in ("in the arm", "the arm", "in the limb", "the limb", "the one", "the level")
            for at in (
                "on",
                "on the side of",
                "at",
                "toward",
                "connected to",
                "joined to",
                "next to",
                "attached to",
            )
        )
        for what in (
            "the tank's side",
            "the tank side",
            "the tank",
            "the container's side",
            "the container",
            "the vessel's side",
            "the vessel",
            "the gas's side",
            "the gas",
            "the gas bottle",
            "the bottle",
        )
    ),
    *(f"{on} {vessel}{side}" for vessel in ("gas", "flask", "tank", "container", "vessel", "bottle", "cylinder", "supply", "bulb", "closed", "sealed") for on, side in (("on the", " side"), ("in the", " arm"), ("in the", " side"), ("on the side of the", ""), ("in the arm at the", ""))),
)  # fmt: skip
_GAS_LOWER = (
    "lower than in the open arm",
    "lower than the open arm",
    "lower than the open side",
    *(f"higher than {side}" for side in _GAS_SIDES),
    *(f"lower {side}" for side in _GAS_SIDES if side.startswith(("in ", "on "))),
)
_GAS_HIGHER = (
    "higher than in the open arm",
    "higher than the open arm",
    "higher than the open side",
    *(f"lower than {side}" for side in _GAS_SIDES),
    *(f"higher {side}" for side in _GAS_SIDES if side.startswith(("in ", "on "))),
)
_PRESSES = (
    "hydraulic press",
    "hydraulic lift",
    "hydraulic jack",
    "jack",
    "plunger",
    "piston",
    "pistons",
    "hydraulic",
    "car lift",
    "brake",
)
_CAME_FROM = ("it comes from", "it came from", "it has come from", "before that it")
"""What tells of the first section behind the second one, whichever of them is the wider."""
_NARROWS = ("narrows", "narrow", "narrower", "narrowing", "tapers", "constriction", "throat", "nozzle", "venturi", "reduced",
            "reduces", "constricted", "smaller", "pipe", "section")  # fmt: skip
_WIDENS = (
    "widens",
    "widening",
    "wider",
    "expands",
    "enlarges",
    "opens out",
    "into a wide",
    "larger",
    "pipe",
    "section",
)
_ROOMS = ("bathroom", "upstairs", "attic", "top floor", "bedroom")
_RISES = ("rises", "upper floor", "second floor", "higher", "uphill", "height", "upper end", "upper section", "lower section",
          "above the lower", "goes up", "upward", "lower end", *_ROOMS)  # fmt: skip
_UPWARD = (
    "upper floor",
    "second floor",
    "upper section",
    "upper end",
    "lower section",
    "lower end",
    "uphill",
    "m higher",
    "pipe rises",
    *_ROOMS,
)
_OUT = ("hole", "tank", "opening", "siphon", "small hole", "spurts", "emerges", "leak", "leaks", "orifice", "torricelli",
        "below the surface", "jet", "tap", "barrel", "outlet", "flows out", "streams out")  # fmt: skip
_ON_GROUND = tuple(f"{stands} on {ground}" for stands in ("resting", "rests", "standing", "stands") for ground in ("the ground", "the floor", "level ground"))  # fmt: skip
"""What tells that a depth of the liquid counts from the ground on which the tank stands."""
_BAROMETERS = (
    "barometer",
    "atmosphere can support",
    "atmosphere supports",
    "torricelli tube",
    "evacuated tube",
    "closed at the top",
)
_STEADY = ("steady flow", "incompressible liquid", "no friction in the liquid")
_STILL = ("the liquid is at rest", "constant density")

REGIMES = (
    Regime(DEPTH, "liquid at rest, pressure of the liquid alone", cues=_DEPTH, assumptions=_STILL,
           rules_out=(*_FLOWING, *_STACK[:4], "two vessels", "vessel b", "vessel Q", "hole", "including the atmosphere",
                      "including atmospheric pressure", "vertical wall", "dam", *_UPRIGHT)),
    Regime(TOTAL, "liquid at rest, pressure of liquid and air", cues=_DEPTH, assumptions=_STILL,
           rules_out=(*MULTIPLES, *_FLOWING, *_STACK[:4], "two vessels", "vessel b", "vessel Q", "hole", "net force", "vertical wall", "dam",
                      "gauge", "water alone", "liquid alone", "due to the water", "due to the liquid", *_UPRIGHT)),
    Regime(HATCH, "horizontal surface under a liquid, with air beyond", needs_cue=True, assumptions=_STILL,
           cues=("hatch", "lid", "trapdoor", "porthole", "window", "bottom of the", "plug", "area", "force", *_DEPTH),
           rules_out=(*_FLOWING, *_STACK[:4], "two vessels", "vessel b", "vessel Q", "hole", "including the atmosphere",
                      "including atmospheric pressure", "vertical", "dam", "gauge pressure", "absolute pressure", *_UPRIGHT)),
    Regime(SOLID, "solid body on a surface", needs_cue=True,
           cues=("stands on", "rests on", "lies on", "presses on", "heel", "heels", "contact area", "on the floor", "on the ground",
                 "on a table", "face", "snow", "ski", "skis", "nail", "drawing pin", "thumbtack", "pressed", "pushes", "applied to",
                 "acts on an area", "perpendicular to", "floor", "ground", "feet", "soles", "needle", "area of contact",
                 "distributed over"),
           rules_out=("depth", "deep", *_FLOWING, "water", "oil", "liquid", "submerged"), assumptions=("the surface is level",)),
    Regime(WALL, "liquid against a vertical wall", cues=_WALLS, needs_cue=True, fixed={h_top: 0.0},
           rules_out=(*_FLOWING, "absolute", "vertical tube"), assumptions=(*_STILL, "the air presses on both sides")),
    Regime(PRESS, "hydraulic press", cues=_PRESSES, needs_cue=True, rules_out=("manometer", "hole"),
           conditions=(Gt(A_2, A_1),), assumptions=("no friction", "both pistons at about the same height", "weightless pistons")),
    Regime(MANOMETER, "open manometer, gas pressure above that of the air", needs_cue=True,
           cues=(*_GAS, "level in the open arm is", "higher in the open arm", "open arm is higher"),
           rules_out=("piston", *_GAS_HIGHER, "lower in the open", "open arm is lower", "higher on the gas side", "higher on the side of the gas",
                      "two liquids", "oil is poured", "lower than the level in the arm"),
           conditions=(Gt(p_gauge, 0),), assumptions=("the liquid is at rest", "the weight of the gas is negligible")),
    Regime(LOW, "open manometer, gas pressure below that of the air", needs_cue=True,
           cues=(*_GAS, "lower in the open arm", "open arm is lower", "higher on the gas side", "vacuum", "suction",
                 "lower than the level in the arm"),
           rules_out=("piston", *_GAS_LOWER, "higher in the open", "open arm is higher", "lower on the gas side",
                      "two liquids", "oil is poured", "higher than the level in the arm"),
           conditions=(Lt(p_gauge, 0),), assumptions=("the liquid is at rest", "the weight of the gas is negligible")),
    Regime(U_TUBE, "two liquids in a U-tube", cues=_TUBE, needs_cue=True, rules_out=("gas", "manometer", "piston"),
           conditions=(Lt(rho_1, rho_2), Gt(dh, 0)), assumptions=("both arms are open", "the liquids do not mix")),
    Regime(LAYERS, "two liquids in layers", cues=_STACK, needs_cue=True,
           rules_out=(*_TUBE, "piston", "flows", "pipe", "manometer", "floor", "table", "box", "crate"),
           conditions=(Lt(rho_1, rho_2),), assumptions=("the liquids do not mix", "the liquids are at rest")),
    Regime(BAROMETER, "barometer, pressure of the air from the column", needs_cue=True, cues=_BAROMETERS, rules_out=("piston", "flows"),
           assumptions=("vacuum above the column",)),
    Regime(COLUMN, "barometer, column that the air holds up", needs_cue=True, cues=_BAROMETERS, rules_out=("piston", "flows"),
           assumptions=("vacuum above the column",)),
    Regime(VESSELS, "two vessels of different shapes", needs_cue=True,
           cues=("vessel P", "vessel Q", "vessel b", "vessels", "containers", "vases", "shape", "shapes", "two tanks", "two vessels", "beakers"),
           rules_out=("piston", "flows", "pipe", "layer"), assumptions=_STILL),
    Regime(OUTLET, "flow through a pipe or hose", needs_cue=True,
           cues=("hose", "pipe", "tap", "faucet", "nozzle", "flow rate", "delivers", "flows", "flow", "per minute", "per second", "river", "channel",
                 "fill", "duct", "artery", "vessel"),
           rules_out=("narrows", "widens", "narrower", "wider", "narrow section", "wide section", "piston", "pressure", "torricelli",
                      "second section", "constriction", "tapers", "throat", "below the surface", "hole", "siphon", "through a nozzle of diameter", "nozzle of diameter", "nozzle whose diameter", "nozzle with a diameter", "nozzle of radius", "nozzle of cross-sectional area", "nozzle with diameter", *SPLITS),
           assumptions=_STEADY),
    Regime(NARROWS, "horizontal pipe that narrows", cues=_NARROWS, needs_cue=True, conditions=(Gt(A_1, A_2), Lt(v_1, v_2)),
           rules_out=("piston", "widens", "manometer", "hole in", "delivers", *_CAME_FROM, *_UPWARD, *VISCOUS_WORDS, *SPLITS), assumptions=(*_STEADY, "the pipe is horizontal")),
    Regime(WIDENS, "horizontal pipe that widens", cues=_WIDENS, needs_cue=True, conditions=(Lt(A_1, A_2),),
           rules_out=("piston", "narrows", "manometer", "hole in", "tapers", *_CAME_FROM, *_UPWARD, *VISCOUS_WORDS, *SPLITS),
           assumptions=(*_STEADY, "the pipe is horizontal")),
    Regime(RISING, "pipe that goes up", cues=_RISES, needs_cue=True,
           rules_out=("piston", "manometer", "hole", "horizontal", "at the same height", "depth", "arm", "barometer", "straight up", "fountain", *SPLITS), assumptions=_STEADY),
    Regime(OUTFLOW, "outflow from a tank", cues=_OUT, needs_cue=True,
           rules_out=("piston", "manometer", "narrows", "widens", "layer", "hatch", "dam", "u-tube", "above the bottom", "above its bottom", "above its base", "from the bottom", *_ON_GROUND),
           assumptions=("the surface hardly sinks", "no friction in the liquid", "surface and jet are at the pressure of the air")),
    *VISCOUS_REGIMES,
    *SURFACE_REGIMES,
    *WIND_REGIMES,
    HOLE_REGIME,
    *RATIO_REGIMES,
    *STREAM_REGIMES,
)  # fmt: skip

FACTS = (
    Fact(
        (
            "upper edge at the surface",
            "upper edge lies at the surface",
            "reaches up to the surface",
        ),
        {h_top: 0.0},
        (WALL,),
    ),
    *SURFACE_FACTS,
    *RATIO_FACTS,
    *STREAM_FACTS,
    Fact(("same cross section", "same diameter", "same width everywhere", "constant cross section", "constant diameter", "uniform cross section", "uniform diameter"), {k_A: 1.0}, (RISING,)),
    *(Fact(tuple(f"{every} {unit}" for every in ("each", "every", "in one", "in every", "in each")), {t: seconds}, (OUTLET,), ("how long", "time does it take", "what time", "fill", "how many seconds", "how many minutes"))
      for unit, seconds in (("second", 1.0), ("minute", 60.0), ("hour", 3600.0))),
)  # fmt: skip

_NOT_WATER = (
    "sea", "seawater", "sea water", "salt", "salt water", "saltwater", "brine", "ocean", "oil", "mercury", "alcohol", "ethanol", "glycerin", "glycerine",
    "glycerol", "gasoline", "petrol", "kerosene", "blood", "milk", "benzene", "unknown liquid", "another liquid", "hot water", "density of water",
    "density of the water", "gas", "air flows", "wind",
)  # fmt: skip
_WATERS = ("water", "fresh water", "freshwater", "swimming pool", "lake", "pool", "river")
_DENSER = ("sea water", "seawater", "salt water", "brine", "mercury", "glycerin", "glycerine", "glycerol", "density of water", "density of the water")  # fmt: skip
USUAL = (
    Usual(_WATERS, {rho: 1000.0}, (*DEEP, WALL, VESSELS, OUTLET, *PIPES, OUTFLOW), _NOT_WATER),
    Usual(("water",), {rho_2: 1000.0}, TWO, _DENSER),
    *SURFACE_USUAL,
    ratio_usual(_WATERS, _NOT_WATER),
    stream_usual(_WATERS, _NOT_WATER),
    Usual(
        (
            "filled with water",
            "contains water",
            "water manometer",
            "water in the open arm",
            "water in the arm",
            "filled with fresh water",
            "the water in",
        ),
        {rho: 1000.0},
        GASES,
        tuple(word for word in _NOT_WATER if word != "gas"),
    ),
)

CONVENTIONS = (
    Convention("level difference counted downwards", {dh: -1.0}, (LOW,)),
    Convention("missing pressure as a magnitude", {p_gauge: -1.0}, (LOW,)),
    Convention(
        "pressure difference with its sign", {delta_p: -1.0}, (NARROWS, WIDENS, RISING, *RATIOS)
    ),
)
