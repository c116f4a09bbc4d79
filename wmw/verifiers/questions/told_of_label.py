"""What a question tells elsewhere of the body beside a number: "block B hangs, block B has 2 kg".

Two bodies of one kind may be told apart by where they are, and have their numbers in a sentence of
their own, in any order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.patterns import compiled

_LABELLED = re.compile(r"\b([A-Za-z]{3,}) ([A-Z])\b(?!['\u2019.]?[A-Za-z])")
_NEAR, _SAID = 60, 60
_END = re.compile(r"[.,;:?!(]|\b(?:and|while|but|whereas)\b|\b[A-Za-z]{3,} [A-Z]\b")
_MOST = 3


def told_of_label(stem: str, start: int) -> Iterator[str]:
    """Yield what the stem says right behind the name of the body before a number, elsewhere.

    The body must have a letter, and another one of its kind another letter.
    """
    named = _label(stem, start)
    if named is None:
        return
    kind, mark, here = named
    own = compiled(rf"(?i:\b{re.escape(kind)}) {mark}\b")
    marks = {m[1] for m in compiled(rf"(?i:\b{re.escape(kind)}) ([A-Z])\b").finditer(stem)}
    if len(marks) != 2:
        return
    for match in [m for m in own.finditer(stem) if m.start() != here][:_MOST]:
        said = stem[match.end() : match.end() + _SAID]
        end = _END.search(said)
        yield said[: end.start()] if end else said


def told_of_another(stem: str, start: int, other: int) -> bool:
    """Tell whether two numbers stand beside bodies of one kind with different letters."""
    one, two = _label(stem, start), _label(stem, other)
    if one is None or two is None:
        return False
    return one[0].lower() == two[0].lower() and one[1] != two[1]


def _label(stem: str, start: int) -> tuple[str, str, int] | None:
    """Return the kind and the letter of the body named last before a number, and where."""
    before = re.split(r"[.?!;]\s", stem[max(0, start - _NEAR) : start])[-1]
    names = [*_LABELLED.finditer(before)]
    if not names or any(c.isdigit() for c in before[names[-1].end() :]):
        return None
    return names[-1][1], names[-1][2], start - len(before) + names[-1].start()
