"""Sizes of listed forces that the trace's own numbers rule out, in any family.

A body's weight is its mass times g, friction does not exceed its coefficient times the normal
force in the same list, a spring that one length compresses pushes with k x, and a light line over
an ideal pulley has one tension.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from wmw.core.quantity import Measurement, Mention, find_measurements
from wmw.core.tolerance import slack
from wmw.core.units import Unit, parse_unit
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.forces.ways_by_name import WEIGHT, bears, owner_of
from wmw.verifiers.own_words import is_among
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_LINES = re.compile(r"\b(?:string|rope|cord|cable|thread|wire|chain)\b")
_TENSION = re.compile(
    r"(?:(?:string|rope|cord|cable) )?tension(?: force)?(?: (?:on|of|in|at) [a-z\d][a-z\d ]*)?"
)
_LOAD = re.compile(r"(?:load|weight)(?: of (?P<whose>[a-z\d][a-z\d ]*))?")
_NORMAL = re.compile(r"normal(?: force| reaction)?|(?:support|floor) force")
_SLIPS = re.compile(r"(?:kinetic|sliding|dynamic) friction(?: force)?|force of kinetic friction")
_RUBS = re.compile(r"(?:static |rolling )?friction(?:al)?(?: force)?|force of (?:static )?friction")
_SPRING = re.compile(r"(?:elastic |restoring )?spring force|elastic force|force (?:of|from) spring")
_COEFFICIENT = re.compile(r"(?:coefficient[^.;]{0,60}friction|friction[^.;]{0,40}coefficient"
                          r"|[μµ]|\bmu\b|\\mu)[^.;\d]{0,60}\Z", re.I)  # fmt: skip
_SQUEEZED = re.compile(
    r"\b(?:compress\w*|push\w* in|press\w* in|squeez\w*|stretched by"
    r"|(?:held|pulled|moved|displaced|drawn)(?: \S+){1,7}? (?:of|from) (?:its )?"
    r"(?:equilibrium|rest))\b"
)
_HANGS = re.compile(
    r"\b(?:hang\w*|hung|vertical\w*|ceiling|incline\w*|ramp|slope|springs|two|half"
    r"|series|parallel|another|second)\b"
)
_LOADED = re.compile(
    r"\b(?:carr(?:y|ies|ied|ying)|loaded|load|(?:sits|rides|stands|lies|sitting) on)\b"
)
_OF_SPRING = re.compile(r"\b(?:length|long|height|distance|diameter|radius)\b[^.,;]*\Z", re.I)
_IDEAL = re.compile(
    r"\b(?:ideal|light|massless|frictionless|weightless|without (?:mass|friction))\b"
)
_HOLDERS = re.compile(r"\b(?:pulley|ceiling|hook|bracket|support|axle|beam)\b")
"""What both sides of a line, or another one, may pull on."""
_OVER = re.compile(r"\bpulley\b")
_NOT_IDEAL = re.compile(
    r"\b(?:inertia|movable|moving pulley|tackle|block and|strands|strings|ropes|cords|second string"
    r"|rough pulley|pulleys|cylinder pulley|disk pulley|pulley of mass|massive)\b"
)
_APPARENT = re.compile(r"\b(?:planet|moon|mars|jupiter|elevator|lift|apparent|orbit|space)\b")
_SEVERAL = re.compile(r"\b(?:and|with|both|all|system|plus|total|loaded|train)\b")
_OWN_MASS = re.compile(r"(?:m|mass)(?:[_ ]*(?:of[_ ]*)?[{(]?(?P<mark>[a-z\d]{1,12})[})]?)?", re.I)
_SUBSCRIPTS = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")
_G = (9.8, 9.81, 10.0)
_NEAR = 0.03
_EXACT = 1e-6
_MOST = 12
_LOOK = 8
"""Steps of work that a listed force takes."""


class WrongSize(NamedTuple):
    """A force whose size something else in the trace rules out: why, and its size in newtons."""

    force: ForceClaim
    why: str
    expected: float


def wrong_sizes(claims: Claims) -> Iterator[WrongSize]:
    """Yield each listed force whose size its own body's numbers rule out."""
    if not 0 < len(claims.forces) <= _MOST:
        return
    stem, _ = split_options(claims.question)
    spend(_LOOK * len(claims.forces) + len(stem) // 4)
    mentions = find_measurements(stem)
    yield from _weights(claims, stem, mentions)
    yield from _loads(claims, mentions)
    yield from _frictions(claims, stem, mentions)
    yield from _springs(claims, stem, mentions)
    yield from _tensions(claims, stem)


def _weights(claims: Claims, stem: str, mentions: Sequence[Mention]) -> Iterator[WrongSize]:
    fields = _fields(claims, stem, mentions)
    told = [*(m.measurement for m in mentions), *_values(claims)]
    given = [m.measurement for m in mentions]
    for force in claims.forces if fields else ():
        size, mass = _newtons(force), _own_mass(claims, force, given)
        if mass is None or size is None:
            continue
        # That a trace goes on with the number of the mass as a force does not make it one.
        named = given if abs(size.si - mass) <= _EXACT * mass else told
        if any(_is_of(n, "N") and _same(n.si, size) for n in named):
            continue
        masses = {mass}
        alone = not any(WEIGHT.fullmatch(plain(f.name)) for f in claims.forces if f is not force)
        if alone and _LOADED.search(plain(stem)):
            masses |= {mass + n.si for n in given if _is_of(n, "kg")}  # with what it carries
        own = {n.si for n in told if _is_of(n, "m/s^2")}  # a wrong g is a fault of its own
        if not any(_same(m * field, size) for field in {*fields, *own, *_G} for m in masses):
            yield WrongSize(force, f"its mass is {mass:g} kg", mass * min(fields))


def _loads(claims: Claims, mentions: Sequence[Mention]) -> Iterator[WrongSize]:
    """Yield each load of another size than the weight that question and trace give its body."""
    given = [m.measurement for m in mentions]
    for force in claims.forces:
        size, found = _newtons(force), _LOAD.fullmatch(plain(force.name))
        if size is None or found is None:
            continue
        weights = {
            claim.measured.si: body
            for claim in claims.attributes
            if claim.measured is not None
            and plain(claim.name) == "weight"
            and _is_of(claim.measured, "N")
            and is_among(claim.measured, given)
            and (body := plain(claim.body or ""))
            and (body == plain(force.target) or bears(claims, plain(force.target), body))
        }
        if len(weights) == 1 and (not found["whose"] or found["whose"] in weights.values()):
            [(weight, body)] = weights.items()
            if not _same(weight, size):
                yield WrongSize(force, f"the {body} weighs {weight:g} N", weight)


def is_own_weight(claims: Claims, force: ForceClaim) -> bool:
    """Tell whether a force is a body's weight by name, by that body's own mass, and by its size.

    Whoever plays which role in a reading: that such a weight is of another size tells against it.
    """
    stem, _ = split_options(claims.question)
    mentions = find_measurements(stem)
    size = _newtons(force)
    mass = _own_mass(claims, force, [m.measurement for m in mentions])
    fields = _fields(claims, stem, mentions)
    return mass is not None and size is not None and any(_same(mass * g, size) for g in fields)


def _fields(claims: Claims, stem: str, mentions: Sequence[Mention]) -> set[float]:
    """Return what g may be by question and trace; none where it is not that of the Earth."""
    given = [m.measurement.si for m in mentions if _is_of(m.measurement, "m/s^2")]
    if not all(map(_is_of_earth, given)) or _APPARENT.search(plain(stem)):
        return set()
    own = [number.si for number in _values(claims) if _is_of(number, "m/s^2")]
    return {field for field in (*given, *own) if _is_of_earth(field)} or {*_G}


def _is_of_earth(field: float) -> bool:
    return 9.7 <= field <= 10.1


def _own_mass(claims: Claims, force: ForceClaim, given: Sequence[Measurement]) -> float | None:
    """Return the one mass that trace and question give the body whose own weight a force is."""
    size, found = _newtons(force), WEIGHT.fullmatch(plain(force.name))
    if size is None or found is None or not size.si:
        return None
    whose, body = owner_of(found), force.target
    if whose and not {*whose.split()} <= {*plain(force.target).split()}:
        if not bears(claims, force.target, whose):
            return None
        body = whose  # of what stands on the target
    masses = {number.si for number in _masses(claims, body) if is_among(number, given)}
    return masses.pop() if len(masses) == 1 else None


def _masses(claims: Claims, target: str) -> Iterator[Measurement]:
    """Yield what the trace says of the mass of the one body, as its own or by its mark."""
    words = plain(target).split()
    if _SEVERAL.search(plain(target)):
        return
    for claim in claims.attributes:
        whole = claim.body is not None and plain(claim.body) == plain(target)
        if whole and claim.measured is not None and plain(claim.name) in ("mass", "m"):
            yield claim.measured
    marks = {"".join(words), words[-1]} if words else set()
    for claim in claims.variables:
        found = _OWN_MASS.fullmatch(claim.name.translate(_SUBSCRIPTS))
        mark, value = found and found["mark"], claim.measured
        if mark and mark.lower() in marks and value is not None and _is_of(value, "kg"):
            yield value


def _frictions(claims: Claims, stem: str, mentions: Sequence[Mention]) -> Iterator[WrongSize]:
    told = coefficients(stem, mentions)
    if len(told) != 1:
        return
    [mu] = told
    for body in dict.fromkeys(plain(force.target) for force in claims.forces):
        here = [force for force in claims.forces if plain(force.target) == body]
        normals = [f for f in here if _NORMAL.fullmatch(plain(f.name))]
        rubs = [f for f in here if _RUBS.fullmatch(plain(f.name)) or _is_kinetic(f)]
        if len(normals) != 1 or len(rubs) != 1 or not 0 < mu < 2:
            continue
        normal, friction = _newtons(normals[0]), _newtons(rubs[0])
        if normal is None or friction is None:
            continue
        own = [v.si for v in _values(claims) if v.unit is None and not _same(mu, v)]
        if any(_same(value * normal.si, friction) for value in own):
            continue  # the coefficient is told wrongly, not the force
        most = mu * normal.si
        slips = _is_kinetic(rubs[0])
        if friction.si > most * (1 + _NEAR) + slack(friction) or (
            slips and not _same(most, friction)
        ):
            why = f"{mu:g} times the normal force of {normal.si:g} N is {most:.3g} N"
            yield WrongSize(rubs[0], why if slips else f"{why} at most", most)


def coefficients(stem: str, mentions: Sequence[Mention]) -> frozenset[float]:
    """Return the coefficients of friction that a question tells."""
    return frozenset(
        m.measurement.si
        for m in mentions
        if m.measurement.unit is None and _COEFFICIENT.search(stem[max(0, m.start - 120) : m.start])
    )


def _is_kinetic(force: ForceClaim) -> bool:
    return _SLIPS.fullmatch(plain(force.name)) is not None


def _springs(claims: Claims, stem: str, mentions: Sequence[Mention]) -> Iterator[WrongSize]:
    said = plain(stem)
    found = [f for f in claims.forces if _SPRING.fullmatch(plain(f.name))]
    constants = {m.measurement.si for m in mentions if _is_of(m.measurement, "N/m")}
    lengths = {m.measurement.si for m in mentions if _is_of(m.measurement, "m")}
    if any(_OF_SPRING.search(stem[max(0, m.start - 30) : m.start]) for m in mentions):
        return
    if len(found) != 1 or len(constants) != 1 or len(lengths) != 1:
        return
    if not _SQUEEZED.search(said) or _HANGS.search(said):
        return
    size, expected = _newtons(found[0]), constants.pop() * lengths.pop()
    if size is not None and any(_is_of(m.measurement, "N") for m in mentions):
        return
    own = [
        k.si * x.si
        for k in _values(claims)
        if _is_of(k, "N/m")
        for x in _values(claims)
        if _is_of(x, "m")
    ]
    if size is not None and size.si and not any(_same(force, size) for force in (expected, *own)):
        yield WrongSize(found[0], f"k x is {expected:.3g} N", expected)


def _tensions(claims: Claims, stem: str) -> Iterator[WrongSize]:
    said = plain(" . ".join((stem, *(text.text for text in claims.assumptions))))
    lines = [body for body in dict.fromkeys(claims.bodies) if _LINES.search(plain(body))]
    ideal = _OVER.search(said) and _IDEAL.search(said)
    if len(lines) > 1 or not ideal or _NOT_IDEAL.search(said):
        return
    pulls = [
        f
        for f in claims.forces
        if _TENSION.fullmatch(plain(f.name)) and not _HOLDERS.search(plain(f.target))
    ]
    if len({line for f in pulls for line in _LINES.findall(plain(f.name))}) > 1:
        return  # the cord that holds the pulley is not the string over it
    for one, other in combinations(pulls, 2):
        small, large = _newtons(one), _newtons(other)
        if plain(one.target) == plain(other.target) or small is None or large is None:
            continue
        if not _same(small.si, large) and small.si * large.si:
            yield WrongSize(other, f"the line pulls the {one.target} with {small.si:g} N", small.si)
            return


def _values(claims: Claims) -> Iterator[Measurement]:
    for claim in (*claims.variables, *claims.attributes, *claims.results):
        if claim.measured is not None:
            yield claim.measured


def _newtons(force: ForceClaim) -> Measurement | None:
    return force.magnitude.read_in(_unit("N")) if force.magnitude is not None else None


def _unit(text: str) -> Unit:
    unit = parse_unit(text)
    assert unit is not None
    return unit


def _is_of(number: Measurement, unit: str) -> bool:
    return number.unit is not None and number.unit.dimension == _unit(unit).dimension


def _same(value: float, stated: Measurement) -> bool:
    return abs(abs(value) - abs(stated.si)) <= _NEAR * abs(value) + slack(stated)
