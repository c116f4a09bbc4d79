"""Letters in brackets that name bodies, and letters that mark options."""

from __future__ import annotations

import pytest

from wmw.verifiers.questions.options import split_options


@pytest.mark.parametrize(
    "question",
    [
        "Buckets of 2.5 kg (A) and 4.0 kg (B) hang over a pulley. Which one moves up?",
        "A 2 kg block (A) rests on a 3 kg block (B). Find the force on A.",
        "A red car (a) follows a blue car (b) at 20 m/s. How far apart are they after 3 s?",
    ],
)
def test_letters_that_name_bodies_are_no_options(question: str) -> None:
    assert split_options(question) == (question, ())


@pytest.mark.parametrize(
    "question",
    [
        "What is its speed? (A) 3 m/s (B) 4 m/s. Use g = 9.8 m/s².",
        "A ball is dropped. Its speed after 1 s is (A) 9.8 m/s (B) 4.9 m/s. Which is right?",
        "A bolt is loosened either (A) with 40 N or (B) with 30 N. Which way is easier?",
        "The reading of the scale (A) increases (B) decreases (C) does not change",
    ],
)
def test_letters_behind_what_is_asked_mark_options(question: str) -> None:
    assert len(split_options(question)[1]) > 1
