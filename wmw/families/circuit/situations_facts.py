"""What textbooks ask of circuits in words: meters, laws, materials, lamps of one and another power."""

from __future__ import annotations

from wmw.core.situation import ASKS_WHAT_BECOMES, Situation, Trend
from wmw.core.told import fact, whether
from wmw.families.circuit.symbols import (
    CAPACITOR,
    CAPS_PARALLEL_2,
    CAPS_SERIES_2,
    INTERNAL,
    PARALLEL_2,
    SERIES_2,
    SHORTED,
    SINGLE,
    WIRE,
)

_IDEAL = ("ideal", "perfect", "should have", "good", "resistance of an ammeter", "must have")
_NOUGHT = ("zero", "0", "no resistance", "very small", "very low", "as small as possible", "negligible", "low", "small", "nearly zero", "almost zero", "zero resistance", "a low resistance", "as low as possible", "0 Ω")  # fmt: skip
_BOUNDLESS = ("infinite", "very large", "very high", "as large as possible", "infinitely large", "high", "large", "infinity", "a high resistance", "as high as possible", "infinite resistance")  # fmt: skip
_MIDDLING = ("equal to", "same as", "equal", "1 Ω", "equal to that of the load")
_HOW = (r"re:\w",)
"""No word of asking is needed: options may complete a sentence."""
_LAMPS = ("lamp*", "bulb*", "light*", "resistor*", "appliance*", "device*", "element*", "load*")
_NO_NUMBER = r"re:\b\d+ ?(?:ohms?|ω|v|a|w|volts?|amps?)\b"

_METERS = (
    fact("ideal_ammeter", SINGLE, (("ammeter",), ("resistance",), (*_IDEAL, *_HOW)), _NOUGHT, _BOUNDLESS, _MIDDLING, untold=("voltmeter*", "galvanometer", "shunt", "reading", "reads", "show", "connected to measure")),
    fact("ideal_voltmeter", SINGLE, (("voltmeter",), ("resistance",), (*_IDEAL, *_HOW)), _BOUNDLESS, _NOUGHT, _MIDDLING, untold=("ammeter*", "galvanometer", "reading", "reads", "show", "internal resistance", r"re:\bread\b")),
    fact("ammeter_in_the_circuit", SERIES_2, (("ammeter",), ("measure", "connect*", "placed", "inserted"), ("should", "must", "how", "correct", "properly", "has to")), ("in series", "series"), ("in parallel", "parallel", "across"), untold=("voltmeter*", "resistance", "reading", "reads")),
    fact("voltmeter_in_the_circuit", PARALLEL_2, (("voltmeter",), ("measure", "connect*", "placed", "inserted"), ("should", "must", "how", "correct", "properly", "has to")), ("in parallel", "parallel", "across"), ("in series", "series"), untold=("ammeter*", "resistance", "reading", "reads", "read", "switch")),
    fact("made_a_voltmeter", SERIES_2, (("galvanometer",), ("voltmeter",), ("convert*", "make", "turn*", "into"), _HOW), ("high resistance in series", "large resistance in series", "resistor in series", "a high resistance in series", "resistance in series", "in series"), ("low resistance in parallel", "in parallel", "shunt", "small resistance in series", "low resistance in series"), untold=(_NO_NUMBER, "ma", "calculate")),
    fact("made_an_ammeter", PARALLEL_2, (("galvanometer",), ("ammeter",), ("convert*", "make", "turn*", "into"), _HOW), ("low resistance in parallel", "small resistance in parallel", "a shunt", "shunt", "resistor in parallel", "low resistance shunt", "in parallel"), ("high resistance in series", "in series", "high resistance in parallel", "large resistance in parallel"), untold=(_NO_NUMBER, "ma", "calculate")),
)  # fmt: skip

_EQUAL = ("the same", "same", "equal", "neither", "same in both", "same current", "same voltage", "both carry the same", "both have the same", "equal in both", "they are equal", "both the same", "the same through both", "the same across both", "equally large", "the currents are equal", "no difference")  # fmt: skip
_ONE_OF_THEM = ("Ω", "ohm", "Ω resistor", "ohm resistor", "larger resistance", "smaller resistance", "larger resistor", "smaller resistor", "the larger", "the smaller", "higher resistance", "lower resistance", "greater resistance", "lamp A", "lamp B", "first", "second", "first one", "closest to the battery", "nearest the battery")  # fmt: skip

_PRINCIPLES = (
    fact("junction_rule", PARALLEL_2, (("junction rule", "junction law", "first law", "first rule", "current law", "node rule", "sum of currents entering", "currents entering junction"), ("conserv*", "based on", "consequence", "express*", "principle", "follows from", "which"), _HOW), ("charge", "conservation of charge", "conservation of electric charge", "charge conservation"), ("energy", "conservation of energy", "momentum", "conservation of momentum", "mass"), untold=("loop", "second law", "voltage law", "thermodynamics")),
    fact("loop_rule", SERIES_2, (("loop rule", "loop law", "second law", "second rule", "voltage law", "mesh rule", "around closed loop"), ("conserv*", "based on", "consequence", "express*", "principle", "follows from", "which"), ("kirchhoff*", "loop"), _HOW), ("energy", "conservation of energy", "energy conservation"), ("charge", "conservation of charge", "momentum", "conservation of momentum", "mass"), untold=("junction", "first law", "current law")),
    fact("same_in_series", SERIES_2, (_LAMPS, ("series",), ("same", "equal", "identical*"), ("which", "what"), ("quantity", "always", "must", "for both", "through", "each", "all")), ("current", "the current", "the current through them", "current through each"), ("voltage", "potential difference", "power", "resistance", "the voltage across each", "heat"), untold=("parallel", "identical lamps", "identical bulbs", "identical resistors", "brightness", "brighter", "dimmer", "capacitor*")),
    fact("same_in_parallel", PARALLEL_2, (_LAMPS, ("parallel",), ("same", "equal"), ("which", "what"), ("quantity", "always", "must", "for both", "across", "each", "all")), ("voltage", "potential difference", "the voltage across them", "voltage across each", "the potential difference across each"), ("current", "power", "resistance", "the current through each", "heat", "charge"), untold=("series", "identical lamps", "identical bulbs", "identical resistors", "brightness", "brighter", "dimmer", "capacitor*")),
    fact("one_current_in_series", SERIES_2, (_LAMPS, ("series",), ("which of them", "which of these", "through which", "which resistor", "which lamp", "which bulb", "which one", "which of two", "which carries"), ("larger current", "greater current", "more current", "higher current", "largest current", "greatest current", "smaller current")), _EQUAL, _ONE_OF_THEM, untold=("parallel", "capacitor*", "when", "instead")),
    fact("one_voltage_in_parallel", PARALLEL_2, (_LAMPS, ("parallel",), ("which of them", "which of these", "across which", "which resistor", "which lamp", "which bulb", "which one", "which of two", "which has"), ("larger voltage", "greater voltage", "higher voltage", "larger potential difference", "greater potential difference", "higher potential difference", "smaller voltage")), _EQUAL, _ONE_OF_THEM, untold=("series", "capacitor*", "when", "instead")),
    fact("smallest_in_parallel", PARALLEL_2, (("equivalent resistance", "total resistance", "combined resistance", "effective resistance", "resulting resistance", "resistance of combination", "combination"), ("parallel",), ("always", "compar*", "smaller", "larger", "less", "which", "how"), ("resistors", "resistances", "individual", "each")), (
        "smaller than the smallest", "less than the smallest", "smaller than each", "less than either", "less than each", "smaller than either", "lower than the smallest", "less than any", "smaller than any", "smaller than the lesser", "smaller than both", "less than both", "less than the smaller", "smaller than the smaller", "lower than each", "smaller",
    ), ("larger than the largest", "greater than the largest", "equal to the sum", "between", "the sum", "average", "equal to the largest", "mean", "larger than each", "larger", "greater", "equal to the smallest"), untold=("calculate", "find", "added", "another", "series", _NO_NUMBER, "removed", "one more", "third", "capacit*")),
    fact("largest_in_series", SERIES_2, (("equivalent resistance", "total resistance", "combined resistance", "effective resistance"), ("series",), ("always", "compar*", "smaller", "larger", "greater", "which", "how"), ("resistors", "resistances", "individual", "each")), (
        "larger than the largest", "greater than the largest", "larger than each", "greater than each", "greater than any", "larger than any", "equal to the sum", "the sum", "greater than either", "larger than either", "larger", "greater",
    ), ("smaller than the smallest", "less than the smallest", "between", "average", "equal to the smallest", "equal to the largest", "smaller", "less", "mean"), untold=("calculate", "find", "added", "another", "parallel", _NO_NUMBER, "removed", "one more", "third", "capacit*")),
    fact("carriers_in_a_wire", WIRE, (("metal*", "copper", "wire"), ("charge carriers", "carried by", "particles", "carriers", "what moves", "flow of"), ("which", "what"), ("current",)), ("electrons", "free electrons", "negative electrons", "conduction electrons"), ("protons", "ions", "neutrons", "positive", "atoms", "holes", "photons"), untold=("how many", "electrolyte", "direction", "speed", "gas", "semiconductor*")),
    fact("conventional_direction", SINGLE, (("conventional current", "direction of current", "direction of conventional"), ("direction", "flows", "flow", "from"), ("electron*", "battery", "terminal*", "cell"), _HOW), ("from positive to negative", "positive to negative", "from the positive terminal", "opposite to the electrons", "opposite to the electron flow", "from the positive to the negative", "opposite to the motion of the electrons", "opposite to", "from plus to minus"), ("from negative to positive", "negative to positive", "from the negative terminal", "same as the electrons", "same direction as", "from minus to plus"), untold=("induced", "inside battery", "magnet*")),
    fact("slope_of_the_line", SINGLE, (("slope", "gradient"), ("graph", "plot", "line", "v i", "i v"), ("voltage", "potential difference", "v against i", "v versus i", "v vs i"), ("vertical", "y axis", "against current", "versus current", "vs current", "v against i", "v versus i", "function of current", "v i graph", "horizontal")), ("resistance", "the resistance"), ("power", "conductance", "the reciprocal of the resistance", "energy", "charge", "current", "1 R", "inverse of the resistance", "inverse of resistance"), untold=("current against voltage", "i against v", "i versus v", "i v graph", "current versus voltage", "function of voltage", "internal resistance", "terminal", "current on vertical", r"re:\bslope\b.*\b\d")),
    fact("unit_named_ohm", SINGLE, (("ohm", "volt per ampere", "unit of resistance", "unit of electrical resistance"), ("unit", "which quantity", "what quantity"), _HOW), ("ohm", "ohms", "Ω", "resistance", "volt per ampere"), ("volt", "ampere", "watt", "coulomb", "joule", "farad", "siemens", "power", "current", "voltage"), untold=("resistivity", "law", "calculate", "conductance", _NO_NUMBER)),
    fact("why_in_parallel", PARALLEL_2, (("house*", "home*", "domestic", "household"), ("parallel",), ("why", "reason", "advantage", "because", "wired", "wiring")), ("same voltage", "full voltage", "independent", "independently", "switched on and off", "one fails", "others keep working", "stay on", "mains voltage", "others continue", "each appliance gets"), ("same current", "less current", "less wire", "total resistance is larger", "reduce the current", "increase the resistance", "cheaper"), untold=("calculate",)),
    fact("how_a_house_is_wired", PARALLEL_2, (("house*", "home*", "domestic", "household"), ("connected", "wired", "wiring", "lamps", "appliances", "lights"), ("series or parallel", "series or in parallel", "parallel or series", "parallel or in series", "how are", "which way")), ("in parallel", "parallel"), ("in series", "series"), untold=("fuse", "switch")),
    fact("fuse_place", SINGLE, (("fuse", "circuit breaker"), ("connected", "placed", "how", "where"), ("series", "parallel", "live", "should", "must", "wire")), ("in series", "series", "live wire", "in the live", "live"), ("in parallel", "parallel", "neutral", "earth", "ground"), untold=("rating", "rated", "how much", "how many", "melts")),
    fact("shorted_current", SHORTED, (("ideal battery", "battery", "cell", "source"), ("short circuit*", "shorted"), ("current",), ("happens", "becomes", "very", "how")), ("very large", "very high", "increases", "large", "rises", "becomes very large", "limited only by the internal resistance", "infinite"), ("zero", "decreases", "stops", "small", "falls", "unchanged", "stays the same", "no current"), untold=("calculate", "what short circuit current", _NO_NUMBER, *_LAMPS)),
)  # fmt: skip

_POWER = ("more power", "greater power", "larger power", "most power", "brighter", "brightest", "more brightly", "more heat", "greater heat", "hotter", "most heat", "glows more", "shines more", "dissipates the most", "greatest power")  # fmt: skip
_BY_RESISTANCE = ("larger resistance", "higher resistance", "greater resistance", "smaller resistance", "lower resistance", "resistor with", "unequal", "different resistances", "different resistance", "two unequal")  # fmt: skip
_LARGER = (
    "larger resistance", "higher resistance", "greater resistance", "larger one", "the larger", "bigger", "the larger resistor", "the larger resistance", "highest resistance", "largest resistance", "greater one", "with the larger", "with the greater", "with the higher", "larger resistor", "the bigger resistor",
)  # fmt: skip
_SMALLER = (
    "smaller resistance", "lower resistance", "smaller one", "the smaller", "the smaller resistor", "the smaller resistance", "lowest resistance", "smallest resistance", "with the smaller", "with the lower", "smaller resistor", "least resistance", "lesser resistance", "less resistance",
)  # fmt: skip
_BOTH = ("both", "the same", "equal", "equally", "neither", "same power", "no difference")
_WEAK, _STRONG = r"\b(?:15|25|40|60) ?w\b", r"\b(?:75|100|120|150|200|500) ?w\b"
_60_100 = (rf"re:{_WEAK}.*{_STRONG}|{_STRONG}.*{_WEAK}",)
"""Two lamps, one of a rating that is small and one of a rating that is large."""
_OTHERWISE = (r"re:\bfrom (?:\w+ ){0,2}(?:highest|brightest)\b", "least", "calculate", "ratio", "how much")  # fmt: skip

_LIKE_LAMPS = (
    r"re:\b(?:two|2|three|3|the) (?:identical|equal|like|similar|same) (?:\w+ ){0,2}(?:lamps|bulbs|resistors|heaters)\b",
    r"re:\bidentical (?:\w+ ){0,2}(?:lamps|bulbs|resistors)\b",
)
_FIRST_ONE_THEN_OTHER = (
    r"re:\b(?:in )?series\b.*\b(?:then|and|or|once|or in|second time|afterwards|later)\b.*\bparallel\b",
    r"re:\bparallel\b.*\b(?:then|and|or|once|or in|second time|afterwards|later)\b.*\bseries\b",
)
_IN_PARALLEL = (
    "parallel",
    "in parallel",
    "the parallel circuit",
    "in the parallel circuit",
    "when in parallel",
    "the parallel connection",
)
_IN_SERIES = (
    "series",
    "in series",
    "the series circuit",
    "in the series circuit",
    "when in series",
    "the series connection",
)
_WHICH_CIRCUIT = (
    "which circuit",
    "in which",
    "which connection",
    "which arrangement",
    "which case",
    "which way",
    "which combination",
    "when do",
    "how must",
    "how should",
    "which of two circuits",
    "or in parallel",
    "or in series",
    "which setup",
)

_RATED = (
    fact("like_lamps_bright_in_parallel", PARALLEL_2, (_LIKE_LAMPS, _FIRST_ONE_THEN_OTHER, _WHICH_CIRCUIT, ("glow brighter", "shine brighter", "brighter", "brightest", "more brightly", "more power", "more current", "larger current", "greater current", "greater power", "larger power", "greater total current", "more heat", "emptied faster", "runs down sooner", "run down faster", "drained faster")), _IN_PARALLEL, _IN_SERIES, _BOTH, untold=("mixed", "third", "removed", "unscrewed", "burns out", "less", "dimmer", "constant current", "rated", "resistance larger", "equivalent resistance", "total resistance", "series with", "parallel with", *_OTHERWISE)),
    fact("like_lamps_dim_in_series", SERIES_2, (_LIKE_LAMPS, _FIRST_ONE_THEN_OTHER, _WHICH_CIRCUIT, ("dimmer", "dimmest", "less brightly", "less bright", "less power", "smaller current", "less current", "lower current", "larger total resistance", "larger equivalent resistance", "greater equivalent resistance", "last longer", "lasts longer")), _IN_SERIES, _IN_PARALLEL, _BOTH, untold=("mixed", "third", "removed", "unscrewed", "burns out", "brighter", "constant current", "rated", "series with", "parallel with", *(w for w in _OTHERWISE if w != "least"))),
    fact("more_power_in_series", SERIES_2, (_BY_RESISTANCE, ("series",), _POWER), _LARGER, _SMALLER, _BOTH, untold=("parallel", *_OTHERWISE)),
    fact("more_power_in_parallel", PARALLEL_2, (_BY_RESISTANCE, ("parallel",), _POWER), _SMALLER, _LARGER, _BOTH, untold=("series", *_OTHERWISE)),
    fact("more_voltage_in_series", SERIES_2, (_BY_RESISTANCE, ("series",), ("larger voltage", "greater voltage", "higher voltage", "larger potential difference", "greater potential difference", "higher potential difference", "larger voltage drop", "greater voltage drop")), _LARGER, _SMALLER, _BOTH, untold=("parallel", *_OTHERWISE)),
    fact("more_current_in_parallel", PARALLEL_2, (_BY_RESISTANCE, ("parallel",), ("larger current", "greater current", "more current", "higher current", "largest current", "greatest current", "most current")), _SMALLER, _LARGER, _BOTH, untold=("series", *_OTHERWISE)),
    fact("wattage_in_series", SERIES_2, (_60_100, ("series",), _POWER, ("bulb*", "lamp*", "rated", "marked")), ("15 W", "40 W", "25 W", "60 W", "the lower wattage", "the 60 W", "the 40 W", "the 25 W", "lower power rating"), ("100 W", "120 W", "200 W", "150 W", "75 W", "500 W", "higher wattage", "both", "equally", "the same"), untold=("parallel", *_OTHERWISE)),
    fact("wattage_in_parallel", PARALLEL_2, (_60_100, ("parallel",), _POWER, ("bulb*", "lamp*", "rated", "marked")), ("100 W", "120 W", "200 W", "150 W", "75 W", "500 W", "higher wattage", "the higher wattage", "higher power rating"), ("15 W", "40 W", "25 W", "60 W", "the lower wattage", "the 60 W", "the 40 W", "the 25 W", "both", "equally", "the same"), untold=("series", *_OTHERWISE)),
    fact("wattage_and_resistance", SINGLE, (_60_100, ("larger resistance", "greater resistance", "higher resistance", "more resistance", "highest resistance"), ("bulb*", "lamp*", "rated", "marked", "heater*"), ("same voltage", r"re:\b\d+ ?v\b", "volts", "mains")), ("15 W", "40 W", "25 W", "60 W", "the lower wattage", "the 60 W", "lower power"), ("100 W", "120 W", "200 W", "150 W", "75 W", "500 W", "higher wattage", "both", "equal", "the same"), untold=("smaller", "lower", "calculate")),
    whether("lamps_in_series_share_current", SERIES_2, (("lamps", "bulbs", "resistors"), ("series",), (r"re:\b(?:is|does|do|are|will)\b.*\bcurrent\b.*\b(?:smaller|less|used up|larger|different|consumed)\b", "used up")), so=False, yes=("it is used up", "smaller", "less"), no=("same current", "current is the same", "not used up"), untold=("parallel", "happens", "removed", "added", "than before", "which", "what")),
    fact("current_before_and_after", SERIES_2, (("lamp", "bulb", "resistor"), ("current",), ("before", "behind", "leaving", "leaves", "entering", "enters", "after passing", "past"), ("compar*", "how", "is", "which")), ("same", "equal", "the same current", "the current is the same", "they are equal", "equal to"), ("smaller", "less", "larger", "greater", "lower", "higher", "half", "zero", "used up"), untold=("capacitor", "switch*", "parallel", "short*", "removed", "added", "junction", "filament", "turned on", "closed", "opened")),
)  # fmt: skip

_WIRES = (
    Situation("metal_warmed", (("metal*", "copper", "wire", "filament", "tungsten", "conductor"), ("temperature", "heated", "hot", "warmer", "warms"), ("resistance", "resistivity"), (*ASKS_WHAT_BECOMES, "how", "effect", "larger", "smaller", "greater")), WIRE, ("semiconductor*", "thermistor*", "silicon", "carbon", "coefficient", "calculate", "superconduct*", "cooled", "lowered", "length and", "which material"), trends=(Trend(("resistance", "resistivity"), 1), Trend(("current",), -1))),
    Situation("semiconductor_warmed", (("semiconductor*", "thermistor*", "silicon", "germanium"), ("temperature", "heated", "warmed"), ("resistance", "resistivity", "conductivity"), (*ASKS_WHAT_BECOMES, "how", "effect")), WIRE, ("metal*", "copper", "positive temperature", "ptc", "cooled", "lowered"), trends=(Trend(("resistance", "resistivity"), -1), Trend(("conductivity", "current"), 1))),
    fact("what_resistivity_depends_on", WIRE, (("resistivity",), ("depend*", "changes", "determined", "property"), ("which", "what", "factor*")), ("material", "the material", "temperature", "nature of the material", "material and temperature"), ("length", "area", "cross section", "shape", "current", "voltage", "diameter", "thickness", "radius", "mass"), untold=("not depend", "independent", "calculate")),
    fact("least_resistance", WIRE, (("same material", "copper", "wires"), ("least resistance", "smallest resistance", "lowest resistance", "minimum resistance"), ("which",)), ("short and thick", "short thick", "thick and short", "shortest and thickest", "short, thick", "thick short"), ("long and thin", "long thin", "short and thin", "long and thick", "thin and long", "thick and long", "thin and short", "long, thin", "short thin", "long thick"), untold=("largest", "greatest")),
    fact("greatest_resistance", WIRE, (("same material", "copper", "wires"), ("largest resistance", "greatest resistance", "highest resistance", "maximum resistance", "most resistance"), ("which",)), ("long and thin", "long thin", "thin and long", "longest and thinnest", "long, thin"), ("short and thick", "short thick", "thick and short", "short and thin", "long and thick", "thick and long", "thin and short", "short, thick", "short thin", "long thick"), untold=("least", "smallest")),
    Situation("internal_resistance_and_current", (("battery", "cell"), ("internal resistance",), ("terminal voltage", "terminal potential difference", "voltage between terminals", "voltage across terminals"), ("more current", "larger current", "current increases", "current is increased", "load resistance is decreased", "load resistance decreases", "smaller load", "current drawn from it increases", "current rises", "larger the current", "external resistance is reduced", "external resistance decreases", "current drawn increases", "current grows", r"re:\b(?:variable|load|external)\b(?: \w+){0,6} (?:decreased|reduced|lowered|made smaller|decreases)\b")), INTERNAL, ("calculate", "parallel", "lamp*", "opened"), trends=(Trend(("terminal voltage", "terminal potential difference", "voltage"), -1), Trend(("emf",), 0))),
    Situation("internal_resistance_and_less_current", (("battery", "cell"), ("internal resistance",), ("terminal voltage", "terminal potential difference", "voltage between terminals", "voltage across terminals"), ("less current", "smaller current", "current decreases", "current is decreased", "load resistance is increased", "load resistance increases", "larger load resistance", "external resistance is increased", "external resistance increases", r"re:\b(?:variable|load|external)\b(?: \w+){0,6} (?:increased|raised|made larger|increases)\b")), INTERNAL, ("calculate", "parallel", "lamp*", "opened", "more current", "decreased", "reduced"), trends=(Trend(("terminal voltage", "terminal potential difference", "voltage"), 1), Trend(("emf",), 0))),
    whether("terminal_voltage_equals_emf", INTERNAL, (("terminal voltage", "terminal potential difference"), ("emf",), ("when", "under what", "which condition*", "case"), ("equal*", "same")), so=True, yes=("no current", "open circuit", "when no current flows", "circuit is open", "current is zero", "zero current", "open", "nothing is connected", "no load", "internal resistance is zero"), no=("short circuit", "short circuited", "large current", "always", "maximum current", "maximum power", "closed", "charged"), untold=("calculate", "larger than", "greater than", "exceeds")),
    fact("emf_and_terminal_voltage", INTERNAL, (("terminal voltage", "terminal potential difference", "voltage across its terminals", "voltage between its terminals"), ("emf",), ("deliver*", "current flows", "supplies", "supplying", "discharg*", "real battery", "in use"), ("compar*", "why", "less", "smaller", "how", "is", "which")), ("smaller", "less", "lower", "internal resistance", "less than the emf", "smaller than the emf", "lower than the emf", "lost across the internal resistance", "voltage drop across the internal resistance"), ("larger", "greater", "equal", "same", "higher", "greater than the emf", "zero"), untold=("charging", "being charged", "no current", "calculate", _NO_NUMBER, "when equal", "short circuit*")),
    fact("greatest_power_match", INTERNAL, (("maximum power", "greatest power", "largest power", "most power"), ("internal resistance",), ("load", "external"), ("when", "what", "which", "condition")), ("equal to the internal resistance", "equals the internal resistance", "equal to r", "same as the internal resistance", "equals its internal resistance", "equal", "R = r", "same"), ("zero", "infinite", "much larger", "much smaller", "twice", "half", "very large", "very small", "larger than", "smaller than"), untold=("calculate", _NO_NUMBER)),
)  # fmt: skip

_CAPACITORS = (
    fact("steady_current_at_a_capacitor", CAPACITOR, (("capacitor",), ("long time", "steady state", "fully charged", "steady", "a long time", "eventually"), ("current",), _HOW), ("zero", "0", "no current", "none", "stops"), ("maximum", "emf R", "infinite", "constant", "large", "V R", "half"), untold=("parallel", "initial*", "just after", "immediately", "charge on", "voltage across")),
    fact("fresh_capacitor", CAPACITOR, (("capacitor",), ("uncharged", "just after", "immediately after", "instant", "moment"), ("acts", "behaves", "like", "equivalent"), _HOW), ("short circuit", "a wire", "like a wire", "conducting wire", "closed switch", "zero resistance", "connecting wire", "short"), ("open circuit", "open switch", "battery", "infinite resistance", "resistor", "broken wire", "insulator"), untold=("long time", "steady", "fully")),
    fact("full_capacitor", CAPACITOR, (("capacitor",), ("long time", "steady state", "fully charged", "dc"), ("acts", "behaves", "like", "equivalent"), _HOW), ("open circuit", "open switch", "infinite resistance", "a break", "broken wire", "insulator", "open", "gap"), ("short circuit", "a wire", "battery", "closed switch", "zero resistance", "resistor", "conducting wire"), untold=("uncharged", "immediately", "just after")),
    fact("same_on_series_capacitors", CAPS_SERIES_2, (("capacitors",), ("series",), ("same", "equal"), ("which", "what"), ("quantity", "each", "both", "all", "must", "always")), ("charge", "the charge", "charge on each"), ("voltage", "potential difference", "energy", "capacitance"), untold=("parallel", "identical")),
    fact("same_on_parallel_capacitors", CAPS_PARALLEL_2, (("capacitors",), ("parallel",), ("same", "equal"), ("which", "what"), ("quantity", "each", "both", "all", "must", "always")), ("voltage", "potential difference", "the voltage", "voltage across each"), ("charge", "energy", "capacitance"), untold=("series", "identical")),
    Situation("dielectric_with_battery", (("capacitor",), ("dielectric", "insulating slab", "glass plate", "slab"), ("battery stays", "battery remains", "remains connected", "still connected", "stays connected", "connected to battery", "kept connected", "while connected", "while battery"), (*ASKS_WHAT_BECOMES, "how")), CAPACITOR, ("disconnect*", "removed from battery", "isolated", "by what factor", "calculate"), trends=(Trend(("capacitance",), 1), Trend(("charge",), 1), Trend(("voltage", "potential difference"), 0), Trend(("energy", "stored energy", "energy stored"), 1))),
    Situation("dielectric_without_battery", (("capacitor",), ("dielectric", "insulating slab", "glass plate", "slab"), ("disconnected", "isolated", "removed from battery", "battery removed"), (*ASKS_WHAT_BECOMES, "how")), CAPACITOR, ("remains connected", "stays connected", "still connected", "by what factor", "calculate"), trends=(Trend(("capacitance",), 1), Trend(("charge",), 0), Trend(("voltage", "potential difference"), -1), Trend(("energy", "stored energy", "energy stored"), -1))),
    Situation("plates_apart_without_battery", (("capacitor",), ("pulled apart", "moved apart", "separation increased", "separation is increased", "farther apart", "further apart"), ("disconnected", "isolated", "removed from battery", "battery removed"), (*ASKS_WHAT_BECOMES, "how")), CAPACITOR, ("remains connected", "stays connected", "still connected", "doubled", "by what factor"), trends=(Trend(("capacitance",), -1), Trend(("charge",), 0), Trend(("voltage", "potential difference"), 1), Trend(("energy", "stored energy", "energy stored"), 1), Trend(("electric field", "field"), 0))),
)  # fmt: skip

SITUATIONS_FACTS = (*_METERS, *_PRINCIPLES, *_RATED, *_WIRES, *_CAPACITORS)
