"""In free flight, which a family reads as such, nothing that threw a body pushes it on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge_unguarded

KICKED = (
    "projectile",
    "A pebble is kicked horizontally at 8.0 m/s off a wall 5.0 m high. How far from the foot of the"
    " wall does it land? (g = 9.8 m/s²)",
    {"d": "8.08 m"},
    "8.08 m",
)
THROWN = (
    "free_fall",
    "A boy throws a pebble straight up at 12 m/s. How high does it rise? (g = 9.8 m/s²)",
    {"h": "7.35 m"},
    "7.35 m",
)

HELD = (
    "free_fall",
    "A pebble is held at rest 20 m above the ground and let go. How fast is it at the ground?"
    " (g = 9.8 m/s²)",
    {"v": "19.8 m/s"},
    "19.8 m/s",
)


def _found(scene: tuple[str, str, dict[str, str], str], *force: Any) -> list[tuple[str, str]]:
    family, question, results, answer = scene
    names = ("name", "direction", "magnitude")
    forces = [{"name": "gravity", "target": "pebble", "direction": "down"}]
    forces.append({**dict(zip(names, force, strict=True)), "target": "pebble", "unit": "N"})
    state = {"objects": [{"name": "pebble"}], "forces": forces}
    record = bare_trace(family, question, answer, state_0=state)
    record["state_1"] = {"predicted_change": "", "new_variables": results}
    return [(f.label, f.pointer) for f in judge_unguarded(record).findings]


@pytest.mark.parametrize(
    ("scene", "force"),
    [
        (KICKED, ("forward force of the kick", "forward", 8)),
        (KICKED, ("force of motion", "forward", None)),
        (THROWN, ("throwing force", "upward", 3)),
        (THROWN, ("push of the boy's hand", "upward", None)),
    ],
)
def test_what_threw_it_does_not_push_it_on(scene: Any, force: Any) -> None:
    assert _found(scene, *force) == [("force", "/state_0/forces/1")]


@pytest.mark.parametrize(
    ("scene", "force"),
    [
        (KICKED, ("horizontal force", "forward", 0)),
        (KICKED, ("air resistance", "backward", None)),
        (THROWN, ("net force while it is in motion", "down", None)),
        (THROWN, ("hand force", None, None)),
        (THROWN, ("hand force", "n/a", None)),
        (THROWN, ("launch force", "not acting after the throw", None)),
        (KICKED, ("horizontal force", "none", None)),
        (KICKED, ("horizontal force", "—", None)),
        (HELD, ("supporting force of the hand", "up", 2)),
    ],
)
def test_other_entries_are_left_alone(scene: Any, force: Any) -> None:
    assert not _found(scene, *force)


def test_a_hand_that_is_told_to_exert_a_force_does_so() -> None:
    family, question, results, answer = THROWN
    told = question.replace("How high", "His hand exerts 3 N. How high")
    assert not _found((family, told, results, answer), "hand force", "upward", 3)
