"""In which order rows are learnt from: drawn at random, and those of a step sorted by length."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import torch
from torch.utils.data import Sampler


class SortedWithinSteps(Sampler[int]):  # type: ignore[misc]
    """Rows in random order, of which those of one step are sorted by their length.

    A step learns from the same rows as it would without, whatever batches they are split into, and
    rows of like lengths share a batch, so that little of it is padding. The order is that of seed
    and epoch, the same in all processes and for a run that goes on.
    """

    def __init__(self, lengths: Sequence[int], step: int, seed: int) -> None:
        self._lengths, self._step, self._seed, self._epoch = lengths, step, seed, 0

    def __len__(self) -> int:
        """The number of rows."""
        return len(self._lengths)

    def set_epoch(self, epoch: int) -> None:
        """Draw another order; accelerate calls it before every epoch."""
        self._epoch = epoch

    def __iter__(self) -> Iterator[int]:
        """Yield the indices of all rows, the longest of each step first."""
        draws = torch.Generator().manual_seed(self._seed + self._epoch)
        order = torch.randperm(len(self), generator=draws).tolist()
        for start in range(0, len(order), self._step):
            # the longest first, so that memory that does not suffice is seen in the first batch
            yield from sorted(order[start : start + self._step], key=self._longest_first)

    def _longest_first(self, index: int) -> int:
        return -self._lengths[index]
