"""Lists of forces that are wrong whatever the family: by their names, and by what holds a body."""

from __future__ import annotations

from typing import Any

import pytest

from wmw.verifiers.pipeline import judge

Force = tuple[str, str, str]
Relation = tuple[str, str, str]

THROWN = "A dart is thrown at 9.0 m/s, 20° above the horizontal. How far away does it come down?"
DROPPED = "A bolt is dropped from a mast 12 m high. How long does it fall?"
LAMP = "A lantern swings to and fro on a wire under a roof beam. What is its period?"
WHIRLED = (
    "A cork of 40 g on a string of 0.60 m moves in a horizontal circle at 90 rpm. Find the pull."
)
TRAIN = "A trolley oscillates on a level rail at the end of a spring. What is its largest speed?"
SLED = "A sled slides over level snow at 6.0 m/s; μ_k = 0.05. How far does it come?"
BELT = "A parcel is laid on a moving belt, μ_k = 0.30. How far does it slip?"


def _flagged(
    question: str, forces: tuple[Force, ...], relations: tuple[Relation, ...] = ()
) -> set[str]:
    bodies = dict.fromkeys(
        [body for _, body, _ in forces] + [name for _, *args in relations for name in args]
    )
    record: dict[str, Any] = {
        "id": "list", "scenario_family": "none", "question": question,
        "state_0": {
            "objects": [{"name": body} for body in bodies],
            "relations": [{"type": t, "args": [one, other]} for t, one, other in relations],
            "forces": [{"name": n, "target": body, "direction": way} for n, body, way in forces],
        },
        "transition": {}, "state_1": {}, "answer": {"value": None},
    }  # fmt: skip
    return {f.pointer for f in judge(record).findings if f.label == "force"}


@pytest.mark.parametrize(
    ("question", "body", "name", "wrong", "right"),
    [
        (THROWN, "dart", "gravity", "along the direction of motion", "downward"),
        (THROWN, "dart", "weight of the dart", "to the right", "vertically down"),
        (THROWN, "dart", "gravity on the dart", "upward", "down"),
        (DROPPED, "bolt", "gravitational force", "horizontally", "in the direction of motion"),
        (LAMP, "lantern", "tension", "along the wire, away from the beam", "along the wire"),
        (LAMP, "lantern", "tension in the wire", "away from the pivot", "towards the pivot"),
        (WHIRLED, "cork", "string tension", "in the direction of motion", "towards the centre"),
        (TRAIN, "trolley", "spring force", "away from the rest position", "towards it"),
        (SLED, "sled", "kinetic friction", "along its motion", "opposite to its motion"),
        (SLED, "sled", "friction", "with the motion", "against the direction of motion"),
        (SLED, "sled", "air resistance", "in the direction of the motion", "backward"),
        (SLED, "sled", "normal force", "into the surface", "out of the surface"),
    ],
)
def test_a_way_that_no_force_of_its_name_has(
    question: str, body: str, name: str, wrong: str, right: str
) -> None:
    place = "/state_0/forces/0/direction"
    assert _flagged(question, ((name, body, wrong),)) == {place}
    assert place not in _flagged(question, ((name, body, right),))


@pytest.mark.parametrize(
    ("question", "body", "name", "way"),
    [
        (THROWN, "Earth", "gravity", "upward"),
        (THROWN, "dart", "weight of the counterweight", "up"),
        (BELT, "parcel", "kinetic friction", "along the motion"),
        (SLED, "sled", "pull", "in the direction of motion"),
        (SLED, "sled", "friction", "opposite to the direction of motion"),
        (LAMP, "beam", "tension", "away from the beam"),
        (LAMP, "lantern", "pull of a second wire", "away from the wall and the beam"),
        (TRAIN, "trolley", "push of the hand", "away from the rest position"),
        (SLED, "snow", "normal force", "into the surface"),
    ],
)
def test_a_way_that_the_force_may_have(question: str, body: str, name: str, way: str) -> None:
    assert _flagged(question, ((name, body, way),)) == set()


HANGS = "A tin hangs at rest from a spring under a shelf. How far is the spring stretched?"
TWO = "A tin hangs at rest from two springs side by side. How far are they stretched?"
FLOATS = "A tub floats upright in a lake. How deep is its base?"
OVER = "Two tubs hang from one cord over a pulley and are released. Which of them goes down?"
ROLLS = "A tin rolls off a shelf at 2.0 m/s. Where does it land?"
W, BOND, AFLOAT = "weight", ("attached", "tin", "spring"), ("in", "tub", "lake")


@pytest.mark.parametrize(
    ("question", "forces", "relations", "place"),
    [
        (HANGS, ((W, "tin", "down"),), (BOND,), ""),
        (HANGS, ((W, "tin", "down"),), (), ""),
        (HANGS, ((W, "tin", "down"), ("spring force", "tin", "down")), (BOND,), "/1/direction"),
        (FLOATS, ((W, "tub", "down"), ("push of the cargo", "tub", "↓")), (AFLOAT,), ""),
        (OVER, ((W, "tub P", "down"),), (("attached", "tub P", "cord"),), ""),
        (
            LAMP,
            (("tension", "lantern", "towards the beam"),),
            (("attached", "lantern", "wire"),),
            "",
        ),
    ],
)
def test_a_body_that_is_held_with_forces_one_way(
    question: str, forces: tuple[Force, ...], relations: tuple[Relation, ...], place: str
) -> None:
    assert _flagged(question, forces, relations) == {f"/state_0/forces{place}"}


@pytest.mark.parametrize(
    ("question", "forces", "relations"),
    [
        (HANGS, ((W, "tin", "down"), ("spring force", "tin", "up")), (BOND,)),
        (HANGS, (("spring force", "tin", "up"),), (BOND,)),
        (HANGS, (("pull of the tin", "spring", "down"),), (BOND,)),
        (TWO, ((W, "tin", "down"),), (("attached", "tin", "spring A"),)),
        (ROLLS, ((W, "tin", "down"),), (("supported_by", "tin", "shelf"),)),
        (LAMP, ((W, "lantern", "down"), ("tension", "lantern", "along the wire")), (BOND,)),
        (WHIRLED, (("tension", "cork", "inward"),), (("attached", "cork", "string"),)),
        (DROPPED, ((W, "bolt", "down"),), (("above", "bolt", "deck"),)),
    ],
)
def test_a_list_that_may_be_whole(
    question: str, forces: tuple[Force, ...], relations: tuple[Relation, ...]
) -> None:
    assert _flagged(question, forces, relations) == set()
