"""Where a bar turns and how far from there its loads are, where a question tells it from the ends.

"A sign hangs 0.50 m from the free end" of a pole of 3.0 m that is hinged to a wall is 2.5 m from
the hinge. The one whole length, the place of the pivot and the end that a distance is measured
from tell the arm by a difference; where any of them is left open, nothing is.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from wmw.core.quantity import Measurement, Mention, find_measurements, read_value
from wmw.core.units import parse_unit

LENGTH = parse_unit("m").dimension  # type: ignore[union-attr]
BAR = r"(?:seesaw|see-saw|plank|bar|beam|rod|pole|board|lever|crowbar|ruler|stick|plate|shelf|boom)"
_WHOLE_AFTER = re.compile(
    rf"[ -](?:long\b|in length\b|(?:(?!from|to)[a-z]+[ -]){{0,3}}{BAR}\b)", re.I
)
_WHOLE_BEFORE = re.compile(r"\blength(?: of| is|:)? ?\Z|\blong(?:, |: )\Z", re.I)
_FROM_END = re.compile(
    r" (?:away |in )?(?:from|of) (?:the |its |one )?(?:[a-z]+['’]s )?"
    r"(?P<end>left|right|free|other|outer|far)(?:-hand|most)?(?: |-)?(?:end|edge|tip)\b",
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
    r"(?P<end>left|right|wall|one|inner|near)?(?:-hand)?(?: |-)?end\b"
    r"|\bwall, hinged there\b|\bhinged to (?:a|the) wall\b(?![^.;?!]{0,30}\bend\b)",
    re.I,
)
_HINGE = re.compile(r"\bhinge", re.I)
_PIVOT_BEFORE = re.compile(rf"\b{_TURNS}\b[^.;?!]{{0,30}}\Z", re.I)
_AGAIN = re.compile(
    r"\b(?:two (?:planks|bars|rods|beams|pivots|supports)|both ends|each end|second pivot)\b",
    re.I,
)
"""Words of a question in which more than one length or pivot may be meant."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar: its length, where it turns from its left or hinged end, where its ends are (SI)."""

    length: Measurement
    pivot: float
    ends: Mapping[str, float]


def arms(stem: str) -> Iterator[tuple[Mention, float]]:
    """Yield the lengths of a question that are no arms, each with the arm (SI) that it leads to.

    The whole length of a bar that turns inside it leads to the longer one.
    """
    mentions = [m for m in find_measurements(stem) if is_length(m.measurement)]
    bar = _bar(stem, mentions)
    if bar is None or len({f"{m.measurement.si:.9g}" for m in mentions}) != len(mentions):
        return
    for mention in mentions:
        arm = _arm(stem, mention, bar)
        if arm is not None and abs(arm - mention.measurement.si) > 0.01 * arm:
            yield mention, arm


def with_arms(record: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a record whose question tells from the pivot what it tells from an end.

    Not where state 0 has a length as it is told: then the trace takes the difference itself.
    """
    question = record.get("question")
    if not isinstance(question, str):
        return record
    stated = _stated(record.get("state_0"))
    for mention, arm in reversed(list(arms(question))):
        end, unit = _FROM_END.match(question, mention.end), mention.measurement.unit
        if any(math.isclose(mention.measurement.value, value) for value in stated):
            continue
        if end is not None and unit is not None:
            about = "hinge" if _HINGE.search(question) else "pivot"
            told = f"{arm / unit.factor:.10g} {unit.text} from the {about}"
            question = f"{question[: mention.start]}{told}{question[end.end() :]}"
    return record if question == record["question"] else {**record, "question": question}


def _stated(state: object) -> list[float]:
    """Return the numbers that state 0 has as values."""
    state = state if isinstance(state, Mapping) else {}
    bodies = [body for body in state.get("objects") or () if isinstance(body, Mapping)]
    held = [state.get("variables"), *(body.get("attributes") for body in bodies)]
    raw = [value for values in held if isinstance(values, Mapping) for value in values.values()]
    read = (read_value(value) for value in raw)
    return [value.value for value in read if isinstance(value, Measurement)]


def is_length(measured: Measurement) -> bool:
    """Tell whether a value is a length."""
    return measured.unit is not None and measured.unit.dimension == LENGTH


def _bar(stem: str, mentions: Sequence[Mention]) -> Bar | None:
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
        return Bar(length, length.si / 2, ends)
    if at_end:
        told = (at_end["end"] or "").lower()
        pivot = length.si if told == "right" else 0.0
        others = dict.fromkeys(("free", "outer", "far", "other"), length.si - pivot)
        return Bar(length, pivot, {**(ends if told in ends else {}), **others})
    end = _FROM_END.match(stem, inside[0].end)
    place = ends.get(end["end"].lower()) if end is not None else None
    return None if place is None else Bar(length, abs(place - inside[0].measurement.si), ends)


def _is_whole(stem: str, mention: Mention) -> bool:
    return bool(
        _WHOLE_AFTER.match(stem, mention.end) or _WHOLE_BEFORE.search(stem[: mention.start])
    )


def _is_pivot(stem: str, mention: Mention) -> bool:
    """Tell whether a number tells where the bar turns: "on a pivot 0.50 m from its left end"."""
    return bool(_FROM_END.match(stem, mention.end) and _PIVOT_BEFORE.search(stem[: mention.start]))


def _arm(stem: str, mention: Mention, bar: Bar) -> float | None:
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
