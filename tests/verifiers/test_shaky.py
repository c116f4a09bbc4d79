"""Beside a right answer only what is written with certain names is called false."""

from __future__ import annotations

import pytest

from tests.bare import trace_of_numbers
from wmw.verifiers.pipeline import judge

PUSH_OFF = (
    "Two skaters stand at rest on smooth ice and push off from each other. Mia (50 kg) glides to "
    "the left at 1.2 m/s. How fast does Tom (75 kg) glide to the right?"
)


_STATE = {
    "objects": [
        {"name": "Mia", "attributes": {"mass": "50 kg"}},
        {"name": "Tom", "attributes": {"mass": "75 kg"}},
    ],
    "relations": [],
    "forces": [],
    "variables": {"mass of Mia": "50 kg", "mass of Tom": "75 kg"},
    "assumptions": ["no friction"],
}


def _verdict(results, answer="0.80 m/s"):
    return judge(
        trace_of_numbers(
            "collision",
            PUSH_OFF,
            answer,
            equation="m_T v_T = m_M v_M",
            results={"v_T": answer, **results},
        )
        | {"state_0": _STATE}
    )


@pytest.mark.parametrize("name", ["momentum of Tom", "momentum of each skater"])
def test_a_name_that_was_guessed_at_is_not_held_against_a_right_answer(name: str) -> None:
    """The momentum of one of two skaters is not that of both, which stays zero."""
    assert _verdict({name: "60 kg·m/s"}).outcome != "invalid"


def test_what_should_be_the_answer_is_held_against_it() -> None:
    assert _verdict({"v_T": "0.60 m/s"}).outcome == "invalid"


def test_a_wrong_answer_excuses_nothing() -> None:
    assert _verdict({"momentum of Tom": "60 kg·m/s"}, answer="1.8 m/s").outcome == "invalid"


def test_a_false_law_in_certain_names_is_found_beside_a_right_answer() -> None:
    """A fall of 2.0 s from rest; the answer is right, the law lacks its half."""
    found = judge(
        trace_of_numbers(
            "free_fall",
            "A stone is dropped from rest and falls for 2.0 s. How far does it fall? g = 9.8 m/s².",
            "19.6 m",
            variables={"t": "2.0 s", "g": "9.8 m/s²"},
            equation="h = g t²",
            results={"h": "19.6 m"},
        )
    )
    assert found.labels == ("transition",)


def test_words_that_were_not_read_leave_a_line_open() -> None:
    """An angle called "ang" is no product of a, n and g."""
    found = judge(
        trace_of_numbers(
            "inclined_plane",
            "Block A slides down a smooth ramp of 20° and block B down one of 40° of the same "
            "height, both from rest. How many times as long as B does A take to the bottom?",
            "1.88",
            variables={"angA": "20°", "angB": "40°"},
            equation="t = sqrt(2h/g)/sin(ang)",
            results={"t_A/t_B": "1.88"},
        )
    )
    assert found.outcome != "invalid"


CHARGING = (
    "An uncharged 20 µF capacitor is charged through a 50 kΩ resistor by a 10 V battery. What is "
    "the voltage across the capacitor one time constant after the switch is closed?"
)


@pytest.mark.parametrize(
    ("told", "label"),
    [({"Q": "126 µC"}, ()), ({"tau": "2.0 s"}, ("intervention",))],
    ids=["of now, where the charge of the end was meant", "wrong, and worked out nowhere"],
)
def test_what_right_arithmetic_gives_is_not_what_its_name_was_taken_for(told, label) -> None:
    found = judge(
        trace_of_numbers(
            "circuit",
            CHARGING,
            "6.32 V",
            variables={"C": "20 µF", "R": "50 kΩ", "V_0": "10 V"},
            equation="V_C = V_0 (1 − e^(−1))",
            results={"V_C": "6.32 V", **told},
        )
        | {
            "derivation": "V_C = 10 × 0.632 = 6.32 V"
            + "; Q = 20 µF × 6.32 V = 126 µC" * ("Q" in told)
        }
    )
    assert found.labels == label


def test_values_in_each_others_place_are_no_guess() -> None:
    """A cart of 2.0 kg at 3.0 m/s sticks to one of 4.0 kg at rest: 9.0 J before, 3.0 J after."""
    found = judge(
        trace_of_numbers(
            "collision",
            "A cart of 2.0 kg at 3.0 m/s runs into a cart of 4.0 kg at rest and sticks to it. How "
            "fast do they move on?",
            "1.0 m/s",
            variables={"m_1": "2.0 kg", "m_2": "4.0 kg", "u_1": "3.0 m/s"},
            equation="m_1 u_1 = (m_1 + m_2) v",
            results={"v": "1.0 m/s", "KE_before": "3.0 J", "KE_after": "9.0 J"},
        )
        | {"derivation": "KE_before = 0.5 × 6.0 × 1.0² = 3 J; KE_after = 0.5 × 2.0 × 3.0² = 9 J"}
    )
    assert found.outcome == "invalid"


@pytest.mark.parametrize(
    ("told", "is_open"),
    [
        ({"turns ratio": "20"}, True),
        ({"turns ratio": "0.30"}, False),
        ({"current in the secondary": "0.20 A", "current in the primary": "4.0 A"}, False),
    ],
    ids=["told the other way round", "wrong", "in each other's place"],
)
def test_a_value_beside_the_answer_is_no_fault_by_its_name_alone(told, is_open) -> None:
    """A transformer of 1000 and 50 turns at 240 V; the answer is the secondary voltage."""
    found = judge(
        trace_of_numbers(
            "em_induction",
            "An ideal transformer has 1000 primary and 50 secondary turns. The primary is connected"
            " to 240 V and takes 0.20 A. What is the voltage of the secondary coil?",
            "12 V",
            variables={"N_p": 1000, "N_s": 50, "V_p": "240 V", "I_p": "0.20 A"},
            equation="V_s = V_p N_s/N_p",
            results={"V_s": "12 V", **told},
        )
    )
    assert (found.outcome != "invalid") is is_open


def test_no_acceleration_at_a_terminal_speed_is_no_fault_of_state_0() -> None:
    """Drag of 588 N on 60 kg: what the reading takes for a free fall has no acceleration."""
    found = judge(
        trace_of_numbers(
            "free_fall",
            "A 60 kg parachutist falls straight down at constant terminal speed. How large is the"
            " air drag? Use g = 9.8 m/s².",
            "588 N",
            variables={"m": "60 kg", "g": "9.8 m/s²", "a": "0 m/s²"},
            equation="F = m g",
            results={"F": "588 N"},
        )
    )
    assert found.outcome != "invalid"


@pytest.mark.parametrize(("line", "found"), [("arm of m₁ = 40 cm", False), ("m₁ = 400 g", True)])
def test_the_arm_of_a_mass_is_no_mass(line: str, found: bool) -> None:
    """A metre stick on its middle: 150 g at 10 cm against 200 g, 30 cm beyond the pivot."""
    verdict = judge(
        trace_of_numbers(
            "lever",
            "A uniform metre stick is pivoted at its 50 cm mark. A 150 g mass hangs at the 10 cm"
            " mark. At which mark must a 200 g mass hang for balance?",
            "80 cm",
            variables={"m₁": "150 g", "x₁": "10 cm", "m₂": "200 g", "x_p": "50 cm"},
            equation="m₁ (x_p − x₁) = m₂ (x₂ − x_p)",
            results={"x₂": "80 cm"},
            evidence=[line],
        )
    )
    assert ("WMW303" in {f.code for f in verdict.findings}) is found
