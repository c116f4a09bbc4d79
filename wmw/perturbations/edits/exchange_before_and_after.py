"""The value from before and the one from after are exchanged."""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.moments import are_moments
from wmw.core.pair import Certificate, EditFamily
from wmw.core.verdict import Label
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold, has_answer, is_plausible
from wmw.perturbations.numerals import APART, SLACK, residual_of
from wmw.perturbations.pointers import GIVEN, changed, restated
from wmw.perturbations.wrong_givens import drawn, with_wrong_givens
from wmw.perturbations.wrong_results import printed, with_result

LABEL: Label = "temporal"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("carried", "isolated")


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces with two values exchanged: both given, or one given and one found."""
    givens = [name for name in drawn(gold) if not name.endswith("_new")]
    results = [step.name for step in gold.route]
    if (name := gold.situation.altered) is not None:
        new = f"{name}_new"
        values = gold.question.givens
        changes = {name: values[new].value, new: values[name].value}
        yield from with_wrong_givens(gold, manner, changes, f"old and new {name} are exchanged")
    for before in givens:
        for after in givens:
            if are_moments(gold.quantity(before), gold.quantity(after)):
                values = gold.question.givens
                changes = {before: values[after].value, after: values[before].value}
                what = f"{before} and {after} are exchanged"
                yield from with_wrong_givens(gold, manner, changes, what)
        for after in results:
            if (
                manner == "isolated"
                and after not in givens
                and are_moments(gold.quantity(before), gold.quantity(after))
            ):
                yield from _with_result(gold, before, after)


def _with_result(gold: Gold, before: str, after: str) -> Iterator[Broken]:
    """Exchange a given of state 0 with a result of state 1; the rest stays."""
    situation = gold.situation
    first, last = situation.world[before], situation.result[after]
    if min(residual_of(first, last), residual_of(last, first)) < APART:
        return
    if not (
        is_plausible(gold.quantity(before), last) and is_plausible(gold.quantity(after), first)
    ):
        return
    told_so = with_result(gold, after, first)
    if not has_answer(told_so):
        return
    told = gold.told(told_so)
    trace = gold.copy("state_1")
    trace["state_1"]["new_variables"] = told["state_1"]["new_variables"]
    other = gold.copy_with_variable(before, printed(situation, after, last))
    if other is None or changed(gold.trace, trace, "/state_1") is None:
        return
    trace["state_0"] = other["state_0"]
    stated, right = printed(situation, after, last), gold.question.givens[before].text
    pointer = restated(gold.trace, trace, GIVEN, right, stated)
    assert pointer is not None
    certificate = Certificate(
        "value",
        pointer,
        stated,
        right,
        residual_of(last, first),
        SLACK,
        quantity=before,
    )
    yield Broken(trace, f"{before} and {after} are exchanged", certificate)
