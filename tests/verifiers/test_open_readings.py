"""What no given and no law settles is held against no number, and what always holds needs none."""

import pytest

from tests.bare import bare_trace, trace_of_numbers
from wmw.verifiers.pipeline import judge
from wmw.verifiers.vocabulary.unit_names import units_in


@pytest.mark.parametrize(
    ("name", "unit"),
    [
        ("mass_kg", "kg"),
        ("k_N_per_m", "N/m"),
        ("speed_kmh", "km/h"),
        ("mass", ""),
        ("v_mps", "m/s"),
    ],
)
def test_a_name_may_end_in_a_unit(name, unit):
    assert (unit in [text for _, text in units_in(name)]) is bool(unit)


def test_a_number_says_nothing_false_of_an_open_quantity():
    question = "A trolley oscillates on a spring of spring constant 45 N/m. What is its period?"
    verdict = judge(
        trace_of_numbers("spring", question, "0.94 s", equation="T = 2π√(m/k) = 0.94 s")
    )
    assert verdict.outcome == "abstain", verdict.findings


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [("virtual, upright, reduced", "valid"), ("real, upright and reduced", "invalid")],
)
def test_what_holds_in_every_world_of_the_regime_needs_no_number(answer, outcome):
    question = "Which image does a convex mirror form of a real object?"
    verdict = judge(trace_of_numbers("optics", question, answer, equation="1/f = 1/d_o + 1/d_i"))
    assert verdict.outcome == outcome, (verdict.findings, verdict.abstentions)


def test_what_hangs_on_a_missing_number_is_left_open():
    question = "An object stands in front of a converging lens. Is the image real or virtual?"
    verdict = judge(trace_of_numbers("optics", question, "real", equation="1/f = 1/d_o + 1/d_i"))
    assert verdict.outcome == "abstain", verdict.findings


@pytest.mark.parametrize(("period", "outcome"), [("1.42 s", "valid"), ("1.55 s", "invalid")])
def test_a_pendulum_in_a_lift_feels_more_than_gravity(period, outcome):
    question = (
        "A pendulum 60 cm long hangs in a lift that accelerates upward at 2.0 m/s². What is the"
        " period of its small oscillations? (g = 9.8 m/s²)"
    )
    given = {"L": "60 cm", "a": "2.0 m/s²", "g": "9.8 m/s²"}
    verdict = judge(
        trace_of_numbers("pendulum", question, period, variables=given, results={"T": period})
    )
    assert verdict.outcome == outcome, (verdict.findings, verdict.abstentions)


def test_a_law_written_for_one_place_holds_there():
    question = "A pendulum of length 1.0 m swings with a small amplitude. What is its period?"
    for factor, outcome in ((2, "valid"), (3, "invalid")):
        verdict = judge(
            trace_of_numbers(
                "pendulum",
                question,
                "2.01 s",
                variables={"L": "1.0 m", "g": "9.8 m/s²"},
                equation=f"T = {factor}π√(L/g)",
                results={"T": "2.01 s"},
            )
        )
        assert verdict.outcome == outcome, (verdict.findings, verdict.abstentions)


@pytest.mark.parametrize(
    ("family", "question", "answer"),
    [
        (
            "spring",
            "A 4.0 kg lamp hangs from a spring (k = 600 N/m) fixed to the ceiling of a lift. The"
            " lift accelerates upward at 2.2 m/s². How much is the spring stretched with the lamp"
            " at rest relative to the lift? Use g = 9.8 m/s².",
            "0.0800 m",
        ),
        (
            "spring",
            "How much work must be done to stretch a spring of force constant 400 N/m from an"
            " extension of 10 cm to an extension of 20 cm?",
            "6.00 J",
        ),
    ],
)
def test_a_number_without_a_place_may_be_what_the_answer_rests_on(family, question, answer):
    assert judge(trace_of_numbers(family, question, answer)).outcome != "invalid"


def test_another_force_is_no_answer_where_a_number_found_no_place():
    """What is asked for stays open then; the weight must not pass for it."""
    question = (
        "A man pushes a 50 kg fridge at constant speed up a smooth ramp 3.0 m long that bridges"
        " 90 cm between quay and deck. How hard must he push parallel to the ramp? Take"
        " g = 9.8 m/s²."
    )
    verdict = judge(bare_trace("inclined_plane", question, "490 N"))
    assert verdict.verdict["answer"] == "abstain"


@pytest.mark.parametrize(
    ("answer", "status"),
    [
        ("v = 0, a = 9.8 m/s² downward", "valid"),
        ("0 and 9.8 m/s² down", "valid"),
        ("0 m/s and 9.8 m/s²", "valid"),
        ("12 m/s and 9.8 m/s²", "abstain"),
        ("0 and 0", "abstain"),
        ("0 and 4.9 m/s²", "abstain"),
    ],
)
def test_a_nought_without_a_unit_is_of_what_is_asked_for(answer, status):
    question = (
        "A plum is thrown straight up at 12 m/s. What are its velocity and its acceleration at the"
        " very top?"
    )
    assert judge(bare_trace("free_fall", question, answer)).verdict["answer"] == status


@pytest.mark.parametrize(
    "ends", ["P at its left end and a support Q", "K at its left end and a support L"]
)
def test_a_plank_with_a_support_at_each_end_is_no_lever_with_an_effort(ends):
    question = (
        f"A plank (30 kg, 4.0 m) lies on a support {ends} at its right end. A boy of 40 kg stands"
        f" 1.0 m from {ends[0]}. What force does support {ends[-1]} exert? Use g = 10 m/s²."
    )
    assert judge(bare_trace("lever", question, "250 N")).outcome != "invalid"


@pytest.mark.parametrize("answer", ["150 Hz", "300 Hz", "it is half as high", "twice as high"])
@pytest.mark.parametrize(
    "asked",
    [
        "Compare its fundamental frequency with that of the string stopped at half its length.",
        "How does its fundamental frequency compare with that of the string when it is stopped"
        " at half its length?",
    ],
)
def test_what_is_compared_with_the_same_under_other_circumstances_is_no_value(asked, answer):
    told = f"A string 0.60 m long, fixed at both ends, carries waves at 180 m/s. {asked}"
    assert judge(bare_trace("wave", told, answer)).outcome == "abstain"


@pytest.mark.parametrize("answer", ["greater", "equal"])
def test_what_is_let_go_of_is_at_rest_no_longer(answer):
    question = (
        "Masses of 2 kg and 7 kg hang at rest over an ideal pulley. When they are let go, is the"
        " tension less than, equal to or greater than the weight of the 2 kg mass?"
    )
    assert judge(bare_trace("pulley", question, answer)).verdict["answer"] == "abstain"
