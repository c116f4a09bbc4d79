"""What comes first and what comes later, told in turn: in the order it can have, or not."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge


def trace(question, change, results=None, variables=None, effect="", answer=None):
    """Return a trace of no family with a question, a change and the variables of both states."""
    value, _, unit = (answer or "").partition(" ")
    return {
        "id": "in-turn",
        "scenario_family": "no such family",
        "question": question,
        "state_0": {"variables": variables or {}},
        "transition": {"effect": effect},
        "state_1": {"predicted_change": change, "new_variables": results or {}},
        "answer": {"value": value or None, "unit": unit or None},
    }


_UP = "A ball is thrown straight up at 8.0 m/s. How long is it in the air?"
_JUMP = "A boy jumps up from the floor. How long is he in the air?"
_FLAT = (
    "A coin is pushed horizontally off a shelf at 2.0 m/s and lands 0.50 s later. Which way does "
    "it move at the start and at the end?"
)
_LEVEL = (
    "An egg leaves a boy's hands with a vertical velocity component of 9.8 m/s. When is it 3.0 m "
    "up? Give both times."
)
_ICE = "Ice at -5 °C is heated until it is water at 20 °C. In what order is this done?"
_MELT = "Ice at -5 °C is heated. When does it begin to melt, and when has all of it melted?"
_SHOT = "A rocket bursts 680 m away. How long after the burst is the bang heard?"
_STONE = (
    "A stone drops from rest from a ledge 20 m above the sea. How high is it at 1.0 s and 1.8 s?"
)
_TOSS = (
    "A stone is thrown up at 5.0 m/s from a ledge 20 m above the sea. How high is it at 0.4 s and "
    "at 1.5 s?"
)
_SECONDS = (
    "A nut is dropped from rest. How far does it fall in the first second and how far in the next "
    "one?"
)
_SWING = (
    "A pendulum is let go at its far left position at t = 0. When is it first at the lowest point "
    "and when at the far right? Report the time between the two."
)
_COIL = "A magnet falls through a coil. How does the flux through the coil change?"
_PULLED = (
    "The pull on a crate is raised slowly until it slides. How large is the pull by then, with "
    "coefficients of 0.50 and 0.30?"
)
FAULTS = [
    (_COIL, "The flux decreases while the magnet approaches and increases while it leaves.", {}),
    (_PULLED, "Kinetic friction acts while the crate is still at rest, and static friction acts "
     "once it slides.", {}),
    (_UP, "The ball first comes down and then climbs to its highest point.", {}),
    (_UP, "In the first 0.8 s the ball falls, and in the following 0.8 s it rises.", {}),
    (_FLAT, "The coin leaves the shelf moving steeply down and is horizontal just before it lands."
     , {}),
    (_LEVEL, "Going up, the egg is there at 1.62 s; coming down, it is at 0.377 s.", {}),
    (_LEVEL, "It goes up through 3.0 m at 1.62 s and comes down through it at 0.377 s.", {}),
    (_ICE, "The temperature first climbs to 20 °C, and after that the ice melts.", {}),
    (_ICE, "It first melts at -5 °C, then the ice warms to 0 °C and at last it is water at 20 °C.",
     {}),
    (_MELT, "All is liquid at 80 s, and melting begins at 300 s.", {}),
    (_MELT, "The ice has all melted at 80 s, and it begins to melt at 300 s.", {}),
    (_SHOT, "She hears the bang first and sees the burst 2.0 s later.", {}),
    (_SHOT, "The watcher first hears the bang and then, 2.0 s later, sees the flash.", {}),
    (_STONE, "It is 4.1 m up at 1.0 s and 15.1 m up at 1.8 s.", {}),
    (_TOSS, "It is 16.5 m up at 0.4 s and 21.2 m up at 1.5 s.", {}),
    (_SECONDS, "It falls 14.7 m in the first second and 4.9 m in the next one.", {}),
    (_SECONDS, "It falls 19.6 m in all.", {"d_first": "14.7 m", "d_next": "4.9 m"}),
    (_SWING, "It swings.", {"t_lowest": "1.0 s", "t_far_right": "0.5 s"}),
]  # fmt: skip


@pytest.mark.parametrize(("question", "change", "results"), FAULTS)
def test_told_in_the_wrong_order(question, change, results):
    verdict = judge(trace(question, change, results))
    assert {f.code for f in verdict.findings} == {"WMW315"}
    assert verdict.labels == ("temporal",)


SOUND = [
    (_COIL, "The flux decreases while the magnet leaves and increased as it approached.", {}),
    (_COIL, "The flux increases while the magnet approaches and decreases while it leaves.", {}),
    (_COIL, "The emf drops while the magnet approaches the middle and grows as it leaves that.",
     {}),
    (_PULLED, "Kinetic friction acts once the crate slides, and static friction acted while it "
     "was at rest.", {}),
    (_UP, "The ball first climbs and then comes down.", {}),
    (_UP, "The ball comes down again after it has climbed to its highest point first.", {}),
    (_UP, "In the first 0.8 s the ball rises, and in the following 0.8 s it falls.", {}),
    (_UP, "First it slows down, then it speeds up.", {}),
    (_UP, "At first the speed comes down and then it climbs again to 8.0 m/s.", {}),
    (_UP, "The ball's kinetic energy falls first and afterwards rises.", {}),
    (_UP, "First we look at the way down, then at the way up.", {}),
    (_UP, "Gravity pulls it down from the first, and then its way up ends.", {}),
    (_UP, "First the ball goes up; it then falls down and bounces, so that it goes up later.", {}),
    (_JUMP, "First he bends his knees and moves down, then he goes up.", {}),
    (_FLAT, "The coin leaves the shelf horizontally and moves steeply down just before it lands.",
     {}),
    (_FLAT, "Just before it lands the coin moves downward, and it left the shelf horizontally.",
     {}),
    (_FLAT, "It starts with no vertical velocity; just before it lands the horizontal velocity is "
     "the same.", {}),
    (_LEVEL, "Coming down, the egg is there at 1.62 s; going up, it was there at 0.377 s.", {}),
    (_LEVEL, "It goes up through 3.0 m at 0.377 s and comes down through it at 1.62 s.", {}),
    (_ICE, "The temperature first climbs to 0 °C, and after that the ice melts.", {}),
    (_ICE, "The ice first warms to 0 °C, then it melts, and at last the water warms.", {}),
    (_MELT, "All is liquid at 300 s; before that, melting had begun at 80 s.", {}),
    (_MELT, "The ice begins to melt at 80 s and has all melted at 300 s.", {}),
    (_MELT, "All has melted 220 s after melting begins at 80 s.", {}),
    (_SHOT, "She sees the burst first and hears the bang 2.0 s later.", {}),
    (_SHOT, "She hears the bang of another rocket first and sees the flash of this one later.", {}),
    (_SHOT, "She hears the bang 2.0 s later than she sees the flash first.", {}),
    (_STONE, "It is 15.1 m up at 1.0 s and 4.1 m up at 1.8 s.", {}),
    (_STONE, "It is 4.1 m up at 1.8 s and was 15.1 m up at 1.0 s.", {}),
    (_STONE, "It has fallen 4.9 m at 1.0 s and 15.9 m at 1.8 s.", {}),
    (_TOSS, "It is 21.2 m up at 0.4 s and 16.5 m up at 1.5 s.", {}),
    (_SECONDS, "It falls 14.7 m in the next second and 4.9 m in the first one.", {}),
    (_SECONDS, "It falls 19.6 m in all.", {"d_first": "4.9 m", "d_next": "14.7 m"}),
    (_SWING, "It swings.", {"t_lowest": "0.5 s", "t_far_right": "1.0 s"}),
]  # fmt: skip


def test_the_effect_in_the_wrong_order():
    effect = "Kinetic friction acts before the crate slides, and static friction acts after that."
    verdict = judge(trace(_PULLED, "The crate slides.", effect=effect))
    assert [f.pointer for f in verdict.findings] == ["/transition/effect"]
    effect = "Static friction acts before the crate slides, and kinetic friction acts after that."
    assert not judge(trace(_PULLED, "The crate slides.", effect=effect)).findings


@pytest.mark.parametrize(("question", "change", "results"), SOUND)
def test_told_in_the_right_order(question, change, results):
    assert not judge(trace(question, change, results)).findings


_BUMP = (
    "A 0.40 kg glider slides at 1.5 m/s into a relaxed spring of 90 N/m. By how much is the spring "
    "compressed at most?"
)
_PRESS = "A relaxed spring of 300 N/m is slowly compressed by 8.0 cm. How much work does that take?"
_RAY = "Light in glass reaches air at 25° to the normal. At what angle does it move on in the air?"
_KETTLE = (
    "A spoon at 20 °C is put into tea at 80 °C, and both end at 78 °C. How much heat has the spoon "
    "taken up, with 5.0 J/K?"
)
STATES = [
    (_BUMP, {"v": "1.5 m/s", "compression": "0 cm"}, {"v": "0 m/s", "compression": "10 cm"},
     "10 cm", "The spring is compressed and was relaxed."),
    (_PRESS, {"x": "0 cm", "U": "0 J"}, {"x": "8.0 cm", "U": "0.96 J"}, "0.96 J",
     "The spring is no longer relaxed."),
    (_RAY, {"theta": "25°", "medium": "glass"}, {"theta": "39°", "medium": "air"}, "39 °",
     "The ray is in the other medium."),
    (_KETTLE, {"T_spoon": "20 °C", "T_tea": "80 °C"}, {"T_spoon": "78 °C", "T_tea": "78 °C"},
     "290 J", "Both have one temperature."),
]  # fmt: skip


@pytest.mark.parametrize(("question", "before", "after", "answer", "change"), STATES)
def test_states_in_their_places_or_each_in_that_of_the_other(
    question, before, after, answer, change
):
    sound = trace(question, change, after, before, answer=answer)
    assert not judge(sound).findings
    turned = "The spring is relaxed." if "spring" in question else "It is as told."
    verdict = judge(trace(question, turned, before, after, answer=answer))
    assert {f.code for f in verdict.findings} == {"WMW206"}
