"""A spring's whole length that state 0 has as its stretch.

A spring of 12 cm that a pull makes 18 cm long is stretched by the difference. Only where the
question tells two lengths and no other, one of them that of the unloaded spring, is the other one
surely no stretch.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

from wmw.core.quantity import Measurement, Mention, find_measurements
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named, Text
from wmw.verifiers.own_words import alike
from wmw.verifiers.questions.options import split_options

_LENGTH = parse_unit("m").dimension  # type: ignore[union-attr]
_SPRING = re.compile(r"\bspring\b", re.I)
_OTHERWISE = re.compile(
    r"\b(?:springs|cord|pieces?|cut|further|second|another|additional|amplitude|oscillat\w+|mark"
    r"|ruler|scale|wide|thick|diameter|fall\w*|drop\w*|swing\w*|position)\b",
    re.I,
)
"""Words of a question whose lengths may be of something else, or of other moments."""
_CLAUSE = re.compile(r"[;:?!,]\s|\.(?=\s|\Z)|\b(?:and|but|while|whereas)\b")
_FREE = re.compile(
    r"\b(?:natural|unstretched|relaxed|unloaded|original|free|rest|slack|uncompressed|undeformed"
    r"|unstrained|empty)\b|\b(?:without|with no|no|nothing)\b",
    re.I,
)
_WHOLE_BEFORE = re.compile(
    r"\b(?:lengths?(?: of| is| becomes| to| =)?|measures|becomes"
    r"|(?:stretch|extend|lengthen|pull|compress|shorten|squeez)(?:ed|es|s) to)(?: a| about)?\s*$",
    re.I,
)
_WHOLE_AFTER = re.compile(r"\s*(?:[- ]long\b|in length\b)", re.I)
_NOT_WHOLE = re.compile(
    r"\s*(?:longer|shorter|more|beyond|past|from|away|of (?:stretch|extension|compression))\b", re.I
)
_STRETCH = re.compile(
    r"\b(?:stretch|extension|elongation|compression|deformation|lengthening)\b"
    r"|\A(?:delta|d|Δ|δ)[ _]?[xly]\Z",
    re.I,
)
_NO_STRETCH = re.compile(r"\b(?:to|length|total|final|max\w*|end|natural|before|initial)\b", re.I)
_MAY_BE = re.compile(r"\A[xse]\Z", re.I)
_WORDS = re.compile(r"[_\W]+|(?<=[a-z])(?=[A-Z])")
_NUMBER = re.compile(r"(?<![\w.])\d{1,9}(?:\.\d{1,9})?")
_LOOK = 4
"""Steps of work that a number takes to be compared."""


def whole_lengths(claims: Claims) -> Iterator[tuple[Named, str]]:
    """Yield each stretch of state 0 that is a whole length, with the stretch that it leads to."""
    told = _lengths(claims.question)
    if told is None:
        return
    free, loaded = told
    apart = abs(loaded.si - free.si)
    for claim in (*claims.variables, *claims.attributes):
        mine = claim.measured
        if mine is None or mine.unit is None or mine.unit.dimension != _LENGTH:
            continue
        if not alike(mine, loaded) or math.isclose(apart, abs(loaded.si), rel_tol=0.03):
            continue
        if _is_stretch(claim.name) or (
            _MAY_BE.match(claim.name.strip()) and _is_put_in(claims, loaded, free, apart)
        ):
            assert loaded.unit is not None
            yield claim, f"{apart / loaded.unit.factor:.4g} {loaded.unit.text}"


def _is_stretch(name: str) -> bool:
    words = " ".join(_WORDS.split(name)).strip()
    return _STRETCH.search(words) is not None and _NO_STRETCH.search(words) is None


def _lengths(question: str) -> tuple[Measurement, Measurement] | None:
    """Return the lengths of a spring without its load and with it, if no others are told."""
    stem, _ = split_options(question)
    if not _SPRING.search(stem) or _OTHERWISE.search(stem):
        return None
    mentions = [
        m for m in find_measurements(stem)
        if m.measurement.unit is not None and m.measurement.unit.dimension == _LENGTH
    ]  # fmt: skip
    if len(mentions) != 2 or not all(_is_whole(stem, m) for m in mentions):
        return None
    first, second = mentions
    parts = (
        _clause_of(stem, first, 0, second.start),
        _clause_of(stem, second, first.end, len(stem)),
    )
    free = [m for m, part in zip(mentions, parts, strict=True) if _FREE.search(part)]
    if len(free) != 1:
        return None
    loaded = next(m for m in mentions if m is not free[0])
    return free[0].measurement, loaded.measurement


def _is_whole(stem: str, mention: Mention) -> bool:
    if _NOT_WHOLE.match(stem, mention.end):
        return False
    before = stem[max(0, mention.start - 40) : mention.start]
    return bool(_WHOLE_AFTER.match(stem, mention.end) or _WHOLE_BEFORE.search(before))


def _clause_of(stem: str, mention: Mention, begin: int, end: int) -> str:
    """Return the clause of a number, no farther than from `begin` to `end`."""
    cuts = [match.span() for match in _CLAUSE.finditer(stem)]
    start = max((after for _, after in cuts if begin <= after <= mention.start), default=begin)
    stop = min((before for before, _ in cuts if mention.end <= before <= end), default=end)
    return stem[start:stop]


def _is_put_in(claims: Claims, loaded: Measurement, free: Measurement, apart: float) -> bool:
    """Tell whether the working has the whole length, and neither the other one nor a difference."""
    texts = (claims.equation, claims.derivation, *claims.evidence)
    numbers = [number for text in texts for number in _numbers(text)]
    spend(_LOOK * len(numbers))
    put_in = any(_is(number, abs(loaded.si)) for number in numbers)
    stated = (*claims.variables, *claims.attributes, *claims.results)
    differs = any(_is(number, value) for number in numbers for value in (abs(free.si), apart))
    known = [claim.measured for claim in stated if claim.measured is not None]
    return (
        put_in
        and not differs
        and not any(
            m.unit is not None and m.unit.dimension == _LENGTH and abs(m.si - apart) <= 0.01 * apart
            for m in known
        )
    )


def _numbers(text: Text | None) -> Iterator[float]:
    yield from (float(found) for found in _NUMBER.findall(text.text if text is not None else ""))


def _is(number: float, length: float) -> bool:
    """Tell whether a number is a length in m, cm or mm."""
    return any(math.isclose(number, length * f, rel_tol=0.005) for f in (1.0, 100.0, 1000.0))
