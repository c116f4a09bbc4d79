"""A frozen vision tower reads each picture of a batch once, and what comes of it is the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch
from PIL import Image
from trl.trainer.dpo_trainer import DataCollatorForVisionPreference

from training.easy import pairs
from wmw.core.errors import UsageError
from wmw.training.loading import load
from wmw.training.vision import EachOnce, share_vision, vision_tower


class Counted:
    """A model whose tower counts the patches that go into it."""

    def __init__(self, small: str, folder: Path, *, shared: bool) -> None:
        loaded = load(small, folder)
        self.model, self.processor = loaded.model.requires_grad_(False).eval(), loaded.processor
        self.patches = 0
        tower = vision_tower(self.model)
        tower.patch_embed.register_forward_pre_hook(self._seen)
        if shared:
            share_vision(self.model)

    def _seen(self, module: Any, given: tuple[torch.Tensor, ...]) -> None:
        self.patches += len(given[0])

    def logits(self, batch: Any) -> torch.Tensor:
        given = {name: value for name, value in batch.items() if name != "completion_mask"}
        return self.model(**given).logits


@pytest.fixture
def batch(small: str, tmp_path: Path) -> Any:
    """Three pairs, two of them of one picture, and the third of one with as many patches."""
    rows = [*pairs(2, 1)]
    rows[0]["images"] = [Image.new("RGB", (56, 84), "red")]
    rows[1]["images"] = [Image.new("RGB", (56, 84), "blue")]
    rows.append({**rows[0], "chosen": rows[1]["chosen"], "rejected": rows[1]["rejected"]})
    return DataCollatorForVisionPreference(load(small, tmp_path).processor)(rows)


def test_the_same_comes_of_less_work(small: str, batch: Any, tmp_path: Path) -> None:
    plain = Counted(small, tmp_path, shared=False)
    shared = Counted(small, tmp_path, shared=True)
    expected = plain.logits(batch)
    assert torch.allclose(shared.logits(batch), expected, atol=1e-5)
    assert plain.patches == len(batch["pixel_values"])
    assert shared.patches * 3 == plain.patches  # two pictures, and each pair has two rows
    # the reference model is shown the batch once more
    assert torch.allclose(shared.logits(batch), expected, atol=1e-5)
    assert shared.patches * 3 == plain.patches


def test_other_pictures_are_read_anew(small: str, batch: Any, tmp_path: Path) -> None:
    """Of the same shapes, so that only what is in them tells them apart."""
    plain = Counted(small, tmp_path, shared=False)
    shared = Counted(small, tmp_path, shared=True)
    first = shared.logits(batch)
    batch["pixel_values"] = -batch["pixel_values"]
    second = shared.logits(batch)
    assert torch.allclose(second, plain.logits(batch), atol=1e-5)
    assert not torch.allclose(first, second, atol=1e-2)


def test_what_was_made_for_the_pictures_as_they_stand_is_used_as_it_is() -> None:
    seen = []
    once = EachOnce(lambda pixels, grid, **others: seen.append(len(pixels)) or pixels)
    pixels, grid = torch.zeros(8, 3), torch.tensor([[1, 2, 2], [1, 2, 2]])
    assert len(once(pixels, grid)) == len(once(pixels, grid, position_ids=torch.zeros(8))) == 8
    assert seen == [4, 8]


def test_rows_that_are_of_no_picture_are_refused() -> None:
    once = EachOnce(lambda pixels, grid: torch.zeros(3, 2))
    with pytest.raises(UsageError, match="3 rows of 4 patches"):
        once(torch.zeros(4, 3), torch.tensor([[1, 2, 2]]))
