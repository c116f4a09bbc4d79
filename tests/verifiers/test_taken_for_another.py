"""A number of the question that state 0 takes for another quantity than the one it is told of."""

from __future__ import annotations

import pytest

from tests.bare import trace_of_numbers
from wmw.core.verdict import Verdict
from wmw.verifiers.pipeline import judge_unguarded


def _judged(
    family: str, question: str, variables: dict[str, str], equation: str, answer: str
) -> Verdict:
    return judge_unguarded(
        trace_of_numbers(family, question, answer, variables=variables, equation=equation)
    )


MIRROR = (
    "optics",
    "The radius of curvature of a concave mirror is 30 cm. An object stands 20 cm in front of it."
    " How far from the mirror is the image?",
)
WHEEL = (
    "circular_motion",
    "A carousel with a diameter of 8.0 m turns once every 10 s. What is the speed of a child on its"
    " rim?",
)
SPRING = (
    "spring",
    "A spring has a natural length of 20 cm. A force of 6.0 N stretches it to a length of 25 cm."
    " What is its spring constant?",
)
LEVEL = (
    "wave",
    "At 2.0 m from a small loudspeaker the sound intensity level is 90 dB. What is the level at"
    " 20 m, if the sound spreads uniformly in all directions without absorption?",
)


@pytest.mark.parametrize(
    ("scene", "variables", "equation", "answer"),
    [
        (MIRROR, {"f": "30 cm", "d_o": "20 cm"}, "1/f = 1/d_o + 1/d_i", "-60 cm"),
        (WHEEL, {"r": "8.0 m", "T": "10 s"}, "v = 2 pi r/T", "5.03 m/s"),
        (SPRING, {"L0": "20 cm", "x": "25 cm", "F": "6.0 N"}, "F = k x", "24 N/m"),
    ],
)
def test_what_the_question_calls_otherwise_is_misread(
    scene: tuple[str, str], variables: dict[str, str], equation: str, answer: str
) -> None:
    verdict = _judged(*scene, variables, equation, answer)
    assert (verdict.outcome, verdict.labels) == ("invalid", ("state",))


@pytest.mark.parametrize(
    ("scene", "variables", "equation", "answer"),
    [
        (MIRROR, {"f": "15 cm", "d_o": "20 cm"}, "1/f = 1/d_o + 1/d_i", "60 cm"),
        (WHEEL, {"r": "4.0 m", "T": "10 s"}, "v = 2 pi r/T", "2.51 m/s"),
        (SPRING, {"L0": "20 cm", "x": "5.0 cm", "F": "6.0 N"}, "F = k x", "120 N/m"),
    ],
)
def test_what_follows_from_it_is_no_fault(
    scene: tuple[str, str], variables: dict[str, str], equation: str, answer: str
) -> None:
    assert _judged(*scene, variables, equation, answer).outcome == "valid"


def test_the_same_of_two_places_is_not_judged_so() -> None:
    variables = {"r1": "2.0 m", "r2": "20 m", "beta1": "90 dB"}
    verdict = _judged(*LEVEL, variables, "I2/I1 = (r1/r2)^2", "70 dB")
    assert verdict.outcome != "invalid"


UNDER = (
    "buoyancy",
    "A glass block of volume 3.0 × 10⁻⁴ m³ is completely submerged in glycerin of density"
    " 1260 kg/m³. What buoyant force acts on it? Use g = 9.8 m/s².",
)


def test_a_number_of_its_own_for_one_that_the_question_gives_is_misread() -> None:
    """Whatever the letter may mean besides: no glycerin is a block, and no block has 1060 kg/m³."""
    variables = {"V": "3.0 × 10⁻⁴ m³", "ρ": "1060 kg/m³", "g": "9.8 m/s²"}
    verdict = _judged(*UNDER, variables, "F_b = ρ V g", "3.12 N")
    assert (verdict.outcome, verdict.labels) == ("invalid", ("state",))
    right = _judged(*UNDER, variables | {"ρ": "1260 kg/m³"}, "F_b = ρ V g", "3.70 N")
    assert right.outcome == "valid"
