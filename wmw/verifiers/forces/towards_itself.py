"""Pulls that are told to point toward the very body that they act on, and pushes of what is apart.

A magnet is not drawn toward the magnet: where the force is listed twice on it, the one is the
other body's, else it points the wrong way. What the question keeps from touching pushes nobody.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation.names import word_set
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.forces.force_names import pieces_of
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_DRAWS = re.compile(
    r"\b(?:magnetic|magnet|gravit\w*|attract\w*|electric\w*|electrostatic|coulomb|tension|pull)\b"
)
_TOWARD = re.compile(r"(?:horizontally |straight |directly |along axis )?towards? (?P<whom>.+)")
_LINES = word_set("string rope cord cable wire chain spring rod pulley")
_TOUCHES = frozenset({"contact", "push", "pushing", "touching", "normal"})
_LINKS = frozenset({"pull", "tension", "coupling"})
_BY = frozenset({"from", "by", "of", "due", "with"})
_NO_TOUCH = re.compile(
    r"\b(?:(?:do|does|did|without|not|never)(?: \w+)? (?:touch|touching)|not (?:in )?contact"
    r"|clear of each other|kept apart|far apart)\b"
)
_NO_LINK = re.compile(
    r"\bnot (?:connected|joined|tied|coupled|linked)\b|\bunconnected\b|\bseparately\b"
)
_LATER = re.compile(
    r"\b(?:then|until|hits?|strik\w*|collid\w*|catch\w*|bump\w*|connected by|joined by"
    r"|light string)\b"
)
_MOST = 12
_LOOK = 8
"""Steps of work that a listed force takes."""


def towards_itself(claims: Claims) -> Iterator[tuple[ForceClaim, str | None]]:
    """Yield each pull toward the body it acts on, and the other body where it is that one's."""
    here = claims.forces[:_MOST]
    spend(_LOOK * len(here))
    for force in here:
        told = _TOWARD.fullmatch(plain(force.direction or ""))
        if told is None or not _DRAWS.search(plain(force.name).replace("_", " ")):
            continue
        own, whom = plain(force.target).split(), told["whom"].split()
        if not own or own[-1] in _LINES or own[-len(whom) :] != whom:
            continue
        if any(plain(b).split()[-len(whom) :] == whom for b in claims.bodies if b != force.target):
            continue  # one of two magnets may well be drawn toward the other one
        others = {f.target for f in here} | {*claims.bodies}
        others -= {force.target}
        twice = any(f is not force and _is_again(f, force) for f in here)
        yield force, next(iter(others)) if twice and len(others) == 1 else None


def _is_again(one: ForceClaim, other: ForceClaim) -> bool:
    return plain(one.name) == plain(other.name) and one.target == other.target


def pushed_from_afar(claims: Claims) -> Iterator[ForceClaim]:
    """Yield each push or pull that is named for a body which does not touch, or is not tied."""
    here = claims.forces[:_MOST]
    said = plain(split_options(claims.question)[0])
    spend(_LOOK * len(here) + len(said) // 4)
    apart = _NO_TOUCH.search(said) is not None
    loose = _NO_LINK.search(said) is not None
    if not (apart or loose) or _LATER.search(said):
        return
    for force in here:
        words = set(pieces_of(force.name))
        kind = (apart and words & _TOUCHES) or ((loose or apart) and words & _LINKS)
        if not kind or not words & _BY:
            continue
        size = force.magnitude
        if (size is not None and size.si == 0) or not plain(force.direction or ""):
            continue
        if any(_is_named(force, body, claims) for body in claims.bodies if body != force.target):
            yield force


def _is_named(force: ForceClaim, body: str, claims: Claims) -> bool:
    """Tell whether a force bears the mark of a body that is of its target's own kind."""
    mine, its = pieces_of(force.target), pieces_of(body)
    name = pieces_of(force.name)
    if len(its) < len(mine) or mine[:-1] != its[:-1] or not mine[:-1]:
        return False
    return name[-1:] == its[-1:] and not any(
        {*r.args} == {force.target, body} and r.type != "separated" for r in claims.relations
    )
