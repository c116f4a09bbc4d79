"""The verifier as a reward: what a reply is worth by the fields that could be decided."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from wmw.core.errors import InputFileError
from wmw.core.item import Item
from wmw.core.verdict import FIELDS, Verdict
from wmw.replies import read
from wmw.tracebank.reading import Answers
from wmw.verifiers.pipeline import judge

_VALUE = {"valid": 1.0, "invalid": 0.0}
Asked = Callable[[str], tuple[Mapping[str, Any], Item | None]]
"""From a trace's id to what was asked (id, family, question), and to the item where it is known."""


@dataclass(slots=True)
class VerifierReward:
    """A reward function for TRL: one figure for each reply.

    It is the mean of the decided fields (valid 1, invalid 0) by their weights, `unparsable` where
    no trace can be read, and None where the JSON is a trace and nothing else of it was decided: TRL
    leaves such a reply out. The fields are one function and not five, since TRL counts the None of
    one function among several as 0, which would make an abstention an error.
    """

    asked: Asked
    weights: Mapping[str, float]
    unparsable: float = -1.0

    @property
    def __name__(self) -> str:
        """The name under which TRL logs the reward."""
        return "verifier"

    def __call__(
        self,
        prompts: Sequence[Any],
        completions: Sequence[Any],
        trace_id: Sequence[str],
        log_metric: Callable[[str, float], None] = lambda name, value: None,
        log_extra: Callable[[str, list[Any]], None] = lambda name, values: None,
        **others: Any,
    ) -> list[float | None]:
        """Return the rewards of a batch and log what they are made of.

        `completions` are texts or lists of one message. Logged are the mean of each field over the
        replies that decided it, the share that abstained on it, and the shares of replies that
        could not be parsed and that nothing was decided of.
        """
        verdicts = [
            self.verdict(text, name)
            for text, name in zip(map(_text, completions), trace_id, strict=True)
        ]
        rewards = [self.value(verdict) for verdict in verdicts]
        for name, value in _shares(verdicts, rewards):
            log_metric(name, value)
        log_extra("outcome", [v.outcome if v else "unparsable" for v in verdicts])
        log_extra("labels", [", ".join(v.labels) if v else "" for v in verdicts])
        return rewards

    def verdict(self, text: str, trace_id: str) -> Verdict | None:
        """Return the verdict on a reply to an item; None where no trace can be read in it."""
        record, item = self.asked(trace_id)
        reply = read(text, record)
        return None if reply.trace is None else judge(reply.trace, gold=item)

    def value(self, verdict: Verdict | None) -> float | None:
        """Return what a reply is worth."""
        if verdict is None:
            return self.unparsable
        decided = {name: _VALUE[s] for name, s in verdict.verdict.items() if s in _VALUE}
        if decided == {"schema": 1.0}:
            return None
        weight = sum(self.weights[name] for name in decided)
        if not weight:
            return None
        return sum(self.weights[name] * value for name, value in decided.items()) / weight


def _text(completion: Any) -> str:
    return completion if isinstance(completion, str) else str(completion[0]["content"])


def _shares(
    verdicts: Sequence[Verdict | None], rewards: Sequence[float | None]
) -> Iterator[tuple[str, float]]:
    parsed = [verdict for verdict in verdicts if verdict is not None]
    yield "reward/unparsable", 1 - len(parsed) / len(verdicts)
    yield "reward/undecided", sum(reward is None for reward in rewards) / len(rewards)
    for name in FIELDS:
        statuses = [verdict.verdict[name] for verdict in parsed]
        decided = [_VALUE[status] for status in statuses if status in _VALUE]
        if statuses:
            yield f"reward/{name}/abstained", 1 - len(decided) / len(statuses)
        if decided:
            yield f"reward/{name}", sum(decided) / len(decided)


def asked_of_bank(bank: Path) -> Asked:
    """Return what was asked by the items of a bank, with their scenes."""
    answers = Answers(bank)

    def asked(name: str) -> tuple[Mapping[str, Any], Item | None]:
        item = answers.item(name)
        if item is None:
            raise InputFileError(bank, f"has no trace {name}")
        return item.trace.to_dict(), item

    return asked


def asked_of_export(folder: Path) -> Asked:
    """Return what was asked by the traces of an exported bank, which has no scenes."""
    from pyarrow.parquet import read_table

    found: dict[str, Mapping[str, Any]] = {}
    for path in sorted((folder / "traces").glob("*.parquet")):
        for text in read_table(path, columns=["trace"])["trace"].to_pylist():
            record = json.loads(text)
            found[record["id"]] = record

    def asked(name: str) -> tuple[Mapping[str, Any], Item | None]:
        if name not in found:
            raise InputFileError(folder / "traces", f"has no trace {name}; export the bank again")
        return found[name], None

    return asked
