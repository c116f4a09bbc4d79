"""Questions for a change, or for what is so after one: what held before is no answer to them."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.reading import read_question

SCALE = (
    "A beaker of water stands on a kitchen scale. A 1.17 kg steel ball of volume 1.50×10⁻⁴ m³,"
    " hanging from a string, is lowered until it is completely under water. By how many newtons"
    " does the scale reading increase? (g = 9.8 m/s²)"
)
RAISED = (
    "A block slides at constant speed down a plank tilted at 22°. The plank is then raised to 30°."
    " What is the block's acceleration now? (g = 9.8 m/s²)"
)


@pytest.mark.parametrize("answer", ["11.5 N", "1.47 N"])
def test_the_change_of_a_reading_is_not_the_reading_nor_a_weight(answer: str) -> None:
    assert judge(bare_trace("buoyancy", SCALE, answer)).outcome == "abstain"


@pytest.mark.parametrize(
    ("family", "question", "asked", "compound"),
    [
        ("buoyancy", SCALE, (), True),
        (
            "thermal",
            "2 kg of water absorb 42 kJ. By how much does its temperature rise?",
            ("Delta_T",),
            False,
        ),
        (
            "spring",
            "By how much does a 2 N weight stretch a spring of 100 N/m?",
            ("Delta_x",),
            False,
        ),
        (
            "collision",
            "A 2 kg ball rebounds from a wall. By how much does the kinetic energy of the ball"
            " change?",
            (),
            True,
        ),
    ],
)
def test_a_change_is_asked_for_only_where_the_family_has_it(
    family: str, question: str, asked: tuple[str, ...], compound: bool
) -> None:
    read = read_question(question, family)
    assert (tuple(read.targets)[:1], read.compound) == (asked, compound)


def test_what_held_before_the_change_is_no_answer_to_what_is_so_now() -> None:
    """Constant speed at 22° gives mu = tan 22°, and at 30° a = g (sin 30° - mu cos 30°)."""
    for answer in ("1.47 m/s²", "0 m/s²"):
        assert judge(bare_trace("inclined_plane", RAISED, answer)).outcome != "invalid"
    steady = (
        "A block slides at constant speed down a plank tilted at 22°. What is its acceleration?"
    )
    assert judge(bare_trace("inclined_plane", steady, "0 m/s²")).verdict["answer"] == "valid"


@pytest.mark.parametrize(
    ("a", "outcome"), [("1.47", "valid"), ("0", "invalid"), ("3.2", "invalid")]
)
def test_what_is_told_of_before_a_change_binds_the_answer_no_more(a: str, outcome: str) -> None:
    trace = {
        "scenario_family": "inclined_plane",
        "question": RAISED,
        "state_0": {
            "objects": [{"name": "block"}, {"name": "plank"}],
            "variables": {"theta": "30°", "mu_k": "0.404"},
        },
        "transition": {
            "rule": "Newton's second law",
            "effect": "the block accelerates down the plank",
            "equation": "a = g (sin theta - mu_k cos theta)",
        },
        "state_1": {"predicted_change": "it speeds up", "new_variables": {"a": f"{a} m/s²"}},
        "derivation": ["mu_k = tan 22° = 0.404", f"a = 9.8*(sin 30° - 0.404 cos 30°) = {a} m/s²"],
        "answer": {"value": a, "unit": "m/s²"},
    }
    assert judge(trace).outcome == outcome


def test_a_value_is_no_answer_to_which_of_two_is_greater() -> None:
    question = (
        "A ball kicked from level ground at 25° lands at a distance R. At which other angle, with"
        " the same speed, would it land at the same place, and how many times higher would it rise?"
    )
    assert judge(bare_trace("projectile", question, "65°, 4.6 times higher")).outcome != "invalid"
