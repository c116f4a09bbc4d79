"""The typed trace (s0, transition, s1, derivation, answer) and its JSON form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from dataclasses_json import DataClassJsonMixin

RelationType = Literal[
    "on",
    "in",
    "attached",
    "adjacent",
    "above",
    "below",
    "left_of",
    "right_of",
    "contact",
    "supported_by",
    "connected",
    "separated",
    "aligned",
    "perpendicular",
]
RELATION_TYPES: tuple[RelationType, ...] = get_args(RelationType)

Scalar = float | int | str

WRITTEN_PARTS = ("state_0", "transition", "state_1", "derivation", "answer")
"""What a model is asked to write; id, question and metadata are never its own."""


@dataclass(frozen=True, slots=True)
class Body(DataClassJsonMixin):
    """An object of state 0 and what is said of it."""

    name: str
    attributes: Mapping[str, Scalar] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Relation(DataClassJsonMixin):
    """A relation between two named bodies: `("above", ("a", "b"))` reads "a is above b"."""

    type: str
    args: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Force(DataClassJsonMixin):
    """A force on a target; magnitude and unit may be left open."""

    name: str
    target: str
    direction: str | None = None
    magnitude: Scalar | None = None
    unit: str | None = None


@dataclass(frozen=True, slots=True)
class State0(DataClassJsonMixin):
    """The situation before."""

    objects: tuple[Body, ...] = ()
    relations: tuple[Relation, ...] = ()
    forces: tuple[Force, ...] = ()
    variables: Mapping[str, Scalar] = field(default_factory=dict)
    assumptions: tuple[str, ...] = ()

    def to_dict(self, encode_json: bool = False) -> dict[str, Any]:
        """Return the part's JSON as plain dicts and lists, keys in the order of the contract."""
        return {
            "objects": [
                {"name": body.name, "attributes": dict(body.attributes)} for body in self.objects
            ],
            "relations": [{"type": r.type, "args": list(r.args)} for r in self.relations],
            "forces": [
                {
                    "name": f.name,
                    "target": f.target,
                    "direction": f.direction,
                    "magnitude": f.magnitude,
                    "unit": f.unit,
                }
                for f in self.forces
            ],
            "variables": dict(self.variables),
            "assumptions": list(self.assumptions),
        }


@dataclass(frozen=True, slots=True)
class Transition(DataClassJsonMixin):
    """The law, what it does here, its equation, and what in the scene it rests on."""

    rule: str | None = None
    effect: str | None = None
    equation: str | None = None
    evidence: tuple[str, ...] = ()

    def to_dict(self, encode_json: bool = False) -> dict[str, Any]:
        """Return the part's JSON as plain dicts and lists, keys in the order of the contract."""
        return {
            "rule": self.rule,
            "effect": self.effect,
            "equation": self.equation,
            "evidence": list(self.evidence),
        }


@dataclass(frozen=True, slots=True)
class State1(DataClassJsonMixin):
    """The situation after."""

    predicted_change: str | None = None
    new_variables: Mapping[str, Scalar] = field(default_factory=dict)

    def to_dict(self, encode_json: bool = False) -> dict[str, Any]:
        """Return the part's JSON as plain dicts and lists, keys in the order of the contract."""
        return {
            "predicted_change": self.predicted_change,
            "new_variables": dict(self.new_variables),
        }


@dataclass(frozen=True, slots=True)
class Answer(DataClassJsonMixin):
    """The final answer."""

    value: Scalar | None
    unit: str | None = None
    explanation: str | None = None

    def to_dict(self, encode_json: bool = False) -> dict[str, Any]:
        """Return the part's JSON as plain dicts and lists, keys in the order of the contract."""
        return {
            "value": self.value,
            "unit": self.unit,
            "explanation": self.explanation,
        }


@dataclass(frozen=True, slots=True)
class Trace(DataClassJsonMixin):
    """A whole trace. It is written by wmw itself; strangers' records are judged as plain dicts."""

    id: str
    scenario_family: str
    question: str
    state_0: State0
    transition: Transition
    state_1: State1
    answer: Answer
    derivation: str | None = None
    metadata: Mapping[str, Any] = field(default_factory=dict)

    def to_dict(self, encode_json: bool = False) -> dict[str, Any]:
        """Return the trace JSON as plain dicts and lists, keys in the order of the contract."""
        return {
            "id": self.id,
            "scenario_family": self.scenario_family,
            "question": self.question,
            "state_0": self.state_0.to_dict(),
            "transition": self.transition.to_dict(),
            "state_1": self.state_1.to_dict(),
            "derivation": self.derivation,
            "answer": self.answer.to_dict(),
            "metadata": dict(self.metadata),
        }
