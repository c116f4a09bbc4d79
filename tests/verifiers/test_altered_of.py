"""Whose value a question alters, where two bodies have one of its kind."""

import pytest

from tests.bare import statuses

_TOLD = (
    "A 30 kg girl sits 2.0 m left of the pivot of a light seesaw and a 40 kg boy 1.5 m right of"
    " it. {} Which side goes down?"
)


@pytest.mark.parametrize(
    ("moved", "right", "wrong"),
    [
        ("The girl then moves to 1.6 m from the pivot.", "right", "left"),
        ("The boy then slides out to 1.8 m from the pivot.", "right", "left"),
        ("The boy then slides in to 1.2 m from the pivot.", "left", "right"),
        ("The girl leans back so that she is now 2.3 m from the pivot.", "left", "right"),
    ],
)
def test_the_new_distance_is_that_of_the_one_who_moves(moved, right, wrong):
    assert statuses("lever", _TOLD.format(moved), right, wrong) == ("valid", "invalid")


def test_nobody_is_meant_by_a_pronoun_that_may_be_either():
    question = _TOLD.format("One of them then moves to 1.8 m from the pivot.")
    assert statuses("lever", question, "right", "left") == ("abstain", "abstain")
