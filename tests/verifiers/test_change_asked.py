"""What becomes of a quantity when another is changed: in symbols, for a value, the other way."""

import pytest

from tests.bare import bare_trace, statuses
from wmw.generators import generate
from wmw.verifiers.comparing.change_asked import asked_change
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.changes import changes_by_value
from wmw.verifiers.vocabulary.symbols_told import multiples_of, stated_multiple, symbols_in

# family, question, a right answer, a wrong one
IN_SYMBOLS = [
    (
        "pendulum",
        "A pendulum of length L has period T. What is the period of a pendulum of length 4L?",
        "2T",
        "4T",
    ),
    (
        "pendulum",
        "A pendulum has a period T. If its length is made four times as long, its new period is"
        " (A) T/2 (B) T (C) 2T (D) 4T",
        "C",
        "D",
    ),
    (
        "pendulum",
        "A simple pendulum's period is T on Earth. What will its period be on the Moon, where g is"
        " one sixth as large?",
        "2.45 T",
        "6T",
    ),
    (
        "spring",
        "A mass m on a spring oscillates with period T. With a mass of 4m the period is",
        "2T",
        "4T",
    ),
    (
        "spring",
        "A block of mass m attached to a spring oscillates with frequency f. What is the frequency"
        " if the mass is replaced by 4m?",
        "f/2",
        "2f",
    ),
    (
        "free_fall",
        "A ball dropped from height h takes time T to fall. How long does it take from height 4h?",
        "2T",
        "4T",
    ),
    (
        "circular_motion",
        "A mass moves in a circle of radius r at speed v and needs the force F. What force does it"
        " need at speed 2v on the same circle?",
        "4F",
        "2F",
    ),
    (
        "wave",
        "A string under tension T carries waves at speed v. What tension gives waves of speed 3v?",
        "9T",
        "3T",
    ),
]
IN_VALUES = [
    (  # v² sin(2θ)/g; of regimes that the words say nothing of, one would have it go with v
        "projectile",
        "A ball kicked at a fixed angle on a level field lands 20 m away. It is then kicked at the"
        " same angle with three times the speed. How far away does it land?",
        "0.18 km",
        "60 m",
    ),
    (
        "pendulum",
        "A pendulum clock ticks with a period of 2.0 s on Earth. What would the pendulum's period"
        " be on a planet whose gravitational acceleration is half that on Earth?",
        "2.83 s",
        "4.00 s",
    ),
    (  # an overtone of it is 800 Hz, too
        "wave",
        "A string has a fundamental frequency of 200 Hz. The tension is made four times as large."
        " What is the new fundamental frequency?",
        "400 Hz",
        "800 Hz",
    ),
    (  # what is given is the power as well, but not now
        "circuit",
        "A resistor dissipates 20 W at a certain voltage. The voltage is halved. What power does"
        " it dissipate now?",
        "5.0 W",
        "10 W",
    ),
    (
        "fluid",
        "The gauge pressure at a certain depth in a lake is 50 kPa. What is the gauge pressure at"
        " twice the depth?",
        "100 kPa",
        "200 kPa",
    ),
    (
        "inclined_plane",
        "A block slides down a smooth incline from rest and reaches a speed of 4.0 m/s at the foot."
        " What speed does it reach from four times the height?",
        "8.0 m/s",
        "16 m/s",
    ),
    (
        "pendulum",
        "The period of a certain pendulum is 1.5 s. Its length is then increased by 44 %. Find the"
        " new period.",
        "1.80 s",
        "2.16 s",
    ),
    (
        "spring",
        "With a 0.30 kg mass attached, a certain spring oscillates with a period of 1.2 s. What"
        " will the period be if the mass is replaced by one of 0.75 kg?",
        "1.90 s",
        "3.00 s",
    ),
]
THE_OTHER_WAY = [
    (  # the spring stays the same, and its constant with it
        "spring",
        "What happens to the elastic potential energy of a spring when its extension is doubled?",
        "It becomes four times as large",
        "It doubles",
    ),
    (
        "pendulum",
        "How must the length of a simple pendulum be changed so that its period is halved?",
        "It must be reduced to one quarter",
        "It must be halved",
    ),
    (
        "pendulum",
        "To make the period of a simple pendulum twice as long, its length must be (A) doubled"
        " (B) halved (C) made four times as long (D) reduced to one quarter",
        "C",
        "A",
    ),
    (
        "spring",
        "To store four times as much energy in a spring, its extension must be",
        "doubled",
        "quadrupled",
    ),
    (
        "free_fall",
        "From how many times the height must a ball be dropped to hit the ground twice as fast?",
        "4",
        "2",
    ),
    (
        "fluid",
        "How must the depth of the hole be changed so that the outflow speed doubles?",
        "Made four times as large",
        "Doubled",
    ),
    (
        "em_induction",
        "How must the speed of the rod be changed so that the induced voltage is halved?",
        "It must be halved",
        "It must be doubled",
    ),
]


@pytest.mark.parametrize(
    ("family", "question", "right", "wrong"), IN_SYMBOLS + IN_VALUES + THE_OTHER_WAY
)
def test_what_a_change_comes_to_is_held_against_the_laws(family, question, right, wrong):
    assert statuses(family, question, right, wrong) == ("valid", "invalid")


@pytest.mark.parametrize(
    ("family", "question", "answer"),
    [
        (  # of another body, which is no change
            "collision",
            "A cart of mass m moving at speed v sticks to a resting cart of mass 3m. What is their"
            " final speed?",
            "v/4",
        ),
        (  # a second change in a symbol that is not known
            "thermal",
            "Heat Q warms a mass m of water by ΔT. How much heat warms 3m of water by 2ΔT?",
            "6Q",
        ),
        (  # a radius and a time of a round may each stay the same
            "circular_motion",
            "If the speed of a car on a flat curve is doubled, what happens to the net force?",
            "It doubles",
        ),
    ],
)
def test_what_is_no_change_alone_is_not_blamed(family, question, answer):
    assert judge(bare_trace(family, question, answer)).outcome != "invalid"


def test_a_value_with_its_unit_is_no_factor():
    question = (
        "A box of mass 1.6 kg hangs at rest from a spring whose spring constant is 590 N/m. How far"
        " is the spring stretched if the mass is instead 1.9 kg? Use 9.81 m/s² for g."
    )
    trace = bare_trace("spring", question, 3.16)
    trace["answer"]["unit"] = "cm"
    assert judge(trace).outcome != "invalid"


def test_sides_told_by_a_place_are_not_guessed():
    question = (
        "A water tank has two small holes, one 10 cm and the other 40 cm below the surface. How"
        " many times as fast does the water leave the lower hole as the upper one?"
    )
    assert judge(bare_trace("fluid", question, "2 times")).outcome != "invalid"


def test_the_distance_of_a_force_is_no_force():
    question = "If the distance of the force from the pivot is doubled, what happens to the torque?"
    assert judge(bare_trace("lever", question, "It doubles")).outcome != "invalid"


@pytest.mark.parametrize(
    ("text", "factor"),
    [
        ("2T", 2.0),
        ("T/2", 0.5),
        ("T", 1.0),
        ("T/√2", 2**-0.5),
        ("√2 T", 2**0.5),
        (r"$\sqrt{2}\,T$", 2**0.5),
        (r"\frac{T}{2}", 0.5),
        ("T' = 3T/2", 1.5),
        ("1.41 T", 1.41),
        ("(1/4)T", 0.25),
    ],
)
def test_a_multiple_of_a_symbol_is_read(text, factor):
    said = stated_multiple(text, "T")
    assert said is not None
    assert said[0] == pytest.approx(factor)


@pytest.mark.parametrize("text", ["2L", "twice T", "2T + 1", "The time", ""])
def test_what_is_no_multiple_of_the_symbol_is_not_read(text):
    assert stated_multiple(text, "T") is None


def test_symbols_are_those_behind_the_noun_for_what_they_are():
    stem = "A pendulum of length L has a period T at a place P."
    assert [symbol.text for symbol in symbols_in(stem, "pendulum")] == ["L", "T"]
    assert [factor for _, factor in multiples_of("L", "from 9L to L/4")] == [9.0, 0.25]


def test_a_value_is_asked_for_where_the_question_gives_what_it_was():
    asked = asked_change(IN_VALUES[1][1], "pendulum")
    assert asked is not None
    assert asked.value is not None
    assert "g" in asked.dependence.changed
    assert asked.dependence.factor == 0.5
    assert asked.value.value == 2.0


def test_a_whole_account_that_holds_is_not_doubted():
    """In a comparison of two vessels the greater pressure is no change of the density."""
    trace = generate("fluid", 9, 16).trace.to_dict()
    assert "Which vessel has the greater pressure" in trace["question"]
    assert judge(trace).outcome == "valid"


def test_what_is_told_behind_the_question_is_not_asked_for():
    question = (
        "A float is built of sealed 2.0 L cans. Each can weighs 80 g, and the cans have to carry "
        "30 kg. How many cans are needed at least? (water, 1.00 kg per litre; the volume of a "
        "can is 2.0 L)"
    )
    assert judge(bare_trace("buoyancy", question, "16")).outcome != "invalid"


@pytest.mark.parametrize("added", ["after 50 g has been added", "after 50 g more is put on it"])
def test_what_is_added_is_no_later_value(added):
    question = (
        "A tray (200 g with all that lies on it) hangs at rest from a spring that is 8.0 cm longer"
        f" than without load. How large is the stretch at rest {added}?"
    )
    assert judge(bare_trace("spring", question, "10.0 cm")).outcome != "invalid"
    assert judge(bare_trace("spring", question, "2.0 cm")).verdict["answer"] != "valid"


@pytest.mark.parametrize("way", ["toward the pivot", "closer to the pivot"])
def test_what_is_moved_by_a_length_is_not_at_this_distance(way):
    """30 kg at 2.0 m and 20 kg at 3.0 m balance; at 1.6 m and 2.6 m the lighter one sinks."""
    question = (
        "Ann (30 kg) sits 2.0 m to the left of the pivot of a light seesaw, Ben (20 kg) sits 3.0 m"
        f" to the right, and the seesaw is level. Both then slide 0.40 m {way}. Which side goes"
        " down?"
    )
    assert judge(bare_trace("lever", question, "the right side")).outcome != "invalid"
    assert judge(bare_trace("lever", question, "the left side")).outcome != "valid"


@pytest.mark.parametrize("answer", ["it stays the same", "4"])
def test_that_a_change_has_no_say_in_another_kind_of_scene_tells_nothing(answer):
    """In a rotor friction is the weight whatever the speed, in a bend it grows with its square."""
    question = (
        "A van takes a flat bend at a steady speed. If it took the same bend twice as fast, by what"
        " factor would the friction force needed grow?"
    )
    assert judge(bare_trace("circular_motion", question, answer)).outcome == "abstain"


@pytest.mark.parametrize(("answer", "sound"), [("half as large", True), ("twice as large", False)])
def test_what_took_twice_as_long_is_a_time(answer, sound):
    question = (
        "The field through a loop grows evenly. If the growth took twice as long, how would the"
        " induced emf compare with before?"
    )
    outcome = judge(bare_trace("em_induction", question, answer)).outcome
    assert outcome != ("invalid" if sound else "valid")


@pytest.mark.parametrize(
    ("answer", "sound"), [("it doubles", True), ("it becomes four times", False)]
)
def test_bigger_behind_times_changes_nothing_more(answer, sound):
    question = (
        "A rope's tension is made 4 times bigger (rope length and mass don't change). What happens"
        " to the wave speed on it?"
    )
    status = judge(bare_trace("wave", question, answer)).verdict["answer"]
    assert status == ("valid" if sound else "invalid")


@pytest.mark.parametrize(
    ("family", "question"),
    [
        (
            "free_fall",
            "A stone thrown up at 5.0 m/s rises 1.28 m. How fast is it at a height of 0.60 m?",
        ),
        (
            "fluid",
            "A pipe has a wide part with water at 2.0 m/s and 210 kPa. What is the pressure in the"
            " narrow part where it is at 4.0 m/s? The density is 1000 kg/m³.",
        ),
    ],
)
def test_another_value_of_the_kind_is_not_that_of_what_is_told(family, question):
    assert asked_change(question, family) is None


def falling_nut(rule, value):
    question = (
        "A nut dropped from 5.0 m hits the ground at 9.9 m/s. At what speed does it hit when it is"
        " dropped from 20 m? Neglect the air."
    )
    return bare_trace(
        "free_fall",
        question,
        f"{value} m/s",
        state_0={"variables": {"h1": "5.0 m", "v1": "9.9 m/s", "h2": "20 m"}},
        transition={"rule": rule, "effect": "The nut hits the ground."},
        state_1={"predicted_change": f"It hits at {value} m/s.", "new_variables": {}},
    )


def test_the_law_by_which_a_wrong_answer_is_scaled_is_the_fault():
    law = "The impact speed is proportional to the height of the fall"
    verdict = judge(falling_nut(law, 39.6))
    assert verdict.labels == ("transition",)
    assert verdict.findings[0].pointer == "/transition/rule"
    root = "The impact speed is proportional to the square root of the height of the fall"
    assert judge(falling_nut(root, 39.6)).labels != ("transition",)
    assert judge(falling_nut(root, 19.8)).outcome != "invalid"


@pytest.mark.parametrize(
    ("question", "changes"),
    [
        (
            "An ideal transformer steps 230 V up to 4600 V. The primary current is 8.0 A. What"
            " current flows in the secondary?",
            False,
        ),
        (
            "A coil at a primary voltage of 230 V has a secondary current of 0.30 A. The primary"
            " voltage is reduced to 115 V. What is the secondary current?",
            True,
        ),
    ],
)
def test_voltages_of_two_coils_are_no_change_of_one(question, changes):
    assert (asked_change(question, "em_induction") is not None) is changes


@pytest.mark.parametrize(
    ("purpose", "changes"),
    [("is moved to", True), ("is placed so as to get an image of the candle", False)],
)
def test_what_something_is_done_for_is_no_later_value(purpose, changes):
    stem = f"A candle at 24 cm {purpose} 36 cm from a lens."
    assert any(changes_by_value(stem, "optics")) is changes


@pytest.mark.parametrize("answer", ["2", "It doubles"])
def test_the_cause_of_a_result_that_is_changed_is_left_open(answer):
    # Deeper in the same liquid the force doubles; of a block that only floats, it does not change.
    asked = (
        "The submerged volume of a block in water is doubled. By what factor does the buoyant"
        " force change?"
    )
    assert judge(bare_trace("buoyancy", asked, answer)).outcome == "abstain"
