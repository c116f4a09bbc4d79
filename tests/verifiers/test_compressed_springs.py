"""The push of a compressed spring on what compresses it."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge

_LEFT = (
    "A 1.2 kg sled on a smooth rail is held so that it compresses a spring (k = 90 N/m), which is"
    " fixed to a wall on its left, by 10 cm. It is let go. What is its first acceleration?"
)
_STRETCHED = _LEFT.replace("compresses", "stretches")


def _pointers(question, direction, target="sled"):
    record = {
        "id": "spring",
        "scenario_family": "no such family",
        "question": question,
        "state_0": {
            "objects": [{"name": "sled"}, {"name": "spring"}, {"name": "wall"}],
            "forces": [{"name": "spring force", "target": target, "direction": direction}],
        },
        "transition": {},
        "state_1": {},
        "answer": {"value": None},
    }
    return [(f.label, f.pointer) for f in judge(record).findings]


@pytest.mark.parametrize("direction", ["toward the wall", "to the left", "left"])
def test_toward_the_wall(direction):
    assert _pointers(_LEFT, direction) == [("force", "/state_0/forces/0/direction")]


@pytest.mark.parametrize(
    ("question", "direction", "target"),
    [
        (_LEFT, "away from the wall", "sled"),
        (_LEFT, "to the right", "sled"),
        (_LEFT, "to the left", "wall"),
        (_STRETCHED, "to the left", "sled"),
        (_LEFT.replace("a wall on its left", "a post"), "to the left", "sled"),
    ],
)
def test_nothing_is_said(question, direction, target):
    assert not _pointers(question, direction, target)
