"""Forces that the scene has on one body, and a list on another, or on one of two alone.

A string between two blocks pulls both; the rod in the field is pushed, not the resistor beside it;
what lies above presses down; and a push that the question has on one piston is not on the other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.work import spend
from wmw.verifiers.bodies.named_bodies import told_of
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.forces.balance import line_of
from wmw.verifiers.forces.reactions import size_of
from wmw.verifiers.forces.ways_by_name import WEIGHT
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_LINE = re.compile(r"\b(?:string|rope|cord|cable|thread|wire)\b")
_TENSION = re.compile(
    r"(?:(?:string|rope|cord|cable|thread) )?tension(?: force)?"
    r"(?: (?:(?:on|of|in|at) )?[a-z\d][a-z\d ]*)?"
)
_NORMAL = re.compile(r"(?:normal|support)(?: force| reaction)?(?: (?:on [a-z\d ]+|[b-z]|\d{1,2}))?")
_BARE_NORMAL = re.compile(r"normal(?: force| reaction)?")
_FROM_ABOVE = re.compile(
    r"\b(?:loop\w*|inside|ceiling|inverted|upside|top|press\w*|push\w* up|above|under|roof|belts?"
    r"|magnet\w*|wire|rails?|hill|crest|stack\w*|two|both|pivot\w*|fulcrum|hinge\w*|lever|ends?)\b"
)
"""Where something may press from above, too."""
_HOLDERS = re.compile(
    r"(?:\w+ )*(?:pulley|ceiling|wall|hook|support|post|peg|table|pivot|hand|axle|beam|floor"
    r"|ground)"
)
_NOT_TAUT = re.compile(
    r"\b(?:cuts?|slack|before|breaks?|snaps?|held|loose|burn\w*|goes limp|untied|lands?|landed)\b"
)
_APPLIED = re.compile(
    r"(?:applied|external|pushing|pressing|input|effort)(?: (?:force|push|pull))?|push|pull|force"
    r"|f ?1?|f applied"
)
_PUSHES_ON = re.compile(
    r"\b(?:force|push|pull|thrust) of (?P<size>\d+)(?: (?P<part>\d+))? (?P<kilo>k)?n"
    r" (?:(?:is|that|which|then) )*(?:[a-z]+ly )?"
    r"(?:pushes|presses|pulls|acts|applied|exerted)(?: [a-z]+){0,3}? (?:on|to|at)\Z"
)
_FLUID = re.compile(
    r"(?:force|push|pressure|pressure force) (?:of|from|by) (?P<by>[a-z ]*(?:water|oil|air|gas))"
    r"|(?P<its>[a-z ]*(?:water|oil|air|gas)) (?:force|push|pressure|pressure force)"
)
_MAGNETIC = re.compile(r"(?:magnetic|lorentz|ampere|laplace|motor)(?: force)?")
_BESIDE = re.compile(r"(?:\w+ )?(?:resistor|rails?|battery|lamp|bulb|meter|voltmeter|ammeter)")
_ROD = re.compile(r"(?:\w+ )?(?:rod|bar|slider|crossbar|wire|conductor)(?: [a-z\d])?")
_PAIR, _FEWEST, _MOST = 2, 2, 12
_LOOK = 6
_NEAR = 0.01


def pulled_at_one_end(claims: Claims) -> Iterator[str]:
    """Yield each body at a taut line with its weight listed, where the line pulls the other one."""
    if not _FEWEST < len(claims.forces) <= _MOST:
        return
    lines = dict.fromkeys(b for b in claims.bodies if _LINE.search(plain(b)))
    said = plain(split_options(claims.question)[0]) if lines else ""
    spend(_LOOK * len(claims.forces) + len(said) // 4)
    if len(lines) != 1 or _NOT_TAUT.search(said):
        return
    [line] = lines
    tied = dict.fromkeys(
        end
        for r in claims.relations
        if r.type in ("attached", "connected") and line in r.args
        for end in r.args
        if end != line and not _HOLDERS.fullmatch(plain(end))
    )
    if len(tied) != _PAIR:
        return
    one, other = tied
    for body, partner in ((one, other), (other, one)):
        names = [plain(f.name) for f in claims.forces if f.target == body]
        theirs = [plain(f.name) for f in claims.forces if f.target == partner]
        borne = any(map(_NORMAL.fullmatch, names)) and any(map(WEIGHT.fullmatch, names))
        alone = all(_NORMAL.fullmatch(name) or WEIGHT.fullmatch(name) for name in names)
        if borne and alone and any(map(_TENSION.fullmatch, theirs)):
            yield body


def pushed_elsewhere(claims: Claims) -> Iterator[tuple[ForceClaim, str]]:
    """Yield a push of the told size on another body than the one the question has it on."""
    named = [f for f in claims.forces[:_MOST] if _APPLIED.fullmatch(plain(f.name))]
    for sentence in told_of(claims) if named else ():
        for place in sentence.named:
            told = _PUSHES_ON.search(sentence.words[: place.start].rstrip())
            if told is None or not place.body:
                continue
            size = float(f"{told['size']}.{told['part'] or 0}") * (1e3 if told["kilo"] else 1.0)
            alike = [f for f in named if _is_as_large(f, size)]
            if len(alike) == 1 and not any(f.target == place.body for f in named):
                yield alike[0], place.body


def _is_as_large(force: ForceClaim, size: float) -> bool:
    own = size_of(force)
    return own is not None and abs(own.si - size) <= _NEAR * size


def pressed_from_a_side(claims: Claims) -> Iterator[tuple[ForceClaim, str]]:
    """Yield each push of a fluid toward the side on which a relation has it, and the right way."""
    for force in claims.forces[:_MOST]:
        found, way = _FLUID.fullmatch(plain(force.name)), line_of(force.direction)
        if found is None or way is None or way[0] != "vertical":
            continue
        fluid = found["by"] or found["its"]
        places = [
            r
            for r in claims.relations
            if force.target in r.args
            and any(plain(name).split()[-1:] == fluid.split()[-1:] for name in r.args)
        ]
        if len(places) != 1 or places[0].type not in ("above", "below"):
            continue
        over = (places[0].type == "above") == (places[0].args[1] == force.target)
        if way[1] == (1 if over else -1):
            yield force, "downward" if over else "upward"


def pressed_into_its_support(claims: Claims) -> Iterator[tuple[ForceClaim, str]]:
    """Yield each normal force downward on what lies on something, and bears nothing itself."""
    for force in claims.forces[:_MOST]:
        if line_of(force.direction) != ("vertical", -1) or not _BARE_NORMAL.fullmatch(
            plain(force.name)
        ):
            continue
        lies = [r for r in claims.relations if r.type in ("on", "supported_by")]
        under = [r.args[1] for r in lies if r.args[0] == force.target]
        bears = any(r.args[1] == force.target for r in lies)
        said = plain(split_options(claims.question)[0])
        if len(under) == 1 and not bears and not _FROM_ABOVE.search(said):
            yield force, "upward"


def pushed_beside_the_rod(claims: Claims) -> Iterator[tuple[ForceClaim, str]]:
    """Yield a magnetic force on what only closes the circuit, and the rod that it acts on."""
    rods = [b for b in dict.fromkeys(claims.bodies) if _ROD.fullmatch(plain(b))]
    pushes = [f for f in claims.forces if _MAGNETIC.fullmatch(plain(f.name))]
    if len(rods) == 1 and len(pushes) == 1 and _BESIDE.fullmatch(plain(pushes[0].target)):
        yield pushes[0], rods[0]
