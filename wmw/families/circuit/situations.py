"""Circuits told in words: lamps that are taken out or added, and what meters show."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Eq, Outcome
from wmw.core.situation import Situation, Trend
from wmw.families.circuit.symbols import (
    AFTER,
    BEFORE,
    INSERTED,
    OPENED,
    OPENED_INTERNAL,
    I_1_at,
    I_at,
    P_1_at,
    P_at,
    R,
    R_at,
    V_1_at,
    r,
)

_LAMPS = ("lamp", "lamps", "bulb", "bulbs", "light", "lights", "lightbulb*", "globe*")
_OUT = (
    "unscrew*", "remov*", "burn* out", "burned out", "burnt out", "blow*", "blown", "fail*", "goes out", "taken out", "break*", "broken", "broke", "disconnect*", "switched off", "taken away", "pulled out",
    "stops working", "fuses", "fused", "fuse*",
)  # fmt: skip
_ADDED = (
    "added",
    "add",
    "adding",
    "further lamp",
    "another",
    "one more",
    "additional",
    "extra",
    "third",
    "second",
)
_CONNECTED = (
    "switched on",
    "plugged in",
    "turned on",
    "added",
    "add",
    "adding",
    "connected",
    "put",
    "inserted",
    "joined",
)
_PARALLEL, _SERIES = ("parallel",), ("series", "one after other", "in a row", "chain")
_BRIGHT = (
    "brightness", "bright", "brightly", "glow", "glows", "glowing", "light output", "shine", "shines", "lamp 1", "bulb 1", "lamp a", "bulb a", "remaining lamp*", "remaining bulb*", "other lamp*",
    "other bulb*", "other two", "others", "power of each", "power of remaining",
)  # fmt: skip
_MAIN_CURRENT = (
    "total current", "battery current", "current from battery", "current drawn from battery", "current supplied by battery", "current delivered by battery", "current through battery", "current in battery", "main current",
    "current drawn", "current supplied", "ammeter", "ammeter reading", "reading of ammeter", "current that battery supplies", "current in circuit", "circuit current", "current from source", "current of battery",
    "current through source", "current in main", "battery s current",
)  # fmt: skip
_OWN_CURRENT = (
    "current through other*", "current in other*", "current through lamp*", "current in lamp*", "current through bulb*", "current in bulb*", "current through each", "current in each", "current through remaining*",
    "current in remaining*", "own current", "branch current",
)  # fmt: skip
_VOLTAGE = ("voltage", "potential difference", "voltmeter", "voltmeter reading", "p d", "pd")
_RESISTANCE = (
    "total resistance",
    "equivalent resistance",
    "resistance of circuit",
    "overall resistance",
    "combined resistance",
    "resistance of whole circuit",
    "net resistance",
    "effective resistance",
    "circuit resistance",
)
_POWER = ("total power", "power delivered", "power supplied", "power drawn", "power of battery")
_BRIDGED = (
    "short circuit*", "shorted", "thick wire", "bridged", "bypassed", "wire across", r"re:\breplaced (?:by|with) (?:an? |plain |thick |piece of |copper |bare |connecting )*wire\b",
    r"re:\bwire (?:\w+ ){0,5}across\b",
)  # fmt: skip


def _made(verbs: str, sizes: str) -> tuple[str, ...]:
    """Return words that tell how the resistance of a variable resistor changes."""
    return (
        rf"re:\b(?:(?:is|was|are|then|now|slowly|gradually) (?:{verbs})|(?:{verbs}) (?:to|from|its|the|in|by))\b",
        rf"re:\b(?:to|has) (?:{sizes}) (?:resistance|value)\b",
        rf"re:\b(?:resistance|rheostat|resistor) (?:\w+ ){{0,4}}?(?:{verbs})\b",
    )


_MADE_LARGER = _made("increased|raised|turned up|increasing", "higher|larger|greater")
_MADE_SMALLER = _made("decreased|reduced|lowered|turned down|decreasing", "lower|smaller")
_TAKEN = tuple(words for words in _OUT if words != "goes out")
"""Without what options say of a lamp that no current reaches."""
_JOINED = (*_ADDED, *_CONNECTED)
_B, _A = BEFORE, AFTER

_STAY = Outcome(
    "others_in_parallel", ("happens", "go out", "goes out", "stay lit", "stay on", "still light", "remain lit", "keep* glowing", "continue to glow", "still glow", "still on", "what about", "other*"),
    (
        Choice("stay lit", Eq(P_1_at[_A], P_1_at[_B]), ("stay lit", "remain lit", "stay on", "still lit", "keep glowing", "continue to glow", "still glow", "remain on", "they stay lit", "keep shining", "stays lit", "still light", "still work",
                                                  "continue to light", "stays on", "not go out", "do not go out", "does not go out", "equally bright", "same brightness", "as bright as before", "as brightly as before", "unchanged brightness",
                                                  "brightness does not change", "brightness stays same", "continue to shine", "keeps glowing", "remains lit", "stay equally bright")),
        Choice("go out", false, ("go out", "goes out", "also go out", "all go out", "go dark", "turn off", "no longer glow", "do not glow", "stop glowing")),
        Choice("brighter", false, ("brighter", "glow more brightly", "get brighter", "become brighter", "burn more brightly")),
        Choice("dimmer", false, ("dimmer", "glow less brightly", "get dimmer", "become dimmer", "less bright", "burn less brightly")),
    ),
    in_effects=False,
)  # fmt: skip
_ALL_OUT = Outcome(
    "others_in_series", (),
    (
        Choice("go out", true, ("go out", "goes out", "also go out", "all go out", "go dark", "no longer glow", "stop glowing", "turn off", "circuit is broken", "circuit is open", "no current", "does not glow", "do not glow", "off",
                                "not light", "do not light", "go off", "goes off", "none of them glow", "zero", "not glow")),
        Choice("stay lit", false, ("stay lit", "remain lit", "stay on", "stays lit", "keep glowing", "same brightness", "equally bright", "as bright as before", "not change", "unchanged", "stays the same", "continue to glow")),
        Choice("brighter", false, ("brighter", "more brightly")),
        Choice("dimmer", false, ("dimmer", "less brightly", "less bright")),
    ),
    in_effects=False,
)  # fmt: skip
_AMMETER = Outcome(
    "how_an_ammeter_is_connected", ("how is", "how should", "how must", "connected", "placed"),
    (
        Choice("series", true, ("in series", "series")),
        Choice("parallel", false, ("in parallel", "parallel", "across")),
    ),
    in_effects=False,
)  # fmt: skip
_VOLTMETER = Outcome(
    "how_a_voltmeter_is_connected", ("how is", "how should", "how must", "connected", "placed"),
    (
        Choice("parallel", true, ("in parallel", "parallel", "across")),
        Choice("series", false, ("in series", "series")),
    ),
    in_effects=False,
)  # fmt: skip
_SHORTED = Outcome(
    "lamp_short_circuited", (),
    (
        Choice("goes out", true, ("goes out", "go out", "does not glow", "goes dark", "no longer glows", "turns off", "stops glowing", "not light", "no current flows through the lamp")),
        Choice("brighter", false, ("brighter", "glows more brightly")),
        Choice("same", false, ("same brightness", "unchanged", "stays the same", "does not change")),
        Choice("dimmer", false, ("dimmer", "less brightly")),
    ),
    in_effects=False,
)  # fmt: skip

SITUATIONS = (
    Situation(
        "one_of_parallel_out", (_LAMPS, _PARALLEL, _OUT), OPENED, ("series", "considerable internal resistance", "internal resistance of", "parallel pair", "ammeter is"),
        trends=(
            Trend(_MAIN_CURRENT, I_at[_A] - I_at[_B]), Trend(_RESISTANCE, R_at[_A] - R_at[_B]), Trend(_POWER, P_at[_A] - P_at[_B]), Trend(_OWN_CURRENT, I_1_at[_A] - I_1_at[_B]),
            Trend(_VOLTAGE, V_1_at[_A] - V_1_at[_B]), Trend(_BRIGHT, P_1_at[_A] - P_1_at[_B]),
        ),
        outcomes=(_STAY,),
    ),
    Situation("one_of_series_out", (_LAMPS, _SERIES, _OUT), OPENED, ("parallel",), outcomes=(_ALL_OUT,)),
    Situation(
        "beside_the_one_taken_from_a_pair", (_LAMPS, ("series with parallel", "series with pair", "series with two", r"re:\bseries with (?:lamps? |bulbs? )?b and c\b.*parallel", "parallel pair", "parallel combination"), _OUT),
        OPENED_INTERNAL, sets={R[1]: 8.0, R[2]: 8.0, r: 8.0},
        trends=(
            Trend((r"re:\b(?:brightness of )?(?:lamps?|bulbs?|light) c\b", r"re:\bbrightness of c\b", r"re:\bc (?=gets|becomes|glows|is|shines|brighter|dimmer)"), P_1_at[_A] - P_1_at[_B]),
            Trend(_MAIN_CURRENT, I_at[_A] - I_at[_B]), Trend(_RESISTANCE, R_at[_A] - R_at[_B]),
            Trend((r"re:\bbrightness of (?:lamp |bulb |light )?(?:a|l 1|1)\b", r"re:\b(?:lamp|bulb|light) (?:a|1|l 1)\b", "less current", "series lamp", "series bulb"), I_at[_A] - I_at[_B]),
        ),
    ),
    Situation(
        "one_of_series_bridged", (_LAMPS, _SERIES, _BRIDGED), INSERTED, ("parallel", *_TAKEN, "three", "internal resistance of", "capacitor*"),
        trends=(
            Trend((*_MAIN_CURRENT, *_OWN_CURRENT, "current"), I_at[_B] - I_at[_A]), Trend(_RESISTANCE, R_at[_B] - R_at[_A]), Trend(_POWER, P_at[_B] - P_at[_A]),
            Trend((*_BRIGHT, r"re:\b(?:lamp|bulb|light) (?:x|p|l 1|l1)\b", "the other"), P_1_at[_B] - P_1_at[_A]),
        ),
    ),
    *(
        Situation(
            f"one_more_beside_{other}", (_LAMPS, _SERIES, _JOINED, (rf"re:\bparallel with (?:lamp |bulb |light |globe |l ?)?{other}\b",)), OPENED_INTERNAL,
            ("internal resistance of", *_TAKEN), sets={R[1]: 8.0, R[2]: 8.0, r: 8.0},
            trends=(
                Trend((rf"re:\b(?:brightness of )?(?:lamp|bulb|light|globe) (?:l ?)?{other}\b", rf"re:\bbrightness of {other}\b"), P_1_at[_B] - P_1_at[_A]),
                Trend(_MAIN_CURRENT, I_at[_B] - I_at[_A]), Trend(_RESISTANCE, R_at[_B] - R_at[_A]),
                Trend((rf"re:\b(?:brightness of )?(?:lamp|bulb|light|globe) (?:l ?)?{one}\b", rf"re:\bbrightness of {one}\b", "first lamp", "first bulb"), I_at[_B] - I_at[_A]),
            ),
        )
        for one, other in (("x", "y"), ("a", "b"), ("1", "2"), ("p", "q"))
    ),
    Situation(
        "one_more_in_parallel", (_ADDED, _CONNECTED, _PARALLEL, (*_LAMPS, "resistor", "resistors", "device", "devices", "appliance*")), OPENED, ("series", *_OUT, "internal resistance of"),
        trends=(
            Trend(_MAIN_CURRENT, I_at[_B] - I_at[_A]), Trend(_RESISTANCE, R_at[_B] - R_at[_A]), Trend(_POWER, P_at[_B] - P_at[_A]), Trend(_OWN_CURRENT, I_1_at[_B] - I_1_at[_A]),
            Trend(_VOLTAGE, V_1_at[_B] - V_1_at[_A]), Trend((*_BRIGHT, "each lamp", "each bulb", "brighter", "dimmer", "first lamp", "first bulb", "first two lamps", "first two bulbs", "first lamps", "first bulbs", "original lamps", "original bulbs"), P_1_at[_B] - P_1_at[_A]),
        ),
    ),
    Situation(
        "one_more_in_series", (_ADDED, _CONNECTED, _SERIES, (*_LAMPS, "resistor", "resistors")), INSERTED, ("parallel", *_OUT),
        trends=(
            Trend((*_MAIN_CURRENT, *_OWN_CURRENT, "current"), I_at[_A] - I_at[_B]), Trend(_RESISTANCE, R_at[_A] - R_at[_B]), Trend((*_BRIGHT, "each lamp", "each bulb", "brighter", "dimmer", "first lamp", "first bulb"), P_1_at[_A] - P_1_at[_B]),
            Trend(("voltage of battery", "battery voltage", "emf"), 0),
        ),
    ),
    *(
        Situation(
            f"variable_resistor_{way}", (("variable resistor", "rheostat", "variable resistance"), words, (*_SERIES, "lamp", "bulb", "circuit")), INSERTED, ("parallel", "potential divider", "voltage divider", "potentiometer", "across variable resistor", "voltage across rheostat", *others),
            trends=(Trend((*_MAIN_CURRENT, *_OWN_CURRENT, "current"), sign * (I_at[_A] - I_at[_B])), Trend((*_BRIGHT, "brighter", "dimmer"), sign * (P_1_at[_A] - P_1_at[_B]))),
        )
        for way, sign, words, others in (
            ("raised", 1, _MADE_LARGER, _MADE_SMALLER),
            ("lowered", -1, _MADE_SMALLER, _MADE_LARGER),
        )
    ),
    Situation("ammeter", (("ammeter",), ("how is", "how should", "how must"), ("connected", "placed", "connect")), OPENED, ("voltmeter", "reading"), outcomes=(_AMMETER,)),
    Situation("voltmeter", (("voltmeter",), ("how is", "how should", "how must"), ("connected", "placed", "connect")), OPENED, ("ammeter", "reading"), outcomes=(_VOLTMETER,)),
    Situation("short_circuit", (_LAMPS, ("short circuit*", "shorted", "thick wire", "copper wire across", "wire of no resistance", "wire across"), ("happens", "does", "what")), OPENED, ("two lamps", "two bulbs", "series", "three", "other"), outcomes=(_SHORTED,)),
)  # fmt: skip
