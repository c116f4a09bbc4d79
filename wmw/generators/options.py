"""Options of multiple-choice questions, from what is typically done wrong."""

from __future__ import annotations

import random
from collections.abc import Mapping

from wmw.core.item import Option
from wmw.core.streams import permuted
from wmw.generators.numbers import DIGITS, in_unit, rounded, significant, with_unit
from wmw.generators.situation import Situation, outcome_of
from wmw.generators.wording import fill

APART = 0.03
"""Relative distance below which two options could be taken for each other."""
FAR = 50
"""Ratio to the right answer beyond which a distractor would tempt nobody."""
LETTERS = "ABCDEF"
WRONG = 3
"""Distractors that a question with numbers needs, and gets."""


def options_for(
    rng: random.Random, situation: Situation, names: Mapping[str, str]
) -> tuple[tuple[Option, ...], Option | None]:
    """Return shuffled options and the right one; none where there are too few distractors."""
    if situation.target is None:
        found = outcome_of(situation)
        assert found is not None  # a fair situation has one outcome that holds
        outcome, choice = found
        texts = [fill(c.phrases[0], names) for c in outcome.choices]
        right = fill(choice.phrases[0], names)
    else:
        right = answer_text(situation)
        texts = [right, *_wrong(rng, situation)]
        if len(texts) <= WRONG:
            return (), None
    if len(set(texts)) < len(texts) or len(texts) < 2:
        return (), None
    shuffled = permuted(rng, texts)
    options = tuple(Option(LETTERS[i], text) for i, text in enumerate(shuffled))
    return options, options[shuffled.index(right)]


def answer_text(situation: Situation) -> str:
    """Return the numeric answer with its unit, as gold writes it."""
    return with_unit(significant(situation.answer), situation.answer_unit)


def _wrong(rng: random.Random, situation: Situation) -> list[str]:
    target = situation.family.quantity(situation.target or "")
    unit = situation.answer_unit
    taken = [rounded(situation.answer)]
    texts = []
    for mistake in permuted(rng, situation.kind.mistakes):
        si = situation.system.value(mistake.value, situation.result)
        if si is None:
            continue
        value = rounded(in_unit(si, unit), DIGITS)
        plain = in_unit(si, target.unit)
        if not target.low <= plain <= target.high or value * taken[0] <= 0:
            continue
        if not 1 / FAR <= abs(value / taken[0]) <= FAR:
            continue
        if any(abs(value - other) <= APART * max(abs(value), abs(other)) for other in taken):
            continue
        taken.append(value)
        texts.append(with_unit(significant(value), unit))
    return texts[:WRONG]
