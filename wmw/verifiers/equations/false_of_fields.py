"""What is false of circuits, induction and light."""

from __future__ import annotations

from wmw.verifiers.equations.false_words import false_words as _is_false

_PARALLEL = r"\b(?:parallel|branch(?:es)?|side by side)\b"
_INDUCES = r"\b(?:induc\w*|coils?|solenoid|loop|magnet\w*|flux|field)\b"
_GEN = r"\b(?:generator|dynamo|alternator|rotating coil|coil (?:turns|rotates|spins)|turn\w* at)\b"
_SELF = r"(?=[^?]*\bcurrents?\b)[^?]*\b(?:self[- ]?induc\w*|inductance|inductors?|coil|solenoid)\b"
_FALLING = (
    r"(?s)\A(?=.*\b(?:self[- ]?induc\w*|inductance|inductors?|coil|solenoid|choke)\b)"
    r".*\bcurrent\b(?:[^.?]|\.\d){0,90}?\b(?:falls|drops|decreas\w+|decays?|declines"
    r"|dies (?:away|down)|is (?:reduced|lowered|cut|switched off|interrupted|turned down))\b"
)

OF_FIELDS = (
    _is_false(
        r"\bterminal voltage\b[^.;]{0,25}\b(?:above|larger than|higher than|greater than|exceeds"
        r"|more than)"
        r" (?:the |its )?e\.?m\.?f\b|\bvoltage rise (?:inside|in|across) (?:the )?(?:battery"
        r"|cell|source"
        r"|internal)\b|\b(?:internal resistance)\b[^.;]{0,25}\b(?:raises|adds to"
        r"|increases) the (?:terminal"
        r" )?voltage\b",
        "a battery that delivers a current has a terminal voltage below its EMF",
        r"\binternal resistance\b|\bterminal voltage\b",
        r"\b(?:charg(?:ed|ing|er)|recharg\w*|opposing|two batteries|second battery)\b",
    ),
    _is_false(
        r"\bopen(?:ed)? (?:switch|branch)\b[^.;]{0,25}\b(?:takes|carries|gets|receives"
        r"|draws) (?:the |all |a )"
        r"?(?:whole |full |entire |battery |larger )?current\b",
        "no current flows in an open branch",
        r"\bswitch\b",
        r"\bcapacitor|\bcoil|\binductor",
        r"\bno current\b",
    ),
    _is_false(
        r"\b(?:larger|bigger|greater) capacitor\b[^.;]{0,25}\b(?:larger|more|greater"
        r"|bigger) charge\b"
        r"|\b(?:both|each)\b[^.;]{0,25}\b(?:full|whole|entire) (?:battery |supply )?voltage\b"
        r"|\blarger (?:capacitor|capacitance)\b[^.;]{0,25}\b(?:larger|higher|greater) voltage\b",
        "capacitors in series have one charge and share the voltage, the smaller one more of it",
        r"\bcapacitors\b[^?]*\bseries\b|\bseries\b[^?]*\bcapacitors\b",
        r"\b(?:parallel|one after another|then|disconnected)\b",
    ),
    _is_false(
        r"\b(?:same|equal) charge\b|\b(?:voltage (?:divides|is divided|is shared|splits))\b",
        "capacitors in parallel have one voltage, and their charges go with their capacitances",
        r"\bcapacitors\b[^?]*\bparallel\b|\bparallel\b[^?]*\bcapacitors\b",
        r"\b(?:series|equal|identical|two \d[\d.]* ?[µu]F|disconnected|then)\b",
        r"\b(?:total|same charge as)\b",
    ),
    _is_false(
        r"\b(?:larger|bigger|greater|higher) (?:resistance|resistor"
        r"|of the resist\w+)\b[^.;]{0,25}\b(?:carries"
        r"|takes|gets|has|draws) (?:the |a )?(?:larger|bigger|greater|more|most)(?: (?:part"
        r"|share|of the"
        r"|current|power)){0,3}\b",
        "the larger of parallel resistances carries the smaller current",
        _PARALLEL,
        r"\b(?:series|capacitors?)\b(?![^?]*\bparallel (?:pair|group|part))",
        r"\b(?:voltage|drop|heat per coulomb)\b",
    ),
    _is_false(
        r"\b(?:smaller|lower|lesser) resistance\b[^.;]{0,25}\b(?:takes|gets|has|draws|dissipates"
        r"|receives) (?:the"
        r" |a )?(?:larger|bigger|greater|more|higher) (?:power|voltage|share of the voltage)\b"
        r"|\bcurrent (?:divides|splits|is shared) between (?:the two|both|them)\b",
        "in series one current flows, and the larger resistance takes the larger voltage and power",
        r"\bseries\b",
        r"\b(?:parallel|branch\w*|capacitor\w*|each|separately)\b",
    ),
    _is_false(
        r"\b(?:weaker|smaller) (?:battery|cell|source|EMF)\b[^.;]{0,25}\b(?:sets|decides"
        r"|determines|wins|fixes"
        r"|gives)\b[^.;]{0,20}\b(?:direction|way|sense|current)?",
        "the stronger of two opposed batteries drives the current",
        r"\b(?:batteries|cells|two (?:ideal )?(?:sources|emfs?))\b",
        r"\bparallel\b",
    ),
    _is_false(
        r"\b(?:emf|voltage)\b[^.;]{0,40}\b(?:always|at all times|constantly"
        r"|in (?:every|either) case)\b[^.;]{0,30}"
        r"\b(?:against|opposite to|opposed to|opposes|opposing|contrary to)"
        r" (?:the |its (?:own )?)(?:coil |coil['’]s )?current\b(?!['’]s? change)"
        r"|\balways (?:opposes|acts against|works against) (?:the|its own) current\b"
        r"|\b(?:opposed|opposes|opposing) (?:to )?its own current\b",
        "what is self-induced opposes the change of the current, and helps on a current that falls",
        _SELF,
        r"\bmotors?\b",
        r"\b(?:change|chang(?:es|ing)|growth|rise|fall|increas\w+|decreas\w+) (?:of|in)\b",
        supposes=True,
    ),
    _is_false(
        r"\b(?:emf|voltage)\b[^.;]{0,40}\b(?:against|opposite to|opposed to|opposes|opposing)"
        r" (?:the|its|this) (?:falling |decreasing |decaying |coil )?current\b"
        r"|\b(?:emf|voltage)\b[^.;]{0,30}\b(?:speeds up|hastens|helps|supports|aids) the"
        r" (?:fall|decrease|decay|drop|change)\b",
        "an EMF that a falling current induces in its coil helps the current on",
        _FALLING,
        r"\b(?:motors?|ris(?:es|ing)|grow\w*|increas\w+|switched on|closed|doubl\w+)\b",
        r"\b(?:growth|rise|increas\w+)\b|\b(?:change|fall|decrease|decay|drop) (?:of|in)\b",
    ),
    _is_false(
        r"\b(?:supports?|aids?|reinforces?|strengthens?|assists?|helps?|adds to) (?:the |its "
        r"|this |that )?(?:own )?"
        r"(?:change|motion|movement|increase|decrease|growth|loss)\b(?! (?:of|in) (?:speed"
        r"|energy))",
        "what is induced opposes the change that induces it",
        _INDUCES,
        r"\b(?:motor|drives the rod by|external (?:battery|source)|transformer|supply)\b",
        r"\b(?:opposes|against|own field (?:adds|supports)|field)\b",
    ),
    _is_false(
        r"\b(?:field|magnetic force|force on the (?:current|rod|bar"
        r"|wire))\b[^.;]{0,30}\b(?:pushes|drives|pulls|acts|"
        r"points|accelerates)\b[^.;]{0,25}\b(?:along|in the direction of|with) (?:its"
        r"|the) (?:motion|velocity"
        r"|movement)\b",
        "the field pushes a rod with induced current against its motion",
        r"\brails?\b|\brod\b|\bslid\w*",
        r"\b(?:motor|battery|source|supply|falls)\b",
    ),
    _is_false(
        r"\b(?:turning|turned|turns|rotating|rotates|spinning|spun|moving|moved"
        r"|moves)\b[^.;]{0,25}\b(?:faster|"
        r"more quickly|quicker)\b[^.;]{0,25}\b(?:lowers|reduces|decreases|lessens|weakens"
        r"|leaves)\b[^.;]{0,18}"
        r"\b(?:e\.?m\.?f|voltage|current)\b",
        "the faster the change, the larger the induced EMF",
        rf"{_GEN}|{_INDUCES}",
        r"\b(?:motor|terminal|resistor)\b",
    ),
    _is_false(
        r"\bno (?:induced )?(?:e\.?m\.?f\.?|voltage|current)\b[^.;]{0,20}\b(?:acts?|is induced"
        r"|arises?|appears?|flows?"
        r"|exists?|there)\b|\bnothing is induced\b",
        "a flux that changes induces an EMF",
        r"\b(?:magnitude|size|value|how large)\b[^?]{0,30}\b(?:e\.?m\.?f|induced (?:voltage"
        r"|current))\b",
        r"\b(?:after|then|between|stops|parallel to the (?:field|axis)|open|second interval"
        r"|intervals?|secondary"
        r"|sign|any)\b",
        r"\b(?:after|once|before|when|other|unless|parallel|outside)\b",
        denies=True,
    ),
    _is_false(
        r"\bno current (?:flows|runs|passes)\b[^.;]{0,25}\b(?:resistor|load|lamp|secondary)\b",
        "a voltage across a resistor drives a current through it",
        r"\b(?:resistor|load|lamp)\b[^?]{0,40}\bconnected (?:to|across) (?:the|its) secondary\b",
        r"\b(?:open|switch|direct|dc|d\.c\.|battery|steady)\b",
        denies=True,
    ),
    _is_false(
        r"\btotal(?:ly)?(?: internal(?:ly)?)? reflect\w*\b[^.;]{0,60}\b(?:below|under"
        r"|smaller than|less than) the"
        r" (?:critical|limiting) angle\b"
        r"|\b(?:beyond|above|over|past|larger than|exceed\w*) the (?:critical"
        r"|limiting) angle\b[^.;,]{0,20}\b(?:there is"
        r" a refracted ray|(?:is )?refracted|passes|leaves|gets out|emerges)\b",
        "light is totally reflected beyond the critical angle",
        r"\b(?:light|ray|beam)\b",
        nor=r"\bno (?:total|refracted|ray|light)\b|\bnot\b|\bpartly\b",
        supposes=True,
    ),
    _is_false(
        r"\bfocal length\b[^.;]{0,20}\b(?:is|equals?|equal to|of) (?:to )?(?:twice|double"
        r"|two times)"
        r" (?:the |its )?radius\b|\bfocal length\b[^.;]{0,12}\b(?:is|equals"
        r"|equal to) (?:to )?the radius\b",
        "the focal length of a mirror is half its radius of curvature",
        r"\bmirror\b",
    ),
    _is_false(
        r"\b(?:toward|towards|closer to|nearer(?: to)?) the lens\b[^.;]{0,25}"
        r"\b(?:real )?image\b[^.;]{0,15}"
        r"\b(?:toward|towards|closer to|nearer(?: to)?) (?:the lens|it)\b"
        r"|\bimage moves (?:with|the same way as"
        r"|in the opposite direction to) the object\b(?<!with the object)",
        "the nearer an object comes to the focus, the farther off is its real image",
        r"\blens\b[^?]*\b(?:screen|real|sharp)\b|\b(?:screen|real|sharp)\b[^?]*\blens\b",
        r"\b(?:diverging|virtual|magnif\w*|inside the focal|lens is moved)\b",
        r"\b(?:away|virtual|farther|further)\b",
    ),
    _is_false(
        r"\b(?:larger|higher|greater|bigger) (?:refractive )?index\b[^.;]{0,25}\b(?:speeds"
        r"|faster|larger speed|higher"
        r" speed|quicker|more quickly)\b|\blight (?:in a medium )?(?:travels|moves|goes) (?:at"
        r"|with) n ?[*·×]? ?c\b"
        r"|\blight (?:is|gets|travels) (?:faster"
        r"|speeded up) in (?:the )?(?:optically )?(?:denser|glass|water)\b",
        "light is slower in a medium of larger index",
        r"\b(?:index|light|n =)\b",
        r"\b(?:phase plate|x-?rays?)\b",
        r"\b(?:than|slower|less)\b",
    ),
    _is_false(
        r"\baway from the normal\b[^.;]{0,25}\b(?:enter\w*|into"
        r"|in) (?:the )?(?:optically )?denser\b"
        r"|\bdenser\b[^.;]{0,30}\b(?:bends|bent|refracted|turned) away from the normal\b"
        r"|\btowards? the normal\b[^.;]{0,25}\b(?:enter\w*|into"
        r"|in) (?:the )?(?:optically )?(?:rarer|less dense|thinner)\b",
        "a ray is bent towards the normal where it enters the denser medium",
        r"\b(?:light|ray|beam)\b",
        nor=r"\b(?:leav\w*|out of|from (?:the )?(?:optically )?denser|coming)\b",
    ),
)
