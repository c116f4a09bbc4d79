"""A uniform bar pivoted at its middle has no moment of its own; what presses on a bar loads it."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge_unguarded

_RULE = (
    "A uniform rule is pivoted at its middle. A 30 N weight hangs 20 cm to the left "
    "of the middle. {} 30 cm to the right of the middle?"
)
_BEAM = (
    "A uniform beam, 4.0 m long and of weight 200 N, is pivoted at its centre. A "
    "300 N box stands 1.5 m from the centre. What weight must be placed 1.0 m from "
    "the centre on the other side?"
)
_MARK = (
    "A uniform metre rule of weight 2.0 N is pivoted at its 30 cm mark. Which "
    "weight must be hung at the 10 cm mark to balance it?"
)


def _answer(question: str, value: float) -> str:
    trace = {
        "scenario_family": "lever",
        "question": question,
        "state_0": {"objects": [], "relations": [], "forces": [], "variables": {}},
        "transition": {"rule": "", "effect": "", "equation": None},
        "state_1": {"predicted_change": "", "new_variables": {}},
        "derivation": None,
        "answer": {"value": value, "unit": "N"},
    }
    return str(judge_unguarded(trace).verdict["answer"])


@pytest.mark.parametrize(
    ("question", "right", "wrong"),
    [
        *(
            (_RULE.format(asked), 20, 45)
            for asked in (
                "Which weight must be hung",
                "What weight must be hung",
                "How many newtons must be hung",
                "Which weight balances it when hung",
                "How large a weight must hang",
            )
        ),
        (_BEAM, 450, 200),
    ],
)
def test_its_own_weight_is_left_out_of_account(question: str, right: float, wrong: float) -> None:
    assert _answer(question, right) == "valid"
    assert _answer(question, wrong) == "invalid"


def test_a_bar_that_is_pivoted_elsewhere_is_not_taken_for_one() -> None:
    assert _answer(_MARK, 2.0) != "invalid"


_CROWBAR = (
    "A crowbar is used to lift the edge of a crate that pushes on it with 600 N at "
    "0.10 m from the fulcrum. The worker pushes at 1.2 m from the fulcrum, at right "
    "angles to the bar. What force is needed?"
)
_STONE = (
    "With a lever a stone that pushes on it with 900 N at 0.20 m from the pivot is "
    "lifted. The hand acts 1.8 m from the pivot. What force is needed?"
)
_EXERTS = (
    "A crowbar lifts a crate that exerts a force of 600 N on it, 0.10 m from the "
    "fulcrum. How large a force must be applied 1.2 m from the fulcrum?"
)
_TIP = (
    "A man pushes on a crowbar with 600 N at 1.2 m from the fulcrum. What force "
    "does the tip exert on the crate 0.10 m from the fulcrum?"
)


@pytest.mark.parametrize(
    ("question", "right", "wrong"),
    [(_CROWBAR, 50, 7200), (_STONE, 100, 8100), (_EXERTS, 50, 7200), (_TIP, 7200, 50)],
)
def test_what_presses_on_a_lever_that_lifts_it_is_the_load(
    question: str, right: float, wrong: float
) -> None:
    assert _answer(question, right) == "valid"
    assert _answer(question, wrong) == "invalid"
