"""From an item and an edit to a pair: the seed chooses among all that the edit can do."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass, replace

from wmw.core.errors import WmwError
from wmw.core.item import Item
from wmw.core.pair import Pair
from wmw.core.streams import pick, stream
from wmw.perturbations.edit import Broken, Edit, Manner
from wmw.perturbations.edits import registry
from wmw.perturbations.evidence import with_evidence
from wmw.perturbations.gold import Gold
from wmw.perturbations.patch import patch_of


@dataclass(eq=False)
class UnknownEditError(WmwError):
    """A name that no edit has."""

    name: str

    def __str__(self) -> str:
        return f"there is no edit {self.name!r}: choose from {', '.join(registry())}"


@dataclass(eq=False)
class NotApplicableError(WmwError):
    """An edit that finds nothing to break in an item."""

    edit: str
    item: str

    def __str__(self) -> str:
        return f"the edit {self.edit} has nothing to break in item {self.item}"


def perturb(item: Item, edit: str, seed: int = 0, manner: Manner | None = None) -> Pair:
    """Break an item's gold trace with an edit, the same for the same seed.

    Without a manner, the seed chooses one that applies. Raises UnknownEditError,
    NotApplicableError, and ForeignItemError for an item of another version.
    """
    found = registry().get(edit)
    if found is None:
        raise UnknownEditError(edit)
    gold = Gold.of(item)
    candidates = [
        (way, broken)
        for way in found.manners
        if manner in (None, way)
        for broken in distinct(gold, found, way)
    ]
    if not candidates:
        raise NotApplicableError(edit, item.id)
    way, broken = pick(stream("edit", seed, item.id, edit, manner), candidates)
    own = copy.deepcopy(broken.trace)  # who changes it is not to change the chosen one as well
    return pair_of(gold, found, way, replace(broken, trace=own))


def distinct(gold: Gold, edit: Edit, manner: Manner) -> Iterator[Broken]:
    """Yield what an edit makes of a gold trace, without what changes nothing or comes twice."""
    seen = [gold.trace]
    for broken in edit.broken(gold, manner):
        if broken.trace not in seen:
            seen.append(broken.trace)
            yield broken


def pair_of(gold: Gold, edit: Edit, manner: Manner, broken: Broken) -> Pair:
    """Return the pair of a gold trace and what an edit made of it."""
    chosen, rejected = gold.trace, broken.trace
    certificate = with_evidence(gold, broken.certificate)
    patch = patch_of(chosen, rejected)
    place = stream("pair", edit.name, manner, patch).getrandbits(40)
    return Pair(
        id=f"{chosen['id']}-{edit.name}-{manner}-{place:010x}",
        source_trace_id=chosen["id"],
        chosen=chosen,
        rejected=rejected,
        patch=tuple(patch),
        perturbation_type=edit.label,
        perturbation_name=edit.name,
        perturbation_field=certificate.pointer,
        perturbation_family=edit.family,
        carried=manner != "isolated",
        certificate=certificate,
        description=broken.description,
    )
