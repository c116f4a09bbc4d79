"""One chunk of a bank: its items made, its files written, and a record that it is done."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from wmw.core.item import Item
from wmw.core.pair import Pair
from wmw.diagrams import Picture, draw_item, draw_strip, has_strip, look_of
from wmw.generators import has_order, order_question
from wmw.generators.items import ItemSetAsideError, account_with_reasons
from wmw.perturbations.gold import Gold
from wmw.tracebank.blind_judge import BlindJudge
from wmw.tracebank.files import json_line_around, json_page, json_text, read_json, sha256, write
from wmw.tracebank.lots import lots
from wmw.tracebank.pairs import pairs_of
from wmw.tracebank.plan import Plan

BUILDING = ".building"
COUNTED = ("family", "kind", "regime", "task", "modality", "difficulty")


_BETWEEN_COLLECTIONS = 100_000


@contextmanager
def _collecting_rarely() -> Iterator[None]:
    """Let Python look for cycles seldom: what a chunk is made of has none, and is soon let go.

    What is there already, the families and their laws above all, is not looked through each time.
    """
    threshold = gc.get_threshold()
    gc.set_threshold(_BETWEEN_COLLECTIONS, *threshold[1:])
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.set_threshold(*threshold)


@_collecting_rarely()
def make_chunk(plan: Plan, out: Path, number: int) -> dict[str, Any]:
    """Make a chunk and return its record; the record is written last and means that it is done.

    Files are written whole, so a chunk that was cut off is simply made again, with the same bytes.
    """
    building = out / BUILDING
    entries: list[dict[str, Any]] = []
    lines: list[bytes] = []
    pair_lines: list[bytes] = []
    judges: dict[bool, BlindJudge] = {}
    reworded: Counter[str] = Counter()
    left_out: list[dict[str, Any]] = []
    for lot in lots(plan, number):
        try:
            account, reasons = account_with_reasons(lot.family, plan.seed, lot.index)
        except ItemSetAsideError as error:
            left_out.append({"id": error.id, "reasons": list(error.reasons)})
            continue
        item = account.item
        reworded.update(reason.partition(":")[0] for reason in reasons)
        trace = json_text(item.trace.to_dict())
        lines.append(f"{trace}\n".encode())
        scene = f"scenes/{item.id}.json"
        judge = judges.setdefault(lot.split == "train", BlindJudge())
        pairs = pairs_of(Gold(account), plan.pairs_per_trace, lot.split, plan.seed, judge)
        pair_lines += [json_line_around(pair.to_dict(), "chosen", trace) for pair in pairs]
        entry: dict[str, Any] = {"id": item.id, "split": lot.split}
        entry["pairs"] = Counter(_counted_as(pair) for pair in pairs)
        entry |= {key: getattr(item, key) for key in COUNTED}
        entry["files"] = {scene: write(out / scene, json_page(item.record()), building)}
        entry["pictures"] = {}
        if plan.pictures:
            entry["style"] = look_of(item, plan.style).style.name
            entry["pictures"] = _pictures(item, plan.style, out, building)
        entries.append(entry)
    traces = write(part_path(out, number, "traces"), lines, building, sync=True)
    pairs_sum = write(part_path(out, number, "pairs"), pair_lines, building, sync=True)
    record = {
        "chunk": number,
        "traces_sha256": traces,
        "pairs_sha256": pairs_sum,
        "items": entries,
        "reworded": dict(sorted(reworded.items())),
        "left_out": left_out,
    }
    write(record_path(out, number), json_page(record), building, sync=True)
    return record


def _counted_as(pair: Pair) -> str:
    """Return what a pair is counted as: its label, edit and manner, and seen or held out."""
    manner = "carried" if pair.carried else "isolated"
    kept = (pair.perturbation_type, pair.perturbation_name, manner, pair.perturbation_family)
    return "/".join(kept)


def _pictures(item: Item, style: str, out: Path, building: Path) -> dict[str, str | None]:
    """Draw an item's picture, and frames and strips of what moves; None for one without room."""
    from wmw.diagrams.placement import LayoutError  # with numpy, which JSON alone does not need

    drawn: dict[str, str | None] = {}
    views: dict[str, Callable[[], Picture]] = {"": partial(draw_item, item, style=style)}
    if item.scene_after is not None:
        views["_frames"] = partial(draw_item, item, frames=True, style=style)
    if has_strip(item):
        views["_strip"] = partial(draw_strip, item, style=style)
    if has_order(item):
        views["_order"] = partial(draw_strip, order_question(item), style=style)
    for name, view in views.items():
        file = f"pictures/{item.id}{name}.png"
        try:
            picture = view()
        except LayoutError:
            drawn[file] = None
            continue
        drawn[file] = write(out / file, picture.png, building)
        boxes = file.replace(".png", ".json")
        drawn[boxes] = write(out / boxes, json_page(picture.sidecar), building)
    return drawn


def part_path(out: Path, number: int, stem: str) -> Path:
    """Return where the traces (or the pairs) of a chunk lie while the bank is being built."""
    return out / BUILDING / f"{number:06d}.{stem}.jsonl"


def record_path(out: Path, number: int) -> Path:
    """Return where the record of a chunk lies while the bank is being built."""
    return out / BUILDING / f"{number:06d}.json"


def done(out: Path, number: int) -> bool:
    """Tell whether a chunk is whole: its record, and every file it names with the right bytes."""
    record = read_json(record_path(out, number))
    if record is None:
        return False
    for stem in ("traces", "pairs"):
        if sha256(part_path(out, number, stem)) != record[f"{stem}_sha256"]:
            return False
    return all(
        expected is None or sha256(out / file) == expected for file, expected in files_of(record)
    )


def files_of(record: Mapping[str, Any]) -> Iterator[tuple[str, str | None]]:
    """Yield the scene and picture files of a chunk with their hashes."""
    for entry in record["items"]:
        yield from entry["files"].items()
        yield from entry["pictures"].items()
