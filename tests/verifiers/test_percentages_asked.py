"""Questions that ask by what percentage something changes. The ratios are worked by hand."""

from __future__ import annotations

import math

import pytest

from tests.bare import bare_trace, trace_of_numbers
from wmw.verifiers.pipeline import judge_unguarded
from wmw.verifiers.vocabulary.factors import asks_share, stated_by_share

STRING = (
    "wave",
    "A guitar string of linear density 0.010 kg/m is under a tension of 40 N. The tension is raised"
    " to 90 N. By what percentage does the wave speed on the string increase?",
    math.sqrt(90 / 40),
)
LENGTHENED = (
    "pendulum",
    "The string of a simple pendulum is lengthened from 1.00 m to 1.21 m. By what percentage does"
    " the period change?",
    math.sqrt(1.21),
)
BY_SHARE = (
    "pendulum",
    "The length of a pendulum is increased by 21%. By what percentage does its period increase?",
    math.sqrt(1.21),
)
BEND = (
    "circular_motion",
    "A car goes round a bend of radius 50 m at 10 m/s. It speeds up to 12 m/s. By what percentage"
    " does the centripetal force increase?",
    1.2**2,
)
VOLTAGE = (
    "circuit",
    "The voltage across a 10 Ω resistor falls from 20 V to 10 V. By what percentage does the power"
    " drop?",
    0.5**2,
)
ASKED = (STRING, LENGTHENED, BY_SHARE, BEND, VOLTAGE)


def status(family: str, question: str, answer: object) -> str:
    return judge_unguarded(bare_trace(family, question, answer)).verdict["answer"]


@pytest.mark.parametrize(("family", "question", "ratio"), ASKED)
def test_right_percentages(family: str, question: str, ratio: float) -> None:
    share = 100 * (ratio - 1)
    for answer in (
        f"{abs(share):.0f}%",
        f"{abs(share):.0f}",
        f"by {abs(share):.0f} percent",
        f"{share:+.1f} %",
        f"it {'in' if share > 0 else 'de'}creases by about {abs(share):.0f}%",
    ):
        assert status(family, question, answer) == "valid", answer


@pytest.mark.parametrize(("family", "question", "ratio"), ASKED)
def test_wrong_percentages(family: str, question: str, ratio: float) -> None:
    share = 100 * (ratio - 1)
    for answer in (f"{abs(share) / 2:.1f}%", f"{100 * ratio**3 - 100:+.1f} %", f"{-share:+.0f}%"):
        assert status(family, question, answer) == "invalid", answer


def test_a_factor_where_a_percentage_is_asked_for_is_left_open() -> None:
    for family, question, ratio in (STRING, BEND):
        assert status(family, question, f"{ratio:.2f}") == "abstain"


def test_options_and_the_finding_are_told_as_percentages() -> None:
    question = (
        "A catapult throws stones at 45° over level ground. Its launch speed is raised by 20%, from"
        " 15 m/s to 18 m/s. By what percentage does the range increase? (A) 20% (B) 40% (C) 44%"
        " (D) 72.8%"
    )
    assert status("projectile", question, "C") == "valid"
    assert status("projectile", question, "A") == "invalid"
    [finding] = judge_unguarded(bare_trace(*STRING[:2], "20%")).findings
    assert "+50 %" in finding.message


@pytest.mark.parametrize(
    ("said", "asking", "factors"),
    [
        ("25 %", "by what percentage does it drop", [0.75]),
        ("25 %", "by what percentage does it change", [1.25, 0.75]),
        ("−25%", "by what percentage does it rise", [0.75]),
        ("it falls by 25%", "by what percentage does it change", [0.75]),
        ("from 20% to 25%", "by what percentage does it change", []),
        ("2.5", "by what percentage does it rise", []),
        ("it doubles", "by what percentage does it rise", []),
        ("\\approx 25\\%", "by what percentage does it rise", [1.25]),
    ],
)
def test_what_a_percentage_means(said: str, asking: str, factors: list[float]) -> None:
    assert [factor for factor, _ in stated_by_share(said, asking)] == pytest.approx(factors)


def test_a_share_of_something_is_no_change() -> None:
    assert asks_share("By what percentage does it change?")
    assert not asks_share("What percentage of its volume is under water?")
    assert not asks_share("By what factor does it change?")


def test_a_step_of_unknown_size_decides_no_number() -> None:
    """That the tension is raised says that the speed rises, and not by how much."""
    question = "The tension in a string is raised. By how much does the wave speed on it rise?"
    for answer in ("it doubles", "50%", "1.5 times"):
        assert status("wave", question, answer) == "abstain"
    asked = "The tension in a string is raised. What happens to the wave speed on it?"
    assert status("wave", asked, "it increases") == "valid"
    assert status("wave", asked, "it decreases") == "invalid"


def test_what_is_told_of_one_state_is_not_held_in_the_other() -> None:
    """Of a spring its constant stays, and not the force: its energy goes with x²."""
    question = (
        "A force of 10 N stretches a spring by 4.0 cm. By what factor does the stored energy grow"
        " when it is stretched to 12 cm?"
    )
    assert status("spring", question, "9") == "valid"
    assert status("spring", question, "3") == "invalid"


def test_an_answer_on_several_quantities_is_left_open() -> None:
    question = (
        "A loudspeaker in air (v = 340 m/s) is switched from 250 Hz to 500 Hz. What happens to the"
        " speed and to the wavelength of the sound?"
    )
    answer = "speed unchanged, wavelength halved (1.36 m to 0.68 m)"
    assert status("wave", question, answer) != "invalid"
    question = (
        "A force of 10 N stretches a spring by 4.0 cm. What force is needed for 12 cm, and by what"
        " factor is the stored energy larger than at 4.0 cm?"
    )
    trace = trace_of_numbers(
        "spring",
        question,
        "30 N; 9 times the energy",
        variables={"F1": "10 N", "x1": "0.040 m", "x2": "0.12 m"},
        equation="F = kx, U = ½kx²",
        results={"k": "250 N/m", "F2": "30 N", "U1": "0.20 J", "U2": "1.8 J"},
    )
    assert judge_unguarded(trace).outcome != "invalid"


def test_a_situation_of_one_state_settles_no_change() -> None:
    question = (
        "A light ray enters glass (n = 1.50) from air. The angle of incidence is raised from 30° to"
        " 60°. Does the angle of refraction double too? If not, by what factor does it grow?"
    )
    right = math.asin(math.sin(math.radians(60)) / 1.5) / math.asin(0.5 / 1.5)
    answer = f"No, it grows by a factor of about {right:.2f}"
    assert status("optics", question, answer) != "invalid"
