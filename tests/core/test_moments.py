"""Which quantities say the same of one thing before and after: told by what they are, by hand."""

from __future__ import annotations

import pytest

from wmw.core import registry
from wmw.core.moments import are_moments


@pytest.mark.parametrize(
    ("family", "before", "after"),
    [
        ("collision", "v_1i", "v_1f"),
        ("collision", "K_i", "K_f"),
        ("inclined_plane", "v_0", "v_f"),
        ("thermal", "p_1", "p_2"),
        ("em_induction", "Phi_1", "Phi_2"),
        ("circuit", "I_before", "I_after"),
    ],
)
def test_one_thing_at_two_moments(family: str, before: str, after: str) -> None:
    one, other = (registry.family(family).quantity(name) for name in (before, after))
    assert are_moments(one, other)
    assert not are_moments(other, one)


@pytest.mark.parametrize(
    ("family", "one", "other"),
    [
        ("collision", "W_1", "W_2"),  # two bodies
        ("collision", "K_1i", "K_2f"),
        ("collision", "K_1f", "K_f"),  # a part and the whole
        ("lever", "tau_1", "tau_2"),
        ("optics", "f_1", "f_2"),  # two lenses
        ("circuit", "V_1_before", "V_2_after"),
        ("friction", "v_0", "K_f"),  # a speed and an energy
    ],
)
def test_two_things(family: str, one: str, other: str) -> None:
    first, second = (registry.family(family).quantity(name) for name in (one, other))
    assert not are_moments(first, second)
    assert not are_moments(second, first)
