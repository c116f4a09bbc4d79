"""What the question's words say is at right angles, or parallel, to what; and in which circuit.

"The field is perpendicular to the plane of the rails": then it is not parallel to that plane. "R₁
is in series with a parallel combination of R₂ and R₃": then R₁ is parallel to neither. An ammeter
that is told to be in series is in parallel with nothing.
"""

from __future__ import annotations

import re
from itertools import pairwise

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.bodies.named_bodies import Told, said_in, told_of, without_measures
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_PARALLEL = word_set(
    "parallel in_parallel in_parallel_with parallel_with connected_in_parallel parallel_to"
)
_SERIES = word_set("series in_series in_series_with series_with connected_in_series")
_AT_RIGHT_ANGLES = r"(?:perpendicular|normal|at right angles)"
_TO = re.compile(
    r"(?:of [a-z]+ )?(?:(?:that|which) )?"
    r"(?:(?:points?|directed|oriented|stands?|lies|held|placed|runs?|running|laid|stretched|pulled"
    r"|extends?|leads|is) )?"
    rf"(?:everywhere |(?:has |with )?plane )?(?P<how>{_AT_RIGHT_ANGLES}|parallel) to"
    r"(?: (?:plane|surface|lines|direction) of)?(?: (?:uniform|constant|steady|external|strong))?\Z"
)
_EITHER = re.compile(r"\b(?:turn\w*|rotat\w*|spun|spins?|flip\w*|then|after|from|until)\b")
_COIL = re.compile(r"\A(?:plane(?: of)? )?(?:[a-z]+ ){0,2}?(?:coil|loop|ring|frame)(?: plane)?\Z")
_FIELD = re.compile(r"\A(?:[a-z]+ ){0,2}?field(?: lines?)?\Z")
_TURNED = re.compile(
    r"\b(?:turned|turns (?:it|over|through|by)|rotat\w*|spun|spins?|flip\w*|tilt\w*|swung|until)\b"
)
_THE_FIELD = (
    r"(?:(?:lines|direction) of )?(?:(?:uniform|magnetic|this|horizontal|vertical) )*field\b"
)
_PLANE_ALONG = re.compile(
    r"\bplane(?: of (?:coil|loop|ring|frame))?(?: (?:is|lies|held|kept|stays))*"
    rf" (?:parallel to|along) {_THE_FIELD}"
)
_PLANE_ACROSS = re.compile(
    r"\bplane(?: of (?:coil|loop|ring|frame))?(?: (?:is|lies|held|kept|stays))*"
    rf" (?:perpendicular|at right angles|normal) to {_THE_FIELD}"
)
_FIELD_ALONG = re.compile(
    r"\bfield(?: lines)?(?: (?:which|that))? (?:(?:is|are|run|runs|points?|lies?) )?parallel to"
    r" plane of (?:coil|loop|ring|frame)\b"
)
_LIES_LEVEL = re.compile(
    r"\b(?:coil|loop|ring|frame)\b(?: (?!(?:and|field)\b)[a-z\d²]+){0,8}? (?:lies|lying|rests|is)"
    r"(?: (?:flat|horizontally))* on (?:horizontal |level )?(?:table|bench|floor|desk)\b"
)
_UPRIGHT_FIELD = re.compile(
    r"\bvertical(?:ly)? (?:uniform )?(?:magnetic )?field\b"
    r"|\bfield (?:(?:that|which) )?(?:points|directed|is directed) (?:vertically|straight)"
    r" (?:up|down)"
)
_PART_OF = re.compile(r"\b(?<!plane )(?<!surface )of\Z")
_ITS_PART = re.compile(r"(?:s )?(?:axis|normal|length|edges?|sides?|velocity|motion|diameter)\b")
"""What is told of the axis of a coil, or of its normal, is not told of its plane."""
_RAY = re.compile(r"\b(?:ray|beam|light|laser|pulse)\Z")
_FACE = re.compile(r"\b(?:face|surface|boundary|mirror|side|interface|pane|plate)\Z")
_AT_NORMAL = re.compile(
    r"\b(?:along|at)(?: its)? normal\b|\bat normal incidence\b"
    r"|\b(?:strikes|enters|meets|hits|falls|incident|incoming)\b(?: [a-z]+){0,5}? (?:normally"
    r"|perpendicular\w*)\b"
)
_OBLIQUELY = re.compile(
    r"\b(\d+(?:\.\d+)?) ?°(?= (?:to|from|with) the (?:\w+ )?normal)|"
    r"\bangle of incidence (?:of|is) (\d+(?:\.\d+)?) ?°",
    re.I,
)
_SQUARE = re.compile(
    r"\b(?:normally|perpendicular\w*|right angles?|normal incidence|along normal|second (?:face"
    r"|surface|mirror)|prism|leaves|emerges|turned|rotated|polari[sz]\w*|two|reflected ray)\b"
)
"""What may have the light meet a face at right angles, or another ray do so."""
_METER = re.compile(r"\b(?:am|volt)meter\Z")
_NEAR = r"(?: (?!(?:not|and|but|voltmeter|ammeter)\b)[a-z\d]+){0,4}"
_SECOND = r"\b(?:another|second|two|each|both)"
_ELECTRICAL = re.compile(
    r"\b(?:[rl] ?\d|resistors?|resistance|bulb|lamp|(?:am|volt)meter|cell|battery|capacitor|c ?\d"
    r"|heater|coil|element)\b"
)
_COMBINED = re.compile(
    r"\bparallel (?:combination|pair|group|arrangement|connection|network)(?: (?:of|formed by"
    r"|consisting of|made of))(?: resistors?| lamps?| bulbs?)?\Z"
)
_IN_PARALLEL = re.compile(
    r"(?:(?:that|which) )?(?:are )?(?:connected |joined |wired |placed )?in parallel\b(?! with)"
)
_WITH_THEM = (
    r"in series with (?:this |that )?(?:them\b|pair\b|combination\b|both\b|parallel (?:pair"
    r"|combination|group|arrangement|connection|network))"
)


def at_another_angle(claims: Claims, claim: RelationClaim) -> str | None:
    """Return how two bodies lie or are wired by the words, where the claim has it otherwise."""
    if (level := _flux_through(claims, claim)) is not None:
        return level
    electrical = any(_ELECTRICAL.search(plain(name)) for name in claim.args)
    if claim.type in _PARALLEL | {"perpendicular"} and not electrical:
        return (
            _turned(claims, claim)
            or _along_the_normal(claims, claim)
            or _at_an_angle(claims, claim)
        )
    if claim.type in _PARALLEL | _SERIES:
        return _of_meter(claims, claim) or _of_the_pair(claims, claim)
    return None


def _flux_through(claims: Claims, claim: RelationClaim) -> str | None:
    """Return how the plane of a coil lies to the field, where the claim has it otherwise."""
    across = claim.type.startswith("perpendicular")
    if not across and claim.type not in _PARALLEL:
        return None
    coil, field = sorted((plain(name) for name in claim.args), key=lambda n: "field" in n)
    if not _COIL.search(coil) or not _FIELD.search(field):
        return None
    words = said_in(claims)
    if _TURNED.search(words):
        return None
    along = any(pattern.search(words) for pattern in (_PLANE_ALONG, _FIELD_ALONG))
    square = _PLANE_ACROSS.search(words) or (
        _LIES_LEVEL.search(words) and _UPRIGHT_FIELD.search(words)
    )
    if along == bool(square) or along != across:
        return None
    return f"the plane of the coil {'parallel' if along else 'perpendicular'} to the field"


def _turned(claims: Claims, claim: RelationClaim) -> str | None:
    said = plain(claims.question)
    if (
        _EITHER.search(said)
        and compiled(rf"{_AT_RIGHT_ANGLES} to").search(said)
        and "parallel to" in said
    ):
        return None
    for sentence in told_of(claims):
        for one, other in pairwise(sentence.named):
            between = without_measures(sentence.words[one.end : other.start])
            found = _TO.match(between)
            if found is None or {one.body, other.body} != {*claim.args}:
                continue
            if _PART_OF.search(sentence.words[: one.start].strip()) or _ITS_PART.match(
                sentence.words[other.end :].strip()
            ):
                continue
            if (found["how"] == "parallel") != (claim.type in _PARALLEL):
                return f"{one.body} {found['how']} to {other.body}"
    return None


def _along_the_normal(claims: Claims, claim: RelationClaim) -> str | None:
    """Return that light meets a face at right angles, where the claim has it parallel to it."""
    ray, face = sorted((plain(name) for name in claim.args), key=lambda n: not _RAY.search(n))
    if claim.type not in _PARALLEL or not _RAY.search(ray) or not _FACE.search(face):
        return None
    said = said_in(claims)
    once = len(re.findall(r"\b(?:normal|normally|perpendicular\w*|angle|parallel)\b", said)) == 1
    return f"{ray} perpendicular to {face}" if once and _AT_NORMAL.search(said) else None


def _at_an_angle(claims: Claims, claim: RelationClaim) -> str | None:
    """Return at which angle light meets the one face, where the claim has it along the normal."""
    ray, face = sorted((plain(name) for name in claim.args), key=lambda n: not _RAY.search(n))
    if claim.type != "perpendicular" or not _RAY.search(ray) or not _FACE.search(face):
        return None
    found = [m[1] or m[2] for m in _OBLIQUELY.finditer(claims.question)]
    if len(found) != 1 or float(found[0]) == 0 or _SQUARE.search(said_in(claims)):
        return None
    return f"{ray} at {found[0]}° to the normal of {face}"


def _of_meter(claims: Claims, claim: RelationClaim) -> str | None:
    """Return that a meter is in series, or across a part, where the claim has it otherwise."""
    right = "in series" if claim.type in _PARALLEL else "in parallel|across"
    wrong = r"\bin parallel\b" if claim.type in _PARALLEL else rf"%s{_NEAR} in series\b"
    said = said_in(claims)
    for meter in claim.args:
        kind = _METER.search(plain(meter))
        if (
            kind is None
            or compiled(wrong.replace("%s", kind[0])).search(said)
            or compiled(rf"{_SECOND} {kind[0]}").search(said)
            or (
                claim.type in _SERIES
                and compiled(rf"in series with{_NEAR} {kind[0]}\b").search(said)
            )
        ):
            continue
        if compiled(rf"\b{kind[0]}{_NEAR} (?:{right})\b").search(said):
            return f"{meter} {right.split('|')[0]}"
    return None


def _of_the_pair(claims: Claims, claim: RelationClaim) -> str | None:
    """Return which two parts are in parallel, where the claim has one of them with a third."""
    told = told_of(claims)
    pairs = {pair for sentence in told for pair in _pairs(sentence)}
    if len(pairs) != 1:
        return None
    [pair] = pairs
    mine = {*claim.args}
    said = f"{' and '.join(sorted(pair))} in parallel"
    if claim.type in _SERIES:
        return said if mine == pair else None
    third = mine - pair
    if len(third) != 1 or len(mine & pair) != 1:
        return None
    return said if any(_in_series(sentence, third, pair) for sentence in told) else None


def _pairs(sentence: Told) -> list[frozenset[str]]:
    found = []
    named = sentence.named
    for here, (one, other) in enumerate(pairwise(named)):
        between = without_measures(sentence.words[one.end : other.start])
        if not one.body or not other.body or between != "and" or one.body == other.body:
            continue
        before = sentence.words[: one.start].strip()
        behind = without_measures(sentence.words[other.end :])
        third = here and without_measures(sentence.words[named[here - 1].end : one.start]) == ","
        if _COMBINED.search(before) or (_IN_PARALLEL.match(behind) and not third):
            found.append(frozenset({one.body, other.body}))
    return found


def _in_series(sentence: Told, third: set[str], pair: frozenset[str]) -> bool:
    """Tell whether a sentence has a third part in series with the two that are in parallel."""
    for match in compiled(_WITH_THEM).finditer(sentence.words):
        before = [named.body for named in sentence.named if named.end <= match.start()]
        if {*before[-1:]} == third:
            return True
    for match in re.finditer(r"\bin series with\b", sentence.words):
        after = [n for n in sentence.named if n.start >= match.end()]
        before = [named.body for named in sentence.named if named.end <= match.start()]
        if {*before[-1:]} == third and {n.body for n in after[:2]} == pair:
            return True
        between = sentence.words[match.end() : after[0].start].split() if after else []
        if after and {after[0].body} == third and len(between) <= 3:
            return not before or {*before} <= pair
    return False
