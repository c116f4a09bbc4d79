"""The critical angle of a medium in air is that against air, whatever other media are told of."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace, statuses
from wmw.verifiers.pipeline import judge

TWO = "Diamond has n = 2.42, a certain glass n = 1.50. What is the critical angle of the glass"


@pytest.mark.parametrize(
    ("question", "right", "wrong"),
    [
        # sin = 1/2.42, 1/1.50; 1/sin 40°; 1.33/1.50
        ("What is the critical angle of diamond (n = 2.42) in air?", "24.4°", "41.8°"),
        ("A glass has an index of 1.50. What is its critical angle in air?", "41.8°", "48.6°"),
        ("A glass (n = 1.50) lies in air. Find the critical angle at its surface.", "41.8°", "30°"),
        ("The critical angle of a glass in air is 40°. Find its refractive index.", "1.56", "1.31"),
    ],
)
def test_what_stands_in_air_has_air_before_it(question: str, right: str, wrong: str) -> None:
    assert statuses("optics", question, right, wrong) == ("valid", "invalid")


def test_of_two_media_neither_is_the_air() -> None:
    """sin = 1/1.50 in air; 1.50/2.42 is the sine at the boundary of the two."""
    assert judge(bare_trace("optics", f"{TWO} in air?", "41.8°")).outcome != "invalid"
    assert judge(bare_trace("optics", f"{TWO} in air?", "38.3°")).verdict["answer"] != "valid"


def test_light_in_air_comes_from_it() -> None:
    """sin 30° = 1.33 sin 22.1°."""
    question = (
        "A ray is in air and meets water (n = 1.33) at an angle of incidence of 30°. What is the"
        " angle of refraction?"
    )
    assert judge(bare_trace("optics", question, "22.1°")).verdict["answer"] == "valid"
    assert judge(bare_trace("optics", question, "41.7°")).verdict["answer"] == "invalid"
