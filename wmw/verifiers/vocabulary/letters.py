"""What the symbols of equations may stand for beyond the names that the family declares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from wmw.core.equation import (
    Sym,
    as_number,
    canonical_name,
    evaluate,
    free_symbols,
    parse_statements,
)
from wmw.core.equation.names import GREEK_NAMES
from wmw.core.quantity import Measurement
from wmw.core.system import unit_of
from wmw.core.tolerance import Agreement, agrees
from wmw.core.units import parse_unit
from wmw.verifiers.bodies.other_things import is_change_of
from wmw.verifiers.equations.rounding import measurement
from wmw.verifiers.vocabulary.lexicon import plain

if TYPE_CHECKING:
    from wmw.verifiers.binding.bound import Bound
    from wmw.verifiers.case import Case
    from wmw.verifiers.claims import Named

_SYMBOL_LENGTH = 3
"""Names of no longer words are symbols, which say themselves what they stand for."""
_ROUNDED = 0.02
"""How far a value may be from what is worked out of others that are rounded, relatively."""
_MOMENTS = frozenset({"before", "after", "now", "later", "new", "final"})
"""Tails of letters that may tell when what is asked for is seen or heard: "f_before"."""


def spelled_out(bounds: Iterable[Bound]) -> dict[str, tuple[str, ...]]:
    """Return what lone letters may stand for by the names of the trace: d by `pipeDiameter`."""
    found: dict[str, tuple[str, ...]] = {}
    for bound in bounds:
        words = plain(bound.claim.name).split()
        if max(map(len, words), default=0) <= _SYMBOL_LENGTH:
            continue
        for letter in {word[0] for word in words}:
            found[letter] = tuple(dict.fromkeys((*found.get(letter, ()), bound.quantity)))
    return found


def counted_from_zero(case: Case, symbol: str, own: tuple[str, ...]) -> Iterator[str]:
    """Yield what a difference is that counts from zero: the gauge pressure, written Δp.

    Only where no given and no law tells the difference itself; temperatures never count so.
    """
    letter = symbol.removeprefix("Delta_")
    if letter == symbol or any(case.expected(q) for q in own):
        return
    for q in case.terms.meaning(letter).quantities:
        if q in case.system.names and case.expected(q) and not case.textbook_unit(q).offset:
            yield q


def worked_out(case: Case, symbol: str, own: tuple[str, ...]) -> Iterator[str]:
    """Yield what a letter of state 1 alone is, where all that it usually means is given otherwise.

    With a bullet that strikes at 300 m/s and "u = 3.00 m/s" among the results, or where the working
    ends so, u is no speed before the impact. It is what comes out at that value.
    """
    if not own or any(canonical_name(c.name) == symbol for c in case.claims.variables):
        return
    stated = [
        claim.measured
        for claim in case.claims.results
        if canonical_name(claim.name) == symbol and claim.measured is not None
    ]
    if not stated and all(case.family.quantity(q).moment != "after" for q in own):
        stated = _ends_of_working(case, symbol)
    if len(stated) != 1 or stated[0].unit is None:
        return
    if any(_holds(stated[0], case, quantity) for quantity in own):
        return
    for quantity in case.family.quantities:
        if quantity.name not in case.system.names or quantity.name in own:
            continue
        if quantity.moment == "after" and _holds(stated[0], case, quantity.name):
            yield quantity.name


def as_valued(case: Case, symbol: str, own: tuple[str, ...]) -> tuple[str, ...] | None:
    """Return what a name means by its stated value, where that is of nothing it usually means.

    "s = 2.40 m" is no drop but the distance that the question gives as 2.40 m, and a "q_s" in kJ/kg
    is no heat. None where the usual meanings stand.
    """
    stated = case.terms.stated_by_name.get(symbol)
    if case.gold or not own or stated is None or stated.unit is None or stated.unit.turns:
        return None
    alike = [q for q in own if stated.read_in(case.textbook_unit(q)) is not None]
    if any(_holds(stated, case, quantity) for quantity in alike):
        return None
    if alike and all(is_change_of(case, stated, quantity) for quantity in alike):
        return ()
    given = tuple(
        name
        for name, told in case.question.givens.items()
        if name in case.system.names
        and name not in own
        and told.measurement.unit is not None
        and not told.measurement.unit.turns
        and _holds(stated, case, name)
    )
    if len(given) == 1:
        return given
    if alike and not (
        all(q in case.asked and _is_had_elsewhere(case, symbol, q) for q in alike)
        and answers_rightly(case)
        and _follows(case, symbol, stated)
    ):
        return None
    return ()


def of_the_whole(case: Case, symbol: str, own: tuple[str, ...]) -> Iterator[str]:
    """Yield what follows under a letter that the trace gives no value and usually is a given's.

    Of two springs of 100 N/m in series, "1/k = 1/100 + 1/100" tells the k of both.
    """
    if case.gold or not own or any(q not in case.question.givens for q in own):
        return
    for quantity in case.family.quantities:
        name = quantity.name
        if (
            quantity.moment == "after"
            and name in case.system.names
            and name not in own
            and name.partition("_")[0] == symbol
            and all(_is_alike(case, name, q) for q in own)
            and case.expected(name)
        ):
            yield name


def _is_alike(case: Case, one: str, other: str) -> bool:
    return case.textbook_unit(one).dimension == case.textbook_unit(other).dimension


def _ends_of_working(case: Case, symbol: str) -> list[Measurement]:
    """Return the values in which the working of a letter ends: 3.00 m/s of "u = 6/2 = 3.00 m/s"."""
    names = case.words.symbols | frozenset(case.terms.stated_by_name)
    texts = (case.claims.equation, *case.claims.evidence, case.claims.derivation)
    ends = (
        as_number(statement.sides[-1])
        for text in texts
        if text is not None
        for statement in parse_statements(
            text.text, symbols=names, unit_reader=parse_unit
        ).statements
        if statement.sides[0] == Sym(symbol)
    )
    found = (measurement(end) for end in ends if end is not None)
    return [value for value in found if value is not None]


def as_asked(case: Case, claim: Named, own: str) -> str:
    """Return what a letter of state 1 alone means: the value of what is asked for is no other's.

    Where the largest load is asked for, "m" need not be the mass of all; and "H" is the height that
    is asked for, whichever other height usually has the letter. "V_A" is the voltage that is asked
    for, where the letter alone may be that of the battery, and "f_before" the pitch that is heard
    before a train has passed.
    """
    name = canonical_name(claim.name)
    stem, _, tail = name.partition("_")
    if (
        case.gold
        or claim.measured is None
        or claim.measured.unit is None
        or not claim.pointer.startswith("/state_1")
        or (len(name) > _SYMBOL_LENGTH and tail not in _MOMENTS)
        or any(canonical_name(given.name) == name for given in case.claims.variables)
    ):
        return own
    asked = next(iter(case.asked_quantities), own)
    if asked == own or (tail and asked.partition("_")[0] not in (own.partition("_")[0], stem)):
        return own
    if asked not in case.asked or own not in case.asked:
        return own
    here = claim.measured.read_in(case.textbook_unit(asked))
    if here is None or agrees(here, case.asked[own]) is Agreement.EQUAL:
        return own
    right = agrees(here, case.asked[asked]) is Agreement.EQUAL
    return asked if right or _is_answered(case, here, own) else own


def _is_answered(case: Case, stated: Measurement, own: str) -> bool:
    """Tell whether a value is the trace's answer, and state 0 has the given it would be by name."""
    answer = case.claims.answer.measured
    if own not in case.question.givens or answer is None:
        return False
    if agrees(answer, stated.si) is not Agreement.EQUAL:
        return False
    return any(
        own in meaning.quantities
        and claim.measured is not None
        and _holds(claim.measured, case, own)
        for claim, meaning in case.terms.given
    )


def as_other(case: Case, claim: Named, own: str) -> str | None:
    """Return what a letter of state 1 alone means: nothing that the trace has by another name.

    Beside "N = 392 N", an "R = 98 N" is no normal force, as some call it R, but the friction. And
    where the answer is right, "T = u/g = 2.04 s" is the time of the rise and not of the flight.
    None where it is nothing that is known here: "θ = T_1 - T".
    """
    name, stated = canonical_name(claim.name), claim.measured
    if case.gold or not claim.pointer.startswith("/state_1") or not _is_letter(name):
        return own
    if stated is None or stated.unit is None or own not in case.asked:
        return own
    here = stated.read_in(case.textbook_unit(own))
    if here is None or agrees(here, case.asked[own]) is Agreement.EQUAL:
        return own
    elsewhere = _is_had_elsewhere(case, name, own)
    sound = answers_rightly(case) and _follows(case, name, stated)
    if not elsewhere and (not sound or own in case.asked_quantities):
        return own
    others = (
        q
        for q, value in case.asked.items()
        if q != own
        and value
        and _is_alike(case, q, own)
        and q not in case.question.givens
        and agrees(here, case.theirs(q, value)) is Agreement.EQUAL
        and not _is_had_elsewhere(case, name, q)
    )
    return next(others, None if elsewhere and sound else own)


def _is_letter(name: str) -> bool:
    return len(name) == 1 or name in GREEK_NAMES


def answers_rightly(case: Case) -> bool:
    """Tell whether the answer is the value of what is asked for most likely."""
    asked, answer = next(iter(case.asked_quantities), None), case.claims.answer.measured
    if asked is None or asked not in case.asked or answer is None:
        return False
    read = answer.read_in(case.textbook_unit(asked))
    return read is not None and agrees(read, case.theirs(asked, case.asked[asked])) is (
        Agreement.EQUAL
    )


def _follows(case: Case, name: str, stated: Measurement) -> bool:
    """Tell whether a line of the trace works a value out of other values that it states."""
    values = {n: m.si for n, m in case.terms.stated_by_name.items() if n != name}
    symbols = case.words.symbols | frozenset(case.terms.stated_by_name)
    claims = case.claims
    for text in (claims.equation, *claims.evidence, claims.derivation):
        if text is None:
            continue
        read = parse_statements(text.text, symbols=symbols, unit_reader=parse_unit)
        for statement in read.statements:
            if statement.sides[0] != Sym(name):
                continue
            for side in statement.sides[1:]:
                value = evaluate(side, values) if free_symbols(side) else None
                if value is not None and abs(value - stated.si) <= _ROUNDED * abs(value):
                    return True
    return False


def _is_had_elsewhere(case: Case, name: str, quantity: str) -> bool:
    """Tell whether another name of the trace that means a quantity has its very value."""
    value, unit = case.theirs(quantity, case.asked[quantity]), case.textbook_unit(quantity)
    return any(
        canonical_name(claim.name) != name
        and claim.measured is not None
        and quantity in meaning.quantities
        and (read := claim.measured.read_in(unit)) is not None
        and agrees(read, value) is Agreement.EQUAL
        for claim, meaning in (*case.terms.given, *case.terms.new)
    )


def wrongly_asked(case: Case, claim: Named, names: tuple[str, ...]) -> str | None:
    """Return what is asked for where a letter of state 1 may mean it and has no quantity's value.

    "F" may be the effort that is asked for or the force on the pivot. Where the question tells
    both, and 300 N is neither of them nor any other force, it is a wrong effort.
    """
    if (
        case.gold
        or claim.measured is None
        or claim.measured.unit is None
        or not claim.pointer.startswith("/state_1")
        or len(canonical_name(claim.name)) > _SYMBOL_LENGTH
    ):
        return None
    asked = next(iter(case.asked_quantities), None)
    if asked not in names or not all(name in case.told for name in names):
        return None
    for quantity, value in case.told.items():
        read = claim.measured.read_in(unit_of(case.family.quantity(quantity)))
        if read is not None and agrees(read, value) is Agreement.EQUAL:
            return None
    return asked


def _holds(stated: Measurement, case: Case, quantity: str) -> bool:
    read = stated.read_in(case.textbook_unit(quantity))
    return read is not None and any(
        agrees(read, value) is Agreement.EQUAL for value in case.expected(quantity)
    )
