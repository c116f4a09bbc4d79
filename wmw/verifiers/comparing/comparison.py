"""What a question compares: bodies, stages or situations, and how they differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from wmw.verifiers.comparing.sides import Side

Form = Literal["which", "trend", "factor"]


@dataclass(frozen=True, slots=True)
class Comparison:
    """What is compared: for which `names`, and whether the greater (1) or the lesser is meant.

    `ways` are the ways in which the question tells the sides apart. `factors` are quantities of
    which the words say how many times as large they are on each side, `unlike` such as may differ
    in a way that is not told, and `held` those said to be the same. `differ` is whether the words
    tell of any difference, and `alike` whether they say of anything that it is the same. For a
    trend or a factor, `subject` is set against `reference`. `of_one_side` are quantities that the
    words for one of several worlds fix ("on the Moon"), and so are none of all sides. `own` is
    whether what is asked for is itself such as may differ (a specific heat, of two materials).
    """

    family: str
    ways: tuple[tuple[Side, ...], ...]
    names: tuple[str, ...]
    sense: int
    form: Form
    subject: int
    reference: int
    factors: tuple[tuple[tuple[str, ...], tuple[float, ...]], ...]
    unlike: tuple[str, ...]
    held: tuple[tuple[str, ...], ...]
    differ: bool
    alike: bool
    of_one_side: frozenset[str] = frozenset()
    own: bool = False

    @property
    def count(self) -> int:
        """How many things are compared."""
        return len(self.ways[0])


@dataclass(frozen=True, slots=True)
class Contrast:
    """A comparison with the numbers of the question: for each quantity, its value on every side.

    `base` is the side that a reading of the trace is about. `texts` are the values as they are
    written, by side: "the 100 g car".
    """

    comparison: Comparison
    base: int = 0
    values: tuple[tuple[str, tuple[float, ...]], ...] = ()
    texts: tuple[Side, ...] = ()

    @property
    def ways(self) -> tuple[tuple[Side, ...], ...]:
        """The ways in which the sides are told apart, their values among them."""
        return (self.texts, *self.comparison.ways) if self.texts else self.comparison.ways
