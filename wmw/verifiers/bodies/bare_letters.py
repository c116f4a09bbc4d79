"""Bodies that a question goes on to call by their letters alone: "box A lies above B".

The letter stands for the one body of the trace that ends in it: block A hangs below block B.
"""

from __future__ import annotations

import re
from functools import lru_cache

from wmw.core.patterns import compiled

_LABELLED = re.compile(r"(?P<kind>[A-Za-z]{3,}(?:[ _][A-Za-z]{3,})?)[ _]?(?P<letter>[A-Z])\Z")
_FIRST = r"(?:(?<=^)|(?<=[.?!:;] ))"
_WITHIN = (
    r"(?:(?<=[,(] )|(?<=\()|(?<=\bof )|(?<=\band )|(?<=\bor )|(?<=\bbelow )|(?<=\babove )"
    r"|(?<=\bbetween )|(?<=\bto )|(?<=\bfrom )|(?<=\bon )|(?<=\bby )|(?<=\bthan )|(?<=\bthat )"
    r"|(?<=\bwith )|(?<=\bwhile )|(?<=\bholds )|(?<=\bbehind )|(?<=\bbeneath )|(?<=\bunder )"
    r"|(?<=\btouches )|(?<=\bwhere ))"
)
_NO_ARTICLE = r"(?= (?:\(|is\b|lies\b|stands\b|sits\b|hangs\b|rests\b|and\b|or\b|has\b))"
"""What an A that begins a sentence must stand before, to be no article."""


@lru_cache(maxsize=256)
def with_names(question: str, bodies: tuple[str, ...]) -> str:
    """Return a question in which letters that stand alone are the names of the bodies."""
    labelled = [match for name in bodies if (match := _LABELLED.match(name))]
    letters = [match["letter"] for match in labelled]
    for match in labelled:
        letter = match["letter"]
        if letters.count(letter) > 1:
            continue
        alone = rf"{letter}(?![\w'’°]|\.\w)"
        first = alone + _NO_ARTICLE if letter == "A" else alone
        found = compiled(rf"{_FIRST}{first}|{_WITHIN}{alone}")
        question = found.sub(f"{match['kind'].replace('_', ' ')} {letter}", question)
    return question
