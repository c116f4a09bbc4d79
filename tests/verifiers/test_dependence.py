"""How quantities hang together: no numbers, answers in words, right and wrong."""

import pytest

from tests.bare import bare_trace, statuses
from wmw.verifiers.comparing.dependence import read_dependence
from wmw.verifiers.pipeline import judge
from wmw.verifiers.vocabulary.lexicon import lexicon

# family, question, a right answer, a wrong one
QUESTIONS = [
    (
        "pulley",
        "The masses of the two blocks of an ideal Atwood machine are different. Both masses are"
        " tripled. What happens to the tension in the string?",
        "It triples",
        "It stays the same",
    ),
    (
        "friction",
        "A crate is dragged at constant speed over a level floor. Another identical crate is placed"
        " on top of it. By what factor must the horizontal pull be increased to keep the speed the"
        " same?",
        "2",
        "4",
    ),
    (
        "inclined_plane",
        "A block rests on an incline. If the angle of the incline is increased while the block"
        " stays at rest on it, what happens to the normal force on the block?",
        "It decreases",
        "It becomes larger",
    ),
    (
        "inclined_plane",
        "A block slides down a frictionless ramp. If the mass of the block is doubled, how does"
        " its acceleration change?",
        "It stays the same",
        "It doubles",
    ),
    (
        "inclined_plane",
        "A block slides down a frictionless ramp from rest. If the length of the ramp is"
        " quadrupled, by what factor does the speed at the bottom change?",
        "It doubles",
        "It increases by a factor of 4",
    ),
    (
        "inclined_plane",
        "A box is at rest on a rough ramp. What happens to the static friction force when the"
        " ramp is made steeper, if the box still does not slide?",
        "It increases",
        "It remains unchanged",
    ),
    (
        "friction",
        "A crate is pulled across a level floor by a horizontal rope. If the mass of the crate is"
        " doubled, what happens to the normal force? (A) It doubles (B) It is halved (C) It does"
        " not change (D) It quadruples",
        "A",
        "C",
    ),
    (
        "friction",
        "A car skids to a stop on a level road. If its initial speed is doubled, what happens to"
        " its stopping distance?",
        "It becomes four times as large",
        "twice as large",
    ),
    (
        "pulley",
        "A bucket is lifted at constant speed with a rope over a single fixed pulley. How does the"
        " pulling force compare with the weight of the bucket, if friction is negligible?",
        "They are equal",
        "It is half of the weight",
    ),
    (
        "pulley",
        "A block and tackle carries its load on four rope segments. Without friction the force"
        " needed to lift the load slowly is (a) four times the load (b) equal to the load (c) half"
        " of the load (d) one quarter of the load",
        "(d)",
        "(c)",
    ),
    (
        "pulley",
        "Two unequal masses hang over an ideal pulley and are released. How does the tension"
        " compare with the weight of the lighter mass?",
        "The tension is greater than the weight of the lighter mass",
        "The tension is equal to it",
    ),
    (
        "thermal",
        "If the mass of the water is doubled, what happens to the temperature rise for the same"
        " heat?",
        "It is halved",
        "It stays the same",
    ),
    (
        "circular_motion",
        "How does the centripetal force change when both the mass and the speed are doubled at"
        " the same radius?",
        "8 times",
        "It is quadrupled",
    ),
    (
        "pendulum",
        "If the length of a simple pendulum is increased by a factor of 9, the period becomes"
        " (A) 3 times (B) 9 times (C) 1/3 of what it was (D) unchanged",
        "A",
        "B",
    ),
    (
        "pendulum",
        "The length of a pendulum is doubled. By what factor does its period change?",
        "it increases by a factor of √2 ≈ 1.41",
        "2 times",
    ),
    (
        "projectile",
        "A projectile is launched over level ground. If its initial speed is doubled, its maximum"
        " height becomes (A) twice (B) four times (C) eight times as great",
        "B",
        "A",
    ),
    (
        "free_fall",
        "A stone is dropped from a tower. How does the impact speed change if the tower is four"
        " times as high?",
        "It doubles",
        "It becomes four times as large",
    ),
]


@pytest.mark.parametrize(("family", "question", "right", "wrong"), QUESTIONS)
def test_answers_in_words_are_held_against_the_laws(family, question, right, wrong):
    assert statuses(family, question, right, wrong) == ("valid", "invalid")


def test_a_reply_by_factors_is_read_whatever_was_replied_before():
    """Options make words of their own for a factor; they are not the words of the next question."""
    lexicon.cache_clear()
    question = (
        "A stone is dropped from a tower. How does the impact speed change if the tower is four"
        " times as high?"
    )
    optional = f"{question} (A) It stays the same (B) It grows by a factor of 2.0 (C) It halves"
    for asked, reply in [(optional, "B"), (question, "It doubles"), (optional, "B")]:
        assert judge(bare_trace("free_fall", asked, reply)).verdict["answer"] == "valid"


def test_what_would_be_right_with_other_things_held_is_left_open():
    """The question does not say whether the radius or the time of a round stays the same."""
    question = "If the speed of a car on a flat curve is doubled, what happens to the net force?"
    assert judge(bare_trace("circular_motion", question, "It doubles")).outcome != "invalid"


def test_replies_about_several_quantities_are_left_to_others():
    question = (
        "A block oscillates on a spring with amplitude A. The amplitude is doubled. What happens?"
        " (A) The period doubles (B) The period stays the same and the maximum speed doubles"
        " (C) Both double (D) Neither changes"
    )
    assert judge(bare_trace("spring", question, "B")).outcome != "invalid"


@pytest.mark.parametrize(
    "question",
    [
        "What is the acceleration of a 2 kg block on a frictionless 30° ramp?",
        "A block slides down a ramp. What happens to it at the bottom?",
        "How does the block move after the string is cut?",
        "How long does the block take to reach the bottom of the 3 m ramp?",
    ],
)
def test_other_questions_are_not_taken_for_one_of_dependence(question):
    assert read_dependence(question, "inclined_plane") is None


class TestByValue:
    """What is changed by a value or a multiple of a symbol instead of a word for the factor."""

    @pytest.mark.parametrize(
        ("question", "family", "names", "factor"),
        [
            (
                "A string of 0.40 m is let out to 1.60 m. By what factor does the period change?",
                "pendulum",
                "L",
                4.0,
            ),
            (
                "By what factor does the braking distance grow if the speed is 75 km/h instead of"
                " 50 km/h?",
                "friction",
                "v_0",
                1.5,
            ),
            (
                "A spring stretched by x stores an energy U. It is now stretched by an extension x"
                " and then by an extension 2x. What happens to its elastic energy?",
                "spring",
                "Delta_x",
                2.0,
            ),
        ],
    )
    def test_read(self, question, family, names, factor):
        found = read_dependence(question, family)
        assert found is not None
        assert names in found.changed
        assert found.factor == pytest.approx(factor)

    @pytest.mark.parametrize(
        "question",
        [
            "A board is raised from 20° to 40°. Does the normal force increase or decrease?",
            "A body of 2.0 kg and one of 3.0 kg collide. By what factor does the momentum change?",
        ],
    )
    def test_left_alone(self, question):
        for family in ("inclined_plane", "collision"):
            assert read_dependence(question, family) is None


GAS = (
    "The volume of a fixed amount of gas is halved while its absolute temperature is doubled. By"
    " what factor does its pressure change?"
)


# p = nRT/V: "fixed" is said of the amount, and "halved" of the volume.
@pytest.mark.parametrize(("answer", "told"), [("4", "valid"), ("2", "abstain"), ("1", "abstain")])
def test_what_a_volume_is_of_does_not_change_in_its_place(answer, told):
    verdict = judge(bare_trace("thermal", GAS, answer))
    assert verdict.verdict["answer"] == told
    assert not verdict.findings


def test_what_is_made_longer_is_a_time_where_a_time_is_spoken_of():
    of_time = "If the time it takes to stop is made three times longer, how does the force change?"
    of_length = "If the string is made three times longer, how does the period change?"
    assert read_dependence(of_time, "collision").changed == ("t_c",)
    assert "L" in read_dependence(of_length, "pendulum").changed
