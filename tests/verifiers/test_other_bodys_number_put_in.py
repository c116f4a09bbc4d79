"""The number of another body in the working under the right law: told by law or own symbols."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

# Of no family: only the trace's own symbols tell whose value belongs there.
LAMPS = "Lamp A takes 40 W, lamp B 100 W. What does lamp B use up in 30 s?"


def _codes(working: str, answer: str, variables: dict[str, str], equation: str) -> tuple[str, ...]:
    bodies = [
        {"name": "lamp A", "attributes": {"power": "40 W"}},
        {"name": "lamp B", "attributes": {"power": "100 W"}},
    ]
    verdict = judge(
        bare_trace(
            "none",
            LAMPS,
            answer,
            state_0={"objects": bodies, "relations": [], "forces": [], "variables": variables},
            transition={"rule": "", "effect": "", "equation": equation},
            state_1={"predicted_change": "", "new_variables": {"E_B": answer}},
            derivation=working,
        )
    )
    return tuple(f.code for f in verdict.findings if f.code == "WMW309")


OWN = {"P_A": "40 W", "P_B": "100 W", "t": "30 s"}


@pytest.mark.parametrize(
    ("working", "answer", "found"),
    [
        ("E_B = P_B t = 40 · 30 = 1200 J", "1200 J", True),
        ("E_B = 40 W · 30 s = 1200 J", "1200 J", True),
        ("E_B = P_B t = 100 · 30 = 3000 J", "3000 J", False),
        # nobody's, and with the law itself of the other one
        ("E_B = P_B t = 60 · 30 = 1800 J", "1800 J", False),
        ("E_B = P_A t = 40 · 30 = 1200 J", "1200 J", False),
    ],
)
def test_own_symbols_tell_whose_number_belongs_there(
    working: str, answer: str, found: bool
) -> None:
    assert bool(_codes(working, answer, OWN, "E_B = P_B t")) is found


def test_two_values_of_one_body_are_no_two_bodies() -> None:
    one = {"P_on": "100 W", "P_off": "40 W", "t": "30 s"}
    bodies = [{"name": "lamp B", "attributes": {}}]
    trace = bare_trace(
        "none",
        LAMPS,
        "1200 J",
        state_0={"objects": bodies, "relations": [], "forces": [], "variables": one},
        transition={"rule": "", "effect": "", "equation": "E = P_on t"},
        state_1={"predicted_change": "", "new_variables": {"E": "1200 J"}},
        derivation="E = P_on t = 40 · 30 = 1200 J",
    )
    assert "WMW309" not in {finding.code for finding in judge(trace).findings}


@pytest.mark.parametrize(
    ("later", "working", "answer", "found"),
    [
        ("P_B_new", "E_B = P_B t = 60 · 30 = 1800 J", "1800 J", False),
        ("new_P_B", "E_B = P_B t = 60 · 30 = 1800 J", "1800 J", False),
        ("P_B_new", "E_B = P_B t = 40 · 30 = 1200 J", "1200 J", True),  # that of lamp A
    ],
)
def test_the_later_value_of_a_body_is_its_own(
    later: str, working: str, answer: str, found: bool
) -> None:
    variables = {**OWN, later: "60 W"}
    assert bool(_codes(working, answer, variables, "E_B = P_B t")) is found
