"""Values of before and after that have changed places, told by working, question and names."""

from __future__ import annotations

import pytest

from wmw.verifiers.claims import collect
from wmw.verifiers.moments.pairs_turned import turned_pair
from wmw.verifiers.moments.times_by_names import times_in_wrong_order


def claims_of(question, variables, new, derivation, answer):
    value, unit = answer
    return collect(
        {
            "scenario_family": "none",
            "question": question,
            "state_0": {"variables": variables},
            "transition": {},
            "state_1": {"predicted_change": "", "new_variables": new},
            "derivation": derivation,
            "answer": {"value": value, "unit": unit, "explanation": ""},
        }
    )


FOUND = [
    (
        "A bob swings on a cord of 0.40 m. The cord is let out to 0.90 m. What is its period now?",
        ("T_before", "1.27 s", "T_after", "1.90 s"),
        "T = 2*pi*sqrt(0.90/9.8) = 1.90 s",
        ("1.90", "s"),
    ),
    (
        "A rod of 50 cm slides at 1.5 m/s along rails in 0.20 T; the loop has 0.60 Ω. It is then"
        " pulled at 3.6 m/s. Which current flows now?",
        ("I_initial", "0.25 A", "I_final", "0.60 A"),
        "I = 0.20*0.50*3.6/0.60 = 0.60 A",
        ("0.60", "A"),
    ),
    (
        "Tom (30 kg) sits 1.8 m left of a seesaw's pivot, Eve (45 kg) balances him. Tom moves in"
        " to 1.5 m. How far from the pivot must Eve sit for balance?",
        ("d_Eve_old", "1.2 m", "d_Eve_new", "1.0 m"),
        "d = 30*1.5/45 = 1.0 m",
        ("1.0", "m"),
    ),
    (
        "A nut is dropped from rest 4.9 m above a tank, and a bolt beside it a second later. At"
        " which speed does the nut hit the water?",
        ("v_nut_start", "0 m/s", "v_nut_end", "9.8 m/s"),
        "v = sqrt(2*9.8*4.9) = 9.8 m/s",
        ("9.8", "m/s"),
    ),
]
TOLD = [
    (
        "A string is under 40 N. Its tension is raised to 90 N. What is its frequency?",
        ("F_before", "40 N", "F_after", "90 N"),
    ),
    (
        "A diver swims 6.0 m below the surface of a lake and then goes down to 15 m. What is the"
        " gauge pressure?",
        ("d_initial", "6.0 m", "d_final", "15 m"),
    ),
    (
        "The coefficient is 0.75 on the dry road; after the rain it is 0.45. What is the largest"
        " speed in the bend?",
        ("mu_before", "0.75", "mu_after", "0.45"),
    ),
    (
        "A puck goes round at 30 rpm on a cord and is sped up to 75 rpm. How large is the tension?",
        ("n_start", "30 rpm", "n_end", "75 rpm"),
    ),
    (
        "A candle is 40 cm from a lens and is moved to 10 cm from it. Where is the image?",
        ("d_o_before", "40 cm", "d_o_after", "10 cm"),
    ),
]


@pytest.mark.parametrize(("question", "pair", "derivation", "answer"), FOUND)
def test_what_the_working_finds_is_of_afterwards(question, pair, derivation, answer):
    early, first, late, last = pair
    sound = claims_of(question, {early: first}, {late: last}, derivation, answer)
    assert turned_pair(sound) is None
    turned = turned_pair(claims_of(question, {early: last}, {late: first}, derivation, answer))
    assert turned is not None
    assert [claim.name for claim in turned] == [early, late]


@pytest.mark.parametrize(("question", "pair"), TOLD)
def test_what_something_is_changed_to_is_of_afterwards(question, pair):
    early, first, late, last = pair
    sound = claims_of(question, {early: first, late: last}, {}, None, ("1", "m"))
    assert turned_pair(sound) is None
    assert turned_pair(claims_of(question, {early: last, late: first}, {}, None, ("1", "m")))


@pytest.mark.parametrize(
    ("question", "variables", "new"),
    [
        # the later value is told first
        (
            "Air is heated to 80 °C. It was at 20 °C before. How much does it expand?",
            {"T_before": "20 °C", "T_after": "80 °C"},
            {},
        ),
        (
            "A wire is stretched to 1.3 m from 1.2 m. What is its strain?",
            {"L_initial": "1.2 m", "L_final": "1.3 m"},
            {},
        ),
        # the beginning is asked for
        (
            "A car stops within 20 m at 2.5 m/s². How fast was it at first?",
            {"v_initial": "10 m/s"},
            {"v_final": "0 m/s"},
        ),
        # two bodies, and no change
        (
            "Cart 1 has 3.0 kg and cart 2 has 2.0 kg. What is their common mass?",
            {"m_before": "2.0 kg", "m_after": "3.0 kg"},
            {},
        ),
    ],
)
def test_what_may_be_so_is_left_alone(question, variables, new):
    derivation = "v = sqrt(2*2.5*20) = 10 m/s"
    assert turned_pair(claims_of(question, variables, new, derivation, ("10", "m/s"))) is None


@pytest.mark.parametrize(
    ("new", "wrong"),
    [
        ({"t_top": "3.4 s", "t_ground": "1.4 s"}, True),
        ({"t_top": "1.4 s", "t_ground": "3.4 s"}, False),
        ({"t_leave": "0.08 s", "t_max": "0.16 s"}, True),
        ({"t_leave": "0.16 s", "t_max": "0.08 s"}, False),
        ({"timeAtWall": "0.30 s", "timeReceived": "0.15 s"}, True),
        ({"timeAtWall": "0.15 s", "timeReceived": "0.30 s"}, False),
        ({"t_melted": "12 min", "t_boiling": "300 s"}, False),
        ({"t_melted": "300 s", "t_boiling": "12 min"}, False),
        ({"t_top_A": "2.0 s", "t_ground_B": "1.0 s"}, False),  # of two bodies
        ({"v_top": "2.0 s", "t_ground": "1.0 s"}, False),
        ({"t_top": "2.0 m", "t_ground": "1.0 m"}, False),
        ({"t_top": "2.0 s", "t_fall": "1.0 s"}, False),
    ],
)
def test_times_come_in_the_order_of_their_events(new, wrong):
    found = times_in_wrong_order(claims_of("When?", {}, new, None, (None, None)))
    assert (found is not None) == wrong
