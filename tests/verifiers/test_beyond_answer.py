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
