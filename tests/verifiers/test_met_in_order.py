"""Two bodies that meet, of whom the speed after is told in whatever words."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace, trace_of_numbers
from wmw.verifiers.answers.told_way import along_the_line
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.met_in_order import met_in_order
from wmw.verifiers.questions.two_meeting import two_meeting

MET = (
    "The first body of mass {0} moves at {1} and collides with the second body of mass {2}, which"
    " is at rest."
)


@pytest.mark.parametrize(
    ("told", "read"),
    [
        (
            "Cart K of mass 3.0 kg rolls at 2.0 m/s into cart L of mass 5.0 kg at"
            " rest. Cart K bounces back at"
            " 0.50 m/s. How fast does cart L roll?",
            MET.format("3.0 kg", "2.0 m/s", "5.0 kg")
            + " After the collision the first body moves off at -0.50 m/s. How fast does"
            " the second body roll?",
        ),
        (
            "A 900 kg car going 18 m/s hits a parked 1500 kg van and stops dead. Find"
            " the van's velocity right"
            " after the crash.",
            MET.format("900 kg", "18 m/s", "1500 kg")
            + " After the collision the first body moves off at 0 m/s. Find the velocity"
            " of the second body.",
        ),
        (
            "A 0.30 kg puck rests on ice. Another puck, of mass 0.20 kg, moving at 4.0"
            " m/s strikes it.",
            None,
        ),
        (  # which of them moves off is told by the clause on the struck one
            "A 6.0 kg ball rolling at 4.0 m/s hits a 2.0 kg pin at rest, which then flies off at"
            " 6.0 m/s. How fast is the ball moving now?",
            MET.format("6.0 kg", "4.0 m/s", "2.0 kg")
            + " After the collision the second body moves off at 6.0 m/s. How fast is the first"
            " body moving now?",
        ),
        (
            "A 4.0 kg cart moving at 3.0 m/s hits a 2.0 kg cart at rest, sending it forward at"
            " 4.0 m/s. Find the final speed of the 4.0 kg cart.",
            MET.format("4.0 kg", "3.0 m/s", "2.0 kg")
            + " After the collision the second body moves off at 4.0 m/s. Find the final speed of"
            " the first body.",
        ),
        (
            "A 2.0 kg cart moving at 3.0 m/s hits a 4.0 kg cart that is at rest and bounces back at"
            " 1.0 m/s. How fast does the 4.0 kg cart move?",
            MET.format("2.0 kg", "3.0 m/s", "4.0 kg")
            + " After the collision the first body moves off at -1.0 m/s. How fast does the second"
            " body move?",
        ),
        (
            "What is the momentum of a 4.0 kg trolley after the collision if the 2.0"
            " kg trolley rebounds at"
            " 1.0 m/s? The 2.0 kg trolley moved at 3.0 m/s before the collision and"
            " the 4.0 kg trolley was at rest.",
            MET.format("2.0 kg", "3.0 m/s", "4.0 kg")
            + " After the collision the first body moves off at -1.0 m/s. What is the"
            " final momentum of the"
            " second body?",
        ),
        (
            "A 60 kg skater moving east at 3.0 m/s meets a 40 kg skater moving west at"
            " 2.0 m/s. After they collide"
            " the 40 kg skater glides east at 1.0 m/s. What is the velocity of the 60"
            " kg skater, taking west as"
            " positive?",
            "The first body of mass 40 kg moves at 2.0 m/s; the second body of mass 60"
            " kg comes the opposite way"
            " at 3.0 m/s. They collide head-on. After the collision the first body"
            " moves off at -1.0 m/s."
            " The initial direction of the first body is positive. What is the"
            " velocity of the second body?",
        ),
    ],
)  # fmt: skip
def test_who_moves_how_fast_is_told_in_plain_order(told: str, read: str | None) -> None:
    assert " ".join(met_in_order(told).text.split()) == (read or told)


@pytest.mark.parametrize(
    "text",
    [
        # Which way the first goes on is not said; a third body; a number that is not understood.
        "A 2.0 kg cart moving at 4.0 m/s hits a 3.0 kg cart at rest. Afterwards the"
        " 2.0 kg cart has a speed of"
        " 1.0 m/s. How fast does the 3.0 kg cart move?",
        "A 2.0 kg cart moving at 4.0 m/s hits a 3.0 kg cart at rest, which hits a"
        " third cart and moves on at"
        " 1.0 m/s. How fast does the 2.0 kg cart move?",
        "A 2.0 kg cart moving at 4.0 m/s hits a 3.0 kg cart at rest 5.0 m away."
        " Afterwards the 2.0 kg cart stops."
        " How fast does the 3.0 kg cart move?",
        "A 2.0 kg cart moving at 4.0 m/s hits a 3.0 kg cart that rolls at 1.0 m/s toward it and"
        " goes on at 0.50 m/s. How fast does the 3.0 kg cart move?",
        "A 2.0 kg ball moving at 4.0 m/s hits a wall and bounces back at 3.0 m/s. How"
        " large is its impulse?",
    ],
)  # fmt: skip
def test_what_is_not_understood_for_certain_stays_as_it_is(text: str) -> None:
    assert met_in_order(text).text == text


def test_the_other_one_is_the_one_not_told_of_just_before() -> None:
    told = two_meeting(
        "Ball A (1.0 kg) hits ball B (2.0 kg) and stops. How fast is the other ball?"
    )
    assert told is not None
    assert told.text == "@1 hits @2 and stops. How fast is @2?"
    assert told.masses == ("1.0 kg", "2.0 kg")


HIT = (
    "A 1.0 kg cart that moves {way} at 6.0 m/s strikes a 2.0 kg cart at rest. The 2.0 kg cart then"
    " moves {way} at 4.0 m/s. What is the velocity of the 1.0 kg cart after the collision"
)


@pytest.mark.parametrize(
    ("way", "axis", "right", "wrong"),
    [
        ("right", "right", "-2.0 m/s", "2.0 m/s"),
        ("left", "left", "-2.0 m/s", "2.0 m/s"),
        ("left", "right", "2.0 m/s", "-2.0 m/s"),
        ("right", "its initial direction", "-2.0 m/s", "2.0 m/s"),
    ],
)
def test_a_velocity_on_a_stated_axis_has_a_sign(
    way: str, axis: str, right: str, wrong: str
) -> None:
    question = f"{HIT.format(way=way)}, taking {axis} as positive?"
    assert judge(bare_trace("collision", question, right)).verdict["answer"] == "valid"
    assert judge(bare_trace("collision", question, wrong)).verdict["answer"] != "valid"


def test_a_velocity_without_an_axis_may_have_either_sign_but_not_another_way() -> None:
    question = f"{HIT.format(way='east')}?"
    for answer, said in (
        ("2.0 m/s", "valid"),
        ("-2.0 m/s", "valid"),
        ("2.0 m/s west", "valid"),
        ("2.0 m/s east", "invalid"),
        ("3.0 m/s", "invalid"),
    ):
        assert judge(bare_trace("collision", question, answer)).verdict["answer"] == said, answer


def test_a_way_in_words_is_one_along_the_line_of_motion() -> None:
    assert along_the_line("to the west", "east").startswith("in the opposite direction")
    assert along_the_line("eastwards", "east").startswith("in the same direction")
    for unsure in ("not east", "to the left", "east or west"):
        assert not along_the_line(unsure, "east")
    assert not along_the_line("east", None)


@pytest.mark.parametrize(("found", "holds"), [("2.0 m/s", True), ("1.5 m/s", False)])
def test_what_comes_back_may_be_told_by_its_size(found: str, holds: bool) -> None:
    question = (
        "Cart K of mass 2.0 kg moving at 4.0 m/s collides with cart L of mass 5.0 kg at rest."
        " Afterwards cart K rolls back at 1.0 m/s. How fast does cart L move?"
    )
    trace = trace_of_numbers(
        "collision",
        question,
        found,
        variables=[("m1", "2.0 kg"), ("m2", "5.0 kg"), ("v1", "4.0 m/s"), ("v1'", "1.0 m/s")],
        equation="m1*v1 = -m1*v1' + m2*v2'",
        results=[("v2'", found)],
    )
    assert (judge(trace).outcome == "valid") is holds


@pytest.mark.parametrize(("mass", "heavier"), [("2t", 1), ("2 t", 1), ("900 kg", 2), ("900kg", 2)])
def test_the_heavier_one_is_known_in_whatever_unit_and_spacing_a_mass_is_told(
    mass: str, heavier: int
) -> None:
    meeting = two_meeting(
        f"A {mass} truck moving at 5.0 m/s hits a 1200 kg car at rest. How fast does the heavier "
        "vehicle move afterwards?"
    )
    assert meeting is not None
    assert f"How fast does @{heavier} move" in meeting.text
