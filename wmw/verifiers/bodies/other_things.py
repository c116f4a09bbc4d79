"""New values whose names say that they are of something else than the quantity they sound like.

"momentum of Nora" is not that of both skaters, "total mass" may be summed of other parts than the
family's, and beside the right "a" an "a_cm" is of what no law here knows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from wmw.core.equation import canonical_name
from wmw.core.equation.names import word_set
from wmw.core.quantity import Measurement
from wmw.core.tolerance import Agreement, agrees
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.bodies.casting import body_named
from wmw.verifiers.vocabulary.lexicon import plain

if TYPE_CHECKING:
    from wmw.verifiers.case import Case
    from wmw.verifiers.claims import Named

_WHOLE = word_set("total sum combined overall")
_MOMENTS = word_set("new old initial final before after first second start end later now prime")
_KILOGRAM = parse_unit("kg")
_MASS = _KILOGRAM.dimension if _KILOGRAM else ()
_MOST, _TERMS = 10, (2, 3)
"""How many values a sum is looked for in, and of how many."""
_SETUP = re.compile(
    r"\b(?:[Aa]rrangement|[Ss]et-?up|[Cc]ase|[Mm]ethod|[Dd]esign|[Ww]ay|[Vv]ariant|[Ll]ayout)"
    r" (?:I|1|A|P)\b"
)
_SUMMED = 0.006
"""How far a sum of rounded values may be from a stated one, relatively."""
_SHORTEST = 2
_LETTERS = 5
"""How long the letter of a symbol is at most: theta."""


def is_of_another_thing(case: Case, claim: Named, quantity: str) -> bool:
    """Tell whether a new value that is not a quantity's is surely meant to be of something else."""
    stated = claim.measured
    if case.gold or stated is None or not claim.pointer.startswith("/state_1"):
        return False
    if quantity not in case.asked or _is(case, stated, quantity):
        return False
    return (
        _is_of_one(case, claim, stated, quantity)
        or _is_summed(case, claim, stated)
        or _is_marked(case, claim, quantity)
    )


def by_its_value(case: Case, claim: Named, quantity: str) -> str:
    """Return what a new value is of: of two things with one symbol that which has the value.

    "Q" is the charge that a capacitor has in the end, and that which it has by then.
    """
    stated = claim.measured
    if case.gold or stated is None or not stated.unit or not claim.pointer.startswith("/state_1"):
        return quantity
    if quantity not in case.asked or _is(case, stated, quantity):
        return quantity
    mine = case.family.quantity(quantity)
    if canonical_name(claim.name) != canonical_name(mine.text):
        return quantity
    same = [
        q.name
        for q in case.family.quantities
        if q.text == mine.text and q.name in case.asked and _is(case, stated, q.name)
    ]
    return same[0] if len(same) == 1 else quantity


def as_count(case: Case, claim: Named, quantity: str) -> str | None:
    """Return what a bare "N" of state 0 is of: of the swings or turns that the question counts.

    Beside "20 oscillations" an "N": 20 is no normal force. None where the reading has no place for
    the number.
    """
    stated = claim.measured
    if case.gold or stated is None or stated.unit or not claim.pointer.startswith("/state_0"):
        return quantity
    if canonical_name(claim.name).lower() != "n" or quantity in case.question_givens:
        return quantity
    if not any(case.textbook_unit(quantity).dimension):
        return quantity
    counts = [
        name
        for name, given in case.question_givens.items()
        if not any(case.textbook_unit(name).dimension) and given.measurement.si == stated.value
    ]
    return counts[0] if len(counts) == 1 else None if counts else quantity


def is_of_other_setup(case: Case, claim: Named, quantity: str) -> bool:
    """Tell whether a value is that of another of the set-ups that the question numbers.

    With the arrangements I and II, "F_I" is none of the pull in II, which "F_II" is.
    """
    stem, _, mark = canonical_name(claim.name).rpartition("_")
    value = case.told.get(quantity)
    if case.gold or not stem or claim.measured is None or value is None:
        return False
    if _SETUP.search(case.claims.question) is None or not mark.isalnum():
        return False
    unit = case.textbook_unit(quantity)
    named = case.claims.variables if claim.pointer.startswith("/state_0") else case.claims.results

    def holds(one: Named) -> bool:
        if one.measured is None:
            return False
        # A bare number is meant in the textbook's unit; a unit of another kind is none of it.
        bare = one.measured if one.measured.unit is None else None
        measured = one.measured.read_in(unit) or bare
        return measured is not None and agrees(measured, value) is Agreement.EQUAL

    others = [
        one
        for one in named
        if one is not claim and canonical_name(one.name).rpartition("_")[0] == stem
    ]
    return not holds(claim) and any(holds(one) for one in others)


def of_given_left(case: Case, claim: Named, quantity: str) -> str | None:
    """Return what a value of state 0 is of: of a given that no other name of state 0 has.

    Beside "m_b": "20 kg" an "m_p" of 60 kg is the painter's mass that the question gives, and no
    wrong mass of the plank. None where the reading has no place for it.
    """
    stated, givens = claim.measured, case.question_givens
    if case.gold or stated is None or not stated.unit or not claim.pointer.startswith("/state_0"):
        return quantity
    if quantity in givens and _is_told(case, stated, quantity):
        return quantity
    own = canonical_name(claim.name)
    if len(own.partition("_")[0]) > _LETTERS:
        return quantity  # a name in words says what it is of
    beside = [
        (other, meaning, other.measured)
        for other, meaning in case.terms.given
        if other.measured is not None
        and other.measured.unit
        and other.body is None
        and canonical_name(other.name) != own
    ]
    others = [value for *_, value in beside]
    if quantity in givens:  # and not exchanged with it
        right = any(
            _is_told(case, value, quantity) and quantity in case.meanings(other, meaning)
            for other, meaning, value in beside
        )
    else:  # the trace itself has a force that it calls so, and it is another one
        right = any(
            canonical_name(force.name) == own
            and force.magnitude is not None
            and agrees(force.magnitude, stated.si) is Agreement.EQUAL
            for force in case.claims.forces
        )
    if not right:
        return quantity
    left = [
        name
        for name in givens
        if name != quantity
        and _is_told(case, stated, name)
        and not any(_is_told(case, value, name) for value in others)
    ]
    if len(left) != 1:
        return None if quantity in givens and is_change_of(case, stated, quantity) else quantity
    return left[0] if left[0] in case.system.names else None


def is_change_of(case: Case, stated: Measurement, quantity: str) -> bool:
    """Tell whether a value is that by which the question alters a given.

    Beside "d0": "1.5 m" an "s" of 0.50 m is how far somebody walks toward the mirror.
    """
    given = case.question_givens.get(quantity)
    altered = case.question.altered.get(quantity)
    if given is None or altered is None:
        return False
    change = abs(altered.measurement.si - given.measurement.si)
    return agrees(stated, change) is Agreement.EQUAL


def _is_told(case: Case, stated: Measurement, quantity: str) -> bool:
    """Tell whether a value is the one that the question gives of a quantity."""
    read = stated.read_in(case.textbook_unit(quantity))
    told = case.question_givens[quantity].measurement.si
    return read is not None and agrees(read, told) is Agreement.EQUAL


def _is(case: Case, stated: Measurement, quantity: str) -> bool:
    """Tell whether a value has the size that a quantity has here."""
    read = stated.read_in(case.textbook_unit(quantity))
    value = case.theirs(quantity, case.asked[quantity])
    return read is not None and any(
        agrees(read, sign * value) is Agreement.EQUAL for sign in (1, -1)
    )


def _is_of_one(case: Case, claim: Named, stated: Measurement, quantity: str) -> bool:
    """Tell whether a name tells one body of a value that was taken for that of all of them.

    Where a quantity of single bodies is known as well, the value must be one of theirs.
    """
    whole = case.family.quantity(quantity)
    if not _WHOLE & {*plain(whole.meaning).split()} or _WHOLE & {*plain(claim.name).split()}:
        return False
    if body_named(claim.name, case.claims.bodies) is None:
        return False
    unit = case.textbook_unit(quantity)
    alike = [
        q.name
        for q in case.family.quantities
        if q.name != quantity
        and q.name in case.system.names
        and not _WHOLE & {*plain(q.meaning).split()}
        and q.name in case.asked
        and case.textbook_unit(q.name).dimension == unit.dimension
    ]
    return not alike or any(_is(case, stated, name) for name in alike)


def _is_summed(case: Case, claim: Named, stated: Measurement) -> bool:
    """Tell whether a total mass is the sum of two or three others that the trace states.

    Other totals need not be sums: a total resistance, a total force.
    """
    if not _WHOLE & {*plain(claim.name).split()}:
        return False
    if stated.unit is None or stated.unit.dimension != _MASS:
        return False
    parts = sorted({value.si for value in _others(case, claim, stated)})[:_MOST]
    spend(len(parts) ** 2)
    return any(
        abs(sum(some) - stated.si) <= _SUMMED * abs(stated.si)
        for size in _TERMS
        for some in combinations(parts, size)
    )


def _others(case: Case, claim: Named, stated: Measurement) -> Iterator[Measurement]:
    for other in (*case.claims.variables, *case.claims.results):
        value = other.measured
        if other is claim or value is None or value.unit is None or stated.unit is None:
            continue
        if value.unit.dimension == stated.unit.dimension and value.si > 0:
            yield value


def _is_marked(case: Case, claim: Named, quantity: str) -> bool:
    """Tell whether the trace has the right value by the plain name, to which this one adds a mark.

    The mark tells neither a moment nor a body of the trace.
    """
    name = canonical_name(claim.name)
    stem, _, mark = name.partition("_")
    if len(mark) < _SHORTEST or name in case.words.symbols or not mark.isalpha():
        return False
    words = {word for body in case.claims.bodies for word in plain(body).split()}
    if mark.lower() in _MOMENTS | words:
        return False
    return any(
        canonical_name(other.name) == stem
        and other.measured is not None
        and quantity in meaning.quantities
        and _is(case, other.measured, quantity)
        for other, meaning in case.terms.new
    )
