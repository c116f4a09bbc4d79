"""How questions set a circuit up, per topology: four wordings each, to be followed by what is asked.

`[a|b]` reads a where the text carries the numbers and b where the picture does. A load is a
resistor or a lamp, as its name says.
"""

from __future__ import annotations

SINGLE = (
    "The {first}[ ({R_1})| (resistance R_1)] is connected to an ideal battery of emf {emf}.",
    "An ideal battery of emf {emf} feeds the {first}[, whose resistance is {R_1}|, whose resistance is R_1].",
    "The only load of an ideal battery of emf {emf} is the {first}[ of resistance {R_1}| of resistance R_1].",
    "The picture shows the {first}[ ({R_1})| (resistance R_1)] across the terminals of an ideal battery of emf {emf}.",
)
SERIES_2 = (
    "The {first}[ ({R_1})| (resistance R_1)] and the {second}[ ({R_2})| (resistance R_2)] are connected in series to an ideal battery of emf {emf}.",
    "An ideal battery of emf {emf} feeds a series circuit of the {first}[ ({R_1})| (resistance R_1)] and the {second}[ ({R_2})| (resistance R_2)].",
    "The {first}[ of resistance {R_1}| of resistance R_1] is in series with the {second}[ of resistance {R_2}| of resistance R_2] across an ideal battery of emf {emf}.",
    "In the circuit shown, an ideal battery of emf {emf} drives a current through the {first}[ ({R_1})| (resistance R_1)] and the {second}[ ({R_2})| (resistance R_2)], which are in series.",
)
SERIES_3 = (
    "Three loads are in series across an ideal battery of emf {emf}: the {first}[ ({R_1})| (resistance R_1)], the {second}[ ({R_2})| (resistance R_2)] and the {third}[ ({R_3})| (resistance R_3)].",
    "The {first}[ ({R_1})| (resistance R_1)], the {second}[ ({R_2})| (resistance R_2)] and the {third}[ ({R_3})| (resistance R_3)] are connected in series to an ideal battery of emf {emf}.",
    "An ideal battery of emf {emf} feeds a series circuit of three loads, the {first}[ ({R_1})| (resistance R_1)], the {second}[ ({R_2})| (resistance R_2)] and the {third}[ ({R_3})| (resistance R_3)].",
    "In the series circuit shown, an ideal battery of emf {emf} is connected to the {first}[ ({R_1})| (resistance R_1)], the {second}[ ({R_2})| (resistance R_2)] and the {third}[ ({R_3})| (resistance R_3)].",
)
PARALLEL_2 = (
    "The {first}[ ({R_1})| (resistance R_1)] and the {second}[ ({R_2})| (resistance R_2)] are connected in parallel to an ideal battery of emf {emf}.",
    "An ideal battery of emf {emf} feeds two parallel branches: the {first}[ ({R_1})| (resistance R_1)] and the {second}[ ({R_2})| (resistance R_2)].",
    "The {first}[ of resistance {R_1}| of resistance R_1] is in parallel with the {second}[ of resistance {R_2}| of resistance R_2] across an ideal battery of emf {emf}.",
    "In the circuit shown, the {first}[ ({R_1})| (resistance R_1)] and the {second}[ ({R_2})| (resistance R_2)] are in parallel across an ideal battery of emf {emf}.",
)
PARALLEL_3 = (
    "The {first}[ ({R_1})| (resistance R_1)], the {second}[ ({R_2})| (resistance R_2)] and the {third}[ ({R_3})| (resistance R_3)] are connected in parallel to an ideal battery of emf {emf}.",
    "An ideal battery of emf {emf} feeds three parallel branches: the {first}[ ({R_1})| (resistance R_1)], the {second}[ ({R_2})| (resistance R_2)] and the {third}[ ({R_3})| (resistance R_3)].",
    "Three loads are in parallel across an ideal battery of emf {emf}: the {first}[ ({R_1})| (resistance R_1)], the {second}[ ({R_2})| (resistance R_2)] and the {third}[ ({R_3})| (resistance R_3)].",
    "In the circuit shown, the {first}[ ({R_1})| (resistance R_1)], the {second}[ ({R_2})| (resistance R_2)] and the {third}[ ({R_3})| (resistance R_3)] are in parallel across an ideal battery of emf {emf}.",
)
MIXED = (
    "The {first}[ ({R_1})| (resistance R_1)] is in series with a parallel combination of the {second}[ ({R_2})| (resistance R_2)] and the {third}[ ({R_3})| (resistance R_3)]; an ideal battery of emf {emf} feeds the circuit.",
    "An ideal battery of emf {emf} feeds the {first}[ ({R_1})| (resistance R_1)], connected in series with the parallel combination of the {second}[ ({R_2})| (resistance R_2)] and the {third}[ ({R_3})| (resistance R_3)].",
    "Across an ideal battery of emf {emf}, the {first}[ ({R_1})| (resistance R_1)] is connected in series with the parallel pair made of the {second}[ ({R_2})| (resistance R_2)] and the {third}[ ({R_3})| (resistance R_3)].",
    "In the circuit shown, an ideal battery of emf {emf} is connected to the {first}[ ({R_1})| (resistance R_1)] in series with a parallel pair: the {second}[ ({R_2})| (resistance R_2)] and the {third}[ ({R_3})| (resistance R_3)].",
)
BRANCHED = (
    "The {first}[ ({R_1})| (resistance R_1)] is connected in parallel with a series combination of the {second}[ ({R_2})| (resistance R_2)] and the {third}[ ({R_3})| (resistance R_3)]; an ideal battery of emf {emf} feeds the circuit.",
    "An ideal battery of emf {emf} feeds the {first}[ ({R_1})| (resistance R_1)], which is in parallel with the series combination of the {second}[ ({R_2})| (resistance R_2)] and the {third}[ ({R_3})| (resistance R_3)].",
    "Across an ideal battery of emf {emf}, the {first}[ ({R_1})| (resistance R_1)] is in parallel with the series pair made of the {second}[ ({R_2})| (resistance R_2)] and the {third}[ ({R_3})| (resistance R_3)].",
    "In the circuit shown, an ideal battery of emf {emf} is connected to the {first}[ ({R_1})| (resistance R_1)] in parallel with a series pair: the {second}[ ({R_2})| (resistance R_2)] and the {third}[ ({R_3})| (resistance R_3)].",
)
INTERNAL = (
    "A battery of emf {emf} and internal resistance {r} is connected to the {first}[ ({R_1})| (resistance R_1)].",
    "The {first}[ ({R_1})| (resistance R_1)] is connected to a battery that has an emf of {emf} and an internal resistance of {r}.",
    "A battery has the emf {emf} and the internal resistance {r}. The {first}[ of resistance {R_1}| of resistance R_1] is connected to it.",
    "In the circuit shown, a battery with an emf of {emf} and an internal resistance of {r} feeds the {first}[ ({R_1})| (resistance R_1)].",
)
SHORTED = (
    "A battery has an emf of {emf} and an internal resistance of {r}.",
    "The emf of a battery is {emf} and its internal resistance is {r}.",
    "The battery shown has the emf {emf} and the internal resistance {r}.",
    "A battery of emf {emf} and internal resistance {r} lies on a table.",
)
OPENED = (
    "An ideal battery of emf {emf} feeds two parallel branches: the {first}[ ({R_1})| (resistance R_1)], and the {second}[ ({R_2})| (resistance R_2)] with a closed switch S. Switch S is opened.",
    "The {first}[ ({R_1})| (resistance R_1)] and the {second}[ ({R_2})| (resistance R_2)] are in parallel across an ideal battery of emf {emf}; a switch S stands in the branch of the {second}. Both conduct until switch S is opened.",
    "Across an ideal battery of emf {emf} the {first}[ ({R_1})| (resistance R_1)] is in parallel with the {second}[ ({R_2})| (resistance R_2)], whose branch also holds a closed switch S. Then S is opened.",
    "In the circuit shown, an ideal battery of emf {emf} feeds the {first}[ ({R_1})| (resistance R_1)] and, in a parallel branch with a switch S, the {second}[ ({R_2})| (resistance R_2)]. The switch is opened.",
)
OPENED_INTERNAL = (
    "A battery of emf {emf} and internal resistance {r} feeds two parallel branches: the {first}[ ({R_1})| (resistance R_1)], and the {second}[ ({R_2})| (resistance R_2)] with a closed switch S. Switch S is opened.",
    "The {first}[ ({R_1})| (resistance R_1)] and the {second}[ ({R_2})| (resistance R_2)] are in parallel across a battery that has an emf of {emf} and an internal resistance of {r}; a switch S stands in the branch of the {second}. Both conduct until switch S is opened.",
    "Across a battery of emf {emf} with an internal resistance of {r} the {first}[ ({R_1})| (resistance R_1)] is in parallel with the {second}[ ({R_2})| (resistance R_2)], whose branch also holds a closed switch S. Then S is opened.",
    "In the circuit shown, a battery with an emf of {emf} and an internal resistance of {r} feeds the {first}[ ({R_1})| (resistance R_1)] and, in a parallel branch with a switch S, the {second}[ ({R_2})| (resistance R_2)]. The switch is opened.",
)
CLOSED = (
    "An ideal battery of emf {emf} feeds the {first}[ ({R_1})| (resistance R_1)]. The {second}[ ({R_2})| (resistance R_2)] is in a parallel branch with an open switch S. Switch S is closed.",
    "The {first}[ ({R_1})| (resistance R_1)] is connected to an ideal battery of emf {emf}; in parallel with it there is the {second}[ ({R_2})| (resistance R_2)] with a switch S. At first only the {first} conducts; then switch S is closed.",
    "Across an ideal battery of emf {emf} the {first}[ ({R_1})| (resistance R_1)] carries a current, while the parallel branch with the {second}[ ({R_2})| (resistance R_2)] is interrupted by a switch S. Now S is closed.",
    "In the circuit shown, an ideal battery of emf {emf} feeds the {first}[ ({R_1})| (resistance R_1)]; the {second}[ ({R_2})| (resistance R_2)] can be joined in parallel by a switch S. The switch is closed.",
)
INSERTED = (
    "The {first}[ ({R_1})| (resistance R_1)] and the {second}[ ({R_2})| (resistance R_2)] are in series across an ideal battery of emf {emf}; a closed switch S bridges the {second}, so that no current flows in it. Switch S is opened.",
    "An ideal battery of emf {emf} feeds the {first}[ ({R_1})| (resistance R_1)] in series with the {second}[ ({R_2})| (resistance R_2)], which is bridged by a closed switch S. Then S is opened.",
    "In a series circuit of the {first}[ ({R_1})| (resistance R_1)] and the {second}[ ({R_2})| (resistance R_2)] with an ideal battery of emf {emf}, the {second} is bridged by a switch S. The switch, closed at first, is opened.",
    "In the circuit shown, a closed switch S bridges the {second}[ ({R_2})| (resistance R_2)], which is in series with the {first}[ ({R_1})| (resistance R_1)] and an ideal battery of emf {emf}. The switch is opened.",
)
CAPS_SERIES_2 = (
    "The {capacitor_1}[ ({C_1})|] and the {capacitor_2}[ ({C_2})|], uncharged at first, are connected in series to a battery of emf {emf}.",
    "A battery of emf {emf} charges two capacitors in series: the {capacitor_1}[ ({C_1})|] and the {capacitor_2}[ ({C_2})|], both uncharged at first.",
    "The {capacitor_1}[ of capacitance {C_1}|] is in series with the {capacitor_2}[ of capacitance {C_2}|]; both are uncharged until they are connected to a battery of emf {emf}.",
    "In the circuit shown, a battery of emf {emf} has fully charged the {capacitor_1}[ ({C_1})|] and the {capacitor_2}[ ({C_2})|], which are in series and were uncharged before.",
)
CAPS_PARALLEL_2 = (
    "The {capacitor_1}[ ({C_1})|] and the {capacitor_2}[ ({C_2})|], uncharged at first, are connected in parallel to a battery of emf {emf}.",
    "A battery of emf {emf} charges two capacitors in parallel: the {capacitor_1}[ ({C_1})|] and the {capacitor_2}[ ({C_2})|], both uncharged at first.",
    "The {capacitor_1}[ of capacitance {C_1}|] is in parallel with the {capacitor_2}[ of capacitance {C_2}|]; both are uncharged until they are connected to a battery of emf {emf}.",
    "In the circuit shown, a battery of emf {emf} has fully charged the {capacitor_1}[ ({C_1})|] and the {capacitor_2}[ ({C_2})|], which are in parallel and were uncharged before.",
)
CAPS_SERIES_3 = (
    "The {capacitor_1}[ ({C_1})|], the {capacitor_2}[ ({C_2})|] and the {capacitor_3}[ ({C_3})|], uncharged at first, are connected in series to a battery of emf {emf}.",
    "A battery of emf {emf} charges three capacitors in series: the {capacitor_1}[ ({C_1})|], the {capacitor_2}[ ({C_2})|] and the {capacitor_3}[ ({C_3})|], all uncharged at first.",
    "Three capacitors are in series across a battery of emf {emf}: the {capacitor_1}[ ({C_1})|], the {capacitor_2}[ ({C_2})|] and the {capacitor_3}[ ({C_3})|]. They were uncharged before.",
    "In the circuit shown, a battery of emf {emf} has fully charged the {capacitor_1}[ ({C_1})|], the {capacitor_2}[ ({C_2})|] and the {capacitor_3}[ ({C_3})|], which are in series and were uncharged before.",
)


def asking(setups: tuple[str, ...], asks: tuple[str, ...]) -> tuple[str, ...]:
    """Return whole questions: each setup with the ask of its place."""
    return tuple(f"{setup} {ask}" for setup, ask in zip(setups, asks, strict=True))
