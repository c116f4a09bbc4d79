"""The force list of a trace against the forces that the family declares for the scene."""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from wmw.core.family import Direction, ForceSpec, in_regime
from wmw.core.work import spend
from wmw.verifiers.case import Case
from wmw.verifiers.claims import ForceClaim
from wmw.verifiers.once import once
from wmw.verifiers.questions.added_later import names_added
from wmw.verifiers.vocabulary.lexicon import find_phrase, plain

Vector = tuple[float, float]

_ALIGNED = math.cos(math.radians(5))
_VAGUE = frozenset({"up", "upward", "upwards", "down", "downward", "downwards"})
"""Words people use for "more or less": up for up the incline, too."""
_PLUMB = frozenset({"straight", "vertical", "vertically"})
_VAGUE_ENOUGH = 0.1
_OPPOSITE = {
    "right": "left",
    "left": "right",
    "east": "west",
    "west": "east",
    "north": "south",
    "south": "north",
}
_MOVES = re.compile(
    r"\b(?:slid|slides?|sliding|moves?|moving|pushe[sd]|pull(?:s|ed)|travels?|travell?ing|drive[sn]?"
    r"|driving|heading|accelerates?|skids?|skidding|drag(?:s|ged))\b[^.;?!]{0,60}?"
    r"\b(?:to(?:ward)?s? the )?(right|left|east|west|north|south)\b",
    re.I,
)
_ANGLE = re.compile(r"\d\s*(?:°|deg)|[θαβφϕ]|\b(?:theta|alpha|beta|phi)\b")
"""What tells by how much a direction is turned away from the one that it names."""
_REVERSES = re.compile(
    r"\b(?:accelerat\w*|mov(?:es|ed|ing)|driv(?:es|en|ing)|goes|going|roll(?:s|ed|ing)|speeds? up"
    r"|travel(?:s|ing)|starts?|starting|pulled|pushed)(?: \w+){0,2}"
    r" (?:backwards?|in reverse|rearward)\b"
    r"|\bbackward acceleration\b|\bin reverse(?: gear)?\b|\brevers(?:es|ing)\b"
    r"|\bback(?:s|ing) (?:up|out|away|off|into|toward)\b|\btoward (?:\w+ )?rear\b"
)
"""Where "backward" may be the way of the motion, and "forward" against it."""
_BELT = re.compile(r"\b(?:conveyors?|(?<!seat )belts?|walkways?)\b")
"""What drives a body that is put down on it."""
_PUSHES_OFF = re.compile(
    r"\b(?:walk(?:s|ed|ing|er)?|runner|running|sprint(?:s|er|ing)?|strid(?:es|ing)"
    r"|push(?:es|ing)? off"
    r"|(?:foot|feet)(?! of\b)|shoes?|soles?|boots?|paws?|hoo(?:f|ves)"
    r"|(?:driv(?:e|ing|en)|powered) (?:wheels?|tyres?|tires?|axles?))\b"
)
"""What drives itself along by the ground, which pushes it forward."""
_EXERTED = re.compile(r"\b(?:from|by|of|due to)(?: (?:the|an?|its))? ")
_FORWARD, _BACKWARD = "forward", "backward"
_SLOT = re.compile(r"\{(\w+)\}")
"""A body's role in the wording of a direction."""
_GRAVITY = re.compile(r"\b(?:weight|gravity|gravitational)\b|^(?:W|F_?g|mg)", re.I)
_REACTION = re.compile(r"\b(?:reaction|counterforce|resistance|push|force)\b")
_FORCE = 30
"""Steps of work that a listed force takes."""
_BALANCED = 0.01
"""How much of the greatest force may be left where rounded forces balance."""
_ALONG_IT = re.compile(
    r"\b(?:weight|gravity|mg)(?: force)? (?:along|parallel|down|across|perpendicular to|normal to)"
    r" (?:to )?(?:slope|incline|ramp|plane|hill|board)"
)
_RESULTANTS = ("net", "resultant", "total", "centripetal", "sum")


@dataclass(frozen=True, slots=True)
class Listed:
    """A listed force, matched with the declared forces it may be."""

    claim: ForceClaim
    specs: tuple[ForceSpec, ...]
    role: str | None


@once
def listed(case: Case) -> tuple[Listed, ...]:
    """Return the listed forces with the declared forces of the regime that they may be.

    Where forces are listed on two bodies that play one role, the reading knows but one of them, and
    nothing can be told of either.
    """
    spend(_FORCE * len(case.claims.forces))
    targets = {case.role_of(claim.target): claim.target for claim in case.claims.forces}
    doubled = {
        role
        for claim in case.claims.forces
        if (role := case.role_of(claim.target)) is not None
        and plain(claim.target) != plain(targets[role])
    }
    items = (_match(case, claim) for claim in case.claims.forces)
    return tuple(item for item in items if item.role not in doubled)


def _match(case: Case, claim: ForceClaim) -> Listed:
    role = case.role_of(claim.target)
    if is_component(claim):
        return Listed(claim, (), role)
    specs = case.words.force_specs(claim.name, case.regime)
    here = tuple(spec for spec in specs if spec.target == role)
    named = _of_body_named(case, claim, role)
    if not named and _is_of_a_stranger(case, claim):
        return Listed(claim, (), role)
    return Listed(claim, named or here or specs, role)


def _tells_a_weight(case: Case, claim: ForceClaim) -> bool:
    """Tell whether a force is a weight by name: the pull of the "2 N weight" is none."""
    name = plain(claim.name)
    if not _GRAVITY.search(name):
        return False
    for body in dict.fromkeys(case.claims.bodies):
        name = name.replace(plain(body), " ")
    return _GRAVITY.search(name) is not None


def _is_of_a_stranger(case: Case, claim: ForceClaim) -> bool:
    """Tell whether a force is the weight of a body that the reading does not know.

    The target, which bears it, has a weight of its own, and this is not that.
    """
    name = f" {plain(claim.name)} "
    if not _tells_a_weight(case, claim):
        return False
    target = plain(claim.target)
    return any(
        f" {said} " in name and case.role_of(body) is None
        for body in dict.fromkeys(case.claims.bodies)
        if (said := plain(body)) not in target
    ) and not any(f" {word} " in name for word in target.split())


def _of_body_named(case: Case, claim: ForceClaim, role: str | None) -> tuple[ForceSpec, ...]:
    """Return the one force that the body which a name speaks of is known to exert.

    The "nut reaction" on the arm of a nutcracker is that of the nut, its load, not of the pivot;
    the weight of the dumbbell is not the forearm's, which bears it.
    """
    name = f" {plain(claim.name)} "
    if not _REACTION.search(name) and not _tells_a_weight(case, claim):
        return ()
    others = {case.role_of(b) for b in case.claims.bodies if f" {plain(b)} " in name}
    named = others - {role, None}
    sizes = {q.name for q in case.family.quantities if q.body in named}
    its = tuple(
        spec
        for spec in case.family.forces
        if spec.target == role
        and in_regime(spec.regimes, case.regime)
        and str(spec.magnitude) in sizes
    )
    return its if len(its) == 1 else ()


def acting(case: Case, *, perhaps: bool = False) -> Iterator[ForceSpec]:
    """Yield the declared forces that act in the trace's own world with a size that is not zero.

    With `perhaps` also those of which the world leaves open whether they do.
    """
    for spec in case.family.forces:
        if not in_regime(spec.regimes, case.regime):
            continue
        acts = True if spec.acts is None else case.system.holds(spec.acts, case.own)
        if acts is False or (acts is None and not perhaps):
            continue
        size = case.system.value(spec.magnitude, case.own)
        if size is None or size > 0:
            yield spec


def sizes_of(case: Case, spec: ForceSpec) -> tuple[float, ...]:
    """Return the sizes, in newtons, that the force has in the trace's own, asked, former world.

    Empty where the trace's own world does not determine it.
    """
    values = [case.system.value(spec.magnitude, world) for world in case.distinct_worlds]
    return () if values[0] is None else tuple(v for v in values if v is not None)


@once
def are_of_before(case: Case) -> bool:
    """Tell whether the listed forces keep a body at rest without the one that is asked for.

    "What additional force holds the floating block under water?" State 0 may list the forces of
    before: weight and buoyant force of the floating block, which are equal. So it may be with what
    the question says to be put on the block.
    """
    items = listed(case)
    asked = set(case.asked_quantities[:1])
    told = {spec.name for item in items for spec in item.specs}
    put = names_added(case.claims.question)
    added = [
        spec
        for spec in acting(case)
        if str(spec.magnitude) in asked or (put and spec.name not in told)
    ]
    if put and added and items and all(item.claim.magnitude is None for item in items):
        return True
    if not added or len(items) < 2 or any(set(item.specs) & set(added) for item in items):
        return False
    total, most = [0.0, 0.0], 0.0
    for item in items:
        size = item.claim.magnitude
        way = vector_of(case, item.specs[0].direction) if item.specs else None
        if size is None or way is None or item.role != added[0].target:
            return False
        total = [part + size.si * along for part, along in zip(total, way, strict=True)]
        most = max(most, abs(size.si))
    return math.hypot(*total) <= _BALANCED * most


def _declared(case: Case, direction: str) -> Direction:
    return next(d for d in case.family.directions if d.name == direction)


def vector_of(case: Case, direction: str) -> Vector | None:
    """Return a declared direction as a unit vector in the trace's own world."""
    parts = [
        float(c) if isinstance(c, int | float) else case.system.value(c, case.own)
        for c in _declared(case, direction).vector
    ]
    if parts[0] is None or parts[1] is None:
        return None
    return (parts[0], parts[1])


def _told_twice(case: Case, direction: str) -> Direction | None:
    """Return the one way that is told in two words: "upward, away from the centre" at the top."""
    parts = direction.split(",")
    told = [case.words.direction(part) for part in parts]
    if len(parts) != 2 or not all(exact for _, exact in told):
        return None
    ways = [vector_of(case, stated.name) for stated, _ in told if stated is not None]
    one, other = (*ways, None, None)[:2]
    if one is None or other is None or not one[0] * other[0] + one[1] * other[1] > _ALIGNED:
        return None
    return told[0][0]


def points_wrong(case: Case, item: Listed, spec: ForceSpec) -> bool | None:
    """Tell whether the stated direction is not the force's; None where it cannot be told."""
    if not item.claim.direction:
        return None
    stated, exact = case.words.direction(item.claim.direction)
    if stated is None:
        stated = _told_twice(case, item.claim.direction) or _along_the_motion(case, item)
    if stated is None or _is_by_another(case, stated, item.claim.direction):
        return None
    if stated.name == spec.direction:
        return False
    if not stated.compares_with(_declared(case, spec.direction), case.regime):
        return None
    if _is_driven_either_way(case, stated.name, spec.direction):
        return None
    a, b = vector_of(case, stated.name), vector_of(case, spec.direction)
    if a is None or b is None:
        return None
    cosine = a[0] * b[0] + a[1] * b[1]
    if not exact and cosine > 0 and _ANGLE.search(item.claim.direction):
        return None  # "30° above the forward horizontal" is not forward
    words = plain(item.claim.direction).split()
    # "up" alone, or up something that the family does not know: a slope may be called anything.
    vague = len(words) == 1 or (not exact and not _PLUMB & set(words))
    if vague and _VAGUE & set(words) and cosine > _VAGUE_ENOUGH:
        return False
    return cosine < _ALIGNED


def _is_driven_either_way(case: Case, stated: str, declared: str) -> bool:
    """Tell whether a body may well be driven the stated way, though the other one is declared.

    A truck may reverse, a belt takes along what is put down on it, and the ground whoever walks.
    """
    if {stated, declared} != {_FORWARD, _BACKWARD}:
        return False
    spend(len(case.claims.question) // 4)
    said = plain(case.claims.question)
    return _REVERSES.search(said) is not None or (
        stated == _FORWARD
        and (_BELT.search(said) is not None or _PUSHES_OFF.search(said) is not None)
    )


def _is_by_another(case: Case, direction: Direction, text: str) -> bool:
    """Tell whether a direction is told by a body that is not the one of the declared wording.

    Of two bodies "the cart" may be either: opposite to its motion is not opposite to the other's.
    """
    said = plain(text)
    for body in dict.fromkeys(case.claims.bodies):
        role = case.role_of(body)
        if role is None or find_phrase(said, plain(body)) < 0:
            continue
        for phrase in direction.phrases:
            slot = _SLOT.search(phrase)
            if (
                slot is not None
                and slot[1] != role
                and said == plain(phrase.replace(slot[0], body))
            ):
                return True
    return False


def looked_at(case: Case, pointers: Collection[str]) -> bool:
    """Tell whether this reading compares every place of the force list that is pointed at.

    A reading without such a force, or without its size, finds no fault there and clears nothing.
    """
    present = tuple(acting(case, perhaps=True))
    for item in listed(case):
        specs = [spec for spec in item.specs if spec in present]
        directed = any(points_wrong(case, item, spec) is not None for spec in specs)
        sized = any(sizes_of(case, spec) for spec in specs)
        at = item.claim.pointer
        if (f"{at}/direction" in pointers and not directed) or (
            f"{at}/magnitude" in pointers and not sized
        ):
            return False
    return True


def _along_the_motion(case: Case, item: Listed) -> Direction | None:
    """Return the direction that "right" is where it is told which way the body moves.

    The question may say so; else the entries before this one do, as a push to the right.
    """
    spend(len(case.claims.question) // 4)
    ways = {match[1].lower() for match in _MOVES.finditer(case.claims.question)}
    ways = ways or {*_ways_before(case, item)}
    said = _said(item)
    if len(ways) != 1 or len(said) != 1:
        return None
    [way] = ways
    name = {way: "forward", _OPPOSITE[way]: "backward"}.get(said[0])
    return next((d for d in case.family.directions if d.name == name), None)


def _said(item: Listed) -> list[str]:
    text = plain(item.claim.direction or "")
    return [way for way in _OPPOSITE if find_phrase(text, way) >= 0]


def _ways_before(case: Case, item: Listed) -> Iterator[str]:
    """Yield which way is forward as the forces on the body say that are listed before one."""
    for other in listed(case):
        if other.claim.pointer == item.claim.pointer:
            return
        along = {spec.direction for spec in other.specs if in_regime(spec.regimes, case.regime)}
        said = _said(other)
        if other.role == item.role and len(said) == 1 and len(along) == 1:
            [name] = along
            if name in ("forward", "backward"):
                yield said[0] if name == "forward" else _OPPOSITE[said[0]]


def is_partner(case: Case, item: Listed, items: tuple[Listed, ...]) -> bool:
    """Tell whether the entry is the reaction to a force that is listed on the body it acts on."""
    spend(len(items) // 2)
    return any(
        other is not item
        and other.role != item.role
        and any(spec in item.specs and spec.target == other.role for spec in other.specs)
        for other in items
    )


def acts_back(case: Case, item: Listed, items: tuple[Listed, ...]) -> bool:
    """Tell whether an entry may be the reaction partner, which does act on the other body."""
    name, direction = item.claim.name, item.claim.direction
    if "reaction" in name.lower() or " on " in f" {name.lower()} " or direction is None:
        return True
    if any(_exerts(item.claim, o.claim) and _exerts(o.claim, item.claim) for o in items):
        return True
    return is_partner(case, item, items)


def _exerts(force: ForceClaim, other: ForceClaim) -> bool:
    """Tell whether a force is by its name from the body that another one acts on."""
    if plain(force.target) == plain(other.target):
        return False
    by = _EXERTED.search(name := plain(force.name))
    return by is not None and find_phrase(name[by.end() :], plain(other.target)) == 0


def is_beside(case: Case, item: Listed, items: tuple[Listed, ...]) -> bool:
    """Tell whether a force acts on what plays no part here, beside bodies that do.

    Both sides of a string pull the pulley down, and the pulley its ceiling, while they hold the
    bodies up. Such a thing goes by a name that the family has for something else, or it alone has
    no weight among the forces that are listed.
    """
    if item.role is not None or not item.specs:
        return False
    known = case.words.roles_of(item.claim.target)
    if known and not any(spec.target in known for spec in item.specs):
        return True
    spend(len(items))
    heavy = {plain(other.claim.target) for other in items if _GRAVITY.search(other.claim.name)}
    return bool(heavy) and plain(item.claim.target) not in heavy


def is_component(claim: ForceClaim) -> bool:
    """Tell whether the entry is a part of a force ("component of gravity along the incline")."""
    name = plain(claim.name)
    return _ALONG_IT.search(name) is not None or any(
        find_phrase(name, word) >= 0 for word in ("component", "part")
    )


def is_resultant(claim: ForceClaim) -> bool:
    """Tell whether the name is that of a sum of forces rather than of one."""
    name = plain(claim.name)
    return any(find_phrase(name, word) >= 0 for word in _RESULTANTS)
