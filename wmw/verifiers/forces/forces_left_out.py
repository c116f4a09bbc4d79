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
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.forces.balance import line_of
from wmw.verifiers.forces.force_sizes import coefficients
from wmw.verifiers.forces.ways_by_name import WEIGHT
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_RUBS = re.compile(
    r"\b(?:retard\w*|rubbing|slowing|opposing|friction\w*|drag|resist\w*|grip"
    r"|traction|braking|f k|f s|fk|fs|ff|f f)\b"
)
_SLOPE = re.compile(r"\b(?:inclin\w*|slope\w*|ramp|tilted|slanted)\b")
_COEFFICIENT = re.compile(r"\bcoefficient of (?:static |kinetic |sliding )?friction (?:of|is) \S")
_NORMAL = re.compile(r"\b(?:normal|support)\b")
_PUSHES = re.compile(r"\b(?:push|pull|applied|force|tension|tug)\b")
_LEVEL = re.compile(r"\b(?:horizontal\w*|forwards?|right|left|toward pulley)\b")
_NO_FRICTION = re.compile(
    r"\b(?:frictionless|smooth|without friction|no friction|neglect\w* friction|belt|cart|curve"
    r"|bend|circ\w*|wall|stack\w*|on top|banked|just before|if there were)\b"
)
_AIR = re.compile(
    r"\b(?:atmospher\w*|outside|external|outer|surrounding)(?: air)?(?: pressure)?\b"
    r"|\bair pressure\b"
)
_AIR_FORCE = re.compile(r"\b(?:atmospher\w*|air|outside|external|outer|pressure|above|p0|p 0)\b")
_GAUGE = re.compile(
    r"\b(?:by how much|how much (?:higher|more|larger|greater)|difference"
    r"|gauge|excess|over ?pressure|vacuum|evacuated|two pistons|hydraulic)\b"
)
_MOST = 12
_LOOK = 6
"""Steps of work that a listed force takes."""


def left_out(claims: Claims) -> Iterator[tuple[str, str]]:
    """Yield each body whose list lacks a force that the question tells of, and that force."""
    bodies = dict.fromkeys(plain(force.target) for force in claims.forces)
    if not 0 < len(claims.forces) <= _MOST:
        return
    stem, _ = split_options(claims.question)
    said = plain(stem)
    spend(_LOOK * len(claims.forces) + len(said) // 4)
    names = plain(" . ".join(force.name for force in claims.forces))
    asked = plain(" . ".join(asking_sentences(stem)))
    rubs = _RUBS.search(names) is None and _RUBS.search(asked) is None and _is_told(stem, said)
    for body in bodies:
        here = tuple(force for force in claims.forces if plain(force.target) == body)
        if rubs and _lacks_friction(here, said, len(bodies) == 1):
            yield here[0].target, "the force of friction"
        if len(bodies) == 1 and _lacks_air(here, stem, said, names):
            yield here[0].target, "the force of the air outside"


def _is_told(stem: str, said: str) -> bool:
    """Tell whether there is friction by its coefficient."""
    if _NO_FRICTION.search(said):
        return False
    told = coefficients(stem, find_measurements(stem))
    return all(0 < value < 2 for value in told) if told else _COEFFICIENT.search(said) is not None


def _lacks_friction(forces: tuple[ForceClaim, ...], said: str, alone: bool) -> bool:
    """Tell whether what lies on a surface has a force along it, its weight's share on a slope."""
    names = [plain(force.name) for force in forces]
    if not any(map(_NORMAL.search, names)):
        return False
    if _SLOPE.search(said):
        return alone and any(map(WEIGHT.fullmatch, names))
    return any(
        _PUSHES.search(name) and _LEVEL.search(plain(force.direction or ""))
        for name, force in zip(names, forces, strict=True)
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
