"""The predicted change runs backwards: the numbers of before and after are exchanged."""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.moments import are_moments
from wmw.core.pair import Certificate, EditFamily
from wmw.core.verdict import Label
from wmw.generators.gold import SlotWords
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.numerals import APART, SLACK, residual_of
from wmw.perturbations.pointers import CHANGE

LABEL: Label = "temporal"
FAMILY: EditFamily = "held_out"
MANNERS: tuple[Manner, ...] = ("isolated",)


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces whose predicted change tells of two moments in the wrong order."""
    words = SlotWords(gold.situation, gold.question)
    text = gold.trace["state_1"]["predicted_change"]
    names = [name for name in gold.situation.result if len(places(text, words[name])) == 1]
    for before in names:
        for after in names:
            if not are_moments(gold.quantity(before), gold.quantity(after)):
                continue
            first, last = words[before], words[after]
            if first == last:
                continue
            values = gold.situation.result
            residual = residual_of(values[before], values[after])
            if residual < APART:
                continue
            trace = gold.copy("state_1")
            (one,), (other,) = places(text, first), places(text, last)
            stated = exchanged(text, *sorted(((one, first), (other, last))))
            trace["state_1"]["predicted_change"] = stated
            certificate = Certificate("value", CHANGE, stated, text, residual, SLACK)
            yield Broken(trace, f"{first} and {last} are exchanged in what changes", certificate)


def places(text: str, value: str) -> list[int]:
    """Return where a text has a value: 0 A is not in 0.200 A."""
    return [match.start() for match in re.finditer(rf"(?<![\d.]){re.escape(value)}(?!\w)", text)]


def exchanged(text: str, earlier: tuple[int, str], later: tuple[int, str]) -> str:
    """Return a text with two values, told with their places, in each other's place."""
    (start, first), (place, last) = earlier, later
    between = text[start + len(first) : place]
    return f"{text[:start]}{last}{between}{first}{text[place + len(last) :]}"
