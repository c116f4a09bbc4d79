"""What is asked for as it was initially: "the speed of the stone initially" is its initial speed.

The word behind the body says of when the value is; read past it, the question asks for the later
one.
"""

from __future__ import annotations

import re

_WHAT = (
    r"\b(?P<ask>(?:what (?:was|is)|find|calculate|determine) the )"
    r"(?!(?:final|new|initial|original|average|mean|total)\b)"
    r"(?P<what>[a-z]{3,12}(?: [a-z]{3,12})?)"
    r"(?P<whose> of (?:(?:the|a|an|its) )?[a-z]{3,14}(?: [a-z]{1,14})?)?,? "
)
_END = r"(?=\s{0,2}(?:[?.]|,(?! and\b)|\Z))"
_ASKED_INITIALLY = re.compile(
    rf"{_WHAT}(?:initially|originally|to begin with|in the beginning){_END}", re.I
)
_STATE_BEFORE = re.compile(
    r"\bwhat was (?P<its>the|its) (?P<what>temperature|pressure|volume)"
    r"(?P<whose> of (?:(?:the|a|an|its) )?[a-z]{3,14}(?: [a-z]{1,14})?)?,? (?:just |right )?"
    r"(?:before(?:hand)?\b|(?:when|as) (?:it|they|the [a-z]{2,14}) (?:was|were) (?:first )?"
    r"(?:poured|put|dropped|placed|lowered|plunged|thrown|filled|sealed|closed|bought|taken)\b)",
    re.I,
)
_ENTERED = re.compile(
    r"\b(?:at|with) (?:what|which) temperature (?:did|does) (?P<whose>(?:the )?[a-z]{2,14})"
    r" (?:enter|start|begin|come in|go in|flow in|set out)\b",
    re.I,
)
"""A state asked for by what happens next: "what was its temperature when it was poured"."""
_ASKED_AT_FIRST = re.compile(rf"{_WHAT}at first{_END}", re.I)
"""Words by which families mean what was first, too."""
_ORIGINAL = re.compile(r"\boriginal (?=(?:speed|velocity|momentum)\b)", re.I)


def initial_in_front(text: str) -> str:
    """Return a question with what it asks for as it was initially called the initial one."""
    text = _ORIGINAL.sub("initial ", text)
    text = _STATE_BEFORE.sub(r"what was \g<its> initial \g<what>\g<whose>", text)
    text = _ENTERED.sub(r"what was the initial temperature of \g<whose>", text)
    return _ASKED_INITIALLY.sub(r"\g<ask>initial \g<what>\g<whose>", text)


def asks_for_the_first(text: str) -> bool:
    """Tell whether a question asks for a value as it was initially, before what changes it."""
    return any(asked.search(text) for asked in (_ASKED_INITIALLY, _ASKED_AT_FIRST))
