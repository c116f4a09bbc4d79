"""A mark of a scale is no distance from the pivot, and a place of a mass no mass."""

from __future__ import annotations

import copy

from tests.bare import trace_of_numbers
from wmw.verifiers.pipeline import judge

# 60 g * 30 cm = 80 g * 22.5 cm on either side of the 50 cm mark.
QUESTION = (
    "A light metre stick is pivoted at its 50 cm mark. A 60 g mass hangs at the 20 cm mark. At"
    " which mark must an 80 g mass hang so that the stick balances?"
)
SOUND = trace_of_numbers(
    "lever",
    QUESTION,
    "72.5 cm",
    variables={"m_1": "60 g", "m_2": "80 g", "d_1": "30 cm", "x_pivot": "50 cm"},
    equation="m_1 d_1 = m_2 d_2",
    results={"d_2": "22.5 cm", "x_2": "72.5 cm"},
)
# 0.40 N * 30 cm = 1.2 N * 10 cm
WEIGHED = (
    "A uniform metre stick balances on a knife edge at the 40 cm mark when a 40 g mass hangs from"
    " the 10 cm mark. What is the mass of the stick?"
)


def test_the_mark_of_a_load_is_not_its_arm() -> None:
    assert judge(SOUND).outcome == "valid"
    trace = copy.deepcopy(SOUND)
    trace["state_0"]["variables"]["d_1"] = "20 cm"
    trace["state_1"]["new_variables"] = {"d_2": "15 cm", "x_2": "65 cm"}
    trace["answer"]["value"] = "65 cm"
    assert judge(trace).labels == ("state",)


def test_a_place_of_a_mass_is_given_in_centimetres() -> None:
    places = {
        "hanging_mass": "40 g",
        "position_of_hanging_mass": "10 cm",
        "position_of_knife_edge": "40 cm",
        "position_of_centre_of_mass": "50 cm",
    }
    trace = trace_of_numbers(
        "lever",
        WEIGHED,
        "120 g",
        variables=places,
        equation="m·(40 cm − 10 cm) = M·(50 cm − 40 cm)",
        results={"mass_of_stick": "0.120 kg"},
    )
    assert judge(trace).outcome == "valid"
    trace["answer"]["value"], trace["state_1"]["new_variables"] = "13 g", {"mass_of_stick": "13 g"}
    assert judge(trace).outcome != "valid"
