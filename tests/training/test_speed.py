"""`wmw bench train`: what a run of training takes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import torch
from click.testing import CliRunner
from torch.utils.flop_counter import FlopCounterMode

from wmw.cli import main
from wmw.cli.bench_train import _WAYS
from wmw.training.data import fit, read
from wmw.training.loading import load
from wmw.training.recipe import recipe
from wmw.training.speed import WAYS, needed_flops


def test_the_figures_of_two_ways(small: str, bank: Path) -> None:
    """Sorted rows are padded less; the rest follows from what was counted."""
    done = CliRunner().invoke(
        main,
        [
            *("bench", "train", "--model", small, "--data", str(bank), "--device", "cpu", "--json"),
            *("--steps", "1", "--way", "plain", "--way", "recipe", "--peak-tflops", "0.5"),
            *("--effective_batch_size", "4", "--per_device_train_batch_size", "2"),
        ],
    )
    assert done.exit_code == 0, done.output
    record = json.loads(done.stdout)
    assert record["versions"]["torch"] == torch.__version__
    plain, ours = record["ways"]
    assert [plain["way"], ours["way"]] == ["plain", "recipe"]
    assert 0 <= ours["share_of_padding"] < plain["share_of_padding"] < 0.5
    for found in (plain, ours):
        assert (found["steps"], found["rows_of_a_step"]) == (1, 4)
        assert found["rows_per_second"] == pytest.approx(4 * found["steps_per_second"])
        assert found["tokens_per_second"] * found["seconds"] == pytest.approx(found["tokens"])
        assert found["peak_bytes"] > 1e8
        used = found["needed_flops"] / found["seconds"] / 0.5e12
        assert found["utilisation"] == pytest.approx(used)


def test_the_ways_are_those_of_the_command() -> None:
    assert tuple(WAYS) == _WAYS


def test_needed_operations_are_those_of_the_layers(small: str, easy: str, tmp_path: Path) -> None:
    """A forward pass, counted by torch: what is left out (attention) is little of it."""
    given = ["--model", small, "--data", easy, "--output_dir", str(tmp_path), "--device", "cpu"]
    loaded = load(small, tmp_path)
    data = fit(read(Path(easy), "sft"), "sft", loaded.processor, 4096)
    row: dict[str, Any] = data.rows[0]
    batch = loaded.processor(
        images=[row["images"]],
        text=["<|vision_start|><|image_pad|><|vision_end|>" + row["prompt"][0]["content"]],
        return_tensors="pt",
    )
    with torch.no_grad(), FlopCounterMode(display=False) as counter:
        loaded.model(**batch)
    tokens = batch["input_ids"].numel()
    seen = int((batch["input_ids"] == loaded.processor.image_token_id).sum())
    sft, dpo = (
        needed_flops(loaded.model, recipe(method, None, given), tokens, seen)
        for method in ("sft", "dpo")
    )
    vision = needed_flops(loaded.model, recipe("sft", None, given), 0, seen)
    # forward and backward through the language model, forward alone through the tower
    forward = (sft - vision) / 2 + vision
    assert forward == pytest.approx(counter.get_total_flops(), rel=0.1)
    assert (dpo - vision / 2) / (sft - vision) == pytest.approx(3 / 2)
