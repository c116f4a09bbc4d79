"""Forces on two of a kind that are told apart by marks: ball A and ball B, block 1 and block 2.

Where "tension_1" acts on block 1 and "tension_2" on anything but block 2, which has other forces
in the list but none of this name, the second one is on the wrong body. What must act on both, a
weight or the two sides of one collision, is missing where the list has it on one alone.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

from wmw.core.work import spend
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.forces.force_names import mark_of, marked, pieces_of
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_BY = re.compile(r"\b(?:by|from|of|pull|push|reaction|net|resultant|component|part|total|sum)\b")
"""What a name may say that tells who exerts the force, or that it is no single one."""
_WEIGHT = re.compile(r"(?:own )?(?:weight|gravity|gravitational force|force of gravity)")
_OF_IMPACT = re.compile(
    r"(?:(?:average )?(?:contact|collision|impact|impulsive|interaction)(?: force)?"
    r"|force of (?:collision|impact|contact))"
)
_SPRING = re.compile(r"(?:elastic |restoring )?spring(?: force)?|elastic force|restoring force")
_COLLIDE = re.compile(
    r"\b(?:collid\w*|collision|hits?|strikes?|bumps?|crash\w*|runs? into|impact|catches up"
    r"|embed\w*|lodges?)\b"
)
_BETWEEN = re.compile(r"\bspring\b(?: (?!on\b)[a-z]+){0,3} between\b")
_OF_BONDS = re.compile(
    r"(?:(?:string|rope|cord|cable|thread) )?tension(?: force)?|normal(?: force| reaction)?"
    r"|buoyant force|upthrust"
)
"""What two bodies that are held alike are both held by."""
_WHICH = re.compile(r"\b(?:which|both|compare|first|same time)\b")
_BEARING = frozenset({"on", "supported_by", "in", "above", "attached", "contact"})
_MARK = re.compile(r"[a-z]|\d{1,2}")
_TWO = 2
_MOST = 16
_LOOK = 6
"""Steps of work that a listed force takes."""


class Placed(NamedTuple):
    """A force on a wrong body, and the right one."""

    force: ForceClaim
    body: str


class _Marked(NamedTuple):
    claim: ForceClaim
    stem: str
    mark: str
    on: bool


def on_the_other(claims: Claims) -> Iterator[Placed]:
    """Yield each force that its mark puts on another of two like bodies than its target."""
    found = _found(claims)
    for one in found:
        owner, target = _owner(claims, one), one.claim.target
        if (
            owner is None
            or owner == target
            or _BY.search(one.stem)
            or _bears(claims, target, owner)
        ):
            continue
        if any(other.stem == one.stem and other.claim.target == owner for other in found):
            continue
        its = [force for force in claims.forces if force.target == owner]
        siblings = [
            other
            for other in found
            if other.stem == one.stem
            and other.mark != one.mark
            and _owner(claims, other) == other.claim.target
        ]
        # Of a chain the second string may pull on the first body, too: then both have its pull.
        unmatched = bool(its) and not any(_is_called(force, one.stem) for force in its)
        if (one.on and _are_twins(target, owner)) or (siblings and unmatched):
            yield Placed(one.claim, owner)


def lacking_of_two(claims: Claims) -> Iterator[tuple[str, str]]:
    """Yield each of two bodies that lacks a force which its like has, and what it lacks."""
    found = _found(claims)
    said = plain(split_options(claims.question)[0]) if found else ""
    for one in found:
        owner = _owner(claims, one)
        if owner is None or owner != one.claim.target:
            continue
        if sum(other.stem == one.stem for other in found) != 1:
            continue
        partner = _partner(claims, owner)
        if partner is None:
            continue
        its = [force for force in claims.forces if force.target == partner]
        if any(_is_called(force, one.stem) for force in its):
            continue
        if _must_have(claims, one, owner, partner, its, said):
            yield partner, one.stem


def uneven(claims: Claims) -> Iterator[tuple[ForceClaim | None, str, str]]:
    """Yield what one of two bodies that are held alike lacks: the force, the body, its name.

    With the force that stands for it on the other body, where that has two of the name.
    """
    targets = list(dict.fromkeys(force.target for force in claims.forces[: _MOST + 1]))
    if not len(targets) > 1 or len(claims.forces) > _MOST:
        return
    spend(_LOOK * len(claims.forces))
    hangs = "hang" in claims.question  # what hangs has no floor under it
    for one, other in permutations(targets, 2):
        if not _are_of_a_kind(one, other) or not _held_by(claims, one):
            continue
        if _held_by(claims, one) != _held_by(claims, other):
            continue
        mine, theirs = Counter(_names_on(claims, one)), Counter(_names_on(claims, other))
        more, less = mine - theirs, theirs - mine
        if sum(more.values()) != 1 or less:
            continue
        [name] = more
        if not any(kind.fullmatch(name) for kind in (_WEIGHT, _OF_BONDS, _SPRING)):
            continue
        if theirs[name] or (name.startswith("normal") and hangs):
            continue
        doubled = [f for f in claims.forces if f.target == one and _stem_of(claims, f) == name]
        yield (doubled[-1] if len(doubled) > 1 else None), other, name


def _must_have(
    claims: Claims, one: _Marked, owner: str, partner: str, its: list[ForceClaim], said: str
) -> bool:
    """Tell whether what acts on the one of two bodies acts on the other as well."""
    if not its:  # a list of weights alone, without that of the body that is asked for
        only = all(_WEIGHT.fullmatch(stem) for stem in _stems(claims, owner))
        asked = " . ".join(asking_sentences(claims.question))
        mine = " ".join(pieces_of(partner)) in " ".join(pieces_of(asked))
        return only and _are_twins(owner, partner) and (mine or _WHICH.search(asked) is not None)
    if _OF_IMPACT.fullmatch(one.stem):
        return _COLLIDE.search(said) is not None
    if _SPRING.fullmatch(one.stem) and _BETWEEN.search(said):
        return True
    if not _are_twins(owner, partner):
        return False
    if _WEIGHT.fullmatch(one.stem):
        return True
    rest = _stems(claims, owner) - {one.stem}
    held = _OF_BONDS.fullmatch(one.stem) or _SPRING.fullmatch(one.stem)
    alike = _held_by(claims, owner) == _held_by(claims, partner) != []
    return bool(held) and alike and rest == _stems(claims, partner)


def _found(claims: Claims) -> list[_Marked]:
    if not 0 < len(claims.forces) <= _MOST:
        return []
    spend(_LOOK * len(claims.forces))
    bodies = sorted(dict.fromkeys(claims.bodies), key=len, reverse=True)
    parted = [(claim, marked(claim.name, bodies)) for claim in claims.forces]
    return [_Marked(claim, *name) for claim, name in parted if name is not None]


def _owner(claims: Claims, one: _Marked) -> str | None:
    """Return the one body that goes by the mark of a force: of several the one with forces."""
    named = [
        body
        for body in dict.fromkeys(claims.bodies)
        if one.mark in (mark_of(body), " ".join(pieces_of(body)))
    ]
    acted = [body for body in named if any(f.target == body for f in claims.forces)]
    if len(acted) == 1:
        return acted[0]
    return named[0] if len(named) == 1 and one.on else None


def _partner(claims: Claims, owner: str) -> str | None:
    """Return the one like body, or the one other body on which forces are listed."""
    twins = [body for body in dict.fromkeys(claims.bodies) if _are_twins(owner, body)]
    others = [body for body in dict.fromkeys(f.target for f in claims.forces) if body != owner]
    found = twins or others
    return found[0] if len(found) == 1 else None


def _are_twins(one: str, other: str) -> bool:
    """Tell whether two bodies have one name, and each a mark of its own."""
    mine, theirs = pieces_of(one), pieces_of(other)
    return one != other and mine[:-1] == theirs[:-1] and bool(mark_of(one) and mark_of(other))


def _bears(claims: Claims, target: str, owner: str) -> bool:
    return any(r.type in _BEARING and {*r.args} == {target, owner} for r in claims.relations)


def _is_called(force: ForceClaim, stem: str) -> bool:
    """Tell whether a force goes by a stem, or by its chief word, whatever else is in its name."""
    words = pieces_of(force.name)
    return stem in " ".join(words) or next(w for w in stem.split()) in words


def _stems(claims: Claims, body: str) -> set[str]:
    return {*_names_on(claims, body)}


def _names_on(claims: Claims, body: str) -> list[str]:
    return [_stem_of(claims, force) for force in claims.forces if force.target == body]


def _stem_of(claims: Claims, force: ForceClaim) -> str:
    """Return a force's name without the body or the mark at its end."""
    bodies = sorted(dict.fromkeys(claims.bodies), key=len, reverse=True)
    one = marked(force.name, bodies)
    return one.stem if one is not None else " ".join(pieces_of(force.name))


def _are_of_a_kind(one: str, other: str) -> bool:
    """Tell whether two bodies have a mark each, or an adjective: a steel ball and a glass ball."""
    mine, theirs = pieces_of(one), pieces_of(other)
    if _are_twins(one, other):
        return True
    return (
        one != other
        and len(mine) == len(theirs) == len({*mine, *theirs}) - 1 == _TWO
        and mine[-1] == theirs[-1]
    )


def _held_by(claims: Claims, body: str) -> list[tuple[str, str]]:
    """Return how a body is joined to what: to things of which each of two has one of its own."""
    found = []
    for relation in claims.relations:
        if body in relation.args and relation.type in _BEARING | {"connected"}:
            one, other = relation.args
            partner = pieces_of(other if one == body else one)
            found.append((relation.type, " ".join(p for p in partner if not _MARK.fullmatch(p))))
    return sorted(found)
