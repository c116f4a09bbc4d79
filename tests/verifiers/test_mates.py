"""Of two alike bodies the numbers told together are those of one, and the other is asked for."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace, statuses
from wmw.verifiers.pipeline import judge

# 60 N * 0.40 m = 80 N * 0.30 m, and 80 N weigh 8.16 kg; the wrong ones take the arms the other way
# round, or the mass of the body that is given.
OTHER = "0.30 m from the pivot on the other side balances it?"
LIFTED = (
    "A man pushes down with 200 N at 1.5 m from the fulcrum of a crowbar. What load 0.10 m from the"
    " fulcrum can he lift?"
)
N, KG = ("80 N", "45 N"), ("8.16 kg", "4.59 kg")


@pytest.mark.parametrize(
    ("question", "right", "wrong"),
    [
        (f"A weight of 60 N hangs 0.40 m from the pivot of a light beam. What weight {OTHER}", *N),
        (f"A force of 60 N pulls down 0.40 m from the pivot. What mass hung {OTHER}", *KG),
        (f"A weight of 60 N hangs 0.40 m from the pivot. What mass {OTHER}", "8.16 kg", "6.12 kg"),
        (f"A 6.0 kg mass hangs 0.40 m from the pivot. What mass {OTHER}", "8.0 kg", "4.5 kg"),
        (f"A load of 60 N hangs 0.40 m from the pivot. What force {OTHER}", *N),
        (LIFTED, "3000 N", "13.3 N"),
    ],
)
def test_the_arm_told_with_a_force_is_its_own(question: str, right: str, wrong: str) -> None:
    assert statuses("lever", question, right, wrong) == ("valid", "invalid")


def test_the_weight_of_one_body_is_not_read_off_the_mass_of_another() -> None:
    """30 kg * 9.8 m/s² * 2.0 m = W * 1.5 m."""
    question = (
        "A girl of mass 30 kg sits 2.0 m from the pivot of a seesaw. A boy sits 1.5 m from the"
        " pivot and they balance. What is the weight of the {body}?"
    )
    asked = question.format(body="boy")
    assert judge(bare_trace("lever", asked, "392 N")).outcome != "invalid"
    assert judge(bare_trace("lever", asked, "294 N")).verdict["answer"] != "valid"
    asked = question.format(body="girl")
    assert judge(bare_trace("lever", asked, "294 N")).verdict["answer"] == "valid"


def test_a_value_told_with_a_later_state_is_of_that_state() -> None:
    """6.0 L at 100 kPa are 2.0 L at 300 kPa, whichever of the two states is told first."""
    later = (
        "At constant temperature a gas is compressed to 2.0 L at {} from 6.0 L. What was its {}?"
    )
    for question, right, wrong in (
        (later.format("a pressure of 300 kPa", "pressure before"), "100 kPa", "900 kPa"),
        (later.format("300 kPa", "initial pressure"), "100 kPa", "900 kPa"),
        (
            "At constant temperature a gas goes from 6.0 L at 100 kPa to 2.0 L. What is its final"
            " pressure?",
            "300 kPa",
            "33.3 kPa",
        ),
    ):
        assert statuses("thermal", question, right, wrong) == ("valid", "invalid")
