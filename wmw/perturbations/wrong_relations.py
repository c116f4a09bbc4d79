"""Relations gone wrong: state 0 has another one in the place of one that holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wmw.core.family import RelationSpec, in_regime
from wmw.core.pair import Certificate
from wmw.generators.relations import forms_of
from wmw.perturbations.edit import Broken
from wmw.perturbations.gold import Gold


def declared(gold: Gold) -> list[tuple[int, RelationSpec]]:
    """Return the place of every listed relation that the family declares, with its declarations.

    The ramp below the box may stand for the box on the ramp and for the box above it.
    """
    return gold.in_turn(_declared(gold))


def _declared(gold: Gold) -> Iterator[tuple[int, RelationSpec]]:
    names = gold.question.names
    for place, relation in enumerate(gold.trace["state_0"]["relations"]):
        mine = (relation["type"], *relation["args"])
        for spec in gold.family.relations:
            if not in_regime(spec.regimes, gold.kind.regime):
                continue
            if not all(role in names for role in spec.args):
                continue
            first, second = (names[role] for role in spec.args)
            if any(mine == (form.type, *form.args) for form in forms_of(spec, first, second)):
                yield place, spec


def with_relation(gold: Gold, place: int, kind: str, args: Sequence[str]) -> Broken:
    """Return the trace with another relation in a place of its list."""
    right = gold.trace["state_0"]["relations"][place]
    trace = gold.copy("state_0")
    trace["state_0"]["relations"][place].update(type=kind, args=list(args))
    stated, expected = _text(kind, args), _text(right["type"], right["args"])
    certificate = Certificate("relation", f"/state_0/relations/{place}", stated, expected)
    return Broken(trace, f"{stated} in place of {expected}", certificate)


def _text(kind: str, args: Sequence[str]) -> str:
    return f"{kind}({', '.join(args)})"
