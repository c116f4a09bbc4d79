"""Questions told in words alone: situations, and statements of what rises, falls or stays."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.bare import bare_trace
from wmw.core import registry
from wmw.verifiers.pipeline import judge_unguarded
from wmw.verifiers.vocabulary.trends import Claim, holds, read_claims

_CASES = [
    (path.stem, json.loads(line))
    for path in sorted((Path(__file__).parents[1] / "cases" / "told").glob("*.jsonl"))
    for line in path.read_text(encoding="utf-8").splitlines()
]
_IDS = [f"{family}-{case['question'][:50]}" for family, case in _CASES]


def _trace(family, case, answer, **other):
    case = {**case, **other}
    return {
        "scenario_family": family,
        "question": case["question"],
        "state_0": {"objects": [], "relations": [], "forces": [], "variables": {}},
        "transition": {"rule": "", "effect": case["effect"], "equation": None},
        "state_1": {"predicted_change": case["change"], "new_variables": {}},
        "derivation": None,
        "answer": {"value": answer},
    }


@pytest.mark.parametrize(("family", "case"), _CASES, ids=_IDS)
def test_right_answers_are_valid(family, case):
    outcomes = {a: judge_unguarded(_trace(family, case, a)).outcome for a in case["right"]}
    assert set(outcomes.values()) == {"valid"}, outcomes


@pytest.mark.parametrize(("family", "case"), _CASES, ids=_IDS)
def test_wrong_answers_are_found(family, case):
    for answer in case["wrong"]:
        verdict = judge_unguarded(_trace(family, case, answer))
        assert (verdict.outcome, verdict.labels) == ("invalid", ("faithfulness",)), answer
        assert verdict.findings[-1].pointer == "/answer/value"
        assert verdict.findings[-1].expected


@pytest.mark.parametrize(("family", "case"), _CASES, ids=_IDS)
def test_a_right_answer_alone_is_not_enough(family, case):
    nothing = _trace(family, case, case["right"][0], effect="Something happens.", change="")
    assert judge_unguarded(nothing).outcome != "valid"


_HIT = (
    "Two carts collide and stick together. What happens to the total momentum and to the total "
    "kinetic energy?"
)
_RIGHT = "Momentum is conserved, kinetic energy decreases."


@pytest.mark.parametrize(
    ("effect", "change", "answer", "label"),
    [
        (_RIGHT, "Momentum and kinetic energy stay the same.", _RIGHT, "intervention"),
        ("The momentum decreases.", _RIGHT, _RIGHT, "transition"),
        (
            "The momentum decreases.",
            "",
            "the momentum decreases, kinetic energy stays",
            "transition",
        ),
    ],
)
def test_false_statements_of_the_transition_are_found_where_they_stand(
    effect, change, answer, label
):
    case = {"question": _HIT, "effect": effect, "change": change}
    verdict = judge_unguarded(_trace("collision", case, answer))
    assert (verdict.outcome, verdict.labels) == ("invalid", (label,))


def test_a_letter_that_contradicts_its_text_decides_nothing_by_the_situation():
    case = {
        "question": "Two carts collide and stick together. Their total kinetic energy "
        "(A) increases (B) decreases (C) stays the same",
        "effect": "",
        "change": "The kinetic energy decreases.",
    }
    assert judge_unguarded(_trace("collision", case, "(A) decreases")).outcome != "valid"
    assert judge_unguarded(_trace("collision", case, "(B) decreases")).outcome == "valid"


def test_a_question_for_the_false_statement_is_left_alone():
    case = {
        "question": "Two carts collide and stick together. Which statement is false? "
        "(A) Momentum stays the same. (B) Kinetic energy stays the same.",
        "effect": "",
        "change": _RIGHT,
    }
    assert judge_unguarded(_trace("collision", case, "B")).outcome == "abstain"


def test_sizes_of_forces_are_not_vouched_for():
    case = {"question": _HIT, "effect": _RIGHT, "change": _RIGHT}
    trace = _trace("collision", case, _RIGHT)
    trace["state_0"]["forces"] = [
        {"name": "push", "target": "cart", "direction": "right", "magnitude": "5 N"}
    ]
    assert judge_unguarded(trace).outcome == "abstain"


def test_a_number_other_than_the_questions_is_not_vouched_for():
    question = "A cart of 2.0 kg hits another and sticks to it. Does the total momentum change?"
    case = {"question": question, "effect": "", "change": "The momentum stays the same."}
    trace = _trace("collision", case, "it stays the same")
    assert judge_unguarded(trace).outcome == "valid"
    trace["state_0"]["variables"] = {"m": "3.0 kg"}
    assert judge_unguarded(trace).outcome != "valid"


# -- statements of trends -------------------------------------------------------------------------


def _nouns(text):
    words = {"momentum": 0, "energy": 1, "speed": 2}
    return [(text.find(w), text.find(w) + len(w), n) for w, n in words.items() if w in text]


@pytest.mark.parametrize(
    ("text", "claims"),
    [
        ("momentum and energy both stay the same", {(0, "stays"), (1, "stays")}),
        ("the momentum is conserved, but the energy is not", {(0, "stays"), (1, "changes")}),
        ("the momentum stays the same while the energy decreases", {(0, "stays"), (1, "falls")}),
        ("the energy does not change", {(1, "stays")}),
        ("increased momentum", {(0, "rises")}),
        ("no change in momentum", {(0, "stays")}),
        ("neither momentum nor energy is conserved", {(0, "changes"), (1, "changes")}),
        ("both increase", {(0, "rises"), (1, "rises")}),
        ("only momentum is conserved", {(0, "stays"), (1, "changes")}),
    ],
)
def test_statements_are_read_as_claims(text, claims):
    read = read_claims(text, _nouns, (0, 1))
    assert {(claim.thing, claim.way) for claim in read} == claims


@pytest.mark.parametrize(
    "text",
    [
        "it increases",
        "the energy does not increase",
        "momentum",
        "the momentum, hm",
        "the momentum grows while the block stays the same",
        "no energy is lost",
    ],
)
def test_what_cannot_be_given_to_one_thing_is_not_understood(text):
    assert read_claims(text, _nouns, (0, 1)) is None


def test_options_that_list_things_say_what_the_question_asks_of_them():
    assert read_claims("both", _nouns, (0, 1), "stays") == (Claim(0, "stays"), Claim(1, "stays"))
    only = read_claims("momentum only", _nouns, (0, 1), "stays")
    assert only == (Claim(0, "stays"), Claim(1, "changes"))


def test_a_fall_may_end_at_zero_and_a_rise_cannot():
    assert holds("zero", -1) is None
    assert holds("zero", 1) is False
    assert holds("changes", 0) is False


# -- declarations ---------------------------------------------------------------------------------

_SITUATIONS = [(name, s) for name in registry.names() for s in registry.family(name).situations]


@pytest.mark.parametrize(
    ("family", "situation"), _SITUATIONS, ids=[f"{f}-{s.name}" for f, s in _SITUATIONS]
)
def test_the_worlds_decide_all_that_a_situation_declares(family, situation):
    from wmw.verifiers.questions.situations import right_choice_in, sign_in

    for outcome in situation.outcomes:
        assert right_choice_in(family, situation, outcome) is not None, outcome.name
    for trend in situation.trends:
        assert sign_in(family, situation, trend) is not None, trend.nouns[0]


@pytest.mark.parametrize(
    ("family", "question", "bodies", "effect", "change", "answer"),
    [
        (
            "fluid",
            "Water flows from a wide into a narrow section of a pipe. Does its pressure increase,"
            " decrease or stay the same?",
            "wide section, narrow section, water",
            "The water is faster in the narrow section.",
            "The pressure in the wide section is higher than in the narrow one.",
            "decrease",
        ),
        (
            "pendulum",
            "A pendulum clock is taken to the Moon. Does its period get longer, shorter or stay the"
            " same?",
            "pendulum, Moon",
            "A weaker gravity lengthens the period.",
            "The period increases.",
            "longer",
        ),
        (
            "collision",
            "Two carts stick together in a collision. Is the total momentum greater, smaller or the"
            " same afterwards?",
            "cart 1, cart 2",
            "No external force acts.",
            "The momentum of cart 1 decreases; that of cart 2 increases.",
            "the same",
        ),
        (
            "projectile",
            "A ball is thrown upward. Does its acceleration increase, decrease or stay the same as"
            " it rises?",
            "ball",
            "Gravity slows the ball.",
            "The ball slows down and its acceleration is 9.8 m/s² all along.",
            "stay the same",
        ),
        (
            "optics",
            "A lens is covered on its upper half. Does the image become half as large, dimmer or"
            " vanish?",
            "lens, image",
            "Half of the light is blocked.",
            "The image stays the same size but is dimmer.",
            "dimmer",
        ),
        (
            "buoyancy",
            "A boat with a stone floats in a pool. The stone is thrown into the water and sinks."
            " Does the water level rise, fall or stay the same?",
            "boat, stone, pool",
            "The boat floats higher, the level at its side falls.",
            "The boat rises in the water and the level falls.",
            "falls",
        ),
        (
            "em_induction",
            "A magnet lies still within a coil joined to an ammeter. Does the ammeter deflect?",
            "magnet, coil, ammeter",
            "A voltage is induced in the coil only while its flux changes.",
            "The ammeter shows nothing.",
            "no",
        ),
    ],
)
def test_what_is_told_of_another_thing_is_no_fault(
    family, question, bodies, effect, change, answer
):
    objects = [{"name": name} for name in bodies.split(", ")]
    trace = bare_trace(family, question, answer, state_0={"objects": objects})
    trace["transition"] = {"effect": effect}
    trace["state_1"] = {"predicted_change": change}
    assert judge_unguarded(trace).outcome != "invalid"


@pytest.mark.parametrize("place", ["a mountain", "high mountains", "a summit"])
@pytest.mark.parametrize(("answer", "sound"), [("slow", True), ("fast", False)])
def test_words_that_tell_a_situation_may_be_in_the_plural(place, answer, sound):
    question = (
        f"A pendulum clock keeps time in the valley. Does it run fast or slow when it is carried"
        f" up {place}?"
    )
    outcome = judge_unguarded(bare_trace("pendulum", question, answer)).verdict["answer"]
    assert outcome == ("valid" if sound else "invalid")
