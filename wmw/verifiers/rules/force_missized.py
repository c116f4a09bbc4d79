"""A listed force has the wrong size.

What it does: recomputes the size of every listed force that the declared laws determine from the
trace's own givens, and compares it with the stated magnitude. Where no law is known, the forces on
a body that the question keeps in equilibrium must add up to zero along each line. What swings
through its lowest point at a told speed, or is hoisted with an upward acceleration, is pulled up
harder than it weighs. A weight must be that
of the mass that the trace gives the body, friction may not exceed its coefficient times the listed
normal force, a spring that one length compresses pushes with k x, and a line over an ideal pulley
pulls alike on both sides.

Why it is bad: the force balance no longer gives the motion that the trace goes on to claim.

Example: a 6.0 kg box on a 35° incline with a normal force of 58.8 N (that is m g).

Use instead: `"magnitude": 48.2`, which is m g cosθ.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.quantity import number_text
from wmw.core.tolerance import slack
from wmw.core.units import parse_unit
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims
from wmw.verifiers.forces.balance import imbalances
from wmw.verifiers.forces.force_sizes import is_own_weight, wrong_sizes
from wmw.verifiers.forces.level_floor import unequal_to_weight
from wmw.verifiers.forces.line_pulls import misheld_wheels
from wmw.verifiers.forces.listed import Listed, acting, are_of_before, listed, sizes_of
from wmw.verifiers.forces.masses_told import anothers_weight
from wmw.verifiers.forces.net_for_part import net_for_spring
from wmw.verifiers.forces.on_light_lines import unequal_afloat, uneven_ends
from wmw.verifiers.forces.weights_together import is_of_several
from wmw.verifiers.forces.weights_told import slack_at_the_lowest_point
from wmw.verifiers.vocabulary.lexicon import plain

CODE = "WMW212"
LABEL: Label = "force"
FIELD: FieldName = "state"


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding where a body is held or pulled up otherwise than it has to be."""
    for force, whole in misheld_wheels(claims):
        stated, expected = str(force.raw_magnitude), f"{number_text(whole, 3)} N"
        message = (
            f"both strands pull on the {force.target}, so the {force.name} is {expected},"
            f" not {stated}"
        )
        yield Finding(CODE, LABEL, FIELD, f"{force.pointer}/magnitude", message, stated, expected)
    for force, pull in net_for_spring(claims):
        stated, expected = str(force.raw_magnitude), f"{number_text(pull, 3)} N"
        message = f"{stated} is the net force; the {force.name} is k x, {expected}"
        yield Finding(CODE, LABEL, FIELD, f"{force.pointer}/magnitude", message, stated, expected)
    for force in slack_at_the_lowest_point(claims):
        stated = str(force.raw_magnitude)
        message = (
            f"the {force.target} is accelerated upward, so the {force.name} is larger than the"
            f" weight, not {stated}"
        )
        pointer = f"{force.pointer}/magnitude"
        yield Finding(CODE, LABEL, FIELD, pointer, message, stated, "more than the weight")


def of_unread(claims: Claims) -> Iterator[Finding]:
    """Yield a finding where its own body's numbers, or a balance, rule out the size of a force."""
    for wrong in wrong_sizes(claims):
        expected, stated = f"{number_text(wrong.expected, 3)} N", str(wrong.force.raw_magnitude)
        pointer = f"{wrong.force.pointer}/magnitude"
        message = f"the {wrong.force.name} on the {wrong.force.target} is {stated}, but {wrong.why}"
        yield Finding(CODE, LABEL, FIELD, pointer, message, stated, expected)
    for force, other, weight in anothers_weight(claims):
        stated, expected = str(force.raw_magnitude), f"{number_text(weight, 3)} N"
        message = f"{stated} is the weight of the {other}; the {force.target} weighs {expected}"
        yield Finding(CODE, LABEL, FIELD, f"{force.pointer}/magnitude", message, stated, expected)
    for held in unequal_to_weight(claims):
        stated, expected = str(held.force.raw_magnitude), f"{number_text(held.expected, 3)} N"
        message = (
            f"the {held.force.name} alone holds the {held.force.target} up: it is as large as the"
            f" {held.weight.name}, {expected}, not {stated}"
        )
        pointer = f"{held.force.pointer}/magnitude"
        yield Finding(CODE, LABEL, FIELD, pointer, message, stated, expected)
    for one in imbalances(claims):
        if one.fault == "size" and one.force is not None:
            pointer = f"{one.force.pointer}/magnitude"
            expected = f"{number_text(one.expected, 3)} N"
            message = f"{one.told}: the {one.force.name} is not {one.force.raw_magnitude}"
            stated = str(one.force.raw_magnitude)
            yield Finding(CODE, LABEL, FIELD, pointer, message, stated, expected)
    for uneven in (*uneven_ends(claims), *unequal_afloat(claims)):
        if not uneven.turned:
            force, expected = uneven.force, uneven.expected
            stated = str(force.raw_magnitude)
            message = f"the {force.name} on the {force.target} is {stated}, but balances {expected}"
            pointer = f"{force.pointer}/magnitude"
            yield Finding(CODE, LABEL, FIELD, pointer, message, stated, expected)


_MOMENT = re.compile(
    r"\b(?:while|when|before|until|after|once|initial(?:ly)?|at first|held)\b", re.I
)
_LET_GO = re.compile(r"\b(?:held|holds?|at rest)\b.*\b(?:releas\w*|let go|lets go)\b", re.I | re.S)
"""Words in a force's name that make it one of a moment, and a question that tells of two."""


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every listed force whose magnitude the laws contradict."""
    newton = parse_unit("N")
    assert newton is not None
    if are_of_before(case):
        return
    present = tuple(acting(case, perhaps=True))
    items = listed(case)
    alone = len({plain(item.claim.target) for item in items}) == 1
    for item in items:
        if item.claim.magnitude is None or not _is_of_its_body(item, alone):
            continue
        if _MOMENT.search(item.claim.name) and _LET_GO.search(case.claims.question):
            continue  # "tension while held", of a question that tells of two moments
        stated = item.claim.magnitude.read_in(newton)
        sizes = [sizes_of(case, spec) for spec in item.specs if spec in present]
        if stated is None or not sizes or not all(sizes):
            continue
        known = [size for group in sizes for size in group]
        case.decide(FIELD)
        allowed = slack(stated, case.intermediates)
        if any(abs(abs(stated.si) - size) <= allowed for size in known):
            continue
        if is_own_weight(case.claims, item.claim) or is_of_several(case.claims, item.claim):
            continue
        expected = f"{number_text(known[0], 3)} N"
        yield Finding(
            CODE,
            LABEL,
            FIELD,
            f"{item.claim.pointer}/magnitude",
            f"{item.claim.name} on the {item.claim.target} is {expected} here, "
            f"not {number_text(stated.si, 3)} N",
            str(item.claim.raw_magnitude),
            expected,
            str(item.specs[0].magnitude),
        )


def _is_of_its_body(item: Listed, alone: bool) -> bool:
    """Tell whether the laws know this force on this body: a drum's weight is not the load's.

    A body that plays no role is taken for the one meant where forces are listed on no other.
    """
    if item.role is None:
        return alone
    return any(spec.target == item.role for spec in item.specs)
