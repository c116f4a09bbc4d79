"""Models with their processors, and what of them is to learn."""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import datasets
import torch
from peft import LoraConfig, PeftModel
from transformers import AutoConfig, AutoModelForImageTextToText
from transformers.utils import logging as transformers_logging

from wmw.core.errors import UsageError
from wmw.training.processors import load_processor
from wmw.training.tiny import TINY, save_tiny

LANGUAGE_MODEL = (
    r".*language_model\.layers\.\d+\.(self_attn\.(q|k|v|o)_proj|mlp\.(gate|up|down)_proj)"
)
"""The projections of the language model. A list of their last names would take in the vision
tower's, which are called the same."""
BASE = "base"
"""The folder of a run that holds the model it started from, where that has no place of its own."""
_ADAPTER = "adapter_config.json"


@dataclass(frozen=True, slots=True)
class Loaded:
    """A model with its processor; `base` is where the weights lie that an adapter is put on."""

    model: Any
    processor: Any
    base: str


def load(
    name: str,
    run: Path,
    *,
    dtype: torch.dtype = torch.float32,
    max_pixels: int | None = None,
    attention: str = "sdpa",
) -> Loaded:
    """Load the model that a run starts from, once `prepare_base` has been through.

    UsageError where there is no such model.
    """
    base = base_path(name, run)
    with _explained(name):
        processor = load_processor(base, max_pixels)
        model = AutoModelForImageTextToText.from_pretrained(
            base, dtype=dtype, attn_implementation=attention
        )
    return Loaded(model, processor, base)


def load_trained(name: str, *, dtype: torch.dtype = torch.float32) -> Loaded:
    """Load a trained model to ask it: an adapter on its base where the run left one.

    What `PeftModel.disable_adapter` gives is then the model that the run started from. UsageError
    where there is no such model.
    """
    if not _has_adapter(name):
        return load(name, Path(name), dtype=dtype)
    with _explained(name):
        base = _base_of(Path(name))
        processor = load_processor(name)
        model = AutoModelForImageTextToText.from_pretrained(base, dtype=dtype)
        return Loaded(PeftModel.from_pretrained(model, name), processor, base)


def load_to_ask(name: str) -> Loaded:
    """Load a trained model as `load_trained` does, in bf16 on a GPU where there is one.

    UsageError where there is no such model, and for `tiny`, which is built when it is trained.
    """
    quieten()
    if name == TINY:
        raise UsageError(f"{TINY!r} knows nothing until it is trained: name the folder of a run")
    on_gpu = torch.cuda.is_available()
    loaded = load_trained(name, dtype=torch.bfloat16 if on_gpu else torch.float32)
    loaded.model.to("cuda" if on_gpu else "cpu").eval()
    return loaded


def quieten() -> None:
    """Leave it to us to tell how far things are, and about names that newer versions change."""
    datasets.disable_progress_bars()
    transformers_logging.disable_progress_bar()
    # the new names of these are not known to older versions
    warnings.filterwarnings("ignore", ".*gradient_checkpointing", FutureWarning)


def prepare_base(name: str, run: Path) -> None:
    """Write into a run's folder the model it starts from, where that has no place of its own.

    That is so of the embedded model, and of an earlier run that left an adapter: it is merged into
    its base. One process does this before all of them load the model.
    """
    if name == TINY:
        save_tiny(run / BASE)
    elif _has_adapter(name):
        loaded = load_trained(name, dtype=_stored_dtype(name))
        loaded.model.merge_and_unload().save_pretrained(run / BASE)
        loaded.processor.save_pretrained(run / BASE)


def base_path(name: str, run: Path) -> str:
    """Return where the weights lie that a run starts from.

    A folder is named from the root, since an adapter records it and is loaded from anywhere.
    """
    base = str(run / BASE) if name == TINY or _has_adapter(name) else name
    return str(Path(base).resolve()) if Path(base).is_dir() else base


def _has_adapter(name: str) -> bool:
    return (Path(name) / _ADAPTER).is_file()


def _base_of(adapter: Path) -> str:
    """Return the base of an adapter; one that lies in the run's folder may have moved with it."""
    own = adapter / BASE
    if own.is_dir():
        return str(own)
    config = json.loads((adapter / _ADAPTER).read_text(encoding="utf-8"))
    base = str(config["base_model_name_or_path"])
    if Path(base).is_absolute() and not Path(base).is_dir():
        raise UsageError(
            f"the model that {adapter} was trained on is no longer at {base}: put it back there, "
            f"or its files into {own}"
        )
    return base


def _stored_dtype(name: str) -> torch.dtype:
    with _explained(name):
        return AutoConfig.from_pretrained(_base_of(Path(name))).dtype or torch.float32


@contextmanager
def _explained(name: str) -> Iterator[None]:
    """Say in one line that there is no such model."""
    try:
        yield
    except (OSError, ValueError, KeyError) as error:
        raise UsageError(_why_not(name, error)) from error


def _why_not(name: str, error: Exception) -> str:
    told = str(error).strip().splitlines()
    first = told[0] if told else type(error).__name__
    return (
        f"no vision-language model {name!r} can be loaded ({first}): name the folder of one, an id "
        f"on the hub, or {TINY!r}"
    )


# --- What learns -------------------------------------------------------------------------------


def adapter_of(rank: int, alpha: int, dropout: float) -> LoraConfig:
    """Return a LoRA adapter of the language model's projections alone."""
    return LoraConfig(
        r=rank,
        lora_alpha=alpha,
        lora_dropout=dropout,
        target_modules=LANGUAGE_MODEL,
        task_type="CAUSAL_LM",
        bias="none",
    )


def check_learning(model: torch.nn.Module, full: bool) -> dict[str, int]:
    """Return how many weights learn and how many there are.

    UsageError where anything learns that should not: with an adapter (not `full`) only its own
    weights within the language model may.
    """
    learning = [name for name, weight in model.named_parameters() if weight.requires_grad]
    strange = [name for name in learning if "lora_" not in name or "language_model" not in name]
    if not learning:
        raise UsageError("nothing of the model would learn: its layers have other names")
    if strange and not full:
        raise UsageError(f"{strange[0]} would learn, and only the adapter should")
    return {
        "learning": sum(w.numel() for w in model.parameters() if w.requires_grad),
        "all": sum(w.numel() for w in model.parameters()),
    }


def fingerprints(model: torch.nn.Module, learning: bool) -> dict[str, float]:
    """Return a number for every weight matrix that learns (or does not), to tell any change by."""
    return dict(_fingerprints(model, learning))


def _fingerprints(model: torch.nn.Module, learning: bool) -> Iterator[tuple[str, float]]:
    for name, weight in model.named_parameters():
        if weight.requires_grad == learning:
            # absolute values, for the sum of a change may well be nought
            found = weight.detach()
            yield name, found.double().abs().sum().item() + found.double().sum().item()


def changed(before: Mapping[str, float], after: Mapping[str, float]) -> list[str]:
    """Return the names under which two fingerprints differ."""
    return [name for name, value in before.items() if after.get(name) != value]
