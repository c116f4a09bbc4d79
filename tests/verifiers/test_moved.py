"""What a question moves before a mirror or a lens stands elsewhere afterwards."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge_unguarded
from wmw.verifiers.questions.moved import with_moves

_WALK = (
    "A woman stands 1.5 m in front of a plane mirror and then walks 0.50 m straight "
    "towards it. How far is she from her image now?"
)
_BACK = (
    "A girl stands 2.0 m in front of a plane mirror. She steps 80 cm back. How far "
    "is she now from her image?"
)
_CANDLE = (
    "A candle stands 40 cm in front of a plane mirror. The candle is moved 10 cm "
    "away from the mirror. What is the distance between the candle and its image?"
)
_UNTIL = (
    "A girl 2.0 m from a plane mirror walks until she is 0.50 m from it. How far is "
    "she from her image now?"
)
_BEHIND = (
    "A man 5.0 m from a plane mirror walks 2.0 m toward it. How far behind the "
    "mirror is his image now?"
)
_LENS = (
    "A converging lens of focal length 10 cm forms an image of an object 30 cm "
    "away. The object is moved 5.0 cm toward the lens. What is the image distance "
    "now?"
)
_CONCAVE = (
    "An object stands 60 cm in front of a concave mirror of focal length 20 cm and "
    "is then moved 20 cm nearer the mirror. What is the image distance now?"
)


def _answer(question: str, value: float, unit: str) -> str:
    trace = {
        "scenario_family": "optics",
        "question": question,
        "state_0": {"objects": [], "relations": [], "forces": [], "variables": {}},
        "transition": {"rule": "", "effect": "", "equation": None},
        "state_1": {"predicted_change": "", "new_variables": {}},
        "derivation": None,
        "answer": {"value": value, "unit": unit},
    }
    return str(judge_unguarded(trace).verdict["answer"])


@pytest.mark.parametrize(
    ("question", "right", "wrong", "unit"),
    [
        (_WALK, 2.0, 1.0, "m"),
        (_BACK, 5.6, 1.6, "m"),
        (_CANDLE, 100, 20, "cm"),
        (_UNTIL, 1.0, 4.0, "m"),
        (_BEHIND, 3.0, 2.0, "m"),
        (_LENS, 16.7, -10, "cm"),
        (_CONCAVE, 40, 30, "cm"),
    ],
)
def test_the_image_is_that_of_the_new_place(
    question: str, right: float, wrong: float, unit: str
) -> None:
    assert _answer(question, right, unit) == "valid"
    assert _answer(question, wrong, unit) == "invalid"


@pytest.mark.parametrize(
    "question",
    [
        (
            "A lens stands 30 cm from a candle, which is 30 cm in front of the lens. The "
            "lens is moved 5.0 cm toward the candle. Where is the image?"
        ),
        (
            "A girl stands 2.0 m from a plane mirror and walks toward it at 0.50 m/s. How "
            "fast does she approach her image?"
        ),
        (
            "A girl stands 2.0 m from a plane mirror. She walks 0.50 m toward it, then she "
            "steps 0.20 m back. How far is she from her image now?"
        ),
        (
            "A man stands 1.0 m from a plane mirror and walks 2.0 m towards the door. How "
            "far is his image?"
        ),
    ],
)
def test_other_moves_are_left_as_they_stand(question: str) -> None:
    assert with_moves({"question": question})["question"] == question


@pytest.mark.parametrize(
    ("variables", "flagged"),
    [
        ({"d": "1.5 m", "s": "0.50 m"}, False),
        ({"step": "0.50 m", "d_new": "1.0 m"}, False),
        ({"d": "1.5 m", "s": "0.70 m"}, True),
    ],
)
def test_the_step_is_told_as_well(variables: dict[str, str], flagged: bool) -> None:
    trace = {
        "scenario_family": "optics",
        "question": _WALK,
        "state_0": {"objects": [], "relations": [], "forces": [], "variables": variables},
        "transition": {"rule": "", "effect": "", "equation": None},
        "state_1": {"predicted_change": "", "new_variables": {}},
        "derivation": None,
        "answer": {"value": 2.0, "unit": "m"},
    }
    assert (judge_unguarded(trace).outcome == "invalid") is flagged
