"""Forces that the question's words alone show to be turned, too small or left out."""

from __future__ import annotations

from typing import Any

import pytest

from wmw.verifiers.pipeline import judge

BUS = (
    "A 12 kg suitcase lies on the level floor of a bus that speeds up at 1.5 m/s². The suitcase"
    " does not slip. What is the friction force on it?"
)
CART = (
    "A box of 3.0 kg rests on a cart. The cart accelerates to the left at 2.0 m/s² and the box"
    " rides along without slipping. How large is the friction on the box?"
)
START = (
    "A 12 kg suitcase stands on the level floor of a bus. The bus starts from rest and accelerates"
    " at 1.5 m/s²; the suitcase does not slip. What is the friction force on it?"
)
BRAKES = (
    "A 12 kg suitcase lies on the level floor of a bus. The bus brakes at 1.5 m/s² and the suitcase"
    " does not slip. What is the friction force on it?"
)
BELOW = (
    "A box of 3.0 kg rests on a cart. A force pulls the box to the left, and the cart accelerates"
    " with it; the box does not slip. What is the friction?"
)
SWING = (
    "A ball of 0.20 kg on a thread 0.80 m long swings through the lowest point of its arc at 1.5"
    " m/s. What is the tension? Use g = 10 m/s²."
)
LET_GO = (
    "A ball of 0.20 kg on a thread 0.80 m long is released at 60° and swings through the lowest"
    " point at 2.8 m/s. What is the tension at the start? Use g = 10 m/s²."
)
BLOCK = (
    "A crate of 300 N hangs on a loose pulley which itself weighs 40 N. Two vertical strands of a"
    " rope carry the pulley. What force at the end of the rope keeps it at rest?"
)
LIGHT = BLOCK.replace(" which itself weighs 40 N", "")


def _flagged(question: str, body: str, *forces: tuple[str, str, float]) -> set[str]:
    record: dict[str, Any] = {
        "id": "force", "scenario_family": "none", "question": question,
        "state_0": {
            "objects": [{"name": body}, {"name": "cart"}, {"name": "bus"}],
            "forces": [
                {"name": name, "target": body, "direction": way, "magnitude": size, "unit": "N"}
                for name, way, size in forces
            ],
        },
        "transition": {}, "state_1": {}, "answer": {"value": None},
    }  # fmt: skip
    return {f.pointer for f in judge(record).findings if f.label == "force"}


@pytest.mark.parametrize(
    ("question", "body", "size", "wrong", "right"),
    [
        (BUS, "suitcase", 18, "backward", "forward"),
        (START.replace("stands", "is carried"), "suitcase", 18, "backward", "forward"),
        (START, "suitcase", 18, "backward", "forward"),
        (CART, "box", 6, "right", "left"),
    ],
)
def test_friction_drives_what_rides_along(
    question: str, body: str, size: float, wrong: str, right: str
) -> None:
    up, down = ("normal force", "up", 100), ("weight", "down", 100)
    place = "/state_0/forces/2/direction"
    assert place in _flagged(question, body, up, down, ("static friction", wrong, size))
    assert place not in _flagged(question, body, up, down, ("static friction", right, size))


@pytest.mark.parametrize(("question", "body"), [(BRAKES, "suitcase"), (BELOW, "box")])
@pytest.mark.parametrize("way", ["backward", "forward", "left", "right"])
def test_other_friction_is_left_alone(question: str, body: str, way: str) -> None:
    assert not _flagged(question, body, ("static friction", way, 18))


LATHE = (
    "A 90 kg lathe stands on the bed of a lorry and does not slip. The lorry {}. What is the"
    " friction force on the lathe?"
)


def _on_lorry(family: str, told: str, way: str) -> set[str]:
    """Return what is found wrong in forces on a lathe, of which the friction points some way."""
    lathe = [("weight", "down", 882), ("normal force", "up", 882), ("friction", way, 90)]
    record: dict[str, Any] = {
        "id": "lorry", "scenario_family": family, "question": LATHE.format(told),
        "state_0": {
            "objects": [{"name": "lathe"}, {"name": "lorry"}],
            "forces": [
                {"name": name, "target": "lathe", "direction": way, "magnitude": size, "unit": "N"}
                for name, way, size in lathe
            ],
        },
        "transition": {}, "state_1": {}, "answer": {"value": None},
    }  # fmt: skip
    return {f.pointer for f in judge(record).findings if f.label == "force"}


@pytest.mark.parametrize("family", ["friction", "none"])
@pytest.mark.parametrize(
    ("told", "sound", "wrong"),
    [
        ("accelerates backward at 1.0 m/s²", "backward", "forward"),
        ("accelerates at 1.0 m/s², so that its driver is thrown backward", "forward", "backward"),
        ("accelerates in reverse at 1.0 m/s²", "backward", None),
        ("backs up, speeding up at 1.0 m/s²", "backward", None),
        ("accelerates at −1.0 m/s²", "backward", None),
        ("accelerates at 1.0 m/s². Right is positive; it goes to the left", "to the left", None),
        ("goes to the left and speeds up at 1.0 m/s². Right is positive", "left", None),
    ],
)
def test_a_lorry_may_go_backward(family: str, told: str, sound: str, wrong: str | None) -> None:
    place = "/state_0/forces/2/direction"
    assert place not in _on_lorry(family, told, sound)
    assert wrong is None or place in _on_lorry(family, told, wrong)


def test_what_swings_is_pulled_up_harder_than_it_weighs() -> None:
    weight = ("weight", "downward", 2.0)
    place = "/state_0/forces/1/magnitude"
    assert place in _flagged(SWING, "ball", weight, ("tension", "upward", 2.0))
    assert place not in _flagged(SWING, "ball", weight, ("tension", "upward", 2.56))
    assert place not in _flagged(LET_GO, "ball", weight, ("tension", "toward the pivot", 1.0))


def test_a_told_weight_is_listed() -> None:
    load = ("pull of the crate", "down", 300)
    strands = [("strand 1", "up", 150), ("strand 2", "up", 150)]
    held = [("strand 1", "up", 170), ("strand 2", "up", 170), ("weight", "down", 40)]
    assert "/state_0/forces" in _flagged(BLOCK, "loose pulley", load, *strands)
    assert not _flagged(BLOCK, "loose pulley", load, *held)
    assert not _flagged(LIGHT, "loose pulley", load, *strands)


@pytest.mark.parametrize(
    "told",
    [
        "A 5.0 kg crate rests on a train that speeds up to the east at 1.0 m/s² without slipping.",
        "A 5.0 kg crate lies on the floor of a tram. The tram accelerates to the east at 1.0 m/s²"
        " and the crate does not slip.",
    ],
)
@pytest.mark.parametrize(("way", "places"), [("east", set()), ("west", {2})])
def test_a_train_drives_what_it_carries_by_friction(told: str, way: str, places: set[int]) -> None:
    record: dict[str, Any] = {
        "id": "force", "scenario_family": "friction",
        "question": f"{told} Find the friction force on the crate.",
        "state_0": {
            "objects": [{"name": "crate"}, {"name": "train" if "train" in told else "tram"}],
            "forces": [
                {"name": "weight", "target": "crate", "direction": "down"},
                {"name": "normal force", "target": "crate", "direction": "up"},
                {"name": "friction", "target": "crate", "direction": way},
            ],
        },
        "transition": {}, "state_1": {}, "answer": {"value": None},
    }  # fmt: skip
    found = {f.pointer for f in judge(record).findings if f.label == "force"}
    assert found == {f"/state_0/forces/{place}/direction" for place in places}


@pytest.mark.parametrize("name", ["the Earth's pull on the bob", "attraction of the Earth"])
def test_what_the_earth_does_is_no_tension(name: str) -> None:
    record: dict[str, Any] = {
        "id": "force", "scenario_family": "pendulum",
        "question": "A 0.30 kg bob on a thread 1.0 m long is let go at rest 0.10 m above its lowest"
        " point. How fast is it at the lowest point? g = 9.8 m/s²",
        "state_0": {
            "objects": [{"name": "bob"}, {"name": "thread"}],
            "forces": [
                {"name": "tension of the thread", "target": "bob", "direction": "along the thread"},
                {"name": name, "target": "bob", "direction": "down"},
            ],
        },
        "transition": {}, "state_1": {}, "answer": {"value": 1.4, "unit": "m/s"},
    }  # fmt: skip
    assert judge(record).findings == ()


HOISTED = (
    "A rope over a pulley hoists a 20 kg sack, which accelerates upward at 1.5 m/s². What is the"
    " tension in the rope? g = 9.8 m/s²."
)


@pytest.mark.parametrize(
    ("question", "tension", "blamed"),
    [
        (HOISTED, 196.0, True),
        (HOISTED, 226.0, False),
        (
            HOISTED.replace("which accelerates upward", "at rest at first, then accelerates"),
            196.0,
            False,
        ),
        (HOISTED.replace("upward", "downward"), 166.0, False),
    ],
)
def test_what_is_hoisted_faster_is_pulled_harder(
    question: str, tension: float, blamed: bool
) -> None:
    forces = ("weight", "downward", 196.0), ("rope_tension", "upward", tension)
    found = _flagged(question, "sack", *forces)
    assert found == ({"/state_0/forces/1/magnitude"} if blamed else set())
