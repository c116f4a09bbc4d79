"""Where families are found: the folder of built-ins and the entry-point group `wmw.families`.

Names are known without importing anything; a family is loaded, and its declaration checked, when
it is first asked for.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points

from wmw.core.declaration import check
from wmw.core.errors import DeclarationError, DuplicateFamilyError, UnknownFamilyError
from wmw.core.family import Family
from wmw.core.system import System

GROUP = "wmw.families"
_HOME = "wmw.families"


@dataclass(frozen=True, slots=True)
class Source:
    """Where a family's declaration lies: "module:attribute"."""

    name: str
    target: str

    def load(self) -> object:
        """Import the module and return the declared object."""
        return EntryPoint(self.name, self.target, GROUP).load()


@lru_cache(maxsize=1)
def sources() -> Mapping[str, Source]:
    """Return every family by name, sorted; two declarations of one name raise."""
    found: dict[str, Source] = {}
    for source in (*_built_in(), *_from_entry_points()):
        if source.name in found and found[source.name].target != source.target:
            raise DuplicateFamilyError(source.name, (found[source.name].target, source.target))
        found[source.name] = source
    return dict(sorted(found.items()))


def _built_in() -> list[Source]:
    spec = importlib.util.find_spec(_HOME)
    folders = spec.submodule_search_locations if spec else None
    return [
        Source(module.name, f"{_HOME}.{module.name}:FAMILY")
        for module in pkgutil.iter_modules(folders)
        if not module.name.startswith("_")
    ]


def _from_entry_points() -> list[Source]:
    return [Source(entry.name, entry.value) for entry in entry_points(group=GROUP)]


def names() -> tuple[str, ...]:
    """Return the names of all families, sorted."""
    return tuple(sources())


@lru_cache(maxsize=64)
def family(name: str) -> Family:
    """Load a family and check its declaration.

    Raises UnknownFamilyError for a name nobody declares, DeclarationError for a declaration that
    cannot be used.
    """
    if name not in sources():
        raise UnknownFamilyError(name, names())
    loaded = sources()[name].load()
    if not isinstance(loaded, Family):
        raise DeclarationError(name, sources()[name].target, "is not a wmw.core.family.Family")
    if loaded.name != name:
        raise DeclarationError(
            name, "name", f"is {loaded.name!r}, but it is registered as {name!r}"
        )
    check(loaded)
    return loaded


@lru_cache(maxsize=512)
def system(name: str, regime: str) -> System:
    """Return the solvable system of a family's regime, made once."""
    return System(family(name), regime)
