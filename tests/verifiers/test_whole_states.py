"""Whole states and stages that have changed places, by what the question begins with and asks."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.claims import collect
from wmw.verifiers.moments.course import told_backwards
from wmw.verifiers.moments.heating_stages import stages_turned
from wmw.verifiers.moments.own_moments import exchanged_by_effect
from wmw.verifiers.moments.whole_states import end_told_first, exchanged_states
from wmw.verifiers.pipeline import judge_unguarded

GUN = (
    "A dart of 15 g is shot off level by a spring (k = 600 N/m) that is compressed by 6.0 cm. With"
    " what speed does the dart leave?"
)
CORK = (
    "A cork (240 kg/m³) is held at the bottom of a jug of water and is then let go. Which"
    " percentage of it is under water once it has come to rest?"
)
PULSE = (
    "An upright pulse runs along a spring to an end that is fixed. What does the pulse look like"
    " when it has been reflected?"
)
DASH = "A runner speeds up evenly from rest to 8.0 m/s over 20 m. What is the acceleration?"
SKID = (
    "A lorry leaves a trace of 30 m on the road (friction 0.50). What speed does it have at first?"
)
WELL = "From what height is a stone dropped if it hits the water at 10 m/s?"


def _claims(question, answer, before, after, change="It goes on.", effect="It follows."):
    trace = bare_trace("electrostatics", question, answer)
    trace["state_0"]["variables"] = before
    trace["transition"] = {"rule": "Energy is conserved", "effect": effect}
    trace["state_1"] = {"predicted_change": change, "new_variables": after}
    return trace


@pytest.mark.parametrize(
    ("question", "answer", "before", "after", "change"),
    [
        (
            GUN,
            "12 m/s",
            {"x": "0 cm", "v": "12 m/s"},
            {"x": "6.0 cm", "v": "0 m/s"},
            "The dart is at rest against the tight spring.",
        ),
        (
            CORK,
            "24 %",
            {"position": "floating", "share": "24 %"},
            {"position": "at the bottom of the jug", "share": "100 %"},
            "The cork is at the bottom.",
        ),
        (
            PULSE,
            "upright",
            {"pulse": "upside down"},
            {"pulse": "upright"},
            "The pulse runs to the fixed end.",
        ),
    ],
)
def test_state_0_has_what_is_asked_for(question, answer, before, after, change):
    claims = collect(_claims(question, answer, before, after, change))
    assert [*exchanged_states(claims)]
    turned = collect(_claims(question, answer, after, before, change))
    assert not [*exchanged_states(turned)]
    verdict = judge_unguarded(_claims(question, answer, before, after, change))
    assert verdict.labels == ("temporal",)


@pytest.mark.parametrize(
    ("question", "answer", "before", "after"),
    [
        (DASH, "1.6 m/s²", {"v": "0 m/s", "x": "0 m"}, {"v": "8.0 m/s", "x": "20 m"}),
        (SKID, "17 m/s", {"v": "17 m/s", "x": "0 m"}, {"v": "0 m/s", "x": "30 m"}),
        (
            SKID.replace("at first", "as its wheels lock"),
            "17 m/s",
            {"v": "17 m/s", "x": "0 m"},
            {"v": "0 m/s", "x": "30 m"},
        ),
        (WELL, "5.1 m", {"h": "5.1 m", "v": "0 m/s"}, {"h": "0 m", "v": "10 m/s"}),
        (
            "Tea gives off 20 kJ and then has 40 °C. How hot is the tea as it is poured?",
            "64 °C",
            {"T": "64 °C"},
            {"T": "40 °C"},
        ),
        (
            "A pulse runs along a rope to a fixed end and comes back upright. How did it set out?",
            "upside down",
            {"pulse": "upside down"},
            {"pulse": "upright"},
        ),
    ],
)
def test_a_beginning_that_is_asked_for_stands_in_state_0(question, answer, before, after):
    assert not [*exchanged_states(collect(_claims(question, answer, before, after)))]


@pytest.mark.parametrize(
    ("change", "turned"),
    [
        ("At first the dart moves at 12 m/s, at the end it rests at the tight spring.", True),
        ("At first the dart is at rest, at the end it moves at 12 m/s.", False),
        ("At first the dart rests; it leaves at 12 m/s and at the end it is at rest again.", False),
    ],
)
def test_what_is_asked_for_comes_last(change, turned):
    question = GUN.replace("is shot off", "is released and shot off")
    claims = collect(_claims(question, "12 m/s", {}, {}, change))
    assert end_told_first(claims) is turned


ICE = "A block of ice at −12 °C is heated until it is water at 30 °C. Name the stages in order."


@pytest.mark.parametrize(
    ("question", "answer", "change", "after"),
    [
        (ICE, "see above", "First the ice melts, then it warms from −12 °C to 0 °C.", {}),
        (ICE, "see above", "First it warms from 0 °C to 30 °C and after that it melts.", {}),
        (ICE, "melting, warming of the ice, warming of the water", "It is heated.", {}),
        (
            ICE,
            "see above",
            "It is heated.",
            {"stage_1": "warming of the water", "stage_2": "melting"},
        ),
    ],
)
def test_stages_of_heating_that_cannot_come_so(question, answer, change, after):
    assert stages_turned(collect(_claims(question, answer, {}, after, change))) is not None


@pytest.mark.parametrize(
    ("question", "answer", "change"),
    [
        (ICE, "warming of the ice, melting, warming of the water", "It is heated."),
        (ICE, "see above", "First the ice warms to 0 °C, then it melts, then the water warms."),
        (ICE, "see above", "The ice melts after it has been warmed to 0 °C."),
        (
            "Water at 20 °C is cooled until it is ice at −5 °C. Name the stages in order.",
            "cooling of the water, freezing, cooling of the ice",
            "It is cooled.",
        ),
        (
            "Ice at 0 °C is put into warm water. Name what happens in order.",
            "see above",
            "First the water warms the ice, then it melts.",
        ),
    ],
)
def test_stages_that_can_come_so(question, answer, change):
    assert stages_turned(collect(_claims(question, answer, {}, {}, change))) is None


@pytest.mark.parametrize(
    ("text", "turned"),
    [
        ("The ball moves down at 0.40 s and up at 1.8 s.", True),
        ("At 1.8 s it rises, at 0.40 s it is falling.", True),
        ("The ball moves up at 0.40 s and down at 1.8 s.", False),
        ("At 1.8 s it is falling, at 0.40 s it still rises.", False),
        ("The ball moves down at 1.2 s and down at 1.8 s.", False),
    ],
)
def test_the_course_of_a_throw_by_its_times(text, turned):
    assert told_backwards("A ball is thrown straight up at 9.8 m/s.", text) is turned


LAMPS = (
    "A lamp of 10 Ω hangs on 5.0 V. A second lamp like it is put in series. What are the currents"
    " before and after that?"
)


@pytest.mark.parametrize(
    ("effect", "before", "after", "turned"),
    [
        ("The resistance doubles and the current halves.", "0.25 A", "0.50 A", True),
        ("The resistance doubles and the current halves.", "0.50 A", "0.25 A", False),
        ("The resistance doubles and the current halves.", "0.50 A", "2.0 A", False),
        ("The resistance halves and the current changes.", "0.25 A", "0.50 A", False),
    ],
)
def test_what_goes_by_the_factor_of_the_effect_backwards(effect, before, after, turned):
    found = {"I_before": before, "I_after": after}
    claims = collect(_claims(LAMPS, "see above", {}, found, effect=effect))
    assert (exchanged_by_effect(claims) is not None) is turned


def test_a_given_value_of_before_is_not_that_of_after():
    question = LAMPS.replace("hangs on 5.0 V", "takes 0.25 A")
    found = {"I_before": "0.25 A", "I_after": "0.50 A"}
    claims = collect(_claims(question, "see above", {}, found, effect="The current halves."))
    assert exchanged_by_effect(claims) is None
