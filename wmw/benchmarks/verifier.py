"""How well the verifier finds faults and names them: on typed edits and on labelled records.

Every item of a sample is judged sound and broken by every edit that applies, with the item at hand
and without it. Labelled records are traces of others, each with what is wrong with it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from wmw.core import registry
from wmw.core.errors import InputFileError
from wmw.core.item import Item
from wmw.core.streams import pick, stream
from wmw.core.verdict import LABELS, Verdict
from wmw.generators import ItemSetAsideError, generate
from wmw.perturbations import registry as edits
from wmw.perturbations.gold import Gold
from wmw.perturbations.perturb import distinct
from wmw.verifiers.mending import Mended, mend
from wmw.verifiers.pipeline import judge

Told = Callable[[str, int, int], None]
"""Called with what is being done, how much of it is done, and how much there is."""
Basis = Literal["item", "alone", "corpus"]
"""How a trace was judged: beside its item, without it, or as a record of a corpus."""


@dataclass(frozen=True, slots=True)
class Trial:
    """One trace judged: what it is, what was found, and where.

    `truth` is the label of its fault, "valid" for a sound one, "abstain" for one that cannot be
    decided. `found` is the root label, "valid", "abstain", or "several" for more than one label.
    `source` names the edit, or the file of the corpus. `at_place` says whether a finding stands at
    the faulty place, above or below it.
    """

    basis: Basis
    family: str
    source: str
    share: str
    truth: str
    found: str
    at_place: bool
    what: str
    reasons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Mending:
    """One broken trace mended: whether it came out valid, and what stood in its way."""

    source: str
    truth: str
    mended: bool
    reason: str


@dataclass(frozen=True, slots=True)
class Sample:
    """What was measured: items of each family and seed, and the trials."""

    items: int
    seed: int
    mended_items: int
    trials: tuple[Trial, ...]
    mendings: tuple[Mending, ...]


def measure(
    items: int,
    seed: int,
    corpus: Iterable[Path] = (),
    *,
    mended_items: int = 0,
    jobs: int = 1,
    told: Told | None = None,
) -> Sample:
    """Judge sound and broken traces of `items` items per family, and the records of a corpus.

    Items that the quality gates set aside are left out. Of the first `mended_items` of a family,
    every isolated edit that is found is mended, too. The figures do not depend on `jobs`.
    InputFileError for a file of the corpus that is none.
    """
    say = told or (lambda what, done, total: None)
    paths = tuple(corpus)
    trials = [trial for path in paths for trial in _of_records(path)]
    mendings: list[Mending] = []
    work = [(f, seed, i, i < mended_items) for f in registry.names() for i in range(items)]
    if jobs == 1:
        found: Iterator[tuple[list[Trial], list[Mending]]] = map(_of_item, work)
        _gather(found, trials, mendings, say, len(work))
    else:
        with ProcessPoolExecutor(jobs) as pool:
            _gather(pool.map(_of_item, work, chunksize=4), trials, mendings, say, len(work))
    return Sample(items, seed, mended_items, tuple(trials), tuple(mendings))


def _gather(
    found: Iterator[tuple[list[Trial], list[Mending]]],
    trials: list[Trial],
    mendings: list[Mending],
    say: Told,
    total: int,
) -> None:
    for done, (judged, mended) in enumerate(found, 1):
        trials += judged
        mendings += mended
        say("judging edits", done, total)


def _of_item(work: tuple[str, int, int, bool]) -> tuple[list[Trial], list[Mending]]:
    family, seed, index, mended = work
    try:
        item = generate(family, seed, index)
    except ItemSetAsideError:
        return [], []
    gold = Gold.of(item)
    trials = [
        _trial(basis, item.family, "gold", "", "valid", "", judge(gold.trace, gold=known), "")
        for basis, known in _ways(item)
    ]
    mendings: list[Mending] = []
    for edit in edits().values():
        for manner in edit.manners:
            candidates = list(distinct(gold, edit, manner))
            if not candidates:
                continue
            broken = pick(stream("measured", seed, item.id, edit.name, manner), candidates)
            name, place = f"{edit.name} ({manner})", broken.certificate.pointer
            for basis, known in _ways(item):
                verdict = judge(broken.trace, gold=known)
                trials.append(
                    _trial(basis, family, name, edit.family, edit.label, place, verdict,
                           f"{item.id}: {broken.description}")
                )  # fmt: skip
                if mended and basis == "item" and manner == "isolated":
                    mendings += _mended(broken.trace, item, verdict, name, edit.label)
    return trials, mendings


def _ways(item: Item) -> tuple[tuple[Basis, Item | None], ...]:
    return (("item", item), ("alone", None))


def _mended(
    trace: Mapping[str, Any], item: Item, verdict: Verdict, name: str, label: str
) -> Iterator[Mending]:
    if verdict.outcome != "invalid":
        return
    found = mend(trace, gold=item)
    reason = "" if isinstance(found, Mended) else found.reason
    yield Mending(name, label, isinstance(found, Mended), reason)


def _of_records(path: Path) -> Iterator[Trial]:
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise InputFileError(path, f"cannot be read ({error.strerror})") from error
    for number, line in enumerate(lines, 1):
        try:
            record = json.loads(line)
            trace, expected = record["trace"], record["expected"]
        except (ValueError, KeyError, TypeError) as error:
            raise InputFileError(
                path, "no labelled record (trace, expected, label)", number
            ) from error
        truth = record.get("label") if expected == "invalid" else expected
        family = str(trace.get("scenario_family"))
        what = f"{trace.get('id')}: {record.get('note') or ''}"
        place = record.get("pointer") or ""
        yield _trial("corpus", family, path.name, "", str(truth), place, judge(trace), what)


def _trial(
    basis: Basis,
    family: str,
    source: str,
    share: str,
    truth: str,
    place: str,
    verdict: Verdict,
    what: str,
) -> Trial:
    found: str = verdict.outcome
    if verdict.outcome == "invalid":
        found = verdict.labels[0] if len(verdict.labels) == 1 else "several"
    pointers = [f.pointer for f in verdict.findings if f.severity == "error"]
    near = any(_is_about(pointer, place) for pointer in pointers)
    reasons = tuple(a.reason for a in verdict.abstentions)
    return Trial(basis, family, source, share, truth, found, near, what, reasons)


def _is_about(one: str, other: str) -> bool:
    """Tell whether two pointers are the same, or one leads into the other."""
    return one == other or one.startswith(f"{other}/") or other.startswith(f"{one}/")


FAULTY = frozenset(LABELS)
"""What a faulty trace's truth is."""
