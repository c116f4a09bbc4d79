"""How many traces are judged per second, and what the time goes into.

Times are CPU seconds of this process alone, so a busy machine disturbs them little; compare figures
of one run with one another rather than with those of another day.
"""

from __future__ import annotations

import cProfile
import json
import pstats
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from wmw.core import registry
from wmw.core.errors import InputFileError
from wmw.core.verdict import Verdict
from wmw.generators import admitted
from wmw.verifiers.decoding import Problem, decode
from wmw.verifiers.pipeline import judge_decoded
from wmw.verifiers.reading import read_lines
from wmw.verifiers.unjudged import sentence, unjudged

Record = dict[str, Any]
Told = Callable[[str, int, int], None]
"""Called with what is being done, how much of it is done, and how much there is."""

_WRONG = 1.3
"""What the answers of the faulty set are multiplied by."""
_PROFILED = 8
"""One trace in so many is judged under the profiler and not timed."""

_LEAST = 3
"""Of so many traces one primes, one is profiled and one is timed."""
_NUMBER = re.compile(r"(?<![\w.])\d+(?:\.\d+)?")  # not the one in a name such as L_1

_STAGES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("decoding and schema", ("verifiers/decoding", "verifiers/schema")),
    ("numbers and units", ("core/quantity", "core/unit", "core/tolerance")),
    ("reading equations", ("core/equation/",)),
    ("reading the question", ("verifiers/question", "verifiers/beside", "verifiers/options")),
    ("names and phrases", ("verifiers/lexicon", "verifiers/phrases", "verifiers/terms")),
    ("solving the laws", ("core/system", "core/chain", "core/solving", "core/closures")),
    (
        "choosing the reading",
        (
            "verifiers/selection",
            "verifiers/judged",
            "verifiers/case",
            "verifiers/binding",
            "verifiers/worlds",
            "verifiers/understanding",
            "verifiers/pipeline",
            "verifiers/verdicts",
        ),
    ),
    ("checking equations", ("verifiers/statements", "verifiers/equations", "verifiers/rounding")),
    ("rules and what they ask", ("verifiers/",)),
)
"""Stages by the source files that their own time is spent in; the first that fits counts."""


@dataclass(frozen=True, slots=True)
class Speed:
    """A set of traces: how many, CPU seconds for all of them, outcomes, share of time by stage."""

    name: str
    traces: int
    seconds: float
    outcomes: Mapping[str, int]
    shares: Mapping[str, float]

    @property
    def per_second(self) -> float:
        """Traces per second of one core."""
        return self.traces / self.seconds if self.seconds else float("inf")

    def to_dict(self) -> dict[str, Any]:
        """Return the figures for JSON."""
        return {
            "name": self.name,
            "traces": self.traces,
            "traces_per_second": round(self.per_second, 1),
            "outcomes": dict(self.outcomes),
            "shares": {stage: round(share, 4) for stage, share in self.shares.items()},
        }


def gold_sets(traces: int, seed: int, told: Told) -> Iterator[Speed]:
    """Measure gold traces, and those with a wrong number as answer, after priming on another seed.

    Every family has its share; no trace of the priming is among the measured. Answers without a
    number (a letter, a direction) are not spoilt, and those traces left out of the second set.
    """
    names = registry.names()
    each = max(1, traces // len(names))

    def made(own_seed: int, purpose: str) -> list[Record]:
        found: list[Record] = []
        for name in names:
            told(purpose, len(found), each * len(names))
            found += [item.trace.to_dict() for item in islice(admitted(name, own_seed), each)]
        return found

    prime = [_line(record) for record in made(seed + 1, "making traces to prime with")]
    work = [_line(record) for record in made(seed, "making traces")]
    yield measured("gold", prime, work, told)
    spoilt = map(_spoilt, made(seed + 2, "making traces to spoil"))
    yield measured("gold with a wrong answer", (), [_line(r) for r in spoilt if r], told)


def of_file(path: Path, seed: int, told: Told) -> Speed:
    """Measure one random half of a file of traces after priming on the other.

    Raises InputFileError where the file cannot be read, has a line that is no trace (which would
    be judged in no time), or too few traces to time one.
    """
    mixed: list[bytes] = []
    for line in read_lines(path):
        problem = line.problem or decode(line.data or b"")
        if isinstance(problem, Problem):
            raise InputFileError(path, sentence(problem), line.number)
        mixed.append(line.data or b"")
    if len(mixed) < _LEAST:
        raise InputFileError(path, f"{len(mixed)} traces; at least {_LEAST} are needed")
    random.Random(seed).shuffle(mixed)  # noqa: S311 - any fixed order will do
    half = len(mixed) // 2
    return measured(path.name, mixed[:half], mixed[half:], told)


def measured(name: str, prime: Sequence[bytes], work: Sequence[bytes], told: Told) -> Speed:
    """Judge `prime`, then `work` against the clock, but for a share under the profiler."""
    for place, line in enumerate(prime):
        told(f"priming for {name}", place, len(prime))
        _judged(line)
    outcomes: Counter[str] = Counter()
    seconds = 0.0
    timed = [line for place, line in enumerate(work) if place % _PROFILED]
    for place, line in enumerate(timed):
        told(f"judging {name}", place, len(timed))
        start = time.process_time()
        verdict = _judged(line)
        seconds += time.process_time() - start
        outcomes[verdict.outcome] += 1
    return Speed(name, len(timed), seconds, outcomes, _shares(work[::_PROFILED]))


def _judged(line: bytes) -> Verdict:
    """Judge a line as `wmw verify` does, from its bytes."""
    decoded = decode(line)
    return unjudged(decoded) if isinstance(decoded, Problem) else judge_decoded(decoded)


def _line(record: Mapping[str, Any]) -> bytes:
    return json.dumps(record, ensure_ascii=False).encode()


def _spoilt(record: Record) -> Record | None:
    """Return the trace with its answer multiplied; None where no number but zero stands in it."""
    value = str(record["answer"]["value"])
    found = _NUMBER.search(value)
    if found is None or not float(found[0]):
        return None
    spoilt = f"{value[: found.start()]}{float(found[0]) * _WRONG:.3g}{value[found.end() :]}"
    return {**record, "answer": {**record["answer"], "value": spoilt}}


def _shares(lines: Sequence[bytes]) -> dict[str, float]:
    profile = cProfile.Profile()
    profile.enable()
    for line in lines:
        _judged(line)
    profile.disable()
    spent: Counter[str] = Counter()
    # A built-in's time belongs to whoever calls it.
    for (file, *_), (_, _, own, _, callers) in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined]
        if file.startswith("~"):
            for (caller, *_), figures in callers.items():
                spent[_stage(caller)] += figures[2]
        else:
            spent[_stage(file)] += own
    total = sum(spent.values()) or 1.0
    return {stage: spent[stage] / total for stage, _ in (*_STAGES, ("other", ())) if spent[stage]}


def _stage(file: str) -> str:
    _, _, path = file.replace("\\", "/").rpartition("/wmw/")
    return next(
        (stage for stage, parts in _STAGES if any(path.startswith(part) for part in parts)),
        "other",
    )
