"""Laws, single loads and orders of working that are no claims of what happens."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge_unguarded


def _outcome(family, question, effect, change, answer, *, bodies=(), forces=(), relations=()):
    trace = bare_trace(family, question, answer)
    trace["state_0"] = {
        "objects": [{"name": name, "attributes": {}} for name in bodies],
        "relations": [{"type": r[0], "args": list(r[1:])} for r in relations],
        "forces": [
            {"name": name, "target": of, "direction": way, "magnitude": size, "unit": "N"}
            for name, of, way, size in forces
        ],
    }
    trace["transition"] = {"rule": "", "effect": effect, "equation": None, "evidence": []}
    trace["state_1"] = {"predicted_change": change, "new_variables": {}}
    return judge_unguarded(trace).outcome


@pytest.mark.parametrize(
    ("family", "question", "effect", "change", "answer"),
    [
        (
            "pendulum",
            "A pendulum is shortened. What happens to its period?",
            "The period grows with the length",
            "The period becomes shorter",
            "It gets shorter",
        ),
        (
            "em_induction",
            "The magnet is moved more slowly. What happens to the EMF?",
            "The EMF grows with the rate of change of the flux",
            "The EMF is smaller",
            "It is smaller",
        ),
        (
            "em_induction",
            "A bar magnet is at rest inside a coil. Is a current induced?",
            "Only a changing flux induces an EMF",
            "No current flows",
            "No",
        ),
        (
            "em_induction",
            "A magnet rests in a coil. Is an EMF induced?",
            "An EMF needs a changing flux",
            "There is no EMF",
            "No",
        ),
        (
            "thermal",
            "Ice at -20 °C is heated until half of it is water. How is the heat found?",
            "First the heat of melting half of it is found, then the one for warming the ice",
            "First the heat of melting is found, then that for warming the ice is added",
            "by adding two heats",
        ),
        (
            "free_fall",
            "A ball is thrown up at 15 m/s; a second ball is dropped from 30 m. How do they move"
            " after 0.5 s and 1.0 s?",
            "Both have the acceleration g",
            "At 0.5 s the dropped ball is falling, and at 1.0 s the thrown ball is rising",
            "one down, one up",
        ),
    ],
)
def test_a_law_or_an_order_of_working_is_no_claim(family, question, effect, change, answer):
    assert _outcome(family, question, effect, change, answer) != "invalid"


@pytest.mark.parametrize(
    ("family", "question", "effect", "change", "answer"),
    [
        (
            "pendulum",
            "A pendulum is shortened. What happens to its period?",
            "The period becomes shorter",
            "The period grows",
            "It gets shorter",
        ),
        (
            "em_induction",
            "A bar magnet is at rest inside a coil. Is a current induced?",
            "The magnet induces an EMF",
            "A current flows",
            "Yes",
        ),
        (
            "free_fall",
            "A ball is thrown up at 15 m/s. How does it move at 0.5 s and at 2.5 s?",
            "Gravity pulls it down",
            "At 0.5 s it is falling, and at 2.5 s it is rising",
            "first up, later down",
        ),
    ],
)
def test_a_claim_is_held_against_the_rest(family, question, effect, change, answer):
    assert _outcome(family, question, effect, change, answer) == "invalid"


def test_what_the_strands_carry_together_is_the_whole_load() -> None:
    question = (
        "A movable pulley carries 200 N. One end of the rope is fixed to the ceiling, the other is"
        " pulled upward by a hand. "
    )
    forces = [("load", "pulley", "down", 200), ("rope pull", "pulley", "up", 200)]
    bodies = ("pulley", "load")
    both = question + "What is the total pull of the strands?"
    one = question + "What is the pull of the hand?"
    assert _outcome("pulley", both, "", "", "200 N", bodies=bodies, forces=forces) != "invalid"
    assert _outcome("pulley", one, "", "", "200 N", bodies=bodies, forces=forces) == "invalid"


def test_one_crate_in_the_boat_tells_nothing_of_another_one() -> None:
    question = "A crate sits in a boat on a river. "
    told = [("on", "crate", "river")]
    second = question + "A second crate rests on the bed of the river. What lifts it?"
    alone = question + "How deep does the boat lie?"
    bodies = ("crate", "boat", "river")
    assert _outcome("buoyancy", second, "", "", "-", bodies=bodies, relations=told) != "invalid"
    assert _outcome("buoyancy", alone, "", "", "-", bodies=bodies, relations=told) == "invalid"


@pytest.mark.parametrize(
    "question",
    [
        "The force on two identical springs of 200 N/m is 10 N on each. By how much is each one"
        " stretched?",
        "Two identical springs, each with k = 200 N/m, hang side by side; a weight of 10 N hangs"
        " on each of them. How far does each stretch?",
        "Two identical springs of 200 N/m in series are stretched by 10 N. By how much is each"
        " spring stretched?",
    ],
)
def test_what_loads_or_stretches_each_of_several_springs(question: str) -> None:
    trace = bare_trace("spring", question, "5.0 cm")
    trace["state_0"] = {"objects": [{"name": "spring", "attributes": {}}]}
    assert judge_unguarded(trace).outcome != "invalid"


@pytest.mark.parametrize(
    "question",
    [
        "A steel ball is put in water. Does it float?",
        "A steel bolt is dropped into a tank of mercury. Will it float?",
    ],
)
@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_what_is_only_asked_tells_no_regime(question: str, answer: str) -> None:
    assert judge_unguarded(bare_trace("buoyancy", question, answer)).verdict["answer"] == "abstain"


def test_one_of_two_may_slide_and_the_other_stay() -> None:
    question = (
        "Two blocks lie on a slope. Which slides first as it is tilted, the steel block (mu 0.2) or"
        " the rubber block (mu 0.8)?"
    )
    change = "The steel block slides while the rubber block stays at rest"
    bodies = ("steel block", "rubber block")
    answer = "The steel block"
    assert _outcome("inclined_plane", question, "", change, answer, bodies=bodies) != "invalid"


def test_an_acceleration_of_a_body_is_no_free_fall() -> None:
    question = (
        "A 0.50 kg mass on a vertical spring of 98 N/m accelerates upward with 3.92 m/s^2 at one"
        " moment. How far is the spring stretched then?"
    )
    for answer in ("7.0 cm", "2.0 cm"):
        assert judge_unguarded(bare_trace("spring", question, answer)).outcome == "abstain"


def test_the_value_of_one_side_is_no_comparison() -> None:
    question = (
        "A candle stands 30 cm in front of a concave mirror with a focal length of 10 cm. Where is"
        " the image and is it upright or inverted? Report its distance (real images positive)."
    )
    trace = bare_trace("optics", question, "0.15 m")
    trace["state_0"] = {"variables": {"f": "10 cm", "d_o": "30 cm"}}
    trace["transition"] = {
        "rule": "Mirror equation",
        "effect": "Rays from each object point meet again in front of the mirror.",
        "equation": "1/d_i = 1/f - 1/d_o",
    }
    trace["state_1"] = {
        "predicted_change": "A real, inverted image half as tall forms 15 cm in front of it.",
        "new_variables": {"d_i": "15 cm", "M": "-0.50"},
    }
    trace["derivation"] = "d_i = 1/(1/10 - 1/30) = 15 cm"
    assert judge_unguarded(trace).outcome != "invalid"
