"""Any number of equal resistors or lamps, all in series or all in parallel.

No questions are generated of these. Where there are two or three the plain circuits say the same,
with a name for each; of five nobody names them one by one.
"""

from __future__ import annotations

from sympy import symbols

from wmw.core.family import Eq, Fact, Gt, Law, Quantity, Regime

LIKE_SERIES, LIKE_PARALLEL = "like_loads_in_series", "like_loads_in_parallel"
LIKE, PIECES = (LIKE_SERIES, LIKE_PARALLEL), "pieces_of_a_wire_in_parallel"
R_u = symbols("R_uncut", real=True)
n_l, R_l, V_l, I_l, P_l, R_w, V_w, I_w, P_w = symbols(
    "n_loads R_each V_each I_each P_each R_all V_all I_all P_all", real=True
)
_KINDS = ("resistors", "lamps", "bulbs", "heaters", "headlights", "headlamps", "lights", "loads", "light bulbs", "devices", "coils")  # fmt: skip
_EQUAL = ("identical", "equal", "like", "similar")
_NAMES = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten", 12: "twelve", 15: "fifteen", 20: "twenty"}  # fmt: skip
_MANY = 4
"""The fewest that are not told one by one."""


def _counted(n: int) -> tuple[str, ...]:
    return tuple(f"{count} {what}" for count in (_NAMES[n], str(n)) for what in (*_EQUAL, *_KINDS))


TOO_MANY = tuple(phrase for n in _NAMES if n >= _MANY for phrase in _counted(n))
"""Words of more loads than the plain circuits have."""
SO_MANY = (
    rf"\A(?!.*\b(?:{'|'.join(_NAMES.values())}) [\d. ]+(?:w|kw) (?:{'|'.join(_KINDS)})\b)"
    rf"(?!.*\b(?:{'|'.join(name for n, name in _NAMES.items() if n >= _MANY)}) [\d. ]+(?:ω|kω|ohms?|v) (?:{'|'.join(_KINDS)})\b)"
)
"""A question that tells of no "ten 60 W bulbs", of which the plain circuits have one or three."""
_ALIKE = r"\A(?=.*\b(?:identical|equal|like|similar|each)\b)(?=.*\d (?:kω|ω|ohms?|v|volts?|a|ma|w|kw)\b)(?!.*\b(?:happens?|brightness|unscrew\w*|disconnect\w*|internal resistance|capacitors?|cells|batteries|switch\w*|burns? out|burned out|removed|short\w*|added|another|then|halves|half|cut|pieces?|parts?|broken)\b)"
_EACH = tuple(f"{way} {which}" for way in ("through", "in", "of", "by", "across", "does", "to", "for", "from") for which in ("each", "one", "any one", "each one", "one of"))  # fmt: skip


def _of_each(nouns: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{noun} {way}" for noun in nouns for way in _EACH)


LAWS = (
    Law("like-in-series", Eq(R_w, n_l * R_l), "resistances in series", (LIKE_SERIES,), "UP2 10.2"),
    Law("like-in-parallel", Eq(R_w, R_l / n_l), "like resistances in parallel", (LIKE_PARALLEL, PIECES), "UP2 10.2"),
    Law("piece-of-a-wire", Eq(R_l, R_u / n_l), "resistance goes with length", (PIECES,), "UP2 9.3"),
    Law("like-share-voltage", Eq(V_w, n_l * V_l), "the voltages in series add up", (LIKE_SERIES,), "UP2 10.2"),
    Law("like-one-current", Eq(I_w, I_l), "one current in a series circuit", (LIKE_SERIES,), "UP2 10.2"),
    Law("like-one-voltage", Eq(V_w, V_l), "one voltage across parallel branches", (LIKE_PARALLEL,), "UP2 10.2"),
    Law("like-share-current", Eq(I_w, n_l * I_l), "the currents of parallel branches add up", (LIKE_PARALLEL,), "UP2 10.2"),
    Law("like-whole", Eq(V_w, I_w * R_w), "Ohm's law", LIKE, "UP2 9.4"),
    Law("like-one", Eq(V_l, I_l * R_l), "Ohm's law", LIKE, "UP2 9.4"),
    Law("like-power-of-one", Eq(P_l, V_l * I_l), "electric power", LIKE, "UP2 9.5"),
    Law("like-power-of-all", Eq(P_w, n_l * P_l), "the powers add up", LIKE, "UP2 9.5"),
)  # fmt: skip

QUANTITIES = (
    Quantity(n_l, "n", "how many loads", "1", 1, 1e6, aliases=("n_loads", "n", "N", "number_of_resistors", "number_of_lamps"), asked=(*(f"how many {kind}" for kind in (*_KINDS, *_EQUAL)), "how many such", "how many of them", *(f"how many … {kind}" for kind in _KINDS), "w lamps can", "w bulbs can", "ω resistors must", "ω resistors are", "number of lamps", "number of bulbs", "number of resistors")),
    Quantity(R_l, "R", "resistance of each load", "Ω", 1e-3, 1e9, aliases=("R_each", "R", "R_1", "R_lamp", "R_bulb", "R_one", "resistance"), cues=("each", "… each", "resistors", "lamps", "bulbs", "each of resistance", "resistance"), asked=_of_each(("resistance", "what is the resistance"))),
    Quantity(R_u, "R_0", "resistance of the whole wire", "Ω", 1e-6, 1e9, aliases=("R_uncut", "R_0", "R_wire"), cues=("wire", "wire of resistance", "resistance", "resistance of"), asked=("resistance of the wire", "resistance of the whole wire", "original resistance", "resistance of the uncut wire")),
    Quantity(V_w, "V", "voltage across all", "V", 1e-6, 1e6, aliases=("V_all", "V", "V_total", "emf", "V_s", "V_battery", "U", "voltage", "battery_voltage", "supply_voltage", "source_voltage"), cues=("battery", "supply", "source", "line", "mains", "to a", "across", "outlet", "emf"), asked=("what voltage must",)),
    Quantity(I_w, "I", "current from the source", "A", 1e-9, 1e6, aliases=("I_all", "I", "I_total", "I_tot", "I_s"), cues=("total current", "fuse", "current", "battery delivers", "and draw", "and draws", "draw", "draws a total of", "draw a total of"), asked=("total current", "current drawn from", "current from the battery", "current does the battery", "current does the source", "current is drawn", "current delivered", "current supplied", "current from the source", "current in the circuit", "current flows in the circuit", "current flows from"), moment="after"),
    Quantity(V_l, "V_1", "voltage across each load", "V", 1e-9, 1e6, aliases=("V_each", "V_1", "V_lamp", "V_bulb", "V_R"), asked=_of_each(("voltage", "potential difference", "voltage drop")), moment="after"),
    Quantity(I_l, "I_1", "current in each load", "A", 1e-9, 1e6, aliases=("I_each", "I_1", "I_lamp", "I_bulb", "I_R"), cues=tuple(f"each {verb}" for verb in ("carry", "carries", "draw", "draws", "take", "takes", "carrying", "drawing")), asked=_of_each(("current", "current flows", "current passes", "current is")), moment="after"),
    Quantity(P_l, "P_1", "power of each load", "W", 1e-9, 1e9, aliases=("P_each", "P_1", "P_lamp", "P_bulb"), cues=("lamps", "bulbs", "… each", "… lamps", "… bulbs", "heaters"), asked=_of_each(("power", "power dissipated", "power is dissipated")), moment="after"),
    Quantity(R_w, "R_eq", "resistance of all together", "Ω", 1e-6, 1e9, aliases=("R_all", "R_eq", "R_total", "R_tot", "R_equiv"), cues=("equivalent resistance of", "total resistance of", "equivalent resistance", "total resistance", "combined resistance"), asked=("equivalent resistance", "total resistance", "combined resistance", "resistance of the combination", "resistance of the bundle", "resistance of the cable", "resistance of the strand", "single resistor", "single resistance", "resistor could replace", "net resistance", "effective resistance", "resistor would replace"), moment="after"),
    Quantity(P_w, "P", "power of all together", "W", 1e-9, 1e9, aliases=("P_all", "P", "P_total", "P_tot"), cues=("total power",), asked=("total power", "power drawn", "power delivered", "power supplied", "power does the battery", "power of all"), moment="after"),
)  # fmt: skip

REGIMES = (
    Regime(LIKE_SERIES, "equal loads in series", cues=("in series", *_EQUAL, "each"), needs_cue=True, drawn=False, rules_out=("parallel",), conditions=(Gt(n_l, 1),), where=(rf"{_ALIKE}(?=.*\bseries\b)",)),
    Regime(LIKE_PARALLEL, "equal loads in parallel", cues=("in parallel", *_EQUAL, "each"), needs_cue=True, drawn=False, rules_out=("series",), conditions=(Gt(n_l, 1),), where=(rf"(?:{_ALIKE}|\A(?=.*\bhow many\b))(?=.*\bparallel\b)",)),
    Regime(PIECES, "a wire cut into equal pieces, which are joined in parallel", cues=("parallel", "side by side"), needs_cue=True, drawn=False, rules_out=("series", "stretched", "circle", "two of", "three of", "four of", "some of", "only", "one of", "of these", "of which", "of them", "discarded", "thrown away"), conditions=(Gt(n_l, 1),), where=(r"\A(?=.*\b(?:wire|resistor)\b)(?=.*\b(?:cut|divided|broken|split|chopped) (?:\w+ ){0,4}?(?:equal|half|halves|same)\b)",)),
)  # fmt: skip

_PARTS = ("pieces", "parts", "lengths", "segments", "sections", *_EQUAL)
FACTS = (
    *(Fact(_counted(n), {n_l: float(n)}, LIKE) for n in _NAMES),
    *(Fact(tuple(f"{count} {part}" for count in (_NAMES[n], str(n)) for part in _PARTS), {n_l: float(n)}, (PIECES,)) for n in _NAMES),
    Fact(("in half", "halves", "into halves"), {n_l: 2.0}, (PIECES,)),
)  # fmt: skip
