"""Lists of forces that the scene or their own marks show to be wrong, and sound ones like them."""

# ruff: noqa: E501 - a scene reads best on one line

from __future__ import annotations

from typing import Any

import pytest

from wmw.verifiers.pipeline import judge

Force = tuple[str, str, str | None, float | None]
Relation = tuple[str, str, str]


def _places(
    question: str,
    relations: tuple[Relation, ...],
    forces: tuple[Force, ...],
    effect: str = "",
    *,
    assumptions: tuple[str, ...] = (),
    bodies: tuple[str, ...] = (),
) -> list[str]:
    """Return the places of what is wrong with a list of forces, by no law."""
    names = dict.fromkeys(
        (*(f[1] for f in forces), *(b for r in relations for b in r[1:]), *bodies)
    )
    record: dict[str, Any] = {
        "id": "told", "scenario_family": "none", "question": question,
        "state_0": {
            "objects": [{"name": name, "attributes": {}} for name in names],
            "relations": [{"type": t, "args": [one, other]} for t, one, other in relations],
            "forces": [
                {"name": n, "target": body, "direction": way, "magnitude": size, "unit": "N"}
                for n, body, way, size in forces
            ],
            "assumptions": list(assumptions),
        },
        "transition": {"effect": effect} if effect else {},
        "state_1": {}, "answer": {"value": None},
    }  # fmt: skip
    verdict = judge(record)
    assert set(verdict.labels) <= {"force"}
    return sorted({f.pointer.removeprefix("/state_0/forces") for f in verdict.findings})


BUOYS = "Lantern P and lantern Q hang from hooks on cords of their own. Which cord is longer?"
HOOKED = (("attached", "lantern_P", "cord_P"), ("attached", "lantern_Q", "cord_Q"))
CHAIN = "A winch drags sledge 1, to which sledge 2 is tied by a rope, over smooth ice. How fast?"


@pytest.mark.parametrize(
    ("question", "relations", "forces", "wrong"),
    [
        # each has what its mark says
        (BUOYS, HOOKED, (("weight_P", "lantern_P", "down", None), ("weight_Q", "lantern_Q", "down", None),
                         ("tension_P", "lantern_P", "up", None), ("tension_Q", "lantern_Q", "up", None)), []),
        (BUOYS, HOOKED, (("weight_P", "lantern_P", "down", None), ("weight_Q", "lantern_Q", "down", None),
                         ("tension_P", "lantern_P", "up", None), ("tension_Q", "lantern_P", "up", None)),
         ["/3/target"]),
        (BUOYS, HOOKED, (("weight_P", "lantern_P", "down", None), ("weight_Q", "lantern_Q", "down", None),
                         ("tension_P", "lantern_P", "up", None)), [""]),
        # the second rope pulls the first sledge back, too
        (CHAIN, (("attached", "sledge_1", "winch_rope"), ("attached", "sledge_2", "rope")),
         (("tension_1", "sledge_1", "forward", None), ("tension_2", "sledge_1", "backward", None),
          ("tension_2", "sledge_2", "forward", None), ("weight_1", "sledge_1", "down", None),
          ("weight_2", "sledge_2", "down", None)), []),
        # what the one exerts on the other
        ("Skater A shoves skater B on smooth ice. Who is faster then?", (),
         (("push_by_A", "skater_B", "right", None), ("push_by_B", "skater_A", "left", None),
          ("weight_A", "skater_A", "down", None), ("weight_B", "skater_B", "down", None)), []),
        # the upper one bears down on the lower one
        ("Crate 1 stands on crate 2, which stands on a floor. Find the push of the floor.",
         (("on", "crate_1", "crate_2"), ("on", "crate_2", "floor")),
         (("weight_1", "crate_2", "down", None), ("weight_2", "crate_2", "down", None),
          ("normal_2", "crate_2", "up", None)), []),
        # only one of them is pushed, or has a floor under it
        ("Box 1 and box 2 lie on a floor, and a boy pushes box 1. What does box 2 do?",
         (("on", "box_1", "floor"), ("on", "box_2", "floor")),
         (("weight_1", "box_1", "down", None), ("normal_1", "box_1", "up", None),
          ("push_1", "box_1", "right", None), ("weight_2", "box_2", "down", None),
          ("normal_2", "box_2", "up", None)), []),
        ("Block 1 lies on a table, and block 2 hangs over its edge from the cord of block 1. How fast?",
         (("on", "block_1", "table"), ("attached", "block_1", "cord"), ("attached", "block_2", "cord")),
         (("weight_1", "block_1", "down", None), ("normal_1", "block_1", "up", None),
          ("tension_1", "block_1", "right", None), ("weight_2", "block_2", "down", None),
          ("tension_2", "block_2", "up", None)), []),
        # two sides of one blow
        ("Bumper car A hits bumper car B, which is at rest. Which one is shaken harder?", (),
         (("impact_force_on_A", "bumper_car_A", "left", None), ("weight_A", "bumper_car_A", "down", None),
          ("weight_B", "bumper_car_B", "down", None)), [""]),
        ("Bumper car A hits bumper car B, which is at rest. Which one is shaken harder?", (),
         (("impact_force_on_A", "bumper_car_A", "left", None), ("impact_force_on_B", "bumper_car_A", "right", None),
          ("weight_A", "bumper_car_A", "down", None), ("weight_B", "bumper_car_B", "down", None)), ["/1/target"]),
        ("Bumper car A hits bumper car B, which is at rest. Which one is shaken harder?", (),
         (("weight_A", "bumper_car_A", "down", None), ("weight_B", "bumper_car_B", "down", None)), []),
        ("A brass cone and a zinc cone hang from threads, both completely immersed in oil. Which thread is tauter?",
         (("attached", "brass_cone", "thread"), ("attached", "zinc_cone", "thread")),
         (("weight", "brass_cone", "down", None), ("upthrust", "brass_cone", "up", None),
          ("tension", "brass_cone", "up", None), ("weight", "zinc_cone", "down", None),
          ("tension", "zinc_cone", "up", None)), [""]),
    ],
)  # fmt: skip
def test_marks_tell_on_which_of_two_a_force_acts(
    question: str, relations: tuple[Relation, ...], forces: tuple[Force, ...], wrong: list[str]
) -> None:
    assert _places(question, relations, forces) == wrong


FALLEN = "A flowerpot falls from rest from a sill 12 m up. Neglect air resistance. How long does it fall?"
SILL = (("above", "flowerpot", "street"),)
SWUNG = "A pendulum swings to and fro on a thread of 0.80 m. What is its period?"
THREAD = (("attached", "bob", "thread"),)


@pytest.mark.parametrize(
    ("question", "relations", "force", "found"),
    [
        (FALLEN, SILL, ("force of the fall", "flowerpot", "down", None), True),
        (FALLEN, SILL, ("falling force", "flowerpot", "down", None), False),
        (FALLEN, SILL, ("force of its motion", "flowerpot", "down", 3.0), True),
        (FALLEN, SILL, ("force of the motion", "flowerpot", "none", 0.0), False),
        (FALLEN, SILL, ("normal force", "flowerpot", "up", None), True),
        (FALLEN, (("on", "flowerpot", "sill"),), ("normal force", "flowerpot", "up", None), False),
        (FALLEN, (), ("normal force", "flowerpot", "up", None), False),
        (FALLEN, SILL, ("gravity", "flowerpot", "down", None), True),
        (FALLEN, SILL, ("drag", "flowerpot", "up", None), False),
        ("A sack drops onto a scale. Neglect air resistance. What does the scale read?",
         (("above", "sack", "scale"),), ("normal force", "sack", "up", None), False),
        (SWUNG, THREAD, ("normal force", "bob", "up", None), True),
        (SWUNG, THREAD, ("restoring force", "bob", "toward the lowest point", None), True),
        (SWUNG, THREAD, ("swinging force", "bob", "along the arc", None), True),
        (SWUNG, THREAD, ("air resistance", "bob", "against the motion", None), False),
        ("A pendulum bob touches an inclined plane while it hangs on a thread. Find the tension.",
         (("attached", "bob", "thread"),), ("normal force", "bob", "up", None), False),
    ],
)  # fmt: skip
def test_a_force_that_nothing_exerts_is_none(
    question: str, relations: tuple[Relation, ...], force: Force, *, found: bool
) -> None:
    body = force[1]
    hung = any("thread" in r for r in relations)
    own: tuple[Force, ...] = (("weight", body, "down", None),)
    own += (("tension", body, "toward the pivot", None),) if hung else ()
    wrong = _places(question, relations, (*own, force))
    assert wrong == ([f"/{len(own)}"] if found else [])


ROUND = "A crumb lies on a turning plate, 9.0 cm from the axis. What holds it in place?"


@pytest.mark.parametrize(
    ("question", "effect", "found"),
    [
        (ROUND, "Friction accelerates the crumb toward the axis.", True),
        (ROUND, "In the rotating frame the forces on the crumb balance.", False),
        (ROUND, "Friction and the centrifugal force are in equilibrium.", False),
        (f"{ROUND[:-1]}, as a beetle on the plate feels it?", "It is accelerated.", False),
        (ROUND, "", False),
    ],
)
def test_inertia_pulls_on_nothing_that_is_seen_from_the_ground(
    question: str, effect: str, *, found: bool
) -> None:
    forces = (
        ("weight", "crumb", "down", None),
        ("normal force", "crumb", "up", None),
        ("friction", "crumb", "toward the axis", None),
        ("centrifugal force", "crumb", "away from the axis", None),
    )
    wrong = _places(question, (("on", "crumb", "plate"),), forces, effect)
    assert wrong == (["/3"] if found else [])


@pytest.mark.parametrize(
    ("question", "force", "found"),
    [
        ("A sled slides down a rough slope of 20°. What is its acceleration?",
         ("downhill force", "sled", "down the slope", None), True),
        ("A motor pushes a sled down a rough slope of 20°. What is its acceleration?",
         ("driving force", "sled", "down the slope", None), False),
        ("A lorry brakes with locked wheels on a level road. How far does it slide?",
         ("driving force", "lorry", "forward", None), True),
        ("A lorry brakes with locked wheels on a level road. How far does it slide?",
         ("braking force", "lorry", "against the motion", None), False),
        ("A lorry drives along a level road and gains speed. What does its engine do?",
         ("driving force", "lorry", "forward", None), False),
    ],
)  # fmt: skip
def test_what_nothing_drives_is_not_driven(question: str, force: Force, *, found: bool) -> None:
    own = (("weight", force[1], "down", None), ("normal force", force[1], "up", None))
    assert _places(question, (), (*own, force)) == (["/2"] if found else [])


@pytest.mark.parametrize(
    ("question", "forces", "wrong"),
    [
        ("A pulley on two vertical strands holds a sack of 200 N at rest. Find the pull.",
         (("load", "pulley", "down", 200.0), ("strand_pull_1", "pulley", "up", 100.0),
          ("strand_pull_2", "pulley", "up", 100.0)), []),
        ("A crane lifts a girder of 5.0 kN slowly. What is the pull of its cable?",
         (("weight", "girder", "down", 5000.0), ("cable pull", "girder", "up", 6000.0)), ["/1/magnitude"]),
        ("A crane lifts a girder of 5.0 kN with an acceleration of 2 m/s². What is the pull?",
         (("weight", "girder", "down", 5000.0), ("cable pull", "girder", "up", 6000.0)), []),
        ("A crown hangs from a balance, completely submerged in water. What does the balance read?",
         (("weight", "crown", "down", 12.0), ("upthrust", "crown", "up", 1.0),
          ("balance pull", "crown", "up", 11.0)), []),
        ("A crown of 12.3 N hangs from a thread, completely submerged in water. What is the tension?",
         (("weight", "crown", "down", 12.3), ("upthrust", "crown", "up", 2.4),
          ("tension", "crown", "up", 12.3)), True),
        ("A crown hangs from a thread, completely submerged in water; the thread is cut. What then?",
         (("weight", "crown", "down", 12.0), ("upthrust", "crown", "up", 1.0)), []),
        ("A shelf of 30 N lies level on two brackets. Everything is at rest. Find each push.",
         (("weight", "shelf", "down", 30.0), ("push_1", "shelf", "up", 10.0),
          ("push_2", "shelf", "up", 20.0)), []),
    ],
)  # fmt: skip
def test_forces_on_what_surely_rests_balance(
    question: str, forces: tuple[Force, ...], wrong: list[str] | bool
) -> None:
    found = _places(question, (), forces)
    assert (len(found) == 1) if wrong is True else (found == wrong)


SHOT = "A ball is pressed against a spring fixed to a wall until it is compressed by 3.0 cm and let go."
THUMP = "A puck sliding to the right hits a board and rebounds to the left. What does the board do?"
TUG = "A boy pulls a cart with a strap at 25° above the horizontal at a constant speed. How hard?"


@pytest.mark.parametrize(
    ("question", "force", "wrong"),
    [
        (SHOT, ("spring force", "ball", "away from the wall", None), False),
        (SHOT, ("spring force", "ball", "toward the wall", None), True),
        (SHOT, ("spring force", "wall", "into the wall", None), False),
        ("A ball on a spring fixed to a wall oscillates: it is now stretched, now compressed.",
         ("spring force", "ball", "toward the wall", None), False),
        (THUMP, ("force of the board", "puck", "right", None), True),
        (THUMP, ("force of the board", "puck", "left", None), False),
        (TUG, ("strap pull", "cart", "forward, 25° below the horizontal", None), True),
        (TUG, ("strap pull", "cart", "forward, 25° above the horizontal", None), False),
        ("A monkey hangs from a rope and lets itself down. What is the tension?",
         ("tension", "monkey", "downward", None), True),
        ("A balloon hangs in the air above a rope that is tied to a stone. What is the tension?",
         ("tension", "balloon", "downward", None), False),
        ("A lamp hangs from a rope. How hard does the rope pull on the ceiling hook?",
         ("tension", "ceiling hook", "downward", None), False),
        ("How does a wave run along a clothes line under a tension of 40 N?",
         ("tension", "clothes line", "perpendicular to the rope", None), True),
        ("How does a wave run along a clothes line under a tension of 40 N?",
         ("tension", "clothes line", "along the rope", None), False),
        ("A javelin is hurled at 40° above the horizontal. How high does it get?",
         ("gravity", "javelin", "opposite to its motion", None), True),
        ("A javelin is hurled straight up. How high does it get?",
         ("gravity", "javelin", "opposite to its motion", None), False),
    ],
)  # fmt: skip
def test_a_scene_tells_which_way_a_force_points(
    question: str, force: Force, *, wrong: bool
) -> None:
    assert _places(question, (), (force,)) == (["/0/direction"] if wrong else [])


BAR = "A bar slides along rails at a constant 2.0 m/s in a field. With what force is it pulled?"
LORRY = (
    "The coefficient of static friction is 0.50. A trunk rides on a lorry that speeds up. How fast?"
)


@pytest.mark.parametrize(
    ("question", "forces", "effect", "wrong"),
    [
        (BAR, (("pull", "bar", "left", None), ("magnetic force", "bar", "right", None)), "", False),
        (BAR, (("pull", "bar", "left", None),), "", True),
        (BAR, (("weight", "bar", "down", None), ("normal force", "bar", "up", None)), "", False),
        ("A bar starts from rest and is pulled along rails. It ends at a constant speed.",
         (("pull", "bar", "left", None),), "", False),
        (LORRY, (("weight", "trunk", "down", None), ("normal force", "trunk", "up", None)),
         "Friction takes the trunk along.", True),
        (LORRY, (("weight", "trunk", "down", None), ("normal force", "trunk", "up", None),
                 ("friction", "trunk", "forward", None)), "Friction takes the trunk along.", False),
        (LORRY, (("weight", "trunk", "down", None),), "Friction takes the trunk along.", False),
        (LORRY, (), "Friction takes the trunk along.", False),
        ("A cart is held against a spring and let go.",
         (("weight", "cart", "down", None), ("normal force", "cart", "up", None)), "", True),
        ("A cart rolls on toward a spring and squeezes it.",
         (("weight", "cart", "down", None), ("normal force", "cart", "up", None)), "", False),
    ],
)  # fmt: skip
def test_what_a_trace_relies_on_is_in_its_list(
    question: str, forces: tuple[Force, ...], effect: str, *, wrong: bool
) -> None:
    assert _places(question, (), forces, effect) == ([""] if wrong else [])
