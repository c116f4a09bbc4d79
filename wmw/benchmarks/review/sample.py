"""A blind sample of a bank for annotators, and the folder that holds it.

DIR/key/key.jsonl         what the bank says of each record; for the one who scores
DIR/key/pictures/         the pictures, for the sheet of disagreements
DIR/annotator-1/          what annotator 1 is given: sheet.csv, form.html, pictures/
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

from wmw.benchmarks.review.form import page
from wmw.benchmarks.review.record import KEY_FILE, KEY_SCHEMA, PICTURES, Key, Record, Side
from wmw.benchmarks.review.sheet import Sheet, csv_text
from wmw.benchmarks.review.strata import Candidate, drawn, sides_of
from wmw.core.errors import InputFileError, UsageError
from wmw.core.item import Item
from wmw.core.pair import Pair
from wmw.core.streams import digest, permuted, stream
from wmw.core.trace import WRITTEN_PARTS
from wmw.tracebank import pairs_of_bank, read_manifest, traces_of
from wmw.tracebank.files import sha256
from wmw.tracebank.manifest import MANIFEST
from wmw.tracebank.reading import Answers

Kind = Literal["pairs", "traces"]
Told = Callable[[str, int, int | None], None]
"""Called with what is being done, how much of it is done, and how much there is (if known)."""


def sample(
    bank: Path,
    n: int,
    seed: int,
    *,
    kind: Kind = "pairs",
    annotators: int = 2,
    told: Told | None = None,
) -> Key:
    """Draw `n` records of a bank for a review.

    Of each pair that is drawn one trace is taken, as often chosen as rejected within each label.
    The result depends on the bank's traces and pairs, `n`, `seed` and `kind`. Raises UsageError
    where the bank has too little to draw from, InputFileError for a folder without a whole bank.
    """
    tell: Told = told or (lambda what, done, total: None)
    manifest = read_manifest(bank)
    candidates = _pairs(bank) if kind == "pairs" else _traces(bank)
    what = f"reading the bank's {kind}"
    taken = drawn(candidates, n, seed, lambda done: tell(what, done, None))
    if kind == "pairs":
        records = _of_pairs(bank, taken, sides_of(taken, seed), seed, tell)
    else:
        records = _of_traces(bank, taken, seed, tell)
    head = {
        "schema": KEY_SCHEMA,
        "kind": kind,
        "seed": seed,
        "n": n,
        "annotators": annotators,
        "bank": {
            "seed": manifest.plan["seed"],
            "items": manifest.items,
            "manifest_sha256": sha256(bank / MANIFEST),
        },
    }
    return Key(head, tuple(sorted(records, key=lambda record: record.name)))


def write_sample(key: Key, bank: Path, out: Path, told: Told | None = None) -> None:
    """Write the key and the sheets of all annotators below the folder `out`.

    Raises UsageError where it holds something already: filled sheets are never written over.
    """
    tell: Told = told or (lambda what, done, total: None)
    try:
        if out.exists() and any(out.iterdir()):
            raise UsageError(f"{out} is not empty; name a new folder for the sample")
        _copy_pictures(key, bank / PICTURES, out / "key" / PICTURES)
        (out / "key" / KEY_FILE).write_text(key.to_jsonl(), encoding="utf-8", newline="")
        for number in range(1, key.head["annotators"] + 1):
            tell("writing the sheets", number - 1, key.head["annotators"])
            name = f"annotator-{number}"
            write_sheet(sheet_of(key, name), out / "key" / PICTURES, out / name)
    except OSError as error:
        problem = f"cannot be written ({error.strerror})"
        raise InputFileError(Path(error.filename or out), problem) from error


def sheet_of(key: Key, name: str) -> Sheet:
    """Return the sheet of one annotator: all records, in an order of the annotator's own."""
    order = permuted(stream("review", "order", key.head["seed"], name), key.records)
    return sheet(name, order)


def sheet(name: str, records: list[Record], **more: Any) -> Sheet:
    """Return a sheet of records in their order, with an id that depends on name and records."""
    own = digest("review", "sheet", name, *(record.name for record in records))
    return Sheet(name, own[:6].hex(), tuple(records), **more)


def write_sheet(sheet: Sheet, pictures: Path, folder: Path) -> None:
    """Write the CSV and the form of a sheet, with copies of its pictures; raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    shown = {r.picture: (pictures / r.picture).read_bytes() for r in sheet.records if r.picture}
    for name, content in shown.items():
        (folder / PICTURES).mkdir(exist_ok=True)
        (folder / PICTURES / name).write_bytes(content)
    (folder / "sheet.csv").write_text(csv_text(sheet), encoding="utf-8", newline="")
    (folder / "form.html").write_text(page(sheet, shown), encoding="utf-8", newline="")


def repeated(key: Key) -> int:
    """Return how many records are of a question that an earlier one has, too."""
    return len(key.records) - len({record.source_trace_id for record in key.records})


def _pairs(bank: Path) -> Iterator[Candidate]:
    families: dict[str, str] = {}
    for pair in pairs_of_bank(bank):
        family = families.setdefault(pair.source_trace_id, pair.chosen["scenario_family"])
        cell = (family, pair.perturbation_family)
        yield Candidate(pair.id, pair.source_trace_id, pair.perturbation_type, cell)


def _traces(bank: Path) -> Iterator[Candidate]:
    for trace in traces_of(bank):
        meta = trace["metadata"]
        cell = (str(meta.get("task_type")), str(meta.get("difficulty")))
        yield Candidate(trace["id"], trace["id"], trace["scenario_family"], cell)


def _of_pairs(
    bank: Path, taken: list[Candidate], sides: dict[str, Side], seed: int, tell: Told
) -> Iterator[Record]:
    items = _Items(bank)
    left = len(taken)
    for pair in pairs_of_bank(bank):
        if pair.id in sides:
            left -= 1
            tell("reading the pairs drawn", len(taken) - left, len(taken))
            yield _of_pair(pair, sides[pair.id], items, seed)
        if not left:
            return


def _of_pair(pair: Pair, side: Side, items: _Items, seed: int) -> Record:
    broken = side == "rejected"
    return items.record(
        _name(seed, pair.id, side),
        pair.source_trace_id,
        pair.rejected if broken else pair.chosen,
        pair=pair.id,
        stratum=pair.perturbation_type,
        side=side,
        label=pair.perturbation_type if broken else None,
        edit=pair.perturbation_name if broken else None,
        edit_family=pair.perturbation_family if broken else None,
        pointer=pair.perturbation_field if broken else None,
    )


def _of_traces(bank: Path, taken: list[Candidate], seed: int, tell: Told) -> Iterator[Record]:
    items = _Items(bank)
    for place, candidate in enumerate(taken):
        tell("reading the traces drawn", place, len(taken))
        yield items.record(
            _name(seed, candidate.name, "chosen"),
            candidate.trace,
            None,
            pair=None,
            stratum=candidate.group,
            side="chosen",
            label=None,
            edit=None,
            edit_family=None,
            pointer=None,
        )


def _name(seed: int, drawn: str, side: Side) -> str:
    """Return the name that annotators know a record by; it tells nothing of what it was made of."""
    return "r" + digest("review", "record", seed, drawn, side)[:5].hex()


class _Items:
    """The questions of a bank, for the records that are made of its traces."""

    def __init__(self, bank: Path) -> None:
        self._bank = bank
        self._items = Answers(bank)

    def record(self, name: str, trace_id: str, trace: Any, **more: Any) -> Record:
        item = self._items.item(trace_id)
        if item is None:
            raise InputFileError(self._bank, f"has no trace {trace_id}; build the bank again")
        told = item.trace.to_dict() if trace is None else trace
        question, options = _asked(item)
        return Record(
            name=name,
            source_trace_id=trace_id,
            family=item.family,
            question=question,
            options=options,
            picture=f"{name}.png" if (self._bank / PICTURES / f"{item.id}.png").exists() else None,
            trace={part: told[part] for part in WRITTEN_PARTS if part in told},
            **more,
        )


def _asked(item: Item) -> tuple[str, tuple[str, ...]]:
    """Return the question and its options, which stand in lines of their own."""
    options = tuple(map(str, item.options))
    return item.question.removesuffix(" ".join(options)).rstrip(), options


def _copy_pictures(key: Key, source: Path, target: Path) -> None:
    target.mkdir(parents=True)
    for record in key.records:
        if record.picture is not None:
            picture = (source / f"{record.source_trace_id}.png").read_bytes()
            (target / record.picture).write_bytes(picture)
