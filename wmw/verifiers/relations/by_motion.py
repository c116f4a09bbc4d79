"""Who is left or right of whom by the ways they go, by the ends they hold and by a pivot's sides.

"Wagon 1 runs to the right into wagon 2": then it comes from the left, and is on one level with it.
"A glider comes from the left": it is left of the other one. Two that push each other apart go the
way in which they stand. "Support A is at the left end and B at the right end."
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.patterns import compiled
from wmw.verifiers.bodies.named_bodies import Told, told_of, without_measures
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_SIDEWAYS = frozenset({"left_of", "right_of"})
_UPRIGHT = frozenset({"above", "below", "on"})
_COMPASS = {
    "east_of": ("west", "east"),
    "west_of": ("west", "east"),
    "north_of": ("south", "north"),
    "south_of": ("south", "north"),
}
"""Where the first body of a relation stands is told as left and right are, by other words."""
_LEVEL = ("left", "right")


def _way(sides: tuple[str, str]) -> str:
    """Return a pattern for a way along a level line."""
    way = f"({'|'.join(sides)})(?:wards?)?"
    return (
        rf"(?:to|towards|toward) (?:the )?{way}\b"
        r"|\b(?:going|moving|travel\w*|moves|goes|slides|glides|rolls|runs|drives|heads|sliding"
        rf"|rolling|gliding)(?: (?:due|straight))? {way}\b"
    )


_WAY = _way(_LEVEL)
_ON = re.compile(r"\b(?:on|along|over|across)(?: [a-z]+){0,2} ?\Z")
_HITS = re.compile(
    r"\b(?:into|hits?|strikes?|collides? with|runs? into|crashes into|meets|meet|catches up with"
    r"|catches|bumps into|rams|overtakes)(?: (?!(?:and|of|which|that|who)\b)[a-z]+){0,3}?\Z"
)
_TOWARD = re.compile(
    r"\b(?:moves?|goes|slides|glides|rolls|runs|travels)\b[^,]* towards?(?: (?!and\b)[a-z]+)?\Z"
)
"""What goes toward another one may well be above it, but comes from the other side."""
_SLOPES = re.compile(
    r"\b(?:down|downhill|up|uphill|ramp|incline\w*|slope|hill|swings?|swinging|pendulum|falls?|drops?"
    r"|jumps?|throws?|thrown|lands?|onto|climbs?|loop)\b"
)
"""What may bring one from above, or below, upon the other, or on it."""
_COLLIDE = re.compile(r"\b(?:collid\w*|collision|catch\w* up|stick|couple|lock|join|hook)\b")
_THIRD = re.compile(
    r"\b(?:third|walls?|springs?|negative|minus|away|between|apart|leav\w*|final\w*)\b"
)
"""Where the two may have met before, or something else may come between them."""
_OVER = re.compile(
    r"\b(?:once|result\w*|following|ended|ends? up|collided|finally|subsequently|thereafter|now"
    r"|moves? off|splits?|opens?|releas\w*|let go|(?:what|how fast) (?:was|were)"
    r"|(?:its|their|initial|original) (?:initial|original|first|velocity|velocities|speed|speeds)"
    r" before)\b"
)
"""Where the speeds may be those after the two have met."""
_AT_REST = re.compile(r"\b(?:at rest|stationary|standing still|stands still|parked|not moving)\b")
_SPEED = re.compile(r"\b(\d+)(?: (\d+))? (?:m s|km (h))\b")
_TO_MEET = re.compile(r"\A(?:comes|moves|goes|runs|rolls|slides)(?: to meet| toward| towards)\b")
_COMES = re.compile(
    r"\A(?:(?!and\b|not\b)[a-z]+ ){0,3}?(?:comes|coming|arrives|approaches|approaching)"
    r"(?: in)? from (left|right)\b"
)
_LATER = re.compile(
    r"\b(?:after\w*|rebounds?|bounces?|recoils?|then|back|explo\w+|apart|separat\w+|returns?"
    r"|turned?|left alone|not|never|miss\w*|passes)\b"
)
_PUSH = re.compile(
    r"\b(?:push(?:es)?(?: each other)? (?:off|apart|away|between)|explo\w+|push each other"
    r"|spring between|(?:pushes|pushed) (?:off|apart))\b"
)
_PULL = re.compile(
    r"\b(?:walls?|opposite|meet|toward|towards|pulls?|pulled|rope|attract\w*|magnets?"
    r"|turn(?:s|ed)? round|behind)\b"
)
_GOES = re.compile(
    rf"\A(?:(?!and\b|not\b|while\b)[a-z]+ ){{0,3}}?(?:goes|moves|slides|glides|rolls|flies|leaves)"
    rf"(?: off)?(?: with| at)?(?: speed)?(?: of)? ?(?:{_WAY})"
)
_AT_END = re.compile(
    r"\A,? ?(?:at|by|on|near|holds|under) (?:its |one )?(left|right)(?: (?:end|edge|side))"
)
_SUPPORT = re.compile(r"\b(?:support|prop|trestle|pier|post|pillar) ([a-z])\Z")
_PIVOTS = frozenset({"pivot", "fulcrum", "axle", "hinge"})
_PIVOT = re.compile(r"\b(?:pivot|fulcrum|axle|hinge)\b")
_BAR = re.compile(r"\b(?:seesaw|beam|lever|plank|board|rod|bar|stick|rule|ruler)\b")
_SO_FAR_OFF = re.compile(r"\b\d+ (?:cm|m|mm) (?:to )?(left|right)\b(?! (?:end|side|edge|arm)\b)")
_OF_ANOTHER = re.compile(r" (?:of|from) (?!(?:its )?(?:pivot|fulcrum|axle|hinge|it)\b)[a-z]+")
_GOES_THERE = re.compile(
    r"\b(?:moves?|moved|slides?|shifts?|walks?|must|should|where|if|then|pulls?|pushes"
    r"|from (?:left|right)"
    r"|cent(?:er|re))\b"
)
_HELD_END = re.compile(r"\b(left|right) end (?:by|with|on)\Z")


def goes_otherwise(claims: Claims, claim: RelationClaim) -> str | None:
    """Return who is to the left of whom, where the claim has it otherwise, or one on the other."""
    if len(set(claim.args)) < 2:
        return None
    told = told_of(claims)
    if claim.type in _COMPASS:
        return _by_compass(told, claim)
    if claim.type not in _SIDEWAYS | _UPRIGHT:
        return None
    if not any(" left" in one.words or " right" in one.words for one in told):
        return None
    first, second = claim.args
    orders = {pair for pair in _all(claims, told) if {*pair} == {first, second}}
    if len(orders) != 1:
        return None
    left, right = orders.pop()
    if claim.type in _UPRIGHT:
        if any(_SLOPES.search(one.words) for one in told):
            return None
        met = any({left, right} == {*pair} for one in told for pair in _met(one))
        return f"left_of({left}, {right})" if met else None
    mine = (first, second) if claim.type == "left_of" else (second, first)
    return None if mine == (left, right) else f"left_of({left}, {right})"


def _by_compass(told: tuple[Told, ...], claim: RelationClaim) -> str | None:
    """Return who is east, or north, of whom by the way that one of them comes."""
    sides = _COMPASS[claim.type]
    lesser = claim.args if claim.type.startswith(sides[0]) else claim.args[::-1]
    orders = {
        pair
        for one in told
        for hits in (_HITS, _TOWARD)
        for pair in _met(_without_grounds(one), hits, sides)
        if {*pair} == {*claim.args}
    }
    if len(orders) != 1 or lesser in orders:
        return None
    [(first, second)] = orders
    return f"{sides[0]}_of({first}, {second})"


def _without_grounds(one: Told) -> Told:
    """Return a sentence without the bodies that others move on: "slides on the ice and hits"."""
    kept = (n for n in one.named if not _ON.search(one.words[: n.start]))
    return Told(one.words, tuple(kept))


def _all(claims: Claims, told: tuple[Told, ...]) -> Iterator[tuple[str, str]]:
    """Yield (left one, right one)."""
    for one in told:
        yield from _met(one, _TOWARD)
        yield from _met(one)
        yield from _from_a_side(claims, one)
        yield from _at_ends(claims, one)
        yield from _off_pivot(claims, one)
    yield from _pushed_apart(claims, told)
    yield from _by_speeds(told)


def _met(
    one: Told, hits: re.Pattern[str] = _HITS, sides: tuple[str, str] = _LEVEL
) -> Iterator[tuple[str, str]]:
    """Yield those of whom the first goes left or right into the second, or is met by it."""
    for body, between, other in one.pairs():
        ways = {way for found in compiled(_way(sides)).findall(between) for way in found if way}
        if len(ways) != 1 or _LATER.search(between):
            continue
        [way] = ways
        behind = without_measures(one.words[_end_of(one, body, other) :])
        if hits.search(between) or (
            between.endswith((" and", ", while", "and")) and _TO_MEET.match(behind)
        ):
            yield (body, other) if way == sides[1] else (other, body)


def _by_speeds(told: tuple[Told, ...]) -> Iterator[tuple[str, str]]:
    """Yield two that collide: who gains on the other comes from the left, if right is forward."""
    words = " . ".join(one.words for one in told)
    if not _COLLIDE.search(words) or _SLOPES.search(words) or _THIRD.search(words):
        return
    if _OVER.search(words):
        return
    speeds: dict[str, set[float]] = {}
    for one in told:
        if _LATER.search(one.words):
            continue
        for here, named in enumerate(one.named):
            stop = one.named[here + 1].start if here + 1 < len(one.named) else len(one.words)
            speed = _velocity(one.words[named.end : stop])
            if named.body and speed is not None:
                speeds.setdefault(named.body, set()).add(speed)
    known = {body: own.pop() for body, own in speeds.items() if len(own) == 1}
    if len(known) == len(speeds) == 2 and len({*known.values()}) == 2:
        slow, fast = sorted(known, key=lambda body: known[body])
        yield fast, slow


def _velocity(words: str) -> float | None:
    """Return the one velocity (right is positive) that is told behind a body, zero at rest."""
    at_rest = _AT_REST.search(words)
    ways = {way for found in compiled(_way(_LEVEL)).findall(words) for way in found if way}
    sizes = _SPEED.findall(words)
    if at_rest is not None:
        return None if ways or sizes else 0.0
    if len(ways) != 1 or len(sizes) != 1:
        return None
    whole, part, per_hour = sizes[0]
    return (
        float(f"{whole}.{part or 0}") * (1 if ways == {"right"} else -1) / (3.6 if per_hour else 1)
    )


def _end_of(one: Told, body: str, other: str) -> int:
    places = [named.end for named in one.named if named.body == other]
    first = next(named.end for named in one.named if named.body == body)
    return next((place for place in places if place > first), len(one.words))


def _from_a_side(claims: Claims, one: Told) -> Iterator[tuple[str, str]]:
    for named in one.named:
        found = _COMES.match(without_measures(one.words[named.end :]))
        others = [body for body in claims.bodies if body != named.body and _alike(body, named.body)]
        if found and named.body and len(others) == 1:
            yield (named.body, others[0]) if found[1] == "left" else (others[0], named.body)


def _alike(one: str, other: str) -> bool:
    """Tell whether two bodies are of one kind: glider A and glider B, steel ball and brass ball."""
    words, others = plain(one).split(), plain(other).split()
    return len(words) > 1 and (words[:-1] == others[:-1] or words[-1:] == others[-1:])


def _at_ends(claims: Claims, one: Told) -> Iterator[tuple[str, str]]:
    """Yield two that hold a bar at its two ends; supports A and B may go by their letters."""
    placed: dict[str, set[str]] = {}
    ends = [(named.body, named.start, named.end) for named in one.named if named.body]
    for body in claims.bodies:
        mark = _SUPPORT.search(plain(body))
        letters = compiled(rf"\b{mark[1]}\b").finditer(one.words) if mark else ()
        ends += [(body, *found.span()) for found in letters]
    for body, start, end in ends:
        found_at = _HELD_END.search(one.words[:start].strip()) or _AT_END.match(
            without_measures(one.words[end:])
        )
        if found_at:
            placed.setdefault(body, set()).add(found_at[1])
    known = {body: sides.pop() for body, sides in placed.items() if len(sides) == 1}
    for body, side in known.items():
        others = [other for other in claims.bodies if _is_support(other) and other != body]
        if _is_support(body) and len(others) == 1 and known.get(others[0]) != side:
            yield (body, others[0]) if side == "left" else (others[0], body)
        for other, opposite in known.items():
            if side == "left" and opposite == "right":
                yield body, other


def _off_pivot(claims: Claims, one: Told) -> Iterator[tuple[str, str]]:
    """Yield a body and the pivot to whose left or right it is told to be by so many metres."""
    pivots = [body for body in claims.bodies if {*plain(body).split()[-1:]} <= _PIVOTS]
    if len(pivots) != 1 or not _PIVOT.search(one.words):
        return
    placed: dict[str, set[str]] = {}
    named = [n for n in one.named if not _BAR.search(one.words[n.start : n.end])]
    for here, body in enumerate(named):
        stop = named[here + 1].start if here + 1 < len(named) else len(one.words)
        behind = one.words[body.end : stop]
        sides = [
            found[1]
            for found in _SO_FAR_OFF.finditer(one.words, body.end, stop)
            if not _OF_ANOTHER.match(one.words, found.end())
        ]
        if (
            body.body
            and body.body not in pivots
            and len(sides) == 1
            and not _GOES_THERE.search(behind)
        ):
            placed.setdefault(body.body, set()).add(sides[0])
    for name, told in placed.items():
        if len(told) == 1:
            yield (name, pivots[0]) if told == {"left"} else (pivots[0], name)


def _is_support(body: str) -> bool:
    return _SUPPORT.search(plain(body)) is not None


def _pushed_apart(claims: Claims, told: tuple[Told, ...]) -> Iterator[tuple[str, str]]:
    """Yield two at rest of whom one goes left or right once they have pushed each other."""
    words = " ".join(one.words for one in told)
    if not _PUSH.search(words) or _PULL.search(words) or not re.search(r"\brest\b", words):
        return
    for one in told:
        for named in one.named:
            found = _GOES.match(without_measures(one.words[named.end :]))
            others = [b for b in claims.bodies if b != named.body and _alike(b, named.body)]
            if found is None or not named.body or len(others) != 1:
                continue
            way = found[1] or found[2]
            yield (named.body, others[0]) if way == "left" else (others[0], named.body)
