"""Two bodies that part, of whom one's speed is told in whatever words."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace, statuses
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.parted_in_order import parted_in_order

APART = (
    "The first body of mass {0} and the second body of mass {1} are {2} and push each other apart."
)
OFF = " After that the first body moves off at {}."


@pytest.mark.parametrize(
    ("told", "read", "ahead"),
    [
        (
            "A charge in a motionless 7.0 kg log breaks it into two pieces. The 2.0 kg piece"
            " flies to"
            " the left at 10 m/s. What is the velocity of the other piece?",
            APART.format("2.0 kg", "5.0 kg", "at rest")
            + OFF.format("10 m/s")
            + " What is the velocity of the second body?",
            "left",
        ),
        (
            "Ada (40 kg) and Tim (50 kg) stand on ice and push off. Tim glides away at 1.2 m/s. How"
            " fast does Ada glide, and in which direction relative to Tim?",
            APART.format("50 kg", "40 kg", "at rest")
            + OFF.format("1.2 m/s")
            + " What is the velocity of the second body?",
            None,
        ),
        (
            "A 60 kg boy standing on ice holds a 3.0 kg ball. He throws it forward so that it"
            " leaves"
            " at 5.0 m/s. Which way and how fast does he move?",
            APART.format("3.0 kg", "60 kg", "at rest")
            + OFF.format("5.0 m/s")
            + " What is the velocity of the second body?",
            "forward",
        ),
        (
            "A 6.0 kg shell flying at 50 m/s bursts into two equal parts. One part continues"
            " forward"
            " at 70 m/s. How fast is the other part?",
            APART.format("3.0 kg", "3.0 kg", "moving together at 50 m/s")
            + OFF.format("70 m/s")
            + " What is the speed of the second body?",
            None,
        ),
        (
            "A 30 kg girl and a 60 kg man stand at rest on ice. The man pushes the girl, and she"
            " moves off at 2.0 m/s. How much energy is released?",
            APART.format("30 kg", "60 kg", "at rest")
            + OFF.format("2.0 m/s")
            + " How much energy is released?",
            None,
        ),
        (
            "A spring between them drives cart P, of mass 1.0 kg, and cart Q, of mass 2.0 kg, apart"
            " from rest. Cart Q moves off at 3.0 m/s. The direction in which cart Q moves is"
            " positive. Find the velocity of cart P.",
            APART.format("1.0 kg", "2.0 kg", "at rest")
            + OFF.replace("first", "second").format("3.0 m/s")
            + " The direction of the second body is positive."
            + " What is the velocity of the first body?",
            None,
        ),
    ],
)
def test_who_parts_and_what_each_does_is_told_in_plain_order(told, read, ahead):
    parted = parted_in_order(told)
    assert (parted.text, parted.ahead) == (read, ahead)


@pytest.mark.parametrize(
    "told",
    [
        "A 60 kg boy at rest throws a 3.0 kg ball at 5.0 m/s relative to himself. How fast does"
        " he move?",
        "A 60 kg boy at rest on ice throws a 3.0 kg ball at 5.0 m/s. How far has he gone after"
        " 4.0 s?",
        "A 6.0 kg shell flying at 50 m/s bursts into two equal parts. One part moves at 70 m/s."
        " How fast"
        " is the other part?",  # forward or back
        "A 6.0 kg log at rest bursts into three pieces. The 1.0 kg piece flies at 3.0 m/s. How"
        " fast is"
        " the other piece?",
        "A 6.0 kg log at rest bursts into a 2.0 kg part and a 3.0 kg part. The 2.0 kg part flies"
        " at 3.0"
        " m/s. How fast is the other part?",  # what of the last kilogram
        "A spring between them drives cart P, of mass 1.0 kg, and cart Q, of mass 2.0 kg, apart"
        " from rest. Cart Q moves off at 3.0 m/s. The direction of cart P is positive. Find the"
        " velocity of cart P.",  # the known one goes the negative way
    ],
)
def test_what_is_not_understood_is_left_as_it_is(told):
    assert parted_in_order(told).text == told


def test_the_way_of_one_tells_that_of_the_other():
    asked = (
        "A stationary 5.0 kg crate bursts into two pieces. The 3.0 kg piece flies to the east at"
        " 4.0"
        " m/s. What is the velocity of the other piece?"
    )
    assert statuses("collision", asked, "6.0 m/s to the west", "6.0 m/s", "2.4 m/s") == (
        "valid",
        "valid",
        "invalid",
    )
    assert statuses("collision", asked, "6.0 m/s to the east") == ("invalid",)


def test_a_speed_relative_to_who_moves_is_none_on_the_ground():
    asked = (
        "A 50 kg skater at rest throws a 2.0 kg ball at 6.0 m/s relative to {}. How fast does she"
        " recoil?"
    )
    assert statuses("collision", asked.format("herself"), "0.23 m/s") == ("abstain",)
    assert statuses("collision", asked.format("the ice"), "0.24 m/s", "0.35 m/s") == (
        "valid",
        "invalid",
    )


def test_a_pair_that_a_spring_drives_apart_does_not_stick():
    question = (
        "A 3.0 kg car and a 1.0 kg truck are held together with a compressed spring between them"
        " while moving at 2.0 m/s to the right. The spring is released, and the truck moves off at"
        " 8.0 m/s to the right. What is the velocity of the car?"
    )
    assert statuses("collision", question, "0 m/s", "0.50 m/s")[0] != "invalid"
    assert statuses("collision", question, "-0.50 m/s")[0] != "valid"


@pytest.mark.parametrize(
    ("asked", "right", "wrong"),
    [
        # 3.7 * 3.0 / 1.8, and with the masses the other way round: 1.8 * 3.0 / 3.7
        (
            "What is the velocity of glider P? (A) -1.46 m/s (B) 6.17 m/s (C) -6.17 m/s",
            "(C)",
            "(A)",
        ),
        # ½ * 3.7 * 3.0² + ½ * 1.8 * 6.17², and the part of glider P alone
        ("How much energy is released?", "50.9 J", "34.2 J"),
    ],
)
def test_letters_tell_which_body_is_the_first_whosever_speed_is_known(asked, right, wrong):
    question = (
        "Glider P of mass 1.8 kg and glider Q of mass 3.7 kg are at rest with a compressed spring"
        " between them. The spring pushes them apart, and glider Q moves off at 3.0 m/s. Count the"
        f" direction of glider Q as positive. {asked}"
    )
    for answer, outcome in ((right, "valid"), (wrong, "invalid")):
        trace = bare_trace("collision", question, answer)
        trace["state_0"]["variables"] = {"m_1": "1.8 kg", "m_2": "3.7 kg", "v_2f": "3.0 m/s"}
        assert judge(trace).verdict["state"] == "valid"
        assert judge(trace).verdict["answer"] == outcome
