"""Files to verdicts, in input order, in one process or in several."""

from __future__ import annotations

import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wmw.core.errors import InputFileError
from wmw.core.verdict import Verdict
from wmw.verifiers.decoding import Problem, decode
from wmw.verifiers.reading import Line, lines_of, read_lines
from wmw.verifiers.unjudged import unjudged

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

    from wmw.tracebank.reading import Answers

STDIN = Path("-")
_CHUNK_LINES = 128
_CHUNK_BYTES = 1 << 20
_CHUNKS_AHEAD = 3
"""Chunks in flight per process: enough to keep it busy, few enough to bound memory."""


@dataclass(frozen=True, slots=True)
class Judged:
    """The verdict on one line of a file; `problem` says why the line was not judged.

    `known` says whether the item that the trace answers was at hand, `mending` what `--fix` made
    of an invalid trace, as plain dicts and lists.
    """

    path: Path
    line: Line
    verdict: Verdict
    problem: Problem | None = None
    known: bool = False
    mending: Mapping[str, Any] | None = None

    def with_verdict(self, verdict: Verdict) -> Judged:
        """Return the same line under another verdict."""
        return replace(self, verdict=verdict)


@dataclass(frozen=True, slots=True)
class Manner:
    """How lines are judged: beside which bank's items, and whether invalid traces are mended.

    With `again`, a mended trace has its own verdict beside it.
    """

    gold: Path | None = None
    fix: bool = False
    again: bool = False


_Item = tuple[Path, Line | InputFileError]
_Answer = tuple[Verdict, Problem | None, bool, Mapping[str, Any] | None]


def judge_files(
    paths: Iterable[Path],
    jobs: int = 1,
    manner: Manner | None = None,
    wanted: Callable[[Line], bool] | None = None,
) -> Iterator[Judged | InputFileError]:
    """Yield the verdict on every line of the files, and the error where a file fails.

    The order is that of the input whatever the number of processes. Lines that are not `wanted`
    are passed over. InputFileError where the manner names a folder that is no bank.
    """
    items = _items(paths)
    if wanted is not None:
        passed = wanted
        items = ((path, x) for path, x in items if isinstance(x, InputFileError) or passed(x))
    manner = manner or Manner()
    _answers(manner.gold)  # a folder that is no bank is told of before any process is started
    if jobs == 1:
        for path, line in items:
            if isinstance(line, InputFileError):
                yield line
            else:
                yield Judged(path, line, *_judge_line(line, manner))
        return
    from concurrent.futures import ProcessPoolExecutor  # slow to import, and seldom needed

    with ProcessPoolExecutor(jobs, initializer=_ignore_interrupt) as pool:
        yield from _judge_in(pool, items, jobs * _CHUNKS_AHEAD, manner)


def _items(paths: Iterable[Path]) -> Iterator[_Item]:
    for path in paths:
        try:
            lines = lines_of(sys.stdin.buffer, path) if path == STDIN else read_lines(path)
            for line in lines:
                yield path, line
        except InputFileError as error:
            yield path, error


def _judge_in(
    pool: ProcessPoolExecutor, items: Iterator[_Item], ahead: int, manner: Manner
) -> Iterator[Judged | InputFileError]:
    waiting: deque[tuple[list[_Item], Future[list[_Answer]]]] = deque()
    try:
        for chunk in _chunks(items):
            lines = [line for _, line in chunk if isinstance(line, Line)]
            waiting.append((chunk, pool.submit(_judge_chunk, lines, manner)))
            if len(waiting) >= ahead:
                yield from _answered(*waiting.popleft())
        while waiting:
            yield from _answered(*waiting.popleft())
    finally:
        # Not waiting closes a pipe under a thread that still writes to it.
        pool.shutdown(wait=True, cancel_futures=True)


def _chunks(items: Iterator[_Item]) -> Iterator[list[_Item]]:
    chunk: list[_Item] = []
    size = 0
    for item in items:
        chunk.append(item)
        line = item[1]
        if isinstance(line, Line):
            size += len(line.data or b"")
        if len(chunk) >= _CHUNK_LINES or size >= _CHUNK_BYTES:
            yield chunk
            chunk, size = [], 0
    if chunk:
        yield chunk


def _answered(
    chunk: Sequence[_Item], future: Future[list[_Answer]]
) -> Iterator[Judged | InputFileError]:
    answers = iter(future.result())
    for path, line in chunk:
        yield line if isinstance(line, InputFileError) else Judged(path, line, *next(answers))


def _ignore_interrupt() -> None:
    """Leave Ctrl-C to the parent, which ends the pool: workers would each print a traceback."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _judge_chunk(lines: Sequence[Line], manner: Manner) -> list[_Answer]:
    return [_judge_line(line, manner) for line in lines]


def _judge_line(line: Line, manner: Manner) -> _Answer:
    decoded = line.problem or decode(line.data or b"")
    if isinstance(decoded, Problem):
        return unjudged(decoded), decoded, False, None
    # Imported here: a file without one readable trace needs no physics.
    from wmw.verifiers.pipeline import judge_decoded

    answers, name = _answers(manner.gold), decoded.get("id")
    gold = answers.item(name) if answers is not None and isinstance(name, str) else None
    verdict = judge_decoded(decoded, gold=gold)
    mending = None
    if manner.fix and verdict.outcome == "invalid":
        from wmw.verifiers.mending import mend

        mending = mend(decoded, gold=gold).to_dict()
        if manner.again and mending["mended"]:
            mending["verdict"] = judge_decoded(mending["trace"], gold=gold).to_dict()
    return verdict, None, gold is not None, mending


@lru_cache(maxsize=1)
def _answers(bank: Path | None) -> Answers | None:
    if bank is None:
        return None
    from wmw.tracebank.reading import Answers

    return Answers(bank)
