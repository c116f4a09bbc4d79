"""A value at which something is asked for, where the reading has it at another value of that kind.

"Water leaves the hole 0.80 m below the surface at 3.96 m/s. How fast does it leave when the hole is
3.2 m below?" is not answered by what it gives for 0.80 m, though every law bears that out.
"""

from __future__ import annotations

import re

from wmw.core.quantity import Mention, find_measurements
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.case import Case

SENTENCE = re.compile(r"[^.?!;]{1,400}(?:[.](?=\d)[^.?!;]{0,400})*")
_AT_A_VALUE = re.compile(
    r"\b(?:at|by|with|for|under|from|of|to|when it is|is)(?: (?:an? )?[a-z]+ of)? \Z", re.I
)
"""Words of the asking ahead of the value at which something is asked for."""
_SAME = 0.01


def asked_again(case: Case) -> str | None:
    """Tell of another value of what was told, at which something is asked, and which is not read.

    "It pulls with 6.0 N when stretched by 3.0 cm. What work stretches it by 6.0 cm?"
    """
    text = case.claims.question
    spans = [sentence.span() for sentence in SENTENCE.finditer(text)]
    asking, until = next(
        (span for span in reversed(spans) if text[span[1] : span[1] + 1] == "?"), (len(text), 0)
    )
    mentions = [m for m in find_measurements(text) if m.measurement.unit is not None]
    for mention in mentions:
        value, unit = mention.measurement, mention.measurement.unit
        if (
            not asking <= mention.start < until
            or case.options
            or unit is None
            or not any(unit.dimension)
        ):
            continue
        if not _AT_A_VALUE.search(text[asking : mention.start]):
            continue
        kin = [m for m in mentions if _is_kin(m, mention)]
        early = [m.measurement for m in kin if m.start < asking]
        if len(early) + 1 < len(kin):
            continue  # "from 2.0 cm to 6.0 cm"
        known = [
            known
            for name, known in {**case.asked, **case.told}.items()
            if case.textbook_unit(name).dimension == unit.dimension
        ]
        met = [any(_is_near(own, m.si) for own in known) for m in early]
        if not any(_is_near(own, value.si) for own in known):
            if any(met):
                return f"what is asked at {value.text} {unit.text} was read as at another value"
        elif early and not any(met) and _is_given_as_asked(case):
            return f"what is asked at {value.text} {unit.text} was read as what was told before"
    return None


def _is_near(one: float, other: float) -> bool:
    return abs(abs(one) - abs(other)) <= _SAME * abs(other)


def _is_given_as_asked(case: Case) -> bool:
    """Tell whether what is asked for has a value that the question gives."""
    asked = quantity_asked(case)
    if asked is None:
        return False
    kind, value = case.textbook_unit(asked).dimension, case.asked[asked]
    told = (m.measurement for m in find_measurements(case.claims.question))
    return any(m.unit and m.unit.dimension == kind and _is_near(value, m.si) for m in told)


def _is_kin(one: Mention, other: Mention) -> bool:
    units = one.measurement.unit, other.measurement.unit
    return (
        units[0] is not None and units[1] is not None and units[0].dimension == units[1].dimension
    )
