"""The verifier as a reward, and GRPO with it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from training.runs import flags
from wmw.core.errors import InputFileError
from wmw.core.verdict import FIELDS, Verdict
from wmw.replies import written
from wmw.tracebank.export import export
from wmw.tracebank.reading import pairs_of_bank
from wmw.training.recipe import RewardSettings, recipe
from wmw.training.rewards import VerifierReward, asked_of_bank, asked_of_export
from wmw.training.run import train

WEIGHTS = RewardSettings().weights


def verdict(**statuses: str) -> Verdict:
    fields = {name: statuses.get(name, "abstain") for name in FIELDS}
    return Verdict.from_dict(
        {
            "schema_version": "1", "id": "x", "outcome": "abstain", "verdict": fields, "labels": [],
            "findings": [], "abstentions": [], "basis": "question", "attribution": None,
            "verifier": {"name": "wmw", "version": "0"},
        }
    )  # fmt: skip


@pytest.mark.parametrize(
    ("statuses", "expected"),
    [
        ({"schema": "valid"}, None),
        ({"schema": "invalid"}, 0.0),
        ({"schema": "valid", "answer": "valid"}, 1.0),
        ({"schema": "valid", "answer": "invalid"}, 0.5 / 2.5),
        ({"schema": "valid", "answer": "valid", "state": "invalid"}, 2.5 / 3.5),
        (dict.fromkeys(FIELDS, "valid"), 1.0),
        ({**dict.fromkeys(FIELDS, "valid"), "transition": "invalid"}, 0.8),
    ],
)
def test_the_decided_fields_by_their_weights(
    statuses: dict[str, str], expected: float | None
) -> None:
    value = VerifierReward(lambda name: ({}, None), WEIGHTS).value(verdict(**statuses))
    assert value == (None if expected is None else pytest.approx(expected))


def test_an_abstention_is_no_error() -> None:
    reward = VerifierReward(lambda name: ({}, None), WEIGHTS)
    silent = verdict(schema="valid", state="valid")
    wrong = verdict(schema="valid", state="valid", answer="invalid")
    assert reward.value(silent) > reward.value(wrong)


@pytest.mark.parametrize("source", ["bank", "export"])
def test_gold_is_worth_more_than_broken_and_broken_more_than_nothing(
    source: str, bank: Path, tmp_path: Path
) -> None:
    """An export has no scenes, so that a given misread from a picture is not seen with it."""
    pairs = [*pairs_of_bank(bank)]
    if source == "bank":
        reward = VerifierReward(asked_of_bank(bank), WEIGHTS)
    else:
        export(bank, tmp_path / "hf")
        reward = VerifierReward(asked_of_export(tmp_path / "hf"), WEIGHTS)
        pairs = [pair for pair in pairs if not pair.perturbation_field.startswith("/state_0")]
    logged: dict[str, Any] = {}
    pairs = pairs[:8]
    assert len(pairs) == 8
    texts = [written(pair.chosen) for pair in pairs] + [written(pair.rejected) for pair in pairs]
    replies = [[{"role": "assistant", "content": text}] for text in [*texts, "I cannot see it."]]
    ids = [pair.source_trace_id for pair in pairs] * 2 + [pairs[0].source_trace_id]
    values = reward(
        replies, replies, trace_id=ids, log_metric=logged.__setitem__, log_extra=logged.__setitem__
    )
    gold, broken = values[:8], values[8:16]
    assert gold == [1.0] * 8
    assert all(value is not None and 0 <= value < 1 for value in broken)
    assert values[16] == -1
    assert logged["reward/unparsable"] == pytest.approx(1 / 17)
    assert logged["reward/schema"] == 1
    assert 0.4 < logged["reward/answer"] < 1
    assert logged["outcome"] == ["valid"] * 8 + ["invalid"] * 8 + ["unparsable"]


def test_shares_are_over_what_decided() -> None:
    """Of two replies one abstains on the answer: the mean is that of the other."""
    given = iter([verdict(schema="valid", answer="valid"), verdict(schema="valid")])
    logged: dict[str, float] = {}

    class Given(VerifierReward):
        def verdict(self, text: str, trace_id: str) -> Verdict:
            return next(given)

    values = Given(lambda name: ({}, None), WEIGHTS)(
        ["", ""], ["", ""], trace_id=["a", "b"], log_metric=logged.__setitem__
    )
    assert values == [1.0, None]
    assert logged["reward/answer"] == 1
    assert logged["reward/answer/abstained"] == 0.5
    assert logged["reward/undecided"] == 0.5


def entries(out: Path) -> Iterator[dict[str, float]]:
    history = json.loads((out / "metrics.json").read_text())["history"]
    return (entry for entry in history if "reward" in entry)


def test_grpo_takes_steps_and_logs_rewards_by_component(
    answering: str, easy: str, tmp_path: Path
) -> None:
    changes = {
        "num_generations": 4, "max_completion_length": 16, "max_steps": 2, "eval_rows": 0,
        "temperature": 1.2, "save_strategy": "no", "eval_strategy": "no", "rows": 8,
    }  # fmt: skip
    done = train(recipe("grpo", None, flags(answering, easy, tmp_path / "grpo", **changes)))
    found = [*entries(done.out)]
    assert [entry["step"] for entry in found] == [1, 2]
    # the replies are JSON and hold an answer, and are no whole trace
    assert any(entry["reward/unparsable"] < 1 for entry in found)
    assert all(entry["reward/schema"] == 0 for entry in found if "reward/schema" in entry)
    assert any("reward/schema/abstained" in entry for entry in found)


def test_a_bank_of_an_older_version_is_told_as_such(bank: Path, tmp_path: Path) -> None:
    shutil.copytree(bank, tmp_path / "bank")
    name = next(pairs_of_bank(bank)).source_trace_id
    path = tmp_path / "bank" / "scenes" / f"{name}.json"
    record = json.loads(path.read_text())
    del record["question"]
    path.write_text(json.dumps(record))
    with pytest.raises(InputFileError, match=r"has no 'question', .* build the bank again"):
        asked_of_bank(tmp_path / "bank")(name)
