"""The vision tower where it does not learn: no backward pass, and each picture read once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import torch

from wmw.core.errors import UsageError


def vision_tower(model: torch.nn.Module) -> torch.nn.Module:
    """Return the part of a model that reads pictures; UsageError where it has none of that name."""
    for name, module in model.named_modules():
        if name.rpartition(".")[2] == "visual":
            return module
    raise UsageError("the model has no vision tower called `visual`")


def freeze_vision(model: torch.nn.Module) -> None:
    """Run the vision tower without a backward pass, which it needs where none of it learns.

    Gradient checkpointing would make the input of every layer require gradients, so that a frozen
    tower would be gone through backwards for nothing.
    """
    tower = vision_tower(model)
    assert not any(weight.requires_grad for weight in tower.parameters())
    for module in tower.modules():
        if hasattr(module, "gradient_checkpointing"):
            module.gradient_checkpointing = False
    tower.forward = torch.no_grad()(tower.forward)


def share_vision(model: torch.nn.Module) -> None:
    """Let a frozen vision tower read each picture of a batch once (`EachOnce`)."""
    tower = vision_tower(model)
    assert not any(weight.requires_grad for weight in tower.parameters())
    tower.forward = EachOnce(tower.forward)


class EachOnce:
    """The forward pass of a frozen tower that reads no picture of a batch twice.

    A picture stands in a batch of preferences at least twice, for chosen and for rejected; pairs of
    one trace share it, and so do the replies that GRPO samples to one prompt. The reference model
    has the same tower and is shown the batch anew: what was made of the last batch is kept for it.
    """

    def __init__(self, forward: Callable[..., Any]) -> None:
        self._forward = forward
        self._last: tuple[torch.Tensor, torch.Tensor, Mapping[str, Any], _Features] | None = None

    def __call__(self, pixels: torch.Tensor, grid_thw: torch.Tensor, **others: Any) -> Any:
        """Return what the tower makes of the patches of all pictures.

        `pixels` has a row for each patch, `grid_thw` one for each picture with its patches in time,
        height and width. Raises UsageError where the output has no rows of pictures to share.
        """
        if any(isinstance(value, torch.Tensor) and value.ndim for value in others.values()):
            return self._forward(pixels, grid_thw, **others)  # made for these very pictures
        if self._last is None or not _same(self._last[:3], (pixels, grid_thw, others)):
            self._last = (pixels, grid_thw, others, self._read(pixels, grid_thw, others))
        return self._last[3].of_all()

    def _read(
        self, pixels: torch.Tensor, grid_thw: torch.Tensor, others: Mapping[str, Any]
    ) -> _Features:
        grids = grid_thw.tolist()
        counts = grid_thw.prod(dim=1).tolist()
        parts = pixels.split(counts)
        kept: list[int] = []
        places: list[int] = []
        for grid, part in zip(grids, parts, strict=True):
            alike = (
                place
                for place, index in enumerate(kept)
                if grids[index] == grid and torch.equal(parts[index], part)
            )
            places.append(next(alike, len(kept)))
            if places[-1] == len(kept):
                kept.append(len(places) - 1)
        made = self._forward(torch.cat([parts[index] for index in kept]), grid_thw[kept], **others)
        return _Features(made, [counts[index] for index in kept], places)


class _Features:
    """What a tower made of distinct pictures, and which of them each picture of a batch is."""

    def __init__(self, made: Any, counts: list[int], places: list[int]) -> None:
        self._made, self._counts, self._places = made, counts, places

    def of_all(self) -> Any:
        """Return it as if all pictures had been read; anew each time, for models write into it."""
        return self._spread(self._made)

    def _spread(self, value: Any) -> Any:
        if isinstance(value, torch.Tensor):
            merged, rest = divmod(sum(self._counts), len(value))
            if rest:
                raise UsageError(
                    f"the vision tower makes {len(value)} rows of {sum(self._counts)} patches, "
                    "which are not to be told apart by picture: train with vision=frozen"
                )
            parts = value.split([count // merged for count in self._counts])
            return torch.cat([parts[place] for place in self._places])
        if isinstance(value, Mapping):  # as the outputs of transformers are
            return type(value)(**{name: self._spread(part) for name, part in value.items()})
        if isinstance(value, (list, tuple)):
            return type(value)(self._spread(part) for part in value)
        return value


def _same(before: tuple[Any, ...], now: tuple[Any, ...]) -> bool:
    pixels, grid, others = before
    if others.keys() != now[2].keys() or not torch.equal(grid, now[1]):
        return False
    if any(others[name] is not value and others[name] != value for name, value in now[2].items()):
        return False
    return pixels is now[0] or (pixels.dtype == now[0].dtype and torch.equal(pixels, now[0]))
