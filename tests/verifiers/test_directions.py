"""Directions that are told by what they are opposite to, and of whom."""

from __future__ import annotations

import copy

import pytest

from tests.bare import trace_of_numbers
from wmw.core import registry
from wmw.core.item import Item
from wmw.generators import generate
from wmw.verifiers.pipeline import judge
from wmw.verifiers.vocabulary.lexicon import lexicon


def _item(family: str, regime: str) -> Item:
    for index in range(200):
        if (item := generate(family, 2027, index)).regime == regime:
            return item
    raise AssertionError(regime)


def _blamed(item: Item, role: str, name: str, direction: str) -> bool:
    trace = copy.deepcopy(item.trace.to_dict())
    direction = direction.format(**item.names)
    trace["state_0"]["forces"] = [
        {"name": name, "target": item.names[role], "direction": direction, "magnitude": None}
    ]
    findings = judge(trace, gold=item).findings
    return any(f.pointer == "/state_0/forces/0/direction" for f in findings)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("opposite to the motion", "against the motion"),
        ("Against the motion", "against the motion"),
        ("upward, opposite to the motion", "up"),
        ("downward (opposite to the normal force)", "down"),
        ("opposite to the normal force", None),
        ("opposing the downward pull", None),
        ("because it slides backward", None),
    ],
)
def test_what_a_direction_is_opposite_to_is_no_mere_explanation(
    text: str, name: str | None
) -> None:
    found, _ = lexicon("friction").direction(text)
    assert (found and found.name) == name


@pytest.mark.parametrize(
    ("family", "regime", "role", "name", "direction"),
    [
        ("friction", "moves", "block", "pull", "opposite to the motion"),
        ("friction", "moves", "block", "normal force", "against the motion"),
        ("spring", "oscillates", "block", "weight", "opposite to the displacement"),
        ("spring", "oscillates", "block", "spring force", "with the displacement"),
        ("spring", "caught", "block", "spring force", "in the direction of motion"),
        ("spring", "caught", "block", "weight", "opposite to the motion"),
        ("collision", "partly_elastic_at_rest", "second", "contact force",
         "opposite to the motion of {first}"),
    ],
)  # fmt: skip
def test_a_force_is_blamed_that_points_opposite_to_what_it_should(
    family: str, regime: str, role: str, name: str, direction: str
) -> None:
    assert _blamed(_item(family, regime), role, name, direction)


@pytest.mark.parametrize(
    ("family", "regime", "role", "name", "direction"),
    [
        ("friction", "moves", "block", "kinetic friction", "opposite to the motion"),
        ("friction", "slides_down_wall", "block", "kinetic friction", "opposite to the motion"),
        ("spring", "oscillates", "block", "spring force", "opposite to the displacement"),
        ("spring", "hanging", "block", "spring force", "opposite to the displacement"),
        ("spring", "hanging", "block", "spring force", "toward the equilibrium position"),
        ("spring", "hanging", "block", "weight", "in the direction of the stretch"),
        ("spring", "launch", "block", "spring force", "in the direction of motion"),
        ("spring", "launch_up", "block", "weight", "opposite to the motion"),
        ("spring", "oscillates_vertically", "block", "spring force", "against the motion"),
        ("pulley", "smooth_table", "second", "weight", "opposite to the tension"),
        ("pulley", "smooth_table", "second", "tension", "opposite to the motion"),
        ("projectile", "level_ground", "body", "gravity", "opposite to the motion"),
        ("em_induction", "north_pole_recedes", "magnet", "magnetic force",
         "opposite to its motion"),
        ("collision", "partly_elastic_at_rest", "first", "contact force",
         "opposite to the motion of {first}"),
    ],
)  # fmt: skip
def test_a_force_is_not_blamed_for_what_the_direction_is_not_of(
    family: str, regime: str, role: str, name: str, direction: str
) -> None:
    assert not _blamed(_item(family, regime), role, name, direction)


@pytest.mark.parametrize(
    ("regime", "compared"), [("moves", True), ("slips_on_carrier", False), ("held_on_wall", False)]
)
def test_the_motion_is_not_always_that_which_friction_opposes(regime: str, compared: bool) -> None:
    against, forward = (
        next(d for d in registry.family("friction").directions if d.name == name)
        for name in ("against the motion", "forward")
    )
    assert against.compares_with(forward, regime) is compared


def _blamed_head_on(target: str, direction: str, *, first: str = "bullet") -> bool:
    trace = {
        "id": "t", "scenario_family": "collision",
        "question": f"A {first} of 2.0 kg moves right at 3.0 m/s and hits a block of 1.0 kg that "
        "moves left at 2.0 m/s. They stick together. What is their velocity?",
        "state_0": {
            "objects": [{"name": first}, {"name": "block"}],
            "forces": [{"name": "contact force", "target": target, "direction": direction}],
            "variables": {"m_1": "2.0 kg", "m_2": "1.0 kg", "v_1i": "3.0 m/s", "v_2i": "-2.0 m/s"},
        },
        "transition": {"equation": "m_1 v_1i + m_2 v_2i = (m_1 + m_2) v_f"},
        "state_1": {"new_variables": {"v_f": "1.33 m/s"}},
        "answer": {"value": "1.33 m/s"},
    }  # fmt: skip
    verdict = judge(trace)
    assert verdict.outcome in ("valid", "invalid")
    return verdict.outcome == "invalid"


def test_the_motion_of_a_body_is_that_of_the_one_who_plays_the_role() -> None:
    assert not _blamed_head_on("bullet", "opposite to the motion of the bullet")
    assert not _blamed_head_on("block", "opposite to the motion of the block")
    assert _blamed_head_on("bullet", "in the direction of motion of the bullet")


def test_who_plays_a_part_in_other_scenes_alone_may_be_anybody_in_this_one() -> None:
    """The steel ball of a ballistic pendulum is no known body of a collision on a track."""
    away = "opposite to the motion of the steel ball"
    assert not _blamed_head_on("steel ball", away, first="steel ball")


@pytest.mark.parametrize(
    ("ways", "outcome"),
    [
        (("down", "up", "down"), "valid"),
        (("up", "down", "up"), "valid"),
        (("down", "down", "up"), "invalid"),
    ],
)
def test_all_forces_on_a_lever_may_be_the_other_way_round(ways, outcome):
    trace = trace_of_numbers(
        "lever",
        "In a nutcracker a hazelnut lies 4.0 cm from the hinge. A hand presses perpendicularly with"
        " 20 N at a distance of 16 cm from the hinge. What force acts on the nut?",
        "80 N",
        variables={"a_1": "4.0 cm", "a_2": "16 cm", "F_2": "20 N"},
        equation="F_1 a_1 = F_2 a_2",
        results={"F_1": "80 N"},
    )
    trace["state_0"]["objects"] = [{"name": "nut"}, {"name": "handle of the nutcracker"}]
    listed = zip(("hand force", "force of the nut", "hinge force"), ways, (20, 80, 60), strict=True)
    trace["state_0"]["forces"] = [
        {
            "name": name,
            "target": "handle of the nutcracker",
            "direction": way,
            "magnitude": f"{size} N",
        }
        for name, way, size in listed
    ]
    assert judge(trace).outcome == outcome


@pytest.mark.parametrize(
    ("direction", "right"),
    [
        ("upward, away from the center", False),
        ("upward, outward", False),
        ("downward, toward the center", True),
        ("straight down, along the string toward the center", True),
    ],
)
def test_a_way_told_in_two_words(direction, right):
    trace = trace_of_numbers(
        "circular_motion",
        "A 0.40 kg ball on a 0.90 m string moves in a vertical circle. At the top its speed is"
        " 5.0 m/s. What is the tension in the string there? Use g = 9.8 m/s².",
        "7.2 N",
        variables={"m": "0.40 kg", "r": "0.90 m", "v": "5.0 m/s"},
        equation="T + m g = m v²/r",
        results={"T": "7.2 N"},
    )
    trace["state_0"]["objects"] = [{"name": "ball"}, {"name": "string"}]
    trace["state_0"]["forces"] = [
        {"name": "weight", "target": "ball", "direction": "down", "magnitude": 3.92, "unit": "N"},
        {
            "name": "tension",
            "target": "ball",
            "direction": direction,
            "magnitude": 7.2,
            "unit": "N",
        },
    ]
    verdict = judge(trace)
    assert verdict.labels == (() if right else ("force",))
