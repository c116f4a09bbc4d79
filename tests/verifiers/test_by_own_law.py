"""Whether state 1 follows from the trace's own equation tells which of the two is wrong."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge_unguarded

FALL = "A stone is dropped from rest 20 m above the ground. How fast is it just before the impact?"
CORD = (
    "On another planet a pendulum of length 40 cm has a period of 1.5 s. Its length is changed to"
    " 160 cm. Find the new period (small amplitude)."
)
DROP = {"h": "20 m", "v_0": "0 m/s", "g": "9.8 m/s^2"}
SWING = {"L_1": "40 cm", "L_2": "160 cm", "T_1": "1.5 s"}


def _verdict(family, question, variables, equation, change, new, derivation, answer):
    trace = bare_trace(family, question, answer, state_0={"variables": variables})
    trace["transition"] = {"rule": "As the law has it", "effect": "It goes on.",
                           "equation": equation}  # fmt: skip
    trace["state_1"] = {"predicted_change": change, "new_variables": new}
    trace["derivation"] = derivation
    return judge_unguarded(trace)


@pytest.mark.parametrize(
    ("found", "speed", "labels"),
    [
        ("9.90 m/s", "9.90 m/s", "intervention"),
        ("19.8 m/s", "9.90 m/s", "faithfulness"),
        ("19.8 m/s", "19.8 m/s", ""),
    ],
)
def test_state_1_that_the_working_does_not_give_is_to_blame(found, speed, labels):
    verdict = _verdict(
        "free_fall", FALL, DROP, "v² = 2 g h", f"At the ground the stone has {found}.",
        {"v": found}, "v = √(2 × 9.8 × 20) = 19.8 m/s", speed,
    )  # fmt: skip
    assert " ".join(verdict.labels) == labels


@pytest.mark.parametrize(
    ("equation", "variables", "period", "labels"),
    [
        ("T_2 = T_1 (L_2 / L_1)", SWING, "6.0 s", "transition"),
        ("T_2 = T_1 sqrt(L_2 / L_1)", SWING, "6.0 s", "intervention"),
        ("T_2 = T_1 sqrt(L_2 / L_1)", SWING, "3.0 s", ""),
    ],
)
def test_an_equation_that_gives_what_is_wrong_is_to_blame(equation, variables, period, labels):
    verdict = _verdict(
        "pendulum", CORD, variables, equation, f"The period becomes {period}.",
        {"T_2": period}, None, period,
    )  # fmt: skip
    assert " ".join(verdict.labels) == labels


def test_an_equation_filled_in_with_what_the_question_does_not_say_is_not_to_blame():
    verdict = _verdict(
        "pendulum", CORD, {**SWING, "L_2": "640 cm"}, "T_2 = T_1 sqrt(L_2 / L_1)",
        "The period becomes 6.0 s.", {"T_2": "6.0 s"}, None, "6.0 s",
    )  # fmt: skip
    assert verdict.outcome == "invalid"
    assert "transition" not in verdict.labels


@pytest.mark.parametrize(
    ("equation", "label"),
    [("R2 / R1 = sinθ2 / sinθ1", "transition"), ("R2 / R1 = θ2 / θ1", "intervention")],
)
def test_a_wrong_factor_that_the_own_proportion_gives_is_its_fault(equation, label):
    question = (
        "A toy gun always fires at the same speed from level ground. By what factor does the range"
        " grow when the launch angle is changed from 15° to 45°? Ignore air resistance."
    )
    trace = bare_trace("projectile", question, 2.73)
    trace["state_0"] = {"variables": {"theta1": "15°", "theta2": "45°"}}
    law = "The range is proportional to the sine of the launch angle"
    trace["transition"] = {"rule": law, "effect": "A steeper shot, up to 45°, goes farther."}
    trace["transition"]["equation"] = equation
    trace["state_1"] = {
        "predicted_change": "The range becomes 2.73 times as large.",
        "new_variables": {"R2/R1": 2.73},
    }
    assert judge_unguarded(trace).labels == (label,)
