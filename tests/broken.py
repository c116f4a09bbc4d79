"""Gold traces broken by every edit, for tests that hold the verifier against them."""

from __future__ import annotations

from functools import cache

from wmw.generators import generate
from wmw.perturbations import registry
from wmw.perturbations.gold import Gold
from wmw.perturbations.perturb import distinct

SEED = 2031


@cache
def broken(family):
    """Return (item, edit, manner, what it made) of one item: the first of each edit and manner."""
    item = generate(family, SEED, 0)
    gold = Gold.of(item)
    found = []
    for edit in registry().values():
        for manner in edit.manners:
            made = next(iter(distinct(gold, edit, manner)), None)
            if made is not None:
                found.append((item, edit, manner, made))
    return found
