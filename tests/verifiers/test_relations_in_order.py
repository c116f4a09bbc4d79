"""Places told all at once, each body at its own, and what adjoins."""

from __future__ import annotations

import pytest

from tests.bare import relation_blamed, trace_of_relation
from wmw.verifiers.pipeline import judge

CARTS = "Two carts, P (2 kg) on the left and Q (3 kg) on the right, stand on a rail. How fast is P?"
ROW = "The picture shows, from left to right, a candle, a lens and a wall. Where is the image?"
REEL = "A rod is hinged to a post at its right end, and a lamp hangs from it. What is the force?"
PLANE = "A helicopter flying to the left lets go of a sack, which falls on a target. How far?"
ROOF = "From a roof 12 m above a level yard a ball is thrown. How far does it fly?"
TAP = "A tap in its side lies 2.0 m below the water and 90 cm above the floor. How fast is it?"
PIPE = "Oil flows through a level tube that widens. What is the pressure in the wide part?"
SAME = "A brass cube and a cork cube fall side by side from a wall 5 m above ground. Which first?"
SEESAW = "Tom sits 2 m to the right of the pivot. Eva sits on the other side. Where does she sit?"
BAR = "A pivot is 40 cm from the left end of a bar, and a tub hangs 10 cm from its left end. Mass?"
OWN = "Bead A and bead B swing, each on its own thread. What is the period of bead B?"
WALL = "Springs R and S are both fixed to a wall, side by side. Which one is stiffer?"
WAVES = "Waves pass from a deep zone into a shallow zone. How long are they?"
COILS = "Loop R lies beside loop S in the same magnetic field. How large is the voltage?"


@pytest.mark.parametrize(
    ("question", "bodies", "relation"),
    [
        (CARTS, "cart_P, cart_Q, rail", "left_of, cart_Q, cart_P"),
        (ROW, "candle, lens, wall", "right_of, candle, wall"),
        (REEL, "rod, post, lamp", "right_of, rod, post"),
        (PLANE, "helicopter, sack, target", "left_of, helicopter, target"),
        (ROOF, "roof, yard, ball", "on, ball, yard"),
        (ROOF, "roof, yard, ball", "below, roof, yard"),
        (TAP, "tap, water, floor", "below, tap, floor"),
        (PIPE, "wide_part, narrow_part, oil", "above, wide_part, narrow_part"),
        (PIPE, "wide_part, narrow_part, oil", "separated, wide_part, narrow_part"),
        (SAME, "brass_cube, cork_cube, ground", "below, brass_cube, cork_cube"),
        (SEESAW, "Tom, Eva, pivot", "right_of, Eva, pivot"),
        (BAR, "bar, pivot, tub", "right_of, tub, pivot"),
        (WALL, "spring_R, spring_S, wall", "attached, spring_R, spring_S"),
        (WAVES, "deep_zone, shallow_zone, waves", "separated, deep_zone, shallow_zone"),
        (COILS, "loop_R, loop_S, magnetic_field", "separated, loop_S, magnetic_field"),
    ],
)
def test_out_of_order(question: str, bodies: str, relation: str) -> None:
    assert relation_blamed(question, bodies, tuple(relation.split(", ")))


@pytest.mark.parametrize(
    ("question", "bodies", "relation"),
    [
        (CARTS, "cart_P, cart_Q, rail", "right_of, cart_Q, cart_P"),
        (CARTS, "cart_1, cart_2, rail", "left_of, cart_2, cart_1"),
        (ROW, "candle, lens, wall", "left_of, candle, wall"),
        ("From left to right a ball moves past a lamp and a wall. How fast?",
         "ball, lamp, wall", "right_of, lamp, wall"),
        (REEL, "rod, post, lamp", "left_of, lamp, post"),
        (PLANE, "helicopter, sack, target", "right_of, helicopter, target"),
        (PLANE, "helicopter, sack, target", "above, helicopter, target"),
        (ROOF, "roof, yard, house", "on, house, yard"),
        ("A ball on the ground is kicked at 20 m/s and flies 3 m above it. How far?",
         "ball, ground", "on, ball, ground"),
        (TAP, "tap, water, floor", "below, tap, water"),
        ("Oil flows up through a tube that widens. What is the pressure?",
         "wide_part, narrow_part, oil", "above, wide_part, narrow_part"),
        ("A cube hangs below a second cube, 5 m above the ground. Which is lower?",
         "brass_cube, cork_cube", "below, brass_cube, cork_cube"),
        (SEESAW, "Tom, Eva, pivot", "left_of, Eva, pivot"),
        (BAR, "bar, pivot, tub", "left_of, tub, pivot"),
        ("Spring R hangs from a hook, and spring S from the lower end of spring R. How long?",
         "spring_R, spring_S", "attached, spring_R, spring_S"),
        ("A wall of brick and a window pane have a gap. How much heat passes?",
         "pane, outside", "separated, pane, outside"),
        ("A coil is pulled out of the same field. How large is the voltage?",
         "coil, field", "separated, coil, field"),
        ("Two tanks, a left part and a right part, are kept apart by a valve. How fast?",
         "left_part, right_part", "separated, left_part, right_part"),
    ],
)  # fmt: skip
def test_as_it_may_be(question: str, bodies: str, relation: str) -> None:
    assert not relation_blamed(question, bodies, tuple(relation.split(", ")))


@pytest.mark.parametrize(
    ("threads", "blamed"),
    [("A B", []), ("A A", ["/state_0/relations/1"]), ("B B", ["/state_0/relations/0"])],
)
def test_each_has_its_own(threads: str, blamed: list[str]) -> None:
    first, second = threads.split()
    trace = trace_of_relation(
        OWN,
        "bead_A, bead_B, thread_A, thread_B",
        ("attached", "bead_A", f"thread_{first}"),
        further=(("attached", "bead_B", f"thread_{second}"),),
    )
    assert [one.pointer for one in judge(trace).findings] == blamed


def test_air_may_be_in_a_hull_that_lies_in_water() -> None:
    question = (
        "A capsule of 2 m³ lies in a lake of density 1000 kg/m³. The air inside has a pressure of"
        " 100 kPa. What is the buoyant force on the capsule? Use g = 9.8 m/s²."
    )
    bodies, relation = "capsule, lake, air", ("in", "air", "capsule")
    assert not relation_blamed(question, bodies, relation, family="buoyancy")
