"""What a question in words singles out: facts, yes and no, options that words or letters spell."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.core import registry
from wmw.core.told import fact, whether
from wmw.verifiers.answers.yes_no import says_yes, way_asked_whether, without_yes_no
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.situations import is_told


def _answer(family, question, answer):
    return judge(bare_trace(family, question, answer)).verdict["answer"]


def test_a_fact_is_one_outcome_of_which_one_value_holds():
    situation = fact("sky", "in_a_medium", (("sky",),), ("blue",), ("red",), ("green",))
    [outcome] = situation.outcomes
    assert [choice.phrases for choice in outcome.choices if choice.holds] == [("blue",)]
    assert is_told(situation, "what colour has clear sky")
    assert not is_told(situation, "what colour has sea")


def test_a_fact_that_is_asked_whether_has_yes_or_no_for_its_answer():
    [outcome] = whether("w", "in_a_medium", (("x",),), so=False, no=("by no means",)).outcomes
    right = next(choice for choice in outcome.choices if choice.holds)
    assert "no" in right.phrases
    assert "by no means" in right.phrases
    assert "yes" not in right.phrases


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("No, it stays the same", "it stays the same"),
        ("Yes: the pressure rises", "the pressure rises"),
        ("no", "no"),
        ("nothing changes", "nothing changes"),
    ],
)
def test_what_follows_yes_or_no_says_all_of_it(text, rest):
    assert without_yes_no(text) == rest


def test_only_a_lone_word_is_a_yes_or_a_no():
    assert says_yes("Yes.") is True
    assert says_yes(" no ") is False
    assert says_yes("no current") is None


def test_a_question_whether_names_one_way_or_none():
    assert way_asked_whether("Does it change?", "does change") == "changes"
    assert way_asked_whether("Does it rise or fall?", "does rise or fall") is None
    assert way_asked_whether("How does it change?", "how does change") is None


GAS = "An ideal gas is compressed slowly at constant temperature. Does its internal energy change?"
FASTER = "A gas in a rigid sealed container is heated. Does its pressure increase?"


@pytest.mark.parametrize(
    ("question", "answer", "verdict"),
    [
        (GAS, "No, it stays the same", "valid"),
        (GAS, "No", "valid"),
        (GAS, "Yes", "invalid"),
        (GAS, "Yes, it increases", "invalid"),
        (FASTER, "yes", "valid"),
        (FASTER, "no", "invalid"),
    ],
)
def test_yes_and_no_answer_for_the_change_that_is_named(question, answer, verdict):
    assert _answer("thermal", question, answer) == verdict


PULSES = (
    "Two identical upright pulses of amplitude A travel toward each other on a rope. What is the"
    " displacement at the moment they overlap completely? (A) zero (B) A/2 (C) A (D) 2A"
)


@pytest.mark.parametrize(
    ("letter", "verdict"), [("D", "valid"), ("A", "invalid"), ("B", "invalid"), ("C", "invalid")]
)
def test_options_of_symbols_are_told_apart(letter, verdict):
    assert _answer("wave", PULSES, letter) == verdict


METER = "An ideal ammeter should have a resistance that is (A) zero (B) infinite (C) {third}"


@pytest.mark.parametrize(
    ("third", "letter", "verdict"),
    [
        ("that of a warm fish", "A", "valid"),
        ("that of a warm fish", "B", "invalid"),
        ("that of a warm fish", "C", "abstain"),
        ("both of the above", "A", "abstain"),
    ],
)
def test_an_option_in_the_dark_matters_only_where_it_may_be_the_right_one(third, letter, verdict):
    assert _answer("circuit", METER.format(third=third), letter) == verdict


def test_a_noun_alone_does_not_ask_for_a_number_of_the_question():
    question = "Ann stands 1.8 m before a flat mirror. At which distance is somebody?"
    assert _answer("optics", question, "1.8 m") == "abstain"


@pytest.mark.parametrize("family", registry.names())
def test_no_wording_of_an_outcome_is_one_of_two_values(family):
    """A wording that stands for two values of one outcome would say nothing."""
    for situation in registry.family(family).situations:
        for outcome in situation.outcomes:
            owners: dict[str, set[str]] = {}
            for choice in outcome.choices:
                for phrase in choice.phrases:
                    owners.setdefault(phrase.lower(), set()).add(choice.value)
            doubled = {p for p, values in owners.items() if len(values) > 1}
            assert not doubled, (situation.name, outcome.name, doubled)


def test_beside_other_words_a_fact_is_none():
    """A fixed pulley carries a load by one strand, but not beside a movable one."""
    question = (
        "A hoist has one pulley fixed to a beam and a movable pulley that hangs below it in a loop"
        " of the rope. A load of 420 N is hooked to the movable pulley. Neglecting friction and the"
        " weight of the pulleys, what pull holds the load?"
    )
    alone = (
        "A load of 420 N is held by a rope over a single fixed pulley. Neglecting friction, what"
        " pull holds the load?"
    )
    assert _answer("pulley", question, "210 N") != "invalid"
    assert _answer("pulley", alone, "420 N") == "valid"
    assert _answer("pulley", alone, "210 N") == "invalid"
