"""`wmw bench train`: how fast a recipe trains here, beside what TRL does by itself."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import click

from wmw.cli.progress import progress
from wmw.core.errors import UsageError

if TYPE_CHECKING:
    from wmw.training.speed import Speed

_SEED, _QUESTIONS = 2026, 24
"""Of the bank that is built where none is given."""
_BATCH = 8
_WAYS = ("plain", "frozen", "shared", "recipe")


@click.command(context_settings={"ignore_unknown_options": True, "allow_extra_args": True})
@click.option(
    "--method", type=click.Choice(["dpo", "sft"]), default="dpo", show_default=True,
    help="What is trained.",
)  # fmt: skip
@click.option("--model", default="tiny", show_default=True, metavar="NAME",
              help="As of `wmw train`.")  # fmt: skip
@click.option(
    "--data", type=click.Path(path_type=Path, file_okay=False), metavar="DIR",
    help="A bank, or an exported one; a small bank is built where none is given.",
)  # fmt: skip
@click.option(
    "--config", type=click.Path(path_type=Path, dir_okay=False, exists=True), metavar="FILE",
    help="Settings as a mapping in YAML, as of `wmw train`.",
)  # fmt: skip
@click.option("--steps", type=click.IntRange(min=1), default=3, show_default=True,
              help="Steps that are measured, after one that is not.")  # fmt: skip
@click.option("--way", "ways", multiple=True, type=click.Choice(_WAYS),
              help="What to measure; all without it.")  # fmt: skip
@click.option(
    "--peak-tflops", type=click.FloatRange(min=0, min_open=True), metavar="N",
    help="What the device can do, in 10^12 operations a second, where it is not known.",
)  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.pass_context
def train(
    context: click.Context,
    /,
    method: str,
    model: str,
    data: Path | None,
    config: Path | None,
    steps: int,
    ways: Sequence[str],
    peak_tflops: float | None,
    as_json: bool,
) -> None:
    """Measure steps, rows and tokens a second and the peak of memory, on the device at hand.

    Four ways are measured in one run on the same rows: plain, as TRL does; frozen, without a
    backward pass through a vision tower that does not learn; shared, each picture of a batch read
    once; recipe, the rows of a step sorted into batches of like lengths, too, as `wmw train` does.
    All other settings are those of `wmw train` and can be given as its flags; a step has 8 rows
    unless --effective_batch_size says otherwise.

    \b
    Examples:
      wmw bench train
      wmw bench train --method sft --steps 10 --json
      wmw bench train --model Qwen/Qwen2.5-VL-7B-Instruct --data out/bank --effective_batch_size 32
    """
    try:
        from wmw.training.folder import versions
        from wmw.training.speed import device_name, measure
    except ImportError as error:
        raise UsageError(f"training needs {error.name}: pip install 'wmw[train]'") from error

    with _bank(data) as folder, progress() as bar:
        flags = ["--model", model, "--data", str(folder), *context.args]
        if config is None and not any("batch" in flag for flag in context.args):
            flags += ["--effective_batch_size", str(_BATCH)]
        task = bar.add_task("starting", total=None)
        found = [
            *measure(
                "dpo" if method == "dpo" else "sft",
                flags,
                config,
                steps=steps,
                ways=ways or _WAYS,
                peak_flops=None if peak_tflops is None else peak_tflops * 1e12,
                told=lambda way, done, total: bar.update(
                    task, description=way, completed=done, total=total
                ),
            )
        ]
    if as_json:
        record: dict[str, Any] = {"method": method, "model": model, "device": device_name()}
        record |= {"versions": versions(), "ways": [speed.to_dict() for speed in found]}
        click.echo(json.dumps(record, indent=2))
        return
    click.echo(f"{method} of {model} on {device_name()}: {steps} steps of {found[0].rows} rows")
    _show(found)


@contextmanager
def _bank(data: Path | None) -> Iterator[Path]:
    """Yield the bank to measure on; a small one is built where none is given, and removed."""
    if data is not None:
        yield data
        return
    from wmw.tracebank import build

    with TemporaryDirectory(prefix="wmw-bench-") as folder:
        click.echo(f"building a bank of {_QUESTIONS} questions", err=True)
        build(_SEED, _QUESTIONS, Path(folder) / "bank", pairs_per_trace=4)
        yield Path(folder) / "bank"


def _show(found: Sequence[Speed]) -> None:
    click.echo("".join(f"{name:>12}" for name in _COLUMNS))
    for speed in found:
        click.echo("".join(f"{cell(speed, speed.to_dict()):>12}" for cell in _COLUMNS.values()))


def _memory(speed: Speed) -> str:
    return "-" if speed.peak_bytes is None else f"{speed.peak_bytes / 2**20:,.0f} MiB"


_COLUMNS: dict[str, Callable[[Speed, dict[str, Any]], str]] = {
    "way": lambda speed, figures: speed.way,
    "steps/s": lambda speed, figures: f"{figures['steps_per_second']:.3g}",
    "rows/s": lambda speed, figures: f"{figures['rows_per_second']:.3g}",
    "tokens/s": lambda speed, figures: f"{figures['tokens_per_second']:,.0f}",
    "CPU s/step": lambda speed, figures: f"{speed.cpu_seconds / speed.steps:.3g}",
    "padding": lambda speed, figures: f"{figures['share_of_padding']:.1%}",
    "pictures": lambda speed, figures: f"{figures['share_of_picture_tokens']:.1%}",
    "peak memory": lambda speed, figures: _memory(speed),
    "MFU": lambda speed, figures: "-" if speed.utilisation is None else f"{speed.utilisation:.1%}",
}
