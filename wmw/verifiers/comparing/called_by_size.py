"""Sides that are called by what they have more of: "the faster one", "the heavier crate"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from wmw.verifiers.comparing.comparison import Comparison
from wmw.verifiers.comparing.set_against import roles
from wmw.verifiers.comparing.sides import Side, forms_of, side_named
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.comparative import named
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.nouns import nouns_in

_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
COMPARATIVES: tuple[tuple[str, tuple[str, ...], int], ...] = (
    (r"denser|more dense|higher density|greater density", ("density",), 1),
    (r"less dense|lower density", ("density",), -1),
    (r"heavier|more massive|greater mass|larger mass", ("mass",), 1),
    (r"lighter|less massive|smaller mass", ("mass",), -1),
    (r"longer", ("length",), 1),
    (r"shorter", ("length",), -1),
    (r"steeper", ("angle of the incline", "angle"), 1),
    (r"faster", ("initial speed", "speed"), 1),
    (r"slower", ("initial speed", "speed"), -1),
    (r"stiffer", ("spring constant", "stiffness"), 1),
    (r"softer|weaker", ("spring constant", "stiffness"), -1),
)
_CALLED_BY_SIZE = re.compile(
    rf"(?<!times )(?<!how )(?<!much )\b(?P<size>{'|'.join(words for words, *_ in COMPARATIVES)})"
    r" (?P<what>one|(?!(?:than|or|and|to|in|on|by|at|for|if|with|from|do(?:es)?|did|will|would"
    r"|are|was|were|can|must|should|has|have|had)\b)[a-z]{3,})\b(?! than\b)"
)
"""Words that call one of several by what it has more of: "the faster one", "the heavier crate"."""


def called_by_size(
    spoken: Comparison, values: Sequence[tuple[str, Sequence[float]]]
) -> tuple[Side, ...]:
    """Return what two sides may be called by what they have more of: the faster, the lighter."""
    found: tuple[list[str], ...] = tuple([] for _ in range(spoken.count))
    for words, nouns, sense in COMPARATIVES if spoken.count == 2 else ():
        names = named(nouns, spoken.family)
        of = next((of for name, of in values if name in names and len(set(of)) == 2), None)
        if of is not None:
            more = found[int((of[1] - of[0]) * sense > 0)]
            more += [form for word in words.split("|") for form in forms_of(word)]
    known = {word for way in spoken.ways for side in way for word in side}
    return tuple(tuple(w for w in dict.fromkeys(side) if w not in known) for side in found)


def by_size(spoken: Comparison, question: str, called: Sequence[Side]) -> Comparison | None:
    """Return a comparison of two that asks for "the faster one" as what that side is called.

    None where no number tells which of them it is.
    """
    stem, _ = split_options(question)
    asking = plain(next((s for s in reversed(_SENTENCE.split(stem)) if "?" in s), stem))
    told = called_in(asking, spoken.family)
    if spoken.form == "which" or not told:
        return spoken
    known = {word for way in spoken.ways for side in way for word in side}
    if spoken.count != 2 or not known.isdisjoint(told):
        return spoken
    meant = side_named(" ".join(told), called)
    if not meant:
        return None
    way = tuple(side if i in meant else (*side, "other") for i, side in enumerate(called))
    subject, reference = roles(asking, way)
    return replace(spoken, subject=subject, reference=reference)


def called_in(asking: str, family: str) -> list[str]:
    """Return the words that call one of several by its size: the faster one, the longer string."""
    return [
        match["size"]
        for match in _CALLED_BY_SIZE.finditer(asking)
        if not nouns_in(match["what"], family)
    ]
