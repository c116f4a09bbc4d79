"""Questions whose numbers stand in a picture: state 0 says what they are, in words of its own."""

from __future__ import annotations

import copy

import pytest

from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.reading import read_question


def trace(family, question, variables, equation, results, answer, *, bodies=(), forces=()):
    """Return a trace of a question that leaves its numbers to the picture."""
    value, unit = answer
    return {
        "scenario_family": family,
        "question": question,
        "state_0": {
            "objects": [
                {"name": body, "attributes": attributes}
                for body, attributes in dict(bodies).items()
            ],
            "relations": [],
            "forces": [
                {"name": name, "target": target, "direction": way, "magnitude": size, "unit": "N"}
                for name, target, way, size in forces
            ],
            "variables": variables,
            "assumptions": [],
        },
        "transition": {"rule": "", "effect": "", "equation": equation, "evidence": []},
        "state_1": {"predicted_change": None, "new_variables": results},
        "derivation": None,
        "answer": {"value": value, "unit": unit},
    }


LONG_NAMES = {
    "a tank with a hole": trace(
        "fluid",
        "The figure shows a tall open tank of water with a small hole near its bottom. With what"
        " speed does the water come out of the hole? Use g = 9.8 m/s².",
        {"depth of the hole under the surface": "2.5 m", "g": "9.8 m/s²"},
        "v = √(2 g h)",
        {"v": "7.00 m/s"},
        (7.00, "m/s"),
        bodies={"tank": {}, "water": {}},
    ),
    "two masses over a pulley": trace(
        "pulley",
        "The diagram shows two bodies X and Y on the ends of a string that runs over a frictionless"
        " pulley. They are let go. Find the tension in the string. Take g = 10 m/s².",
        {"m_X": "2.0 kg", "m_Y": "3.0 kg", "g": "10 m/s²"},
        "T - m_X g = m_X a; m_Y g - T = m_Y a",
        {"a": "2.0 m/s²", "T": "24 N"},
        (24, "N"),
        bodies={"X": {"mass": "2.0 kg"}, "Y": {"mass": "3.0 kg"}, "string": {}, "pulley": {}},
    ),
    "a crate pulled obliquely": trace(
        "friction",
        "The figure shows a crate dragged over a rough level floor by a rope at an angle above the"
        " horizontal. Find its acceleration with the values in the figure. Take g = 10 m/s².",
        {"m": "20 kg", "F": "100 N", "\\alpha": "$30^\\circ$", "\\mu_k": 0.20},
        "F cos α - μ_k (m g - F sin α) = m a",
        {"N": "150 N", "a": "2.83 m/s²"},
        (2.83, "m/s²"),
        bodies={"crate": {}, "floor": {}, "rope": {}},
    ),
    "waves on a string": trace(
        "wave",
        "The photo shows a string that vibrates in loops between two clamps; its length, the number"
        " of loops and the frequency are written beside it. How fast do waves travel on it?",
        {"L": "1.2 m", "n_loops": 3, "f": "50 Hz"},
        "v = f * 2*L/n_loops",
        {"v": "40 m/s"},
        (40, "m/s"),
        bodies={"string": {"length": "1.2 m"}},
    ),
    "a ball that rolls off a table": trace(
        "projectile",
        "The figure shows a ball rolling off a table. Find the horizontal distance at which it"
        " lands. Use g = 9.8 m/s².",
        {"table height": "1.2 m", "speed at the edge": "2.0 m/s"},
        "x = v sqrt(2 h / g)",
        {"t": "0.495 s", "x": "0.990 m"},
        (0.990, "m"),
        bodies={"ball": {}, "table": {"height": "1.2 m"}},
    ),
    "trolleys that stick": trace(
        "collision",
        "The figure shows two trolleys before they collide and stick together. Use the information"
        " in the figure to find their common velocity after the collision.",
        {"mass1": "2.0 kg", "mass2": "1.0 kg", "vel1": "3.0 m/s", "vel2": "0 m/s"},
        "m1 u1 = (m1 + m2) v",
        {"v": "2.0 m/s"},
        (2.0, "m/s"),
        bodies={"trolley 1": {}, "trolley 2": {}},
    ),
    "a cell with a lamp": trace(
        "circuit",
        "The diagram shows a cell with internal resistance connected to a lamp. Calculate the"
        " terminal voltage.",
        {"emf_V": 1.5, "r_ohm": 0.5, "lamp_ohm": 2.5},
        "V = E - I r",
        {"I": "0.50 A", "V": "1.25 V"},
        (1.25, "V"),
        bodies={"cell": {}, "lamp": {}},
    ),
    "units under names of their own": trace(
        "spring",
        "A spring gun shoots a ball horizontally, as shown in the figure. The spring is compressed"
        " and then released. With what speed does the ball leave the spring? Ignore friction.",
        {"ball_mass": "40 g", "spring_constant": "400 N/m", "compression": "6.0 cm"},
        "0.5 * k * x^2 = 0.5 * m * v^2",
        {"exit_speed": "6.00 m/s"},
        (6.00, "m/s"),
        bodies={"ball": {"mass": 40, "mass_unit": "g"}, "spring": {}},
    ),
}
SLED = trace(
    "friction",
    "The figure shows a sled that is pulled along level snow by a rope. What is the acceleration"
    " of the sled? Use g = 9.8 m/s².",
    {"m": "10 kg", "F": "50 N", "theta": "30°", "mu_k": "0.10", "g": "9.8 m/s²"},
    "N = m g − F sin θ; m a = F cos θ − μ_k N",
    {"N": "73 N", "f_k": "7.3 N", "a": "3.60 m/s²"},
    (3.60, "m/s²"),
    bodies={"sled": {"mass": "10 kg"}, "snow": {}, "rope": {}},
    forces=(
        ("pull of the rope", "sled", "30° above the horizontal, forward", 50),
        ("weight", "sled", "downward", 98),
        ("normal force", "sled", "upward", 73),
        ("kinetic friction", "sled", "backward", 7.3),
    ),
)


@pytest.mark.parametrize("record", LONG_NAMES.values(), ids=LONG_NAMES)
def test_numbers_read_off_a_picture_are_understood_under_any_name(record):
    verdict = judge(record)
    assert verdict.outcome == "valid", (verdict.findings, verdict.abstentions)
    assert verdict.basis == "trace"


@pytest.mark.parametrize("record", LONG_NAMES.values(), ids=LONG_NAMES)
def test_an_answer_that_does_not_follow_from_them_is_flagged(record):
    wrong = copy.deepcopy(record)
    wrong["answer"]["value"] = round(wrong["answer"]["value"] * 1.4, 3)
    verdict = judge(wrong)
    assert (verdict.outcome, verdict.labels) == ("invalid", ("faithfulness",))


@pytest.mark.parametrize("record", LONG_NAMES.values(), ids=LONG_NAMES)
def test_a_result_carried_on_is_never_valid(record):
    wrong = copy.deepcopy(record)
    name, said = list(wrong["state_1"]["new_variables"].items())[-1]
    number, unit = said.split()
    wrong["state_1"]["new_variables"][name] = f"{float(number) * 1.4:.3g} {unit}"
    wrong["answer"]["value"] = round(float(number) * 1.4, 3)
    assert judge(wrong).outcome != "valid"


def test_a_regime_of_which_the_words_say_nothing_may_be_the_pictures():
    assert "moves_pulled_up" in read_question(SLED["question"], "friction").spare
    assert judge(SLED).outcome == "valid"


@pytest.mark.parametrize(
    ("place", "value"),
    [("answer", 4.60), ("a", "4.60 m/s²"), ("N", "98 N"), ("force", 123)],
)
def test_it_does_not_hide_a_fault(place, value):
    wrong = copy.deepcopy(SLED)
    if place == "answer":
        wrong["answer"]["value"] = value
    elif place == "force":
        wrong["state_0"]["forces"][2]["magnitude"] = value
    else:
        wrong["state_1"]["new_variables"][place] = value
    assert judge(wrong).outcome != "valid"


def test_a_force_pointing_the_wrong_way_is_not_passed_over_for_a_regime_without_it():
    """Some regimes have no frame in which the spring's force could point the wrong way."""
    record = trace(
        "spring",
        "In the picture a block on a smooth table has been pulled to the right of its equilibrium"
        " position, stretching the spring that ties it to the wall on its left; the stretch and the"
        " spring constant are given. What is the size of the force of the spring on the block?",
        {"k": "60 N/m", "x": "0.10 m"},
        "F = k x",
        {"F": "6.0 N"},
        (6.0, "N"),
        bodies={"block": {}, "spring": {}, "wall": {}, "table": {}},
        forces=(
            ("spring force", "block", "to the right, away from the equilibrium position", 6.0),
        ),
    )
    assert judge(record).outcome != "valid"


def test_the_value_of_a_constant_is_no_number_of_the_question():
    text = "Find the acceleration of the crate with the values in the figure. Take g = 9.8 m/s²."
    assert read_question(text, "friction").numberless
    assert not read_question(text.replace("crate", "20 kg crate"), "friction").numberless


CAUGHT = (
    "spring",
    "The block in the figure slides on a frictionless floor and runs into the free end of the"
    " spring. By how much is the spring compressed at most?",
    {"m": "2.0 kg", "v": "3.0 m/s", "k": "450 N/m"},
    "1/2 m v^2 = 1/2 k x^2",
)


def test_what_becomes_of_a_speed_is_not_the_speed_at_the_start():
    results = {"x_max": "0.20 m", "v": "0 m/s"}
    assert judge(trace(*CAUGHT, results, ("20", "cm"))).outcome == "valid"


def test_a_number_that_names_something_in_the_picture_is_no_value():
    variables = {"m_left": "2.0 kg", "m_right": "5.0 kg", "g": "9.8 m/s^2"}
    question = (
        "The figure shows two blocks that hang from a light string over a frictionless, massless"
        " pulley and are about to be released. Which of the numbered arrows in the figure shows the"
        " direction of the acceleration of the left block after the release?"
    )
    law = "a = (m_right - m_left)*g/(m_right + m_left)"
    record = trace("pulley", question, variables, law, {"a": "4.2 m/s^2"}, ("arrow 3", None))
    assert judge(record).outcome == "abstain"
