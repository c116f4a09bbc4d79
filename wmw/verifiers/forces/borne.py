"""What a bar bears, and what it is borne by, against the forces that are listed on it.

A list of forces on a seesaw that has the weight of one who sits on it has the other's; one that has
nothing but forces upward lacks the load; and where one of two supports of a plank pushes it up, the
other does so too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from wmw.core.work import spend
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.forces.balance import line_of
from wmw.verifiers.questions.asking import twins
from wmw.verifiers.vocabulary.lexicon import plain

_BAR = re.compile(
    r"(?:[a-z]+ )?(?:seesaw|teeter totter|plank|board|beam|bar|rod|lever|pole|scaffold|bridge|ruler"
    r"|meter ?stick|metre ?stick|stick|shelf)"
)
_HOLDS = re.compile(
    r"\b(?:pivot|fulcrum|hinge|axle|support|supports|normal|reaction|trestle|pier|pillar|effort"
    r"|rope|cable|tension)\b"
)
_HEAVY = re.compile(r"\b(?:weight|gravity|gravitational|load|mg|w|total|combined|down\w*)\b")
_PUSHES_UP = re.compile(r"(?:(?:normal )?(?:force|reaction|push)|support force) (?:of|from|at|by) ")
_OUTSIDE = re.compile(
    r"\b(?:overhang\w*|beyond|past|outside|diving|extends?|projects?|protrud\w*|bolted|fixed|clamped"
    r"|nailed|hing\w*|tip\w*|lift\w* off|at (?:one|its left|its right) end only)\b"
)
_MOST = 12
_LOOK = 6
"""Steps of work that a listed force takes."""


class Unlisted(NamedTuple):
    """A bar, and the force that its list leaves out."""

    bar: str
    lacking: str


def unlisted(claims: Claims) -> Iterator[Unlisted]:
    """Yield each force of a rider, or of one of two supports, that the list on a bar leaves out."""
    if not 1 < len(claims.forces) <= _MOST and len(claims.relations) < 2:
        return
    spend(_LOOK * (len(claims.forces) + len(claims.relations)))
    said = " . ".join(plain(f"{force.name} . {force.target}") for force in claims.forces)
    for bar in dict.fromkeys(plain(force.target) for force in claims.forces):
        here = [force for force in claims.forces if plain(force.target) == bar]
        if not _BAR.fullmatch(bar) or len(here) < 2:
            continue
        riders = [rider for rider in _riders(claims, bar) if _weighs(claims, rider)]
        unnamed = [rider for rider in riders if not _is_named(rider, said)]
        ways = [line_of(force.direction) for force in here]
        if unnamed and len(unnamed) < len(riders):
            named = [rider for rider in riders if rider not in unnamed]
            if len(unnamed) == 1 and all(_is_of(force, bar, named) for force in here):
                yield Unlisted(here[0].target, f"the weight of the {unnamed[0]}")
        elif unnamed and set(ways) == {("vertical", 1)} and not _HEAVY.search(said):
            yield Unlisted(here[0].target, f"the weight of the {' and the '.join(unnamed)}")
        yield from _of_supports(claims, bar, here)


def turned_supports(claims: Claims) -> Iterator[ForceClaim]:
    """Yield the push of one of two supports that points down, beside the other's that points up."""
    if not 1 < len(claims.forces) <= _MOST or _OUTSIDE.search(plain(claims.question)):
        return
    for bar in dict.fromkeys(plain(force.target) for force in claims.forces):
        pushes = {
            support: [
                force
                for force in claims.forces
                if plain(force.target) == bar and _is_push_of(force, support)
            ]
            for support in _supports(claims, bar)
        }
        if len(pushes) != 2 or not all(len(found) == 1 for found in pushes.values()):
            continue
        ways = {line_of(force.direction): force for [force] in pushes.values()}
        if ways.keys() == {("vertical", 1), ("vertical", -1)}:
            yield ways["vertical", -1]


def _of_supports(claims: Claims, bar: str, here: list[ForceClaim]) -> Iterator[Unlisted]:
    """Yield the push of the one of two like supports, where that of the other is listed by name."""
    supports = _supports(claims, bar)
    alike = any(
        {*supports} == {f"{group.kind} {mark}" for mark in group.marks}
        or {*supports} == {f"{mark} {group.kind}" for mark in group.marks}
        for group in twins(claims.bodies, claims.question)
    )
    listed = [support for support in supports if any(_is_push_of(f, support) for f in here)]
    others = [
        force
        for force in claims.forces
        if not any(_is_push_of(force, support) for support in listed)
        and _HOLDS.search(plain(force.name))
    ]
    if alike and len(supports) == 2 and len(listed) == 1 and not others:
        [left] = [support for support in supports if support not in listed]
        yield Unlisted(here[0].target, f"the force of the {left}")


def _supports(claims: Claims, bar: str) -> list[str]:
    pairs = [[plain(name) for name in r.args] for r in claims.relations if r.type == "supported_by"]
    return list(dict.fromkeys(other for one, other in pairs if one == bar))


def _riders(claims: Claims, bar: str) -> list[str]:
    pairs = [[plain(name) for name in r.args] for r in claims.relations if r.type == "on"]
    return list(dict.fromkeys(one for one, other in pairs if other == bar))


def _weighs(claims: Claims, body: str) -> bool:
    return any(
        claim.body is not None
        and plain(claim.body) == body
        and plain(claim.name) in ("mass", "m", "weight")
        for claim in claims.attributes
    )


def _is_named(rider: str, said: str) -> bool:
    words = said.split()
    return rider in said or rider.split()[-1] in words


def _is_of(force: ForceClaim, bar: str, named: list[str]) -> bool:
    """Tell whether a force is by name that of a rider, of a support, or the bar's own weight."""
    name = plain(force.name)
    own = _HEAVY.search(name) is not None and bar.split()[-1] in name.split()
    return own or _HOLDS.search(name) is not None or any(_is_named(r, name) for r in named)


def _is_push_of(force: ForceClaim, support: str) -> bool:
    name = plain(force.name)
    found = _PUSHES_UP.match(name)
    return found is not None and name[found.end() :] == support
