"""A load put onto a raft that is told to lie so deep before: what it weighs itself is no matter."""

from __future__ import annotations

from sympy import symbols

from wmw.core.family import Eq, Gt, Law, Quantity, Regime, Role
from wmw.families.buoyancy.shapes import CRAFTS
from wmw.families.buoyancy.symbols import (
    W_L,
    A,
    F_b,
    V_sub,
    W,
    dh,
    g,
    h_sub,
    l_x,
    m,
    m_L,
    rho_f,
    w_x,
)

SETTLES = "load_put_on_a_floating_raft"
h_was, V_more = symbols("h_was V_more", positive=True)

_DEPTH = r"\d (?:c|m)?m (?:deep|(?:below|under|beneath) (?:\w+ )?(?:surface|water)|of its sides?)"
_TOLD_BEFORE = rf"(?:\b(?:draws|draught|draft)\b(?: \w+){{0,2}} \d|{_DEPTH})"
_PUT_ON = r"\b(?:(?:placed|put|loaded|set|laid|lowered|stacked|driven) (?:on|onto|aboard|into|in middle)|(?:are|then|now) (?:placed|put|loaded|set|laid|lowered|stacked|driven)|(?:drives?|rolls?|steps?|walks?|jumps?|climbs?|gets?|comes?|goes) (?:on|onto|aboard)|boards|embarks?)\b"  # fmt: skip
_FASTENED = r"\d (?:kg|t|g)\b.*\d (?:kg|t|g)\b.*\b(?:bolted|screwed|mounted|fastened|strapped|clamped) (?:on|onto|to) (?:\w+ ){0,3}(?:top|deck|end)\b.*\b(?:deeper|further|farther|settles?|sinks?)\b"  # fmt: skip
LATER = rf"(?:{_TOLD_BEFORE}.*{_PUT_ON}(?!.*{_DEPTH})|{_FASTENED})"
"""A depth is told, then something is put on, and no depth is told of afterwards."""

UNLOADED_DEPTHS = (
    *(f"{where} … {below}" for where in ("with its bottom", "with bottom", "its bottom", "bottom is", "bottom lies", "underside", "floats with") for below in ("below surface", "under surface", "below water", "under water", "deep", "beneath surface", "of its sides under", "of its side under")),
    *(f"{floats} … deep in" for floats in ("floats", "lies", "sits")), "draws", "draught of", "draft of", "depth of", "at first",
    *(f"{floats} … deep" for floats in ("floats", "lies", "sits")),
)  # fmt: skip
_SINK_BY = tuple(f"{how} {craft} {sink}" for how in ("how much does", "how far does", "how many centimetres does", "how many centimeters does", "how many cm does", "how much will", "how much further does", "how much deeper does") for craft in (*CRAFTS, "it") for sink in ("sink", "settle", "go down", "drop", "lower", "sit", "lie", "float"))  # fmt: skip

LATER_QUANTITIES = (
    Quantity(h_was, "h_was", "depth of the raft before", "cm", 0.001, 1e5, aliases=("draft_before", "draught_before", "draft_initial", "initial_draft", "initial_draught", "old_draft", "h_before", "depth_before", "d_before", "draught_before", "h_initial", "d_initial", "initial_depth"), cues=UNLOADED_DEPTHS, asked=("depth before", "how deep before")),
    Quantity(V_more, "ΔV", "volume displaced in addition", "m^3", 1e-9, 1e9, aliases=("Delta_V", "V_more", "additional_volume", "extra_volume"), asked=("additional volume", "extra volume"), moment="after"),
)  # fmt: skip

_SOURCE = "OpenStax University Physics 1, 14.4"
LATER_LAWS = (
    Law("more-displaced", Eq(m_L, rho_f * V_more), "the load displaces its own weight of liquid", (SETTLES,), _SOURCE),
    Law("more-volume", Eq(V_more, A * dh), "volume of an upright prism", (SETTLES,)),
    Law("settles-by-load", Eq(m_L, rho_f * A * dh), "the load displaces its own weight of liquid", (SETTLES,), _SOURCE),
    Law("settled-depth", Eq(h_sub, h_was + dh), "the load makes the raft settle", (SETTLES,)),
    Law("raft-before", Eq(m, rho_f * A * h_was), "a floating body displaces its own weight of liquid", (SETTLES,), _SOURCE),
    Law("raft-and-load", Eq(F_b, W + W_L), "at rest: the forces balance", (SETTLES,), _SOURCE),
    Law("load-of-its-own", Eq(W_L, m_L * g), "weight", (SETTLES,)),
    Law("displaced-with-load", Eq(V_sub, A * h_sub), "volume of an upright prism", (SETTLES,)),
    Law("oblong-raft", Eq(A, l_x * w_x), "area of a rectangle", (SETTLES,)),
)  # fmt: skip

LATER_REGIMES = (
    Regime(SETTLES, "a load is put on a raft that lies so deep before", (*CRAFTS, "buoy", "spar buoy", "placed on", "put on", "loaded", "load", "drives onto", "steps onto"), ("oil", "layer", "balloon", "hollow", "tied", "anchored", "string", "scale", "overboard", "unloaded", "removed", "taken off"), needs_cue=True, conditions=(Gt(dh, 0),), where=(LATER,), drawn=False, assumptions=("vertical sides", "the raft stays level")),
)  # fmt: skip

LATER_ROLES = (
    Role("raft", (*CRAFTS, "air mattress", "canoe", "board", "ice floe"), (("base area", "A"), ("area", "A"), ("mass", "m_b")), (SETTLES,)),
    Role("load", ("load", "crate", "box", "sack", "cargo", "person", "man", "passenger", "woman", "child", "people", "dog", "lorry", "truck", "sand", "gravel", "container", "block", "stone", "animal", "cow", "horse"), (("mass", "m_L"), ("weight", "W_L")), (SETTLES,)),
)  # fmt: skip
