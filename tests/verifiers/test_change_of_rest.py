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
    ("family", "question", "bodies", "answer", "change", "other"),
    [
        # the limit is 39.2 N
        ("friction", PUSHED.format(push=50), ("crate", "floor"),
         "yes", "The crate starts to move.", "The crate stays at rest."),
        ("friction", PUSHED.format(push=30), ("crate", "floor"),
         "no", "The crate does not budge.", "The crate slides forward."),
        ("friction", PUSHED.format(push=30), ("crate", "floor"),
         "no", "The crate remains at rest on the floor.", "The crate begins to slide."),
        # tan 25° = 0.47, tan 35° = 0.70
        ("inclined_plane", LAID.format(angle=25), ("box", "plank"),
         "Yes", "The box stays where it is.", "The box slides down the plank."),
        ("inclined_plane", LAID.format(angle=35), ("box", "plank"),
         "No", "The box slides down the plank.", "The box stays at rest."),
    ],
)  # fmt: skip
def test_a_body_does_what_the_answer_says(family, question, bodies, answer, change, other):
    sound = judge(told(family, question, answer, change, bodies))
    faulty = judge(told(family, question, answer, other, bodies))
    assert sound.outcome != "invalid"
    assert faulty.labels == ("intervention",)


def test_another_body_may_move_all_the_while():
    question = PUSHED.format(push=30)
    change = "The worker moves forward on the floor."
    trace = told("friction", question, "no", change, ("crate", "worker", "floor"))
    assert judge(trace).outcome != "invalid"
