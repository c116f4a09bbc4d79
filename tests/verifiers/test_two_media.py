"""Waves counted per minute, and waves that pass from one medium into another, told by any words."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.core.quantity import find_measurements
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.two_media import how_often, media_in_order


def _verdict(family: str, question: str, answer: str) -> str:
    return judge(bare_trace(family, question, answer)).to_dict()["verdict"]["answer"]


@pytest.mark.parametrize(
    ("family", "question", "right", "wrong"),
    [
        (
            "wave",
            "A moored boat bobs up and down 8 times a minute as waves pass under it. Neighbouring"
            " crests are 20 m apart. How fast do the waves travel?",
            "2.7 m/s",
            "160 m/s",
        ),
        (
            "wave",
            "A cork floating on a pond bobs up and down 30 times per minute. The ripples travel at"
            " 0.40 m/s. What is their wavelength?",
            "0.80 m",
            "0.20 m",
        ),
        (
            "wave",
            "Twelve wave crests pass a pier every minute. The distance between crests is 15 m. What"
            " is the wave speed?",
            "3.0 m/s",
            "180 m/s",
        ),
        (
            "wave",
            "A duck bobs up and down 15 times in 30 s. Crests are 1.2 m apart. What is the speed of"
            " the waves?",
            "0.60 m/s",
            "2.4 m/s",
        ),
        (
            "wave",
            "Ripples of wavelength 8.0 cm travel at 0.40 m/s in the deep part of a tank and pass"
            " into a shallow part where their speed is 0.20 m/s. What is their wavelength in the"
            " shallow part?",
            "4.0 cm",
            "16 cm",
        ),
        (
            "wave",
            "Water waves with a wavelength of 6.0 cm move at 30 cm/s in deep water. In shallow"
            " water their speed is 20 cm/s. Find the wavelength there.",
            "4.0 cm",
            "9.0 cm",
        ),
        (
            "wave",
            "Water waves pass from shallow water, where they travel at 0.20 m/s with a wavelength"
            " of 3.0 cm, into deep water, where they travel at 0.30 m/s. What is the wavelength in"
            " the deep water?",
            "4.5 cm",
            "2.0 cm",
        ),
        (
            "wave",
            "A wave of wavelength 2.0 m travels at 6.0 m/s along a light rope and passes into a"
            " heavy rope, where its speed is 3.0 m/s. What is its wavelength in the heavy rope?",
            "1.0 m",
            "4.0 m",
        ),
    ],
)
def test_counts_in_a_time_and_two_media(family: str, question: str, right: str, wrong: str) -> None:
    assert _verdict(family, question, right) == "valid"
    assert _verdict(family, question, wrong) == "invalid"


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("8 times a minute as", "8 per minute as"),
        ("20 times in one minute", "20 per minute"),
        ("12 crests a minute", "12 per minute"),
        ("3 times a secondary", "3 times a secondary"),
        ("4 times one", "4 times one"),
    ],
)
def test_how_often(text: str, read: str) -> None:
    assert how_often(text) == read


def test_a_count_in_an_account_is_no_frequency_of_the_motion() -> None:
    for text in ("It passes the middle 3 times a second.", "2 times per second"):
        assert find_measurements(text)[0].measurement.unit is None


@pytest.mark.parametrize(
    "text",
    [
        "Water waves pass from deep water into shallow water. How does the wavelength change?",
        "A pump lifts 3 kg from the deep end to the shallow end, 2 m and 4 m away.",
    ],
)
def test_other_questions_are_left_alone(text: str) -> None:
    assert media_in_order(text) == text
