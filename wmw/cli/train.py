"""`wmw train`: the group of commands that train a model on a bank."""

from __future__ import annotations

import click

from wmw.cli.lazy import Lazy, LazyGroup

COMMANDS = {
    "answer": Lazy("wmw.cli.train_answer:answer", "Ask a trained model a bank's questions."),
    "dpo": Lazy("wmw.cli.train_methods:dpo", "Prefer gold traces to broken ones (DPO)."),
    "eval-preferences": Lazy(
        "wmw.cli.train_preferences:eval_preferences", "Which of two traces a model prefers."
    ),
    "grpo": Lazy("wmw.cli.train_methods:grpo", "Reward replies by their verdicts (GRPO)."),
    "sft": Lazy("wmw.cli.train_methods:sft", "Imitate gold traces (SFT)."),
}


@click.group(cls=LazyGroup, commands_at=COMMANDS)
def train() -> None:
    """Train a vision-language model on a bank.

    Needs `pip install "wmw[train]"`. docs/training.md tells the settings and their defaults.

    \b
    Examples:
      wmw train sft --model tiny --full --data out/bank --out out/sft
      wmw train dpo --model out/sft --data out/bank --out out/dpo
      wmw train dpo --config recipe.yaml --resume
      wmw train answer out/dpo --data out/bank --out out/replies.jsonl
      wmw train eval-preferences out/dpo --data out/bank
    """
