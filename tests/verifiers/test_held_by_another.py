"""What holds a body, told without the item: the scene has it on one thing, the list on another."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge

QUESTION = (
    "On a frictionless floor a trolley of mass 2.0 kg is fastened to a spring with a spring"
    " constant of 50 N/m, whose other end is fixed to a wall. Find the period of its oscillation."
)


def _trace(*relations: tuple[str, str, str]):
    return {
        "scenario_family": "spring",
        "question": QUESTION,
        "state_0": {
            "objects": [
                {"name": name, "attributes": {}} for name in ("trolley", "spring", "wall", "floor")
            ],
            "relations": [{"type": kind, "args": [a, b]} for kind, a, b in relations],
            "forces": [],
            "variables": {"m": "2.0 kg", "k": "50 N/m"},
            "assumptions": [],
        },
        "transition": {"rule": "", "effect": "", "equation": "T = 2π√(m/k)", "evidence": []},
        "state_1": {"predicted_change": None, "new_variables": {"T": "1.26 s"}},
        "derivation": None,
        "answer": {"value": "1.26", "unit": "s"},
    }


@pytest.mark.parametrize(
    "relations",
    [
        [("on", "trolley", "floor")],
        [("on", "trolley", "floor"), ("attached", "spring", "wall")],
        # Not for this rule: two holders are named, and contact is none.
        [("on", "trolley", "floor"), ("on", "trolley", "wall")],
        [("contact", "trolley", "wall")],
    ],
)
def test_body_where_it_may_be(relations) -> None:
    assert judge(_trace(*relations)).outcome == "valid"


def test_body_on_another_thing() -> None:
    verdict = judge(_trace(("on", "trolley", "wall")))
    assert verdict.labels == ("relation",)
    assert [f.expected for f in verdict.findings] == ["on(trolley, floor)"]
