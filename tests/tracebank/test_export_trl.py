"""TRL's own trainers take an exported bank as it is: they prepare it and take a step on it."""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from pathlib import Path
from typing import Any

import pytest
import torch
from datasets import DatasetDict, load_dataset
from peft import LoraConfig
from trl import DPOConfig, DPOTrainer, SFTConfig, SFTTrainer

from wmw.tracebank import build
from wmw.tracebank.export import export
from wmw.training.processors import IMAGE, PictureProcessor
from wmw.training.tiny import END, tiny_model, tiny_processor

ARGUMENTS: dict[str, Any] = {
    "max_length": None,
    "max_steps": 1,
    "per_device_train_batch_size": 2,
    "learning_rate": 1e-2,
    "logging_steps": 1,
    "report_to": "none",
    "use_cpu": True,
    "bf16": False,
    "save_strategy": "no",
    "disable_tqdm": True,
    "dataloader_pin_memory": False,
}
ADAPTER = LoraConfig(r=2, target_modules=r".*language_model.*_proj", task_type="CAUSAL_LM")
"""Without an adapter DPO would read the reference model from a hub."""


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> dict[str, DatasetDict]:
    """An exported bank, opened by `datasets`."""
    folder = tmp_path_factory.mktemp("exported")
    build(21, 5, folder / "bank", families=("circuit", "lever"), pairs_per_trace=2)
    export(folder / "bank", folder / "hf")
    return {
        config: load_dataset(str(folder / "hf"), config, cache_dir=str(folder / "cache"))
        for config in ("preference", "sft")
    }


@pytest.fixture(scope="module")
def processor(data: dict[str, DatasetDict]) -> PictureProcessor:
    return tiny_processor([*texts(data["preference"])])


def texts(data: DatasetDict) -> Iterator[str]:
    for rows in data.values():
        for row in rows.remove_columns("images"):
            yield from (row[name][0]["content"] for name in ("prompt", "chosen", "rejected"))


def said(processor: PictureProcessor, tokens: torch.Tensor, kept: torch.Tensor) -> list[str]:
    """The text of the tokens that are kept, of each row."""
    return [
        processor.tokenizer.decode(row[keep.bool()]) for row, keep in zip(tokens, kept, strict=True)
    ]


def without_picture(row: dict[str, Any]) -> dict[str, Any]:
    return {**row, "images": []}


def test_dpo(data: dict[str, DatasetDict], processor: PictureProcessor, tmp_path: Path) -> None:
    rows = data["preference"]["train"]
    trainer = DPOTrainer(
        model=tiny_model(processor, width=64, layers=1),
        args=DPOConfig(output_dir=str(tmp_path), **ARGUMENTS),
        train_dataset=rows,
        eval_dataset=data["preference"]["test"],
        processing_class=processor,
        peft_config=ADAPTER,
    )
    two = [rows[0], without_picture(rows[1])]
    batch = trainer.data_collator([{**row} for row in two])  # it changes what it is given
    replies = said(processor, batch["input_ids"], batch["completion_mask"])
    wanted = [row[side][0]["content"] for side in ("chosen", "rejected") for row in two]
    assert [text.removesuffix("\n").removesuffix(END) for text in replies] == wanted
    asked = said(
        processor, batch["input_ids"], batch["attention_mask"] * (1 - batch["completion_mask"])
    )
    assert all(
        row["prompt"][0]["content"] in text for row, text in zip(two * 2, asked, strict=True)
    )
    assert [IMAGE in text for text in asked] == [True, False, True, False]
    steps(trainer, visual_calls=2)  # the model's and the reference's
    (logged,) = [entry for entry in trainer.state.log_history if "rewards/margins" in entry]
    assert logged["loss"] == pytest.approx(log(2), abs=1e-4), "before a step there is no margin"


def test_sft(data: dict[str, DatasetDict], processor: PictureProcessor, tmp_path: Path) -> None:
    rows = data["sft"]["train"]
    trainer = SFTTrainer(
        model=tiny_model(processor, width=64, layers=1),
        args=SFTConfig(output_dir=str(tmp_path), **ARGUMENTS),
        train_dataset=rows,
        eval_dataset=data["sft"]["test"],
        processing_class=processor,
        peft_config=ADAPTER,
    )
    two = [rows[0], without_picture(rows[1])]
    batch = trainer.data_collator([{**row} for row in two])  # it changes what it is given
    learnt = said(processor, batch["input_ids"], batch["labels"] != -100)
    wanted = [row["completion"][0]["content"] for row in two]
    assert [text.removesuffix("\n").removesuffix(END) for text in learnt] == wanted
    steps(trainer, visual_calls=1)


def steps(trainer: Any, visual_calls: int) -> None:
    """Take a step and see that pictures went through the model and that it learnt."""
    seen: list[int] = []
    (visual,) = [m for name, m in trainer.model.named_modules() if name.endswith("model.visual")]
    visual.register_forward_pre_hook(
        lambda module, given, named: seen.append(len((given or [*named.values()])[0])),
        with_kwargs=True,
    )
    before = [weight.detach().clone() for weight in trainer.model.parameters()]
    trainer.train()
    assert trainer.state.global_step == 1
    assert len(seen) >= visual_calls > 0
    assert min(seen) > 0
    moved = [
        not torch.equal(old, new)
        for old, new in zip(before, trainer.model.parameters(), strict=True)
    ]
    assert any(moved)
