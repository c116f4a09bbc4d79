"""Forces on a body that is told together with another one: "the barge with its load"."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge_unguarded

BARGE = (
    "A barge with a horizontal cross-section of 50 m² floats in fresh water (1000 kg/m³). A load "
    "of 2500 kg is put on it. How much deeper does the barge sink?"
)


def blamed(target):
    ways = {"weight of the barge": "downward", "load": "downward", "buoyant force": "upward"}
    forces = [{"name": name, "target": target, "direction": way} for name, way in ways.items()]
    bodies = ("barge", "load", "water", target)
    state = {"objects": [{"name": name} for name in dict.fromkeys(bodies)], "forces": forces}
    verdict = judge_unguarded(bare_trace("buoyancy", BARGE, "5.0 cm", state_0=state))
    return {f.pointer for f in verdict.findings}


@pytest.mark.parametrize(
    "target", ["barge", "barge with load", "load and barge", "barge plus load"]
)
def test_the_whole_has_the_forces_on_the_part(target):
    assert not blamed(target)


def test_the_other_part_alone_has_them_not():
    assert any(pointer.endswith("/target") for pointer in blamed("load"))
