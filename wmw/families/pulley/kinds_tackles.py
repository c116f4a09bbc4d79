"""Question kinds about movable pulleys and tackles."""

from __future__ import annotations

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.pulley.symbols import (
    HEAVY,
    IDEAL,
    REAL,
    F,
    W,
    W_pul,
    eta,
    g,
    h,
    m_L,
    n,
    s,
)

_SHARE = (
    "Each strand carries an equal share of the load",
    "The strands that hold the load have one tension, so n F = W",
    "Equilibrium of the load: the tensions of its strands add up to the weight",
)
_EASES = (
    "The strands share the load, so a smaller pull is enough.",
    "The pull is passed on to every strand that carries the load.",
    "The tackle trades force for length of rope.",
)
_IS_HELD = (
    "A pull of {F} is enough.",
    "The {rope} must be pulled with {F}.",
    "The {load} is held by a pull of {F}.",
)

FORCE = Kind(
    "tackle_force", IDEAL, (W, n), F, "quantitative", "easy",
    (
        "A {load} that weighs {W} is lifted at constant speed with a block and tackle in which {n} strands of {rope} carry it. Friction and the weight of the pulleys are negligible. What pull on the free end is needed?",
        "In a tackle with light frictionless pulleys {n} strands of {rope} hold a {load} with a weight of {W}. Find the pull on the free end that keeps it at rest.",
        "How large a force on the free end holds a {load} with a weight of {W} at rest in a block and tackle, if {n} strands carry it and the pulleys have neither weight nor friction?",
        "A block and tackle without friction and with light pulleys has {n} strands that carry the lower block. A {load} hangs from this block; its weight is {W}. Calculate the pull on the free end for lifting it steadily.",
    ),
    ("F = W / n",),
    _SHARE, _EASES, _IS_HELD,
    ("{n} strands carry the {load}.", "The tension is the same all along the {rope}."),
    (Mistake("whole weight", W), Mistake("multiplied", n * W), Mistake("one strand too many", W / (n + 1)), Mistake("one strand too few", W / (n - 1)), Mistake("half of it", W / (2 * n)), Mistake("twice", 2 * W / n)),
)  # fmt: skip

MOVABLE_FORCE = Kind(
    "movable_pulley_force", IDEAL, (m_L,), F, "quantitative", "easy",
    (
        "A {load} of mass {m_L} hangs from a single movable pulley of negligible weight. One end of the {rope} is fixed to the ceiling, and a person holds the other end; there is no friction. What pull on the free end holds the {load} at rest?",
        "A load with a mass of {m_L} (a {load}) is carried by a single movable pulley, with both parts of the {rope} vertical. Pulley and {rope} are light and friction is negligible. Find the force on the free end that lifts it at constant speed.",
        "With a single movable pulley, light and frictionless, someone lifts a {load}. The mass of this load is {m_L}. How large a force on the {rope} is needed at constant speed?",
        "One end of a {rope} is tied to the ceiling; the {rope} passes under a single movable pulley, which is light and frictionless, and is pulled upward at its free end. The pulley carries a {load} (mass of the load {m_L}). Calculate the pull that keeps it at rest.",
    ),
    ("W = m_L g", "F = W / n"),
    _SHARE,
    (
        "Two parts of the {rope} share the load, so half of the weight is enough.",
        "Both parts of the {rope} pull upward with the same tension.",
        "The movable pulley halves the force.",
    ),
    _IS_HELD,
    ("Two parts of the {rope} carry the movable pulley.", "The tension is the same all along the {rope}."),
    (Mistake("whole weight", m_L * g), Mistake("doubled", 2 * m_L * g), Mistake("a third", m_L * g / 3), Mistake("a quarter", m_L * g / 4)),
    fixed={n: 2.0},
)  # fmt: skip

ROPE = Kind(
    "tackle_rope_length", IDEAL, (n, h), s, "quantitative", "easy",
    (
        "In a block and tackle {n} strands of {rope} carry a {load}. What length of {rope} has to be pulled in so that the {load} is lifted by {h}?",
        "A {load} hangs in a tackle from {n} strands of {rope}. It is to be raised by a height of {h}. How much rope must be pulled in at the free end?",
        "How far must the free end of the {rope} be pulled to raise a {load} through a height of {h} with a block and tackle in which {n} strands carry it?",
        "With a tackle of {n} supporting strands a {load} is lifted by a height of {h}. Calculate the length of rope that is pulled in.",
    ),
    ("s = n h",),
    (
        "Every strand that carries the load gets shorter by the height, and all that comes out at the free end",
        "The {rope} keeps its length: the free end moves n times as far as the load",
        "What is saved in force is paid in length: s = n h",
    ),
    (
        "All the strands get shorter together, and the free end takes up what they lose.",
        "The free end moves farther than the {load}.",
        "The tackle trades force for length of rope.",
    ),
    (
        "The free end moves through {s}.",
        "A length of {s} has to be pulled in.",
        "The {rope} is pulled in by {s}.",
    ),
    ("{n} strands carry the {load}.", "The {rope} keeps its length."),
    (Mistake("divided", h / n), Mistake("same as the height", h), Mistake("one strand too many", (n + 1) * h), Mistake("one strand too few", (n - 1) * h), Mistake("twice", 2 * n * h)),
)  # fmt: skip

EFFICIENCY = Kind(
    "tackle_efficiency", REAL, (W, n, F), eta, "quantitative", "medium",
    (
        "With a block and tackle in which {n} strands carry the load, a {load} with a weight of {W} is lifted at constant speed by a pull of {F}. What is the efficiency of the tackle?",
        "A tackle has {n} strands of {rope} that carry the lower block. A pull of {F} on the free end lifts a {load} with a weight of {W} steadily. Find the efficiency.",
        "It takes a pull of {F} to lift a {load} that weighs {W} steadily with a block and tackle of {n} supporting strands. How efficient is the tackle?",
        "A {load} (weight of the load {W}) rises steadily in a tackle with {n} supporting strands, while the {rope} is pulled with a force of {F}. Calculate the efficiency of the tackle.",
    ),
    ("MA = W / F", "IMA = n", "eta = MA / IMA"),
    (
        "Efficiency is the actual mechanical advantage W/F over the ideal one, the number of strands",
        "Efficiency compares the work done on the load with the work done on the {rope}: W h / (F n h)",
        "Useful work over work put in; the free end moves n times as far as the load",
    ),
    (
        "Friction and the weight of the pulleys take a part of the work.",
        "The pull is larger than the load's share per strand.",
        "Not all the work reaches the {load}.",
    ),
    (
        "The tackle has an efficiency of {eta}.",
        "A share of {eta} of the work reaches the {load}.",
        "The efficiency comes out as {eta}.",
    ),
    ("{n} strands carry the {load}.", "The {load} moves at constant speed."),
    (Mistake("one strand too many", W / ((n + 1) * F)), Mistake("pull over weight", F / W), Mistake("half", W / (2 * n * F)), Mistake("what is lost", 1 - W / (n * F)), Mistake("upside down", n * F / (W * 2))),
    where=(Gt(n * F, 1.1 * W), Lt(n * F, 2 * W)),
)  # fmt: skip

REAL_FORCE = Kind(
    "force_with_efficiency", REAL, (W, n, eta), F, "quantitative", "medium",
    (
        "A block and tackle has {n} strands that carry the load and an efficiency of {eta}. What pull lifts a {load} with a weight of {W} at constant speed?",
        "A {load} with a weight of {W} is lifted steadily by a tackle of {n} supporting strands, whose efficiency is {eta}. Find the pull on the free end.",
        "How large a force on the free end lifts a {load} with a weight of {W} steadily with a tackle of {n} supporting strands that has an efficiency of {eta}?",
        "The efficiency of a block and tackle is {eta}; {n} strands of {rope} carry its lower block. A {load} (weight of the load {W}) is lifted at constant speed. Calculate the pull.",
    ),
    ("F = W / (n eta)",),
    (
        "The work on the {rope} times the efficiency is the work on the load: η F n h = W h",
        "The ideal pull W/n has to be raised by the losses: F = W/(n η)",
        "Actual mechanical advantage is efficiency times the number of strands",
    ),
    (
        "The pull is larger than it would be without losses.",
        "Friction makes the pull larger than the load's share per strand.",
        "A part of the work is lost, which the pull has to make up for.",
    ),
    (
        "A pull of {F} lifts the {load}.",
        "The {rope} must be pulled with {F}.",
        "With {F} the {load} rises steadily.",
    ),
    ("{n} strands carry the {load}.", "The efficiency is {eta}."),
    (Mistake("efficiency left out", W / n), Mistake("multiplied by the efficiency", W * eta / n), Mistake("strands left out", W / eta), Mistake("whole weight", W), Mistake("one strand too many", W / ((n + 1) * eta))),
)  # fmt: skip

PULLEY_WEIGHS = Kind(
    "movable_pulley_with_weight", HEAVY, (W, W_pul), F, "quantitative", "medium",
    (
        "A {load} with a weight of {W} hangs from a single movable pulley. The movable pulley weighs {W_pul}; there is no friction and the {rope} is light. What pull on the free end of the {rope} holds it at rest?",
        "A single movable pulley carries a {load} with a weight of {W}. The weight of the movable pulley is {W_pul}. The {rope} is light and runs without friction. Find the pull that lifts the {load} at constant speed.",
        "How large a force on the free end of a light {rope} lifts a {load} with a weight of {W} steadily, if it hangs from a single movable pulley of weight {W_pul} that turns without friction?",
        "Both parts of a light {rope} that carry a single movable pulley are vertical. The movable pulley weighs {W_pul} and turns without friction; the {load} hung from it has a weight of {W}. Calculate the pull that holds both at rest.",
    ),
    ("F = (W + W_pul) / n",),
    (
        "Two parts of the {rope} carry load and movable pulley together",
        "Equilibrium of the movable pulley: 2 F = W + the pulley's own weight",
        "The tension in both parts adds up to the weight of load and pulley",
    ),
    (
        "The two parts of the {rope} share the weight of load and pulley.",
        "The pulley's own weight adds to the load.",
        "Both parts of the {rope} pull upward with the same tension.",
    ),
    _IS_HELD,
    ("Two parts of the {rope} carry the movable pulley.", "The pulley has weight."),
    (Mistake("pulley's weight left out", W / 2), Mistake("pulley's weight not halved", W / 2 + W_pul), Mistake("pulley's weight subtracted", (W - W_pul) / 2), Mistake("not halved", W + W_pul), Mistake("a third", (W + W_pul) / 3)),
    fixed={n: 2.0},
)  # fmt: skip

MORE_STRANDS = Kind(
    "other_number_of_strands", IDEAL, (W, n), F, "counterfactual", "medium",
    (
        "A {load} that weighs {W} is held by a block and tackle in which {n} strands of {rope} carry it; friction and the weight of the pulleys are negligible. Suppose the load were carried by {n_new} strands instead. What pull on the free end would hold it?",
        "In a tackle with light frictionless pulleys {n} strands of {rope} hold a {load} with a weight of {W}. The tackle is replaced by one with {n_new} strands. Find the pull on the free end that holds the {load} now.",
        "A {load} with a weight of {W} hangs at rest in an ideal block and tackle, carried by {n} strands. If the tackle is swapped for one with {n_new} strands, how large a force on the free end holds it?",
        "A block and tackle without friction and with light pulleys has {n} strands that carry a {load} with a weight of {W}. Calculate the pull on the free end if the number of strands is changed to {n_new}.",
    ),
    ("F = W / n",),
    _SHARE,
    (
        "The load is shared among another number of strands.",
        "The number of strands changes the share of each.",
        "The new strands share the same load.",
    ),
    (
        "The pull becomes {F}.",
        "With {n_new} strands a pull of {F} is enough.",
        "Now {F} holds the {load}.",
    ),
    ("Only the number of strands is changed.", "The tension is the same all along the {rope}."),
    (Mistake("whole weight", W), Mistake("one strand too many", W / (n + 1)), Mistake("one strand too few", W / (n - 1)), Mistake("twice", 2 * W / n), Mistake("half of it", W / (2 * n))),
    alters=n,
)  # fmt: skip

TACKLED = (FORCE, MOVABLE_FORCE, ROPE, EFFICIENCY, REAL_FORCE, PULLEY_WEIGHS, MORE_STRANDS)
