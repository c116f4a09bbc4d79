"""What the scene of a question tells of a listed force: its way, its body, and that it is left out.

What hangs is pulled up, a compressed spring pushes off its wall, a wall throws back what hits it,
a rope pulls at the told side of the horizontal, and steady motion needs forces both ways or none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.patterns import compiled
from wmw.core.quantity import find_measurements
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.forces.force_names import pieces_of
from wmw.verifiers.forces.force_sizes import coefficients
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_LINES = r"(?:string|rope|cord|cable|thread|wire|chain|strand)"
_TENSION = re.compile(
    r"(?:[a-z]+ )?tension(?: force)?(?: [b-z]| \d\d?)?"
    rf"|{_LINES} (?:pull|force)(?: [b-z]| \d\d?)?"
)
_DOWN = re.compile(r"(?:vertically |straight )?down(?:wards?)?")
_HANGS = re.compile(r"\b(?:hangs?|hanging|hung|suspended|pendulum)\b")
_NOT_HUNG = re.compile(
    r"\b(?:float\w*|balloon|helium|kite|bottom|anchor\w*|tether\w*|circ\w*|loop|top|whirl\w*|below"
    r"|beneath|under(?:neath)?|lower|upper|second|other string|between|chain|movable|moving pulley"
    r"|under water|submerged|immersed|buoy\w*|pulled down|pulls down|held down|tied to|slope"
    r"|inclin\w*|ramp)\b"
)
_HOLDERS = re.compile(
    r"\b(?:pulley|ceiling|beam|hook|support|bracket|plank|lever|rod|bar|boom|ladder|string|rope|cord"
    r"|cable|thread|wire|chain|axle|bridge|scale|balance|spring|shelf|wheel|drum|reel)\b"
)
_SPRING = re.compile(r"(?:elastic )?spring (?:force|push)|elastic force|force of spring")
_TO_WALL = re.compile(r"(?:horizontally )?(?:toward|towards|into|to) wall")
_SQUEEZED = re.compile(r"\bcompress\w*\b")
_NOT_SQUEEZED = re.compile(
    r"\b(?:stretch\w*|pulled|extend\w*|oscillat\w*|vibrat\w*|springs|other side)\b"
)
_GOES = re.compile(
    r"\b(?:moving|moves|travel\w*|flying|flies|thrown|slid\w*|roll\w*)(?: (?!and|then)[a-z]+){0,2}?"
    r" (?:to|toward|towards) (right|left|east|west)\b"
)
_BACK = re.compile(
    r"\b(?:rebounds?|bounces?|comes back|returns?|sent back|springs back)(?: [a-z]+){0,3}?"
    r" (?:to|toward|towards) (right|left|east|west)\b"
)
_HITTER = re.compile(
    r"(?:(?:average|normal|contact|horizontal) )*(?:force )?(?:of |by |from )?"
    r"(?:wall|bat|racket|racquet|paddle|cushion|board|contact)(?: force| push)?"
)
_SIDE = re.compile(r"(?:to )?(right|left|east|west)(?:wards?)?")
_SLANTED = re.compile(r"(\d+) (above|below) (?:\w+ )?horizontal")
_PULLS = re.compile(r"\b(?:pull|rope|tension|push|applied|force|string|cord|handle|strap|chain)\b")
_STEADY = re.compile(
    r"(?:\b(?<!of )(?:constant|steady|uniform) (?:speed|velocity|rate|\d)|\bsteadily\b"
    r"|\bmoves? uniformly\b)"
)
_PLACE = re.compile(r"\b(?:over|on|along|across|onto|up|down|into|from)(?: [a-z]+){0,2}\Z")
"""Before what something else moves over, or off."""
_UNSTEADY = re.compile(
    r"\b(?:circ\w*|round|turn\w*|curve\w*|bend|orbit\w*|accelerat\w*|then|until|starts?|from rest"
    r"|belts?|conveyor|released?|falls?|rotat\w*|spin\w*|revol\w*|loop|brak\w*|after|before|wind"
    r"|oscillat\w*|net|resultant|two|both|equator|planet|moon|orbit|space|drop\w*|wave|string)\b"
)
_WAYS = (
    ("left", "right"), ("east", "west"), ("north", "south"), ("forward", "backward"),
    ("away from", "toward"),
)  # fmt: skip
_RUBS = re.compile(
    r"\b(?:friction\w*|rubbing|drag|resist\w*|retard\w*|grip|traction|brak\w*|f k|f s|fk|fs|ff)\b"
)
_FRICTION = re.compile(
    r"(?:(?:kinetic|sliding|static) )?friction(?:al)?(?: force)?|force of friction"
)
_UNSUPPORTED = re.compile(
    r"\b(?:string|rope|cord|cable|chain|hand|person|man|woman|boy|girl|child|worker|someone|mover"
    r"|student|mother|father)\Z"
)
_WEIGHT = re.compile(r"\b(?:weight|gravity|gravitational|mg)\b")
_NORMAL = re.compile(r"\b(?:normal|support force|floor reaction)\b")
_DEFORMED = re.compile(
    r"\b(?:until|so that|when)(?: (?:the )?spring)?(?: (?:is|has been))? (?:compressed|stretched)\b"
    r"|\b(?:pulled|pushed|held|displaced|moved|drawn)\b(?: [a-z\d]+){0,9}?"
    r" (?:equilibrium|rest position|spring)\b"
)
_NOT_YET = re.compile(
    r"\b(?:towards? (?:\w+ ){0,4}spring|hits|strikes|runs into|slides into|collid\w*|lands"
    r"|dropped|falls|meets|reaches)\b"
)
_OTHER_FLOORS = re.compile(
    r"\b(?:smooth|frictionless|on top|stack\w*|walls?|negligible friction)\b"
)
_BY_FRICTION, _BY_SPRING = re.compile(r"\bfriction\b"), re.compile(r"\bspring\b")
_SPRINGY = re.compile(r"\b(?:spring|elastic|restoring|hooke\w*|push|pull|k x|kx|fs|f s)\b")
_MOST = 12
_LOOK = 8
"""Steps of work that a listed force takes."""


_PUSHES = re.compile(
    r"(?:applied |pushing |pulling |horizontal )*(?:push|pull|force|tension|rope (?:force|pull))"
    r"(?: (?:of|from|by|on) [a-z\d ]+)?|f|f app|t"
)
_PAIR = ("weight", "normal force")


def pointing_otherwise(claims: Claims) -> Iterator[tuple[ForceClaim, str]]:
    """Yield each force that the scene has point another way, and that way."""
    if not 0 < len(claims.forces) <= _MOST:
        return
    said = plain(split_options(claims.question)[0])
    spend(_LOOK * len(claims.forces) + len(said) // 4)
    for force in claims.forces:
        name, way, target = plain(force.name), plain(force.direction or ""), plain(force.target)
        if _TENSION.fullmatch(name) and _DOWN.fullmatch(way) and not _HOLDERS.search(target):
            if _HANGS.search(said) and not _NOT_HUNG.search(said):
                yield force, "upward"
        elif (
            _SPRING.fullmatch(name) and _TO_WALL.fullmatch(way) and target.split()[-1:] != ["wall"]
        ):
            if _SQUEEZED.search(said) and not _NOT_SQUEEZED.search(said):
                yield force, "away from the wall"
        elif _HITTER.fullmatch(name) and (side := _SIDE.fullmatch(way)):
            there, back = set(_GOES.findall(said)), set(_BACK.findall(said))
            if there == {side[1]} and len(back) == 1 and back != there and target not in name:
                yield force, f"to the {back.pop()}"
        elif (slant := _SLANTED.search(way)) and _PULLS.search(name):
            told = _SLANTED.findall(said)
            other = "above" if slant[2] == "below" else "below"
            if told == [(slant[1], other)]:
                yield force, f"{slant[1]}° {other} the horizontal"


def of_the_exerting(claims: Claims) -> Iterator[tuple[ForceClaim, str]]:
    """Yield each force listed on the body that exerts it, or on what touches no ground."""
    if not 0 < len(claims.forces) <= _MOST:
        return
    said = plain(split_options(claims.question)[0])
    spend(_LOOK * len(claims.forces) + len(said) // 4)
    rubs = [force for force in claims.forces if _RUBS.search(plain(force.name))]
    for force in claims.forces:
        target = plain(force.target)
        if not target:
            continue
        if pieces_of(force.name) == (*pieces_of(force.target), "force"):
            exerts = compiled(rf"\b{re.escape(target)} exerts? on (?P<body>[a-z]+)").search(said)
            if exerts is not None and exerts["body"] not in target.split():
                yield force, exerts["body"]
        if (
            rubs == [force]
            and _FRICTION.fullmatch(plain(force.name))
            and _UNSUPPORTED.search(target)
        ):
            here = [f for f in claims.forces if f.target == force.target]
            borne = dict.fromkeys(f.target for f in claims.forces if _NORMAL.search(plain(f.name)))
            if len(here) == len(borne) == 1:
                yield force, next(iter(borne))


def driven_one_way(claims: Claims) -> Iterator[str]:
    """Yield each body in steady straight motion on which all forces along a line point one way."""
    if not 0 < len(claims.forces) <= _MOST:
        return
    stem = split_options(claims.question)[0]
    said = plain(stem)
    if not _STEADY.search(said) or _UNSTEADY.search(said) or "°" in stem:
        return
    spend(_LOOK * len(claims.forces) + len(said) // 4)
    for target in dict.fromkeys(force.target for force in claims.forces):
        words = plain(target).split()
        if not words or not compiled(rf"\b{re.escape(words[-1])}\b").search(said):
            continue
        moves = compiled(rf"\b{re.escape(words[-1])}\b(?: [a-z\d]+){{0,9}}? {_STEADY.pattern}")
        if all(_PLACE.search(said[: found.start()].strip()) for found in moves.finditer(said)):
            continue
        ways = [plain(f.direction or "") for f in claims.forces if f.target == target]
        told = [pair for pair in _WAYS if any(one in way for one in pair for way in ways)]
        if len(told) != 1:
            continue  # forward may be to the right
        for one, other in told:
            along = [way for way in ways if one in way or other in way]
            sides = {one if one in way else other for way in along}
            if len(sides) == 1 and all(len(way.split()) <= _SHORT for way in along):
                yield target
                break


_SHORT = 4


def relied_on(claims: Claims) -> Iterator[tuple[str, str]]:
    """Yield each body whose list lacks the friction, or the spring, that the trace relies on.

    The list has its weight and what bears it, so that it is no list of one force alone.
    """
    if not 1 < len(claims.forces) <= _MOST:
        return
    stem = split_options(claims.question)[0]
    said = plain(stem)
    spend(_LOOK * len(claims.forces) + len(said) // 4)
    names = plain(" . ".join(force.name for force in claims.forces))
    texts = (claims.rule, claims.effect)
    own = plain(" . ".join(text.text for text in texts if text is not None))
    yield from _pushed_without_friction(claims, stem, said, names, own)
    targets = list(dict.fromkeys(force.target for force in claims.forces))
    here = [plain(force.name) for force in claims.forces]
    if (
        len(targets) != 1
        or not any(map(_WEIGHT.search, here))
        or not any(map(_NORMAL.search, here))
    ):
        return
    rough = _OTHER_FLOORS.search(said) is None and _BY_FRICTION.search(own) is not None
    if rough and not _RUBS.search(names) and len(here) == len(_PAIR):
        told = coefficients(stem, find_measurements(stem))
        if told and all(value > 0 for value in told):
            yield targets[0], "force of friction"
    deformed = _DEFORMED.search(said) is not None and not _NOT_YET.search(said)
    if (
        deformed
        and _BY_SPRING.search(said)
        and not _SPRINGY.search(names)
        and "vertical" not in said
    ):
        yield targets[0], "force of the spring"


def _pushed_without_friction(
    claims: Claims, stem: str, said: str, names: str, own: str
) -> Iterator[tuple[str, str]]:
    """Yield the one pushed body whose list has no friction, though the trace reckons with it."""
    if _RUBS.search(names) or _OTHER_FLOORS.search(said) or not _BY_FRICTION.search(own):
        return
    coefficients_told = coefficients(stem, find_measurements(stem))
    if not coefficients_told or not all(value > 0 for value in coefficients_told):
        return
    for body in dict.fromkeys(force.target for force in claims.forces):
        here = [plain(force.name) for force in claims.forces if force.target == body]
        pushes = [name for name in here if _PUSHES.fullmatch(name)]
        borne = any(map(_NORMAL.search, here)) and any(map(_WEIGHT.search, here))
        if borne and len(pushes) == 1 and len(here) == len(_PAIR) + 1:
            yield body, "force of friction"
