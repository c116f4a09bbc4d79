"""Preference pairs from what a model itself has written: its errors beside what holds.

A rejected trace is one that is found invalid. The chosen one is its mending, or else a sample of
the same question that is found valid: both are in the model's own words.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Literal, get_args

import jsonpatch
from jsonpointer import resolve_pointer

from wmw.core.item import Item
from wmw.core.pair import Certificate, Pair
from wmw.core.verdict import FIELDS
from wmw.replies import written

Origin = Literal["mending", "sample", "gold"]
"""Where the chosen trace comes from."""
Strategy = Literal["mend", "best-of-k", "both"]
STRATEGIES: tuple[Strategy, ...] = get_args(Strategy)
_VIOLATED: Mapping[str, Literal["law", "relation", "force", "consistency"]] = {
    "transition": "law",
    "relation": "relation",
    "force": "force",
    "faithfulness": "consistency",
}
"""What a fault of a label violates; a value where nothing is said."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A trace that a model wrote, with its verdict and, of an invalid one, the mending.

    `mended` is the mended trace with its own verdict, `unmended` why there is none.
    """

    trace: Mapping[str, Any]
    verdict: Mapping[str, Any]
    mended: tuple[Mapping[str, Any], Mapping[str, Any]] | None = None
    unmended: str | None = None

    @property
    def text(self) -> str:
        """What the model wrote, in the one form of all traces."""
        return written(self.trace)

    def to_json(self) -> str:
        """Return the sample as one line of JSON."""
        return json.dumps([self.trace, self.verdict, self.mended, self.unmended])

    @classmethod
    def from_json(cls, text: str | bytes) -> Sample:
        """Return the sample of `to_json`."""
        trace, verdict, mended, unmended = json.loads(text)
        return cls(trace, verdict, None if mended is None else (mended[0], mended[1]), unmended)


@dataclass(frozen=True, slots=True)
class NaturalPair:
    """A pair of a model's own: the pair, both texts and verdicts, and where chosen comes from.

    `split` is that of the bank's item, None where no bank is at hand.
    """

    pair: Pair
    origin: Origin
    split: str | None
    chosen_verdict: Mapping[str, Any]
    rejected_verdict: Mapping[str, Any]

    def to_dict(self) -> dict[str, Any]:
        """Return the pair JSON with what is known beside it, keys in a fixed order."""
        return {
            **self.pair.to_dict(),
            "origin": self.origin,
            "split": self.split,
            "chosen_text": written(self.pair.chosen),
            "rejected_text": written(self.pair.rejected),
            "chosen_verdict": dict(self.chosen_verdict),
            "rejected_verdict": dict(self.rejected_verdict),
        }

    def to_json(self) -> str:
        """Return the pair as one line of JSON."""
        return json.dumps(self.to_dict(), ensure_ascii=False, allow_nan=False)

    @classmethod
    def from_dict(cls, record: Mapping[str, Any]) -> NaturalPair:
        """Return the pair of `to_dict` (KeyError where a field lacks)."""
        names = ("origin", "split", "chosen_verdict", "rejected_verdict")
        return cls(Pair.from_dict(record), **{name: record[name] for name in names})


@dataclass(slots=True)
class Counts:
    """What became of the traces and questions; both counters are by words for a reader."""

    pairs: int = 0
    questions: int = 0
    origins: Counter[str] = field(default_factory=Counter)
    labels: Counter[str] = field(default_factory=Counter)
    left_out: Counter[str] = field(default_factory=Counter)

    def add(self, pair: NaturalPair) -> None:
        """Count a pair."""
        self.pairs += 1
        self.origins[pair.origin] += 1
        self.labels[pair.pair.perturbation_type] += 1

    def lines(self) -> Iterator[str]:
        """Yield the counts as lines of text: pairs by origin and label, then what was left out."""
        questions = f"{self.questions} {'question' if self.questions == 1 else 'questions'}"
        yield f"{self.pairs} {'pair' if self.pairs == 1 else 'pairs'} of {questions}"
        for name, counter in (("chosen", self.origins), ("labels", self.labels)):
            if counter:
                yield f"{name}: " + ", ".join(f"{key} {n}" for key, n in sorted(counter.items()))
        for reason, number in sorted(self.left_out.items()):
            yield f"left out: {reason}: {number}"


@dataclass(frozen=True, slots=True)
class Chosen:
    """A trace that may be chosen, and its verdict."""

    origin: Origin
    trace: Mapping[str, Any]
    verdict: Mapping[str, Any]


def pairs_of_question(
    samples: Sequence[Sample],
    counts: Counts,
    *,
    strategy: Strategy = "both",
    most: int = 4,
    item: Item | None = None,
    gold: Chosen | None = None,
    split: str | None = None,
) -> list[NaturalPair]:
    """Return up to `most` pairs of the samples of one question, and count what is left out.

    The worst of the invalid samples come first: those with the most invalid fields, then with the
    most findings. Each has its mending, or else a valid sample, before any has a second one; `gold`
    is taken for those that have neither.
    """
    counts.questions += 1
    rejected = _rejected(samples, counts)
    valid = sorted(
        (sample for sample in samples if sample.verdict["outcome"] == "valid"), key=_doubts
    )
    if samples and len(valid) == len(samples):
        counts.left_out["questions of which all samples are valid"] += 1
    found: list[NaturalPair] = []
    seen: set[tuple[str, str]] = set()
    rounds = [
        _beside(sample, place, valid, strategy, gold) for place, sample in enumerate(rejected)
    ]
    for sample, beside in zip(rejected, rounds, strict=True):
        if not beside:
            counts.left_out[f"invalid traces without a valid one beside them ({_why(sample)})"] += 1
    for turn in range(max(map(len, rounds), default=0)):
        for sample, beside in zip(rejected, rounds, strict=True):
            if turn >= len(beside):
                continue
            chosen = beside[turn]
            texts = (written(chosen.trace), sample.text)
            if texts[0] == texts[1]:
                counts.left_out["pairs of equal texts"] += 1
                continue
            if texts in seen:  # a valid sample that says what the mending does
                counts.left_out["pairs that come twice"] += 1
                continue
            if len(found) == most:
                counts.left_out["pairs over the maximum of their question"] += 1
                continue
            seen.add(texts)
            pair = _pair(sample, chosen, item, split)
            counts.add(pair)
            found.append(pair)
    return found


def _rejected(samples: Sequence[Sample], counts: Counts) -> list[Sample]:
    """Return the invalid samples, the worst first, each text once."""
    found: dict[str, Sample] = {}
    for sample in samples:
        outcome = sample.verdict["outcome"]
        if outcome == "abstain":
            counts.left_out["traces on which the verifier abstains"] += 1
        elif outcome == "invalid" and _root(sample.verdict) is None:
            counts.left_out["texts that are no trace, or whose fault has no label"] += 1
        elif outcome == "invalid" and sample.text in found:
            counts.left_out["invalid traces that say the same as another one"] += 1
        elif outcome == "invalid":
            found[sample.text] = sample
    return sorted(found.values(), key=_faults)


def _faults(sample: Sample) -> tuple[int, int]:
    """Sort the worst sample first: by invalid fields, then by errors."""
    fields = [sample.verdict["verdict"][name] for name in FIELDS]
    errors = sum(finding["severity"] == "error" for finding in sample.verdict["findings"])
    return -fields.count("invalid"), -errors


def _doubts(sample: Sample) -> tuple[int, int]:
    """Sort the best sample first: by fields left open, then by notes."""
    fields = [sample.verdict["verdict"][name] for name in FIELDS]
    return fields.count("abstain"), len(sample.verdict["findings"])


def _beside(
    sample: Sample, place: int, valid: Sequence[Sample], strategy: Strategy, gold: Chosen | None
) -> list[Chosen]:
    """Return what may be chosen beside an invalid sample, what is preferred first.

    The valid samples begin at another one for each invalid sample, so that all have their turn.
    """
    found: list[Chosen] = []
    if strategy != "best-of-k" and sample.mended is not None:
        found.append(Chosen("mending", *sample.mended))
    if strategy != "mend":
        start = place % len(valid) if valid else 0
        turned = (*valid[start:], *valid[:start])
        found += [Chosen("sample", other.trace, other.verdict) for other in turned]
    if not found and gold is not None:
        found.append(gold)
    return found


def _why(sample: Sample) -> str:
    """Return why a sample has no mending, without what is its alone."""
    if sample.unmended is None:
        return "no mending was asked for"
    if "do as well" in sample.unmended:
        return "several mendings do as well"
    return "no mending was found"


def _root(verdict: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """Return the finding that tells the first root fault; None where no label is told."""
    for label in verdict["labels"]:
        for finding in verdict["findings"]:
            if finding["severity"] == "error" and finding["label"] == label:
                return dict(finding)
    return None


def _said(trace: Mapping[str, Any], pointer: str) -> str:
    """Return what a trace says at a pointer, "" where that is no single value."""
    found = resolve_pointer(trace, pointer, None)
    return str(found) if isinstance(found, str | int | float) else ""


def _pair(sample: Sample, chosen: Chosen, item: Item | None, split: str | None) -> NaturalPair:
    finding = _root(sample.verdict)
    assert finding is not None  # others are left out
    rejected = dict(sample.trace)
    patch = jsonpatch.make_patch(dict(chosen.trace), rejected).patch
    texts = f"{written(chosen.trace)}\0{sample.text}"
    name = item.id if item is not None else str(rejected.get("id") or "trace")
    fields = [sample.verdict["verdict"][field] for field in FIELDS]
    certificate = Certificate(
        _VIOLATED.get(finding["label"], "value"),
        finding["pointer"],
        finding["stated"] or "",
        finding["expected"] or _said(chosen.trace, finding["pointer"]),
        law=finding["law"],
    )
    pair = Pair(
        id=f"{name}-{chosen.origin}-{sha256(texts.encode()).hexdigest()[:10]}",
        source_trace_id=name,
        chosen=dict(chosen.trace),
        rejected=rejected,
        patch=tuple(patch),
        perturbation_type=finding["label"],
        perturbation_name=finding["code"],
        perturbation_field=finding["pointer"],
        perturbation_family="seen",
        carried=fields.count("invalid") > 1,
        certificate=certificate,
        description=finding["message"],
    )
    return NaturalPair(pair, chosen.origin, split, chosen.verdict, sample.verdict)
