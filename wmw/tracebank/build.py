"""Building a bank: chunks side by side, each whole or not there, then what lies over them all."""

from __future__ import annotations

import json
import multiprocessing
import shutil
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path
from typing import Any

from wmw.core.errors import UsageError
from wmw.diagrams import MIXED
from wmw.tracebank.chunk import BUILDING, COUNTED, done, make_chunk, part_path, record_path
from wmw.tracebank.files import json_page, read_json, sha256, write
from wmw.tracebank.manifest import MANIFEST, Manifest
from wmw.tracebank.plan import Plan, differences, plan_of
from wmw.tracebank.splits import SPLITS

Progress = Callable[[int, int], None]
"""Called with the number of items done and the number of all, whenever a chunk is done."""

SUMS, PICTURE_SUMS = "SHA256SUMS", "SHA256SUMS-pictures"
_OWN_FOLDERS = ("scenes", "pictures", BUILDING)
_OWN_FILES = ("manifest.json", "splits.json", SUMS, PICTURE_SUMS)
_PLAN = "plan.json"


def build(
    seed: int,
    traces: int,
    out: Path,
    *,
    families: tuple[str, ...] | None = None,
    jobs: int = 1,
    pictures: bool = True,
    pairs_per_trace: int = 0,
    style: str = MIXED,
    force: bool = False,
    progress: Progress | None = None,
) -> Manifest:
    """Build a bank in the folder `out`, or go on with one that was cut off there.

    The bytes depend on seed, number of traces, pairs of each trace, families and pictures (and, for
    pictures, on style and library versions; a mixed bank's items each have a style of their own),
    never on `jobs` or on interruptions. A bank that is whole
    already is left as it is. Raises UsageError where the folder holds another bank (unless `force`
    clears it), for a request that cannot be met, or where the folder cannot be written.
    """
    plan = plan_of(seed, traces, families, pictures, pairs_per_trace, style)
    if jobs < 1:
        raise UsageError(f"a build needs at least one job, not {jobs}")
    try:
        whole = _prepare(plan, out, force)
        if whole is not None:
            return whole
        _make_chunks(plan, out, jobs, progress or (lambda finished, total: None))
        return _finish(plan, out)
    except OSError as error:
        raise UsageError(f"cannot write the bank in {out}: {error.strerror or error}") from error


def _prepare(plan: Plan, out: Path, force: bool) -> Manifest | None:
    """Make the folder ready; return the manifest where the bank is there and whole."""
    wanted = plan.to_dict()
    stored = read_json(out / MANIFEST)
    begun = read_json(out / BUILDING / _PLAN)
    if force:
        _clear(out)
    elif stored is not None:
        unlike = differences(stored.get("plan", {}), wanted)
        if unlike:
            raise _other_bank(out, unlike)
        manifest = Manifest.from_dict(stored)
        if all(sha256(out / name) == found for name, found in manifest.files.items()):
            return manifest
        _clear(out)
    elif begun is not None:
        unlike = differences(begun, wanted)
        if unlike:
            raise _other_bank(out, unlike)
    elif _own(out):
        raise _other_bank(out, ["it has no manifest"])
    for folder in ("", "scenes", BUILDING, *(["pictures"] if plan.pictures else [])):
        (out / folder).mkdir(parents=True, exist_ok=True)
    write(out / BUILDING / _PLAN, json_page(wanted), out / BUILDING, sync=True)
    return None


def _other_bank(out: Path, unlike: list[str]) -> UsageError:
    return UsageError(
        f"{out} holds another bank ({'; '.join(unlike)}): name another folder, or clear it with "
        "--force"
    )


def _own(out: Path) -> list[Path]:
    """Return what a build has written in a folder; nothing else there is ever touched."""
    if not out.is_dir():
        return []
    named = [out / name for name in (*_OWN_FOLDERS, *_OWN_FILES)]
    shards = (*sorted(out.glob("traces*.jsonl")), *sorted(out.glob("pairs*.jsonl")))
    return [path for path in (*named, *shards) if path.exists()]


def _clear(out: Path) -> None:
    for path in _own(out):
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()


# --- Chunks ----------------------------------------------------------------------------------


def _make_chunks(plan: Plan, out: Path, jobs: int, progress: Progress) -> None:
    finished = 0
    missing: list[int] = []
    for number in plan.chunks:
        if done(out, number):
            finished += len(plan.items(number))
        else:
            missing.append(number)
    progress(finished, plan.traces)
    for number in _run(plan, out, missing, jobs):
        finished += len(plan.items(number))
        progress(finished, plan.traces)


def _run(plan: Plan, out: Path, numbers: list[int], jobs: int) -> Iterator[int]:
    """Make the chunks and yield their numbers as they are done, in any order."""
    if jobs == 1 or len(numbers) < 2:
        for number in numbers:
            make_chunk(plan, out, number)
            yield number
        return
    # A forked copy of a process with threads (a progress bar's) may hang; a spawned one may not.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(numbers)), mp_context=context)
    try:
        waiting = iter(numbers)
        running: dict[Future[dict[str, Any]], int] = {}
        for number in islice(waiting, 2 * jobs):
            running[pool.submit(make_chunk, plan, out, number)] = number
        while running:
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                number = running.pop(future)
                future.result()
                for following in islice(waiting, 1):
                    running[pool.submit(make_chunk, plan, out, following)] = following
                yield number
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


# --- What lies over all chunks ---------------------------------------------------------------


def _finish(plan: Plan, out: Path) -> Manifest:
    """Join the chunks' traces, write splits, sums and, last of all, the manifest."""
    building = out / BUILDING
    files: dict[str, str] = {}
    for stem in ("traces", "pairs") if plan.pairs_per_trace else ("traces",):
        for name, chunks in plan.shards(stem):
            parts = (part_path(out, number, stem).read_bytes() for number in chunks)
            files[name] = write(out / name, parts, building, sync=True)
    files["splits.json"] = write(out / "splits.json", _splits(plan, out), building, sync=True)
    files[SUMS] = write(out / SUMS, _sums(plan, out, "files"), building, sync=True)
    picture_files: dict[str, Any] = {}
    if plan.pictures:
        lines = _sums(plan, out, "pictures")
        picture_files[PICTURE_SUMS] = write(out / PICTURE_SUMS, lines, building, sync=True)
        styles = Counter(e["style"] for record in _records(plan, out) for e in record["items"])
        picture_files["styles"] = _sorted(styles.items())
        picture_files["without_room"] = [
            file
            for record in _records(plan, out)
            for entry in record["items"]
            for file, found in entry["pictures"].items()
            if found is None
        ]
    manifest = _manifest(plan, out, files, picture_files)
    write(out / MANIFEST, json_page(manifest.to_dict()), building, sync=True)
    shutil.rmtree(building)
    return manifest


def _records(plan: Plan, out: Path) -> Iterator[dict[str, Any]]:
    for number in plan.chunks:
        record = read_json(record_path(out, number))
        if record is None:
            raise UsageError(f"chunk {number} of {out} was removed during the build; start again")
        yield record


def _splits(plan: Plan, out: Path) -> Iterator[bytes]:
    """Write the ids of each split, in the order of the items, without holding them all."""
    yield b"{"
    for place, split in enumerate(SPLITS):
        yield f"{',' if place else ''}\n {json.dumps(split)}: [".encode()
        first = True
        for record in _records(plan, out):
            for entry in record["items"]:
                if entry["split"] == split:
                    yield f"{'' if first else ','}\n  {json.dumps(entry['id'])}".encode()
                    first = False
        yield b"]" if first else b"\n ]"
    yield b"\n}\n"


def _sums(plan: Plan, out: Path, key: str) -> Iterator[bytes]:
    for record in _records(plan, out):
        for entry in record["items"]:
            for file, found in entry[key].items():
                if found is not None:
                    yield f"{found}  {file}\n".encode()


def _manifest(
    plan: Plan, out: Path, files: dict[str, str], picture_files: dict[str, Any]
) -> Manifest:
    counts: dict[str, Counter[str]] = {key: Counter() for key in (*COUNTED, "split")}
    reworded: Counter[str] = Counter()
    left_out: list[dict[str, Any]] = []
    items = 0
    pairs: dict[str, Counter[str]] = {key: Counter() for key in _OF_PAIRS}
    for record in _records(plan, out):
        for entry in record["items"]:
            items += 1
            for key, counter in counts.items():
                name = f"{entry['family']}/{entry[key]}" if key in _WITHIN else entry[key]
                counter[name] += 1
            for kept, number in entry["pairs"].items():
                names = (*kept.split("/"), entry["split"], entry["family"])
                for key, name in zip(_OF_PAIRS, names, strict=True):
                    pairs[key][name] += number
        reworded.update(record["reworded"])
        left_out += record["left_out"]
    return Manifest(
        plan=plan.to_dict(),
        items=items,
        counts={key: _sorted(counter.items()) for key, counter in counts.items()},
        pairs={key: _sorted(counter.items()) for key, counter in pairs.items()},
        gates={"reworded": _sorted(reworded.items()), "left_out": left_out},
        files=files,
        picture_files=picture_files,
    )


_OF_PAIRS = ("label", "edit", "manner", "edit_family", "split", "family")
"""By what pairs are counted: as chunks name them, then by what their traces have."""
_WITHIN = ("kind", "regime")
"""What is counted under the name of its family."""


def _sorted(counts: Iterable[tuple[str, int]]) -> dict[str, int]:
    return dict(sorted(counts))
