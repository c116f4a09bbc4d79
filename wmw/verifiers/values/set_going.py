"""Rest in state 0 where the question sets a body going, and a focal length without its sign.

A stone that is thrown with 15 m/s does not start with v_0 = 0, and what is let go from something
that moves starts with the velocity of that. A lens that spreads light has a negative focal length
wherever the thin-lens equation is written with 1/f for it. The question's words tell all three,
whatever the family makes of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from wmw.core.equation import canonical_name
from wmw.core.patterns import compiled
from wmw.core.quantity import Mention, find_measurements
from wmw.core.units import parse_unit
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.own_words import alike
from wmw.verifiers.questions.options import split_options

_SPEED, _LENGTH = (parse_unit(unit).dimension for unit in ("m/s", "m"))  # type: ignore[union-attr]
_THROWN = re.compile(
    r"\b(?:thrown|throws|hurl(?:s|ed)|toss(?:es|ed)|flung|flings|kick(?:s|ed)|launch(?:es|ed)|fired"
    r"|shot|projected|pitched|lobbed|(?:an|its|the) initial (?:speed|velocity))\b"
    r"[^.;?!]{0,60}?\b(?:with|at|of|is)(?: an?)?(?: initial)?(?: (?:speed|velocity))?(?: of)? ?\Z",
    re.I,
)
_NOT_ONE = re.compile(
    r"\b(?:rest|stationary|motionless|dropped|drops|let go|released|another|second (?!later\b)"
    r"|other|both|two|each|impulse|contact|force|racket|spring|gun|barrel|recoil|momentum|seen"
    r"|relative|average|accelerat\w*|then)\b",
    re.I,
)
"""Words of a question in which something may be at rest, or have another speed at another time."""
_FROM_ABOVE = re.compile(
    r"\b(?:horizontal\w*|sideways|level|from there|(?:on|for) (?:the|its) way (?:back|down)"
    r"|(?:fall|falls|falling|come|comes) (?:back|down)|from (?:the |its )?(?:top|highest|peak))\b",
    re.I,
)
"""Words of what has no velocity downward at first, or starts again from its top."""
_START = re.compile(
    r"^(?:v|u) ?(?:0|i|o|initial|start)$|^u$|^(?:initial|starting) (?:velocity|speed)$"
)
_CARRIER = (
    r"(?:aeroplane|airplane|plane|aircraft|jet|helicopter|balloon|drone|glider|train|truck|lorry|car"
    r"|cart|wagon|boat|ship|lift|elevator|rocket|bus|van|tram|cyclist|rider|skater|airship)"
)
_GOES = re.compile(
    rf"\b(?P<who>{_CARRIER})\b[^.;?!]{{0,30}}?\b(?:is |that is |which is )?(?:(?P<level>fl(?:ies"
    r"|ying)|travel(?:s|ling|ing)?|mov(?:es|ing)|driv(?:es|ing)|roll(?:s|ing)|sail(?:s|ing)|running|going"
    r"(?! up| down))|(?P<climbs>ris(?:es|ing)|climb(?:s|ing)|ascend(?:s|ing)|descend(?:s|ing)"
    r"|sink(?:s|ing)|going (?:up|down)))\b",
    re.I,
)
_LETS_GO = re.compile(
    r"\b(?:released?|releases|dropp?(?:ed|s)|lets? go|lets? (?:\w+ ){0,3}(?:fall|drop)|falls (?:off"
    r"|from|out)|is let|comes loose|breaks loose|slips out)\b",
    re.I,
)
_LEVEL = re.compile(
    r"\b(?:level|horizontal\w*|straight)\b|\b(?:train|truck|lorry|cart|bus|ship)\b", re.I
)
_SEEN = re.compile(
    r"\b(?:relative|seen|observer|frame|hover\w*|passenger|as (?:he|she) sees|brak\w*|accelerat\w*"
    r"|thrown|throws|fired|shot|launched|rest)\b",
    re.I,
)
_LEVELLY = re.compile(
    r"^(?:v|u) ?(?:x ?0?|0 ?x|h|ix|x ?i|hor\w*)\b|\bhorizontal (?:velocity|speed)\b"
    r"|\b(?:velocity|speed) (?:x|horizontal)\b"
)
_UPRIGHTLY = re.compile(
    rf"{_START.pattern}|^(?:v|u) ?(?:y ?0|0 ?y|iy|y ?i)\b|\binitial vertical (?:velocity|speed)\b"
)
_OF_OTHER = re.compile(r"\b(?:relative|rel|wind|air|frame|ground|final|f|after)\b")
_SPREADS = re.compile(
    r"\b(?:diverging|concave|biconcave|plano-concave|double-concave) (?:\w+ )?lens\b", re.I
)
_FURTHER = re.compile(r"\b(?:converging|convex|mirrors?|lenses|second lens|combin\w*)\b", re.I)
_FOCAL = re.compile(r"^f$|^f ?lens$|\bfocal length\b|^focal$")
_SIZE = re.compile(r"magnitude|size|absolute|\babs\b|\||modulus", re.I)
_SUM = re.compile(
    r"(?:1 ?/ ?f\b|\\frac\{1\}\{f\}) ?\+ ?(?:1 ?/|\\frac)"
    r"|(?:1 ?/ ?[a-z]\w{0,8}|\\frac\{1\}\{\w{1,6}\}) ?\+ ?(?:1 ?/ ?f\b|\\frac\{1\}\{f\})"
)
"""What is written with the sizes of a focal length and an image distance alone."""
_OVER_F = re.compile(r"(?<![-−–\w|])1 ?/ ?f\b|\\frac\{1\}\{f\}|\bf ?= ?")
_NEGATIVE = re.compile(r"[-−–] ?(?:1 ?/ ?f\b|\\frac\{1\}\{f\})|\|f\|")


def set_going(claims: Claims) -> Iterator[tuple[Named, str]]:
    """Yield each value of state 0 that the question sets going or turns round, with what it is."""
    stem, _ = split_options(claims.question)
    mentions = find_measurements(stem)
    speeds = [m for m in mentions if m.measurement.unit and m.measurement.unit.dimension == _SPEED]
    yield from _thrown(claims, stem, speeds)
    yield from _carried(claims, stem, speeds)
    yield from _spread(claims, stem, mentions)


def _thrown(claims: Claims, stem: str, speeds: list[Mention]) -> Iterator[tuple[Named, str]]:
    if len(speeds) != 1 or not _THROWN.search(stem[: speeds[0].start]) or _NOT_ONE.search(stem):
        return
    if _FROM_ABOVE.search(stem):
        return  # the part of its motion that is looked at may begin at rest
    for claim in _at_rest(claims):
        if _START.search(_words(claim)):
            yield claim, _written(speeds[0])


def _carried(claims: Claims, stem: str, speeds: list[Mention]) -> Iterator[tuple[Named, str]]:
    """Yield a velocity of nought that something has which is let go by what moves."""
    going = _GOES.search(stem)
    if going is None or not _LETS_GO.search(stem) or _SEEN.search(stem) or len(speeds) > 1:
        return
    if going["level"] and not _LEVEL.search(stem):
        return
    along = _LEVELLY if going["level"] else _UPRIGHTLY
    right = _written(speeds[0]) if speeds else f"that of the {going['who'].lower()}"
    for claim in _at_rest(claims):
        name = _words(claim)
        if along.search(name) and not _OF_OTHER.search(name):
            yield claim, right


def _at_rest(claims: Claims) -> Iterator[Named]:
    for claim in claims.variables:
        measured = claim.measured
        if measured is None or measured.si or _SIZE.search(f"{claim.name} {measured.rest}"):
            continue
        if measured.unit is None or measured.unit.dimension == _SPEED:
            yield claim


def _spread(claims: Claims, stem: str, mentions: Sequence[Mention]) -> Iterator[tuple[Named, str]]:
    """Yield a positive focal length of a lens that spreads light, as the equation takes it."""
    lengths = [
        m for m in mentions if m.measurement.unit and m.measurement.unit.dimension == _LENGTH
    ]
    texts = [text.text for text in (claims.equation, claims.derivation) if text is not None]
    if not _SPREADS.search(stem) or _FURTHER.search(stem) or not any(map(_OVER_F.search, texts)):
        return
    named = (*claims.bodies, *(str(claim.raw) for claim in claims.attributes))
    if any(map(_NEGATIVE.search, texts)) or any(map(_SUM.search, texts)):
        return
    if any(map(_FURTHER.search, named)):
        return  # or another lens than that of the question is followed
    for claim in claims.variables:
        mine = claim.measured
        if mine is None or mine.value <= 0 or not _FOCAL.search(_words(claim)):
            continue
        told = [m for m in lengths if alike(m.measurement, mine)]
        if len(told) != 1 or _SIZE.search(f"{claim.name} {mine.rest}"):
            continue
        put_in = compiled(
            rf"(?P<minus>[-−–] ?)?\(?(?:1(?:\.0{{0,3}})? ?/ ?)?\(?(?P<inner>[-−–] ?)?"
            rf"(?<![\d.]){re.escape(mine.text)}(?!\d)"
        )
        first = next((found for text in texts if (found := put_in.search(text))), None)
        if first is not None and not (first["minus"] or first["inner"]):
            yield claim, f"−{_written(told[0])}"


def _words(claim: Named) -> str:
    rest = claim.measured.rest if claim.measured is not None else ""
    return f"{canonical_name(claim.name).replace('_', ' ').lower()} {rest.lower()}".strip()


def _written(mention: Mention) -> str:
    unit = mention.measurement.unit
    return f"{mention.measurement.text} {unit.text if unit is not None else ''}".strip()
