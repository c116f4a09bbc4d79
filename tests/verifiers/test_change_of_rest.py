"""A change in which a body moves that rests by the answer, or the other way round."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

PUSHED = (
    "A 10 kg crate on a level floor (static coefficient 0.40) is pushed horizontally with {push} N."
    " Does it start to move? g = 9.8 m/s²"
)
LAID = (
    "Will a 6 kg box laid on a {angle}° plank with a static coefficient of 0.55 stay where it is?"
)


def told(family, question, answer, change, bodies):
    """Return a trace that says nothing but the change and the answer."""
    return bare_trace(
        family,
        question,
        answer,
        state_0={"objects": [{"name": body} for body in bodies]},
        state_1={"predicted_change": change},
    )


@pytest.mark.parametrize(
    ("push", "answer", "change", "other"),
    [  # the limit is 39.2 N
        (50, "yes", "The crate starts to move.", "The crate stays at rest."),
        (30, "no", "The crate does not budge.", "The crate slides forward."),
        (30, "no", "The crate remains at rest on the floor.", "The crate begins to slide."),
    ],
)
def test_what_is_pushed_does_what_the_answer_says(push, answer, change, other):
    bodies = ("crate", "floor")
    question = PUSHED.format(push=push)
    sound = judge(told("friction", question, answer, change, bodies))
    faulty = judge(told("friction", question, answer, other, bodies))
    assert sound.outcome != "invalid"
    assert faulty.labels == ("intervention",)


@pytest.mark.parametrize(
    ("angle", "answer", "change", "other"),
    [  # tan 25° = 0.47, tan 35° = 0.70
        (25, "Yes", "The box stays where it is.", "The box slides down the plank."),
        (35, "No", "The box slides down the plank.", "The box stays at rest."),
    ],
)
def test_what_is_laid_on_a_slope_does_what_the_answer_says(angle, answer, change, other):
    bodies = ("box", "plank")
    question = LAID.format(angle=angle)
    sound = judge(told("inclined_plane", question, answer, change, bodies))
    faulty = judge(told("inclined_plane", question, answer, other, bodies))
    assert sound.outcome != "invalid"
    assert faulty.labels == ("intervention",)


def test_another_body_may_move_all_the_while():
    question = PUSHED.format(push=30)
    change = "The worker moves forward on the floor."
    trace = told("friction", question, "no", change, ("crate", "worker", "floor"))
    assert judge(trace).outcome != "invalid"
