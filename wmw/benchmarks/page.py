"""The page on the verifier's quality: tables, a confusion matrix, and what is missed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from wmw.benchmarks.figures import Row, outcomes, rows
from wmw.benchmarks.verifier import FAULTY, Mending, Sample, Trial
from wmw.core.shares import Share
from wmw.core.verdict import LABELS

_FOUND = (*LABELS, "several", "abstain", "valid")
_EXAMPLES = 40
"""Rows of the table of what is missed."""


def page(sample: Sample, picture: str) -> str:
    """Return the page as Markdown; `picture` is the path of the confusion matrix beside it."""
    by = {
        basis: [t for t in sample.trials if t.basis == basis]
        for basis in ("item", "alone", "corpus")
    }
    parts = [
        "# How good the verifier is",
        "",
        "Written by `wmw bench verifier`. Shares are given with their 95% interval (Wilson). A",
        "fault counts as found where the verdict is invalid, and as rightly named where its label",
        "is the only one; precision is over everything that was given a label, sound traces among",
        "it. The place is right where a finding stands at the faulty place, above it or within it.",
        "",
        f"Edits: {sample.items} items of each family (seed {sample.seed}), each broken once by",
        "every edit that applies to it, in both manners. Beside the item (its scene and givens)",
        "everything can be known; alone, a misread picture cannot be told from a true one.",
        "",
        "## Sound traces",
        "",
        *_sound(by),
        "",
        "## Edits beside their item",
        "",
        *_table(rows(by["item"])),
        "",
        *_seen(by["item"]),
        "",
        f"![What faults are taken for]({picture})",
        "",
        "## Edits alone",
        "",
        *_table(rows([t for t in by["alone"] if not _is_picture(t)])),
        "",
        "Carried misreadings of what only a picture shows are left out here: "
        + _hidden(by["alone"])
        + ".",
    ]
    if by["corpus"]:
        parts += ["", "## Labelled records", "", *_table(rows(by["corpus"]))]
    if sample.mendings:
        parts += ["", "## Mended", "", *_mended(sample)]
    parts += ["", "## What is missed", "", *_missed(by["item"] + by["corpus"]), ""]
    return "\n".join(parts)


def _is_picture(trial: Trial) -> bool:
    """Tell whether a fault is one that nothing but the scene shows."""
    misread = ("misread_digit", "exchange_digits", "take_number_of_other_given", "misconvert_given",
               "exchange_values_of_bodies", "merge_bodies")  # fmt: skip
    return trial.source.startswith(misread)


def _hidden(trials: Sequence[Trial]) -> str:
    hidden = [t for t in trials if _is_picture(t)]
    found = sum(t.found not in ("valid", "abstain") for t in hidden)
    return f"of {len(hidden)} given values that were misread, {found} are found all the same"


def _sound(by: dict[str, list[Trial]]) -> Iterator[str]:
    yield "| traces | number | valid | abstain | flagged |"
    yield "| --- | ---: | ---: | ---: | ---: |"
    names = {"item": "gold, beside the item", "alone": "gold, alone", "corpus": "labelled records"}
    for basis, name in names.items():
        found = outcomes(by[basis], "valid")
        if not found.total():
            continue
        shares = (Share(found[o], found.total()) for o in ("valid", "abstain", "invalid"))
        yield f"| {name} | {found.total()} | " + " | ".join(map(str, shares)) + " |"
    found = outcomes(by["corpus"], "abstain")
    if found.total():
        shares = (Share(found[o], found.total()) for o in ("valid", "abstain", "invalid"))
        yield (
            f"| records that cannot be decided | {found.total()} | "
            + " | ".join(map(str, shares))
            + " |"
        )


def _table(found: Sequence[Row]) -> Iterator[str]:
    yield "| label | number | found | rightly named | precision | F1 | abstains | place |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    for row in found:
        yield (
            f"| {row.label} | {row.total} | {row.invalid} | {row.right} | {row.precision} | "
            f"{row.f1:.3f} | {row.abstain} | {row.at_place} |"
        )


def _seen(trials: Sequence[Trial]) -> Iterator[str]:
    yield "| edits | number | found | rightly named |"
    yield "| --- | ---: | ---: | ---: |"
    for share, name in (("seen", "seen in training"), ("held_out", "held out")):
        row = rows([t for t in trials if t.share == share])[-1]
        yield f"| {name} | {row.total} | {row.invalid} | {row.right} |"


def _mended(sample: Sample) -> Iterator[str]:
    found = sample.mendings
    mended = Share(sum(m.mended for m in found), len(found))
    yield (
        f"Isolated edits of the first {sample.mended_items} items of each family that are found, "
        f"given to `wmw verify --fix`: {mended} of {len(found)} come back valid."
    )
    yield ""
    yield "| label | number | mended |"
    yield "| --- | ---: | ---: |"
    for label in LABELS:
        own: list[Mending] = [m for m in found if m.truth == label]
        if own:
            yield f"| {label} | {len(own)} | {Share(sum(m.mended for m in own), len(own))} |"


def _missed(trials: Sequence[Trial]) -> Iterator[str]:
    """Yield a table of what is not found or named otherwise, the most frequent first."""
    wrong = [t for t in trials if t.truth in FAULTY and t.found != t.truth]
    kinds = Counter((t.source, t.truth, t.found) for t in wrong)
    totals = Counter((t.source, t.truth) for t in trials)
    if not kinds:
        yield "Nothing."
        return
    yield "| edit or file | fault | taken for | number | example |"
    yield "| --- | --- | --- | ---: | --- |"
    for (source, truth, found), count in kinds.most_common(_EXAMPLES):
        example = next(t for t in wrong if (t.source, t.truth, t.found) == (source, truth, found))
        why = f" ({example.reasons[0]})" if example.reasons and found == "abstain" else ""
        text = f"{example.what}{why}".replace("|", "\\|").replace("\n", " ")
        yield f"| {source} | {truth} | {found} | {count} of {totals[source, truth]} | {text} |"
    if len(kinds) > _EXAMPLES:
        yield ""
        yield f"And {len(kinds) - _EXAMPLES} more kinds."


def confusion(sample: Sample, path: Path) -> None:
    """Draw what faults of each label are taken for, edits beside their item and labelled records.

    Raises OSError where the picture cannot be written.
    """
    from matplotlib.figure import Figure

    groups = [("edits beside their item", [t for t in sample.trials if t.basis == "item"])]
    corpus = [t for t in sample.trials if t.basis == "corpus"]
    if corpus:
        groups.append(("labelled records", corpus))
    figure = Figure(figsize=(6.4 * len(groups), 5.6), layout="constrained")
    axes = figure.subplots(1, len(groups), squeeze=False)[0]
    for axis, (title, trials) in zip(axes, groups, strict=True):
        counts = Counter((t.truth, t.found) for t in trials)
        truths = [
            label for label in (*LABELS, "valid", "abstain") if any(k[0] == label for k in counts)
        ]
        totals = Counter(t.truth for t in trials)
        shares = [[counts[truth, f] / totals[truth] for f in _FOUND] for truth in truths]
        axis.imshow(shares, cmap="Blues", vmin=0, vmax=1, aspect="auto")
        axis.set_xticks(range(len(_FOUND)), _FOUND, rotation=45, ha="right")
        axis.set_yticks(range(len(truths)), [f"{t} ({totals[t]})" for t in truths])
        axis.set_xlabel("verdict")
        axis.set_ylabel("truth")
        axis.set_title(title)
        for y, truth in enumerate(truths):
            for x, found in enumerate(_FOUND):
                if counts[truth, found]:
                    dark = shares[y][x] > 0.5
                    axis.text(x, y, str(counts[truth, found]), ha="center", va="center",
                              fontsize=8, color="white" if dark else "black")  # fmt: skip
    figure.savefig(path, dpi=120)
