"""Qualitative outcomes of circular motion."""

from __future__ import annotations

from sympy import And, false, true

from wmw.core.family import Choice, Ge, Gt, Le, Lt, Outcome
from wmw.families.circular_motion.names import STRING_BREAKS
from wmw.families.circular_motion.symbols import (
    BANKED,
    BUMPS,
    FASTER,
    FLATS,
    HILLS,
    HORIZONTAL,
    INNER_OUTER,
    ROD_TOP,
    STEADY,
    STRINGS,
    TABLE,
    TRACKS,
    TWO_RADII,
    UNIFORM,
    WHIRLED,
    WIDER,
    F_bottom,
    F_top,
    N,
    W,
    g,
    k_a,
    k_F,
    k_v,
    r,
    v,
    v_max,
    v_min,
    v_top,
)

_HAIR = 1.000001
_TOWARD = (
    "toward the center",
    "towards the center",
    "toward the centre",
    "towards the centre",
    "inward",
    "inwards",
    "radially inward",
)
_AWAY = ("away from the center", "away from the centre", "outward", "outwards", "radially outward")
_LARGER = (
    "it becomes larger",
    "it increases",
    "larger",
    "increases",
    "greater",
    "rises",
    "it grows",
)
_SMALLER = (
    "it becomes smaller",
    "it decreases",
    "smaller",
    "decreases",
    "less",
    "falls",
    "it shrinks",
)
_GREATER_THAN = (
    "it is greater than the weight",
    "greater than the weight",
    "greater",
    "larger",
    "larger than the weight",
    "more than the weight",
    "exceeds the weight",
)
_LESS_THAN = (
    "it is smaller than the weight",
    "smaller than the weight",
    "smaller",
    "less",
    "less than the weight",
)
_EQUAL_TO = (
    "it is equal to the weight",
    "equal to the weight",
    "equal",
    "the same",
    "equals the weight",
)

_BOTH = ("both are equal", "they are equal", "the same", "neither", "both have the same", "both")
_LARGER_ACCELERATION = tuple(
    f"{who} {size} acceleration" for who in ("has the", "which of them has the", "who has the", "which one has the", "which has the", "")
    for size in ("larger centripetal", "greater centripetal", "larger", "greater", "higher", "higher centripetal")
)  # fmt: skip
_MOVES_FASTER = ("who moves faster", "which moves faster", "larger speed", "greater speed", "which one moves faster", "has the larger speed", "which of them moves faster", "which has the larger speed",
                 "who has the larger speed", "which one has the larger speed", "which of them has the larger speed", "has the greater speed", "has the higher speed")  # fmt: skip

_VESSELS = ("bucket", "pail", "glass", "cup", "can", "vessel")
_POURED = (
    *(f"{stay} in {vessel}" for stay in ("water stay", "it stay", "water remain") for vessel in (*_VESSELS, "it")),
    *(f"water {leave}" for leave in ("fall out", "spill", "run out", "pour out", "leave", "stay in or", "come out")),
)  # fmt: skip
"""How it is asked whether water that is swung in a vertical circle falls out at the top."""
_KEPT_IN = (
    *(f"{stays} in {the}{vessel}" for stays in ("stays", "stay", "remains", "will stay") for the in ("the ", "") for vessel in _VESSELS),
    "stays in", "stay in", "does not fall out", "does not spill", "none spills", "no water falls out", "no water spills", "does not run out",
)  # fmt: skip
_SPILT = (
    *(f"{keeps} in {the}{vessel}" for keeps in ("does not stay", "cannot stay", "will not stay") for the in ("the ", "") for vessel in _VESSELS),
    "falls out", "fall out", "spills", "spill", "runs out", "run out", "pours out", "does not stay in", "drops out",
)  # fmt: skip

_DRIVERS = (
    *(
        "car",
        "cyclist",
        "motorcycle",
        "truck",
        "vehicle",
        "bicycle",
        "bus",
        "motorcyclist",
        "scooter",
    ),
    *("runner", "kart", "skater", "driver", "coin", "child", "block", "race car"),
)
_LAID = (
    "coin",
    "penny",
    "box",
    "block",
    "button",
    "eraser",
    "cup",
    "toy",
    "child",
    "stone",
    "book",
    "it",
)
_PLACE = (
    "in place",
    "where it is",
    "put",
    "at rest on the",
    "on the table",
    "on the turntable",
    "on the disk",
    "on the disc",
    "on the platform",
    "on the record",
)
_STAYS_PUT = tuple(f"{stay} {place}" for stay in ("stay", "remain") for place in _PLACE)
"""What is asked of a thing that lies on a turning table: whether friction holds it there."""
_STAYED = tuple(
    f"{stays} {place}"
    for stays in ("stays", "remains", "will stay", "can stay")
    for place in _PLACE
)
_MOVED = (
    "slides",
    "it slides",
    "{body} slides",
    "{body} slips",
    "slips off",
    "slides off",
    "does not stay in place",
    "does not stay on the",
    "does not stay where it is",
    "starts to slide",
    "starts to slip",
    "begins to slip",
    "begins to slide",
    "flies off",
    "friction cannot hold it",
)

OUTCOMES = (
    Outcome(
        "grip",
        ("does it skid", "will it skid", "skid or", "hold the road or", "does it hold", "slide off or", "skid off", "can it take the", "does the car skid", "will the car skid", "make the turn",
         "make it around", "skids or", "hold or skid", "hold its", "stay on the road", "negotiate the", "without skidding",
         *(f"{asks} {mover} {slides}" for asks in ("does the", "will the", "can the", "would the") for mover in _DRIVERS for slides in ("skid", "slip", "slide", "make", "hold", "stay on")),
         *_STAYS_PUT, *(f"{asks} {thing} {slides}" for asks in ("does the", "will the", "does", "will") for thing in _LAID for slides in ("slip", "slide", "begin to slip", "begin to slide", "start to slip", "start to slide"))),
        (
            Choice("holds", Le(v, _HAIR * v_max), ("it holds", "it does not skid", "no, it does not skid", "no, the {body} does not skid", "no, the {body} will not skid", "no, it will not skid", "holds", "does not skid", "it stays on the road", "stays on the road", "will not skid", "it holds the road",
                                                   "friction is enough", "does not slip", "yes, it makes the turn", "makes the turn", *_STAYED, "does not slide", "friction holds it")),
            Choice("skids", Gt(v, _HAIR * v_max), ("it skids", "skids", "it slides off", "will skid", "slides outward", "slips", "slides off the road", "starts to skid", "friction is not enough",
                                                   "does not make the turn", *_MOVED)),
        ),
        FLATS, in_effects=False,
    ),
    Outcome(
        "grip_claim", (),
        (
            Choice("holds", Le(v, _HAIR * v_max), ("{body} does not skid", "{body} holds the road", "friction is enough", "{body} stays on the road", "does not skid")),
            Choice("skids", Gt(v, _HAIR * v_max), ("{body} skids", "{body} slides off", "friction is not enough", "{body} leaves the road", "slides outward", "{body} slides outward")),
        ),
        FLATS,
    ),
    Outcome(
        "contact",
        ("leave the road or", "stay on the road or", "lose contact or", "does it leave the road", "does it lose contact", "leave the ground or", "does it stay on the road", "stay in contact or",
         "keep contact or", "in contact with the road", "leave the surface"),
        (
            Choice("stays", Lt(v, v_max), ("it stays on the road", "stays on the road", "it stays in contact", "stays in contact", "keeps contact", "it keeps contact", "does not leave the road",
                                       "does not lose contact", "remains in contact", "it stays")),
            Choice("leaves", Gt(v, v_max), ("it leaves the road", "leaves the road", "it loses contact", "loses contact", "takes off", "it takes off", "flies off", "becomes airborne", "leaves the ground",
                                        "does not stay on the road")),
        ),
        HILLS, in_effects=False,
    ),
    Outcome(
        "taut",
        ("stay taut or", "go slack or", "taut or slack", "does the string stay taut", "does it go slack", "slack or taut", "stay taut", "string go slack", "complete the circle", "cord stay taut",
         "thread stay taut", "line stay taut", "rope stay taut", "cord go slack", "thread go slack", "line go slack", *_POURED),
        (
            Choice("taut", Ge(v_top, v_min), ("it stays taut", "no, it does not go slack", "no, the {string} does not go slack", "the {string} stays taut", "stays taut", "taut", "remains taut", "does not go slack", "it completes the circle", "remains tight", *_KEPT_IN)),
            Choice("slack", Lt(v_top, v_min), ("it goes slack", "the {string} goes slack", "goes slack", "slack", "becomes slack", "does not stay taut", "it does not complete the circle", "falls before", *_SPILT)),
        ),
        (*STRINGS, *WHIRLED), in_effects=False,
    ),
    Outcome(
        "rod_force",
        ("push or pull", "pull or push", "pulls or pushes", "pushes or pulls", "tension or compression", "in tension or", "in compression or", "pushing or pulling", "pulling or pushing"),
        (
            Choice("pulls", Gt(v_top**2, g * r), ("it pulls", "the {string} pulls", "pulls", "pull", "pulling", "it is in tension", "tension", "it pulls on the {body}", "it is under tension")),
            Choice("pushes", Lt(v_top**2, g * r), ("it pushes", "the {string} pushes", "pushes", "push", "pushing", "it is in compression", "compression", "it pushes on the {body}")),
        ),
        (ROD_TOP,), in_effects=False,
    ),
    Outcome(
        "stays_on_track",
        ("stay on the track or", "fall off or", "stay on the track", "leave the track or", "fall off the track", "make it around the loop", "keep contact with the track", "lose contact with the track",
         "stay in contact with the loop", "stay on the loop"),
        (
            Choice("stays", Ge(v_top, v_min), ("it stays on the track", "stays on the track", "stays in contact", "keeps contact", "does not fall off", "it makes it around", "remains on the track",
                                           "it stays in contact with the {path}")),
            Choice("falls", Lt(v_top, v_min), ("it falls off the track", "falls off", "leaves the track", "loses contact", "falls off the track", "does not stay on the track", "it does not make it around",
                                           "it loses contact with the {path}")),
        ),
        TRACKS, in_effects=False,
    ),
    Outcome(
        "normal_and_weight",
        ("how does the normal force compare", "how does the normal force on the car compare", "how does the normal force at the top compare", "how does the normal force at the bottom compare",
         "how does the normal force at the lowest point compare", "how does the apparent weight compare", "is the normal force greater", "is the normal force larger", "is the normal force smaller",
         "how does the normal force at that point compare", "how does the force of the road compare", "is the normal force equal"),
        (
            Choice("greater", Gt(N, _HAIR * W), _GREATER_THAN),
            Choice("equal", And(Lt(N, _HAIR * W), Gt(_HAIR * N, W)), _EQUAL_TO),
            Choice("smaller", Lt(_HAIR * N, W), _LESS_THAN),
        ),
        (*BUMPS, *FLATS, BANKED), in_effects=False,
    ),
    Outcome(
        "normal_claim", (),
        (
            Choice("greater", Gt(N, _HAIR * W), ("normal force is greater than the weight", "normal force exceeds the weight", "normal force is larger than the weight", "feels heavier")),
            Choice("equal", And(Lt(N, _HAIR * W), Gt(_HAIR * N, W)), ("normal force equals the weight", "normal force is equal to the weight", "normal force balances the weight")),
            Choice("smaller", Lt(_HAIR * N, W), ("normal force is smaller than the weight", "normal force is less than the weight", "feels lighter")),
        ),
        BUMPS,
    ),
    Outcome(
        "force_change",
        ("larger, smaller or", "larger or smaller", "increase or decrease", "does the centripetal force increase", "does the net force increase", "smaller or larger", "increase, decrease",
         "does the required force increase", "does the needed centripetal force become", "does the centripetal force become", "does the net force toward the center become"),
        (
            Choice("larger", Gt(k_F, _HAIR), _LARGER),
            Choice("smaller", Lt(_HAIR * k_F, 1), _SMALLER),
            Choice("the same", And(Lt(k_F, _HAIR), Gt(_HAIR * k_F, 1)), ("it stays the same", "it does not change", "the same", "does not change", "unchanged", "stays the same")),
        ),
        (FASTER, WIDER), in_effects=False,
    ),
    Outcome(
        "larger_acceleration",
        _LARGER_ACCELERATION,
        (
            Choice("first", Lt(_HAIR * k_a, 1), ("{first}", "it is {first}")),
            Choice("second", Gt(k_a, _HAIR), ("{second}", "it is {second}")),
            Choice("equal", And(Lt(k_a, _HAIR), Gt(_HAIR * k_a, 1)), _BOTH),
        ),
        (TWO_RADII,), in_effects=False,
    ),
    Outcome(
        "larger_acceleration_by_place", _LARGER_ACCELERATION,
        (
            Choice("inner", Lt(_HAIR * k_a, 1), ("{inner}", "it is {inner}", "the one nearer the center", "the one closer to the center")),
            Choice("outer", Gt(k_a, _HAIR), ("{outer}", "it is {outer}", "the one farther from the center", "the one at the rim")),
            Choice("equal", And(Lt(k_a, _HAIR), Gt(_HAIR * k_a, 1)), _BOTH),
        ),
        (INNER_OUTER,), in_effects=False,
    ),
    Outcome(
        "faster_by_place", _MOVES_FASTER,
        (
            Choice("inner", Lt(_HAIR * k_v, 1), ("{inner}", "it is {inner}", "the one nearer the center", "the one closer to the center")),
            Choice("outer", Gt(k_v, _HAIR), ("{outer}", "it is {outer}", "the one farther from the center", "the one at the rim")),
            Choice("equal", And(Lt(k_v, _HAIR), Gt(_HAIR * k_v, 1)), _BOTH),
        ),
        (INNER_OUTER,), in_effects=False,
    ),
    Outcome(
        "faster_one",
        _MOVES_FASTER,
        (
            Choice("first", Lt(_HAIR * k_v, 1), ("{first}", "it is {first}")),
            Choice("second", Gt(k_v, _HAIR), ("{second}", "it is {second}")),
            Choice("equal", And(Lt(k_v, _HAIR), Gt(_HAIR * k_v, 1)), _BOTH),
        ),
        (TWO_RADII,), in_effects=False,
    ),
    Outcome(
        "acceleration_direction",
        ("direction of the acceleration", "which direction is the acceleration", "direction of its acceleration", "which way does the acceleration point", "direction is its acceleration",
         "direction does the acceleration", "direction of the net force", "direction of the centripetal force", *(f"{which} {does} the {force}" for which in ("in which direction", "in what direction", "which direction", "what direction", "which way", "where") for does in ("does", "is") for force in ("net force", "resultant force", "centripetal force", "acceleration"))),
        (
            Choice("toward the centre", true, ("toward the center of the circle", *_TOWARD, "toward the center of the curve", "toward the axis")),
            Choice("away from the centre", false, ("away from the center of the circle", *_AWAY)),
            Choice("along the motion", false, ("along the motion", "tangent to the circle", "forward", "tangentially", "in the direction of motion", "tangential")),
        ),
        STEADY, in_effects=False,
    ),
    Outcome(
        "after_the_string_breaks",
        (*STRING_BREAKS, "string suddenly breaks", "is released", "lets go"),
        (
            Choice("tangent", true, ("along the tangent", "straight along the tangent", "tangent to the circle", "in a straight line along the tangent", "tangentially", "along a tangent",
                                     "in a straight line tangent")),
            Choice("outward", false, ("radially outward", "straight outward", "away from the center", "outward along the radius", "directly away from the center", "outward")),
            Choice("circle", false, ("keeps moving in the circle", "continues in the circle", "keeps circling", "along the circle")),
        ),
        (TABLE, HORIZONTAL, UNIFORM), in_effects=False,
    ),
    Outcome(
        "acceleration_claim", (),
        (
            Choice("inward", true, ("accelerates toward the center", "acceleration toward the center", "acceleration points toward the center", "accelerates toward the centre",
                                    "accelerates inward", "acceleration points inward", "acceleration is directed toward the center", "acceleration is directed inward")),
            Choice("outward", false, ("accelerates away from the center", "acceleration points away from the center", "accelerates outward", "acceleration points outward",
                                      "acceleration is directed outward", "acceleration is directed away from the center", "net force points outward", "net force points away from the center",
                                      "centripetal force points outward", "centripetal force points away from the center")),
        ),
        STEADY,
    ),
    Outcome(
        "place_of_the_larger_tension",
        tuple(f"{where} tension {size}" for where in ("where is the", "at which point is the", "at what point is the") for size in ("greatest", "largest", "greater", "larger", "highest")),
        (
            Choice("bottom", true, ("at the bottom", "at the lowest point", "bottom", "lowest point", "at the bottom of the circle")),
            Choice("top", false, ("at the top", "at the highest point", "top", "highest point", "at the top of the circle")),
        ),
        (*STRINGS, *WHIRLED), in_effects=False,
    ),
    Outcome(
        "tension_claim", (),
        (
            Choice("bottom", Gt(F_bottom, F_top), ("tension is greatest at the bottom", "tension is largest at the bottom", "tension at the bottom is greater than at the top",
                                                   "greater tension at the bottom", "tension is greatest at the lowest point", "tension is larger at the bottom")),
            Choice("top", Lt(F_bottom, F_top), ("tension is greatest at the top", "tension is largest at the top", "tension at the top is greater than at the bottom",
                                                "tension is greatest at the highest point", "tension is larger at the top")),
        ),
        (*STRINGS, *WHIRLED),
    ),
)  # fmt: skip
