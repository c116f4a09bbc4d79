"""A change that a question tells as done: by a factor, by another body, by what is added."""

from __future__ import annotations

import pytest
from bare import bare_trace

from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.added_later import added_later
from wmw.verifiers.questions.made_times import made_times
from wmw.verifiers.questions.nouns_before_letters import nouns_before_letters


def outcome(family: str, question: str, answer: str) -> str:
    """Return what is said of a bare answer: its field valid, or the trace invalid."""
    verdict = judge(bare_trace(family, question, answer))
    return "invalid" if verdict.outcome == "invalid" else verdict.verdict["answer"]


CANNON = (
    "A mortar on level ground fires a ball at 12 m/s, 40° above the horizontal. {change} Neglect"
    " air resistance. Use g = 9.8 m/s². What is the new range on the level ground?"
)


@pytest.mark.parametrize(
    ("change", "right", "wrong"),
    [
        ("The launch speed is then doubled, at the same angle.", "57.9 m", "14.5 m"),
        ("Next the launch speed is tripled and the ball is fired again.", "130 m", "14.5 m"),
        ("The launch speed is now halved and the shot repeated.", "3.62 m", "14.5 m"),
    ],
)
def test_a_factor_that_is_told_as_done_is_put_in(change: str, right: str, wrong: str) -> None:
    question = CANNON.format(change=change)
    assert outcome("projectile", question, right) == "valid"
    assert outcome("projectile", question, wrong) == "invalid"


@pytest.mark.parametrize(
    ("question", "total"),
    [
        (
            "Cart A (2.0 kg) hits cart B (1.5 kg) at rest and sticks to it. Cart B is then replaced"
            " by one of twice its mass. What is the common speed now?",
            "3.0 kg",
        ),
        (
            "Block 1 (2.0 kg) and block 2 (3.0 kg) hang over a pulley. The mass of block 2 is then"
            " tripled. What is the new acceleration?",
            "9.0 kg",
        ),
        (
            "A 0.50 kg block oscillates on a spring. The block is exchanged for another one that is"
            " four times as heavy. What is the new period?",
            "2.00 kg",
        ),
    ],
)
def test_what_is_made_so_many_times_as_large_gets_its_value(question: str, total: str) -> None:
    made = made_times(question)
    assert made is not None
    assert made.total == total


@pytest.mark.parametrize(
    "question",
    [
        "Block 1 has three times the mass of block 2 (2.0 kg). What is its acceleration?",
        "A 2.0 kg block and a 3.0 kg block hang. One is replaced by a rope. What is the tension?",
        "Cart B (1.5 kg) is as heavy as two carts A. What is the common speed?",
    ],
)
def test_what_only_compares_is_no_change(question: str) -> None:
    assert made_times(question) is None


def test_what_is_fixed_to_one_of_two_is_added_to_it() -> None:
    told = added_later(
        "Block 1 (2.3 kg) and block 2 (5.3 kg) hang from a string over a light pulley. Then a piece"
        " of 0.5 kg is fixed to block 1 and the blocks are released. What is the new acceleration?"
    )
    assert told is not None
    assert "the mass of block 1 is changed to 2.8 kg" in told.question


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (
            "Carts A and B start together, A at 2 m/s and B at 3 m/s.",
            "Cart A and cart B start together, cart A at 2 m/s and cart B at 3 m/s.",
        ),
        ("Lamps P (4 Ω) and Q (6 Ω) glow.", "Lamp P (4 Ω) and lamp Q (6 Ω) glow."),
        ("Boxes X (4 kg) and Y (6 kg) rest.", "Box X (4 kg) and box Y (6 kg) rest."),
        ("Ends A and B rest on trestles, A at 1 m.", "Ends A and B rest on trestles, A at 1 m."),
        ("Balls A and B are thrown.", "Balls A and B are thrown."),
    ],
)
def test_letters_get_the_noun_that_stands_before_the_first(question: str, said: str) -> None:
    assert nouns_before_letters(question) == said


PENDULUMS = (
    "Pendulum P has a string of 130 cm, pendulum Q one of 0.64 m. Both swing with small amplitudes."
    " What is the period of pendulum {which}? Use g = 9.8 m/s^2."
)
BALLS = (
    "Balls A and B are thrown horizontally from a ledge 2.47 m above level ground, A at 10.9 m/s"
    " and B at 18.9 m/s. Use g = 9.81 m/s². How far from the foot of the ledge does ball {which}"
    " land?"
)


@pytest.mark.parametrize(
    ("family", "question", "right", "wrong"),
    [
        ("pendulum", PENDULUMS.format(which="P"), "2.29 s", "1.61 s"),
        ("pendulum", PENDULUMS.format(which="Q"), "1.61 s", "2.29 s"),
        ("projectile", BALLS.format(which="A"), "7.73 m", "13.4 m"),
        ("projectile", BALLS.format(which="B"), "13.4 m", "7.73 m"),
    ],
)
def test_the_one_that_a_letter_tells_is_asked_for(
    family: str, question: str, right: str, wrong: str
) -> None:
    assert outcome(family, question, right) == "valid"
    assert outcome(family, question, wrong) == "invalid"


CROWBAR = (
    "A crowbar 2.0 m long lies level across a fulcrum that is 24 cm from its tip. The tip is under"
    " a rock, and a worker {presses} 210 N. The weight of the bar is negligible. With what force"
    " does the tip {push} on the rock while the bar is at rest?"
)
BOOM = (
    "A uniform horizontal {bar} of mass 20 kg and length 3.2 m is hinged to a wall at its left end."
    " A {line} is attached to it 2.4 m from the hinge and runs up to the wall, making an angle of"
    " 60° with the {bar}. What is the tension in it? Use g = 9.8 m/s^2."
)


@pytest.mark.parametrize(
    ("presses", "push"),
    [
        ("presses straight down on the other end with", "push up"),
        ("pushes down on the far end with", "press"),
        ("leans on the handle end with", "act"),
    ],
)
def test_the_force_of_the_tip_is_not_that_of_the_hand(presses: str, push: str) -> None:
    question = CROWBAR.format(presses=presses, push=push)
    assert outcome("lever", question, "1540 N") == "valid"
    assert outcome("lever", question, "28.6 N") == "invalid"


@pytest.mark.parametrize(
    ("bar", "line"), [("boom", "light cable"), ("beam", "massless rope"), ("strut", "light wire")]
)
def test_a_light_line_does_not_make_the_bar_light(bar: str, line: str) -> None:
    question = BOOM.format(bar=bar, line=line)
    assert outcome("lever", question, "151 N") == "valid"
    assert outcome("lever", question, "226 N") == "invalid"
