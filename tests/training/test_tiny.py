"""The embedded model, and which weights of a model learn."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch
from peft import LoraConfig, get_peft_model
from PIL import Image
from transformers import AutoModelForImageTextToText

import wmw
from wmw.core.errors import UsageError
from wmw.prompts import prompt
from wmw.replies import written
from wmw.training.loading import (
    adapter_of,
    changed,
    check_learning,
    fingerprints,
    load,
    prepare_base,
)
from wmw.training.processors import IMAGE, image_tokens, load_processor
from wmw.training.tiny import TINY, save_tiny, tiny_model, tiny_processor
from wmw.training.vision import freeze_vision, vision_tower


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tiny")
    prepare_base(TINY, folder)
    return folder


def asked(processor: object, size: tuple[int, int] = (120, 90)) -> dict[str, torch.Tensor]:
    text = f"<|vision_start|>{IMAGE}<|vision_end|>How far?"
    return processor(images=[[Image.new("RGB", size)]], text=[text], return_tensors="pt")


def test_it_goes_the_way_of_every_model(saved: Path) -> None:
    loaded = load(TINY, saved)
    again = AutoModelForImageTextToText.from_pretrained(loaded.base)
    built = tiny_model(loaded.processor)
    batch = asked(loaded.processor)
    with torch.no_grad():
        logits = [model.eval()(**batch).logits for model in (loaded.model, again, built)]
    assert torch.equal(logits[0], logits[1])
    assert torch.equal(logits[0], logits[2])
    count = sum(weight.numel() for weight in built.parameters())
    assert 3e5 < count < 5e6


def test_it_is_built_from_its_seed(saved: Path, tmp_path: Path) -> None:
    torch.manual_seed(1)
    save_tiny(tmp_path)
    for name in ("model.safetensors", "tokenizer.json", "processor_config.json"):
        assert (tmp_path / name).read_bytes() == (saved / "base" / name).read_bytes(), name
    other = tiny_model(tiny_processor(["a text"]), seed=1)
    assert changed(
        fingerprints(tiny_model(tiny_processor(["a text"])), learning=True),
        fingerprints(other, learning=True),
    )


def test_its_tokens_are_the_text(saved: Path) -> None:
    tokenizer = load(TINY, saved).processor.tokenizer
    for family in ("wave", "thermal", "circuit"):
        item = wmw.generate(family, seed=99, index=4)
        for text in (prompt(item.question, item.options), written(item.trace.to_dict())):
            tokens = tokenizer(text)["input_ids"]
            assert tokenizer.decode(tokens) == text
            assert len(tokens) < len(text) / 2


@pytest.mark.parametrize("size", [(20, 20), (90, 120), (800, 600), (37, 1000)])
def test_image_tokens_are_those_of_the_processor(saved: Path, size: tuple[int, int]) -> None:
    processor = load(TINY, saved, max_pixels=100 * 100).processor
    batch = asked(processor, size)
    found = (batch["input_ids"] == processor.image_token_id).sum()
    assert found == image_tokens(processor, *size) == batch["image_grid_thw"].prod() / 4
    assert image_tokens(processor, 800, 600) <= 100 * 100 / 28**2


def test_a_processor_is_capped_and_never_below_its_least(saved: Path) -> None:
    assert image_tokens(load_processor(str(saved / "base")), 800, 600) > 13
    with pytest.raises(UsageError, match="max_pixels is 100"):
        load_processor(str(saved / "base"), 100)


def test_the_adapter_is_on_the_language_model_alone(saved: Path) -> None:
    model = get_peft_model(load(TINY, saved).model, adapter_of(4, 8, 0.0))
    weights = check_learning(model, full=False)
    assert weights["learning"] == sum(
        weight.numel() for name, weight in model.named_parameters() if "lora_" in name
    )
    layers = model.config.text_config.num_hidden_layers
    assert sum(weight.requires_grad for weight in model.parameters()) == layers * 7 * 2


def test_a_list_of_names_would_train_the_vision_tower(saved: Path) -> None:
    lax = LoraConfig(r=4, target_modules=["q_proj", "gate_proj"], task_type="CAUSAL_LM")
    model = get_peft_model(load(TINY, saved).model, lax)
    with pytest.raises(UsageError, match=r"visual.* would learn"):
        check_learning(model, full=False)


def test_nothing_that_learns_is_an_error(saved: Path) -> None:
    model = load(TINY, saved).model.requires_grad_(False)
    with pytest.raises(UsageError, match="nothing of the model would learn"):
        check_learning(model, full=True)


def test_a_frozen_tower_changes_no_gradient(saved: Path) -> None:
    """Without a backward pass through it, the adapter's gradients are the same."""
    found = []
    for frozen in (False, True):
        torch.manual_seed(0)
        loaded = load(TINY, saved)
        model = get_peft_model(loaded.model, adapter_of(4, 8, 0.0))
        model.gradient_checkpointing_enable({"use_reentrant": False})
        model.enable_input_require_grads()
        if frozen:
            freeze_vision(model)
        backward: list[int] = []
        for block in vision_tower(model).blocks:
            block.register_full_backward_hook(lambda *others, seen=backward: seen.append(1))
        batch = asked(loaded.processor)
        model.train()(**batch, labels=batch["input_ids"]).loss.backward()
        found.append([w.grad for w in model.parameters() if w.requires_grad])
        assert bool(backward) is not frozen
    assert all(torch.equal(*both) for both in zip(*found, strict=True))


@pytest.mark.parametrize("name", ["/no/such/folder", "no-such-owner/no-such-model"])
def test_no_such_model(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    with pytest.raises(UsageError, match="no vision-language model") as caught:
        load(name, tmp_path)
    assert "\n" not in str(caught.value)
