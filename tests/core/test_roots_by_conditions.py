"""Of several roots the one is taken that the regime's conditions admit."""

from __future__ import annotations

import pytest

from wmw.core import registry


def test_the_speed_before_follows_from_the_energy_lost() -> None:
    """Its square follows; that the first body moves towards the second one tells its sign."""
    m_1, m_2, v = 3.0, 1.0, 0.80
    lost = 0.5 * m_1 * m_2 / (m_1 + m_2) * v**2  # what a common speed leaves of ½ μ v²
    system = registry.system("collision", "sticking_at_rest")
    world = system.solve({"m_1": m_1, "m_2": m_2, "Q": lost}).world
    assert world["v_1i"] == pytest.approx(v)
    assert world["v_f"] == pytest.approx(0.60)


def test_two_roots_that_hang_together_are_found() -> None:
    """A size after an elastic collision has either sign, and so has the speed before."""
    m_1, m_2, v = 1.6, 2.9, 3.0
    after = 2 * m_1 / (m_1 + m_2) * v
    system = registry.system("collision", "elastic_at_rest")
    world = system.solve({"m_1": m_1, "m_2": m_2, "s_2f": after}).world
    assert world["v_1i"] == pytest.approx(v)
    assert world["v_2f"] == pytest.approx(after)


def test_what_the_conditions_rule_out_is_worked_out_all_the_same() -> None:
    """What a trace states is held against the laws, even where no such scene can be."""
    system = registry.system("collision", "sticking_at_rest")
    world = system.solve({"m_1": 3.0, "m_2": 1.0, "v_1i": -2.0}).world
    assert world["v_f"] == pytest.approx(-1.5)
