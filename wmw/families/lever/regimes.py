"""Ways in which a bar is loaded and held, the words that show them, and words that fix values."""

from __future__ import annotations

from math import pi

from wmw.core.family import Convention, Fact, Ge, Gt, Le, Lt, Regime
from wmw.families.lever.held_down import HELD_DOWN
from wmw.families.lever.ladders import LADDER_REGIME
from wmw.families.lever.rig_symbols import ARM
from wmw.families.lever.rigs import FACTS as RIG_FACTS
from wmw.families.lever.rigs import REGIMES as RIGS
from wmw.families.lever.rigs import UPRIGHT
from wmw.families.lever.symbols import (
    BALANCE,
    BEAM,
    BEAM_IN,
    BEAMS,
    BOOM,
    BOOM_ALONE,
    BOOM_BARE,
    BOOM_BOTH,
    BOOM_END,
    BOOM_LOAD,
    BOOMS,
    ENDS,
    FIRST,
    HOLDS,
    LEFT_RIGHT,
    MARKS,
    OBLIQUE,
    PLANK,
    PLANK_TWO,
    R_L,
    RIGHT_LEFT,
    SECOND,
    THIRD,
    THREE,
    TIPS,
    TURNS,
    UNBALANCED,
    W_1,
    WRENCH,
    L,
    a,
    c,
    d_1,
    d_2,
    m_1,
    m_2,
    m_b,
    s,
    tau_1,
    tau_2,
    tau_3,
    tau_b,
    tau_net,
    theta,
    x,
    x_o,
)

_PIVOTS = ("pivot", "fulcrum", "support", "centre", "center", "midpoint", "middle", "axis")
_LINKS = ("and", "while", "whereas", "but")
_EACH_END = ("left end and support", "left end and on support", "right end and support", "right end and on support", "left end by support", "right end by support", "left end on support", "right end on support", "left end and by support", "left end and at its right end by support")  # fmt: skip
"""Words of a bar with a support at either end, whatever the supports are called."""
_OTHER_REGIME = (*HELD_DOWN, *_EACH_END, "supported at its ends", "supported at both ends", "supported at ends", "ladder", "left support", "right support", "supports at", "wrench", "spanner", "bolt", "nut", "cable", "hinged to a wall", "trestles", "two supports", "overhangs",
                 "edge of", "beyond the edge")  # fmt: skip
_BOTH_SUPPORTS = tuple(
    f"support {name} {at}{side} end"
    for name, side in (("a", "left"), ("b", "right"), ("1", "left"), ("2", "right"))
    for at in ("", "at ", "at its ", "under its ", "under ", "holds ", "carries ")
)
"""A support of a name of its own at an end of the bar: there is another at the other end."""
_SECOND = ("wheelbarrow", "nutcracker", "garlic press", "lemon squeezer", "bottle opener", "second class", "barrow", "load is between", "load between",
           "load in the middle")  # fmt: skip
_THIRD = ("tweezers", "tongs", "fishing rod", "forearm", "biceps", "third class", "effort is between", "effort between", "shovel",
          "broom", "hockey stick", "chopsticks", "effort in the middle")  # fmt: skip
_ONE_SIDE = ("same side", "at one end", "at its left end", "at the left end", "at its end", "at its right end", "at its lower end",
             "at the end of the bar")  # fmt: skip
_SITTING = (
    "on the right side",
    "on the left side",
    "on the other side",
    "must she sit",
    "must he sit",
    "must the girl sit",
    "must the boy sit",
    "should she sit",
    "should he sit",
    "has to sit",
)
"""Where two sit on a bar, one on either side of what carries it."""
_FIRST = ("lever", "effort", "load", "crowbar", "scissors", "pliers", "claw hammer", "pry", "lift", "raise", "first class",
          "fulcrum is between", "mechanical advantage", "opposite side", "opposite sides")  # fmt: skip
_MACHINE = ("effort", "mechanical advantage", "crowbar")
_RIGHT_ANGLE = ("at right angles", "at a right angle", "perpendicular to the handle", "perpendicularly", "perpendicular to the wrench",
                "perpendicular to the bar", "perpendicular to the door", "perpendicular to the spanner", "perpendicular force")  # fmt: skip
_AT_END = (
    "at its end",
    "at the end",
    "to the end",
    "to its end",
    "free end",
    "far end",
    "outer end",
    "at its far end",
)
_ASKS_SIDE = ("which side", "goes down", "go down", "moves down", "move down", "which end", "which way", "sinks", "does it balance",
              "will it balance", "does the lever balance", "net torque", "net moment",
              "resultant moment", "resultant torque", "tilt", "tilts", "will the seesaw balance", "does the seesaw balance",
              "in which direction", "released")  # fmt: skip
_SLANTED = ("angle", "oblique", "slanted", "obliquely", "inclined at")


_CARRIED = (
    *(
        f"two {who} {verb}"
        for who in (
            "men",
            "workers",
            "people",
            "boys",
            "porters",
            "women",
            "persons",
            "students",
            "girls",
        )
        for verb in ("carry", "are carrying", "hold", "support")
    ),
    *(
        f"carried by two {who}"
        for who in ("men", "workers", "people", "boys", "porters", "women", "persons", "students")
    ),
    *(
        f"{on} {part} of two {who}"
        for on in ("on", "carried on", "resting on")
        for part in ("shoulders", "the shoulders")
        for who in ("men", "porters", "workers", "people", "boys", "women", "bearers", "students")
    ),
    "carry a load on a",
    "carried on a pole",
)
"""Words for a load on a pole that two bear."""
_ON_PIVOT = tuple(
    f"{verb} on a {pivot}" for verb in ("rests", "resting", "lies", "balanced", "balances", "placed", "supported")
    for pivot in ("pivot", "fulcrum", "knife edge")
)  # fmt: skip
"""What says that a bar lies across its pivot, and does not end there."""
_ENDS = ("free end", "far end", "outer end", "end", "other end", "right end")
_LOAD_AT_END = tuple(
    f"{verb} {lead} {end}" for verb in ("hangs", "hung", "suspended", "is hung", "load", "sign", "weight", "hanging", "hanging sign", "lamp", "block")
    for lead in ("from", "at", "from its", "at its", "on") for end in _ENDS
)  # fmt: skip
_CABLE_AT_END = tuple(
    f"{verb} {lead} {end}" for verb in ("attached", "tied", "fastened", "fixed", "connected", "cable", "rope", "wire")
    for lead in ("to", "at", "to its", "at its", "from", "from its") for end in _ENDS
) + tuple(f"{verb} at {end} by" for verb in ("held", "supported", "held up", "held level") for end in ("other end", "its other end", "its free end", "free end", "far end", "outer end", "right end", "end"))  # fmt: skip


_WEIGHTLESS = ("light", "lightweight", "massless", "weightless")
_LINES = ("cable", "rope", "string", "wire", "cord", "chain", "thread", "stay", "line", "strap", "cables", "ropes", "strings", "wires", "cords", "steel cable", "horizontal cable")  # fmt: skip
_LIGHT_LINE = tuple(f"{light} {line}" for light in _WEIGHTLESS for line in _LINES)
"""What is light beside a bar that has a weight: the line that holds it."""
_LIGHT_BAR = tuple(
    f"{light} {made}{bar}" for light in _WEIGHTLESS for made in ("", "uniform ", "rigid ", "horizontal ", "straight ", "stiff ", "wooden ")
    for bar in ("bar", "beam", "boom", "rod", "strut", "pole", "plank", "board", "lever", "rule", "stick")
)  # fmt: skip

_ONE_WEIGHT = (r"\A(?!(?:.*?\d (?:kg|g|n|kn|lb)\b){2})",)
"""A question with no more than one mass or weight: that of the bar."""
_LOADS = (
    "load",
    "sign",
    "hangs",
    "hung",
    "suspended",
    "hanging",
    "person",
    "worker",
    "stands on",
    "carries",
    "crate",
    "lamp",
    "bucket",
    "block",
    "box",
)


def _told_first(side: str, other: str) -> tuple[str, ...]:
    """Return patterns of questions that tell a body on one side first, or none on either side."""
    on, off = (
        rf"\b{way} (?:(?:side )?of (?:\w+ )?(?:{'|'.join((*_PIVOTS, 'it'))})|and(?! (?:left|right)))\b"
        for way in (side, other)
    )
    return rf"\A(?:(?!{off}).)*{on}", rf"\A(?!.*(?:{on}|{off}))"


def _first_on(side: str, other: str) -> tuple[str, ...]:
    """Return wordings that put the body named first on one side, the one named next on the other."""
    near = (f"{side} of", f"{side} of the", f"to {side} of")
    return (
        *(f"{lead} {p} {link}" for lead in near for p in _PIVOTS for link in _LINKS),
        *(f"{side} {link}" for link in _LINKS), *(f"{side} {part} {link}" for part in ("side", "end", "arm") for link in _LINKS),
    )  # fmt: skip


_AT_MIDDLE = tuple(
    f"{held} {where} {middle}"
    for held in ("pivoted", "pivot", "fulcrum", "supported", "rests on pivot", "hung", "suspended")
    for where in ("at", "at its", "in its", "in the", "about its", "at the", "under its", "at its own")
    for middle in ("middle", "centre", "center", "midpoint", "mid point", "50 cm mark", "50.0 cm mark", "geometric centre", "geometric center", "exact centre", "exact middle")
)  # fmt: skip
"""Where the weight of a uniform bar has no moment."""

_PIVOT_AT_TIP = tuple(
    f"{pivot} {at} {end}" for pivot in ("pivot", "fulcrum", "pivoted", "hinged", "turns")
    for at in ("at its", "at one", "at the", "about its", "about one") for end in ("tip", "end", "lower end", "left end", "right end")
)  # fmt: skip
"""Where nothing can be on the other side."""

REGIMES = (
    Regime(BALANCE, "two loads in balance", cues=("balance", "balances", "balanced", "equilibrium", "horizontal", "level", "seesaw", "pivot",
                                                  "teeter-totter", "other side", *_AT_MIDDLE),
           rules_out=(*_OTHER_REGIME, *_SECOND, *_THIRD, *_SLANTED, *_ASKS_SIDE, *_MACHINE, "middle of the door", "centre of the door", "center of the door", "screwdriver", "pry", "prise"),
           assumptions=("the bar is level and at rest",)),
    Regime(ENDS, "loads at the two ends in balance", needs_cue=True,
           cues=("at its ends", "at the ends", "at either end", "at each end", "to the ends", "from its ends", "from the ends", "one end",
                 "other end", "where must the pivot", "where should the pivot", "opposite ends", "both ends", "two ends"),
           rules_out=(*_OTHER_REGIME, *_SECOND, *_THIRD, *_SLANTED, *_ASKS_SIDE, "class"), assumptions=("the bar is level and at rest",)),
    Regime(THREE, "three loads in balance", needs_cue=True, cues=("three", "same side", "third", "green"),
           rules_out=(*_PIVOT_AT_TIP, *_OTHER_REGIME, *_SECOND, *_THIRD, *_SLANTED, *_ASKS_SIDE), conditions=(Gt(m_2 * d_2, m_1 * d_1),), assumptions=("the bar is level and at rest",)),
    Regime(TURNS, "two loads that need not balance", needs_cue=True, cues=_ASKS_SIDE,
           rules_out=(*_OTHER_REGIME, *_SECOND, *_THIRD, *_SLANTED, *_first_on("left", "right"), *_first_on("right", "left"))),
    # The outcomes "left" and "right" can be judged only where the words say who is where.
    Regime(LEFT_RIGHT, "two loads that need not balance, the first on the left", needs_cue=True,
           cues=(*_first_on("left", "right"), *_ASKS_SIDE),
           rules_out=(*_OTHER_REGIME, *_SECOND, *_THIRD, *_SLANTED, *_first_on("right", "left")), where=_told_first("left", "right")),
    Regime(RIGHT_LEFT, "two loads that need not balance, the first on the right", needs_cue=True,
           cues=(*_first_on("right", "left"), *_ASKS_SIDE),
           rules_out=(*_OTHER_REGIME, *_SECOND, *_THIRD, *_SLANTED, *_first_on("left", "right")), where=_told_first("right", "left")),
    Regime(PLANK, "a heavy bar, pivoted off its centre, with one load", needs_cue=True,
           cues=("uniform", "off centre", "centre of gravity", "center of gravity", "center of mass", "centre of mass", "balances", "mark",
                 "metre stick", "meter stick", "mass of the plank"),
           rules_out=(*_AT_MIDDLE, *_OTHER_REGIME, *_SECOND, *_SLANTED), assumptions=("the weight of the bar acts at its centre",)),
    Regime(PLANK_TWO, "a heavy bar, pivoted off its centre, with two loads", needs_cue=True,
           cues=("uniform", "off centre", "centre of gravity", "center of gravity", "center of mass", "centre of mass", "mark"),
           rules_out=(*_AT_MIDDLE, *_OTHER_REGIME, *_SECOND, *_SLANTED, "forearm", "biceps", "elbow"), conditions=(Gt(m_1 * d_1, m_2 * d_2),), assumptions=("the weight of the bar acts at its centre",)),
    Regime(FIRST, "a lever with the fulcrum between load and effort", needs_cue=True, cues=_FIRST,
           rules_out=(*HELD_DOWN, "efficiency", "efficient", *_SECOND, *_THIRD, *_ONE_SIDE, *_SLANTED, "wrench", "spanner", "trestles", "two supports", "uniform", "cable"),
           assumptions=("the lever's own weight is negligible", "no friction at the fulcrum")),
    Regime(SECOND, "a lever with the load between fulcrum and effort", needs_cue=True,
           cues=(*_SECOND, *_ONE_SIDE), rules_out=(*HELD_DOWN, *_SITTING, *_ON_PIVOT, "efficiency", "efficient", *_THIRD, *_SLANTED, *_BOTH_SUPPORTS, "wrench", "spanner", "two supports"), conditions=(Gt(d_2, d_1),),
           assumptions=("the lever's own weight is negligible", "no friction at the fulcrum")),
    Regime(THIRD, "a lever with the effort between fulcrum and load", needs_cue=True,
           cues=(*_THIRD, *_ONE_SIDE), rules_out=(*HELD_DOWN, *_SITTING, *_ON_PIVOT, "efficiency", "efficient", *_SECOND, *_SLANTED, *_BOTH_SUPPORTS, "wrench", "spanner", "two supports"), conditions=(Lt(d_2, d_1),),
           assumptions=("the lever's own weight is negligible", "no friction at the fulcrum")),
    Regime(OBLIQUE, "a lever with an oblique effort", needs_cue=True, cues=_SLANTED,
           rules_out=("wrench", "spanner", "cable", "door", "ladder"), assumptions=("the lever's own weight is negligible",)),
    Regime(WRENCH, "a force that turns a bolt or a door", needs_cue=True,
           cues=("wrench", "spanner", "bolt", "nut", "door", "torque", "moment of the force", "perpendicular distance", "find its moment", "what is its moment", "calculate its moment", "turning effect"), rules_out=HELD_DOWN),
    Regime(BEAM, "a beam on supports at its ends", needs_cue=True,
           cues=("two supports", "supports at its left end", "supports at left end", "support at its left end", "supports, one at", "trestles", "supported at its ends", "supported at both ends", "supported at ends", "ends A and B", "at its ends", "each end", "both ends", "two ends", "left support", "scaffold", "bridge",
                 "two pillars", "sawhorses", "trestle at each end", "support at each end", "one at each end", *_CARRIED, *_BOTH_SUPPORTS),
           rules_out=(*_SLANTED, "pivot", "fulcrum", "overhangs", "cable"), assumptions=("the beam is uniform, level and at rest",)),
    Regime(BEAM_IN, "a beam that reaches past one of its supports", needs_cue=True,
           cues=("right support", "second support", "from the left end", "two supports", "beyond the right support",
                 "past the support"),
           rules_out=(*HELD_DOWN, *_SLANTED, "pivot", "fulcrum", "cable", "both ends", "at its ends", "each end", "two ends", "at the ends"), conditions=(Ge(R_L, 0), Le(s, L)),
           assumptions=("the beam is uniform, level and at rest",)),
    Regime(HOLDS, "a body on the free end of a bar that lies over an edge, and the bar stays", needs_cue=True,
           cues=("edge", "overhangs", "projects", "tip", "tips"), rules_out=(*HELD_DOWN, "wrench", "cable", "seesaw", "fulcrum"),
           conditions=(Le(tau_1, tau_b), Le(x, x_o), Ge(c, 0)), assumptions=("the weight of the bar acts at its centre",)),
    Regime(TIPS, "a body on the free end of a bar that lies over an edge, and the bar tips", needs_cue=True,
           cues=("edge", "overhangs", "projects", "tip", "tips"), rules_out=(*HELD_DOWN, "wrench", "cable", "seesaw", "fulcrum"),
           conditions=(Gt(tau_1, tau_b), Le(x, x_o), Ge(c, 0)), assumptions=("the weight of the bar acts at its centre",)),
    Regime(BOOM_ALONE, "a bar on a hinge, held level by a cable somewhere, with no load but its own weight", needs_cue=True, drawn=False,
           cues=("cable", "hinge", "hinged", "rope", "wire", "boom"), rules_out=(*UPRIGHT, *_SECOND, *_THIRD, *_AT_END, *_CABLE_AT_END, *_LOAD_AT_END, *_LOADS, *_LIGHT_BAR, "wrench", "fulcrum", "seesaw", "overhangs", "pivot", "free end", "released"), where=_ONE_WEIGHT,
           assumptions=("the bar is level and at rest", "no friction at the hinge")),
    Regime(BOOM, "a bar on a hinge, held level by a cable", needs_cue=True,
           cues=("cable", "hinge", "hinged", "rope", "wire", "boom"), rules_out=(*UPRIGHT, *_SECOND, *_THIRD, "attached at its end", "attached at the end", "attached to the end", "attached to its end", "attached at the free end", "wrench", "fulcrum", "seesaw"),
           assumptions=("the bar is level and at rest", "no friction at the hinge")),
    Regime(BOOM_END, "a bar on a hinge, held level by a cable at its end", needs_cue=True,
           cues=(*_AT_END, "cable", "hinge", "hinged"), rules_out=(*UPRIGHT, *_SECOND, *_THIRD, "wrench", "fulcrum", "seesaw", "overhangs"),
           assumptions=("the bar is level and at rest", "no friction at the hinge")),
    Regime(BOOM_LOAD, "a bar on a hinge, held level by a cable, with the load at its end", needs_cue=True,
           cues=_LOAD_AT_END, rules_out=(*UPRIGHT, *_SECOND, *_THIRD, *_CABLE_AT_END, "wrench", "fulcrum", "seesaw", "overhangs", "pivot"),
           assumptions=("the bar is level and at rest", "no friction at the hinge")),
    Regime(BOOM_BOTH, "a bar on a hinge, held level by a cable at its end, with the load there too", needs_cue=True,
           cues=(*_LOAD_AT_END, *_CABLE_AT_END), rules_out=(*UPRIGHT, *_SECOND, *_THIRD, "wrench", "fulcrum", "seesaw", "overhangs", "pivot"),
           assumptions=("the bar is level and at rest", "no friction at the hinge")),
    Regime(BOOM_BARE, "a bar on a hinge, held level by a cable at its end, with no load but its own weight", needs_cue=True, drawn=False,
           cues=(*_CABLE_AT_END, "cable", "hinge", "hinged"), rules_out=(*UPRIGHT, *_SECOND, *_THIRD, *_LOAD_AT_END, *_LOADS, *_LIGHT_BAR, "wrench", "fulcrum", "seesaw", "overhangs", "pivot"),
           assumptions=("the bar is level and at rest", "no friction at the hinge")),
    LADDER_REGIME,
    Regime(MARKS, "a rule pivoted at its middle, with three masses at marks", needs_cue=True,
           cues=("mark", "marks", "metre rule", "meter stick", "metre stick", "meter rule", "ruler"), rules_out=(*_OTHER_REGIME, *_SLANTED, "mass of the rule", "mass of the stick"),
           assumptions=("the rule is uniform and level",)),
    *RIGS,
)  # fmt: skip

_LIGHT = ("light", "lightweight", "massless", "weightless", "of negligible mass", "of negligible weight", "negligible mass", "negligible weight",
          "mass is negligible", "weight is negligible", "mass can be neglected", "weight can be neglected", "own mass is negligible",
          "own weight is negligible", "neglect the mass of the", "neglect the weight of the", "ignore the mass of the",
          "ignore the weight of the", "neglecting the mass of the", "neglecting the weight of the", "no mass of its own",
          "own mass can be neglected", "own weight can be neglected", "own weight is neglected")  # fmt: skip

FACTS = (
    Fact(_RIGHT_ANGLE, {theta: pi / 2}, (OBLIQUE, WRENCH)),
    Fact(_LIGHT, {m_b: 0.0}, (BALANCE, ENDS, THREE, *BEAMS, *BOOMS), unless=_LIGHT_LINE),
    Fact(_LIGHT_BAR, {m_b: 0.0}, (BALANCE, ENDS, THREE, *BEAMS, *BOOMS)),
    # What has no weight has no place where it acts either.
    Fact(_LIGHT, {m_b: 0.0, c: 0.0}, (ARM,)),
    Fact(("metre stick", "meter stick", "metre rule", "meter rule", "meterstick", "metrestick", "metre ruler", "meter ruler"),
         {L: 1.0}, (BALANCE, PLANK, PLANK_TWO, MARKS)),
    Fact(("no load", "unloaded", "carries nothing", "without a load"), {W_1: 0.0, a: 0.0}, BEAMS),
    *RIG_FACTS,
)  # fmt: skip

CONVENTIONS = (
    Convention("moments of the second body negative", {tau_2: -1.0, tau_b: -1.0}),
    Convention("moments of the first body negative", {tau_1: -1.0, tau_3: -1.0, tau_net: -1.0}),
    Convention("net moment toward the second body", {tau_net: -1.0}, UNBALANCED),
)
