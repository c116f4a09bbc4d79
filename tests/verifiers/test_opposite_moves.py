"""What goes one way in the effect and the opposite way in the predicted change."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge


def trace(question, effect, change):
    """Return a trace of no family with a question, an effect and a change."""
    return {
        "id": "moves",
        "scenario_family": "no such family",
        "question": question,
        "state_0": {},
        "transition": {"effect": effect},
        "state_1": {"predicted_change": change},
        "answer": {"value": None},
    }


FAULTS = [
    ("Which way does the compass needle point?", "The needle turns clockwise.",
     "The needle turns anticlockwise by 10°."),
    ("A boat sails from a river into the sea. Does it float higher or lower?",
     "Salt water is denser, so the boat floats higher.", "The boat sinks deeper."),
    ("Light enters glass at 40°. How is it refracted?", "The ray bends toward the normal.",
     "The ray bends away from the normal."),
    ("A crate lies on a ramp and is pulled with 30 N. Which way does it slide?",
     "The pull is too weak, so the crate slides down the ramp.", "The crate slides up the ramp."),
    ("The resistance of the wire is raised. What does the lamp do?",
     "Less current flows, and the lamp becomes dimmer.", "The lamp becomes brighter."),
    ("A rod lies across a magnetic field and carries 2 A. Where is it pushed?",
     "The rod moves to the left.", "The rod moves right by 2 cm."),
    ("A gas is warmed in a cylinder with a light piston.", "The gas expands.",
     "The gas is compressed by the piston."),
]  # fmt: skip


@pytest.mark.parametrize(("question", "effect", "change"), FAULTS)
def test_the_opposite_way(question, effect, change):
    assert [f.code for f in judge(trace(question, effect, change)).findings] == ["WMW314"]


SOUND = [
    ("A ball is thrown up at 12 m/s.", "The ball moves up.", "The ball moves down to the hand."),
    ("A cart rolls against a wall.", "The cart moves to the right.",
     "After the bounce the cart moves to the left."),
    ("A bob swings from A to C.", "The bob moves to the left.", "The bob moves to the right."),
    ("Two carts part.", "The light cart moves to the left.", "The heavy cart moves to the right."),
    ("Two carts of a train part.", "The cart moves to the left.", "The cart moves to the right."),
    ("A spring gun is loaded and let go.", "The spring is compressed.", "The spring expands."),
    ("A car brakes and drives on.", "The car slows down.", "The car speeds up."),
    ("A car drives over a hill.", "The car slows down.", "The car speeds up."),
    ("A magnet is pushed into a ring.", "The current flows clockwise.",
     "When it leaves, the current flows anticlockwise."),
    ("A loop enters a field and leaves it.", "The current flows clockwise.",
     "The current flows anticlockwise."),
    ("A crate lies on a ramp.", "Without friction the crate would slide down.",
     "The crate slides up."),
    ("A crate lies on a ramp.", "The crate does not slide down the ramp.",
     "The crate slides up the ramp."),
    ("A crate is on a ramp.", "The friction acts down the ramp.", "The crate slides up the ramp."),
    ("A crate is on a ramp.", "The weight pulls the crate down.", "The crate slides up the ramp."),
    ("A ray enters glass and leaves it.", "The ray bends toward the normal.",
     "At the other face the ray bends away from the normal."),
    ("A ray crosses a slab.", "The ray bends toward the normal as it enters.",
     "The ray bends away from the normal."),
    ("A crate is on a ramp.", "The crate accelerates down the ramp.", "The crate slides up."),
    ("A bulb is unscrewed.", "The first lamp gets brighter.", "The second lamp gets dimmer."),
    ("A bulb is unscrewed.", "The lamp in the side branch gets brighter.", "The lamp gets dimmer."),
    ("A seesaw is loaded.", "The left end moves down.", "The right end moves up."),
    ("A plank is loaded.", "The plank tips to the left until it rests on the block.",
     "The plank tips to the right."),
    ("A cube is lowered in water.", "The cube sinks.", "The level of the water goes up."),
    ("A cork is held under water.", "The cork is pulled down by its weight, the lift is larger.",
     "The cork moves up."),
    ("A gas goes through a cycle.", "The gas expands.", "The gas is compressed."),
    ("A bar is heated and cooled again.", "The bar expands.", "The bar contracts."),
]  # fmt: skip


@pytest.mark.parametrize(("question", "effect", "change"), SOUND)
def test_two_bodies_or_two_moments(question, effect, change):
    assert not judge(trace(question, effect, change)).findings
