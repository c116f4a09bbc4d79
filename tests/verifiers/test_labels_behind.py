"""Values with a label in brackets behind them, and two values of two labels told together."""

from __future__ import annotations

import pytest

from wmw.verifiers.questions.labels_behind import labels_in_front


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("are 0.45 (static) and 0.35 (kinetic).", "are static 0.45 and kinetic 0.35."),
        (
            "are 4200 J/(kg K) (water) and 900 J/(kg K) (brass)",
            "are water 4200 J/(kg K) and brass 900 J/(kg K)",
        ),
        ("Blocks of 2.0 kg (A) and 3.0 kg (B) hang", "Blocks of 2.0 kg and 3.0 kg hang"),
        ("move at 1.0 m/s (B) and at 4.0 m/s (A).", "move at 4.0 m/s and at 1.0 m/s."),
        ("Resistors R1 and R2 of 4 Ω and 6 Ω are", "Resistors R1 of 4 Ω and R2 of 6 Ω are"),
        (
            "k_1 and k_2 are 100 N/m and 300 N/m, respectively.",
            "k_1 of 100 N/m and k_2 of 300 N/m.",
        ),
        (
            "R1 and R2, in parallel, have resistances of 4.0 Ω and 12 Ω.",
            "R1 of 4.0 Ω and R2 of 12 Ω in parallel.",
        ),
        (
            "m1 and m2 hang over a pulley and have masses of 2.0 kg and 3.0 kg.",
            "m1 of 2.0 kg and m2 of 3.0 kg hang over a pulley.",
        ),
        (
            "go at 4.0 m/s (right) and 3.0 m/s (left)",
            "go at 4.0 m/s to the right and 3.0 m/s to the left",
        ),
        (
            "Ball A (2.0 kg, 4.0 m/s east) hits ball B (3.0 kg, at rest).",
            "Ball A of mass 2.0 kg moving at 4.0 m/s east hits ball B (3.0 kg, at rest).",
        ),
    ],
)
def test_each_value_stands_beside_its_label(text: str, read: str) -> None:
    assert labels_in_front(text) == read


@pytest.mark.parametrize(
    "text",
    [
        "is at 3.0 m (see the picture) and 4.0 m (later)",
        "of 2.0 kg (cart A) and 3.0 kg (the heavier)",  # one counts and one does not
        "from 20 °C (initially) to 80 °C (finally)",
        "R1 and R2 of 4 Ω",
        "R1 and R2 carry currents of 2.0 A and 3.0 A",
        "is 20 cm (unloaded) and 26 cm (loaded) long",
        "T1 and V2 of 300 K and 2.0 L",
    ],
)
def test_other_brackets_are_left_alone(text: str) -> None:
    assert labels_in_front(text) == text
