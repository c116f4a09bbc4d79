"""Question kinds about the period of small swings.

`[a|b]` in a phrasing reads a where the text carries the numbers and b where the picture does.
"""

from __future__ import annotations

from sympy import Eq as Equal
from sympy import Gt, Lt, Ne, Or, pi, sqrt

from wmw.core.family import Kind, Mistake
from wmw.families.pendulum.symbols import (
    CHANGED,
    L_1,
    L_2,
    MOVED_LOCAL,
    SMALL_LOCAL,
    T_0,
    T_1,
    T_2,
    TWO,
    L,
    f,
    g,
    g_0,
    g_2,
    m,
    m_1,
    m_2,
    n,
    t,
)

_RULES = (
    "Period of a simple pendulum",
    "Small swings of a simple pendulum are harmonic: T = 2π√(L/g)",
    "The period of small swings depends on the length and on g alone",
)
_SWINGS = (
    "The {bob} swings back and forth through its lowest point, always in the same time.",
    "Gravity pulls the {bob} back toward its lowest point, and it swings to and fro.",
    "The {bob} repeats its swing over and over with one and the same period.",
)
_SMALL_EVIDENCE = ("The swings are small.", "The {string} is light.")

PERIOD = Kind(
    "period", SMALL_LOCAL, (L, m, g), T_0, "quantitative", "easy",
    (
        "A simple pendulum consists of a {bob} of mass {m} on a light {string} of length {L}. It makes small swings. What is its period?[ Use g = {g}.|]",
        "A {bob} of mass {m} hangs from a {support} by a light {string} that is {L} long. It is pulled slightly aside and let swing. Find the period of the small oscillations[, with g = {g}|].",
        "How long does one complete swing of a pendulum take if its {string} is {L} long, its {bob} has a mass of {m} and the swings are small?[ Take g = {g}.|]",
        "A pendulum with a length of {L} carries a {bob} of mass {m}. It oscillates with a small amplitude[ where g = {g}|]. Calculate the period.",
    ),
    ("T_0 = 2 pi sqrt(L / g)",), _RULES, _SWINGS,
    (
        "One complete swing takes {T_0}.",
        "The pendulum swings with a period of {T_0}.",
        "After {T_0} the {bob} is back where it was, moving the same way.",
    ),
    ("The mass of the {bob} has no influence on the period.", *_SMALL_EVIDENCE),
    (Mistake("ratio inverted", 2 * pi * sqrt(g / L)), Mistake("root left out", 2 * pi * L / g), Mistake("pi left out", 2 * sqrt(L / g)),
     Mistake("half a swing", pi * sqrt(L / g)), Mistake("mass for length", 2 * pi * sqrt(m / g)), Mistake("factor 2 pi left out", sqrt(L / g))),
)  # fmt: skip

FREQUENCY = Kind(
    "frequency", SMALL_LOCAL, (L, g), f, "quantitative", "easy",
    (
        "A pendulum of length {L} makes small swings. What is its frequency?[ Use g = {g}.|]",
        "A {bob} hangs from a {support} by a light {string} with a length of {L}. With what frequency does it oscillate if the amplitude is small?[ Take g = {g}.|]",
        "Find the frequency of the small oscillations of a simple pendulum that is {L} long[, with g = {g}|].",
        "The {string} of a simple pendulum is {L} long. Calculate the frequency of its small swings[ where g = {g}|].",
    ),
    ("T_0 = 2 pi sqrt(L / g)", "f = 1 / T_0"),
    (
        "Period of a simple pendulum; the frequency is its inverse",
        "f = 1/T with T = 2π√(L/g)",
        "The period of small swings gives the frequency",
    ),
    _SWINGS,
    (
        "The {bob} swings with a frequency of {f}.",
        "The frequency of the swings is {f}.",
        "The pendulum completes its swings at a rate of {f}.",
    ),
    _SMALL_EVIDENCE,
    (Mistake("period for frequency", 2 * pi * sqrt(L / g)), Mistake("angular frequency", sqrt(g / L)),
     Mistake("ratio inverted", sqrt(L / g) / (2 * pi)), Mistake("root left out", g / (2 * pi * L)),
     Mistake("pi left out", sqrt(g / L) / 2), Mistake("half swings counted", sqrt(g / L) / pi)),
)  # fmt: skip

LENGTH = Kind(
    "length_from_period", SMALL_LOCAL, (T_0, g), L, "quantitative", "medium",
    (
        "A simple pendulum is to have a period of {T_0} for small swings. How long must the {string} be?[ Use g = {g}.|]",
        "The small oscillations of a pendulum have a period of {T_0}. Find the length of the pendulum[, with g = {g}|].",
        "What length does a simple pendulum need for a period of {T_0}, if the swings are small?[ Take g = {g}.|]",
        "A {bob} hangs from a {support} by a light {string} and makes small swings with a period of {T_0}[ where g = {g}|]. Calculate the length of the pendulum.",
    ),
    ("L = g T_0^2 / (4 pi^2)",),
    (
        "Period of a simple pendulum, solved for the length",
        "T = 2π√(L/g), and so L = g T²/(4π²)",
        "The length of a simple pendulum goes with the square of its period",
    ),
    _SWINGS,
    (
        "The pendulum has to be {L} long.",
        "A length of {L} gives this period.",
        "The distance from the {support} to the {bob} is {L}.",
    ),
    _SMALL_EVIDENCE,
    (Mistake("square left out", g * T_0 / (4 * pi**2)), Mistake("4 pi for 4 pi squared", g * T_0**2 / (4 * pi)),
     Mistake("2 pi not squared", g * T_0**2 / (2 * pi)), Mistake("half the period", g * T_0**2 / (16 * pi**2)),
     Mistake("2 pi squared for 4 pi squared", g * T_0**2 / (2 * pi**2))),
)  # fmt: skip

GRAVITY = Kind(
    "gravity_from_swings", SMALL_LOCAL, (L, n, t), g, "quantitative", "medium",
    (
        "On a distant planet a pendulum of length {L} makes {n} complete swings in {t}. The swings are small. What is the acceleration due to gravity there?",
        "An astronaut lets a {bob} on a light {string} of length {L} make small swings and counts {n} complete swings in {t}. Find the gravitational acceleration at that place.",
        "To measure the local g, a student times a simple pendulum that is {L} long: {n} complete oscillations of small amplitude take {t}. What value of g follows?",
        "A simple pendulum with a length of {L} makes small oscillations on an unknown planet; {n} complete swings take {t}. Calculate the free-fall acceleration there.",
    ),
    ("T_0 = t / n", "g = 4 pi^2 L / T_0^2"),
    (
        "Period of a simple pendulum, solved for g",
        "The period is the time for one swing; T = 2π√(L/g) then gives g = 4π²L/T²",
        "A pendulum of known length and period measures the gravitational acceleration",
    ),
    _SWINGS,
    (
        "The gravitational acceleration there is {g}.",
        "One swing takes {T_0}, so g is {g}.",
        "From the period of {T_0} follows g = {g}.",
    ),
    ("The period is the total time over the number of swings.", *_SMALL_EVIDENCE),
    (Mistake("half swings counted", 16 * pi**2 * L * n**2 / t**2), Mistake("square left out", 4 * pi**2 * L * n / t),
     Mistake("2 pi not squared", 2 * pi * L * n**2 / t**2), Mistake("4 pi for 4 pi squared", 4 * pi * L * n**2 / t**2),
     Mistake("2 pi squared for 4 pi squared", 2 * pi**2 * L * n**2 / t**2)),
    where=(Gt(g, 0.15 * g_0), Lt(g, 2.6 * g_0)),
)  # fmt: skip

SWINGS_TIME = Kind(
    "time_of_swings", SMALL_LOCAL, (L, n, g), t, "quantitative", "medium",
    (
        "A pendulum of length {L} makes small swings. How long do {n} complete swings take?[ Use g = {g}.|]",
        "A {bob} hangs from a {support} by a light {string} that is {L} long. What is the total time for {n} complete small oscillations[, with g = {g}|]?",
        "How long does it take for a simple pendulum with a length of {L} to complete {n} full swings of small amplitude?[ Take g = {g}.|]",
        "A clock is driven by a simple pendulum that is {L} long. Calculate the total time that its {n} complete swings take; they are small[, and g = {g}|].",
    ),
    ("T_0 = 2 pi sqrt(L / g)", "t = n T_0"),
    (
        "Period of a simple pendulum, times the number of swings",
        "Every complete swing takes one period, T = 2π√(L/g)",
        "t = n T with the period of small swings",
    ),
    _SWINGS,
    (
        "The swings take {t} in all.",
        "After {t} the {bob} has completed its {n} swings.",
        "All the swings together last {t}.",
    ),
    ("Each complete swing takes {T_0}.", *_SMALL_EVIDENCE),
    (Mistake("half swings", n * pi * sqrt(L / g)), Mistake("ratio inverted", 2 * pi * n * sqrt(g / L)), Mistake("divided by the number", 2 * pi * sqrt(L / g) / n),
     Mistake("pi left out", 2 * n * sqrt(L / g)), Mistake("root left out", 2 * pi * n * L / g)),
)  # fmt: skip

OTHER_LENGTH = Kind(
    "period_with_another_length", SMALL_LOCAL, (L, g), T_0, "counterfactual", "medium",
    (
        "A simple pendulum with a {string} of length {L} makes small swings. What would its period be with a {string} of length {L_new} instead?[ Use g = {g}.|]",
        "A {bob} hangs from a {support} by a light {string} that is {L} long and oscillates with a small amplitude. Find the period if the length were {L_new} instead[, with g = {g}|].",
        "The length of a pendulum is {L}, and its swings are small. What is the period of the pendulum after this length has been changed to {L_new}?[ Take g = {g}.|]",
        "The {string} of a simple pendulum is {L} long; it swings with a small amplitude[ where g = {g}|]. It is now replaced by one of length {L_new}. Calculate the period of the pendulum with this {string}.",
    ),
    ("T_0 = 2 pi sqrt(L / g)",), _RULES, _SWINGS,
    (
        "One complete swing then takes {T_0}.",
        "With its new length the pendulum swings with a period of {T_0}.",
        "The period comes to {T_0}.",
    ),
    _SMALL_EVIDENCE,
    (Mistake("root left out", 2 * pi * L / g), Mistake("pi left out", 2 * sqrt(L / g)), Mistake("half a swing", pi * sqrt(L / g)),
     Mistake("ratio inverted", 2 * pi * sqrt(g / L)), Mistake("factor 2 pi left out", sqrt(L / g))),
    alters=L,
)  # fmt: skip

MOVED_PERIOD = Kind(
    "period_elsewhere", MOVED_LOCAL, (T_1, g, g_2), T_2, "counterfactual", "medium",
    (
        "A simple pendulum has a period of {T_1} on the Earth[, where g = {g}|]. It is taken to a moon on which the free-fall acceleration is {g_2}. What is its period there? The swings are small.",
        "For small swings a pendulum has a period of {T_1} on the Earth (g[ = {g}|]). Find its period on a planet whose surface gravity gives a free-fall acceleration of {g_2}.",
        "A pendulum that makes small swings with a period of {T_1} on the Earth[ (g = {g})|] is brought to a small planet on which the free-fall acceleration is {g_2}. What will its period be there?",
        "On the Earth[, with g = {g},|] a simple pendulum has a period of {T_1}. Calculate the period there after it has been moved to a moon with a gravitational acceleration of {g_2}. The amplitude is small.",
    ),
    ("T_2 = T_1 sqrt(g / g_2)",),
    (
        "For a given length the period goes with the inverse square root of g",
        "T = 2π√(L/g) at both places, with the same length",
        "The ratio of the periods is the square root of the inverse ratio of the gravitational accelerations",
    ),
    (
        "Weaker gravity pulls the {bob} back less strongly.",
        "The {string} keeps its length; only the gravitational acceleration is another one.",
        "The restoring force on the {bob} is smaller there.",
    ),
    (
        "There the pendulum swings with a period of {T_2}.",
        "One complete swing takes {T_2} there.",
        "In place of {T_1} a swing now takes {T_2}.",
    ),
    ("The length of the pendulum is the same at both places.", "The swings are small."),
    (Mistake("ratio inverted", T_1 * sqrt(g_2 / g)), Mistake("root left out", T_1 * g / g_2), Mistake("ratio squared", T_1 * (g / g_2) ** 2),
     Mistake("both", T_1 * g_2 / g), Mistake("factor 2", T_1 * sqrt(g / g_2) / 2)),
)  # fmt: skip

_TWO = (
    "{first} has a length of {L_1}, and {second} has a length of {L_2}. The mass of {first} is {m_1}, and the mass of {second} is {m_2}. Both make small swings at the same place. Which pendulum has the longer period, or are the periods equal?",
    "Two simple pendulums make small swings side by side. The length of {first} is {L_1}, and the length of {second} is {L_2}; the mass of {first} is {m_1}, and the mass of {second} is {m_2}. Which of the two has the longer period, or are the periods equal?",
    "Two simple pendulums hang from the same {support}: {first} has a length of {L_1}, {second} has a length of {L_2}. The bob of {first} has a mass of {m_1}, the bob of {second} has a mass of {m_2}. For small amplitudes, which one has the longer period, or are the periods equal?",
    "Two pendulums swing with small amplitudes. The length of {first} is {L_1} and the mass of {first} is {m_1}; the length of {second} is {L_2} and the mass of {second} is {m_2}. Which has the longer period, or are both equal?",
)
_TWO_EFFECTS = (
    "Each pendulum swings with a period that only its own length and g determine.",
    "A heavier bob is pulled back more strongly and is harder to accelerate, in the same measure.",
    "The lengths decide about the periods; the masses cancel.",
)
_TWO_CHANGES = (
    "The period of {first} is {T_1}, that of {second} is {T_2}.",
    "{first} takes {T_1} for one swing, {second} takes {T_2}.",
    "The periods are {T_1} for {first} and {T_2} for {second}.",
)
_TWO_RULES = ("T = 2π√(L/g), whatever the mass", "The period goes with the square root of the length and does not depend on the mass",
              "Period of a simple pendulum, for each of the two")  # fmt: skip
_TWO_ROUTE = ("T_1 = 2 pi sqrt(L_1 / g)", "T_2 = 2 pi sqrt(L_2 / g)")
_TWO_EVIDENCE = ("Both swing with small amplitudes.", "Both are at the same place.")

WHICH_LONGER = Kind(
    "which_period_is_longer", TWO, (L_1, m_1, L_2, m_2), "longer_period", "qualitative", "easy", _TWO, _TWO_ROUTE, _TWO_RULES, _TWO_EFFECTS,
    _TWO_CHANGES, _TWO_EVIDENCE, where=(Ne(m_1, m_2), Or(Gt(L_1, 1.1 * L_2), Gt(L_2, 1.1 * L_1)), Lt(L_1, 4.5 * L_2), Lt(L_2, 4.5 * L_1)),
)  # fmt: skip
SAME_PERIOD = Kind(
    "periods_of_different_masses", TWO, (L_1, m_1, L_2, m_2), "longer_period", "qualitative", "easy", _TWO, _TWO_ROUTE, _TWO_RULES, _TWO_EFFECTS,
    _TWO_CHANGES, _TWO_EVIDENCE, where=(Equal(L_1, L_2), Or(Gt(m_1, 1.2 * m_2), Gt(m_2, 1.2 * m_1))),
)  # fmt: skip

AFTER_CHANGE = Kind(
    "period_after_a_change", CHANGED, (L_1, L_2), "period_change", "qualitative", "easy",
    (
        "The length of a simple pendulum that makes small swings is changed from {L_1} to a new length of {L_2}. Does its period become longer, shorter or stay the same?",
        "A pendulum makes small swings. Its length is changed from {L_1} to a new length of {L_2}. What happens to the period: does it become longer, shorter or stay the same?",
        "For small swings, does the period of a pendulum become longer, shorter or stay the same when its length is changed from {L_1} to a new length of {L_2}?",
        "A {bob} on a light {string} makes small swings. The length of this pendulum is changed from {L_1} to a new length of {L_2}, with nothing else altered. Is the period then longer, shorter or the same?",
    ),
    ("k_L = L_2 / L_1", "k_T = sqrt(k_L)"),
    ("The period goes with the square root of the length", "T = 2π√(L/g): at the same g the length alone decides", "Compare the periods for the two lengths"),
    (
        "The {bob} moves on an arc of another radius under the same gravity.",
        "Another length means another restoring acceleration for the same displacement.",
        "Only the distance between the {support} and the {bob} is another one.",
    ),
    (
        "The period is multiplied by {k_T}.",
        "The length becomes {k_L} times what it was, the period {k_T} times.",
        "The ratio of the new period to the old one is {k_T}.",
    ),
    ("The swings are small.", "g stays the same."),
    where=(Or(Gt(L_1, 1.05 * L_2), Gt(L_2, 1.05 * L_1)), Lt(L_1, 4.5 * L_2), Lt(L_2, 4.5 * L_1)),
)  # fmt: skip
CLOCK = Kind(
    "clock_fast_or_slow", CHANGED, (L_1, L_2), "clock", "qualitative", "medium",
    (
        "A pendulum clock keeps the right time. The length of its pendulum is changed from {L_1} to a new length of {L_2}. Does the clock then run fast or slow?",
        "The pendulum of a clock that keeps the right time makes small swings. Its length is changed from {L_1} to a new length of {L_2}. Does the clock gain or lose time?",
        "When the length of the pendulum of an exact clock is changed from {L_1} to a new length of {L_2}, does the clock run fast or slow?",
        "A clock is driven by a pendulum with small swings and keeps the right time. Then the length of the pendulum is changed from {L_1} to a new length of {L_2}. Will the clock run fast or slow?",
    ),
    ("k_L = L_2 / L_1", "k_T = sqrt(k_L)"),
    ("The clock counts swings; the period goes with the square root of the length", "T = 2π√(L/g): the length decides how long a counted swing takes",
     "Compare the periods for the two lengths"),
    (
        "Every swing that the clock counts now takes another time.",
        "The clock goes on counting each swing as the same time.",
        "What the clock shows depends on how many swings are completed.",
    ),
    (
        "Each swing takes {k_T} times as long as before.",
        "The period is multiplied by {k_T}.",
        "The ratio of the new period to the old one is {k_T}.",
    ),
    ("The clock counts the swings of its pendulum.", "g stays the same."),
    where=(Or(Gt(L_1, 1.05 * L_2), Gt(L_2, 1.05 * L_1)), Lt(L_1, 4.5 * L_2), Lt(L_2, 4.5 * L_1)),
)  # fmt: skip

PERIOD_KINDS = (
    PERIOD,
    FREQUENCY,
    LENGTH,
    GRAVITY,
    SWINGS_TIME,
    OTHER_LENGTH,
    MOVED_PERIOD,
    WHICH_LONGER,
    SAME_PERIOD,
    AFTER_CHANGE,
    CLOCK,
)
