"""Train, validation and test by content: what is drawn decides, not where it stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wmw.core import registry
from wmw.core.family import Family
from wmw.core.item import Item
from wmw.core.streams import digest

SPLITS: Final = ("train", "validation", "test")
_TRAIN, _VALIDATION = 0.6, 0.8
"""Upper ends of the shares of train and validation in [0, 1)."""


def split_of(item: Item) -> str:
    """Return the split of an item: 60% train, 20% validation, 20% test.

    It is decided by family, kind and givens alone, constants such as g left out. The same draw
    lands in the same split whatever the seed, the wording, the modality and the size of the bank,
    so nothing leaks between banks.
    """
    givens = {name: given.value for name, given in item.givens.items()}
    return split_of_draw(registry.family(item.family), item.kind, givens)


def split_of_draw(family: Family, kind: str, givens: Mapping[str, float]) -> str:
    """Return the split of an item of a kind with these givens (textbook units)."""
    constants = {quantity.name for quantity in family.quantities if quantity.choices}
    drawn = sorted(givens.keys() - constants)
    content = [f"{name}={givens[name]!r}" for name in drawn]
    hashed = digest("split", family.name, kind, *content)
    share = int.from_bytes(hashed[:7]) / 2**56
    if share < _TRAIN:
        return "train"
    return "validation" if share < _VALIDATION else "test"
