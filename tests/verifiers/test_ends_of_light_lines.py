"""A line without weight is pulled both ways alike, unless something turns it."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.claims import collect
from wmw.verifiers.forces.on_light_lines import uneven_ends

LEVEL = "Ada and Ben pull at the two ends of a light rope with 40 N each. What is its tension?"
HEAVY = "Ada and Ben pull at the two ends of a heavy rope with 40 N each. What is its tension?"
PULLEY = "Two pails of 40 N hang from a light rope over a pulley. What is the tension in the rope?"


def ends(question, first, second):
    """Return whether each uneven end is turned, of two pulls told by their way and size (N)."""
    forces = [
        {"name": f"pull {mark}", "target": "rope", "direction": way, "magnitude": size, "unit": "N"}
        for mark, (way, size) in zip("AB", (first, second), strict=True)
    ]
    claims = collect(bare_trace("none", question, None, state_0={"forces": forces}))
    return [end.turned for end in uneven_ends(claims)]


@pytest.mark.parametrize(
    ("question", "first", "second", "turned"),
    [
        (LEVEL, ("left", 40), ("right", 40), []),
        (LEVEL, ("left", 40), ("left", 40), [True]),
        (LEVEL, ("left", 40), ("right", 60), [False]),
        (HEAVY, ("left", 40), ("left", 40), []),
        (PULLEY, ("down", 40), ("down", 40), []),  # the pulley turns the rope
    ],
)
def test_two_pulls_at_one_rope(question, first, second, turned):
    assert ends(question, first, second) == turned
