"""What a name means by another name of the same letter: x_1 beside x_pivot is a place, no arm.

Values that laws subtract from one another are of one kind: marks on a rule, temperatures, levels.
Who calls one of them x calls the others x as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import sympy as sp

from wmw.core import registry
from wmw.core.equation import canonical_name
from wmw.core.family import in_regime


@lru_cache(maxsize=512)
def _subtracted(family: str, regime: str) -> Mapping[str, frozenset[str]]:
    """Return for each quantity those from which a law of the regime subtracts it, or it them."""
    found: dict[str, set[str]] = {}
    for law in registry.family(family).laws:
        if not in_regime(law.regimes, regime):
            continue
        for total in law.equation.atoms(sp.Add):
            terms = [t.as_coeff_Mul() for t in total.args]
            bare = {str(t): c for c, t in terms if isinstance(t, sp.Symbol) and abs(c) == 1}
            for one, sign in bare.items():
                found.setdefault(one, set()).update(o for o, s in bare.items() if s == -sign)
    return {name: frozenset(others) for name, others in found.items()}


def of_like_names(
    family: str, regime: str, name: str, names: tuple[str, ...], settled: Mapping[str, str]
) -> tuple[str, ...]:
    """Return those of `names` that are of one kind with what a name of the same letter stands for.

    `settled` are the names of state 0 that can mean but one quantity. What changes in time is left
    out: of speeds before and after, too, a law takes the difference.
    """
    stem, own = canonical_name(name).partition("_")[0], canonical_name(name)
    others = {
        p for n, p in settled.items() if n != own and n.partition("_")[0] == stem and "_" in n
    }
    if not others or "_" not in own:
        return names
    kin = _subtracted(family, regime)
    declared = {q.name: q for q in registry.family(family).quantities}
    fitting = tuple(
        q
        for q in names
        if declared[q].moment == "given"
        and any(declared[p].moment == "given" and q in kin.get(p, ()) for p in others)
    )
    return fitting or names
