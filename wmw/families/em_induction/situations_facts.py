"""What textbooks ask of induction in words: transformers, eddy currents, laws and their units."""

from __future__ import annotations

from wmw.core.situation import ASKS_WHAT_BECOMES, Situation, Trend
from wmw.core.told import fact, whether
from wmw.families.em_induction.symbols import (
    CONSTANT,
    GENERATOR,
    GROWING,
    NORTH_NEAR,
    ROD,
    SHRINKING,
)

_HOW = (r"re:\w",)
"""No word of asking is needed: options may complete a sentence."""
_CAN = r"re:\b(?:can|could|will|would|does|do|is|are|may)\b"
_COIL = ("coil", "loop", "solenoid", "ring", "circuit")
_TRANSFORMER = ("transformer", "transformers")
_NUMBER = r"re:\b\d+(?: \d+)? ?(?:v|a|w|turns|t|wb|hz|mh|h|kv|mt|m s)\b"
_DIRECT = ("battery", "direct current", "dc", "constant current", "steady current", "constant direct", "dc voltage", "dc source", "car battery", "steady direct", "constant voltage")  # fmt: skip
_PIPES = ("copper", "aluminium", "aluminum", "metal", "conducting", "brass")
_PLAIN = ("plastic", "wooden", "wood", "glass", "pvc", "cardboard", "paper", "open air", "air alone", "falling freely", "nonconducting", "non conducting", "insulating", "unmagnetized", "unmagnetised", "non magnetic", "nonmagnetic")  # fmt: skip
_IN_COPPER = (
    "copper", "in the copper", "aluminium", "aluminum", "metal", "the copper tube", "copper pipe", "conducting", "through the copper", "metal tube", "metal pipe", "brass", "the magnet",
)  # fmt: skip
_IN_PLASTIC = (
    "plastic", "in the plastic", "wooden", "glass", "pvc", "the plastic tube", "plastic pipe", "cardboard", "wood", "unmagnetized", "unmagnetised", "through the plastic", "nonmagnetic", "non magnetic", "iron piece", "the unmagnetized", "free fall",
)  # fmt: skip
_UNMAGNETIZED = ("unmagnetized", "unmagnetised", "not magnetized", "not magnetised", "non magnetic", "nonmagnetic")  # fmt: skip
_PLAIN_PIPES = ("plastic", "wooden", "wood", "glass", "pvc", "cardboard", "paper", "two pipes", "two tubes", "slit", "slotted")  # fmt: skip
_THE_MAGNET = ("magnet", "the magnet", "bar magnet", "strong magnet", "the magnetized", "magnetized one", "magnetised one")  # fmt: skip
_NO_MAGNET = ("unmagnetized", "unmagnetised", "iron", "steel", "stone", "brass", "nonmagnetic", "non magnetic", "other piece", "other body", "plain")  # fmt: skip
_TOGETHER = ("same time", "both", "together", "simultaneously", "equal", "neither", "at once")

_FROM_ABOVE = ("from above", "viewed from above", "seen from above", "looking down", "as seen from above")  # fmt: skip
_UP = ("upward", "upwards", "vertically up", "points up", "directed up", "straight up")
_DOWN = ("downward", "downwards", "vertically down", "points down", "directed down", "straight down")  # fmt: skip
_GROWS = ("increasing", "increases", "is increased", "increased", "growing", "grows", "gets stronger", "becomes stronger", "switched on")  # fmt: skip
_SHRINKS = ("decreasing", "decreases", "decreased", "reduced", "shrinking", "gets weaker", "becomes weaker", "switched off", "falls", "turned off", "drops")  # fmt: skip
_OUT_OF_PAGE, _INTO_PAGE = (
    tuple(
        f"{way} {plane}" for plane in ("page", "paper", "plane of page", "plane of paper", "screen")
    )
    for way in ("out of", "into")
)
_NOT_THROUGH = (*_FROM_ABOVE, "from behind", "wire", "wires", "inner", "outer", "outside", "area", "radius increases", "radius decreases", "pushed", "enters", "entering", "leaves", "leaving", "out of field", "into field", "rails", "current in", "second", "two", "then", "direction of field", "direction of magnetic field", "which direction does field", "stretched", "shrinks", "shrinking", "from page", "poles", "each", "or into", "or out of")  # fmt: skip
"""Words of more than one loop in a field across the page."""
_CLOCKWISE = ("clockwise", "in the clockwise direction", "clockwise direction")
_COUNTER = ("counterclockwise", "anticlockwise", "counter-clockwise", "anti-clockwise", "counter clockwise", "anti clockwise")  # fmt: skip
_RINGS = (
    "ring",
    "closed loop",
    "conducting loop",
    "wire loop",
    "metal disk",
    "metal disc",
    "aluminium disk",
)
_FIELD_COILS = ("coil", "solenoid", "electromagnet")
_NO_RING = ("magnet", "bar magnet", "iron ring", "iron", "slit", "slotted", "cut", "gap", "open ring", "current in ring", "two coils", "direct current in both", "alternating", "why", "clockwise", "current in the ring is", "steady")  # fmt: skip
"""What makes of it another ring, or another question."""
_AWAY = (
    "repelled",
    "repels",
    "repel",
    "repulsion",
    "repulsive",
    "away",
    "away from the coil",
    "pushed away",
    "moves away",
    "jumps away",
    "away from the solenoid",
)
_NEARER = (
    "attracted",
    "attracts",
    "attract",
    "attraction",
    "attractive",
    "toward the coil",
    "towards the coil",
    "toward",
    "towards",
    "pulled in",
    "toward the solenoid",
    "towards the solenoid",
    "pulled toward",
)

SITUATIONS_FACTS = (
    # a field that grows or shrinks, seen from above or on the page
    *(
        fact(
            f"sense_of_a_{change}_field_{way}", regime, (_COIL, ("field",), points, changes, *seen, ("clockwise", "counterclockwise", "anticlockwise", "direction", "sense", "counter clockwise", "anti clockwise"), ("induced", "current")), *((_COUNTER, _CLOCKWISE) if up is grows else (_CLOCKWISE, _COUNTER)), ("no current", "no induced current", "zero", "alternating"),
            untold=(*others, *opposites, "magnet", "rod", "bar", "wire carrying", "long straight wire", "from below", "rotat*", "pulled", "moves", "moved", *elsewhere),
        )
        for up, way, points, others, seen, elsewhere in (
            (False, "upward", _UP, _DOWN, (_FROM_ABOVE,), ()),
            (True, "downward", _DOWN, _UP, (_FROM_ABOVE,), ()),
            (False, "out_of_the_page", _OUT_OF_PAGE, _INTO_PAGE, (), _NOT_THROUGH),
            (True, "into_the_page", _INTO_PAGE, _OUT_OF_PAGE, (), _NOT_THROUGH),
        )
        for grows, change, changes, opposites, regime in ((True, "growing", _GROWS, _SHRINKS, GROWING), (False, "shrinking", _SHRINKS, _GROWS, SHRINKING))
    ),
    # a ring beside a coil whose current changes
    *(
        fact(f"ring_beside_a_coil_{change}", regime, (_RINGS, _FIELD_COILS, ("current", "switch", "switched"), changes, ("attract*", "repel*", "repul*", "away", "toward", "towards"), _HOW), *((_AWAY, _NEARER) if grows else (_NEARER, _AWAY)), ("no force", "neither", "nothing", "not affected", "stays"),
             untold=(*opposites, *_NO_RING))
        for grows, change, changes, opposites, regime in (
            (True, "that_is_switched_on", (*_GROWS, "turned on", "rising", "rises", "switch is closed"), (*_SHRINKS, "falling", "dies away"), GROWING),
            (False, "that_is_switched_off", (*_SHRINKS, "falling", "switch is opened", "dies away"), (*_GROWS, "turned on", "rising", "rises"), SHRINKING),
        )
    ),
    # transformers
    whether("transformer_on_direct_current", CONSTANT, (_TRANSFORMER, _DIRECT, (_CAN,)), so=False, no=("no steady", "does not work"), untold=("why", "what", "which", "how", "switched", "interrupted", "inverter", "chopped", "instead of alternating current what")),
    fact("direct_current_output", CONSTANT, (_TRANSFORMER, _DIRECT, ("secondary", "output", "across"), ("what", "how", "which", "reading", "voltage")), ("zero", "0", "no voltage", "0 V", "nothing", "no emf", "none", "no output", "is zero", "no current"), ("12 V", "120 V", "240 V", "larger", "doubled", "alternating", "constant", "stepped up", "the same", "24 V", "60 V", "6 V", "half", "a steady", "greater"), untold=("alternating current", "ac source", "switched", "moment", "why", "at instant")),
    fact("why_not_direct_current", CONSTANT, (_TRANSFORMER, _DIRECT, ("why", "because", "reason")), ("flux does not change", "constant flux", "no change in flux", "no changing flux", "flux is constant", "magnetic field is constant", "no change of flux", "not change", "magnetic flux is constant", "no changing magnetic", "steady flux", "flux must change", "changing magnetic flux", "changing flux", "no induced", "constant magnetic flux", "changing magnetic field"), ("resistance is too large", "too small a current", "the core melts", "power is too low", "direct current has no", "voltage is too low", "core is not magnetized", "iron core cannot")),
    fact("what_a_transformer_needs", GROWING, (_TRANSFORMER, ("works on", "principle", "based on", "operates on", "operation", "works by", "work by"), ("which", "what", "principle")), ("mutual induction", "electromagnetic induction", "mutual inductance", "induction", "faraday"), ("self induction", "coulomb", "ohm", "electrostatic induction", "heating effect", "resonance", "ampere", "motor", "conservation of charge"), untold=("only with",)),
    fact("current_for_a_transformer", GROWING, (_TRANSFORMER, ("alternating", "ac", "direct", "current", "voltage"), ("works only", "only work*", "requires", "which kind", "what kind", "which type", "what type", "kind of current", "operate*", "used only", "function*")), ("alternating", "alternating current", "ac", "a changing current", "alternating voltage", "ac only", "changing"), ("direct", "direct current", "dc", "both", "steady", "constant", "dc only", "either"), untold=("step up", "efficien*", "principle", "law", "why")),
    *(
        fact(f"current_{way}", GROWING, (_TRANSFORMER, words, ("current",), ("secondary", "output", "current rise or fall", "current fall or rise", "current increase or decrease", "current decrease or increase", "current go up or down", "happens to current", "happen to current", "current larger or smaller", "current smaller or larger"), ("compar*", "how", "what", "is", "which", "does")), right, wrong, ("equal", "the same", "zero", "unchanged", "equal to"), untold=(_NUMBER, "turns on secondary as", "times as many", "times as large", "ratio", "real transformer", "percent", "efficien*", "why", other))
        for way, words, other, right, wrong in (
            ("stepped_down", ("step up", "steps up", "stepping up", "increases voltage"), "step down", ("smaller", "less", "lower", "decreases", "smaller than", "reduced", "falls", "goes down", "drops"), ("larger", "greater", "higher", "increases", "larger than", "more", "rises", "goes up")),
            ("stepped_up", ("step down", "steps down", "stepping down", "decreases voltage", "reduces voltage"), "step up", ("larger", "greater", "higher", "increases", "larger than", "more", "rises", "goes up"), ("smaller", "less", "lower", "decreases", "smaller than", "reduced", "falls", "goes down", "drops")),
        )
    ),
    *(
        fact(f"turns_{way}", GROWING, (_TRANSFORMER, words, ("turns", "windings"), ("which", "more", "fewer", "compar*", "how")), right, wrong, ("equal", "the same", "same number"), untold=(_NUMBER, "how many turns", "times as many", "ratio", other))
        for way, words, other, right, wrong in (
            ("to_step_up", ("step up", "steps up", "increases voltage"), "step down", ("secondary", "more turns on the secondary", "the secondary", "more on the secondary", "secondary has more", "fewer turns on the primary", "secondary coil"), ("primary", "more turns on the primary", "the primary", "primary has more", "fewer turns on the secondary", "primary coil")),
            ("to_step_down", ("step down", "steps down", "decreases voltage", "reduces voltage"), "step up", ("primary", "more turns on the primary", "the primary", "primary has more", "fewer turns on the secondary", "primary coil"), ("secondary", "more turns on the secondary", "the secondary", "secondary has more", "fewer turns on the primary", "secondary coil")),
        )
    ),
    fact("not_changed_by_a_transformer", GENERATOR, (_TRANSFORMER, ("not change", "same", "unchanged", "does not alter", "not changed", "not altered", "remains", "cannot change", "equal"), ("which", "what"), ("quantity", "primary and secondary", "quantities", "input and output", "ideal", "ac", "property", "following")), ("frequency", "power", "the frequency", "the power", "energy"), ("voltage", "current", "turns", "number of turns", "resistance", "voltage and current"), untold=("does it change", "how many", _NUMBER)),
    fact("why_high_voltage", GENERATOR, (("transmi*", "power line*", "long distances", "grid"), ("high voltage", "high voltages", "stepped up", "very high voltage"), ("why", "because", "reason", "advantage", "in order to", "purpose")), ("reduce heat", "less power loss", "reduce power loss", "smaller current", "reduces the current", "reduce losses", "less energy is lost", "less heat", "smaller losses", "current is smaller", "lower current", "i^2r", "i²r", "heating losses", "energy loss", "minimize", "minimise", "reduce energy losses", "power losses", "power loss", "low current"), ("faster", "increase the current", "larger current", "safer", "increase the frequency", "frequency", "increase the resistance", "more current", "speed of"), untold=("calculate", _NUMBER)),
    fact("why_the_core_is_laminated", GENERATOR, (("core", "cores"), ("laminat*", "thin sheets", "thin insulated"), _HOW), ("eddy currents", "eddy current", "reduce eddy", "to reduce eddy currents", "limit eddy"), ("resistance of the coil", "increase the flux", "weight", "hysteresis only", "increase eddy", "increase the current", "increase the number of turns", "cheaper", "lighter", "copper loss", "hysteresis"), untold=("what kind of material",)),
    # the laws
    fact("what_induces", GROWING, (("emf", "current", "voltage"), ("induced",), ("when", "only when", "only if", "condition", "requires", "necessary", "needed", "cause", "causes"), (*_COIL, "conductor"), _HOW), ("flux changes", "flux through it changes", "changing magnetic flux", "changing flux", "flux through the loop changes", "magnetic flux through the coil changes", "change in magnetic flux", "change of magnetic flux", "changes with time", "flux is changing", "change in flux", "changing magnetic field", "change of flux", "rate of change", "flux linked with it changes", "flux changes with time", "a change"), ("constant flux", "flux is large", "large flux", "strong field", "flux is constant", "at rest", "steady", "strong constant", "large constant", "strong magnetic field", "resistance is zero", "flux is maximum", "uniform field", "constant magnetic field", "flux is zero", "stationary"), untold=("direction of induced", "what emf", "how large", _NUMBER, "lenz*", "clockwise")),
    fact("what_sets_the_emf", GROWING, (("emf",), ("proportional", "depends on", "determined by", "equal to", "given by"), ("faraday*", "induced"), (*_COIL, "law")), ("rate of change of flux", "rate of change of magnetic flux", "rate of change of the magnetic flux", "how fast the flux changes", "rate at which the flux changes", "rate of change of the flux", "rate of change", "rate at which the magnetic flux", "how quickly"), ("flux itself", "the magnetic flux through it", "the magnetic flux", "strength of the field", "the resistance", "the area", "the magnetic field", "the flux", "resistance of the loop", "the current"), untold=("not depend", "moving rod", "rod", "peak", "generator", "slope", "lenz*", _NUMBER)),
    fact("lenz_and_energy", NORTH_NEAR, (("lenz*",), ("conserv*", "consequence", "principle", "follows from"), _HOW), ("energy", "conservation of energy", "energy conservation"), ("charge", "conservation of charge", "momentum", "mass", "conservation of momentum"), untold=("direction", "clockwise")),
    fact("slope_of_flux", GROWING, (("flux",), ("slope", "gradient"), ("graph", "time", "plot", "curve"), _HOW), ("emf", "the induced emf", "induced emf", "voltage"), ("current", "charge", "power", "resistance", "inductance", "magnetic field"), untold=(_NUMBER, "calculate")),
    fact("unit_of_flux", CONSTANT, (("unit",), ("magnetic flux",), _HOW), ("weber", "Wb", "webers", "tesla square metre", "T m^2", "V s", "tesla meter squared", "T·m²", "volt second"), ("tesla", "henry", "volt", "ampere", "gauss", "farad", "tesla per", "T/m^2", "coulomb", "weber per"), untold=("flux density", "per unit area")),
    fact("unit_of_inductance", GROWING, (("unit",), ("inductance", "self inductance", "mutual inductance"), _HOW), ("henry", "H", "henries", "V s A", "weber per ampere", "ohm second", "V·s/A"), ("tesla", "weber", "farad", "ohm", "volt", "coulomb", "gauss"), untold=(_NUMBER,)),
    fact("unit_of_field", CONSTANT, (("unit",), ("magnetic field", "flux density", "magnetic induction"), _HOW), ("tesla", "T", "weber per square metre", "Wb/m^2", "weber per square meter", "N/(A m)"), ("weber", "henry", "volt", "ampere", "farad", "coulomb", "newton"), untold=("magnetic flux is", "unit of magnetic flux", "inductance", _NUMBER)),
    whether("constant_field_no_emf", CONSTANT, (("field", "flux"), (*_COIL,), ("constant", "uniform", "steady", "does not change", "unchanging"), ("stationary", "at rest", "held still", "fixed", "not moving", "does not move", "lies", "kept still", "motionless", "remains at rest", "moved parallel", "without rotating", "without rotation", "translat*", "entirely within", "moves entirely", "stays within", "completely inside", "wholly inside", "entirely inside"), ("emf", "current", "induced")), so=False, no=("zero", "no current", "no emf", "0", "none", "nothing", "not induced", "no induced current", "0 V", "is zero"), yes=("clockwise", "counterclockwise", "constant current", "a steady", "blv", "maximum", "nonzero", "non zero", "alternating", "increasing", "a current flows"), untold=("then", "increases", "decreases", "leaves", "rotat*", "enter*", "removed", "shrink*", "what average", "flux through", "changing", "reduced", "between its ends", "switched", "rod", "doubled", "what happens if", "falls to", "drops to", "rises")),
    # eddy currents and falling magnets
    fact("first_past_the_pipe", NORTH_NEAR, (("magnet*",), _PIPES, _PLAIN, ("pipe", "pipes", "tube", "tubes", "ring", "rings"), ("first", "sooner", "shorter time", "faster", "less time", "earlier", "before", "wins")), _IN_PLASTIC, _IN_COPPER, _TOGETHER, untold=("last", "later", "longer", "slower", "why", "not a magnet")),
    fact("pipe_replaced_by_plastic", NORTH_NEAR, (("magnet*",), _PIPES, (r"re:\b(?:replaced|exchanged|swapped) (?:by|for|with) (?:\w+ ){0,4}?(?:plastic|glass|wooden|pvc|cardboard)\b",), ("pipe", "tube"), ("time", "faster", "slower", "longer", "sooner", "fall", "quickly"), ("more or less", "less or more", "longer or shorter", "shorter or longer", "faster or slower", "slower or faster", "what happens to time", "how does time", "how does this change")), ("less", "less time", "shorter", "faster", "sooner", "decreases", "a shorter time", "more quickly"), ("more", "more time", "longer", "slower", "increases", "more slowly", "same", "unchanged")),
    fact("last_past_the_pipe", NORTH_NEAR, (("magnet*",), _PIPES, _PLAIN, ("pipe", "pipes", "tube", "tubes"), ("last", "later", "longer", "slower", "more time", "more slowly")), _IN_COPPER, _IN_PLASTIC, _TOGETHER, untold=("first", "sooner", "shorter", "faster", "why", "unmagnet*", "not magnetized", "iron")),
    fact("magnet_against_plain_metal", NORTH_NEAR, (("magnet*",), _PIPES, ("pipe", "tube"), _UNMAGNETIZED, ("longer", "last", "later", "slower", "more time", "more slowly")), _THE_MAGNET, _NO_MAGNET, _TOGETHER, untold=("first", "sooner", "shorter", "faster", "less time", "why", *_PLAIN_PIPES)),
    fact("magnet_behind_plain_metal", NORTH_NEAR, (("magnet*",), _PIPES, ("pipe", "tube"), _UNMAGNETIZED, ("first", "sooner", "shorter", "faster", "less time")), _NO_MAGNET, _THE_MAGNET, _TOGETHER, untold=("longer", "last", "later", "slower", "more time", "why", *_PLAIN_PIPES)),
    whether("lamp_of_a_resting_dynamo", CONSTANT, (("dynamo", "dynamos"), ("stop", "stops", "stopped", "stand still", "stands still", "standing still", "at rest", "waiting", "not moving", "not turning"), ("lamp", "light", "headlight", "bulb", "lights"), (_CAN,)), so=False, no=("goes out", "goes dark", "dark", "it goes off", "turns off"), yes=("stays on", "keeps shining", "keeps burning", "shines on"), untold=("accumulator", "capacitor", "rechargeable", "why", "what", "how", "which", "brighter", "faster")),
    fact("why_it_falls_slowly", NORTH_NEAR, (("magnet*",), _PIPES, ("pipe", "tube", "plate", "sheet"), ("why", "because", "reason", "due to", "cause", "explain*", "responsible")), ("eddy currents", "induced currents", "lenz", "opposing its motion", "oppose its motion", "currents induced", "induced current", "opposes the motion"), ("air resistance", "friction with the pipe", "copper is magnetic", "attracted by the copper", "gravity is weaker", "magnetic attraction", "static electricity", "buoyancy"), untold=("first",)),
    fact("braked_by_eddies", NORTH_NEAR, (("pendulum", "plate", "disk", "disc", "sheet", "wheel", "train*", "brake*", "braking", "roller coaster"), ("magnet*", "field", "poles", "magnetic"), ("copper", "aluminium", "aluminum", "metal", "conducting", "eddy", "brake*", "braking"), ("stop*", "slow*", "damp*", "brake*", "braking", "come to rest", "comes to rest"), ("why", "cause", "causes", "because", "due to", "what", "which", "principle")), ("eddy currents", "eddy current", "induced currents", "electromagnetic induction", "currents induced", "induced current", "lenz"), ("air resistance", "friction", "magnetic attraction", "copper is magnetic", "gravity", "static", "electrostatic", "hall"), untold=("slits", "slots", "how far", "slotted", "which pendulum", "which plate")),
    whether("pull_on_a_loop_that_leaves", NORTH_NEAR, (("loop", "ring", "coil", "frame", "sheet", "plate"), ("field",), ("pulled out", "withdrawn", "removed", "pulled from", "drawn out", "moved out", "taken out", "pushed into", "pulled into", "moved into", "leaves", "enters", "slides out"), ("constant speed", "constant velocity", "steady speed", "uniform speed", "steadily"), ("force",), (r"re:\b(?:force (?:\w+ ){0,2}(?:needed|required|necessary)|must (?:\w+ ){0,2}force|does (?:it|this|that|one|pulling) (?:\w+ ){0,3}(?:need|require|take)|need (?:\w+ ){0,2}force)\b",)), so=True, untold=("zero resistance", "plastic", "wooden", "insulat*", "open", "cut", "gap", "how", "what", "which", "why", "completely inside", "entirely inside", "entirely within", "inside", "within", _NUMBER)),
    *(
        fact(f"metal_falls_{way}", NORTH_NEAR, (("plate", "sheet", "ring", "disc", "disk", "coin", "loop", "slab", "strip", "block"), ("copper", "aluminium", "aluminum", "brass", "metal", "conducting", "silver"), ("falls", "dropped", "falling", "fall", "drops"), ("between poles", "between magnet poles", "through field", "through magnetic field", "between two magnets", "into magnetic field", "into field", "between magnets", "poles of strong magnet", "poles of magnet"), words, ("without magnet", "without field", "in absence", "without magnets", "free fall", "freely", "plastic", "wood", "wooden", "no magnet", "no field")), right, wrong, ("the same", "equally fast", "same rate", "at the same time", "same time"), untold=("cut", "slit*", "slot*", "how", "why", "what", _NUMBER, other, "entirely inside", "completely inside", "uniform field everywhere"))
        for way, words, other, right, wrong in (
            ("slower", (r"re:\b(?:faster or slower|slower or faster|more slowly or faster|faster or more slowly|more quickly or more slowly)\b",), "longer", ("slower", "more slowly", "less fast"), ("faster", "more quickly", "quicker")),
            ("longer", ("longer or shorter", "shorter or longer", "more time or less", "less time or more", "more or less time", "less or more time"), "slower", ("longer", "more time", "more"), ("shorter", "less time", "less")),
        )
    ),
    fact("slotted_plate", NORTH_NEAR, (("plate", "pendulum", "sheet", "disk", "disc"), ("slit*", "slot*", "comb", "teeth", "cuts"), ("field", "magnet*"), ("longer", "less", "slower", "damp*", "more", "stop*", "which", "happens")), ("swings longer", "less damped", "slotted plate swings longer", "damped less", "the slotted one", "slotted", "longer", "less quickly", "reduced", "smaller eddy currents", "more freely", "weaker", "less braking", "damping is reduced", "damping decreases"), ("stops sooner", "damped more", "more damped", "the solid plate", "solid", "the same", "faster", "stronger", "increases", "equal"), untold=("first", "stops sooner", "more strongly", "larger eddy", "quickly comes to rest", "why", "which stops", "greater damping")),
    fact("cooks_by_induction", GROWING, (("induction cooker", "induction stove", "induction hob", "induction cooktop", "induction furnace", "metal detector"), _HOW, ("principle", "heat*", "based on", "works", "by", "uses", "detects")), ("eddy currents", "induced currents", "eddy current", "electromagnetic induction", "currents induced"), ("microwaves", "conduction from", "infrared", "radiation", "hot coil", "flame", "convection", "static"), untold=("calculate",)),
    fact("cut_ring", GROWING, (("ring", "loop"), ("cut", "gap", "slit", "open", "incomplete", "broken", "split"), ("emf", "current"), ("magnet*", "flux", "field"), _HOW), ("emf but no current", "an emf but no current", "no current", "emf is induced but no current", "emf without current", "only an emf", "no current flows", "current is zero", "voltage but no current"), ("current but no emf", "both", "neither", "both an emf and a current", "no emf", "the same current"), untold=("solid ring", "magnitude", "acceleration", "jump*", _NUMBER)),
    # generators, coils
    fact("principle_of_the_generator", GENERATOR, (("generator", "dynamo", "alternator", "microphone", "bicycle dynamo"), ("principle", "based on", "works on", "law", "effect", "phenomenon", "works by"), _HOW), ("electromagnetic induction", "faraday", "induction", "faraday s law"), ("coulomb", "ohm", "electrostatic", "motor effect", "heating effect", "ampere", "photoelectric", "gauss", "thermoelectric", "biot savart"), untold=("energy", "convert*", "motor and", "difference")),
    fact("greatest_when_in_plane", GENERATOR, (("generator", "coil", "loop"), ("rotat*", "generator", "turn*", "spinning"), ("emf", "voltage"), ("maximum", "largest", "greatest", "peak"), ("plane", "position", "orientation", "when", "flux"), ("which", "when", "where", "how", "what")), ("parallel to the field", "plane of the coil is parallel", "flux is zero", "parallel to the magnetic field", "flux through it is zero", "plane is parallel", "parallel", "plane lies along the field", "flux through the coil is zero", "zero flux"), ("perpendicular to the field", "plane of the coil is perpendicular", "flux is maximum", "plane is perpendicular", "45", "perpendicular to the magnetic field", "maximum flux", "flux is greatest", "flux is largest"), untold=("calculate", _NUMBER, "maximum emf of", "emf is zero", "zero emf", "how large", "maximum emf generated", "angular speed of", "normal", "rpm", "perpendicular to coil")),
    fact("nought_when_across", GENERATOR, (("generator", "coil", "loop"), ("rotat*", "generator", "turn*", "spinning"), ("emf", "voltage"), ("emf zero", "zero emf", "no emf", "voltage zero", "emf become zero", "emf vanish*", "momentarily zero", "instantaneously zero", "zero"), ("plane", "position", "orientation", "when", "flux"), ("which", "when", "where", "how")), ("perpendicular to the field", "plane of the coil is perpendicular", "flux is maximum", "plane is perpendicular", "perpendicular to the magnetic field", "flux is greatest", "maximum flux", "flux is largest", "perpendicular", "flux through it is maximum"), ("parallel to the field", "plane of the coil is parallel", "flux is zero", "plane is parallel", "45", "parallel to the magnetic field", "parallel"), untold=("calculate", _NUMBER, "maximum emf", "largest emf", "normal", "greatest emf", "perpendicular to coil", "axis parallel")),
    *(
        fact(f"emf_when_the_flux_is_{flux}", GENERATOR, (("generator", "coil", "loop"), ("rotat*", "generator", "turn*", "spinning"), ("emf", "voltage"), (rf"re:\bflux (?:through (?:\w+ ){{0,2}})?(?:reaches |at |has )?(?:its )?{flux_words}\b",), (r"re:\b(?:emf|voltage) (?:\w+ ){0,2}(?:then )?(?:zero|minimum|maximum|at (?:its )?(?:maximum|minimum)|greatest|largest) or\b", "how large emf", "what emf", "value of emf")), right, wrong, untold=(_NUMBER, other, "calculate", "battery"))
        for flux, flux_words, other, right, wrong in (
            ("greatest", "(?:maximum|greatest|largest)", "flux zero", ("zero", "0", "minimum", "no emf", "at its minimum"), ("maximum", "at its maximum", "greatest", "largest", "constant")),
            ("nought", "zero", "flux maximum", ("maximum", "at its maximum", "greatest", "largest"), ("zero", "0", "minimum", "no emf", "constant")),
        )
    ),
    fact("output_of_a_coil", GENERATOR, (("coil", "loop", "generator"), ("rotat*", "turned", "turning", "spinning", "spun"), ("uniform", "magnetic field", "field"), ("kind", "type", "what kind", "nature", "alternating or direct", "direct or alternating", "ac or dc", "dc or ac"), ("emf", "current", "voltage")), ("alternating", "ac", "sinusoidal", "alternating current", "an alternating emf", "alternating emf"), ("direct", "dc", "constant", "direct current", "steady", "zero"), untold=("commutator", "split ring", "pulsating")),
    fact("part_of_a_dc_generator", GENERATOR, (("dc generator", "direct current generator", "dc", "direct current"), ("commutator", "slip ring*", "brushes", "part", "device", "component"), ("generator", "dynamo"), ("which", "what")), ("commutator", "split ring", "split ring commutator", "a commutator"), ("slip rings", "slip ring", "brushes", "armature", "transformer", "field magnet"), untold=("slip rings with", "how many")),
    Situation("faster_generator", (("generator", "coil", "dynamo", "alternator"), ("rotat*", "turned faster", "spun", "speed of rotation", "turned"), ("faster", "speed increased", "speed is increased", "more quickly", "higher speed", "more rapidly", "angular speed is increased", "rotation speed increases"), (*ASKS_WHAT_BECOMES, "how", "effect")), GENERATOR, ("doubled", "twice", "by what factor", "calculate", "slower", "tripled", "halved", _NUMBER), trends=(Trend(("frequency", "frequency of emf"), 1), Trend(("peak emf", "maximum emf", "emf", "amplitude", "peak voltage", "voltage", "maximum voltage"), 1), Trend(("period",), -1))),
    fact("opposing_emf_of_a_coil", GROWING, (("self induct*", "inductor", "coil", "solenoid"), ("current", "currents"), ("oppos*", "back emf", "self induced emf", "self induct*", "property", "inductor", "spark"), ("which", "what", "how"), ("always", "direction", "oppos*", "property", "acts to", "tends to", "called")), ("change of the current", "opposes the change", "changes in the current", "change in current", "opposes the change in current", "oppose the change", "self inductance", "inductance", "opposes changes", "opposes any change", "opposes a change", "change in the current", "any change in current", "self induction"), ("the current itself", "opposes the current", "increases the current", "same direction as the current", "resistance", "capacitance", "mutual", "the voltage of the battery"), untold=(_NUMBER, "calculate", "mutual", "magnet")),
    fact("energy_in_a_coil", GROWING, (("inductor", "coil", "solenoid"), ("energy",), ("stored", "store*"), ("where", "in what", "which form", "in which", "what form", "in its")), ("magnetic field", "in the magnetic field", "the magnetic field"), ("electric field", "heat", "core", "resistance", "electric charges", "in the wire", "charges"), untold=("how much", _NUMBER, "calculate", "capacitor")),
    fact("switch_on_beside", GROWING, (("two coils", "second coil", "other coil", "nearby coil", "neighboring coil", "neighbouring coil", "secondary", "coil b", "coil 2", "adjacent coil", "galvanometer"), ("switch*", "key", "battery"), ("current", "deflect*", "emf", "induced", "reading"), ("steady", "constant", "remains closed", "stays closed", "kept closed", "long time", "long after", "has been closed for", "left closed", "while remains closed"), ("what", "how", "does", "is", "which")), ("zero", "no current", "no deflection", "none", "no", "0", "no emf", "nothing", "reads zero", "no induced current"), ("steady current", "constant current", "large", "maximum", "yes", "deflects", "alternating", "same as in the first", "half"), untold=("when closed and", "opened", "is just closed", "moment", "instant", "then opened", "inductor", "at instant", "when switch closed what", "while opening")),
    fact("when_the_second_coil_notices", GROWING, (("two coils", "second coil", "other coil", "nearby coil", "neighboring coil", "neighbouring coil", "secondary", "coil b", "coil 2", "galvanometer"), ("switch*", "key"), ("current", "deflect*", "emf", "induced"), ("when", "at what moments", "at which"), ("deflect*", "induced", "flow*")), ("closed or opened", "opened or closed", "when the switch is closed or opened", "just when the switch", "only while the current changes", "is being closed", "is being opened", "at the moment", "switching on and off", "at the instant", "both when", "just after the switch", "opening and closing", "closing and opening", "only at the moments"), ("remains closed", "stays closed", "always", "all the time", "steady", "never", "while the switch is closed", "kept closed", "as long as", "constant current flows"), untold=(_NUMBER,)),
    fact("which_rod_gets_an_emf", ROD, (("rod", "wire", "conductor", "bar"), ("parallel to field", "along field", "parallel to magnetic field", "along magnetic field", "along field lines", "parallel to field lines", "parallel to its own length", "along its own length", "along its length"), ("emf", "induced"), ("what", "how", "which")), ("zero", "0", "no emf", "none", "is zero", "nothing", "0 V", "no"), ("blv", "maximum", "half", "blv 2", "large", "constant", "nonzero", "greatest"), untold=("perpendicular to field", "perpendicularly", "alternatively", "angle", "maximum when", "greatest when", "then", "vertical component")),
    Situation("iron_core_pushed_in", (("iron core", "iron rod", "soft iron", "ferromagnetic"), ("inserted", "pushed into", "put into", "placed in", "slid into", "introduced"), (*_COIL, "inductor"), ("inductance", "self inductance", "brightness", "lamp", "bulb"), (*ASKS_WHAT_BECOMES, "how")), GROWING, ("removed", "calculate", "by what factor", "pulled out"), trends=(Trend(("inductance", "self inductance", "impedance", "reactance", "inductive reactance"), 1), Trend(("brightness", "bulb", "lamp", "current"), -1))),
    fact("field_that_falls", SHRINKING, (("field", "flux"), ("decreas*", "reduced", "weaken*", "falls"), ("induced current", "current induced"), (*_COIL,), ("own field", "magnetic field of induced", "field it produces", "its field", "produces field", "sets up field", "field of induced"), ("direction", "which", "same", "opposite")), ("same direction", "in the same direction", "the same direction as", "same", "along the original field", "in the direction of the original"), ("opposite", "opposite direction", "perpendicular", "against"), untold=("increas*", "clockwise", "into page", "out of page", "upward", "downward", "north")),
    fact("field_that_grows", GROWING, (("field", "flux"), ("increas*", "grow*", "strengthen*"), ("induced current", "current induced"), (*_COIL,), ("own field", "magnetic field of induced", "field it produces", "its field", "produces field", "sets up field", "field of induced"), ("direction", "which", "same", "opposite")), ("opposite", "opposite direction", "against", "in the opposite direction", "opposed to"), ("same direction", "same", "perpendicular", "along the original field"), untold=("decreas*", "clockwise", "into page", "out of page", "upward", "downward", "north")),
)  # fmt: skip
