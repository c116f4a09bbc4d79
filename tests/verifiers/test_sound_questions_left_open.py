"""Questions whose right answer was called wrong by a reading near to what they ask."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.down_to_zero import with_unit_at_zero


@pytest.mark.parametrize(
    ("family", "question", "right"),
    [
        (
            "fluid",
            "At a depth of 4.0 m in a lake the pressure is 140 kPa. What is it at 8.0 m?",
            "179 kPa",
        ),
        (
            "fluid",
            "At a depth of 4.0 m the pressure is 140 kPa. What is the pressure at 8.0 m?",
            "179 kPa",
        ),
        (
            "fluid",
            "Water moves at 1.5 m/s in a hose 2.0 cm wide and leaves the nozzle straight up at"
            " 12 m/s. How high does it rise?",
            "7.35 m",
        ),
        (
            "free_fall",
            "A ball thrown down at 4.0 m/s reaches 10 m/s at a depth of 4.3 m. What is its speed at"
            " 8.6 m?",
            "13.6 m/s",
        ),
        (
            "buoyancy",
            "A raft settles 3.0 cm under a load of 200 kg. How far does it settle under 400 kg?",
            "6.0 cm",
        ),
        (
            "collision",
            "A 3.0 kg trolley at 4.0 m/s runs into a 1.0 kg trolley at rest and couples to it. The"
            " 1.0 kg trolley is replaced by one of 5.0 kg. What is the common speed now?",
            "1.5 m/s",
        ),
        (
            "friction",
            "A sledge that starts at 8.0 m/s stops after 9.0 m. How far does it slide from 16 m/s"
            " where the friction coefficient is half as large?",
            "72 m",
        ),
        (
            "friction",
            "A 4.0 kg crate slides over a floor with μk = 0.30. Then another identical crate is"
            " placed on it. What friction acts now? g = 9.8 m/s²",
            "23.5 N",
        ),
        (
            "free_fall",
            "A nut and, 0.40 s later, a bolt drop from one beam. What happens to the difference of"
            " their speeds while both fall? (A) it grows (B) it shrinks (C) it stays constant",
            "(C)",
        ),
        (
            "projectile",
            "As a thrown ball flies on from launch to landing, how does its vertical speed change?",
            "it falls, then rises",
        ),
        (
            "pendulum",
            "A pendulum of 0.30 m has a period of 1.1 s. What is the period of one of 1.2 m where"
            " gravity is four times as strong?",
            "1.1 s",
        ),
        (
            "em_induction",
            "A bar that moves at 3.0 m/s in a field has an emf of 0.60 V. What is the emf of a bar"
            " twice as long that moves at 6.0 m/s?",
            "2.4 V",
        ),
        (
            "lever",
            "A light 3.0 m board lies on a log at its middle. A 250 N boy sits at the left end and"
            " a 500 N man sits on the right side. How far from the log must he sit so that the"
            " board is level?",
            "0.75 m",
        ),
        (
            "em_induction",
            "A magnet sits inside a coil. As it is pulled out, what does the voltmeter show?",
            "a brief deflection",
        ),
        (
            "em_induction",
            "A magnet lies still in a coil while the coil is moved away. Does the galvanometer"
            " deflect?",
            "Yes",
        ),
        (
            "em_induction",
            "A magnet falls through a copper pipe that is slit along its whole length. How does"
            " its fall compare with that in an unslit pipe?",
            "It falls faster",
        ),
        (
            "wave",
            "A siren is 100 dB at 2 m. How far must one go for it to be 80 dB?",
            "20 m",
        ),
        (
            "wave",
            "A horn of 300 Hz recedes at 34 m/s; sound 340 m/s. How many Hz lower than 300 Hz is"
            " what you hear?",
            "27 Hz",
        ),
        (
            "wave",
            "What is the sound level of 8 identical fans if one of them gives 52 dB?",
            "61 dB",
        ),
        (
            "wave",
            "One of ten identical machines has a level of 80 dB by itself. What level do they all"
            " have together?",
            "90 dB",
        ),
        (
            "circuit",
            "A voltmeter of resistance 10 kΩ is across a 10 kΩ resistor that is in series with"
            " another 10 kΩ resistor to a 9 V battery. What does the voltmeter read?",
            "3.0 V",
        ),
        (
            "optics",
            "A thin lens gives an image twice the size of an object 15 cm away. The image is caught"
            " on a screen. What is the focal length?",
            "10 cm",
        ),
    ],
)
def test_a_right_answer_is_not_called_wrong(family: str, question: str, right: str) -> None:
    assert judge(bare_trace(family, question, right)).outcome != "invalid"


@pytest.mark.parametrize(
    ("family", "question", "wrong"),
    [
        (
            "friction",
            "A sledge that starts at 8.0 m/s stops after 9.0 m. How far does it slide from 16 m/s"
            " where the friction coefficient is half as large?",
            "18 m",
        ),
        (
            "pendulum",
            "A pendulum of 0.30 m has a period of 1.1 s. What is the period of one of 1.2 m where"
            " gravity is four times as strong?",
            "0.55 s",
        ),
        (
            "em_induction",
            "A bar that moves at 3.0 m/s in a field has an emf of 0.60 V. What is the emf of a bar"
            " twice as long that moves at 6.0 m/s?",
            "1.2 V",
        ),
        (
            "circuit",
            "A 1.5 V cell of internal resistance 0.5 Ω is connected to a 2.5 Ω resistor by thick"
            " copper wire. What current flows?",
            "3 A",
        ),
        (
            "circuit",
            "The current in a wire stays the same while its length is doubled. What happens to the"
            " voltage across it?",
            "It stays the same",
        ),
        (
            "optics",
            "A make-up mirror shows a face 3 times as large when it is 20 cm away. What is its"
            " focal length?",
            "15 cm",
        ),
    ],
)
def test_a_wrong_answer_is_not_called_right(family: str, question: str, wrong: str) -> None:
    assert judge(bare_trace(family, question, wrong)).verdict["answer"] != "valid"


def test_a_bare_nought_has_the_unit_of_the_value_before_it() -> None:
    told = "It goes from 4.0 A to 0 in 10 ms, from 3 m/s to 0, and from 2 T to 0 T."
    said = "It goes from 4.0 A to 0 A in 10 ms, from 3 m/s to 0 m/s, and from 2 T to 0 T."
    assert with_unit_at_zero(told) == said
    assert with_unit_at_zero("from 3 m to 0.5 m, and from 90 dogs to 0") == (
        "from 3 m to 0.5 m, and from 90 dogs to 0"
    )
