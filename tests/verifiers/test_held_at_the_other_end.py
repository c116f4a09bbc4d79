"""A load on a rope over a fixed pulley is held at the other end by its own weight."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge_unguarded

_HELD = (
    "A bucket of weight 80 N hangs from a rope that passes over a fixed pulley. "
    "What force must be applied at the other end of the rope to hold the bucket?"
)
_BEAM = (
    "A bucket of weight 80 N hangs from a rope that passes over a single light "
    "pulley fixed to a beam. What force must be applied at the other end of the "
    "rope to hold the bucket still? Friction is negligible."
)
_FASTER = (
    "A 20 kg load hangs from a rope over a fixed pulley. What force must be applied "
    "at the other end to accelerate it upward at 1.5 m/s²? g = 9.8 m/s²"
)
_TACKLE = (
    "A load of 400 N hangs from the movable block of a tackle with four supporting "
    "strands. What force must be applied at the free end of the rope?"
)


@pytest.mark.parametrize(
    ("question", "right", "wrong"),
    [(_HELD, 80, 40), (_BEAM, 80, 40), (_FASTER, 226, 196), (_TACKLE, 100, 400)],
)
def test_the_force_at_the_other_end(question: str, right: float, wrong: float) -> None:
    for value, expected in ((right, "valid"), (wrong, "invalid")):
        trace = {
            "scenario_family": "pulley",
            "question": question,
            "state_0": {"objects": [], "relations": [], "forces": [], "variables": {}},
            "transition": {"rule": "", "effect": "", "equation": None},
            "state_1": {"predicted_change": "", "new_variables": {}},
            "derivation": None,
            "answer": {"value": value, "unit": "N"},
        }
        assert judge_unguarded(trace).verdict["answer"] == expected
