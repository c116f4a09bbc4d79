"""A listed force does not act here.

What it does: a force with a stated size whose name belongs to a force of this family, but to none
that acts in this regime (a push nobody gives, friction on a smooth surface), has no place in the
list; of a scene whose forces are not declared nothing is said. An entry without a size, a
component, a resultant, a force that the question mentions or gives the size of, and the pull of a
rope that it mentions are left alone. Nor does a force of inertia act where the question looks on
from the ground, and an outward force that takes away the whole inward one on what goes round. A
force of the motion, a normal force of nothing that is touched, the weight listed twice or again by
its part along a slope, and the pull of a body beside the line through which it pulls are no forces.

Why it is bad: a force that does not exist would change the motion.

Example: `{"name": "kinetic friction", "magnitude": 9.6}` on a frictionless incline.

Use instead: leave the entry out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from wmw.core.family import ForceSpec, in_regime
from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement
from wmw.core.tolerance import Agreement, agrees
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.answers.agreeing import agrees_with
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.forces.free_flight import (
    drags_of_none,
    frictions_of_none,
    lasting_throws,
    thrown_on,
)
from wmw.verifiers.forces.line_pulls import balanced_round
from wmw.verifiers.forces.listed import acting, is_component, is_resultant, listed
from wmw.verifiers.forces.no_such_force import exerted_by_nothing
from wmw.verifiers.forces.towards_itself import pushed_from_afar
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain

CODE = "WMW215"
LABEL: Label = "force"
FIELD: FieldName = "state"

_OTHER_FRAME = re.compile(
    r"\bnon ?inertial\b|\bco ?(?:moving|rotating)\b|\b(?:point of view|viewpoint|perspective)\b"
    r"|\b(?:felt|experienced|seen) by\b|\b(?:feels|viewed|seen) from (?:inside|in|within)\b"
)
_OF_PARTS = frozenset({"horizontal", "vertical", "component"})


_INERTIAL = re.compile(
    r"\b(?:as )?seen (?:from|by)(?: \w+){0,3}"
    r" (?:ground|roadside|outside|observer at rest|lab|laboratory)\b"
    r"|\b(?:in |from )?(?:the |a |an )?(?:ground|earth|road|inertial|laboratory|lab)(?:'s)?"
    r" (?:reference )?frame\b"
    r"|\bframe of (?:reference of )?the (?:ground|road|laboratory)\b",
    re.I,
)
_GRAVITY = "gravity"
"""The one force of a family whose bodies are in free flight."""
_ROPES = frozenset({"tension", "string", "rope", "cord", "cable", "thread", "wire", "chain"})
_CUT = re.compile(r"\b(?:cuts?|breaks?|broken|snaps?|snapped|slack|let go|released?|removed?)\b")
_STEADILY = (
    r"\b{}(?:s|ed|ing) (?:[a-z]+ ){{0,3}}(?:slowly|steadily|at constant (?:speed|velocity))\b"
)
"""What is lifted steadily is so by a lift that lasts."""
_OF_INERTIA = re.compile(r"\b(?:centrifugal|coriolis|fictitious|pseudo ?force)\b")


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for every force of inertia where the question looks on from outside."""
    for claim in balanced_round(claims):
        yield _finding(claim)
        return
    if not _INERTIAL.search(claims.question) or _OF_INERTIA.search(plain(claims.question)):
        return
    if _turns_along(claims):
        return
    for claim in claims.forces:
        told = claim.direction if claim.magnitude is None else claim.magnitude.si > 0
        if told and _OF_INERTIA.search(plain(claim.name)):
            yield _finding(claim)


def of_unread(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for every force of a throw in flight, of friction on ice, and of nothing."""
    rubbing = (*frictions_of_none(claims), *drags_of_none(claims))
    found = (*lasting_throws(claims), *rubbing, *exerted_by_nothing(claims))
    for claim in dict.fromkeys((*found, *pushed_from_afar(claims))):
        yield _finding(claim)


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every sized force of another regime, or one that is zero in this."""
    forces = case.family.forces
    if not any(in_regime(spec.regimes, case.regime) for spec in forces):
        return  # a scene that is only read may have its laws declared, and no forces
    if not case.system.regime.drawn and not any(case.regime in spec.regimes for spec in forces):
        return  # or none but those that act in all scenes
    present = tuple(acting(case, perhaps=True))
    if {spec.name for spec in forces} == {_GRAVITY}:
        for claim in thrown_on(case.claims):
            yield _finding(claim)
    asked = plain(case.claims.question)
    for item in listed(case):
        claim = item.claim
        if claim.magnitude is None or claim.magnitude.si <= 0:
            continue
        if is_component(claim) or is_resultant(claim) or any(s in present for s in item.specs):
            continue
        name = plain(claim.name)
        known = [spec for spec in case.family.forces if name in _names(spec.words, spec.name)]
        telling = [word for word in name.split() if len(word) > 3 and word != "force"]
        if not known or any(holds_phrase(asked, word) for word in telling):
            continue
        if any(compiled(_STEADILY.format(word)).search(asked) for word in telling):
            continue
        if telling and any(_is_whole_of(telling, item.role, spec) for spec in present):
            continue
        if _is_given(case, claim.magnitude) or _is_asked_for(case, claim.magnitude):
            continue
        if _is_mentioned(case, known) and not _pulls_already(case, claim):
            continue
        if _turns_along(case.claims):
            continue  # whoever turns with the body has forces of inertia
        if any(spec.target != item.role for spec in known):
            continue
        yield _finding(claim)


def _is_asked_for(case: Case, size: Measurement) -> bool:
    """Tell whether a force has the size that the laws give for the force that is asked for."""
    asked = quantity_asked(case)
    return (
        asked is not None
        and size.read_in(case.textbook_unit(asked)) is not None
        and agrees_with(case, size, asked, case.asked[asked])
    )


def _turns_along(claims: Claims) -> bool:
    """Tell whether question or trace speaks of a frame other than that of the ground."""
    own = (text.text for text in (*claims.assumptions, *claims.evidence))
    trace = plain(_INERTIAL.sub(" ", " . ".join(own)))
    asked = plain(_INERTIAL.sub(" ", claims.question))
    return (
        holds_phrase(trace, "rotating")
        or any(_OTHER_FRAME.search(s) for s in (trace, asked))
        or any(holds_phrase(s, "frame") for s in (trace, asked))
    )


def _finding(claim: ForceClaim) -> Finding:
    message = f"there is no {claim.name} on the {claim.target} here"
    stated = f"{claim.name}: {claim.raw_magnitude}"
    return Finding(CODE, LABEL, FIELD, claim.pointer, message, stated, None)


def _is_whole_of(telling: list[str], role: str | None, spec: ForceSpec) -> bool:
    """Tell whether a force acts in parts: "hinge force" where the hinge has a horizontal force."""
    names = (set(name.split()) for name in _names(spec.words, spec.name))
    return spec.target == role and any(
        name >= {*telling, "force"} and name & _OF_PARTS for name in names
    )


def _is_mentioned(case: Case, known: Iterable[ForceSpec]) -> bool:
    """Tell whether the question speaks of the rope, the tension, of which a force may be the pull.

    Where nothing cuts it, a rope that the reading leaves out of account may pull all the same.
    """
    text = plain(case.claims.question)
    names = {
        word for spec in known for name in _names(spec.words, spec.name) for word in name.split()
    }
    ropes = _ROPES & names
    return any(holds_phrase(text, word) for word in ropes) and not _CUT.search(text)


def _pulls_already(case: Case, claim: ForceClaim) -> bool:
    """Tell whether the list has the pull of the rope, so that what is not called so is no pull."""
    pulls = {
        item.claim.name
        for item in listed(case)
        if item.claim.target == claim.target and _ROPES & {*plain(item.claim.name).split()}
    }
    return bool(pulls) and claim.name not in pulls


def _is_given(case: Case, size: Measurement) -> bool:
    """Tell whether the question gives a force of this size, whatever it calls it."""
    told = (*case.question.givens.values(), *case.question.altered.values())
    numbers = (*(given.measurement for given in told), *case.question.loose)
    return any(
        number.unit is not None
        and size.unit is not None
        and number.unit.dimension == size.unit.dimension
        and agrees(size, number.si) is Agreement.EQUAL
        for number in numbers
    )


def _names(words: tuple[str, ...], name: str) -> set[str]:
    return {plain(word) for word in (*words, name)}
