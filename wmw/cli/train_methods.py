"""`wmw train dpo` and its siblings: a run from a configuration file and flags."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from wmw.core.errors import UsageError

if TYPE_CHECKING:
    from wmw.training.recipe import Method

Decorated = TypeVar("Decorated", bound=Callable[..., Any])

# What is no option of ours goes on to TRL's parser as it is.
_PASS_ON = {"ignore_unknown_options": True, "allow_extra_args": True}


def _run_options(command: Decorated) -> Decorated:
    for option in reversed(
        (
            click.option(
                "--config", type=click.Path(path_type=Path, dir_okay=False, exists=True),
                metavar="FILE", help="Settings as a mapping in YAML; flags go before them.",
            ),
            click.option(
                "--model", metavar="NAME",
                help="An id on the hub, the folder of a model or of a run, or `tiny`.",
            ),
            click.option("--data", metavar="DIR", help="A bank, or an exported one."),
            click.option("--out", metavar="DIR", help="The folder of the run."),
            click.option("--full", is_flag=True, help="Train all weights, without an adapter."),
            click.option(
                "--device", type=click.Choice(["auto", "cuda", "cpu"]),
                help="Where to train; auto takes a GPU where there is one.",
            ),
            click.option(
                "--report-to", metavar="NAME", multiple=True,
                help="tensorboard (the default where it is installed), trackio, wandb or none.",
            ),
            click.option("--resume", is_flag=True, help="Go on with a run that was cut off."),
        )
    ):  # fmt: skip
        command = option(command)
    return command


@click.command(context_settings=_PASS_ON)
@_run_options
@click.pass_context
def dpo(context: click.Context, /, **options: Any) -> None:
    """Train a model to prefer gold traces to the same traces broken in one typed way.

    Any setting of a run and any field of TRL's DPOConfig is a flag, too (--learning_rate 1e-5).
    Defaults: LoRA of the language model with r=16, alpha=32, dropout 0.05; beta=0.1, learning rate
    5e-6, 2 epochs, 32 pairs a step, 5% warm-up, bf16 and gradient checkpointing on a GPU,
    seed 2026. Pairs whose edit is held out are refused in train data.

    \b
    Examples:
      wmw train dpo --model Qwen/Qwen2.5-VL-7B-Instruct --data out/bank --out out/dpo
      wmw train dpo --config recipe.yaml --learning_rate 1e-5
      wmw train dpo --config recipe.yaml --resume
      torchrun --nproc_per_node 4 --no-python wmw train dpo --config recipe.yaml
    """
    _train("dpo", options, context.args)


@click.command(context_settings=_PASS_ON)
@_run_options
@click.pass_context
def sft(context: click.Context, /, **options: Any) -> None:
    """Train a model to write the gold trace of a question.

    Any setting of a run and any field of TRL's SFTConfig is a flag, too (--num_train_epochs 3).
    Only the reply is learnt, never the prompt.

    \b
    Examples:
      wmw train sft --model tiny --full --learning_rate 2e-3 --data out/bank --out out/sft
      wmw train sft --config recipe.yaml --resume
    """
    _train("sft", options, context.args)


@click.command(context_settings=_PASS_ON)
@_run_options
@click.pass_context
def grpo(context: click.Context, /, **options: Any) -> None:
    """Train a model on its own replies, with the verifier's verdicts as reward (GRPO).

    The reward of a reply is the weighted mean of the fields that could be decided; a reply of which
    nothing was decided has none, and one that cannot be read costs --unparsable_reward. Any setting
    of a run and any field of TRL's GRPOConfig is a flag, too (--num_generations 8).

    \b
    Examples:
      wmw train grpo --model out/sft --data out/bank --out out/grpo
      wmw train grpo --config recipe.yaml --weight_answer 4 --max_completion_length 512
    """
    _train("grpo", options, context.args)


def _train(method: Method, options: dict[str, Any], others: list[str]) -> None:
    try:
        from wmw.training.recipe import recipe
        from wmw.training.run import train
    except ImportError as error:
        raise UsageError(f"training needs {error.name}: pip install 'wmw[train]'") from error

    config, resume = options.pop("config"), options.pop("resume")
    options["output_dir"] = options.pop("out")
    flags = [*others]
    for name, value in options.items():
        if value and isinstance(value, tuple):
            flags += [f"--{name}", *value]
        elif value:
            flags += [f"--{name}", str(value)]
    train(recipe(method, config, flags), resume=resume, told=click.echo)
