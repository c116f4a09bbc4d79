"""What names in words mean by the trace itself: the "hot mass" is its "mass of the hot water".

An equation in words may call a thing otherwise than state 0 does, may mean an attribute of a body
("mass of the light bucket"), and may name what is made of several values ("total mass").
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from wmw.core.equation import Add, Expr, Mul, Neg, Statement, Sym, canonical_name, children, rebuilt
from wmw.core.equation.names import word_set
from wmw.core.quantity import Measurement
from wmw.core.tolerance import Agreement, agrees
from wmw.core.work import spend
from wmw.verifiers.vocabulary.lexicon import plain

if TYPE_CHECKING:
    from wmw.verifiers.binding.bound import Bound
    from wmw.verifiers.case import Case

_SMALL = word_set("of in on at by to from for per each every one both all single")
_OF_EACH = re.compile(r"(\w{3,40})_of_(?:each|one|every|either|a_single)_([a-z]{3,20})")
_LEAST = 4
"""How many letters a name has at least that is a word."""
_LOOK = 2
"""Steps of work that a stated name takes for each name that is looked up."""
_KINDS = {
    "mass": "mass", "masses": "mass", "weight": "weight", "weights": "weight",
    "resistance": "resistance", "resistances": "resistance",
}  # fmt: skip
_SUMS, _DIFFERENCES = word_set("sum"), word_set("difference")
_TOTALS = word_set("total combined")
_ADDITIVE = word_set("mass weight")
"""What is the sum of its parts whatever they are tied to."""


def in_own_names(case: Case, statement: Statement) -> Statement:
    """Return a statement with its names in words as those that the trace has for the same."""
    names = Names(case)
    sides = tuple(names.renamed(side) for side in statement.sides)
    others = tuple(in_own_names(case, other) for other in statement.alternatives)
    summed = tuple(names.renamed(side, totals=True) for side in sides)  # "total mass" of a family
    if summed != sides:
        others = (*others, replace(statement, sides=summed, alternatives=()))
    if sides == statement.sides and others == statement.alternatives:
        return statement
    return replace(statement, sides=sides, alternatives=others)


class Names:
    """The names of one trace, to be looked up by the words of others."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.stated = case.terms.stated_by_name

    def renamed(self, side: Expr, *, totals: bool = False) -> Expr:
        """Return a side in the trace's own names; with `totals`, wholes are sums of their parts."""
        if isinstance(side, Sym):
            if totals or not self.case.quantities_of(side.name):
                found = self._own(side.name) or self._whole(side.name) or self._weight(side.name)
                return found or side
            return self._own(side.name) or side
        parts = tuple(self.renamed(part, totals=totals) for part in children(side))
        return rebuilt(side, parts) if parts else side

    def _own(self, name: str) -> Expr | None:
        """Return the one thing of the trace that is called by the words of a name."""
        if len(name) < _LEAST or name in self.stated or not name.replace("_", "").islower():
            return None
        if name in self.case.words.symbols and "_" not in name:
            return None
        words = _words(name)
        spend(_LOOK * len(self.stated))
        if quantity := self._of_body(name, words):
            return Sym(quantity)
        if name in self.case.words.symbols:
            return None
        if (shared := self._of_each(name)) is not None:
            return Sym(shared)
        same = [own for own in self.stated if _words(own) == words]
        if len(same) == 1:
            return Sym(same[0])
        if self.case.terms.meaning(name).quantities and "_" not in name:
            return None
        more = [
            own for own in self.stated if words < _words(own) and _head(own) == _head(name) in words
        ]
        return Sym(more[0]) if len(more) == 1 and not same else None

    def _of_body(self, name: str, words: frozenset[str]) -> str | None:
        """Return the quantity that is an attribute of the body that a name tells with it.

        Of a body of no known role it is what the name may mean, or a given if it means nothing,
        that has the attribute's value.
        """
        bound = {b.claim.pointer: b.quantity for b in self.case.state}
        found = set()
        for claim in self.case.claims.attributes:
            if claim.body is None or claim.measured is None:
                continue
            if _words(claim.name) | _words(claim.body) != words:
                continue
            if claim.pointer in bound:
                found.add(bound[claim.pointer])
                continue
            givens = (q for q in self.case.question.givens if q in self.case.system.names)
            known = self.case.quantities_of(name) or tuple(givens)
            found |= {q for q in known if self._has(q, claim.measured)}
        one = next(iter(found)) if len(found) == 1 else None
        return one if one is not None and self.case.quantities_of(one) == (one,) else None

    def _of_each(self, name: str) -> str | None:
        """Return the attribute that like bodies share: the "resistance of each lamp"."""
        told = _OF_EACH.fullmatch(name)
        if told is None or not self.case.quantities_of(told[1]):
            return None
        values = {
            claim.measured.si
            for claim in self.case.claims.attributes
            if claim.body is not None
            and claim.measured is not None
            and canonical_name(claim.name) == told[1]
            and plain(claim.body).split()[-1:] == plain(told[2]).split()
        }
        return told[1] if len(values) == 1 else None

    def _has(self, quantity: str, stated: Measurement) -> bool:
        """Tell whether a quantity has a stated value in the scene."""
        read = stated.read_in(self.case.textbook_unit(quantity))
        return read is not None and any(
            agrees(read, value) is Agreement.EQUAL for value in self.case.expected(quantity)
        )

    def _whole(self, name: str) -> Expr | None:
        """Return the sum or difference of all that the trace states of a kind: the total mass."""
        words = plain(name).split()
        kinds = {_KINDS[word] for word in words if word in _KINDS}
        if len(words) not in (2, 3) or len(kinds) != 1 or name in self.stated:
            return None
        [kind] = kinds
        first = {words[0]}
        summed = first <= _SUMS or (first <= _TOTALS and kind in _ADDITIVE)
        parts = sorted(self._parts(kind), key=lambda bound: -abs(bound.measured.si))
        terms = tuple(dict.fromkeys(bound.quantity for bound in parts))
        if len(terms) < 2 or not all(self.case.quantities_of(q) == (q,) for q in terms):
            return None
        if summed:
            return Add(tuple(Sym(q) for q in terms))
        if first <= _DIFFERENCES and len(terms) == 2:
            return Add((Sym(terms[0]), Neg(Sym(terms[1]))))
        return None

    def _weight(self, name: str) -> Expr | None:
        """Return the weight of a body of which the trace states the mass."""
        body = name.removeprefix("weight_of_")
        if body == name:
            return None
        mass = self._own(f"mass_of_{body}")
        stated = f"mass_of_{body}" in self.stated
        return Mul((mass or Sym(f"mass_of_{body}"), Sym("g"))) if mass or stated else None

    def _parts(self, kind: str) -> Iterator[Bound]:
        for bound in self.case.state:
            if kind in plain(bound.claim.name).split() and bound.measured.si:
                yield bound


def _words(name: str) -> frozenset[str]:
    """Return the words of a name that say what is meant."""
    return frozenset(plain(name).split()) - _SMALL


def _head(name: str) -> str:
    """Return the noun of a name: the mass of the "mass of the hot water" as of the "hot mass"."""
    head = ""
    for word in plain(canonical_name(name)).split():
        if word in _SMALL:
            break
        head = word
    return head
