"""What a zero among the known values leaves of a law with more than one unknown."""

from __future__ import annotations

import pytest
import sympy as sp

from wmw.core import registry
from wmw.core.family import Law
from wmw.core.solving import Bounds
from wmw.core.system import CompiledLaw


def test_at_constant_velocity_the_pull_tells_the_friction_whatever_the_mass():
    # m a is nothing where a is, so P - f = m a gives f without m
    system = registry.system("friction", "moves")
    world = system.settle({"a": 0.0, "P": 12.0})
    assert world["f"] == pytest.approx(12.0)
    assert "m" not in world


def test_an_acceleration_that_is_not_zero_leaves_the_mass_in_the_law():
    system = registry.system("friction", "moves")
    world = system.settle({"a": 0.5, "P": 12.0})
    assert "f" not in world


def test_a_law_that_a_zero_empties_gives_nothing():
    # f = mu_k N with no friction coefficient leaves N open, and so the mass
    world = registry.system("friction", "moves").settle({"mu_k": 0.0, "P": 12.0})
    assert world["f"] == 0.0
    assert "N" not in world
    assert "m" not in world


def test_a_zero_that_a_law_divides_by_gives_nothing():
    # t = v / a has no value at a = 0, however v is known through another unknown
    t, v, a, b = sp.symbols("t v a b")
    law = CompiledLaw(Law("made-up", sp.Eq(t, v * b / a), ""), dict.fromkeys("tvab", Bounds(0, 9)))
    assert law.step_without(frozenset("a"), {"a", "v"}) is None
    assert law.step_without(frozenset("v"), {"v", "a"}) is not None
