"""What is false of friction, strings, pulleys, levers and bodies that go round."""

from __future__ import annotations

from wmw.verifiers.equations.false_words import false_words as _is_false

_HELD = (
    r"\b(?:(?:does|do) not (?:slip|slide|move|skid|budge)|without (?:skidding|slipping|sliding)"
    r"|(?:stays?|remains?|is|stands) (?:still )?at rest|from (?:sliding|slipping|skidding)"
    r"|starts? to (?:slide|slip|move)|sets? (?:it|the \w+) in motion|just (?:before|about to))\b"
)
_SLIDES = (
    r"\b(?:skids?|skidded|skidding|slides? to (?:a stop|rest)|slides? over|sliding over"
    r"|slides? across|slides? along|locks? (?:the|its|all) (?:\w+ )?wheels|comes to (?:rest|a stop)"
    r"|brought to rest|is pulled (?:over|across|along))\b"
)
_ROUND = (
    r"\b(?:circle|circular|turntable|curve|bend|carousel|merry-go-round|conical|loop|orbit\w*"
    r"|revolutions?|rotor|whirl\w*|rim|roundabout|centrifuge)\b"
)
_FRAME = (
    r"\b(?:rotating frame|centrifugal|leans?|passenger feels|seems|ellip\w*"
    r"|oscillat\w*|lens|mirror)\b"
)
_CREST = (
    r"\b(?:hill(?:top)?|crest|hump\w*|bump|humpback\w*|arched|convex|over (?:a"
    r"|the) (?:\w+ )?bridge)\b"
)
_DIP = r"\b(?:dips?|valley|hollow|trough|bottom|lowest|concave|sag)\b"
_TACKLE = r"\b(?:mov(?:e?able) (?:pulley|block)|tackle|strands?)\b"
_SHARED = (
    r"\b(?:two|both|each|side by side|strands?|three|four)\b[^?]*\b(?:supports?|springs?|ropes?"
    r"|strands?|cables?|posts?|legs|trestles|wires|chains)\b|\bstrands?\b"
)
_ONE_BELOW = (
    r"\b(?:end to end|in series|one (?:below|under|after) (?:the )?other|one from the other"
    r"|directly (?:above|over)|counterweight|no longer|removed|cut|breaks)\b"
)

OF_FORCES = (
    _is_false(
        r"\b(?:string|rope|cable|cord|chain|thread|wire|strand|string's tension|tension)"
        r" (?:then |also )?(?:pushes|presses|thrusts)\b",
        "a string can only pull",
        r"\b(?:string|rope|cable|cord|chain|thread|wire|strand)s?\b",
        r"\bcurrent\b|\bmagnet\w*\b",
    ),
    _is_false(
        r"\b(?:kinetic|sliding|dynamic) friction (?:force )?(?:still |then )?(?:supplies|provides"
        r"|keeps|holds|prevents|balances|delivers|gives the centripetal|can hold|carries)\b"
        r"|\b(?:held|kept|supplied|provided) by (?:kinetic|sliding|dynamic) friction\b"
        r"|\b(?:limit|largest value|maximum) of (?:kinetic|sliding) friction\b",
        "static friction holds what does not slide",
        _HELD,
        r"\b(?:constant (?:speed|velocity)|steady (?:speed|velocity)|uniformly|pulled along)\b",
        r"\b(?:smaller|larger|less|than|once|after|then)\b",
    ),
    _is_false(
        r"\bstatic friction (?:force )?(?:brakes|slows|stops|decelerates|retards)\b",
        "kinetic friction slows what slides",
        r"\b(?:skid\w*|slid\w*|lock\w* (?:the|its) wheels)\b",
        r"\b(?:without (?:its )?(?:skidding|sliding|slipping)|not (?:skid|slide|slip)|anti-?lock"
        r"|abs|roll\w*|truck|lorry"
        r"|van|cargo|bed)\b",
    ),
    _is_false(
        r"\bstatic friction (?:force )?(?:on [\w ]{1,20} )?(?:always|at all times|in any case)"
        r" (?:has|takes|reaches|keeps|is at|acts with|is) (?:its|the|at its) "
        r"(?:largest|greatest|maximum|full|highest|limiting)\b"
        r"|\bstatic friction\b[^.;]{0,40}\b(?:largest|greatest|maximum|full) value\b[^.;]{0,5},?"
        r" (?:whatever|however|no matter|regardless)\b",
        "static friction is as large as is needed, up to its maximum",
        r"\bfriction\b",
        denies=True,
        nor=r"\b(?:not|never)\b",
    ),
    _is_false(
        r"\bfriction (?:then )?(?:speeds|accelerates|drives) (?:the |it )?[\w ]{0,20}?"
        r"\b(?:up|faster|forwards?|onwards?)\b(?! (?:the|a) )"
        r"|\bfriction (?:supports|helps|aids|adds to) (?:the |its )?(?:push|pull|motion|movement)\b"
        r"|\bfriction\b[^.;]{0,25}\b(?:acts|points|is directed)(?: \w+)? (?:in|along) (?:the"
        r" direction of )?(?:its|the) (?:motion|movement|sliding|velocity|push|pull|direction"
        r" (?:of the push|it (?:moves|slides)))\b"
        r"|\bfriction\b[^.;]{0,25}\b(?:acts|points) (?:in the same direction as|with) the (?:push"
        r"|pull|motion|velocity)\b|\bpush\b[^.;]{0,30}\bacts in its direction\b",
        "friction acts against the sliding, or against the push that it holds",
        rf"{_HELD}|{_SLIDES}|\b(?:push|pull)(?:ed|es|s)?\b",
        r"\b(?:(?:on|in) (?:a|the) (?:flat )?(?:truck|lorry)|belt|conveyor|walk\w*|runner"
        r"|sledge carries|tablecloth|lower block|wheel"
        r" drive|carries|on top of|stacked|roll\w*|accelerating car|bed of|tyres? push"
        r"|driving force"
        r"|sheet|plank|board)\b",
    ),
    _is_false(
        r"\b(?:load|push|hand|stone|sack|box|crate|passenger|child|brick"
        r"|extra (?:mass|weight)|weight|heavier (?:box|load)|bag"
        r"|pressing)\b"
        r"[^.;]{0,25}\b(?:lowers|reduces|decreases|lessens|weakens) (?:the )?(?:normal force"
        r"|friction|pressure on the)\b|\b(?:push|hand|press\w*)\b[^.;]{0,25}\blifts? (?:the|it)"
        r"[^.;]{0,15}\boff\b",
        "what presses a body on raises the normal force and friction",
        r"\b(?:put (?:on|into|in)|placed (?:on|in)|laid on|loaded|added|presse[sd]|presses|pressed"
        r"|pushe[sd] [^.?]{0,30}(?:down|into))\b",
        r"\b(?:upwards?|at an angle|above the horizontal|taken (?:off|out)|remov\w*|unload\w*"
        r"|lubric\w*|oil|float\w*|buoy\w*|lever|pivot)\b",
    ),
    _is_false(
        r"\b(?:any|every) (?:incline|slope|ramp|plane)\b[^.;]{0,30}\b(?:slides?|exceeds?|larger"
        r"|overcomes?|beats)\b|\balways slides\b",
        "a body slides only where the slope is steep enough for its friction",
        r"\bfriction\b",
        r"\bfrictionless\b",
    ),
    _is_false(
        r"\btension\b[^.;]{0,30}\b(?:larger|greater|higher|smaller|lower|less) than (?:both"
        r"|either(?: of the)?) (?:of the )?(?:weights?|blocks' weights)\b"
        r"|\btension\b[^.;]{0,20}\bexceeds (?:both|either) (?:of the )?weights?\b",
        "the tension lies between the two weights while they move",
        r"\bpulley\b",
        r"\b(?:table|incline\w*|ramp|slope|lift|elevator|accelerates upward|pulled"
        r"|mov(?:e?able))\b",
    ),
    _is_false(
        r"\b(?:block|body|box|cart|crate|mass) on the (?:table|desk|bench)[^.;]{0,20}\b(?:drags"
        r"|pulls"
        r"|lifts|raises|hoists)\b[^.;]{0,30}\bup(?:wards?)?\b"
        r"|\b(?:table block|sliding block|cart|trolley|block)\b(?: \w+){0,2}? (?:drags|pulls|lifts"
        r"|raises|hoists)\b (?:the )?hanging [^.;]{0,20}\bup(?:wards?)?\b"
        r"|\b(?:accelerates|moves|slides|speeds up|is pulled|runs) away from the pulley\b",
        "the hanging body goes down and draws the other one towards the pulley",
        r"\b(?:table|desk|bench|track|surface)\b[^?]*\bpulley\b",
        r"\b(?:incline\w*|ramp|slope|motor|pushed|pulled (?:by|with) (?:a|another)|given (?:a|an"
        r" initial) (?:speed|push)|both sides|two hanging)\b",
    ),
    _is_false(
        r"\b(?:pull|effort|force|person|hand)\b[^.;]{0,25}\b(?:is (?:larger|greater|more) than"
        r"|exceeds) (?:the )?(?:load|weight of the load)\b"
        r"|\bcarries the (?:whole|entire|full) (?:load|weight)\b|\bcarr(?:y|ies) nothing\b"
        r"|\brope\b[^.;]{0,20}\b(?:moves|runs|is pulled) (?:less far|a shorter (?:way|distance))\b",
        "the strands share the load",
        _TACKLE,
        r"\b(?:efficien\w*|fixed pulley|friction (?:in|of)|accelerat\w*)\b",
        r"\b(?:together|strands|both|all|each|ceiling hook)\b",
    ),
    _is_false(
        r"\balone (?:carries|bears|supports|holds|takes) (?:the |all |up )?(?:whole |entire "
        r"|full )?"
        r"(?:weight|load|plank|beam|plate|body)\b"
        r"|\b(?:carries|bears|supports|holds) (?:the (?:whole|entire|full)|all the)"
        r" (?:weight|load)\b|\bcarr(?:y|ies) nothing\b|\bbears nothing\b",
        "what is held in several places is carried by all of them",
        _SHARED,
        rf"{_ONE_BELOW}|\b(?:lift off|tips?|about to|verge|pulley|piston|slack)\b",
        r"\b(?:together|both|all|each|sum|tips?)\b",
    ),
    _is_false(
        r"\b(?:toward|towards|to|on) the side (?:with|of) the (?:smaller|lesser|weaker) (?:moment"
        r"|torque|turning effect)\b|\bside with the (?:smaller|lesser|weaker) (?:moment|torque)"
        r" (?:goes|sinks|moves|tips) down\b",
        "the side with the larger moment goes down",
        r"\b(?:seesaw|see-saw|lever|plank|beam|bar|balance|rod|ruler|stick)\b",
    ),
    _is_false(
        r"\b(?:turns?|tips?|tilts?|rotates?|goes down|sinks?)\b[^.;]{0,20}\bside (?:with|of) the"
        r" (?:larger|greater|heavier) (?:weight|mass)\b"
        r"|\b(?:larger|greater) (?:weight|mass) (?:alone )?(?:always )?(?:decides|wins)\b",
        "the moments decide, not the weights alone",
        r"\b(?:seesaw|see-saw|lever|plank|beam|balance)\b[^?]*\d ?c?m\b[^?]*\d ?c?m\b",
        r"\b(?:equal (?:arms|distances)|same distance|equally far)\b",
    ),
    _is_false(
        r"\bmoments?\b[^.;]{0,40}\b(?:(?:acts?|turns?|has|works?) in the same (?:sense|direction)"
        r"|adds? to (?:it|that)|(?:reinforces?|supports?) (?:it|that|the other|each other))\b",
        "in balance the moments of the two sides turn opposite ways",
        r"\b(?:balances?|level|equilibrium|at rest)\b[^?]*\b(?:other side|right|left|opposite)\b"
        r"|\b(?:other side|right|left|opposite)\b[^?]*\b(?:balances?|level|equilibrium|at rest)\b",
        r"\b(?:same side|both on|goes down|tips?)\b",
        r"\b(?:weight of the|own weight|bar's|plank's|and the|together|third|both (?:children"
        r"|loads))\b",
    ),
    _is_false(
        r"\bload (?:moves |is moved |moved )?(?:toward|towards|closer to|nearer(?: to)?) the"
        r" (?:fulcrum|pivot|axle|hinge)\b[^.;]{0,15}\b(?:raises|increases|makes|requires|needs"
        r"|calls"
        r" for)\b[^.;]{0,20}\b(?:force|effort|pull|push|larger|more|greater)\b(?! (?:less|smaller))"
        r"|\b(?:longer|larger) (?:effort |lever )?arm\b[^.;]{0,20}\b(?:raises|increases|needs a"
        r" larger|needs more)\b[^.;]{0,12}\b(?:effort|force|pull|push)\b",
        "the smaller moment of the load needs the smaller force",
        r"\b(?:lever|fulcrum|pivot|axle|hinge|wheelbarrow|crowbar|beam|rod)\b",
        nor=r"\b(?:smaller|less|lower|at the (?:fulcrum|pivot))\b",
    ),
    _is_false(
        r"\b(?:velocity|acceleration|net force|resultant(?: force)?|centripetal force)\b"
        r"[^.;]{0,50}\b(?:away from (?:the |its )?(?:cent(?:re|er)|middle|axis|peg|hub)"
        r"|outwards?)\b",
        "what goes round is accelerated towards the centre",
        _ROUND,
        rf"{_FRAME}|\b(?:breaks?|cut|let go|lets go|releas\w*|snaps?)\b",
        r"\b(?:reaction|exerts? on the (?:string|wall|track)|friction|parts?|components?)\b",
    ),
    _is_false(
        r"\b(?:fl(?:ies|y)|goes|moves|leaves|is (?:thrown|flung)|shoots)(?: \w+){0,2}? (?:radially"
        r"|straight out(?:wards?)?|out(?:ward)?s? along (?:the|its) (?:radius|string)"
        r"|directly away from the cent(?:re|er))\b"
        r"|\b(?:goes|keeps|moves|continues) (?:on |moving |going |to move )?(?:in|on|along|round)"
        r" (?:its|the|a) (?:old |same )?(?:circle|circular path)\b|\bkeeps? circling\b",
        "what is let go on a circle leaves along the tangent",
        r"\b(?:breaks?|is cut|let go|lets go|releas\w*|snaps?|comes? loose|tears?|comes off)\b"
        r"[^?]*\b(?:circle|round|whirl\w*|circular)\b"
        r"|\b(?:circle|round|whirl\w*|circular)\b[^?]*\b(?:breaks?|is cut|let go|lets go|releas\w*"
        r"|snaps?|comes? loose|tears?|comes off)\b",
        r"\b(?:loop|pendulum|bob|collision|at what speed|greatest speed|before)\b",
        r"\b(?:before|until|at first)\b",
    ),
    _is_false(
        r"\b(?:weight|gravity|normal force|seat|tension|forces?)\b[^.;]{0,40}\b(?:balances?"
        r"|cancels?)"
        r" (?:each other|one another|the (?:weight|normal force|pull)|out|exactly)\b"
        r"|\bforces?\b[^.;]{0,30}\b(?:(?:are|is) (?:balanced|in equilibrium)|balance)\b",
        "what goes round in a vertical circle has a net force towards the centre",
        r"\b(?:loop|vertical circle|hilltop|crest|humpback|ferris|roller[- ]coaster"
        r"|lowest point|through a dip)\b",
        r"\b(?:stops|at rest|turning point|stationary)\b",
        r"\b(?:horizontal\w*|along|components?|suppl\w+|provid\w+|also|part|tangential)\b",
    ),
    _is_false(
        r"\bnormal force\b[^.;]{0,25}\b(?:exceeds|is (?:larger|greater|more) than) (?:the |its )?"
        r"weight\b|\b(?:presses|pushes)\b[^.;]{0,30}\bmore than (?:the |its )?weight\b",
        "at the top of a hill the road pushes less than the weight",
        _CREST,
        rf"{_DIP}|\b(?:loop|incline\w*|flat|curve of)\b",
    ),
    _is_false(
        r"\bnormal force\b[^.;]{0,25}\b(?:is (?:smaller|less|lower) than) (?:the |its )?weight\b",
        "at the bottom of a dip the road pushes more than the weight",
        r"\b(?:dip|valley|hollow|bottom of (?:the|a) (?:loop|circle|dip|hill|swing))\b",
        rf"{_CREST}|\btop\b|\bincline\w*",
    ),
    _is_false(
        r"\b(?:force|acceleration|tension|pull|friction)\b[^.;]{0,40}\binverse(?:ly)? (?:with|as"
        r"|to|proportional to) (?:the )?(?:square of (?:the |its )?)?(?:speed|velocity)\b",
        "the centripetal force grows with the square of the speed",
        _ROUND,
        r"\b(?:power|orbit\w*|satellite|planet)\b",
    ),
    _is_false(
        r"\bfriction (?:vanishes|disappears|is (?:zero|absent)|drops to zero)\b",
        "friction turns a car on a flat road",
        r"\b(?:flat|unbanked|level)\b[^?]*\b(?:curve|bend|turn|roundabout)\b",
        r"\b(?:icy|frictionless|oil)\b",
        r"\b(?:without|if)\b",
    ),
    _is_false(
        r"\bfriction\b[^.;]{0,30}\b(?:acts|points|pulls|is directed)(?: \w+)? down(?:wards?)?\b"
        r"|\bfriction\b[^.;]{0,30}\badds to (?:its|the) weight\b",
        "friction holds what is pressed against a wall up",
        r"\b(?:pressed|presses|pushed|held|holds)\b[^.?]{0,30}\bagainst (?:a|the) (?:\w+ )?wall\b",
        r"\b(?:upwards?|up the wall|vertical (?:push|force)|at an angle|\d ?°)",
        r"\b(?:on the wall|hand)\b",
    ),
    _is_false(
        r"\bfriction\b[^.;]{0,30}\b(?:acts|points|is directed)(?: \w+)? (?:backwards?|rearwards?"
        r"|against the (?:acceleration|motion of the))\b",
        "friction takes along what lies on something that speeds up",
        r"\b(?:truck|lorry|van|cart|train|sledge|tray|trolley)\b[^?]*\b(?:gains speed|speeds up"
        r"|accelerat\w+|starts? off)\b",
        r"\b(?:brak\w*|slows?|decelerat\w*|slides? (?:back|off)|engine|tow\w*|on the road"
        r"|wheels)\b",
        r"\bon the (?:truck|lorry|van|cart|train|bed|tray|trolley)\b",
    ),
)
