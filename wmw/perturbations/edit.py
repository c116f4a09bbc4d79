"""What an edit is, and what it yields."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from wmw.core.pair import Certificate, EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.gold import Gold

Manner = Literal["carried", "isolated", "in_numbers"]
"""Whether what depends on the fault is wrong in consequence, or all else stays right.

A wrong law that is shown in numbers stands nowhere: the right one is written, and what comes out,
with all that follows, is what the wrong one gives.
"""


@dataclass(frozen=True, slots=True)
class Broken:
    """A trace broken in one place: the place, what became of it in one sentence, and the proof."""

    trace: dict[str, Any]
    description: str
    certificate: Certificate


Breaker: TypeAlias = Callable[[Gold, Manner], Iterator[Broken]]


@dataclass(frozen=True, slots=True)
class Edit:
    """A typed edit as it was found in its file."""

    name: str
    label: Label
    family: EditFamily
    manners: tuple[Manner, ...]
    summary: str
    doc: str
    broken: Breaker
