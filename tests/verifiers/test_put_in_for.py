"""The value of another body in the working, where the equation has that of its own by its name."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

SCALES = (
    "Scale F has a spring of 300 N/m, scale G one of 750 N/m. By how much is the spring of scale G"
    " stretched by a parcel of 15 N?"
)
VALUES = {"k_F": "300 N/m", "k_G": "750 N/m", "W": "15 N"}


def _labels(equation, working, answer, variables=VALUES, bodies=("scale F", "scale G")):
    verdict = judge(
        bare_trace(
            "none",
            SCALES,
            answer,
            state_0={
                "objects": [{"name": name, "attributes": {}} for name in bodies],
                "relations": [],
                "forces": [],
                "variables": variables,
            },
            transition={"rule": "", "effect": "Scale G gives way.", "equation": equation},
            state_1={"predicted_change": "", "new_variables": {"x_G": answer}},
            derivation=working,
        )
    )
    return verdict.labels


@pytest.mark.parametrize(
    ("equation", "working", "answer", "wrong"),
    [
        ("x_G = W/k_G", "x_G = 15/300 = 0.050 m", "0.050 m", True),
        ("x = W/k_G", "x = 15/300 = 0.050 m", "0.050 m", True),
        ("x_G = W/k_G", "x_G = 15/750 = 0.020 m", "0.020 m", False),
        # neither of the two gives it
        ("x_G = W/k_G", "x_G = 15/250 = 0.060 m", "0.060 m", False),
    ],
)
def test_the_equation_tells_whose_value_is_missing(equation, working, answer, wrong):
    assert ("object" in _labels(equation, working, answer)) is wrong


def test_values_of_two_moments_are_those_of_no_two_bodies():
    moments = {"k_1": "300 N/m", "k_2": "750 N/m", "W": "15 N"}
    told = ("x_G = W/k_2", "x_G = 15/300 = 0.050 m", "0.050 m")
    assert "object" not in _labels(*told, moments, ("spring", "parcel"))
