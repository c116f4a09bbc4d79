"""Comparisons whose sides are told apart by their numbers alone: "from 90 km/h as from 30 km/h"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from wmw.core.quantity import find_measurements
from wmw.verifiers.comparing.comparison import Comparison
from wmw.verifiers.comparing.read_comparison import FACTOR
from wmw.verifiers.comparing.set_against import roles
from wmw.verifiers.comparing.sides import Side, side_named
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_TIMES_AS = re.compile(
    r"\bhow many times as\b[^?!]{0,240}\bas\b|\bby what factor\b[^?!]{0,240}\bthan\b"
    r"|\bratio of\b[^?!]{0,240}\bto (?:that|the one)\b",
    re.I,
)
"""What tells which of two things is set against which."""


def sets_two_values(question: str) -> bool:
    """Tell whether it is asked how many times as large something is for one value as for another.

    "How many times as long is the period of a 1.6 m pendulum as that of a 0.40 m pendulum?"
    """
    stem, _ = split_options(question)
    asked = _TIMES_AS.search(stem)
    told = find_measurements(stem[asked.start() :]) if asked else []
    kinds = {m.measurement.unit.dimension for m in told if m.measurement.unit is not None}
    return len(told) == 2 and len(kinds) == 1


def by_values(spoken: Comparison, question: str, texts: Sequence[Side]) -> Comparison:
    """Return a comparison whose sides the asking words tell apart by their numbers alone.

    "How many times as long is the skid from 90 km/h as that from 30 km/h" sets the first number
    against the second, whatever the sides would be counted as.
    """
    stem, _ = split_options(question)
    written = [s for s in _SENTENCE.split(stem) if s.strip()]
    asking = plain(next((s for s in reversed(written) if "?" in s), written[-1]))
    factor = FACTOR.search(asking)
    tail = asking[factor.start() :] if factor else ""
    if spoken.form != "factor" or len(side_named(tail, texts)) != spoken.count:
        return spoken
    without = tail
    for words in (w for side in texts for w in side):
        without = without.replace(words, " ")
    if any(side_named(without, way) for way in spoken.ways):
        return spoken
    subject, reference = roles(tail, texts)
    return replace(spoken, subject=subject, reference=reference)
