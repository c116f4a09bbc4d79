"""What is in, on or a part of what by the words beside it."""

from __future__ import annotations

import pytest

from tests.bare import relation_blamed


@pytest.mark.parametrize(
    ("question", "bodies", "relation"),
    [
        ("The helium in a rubber ball is at 20 °C. What is its pressure?",
         "helium, ball", "in, ball, helium"),
        ("A block lies at rest on the sloping face of a rough wedge. How hard is it pressed?",
         "block, wedge", "on, wedge, block"),
        ("A book rests on the upper side of a heavy box. How hard is it pressed?",
         "book, box", "supported_by, box, book"),
        ("Snow of mass 200 g in a tin box is at 0 °C. How much heat melts it?",
         "snow, box", "in, box, snow"),
        ("A snail sits at the edge of a round lid that turns at 30 rpm. How fast is it?",
         "snail, lid", "on, lid, snail"),
        ("Two cups stand side by side on a wooden tray. Which one is warmer?",
         "cup_1, cup_2, tray", "on, tray, cup_1"),
        ("A pillar carries a heavy slab. What is its pressure?",
         "pillar, slab", "supported_by, pillar, slab"),
        ("A violin string is tuned to 440 Hz. How fast is the wave?",
         "violin, string", "on, violin, string"),
        ("A violin string is tuned to 440 Hz. How fast is the wave?",
         "violin, string", "separated, violin, string"),
        ("A disk of glass (n = 1.5) lies on a pond. How does light go on?",
         "disk, pond", "above, pond, disk"),
        ("Ultrasound of 2 MHz is sent into muscle tissue. How long are its waves?",
         "ultrasound, muscle_tissue", "in, muscle_tissue, ultrasound"),
        ("Electrons drift through a copper wire. How fast?",
         "electrons, wire", "in, wire, electrons"),
        ("A plunger is at rest on oil in a press. What force acts on it?",
         "plunger, oil", "supported_by, oil, plunger"),
        ("A trawler sounds the depth under its keel. How deep is the sea?",
         "trawler, seabed", "above, seabed, trawler"),
        ("A plank 2 m long lies over a log. Its tip is under the edge of a slab. How far?",
         "plank, log, slab", "above, plank, slab"),
    ],
)  # fmt: skip
def test_turned_round(question: str, bodies: str, relation: str) -> None:
    assert relation_blamed(question, bodies, tuple(relation.split(", ")))


@pytest.mark.parametrize(
    ("question", "bodies", "relation"),
    [
        ("The helium in a rubber ball is at 20 °C. What is its pressure?",
         "helium, ball", "in, helium, ball"),
        ("A bottle with air in it is pushed under water. How deep?",
         "bottle, air, water", "in, bottle, water"),
        ("The wheelbarrow in the figure carries a load. What is the force?",
         "wheelbarrow, load", "in, load, wheelbarrow"),
        ("A board rests on two blocks. What force acts on each block?",
         "board, block_1", "on, board, block_1"),
        ("A block rests on a cart near a board. How fast?",
         "block, board, cart", "on, board, block"),
        ("A crane carries a crate over a yard. What is the pull?",
         "crane, crate", "above, crane, crate"),
        ("A cable supports a bridge. What is the pull?", "cable, bridge", "above, cable, bridge"),
        ("A piston pushes up the gas above it. What is the pressure?",
         "gas, piston", "supported_by, gas, piston"),
        ("A pipeline is buried under the seabed below a ship. How deep?",
         "pipeline, seabed", "below, pipeline, seabed"),
        ("A rock on the seabed is heard by sonar. How deep is it?",
         "rock, seabed", "above, rock, seabed"),
        ("A guitar lies on a string of beads. What does it weigh?",
         "guitar, string", "on, guitar, string"),
        ("A beetle sits near a turntable. How far is it?",
         "beetle, turntable", "on, turntable, beetle"),
        ("A coin sits in front of a lens in a box. Where is the image?",
         "coin, lens, box", "in, lens, box"),
        ("Water in a kettle is heated by a rod in the water. How long?",
         "water, kettle, rod", "in, rod, water"),
        ("A wave passes from a deep region into a shallow region. How long is it?",
         "wave, deep_region", "in, wave, deep_region"),
        ("A boy stands on one end of a plank, whose tip is under a beam. What is the force?",
         "boy, plank, beam", "above, boy, beam"),
    ],
)  # fmt: skip
def test_as_the_words_have_it(question: str, bodies: str, relation: str) -> None:
    assert not relation_blamed(question, bodies, tuple(relation.split(", ")))
