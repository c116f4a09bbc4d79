"""A value of a trace that is known to be one of a quantity."""

from __future__ import annotations

from dataclasses import dataclass

from wmw.core.quantity import Measurement
from wmw.verifiers.claims import Named


@dataclass(frozen=True, slots=True)
class Bound:
    """A named value bound to a quantity; `measured` is read in the quantity's unit."""

    claim: Named
    quantity: str
    measured: Measurement
    moment: str | None = None
