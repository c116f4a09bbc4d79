"""How a trace is understood: as of one scene, of two states, or side by side."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from wmw.core.item import Item
from wmw.verifiers.answers.outcome_asked import asks_in_words
from wmw.verifiers.bodies.bystanders import without_bystander
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims, collect
from wmw.verifiers.comparing.by_values import sets_two_values
from wmw.verifiers.comparing.compared import judged_by_side
from wmw.verifiers.comparing.contrast import knows_all_sides
from wmw.verifiers.confusions import have_changed_places
from wmw.verifiers.doubt import misreading
from wmw.verifiers.judged import Judged
from wmw.verifiers.questions.added_later import is_read_so, with_sum
from wmw.verifiers.questions.asking import asking_sentences, asks_of_two
from wmw.verifiers.questions.unread import unread
from wmw.verifiers.scenario import Scenario, scenario_of
from wmw.verifiers.selection import (
    best_reading,
    counted_otherwise,
    of_another_regime,
    of_body_asked_for,
    of_two_states,
    rather,
    under_other_names,
    within_share,
)

ONE_STATE, OF_SUM, OF_FEWER = 60_000, 40_000, 40_000
"""Steps of work that go to one scene where there are two states, to what is added to a body, and to
a scene with a body left out."""


def understood(
    admitted: Mapping[str, Any], claims: Claims, known: tuple[str, Scenario] | None
) -> Judged | None:
    """Return the reading that is kept of a trace, of two states where the question tells of two."""
    declared = admitted.get("scenario_family")
    states = of_two_states(claims, declared) if known is None else None
    if states is not None:
        if states.explains and "transition" in states.case.decided:
            return states
        return rather(
            states, within_share(partial(_of_one_state, admitted, claims, known), ONE_STATE)
        )
    return _of_one_state(admitted, claims, known)


def _of_one_state(
    admitted: Mapping[str, Any], claims: Claims, known: tuple[str, Scenario] | None
) -> Judged | None:
    """Return the reading of one scene that is kept, or one that puts it otherwise."""
    judged = best_reading(claims, admitted.get("scenario_family"), known)
    if judged is None or not judged.explains:
        judged = under_other_names(admitted, claims, known) or judged
    if known is None and (judged is None or not judged.explains):
        judged = counted_otherwise(claims, admitted.get("scenario_family"), judged) or judged
    if known is not None:
        return judged
    judged = of_body_asked_for(admitted, claims, judged)
    return of_another_regime(claims, admitted.get("scenario_family"), judged)


def of_no_item(record: Mapping[str, Any]) -> Judged | None:
    """Return the reading that is kept of a trace of which no item is known."""
    return understood(record, collect(record), None)


def reading_with_sum(record: Mapping[str, Any]) -> Judged | None:
    """Return the reading of what is added to a body as a change of what it has, if it is one."""
    told = with_sum(record)
    if told is None:
        return None
    search = partial(_of_one_state, told.record, collect(told.record), None)
    judged = within_share(search, OF_SUM)
    if judged is None or not is_read_so(judged.case, told):
        return None
    doubt = unread(judged.case) or misreading(judged.case, judged.findings)
    return judged if doubt is None and (judged.explains or not told.in_parts) else None


def reading_without_bystander(record: Mapping[str, Any], whole: Claims) -> Judged | None:
    """Return the reading of a trace without a body that plays no part, if that explains it.

    One that finds fault is believed where the question itself says that the body plays no part.
    """
    reduced = without_bystander(record, whole)
    if reduced is None:
        return None
    first: Judged | None = None
    for claims in filter(None, (reduced.claims, reduced.bare)):
        judged = within_share(partial(understood, reduced.record, claims, None), OF_FEWER)
        if judged is None or not {"answer", "transition"} <= judged.case.decided:
            continue
        if unread(judged.case) or misreading(judged.case, judged.findings):
            continue
        if judged.explains:
            return judged
        first = first or judged
    return first if reduced.told else None


def known_of(gold: Item | None) -> tuple[str, Scenario] | None:
    """Return what an item knows of itself, with its family; None without an item."""
    return (gold.family, scenario_of(gold)) if gold is not None else None


def by_side(
    admitted: Mapping[str, Any], claims: Claims, gold: Item | None, judged: Judged | None
) -> tuple[Judged, ...]:
    """Return the readings by side of a comparison that its plain reading leaves unexplained."""
    if gold is not None or (judged is not None and judged.case.claims.later):
        return ()
    explained = judged is not None and judged.explains and "answer" in judged.case.decided
    if explained and not sets_two_values(claims.question):
        return ()
    if any(map(asks_of_two, asking_sentences(claims.question))):
        return ()  # each of them has an answer of its own
    if judged is not None and _denies_in_words(judged):
        return ()  # "what happens to its frequency" is decided, whatever either side has
    if judged is not None and _mixes_up_values(judged):
        return ()  # which value is whose is told, and each side would have what it is due
    sides = judged_by_side(claims, admitted.get("scenario_family"))
    # A regime that knows two states may have them in the other order than the words.
    wrong = any(f.pointer == "/answer/value" for side in sides for f in side.findings)
    if judged is not None and sides and _compares_itself(judged.case, sides[0].case):
        return ()
    return sides if wrong or not explained else ()


def _compares_itself(case: Case, side: Case) -> bool:
    """Tell whether a reading decides the answer, with the values of all the sides.

    It sets the later one against the earlier one, and no side against one told after it.
    """
    contrast = side.claims.contrast
    return (
        "answer" in case.decided
        and contrast is not None
        and contrast.comparison.subject > contrast.comparison.reference
        and knows_all_sides(case, contrast)
    )


def _denies_in_words(judged: Judged) -> bool:
    """Tell whether only an answer in words is wrong, in what the question's own words ask for."""
    errors = [f for f in judged.findings if f.severity == "error"]
    return (
        asks_in_words(judged.case)
        and bool(errors)
        and all(f.pointer == "/answer/value" for f in errors)
    )


def _mixes_up_values(judged: Judged) -> bool:
    """Tell whether all that is wrong is that state 0 has values of another of two bodies."""
    errors = [f for f in judged.findings if f.severity == "error"]
    case = judged.case
    moved = {b.claim.pointer for b in case.state if have_changed_places(case, b)} if errors else ()
    return (
        bool(errors)
        and all(f.field == "state" and (f.label == "object" or f.pointer in moved) for f in errors)
        and {"answer", "transition"} <= judged.case.decided
        and misreading(judged.case, judged.findings) is None
    )
