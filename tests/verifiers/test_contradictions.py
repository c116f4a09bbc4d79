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


class TestRelations:
    @pytest.mark.parametrize(
        ("question", "wrong", "right"),
        [
            (
                "A plank rests on support A at its left end and on support B at its right end.",
                ("supported_by", "support B", "plank"),
                ("supported_by", "plank", "support B"),
            ),
            (
                "A uniform metre rule rests on a pivot under its 50 cm mark.",
                ("supported_by", "pivot", "metre rule"),
                ("supported_by", "metre rule", "pivot"),
            ),
            (
                "A vase of mass 2.0 kg stands on a table.",
                ("on", "table", "vase"),
                ("on", "vase", "table"),
            ),
            (
                "A load of 0.10 kg hangs freely from the end of the string.",
                ("supported_by", "load", "bench"),
                ("supported_by", "load", "string"),
            ),
            (
                "A sphere hangs from a string under water and clear of the bottom of the tank.",
                ("contact", "sphere", "tank bottom"),
                ("attached", "sphere", "string"),
            ),
            (
                "Oil of density 850 kg/m³ is poured into its right arm.",
                ("in", "oil", "left arm"),
                ("in", "oil", "right arm"),
            ),
            (
                "An ideal voltmeter is connected across R2.",
                ("connected", "voltmeter", "R1"),
                ("connected", "voltmeter", "R2"),
            ),
            (
                "An ammeter is in series with the lamp.",
                ("connected", "ammeter", "heating wire"),
                ("connected", "ammeter", "battery"),
            ),
            (
                "In the wide lower section the speed is 2.0 m/s, in the narrow upper section more.",
                ("above", "wide section", "narrow section"),
                ("above", "narrow section", "wide section"),
            ),
            (
                "Ana (30 kg) sits 2.0 m to the left of the pivot.",
                ("right_of", "Ana", "pivot"),
                ("left_of", "Ana", "pivot"),
            ),
        ],
    )
    def test_what_the_question_says(self, question, wrong, right):
        bodies = tuple({*wrong[1:], *right[1:], "left arm", "right arm", "lamp"})
        assert found(trace(question, relations=[right], bodies=bodies)) == []
        assert found(trace(question, relations=[wrong], bodies=bodies)) == [
            ("relation", "/state_0/relations/0")
        ]

    @pytest.mark.parametrize(
        ("question", "relation"),
        [
            ("The table does not stand on the rug.", ("on", "rug", "table")),
            (
                "How far does the water stand above the oil-water boundary?",
                ("above", "oil", "water"),
            ),
            ("A lamp hangs from the ceiling.", ("supported_by", "lamp", "ceiling")),
            ("A voltmeter is connected across R1 and R2.", ("connected", "voltmeter", "R1")),
        ],
    )
    def test_what_it_leaves_open(self, question, relation):
        bodies = ("table", "rug", "oil", "water", "lamp", "ceiling", "voltmeter", "R1", "R2")
        assert found(trace(question, relations=[relation], bodies=bodies)) == []


class TestMoments:
    def test_start_and_end_by_name(self):
        question = "The field is raised from 0.10 T to 0.50 T in 0.20 s."
        assert found(trace(question, variables={"B_start": "0.10 T", "B_end": "0.50 T"})) == []
        assert found(trace(question, variables={"B_start": "0.50 T", "B_end": "0.10 T"})) == [
            ("temporal", "/state_0/variables/B_start"),
            ("temporal", "/state_0/variables/B_end"),
        ]

    def test_the_end_may_lie_in_state_1(self):
        question = "A gas is compressed from 3.0 L to 1.0 L."
        right = {"variables": {"initial volume": "3.0 L"}, "results": {"final volume": "1.0 L"}}
        wrong = {"variables": {"initial volume": "1.0 L"}, "results": {"final volume": "3.0 L"}}
        assert found(trace(question, **right)) == []
        assert [label for label, _ in found(trace(question, **wrong))] == ["temporal"] * 2

    def test_states_of_one_name(self):
        question = "A car moving at 9.0 m/s brakes. After the bend it moves at 4.0 m/s."
        right = {"variables": {"v": "9.0 m/s"}, "results": {"v": "4.0 m/s"}}
        wrong = {"variables": {"v": "4.0 m/s"}, "results": {"v": "9.0 m/s"}}
        assert found(trace(question, **right)) == []
        assert found(trace(question, **wrong)) == [("temporal", "/state_0/variables/v")]

    def test_what_arrives_and_leaves(self):
        question = "A ball hits a wall at 12 m/s and rebounds straight back at 8.0 m/s."
        right = {"variables": {"v_before": "12 m/s"}, "results": {"v_after": "8.0 m/s"}}
        wrong = {"variables": {"v_before": "8.0 m/s"}, "results": {"v_after": "12 m/s"}}
        assert found(trace(question, **right)) == []
        assert found(trace(question, **wrong))[0] == ("temporal", "/state_0/variables/v_before")

    def test_what_is_asked_for_stands_at_the_start(self):
        question = "A sled starts from rest and slides 5.0 m. How fast is it then?"
        wrong = {"variables": {"v": "3.1 m/s"}, "results": {"v": "0 m/s"}, "answer": "3.1 m/s"}
        assert found(trace(question, **wrong)) == [("temporal", "/state_0/variables/v")]
        braking = "A sled slides 5.0 m and comes to rest. How fast was it at first?"
        assert found(trace(braking, **wrong)) == []

    def test_values_at_times_by_the_traces_own_equation(self):
        parts = {
            "variables": {"v_0": "20 m/s", "g": "10 m/s^2"},
            "equation": "v = v_0 - g*t",
            "change": "It slows down and turns.",
        }
        right = {"v_at_1s": "10 m/s", "v_at_3s": "-10 m/s"}
        wrong = {"v_at_1s": "-10 m/s", "v_at_3s": "10 m/s"}
        assert found(trace("A ball is thrown up.", results=right, **parts)) == []
        assert [label for label, _ in found(trace("A ball is thrown up.", results=wrong, **parts))]
        assert {label for label, _ in found(trace("Up it goes.", results=wrong, **parts))} == {
            "temporal"
        }
        right, wrong = (
            {"v_launch": one, "v_3s": other}
            for one, other in (("20 m/s", "-10 m/s"), ("-10 m/s", "20 m/s"))
        )
        assert found(trace("A ball is thrown up.", results=right, **parts)) == []
        assert {label for label, _ in found(trace("Up it goes.", results=wrong, **parts))} == {
            "temporal"
        }

    def test_a_loss_leaves_less(self):
        right = {"E_before": "54 kJ", "E_after": "32 kJ", "E_lost": "22 kJ"}
        wrong = {"E_before": "32 kJ", "E_after": "54 kJ", "E_lost": "22 kJ"}
        signed = {"E_before": "32 kJ", "E_after": "54 kJ", "E_lost": "-22 kJ"}
        assert found(trace("Two wagons couple.", results=right)) == []
        assert found(trace("Two wagons couple.", results=signed)) == []
        assert [label for label, _ in found(trace("Two wagons couple.", results=wrong))] == [
            "temporal",
            "temporal",
        ]

    @pytest.mark.parametrize(
        ("question", "change", "labels"),
        [
            (
                "A ball is thrown up.",
                "It is on its way up at 1.0 s and on its way down at 3.0 s.",
                [],
            ),
            ("A ball is thrown up.", "It passes at 0.990 s (rising) and at 3.09 s (falling).", []),
            ("A ball bounces.", "On its way down at 1.0 s and on its way up at 3.0 s.", []),
            (
                "A ball is thrown up.",
                "It passes on the way down at 1.0 s and on the way up at 3.0 s.",
                ["temporal"],
            ),
            ("A storm.", "The flash comes first and the thunder 5.0 s later.", []),
            ("A storm.", "The thunder comes first and the flash 5.0 s later.", ["temporal"]),
        ],
    )
    def test_order_in_words(self, question, change, labels):
        assert [label for label, _ in found(trace(question, change=change))] == labels


class TestSign:
    QUESTION = (
        "A body moves to the right at 5.0 m/s, another to the left at 2.0 m/s."
        " Take right as positive."
    )

    @pytest.mark.parametrize(
        ("value", "labels"),
        [
            ("-2.0 m/s", []),
            ("2.0 m/s", []),
            ("+2.0 m/s", ["state"]),
            ("+5.0 m/s", []),
            ("-5.0 m/s", ["state"]),
            ("+7.0 m/s", []),
        ],
    )
    def test_signs_on_the_stated_axis(self, value, labels):
        told = trace(self.QUESTION, variables={"u": value})
        assert [label for label, _ in found(told)] == labels

    def test_without_an_axis_nothing_is_said(self):
        question = self.QUESTION.replace("Take right as positive.", "")
        assert found(trace(question, variables={"u": "+2.0 m/s"})) == []

    @pytest.mark.parametrize(
        ("verb", "value", "labels"),
        [
            ("descends steadily at", "+3.0 m/s", ["state"]),
            ("descends steadily at", "-3.0 m/s", []),
            ("descends steadily at", "3.0 m/s", []),
            ("climbs at a constant", "-3.0 m/s", ["state"]),
            ("climbs at a constant", "+3.0 m/s", []),
            ("passes a bridge at", "-3.0 m/s", []),
        ],
    )
    def test_what_climbs_or_sinks_goes_up_or_down(self, verb, value, labels):
        question = f"A balloon {verb} 3.0 m/s when a bag is dropped. Take up as positive."
        told = trace(question, variables={"v0": value})
        assert [label for label, _ in found(told)] == labels
