"""What alone is to be reported of several things that a question asks for.

"How large is the current, and does the fuse hold? Report the current." asks for the current. Where
the question says so itself, it is read with that part of it alone.
"""

from __future__ import annotations

import re

from wmw.core.patterns import compiled

_SENTENCE = re.compile(r"(?<=[.?!]) +(?=[A-Z])")
_REPORT = re.compile(
    r"(?:Please )?(?:Report|State|Give|Answer with|Enter)(?: only| just)?"
    r" the (?P<what>[a-z][a-z ]{2,40}?)(?: only| alone)?\s*[.!]?\s*",
)
_NO_QUANTITY = re.compile(
    r"\b(?:answer|result|value|number|letter|option|unit|units|magnitude|reason|law|digits|figures)\b"
)
_ASKS = re.compile(r"^(?:what|which|how|find|calculate|determine|compute|work out)\b", re.I)
_PARTS = re.compile(
    r"[,;]? and(?: also)? (?=(?:what|which|how|does|do|is|are|will|would|can|the|its|find)\b)"
    r"|[,;] (?=(?:what|which|how)\b)",
    re.I,
)
_WITHOUT_NOUN = {
    "speed": r"\bhow fast\b",
    "velocity": r"\bhow fast\b",
    "distance": r"\bhow far\b",
    "height": r"\bhow high\b",
    "time": r"\bhow long\b",
    "mass": r"\bhow heavy\b",
    "depth": r"\bhow deep\b",
}
_TASK = re.compile(r"^(?:find|calculate|determine|compute|work out)\b", re.I)


def reported_alone(question: str) -> str:
    """Return a question with the one part that it says is to be reported; else as it is."""
    sentences = _SENTENCE.split(question)
    found = [match for match in map(_REPORT.fullmatch, sentences[-2:]) if match is not None]
    told = found[-1] if found else None
    if told is None or len(sentences) < 3 or _NO_QUANTITY.search(told["what"]):
        return question
    others = [sentence for sentence in sentences if sentence != told[0]]
    asking = [s for s in others if s.endswith("?") or _TASK.match(s)]
    parts = [part for sentence in asking for part in _PARTS.split(sentence.rstrip(".?! "))]
    if len(parts) < 2:
        return question
    mine = [part for part in parts if _tells(part, told["what"])]
    if len(mine) != 1:
        return question
    part = mine[0] if _ASKS.match(mine[0]) else f"find {mine[0]}"
    end = "." if _TASK.match(part) else "?"
    kept = [sentence for sentence in others if sentence not in asking]
    return " ".join((*kept, f"{part[0].upper()}{part[1:]}{end}"))


def _tells(part: str, what: str) -> bool:
    """Tell whether a part of a question asks for something, by its noun or without it."""
    if compiled(rf"\b{re.escape(what)}\b", re.I).search(part):
        return True
    without = _WITHOUT_NOUN.get(what.split()[-1])
    return without is not None and compiled(without, re.I).search(part) is not None
