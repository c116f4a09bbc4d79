"""What is known of an item before any trace of it is read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Scenario:
    """The known truth about an item, where there is one: its regime and its givens in SI.

    `names` are the words for its bodies by role.
    """

    regime: str
    givens: Mapping[str, float]
    altered: Mapping[str, float]
    target: str
    names: Mapping[str, str]
