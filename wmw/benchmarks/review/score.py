"""The score of a review: how far annotators agree, with one another and with the bank."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from wmw.benchmarks.review.agreement import Agreement, agreement
from wmw.benchmarks.review.record import Key, Record
from wmw.benchmarks.review.sheet import Answer, Problem, read_sheet
from wmw.core.shares import Share
from wmw.core.verdict import LABELS, Label

Answers = Mapping[str, Answer]
FIRST, SECOND, ADJUDICATED = "A", "B", "adjudicated"


@dataclass(frozen=True, slots=True)
class LabelAgreement:
    """How far two annotators agree where one label applies, and how often either gave it."""

    agreement: Agreement
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class AgainstKey:
    """How the answers of one annotator stand to what the bank says.

    `sound` are chosen traces called valid, `broken` rejected ones called invalid; `cant_tell`
    counts among both. `label` is the right label among rejected traces called invalid.
    """

    who: str
    sound: Share
    broken: Share
    cant_tell: Share
    label: Share
    by_label: Mapping[Label, tuple[Share, Share]]


@dataclass(frozen=True, slots=True)
class Score:
    """All that a review tells. `disagreed` are the records on which the two annotators differ.

    `against_bank` are the records on which the last word of people is another than the bank's: the
    adjudicated one where it is given, else what both annotators say.
    """

    key: Key
    verdict: Agreement
    labels: Mapping[Label, LabelAgreement]
    raters: tuple[AgainstKey, ...]
    disagreed: tuple[Record, ...]
    against_bank: tuple[tuple[Record, Answer], ...]
    adjudicated: bool


def score(key: Key, one: Answers, other: Answers, adjudicated: Answers | None = None) -> Score:
    """Return the score of two annotators' answers to all records of a key.

    `adjudicated` holds the last word on the records on which they differ.
    """
    names = [record.name for record in key.records]
    pairs = [(one[name], other[name]) for name in names]
    split = disagreed(key, one, other)
    settled = {name: one[name] for name in names if name not in {r.name for r in split}}
    settled |= adjudicated or {}
    raters = [against(key, FIRST, one), against(key, SECOND, other)]
    if adjudicated is not None:
        raters.append(against(key, ADJUDICATED, settled))
    return Score(
        key,
        agreement([a.verdict for a, _ in pairs], [b.verdict for _, b in pairs]),
        {label: _on_label(label, pairs) for label in LABELS},
        tuple(raters),
        split,
        tuple(
            (record, settled[record.name])
            for record in key.records
            if record.name in settled and not _as_bank(record, settled[record.name])
        ),
        adjudicated is not None,
    )


def disagreed(key: Key, one: Answers, other: Answers) -> tuple[Record, ...]:
    """Return the records to which two annotators gave another verdict, or another label."""
    return tuple(
        record
        for record in key.records
        if (one[record.name].verdict, one[record.name].label)
        != (other[record.name].verdict, other[record.name].label)
    )


def against(key: Key, who: str, answers: Answers) -> AgainstKey:
    """Hold one annotator's answers against the bank."""
    sound = [answers[record.name] for record in key.records if record.is_sound]
    broken = [(record, answers[record.name]) for record in key.records if not record.is_sound]
    return AgainstKey(
        who,
        Share(sum(answer.verdict == "valid" for answer in sound), len(sound)),
        _found(broken),
        Share(sum(a.verdict == "can't tell" for a in answers.values()), len(answers)),
        _named(broken),
        {
            label: (_found(own), _named(own))
            for label in LABELS
            if (own := [pair for pair in broken if pair[0].label == label])
        },
    )


def read_answers(
    key: Key, one: Path, other: Path, adjudicated: Path | None = None
) -> tuple[list[Answers], list[Problem]]:
    """Read two filled sheets, and the adjudicated one on what they disagree about.

    Returns the answers of each sheet and all that is wrong in any. Raises InputFileError for a
    file that is no sheet.
    """
    names = [record.name for record in key.records]
    read = [read_sheet(path, names) for path in (one, other)]
    problems = [problem for _, found in read for problem in found]
    answers: list[Answers] = [found for found, _ in read]
    if adjudicated is not None and not problems:
        split = [record.name for record in disagreed(key, *answers)]
        last, more = read_sheet(adjudicated, split)
        answers.append(last)
        problems += more
    return answers, problems


def _on_label(label: Label, pairs: Sequence[tuple[Answer, Answer]]) -> LabelAgreement:
    mine, theirs = [a.label == label for a, _ in pairs], [b.label == label for _, b in pairs]
    return LabelAgreement(agreement(mine, theirs), sum(mine), sum(theirs))


def _found(broken: Sequence[tuple[Record, Answer]]) -> Share:
    return Share(sum(answer.verdict == "invalid" for _, answer in broken), len(broken))


def _named(broken: Sequence[tuple[Record, Answer]]) -> Share:
    called = [(record, answer) for record, answer in broken if answer.verdict == "invalid"]
    return Share(sum(answer.label == record.label for record, answer in called), len(called))


def _as_bank(record: Record, answer: Answer) -> bool:
    """Whether an answer does not contradict the bank; "can't tell" contradicts nothing."""
    if answer.verdict == "can't tell":
        return True
    return (answer.verdict == "valid") == record.is_sound and answer.label == record.label
