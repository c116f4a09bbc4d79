"""New values against the trace's own equation, where no reading of the question is needed."""

from __future__ import annotations

import pytest
from bare import trace_of_numbers

from wmw.verifiers.claims import collect
from wmw.verifiers.equations.by_own_equation import other_than_by_equation

NOTHING = "What happens?"


def told(variables, equation, results, answer):
    """Return the expected value of the new variable that the equation does not give, if any."""
    trace = trace_of_numbers(
        "none", NOTHING, answer, variables=variables, equation=equation, results=results
    )
    found = other_than_by_equation(collect(trace))
    return None if found is None else found[1]


COUPLED = {"m_t": "3000 kg", "m_c": "1000 kg", "v_t": "8.0 m/s", "v_c": "-12 m/s"}
BALANCE = "m_t v_t + m_c v_c = (m_t + m_c) v"


@pytest.mark.parametrize(
    ("variables", "result", "expected"),
    [
        (COUPLED, "-3.0 m/s", 3.0),
        (COUPLED, "3.0 m/s", None),
        (COUPLED | {"v_c": "12 m/s", "v_t": "-8.0 m/s"}, "-3.0 m/s", None),
        (COUPLED | {"v_c": "4.0 m/s"}, "-7.0 m/s", None),  # no minus sign tells of an axis
    ],
)
def test_a_result_that_goes_the_other_way_along_the_traces_own_axis(variables, result, expected):
    found = told(variables, BALANCE, {"v": result}, result)
    assert found == (pytest.approx(expected) if expected is not None else None)


@pytest.mark.parametrize(
    ("answer", "expected"), [("29.4 N", None), ("14.7 N", 29.4), ("58.8 N", 29.4)]
)
def test_a_number_without_a_unit_is_worked_with(answer, expected):
    variables = {"mu": 0.30, "m": "10 kg", "g": "9.8 m/s²"}
    found = told(variables, "f = mu m g", {"f": answer}, answer)
    assert found == (pytest.approx(expected) if expected is not None else None)


@pytest.mark.parametrize(
    "variables",
    [
        {"mu": 0.30, "m": 10, "g": "9.8 m/s²"},  # a mass without its unit
        {"mu": 0.30, "m": 10, "g": 9.8},
    ],
)
def test_a_number_that_may_have_lost_its_unit_tells_nothing(variables):
    assert told(variables, "f = mu m g", {"f": "14.7 N"}, "14.7 N") is None


def test_a_subscript_of_two_words_is_one_name():
    variables = {"rho_a": "800 kg/m³", "rho_b": "1000 kg/m³", "V_sub_a,oil": "60 cm³"}
    equation = "ρ_a V_sub_a,oil = ρ_b V_sub,water"
    assert told(variables, equation, {"V_sub,water": "48 cm³"}, "48 cm³") is None
    assert told(variables, equation, {"V_sub,water": "75 cm³"}, "75 cm³") == pytest.approx(4.8e-5)
