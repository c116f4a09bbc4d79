"""What colliding bodies are called: a kind of thing with a letter, a number or its turn.

The lists of the two bodies are equally long, so that words which fit both fit them equally well and
the order of mention decides between them.
"""

from __future__ import annotations

from dataclasses import dataclass

THINGS = ("cart", "ball", "puck", "block", "trolley", "glider", "car", "object", "sphere", "body", "disk", "mass", "skater",
          "truck", "particle")  # fmt: skip


@dataclass(frozen=True, slots=True)
class Naming:
    """The names that tell one of the two bodies from the other, and its numbered names."""

    names: tuple[str, ...]
    numbered: tuple[str, ...]

    def each(self, tail: str) -> tuple[str, ...]:
        """Return every name followed by some words."""
        return tuple(f"{name} {tail}" for name in self.names)


def _naming(number: int, *turns: str) -> Naming:
    names = [turn.format(thing) for turn in turns for thing in THINGS]
    numbered = [f"{thing}{gap}{number}" for gap in (" ", "") for thing in THINGS]
    return Naming(tuple(names), tuple(numbered))


FIRST = _naming(1, "{} P", "first {}", "incoming {}", "rear {}")
SECOND = _naming(2, "{} Q", "{} B", "second {}", "front {}")
THIRD = _naming(3, "{} R", "{} C", "third {}", "last {}")
EITHER = ("of mass", "mass of", "mass is", "with mass", "mass")
"""Words beside a mass that may be either body's."""
SPEEDS = (
    "moves at",
    "moving at",
    "speed of",
    "velocity of",
    "with speed",
    "speed is",
    "velocity is",
    "at",
    "speed",
    "velocity",
)
"""Words beside a speed that may be either body's."""
