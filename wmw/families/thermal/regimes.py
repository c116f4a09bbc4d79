"""What happens to the bodies: regimes, the words that tell them, facts and conventions."""

from __future__ import annotations

from wmw.core.family import Convention, Fact, Ge, Gt, Le, Lt, Regime
from wmw.families.thermal import symbols as s
from wmw.families.thermal.changing import UNTIL_IT_MELTS
from wmw.families.thermal.gauges import OFF_A_GAUGE
from wmw.families.thermal.regimes_engines import ENGINE_CONVENTIONS, ENGINE_FACTS, ENGINES

_WARM = ("heated", "warmed", "heats", "warms", "raise the temperature", "rise", "rises", "heater", "kettle", "heat", "warm", "specific heat",
         "temperature of", "raised")  # fmt: skip
_COOL = (
    "cools",
    "cooled",
    "cool",
    "gives off",
    "releases",
    "cooling",
    "released",
    "loses",
    "given off",
    "gave off",
    "gives up",
    "given up",
    "has lost",
)
_MIXED = (
    "mixed",
    "mix",
    "mixture",
    "poured into",
    "poured",
    "added to",
    "mixes",
    "mixing",
    "combined",
    "pour",
    "pours",
    "stirred into",
    "are put together",
)
_DROPPED = ("dropped", "placed in", "put into", "immersed", "is placed", "calorimeter", "thrown into", "plunged", "lowered into", "put in",
            "placed into", "quenched", "submerged", "final temperature", "equilibrium")  # fmt: skip
_METALS = ("block", "metal", "copper", "iron", "steel", "aluminium", "aluminum", "brass", "lead", "silver", "gold", "ball", "horseshoe", "spoon", "stone")  # fmt: skip
"""Words by which more than one liquid is in the question."""
_MELTING = ("melt", "melts", "melting", "melted", "fusion", "freeze", "freezes")
_BOILING = ("boil", "boils", "evaporate", "evaporates", "vaporize", "vaporise", "vaporized", "steam", "boiled away", "boiling", "vaporization",
            "vaporisation")  # fmt: skip
_GAS = (
    "gas",
    "ideal gas",
    "canister",
    "tyre",
    "tire",
    "balloon",
    "air",
    "helium",
    "nitrogen",
    "oxygen",
    "piston",
    "moles",
)
_RIGID = ("rigid", "constant volume", "fixed volume", "sealed", "volume stays", "volume does not change", "closed", "volume is constant",
          "volume constant", "tire", "tyre", "canister")  # fmt: skip
_ISOBAR = ("constant pressure", "movable piston", "free piston", "freely", "pressure stays", "pressure is constant", "pressure constant", "balloon",
           "pressure does not change", "same pressure")  # fmt: skip
_ISOTHERM = ("constant temperature", "isothermal", "isothermally", "temperature stays", "temperature does not change", "temperature is constant",
             "slowly", "temperature constant", "same temperature", "without a change of temperature")  # fmt: skip
_SOLIDS = ("rod", "bridge", "rail", "beam", "wire", "expansion", "expands", "expand", "pipe", "length", "bar", "gap", "linear expansion", "tape",
           "cable", "ring", "hole", "diameter", "girder", "tower", "longer", "shorter")  # fmt: skip
_FLAT = ("area", "plate", "sheet", "square", "disk", "disc")
_BULK = ("volume", "cube", "sphere", "ball", "block")
_FLUID = (
    "volume expansion",
    "liquid",
    "gasoline",
    "petrol",
    "oil",
    "mercury",
    "alcohol",
    "glycerin",
    "glycerine",
    "coefficient of volume expansion",
    "water",
)
_OVER = (
    "overflow",
    "overflows",
    "spills",
    "spill",
    "filled to the brim",
    "full to the brim",
    "runs over",
    "filled completely",
)
_CONDUCTS = ("conducts", "conduction", "conductivity", "thermal conductivity", "heat flows through", "window", "wall", "insulation", "slab",
             "heat flow", "pane", "loses heat through", "rate of heat", "insulating", "insulates", "foam", "passes through", "pass through", "escapes through", "through the wall")  # fmt: skip
_TWO = (
    "two layers",
    "layers",
    "second layer",
    "first layer",
    "layer of",
    "covered with",
    "insulated with",
    "and a layer",
    "composite",
)
_NO_HEAT = (*_MIXED, *_DROPPED[:4], "calorimeter", "conductivity", "expansion", "ideal gas", "gas", "ice", "steam", "latent", "melt", "melts", "melted",
            "boiled away", "evaporate", "evaporates", "vaporized", "conduction", "expand", "expands", "fusion", "vaporization", "final temperature of the mixture")  # fmt: skip
_APART = (
    "only",
    "do not touch",
    "separate",
    "apart",
    "does not touch",
    "not in contact",
    "one of them",
    "just one",
)
_NO_LOSS = ("no heat losses", "the specific heat is constant")
_ISOLATED = ("no heat losses to the surroundings", "the container takes up no heat")
_ICED = (
    "ice",
    "ice cube",
    "ice cubes",
    "ice block",
    "piece of ice",
    "snow",
    "icicle",
    "hail",
    "hailstone",
)
_NOT_SOLID = ("gas", "ideal gas", "conductivity", "specific heat", "ice", "latent")
_NOT_GAS = (
    "expansion",
    "conductivity",
    "specific heat",
    "latent",
    "ice",
    "overflow",
    "gasoline",
    "brim",
)

_TINY = (Lt(s.alpha * s.T_0, 1), Lt(s.beta * s.T_0, 1), Lt(s.alpha_v * s.T_0, 1))
"""No body of the chapter doubles its size within some hundred kelvins."""
_BETWEEN = Ge((s.T_1 - s.T_f) * (s.T_f - s.T_2), 0)
"""What levels out ends between the two temperatures."""

_TAKES_HEAT = (
    r"\b(?:heaters?|heated|heats|heating|warm(?:s|ed|ing)|kettle|boiler|burner|flame|stove|(?:hot ?|heating )plate|lamp"
    r"|microwave|suppl(?:ies|ied)|raise[sd]?|ris(?:es?|en)|rose|takes? (?:up|in)|taken (?:up|in)|took (?:up|in)|receive[sd]?|gain(?:s|ed)|absorb(?:s|ed)?"
    r"|needs?|needed|required?)\b(?!.*\bfrom (?!\d))"
)
_GIVES_HEAT = (
    r"\b(?:cool(?:s|ed|ing)?|chill(?:s|ed)?|gives? (?:off|out|up|away)|gave (?:off|out|up|away)|given (?:off|out|up|away)|giving (?:off|out|up)"
    r"|los(?:es?|t|ing)|releas\w+|reject\w+|remov\w+|leav(?:es?|ing)|left|extract\w*|withdraw\w*|draws?|drawn|fridge|refrigerat\w+|freezer|drop(?:s|ped)?"
    r"|fall(?:s|en)?|fell|sinks?|sank|radiat\w+)\b"
)
_ALONE_GIVES = r"\b(?:gives off|gave off|gives up|gave up|(?:has|have|had) (?:lost|released|given (?:off|out|up))|loses (?:heat|energy|\d)|lost \d)"
_MAY_WARM = (rf"\A(?=.*{_TAKES_HEAT})|\A(?!.*{_ALONE_GIVES})",)
_MAY_COOL = (rf"\A(?=.*{_GIVES_HEAT})|\A(?!.*{_TAKES_HEAT})",)
"""A body that is told to take up heat does not cool, and one that gives it off is not warmed."""

REGIMES = (
    Regime(s.WARM, "one body is warmed", where=_MAY_WARM, cues=_WARM, rules_out=(*_NO_HEAT, *_COOL[:2], "cooled to"), assumptions=_NO_LOSS, fixed={s.T_0: 273.15, s.eta: 1.0},
           conditions=(Gt(s.dT, 0),)),
    Regime(s.WATER, "water is warmed", where=_MAY_WARM, cues=(*_WARM, "water"), rules_out=(*_NO_HEAT, *_COOL[:2], "cooled to"), needs_cue=True, assumptions=_NO_LOSS,
           fixed={s.T_0: 273.15, s.eta: 1.0}, conditions=(Gt(s.dT, 0),)),
    Regime(s.LOSSY, "water is warmed with losses", where=_MAY_WARM, cues=("efficiency", "efficient", "percent of", "losses", *_WARM), rules_out=(*_NO_HEAT, *_COOL[:2], "cooled to", "no losses", "neglect", "without losses"),
           needs_cue=True, fixed={s.T_0: 273.15}, conditions=(Gt(s.dT, 0),)),
    Regime(s.POT, "water and its vessel are warmed", cues=("both from", "both by", "both to", "warm both", "heat both", "cup and water", "pot and water", "kettle and water", "pan and water", "vessel and water", "container and water",
                                                           "water and pot", "water and kettle", "water and cup", "water and pan", "water and vessel", "water and container", "calorimeter and water", "with water in it", "and water in it",
                                                           "together", "aluminium pot", "aluminum pot", "aluminum pan", "aluminium pan", "steel pot", "copper kettle", "aluminium kettle", "aluminum kettle", "iron pot", "copper pot"),
           rules_out=(*_MIXED, *_DROPPED[:1], *_DROPPED[2:5], *_COOL[:2], "cooled to", "conductivity", "expansion", "gas", "ice", "steam", "latent", "melt", "boiled away", "evaporate", "evaporates"),
           needs_cue=True, assumptions=_NO_LOSS, fixed={s.T_0: 273.15, s.eta: 1.0}, conditions=(Gt(s.dT, 0),)),
    Regime(s.ICE_STEAM, "ice becomes steam", cues=(*_ICED, "to steam", "into steam", "into vapor", "into water vapour", "steam at"), needs_cue=True, rules_out=("entropy", "mixed", "calorimeter", "gas", "dropped", "put into", "placed in", "poured", *UNTIL_IT_MELTS),
           fixed={s.T_0: 273.15, s.T_100: 373.15, s.eta: 1.0}, where=(r"\b(?:steam|vapou?r|boil\w*|evaporat\w*|vapori[sz]\w*)\b|\b(?:373|1[0-9]{2}(?:\.\d+)?) ?(?:° ?)?(?:c|k|degrees)\b",), conditions=(Le(s.T_ice, s.T_0), Gt(s.T_100, s.T_0))),
    Regime(s.ICE_STAYS, "ice is warmed and stays ice", cues=(*_ICED, *_WARM), needs_cue=True,
           rules_out=("entropy", "mixed", "calorimeter", "gas", "dropped", "put into", "placed in", "poured", "water", "steam", "latent", "fusion", *_MELTING, *_BOILING),
           assumptions=_NO_LOSS, fixed={s.T_0: 273.15, s.eta: 1.0}, conditions=(Le(s.T_2, s.T_0), Gt(s.dT, 0))),
    Regime(s.FIRST_ONLY, "the first of two separate bodies is warmed", cues=(*_WARM, *_APART), rules_out=(*_NO_HEAT, *_COOL[:2], "in contact", "water"), needs_cue=True,
           assumptions=_NO_LOSS, fixed={s.T_0: 273.15, s.eta: 1.0}, conditions=(Gt(s.dT, 0),)),
    Regime(s.SECOND_ONLY, "the second of two separate bodies is warmed", cues=(*_WARM, *_APART), rules_out=(*_NO_HEAT, *_COOL[:2], "in contact", "water"), needs_cue=True,
           assumptions=_NO_LOSS, fixed={s.T_0: 273.15, s.eta: 1.0}, conditions=(Gt(s.dT, 0),)),
    Regime(s.COOL, "one body cools", where=_MAY_COOL, cues=_COOL, rules_out=_NO_HEAT, needs_cue=True, assumptions=_NO_LOSS, fixed={s.T_0: 273.15}, conditions=(Gt(s.dT, 0),)),
    Regime(s.WATER_COOLS, "water cools", where=_MAY_COOL, cues=(*_COOL, "water"), rules_out=_NO_HEAT, needs_cue=True, assumptions=_NO_LOSS, fixed={s.T_0: 273.15}, conditions=(Gt(s.dT, 0),)),
    Regime(s.MIX, "two samples of one liquid are mixed", conditions=(_BETWEEN,), cues=(*_MIXED, "final temperature", "equilibrium"), rules_out=(*_ICED, *_METALS, "gas", "latent", "steam"), needs_cue=True,
           assumptions=_ISOLATED),
    Regime(s.DROP, "a body is put into water", conditions=(_BETWEEN,), cues=_DROPPED, rules_out=(*_ICED, "gas", "latent", "steam", "melts"), needs_cue=True, assumptions=_ISOLATED),
    Regime(s.CUP, "a body is put into the water of a calorimeter", conditions=(_BETWEEN,), cues=(*_DROPPED, "calorimeter", "cup"), rules_out=(*_ICED, "gas", "latent", "steam", "melts"), needs_cue=True,
           assumptions=("no heat losses to the surroundings",)),
    Regime(s.TWO_BODIES, "two bodies level out", conditions=(_BETWEEN,), cues=(*_DROPPED, *_MIXED, "in contact", "brought into contact", "touch"), rules_out=(*_ICED, "gas", "latent", "steam", "melts"),
           needs_cue=True, assumptions=_ISOLATED),
    Regime(s.CHANGE, "change of state at constant temperature", cues=(*_MELTING, *_BOILING, "latent heat", "melting point", "boiling point"), needs_cue=True,
           rules_out=("entropy", "mixed", "calorimeter", "gas"), fixed={s.eta: 1.0}, assumptions=("the temperature stays during the change of state",)),
    Regime(s.MELT_ICE, "ice at its melting point melts", cues=(*_MELTING, *_ICED), needs_cue=True, rules_out=("entropy", "mixed", "calorimeter", "gas", *_BOILING, *UNTIL_IT_MELTS),
           fixed={s.T_0: 273.15, s.eta: 1.0}, assumptions=("the temperature stays during the change of state",)),
    Regime(s.BOIL_WATER, "water at its boiling point evaporates", cues=(*_BOILING, "water"), needs_cue=True, rules_out=("entropy", "mixed", "calorimeter", "gas", "ice"),
           fixed={s.T_100: 373.15, s.eta: 1.0}, assumptions=("the temperature stays during the change of state",)),
    Regime(s.METAL, "a body is warmed to its melting point and melts", cues=(*_MELTING, "melting point"), needs_cue=True,
           rules_out=("entropy", "mixed", "calorimeter", "gas", "ice", "steam"), fixed={s.eta: 1.0}, conditions=(Ge(s.T_m, s.T_1),)),
    Regime(s.ICE_WARM, "ice becomes warm water", cues=(*_ICED, "into water at", "to water at", "water"), needs_cue=True,
           rules_out=("entropy", "mixed", "calorimeter", "gas", "dropped", "put into", "placed in", "steam", "poured", *UNTIL_IT_MELTS),
           fixed={s.T_0: 273.15, s.eta: 1.0}, conditions=(Le(s.T_ice, s.T_0), Ge(s.T_f, s.T_0))),
    Regime(s.STEAM, "water is warmed and evaporates", cues=(*_BOILING, "water"), needs_cue=True, rules_out=("entropy", "mixed", "calorimeter", "gas", "ice"),
           fixed={s.T_100: 373.15, s.eta: 1.0}, conditions=(Le(s.T_1, s.T_100),)),
    Regime(s.ALL_MELTS, "ice in water, all of it melts", cues=(*_ICED, *_MIXED, *_DROPPED), needs_cue=True, rules_out=("gas", "steam", *UNTIL_IT_MELTS), assumptions=_ISOLATED,
           fixed={s.T_0: 273.15}, conditions=(Ge(s.T_f, s.T_0), Ge(s.Q_avail, s.Q_need))),
    Regime(s.REMAINS, "ice in water, some of it is left", cues=(*_ICED, *_MIXED, *_DROPPED), needs_cue=True, rules_out=("gas", "steam", *UNTIL_IT_MELTS), assumptions=_ISOLATED,
           fixed={s.T_0: 273.15}, conditions=(Le(s.Q_avail, s.Q_need), Ge(s.m_melt, 0))),
    Regime(s.ROD, "a length expands", fixed={s.T_0: 273.15}, conditions=(*_TINY, Gt(s.dL * s.dT, 0),), cues=_SOLIDS, needs_cue=True, rules_out=(*_NOT_SOLID, "volume", "area"), assumptions=("the body expands freely",)),
    Regime(s.PLATE, "an area expands", fixed={s.T_0: 273.15}, conditions=(*_TINY, Gt(s.dA * s.dT, 0),), cues=(*_FLAT, "expansion", "expands", "linear expansion"), needs_cue=True, rules_out=(*_NOT_SOLID, "volume", "hole"),
           assumptions=("the plate expands freely",)),
    Regime(s.HOLE, "a hole in a plate changes its area", fixed={s.T_0: 273.15}, conditions=(*_TINY, Gt(s.dA * s.dT, 0),), cues=("hole", "opening", "ring", "cut out", *_FLAT), needs_cue=True,
           rules_out=(*_NOT_SOLID, "volume"), assumptions=("the plate expands freely",)),
    Regime(s.BODY, "a solid's volume expands", fixed={s.T_0: 273.15}, conditions=(*_TINY, Gt(s.dV * s.dT, 0),), cues=(*_BULK, "expansion", "expands", "linear expansion"), needs_cue=True, rules_out=(*_NOT_SOLID, *_OVER, "liquid"),
           assumptions=("the body expands freely",)),
    Regime(s.LIQUID, "a liquid's volume expands", fixed={s.T_0: 273.15}, conditions=(*_TINY, Gt(s.dV * s.dT, 0),), cues=(*_FLUID, "expansion", "expands"), needs_cue=True, rules_out=(*_NOT_SOLID, *_OVER),
           assumptions=("the expansion of the container is neglected",)),
    Regime(s.VESSEL, "a full vessel overflows", cues=(*_OVER, *_FLUID), needs_cue=True, rules_out=_NOT_SOLID,
           fixed={s.T_0: 273.15}, conditions=(*_TINY, Gt(s.dT, 0),)),
    Regime(s.FULL, "a full vessel that does not expand overflows", cues=(*_OVER, *_FLUID), needs_cue=True, rules_out=_NOT_SOLID, fixed={s.T_0: 273.15}, conditions=(*_TINY, Gt(s.dT, 0),),
           assumptions=("the expansion of the vessel is neglected",)),
    Regime(s.WALL, "heat flows through a slab", fixed={s.T_0: 273.15}, conditions=(Gt(s.P * s.dT, 0),), cues=_CONDUCTS, needs_cue=True, rules_out=(*_TWO, "gas", "specific heat", "mixed"),
           assumptions=("steady heat flow", "heat flows straight through")),
    Regime(s.LAYERS, "heat flows through two layers", fixed={s.T_0: 273.15}, conditions=(Gt(s.P * s.dT, 0), Gt((s.T_1 - s.T_mid) * (s.T_mid - s.T_2), 0)), cues=_TWO, needs_cue=True, rules_out=("gas", "specific heat"),
           assumptions=("steady heat flow", "heat flows straight through", "the layers touch closely")),
    Regime(s.STATE, "state of an ideal gas", cues=(*_GAS, "how many moles", "molecules", "amount"), needs_cue=True,
           rules_out=(*_NOT_GAS, "compressed", "is heated to", "heated", "cooled", "constant"), assumptions=("ideal gas",)),
    Regime(s.AT_V, "ideal gas at constant volume", where=(OFF_A_GAUGE,), fixed={s.T_0: 273.15}, cues=(*_GAS, *_RIGID), needs_cue=True, rules_out=(*_NOT_GAS, *_ISOBAR[:4], *_ISOTHERM[:3]),
           assumptions=("ideal gas", "the volume stays")),
    Regime(s.AT_P, "ideal gas at constant pressure", fixed={s.T_0: 273.15}, cues=(*_GAS, *_ISOBAR), needs_cue=True, rules_out=(*_NOT_GAS, "rigid", "constant volume", *_ISOTHERM[:3]),
           assumptions=("ideal gas", "the pressure stays")),
    Regime(s.AT_T, "ideal gas at constant temperature", cues=(*_GAS, *_ISOTHERM), needs_cue=True, rules_out=(*_NOT_GAS, "rigid", "constant volume", "constant pressure"),
           assumptions=("ideal gas", "the temperature stays")),
    Regime(s.ANY, "ideal gas, everything may change", fixed={s.T_0: 273.15}, cues=(*_GAS, "and the temperature", "combined gas law"), needs_cue=True,
           rules_out=(*_NOT_GAS, "rigid", "constant volume", "constant pressure", "constant temperature", "isothermal"), assumptions=("ideal gas",)),
    Regime(s.RADIATES, "a surface radiates", cues=("radiates", "radiate", "radiated", "emissivity", "radiation", "blackbody", "black body", "stefan"), needs_cue=True,
           rules_out=("gas", "specific heat", "conductivity"), assumptions=("the surface radiates evenly",)),
    Regime(s.CLAMPED, "a clamped rod is under stress", fixed={s.T_0: 273.15}, conditions=(*_TINY,), cues=("clamped", "rigid supports", "stress", "young", "fixed ends", "rigid walls", "prevented from expanding", *_SOLIDS),
           needs_cue=True, rules_out=("gas", "specific heat", "conductivity"), assumptions=("the supports do not give way",)),
    *ENGINES,
)  # fmt: skip

FACTS = (
    *ENGINE_FACTS,
    Fact(("perfectly black", "blackbody", "black body", "ideal radiator", "perfect radiator", "black sphere", "black ball", "black surface", "black plate", "black object", "black cube", "black panel", "black disk", "blackened sphere", "blackened plate", "blackened ball"), {s.epsilon: 1.0}, (s.RADIATES,)),
    Fact(("ice at its melting point", "melting ice", "at the freezing point"), {s.T_ice: 273.15}, (*s.ICE, s.ICE_WARM)),
    Fact(("no losses", "all the heat", "neglect losses", "without losses", "losses are negligible", "neglect heat losses"), {s.eta: 1.0}, s.HEATED),
    Fact(("expansion of the container is negligible", "expansion of the vessel is negligible", "expansion of the glass is negligible"), {s.alpha_v: 0.0},
         (s.VESSEL,)),
    # Where both are as thick, how thick they are is of no matter to the temperature between them.
    Fact(("layers are equally thick",), {s.d_1: 1.0, s.d_2: 1.0}, (s.LAYERS,)),
)  # fmt: skip

CONVENTIONS = (
    Convention("heat given off is negative", {s.Q: -1.0}, s.COOLED),
    Convention("changes of temperature are final minus initial", {s.dT: -1.0}, s.COOLED),
    Convention("heat and change of temperature are negative", {s.Q: -1.0, s.dT: -1.0}, s.COOLED),
    Convention("difference counted from the cold side", {s.dT: -1.0}, s.CONDUCTING),
    Convention("heat given off is negative, mixing", {s.Q: -1.0}, (s.MIX, s.DROP, s.CUP, s.TWO_BODIES)),
    Convention("heat counted inward", {s.P: -1.0, s.Q: -1.0, s.dT: -1.0}, s.CONDUCTING),
    Convention("heat flow counted inward", {s.P: -1.0, s.Q: -1.0}, s.CONDUCTING),
    Convention("tension is positive", {s.stress: -1.0, s.F: -1.0}, (s.CLAMPED,)),
    Convention("work done on the gas", {s.W: -1.0}, (s.AT_P,)),
    *ENGINE_CONVENTIONS,
)  # fmt: skip
