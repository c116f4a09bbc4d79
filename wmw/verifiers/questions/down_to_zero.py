"""A bare nought behind a value in a unit: "is reduced from 0.02 Wb to 0" tells of 0 Wb.

Without its unit the nought would be dealt to whatever has none, such as a number of turns.
"""

from __future__ import annotations

import re

from wmw.core.units import parse_unit

_TO_ZERO = re.compile(
    r"\bfrom \d{1,9}(?:\.\d{1,9})?(?:e-?\d{1,2})? ?(?P<unit>[^\W\d]{1,4}(?:/[^\W\d]{1,2}[²2]?)?)"
    r" (?:down |back )?to 0(?![\w/]|[.,]\d)(?: (?P<next>[^\s.,;?!)]{1,12}))?"
)
_NO_UNIT = frozenset({"in", "at", "as", "m"})
"""Words behind the nought that would be read as units, but for that of the value before."""


def with_unit_at_zero(text: str) -> str:
    """Return a text in which such a nought has the unit of the value before it."""

    def told(match: re.Match[str]) -> str:
        unit, behind = match["unit"], match["next"]
        own = behind is not None and behind not in _NO_UNIT and parse_unit(behind) is not None
        if own or behind == unit or parse_unit(unit) is None:
            return match[0]
        at = len(match[0]) - len(f" {behind}") if behind is not None else len(match[0])
        return f"{match[0][:at]} {unit}{match[0][at:]}"

    return _TO_ZERO.sub(told, text)
