"""The edits, one file each, named by what is done; finding the file is the whole registration.

An edit's module has LABEL, FAMILY ("seen" or "held_out") and MANNERS, and `broken(gold, manner)`,
which yields every trace that the edit can make of a gold trace in that manner, in a fixed order.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import lru_cache

from wmw.perturbations.edit import Edit


@lru_cache(maxsize=1)
def registry() -> Mapping[str, Edit]:
    """Return all edits by name, in the order of their names."""
    found: dict[str, Edit] = {}
    for info in pkgutil.iter_modules(__path__):
        if info.name.startswith("_"):
            continue
        module = importlib.import_module(f"{__name__}.{info.name}")
        doc = (module.__doc__ or "").strip()
        found[info.name] = Edit(
            info.name,
            module.LABEL,
            module.FAMILY,
            module.MANNERS,
            doc.splitlines()[0],
            doc,
            module.broken,
        )
    return dict(sorted(found.items()))
