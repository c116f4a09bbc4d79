"""What a run is told: the published recipe, then a configuration file, then flags."""

from __future__ import annotations

import json
import os
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import asdict, dataclass, field, fields
from difflib import get_close_matches
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, NoReturn

import torch
import yaml
from trl import DPOConfig, GRPOConfig, SFTConfig, TrlParser

from wmw.core.errors import InputFileError, UsageError
from wmw.core.verdict import FIELDS

Method = Literal["dpo", "sft", "grpo"]
VISION = ("shared", "frozen", "plain")
"""How a vision tower that does not learn is run."""


@dataclass(slots=True)
class Settings:
    """What wmw itself asks for; all else is a field of the method's configuration in TRL."""

    model: str = field(default="", metadata={"help": "id on the hub, folder, or tiny"})
    data: str = field(default="", metadata={"help": "folder of a bank, or of an exported one"})
    full: bool = field(default=False, metadata={"help": "train all weights, without an adapter"})
    lora_r: int = 16
    lora_alpha: int = 32
    lora_dropout: float = 0.05
    effective_batch_size: int = field(
        default=32, metadata={"help": "rows of a step, over all processes and accumulated batches"}
    )
    max_pixels: int | None = field(
        default=None, metadata={"help": "area in pixels to which pictures are scaled down"}
    )
    max_tokens: int = field(
        default=4096, metadata={"help": "longer rows are left out and counted; nothing is cut"}
    )
    rows: int | None = field(default=None, metadata={"help": "train on a sample of so many rows"})
    eval_rows: int = field(
        default=200, metadata={"help": "rows of the validation split to evaluate on; 0 for none"}
    )
    text_only: bool = field(
        default=False, metadata={"help": "accept a bank without pictures: questions in text alone"}
    )
    vision: str = field(
        default="shared",
        metadata={
            "help": "shared: each picture of a batch is read once; frozen: as often as it stands "
            "there, without a backward pass; plain: as TRL does"
        },
    )
    sort_batches: bool = field(
        default=True, metadata={"help": "split the rows of a step into batches of like lengths"}
    )
    device: str = field(default="auto", metadata={"help": "auto, cuda or cpu"})
    processes: int | None = field(
        default=None, metadata={"help": "refuse to run with another number of processes"}
    )


@dataclass(slots=True)
class RewardSettings(Settings):
    """The same for GRPO, with the weights of the verifier's fields and what a bad reply costs."""

    weight_schema: float = 0.5
    weight_state: float = 1.0
    weight_transition: float = 1.0
    weight_answer: float = 2.0
    weight_faithfulness: float = 0.5
    unparsable_reward: float = field(
        default=-1.0, metadata={"help": "the reward of a reply in which no trace can be read"}
    )

    @property
    def weights(self) -> dict[str, float]:
        """The weights by the verdict's fields."""
        return {name: getattr(self, f"weight_{name}") for name in FIELDS}


@dataclass(frozen=True, slots=True)
class Recipe:
    """A run as it was asked for: our settings, and the arguments of TRL's trainer.

    `record` holds both as plain values, as they are before a trainer changes its arguments.
    """

    method: Method
    settings: Settings
    arguments: Any
    record: Mapping[str, Any]

    @property
    def out(self) -> Path:
        """The folder of the run."""
        return Path(self.arguments.output_dir)

    @property
    def dtype(self) -> torch.dtype:
        """In what the model's weights are held.

        In bf16 where an adapter learns. Where all weights learn they stay float32, and only what is
        computed with them is bf16 (autocast): a step of 1e-4 on a weight of 0.1 is less than half
        the distance between two numbers of bf16, and would be lost.
        """
        halves = self.arguments.bf16 and not self.settings.full
        return torch.bfloat16 if halves else torch.float32


_SETTINGS: dict[str, type[Settings]] = {"dpo": Settings, "sft": Settings, "grpo": RewardSettings}
_ARGUMENTS: dict[str, type[Any]] = {"dpo": DPOConfig, "sft": SFTConfig, "grpo": GRPOConfig}

_COMMON: dict[str, Any] = {
    "num_train_epochs": 2,
    "warmup_steps": 0.05,  # a share of all steps
    "seed": 2026,
    "logging_steps": 5,
    "eval_strategy": "steps",
    "eval_steps": 0.1,
    # `evaluate` before `train` would leave the ranks of several processes with different weights
    "eval_on_start": True,
    "save_steps": 0.1,
    "save_total_limit": 2,
    "log_level": "warning",
    "disable_tqdm": True,  # progress is told line by line
}
_OF_METHOD: dict[str, dict[str, Any]] = {
    "dpo": {"learning_rate": 5e-6, "beta": 0.1, "max_length": None},
    "sft": {"learning_rate": 1e-4, "max_length": None},
    "grpo": {
        "learning_rate": 1e-6,
        "beta": 0.0,
        "temperature": 1.0,
        "num_generations": 8,
        "max_completion_length": 1024,
        "eval_strategy": "no",
        "eval_on_start": False,
    },
}
_ON_CPU: dict[str, Any] = {
    "use_cpu": True,
    "bf16": False,
    "gradient_checkpointing": False,
    "dataloader_pin_memory": False,
    "per_device_train_batch_size": 4,
    "per_device_eval_batch_size": 4,
}
_ON_GPU: dict[str, Any] = {
    "bf16": True,
    "gradient_checkpointing": True,
    "gradient_checkpointing_kwargs": {"use_reentrant": False},
    "dataloader_num_workers": 4,
    "optim": "adamw_torch_fused",
    "per_device_train_batch_size": 2,
    "per_device_eval_batch_size": 4,
}


@dataclass(slots=True)
class _Batch:
    """What is to be known before the other arguments can be checked."""

    per_device_train_batch_size: int | None = None
    gradient_accumulation_steps: int | None = None


class _Parser(TrlParser):  # type: ignore[misc]
    """TRL's parser of configuration files and flags, whose errors are one line."""

    def __init__(self, *types: type[Any]) -> None:
        super().__init__(dataclass_types=[*types])
        self.allow_abbrev = False  # a misspelt --learning_rat would be taken for --learning_rate

    def error(self, message: str) -> NoReturn:
        """Raise UsageError where argparse would print its usage and exit."""
        raise UsageError(f"{message}")


def recipe(method: Method, config: Path | None, flags: Sequence[str]) -> Recipe:
    """Return a run's settings: defaults of the recipe, over them the file, over it the flags.

    `config` is a YAML file of a mapping, `flags` are as on a command line ("--learning_rate",
    "1e-5"); both take the fields of `Settings` and those of TRL's configuration of the method.
    UsageError for a setting that is not known or cannot be met, InputFileError for a broken file.
    """
    given = [*flags]
    known = {field.name for kind in (_SETTINGS, _ARGUMENTS) for field in fields(kind[method])}
    _check_names((flag for flag in flags if flag.startswith("--")), known, "flag")
    if config is not None:
        _check_names(_keys(config), known | {"env"}, f"setting in {config}")
        given = ["--config", str(config), *flags]
    settings, arguments = _parsed(method, given)
    _check(method, settings, arguments)
    plain = json.loads(arguments.to_json_string())
    record = {
        "method": method,
        "settings": asdict(settings),
        "arguments": {name: plain[name] for name in sorted(plain)},
    }
    return Recipe(method, settings, arguments, record)


def _parsed(method: Method, given: list[str]) -> tuple[Settings, Any]:
    first = _Parser(_SETTINGS[method], _Batch)
    settings, batch, _ = _one_line(
        lambda: first.parse_args_and_config(given, return_remaining_strings=True)
    )
    on_gpu = device(settings.device) == "cuda"
    defaults = _COMMON | (_ON_GPU if on_gpu else _ON_CPU) | _OF_METHOD[method]
    if batch.gradient_accumulation_steps is not None:
        raise UsageError("gradient_accumulation_steps follows from effective_batch_size: give that")
    rows = batch.per_device_train_batch_size or defaults["per_device_train_batch_size"]
    defaults["gradient_accumulation_steps"] = _accumulated(settings.effective_batch_size, rows)
    every = _Parser(_SETTINGS[method], _ARGUMENTS[method])
    board = "tensorboard" if find_spec("tensorboard") else "none"
    if not settings.full:
        defaults["ddp_find_unused_parameters"] = False  # every batch goes through all of an adapter
    every.set_defaults_with_config(**defaults, report_to=board, output_dir="")
    with warnings.catch_warnings():
        # the new name of the field is not known to older versions
        warnings.filterwarnings("ignore", "`gradient_checkpointing", FutureWarning)
        found: tuple[Settings, Any] = _one_line(lambda: every.parse_args_and_config(given))
    return found


def _one_line(parse: Callable[[], Any]) -> Any:
    try:
        return parse()
    except (ValueError, TypeError, ImportError, NotImplementedError) as error:
        told = str(error).strip().splitlines()
        raise UsageError(f"these settings cannot be used: {told[0] if told else error}") from error


def _check_names(names: Iterable[str], known: Set[str], what: str) -> None:
    """UsageError for a name of no setting, with the one that is nearest to it."""
    for given in names:
        name = given.partition("=")[0].removeprefix("--").replace("-", "_")
        if name in known or name.removeprefix("no_") in known:
            continue
        near = get_close_matches(name, known, n=1)
        told = f"did you mean {near[0]}?" if near else "docs/training.md tells what there is"
        raise UsageError(f"no {what} is called {given!r}: {told}")


def _keys(config: Path) -> list[str]:
    """Return the settings that a file names; InputFileError where it holds no mapping."""
    try:
        found = yaml.safe_load(config.read_text(encoding="utf-8"))
    except (OSError, ValueError, yaml.YAMLError) as error:
        told = " ".join(str(error).split())
        raise InputFileError(config, f"cannot be read as YAML ({told})") from error
    if not isinstance(found, dict):
        raise InputFileError(config, "is no mapping of settings to values")
    return [str(key) for key in found]


def device(asked: str) -> str:
    """Return "cuda" or "cpu"; UsageError where a GPU is asked for and there is none."""
    if asked not in ("auto", "cuda", "cpu"):
        raise UsageError(f"no device {asked!r}; there are: auto, cuda, cpu")
    has_gpu = torch.cuda.is_available()
    if asked == "cuda" and not has_gpu:
        raise UsageError(
            "no GPU can be used here: run where torch.cuda.is_available(), or with device=cpu"
        )
    return "cuda" if has_gpu and asked != "cpu" else "cpu"


def _check(method: Method, settings: Settings, arguments: Any) -> None:
    for name, value in (
        ("model", settings.model), ("data", settings.data), ("output_dir", arguments.output_dir)
    ):  # fmt: skip
        if not value:
            raise UsageError(f"{name} is not given: name it in the file or as a flag")
    if settings.vision not in VISION:
        raise UsageError(f"no vision={settings.vision!r}; there are: {', '.join(VISION)}")
    if getattr(arguments, "max_length", None) is not None:
        raise UsageError(
            "max_length would cut replies and pictures; max_tokens leaves out what is too long"
        )
    if settings.full and method == "grpo" and arguments.beta:
        raise UsageError("full with beta needs a second model in memory: use an adapter, or beta=0")
    processes = arguments.world_size
    if settings.processes not in (None, processes):
        raise UsageError(
            f"{processes} processes run, and {settings.processes} were asked for: start them with "
            f"torchrun --nproc_per_node {settings.processes} --no-python wmw train ..."
        )


def _accumulated(effective: int, rows: int) -> int:
    """Return how many batches are accumulated for a step of the effective size."""
    processes = int(os.environ.get("WORLD_SIZE", "1"))
    steps, rest = divmod(effective, max(1, rows * processes))
    if rest or not steps:
        raise UsageError(
            f"effective_batch_size={effective} is no multiple of {rows} rows in each of "
            f"{processes} processes: change per_device_train_batch_size"
        )
    return steps
