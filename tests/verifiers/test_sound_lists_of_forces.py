"""Sound lists of forces in sound traces, which a reading must not find fault with."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bare import trace_of_numbers
from wmw.verifiers.pipeline import judge

BAR = (
    "A 3.0 m bar of negligible weight rests on a pivot at its centre. Loads of 150 N hang at both"
    " ends. What force does the pivot exert on the bar?"
)
CART = (
    "A 0.50 kg cart on a smooth rail is tied to a wall on its left by a spring of 25 N/m. It is"
    " pulled 20 cm to the right and let go. What is the size of its acceleration at that moment?"
)
HOISTED = (
    "A 30 kg safe of volume 0.010 m³ is lifted slowly, at constant speed, through sea water"
    " (1020 kg/m³). What upward force is needed while it is under water? g = 9.8 m/s²"
)
HELD = (
    "A girl holds a 0.40 kg ball of volume 6.0 L completely under water (1000 kg/m³) with one hand."
    " What force must the hand exert? Use g = 9.8 m/s²."
)
Force = tuple[str, str, str, float]
LISTS: dict[str, tuple[Force, ...]] = {
    BAR: (
        ("left load", "bar", "down", 150),
        ("right load", "bar", "down", 150),
        ("pivot force", "bar", "up", 300),
    ),
    CART: (
        ("mg", "cart", "down", 4.9),
        ("F_N", "cart", "up", 4.9),
        ("F_s", "cart", "to the left", 5.0),
    ),
    HOISTED: (
        ("weight", "safe", "downward", 294),
        ("lift", "safe", "upward", 194),
        ("buoyant force", "safe", "upward", 100),
    ),
    HELD: (
        ("weight", "ball", "downward", 3.92),
        ("buoyant force", "ball", "upward", 58.8),
        ("hand force", "ball", "downward", 54.9),
    ),
}
BODIES = {
    BAR: "bar, left load, right load, pivot",
    CART: "cart, spring, wall, rail",
    HOISTED: "safe, sea water",
    HELD: "ball, water, hand",
}


def _blamed(question: str, forces: tuple[Force, ...], trace: dict[str, Any]) -> set[str]:
    state = trace["state_0"] | {
        "objects": [{"name": body, "attributes": {}} for body in BODIES[question].split(", ")],
        "forces": [
            {"name": name, "target": body, "direction": way, "magnitude": size, "unit": "N"}
            for name, body, way, size in forces
        ],
    }
    return {finding.pointer for finding in judge(trace | {"state_0": state}).findings}


def _trace(question: str) -> dict[str, Any]:
    if question is BAR:
        return trace_of_numbers("lever", question, "300 N", variables={"L": "3.0 m"})
    if question is CART:
        given = {"m": "0.50 kg", "k": "25 N/m", "x": "20 cm"}
        trace = trace_of_numbers(
            "spring", question, "10 m/s²", variables=given, results={"a": "-10 m/s²"}
        )
        return trace | {"derivation": "|a| = 25*0.20/0.50 = 10 m/s²"}
    if question is HOISTED:
        given = {"m": "30 kg", "V": "0.010 m³", "rho": "1020 kg/m³", "g": "9.8 m/s²"}
        return trace_of_numbers("buoyancy", question, "194 N", variables=given)
    given = {"m": "0.40 kg", "V": "6.0 L", "rho": "1000 kg/m³", "g": "9.8 m/s²"}
    return trace_of_numbers("buoyancy", question, "54.9 N", variables=given)


@pytest.mark.parametrize("question", LISTS)
def test_a_sound_list_is_not_blamed(question: str) -> None:
    """Neither the list nor what follows from it is found wrong."""
    assert not _blamed(question, LISTS[question], _trace(question))


@pytest.mark.parametrize("question", [CART, HOISTED])
def test_a_wrong_size_is_still_found(question: str) -> None:
    """The second force of the list has another size."""
    one, (name, body, way, size), *rest = LISTS[question]
    forces = (one, (name, body, way, 3 * size), *rest)
    places = _blamed(question, forces, _trace(question))
    assert any(place.startswith("/state_0/forces") for place in places)


@pytest.mark.parametrize(
    ("question", "held"),
    [
        ("How fast can a moped cross the top of a hump of radius 30 m and stay on it?", False),
        ("A moped stands on the hump of a bridge. How large is the bridge's radius?", True),
    ],
)
def test_what_may_just_lose_contact_need_not_be_held(question: str, held: bool) -> None:
    trace = trace_of_numbers("none", question, "17.1 m/s")
    trace["state_0"] |= {
        "objects": [{"name": "moped", "attributes": {}}, {"name": "hump", "attributes": {}}],
        "relations": [{"type": "supported_by", "args": ["moped", "hump"]}],
        "forces": [{"name": "weight", "target": "moped", "direction": "down"}],
    }
    assert ("/state_0/forces" in {f.pointer for f in judge(trace).findings}) is held
