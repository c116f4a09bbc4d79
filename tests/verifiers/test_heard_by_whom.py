"""Who rides along with a siren hears another tone than who stands at the roadside."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge_unguarded

_RIDES = (
    "A tram with a 420 Hz bell and a conductor runs at 16 m/s toward a policewoman who stands "
    "still. What frequency does the {} hear? The speed of sound is 340 m/s."
)


def _trace(asked: str, heard_by: str, value: str, equation: str) -> dict[str, object]:
    return bare_trace(
        "wave",
        _RIDES.format(asked),
        value,
        state_0={
            "objects": [{"name": name} for name in ("tram", "bell", "conductor", "policewoman")],
            "variables": {"f": "420 Hz", "v_s": "16 m/s", "v": "340 m/s"},
        },
        transition={
            "rule": "Doppler effect",
            "effect": f"The waves reach the {heard_by}.",
            "equation": equation,
        },
        state_1={
            "predicted_change": f"The {heard_by} hears {value}.",
            "new_variables": {"f_heard": value},
        },
    )


_AHEAD = ("441 Hz", "f_heard = f v / (v - v_s)")
_ABOARD = ("420 Hz", "f_heard = f")


@pytest.mark.parametrize(
    ("asked", "heard_by", "told", "outcome", "labels"),
    [
        ("tram conductor", "conductor", _ABOARD, "valid", ()),
        ("conductor of the tram", "conductor", _ABOARD, "valid", ()),
        ("policewoman", "policewoman", _AHEAD, "valid", ()),
        ("tram conductor", "policewoman", _AHEAD, "invalid", ("object",)),
        ("policewoman", "conductor", _ABOARD, "invalid", ("object",)),
    ],
)
def test_what_the_one_hears_is_no_answer_for_the_other(
    asked: str, heard_by: str, told: tuple[str, str], outcome: str, labels: tuple[str, ...]
) -> None:
    verdict = judge_unguarded(_trace(asked, heard_by, *told))
    assert (verdict.outcome, verdict.labels) == (outcome, labels)


@pytest.mark.parametrize(
    ("question", "value", "outcomes"),
    [
        (
            "A car drives at 20 m/s toward a stationary horn of 500 Hz. The speed of sound is "
            "340 m/s. What frequency does the driver of the car hear?",
            "500 Hz",
            {"invalid", "abstain"},
        ),
        (
            "A van with a 500 Hz horn follows another van at 20 m/s. The speed of sound is 340 "
            "m/s. What frequency does the driver of the van in front, which is parked, hear?",
            "500 Hz",
            {"invalid", "abstain"},
        ),
    ],
)
def test_a_driver_of_another_vehicle_rides_not_along(
    question: str, value: str, outcomes: set[str]
) -> None:
    assert judge_unguarded(bare_trace("wave", question, value)).outcome in outcomes
