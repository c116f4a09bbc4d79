"""Names that mean one thing before and another after: y_1 and y_2 of a fall, an angle of a ray."""

from __future__ import annotations

import pytest

from tests.bare import trace_of_numbers
from wmw.verifiers.pipeline import judge

FALL = (
    "A stone is dropped from rest from a high tower. How far does it fall during the fourth second"
    " of its motion, that is, between t = 3.0 s and t = 4.0 s? Use g = 9.8 m/s²."
)
RAY = (
    "A ray of light in air strikes a water surface (n = 1.33) at 50° to the normal. What is the"
    " angle of refraction?"
)


@pytest.mark.parametrize(
    ("one", "other", "judged"),
    [
        ("44.1 m", "78.4 m", "valid"),
        ("44.1 m", "88.4 m", "invalid"),
        ("78.4 m", "44.1 m", "invalid"),
    ],
)
def test_both_ends_of_an_interval_count_from_the_start(one: str, other: str, judged: str) -> None:
    given = {"v_0": "0 m/s", "t_1": "3.0 s", "t_2": "4.0 s", "g": "9.8 m/s²"}
    trace = trace_of_numbers(
        "free_fall", FALL, "34.3 m", variables=given, results={"y_1": one, "y_2": other}
    )
    assert judge(trace).outcome == judged


@pytest.mark.parametrize(
    ("angle", "judged"), [("54.8°", {"valid"}), ("40°", {"valid"}), ("35.2°", {"invalid"})]
)
def test_either_ray_has_an_angle_to_the_surface(angle: str, judged: set[str]) -> None:
    trace = trace_of_numbers(
        "optics",
        RAY,
        "35.2°",
        variables={"n_water": 1.33, "theta_1": "50°"},
        results={"theta_2": "35.2°", "angle_to_surface": angle},
    )
    assert judge(trace).outcome in judged
