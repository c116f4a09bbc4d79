"""Two bodies act on each other alike, also where a name calls one by its last word alone."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge

Force = tuple[str, str, str, float]


def struck(first: str, second: str, *forces: Force) -> dict[str, object]:
    """Return a trace that says no more than the forces of two bodies on each other."""
    listed = [
        {"name": name, "target": target, "direction": way, "magnitude": size, "unit": "N"}
        for name, target, way, size in forces
    ]
    return {
        "id": "t",
        "scenario_family": "collision",
        "question": f"A {first} hits a {second} with an average force of 300 N. What follows?",
        "state_0": {
            "objects": [{"name": first}, {"name": second}],
            "forces": listed,
        },
        "transition": {},
        "state_1": {},
        "answer": {"value": None},
    }


@pytest.mark.parametrize(
    ("first", "second", "one", "other"),
    [
        ("bowling ball", "pin", "force of ball on pin", "force of pin on ball"),
        ("steel hammer", "iron nail", "push of the hammer on the nail", "push of the nail"),
        ("golf club", "ball", "force from the club", "force of the ball on the club"),
        ("freight car", "buffer stop", "force of the car", "force of the stop on the car"),
    ],
)
def test_both_forces_are_alike(first: str, second: str, one: str, other: str) -> None:
    on_second: Force = (one, second, "forward", 300)
    wrong = judge(struck(first, second, on_second, (other, first, "backward", 75)))
    assert [str(label) for label in wrong.labels] == ["force"]
    assert wrong.findings[0].pointer == "/state_0/forces/1/magnitude"
    right = judge(struck(first, second, on_second, (other, first, "backward", 300)))
    assert right.outcome != "invalid"


def test_a_word_that_two_bodies_share_tells_neither() -> None:
    forces = (
        ("force of the ball", "red ball", "left", 75.0),
        ("force of the ball", "blue ball", "right", 300.0),
    )
    assert judge(struck("red ball", "blue ball", *forces)).outcome != "invalid"
