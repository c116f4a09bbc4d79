"""Answers that name the lesser of two that the predicted change sets in order."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.claims import collect
from wmw.verifiers.unfamiliar import contradictions

ARM = "A U-tube holds water, and oil in its left arm. In which arm is the free surface higher?"
SPEED = "Two carts roll down. Which cart has the greater speed at the bottom?"
BEAM = "Two lamps hang in a hall. Which lamp is brighter?"
ABOVE = "The oil surface in the left arm stands 1.8 cm above the water surface in the right arm."
FASTER = "The speed of the red cart is greater than the speed of the blue cart."
HEAVIER = "The mass of the red cart is greater than the mass of the blue cart."
SHIP = (
    "A barge comes from a lake into the saltier sea. Does it float higher or lower in the sea than"
    " in the lake?"
)
RIDES = "Less of the hull is under water and the barge rides higher."
PULSE = (
    "An upright pulse runs along a thin cord toward a thick one. Is the pulse reflected at the"
    " knot upright or inverted?"
)
BACK = "An inverted pulse runs back along the cord, and a small upright one goes on along the rope."


@pytest.mark.parametrize(
    ("question", "change", "answer", "wrong"),
    [
        (ARM, ABOVE, "in the right arm", True),
        (ARM, ABOVE, "in the left arm", False),
        (ARM, ABOVE, "the right", True),
        (ARM, ABOVE, "neither arm", False),
        (ARM, ABOVE, "in the left arm, 1.8 cm above the right one", False),
        (ARM, "The water stands 5 cm above the boundary in the right arm.", "the left arm", False),
        (ARM.replace("higher", "lower"), ABOVE, "in the right arm", False),
        (ARM.replace("higher", "lower"), ABOVE, "in the left arm", True),
        (ARM, ABOVE.replace("above", "below"), "in the right arm", False),
        (ARM, ABOVE.replace("stands", "does not stand"), "in the right arm", False),
        (SPEED, FASTER, "the blue cart", True),
        (SPEED, FASTER, "the red cart", False),
        (SPEED, FASTER.replace("greater", "smaller"), "the blue cart", False),
        (SPEED, FASTER.replace("greater", "smaller"), "the red cart", True),
        (SPEED, HEAVIER, "the blue cart", False),
        (SPEED, FASTER.replace("is greater", "is no greater"), "the blue cart", False),
        (BEAM, "The large lamp is brighter than the small lamp.", "the small lamp", True),
        (BEAM, "The large lamp is brighter than the small lamp.", "the large lamp", False),
        (SHIP, RIDES, "lower in the sea", True),
        (SHIP, RIDES, "higher in the sea", False),
        (SHIP, RIDES, "lower in the lake", False),
        (SHIP, "Less water is displaced and the level rides higher.", "lower", False),
        (SHIP, "In the lake it would ride higher and less is dry.", "lower", False),
        (PULSE, BACK, "upright", True),
        (PULSE, BACK, "inverted", False),
        (PULSE.replace("reflected", "transmitted"), BACK, "upright", False),
    ],
)
def test_the_answer_is_the_one_that_the_change_says(question, change, answer, wrong):
    objects = [{"name": n} for n in ("barge", "oil", "left arm", "right arm", "cord")]
    trace = bare_trace("fluid", question, answer, state_0={"objects": objects})
    trace["state_1"] = {"predicted_change": change}
    codes = {finding.code for finding in contradictions(collect(trace))}
    assert ("WMW503" in codes) is wrong


CHAIR = (
    "A painter of 75 kg sits in a chair of 15 kg, on a rope that runs over a pulley to her hands."
    " With what force must she pull to rise steadily?"
)


@pytest.mark.parametrize(
    ("question", "answer", "explanation", "wrong"),
    [
        (CHAIR, 882, "She pulls on the rope with it.", True),
        (CHAIR, 441, "She pulls on the rope with it.", False),
        (CHAIR, 882, "It is the sum of both strands.", False),
        (CHAIR.replace("With what force must she pull", "What is the weight"), 882, "", False),
        (CHAIR.replace("With what force", "What load and with what force"), 882, "", False),
    ],
)
def test_a_weight_is_no_answer_for_another_force(question, answer, explanation, wrong):
    forces = [
        {"name": "weight", "target": "painter", "direction": "down", "magnitude": 882, "unit": "N"}
    ]
    state_0 = {"objects": [{"name": "painter"}], "forces": forces}
    trace = bare_trace("pulley", question, answer, state_0=state_0)
    trace["answer"] = {"value": answer, "unit": "N", "explanation": explanation}
    trace["state_1"] = {
        "predicted_change": "The painter rises with a tension of 441 N in the rope.",
        "new_variables": {"T": "441 N"},
    }
    trace["derivation"] = "90 × 9.8 = 882 N; T = 882 / 2 = 441 N"
    codes = {finding.code for finding in contradictions(collect(trace))}
    assert ("WMW503" in codes) is wrong
