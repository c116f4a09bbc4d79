"""Laws in letters that hold the other way round alone, and the square of a difference."""

from __future__ import annotations

import pytest

from tests.bare import trace_of_numbers
from wmw.verifiers.claims import collect
from wmw.verifiers.decoding import admit
from wmw.verifiers.rules import false_law_stated

LEVER = (
    "A seesaw is in balance with two children on it, 1.6 m and 2.0 m from the pivot.",
    {"F_a": "300 N", "d_a": "1.6 m", "d_b": "2.0 m"},
    {"F_b": "240 N"},
)
PRESS = (
    "A hydraulic lift has pistons of 4.0 cm² and 90 cm². What push raises 1800 N?",
    {"A_1": "4.0 cm²", "A_2": "90 cm²", "F_2": "1800 N"},
    {"F_1": "80 N"},
)
PIPE = (
    "Water runs through a pipe of 12 cm² at 2.0 m/s into one of 30 cm². How fast is it there?",
    {"A_1": "12 cm²", "v_1": "2.0 m/s", "A_2": "30 cm²"},
    {"v_2": "0.80 m/s"},
)
COILS = (
    "A transformer has 900 and 60 turns and is fed with 240 V. What does it give?",
    {"N_p": 900, "N_s": 60, "V_p": "240 V"},
    {"V_s": "16 V"},
)
GAS = (
    "A gas of 4.0 L at 150 kPa expands at constant temperature to 6.0 L. Find the pressure.",
    {"p_1": "150 kPa", "V_1": "4.0 L", "V_2": "6.0 L"},
    {"p_2": "100 kPa"},
)
WIND = (
    "Wind of density 1.3 kg/m³ passes a roof at 30 m/s above and 5 m/s below. Find the difference.",
    {"rho": "1.3 kg/m³", "v_a": "30 m/s", "v_b": "5 m/s"},
    {"Delta_p": "569 Pa"},
)
SLED = (
    "A sled of 40 kg slows from 6.0 m/s to 2.0 m/s. How much energy does friction take?",
    {"m": "40 kg", "v_0": "6.0 m/s", "v_f": "2.0 m/s"},
    {"Delta_E": "640 J"},
)


def found(case, equation: str) -> bool:
    question, variables, results = case
    trace = trace_of_numbers(
        "none that is declared", question, None,
        variables=variables, equation=equation, results=results,
    )  # fmt: skip
    return any(f.code == "WMW308" for f in false_law_stated.of_itself(collect(admit(trace))))


@pytest.mark.parametrize(
    ("case", "sound", "false"),
    [
        (LEVER, "F_a d_a = F_b d_b", "F_a / F_b = d_a / d_b"),
        (LEVER, "F_b = F_a d_a / d_b", "F_b = F_a d_b / d_a"),
        (PRESS, "F_1 / A_1 = F_2 / A_2", "F_1 A_1 = F_2 A_2"),
        (PIPE, "A_1 v_1 = A_2 v_2", "v_2 = v_1 A_2 / A_1"),
        (COILS, "V_s / V_p = N_s / N_p", "V_s / V_p = N_p / N_s"),
        (GAS, "p_1 V_1 = p_2 V_2", "p_1 / V_1 = p_2 / V_2"),
        (WIND, "Delta_p = 1/2 rho (v_a² - v_b²)", "Delta_p = 1/2 rho (v_a - v_b)²"),
        (SLED, "Delta_E = 1/2 m (v_0² - v_f²)", "Delta_E = 1/2 m (v_f - v_0)²"),
    ],
)
def test_one_way_round_alone(case, sound: str, false: str) -> None:
    assert not found(case, sound)
    assert found(case, false)


def test_what_is_told_otherwise_is_left_alone() -> None:
    question, variables, results = LEVER
    springs = question.replace("A seesaw", "A plank on springs"), variables, results
    assert not found(springs, "F_a / F_b = d_a / d_b")
    crossed = question, {"F_a": "300 N", "d_1": "1.6 m", "d_2": "2.0 m"}, results
    assert not found(crossed, "F_a / F_b = d_1 / d_2")  # whose arms these are nobody says
    gas = GAS[0].replace("temperature", "pressure ratio"), GAS[1], GAS[2]
    assert not found(gas, "p_1 / V_1 = p_2 / V_2")


@pytest.mark.parametrize(
    ("variables", "results", "sound", "false"),
    [
        (
            {"F1_N": 300, "d1_m": 1.6, "d2_m": 2.0},
            {"F2_N": 240},
            "F1*d1 = F2*d2",
            "F1/d1 = F2/d2",
        ),
        (
            {"hand": "300 N", "from_hand": "1.6 m", "from_load": "2.0 m"},
            {"pull_on_load": "240 N"},
            "F_load/F_hand = d_hand/d_load",
            "F_load/F_hand = d_load/d_hand",
        ),
    ],
)
def test_names_with_their_units_and_letters_that_have_no_value(variables, results, sound, false):
    case = (LEVER[0], variables, results)
    assert not found(case, sound)
    assert found(case, false)
