"""Weights and pulls that are listed on what only bears or lies under the bodies of the scene.

The weight that matters is that of the ball, not of the hand or the ceiling, where the list has no
other; and a line pulls on what is tied to it, not on the ice below.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.patterns import compiled
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.forces.ways_by_name import WEIGHT, owner_of
from wmw.verifiers.vocabulary.lexicon import plain

_BEARS = re.compile(
    r"(?:\w+ ){0,2}(?:ceiling|hand|floor|ground|road|ice sheet|table|track|incline|ramp|slope"
    r"|pivot|cannon|gun|catapult|tower|cliff|balcony|bridge)"
)
_SURFACE = re.compile(
    r"(?:\w+ ){0,2}(?:floor|ground|road|ice|ice sheet|table|track|incline|ramp|slope|snow"
    r"|rink|bench|air)"
)
_PULL = re.compile(
    r"(?:(?:string|rope|cord|cable|thread) )?tension(?: force)?|(?:string|rope|cord|cable) force"
)
_PARTS = re.compile(
    r"\b(?:springs?|pulley|axle|surface|support|beam|bracket|launcher|rails?|hook|water"
    r"|liquid|oil)\b"
)
"""What may be a part of the rig, or holds it, with no name of a support."""
_LINES = re.compile(r"\b(?:string|rope|cord|cable|thread|wire|chain)\b")
_LIFT = re.compile(r"(?:buoyan(?:t force|cy)(?: force)?|upthrust)(?: (?:of|from) [a-z ]+)?")
_TIED = frozenset({"attached", "connected"})
_MOST = 12
_LOOK = 6
"""Steps of work that a listed force takes."""


def on_supports(claims: Claims) -> Iterator[tuple[ForceClaim, str]]:
    """Yield each weight, or pull of a line, on what bears the scene, and the body that it acts on.

    The body is told where a relation ties one to the line, or has one on, or hung from, the other.
    """
    if not 0 < len(claims.forces) <= _MOST:
        return
    spend(_LOOK * (len(claims.forces) + len(claims.relations)))
    weights = [force for force in claims.forces if WEIGHT.fullmatch(plain(force.name))]
    for force in claims.forces:
        target = plain(force.target)
        found = WEIGHT.fullmatch(plain(force.name))
        whose = owner_of(found) if found is not None else None
        if weights == [force] and not whose and _BEARS.fullmatch(target):
            others = [b for b in _others(claims, target) if not _LINES.search(b)]
            if len(others) == 1 and not (_has_mass(claims, target) or _is_heavy(claims, target)):
                yield force, others[0]
        if _PULL.fullmatch(plain(force.name)) and _SURFACE.fullmatch(target):
            tied = [b for b in _tied(claims) if b != target]
            if len(tied) == 1 and target not in _tied(claims) and not _is_pulled(claims, target):
                yield force, tied[0]


def lifted_lines(claims: Claims) -> Iterator[tuple[ForceClaim, str]]:
    """Yield a buoyant force on a line, and the only body that a relation has in the fluid."""
    lifts = [force for force in claims.forces if _LIFT.fullmatch(plain(force.name))]
    inside = dict.fromkeys(
        plain(r.args[0]) for r in claims.relations if r.type in ("in", "inside", "on")
    )
    bodies = [body for body in inside if not _LINES.search(body)]
    for force in lifts:
        if len(lifts) == len(bodies) == 1 and _LINES.search(plain(force.target)):
            yield force, bodies[0]


def _others(claims: Claims, target: str) -> list[str]:
    """Return the bodies that are moved or carried: what is no support, and no part of one."""
    names = dict.fromkeys(plain(body) for body in claims.bodies)
    return [n for n in names if n != target and not _BEARS.fullmatch(n) and not _PARTS.search(n)]


def _tied(claims: Claims) -> list[str]:
    """Return the bodies that relations tie to a line, but for the lines."""
    pairs = [{plain(name) for name in r.args} for r in claims.relations if r.type in _TIED]
    ends = [name for pair in pairs if any(map(_LINES.search, pair)) for name in pair]
    return [name for name in dict.fromkeys(ends) if not _LINES.search(name)]


def _is_heavy(claims: Claims, target: str) -> bool:
    """Tell whether the question tells of the mass or weight of what bears the others."""
    said, last = plain(claims.question), re.escape(target.split()[-1])
    amount = r"\d ?(?:kg|g|n|kn|tons?|tonnes?)"
    return (
        compiled(
            rf"{amount} (?:[a-z]+ ){{0,2}}{last}\b"
            rf"|\b{last} (?:[a-z]+ ){{0,4}}[\d .]{{0,6}}{amount}\b"
            rf"|\b(?:weight|mass) of {last}\b|\b{last} s (?:weight|mass)\b"
        ).search(said)
        is not None
    )


def _is_pulled(claims: Claims, target: str) -> bool:
    """Tell whether the question has a line tied to what bears the scene, or asks of the pull."""
    said, last = plain(claims.question), re.escape(target.split()[-1])
    tied = r"(?:tied|fastened|anchored|attached|fixed|moored|hooked|bolted|secured)"
    return (
        compiled(
            rf"\b{tied} (?:[a-z]+ ){{0,2}}(?:to|in) (?:[a-z]+ ){{0,3}}{last}\b"
            rf"|\bforces?\b[^.?;]{{0,40}}\bon {last}\b"
            rf"|\bpulls? (?:up |down )?on {last}\b"
        ).search(said)
        is not None
    )


def _has_mass(claims: Claims, target: str) -> bool:
    return any(
        claim.body is not None
        and plain(claim.body) == target
        and plain(claim.name) in ("mass", "m", "weight")
        for claim in claims.attributes
    )
