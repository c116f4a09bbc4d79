"""Pushes from above, weights left out, and pulls that a list has on the wrong body, or way."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

INSIDE = (
    "A toy car runs on the inside of a vertical loop and passes the top at 2.5 m/s. How hard does"
    " the track press on it there?"
)
RAILS = (
    "A toy car held by rails runs on the inside of a loop and passes the top. How hard is it held?"
)
OUTSIDE = "A toy car runs over the outside of a loop and passes the top. How hard is it pressed?"
PAIL = (
    "A pail with water in it is swung in a vertical circle. At the top it is upside down. With what"
    " force does the bottom of the pail press on the water there?"
)
BOTTOM = "A pail with water is swung in a vertical circle. How hard is it pressed at its bottom?"
BEAM = (
    "A uniform beam of mass 20 kg is held level by two vertical ropes, one at each end. A bag of"
    " mass 30 kg hangs from its middle. What is the tension in the left rope?"
)
BAR = (
    "A uniform bar, 3.0 m long with a weight of 120 N, is hinged at its left end and held by a rope"
    " at its right end. A sign of 200 N hangs 2.0 m from the hinge. What is the tension?"
)
LIGHT = (
    "A light beam is held level by two vertical ropes, one at each end. A bag of mass 30 kg hangs"
    " from its middle. What is the tension in the left rope?"
)
BALLOON = "A balloon is held by a string tied to the lawn. What is the tension in the string?"
SPRING = (
    "A 0.50 kg ball hangs from a vertical spring of 40 N/m. It is pulled down and then released."
    " What is its acceleration just after the release?"
)
PERIOD = "A ball hangs from a vertical spring. It is pulled down and released. What is the period?"
COCONUT = "A coconut comes loose from a palm 11 m above the beach. How fast is it at the beach?"
MAGNET = (
    "A magnet falls through a long copper tube at a steady speed. How strong is the force on it?"
)
HOOK = (
    "A light pulley hangs from a hook. A rope runs over it; both ends hang straight down, and each"
    " carries a load of 30 N at rest. What force does the hook exert?"
)
LISTED = "/state_0/forces"


def _found(question, *forces, relations=()):
    listed = [
        {"name": name, "target": target, "direction": way, "magnitude": size, "unit": "N"}
        for name, target, way, size in forces
    ]
    told = [{"type": kind, "args": args} for kind, *args in relations]
    bodies = dict.fromkeys(target for _, target, _, _ in forces)
    objects = [{"name": name} for name in bodies]
    state = {"objects": objects, "forces": listed, "relations": told}
    verdict = judge(bare_trace("none", question, None, state_0=state))
    return {f.pointer for f in verdict.findings if f.label == "force"}


@pytest.mark.parametrize(
    ("question", "name", "target", "wrong", "right", "relations"),
    [
        (INSIDE, "normal force of the track", "toy car", "upward, away from the centre",
         "downward, toward the centre", ()),
        (PAIL, "push of the pail's bottom", "water", "upward", "downward", ()),
        (COCONUT, "gravity", "coconut", "away from the beach", "toward the beach",
         (("above", "coconut", "beach"),)),
        (MAGNET, "magnetic force of the tube", "magnet", "downward", "upward", ()),
        (MAGNET, "magnetic braking force", "copper tube", "upward", "downward", ()),
    ],
)  # fmt: skip
def test_the_one_way_that_a_force_can_point(question, name, target, wrong, right, relations):
    place = {f"{LISTED}/0/direction"}
    assert _found(question, (name, target, wrong, None), relations=relations) == place
    assert not _found(question, (name, target, right, None), relations=relations)


@pytest.mark.parametrize(
    ("question", "name", "target"),
    [
        (RAILS, "normal force", "toy car"),
        (OUTSIDE, "normal force", "toy car"),
        (BOTTOM, "push of the pail", "water"),
        (PAIL, "centrifugal force", "water"),
        (INSIDE, "push on the track", "loop track"),
    ],
)
def test_what_may_push_up(question, name, target):
    assert not _found(question, (name, target, "upward", None))


def _beam(*sizes, own=()):
    ropes = [(f"tension {i}", "beam", "up", size) for i, size in enumerate(sizes)]
    return (*own, ("pull of the bag", "beam", "down", 294), *ropes)


def test_the_weight_of_a_bar_is_not_left_out():
    own = (("weight of the beam", "beam", "down", 196),)
    assert _found(BEAM, *_beam(245, 245)) == {LISTED}
    assert _found(BEAM, *_beam(147, 147)) == {LISTED}
    assert not _found(BEAM, *_beam(245, 245, own=own))
    assert not _found(LIGHT, *_beam(147, 147))
    sign = ("pull of the sign", "bar", "down", 200)
    held = ("tension", "bar", "up", 133), ("hinge force", "bar", "up", 67)
    assert _found(BAR, sign, *held) == {LISTED}
    assert not _found(
        BAR, ("weight", "bar", "down", 120), sign, *held[:1], ("hinge", "bar", "up", 187)
    )


def test_the_weight_of_what_hangs_on_a_spring_is_not_left_out():
    tied = (("attached", "ball", "spring"),)
    pull, weight = ("spring force", "ball", "up", 8.0), ("weight", "ball", "down", 4.9)
    assert _found(SPRING, pull, relations=tied) == {LISTED}
    assert not _found(SPRING, pull, weight, relations=tied)
    assert not _found(PERIOD, pull, relations=tied)


def test_a_string_that_ties_a_balloon_down_pulls_down():
    weight, lift = ("W", "balloon", "down", 1.96), ("F_b", "balloon", "up", 5.88)
    assert _found(BALLOON, weight, lift, ("T", "balloon", "up", 3.92)) == {f"{LISTED}/2/direction"}
    assert not _found(BALLOON, weight, lift, ("T", "balloon", "down", 3.92))


def test_the_air_lifts_the_balloon_and_not_its_string():
    inside = (("in", "balloon", "air"), ("attached", "string", "balloon"))
    lift = ("buoyant force", "string", "upward", 5.88)
    assert _found(BALLOON, lift, relations=inside) == {f"{LISTED}/0/target"}
    assert not _found(BALLOON, ("buoyant force", "balloon", "upward", 5.88), relations=inside)


def test_a_hook_bears_both_sides_of_the_rope():
    sides = [(f"{side} rope pull", "pulley", "down", 30) for side in ("left", "right")]
    assert _found(HOOK, *sides, ("hook force", "pulley", "up", 30)) == {f"{LISTED}/2/magnitude"}
    assert not _found(HOOK, *sides, ("hook force", "pulley", "up", 60))


def test_a_friction_force_that_is_asked_for_is_not_the_force_that_pulls():
    question = (
        "A 2.0 kg block A lies on top of a 3.0 kg block B on a smooth floor. A horizontal force on"
        " B makes both move together at 1.5 m/s². {}"
    )
    state = {
        "objects": [{"name": "A"}, {"name": "B"}, {"name": "floor"}],
        "relations": [{"type": "on", "args": ["A", "B"]}, {"type": "on", "args": ["B", "floor"]}],
        "variables": {"mA": "2.0 kg", "mB": "3.0 kg", "a": "1.5 m/s²"},
    }
    law = {"rule": "Newton's second law for A", "equation": "f = mA a"}
    result = {"new_variables": {"f": "3.0 N"}}
    for asked in (
        "What friction force does B exert on A?",
        "What is the friction force of B on A?",
    ):
        trace = bare_trace(
            "friction",
            question.format(asked),
            "3.0 N",
            state_0=state,
            transition=law,
            state_1=result,
        )
        assert judge(trace).labels == ()
