"""What effect, change and answer say of one pair of opposites, set against one another."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge_unguarded

BEND = "A van enters a flat bend of radius 50 m at 25 m/s. Can it follow the bend?"
LOADS = (
    "Two buckets hang on a rope over a pulley: a red bucket of 4 kg and a blue bucket of 5 kg."
    " Which way does the red bucket move once they are released?"
)
WALL = (
    "A rubber ball flies at a wall and comes straight back. In which direction does the impulse"
    " of the wall on the ball point?"
)
PIPES = (
    "One magnet falls through a brass tube, a like magnet through a wooden tube. Which magnet"
    " arrives later at the bottom?"
)
PLANK = (
    "A beam rests on a pivot under its middle. Which side goes down?"
    " A) the left side B) the right side C) neither"
)


def _trace(question, change, answer, effect="It follows from the laws.", explanation="", bodies=()):
    trace = bare_trace("electrostatics", question, answer)
    trace["state_0"]["objects"] = [{"name": name, "attributes": {}} for name in bodies]
    trace["transition"] = {"rule": "Laws of motion", "effect": effect}
    trace["state_1"] = {"predicted_change": change}
    trace["answer"]["explanation"] = explanation
    return trace


def _codes(*args, **kwargs):
    return {f.code for f in judge_unguarded(_trace(*args, **kwargs)).findings}


@pytest.mark.parametrize(
    ("question", "bodies", "change", "answer"),
    [
        (BEND, ("van", "road"), "The tyres do not grip any more: the van skids.", "Yes"),
        (BEND, ("van", "road"), "Friction is sufficient and the van holds the bend.", "No"),
        (BEND, ("van", "road"), "The van skids outward.", "yes, it follows the bend"),
        (
            LOADS,
            ("red bucket", "blue bucket", "pulley"),
            "The blue bucket sinks and the red bucket rises.",
            "downward",
        ),
        (
            WALL,
            ("ball", "wall"),
            "The ball leaves the wall; the impulse on it points away from the wall.",
            "towards the wall",
        ),
        (
            PIPES,
            ("magnet 1", "magnet 2", "brass tube", "wooden tube"),
            "The magnet in the brass tube is braked and arrives later.",
            "the magnet in the wooden tube",
        ),
        (PLANK, ("beam", "pivot"), "The beam turns with its left side going down.", "B"),
    ],
)
def test_an_answer_that_says_the_opposite_of_state_1(question, bodies, change, answer):
    assert "WMW503" in _codes(question, change, answer, bodies=bodies)


@pytest.mark.parametrize(
    ("question", "bodies", "change", "answer", "explanation"),
    [
        (BEND, ("van",), "The tyres do not grip any more: the van skids.", "No", ""),
        (BEND, ("van",), "The van would skid only above 27 m/s.", "Yes", ""),
        (BEND, ("van",), "The van does not skid.", "Yes", "Above 27 m/s it would skid."),
        (BEND, ("van",), "At first the van holds the bend, then it skids.", "No", ""),
        (BEND, ("van", "truck"), "The truck skids and the van holds the bend.", "Yes", ""),
        (BEND, ("van",), "The cup in the van slides outward.", "Yes", ""),
        (
            LOADS,
            ("red bucket", "blue bucket", "pulley"),
            "The blue bucket sinks and the red bucket rises.",
            "upward",
            "",
        ),
        (
            LOADS,
            ("red bucket", "blue bucket", "pulley"),
            "The force of the rope on the red bucket points upward.",
            "downward",
            "",
        ),
        (WALL, ("ball", "wall"), "The ball pushes into the wall.", "away from the wall", ""),
        (
            WALL,
            ("ball", "wall"),
            "The impulse on the wall points into the wall.",
            "away from the wall",
            "The wall's impulse on the ball is opposite.",
        ),
        (
            PIPES,
            ("magnet 1", "magnet 2", "brass tube", "wooden tube"),
            "The magnet in the brass tube arrives later than the one in the wooden tube.",
            "the magnet in the brass tube",
            "",
        ),
        (
            PIPES,
            ("magnet 1", "magnet 2", "brass tube", "wooden tube"),
            "The magnet in the wooden tube arrives first.",
            "the magnet in the brass tube",
            "",
        ),
        (
            PIPES,
            ("magnet 1", "magnet 2", "brass tube", "wooden tube"),
            "Without currents the brass tube would not let it arrive later.",
            "the magnet in the wooden tube",
            "",
        ),
        (PLANK, ("beam", "pivot"), "The moment on the left is larger.", "B", ""),
        (PLANK, ("beam", "pivot"), "The left side goes up and the right side goes down.", "B", ""),
    ],
)
def test_an_answer_that_state_1_bears_out(question, bodies, change, answer, explanation):
    assert "WMW503" not in _codes(question, change, answer, explanation=explanation, bodies=bodies)


CRATE = (
    "A crate stands on the floor of a hall. The largest static friction on it is 120 N, and it is"
    " pushed with 150 N. What happens to it?"
)
RING = "A ring falls through the field of a magnet. A weaker magnet is taken. How does it fall now?"


@pytest.mark.parametrize(
    ("question", "bodies", "effect", "change"),
    [
        (
            CRATE,
            ("crate", "floor"),
            "Static friction cannot hold the crate.",
            "The crate stays at rest.",
        ),
        (CRATE, ("crate", "floor"), "So the crate starts to slide.", "The crate does not slide."),
        (
            RING,
            ("ring", "magnet"),
            "The braking force is weaker and so the ring falls faster.",
            "The ring falls even more slowly than before.",
        ),
    ],
)
def test_a_change_that_is_the_opposite_of_the_effect(question, bodies, effect, change):
    assert "WMW314" in _codes(question, change, "see above", effect=effect, bodies=bodies)


@pytest.mark.parametrize(
    ("question", "bodies", "effect", "change"),
    [
        (CRATE, ("crate", "floor"), "Static friction cannot hold the crate.", "The crate slides."),
        (
            CRATE,
            ("crate",),
            "A body slides when the push is too large.",
            "The crate stays at rest.",
        ),
        (CRATE, ("crate",), "Above 120 N the crate slides.", "The crate stays at rest."),
        (CRATE, ("crate",), "Friction keeps the crate from sliding.", "The crate stays at rest."),
        (
            CRATE,
            ("crate", "cart"),
            "The cart moves on the floor.",
            "The crate stays at rest on the cart.",
        ),
        (
            RING,
            ("ring", "magnet"),
            "The ring falls faster than with the strong magnet.",
            "At the end the ring falls more slowly again.",
        ),
    ],
)
def test_a_change_that_the_effect_leaves_open(question, bodies, effect, change):
    assert "WMW314" not in _codes(question, change, "see above", effect=effect, bodies=bodies)


FUSE = "A kettle and a heater run on one line that has a {thing}. Does the {thing} {ask}?"
LOOP = "A flat loop lies in a growing field. How does the induced current run, seen by the reader?"
BRICK = (
    "A brick is put on a tilted board. What does it do? (A) it slides with growing speed (B) it"
    " remains where it is (C) it slides steadily"
)
BUCKETS = (
    "Buckets of 2.5 kg (A) and 4.0 kg (B) hang on a cord over a pulley and are let go. Which one"
    " moves up?"
)


@pytest.mark.parametrize(
    ("question", "bodies", "change", "right", "wrong"),
    [
        (FUSE.format(thing="fuse", ask="hold"), ("fuse",),
         "The line carries 13.5 A, so the fuse blows.", "no", "yes, the fuse holds"),
        (FUSE.format(thing="breaker", ask="trip"), ("breaker",),
         "The line carries 13.5 A, so the breaker trips.", "yes", "no, it does not trip"),
        (FUSE.format(thing="fuse", ask="hold"), ("fuse",),
         "The line carries 8.5 A and the fuse does not blow.", "yes", "no"),
        (BRICK, ("brick", "board"), "The brick stays at rest on the board.", "B", "A"),
        (BRICK, ("brick", "board"), "The brick slides and gains speed.", "A", "B"),
        (LOOP, ("loop",), "The current runs clockwise.", "clockwise", "counterclockwise"),
        (BUCKETS, ("bucket A", "bucket B", "cord"), "B descends and A climbs at 2.3 m/s².",
         "bucket A", "bucket B"),
        (BUCKETS, ("bucket A", "bucket B", "cord"), "Bucket B goes down and bucket A goes up.",
         "bucket A", "bucket B"),
    ],
)  # fmt: skip
def test_right_and_wrong_answers_to_what_state_1_tells(question, bodies, change, right, wrong):
    assert "WMW503" in _codes(question, change, wrong, bodies=bodies)
    assert "WMW503" not in _codes(question, change, right, bodies=bodies)
