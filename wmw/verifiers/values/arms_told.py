"""A length told from an end, or a whole length, that state 0 takes for the arm of a moment.

"0.50 m from the left end" of a plank of 4.0 m that turns about its middle is 1.5 m from the pivot,
and nothing on a bar that is held inside it is as far from the pivot as the bar is long. Where the
question tells one whole length, where the pivot is, and the end that a distance is measured from,
the arm follows by a difference.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from wmw.core.equation import canonical_name
from wmw.core.quantity import Measurement, Mention, find_measurements
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.own_words import alike, texts_of
from wmw.verifiers.questions.options import split_options

_LENGTH = parse_unit("m").dimension  # type: ignore[union-attr]
_BAR = (
    r"(?:seesaw|see-saw|plank|bar|beam|rod|pole|board|lever|crowbar|ruler|stick|plate|shelf|boom)"
)
_WHOLE_AFTER = re.compile(
    rf"[ -](?:long\b|in length\b|(?:(?!from|to)[a-z]+[ -]){{0,3}}{_BAR}\b)", re.I
)
_WHOLE_BEFORE = re.compile(r"\blength(?: of| is|:)? ?\Z|\blong(?:, |: )\Z", re.I)
_FROM_END = re.compile(
    r" (?:away |in )?(?:from|of) (?:the |its |one )?(?P<end>left|right|free|other|outer|far)"
    r"(?:-hand|most)?(?: |-)?(?:end|edge|tip)\b",
    re.I,
)
_TURNS = r"(?:pivot(?:ed|s)?|fulcrum|hinged?|balanc(?:ed|es)|rests on|supported|axle|turns about)"
_MIDDLE = re.compile(
    rf"\b{_TURNS}\b[^.;?!]{{0,40}}?\b(?:at|in|about|under|on) (?:its |the |their )?"
    r"(?:exact )?(?:cent(?:er|re)|middle|mid-?point)\b",
    re.I,
)
_AT_END = re.compile(
    r"\b(?:pivoted|hinged|hinge|pivot)\b[^.;?!]{0,30}?\b(?:at|near|on) (?:its |the |one )?"
    r"(?P<end>left|right|wall|one|inner|near)?(?:-hand)?(?: |-)?end\b",
    re.I,
)
_PIVOT_BEFORE = re.compile(rf"\b{_TURNS}\b[^.;?!]{{0,30}}\Z", re.I)
_AGAIN = re.compile(
    r"\b(?:two (?:planks|bars|rods|beams|pivots|supports)|both ends|each end|second pivot|angle|°"
    r"|rope|cable|wire)\b",
    re.I,
)
"""Words of a question in which more than one length or pivot may be meant."""
_ARM = re.compile(
    r"\barms?\b|\b(?:from|to) (?:the )?(?:pivot|fulcrum|hinge|axle)\b|\bpivot dist", re.I
)
_MAY_BE_ARM = re.compile(r"^(?:d|x|r|l|a|b|s|dist|distance)(?: \w+)*$", re.I)
_WHOLE_NAME = re.compile(
    rf"\b(?:length|total|whole|long|full|end|edge|{_BAR}|middle|cent(?:er|re))\b|^l(?: ?0)?$", re.I
)
_DIFFERENCE = re.compile(
    r"(?<![eE(])(?<=[\w)\]}°]) ?[-−–] ?(?=[\w(])|/ ?2(?![\d.])|\b0\.5 ?[·*×]|½|half"
)
_ABOUT_END = re.compile(
    r"\babout (?:the |its |an? )?(?:left|right|other|far|free|one)?(?:-hand)? ?(?:end|edge)\b"
    r"|\b(?:measured|counted|taken|reckoned|distances?) from (?:the |its )?(?:\w+ )?(?:end|edge)\b",
    re.I,
)
"""Words of a trace that takes its moments about an end, where the lengths told from it are arms."""
_LOOK = 4
"""Steps of work that a number takes."""


@dataclass(frozen=True, slots=True)
class _Bar:
    """A bar: its length, where from its left end (or its hinge) it turns, and which end is which.

    All are in SI; `ends` are the places of the ends by their words.
    """

    length: Measurement
    pivot: float
    ends: dict[str, float]


def arms_told(claims: Claims) -> Iterator[tuple[Named, str]]:
    """Yield each arm of state 0 that is a length told from elsewhere, with what it leads to."""
    stem, _ = split_options(claims.question)
    mentions = [m for m in find_measurements(stem) if _is_length(m.measurement)]
    bar = _bar(stem, mentions)
    if bar is None:
        return
    spend(_LOOK * len(mentions) * (1 + len(claims.variables)))
    told = {id(m): m for m in mentions}
    if len({f"{m.measurement.si:.9g}" for m in mentions}) != len(told):
        return
    for mention in mentions:
        arm = _arm(stem, mention, bar)
        if arm is None or alike(_with(mention.measurement, arm), mention.measurement):
            continue
        for claim in (*claims.variables, *claims.attributes):
            measured = claim.measured
            if measured is None or not alike(measured, mention.measurement):
                continue
            if measured.unit is not None and measured.unit.dimension != _LENGTH:
                continue
            if _is_arm(claims, claim):
                assert mention.measurement.unit is not None
                size = arm / mention.measurement.unit.factor
                yield claim, f"{size:.4g} {mention.measurement.unit.text}"


def _bar(stem: str, mentions: list[Mention]) -> _Bar | None:
    whole = [m for m in mentions if _is_whole(stem, m)]
    if len(whole) != 1 or _AGAIN.search(stem):
        return None
    length = whole[0].measurement
    ends = {"left": 0.0, "right": length.si}
    inside = [m for m in mentions if _is_pivot(stem, m)]
    middle, at_end = _MIDDLE.search(stem), _AT_END.search(stem)
    if len(inside) + bool(middle) + bool(at_end) != 1:
        return None
    if middle:
        return _Bar(length, length.si / 2, ends)
    if at_end:
        told = (at_end["end"] or "").lower()
        pivot = length.si if told == "right" else 0.0
        others = dict.fromkeys(("free", "outer", "far", "other"), length.si - pivot)
        return _Bar(length, pivot, {**(ends if told in ends else {}), **others})
    end = _FROM_END.match(stem, inside[0].end)
    place = ends.get(end["end"].lower()) if end is not None else None
    if place is None:
        return None
    return _Bar(length, abs(place - inside[0].measurement.si), ends)


def _is_whole(stem: str, mention: Mention) -> bool:
    return bool(
        _WHOLE_AFTER.match(stem, mention.end) or _WHOLE_BEFORE.search(stem[: mention.start])
    )


def _is_pivot(stem: str, mention: Mention) -> bool:
    """Tell whether a number tells where the bar turns: "on a pivot 0.50 m from its left end"."""
    return bool(_FROM_END.match(stem, mention.end) and _PIVOT_BEFORE.search(stem[: mention.start]))


def _arm(stem: str, mention: Mention, bar: _Bar) -> float | None:
    """Return how far from the pivot something is that a number tells (SI)."""
    inside = 0.0 < bar.pivot < bar.length.si
    if mention.measurement is bar.length:
        return max(bar.pivot, bar.length.si - bar.pivot) if inside else None
    end = _FROM_END.match(stem, mention.end)
    place = bar.ends.get(end["end"].lower()) if end is not None else None
    if place is None or mention.measurement.si > bar.length.si or _is_pivot(stem, mention):
        return None
    at = place + mention.measurement.si * (1.0 if place == 0.0 else -1.0)
    return abs(at - bar.pivot) or None


def _is_arm(claims: Claims, claim: Named) -> bool:
    """Tell whether a name says an arm, or the balance of moments has it as one."""
    said = (*texts_of(claims), *claims.assumptions)
    if any(_ABOUT_END.search(text.text) for text in said):
        return False
    rest = claim.measured.rest if claim.measured is not None else ""
    name = f"{canonical_name(claim.name).replace('_', ' ')} {rest}".strip()
    if _ARM.search(name):
        return not _WHOLE_NAME.search(name)
    if not _MAY_BE_ARM.match(name) or _WHOLE_NAME.search(name):
        return False
    equation = claims.equation.text if claims.equation is not None else ""
    texts = (equation, *(text.text for text in claims.evidence))
    if any(_DIFFERENCE.search(text) for text in texts):
        return False
    letters = re.escape(claim.name.strip())
    put_in = re.search(rf"(?<![A-Za-z_]){letters}(?![A-Za-z0-9_])", equation)
    working = claims.derivation.text if claims.derivation is not None else ""
    return put_in is not None and not _DIFFERENCE.search(working)


def _is_length(measured: Measurement) -> bool:
    return measured.unit is not None and measured.unit.dimension == _LENGTH


def _with(measured: Measurement, si: float) -> Measurement:
    factor = measured.unit.factor if measured.unit is not None else 1.0
    return Measurement(si / factor, si, measured.unit, f"{si / factor:.6g}", measured.half_unit)
