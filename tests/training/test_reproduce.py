"""The scripts that repeat the published recipe, as far as they go without a GPU."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import torch
import yaml
from accelerate.commands.config.config_args import load_config_from_file
from accelerate.commands.launch import launch_command_parser
from accelerate.utils import DistributedType

from wmw.training.recipe import recipe
from wmw.training.tiny import random_model, tiny_processor

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "scripts" / "reproduce"
KINDS = {
    "one_gpu": DistributedType.NO,
    "ddp": DistributedType.MULTI_GPU,
    "fsdp2": DistributedType.FSDP,
    "zero2": DistributedType.DEEPSPEED,
    "zero3": DistributedType.DEEPSPEED,
}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("accelerate/*.yaml")), ids=lambda p: p.stem)
def test_accelerate_reads_its_settings(path: Path) -> None:
    """Keys that accelerate does not know are refused by it, and of its parts it knows the flags."""
    found = load_config_from_file(str(path))
    assert found.distributed_type == KINDS[path.stem]
    assert found.mixed_precision == "bf16"
    flags = {action.dest for action in launch_command_parser()._actions}
    assert {*found.fsdp_config, *found.deepspeed_config} <= flags
    version, stage = found.fsdp_config.get("fsdp_version"), found.deepspeed_config.get("zero_stage")
    assert version == (2 if path.stem == "fsdp2" else None)
    assert stage == {"zero2": 2, "zero3": 3}.get(path.stem)


def test_the_wrapped_layer_is_one_of_the_model() -> None:
    from transformers.models.qwen2_5_vl import modeling_qwen2_5_vl as modeling

    found = load_config_from_file(str(FOLDER / "accelerate" / "fsdp2.yaml")).fsdp_config
    assert hasattr(modeling, found["fsdp_transformer_layer_cls_to_wrap"])


def test_the_published_recipe_is_the_default() -> None:
    named = ["--model", "tiny", "--data", "bank", "--output_dir", "out", "--device", "cpu"]
    file, default = recipe("dpo", FOLDER / "dpo.yaml", named), recipe("dpo", None, named)
    assert {**file.record["settings"], "max_pixels": None} == default.record["settings"]
    batch = {"per_device_train_batch_size", "gradient_accumulation_steps"}  # as a GPU has them
    for name, value in default.record["arguments"].items():
        assert file.record["arguments"][name] == value or name in batch, name
    wanted = yaml.safe_load((FOLDER / "dpo.yaml").read_text())
    assert file.arguments.gradient_accumulation_steps * wanted["per_device_train_batch_size"] == 32


@pytest.fixture
def stages(tmp_path: Path) -> Any:
    """Run `run_all.sh` on a folder of this test's; `gpus` stand in for what nvidia-smi lists."""

    def ran(*given: str, gpus: int = 0, **settings: str) -> subprocess.CompletedProcess[str]:
        tools = tmp_path / "tools"
        tools.mkdir(exist_ok=True)
        smi = tools / "nvidia-smi"
        smi.write_text("#!/bin/sh\n" + "".join(f"echo 'GPU {n}'\n" for n in range(gpus)))
        smi.chmod(0o755)
        path = os.pathsep.join([str(tools), str(Path(sys.executable).parent), os.environ["PATH"]])
        return subprocess.run(
            ["bash", str(FOLDER / "run_all.sh"), *given],
            env={**os.environ, "PATH": path, "OUT": str(tmp_path / "out"), **settings},
            capture_output=True,
            text=True,
            timeout=240,
        )

    return ran


def test_a_bank_is_made_and_one_that_was_changed_is_mended(stages: Any, tmp_path: Path) -> None:
    small = {"TRACES": "2", "FAMILIES": "lever", "PAIRS_PER_TRACE": "1", "JOBS": "1"}
    assert stages("prepare_data", **small).returncode == 0
    bank = tmp_path / "out" / "bank"
    first = (bank / "pairs.jsonl").read_bytes()
    assert first.count(b"\n") == 2
    (bank / "pairs.jsonl").write_bytes(first + b"\n")
    again = stages("prepare_data", **small)
    assert again.returncode == 0, again.stderr
    assert (bank / "pairs.jsonl").read_bytes() == first


@pytest.mark.parametrize(
    ("given", "settings", "status", "told"),
    [
        (["train_dpo"], {"LAUNCH": "cpu"}, 1, "run the stage prepare_data first"),
        (["--dry-run", "train_dpo"], {}, 1, "no GPU is seen here"),
        (["--dry-run", "train_dpo"], {"GPUS": "3", "gpus": 2}, 1, "GPUS=3 are asked for, and 2"),
        (["--dry-run", "train_dpo"], {"LAUNCH": "tpu"}, 1, "no LAUNCH=tpu; there are: one_gpu"),
        (["train"], {}, 2, "no stage or option train"),
    ],
)
def test_what_is_missing_is_told_in_one_line(
    given: list[str], settings: dict[str, Any], status: int, told: str, stages: Any
) -> None:
    done = stages(*given, **settings)
    assert done.returncode == status
    (line,) = done.stderr.splitlines()
    assert line.startswith("error: ")
    assert told in line


def test_a_dry_run_prints_the_command_for_the_gpus(stages: Any, tmp_path: Path) -> None:
    for launch, asked, used in (("ddp", "2", "2"), ("fsdp2", "", "3"), ("one_gpu", "", "1")):
        done = stages("--dry-run", "train_dpo", gpus=3, LAUNCH=launch, GPUS=asked)
        assert done.returncode == 0, done.stderr
        assert f"accelerate/{launch}.yaml --num_processes {used} " in done.stdout
        assert f"--processes {used}" in done.stdout
    assert not (tmp_path / "out").exists()


def test_a_run_that_was_begun_goes_on(stages: Any, tmp_path: Path) -> None:
    run = tmp_path / "out" / "dpo"
    run.mkdir(parents=True)
    assert "--resume" not in stages("--dry-run", "train_dpo", LAUNCH="cpu").stdout
    (run / "run.json").touch()
    assert "--resume" in stages("--dry-run", "train_dpo", LAUNCH="cpu").stdout
    (run / "metrics.json").touch()
    assert "is trained" in stages("--dry-run", "train_dpo", LAUNCH="cpu").stdout


def test_help_tells_every_stage(stages: Any) -> None:
    done = stages("--help")
    assert done.returncode == 0
    for word in ("setup", "prepare_data", "train_dpo", "serve_dpo", "LAUNCH=one_gpu", "Examples:"):
        assert word in done.stdout


@pytest.mark.parametrize(("shape", "published"), [("7b", 8.29e9), ("3b", 3.75e9), ("90m", None)])
def test_a_random_model_has_the_weights_of_its_shape(shape: str, published: float | None) -> None:
    """Their number is the one that the pages of the published models give, to three digits."""
    shapes = runpy.run_path(str(FOLDER / "random_model.py"))["SHAPES"]
    with torch.device("meta"):
        model = random_model(tiny_processor(["a text"]), *shapes[shape])
    weights = sum(weight.numel() for weight in model.parameters())
    assert published is None or weights == pytest.approx(published, rel=5e-3)
    assert published is not None or 50e6 < weights < 150e6


def test_what_is_measured_on_a_gpu_names_its_stages() -> None:
    script = FOLDER / "measure_gpu.sh"
    for given in ((), ("training",)):
        told = subprocess.run(["bash", str(script), *given], capture_output=True, text=True)
        assert told.returncode == 2
        assert "speed" in told.stdout + told.stderr
