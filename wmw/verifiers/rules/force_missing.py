"""A force that acts is not in the force list.

What it does: a non-empty force list claims to be complete along each axis on which it lists a
force. Where every listed force is understood, a declared force that acts along such an axis and is
not listed is missing. So is a weight that the question tells of a body whose other listed forces
balance without it, and the second strand of a rope over a pulley. An empty list claims nothing.
Where no law is known, the forces on a body that the question keeps in equilibrium must add up to
zero along each line, and what hangs, rests or floats has more than its weight. Where the question
tells a coefficient of friction, or the pressure of the air on a piston, a list along that line has
friction, or the air's push; and a list that has the weight of one of two by name has that of the
other, if it is asked about. What acts on one of two like bodies that are held alike, or on one side
of a collision, acts on the other as well.

Why it is bad: Newton's law put together from an incomplete list gives another motion.

Example: gravity and the normal force on a box that slides down a rough incline, without friction.

Use instead: list kinetic friction, up the incline, as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.family import ForceSpec, in_regime
from wmw.core.patterns import compiled
from wmw.core.tolerance import Agreement, agrees
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims
from wmw.verifiers.forces.alike_forces import unanswered, weightless
from wmw.verifiers.forces.at_one_end import pulled_at_one_end
from wmw.verifiers.forces.balance import imbalances
from wmw.verifiers.forces.borne import unlisted
from wmw.verifiers.forces.by_scene import driven_one_way, relied_on
from wmw.verifiers.forces.forces_left_out import left_out
from wmw.verifiers.forces.held_bodies import one_sided
from wmw.verifiers.forces.level_floor import unheld
from wmw.verifiers.forces.line_pulls import hung_by_one_strand, strand_missing, turned_by_nothing
from wmw.verifiers.forces.listed import (
    Listed,
    acting,
    acts_back,
    are_of_before,
    is_resultant,
    listed,
    sizes_of,
    vector_of,
)
from wmw.verifiers.forces.marked_forces import lacking_of_two, uneven
from wmw.verifiers.forces.reactions import size_of
from wmw.verifiers.forces.weights_together import is_of_several
from wmw.verifiers.forces.weights_told import own_weight_missing
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.vocabulary.lexicon import find_phrase, plain
from wmw.verifiers.wording import worded

CODE = "WMW213"
LABEL: Label = "force"
FIELD: FieldName = "state"

_ALONG = 0.05
_FLIES = (
    r"(?: of [a-z]+)?(?: (?:that|which|is|was|then))*"
    r" (?:flies|flying|flew|thrown|fired|shot|hurled)\b"
)
"""What the question tells of a body that nothing bears."""
_TWO_STATES = re.compile(
    r"\b(?:first|initially|originally) (?:\w+ )?(?:horizontal|level|flat|upright|vertical)\b"
    r"[^?]*\b(?:then|later|afterwards?|finally|now)\b"
    r"|\b(?:is|lies|stands|rests) (?:\w+ )?(?:horizontal|level|flat)(?:ly)?(?: at)? first\b"
)
"""Where a board lies level first and is tilted then: a list of forces may be of either state."""


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding where the question tells a weight that the list balances without."""
    for body, weight in own_weight_missing(claims):
        message = f"the list of forces on the {body} lacks its own weight, {weight} downward"
        yield Finding(CODE, LABEL, FIELD, "/state_0/forces", message, None, weight)
    for body in (*strand_missing(claims), *hung_by_one_strand(claims)):
        message = f"the list of forces on the {body} has the pull of one side of the rope alone"
        yield Finding(CODE, LABEL, FIELD, "/state_0/forces", message, None, "both sides")
    for body in turned_by_nothing(claims):
        message = f"nothing in the list turns the {body} round: all forces on it are upright"
        yield Finding(CODE, LABEL, FIELD, "/state_0/forces", message, None, "a force inward")


def of_unread(claims: Claims) -> Iterator[Finding]:
    """Yield a finding where the forces on a body in equilibrium lack one."""
    for one in imbalances(claims):
        if one.fault == "missing":
            message = f"{one.told}: the list lacks a force, or has one of another size"
            yield Finding(CODE, LABEL, FIELD, "/state_0/forces", message, None, None)
    for body in driven_one_way(claims):
        message = f"the {body} moves steadily, and all forces along its way point the same way"
        yield Finding(CODE, LABEL, FIELD, "/state_0/forces", message, None, "forces both ways")
    for body, lacking in relied_on(claims):
        message = f"the list of forces on the {body} lacks the {lacking}, which the trace relies on"
        yield Finding(CODE, LABEL, FIELD, "/state_0/forces", message, None, lacking)
    for body, lacking in left_out(claims):
        message = f"the list of forces on the {body} lacks {lacking}, which the question tells of"
        yield Finding(CODE, LABEL, FIELD, "/state_0/forces", message, None, lacking)
    for body in weightless(claims):
        message = f"the list has the weight of its like, and no force on the {body}"
        yield Finding(CODE, LABEL, FIELD, "/state_0/forces", message, None, f"weight of {body}")
    without = ((body, name) for double, body, name in uneven(claims) if double is None)
    for body, stem in dict.fromkeys((*lacking_of_two(claims), *without)):
        message = f"the list has the {stem} on the one of the two, and none on the {body}"
        yield Finding(CODE, LABEL, FIELD, "/state_0/forces", message, None, f"{stem} on {body}")
    for body in pulled_at_one_end(claims):
        message = f"the line pulls at both ends, and the list has no tension on the {body}"
        yield Finding(
            CODE, LABEL, FIELD, "/state_0/forces", message, None, f"tension on the {body}"
        )
    for body in unanswered(claims):
        message = f"the two push each other, and the list has no force on the {body}"
        yield Finding(CODE, LABEL, FIELD, "/state_0/forces", message, None, f"force on the {body}")
    for body in unheld(claims):
        message = f"nothing in the list holds up the {body}, as something does its like"
        yield Finding(CODE, LABEL, FIELD, "/state_0/forces", message, None, "a normal force")
    for left in unlisted(claims):
        message = f"the list of forces on the {left.bar} lacks {left.lacking}"
        yield Finding(CODE, LABEL, FIELD, "/state_0/forces", message, None, left.lacking)
    for held in one_sided(claims):
        if held.turned is None:
            message = f"the list of forces on the {held.body} lacks {held.lacking}"
            yield Finding(CODE, LABEL, FIELD, "/state_0/forces", message, None, held.lacking)


def _is_the_asked_one_alone(case: Case) -> bool:
    """Tell whether nothing is listed but the force that is asked about: no list of all forces."""
    if len(case.claims.forces) != 1:
        return False
    asked = plain(" . ".join(asking_sentences(case.claims.question)))
    return find_phrase(asked, plain(case.claims.forces[0].name)) >= 0


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every acting force that a list which claims completeness leaves out."""
    items = listed(case)
    if any(not item.specs and not is_resultant(item.claim) for item in items):
        return
    if are_of_before(case) or _is_the_asked_one_alone(case):
        return
    for spec in acting(case):
        if not _acts_in_any_case(case, spec) or not _in_sight(case, spec):
            continue
        here = [item for item in items if item.role == spec.target]
        if not here or any(spec in item.specs for item in here):
            continue
        if any(spec in item.specs and not acts_back(case, item, items) for item in items):
            continue  # told as a force on the wrong body
        if spec.direction == "down" and any(is_of_several(case.claims, i.claim) for i in here):
            continue
        if _TWO_STATES.search(plain(case.claims.question)) and not _stays(spec):
            continue
        if spec.name == "normal force" and _flies(case, here[0].claim.target):
            continue
        if any(item.role is None or _goes_by_another_name(case, spec, item) for item in items):
            continue
        mine = vector_of(case, spec.direction)
        others = [vector_of(case, item.specs[0].direction) for item in here if item.specs]
        if mine is None or not any(
            other is not None and abs(mine[0] * other[0] + mine[1] * other[1]) > _ALONG
            for other in others
        ):
            continue
        direction = next(d for d in case.family.directions if d.name == spec.direction)
        expected = f"{spec.name}, {worded(case, direction.phrases[0])}"
        yield Finding(
            CODE,
            LABEL,
            FIELD,
            "/state_0/forces",
            f"the list of forces on the {here[0].claim.target} lacks {expected}",
            None,
            expected,
        )


def _goes_by_another_name(case: Case, spec: ForceSpec, item: Listed) -> bool:
    """Tell whether a listed force has the size of a declared one, and not of what it was taken for.

    Beside the "push of the block" the "Mg" on a plank is the plank's own weight, and a "left load"
    on it is no weight of another body.
    """
    size = size_of(item.claim)
    if item.role != spec.target:
        return False
    if item.specs and all(other.target != item.role for other in item.specs):
        return True
    if size is None:
        return False

    def fits(one: ForceSpec) -> bool:
        return any(agrees(size, value) is Agreement.EQUAL for value in sizes_of(case, one))

    return fits(spec) and not any(fits(other) for other in item.specs)


def _stays(spec: ForceSpec) -> bool:
    """Tell whether a force acts before and after anything is altered: a weight, or a support's."""
    return spec.name == "gravity" or spec.name.startswith("normal")


def _flies(case: Case, body: str) -> bool:
    """Tell whether the question has a body fly, so that no surface need bear it."""
    name = re.escape(plain(body))
    return compiled(rf"\b{name}{_FLIES}").search(plain(case.claims.question)) is not None


def _acts_in_any_case(case: Case, spec: ForceSpec) -> bool:
    """Tell whether the force acts whichever way the outcome that is asked for turns out.

    "Does it float or sink?": the bottom does not yet push on the body.
    """
    open_ones = {
        regime
        for outcome in case.family.outcomes
        if outcome.name in case.asked_outcomes
        for regime in outcome.regimes
        if regime in case.question.regimes
    }
    return all(
        any(
            in_regime(other.regimes, regime)
            and other.target == spec.target
            and set(other.words) & set(spec.words)
            for other in case.family.forces
        )
        for regime in open_ones
    )


def _in_sight(case: Case, spec: ForceSpec) -> bool:
    """Tell whether question or bodies show what exerts the force, where that is declared."""
    shown = plain(" . ".join((case.claims.question, *case.claims.bodies)))
    return not spec.seen or any(find_phrase(shown, word) >= 0 for word in spec.seen)
