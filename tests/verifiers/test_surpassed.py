"""Who surpasses whom by the predicted change, and that nothing else is called a contradiction."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.accounts.opposite_answers import opposite_answer
from wmw.verifiers.bodies.surpassed import surpassed
from wmw.verifiers.claims import collect

_CURRENT = "A 10 Ω and a 20 Ω resistor are in parallel. Through which does the larger current flow?"
_TWICE = "Twice as much current flows through the 10 Ω resistor as through the other."
_SMALLER = "The current in the 20 Ω resistor is smaller than in the 10 Ω resistor."
_LESS = "The 10 Ω resistor has less resistance than the 20 Ω resistor."
_DENIED = "The current is not larger in the 10 Ω resistor than in the other."
_PAIR = ("10 Ω resistor", "20 Ω resistor")
_TRIPLE = "The van has 3 times the deceleration of the truck."
_WAX = "Does the temperature of the wax rise as it melts?"
_MELTS = "The temperature stays at 54 °C until all wax has melted."
_INTACT = "6 A flows, which is below its rating, and the fuse stays intact."
_HILL = "The speed stays constant on the level and then falls."
_SLOW = "A van and a truck brake alike. Which of them has the smaller deceleration?"


@pytest.mark.parametrize(
    ("question", "bodies", "change", "answer", "contradicts"),
    [
        (_CURRENT, _PAIR, _TWICE, "through the 20 Ω resistor", True),
        (_CURRENT, _PAIR, _TWICE, "through the 10 Ω resistor", False),
        (_CURRENT, _PAIR, _SMALLER, "the 20 Ω resistor", True),
        (_CURRENT, _PAIR, _LESS, "the 20 Ω resistor", False),
        (_CURRENT, _PAIR, _DENIED, "the 20 Ω resistor", False),
        (_SLOW, ("van", "truck"), _TRIPLE, "the van", True),
        (_SLOW, ("van", "truck"), _TRIPLE, "the truck", False),
        (
            _SLOW,
            ("van", "truck"),
            "The van's deceleration is 0.4 times that of the truck.",
            "van",
            False,
        ),
        (
            _SLOW,
            ("van", "truck"),
            "The van has less mass than the truck at its deceleration.",
            "truck",
            False,
        ),
    ],
)
def test_only_the_surpassed_body_contradicts(question, bodies, change, answer, contradicts):
    trace = bare_trace(
        "circuit",
        question,
        answer,
        state_0={"objects": [{"name": body} for body in bodies]},
        state_1={"predicted_change": change},
    )
    assert (surpassed(collect(trace)) is not None) is contradicts


@pytest.mark.parametrize(
    ("question", "change", "answer", "contradicts"),
    [
        (_WAX, _MELTS, "Yes, slowly", True),
        (_WAX, _MELTS, "No", False),
        (_WAX, "The volume stays the same.", "Yes", False),
        ("Does the fuse blow?", _INTACT, "Yes, it blows", True),
        ("Does the fuse blow?", "The lamp stays intact.", "Yes, it blows", False),
        ("Does the speed change on the hill?", _HILL, "Yes", False),
    ],
)
def test_yes_to_a_change_of_what_stays(question, change, answer, contradicts):
    trace = bare_trace("thermal", question, answer, state_1={"predicted_change": change})
    assert (opposite_answer(collect(trace)) is not None) is contradicts
