"""Places that a question calls by a letter: "the lowest point B ... When does it first pass B?"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.patterns import compiled

_PLACE = re.compile(
    r"\b(?P<noun>(?:[a-z-]+ ){0,2}(?:point|position|end|side|extreme|edge|top|bottom|foot|middle"
    r"|place)),? (?P<mark>[A-Z])\b(?!['\u2019])"
)
_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_MOST = 4


def places_by_name(stem: str) -> Iterator[str]:
    """Yield a question whose asking sentence calls the place that it names by a letter by its noun.

    Only a letter that stands for one place, in a sentence before.
    """
    sentences = _SENTENCE.split(stem)
    asking = next((s for s in reversed(sentences) if "?" in s), None)
    if asking is None:
        return
    before = stem[: stem.rindex(asking)]
    nouns: dict[str, set[str]] = {}
    for match in _PLACE.finditer(before):
        nouns.setdefault(match["mark"], set()).add(match["noun"].removeprefix("the ").strip())
    named = asking
    for mark, told in list(nouns.items())[:_MOST]:
        if len(told) == 1:
            [noun] = told
            named = compiled(rf"(?<=[a-z] ){mark}(?![A-Za-z\d'\u2019])").sub(f"the {noun}", named)
    if named != asking:
        yield before + named
