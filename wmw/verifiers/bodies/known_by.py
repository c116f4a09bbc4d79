"""What else a question may call a body: by its own number, by its kind, or by its name in full.

"The 6.0 Ω resistor" is R_2 where the trace gives R_2 that resistance, "an ammeter" is A where A is
listed as one, and "the movable pulley" is pulley_mov.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

from wmw.core.quantity import Measurement, find_measurements, read_value
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.own_words import alike
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.unit_names import units_in

_KINDS = frozenset({"type", "kind", "role"})
_MARKED = re.compile(r"(?P<kind>[a-z][a-z ]*) (?P<mark>\d|[a-z])\Z")
_OF_MARKED = re.compile(r"[A-Za-z]{1,8}(?:_(?P<low>[A-Za-z]|\d)|(?P<mark>[A-Z]|\d))")
_AS_KNOWN = re.compile(r"\bthe \Z", re.I)
"""What is told before is meant again: "the 2.0 kg crate"."""
_SUBSCRIPTS = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")
_LEAST = 3
"""Letters that a shortened word has at least."""
_LOOK = 2
"""Steps of work that a body takes for each number, or for each word, of the question."""


def further_names(claims: Claims) -> tuple[tuple[str, str], ...]:
    """Return (plain wording, body) for what tells one body and no other."""
    stem = split_options(claims.question)[0]
    found: dict[str, set[str]] = {}
    for wording, body in (*_by_number(claims, stem), *_by_kind(claims), *_in_full(claims, stem)):
        found.setdefault(wording, set()).add(body)
    return tuple((wording, next(iter(own))) for wording, own in found.items() if len(own) == 1)


def _by_number(claims: Claims, stem: str) -> Iterator[tuple[str, str]]:
    """Yield each number of the question that one body has as a value of its own."""
    own = [(c.body, value) for c in claims.attributes for _, value in _values(c)]
    by_name = {plain(body): body for body in claims.bodies} | _by_mark(claims.bodies)
    own += [
        (by_name.get(plain(name)) or by_name.get(_mark_of(name)), value)
        for c in claims.variables
        for name, value in _values(c)
    ]
    mentions = [m for m in find_measurements(stem) if m.measurement.unit is not None]
    spend(_LOOK * len(own) * len(mentions))
    for mention in mentions:
        number = mention.measurement
        known = {
            body
            for body, value in own
            if body and value is not None and value.unit is not None and alike(value, number)
        }
        again = [
            m
            for m in mentions
            if alike(m.measurement, number) and not _AS_KNOWN.search(stem, 0, m.start)
        ]
        if len(known) == 1 and len(again) < 2:
            wording, body = plain(stem[mention.start : mention.end]), known.pop()
            yield wording, body
            if marked := _MARKED.match(plain(body)):
                yield f"{wording} {marked['kind']}", body


def _values(claim: Named) -> Iterator[tuple[str, Measurement]]:
    """Yield (name, value), in the unit that a bare number's name may end in: `mass_kg`."""
    value = claim.measured
    if value is None:
        return
    if value.unit is not None:
        yield claim.name, value
        return
    for name, unit in units_in(claim.name):
        read = read_value(value.value, unit)
        if isinstance(read, Measurement):
            yield name, read


def _by_mark(bodies: tuple[str, ...]) -> dict[str, str]:
    """Return the one body of each mark: that of "block 2" is 2, and m_2 is a value of it."""
    found: dict[str, set[str]] = {}
    for body in bodies:
        if marked := _MARKED.match(plain(body)):
            found.setdefault(f"#{marked['mark']}", set()).add(body)
    return {mark: next(iter(own)) for mark, own in found.items() if len(own) == 1}


def _mark_of(name: str) -> str:
    marked = _OF_MARKED.fullmatch(name.translate(_SUBSCRIPTS))
    return f"#{(marked['low'] or marked['mark']).lower()}" if marked else ""


def _by_kind(claims: Claims) -> Iterator[tuple[str, str]]:
    for value in claims.attributes:
        kind = plain(str(value.raw))
        if value.body and value.name.lower() in _KINDS and len(kind) > _LEAST:
            yield kind, value.body


def _in_full(claims: Claims, stem: str) -> Iterator[tuple[str, str]]:
    """Yield the words of the question that a body's name has in short, in whatever order."""
    words = plain(stem).split()
    for body in claims.bodies:
        own = plain(body).split()
        if len(own) != 2 or " ".join(own) in " ".join(words):
            continue
        spend(_LOOK * len(words))
        for pair in itertools.pairwise(words):
            for one, other in (pair, pair[::-1]):
                if _is_short(own[0], one) and _is_short(own[1], other) and own != [one, other]:
                    yield " ".join(pair), body


def _is_short(word: str, full: str) -> bool:
    return word == full or (len(word) >= _LEAST and full.startswith(word) and len(full) > 4)
