"""Values in the notation of a trace."""

from __future__ import annotations

import pytest

from wmw.generators.notation import written


@pytest.mark.parametrize(
    ("text", "latex", "ascii_"),
    [
        (
            "1.94 × 10⁵ J = 194 kJ",
            r"1.94 \times 10^{5}\ \mathrm{J} = 194\ \mathrm{kJ}",
            "1.94e5 J = 194 kJ",
        ),
        ("273 K = −0.07 °C", r"273\ \mathrm{K} = -0.07\ \mathrm{°C}", "273 K = -0.07 °C"),
        ("35°", r"35^\circ", "35 deg"),
    ],
)
def test_each_value_has_its_own_unit(text, latex, ascii_):
    assert written(text, "latex") == latex
    assert written(text, "ascii") == ascii_
    assert written(text, "unicode") == text
