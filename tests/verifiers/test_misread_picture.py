"""A value that only a picture shows: the rest of the trace tells that state 0 has it wrongly."""

from __future__ import annotations

import copy

import pytest

from wmw.verifiers.pipeline import judge


def _trace(family, question, variables, equation, results, derivation, answer):
    return {
        "scenario_family": family,
        "question": question,
        "state_0": {
            "objects": [],
            "relations": [],
            "forces": [],
            "variables": variables,
            "assumptions": [],
        },
        "transition": {"rule": "", "effect": "", "equation": equation, "evidence": []},
        "state_1": {"predicted_change": None, "new_variables": results},
        "derivation": derivation,
        "answer": {"value": answer[0], "unit": answer[1]},
    }


STONE = _trace(
    "free_fall",
    "The picture shows a stone that is dropped from rest from a height h. How long does it fall?"
    " Take the values from the picture.",
    {"h": "39.2 m", "g": "9.8 m/s²"},
    "t = √(2 h / g)",
    {"t": "2.83 s"},
    "t = √(2 h / g) = √(2 × 39.2 / 9.8) = 2.83 s",
    ("2.83", "s"),
)
RESISTORS = _trace(
    "circuit",
    "Two resistors R_1 and R_2 are connected in series to a battery with an emf of V. All values"
    " are given in the picture. Find the current.",
    {"emf": "12 V", "R_1": "8.0 Ω", "R_2": "22 Ω"},
    "I = emf / (R_1 + R_2)",
    {"I": "0.400 A"},
    None,
    ("0.400", "A"),
)


def _with(trace, derivation=None, **variables):
    changed = copy.deepcopy(trace)
    changed["state_0"]["variables"].update(variables)
    if derivation is not None:
        changed["derivation"] = derivation
    return changed


@pytest.mark.parametrize("trace", [STONE, RESISTORS])
def test_sound_trace_stays_valid(trace) -> None:
    assert judge(trace).outcome == "valid"


@pytest.mark.parametrize(
    ("trace", "label", "expected"),
    [
        (_with(STONE, h="32.9 m"), "state", "39.2 m"),  # as the working has it
        (_with(STONE, h="61 m"), "state", "39.2 m"),
        (_with(RESISTORS, R_2="2.2 Ω"), "unit_scale", "22 Ω"),
    ],
)
def test_value_that_the_rest_puts_right(trace, label, expected) -> None:
    verdict = judge(trace)
    assert verdict.labels == (label,)
    assert [(f.code, f.expected) for f in verdict.findings] == [("WMW201", expected)]


@pytest.mark.parametrize("other", ["25 Ω", "12 Ω"])
def test_result_that_needs_another_value(other) -> None:
    """A digit is another one, or the number is that of the battery."""
    assert judge(_with(RESISTORS, R_2=other)).labels == ("state",)


def test_value_of_one_digit_may_be_misread_as_any() -> None:
    """So a wrong law, by which the string carries the whole weight, stays one."""
    blocks = _trace(
        "pulley",
        "In the figure, block 1 lies on a frictionless table and is tied to block 2, which hangs"
        " freely from the string over a pulley. Find the acceleration after they are let go.",
        {"m1": 6, "m2": 2, "g": 9.8},
        "m2 g = m1 a",
        {"a": "3.27 m/s^2"},
        "a = 19.6/6 = 3.27 m/s^2",
        ("3.27", "m/s^2"),
    )
    assert "state" not in judge(blocks).labels


def test_two_values_that_have_changed_places() -> None:
    question = (
        "Cart 1 of mass m_1 moves at v_1 and runs into cart 2 of mass m_2, which is at rest. They"
        " stick together. Find their common speed with the values in the picture."
    )
    trace = _trace(
        "collision",
        question,
        {"m_1": "3.0 kg", "m_2": "2.0 kg", "v_1": "4.0 m/s"},
        "v = m_1 v_1 / (m_1 + m_2)",
        {"v": "2.40 m/s"},
        "v = 3.0 × 4.0 / (3.0 + 2.0) = 2.40 m/s",
        ("2.40", "m/s"),
    )
    assert judge(trace).outcome == "valid"
    exchanged = judge(_with(trace, m_1="2.0 kg", m_2="3.0 kg"))
    assert exchanged.labels == ("object",)
    assert len(exchanged.findings) == 2


@pytest.mark.parametrize(
    "trace",
    [
        # The working has the value of state 0: what is wrong is worked out wrongly.
        _with(STONE, "t = √(2 h / g) = √(2 × 39.2 / 9.8) = 3.83 s"),
        _with(RESISTORS, "I = 12 / (8.0 + 22) = 0.600 A"),
    ],
)
def test_slip_of_the_working_is_none_of_reading(trace) -> None:
    wrong = "3.83 s" if "h" in trace["state_0"]["variables"] else "0.600 A"
    [name] = trace["state_1"]["new_variables"]
    trace["state_1"]["new_variables"][name] = wrong
    trace["answer"]["value"] = wrong.split()[0]
    assert judge(trace).labels == ("transition",)


def test_two_values_at_once_are_no_single_slip() -> None:
    verdict = judge(_with(RESISTORS, R_1="3.0 Ω", R_2="16 Ω"))
    assert verdict.outcome != "valid"
    assert "state" not in verdict.labels


def test_wrong_law_is_no_exchange() -> None:
    """With R_1 and R_2 exchanged the numbers would fit, and the equation is wrong all the same."""
    question = (
        "Three resistors R_1, R_2 and R_3 are connected in parallel. Take the values from the"
        " picture and find the equivalent resistance."
    )
    right = "R_eq = 1/(1/R_1 + 1/R_2 + 1/R_3)"
    values = {"R_1": "36 Ω", "R_2": "10 Ω", "R_3": "36 Ω"}
    trace = _trace("circuit", question, values, right, {"R_eq": "6.43 Ω"}, None, ("6.43", "Ω"))
    assert judge(trace).outcome == "valid"
    trace["transition"]["equation"] = "R_eq = 1/(1/R_1 + 1/R_3 + 1/R_3)"
    assert judge(trace).labels == ("transition",)
