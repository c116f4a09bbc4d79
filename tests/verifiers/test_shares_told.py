"""Changes told as shares, and factors as people state them."""

from __future__ import annotations

import math

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge
from wmw.verifiers.vocabulary.factors import stated_factor

ASKED = [
    (
        "wave",
        "The tension in a guitar string is increased by 44% with its length and mass unchanged. By"
        " what factor does its fundamental frequency change?",
        math.sqrt(1.44),
    ),
    (
        "pendulum",
        "A simple pendulum is shortened to 36% of its original length. By what factor does its"
        " period change?",
        math.sqrt(0.36),
    ),
    (
        "wave",
        "A violin string is tuned by raising its tension by 21%. By what factor does its"
        " fundamental frequency change?",
        1.1,
    ),
    (
        "pendulum",
        "A clockmaker reduces the length of a pendulum by 19%. By what factor does its period"
        " change?",
        0.9,
    ),
    ("pendulum", "A pendulum is made 21% longer. By what factor does its period change?", 1.1),
    (
        "lever",
        "A crowbar lifts a rock with the load arm fixed. If the effort arm is made 50% longer, by"
        " what factor does the effort needed change?",
        1 / 1.5,
    ),
    (
        "thermal",
        "A fixed amount of ideal gas is compressed to half its volume while its absolute"
        " temperature rises by 50%. By what factor does the pressure change?",
        1.5 / 0.5,
    ),
    (
        "thermal",
        "The volume of a gas is compressed to two thirds of its original value at constant"
        " temperature. By what factor does the pressure change?",
        3 / 2,
    ),
]


@pytest.mark.parametrize(("family", "question", "factor"), ASKED)
def test_a_share_is_a_factor(family: str, question: str, factor: float) -> None:
    right = judge(bare_trace(family, question, f"{factor:.3g}"))
    assert right.outcome != "invalid"
    wrong = judge(bare_trace(family, question, f"{factor**2 * 1.3:.3g}"))
    assert wrong.outcome != "valid"


def test_shares_lead_to_verdicts() -> None:
    """That nothing is flagged wrongly would also hold if nothing were read."""
    found = [
        judge(bare_trace(family, question, f"{factor**s:.3g}")).verdict["answer"]
        for family, question, factor in ASKED
        for s in (1, -1)
    ]
    assert found[::2].count("valid") >= len(ASKED) - 1
    assert found[1::2].count("invalid") >= len(ASKED) - 1


def test_a_factor_with_decimals_is_not_the_next_one_rounded() -> None:
    question = "If you increase the tension in a string by 44%, by what factor does the speed rise?"
    assert judge(bare_trace("wave", question, "1.20")).verdict["answer"] == "valid"
    assert judge(bare_trace("wave", question, "1.44")).outcome == "invalid"


@pytest.mark.parametrize(
    ("question", "right", "wrong"),
    [
        (
            "A nichrome wire is exchanged for one of the same metal that is three times as long and"
            " half as thick. How many times as large is the new resistance?",
            "12",
            "1.5",
        ),
        (
            "An iron wire is replaced by one that is twice as thick in diameter. By how many"
            " percent does the resistance fall?",
            "75 %",
            "25 %",
        ),
    ],
)
def test_a_new_value_is_told_by_what_is_as_thick(question: str, right: str, wrong: str) -> None:
    assert judge(bare_trace("circuit", question, right)).verdict["answer"] == "valid"
    assert judge(bare_trace("circuit", question, wrong)).outcome != "valid"


@pytest.mark.parametrize(
    ("change", "asked", "wrong"),
    [
        ("raised by 44 %", "By what percentage does its fundamental frequency rise?", "44"),
        ("raised to 1.44 times its value", "By what factor does its frequency rise?", "1.44"),
    ],
)
def test_a_share_is_no_count(change: str, asked: str, wrong: str) -> None:
    """Windings and antinodes have no unit either."""
    question = f"The tension in a guitar string is {change}. {asked}"
    assert judge(bare_trace("wave", question, wrong)).verdict["answer"] != "valid"


@pytest.mark.parametrize(
    ("text", "factor"),
    [
        (r"\sqrt{2} \approx 1.41", math.sqrt(2)),
        ("√2 ≈ 1.73", None),
        ("2/3 of the original effort", 2 / 3),
        ("two thirds of the original", 2 / 3),
        (r"$\frac{3}{4}$", 0.75),
        ("40%", 0.4),
    ],
)
def test_a_factor_may_be_stated_in_many_ways(text: str, factor: float | None) -> None:
    found = stated_factor(text)
    assert (found is None) == (factor is None)
    if found is not None and factor is not None:
        assert found[0] == pytest.approx(factor)


def test_a_bare_number_that_is_wrong_is_told() -> None:
    family, question, _ = ASKED[2]
    [finding] = judge(bare_trace(family, question, 0.83)).findings
    assert finding.stated == "0.83"
    assert "0.83" in finding.message


def test_a_percentage_may_be_asked_for_beside_a_value() -> None:
    question = (
        "A stone lies at the bottom of a pond 1.5 m deep (n = 1.33). Seen from straight above, how"
        " deep does it appear, and by what percentage does the water seem too shallow?"
    )
    verdict = judge(bare_trace("optics", question, "1.13 m, 25 % too shallow"))
    assert verdict.verdict["answer"] == "valid"
