"""Of two forces that bodies exert on each other, the one is mended whose partner is known."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from wmw.generators import generate
from wmw.verifiers.mending import Mended, NotMended, mend

RULES = Path(__file__).parents[1] / "cases" / "rules"
SKATERS = json.loads((RULES / "forces_of_pair_unequal.json").read_text(encoding="utf-8"))["trace"]


def _skaters(one: object, other: object, ways: tuple[str, str] = ("left", "right")) -> Any:
    trace = copy.deepcopy(SKATERS)
    for force, size, way in zip(trace["state_0"]["forces"], (one, other), ways, strict=True):
        force.update(magnitude=size, direction=way)
    return trace


def _sizes(trace: Any) -> list[object]:
    return [force["magnitude"] for force in trace["state_0"]["forces"]]


def _ways(trace: Any) -> list[str]:
    return [force["direction"] for force in trace["state_0"]["forces"]]


def _ties(trace: Any) -> set[tuple[str, str]]:
    found = mend(trace)
    assert isinstance(found, NotMended), found
    assert "2 mendings" in found.reason
    return {(op["path"], op["value"]) for tie in found.ties for op in tie}


def test_where_nothing_says_which_size_is_right_both_mendings_are_told() -> None:
    assert _ties(_skaters("180 N", "90 N")) == {
        ("/state_0/forces/0/magnitude", "90 N"),
        ("/state_0/forces/1/magnitude", "180 N"),
    }


def test_where_nothing_says_which_way_is_right_both_mendings_are_told() -> None:
    assert _ties(_skaters("180 N", "180 N", ("to the left", "to the left"))) == {
        ("/state_0/forces/0/direction", "to the right"),
        ("/state_0/forces/1/direction", "to the right"),
    }


def _pushed(push: object, back: object) -> Any:
    def force(name: str, target: str, way: str, size: object) -> dict[str, object]:
        return {"name": name, "target": target, "direction": way, "magnitude": size, "unit": "N"}

    return {
        "id": "pushed", "scenario_family": "friction",
        "question": "A boy pushes a 20 kg box with a horizontal force of 80 N over a level floor."
        " The coefficient of kinetic friction is 0.30. Find its acceleration. Use g = 9.8 m/s².",
        "state_0": {
            "objects": [{"name": "box"}, {"name": "boy"}],
            "forces": [
                force("push of boy on box", "box", "forward", push),
                force("push of box on boy", "boy", "backward", back),
                force("gravity", "box", "downward", 196),
                force("normal force", "box", "upward", 196),
                force("kinetic friction", "box", "backward", 58.8),
            ],
            "variables": {"m": "20 kg", "F": "80 N", "mu_k": 0.30, "g": "9.8 m/s^2"},
        },
        "transition": {"equation": "a = (F - mu_k m g) / m"},
        "state_1": {"new_variables": {"a": "1.06 m/s^2"}},
        "answer": {"value": "1.06 m/s^2"},
    }  # fmt: skip


@pytest.mark.parametrize(
    ("stated", "mended"),
    [
        ((80, 40), [80, 80]),
        ((40, 80), [80, 80]),
        ((80.0, "40"), [80.0, "80"]),
        (("80 N", "0.04 kN"), ["80 N", "0.0800 kN"]),
        ((80, -40), [80, -80]),
    ],
)
def test_the_size_that_the_question_gives_is_that_of_both(
    stated: tuple[object, object], mended: list[object]
) -> None:
    found = mend(_pushed(*stated))
    assert isinstance(found, Mended), found
    assert _sizes(found.trace)[:2] == mended


def test_the_size_that_the_trace_reckons_with_is_that_of_both() -> None:
    trace = _skaters("180 N", "90 N")
    trace["state_1"]["new_variables"]["F_push"] = "180 N"
    found = mend(trace)
    assert isinstance(found, Mended), found
    assert _sizes(found.trace) == ["180 N", "180 N"]


def test_the_size_that_the_laws_give_is_that_of_both() -> None:
    item = next(i for i in map(_lever, range(60)) if i is not None)
    trace = copy.deepcopy(item.trace.to_dict())
    lever, pivot = item.names["lever"], item.names["pivot"]
    own = _of_pivot(item)
    own["name"] = f"force of the {pivot} on the {lever}"
    number = float(str(own["magnitude"]).split()[0])
    own.update(magnitude=f"{number:.3f} N", unit=None)  # more digits than one who works it out
    places = [f["name"] for f in item.trace.to_dict()["state_0"]["forces"]]
    trace["state_0"]["forces"][places.index(_of_pivot(item)["name"])] = own
    back = {"name": f"force of the {lever} on the {pivot}", "target": pivot,
            "direction": "downward", "magnitude": "7.0 N", "unit": None}  # fmt: skip
    trace["state_0"]["forces"].append(back)
    found = mend(trace, gold=item)
    assert isinstance(found, Mended), found
    [operation] = found.patch
    assert operation["path"] == f"/state_0/forces/{len(trace['state_0']['forces']) - 1}/magnitude"
    assert operation["value"] == own["magnitude"]


def _of_pivot(item: Any) -> Any:
    forces = item.trace.to_dict()["state_0"]["forces"]
    return next((f for f in forces if item.names["pivot"] in f["name"] and f["magnitude"]), None)


def _lever(index: int) -> Any:
    item = generate("lever", 2027, index)
    if "pivot" not in item.names or _of_pivot(item) is None:
        return None
    found = str(item.trace.to_dict()["state_1"])  # it must be the laws alone that tell
    return item if str(_of_pivot(item)["magnitude"]).split()[0] not in found else None
