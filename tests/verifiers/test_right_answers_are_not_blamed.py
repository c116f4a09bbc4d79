"""Right answers to plain questions that a reading takes for something else: valid, or left open."""

from __future__ import annotations

import pytest
from bare import bare_trace, relation_blamed

from wmw.verifiers.pipeline import judge


@pytest.mark.parametrize(
    ("family", "question", "right"),
    [
        (  # no word tells of the scene in which the speed would be doubled
            "circular_motion",
            "Two satellites circle the same planet, the first at distance r from its centre, the"
            " second at 4r. How does the speed of the second compare with that of the first?",
            "half as large",
        ),
        (  # 9.0 m is no diameter
            "fluid",
            "The gauge pressure in a water main is 250 kPa. What is the gauge pressure at a closed"
            " tap 9.0 m above the main? The density of water is 1000 kg/m³ and g = 9.8 m/s².",
            "162 kPa",
        ),
        (  # the marble is no load
            "buoyancy",
            "A 200 g toy ship floats on the water of a basin. A separate 40 g marble lies on the"
            " bottom of the basin. How large is the buoyant force on the ship? Use g = 9.8 m/s².",
            "1.96 N",
        ),
        (  # from 15 cm to 30 cm, which is no place of the image
            "optics",
            "A candle stands 30 cm from a thin converging lens with a focal length of 10 cm. It is"
            " then moved so that it stands 15 cm from the lens. How far, and in which direction,"
            " does the real image move?",
            "15 cm",
        ),
        (  # the force that starts it is another one
            "friction",
            "A 10 kg chest stands on a level floor; the coefficients of friction are 0.60 (static)"
            " and 0.40 (kinetic). What horizontal force keeps it sliding at constant velocity?"
            " g = 9.8 m/s².",
            "39.2 N",
        ),
        (  # 1.0 kg more on one side, and no table that holds the other
            "pulley",
            "Two 4.0 kg blocks, L on the left and R on the right, hang at rest from a light string"
            " over an ideal pulley. A 1.0 kg weight is hung on block R. Which way does block R"
            " move, and with what acceleration? Use g = 9.8 m/s².",
            "1.09 m/s²",
        ),
        (  # the kinetic energy of one of the two
            "pulley",
            "Block 1 (800 g) and block 2 (1.30 kg) hang from the two ends of a light string over a"
            " light frictionless pulley. They are released from rest. What is the kinetic energy of"
            " block 1 after 0.50 s? Use g = 9.8 m/s².",
            "0.544 J",
        ),
        (  # two echoes, and no change of the time of one
            "wave",
            "A ship sends a sonar pulse straight down into the sea, where sound travels at"
            " 1505 m/s. The echo from a shoal of fish returns after 65 ms, that from the sea bed"
            " after 160 ms. How deep is the shoal?",
            "48.9 m",
        ),
        (  # the light comes up into the air above
            "optics",
            "A ray of light in water (n = 1.33) meets the surface from below at 30° to the normal."
            " What is the angle of refraction in the air above?",
            "41.7°",
        ),
        (  # the question itself tells that its commas are decimal ones
            "friction",
            "A wardrobe of mass 80 kg is pushed at constant speed for 3,0 m across a parquet floor."
            " The coefficient of sliding friction is 0,30. How much work is done in pushing?"
            " (g = 9,81 m/s²)",
            "706 J",
        ),
    ],
)
def test_a_right_answer_is_not_blamed(family, question, right):
    verdict = judge(bare_trace(family, question, right))
    assert verdict.outcome != "invalid", verdict.findings


def test_a_point_on_a_disk_is_not_the_disk():
    question = (
        "The disk of a hard drive spins at 7200 rpm. What is the centripetal acceleration of a"
        " point 4.0 cm from its axis?"
    )
    relation = ("on", "point on disk", "disk")
    assert not relation_blamed(question, "disk, point on disk", relation, family="circular_motion")


def test_the_place_of_one_is_no_place_of_the_next():
    question = (
        "In a lake diver A swims 7.0 m below the surface and diver B 34.5 m below it. What is the"
        " difference between the pressures on them?"
    )
    relation = ("above", "diver A", "diver B")
    assert not relation_blamed(question, "diver A, diver B, lake", relation)
    one_below = question.replace("34.5 m below it", "is below diver A")
    turned = ("above", "diver B", "diver A")
    assert relation_blamed(one_below, "diver A, diver B, lake", turned)


def test_what_stands_on_the_same_floor_is_not_said_of_the_floor():
    question = (
        "Crate P stands on a level floor and is pushed to the right. Crate Q stands on the same"
        " floor farther to the right and does not touch crate P. What is the friction on crate P?"
    )
    bodies = "crate P, crate Q, floor"
    assert not relation_blamed(question, bodies, ("on", "crate P", "floor"))
    assert relation_blamed(question, bodies, ("contact", "crate Q", "crate P"))
