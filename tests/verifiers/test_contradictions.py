"""What a trace says against itself, or against its question's words: found by no law."""

from __future__ import annotations

import copy

import pytest

from wmw.verifiers.claims import collect
from wmw.verifiers.decoding import admit
from wmw.verifiers.unfamiliar import contradictions


def found(trace):
    """Return (label, pointer) of what needs no reading to be wrong."""
    return [(f.label, f.pointer) for f in contradictions(collect(admit(trace)))]


def trace(question, **parts):
    """Return a trace; parts go by their place: effect="...", variables={...}."""
    return {
        "scenario_family": "none that is declared",
        "question": question,
        "state_0": {
            "objects": [{"name": n, "attributes": {}} for n in parts.get("bodies", ())],
            "relations": [{"type": t, "args": list(a)} for t, *a in parts.get("relations", ())],
            "forces": parts.get("forces", []),
            "variables": parts.get("variables", {}),
            "assumptions": parts.get("assumptions", []),
        },
        "transition": {
            "rule": parts.get("rule"),
            "effect": parts.get("effect"),
            "equation": parts.get("equation"),
            "evidence": parts.get("evidence", []),
        },
        "state_1": {
            "predicted_change": parts.get("change"),
            "new_variables": parts.get("results", {}),
        },
        "derivation": parts.get("derivation"),
        "answer": {
            "value": parts.get("answer"),
            "unit": parts.get("unit"),
            "explanation": parts.get("explanation"),
        },
    }


class TestOtherBody:
    PAIRS = (
        ("car 1", "car 2", "How fast does the second car go after 4.0 s?", "m/s"),
        ("copper block", "iron block", "How warm does the iron block become?", "°C"),
        ("lower spring", "upper spring", "By how much does the upper spring stretch?", "cm"),
        ("pendulum P", "pendulum Q", "Find the period of pendulum Q.", "s"),
    )

    @staticmethod
    def about(body, question, bodies, unit):
        return trace(
            f"The picture shows the {bodies[0]} and the {bodies[1]}. {question}",
            bodies=bodies,
            effect=f"The {body} is looked at.",
            change=f"For the {body} it comes out as 2.5 {unit}.",
            answer=2.5,
            unit=unit,
        )

    @pytest.mark.parametrize(("other", "asked", "question", "unit"), PAIRS)
    def test_which_body_is_followed(self, other, asked, question, unit):
        bodies = (other, asked)
        assert found(self.about(asked, question, bodies, unit)) == []
        assert found(self.about(other, question, bodies, unit)) == [
            ("object", "/transition/effect")
        ]

    @pytest.mark.parametrize(
        "question",
        [
            "What force does ball A exert on ball B?",
            "How much faster is ball B than ball A?",
            "How much momentum does ball B lose?",
            "How far does ball B roll when ball A stops?",
        ],
    )
    def test_what_two_bodies_share_may_be_said_of_either(self, question):
        told = self.about("ball A", question, ("ball A", "ball B"), "m")
        if "when" in question:  # there ball B alone is asked for
            assert found(told) == [("object", "/transition/effect")]
        else:
            assert found(told) == []

    def test_both_at_once_are_left_alone(self):
        question = "What is the acceleration of block B?"
        told = self.about("block A", question, ("block A", "block B"), "m/s^2")
        assert found(told) != []
        said = copy.deepcopy(told)
        said["transition"]["rule"] = "The string gives both the same acceleration."
        assert found(said) == []


class TestChangeAgainstEffect:
    SAYINGS = (
        (
            "How does the frequency change when the string is shortened?",
            "A shorter string has a higher frequency.",
            "The frequency increases.",
            "The frequency decreases.",
        ),
        (
            "The resistance of the circuit is increased. What happens to the current?",
            "The voltage stays the same, so the current falls.",
            "The current drops to 0.2 A.",
            "The current rises.",
        ),
        (
            "The speed of the car is doubled. What is its new braking distance?",
            "Twice the speed quadruples the braking distance.",
            "The braking distance becomes four times as long, 60 m.",
            "The braking distance becomes twice as long, 30 m.",
        ),
        (
            "The ball now swings on a longer string. What is its new kinetic energy?",
            "The kinetic energy stays the same.",
            "The kinetic energy remains unchanged.",
            "The kinetic energy becomes larger.",
        ),
        (
            "The plate area of a capacitor is halved. What happens to its capacitance?",
            "The capacitance is proportional to the area.",
            "The capacitance is halved.",
            "The capacitance becomes four times as large.",
        ),
        (
            "The distance from the lamp is tripled. What happens to the intensity?",
            "The intensity is inversely proportional to the square of the distance.",
            "The intensity becomes smaller.",
            "The intensity becomes half as large.",
        ),
    )

    @pytest.mark.parametrize(("question", "effect", "right", "wrong"), SAYINGS)
    def test_the_same_noun_goes_one_way(self, question, effect, right, wrong):
        assert found(trace(question, effect=effect, change=right)) == []
        assert found(trace(question, effect=effect, change=wrong)) == [
            ("intervention", "/state_1/predicted_change")
        ]

    @pytest.mark.parametrize(
        ("effect", "change"),
        [
            ("The total current falls.", "The current in lamp B rises."),
            ("If the mass grew, the period would grow.", "The period falls."),
            ("The speed of the first cart falls.", "The speed of the second cart rises."),
            ("The speed falls until the top.", "Later the speed rises."),
            ("The pressure drops as the volume grows.", "The temperature rises."),
            ("The ball rises.", "The ball falls back."),
        ],
    )
    def test_other_things_may_go_other_ways(self, effect, change):
        question = "What is the new state when something is changed?"
        told = trace(question, effect=effect, change=change, bodies=("ball",))
        assert found(told) == []

    def test_a_question_that_alters_nothing_is_left_alone(self):
        effect, change = "The speed falls.", "The speed rises."
        assert found(trace("What is the speed?", effect=effect, change=change)) == []


class TestAnswerAgainstChange:
    @pytest.mark.parametrize(
        ("question", "change", "right", "wrong"),
        [
            ("Does the stone float or sink?", "The stone sinks to the bottom.", "sinks", "floats"),
            ("Is the image real or virtual?", "A virtual image forms.", "virtual", "it is real"),
            ("Do the wires attract or repel?", "The wires attract.", "attract", "they repel"),
            (
                "Does it turn clockwise or anticlockwise?",
                "The rod turns anticlockwise.",
                "anti-clockwise",
                "clockwise",
            ),
            (
                "Is the period now longer or shorter?",
                "The period gets longer.",
                "longer",
                "shorter",
            ),
            (
                "What happens to the pressure?",
                "The pressure stays the same.",
                "unchanged",
                "it increases",
            ),
        ],
    )
    def test_words(self, question, change, right, wrong):
        assert found(trace(question, change=change, answer=right)) == []
        assert found(trace(question, change=change, answer=wrong)) == [
            ("faithfulness", "/answer/value")
        ]

    @pytest.mark.parametrize(
        ("question", "change", "answer"),
        [
            ("What happens to the period?", "The length of the pendulum falls.", "increases"),
            ("Does the egg float or sink?", "The egg does not float.", "sinks"),
            ("Is the pitch higher?", "The pitch is higher than in air.", "lower"),
            ("What happens to the current?", "The voltage falls, the current rises.", "rises"),
            ("What happens to the ball?", "The ball rises at constant speed.", "same"),
        ],
    )
    def test_words_of_something_else(self, question, change, answer):
        assert found(trace(question, change=change, answer=answer, bodies=("ball",))) == []

    @staticmethod
    def timed(answer, **parts):
        return trace(
            parts.pop("question", "How long does it take?"),
            variables={"d": "30 m", "v": "12 m/s", "t_0": "1.0 s"},
            change="It takes 2.5 s.",
            results={"t": "2.5 s"},
            derivation="t = 30 / 12 = 2.5 s",
            answer=answer,
            **{"unit": "s", **parts},
        )

    @pytest.mark.parametrize("answer", [2.5, "2.50", -2.5, 1.5, 3.5, 1.0])
    def test_a_number_that_the_trace_leads_to(self, answer):
        assert found(self.timed(answer)) == []

    def test_a_number_in_another_unit(self):
        assert found(self.timed("0.0417", unit="min")) == []
        assert found(self.timed("2500", unit="ms")) == []

    def test_a_number_out_of_nothing(self):
        assert found(self.timed(1.25)) == [("faithfulness", "/answer/value")]
        assert found(self.timed(25)) == [("unit_scale", "/answer/value")]
        assert found(self.timed(1.25, explanation="Half of it is the way up.")) == []

    def test_letters(self):
        asked = "How long? (A) 1.0 s (B) 2.5 s (C) 5.0 s"
        assert found(self.timed("B", question=asked, unit=None)) == []
        assert found(self.timed("(C)", question=asked, unit=None)) == [
            ("faithfulness", "/answer/value")
        ]
