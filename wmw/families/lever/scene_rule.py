"""How a rule with masses at its marks is drawn."""

from __future__ import annotations

from itertools import pairwise

from wmw.core.scene import Label, Line, Part, Scene, SceneInput
from wmw.families.lever.scene_parts import THICK, bar, box, fulcrum, given_name

_WIDE = 10.0
_SIZE = 0.9
_TICKS = 20
_ROLES = {"mark_1": ("first", "m_1"), "mark_2": ("second", "m_2"), "mark_3": ("third", "m_3")}
_ANYWHERE = {"mark_1": 0.2, "mark_2": 0.9, "mark_3": 0.4}
"""Shares of the length at which the masses stand where their marks are not told."""


def rule_with_masses(given: SceneInput) -> Scene:
    """Draw a rule on a wedge under its middle, with a body at each of three marks."""
    marks = _to_scale(given) or _ANYWHERE
    parts: list[Part] = [bar(0.0, _WIDE), *fulcrum(_WIDE / 2)]
    for i in range(1, _TICKS):
        deep = 0.14 if i % (_TICKS // 2) else THICK
        at = i * _WIDE / _TICKS
        parts.append(Line(((at, THICK), (at, THICK - deep)), "faint"))
    for name, share in marks.items():
        at = share * _WIDE
        parts += box(given, *_ROLES[name], at, _SIZE)
        if name in given.values:
            parts.append(Label((at, 0.0), name, side="below"))
    parts.append(
        Label((0.72 * _WIDE, 0.0), given_name(given, "m_b"), given.names.get("lever"), "below",
              "lever")
    )  # fmt: skip
    notes = tuple(q for q in ("L", "x_p", "g") if q in given.values)
    return Scene(tuple(parts), notes=notes)


def _to_scale(given: SceneInput) -> dict[str, float] | None:
    """Return the marks as shares of the length, unless one is unknown or two bodies would overlap."""
    values = given.values
    if "L" not in values or any(name not in values for name in _ROLES):
        return None
    shares = {name: values[name] / values["L"] for name in _ROLES}
    placed = sorted(shares.values())
    apart = all(b - a > 1.4 * _SIZE / _WIDE for a, b in pairwise(placed))
    return shares if apart and placed[0] >= 0 and placed[-1] <= 1 else None
