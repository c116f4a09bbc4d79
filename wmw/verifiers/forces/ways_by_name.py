"""Ways that no force of its name can have, whatever the scene.

Gravity pulls neither sideways nor along a throw, a line does not push away from what it hangs
from, a spring does not drive a body off its rest position, and what rubs, or the air, does not
act along the motion that it hinders. What keeps a body on its circle at a steady speed acts neither
along its way nor against it, and what the currents do that a falling magnet induces is upward.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from wmw.core.patterns import compiled
from wmw.core.work import spend
from wmw.verifiers.bodies.kinds_of_bodies import PEOPLE
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.forces.on_slopes import friction_on_slope
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.arrows import ARROWS
from wmw.verifiers.vocabulary.lexicon import plain

_LINES = r"(?:string|rope|cord|cable|thread|wire|chain|strand|tether)"
_NO_BODY = (
    r"apparent|effective|component|components|part|net|total|combined|extra|added|reduced|lost|excess"
    r"|half|own|specific|counter|lunar|local|true|actual|real|dead|due|for|against|parallel|normal"
    r"|perpendicular|standard|surface|zero|no"
)
"""What is said of a weight that tells no body, and may make it none."""
WEIGHT = re.compile(
    rf"(?:(?P<its>(?!(?:[a-z\d]+ )*(?:{_NO_BODY}) )[a-z\d][a-z\d ]{{0,30}}?)(?: s)? )?"
    r"(?:weight|gravity|gravitational force|force of gravity"
    r"|gravitational pull|mg|force due to gravity)"
    r"(?: (?:of|on|acting on)(?: (?P<whose>[a-z\d][a-z\d ]*))?| [b-z]| \d{1,2})?"
)
_TENSION = re.compile(
    rf"(?:{_LINES} )?tension(?: force)?"
    r"(?: (?:in|of|from|by|on|at) [a-z\d][a-z\d ]*| [b-z]| \d\d?)?|f t"
    rf"|{_LINES} pull(?: on [a-z\d][a-z\d ]*)?|pull (?:in|of|from|by) {_LINES}"
    rf"|force (?:of|from|by) {_LINES}(?: on [a-z\d][a-z\d ]*)?"
)
_SPRING = re.compile(
    r"(?:elastic |restoring )?spring force(?: [b-z]| \d\d?)?|restoring force|elastic force"
    r"|hooke s law force"
    r"|(?:force|pull) (?:of|from|by) spring(?: on [a-z\d][a-z\d ]*)?"
)
_NORMAL = re.compile(
    r"normal(?: force| reaction)?(?: (?:of|from|by) (?P<by>[a-z\d]+)| on [a-z\d][a-z\d ]*)?"
)
_PLAIN_NORMAL = re.compile(r"n|r|f n|fn|support force|reaction force")
_RUBS = re.compile(
    r"(?:(?:kinetic|sliding|dynamic) friction(?:al)?|force of (?:kinetic|sliding) friction"
    r"|(?:kinetic |sliding )?friction|air resistance|(?:air |fluid |aerodynamic )?drag"
    r"|resistance of air)(?: force)?(?: (?:on|from|of|by) [a-z\d][a-z\d ]*)?"
)
_SLIPS = re.compile(r"\b(?:kinetic|sliding|dynamic|air|drag)\b")
_SLIDES = re.compile(r"\bslid(?:es|ing)\b(?!.{0,400}\bstatic\b)")
_SIDEWAYS = re.compile(
    r"(?:horizontally )?(?:to )?(?:left|right|leftward|rightward|east|west)s?|horizontal(?:ly)?"
    r"|horizontally [a-z ]+|sideways"
)
_LEVEL_WAY = re.compile(r"(?:horizontal(?:ly)?|forwards?|backwards?)(?: (?!down|up)[a-z]+){0,8}")
_ALONG = re.compile(
    r"(?:horizontally )?(?:(?:in|along|tangent to) (?:direction of )?(?:its |body s )?(?:curved )?"
    r"(?:motion|movement|throw|velocity|flight|path|travel|sliding|trajectory)(?: of [a-z\d ]+)?"
    r"|with (?:its )?motion"
    r"|(?:obliquely|diagonally) down(?:wards?)?(?: and forwards?)?"
    r"|(?:obliquely|diagonally|forwards?|ahead) (?:and )?down(?:wards?)?"
    r" along (?:its )?(?:path|trajectory|flight))"
)
_WITH = re.compile(
    r"(?:with|along|in|in same direction as) (?:direction of )?(?:its )?(?:motion|movement|velocity"
    r"|sliding)\Z"
)
_BACK_ALONG = re.compile(
    r"(?:directly |straight |pointing )?(?:opposite|against|opposing|opposes|back(?:wards?)? along)"
    r"(?: to)?(?: direction of)?(?: (?:its|[a-z]+ s))? (?:initial |current |instantaneous )?"
    r"(?:motion|velocity|movement|travel|path|throw|flight|trajectory|launch)"
    r"(?: (?:velocity|direction|path|of [a-z]+(?: [a-z\d]+)?))?"
    r"|(?:opposite|against|opposing)(?: to)? (?:way|direction)(?: in which)? (?:it|[a-z]+)"
    r" (?:moves|flies|goes|travels|moving|flying)"
)
_LEVEL_SCENE = re.compile(
    r"\b(?:horizontal\w*|angle|level (?:\w+ )?(?:surface|track|table|ice|road))\b|°"
)
_PLUMB_SCENE = re.compile(
    r"\b(?:vertical\w*|straight (?:up|down)|upwards?|downwards?|inclin\w*|slope\w*|ramp|dropped"
    r"|floor of (?:elevator|lift))\b"
)
"""Where what moves may move up or down, or what is met may lie below."""
_SLANTED = re.compile(
    r"\b(?:thrown|throws|launch\w*|fired|shot|kick\w*|hit|leaves|project\w*)\b(?: \S+){0,9}?"
    r" \d+ (?:degrees? |deg )?(?:above|below|to|from|with) horizontal\b"
)
_ON_SLOPE = re.compile(r"\b(?:inclin\w*|slope\w*|ramp|hill)\b")
_TO_WALL = re.compile(r"(?:horizontally )?(?:towards?|into|to|away from|along) wall")
_AHEAD = re.compile(
    r"(?:horizontally )?(?:forwards?|ahead|(?:in|along)(?: same)? direction of (?:pull|push|rope)"
    r"|in direction in which [a-z]+ (?:is pulled|slides|moves)|with (?:pull|push))"
)
_DRAWN = re.compile(
    r"\b(?:pulled|pulls|pushed|pushes|dragged|drags|hauled|hauls|tows|towed|slides?|sliding|shoved)\b"
)
"""What moves the way it is drawn, so that forward is the way of the sliding."""
_BACKWARD = re.compile(r"\b(?:backwards?|reverse\w*|behind pull)\b")
_NOT = re.compile(r"\b(?:opposite|against|opposing|not|perpendicular|relative|tends?|impending)\b")
_GRAVITY = re.compile(r"(?:lunar|local|moon s|earth s) (?:gravity|weight)|g|f g|fg")
_OFF_THE_EARTH = re.compile(
    r"(?:straight |vertically )?away from (?:center of )?(?:ground|earth|moon|lunar surface|moon s"
    r" surface|floor|street|planet)"
)
_OFF = re.compile(r"(?:straight |vertically |directly )?(?:up )?away from (?P<what>[a-z][a-z ]*)")
_LIE_ABOVE = frozenset({"above", "on", "supported_by"})
_HEAVENLY = re.compile(r"\b(?:earth|moon|lunar|sun|mars|planet|jupiter)\b")
_BETWEEN = re.compile(r"\b(?:moon|sun|planets|satellite|spacecraft|probe|rocket|space|orbit\w*)\b")
"""Where two bodies may pull, one of them away from the other."""
_UPWARD = re.compile(
    r"(?:vertically |straight )?(?:up|upwards?)\b"
    r"(?! (?:along|incline|slope|ramp|plane|hill|board|parallel|component|to left|to right|and))"
)
_UP = re.compile(r"(?:vertically |straight )?(?:up|upwards?)")
_DOWN = re.compile(r"(?:vertically |straight )?(?:down|downwards?)")
_BUOYANT = re.compile(r"(?:buoyan(?:t force|cy)|upthrust)(?: (?:on|of|from) [a-z\d][a-z\d ]*)?")
_FROM = re.compile(
    rf"(?:along (?:\w+ )?{_LINES}(?: [a-z\d])? |horizontal(?:ly)? |level )?"
    r"(?:(?:to )?(?:east|west|north|south|left|right|outward) )?"
    r"(?:directly |straight )?away from (?P<what>(?:\w+ ){0,3}\w+)"
)
_TOWARD = re.compile(r"\b(?:towards?|to|into)\b")
_INTO = re.compile(r"\b(?:into|toward|towards) (?P<what>[a-z\d][a-z\d ]*)\Z")
_FIXED = re.compile(
    r"(?:\w+ )?(?:pivot|hook|ceiling|support|nail|peg|beam|axle|hinge|stand|post|pole|wall|pulley)"
    r"|(?:point of )?suspension|(?:center|centre)(?: of (?:its |circular )?(?:circle|path))?"
)
_UPRIGHT_THING = re.compile(r"\b(?:wall|post|pole)\Z")
_TIED = (
    r"(?:tied|tether\w*|fasten\w*|fix\w*|attach\w*|anchor\w*|secured|join\w*|runs?|hook\w*"
    r"|connect\w*|mounted|hing\w*|held|hang\w*|hung|suspend\w*|string|rope|cord|cable|wire)"
)
_REST = re.compile(r"\b(?:rest|equilibrium|natural|unstretched|relaxed|mean|central)\b")
_SURFACE = re.compile(
    r"\b(?:surface|incline|ramp|slope|plane|floor|ground|table|road|track|desk|bench|board|snow|ice"
    r"|rail|wall|shelf|platform|it)s?\b"
)
_INTO_IT = re.compile(
    r"(?:perpendicular|normal|at right angles) to (?:\w+ ){1,3}?(?:and )?(?:in)?(?:to|towards?)"
)
""""Perpendicular to the slope, toward it", in words that leave out what is meant again."""
_OVER_A_ROAD = re.compile(r"\b(?:hill|hump|humped|crest|banked|speed bump)\b")
_FROM_ABOVE = re.compile(
    r"\b(?:loop\w*|inside|ceiling|inverted|upside|bucket|seat ?belts?|strap\w*|coaster|wire|bead"
    r"|tube|pushed down|rails?|h[eo]lds?|held down)\b"
)
_BEARS_A_LOAD = re.compile(
    r"\b(?:bridge|hill|hump|bump|crest|top|seat|saddle|scales?|bed|curve|bend|it)\b"
)
"""What a body presses down, by a force that is normal to it too."""
_HITTERS = re.compile(r"\b(?:bat|racket|racquet|club|wall|floor|foot|paddle|stick|ground)\b")
_EXERTED_BY = re.compile(r"\b(?:of|by|from) (?P<whose>[a-z]+)")
_FROM_REST = re.compile(r"\b(?:at rest|rests|lies|lying|kick\w*)\b")
_OF_BLOW = re.compile(
    r"\b(?:bat|racket|racquet|club|wall|floor|foot|paddle|stick|contact|average)\b"
)
_BACK_AGAIN = re.compile(
    r"\b(?:(?:straight|directly|comes|goes|returns?|bounces|rebounds|flies|hit|struck) back"
    r"|rebounds?|bounces (?:off|straight|back)|back (?:along|the way|in opposite))\b"
)
_AS_BEFORE = re.compile(
    r"(?:along|in)(?: direction of)?(?: [a-z]+ s)? (?:first|initial|original|incoming|incident)"
    r" (?:motion|velocity|direction|movement)"
)
_PISTON = re.compile(r"\b(?:piston|plunger)\Z")
_PRESSES = re.compile(r"\b(?:hydraulic|pistons?|plungers?)\b")
_LIQUID = re.compile(
    r"(?:oil|water|liquid|fluid)(?: pressure)? force|force (?:of|from) (?:oil|water|liquid|fluid)"
    r"|(?:push|pressure force) (?:of|from) (?:oil|water|liquid|fluid)"
)
_LIFTS = re.compile(r"\b(?:lifts?|raises?|upward|hydraulic)\b(?! arm)")
_PUSH = re.compile(r"push|pushing force|applied force|applied push")
_PUSHED_DOWN = re.compile(
    r"\b(?:push|press)(?:es|ed)? (?:\w+ ){0,8}?down(?:ward)?\b(?!.{0,400}\bup\b)"
)
_PUSHED_UP = re.compile(r"\bpush(?:es|ed)? (?:\w+ ){0,4}?up(?:wards?)?\b")
_LARGE = re.compile(r"\b(?:earth|planet|moon|sun|star|water|liquid|fluid|oil|sea|air)\b")
_CARRIES = re.compile(
    r"\b(?:belts?|conveyor|truck|lorry|cart|wheels?|walk\w*|slab|plank|rug|carpet|tablecloth|paper"
    r"|platform|\w*spin\w*|turn\w*|rotat\w*|roll\w*|wind|current|stream\w*|blows?|sheet|drive\w*"
    r"|accelerat\w* with|on top of|stack\w*|carried|carries|tires?|tyres?)\b"
)
_SLOPING = re.compile(
    r"\b(?:plank|board|slab)\b(?= (?:\w+ ){0,3}(?:tilted|inclin\w*|sloping|raised))"
)
"""A plank that is a slope, and carries nothing along."""
_LEVEL = re.compile(
    r"\b(?:oscillat\w*|vibrat\w*|slid\w*)\b.{0,200}?\b(?:level|horizontal) (?:\w+ )?"
    r"(?:surface|table|track|air|bench|floor|rail|plane)\b"
)
_LINE = re.compile(rf"\b{_LINES}s?\b")
_MARKED = re.compile(r" (?:[b-z]|\d{1,2})\Z")
_ACROSS_LINE = re.compile(
    rf"(?:perpendicular|transverse|at right angles|normal|across)(?: to)? (?:\w+ ){{0,2}}?{_LINES}"
)
_TWO_LINES = re.compile(
    r"\b(?:two|both|other|another|each)\b"
    r"|\bsecond (?!(?:experiment|run|trial|case|time|part|try|setup|measurement|and|after|later)\b)"
)
_STANDS = re.compile(
    r"\b(?:vertical\w*|upward|slant\w*|angle|hang\w*|hung|ceiling|below|under|above)\b"
)
_OF_RIDER = re.compile(
    r"(?:(?:weight|push|load|force|pressure|normal force) (?:of|from|by) )?"
    r"(?P<whose>[a-z][a-z\d]*(?: [a-z\d]+)?)(?: s (?:weight|push|force))?"
)
_LIFTS_IT = re.compile(rf"\b(?:{_LINES}|balloon|spring|magnet|crane|hook|kite|helicopter)\b")
"""What may be on a body, and pull it up."""
_HOLDS = re.compile(r"\b(?:spring|wall|hand|post|person|ground|support)\Z")
_MOVED_OFF = re.compile(
    r"\b(?:pulled|drawn|displaced|moved|pushed|shifted|dragged|held)(?: out)?"
    r"(?: (?!not\b)[a-z\d.]+){0,6}? (?:to|toward|towards) (right|left)\b"
)
_AS_RELEASED = re.compile(
    r"\b(?:(?:just|right|immediately|directly|shortly) after (?:releas\w+|let go)"
    r"|and then (?:released|let go)"
    r"|(?:when|once) (?:(?:block|mass|cart|glider) )?(?:first |just )?(?:released|let go))\b"
)
"""The instant of the release, at which it still is where it was moved to."""
_ON_ITS_WAY = re.compile(
    r"\b(?:after\w*|passe?s?|passing|later|then|returns?|through|other side|half a period|period"
    r"|when|once|springs|two)\b"
)
_THROWN = re.compile(
    r"\b(?:thrown|throws?|launch\w*|project\w*|kick\w*|shot|fired|leaves|horizontal\w*|angle)\b|°"
)
_CIRCLES = re.compile(r"\b(?:circle|circular|circles|revolutions?|rpm|whirl\w*|orbit\w*)\b")
_AFAR = re.compile(r"\b(?:space|planets?|moon|sun|stars?|satellite|asteroid|comet|centrifuge)\b")
_ROUND = re.compile(
    r"\b(?:circle|circles|circular|curve|bend|roundabout|turntable|carousel|merry go round)\b"
)
_STEADY = re.compile(
    r"\b(?:(?:constant|steady|uniform) (?:speed|rate|\d+)|at \d+|rpm|revolutions?"
    r"|(?:greatest|highest|largest|maximum|top) (?:\w+ ){0,2}?speed)\b"
)
_WITHOUT_SLIP = re.compile(r"\bwithout (?:skidding|slipping|sliding)\b")
_UNSTEADY = re.compile(
    r"\b(?:brak\w*|slow\w*|decelerat\w*|accelerat\w*|speeds? up|drag|air resistance|engine|slips?"
    r"|slid\w*|skid\w*|tow\w*|starts?|from rest|tangential\w*|swings?|pendulum"
    r"|pull\w*|drag\w*|haul\w*|train|wagon|horse|skier|rolling|straight|coupling|opposes)\b"
)
_ON_ITS_PATH = re.compile(
    r"(?:horizontally )?(?:(?:backwards?|forwards?|tangent\w*)(?: .*)?"
    r"|(?:opposite|against|opposing|along|in)(?: to)?(?: direction of)? (?:[a-z]+ s )?"
    r"(?:motion|velocity|travel|movement).*)"
)
_UPRIGHT_WAY = re.compile(r"(?:vertically |straight )?(?:up|down)(?:wards?)?")
_INWARD = re.compile(r"\b(?:cent(?:er|re)|inwards?|radi\w+|axis|middle)\b")
_GRIPS = re.compile(
    r"(?:static |sideways |lateral )?friction(?:al)?(?: force)?"
    r"(?: (?:of|from|by|on) [a-z\d][a-z\d ]*)?"
)
_CENTRIPETAL = re.compile(r"\bcentripetal\b|\bcircle\b")
_OF_CURRENTS = re.compile(r"\b(?:induced|eddy|braking|magnetic force)\b")
_MAGNET_FALLS = re.compile(
    r"\bmagnets?\b(?: (?!(?:and|the|an?|then|earlier|while|when|as|over)\b)[a-z\d]+){0,6}"
    r" (?:falls?|falling|dropped|drops|sinks?|released|let fall)\b"
)
_OTHER_FALLS = re.compile(
    r"\b(?:pipe|tube|ring|coil|loop|solenoid)\b(?: [a-z\d]+){0,4} (?:falls?|falling|dropped|drops"
    r"|released)\b|\b(?:fixed|held|stands|scale|earlier|second|two|another) "
)
"""What has something else fall past a magnet."""
_THROUGH = re.compile(r"\b(?:pipe|tube|ring|coil|loop|solenoid)\b")
_MOST = 12
_LOOK = 8
"""Steps of work that a listed force takes."""


def away_from_below(claims: Claims) -> Iterator[ForceClaim]:
    """Yield each weight that the list has point away from what it has below the body."""
    for force in claims.forces:
        away = _OFF.fullmatch(plain(force.direction or ""))
        name, target = plain(force.name), plain(force.target)
        if away is None or not (WEIGHT.fullmatch(name) or _GRAVITY.fullmatch(name)):
            continue
        if _AFAR.search(plain(claims.question)):
            continue
        below = {
            plain(r.args[1]): plain(r.args[0]) for r in claims.relations if r.type in _LIE_ABOVE
        }
        if below.get(away["what"]) == target:
            yield force


class NotItsWay(NamedTuple):
    """A force that points where none of its name does, and where it points instead."""

    force: ForceClaim
    expected: str


def not_its_way(claims: Claims) -> Iterator[NotItsWay]:
    """Yield each listed force whose way no force of its name can have."""
    if not 0 < len(claims.forces) <= _MOST:
        return
    stem, _ = split_options(claims.question)
    said = plain(stem)
    spend(_LOOK * len(claims.forces) + len(said) // 4)
    for force in claims.forces:
        said_way = (force.direction or "").strip()
        way, target = ARROWS.get(said_way, plain(said_way)), plain(force.target)
        if not way or not target or _LARGE.search(target):
            continue
        expected = (
            _of_gravity(claims, force, way, said)
            or _of_others(force, way, said)
            or _on_slope(claims, force, way, said)
            or _on_circle(claims, force, way, said)
            or _of_induced(force, way, said)
            or _on_its_bearer(claims, force, way)
        )
        if expected is not None:
            yield NotItsWay(force, expected)


def _of_gravity(claims: Claims, force: ForceClaim, way: str, said: str) -> str | None:
    found, target = WEIGHT.fullmatch(plain(force.name)), plain(force.target)
    if _OFF_THE_EARTH.fullmatch(way) and (found or _GRAVITY.fullmatch(plain(force.name))):
        return None if _is_of_another(plain(force.name), way, said) else "downward"
    if found is None or _AFAR.search(said):
        return None
    whose = owner_of(found)
    if (
        whose is not None
        and not {*whose.split()} <= {*target.split()}
        and not bears(claims, target, whose)
    ):
        return None  # a counterweight may pull up
    if whose is None and any(
        other is not force and plain(other.target) == target and WEIGHT.fullmatch(plain(other.name))
        for other in claims.forces
    ):
        return None
    if _UPWARD.match(way) or _SIDEWAYS.fullmatch(way) or _LEVEL_WAY.fullmatch(way):
        return "downward"
    if _BACK_ALONG.fullmatch(way):
        level = _LEVEL_SCENE.search(said) and not _PLUMB_SCENE.search(said)
        if level or (_SLANTED.search(said) and not _ON_SLOPE.search(said)):
            return "downward"
    if _TO_WALL.fullmatch(way) and not _PLUMB_SCENE.search(said):
        return "downward"
    return "downward" if _ALONG.fullmatch(way) and _THROWN.search(said) else None


def _is_of_another(name: str, way: str, said: str) -> bool:
    """Tell whether gravity may point away from one body because it is the pull of another."""
    mine, its = ({*_HEAVENLY.findall(text.replace("lunar", "moon"))} for text in (name, way))
    return bool(its) and (mine != its if mine else _BETWEEN.search(said) is not None)


def is_of_its_target(force: ForceClaim) -> bool:
    """Tell whether a force is by name the weight of the very body that it is listed on."""
    found, target = WEIGHT.fullmatch(plain(force.name)), plain(force.target).split()
    whose = owner_of(found) if found is not None else None
    return bool(whose) and {*str(whose).split()} <= {*target}


def owner_of(found: re.Match[str]) -> str | None:
    """Return the body that a weight is of by name: "the man's weight on the plank" is the man's.

    The Earth's pull, or its gravity, on a ball is what the ball weighs.
    """
    its, whose = found["its"], found["whose"]
    if its is None or (whose is not None and _HEAVENLY.search(its)):
        return whose.partition(" on ")[0] if whose is not None else its
    return its


def bears(claims: Claims, target: str, whose: str) -> bool:
    """Tell whether a relation has one body on the other, which its weight then presses down."""
    return any(
        relation.type in ("on", "supported_by")
        and [plain(name) for name in relation.args] == [whose, target]
        for relation in claims.relations
    )


def _of_others(force: ForceClaim, way: str, said: str) -> str | None:
    name, target = plain(force.name), plain(force.target)
    away, into = _FROM.fullmatch(way), _INTO.search(way)
    if away is not None and _TOWARD.search(away["what"]):
        away = None  # from the one and to the other
    if _BUOYANT.fullmatch(name):
        return "upward" if _DOWN.fullmatch(way) else None
    if _PISTON.search(target) and _PRESSES.search(said):
        lifts = _LIFTS.search(said) and not _PUSHED_UP.search(said)
        if _LIQUID.fullmatch(name) and _DOWN.fullmatch(way) and lifts:
            return "upward"
        if _PUSH.fullmatch(name) and _UP.fullmatch(way) and _PUSHED_DOWN.search(said):
            return "downward"
    if _TENSION.fullmatch(name) and not _LINE.search(target):
        many = _TWO_LINES.search(said) is not None and _MARKED.search(plain(force.name)) is None
        if _ACROSS_LINE.fullmatch(way):
            return "along the line"
        if (
            away is not None
            and not many
            and _FIXED.fullmatch(away["what"])
            and not _FIXED.fullmatch(target)
            and not _HOLDS.search(target)
            and not {*target.split()[-1:]} <= PEOPLE
            and _is_tied_to(away["what"], said)
        ):
            return f"toward the {away['what']}"
        if (
            _ALONG.fullmatch(way)
            and _CIRCLES.search(said)
            and compiled(rf"\b{_LINES}\b").search(said)
        ):
            return "toward the centre"
    if _SPRING.fullmatch(name) and (_UP.fullmatch(way) or _DOWN.fullmatch(way)):
        return "along the surface" if _LEVEL.search(said) and not _STANDS.search(said) else None
    if _SPRING.fullmatch(name) and away is not None and _REST.search(away["what"]):
        return f"toward the {away['what']}"
    if _SPRING.fullmatch(name) and not _HOLDS.search(target):
        return _restoring(way, said)
    hit = _OF_BLOW.search(name) and not _OF_BLOW.search(target)
    if hit and _throws_back(name, said) and _BACK_AGAIN.search(said) and _AS_BEFORE.fullmatch(way):
        return "against its first motion"
    normal = _NORMAL.fullmatch(name)
    if normal is not None and not normal["by"] and not _SURFACE.search(target):
        if _INTO_IT.fullmatch(way):
            return "away from the surface"
        pressed = _BEARS_A_LOAD.search(target)
        over = _OVER_A_ROAD.search(said) and not _FROM_ABOVE.search(said)
        if _DOWN.match(way) and over and not pressed:
            return "upward"
    if normal is not None and into is not None and _SURFACE.fullmatch(into["what"]):
        if normal["by"] and not _SURFACE.search(normal["by"]):
            return None
        return None if _SURFACE.search(target) else f"away from the {into['what']}"
    if _SLIPS.search(name) and _RUBS.fullmatch(name) and _AHEAD.fullmatch(way):
        drawn = _DRAWN.search(said) and not _CARRIES.search(said)
        return "against the motion" if drawn and not _BACKWARD.search(said) else None
    if _RUBS.fullmatch(name) and _WITH.search(way) and not _NOT.search(way):
        slips = _SLIPS.search(name) or _SLIDES.search(said)
        return "against the motion" if slips and not _CARRIES.search(said) else None
    return None


def _throws_back(name: str, said: str) -> bool:
    """Tell whether the one thing that a body may be thrown back by exerts the force of a name."""
    hitters, by = {*_HITTERS.findall(said)}, _EXERTED_BY.search(name)
    if len(hitters) != 1 or _FROM_REST.search(said):
        return False
    return by["whose"] in hitters if by is not None else True


def _is_tied_to(what: str, said: str) -> bool:
    """Tell whether a line may hold a body to a wall: not where the body merely stands beside it."""
    if not _UPRIGHT_THING.search(what):
        return True
    away = compiled(rf"\b(?:away from|beside|next to|against|near) (?:\w+ )?{what}\b").search(said)
    tied = compiled(rf"\b{_TIED}(?: \w+){{0,6}}? (?:to|from|at|on|by)(?: \w+){{0,3}}? {what}\b")
    return away is None and tied.search(said) is not None


def _restoring(way: str, said: str) -> str | None:
    """Return the way back of what was moved off its rest position to one side, at that place."""
    moved, points = {*_MOVED_OFF.findall(said)}, {*re.findall(r"\b(?:right|left)\b", way)}
    if len(moved) != 1 or moved != points or _ON_ITS_WAY.search(_AS_RELEASED.sub(" ", said)):
        return None
    back = "left" if moved == {"right"} else "right"
    return (
        None
        if compiled(rf"\b(?:to|toward|towards|moves?) {back}\b").search(said)
        else f"to the {back}"
    )


def _on_slope(claims: Claims, force: ForceClaim, way: str, said: str) -> str | None:
    """Return that friction on what stays on a slope, with nothing else along it, points up."""
    target = plain(force.target)
    free = not _SURFACE.search(target) and not _CARRIES.search(_SLOPING.sub(" ", said))
    names = [plain(f.name) for f in claims.forces if plain(f.target) == target]
    borne = (WEIGHT, _NORMAL, _PLAIN_NORMAL)
    others = [n for n in names if not any(known.fullmatch(n) for known in borne)]
    if len(others) > 1:
        return None
    return friction_on_slope(claims, force, way, said, free=free)


def _on_circle(claims: Claims, force: ForceClaim, way: str, said: str) -> str | None:
    """Return that what alone keeps a body on its circle at a steady speed points to the centre."""
    if not _ON_ITS_PATH.fullmatch(way) or _INWARD.search(way) or not _ROUND.search(said):
        return None
    told = [t.text for t in (claims.rule, claims.effect, *claims.evidence) if t is not None]
    said = _WITHOUT_SLIP.sub(" ", said)
    if not _STEADY.search(said) or _UNSTEADY.search(f"{said} {plain(force.name)}"):
        return None
    name = plain(force.name)
    grips = _GRIPS.fullmatch(name) and _CENTRIPETAL.search(plain(" . ".join(told)))
    if not grips and not _TENSION.fullmatch(name):
        return None
    others = [f for f in claims.forces if f.target == force.target and f is not force]
    upright = all(_UPRIGHT_WAY.fullmatch(plain(other.direction or "")) for other in others)
    return "toward the centre" if upright else None


def _of_induced(force: ForceClaim, way: str, said: str) -> str | None:
    """Return that the currents which a falling magnet induces hold it back."""
    falls = _MAGNET_FALLS.search(said) and _THROUGH.search(said)
    named, target = _OF_CURRENTS.search(plain(force.name)), plain(force.target)
    is_it = named and target.endswith("magnet")
    if _OTHER_FALLS.search(said):
        return None
    if falls and named and _THROUGH.search(target) and _UP.fullmatch(way):
        return "downward"  # what holds back the magnet is pushed down by it
    return "upward" if falls and is_it and _DOWN.fullmatch(way) else None


def _on_its_bearer(claims: Claims, force: ForceClaim, way: str) -> str | None:
    """Return that what stands on a body presses it down, by a force that bears its name."""
    found = _OF_RIDER.fullmatch(plain(force.name))
    if found is None or not _UP.fullmatch(way):
        return None
    if _LIFTS_IT.search(found["whose"]):
        return None
    return "downward" if bears(claims, plain(force.target), found["whose"]) else None
