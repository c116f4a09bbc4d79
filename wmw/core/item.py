"""One drawn item: what is asked, what is given where, the picture's scene, and the gold trace."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from wmw.core.family import Difficulty, Task
from wmw.core.scene import Scene
from wmw.core.scene_record import scene_from_dict, scene_to_dict
from wmw.core.trace import Trace

Modality = Literal["text", "picture", "both"]
"""Where the numbers stand: in the question's text, in the picture's labels, or in both."""

MODALITIES: tuple[Modality, ...] = get_args(Modality)


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a multiple-choice question: "(B) 4.1 m/s²" is `Option("B", "4.1 m/s²")`."""

    letter: str
    text: str

    def __str__(self) -> str:
        return f"({self.letter}) {self.text}"

    @property
    def forms(self) -> tuple[str, ...]:
        """How it is given as an answer: the letter bare, in brackets, and with the text."""
        return (self.letter, f"({self.letter})", str(self))


@dataclass(frozen=True, slots=True)
class Given:
    """A given value in its textbook unit, and the text that shows it ("4.0 kg", "35°")."""

    value: float
    unit: str
    text: str


@dataclass(frozen=True, slots=True)
class Item:
    """An item of a bank.

    `givens` are keyed by canonical quantity name; a counterfactual item also holds the new value
    of what it alters under "<name>_new". A constant (g) is among them where the item states it.
    `shown` are the texts of the picture's labels by quantity ("θ = 35°", or "θ" where the number
    is kept out of the picture), `names` the words used for the bodies by role. `scene_after` is
    there where something moves. `moments` are scenes at equal steps of time from before to after,
    with neither measures nor arrows, where it is known how the one comes to the other.
    """

    id: str
    family: str
    kind: str
    regime: str
    seed: int
    index: int
    modality: Modality
    task: Task
    difficulty: Difficulty
    question: str
    givens: Mapping[str, Given]
    shown: Mapping[str, str]
    names: Mapping[str, str]
    scene: Scene
    trace: Trace
    options: tuple[Option, ...] = ()
    scene_after: Scene | None = field(default=None)
    moments: tuple[Scene, ...] = ()

    def record(self) -> dict[str, Any]:
        """Return the item without its trace as plain dicts and lists."""
        return {
            "id": self.id,
            "family": self.family,
            "kind": self.kind,
            "regime": self.regime,
            "seed": self.seed,
            "index": self.index,
            "modality": self.modality,
            "task": self.task,
            "difficulty": self.difficulty,
            "question": self.question,
            "options": [{"letter": o.letter, "text": o.text} for o in self.options],
            "givens": {
                name: {"value": given.value, "unit": given.unit, "text": given.text}
                for name, given in self.givens.items()
            },
            "shown": dict(self.shown),
            "names": dict(self.names),
            "scene": scene_to_dict(self.scene),
            "scene_after": None if self.scene_after is None else scene_to_dict(self.scene_after),
            "moments": [scene_to_dict(moment) for moment in self.moments],
        }

    def to_dict(self) -> dict[str, Any]:
        """Return the item with its trace, keys in a fixed order."""
        return {**self.record(), "trace": self.trace.to_dict()}

    def to_json(self) -> str:
        """Return the item as one line of JSON."""
        return json.dumps(self.to_dict(), ensure_ascii=False, allow_nan=False)

    @classmethod
    def from_dict(cls, record: Mapping[str, Any], trace: Mapping[str, Any] | None = None) -> Item:
        """Return the item of `to_dict`, or of `record` and its trace (KeyError where one lacks)."""
        after = record["scene_after"]
        return cls(
            id=record["id"],
            family=record["family"],
            kind=record["kind"],
            regime=record["regime"],
            seed=record["seed"],
            index=record["index"],
            modality=record["modality"],
            task=record["task"],
            difficulty=record["difficulty"],
            question=record["question"],
            givens={name: Given(**given) for name, given in record["givens"].items()},
            shown=dict(record["shown"]),
            names=dict(record["names"]),
            scene=scene_from_dict(record["scene"]),
            trace=Trace.from_dict(dict(trace if trace is not None else record["trace"])),
            options=tuple(Option(**option) for option in record["options"]),
            scene_after=None if after is None else scene_from_dict(after),
            moments=tuple(scene_from_dict(moment) for moment in record["moments"]),
        )

    @classmethod
    def from_json(cls, text: str) -> Item:
        """Return the item of `to_json`."""
        return cls.from_dict(json.loads(text))
