"""Light inside a body that stands in air is refracted away from the normal where it leaves."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge_unguarded

_BLOCK = (
    "A ray of light inside a glass block (n = 1.50) in air meets the surface at an "
    "angle of incidence of 30 degrees. At what angle does it leave the block?"
)
_LATE = (
    "A ray inside a glass block in air meets the surface at 30 degrees; the glass "
    "has an index of 1.5. At what angle does it leave?"
)
_DIAMOND = (
    "A light ray travels within a diamond (n = 2.42) and strikes the face at 20° to "
    "the normal. At what angle to the normal does it emerge?"
)
_WATER = (
    "Light inside glass (n = 1.52) meets a boundary with water (n = 1.33) at an "
    "incidence of 30°. What is the angle of refraction?"
)
_IN = (
    "A ray in air strikes a glass block (n = 1.5) at 30° to the normal. What is the "
    "angle of refraction inside the block?"
)
_STRUCK = (
    "A ray strikes a glass block (n = 1.5) standing in air at 30° to the normal. "
    "What is the angle of refraction inside the glass?"
)


def _answer(question: str, value: float) -> str:
    trace = {
        "scenario_family": "optics",
        "question": question,
        "state_0": {"objects": [], "relations": [], "forces": [], "variables": {}},
        "transition": {"rule": "", "effect": "", "equation": None},
        "state_1": {"predicted_change": "", "new_variables": {}},
        "derivation": None,
        "answer": {"value": value, "unit": "degrees"},
    }
    return str(judge_unguarded(trace).verdict["answer"])


@pytest.mark.parametrize(
    ("question", "right", "wrong"),
    [
        (_BLOCK, 48.6, 19.5),
        (_LATE, 48.6, 19.5),
        (_DIAMOND, 55.9, 8.1),
        (_WATER, 34.8, 49.5),
        (_IN, 19.5, 48.6),
    ],
)
def test_the_side_from_which_the_light_comes_is_read(
    question: str, right: float, wrong: float
) -> None:
    assert _answer(question, right) == "valid"
    assert _answer(question, wrong) == "invalid"


def test_an_angle_told_within_is_not_where_the_light_starts() -> None:
    assert _answer(_STRUCK, 19.5) != "invalid"
