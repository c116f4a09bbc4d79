"""A bullet has the speed that a question tells before it strikes, or after the rifle fired it."""

from __future__ import annotations

from typing import Any

import pytest

from wmw import verify

_INTO = "Take g = 9.8 m/s². To what height does the block swing?"
_RECOIL = "What is the recoil speed of the rifle?"


def judged(question: str, answer: str) -> tuple[str, str]:
    """Return the verdict on a bare answer: that of the answer, and the outcome."""
    record: dict[str, Any] = {
        "scenario_family": "collision",
        "question": question,
        "state_0": {"variables": {}},
        "transition": {},
        "state_1": {},
        "answer": {"value": answer},
    }
    verdict = verify(record)
    return verdict.verdict["answer"], verdict.outcome


@pytest.mark.parametrize(
    ("question", "right", "wrong"),
    [
        (
            "A 10 g bullet at 400 m/s embeds itself in a 1.99 kg wooden block hanging from long "
            f"strings. {_INTO}",
            "20.4 cm",
            "40.8 cm",
        ),
        (
            "A bullet (10 g) at 400 m/s becomes embedded in a 1.99 kg ballistic pendulum at rest. "
            f"{_INTO}",
            "0.204 m",
            "0.408 m",
        ),
        (
            "A 10 g bullet with a speed of 400 m/s hits a 1.99 kg ballistic pendulum and gets "
            f"stuck. {_INTO}",
            "0.204 m",
            "0.408 m",
        ),
        (
            "A bullet of mass 10 g is fired at 400 m/s into a 1.99 kg block hanging at rest from "
            f"strings and stays in it. {_INTO}",
            "0.204 m",
            "0.408 m",
        ),
        (
            "A 60 g shell at 500 m/s lodges in a 9.94 kg sandbox at rest. What is their common "
            "speed?",
            "3.0 m/s",
            "500 m/s",
        ),
        (f"A 4.0 kg rifle fires a 10 g bullet at 400 m/s. {_RECOIL}", "1.0 m/s", "2.0 m/s"),
        (
            f"A 4.0 kg rifle at rest fires a 10 g bullet with a speed of 400 m/s. {_RECOIL}",
            "1.0 m/s",
            "2.0 m/s",
        ),
    ],
)
def test_what_a_bullet_does_next_tells_when_it_has_its_speed(
    question: str, right: str, wrong: str
) -> None:
    assert judged(question, right)[0] == "valid"
    assert judged(question, wrong)[1] == "invalid"


def test_where_the_bullet_ends_up_makes_no_collision_of_a_recoil() -> None:
    told = "A rifle of 4.0 kg fires a 10 g bullet at 400 m/s. The bullet embeds itself in a tree. "
    assert judged(told + _RECOIL, "1.0 m/s")[1] != "invalid"
