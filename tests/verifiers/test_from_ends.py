"""A load that is told from an end of a bar is put as far from the pivot as it then is."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge_unguarded
from wmw.verifiers.questions.from_ends import with_arms

_ANN = "Ann (400 N) sits 0.30 m from the left end. How far from the pivot must Bob (600 N) sit?"
_LAMP = "An 80 N lamp hangs 0.60 m from its right end. Which upward force at the right end holds it"


@pytest.mark.parametrize(
    ("question", "told"),
    [
        (f"A light seesaw 3.0 m long is pivoted at its middle. {_ANN}", "1.2 m from the pivot"),
        (f"A 1.8 m light rod is hinged at its left end. {_LAMP}?", "1.2 m from the hinge"),
        (f"A 1.8 m rod is hinged at its left end. A cable holds it. {_LAMP}?", "1.2 m from"),
        ("A 3.0 m pole is hinged to a wall. A sign hangs 0.50 m from its free end.", "2.5 m from"),
        ("A 3.0 m bar is pivoted 1.0 m from its left end. A hook is 0.5 m from the right end.",
         "1.5 m from the pivot"),
    ],
)  # fmt: skip
def test_the_arm_follows_by_a_difference(question: str, told: str) -> None:
    assert told in with_arms({"question": question})["question"]


@pytest.mark.parametrize(
    "question",
    [
        f"A light seesaw 3.0 m long is balanced. {_ANN}",  # where it turns is not told
        f"A light seesaw is pivoted at its middle. {_ANN}",  # how long it is
        f"A 1.8 m rod is held by two supports. {_LAMP}?",
        "A 3.0 m beam is hinged at its left end. A load hangs 1.0 m from its left end.",
    ],
)
def test_what_leaves_the_arm_open_or_tells_it_stays(question: str) -> None:
    assert with_arms({"question": question})["question"] == question


def test_a_trace_that_has_the_length_as_told_keeps_it() -> None:
    question = f"A light seesaw 3.0 m long is pivoted at its middle. {_ANN}"
    record = {"question": question, "state_0": {"variables": {"x": "0.30 m"}}}
    assert with_arms(record)["question"] == question


@pytest.mark.parametrize(("answer", "status"), [("195 N", "valid"), ("75 N", "invalid")])
def test_it_does_so_where_a_rope_holds_the_bar(answer: str, status: str) -> None:
    """(90 N · 1.5 m + 180 N · 2.5 m)/3.0 m = 195 N; with 0.50 m it would be 75 N."""
    question = (
        "A uniform beam 3.0 m long weighing 90 N is hinged at its left end and held level by a"
        " vertical rope at its right end. A 180 N crate hangs 0.50 m from the right end. Find the"
        " tension."
    )
    assert judge_unguarded(bare_trace("lever", question, answer)).verdict["answer"] == status


@pytest.mark.parametrize(("answer", "status"), [("53.3 N", "valid"), ("26.7 N", "invalid")])
def test_the_arm_gives_the_answer(answer: str, status: str) -> None:
    """80 N · 1.2 m/1.8 m = 53.3 N; with 0.60 m it would be 26.7 N."""
    question = f"A 1.8 m light rod is hinged at its left end. {_LAMP} level?"
    assert judge_unguarded(bare_trace("lever", question, answer)).verdict["answer"] == status
