"""The answer has another unit of the same kind, and the old number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from wmw.core.pair import Certificate, EditFamily
from wmw.core.streams import stream
from wmw.core.verdict import Label
from wmw.generators.numbers import unit_of, unit_text
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.numerals import SLACK
from wmw.perturbations.pointers import ANSWER

LABEL: Label = "unit_scale"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("isolated",)
_FURTHEST = 1000.0
"""What two units may differ by at most to be taken for one another."""


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces whose answer alone is in a unit that it was not converted to.

    It is one in which the family asks for other answers of that dimension. Of two units the one
    that more kinds of questions have is exchanged in a share of its items only, so that either is
    wrong as often as right.
    """
    answer = gold.trace["answer"]
    if gold.situation.target is None or gold.question.options:
        return
    own = gold.situation.answer_unit
    usual = _units_of_answers(gold)
    share = stream("unit of the answer", gold.trace["id"]).random()
    for other in usual:
        factor = unit_of(other).factor / unit_of(own).factor
        if not _are_confused(own, other) or share * usual[own] > usual[other]:
            continue
        trace = gold.copy("answer")
        value, unit = answer["value"], answer["unit"]
        if unit is not None:
            trace["answer"]["unit"] = other if unit == own else unit_text(other)
        else:
            printed = own if str(value).endswith(own) else unit_text(own)
            if not str(value).endswith(f" {printed}"):
                continue
            shown = other if printed == own else unit_text(other)
            trace["answer"]["value"] = str(value).removesuffix(printed) + shown
        pointer = "/answer/unit" if unit is not None else ANSWER
        certificate = Certificate(
            "value", pointer, other, own, abs(factor - 1), SLACK, quantity=gold.situation.target
        )
        yield Broken(trace, f"the answer is in {other}, not in {own}", certificate)


def _units_of_answers(gold: Gold) -> Counter[str]:
    """Count the kinds of the family's questions by the unit of their answer."""
    family = gold.family
    return Counter(
        kind.answer_unit or family.quantity(str(kind.target.name)).unit
        for kind in family.kinds
        if not isinstance(kind.target, str)
    )


def _are_confused(one: str, other: str) -> bool:
    """Tell whether two units differ, but in their size alone, and not beyond belief."""
    mine, theirs = unit_of(one), unit_of(other)
    if mine.dimension != theirs.dimension or mine.offset != theirs.offset:
        return False
    return 1 < max(mine.factor / theirs.factor, theirs.factor / mine.factor) <= _FURTHEST * 1.01
