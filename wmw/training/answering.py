"""A model's replies to the questions of a bank, and how many of them hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from trl.data_utils import prepare_multimodal_messages

from wmw.core.errors import InputFileError
from wmw.core.item import Item
from wmw.core.shares import Change, Share
from wmw.core.verdict import Verdict
from wmw.replies import Reply
from wmw.replies import read as read_reply
from wmw.training.data import Data, batches
from wmw.training.loading import Loaded
from wmw.training.rewards import Asked, asked_of_bank, asked_of_export
from wmw.verifiers.decoding import decode
from wmw.verifiers.pipeline import judge
from wmw.verifiers.reading import read_lines

Told = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Answered:
    """A reply with what was asked, and the verdict on it where a trace could be read."""

    asked: Mapping[str, Any]
    reply: Reply
    verdict: Verdict | None

    def record(self) -> dict[str, Any]:
        """Return the reply as a line that `wmw verify` reads, with the text as it came."""
        trace = self.reply.trace or {key: self.asked[key] for key in _ASKED if key in self.asked}
        return {**trace, "reply": self.reply.text, "repairs": list(self.reply.repairs)}


_ASKED = ("id", "scenario_family", "question")


def answers(
    loaded: Loaded,
    data: Data,
    folder: Path,
    *,
    most_tokens: int = 1024,
    batch: int = 8,
    told: Told = lambda done, total: None,
) -> Iterator[Answered]:
    """Yield the model's most probable reply to each row (greedy decoding), with its verdict.

    `folder` is where the rows come from: of a bank, verdicts are held against the scenes.
    """
    look_up = _looks_up(data, folder)
    done = 0
    for rows in batches(data.rows, batch):
        for row, text in zip(rows, _generate(loaded, rows, most_tokens), strict=True):
            asked, item = look_up(row["trace_id"])
            yield _judged(text, asked, item)
        done += len(rows)
        told(done, len(data.rows))


def answers_before(path: Path, data: Data, folder: Path) -> Iterator[Answered]:
    """Yield the replies in a file of earlier ones to the questions of these rows, judged anew.

    Replies to other questions are passed over. InputFileError where a line is not such a reply.
    """
    look_up = _looks_up(data, folder)
    asked_now = {row["trace_id"] for row in data.rows}
    for line in read_lines(path):
        record = None if line.data is None else decode(line.data)
        if not isinstance(record, dict) or not isinstance(record.get("reply"), str):
            raise InputFileError(path, f"line {line.number} is no reply of `wmw train answer`")
        if record.get("id") in asked_now:
            yield _judged(record["reply"], *look_up(record["id"]))


def _looks_up(data: Data, folder: Path) -> Asked:
    return asked_of_export(folder) if data.bank is None else asked_of_bank(folder)


def _judged(text: str, asked: Mapping[str, Any], item: Item | None) -> Answered:
    reply = read_reply(text, asked)
    verdict = None if reply.trace is None else judge(reply.trace, gold=item)
    return Answered(asked, reply, verdict)


@torch.no_grad()  # type: ignore[untyped-decorator]
def _generate(loaded: Loaded, rows: list[dict[str, Any]], most_tokens: int) -> list[str]:
    model, processor = loaded.model.eval(), loaded.processor
    texts = [
        processor.apply_chat_template(
            prepare_multimodal_messages(row["prompt"], images=row["images"]),
            add_generation_prompt=True,
            tokenize=False,
        )
        for row in rows
    ]
    images = [row["images"] for row in rows]
    inputs = processor(
        images=images if any(images) else None,
        text=texts,
        padding=True,
        padding_side="left",
        return_tensors="pt",
        add_special_tokens=False,
    ).to(model.device)
    made = model.generate(**inputs, max_new_tokens=most_tokens, do_sample=False)
    written = made[:, inputs["input_ids"].shape[1] :]
    found: list[str] = processor.batch_decode(written, skip_special_tokens=True)
    return found


MARKS = ("read", "valid", "invalid", "abstained", "answers right", "hidden inconsistency")
"""What a reply may be; `answers right` are those whose answer alone was found valid, and of a
`hidden inconsistency` those of them whose trace is invalid all the same."""


def _marks(one: Answered) -> dict[str, bool]:
    if one.verdict is None:
        return dict.fromkeys(MARKS, False)
    outcome = one.verdict.outcome
    right = one.verdict.verdict["answer"] == "valid"
    is_invalid = outcome == "invalid"
    said = (True, outcome == "valid", is_invalid, outcome == "abstain", right, right and is_invalid)
    return dict(zip(MARKS, said, strict=True))


def summary(answered: Sequence[Answered]) -> dict[str, Share]:
    """Return the share of the replies that each mark applies to."""
    found = Counter(name for one in answered for name, it_is in _marks(one).items() if it_is)
    return {name: Share(found[name], len(answered)) for name in MARKS}


def changes(before: Iterable[Answered], after: Iterable[Answered]) -> dict[str, Change]:
    """Return how the shares changed, over the questions that both answer."""
    first = {one.asked["id"]: _marks(one) for one in before}
    pairs = [(first[one.asked["id"]], _marks(one)) for one in after if one.asked["id"] in first]
    found = Counter((name, old[name], new[name]) for old, new in pairs for name in MARKS)
    return {
        name: Change(
            stayed=found[name, True, True],
            gained=found[name, False, True],
            lost=found[name, True, False],
            never=found[name, False, False],
        )
        for name in MARKS
    }
