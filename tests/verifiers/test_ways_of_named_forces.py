"""Ways that no force of its name can have: weights, normal forces, pulls of lines, blows."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

APPLE = "An apple falls from a branch 3.2 m above the ground. How fast is it at the ground?"
MOON = "On the Moon an astronaut lets go of a hammer. How does it fall?"
LOOP = "A stone on a string is whirled in an upright circle. How fast must it be at its top?"
HILL = "A van drives over the top of a hill at 15 m/s. How hard does the road push the van there?"
RING = "A van drives round the inside of a loop at 15 m/s. How hard does the road push the van?"
SLOPE = "A puck slides from rest down a smooth slope of 30°. How fast does it become?"
BOB = "How long must a pendulum be that has a period of 2.0 s?"
BAT = "A ball reaches a bat at 40 m/s and is struck straight back at 50 m/s. How hard is it hit?"
PLANK = "A painter of 600 N stands on a plank that rests on a support at each end. How hard?"
WALL = "A ball hits a wall and bounces straight back from it. How hard is it hit?"
PROBE = "A probe coasts between the Earth and the Moon. Where do the two pulls balance?"
RAILS = "A van runs over a hump so fast that rails hold it down. How hard?"
TWO = "A ball strikes a heavier ball at rest and bounces back. How fast does the other go?"
BESIDE = "A ball lies beside a wall. A rope pulls it away from the wall. How does it move?"
TIED = "A ball hangs by a rope that is tied to a wall. How hard does the wall press it?"
WHIRLED = "A boy whirls a stone on a string. How hard is the boy pulled?"
UPHILL = "A block is launched up a rough slope and comes back. How fast is it at the bottom?"
WHEEL = "A puck on a string rounds a smooth table in a circle at a steady 13 m/s. How tight is it?"
SLOWED = "A puck on a string goes round a rough table in a circle and slows down. How tight is it?"
TOWED = "A boy pulls a cart by a rope along a bend at a steady 2.0 m/s. How hard must he pull?"
OVER = "A ring is let go above a magnet on a table and falls round it. How is the magnet pushed?"
COIL = "A magnet is dropped through a coil that is closed in itself. How does it fall?"
TOSSED = "A magnet is thrown up through a coil. What is the induced current like?"
BODIES = {
    WHEEL: "puck",
    TOWED: "cart",
    OVER: "magnet",
    SLOWED: "puck",
    COIL: "magnet",
    TOSSED: "magnet",
    APPLE: "apple",
    MOON: "hammer",
    LOOP: "stone",
    HILL: "van",
    RING: "van",
    SLOPE: "puck",
    BOB: "bob",
    BAT: "ball",
    PLANK: "plank",
    UPHILL: "block",
    RAILS: "van",
    WHIRLED: "boy",
}


def _blamed(question: str, name: str, way: str) -> bool:
    body = BODIES.get(question, "ball")
    relations = [{"type": "on", "args": ["painter", "plank"]}]
    state = {
        "objects": [{"name": body}, {"name": "painter"}],
        "relations": relations if question == PLANK else [],
        "forces": [{"name": name, "target": body, "direction": way}],
    }
    verdict = judge(bare_trace("none", question, None, state_0=state))
    places = {(f.label, f.pointer) for f in verdict.findings}
    return places == {("force", "/state_0/forces/0/direction")}


@pytest.mark.parametrize(
    ("question", "name", "wrong", "right"),
    [
        (APPLE, "weight of the apple", "away from the ground", "toward the ground"),
        (APPLE, "G", "away from the ground", "toward the ground"),
        (MOON, "lunar gravity", "away from the lunar surface", "toward the lunar surface"),
        (LOOP, "weight", "upward, toward the centre", "downward, toward the centre"),
        (HILL, "normal force", "downward, away from the centre", "upward, away from the centre"),
        (SLOPE, "normal force", "perpendicular to the slope, toward it",
         "perpendicular to the slope, away from it"),
        (BOB, "F_T", "along the cord, away from the pivot", "along the cord, toward the pivot"),
        (BOB, "tension at the lowest point", "away from the pivot", "toward the pivot"),
        (BAT, "average force of the bat on the ball", "along its first motion",
         "opposite to its first motion"),
        (WALL, "average force", "along its first motion", "opposite to its first motion"),
        (TIED, "tension", "away from the wall", "toward the wall"),
        (PLANK, "painter", "up", "down"),
        (UPHILL, "kinetic friction during the ascent", "up the slope", "down the slope"),
        (UPHILL, "kinetic friction on its way down", "down the slope", "up the slope"),
        (WHEEL, "tension", "backward, opposite to its velocity", "toward the centre of the circle"),
        (WHEEL, "string tension", "tangential, forward", "inward along the string"),
        (COIL, "braking force of the coil", "downward", "upward"),
        (COIL, "force of the induced current", "down", "up"),
    ],
)  # fmt: skip
def test_a_way_that_its_name_rules_out(question: str, name: str, wrong: str, right: str) -> None:
    assert _blamed(question, name, wrong)
    assert not _blamed(question, name, right)


@pytest.mark.parametrize(
    ("question", "name", "way"),
    [
        (RING, "normal force", "downward, toward the centre"),
        (SLOPE, "gravity", "up the slope, by its component"),
        (BAT, "force of gravity", "along its first motion"),
        (BAT.replace("struck straight back", "let through"), "force of the bat",
         "along its first motion"),
        (PLANK, "support", "up"),
        (PROBE, "Earth's gravity", "away from the Moon"),
        (PROBE, "gravity of the Moon", "away from the Earth"),
        (RAILS, "normal force", "downward"),
        (TWO, "average force", "along the initial velocity"),
        (WALL, "average force of the hand", "along its first motion"),
        (BESIDE, "tension", "to the right, away from the wall"),
        (WHIRLED, "tension", "outward, away from the centre"),
        (UPHILL, "kinetic friction", "up the slope"),
        (SLOWED, "tension", "backward, opposite to its velocity"),
        (WHEEL, "friction", "backward"),
        (TOWED, "tension", "forward"),
        (OVER, "force of the induced current", "downward"),
        (TOSSED, "force of the induced current", "downward"),
    ],
)  # fmt: skip
def test_a_way_that_it_may_have(question: str, name: str, way: str) -> None:
    assert not _blamed(question, name, way)


@pytest.mark.parametrize(
    ("question", "name", "target", "way"),
    [
        (HILL, "normal force on the hill", "hill", "downward"),
        (HILL, "normal force", "bridge", "down"),
        (UPHILL, "kinetic friction while going up", "slope", "up the slope"),
    ],
)
def test_what_a_body_does_to_what_bears_it(question: str, name: str, target: str, way: str) -> None:
    state = {
        "objects": [{"name": BODIES[question]}, {"name": target}],
        "forces": [{"name": name, "target": target, "direction": way}],
    }
    assert not judge(bare_trace("none", question, None, state_0=state)).findings


def test_what_hangs_on_a_body_may_pull_it_up() -> None:
    state = {
        "objects": [{"name": "box"}, {"name": "balloon"}],
        "relations": [{"type": "on", "args": ["balloon", "box"]}],
        "forces": [{"name": "force of balloon", "target": "box", "direction": "up"}],
    }
    question = "A balloon is tied on a box and pulls it with 2 N. How hard does the box press?"
    assert not judge(bare_trace("none", question, None, state_0=state)).findings


@pytest.mark.parametrize(
    ("question", "blamed"),
    [
        ("A crate stays at rest on a ramp of 20°. How large is the friction?", True),
        ("A banked bend has a radius of 30 m. What is the top speed of a van that does not slip?",
         False),
        ("A ball stays in a cone that leans at 40° and circles at 3 m/s. What is its height?",
         False),
    ],
)  # fmt: skip
def test_friction_holds_up_what_stays_but_not_what_is_driven_round_a_bank(
    question: str, blamed: bool
) -> None:
    forces = [
        {"name": "weight", "target": "body", "direction": "down"},
        {"name": "normal force", "target": "body", "direction": "perpendicular to the slope"},
        {"name": "friction", "target": "body", "direction": "down the slope"},
    ]
    state = {"objects": [{"name": "body"}], "forces": forces}
    found = judge(bare_trace("none", question, None, state_0=state)).findings
    assert bool(found) == blamed
