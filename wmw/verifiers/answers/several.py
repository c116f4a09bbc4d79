"""Answers that state several values: "8.0 m/s and 2.5 m/s", "30 cm behind the lens, m = -2".

It is right where each is the value of something else that the laws give and the question does not.
Which of its values belongs to what is not always told (`said_of.py`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from wmw.core.quantity import Mention, find_measurements
from wmw.verifiers.answers.said_of import (
    Agrees,
    dimension,
    said_of,
    stands_in_order,
    symbol_denies,
)
from wmw.verifiers.case import Case
from wmw.verifiers.questions.asked_noun import of_a_kind_asked
from wmw.verifiers.questions.options import Option

_MOST = 6
"""How many values an answer may state."""
_LABEL = re.compile(r"([^\W\d_]+)[ _]?\Z")
_ACROSS = {"left": "right", "right": "left", "upper": "lower", "lower": "upper"}
"""The two sides that a thing may be of, each with the other."""
_SIDE = re.compile(rf"\b(?:{'|'.join(_ACROSS)})\b")


def values_stated(case: Case) -> tuple[Mention, ...]:
    """Return the values of an answer that states more than one; none for any other answer."""
    raw = case.claims.answer.raw
    return () if not isinstance(raw, str) or case.options else values_in(case, raw)


def values_in(case: Case, text: str) -> tuple[Mention, ...]:
    """Return the values of a text that states more than one; none for any other text."""
    mentions = tuple(
        m for m in find_measurements(text)
        if m.measurement.unit is not None or not _names_a_body(case, text[: m.start])
    )  # fmt: skip
    return mentions if 1 < len(mentions) <= _MOST else ()


def _names_a_body(case: Case, before: str) -> bool:
    """Tell whether the number behind a text is part of a name, as in "ball 1" and "R2"."""
    match = _LABEL.search(before)
    return match is not None and (len(match[1]) == 1 or bool(case.words.roles_of(match[1])))


def all_hold(case: Case, agrees: Agrees) -> bool:
    """Tell whether every value of the answer is that of a different thing the laws give here."""
    raw = case.claims.answer.raw
    return isinstance(raw, str) and not case.options and all_of_text_hold(case, raw, agrees)


def all_of_text_hold(case: Case, raw: str, agrees: Agrees) -> bool:
    """Tell whether every value of a text is that of a different thing the laws give here.

    One of them at least must be asked for: by name, or by the noun that asks. Where one of a kind
    is asked for by name, a value of that kind is no other one: beside the current, the voltage of
    the second resistor is asked for and not that of the first. `agrees` tells whether a stated
    value is a quantity's. "500 N on the left" is no force of the right support.
    """
    mentions = values_in(case, raw)
    sides = _sides_said(raw, mentions) or tuple(_SIDE.findall(case.question.asking))
    sides = sides if _are_across(sides) and len(sides) == len(mentions) else ()
    said = said_of(case, raw, mentions) if mentions else ()
    taken: list[str] = []
    start = 0
    for place, mention in enumerate(mentions):
        across = _ACROSS[sides[place]] if sides else ""
        roles, own = set(case.words.roles_of(raw[start : mention.start])), said[place]
        fits = [
            name
            for name, value in case.asked.items()
            if name not in taken
            and not any(_is_the_same(case, name, other) for other in taken)
            and not case.given_values(name)
            and case.family.quantity(name).moment != "before"
            and _is_of(case, name, roles)
            and not (across and across in _side_of(case, name))
            and (
                (_is_bare_nought(raw, mention) and not value and name in case.asked_quantities)
                or _is_value_of(case, mention, name, agrees)
            )
        ]
        wanted = [name for name in fits if name in case.asked_quantities]
        if not fits or (not wanted and _is_told_by_place(case, mention)):
            return False
        if own and own.isdisjoint(fits):
            return False  # it is said of another one of the things asked for
        if not own and symbol_denies(case, raw[start : mention.start], mention, fits):
            return False
        likely = [*wanted, *(name for name in fits if name in case.question.targets), *fits]
        taken.append(next((name for name in likely if name in own), likely[0]))
        start = mention.end
    if not stands_in_order(case, raw, mentions, taken):
        return False
    return (
        bool(taken)
        and any(name in case.question.targets or of_a_kind_asked(case, name) for name in taken)
        and not _passes_over(case, taken)
    )


def right_by_several(case: Case, agrees: Agrees) -> Option | None:
    """Return the one option all of whose values hold, where each option has as many values."""
    counts = {len(values_in(case, option.text)) for option in case.options}
    if len(counts) != 1 or not counts <= {*range(2, _MOST + 1)}:
        return None
    sound = [option for option in case.options if all_of_text_hold(case, option.text, agrees)]
    return sound[0] if len(sound) == 1 else None


def _passes_over(case: Case, taken: Sequence[str]) -> bool:
    """Tell whether all values of a kind are of other things than those of it that are asked for."""
    for kind in {case.textbook_unit(name).dimension for name in taken}:
        stated = {name for name in taken if case.textbook_unit(name).dimension == kind}
        named = {
            name
            for name in case.question.targets
            if name in case.asked and not case.given_values(name)
            if case.textbook_unit(name).dimension == kind
        }
        # What stands farther off is asked for as well, where nothing of its kind stands nearer.
        asked = named & {*case.asked_quantities} or named
        if asked and stated.isdisjoint(asked):
            return True
    return False


def _is_value_of(case: Case, mention: Mention, name: str, agrees: Agrees) -> bool:
    """Tell whether a stated value is a quantity's, whatever its sign."""
    value, measured = case.asked[name], mention.measurement
    return case.textbook_unit(name).dimension == dimension(mention) and (
        agrees(measured, name, value) or agrees(measured, name, -value)
    )


def _is_bare_nought(raw: str, mention: Mention) -> bool:
    """Tell whether a value is 0 without a unit of its own: of whatever is asked for, it is none."""
    written = raw[mention.start : mention.end]
    return not mention.measurement.si and not any(letter.isalpha() for letter in written)


def _is_told_by_place(case: Case, mention: Mention) -> bool:
    """Tell whether the one thing of a value's kind that is asked for vanishes where it is asked.

    "20 m/s and 10 m/s²" are no velocity and acceleration at the top of a throw, whatever else has
    20 m/s.
    """
    kind = dimension(mention)
    asked = [q for q in case.asked_quantities if case.textbook_unit(q).dimension == kind]
    return len(asked) == 1 and case.asked.get(asked[0]) == 0.0


def sides_exchanged(case: Case, agrees: Agrees) -> tuple[str, str] | None:
    """Return the two of which an answer says each to be what the other is; None for any other."""
    mentions = values_stated(case)
    said = _sides_said(str(case.claims.answer.raw), mentions)
    if not said:
        return None
    meant: list[str] = []
    for side, other, mention in zip(said, reversed(said), mentions, strict=True):
        found = [
            (name, twin)
            for name in case.asked
            for twin in case.asked
            if _side_of(case, name) == [other]
            and _meaning(case, twin) == _SIDE.sub(side, _meaning(case, name))
            and (name in case.question.targets or of_a_kind_asked(case, name))
            and not case.given_values(name)
            and case.textbook_unit(name).dimension == dimension(mention)
            and agrees(mention.measurement, name, case.asked[name])
            and not agrees(mention.measurement, twin, case.asked[twin])
        ]
        if len(found) != 1:
            return None
        meant.append(found[0][0])
    return (meant[1], meant[0])


def _sides_said(raw: str, mentions: Sequence[Mention]) -> tuple[str, ...]:
    """Return the side that an answer says of each of its two values; none where it is unclear.

    It stands before each value, or behind each of them.
    """
    if len(mentions) != len(("left", "right")):
        return ()
    one, two = mentions
    before, between, behind = (
        _SIDE.findall(text.lower())
        for text in (raw[: one.start], raw[one.end : two.start], raw[two.end :])
    )
    said = (*before, *between, *behind)
    return said if len(between) == 1 and _are_across(said) else ()


def _are_across(sides: Sequence[str]) -> bool:
    return len(sides) == len(("left", "right")) and _ACROSS[sides[0]] == sides[1]


def _side_of(case: Case, name: str) -> list[str]:
    return _SIDE.findall(_meaning(case, name))


def _meaning(case: Case, name: str) -> str:
    return case.family.quantity(name).meaning


def _is_the_same(case: Case, name: str, other: str) -> bool:
    """Tell whether two quantities of equal size may be one thing, as a speed and its velocity."""
    if abs(abs(case.asked[name]) - abs(case.asked[other])) > 1e-9 * abs(case.asked[name]):
        return False
    bodies = {case.family.quantity(name).body, case.family.quantity(other).body}
    return len(bodies - {None}) < len((name, other))


def _is_of(case: Case, name: str, roles: set[str]) -> bool:
    body = case.family.quantity(name).body
    return body is None or not roles or body in roles
