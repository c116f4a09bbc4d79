"""What is done once for a trace, or not at all, since nothing would come of it."""

from __future__ import annotations

import pytest

from wmw.generators import generate
from wmw.verifiers.case import Case
from wmw.verifiers.equations import written as equations
from wmw.verifiers.once import once
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions import reading
from wmw.verifiers.questions.wording import Wording
from wmw.verifiers.vocabulary.lexicon import Lexicon


def test_a_question_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    worded = reading.worded

    def counted(text: str, words: Lexicon) -> Wording:
        read.append(text)
        return worded(text, words)

    monkeypatch.setattr(reading, "worded", counted)
    reading.kept_question.cache_clear()
    assert judge(generate("inclined_plane", 31, 0).trace.to_dict()).outcome == "valid"
    assert len(read) == 1


def test_readings_that_cannot_be_better_do_not_check_the_equations(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A wrong answer is as wrong with every value of g: one reading checks them."""
    checked: list[Case] = []
    check = equations._written

    def counted(case: Case) -> equations.Written:
        checked.append(case)
        return check(case)

    monkeypatch.setattr(equations, "_written", counted)
    trace = generate("inclined_plane", 31, 0).trace.to_dict()
    trace["answer"] = {"value": "765.4 m/s"}
    assert judge(trace).outcome == "invalid"
    assert len(checked) == 1


def test_what_is_found_once_is_kept_with_the_reading() -> None:
    class Reading:
        def __init__(self) -> None:
            self.found: dict[object, object] = {}

    calls: list[object] = []

    @once
    def found(case: Case) -> int:
        calls.append(case)
        return len(calls)

    one, other = Reading(), Reading()
    assert [found(one), found(one), found(other)] == [1, 1, 2]  # type: ignore[arg-type]
