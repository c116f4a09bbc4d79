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


_FREE = ("hanging block", "hanging mass", "hanging weight", "hanging body", "hanging crate", "hanging box", "suspended block", "suspended mass", "weight", "bucket")  # fmt: skip
_ON_SLOPE = ("block on the incline", "block on the ramp", "block on the slope", "incline block", "mass on the incline", "cart", "cart on the ramp", "crate on the ramp", "box on the ramp", "sliding block")  # fmt: skip
_UPWARD = ("goes up", "rises", "moves up", "is pulled up", "is lifted", "slides up")
_DOWNWARD = ("goes down", "sinks", "moves down", "descends", "falls", "slides down", "drops")


def _does(bodies: tuple[str, ...], verbs: tuple[str, ...]) -> tuple[str, ...]:
    """Return what is said of the one or the other of two bodies, each by words of its own."""
    return tuple(f"the {body} {verb}" for body in bodies for verb in verbs)


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
            Choice("down", Gt(m_Q, _PULLS), (*_does(_FREE, _DOWNWARD), *_does(_ON_SLOPE, _UPWARD))),
            Choice("up", Lt(m_Q, _PULLS), (*_does(_FREE, _UPWARD), *_does(_ON_SLOPE, _DOWNWARD))),
            Choice("neither", Eq(m_Q, _PULLS), ("nothing moves", "neither moves", "they stay at rest", "both stay at rest", "nothing", "nothing happens", "they do not move", "both remain at rest", "the system stays at rest")),
        ),
        (UP, DOWN), in_effects=False,
    ),
    _way("way_below_pulley", "first", Gt(2 * m_Q, m_P), Lt(2 * m_Q, m_P), MOVABLE),
    _way("way_of_free_end", "second", Lt(2 * m_Q, m_P), Gt(2 * m_Q, m_P), MOVABLE),
)  # fmt: skip
