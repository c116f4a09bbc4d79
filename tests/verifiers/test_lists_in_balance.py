"""A list of forces that balances is not blamed for one of them, where nothing gains speed."""

from __future__ import annotations

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

QUESTION = (
    "A light horizontal beam 5.0 m long lies on trestle A at its left end and trestle B at its"
    " right end. A 100 N bag hangs from the beam 2.0 m from A. What upward force does trestle B"
    " exert?"
)


def _judged(way):
    forces = [
        {"name": name, "target": "beam", "direction": to, "magnitude": size, "unit": "N"}
        for name, to, size in (
            ("bag's pull", "downward", 100),
            ("R_A", "upward", 60),
            ("R_B", way, 40),
        )
    ]
    trace = bare_trace(
        "lever",
        QUESTION,
        "40 N",
        state_0={
            "objects": [{"name": name} for name in ("beam", "trestle A", "trestle B", "bag")],
            "relations": [{"type": "on", "args": ["beam", "trestle A"]}],
            "forces": forces,
            "variables": {"W": "100 N", "L": "5.0 m", "x": "2.0 m"},
        },
        transition={"rule": "Torque balance about A", "equation": "R_B L = W x"},
        state_1={"new_variables": {"R_B": "40 N", "R_A": "60 N"}},
    )
    return judge(trace)


def test_a_list_in_balance_is_left_open():
    """The forces of two supports hold a bag up, whatever the reading makes of them."""
    assert _judged("upward").outcome == "abstain"


def test_a_list_out_of_balance_is_blamed():
    """One of them turned, the list is as wrong as it looks."""
    assert _judged("downward").labels == ("force",)
