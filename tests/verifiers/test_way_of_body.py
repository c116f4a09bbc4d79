"""Which way one of two joined bodies goes: asked alone, told beside a value, or in a change."""

import pytest

from tests.bare import bare_trace, statuses
from wmw.verifiers.pipeline import judge

_OVER = "Block A (2.0 kg) and block B (3.0 kg) hang from the ends of a light string over a frictionless pulley and are released. "  # noqa: E501
_PLAIN = "Masses of 2.0 kg and 3.0 kg are joined by a string over a smooth pulley and released. "
_TABLE = "A 4.0 kg cart on a smooth table is joined by a string over a pulley to a hanging 1.0 kg weight. "  # noqa: E501
_SLOPE = "Mass A of 3.0 kg lies on a smooth incline of 30° and is joined by a cord over a pulley at the top to mass B of 2.0 kg, which hangs freely. "  # noqa: E501


@pytest.mark.parametrize(
    ("question", "right", "wrong"),
    [
        (_OVER + "Find the acceleration of block B.", "1.96 m/s² down", "1.96 m/s² up"),
        (_OVER + "Find the acceleration of the lighter block.", "1.96 m/s² up", "1.96 m/s² down"),
        (_PLAIN + "Which way does the 2.0 kg mass move?", "upward", "downward"),
        (
            _PLAIN + "Which way does the 2.0 kg mass move, and with what acceleration?",
            "upward, 1.96 m/s²",
            "downward, 1.96 m/s²",
        ),
        (_TABLE + "Find the acceleration of the hanging weight.", "1.96 m/s² down", "1.96 m/s² up"),
        (_SLOPE + "What is the acceleration of B?", "0.98 m/s² downward", "0.98 m/s² upward"),
    ],
)
def test_the_way_of_a_body_goes_with_its_acceleration(question, right, wrong):
    question += " Use g = 9.8 m/s²."
    assert statuses("pulley", question, right, wrong) == ("valid", "invalid")


@pytest.mark.parametrize(
    "answer",
    ["1.96 m/s² (block A moves up)", "1.96 m/s², speeding up", "1.96 m/s²"],
)
def test_what_is_told_of_another_body_or_of_the_speed_is_no_way(answer):
    question = _OVER + "Find the acceleration of block B. Use g = 9.8 m/s²."
    assert statuses("pulley", question, answer) == ("valid",)


def _labels(**states):
    question = _OVER + "What is their acceleration? Use g = 9.8 m/s²."
    return judge(bare_trace("pulley", question, "1.96 m/s²", **states)).labels


def test_a_change_has_no_body_go_the_other_way():
    wrong = {"predicted_change": "Block B rises while block A sinks."}
    assert _labels(state_1=wrong) == ("intervention",)
    assert _labels(state_1={"predicted_change": "Block B sinks while block A rises."}) == ()
    supposed = {"predicted_change": "If A were heavier, block B would rise."}
    assert _labels(state_1=supposed) == ()


def test_an_effect_has_no_body_go_the_other_way():
    assert _labels(transition={"effect": "Block A goes down, block B goes up."}) == ("transition",)
    assert _labels(transition={"effect": "Block A goes up, block B goes down."}) == ()


def test_masses_of_two_letters_are_not_exchanged():
    def of(m_a, m_b):
        return _labels(state_0={"variables": {"m_A": m_a, "m_B": m_b}})

    assert of("2.0 kg", "3.0 kg") == ()
    assert of("3.0 kg", "2.0 kg") == ("state",)


@pytest.mark.parametrize(
    ("question", "right"),
    [
        (_PLAIN + "In which direction does the tension act on the 3.0 kg mass?", "upward"),
        (_PLAIN + "In which direction is the net force on the 2.0 kg mass?", "up"),
        (
            "Masses of 2.0 kg and 3.0 kg hang over a smooth pulley. The 3.0 kg mass has been given"
            " an upward speed of 1.0 m/s. Which way does the 3.0 kg mass move at first?",
            "up",
        ),
        (_PLAIN + "What is the weight of the lighter mass? (g = 9.8 m/s²)", "19.6 N downward"),
    ],
)
def test_the_way_of_a_force_or_of_a_push_is_none_that_the_weights_decide(question, right):
    assert judge(bare_trace("pulley", question, right)).outcome != "invalid"


def test_who_climbs_is_no_weight_on_a_string():
    """The rope must bear 12 * 9.8 N; the monkey climbs with (117.6 - 98) / 10."""
    question = (
        "A monkey of 10 kg hangs on a rope over a pulley with a 12 kg bunch of bananas at the other"
        " end resting on the floor. With what least acceleration must the monkey climb to lift the"
        " bananas? (g = 9.8 m/s²)"
    )
    assert judge(bare_trace("pulley", question, "1.96 m/s²")).outcome != "invalid"
