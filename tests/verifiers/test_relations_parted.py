"""What is held is not apart from its holder, and what is at a distance does not touch."""

from __future__ import annotations

import pytest

from tests.bare import relation_blamed

APART = "separated"


@pytest.mark.parametrize(
    ("question", "bodies", "relation"),
    [
        ("A trunk is dragged over a floor by a cord. How fast?",
         "trunk, cord, floor", "trunk, cord"),
        ("A crate slides over ice, pulled by a chain with 90 N. How fast?",
         "crate, chain, ice", "chain, crate"),
        ("Bob P and bob Q hang from the ends of a thin cord over a wheel. How fast?",
         "bob_P, bob_Q, cord, wheel", "bob_P, cord"),
        ("A trolley on a rail is fastened to a soft spring. What is its period?",
         "trolley, spring, rail", "spring, trolley"),
        ("A girl presses a board against a wall. How large is the friction?",
         "girl, board, wall", "girl, board"),
        ("A stone swings in a circle at the end of a thread. What is its pull?",
         "stone, thread", "stone, thread"),
        ("A light spring of negligible mass is fixed to a post. How long is it?",
         "spring, post", "spring, post"),
        ("A lorry rounds a level bend at 12 m/s without skidding. What is the friction?",
         "lorry, bend", "lorry, bend"),
        ("A battery of 6 V is connected to a lamp of 12 ohms. What is the current?",
         "battery, lamp", "battery, lamp"),
    ],
)  # fmt: skip
def test_what_is_held_is_not_apart(question: str, bodies: str, relation: str) -> None:
    assert relation_blamed(question, bodies, (APART, *relation.split(", ")))


@pytest.mark.parametrize(
    ("question", "bodies", "relation"),
    [
        ("A crate was dragged by a cord, which then breaks. How far does it slide?",
         "crate, cord", "crate, cord"),
        ("A boy throws a ball straight up. How high does it rise?", "boy, ball", "boy, ball"),
        ("A hand pushes a cart and lets it go. How far does it roll?", "hand, cart", "hand, cart"),
        ("A puck slides over ice toward a spring that is fixed to a wall. How far is it pressed?",
         "puck, spring, wall", "puck, spring"),
        ("A ball hits a wall and bounces back. How large is the force?",
         "ball, wall", "ball, wall"),
        ("A crate on a truck is pulled by a rope fixed to the truck. How fast?",
         "crate, truck, rope", "crate, truck"),
        ("A car flies off a cliff at 20 m/s. How far does it land?", "car, road", "car, road"),
        ("A tug pulls a barge and, far behind, a second boat. How fast?", "tug, boat", "tug, boat"),
        ("A magnet pulls a nail toward it. How strong is the force?",
         "magnet, nail", "magnet, nail"),
        ("A box next to a sled is not attached to the rope. Who moves?", "box, rope", "box, rope"),
        ("A lamp hangs from a wire, and a picture hangs beside it on the wall. What is the pull?",
         "lamp, picture, wire", "lamp, picture"),
        ("A switch is opened, so that a lamp is no longer connected to the battery. What flows?",
         "lamp, battery", "lamp, battery"),
        ("A train is pulled by an engine while a van stands on another track. How fast?",
         "van, engine", "van, engine"),
        ("A diver jumps from a board. How fast does he enter the pool?",
         "diver, board", "diver, board"),
        ("Two carts are held apart by a stick that is then removed. How fast?",
         "cart_1, cart_2, stick", "cart_1, cart_2"),
    ],
)  # fmt: skip
def test_what_may_be_apart(question: str, bodies: str, relation: str) -> None:
    assert not relation_blamed(question, bodies, (APART, *relation.split(", ")))


def test_the_upper_end_of_a_line_is_not_loose() -> None:
    listed = ("attached", "lamp", "cord")
    forces = [{"name": "tension", "target": "lamp", "direction": "up"}]
    question = "A lamp of 2 kg is at rest. What is the tension?"
    relation = (APART, "cord", "hook")
    assert relation_blamed(question, "lamp, cord, hook", relation, further=(listed,)) is False
    from tests.bare import bare_trace
    from wmw.verifiers.pipeline import judge

    state = {
        "objects": [{"name": name} for name in ("lamp", "cord", "hook")],
        "relations": [{"type": kind, "args": args} for kind, *args in (relation, listed)],
        "forces": forces,
    }
    found = judge(bare_trace("none", question, None, state_0=state)).findings
    assert [one.pointer for one in found] == ["/state_0/relations/0"]


def test_a_list_does_not_join_and_part_the_same_two() -> None:
    question = "A bus goes over the top of a hill. What is the normal force?"
    further = (("on", "bus", "hill"),)
    assert relation_blamed(question, "bus, hill", (APART, "bus", "hill"), further=further)


@pytest.mark.parametrize(
    ("question", "bodies", "relation"),
    [
        ("A candle stands 40 cm in front of a concave mirror. Where is the image?",
         "candle, mirror", "contact, candle, mirror"),
        ("A stamp lies on the axis of a lens, 8 cm in front of it. Where is the image?",
         "stamp, lens", "contact, stamp, lens"),
        ("A train drives straight toward a bystander at 30 m/s. What does she hear?",
         "train, bystander", "contact, train, bystander"),
        ("A glider moves over a rail toward a spring that is fixed to a post. How far?",
         "glider, spring, post", "attached, glider, spring"),
        ("A man sits on a bench and a dog waits beside the bench. How large is the force?",
         "man, dog, bench", "on, dog, bench"),
        ("A boat sends a sonar pulse down and hears its echo. How deep is the sea?",
         "boat, seabed", "contact, boat, seabed"),
        ("A float is held under water by a chain that leads to the bottom. What is the pull?",
         "float, chain, bottom", "contact, float, bottom"),
        ("Only rod A is dropped into water; rod B is laid aside. How warm does it get?",
         "rod_A, rod_B, water", "in, rod_B, water"),
        ("A brass cube and a tin cube lie apart on a mat. Which is the warmer?",
         "brass_cube, tin_cube, mat", "contact, brass_cube, tin_cube"),
        ("A crate slides over the floor; a trunk stands on the floor near its path. How fast?",
         "crate, trunk, floor", "on, trunk, crate"),
    ],
)  # fmt: skip
def test_what_is_at_a_distance_does_not_touch(question: str, bodies: str, relation: str) -> None:
    assert relation_blamed(question, bodies, tuple(relation.split(", ")))


@pytest.mark.parametrize(
    ("question", "bodies", "relation"),
    [
        ("A lens lies on a page, touching it. Where is the image?",
         "lens, page", "contact, page, lens"),
        ("A lens touches a second lens 20 cm from a candle. Where is the image?",
         "lens_1, lens_2, candle", "contact, lens_1, lens_2"),
        ("A cart that oscillates on a spring moves toward the spring. How fast?",
         "cart, spring", "attached, cart, spring"),
        ("A glider slides toward a spring and sticks to it. How far is it pressed?",
         "glider, spring", "attached, glider, spring"),
        ("A car starts at a wall and drives away from the wall. How fast?",
         "car, wall", "contact, car, wall"),
        ("A sunken ship lies on the seabed. An echo takes 0.4 s. How deep?",
         "ship, seabed", "contact, ship, seabed"),
        ("A chain holds a float under water at the bottom. What is the pull?",
         "chain, float, bottom", "contact, chain, bottom"),
        ("A ladder's foot stands 1.5 m from a wall. What is the force?",
         "ladder, wall", "contact, ladder, wall"),
        ("A dog waits beside a bench and then jumps on it. How high?",
         "dog, bench", "on, dog, bench"),
        ("A ray meets a mirror 30 cm from a wall. Where does it go?",
         "ray, mirror", "contact, ray, mirror"),
        ("A cube and a rod lie on a mat, apart from each other. Which is warmer?",
         "cube, mat, rod", "contact, cube, mat"),
        ("A box stands on the floor behind a crate; a vase stands on the box. What is the force?",
         "box, vase, crate", "on, vase, box"),
    ],
)  # fmt: skip
def test_what_may_touch(question: str, bodies: str, relation: str) -> None:
    assert not relation_blamed(question, bodies, tuple(relation.split(", ")))
