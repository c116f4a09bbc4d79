"""Circuits solved from first principles: modified nodal analysis, and charge on floating nodes.

Nothing here knows of series or parallel. A netlist names the nodes of every element; Kirchhoff's
junction rule at each node and Ohm's law (or Q = C V) for each element make one linear system.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Part:
    """A two-terminal element between nodes `a` and `b`; `value` in ohm or farad."""

    name: str
    a: int
    b: int
    value: float


def node_potentials(parts: list[Part], plus: int, emf: float, inner: float = 0.0) -> np.ndarray:
    """Return the potentials of the nodes (0 is the negative terminal) in a resistive network.

    The battery drives node `plus` through the resistance `inner`; its current is an unknown of
    its own (modified nodal analysis), so that inner = 0 is allowed.
    """
    count = 1 + max(max(part.a, part.b) for part in parts)
    system = np.zeros((count + 1, count + 1))
    right = np.zeros(count + 1)
    for part in parts:
        conductance = 1 / part.value
        system[part.a, part.a] += conductance
        system[part.b, part.b] += conductance
        system[part.a, part.b] -= conductance
        system[part.b, part.a] -= conductance
    system[plus, count] = -1.0  # the battery's current enters the node
    system[count, plus] = 1.0
    system[count, count] = inner
    right[count] = emf
    system[0, :] = 0.0
    system[0, 0] = 1.0
    return np.linalg.solve(system, right)


def charged_potentials(parts: list[Part], plus: int, emf: float) -> np.ndarray:
    """Return the node potentials of charged capacitors: nodes between them hold no net charge."""
    count = 1 + max(max(part.a, part.b) for part in parts)
    system = np.zeros((count, count))
    right = np.zeros(count)
    for part in parts:
        for here, there in ((part.a, part.b), (part.b, part.a)):
            system[here, here] += part.value
            system[here, there] -= part.value
    for node, potential in ((0, 0.0), (plus, emf)):
        system[node, :] = 0.0
        system[node, node] = 1.0
        right[node] = potential
    return np.linalg.solve(system, right)
