"""Answers that are not what the trace found."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.family import Choice
from wmw.core.item import Option
from wmw.core.pair import Certificate
from wmw.generators.numbers import number as numeral
from wmw.generators.numbers import si_of
from wmw.generators.situation import outcome_of
from wmw.generators.wording import fill
from wmw.perturbations.edit import Broken
from wmw.perturbations.gold import Gold, chosen_option, is_plausible
from wmw.perturbations.pointers import ANSWER
from wmw.perturbations.wrong_results import result_certificate, with_result


def with_answer(gold: Gold, number: float, what: str) -> Iterator[Broken]:
    """Yield the trace whose answer alone has another number, in the unit of the answer."""
    situation, target = gold.situation, gold.situation.target
    assert target is not None  # the caller asks for a number
    value = si_of(number, situation.answer_unit)
    if not is_plausible(gold.quantity(target), value):
        return
    other = with_result(gold, target, value)
    told = gold.told(other)
    trace = gold.copy("answer")
    for key in ("value", "unit"):
        trace["answer"][key] = told["answer"][key]
    option = chosen_option(other, gold.question)
    if option is not None and told["answer"]["value"] in option.forms:
        value = si_of(numeral(option.text), situation.answer_unit)  # what the option says
    certificate = result_certificate(gold, trace, ANSWER, target, value)
    if certificate is not None:
        yield Broken(trace, what, certificate)


def outcome_certificate(stated: str, expected: str, wrong: Choice, right: Choice) -> Certificate:
    """Return the proof that an answer names another value of an outcome than what comes about."""
    conditions = [str(c.holds) if c.holds.free_symbols else None for c in (right, wrong)]
    return Certificate(
        "consistency",
        ANSWER,
        stated,
        expected,
        condition=conditions[0],
        broken_condition=conditions[1],
    )


def option_certificate(gold: Gold, stated: str, right: Option, wrong: Option) -> Certificate:
    """Return the proof that an answer is not the right option of a question."""
    expected = str(right)
    if gold.situation.target is not None:
        return Certificate("consistency", ANSWER, stated, expected, quantity=gold.situation.target)
    found = outcome_of(gold.situation)
    assert found is not None  # a fair situation has one outcome that holds
    outcome, choice = found
    for other in outcome.choices:
        if fill(other.phrases[0], gold.question.names) == wrong.text:
            return outcome_certificate(stated, expected, other, choice)
    return Certificate("consistency", ANSWER, stated, expected)


def choosing(gold: Gold, option: Option, what: str) -> Iterator[Broken]:
    """Yield the trace whose answer alone is another option, in the form the answer has."""
    right = gold.question.right
    value = gold.trace["answer"]["value"]
    if right is None or option == right or not isinstance(value, str):
        return
    forms = dict(zip(right.forms, option.forms, strict=True))
    if value in forms:
        trace = gold.copy("answer")
        trace["answer"]["value"] = forms[value]
        certificate = option_certificate(gold, str(option), right, option)
        yield Broken(trace, what, certificate)
