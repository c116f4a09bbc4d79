"""Values of two layers, which their order alone tells apart."""

import pytest

from wmw.verifiers.questions.two_layers import layers_in_order

WALL = (
    "A wall of 8.0 m² is made of 10 cm wood (k = 0.12 W/(m·K)) {} 4.0 cm cork"
    " (k = 0.040 W/(m·K)); 15 K lie between its faces. Find the heat flow."
)


def test_two_layers_are_put_by_their_order():
    put = layers_in_order(WALL.format("and, behind it,"))
    assert put.index("thickness of the first layer 10 cm") < put.index("second layer 4.0 cm")
    assert "conductivity of the second layer 0.040" in put
    assert "a wall area of 8.0 m²" in put
    assert "a temperature difference of 15 K" in put


@pytest.mark.parametrize(
    "text",
    [
        WALL.format("or of"),
        WALL.format("side by side with"),
        WALL.format("and, behind it, a gap and"),
        WALL.format("and 2.0 cm felt, covered with"),
        "Is heat lost through 10 cm wood (0.12 W/(m·K)) and 4.0 cm cork (0.040 W/(m·K))?",
    ],
)
def test_others_are_left_as_they_are(text):
    assert layers_in_order(text) == text
