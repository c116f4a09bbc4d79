"""A given that state 0 has otherwise under a name that tells nothing."""

from __future__ import annotations

import pytest
from bare import trace_of_numbers

from wmw.verifiers.pipeline import judge

RAMP = (
    "A crate starts down a smooth 25° ramp at {0}. The ramp is 6.0 m long."
    " How fast is the crate at its foot? g = 9.8 m/s²."
)
FLOOR = (
    "A 5.0 kg box slides at {0} onto a rough floor with a coefficient of kinetic friction of 0.30."
    " How far does it slide? g = 9.8 m/s²."
)
WAVE = "A wave of frequency {0} travels at 20 m/s. What is its wavelength?"
LEVEL = (
    "A ball is thrown horizontally at {0} from a tower 20 m high. How long does it fall?"
    " g = 9.8 m/s²."
)


def trace(family, question, told, values, equation, answer):
    return trace_of_numbers(
        family, question.format(told), answer, variables=values, equation=equation
    )


RAMPED = {"speed_at_entry": "0 m/s", "theta": "25°", "L": "6.0 m", "g": "9.8 m/s²"}
FLOORED = {"m": "5.0 kg", "v_entry": "9.0 m/s", "mu": 0.30, "g": "9.8 m/s²"}
BY_ENERGY = "v² = speed_at_entry² + 2 g sinθ L"


@pytest.mark.parametrize(
    ("family", "question", "told", "name", "traced"),
    [
        ("inclined_plane", RAMP, "2.5 m/s", "speed_at_entry", (RAMPED, BY_ENERGY, "7.05 m/s")),
        ("friction", FLOOR, "6.0 m/s", "v_entry", (FLOORED, "d = v_entry²/(2 mu g)", "13.8 m")),
        ("wave", WAVE, "50 Hz", "osc", ({"osc": "60 Hz", "v": "20 m/s"}, "λ = v/osc", "0.333 m")),
    ],
)
def test_one_number_read_otherwise_explains_the_rest(family, question, told, name, traced):
    verdict = judge(trace(family, question, told, *traced))
    assert verdict.labels == ("state",)
    [finding] = [f for f in verdict.findings if f.label == "state"]
    assert finding.pointer == f"/state_0/variables/{name}"
    assert finding.expected == told
    stated = str(traced[0][name])
    sound = judge(trace(family, question, stated, *traced))
    assert not sound.labels  # the same trace, where that is what the question says


def test_a_wrong_answer_besides_is_no_matter_of_one_number():
    verdict = judge(trace("inclined_plane", RAMP, "2.5 m/s", RAMPED, BY_ENERGY, "9.3 m/s"))
    assert "state" not in verdict.labels


@pytest.mark.parametrize(
    ("values", "equation"),
    [
        ({"v_vertical": "0 m/s", "h": "20 m", "g": "9.8 m/s²"}, "h = v_vertical t + ½ g t²"),
        ({"u_y": "0 m/s", "drop": "20 m", "g": "9.8 m/s²"}, "drop = ½ g t²"),
    ],
)
def test_a_value_that_only_looks_like_a_given_is_none(values, equation):
    verdict = judge(trace("projectile", LEVEL, "7.0 m/s", values, equation, "2.02 s"))
    assert verdict.outcome != "invalid", verdict.findings


def test_nought_at_the_highest_point_is_no_given():
    question = (
        "A ball is thrown straight up at 15 m/s. What is its acceleration at the highest point?"
        " g = 9.8 m/s²."
    )
    values = {"v_summit": "0 m/s", "g": "9.8 m/s²"}
    verdict = judge(trace_of_numbers("free_fall", question, "9.8 m/s²", variables=values))
    assert verdict.outcome != "invalid", verdict.findings


DESK = (
    "A 30 kg desk stands on a level floor. The coefficients of friction are 0.45 (static) and 0.35"
    " (kinetic). What horizontal push is just enough to set it in motion? g = 9.8 m/s²."
)


@pytest.mark.parametrize(
    ("static", "kinetic", "answer", "labels"),
    [("0.35", "0.45", "103 N", ("state",)), ("0.45", "0.35", "132 N", ())],
)
def test_two_labelled_values_in_each_others_place_are_one_fault(static, kinetic, answer, labels):
    values = {"m": "30 kg", "mu_s": static, "mu_k": kinetic, "g": "9.8 m/s^2"}
    verdict = judge(
        trace_of_numbers("friction", DESK, answer, variables=values, equation="F = mu_s m g")
    )
    assert verdict.labels == labels


@pytest.mark.parametrize(
    ("later", "answer", "labels"), [("60 °C", "75.6 kJ", ("state",)), ("75 °C", "101 kJ", ())]
)
def test_a_rise_is_no_temperature(later, answer, labels):
    question = (
        "0.40 kg of water that is at 15 °C is heated so that its temperature rises by 60 °C."
        " How much heat does the water take up? c = 4200 J/(kg·K)."
    )
    values = {"m": "0.40 kg", "T1": "15 °C", "T2": later, "c": "4200 J/(kg·K)"}
    verdict = judge(
        trace_of_numbers(
            "thermal", question, answer, variables=values, equation="Q = m c (T2 − T1)"
        )
    )
    assert verdict.labels == labels


@pytest.mark.parametrize(
    ("way", "answer", "labels"),
    [
        ("toward a listener", "658 Hz", ()),
        ("toward a listener", "551 Hz", ("faithfulness",)),
        ("away from a listener", "551 Hz", ()),
        ("toward a waiting listener", "658 Hz", ()),
    ],
)
def test_the_letter_of_the_one_value_of_its_kind_is_that_value(way, answer, labels):
    question = (
        f"A train goes {way} at 30 m/s and whistles at 600 Hz. The speed of sound is 340 m/s."
        " What frequency does the listener hear?"
    )
    sign = "-" if "toward" in way else "+"
    values = {"f_0": "600 Hz", "v_s": "30 m/s", "c": "340 m/s"}
    law = f"f = f_0 c/(c {sign} v_s)"
    found = {"f": "658 Hz" if "toward" in way else "551 Hz"}
    verdict = judge(
        trace_of_numbers("wave", question, answer, variables=values, equation=law, results=found)
    )
    assert verdict.labels == labels
