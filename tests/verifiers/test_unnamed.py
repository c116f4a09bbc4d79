"""A time, length or speed that is asked for without its noun."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.comparing.dependence import read_dependence
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.reading import read_question
from wmw.verifiers.questions.unnamed import unnamed
from wmw.verifiers.vocabulary.lexicon import plain


def _asked(sentence: str, family: str) -> list[str]:
    return list(unnamed(plain(sentence), family))


@pytest.mark.parametrize(
    "sentence",
    [
        "How long does the hammer fall?",
        "How much time passes before the pebble strikes the river?",
        "How many seconds later does it hit the ground?",
        "How soon after it slipped has it reached the water?",
    ],
)
def test_any_words_for_a_time_ask_for_the_time_of_the_fall(sentence: str) -> None:
    assert _asked(sentence, "free_fall") == ["t_flight"]


def test_the_question_word_tells_the_kind() -> None:
    landing = "is the ball when it strikes the ground"
    assert "t_flight" not in _asked(f"How fast {landing}?", "projectile")
    assert _asked(f"How fast {landing}?", "projectile") == ["v_land"]
    assert _asked("How many feet does it fall?", "free_fall") == ["d_fall"]


def test_how_long_it_takes_asks_for_no_length_nor_for_the_way_up_from_a_high_place() -> None:
    start = "a pebble to reach the water if it is thrown up from the top of a cliff 40 m high"
    assert _asked(f"How long does it take {start}?", "free_fall") == ["t_flight"]
    assert _asked("How long does it take a pebble to reach the top?", "free_fall") == ["t_up"]


def test_the_larger_set_of_words_tells_more() -> None:
    assert _asked("How high does it rise?", "free_fall") == ["h_top", "h_rise"]
    assert _asked("How high does it rise above the street?", "free_fall") == ["h_max_ground"]


def test_what_must_be_is_not_what_is() -> None:
    assert _asked("How fast must it be thrown to land on the roof?", "projectile") == ["v_0"]


def test_words_after_a_minus_speak_of_something_else() -> None:
    assert _asked("How far does it fall?", "free_fall") == ["d_fall"]
    assert _asked("How far apart do they fall?", "free_fall") == []


def test_a_phrase_of_the_family_that_stands_there_comes_first() -> None:
    question = "A ball is dropped from 20 m. How fast is it moving just before it hits the ground?"
    targets = read_question(question, "free_fall").targets
    assert next(iter(targets)) == "v_land"


def test_how_many_asks_for_no_outcome_that_only_goes_on() -> None:
    text = "A stone is thrown at 20 m/s at 30° from a cliff 50 m high."
    later = read_question(f"{text} How many seconds later does it clear the wall?", "projectile")
    assert later.outcomes == ()
    assert read_question(f"{text} Does it clear the wall?", "projectile").outcomes == ("clears",)


def test_a_quantity_that_is_named_is_not_any_other_of_its_kind() -> None:
    question = (
        "A 7.0 kg box sits at rest on a rough plank that slopes at 12°; the coefficient of static"
        " friction is 0.50. How large is the friction force that acts on it?"
    )
    assert judge(bare_trace("inclined_plane", question, "14.3 N")).verdict["answer"] == "valid"
    assert judge(bare_trace("inclined_plane", question, "33.6 N")).outcome == "invalid"


def test_twice_as_long_a_time_is_no_length() -> None:
    question = (
        "A stunt man is caught so that the time to stop him is twice as long as before. How does"
        " the average force on him change?"
    )
    told = read_dependence(question, "collision")
    assert told is not None
    assert told.changed == ("t_c",)


def test_when_asks_for_a_time() -> None:
    assert _asked("When do the two stones meet?", "free_fall") == ["t_meet"]
    assert "t_meet" not in _asked("How far apart are they when they meet?", "free_fall")
