"""Bodies, relations and qualitative outcomes of circuits."""

from __future__ import annotations

from itertools import combinations

from sympy import And, Expr, Or, Symbol, false, true

from wmw.core.family import Choice, Eq, Gt, Lt, Outcome, RelationSpec, Role
from wmw.families.circuit.symbols import (
    AFTER,
    BATTERIES,
    BEFORE,
    BRANCHED,
    BRANCHED_LAST,
    CAPACITOR,
    CAPACITOR_ROLES,
    CAPS_PARALLEL_2,
    CAPS_PARALLEL_3,
    CAPS_SERIES_2,
    CAPS_SERIES_3,
    CHANGED,
    CLOSED,
    HAS_CAPACITOR,
    HAS_RESISTOR,
    HOT_WIRE,
    INSERTED,
    INTERNAL_PARALLEL,
    INTERNAL_SERIES,
    MIXED,
    MIXED_LAST,
    NUMBERS,
    ONE_LOAD,
    OPENED,
    OPENED_INTERNAL,
    PARALLEL,
    PARALLEL_2,
    PARALLEL_3,
    RC,
    ROLES_OF,
    SERIES,
    SERIES_2,
    SERIES_3,
    STEADY,
    TWO_READINGS,
    I,
    I_at,
    P,
    P_1_at,
    P_2_at,
    R,
    R_at,
    V,
)

_ORDINALS = {1: "first", 2: "second", 3: "third"}


def _load(i: int) -> Role:
    words = (f"resistor R_{i}", f"lamp L_{i}", f"R_{i}", f"R{i}", f"L_{i}", f"L{i}", f"resistor R{i}", f"lamp L{i}",
             f"resistor {i}", f"lamp {i}", f"bulb {i}", f"bulb L_{i}", f"bulb L{i}", f"resistor{i}", f"lamp{i}", f"bulb{i}",
             f"{_ORDINALS[i]} resistor", f"{_ORDINALS[i]} lamp", f"{_ORDINALS[i]} bulb", f"load {i}", f"R_L{i}",
             f"B_{i}", f"B{i}")  # fmt: skip
    regimes = {
        1: (*STEADY, *CHANGED, *RC, *BATTERIES, TWO_READINGS, HOT_WIRE),
        2: (*HAS_RESISTOR[2], *CHANGED, TWO_READINGS),
        3: HAS_RESISTOR[3],
    }[i]
    return Role(ROLES_OF[i], words, (("resistance", f"R_{i}"),), regimes, words[:2])


def _plates(i: int) -> Role:
    words = (f"capacitor C_{i}", f"C_{i}", f"C{i}", f"capacitor C{i}", f"capacitor {i}", f"capacitor{i}",
             f"{_ORDINALS[i]} capacitor", f"cap {i}")  # fmt: skip
    return Role(
        CAPACITOR_ROLES[i],
        words,
        (("capacitance", f"C_{i}"),),
        (*HAS_CAPACITOR[i], *(RC if i == 1 else ())),
        words[:1],
    )


ROLES = (
    Role("battery", ("battery", "cell", "source", "supply", "power supply", "voltage source", "power source", "dc source",
                     "ideal battery", "emf source", "dc supply", "voltage supply", "generator", "source of emf", "power pack"),
         (("emf", "emf"), ("internal resistance", "r")), (), ("battery",)),
    *(_load(i) for i in NUMBERS),
    *(_plates(i) for i in NUMBERS),
    Role("battery_2", ("second battery", "battery 2", "other battery", "second cell", "charger", "battery B", "weaker battery"), (("emf", "emf_2"), ("internal resistance", "r_2")), BATTERIES, ("second battery",)),
    Role("switch", ("switch S", "switch", "S", "switch s", "key"), (), CHANGED, ("switch S",)),
)  # fmt: skip

_Pairs = tuple[tuple[str, str], ...]


def _ring(*names: str) -> _Pairs:
    """Return the connections of bodies that follow one another round a loop, battery first."""
    chain = ("battery", *names)
    return tuple(zip(chain, (*names, "battery"), strict=True))


def _ladder(*names: str) -> _Pairs:
    return tuple(("battery", name) for name in names)


_ONE, _TWO, _THREE = (ROLES_OF[i] for i in NUMBERS)
_A, _B, _C = (CAPACITOR_ROLES[i] for i in NUMBERS)
_CONNECTED: tuple[tuple[tuple[str, ...], _Pairs, _Pairs], ...] = (
    (ONE_LOAD, (("battery", _ONE),), ()),
    ((SERIES_2, INTERNAL_SERIES), _ring(_ONE, _TWO), ()),
    ((SERIES_3,), _ring(_ONE, _TWO, _THREE), ()),
    ((PARALLEL_2, INTERNAL_PARALLEL), _ladder(_ONE, _TWO), ((_ONE, _TWO),)),
    ((PARALLEL_3,), _ladder(_ONE, _TWO, _THREE), tuple(combinations((_ONE, _TWO, _THREE), 2))),
    ((MIXED,), (("battery", _ONE), (_ONE, _TWO), (_ONE, _THREE)),
     ((_TWO, _THREE), ("battery", _TWO), ("battery", _THREE))),
    ((MIXED_LAST,), ((_ONE, _THREE), (_TWO, _THREE), ("battery", _THREE)),
     ((_ONE, _TWO), ("battery", _ONE), ("battery", _TWO))),
    ((BRANCHED,), (("battery", _ONE), ("battery", _TWO), (_TWO, _THREE)),
     (("battery", _THREE), (_ONE, _TWO), (_ONE, _THREE))),
    ((BRANCHED_LAST,), (("battery", _THREE), ("battery", _ONE), (_ONE, _TWO)),
     (("battery", _TWO), (_ONE, _THREE), (_TWO, _THREE))),
    # The switch belongs to the second branch alone.
    ((OPENED, OPENED_INTERNAL, CLOSED), (("battery", _ONE), ("battery", _TWO), ("switch", _TWO)),
     (("battery", "switch"), (_ONE, _TWO))),
    ((INSERTED,), (*_ring(_ONE, _TWO), ("switch", _TWO)), (("battery", "switch"), (_ONE, "switch"))),
    ((CAPACITOR,), (("battery", _A),), ()),
    ((CAPS_SERIES_2,), _ring(_A, _B), ()),
    ((CAPS_SERIES_3,), _ring(_A, _B, _C), ()),
    ((CAPS_PARALLEL_2,), _ladder(_A, _B), ((_A, _B),)),
    ((CAPS_PARALLEL_3,), _ladder(_A, _B, _C), tuple(combinations((_A, _B, _C), 2))),
)  # fmt: skip
RELATIONS = tuple(
    RelationSpec("connected", pair, regimes, required)
    for regimes, needed, further in _CONNECTED
    for pairs, required in ((needed, True), (further, False))
    for pair in pairs
)

_UP = (
    "it rises",
    "it increases",
    "rises",
    "increases",
    "goes up",
    "becomes larger",
    "grows",
    "gets larger",
    "becomes greater",
)
_DOWN = (
    "it falls",
    "it decreases",
    "falls",
    "decreases",
    "drops",
    "goes down",
    "becomes smaller",
    "gets smaller",
    "is reduced",
)
_SAME = (
    "it stays the same",
    "it does not change",
    "stays the same",
    "does not change",
    "remains the same",
    "is unchanged",
    "remains unchanged",
    "stays constant",
    "no change",
    "unchanged",
    "stays as it was",
)
_BATTERY_CURRENT = (
    "current delivered by the battery",
    "current that the battery delivers",
    "battery current",
    "total current",
    "current from the battery",
    "current through the battery",
    "current drawn from the battery",
    "current supplied by the battery",
    "battery's current",
    "current in the battery",
    "current of the battery",
    "main current",
    "supply current",
    "source current",
)
_WHOLE_RESISTANCE = ("equivalent resistance", "total resistance", "resistance of the circuit", "resistance of the whole circuit",
                     "combined resistance")  # fmt: skip
_RISE_OR_FALL = ("rise or fall", "rise, fall or stay the same", "increase or decrease", "increase, decrease or stay the same",
                 "increase, decrease, or stay the same", "rise, fall, or stay the same", "larger or smaller",
                 "rises, falls or stays the same", "rises or falls", "increases or decreases")  # fmt: skip
_LESS_THAN_SEEN = 1.000001
"""Values nearer to each other than this are one value, reached by different roundings."""


def _said(subjects: tuple[str, ...], verbs: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{subject} {verb}" for subject in subjects for verb in verbs)


def _change(now: Symbol, was: Symbol, values: tuple[str, str, str], up: tuple[str, ...], down: tuple[str, ...],
            same: tuple[str, ...]) -> tuple[Choice, ...]:  # fmt: skip
    """Return the choices "more", "less" and "the same" for a positive quantity."""
    more: Expr = _LESS_THAN_SEEN * was
    return (
        Choice(values[0], Gt(now, more), up),
        Choice(values[1], Lt(_LESS_THAN_SEEN * now, was), down),
        Choice(values[2], And(Gt(_LESS_THAN_SEEN * now, was), Lt(now, more)), same),
    )


_WHO_MORE = ("dissipates more power", "dissipates the greater power", "dissipates the most power", "dissipate more power",
             "which lamp is brighter", "which bulb is brighter", "glows more brightly", "shines more brightly",
             "which of the two dissipates", "which resistor dissipates", "converts more power", "is the brighter one",
             "the larger power", "more power", "burns brighter", "lamp glows brighter", "bulb glows brighter")  # fmt: skip
_BRIGHTER = ("it becomes brighter", "it gets brighter", "brighter", "glows more brightly", "shines more brightly",
             "brightness increases", "more power")  # fmt: skip
_DIMMER = ("it becomes dimmer", "it gets dimmer", "dimmer", "less bright", "glows less brightly", "brightness decreases",
           "less power")  # fmt: skip
_AS_BRIGHT = ("it stays equally bright", "its brightness does not change", "stays equally bright", "equally bright",
              "as bright as before", "brightness stays the same", "brightness does not change", "same brightness",
              *_SAME[2:])  # fmt: skip

_EACH = ("both", "each", "all three", "every", "the two", "the three", "{first} and {second}")


def _common(noun: str, preposition: str) -> tuple[str, ...]:
    """Return the wordings for one current, or one voltage, that all the loads have."""
    return (
        *(f"{lead} {preposition} {each}" for lead in (f"the same {noun}", f"same {noun} flows", f"same {noun} exists", f"equal {noun}",
                                                      f"the {noun} is the same") for each in _EACH),
        *(f"{each} {verb} the same {noun}" for verb in ("have", "has", "carry", "carries", "get", "gets")
          for each in ("both", "each", "loads", "lamps", "resistors", "resistor", "lamp", "branches", "branch")),
        f"one and the same {noun}", f"{noun} is the same everywhere", f"{noun} is the same in", f"{noun} is the same through",
        f"{noun} is the same across", f"{noun}s are equal", f"{noun}s are the same",
    )  # fmt: skip


def _unlike(noun: str) -> tuple[str, ...]:
    """Return the wordings for currents, or voltages, that differ from load to load."""
    return (f"different {noun}", f"different {noun}s", f"unequal {noun}s", f"{noun}s are different", f"{noun}s differ",
            f"{noun}s are unequal", f"{noun} is different in", f"{noun} is different through",
            f"{noun} is different across")  # fmt: skip


def _equal(values: dict[int, Symbol]) -> And:
    first, second = values[1], values[2]
    return And(Gt(_LESS_THAN_SEEN * first, second), Lt(first, _LESS_THAN_SEEN * second))


def _apart(values: dict[int, Symbol]) -> Or:
    first, second = values[1], values[2]
    return Or(Gt(first, _LESS_THAN_SEEN * second), Gt(second, _LESS_THAN_SEEN * first))


def _who_has(what: str, verbs: tuple[str, ...]) -> tuple[str, ...]:
    """Return how it is asked which of two loads has more of something: "which has the greater"."""
    asks = tuple(f"which {one}" for one in ("one", "of them", "of the two", "resistor", "lamp", "bulb", "of the resistors", "of the two resistors", "of these", "of these resistors", "branch", "load"))  # fmt: skip
    sizes = ("larger", "greater", "higher", "bigger", "more", "largest", "greatest")
    nouns = ("voltage", "potential difference", "voltage drop") if what == "voltage" else (what,)
    return tuple(
        f"{ask} {verb} {size} {noun}"
        for ask in asks
        for verb in verbs
        for size in sizes
        for noun in nouns
    )


OUTCOMES = (
    *(
        Outcome(
            f"more_power_in_{way}", _WHO_MORE,
            (
                Choice("R_1", Gt(more, _LESS_THAN_SEEN * less), ("{first}", "the {first}", "it is the {first}")),
                Choice("R_2", Gt(less, _LESS_THAN_SEEN * more), ("{second}", "the {second}", "it is the {second}")),
            ),
            regimes, in_effects=False,
        )  # by the resistances alone, for the voltage need not be told
        for way, more, less, regimes in (("series", R[1], R[2], (SERIES_2, INTERNAL_SERIES)), ("parallel", R[2], R[1], (PARALLEL_2, INTERNAL_PARALLEL)))
    ),
    Outcome(
        "more_power", _WHO_MORE,
        (
            Choice("R_1", Gt(P[1], _LESS_THAN_SEEN * P[2]), ("{first}", "the {first}", "it is the {first}")),
            Choice("R_2", Gt(P[2], _LESS_THAN_SEEN * P[1]), ("{second}", "the {second}", "it is the {second}")),
        ),
        (SERIES_2, PARALLEL_2, INTERNAL_SERIES, INTERNAL_PARALLEL), in_effects=False,
    ),
    *(
        Outcome(
            f"more_{what}_in_{way}", _who_has(what, verbs),
            (
                Choice("R_1", larger[0], ("{first}", "the {first}", "it is the {first}")),
                Choice("R_2", larger[1], ("{second}", "the {second}", "it is the {second}")),
                Choice("neither", true if shared else Eq(R[1], R[2]), ("neither", "both", "the same", "both the same", "they are equal", "equal")),
            ),
            regimes, in_effects=False,
        )
        for what, verbs in (("current", ("carries", "has", "draws", "conducts", "gets", "takes")), ("voltage", ("has", "gets", "takes")))
        for way, regimes in (("series", (SERIES_2, INTERNAL_SERIES)), ("parallel", (PARALLEL_2, INTERNAL_PARALLEL)))
        for shared in [(what == "current") is (way == "series")]
        for larger in [(false, false) if shared else (Gt(R[1], R[2]), Gt(R[2], R[1])) if way == "series" else (Gt(R[2], R[1]), Gt(R[1], R[2]))]
    ),
    Outcome(
        "most_power", (*_WHO_MORE, "most power", "greatest power", "largest power", "is the brightest", "glows brightest", "brightest"),
        tuple(Choice(f"R_{i}", And(*(Gt(P[i], _LESS_THAN_SEEN * P[j]) for j in NUMBERS if j != i)),
                     (f"{{{_ORDINALS[i]}}}", f"the {{{_ORDINALS[i]}}}", f"it is the {{{_ORDINALS[i]}}}")) for i in NUMBERS),
        HAS_RESISTOR[3], in_effects=False,
    ),
    Outcome(
        "current_change",
        (*_said(_BATTERY_CURRENT, _RISE_OR_FALL), "current of the battery rise or fall", "happens to the total current",
         "happens to the battery current", "happens to the current delivered by the battery",
         "happens to the current from the battery", "does the current delivered by the battery change"),
        _change(I_at[AFTER], I_at[BEFORE], ("rises", "falls", "stays the same"), _UP, _DOWN, _SAME),
        CHANGED, in_effects=False,
    ),
    Outcome(
        "brightness",
        ("brighter, dimmer or", "brighter, dimmer, or", "brighter or dimmer", "brighter, become dimmer or",
         "happens to the brightness", "brightness of the lamp L_1", "brightness of L_1", "brightness of L1"),
        _change(P_1_at[AFTER], P_1_at[BEFORE], ("brighter", "dimmer", "equally bright"), _BRIGHTER, _DIMMER, _AS_BRIGHT),
        CHANGED, in_effects=False,
    ),
    Outcome(
        "first_power",
        ("more power, less power or the same power", "more power, less power, or the same power",
         "more, less or the same power"),
        _change(P_1_at[AFTER], P_1_at[BEFORE], ("more power", "less power", "the same power"),
                ("more power than before", "it dissipates more power", "more power"),
                ("less power than before", "it dissipates less power", "less power"),
                ("the same power as before", "it dissipates the same power", "the same power", *_SAME)),
        CHANGED, in_effects=False,
    ),
    # What effects say of the whole circuit, with their subject, so that no other change is meant.
    Outcome(
        "current_claim", (),
        _change(I_at[AFTER], I_at[BEFORE], ("battery current rises", "battery current falls", "battery current unchanged"),
                (*_said(_BATTERY_CURRENT, _UP[2:]), "battery delivers more current", "battery supplies more current"),
                (*_said(_BATTERY_CURRENT, _DOWN[2:]), "battery delivers less current", "battery supplies less current"),
                (*_said(_BATTERY_CURRENT, _SAME[2:]), "battery delivers the same current")),
        CHANGED,
    ),
    Outcome(
        "resistance_claim", (),
        _change(R_at[AFTER], R_at[BEFORE], ("equivalent resistance rises", "equivalent resistance falls",
                                            "equivalent resistance unchanged"),
                _said(_WHOLE_RESISTANCE, _UP[2:]), _said(_WHOLE_RESISTANCE, _DOWN[2:]), _said(_WHOLE_RESISTANCE, _SAME[2:])),
        CHANGED,
    ),
    Outcome(
        "current_in_series", (),
        (
            Choice("one current", true, _common("current", "through")),
            Choice("different currents", false, (*_unlike("current"), "current divides", "current splits", "current is shared",
                                                 "current is used up", "currents add up")),
        ),
        SERIES,
    ),
    Outcome(
        "voltage_in_series", (),
        (
            Choice("one voltage", _equal(V), _common("voltage", "across")),
            Choice("different voltages", _apart(V), _unlike("voltage")),
        ),
        (SERIES_2, INTERNAL_SERIES),
    ),
    Outcome(
        "voltage_in_parallel", (),
        (
            Choice("one voltage", true, _common("voltage", "across")),
            Choice("different voltages", false, (*_unlike("voltage"), "voltage divides", "voltage splits", "voltage is shared",
                                                 "emf is shared", "emf divides", "voltages add up")),
        ),
        PARALLEL,
    ),
    Outcome(
        "current_in_parallel", (),
        (
            Choice("one current", _equal(I), _common("current", "through")),
            Choice("different currents", _apart(I), _unlike("current")),
        ),
        (PARALLEL_2, INTERNAL_PARALLEL),
    ),
    Outcome(
        "lit", (),
        (
            Choice("only the first conducts", And(Gt(P_1_at[AFTER], 0), Eq(P_2_at[AFTER], 0)),
                   ("{second} goes out", "{first} stays lit", "{first} remains lit", "only {first} stays lit",
                    "only {first} glows", "{second} goes dark", "{second} is dark")),
            Choice("only the second conducts", And(Gt(P_2_at[AFTER], 0), Eq(P_1_at[AFTER], 0)),
                   ("{first} goes out", "{second} stays lit", "{second} remains lit", "only {second} stays lit",
                    "only {second} glows", "{first} goes dark", "{first} is dark")),
        ),
        (OPENED, OPENED_INTERNAL),
    ),
)  # fmt: skip
