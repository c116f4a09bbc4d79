"""How far an oscillation goes from one end to the other, put into words as its amplitude.

"Back and forth between two end points that are 20 cm apart" is an amplitude of 10 cm: the whole
way, taken for it, leads to twice the speed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from wmw.core.quantity import find_measurements

_ENDS = r"(?:end|turning|extreme|outermost)(?: |-)?(?:points?|positions?)"
_SIZE = r"(?P<size>\d{1,4}(?:\.\d{1,4})? ?[cm]?m)\b"
_FORMS = (
    re.compile(rf"\b(?:between|its) (?:its |the )?(?:two )?{_ENDS}(?: \w+){{0,3}}? {_SIZE} apart"),
    re.compile(
        rf"\bdistance between (?:its |the )(?:two )?{_ENDS}(?: of [a-z ]{{1,30}}?)? is {_SIZE}"
    ),
)
_OSCILLATES = re.compile(r"\b(?:oscillat|vibrat|back and forth|to and fro|up and down)")


def with_amplitude(record: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a record whose question tells the amplitude where it tells the way from end to end."""
    text = record.get("question")
    if not isinstance(text, str) or not _OSCILLATES.search(text):
        return record
    for form in _FORMS:
        match = form.search(text)
        told = find_measurements(match["size"]) if match is not None else ()
        if match is None or len(told) != 1:
            continue
        whole = told[0].measurement
        unit = whole.unit.text if whole.unit is not None else ""
        said = f"with an amplitude of {whole.value / 2:.10g} {unit}"
        return {**record, "question": f"{text[: match.start()]}{said}{text[match.end() :]}"}
    return record
