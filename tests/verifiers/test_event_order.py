"""Events that a trace tells in an order in which they cannot come."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge


def trace(question, change, effect="", results=None):
    """Return a trace of no family with a question, a change, an effect and new variables."""
    return {
        "id": "order",
        "scenario_family": "no such family",
        "question": question,
        "state_0": {},
        "transition": {"effect": effect},
        "state_1": {"predicted_change": change, "new_variables": results or {}},
        "answer": {"value": None},
    }


_STONE = "A stone is tossed up from a meadow at 12 m/s."
_CAR = "A car at 20 m/s brakes."
_ICE = "Ice at -10 °C is warmed in a pan."
_SNOW = "Snow at 0 °C is melted on a stove and warmed."
FAULTS = [
    (_STONE, "The stone hits the ground and then reaches its highest point.", {}),
    (_STONE, "The stone falls back before it reaches its highest point.", {}),
    (_STONE, "It passes the top of its path after hitting the ground.", {}),
    (_CAR, "After coming to rest, it slows down.", {}),
    (_CAR, "The car comes to rest before it begins to brake.", {}),
    (_ICE, "The ice melts first and then warms to 0 °C.", {}),
    (_ICE, "The ice melts before it warms up to its melting point.", {}),
    (_SNOW, "First the snow melts, then the snow warms, and finally the water warms.", {}),
    ("Water at 20 °C is boiled away.", "The water boils and then is heated to 100 °C.", {}),
    ("A loop crosses a field.", "The loop leaves the field before it enters.", {}),
    (_STONE, "The stone comes down.", {"t_top": "2.4 s", "t_total": "1.2 s"}),
    (_STONE, "The stone comes down.", {"time_to_peak": "2.4 s", "flight_time": "1.2 s"}),
]


@pytest.mark.parametrize(("question", "change", "results"), FAULTS)
def test_an_impossible_order(question, change, results):
    verdict = judge(trace(question, change, results=results))
    assert [f.code for f in verdict.findings] == ["WMW315"]
    assert verdict.labels == ("temporal",)


SOUND = [
    (_STONE, "The stone reaches its highest point and then hits the ground.", {}),
    (_STONE, "The stone hits the ground after it passes its highest point.", {}),
    (_STONE, "The stone does not fall back before it reaches its highest point.", {}),
    (_STONE, "The stone reaches its highest point before it lands on the ground.", {}),
    (
        "A ball falls and bounces.",
        "The ball hits the floor and then reaches its highest point, 0.8 m.",
        {},
    ),
    (
        "A puck slides up a ramp.",
        "The puck falls back before it reaches the top of the ramp.",
        {},
    ),
    (
        "A ball is thrown onto a roof.",
        "The ball lands on the roof before it reaches its highest point.",
        {},
    ),
    ("Two stones are tossed.", "One hits the ground, and then the other is at its top.", {}),
    (_STONE, "If it hits the ground and then reaches its highest point, time runs back.", {}),
    (_CAR, "The car slows down, then it comes to rest.", {}),
    (_CAR, "After coming to rest, it speeds up again, and slows down at the next light.", {}),
    (_CAR, "After coming to rest, the driver gets out.", {}),
    (_CAR, "The car comes to rest before it reaches the wall.", {}),
    (_CAR, "The car stops before the truck begins to brake.", {}),
    (_ICE, "The ice warms to 0 °C, and then melts.", {}),
    (_ICE, "The ice melts, and then the water warms to 20 °C.", {}),
    (_ICE, "The ice melts, then it warms to 10 °C.", {}),
    (_ICE, "The ice melts only after it has warmed to 0 °C.", {}),
    (_SNOW, "First the snow melts, then the melted snow warms up.", {}),
    (_SNOW, "First the snow melts, and then what was snow and is liquid warms up.", {}),
    ("Frozen mercury is warmed.", "It melts and then warms to 0 °C.", {}),
    ("Water dries up.", "The water evaporates and then is heated to 100 °C.", {}),
    (
        "A ball hits the floor at 4 m/s and leaves it at 3 m/s.",
        "The ball hits the floor and then reaches its highest point.",
        {},
    ),
    ("Water cools.", "The water cools to 0 °C, and then freezes.", {}),
    ("Salt ice melts.", "The salty ice melts and then warms to 0 °C.", {}),
    ("A loop crosses a field.", "The loop leaves the field after it has entered.", {}),
    ("A loop crosses a field.", "The front leaves the field before the rear enters.", {}),
    (_STONE, "The stone comes down.", {"t_top": "1.2 s", "t_total": "2.4 s"}),
    (_STONE, "The stone comes down.", {"t_top": "1.2 s", "t_fall": "1.0 s"}),
    (_STONE, "The stone comes down.", {"t_top": "1200 ms", "t_total": "2.4 s"}),
    ("Two stones are tossed.", "Both come down.", {"t_top": "2.4 s", "t_total": "1.2 s"}),
]


@pytest.mark.parametrize(("question", "change", "results"), SOUND)
def test_a_possible_order(question, change, results):
    assert not judge(trace(question, change, results=results)).findings


_CLIFF = "A sailor 510 m from a cliff blows a horn. When does the echo come back?"
_MELT = "Snow at 0 °C is heated in a pot. When is it melted, and when does the water boil?"
_PAN = "Snow at 0 °C is heated in a pot until the water boils. How much heat does it take?"
_HOSE = "Water leaves a hole in a barrel 0.80 m above the ground. How far does the jet fly?"
_CART = "Cart A hits cart B at 2 m/s. What is their speed afterwards?"
_TOSS = "A boy tosses an apple straight up. List the times at which it is at the top and back."
_SLED = (
    "A sled is launched at t = 0 on rough ice. How far does it slide? State also the clock readings"
    " at launch and at the stop."
)
REVERSED = [
    (_TOSS, "The apple is at the top, 3.2 m up, at 1.62 s and back at the hand at 0.81 s."),
    (_TOSS, "It turns at t = 1.62 s at a height of 3.2 m and returns at t = 0.81 s."),
    (_SLED, "Launched at 2.4 s, the sled covers 7.1 m and stops at 0 s."),
    (_CLIFF, "The echo comes back before the sound reaches the cliff."),
    (_CLIFF, "The sound returns, and then it hits the wall of rock or reaches the cliff."),
    (_MELT, "The snow is melted after 450 s, and the water boils after 200 s."),
    (_MELT, "The water evaporates at t = 3 min, while all snow is melted at t = 8 min."),
    (_HOSE, "The jet hits the ground before it leaves the hole."),
    (_CART, "The carts stick together and then they collide."),
    ("A ball is hung up.", "After it passes the lowest point, it is released."),
    ("A stone is whirled.", "It flies along the tangent before the string breaks."),
    ("An earthquake is felt.", "The S waves arrive first, and then the P waves arrive."),
    ("A lamp has a switch.", "The lamp lights up, and then the switch is closed."),
]


@pytest.mark.parametrize(("question", "change"), REVERSED)
def test_a_pair_of_events_in_reverse(question, change):
    verdict = judge(trace(question, change))
    assert [f.code for f in verdict.findings] == ["WMW315"]
    assert verdict.labels == ("temporal",)


def test_times_that_are_exchanged():
    question = "A stone is tossed up from a roof. When is it at the top, and when does it land?"
    change = "The stone reaches its highest point after 3.0 s and lands after 1.0 s."
    verdict = judge(trace(question.replace("roof", "tower"), change, results={"t_1": "3.0 s"}))
    assert verdict.labels == ("temporal",)
    assert [f.pointer for f in verdict.findings] == [
        "/state_1/new_variables/t_1", "/state_1/predicted_change",
    ]  # fmt: skip


IN_TURN = [
    (_TOSS, "The apple is at the top, 3.2 m up, at 0.81 s and back at the hand at 1.62 s."),
    (_TOSS, "It turns at t = 0.81 s and returns 0.81 s later."),
    (_TOSS, "It turns at t = 1.62 s and returns within another 0.81 s."),
    (_SLED, "Launched at 0 s, the sled covers 7.1 m and stops at 2.4 s."),
    (_SLED, "Launched at 3.0 m/s, the sled covers 7.1 m and stops at 2.4 s."),
    (_CLIFF, "The sound reaches the cliff before the echo comes back."),
    (_CLIFF, "After the sound reaches the cliff, the echo comes back."),
    (_MELT, "The snow is melted after 200 s, and the water boils after 450 s."),
    (_MELT, "The snow is melted after 450 s, and the water boils after another 200 s."),
    (_MELT, "Melting takes 450 s, and the water boils after 200 s."),
    (_PAN, "The snow is melted after 450 s, and the water boils after 200 s."),
    (_HOSE, "The jet leaves the hole before it hits the ground."),
    (_CART, "After the carts collide, they stick together."),
    (_CART, "The carts stick together and then collide with a third one."),
    ("A lamp has two switches.", "The lamp lights up, and then the switch is closed."),
]


@pytest.mark.parametrize(("question", "change"), IN_TURN)
def test_a_pair_of_events_in_turn(question, change):
    assert judge(trace(question, change)).findings == ()
