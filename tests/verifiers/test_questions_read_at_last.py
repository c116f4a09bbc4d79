# ruff: noqa: E501 - a question stands in one line
"""Questions that were not read, or read amiss: a right answer stands, a wrong one falls."""

from __future__ import annotations

import pytest
from bare import statuses

_CASES = (
    ("thermal", "200 g of hot water at 80 °C are poured into 300 g of water at 20 °C in an insulated flask. What temperature does the mixture reach?", "44 °C", "56 °C"),
    ("thermal", "0.60 kg of hot water at 87 °C is mixed with 0.900 kg of cold water at 15 °C. By how many degrees does the cold water warm up?", "28.8 K", "43.2 K"),
    ("thermal", "A tyre has a gauge pressure of 220 kPa at 15 °C. After a drive its temperature is 45 °C; its volume is unchanged. What is the gauge pressure then? Take the atmospheric pressure as 101 kPa and 0 °C = 273 K.", "253 kPa", "243 kPa"),
    ("thermal", "A gas in a vertical cylinder carries a horizontal piston of mass 13 kg and area 35 cm² at rest. The atmospheric pressure is 101 kPa. What is the absolute pressure of the gas? Use g = 9.8 m/s².", "137 kPa", "36.4 kPa"),
    ("free_fall", "A ball is thrown straight up at 8.5 m/s from a point 2.4 m above level ground. What is its greatest height above the ground?", "6.09 m", "3.69 m"),
    ("free_fall", "A girl drops stone 1 from rest, and 0.8 s later she drops stone 2 from rest from the same point. How far has stone 2 fallen 2.7 s after the release of stone 1?", "17.7 m", "35.7 m"),
    ("optics", "A fish is 92 cm below the surface of water (n = 1.33). How deep does it appear to a person looking straight down from the air (n = 1.00)?", "69.2 cm", "122 cm"),
    ("optics", "A diver under water (n = 1.33) looks straight up at a bird 2.0 m above the surface in air (n = 1.00). How high above the surface does the bird seem to be?", "2.66 m", "1.50 m"),
    ("buoyancy", "A wooden ball of density 600 kg/m^3 and volume 200 cm^3 is held under water (1000 kg/m^3) and let go. What is its initial acceleration?", "6.53 m/s^2", "3.92 m/s^2"),
    ("buoyancy", "A stone of density 2500 kg/m^3 is held under water and let go. Does it move up or down?", "down", "up"),
    ("buoyancy", "A raft of 6.5 m^2 draws 20 cm in fresh water. A crate of 480 kg is put on it. What is its draught now?", "27.4 cm", "7.4 cm"),
    ("circular_motion", "The coefficients of static and kinetic friction between tyres and road are 0.50 and 0.35. How fast can a car take a flat curve of radius 75 m without sliding?", "19.2 m/s", "16.0 m/s"),
    ("friction", "The coefficient of static friction between box and floor is 0.50, that of kinetic friction 0.35. With what horizontal force must one push the 30 kg box so that it starts to move?", "147 N", "103 N"),
    ("wave", "A police car drives at 162 km/h straight away from a listener who stands at the roadside. Its siren emits 560 Hz. The speed of sound is 340 m/s. What frequency does the listener hear?", "495 Hz", "645 Hz"),
    ("wave", "A 2.0 kg mass hangs over a pulley from a horizontal string with a linear density of 5.0 g/m. How fast do waves travel on the string?", "62.6 m/s", "20 m/s"),
)  # fmt: skip


@pytest.mark.parametrize(("family", "question", "right", "wrong"), _CASES)
def test_right_and_wrong_answers_are_told_apart(
    family: str, question: str, right: str, wrong: str
) -> None:
    assert statuses(family, question, right, wrong) == ("valid", "invalid")
