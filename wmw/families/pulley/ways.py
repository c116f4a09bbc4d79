"""Which way each of two joined bodies goes: what may be told beside an acceleration, or alone."""

from __future__ import annotations

from sympy import Basic, Eq, Gt, Lt, false, sin, true

from wmw.core.family import Choice, Outcome
from wmw.families.pulley.symbols import (
    ATWOOD,
    DOWN,
    MOVABLE,
    ROUGH,
    ROUGH_DOWN,
    ROUGH_UP,
    SMOOTH,
    UP,
    WHEEL,
    m_P,
    m_Q,
    theta,
)

_RISING = ("up", "upward", "upwards", "vertically upward", "rises", "rising", "it rises", "goes up", "moves up", "it goes up", "is pulled up", "ascends")  # fmt: skip
_SINKING = ("down", "downward", "downwards", "vertically downward", "sinks", "sinking", "it sinks", "goes down", "moves down", "it goes down", "falls", "descends", "drops")  # fmt: skip


def _way(name: str, role: str, up: Basic, down: Basic, regimes: tuple[str, ...]) -> Outcome:
    choices = (Choice("up", up, _RISING), Choice("down", down, _SINKING))
    return Outcome(name, (), choices, regimes, in_effects=False, way_of=role)


_PULLS = m_P * sin(theta)
WAYS = (
    _way("way_of_first", "first", Lt(m_P, m_Q), Gt(m_P, m_Q), (*ATWOOD, WHEEL)),
    _way("way_of_second", "second", Lt(m_Q, m_P), Gt(m_Q, m_P), (*ATWOOD, WHEEL)),
    _way("way_from_table", "second", false, true, (SMOOTH, ROUGH)),
    _way("way_over_incline", "second", Lt(m_Q, _PULLS), Gt(m_Q, _PULLS), (UP, DOWN, ROUGH_UP, ROUGH_DOWN)),
    _way("way_on_slope", "first", Gt(m_Q, _PULLS), Lt(m_Q, _PULLS), (UP, DOWN, ROUGH_UP, ROUGH_DOWN)),
    Outcome(
        "goes_over_incline", ("what happens", "happens to"),
        (
            Choice("down", Gt(m_Q, _PULLS), ("{second} goes down", "the {second} goes down", "the {second} sinks", "the {second} descends", "the {second} moves down", "the {second} falls", "the {first} goes up", "the {first} moves up", "the {first} slides up", "the {first} is pulled up", "the {first} moves up the {incline}")),
            Choice("up", Lt(m_Q, _PULLS), ("{second} goes up", "the {second} goes up", "the {second} rises", "the {second} moves up", "the {second} is pulled up", "the {first} goes down", "the {first} moves down", "the {first} slides down", "the {first} moves down the {incline}")),
            Choice("neither", Eq(m_Q, _PULLS), ("nothing moves", "neither moves", "they stay at rest", "both stay at rest", "nothing", "the blocks stay at rest", "nothing happens", "they do not move", "both remain at rest", "the system stays at rest")),
        ),
        (UP, DOWN), in_effects=False,
    ),
    _way("way_below_pulley", "first", Gt(2 * m_Q, m_P), Lt(2 * m_Q, m_P), MOVABLE),
    _way("way_of_free_end", "second", Lt(2 * m_Q, m_P), Gt(2 * m_Q, m_P), MOVABLE),
)  # fmt: skip
