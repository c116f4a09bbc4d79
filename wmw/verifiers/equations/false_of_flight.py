"""What is false of bodies that fall, fly or collide."""

from __future__ import annotations

from wmw.verifiers.equations.false_words import false_words as _is_false

_STICKS = (
    r"\b(?:sticks?|stuck|lock(?:s|ed)? together|coupl\w+|embed\w*|lodg\w+|joined|inelastic"
    r"|stays? in it|remains? in it|hook(?:s|ed)? (?:up|on|together)|latch\w*|cling\w*"
    r"|mov\w+ (?:on |off )?together)\b"
)
_NOT_STUCK = r"\b(?:elastic(?:ally)?|restitution|rebounds?|bounces? (?:back|off)|springs? back)\b"
_FLIES = (
    r"\b(?:thr[eo]w\w*|kick\w*|launch\w*|fire[sd]?|shot|projectile\w*|toss\w*|hurl\w*|lobb?\w*"
    r"|leaves? the (?:edge|table)|roll\w* off|slid\w* off|jump\w*|struck|hit"
    r"|releas\w+ from an? (?:air\w+|plane|helicopter|drone)\b|flying horizontally)\b"
)
_DRIVEN = (
    r"\b(?:drag|parachut\w*|terminal|headwind|wind|rocket|engine|thrust|pendulum|string|spring"
    r"|bounc\w*|incline\w*|ramp|slope|loop|charged?|field|pulley|rope|friction|collid\w*|wall)\b"
    r"|air resistance (?:is|acts|of|must|slows)\b(?! (?:neglig|neglect|ignor|absent|small))"
)
_LESS = r"(?:slows?|reduces?|lowers?|loses?|decreases?|diminish\w*|brakes?|uses up|takes away)"
_SHRINKS = r"(?:decreases|falls|drops|shrinks|dies|is lost|vanishes|becomes zero|gets smaller)"
_GROWS = r"(?:grows|increases|rises|gets larger|becomes larger)"
_UP = (
    r"\b(?:thrown|throws|tossed|launched|kicked|shot|fired|hurled|hit)\b[^.?]{0,80}"
    r"\b(?:up|upwards?|above the horizontal)\b|\b(?:straight|vertically) up"
)
_DROPPED = r"\b(?:dropped|drops|falls?|falling|let fall|(?:released|let go) from rest|let go)\b"
_NO_FALL = (
    r"\b(?:thrown up\w*|throws|straight up|upward|bounc\w*|rebound\w*|spring|pendulum|swing\w*"
    r"|pulley"
    r"|string|rope|buoy\w*|liquid|water|incline\w*|ramp|slope|magnet|coil|climb\w*|ris(?:es|ing)"
    r"|temperature|voltage|current)\b"
)

OF_FLIGHT = (
    _is_false(
        r"\bkinetic energy (?:is (?:also )?conserved |is kept |stays the same )?(?:in|during"
        r"|through)"
        r" the (?:impact|collision|sticking|crash|capture)\b",
        "kinetic energy is lost where bodies stick together",
        _STICKS,
        r"\b(?:explo\w*|(?:perfectly |completely |fully |totally )elastic(?:ally)?)\b",
        r"\b(?:loss|loses?|lost|part|change|drop|fraction|goes|turn\w*|heat|difference|elastic)\b",
    ),
    _is_false(
        r"\bkinetic energy\b[^.;]{0,50}\b(?:(?:is|be|stays?|remains?) (?:also |fully )?(?:the same"
        r"|conserved|unchanged|preserved|constant|kept)|is as large (?:after\w*|as before))\b"
        r"|\b(?:same|unchanged|equal) (?:total )?kinetic energy\b|\bconservation of (?:the )?"
        r"(?:total )?kinetic energy\b|\bkeeps? (?:all )?(?:its|their) (?:total )?kinetic energy\b",
        "kinetic energy is lost where bodies stick together",
        _STICKS,
        r"\b(?:explo\w*|(?:perfectly |completely |fully |totally )elastic(?:ally)?)\b",
        r"\b(?:part|rest|swing|afterwards?|then|later|elastic|climb\w*|slid\w*|ris\w+|goes up)\b",
    ),
    _is_false(
        r"\b(?:no|none of the|without (?:any )?(?:loss|losing)(?: of)?) kinetic energy\b"
        r"[^.;]{0,20}(?:\b(?:is|gets|goes) (?:lost|converted|into)\b|\Z)"
        r"|\bwithout (?:any )?loss of (?:kinetic )?energy\b",
        "kinetic energy is lost where bodies stick together",
        _STICKS,
        r"\b(?:explo\w*|(?:perfectly |completely |fully |totally )elastic(?:ally)?|swing\w*)\b",
        denies=True,
    ),
    _is_false(
        r"\b(?:lock|stick|stay|cling|move (?:on|off))s? (?:on |off )?together\b"
        r"|\b(?:one|a|the same|a single) common (?:speed|velocity)\b"
        r"|\bwith (?:one|the same) (?:speed|velocity)\b",
        "bodies that bounce off one another do not move on together",
        _NOT_STUCK,
        r"\b(?:inelastic\w*|sticks?|stuck|lock\w*|coupl\w+|joined|embed\w*|putty|clay|together"
        r"|spring|string|equal masses|same mass|cent(?:re|er) of mass)\b",
        r"\b(?:instant|moment|while|during|same speed (?:as|apart|with which)|relative|approach\w*"
        r"|as before|opposite|cent(?:re|er))\b",
    ),
    _is_false(
        r"\b(?:kinetic energy is (?:partly )?lost|loses? kinetic energy to heat"
        r"|kinetic energy (?:turns|goes|is turned|is converted) into heat)\b",
        "no kinetic energy is lost in an elastic collision",
        r"\b(?:perfectly |completely |fully |totally )?elastic(?:ally)? "
        r"(?:head-on |one-dimensional )?(?:collision|collid|impact|bounc|with)\w*",
        r"\b(?:inelastic\w*|partly|not|friction|spring|string|stick\w*|second|then)\b",
    ),
    _is_false(
        r"\bmomentum\b[^.;]{0,40}\b(?:unchanged|unaltered|as it was|the same as before|stays the"
        r" same|is conserved in the (?:rebound|bounce)|does not change)\b",
        "what rebounds has its momentum turned round",
        r"\b(?:rebounds?|bounces? (?:straight )?(?:back|off)|springs? back|thrown back)\b"
        r"[^?]*\b(?:wall|floor|racket|bat|ground|plate|board)\b"
        r"|\b(?:wall|floor|racket|bat|ground|plate|board)\b[^?]{0,40}\b(?:rebounds?|bounces?)\b",
        r"\b(?:two balls|carts?|gliders?|angle|frictionless)\b",
        r"\b(?:total|together|system|size|magnitude|along|parallel|vertical|earth)\b",
        denies=True,
    ),
    _is_false(
        r"\b(?:both|the two)\b[^.;]{0,40}\b(?:in|into|to) (?:the same|one) (?:direction|way|side)\b"
        r"|\bin the same direction as (?:the )?(?:other|bullet|shell|glider|cart|skater|boy|girl)\b"
        r"|\brecoils? (?:forwards?|in the same direction|with the (?:bullet|shell|ball))\b",
        "what is pushed apart from rest goes opposite ways",
        r"\b(?:pushe?[sd]? (?:off|apart|away|each other)|explo\w*|recoil\w*|spring between"
        r"|(?:compressed|light) (?:\w+ )?spring[^.?]{0,30}between|fires?|bursts?|springs? apart"
        r"|driven apart)\b",
        r"\b(?:moving together|while moving|moves at|moving at \d|sliding together)\b",
        r"\b(?:force|time|size|positive|relative|opposite)\b",
    ),
    _is_false(
        rf"\b{_LESS} (?:down )?(?:its |the |their |the ball's )?(?:[\w-]+ )?(?:and (?:the )?"
        r")?horizontal (?:velocity|speed|motion|component|momentum)\b"
        rf"|\bhorizontal (?:velocity|speed|motion|component)(?: of [\w ]{{1,20}})?"
        rf" (?:then |also |steadily |slowly |gradually )*(?:{_SHRINKS}|{_GROWS}|slows|changes"
        r"|and [^.;]{0,20}both (?:fall|drop|shrink|decrease))\b"
        r"|\bhorizontal (?:velocity|speed|motion)\b[^.;]{0,10}\buntil both\b",
        "no force acts sideways in free flight, and the horizontal velocity stays",
        _FLIES,
        _DRIVEN,
        r"\b(?:range|distance|angle|steeper|flatter|larger|smaller|launch)\b",
    ),
    _is_false(
        r"\bvertical (?:velocity|speed|component|motion)\b[^.;]{0,30}\b(?:(?:stays?|remains?|is)"
        r" (?:the same|constant|unchanged|uniform|as it was)|keeps? its value)\b"
        r"|\bkeeps? its (?:\w+ )?vertical (?:velocity|speed)\b",
        "gravity changes the vertical velocity in free flight",
        _FLIES,
        _DRIVEN,
        r"\b(?:accelerat\w*|collision|horizontal)\b",
    ),
    _is_false(
        r"\b(?:falls?|drops?|comes?|goes) (?:straight|vertically) (?:down|to the ground)\b"
        r"|\b(?:falls?|drops?) vertically\b"
        r"|\bloses (?:its|all its|the) (?:horizontal|forward) (?:velocity|speed|motion)\b",
        "what is released from something that moves keeps its horizontal velocity",
        r"\b(?:releas\w+|dropp?\w*|lets? go|loses)\b[^?]{0,50}\b(?:aircraft|air\w*plane|plane"
        r"|helicopter|drone|balloon|train|bird|eagle|gull)\b|\bflying horizontally\b"
        r"|\b(?:thrown|kicked|rolls|slides|leaves|launched|shot|fired)\b[^.?]{0,40}\bhorizontal",
        r"\b(?:hover\w*|drag|string|at rest in the air|vertically)\b",
        r"\b(?:relative|seen from|for the (?:pilot|passenger)|both|same|independent\w*|uniform"
        r"|below the (?:plane|aircraft)|beneath)\b",
    ),
    _is_false(
        r"\bnever (?:rises|climbs|goes (?:up|higher)|gets higher)\b|\bdoes not rise\b"
        r"|\bfalls? from the moment (?:it is|of)\b|\b(?:at once|immediately) (?:starts|begins) to"
        r" (?:fall|drop)\b|\bfalls (?:at once|immediately|from the start|right away)\b",
        "what is thrown upward rises first",
        _UP,
        r"\b(?:horizontally|downwards?|dropped|below the horizontal|string|let go)\b",
        r"\bacceler\w*|\bvelocity\b",
        denies=True,
    ),
    _is_false(
        r"\b(?:fastest|quickest|speed is (?:the )?(?:greatest|largest|highest)|greatest speed"
        r"|largest speed)\b[^.;]{0,25}\b(?:top|highest point|summit|peak)\b"
        r"|\b(?:top|highest point|summit|peak)\b[^.;]{0,30}\b(?:fastest|quickest|(?:greatest"
        r"|largest"
        r"|highest) (?:speed|kinetic energy))\b"
        r"|\bgravity (?:speeds|accelerates)\b[^.;]{0,30}\bup (?:until|to|on the way to) the top\b"
        r"|\bgravity (?:raises|increases|adds to) (?:the|its) upward (?:velocity|speed)\b"
        r"|\b(?:gains speed|speeds up|gets faster|accelerates) (?:upwards?|on the way up"
        r"|as it (?:rises|climbs))\b",
        "what rises freely gets slower until it is at the top",
        rf"{_UP}|{_FLIES}",
        r"\b(?:rocket|engine|thrust|balloon|spring|buoy\w*|lift|elevator|rope|string|pulley)\b",
        r"\bdownwards?\b",
    ),
    _is_false(
        r"\bkinetic energy\b[^.;]{0,30}\b(?:(?:turns|changes|goes|is (?:turned|changed|converted"
        r"|transformed)|converted|transforms) (?:over )?in?to|becomes|feeds) (?:\w+ ){0,2}?"
        r"(?:gravitational )?potential(?: energy)?\b",
        "what falls turns potential energy into kinetic energy",
        _DROPPED,
        _NO_FALL,
    ),
    _is_false(
        r"\b(?:iron|lead|steel|stone|metal|heavy|heavier|larger|brass|copper|wooden|lighter|light"
        r"|cork|rubber)\b(?: [\w-]+){0,2} (?:falls?|drops?|gains? speed|accelerates?|speeds? up)"
        r"(?: [\w-]+){0,2}?"
        r"(?<! and) (?!(?:faster|slower) and\b)"
        r"(?:faster|more quickly|more slowly|slower|more strongly)\b"
        r"|\b(?:heavier|lighter|more massive)\b[^.;]{0,60}\bit falls (?:faster|more slowly)\b"
        r"|\b(?:heavier|lighter|more massive)\b[^.;]{0,25}\b(?:is pulled down faster|has the"
        r" (?:larger|greater|smaller) (?:gravitational )?acceleration)\b",
        "all bodies fall alike where there is no air resistance",
        rf"{_DROPPED}|{_FLIES}",
        r"\b(?:pulley|string|rope|atwood|terminal|sink\w*|parachut\w*|paper|feather|liquid"
        r"|incline\w*"
        r"|ramp|slope|spring|moon\b[^?]*\bearth|heights|thrown down\w*|engine|buoy\w*|drag)\b"
        r"|air resistance (?:is|acts|must|slows)\b(?! (?:neglig|neglect|ignor|absent|small))",
    ),
    _is_false(
        r"\b(?:at rest|velocity is (?:zero|0)|stops|stands still|no velocity)\b[^.;]{0,50}"
        r"\b(?:no acceleration|acceleration is (?:zero|0)|forces (?:on it )?(?:balance|cancel)"
        r"|in equilibrium)\b|\bno acceleration (?:there|at (?:the top|rest|that moment))\b",
        "what is at rest for a moment is accelerated all the same",
        r"\b(?:momentarily|for an instant|turning point|highest point|top of|greatest height"
        r"|released from rest|maximum (?:height|displacement|deflection))\b",
        r"\b(?:stays? at rest|remains? at rest|equilibrium position|balanced)\b",
        r"\b(?:vertical\w*|horizontal\w*|along the (?:string|rope)|centripetal|radial|component)\b",
        denies=True,
    ),
    _is_false(
        r"\b(?:rises|climbs|moves up(?:wards?)?|goes up(?:wards?)?|flies up(?:wards?)?)\b",
        "what is dropped falls",
        r"\b(?:dropped|falls?|let fall) from rest\b|\b(?:is|are) dropped\b",
        rf"{_NO_FALL}|\bfactor\b",
        r"\b(?:speed|velocity|energy|temperature|pressure|time|distance|height of|factor)\b",
    ),
)
