"""What a trace's own evidence and working say of its givens, its new values and its equation."""

from __future__ import annotations

import pytest

from tests.bare import trace_of_numbers
from wmw.verifiers.claims import collect
from wmw.verifiers.equations.against_working import against_working
from wmw.verifiers.equations.worked_otherwise import worked_otherwise
from wmw.verifiers.moments.exchanged_by_working import (
    exchanged_by_working,
    exchanged_in_evidence,
)
from wmw.verifiers.pipeline import judge
from wmw.verifiers.values.misquoted_alone import misquoted_alone
from wmw.verifiers.values.misquoted_on import misquoted_on

TOWER = "A stone is dropped from a tower 45 m high. How long does it fall? Use g = 9.8 m/s²."
FALL = "t = √(2·45/9.8) = 3.03 s"
HEATER = "A heater of 24 Ω is run at 230 V for 5 minutes. What heat does it give off?"
HEAT = "P = 230²/24 = 2204 W; Q = 2204·300 = 661 kJ"
GEARS = (
    "A wheel of radius 12 cm turns at 40 rad/s. It drives one of radius 30 cm. How fast is that?"
)
TURN = "v = 0.12·40 = 4.8 m/s; omega_2 = 4.8/0.30 = 16 rad/s"


def _claims(
    question, variables, *, working=None, evidence=(), results=(), equation=None, answer="?"
):
    trace = trace_of_numbers(
        "none",
        question,
        answer,
        variables=variables,
        equation=equation,
        results=results,
        evidence=evidence,
    )
    return collect(trace | {"derivation": working})


# -- givens misquoted alone -------------------------------------------------------------------

MISQUOTED = [
    (TOWER, {"h": "54 m", "g": "9.8 m/s²"}, FALL, (), "h"),
    (TOWER, {"height": "90 m"}, FALL, ("The tower is 45 m high.",), "height"),
    (HEATER, {"R": "36 Ω", "U": "230 V", "t": "5 min"}, HEAT, (), "R"),
    (HEATER, {"R": "24 Ω", "U": "110 V", "t": "5 min"}, HEAT, (), "U"),
    (HEATER, {"R": "24 Ω", "U": "230 V", "t": "8 min"}, HEAT, (), "t"),
    (GEARS, {"r_1": "12 cm", "omega_1": "40 rad/s", "r_2": "45 cm"}, TURN, (), "r_2"),
    (GEARS, {"r_1": "12 cm", "omega_1": "60 rad/s", "r_2": "30 cm"}, TURN, (), "omega_1"),
    (
        "Block 1 has 3.0 kg and block 2 has 5.0 kg. What do both weigh? Use g = 10 m/s².",
        {"m_1": "5.0 kg", "m_2": "5.0 kg"},
        "W = (3.0 + 5.0)·10 = 80 N",
        ("m_1 = 3.0 kg", "m_2 = 5.0 kg"),
        "m_1",
    ),
    (
        "A lens of focal length 20 cm is 60 cm in front of a flame. Where is the image?",
        {"f": "28 cm", "d_o": "60 cm"},
        "1/d_i = 1/20 − 1/60 = 0.0333; d_i = 30 cm",
        (),
        "f",
    ),
    (
        "A desk of 30 kg stands at rest though it is pushed with 90 N. How large is the friction?",
        {"m": "30 kg", "F": "90 N", "v": "1.5 m/s"},
        "f = 90 N",
        (),
        "v",
    ),
    (
        "A sledge slides down a slope of 25°; the coefficient of friction is 0.12. Find a.",
        {"theta": "25°", "mu": "0.21", "g": "9.8 m/s²"},
        "a = 9.8·(sin(25°) − 0.12·cos(25°)) = 3.08 m/s²",
        (),
        "mu",
    ),
]


@pytest.mark.parametrize(("question", "variables", "working", "evidence", "name"), MISQUOTED)
def test_a_given_is_misquoted_where_all_else_has_the_questions(
    question, variables, working, evidence, name
) -> None:
    claims = _claims(question, variables, working=working, evidence=evidence)
    assert [claim.name for claim, _ in misquoted_alone(claims)] == [name]


QUOTED = [
    (TOWER, {"h": "45 m", "rho_air": "1.2 kg/m³", "v_0": "0 m/s"}, FALL),
    (TOWER, {"y_0": "0 m", "h": "4500 cm"}, FALL),
    (HEATER, {"R": "24 Ω", "U": "230 V", "t": "300 s"}, HEAT),
    (HEATER, {"R": "24 Ω", "U": "230 V", "P": "2204 W"}, HEAT),
    (GEARS, {"r_1": "12 cm", "omega_1": "40 rad/s", "d_2": "60 cm"}, TURN),  # the diameter
    (
        "A load of 30 kg hangs from a pulley of 6.0 kg. What holds both? Use g = 10 m/s².",
        {"m_total": "36 kg"},
        "F = (30 + 6.0)·10 = 360 N",
    ),
    (
        "A cart of 2.9 kg is struck by one of three times its mass at 4 m/s. Find its momentum.",
        {"m_2": "8.7 kg", "v": "4 m/s"},
        "p = 3·2.9·4 = 34.8 kg·m/s",
    ),
    (
        "A bar is 2.0 m long, supported a quarter of its length from its end. Where is its centre?",
        {"x": "0.50 m"},
        "d = 2.0/2 = 1.0 m",
    ),
    (
        "Water of 80 °C is mixed with as much of 20 °C. What temperature results?",
        {"T_cold": "20 °C", "dT": "60 K"},
        "T = (80 + 20)/2 = 50 °C",
    ),
    (
        "A ray meets glass at 35° to its surface. At what angle is it reflected to the surface?",
        {"i": "55°"},
        "r = 35°",
    ),
    (
        "A rope 12 m long is shortened by 25%. How long is it?",
        {"cut": "3.0 m"},
        "L = 12·0.75 = 9.0 m",
    ),
    (
        "A car goes at 20 m/s for 3.0 s and brakes over 45 m. How far does it go?",
        {"s_1": "60 m", "v": "20 m/s"},
        "s = 20·3.0 + 45 = 105 m",
    ),
    (
        "A spring of 200 N/m is pushed in by 5.0 cm. Find its energy.",
        {"k": "2.0 N/cm"},
        "E = 0.25 J",
    ),
    (
        "A boat makes 5.0 m/s in a river of 2.0 m/s. How fast is it downstream?",
        {"v_up": "3.0 m/s", "v_boat": "5.0 m/s"},
        "v = 5.0 + 2.0 = 7.0 m/s",
    ),
    (
        "Sound comes back from a wall 510 m away. When? A bus at 15 m/s is of no matter.",
        {"c": "340 m/s", "d": "510 m"},
        "t = 2·510/340 = 3.0 s",
    ),
    ("Of 8 lamps of 60 W each, 3 burn. What do they take?", {"P_all": "480 W"}, "P = 3·60 = 180 W"),
    (
        "A ball at rest is struck and leaves at 12 m/s after 0.02 s. Find its acceleration.",
        {"v": "12 m/s", "t": "0.02 s"},
        "a = 12/0.02 = 600 m/s²",
    ),
]


@pytest.mark.parametrize(("question", "variables", "working"), QUOTED)
def test_what_follows_from_the_question_is_not_misquoted(question, variables, working) -> None:
    assert not [*misquoted_alone(_claims(question, variables, working=working))]


# -- givens misquoted and carried on ----------------------------------------------------------


def _carried(question, variables, working, quoted):
    claims = _claims(question, variables, working=working, evidence=quoted)
    return [(claim.name, right) for claim, right in misquoted_on(claims)]


@pytest.mark.parametrize(
    ("question", "variables", "working", "quoted", "right"),
    [
        (TOWER, {"h": "65 m", "g": "9.8 m/s²"}, "t = √(2·65/9.8) = 3.64 s", "h = 65 m", "45 m"),
        (HEATER, {"R": "31 Ω", "U": "230 V"}, "P = 230²/31 = 1706 W", "It has 31 Ω.", "24 Ω"),
        (
            HEATER,
            {"R": "24 Ω", "t": "7 min"},
            "Q = 2204·420 = 926 kJ",
            "7 min = 420 s",
            "5 minutes",
        ),
        (
            GEARS,
            {"r_1": "12 cm", "r_2": "39 cm", "omega_1": "40 rad/s"},
            "v = 0.12·40 = 4.8 m/s; omega_2 = 4.8/0.39 = 12.3 rad/s",
            "39 cm = 0.39 m",
            "30 cm",
        ),
        (
            "A magnet of 0.30 kg falls 1.4 m down a copper pipe. What heat arises at most?",
            {"m": "0.30 kg", "h": "1.9 m", "g": "9.8 m/s²"},
            "Q = 0.30·9.8·1.9 = 5.6 J",
            "It falls 1.9 m.",
            "1.4 m",
        ),
        (
            "Loops of 15 cm² and 26 cm² lie in a field that falls by 0.40 T. Find both changes.",
            {"A_1": "15 cm²", "A_2": "36 cm²", "dB": "0.40 T"},
            "ΔΦ_1 = 0.0015·0.40 = 6.0e-4 Wb; ΔΦ_2 = 0.0036·0.40 = 1.4e-3 Wb",
            "36 cm² = 0.0036 m²",
            "26 cm²",
        ),
    ],
)
def test_a_given_misquoted_is_carried_on(question, variables, working, quoted, right) -> None:
    [(_, told)] = _carried(question, variables, working, (quoted,))
    assert told.split()[0] == right.split()[0]


@pytest.mark.parametrize(
    ("question", "variables", "working", "quoted"),
    [
        (TOWER, {"h": "45 m", "g": "9.8 m/s²"}, FALL, "h = 45 m"),
        (TOWER, {"h": "4500 cm"}, "t = √(2·45/9.8) = 3.03 s", "4500 cm = 45 m"),
        (TOWER, {"s": "22.5 m"}, "t = √(2·22.5/9.8) = 2.14 s", "half of it is 22.5 m"),
        (
            "A disc of diameter 24 cm turns at 3.0 rad/s. How fast is its rim?",
            {"r": "12 cm", "omega": "3.0 rad/s"},
            "v = 0.12·3.0 = 0.36 m/s",
            "r = 12 cm",
        ),
        (
            "A ramp 5.0 m long rises at 37°. What speed has a cart at its foot?",
            {"h": "3.0 m", "g": "9.8 m/s²"},
            "v = √(2·9.8·3.0) = 7.7 m/s",
            "The top is 3.0 m higher.",
        ),
        (
            "A ball is thrown at 20 m/s at 60°. How long does it rise?",
            {"v_y": "17.3 m/s", "g": "9.8 m/s²"},
            "t = 17.3/9.8 = 1.77 s",
            "v_y = 17.3 m/s",
        ),
        (
            "A bench is 20% longer than one of 1.5 m. How far is its middle from its end?",
            {"L": "1.8 m"},
            "x = 1.8/2 = 0.90 m",
            "L = 1.8 m",
        ),
        (
            "A car at 15 m/s honks before a cliff 680 m away. When does its echo come from there?",
            {"v": "340 m/s", "d": "680 m"},
            "t = 2·680/340 = 4.0 s",
            "v = 340 m/s for sound",
        ),
        (
            "One crate has four times the 12 kg of another. What does it weigh? Use g = 10 m/s².",
            {"m": "48 kg", "g": "10 m/s²"},
            "W = 48·10 = 480 N",
            "It has 48 kg.",
        ),
        (
            "A plank of 4.0 m rests on its middle. Ann sits at its end. What is her arm?",
            {"a": "2.0 m"},
            "M = 300·2.0 = 600 N·m",
            "a = 2.0 m",
        ),
        (
            "A lift of 600 kg carries three people of 80 kg. What holds it? Use g = 10 m/s².",
            {"m": "840 kg", "g": "10 m/s²"},
            "F = 840·10 = 8400 N",
            "All have 840 kg.",
        ),
        ("A clock loses 4 s each day.", {"t": "30 s"}, "n = 30/4 = 7.5", "t = 30 s"),
        ("Ice at −5 °C warms to 0 °C.", {"dT": "5 K"}, "Q = 2.1·5 = 10.5 kJ", "It warms by 5 K."),
        (
            "A rod of 80 cm has its pivot 30 cm from one end. What arms has it?",
            {"a": "30 cm", "b": "50 cm"},
            "M = 0.50·4 = 2.0 N·m",
            "b = 50 cm",
        ),
        (
            "A tank is filled to 1.2 m, its tap 0.20 m above the bottom. How fast runs the water?",
            {"depth": "1.0 m", "g": "9.8 m/s²"},
            "v = √(2·9.8·1.0) = 4.4 m/s",
            "The tap is 1.0 m below.",
        ),
    ],
)
def test_what_is_worked_out_is_no_given_misquoted(question, variables, working, quoted) -> None:
    assert not _carried(question, variables, working, (quoted,))


# -- new values that the working has otherwise ------------------------------------------------

OTHERWISE = [
    (TOWER, FALL, {"t": "4.29 s"}, "t"),
    (HEATER, HEAT, {"P": "1102 W", "Q": "661 kJ"}, "P"),
    (HEATER, HEAT, {"P": "2204 W", "Q": "330 kJ"}, "Q"),
    (GEARS, TURN, {"v": "9.6 m/s", "omega_2": "16 rad/s"}, "v"),
    (GEARS, TURN, {"omega_2": "100 rad/s"}, "omega_2"),
    (HEATER, HEAT, {"Q": "661 J"}, "Q"),
    (
        "A bath of 20 kg is warmed from 15 °C to 40 °C. What heat is needed?",
        "heat taken up = 20·4.19·25 = 2095 kJ",
        {"heat_taken_up": "1048 kJ"},
        "heat_taken_up",
    ),
    (
        "A wave of 85 Hz runs at 340 m/s. Find λ.",
        "λ = 340/85 = 4.0 m",
        {"lambda": "2.0 m"},
        "lambda",
    ),
    (
        "A coil of 200 turns has its flux changed by 3.0 mWb in 0.10 s. Find the EMF.",
        "|emf| = 200·0.0030/0.10 = 6.0 V",
        {"emf": "3.0 V"},
        "emf",
    ),
    (
        "An ice floe of 910 kg floats in water. What does it displace? Use g = 9.8 m/s².",
        "W = 910·9.8 = 8918 N; V = 8918/(1000·9.8) = 0.910 m³",
        {"W": "8918 N", "V": "0.819 m³"},
        "V",
    ),
]


@pytest.mark.parametrize(("question", "working", "results", "name"), OTHERWISE)
def test_a_new_value_is_what_the_working_finds(question, working, results, name) -> None:
    claims = _claims(question, {}, working=working, results=results)
    assert [claim.name for claim, _ in worked_otherwise(claims)] == [name]


AS_WORKED = [
    (TOWER, FALL, {"t": "3.0 s"}),
    (TOWER, FALL, {"t_fall": "4.29 s"}),  # of another name
    (HEATER, HEAT, {"P": "2.2 kW", "Q": "0.661 MJ"}),
    (GEARS, TURN, {"v": "17.3 km/h"}),
    (GEARS, TURN + "; v = 0.30·40 = 12 m/s", {"v": "7.0 m/s"}),  # of two wheels
    ("A ball comes down at 9 m/s.", "v = −4.5·2 = −9 m/s", {"v": "9.0 m/s"}),
    ("A cart stands 5.0 m from a wall.", "x = 4.0·5 = 20 m", {"x": "25 m"}),
    ("A share of 0.36 is lost.", "share = 0.9·0.4 = 0.36", {"share": "36 %"}),
    ("A share of 0.36 is lost.", "share = 0.9·0.4 = 0.36", {"share": 36}),
    (HEATER, "P = 230²/24 = 1102 W", {"P": "2204 W"}),  # the working is wrong
    ("Turn by 0.524 rad.", "theta = 0.262·2 = 0.524 rad", {"theta": "30°"}),
    ("Cool it by 30 K.", "T = 50 + 30 = 80 °C", {"T": "353 K"}),
    ("A lorry of 8 t.", "m = 4·2 = 8 t", {"m": "8000 kg"}),
    ("Lamps in a row.", "U = 12/3 = 4 V", {"U": "4 V", "I": "0.5 A"}),
    ("A tank of 60 L drains at 0.5 L/s.", "V = 60 − 0.5·40 = 40 L", {"V": "40.0 L", "t": "40 s"}),
]


@pytest.mark.parametrize(("question", "working", "results"), AS_WORKED)
def test_a_new_value_that_agrees_is_left_alone(question, working, results) -> None:
    assert not [*worked_otherwise(_claims(question, {}, working=working, results=results))]


def test_the_answer_may_be_right_against_the_working() -> None:
    claims = _claims(TOWER, {}, working=FALL, results={"t": "4.29 s"}, answer="4.29 s")
    assert not [*worked_otherwise(claims)]


# -- before and after -------------------------------------------------------------------------

LOAD = (
    "A trolley is pulled with 40 N; 6.0 kg are then put on its 10 kg. What is its new acceleration?"
)
LOADED = "a_1 = 40/10 = 4.0 m/s²; a_2 = 40/(10 + 6.0) = 2.5 m/s²"
RAISED = "The voltage on a 50 Ω heater is then raised from 110 V to 220 V. What is its power?"


@pytest.mark.parametrize(
    ("question", "variables", "results", "working", "exchanged"),
    [
        (LOAD, {"a_1": "2.5 m/s²"}, {"a_2": "4.0 m/s²"}, LOADED, True),
        (LOAD, {"a_1": "4.0 m/s²"}, {"a_2": "2.5 m/s²"}, LOADED, False),
        (LOAD, {"a_1": "4.0 m/s²"}, {"a_2": "3.0 m/s²"}, LOADED, False),
        (LOAD, {"a_2": "2.5 m/s²"}, {"a_2": "4.0 m/s²"}, LOADED, False),  # of one name
        (TOWER, {"t_0": "3.03 s"}, {"t": "0 s"}, FALL, True),
        (TOWER, {"t_0": "0 s"}, {"t": "3.03 s"}, FALL, False),
        (GEARS, {"omega_1": "16 rad/s"}, {"omega_2": "40 rad/s"}, TURN, True),
        (
            "A ball at 3.0 m/s hits one of its mass at rest. What is the other's speed?",
            {"v_0": "3.0 m/s"},
            {"v": "0 m/s"},
            "v = 2·3.0/2 = 3.0 m/s",  # what is given may well be found again
            False,
        ),
    ],
)
def test_earlier_and_later_values_are_told_by_the_working(
    question, variables, results, working, *, exchanged
) -> None:
    claims = _claims(question, variables, working=working, results=results)
    assert bool([*exchanged_by_working(claims)]) == exchanged


@pytest.mark.parametrize(
    ("question", "variables", "results", "evidence", "exchanged"),
    [
        (RAISED, {"U_1": "220 V", "U_2": "110 V"}, {}, ("U_1 = 110 V",), True),
        (RAISED, {"U_1": "110 V", "U_2": "220 V"}, {}, ("U_1 = 110 V",), False),
        (LOAD, {"m": "16 kg"}, {"m_new": "10 kg"}, ("m = 10 kg",), True),
        (LOAD, {"m": "10 kg"}, {"m_new": "16 kg"}, ("m = 10 kg",), False),
        (  # two things, and none is changed
            "Cart 1 has 2.0 kg and cart 2 has 3.0 kg.",
            {"m_1": "3.0 kg", "m_2": "2.0 kg"},
            {},
            ("m_1 = 2.0 kg",),
            False,
        ),
    ],
)
def test_earlier_and_later_values_are_told_by_the_evidence(
    question, variables, results, evidence, *, exchanged
) -> None:
    claims = _claims(question, variables, evidence=evidence, results=results)
    assert bool([*exchanged_in_evidence(claims)]) == exchanged


# -- equations --------------------------------------------------------------------------------

HEATER_GIVENS = {"R": "24 Ω", "U": "230 V", "t": "300 s"}
COIL = {"L": "0.20 H", "ΔI": "1.5 A", "Δt": "30 ms"}
INDUCED = "|emf| = 0.20·1.5/0.030 = 10 V"
LENS = {"f": "20 cm", "d_o": "60 cm"}
IMAGE = "1/d_i = 1/20 − 1/60 = 0.0333 cm^-1; d_i = 30 cm"
SLOPE = {"theta": "40°", "mu": 0.5, "m": "4.0 kg", "g": "9.8 m/s²"}
SLIDES = "a = 9.8·(sin(40°) − 0.5·cos(40°)) = 2.55 m/s²"
HARBOUR = {"rho": "1030 kg/m³", "V": "2.5 m³", "g": "9.8 m/s²"}
LIFTED = "F_b = 1030·9.8·2.5 = 25.2 kN"
SEESAW = {"m_1": "30 kg", "d_1": "1.6 m", "m_2": "40 kg"}
BALANCED = "d_2 = 30·1.6/40 = 1.2 m"
HOT = {"m_a": "2.0 kg", "m_b": "3.0 kg", "c": "4190 J/(kg·K)"}
TWO_ANGLES = {"alpha_1": "20°", "alpha_2": "40°", "n": "1.5"}


@pytest.mark.parametrize(
    ("variables", "results", "working", "equation"),
    [
        ({"h": "45 m", "g": "9.8 m/s²"}, {"t": "3.03 s"}, FALL, "t = √(h/g)"),
        ({"h": "45 m", "g": "9.8 m/s²"}, {"t": "3.03 s"}, FALL, "t = 2 h/g"),
        ({"h": "45 m", "g": "9.8 m/s²"}, {"t": "3.03 s"}, FALL, "h = g t²"),
        (HEATER_GIVENS, {"P": "2204 W", "Q": "661 kJ"}, HEAT, "P = U/R, Q = P t"),
        (HEATER_GIVENS, {"P": "2204 W", "Q": "661 kJ"}, HEAT, "P = U²/R, Q = P/t"),
        (COIL, {"emf": "10 V"}, INDUCED, "|emf| = L ΔI Δt"),
        (LENS, {"d_i": "30 cm"}, IMAGE, "f = d_o + d_i"),
        (SLOPE, {"a": "2.55 m/s²"}, SLIDES, "a = g (cos(theta) − mu sin(theta))"),
        (SLOPE, {"a": "2.55 m/s²"}, SLIDES, "m a = m g sin(theta) − mu m g"),
        (HARBOUR, {"F_b": "25.2 kN"}, LIFTED, "F_b = rho V"),
        (SEESAW, {"d_2": "1.2 m"}, BALANCED, "m_1 d_2 = m_2 d_1"),
        (
            {"m_1": "2.0 kg", "m_2": "3.0 kg", "g": "10 m/s²"},
            {"W": "50 N"},
            "W = (2.0 + 3.0)·10 = 50 N",
            "W = m_1 g",
        ),
        (
            TWO_ANGLES,
            {"s_1": "0.342", "s_2": "0.643"},
            "s_1 = sin(20°) = 0.342; s_2 = sin(40°) = 0.643",
            "s = cos(alpha)",
        ),
        (
            {"F_1": "35 N", "F_2": "70 N"},
            {"ratio": 1.41},
            "f_2/f_1 = √(70/35) = 1.41",
            "f_2/f_1 = F_2/F_1",
        ),
    ],
)
def test_an_equation_is_another_than_the_working_has(variables, results, working, equation) -> None:
    claims = _claims(TOWER, variables, working=working, results=results, equation=equation)
    found = against_working(claims)
    assert found is not None
    assert not found.of_units


@pytest.mark.parametrize(
    ("variables", "results", "working", "equation"),
    [
        ({"h": "45 m", "g": "9.8 m/s²"}, {"t": "3.03 s"}, FALL, "h = ½ g t²"),
        ({"h": "45 m"}, {"t": "3.0 s"}, FALL, "t = √(2 h/g)"),
        (HEATER_GIVENS, {"P": "2204 W", "Q": "661 kJ"}, HEAT, "Q = U² t/R"),
        (HEATER_GIVENS, {"P": "2204 W", "Q": "661 kJ"}, HEAT, "I = U/R"),  # of what is not found
        (COIL, {"emf": "10 V"}, INDUCED, "emf = −L ΔI/Δt"),
        (LENS, {"d_i": "30 cm"}, IMAGE, "1/f = 1/d_o + 1/d_i"),
        (SLOPE, {"a": "2.55 m/s²"}, SLIDES, "m a = m g sin(theta) − mu m g cos(theta)"),
        (HARBOUR, {"F_b": "25.2 kN"}, LIFTED, "F_b = rho g V"),
        (SEESAW, {"d_2": "1.2 m"}, BALANCED, "m_1 g d_1 = m_2 g d_2"),
        (SEESAW, {"d_2": "1.2 m"}, BALANCED, "M = F d"),
        # Newton's law in general, of a pull beside which friction acts
        (
            {"F": "50 N", "f": "20 N", "m": "10 kg"},
            {"a": "3.0 m/s²"},
            "a = (50 − 20)/10 = 3.0 m/s²",
            "F = m a",
        ),
        # a deceleration that is told without its sign
        (
            {"v_0": "20 m/s", "a": "3.0 m/s²", "t": "2.0 s"},
            {"v": "14 m/s"},
            "v = 20 − 3.0·2.0 = 14 m/s",
            "v = v_0 + a t",
        ),
        # two that go against each other
        (
            {"m_1": "2.0 kg", "v_1": "3.0 m/s", "m_2": "1.0 kg"},
            {"v_2": "6.0 m/s"},
            "v_2 = 2.0·3.0/1.0 = 6.0 m/s",
            "m_1 v_1 + m_2 v_2 = 0",
        ),
        # a law for each of two, in letters without their marks
        (
            TWO_ANGLES,
            {"s_1": "0.342", "s_2": "0.643"},
            "s_1 = sin(20°) = 0.342; s_2 = sin(40°) = 0.643",
            "s = sin(alpha)",
        ),
        # a letter of another setting than the one that is worked out
        (
            {"m": "10 kg", "F": "40 N"},
            {"m_2": "16 kg", "a_2": "2.5 m/s²"},
            "a_2 = 40/(10 + 6.0) = 2.5 m/s²",
            "a = F/m",
        ),
        # the time before it was changed, beside a number with its digits
        (
            {"N": "160", "B_0": "0.60 T", "Δt": "0.060 s", "Δt_new": "0.10 s"},
            {"emf": "4.0 V"},
            "ΔΦ = 0.0050·(0.60 − 0.10) = 0.0025 Wb; emf = 160·0.0025/0.10 = 4.0 V",
            "emf = N ΔΦ/Δt",
        ),
        # two weights in air and in a liquid
        (
            {"W": "24 N", "W_a": "16 N", "W_in": "18 N", "rho": "1000 kg/m³"},
            {"rho_2": "750 kg/m³"},
            "rho_2 = 1000·(24 − 18)/(24 − 16) = 750 kg/m³",
            "rho_2 = rho (W − W_in)/(W − W_a)",
        ),
        # all in centimetres
        ({"b": "30 cm", "h": "8.0 cm"}, {"A": "240 cm²"}, "A = 30·8.0 = 240 cm²", "A = b h"),
        # a working that does not add up tells nothing of the equation
        ({"b": "30 cm", "h": "8.0 cm"}, {"A": "480 cm²"}, "A = 30·8.0 = 480 cm²", "A = b h"),
        ({"T_1": "300 K", "T_2": "450 K", "p_1": "2.0 bar"}, {"p_2": "3.0 bar"},
         "p_2 = 2.0·450/300 = 3.0 bar", "p_1/T_1 = p_2/T_2"),
    ],
)  # fmt: skip
def test_an_equation_that_is_worked_with_is_left_alone(
    variables, results, working, equation
) -> None:
    claims = _claims(TOWER, variables, working=working, results=results, equation=equation)
    assert against_working(claims) is None


@pytest.mark.parametrize(
    ("variables", "working", "equation"),
    [
        ({"R": "2.0 kΩ", "U": "12 V"}, "I = 12/2.0 = 6.0 A", "I = U/R"),
        ({"m": "250 g", "g": "9.8 m/s²"}, "W = 250·9.8 = 2450 N", "W = m g"),
        ({"v": "90 km/h", "t": "4.0 s"}, "s = 90·4.0 = 360 m", "s = v t"),
        ({"k": "400 N/m", "x": "5.0 cm"}, "E = 0.5·400·0.5² = 50 J", "E = ½ k x²"),
    ],
)
def test_a_slip_of_units_is_none_of_the_equation(variables, working, equation) -> None:
    found = against_working(_claims(TOWER, variables, working=working, equation=equation))
    assert found is not None
    assert found.of_units


@pytest.mark.parametrize(
    ("variables", "label"),
    [
        ({"U_1": "220 V", "U_2": "110 V"}, "temporal"),
        ({"U_1": "110 V", "U_2": "220 V"}, None),
    ],
)
def test_a_verdict_tells_which_values_have_changed_places(variables, label) -> None:
    trace = trace_of_numbers(
        "none",
        "The voltage on a toaster is raised from 110 V to 220 V. By what factor grows its power?",
        "4",
        variables=variables,
        equation="P_2/P_1 = (U_2/U_1)²",
        results={"ratio": 4},
    )
    told = judge(trace | {"derivation": "P_2/P_1 = (220/110)² = 4.0"})
    assert told.labels == ((label,) if label else ())
