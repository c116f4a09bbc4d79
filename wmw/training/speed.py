"""How fast a recipe trains on the device at hand, beside what TRL does by itself."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import torch
from transformers import TrainerCallback

from wmw.training.data import Data
from wmw.training.loading import load, prepare_base, quieten
from wmw.training.recipe import Method, Recipe, recipe
from wmw.training.run import prepared, read_splits

Told = Callable[[str, int, int], None]
"""Called with what is measured, the steps that are done, and how many there are."""

WAYS: Mapping[str, tuple[str, str]] = {
    "plain": ("plain", "false"),
    "frozen": ("frozen", "false"),
    "shared": ("shared", "false"),
    "recipe": ("shared", "true"),
}
"""`vision` and `sort_batches` by the name of the way: as TRL has it, and one thing more each."""
_WARM = 1
"""Steps before the first that is measured: memory is laid out and kernels are chosen there."""
_STATUS, _CLEAR = Path("/proc/self/status"), Path("/proc/self/clear_refs")
_PEAK_FLOPS: Mapping[str, float] = {"H200": 989e12, "H100": 989e12, "A100": 312e12, "L40S": 362e12}
"""Dense bf16 operations a second by the name of the GPU, as its maker states them."""


@dataclass(frozen=True, slots=True)
class Speed:
    """What a number of steps took.

    `rows` are those of a step. `seconds` are those of the clock and `cpu_seconds` those of all
    threads of this process; `tokens` are without padding, `places` with it; `peak_bytes` is the
    most memory that was held (of the GPU, else of the process), None where it cannot be told;
    `flops` are the operations that the steps need (`needed_flops`).
    """

    way: str
    steps: int
    rows: int
    seconds: float
    cpu_seconds: float
    tokens: int
    places: int
    picture_tokens: int
    peak_bytes: int | None
    flops: float
    peak_flops: float | None

    @property
    def utilisation(self) -> float | None:
        """Model FLOPs utilisation (MFU): what was needed, as a share of what the device can do."""
        return self.flops / self.seconds / self.peak_flops if self.peak_flops else None

    def to_dict(self) -> dict[str, Any]:
        """Return the figures as plain values, with the rates that follow from them."""
        return {
            "way": self.way,
            "steps": self.steps,
            "rows_of_a_step": self.rows,
            "seconds": self.seconds,
            "cpu_seconds": self.cpu_seconds,
            "steps_per_second": self.steps / self.seconds,
            "rows_per_second": self.steps * self.rows / self.seconds,
            "tokens_per_second": self.tokens / self.seconds,
            "tokens": self.tokens,
            "share_of_padding": 1 - self.tokens / self.places,
            "share_of_picture_tokens": self.picture_tokens / self.tokens,
            "peak_bytes": self.peak_bytes,
            "needed_flops": self.flops,
            "utilisation": self.utilisation,
        }


def measure(
    method: Method,
    flags: Sequence[str],
    config: Path | None = None,
    *,
    steps: int = 3,
    ways: Sequence[str] = tuple(WAYS),
    peak_flops: float | None = None,
    told: Told = lambda what, done, total: None,
) -> Iterator[Speed]:
    """Yield the speed of each way, over `steps` steps after one that is not measured.

    `flags` and `config` are settings as of a run. Nothing is evaluated, and nothing of the runs is
    kept. Raises UsageError and InputFileError as a run does.
    """
    quieten()
    data: Data | None = None
    for way in ways:
        with TemporaryDirectory(prefix="wmw-bench-") as out:
            asked = recipe(method, config, [*flags, *_flags(way, Path(out), steps)])
            data = data or read_splits(asked)[0]
            say = _named(told, way, steps)
            yield _measured(way, asked, data, steps, peak_flops or peak_of_device(asked), say)


def _flags(way: str, out: Path, steps: int) -> list[str]:
    vision, sort_batches = WAYS[way]
    settings: dict[str, Any] = {
        "output_dir": out,
        "vision": vision,
        "sort_batches": sort_batches,
        "max_steps": _WARM + steps,
        "eval_strategy": "no",
        "eval_on_start": "false",
        "save_strategy": "no",
        "report_to": "none",
    }
    return [part for name, value in settings.items() for part in (f"--{name}", str(value))]


def _named(told: Told, way: str, steps: int) -> Callable[[int], None]:
    return lambda done: told(way, done, _WARM + steps)


def _measured(
    way: str,
    asked: Recipe,
    data: Data,
    steps: int,
    peak_flops: float | None,
    say: Callable[[int], None],
) -> Speed:
    settings, arguments = asked.settings, asked.arguments
    prepare_base(settings.model, asked.out)
    loaded = load(settings.model, asked.out, dtype=asked.dtype, max_pixels=settings.max_pixels)
    trainer = prepared(asked, loaded, data).trainer
    watch = _Watch(loaded.processor, say)
    watch.count(trainer)
    trainer.add_callback(watch)
    trainer.train()
    trainer.accelerator.free_memory()
    rows = arguments.train_batch_size * arguments.gradient_accumulation_steps
    flops = needed_flops(trainer.model, asked, watch.tokens, watch.picture_tokens)
    return Speed(
        way, steps, rows * arguments.world_size, watch.seconds, watch.cpu_seconds, watch.tokens,
        watch.places, watch.picture_tokens, watch.peak, flops, peak_flops,
    )  # fmt: skip


class _Watch(TrainerCallback):  # type: ignore[misc]
    """Takes the time from the end of the last warm step to the end of the last one."""

    def __init__(self, processor: Any, say: Callable[[int], None]) -> None:
        self._token, self._say = processor.image_token_id, say
        self._running = False
        self.seconds = self.cpu_seconds = self._start = self._cpu_start = 0.0
        self.tokens = self.places = self.picture_tokens = 0
        self.peak: int | None = None

    def count(self, trainer: Any) -> None:
        """Have the tokens of each batch counted on its way to the model."""
        own = trainer.compute_loss

        def counted(
            model: Any, inputs: Mapping[str, torch.Tensor], *others: Any, **more: Any
        ) -> Any:
            if self._running:
                self.places += inputs["input_ids"].numel()
                self.tokens += int(inputs["attention_mask"].sum())
                self.picture_tokens += int((inputs["input_ids"] == self._token).sum())
            return own(model, inputs, *others, **more)

        trainer.compute_loss = counted

    def on_step_end(self, args: Any, state: Any, control: Any, **others: Any) -> None:
        """Start the clock after the warm steps, and read it after each that follows."""
        self._say(state.global_step)
        _synchronize()
        if state.global_step > _WARM:
            self.seconds = time.perf_counter() - self._start
            self.cpu_seconds = time.process_time() - self._cpu_start
            self.peak = _peak()
        elif state.global_step == _WARM:
            _forget_peak()
            self._running = True
            self._start, self._cpu_start = time.perf_counter(), time.process_time()


# --- The device --------------------------------------------------------------------------------


def _synchronize() -> None:
    if torch.cuda.is_available():
        torch.cuda.synchronize()


def _forget_peak() -> None:
    if torch.cuda.is_available():
        torch.cuda.reset_peak_memory_stats()
        return
    try:
        _CLEAR.write_text("5")  # Linux: the peak starts anew from what is held now
    except OSError:
        return


def _peak() -> int | None:
    """Return the most memory in bytes that was held since `_forget_peak`."""
    if torch.cuda.is_available():
        return int(torch.cuda.max_memory_allocated())
    try:
        lines = _STATUS.read_text().splitlines()
    except OSError:
        return None
    found = next((line.split()[1] for line in lines if line.startswith("VmHWM:")), None)
    return None if found is None else int(found) * 1024


def device_name() -> str:
    """Return what trains here, in words."""
    if torch.cuda.is_available():
        return f"{torch.cuda.device_count()} x {torch.cuda.get_device_name()}"
    return f"CPU, {torch.get_num_threads()} threads"


def peak_of_device(asked: Recipe) -> float | None:
    """Return the operations a second that the GPUs of a run can do; None where it is not known."""
    if not torch.cuda.is_available() or not asked.arguments.bf16:
        return None
    name = torch.cuda.get_device_name()
    found = next((value for known, value in _PEAK_FLOPS.items() if known in name), None)
    return None if found is None else found * asked.arguments.world_size


def needed_flops(model: Any, asked: Recipe, tokens: int, picture_tokens: int) -> float:
    """Return about how many operations a step over so many tokens needs, however it is done.

    A weight takes two operations for each token of a forward pass, two for what goes back through
    it, and two more where it learns (Kaplan et al. 2020, arXiv:2001.08361, section 2.1). The
    reference of DPO is one more forward pass. Of the vision tower, which merges some patches into a
    token, no more than one forward pass is needed where it does not learn. Attention
    among tokens is left out, and so is what checkpointing computes twice.
    """
    full, is_dpo = asked.settings.full, asked.method == "dpo"
    passes = 2 + full + is_dpo
    own: dict[str, int] = {
        name: w.numel() for name, w in model.named_parameters() if "lora_" not in name
    }
    vision = sum(count for name, count in own.items() if ".visual." in name)
    merger = sum(count for name, count in own.items() if ".visual.merger." in name)
    language: int = sum(own.values()) - vision
    if not model.config.get_text_config().tie_word_embeddings:
        language -= model.get_input_embeddings().weight.numel()  # looked up, not multiplied
    merged = int(model.config.vision_config.spatial_merge_size) ** 2
    seen = 2.0 * (merger + (vision - merger) * merged) * picture_tokens / (2 if is_dpo else 1)
    return 2.0 * language * tokens * passes + seen * (passes if full else 1)
