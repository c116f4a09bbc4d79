"""A wrong answer that state 1 has as well is no slip of the answer alone."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge_unguarded

PANE = (
    "A pane lets 900 W of heat through at some temperature difference. What is the heat flow"
    " through a pane three times as thick, all else being equal?"
)
BOX = (
    "A closed box of 2.0 kg and 1.5 L is let go under water of 1000 kg/m³. Does it rise to the"
    " surface, hover or sink to the ground?"
)
STRING = (
    "A puck is whirled in a level circle on a string. The string breaks. Does the puck fly off"
    " along the tangent, straight outward along the radius, or keep on its circle?"
)


def _labels(family, question, answer, change, effect, derivation=None):
    value, unit = answer if isinstance(answer, tuple) else (answer, None)
    names = ("pane", "box", "water", "puck", "string")
    objects = [{"name": n} for n in names if n in question]
    trace = bare_trace(family, question, answer, state_0={"objects": objects})
    trace["transition"] = {"rule": "As the law has it", "effect": effect}
    trace["state_1"] = {"predicted_change": change}
    trace["derivation"] = derivation
    trace["answer"] = {"value": value, "unit": unit}
    return judge_unguarded(trace).labels


@pytest.mark.parametrize(
    ("family", "question", "answer", "change", "effect", "labels"),
    [
        ("thermal", PANE, (2700, "W"), "Now 2700 W flow.", "The pane is thicker.", "intervention"),
        ("thermal", PANE, (2700, "W"), "Less heat flows.", "The pane is thicker.", "faithfulness"),
        ("thermal", PANE, (300, "W"), "Now 300 W flow.", "The pane is thicker.", ""),
        ("buoyancy", BOX, "sink to the ground", "The box goes down.", "Two forces act.", ""),
        (
            "buoyancy", BOX, "rises to the surface", "The box rises up to the surface.",
            "The weight is larger than the buoyant force.", "intervention",
        ),
        (
            "buoyancy", BOX, "rises to the surface", "The box comes to the ground.",
            "The weight is larger than the buoyant force.", "faithfulness",
        ),
        (
            "circular_motion", STRING, "straight outward", "It flies straight outward.",
            "Nothing pulls the puck any more.", "intervention",
        ),
        (
            "circular_motion", STRING, "straight outward", "It keeps the velocity that it had.",
            "Nothing pulls the puck any more.", "faithfulness",
        ),
    ],
)  # fmt: skip
def test_state_1_is_blamed_that_has_the_wrong_answer(
    family, question, answer, change, effect, labels
):
    assert _labels(family, question, answer, change, effect) == ((labels,) if labels else ())


DOUGH = (
    "A tennis ball and a lump of dough have the same mass and hit a door with the same speed. The"
    " ball bounces straight back, the dough sticks. Which gives the door the larger impulse?"
)
SKATERS = (
    "Ann (50 kg) and Bob (75 kg) stand at rest face to face on frictionless ice, Ann on the left."
    " They push each other off, and Ann slides away to the left at 1.8 m/s. What is Bob's velocity?"
)


@pytest.mark.parametrize(
    ("family", "question", "answer", "change", "labels"),
    [
        ("collision", DOUGH, "the dough", "The dough pushes it by a larger impulse than the ball.",
         "intervention"),
        ("collision", DOUGH, "the dough", "The ball pushes it by a larger impulse than the dough.",
         "faithfulness"),
    ],
)  # fmt: skip
def test_who_is_more_and_which_way_are_said_already(family, question, answer, change, labels):
    effect = "What is given to the one is given to the other in the opposite direction."
    assert _labels(family, question, answer, change, effect) == (labels,)


@pytest.mark.parametrize(("way", "labels"), [("left", ("intervention",)), ("right", ())])
def test_a_speed_of_the_right_size_that_goes_the_wrong_way_is_told_before(way, labels):
    answer, change = f"1.2 m/s to the {way}", f"Bob slides to the {way} at 1.2 m/s."
    effect = "What is given to the one is given to the other in the opposite direction."
    working = "v_B = 50 × 1.8 / 75 = 1.2 m/s"
    assert _labels("collision", SKATERS, answer, change, effect, working) == labels
