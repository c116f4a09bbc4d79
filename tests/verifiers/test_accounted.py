"""A value held against the wrong quantity is left alone where it is known what it is."""

from __future__ import annotations

import pytest

from tests.bare import trace_of_numbers
from wmw.verifiers.pipeline import judge


def _towed(results, derivation="", answer="3.1 m/s²"):
    return judge(
        trace_of_numbers(
            "inclined_plane",
            "A 4.0 kg sled on a frictionless 30° incline is pulled up the slope by a 32 N force"
            " parallel to the surface. What is its acceleration? Use g = 9.8 m/s².",
            answer,
            variables={"mass": "4.0 kg", "angle": "30°", "F": "32 N", "g": "9.8 m/s²"},
            equation="F − m g sinθ = m a",
            results={"acceleration": answer, **results},
        )
        | {"derivation": derivation}
    )


WORKING = "32 N − 19.6 N = 12.4 N; a = 12.4 N/4.0 kg = 3.1 m/s²"


def test_what_a_line_works_with_is_known() -> None:
    assert _towed({"weight_along_slope": "19.6 N"}, WORKING).outcome == "valid"


@pytest.mark.parametrize(
    "value",
    ["21.6 N", "32 N", "33.9 N"],
    ids=["of nothing", "of what is given", "of the other way"],
)
def test_what_nothing_accounts_for_is_left_open(value: str) -> None:
    assert _towed({"weight_along_slope": value}, WORKING).outcome != "valid"


def test_a_wrong_answer_is_found_beside_it() -> None:
    told = _towed({"weight_along_slope": "19.6 N"}, WORKING, answer="4.1 m/s²")
    assert told.outcome == "invalid"


def _two(noun, variables):
    return {
        "objects": [{"name": f"{noun} {letter}", "attributes": {}} for letter in "AB"],
        "relations": [],
        "forces": [],
        "variables": variables,
        "assumptions": [],
    }


def _bounced(results):
    return judge(
        trace_of_numbers(
            "collision",
            "A 0.20 kg glider moving right at 3.0 m/s collides elastically, head-on, with a 0.40 kg"
            " glider at rest. Find the velocity of the 0.20 kg glider after the collision (right"
            " positive).",
            "-1.0 m/s",
            variables={"m_A": "0.20 kg", "m_B": "0.40 kg", "v_A": "3.0 m/s", "v_B": "0 m/s"},
            equation="m_A v_A = m_A v_A' + m_B v_B'",
            results={"velocity_A_after": "-1.0 m/s", **results},
        )
        | {"state_0": _two("glider", {"m_A": "0.20 kg", "m_B": "0.40 kg", "v_A": "3.0 m/s"})}
    )


@pytest.mark.parametrize(
    ("results", "is_sound"),
    [
        ({"momentum_A_after": "-0.20 kg·m/s", "momentum_B_after": "0.80 kg·m/s"}, True),
        ({"momentum_B_before": "0 kg·m/s"}, True),
        ({"momentum_A_after": "0.80 kg·m/s", "momentum_B_after": "0.80 kg·m/s"}, False),
        ({"momentum_A_after": "0.80 kg·m/s", "momentum_B_after": "-0.20 kg·m/s"}, False),
    ],
)
def test_the_momentum_of_one_is_not_that_of_all(results, is_sound: bool) -> None:
    assert (_bounced(results).outcome == "valid") is is_sound


@pytest.mark.parametrize(
    ("ratio", "is_sound"), [("20", True), ("0.05", True), ("0.30", False), ("-20", False)]
)
def test_a_ratio_may_be_told_the_other_way_round(ratio: str, is_sound: bool) -> None:
    found = judge(
        trace_of_numbers(
            "em_induction",
            "An ideal transformer has 1000 primary and 50 secondary turns. The primary is connected"
            " to 240 V. What is the voltage of the secondary coil?",
            "12 V",
            variables={"N_p": 1000, "N_s": 50, "V_p": "240 V"},
            equation="V_s = V_p N_s/N_p",
            results={"V_s": "12 V", "turns_ratio": ratio},
        )
    )
    assert (found.outcome == "valid") is is_sound


@pytest.mark.parametrize(("end", "is_sound"), [("-12 m/s", True), ("-15 m/s", False)])
def test_a_size_may_have_the_sign_of_its_direction(end: str, is_sound: bool) -> None:
    found = judge(
        trace_of_numbers(
            "free_fall",
            "A ball is thrown straight up at 12 m/s. How high does it rise above the hand?"
            " g = 9.8 m/s².",
            "7.35 m",
            variables={"v_0": "12 m/s", "g": "9.8 m/s²"},
            equation="h = v_0²/(2g)",
            results={"h": "7.35 m", "v_return": end},
        )
    )
    assert (found.outcome == "valid") is is_sound


@pytest.mark.parametrize(
    ("first", "second", "is_sound"),
    [("78.4 m", "19.6 m", True), ("19.6 m", "78.4 m", False), ("78.4 m", "29.4 m", False)],
    ids=["each its own", "exchanged", "of none"],
)
def test_a_distance_of_one_is_not_that_between_them(first, second, is_sound: bool) -> None:
    found = judge(
        trace_of_numbers(
            "free_fall",
            "Stone A is dropped from a bridge over a deep gorge. Stone B is dropped from the same"
            " point 2.0 s later. How far apart are they 4.0 s after A was released, while both"
            " still fall? g = 9.8 m/s².",
            "58.8 m",
            variables={"delay": "2.0 s", "t_A": "4.0 s", "t_B": "2.0 s", "g": "9.8 m/s²"},
            equation="d = ½ g t_A² − ½ g t_B²",
            results={"distance_A": first, "distance_B": second, "separation": "58.8 m"},
        )
        | {"state_0": _two("stone", {"t_A": "4.0 s", "t_B": "2.0 s", "g": "9.8 m/s²"})}
    )
    assert (found.outcome == "valid") is is_sound


@pytest.mark.parametrize(
    ("equation", "labels"), [("D = 2(d_1 − s)", ()), ("D = 3(d_1 − s)", ("transition",))]
)
def test_an_equation_that_holds_with_the_traces_own_values_has_letters_of_its_own(equation, labels):
    question = (
        "A girl stands 1.5 m in front of a plane mirror and walks 0.50 m straight toward it. How"
        " far is she then from her image?"
    )
    trace = trace_of_numbers(
        "optics",
        question,
        "2.0 m",
        variables={"d_1": "1.5 m", "s": "0.50 m"},
        equation=equation,
        results={"d_2": "100 cm", "D": "2.0 m"},
    )
    assert judge(trace).labels == labels
