"""The unit in which a question wants its answer: "how many millimetres", "how long, in ms"."""

from __future__ import annotations

import re
from functools import lru_cache

from wmw.core.units import Unit, parse_unit

_UNIT = (
    r"(?P<power>square |cubic )?(?P<unit>[A-Za-zµμΩ°]{1,14}(?:/[a-z]{1,6}[²³]?)?[²³]?)(?![\w'’])"
)
_ASKED_IN = re.compile(
    rf"\b(?:[Hh]ow many (?:whole |full |more )?|in )(?:(?:units of|whole) )?{_UNIT}"
)
_ASKS = re.compile(
    r"\?|\b(?:find|calculate|determine|compute|work out|state|give|express|estimate|answer|what"
    r"|how)\b",
    re.I,
)
_SENTENCE = re.compile(r"(?<=[.?!;])\s+(?=\S)")
_POWERS = {"square ": "²", "cubic ": "³"}
_NO_UNITS = frozenset({"a", "as", "at", "it"})
"""Words behind "in" that are none, though they could be read as such."""


@lru_cache(maxsize=512)
def units_asked(question: str) -> tuple[Unit, ...]:
    """Return the units that the asking sentences of a question name, in order of place."""
    asking = (s for s in _SENTENCE.split(question) if _ASKS.search(s))
    found = (match for sentence in asking for match in _ASKED_IN.finditer(sentence))
    units = (
        parse_unit(f"{match['unit']}{_POWERS.get(match['power'] or '', '')}")
        for match in found
        if match["unit"] not in _NO_UNITS
    )
    return tuple(dict.fromkeys(unit for unit in units if unit is not None))
