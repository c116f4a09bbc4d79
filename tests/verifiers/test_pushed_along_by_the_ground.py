"""The ground pushes forward who walks on it, and is pushed back by the shoe."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

_RUNNER = (
    "A sprinter sets off forward on a level track without slipping. In which direction does the "
    "friction from the track act on the foot that pushes off?"
)
_SLED = (
    "A crate is pulled forward over a level floor at constant speed. In which direction does the "
    "friction from the floor act on the crate?"
)


def _trace(question, body, ground, direction, back):
    return {
        **bare_trace("friction", question, direction),
        "state_0": {
            "objects": [{"name": body, "attributes": {}}, {"name": ground, "attributes": {}}],
            "relations": [{"type": "on", "args": [body, ground]}],
            "forces": [
                {"name": f"friction from the {ground}", "target": body, "direction": direction},
                {"name": f"friction from the {body}", "target": ground, "direction": back},
            ],
        },
    }


def test_friction_may_drive_who_walks():
    assert judge(_trace(_RUNNER, "foot", "track", "forward", "backward")).outcome != "invalid"


@pytest.mark.parametrize(
    ("way", "back", "sound"), [("backward", "forward", True), ("forward", "backward", False)]
)
def test_it_holds_back_what_is_pulled(way, back, sound):
    codes = {f.code for f in judge(_trace(_SLED, "crate", "floor", way, back)).findings}
    assert ("WMW211" not in codes) is sound
