"""What is false of springs, pendulums and waves."""

from __future__ import annotations

from wmw.verifiers.equations.false_words import false_words as _is_false

_SPRING = r"\bsprings?\b"
_TWO_PENDULUMS = r"\b(?:spring|physical|compound|torsion\w*|rod)\b"
_GETS = r"(?:turns|changes|goes|is (?:turned|changed|converted|transformed)|converted|transforms)"
_EXTREME = (
    r"(?:largest|greatest|maximum|full|most) (?:compression|stretch|extension|displacement"
    r"|deflection|elongation)|turning points?|ends? of (?:its|the) (?:swing|motion|path)"
)
_FAST = r"(?:fastest|(?:largest|greatest|maximum|highest) (?:speed|velocity|kinetic energy))"
_MOVING_SOURCE = r"\b(?:siren|horn|whistle|source|loudspeaker|buzzer|engine|train|ambulance)\b"
_AWAY = (
    r"\b(?:away from (?:the |a |an )?(?:\w+ )?(?:listener|observer|source|detector|microphone"
    r"|pedestrian|person|woman|man|girl|boy|siren|platform|student|cyclist)|receding|recedes)\b"
)
_NEARER = (
    r"\b(?:towards?|approach\w*)\b(?! (?:the )?(?:wall|cliff|screen|right|left|east|west|end))"
)

OF_SWINGS = (
    _is_false(
        r"\bspring\b(?: \w+){0,2}? (?:pushes|presses|pulls|drives"
        r"|forces) [^.;]{0,20}\bdown(?:wards?)?\b",
        "a stretched spring pulls what hangs from it up",
        r"\b(?:hung|hangs?|hanging|suspended) (?:\w+ ){0,3}?(?:from|on"
        r"|by) (?:\w+,? ){0,4}?spring\b",
        r"\b(?:compress\w*|above (?:its )?equilibrium|upward|lifted|scale|platform|oscillat\w*"
        r"|floor|stands? on)\b",
        r"\b(?:hook|ceiling|support)\b",
    ),
    _is_false(
        r"\bspring (?:then )?(?:force )?(?:pushes|pulls|drives|accelerates|forces|acts|points)"
        r" [^.;]{0,40}\baway from (?:its|the) (?:equilibrium|rest|mean|middle|cent\w+)\b",
        "a spring drives a body back to its equilibrium position",
        _SPRING,
        nor=r"\b(?:once|past|through|then|overshoot\w*)\b",
    ),
    _is_false(
        r"\b(?:period|time of (?:one|an) (?:oscillation|swing))\b[^.;]{0,30}\b(?:grows|increases"
        r"|rises|gets longer|shrinks|decreases|depends|falls) (?:with|on) (?:the |its )?(?:width"
        r"|size"
        r"|amplitude)\b|\b(?:larger|greater|bigger|doubled?"
        r"|wider) amplitudes?\b[^.;]{0,20}\b(?:takes"
        r"|needs?|makes? the period|lengthens|gives? a longer)\b[^.;]{0,12}\b(?:longer|more time"
        r"|period)\b",
        "the period of small oscillations does not depend on the amplitude",
        r"\b(?:oscillat\w*|pendulum|vibrat\w*|simple harmonic|swings?)\b",
        r"\b(?:large (?:amplitude|angle)|correction|anharmonic|[4-9]\d ?°)",
        r"\b(?:energy|speed|acceleration)\b",
    ),
    _is_false(
        r"\bperiod\b[^.;]{0,40}\b(?:(?:set|fixed|determined|given) by the spring (?:alone|only)"
        r"|(?:depends only|only depends) on the spring)\b"
        r"|\b(?:change of |its |the )mass (?:has no (?:influence|effect|bearing)|does not (?:matter"
        r"|count|change|alter|affect)|leaves (?:it|the period))\b"
        r"|\bperiod\b[^.;]{0,30}\b(?:does not depend on|is independent of) (?:the |its )?mass\b"
        r"|\bheavier (?:block|body|glider|load)\b[^.;]{0,25}\b(?:faster|more quickly"
        r"|shorter period)\b",
        "a larger mass on a spring oscillates more slowly",
        r"\bsprings?\b[^?]*\b(?:oscillat\w*|period|vibrat\w*|frequency)\b"
        r"|\b(?:oscillat\w*|period|vibrat\w*|frequency)\b[^?]*\bsprings?\b",
        r"\bpendulum\b",
        r"\b(?:amplitude|gravity|equilibrium|acceleration of)\b",
        denies=True,
    ),
    _is_false(
        rf"\b{_FAST}\b[^.;]{{0,20}}\b(?:at|in|when) [^.;]{{0,20}}\b(?:{_EXTREME})\b"
        rf"|\b(?:{_EXTREME})\b[^.;]{{0,25}}\b(?:moves fastest|is fastest|{_FAST})\b"
        r"|\b(?:slowest|at rest|stops|no speed|smallest speed) (?:as it passes |at |in )(?:its "
        r"|the )?"
        r"(?:lowest point|equilibrium|middle|centre|center)\b",
        "a body that swings is fastest in the middle and at rest at the ends",
        r"\b(?:oscillat\w*|spring|pendulum|swings?|swung|bob)\b",
        r"\b(?:hangs? at rest|inelastic|bullet|rests? in)\b",
        r"\b(?:accelerat\w*|force|potential|not)\b",
    ),
    _is_false(
        rf"\bkinetic energy\b[^.;]{{0,30}}\b(?:{_GETS} (?:over )?in?to|becomes) (?:the )?"
        r"(?:elastic|potential|spring|stored)\b",
        "a spring that is released gives its energy to the body",
        r"\bspring\b[^?]*\b(?:released? from rest|released|let go|fires?|launch\w*|shoots?)\b",
        r"\b(?:slides? (?:towards?|into)|hits|runs into|moving|oscillat\w*|ball falls|drop\w*"
        r"|vertical"
        r"\w*|collid\w*|how high|maximum compression|rough|second spring|another spring)\b",
    ),
    _is_false(
        r"\b(?:elastic|spring|stored)(?: potential)? energy\b[^.;]{0,30}\b(?:"
        rf"{_GETS} (?:over )?in?to|becomes) (?:the )?kinetic\b",
        "a body that runs into a spring gives its energy to the spring",
        r"\b(?:slides?|moves|moving|runs|rolls|sliding)\b[^?]*\b(?:toward|towards|into|against|hits"
        r"|strikes)\b[^?]*\bspring\b[^?]*\b(?:maximum compression|how far is (?:it|the spring)"
        r"|greatest compression|is the spring compressed|compressed? (?:at most|by how))\b",
        r"\b(?:released|let go|leaves|rebounds?|thrown back|oscillat\w*)\b",
    ),
    _is_false(
        r"\bstretched (?:farther|further|more)\b[^.;]{0,30}\b(?:stiffer"
        r"|larger (?:spring )?constant)\b",
        "a stiffer spring is stretched less by the same force",
        _SPRING,
        nor=r"\b(?:less|softer|smaller|larger force|by more force)\b",
    ),
    _is_false(
        r"\b(?:change of |heavier |larger |its |the )mass (?:also |likewise )?(?:alters|changes"
        r"|affects|lengthens|shortens|raises|lowers|increases) (?:the |its )?period\b"
        r"|\bchange of mass\b[^.;]{0,12}\b(?:both|also|too|alike) (?:alter|change|affect|raise)s?\b"
        r"|\b(?:length|string)\b[^.;]{0,20}\band [^.;]{0,20}\bmass\b[^.;]{0,12}\b(?:both|alike"
        r"|each)"
        r" (?:alter|change|affect|raise|set|determine)s?\b"
        r"|\b(?:heavier|lighter) bob\b[^.;]{0,30}\b(?:period|slower|faster|more slowly|more quickly"
        r"|longer|shorter)\b",
        "the period of a simple pendulum does not depend on its mass",
        r"\bpendulums?\b",
        rf"{_TWO_PENDULUMS}|\bcent(?:re|er) of mass\b",
        r"\b(?:same|tension|energy|alters neither|independent|distribut\w*|longer (?:string"
        r"|one)|as well|too|also|likewise|again|still|unchanged|equal(?:ly)?|just as"
        r"|no (?:slower|faster|longer|shorter)|neither|as before|nothing)\b",
    ),
    _is_false(
        r"\b(?:weaker|lower|smaller|less) (?:gravity|gravitational\w*"
        r"|acceleration of (?:free )?fall"
        r"|g)\b[^.;]{0,35}\b(?:quick\w*|faster|shorter|shortens|more rapidly|lowers the period)\b"
        r"|\b(?:stronger|higher|larger|greater) (?:gravity|acceleration of (?:free )?fall|g)\b"
        r"[^.;]{0,35}\b(?:slow\w*|longer|lengthens|raises the period)\b"
        r"|\b(?:longer|lengthen\w+)\b (?:pendulum|string|thread|cord)[^.;]{0,25}\b(?:quick\w*"
        r"|faster"
        r"|shorter period|lowers the period|shortens)\b"
        r"|\b(?:shorter|shorten\w+)\b (?:pendulum|string|thread|cord)[^.;]{0,25}\b(?:slow\w*"
        r"|longer period|raises the period|lengthens the period)\b",
        "a pendulum swings the faster the shorter it is and the stronger gravity is",
        r"\bpendulums?\b",
        nor=r"\b(?:frequency|than|but|needs?|must|shorter than|clock)\b",
    ),
    _is_false(
        r"\b(?:slows?(?: down)?|gets slower|loses speed|becomes slower|decelerates) (?:\w+ )?(?:on"
        r" (?:its|the) way (?:down|to the (?:lowest|bottom))|as it (?:falls|swings down"
        r"|comes down|approaches the lowest))\b"
        r"|\bperiod (?:that )?(?:grows|shrinks|changes) (?:from swing to swing|with every swing)\b"
        r"|\bcomes? to rest after (?:half a|one|a single) swing\b",
        "a pendulum gains speed downward, and swings on in one period",
        r"\b(?:pendulums?|bob|swings?)\b",
        r"\b(?:damp\w*|friction|drag|air resistance (?:is|acts|slows)(?! (?:neg|ign|small))"
        r"|dies)\b",
    ),
    _is_false(
        r"\bwith (?:half|twice|double) the frequency of (?:the|its) (?:transmitter|source|fork"
        r"|loudspeaker|generator|speaker|horn)\b"
        r"|\bmedium (?:sets|changes|lowers|raises|determines) (?:the|its) frequency\b",
        "a wave has the frequency of its source",
        r"\b(?:wave|sound|ultrasound|tone|frequency|hz)\w*\b",
        r"\b(?:doppler|moving|moves|drives|approach\w*|away|towards?|beats?|string|tube|pipe)\b",
    ),
    _is_false(
        r"\b(?:larger|higher|greater|stronger|raised|more|increas\w+) tension\b[^.;]{0,50}"
        r"\b(?:slow\w*|lower\w*(?! (?:linear|mass))|longer period)\b"
        r"|\b(?:larger|higher|greater) (?:linear density|mass per (?:unit )?length)\b[^.;]{0,30}"
        r"\b(?:faster|raises|higher|speeds)\b"
        r"|\b(?:smaller|lower|less|reduced) tension\b[^.;]{0,30}\b(?:faster|raises|higher)\b",
        "waves are faster on a tighter and on a lighter string",
        r"\b(?:string|rope|wire|cord)\b[^?]*\b(?:waves?|pulses?|harmonic|fundamental|frequency)\b"
        r"|\b(?:waves?|pulses?|harmonic|fundamental|frequency)\b[^?]*\b(?:string|rope|wire|cord)\b",
        nor=r"\b(?:but|than|while|whereas|lower density|smaller (?:linear )?density)\b",
    ),
    _is_false(
        r"\b(?:distance|way|path|depth|gap)\b[^.;]{0,25}\b(?:once|one way only|a single time)\b"
        r"|\bonly (?:one way|once)\b",
        "an echo goes there and back",
        r"\b(?:echo\w*|sonar|reflected back|comes back|returns)\b",
        r"\b(?:heard at the|second person|another (?:person|observer))\b",
        r"\b(?:twice|there and back|and once back|each way|again)\b",
    ),
    _is_false(
        r"\bantinode\b[^.;]{0,12}\b(?:closed|stopped|bottom|lower) end\b"
        r"|(?<!anti)(?<!anti-)\bnode\b"
        r"(?: (?:is|lies|sits|forms))? (?:at|in|on) (?:the|its|an) (?:upper )?open\b"
        r"|\bclosed end is (?:an |the )?antinode\b"
        r"|\bopen end is (?:a |the )?node\b"
        r"|\b(?:half a wavelength|half (?:of )?(?:a|one|the) wave(?:length)?|a (?:whole|full)"
        r" wave(?:length)?|one wavelength)\b[^.;]{0,25}\b(?:fits?|long|tube|pipe|column)\b"
        r"|\b(?:tube|pipe|column)\b[^.;]{0,25}\b(?:half a wavelength|half the wavelength"
        r"|one (?:whole |full )?wavelength)\b",
        "a tube with one closed end holds a quarter of a wavelength, its node at the closed end",
        r"\bclosed (?:at|end)\b[^?]*\bfundamental\b|\bfundamental\b[^?]*\bclosed (?:at|end)\b"
        r"|\bone end (?:is )?closed\b|\bclosed at (?:one|its lower|the lower|the bottom)\b",
        r"\b(?:both ends|second|third|overtone|harmonics|pressure|open at both|two tubes)\b",
        r"\b(?:pressure|between|apart|neighbou?r\w*|quarter)\b",
    ),
    _is_false(
        r"\b(?:hears?|receives?|detects?|measures?|registers?) (?:just |exactly "
        r"|only )?the (?:emitted"
        r"|source's|same|unchanged|true) frequency\b|\bhears? the frequency of the (?:source"
        r"|siren|horn)"
        r"|\bfrequency\b[^.;]{0,20}\b(?:(?:set|fixed|determined) by the (?:source|siren|horn)"
        r" (?:alone|only)|(?:depends only|only depends) on the source)\b"
        r"|\bthe emitted frequency\s*\Z"
        r"|\bmotion\b[^.;]{0,25}\b(?:has no (?:influence|effect)|does not (?:matter|change|affect"
        r"|alter))\b",
        "a source or listener in motion changes the frequency that is heard",
        rf"{_MOVING_SOURCE}[^?]*(?:{_AWAY}|{_NEARER})|(?:{_AWAY}|{_NEARER})[^?]*{_MOVING_SOURCE}",
        r"\b(?:same (?:speed|velocity)|at right angles|side by side|alongside|no relative"
        r"|what frequency does (?:it|the \w+) emit|emitted frequency|light|wind blows)\b",
        r"\b(?:than|speed of (?:sound|the wave)|differs|lower|higher|above|below|wavelength)\b",
        denies=True,
    ),
    _is_false(
        r"\bwaves?\b[^.;]{0,50}\b(?:shorter|compressed|squeezed|closer together|crowded|bunched)\b"
        r"|\bwavelength\b[^.;]{0,30}\b(?:shrinks|shorter|decreases|is reduced)\b"
        r"|\b(?:frequency|pitch)\b[^.;]{0,30}\b(?:rises|higher|raised|increases|goes up|larger"
        r"|above)\b",
        "what recedes is heard lower, in longer waves",
        rf"{_MOVING_SOURCE}[^?]*{_AWAY}|{_AWAY}[^?]*{_MOVING_SOURCE}",
        rf"{_NEARER}|\b(?:wall|cliff|reflect\w*|passes|beats?|two|then|first|wind blows)\b",
        r"\b(?:lower|longer|than (?:the|its) (?:heard|received)|listener moves"
        r"|emitted frequency is)\b",
    ),
    _is_false(
        r"\bwaves?\b[^.;]{0,50}\b(?:longer|stretched|farther apart|further apart|spread out"
        r"|drawn out)\b"
        r"|\bwavelength\b[^.;]{0,30}\b(?:grows|longer|increases|is lengthened)\b"
        r"|\b(?:frequency|pitch)\b[^.;]{0,30}\b(?:falls|drops|lowered|lower|decreases|goes down"
        r"|smaller|below)\b",
        "what approaches is heard higher, in shorter waves",
        rf"{_MOVING_SOURCE}[^?]*{_NEARER}|{_NEARER}[^?]*{_MOVING_SOURCE}",
        rf"{_AWAY}|\b(?:away|wall|cliff|reflect\w*|passes|past|beats?|two|then|first|wind blows)\b",
        r"\b(?:higher|shorter|than (?:the|its) (?:heard|received)|listener moves"
        r"|emitted frequency is)\b",
    ),
    _is_false(
        r"\bslower (?:waves?|light|sound)\b[^.;]{0,40}\b(?:longer|larger wavelength|wavelength"
        r" (?:grows|increases))\b|\bfaster (?:waves?|light|sound)\b[^.;]{0,40}\b(?:shorter|smaller"
        r" wavelength|wavelength (?:shrinks|decreases))\b",
        "of one frequency, the slower waves are the shorter ones",
        r"\b(?:pass(?:es)?|enters?|into|crosses|cross|shallow|deep|medium)\b",
        nor=r"\b(?:take|takes|time|need|needs|arriv\w*)\b",
    ),
)
