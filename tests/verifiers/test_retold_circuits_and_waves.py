"""Switches, prices, crests and sentences that break off in plainer words, and idle constants."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.claims import collect
from wmw.verifiers.idle_constants import is_idle
from wmw.verifiers.questions.closed_switch import closed_in_line, has_open_switch
from wmw.verifiers.questions.counted_crests import crests_counted
from wmw.verifiers.questions.prices import without_currency
from wmw.verifiers.questions.unfinished import finished
from wmw.verifiers.terms import Terms


@pytest.mark.parametrize(
    ("told", "plainly"),
    [
        (
            "A 12 V battery, an open switch, a 4.0 Ω resistor and an 8.0 Ω resistor are connected"
            " in series. The switch is then closed. What current flows?",
            "A 12 V battery, a 4.0 Ω resistor and an 8.0 Ω resistor are connected"
            " in series. What current flows?",
        ),
        (
            "A 9.0 V battery, an open switch S and a lamp are in series with a coil of wire."
            " Switch S is closed. What happens?",
            None,
        ),
        ("A battery, a switch and a lamp are in series. The switch is opened. What flows?", None),
        (
            "A battery, an open switch, a resistor and a capacitor are in series. The switch is"
            " closed. What current flows first?",
            None,
        ),
    ],
)
def test_a_switch_in_line_is_a_wire_when_closed(told, plainly):
    assert closed_in_line(told) == (plainly or told)
    assert has_open_switch(told) is (plainly is not None)


@pytest.mark.parametrize(
    ("told", "plainly"),
    [
        ("Electricity costs 0.30 euro per kilowatt hour.", "Electricity costs 0.30 per kWh."),
        ("at €0.32 per kWh", "at 0.32 per kWh"),
        ("at 0.25 dollars for each kilowatt-hour", "at 0.25 per kWh"),
        ("at 30 cents per kWh", "at 30 cents per kWh"),
        ("It uses 2.0 kWh and costs 4 euros.", "It uses 2.0 kWh and costs 4 euros."),
    ],
)
def test_a_price_is_a_number_for_each_kilowatt_hour(told, plainly):
    asked = " What does it cost?"
    assert without_currency(told + asked) == plainly + asked
    assert without_currency(told + " How much energy is it?") == told + " How much energy is it?"


@pytest.mark.parametrize(
    ("told", "plainly"),
    [
        (
            "The distance between five successive crests of a water wave is 12 m.",
            "The distance covered by 4 complete waves of a water wave is 12 m.",
        ),
        (
            "The distance from the first crest to the sixth crest is 20 m.",
            "The distance covered by 5 complete waves is 20 m.",
        ),
        (
            "The distance between two successive crests is 3 m.",
            "The distance between two successive crests is 3 m.",
        ),
    ],
)
def test_between_crests_is_one_wave_less(told, plainly):
    assert crests_counted(told) == plainly


def test_options_complete_a_sentence():
    text = "A candle stands before a lens. Its image is (A) real (B) virtual"
    assert finished(text) == (
        "A candle stands before a lens. Which describes its image? (A) real (B) virtual"
    )
    assert finished("The image is 30 cm away.") == "The image is 30 cm away."


@pytest.mark.parametrize(
    ("question", "idle"),
    [
        (
            "A 2.0 kg cart at 3.0 m/s hits a 1.0 kg cart at rest and sticks to it."
            " What is their common speed?",
            True,
        ),
        (
            "A 2.0 kg cart at 3.0 m/s hits a 1.0 kg cart at rest and sticks to it."
            " What is the weight of the first cart?",
            False,
        ),
    ],
)
def test_the_acceleration_of_free_fall_is_idle_where_no_weight_is_spoken_of(question, idle):
    terms = Terms(collect(bare_trace("collision", question, "2.0 m/s")), "collision")
    assert is_idle(terms, "sticking_at_rest", "g") is idle


def test_it_is_not_idle_where_a_height_is_asked_for():
    question = (
        "A 0.010 kg bullet at 300 m/s stays in a 2.0 kg block that hangs on cords."
        " How high does the block swing?"
    )
    terms = Terms(collect(bare_trace("collision", question, "0.11 m")), "collision")
    assert not is_idle(terms, "ballistic_pendulum", "g")
