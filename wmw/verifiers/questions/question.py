"""What a question says: the values it gives, what it alters them to, and what it asks for."""

from __future__ import annotations

from dataclasses import dataclass, field

from wmw.core.quantity import Measurement
from wmw.verifiers.questions.options import Option


@dataclass(frozen=True, slots=True)
class Given:
    """A value that the question states for a quantity.

    `firm` is False where only the order of mention tells equal kinds apart (two resistors), and
    `cued` is where a word or a symbol beside the number names the quantity. `rivals` are the
    other quantities that the words fit as well, of whatever regime. `with_state` is where the
    number stands with what else is told of its state, so that no name deals it out otherwise.
    """

    quantity: str
    measurement: Measurement
    firm: bool
    cued: bool = True
    rivals: frozenset[str] = frozenset()
    with_state: bool = False


@dataclass(frozen=True, slots=True)
class Question:
    """What a question says, in the terms of one family.

    `givens` hold before anything is altered; `altered` are the values that the question changes
    them to. `loose` are numbers that could not be told to belong to a quantity. `facts` are values
    fixed by words, each with the regimes it holds in. `targets` are the quantities that may be
    asked for, the likeliest first, each with how many words it stands behind the question word;
    `outcomes` are the outcomes, and `asking` the plain words of the sentences that ask.
    `regimes` are those that the words allow, the likeliest first, and `fits` how many of their
    cues stand in the text. `instead` are quantities that may be asked for where an outcome seems to
    be ("by what factor does the period change"). `spare` are regimes that the words neither tell
    nor rule out. `numberless` is a question that gives no value but that of a constant ("take
    g = 9.8 m/s²"): what else there is stands in a picture, or nowhere. `usual` are values taken for
    granted, each with the regimes it holds in, that the question neither gives nor asks for.
    `ahead` is the way of the first of two bodies that meet, where a word tells it ("east").
    `signs` are the sign conventions that it states, and those that it denies, by name.
    `nobodys` is where it alters a value of one of two bodies, and nothing tells of which.
    `compound` asks for a change, a sum or a difference that the family has no name for. `lettered`
    is one without any number, which gives letters in place of those that a picture shows.
    """

    text: str
    givens: dict[str, Given]
    altered: dict[str, Given]
    loose: tuple[Measurement, ...]
    facts: tuple[tuple[dict[str, float], tuple[str, ...]], ...]
    targets: dict[str, int]
    outcomes: tuple[str, ...]
    asking: str
    options: tuple[Option, ...]
    regimes: tuple[str, ...]
    fits: tuple[int, ...]
    magnitude_only: bool = False
    in_parts: bool = False
    instead: dict[str, int] = field(default_factory=dict)
    spare: tuple[str, ...] = ()
    numberless: bool = False
    usual: tuple[tuple[dict[str, float], tuple[str, ...]], ...] = ()
    compound: bool = False
    lettered: bool = False
    signs: dict[str, bool] = field(default_factory=dict)
    ahead: str | None = None
    nobodys: bool = False

    def facts_in(self, regime: str) -> dict[str, float]:
        """Return the values that the words fix in a regime."""
        found: dict[str, float] = {}
        for values, regimes in self.facts:
            if not regimes or regime in regimes:
                found.update(values)
        return found
