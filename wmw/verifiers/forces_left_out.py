"""Forces that the question tells of in numbers, and that a list along their line leaves out.

Where a coefficient of friction is told and a body is pushed along a surface, or lies on a slope,
friction acts whatever comes of it; and the air presses on a piston whose pressure is told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.quantity import find_measurements
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.asking import asking_sentences
from wmw.verifiers.balance import line_of
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.force_sizes import coefficients
from wmw.verifiers.lexicon import plain
from wmw.verifiers.options import split_options
from wmw.verifiers.ways_by_name import WEIGHT

_RUBS = re.compile(r"\b(?:friction\w*|drag|resist\w*|grip|traction|braking|f k|f s|fk|fs|ff|f f)\b")
_SLOPE = re.compile(r"\b(?:inclin\w*|slope\w*|ramp|tilted|slanted)\b")
_NORMAL = re.compile(r"\b(?:normal|support)\b")
_PUSHES = re.compile(r"\b(?:push|pull|applied|force|tension|tug)\b")
_LEVEL = re.compile(r"\b(?:horizontal\w*|forwards?|right|left)\b")
_NO_FRICTION = re.compile(
    r"\b(?:frictionless|smooth|without friction|no friction|neglect\w* friction|belt|cart|curve"
    r"|bend|circ\w*|wall|stack\w*|on top|banked|just before|if there were)\b"
)
_AIR = re.compile(
    r"\b(?:atmospher\w*|outside|external|outer|surrounding)(?: air)?(?: pressure)?\b"
    r"|\bair pressure\b"
)
_AIR_FORCE = re.compile(r"\b(?:atmospher\w*|air|outside|external|outer|pressure|above|p0|p 0)\b")
_GAUGE = re.compile(r"\b(?:gauge|excess|over ?pressure|vacuum|evacuated|two pistons|hydraulic)\b")
_MOST = 12
_LOOK = 6
"""Steps of work that a listed force takes."""


def left_out(claims: Claims) -> Iterator[tuple[str, str]]:
    """Yield each body whose list lacks a force that the question tells of, and that force."""
    bodies = dict.fromkeys(plain(force.target) for force in claims.forces)
    if not 0 < len(claims.forces) <= _MOST or len(bodies) != 1:
        return
    stem, _ = split_options(claims.question)
    said = plain(stem)
    spend(_LOOK * len(claims.forces) + len(said) // 4)
    body = claims.forces[0].target
    names = plain(" . ".join(force.name for force in claims.forces))
    asked = plain(" . ".join(asking_sentences(stem)))
    if not _RUBS.search(asked) and _lacks_friction(claims.forces, stem, said, names):
        yield body, "the force of friction"
    if _lacks_air(claims.forces, stem, said, names):
        yield body, "the force of the air outside"


def _lacks_friction(forces: tuple[ForceClaim, ...], stem: str, said: str, names: str) -> bool:
    if _RUBS.search(names) or _NO_FRICTION.search(said) or not _NORMAL.search(names):
        return False
    told = coefficients(stem, find_measurements(stem))
    if not told or not all(0 < value < 2 for value in told):
        return False
    if _SLOPE.search(said):
        return any(WEIGHT.fullmatch(plain(force.name)) for force in forces)
    return any(
        _PUSHES.search(plain(force.name)) and _LEVEL.search(plain(force.direction or ""))
        for force in forces
    )


def _lacks_air(forces: tuple[ForceClaim, ...], stem: str, said: str, names: str) -> bool:
    if plain(forces[0].target).split()[-1:] != ["piston"] or _AIR_FORCE.search(names):
        return False
    pascal = parse_unit("Pa")
    assert pascal is not None
    told = [
        m
        for m in find_measurements(stem)
        if m.measurement.unit is not None and m.measurement.unit.dimension == pascal.dimension
    ]
    ways = [line_of(force.direction) for force in forces]
    both = {way[1] for way in ways if way is not None and way[0] == "vertical"} == {1, -1}
    if len(told) != 1 or not both or _GAUGE.search(said):
        return False
    return _AIR.search(plain(stem[max(0, told[0].start - 60) : told[0].start])) is not None
