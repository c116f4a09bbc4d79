"""A run from its settings to its folder: the same way for DPO, SFT and GRPO."""

from __future__ import annotations

import copy
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from accelerate import DistributedType, PartialState
from torch import distributed
from transformers import PrinterCallback
from trl import DPOTrainer, GRPOTrainer, SFTTrainer

from wmw.core.errors import UsageError
from wmw.training import folder
from wmw.training.callbacks import OnlyTheAdapterLearns, Progress
from wmw.training.data import CheckedCollator, Config, Data, Told, fit, read
from wmw.training.loading import (
    Loaded,
    adapter_of,
    check_learning,
    fingerprints,
    load,
    prepare_base,
    quieten,
)
from wmw.training.recipe import Method, Recipe, RewardSettings
from wmw.training.rewards import VerifierReward, asked_of_bank, asked_of_export
from wmw.training.sampling import SortedWithinSteps
from wmw.training.vision import freeze_vision, share_vision

Factory = Callable[..., Any]
"""TRL's trainer of a method, or what makes one of its arguments."""

_SHARDED = (DistributedType.FSDP, DistributedType.DEEPSPEED)
_BYTES_LEARNING = 4 + 8
"""Of a checkpoint, for each weight that learns: the weight and Adam's two moments."""


@dataclass(frozen=True, slots=True)
class Trained:
    """What became of a run: its folder, its last metrics, and the weights that learnt."""

    out: Path
    metrics: dict[str, float]
    weights: dict[str, int]


def train(recipe: Recipe, *, resume: bool = False, told: Told = lambda line: None) -> Trained:
    """Carry out a run, or go on with one that was cut off, and return what came of it.

    The folder gets the adapter (or the whole model) with its processor, the configuration with the
    hash of the bank's manifest and the versions (`run.json`), the metrics (`metrics.json`), and
    checkpoints. Raises UsageError and InputFileError before anything is trained where the request
    or the data are wrong.
    """
    os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")  # batches are made in forked workers
    quieten()
    out = recipe.out
    state = PartialState()
    if state.num_processes != recipe.arguments.world_size:
        raise UsageError(f"{state.num_processes} processes run of {recipe.arguments.world_size}")
    say: Told = told if state.is_main_process else (lambda line: None)
    with folder.disk_told(out):
        if state.is_main_process:
            folder.prepare(out, recipe, resume)
        state.wait_for_everyone()
        data, validation = read_splits(recipe, say)
        if state.is_main_process and not resume:
            prepare_base(recipe.settings.model, out)
        state.wait_for_everyone()
        loaded = load(
            recipe.settings.model,
            out,
            dtype=recipe.dtype,
            max_pixels=recipe.settings.max_pixels,
        )
        # Whoever lets go of a group of processes last waits for its threads. Python does so without
        # holding the interpreter, which one of them may need; the reducer of a trainer holds it.
        group = distributed.group.WORLD if distributed.is_initialized() else None
        done = _run(recipe, loaded, data, validation, resume, say)
        del group
    say(f"in {out}: {done.weights['learning']:,} weights trained")
    return done


def _config(method: Method) -> Config:
    return "preference" if method == "dpo" else "sft"


def read_splits(recipe: Recipe, say: Told = lambda line: None) -> tuple[Data, Data | None]:
    """Return the train split, and the validation split where the recipe evaluates on one.

    They are read before the model is loaded, which may take minutes. Raises as `data.read` does.
    """
    settings, config = recipe.settings, _config(recipe.method)
    source = Path(settings.data)
    seed, text_only = recipe.arguments.seed, settings.text_only
    say(f"reading {source}")
    data = read(source, config, limit=settings.rows, seed=seed, text_only=text_only)
    if recipe.arguments.eval_strategy == "no" or not settings.eval_rows:
        return data, None
    validation = read(
        source, config, "validation", limit=settings.eval_rows, seed=seed, text_only=text_only
    )
    return data, validation


@dataclass(frozen=True, slots=True)
class Prepared:
    """A trainer that has yet to train, with its rows, and how many weights learn."""

    trainer: Any
    data: Data
    validation: Data | None
    weights: dict[str, int]


def prepared(
    recipe: Recipe,
    loaded: Loaded,
    data: Data,
    validation: Data | None = None,
    say: Told = lambda line: None,
) -> Prepared:
    """Return the trainer of a recipe, its rows held against the processor and its model checked.

    UsageError where a row does not fit, or where anything would learn that should not.
    """
    config, settings = _config(recipe.method), recipe.settings
    data = fit(data, config, loaded.processor, settings.max_tokens)
    if validation is not None:
        validation = fit(validation, config, loaded.processor, settings.max_tokens)
    for split in filter(None, (data, validation)):
        say(_summary(split))
    if recipe.method == "grpo" and data.bank is None:
        say("an export has no scenes: what is misread from a picture earns the whole reward")
    trainer = _trainer(recipe, loaded, data, validation)
    trainer.remove_callback(PrinterCallback)
    weights = check_learning(trainer.model, settings.full)
    say(f"{weights['learning']:,} of {weights['all']:,} weights learn")
    if not settings.full:
        _spare_vision(trainer.model, settings.vision)
    return Prepared(trainer, data, validation, weights)


def _run(
    recipe: Recipe, loaded: Loaded, data: Data, validation: Data | None, resume: bool, say: Told
) -> Trained:
    out = recipe.out
    ready = prepared(recipe, loaded, data, validation, say)
    trainer, weights = ready.trainer, ready.weights
    trainer.add_callback(Progress(say))
    folder.check_room(out, _needed(recipe, weights))
    if trainer.is_world_process_zero() and not resume:
        facts = {"data": _facts(ready.data), "weights": weights, "base": loaded.base}
        if ready.validation is not None:
            facts["validation"] = _facts(ready.validation)
        folder.write_record(out, recipe, facts)
    checkpoint = folder.last_checkpoint(out) if resume else None
    if resume:
        say(f"going on from {checkpoint.name}" if checkpoint else "no checkpoint: from the start")
    trainer.train(resume_from_checkpoint=str(checkpoint) if checkpoint else None)
    _check_ranks(trainer)
    trainer.save_model(str(out))
    metrics = _metrics(trainer)
    if trainer.is_world_process_zero():
        folder.write_metrics(out, {"last": metrics, "history": trainer.state.log_history})
    # without it the processes of gloo abort at their exit
    trainer.accelerator.end_training()
    return Trained(out, metrics, weights)


def _summary(data: Data) -> str:
    """Return a line on the rows of a split."""
    left_out = "".join(f"; {count} left out ({why})" for why, count in data.dropped.items())
    mean, most = sum(data.tokens) / len(data.tokens), max(data.tokens)
    pictures = sum(data.picture_tokens) / sum(data.tokens)
    return (
        f"{data.split}: {len(data.rows)} rows of {mean:.0f} tokens, at most {most}, {pictures:.0%} "
        f"of them pictures{left_out}"
    )


def _facts(data: Data) -> dict[str, Any]:
    return {
        "manifest_sha256": data.manifest_sha256,
        "split": data.split,
        "rows": len(data.rows),
        "dropped": dict(data.dropped),
        "tokens": {"mean": sum(data.tokens) / len(data.tokens), "most": max(data.tokens)},
        "share_of_picture_tokens": sum(data.picture_tokens) / sum(data.tokens),
    }


def _needed(recipe: Recipe, weights: dict[str, int]) -> int:
    """Return about how many bytes the run will write."""
    kept = (recipe.arguments.save_total_limit or 10) + 1
    checkpoints = kept if recipe.arguments.save_strategy != "no" else 0
    return weights["learning"] * (4 + checkpoints * _BYTES_LEARNING)


def _metrics(trainer: Any) -> dict[str, float]:
    """Return the last value of everything that was logged."""
    found: dict[str, float] = {}
    for entry in trainer.state.log_history:
        found |= entry
    return found


# --- The trainer -------------------------------------------------------------------------------


def _trainer(recipe: Recipe, loaded: Loaded, data: Data, validation: Data | None) -> Any:
    settings, arguments = recipe.settings, recipe.arguments
    if validation is None:
        arguments = _with(arguments, eval_strategy="no", eval_on_start=False)
    adapter = adapter_of(settings.lora_r, settings.lora_alpha, settings.lora_dropout)
    given: dict[str, Any] = {
        "model": loaded.model,
        "args": arguments,
        "train_dataset": data.rows,
        "eval_dataset": None if validation is None else validation.rows,
        "processing_class": loaded.processor,
        "peft_config": None if settings.full else adapter,
    }
    trainer = _FACTORIES[recipe.method](recipe, loaded, data, given)
    if recipe.method != "grpo":
        if settings.sort_batches and arguments.train_sampling_strategy == "random":
            _sort_batches(trainer, data)
        trainer.data_collator = CheckedCollator(trainer.data_collator, loaded.processor)
        # the longest row is the one that anything could be wrong with
        longest = max(range(len(data.tokens)), key=data.tokens.__getitem__)
        trainer.data_collator([dict(data.rows[longest])])
    if trainer.accelerator.distributed_type not in _SHARDED and not settings.full:
        trainer.add_callback(OnlyTheAdapterLearns())
    return trainer


def _spare_vision(model: torch.nn.Module, how: str) -> None:
    """Keep a tower that does not learn from work that changes nothing."""
    if how != "plain":
        freeze_vision(model)
    if how == "shared":
        share_vision(model)


def _sort_batches(trainer: Any, data: Data) -> None:
    arguments = trainer.args
    step = (
        arguments.per_device_train_batch_size
        * arguments.gradient_accumulation_steps
        * arguments.world_size
    )
    sampler = SortedWithinSteps(data.tokens, step, arguments.data_seed or arguments.seed)
    trainer._get_train_sampler = lambda dataset=None: sampler


def _with(arguments: Any, **values: Any) -> Any:
    """Return arguments with other values; `dataclasses.replace` would have them checked anew, and
    they do not take their own results."""
    found = copy.copy(arguments)
    for name, value in values.items():
        setattr(found, name, value)
    return found


def _dpo(recipe: Recipe, loaded: Loaded, data: Data, given: dict[str, Any]) -> Any:
    return DPOTrainer(**given)


def _sft(recipe: Recipe, loaded: Loaded, data: Data, given: dict[str, Any]) -> Any:
    return SFTTrainer(**given)


def _grpo(recipe: Recipe, loaded: Loaded, data: Data, given: dict[str, Any]) -> Any:
    settings = recipe.settings
    assert isinstance(settings, RewardSettings)
    folder = Path(settings.data)
    asked = asked_of_export(folder) if data.bank is None else asked_of_bank(folder)
    reward = VerifierReward(asked, settings.weights, settings.unparsable_reward)
    for split in ("train_dataset", "eval_dataset"):
        if given[split] is not None:  # what is to be written is no part of a prompt
            given[split] = given[split].remove_columns("completion")
    return GRPOTrainer(reward_funcs=[reward], **given)


_FACTORIES: dict[Method, Factory] = {"dpo": _dpo, "sft": _sft, "grpo": _grpo}


def _check_ranks(trainer: Any) -> None:
    """See that all processes hold the same weights, where each holds all of them."""
    accelerator = trainer.accelerator
    if accelerator.num_processes == 1 or accelerator.distributed_type in _SHARDED:
        return
    own = sum(fingerprints(trainer.model, learning=True).values())
    each = accelerator.gather(torch.tensor([own], dtype=torch.float64, device=accelerator.device))
    if not torch.equal(each, each[:1].expand_as(each)):
        raise UsageError(f"the weights of the processes drifted apart: {each.tolist()}")
