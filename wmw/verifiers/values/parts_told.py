"""A part or a whole that state 0 takes for the other, by what the question's words tell.

From a crest to the next trough is half a wavelength, from one end of a swing to the other half a
period, from the height of a trough to that of a crest twice the amplitude; what shows above a
liquid is not under it; and the temperature that something has at first is no change of it.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

from wmw.core.equation import canonical_name
from wmw.core.quantity import Mention, find_measurements
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.own_words import alike, texts_of
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.questions.spans import spans
from wmw.verifiers.vocabulary.spelled import read_worded

_LENGTH, _TIME = (parse_unit(unit).dimension for unit in ("m", "s"))  # type: ignore[union-attr]
_NEXT = r"(?:next|adjacent|nearest|neighbou?ring|following|successive|consecutive|the)"
_ORDINAL = re.compile(
    r"\b(?:second|third|fourth|fifth|three|four|five|six|several|\d+(?:th|rd|nd))\b", re.I
)
_UPRIGHT = re.compile(
    r"\b(?:high\w*|height|vertical\w*|deep|rises?|amplitude|above|below|lower)\b", re.I
)
_HIGH, _LOW = r"(?:crest|compression)s?\b", r"(?:trough|rarefaction)s?\b"
_JOINED = r"(?: [\w'’-]+){0,4}? (?:to|and|from|until)(?: [\w'’-]+){0,3}? "
_HIGH_TO_LOW = rf"(?:\b{_HIGH}{_JOINED}{_LOW}|\b{_LOW}{_JOINED}{_HIGH})"
_CREST_AND_TROUGH = re.compile(_HIGH_TO_LOW, re.I)
_HIGHER = re.compile(
    rf" (?:higher than|above|lower than|below) (?:[\w'’-]+ ){{0,2}}?(?:{_HIGH}|{_LOW})", re.I
)
_RISE = re.compile(
    r"\b(?:vertical (?:distance|height)|height|difference in height) (?:difference )?"
    rf"(?:between|from)\b(?: [\w'’-]+){{0,3}}? {_HIGH_TO_LOW}[^.;?!]{{0,30}} (?:is|of|measures) \Z",
    re.I,
)
_CALLED = re.compile(
    r"\b(?P<noun>wave ?length|amplitude|period)s?(?: [\w'’-]+){0,4}?(?: (?:of|is|to|was|=))?"
    r"(?: about)? \Z",
    re.I,
)
"""A noun by which the question itself calls a number what state 0 calls it."""
_CALLED_AFTER = re.compile(r",? (?:in |is the |as the )?(?:wave ?length|amplitude|period)\b", re.I)
_FURTHER_LOOPS = re.compile(r"\b(?:second|third|fourth|fifth|overtones?|harmonics)\b", re.I)
_DOUBLED = re.compile(r"(?<![\d.])2 ?[·*×]? ?(?:\\times ?)?T\b|\bhalf\b|/ ?2\b|\bdouble", re.I)
_NODES = re.compile(rf"\b{_NEXT} nodes\b|\bnode to (?:the )?(?:next|nearest|adjacent) node\b", re.I)
_LOOPS = re.compile(
    r"\b(?:one|single) (?:loop|hump|belly)\b|\bfundamental\b|\blowest\b|\bfirst harmonic\b", re.I
)
_FIXED = re.compile(r"\b(?:string|wire|cord|rope)\b", re.I)
_WHOLE_BEFORE = re.compile(r"\blength(?: of| is)? \Z", re.I)
_WHOLE_AFTER = re.compile(r"[ -](?:long\b|in length\b)", re.I)
_ENDS = (
    r"(?:end|side|extreme\w*|point|position|leftmost|rightmost|highest|lowest|left|right|top"
    r"|bottom)"
)
_HALF_SWING = re.compile(
    rf"\bfrom (?:one|its|the) (?:[\w-]+ )?{_ENDS}\b[^.;?!]{{0,40}}\bto (?:the|its) "
    r"(?:other|opposite|rightmost|leftmost|far|lowest|highest|right|left|top|bottom)\b",
    re.I,
)
_BACK = re.compile(r"\bback\b|\breturns?\b|\bfull\b|\bcomplete\b|\bthere and\b|\btimes\b", re.I)
_SWINGS = re.compile(
    r"\b(?:pendulum|bob\w*|swing\w*|oscillat\w*|vibrat\w*|bounc\w*|metronome|springs?)\b", re.I
)
_LAMBDA = re.compile(r"\b(?:wave ?length|lambda)\b(?! (?:half|part|2\b))", re.I)
_AMPLITUDE = re.compile(r"^A(?: ?0)?$|^[Aa]mplitude$|^[Ww]ave amplitude$|^A (?:wave|max)$")
_PERIOD = re.compile(r"^(?:[Tt]ime )?[Pp]eriod\b|^T(?: (?:0|p|period|osc\w*))?$")
_HALF = re.compile(r"\bhalf\b", re.I)
_CLAUSE = re.compile(r"[;:?!]|\.(?=\s|\Z)|, (?=and\b|while\b|whereas\b)")
_PARTS = r"(?:half|thirds?|quarters?|fourths?|fifths?|sixths?|eighths?|ninths?|tenths?)"
_SHARE = (
    r"(?<![\w.])(?P<share>\d{1,3}(?:\.\d{1,3})? ?(?:%|per ?cent)|0\.\d{1,3}|\d/\d{1,2}"
    rf"|(?:(?:a|an|one|two|three|four|five|seven|nine)[ -])?{_PARTS})"
)
_SHOWS = re.compile(
    rf"{_SHARE} of (?:its|the|their|his|it)\b"
    r"(?: (?!below|under|submerged|immersed|and|in\b)[\w'’-]+){0,8}?"
    r" (?:above|out of|outside|exposed|visible|sticks? out|sticking out|protrud\w+)\b",
    re.I,
)
_SUNK = re.compile(r"submerg|immers|under ?water|\bunder\b|\bbelow\b|displac|\bsunk\b", re.I)
_A_SHARE = re.compile(r"^(?:f|k|x|s|fraction|share|ratio)$", re.I)
_ABOVE = re.compile(r"above|out|exposed|visible|dry", re.I)
_LEFT = re.compile(r"(?<=[\w)%\]}.]) ?[-−–] ?(?=[\w(])|\b(?:minus|less|rest|remain\w*)\b", re.I)
_CHANGE = re.compile(
    r"^(?:Delta ?[A-Za-z]{1,5}|d ?[A-Z])(?: \w+)?$|\b(?:[Cc]hange|[Dd]ifference)\b"
    r"|\b[Tt]emperature (?:rise|drop|fall)\b"
)
_LOOK = 4
"""Steps of work that a pair of numbers takes."""


def parts_told(claims: Claims) -> Iterator[tuple[Named, str]]:
    """Yield each value of state 0 that is a part or the whole of what it is called, with that."""
    stem, _ = split_options(claims.question)
    mentions = [m for m in find_measurements(stem) if m.measurement.unit is not None]
    spend(_LOOK * len(mentions) * len(claims.variables))
    for mention in mentions:
        for claim in (*claims.variables, *claims.attributes):
            mine = claim.measured
            if mine is None or not alike(mine, mention.measurement):
                continue
            if any(m is not mention and alike(m.measurement, mine) for m in mentions):
                continue
            if _CALLED.search(stem[: mention.start]) or _CALLED_AFTER.match(stem, mention.end):
                continue
            times = _times(claims, claim, stem, mention)
            unit = mention.measurement.unit
            if times is not None and unit is not None:
                yield claim, f"{mention.measurement.value * times:.4g} {unit.text}"
    yield from _shown(claims, stem)
    yield from _ends_as_change(claims, stem)


def _times(claims: Claims, claim: Named, stem: str, mention: Mention) -> float | None:
    """Return how many times what a number tells the thing is that a name says."""
    name, clause = _words(claim), _clause_around(stem, mention)
    unit = mention.measurement.unit
    kind = unit.dimension if unit is not None else None
    if _ORDINAL.search(clause) or _HALF.search(name):
        return None
    if kind == _TIME:
        half = _SWINGS.search(stem) and _HALF_SWING.search(clause) and not _BACK.search(clause)
        doubled = any(_DOUBLED.search(text.text) for text in texts_of(claims))
        return 2.0 if half and _PERIOD.search(name) and not doubled else None
    if kind != _LENGTH:
        return None
    if _AMPLITUDE.search(name):
        higher = _HIGHER.match(stem, mention.end) or _RISE.search(stem[: mention.start])
        both = re.search(rf"\b{_HIGH}", clause, re.I) and re.search(rf"\b{_LOW}", clause, re.I)
        return 0.5 if both and higher else None
    if not _LAMBDA.search(name):
        return None
    half = _CREST_AND_TROUGH.search(clause) and not _UPRIGHT.search(clause)
    if half or _NODES.search(clause):
        return 2.0
    whole = _WHOLE_AFTER.match(stem, mention.end) or _WHOLE_BEFORE.search(stem[: mention.start])
    one = _LOOPS.search(stem) and not _FURTHER_LOOPS.search(stem)
    return 2.0 if whole and _FIXED.search(clause) and one else None


def _shown(claims: Claims, stem: str) -> Iterator[tuple[Named, str]]:
    """Yield a share under the surface that the question tells as that above it."""
    found = list(_SHOWS.finditer(stem))
    told = read_worded(found[0]["share"]) if len(found) == 1 else None
    if told is None or not 0.0 < told.si < 1.0 or abs(told.si - 0.5) < 0.01:
        return
    texts = [
        t.text for t in (claims.equation, claims.derivation, *claims.evidence) if t is not None
    ]
    put_in = claims.equation.text if claims.equation is not None else ""
    for claim in (*claims.variables, *claims.attributes):
        mine, name = claim.measured, _words(claim)
        if mine is None or abs(mine.si - told.si) > 0.006 or _ABOVE.search(name):
            continue
        used = _A_SHARE.match(name) and re.search(rf"\b{re.escape(claim.name.strip())}\b", put_in)
        if _SUNK.search(name) or (used and not any(map(_LEFT.search, texts))):
            yield claim, f"{1 - told.si:.4g}"


def _ends_as_change(claims: Claims, stem: str) -> Iterator[tuple[Named, str]]:
    """Yield a change that has the value from which, or to which, something changes."""
    told = list(spans(stem))
    if len(told) != 1:
        return
    [(first, last)] = told
    if first.unit is None or first.unit.dimension == _LENGTH:
        return  # "2.0 m wide and filled to 1.2 m"
    change = abs(last.si - first.si)
    for claim in claims.variables:
        mine = claim.measured
        if mine is None or not _CHANGE.search(_words(claim)):
            continue
        units = (None, first.unit.text, "K") if first.unit.offset else (None, first.unit.text)
        if mine.unit is not None and mine.unit.text not in units:
            continue
        apart = change / first.unit.factor
        is_end = any(math.isclose(mine.value, m.value, rel_tol=1e-6) for m in (first, last))
        if is_end and not math.isclose(abs(mine.value), apart, rel_tol=0.03):
            yield claim, f"{apart:.4g} {first.unit.text if not first.unit.offset else 'K'}"


def _clause_around(text: str, mention: Mention) -> str:
    ends = [match.span() for match in _CLAUSE.finditer(text)]
    start = max((end for _, end in ends if end <= mention.start), default=0)
    stop = min((begin for begin, _ in ends if begin >= mention.end), default=len(text))
    return text[start:stop]


def _words(claim: Named) -> str:
    rest = claim.measured.rest if claim.measured is not None else ""
    return f"{canonical_name(claim.name).replace('_', ' ')} {rest}".strip()
