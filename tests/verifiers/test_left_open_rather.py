"""Questions that a cue could draw to the wrong law: the right answer is not blamed for it."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

# family, question, right answer, an answer that must not be called valid
QUESTIONS = [
    (  # what it was at another value is told
        "spring",
        "A spring pushes back with 3.0 N when it is squeezed by 2.0 cm. What force does it exert"
        " when it is squeezed by 6.0 cm?",
        "9.0 N",
        "3.0 N",
    ),
    (
        "spring",
        "A spring pulls with 5.0 N when stretched by 2.0 cm. How much work does it take to stretch"
        " it by 4.0 cm?",
        "0.20 J",
        "0.050 J",
    ),
    (
        "fluid",
        "At a depth of 3.0 m in a tank the gauge pressure is 24 kPa. What is the gauge pressure at"
        " a depth of 4.0 m?",
        "32 kPa",
        "24 kPa",
    ),
    (
        "circuit",
        "A wire 1.5 m long has a resistance of 3.0 Ω. What is its resistance at a length of 2.5 m?",
        "5.0 Ω",
        "3.0 Ω",
    ),
    (
        "pulley",
        "A load of 240 N is raised by a block and tackle with 4 strands. What effort is needed for"
        " a load of 400 N?",
        "100 N",
        "60 N",
    ),
    (  # what narrows and what widens is told by as many words
        "fluid",
        "Water runs from a narrow hose into a wider pipe at the same height. Does it flow faster or"
        " slower in the wider pipe?",
        "slower",
        "faster",
    ),
    (  # the first section, of which the laws of the second tell the opposite
        "fluid",
        "Air streams along a horizontal duct that gets narrower. Is the pressure in the wide"
        " section higher or lower than in the narrow section?",
        "higher",
        "lower",
    ),
    (  # the source moves, whose way the listener only names
        "wave",
        "A sound source of 850 Hz moves away from a listener at 34 m/s. The speed of sound is"
        " 340 m/s. What frequency does the listener hear?",
        "773 Hz",
        "765 Hz",
    ),
    (  # a pin that "shoots straight ahead" was not ahead of the ball before
        "collision",
        "A bowling ball of 6.4 kg rolling at 5.0 m/s hits a 1.6 kg pin, which shoots straight ahead"
        " at 7.2 m/s. What speed has the ball left?",
        "3.2 m/s",
        "6.8 m/s",
    ),
    (  # it is the force that stops, and the cart has 9.0 m/s
        "collision",
        "The net force on a 2.0 kg cart rises linearly from 0 to 12 N in 3.0 s and then stops. The"
        " cart was at rest. How fast is it moving after the 3.0 s?",
        "9.0 m/s",
        "18 m/s",
    ),
    (  # towards the racket and away from it are opposite ways
        "collision",
        "What impulse must be given to a 0.062 kg tennis ball to change its velocity from 22 m/s"
        " towards the racket to 31 m/s away from it?",
        "3.29 N·s",
        "0.558 N·s",
    ),
    (  # none of the two is at rest: all of the kinetic energy is lost
        "collision",
        "Two identical lumps of putty fly at each other with equal speeds and stick together. What"
        " fraction of the kinetic energy is lost?",
        "100%",
        "50%",
    ),
    (  # it lands at the same height, and is asked for at the top
        "projectile",
        "A football is kicked at 50° and lands at the same height. Is its speed at the top of its"
        " path larger than, smaller than or equal to that of the kick?",
        "smaller",
        "equal",
    ),
    (  # the flux of before it is turned is not that of now
        "em_induction",
        "A frame of 0.040 m² lies perpendicular to a uniform field of 0.25 T. It is then turned by"
        " 90° until its plane is parallel to the field. What is the flux through the frame now?",
        "0 Wb",
        "0.010 Wb",
    ),
    (  # a price is no heat
        "thermal",
        "How much does it cost to heat the 160 kg of water in a tank from 12 °C to 57 °C, at 0.25"
        " euros per kWh? c = 4190 J/(kg·K).",
        "2.1 euros",
        "30.2 MJ",
    ),
    (  # both move: what becomes of the balance is no way to move
        "lever",
        "A man and a girl balance each other on a seesaw. Both of them move to half of their"
        " distance from the pivot. What happens to the balance?",
        "it stays balanced",
        "the man's side goes down",
    ),
    (  # the fifth above the lowest one is no fundamental
        "wave",
        "A tube 0.85 m long is closed at one end; the speed of sound is 340 m/s. Find its fifth"
        " lowest note.",
        "900 Hz",
        "100 Hz",
    ),
    (  # people are no mass of water
        "buoyancy",
        "How many 50 kg scouts can stand on a raft with a volume of 1.2 m^3 and a mass of 700 kg so"
        " that its top is just level with the water (1000 kg/m^3)?",
        "10",
        "14",
    ),
    (  # a part of the energy is no energy
        "collision",
        "A 3.0 kg cart at 2.0 m/s runs into a 1.0 kg cart at rest and they lock together. How much"
        " of the kinetic energy is lost?",
        "1/4",
        "3/4",
    ),
    (  # one is not where the pivot is
        "lever",
        "A 24 kg girl sits 2.0 m from the pivot of a seesaw, a 32 kg boy on the other side of it. "
        "How far from the girl is the boy when the seesaw is in balance?",
        "3.5 m",
        "1.5 m",
    ),
    (  # what goes up is nowhere told to be away from the pivot
        "lever",
        "A crowbar 1.5 m long rests on a log 0.30 m from the end under a crate. The hand moves down"
        " by 40 cm. How far does the crate go up?",
        "10 cm",
        "120 cm",
    ),
    (  # of two distances the heavier one's is asked for
        "lever",
        "Two children of 20 kg and 30 kg sit at opposite ends of a 4.0 m long seesaw (light plank)."
        " How far from the heavier child must the pivot be?",
        "1.6 m",
        "2.4 m",
    ),
    (  # the same force, and not the same stretch; a scene that no word tells of bears out nothing
        "spring",
        "Springs 1 and 2, with 150 N/m and 450 N/m, carry the same load. Which one stores more"
        " energy? A) Spring 1 B) Spring 2",
        "A",
        "B",
    ),
    (
        "spring",
        "Two springs have k1 = 200 N/m and k2 = 500 N/m and are pulled with equal force. Which of"
        " them stores more energy? A) spring 1 B) spring 2 C) both equal",
        "A",
        "B",
    ),
    (
        "spring",
        "Two equal springs of 80 N/m are hung one below the other. A load of 4 N hangs from the"
        " lower one. How far does the load sink altogether?",
        "10 cm",
        "5 cm",
    ),
    (  # what lies on the bottom displaces as much as before, of a denser water
        "buoyancy",
        "A brick lies on the bottom of a pond. Salt is added to the water. Is the buoyant force on"
        " the brick larger or smaller than before?",
        "larger",
        "smaller",
    ),
    (  # the other pole, moved the other way
        "em_induction",
        "A north pole pushed into a coil makes the needle swing to the left. The magnet is turned"
        " round so that its south pole faces the coil, and is then pulled away. In which direction"
        " does the needle swing?",
        "to the left",
        "to the right",
    ),
    (  # a string into another one is no medium whose kind has no say
        "wave",
        "A wave on a heavy rope goes on into a light one. Does its wavelength become longer or"
        " shorter?",
        "longer",
        "shorter",
    ),
    (  # an angle is asked for to the vertical
        "projectile",
        "A stone thrown horizontally at 15 m/s falls 20 m. What angle with the vertical does its"
        " velocity make when it lands? g = 10 m/s²",
        "36.9°",
        "53.1°",
    ),
    (  # a vertical mirror has a level normal
        "optics",
        "A mirror stands vertical. A ray hits it at 20° to the vertical. What is the angle of"
        " reflection?",
        "70°",
        "20°",
    ),
    (  # a force that grows on what slides is no balance any more
        "friction",
        "A sledge slides over level snow at constant speed and the pull on it gets larger. Does"
        " the kinetic friction change?",
        "no, it stays the same",
        "it increases",
    ),
]


@pytest.mark.parametrize(("family", "question", "right", "wrong"), QUESTIONS)
def test_the_right_answer_is_not_blamed_nor_the_wrong_one_borne_out(family, question, right, wrong):
    assert judge(bare_trace(family, question, right)).outcome != "invalid"
    assert judge(bare_trace(family, question, wrong)).verdict["answer"] != "valid"


def test_a_price_that_is_only_told_leaves_the_heat_to_be_asked_for():
    question = (
        "Energy costs 0.25 euros per kWh. How much heat is needed to warm 160 kg of water from"
        " 12 °C to 57 °C? c = 4190 J/(kg·K)."
    )
    assert judge(bare_trace("thermal", question, "30.2 MJ")).verdict["answer"] == "valid"
    assert judge(bare_trace("thermal", question, "38.2 MJ")).outcome == "invalid"


ISOTHERM = (
    "An ideal gas is compressed isothermally to half its volume. What happens to its pressure and"
    " its internal energy?"
)


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        ("The pressure rises, the internal energy stays the same", "valid"),
        ("The pressure doubles, the internal energy stays the same", "abstain"),
        ("The pressure stays the same, the internal energy doubles", "invalid"),
    ],
)
def test_what_doubles_rises_but_by_how_much_no_trend_bears_out(answer, outcome):
    verdict = judge(bare_trace("thermal", ISOTHERM, answer))
    assert verdict.verdict["answer"] == outcome
