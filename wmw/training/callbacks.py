"""What looks on while a trainer works."""

from __future__ import annotations

from typing import Any

from transformers import TrainerCallback

from wmw.core.errors import UsageError
from wmw.training.data import Told
from wmw.training.loading import changed, fingerprints

_TOLD = {
    "loss": "loss",
    "eval_loss": "validation loss",
    "rewards/margins": "margin",
    "eval_rewards/margins": "validation margin",
    "rewards/accuracies": "accuracy",
    "eval_rewards/accuracies": "validation accuracy",
    "mean_token_accuracy": "token accuracy",
    "eval_mean_token_accuracy": "validation token accuracy",
    "reward": "reward",
    "eval_reward": "validation reward",
}


class Progress(TrainerCallback):  # type: ignore[misc]
    """Tells what is logged, a line at a time."""

    def __init__(self, told: Told) -> None:
        self._told = told

    def on_log(self, args: Any, state: Any, control: Any, **others: Any) -> None:
        """Tell the step with the figures that matter most."""
        logged = others.get("logs") or {}
        figures = [
            f"{name} {float(logged[key]):.4g}" for key, name in _TOLD.items() if key in logged
        ]
        if figures:
            self._told(f"step {state.global_step} of {state.max_steps}: {', '.join(figures)}")


class OnlyTheAdapterLearns(TrainerCallback):  # type: ignore[misc]
    """Holds every frozen weight after the first step against what it was before."""

    def __init__(self) -> None:
        self._before: dict[str, float] | None = None

    def on_train_begin(self, args: Any, state: Any, control: Any, **others: Any) -> None:
        """Note the frozen weights."""
        self._before = fingerprints(others["model"], learning=False)

    def on_step_end(self, args: Any, state: Any, control: Any, **others: Any) -> None:
        """Compare them, once; UsageError where one has changed."""
        if self._before is None:
            return
        found = changed(self._before, fingerprints(others["model"], learning=False))
        self._before = None
        if found:
            raise UsageError(f"the first step changed {found[0]}, which is frozen")
