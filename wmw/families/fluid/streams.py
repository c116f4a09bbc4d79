"""Further streams and depths: a pipe that branches, a river of changing size, a dive, a jet upward.

Where a pipe branches, all the branches together carry what the main pipe brings. A river is a
stream of a rectangular section: width times depth.
"""

from __future__ import annotations

from sympy import symbols

from wmw.core.family import Eq, Fact, Gt, Law, Quantity, Regime, Usual
from wmw.families.fluid.symbols import (
    A_1,
    A_2,
    Q,
    delta_p,
    dh,
    g,
    rho,
    v,
    v_1,
    v_2,
)

BRANCHES, RIVER, DIVE, FOUNTAIN = (
    "pipe_branches",
    "river_of_two_sections",
    "between_two_depths",
    "jet_straight_up",
)
N_b, b_1, b_2, d_1, d_2, h_a, h_b, h_j = symbols(
    "N_b b_1 b_2 t_1 t_2 h_from h_to h_j", positive=True
)
_CONTINUITY, _DEPTH = "OpenStax University Physics 1, 14.5", "OpenStax University Physics 1, 14.1"
_COUNTED = {
    "two": 2.0,
    "three": 3.0,
    "four": 4.0,
    "five": 5.0,
    "six": 6.0,
    "eight": 8.0,
    "ten": 10.0,
}
SPLITS = ("branches", "splits", "divides", "forks", "branching", "split", "divided")
"""What tells of a pipe that branches."""
_NOUNS = ("branches", "pipes", "tubes", "vessels", "arteries", "ones", "hoses")
_ALIKE = (
    "equal",
    "identical",
    "smaller",
    "narrower",
    "thinner",
    "equal smaller",
    "identical smaller",
    "smaller equal",
)

RIVER_QUANTITIES = (
    Quantity(b_1, "b_1", "width of the first section of a river", "m", 1e-3, 1e5, aliases=("b_1", "w_1", "width_1"), cues=("wide", "width"), sort="breadth"),
    Quantity(b_2, "b_2", "width of the second section of a river", "m", 1e-3, 1e5, aliases=("b_2", "w_2", "width_2"), cues=("wide", "width"), asked=("how wide is it", "how wide is the river", "how wide is the stream", "how wide is the channel", "width of the river there", "what is its width"), sort="breadth"),
    Quantity(d_1, "t_1", "depth of the first section of a river", "m", 1e-3, 1e4, aliases=("depth_first",), cues=("deep", "depth", "depth of")),
    Quantity(d_2, "t_2", "depth of the second section of a river", "m", 1e-3, 1e4, aliases=("depth_second",), cues=("deep", "depth", "depth of"), asked=("how deep is it", "how deep is the river", "how deep is the stream", "how deep is the channel", "depth of the river there", "what is its depth")),
)  # fmt: skip
"""Told before a wall's width and a depth, of which the same words tell."""

STREAM_QUANTITIES = (
    Quantity(N_b, "N", "number of branches", "1", 2, 1e12, aliases=("N_b", "n_b", "N_branches", "number_of_branches", "n_branches", "N_capillaries"), cues=("… branches", "… equal branches", "… identical branches", "… capillaries", *(f"{split} into" for split in SPLITS)), asked=("how many branches",)),
    Quantity(h_a, "h_from", "depth at first", "m", 0.0, 12000, aliases=("h_from", "h_start", "initial_depth"), cues=("from", "from a depth of", "depth"), sign="nonnegative"),
    Quantity(h_b, "h_to", "depth at the end", "m", 0.0, 12000, aliases=("h_to", "h_end", "final_depth"), cues=("to", "down to", "to a depth of", "up to", "depth"), sign="nonnegative"),
    Quantity(h_j, "h", "height to which a jet rises", "m", 1e-3, 1e4, aliases=("h_j", "jet_height", "h_jet", "h_max"), cues=("to height of", "height of", "… high", "rises", "rises to", "reaches", "… above nozzle", "… into air"), asked=(*(f"how high {does} {what}{rise}" for does in ("does", "will", "can") for what in ("it", "water", "jet", "stream", "fountain") for rise in (" rise", " go", " reach", " get", " shoot", " spray")), "height of the jet", "height of the fountain", "maximum height", "greatest height"), moment="after", sort="height"),
)  # fmt: skip

STREAM_LAWS = (
    Law("branches-continuity", Eq(A_1 * v_1, N_b * A_2 * v_2), "the branches together carry what the main pipe brings", (BRANCHES,), _CONTINUITY),
    Law("river-continuity", Eq(b_1 * d_1 * v_1, b_2 * d_2 * v_2), "the same volume passes each section in a second", (RIVER,), _CONTINUITY),
    Law("river-flow", Eq(Q, b_1 * d_1 * v_1), "volume flow rate is area times speed", (RIVER,), _CONTINUITY),
    Law("dive-difference", Eq(dh, h_b - h_a), "difference of the depths", (DIVE,)),
    Law("dive-pressures", Eq(delta_p, rho * g * dh), "pressure grows by rho g per metre of depth", (DIVE,), _DEPTH),
    Law("fountain", Eq(v**2, 2 * g * h_j), "the jet rises until its kinetic energy is used up", (FOUNTAIN,), "OpenStax University Physics 1, 3.5"),
    Law("fountain-one-speed", Eq(v_1, v), "there is one speed", (FOUNTAIN,)),
)  # fmt: skip

STREAM_FACTS = tuple(
    Fact(
        (
            *(f"{split} into {count}" for split in SPLITS),
            *(f"{count} {noun}" for noun in _NOUNS),
            *(f"{count} {alike} {noun}" for alike in _ALIKE for noun in _NOUNS),
        ),
        {N_b: value},
        (BRANCHES,),
    )
    for count, value in _COUNTED.items()
)

STREAM_REGIMES = (
    Regime(BRANCHES, "a pipe that branches into equal ones", (*SPLITS, "capillaries", "arterioles"), ("piston", "pressure", "manometer", "hole", "viscosity", "different", "unequal", "one of which"), needs_cue=True,
           conditions=(Gt(v_1, 0),), drawn=False, assumptions=("steady flow", "all branches are alike")),
    Regime(RIVER, "a river of two sections", ("river", "stream", "channel", "canal", "brook", "creek"), ("piston", "pressure", "pipe", "boat", "swims", "rows", "dam", "gate", "lock", "wall", "force"), needs_cue=True,
           drawn=False, assumptions=("steady flow", "the sections are rectangular"), where=(r"\b(?:wide|width)\b.*\b(?:deep|depth)\b",)),
    Regime(DIVE, "pressures at two depths of one liquid", ("diver", "dives", "swims", "swimmer", "submarine", "fish", "descends", "sinks", "goes", "rises"), ("piston", "pipe", "flows", "manometer", "gas", "balloon", "layer", "oil floats", "mercury", "volume", "force", "absolute", "bubble"), needs_cue=True,
           drawn=False, assumptions=("the liquid is at rest",), where=(r"\bfrom (?:depth of )?\d[^?.]*?\bto (?:depth of )?\d",)),
    Regime(FOUNTAIN, "a jet that goes straight up", ("straight up", "vertically upward", "vertically upwards", "fountain", "vertically"), ("piston", "wide", "narrows", "horizontally", "ground below", "pressure", "rises from", "pipe rises", "hole", "tank"), needs_cue=True,
           drawn=False, assumptions=("no drag",)),
)  # fmt: skip


def stream_usual(waters: tuple[str, ...], others: tuple[str, ...]) -> Usual:
    """Return that water has its usual density where the words tell of fresh water."""
    return Usual(waters, {rho: 1000.0}, (DIVE,), others)
