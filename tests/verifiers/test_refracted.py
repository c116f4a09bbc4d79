"""Indices of two media that are told by name, put in the order in which light passes them."""

from __future__ import annotations

import pytest

from wmw.verifiers.questions.refracted import indices_in_order


@pytest.mark.parametrize(
    ("text", "read"),
    [
        (
            "Light passes from glass into water. The index of water is 1.33 and that of glass is"
            " 1.52.",
            "Light passes from glass into water. n_2 = 1.33 and n_1 = 1.52.",
        ),
        (
            "A ray goes from the water into the glass. Glass has n = 1.52, water n = 1.33.",
            "A ray goes from the water into the glass. n_2 = 1.52, n_1 = 1.33.",
        ),
        (
            "Light enters water from glass. The index of glass is 1.52.",
            "Light enters water from glass. n_1 = 1.52.",
        ),
    ],
)
def test_indices_go_by_the_way_of_the_light(text: str, read: str) -> None:
    assert indices_in_order(text) == read


@pytest.mark.parametrize(
    "text",
    [
        "Light passes from air into water (n = 1.33).",
        "A boat goes from water into a lock. The index of water is 1.33.",  # no light
        "A ray passes from glass to glass. The index of glass is 1.52.",
        "A ray in glass strikes water. The index of water is 1.33.",
    ],
)
def test_other_questions_stay_as_they_are(text: str) -> None:
    assert indices_in_order(text) == text
