"""Answers of the right size that go the wrong way: 1.2 m/s to the left, and not to the right."""

from __future__ import annotations

from wmw.core.quantity import find_measurements
from wmw.core.verdict import Finding
from wmw.verifiers.own_words import alike

_CODE = "WMW401"
"""Code of an answer that is not the value which the laws give."""


def goes_wrong_way(finding: Finding) -> bool:
    """Tell whether a finding is on an answer whose size is right."""
    if finding.code != _CODE or finding.expected is None or finding.stated is None:
        return False
    right, stated = (find_measurements(text) for text in (finding.expected, finding.stated))
    sizes = [mention.measurement for mention in (*right, *stated)]
    return len(right) == len(stated) == 1 and alike(*sizes)
