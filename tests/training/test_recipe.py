"""What a run is told, by whom, and what is refused before anything is read."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from wmw.core.errors import InputFileError, UsageError
from wmw.training.recipe import device, recipe

NAMED = ["--model", "tiny", "--data", "bank", "--output_dir", "out"]


def test_the_published_recipe() -> None:
    found = recipe("dpo", None, [*NAMED, "--device", "cpu"])
    settings, arguments = found.settings, found.arguments
    assert (settings.lora_r, settings.lora_alpha, settings.lora_dropout) == (16, 32, 0.05)
    assert (arguments.beta, arguments.learning_rate) == (0.1, 5e-6)
    assert (arguments.num_train_epochs, arguments.seed) == (2, 2026)
    at_once = arguments.per_device_train_batch_size * arguments.gradient_accumulation_steps
    assert at_once == settings.effective_batch_size == 32
    assert arguments.get_warmup_steps(1000) == 50
    assert arguments.max_length is None
    assert arguments.eval_on_start


def test_a_gpu_is_taken_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    assert [device(asked) for asked in ("auto", "cuda", "cpu")] == ["cuda", "cuda", "cpu"]
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    assert [device(asked) for asked in ("auto", "cpu")] == ["cpu", "cpu"]


def test_where_all_weights_learn_they_are_not_held_in_bf16() -> None:
    """A step of a usual size would be lost in them; with an adapter they do not learn."""
    assert 0.1 + torch.tensor(1e-4) > torch.tensor(0.1)
    assert torch.tensor(0.1, dtype=torch.bfloat16) + 1e-4 == torch.tensor(0.1, dtype=torch.bfloat16)
    at_half = [*NAMED, "--device", "cpu", "--bf16", "true"]
    assert recipe("sft", None, at_half).dtype == torch.bfloat16
    assert recipe("sft", None, [*at_half, "--full"]).dtype == torch.float32
    assert recipe("sft", None, [*NAMED, "--device", "cpu"]).dtype == torch.float32


def test_flags_go_before_the_file_and_the_file_before_defaults(tmp_path: Path) -> None:
    path = tmp_path / "recipe.yaml"
    path.write_text("model: tiny\ndata: bank\noutput_dir: a\nbeta: 0.3\nlora_r: 4\nfull: true\n")
    found = recipe("dpo", path, ["--output_dir", "b", "--learning-rate", "0.5", "--lora_r", "8"])
    assert (found.out, found.arguments.beta) == (Path("b"), 0.3)
    assert (found.arguments.learning_rate, found.settings.lora_r) == (0.5, 8)
    assert found.settings.full


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (["--device", "cuda"], "no GPU can be used here"),
        (["--device", "tpu"], "no device 'tpu'"),
        (["--max_length", "512"], "max_tokens"),
        (["--gradient_accumulation_steps", "2"], "effective_batch_size"),
        (["--per_device_train_batch_size", "5"], "no multiple of 5"),
        (["--effective_batch_size", "2"], "no multiple of 4"),
        (["--learning_rate", "abc"], "invalid float"),
        (["--no_such_setting", "1"], "no flag is called '--no_such_setting'"),
        (["--learning_rat", "1"], "'--learning_rat': did you mean learning_rate?"),
        (["--lora-alpa", "1"], "did you mean lora_alpha?"),
        (["--per_device_train_batch", "8"], "did you mean per_device_train_batch_size?"),
        (["--vision", "blind"], "no vision='blind'; there are: shared, frozen, plain"),
        (["--processes", "2"], "1 processes run, and 2 were asked for"),
        (["--model", ""], "model is not given"),
        (["--loss_type", "sigmoid", "--precompute_ref_log_probs", "maybe"], "maybe"),
    ],
)
def test_what_cannot_be_met_is_one_line(
    flags: list[str], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    with pytest.raises(UsageError) as caught:
        recipe("dpo", None, [*NAMED, *flags])
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("text", ["- a\n- list\n", "beta: [", "bet: 1\n"])
def test_a_file_that_is_no_configuration(text: str, tmp_path: Path) -> None:
    path = tmp_path / "recipe.yaml"
    path.write_text(text)
    with pytest.raises((InputFileError, UsageError), match=r"recipe\.yaml") as caught:
        recipe("dpo", path, NAMED)
    assert "\n" not in str(caught.value)
