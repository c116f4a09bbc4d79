"""Who is left, right, above or below by an order that the words give all at once.

"A on the left and B on the right", "from left to right a lamp, a ball and a wall", "due west of the
peg", "its left end is fixed to a wall", "a cliff 28 m above a level beach", "on the other side", "a
horizontal pipe that narrows", "released side by side".
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.bodies.kinds_of_bodies import kind_of
from wmw.verifiers.bodies.named_bodies import said_in, told_of
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.questions.asking import end_mark
from wmw.verifiers.vocabulary.lexicon import plain

_SIDEWAYS = frozenset({"left_of", "right_of"})
_UPRIGHT = frozenset({"above", "below"})
_AT = r"(?: is| stands| hangs| sits| rests)? (?:on|at|to) (?:the|its) "
_ASIDE = r"(?: \([^()]{0,40}\))?"
_TWO_SIDES = re.compile(
    rf"\b(?P<one>[A-Z]|\d){_ASIDE},?{_AT}(?P<side>left|right)(?: end| side)?{_ASIDE},?"
    rf" (?:and|while|but) (?:the )?(?:[a-z]+ )?(?P<other>[A-Z]|\d){_ASIDE},?{_AT}"
    r"(?P<last>left|right)\b"
)
_IN_A_ROW = re.compile(
    r"\bfrom (left|right) to (left|right)\b,?(?P<rest>(?:[^.;?!]|\.(?=\d)){0,240})", re.I
)
_COMPASS = re.compile(
    r"\b(?:due|directly|exactly|straight) (?P<way>west|east) of(?: [a-z]+){0,2} ?\Z"
)
_BREAKS_OFF = re.compile(r"\b(?:who|which|that|when|then|moves?|hits?)\b")
_END_HELD = re.compile(
    r"\A(?: (?!(?:whose|right|left)\b)[a-z\d,]+){0,6}? (?:hinged|fixed|attached|fastened|pinned"
    r"|bolted|pivoted) to (?:[a-z]+ ){0,2}\Z"
)
_AT_END = re.compile(r"\A ?,?(?: at| by| with)(?: its)? (?P<side>left|right) end\b")
_WHOSE_END = re.compile(
    r"\b(?P<side>left|right) end(?: of [a-z]+)?(?: which)? (?:hinged|fixed|attached|fastened|pinned"
    r"|bolted|tied) to (?:[a-z]+ ){0,2}(?P<what>[a-z]+)\b"
)
_FROM_END = re.compile(
    r"\b(?P<size>\d+(?: \d+)?) (?P<unit>c?m) from (?:its )?(?P<end>left|right) end\b"
)
_CLAUSE = re.compile(r"\b(?:and|but|while|when)\b| ,|\b(?:cent(?:er|re)|end|tip|edge) of\b")
_MOVED = re.compile(r"\b(?:moved?|moves|shift\w*|then|now|slid\w*|walks?)\b")
_WALLS = word_set("wall post mast pillar")
_OTHER_SIDE = re.compile(r"\bon (?:the )?(?:other|opposite) side\b(?! of (?!the pivot|it))")
_PIVOTS = word_set("pivot fulcrum axle hinge support")
_STRETCHES = word_set("section sections part stretch portion")
_LEVEL_PIPE = re.compile(r"\b(?:horizontal|level) (?:[a-z]+ )?(?:pipe|tube|channel|duct|hose)\b")
_SIDE_BY_SIDE = re.compile(
    r"\bside by side\b|\b(?:from|at) (?:same|equal) (?:height|heights|level)\b|\bat one height\b"
)
_LAND = word_set("ground beach sea water field lawn floor valley river street yard lake plain")
_FROM_ON_HIGH = re.compile(
    r"\bfrom (?:[a-z]+ ){0,2}?(?:cliff|tower|roof|balcony|window|bridge|building|helicopter|plane"
    r"|airplane|aircraft|drone|balloon|ledge|ramp|platform)\b"
)
_AIRBORNE = word_set(
    "helicopter plane airplane aeroplane aircraft drone balloon bird kite glider model"
)
_SO_HIGH = re.compile(r"\b\d+(?: \d+)? (?:m|cm|km|metres?|meters?) (?:above|high)\b")
_LANDS = re.compile(r"\b(?:after it lands|has landed|takes off|roll\w*|bounc\w*|on ground)\b")
_FLIES_OFF = re.compile(
    r"\b(?:flying|flies|moving|moves|travels|travelling)(?: (?:level|horizontally|straight))*"
    r" (?:to|towards?) (?:the )?(?P<way>left|right)\b"
)
_LETS_GO = re.compile(r"\b(?:lets go|releases|drops|lets fall|let go|released|dropped)\b")
_HITS_MARK = re.compile(r"\b(?:comes? down|lands|falls|hits|strikes|is to hit|to hit|to land)\b")
_CRAFT = _AIRBORNE - {"bird", "kite", "model"}
_MARKS = word_set("target mark marker raft ship village buoy")
_OTHER_WAY = {"left_of": "right_of", "right_of": "left_of", "above": "below", "below": "above"}


def out_of_order(claims: Claims, claim: RelationClaim) -> str | None:
    """Return how two bodies stand to each other, where the claim has it otherwise."""
    first, second = claim.args
    if not plain(first).strip() or not plain(second).strip() or first == second:
        return None
    words = said_in(claims)
    if claim.type in _SIDEWAYS:
        left, right = claim.args if claim.type == "left_of" else claim.args[::-1]
        orders = {pair for pair in _level(claims, words) if {*pair} == {left, right}}
        return f"left_of({right}, {left})" if orders == {(right, left)} else None
    if claim.type in _UPRIGHT:
        upper, lower = claim.args if claim.type == "above" else claim.args[::-1]
        if _is_level(claims, upper, lower, words):
            return f"{first} beside {second}"
        return f"above({lower}, {upper})" if _is_lower(upper, lower, words) else None
    if claim.type in ("on", "contact"):
        return _aloft(claims, first, second, words)
    return None


def _level(claims: Claims, words: str) -> Iterator[tuple[str, str]]:
    """Yield (left one, right one)."""
    yield from _at_two_sides(claims)
    yield from _drawn(claims)
    yield from _held_at_an_end(claims, words)
    yield from _on_the_other_side(claims, words)
    yield from _dropped_before(claims, words)
    yield from _so_far_along(claims)
    for one in told_of(claims):
        for body, between, other in one.pairs():
            found = _COMPASS.search(between)
            if found and not _BREAKS_OFF.search(between):
                yield (body, other) if found["way"] == "west" else (other, body)


def _at_two_sides(claims: Claims) -> Iterator[tuple[str, str]]:
    """Yield two that go by their letters: "gliders, A on the left and B on the right"."""
    for found in _TWO_SIDES.finditer(claims.question):
        if found["side"] == found["last"]:
            continue
        marks = found["one"].lower(), found["other"].lower()
        marked = [[b for b in claims.bodies if end_mark(b) == mark] for mark in marks]
        pairs = [
            (one, other)
            for one in marked[0]
            for other in marked[1]
            if one[:-1].lower() == other[:-1].lower()
        ]
        if len(pairs) == 1:
            yield pairs[0] if found["side"] == "left" else pairs[0][::-1]


def _drawn(claims: Claims) -> Iterator[tuple[str, str]]:
    """Yield each two of what is listed from left to right."""
    found = _IN_A_ROW.search(claims.question)
    if found is None or found[1].lower() == found[2].lower():
        return
    rest = plain(found["rest"])
    if compiled(r"\b(?:moves?|moving|runs|travels?|flows?|points?|drives?|force)\b").search(rest):
        return
    places = {}
    for body in claims.bodies:
        name = re.escape(plain(body))
        at = compiled(rf"\b{name}\b").search(rest) if name else None
        if at is not None:
            places[body] = at.start()
    row = sorted(places, key=lambda body: places[body])
    if found[1].lower() == "right":
        row.reverse()
    for here, one in enumerate(row):
        for other in row[here + 1 :]:
            yield one, other


def _held_at_an_end(claims: Claims, words: str) -> Iterator[tuple[str, str]]:
    """Yield a wall and what is fixed to it by one of its ends, with what is on the other end."""
    walls = [b for b in claims.bodies if kind_of(b) in _WALLS]
    if len(walls) != 1:
        return
    for one in told_of(claims):
        for body, between, other in one.pairs():
            ends = [n.end for n in one.named if n.body == other]
            found = next(filter(None, (_AT_END.match(one.words[end:]) for end in ends)), None)
            if other == walls[0] and found and _END_HELD.match(f" {between} "):
                yield (other, body) if found["side"] == "left" else (body, other)
    found = _WHOSE_END.search(words)
    if found is None or found["what"] != kind_of(walls[0]):
        return
    for relation in claims.relations:
        if relation.type in ("attached", "connected") and walls[0] not in relation.args:
            for body in relation.args:
                yield (walls[0], body) if found["side"] == "left" else (body, walls[0])


def _so_far_along(claims: Claims) -> Iterator[tuple[str, str]]:
    """Yield each two that are told to be so far from one and the same end of a bar."""
    found: dict[str, set[tuple[str, float]]] = {}
    for one in told_of(claims):
        if _MOVED.search(one.words):
            return
        for far in _FROM_END.finditer(one.words):
            before = [n for n in one.named if n.end <= far.start()]
            between = one.words[before[-1].end : far.start()] if before else " and "
            if before and before[-1].body and not _CLAUSE.search(between):
                size = float(far["size"].replace(" ", ".")) * (100 if far["unit"] == "m" else 1)
                found.setdefault(before[-1].body, set()).add((far["end"], size))
    places = [(body, *own.pop()) for body, own in found.items() if len(own) == 1]
    for body, end, size in places:
        for other, its, farther in places:
            if end == its and size < farther:
                yield (body, other) if end == "left" else (other, body)


def _on_the_other_side(claims: Claims, words: str) -> Iterator[tuple[str, str]]:
    """Yield who sits on the other side of a pivot than the only one whose side is told."""
    pivots = [b for b in claims.bodies if kind_of(b) in _PIVOTS]
    found = _OTHER_SIDE.search(words)
    sides = {*compiled(r"\bto (?:the )?(left|right) of (?:the )?(?:pivot|fulcrum)").findall(words)}
    if len(pivots) != 1 or found is None or len(sides) != 1:
        return
    before = words[: found.start()].rpartition(" . ")[2]
    if compiled(r"\b(?:left|right)\b").search(before):
        return
    named = [b for b in claims.bodies if compiled(rf"\b{re.escape(plain(b))}\b").search(before)]
    riders = [b for b in named if b not in pivots]
    if len(riders) == 1:
        yield (pivots[0], riders[0]) if sides == {"left"} else (riders[0], pivots[0])


def _dropped_before(claims: Claims, words: str) -> Iterator[tuple[str, str]]:
    """Yield a craft and the mark that what it lets go of hits: it lets go before it is there."""
    found = _FLIES_OFF.search(words)
    if found is None or not _LETS_GO.search(words) or not _HITS_MARK.search(words):
        return
    crafts = [b for b in claims.bodies if kind_of(b) in _CRAFT]
    marks = [b for b in claims.bodies if kind_of(b) in _MARKS]
    if len(crafts) == len(marks) == 1:
        pair = (crafts[0], marks[0])
        yield pair if found["way"] == "right" else pair[::-1]


def _is_level(claims: Claims, upper: str, lower: str, words: str) -> bool:
    """Tell whether two are on one level: sections of a level pipe, or bodies side by side."""
    ends = kind_of(upper), kind_of(lower)
    if {*ends} <= _STRETCHES:
        return _LEVEL_PIPE.search(words) is not None and " rises" not in words
    like = [b for b in claims.bodies if kind_of(b) == ends[0]]
    if ends[0] != ends[1] or len(like) != 2 or not _SIDE_BY_SIDE.search(words):
        return False
    return not compiled(r"\b(?:springs?|above|below|over|under|later|then|stack\w*)\b").search(
        compiled(r"\b\d+(?: \d+)? c?m above(?: [a-z]+)? (?:ground|floor|water)\b").sub(" ", words)
    )


def _is_lower(upper: str, lower: str, words: str) -> bool:
    """Tell whether the first is the ground that the other is so many metres above."""
    if kind_of(upper) not in _LAND:
        return False
    name, land = re.escape(kind_of(lower)), re.escape(kind_of(upper))
    there = (
        rf"\b{name}(?: (?:in|of|on) [a-z]+| [a-z]+){{0,3}}?"
        rf"(?: \d+ (?:\d+ )?c?m below(?: [a-z]+){{1,3}} and)?"
        rf" \d+(?: \d+)? (?:m|cm|metres?|meters?) above(?: [a-z]+){{0,2}} {land}\b"
    )
    return compiled(there).search(words) is not None


def _aloft(claims: Claims, body: str, land: str, words: str) -> str | None:
    """Return that what flies, or is let go on high, is not on the ground at first."""
    if kind_of(land) not in _LAND or _LANDS.search(words) or not _SO_HIGH.search(words):
        return None
    if kind_of(body) in _AIRBORNE:
        flies = compiled(r"\b(?:fl(?:y|ies|ying)|hover\w*|above)\b").search(words)
        return f"above({body}, {land})" if flies and "bird bath" not in words else None
    name = re.escape(plain(body))
    goes = r"(?:thrown|dropped|released|kicked|fired|launched|hurled|let go|let fall)"
    let_go = (
        rf"\b{name}\b(?: (?!(?:and|of|from)\b)[a-z]+){{0,3}} {goes}\b"
        rf"|\b(?:throws|drops|releases) (?:[a-z]+ ){{0,2}}{name}\b"
    )
    high = _FROM_ON_HIGH.search(words)
    return f"above({body}, {land})" if high and compiled(let_go).search(words) else None
