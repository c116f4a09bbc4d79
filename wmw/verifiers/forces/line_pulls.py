"""Pulls of lines that the other listed forces, or the way of the line, show to be wrong.

What floats upward more strongly than it weighs is held down by its line; a rope that runs over a
pulley pulls it down on either side; and what goes round is not in balance along its radius.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.units import parse_unit
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.forces.reactions import size_of
from wmw.verifiers.own_words import answered
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_WEIGHT = re.compile(r"\b(?:weight|gravity|gravitational|mg|w|g|fg)\b")
_BUOYANT = re.compile(r"\b(?:buoyan\w*|upthrust|lift of air|archimedes|f ?b)\b")
_LINE = re.compile(
    r"\b(?:tension|string|rope|cord|thread|tether|cable|line|chain|wire|fishing line|t|f ?t)\b"
)
_WAYS = {"up": 1, "upward": 1, "vertically upward": 1, "down": -1, "downward": -1,
         "vertically downward": -1, "vertically up": 1, "vertically down": -1}  # fmt: skip
_MOVES = re.compile(
    r"\b(?:accelerat\w*|releas\w*|cut|cuts|breaks?|snaps?|rises|sinks|let go|jerk\w*)\b"
)
_FEWEST = 3
_NEAR = 0.03
"""How much of the greatest force may be left over by rounding."""
_OVER = re.compile(
    r"\bover\b(?: [a-z]+| ,){0,6} (?:pulley|wheel|roller)\b"
    r"|\b(?:pulley|wheel|roller)\b[^.?]{0,120}\b(?:rope|cord|string|cable|line|chain)"
    r" (?:runs|passes|goes|leads|lies|laid|led) over\b(?! (?:edge|table|branch|beam|rail|cliff)\b)"
)
_WHEEL = re.compile(r"\b(?:pulley|wheel)\Z")
_UNDER = re.compile(r"\b(?:under|below|movable|moveable|horizontal\w*|table|angle|incline\w*)\b|°")
_HELD = re.compile(r"\b(?:hook|bracket|axle|support|ceiling|beam|bearing|mount|reaction|holder)\b")
_ITS_STRAND = re.compile(r"\b(?:strand|rope|string|cord|cable|tension)\b")
"""What "the strand at the weight" is, and the weight itself is not."""
_STRAND = re.compile(r"\b(?:rope|strand|string|cord|cable|load|tension|side|thread|pull)\b")
_SEVERAL = re.compile(r"\b(?:both|two|total|sum|2|2t|strands|sides|ropes|strings|all|each)\b")
_BOTH_AND_HOLDER = 3
_ROVEN = re.compile(
    r"\b(?:movable|moveable|moving) pulley\b.*\b(?:one|other|left|right|far) (?:end|side|strand)"
    r"\b.{0,40}\b(?:fixed|tied|attached|fastened|secured|anchored|made fast|hooked) to (?:[a-z]+ )?"
    r"(?:ceiling|beam|hook|support|bracket|ring|rafter)\b"
)
"""A pulley in the loop of a rope of which one end is made fast above it."""
_MOVABLE = re.compile(r"\b(?:movable|moveable|moving|lower)? ?pulley\b")
_HAND = re.compile(r"\b(?:hand|person|worker|pull)\b")
_G = (9.8, 9.81, 10.0)
_OUTWARD = re.compile(
    r"(?:radially )?(?:away from|out from) (?:its )?(?:center|centre|axis|middle)(?: of .*)?"
    r"|(?:radially )?outwards?"
)
_INWARD = re.compile(
    r"(?:radially )?(?:to|toward|towards) (?:its )?(?:center|centre|axis|middle)(?: of .*)?"
    r"|(?:radially )?inwards?"
)
_IS_OUTWARD = re.compile(
    r"(?:to (?:left|right) )?(?:horizontally |radially )?(?:outwards?|away from (?:its )?"
    r"(?:center|centre|axis|middle|inside))\b(?! .*\b(?:no|not|zero)\b)"
)
_OTHER = re.compile(
    r"\b(?:centrifugal|coriolis|inertia\w*|fictitious|pseudo|apparent|reaction|tendency|on|wind|crosswind|gust"
    r"|pressure|spring|engine|thrust|drag|air|water|magnetic|electric|jet)\b"
)
"""What only a turning frame has, what the body does to another one, or what drives it out."""
_RUBS_OR_PULLS = re.compile(r"\b(?:friction|tension|string|cord|rope|thread)\b")
_ROAD = re.compile(
    r"\b(?:string|cord|rope|thread|road|track|ground|table|floor|disk|disc|turntable|pivot|hand|post|peg|person|wall|drum|axle)\b"
)
_LEVEL_PATH = re.compile(
    r"\b(?:flat|level|horizontal|unbanked|air table|table|turntable|carousel)\b"
)
_FREED = re.compile(
    r"\b(?:cut|cuts|breaks?|broken|snaps?|releas\w*|lets? go|loses?|lost|suddenly|skids?|slides?"
    r"|after|once|leaves|off|if|without|fails?|tears?)\b"
)
_SLIPPERY = re.compile(r"\b(?:frictionless|smooth|ice|icy|slippery|no friction|oil\w*)\b")
"""What lets go of a body that went round, or could not hold it."""
_TILTED = re.compile(
    r"\b(?:bank|banked|vertical(?:ly)?(?! ax)|loop|hill|dip|cone|conical|walls?|slow\w*|brak\w*)\b"
)
_FRAMES = re.compile(r"\b(?:frames?|rotating|passengers?|rider|observer|centrifugal|inside)\b")
_INERTIAL = re.compile(
    r"\b(?:lab|laboratory|inertial|ground|earth|road)(?: [a-z]+)? frame\b|\bseen from (?:lab"
    r"|laboratory|ground|outside)\b"
)
_FRAME = re.compile(
    r"\bframes?\b|\b(?:co ?)?(?:rotating|moving) (?:observer|system|with)\b|\bnon ?inertial\b"
    r"|\b(?:point of view|viewpoint|perspective|view) of (?!ground|earth)"
    r"|\b(?:passenger|driver|rider|child|person|observer|pilot) s"
    r" (?:point of view|viewpoint|perspective|view)\b|\bfelt by\b"
)
"""Where some other frame than that of the ground is spoken of."""
_TURNS = re.compile(
    r"\b(?:circle|circles|circling|circular|whirl\w*|revol\w*|rotat\w*|bend|curve|orbit\w*|rpm"
    r"|merry go round|carousel|roundabout|turntable|spin\w*|swung|centrifuge)\b"
)


def turned_lines(claims: Claims) -> Iterator[tuple[ForceClaim, str]]:
    """Yield each line's pull on a body in a fluid that balances the rest only if it is turned."""
    if _MOVES.search(plain(split_options(claims.question)[0])):
        return
    for body in dict.fromkeys(force.target for force in claims.forces):
        here = [force for force in claims.forces if force.target == body]
        lines = [f for f in here if _LINE.search(plain(f.name))]
        lifts = [f for f in here if f not in lines and _BUOYANT.search(plain(f.name))]
        weights = [f for f in here if f not in (*lines, *lifts) and _WEIGHT.search(plain(f.name))]
        if len(here) != 3 or not len(lines) == len(lifts) == len(weights) == 1:
            continue
        [line], [lift], [weight] = lines, lifts, weights
        pull, up, down = (upward_part(force) for force in (line, lift, weight))
        if pull is None or up is None or down is None or up <= 0 or down >= 0 or not pull:
            continue
        rest, most = up + down + pull, max(up, -down)
        if abs(rest) > _NEAR * most and abs(rest - 2 * pull) <= _NEAR * most:
            yield line, "downward" if pull > 0 else "upward"


def upward_part(force: ForceClaim) -> float | None:
    """Return the upward part of a sized vertical force in newtons."""
    size, way = size_of(force), _WAYS.get(plain(force.direction or ""))
    return size.si * way if size is not None and way is not None else None


def is_in_balance(claims: Claims, body: str) -> bool:
    """Tell whether three or more vertical forces, all sized, are listed on a body and balance."""
    sizes = [upward_part(force) for force in claims.forces if force.target == body]
    known = [size for size in sizes if size is not None]
    if len(known) < _FEWEST or len(known) < len(sizes):
        return False
    return abs(sum(known)) <= _NEAR * max(map(abs, known))


def strand_missing(claims: Claims) -> Iterator[str]:
    """Yield each pulley on which only one of the two strands of a rope over it is listed."""
    stem = split_options(claims.question)[0]
    words = plain(stem)
    if not _OVER.search(words) or _UNDER.search(words) or _UNDER.search(stem):
        return
    told = [m.measurement for m in find_measurements(stem)]
    for body in dict.fromkeys(force.target for force in claims.forces):
        here = [force for force in claims.forces if force.target == body]
        if _WHEEL.search(plain(body)) is None or len(here) != 2:
            continue
        ways = sorted(
            ((upward_part(force) or 0.0, force) for force in here), key=lambda one: one[0]
        )
        (down, strand), (up, holder) = ways
        name = plain(strand.name)
        if not (down < 0 < up and abs(up + down) <= _NEAR * up):
            continue
        if _WEIGHT.search(name) and not _ITS_STRAND.search(name):
            continue
        if (
            _SEVERAL.search(name)
            or not _STRAND.search(name)
            or not _HELD.search(plain(holder.name))
        ):
            continue
        if any(_is_load(number, up) for number in told):
            yield body


def misheld_wheels(claims: Claims) -> Iterator[tuple[ForceClaim, float]]:
    """Yield the force that holds a wheel, and its size, where both strands are listed beside it.

    What pulls on the one side pulls on the other as well, and the wheel stays where it is.
    """
    stem = split_options(claims.question)[0]
    if not _OVER.search(plain(stem)) or _UNDER.search(plain(stem)) or _UNDER.search(stem):
        return
    for body in dict.fromkeys(force.target for force in claims.forces):
        here = [force for force in claims.forces if force.target == body]
        if _WHEEL.search(plain(body)) is None or len(here) != _BOTH_AND_HOLDER:
            continue
        sized = sorted(
            ((upward_part(force) or 0.0, force) for force in here), key=lambda one: one[0]
        )
        (one, first), (two, second), (up, holder) = sized
        if not (two < 0 < up and abs(one - two) <= _NEAR * abs(one)):
            continue
        names = [plain(force.name) for force in (first, second)]
        if not all(_STRAND.search(n) and not _SEVERAL.search(n) for n in names):
            continue
        pulls = [
            upward_part(f)
            for f in claims.forces
            if f.target != body and _LINE.search(plain(f.name))
        ]
        whole = abs(one + two)
        borne_out = any(p is not None and abs(abs(p) - abs(one)) <= _NEAR * abs(one) for p in pulls)
        loads = (m.measurement for m in find_measurements(stem))
        borne_out = borne_out or any(_is_load(number, abs(one)) for number in loads)
        if borne_out and _HELD.search(plain(holder.name)) and abs(up - whole) > _NEAR * whole:
            yield holder, whole


def hung_by_one_strand(claims: Claims) -> Iterator[str]:
    """Yield each movable pulley that one strand of its rope carries in the list, and the answer.

    The rope ends at the ceiling on the one side, in a hand on the other: each side takes a half.
    """
    words = plain(split_options(claims.question)[0])
    value = answered(claims)
    asking = plain(" ".join(asking_sentences(claims.question)))
    if not _ROVEN.search(words) or value is None or _SEVERAL.search(asking):
        return
    for body in dict.fromkeys(force.target for force in claims.forces):
        here = [force for force in claims.forces if force.target == body]
        if _MOVABLE.search(plain(body)) is None or len(here) != 2:
            continue
        (down, _), (up, strand) = sorted(
            ((upward_part(force) or 0.0, force) for force in here), key=lambda one: one[0]
        )
        name = plain(strand.name)
        single = _ITS_STRAND.search(name) or _HAND.search(name)
        if not (down < 0 < up and abs(up + down) <= _NEAR * up) or not single:
            continue
        if not _SEVERAL.search(name) and abs(value.si - up) <= _NEAR * up:
            yield body


def _is_load(number: Measurement, size: float) -> bool:
    """Tell whether a force is as large as one told load weighs."""
    weights = {"N": (1.0,), "kg": _G}
    for unit, factors in weights.items():
        known = parse_unit(unit)
        read = number.read_in(known) if known is not None and number.unit is not None else None
        if read is not None and any(abs(read.si * k - size) <= _NEAR * size for k in factors):
            return True
    return False


def pushed_outward(claims: Claims) -> Iterator[ForceClaim]:
    """Yield each force that points outward, though it alone could turn its body.

    What goes round on a level path needs a force toward the middle: the rest of its list is
    upright, or has no direction to be read.
    """
    said = _of_turning(claims)
    if said is None or not _LEVEL_PATH.search(said) or _TILTED.search(said):
        return
    for force in claims.forces:
        here = [f for f in claims.forces if f.target == force.target and f is not force]
        if _ROAD.search(plain(force.target)) or _OTHER.search(plain(force.name)):
            continue
        ways = [_WAYS.get(plain(f.direction or "")) for f in here]
        upright = None not in ways and 1 in ways
        if not upright or _has_partner(claims, force):
            continue
        if _IS_OUTWARD.match(plain(force.direction or "")):
            yield force


def _has_partner(claims: Claims, force: ForceClaim) -> bool:
    """Tell whether a force of the same kind is on another body: of a pair, one is outward."""
    kinds = {*_RUBS_OR_PULLS.findall(plain(force.name))}
    others = (f for f in claims.forces if f.target != force.target)
    return any(kinds & {*_RUBS_OR_PULLS.findall(plain(f.name))} for f in others)


def _of_turning(claims: Claims) -> str | None:
    """Return the question in plain words where a body goes round, as the ground sees it."""
    stem = plain(split_options(claims.question)[0])
    texts = " ".join(plain(text.text) for text in (*claims.assumptions, *claims.evidence))
    if not _TURNS.search(stem) or _FRAME.search(_INERTIAL.sub(" ", f"{stem} {texts}")):
        return None
    if not _INERTIAL.search(f"{stem} {texts}") and _FRAMES.search(f"{stem} {texts}"):
        return None
    return stem


_UPRIGHT_ASKED = re.compile(
    r"\b(?:normal force|support force|vertical\w*|upward|weigh[st]?|press(?:es)? on)\b"
)
"""What asks for nothing but the balance of the upright forces."""
_ASIDE = "and|while|waits|stands|stood|parked|beside|watches|outside|rests|next"
"""What may stand between a body and a turn that is another one's."""


def turned_by_nothing(claims: Claims) -> Iterator[str]:
    """Yield each body that goes round on a level path and has but upright forces in the list."""
    said = _of_turning(claims)
    if said is None or not _LEVEL_PATH.search(said) or _TILTED.search(said):
        return
    if _UPRIGHT_ASKED.search(plain(" ".join(asking_sentences(claims.question)))):
        return
    if _FREED.search(said) or (_SLIPPERY.search(said) and not _LINE.search(said)):
        return
    for body in dict.fromkeys(force.target for force in claims.forces):
        here = [force for force in claims.forces if force.target == body]
        ways = {_WAYS.get(plain(force.direction or "")) for force in here}
        if ways == {1, -1} and not _ROAD.search(plain(body)) and _is_turned(said, body):
            yield body


def _is_turned(said: str, body: str) -> bool:
    """Tell whether a question has a body before the words for going round, in one clause."""
    name = re.escape(plain(body).split()[-1])
    goes = rf"\b{name}\b(?: (?!(?:{_ASIDE})\b)\S+){{0,12}}? {_TURNS.pattern}"
    return compiled(goes).search(said) is not None


def balanced_round(claims: Claims) -> Iterator[ForceClaim]:
    """Yield each outward force that takes away the whole inward one on a body that goes round.

    Only where the question looks on from outside, or names no one who turns with the body.
    """
    if _of_turning(claims) is None:
        return
    for force in claims.forces:
        if not _OUTWARD.fullmatch(plain(force.direction or "")):
            continue
        here = [f for f in claims.forces if f.target == force.target and f is not force]
        inward = [f for f in here if _INWARD.fullmatch(plain(f.direction or ""))]
        size, pulls = size_of(force), [size_of(f) for f in inward]
        if size is None or not size.si or len(pulls) != 1 or pulls[0] is None:
            continue
        if abs(pulls[0].si - size.si) <= _NEAR * size.si:
            yield force
