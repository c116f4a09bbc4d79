"""What a trace's own two values say of what its question compares: t_hammer and t_feather.

Where a picture gives the numbers, only the trace has them. Its law holds in the regime, and with
the numbers of either side it leads to that side's value: then the values say which side has more,
or how many times as much, and the answer is held against them.
"""

from __future__ import annotations

import math
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import sympy as sp

from wmw.core import registry
from wmw.core.equation import Statement, Sym, canonical_name, evaluate, free_symbols
from wmw.core.verdict import Finding, Verdict
from wmw.core.work import spend
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.comparing.comparison import Comparison, Contrast
from wmw.verifiers.comparing.contrast import TIE, read_side, side_label
from wmw.verifiers.comparing.proportions import names_others, of_ratios
from wmw.verifiers.comparing.read_comparison import read_comparison
from wmw.verifiers.comparing.sides import Side
from wmw.verifiers.equations.statements import statements
from wmw.verifiers.own_words import alike, answered
from wmw.verifiers.questions.asking import asking_sentences, asks_of_two
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.revising import revised
from wmw.verifiers.rules import answer_against_change
from wmw.verifiers.terms import Terms

_EQUAL, _UNLIKE = 0.006, 0.02
"""How far values of two sides may lie apart, relatively, that are the same; and that differ."""
_HOLDS = 0.015
"""How far the sides of a law may lie apart, relatively, with a trace's rounded numbers in them."""
_DRAWS, _TWO = 2, 2
"""With how many values of what a trace gives no value a law is tried; and of sides."""
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[^\W\d_])(?=\d)")
_BETWEEN = re.compile(r"(?P<one>[^/−–-]+?)\s*(?P<how>[/−–-])\s*(?P<other>[^/−–-]+)")
_EARLIER = frozenset({"rest", "before", "old", "initial", "i", "start", "0", "first", "1"})
_LATER = frozenset({"after", "new", "final", "f", "end", "now", "second", "2"})
_ALSO_OTHER = frozenset({"i", "f"})
"""Marks of an earlier or a later value beside one of the other kind alone: d_i is of an image."""
_ORDINALS = {"1": "first", "2": "second", "3": "third"}
_FACTORS = (2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 9.0, 16.0, 2**0.5)

Tokens = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OwnSides:
    """One value for each side of a comparison: what they are marked with, and how large each is."""

    stem: Tokens
    marks: tuple[str, ...]
    claims: tuple[Named, ...]
    how: str | None = None
    """How one claim sets the first side against the second: as a quotient or a difference."""

    @property
    def sizes(self) -> tuple[float, ...]:
        """The values of the claims in SI."""
        return tuple(claim.measured.si for claim in self.claims if claim.measured is not None)

    @property
    def apart(self) -> float:
        """How much larger the first side is than the second, relatively; 0 where they are equal."""
        if self.how is None:
            one, other = self.sizes
            return (one - other) / max(one, other)
        (size,) = self.sizes
        if self.how == "/":
            return size - 1
        return math.copysign(1.0, size) if size else 0.0

    @property
    def ratio(self) -> float | None:
        """How many times as large the first side is as the second, where that is known."""
        if self.how is None:
            return self.sizes[0] / self.sizes[1]
        return self.sizes[0] if self.how == "/" else None


def settled_by_own_sides(verdict: Verdict, claims: Claims, family: object) -> Verdict:
    """Return the verdict with an open answer held against the trace's own values of both sides.

    A verdict with a fault, or with more than answer and faithfulness open, stays as it is.
    """
    statuses = verdict.verdict
    sound = all(statuses[field] == "valid" for field in ("schema", "state", "transition"))
    if not sound or statuses["answer"] != "abstain" or statuses["faithfulness"] == "invalid":
        return verdict
    if not isinstance(family, str) or family not in registry.names():
        return verdict
    spoken = read_comparison(claims.question, family)
    if spoken is None or any(map(asks_of_two, asking_sentences(claims.question))):
        return verdict
    terms = Terms(claims, family)
    for own in _of_what_is_asked(terms, spoken):
        if not _follows_from_law(terms, own) or _is_one_side(claims, own):
            continue
        right = _is_right(terms, spoken, own)
        if right is not None:
            return _with_answer(verdict, claims, own, right=right)
    return verdict


def _is_one_side(claims: Claims, own: OwnSides) -> bool:
    """Tell whether the answer is the value of one side: no comparison was asked for then."""
    value = answered(claims)
    if value is None or value.unit is None:
        return False
    return any(claim.measured and alike(claim.measured, value) for claim in own.claims)


def _with_answer(verdict: Verdict, claims: Claims, own: OwnSides, *, right: bool) -> Verdict:
    findings = verdict.findings
    if not right:
        told = " and ".join(f"{claim.name} = {claim.raw}" for claim in own.claims)
        stated = str(claims.answer.raw)
        findings = (
            *findings,
            Finding(
                answer_against_change.CODE,
                answer_against_change.LABEL,
                answer_against_change.FIELD,
                "/answer/value",
                f"the trace finds {told}; the answer says {stated!r}",
                stated,
                told,
            ),
        )
        return revised(verdict, {"faithfulness": "invalid"}, findings, "trace")
    return revised(verdict, {"answer": "valid", "faithfulness": "valid"}, findings, "trace")


# -- the values of the sides ----------------------------------------------------------------------


def _tokens(name: str) -> Tokens:
    """Return the words and marks of a name: ("t", "hammer"), ("speed", "1")."""
    *stem, mark = _CAMEL.sub("_", canonical_name(name)).split("_")
    return (*stem, mark.lower()) if stem else (mark,)


def _of_what_is_asked(terms: Terms, spoken: Comparison) -> Iterator[OwnSides]:
    """Yield the new values, one for every side, of the quantity that is compared.

    "p1 - p2" and "f_A/f_B" are values of two sides as well: what lies between them.
    """
    by_stem: dict[Tokens, dict[str, Named]] = {}
    for claim, _ in (*terms.new, *terms.given):
        if claim.body is not None or claim.measured is None:
            continue
        between = _BETWEEN.fullmatch(claim.name.strip())
        if between is not None and claim.pointer.startswith("/state_1"):
            one, other = _tokens(between["one"]), _tokens(between["other"])
            asked = _is_asked(terms, spoken, between["one"], one)
            if asked and one[:-1] == other[:-1] != () and one != other:
                yield OwnSides(one[:-1], (one[-1], other[-1]), (claim,), between["how"])
            continue
        tokens = _tokens(claim.name)
        if len(tokens) > 1 and _is_asked(terms, spoken, claim.name, tokens):
            by_stem.setdefault(tokens[:-1], {}).setdefault(tokens[-1], claim)
    for stem, of in by_stem.items():
        new = {mark: claim for mark, claim in of.items() if claim.pointer.startswith("/state_1")}
        own = new if len(new) == _TWO else of if new else {}
        if len(own) == spoken.count == _TWO and _are_alike([*own.values()]):
            yield OwnSides(stem, tuple(own), tuple(own.values()))


def _is_asked(terms: Terms, spoken: Comparison, name: str, tokens: Tokens) -> bool:
    """Tell whether a name, or what is left of it without its mark, is of what is compared."""
    known = terms.meaning(name).quantities or terms.meaning("_".join(tokens[:-1])).quantities
    kinds = {_kind(terms, quantity) for quantity in spoken.names}
    return any(_kind(terms, quantity) in kinds for quantity in known)


def _kind(terms: Terms, quantity: str) -> tuple[str, str]:
    """Return the letter and the unit of a quantity: the pressure at any place is p, in Pa."""
    return quantity.partition("_")[0], terms.family.quantity(quantity).unit


def _are_alike(claims: Sequence[Named]) -> bool:
    units = {c.measured.unit.dimension if c.measured and c.measured.unit else None for c in claims}
    return len(units) == 1 and all(c.measured is not None and c.measured.si > 0 for c in claims)


# -- the law --------------------------------------------------------------------------------------


def _follows_from_law(terms: Terms, own: OwnSides) -> bool:
    """Tell whether an equation of the trace gives the value of every side from that side's own."""
    claims = terms.claims
    if claims.equation is None:
        return False
    symbols = terms.words.symbols | frozenset(terms.stated_by_name)
    read, failures = statements(claims.equation.text, symbols)
    if failures:
        return False
    values = _values(terms, read, own)
    speaking = [s for s in read if _speaks_of(s, own, values)]
    return bool(speaking) and all(
        any(_leads_to(reading, values, own) for reading in (s, *s.alternatives)) for s in speaking
    )


def _values(terms: Terms, read: Sequence[Statement], own: OwnSides) -> dict[Tokens, float]:
    """Return the values that the trace states, by name and by what equations call them.

    In "v = sqrt(F/m)" F is tension1 on one side and tension2 on the other.
    """
    stated = [
        claim
        for claim, _ in (*terms.given, *terms.new)
        if claim.body is None and not _BETWEEN.fullmatch(claim.name.strip())
    ]
    by_name = {_tokens(c.name): c.measured.si for c in stated if c.measured is not None}
    values = dict(by_name)
    names = {name: tokens for statement in read for name, tokens in _names(statement).items()}
    spend(len(names) * len(stated))
    for name, tokens in names.items():
        if tokens in by_name or any((*tokens, mark) in by_name for mark in own.marks):
            continue
        meant = {*terms.meaning(name).quantities}
        for claim in stated:
            known = _tokens(claim.name)
            marked = known[-1:] if len(known) > 1 and known[-1] in own.marks else ()
            of = {q for n in (claim.name, known[0]) for q in terms.meaning(n).quantities}
            if meant & of and claim.measured is not None:
                values.setdefault((*tokens, *marked), claim.measured.si)
    return values


def _names(statement: Statement) -> dict[str, Tokens]:
    return {name: _tokens(name) for side in statement.sides for name in free_symbols(side)}


def _speaks_of(statement: Statement, own: OwnSides, values: Mapping[Tokens, float]) -> bool:
    """Tell whether an equation has what is compared: by its plain name, or of both sides."""
    names = {*_names(statement).values()}
    if own.stem in names or all((*own.stem, mark) in names for mark in own.marks):
        return True
    return own.how is None and any(
        all(
            values.get((*name, mark)) == size
            for mark, size in zip(own.marks, own.sizes, strict=True)
        )
        for name in names
    )


def _leads_to(statement: Statement, values: Mapping[Tokens, float], own: OwnSides) -> bool:
    """Tell whether an equation holds with the values of each of the sides.

    What the trace gives no value is drawn, the same for both: it must not matter.
    """
    rng = random.Random(5)  # noqa: S311 - any fixed stream will do
    one, other = own.marks
    for _ in range(_DRAWS):
        drawn = {
            tokens: rng.uniform(1.0, 3.0)
            for tokens in _names(statement).values()
            # What only one side has is nothing on the other: the acceleration of a lift at rest.
            if not any((*tokens, mark) in values for mark in own.marks)
        }
        if own.how is None:
            held = {**drawn, **values}
        elif own.how == "/":
            alone = {**drawn, **values}
            over, under = (_result(statement, alone, own.stem, mark) for mark in own.marks)
            if over is None or not under or not _near(over / under, own.sizes[0]):
                return False
            continue
        else:
            base = drawn.setdefault((*own.stem, other), 1.0) * abs(own.sizes[0])
            held = {**drawn, **values, (*own.stem, other): base}
            held[*own.stem, one] = base + own.sizes[0]
        for mark in own.marks:
            places = range(len(statement.sides))
            found = (_size(statement, place, held, mark) for place in places)
            told = [size for size in found if size is not None]
            if len(told) < len(places) or not _near(min(told), max(told)):
                return False
    return True


def _result(
    statement: Statement, held: Mapping[Tokens, float], stem: Tokens, mark: str
) -> float | None:
    """Return what an equation that begins with a symbol alone gives for it on one side."""
    first = statement.sides[0]
    if not isinstance(first, Sym) or _tokens(first.name) != stem:
        return None
    return _size(statement, 1, held, mark)


def _size(
    statement: Statement, place: int, held: Mapping[Tokens, float], mark: str
) -> float | None:
    numbers: dict[str, float] = {}
    for name, tokens in _names(statement).items():
        if (*tokens, mark) in held:
            numbers[name] = held[*tokens, mark]
        else:
            numbers[name] = held.get(tokens, 0.0)
    return evaluate(statement.sides[place], numbers)


def _near(one: float, other: float) -> bool:
    return abs(one - other) <= _HOLDS * max(abs(one), abs(other))


# -- the answer -----------------------------------------------------------------------------------


def _is_right(terms: Terms, spoken: Comparison, own: OwnSides) -> bool | None:
    """Tell whether the answer says what the values do; None where one of them leaves it open."""
    if _EQUAL < abs(own.apart) < _UNLIKE:
        return None
    even = abs(own.apart) <= _EQUAL
    stated = terms.claims.answer.in_words(split_options(terms.claims.question)[1])
    if spoken.form == "which":
        return _names_right_side(spoken, own, stated, even=even)
    if names_others(stated, set(spoken.names), spoken.family):
        return None  # "30 N; 9 times the energy" says nothing of the forces
    if _is_value_of_one(terms.claims):
        return None  # nor does "0.18 m" say how a distance is to another one
    ratio, place = own.ratio, _subject_place(spoken, own)
    if ratio is None or ratio <= 0 or place is None:
        return None
    ratio = 1.0 if even else _rounded(ratio if place == 0 else 1 / ratio)
    regime = next(iter((*terms.question.regimes, *terms.question.spare)), None)
    if regime is None:
        return None
    outcome = of_ratios(Case(terms, regime, None, {}), lambda _: (ratio,))
    choice = terms.words.choice(stated, outcome) if outcome else None
    return None if choice is None else bool(choice.holds == sp.true)


def _is_value_of_one(claims: Claims) -> bool:
    """Tell whether the answer is a value in a unit, of one thing and not of how two compare."""
    measured = claims.answer.measured
    return measured is not None and measured.unit is not None and any(measured.unit.dimension)


def _names_right_side(spoken: Comparison, own: OwnSides, stated: str, *, even: bool) -> bool | None:
    sides = tuple(_side(spoken, mark) for mark in own.marks)
    contrast = Contrast(replace(spoken, ways=(sides,)))
    said = read_side(contrast, stated)
    if said is None or (said != TIE and any(_is_bare_letter(side) for side in sides)):
        return None
    foremost = 0 if own.apart * spoken.sense > 0 else 1
    return said == (TIE if even else side_label(contrast, foremost))


def _is_bare_letter(side: Side) -> bool:
    """Tell whether nothing in the question bears out the letter of a side."""
    return len(side) == 1 and len(side[0]) == 1


def _side(spoken: Comparison, mark: str) -> Side:
    """Return the words by which the answer may name the side that a name is marked with."""
    words = [mark, _ORDINALS.get(mark, mark)]
    of_mark = [side for way in spoken.ways for side in way if _is_marked(side, mark)]
    words += [word for side in of_mark[:1] for word in side]
    return tuple(dict.fromkeys(words))


def _is_marked(side: Side, mark: str) -> bool:
    if len(mark) == 1 and not mark.isdigit():
        return any(word == mark or word.split()[-1] == mark for word in side)
    return mark in side or any(mark in word.split() for word in side)


def _subject_place(spoken: Comparison, own: OwnSides) -> int | None:
    """Return which of the marks is that of the side which is set against the other one.

    The question's words tell it, as in "in the first case as in the second"; else what is later is
    set against what was before. None where neither tells.
    """
    sides = spoken.ways[0]
    at = [next((i for i, side in enumerate(sides) if mark in side), None) for mark in own.marks]
    if set(at) == {spoken.subject, spoken.reference}:
        return at.index(spoken.subject)
    if any(place is not None for place in at):
        return None
    if not _ALSO_OTHER.isdisjoint(own.marks) and not {*own.marks} <= _EARLIER | _LATER:
        return None
    for known, place in ((_LATER, 0), (_EARLIER, 1)):
        marked = [mark in known for mark in own.marks]
        if sum(marked) == 1:
            return place ^ marked.index(True)
    return None


def _rounded(ratio: float) -> float:
    """Return the plain factor that a ratio of two rounded numbers stands for, if it is near one."""
    plain_ones = (value**sense for value in _FACTORS for sense in (1, -1))
    return next((f for f in plain_ones if abs(ratio - f) <= _HOLDS * f), ratio)
