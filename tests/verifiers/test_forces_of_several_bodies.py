"""Lists of forces on two or more bodies: on whom each acts, which way, and how large it is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

Force = tuple[str, str, str, float | None]
Relation = tuple[str, str, str]


def _judged(
    question: str,
    bodies: dict[str, dict[str, str]],
    relations: tuple[Relation, ...],
    forces: tuple[Force, ...],
    *assumptions: str,
    family: str = "none",
) -> list[str]:
    """Return the places of what is wrong with the list of forces."""
    record: dict[str, Any] = {
        "id": "several", "scenario_family": family, "question": question,
        "state_0": {
            "objects": [{"name": name, "attributes": own} for name, own in bodies.items()],
            "relations": [{"type": t, "args": [one, other]} for t, one, other in relations],
            "forces": [
                {"name": n, "target": body, "direction": way, "magnitude": size, "unit": "N"}
                for n, body, way, size in forces
            ],
            "assumptions": list(assumptions),
        },
        "transition": {}, "state_1": {}, "answer": {"value": None},
    }  # fmt: skip
    verdict = judge(record)
    assert verdict.labels in ((), ("force",))
    return [f.pointer for f in verdict.findings]


NUTS = "Nut A is dropped from a roof, and nut B is thrown off it at 3.0 m/s. Which is faster below?"


@pytest.mark.parametrize(
    ("ways", "assumptions", "wrong"),
    [
        (("−y", "−y"), (), []),
        (("-y", "+y"), (), [1]),
        (("negative y-direction", "along +y"), (), [1]),
        (("+y", "+y"), (), [0, 1]),
        (("+y", "+y"), ("the y axis points down",), []),
        (("+y", "+y"), ("down is positive",), []),
        (("-y", "-y"), ("y is measured downward from the roof",), []),
        (("+y", "+y"), ("y is measured downward from the roof",), []),
        (("down", "forward, along the throw"), (), [1]),
        (("down", "horizontal, with the throw"), (), [1]),
        (("down", "forward and down"), (), []),
    ],
)
def test_the_weight_of_each_body_points_down(
    ways: tuple[str, ...], assumptions: tuple[str, ...], wrong: list[int]
) -> None:
    forces = tuple(
        (f"gravity on {mark}", f"nut {mark}", way, None)
        for mark, way in zip("AB", ways, strict=True)
    )
    found = _judged(NUTS, {"nut A": {}, "nut B": {}}, (), forces, *assumptions)
    assert found == [f"/state_0/forces/{i}/direction" for i in wrong]


def test_an_axis_that_points_down_with_no_word_of_it() -> None:
    question = "A parcel lies on a sledge, which a dog pulls along. What bears the parcel?"
    forces: tuple[Force, ...] = (
        ("weight", "parcel", "+y", None),
        ("normal force", "parcel", "-y", None),
    )
    assert _judged(question, {"parcel": {}, "sledge": {}}, (), forces) == []


PAILS = (
    "Over a frictionless, massless pulley hangs a cord with the left pail (2.0 kg) on the left"
    " and the right pail (5.0 kg) on the right. They are let go from rest. Which one goes down?"
    " Use g = 9.8 m/s²."
)


@pytest.mark.parametrize(
    ("sizes", "wrong"), [((19.6, 49.0), []), ((19.6, 19.6), [1]), ((49.0, 49.0), [0])]
)
def test_the_weight_of_a_body_is_that_of_its_own_mass(
    sizes: tuple[float, ...], wrong: list[int]
) -> None:
    forces = [
        {"name": f"weight of the {side} pail", "target": f"{side} pail", "direction": "down",
         "magnitude": size, "unit": "N"}
        for side, size in zip(("left", "right"), sizes, strict=True)
    ]  # fmt: skip
    forces += [
        {"name": f"tension on the {side} pail", "target": f"{side} pail", "direction": "up",
         "magnitude": 28.0, "unit": "N"}
        for side in ("left", "right")
    ]  # fmt: skip
    bodies = {
        "left pail": {"mass": "2.0 kg"}, "right pail": {"mass": "5.0 kg"}, "cord": {}, "pulley": {},
    }  # fmt: skip
    relations = [("attached", "left pail", "cord"), ("attached", "right pail", "cord")]
    relations += [("supported_by", "cord", "pulley"), ("left_of", "left pail", "right pail")]
    trace = bare_trace("pulley", PAILS, "right pail")
    trace["state_0"] = {
        "objects": [{"name": name, "attributes": own} for name, own in bodies.items()],
        "relations": [{"type": t, "args": [one, other]} for t, one, other in relations],
        "forces": forces,
        "variables": {"m_1": "2.0 kg", "m_2": "5.0 kg", "g": "9.8 m/s^2"},
    }
    trace["transition"] = {
        "rule": "The heavier body pulls the lighter one up",
        "effect": "The right pail goes down and the left pail goes up.",
        "equation": "a = (m_heavy - m_light) g/(m_1 + m_2)",
    }
    trace["state_1"] = {"predicted_change": "The right pail goes down and the left one goes up."}
    found = [f.pointer for f in judge(trace).findings]
    assert found == [f"/state_0/forces/{i}/magnitude" for i in wrong]


def test_a_weight_on_the_body_that_its_name_says() -> None:
    question = (
        "A disc turns at 30 rpm. Pea P lies 8.0 cm and pea Q 12 cm from its axis, and both turn"
        " with it. What is the speed of pea Q?"
    )
    bodies: dict[str, dict[str, str]] = {"pea P": {}, "pea Q": {}, "disc": {}}
    relations = (("on", "pea P", "disc"), ("on", "pea Q", "disc"))
    right = (("weight of P", "pea P", "down", None), ("weight of Q", "pea Q", "down", None))
    wrong = (("weight of P", "pea Q", "down", None), ("weight of Q", "pea P", "down", None))
    assert _judged(question, bodies, relations, right, family="circular_motion") == []
    assert _judged(question, bodies, relations, wrong) == [
        "/state_0/forces/0/target", "/state_0/forces/1/target",
    ]  # fmt: skip


SCALES = "Eva (30 kg) and Jan (20 kg) sit still on the two sides of a level, light seesaw."
RIDERS = {"Eva": {"mass": "30 kg"}, "Jan": {"mass": "20 kg"}, "seesaw": {}, "pivot": {}}
SEATED = (("on", "Eva", "seesaw"), ("on", "Jan", "seesaw"), ("supported_by", "seesaw", "pivot"))


@pytest.mark.parametrize(
    ("forces", "wrong"),
    [
        ((("Eva's weight", "seesaw", 294), ("Jan's weight", "seesaw", 196)), []),
        ((("Eva's weight", "seesaw", 294), ("Jan's weight", "seesaw", 392)), ["/1/magnitude"]),
        ((("Eva's weight", "Eva", 294), ("Jan's weight", "Jan", 196)), []),
        (
            (("Eva's weight", "Jan", 294), ("Jan's weight", "Eva", 196)),
            ["/0/target", "/1/target"],
        ),
        ((("Eva's weight", "seesaw", 294),), [""]),
        ((("weight of the riders", "seesaw", 490),), []),
    ],
)
def test_the_weights_of_those_on_a_bar(
    forces: tuple[tuple[str, str, float], ...], wrong: list[str]
) -> None:
    listed = (*((n, b, "down", s) for n, b, s in forces), ("pivot force", "seesaw", "up", None))
    found = _judged(SCALES, RIDERS, SEATED, listed)
    assert found == [f"/state_0/forces{place}" for place in wrong]


def test_the_weight_of_one_of_two_on_the_other() -> None:
    bodies: dict[str, dict[str, str]] = {"tile A": {}, "tile B": {}}
    forces = (("weight of A", "tile B", "down", None),)
    apart = "Tile A is beside tile B. What moves them?"
    assert _judged(apart, bodies, (), forces) == ["/state_0/forces/0/target"]
    assert _judged(apart, bodies, (("on", "tile A", "tile B"),), forces) == []
    assert _judged("Tile A lies on top of tile B.", bodies, (), forces) == []


def test_a_load_is_as_large_as_its_body_weighs() -> None:
    question = "A bag that weighs 300 N lies on a level rod. Its end is held up. Find the effort."
    bodies = {"bag": {"weight": "300 N"}, "rod": {}}
    for size, wrong in ((300.0, []), (150.0, ["/state_0/forces/0/magnitude"])):
        forces = (("load", "rod", "down", size), ("effort", "rod", "up", None))
        assert _judged(question, bodies, (("on", "bag", "rod"),), forces) == wrong
    forces = (("effort", "rod", "up", 100.0), ("fulcrum force", "rod", "up", 200.0))
    assert _judged(question, bodies, (("on", "bag", "rod"),), forces) == ["/state_0/forces"]


TRESTLES = "A light shelf lies on trestle A at its left and trestle B at its right. Find B's force."
SHELF: dict[str, dict[str, str]] = {"shelf": {}, "trestle A": {}, "trestle B": {}, "jar": {}}
HELD = (("supported_by", "shelf", "trestle A"), ("supported_by", "shelf", "trestle B"))


@pytest.mark.parametrize(
    ("question", "ways", "wrong"),
    [
        (TRESTLES, {"A": "up", "B": "up"}, []),
        (TRESTLES, {"A": "up", "B": "down"}, ["/1/direction"]),
        (TRESTLES, {"A": "up"}, [""]),
        (TRESTLES.replace("light", "light overhanging"), {"A": "up", "B": "down"}, []),
    ],
)
def test_both_supports_of_a_bar_push_it_up(
    question: str, ways: dict[str, str], wrong: list[str]
) -> None:
    pushes = tuple((f"force of trestle {m}", "shelf", way, None) for m, way in ways.items())
    found = _judged(question, SHELF, HELD, (*pushes, ("weight of the jar", "shelf", "down", None)))
    assert found == [f"/state_0/forces{place}" for place in wrong]


def test_a_bar_that_is_let_go_is_held_by_its_pivot() -> None:
    question = (
        "A level seesaw with a dog (20 kg) and a cat (5 kg) on it is let go. Which side sinks?"
    )
    bodies = {"dog": {"mass": "20 kg"}, "cat": {"mass": "5 kg"}, "seesaw": {}, "pivot": {}}
    relations = (("supported_by", "seesaw", "pivot"), ("on", "dog", "seesaw"))
    for way, wrong in (("up", []), ("down", ["/state_0/forces/2/direction"])):
        forces = (
            ("weight of the dog", "seesaw", "down", 196.0),
            ("weight of the cat", "seesaw", "down", 49.0),
            ("pivot force", "seesaw", way, None),
        )
        assert _judged(question, bodies, relations, forces) == wrong


@pytest.mark.parametrize(
    ("question", "forces", "wrong"),
    [
        (
            "A bus runs into the rear of a van. Which of the two feels the larger force?",
            (("impact force on van", "van", "backward", None),
             ("impact force on bus", "bus", "backward, against the motion", None)),
            ["/1/direction"],
        ),
        (
            "A bus and a van collide head-on. Which of the two feels the larger force?",
            (("impact force on van", "van", "backward", None),
             ("impact force on bus", "bus", "backward, against the motion", None)),
            [],
        ),
        (
            "A bus hits a parked van. Which of the two feels the larger force?",
            (("contact force on bus", "bus", "backward, against the bus's motion", None),
             ("contact force on van", "van", "backward, against the bus's motion", None)),
            ["/1/direction"],
        ),
        (
            "A bus hits a parked van. Which of the two feels the larger force?",
            (("contact force on bus", "bus", "backward, against the bus's motion", None),
             ("contact force on van", "van", "forward, along the bus's motion", None)),
            [],
        ),
        (
            "A bus hits a parked van. Which of the two feels the larger force?",
            (("contact force on van", "van", "forward", None),),
            [""],
        ),
        (
            "A bus hits a parked van. How fast is the van afterwards?",
            (("contact force on van", "van", "forward", None),),
            [],
        ),
        (
            "A van at rest on ice throws a bus to the left. How fast is the van?",
            (("force on the bus", "bus", "left", None), ("force on the van", "van", "left", None)),
            ["/1/direction"],
        ),
        (
            "Wind drives a van and a bus to the left, which touch. How fast is the van?",
            (("force on the bus", "bus", "left", None), ("force on the van", "van", "left", None)),
            [],
        ),
    ],
)  # fmt: skip
def test_two_that_act_on_each_other(
    question: str, forces: tuple[Force, ...], wrong: list[str]
) -> None:
    found = _judged(question, {"bus": {}, "van": {}}, (("contact", "bus", "van"),), forces)
    assert found == [f"/state_0/forces{place}" for place in wrong]


def test_a_push_on_the_one_whose_letter_its_name_has() -> None:
    question = "Bench A and bench B stand apart. What push moves bench B?"
    bodies: dict[str, dict[str, str]] = {"bench A": {}, "bench B": {}}
    for target, wrong in (("bench B", []), ("bench A", ["/state_0/forces/0/target"])):
        assert _judged(question, bodies, (), (("push on B", target, "forward", None),)) == wrong


CRATES = "On a level floor crate A (10 kg) is pushed with 40 N, and crate B (5.0 kg) is left alone."
STOOD = (("on", "crate A", "floor"), ("on", "crate B", "floor"))
BOXES = {"crate A": {"mass": "10 kg"}, "crate B": {"mass": "5.0 kg"}, "floor": {}}


@pytest.mark.parametrize(
    ("question", "normals", "wrong"),
    [
        (CRATES, (98.0, 49.0), []),
        (CRATES, (98.0, 25.0), ["/3/magnitude"]),
        (CRATES, (49.0, 49.0), ["/2/magnitude"]),
        (CRATES, (98.0,), [""]),
        (CRATES.replace("pushed", "pushed at 20°"), (85.0, 49.0), []),
        (CRATES.replace("a level floor", "the floor of an elevator"), (120.0, 60.0), []),
    ],
)
def test_what_a_level_floor_bears(
    question: str, normals: tuple[float, ...], wrong: list[str]
) -> None:
    weights = (("weight of A", "crate A", "down", 98.0), ("weight of B", "crate B", "down", 49.0))
    bearing = tuple(
        (f"normal force on {mark}", f"crate {mark}", "up", size)
        for mark, size in zip("AB", normals, strict=False)
    )
    push = (("push", "crate A", "forward", 40.0),)
    found = _judged(question, BOXES, STOOD, (*weights, *bearing, *push))
    assert found == [f"/state_0/forces{place}" for place in wrong]


@pytest.mark.parametrize(
    ("how", "size", "wrong"),
    [
        ("slowly", 196.0, []),
        ("slowly", 392.0, ["/state_0/forces/1/magnitude"]),
        ("quickly", 392.0, []),
        ("slowly at first, then accelerated,", 392.0, []),
    ],
)
def test_what_a_slow_lift_bears(how: str, size: float, wrong: list[str]) -> None:
    question = f"An anchor of 20 kg is {how} raised by a tackle of 4 strands. What is the pull?"
    forces = (("weight", "anchor", "down", 196.0), ("hook force", "anchor", "up", size))
    bodies = {"anchor": {"mass": "20 kg"}, "tackle": {}}
    assert _judged(question, bodies, (), forces) == wrong


def test_a_component_told_at_both_moments() -> None:
    question = (
        "A dart is launched at 12 m/s, 45° above the level ground. What greatest height does it"
        " reach? Use g = 9.8 m/s²."
    )
    trace = bare_trace("projectile", question, "3.67 m")
    trace["state_1"] = {
        "predicted_change": "The vertical velocity goes from 8.49 m/s to 0 m/s at the top.",
        "new_variables": {"v_start": "8.49 m/s", "v_end": "0 m/s"},
    }
    assert judge(trace).outcome != "invalid"
    trace["state_1"]["new_variables"] = {"v_start": "4.25 m/s", "v_end": "0 m/s"}
    trace["state_1"]["predicted_change"] = "The vertical velocity goes from 4.25 m/s to 0 m/s."
    assert judge(trace).outcome != "valid"


@pytest.mark.parametrize(("answer", "outcome"), [(0.754, "valid"), (0.942, "invalid")])
def test_a_radius_in_brackets_is_that_of_the_body_named_before_it(
    answer: float, outcome: str
) -> None:
    question = (
        "On a turntable rotating at 45 rpm rest bug P (at a radius of 24 cm) and bug Q (at 16 cm)."
        " How fast does bug Q move?"
    )
    trace = bare_trace("circular_motion", question, f"{answer} m/s")
    trace["state_0"] = {
        "objects": [{"name": "bug P"}, {"name": "bug Q"}, {"name": "turntable"}],
        "relations": [{"type": "on", "args": [f"bug {mark}", "turntable"]} for mark in ("P", "Q")],
        "variables": {"radiusP": "24 cm", "radiusQ": "16 cm", "turnRate": "45 rpm"},
    }
    trace["transition"] = {
        "rule": "In one turn a body covers the circumference of its circle",
        "equation": "v_Q = 2*pi*r_Q*n",
    }
    radius = 0.16 if outcome == "valid" else 0.2
    trace["derivation"] = f"n = 45 rpm = 0.750 1/s; v_Q = 2π × {radius} × 0.750 = {answer} m/s"
    trace["state_1"] = {
        "predicted_change": f"Bug Q goes around with a speed of {answer} m/s.",
        "new_variables": {"speedQ": f"{answer} m/s"},
    }
    assert judge(trace).outcome == outcome
