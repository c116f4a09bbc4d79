"""A uniform bar that is pivoted at its middle has no moment of its own."""

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
