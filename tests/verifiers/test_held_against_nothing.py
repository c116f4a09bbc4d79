"""Where what is asked for is not understood, names bound by what was understood blame nothing."""

from __future__ import annotations

import pytest

from tests.bare import trace_of_numbers
from wmw.verifiers.pipeline import judge

_SHARE = trace_of_numbers(
    "spring",
    "A block on a spring oscillates with amplitude A on a smooth rail. At what displacement, as a"
    " fraction of A, is its kinetic energy three times its elastic energy?",
    "0.50 A",
    variables={"amplitude": "A"},
    equation="½·k·x² = ¼·(½·k·A²)",
    results={"fraction": 0.5},
)


def _with_bodies(family, question, answer, variables, bodies, results, forces=(), **told):
    """Return a trace whose bodies carry their values, which ties its names to those of the laws."""
    state = {
        "objects": [{"name": name, "attributes": of} for name, of in bodies.items()],
        "relations": [],
        "forces": [*forces],
        "variables": variables,
        "assumptions": [],
    }
    lines = trace_of_numbers(family, question, answer, equation=told["equation"], results=results)
    return lines | {"state_0": state, "derivation": told.get("derivation")}


_OWN_ROPE = _with_bodies(
    "pulley",
    "A 60 kg painter stands on a 15 kg platform. A light rope runs from the platform up over a"
    " frictionless fixed pulley and down to the painter's hands. With what force must the painter"
    " pull to go down at constant speed? Take g = 9.8 m/s².",
    "367.5 N",
    {"m_c": "60 kg", "m_p": "15 kg", "g": "9.8 m/s^2", "a": "0"},
    {"painter": {"mass": "60 kg"}, "platform": {"mass": "15 kg"}, "rope": {}, "pulley": {}},
    {"T": "367.5 N", "N": "220.5 N"},
    [
        {"name": "rope tension", "target": "platform", "direction": "up"}
        | {"magnitude": 367.5, "unit": "N"}
    ],
    equation="2 T = (m_c + m_p) g",
)
_MARKS = _with_bodies(
    "lever",
    "A uniform metre stick balances on a pin at the 35 cm mark when an 80 g mass hangs from the"
    " 5 cm mark. What is the mass of the stick?",
    "160 g",
    {
        "hanging_mass": "80 g",
        "position_of_hanging_mass": "5 cm",
        "position_of_pin": "35 cm",
        "position_of_centre_of_mass": "50 cm",
    },
    {"metre stick": {"length": "100 cm"}, "hanging mass": {"mass": "80 g"}, "pin": {}},
    {"mass_of_stick": "160 g"},
    equation="m·(35 cm − 5 cm) = M·(50 cm − 35 cm)",
    derivation="M = 80 g·30/15 = 160 g",
)
_SOUND = {
    "a share of the amplitude": _SHARE,
    "a rope held by the one it carries": _OWN_ROPE,
    "a mark on a rule": _MARKS,
}


@pytest.mark.parametrize("what", _SOUND)
def test_a_line_is_not_blamed_for_what_was_not_understood(what: str) -> None:
    assert judge(_SOUND[what]).outcome != "invalid"


def test_a_law_against_a_question_told_in_words_is_found() -> None:
    """The answer is a word: what is held against the line is the line's own law."""
    trace = trace_of_numbers(
        "inclined_plane",
        "A smooth ramp with a crate on it is tilted more. When the crate is let go again, is its"
        " acceleration larger or smaller than before? Say why.",
        "smaller",
        equation="a = g*cos(theta)",
    )
    verdict = judge(trace)
    assert verdict.labels == ("transition",)


def test_a_line_beside_an_answer_that_is_understood_is_found() -> None:
    trace = trace_of_numbers(
        "pulley",
        "A 60 kg crate is lifted at a steady pace by a rope over a fixed frictionless pulley. How"
        " large is the pull on the rope? Take g = 9.8 m/s².",
        "294 N",
        variables={"m": "60 kg", "g": "9.8 m/s^2"},
        equation="2 T = m g",
        results={"T": "294 N"},
    )
    assert judge(trace).outcome == "invalid"
