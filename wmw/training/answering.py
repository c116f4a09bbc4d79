"""A model's replies to the questions of a bank, and how many of them hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from trl.data_utils import prepare_multimodal_messages

from wmw.core.verdict import Verdict
from wmw.replies import Reply
from wmw.replies import read as read_reply
from wmw.training.data import Data, batches
from wmw.training.loading import Loaded
from wmw.training.rewards import asked_of_bank, asked_of_export
from wmw.verifiers.pipeline import judge

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
    look_up = asked_of_export(folder) if data.bank is None else asked_of_bank(folder)
    done = 0
    for rows in batches(data.rows, batch):
        for row, text in zip(rows, _generate(loaded, rows, most_tokens), strict=True):
            asked, item = look_up(row["trace_id"])
            reply = read_reply(text, asked)
            verdict = None if reply.trace is None else judge(reply.trace, gold=item)
            yield Answered(asked, reply, verdict)
        done += len(rows)
        told(done, len(data.rows))


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


def summary(answered: list[Answered]) -> dict[str, int]:
    """Return how many replies there are, were read, and were found what.

    `answers right` are those whose answer alone was found valid.
    """
    outcomes = Counter(one.verdict.outcome for one in answered if one.verdict)
    return {
        "replies": len(answered),
        "read": sum(one.verdict is not None for one in answered),
        "valid": outcomes["valid"],
        "invalid": outcomes["invalid"],
        "abstained": outcomes["abstain"],
        "answers right": sum(
            one.verdict is not None and one.verdict.verdict["answer"] == "valid" for one in answered
        ),
    }
