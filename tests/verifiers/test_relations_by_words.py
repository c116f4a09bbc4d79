"""Relations that may be read either way are not blamed; those that the words deny are."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace, relation_blamed
from wmw.verifiers.pipeline import judge

KETTLE = (
    "An electric kettle with a power of 2000 W heats 1.0 kg of water from 20 °C to 100 °C. "
    "How long does it take?"
)
HANGS = (
    "A 0.50 kg block hangs from a spring with k = 100 N/m that is fixed to the ceiling. How "
    "far is the spring stretched? Use g = 9.8 m/s²."
)
RESTING = (
    "Spring P (120 N/m) hangs from a hook, spring Q (60 N/m) from its lower end, and a load of"
    " 6.0 N hangs at rest on Q. How far are both stretched in all?"
)
FIXED = (
    "A load of 30 kg is lifted by a rope that runs over a fixed pulley. What is the tension "
    "in the rope? Use g = 9.8 m/s²."
)
CARRIED = (
    "Two workers carry a plank 3.0 m long with a 400 N box 1.0 m from the left worker. What "
    "force does the left worker exert?"
)
SEESAW = (
    "Child A of 30 kg sits on the left side of a seesaw. Child B sits on the right side, 2.0 "
    "m from the pivot. Where does child A sit?"
)
EDGE = (
    "Block A (3.5 kg) lies on a table. A cord runs from it over a pulley to block B (1.5 kg),"
    " which hangs freely. What is the acceleration?"
)
LOG = "A log 3.0 m long floats in a lake of water. What part of it is under water?"
BAR = (
    "A hinge is at the left end of a bar. A 20 N lamp hangs 0.40 m to the right of the hinge,"
    " and a rope pulls upward 1.0 m to the right of the hinge. What is the tension?"
)
LENS = (
    "A candle stands to the left of a thin lens and a screen to the right of it. The focal "
    "length is 10 cm. Where is the image?"
)
ASKED = (
    "Is the image to the left of the lens? A candle stands 30 cm from a lens of focal length 10 cm."
)
CROWBAR = (
    "A level crowbar rests on a brick, with a rock on its short end. What force must the hand"
    " exert?"
)

POND = (
    "A frog sits 0.50 m below the surface of a pond (n = 1.33). At what depth does it seem to be?"
)
RULER = (
    "A ruler rests at its middle on a pencil, and a coin of 6.0 g lies on the ruler 12 cm from the"
    " pencil. Where must a coin of 4.0 g lie to balance it?"
)
EDGED = (
    "A 5.0 kg crate on a smooth table is joined by a light cord over a pulley at the edge to a"
    " 2.0 kg crate that hangs in the air below the pulley. What is the acceleration?"
)


def _blamed(family: str, question: str, bodies: str, *relation: str) -> bool:
    return relation_blamed(question, bodies, relation, family=family)


@pytest.mark.parametrize(
    ("family", "question", "bodies", "relation"),
    [
        ("thermal", KETTLE, "water, kettle", ("in", "water", "kettle")),
        ("spring", HANGS, "block, spring, ceiling", ("on", "block", "spring")),
        ("spring", HANGS, "block, spring, ceiling", ("on", "spring", "ceiling")),
        ("spring", RESTING, "load, Q, P", ("below", "load", "Q")),
        ("pulley", FIXED, "load, rope, pulley", ("supported_by", "rope", "pulley")),
        ("lever", CARRIED, "plank, left worker, box", ("supported_by", "plank", "left worker")),
        ("lever", SEESAW, "seesaw, child A, child B", ("left_of", "child A", "child B")),
        ("pulley", EDGE, "block A, block B, table", ("on", "block A", "table")),
        ("optics", ASKED, "image, lens, candle", ("right_of", "image", "lens")),
        ("wave", "An open pipe 0.85 m long sounds its fundamental.", "pipe, air",
         ("in", "pipe", "air")),
        ("optics", POND, "frog, pond surface", ("below", "frog", "pond surface")),
        ("pulley", EDGED, "table crate, hanging crate, pulley", ("above", "table crate", "pulley")),
        ("lever", RULER, "ruler, pencil, coin", ("supported_by", "ruler", "pencil")),
        ("lever", RULER, "ruler, pencil, coin", ("on", "coin", "ruler")),
        ("pulley", EDGED, "table crate, hanging crate, pulley",
         ("below", "hanging crate", "pulley")),
    ],
)  # fmt: skip
def test_what_may_be_read_either_way_is_not_blamed(
    family: str, question: str, bodies: str, relation: tuple[str, str, str]
) -> None:
    assert not _blamed(family, question, bodies, *relation)


@pytest.mark.parametrize(
    ("family", "question", "bodies", "relation"),
    [
        ("thermal", KETTLE.replace("electric kettle", "immersion heater"), "water, heater",
         ("in", "water", "heater")),
        ("spring", HANGS, "block, spring, ceiling", ("above", "block", "spring")),
        ("lever", SEESAW, "seesaw, child A, child B", ("right_of", "child A", "child B")),
        ("pulley", EDGE, "block A, block B, table", ("on", "block B", "table")),
        ("buoyancy", LOG, "log, water, lake bottom", ("supported_by", "log", "lake bottom")),
        ("lever", BAR, "bar, hinge, lamp, rope", ("left_of", "rope", "lamp")),
        ("optics", LENS, "candle, lens, screen", ("left_of", "screen", "lens")),
        ("lever", CROWBAR, "crowbar, brick, rock", ("above", "brick", "crowbar")),
        ("optics", POND, "frog, pond surface", ("above", "frog", "pond surface")),
        ("optics", POND, "frog, pond surface", ("below", "pond surface", "frog")),
        ("lever", RULER, "ruler, pencil, coin", ("supported_by", "pencil", "ruler")),
        ("lever", RULER, "ruler, pencil, coin", ("on", "ruler", "coin")),
        ("pulley", EDGED, "table crate, hanging crate, pulley",
         ("above", "hanging crate", "pulley")),
    ],
)  # fmt: skip
def test_what_the_words_deny_is_blamed(
    family: str, question: str, bodies: str, relation: tuple[str, str, str]
) -> None:
    assert _blamed(family, question, bodies, *relation)


def test_a_body_behind_a_comma_is_not_what_carries() -> None:
    question = (
        "A sack is raised with a long plank that rests on a log, the {} on the short end. Where"
        " does one press?"
    )
    trace = bare_trace("lever", question.format("sack"), "on the long end")
    bodies = [{"name": name, "attributes": {}} for name in ("sack", "plank", "log")]
    trace["state_0"] = {"objects": bodies, "relations": [{"type": "on", "args": ["sack", "plank"]}]}
    assert judge(trace).verdict["state"] != "invalid"
    trace["state_0"]["relations"] = [{"type": "on", "args": ["log", "plank"]}]
    assert judge(trace).labels == ("relation",)
