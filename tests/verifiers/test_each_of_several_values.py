"""Answers of several values: each is held against what is asked for, and against the trace."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace, statuses
from wmw.verifiers.pipeline import judge

SERIES = (
    "A 9.0 V battery is connected to a 1.0 Ω and a 2.0 Ω resistor in series."
    " Find the current and the voltage across the 2.0 Ω resistor."
)
HELD = (
    "A 5.0 kg crate lies at rest on a frictionless slope of 37°, held by a cord parallel to it."
    " Find the tension in the cord and the normal force. Use g = 9.8 m/s²."
)
WHIRLED = (
    "A 0.20 kg stone moves at 3.0 m/s in a horizontal circle of radius 0.60 m."
    " What are its centripetal acceleration and the force toward the center?"
)
DROPPED = (
    "A stone is dropped from 19.6 m. How long does it fall and how fast does it hit the ground?"
)
PLANK = (
    "A uniform plank 4.0 m long with a mass of 20 kg rests on supports at its two ends. A 60 kg"
    " painter stands 1.0 m from the left end. Calculate the upward force exerted by each support."
)
GLIDERS = (
    "Two gliders of 250 g each move toward each other on an air track, the left one at 0.60 m/s to"
    " the right, the right one at 0.20 m/s to the left. The collision is perfectly elastic. With"
    " what velocities do they move afterwards? Count velocities to the right as positive."
)
TWO_STONES = (
    "Stone P is let fall from 4.9 m above a pond, stone Q from 19.6 m."
    " After what time does each reach the water? (g = 9.8 m/s²)"
)
TACKLE = (
    "An ideal block and tackle with four supporting ropes raises a 600 N box by 1.5 m. What is the"
    " pull needed and what length of rope is pulled in?"
    "\n(A) 150 N, 6.0 m (B) 150 N, 0.375 m (C) 300 N, 3.0 m (D) 2400 N, 6.0 m"
)


def _is_judged(family: str, question: str, answer: str, outcome: str) -> None:
    """Assert the status of a bare answer, and that a wrong one makes the trace invalid."""
    verdict = judge(bare_trace(family, question, answer))
    assert verdict.verdict["answer"] == outcome
    assert (verdict.outcome == "invalid") == (outcome == "invalid")


@pytest.mark.parametrize(
    ("family", "question", "answer", "outcome"),
    [
        ("circuit", SERIES, "3.0 A, 6.0 V", "valid"),
        ("circuit", SERIES, "3.0 A, 3.0 V", "abstain"),  # the other resistor's
        ("inclined_plane", HELD, "29.5 N and 39.1 N", "valid"),
        ("inclined_plane", HELD, "39.1 N and 29.5 N", "invalid"),
        ("inclined_plane", HELD, "normal force 39.1 N, tension 29.5 N", "valid"),
        ("inclined_plane", HELD, "tension 39.1 N, normal force 29.5 N", "invalid"),
        ("inclined_plane", HELD, "N = 39.1 N, T = 29.5 N", "valid"),
        ("circular_motion", WHIRLED, "15 m/s², 3.0 N", "valid"),
        ("circular_motion", WHIRLED, "15 m/s², 1.0 N", "invalid"),
        ("free_fall", DROPPED, "2.0 s, 19.6 m/s", "valid"),
        ("free_fall", DROPPED, "2.0 s, 9.8 m/s", "invalid"),
        ("lever", PLANK, "R_L = 539 N, R_R = 245 N", "valid"),
        ("collision", GLIDERS, "u₁ = −0.20 m/s; u₂ = +0.60 m/s", "valid"),  # u is no old velocity
        ("pulley", TACKLE, "(A)", "valid"),
        ("pulley", TACKLE, "(C)", "invalid"),
    ],
)
def test_every_value_is_of_what_is_asked(
    family: str, question: str, answer: str, outcome: str
) -> None:
    _is_judged(family, question, answer, outcome)


@pytest.mark.parametrize(
    ("question", "results", "answer", "found"),
    [
        (TWO_STONES, {"t_P": "1.0 s", "t_Q": "2.0 s"}, "P: 1.0 s, Q: 2.0 s", False),
        (TWO_STONES, {"t_P": "1.0 s", "t_Q": "2.0 s"}, "P after 1.0 s and Q after 4.0 s", True),
        (TWO_STONES, {"t_P": "1.0 s", "t_Q": "2.0 s"}, "1.0 s and 3.0 s in all", False),  # a sum
        (TWO_STONES, {"t_P": "1.0 s", "t_Q": "2.0 s"}, "P: 2.0 s, Q: 1.0 s", True),
        (TWO_STONES, {"v": "0 m/s", "a_top": "9.8 m/s²"}, "v = 0 and a = 0", True),
        (TWO_STONES, {"v": "0 m/s", "a_top": "9.8 m/s²"}, "v = 0 and a = 9.8 m/s²", False),
        (TWO_STONES, {"I": "1.0 A", "U": "8.0 V"}, "1.0 A and 4.0 V", True),
        (TWO_STONES, {"I": "1.0 A", "U": "8.0 V"}, "1000 mA and 8 V", False),
        (TACKLE, {"F": "150 N", "s": "6.0 m"}, "(A)", False),
        (TACKLE, {"F": "150 N", "s": "6.0 m"}, "(B)", True),
    ],
)
def test_no_value_stands_in_the_place_of_a_result(
    question: str, results: dict[str, str], answer: str, *, found: bool
) -> None:
    # A scene that no family has: the trace is held against itself alone.
    trace = bare_trace("hypothetical", question, answer)
    trace["state_1"] = {"predicted_change": "It comes about so.", "new_variables": results}
    labels = {f.code: f.label for f in judge(trace).findings}
    assert labels.get("WMW503") == ("faithfulness" if found else None)


NARROWS = (
    "Water flows through a horizontal pipe that narrows from 6.0 cm² to 2.0 cm². In the wide part"
    " it moves at 0.50 m/s. What is the speed in the narrow part, and is the pressure there higher"
    " or lower?"
)
CANDLE = (
    "A candle stands 30 cm in front of a converging lens of focal length 20 cm. How far behind the"
    " lens is the image, and is it upright or inverted?"
)
COUPLED = (
    "A 3.0 kg cart at 4.0 m/s hits a 1.0 kg cart at rest and they couple. What is their speed, and"
    " does the kinetic energy increase or decrease?"
)


SHAVING = (
    "A lamp stands 45 cm from a concave mirror of focal length 15 cm. What is the image distance,"
    " and is the image upright or inverted?"
)
TIED = (
    "Two resistors, R1 = 3.0 Ω and R2 = 9.0 Ω, are in series with 24 V. Find the voltage of each."
)
LAID = (
    "A 2.0 kg book lies at rest on a slope of 30°. Find the normal force and the friction."
    " Use g = 9.8 m/s²."
)


@pytest.mark.parametrize(
    ("family", "question", "right", "wrong"),
    [
        ("circuit", TIED, "U1 = 6.0 V, U2 = 18 V", "U1 = 18 V, U2 = 6.0 V"),
        ("inclined_plane", LAID, "17 N and 9.8 N", "9.8 N and 17 N"),
    ],
)
def test_two_values_in_each_others_place_are_not_called_right(
    family: str, question: str, right: str, wrong: str
) -> None:
    assert judge(bare_trace(family, question, right)).verdict["answer"] == "valid"
    assert judge(bare_trace(family, question, wrong)).verdict["answer"] != "valid"


@pytest.mark.parametrize(
    ("family", "question", "answer", "outcome"),
    [
        ("fluid", NARROWS, "1.5 m/s; the pressure is lower", "valid"),
        ("optics", SHAVING, "22.5 cm", "abstain"),  # nor is its sign that of another axis
        ("optics", SHAVING, "11 cm", "invalid"),
        ("optics", f"{SHAVING} Give the image distance.", "22.5 cm", "valid"),
        ("fluid", NARROWS, "1.5 m/s; the pressure is higher", "invalid"),
        ("fluid", NARROWS, "1.5 m/s", "abstain"),  # nothing is said of the pressure
        ("optics", CANDLE, "60 cm, inverted", "valid"),
        ("optics", CANDLE, "60 cm, upright", "invalid"),
        ("collision", COUPLED, "3.0 m/s; it increases", "abstain"),
    ],
)
def test_the_way_beside_a_value_is_held_as_well(
    family: str, question: str, answer: str, outcome: str
) -> None:
    _is_judged(family, question, answer, outcome)


@pytest.mark.parametrize(
    ("explanation", "outcome"),
    [("It is inverted, as the magnification is negative.", "valid"), ("It is upright.", "abstain")],
)
def test_the_way_may_stand_in_the_reason(explanation: str, outcome: str) -> None:
    trace = bare_trace("optics", CANDLE, "60 cm")
    trace["answer"] |= {"explanation": explanation}
    assert judge(trace).verdict["answer"] == outcome


@pytest.mark.parametrize(
    ("question", "right", "wrong"),
    [
        ("A nut is dropped into a shaft 45 m deep. With g = 10 m/s², give the time of the fall and"
         " the velocity at the bottom.", "3.0 s and 30 m/s", "3.0 s and 15 m/s"),
        ("A ball is thrown straight up at 20 m/s. How high does it rise, and how long is it in the"
         " air? Use g = 10 m/s².", "20 m and 4.0 s", "20 m and 2.0 s"),
    ],
)  # fmt: skip
def test_a_second_value_is_that_of_the_second_thing_asked_for(
    question: str, right: str, wrong: str
) -> None:
    outcomes = statuses("free_fall", question, right, wrong)
    assert outcomes[0] == "valid"
    assert outcomes[1] != "valid"
