"""What is false of heat, gases, liquids and floating bodies."""

from __future__ import annotations

from wmw.verifiers.equations.false_words import false_words as _is_false

_HOTTER = r"(?:hot(?:ter)?|warm(?:er)?)"
_COLDER = r"(?:cold(?:er)?|cool(?:er)?)"
_NARROW = (
    r"(?:narrow\w*|thinner|smaller|tighter|constricted) (?:opening|section|part|end|pipe|nozzle"
    r"|hole|tube|cross[- ]section|diameter|bore|channel|place|stretch)"
)
_FLOW = r"\b(?:pipe|hose|nozzle|stream|channel|tube|flows?|flowing)\b"
_AFLOAT = r"\b(?:floats?|floating|afloat)\b"
_SUNK = (
    r"\b(?:submerged|under (?:the )?(?:surface|water)|immersed|sinks?|held (?:completely|fully))\b"
)

OF_MATTER = (
    _is_false(
        r"\b(?:heat|heating|heater|warming)\b[^.;]{0,35}\b(?:lowers|reduces|decreases"
        r"|drops) (?:the |its )?"
        r"temperature\b|\b(?:heated|warmed)\b[^.;]{0,25}\btemperature (?:falls|drops|sinks)\b",
        "heat that is taken up raises the temperature",
        r"\b(?:heater|heat(?:ed|s)?|kj|warm(?:ed|s)?|kettle|stove|burner|flame|immersion)\b",
        r"\b(?:refrigerat\w*|heat pump|gives? off|removed|withdrawn|taken from|cools?|cooled)\b",
        r"\b(?:gives? (?:up|off|out)|loses?|lost|leaves|out of|removing|withdraw\w*)\b",
    ),
    _is_false(
        rf"\bheat (?:flows|passes|goes|moves|is (?:passed|given"
        rf"|transferred)) (?:\w+ )?from (?:the )?"
        rf"{_COLDER} [^.;]{{0,25}}\bto (?:the )?{_HOTTER}\b",
        "heat flows from the hotter to the colder body",
        r"",
        r"\b(?:refrigerat\w*|heat pump|air condition\w*|freezer|fridge|work)\b",
    ),
    _is_false(
        r"\bthicker\b[^.;]{0,25}\b(?:lets (?:through )?more|conducts more|passes more"
        r"|conducts (?:heat )?"
        r"better|more heat|raises the (?:rate|flow))\b"
        r"|\bthinner\b[^.;]{0,25}\b(?:lets (?:through )?less"
        r"|conducts less|less heat|lowers the (?:rate|flow))\b"
        r"|\brate\b[^.;]{0,30}\b(?:proportional to|grows with) (?:the |its )?thickness\b",
        "a thicker wall lets less heat through",
        r"\b(?:conduct\w*|window|pane|wall|insulat\w*|slab|layer|heat)\b",
        r"\b(?:wire|rod's diameter|electric\w*)\b",
        r"\binvers\w*\b",
    ),
    _is_false(
        r"\b(?:larger|higher|greater) (?:specific heat"
        r"|heat capacity)\b[^.;]{0,30}\b(?:warms? (?:up )?more"
        r"|heats? up more|warms? (?:up )?faster|becomes warmer|gets (?:warmer|hotter)"
        r"|larger (?:rise|change)"
        r"|rises more|is (?:the )?warmer)\b"
        r"|\b(?:rise|change|increase)s? (?:of"
        r"|in) (?:the )?temperature\b[^.;]{0,20}\bproportional to"
        r" (?:the |its )?specific heat\b",
        "of equal masses with equal heat the one of smaller specific heat warms more",
        r"\bspecific heats?\b",
        nor=r"\b(?:invers\w*|divided|product|keeps)\b",
    ),
    _is_false(
        r"\b(?:stays?|remains?|is still) (?:completely |entirely )?(?:solid|frozen|ice)\b"
        r"|\bnone of the ice melts\b",
        "the ice of the question melts",
        r"\b(?:turns? (?:it|the \w+|them) (?:completely |entirely )?into (?:liquid )?water|melts?"
        r" (?:it|the (?:whole|ice|\w+)|completely|all)|(?:is|be|been) (?:completely )?melted"
        r"|to melt|melts completely)\b",
        r"\b(?:some|part|how much of|whether|mixture|does all|remain\w*|is left|drink|freez\w*)\b",
        r"\b(?:until|first|before|while|part|rest|up to|at first)\b",
    ),
    _is_false(
        r"\b(?:temperature (?:rises|climbs|increases|goes up|keeps rising)|warms up"
        r"|gets (?:warmer|hotter))"
        r" (?:steadily )?(?:while|as|during)[^.;]{0,15}\b(?:melt\w*|boil\w*|freez\w*|condens\w*)\b"
        r"|\bwhile (?:it|the \w+) (?:melts|boils)\b[^.;]{0,20}\btemperature (?:rises|climbs"
        r"|increases)\b",
        "the temperature stays while ice melts or water boils",
        r"\b(?:ice|melt\w*|boil\w*|steam|fusion|vapori\w*)\b",
        r"\b(?:pressure cooker|mixture of)\b",
    ),
    _is_false(
        r"\b(?:warming|heating|warmer|heat(?:ed)?)\b[^.;]{0,30}\b(?:lowers|reduces"
        r"|decreases) (?:its |the )?"
        r"pressure\b|\bpressure (?:falls|drops|sinks)\b[^.;]{0,20}\b(?:as|when|because) [^.;]{0,20}"
        r"\b(?:warmed|heated|warms|hotter|warmer)\b",
        "warming a gas in a closed vessel raises its pressure",
        r"\b(?:closed|sealed|rigid|constant volume|tank|cylinder|bottle|can|tyre)\b",
        r"\b(?:piston|balloon|expands?|open|bernoulli|flow\w*|cool\w*)\b",
    ),
    _is_false(
        r"\b(?:compress\w+|squeez\w+|smaller volume|halving the volume)\b[^.;]{0,30}\b(?:lowers"
        r"|reduces|decreases) (?:its |the )?(?:gas )?pressure\b",
        "a gas that is compressed at constant temperature gains pressure",
        r"\bgas|\bair\b",
        r"\b(?:expands?|cool\w*)\b",
    ),
    _is_false(
        r"\b(?:shields?|screens?|protects?)\b[^.;]{0,30}\batmospher\w*"
        r"|\b(?:only|just) the (?:\w+ )?(?:liquid|water|brine|oil|sea ?water|fluid|mercury|brine)"
        r" presses\b|\batmospher\w*\b[^.;]{0,20}\b(?:does not (?:act|press|count|reach|matter)"
        r"|has no (?:influence|effect|part))\b",
        "the atmosphere presses on the liquid, and so on all below",
        r"\b(?:absolute|total) pressure\b[^?]*|\babsolute pressure\b",
        r"\b(?:gauge pressure (?:at|of|on)|vacuum|closed tank|sealed)\b",
        denies=True,
    ),
    _is_false(
        rf"\b{_NARROW}\b[^.;]{{0,30}}\b(?:slows|slower|lowers (?:the|its) speed|brakes|loses speed"
        r"|more slowly)\b|\b(?:wide\w*|larger) (?:opening|section|part|pipe|end)\b[^.;]{0,30}"
        r"\b(?:speeds|faster|raises (?:the|its) speed|gains speed)\b"
        rf"|\b(?:slows down|gets slower|becomes slower) (?:in|at|through) the {_NARROW}\b",
        "the same flow is faster where the cross-section is smaller",
        _FLOW,
        r"\b(?:viscous|leak\w*|blood|traffic|current|resistance|wave|sound|lamp|volt\w*|clog\w*)\b",
        r"\b(?:than|pressure|but)\b",
    ),
    _is_false(
        r"\b(?:speeds? up|faster|speed (?:rises|grows|is higher|increases)"
        r"|narrow\w*)\b[^.;]{0,40}\b"
        r"pressure\b[^.;]{0,15}\b(?:rises|grows|increases|goes up|(?:is |gets |becomes )?(?:higher"
        r"|larger|greater)|is the same|stays the same|is unchanged)\b"
        r"|\bpressure\b[^.;]{0,40}\b(?:same|equal) (?:everywhere|throughout|in both"
        r"|as in the wide)\b"
        r"|\bat the pressure of the wide\w*\b"
        r"|\bpressure\b[^.;]{0,20}\b(?:is|be) (?:the )?(?:highest|greatest|largest|higher)\b"
        r"[^.;]{0,20}\b(?:fast\w*|narrow\w*)\b",
        "where a level stream is faster, its pressure is lower",
        r"\b(?:flows?|flowing|stream\w*|blows?|wind)\b[^?]*\b(?:narrow\w*|constrict\w*|diameter"
        r"|throat|venturi|faster|section)\b",
        r"\b(?:climbs?|descends?|downhill|lower floor|pump|viscous|viscosity|height|higher up|rises"
        r"|slopes?|vertical)\b",
        r"\b(?:dynamic|total|than in the narrow|wider|wide part|wide section is)\b",
    ),
    _is_false(
        r"\b(?:speed|velocity|pressure)\b[^.;]{0,30}\b(?:does not depend on|is independent of"
        r"|has nothing"
        r" to do with) (?:the |its )?depth\b|\bdepth (?:has no (?:influence|effect)"
        r"|does not matter)\b",
        "the deeper, the larger are the pressure and the speed of outflow",
        r"\b(?:hole|opening|outlet|below (?:the|its) (?:water )?surface|deep|depth)\b[^?]*",
        r"\b(?:buoy\w*|floats?|submerged|piston|shape|waves?)\b",
        r"\b(?:shape|width|volume|hole's size|below the hole|below the outlet)\b",
        denies=True,
    ),
    _is_false(
        r"\b(?:larger|bigger|greater|wider) (?:area|piston)\b[^.;]{0,35}\b(?:smaller|lower"
        r"|less) force\b"
        r"|\b(?:smaller) (?:area|piston)\b[^.;]{0,35}\b(?:larger|greater) force\b"
        r"|\b(?:same|equal) force(?:s)? on both pistons\b",
        "in a press the larger piston is pushed with the larger force",
        r"\b(?:piston|hydraulic|press)\b",
        nor=r"\b(?:distance|needs?|required|effort|pressure (?:is )?(?:larger"
        r"|smaller)|holds|small force)\b",
    ),
    _is_false(
        r"\b(?:same|equal) (?:level|height)s?\b",
        "the lighter of two liquids stands higher in a U-tube",
        r"\bu-?(?:shaped )?tube\b[^?]*\b(?:oil|mercury|alcohol|petrol|kerosene|two liquids|paraffin"
        r"|other liquid|glycerin\w*)\b",
        r"\b(?:before|only|gas|manometer)\b",
        r"\b(?:pressures?|press|at the (?:same|equal) (?:level|height)|boundary|interface"
        r"|different|below)\b",
    ),
    _is_false(
        r"\b(?:oil|column|alcohol|liquid|weight)\b[^.;]{0,20}\b(?:draws|pulls|sucks|lowers) the"
        r" (?:water|mercury|liquid)\b[^.;]{0,15}\b(?:down|right|other|far)\b",
        "a liquid poured into one arm pushes the other liquid up in the other arm",
        r"\bu-?(?:shaped )?tube\b",
        nor=r"\b(?:left arm|own arm|its arm|same arm)\b",
    ),
    _is_false(
        r"\bfloat\w*\b[^.;]{0,30}\bdisplaces? (?:its own|its whole|its full|its entire"
        r"|a) volume\b(?! of"
        r" (?:liquid )?(?:with|whose|that weighs))"
        r"|\bfloat\w*\b[^.;]{0,30}\bdisplaces? (?:as much (?:liquid|water) as its volume)\b",
        "what floats displaces its own weight of liquid",
        _AFLOAT,
        r"\b(?:completely|fully) (?:under|submerged)\b",
    ),
    _is_false(
        r"\b(?:rises?|moves? up(?:wards?)?|floats?|goes up)\b[^.;,]{0,12}\b(?:if|when|where"
        r"|because) it is"
        r" (?:denser|heavier) than\b|\b(?:sinks?|moves? down(?:wards?)?"
        r"|goes down)\b[^.;,]{0,12}\b(?:if"
        r"|when|where|because) it is (?:less dense|lighter) than\b"
        r"|\b(?:denser|heavier) (?:bodies|bod(?:y|ies)|things|one) (?:rises?|floats?)\b",
        "what is less dense than the liquid rises",
        rf"{_AFLOAT}|{_SUNK}|\bliquid\b",
        nor=r"\b(?:less dense than[^.;]{0,20} and rises)\b",
        supposes=True,
    ),
    _is_false(
        r"\bpush(?:ed|es) (?:\w+ ){0,3}?down(?:wards?)? (?:by"
        r"|with) (?:the )?(?:weight of )?the (?:liquid|water|displaced"
        r"|fluid|oil)\b|\bbuoyan\w+ (?:force )?(?:on [\w ]{1,16} )?(?:acts|points|pushes"
        r"|is directed|pulls)"
        r"(?: \w+)? down(?:wards?)?\b",
        "the buoyant force acts upward",
        rf"{_AFLOAT}|{_SUNK}|\b(?:liquid|water|oil|buoy\w*)\b",
    ),
    _is_false(
        r"\b(?:submerging|immersing|lowering|dipping)\b[^.;]{0,45}\b(?:raises (?:the"
        r"|its) reading|read more"
        r"|reads? a larger|larger reading|heavier)\b",
        "what is lowered into a liquid pulls less on its balance",
        r"\b(?:balance|scale|dynamometer|newton ?meter|reading|string)\b[^?]*",
        r"\b(?:kitchen scale|beaker on|vessel (?:on|stands)|on a scale|pan balance)\b",
        r"\b(?:vessel|beaker|scale below)\b",
    ),
)
