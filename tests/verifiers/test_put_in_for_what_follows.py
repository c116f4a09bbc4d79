"""A value of state 0 that is another given's, or has lost its sign: all follows from it."""

import pytest

from tests.bare import trace_of_numbers
from wmw.verifiers.pipeline import judge

ORBIT = (
    "A probe circles a planet of radius 5000 km at 6.0 km/s, 500 km above the surface. What is its"
    " centripetal acceleration?"
)
CARTS = (
    "On an air track cart A (0.50 kg) moves at +1.2 m/s and cart B (0.30 kg) at −0.40 m/s. They"
    " stick together. What is their common velocity?"
)
MASSES = {"m_A": "0.50 kg", "m_B": "0.30 kg"}
TOGETHER = "v = (m_A v_A + m_B v_B) / (m_A + m_B)"
MEANT = {"R_0": "5000 km", "v": "6.0 km/s"}


@pytest.mark.parametrize(
    ("family", "question", "variables", "equation", "worked", "results", "label"),
    [
        (
            "circular_motion",
            ORBIT,
            {**MEANT, "orbit_radius": "500 km"},
            "a = v² / r",
            "a = 6000² / 5.0e5 = 72 m/s²",
            {"a": "72 m/s²"},
            "state",
        ),
        (
            "circular_motion",
            ORBIT,
            {**MEANT, "orbit_radius": "5500 km"},
            "a = v² / r",
            "a = 6000² / 5.5e6 = 6.55 m/s²",
            {"a": "6.55 m/s²"},
            None,
        ),
        (
            "collision",
            CARTS,
            {**MASSES, "v_A": "+1.2 m/s", "v_B": "+0.40 m/s"},
            TOGETHER,
            "v = (0.60 + 0.12) / 0.80 = +0.90 m/s",
            {"v": "+0.90 m/s"},
            "state",
        ),
        (
            "collision",
            CARTS,
            {**MASSES, "v_A": "+1.2 m/s", "v_B": "−0.40 m/s"},
            TOGETHER,
            "v = (0.60 - 0.12) / 0.80 = +0.60 m/s",
            {"v": "+0.60 m/s"},
            None,
        ),
    ],
)
def test_what_all_else_follows_from(family, question, variables, equation, worked, results, label):
    [(_, answer)] = results.items()
    trace = trace_of_numbers(
        family, question, answer, variables=variables, equation=equation, results=results
    )
    trace["derivation"] = worked
    verdict = judge(trace)
    assert verdict.labels == (() if label is None else (label,))
    assert verdict.outcome == ("valid" if label is None else "invalid")


SLIDE = (
    "A 0.40 kg block slides from rest 1.0 m down a frictionless incline of 30°. What is its kinetic"
)
SLIDE += " energy then? g = 9.8 m/s²."


@pytest.mark.parametrize(
    ("change", "exchanged"),
    [
        ("The kinetic energy goes from 0 J to 1.96 J.", False),
        ("The potential energy goes from 1.96 J to 0 J.", False),
        ("The potential energy goes from 0 J to 1.96 J.", True),
    ],
)
def test_what_rises_as_another_thing_falls(change, exchanged):
    trace = trace_of_numbers("inclined_plane", SLIDE, "1.96 J", variables={"m": "0.40 kg"})
    trace["state_1"]["predicted_change"] = change
    assert judge(trace).labels == (("temporal",) if exchanged else ())


def test_two_states_are_no_two_things():
    """The second compression is no length of the spring."""
    trace = trace_of_numbers(
        "spring",
        "A spring stores 0.36 J when compressed by 3.0 cm. What does it store at 6.0 cm?",
        "1.44 J",
        variables={"x_1": "3.0 cm", "x_2": "6.0 cm", "U_1": "0.36 J"},
        results={"U_2": "1.44 J"},
    )
    trace["derivation"] = "U_2 = 4 × 0.36 J"
    assert judge(trace).outcome != "invalid"


@pytest.mark.parametrize(("stated", "outcome"), [("0.020", "invalid"), ("2.0", "valid")])
def test_what_a_question_says_of_a_unit_is_no_other_value(stated, outcome):
    trace = trace_of_numbers(
        "none that is declared",
        "A lens has a focal length of 50 cm. What is its strength in dioptres (D = 1/m)?",
        f"{stated} D",
        variables={"f": "50 cm"},
        equation="P = 1/f",
        results={"P": f"{stated} D"},
    )
    trace["derivation"] = f"P = {stated} D"
    assert judge(trace).outcome == outcome


@pytest.mark.parametrize(
    ("stated", "worked", "label"),
    [
        ("5 °C", "P = 20 × (18 − 5) = 260 W", "state"),
        ("−5 °C", "P = 20 × (18 − (−5)) = 460 W", None),
        ("−5 °C", "P = 20 × (18 + 5) = 460 W", None),
        ("5 °C", "5 °C below zero: P = 20 × (18 + 5) = 460 W", None),
    ],
)
def test_a_minus_that_is_lost(stated, worked, label):
    trace = trace_of_numbers(
        "none that is declared",
        "A wall lets 20 W/K through. Inside it is 18 °C, outside −5 °C. What is the heat loss?",
        worked.rpartition("= ")[2],
        variables={"T_in": "18 °C", "T_out": stated},
    )
    trace["derivation"] = worked
    assert judge(trace).labels == (() if label is None else (label,))


@pytest.mark.parametrize(
    ("equation", "stated", "labels"),
    [
        ("k_half / k = n / n_half", "120 N/m", ()),
        ("k_half / k = n / n_half", "30 N/m", ("intervention",)),
        ("k_half = k / 2", "30 N/m", ("transition",)),
    ],
)
def test_two_names_without_values_are_no_one_quantity(equation, stated, labels):
    trace = trace_of_numbers(
        "spring",
        "A uniform spring with k = 60 N/m is cut into two equal halves. What is the spring"
        " constant of one half?",
        stated,
        variables={"k": "60 N/m"},
        equation=equation,
        results={"k_half": stated},
    )
    assert judge(trace).labels == labels
