"""A bare letter for what a regime has none of stands for something else.

A horizontal launch has the launch angle 0 by its law. Whoever writes "θ = 63.7°" there, or
"tan θ = v_y / v_x", means another angle of the scene.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from wmw.core import registry
from wmw.core.work import metered


def _zeros_of(family: str, regime: str) -> frozenset[str]:
    """Return the quantities that the laws of a regime alone put at zero."""
    world = registry.system(family, regime).settle({})
    return frozenset(name for name, value in world.items() if value == 0)


_zeros = metered(_zeros_of, maxsize=1024)


@lru_cache(maxsize=64)
def _namesakes(family: str) -> Mapping[str, tuple[str, ...]]:
    """Return for each quantity those that share a name with it."""
    found: dict[str, tuple[str, ...]] = {}
    for symbols in registry.family(family).ambiguous.values():
        names = tuple(str(symbol.name) for symbol in symbols)
        for name in names:
            found[name] = tuple(dict.fromkeys((*found.get(name, ()), *names)))
    return found


def namesakes(family: str, regime: str, symbol: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return what a bare symbol may mean besides `names`, where the regime has none of these."""
    if "_" in symbol or not names or not _zeros(family, regime).issuperset(names):
        return ()
    known = registry.system(family, regime).names
    others = (q for name in names for q in _namesakes(family).get(name, ()))
    return tuple(q for q in dict.fromkeys(others) if q in known and q not in names)
