"""State 0 may show a body before it is loaded, and the place of what holds a bar is no load's."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace, trace_of_numbers
from wmw.verifiers.pipeline import judge_unguarded

FERRY = (
    "A pontoon of mass 300 kg floats on a lake (density 1000 kg/m³). A 500 kg car is put"
    " on the pontoon. What volume of water does the pontoon displace now?"
)


def _ferry(**state: object) -> dict[str, object]:
    objects = [{"name": "pontoon"}, {"name": "car"}, {"name": "lake"}]
    return bare_trace("buoyancy", FERRY, "0.80 m³", state_0={"objects": objects, **state})


def _forces(*sizes: float | None) -> list[dict[str, object]]:
    named = (("weight", "down"), ("buoyant force", "up"))
    return [
        {"name": name, "target": "pontoon", "direction": way, "magnitude": size, "unit": "N"}
        for (name, way), size in zip(named, sizes, strict=True)
    ]


@pytest.mark.parametrize(
    ("state", "flagged"),
    [
        ({"forces": _forces(2940, 2940)}, False),  # before: 300 kg * 9.8 m/s² either way
        ({"forces": _forces(2940, 7840)}, True),  # after, and the car's push is missing
        ({"relations": [{"type": "separated", "args": ["car", "pontoon"]}]}, False),
        ({"relations": [{"type": "on", "args": ["pontoon", "car"]}]}, True),
    ],
)
def test_state_0_may_show_what_was_before_the_load(state: dict[str, object], flagged: bool) -> None:
    found = [f.field for f in judge_unguarded(_ferry(**state)).findings]
    assert ("state" in found) is flagged


@pytest.mark.parametrize(
    ("question", "equation", "values", "answer"),
    [
        # about the hinge: F * 3.0 m = 24 kg * g * 2.0 m + 30 kg * g * 1.0 m
        (
            "A uniform beam, 4.0 m long and 24 kg, is hinged at its left end and supported by a"
            " post 3.0 m from the hinge. A 30 kg boy stands 1.0 m from the hinge. What upward"
            " force does the post give? g = 9.8 m/s²",
            "F d_post = M g d_cm + m g d_boy",
            {"M": "24 kg", "m": "30 kg", "d_boy": "1.0 m", "d_post": "3.0 m", "d_cm": "2.0 m"},
            "255 N",
        ),
        # T * 1.5 m = 12 kg * g * 0.50 m
        (
            "A massless bar is hinged at B. A 12 kg basket hangs 0.50 m from B and a vertical cord"
            " 1.5 m from B keeps the bar level. What is the tension in the cord? g = 9.8 m/s²",
            "T d_c = m g d_b",
            {"m": "12 kg", "d_b": "0.50 m", "d_c": "1.5 m"},
            "39.2 N",
        ),
        # T * 1.2 m = 6.0 kg * g * 1.0 m
        (
            "A light rod 2.0 m long is hinged at one end. A load of 6.0 kg hangs at its middle; a"
            " vertical wire holds the rod level at 1.2 m from the hinge. Find the tension of the"
            " wire. g = 9.8 m/s²",
            "T d_w = m g d_load",
            {"m": "6.0 kg", "d_load": "1.0 m", "d_w": "1.2 m", "L": "2.0 m"},
            "49 N",
        ),
    ],
)
def test_the_place_of_what_holds_a_bar_is_no_place_of_a_load(
    question: str, equation: str, values: dict[str, str], answer: str
) -> None:
    letter = equation[0]
    trace = trace_of_numbers(
        "lever", question, answer, variables=values, equation=equation, results={letter: answer}
    )
    assert judge_unguarded(trace).outcome != "invalid"
    short = {**trace, "derivation": f"{letter} = 9.8 × 2.0 = 25.6 N"}
    assert judge_unguarded(short).outcome == "invalid"  # arithmetic needs no reading


def test_what_is_added_leaves_a_thing_of_two_moments_open() -> None:
    """Before 0.20 m, then 0.50 m: neither is found by its kind alone."""
    question = (
        "A raft of area 3.0 m² and mass 150 kg floats in fresh water (1000 kg/m³). Cargo of 300 kg"
        " is put on the raft. How far does the raft reach below the surface then?"
    )
    state = {"variables": {"m": "150 kg", "A": "3.0 m²", "d_0": "0.050 m"}}
    trace = bare_trace("buoyancy", question, "0.050 m", state_0=state)
    assert judge_unguarded(trace).verdict["answer"] != "valid"
