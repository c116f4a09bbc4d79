"""A listed force points the wrong way.

What it does: reads the stated direction in the scene's own frame and compares it with the direction
that the force has in this regime: friction against the sliding, the normal force out of the
surface, gravity down. A direction that cannot be read is left alone. Where no law is known, the
names of gravity, of buoyancy, of what carries a body, of springs, lines and friction tell which way
they cannot point, what holds a body does not pull it down with its weight, and the forces on a body
that the question keeps in equilibrium must balance: one that does so turned is wrong. A line on
what floats balances weight and buoyancy one way only. Friction on what rides without slipping on a
body that gains speed points the way of that body, what alone turns a body on a level path points
inward, what brings a body to rest against its motion, and a compressed spring away from its wall.

Why it is bad: a reversed force changes the motion, even where the numbers were copied right.

Example: a box slides down, and kinetic friction is listed "down the incline".

Use instead: `"direction": "up the incline"`.
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims
from wmw.verifiers.forces.at_one_end import pressed_from_a_side, pressed_into_its_support
from wmw.verifiers.forces.at_the_top import pushed_up_at_the_top
from wmw.verifiers.forces.balance import imbalances, is_mirrored
from wmw.verifiers.forces.borne import turned_supports
from wmw.verifiers.forces.by_scene import pointing_otherwise
from wmw.verifiers.forces.carried_along import driven_back
from wmw.verifiers.forces.compressed_springs import toward_the_wall
from wmw.verifiers.forces.held_bodies import one_sided
from wmw.verifiers.forces.line_pulls import pushed_outward, turned_lines
from wmw.verifiers.forces.listed import acting, is_beside, is_partner, listed, points_wrong
from wmw.verifiers.forces.on_light_lines import uneven_ends
from wmw.verifiers.forces.one_end import turned
from wmw.verifiers.forces.towards_itself import towards_itself
from wmw.verifiers.forces.ways_by_name import away_from_below, not_its_way
from wmw.verifiers.forces.what_stops import along_what_it_stops
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.wording import worded

CODE = "WMW211"
LABEL: Label = "force"
FIELD: FieldName = "state"


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding where friction points against the way that it drives a carried body."""
    for force, expected in driven_back(claims):
        message = (
            f"{force.name} on the {force.target} points {force.direction}; it alone drives the"
            f" {force.target} along, so it must point {expected}"
        )
        pointer = f"{force.pointer}/direction"
        yield Finding(CODE, LABEL, FIELD, pointer, message, force.direction, expected)
    for force in pushed_outward(claims):
        message = (
            f"{force.name} on the {force.target} points {force.direction}; nothing else turns the"
            f" {force.target}, so it must point toward the centre"
        )
        pointer = f"{force.pointer}/direction"
        yield Finding(CODE, LABEL, FIELD, pointer, message, force.direction, "toward the centre")
    for force in (*pushed_up_at_the_top(claims), *away_from_below(claims)):
        message = (
            f"{force.name} on the {force.target} points {force.direction}; whatever the numbers,"
            " it can only point downward"
        )
        pointer = f"{force.pointer}/direction"
        yield Finding(CODE, LABEL, FIELD, pointer, message, force.direction, "downward")
    for force, expected in turned_lines(claims):
        message = (
            f"{force.name} on the {force.target} points {force.direction}; it balances the other"
            f" forces only if it points {expected}"
        )
        pointer = f"{force.pointer}/direction"
        yield Finding(CODE, LABEL, FIELD, pointer, message, force.direction, expected)


def of_unread(claims: Claims) -> Iterator[Finding]:
    """Yield a finding where a name, or a balance, tells that a force points the other way."""
    told = {
        force.pointer: (force, expected, f"it must point {expected}")
        for force, expected in (
            *turned(claims),
            *not_its_way(claims),
            *pointing_otherwise(claims),
            *along_what_it_stops(claims),
            *toward_the_wall(claims),
            *pressed_from_a_side(claims),
            *pressed_into_its_support(claims),
        )
    }
    for one in imbalances(claims):
        if one.fault == "direction" and one.force is not None:
            expected = f"opposite to {one.force.direction}"
            told.setdefault(one.force.pointer, (one.force, expected, one.told))
    for push in turned_supports(claims):
        told.setdefault(push.pointer, (push, "upward", "what supports it pushes upward"))
    for end in uneven_ends(claims):
        if end.turned:
            why = "a line without weight is pulled both ways"
            told.setdefault(end.force.pointer, (end.force, end.expected, why))
    for drawn, other in towards_itself(claims):
        if other is None:
            why = "nothing is drawn toward itself"
            told.setdefault(drawn.pointer, (drawn, f"away from the {drawn.target}", why))
    for held in one_sided(claims):
        if (force := held.turned) is not None:
            why = f"it holds the {held.body}, so it must point upward"
            told.setdefault(force.pointer, (force, "upward", why))
    for force, expected, why in told.values():
        pointer = f"{force.pointer}/direction"
        message = f"{force.name} on the {force.target} points {force.direction}; {why}"
        yield Finding(CODE, LABEL, FIELD, pointer, message, force.direction, expected)


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every listed force whose direction none of its declarations has."""
    present = tuple(acting(case, perhaps=True))
    items = listed(case)
    right = {
        plain(item.claim.target)
        for item in items
        for spec in item.specs
        if spec in present and points_wrong(case, item, spec) is False
    }
    for item in items:
        if is_beside(case, item, items):
            continue
        if is_partner(case, item, items):
            continue
        specs = [spec for spec in item.specs if spec in present]
        verdicts = [points_wrong(case, item, spec) for spec in specs]
        if not verdicts or not all(verdicts):
            continue
        if plain(item.claim.target) not in right and is_mirrored(case.claims, item.claim):
            continue
        direction = next(d for d in case.family.directions if d.name == specs[0].direction)
        expected = worded(case, direction.phrases[0])
        yield Finding(
            CODE,
            LABEL,
            FIELD,
            f"{item.claim.pointer}/direction",
            f"{item.claim.name} on the {item.claim.target} points {item.claim.direction}; "
            f"it must point {expected}",
            item.claim.direction,
            expected,
        )
