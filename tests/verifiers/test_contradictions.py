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
