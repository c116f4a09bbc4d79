"""State 0 gives each of two numbered bodies what the question gives for the other.

What it does: where the question gives two values in one sentence (2.0 N, 10 cm) and another of the
same kind in another sentence (25 cm), and state 0 numbers its names (W_1, d_1, d_2), compares which
values have one number. It is a fault where the value of the second sentence has the number of the
first one's other value, and the first one's own value has another number.

Why it is bad: each value is right for the other body.

Example: "2.0 N hangs 10 cm to the left. What must hang 25 cm to the right?", with `"W_1": "2.0 N"`,
`"d_1": "25 cm"`, `"d_2": "10 cm"`.

Use instead: `"d_1": "10 cm"`, `"d_2": "25 cm"`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import permutations

from wmw.core.quantity import Measurement, find_measurements
from wmw.core.verdict import FieldName, Finding, Label
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.own_words import alike

CODE = "WMW208"
LABEL: Label = "state"
FIELD: FieldName = "state"

_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_NUMBERED = re.compile(r"(?P<stem>[^\W\d_]+)_?\{?(?P<mark>[12])\}?\Z")
_LATER = re.compile(
    r"\b(?:then|now|later|after(?:wards)?|before|until|increase[sd]?|decrease[sd]?|reduced|raised"
    r"|again|changed?|moved|initial(?:ly)?|final(?:ly)?)\b",
    re.I,
)
_PAIR = 3
"""Steps of work that three names take."""


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for each of two values of one kind that have changed numbers."""
    if _LATER.search(claims.question):
        return  # the numbers may stand for moments
    named = [
        (match["stem"], match["mark"], claim)
        for claim in claims.variables
        if claim.measured is not None
        and claim.measured.unit is not None
        and (match := _NUMBERED.match(claim.name.strip())) is not None
    ]
    spend(_PAIR * len(named) ** 2)
    places = {
        id(claim): _place(claims.question, claim.measured)
        for _, _, claim in named
        if claim.measured is not None
    }
    for (stem, mark, one), (other_stem, other_mark, other) in permutations(named, 2):
        if stem != other_stem or mark == other_mark:
            continue
        if places[id(one)] is None or places[id(other)] is None or not _kin(one, other):
            continue
        if places[id(one)] == places[id(other)]:
            continue
        anchors = [
            anchor
            for anchor_stem, anchor_mark, anchor in named
            if anchor_stem != stem and anchor_mark == mark and not _kin(anchor, one)
        ]
        told = [places[id(anchor)] for anchor in anchors]
        if told == [places[id(other)]] and _alone(named, anchors[0]):
            for claim, right in ((one, other), (other, one)):
                yield _finding(claim, str(right.raw))
            return


def _alone(named: list[tuple[str, str, Named]], anchor: Named) -> bool:
    """Tell whether nothing else is numbered but the two values and what tells the body."""
    return len(named) == 3 and any(claim is anchor for _, _, claim in named)


def _kin(one: Named, other: Named) -> bool:
    units = [claim.measured.unit for claim in (one, other) if claim.measured is not None]
    dimensions = [unit.dimension for unit in units if unit is not None]
    return len(dimensions) == 2 and dimensions[0] == dimensions[1]


def _place(question: str, value: Measurement | None) -> int | None:
    """Return the one sentence that gives a value; None where there is none, or more than one."""
    found = [
        place
        for place, sentence in enumerate(_SENTENCE.split(question))
        for mention in find_measurements(sentence)
        if value is not None and mention.measurement.unit is not None
        if value.unit is not None and mention.measurement.unit.dimension == value.unit.dimension
        if alike(mention.measurement, value)
    ]
    return found[0] if len(found) == 1 else None


def _finding(claim: Named, expected: str) -> Finding:
    message = f"{claim.name} is {claim.raw}, which the question gives for the other body"
    return Finding(CODE, LABEL, FIELD, claim.pointer, message, str(claim.raw), expected)
