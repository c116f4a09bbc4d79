"""Forces that a question tells as a push, a pull or a hold: none of them is a body's weight."""

from __future__ import annotations

import re
from functools import cache

from wmw.core import registry
from wmw.core.quantity import Mention
from wmw.core.units import parse_unit

_BEFORE, _AFTER = 160, 60
"""How many characters on either side of a number tell what kind of force it is."""
_CLAUSE = re.compile(r"[,;.:?!]\s")
_VERB = (
    r"(?:push|press|pull|tug|lift|hold|keep|drag|haul|squeez|appl|exert)"
    r"(?:e|ed|es|s|ing|ies|ied|y)?|held|kept"
)
_FORCE = r"(?:forces?|push|pull|thrust|tug)"
_NUMBER_OF = r"(?:(?:of|=|is|was|only|about|just|exactly|at least) ?){0,3}\Z"
_TOLD = re.compile(
    rf"\b(?:{_VERB})\b(?: [\w-]+){{0,9}}? (?:with|by|using)(?: an?| the)?(?: [\w-]+){{0,3}}? ?\Z"
    rf"|\b{_FORCE}(?: [\w-]+){{0,2}}? ?{_NUMBER_OF}"
    r"|\b(?:exerts?|exerting|applies|applying) \Z",
    re.I,
)
"""What stands before a number that tells how hard something pushes, pulls or holds."""
_AHEAD = re.compile(rf"[ -](?:[\w-]+ ){{0,3}}?{_FORCE}\b", re.I)
"""The same behind the number: "a 5.0 N downward push"."""
_OF_A_BODY = re.compile(
    r" (?:weight|load|block|body|object|ball|stone|rock|box|crate|mass|bucket|cube|cylinder|book"
    r"|sphere|log|person|man|bob|float)\b",
    re.I,
)
"""What makes a number the weight of a body that is named behind it: "with a 40 N load"."""
_GRAVITY = re.compile(
    r"\b(?:weigh\w*|gravit\w*|heavy|earth|moon|planet|scales?|balance|dynamometer"
    r"|(?:newton|force) ?meter|in (?:the )?air)\b",
    re.I,
)
"""What may tell of a weight after all: a scale in air pulls on a body as hard as the Earth does."""
_NEWTON = parse_unit("N").dimension  # type: ignore[union-attr]


def clause_of(text: str, mention: Mention) -> str:
    """Return the words of the clause that a number stands in, on either side of it."""
    return " ".join(_sides(text, mention))


def _sides(text: str, mention: Mention) -> tuple[str, str]:
    before = _CLAUSE.split(text[max(0, mention.start - _BEFORE) : mention.start])[-1]
    return before, _CLAUSE.split(text[mention.end : mention.end + _AFTER])[0]


def is_a_push(text: str, mention: Mention) -> bool:
    """Tell whether a number is told as how hard something other than the Earth pushes or pulls."""
    unit = mention.measurement.unit
    if unit is None or unit.dimension != _NEWTON:
        return False
    before, after = _sides(text, mention)
    if _OF_A_BODY.match(after) or _GRAVITY.search(before) or _GRAVITY.search(after):
        return False
    return _TOLD.search(before) is not None or _AHEAD.match(after) is not None


@cache
def weights(family: str) -> frozenset[str]:
    """Return the quantities of a family that are how hard gravity pulls on a body."""
    forces = registry.family(family).forces
    return frozenset(str(f.magnitude) for f in forces if f.name == "gravity")
