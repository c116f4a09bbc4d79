"""Words that are false of a whole kind of scene, and such as are true in a scene much like it."""

from __future__ import annotations

import pytest

from wmw.verifiers.equations.false_accounts import false_account

FALSE = [
    ("Two railway wagons collide and couple. What is their speed?",
     "The wagons roll on together and keep their total kinetic energy."),
    ("A steel ball bounces off a heavy plate with a coefficient of restitution of 0.8.",
     "Ball and plate move on with one common velocity."),
    ("A loaded spring between two skaters at rest pushes them apart. How fast is the girl?",
     "Both skaters glide off in the same direction."),
    ("A javelin is thrown at 20 m/s, 40° above the horizontal. How far does it fly?",
     "On the way gravity reduces the horizontal speed of the javelin."),
    ("A crate is released from a helicopter that flies at 40 m/s. Where does it land?",
     "The crate falls straight down as soon as it is free."),
    ("A stone is tossed straight up at 12 m/s. How high does it get?",
     "The stone is fastest at the highest point."),
    ("A van takes a level bend of 60 m radius without skidding. How fast may it be?",
     "Kinetic friction provides the force towards the middle."),
    ("A sack is put on a sledge that is pulled over ice. What pull is needed?",
     "The sack reduces the friction under the sledge."),
    ("Two buckets hang from the two ends of a rope over a light pulley and are let go.",
     "The tension is greater than both weights."),
    ("A stone is whirled in a circle on a cord. What is its acceleration?",
     "The acceleration of the stone points outward."),
    ("A rider sits in a gondola at the top of a loop. What force does the seat exert?",
     "Weight and normal force balance each other there."),
    ("A lamp hangs from a thread. What is the tension?", "The thread pushes the lamp."),
    ("A cart oscillates on a spring. What is its period?",
     "A larger amplitude makes the period longer."),
    ("A pendulum of 1.2 m is taken to a planet with less gravity. What is its period?",
     "With weaker gravity the bob swings faster."),
    ("An organ pipe is closed at one end. What is its fundamental frequency?",
     "Half a wavelength fits into the pipe."),
    ("A train with its horn on recedes from a woman at a crossing. What pitch does she hear?",
     "The waves are squeezed and the frequency rises."),
    ("An ultrasonic pulse is reflected back to the probe. How deep is the bone?",
     "The pulse covers the path once."),
    ("A kettle is heated with 40 kJ. How warm is the water?",
     "The heat lowers the temperature of the water."),
    ("Which of two bars of 1 kg is warmer after 5 kJ each? Their specific heats are given.",
     "The bar with the higher specific heat heats up more."),
    ("Water flows through a pipe with a constriction.",
     "The narrow part slows the water."),
    ("A block of ice is to be melted. How much heat does it take to melt it?",
     "After taking up the heat the block is still frozen."),
    ("A cork is held under water and released. Which way does it go?",
     "The cork moves up because it is denser than water."),
    ("A cell with an internal resistance feeds a lamp. What is the terminal voltage?",
     "The terminal voltage is higher than the EMF."),
    ("Three resistors are connected in parallel to 12 V.",
     "The largest current is there because the larger resistance carries the larger current."),
    ("The current in a coil falls from 3 A to 1 A. What EMF is induced?",
     "The induced EMF supports the change."),
    ("A ray of light in glass meets water at 70°.",
     "Total reflection occurs below the critical angle."),
    ("An object stands before a concave mirror.",
     "The focal length is twice the radius."),
]  # fmt: skip
SOUND = [
    ("Two railway wagons collide and couple. What is their speed?",
     "Momentum is conserved; kinetic energy is not conserved."),
    ("A bullet lodges in a block on strings. How high does it swing?",
     "The kinetic energy that is left goes into height in the swing."),
    ("Two gliders collide elastically. What are their speeds?",
     "Kinetic energy and momentum are both conserved."),
    ("A javelin is thrown at 20 m/s, 40° above the horizontal. How far does it fly?",
     "The javelin keeps its horizontal velocity while it falls."),
    ("A crate is released from a helicopter that flies at 40 m/s. Where does it land?",
     "Seen from the helicopter, the crate falls straight down."),
    ("A stone is tossed straight up at 12 m/s. How high does it get?",
     "Gravity slows the stone until it is at rest at the top."),
    ("A van takes a level bend of 60 m radius without skidding. How fast may it be?",
     "Static friction provides the force towards the middle; kinetic friction would be smaller."),
    ("A box slides over a floor and comes to rest.",
     "Kinetic friction acts against the motion and stops it."),
    ("A crate lies on the bed of a truck that speeds up.",
     "Static friction drives the crate forward."),
    ("Two buckets hang from the two ends of a rope over a light pulley and are let go.",
     "The tension is larger than one weight and smaller than the other."),
    ("A stone is whirled in a circle on a cord. What is its acceleration?",
     "The stone pulls the cord outward, the acceleration points inward."),
    ("A rider sits in a gondola at the top of a loop. What force does the seat exert?",
     "Weight and normal force together supply the centripetal force."),
    ("A spring is loaded with a ball and fires it. How fast is the ball?",
     "The spring pushes the ball, and its energy becomes kinetic energy."),
    ("A cart oscillates on a spring. What is its period?",
     "The period does not depend on the amplitude."),
    ("A pendulum clock is taken to a planet with less gravity.",
     "With weaker gravity the bob swings more slowly."),
    ("An organ pipe is closed at one end. What is its fundamental frequency?",
     "A quarter of a wavelength fits, with a node at the closed end."),
    ("A train with its horn on recedes from a woman at a crossing. What pitch does she hear?",
     "The waves are drawn out, and the pitch is lower."),
    ("An ultrasonic pulse is reflected back to the probe. How deep is the bone?",
     "The pulse covers the path twice, there and back."),
    ("Hot iron is put into water.", "Heat flows from the hot iron to the colder water."),
    ("Which of two bars of 1 kg is warmer after 5 kJ each? Their specific heats are given.",
     "The bar with the higher specific heat heats up less."),
    ("Water flows through a level pipe that narrows.",
     "The water is faster in the narrow part, and its pressure is lower there."),
    ("Ice at -10 °C is to be melted. How much heat does it take to melt it?",
     "The ice stays solid until it is at 0 °C, then it melts."),
    ("A cork is held under water and released. Which way does it go?",
     "The cork would sink if it were denser than water."),
    ("A battery with an internal resistance is charged. What is the terminal voltage?",
     "The terminal voltage is higher than the EMF while it is charged."),
    ("Two resistors are connected in series to 12 V.",
     "The larger resistance takes the larger voltage."),
    ("The current in a coil falls from 3 A to 1 A. What EMF is induced?",
     "The induced EMF opposes the change."),
    ("A ray of light in glass meets water at 70°.",
     "Total reflection occurs above the critical angle, below it light is refracted."),
    ("A concave mirror has a radius of 40 cm.", "The focal length is half the radius."),
]  # fmt: skip


@pytest.mark.parametrize(("question", "text"), FALSE)
def test_what_is_false_of_a_scene_is_found(question: str, text: str) -> None:
    assert false_account(text, question) is not None


@pytest.mark.parametrize(("question", "text"), SOUND)
def test_what_is_true_of_a_scene_is_left_alone(question: str, text: str) -> None:
    assert false_account(text, question) is None


@pytest.mark.parametrize(
    "text",
    [
        "If the wagons kept their kinetic energy, they would not couple.",
        "It is a mistake to think that kinetic energy is conserved.",
    ],
)
def test_what_is_only_supposed_is_left_alone(text: str) -> None:
    assert false_account(text, FALSE[0][0]) is None
