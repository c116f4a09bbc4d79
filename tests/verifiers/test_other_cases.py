"""Limiting cases by which a result is tried, and cases that are told beside the one asked about."""

from __future__ import annotations

import copy

import pytest

from wmw import verify
from wmw.core.equation import parse_statements
from wmw.verifiers.equations.other_cases import is_within, limiting_cases, of_other_cases

PENDULUM = {
    "scenario_family": "pendulum",
    "question": "A 0.50 kg bob on a 1.80 m string is let go at 40° from the vertical. What is its"
    " speed at the lowest point? Take g = 9.8 m/s².",
    "state_0": {
        "objects": [{"name": "bob"}, {"name": "string"}],
        "variables": {"L": "1.80 m", "theta0": "40 deg", "m": "0.50 kg", "g": "9.8 m/s^2"},
    },
    "transition": {"rule": "energy conservation", "equation": "v^2 = 2 g L (1 - cos theta0)"},
    "state_1": {"new_variables": {"v": "2.87 m/s"}},
    "derivation": ["v^2 = 2*9.8*1.80*0.234 = 8.25", "v = 2.87 m/s"],
    "answer": {"value": 2.87, "unit": "m/s"},
}


def judged(*lines: str):
    trace = copy.deepcopy(PENDULUM)
    trace["derivation"] += lines
    return verify(trace)


@pytest.mark.parametrize(
    "line",
    [
        "theta0 -> 0 gives v -> 0, theta0 = 90 gives v = sqrt(2 g L): both known limits",
        "limiting case: theta0 = 90 gives v = sqrt(2 g L)",
        "in the limit theta0 = 0 there is no motion",
        "L = 0 and $v \\to 0$",
    ],
)
def test_a_limiting_case_says_nothing_of_the_scene(line: str) -> None:
    assert judged().outcome == "valid"
    assert judged(line).outcome == "valid"


@pytest.mark.parametrize(
    "line",
    [
        "theta0 = 90 and v = 2.87 m/s",
        "theta0 -> 0 gives v -> 0. The length is L = 2.50 m, so v = 2.87 m/s",
    ],
)
def test_elsewhere_the_same_words_are_claims(line: str) -> None:
    assert judged(line).outcome == "invalid"


SECOND_OF_A_FALL = {
    "scenario_family": "free_fall",
    "question": "A bolt is let go from rest high above a pit. How far does it fall during the"
    " fourth second? Take g = 10 m/s².",
    "state_0": {
        "objects": [{"name": "bolt"}],
        "variables": {"t_start": "3.0 s", "t_end": "4.0 s", "g": "10 m/s²"},
    },
    "transition": {"rule": "free fall", "equation": "d = 0.5*g*(t_end^2 - t_start^2)"},
    "state_1": {"new_variables": {"d": "35 m"}},
    "answer": {"value": 35, "unit": "m"},
}


@pytest.mark.parametrize(
    "line",
    [
        "The fourth second runs from t = 3.0 s to t = 4.0 s.",
        "It lasts from $t = 3\\ \\mathrm{s}$ to $t = 4\\ \\mathrm{s}$.",
        "between t = 3 s and t = 4 s",
    ],
)
def test_from_when_to_when_something_lasts(line: str) -> None:
    trace = copy.deepcopy(SECOND_OF_A_FALL)
    trace["transition"]["evidence"] = [line]
    assert verify(trace).outcome == "valid"
    trace["answer"]["value"] = 80
    assert verify(trace).outcome == "invalid"
    trace["answer"]["value"] = 35
    trace["derivation"] = f"{line} The second lasts t = 2.0 s."
    assert verify(trace).outcome == "invalid"


@pytest.mark.parametrize(
    "change",
    [
        {"equation": "d = g*(t_end^2 - t_start^2)"},
        {"equation": "d = 0.5*g*t_end^2"},
    ],
)
def test_a_wrong_law_of_such_a_span_does_not_hold(change: dict[str, str]) -> None:
    trace = copy.deepcopy(SECOND_OF_A_FALL)
    trace["transition"] |= change
    assert verify(trace).outcome != "valid"


def test_where_limits_are_looked_at() -> None:
    text = "v = 2 m/s; for h -> 0 it is v = 0\nT → 0.5 s; F = 3 N"
    found = parse_statements(text).statements
    assert [s.text for s in found if is_within(s, limiting_cases(text))] == [
        "for h -> 0",
        "it is v = 0",
    ]


@pytest.mark.parametrize(
    ("text", "others"),
    [
        ("F = W/2, s = 2h; fixed: F = W, s = h", ["F = W", "s = h"]),
        ("F = W/2; so: F = W", []),  # the same case goes on
        ("F = W/2\nfixed: F = W", []),  # a line of its own: steps have labels, too
        ("F = W/2; then F = W", []),
        ("fixed: F = W; movable: s = 2h", []),  # nothing else is told of the same symbol
    ],
)
def test_a_label_tells_another_case(text: str, others: list[str]) -> None:
    statements = parse_statements(text).statements
    false = [s for s in statements if s.text in ("F = W", "s = h")]
    true = [s for s in statements if s not in false]
    assert [s.text for s in of_other_cases(text, false, true)] == others


# Two 8.0 ohm resistors beside one another: 6.0 V / 4.0 ohm = 1.5 A; one alone: 0.75 A.
SECOND_LAMP = {
    "scenario_family": "circuit",
    "question": "An 8.0 Ω lamp is connected to an ideal 6.0 V battery. A second 8.0 Ω lamp is then"
    " connected in parallel with it. What current does the battery deliver now?",
    "state_0": {"variables": {"V": "6.0 V", "R_1": "8.0 Ω", "R_2": "8.0 Ω"}},
    "transition": {"equation": "I = V/R_1 + V/R_2"},
    "state_1": {"new_variables": {"I": "1.5 A"}},
    "answer": {"value": 1.5, "unit": "A"},
}


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("Before: I = 6.0/8.0 = 0.75 A", "valid"),
        ("Each has 6.0 V. At first I = 6.0/8.0 = 0.75 A", "valid"),
        ("Before: I = 6.0/8.0 = 0.65 A", "invalid"),  # the numbers do not come to this
        ("I = 6.0/8.0 = 0.75 A", "invalid"),
    ],
)
def test_what_was_before_a_change_that_the_reading_does_not_know(line: str, outcome: str) -> None:
    trace = copy.deepcopy(SECOND_LAMP)
    trace["transition"]["evidence"] = [line]
    assert verify(trace).outcome == outcome


# Thrown level, 45 m up: 3.03 s to the ground, and 45 - 4.9 = 40.1 m up after one second.
HEIGHT_ON_THE_WAY = {
    "scenario_family": "projectile",
    "question": "A pot is thrown horizontally at 6.0 m/s from a roof 45 m above the street. When"
    " does it hit the street, and how high above the street is it one second after the throw?"
    " g = 9.8 m/s².",
    "state_0": {"variables": {"v0": "6.0 m/s", "h": "45 m", "g": "9.8 m/s²"}},
    "transition": {"equation": "y = h − ½ g t²"},
    "state_1": {"new_variables": {"t": "3.03 s", "y_1s": "40.1 m"}},
    "answer": {"value": 3.03, "unit": "s"},
}


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("t = √(2×45/9.8) = 3.03 s; y = 45 − 4.9 = 40.1 m", "valid"),
        ("t = √(2×45/9.8) = 3.03 s; y = 45 − 4.9 = 38.1 m", "invalid"),
    ],
)
def test_what_has_a_time_of_its_own_in_state_1(line: str, outcome: str) -> None:
    assert verify({**copy.deepcopy(HEIGHT_ON_THE_WAY), "derivation": line}).outcome == outcome
