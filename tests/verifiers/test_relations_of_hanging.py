"""What hangs, and from what, is told by the question's words, whatever the bodies are called."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bare import relation_blamed, trace_of_relation
from wmw.verifiers.pipeline import judge

MOBILE = (
    "A light bar is hung by a cord at its middle. A 0.20 kg bird hangs on a wire from the bar's"
    " left end, a paper star on a wire from the right end. What mass has the star?"
)
LAMP = (
    "A uniform pole 1.2 m long is hinged to a wall. A 15 N lamp hangs from its right end. What is"
    " the moment about the hinge?"
)
EDGE = (
    "A 6 kg box on a smooth desk is joined by a string over a pulley to a 2 kg box hanging beside"
    " the desk. What is the acceleration?"
)
HUNG = (
    "A cart of 3.0 kg on a level track is tied by a thread over a pulley to a small mass of 0.20 kg"
    " that hangs at the end of the track. Find the acceleration."
)
BOWL = (
    "A light ball of volume 50 cm³ is held under water by a string fastened to the bottom of a"
    " bowl. What is the tension in the string?"
)
BALLOON = (
    "A balloon filled with helium is anchored to the ground by a rope. The net lift is 40 N. What"
    " is the tension in the rope?"
)
WELL = (
    "A ball of volume 50 cm³ hangs by a string from the ceiling and dips into water. What is the"
    " tension in the string?"
)
OVER = (
    "A bucket of 40 N hangs from a rope that runs over a pulley fixed to a hook. A man holds the"
    " other end. With what force does he pull?"
)
ENDS = (
    "Tray A of 3.0 kg and tray B of 5.0 kg hang from the two ends of a cord that runs over a light"
    " pulley. What is their acceleration?"
)
MARKED = (
    "A rope runs from the roof down around a loose pulley X and up over a fixed pulley Y on the"
    " roof. A 500 N safe hangs from X. What pull on the free end holds it?"
)
BENEATH = (
    "A cord over a pulley carries tray A (4.0 kg) on one end and tray C (3.0 kg) on the other. Tray"
    " B (1.0 kg) hangs beneath tray A on a thread. What is the tension in the thread?"
)
CHAIN = (
    "Lamp A hangs from a hook, lamp B hangs below lamp A, and lamp C hangs below lamp B. What is"
    " the tension?"
)
TOWARD = (
    "Cart A of 2.0 kg moves right at 3.0 m/s toward cart B, which is at rest. They stick together."
    " What is their common velocity?"
)
LAYERS = (
    "A jar holds 0.25 m of water with a 0.10 m layer of oil floating on it. What is the gauge"
    " pressure at the bottom?"
)
METER = (
    "R1 = 40 ohm and R2 = 60 ohm are in series with a 10 V battery. A voltmeter is connected across"
    " R2. What does it read?"
)
LETTERED = (
    "A rope goes from the roof down around pulley P and up over pulley Q, which is bolted to the"
    " roof. A 20 kg bucket hangs from pulley P. What pull holds it?"
)
TACKLE = (
    "A sack of 40 kg hangs on a movable pulley. One end of the rope is tied to the ceiling, the"
    " other is pulled up. What pull is needed?"
)
FIXED = (
    "A sack of 40 kg hangs from a rope that runs over a pulley fixed to the ceiling. What pull"
    " holds it?"
)
BUOY = "A buoy is held by a chain fastened to the sea bed. What is the tension in the chain?"
SPRINGS = (
    "Spring 1 is fixed to the ceiling, spring 2 hangs from spring 1 and a 1.0 kg load hangs from"
    " spring 2. How far does the load sink?"
)
BESIDE = "A 2.0 kg load hangs from spring 1 and spring 2 side by side. How far are both stretched?"
MARKS = (
    "A metre rule is pivoted at its centre. A 2 N weight hangs from the 20 cm mark. What turns it?"
)
LABORATORY = (
    "One block lies on a table and is joined over a pulley by a string to another block that hangs"
    " freely. What is the acceleration?"
)


@pytest.mark.parametrize(
    ("question", "bodies", "wrong", "right"),
    [
        (MOBILE, "bird, star, bar, cord", ("above", "bird", "bar"), ("below", "bird", "bar")),
        (MOBILE, "bird, star, bar, cord", ("above", "bar", "cord"), ("below", "bar", "cord")),
        (LAMP, "lamp, pole, wall", ("above", "lamp", "pole"), ("below", "lamp", "pole")),
        (LAMP, "lamp, pole, wall", ("below", "pole", "lamp"), ("supported_by", "lamp", "pole")),
        (MARKED, "safe, X, Y, rope, roof", ("attached", "safe", "Y"), ("attached", "safe", "X")),
        (BENEATH, "tray A, tray B, tray C, cord, thread", ("hangs_from", "tray B", "tray C"),
         ("hangs_from", "tray B", "tray A")),
        (EDGE, "6 kg box, 2 kg box, desk", ("on", "2 kg box", "desk"), ("on", "6 kg box", "desk")),
        (EDGE, "box_6kg, box_2kg, desk", ("on", "box_2kg", "desk"), ("on", "box_6kg", "desk")),
        (HUNG, "cart, hanging mass, track", ("on", "hanging mass", "track"),
         ("on", "cart", "track")),
        (BOWL, "ball, string, bowl", ("above", "string", "ball"), ("below", "string", "ball")),
        (BOWL, "ball, string, bowl", ("below", "ball", "string"), ("above", "ball", "string")),
        (BALLOON, "balloon, rope, ground", ("above", "rope", "balloon"),
         ("above", "balloon", "rope")),
        (MARKS, "weight, rule", ("above", "weight", "rule"), ("below", "weight", "rule")),
        (SPRINGS, "spring 1, spring 2, load, ceiling", ("attached", "load", "spring 1"),
         ("attached", "load", "spring 2")),
        (LETTERED, "bucket, pulley P, pulley Q, roof", ("attached", "bucket", "pulley Q"),
         ("attached", "pulley P", "bucket")),
        (TACKLE, "sack, movable pulley, rope, ceiling", ("attached", "ceiling", "sack"),
         ("attached", "sack", "movable pulley")),
    ],
)  # fmt: skip
def test_what_hangs_is_held_against_the_relations(
    question: str, bodies: str, wrong: tuple[str, str, str], right: tuple[str, str, str]
) -> None:
    assert relation_blamed(question, bodies, wrong)
    assert not relation_blamed(question, bodies, right)


@pytest.mark.parametrize(
    ("question", "bodies", "relation"),
    [
        (BESIDE, "spring 1, spring 2, load", ("attached", "load", "spring 2")),
        (WELL, "ball, string, ceiling", ("above", "string", "ball")),
        (CHAIN, "lamp A, lamp B, lamp C, hook", ("attached", "lamp B", "lamp C")),
        (BENEATH, "tray A, tray B, tray C, cord, thread", ("attached", "tray A", "cord")),
        (FIXED, "sack, rope, pulley, ceiling", ("attached", "pulley", "ceiling")),
        (FIXED, "sack, rope, pulley, ceiling", ("attached", "sack", "rope")),
        (TACKLE, "sack, movable pulley, rope, ceiling", ("attached", "rope", "ceiling")),
        (LETTERED, "bucket, pulley P, pulley Q, roof", ("attached", "pulley Q", "roof")),
        (LABORATORY, "table block, hanging block, table", ("on", "table block", "table")),
        (LABORATORY, "block, weight, table", ("on", "block", "table")),
        (MOBILE, "bird, star, bar, cord", ("attached", "bar", "cord")),
        (EDGE, "6 kg box, 2 kg box, desk", ("attached", "6 kg box", "2 kg box")),
    ],
)
def test_what_hangs_beside_it_leaves_a_relation_alone(
    question: str, bodies: str, relation: tuple[str, str, str]
) -> None:
    assert not relation_blamed(question, bodies, relation)


def test_a_line_that_holds_its_body_down_is_below_it_in_every_family() -> None:
    record: dict[str, Any] = {
        "id": "relation", "scenario_family": "buoyancy", "question": BUOY,
        "state_0": {"objects": [{"name": "buoy"}, {"name": "chain"}],
                    "relations": [{"type": "below", "args": ["chain", "buoy"]}]},
        "transition": {}, "state_1": {}, "answer": {"value": None},
    }  # fmt: skip
    assert not judge(record).findings


@pytest.mark.parametrize(
    ("question", "bodies", "wrong", "right"),
    [
        (OVER, "bucket, rope, pulley, hook", ("above", "bucket", "pulley"),
         ("above", "hook", "pulley")),
        (OVER, "bucket, rope, pulley, hook", ("below", "pulley", "bucket"),
         ("below", "bucket", "pulley")),
        (ENDS, "tray A, tray B, cord, pulley", ("above", "tray A", "pulley"),
         ("below", "tray A", "pulley")),
        (ENDS, "tray A, tray B, cord, pulley", ("above", "tray B", "pulley"),
         ("below", "tray B", "pulley")),
        (TOWARD, "cart A, cart B", ("right_of", "cart A", "cart B"),
         ("left_of", "cart A", "cart B")),
        (LAYERS, "water, oil, jar", ("above", "water", "oil"), ("above", "oil", "water")),
        (LAYERS, "water, oil, jar", ("on", "water", "oil"), ("on", "oil", "water")),
        (METER, "R1, R2, voltmeter", ("parallel", "voltmeter", "R1"),
         ("parallel", "voltmeter", "R2")),
    ],
)  # fmt: skip
def test_what_hangs_floats_or_measures_elsewhere(
    question: str, bodies: str, wrong: tuple[str, str, str], right: tuple[str, str, str]
) -> None:
    assert relation_blamed(question, bodies, wrong)
    assert not relation_blamed(question, bodies, right)


@pytest.mark.parametrize(
    ("question", "bodies", "relation"),
    [
        (OVER.replace("a pulley", "a pulley and under a lower pulley"),
         "bucket, rope, pulley, hook", ("above", "bucket", "pulley")),
        (OVER.replace("A bucket", "A spring balance"), "spring balance, rope, pulley, hook",
         ("above", "spring balance", "pulley")),
        (TOWARD.replace("toward", "away from"), "cart A, cart B",
         ("right_of", "cart A", "cart B")),
        (TOWARD, "cart A, cart B", ("above", "cart A", "cart B")),
        (TOWARD.replace("moves right", "moves"), "cart A, cart B",
         ("right_of", "cart A", "cart B")),
        (METER.replace("series", "parallel"), "R1, R2, voltmeter", ("parallel", "voltmeter", "R1")),
    ],
)  # fmt: skip
def test_what_may_be_there_as_well(
    question: str, bodies: str, relation: tuple[str, str, str]
) -> None:
    assert not relation_blamed(question, bodies, relation)


@pytest.mark.parametrize(("upper", "blamed"), [("water", True), ("alcohol", False)])
def test_the_denser_of_two_layers_is_the_lower_one(upper: str, blamed: bool) -> None:
    lower = "alcohol" if upper == "water" else "water"
    record = trace_of_relation(
        "A glass has layers of water and alcohol. What is the pressure at the bottom?",
        "water, alcohol, glass",
        ("above", upper, lower),
    )
    record["state_0"]["variables"] = {"rho_water": "1000 kg/m^3", "rho_alcohol": "790 kg/m^3"}
    assert bool(judge(record).findings) is blamed


HOIST = (
    "A {load} hangs from a movable pulley. One end of the rope is tied to a girder above{more}; the"
    " other end is pulled up. What force is needed?"
)


@pytest.mark.parametrize(
    ("upper", "lower", "more", "blamed"),
    [
        ("movable pulley", "girder", "", True),
        ("crate", "girder", "", True),
        ("girder", "movable pulley", "", False),
        ("fixed pulley", "girder", "", False),
        ("movable pulley", "girder", " the load", False),
    ],
)
def test_what_is_above_is_below_no_load(upper: str, lower: str, more: str, blamed: bool) -> None:
    question = HOIST.format(load="crate", more=more)
    bodies, relation = f"{upper}, {lower}", ("above", upper, lower)
    assert relation_blamed(question, bodies, relation) is blamed


CASK = "A valve is fitted to a cask 0.80 m below the oil surface. Find the pressure at it."


@pytest.mark.parametrize(
    ("upper", "lower", "blamed"),
    [
        ("valve", "oil surface", True),
        ("oil surface", "valve", False),
        ("lid", "oil surface", False),
    ],
)
def test_so_far_below_the_surface(upper: str, lower: str, blamed: bool) -> None:
    bodies, relation = f"{upper}, {lower}", ("above", upper, lower)
    assert relation_blamed(CASK, bodies, relation) is blamed


def test_what_reaches_so_far_below_the_surface_may_be_above_it_as_well() -> None:
    question = "A pole reaches 0.80 m below the water surface. Find the pressure there."
    assert not relation_blamed(question, "pole, water surface", ("above", "pole", "water surface"))


BY_MASS = (
    "A 6.0 kg box on a smooth desk is tied to a cord that runs over a pulley at the edge. A 1.5 kg"
    " box hangs freely from the other end of the cord. What is the acceleration of the boxes?"
)
BY_LETTER = (
    "Crate P (3.0 kg) and crate Q (2.0 kg) are joined by a cord over a pulley. The 2.0 kg crate"
    " hangs; the 3.0 kg crate lies on a level bench. What is the acceleration?"
)


@pytest.mark.parametrize(
    ("question", "bodies", "variables", "wrong", "right"),
    [
        (BY_MASS, "box 1, box 2, desk, pulley", {"m1_kg": 6.0, "m2_kg": 1.5},
         ("on", "box 2", "desk"), ("on", "box 1", "desk")),
        (BY_MASS, "box 1, box 2, desk, pulley", {"m_1": "6.0 kg", "m_2": "1.5 kg"},
         ("hangs_from", "box 1", "pulley"), ("hangs_from", "box 2", "pulley")),
        (BY_LETTER, "crate P, crate Q, bench, cord", {"m_P": "3.0 kg", "m_Q": "2.0 kg"},
         ("on", "crate Q", "bench"), ("on", "crate P", "bench")),
    ],
)  # fmt: skip
def test_a_body_is_known_by_the_value_that_bears_its_mark(
    question: str,
    bodies: str,
    variables: dict[str, object],
    wrong: tuple[str, str, str],
    right: tuple[str, str, str],
) -> None:
    assert relation_blamed(question, bodies, wrong, variables=variables)
    assert not relation_blamed(question, bodies, right, variables=variables)
    alike = dict.fromkeys(variables, "7.5 kg")
    assert not relation_blamed(question, bodies, wrong, variables=alike)
