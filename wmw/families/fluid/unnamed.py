"""What is asked for without its noun of presses and tanks: "how much can it lift", "how hard"."""

from __future__ import annotations

from wmw.core.unnamed import Unnamed
from wmw.families.fluid.symbols import F_1, F_2, F_at, m_2

_LIFT = "lift|raise|hold|support|carry|bear|balance"
_PUSH = "push|press|pedal|effort"
_BY_HAND = "you|hand|small|smaller|input|first|narrow|plunger|mechanic|person|one"
_AREAS = (
    "window|hatch|bottom|lid|door|wall|gate|dam|floor|plate|porthole|eardrum|cover|glass|pane|side"
)
_NO_PRESS = "-piston|jack|hydraulic|you|plunger"

UNNAMED = (
    Unnamed(F_2, (f"{_LIFT} -push", f"{_LIFT} need -push|press", "push|press large|larger|big|bigger|output|second|wide|ram -you|small|smaller|input")),
    Unnamed(m_2, (f"{_LIFT} -push", f"{_LIFT} need -push|press")),
    Unnamed(F_1, (f"{_PUSH} {_BY_HAND} -large|larger|big|output|much|heavy", f"{_PUSH} {_LIFT} -much|heavy", f"{_PUSH} need -much|heavy", f"{_PUSH} {_BY_HAND} need -much|heavy")),
    Unnamed(F_at, (f"push|press {_AREAS} {_NO_PRESS}",)),
)  # fmt: skip
