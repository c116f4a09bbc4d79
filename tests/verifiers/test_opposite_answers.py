"""Answers in words that are the opposite of the predicted change, and those that are not."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.accounts.opposite_answers import opposite_answer
from wmw.verifiers.claims import collect
from wmw.verifiers.unfamiliar import contradictions

TOWARD = "A ring hangs beside a coil. Is the ring pulled toward the coil or pushed away from it?"
THAN = "A lift starts upward. Is the reading of the scale in it larger than mg, or smaller than mg?"
RISING = "A stone is thrown up at 12 m/s. How high is it after 1.5 s, and is it still rising?"
SLIDES = "A box stands on a ramp of 12 degrees. Does the box slide?"
ALL = "Ice of 30 g is put into warm tea. Does all the ice melt?"
GLOWS = "A lamp is put between the wires. Does the lamp glow?"
FIRST = "A ring and a box are dropped together on the Moon. Does the ring reach the ground first?"
AT_ONCE = "A ring is dropped, a box thrown on the level. Do both reach the ground at the same time?"


@pytest.mark.parametrize(
    ("question", "change", "answer", "contradicts"),
    [
        (TOWARD, "The ring is pushed away from the coil.", "toward the coil", True),
        (TOWARD, "The ring is pushed away from the coil.", "away from the coil", False),
        (TOWARD, "It does not move away.", "toward the coil", False),
        (TOWARD, "It moves toward the coil first and away from it later.", "away from it", False),
        (THAN, "The scale shows a value larger than mg.", "smaller than mg", True),
        (THAN, "The scale shows a value larger than mg.", "larger than mg", False),
        (THAN, "The scale shows a value larger than 600 N.", "smaller than mg", False),
        (RISING, "After 1.5 s the stone is at 7.0 m and still moves up.", "7.0 m, falling", True),
        (RISING, "The stone is at 7.0 m and moves down.", "7.0 m, it is still rising", True),
        (RISING, "The stone is at 7.0 m and moves down.", "7.0 m, falling", False),
        (RISING, "It rises to 7.3 m and then falls.", "7.0 m, falling", False),
        (SLIDES, "The box slides down.", "No", True),
        (SLIDES, "The box does not slide.", "yes, it slides", True),
        (SLIDES, "The box does not slide.", "No, it stays where it is", False),
        (SLIDES, "The box slides only if it is pushed.", "No", False),
        (ALL, "The ice melts.", "No, 4 g are left", False),
        (GLOWS, "The lamp glows.", "no", True),
        (GLOWS, "The lamp glows.", "yes", False),
        (GLOWS, "The wire glows, the lamp stays dark.", "no", False),
        (FIRST, "Both reach the ground at the same time.", "yes", True),
        (FIRST, "Both reach the ground at the same time.", "no", False),
        (FIRST, "The ring and the box land together.", "Yes", True),
        (FIRST, "The ring is let go together with the box and lands first.", "yes", False),
        (FIRST, "They do not land at the same time.", "yes", False),
        (AT_ONCE, "Both land together.", "No", True),
        (AT_ONCE, "Both land together.", "yes", False),
        (AT_ONCE, "The ring lands before the box.", "yes", True),
        (AT_ONCE, "The ring lands before the box.", "no", False),
    ],
)
def test_only_the_opposite_of_what_is_offered_contradicts(question, change, answer, contradicts):
    state_0 = {"objects": [{"name": n} for n in ("ring", "coil", "box", "lamp", "wire", "stone")]}
    trace = bare_trace("spring", question, answer, state_0=state_0)
    trace["state_1"] = {"predicted_change": change}
    assert (opposite_answer(collect(trace)) is not None) is contradicts


def test_it_is_told_without_a_reading():
    trace = bare_trace("unheard_of", TOWARD, "toward the coil")
    trace["state_1"] = {"predicted_change": "The ring is pushed away from the coil."}
    [found] = contradictions(collect(trace))
    assert (found.code, found.label) == ("WMW503", "faithfulness")
