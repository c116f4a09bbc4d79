"""Two unlike bodies that collide, the later told of which is the second."""

from __future__ import annotations

import pytest

from wmw.verifiers.questions.unlike_bodies import unlike_in_order
from wmw.verifiers.vocabulary.lexicon import lexicon

COUNTED = lexicon("collision").counted


@pytest.mark.parametrize(
    ("text", "read"),
    [
        (
            "A 2.0 kg ball hits a 3.0 kg cart at rest. How fast is the cart then?",
            "A 2.0 kg ball hits a 3.0 kg second cart at rest. How fast is the second cart then?",
        ),
        (  # who is told of first is the first, though it is hit
            "A cart of mass 3.0 kg is at rest. A 2.0 kg ball strikes it. How fast is the ball?",
            "A cart of mass 3.0 kg is at rest. A 2.0 kg second ball strikes it. How fast is the"
            " second ball?",
        ),
        (  # what the family has no name for
            "A 70 kg girl runs into a 30 kg sled at rest. How fast is the sled?",
            "A 70 kg first body runs into a 30 kg second body at rest. How fast is the second"
            " body?",
        ),
    ],
)
def test_the_later_told_is_the_second(text: str, read: str) -> None:
    assert unlike_in_order(text, COUNTED) == read


@pytest.mark.parametrize(
    "text",
    [
        "A 2.0 kg ball lies beside a 3.0 kg cart.",  # nothing collides
        "A 2.0 kg cart hits a 3.0 kg cart at rest.",  # two of one kind are told apart by words
        "A 2.0 kg ball hits the second cart, a 3.0 kg cart.",
        "A 0.010 kg bullet hits a 2.0 kg block.",  # a scene of its own
        "A 1500 kg car going east hits a 2500 kg truck going north.",
        "Cart A of mass 2.0 kg hits ball B of mass 3.0 kg.",
    ],
)
def test_other_questions_stay_as_they_are(text: str) -> None:
    assert unlike_in_order(text, COUNTED) == text


def test_a_family_that_counts_no_bodies_is_left_alone() -> None:
    text = "A 2.0 kg ball hits a 3.0 kg cart at rest."
    assert unlike_in_order(text, frozenset()) == text
