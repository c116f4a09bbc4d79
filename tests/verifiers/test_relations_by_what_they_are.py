"""Relations that no two things of their kinds can have, and scenes in which they have them."""

from __future__ import annotations

import pytest

from tests.bare import relation_blamed

Relation = tuple[str, str, str]
ASKED = "What is asked for is the greatest value."

_NEVER: list[tuple[str, Relation]] = [
    ("A van drives over a humped bridge at 9.0 m/s.", ("on", "bridge", "van")),
    ("A curling stone and a skater rest on ice.", ("on", "ice", "skater B")),
    ("A wagon rolls along a level track.", ("on", "track", "wagon 2")),
    ("Two children balance on a see-saw.", ("on", "see-saw", "child_30kg")),
    ("A penny lies on a turntable.", ("on", "turntable", "penny")),
    ("In a hydraulic lift a van stands on the large piston.", ("on", "large piston", "van")),
    ("A rule rests on a wedge.", ("supported_by", "wedge", "rule")),
    ("A log floats in a pond.", ("supported_by", "pond water", "log")),
    ("A tackle with four strands lifts a crate.", ("supported_by", "rope", "lower block")),
    ("A spring in a toy pistol drives out a pellet.", ("in", "toy pistol", "pellet")),
    ("A rider sits in a cart.", ("in", "cart", "rider")),
    ("A magnet falls down through a copper pipe.", ("in", "copper pipe", "magnet")),
    ("A ray of light goes through a glass block.", ("in", "glass block", "refracted ray")),
    ("A statuette hangs completely under water.", ("in", "water", "statuette")),
    ("Cold water is mixed with hot water in a cup.", ("in", "cup", "hot water")),
    ("A balloon with helium floats in air.", ("in", "balloon", "helium")),
    ("A bob swings on a string from a pivot.", ("below", "pivot", "bob")),
    ("A pulley is fastened to the ceiling.", ("below", "ceiling", "pulley")),
    ("An apple falls from a branch to the grass.", ("above", "grass", "apple")),
    ("A hammer is let go over the Moon.", ("above", "Moon surface", "hammer")),
    ("A pebble is dropped from a bridge over a river.", ("above", "river", "pebble")),
    ("A plane drops a parcel on a village.", ("above", "village", "plane")),
    ("A ball is thrown straight up.", ("above", "hand", "ball")),
    ("A coin in a pool is looked at from above.", ("above", "water", "observer")),
    ("A cup weighs 7.8 N in air and 6.9 N in a tank with water.", ("in", "tank", "water")),
    ("An echo sounder sends a pulse down.", ("above", "sea floor", "fishing boat")),
    ("A ship finds its depth by sonar.", ("below", "ship", "ocean floor")),
    ("A trawler sounds the depth of a lake.", ("above", "lake bottom", "trawler")),
]

_AFTER_ALL: list[tuple[str, Relation]] = [
    ("A lorry carries a footbridge.", ("on", "bridge", "lorry")),
    ("A cube of ice lies on a sled.", ("on", "ice cube", "sled")),
    ("A toy track is fixed on a wagon.", ("on", "track", "wagon")),
    ("A man holds a plank on his shoulder.", ("on", "plank", "man")),
    ("A hollow ball is filled with water.", ("in", "water", "ball")),
    ("A cup stands in hot water and is warmed.", ("in", "cup", "hot water")),
    ("A balloon with helium floats in air.", ("in", "balloon", "air")),
    ("A coil turns between the poles of a magnet.", ("in", "coil", "magnet")),
    ("A coil of a generator turns in a magnet.", ("in", "coil", "field magnet")),
    ("A ball goes round a vertical circle about a pivot.", ("below", "pivot", "bob")),
    ("A coin falls in a mine, below the ground.", ("above", "ground", "coin")),
    ("A stone sinks in a lake.", ("above", "lake", "stone")),
    ("A ball is thrown down from a roof.", ("above", "hand", "ball")),
    ("On the Moon an astronaut sees the Earth.", ("above", "Earth", "astronaut")),
    ("A sledge is loaded with 20 kg of ice and pulled along.", ("on", "ice", "sledge")),
    ("A man lies on his back and a plank is laid on him.", ("on", "plank", "man")),
    ("A boy swims with a raft on his back.", ("on", "raft", "boy")),
    ("A pull chain hangs from a lamp.", ("supported_by", "chain", "lamp")),
    ("A water heater of 2.0 kW warms 50 kg of water.", ("in", "water", "heater")),
    ("A submarine floods its tanks with 500 kg of water.", ("in", "water", "submarine")),
    ("A copper vessel of 0.20 kg holds 0.50 kg of water.", ("in", "water", "copper")),
    ("A 1.5 kg pot at 150 °C is dropped into 0.50 kg of water.", ("in", "pot", "water")),
    ("Tea in a cup is cooled by setting the cup in cold water.", ("in", "cup", "cold water")),
    ("A rod moves through a magnetic field.", ("in", "electric field", "rod")),
    (
        "A flowerpot falls from the tenth floor past a pedestrian.",
        ("above", "tenth floor", "pedestrian"),
    ),
    ("A worker hoists a crate to the third floor.", ("above", "third floor", "crate")),
    ("A ball is thrown straight up and passes a window.", ("above", "window bottom", "ball")),
    ("A girl throws a key up to her aunt, whose hand catches it.", ("above", "hand", "key")),
    ("A stone on a string that is wound round a shaft is let go.", ("above", "shaft", "stone")),
    (
        "From the bottom of a pool an observer sees a lamp directly above the water.",
        ("above", "water", "observer"),
    ),
    ("A bucket stands at one end of a see-saw.", ("above", "bucket", "pivot")),
    ("A lamp stands on a support in front of a lens.", ("above", "lamp", "support")),
    ("A lift hangs on a cable over a pulley.", ("above", "pulley", "lift ceiling")),
    ("A stone is thrown up onto a street 6 m higher.", ("above", "street", "stone")),
    ("A golf ball lies in a bunker below the lawn.", ("above", "lawn", "ball")),
    ("From the beach a child throws a ball up to a lawn.", ("above", "lawn", "child")),
    ("A drone starts on the ground beside a house.", ("above", "house", "drone")),
    ("A ball lies on the floor under a table.", ("above", "table", "ball")),
    ("A car is in an underpass, a bus on the road above.", ("above", "road", "car")),
    ("A metal cup weighs 7.8 N in air and 6.9 N when hung in water.", ("in", "cup", "water")),
    ("A brass jug weighs 5.0 N in air and 3.9 N in oil.", ("in", "jug", "oil")),
    ("A bowl hangs from a balance, wholly in water.", ("in", "bowl", "water")),
    ("A boat sounds the depth of the sea.", ("above", "sea floor", "submarine cable")),
    ("A tin pot is weighed in air, then completely in alcohol.", ("in", "pot", "alcohol")),
]


@pytest.mark.parametrize(("told", "relation"), _NEVER)
def test_kinds_that_are_never_so(told: str, relation: Relation) -> None:
    """The relation is blamed, and the same with the two exchanged is not."""
    kind, first, second = relation
    assert relation_blamed(f"{told} {ASKED}", f"{first}, {second}", relation)
    assert not relation_blamed(f"{told} {ASKED}", f"{first}, {second}", (kind, second, first))


@pytest.mark.parametrize(("told", "relation"), _AFTER_ALL)
def test_kinds_that_are_so_after_all(told: str, relation: Relation) -> None:
    _, first, second = relation
    assert not relation_blamed(f"{told} {ASKED}", f"{first}, {second}", relation)


@pytest.mark.parametrize(
    ("told", "bodies", "wrong"),
    [
        ("A worker pushes a toolbox up a 20° incline.", "toolbox, incline",
         ("on", "incline", "toolbox")),
        ("A carton starts from rest at the top of a smooth 30° plane.", "carton, plane",
         ("on", "plane", "carton")),
        ("A crate lies on the level bed of a truck.", "crate, truck bed",
         ("on", "truck bed", "crate")),
        ("Water flows through a pipe with a wide part.", "wide part, water",
         ("in", "wide part", "water")),
    ],
)  # fmt: skip
def test_what_the_words_have_on_a_surface_or_in_a_pipe(
    told: str, bodies: str, wrong: Relation
) -> None:
    kind, first, second = wrong
    assert relation_blamed(f"{told} {ASKED}", bodies, wrong)
    assert not relation_blamed(f"{told} {ASKED}", bodies, (kind, second, first))
