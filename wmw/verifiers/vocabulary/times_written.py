"""An x that multiplies between letters: "F = m x a" of who types no other sign.

It may as well be a name, so that this is but another reading of a line: one that is taken where the
line holds in it.
"""

from __future__ import annotations

import re
from dataclasses import replace

from wmw.core.equation import Expr, Mul, Statement, Sym, children, rebuilt

_X = "x"
_APART = re.compile(r"[^\s=+*/^<>~(−-] x [^\s=+*/^<>~)−-]")
"""An x that stands apart between two factors."""


def multiplied(statement: Statement) -> Statement | None:
    """Return a statement with every x between two factors taken as a sign; None without one."""
    if _APART.search(statement.text) is None:
        return None
    sides = tuple(map(_without, statement.sides))
    return replace(statement, sides=sides) if sides != statement.sides else None


def _without(side: Expr) -> Expr:
    parts = tuple(map(_without, children(side)))
    if not parts:
        return side
    if not isinstance(side, Mul):
        return rebuilt(side, parts)
    last = len(parts) - 1
    kept = tuple(p for n, p in enumerate(parts) if p != Sym(_X) or n in (0, last))
    return Mul(kept) if len(kept) > 1 else kept[0]
