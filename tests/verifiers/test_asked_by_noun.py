"""An answer is found right by the noun that asks only where that noun means what it states."""

from __future__ import annotations

import pytest

from tests.bare import statuses


@pytest.mark.parametrize(
    ("family", "question", "right", "other"),
    [
        (  # the speed at which the two part, 0.60 * 5.0 m/s
            "collision",
            "A resting 2.0 kg ball is hit squarely by a 0.50 kg ball at 5.0 m/s. The coefficient of"
            " restitution is 0.60. What velocity does the heavier ball get?",
            "1.6 m/s",
            "3.0 m/s",
        ),
        (  # a whole period
            "pendulum",
            "How long does a pendulum 1.6 m long take to go from one extreme to the other? Use g ="
            " 9.8 m/s².",
            "1.27 s",
            "2.54 s",
        ),
        (  # the net force toward the centre
            "pendulum",
            "A 0.40 kg bob swings through its lowest point at 3.0 m/s on a 1.2 m cord. What is the"
            " pull in the cord at that moment? Use g = 9.8 m/s².",
            "6.92 N",
            "3.0 N",
        ),
        (  # both springs together
            "spring",
            "Two identical springs side by side carry a 3.0 kg sign and stretch by 1.5 cm. What is"
            " the constant of each? Use g = 9.8 m/s².",
            "980 N/m",
            "1960 N/m",
        ),
    ],
)
def test_a_quantity_that_goes_by_a_fuller_name_is_not_meant_by_its_noun(
    family, question, right, other
):
    held, also = statuses(family, question, right, other)
    assert held == "valid"
    assert also != "valid"


def test_what_a_picture_alone_gives_is_still_found_right_in_any_scene():
    asked = (
        "The picture shows a block on a smooth surface, tied to a spring that is fixed to a wall at"
        " the left and held to the right of the spring's relaxed position. What force does the"
        " spring exert on the block?"
    )
    assert "invalid" not in statuses("spring", asked, "18 N to the left")
