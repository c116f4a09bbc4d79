"""A force of a name that no reading knows does not keep a reading from explaining the others."""

from __future__ import annotations

import pytest

from tests.bare import trace_of_numbers
from wmw.verifiers.pipeline import judge

HELD = (
    "What force parallel to a rough 35° slope holds a 12 kg block in place, at the least? The"
    " static coefficient is 0.25. g = 9.8 m/s²"
)


@pytest.mark.parametrize("name", ["holding force", "pull", "grip of the hand"])
@pytest.mark.parametrize(("way", "outcome"), [("up", "valid"), ("down", "abstain")])
def test_friction_helps_to_hold_a_block_whatever_holds_it(
    name: str, way: str, outcome: str
) -> None:
    trace = trace_of_numbers(
        "inclined_plane",
        HELD,
        "43.4 N",
        variables={"m": "12 kg", "theta": "35°", "mu_s": 0.25},
        equation="P = m g sin(theta) - mu_s m g cos(theta)",
        results={"P": "43.4 N"},
    )
    trace["state_0"]["objects"] = [{"name": "block"}, {"name": "slope"}]
    trace["state_0"]["forces"] = [
        {"name": one, "target": "block", "direction": where, "magnitude": None, "unit": None}
        for one, where in (
            ("gravity", "vertically down"),
            ("normal force", "perpendicular to the slope, away from it"),
            ("static friction", f"{way} the slope"),
            (name, "up the slope"),
        )
    ]
    assert judge(trace).outcome == outcome
