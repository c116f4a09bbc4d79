"""Friction does not hold back what pushes off from the ground or rides on another body."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge_unguarded


def _answer(question: str, answer: str) -> str:
    trace = {
        "scenario_family": "friction",
        "question": question,
        "state_0": {"objects": [], "relations": [], "forces": [], "variables": {}},
        "transition": {"rule": "", "effect": "", "equation": None},
        "state_1": {"predicted_change": "", "new_variables": {}},
        "derivation": None,
        "answer": {"value": answer},
    }
    return str(judge_unguarded(trace).verdict["answer"])


_AHEAD = {
    (
        "A jogger runs along a road. Which way does the friction force of the road on "
        "his rear foot point?"
    ): "forward",
    (
        "A car speeds up from rest. In which direction does the friction force act on its tires?"
    ): "forward",
    (
        "A small block rests on a larger block, which is pulled to the right by a "
        "force. The blocks move together. In what direction is the friction force on "
        "the small block?"
    ): "to the right",
    (
        "A book lies on a tray that is pulled to the right across a table with force F; "
        "the book does not slip on the tray. In which direction does friction act on "
        "the book?"
    ): "to the right",
    (
        "A parcel lies on a board, and the board is pulled to the right by a rope, "
        "faster and faster. Which way does the friction force on the parcel act?"
    ): "to the right",
    (
        "A woman walks forward on a floor. In which direction does the shoe's friction "
        "force on the floor act?"
    ): "backward",
    (
        "A man walking on ice slips, and his shoe slides forward over the ice. In which "
        "direction does friction act on the shoe?"
    ): "backward",
}


@pytest.mark.parametrize(("question", "answer"), _AHEAD.items())
def test_what_friction_drives_is_not_held_back_by_it(question: str, answer: str) -> None:
    assert _answer(question, answer) != "invalid"


@pytest.mark.parametrize(
    ("question", "right", "wrong"),
    [
        (
            (
                "A crate is pulled to the right across a floor. Which way does the friction "
                "force act on the crate?"
            ),
            "to the left",
            "to the right",
        ),
        (
            (
                "A woman walks forward pulling a crate by a rope. In which direction does the "
                "friction force on the crate act?"
            ),
            "backward",
            "forward",
        ),
        (
            (
                "A man pushes a crate forward across a rough floor at constant speed. In which "
                "direction does the friction force act on the crate?"
            ),
            "backward",
            "forward",
        ),
    ],
)
def test_what_is_pushed_or_pulled_is_held_back(question: str, right: str, wrong: str) -> None:
    assert _answer(question, right) == "valid"
    assert _answer(question, wrong) == "invalid"


_CARRIED = (
    (
        "A 20 kg trunk rests on the bed of a truck that speeds up at 1.5 m/s² to the {way}; the"
        " trunk does not slip. Find the friction force on the trunk."
    ),
    (
        "A trunk stands on a flatcar that accelerates at 0.80 m/s² toward the {way} without the"
        " trunk sliding. How large is the friction on the trunk of 50 kg?"
    ),
)


@pytest.mark.parametrize("question", _CARRIED)
@pytest.mark.parametrize("way", ["left", "right"])
@pytest.mark.parametrize("listed", ["to the left", "to the right"])
def test_friction_drives_its_load_the_way_behind_the_acceleration(
    question: str, way: str, listed: str
) -> None:
    names = ("gravity", "down"), ("normal force", "up"), ("static friction", listed)
    forces = [{"name": name, "target": "trunk", "direction": towards} for name, towards in names]
    trace = {
        "scenario_family": "friction",
        "question": question.format(way=way),
        "state_0": {
            "objects": [{"name": "trunk"}, {"name": "truck"}, {"name": "flatcar"}],
            "relations": [],
            "forces": forces,
            "variables": {},
        },
        "transition": {},
        "state_1": {},
        "answer": {"value": None},
    }
    blamed = [f.pointer for f in judge_unguarded(trace).findings]
    assert blamed == ([] if listed.endswith(way) else ["/state_0/forces/2/direction"])
