"""Sides told of one place: "1.5 m to the left of the pivot, and Nils sits to the right"."""

import pytest

from tests.bare import relation_blamed

_TOLD = (
    "A light seesaw is in balance. Rosa (32 kg) sits 1.5 m to the left of the pivot and Nils"
    " (24 kg) {}. How far from the pivot is Nils?"
)


@pytest.mark.parametrize("sits", ["sits to the right", "sits on the right"])
def test_the_other_side_is_that_of_the_same_place(sits):
    question, bodies = _TOLD.format(sits), "Rosa, Nils, seesaw, pivot"
    assert relation_blamed(question, bodies, ("left_of", "Nils", "pivot"), family="lever")
    assert not relation_blamed(question, bodies, ("right_of", "Nils", "pivot"), family="lever")


def test_nobody_is_put_on_a_side_twice():
    question = _TOLD.format("looks to the left")
    bodies = "Rosa, Nils, seesaw, pivot"
    assert not relation_blamed(question, bodies, ("right_of", "Nils", "pivot"), family="lever")
