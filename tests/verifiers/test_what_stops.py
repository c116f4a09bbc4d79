"""Forces of what brings a body to rest, which point against its motion."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge

_NET = (
    "A truck rolling to the right at 6.0 m/s runs into a net, and the net brings the 900 kg truck"
    " to rest in 0.50 s. How large is the mean force of the net on the truck?"
)


def _directions(question, name, target, direction):
    record = {
        "id": "stopped",
        "scenario_family": "no such family",
        "question": question,
        "state_0": {
            "objects": [{"name": "truck"}, {"name": "net"}],
            "forces": [{"name": name, "target": target, "direction": direction}],
        },
        "transition": {},
        "state_1": {},
        "answer": {"value": None},
    }
    return [(f.label, f.pointer) for f in judge(record).findings]


@pytest.mark.parametrize(
    ("name", "direction"),
    [("net force of the net", "to the right"), ("pull of the net", "along the truck's motion")],
)
def test_along_the_motion(name, direction):
    assert _directions(_NET, name, "truck", direction) == [("force", "/state_0/forces/0/direction")]


@pytest.mark.parametrize(
    ("question", "name", "target", "direction"),
    [
        (_NET, "pull of the net", "truck", "to the left"),
        (_NET, "pull of the net", "truck", "opposite to the truck's motion"),
        (_NET, "push of the truck", "net", "to the right"),
        (_NET, "engine's drive", "truck", "to the right"),
        (
            "A truck rolling to the right at 6.0 m/s is caught by a net. What is the force?",
            "pull of the net",
            "truck",
            "to the right",
        ),
    ],
)
def test_nothing_is_said(question, name, target, direction):
    assert not _directions(question, name, target, direction)
