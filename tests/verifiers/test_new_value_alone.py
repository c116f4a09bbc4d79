"""The question tells the new value of what it alters, a picture the old one."""

from __future__ import annotations

import pytest

from tests.bare import trace_of_numbers
from wmw.verifiers.pipeline import judge

# √(2 · 9.8 · 45) = 29.7 m/s
QUESTION = (
    "A stone is dropped from rest from a tower, at a height h above the ground. What would its"
    " speed just before landing be if the height were 45 m instead? Take the other values from the"
    " picture."
)


def _trace(old: str, new: str):
    return trace_of_numbers(
        "free_fall",
        QUESTION,
        "29.7 m/s",
        variables={"h_0": old, "h_0_new": new, "g": "9.8 m/s²"},
        equation="v = √(2 g h_0)",
    )


def test_old_and_new_in_their_places() -> None:
    assert judge(_trace("20 m", "45 m")).outcome == "valid"


@pytest.mark.parametrize(
    ("old", "new", "label"),
    [("45 m", "20 m", "temporal"), ("20 m", "54 m", "state")],
)
def test_old_and_new_exchanged_or_misread(old: str, new: str, label: str) -> None:
    assert judge(_trace(old, new)).labels == (label,)
