"""What a question says and a reading leaves out: a trace that overlooks it as well is not valid."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

SCALE = (
    "A metal cylinder of mass 3.0 kg and volume 1.0 × 10⁻³ m³ hangs upright from a spring scale and"
    " is lowered until {part}it is under water. What does the scale read? (g = 9.8 m/s²)"
)
CALORIMETER = (
    "A 0.50 kg copper block (c = 385 J/(kg·K)), initially {told}, is dropped into 0.40 kg of water"
    " at 15 °C (c = 4186 J/(kg·K)) in an insulated container. What is the final temperature?"
)
BARROW = (
    "In a wheelbarrow the 600 N load acts 0.50 m from the axle; the handles are {far} from the"
    " {body}. What upward force is needed at the handles?"
)


@pytest.mark.parametrize(
    ("family", "question", "overlooked", "right"),
    [
        # whole: 29.4 N - 9.8 N; half: 29.4 N - 4.9 N
        ("buoyancy", SCALE, {"part": "exactly half of "}, {"part": "all of "}),
        # (192.5 * 80 + 1674.4 * 15) / (192.5 + 1674.4)
        ("thermal", CALORIMETER, {"told": "80 °C hotter than the water"}, {"told": "at 80 °C"}),
        # moments about the axle: 600 N * 0.50 m = F * 1.00 m
        (
            "lever",
            BARROW,
            {"far": "1.00 m", "body": "load"},
            {"far": "1.00 m", "body": "axle"},
        ),
    ],
)
def test_a_word_that_is_left_out_of_account_makes_a_reading_unsure(
    family: str, question: str, overlooked: dict[str, str], right: dict[str, str]
) -> None:
    answer = {"buoyancy": "19.6 N", "thermal": "21.7 °C", "lever": "300 N"}[family]
    sure = judge(bare_trace(family, question.format(**right), answer))
    assert sure.verdict["answer"] == "valid"
    doubted = judge(bare_trace(family, question.format(**overlooked), answer))
    assert doubted.outcome == "abstain"
    assert "unbound" in doubted.abstentions[0].reason


def test_a_number_keeps_the_symbol_that_the_question_gives_it() -> None:
    question = (
        "A 5.0 kg block rests on a horizontal table with μ_s = 0.40 and μ_k = 0.30. A horizontal"
        " force of 15 N is applied to it. How large is the friction force on the block?"
    )
    assert judge(bare_trace("friction", question, "19.6 N")).outcome != "valid"


def test_the_end_of_a_lever_under_the_load_is_no_load() -> None:
    """900 N * 0.20 m = F * 1.40 m."""
    for body in ("rock's end", "rock"):
        question = (
            "A man uses a 1.6 m crowbar to lift a 900 N rock."
            f" The fulcrum is 0.20 m from the {body}."
            " What force must he apply at the other end?"
        )
        assert judge(bare_trace("lever", question, "129 N")).verdict["answer"] == "valid"


@pytest.mark.parametrize(
    ("told", "answer", "overlooked"),
    [
        # 15 N + 10 N, and 15 N - 10 N
        ("A hand presses down on it with 10 N.", "25 N", "15 N"),
        ("A string pulls straight up on it with 10 N.", "5.0 N", "15 N"),
    ],
)
def test_a_vertical_force_is_none_along_the_ground(told: str, answer: str, overlooked: str) -> None:
    question = f"A book of weight 15 N lies on a table. {told} How large is the normal force?"
    assert judge(bare_trace("friction", question, answer)).outcome != "invalid"
    assert judge(bare_trace("friction", question, overlooked)).outcome != "valid"


def test_a_force_along_the_ground_is_taken_as_it_is() -> None:
    question = "A book of weight 15 N lies on a table. A hand pushes it along with 10 N, but it"
    question += " stays at rest. How large is the normal force?"
    assert judge(bare_trace("friction", question, "25 N")).outcome == "invalid"


# 1000 kg/m³ * 9.8 m/s² * 4.0e-3 m³ = 39.2 N push the block up: less 15.7 N it weighs 23.5 N, with
# 15.7 N more 54.9 N.
HELD = "A block of volume 4.0 × 10⁻³ m³ is fully under water, at rest. {told} What is its mass?"


@pytest.mark.parametrize(
    ("told", "mass"),
    [
        ("A hand pushes it down with 15.7 N.", "2.4 kg"),
        ("A downward force of 15.7 N keeps it there.", "2.4 kg"),
        ("A diver presses straight down on it with a force of 15.7 N.", "2.4 kg"),
        ("A string from the bottom pulls it down with 15.7 N.", "2.4 kg"),
        ("A 15.7 N downward push holds it there.", "2.4 kg"),
        ("A string pulls it up with 15.7 N.", "5.6 kg"),
        ("A string exerts an upward pull of 15.7 N on it.", "5.6 kg"),
        ("Its weight is 15.7 N and a string holds it down.", "1.6 kg"),
    ],
)
def test_a_push_or_a_pull_is_no_weight(told: str, mass: str) -> None:
    question = HELD.format(told=told)
    assert judge(bare_trace("buoyancy", question, mass)).verdict["answer"] == "valid"
    for other in {"1.6 kg", "2.4 kg", "5.6 kg"} - {mass}:
        assert judge(bare_trace("buoyancy", question, other)).verdict["answer"] != "valid"


@pytest.mark.parametrize("mass", ["2.4 kg", "5.6 kg"])
def test_a_force_that_may_act_either_way_leaves_a_reading_unsure(mass: str) -> None:
    told = "A thread holds it with a force of 15.7 N."
    assert judge(bare_trace("buoyancy", HELD.format(told=told), mass)).outcome == "abstain"


def test_a_scale_in_air_pulls_as_hard_as_a_body_weighs() -> None:
    """Of 24.5 N in air 9.8 N are lost in water: 1.0e-3 m³ of 2.5 kg."""
    question = (
        "In air a spring scale pulls on a stone with 24.5 N; fully under water it pulls with"
        " 14.7 N. What is the density of the stone?"
    )
    assert judge(bare_trace("buoyancy", question, "2500 kg/m^3")).outcome != "invalid"


@pytest.mark.parametrize(
    ("then", "answer", "outcome"),
    [
        ("", "30 N", "valid"),  # 0.15 * 20 kg * 10 m/s²
        ("", "45 N", "invalid"),
        ("Then a 10 kg dog jumps onto it. ", "45 N", "valid"),  # right for both
        ("Then a 10 kg dog jumps onto it. ", "15 N", "invalid"),
    ],
)
def test_a_body_that_is_put_on_another_one_counts_as_well(
    then: str, answer: str, outcome: str
) -> None:
    question = (
        "A 20 kg cart without wheels is pulled over level ice at constant speed by a level rope;"
        f" the coefficient of kinetic friction is 0.15. {then}What pull is now needed for constant"
        " speed? Use g = 10 m/s²."
    )
    assert judge(bare_trace("friction", question, answer)).verdict["answer"] == outcome


def test_how_long_a_skid_is_asks_for_no_time() -> None:
    question = (
        "A van skids to a stop from 20 m/s on a level road (coefficient of kinetic friction 0.50)."
        " How long is the skid? Use g = 10 m/s²."
    )
    assert judge(bare_trace("friction", question, "40 m")).verdict["answer"] == "valid"
    assert judge(bare_trace("friction", question, "20 m")).outcome == "invalid"


@pytest.mark.parametrize(
    ("answer", "status"), [("1.05 s", "valid"), ("1.77 s", "invalid")]
)  # the difference, and the longer time
def test_how_much_longer_than_on_the_other_side_is_no_question_for_a_time(answer, status):
    told = "On the Moon (g = 1.6 m/s²) a wrench is dropped from 2.5 m. How much longer does it take"
    asked = f"{told} to land than on Earth (g = 9.8 m/s²)?"
    assert judge(bare_trace("free_fall", asked, answer)).verdict["answer"] == status


def test_how_long_alone_is_a_question_for_a_time():
    asked = (
        "On the Moon (g = 1.6 m/s²) a wrench is dropped from 2.5 m. How long does it take to land?"
    )
    right, wrong = (judge(bare_trace("free_fall", asked, time)) for time in ("1.77 s", "1.05 s"))
    assert (right.verdict["answer"], wrong.outcome) == ("valid", "invalid")


@pytest.mark.parametrize(
    ("question", "answers"),
    [
        (
            "System X has 3 supporting strands, system Y has 5. Both are ideal and lift the same"
            " 750 N load. How much smaller is the effort with Y than with X?",
            ("100 N", "150 N"),
        ),
        (
            "In a frictionless Atwood machine both masses are made larger by the same amount. What"
            " happens to the acceleration? (A) it grows (B) it shrinks (C) it stays the same",
            ("B", "C"),
        ),
    ],
)
def test_a_difference_is_left_open(question: str, answers: tuple[str, str]) -> None:
    for answer in answers:
        assert judge(bare_trace("pulley", question, answer)).verdict["answer"] == "abstain"


@pytest.mark.parametrize("answer", ["5.9 N", "21 N"])
def test_by_how_much_one_exceeds_the_other_is_not_how_large_it_is(answer: str) -> None:
    question = (
        "A 0.30 kg ball goes round a vertical circle on a 0.80 m string at a constant 4.0 m/s. By"
        " how much does the tension at the bottom exceed that at the top? g = 9.8 m/s²"
    )
    assert judge(bare_trace("circular_motion", question, answer)).outcome == "abstain"


def test_an_angle_to_the_vertical_is_none_to_the_horizontal() -> None:
    """5.0 kg and 4.0 kg at 30° to the horizontal: 9.8 (5.0 - 4.0 sin 30°)/9.0 = 3.27 m/s²."""
    question = (
        "A 4.0 kg block on a smooth incline of {angle} is tied by a string over a light pulley at"
        " the top to a hanging 5.0 kg block. What is the acceleration? g = 9.8 m/s²."
    )
    told = question.format(angle="30° to the horizontal")
    assert judge(bare_trace("pulley", told, "3.27 m/s²")).verdict["answer"] == "valid"
    assert judge(bare_trace("pulley", told, "1.67 m/s²")).outcome == "invalid"
    other = question.format(angle="60° to the vertical")
    assert judge(bare_trace("pulley", other, "3.27 m/s²")).outcome != "invalid"
    assert judge(bare_trace("pulley", other, "1.67 m/s²")).outcome != "valid"


def test_a_bar_that_lies_across_a_pivot_does_not_end_there() -> None:
    """90 N * 0.50 m = F * 1.50 m, and not F * 2.0 m."""
    question = (
        "A light bar 2.0 m long rests on a pivot 0.50 m from its left end. A 90 N weight hangs from"
        " the left end. What downward force at the right end balances the bar?"
    )
    assert judge(bare_trace("lever", question, "30 N")).outcome != "invalid"
    assert judge(bare_trace("lever", question, "22.5 N")).verdict["answer"] != "valid"


def test_a_number_given_under_another_load_is_no_answer():
    question = (
        "A spring is stretched 4.0 cm by 8.0 N. By how much is it stretched by 12 N if it is first"
        " cut in half?"
    )
    trace = {"scenario_family": "spring", "question": question, "state_0": {}, "transition": {},
             "state_1": {}, "answer": {"value": "4.0 cm"}}  # fmt: skip
    assert judge(trace).verdict["answer"] == "abstain"


@pytest.mark.parametrize(
    ("asked", "right"), [("in the first second", "6.0 m"), ("during the last second", "2.0 m")]
)
def test_a_second_that_no_number_tells_is_a_time(asked, right):
    question = (
        "A box slides at 8.0 m/s onto a floor with a coefficient of kinetic friction of 0.40. How"
        f" far does it slide {asked}? (g = 10 m/s²)"
    )
    assert judge(bare_trace("friction", question, right)).outcome != "invalid"
    assert judge(bare_trace("friction", question, "8.0 m")).outcome != "valid"


@pytest.mark.parametrize(
    ("family", "question", "right"),
    [
        (
            "free_fall",
            "With up as positive, a ball is thrown up at 30 m/s. What is the change in its velocity"
            " during the first 2.0 s? (g = 10 m/s²)",
            "-20 m/s",
        ),
        (
            "free_fall",
            "Stone A is dropped and stone B is thrown down at 5.0 m/s at once from the same place."
            " What is the velocity of B relative to A after 1.0 s?",
            "5.0 m/s",
        ),
        (
            "pendulum",
            "A pendulum of 2.25 m and another of 1.00 m swing side by side. How much longer is the"
            " period of the long one? (g = 9.8 m/s²)",
            "1.0 s",
        ),
        (
            "pendulum",
            "A pendulum of 1.00 m is lengthened by 0.44 m. By what factor does its period change?",
            "1.2",
        ),
        (
            "projectile",
            "A ball is thrown at 15 m/s horizontally from a 20 m roof. How far from the launch"
            " point, in a straight line, does it land? (g = 10 m/s²)",
            "25√2 m ≈ 36 m",
        ),
        (
            "inclined_plane",
            "A sled of 20 kg is pulled up a hill of 15° at constant speed without friction. What"
            " force does the hill exert on it? (g = 9.8 m/s²)",
            "189 N",
        ),
        (
            "inclined_plane",
            "A 4.0 kg block on a rough incline of 30° stays at rest. What total force does the"
            " surface push on the block with? (g = 9.8 m/s²)",
            "39 N",
        ),
    ],
)
def test_what_two_values_make_together_is_none_of_them(family, question, right):
    assert judge(bare_trace(family, question, right)).outcome != "invalid"
