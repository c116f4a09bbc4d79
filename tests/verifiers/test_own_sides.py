"""Comparisons whose numbers only the trace has, held against its own values of both sides."""

import pytest

from tests.bare import trace_of_numbers
from wmw.verifiers.pipeline import judge

RAMPS = (
    "The picture shows two smooth ramps of equal height, one steep and one gentle. A small cube is"
    " released from rest at the top of each. Which cube is faster when it reaches the bottom?"
    " (A) the one on the steep ramp (B) the one on the gentle ramp (C) both are equally fast"
)
CYLINDER = (
    "The cylinder in the picture contains an ideal gas. Its piston is pushed in slowly from the"
    " first to the second position while the temperature stays constant. How does the pressure of"
    " the gas change?"
)
PIPE = (
    "Water flows steadily through the horizontal pipe in the picture, which narrows from section 1"
    " to section 2. In which section is the pressure of the water lower? (A) in section 1 (B) in"
    " section 2 (C) it is the same in both"
)
ROPE = (
    "The picture shows snapshots of two waves, A and B, on the same stretched rope at different"
    " times, each drawn over the same 1.2 m of rope. Which wave has the higher frequency?"
)
STRING = (
    "The picture shows a string that is kept taut by a weight hanging over a pulley, and a short"
    " pulse running along it. The hanging weight is made four times as large. How many times as"
    " fast does a pulse travel now?"
)
LIFT = (
    "The picture shows a simple pendulum that hangs from the ceiling of a lift. The lift"
    " accelerates upward. Is the period of small swings now longer than, shorter than or the same"
    " as in the lift at rest?"
)


def ramps(answer, **results):
    variables = {"h": "1.2 m", "theta_steep": "50 deg", "theta_gentle": "25 deg", "v0": "0 m/s",
                 "g": "9.8 m/s^2"}  # fmt: skip
    return trace_of_numbers(
        "inclined_plane", RAMPS, answer, variables=variables.items(),
        equation="m*g*h = 1/2*m*v^2", results=results.items(),
    )  # fmt: skip


def cylinder(answer):
    variables = {"p1": "100 kPa", "V1": "4.0 L", "V2": "2.0 L"}
    return trace_of_numbers(
        "thermal", CYLINDER, answer, variables=variables.items(),
        equation="p1*V1 = p2*V2", results={"p2": "200 kPa"}.items(),
    )  # fmt: skip


def pipe(answer):
    variables = {"d₁": "8.0 cm", "d₂": "4.0 cm", "v₁": "0.50 m/s", "ρ": "1000 kg/m³"}
    results = {"v₂": "2.0 m/s", "p₁ − p₂": "1.88 kPa"}
    return trace_of_numbers(
        "fluid", PIPE, answer, variables=variables.items(),
        equation="p₁ + ½ρv₁² = p₂ + ½ρv₂²", results=results.items(),
    )  # fmt: skip


def rope(answer, ratio=1.5):
    results = {"λ_A": "0.40 m", "λ_B": "0.60 m", "f_A/f_B": ratio}
    variables = {"wavelengths_A": 3, "wavelengths_B": 2, "length_shown": "1.2 m"}
    return trace_of_numbers(
        "wave", ROPE, answer, variables=variables.items(), equation="f = v / λ",
        results=results.items(),
    )  # fmt: skip


def string(answer, **results):
    variables = {"tension1": "10 N", "tension2": "40 N", "massPerLength": "4.0 g/m"}
    results = results or {"speed1": "50 m/s", "speed2": "100 m/s"}
    return trace_of_numbers(
        "wave", STRING, answer, variables=variables.items(), equation="v = √(F/μ)",
        results=results.items(),
    )  # fmt: skip


WRENCH = (
    "A mechanic pushes with the same force on the end of a wrench, first at right angles to the"
    " handle and then at 30° to the handle. How many times as large is the torque in the first case"
    " as in the second?"
)


def wrench(answer):
    record = trace_of_numbers(
        "lever", WRENCH, answer, variables={"\\theta_1": "90°", "\\theta_2": "30°"}.items(),
        equation="$\\tau = rF\\sin\\theta$", results={"\\tau_1/\\tau_2": 2}.items(),
        evidence=[r"$\sin 90^\circ = 1$ and $\sin 30^\circ = 0.5$"],
    )  # fmt: skip
    record["state_0"]["objects"] = [{"name": "mechanic"}, {"name": "wrench"}]
    return record


def lift(answer):
    variables = {"L": "1.2 m", "a_lift": "2.2 m/s²", "g": "9.8 m/s²"}
    results = {"T_rest": "2.20 s", "T_lift": "1.99 s"}
    return trace_of_numbers(
        "pendulum", LIFT, answer, variables=variables.items(), equation="T = 2π√(L/(g + a))",
        results=results.items(),
    )  # fmt: skip


@pytest.mark.parametrize(
    "trace",
    [
        ramps("C", v_1="4.85 m/s", v_2="4.85 m/s"),
        cylinder("it doubles"),
        cylinder("it increases"),
        pipe("(B)"),
        rope("wave A"),
        string("2 times as fast"),
        lift("shorter"),
        wrench("2"),
    ],
)
def test_an_answer_that_the_own_values_bear_out_is_valid(trace):
    assert judge(trace).outcome == "valid"


@pytest.mark.parametrize(
    "trace",
    [
        cylinder("it becomes half as large"),
        cylinder("it decreases"),
        pipe("(A)"),
        rope("wave B"),
        string("4 times as fast"),
        lift("longer"),
        wrench("0.5"),
    ],
)
def test_an_answer_against_the_own_values_is_not_faithful(trace):
    verdict = judge(trace)
    assert verdict.outcome == "invalid"
    assert verdict.labels == ("faithfulness",)
    assert {finding.pointer for finding in verdict.findings} == {"/answer/value"}


@pytest.mark.parametrize(
    "trace",
    [
        ramps("A", v_1="5.85 m/s", v_2="4.85 m/s"),  # the law gives no such value
        string("2 times as fast", speed1="40 m/s", speed2="80 m/s"),
        string("2 times as fast", speed2="100 m/s"),
        rope("wave A", ratio=2.5),
    ],
)
def test_values_that_do_not_follow_from_the_law_settle_nothing(trace):
    assert judge(trace).verdict["answer"] != "valid"


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("Is the image distance larger or smaller than the object distance?", "larger"),
        ("Where is the image and is it larger or smaller?", "0.36 m"),
    ],
)
def test_an_image_is_no_initial_value_and_a_value_no_comparison(asked, answer):
    trace = trace_of_numbers(
        "optics",
        f"A nail stands 18 cm in front of a concave mirror with a focal length of 12 cm. {asked}",
        answer,
        variables={"f": "12 cm", "d_o": "18 cm"},
        equation="1/d_i = 1/f - 1/d_o",
        results={"d_i": "36 cm"},
    )
    assert judge(trace).outcome != "invalid"
