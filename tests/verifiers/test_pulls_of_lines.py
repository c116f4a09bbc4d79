"""Pulls of lines, springs and seats held against the other forces of the list, by no law."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

BALLOON = (
    "A balloon with gas weighs 3.0 N and is kept in still air by a thread fixed to the lawn. The"
    " air lifts it with 5.0 N. What is the tension?"
)
DISC = "Seen from the laboratory, a 0.50 kg disc is whirled on a smooth table. What is the tension?"
CAROUSEL = (
    "A child stands still on a carousel and moves at 2.4 m/s {}. How hard does friction push the"
    " child?"
)
CABIN = "In the rotating frame of its cabin a rider is whirled round. How hard does the wall press?"
HOOK = (
    "A rope runs over a light pulley that is held by a hook. A load of 80 N hangs at rest on one"
    " side and a man pulls the other side straight down. What force does the hook exert?"
)
OVER_IT = (
    "A light pulley is held by a hook. A rope runs over it; a load of 80 N hangs at rest on one"
    " side and a man pulls the other side straight down. What force does the hook exert?"
)
ROVEN = (
    "A load of 80 N hangs at rest on a light movable pulley. One end of the rope is tied to the"
    " ceiling and a man pulls the other end straight up. What is his pull?"
)
CART = (
    "A cart on a level rail is fastened to a spring and pulled 4.0 cm to the right of its rest"
    " position. How large is the spring force there?"
)
BOBS = "A 0.40 kg ball oscillates on a vertical spring. How large is its greatest acceleration?"


def _found(question, *forces, assumptions=()):
    listed = [
        {"name": name, "target": target, "direction": way, "magnitude": size, "unit": "N"}
        for name, target, way, size in forces
    ]
    state = {"forces": listed, "assumptions": [*assumptions]}
    verdict = judge(bare_trace("none", question, None, state_0=state))
    return [(f.label, f.pointer) for f in verdict.findings]


def _balloon(way):
    weight, lift = ("weight", "balloon", "down", 3.0), ("buoyant force", "balloon", "up", 5.0)
    return weight, lift, ("tension of the thread", "balloon", way, 2.0)


def _disc(size):
    pull = ("tension", "disc", "toward the centre", 6.0)
    return pull, ("Z", "disc", "away from the centre", size)


def _hook(name, size):
    return (name, "pulley", "down", size), ("hook force", "pulley", "up", size)


def _strands(side, size):
    left = ("tension", "load", "up", 80), ("rope tension, left side", "pulley", "down", 80)
    return *left, (f"rope tension, {side} side", "pulley", "down", size)


def _holds(size):
    return "hook force", "pulley", "up", size


def _ball(name, size):
    return ("weight", "ball", "downward", 3.92), (name, "ball", "upward", size)


@pytest.mark.parametrize(
    ("question", "forces", "place"),
    [
        (BALLOON, _balloon("up"), "/state_0/forces/2/direction"),
        (BALLOON, _balloon("down"), None),
        (DISC, _disc(6.0), "/state_0/forces/1"),
        (DISC, _disc(1.0), None),
        (CABIN, _disc(6.0), None),
        (HOOK, _hook("pull of the load's side", 80), "/state_0/forces"),
        (HOOK, _hook("pull of the cord strand at the weight", 80), "/state_0/forces"),
        (HOOK, _hook("weight of the load", 80), None),
        (HOOK, _hook("pull of both sides", 160), None),
        (HOOK, _hook("pull of the rope", 160), None),
        (HOOK, (*_strands("right", 80), _holds(80)), "/state_0/forces/3/magnitude"),
        (HOOK, (*_strands("right", 80), _holds(160)), None),
        (HOOK, (*_strands("right", 40), _holds(80)), None),
        (OVER_IT, _hook("pull of the rope on the load's side", 80), "/state_0/forces"),
        (CART, (("spring force", "cart", "to the right", 3.0),), "/state_0/forces/0/direction"),
        (CART, (("spring force", "cart", "to the left", 3.0),), None),
        (BOBS, _ball("spring force at the lowest point", 3.92), "/state_0/forces/1/magnitude"),
        (BOBS, _ball("spring force at the lowest point", 5.0), None),
        (BOBS, _ball("spring force at equilibrium", 3.92), None),
    ],
)
def test_pulls_are_held_against_the_list(question, forces, place):
    """A pull that the others rule out is a fault of the list of forces, and its neighbour none."""
    assert _found(question, *forces) == ([("force", place)] if place else [])


@pytest.mark.parametrize(
    ("where", "frame", "blamed"),
    [
        ("in the ground frame", "ground frame", True),
        ("seen from the ground", "the forces are those in the frame of the ground", True),
        ("past its guard", "no wind", True),
        ("past its guard", "rotating frame", False),
        ("past its guard", "co-moving observer", False),
        ("past its guard", "from the child's perspective", False),
        ("seen from the ground, in whose rotating frame it is still", "no wind", False),
    ],
)
def test_what_is_said_of_the_ground_is_no_turning_frame(where, frame, blamed):
    """A force of inertia has no place in the frame of the ground, whichever words name that."""
    inward = ("friction", "child", "toward the centre", 86)
    outward = ("centrifugal force", "child", "away from the centre", 86)
    found = _found(CAROUSEL.format(where), inward, outward, assumptions=[frame])
    assert found == ([("force", "/state_0/forces/1")] if blamed else [])


BEND = "A van rounds a flat bend at steady speed. Which way does the friction on its tyres act?"
WHIRL = "A stone on a cord goes round in a level circle on smooth ice. How hard is it pulled?"


@pytest.mark.parametrize(
    ("question", "name", "way", "blamed"),
    [
        (BEND, "static friction", "outward, to the right", True),
        (BEND, "static friction", "to the right, outward", True),
        (BEND, "static friction", "toward the inside of the bend", False),
        (BEND, "static friction", "against its outward drift", False),
        (BEND.replace("flat", "banked"), "static friction", "outward", False),
        (BEND.replace("at steady", "as its frame of reference, at steady"), "friction", "outward",
         False),
        (WHIRL, "pull of the cord", "away from the centre", True),
        (WHIRL, "pull of the cord", "toward the centre", False),
    ],
)  # fmt: skip
def test_what_alone_turns_a_body_points_inward(question, name, way, blamed):
    """On a level path nothing but the one level force can turn the body."""
    upright = ("gravity", "body", "down", 9.8), ("normal force", "body", "up", 9.8)
    found = _found(question, *upright, (name, "body", way, 5.0))
    assert {*found} == ({("force", "/state_0/forces/2/direction")} if blamed else set())


@pytest.mark.parametrize(
    "further",
    [
        (("friction", "coin", "toward the axis", 2.0), ("friction", "record", "outward", 2.0),
         ("normal force", "record", "up", 2.0)),
        (("wind", "coin", "outward", 1.0), ("normal force", "coin", "up", 2.0)),
    ],
)  # fmt: skip
def test_one_of_a_pair_and_what_drives_it_out_may_point_outward(further):
    question = "A coin rides on a level turntable in a circle. How large is the friction on it?"
    assert not _found(question, ("gravity", "coin", "down", 2.0), *further)


@pytest.mark.parametrize(
    ("name", "size", "answer", "blamed"),
    [
        ("pull of the hand's strand", 80, "80 N", True),
        ("pull of both strands", 80, "40 N", False),
        ("rope", 80, "40 N", False),
    ],
)
def test_a_movable_pulley_hangs_on_two_strands(name, size, answer, blamed):
    """One strand that bears all, and is the answer too, leaves the one to the ceiling out."""
    pulls = ("pull of the load", "movable pulley", "down", 80), (name, "movable pulley", "up", size)
    listed = [
        {"name": n, "target": target, "direction": way, "magnitude": size, "unit": "N"}
        for n, target, way, size in pulls
    ]
    verdict = judge(bare_trace("none", ROVEN, answer, state_0={"forces": listed}))
    places = [(f.label, f.pointer) for f in verdict.findings]
    assert places == ([("force", "/state_0/forces")] if blamed else [])


TURNED = "A van of 2000 kg {} a flat circular track at 12 m/s. {} What force turns it?"


@pytest.mark.parametrize(
    ("question", "further", "blamed"),
    [
        (TURNED.format("rounds", "The road is dry."), (), True),
        (
            TURNED.format("rounds", "The road is dry."),
            (("grip", "van", "to the centre", 9.0),),
            False,
        ),
        (TURNED.format("rounds", "Then all grip is lost."), (), False),
        (TURNED.format("rounds", "The road is icy."), (), False),
        (TURNED.format("waits beside", "A bicycle rounds the track."), (), False),
    ],
)
def test_what_goes_round_is_turned_by_a_force_of_the_list(question, further, blamed):
    """Weight and support alone turn nothing round on a level road."""
    upright = ("weight", "van", "down", 19600), ("normal force", "van", "up", 19600)
    found = _found(question, *upright, *further)
    assert found == ([("force", "/state_0/forces")] if blamed else [])
