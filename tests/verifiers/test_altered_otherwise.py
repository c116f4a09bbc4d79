"""What state 1 makes of a thing against what the effect or the question's own ends say of it."""

import pytest

from tests.bare import bare_trace
from wmw.core.verdict import Finding
from wmw.verifiers.claims import collect
from wmw.verifiers.comparing.read_comparison import read_comparison
from wmw.verifiers.diagnosis import root_labels
from wmw.verifiers.unfamiliar import contradictions

RAMP = (
    "A sled starts from rest on smooth ice. The slope is made steeper, its top at the same height."
    " How does the speed at the foot change?"
)
ALONE = "The speed at the foot is set by the height of the slope alone, whatever its angle."
SPRING = "A block swings on a spring. The amplitude is then tripled. How does the top speed change?"
GROWS = (
    "The period does not depend on the amplitude,"
    " so the top speed is proportional to the amplitude."
)


@pytest.mark.parametrize(
    ("question", "effect", "change", "wrong"),
    [
        (RAMP, ALONE, "The sled comes to the foot with a higher speed than before.", True),
        (RAMP, ALONE, "The sled comes to the foot with a lower speed.", True),
        (RAMP, ALONE, "The sled comes to the foot with the same speed as before.", False),
        (RAMP, ALONE, "The sled comes to the foot with no higher speed than before.", False),
        (RAMP, ALONE, "The sled has a higher speed than halfway down.", False),
        (RAMP.replace("same", "new"), ALONE, "The sled arrives with a higher speed.", False),
        (RAMP, ALONE.replace("alone", "too"), "The sled arrives with a higher speed.", False),
        (SPRING, GROWS, "The block passes with nine times its former top speed.", True),
        (SPRING, GROWS, "The block passes with three times its former top speed.", False),
        (SPRING, GROWS, "The block passes with nine times its former energy.", False),
    ],
)
def test_what_stays_and_what_grows_is_as_the_effect_says(question, effect, change, wrong):
    trace = bare_trace("spring", question, "it changes")
    trace["transition"] = {"effect": effect}
    trace["state_1"] = {"predicted_change": change}
    codes = {finding.code for finding in contradictions(collect(trace))}
    assert ("WMW314" in codes) is wrong


TEA = (
    "A spoon of 60 g (450 J/(kg K)) at 80 °C is put into 0.40 kg of tea at 22 °C, in an insulated"
    " mug. What temperature do they end at?"
)


@pytest.mark.parametrize(
    ("before", "after", "wrong"),
    [
        (("22.9 °C", "22.9 °C"), ("80 °C", "22 °C"), True),
        (("80 °C", "22 °C"), ("22.9 °C", "22.9 °C"), False),
    ],
)
def test_a_common_end_a_little_warmer_is_no_start(before, after, wrong):
    trace = bare_trace("thermal", TEA, "22.9 °C")
    names = ("T_spoon", "T_tea")
    trace["state_0"] = {"variables": dict(zip(names, before, strict=True))}
    trace["state_1"] = {"new_variables": dict(zip(names, after, strict=True))}
    codes = {finding.code for finding in contradictions(collect(trace))}
    assert ("WMW206" in codes) is wrong


PASS = (
    "A ball goes off with a vertical velocity of 8.0 m/s and a level one of 2.0 m/s. Find the times"
    " at which it passes the height of 2.0 m, and report its greatest height."
)


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ("It passes 2.0 m on its way up at 1.33 s and on its way down at 0.308 s.", True),
        ("It passes 2.0 m on its way up at 0.308 s and on its way down at 1.33 s.", False),
    ],
)
def test_it_is_on_its_way_up_before_it_comes_down(change, wrong):
    trace = bare_trace("projectile", PASS, "3.27 m")
    trace["state_1"] = {"predicted_change": change}
    codes = {finding.code for finding in contradictions(collect(trace))}
    assert ("WMW315" in codes) is wrong


def test_values_of_exchanged_moments_are_no_root_of_their_own():
    found = [
        Finding("WMW311", "intervention", "transition", "/state_1/new_variables/t", "", "", ""),
        Finding("WMW315", "temporal", "transition", "/state_1/predicted_change", "", "", ""),
    ]
    assert root_labels(found) == ("temporal",)
    assert root_labels(found[:1]) == ("intervention",)


@pytest.mark.parametrize(
    ("asking", "compares"),
    [
        ("What is the current once the whole loop moves inside at the same speed?", False),
        ("How does the current compare with that at the same speed outside?", True),
        ("What happens to the current at the same speed?", True),
    ],
)
def test_a_value_asked_for_at_the_same_speed_is_no_comparison(asking, compares):
    question = f"A loop is pushed into a field at constant speed, and a current flows. {asking}"
    assert (read_comparison(question, "em_induction") is not None) is compares
