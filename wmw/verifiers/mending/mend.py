"""The search for a mending: at the root first, then what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

from wmw.core.errors import WmwError
from wmw.core.item import Item
from wmw.core.verdict import Finding, Label, Verdict
from wmw.core.work import OverBudgetError, budget
from wmw.verifiers.case import Case
from wmw.verifiers.claims import collect
from wmw.verifiers.comparing.ordering import order_asked
from wmw.verifiers.decoding import trace_id_of
from wmw.verifiers.mending import answers, contradictions, equations, pairs, values
from wmw.verifiers.mending.changes import Change, Operation, applied, difference
from wmw.verifiers.mending.orders import mended_order
from wmw.verifiers.pipeline import judge, read_and_judged

Proposal = Callable[[Case, Mapping[str, Any], Finding], Iterator[Change]]
PROPOSALS: Mapping[str, Proposal] = {
    "WMW201": values.named_value,
    "WMW202": values.named_value,
    "WMW203": values.exchanged_values,
    "WMW204": values.positive,
    "WMW205": values.unit_changed,
    "WMW206": contradictions.exchanged_back,
    "WMW207": contradictions.as_expected,
    "WMW208": contradictions.exchanged_back,
    "WMW211": values.direction,
    "WMW212": values.magnitude,
    "WMW213": values.force_added,
    "WMW214": values.target,
    "WMW215": values.force_removed,
    "WMW216": values.force_removed,
    "WMW217": pairs.force_of_pair,
    "WMW221": values.relation,
    "WMW222": contradictions.relation_removed,
    "WMW301": equations.equation,
    "WMW302": equations.number_in_text,
    "WMW303": equations.number_in_text,
    "WMW304": answers.clause,
    "WMW306": contradictions.number_converted,
    "WMW311": contradictions.result,
    "WMW312": answers.clause,
    "WMW313": answers.number_in_change,
    "WMW314": contradictions.as_the_effect_says,
    "WMW315": contradictions.exchanged_back,
    "WMW317": values.named_value,
    "WMW401": answers.answer,
    "WMW402": answers.answer,
    "WMW403": answers.answer,
    "WMW501": answers.answer,
    "WMW502": answers.answer,
    "WMW503": answers.answer,
}
"""How a finding may be mended, by its code."""
_EVEN = frozenset({"WMW217", "WMW221", "WMW502"})
"""Codes of contradictions of which either side may be wrong: no proposal is the likelier."""
_STEPS = ("WMW1", "WMW2", "WMW30", "WMW31", "WMW4", "WMW5")
"""Prefixes of codes in the order in which faults are mended: what comes first leads to the rest."""
_WORK = 2_000_000
"""Steps of work for one mending, the judging of every proposal left out."""
_PROPOSED, _ROUNDS = 4, 10
"""How many changes of one place are tried, and how many places are mended after the root."""


@dataclass(frozen=True, slots=True)
class Root:
    """A root fault: its place, its label, what is stated there and what it is mended to."""

    pointer: str
    label: Label | None
    stated: str | None
    expected: str | None

    def to_dict(self) -> dict[str, Any]:
        """Return the root as plain values, keys in a fixed order."""
        return {name: getattr(self, name) for name in ("pointer", "label", "stated", "expected")}


@dataclass(frozen=True, slots=True)
class Mended:
    """A mended trace, the JSON Patch from the stated one, and the roots that were mended."""

    trace: Mapping[str, Any]
    patch: tuple[Operation, ...]
    roots: tuple[Root, ...]

    def to_dict(self) -> dict[str, Any]:
        """Return the mending as plain dicts and lists, keys in a fixed order."""
        return {
            "id": self.trace.get("id"),
            "mended": True,
            "trace": dict(self.trace),
            "patch": [dict(operation) for operation in self.patch],
            "roots": [root.to_dict() for root in self.roots],
        }


@dataclass(frozen=True, slots=True)
class NotMended:
    """Why there is no mending: nothing is wrong, none was found, or several do as well.

    `ties` are the patches of the mendings that do as well as each other.
    """

    id: str | None
    reason: str
    ties: tuple[tuple[Operation, ...], ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """Return why there is none as plain dicts and lists, keys in a fixed order."""
        return {
            "id": self.id,
            "mended": False,
            "reason": self.reason,
            "ties": [[dict(operation) for operation in tie] for tie in self.ties],
        }


def mend(record: Mapping[str, Any], *, gold: Item | None = None) -> Mended | NotMended:
    """Return the mended trace of one that is found invalid; never raises on any record.

    The question is fixed; so is the scene where `gold` is the item that the trace answers.
    """
    try:
        return mend_unguarded(record, gold)
    except OverBudgetError:
        return NotMended(trace_id_of(record), f"a mending takes more than {_WORK} steps of work")
    except WmwError:  # a family that cannot be loaded is no matter of the trace
        raise
    except Exception as error:  # one odd trace must not end a run over many
        return NotMended(trace_id_of(record), f"internal: {type(error).__name__}")


def mend_unguarded(record: Mapping[str, Any], gold: Item | None = None) -> Mended | NotMended:
    """Mend as `mend` does, but let an error of our own through: what the tests call."""
    with budget(_WORK):
        return _searched(record, gold)


def _searched(record: Mapping[str, Any], gold: Item | None) -> Mended | NotMended:
    verdict, case = read_and_judged(record, gold)
    errors = _errors(verdict)
    if verdict.outcome != "invalid":
        return NotMended(verdict.id, f"nothing is found wrong (the verdict is {verdict.outcome})")
    read = verdict.verdict["schema"] == "valid"  # nothing else is taken apart into claims
    if errors and read and order_asked(collect(record), gold) is not None:
        return _in_order(record, gold, errors[0])
    if case is None or not errors:
        return NotMended(verdict.id, "the faults found cannot be held against the laws of a family")
    root = errors[0]
    found: list[tuple[Change, dict[str, Any]]] = []
    for change in islice(_proposed(case, record, root), _PROPOSED):
        changed = applied(record, change)
        mended = _settled(changed, gold) if changed is not None else None
        if mended is not None and all(mended != other for _, other in found):
            found.append((change, mended))
    if not found:
        return NotMended(
            verdict.id, f"no mending of {root.pointer} was found under which the trace holds"
        )
    if len(found) > 1 and root.code in _EVEN:
        ties = tuple(difference(record, mended) for _, mended in found)
        return NotMended(verdict.id, f"{len(found)} mendings of {root.pointer} do as well", ties)
    change, trace = _least(record, root, errors, found)
    mended_to = next((str(op["value"]) for op in change if "value" in op), None)
    return Mended(
        trace,
        difference(record, trace),
        (Root(root.pointer, root.label, root.stated, mended_to or root.expected),),
    )


def _in_order(record: Mapping[str, Any], gold: Item | None, root: Finding) -> Mended | NotMended:
    """Return the mending of a trace that answers a question for the order of frames."""

    def errors_of(changed: Mapping[str, Any]) -> list[Finding] | None:
        verdict = judge(changed, gold=gold)
        return None if verdict.outcome == "abstain" else _errors(verdict)

    trace = mended_order(record, errors_of)
    if trace is None:
        reason = f"no mending of {root.pointer} was found under which the trace holds"
        return NotMended(trace_id_of(record), reason)
    patch = difference(record, trace)
    mended_to = next((str(op.get("value")) for op in patch if op["path"] == root.pointer), None)
    return Mended(
        trace, patch, (Root(root.pointer, root.label, root.stated, mended_to or root.expected),)
    )


def _least(
    record: Mapping[str, Any],
    root: Finding,
    errors: list[Finding],
    found: list[tuple[Change, dict[str, Any]]],
) -> tuple[Change, dict[str, Any]]:
    """Return the likeliest mending, or the one that changes least where it is the same at the root.

    Where the fault was carried on, what repeats a number is changed with it.
    """
    first = found[0][0][0]
    alike = [pair for pair in found if pair[0][0] == first]
    carried = any(error.field != root.field for error in errors)
    if carried:
        return alike[0]
    return min(alike, key=lambda pair: len(difference(record, pair[1])))


def _errors(verdict: Verdict) -> list[Finding]:
    """Return the errors, first those of the earliest step."""
    errors = [f for f in verdict.findings if f.severity == "error"]
    return sorted(errors, key=_step)


def _step(finding: Finding) -> int:
    return next(place for place, step in enumerate(_STEPS) if finding.code.startswith(step))


def _proposed(case: Case, record: Mapping[str, Any], finding: Finding) -> Iterator[Change]:
    proposal = PROPOSALS.get(finding.code)
    if proposal is not None:
        yield from proposal(case, record, finding)


def _settled(record: dict[str, Any], gold: Item | None) -> dict[str, Any] | None:
    """Return a record with everything mended that is still wrong; None where that leads nowhere."""
    for _ in range(_ROUNDS):
        verdict, case = read_and_judged(record, gold)
        if verdict.outcome == "valid":
            return record
        errors = _errors(verdict)
        if case is None or not errors:
            return None
        best: tuple[int, dict[str, Any]] | None = None
        for change in islice(_proposed(case, record, errors[0]), _PROPOSED):
            changed = applied(record, change)
            if changed is None or changed == record:
                continue
            after, _ = read_and_judged(changed, gold)
            left = len(_errors(after))
            if best is None or left < best[0]:
                best = (left, changed)
        if best is None:
            return None
        record = best[1]
    return None
