"""Which result of a trace is missing in an answer of several values, where another value stands.

New variables have 1.0 s and 2.0 s; "P after 1.0 s and Q after 4.0 s" is answered, or the two values
are said of each other. Only a value that the trace has nowhere, beside others that are its results,
is no result of it; a value on the way, or the sum of two, is none that is left over.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations

from wmw.core.equation import canonical_name
from wmw.core.quantity import Measurement, Mention, find_measurements
from wmw.core.work import spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.own_words import alike, is_among, numbers_in, tens_apart, texts_of
from wmw.verifiers.questions.options import Option, split_options

_TWO, _MOST = 2, 6
_COST = 20
_LABEL = re.compile(
    r"(?<![\w-])(?P<label>[^\W\d_]\w{0,8})\s*"
    r"(?:[:=≈]|\b(?:at|after|has|with|gets|is|takes|reaches|in|moves at)(?= ))\s*\Z"
)
"""A name of one letter, or a symbol, that a value is given to: "P: ", "v_Q = ", "B after "."""
_TWICE = re.compile(
    r"\b(?:both|back|return\w*|total|altogether|together|round|diameter|twice|double)\b",
    re.I,
)
"""What makes an answer twice, or half, what was found."""


def other_of_several(claims: Claims) -> str | None:
    """Return the result that an answer of several values has another value for."""
    stem, options = split_options(claims.question)
    text = claims.answer.in_words(options)
    mentions = find_measurements(text) if isinstance(claims.answer.raw, str) else ()
    if not _TWO <= len(mentions) <= _MOST:
        return None
    spend(_COST * len(mentions))
    named = [(c.name, m) for c in claims.results if (m := c.measured) is not None]
    results = [m for _, m in named if m.unit is not None]
    values = [m.measurement for m in mentions if m.measurement.unit is not None]
    stated = _stated(claims, stem)
    chosen = claims.answer.letter if options else None
    if chosen is not None:
        return _by_option(options, chosen, values, results, stated)
    return _by_name(text, mentions, named, stated) or _left_over(claims, values, results, stated)


def _stated(claims: Claims, stem: str) -> list[Measurement]:
    """Return every number of the trace and of the question, but for those of the answer itself."""
    named = (*claims.variables, *claims.attributes, *claims.results)
    found = [claim.measured for claim in named if claim.measured is not None]
    found += [force.magnitude for force in claims.forces if force.magnitude is not None]
    found += [n for text in texts_of(claims) for n in numbers_in(text)]
    told = (stem, claims.answer.explanation)
    return found + [m.measurement for text in told for m in find_measurements(text)]


def _by_option(
    options: Sequence[Option],
    letter: str,
    values: list[Measurement],
    results: list[Measurement],
    stated: list[Measurement],
) -> str | None:
    """Return the option that has nothing but results, where the one that is chosen has not."""
    if all(is_among(value, stated) for value in values):
        return None
    own = []
    for option in options:
        told = [m.measurement for m in find_measurements(option.text)]
        if len(told) == len(values) and all(m.unit and is_among(m, results) for m in told):
            own.append(option)
    if len(own) != 1 or own[0].letter == letter:
        return None
    return f"({own[0].letter}) {own[0].text}"


def _left_over(
    claims: Claims,
    values: list[Measurement],
    results: list[Measurement],
    stated: list[Measurement],
) -> str | None:
    """Return the one result that no value is, where as many values of its kind are answered."""
    strange = [value for value in values if not is_among(value, stated)]
    if len(strange) != 1 or not any(is_among(value, results) for value in values):
        return None
    [value] = strange
    kin = [m for m in results if m.unit and value.unit and m.unit.dimension == value.unit.dimension]
    others = [v for v in values if v is not value and any(_is_kin(v, m) for m in kin)]
    left = [m for m in kin if not is_among(m, others)]
    if len(kin) != len(others) + 1 or len(left) != 1 or tens_apart(value, left[0]):
        return None
    if _leads_to(value, kin, claims):
        return None
    return _shown(left[0])


def _leads_to(value: Measurement, kin: list[Measurement], claims: Claims) -> bool:
    """Tell whether a value is the sum or the difference of two results, or twice one of them."""
    steps = [n for a, b in combinations(kin, _TWO) for n in (a.si + b.si, abs(a.si - b.si))]
    if _TWICE.search(f"{claims.question} {claims.answer.explanation} {claims.answer.text}"):
        steps += [n for m in kin for n in (2 * m.si, m.si / 2)]
    return any(abs(abs(value.si) - abs(step)) <= 0.02 * abs(step) for step in steps)


def _by_name(
    text: str,
    mentions: Sequence[Mention],
    named: list[tuple[str, Measurement]],
    stated: list[Measurement],
) -> str | None:
    """Return the results that bear the names in an answer, where one has another value."""
    found: list[tuple[Measurement, Measurement]] = []
    start = 0
    for mention in mentions:
        label = _LABEL.search(text[start : mention.start])
        own = _named(label["label"], mention.measurement, named) if label else None
        found += [(mention.measurement, own)] if own is not None else []
        start = mention.end
    if len(found) < _TWO or len(found) != len(mentions):
        return None
    wrong = [(said, own) for said, own in found if not alike(said, own)]
    shown = ", ".join(_shown(own) for _, own in wrong)
    if len(wrong) == _TWO == len(found):
        (one, first), (two, second) = wrong
        crossed = one.unit and two.unit and alike(one, second) and alike(two, first)
        return shown if crossed else None
    if len(wrong) != 1 or len(wrong) == len(found):
        return None
    [(said, own)] = wrong
    if said.unit is None:
        return shown if not said.si and own.si else None
    if not said.si or is_among(said, stated) or tens_apart(said, own):
        return None
    return shown


def _named(
    label: str, value: Measurement, named: list[tuple[str, Measurement]]
) -> Measurement | None:
    """Return the one result that has a name, or ends or begins with it: t_P by P, a_top by a."""
    name = canonical_name(label)
    fit = [(canonical_name(n), m) for n, m in named if value.unit is None or _is_kin(value, m)]
    alone = len(name) == 1
    for found in (
        [m for other, m in fit if other == name],
        [m for other, m in fit if alone and other.endswith(f"_{name}")],
        [m for other, m in fit if alone and other.startswith(f"{name}_")],
    ):
        if found:
            return found[0] if len(found) == 1 else None
    return None


def _is_kin(one: Measurement, other: Measurement) -> bool:
    if one.unit is None or other.unit is None:
        return False
    return one.unit.dimension == other.unit.dimension


def _shown(value: Measurement) -> str:
    return f"{value.text} {value.unit.text if value.unit is not None else ''}".strip()
