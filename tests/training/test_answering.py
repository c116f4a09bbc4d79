"""A model's replies: asked as it was trained, read, and judged."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from click.testing import CliRunner

from training.easy import ASKED, COLOURS
from wmw.cli import main
from wmw.core.shares import Change, Share
from wmw.core.verdict import Verdict
from wmw.replies import Reply, written
from wmw.training import answering
from wmw.training.answering import Answered, answers, changes, summary
from wmw.training.data import read
from wmw.training.loading import load_trained


def test_it_writes_what_it_has_learnt(answering: str, easy: str) -> None:
    """After SFT the colour in the picture is what the reply says."""
    data = read(Path(easy), "sft", "validation")
    found = [*answers(load_trained(answering), data, Path(easy), most_tokens=32)]
    said = [json.loads(one.reply.text)["answer"]["value"] for one in found]
    right = [json.loads(row["completion"][0]["content"])["answer"]["value"] for row in data.rows]
    assert said == right
    assert set(said) == set(COLOURS)
    counts = summary(found)
    assert counts["read"] == counts["invalid"] == Share(8, 8)  # no state, no transition
    assert found[0].record()["question"] == ASKED
    assert found[0].record()["answer"] == {"value": right[0]}


def test_what_is_there_stays_when_a_run_is_cut_off(
    small: str, bank: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Earlier replies stay as they are, and those of the run so far stand beside them."""
    out = tmp_path / "replies.jsonl"
    out.write_text("of an earlier run\n")
    first = answering._generate
    asked: list[int] = []

    def cut_off(*told: Any) -> list[str]:
        asked.append(1)
        if len(asked) == 2:
            raise KeyboardInterrupt
        return first(*told)

    monkeypatch.setattr(answering, "_generate", cut_off)
    flags = ("--rows", "2", "--batch", "1", "--max-new-tokens", "8")
    done = CliRunner().invoke(
        main, ["train", "answer", small, "--data", str(bank), "--out", str(out), *flags]
    )
    assert done.exit_code != 0
    assert out.read_text() == "of an earlier run\n"
    assert len((tmp_path / "replies.jsonl.part").read_text().splitlines()) == 1


def test_replies_go_to_the_verifier(small: str, bank: Path, tmp_path: Path) -> None:
    """A model that has learnt nothing writes nothing that can be read; each line is still there."""
    out = tmp_path / "deep" / "replies.jsonl"
    done = CliRunner().invoke(
        main,
        [
            *("train", "answer", small, "--data", str(bank), "--out", str(out)),
            *("--rows", "2", "--max-new-tokens", "8"),
        ],
    )
    assert done.exit_code == 0, done.output
    assert "2 replies;" in done.output
    assert [line.split()[:2] for line in done.output.splitlines() if "read" in line] == [
        ["read", "0"]
    ]
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    asked = {row["trace_id"] for row in read(bank, "sft", "test").rows}
    assert {line["id"] for line in lines} <= asked
    assert all("reply" in line and "answer" not in line for line in lines)
    judged = CliRunner().invoke(main, ["verify", "--gold", str(bank), str(out)])
    assert judged.exit_code == 1, judged.output


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"model": "no-such-model"}, "no vision-language model 'no-such-model'"),
        ({"model": "tiny"}, "'tiny' knows nothing until it is trained"),
        ({"data": "no-such-bank"}, "no-such-bank: neither a bank"),
        ({"out": "letter.txt/replies.jsonl"}, "cannot write letter.txt/replies.jsonl"),
    ],
)
def test_what_is_not_there_is_told_before_a_question_is_asked(
    given: dict[str, str], told: str, small: str, bank: Path, monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:  # fmt: skip
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "letter.txt").touch()
    monkeypatch.setattr(answering, "_generate", lambda *told: pytest.fail("a question was asked"))
    wanted = {"model": small, "data": str(bank), "out": "replies.jsonl", **given}
    flags = ("--data", wanted["data"], "--out", wanted["out"])
    done = CliRunner().invoke(main, ["train", "answer", wanted["model"], *flags])
    assert done.exit_code == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"wmw: {told}")


def test_an_error_of_reading_is_not_told_as_one_of_writing(
    small: str, bank: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def unread(*given: Any) -> list[str]:
        raise OSError("image file is truncated")

    monkeypatch.setattr(answering, "_generate", unread)
    flags = ("--data", str(bank), "--out", str(tmp_path / "replies.jsonl"))
    done = CliRunner().invoke(main, ["train", "answer", small, *flags])
    assert isinstance(done.exception, OSError)
    assert "cannot write" not in done.output


def _judged(name: str, outcome: str | None, answer: str = "abstain") -> Answered:
    """A reply to question `name`; `outcome` None stands for one that could not be read."""
    verdict = None
    if outcome is not None:
        verdict = cast("Verdict", SimpleNamespace(outcome=outcome, verdict={"answer": answer}))
    return Answered({"id": name}, Reply("", None), verdict)


def test_what_changed_is_told_of_the_questions_that_both_answer() -> None:
    before = [_judged("a", None), _judged("b", "invalid"), _judged("c", "valid", "valid")]
    after = [
        _judged("d", "valid", "valid"),
        _judged("c", "abstain"),
        _judged("a", "invalid", "valid"),
        _judged("b", "invalid"),
    ]
    assert changes(before, after) == {
        "read": Change(stayed=2, gained=1, lost=0, never=0),
        "valid": Change(stayed=0, gained=0, lost=1, never=2),
        "invalid": Change(stayed=1, gained=1, lost=0, never=1),
        "abstained": Change(stayed=0, gained=1, lost=0, never=2),
        "answers right": Change(stayed=0, gained=1, lost=1, never=1),
        # of a: the answer is right, and the trace is not
        "hidden inconsistency": Change(stayed=0, gained=1, lost=0, never=2),
    }


def test_earlier_replies_are_held_against_the_new_ones(
    small: str, bank: Path, tmp_path: Path
) -> None:
    """A gold trace, as an earlier reply, was read and valid; what is written now is neither."""
    out = tmp_path / "replies.jsonl"
    gold = next(
        json.loads(line)
        for line in (bank / "traces.jsonl").read_text().splitlines()
        if json.loads(line)["id"] in {row["trace_id"] for row in read(bank, "sft", "test").rows}
    )
    earlier = tmp_path / "earlier.jsonl"
    earlier.write_text(json.dumps({"id": gold["id"], "reply": written(gold)}) + "\n")
    flags = ("--data", str(bank), "--out", str(out), "--max-new-tokens", "8")
    done = CliRunner().invoke(main, ["train", "answer", small, *flags, "--against", str(earlier)])
    assert done.exit_code == 0, done.output
    told = [line.split() for line in done.output.partition("against ")[2].splitlines()[1:]]
    assert ["read", "+0", "-1"] in [row[:3] for row in told]
    assert ["valid", "+0", "-1"] in [row[:3] for row in told]
    assert ["invalid", "+0", "-0"] in [row[:3] for row in told]

    earlier.write_text(json.dumps({"id": "tr_of_another", "reply": "{}"}) + "\n")
    done = CliRunner().invoke(main, ["train", "answer", small, *flags, "--against", str(earlier)])
    assert done.exit_code == 2
    assert "answers none of these questions" in done.stderr
    earlier.write_text(json.dumps(gold) + "\n")
    done = CliRunner().invoke(main, ["train", "answer", small, *flags, "--against", str(earlier)])
    assert done.exit_code == 2
    assert "line 1 is no reply of `wmw train answer`" in done.stderr
