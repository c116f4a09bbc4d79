"""Preference evaluation, and that what is measured comes from the picture."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import torch
from click.testing import CliRunner

from training.easy import pairs, write_export
from training.runs import flags
from wmw.cli import main
from wmw.core.errors import UsageError
from wmw.tracebank.reading import pairs_of_bank
from wmw.training.data import read
from wmw.training.loading import load, load_trained
from wmw.training.preferences import (
    EDITS,
    NATURAL,
    SEEN,
    TRACES,
    Scored,
    controlled,
    estimate,
    groups_of,
    score,
)
from wmw.training.recipe import recipe
from wmw.training.run import Trained, train


def trained(small: str, easy: str, out: Path, seed: int) -> Any:
    """DPO on 96 of 200 pairs, each seen once."""
    changes = {
        "seed": seed, "rows": 200, "eval_rows": 0, "max_steps": 8, "save_strategy": "no",
        "effective_batch_size": 12, "per_device_train_batch_size": 12, "lora_dropout": 0,
        "learning_rate": 5e-3,
    }  # fmt: skip
    train(recipe("dpo", None, flags(small, easy, out, **changes)))
    return load_trained(str(out))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_picture_decides(seed: int, small: str, easy: str, tmp_path: Path) -> None:
    """All texts are the same: with pictures exchanged the preference goes with the picture."""
    model = trained(small, easy, tmp_path / "run", seed)
    test = read(Path(easy), "preference", "test").rows
    exchanged = write_export(tmp_path / "exchanged", test=[*pairs(40, 3, swapped=True)])
    other = read(exchanged, "preference", "test").rows
    scored = score(model, {"right": test, "exchanged": other}, controls=["whole"], batch=20)
    scored += score(model, {"right": test}, controls=["blank picture"], batch=20)

    def accuracy(group: str, control: str) -> float:
        of = [one for one in scored if (one.group, one.control) == (group, control)]
        return estimate(of).accuracy[0]

    assert accuracy("right", "whole") >= 0.75
    assert accuracy("exchanged", "whole") <= 0.25
    # a blank picture tells nothing: what is left is a liking for one of the two words
    assert 0.3 < accuracy("right", "blank picture") < 0.7


def test_rewards_are_those_of_the_trainer(whole: Trained, easy: str) -> None:
    rows = read(Path(easy), "preference", "validation", limit=8, seed=2026).rows
    scored = score(load_trained(str(whole.out)), {"some": rows}, controls=["whole"], batch=3)
    chosen = sum(one.chosen for one in scored) / len(scored)
    assert chosen == pytest.approx(whole.metrics["eval_rewards/chosen"], abs=1e-4)
    assert estimate(scored).margin[0] == pytest.approx(
        whole.metrics["eval_rewards/margins"], abs=1e-4
    )
    assert estimate(scored).accuracy[0] == whole.metrics["eval_rewards/accuracies"]


def test_a_model_without_an_adapter_needs_a_reference(small: str, easy: str) -> None:
    groups = {"some": read(Path(easy), "preference", "test", limit=4).rows}
    loaded = load(small, Path("nowhere"))
    with pytest.raises(UsageError, match="no adapter"):
        score(loaded, groups)
    other = load(small, Path("nowhere")).model
    torch.nn.init.normal_(other.model.language_model.layers[0].mlp.up_proj.weight)
    margins = [one.margin for one in score(loaded, groups, reference=other.eval())]
    assert any(margins)
    same = score(loaded, groups, reference=load(small, Path("nowhere")).model.eval())
    assert {one.margin for one in same} == {0.0}


def test_groups_are_told_apart(bank: Path, tmp_path: Path) -> None:
    natural = tmp_path / "pairs.jsonl"
    some = [*pairs_of_bank(bank)][:3]
    natural.write_text("".join(pair.to_json() + "\n" for pair in some))
    groups = groups_of(bank, natural=natural)
    splits = json.loads((bank / "splits.json").read_text())
    assert set(groups[SEEN]["trace_id"]) <= set(splits["train"])
    assert set(groups[TRACES]["trace_id"]) <= set(splits["test"])
    assert set(groups[SEEN]["edit_family"]) | set(groups[TRACES]["edit_family"]) == {"seen"}
    assert set(groups[EDITS]["edit_family"]) == {"held_out"}
    assert groups[NATURAL]["pair_id"][:] == [pair.id for pair in some]
    assert all(len(row["images"]) == 1 for row in groups[NATURAL])


def test_controls_show_what_they_say(bank: Path) -> None:
    rows = read(bank, "preference").rows
    whole, blank, alone = (
        [*controlled(rows, control)] for control in ("whole", "blank picture", "answer alone")
    )
    assert [row["chosen"] for row in blank] == [row["chosen"] for row in whole]
    for row, shown in zip(whole, blank, strict=True):
        assert shown["images"][0].size == row["images"][0].size
        assert shown["images"][0].getcolors() == [
            (shown["images"][0].width * shown["images"][0].height, (255, 255, 255))
        ]
    assert 0 < len(alone) < len(whole)
    for row in alone:
        chosen, rejected = (json.loads(row[side][0]["content"]) for side in ("chosen", "rejected"))
        assert chosen.keys() == rejected.keys() == {"answer"}
        assert chosen != rejected


def test_intervals_are_over_traces() -> None:
    """Ten pairs of one trace are one draw, not ten: their interval is as wide as of one pair."""

    def scored(trace: str, margin: float) -> Scored:
        return Scored("p", trace, "f", "l", "g", "whole", margin, 0.0)

    once = [scored(f"t{n}", 1.0 if n < 6 else -1.0) for n in range(10)]
    assert estimate(once * 10).accuracy == estimate(once).accuracy
    share, low, high = estimate(once).accuracy
    assert share == 0.6
    assert low < 0.45
    assert high > 0.75
    assert estimate([scored("t", 0.0)]).accuracy == (0.5, 0.5, 0.5)


def test_the_command_tells_every_group(whole: Trained, bank: Path, tmp_path: Path) -> None:
    out = tmp_path / "figures.json"
    done = CliRunner().invoke(
        main,
        [
            *("train", "eval-preferences", str(whole.out), "--data", str(bank)),
            *("--rows", "4", "--out", str(out)),
        ],
    )
    assert done.exit_code == 0, done.output
    figures = json.loads(out.read_text())
    told = [tuple(entry["of"]) for entry in figures["by_group"]]
    assert set(told) >= {(SEEN, "whole"), (TRACES, "blank picture"), (EDITS, "whole")}
    for entry in figures["by_group"]:
        line = next(
            line for line in done.output.splitlines() if line.startswith(entry["of"][0])
            and entry["of"][1] in line
        )  # fmt: skip
        assert f"{entry['accuracy']['value']:.0%}" in line
    by_label = [entry for entry in figures["by_label"] if entry["of"][:2] == [SEEN, "whole"]]
    (every,) = (entry for entry in figures["by_group"] if entry["of"] == [SEEN, "whole"])
    assert sum(entry["pairs"] for entry in by_label) == every["pairs"] == 4
