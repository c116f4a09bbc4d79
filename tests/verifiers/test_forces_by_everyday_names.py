"""Forces by everyday names and letters: the floor's push, the F_S of a string."""

from __future__ import annotations

from typing import Any

import pytest

from wmw.verifiers.pipeline import judge

_G = "Use g = 9.8 m/s²."


def _record(family: str, question: str, **parts: Any) -> dict[str, Any]:
    objects = [{"name": n, "attributes": a} for n, a in parts.get("bodies", {}).items()]
    return {
        "id": "worded", "scenario_family": family, "question": question,
        "state_0": {
            "objects": objects, "relations": [], "forces": parts.get("forces", []),
            "variables": parts.get("variables", {}), "assumptions": [],
        },
        "transition": {"rule": "", "effect": "", "equation": parts["equation"], "evidence": []},
        "state_1": {"predicted_change": "", "new_variables": parts.get("new", {})},
        "derivation": parts.get("derivation", ""),
        "answer": {"value": parts["answer"], "unit": None, "explanation": ""},
    }  # fmt: skip


def _force(name: str, target: str, way: str, size: float) -> dict[str, Any]:
    return {"name": name, "target": target, "direction": way, "magnitude": size, "unit": "N"}


CHEST = {
    "question": "A 40 kg chest stands on a level wooden floor. The coefficient of static friction"
    f" is 0.50. What horizontal push is just enough to make it slide? {_G}",
    "bodies": {"chest": {"mass": "40 kg"}, "wooden floor": {}},
    "variables": {"mass of the chest": "40 kg", "coefficient of static friction": "0.50"},
    "new": {"limiting friction": "196 N"}, "derivation": "0.50 × 40 × 9.8 = 196 N",
    "answer": "196 N", "equation": "limiting friction = coefficient × mass × g",
}  # fmt: skip
PAIR = {
    "question": "Two blocks of 1.0 kg and 3.0 kg hang on a light string over a smooth fixed pulley."
    " They start from rest. How fast is each after 0.50 s? Use g = 9.8 m/s².",
    "bodies": {"block 1": {"m": "1.0 kg"}, "block 2": {"m": "3.0 kg"}, "string": {}, "pulley": {}},
    "variables": {"m_1": "1.0 kg", "m_2": "3.0 kg", "t": "0.50 s", "g": "9.8 m/s²"},
    "new": {"a": "4.9 m/s²", "v": "2.45 m/s"}, "derivation": "v = 4.9·0.50 = 2.45 m/s",
    "answer": "2.45 m/s", "equation": "a = (m_2 − m_1)·g/(m_1 + m_2); v = a·t",
}  # fmt: skip


@pytest.mark.parametrize("name", ["floor's push", "push of the floor", "support from the floor"])
def test_the_push_of_what_a_body_stands_on_is_the_normal_force(name: str) -> None:
    weight = _force("weight", "chest", "downwards", 392)
    sound = judge(_record("friction", **CHEST, forces=[weight, _force(name, "chest", "up", 392)]))
    assert not sound.findings
    turned = judge(_record("friction", **CHEST, forces=[_force(name, "chest", "down", 392)]))
    assert turned.labels == ("force",)
    small = judge(_record("friction", **CHEST, forces=[weight, _force(name, "chest", "up", 196)]))
    assert small.labels == ("force",)


def test_the_push_of_a_hand_is_no_normal_force() -> None:
    push = _force("push of the hand", "chest", "forward", 196)
    grip = _force("friction", "chest", "backward", 196)
    assert not judge(_record("friction", **CHEST, forces=[push, grip])).findings


@pytest.mark.parametrize("name", ["F_S", "F_T", "S"])
def test_the_letters_of_a_strings_force(name: str) -> None:
    weights = [_force("F_G1", "block 1", "down", 9.8), _force("F_G2", "block 2", "down", 29.4)]
    pulls = [_force(name, "block 1", "up", 14.7), _force(name, "block 2", "up", 14.7)]
    assert not judge(_record("pulley", **PAIR, forces=weights + pulls)).findings
    pulls[0] = _force(name, "block 1", "up", 9.8)
    assert judge(_record("pulley", **PAIR, forces=weights + pulls)).labels == ("force",)


@pytest.mark.parametrize("name", ["f_s", "F_s", "f", "static friction"])
def test_friction_holds_what_is_parked_on_a_slope(name: str) -> None:
    """In a scene that no coefficient tells of, too: 5.0 kg × 9.8 m/s² × sin 20° = 16.8 N."""
    parts: dict[str, Any] = {
        "question": f"A 5.0 kg suitcase sits at rest on a plank inclined at 20°. How large is the"
        f" friction force that keeps it from sliding? {_G}",
        "bodies": {"suitcase": {"mass": "5.0 kg"}, "plank": {}},
        "variables": {"m": "5.0 kg", "θ": "20°", "g": "9.8 m/s²"},
        "equation": "f = m g sin θ",
        "new": {"f": "16.8 N"},
        "answer": "16.8 N",
    }
    weight = _force("weight", "suitcase", "downwards", 49.0)
    normal = _force("N", "suitcase", "perpendicular to the plank, away from it", 46.0)
    up, down = (_force(name, "suitcase", f"{way} the slope", 16.8) for way in ("up", "down"))
    sound = judge(_record("inclined_plane", **parts, forces=[weight, normal, up]))
    assert not sound.findings
    turned = judge(_record("inclined_plane", **parts, forces=[weight, normal, down]))
    assert turned.labels == ("force",)


@pytest.mark.parametrize("name", ["gravitational pull", "pull of gravity", "Fg", "F_g", "weight"])
@pytest.mark.parametrize("way", ["toward the ground", "−y"])
def test_the_pull_of_gravity_is_no_pull_of_a_rope(name: str, way: str) -> None:
    """Of a bob on a string, whose tension is called a pull, too: 0.50 kg × (9.8 + 4.0) m/s²."""
    parts: dict[str, Any] = {
        "question": "A 0.50 kg bob on a string of 1.0 m passes its lowest point at 2.0 m/s. What is"
        f" the tension in the string there? {_G}",
        "bodies": {"bob": {"mass": "0.50 kg"}, "string": {"length": "1.0 m"}},
        "variables": {"m": "0.50 kg", "L": "1.0 m", "v": "2.0 m/s", "g": "9.8 m/s²"},
        "equation": "T = m g + m v²/L",
        "new": {"T": "6.9 N"},
        "answer": "6.9 N",
    }
    up = "+y" if way == "−y" else "upward"
    weight, pull = _force(name, "bob", way, 4.9), _force("tension", "bob", up, 6.9)
    assert not judge(_record("pendulum", **parts, forces=[weight, pull])).findings
    turned = _force(name, "bob", "upward", 4.9)
    assert judge(_record("pendulum", **parts, forces=[turned, pull])).labels == ("force",)


def test_all_bodies_have_a_weight() -> None:
    """That of the drum is none of the bucket's on the wrong body."""
    parts: dict[str, Any] = {
        "question": "A 2.0 kg bucket hangs from a cord wound round a solid drum of 4.0 kg, which"
        " turns on a fixed axle without friction. The bucket is let go. How fast does it speed up?"
        f" {_G}",
        "bodies": {"bucket": {"mass": "2.0 kg"}, "cord": {}, "drum": {"mass": "4.0 kg"}},
        "variables": {"m": "2.0 kg", "M": "4.0 kg", "g": "9.8 m/s²"},
        "equation": "a = m g/(m + M/2)",
        "new": {"a": "4.9 m/s²"},
        "answer": "4.9 m/s²",
    }
    own = [_force("Fg", "bucket", "down", 19.6), _force("tension", "bucket", "up", 9.8)]
    others = [_force("gravitational force", "drum", "down", 39.2)]
    assert not judge(_record("pulley", **parts, forces=own + others)).findings
