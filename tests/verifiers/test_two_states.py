"""Questions that tell two values of one quantity and ask how many times as large another becomes.

The factors are worked by hand: what is asked goes with the square, the root or the inverse.
"""

from __future__ import annotations

import pytest

from tests.bare import bare_trace, trace_of_numbers
from wmw.verifiers.comparing.later_values import later_values
from wmw.verifiers.pipeline import judge_unguarded

SPRING = (
    "spring",
    "A screen-door spring (k = 200 N/m) is stretched 3.0 cm, then 6.0 cm. The elastic energy at"
    " 6.0 cm is how many times the energy at 3.0 cm?",
    {"k": "200 N/m", "x_1": "3.0 cm", "x_2": "6.0 cm"},
    r"U = \frac{1}{2}kx^2",
    {"U_1": "0.090 J", "U_2": "0.36 J"},
)
PENDULUM = (
    "pendulum",
    "The string of a pendulum is let out from 0.40 m to 1.60 m. By what factor does its period"
    " change?",
    {"L_1": "0.40 m", "L_2": "1.60 m"},
    r"T = 2\pi\sqrt{L/g}",
    {},
)
HEATER = (
    "circuit",
    "A heater draws 10 A from the 230 V mains. The mains voltage drops to 115 V. What happens to"
    " its power, if its resistance stays the same?",
    {"U_1": "230 V", "U_2": "115 V"},
    "P = U^2/R",
    {},
)
CURRENT = (
    "circuit",
    "The resistance in a circuit with a 12 V battery is raised from 10 Ω to 40 Ω. What fraction of"
    " the original current flows then?",
    {"V": "12 V", "R_1": "10 Ω", "R_2": "40 Ω"},
    "I = V/R",
    {"I_1": "1.2 A", "I_2": "0.30 A"},
)
BEND = (
    "circular_motion",
    "A car rounds a bend of radius 50 m at 10 m/s, and on the next lap at 20 m/s. The centripetal"
    " force on the second lap is how many times that on the first?",
    {"r": "50 m", "v_1": "10 m/s", "v_2": "20 m/s"},
    "F = m v^2 / r",
    {},
)
BRAKES = (
    "friction",
    "A car brakes from 15 m/s and later, on the same road, from 30 m/s. How many times as long is"
    " the second braking distance?",
    {"v_1": "15 m/s", "v_2": "30 m/s"},
    r"d = v^2/(2 \mu g)",
    {},
)
RAMP = (
    "inclined_plane",
    "The angle of a smooth ramp is raised from 15° to 30°. By what factor does the acceleration of"
    " a block on it grow?",
    {"theta_1": "15°", "theta_2": "30°"},
    r"a = g \sin\theta",
    {"a_1": "2.54 m/s^2", "a_2": "4.9 m/s^2"},
)
BALLOON = (
    "buoyancy",
    "The volume of a submerged balloon is reduced from 4.0 L to 1.0 L. What fraction of the"
    " original buoyant force remains?",
    {"V_1": "4.0 L", "V_2": "1.0 L"},
    r"F_b = \rho g V",
    {},
)
FIRST_AND_SECOND = (
    "spring",
    "A spring with k = 800 N/m is first stretched by 1.0 cm, then by 3.0 cm from its natural"
    " length. How many times as large is the stored energy the second time?",
    {"k": "800 N/m", "x_1": "1.0 cm", "x_2": "3.0 cm"},
    r"E = \frac{1}{2}kx^2",
    {"E_1": "40 mJ", "E_2": "0.36 J"},
)
WIDER = (  # a pipe has both widths at once; where it is narrow is told by the smaller one
    "fluid",
    "Water flows through a pipe that widens from 2.0 cm to 4.0 cm in diameter. How many times as"
    " large is the flow speed in the narrow part as in the wide part?",
    {"d_1": "2.0 cm", "d_2": "4.0 cm"},
    "A_1 v_1 = A_2 v_2",
    {},
)
NARROWER = (
    "fluid",
    "Water flows steadily through a pipe that narrows from 6.0 cm to 2.0 cm in diameter. How many"
    " times as large is the flow speed in the narrow part?",
    {"d_1": "6.0 cm", "d_2": "2.0 cm"},
    "A_1 v_1 = A_2 v_2",
    {},
)
Scene = tuple[str, str, dict[str, str], str, dict[str, str]]


def _outcome(scene: Scene, answer: object) -> str:
    family, question, variables, equation, results = scene
    record = trace_of_numbers(
        family, question, answer, variables=variables, equation=equation, results=results
    )
    return judge_unguarded(record).outcome


@pytest.mark.parametrize(
    ("scene", "answer"),
    [
        (SPRING, "4 times"),
        (SPRING, "four times as much"),
        (SPRING, 4),
        (PENDULUM, "it doubles"),
        (PENDULUM, "2"),
        (HEATER, "It drops to a quarter"),
        (CURRENT, "1/4"),
        (CURRENT, "25 %"),
        (CURRENT, "a quarter of the original current"),
        (BEND, "four times"),
        (BRAKES, "fourfold"),
        (RAMP, "about 1.93"),
        (BALLOON, "a quarter"),
        (FIRST_AND_SECOND, "9"),
        (WIDER, "4 times"),
    ],
)
def test_the_right_multiple_is_valid(scene: Scene, answer: object) -> None:
    assert _outcome(scene, answer) == "valid"


@pytest.mark.parametrize(
    ("scene", "answer"),
    [
        (SPRING, "2 times"),
        (SPRING, "8"),
        (PENDULUM, "it quadruples"),
        (HEATER, "It halves"),
        (CURRENT, "one half"),
        (BEND, "2"),
        (BRAKES, "twice as long"),
        (RAMP, "4"),
        (BALLOON, "1/2"),
        (FIRST_AND_SECOND, "1/9"),
        (WIDER, "1/4"),
    ],
)
def test_a_wrong_multiple_is_invalid(scene: Scene, answer: object) -> None:
    assert _outcome(scene, answer) == "invalid"


@pytest.mark.parametrize(
    ("question", "backward"),
    [
        (SPRING[1], False),
        ("A spring is stretched 3.0 cm, then 6.0 cm. How many times the energy at 3.0 cm is the"
         " energy at 6.0 cm?", False),
        ("A spring is stretched 3.0 cm, then 6.0 cm. How many times as large as the energy at"
         " 6.0 cm is the energy at 3.0 cm?", True),
        ("A spring is stretched 3.0 cm, then 6.0 cm. What is the ratio of the energy at 3.0 cm to"
         " that at 6.0 cm?", True),
        ("A spring is stretched 3.0 cm, then 6.0 cm. What fraction of its later energy did it have"
         " at 3.0 cm?", True),
    ],
)  # fmt: skip
def test_which_state_is_set_against_which(question: str, backward: bool) -> None:
    told = later_values(question)
    assert told is not None
    assert told.backward is backward


@pytest.mark.parametrize(
    "question",
    [
        "A ball is dropped from 2.0 m and then rebounds to 1.5 m. What fraction of its energy is"
        " lost?",
        "A block slides 2.0 m down a ramp and then 3.0 m across the floor. What is its speed?",
        "A 2.0 kg and a 3.0 kg block hang side by side. How many times as heavy is the second?",
    ],
)
def test_what_tells_no_two_states_of_one_thing(question: str) -> None:
    assert later_values(question) is None


def test_the_speed_where_a_pipe_is_narrow_is_no_false_alarm() -> None:
    assert _outcome(NARROWER, "9 times") != "invalid"


ALSO_MULTIPLIED = "The slit separation of a double slit is raised from 0.20 mm to 0.50 mm and"
NOT_KNOWN_WHICH = (
    "The tension in a string fixed at both ends is raised from 30 N to 120 N and its length is"
    " doubled. By what factor does the fundamental frequency change?"
)


@pytest.mark.parametrize(
    ("rest", "right", "wrong"),
    [
        (
            " the wavelength is doubled. By what factor does the fringe spacing change?",
            "0.8",
            "0.4",
        ),
        (" the screen is left alone. By what factor does the fringe spacing change?", "0.4", "2.5"),
    ],
)
def test_what_is_multiplied_beside_two_values_counts(rest: str, right: str, wrong: str) -> None:
    for reply, outcome in ((right, "valid"), (wrong, "invalid")):
        verdict = judge_unguarded(bare_trace("optics", ALSO_MULTIPLIED + rest, reply))
        assert (verdict.verdict["answer"], verdict.outcome == "invalid") == (
            outcome,
            outcome == "invalid",
        )


@pytest.mark.parametrize("reply", ["1", "2"])
def test_what_else_is_multiplied_leaves_a_declared_ratio_open(reply: str) -> None:
    verdict = judge_unguarded(bare_trace("wave", NOT_KNOWN_WHICH, reply))
    assert verdict.verdict["answer"] != "valid" or reply == "1"
    assert verdict.outcome != "invalid" or reply == "2"


LEFT_OPEN = [  # (family, question, right answer)
    ("wave", "Six equal pumps cause 70 dB. What is the level with only two running?", "65.2 dB"),
    ("wave", "A horn gives 80 dB. What is the level of four such horns twice as far off?", "80 dB"),
    (
        "optics",
        "An object before a converging lens goes from 3f to 2.5f. Does the real image become larger"
        " or smaller?",
        "larger",
    ),
]


@pytest.mark.parametrize(("family", "question", "right"), LEFT_OPEN)
def test_a_right_answer_to_what_is_not_known_in_full_is_not_blamed(family, question, right) -> None:
    assert judge_unguarded(bare_trace(family, question, right)).outcome != "invalid"


def test_what_another_scene_is_told_of_is_no_lack_of_influence_here() -> None:
    question = (
        "The water level in an open tank is raised from 1.0 m to 2.0 m above a small hole. What"
        " happens to the speed of the jet?"
    )
    verdict = judge_unguarded(bare_trace("fluid", question, "it increases"))
    assert verdict.outcome != "invalid"
