"""Runs from their settings to their folders, on a model and questions small enough for a CPU."""

from __future__ import annotations

import errno
import json
import os
import shutil
import signal
import subprocess
import sys
import weakref
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import torch
from click.testing import CliRunner
from safetensors import SafetensorError
from safetensors.torch import load_file
from transformers import TrainerCallback

from training.runs import flags
from wmw.cli import main
from wmw.core.errors import UsageError
from wmw.training import run
from wmw.training.callbacks import OnlyTheAdapterLearns
from wmw.training.folder import disk_told, last_checkpoint, prepare
from wmw.training.loading import load_trained
from wmw.training.recipe import Method, recipe
from wmw.training.run import Trained, train

# What of an evaluation is no measurement of the clock.
FIGURES = ("eval_loss", "eval_rewards/margins", "eval_logps/chosen")


@pytest.fixture
def start(small: str, easy: str, tmp_path: Path) -> Callable[..., Trained]:
    def started(method: Method = "dpo", out: str = "run", *, resume: bool = False, **changes: Any):
        given = flags(small, easy, tmp_path / out, **changes)
        return train(recipe(method, None, given), resume=resume)

    return started


def weights(done: Trained) -> dict[str, torch.Tensor]:
    return load_file(done.out / "adapter_model.safetensors")


def differ(left: dict[str, torch.Tensor], right: dict[str, torch.Tensor]) -> float:
    """The largest difference between two sets of weights, relative to the largest weight."""
    assert left.keys() == right.keys()
    most = max(weight.abs().max().item() for weight in left.values())
    return max((left[name] - right[name]).abs().max().item() for name in left) / most


def test_dpo_raises_the_margin(start: Callable[..., Trained], easy: str) -> None:
    done = start(
        rows=48, learning_rate=6e-3, per_device_train_batch_size=4, max_steps=8, eval_steps=8
    )
    history = json.loads((done.out / "metrics.json").read_text())["history"]
    first, *_, last = [entry for entry in history if "eval_loss" in entry]
    assert first["step"] == 0
    assert first["eval_rewards/margins"] == 0
    assert last["eval_rewards/margins"] > 0.2
    assert last["eval_rewards/accuracies"] >= 0.75
    record = json.loads((done.out / "run.json").read_text())
    assert record["data"]["manifest_sha256"] == "0" * 64
    assert record["data"]["rows"] == 48
    assert record["versions"]["trl"]
    assert record["settings"]["lora_r"] == 8
    again = load_trained(str(done.out))
    own = dict(again.model.named_parameters())
    for name, weight in weights(done).items():
        assert torch.equal(own[name.replace(".weight", ".default.weight")], weight)
    assert done.weights["learning"] == sum(weight.numel() for weight in weights(done).values())


class Killed(TrainerCallback):
    """Ends a run in the middle of what it is at, as a kill would."""

    def __init__(self, step: int) -> None:
        self.step = step

    def on_step_end(self, args: Any, state: Any, control: Any, **others: Any) -> None:
        if state.global_step == self.step:
            raise KeyboardInterrupt


def with_callback(monkeypatch: pytest.MonkeyPatch, callback: TrainerCallback) -> None:
    made = run._trainer

    def trainer(*given: Any) -> Any:
        found = made(*given)
        found.add_callback(callback)
        return found

    monkeypatch.setattr(run, "_trainer", trainer)


def test_a_run_that_was_killed_ends_as_one_that_was_not(
    start: Callable[..., Trained], whole: Trained, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with monkeypatch.context() as patched:
        with_callback(patched, Killed(3))
        with pytest.raises(KeyboardInterrupt):
            start(out="killed")
    # as if the kill had come while the last checkpoint was written
    (tmp_path / "killed" / "checkpoint-2" / "trainer_state.json").write_text('{"epoch": 0.')
    gone_on = start(out="killed", resume=True)
    assert differ(weights(whole), weights(gone_on)) == 0
    for name in FIGURES:
        assert gone_on.metrics[name] == whole.metrics[name], name


def test_a_folder_is_used_for_one_run(
    start: Callable[..., Trained], tmp_path: Path, small: str, easy: str
) -> None:
    with pytest.raises(UsageError, match="holds no run to go on with"):
        start(resume=True)
    start(max_steps=1)
    with pytest.raises(UsageError, match="holds a run: go on"):
        start(max_steps=1)
    with pytest.raises(UsageError, match="a run with another beta"):
        start(max_steps=1, resume=True, beta=0.2)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").touch()
    with pytest.raises(UsageError, match="holds other things"):
        start(out="other")


def test_a_disk_that_fills_up(
    start: Callable[..., Trained], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    save = torch.save
    count = iter(range(100))

    def failing(*given: Any, **named: Any) -> None:
        if "optimizer" in str(given[1]) and next(count) == 1:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        save(*given, **named)

    with monkeypatch.context() as patched:
        patched.setattr(torch, "save", failing)
        with pytest.raises(UsageError, match="is full; checkpoint-1 is kept"):
            start(out="full")
    kept = last_checkpoint(tmp_path / "full")
    assert kept is not None
    assert kept.name == "checkpoint-1"


@pytest.mark.parametrize(
    "error",
    [
        OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)),
        SafetensorError("Error while serializing: I/O error: No space left on device"),
        RuntimeError("[enforce fail at inline_container.cc:626] . No space left on device"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_a_disk_that_is_full_at_the_start(error: Exception, tmp_path: Path) -> None:
    """Before there is a run, what it begins from may be there in part; it is written anew."""
    told = r"is full; .* make room and start it again"
    with pytest.raises(UsageError, match=told), disk_told(tmp_path):
        raise error
    (tmp_path / "base").mkdir()
    prepare(tmp_path, recipe("dpo", None, flags("tiny", "bank", tmp_path)), resume=False)


def test_an_error_of_another_kind_stays_what_it_is(tmp_path: Path) -> None:
    with pytest.raises(KeyError, match="weight"), disk_told(tmp_path):
        raise KeyError("weight")


def test_a_disk_with_too_little_room(
    start: Callable[..., Trained], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Disk:
        free = 1 << 15

    monkeypatch.setattr("wmw.training.folder.shutil.disk_usage", lambda path: Disk)
    with pytest.raises(UsageError, match="make room"):
        start()


def test_a_frozen_weight_that_changes_is_seen(
    start: Callable[..., Trained], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Meddler(TrainerCallback):
        def on_step_end(self, args: Any, state: Any, control: Any, **others: Any) -> None:
            frozen = next(w for w in others["model"].parameters() if not w.requires_grad)
            frozen.data[0] += 1e-3

    made = OnlyTheAdapterLearns.on_step_end

    def meddled(self: Any, *given: Any, **named: Any) -> None:
        Meddler().on_step_end(*given, **named)
        made(self, *given, **named)

    monkeypatch.setattr(OnlyTheAdapterLearns, "on_step_end", meddled)
    with pytest.raises(UsageError, match=r"changed .*, which is frozen"):
        start()


def test_sft_from_the_command_line_and_dpo_from_what_came_of_it(
    small: str, easy: str, tmp_path: Path
) -> None:
    """SFT with an adapter, then DPO: the adapter is merged into the base of the second run."""
    done = CliRunner().invoke(
        main,
        [
            *("train", "sft", "--out", str(tmp_path / "sft"), "--report-to", "tensorboard"),
            *("--model", small, "--data", easy, "--device", "cpu", "--eval_rows", "8"),
            *("--max_steps", "8", "--effective_batch_size", "4", "--learning_rate", "1e-2"),
        ],
    )
    assert done.exit_code == 0, done.output
    history = json.loads((tmp_path / "sft" / "metrics.json").read_text())["history"]
    losses = [entry["eval_loss"] for entry in history if "eval_loss" in entry]
    assert losses[-1] < losses[0] - 0.5
    assert [*(tmp_path / "sft").rglob("events.out.tfevents*")]

    given = flags(str(tmp_path / "sft"), easy, tmp_path / "dpo", max_steps=1)
    dpo = train(recipe("dpo", None, given))
    merged = load_file(dpo.out / "base" / "model.safetensors")
    start_ = load_file(Path(small) / "model.safetensors")
    moved = {name for name in start_ if not torch.equal(start_[name], merged[name])}
    assert moved
    assert all("_proj" in name and "visual" not in name for name in moved)


def test_full_training_leaves_a_whole_model(start: Callable[..., Trained]) -> None:
    done = start("sft", max_steps=1, full=True, save_strategy="no", eval_strategy="no")
    assert done.weights["learning"] == done.weights["all"]
    assert (done.out / "model.safetensors").exists()
    assert load_trained(str(done.out)).processor.image_token


def test_an_adapter_finds_its_base_from_anywhere(
    small: str, easy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(small, tmp_path / "model")
    monkeypatch.chdir(tmp_path)
    given = flags("model", easy, tmp_path / "dpo", max_steps=1, save_strategy="no")
    done = train(recipe("dpo", None, given))
    monkeypatch.chdir("/")
    assert load_trained(str(done.out)).base == str((tmp_path / "model").resolve())
    (tmp_path / "model").rename(tmp_path / "moved")
    with pytest.raises(UsageError, match=r"no longer at .*model: put it back there"):
        load_trained(str(done.out))


TWICE = """
import sys
from torch.distributed.launcher.api import LaunchConfig, elastic_launch
from wmw.cli import main
import wmw.training.run  # once for both, which takes longer than the runs

config = LaunchConfig(
    min_nodes=1, max_nodes=1, nproc_per_node=2, start_method="fork",
    rdzv_backend="c10d", rdzv_endpoint="127.0.0.1:0", run_id="two",
)
elastic_launch(config, main.main)(sys.argv[1:], "wmw", None, False)
"""


def test_two_processes_end_as_one(small: str, easy: str, tmp_path: Path) -> None:
    """Equal weights on both, and within rounding those of one process.

    The two are started by what is within torchrun.
    """
    changes = {"lora_dropout": 0, "max_steps": 2, "save_strategy": "no"}
    one = train(recipe("dpo", None, flags(small, easy, tmp_path / "one", **changes)))
    arguments = flags(small, easy, tmp_path / "two", **changes)
    with subprocess.Popen(
        [sys.executable, "-c", TWICE, "train", "dpo", "--processes", "2", *arguments],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # so that none of them outlives the test
    ) as both:
        try:
            _, told = both.communicate(timeout=240)
        except subprocess.TimeoutExpired:
            os.killpg(both.pid, signal.SIGKILL)
            raise
    assert both.returncode == 0, told[-2000:]
    record = json.loads((tmp_path / "two" / "run.json").read_text())
    assert record["processes"] == 2
    two = load_file(tmp_path / "two" / "adapter_model.safetensors")
    assert differ(weights(one), two) < 1e-3
    metrics = json.loads((tmp_path / "two" / "metrics.json").read_text())["last"]
    assert metrics["eval_loss"] == pytest.approx(one.metrics["eval_loss"], abs=1e-4)


def test_the_group_of_processes_outlives_the_trainer(
    start: Callable[..., Trained], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the trainer is the last to let go of it, and may wait for ever."""

    class Group:
        pass

    world = SimpleNamespace(WORLD=Group())
    group = weakref.ref(world.WORLD)
    alive: list[bool] = []

    def ended(*_: object) -> Trained:
        world.WORLD = None  # as accelerate leaves it
        alive.append(group() is not None)
        return Trained(Path(), {}, {"learning": 0})

    stub = SimpleNamespace(is_initialized=lambda: True, group=world)
    monkeypatch.setattr(run, "distributed", stub)
    monkeypatch.setattr(run, "_run", ended)
    start(max_steps=1)
    assert alive == [True]
    assert group() is None


def test_processes_that_drifted_apart_are_seen() -> None:
    class Accelerator:
        num_processes, distributed_type, device = 2, None, "cpu"

        def __init__(self, other: float) -> None:
            self.other = other

        def gather(self, own: torch.Tensor) -> torch.Tensor:
            return torch.cat([own, own + self.other])

    class Trainer:
        model = torch.nn.Linear(2, 2)

        def __init__(self, other: float) -> None:
            self.accelerator = Accelerator(other)

    run._check_ranks(Trainer(0.0))
    with pytest.raises(UsageError, match="drifted apart"):
        run._check_ranks(Trainer(1e-9))
