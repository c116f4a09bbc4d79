"""Whole states, or two moments of one state, that have changed places: found by the words alone."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge_unguarded


def labels(question, before, after, answer, family="projectile", change="It moves on.", bodies=()):
    value, _, unit = answer.partition(" ")
    record = {
        "scenario_family": family,
        "question": question,
        "state_0": {"variables": before, "objects": [{"name": body} for body in bodies]},
        "transition": {"effect": "The motion goes on."},
        "state_1": {"predicted_change": change, "new_variables": after},
        "answer": {"value": value, "unit": unit or None},
    }
    return judge_unguarded(record).labels


THROW = (
    "A pebble is flung up at 12 m/s, at 40° above the horizontal. What is the vertical component "
    "of its velocity at the highest point of its flight?"
)
GUN = (
    "A spring of 500 N/m is compressed by 6.0 cm behind a 50 g cork. The spring is released and "
    "drives the cork out. At what speed does the cork leave the spring?"
)
STOPPED = (
    "A 50 g cork slides over ice and runs into a spring of 500 N/m, which is compressed by 6.0 cm. "
    "At what speed does the cork leave the hand of the player?"
)
BAR = (
    "A key at 15 °C is dropped into soup at 85 °C. After a minute both are at 81 °C. "
    "By how much has the key become warmer?"
)
CLIFF = (
    "A pebble is thrown horizontally at 9.0 m/s from the edge of a cliff 45 m high. At what angle "
    "below the horizontal does it hit the sea?"
)
SOUP = (
    "A bowl holds 0.40 kg of soup at 80 °C. Five minutes later the soup is at 55 °C. "
    "How much heat has it given off, with c = 4000 J/(kg·K)?"
)
PUCK = (
    "A puck is pushed off at the foot of a rough ramp with 5.0 m/s. It turns round and passes its "
    "starting point again at 2.0 m/s. What share of its kinetic energy is lost?"
)


@pytest.mark.parametrize(
    ("question", "before", "after", "answer", "turned"),
    [
        (CLIFF, {"height": "0 m"}, {"height": "45 m"}, "73 °", True),
        (CLIFF, {"height": "45 m"}, {"height": "0 m"}, "73 °", False),
        (CLIFF, {"height fallen": "0 m"}, {"height fallen": "45 m"}, "73 °", False),
        (SOUP, {"T at the start": "55 °C"}, {"T at the end": "80 °C"}, "40 kJ", True),
        (SOUP, {"T at the start": "80 °C"}, {"T at the end": "55 °C"}, "40 kJ", False),
        (PUCK, {"v_start": "2.0 m/s"}, {"v_return": "5.0 m/s"}, "84 %", True),
        (PUCK, {"v_start": "5.0 m/s"}, {"v_return": "2.0 m/s"}, "84 %", False),
        (THROW, {"t": "0.787 s", "v_y": "0 m/s"}, {"t": "0 s", "v_y": "7.71 m/s"}, "0 m/s", True),
        (THROW, {"t": "0 s", "v_y": "7.71 m/s"}, {"t": "0.787 s", "v_y": "0 m/s"}, "0 m/s", False),
        (
            GUN,
            {"compression": "0 cm", "v": "6.0 m/s"},
            {"compression": "6.0 cm", "v": "0 m/s"},
            "6.0 m/s",
            True,
        ),
        (
            GUN,
            {"compression": "6.0 cm", "v": "0 m/s"},
            {"compression": "0 cm", "v": "6.0 m/s"},
            "6.0 m/s",
            False,
        ),
        (
            STOPPED,
            {"compression": "0 cm", "v": "6.0 m/s"},
            {"compression": "6.0 cm", "v": "0 m/s"},
            "6.0 m/s",
            False,
        ),
        (BAR, {"T_key": "81 °C"}, {"T_key": "15 °C"}, "66 K", True),
        (BAR, {"T_key": "15 °C"}, {"T_key": "81 °C"}, "66 K", False),
    ],
)
def test_states_that_have_changed_places(question, before, after, answer, turned):
    family = "thermal" if question is BAR else "spring" if question is not THROW else "projectile"
    assert ("temporal" in labels(question, before, after, answer, family)) is turned


KICK = "A stone is kicked at 9.0 m/s off a cliff 20 m high. How fast is it at first and at the end?"
SWING = "A 1.5 kg bob is released from rest 0.30 m up. What is its kinetic energy, then and below?"
DROP = "A nut is dropped and hits the ground after 1.5 s. How fast is it after 0.50 s and then?"
TOSS = "A nut is thrown up and hits the ground after 1.5 s. How fast is it after 0.10 s and then?"


@pytest.mark.parametrize(
    ("question", "after", "exchanged"),
    [
        (KICK, {"speed_after_kick": "21.7 m/s", "speed_before_impact": "9.0 m/s"}, True),
        (KICK, {"speed_after_kick": "9.0 m/s", "speed_before_impact": "21.7 m/s"}, False),
        (KICK, {"speed_before_kick": "0 m/s", "speed_before_impact": "9.0 m/s"}, False),
        (SWING, {"KE_at_release": "4.41 J", "KE_at_lowest_point": "0 J"}, True),
        (SWING, {"KE_at_release": "0 J", "KE_at_lowest_point": "4.41 J"}, False),
        (SWING, {"PE_at_release": "4.41 J", "PE_at_lowest_point": "0 J"}, False),
        (DROP, {"v_after_0_50_s": "14.7 m/s", "v_landing": "4.9 m/s"}, True),
        (DROP, {"v_after_0_50_s": "4.9 m/s", "v_landing": "14.7 m/s"}, False),
        (TOSS, {"v_after_0_10_s": "14.7 m/s", "v_landing": "4.9 m/s"}, False),
    ],
)
def test_values_of_two_moments_that_have_changed_places(question, after, exchanged):
    assert ("temporal" in labels(question, {}, after, "both as told")) is exchanged


SYRINGE = (
    "The air in a syringe is compressed slowly from 60 mL at 100 kPa to 24 mL at the same"
    " temperature. What is its pressure then?"
)
CRASH = (
    "A 900 kg taxi going at 14 m/s strikes a parked 700 kg van, and both slide on as one. How much"
    " kinetic energy is lost?"
)
TARGET = "A taxi must be going at 14 m/s when it strikes a parked van. How fast must it be before?"
TEA = (
    "A cup of tea at 90 °C is left in a room at 20 °C until it is as cold as the room. How much"
    " heat does 0.20 kg of it give off, with c = 4.2 kJ/(kg K)?"
)
DIPPED = (
    "A toy floats in water (1000 kg/m³) with 80% of its volume under the surface. It is then put"
    " into oil of 900 kg/m³. What part of its volume is under the surface there?"
)
BUOY = (
    "A ball is held 0.50 m below the surface of a pool and then let go; at last it floats. Which"
    " way does it move?"
)


@pytest.mark.parametrize(
    ("question", "bodies", "start", "end", "answer"),
    [
        (SYRINGE, ("air",), {"V": "60 mL", "p": "100 kPa"}, {"V": "24 mL", "p": "250 kPa"},
         "250 kPa"),
        (CRASH, ("taxi", "van"), {"v_taxi": "14 m/s"}, {"v_taxi": "7.9 m/s"}, "38.6 kJ"),
        (TEA, ("tea", "room"), {"T_tea": "90 °C"}, {"T_tea": "20 °C"}, "58.8 kJ"),
        (DIPPED, ("toy",), {"rho": "1000 kg/m^3"}, {"rho": "900 kg/m^3"}, "89 %"),
        (BUOY, ("ball",), {"depth": "0.50 m"}, {"depth": "0 m"}, "up"),
    ],
)  # fmt: skip
def test_what_the_question_begins_with_belongs_to_state_0(question, bodies, start, end, answer):
    assert labels(question, end, start, answer, "none", bodies=bodies) == ("temporal",)
    assert labels(question, start, end, answer, "none", bodies=bodies) == ()


def test_what_must_be_so_in_the_end_is_no_start():
    values = {"v_taxi": "9.0 m/s"}, {"v_taxi": "14 m/s"}
    assert labels(TARGET, *values, "9.0 m/s", "none", bodies=("taxi", "van")) == ()


RISES = "A ball is held 0.80 m below the surface and then let go. How fast is it when it comes up?"
EARLIER = (
    "A car travelling at 20 m/s slows down after accelerating from 10 m/s. How long did the"
    " acceleration of 2.0 m/s² take?"
)


@pytest.mark.parametrize(
    ("question", "body", "start", "end", "answer"),
    [
        (RISES, "ball", {"x": "0 m"}, {"x": "0.80 m"}, "3 m/s"),
        (EARLIER, "car", {"v_car": "10 m/s"}, {"v_car": "20 m/s"}, "5 s"),
    ],
)
def test_a_path_from_0_and_what_came_earlier_are_no_reverse(question, body, start, end, answer):
    assert labels(question, start, end, answer, "none", bodies=(body,)) == ()
