"""Values and words of two moments that have changed places, whatever the family."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge


def trace(question, change, results=None, **given):
    """Return a trace of no family; `given` has state 0's variables, an equation, a derivation."""
    return {
        "id": "two-moments",
        "scenario_family": "no such family",
        "question": question,
        "state_0": {"variables": given.get("before", {})},
        "transition": {"equation": given.get("equation")},
        "state_1": {"predicted_change": change, "new_variables": results or {}},
        "derivation": given.get("derivation"),
        "answer": {"value": None},
    }


_NEEDLE = (
    "A magnet is pushed into a coil, and the needle of a meter swings to the right. The magnet is"
    " then pulled out. What does the needle do?"
)
_LEAVES = (
    "A magnet enters a coil and then leaves it; as it leaves, the pointer swings to the right."
    " Describe the pointer."
)
_EACH = "A nut falls from rest. How far does it fall in its first second and in its second second?"
_SPLASH = "A stone is dropped into a shaft. When is it at the water, and when is the splash heard?"
_LEFT_IN = "A magnet is pushed into a coil and then left there at rest. What is induced?"
_SLING = "A boy whirls a pebble round in a horizontal plane and lets it go. What does it do then?"
_PLANK = "A book lies on a plank that is tilted until it slips. What friction acts on it?"
_CORK = "A cork is held under water by a finger and then let go. Where is it before and after?"
_CARTS = "A cart runs into another one and couples to it. How do they move?"
_POND = "A pond freezes overnight. What is it before and after?"
_COIL = "A magnet is pulled out of a coil. Where is it at the start and in the end?"
_BIKE = "A moped with a 400 Hz horn passes a boy. What does he hear?"
_HILL = "A puck runs up a rough slope and comes down again; the friction coefficient is 0.2."
_MAST = "Lightning hits a mast 680 m away. When are thunder and flash noticed?"
_QUAKE = "A quake shakes a village. When do the two kinds of waves arrive?"
_NUT = "A nut is dropped. How far does it fall in the first 0.3 s and in the next 0.3 s?"
_LAKE = "The level of a lake sinks from 9.0 m to 4.0 m."
_DEEP = {"h_before": "9.0 m", "h_after": "4.0 m", "rho": "1000 kg/m^3"}
_HOLE = "A barrel has 0.80 m of water above its tap at the start and 0.20 m in the end."
_CANNON = "A toy cannon compresses a spring by 4 cm and fires a pea. How fast is the pea?"
_BRICK = "A marble rolls horizontally off a shelf. At which angle does it hit the floor?"
_SWING = "A swing is pulled aside by a father and let go. What energies has it?"
_SLIDER = (
    "A glider on an air track is attached to a spring; with the spring compressed it is let go. "
    "When is it in the middle, and when is the spring stretched most?"
)
_SHOT = "A ball is thrown up at 20 m/s. What is its velocity after 1 s and after 3 s?"
_RISES_LATER = "At 1.0 s the ball is descending at 9.8 m/s, at 3.0 s it is climbing at 9.8 m/s."
_FALLS_LATER = "At 1.0 s the ball is climbing at 9.8 m/s, at 3.0 s it is descending at 9.8 m/s."
PAIRS = [
    (
        _NEEDLE,
        ("It swings left as the magnet goes in and right as it is pulled out.", {}),
        ("It swings right as the magnet goes in and left as it is pulled out.", {}),
    ),
    (
        _LEAVES,
        ("The pointer first swings to the right, then to the left.", {}),
        ("The pointer first swings to the left, then to the right.", {}),
    ),
    (
        _EACH,
        ("It falls on.", {"d_first_second": "15 m", "d_second_second": "5 m"}),
        ("It falls on.", {"d_first_second": "5 m", "d_second_second": "15 m"}),
    ),
    (
        _SPLASH,
        ("The two are apart.", {"t_heard": "2.0 s", "t_water": "2.1 s"}),
        ("The two are apart.", {"t_heard": "2.1 s", "t_water": "2.0 s"}),
    ),
    (
        _LEFT_IN,
        ("It is induced.", {"emf_during_push": "0 V", "emf_at_rest": "3 V"}),
        ("It is induced.", {"emf_during_push": "3 V", "emf_at_rest": "0 V"}),
    ),
    (
        _SLING,
        ("At first the pebble goes straight on; after the release it moves in a circle.", {}),
        ("At first the pebble moves in a circle; after the release it goes straight on.", {}),
    ),
    (
        _PLANK,
        ("Kinetic friction holds the book at first. Afterwards it is static friction.", {}),
        ("Static friction holds the book at first. Afterwards it is kinetic friction.", {}),
    ),
    (
        _PLANK,
        ("The book slips.", {"friction_before": "kinetic", "friction_after": "static"}),
        ("The book slips.", {"friction_before": "static", "friction_after": "kinetic"}),
    ),
    (
        _CORK,
        ("Before, the cork floats. Afterwards it is submerged.", {}),
        ("Before, the cork is submerged. Afterwards it floats.", {}),
    ),
    (
        _CARTS,
        ("Before the impact both move together, after it each one moves alone.", {}),
        ("Each one moves alone before the impact, and after it both move together.", {}),
    ),
    (
        _POND,
        ("The night is cold.", {"state_before": "solid", "state_after": "liquid"}),
        ("The night is cold.", {"state_before": "liquid", "state_after": "solid"}),
    ),
    (
        _COIL,
        ("Initially it is outside the coil, finally it is inside.", {}),
        ("Initially it is inside the coil, finally it is outside.", {}),
    ),
    (
        _BIKE,
        ("The pitch changes.", {"f_toward": "380 Hz", "f_away": "421 Hz"}),
        ("The pitch changes.", {"f_toward": "421 Hz", "f_away": "380 Hz"}),
    ),
    (
        _BIKE,
        ("He hears 380 Hz before it passes, and 421 Hz after that.", {}),
        ("He hears 421 Hz before it passes, and 380 Hz after that.", {}),
    ),
    (
        _HILL,
        ("It turns round.", {"a_uphill": "1.5 m/s^2", "a_downhill": "-5.0 m/s^2"}),
        ("It turns round.", {"a_uphill": "-5.0 m/s^2", "a_downhill": "1.5 m/s^2"}),
    ),
    (
        _MAST,
        ("Both are noticed.", {"t_light": "2.0 s", "t_bang": "2.3 µs"}),
        ("Both are noticed.", {"t_light": "2.3 µs", "t_bang": "2.0 s"}),
    ),
    (
        _QUAKE,
        ("The P wave arrives after 80 s, and the S wave after 46 s.", {}),
        ("The P wave arrives after 46 s, and the S wave after 80 s.", {}),
    ),
    (
        _NUT,
        ("It falls ever faster.", {"d_first": "1.32 m", "d_next": "0.44 m"}),
        ("It falls ever faster.", {"d_first": "0.44 m", "d_next": "1.32 m"}),
    ),
    (
        _LAKE,
        (
            "The pressure drops.",
            {"p_before": "39.2 kPa", "p_after": "88.2 kPa"},
            {"before": _DEEP, "equation": "p = rho g h"},
        ),
        (
            "The pressure drops.",
            {"p_before": "88.2 kPa", "p_after": "39.2 kPa"},
            {"before": _DEEP, "equation": "p = rho g h"},
        ),
    ),
    (
        _HOLE,
        (
            "The jet changes.",
            {"v_start": "1.98 m/s", "v_end": "3.96 m/s"},
            {"derivation": "sqrt(2*9.8*0.80) = 3.96 m/s; sqrt(2*9.8*0.20) = 1.98 m/s"},
        ),
        (
            "The jet changes.",
            {"v_start": "3.96 m/s", "v_end": "1.98 m/s"},
            {"derivation": "sqrt(2*9.8*0.80) = 3.96 m/s; sqrt(2*9.8*0.20) = 1.98 m/s"},
        ),
    ),
    (
        _CANNON,
        ("The pea is off.", {"E_spring_before": "0 J", "E_spring_after": "0.2 J"}),
        ("The pea is off.", {"E_spring_before": "0.2 J", "E_spring_after": "0 J"}),
    ),
    (
        _BRICK,
        ("It falls.", {"angle_start": "60°", "angle_landing": "0°"}),
        ("It falls.", {"angle_start": "0°", "angle_landing": "60°"}),
    ),
    (
        _SWING,
        ("It swings.", {"Ek_release": "90 J", "Ek_lowest": "0 J"}),
        ("It swings.", {"Ek_release": "0 J", "Ek_lowest": "90 J"}),
    ),
    (
        _SLIDER,
        ("It swings.", {"t_middle": "0.8 s", "t_stretched": "0.4 s"}),
        ("It swings.", {"t_middle": "0.4 s", "t_stretched": "0.8 s"}),
    ),
    (
        _SHOT,
        (_RISES_LATER, {}),
        (_FALLS_LATER, {}),
    ),
]

SOUND = [
    (_SLING, "At first the velocity is along the tangent; after the release it leaves the circle."),
    (_PLANK, "Kinetic friction is the smaller one. After static friction is overcome, it slides."),
    (
        "A crate slides along a floor until it stops. What friction acts on it?",
        "At first kinetic friction brakes the crate. Afterwards static friction holds it.",
    ),
    (
        _CARTS,
        "Before they couple together one is at rest; afterwards each alone has less.",
    ),
    ("Ice melts in water.", "At first the water is warm; afterwards the solid ice is gone."),
    ("A catapult is pulled back and released.", "The stone flies."),
    (_HILL.replace("puck", "car"), "It turns round."),
    (_SPLASH, "It is at the water after 2.9 s, and 0.12 s from then the splash is heard."),
    (
        "A ball is released 80 m over the ground. What distance is to be fallen at the end of the"
        " first second and at the end of the second second?",
        "There are 75 m to be covered at the end of the first second, 60 m at that of the second.",
    ),
    (
        "As a magnet enters a coil from the left, the needle of a meter kicks. Which way is the"
        " kick when it leaves again?",
        "The needle kicks right as it enters, left as it leaves.",
    ),
    (
        "As a magnet's north pole is pushed into a coil, the pointer kicks to the left. What does"
        " it do when the south pole is moved in and out?",
        "The pointer goes right as it moves in, then left as it moves out.",
    ),
    (_NEEDLE, "At first the needle goes left, since the pole leaves, then back, to the right."),
    ("A belt passes rollers. How often does it bump?", "It bumps more often."),
]
VALUES = {
    "v_launch": "20 m/s",
    "v_top": "0 m/s",
    "Ek_launch": "2 J",
    "Ek_top": "0 J",
    "a_up": "1.5 m/s^2",
    "a_down": "5.0 m/s^2",
    "f_before": "4 Hz",
    "f_after": "5 Hz",
}


@pytest.mark.parametrize(("question", "change"), SOUND)
def test_what_only_looks_turned_round(question, change):
    assert not judge(trace(question, change, VALUES)).findings


@pytest.mark.parametrize(("question", "faulty", "_"), PAIRS)
def test_what_has_changed_places(question, faulty, _):
    change, results, given = (*faulty, {})[:3]
    verdict = judge(trace(question, change, results, **given))
    assert {f.code for f in verdict.findings} == {"WMW315"}
    assert verdict.labels == ("temporal",)


@pytest.mark.parametrize(("question", "_", "sound"), PAIRS)
def test_what_stands_where_it_belongs(question, _, sound):
    change, results, given = (*sound, {})[:3]
    assert not judge(trace(question, change, results, **given)).findings
