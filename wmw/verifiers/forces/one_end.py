"""Which way a force points by its own name and the question's words, whatever the law.

Gravity pulls down, a liquid at rest pushes up, a cord pulls up on what hangs from it, a level
floor pushes up on what it carries, and friction acts against the sliding that the question tells.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from wmw.core.patterns import compiled
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.questions.asking import asks_whether
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.arrows import ARROWS
from wmw.verifiers.vocabulary.lexicon import plain

_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_GRAVITY = frozenset(
    {"gravity", "weight", "gravitational force", "force of gravity", "gravity force", "mg", "m g"}
    | {"weight force", "gravitational pull", "pull of gravity", "force due to gravity"}
)
_BUOYANCY = re.compile(
    r"buoyant force|buoyancy(?: force)?|upthrust|force of buoyancy"
    r"|(?:buoyant force|buoyancy) (?:of|from) water"
)
_TENSION = re.compile(
    r"tension|tension force|(?:string|rope|cord|cable|thread|wire|chain) (?:tension|force)"
    r"|tension (?:in|of|from) (?:string|rope|cord|cable|thread|wire|chain)"
)
_NORMAL = re.compile(
    r"normal|normal force|normal force (?:of|from|by) (?:floor|table|ground|road|surface)"
)
_FRICTION = re.compile(r"(?:kinetic |sliding )?friction(?: force)?|force of (?:kinetic )?friction")
_KINDS = re.compile(r"tension|string|rope|cord|normal|friction")
_UP = frozenset({"up", "upward", "upwards", "vertically up", "vertically upward", "straight up"})
_DOWN = frozenset(
    {"down", "downward", "downwards", "vertically down", "vertically downward", "straight down"}
)
_LARGE = re.compile(
    r"\b(?:earth|planet|moon|sun|star|water|liquid|fluid|oil|sea|lake|tank|beaker|container|vessel"
    r"|scale|balance|ground|floor|table|air|glass|jar|cup|bucket)\b"
)
"""Bodies on which the partner of gravity, or of a push up, acts."""
_AFAR = re.compile(r"\b(?:space|planets?|moon|sun|stars?|satellite|asteroid|comet|antipod\w*)\b")
_SEVERAL = re.compile(
    r"\b(?:two|three|four|second|another|other|both|each|lower|upper|below|beneath|under|stack\w*"
    r"|top|ceiling|loop|hill|pulls it down|pulled down|pulley|upside|highest|circl\w*|whirl\w*"
    r"|swing\w*|swung|tied|spring|hang\w* (?:over|on both))\b"
)
_LEVEL = re.compile(
    r"\b(?:level|horizontal) (?:\w+ )?(?:floor|table|ground|road|surface|ice|track)"
)
_CARRIED = re.compile(
    r"\b(?:belts?|conveyor|truck|lorry|cart|car|wheels?|walk\w*|run\w*|foot|feet|slab|plank|sheet"
    r"|board|paper|rug|carpet|tablecloth|wall|then|back|returns?|reverses?|relative|moving|moves|faster|slower"
    r"|carried|rolls?"
    r"|rolling|platform|\w*spin\w*|turn\w*|rotat\w*|left)\b"
)
"""What may carry a body along with the friction, or turn it about."""
_MOST = 12
_LOOK = 6
"""Steps of work that a listed force takes."""


class Turned(NamedTuple):
    """A force that points the wrong way, and where it must point."""

    force: ForceClaim
    expected: str


def turned(claims: Claims) -> Iterator[Turned]:
    """Yield each listed force whose own name, or the question, turns it the other way."""
    if not 0 < len(claims.forces) <= _MOST:
        return
    stem, _ = split_options(claims.question)
    said = plain(stem)
    spend(_LOOK * len(claims.forces) + len(said) // 4)
    alone = len({plain(force.target) for force in claims.forces}) == 1
    for force in claims.forces:
        way = ARROWS.get((force.direction or "").strip(), plain(force.direction or ""))
        expected = _expected(stem, said, force, way, alone, claims)
        if expected is not None:
            yield Turned(force, expected)


def _expected(
    stem: str, said: str, force: ForceClaim, way: str, alone: bool, claims: Claims
) -> str | None:
    """Return the way that the force must point, where it points the opposite one."""
    name, target = plain(force.name), plain(force.target)
    if not target or _LARGE.search(target):
        return None
    if name in _GRAVITY:
        others = [f for f in claims.forces if f is not force and plain(f.target) == target]
        if way not in _UP or _AFAR.search(said) or any(_is_weight(other) for other in others):
            return None
        return "downward"
    if _BUOYANCY.fullmatch(name):
        return "upward" if way in _DOWN else None
    if not alone or any(_is_akin(force, other) for other in claims.forces if other is not force):
        return None
    last = re.escape(target.split()[-1])
    if _TENSION.fullmatch(name) and way in _DOWN and not _SEVERAL.search(said):
        hangs = (
            rf"\b{last}\b(?: of (?:\w+ ){{1,4}}?)?(?:(?:is )?(?:hangs|hanging|hung|suspended))\b"
        )
        return "upward" if compiled(hangs).search(said) else None
    if _NORMAL.fullmatch(name) and way in _DOWN and not _SEVERAL.search(said):
        return "upward" if _LEVEL.search(said) and _lies_on(stem, last) else None
    if _FRICTION.fullmatch(name) and way in ("right", "to right", "rightward"):
        return "to the left" if _slides_right(stem, said, last) else None
    return None


def _is_weight(force: ForceClaim) -> bool:
    return re.search(r"\b(?:weight|gravit\w+|mg)\b", plain(force.name)) is not None


def _is_akin(force: ForceClaim, other: ForceClaim) -> bool:
    """Tell whether two forces are of one kind, so that either may be the one that is told."""
    return bool({*_KINDS.findall(plain(force.name))} & {*_KINDS.findall(plain(other.name))})


def _lies_on(stem: str, body: str) -> bool:
    level = r"(?:on|over|across|along)\b(?: \w+){0,3}? (?:level|horizontal)\b"
    on = rf"\b{body}\b(?: \w+){{0,6}}? {level}"
    return any(compiled(on).search(plain(s)) for s in _SENTENCE.split(stem) if not asks_whether(s))


def _slides_right(stem: str, said: str, body: str) -> bool:
    """Tell whether the question has the body slide to the right over what is at rest."""
    if _CARRIED.search(said) or _SEVERAL.search(said) or "static" in said:
        return False
    slides = rf"\b{body}\b(?: \w+){{0,4}}? slid\w+(?: \w+){{0,5}}? to right\b"
    return any(
        compiled(slides).search(plain(s)) for s in _SENTENCE.split(stem) if not asks_whether(s)
    )
