"""Bodies joined by strings, from force vectors and the strings' lengths alone.

Every body is a point in the plane with its free-body forces; a string of fixed length, and a
surface that a body stays on, are constraints. Newton's second law with Lagrange multipliers is a
linear system for the accelerations and the multipliers, which are the tensions and normal forces.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

DOWN = np.array([0.0, -1.0])


@dataclass
class Body:
    """A point mass with the sum of the forces on it that are no constraint forces."""

    mass: float
    force: np.ndarray


def solve(bodies, constraints):
    """Return the accelerations (one vector per body) and the multipliers.

    A constraint gives, for every body, the vector n with Σ n·acceleration = 0; the force that
    the constraint exerts on the body is its multiplier times -n.
    """
    size, held = 2 * len(bodies), len(constraints)
    matrix = np.zeros((size + held, size + held))
    right = np.zeros(size + held)
    for i, body in enumerate(bodies):
        matrix[2 * i, 2 * i] = matrix[2 * i + 1, 2 * i + 1] = body.mass
        right[2 * i : 2 * i + 2] = body.force
    for row, constraint in enumerate(constraints):
        for i, vector in enumerate(constraint):
            matrix[size + row, 2 * i : 2 * i + 2] = vector
            matrix[2 * i : 2 * i + 2, size + row] = vector
    found = np.linalg.solve(matrix, right)
    return found[:size].reshape(-1, 2), found[size:]


def over_a_pulley(first, second, g, *, slope=None, friction=0.0, parts=1):
    """Return the accelerations of P and Q along the string, tension and normal force.

    Q hangs. P hangs from `parts` parts of the string (slope None), or lies on a surface that
    rises toward the pulley at the angle `slope`. Positive: Q sinks. `friction` is the vector sum's
    size along the surface, positive against a motion toward the pulley.
    """
    hanging = Body(second, second * g * DOWN)
    sideways = np.array([1.0, 0.0])
    none = np.zeros(2)
    if slope is None:
        bodies = [Body(first, first * g * DOWN), hanging]
        string = (parts * DOWN, DOWN)
        keeps = [(sideways, none), (none, sideways)]
        found, multipliers = solve(bodies, [string, *keeps])
        return float(found[0][1]), float(-found[1][1]), float(multipliers[0]), 0.0
    along = np.array([np.cos(slope), np.sin(slope)])
    outward = np.array([-np.sin(slope), np.cos(slope)])
    bodies = [Body(first, first * g * DOWN - friction * along), hanging]
    string = (-along, DOWN)
    found, multipliers = solve(bodies, [string, (outward, none), (none, sideways)])
    return (
        float(found[0] @ along),
        float(-found[1][1]),
        float(multipliers[0]),
        float(-multipliers[1]),
    )
