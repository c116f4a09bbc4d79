"""The two arms of a lever told as the short and the long one, and each end by what acts on it.

"It presses on the short end ... The short arm is 0.1 m and the long arm 1 m. What force must be
applied to the long end?" tells which arm is the load's and which the effort's.
"""

from __future__ import annotations

import re

_ARM = re.compile(r"\b(?P<size>short|long)(?:er)? arm\b", re.I)
_END = re.compile(r"\b(?:on|to|at) (?:the|its) (?P<size>short|long)(?:er)? end\b", re.I)
_FORCE = re.compile(
    r"\b(?:what|which|how (?:large|big|great|strong) an?|how much) (?:\w+ ){0,2}?"
    r"(?:force|effort|push|pull)\b[^.;?!]*\b(?:appl|exert|push|pull|press)\w*"
    rf"[^.;?!]*?{_END.pattern}",
    re.I,
)
"""What asks for the force that someone exerts on one of the ends."""


_PRIES = re.compile(r"\b(?:crow|pry|prise|wrecking|jemmy)[ -]?bar\b", re.I)
"""What works with its short arm."""


def arms_by_ends(text: str) -> str:
    """Return a question with its arms told as those of load and effort, where the ends tell it."""
    arms = [arm["size"].lower() for arm in _ARM.finditer(text)]
    own = _of_effort(text) if {*arms} == {"short", "long"} else None
    if own is None:
        return text
    return _ARM.sub(lambda arm: f"{'effort' if arm['size'].lower() == own else 'load'} arm", text)


def _of_effort(text: str) -> str | None:
    """Return which end of the two the effort acts on."""
    ends = [end["size"].lower() for end in _END.finditer(text)]
    if not ends and _PRIES.search(text):
        return "long"
    asked = _FORCE.search(text)
    if asked is None:
        return None
    own = asked["size"].lower()
    others = {end["size"].lower() for end in _END.finditer(text, 0, asked.start())}
    return own if len(others) == 1 and own not in others else None
