"""Answers that are not what the trace found."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.item import Option
from wmw.core.pair import Certificate
from wmw.generators.numbers import si_of
from wmw.perturbations.edit import Broken
from wmw.perturbations.gold import Gold, is_plausible
from wmw.perturbations.pointers import ANSWER
from wmw.perturbations.wrong_results import result_certificate, with_result


def with_answer(gold: Gold, number: float, what: str) -> Iterator[Broken]:
    """Yield the trace whose answer alone has another number, in the unit of the answer."""
    situation, target = gold.situation, gold.situation.target
    assert target is not None  # the caller asks for a number
    value = si_of(number, situation.answer_unit)
    if not is_plausible(gold.quantity(target), value):
        return
    told = gold.told(with_result(gold, target, value))
    trace = gold.copy()
    for key in ("value", "unit"):
        trace["answer"][key] = told["answer"][key]
    certificate = result_certificate(gold, trace, ANSWER, target, value)
    if certificate is not None:
        yield Broken(trace, what, certificate)


def choosing(gold: Gold, option: Option, what: str) -> Iterator[Broken]:
    """Yield the trace whose answer alone is another option, in the form the answer has."""
    right = gold.question.right
    value = gold.trace["answer"]["value"]
    if right is None or option == right or not isinstance(value, str):
        return
    forms = dict(zip(right.forms, option.forms, strict=True))
    if value in forms:
        trace = gold.copy()
        trace["answer"]["value"] = forms[value]
        certificate = Certificate("consistency", ANSWER, str(option), str(right))
        yield Broken(trace, what, certificate)
