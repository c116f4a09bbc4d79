"""The score of a review as text for a terminal, as a page, and as plain dicts for JSON."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from wmw.benchmarks.review.agreement import Agreement
from wmw.benchmarks.review.record import Record
from wmw.benchmarks.review.score import AgainstKey, Score
from wmw.benchmarks.review.sheet import Answer
from wmw.core.shares import Share

Rows = list[tuple[str, ...]]


def text(score: Score) -> str:
    """Return the score as aligned columns."""
    parts = [f"{line}\n" for line in _opening(score)]
    for title, rows in _tables(score):
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        parts.append(f"\n{title}\n")
        for row in rows:
            cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
            parts.append(f"  {'  '.join(cells).rstrip()}\n")
    return "".join(parts)


def page(score: Score) -> str:
    """Return the score as a page in Markdown, with the records on which people and bank differ."""
    bank = score.key.head["bank"]
    parts = [
        "# Review",
        "",
        "Written by `wmw audit score`. Two annotators judged the same traces without knowing what",
        "the bank says of them. κ is Cohen's: 1 is full agreement, 0 what chance alone gives.",
        "Intervals are 95%: by a bootstrap over records, those of shares after Wilson.",
        "",
        f"The bank: {bank['items']} traces of seed {bank['seed']}, manifest "
        f"`{bank['manifest_sha256'][:16]}`; the sample: seed {score.key.head['seed']}. "
        + " ".join(_opening(score)),
    ]
    for title, rows in _tables(score):
        parts += ["", f"## {title[0].upper()}{title[1:]}", "", *_markdown(rows)]
    parts += ["", "## Where people and bank differ", ""]
    if not score.against_bank:
        parts.append("Nowhere.")
    else:
        last = "the adjudicated answer" if score.adjudicated else "what both annotators say"
        parts += [f"By {last}, where it is decided.", "", *_markdown(_differing(score))]
    return "\n".join([*parts, ""])


def record(score: Score) -> dict[str, Any]:
    """Return the score as plain dicts and lists; what is undefined is None."""
    return {
        "bank": dict(score.key.head["bank"]),
        "sample": {name: score.key.head[name] for name in ("kind", "seed", "n")},
        "records": len(score.key.records),
        "verdict": _agreement(score.verdict),
        "labels": {
            label: {**_agreement(on.agreement), "given": {"A": on.first, "B": on.second}}
            for label, on in score.labels.items()
        },
        "against_key": {rater.who: _against(rater) for rater in score.raters},
        "disagreements": [found.name for found in score.disagreed],
        "people_against_bank": [
            {
                "record": found.name,
                "pair": found.pair,
                "trace": found.source_trace_id,
                "bank": {"side": found.side, "label": found.label, "pointer": found.pointer},
                "people": {
                    "verdict": answer.verdict, "label": answer.label,
                    "field": answer.field, "comment": answer.comment,
                },
            }
            for found, answer in score.against_bank
        ],
    }  # fmt: skip


def _opening(score: Score) -> Iterator[str]:
    records = score.key.records
    sound = sum(found.is_sound for found in records)
    yield f"{len(records)} records: {sound} chosen, {len(records) - sound} rejected."
    count = len(score.disagreed)
    settled = ", adjudicated" if score.adjudicated and count else ""
    yield f"{count} disagreement{'' if count == 1 else 's'} on verdict or label{settled}."


def _tables(score: Score) -> Iterator[tuple[str, Rows]]:
    yield (
        "how far the annotators agree",
        [
            ("", "agreement", "κ", "given by A", "given by B"),
            ("verdict", str(score.verdict.raw), str(score.verdict.kappa), "", ""),
            *(
                (
                    label,
                    str(on.agreement.raw),
                    str(on.agreement.kappa),
                    f"{on.first}",
                    f"{on.second}",
                )
                for label, on in score.labels.items()
            ),
        ],
    )
    raters = score.raters
    yield (
        "what the bank says",
        [
            ("", *(rater.who for rater in raters)),
            ("chosen called valid", *(_shown(rater.sound) for rater in raters)),
            ("rejected called invalid", *(_shown(rater.broken) for rater in raters)),
            ("and the label right", *(_shown(rater.label) for rater in raters)),
            ("can't tell", *(_shown(rater.cant_tell) for rater in raters)),
        ],
    )
    if raters[0].by_label:
        yield (
            "rejected traces by the bank's label: called invalid, and with this label",
            [
                ("", *(rater.who for rater in raters)),
                *(
                    (label, *(" · ".join(map(_counted, r.by_label[label])) for r in raters))
                    for label in raters[0].by_label
                ),
            ],
        )


def _differing(score: Score) -> Rows:
    return [
        ("record", "pair or trace", "the bank", "people", "place", "comment"),
        *(_difference(found, answer) for found, answer in score.against_bank),
    ]


def _difference(found: Record, answer: Answer) -> tuple[str, ...]:
    bank = "sound" if found.is_sound else f"{found.label} at {found.pointer}"
    people = " ".join(filter(None, (answer.verdict, answer.label)))
    name = found.pair or found.source_trace_id
    return (found.name, name, bank, people, answer.field, answer.comment)


def _markdown(rows: Rows) -> Iterator[str]:
    head, *body = ([_cell(cell) for cell in row] for row in rows)
    yield f"| {' | '.join(head)} |"
    yield f"|{' --- |' * len(head)}"
    for row in body:
        yield f"| {' | '.join(row)} |"


def _cell(text: str) -> str:
    """Return a text that stays within its cell and is no markup."""
    for sign in "\\`*_[]<>|":
        text = text.replace(sign, f"\\{sign}")
    return " ".join(text.split())


def _shown(share: Share) -> str:
    return f"{share.count} of {share.total}: {share}" if share.total else "–"


def _counted(share: Share) -> str:
    return f"{share.count} of {share.total}"


def _agreement(found: Agreement) -> dict[str, Any]:
    return {"agreement": found.raw.to_dict(), "kappa": found.kappa.to_dict()}


def _against(rater: AgainstKey) -> dict[str, Any]:
    return {
        "chosen_called_valid": _share(rater.sound),
        "rejected_called_invalid": _share(rater.broken),
        "label_right": _share(rater.label),
        "cant_tell": _share(rater.cant_tell),
        "by_label": {
            label: {"called_invalid": _share(found), "label_right": _share(named)}
            for label, (found, named) in rater.by_label.items()
        },
    }


def _share(share: Share) -> dict[str, Any]:
    known = not math.isnan(share.value)
    return {
        "count": share.count,
        "total": share.total,
        "share": round(share.value, 4) if known else None,
        "interval": [round(bound, 4) for bound in share.interval] if known else None,
    }
