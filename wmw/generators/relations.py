"""The relations that a gold trace lists, each in one of the forms that say the same.

A box is on a ramp, and the ramp is below the box. Were only one of the two ever written, the order
of the names alone would tell a relation that is turned round, to one who knows nothing of boxes.
"""

from __future__ import annotations

from wmw.core.family import RelationSpec
from wmw.core.streams import Draws, pick
from wmw.core.trace import Relation, RelationType

_CONVERSE: dict[RelationType, RelationType] = {
    "above": "below",
    "below": "above",
    "left_of": "right_of",
    "right_of": "left_of",
}


def converse_of(spec: RelationSpec) -> RelationType | None:
    """Return the type that says the same with the two bodies exchanged; None where none does."""
    if spec.type in ("on", "supported_by"):
        return "below" if spec.upright else None
    return _CONVERSE.get(spec.type)


def forms_of(spec: RelationSpec, first: str, second: str) -> tuple[Relation, ...]:
    """Return the forms in which a declared relation of two bodies can be written."""
    converse = converse_of(spec)
    direct = Relation(spec.type, (first, second))
    return (direct,) if converse is None else (direct, Relation(converse, (second, first)))


def written_relation(rng: Draws, spec: RelationSpec, first: str, second: str) -> Relation:
    """Return a declared relation of two bodies in one of its forms."""
    return pick(rng, forms_of(spec, first, second))
