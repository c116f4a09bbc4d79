"""Forces that belong to one body of the scene, and that a list has on another, or nowhere."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

BALLS = "An iron ball of mass 4.5 kg and a wooden ball of mass 180 g are dropped. Which is first?"
TIED = "A block on a smooth table is tied by a string over a pulley to a hanging load. How fast?"
CUT = (
    "A block on a smooth table is tied by a string to a hanging load. The string is cut. How fast?"
)
PRESS = "In a press a force of 220 N pushes down on the small piston. How much does the large bear?"
HATCH = "A boat lies in the sea with a flat hatch in its roof. How hard is the hatch pushed?"
COIN = "A coin lies at rest on the bottom of a tank of syrup. How deep does it seem to lie?"
LOOP = "A car drives round the inside of a loop. How hard does the track push it at the top?"
RAILS = "A rod slides on two rails that a resistor joins, in a field. How hard must a hand pull?"
TOSS = "A ball is thrown from a tower at 11 m/s, 50° above the horizontal. How high does it rise?"
STRAIGHT = "A ball is thrown straight up from a tower at 11 m/s. How high does it rise?"
RAMP = "Boxes P and Q slide, one after the other, down a frictionless ramp. How fast is box Q?"
GUN = "A cannon on level ground fires a ball at 16 m/s, 26° above the horizontal. How far?"
BEND = "What is the greatest speed at which a car can take a flat bend of 75 m without skidding?"
HELD = "A block on a spring of 200 N/m is held 5.0 cm to the right of its equilibrium. How hard?"


def blamed(question, bodies, forces, relations=()):
    """Return the pointers of what is found wrong with the forces of a list."""
    state = {
        "objects": [{"name": name} for name in bodies],
        "relations": [{"type": kind, "args": list(args)} for kind, *args in relations],
        "forces": [
            {"name": name, "target": target, "direction": way, "magnitude": size, "unit": "N"}
            for name, target, way, size in forces
        ],
    }
    rule = {"rule": "centripetal force" if question == BEND else ""}
    verdict = judge(bare_trace("none", question, None, state_0=state, transition=rule))
    assert {*verdict.labels} <= {"force"}
    return [finding.pointer.removeprefix("/state_0/") for finding in verdict.findings]


def balls(second):
    return (
        BALLS,
        ("iron_ball", "wooden_ball"),
        [
            ("gravity on A", "iron_ball", "down", 44.1),
            ("gravity on B", "wooden_ball", "down", second),
        ],
    )  # fmt: skip


def tied(question, *further):
    forces = [
        ("weight_1", "table block", "down", 9.8),
        ("normal force", "table block", "up", 9.8),
        ("weight_2", "hanging load", "down", 13.7),
        ("tension_2", "hanging load", "up", 5.7),
        *further,
    ]
    bodies = ("table block", "hanging load", "string", "pulley", "table")
    ends = [("attached", body, "string") for body in bodies[:2]]
    return question, bodies, forces, ends


def one(question, bodies, name, target, way, *relations, size=None, beside=()):
    return question, bodies.split(", "), [(name, target, way, size), *beside], relations


WEIGHT = ("weight", "car", "down", None)
WRONG = {
    "the weight of another ball": (balls(44.1), "forces/1/magnitude"),
    "a string that pulls one block alone": (tied(TIED), "forces"),
    "the push on the other piston": (
        one(PRESS, "small piston, large piston", "applied force", "large piston", "down", size=220),
        "forces/0/target",
    ),
    "water above that pushes up": (
        one(HATCH, "hatch, sea water", "water force", "hatch", "up",
            ("above", "sea water", "hatch")),
        "forces/0/direction",
    ),
    "air below that pushes down": (
        one(HATCH, "hatch, air", "force of air", "hatch", "down", ("below", "air", "hatch")),
        "forces/0/direction",
    ),
    "what bears the coin pushes it down": (
        one(COIN, "coin, tank bottom", "normal force", "coin", "down",
            ("on", "coin", "tank bottom")),
        "forces/0/direction",
    ),
    "the magnetic force on the resistor": (
        one(RAILS, "rod, rails, resistor", "magnetic force", "resistor", "right"),
        "forces/0/target",
    ),
    "gravity against a slanted throw": (
        one(TOSS, "ball, tower", "gravity", "ball", "opposite to the motion"),
        "forces/0/direction",
    ),
    "friction on a smooth ramp": (
        one(RAMP, "box P, box Q, ramp", "friction_Q", "box Q", "up the ramp", size=1.3),
        "forces/0",
    ),
    "the weight of the cannon alone": (
        one(GUN, "ball, cannon, ground", "gravity", "cannon", "down"),
        "forces/0/target",
    ),
    "friction along the bend": (
        one(BEND, "car, road", "static friction", "car", "opposite to the motion", beside=[WEIGHT]),
        "forces/0/direction",
    ),
    "half the pull of a spring": (
        one(HELD, "block, spring", "spring force", "block", "left", size=5.0),
        "forces/0/magnitude",
    ),
}  # fmt: skip
SOUND = {
    "each its own weight": balls(1.76),
    "a string that pulls both": tied(TIED, ("tension_1", "table block", "right", 5.7)),
    "a string that is cut": tied(CUT),
    "the push on the small piston": one(
        PRESS, "small piston, large piston", "applied force", "small piston", "down", size=220
    ),
    "the same push on the oil, too": one(
        PRESS, "small piston, large piston, oil", "push", "small piston", "down",
        size=220, beside=[("force", "oil", "down", 220)],
    ),
    "water above that pushes down": one(
        HATCH, "hatch, sea water", "water force", "hatch", "down", ("above", "sea water", "hatch")
    ),
    "what bears the coin": one(
        COIN, "coin, tank bottom", "normal force", "coin", "up", ("on", "coin", "tank bottom")
    ),
    "a track over its car": one(
        LOOP, "car, track", "normal force", "car", "down", ("on", "car", "track")
    ),
    "the magnetic force on the rod": one(
        RAILS, "rod, rails, resistor", "magnetic force", "rod", "right"
    ),
    "gravity against a throw upward": one(
        STRAIGHT, "ball, tower", "gravity", "ball", "opposite to the motion"
    ),
    "friction that is none": one(
        RAMP, "box P, box Q, ramp", "friction_Q", "box Q", "up the ramp", size=0
    ),
    "friction toward the centre": one(
        BEND, "car, road", "static friction", "car", "toward the centre", beside=[WEIGHT]
    ),
    "the pull of a spring": one(HELD, "block, spring", "spring force", "block", "left", size=10),
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_a_force_on_the_wrong_body_or_turned_is_found(case: str) -> None:
    listed, where = WRONG[case]
    assert blamed(*listed) == [where]


@pytest.mark.parametrize("case", SOUND)
def test_a_sound_list_is_left_alone(case: str) -> None:
    assert not blamed(*SOUND[case])
