"""Which of two traces a model prefers, and what its preference goes by.

The implicit reward of a reply is β times the log-probability that training has added to it
(Rafailov et al. 2023, arXiv:2305.18290, eq. 5). A pair is ranked rightly where that of the chosen
trace is the larger; what is left of the accuracy when the picture is blank, or when only the
answers are shown, does not come from the picture or from the physics between.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import numpy as np
import torch
from datasets import Dataset
from peft import PeftModel
from PIL import Image as Pictures
from trl.trainer.dpo_trainer import DataCollatorForVisionPreference

from wmw.core.errors import UsageError
from wmw.replies import written
from wmw.tracebank.export.rows import rows as rows_of
from wmw.tracebank.export.source import Source
from wmw.tracebank.reading import pairs_in
from wmw.training.data import CheckedCollator, Config, Data, batches, features, fit, read
from wmw.training.loading import Loaded

Control = Literal["whole", "blank picture", "answer alone"]
CONTROLS: tuple[Control, ...] = ("whole", "blank picture", "answer alone")
SEEN, TRACES, EDITS, NATURAL = "seen edits", "held-out traces", "held-out edits", "natural errors"
"""Pairs of the train split; of the test split with edits that were trained on, and with those that
were not; and a model's own errors."""
Told = Callable[[str, int, int], None]
_PREFERENCE: Config = "preference"
_RESAMPLES = 1000


@dataclass(frozen=True, slots=True)
class Scored:
    """A pair with the implicit rewards of both sides, and what it is counted by."""

    pair: str
    trace: str
    family: str
    label: str
    group: str
    control: Control
    chosen: float
    rejected: float

    @property
    def margin(self) -> float:
        """How much more the chosen side is worth."""
        return self.chosen - self.rejected


@dataclass(frozen=True, slots=True)
class Estimate:
    """Accuracy (ties count half) and mean margin over pairs, with 95% intervals.

    The intervals are those of the bootstrap over traces: pairs of one trace are not independent.
    """

    pairs: int
    accuracy: tuple[float, float, float]
    margin: tuple[float, float, float]


# --- The pairs ---------------------------------------------------------------------------------


def groups_of(
    folder: Path, *, natural: Path | None = None, limit: int | None = None, seed: int = 0
) -> dict[str, Dataset]:
    """Return the pairs of each group, at most `limit` of each, that the folder has.

    `natural` is a file of pairs as `wmw pairs from-traces` writes it; the folder is then to be the
    bank of their questions.
    """
    train = read(folder, _PREFERENCE, limit=limit, seed=seed, text_only=True).rows
    test = read(folder, _PREFERENCE, "test", text_only=True).rows
    held_out = [family == "held_out" for family in test["edit_family"]]
    found = {
        SEEN: train,
        TRACES: _some(test, [not one for one in held_out], limit, seed),
        EDITS: _some(test, held_out, limit, seed),
    }
    if natural is not None:
        found[NATURAL] = _natural(folder, natural, limit)
    return {name: rows for name, rows in found.items() if len(rows)}


def _some(rows: Dataset, wanted: Sequence[bool], limit: int | None, seed: int) -> Dataset:
    chosen = rows.select([index for index, one in enumerate(wanted) if one])
    if limit is None or len(chosen) <= limit:
        return chosen
    return chosen.shuffle(seed=seed).select(range(limit))


def _natural(bank: Path, path: Path, limit: int | None) -> Dataset:
    pairs = [*pairs_in(path)][:limit]
    wanted = {pair.source_trace_id for pair in pairs}
    asked: dict[str, dict[str, Any]] = {}
    for shown, row in rows_of("sft", Source(bank)):
        if row["trace_id"] in wanted and shown.can_be_asked:
            asked[row["trace_id"]] = row
    made = [
        {
            "images": asked[pair.source_trace_id]["images"],
            "prompt": asked[pair.source_trace_id]["prompt"],
            "chosen": [{"role": "assistant", "content": written(pair.chosen)}],
            "rejected": [{"role": "assistant", "content": written(pair.rejected)}],
            "pair_id": pair.id,
            "trace_id": pair.source_trace_id,
            "family": asked[pair.source_trace_id]["family"],
            "fault_label": pair.perturbation_type,
            "edit": pair.perturbation_name,
            "edit_family": pair.perturbation_family,
        }
        for pair in pairs
        if pair.source_trace_id in asked
    ]
    if not made:
        raise UsageError(f"{path} has no pair of a question of {bank}: name the bank it came from")
    return Dataset.from_list(made, features=features(_PREFERENCE))


def controlled(rows: Iterable[Mapping[str, Any]], control: Control) -> Iterator[dict[str, Any]]:
    """Yield the rows as a control shows them; rows that it cannot tell apart are left out."""
    for row in rows:
        found = dict(row)
        if control == "blank picture":
            if not row["images"]:
                continue
            found["images"] = [Pictures.new("RGB", shown.size, "white") for shown in row["images"]]
        elif control == "answer alone":
            sides = [_answer(row[side][0]["content"]) for side in ("chosen", "rejected")]
            if None in sides or sides[0] == sides[1]:
                continue
            for side, text in zip(("chosen", "rejected"), sides, strict=True):
                found[side] = [{"role": "assistant", "content": text}]
        yield found


def _answer(text: str) -> str | None:
    try:
        trace = json.loads(text)
    except ValueError:
        return None
    return written({"answer": trace["answer"]}) if "answer" in trace else None


# --- Their rewards -----------------------------------------------------------------------------


def score(
    loaded: Loaded,
    groups: Mapping[str, Dataset],
    *,
    reference: Any = None,
    beta: float = 0.1,
    max_tokens: int = 4096,
    batch: int = 4,
    controls: Sequence[Control] = CONTROLS,
    told: Told = lambda what, done, total: None,
) -> list[Scored]:
    """Return every pair of the groups under every control with its implicit rewards.

    The reference is the model without its adapter; a model that has none needs another as
    `reference`. UsageError where it has neither.
    """
    model, processor = loaded.model.eval(), loaded.processor
    if reference is None and not isinstance(model, PeftModel):
        raise UsageError("the model has no adapter: name the model that training began with")
    collator = CheckedCollator(DataCollatorForVisionPreference(processor), processor)
    scored: list[Scored] = []
    for group, rows in groups.items():
        data = fit(Data(rows, group, ""), _PREFERENCE, processor, max_tokens)
        for control in controls:
            shown = controlled(data.rows, control)
            for number, few in enumerate(batches(shown, batch)):
                told(f"{group}, {control}", number * batch, len(data.rows))
                inputs = collator([{**row} for row in few]).to(model.device)
                own, before = _log_probabilities(model, inputs), _before(model, reference, inputs)
                chosen, rejected = (beta * (own - before)).chunk(2)
                scored += [
                    Scored(
                        row["pair_id"], row["trace_id"], row["family"], row["fault_label"], group,
                        control, one, other,
                    )
                    for row, one, other in zip(few, chosen.tolist(), rejected.tolist(), strict=True)
                ]  # fmt: skip
    return scored


def _before(model: Any, other: Any, inputs: Mapping[str, torch.Tensor]) -> torch.Tensor:
    if other is not None:
        return _log_probabilities(other, inputs)
    with model.disable_adapter():
        return _log_probabilities(model, inputs)


@torch.no_grad()  # type: ignore[untyped-decorator]
def _log_probabilities(model: Any, inputs: Mapping[str, torch.Tensor]) -> torch.Tensor:
    """Return the summed log-probability of each row's completion, shape (rows,)."""
    given = {name: value for name, value in inputs.items() if name != "completion_mask"}
    logits = model(**given, use_cache=False).logits[:, :-1]
    targets = inputs["input_ids"][:, 1:]
    written_there = inputs["completion_mask"][:, 1:].bool()
    own = torch.zeros(targets.shape, dtype=torch.float32, device=logits.device)
    # only where something was written: of all tokens the logits would not fit beside themselves
    chosen = logits[written_there].float().log_softmax(dim=-1)
    own[written_there] = chosen.gather(1, targets[written_there][:, None])[:, 0]
    return own.sum(dim=1)


# --- What they come to -------------------------------------------------------------------------


def estimates(
    scored: Iterable[Scored], by: Callable[[Scored], Any], seed: int = 0
) -> dict[Any, Estimate]:
    """Return the estimate of every class of pairs that `by` tells apart, in sorted order."""
    classes: dict[Any, list[Scored]] = {}
    for one in scored:
        classes.setdefault(by(one), []).append(one)
    return {name: estimate(classes[name], seed) for name in sorted(classes)}


def estimate(scored: Sequence[Scored], seed: int = 0) -> Estimate:
    """Return accuracy and mean margin of pairs, resampled by their traces."""
    traces = sorted({one.trace for one in scored})
    place = {name: index for index, name in enumerate(traces)}
    sums = np.zeros((len(traces), 3))  # pairs, right ones, margins
    for one in scored:
        sums[place[one.trace]] += (1, (np.sign(one.margin) + 1) / 2, one.margin)
    draws = np.random.default_rng(seed).multinomial(
        len(traces), np.full(len(traces), 1 / len(traces)), size=_RESAMPLES
    )
    counts, right, margins = (draws @ sums).T
    total = sums.sum(axis=0)

    def told(value: float, drawn: Any) -> tuple[float, float, float]:
        low, high = np.percentile(drawn, [2.5, 97.5])
        return float(value), float(low), float(high)

    return Estimate(
        len(scored),
        told(total[1] / total[0], right / counts),
        told(total[2] / total[0], margins / counts),
    )


def report(scored: Sequence[Scored]) -> dict[str, Any]:
    """Return all figures as plain values: by group and control, and by label and family."""

    def plain(found: Mapping[Any, Estimate]) -> list[dict[str, Any]]:
        return [
            {
                "of": list(name),
                "pairs": one.pairs,
                "accuracy": dict(zip(("value", "low", "high"), one.accuracy, strict=True)),
                "margin": dict(zip(("value", "low", "high"), one.margin, strict=True)),
            }
            for name, one in found.items()
        ]

    return {
        "by_group": plain(estimates(scored, lambda one: (one.group, one.control))),
        "by_label": plain(estimates(scored, lambda one: (one.group, one.control, one.label))),
        "by_family": plain(estimates(scored, lambda one: (one.group, one.control, one.family))),
    }
