"""Givens put into a working as they stand in the question, in grams or °C."""

from __future__ import annotations

import pytest

from wmw.verifiers.claims import collect
from wmw.verifiers.equations.raw_numbers import put_in_raw
from wmw.verifiers.pipeline import admit

SLED = (
    "A sled of mass 640 g glides on level snow. The coefficient of kinetic friction is 0.040. "
    "How large is the friction? g = 9.8 m/s²."
)
TYRE = (
    "Air fills a cylinder of 3.0 L at 25 °C. It is heated to 75 °C at constant pressure. "
    "Find its new volume."
)
SEALED = "A sealed can of gas has a pressure of 120 kPa at 20 °C. Find the pressure at 60 °C."
WIRE = "A wire of 40 cm carries 2.5 A at right angles to a field of 0.30 T. Find the force on it."
WATER = "2.0 kg of water at 0 °C is heated to 40 °C. c = 4.2 kJ/(kg·K). How much heat is needed?"
TWICE = "A train goes at 90 km/h for 2.0 h. How far does it get?"


@pytest.mark.parametrize(
    ("question", "given", "working", "answer", "raw"),
    [
        (SLED, {"m": "640 g", "mu": 0.040}, "f = 0.040 × 640 × 9.8 = 251 N", "251 N", True),
        (SLED, {"m": "640 g", "mu": 0.040}, "f = 0.040 × 640 × 9.8 = 251", "251 N", True),
        (SLED, {"m": "640 g"}, "f = 0.040 × 0.640 × 9.8 = 0.251 N", "0.251 N", False),
        (SLED, {"m": "640 g"}, "f = 0.040 × 640 × 9.8 = 251 mN", "251 mN", False),
        (TYRE, {"T_1": "25 °C"}, "V_2 = 3.0 × 75/25 = 9.0 L", "9.0 L", True),
        (TYRE, {"T_1": "25 °C"}, "V_2 = 3.0 × 348/298 = 3.5 L", "3.5 L", False),
        (SEALED, {"p_1": "120 kPa"}, "p_2 = 120 × 60/20 = 360 kPa", "360 kPa", True),
        (TYRE, {"T_1": "25 °C"}, "V_2 = 3.0 L × 75/25 = 9.0 L", "9.0 L", True),
        (TYRE, {"T_1": "25 °C"}, "V_2 = 3.0 · 75 : 25 = 9.0 L", "9.0 L", True),
        (TYRE, {"T_1": "25 °C"}, "V_2 = 3.0 L · 348 : 298 = 3.5 L", "3.5 L", False),
        (SEALED, {"p_1": "120 kPa"}, "p_2 = 120 kPa · 60/20 = 360 kPa", "360 kPa", True),
        (WIRE, {"L": "40 cm"}, "F = 0.30 × 2.5 × 40 = 30 N", "30 N", True),
        (WIRE, {"L": "40 cm"}, "F = 0.30 × 2.5 × 0.40 = 0.30 N", "0.30 N", False),
        (WATER, {"m": "2.0 kg"}, "Q = 2.0 × 4.2 × 40 = 336 kJ", "336 kJ", False),
        (TWICE, {"v": "90 km/h"}, "s = 90 × 2.0 = 180 km", "180 km", False),
    ],
)
def test_bare_numbers_are_found_where_si_was_needed(question, given, working, answer, raw):
    value, _, unit = answer.partition(" ")
    record = {
        "scenario_family": "friction",
        "question": question,
        "state_0": {"variables": given},
        "transition": {"effect": "It goes on."},
        "state_1": {"predicted_change": "It goes on.", "new_variables": {}},
        "derivation": working,
        "answer": {"value": value, "unit": unit},
    }
    found = [*put_in_raw(collect(admit(record)))]
    assert bool(found) is raw
