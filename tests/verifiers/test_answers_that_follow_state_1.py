"""A wrong answer in words that state 1 has already: a fault of state 1, or of the effect."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

SWAP = (
    "A bar magnet dropped into an upright aluminium tube is slow to come out below. The tube is"
    " replaced by a glass tube of the same size. Does its fall now last a longer or shorter time?"
)


def _trace(question: str, effect: str, change: str, answer: str) -> dict[str, Any]:
    trace = bare_trace("em_induction", question, answer)
    trace["state_0"] = {"objects": [{"name": "magnet", "attributes": {}}]}
    trace["transition"] = {"effect": effect}
    trace["state_1"] = {"predicted_change": change, "new_variables": {}}
    return trace


@pytest.mark.parametrize(
    ("effect", "change", "answer", "label"),
    [
        ("Glass has no eddy currents.", "The fall lasts a longer time.", "longer", "intervention"),
        ("Glass brakes it for a longer time.", "It lasts longer.", "longer", "transition"),
        ("Glass has no eddy currents.", "The fall is changed.", "longer", "faithfulness"),
        ("Glass has no eddy currents.", "The fall lasts a shorter time.", "shorter", None),
    ],
)
def test_a_tube_that_is_replaced(effect: str, change: str, answer: str, label: str | None) -> None:
    verdict = judge(_trace(SWAP, effect, change, answer))
    assert verdict.labels == ((label,) if label else ())


COVERED = (
    "A converging lens throws a sharp image of a window on a wall. The left half of the lens is now"
    " covered with paper. What happens to the image?"
)


@pytest.mark.parametrize(
    ("change", "label"),
    [
        ("One half of the image of the window disappears.", "intervention"),
        ("The picture on the wall is changed.", "faithfulness"),
    ],
)
def test_a_change_with_the_words_of_a_wrong_answer(change: str, label: str) -> None:
    trace = _trace(COVERED, "Paper stops light.", change, "half of the image disappears")
    trace["scenario_family"] = "optics"
    assert judge(trace).labels == (label,)
