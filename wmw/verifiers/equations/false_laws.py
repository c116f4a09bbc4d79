"""Laws that hold of nothing in their chapter, by the words that state them.

Who writes "kinetic friction is proportional to the area of contact" is wrong whatever the numbers
are, and whether the question was read or not. Only what says so in one sentence, without a denial
or a supposition, in a question of the kind that the law is about, counts.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from wmw.core.patterns import compiled
from wmw.core.work import spend

_SENTENCE = re.compile(r"[.;:?!](?:\s|\Z)|\n")
_UNSURE = re.compile(
    r"\b(?:not|no|never|nor|neither|cannot|independent\w*|regardless|irrespective|whatever|if|would"
    r"|unaffected|without|wrong\w*|false|mistak\w+|misconception|contrary|myth|claims?|thinks?"
    r"|believ\w+|seems?|unless|only (?:when|in|if|where|for)|instead|rather|except|cancels?|whether"
    r"|hardly|barely|scarcely|nothing|erro[rn]\w*|incorrect\w*|untrue|disprov\w+|refut\w+"
    r"|idea|notion|held that|said to|supposed|might|may|could|aristotle|people|naive\w*|intuiti\w+)"
    r"\b|n['’]t\b",
    re.I,
)
"""Words with which a sentence states no law, or denies one."""
_LOOK = 50
"""How many characters are looked through in a step of work."""
_UP_TO = r"(?: [\w'’-]+){0,5}?"
_GROWS = (
    r"(?:proportional(?:ly)? to|in proportion to|proportion(?:ate)?ly (?:to|with)"
    r"|(?:depends|relies) on|(?:grows|rises|increases|scales|goes|varies|changes|decreases) with)"
)
_NO_AIR = (
    r"\bvacuum\b|\bairless\b|\bmoon\b|\bfree(?:ly)?[ -]fall"
    r"|\b(?:neglect|ignor|disregard|without|no|negligible)\w*\b[^.?!]{0,30}\bair\b"
    r"|\bair\b[^.?!]{0,40}\b(?:neglect|ignor|disregard|negligibl)|\bevacuated\b"
    r"|\bair (?:(?:was|is|has been|had been) )?(?:pumped|removed|taken|sucked) (?:out|away|from)\b"
    r"|\ball (?:the )?air (?:(?:was|is|has been|had been) )?(?:pumped|removed|taken|sucked)\b"
)
_UNLIKE = (
    r"\b(?:heights|(?:low|high|short|tall|lat|earli)er|engines?|thrust|pushe[sd]|pulls|spring"
    r"|charged?|(?:thrown|hurled|throws) (?:\w+ )?(?:down|up)\w*)\b|\d ?m\b.*\d ?m\b"
)
"""What falls from another height, or at another time, or is driven by more than its weight."""
_ALTERS = (
    r"falls|drops|decreases|increases|rises|grows|shrinks|changes|(?:goes|comes) (?:down|up)"
    r"|(?:is|gets|becomes) (?:reduced|lowered|raised|smaller|larger|divided|changed|less)"
)
_THROWN = (
    r"(?s)\A(?=.*\b(?:thr[eo]w\w*|kick\w*|launch\w*|fire[sd]?|shot|shoots?|hit|projectile\w*"
    r"|toss\w*|jump\w*|leaps?|leave[sd]?|spiked|served|struck|lob\w*|hurl\w*|bat\w*|putt?s?)\b)"
)
_CROSSES = (
    r"\A(?!.*(?:\b(?:doubled|halved|tripled|raised|lowered|reduced|(?:in|de)creas(?:es|ed)"
    r"|turned (?:up|down))\b|\d ?k?hz\b.*\d ?k?hz\b))"
    r".*\b(?:light|laser|waves?|rays?|beam|sound|radiation|pulse)\b.{0,60}"
    r"\b(?:enters?|into|refracted|crosses|(?:out of|from) (?:air|water|glass|diamond|vacuum)\b)"
)
"""Of a wave that goes from one medium into another, and is not altered at its source."""


@dataclass(frozen=True, slots=True)
class _FalseLaw:
    """Words that state a false law, those of its questions, and those with which it may be true.

    The last are looked for in question and sentence, or in the sentence `alone`; `nor` are words of
    the sentence with which it is about something else.
    """

    states: re.Pattern[str]
    truth: str
    of: re.Pattern[str]
    unless: re.Pattern[str]
    alone: bool
    nor: re.Pattern[str]


def _law(
    states: str,
    truth: str,
    of: str = "",
    unless: str = r"(?!)",
    *,
    alone: bool = False,
    nor: str = r"(?!)",
) -> _FalseLaw:
    stated, asked, other, aside = (compiled(words, re.I) for words in (states, of, unless, nor))
    return _FalseLaw(stated, truth, asked, other, alone, aside)


_FLUIDS = (
    r"\b(?:viscous|viscosity|air|drag (?:force|coefficient)|fluid|oil|lubricat\w+|shear|skin"
    r"|pressure)\b"
)
_NEAR_SIDE = (
    r"(?:the same side (?:of the (?:lens|mirror) )?as(?! (?:the )?"
    r"(?:screen|eye|observer|viewer|outgoing|refracted|transmitted|reflected))"
    r"|the (?:object|candle|lamp|arrow|figure|flower)['’]s (?:own )?side"
    r"|the side of the (?:object|candle|lamp|arrow|figure|flower))\b"
)
_FAR_SIDE = r"the (?:other|far|opposite) side\b"
_LAWS = (
    _law(
        rf"\bfriction(?: force)?{_UP_TO} {_GROWS}(?: [\w-]+){{0,2}}? (?:contact |surface )?area\b"
        rf"|\b(?:half|twice|double|less|more|smaller|larger|greater) (?:the )?(?:contact )?area\b"
        r"[^.;]{0,40}\b(?:half|twice|double|halves|doubles|less|more|smaller|larger|greater)"
        r" (?:the )?(?:kinetic |static |sliding )?friction\b",
        "friction between solids does not depend on the area of contact",
        unless=_FLUIDS,
        nor=r"\b(?:true|real|actual|effective|microscop\w*|atom\w*|molecul\w*)\b",
    ),
    _law(
        rf"\b(?:kinetic|sliding) friction(?: force)?{_UP_TO} {_GROWS} (?:the |its )?"
        r"(?:sliding )?(?:speed|velocity)\b",
        "kinetic friction does not depend on the speed",
        unless=_FLUIDS,
        nor=r"\b(?:power|work|heat\w*|energy|rate|loss\w*|lost|dissipat\w*|time|distance"
        r"|in practice|in reality|slightly|tires?|tyres?)\b",
    ),
    _law(
        r"\b(?:heavier|more massive)\b(?! (?:planet|star|world|moon))(?: [\w-]+){0,3}?"
        r" (?:falls?|drops?|lands?|hits|reaches)\b"
        r"(?: [\w-]+){0,4}? (?:faster|sooner|earlier|more quickly|first)\b"
        rf"|\bacceleration (?:of|in) (?:free )?fall(?:ing)?{_UP_TO} {_GROWS} (?:the |its )?mass\b"
        r"|\btime of (?:the )?fall (?:is )?inversely proportional to (?:the |its )?mass\b",
        "all bodies fall alike where there is no air resistance",
        _NO_AIR,
        rf"\b(?:pulley|string|rope|atwood|terminal|sink\w*|parachut\w*)\b|{_UNLIKE}",
    ),
    _law(
        rf"\bacceleration\b{_UP_TO} (?:proportional to|(?:grows|rises|increases) with)"
        r" (?:the |its |their )?(?:[\w-]+['’]s? )?(?:mass|weight)\b"
        r"|\b(?:heavier|more massive)\b(?: [\w-]+){0,3}? (?:the |a )?"
        r"(?:greater|larger|bigger|higher|stronger) acceleration\b",
        "all bodies fall alike where there is no air resistance",
        _NO_AIR,
        rf"\b(?:pulley|string|rope|atwood|terminal|sink\w*|parachut\w*)\b|{_UNLIKE}",
        nor=r"\b(?:invers\w*|divided|ratio|over|per|planet|earth|moon|but|both|forces?|pull|needed"
        r"|need|required|requires?|inertia|net|product|times)\b",
    ),
    _law(
        rf"\bfrequency(?: of (?:the |its )?[\w-]+)? (?:also |then |too )?(?:{_ALTERS})\b"
        r"|\b(?:keeps? (?:its|the)|(?:with|keeps?) (?:the same|an unchanged)) wavelength\b"
        r"|\bwavelength(?: of (?:the |its )?[\w-]+)? (?:(?:stays|remains|is) (?:the same|unchanged"
        r"|constant|fixed|as it was|what it was)|is (?:kept|conserved|preserved))\b",
        "a wave keeps its frequency where it goes into another medium",
        _CROSSES,
        r"\b(?:doppler|sources?|sirens?|observers?|listeners?|moving|reflect\w*|mirror|fluoresc\w*"
        r"|photons?|harmonics?|tun\w+|tubes?|pipes?|fixed ends?|generators?|vibrators?|dippers?"
        r"|oscillators?|motors?|prism|dispers\w*|violet|colou?rs|slab|again|behind|other side"
        r"|emerg\w*)\b",
        nor=r"\b(?:in (?:the |a )?(?:air|vacuum)|number|higher|lower|longer|shorter|index|product"
        r"|ratio|same medium|behind|after|back|emerg\w*"
        r"|(?:constant|fixed|same|unchanged|unaltered|given|one) (?:\w+ )?frequency)\b",
    ),
    _law(
        r"\bindex\b(?: of (?:the )?[\w-]+){0,2}? (?:also )?(?:(?:grows|rises|increases)"
        r" (?:with|in proportion to)|is (?:larger|greater|higher) for (?:longer|larger))"
        r" (?:the |its )?(?:wavelengths?|waves)\b"
        r"|\bred(?: light)? (?:is|gets) (?:bent|deflected|deviated|refracted|turned aside)"
        r"(?: [\w-]+)? more(?: [\w-]+)? than (?:violet|blue)\b"
        r"|\bred(?: light)? (?:is|gets) (?:bent|deflected|deviated|refracted|turned aside)"
        r" (?:the )?most\b"
        r"|\b(?:longer|longest) (?:waves?|wavelengths?)\b(?: [\w-]+){0,9}?"
        r" (?:is|are|gets?) (?:bent|deflected|deviated|refracted|turned aside)"
        r" (?:the )?(?:more|most)\b",
        "glass and water have the larger index for the shorter waves",
        r"\b(?:prism|dispers\w*|spectrum|colou?rs?|rainbow|violet)\b",
        r"\b(?:grating|diffract\w*|slits?|anomalous|interfer\w*|scatter\w*|invers\w*|frequency)\b",
    ),
    _law(
        r"\b(?:all|every) (?:points?|parts?|places?|riders?|children|seats?) (?:of|on)\b"
        r"[^.;]{0,50}"
        r"\b(?:same|equal|identical) (?:linear |tangential )?(?:speeds?|velocit(?:y|ies))\b"
        r"|\blinear (?:speed|velocity)\b(?: [\w-]+){0,6}? the same (?:at|for|of) (?:all|every)\b",
        "the points of a turning body go the faster the farther they are from its axis",
        r"\b(?:turning|rotat\w+|spin\w*|merry-go-round|carousel|turntable|axle|revolv\w*)\b",
        r"\b(?:belts?|chains?|ropes?|strings?|gears?|without slipping|same (?:radius|distance))\b",
        nor=r"\b(?:rim|edge|circle|circumference|angular|tread|average|equal distances?)\b",
    ),
    _law(
        r"\b(?:top|highest point|peak|apex|summit)\b[^.;]{0,60}?"
        r"\b(?:(?:is|are|comes?) (?:momentarily |instantaneously |briefly )?(?:at|to) rest"
        r"|(?:stands?|is) (?:momentarily )?still"
        r"|(?:halts|stops)(?= *\Z|,| for a moment| there| before)"
        r"|(?:velocity|speed)(?: of [\w-]+ [\w-]+)? (?:is|becomes|has become|drops to|falls to)"
        r"(?: exactly)? (?:zero|0|nil))\b",
        "a body thrown at an angle keeps its horizontal velocity at the highest point",
        rf"{_THROWN}.*(?:\babove the horizon|\d ?°(?! ?[CF])|\bdegrees\b|\bat an angle\b)",
        r"\b(?:vertical\w*|straight up|90|pendulum|swing\w*|ramp|incline\w*|slope|wheel|loop"
        r"|coaster|hill|acceleration|components?|v_?y|y|upward\w*|ris\w+|climb\w*|ascen\w+|relative)\b",
        nor=r"\b(?:top|highest point|summit) of (?!(?:the |its |an? )?(?:path|flight|arc|trajectory"
        r"|motion|throw|curve|parabola|way|course)\b)|\btable top\b",
    ),
    _law(
        r"\bcoefficient\b[^.;]{0,50}\b(?:equals|is|equal to) (?:just )?the (?:co)?sine of\b",
        "the coefficient of static friction is the tangent of the angle of slipping",
        r"\b(?:slip\w*|slid\w*|tilt\w*|inclin\w*)\b",
        r"\b(?:over|divided|ratio|times)\b",
        alone=True,
    ),
    _law(
        r"\bflux\b[^.;]{0,25}\bsin\w*\b[^.;]{0,50}\b(?:from|with|to|and) (?:the |its )?normal\b",
        "the flux goes with the cosine of the angle between field and normal",
        r"\b(?:from|with|to|and) (?:the |its )?normal\b",
        r"\b(?:emf|rate|derivative|plane)\b",
        alone=True,
    ),
    _law(
        rf"\bperiod\b{_UP_TO} {_GROWS} (?:the )?(?:square root of )?(?:the |its )?"
        r"(?:bob['’]s )?(?:mass|weight)\b"
        r"|\bheavier (?:bob|pendulum|ball|child|swing)s? swings? (?:more )?"
        r"(?:slow(?:er|ly)|fast(?:er)?|quick(?:er|ly))\b",
        "the period of a simple pendulum does not depend on its mass",
        r"\bpendulums?\b",
        r"\b(?:spring|inertia|distribut\w+|rod|physical|ratio)\b"
        r"|\bcent(?:re|er) of (?:mass|gravity)\b",
    ),
    _law(
        rf"\bperiod\b{_UP_TO} {_GROWS} (?:the |its )?(?:angular )?"
        r"(?:amplitude|(?:width|size|arc) of (?:the |its )?swing)\b",
        "the period of small oscillations does not depend on the amplitude",
        r"\b(?:pendulums?|springs?|swings?)\b",
        r"\b(?:[2-9]\d|1[0-7]\d) ?(?:°|deg)|\b(?:large|wide) (?:amplitude|angle|swing)s?\b"
        r"|\b(?:correction|series|non-?linear|anharmonic|bounc\w*|exact\w*)\b",
        nor=r"\b(?:speed|velocity|energy|acceleration|force|slightly|little|ratio)\b",
    ),
    _law(
        rf"\b(?:sliding|stopping|braking|skidding) distance\b{_UP_TO} {_GROWS} (?:the |its )?"
        r"(?:mass|weight)\b"
        r"|\bheavier (?:[\w-]+ ){1,2}(?:slides?|skids?|glides?) (?:much )?(?:farther|further)\b",
        "the mass cancels from the distance in which friction stops a body",
        r"(?s)\A(?=.*\b(?:friction|slid\w*|skid\w*|coefficient)\b).*"
        r"\b(?:same|equal|identical) (?:initial |start(?:ing)? )?(?:speeds?|velocit(?:y|ies))\b",
        r"\b(?:momentum|kinetic energ(?:y|ies)|impulse|forces?|drag|aquaplan\w*|spring|brakes?"
        r"|load\w*|trailer)\b",
        nor=r"\b(?:invers\w*|divided|over|times|product|heat|work|energy)\b",
    ),
    _law(
        r"\bacceleration (?:down|along|on) (?:an? |the )?(?:slope|incline|ramp|hill|plane)\b"
        rf"{_UP_TO} {_GROWS} (?:the |its )?(?:mass|weight)\b(?! (?:component|along|over|divided))",
        "the mass cancels from the acceleration down a slope",
        r"\b(?:slope|incline|ramp|hill|inclined plane)s?\b",
        r"\b(?:pulley|string|rope|pulled|pushed|drag|air|engine|hanging|skier|parachut\w*)\b",
        nor=r"\b(?:invers\w*|divided|ratio|component|part|force)\b",
    ),
    _law(
        rf"\brange\b{_UP_TO} depends? (?:only )?on (?:the |its )?(?:launch |initial |muzzle )?"
        r"(?:speed|velocity) (?:alone|only)\b",
        "the range of a throw depends on the angle as well",
        r"(?s)°.*°",
        r"\b(?:same|equal|fixed|given|constant|this|that|unchanged) (?:launch )?angles?\b"
        r"|\bangle (?:is |stays |remains )?(?:kept|unchanged|the same|held|fixed)\b"
        r"|\b(?:complementary|horizontally)\b",
        nor=r"\b(?:time|vertical|height)\b",
    ),
    _law(
        rf"\bfrequency\b{_UP_TO} (?:divided by|inversely proportional to|multiplied by"
        r"|proportional to) (?:the |its )?(?:refractive )?index\b",
        "a wave keeps its frequency where it goes into another medium",
        r"\bindex\b",
        r"\b(?:photons?|prism|dispers\w*|grating|resonat\w*|cavity|fringes?|modes?)\b",
        nor=r"\b(?:speed|difference|number|product|times|given|fixed|same)\b",
    ),
    _law(
        rf"\bstatic friction(?: force)?{_UP_TO} always (?:equals|equal to|as large as)"
        r" (?:mu|μ|the coefficient)",
        "static friction is as large as is needed, up to its maximum",
        r"\bfriction\b|\bmu_?s\b|μ",
        r"\b(?:verge|about to|point of|point at|just (?:begins?|starts?|slips?|slides?|before)"
        r"|on the limit|limiting|impending|largest|greatest|maximum|minimum|smallest|least"
        r"|at (?:most|least))\b",
    ),
    _law(
        r"\bthrown horizontally\b[^.;]{0,120}\b(?:falls?|stays?|is|flies|takes|needs|lands|hits)\b"
        r"(?: [\w-]+){0,4}? (?:longer|later|more time)\b(?: [\w-]+){0,4}? than [^.;]{0,30}"
        r"\b(?:dropped|falling|let fall|released|let go)\b"
        r"|\bdropped\b[^.;]{0,60}\b(?:lands|falls|hits|reaches)\b(?: [\w-]+){0,3}?"
        r" (?:sooner|earlier|faster)\b(?: [\w-]+){0,3}? than [^.;]{0,30}\bthrown horizontally\b",
        "a horizontal throw does not change the time of the fall",
        r"\bhorizontal(?:ly)?\b",
        r"\b(?:with air|curvature|orbit\w*|wing\w*|glid\w*|steeper|slope)\b",
        nor=r"\b(?:farther|further|taller|higher|lower)\b|\d",
    ),
    _law(
        r"\bcurrent (?:is |gets |has been )?(?:partly |gradually )?used up\b"
        r"|\buses? up (?:\w+ ){0,3}?(?:of the )?current\b"
        r"|\bconsumes? (?:part|some|half) of the current\b",
        "the current is the same before and behind a part of a circuit",
        nor=r"\b(?:energy|power|voltage|charge|current (?:cap|rating|limit))|\bcurrent['’]s\b",
    ),
    _law(
        r"\b(?:where|wherever)\b[^.;,]{0,50}\b(?:faster|fastest|higher speed)\b"
        r"(?:(?!\b(?:so|and|while|but|as|since|slow\w*|than|inside|outside|in)\b)[^.;]){0,30}?"
        r"\bpressure (?:is|becomes|gets|must be) (?:also )?"
        r"(?:higher|greater|larger|highest|greatest|largest)\b(?! (?:in|at|where|behind|before)\b)"
        r"|\b(?:where|wherever)\b[^.;,]{0,50}\b(?:faster|fastest)\b[^.;]{0,20}?"
        r" (?:at|has|under) (?:a |the )?(?:higher|greater|larger|highest|greatest) pressure\b"
        r"|\bpressure\b (?:is|becomes) (?:higher|greater|larger|highest|greatest|largest) where"
        r"\b[^.;,]{0,40}\b(?:faster|fastest|higher speed)\b"
        r"|\bthe faster\b[^.;,]{0,60}\b(?:flows?|moves?|streams?|runs?|is)\b[^.;,]{0,40},"
        r" the (?:higher|greater|larger)(?: is)? (?:its|the) pressure\b"
        r"(?! (?:difference|drop|gradient|loss|change|fall|it|that|lost|need))",
        "in a stream the pressure is lower where it is faster",
        r"\b(?:pipe|flow|stream|wind|wing|hose|venturi|blow)\w*\b",
        r"\b(?:molecule|particle|dynamic|stagnation|lower part|deeper|pump)\w*\b",
        nor=r"\b(?:difference|drop|gradient|loss)\b",
    ),
    _law(
        r"\b(?:kinetic energy|speed)\b[^.;]{0,40}\b(?:same|unchanged|conserved)\b[^.;]{0,20}?"
        r"\bmomentum\b[^.;]{0,30}\b(?:same|unchanged|conserved)\b",
        "momentum is reversed with the direction of motion",
        r"\b(?:rebound|bounc|reflect)\w*\b",
        r"\b(?:total|system|size|magnitude|both|components?|parallel|horizontal|vertical"
        r"|kinetic energy and|together|apart|sign|opposite|revers\w*)\b"
        r"|\bmomentum of the (?:two|balls|carts)\b"
        r"|\bmomentum of (?:[\w-]+ ){1,3}(?:and|with)\b",
        alone=True,
    ),
    _law(
        rf"\bcentripetal (?:force|acceleration)\b{_UP_TO} (?:directly )?proportional to "
        r"(?:the |its )?(?:speed|velocity)\b(?! squared|['’]s? square|²|\^)",
        "the centripetal force goes with the square of the speed",
        unless=r"\b(?:squared?|angular|rate|period|frequency|product|itself|power)\b",
    ),
    _law(
        r"\b(?:approaching|nearing|oncoming) (?:[\w-]+ ){1,2}?(?:sounds|is heard) (?:\w+ )?"
        r"(?:lower|deeper|lower-pitched)\b"
        r"|\b(?:receding|departing) (?:[\w-]+ ){1,2}?(?:sounds|is heard) (?:\w+ )?higher\b",
        "a source that comes closer is heard higher, one that recedes lower",
        unless=r"\b(?:pass\w*|after|then|when|slow\w*|brak\w*)\b",
    ),
    _law(
        r"\b(?:in parallel,?(?: the| all| their)? resistances?|parallel resist(?:ors|ances))"
        r" (?:simply )?(?:add|are added)\b(?! (?:according|via|as|by|like|with|through|the)\b)",
        "resistances in parallel add by their reciprocals",
        unless=r"\b(?:reciprocal\w*|invers\w+|conduct\w+|series|branch\w*|less|smaller)\b",
    ),
    _law(
        rf"\bvoltages?\b{_UP_TO} inversely{_UP_TO} (?:numbers? of )?turns\b",
        "the voltages of a transformer are as its turns",
        r"\btransformer\b",
        r"\bcurrents?\b|\bper turn\b",
    ),
    _law(
        r"\b(?:emf|voltage)\b(?: [\w-]+){0,4}? proportional to the (?:magnetic )?flux\b"
        r"(?! (?:l|diff|var|deriv|per))",
        "an emf is induced by the change of the flux",
        r"\b(?:coil|loop|ring|solenoid|induc\w+)\b",
        r"\b(?:chang\w+|rate|rotat\w*|angular|speed)\b",
        nor=r"\b(?:per|each|every|seconds?|time|swept|cut|added)\b",
    ),
    _law(
        r"\bpressure\b(?: of the gas| of a gas)? (?:is |rises |goes )?(?:directly )?"
        r"(?:proportional to|in proportion to) (?:the |its )?volume\b",
        "at constant temperature the pressure goes inversely with the volume",
        r"\b(?:constant|same|fixed|unchanged) temperature\b|\bisotherm\w*"
        r"|\btemperature (?:is kept|is held|stays|remains|does not)",
        nor=r"\b(?:ratio|invers\w*|over|reciprocal\w*|before|divided)\b",
    ),
    _law(
        r"\bheat (?:flows|passes|goes|moves) from the (?:cold|cool)(?:er)?\b[^.;]{0,40} to the"
        r" (?:hot|warm)(?:t?er)?\b",
        "heat passes from the hotter to the colder body",
        unless=r"\b(?:pump|refrigerator|fridge|freezer|work|conditioner)\b",
    ),
    _law(
        r"\b(?:top|highest point|peak|apex)\b[^.;]{0,40}\bacceleration (?:is |becomes |drops to )"
        r"(?:zero|0)\b"
        r"|\bacceleration(?: of (?:a |the )?[\w-]+(?: [\w-]+)?)? (?:is |goes )?(?:directly )?"
        r"(?:proportional to|in proportion to) (?:the |its )?(?:velocity|speed)\b"
        r"|\bvelocity and (?:its |the )?acceleration (?:are (?:both )?(?:zero|nil|0)"
        r"|(?:both )?vanish|(?:both )?disappear"
        r"|have (?:both )?(?:died|vanished|disappeared|become zero))",
        "the acceleration is that of free fall at the highest point, too",
        r"\b(?:thrown|throws|projectile|launched|kicked|tossed|shot|fired)\b",
        r"\b(?:horizontal|tangential|loop|coaster|swing\w*|net|rate|change in)\b",
        nor=r"\b(?:drag|resistance|resisting)\b",
    ),
    _law(
        r"\bfixed pulley (?:halves|doubles|reduces|multiplies) the (?:force|effort|pull|load)\b",
        "a fixed pulley only turns a force round",
        unless=r"\b(?:mov(?:e?able|ing)|tackle)\b",
    ),
    _law(
        r"\bforces? (?:\w+ ){0,3}?"
        r"(?:proportional to|in the (?:same )?ratio (?:of|as)|(?:are|be) as)"
        r" (?:the |their |its )?(?:lever |moment )?arms?\b(?! (?:are|is|turn|get|become))",
        "forces that balance on a lever are inversely as their arms",
        r"\b(?:lever|plank|seesaw|see-saw|beam|rod|door|gate|crowbar|balanc\w+|pivot\w*|hinge\w*)\b",
        r"\b(?:invers\w+|opposite|moments?|torques?)\b",
        nor=r"\b(?:turning|effects?|tendency|leverage)\b",
    ),
    _law(
        r"\bspeed\b(?: of the (?:water|flow|stream|liquid))? (?:is )?(?:directly )?"
        r"(?:proportional to|in proportion to) (?:the )?(?:pipe['’]s )?"
        r"(?:cross[ -]section(?:al area)?|area)\b",
        "a stream is the slower the wider its cross-section",
        r"\b(?:pipe|hose|nozzle|channel|tube)\b",
        r"\b(?:invers\w+|reciprocal)\b",
        nor=r"\b(?:given|same|constant|fixed|equal|each|(?:flow|volume) rate|times)\b",
    ),
    _law(
        rf"\b(?:speed|v|velocity)\b{_UP_TO} inversely proportional to (?:the |its )?(?:pipe['’]s )?"
        r"(?:inner )?(?:diameter|radius|width)\b(?! squared|['’]s? square|²|\^| to the | times)",
        "the speed in a pipe is inversely as the square of its diameter",
        r"\b(?:pipe|hose|nozzle|tube)\b",
        r"\bsquare\w*\b|\b(?:slit|flat|rectangular|channel|orbit\w*)\b",
    ),
    _law(
        r"\b(?:heavier|larger|bigger|faster|more massive) (?:[\w-]+ ){1,3}?exerts (?:a |the )?"
        r"(?:larger|greater|stronger|bigger) force on the (?:lighter|smaller|slower|other)\b",
        "two bodies act on each other with forces of one size",
    ),
    _law(
        r"\bbuoyan(?:t force|cy) (?:equals|is equal to|is as large as) the weight of the"
        r" (?:body|object|ball|block|stone|sphere|cube|cylinder|piece)\s*"
        r"(?=\Z|[,:)](?! (?:plus|minus|less|with|and|together))|(?:so|which|because|here)\b)",
        "the buoyant force is the weight of the displaced liquid",
        r"\b(?:held (?:fully |completely )?under|sinks?|sunk|lies on the bottom|rests on the bottom"
        r"|hangs? (?:fully |completely )?(?:in|under)|fully submerged|completely submerged)\b",
        r"\b(?:float\w*|hover\w*|neutral\w*|liquid|water displaced)\b",
        nor=r"\b(?:plus|minus|less|sum|together|add\w*|reading|normal|drag|tension|pull|lift"
        r"|reaction)\b|\+",
    ),
    _law(
        rf"\breal(?:,? inverted)? image\b{_UP_TO} (?:on|at|to) {_NEAR_SIDE}"
        rf"|\bvirtual(?:,? upright)? image\b{_UP_TO} (?:on|at|to) {_FAR_SIDE}",
        "a lens has a real image on the side away from the object, a virtual one on its own",
        r"\blens\b",
        r"\b(?:mirror|lenses|second lens|virtual object|prism)\b",
    ),
    _law(
        rf"\breal(?:,? inverted)? image\b{_UP_TO} (?:behind the mirror|(?:on|at|to) {_FAR_SIDE})"
        rf"|\bvirtual(?:,? upright)? image\b{_UP_TO}"
        rf" (?:in front of the mirror|(?:on|at|to) {_NEAR_SIDE})",
        "a mirror has a real image before it, and a virtual one behind it",
        r"\bmirror\b",
        r"\b(?:lens|lenses|mirrors|second mirror|virtual object)\b",
    ),
)


@lru_cache(maxsize=128)
def _laws_of(question: str) -> tuple[_FalseLaw, ...]:
    """Return the false laws that a question may be answered with."""
    return tuple(
        law
        for law in _LAWS
        if law.of.search(question) and (law.alone or not law.unless.search(question))
    )


def false_law(text: str, question: str) -> tuple[str, str] | None:
    """Return a sentence of a text that states a false law, and what is true; None for none."""
    spend(len(text) // _LOOK)
    for sentence in _SENTENCE.split(text):
        if _UNSURE.search(sentence):
            continue
        for law in _laws_of(question):
            if law.unless.search(sentence) or law.nor.search(sentence):
                continue
            if law.states.search(sentence):
                return sentence.strip(), law.truth
    return None
