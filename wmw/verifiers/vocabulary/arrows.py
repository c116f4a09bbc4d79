"""Signs that alone stand for a direction: an arrow, or what TeX writes for one."""

from __future__ import annotations

import re

ARROWS = {
    "↑": "up",
    "↓": "down",
    "→": "right",
    "←": "left",
    "⬆": "up",
    "⬇": "down",
    "⇑": "up",
    "⇓": "down",
    "➡": "right",
    "⬅": "left",
}
_IN_TEX = {"uparrow": "up", "downarrow": "down", "rightarrow": "right", "leftarrow": "left"}
_TEX = re.compile(r"\s*\$?\s*\\\\?(?:long|big)?(?P<name>[a-z]+)\s*\$?\s*", re.I)
_MOST = 40
"""How long a direction is at most that only has a sign."""


def in_words(direction: str | None) -> str | None:
    """Return a direction as it is written, but a sign that alone stands for one in words."""
    if direction is None or len(direction) > _MOST:
        return direction
    sign = direction.strip().strip("$ ")
    if sign in ARROWS:
        return ARROWS[sign]
    tex = _TEX.fullmatch(direction)
    return direction if tex is None else _IN_TEX.get(tex["name"].lower(), direction)
