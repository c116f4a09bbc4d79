"""A predicted change that tells two values of one thing: in the order of the laws, or not."""

from __future__ import annotations

from typing import Any

import pytest

from wmw import verify

QUESTION = (
    "An ideal battery of emf 12 V feeds a lamp of 6.0 Ω. A second lamp of 6.0 Ω with an open switch"
    " lies in parallel with it. The switch is now closed. Does the current of the battery rise or "
    "fall?"
)


def told(change: str) -> dict[str, Any]:
    """Return a trace: 12 V / 6.0 Ω = 2.0 A before, 12 V / 3.0 Ω = 4.0 A after."""
    return {
        "id": "two-lamps",
        "scenario_family": "circuit",
        "question": QUESTION,
        "state_0": {
            "objects": [{"name": "battery"}, {"name": "lamp 1"}, {"name": "lamp 2"}],
            "variables": {"emf": "12 V", "R_1": "6.0 Ω", "R_2": "6.0 Ω"},
        },
        "transition": {
            "rule": "Ohm's law; resistors in parallel",
            "effect": "Closing the switch adds a path, so the total resistance falls.",
            "equation": "I = emf / R",
        },
        "state_1": {
            "predicted_change": change,
            "new_variables": {"I_before": "2.0 A", "I_after": "4.0 A"},
        },
        "answer": {"value": "it rises"},
    }


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (
            "The battery current rises from 2.0 A to 4.0 A.",
            "The battery current rises from 4.0 A to 2.0 A.",
        ),
        (
            "The battery delivers 2.0 A at first and 4.0 A afterwards.",
            "The battery delivers 4.0 A at first and 2.0 A afterwards.",
        ),
        ("The current is 2.0 A first, 4.0 A then.", "The current is 4.0 A first, 2.0 A then."),
        (
            "In place of 2.0 A the battery delivers 4.0 A.",
            "In place of 4.0 A the battery delivers 2.0 A.",
        ),
        (
            "The current is 2.0 A with the switch as it was, and 4.0 A after that.",
            "The current is 4.0 A with the switch as it was, and 2.0 A after that.",
        ),
        (
            "Just after the closing the current is 4.0 A, before it 2.0 A.",
            "Just after the closing the current is 2.0 A, before it 4.0 A.",
        ),
    ],
)
def test_the_order_in_which_two_values_are_told(right: str, wrong: str) -> None:
    assert verify(told(right)).outcome == "valid"
    verdict = verify(told(wrong))
    assert (verdict.outcome, verdict.labels) == ("invalid", ("temporal",))
    assert verdict.findings[0].pointer == "/state_1/predicted_change"


@pytest.mark.parametrize(
    "change",
    [
        "The battery delivers 4.0 A now, after 2.0 A before.",
        "Twice 2.0 A is 4.0 A: the current rises.",
        "From 2.0 A in each lamp, 4.0 A flow in all.",
    ],
)
def test_other_words_with_the_same_values(change: str) -> None:
    assert verify(told(change)).outcome == "valid"
