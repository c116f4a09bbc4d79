"""Questions that compare bodies or stages: which has more, by how many times, the same?"""

import pytest

from tests.bare import bare_trace, statuses, trace_of_numbers
from wmw.verifiers.comparing.read_comparison import read_comparison
from wmw.verifiers.pipeline import judge

# family, question, a right answer, a wrong one
QUESTIONS = [
    (  # two quantities of one scene, one in units of the other
        "pulley",
        "A block and tackle without friction has 5 rope strands holding up the load of 600 N. How"
        " many times as large as the pull is the load? Ignore the weight of the pulleys.",
        "5 times",
        "1/5",
    ),
    (
        "circular_motion",
        "A 40 kg child in a swing boat passes the lowest point of a circle of radius 4.0 m at"
        " 6.0 m/s. How many times as large is the normal force on the child as its weight? Use"
        " g = 9.8 m/s².",
        "1.92",
        "0.52",
    ),
    (  # a regime that knows two states may have them in the other order than the words
        "pendulum",
        "How many times as long is the period of a 2.5 m pendulum as that of a 0.10 m pendulum?",
        "5",
        "1/5",
    ),
    (
        "pendulum",
        "What is the ratio of the period of a 0.20 m pendulum to that of a 1.8 m pendulum?",
        "1/3",
        "3",
    ),
    (  # the first number has come in the place of the second
        "circular_motion",
        "A car takes a bend at 36 m/s instead of 12 m/s. How many times as large is the centripetal"
        " force?",
        "9",
        "1/9",
    ),
    (  # "as to warm 1.5 kg" tells of no later value
        "thermal",
        "How many times as much heat does it take to warm 6.0 kg of water by 10 K as to warm 1.5 kg"
        " of water by 10 K?",
        "4",
        "1/4",
    ),
    (  # what is named first is set against what follows "as"
        "friction",
        "A sledge slides to rest on level ice. How many times as long is the track from 8.0 m/s as"
        " the track from 2.0 m/s?",
        "16x",
        "1/16",
    ),
    (
        "free_fall",
        "A coin is dropped from rest. How many times as far has it fallen after 4.0 s as after"
        " 2.0 s? Ignore air resistance.",
        "four times",
        "one quarter",
    ),
    (
        "circuit",
        "How many times as much power does a resistor dissipate at 12 V as at 4.0 V?",
        "9",
        "1/9",
    ),
    (
        "lever",
        "How many times the torque of a 10 N force is that of a 40 N force with the same arm?",
        "4",
        "1/4",
    ),
    (  # what one turntable carries around has one angular velocity
        "circular_motion",
        "Coin X lies 5.0 cm and coin Y lies 15 cm from the axis of a steadily rotating turntable."
        " How many times as large as that of coin X is the centripetal acceleration of coin Y?",
        "3",
        "9",
    ),
    (
        "circular_motion",
        "Child A sits 1.5 m and child B sits 3.0 m from the center of a merry-go-round. Which of"
        " them has the larger centripetal acceleration?",
        "child B",
        "child A",
    ),
    (  # two people are told apart by their names
        "circular_motion",
        "On a carousel Eva sits 2.0 m and Max sits 4.0 m from the axis. By what factor is the"
        " speed of Max larger than that of Eva?",
        "2",
        "4",
    ),
    (  # nothing carries these two around together
        "circular_motion",
        "Car A goes around a circle of radius 20 m and car B around one of radius 60 m at the same"
        " speed. What is the ratio of the centripetal acceleration of car B to that of car A?",
        "1/3",
        "3",
    ),
    (  # longer, shorter or the same are what may be answered, no two pendulums
        "pendulum",
        "A simple pendulum has a period of 1.8 s on Earth (g = 9.8 m/s²). It is taken to Mars,"
        " where g = 3.7 m/s². Is its period there longer, shorter or the same?",
        "longer",
        "shorter",
    ),
    (
        "friction",
        "Two boxes of the same material, one three times as heavy as the other, slide across the"
        " same level floor with equal initial speeds. Which one slides farther?",
        "both slide equally far",
        "the lighter box",
    ),
    (
        "thermal",
        "Equal masses of lead (c = 130 J/(kg·K)) and glass (c = 840 J/(kg·K)) absorb the same"
        " amount of heat. Which one has the smaller rise in temperature?",
        "the glass",
        "the lead",
    ),
    (
        "thermal",
        "A 1 kg block of iron and a 3 kg block of iron receive the same amount of heat. Which"
        " block warms up more?",
        "the 1 kg block",
        "the 3 kg block",
    ),
    (
        "friction",
        "Two identical crates slide on a level floor. Crate 1 has an initial speed of 2.0 "
        "m/s, crate 2 one of 4.0 m/s. Which crate slides farther?",
        "crate 2",
        "they slide equally far",
    ),
    (
        "friction",
        "Cars A and B brake with locked wheels on the same road. Car A moves at 15 m/s and "
        "car B at 30 m/s. How many times as far as car A does car B slide?",
        "4 times",
        "2 times",
    ),
    (
        "inclined_plane",
        "Two blocks of mass 1 kg and 4 kg slide from rest down the same frictionless ramp. "
        "Which block reaches the bottom first?",
        "both at the same time",
        "the 4 kg block",
    ),
    (
        "inclined_plane",
        "Identical blocks P and Q slide from rest down smooth ramps of the same length. Ramp "
        "P is inclined at 20°, ramp Q at 40°. Which block has the larger acceleration?",
        "Q",
        "P",
    ),
    (
        "free_fall",
        "Stone A is dropped from 5 m and stone B from 20 m. Air resistance is negligible. How"
        " many times as long as stone A does stone B take to reach the ground?",
        "2",
        "4",
    ),
    (
        "pendulum",
        "Pendulum A has a length of 0.25 m and pendulum B a length of 1.0 m. Which pendulum "
        "swings with the longer period?",
        "pendulum B",
        "pendulum A",
    ),
    (
        "buoyancy",
        "A wooden block and a steel block of the same volume are held completely under water."
        " Which block feels the larger buoyant force?",
        "they feel the same buoyant force",
        "the wooden block",
    ),
    (
        "buoyancy",
        "Two balls, one with a volume of 100 cm³ and the other with 300 cm³, are fully "
        "submerged in water. How many times as large is the buoyant force on the second ball?",
        "3",
        "9",
    ),
    (
        "projectile",
        "Balls 1 and 2 are thrown horizontally from the same height, ball 1 at 5 m/s and ball"
        " 2 at 10 m/s. Which ball reaches the ground first?",
        "both at the same time",
        "ball 2",
    ),
    (
        "projectile",
        "Balls 1 and 2 are thrown horizontally from the same height, ball 1 at 5 m/s and ball"
        " 2 at 10 m/s. Which ball lands farther from the foot of the cliff?",
        "ball 2",
        "ball 1",
    ),
    (
        "wave",
        "Two strings of the same length are under the same tension. String A has a linear "
        "density of 1.0 g/m, string B one of 4.0 g/m. On which string do waves travel faster?",
        "string A",
        "string B",
    ),
    (
        "wave",
        "Tuning fork A has a frequency of 256 Hz, tuning fork B one of 512 Hz. Both sound in "
        "the same air. Which of them produces the longer wavelength?",
        "fork A",
        "fork B",
    ),
    (
        "em_induction",
        "A magnet is pushed into a coil, first slowly in 0.50 s, then quickly in 0.10 s; the "
        "change of flux is the same. In which case is the induced emf larger?",
        "in the second case",
        "in the first case",
    ),
    (
        "pulley",
        "A load is lifted steadily with an ideal tackle of 4 supporting strands. How many "
        "times the effort is the load?",
        "4",
        "2",
    ),
    (
        "spring",
        "A block of 0.50 kg oscillates on spring P with k = 50 N/m, an identical block on "
        "spring Q with k = 200 N/m. Which block has the longer period?",
        "the block on spring P",
        "the block on spring Q",
    ),
    (
        "free_fall",
        "A ball A is dropped from a height of 5.0 m and a ball B from 10 m. Which ball hits "
        "the ground with the larger speed?",
        "ball B",
        "ball A",
    ),
    (
        "thermal",
        "100 g of water and 300 g of water are each heated with 10 kJ. Which of them shows "
        "the larger rise in temperature?",
        "the 100 g",
        "the 300 g",
    ),
    (
        "fluid",
        "A diver is 5 m below the surface of a lake, a fish 10 m below it. How many times as "
        "large is the water pressure (without the air pressure) on the fish as on the diver?",
        "2 times",
        "4 times",
    ),
    (
        "em_induction",
        "Two coils are in the same changing magnetic field. Coil A has 100 turns, coil B 300 "
        "turns, and their areas are the same. In which coil is the induced emf larger?",
        "coil B",
        "coil A",
    ),
    (
        "circuit",
        "A lamp of 100 Ω is connected to 12 V and then to 24 V. How many times as large is "
        "the current now?",
        "2",
        "4",
    ),
    (
        "circuit",
        "A 40 W bulb and a 100 W bulb, both for 230 V, are connected in parallel to 230 V. Which is"
        " brighter?",
        "the 100 W bulb",
        "the 40 W bulb",
    ),
    (
        "lever",
        "Two children push a door at right angles with 20 N each, the first at 0.30 m and the"
        " second at 0.90 m from the hinges. Whose torque is larger?",
        "the second child's",
        "the first child's",
    ),
    (
        "friction",
        "Two cars, one with twice the mass of the other, skid to a stop from the same speed on the"
        " same level road. Compare their stopping distances.",
        "The stopping distances are equal.",
        "The heavier car needs twice the distance.",
    ),
    (
        "friction",
        "A wooden block slides over a horizontal floor and stops after some distance. A second"
        " block with twice the mass, made of the same wood, starts with the same speed on the same"
        " floor. Compared with the first block, its stopping distance is\n(A) half as long (B) the"
        " same (C) twice as long (D) four times",
        "B",
        "C",
    ),
    (  # a truck and a car, one told by the other
        "friction",
        "A truck has three times the mass of a car. Both skid with the same coefficient of friction"
        " and the same initial speed. How do their stopping distances compare?",
        "They are equal",
        "The truck needs three times the distance",
    ),
    (
        "friction",
        "Two sleds slide to rest on the same level snow from the same initial speed. Sled B has"
        " three times the mass of sled A. Which one slides farther?",
        "both slide equally far",
        "sled B",
    ),
    (
        "buoyancy",
        "Two cubes float in water. Cube A has a density of 300 kg/m³, cube B one of 700 "
        "kg/m³. For which cube is the submerged fraction larger?",
        "cube B",
        "cube A",
    ),
]


@pytest.mark.parametrize(("family", "question", "right", "wrong"), QUESTIONS)
def test_the_side_named_is_held_against_the_laws(family, question, right, wrong):
    assert statuses(family, question, right, wrong) == ("valid", "invalid")


HEATED = (
    "Equal masses of copper, c = 390 J/(kg·K), and aluminium, c = 900 J/(kg·K), receive equal"
    " amounts of heat. Which metal has the larger temperature rise?"
)


@pytest.mark.parametrize("reply", ["copper", "Cu", "the copper, since its specific heat is less",
                                   "copper warms more than aluminium"])  # fmt: skip
def test_a_side_goes_by_several_words(reply):
    assert judge(bare_trace("thermal", HEATED, reply)).verdict["answer"] == "valid"


@pytest.mark.parametrize("reply", ["it depends on the heat", "the metal", "copper or aluminium"])
def test_a_reply_that_names_no_side_is_left_open(reply):
    assert judge(bare_trace("thermal", HEATED, reply)).verdict["answer"] == "abstain"


def test_what_the_sides_have_of_their_own_is_checked_side_by_side():
    state = {"variables": {"c_Cu": "390 J/(kg·K)", "c_Al": "900 J/(kg·K)"}}
    step = {"equation": "ΔT = Q/(m c)"}
    assert judge(
        bare_trace("thermal", HEATED, "copper", state_0=state, transition=step)
    ).outcome == ("valid")
    exchanged = {"variables": {"c_Cu": "930 J/(kg·K)", "c_Al": "900 J/(kg·K)"}}
    verdict = judge(bare_trace("thermal", HEATED, "copper", state_0=exchanged, transition=step))
    assert verdict.outcome != "valid"


@pytest.mark.parametrize(
    ("family", "question"),
    [
        ("thermal", "A copper and an iron block are heated. Which block gets hotter?"),
        ("friction", "Two different crates slide to a stop. Which one slides farther?"),
        ("buoyancy", "An iron and a wooden ball lie in water. Which feels more buoyancy?"),
    ],
)
def test_what_hangs_on_something_untold_is_left_open(family, question):
    for reply in ("the first one", "both the same", "the iron one", "the copper one"):
        assert judge(bare_trace(family, question, reply)).verdict["answer"] == "abstain"


@pytest.mark.parametrize(
    ("family", "question", "right"),
    [
        (  # what gives way first says nothing of a time
            "circular_motion",
            "Two identical coins lie on a turntable, coin A at a distance r from the axis and coin"
            " B at 2r. The rotation rate is increased slowly. Which coin begins to slip first?",
            "coin B",
        ),
        (  # nor are speed and friction what is compared where they are the same for both
            "friction",
            "A loaded truck has twice the mass of the empty truck. How does its stopping distance"
            " compare, for the same initial speed and the same coefficient of friction?",
            "the same",
        ),
        (  # nor does the whole fall say anything of a moment on the way
            "free_fall",
            "Ball A is dropped from twice the height of ball B at the same moment. Which is faster"
            " after one second?",
            "both are equally fast",
        ),
    ],
)
def test_what_is_compared_may_be_no_quantity_of_the_whole(family, question, right):
    assert judge(bare_trace(family, question, right)).outcome != "invalid"


@pytest.mark.parametrize(
    "question",
    [
        "What is the acceleration of a 2 kg block on a frictionless 30° ramp?",
        "How long does the block take to reach the bottom of the 3 m ramp?",
    ],
)
def test_other_questions_compare_nothing(question):
    assert read_comparison(question, "inclined_plane") is None


def test_what_a_trace_says_of_each_of_the_sides_is_held_against_that_side_alone():
    """P of 60 W has 882 Ω and Q of 40 W has 1320 Ω: found, and then the other lamp is named."""
    question = (
        "Lamp P is rated 60 W at 230 V, and lamp Q is rated 40 W at 230 V. Which lamp has the"
        " larger resistance when it is operated at its rated voltage?"
    )
    parts = {
        "state_0": {
            "objects": [
                {"name": "lamp P", "attributes": {"rated power": "60 W", "rated voltage": "230 V"}},
                {"name": "lamp Q", "attributes": {"rated power": "40 W", "rated voltage": "230 V"}},
            ],
            "variables": {"P_P": "60 W", "P_Q": "40 W", "V": "230 V"},
        },
        "transition": {"rule": "electrical power", "equation": "R = V²/P"},
        "state_1": {
            "predicted_change": "Lamp Q has a resistance of about 1320 Ω, which is more than the"
            " 882 Ω of lamp P.",
            "new_variables": {"R_P": "882 Ω", "R_Q": "1320 Ω"},
        },
        "derivation": "R_P = 230²/60 = 882 Ω; R_Q = 230²/40 = 1320 Ω",
    }
    assert judge(bare_trace("circuit", question, "lamp Q", **parts)).outcome == "valid"
    verdict = judge(bare_trace("circuit", question, "lamp P", **parts))
    assert (verdict.outcome, verdict.labels) == ("invalid", ("faithfulness",))


def test_what_is_told_of_two_worlds_at_once_is_no_law_of_one():
    question = (
        "On the Moon, where the acceleration due to gravity is one sixth of that on Earth, a"
        " hammer is dropped from the same height as on Earth. How many times as long does it fall?"
    )
    parts = {
        "transition": {"rule": "free fall from rest", "equation": "$t = \\sqrt{2h/g}$"},
        "derivation": "t_Moon/t_Earth = √(g_Earth/g_Moon) = √6 = 2.45",
    }
    assert judge(bare_trace("free_fall", question, 2.45, **parts)).outcome == "valid"


def test_so_many_times_weaker_is_less():
    spoken = read_comparison(
        "Gravity on the Moon is about six times weaker than on Earth. Where does a stone fall"
        " longer?",
        "free_fall",
    )
    assert spoken is None or (("g",), (1 / 6, 1.0)) in spoken.factors


def test_a_multiple_is_no_value_of_what_is_multiplied():
    """Which density the water has is not told: the ratio stays open, and 2.5 is no weight."""
    question = (
        "A 2.0 kg stone of density 2500 kg/m³ is completely submerged in a liquid. How many times"
        " the buoyant force is the weight of the stone?"
    )
    assert judge(bare_trace("buoyancy", question, "2.5")).outcome != "invalid"


@pytest.mark.parametrize(("late", "outcome"), [("78.4 m", "valid"), ("39.2 m", "invalid")])
def test_a_trace_counts_the_sides_as_it_likes(late, outcome):
    """4.9 m/s² (2.0 s)² = 19.6 m, and 78.4 m after 4.0 s, whichever of them is the first."""
    question = "A coin is dropped. How many times as far has it fallen after 4.0 s as after 2.0 s?"
    trace = trace_of_numbers(
        "free_fall",
        question,
        "4",
        variables={"t_1": "2.0 s", "t_2": "4.0 s"},
        equation="d = 0.5*g*t^2",
        results={"d_1": "19.6 m", "d_2": late},
    )
    assert judge(trace).outcome == outcome


@pytest.mark.parametrize(
    ("value", "outcome"), [("29.4 N", "abstain"), ("the one that starts it", "abstain")]
)
def test_two_coefficients_are_no_sides_and_a_difference_is_no_multiple(value, outcome):
    """(0.60 - 0.30) * 10 kg * 9.8 m/s² = 29.4 N."""
    question = (
        "A 10 kg chest stands on a level floor with mu_s = 0.60 and mu_k = 0.30. Which one is"
        " larger, the horizontal force that starts it or the one that keeps it sliding, and by how"
        " many newtons? Use g = 9.8 m/s²."
    )
    variables = {"m": "10 kg", "mu_s": 0.6, "mu_k": 0.3}
    trace = trace_of_numbers("friction", question, value, variables=variables)
    assert judge(trace).outcome == outcome
    trace["state_0"]["variables"]["mu_s"] = 0.7
    assert judge(trace).labels == ("state",)


def test_two_energies_at_one_moment_are_no_sides_with_a_number_each():
    """9.8 * 15 and 9.8 * 5.0 J for each kilogram, of 20 m."""
    question = (
        "A stone is dropped from 20 m. How many times as large is the kinetic energy as the"
        " potential energy when it has fallen 15 m?"
    )
    assert judge(bare_trace("free_fall", question, "3")).outcome != "invalid"
    assert judge(bare_trace("free_fall", question, "0.75")).outcome != "valid"


THROWN = (
    "Two marbles roll off the same table edge, one at {} m/s and the other at {} m/s. {} Neglect"
    " air resistance."
)
HOW_MANY_TIMES = "How many times as far from the table does the {} one land?"
WHICH = "Which one lands farther from the table?"
TWO_WORLDS = (
    "A girl jumps straight up with the same take-off speed on Earth (9.8 m/s²) and on Mars (3.7"
    " m/s²). How many times as high does the jump go on Mars?"
)


@pytest.mark.parametrize(
    ("family", "question", "right", "wrong"),
    [
        ("projectile", THROWN.format(0.5, 2.0, HOW_MANY_TIMES.format("faster")), "4", "0.25"),
        ("projectile", THROWN.format(2.0, 0.5, HOW_MANY_TIMES.format("faster")), "4", "0.25"),
        ("projectile", THROWN.format(2.0, 0.5, HOW_MANY_TIMES.format("slower")), "0.25", "4"),
        ("projectile", THROWN.format(0.5, 2.0, WHICH), "the faster one", "the slower one"),
        ("projectile", THROWN.format(2.0, 0.5, WHICH), "the faster one", "the slower one"),
        (
            "projectile",
            THROWN.format(0.5, 2.0, "Which lands farther away, the slower or the faster one?"),
            "the faster one",
            "the slower one",
        ),
        ("free_fall", TWO_WORLDS, "2.65", "1.63"),
    ],
)
def test_a_side_may_be_called_by_what_it_has_more_of(family, question, right, wrong):
    assert statuses(family, question, right, wrong) == ("valid", "invalid")


@pytest.mark.parametrize(
    ("family", "question", "right"),
    [
        (
            "circular_motion",
            "A 900 kg van drives over a hump of radius 45 m at 54 km/h. By how much is the force"
            " on the road smaller than its weight?",
            "4500 N",
        ),
        (
            "lever",
            "Ana presses with 40 N, 1.2 m from the pivot. By how much must the load be larger than"
            " the effort if it sits at 0.30 m?",
            "120 N",
        ),
    ],
)
def test_what_lies_between_two_things_is_neither_of_them(family, question, right):
    assert judge(bare_trace(family, question, right)).verdict["answer"] == "abstain"


@pytest.mark.parametrize(
    ("value", "unit", "found"),
    [("0.61", "s", False), ("0.61 s", None, False), ("0.72", None, True)],
)
def test_how_much_longer_one_takes_than_another_is_no_factor(value, unit, found):
    asked = (
        "How much longer does a box take to slide from rest down a smooth 6.0 m ramp of 15° than"
        " down one of 30° of the same length? g = 9.8 m/s²."
    )
    trace = bare_trace("inclined_plane", asked, value)
    trace["answer"]["unit"] = unit
    assert (judge(trace).outcome == "invalid") is found
    assert judge(bare_trace("inclined_plane", asked, "1.39 times")).verdict["answer"] == "valid"
