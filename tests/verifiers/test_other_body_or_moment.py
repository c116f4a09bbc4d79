"""What a wrong value is right for says what the fault is: another body, or another moment."""

from __future__ import annotations

import pytest

from tests.bare import trace_of_numbers
from wmw import generate
from wmw.perturbations.perturb import NotApplicableError, perturb
from wmw.verifiers.pipeline import judge

# 52 Ω and 44 Ω side by side at 13 V: 13/52 + 13/44 = 0.545 A.
REPLACED = (
    "The resistor R_1 (52 Ω) and the resistor R_2 (10 Ω) are connected in parallel to an ideal"
    " battery of emf 13 V. The resistor R_2 is then replaced by one of 44 Ω. What current does the"
    " battery deliver now?"
)
# K_i = ½ · 2 · 3² = 9.0 J, v_f = 2 · 3/3 = 2.0 m/s, K_f = ½ · 3 · 2² = 6.0 J: 3.0 J are lost.
STUCK = (
    "A cart P of mass 2.0 kg moves at 3.0 m/s on a frictionless track and hits a cart Q of mass"
    " 1.0 kg at rest. They stick together. How much kinetic energy is lost?"
)
# v_A = (2 - 4)/(2 + 4) · 6 = -2.0 m/s, v_B = 2 · 2/(2 + 4) · 6 = 4.0 m/s.
ELASTIC = (
    "Cart P (2.0 kg) moves at 6.0 m/s on a frictionless track and collides elastically with cart Q"
    " (4.0 kg), which is at rest. Find the velocity of cart Q after the collision."
)


@pytest.mark.parametrize(
    ("r_1", "r_2", "label"),
    # the other's for both, each the other's in return, nobody's
    [("44 Ω", "44 Ω", "object"), ("44 Ω", "52 Ω", "state"), ("50 Ω", "44 Ω", "state")],
)
def test_a_resistance_that_the_other_resistor_has(r_1: str, r_2: str, label: str) -> None:
    trace = trace_of_numbers(
        "circuit",
        REPLACED,
        "0.545 A",
        variables={"emf": "13 V", "R_1": r_1, "R_2": r_2},
        equation="I = emf/R_1 + emf/R_2",
    )
    assert judge(trace).labels == (label,)


def test_beside_the_item_a_value_that_the_other_body_had_before_is_known_too() -> None:
    seen = 0
    for index in range(40):
        item = generate("circuit", 2027, index)
        try:
            pair = perturb(item, "exchange_values_of_bodies", manner="isolated")
        except NotApplicableError:
            continue
        seen += 1
        assert judge(pair.rejected, gold=item).labels == ("state",), pair.description
    assert seen


@pytest.mark.parametrize(
    ("equation", "labels"),
    [
        ("Q = K_i - K_f", ()),
        ("Q = -K_f + K_i", ()),
        ("Q = K_f - K_i", ("temporal",)),
        ("K_f - K_i = Q", ("temporal",)),
        ("Q = K_i + K_f", ("transition",)),
        ("Q = K_i/K_f", ("transition",)),
    ],
)
def test_a_change_taken_the_wrong_way_round(equation: str, labels: tuple[str, ...]) -> None:
    trace = trace_of_numbers(
        "collision",
        STUCK,
        "3.0 J",
        variables={"m_1": "2.0 kg", "v_1": "3.0 m/s", "m_2": "1.0 kg"},
        equation=equation,
        results={"K_i": "9.0 J", "K_f": "6.0 J", "Q": "3.0 J"},
    )
    assert judge(trace).labels == labels


def test_a_later_value_that_stands_for_the_earlier_one_and_the_other_way_round() -> None:
    """At constant pressure 8.0 L at 300 K become 10 L at 375 K."""
    trace = trace_of_numbers(
        "thermal",
        "The volume of an ideal gas in a cylinder with a free piston is 8.0 L at 300 K. The gas is"
        " heated to 375 K at constant pressure. Calculate the new volume.",
        "10 L",
        variables={"V_1": "10 L", "T_1": "300 K", "T_2": "375 K"},
        equation="V_1/T_1 = V_2/T_2",
        results={"V_2": "8.0 L"},
    )
    assert judge(trace).labels == ("temporal",)


@pytest.mark.parametrize(("answer", "label"), [("-2.0 m/s", "object"), ("-3.0 m/s", "transition")])
def test_the_velocity_of_the_other_body_with_its_sign(answer: str, label: str) -> None:
    trace = trace_of_numbers(
        "collision",
        ELASTIC,
        answer,
        variables={"m_P": "2.0 kg", "m_Q": "4.0 kg", "u_P": "6.0 m/s"},
        equation="m_P u_P = m_P v + m_Q w",
        results={"v": answer},
    )
    assert label in judge(trace).labels


def test_a_share_of_a_body_is_no_multiple_of_what_it_was() -> None:
    """What floats in a denser liquid sinks in less: 0.37 · 0.94/1.06 = 0.328."""
    question = (
        "A box that floats in a liquid (density 0.94 g/cm³) has 0.37 of its volume submerged. The"
        " liquid is exchanged for another liquid of density 1.06 g/cm³, and the box floats again."
        " What fraction of its volume is submerged now?"
    )
    trace = trace_of_numbers(
        "buoyancy",
        question,
        0.328,
        variables={"rho_f": "0.94 g/cm³", "f": 0.37, "rho_new": "1.06 g/cm³"},
        equation="f_new = f rho_f/rho_new",
    )
    assert judge(trace).outcome != "invalid"
    trace["answer"]["value"] = "it stays the same"
    assert judge(trace).outcome != "valid"
