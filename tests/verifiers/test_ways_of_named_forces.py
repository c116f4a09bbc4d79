"""Ways that no force of its name can have: weights, normal forces, pulls of lines, blows."""

from __future__ import annotations

import pytest
from bare import bare_trace

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
UPHILL = "A block is launched up a rough slope and comes back. How fast is it at the bottom?"
BODIES = {
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
        (PLANK, "painter", "up", "down"),
        (UPHILL, "kinetic friction during the ascent", "up the slope", "down the slope"),
        (UPHILL, "kinetic friction on its way down", "down the slope", "up the slope"),
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
        (UPHILL, "kinetic friction", "up the slope"),
    ],
)  # fmt: skip
def test_a_way_that_it_may_have(question: str, name: str, way: str) -> None:
    assert not _blamed(question, name, way)
