"""Whether a question has a picture that shows more than its words tell."""

from __future__ import annotations

import re
from functools import lru_cache

from wmw.verifiers.questions.question import Question

_PICTURE = re.compile(
    r"\b(?:figure|diagram|picture|drawing|sketch|shown|graph|(?:in|from|see|on) the image"
    r"|image (?:above|below|shows))\b",
    re.I,
)


@lru_cache(maxsize=128)
def speaks_of_picture(text: str) -> bool:
    """Tell whether the words of a question speak of a picture."""
    return _PICTURE.search(text) is not None


def shows_more(question: Question) -> bool:
    """Tell whether a picture may show what the words of the question leave out."""
    return question.numberless or speaks_of_picture(question.text)
