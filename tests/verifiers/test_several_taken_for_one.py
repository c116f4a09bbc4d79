"""Several springs taken for one, bodies that slip taken together, and parts of a wetted wall."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge_unguarded

_SPRINGS = (
    "A 9.0 kg panel lies level on {} upright springs of 300 N/m each. By how far is each spring"
    " squeezed? Use g = 9.8 m/s²."
)
_ROPES = "A crate of 600 N hangs at rest from three equal vertical ropes. How large is the {}?"
_SLED = (
    "A 3.0 kg parcel lies on a 7.0 kg sled on smooth ice. A pull of 50 N on the sled {}. What is"
    " the acceleration of the sled?"
)
_TRAY = (
    "A 2.0 kg bowl rests on a 5.0 kg tray that is held still. How large is the normal force of the"
    " {} on the {}? Use g = 9.8 m/s²."
)
_POOL = (
    "A basin of fresh water (1000 kg/m³) is 2.0 m deep. Its bottom measures 6.0 m² and has a lid of"
    " 0.10 m² in it. What force does the water exert on the {}? Use g = 9.8 m/s²."
)


def _trace(
    question, bodies, value, *, equation="", effect="", change="", working="", family="none"
):
    return bare_trace(
        family,
        question,
        value,
        state_0={
            "objects": [{"name": name, "attributes": dict(own)} for name, own in bodies.items()]
        },
        transition={"rule": "", "effect": effect, "equation": equation},
        state_1={"predicted_change": change, "new_variables": {}},
        derivation=working,
    )


@pytest.mark.parametrize(
    ("question", "bodies", "value", "equation", "blamed"),
    [
        (_SPRINGS.format("three equal"), "panel, spring", "0.294 m", "k x = m g", True),
        (_SPRINGS.format("three equal"), "panel, spring", "0.098 m", "3 k x = m g", False),
        (_SPRINGS.format("three equal"), "panel, springs", "0.294 m", "k x = m g", False),
        (_SPRINGS.format("three equal"), "panel, spring", "0.294 m", "k x = 3 (m/3) g", False),
        (_SPRINGS.format("two"), "panel, spring", "0.294 m", "k x = m g", True),
        (_ROPES.format("tension in each rope"), "crate, rope", "600 N", "T = W", True),
        (_ROPES.format("tension in each rope"), "crate, rope", "200 N", "T = W/3", False),
        (_ROPES.format("pull of all the ropes"), "crate, rope", "600 N", "T = W", False),
        (
            _ROPES.replace("vertical", "horizontal").format("tension in each rope"),
            "crate, rope",
            "600 N",
            "T = W",
            False,
        ),
    ],
)
def test_one_bears_not_what_several_share(question, bodies, value, equation, blamed):
    named = {name: {} for name in bodies.split(", ")}
    labels = judge_unguarded(_trace(question, named, value, equation=equation)).labels
    assert (labels == ("object",)) is blamed


@pytest.mark.parametrize(
    ("question", "mass", "value", "working", "blamed"),
    [
        (_SLED.format("makes the parcel slip"), "10.0 kg", "5.0 m/s^2", "a = 50/10.0", True),
        (_SLED.format("moves both without slipping"), "10.0 kg", "5.0 m/s^2", "a = 50/10.0", False),
        (_TRAY.format("tray", "bowl"), "7.0 kg", "68.6 N", "N = 7.0 × 9.8", True),
        (_TRAY.format("floor", "tray"), "7.0 kg", "68.6 N", "N = 7.0 × 9.8", False),
    ],
)
def test_two_that_act_on_each_other_are_not_one(question, mass, value, working, blamed):
    bodies = {"whole": {"mass": mass}, "support": {}}
    labels = judge_unguarded(_trace(question, bodies, value, working=working)).labels
    assert (labels == ("object",)) is blamed


@pytest.mark.parametrize(
    ("asked", "told", "value", "blamed"),
    [
        ("lid", "bottom", "117.6 kN", True),
        ("lid", "lid", "1.96 kN", False),
        ("bottom", "lid", "1.96 kN", True),
        ("bottom", "bottom", "117.6 kN", False),
    ],
)
def test_what_a_fluid_presses_on_is_meant_not_the_fluid(asked, told, value, blamed):
    bodies = {"water": {}, "bottom": {"area": "6.0 m^2"}, "lid": {"area": "0.10 m^2"}}
    effect = f"The water presses on the {told}; this force is reported."
    change = f"The water presses on the {told} with {value}."
    verdict = judge_unguarded(
        _trace(_POOL.format(asked), bodies, value, effect=effect, change=change)
    )
    assert (verdict.labels == ("object",)) is blamed


_WEIGHT_ON_SPRING = (
    "A 1.5 kg weight hangs on a spring of 100 N/m that is stretched by 0.20 m and let go. What is"
    " its acceleration then? Use g = 9.8 m/s²."
)


@pytest.mark.parametrize(("size", "blamed"), [(5.3, True), (20.0, False)])
def test_the_net_force_is_not_the_springs(size, blamed):
    forces = [
        {"name": n, "target": "weight", "direction": way, "magnitude": pull, "unit": "N"}
        for n, way, pull in (("gravity", "downward", 14.7), ("spring force", "upward", size))
    ]
    state = {"forces": forces, "variables": {"m": "1.5 kg", "k": "100 N/m", "x": "0.20 m"}}
    results = {"new_variables": {"a": "3.53 m/s^2"}}
    question = _WEIGHT_ON_SPRING
    verdict = judge_unguarded(
        bare_trace("none", question, "3.53 m/s^2", state_0=state, state_1=results)
    )
    assert (verdict.labels == ("force",)) is blamed


def test_a_body_is_asked_about_by_its_number():
    question = (
        "A 2.0 kg puck at 3.0 m/s runs into a 1.0 kg puck at rest on smooth ice, and they bounce"
        " off each other elastically. With what velocity does the 1.0 kg puck leave?"
    )
    bodies = {"big puck": {"mass": "2.0 kg"}, "small puck": {"mass": "1.0 kg"}}
    effect, change = "The big puck goes on.", "The big puck goes on at 1.0 m/s."
    record = _trace(question, bodies, "1.0 m/s", effect=effect, change=change, family="collision")
    assert judge_unguarded(record).labels == ("object",)


@pytest.mark.parametrize("value", ["5.2 m/s² upward", "15 m/s² upward"])
def test_two_stretches_of_one_spring_leave_the_question_open(value):
    """The second one, told from the spring's own length, is no way from where it rests."""
    question = (
        "A 0.40 kg ball hangs from a spring of 40 N/m; at rest the spring is stretched by 9.8 cm."
        " The ball is pulled down until the stretch is 15 cm and let go. What is its acceleration"
        " at the start? Use g = 9.8 m/s²."
    )
    assert judge_unguarded(bare_trace("spring", question, value)).outcome == "abstain"
