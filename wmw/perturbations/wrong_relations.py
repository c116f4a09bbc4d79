"""Relations gone wrong: state 0 has another one in the place of one that holds."""

from __future__ import annotations

from collections.abc import Sequence

from wmw.core.pair import Certificate
from wmw.perturbations.edit import Broken
from wmw.perturbations.gold import Gold


def with_relation(gold: Gold, place: int, kind: str, args: Sequence[str]) -> Broken:
    """Return the trace with another relation in a place of its list."""
    right = gold.trace["state_0"]["relations"][place]
    trace = gold.copy()
    trace["state_0"]["relations"][place].update(type=kind, args=list(args))
    stated, expected = _text(kind, args), _text(right["type"], right["args"])
    certificate = Certificate("relation", f"/state_0/relations/{place}", stated, expected)
    return Broken(trace, f"{stated} in place of {expected}", certificate)


def _text(kind: str, args: Sequence[str]) -> str:
    return f"{kind}({', '.join(args)})"
