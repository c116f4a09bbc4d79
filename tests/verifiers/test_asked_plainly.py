"""Questions whose words stand in another order than the phrases of a family have them."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.comparing.changed_by_symbol import symbols_in_words
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.asked_plainly import asked_plainly
from wmw.verifiers.questions.verbs_joined import verbs_joined

RETOLD = [
    ("What must μ_s at least be so that it stays?", "What is the minimum μ_s so that it stays?"),
    (
        "How large must the coefficient of friction be at the very least?",
        "What is the minimum coefficient of friction?",
    ),
    ("With what speed at least must it jump?", "With what minimum speed must it jump?"),
    ("What is cart B's final velocity?", "What is the final velocity of cart B?"),
    ("What is ball 2's speed then?", "What is the speed of ball 2 then?"),
    ("Both have a mass of 160 g.", "each has a mass of 160 g."),
    ("It falls between t = 1.0 s and t = 2.0 s.", "It falls between 1.0 s and 2.0 s."),
]
LEFT = [
    "What speed must the ball have to go round at least once?",
    "What is the speed of the ball's shadow?",
    "The current grows between t = 1.0 s and t = 2.0 s.",
]


@pytest.mark.parametrize(("told", "plainly"), RETOLD)
def test_what_is_asked_is_put_in_the_usual_order(told: str, plainly: str) -> None:
    assert asked_plainly(told) == plainly


@pytest.mark.parametrize("told", LEFT)
def test_other_words_stay_as_they_are(told: str) -> None:
    assert asked_plainly(told) == told


def test_a_verb_stands_together_with_what_belongs_to_it() -> None:
    told = "She lets a 1.3 kg hammer and a feather go at the same time."
    assert verbs_joined(told) == "She lets go of a 1.3 kg hammer and a feather at the same time."


def test_a_symbol_that_is_changed_goes_by_its_noun() -> None:
    told = "It has speed v_0. By what factor does its range grow if v_0 is tripled?"
    assert "if the launch speed is tripled" in symbols_in_words(told, "projectile")
    told = "What happens to the range if the speed v_0 is tripled?"
    assert symbols_in_words(told, "projectile") == told


@pytest.mark.parametrize(
    ("answer", "outcome"), [("4", "valid"), ("1/4", "valid"), ("2", "invalid")]
)
def test_what_shrinks_by_a_factor_of_four_becomes_a_quarter(answer: str, outcome: str) -> None:
    question = (
        "A ball is launched over level ground at a fixed angle. By what factor does its range"
        " shrink if the launch speed is halved?"
    )
    verdict = judge(bare_trace("projectile", question, answer))
    assert verdict.verdict["answer"] == outcome
