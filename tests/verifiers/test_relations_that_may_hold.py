"""Relations that the question's words leave true, beside neighbours that they deny."""

from __future__ import annotations

import pytest

from tests.bare import relation_blamed

Relation = tuple[str, str, str]


@pytest.mark.parametrize(
    ("question", "bodies", "right", "wrong"),
    [
        ("A block lies on a table and a ball rests on the block. What does the table bear?",
         "block, table, ball", ("on", "block", "table"), ("on", "block", "ball")),
        ("A block hangs clear of the floor from a rope at the ceiling. How large is the tension?",
         "block, floor, rope, ceiling", ("contact", "block", "rope"),
         ("contact", "block", "floor")),
        ("Coffee is poured into cup A, and milk into cup B. Which one is warmer?",
         "coffee, milk, cup A, cup B", ("in", "coffee", "cup A"), ("in", "coffee", "cup B")),
        ("Two trolleys come from the two ends of a track, and meet. How fast are they then?",
         "left-moving trolley, right-moving trolley",
         ("left_of", "right-moving trolley", "left-moving trolley"),
         ("", "", "")),
        ("A coin lies on a turntable 0.10 m from its spindle. How fast is the coin?",
         "coin, turntable, spindle", ("supported_by", "turntable", "spindle"),
         ("supported_by", "turntable", "coin")),
        ("A marble rolls along a bench and leaves its edge at 2.0 m/s. Where does it land?",
         "marble, bench, landing point", ("below", "landing point", "bench"),
         ("below", "marble", "bench")),
        ("A book is put under one end of a ramp, and a marble rolls down the ramp. How fast?",
         "book, ramp, marble", ("supported_by", "ramp", "book"),
         ("supported_by", "ramp", "marble")),
        ("A puck slides over an ice rink at 3 m/s. How far does it go?",
         "puck, rink", ("on", "puck", "rink"), ("separated", "puck", "rink")),
        ("Weight P hangs 0.30 m left of weight Q. Weight Q hangs 0.80 m right of the pivot.",
         "weight P, weight Q, pivot", ("right_of", "weight P", "pivot"),
         ("left_of", "weight Q", "pivot")),
        ("Gas is enclosed by a piston. A man pushes the piston down by 8 cm. What work is done?",
         "gas, piston, man", ("below", "gas", "piston"), ("above", "gas", "piston")),
        ("A hand is held in line with a can. The can is full of peas. How heavy is it?",
         "hand, can, peas", ("outside", "hand", "can"), ("outside", "peas", "can")),
        ("A tanker with a cargo of petrol floats in sea water. How deep does it lie?",
         "tanker, petrol, sea water", ("in", "petrol", "tanker"), ("in", "sea water", "tanker")),
        ("A girl sits 1.2 m from the pivot of a seesaw. What is her moment?",
         "girl, seesaw, pivot", ("contact", "seesaw", "pivot"), ("contact", "girl", "pivot")),
        ("R1, R2 and a cell are in series. A voltmeter is connected across R1. What does it read?",
         "R1, R2, voltmeter, cell", ("parallel", "voltmeter", "R1"),
         ("parallel", "voltmeter", "R2")),
        ("The horn of a bus sounds at 400 Hz as the bus drives toward a cyclist. What is heard?",
         "horn, bus, cyclist, roof", ("on", "horn", "roof"), ("on", "horn", "cyclist")),
        ("A lamp hangs by the door on a cord. How large is the tension?",
         "lamp, door, cord", ("above", "lamp", "door"), ("above", "lamp", "cord")),
        ("A wire joins the battery to a lamp through a switch. What current flows?",
         "wire, battery, lamp, switch", ("connected", "wire", "switch"), ("", "", "")),
    ],
)  # fmt: skip
def test_what_holds_is_not_denied(
    question: str, bodies: str, right: Relation, wrong: Relation
) -> None:
    assert not relation_blamed(question, bodies, right)
    if all(wrong):
        assert relation_blamed(question, bodies, wrong)


@pytest.mark.parametrize(
    ("question", "bodies", "relation"),
    [
        ("Water is poured into beaker A and into beaker B. How much heat warms both by 10 K?",
         "water, beaker A, beaker B", ("in", "water", "beaker B")),
        ("A lamp is in series with an ammeter and a cell. A voltmeter across the lamp reads 11 V.",
         "lamp, ammeter, cell, voltmeter", ("connected", "voltmeter", "ammeter")),
        ("R1 is in series with an ammeter. A second resistor R2 is in parallel with both.",
         "R1, R2, ammeter", ("series", "R1", "ammeter")),
        ("A vessel holds two liquids that do not mix. How high is the boundary?",
         "lower density liquid, higher density liquid, vessel",
         ("above", "lower density liquid", "higher density liquid")),
        ("A student hears two loudspeakers that face her. Which ear is nearer?",
         "left ear, right ear", ("left_of", "right ear", "left ear")),
        ("A block on a table is tied by a string over a pulley to a bucket. How fast does it go?",
         "block, table, string, pulley, bucket", ("below", "bucket", "table")),
        ("An object stands 30 cm above a plane mirror on the floor. Where is the image?",
         "object, mirror, floor, image", ("below", "image", "floor")),
        ("A ball is thrown from the ground at the top of a cliff into the sea. How far?",
         "ball, ground, cliff, sea", ("below", "sea", "ground")),
        ("A maglev train glides along its track at 80 m/s. How long does it take for 4 km?",
         "train, track", ("separated", "train", "track")),
        ("A drone moves at 5 m/s over the field and drops a ball. Where does it land?",
         "drone, field, ball", ("separated", "drone", "field")),
        ("Cart P rolls to the right down a ramp and strikes cart Q at its foot. How fast are they?",
         "cart P, cart Q, ramp", ("above", "cart P", "cart Q")),
        ("Skaters A and B are at rest at opposite walls. Skater A pushes off, goes to the right.",
         "skater A, skater B", ("left_of", "skater A", "skater B")),
        ("A ray in the air goes upwards through the glass bottom of an aquarium into the water.",
         "ray, air, glass, water", ("above", "water", "air")),
        ("The hot gas in an engine pushes the piston down by 8 cm. What work does it do?",
         "gas, piston", ("above", "gas", "piston")),
        ("A magnet is held in line with a coil and then pushed into it. What is seen?",
         "magnet, coil", ("outside", "magnet", "coil")),
        ("A man holds a bucket of water. How heavy is it?",
         "man, bucket, water", ("outside", "bucket", "man")),
        ("A ball lying on the pool floor is let go. It rises and then floats. What is its density?",
         "ball, pool floor, water", ("on", "ball", "pool floor")),
        ("C1 is charged to 12 V. C2 is left unconnected at first. Then C1 is joined to C2.",
         "capacitor C1, capacitor C2", ("connected", "capacitor C1", "capacitor C2")),
        ("Wagon A moves toward wagon B at 2 m/s and couples to it. How fast are they?",
         "wagon A, wagon B", ("attached", "wagon A", "wagon B")),
        ("A force of 20 N acts on a door 0.80 m from the hinge. How large is the moment?",
         "door, hinge, force", ("attached", "door", "hinge")),
        ("R1 and R2 are in parallel, and this pair is in series with R3. A voltmeter is across R1.",
         "R1, R2, R3, voltmeter", ("parallel", "voltmeter", "R2")),
        ("R1 and R2 are in series. A voltmeter is connected first across R1, then across R2.",
         "R1, R2, voltmeter", ("parallel", "voltmeter", "R2")),
        ("The bell of a church is struck and sounds at 440 Hz. What is the wavelength?",
         "bell, church, tower", ("in", "bell", "tower")),
        ("An ambulance approaches a pedestrian with its siren on, then passes him.",
         "ambulance, pedestrian, siren", ("on", "siren", "ambulance")),
        ("A concave mirror forms an image of a lamp. A plane mirror stands beside it.",
         "lamp, concave mirror, plane mirror, image", ("in_front_of", "image", "concave mirror")),
    ],
)  # fmt: skip
def test_what_may_hold_is_not_denied(question: str, bodies: str, relation: Relation) -> None:
    assert not relation_blamed(question, bodies, relation)


@pytest.mark.parametrize(
    ("family", "question", "relation"),
    [
        ("collision", "Cart A of 2 kg moves right at 3 m/s on a track and hits cart B at rest. They"
         " stick together. Find the speed.", ("supported_by", "cart A", "track")),
        ("fluid", "A solid cube of mass 8 kg and edge 0.2 m stands on the floor. What pressure does"
         " it exert?", ("supported_by", "cube", "floor")),
        ("spring", "A block of 1 kg on a smooth table is fixed to a spring of 100 N/m. It is pulled"
         " out by 5 cm and let go. Find its top speed.", ("supported_by", "block", "table")),
        ("pulley", "A rope runs from a winch over a pulley; a load of 500 kg hangs at its end. What"
         " is the tension?", ("on", "rope", "pulley")),
        ("thermal", "A hot steel ball is dropped into a calorimeter with 200 g of water at 20 °C."
         " What is the final temperature?", ("separated", "ball", "water")),
        ("friction", "A box lies on the floor of a truck that brakes. The box slides forward. Find"
         " its acceleration.", ("on", "floor", "truck")),
        ("inclined_plane", "Block A on a 30° incline is joined by a rope over a pulley to block B"
         " that hangs freely. Find the acceleration.", ("separated", "block B", "incline")),
    ],
)  # fmt: skip
def test_a_scene_denies_no_other_side_of_what_it_has(
    family: str, question: str, relation: Relation
) -> None:
    assert not relation_blamed(question, ", ".join(relation[1:]), relation, family=family)


@pytest.mark.parametrize(
    ("family", "question", "relation"),
    [
        ("friction", "A box of 5 kg is pulled over a floor by 20 N at constant velocity. What is"
         " the coefficient of friction?", ("separated", "box", "floor")),
        ("spring", "A block of 1 kg on a smooth table is fixed to a spring of 100 N/m. It is pulled"
         " out by 5 cm and let go. Find its top speed.", ("supported_by", "table", "block")),
    ],
)  # fmt: skip
def test_a_scene_denies_what_it_has_the_other_way_round(
    family: str, question: str, relation: Relation
) -> None:
    assert relation_blamed(question, ", ".join(relation[1:]), relation, family=family)
