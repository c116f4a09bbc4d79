"""Collisions as they happen in time: two bodies and a stiff spring between them, integrated.

The contact pushes on both bodies with equal and opposite forces while they overlap; that is all
that is put in. A damper beside the spring makes the contact lossy, a very strong one with glue (the
force may pull as well) makes the bodies stick. No momentum, no energy, no coefficient is used.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from scipy.integrate import solve_ivp

STIFFNESS = 4e4


@dataclass(frozen=True)
class Hit:
    """Velocities after the contact and the impulse that the second body got."""

    v_1: float
    v_2: float
    impulse: float


def collide(m_1: float, m_2: float, v_1: float, v_2: float, damping: float = 0.0) -> Hit:
    """Let two bodies meet on a line, the first one on the left, until they part or rest together.

    `damping` is the damper's share of the critical one; 0 is an elastic contact.
    """
    reduced = 1 / (1 / m_1 + 1 / m_2)
    damper = 2 * damping * math.sqrt(STIFFNESS * reduced)

    def force(state):
        gap, closing = state[1] - state[0], state[2] - state[3]
        return STIFFNESS * max(-gap, 0.0) + damper * closing * (gap < 0)

    def slope(_, state):
        push = force(state)
        return [state[2], state[3], -push / m_1, push / m_2, push]

    def parted(time, state):
        # A damper lets the bodies part while it would still pull: contact ends with the force.
        return force(state) if time > 1e-9 and state[0] > state[1] else 1.0

    parted.terminal = True
    parted.direction = -1
    length = 10 * math.pi * math.sqrt(reduced / STIFFNESS)
    start = [0.0, -1e-12, v_1, v_2, 0.0]
    end = solve_ivp(
        slope, (0, length), start, events=parted, rtol=1e-9, atol=1e-13, max_step=length / 400
    ).y[:, -1]
    return Hit(float(end[2]), float(end[3]), float(end[4]))


def stick(m_1: float, m_2: float, v_1: float, v_2: float) -> Hit:
    """Let two bodies meet with a strong damper and glue between them."""
    damper = 40 * math.sqrt(STIFFNESS / (1 / m_1 + 1 / m_2))

    def slope(_, state):
        push = damper * (state[2] - state[3])
        return [state[2], state[3], -push / m_1, push / m_2, push]

    length = 40 / (damper * (1 / m_1 + 1 / m_2))
    end = solve_ivp(slope, (0, length), [0, 0, v_1, v_2, 0], rtol=1e-9, atol=1e-12).y[:, -1]
    return Hit(float(end[2]), float(end[3]), float(end[4]))


def push_apart(m_1: float, m_2: float, speed: float, squeeze: float) -> Hit:
    """Let a spring, squeezed by some length, drive two bodies apart that move together."""

    def slope(_, state):
        push = STIFFNESS * max(squeeze - (state[1] - state[0]), 0.0)
        return [state[2], state[3], -push / m_1, push / m_2, push]

    length = 3 * math.sqrt(1 / (1 / m_1 + 1 / m_2) / STIFFNESS)
    end = solve_ivp(
        slope, (0, length), [0, 0, speed, speed, 0], rtol=1e-9, atol=1e-12, max_step=length / 300
    ).y[:, -1]
    return Hit(float(end[2]), float(end[3]), float(end[4]))


def swing(length: float, speed: float, g: float) -> float:
    """Return the height to which a pendulum swings that starts at the bottom with a speed."""

    def slope(_, state):
        return [state[1], -g / length * np.sin(state[0])]

    def top(_, state):
        return state[1]

    top.terminal = True
    top.direction = -1
    end = solve_ivp(slope, (0, 100), [0, speed / length], events=top, rtol=1e-10, atol=1e-12)
    return float(length * (1 - np.cos(end.y[0, -1])))
