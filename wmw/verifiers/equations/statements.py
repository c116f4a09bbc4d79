"""Is a written equation true here? Judged by numbers, in worlds where all laws hold.

A symbolic equation must hold in complete worlds of the regime, whatever route it takes; a value
put equal to a symbol must be that quantity's value; two numeric sides must be the same number.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice, pairwise, product
from string import ascii_lowercase
from typing import Literal

from wmw.core.equation import (
    Add,
    Div,
    Expr,
    Mul,
    Num,
    Statement,
    Sym,
    as_number,
    dimension,
    evaluate,
    free_symbols,
    numbers,
    parse_statements,
    to_text,
    walk,
)
from wmw.core.moments import are_moments
from wmw.core.quantity import Measurement, number_text
from wmw.core.system import World, unit_of
from wmw.core.tolerance import worked_out_slack
from wmw.core.units import Unit, parse_unit, to_si
from wmw.core.work import spend
from wmw.verifiers.binding.names import is_open_guess, is_stated
from wmw.verifiers.case import Case
from wmw.verifiers.comparing.proportional import proportion
from wmw.verifiers.equations.at_each_moment import holds_at_each
from wmw.verifiers.equations.cancelling import cancels
from wmw.verifiers.equations.general_laws import is_general, is_of_steady_motion
from wmw.verifiers.equations.homogeneity import is_homogeneous
from wmw.verifiers.equations.named_roots import without_named_roots
from wmw.verifiers.equations.rounding import (
    Check,
    Truth,
    arithmetic,
    bare,
    close,
    is_structural,
    least_slack,
    measurement,
    put_in_slack,
    readings,
    says_where,
    spread,
    unit_apart,
    written_number,
)
from wmw.verifiers.equations.said_products import with_results_equated
from wmw.verifiers.values.unconverted import holds_converted, holds_in_degrees, with_values
from wmw.verifiers.values.units_meant import as_written, data_units
from wmw.verifiers.vocabulary.chain_units import in_units_of_chain
from wmw.verifiers.vocabulary.letters import answers_rightly
from wmw.verifiers.vocabulary.times_written import multiplied
from wmw.verifiers.vocabulary.worded_names import in_own_names
from wmw.verifiers.wording import show

_EXACT = 1e-5
"""Relative difference allowed between two symbolic sides in a world of exact values."""
_APPROXIMATE = 0.01
"""By how much the sides of a law may differ that is one only approximately."""
_ROUNDED = 0.02
"""The same where rounded numbers stand in the equation."""
_POWERS_OF_TEN = (10.0, 100.0, 1000.0)
"""Factors that may be those of a law as well as of a unit: g = 10 m/s²."""
_ASSIGNMENTS = 32
_EQUATION, _NODE, _NAME = 20, 2, 4
"""Steps of work that an equation, a node of it and a name in an environment take."""
_MARKS = frozenset(
    {"new", "old", "i", "f", "initial", "final", "before", "after", "prime", *ascii_lowercase}
)
"""Ends of names that tell two states of one thing apart."""
_SIGN = 0.02
_METRE = parse_unit("m")
_LENGTH = _METRE.dimension if _METRE else ()
_SPEEDING_UP = parse_unit("m/s^2")
_ACCELERATION = _SPEEDING_UP.dimension if _SPEEDING_UP else ()
_SECOND = parse_unit("s")
_DAY = 86400.0
_ANGLE = 7
"""Place of the angle among the base quantities: what an arc has, and a ratio has not."""
_SLIPS = 8
"""Wrong results of one trace that are followed up."""


_PER = re.compile(
    r"(?<=\d) (?:\(?1/(?P<over>m|cm|mm|s|ms|min|h|K|kg|mol)(?![\w^(²³])\)?"
    r"|/(?P<end>m|cm|s|K)(?=\s*(?:[,;]|\Z)))"
)
"""A unit written as a fraction behind its number: "3.0 1/m", "3.0 /m"."""


def statements(text: str, symbols: frozenset[str]) -> tuple[tuple[Statement, ...], int]:
    """Return the statements of a text and how many of its pieces could not be parsed."""
    text = _PER.sub(
        lambda unit: f" {unit['over'] or unit['end']}^-1",
        with_results_equated(without_named_roots(text)),
    )
    read = parse_statements(text, symbols=symbols, unit_reader=parse_unit)
    return read.statements, len(read.unparsed)


Numbers = Literal["si", "bare", "scale", "data", "textbook"]
"""What a symbol's number may be: in SI, as it is stated where nothing but the trace knows the name,
in SI but counted from 0 °C, in the unit of the data, or in the one that textbooks use."""
_NUMBERS: tuple[Numbers, ...] = ("si", "bare", "scale", "data", "textbook")
_IN_UNITS: tuple[Numbers, ...] = ("si", "scale")
"""What it can be beside numbers that carry their units."""


_DIFFERENCE = re.compile(
    r"\b(?:(?:differences?|changes?|rises?|drops?|intervals?)(?! to\b)|(?:warm|heat|cool)\w* by)\b",
    re.I,
)
_LETTERS = re.compile(r"[^\W\d_]+")
_UNITS = frozenset("msgNJWVAC")
"""Letters that are units behind a number even where they are symbols as well."""


def has_units(side: Expr) -> bool:
    """Tell whether a number of a side carries a unit."""
    return any(isinstance(node, Num) and node.unit for node in walk(side))


def unit_letters(side: Expr) -> frozenset[str]:
    """Return the letters of a side's units where they may be symbols: T and h, but no m."""
    units = (node.unit for node in walk(side) if isinstance(node, Num) and node.unit)
    letters = frozenset(letter for unit in units for letter in _LETTERS.findall(unit))
    return letters if letters.isdisjoint(_UNITS) else frozenset()


class Judge:
    """Checks the statements of one trace in order; names defined on the way are remembered."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self._local: dict[str, float] = {}
        self._known: dict[str, bool] = {}
        self._met: set[str] = set()
        """The symbols of the equations so far."""
        self._slips: list[tuple[float, float]] = []
        """Wrong results so far (SI), each with what it should have been."""
        self.symbols = case.words.symbols | frozenset(case.terms.stated_by_name)
        self._told_in: dict[str, list[Unit]] = {}
        """The units in which the text at hand gives the value of a name."""

    def read(self, text: str) -> tuple[tuple[Statement, ...], int]:
        """Return the statements of a text as this trace's names make them."""
        found, failures = statements(text, self.symbols)
        found = tuple(in_own_names(self.case, statement) for statement in found)
        self._told_in = {}
        for statement in found:
            symbol, value = statement.sides[0], as_number(statement.sides[-1])
            unit = parse_unit(value.unit) if value is not None and value.unit else None
            if isinstance(symbol, Sym) and unit is not None:
                self._told_in.setdefault(symbol.name, []).append(unit)
        return found, failures

    def check(self, statement: Statement) -> tuple[Check, ...]:
        """Return the checks of the reading of the statement that fares best.

        Where the likeliest reading ends in a value in a unit that fits what it is the value of, or
        what it is worked out from, another one is taken only if all of it holds: that nothing could
        be said against the symbols of "P = 0.4 W" read as 0.4 times a work is no reason to read it
        so. What turns a value into another unit of its kind is no equation in symbols: the A of
        "250 mA = 0.25 A" is no area.
        """
        if _is_change(statement.sides[0]):
            statement = _of_difference(statement)
        best = self._checked(statement)
        settled = statement.alternatives and (
            self._ends_in_its_unit(statement) or _comes_out_in_its_unit(statement)
        )
        numeric = self._is_of_numbers(statement)
        open_to_others = _badness(best) and not _converts(statement)
        for reading in _other_readings(statement) if open_to_others else ():
            if numeric and any(map(free_symbols, reading.sides)):
                continue
            checks = self._checked(reading)
            badness = _badness(checks)
            if badness < _badness(best) and not (settled and badness):
                best = checks
            if _badness(best) == 0:
                break
        if any(check.truth == "false" for check in best):
            self._remember_slip(statement)
        return best

    def _remember_slip(self, statement: Statement) -> None:
        """Remember a wrong result: what is worked out with it is no fault of its own."""
        symbol, value = statement.sides[0], as_number(statement.sides[-1])
        if isinstance(symbol, Sym) and value and value.si and len(self._slips) < _SLIPS:
            expected = [v for q in self.case.quantities_of(symbol.name) for v in self._right(q)]
            if expected and not close(expected[0], value.si, _ROUNDED):
                self._slips.append((value.si, expected[0]))

    def _is_name(self, side: Expr) -> bool:
        """Tell whether a unit of a side is a symbol of it: after 200 (80 - T), that of 500 T.

        It is where nothing here has the dimension of the unit.
        """
        return any(
            (node.unit in self._met or self.case.quantities_of(node.unit))
            and not any(
                self.case.textbook_unit(name).dimension == node.dimension
                for name in self.case.system.names
            )
            for node in walk(side)
            if isinstance(node, Num) and node.unit is not None
        )

    def _are_names(self, side: Expr, other: Expr) -> bool:
        """Tell whether the units of a side are its symbols: "2 h/t² = 4.0/1.21" has no hours.

        They are where the other side has none, and each letter is a name of something here.
        """
        letters = unit_letters(side)
        bare = not has_units(other)
        return bool(letters) and bare and all(self.case.quantities_of(n) for n in letters)

    def _right(self, quantity: str) -> tuple[float, ...]:
        return self.case.expected(quantity)[:1]

    def _follows_a_slip(self, left: Expr, right: Expr) -> bool:
        """Tell whether two sides agree once earlier wrong results are put right in them."""
        mended = (with_values(left, self._slips), with_values(right, self._slips))
        return mended != (left, right) and self._equal(*mended).truth == "true"

    def _ends_in_its_unit(self, statement: Statement) -> bool:
        """Tell whether the last side is a value in a unit that the first side's symbol can have."""
        symbol, value = statement.sides[0], as_number(statement.sides[-1])
        if not isinstance(symbol, Sym) or value is None:
            return False
        return any(
            _fits(unit_of(self.case.family.quantity(name)).dimension, value.dimension)
            for name in self.case.quantities_of(symbol.name)
            if name in self.case.system.names
        )

    def _is_of_numbers(self, statement: Statement) -> bool:
        """Tell whether numbers alone are worked out, to a value in a unit that something here has.

        The V of "120 × 3.0 mWb / 0.20 s = 1.5 V" is no voltage by which the result is multiplied.
        """
        value = as_number(statement.sides[-1])
        return (
            value is not None
            and value.dimension is not None
            and not any(map(free_symbols, statement.sides))
            and as_number(statement.sides[0]) is None
            and any(
                self.case.textbook_unit(name).dimension == value.dimension
                for name in self.case.system.names
            )
        )

    def _checked(self, statement: Statement) -> tuple[Check, ...]:
        checks = tuple(self._chain(statement))
        if any(check.truth == "false" for check in checks):
            return checks
        return (*checks, *self._ends_in_a_wrong_unit(statement))

    def _ends_in_a_wrong_unit(self, statement: Statement) -> Iterator[Check]:
        """Yield a check of a chain's last value where it is its symbol's but for a power of ten.

        Bare numbers in SI come to the number and not to the unit in "x = 2.0 · 9.8/400 = 0.049 cm",
        and those of a mass in grams to what is no answer in newtons.
        """
        symbol, *between, last = statement.sides
        literal = as_number(last)
        if not between or not isinstance(symbol, Sym) or {*statement.relations} - {"=", "≈"}:
            return
        if literal is None or literal.unit is None or not self._ends_in_its_unit(statement):
            return
        if free_symbols(between[-1]) or has_units(between[-1]) or as_number(between[-1]):
            return
        found = self._valued(symbol.name, literal)
        if found.truth == "false" and found.unconverted:
            yield found

    def _chain(self, statement: Statement) -> Iterator[Check]:
        before: Expr | None = None  # the side before one that it is not equal to
        sides = statement.sides
        for place, (left, relation, right) in enumerate(
            zip(sides, statement.relations, sides[1:], strict=False)
        ):
            if relation in ("=", "≈"):
                if before is not None and self._equal(before, right).truth == "true":
                    before = None  # the side between the two is the wrong one, and has been told of
                    continue
                found = self._equal(left, right)
                if found.truth == "false" and free_symbols(left):
                    behind = _in_unit_behind(right, sides[place + 2 :])
                    in_unit = found if behind is right else self._equal(left, behind)
                    sure = in_unit.quantity or has_units(right)
                    found = in_unit if sure and in_unit.truth == "true" else found
                if relation == "≈" and found.truth == "false" and self._grow(left, right):
                    found = Check("true")  # "d ~ v^2"
                before = left if found.truth == "false" else None
                if before is not None and self._slips and self._follows_a_slip(left, right):
                    found = Check("unknown")
                yield found
            elif relation == "∝":
                truth = proportion(self.case, left, right)
                yield Check(truth, "law", to_text(left), to_text(right))
            elif relation in ("<", ">", "<=", ">="):
                found = self._ordered(left, relation, right)
                if found.truth == "false":
                    in_units = in_units_of_chain(statement)[place : place + 2]
                    other = self._ordered(in_units[0], relation, in_units[1], _IN_UNITS)
                    found = other if other.truth == "true" else found
                yield found

    def _grow(self, left: Expr, right: Expr) -> bool:
        return _is_symbolic((left, right)) and proportion(self.case, left, right) == "true"

    def holds(self, left: Expr, right: Expr) -> bool:
        """Tell whether two sides are surely equal here."""
        return self._equal(left, right).truth == "true"

    # -- equalities ---------------------------------------------------------------------------

    def _equal(self, left: Expr, right: Expr) -> Check:
        names = free_symbols(left) | free_symbols(right)
        size = _size(left, right)
        spend(_EQUATION + _NODE * size + _NAME * len(names))
        self._met |= names
        if not names:
            found = arithmetic(left, right, self.case.intermediates)
            if found.truth == "false" and (self._is_name(left) or self._is_name(right)):
                return Check("unknown")
            if found.truth == "false" and (
                self._are_names(left, right) or self._are_names(right, left)
            ):
                return Check("unknown")
            if found.truth == "false" and holds_in_degrees(left, right):
                return replace(found, unconverted=True)
            return found
        unknown = tuple(n for n in sorted(names) if not self._resolvable(n))
        if unknown:
            self._define(left, right, unknown)
            return Check("unknown", unknown=unknown)
        for symbol, value in ((left, right), (right, left)):
            literal = as_number(value)
            if isinstance(symbol, Sym) and literal is not None:
                return self._valued(symbol.name, literal)
        exact = _is_symbolic((left, right)) and free_symbols(left) and free_symbols(right)
        tolerance = _EXACT if exact else self._rounding((left, right))
        if any(not self._is_known(name) for name in names):
            if any(self._is_drawn(name) for name in names):
                return Check("unknown")
            tolerance = max(tolerance, _ROUNDED)  # a name known by its stated, rounded value only
        only_si = any(_is_in_units(side) for side in (left, right))
        for env in self._environments(names, _IN_UNITS if only_si else _NUMBERS):
            spend(size)
            a, b = evaluate(left, env), evaluate(right, env)
            if a is None or b is None:
                continue
            if close(a, b, tolerance, _scale(left, right, env)):
                return Check("true")
            if not exact and abs(a - b) <= spread(left, env) + spread(right, env):
                return Check("unknown")  # the rounding of the numbers put in blurs it
        if self._numbers_put_in(left, right) or self._holds_in_told_unit(left, right, names):
            return Check("true")
        if self._is_open_beside_numbers(left, right):
            return Check("unknown")  # numbers tell nothing against what no given and no law gives
        if self._shares_a_meaning(names) or self._names_anew(left, right, names):
            return Check("unknown", unknown=tuple(sorted(names)))
        if self._settles_what_is_open(left, right, names):
            return Check("unknown", unknown=tuple(sorted(names)))
        if self._rounds_to_a_whole(left, right, names):
            return Check("unknown", unknown=tuple(sorted(names)))
        if not exact and self._fits_stated(left, right, names, tolerance):
            self.case.excused.add(f"{to_text(left)} = {to_text(right)}")
            return Check("unknown")
        return self._false(left, right, names)

    def _rounds_to_a_whole(self, left: Expr, right: Expr, names: frozenset[str]) -> bool:
        """Tell whether an equation holds but for a count of which only whole ones are meant.

        In "n m = 240 kg" n is 3.4 where three people of 70 kg are carried and "n" is stated as 3.
        """
        stated = self.case.terms.stated_by_name
        for name in names:
            count = stated.get(name)
            if count is None or count.unit is not None or count.value % 1 or self._is_known(name):
                continue
            for env in self._environments(names):
                spend(2 * _size(left, right))
                off = [
                    None if a is None or b is None else a - b
                    for value in (count.value - 1, count.value, count.value + 1)
                    for a, b in [[evaluate(s, {**env, name: value}) for s in (left, right)]]
                ]
                if any(x is not None and y is not None and x * y < 0 for x, y in pairwise(off)):
                    return True
        return False

    def _is_open_beside_numbers(self, left: Expr, right: Expr) -> bool:
        """Tell whether a side without symbols is put equal to one that no given and no law gives.

        "T = 2π√(m/k) = 0.94 s" says nothing false where the mass is open.
        """
        return any(
            not free_symbols(numeric)
            and any(self._is_drawn(name) for name in sorted(free_symbols(side)))
            for side, numeric in ((left, right), (right, left))
        )

    def _settles_what_is_open(self, left: Expr, right: Expr, names: frozenset[str]) -> bool:
        """Tell whether all but one name have a value, and neither givens nor laws give that one.

        The equation then says something more about the scene, such as where a load hangs: it goes
        beyond what the question was read to say, and does not contradict it.
        """
        if not self.case.question.givens:
            return False
        drawn = [name for name in names if self._is_drawn(name)]
        if len(drawn) != 1 or not all(self._is_settled(n) for n in names if n not in drawn):
            return False
        return not any(cancels(left, right, drawn[0], env) for env in self._environments(names))

    def _is_settled(self, name: str) -> bool:
        return any(self.case.expected(q) for q in self.case.quantities_of(name))

    def _names_anew(self, left: Expr, right: Expr, names: frozenset[str]) -> bool:
        """Tell whether numbers are put equal to a name that the trace has nowhere else.

        "RD = 7.84/0.98" is no product of R and D, and the d of "d = 2 + 2" is the distance that is
        asked for if that is 4 m, whatever the letter usually means.
        """
        if self._holds_later(left, right, names) or self._is_short_for_another(left, right, names):
            return True
        symbols = left if not free_symbols(right) else right
        numeric = right if symbols is left else left
        if free_symbols(numeric) or any(is_stated(self.case, name) for name in names):
            return False
        if isinstance(symbols, Mul):
            return all(isinstance(factor, Sym) for factor in symbols.factors)
        value = evaluate(numeric, {})
        return isinstance(symbols, Sym) and any(
            value is not None and close(value, expected, _ROUNDED)
            for quantity in self.case.asked_quantities[:1]
            for expected in self.case.expected(quantity)
        )

    def _holds_later(self, left: Expr, right: Expr, names: frozenset[str]) -> bool:
        """Tell whether numbers hold for the later value of the one letter beside them.

        Of a letter without a value in the trace: "6.0 = (2.0 + 4.0) u" is of the common speed.
        """
        [name, *others] = names
        if others or len(name) > 1 or is_stated(self.case, name):
            return False
        meant = [self.case.family.quantity(q) for q in self.case.quantities_of(name)]
        if not meant or any(q.moment != "before" for q in meant):
            return False
        spend(_size(left, right) * len(meant))
        later = {
            self.case.theirs(q.name, value)
            for q in self.case.family.quantities
            for value in self.case.expected(q.name)
            if any(are_moments(first, q) for first in meant)
        }
        pairs = ((evaluate(left, {name: v}), evaluate(right, {name: v})) for v in later)
        return any(a is not None and b is not None and close(a, b, _ROUNDED) for a, b in pairs)

    def _is_short_for_another(self, left: Expr, right: Expr, names: frozenset[str]) -> bool:
        """Tell whether a letter is worked out to the right value of a longer name that begins so.

        "P = 1.2² × 0.50 = 0.72 W" tells what the trace calls P_lost elsewhere, and the v of
        "v = √(60² + 100²)" is its v_impact, also where v is the speed that is given.
        """
        [name, *others] = names
        numeric = right if isinstance(left, Sym) else left
        value = None if others else evaluate(numeric, {})
        if value is None:
            return False
        known = self.case.terms.stated_by_name
        return any(
            longer.startswith(f"{name}_")
            and close(self.case.theirs(quantity, expected), value, _ROUNDED)
            for longer, measured in known.items()
            if close(measured.si, value, _ROUNDED)
            for quantity in self.case.quantities_of(longer)
            for expected in self.case.expected(quantity)
        )

    def _shares_a_meaning(self, names: frozenset[str]) -> bool:
        """Tell whether two names differ only in what marks a moment or a case (v_1, v_2; P, P').

        Here they mean one quantity, so the two states that the trace sets side by side are not
        told apart, and nothing false can be seen.
        """
        marked: dict[str, set[tuple[str, ...]]] = {}
        for name in names:
            stem, _, tail = name.rpartition("_")
            is_marked = stem and (tail.isdigit() or tail.lower() in _MARKS)
            stem = stem if is_marked else name
            if is_marked or any(other.startswith(f"{name}_") for other in names):
                marked.setdefault(stem, set())
                meaning = self.case.quantities_of(name)
                if meaning and meaning in marked[stem]:
                    return True
                marked[stem].add(meaning)
        return False

    def _false(self, left: Expr, right: Expr, names: frozenset[str]) -> Check:
        symbolic = not self.case.gold and _is_symbolic((left, right))
        quoted = symbolic and (is_general(left, right) or self._is_of_steady_motion(left, right))
        if quoted or (symbolic and self._uses_letter_otherwise(left, right)):
            return Check("unknown", unknown=tuple(sorted(names)))
        env = next(iter(self._environments(names)), None)
        guessed = any(is_open_guess(self.case, name) for name in names)
        if env is None or guessed or self._has_more_meanings(names) or self._is_of_change(names):
            return Check("unknown", unknown=tuple(sorted(names)))
        if symbolic and holds_at_each(self.case, left, right, env):
            return Check("unknown", unknown=tuple(sorted(names)))
        a, b = evaluate(left, env), evaluate(right, env)
        if a is None and b is None:
            return Check("unknown", unknown=tuple(sorted(names)))
        if a is None or b is None:  # it would need the sine of something to be above 1, say
            known = all(self._is_known(name) for name in names)
            truth: Truth = (
                "false" if known and self._never_defined(left, right, names) else "unknown"
            )
            return Check(truth, "law", to_text(left), to_text(right), unknown=tuple(sorted(names)))
        if symbolic and close(a, b, _APPROXIMATE):
            return Check("unknown")  # of a small swing, √(2gL(1 - cosθ)) is ω L θ but for 0.1%
        numeric = not free_symbols(left) or not free_symbols(right)
        return Check(
            "false", "law", to_text(left), to_text(right), number_text(b, 3), number_text(a, 3),
            unconverted=numeric and not self._lacks_a_ten(left, right, a, b)
            and (unit_apart(a, b) or self._is_unconverted(left, right, a, b)),
        )  # fmt: skip

    def _lacks_a_ten(self, left: Expr, right: Expr, a: float, b: float) -> bool:
        """Tell whether numbers are a power of ten off since one that is such a power is left out.

        With g = 10 m/s² a mass in the place of a weight is no slip of units.
        """
        ratio = max(abs(a / b), abs(b / a)) if a and b else 0.0
        given = (g.measurement for g in self.case.question_givens.values())
        stated = (*(bound.measured for bound in self.case.state), *given)
        told = [(one.si, one.value) for one in stated]
        told += [(value, value) for value in self.case.constants.values()]
        written = [abs(n.si) for n in (*numbers(left), *numbers(right))]
        return any(
            si in _POWERS_OF_TEN
            and close(ratio, si, _ROUNDED)
            and not any(close(number, one, _ROUNDED) for number in written for one in (si, value))
            for si, value in told
        )

    def _is_of_steady_motion(self, left: Expr, right: Expr) -> bool:
        """Tell whether a law of motion at one speed is quoted where nothing speeds up.

        Of an echo the distance may be the way there and back, if the answer is right.
        """
        speeds_up = any(
            self.case.textbook_unit(name).dimension == _ACCELERATION
            for name in self.case.system.names
        )
        return not speeds_up and is_of_steady_motion(left, right) and answers_rightly(self.case)

    def _uses_letter_otherwise(self, left: Expr, right: Expr) -> bool:
        """Tell whether the sides have one dimension only if a letter has another usual meaning.

        In "T = 2π√(L/g)" T is the period, also where the tension is looked at and no period.
        """
        names = free_symbols(left) | free_symbols(right)
        dimensions = {
            name: self._dimension(self.case.quantities_of(name)[0])
            for name in names
            if self.case.quantities_of(name)
        }
        if len(dimensions) < len(names) or is_homogeneous(left, right, dimensions):
            return False
        for name in sorted(names):
            if is_stated(self.case, name):
                continue
            for usual in self.case.terms.meaning(name).quantities:
                other = {**dimensions, name: self._dimension(usual)}
                if usual not in self.case.system.names and is_homogeneous(left, right, other):
                    return True
        return False

    def _dimension(self, quantity: str) -> tuple[int, ...]:
        """Return the exponents of the base quantities; angles have none."""
        return unit_of(self.case.family.quantity(quantity)).dimension[:-1]

    def _is_unconverted(self, left: Expr, right: Expr, a: float, b: float) -> bool:
        """Tell whether a value would be the numbers' once they are converted to SI."""
        numeric, value = (right, a) if free_symbols(left) else (left, b)
        stated = [bound.measured for bound in self.case.state]
        return holds_converted(numeric, value, stated, numbers(numeric))

    def _is_of_change(self, names: frozenset[str]) -> bool:
        """Tell whether a name is marked as changed (T') though the reading knows of no change."""
        if self.case.asked is not self.case.before:
            return False
        return any(
            self.case.terms.meaning(name).moment == "after" and not is_stated(self.case, name)
            for name in names
        )

    def _never_defined(self, left: Expr, right: Expr, names: frozenset[str]) -> bool:
        """Tell whether one side has no value in any world although the other has."""
        spend(_size(left, right))
        return all(
            (evaluate(left, env) is None) != (evaluate(right, env) is None)
            for env in self._environments(names)
        )

    def _valued(self, name: str, literal: Num) -> Check:
        """Check "symbol = number": the number must be a value of what the symbol may stand for."""
        measured = measurement(literal)
        nearest: tuple[str, float] | None = None
        open_one = False
        for quantity in self.case.quantities_of(name):
            if self.matches(measured, quantity):
                return Check("true", "value", quantity=quantity)
            values = self.case.expected(quantity)
            if not values:
                open_one = True
            elif nearest is None:
                nearest = (quantity, values[0])
        if name in self._local and close(self._local[name], literal.si, _ROUNDED):
            return Check("true", "value")
        stated = self.case.terms.stated_by_name.get(name)
        if stated is not None and close(stated.si, literal.si, _ROUNDED):
            # The same number under the same name: judged where the value is claimed.
            return Check("true", "value")
        if nearest is None or open_one:  # it may mean what nothing settles
            return Check("unknown", unknown=(name,))
        quantity, value = nearest
        if not literal.si and self.case.textbook_unit(quantity).dimension == _LENGTH:
            return Check("unknown")  # "the ground is y = 0" says where heights are counted from
        declared = self.case.family.quantity(quantity)
        return Check(
            "false", "value", name, "", written_number(literal),
            show(declared, value), quantity,
            unconverted=measured is not None and unit_apart(measured.si, value),
        )  # fmt: skip

    def matches(self, measured: Measurement | None, quantity: str) -> bool:
        """Tell whether a stated value is the quantity's, in one of the units it may be meant in."""
        if measured is None:
            return False
        spend(5 + len(self.case.intermediates))
        declared = self.case.family.quantity(quantity)
        for reading in readings(measured, self.case.units_of(quantity)):
            allowed = worked_out_slack(reading, self.case.intermediates)
            for value in self.case.expected(quantity):
                if abs(reading.si - value) <= max(allowed, least_slack(value)):
                    return True
                if (declared.sign != "any" or says_where(measured)) and abs(
                    abs(reading.si) - abs(value)
                ) <= allowed < abs(value) * _SIGN:
                    # A size stated with the sign of the trace's own axis, or with its direction.
                    return True
        return False

    def _numbers_put_in(self, left: Expr, right: Expr) -> bool:
        """Tell whether "symbol = numbers" holds when the numbers are in the units of the data."""
        for symbol, numeric in ((left, right), (right, left)):
            if not isinstance(symbol, Sym) or free_symbols(numeric):
                continue
            literals = numbers(numeric)
            for value in {evaluate(numeric, {}), evaluate(bare(numeric), {})} - {None}:
                assert value is not None
                for quantity in self.case.quantities_of(symbol.name):
                    for si in {value, *(to_si(value, u) for u in data_units(self.case, quantity))}:
                        for expected in self.case.expected(quantity):
                            if close(si, expected, put_in_slack(literals)):
                                return True
                # Where the laws know nothing of the name, its own number is all there is to meet.
                stated = self.case.terms.stated_by_name.get(symbol.name)
                known = self.case.quantities_of(symbol.name)
                if stated and not known and close(value, stated.value, put_in_slack(literals)):
                    return True
        return False

    def _holds_in_told_unit(self, left: Expr, right: Expr, names: frozenset[str]) -> bool:
        """Tell whether bare numbers hold for a name in the unit that its value comes out in.

        In "2.0 · 30 = 3.0 d, so d = 20 cm" the arms are in centimetres, though d is a name that
        nothing else has.
        """
        [name, *others] = names
        units = self._told_in.get(name, ()) if not others else ()
        if not units or has_units(left) or has_units(right):
            return False
        expected = {
            (value - unit.offset) / unit.factor
            for quantity in self.case.quantities_of(name)
            for value in self.case.expected(quantity)
            for unit in units
            if unit.dimension == self.case.textbook_unit(quantity).dimension
        }
        spend(_size(left, right) * len(expected))
        pairs = ((evaluate(left, {name: v}), evaluate(right, {name: v})) for v in sorted(expected))
        slack = self._rounding((left, right))
        return any(a is not None and b is not None and close(a, b, slack) for a, b in pairs)

    def _rounding(self, sides: tuple[Expr, Expr]) -> float:
        found = [n for side in sides for n in numbers(side)]
        return put_in_slack(tuple(found))

    def _is_known(self, name: str) -> bool:
        if name not in self._known:
            self._known[name] = self._stands_in_a_world(name)
        return self._known[name]

    def _stands_in_a_world(self, name: str) -> bool:
        quantities = self.case.quantities_of(name)
        places = range(len(self.case.distinct_worlds))
        return any(q in self.case.world_with(place, (q,)) for q in quantities for place in places)

    def _is_drawn(self, name: str) -> bool:
        """Tell whether a name has a value in the completed worlds only, by no given and no law."""
        quantities = self.case.quantities_of(name)
        return self._is_known(name) and not any(self.case.expected(q) for q in quantities)

    def _resolvable(self, name: str) -> bool:
        return self._is_known(name) or name in self._local or name in self.case.terms.stated_by_name

    def _define(self, left: Expr, right: Expr, unknown: tuple[str, ...]) -> None:
        """Remember "name = expression" for a name that nothing else explains."""
        for symbol, value in ((left, right), (right, left)):
            if isinstance(symbol, Sym) and unknown == (symbol.name,):
                for env in self._environments(free_symbols(value)):
                    result = evaluate(value, env)
                    if result is not None:
                        self._local[symbol.name] = result
                        return

    def _fits_stated(
        self, left: Expr, right: Expr, names: frozenset[str], tolerance: float
    ) -> bool:
        """Tell whether numbers fit the trace's own values of what givens and laws leave open.

        A complete world has drawn values for these; no number need agree with a drawn one.
        """
        stated = self.case.terms.stated_by_name
        open_ones = {
            name: stated[name].si
            for name in names
            if name in stated
            and not any(self.case.expected(q) for q in self.case.quantities_of(name))
        }
        for env in self._environments(names) if open_ones else ():
            spend(_size(left, right))
            own = {**env, **open_ones}
            a, b = evaluate(left, own), evaluate(right, own)
            if a is not None and b is not None and close(a, b, tolerance, _scale(left, right, own)):
                return True
        return False

    def _has_more_meanings(self, names: frozenset[str]) -> bool:
        """Tell whether the names have more meanings together than were tried."""
        return math.prod(len(self.case.quantities_of(name)) or 1 for name in names) > _ASSIGNMENTS

    def _environments(
        self, names: frozenset[str], meant: tuple[Numbers, ...] = _NUMBERS
    ) -> Iterator[Mapping[str, float]]:
        """Yield values for the names: every world, every meaning, SI first, then data units.

        Worlds often agree on the names; the same values are not yielded twice.
        """
        ordered = sorted(names)
        meanings = [self.case.quantities_of(name) or ("",) for name in ordered]
        seen: set[tuple[float, ...]] = set()
        for place in range(len(self.case.distinct_worlds)):
            for assignment in islice(product(*meanings), _ASSIGNMENTS):
                spend(_NAME * len(ordered))
                world = self.case.world_with(place, assignment)
                quantities = dict(zip(ordered, assignment, strict=True))
                for of in meant:
                    env = self._values(quantities, world, of)
                    if env is None:
                        break
                    values = tuple(env.values())
                    if values not in seen:
                        seen.add(values)
                        yield env

    def _values(
        self, quantities: Mapping[str, str], world: World, of: Numbers
    ) -> dict[str, float] | None:
        env: dict[str, float] = {}
        for name, quantity in quantities.items():
            stated = self.case.terms.stated_by_name.get(name)
            if of == "scale" and stated is not None and _counts(stated):
                env[name] = stated.value
            elif of == "scale" and quantity in world and self._counts_days(name, quantity):
                env[name] = world[quantity] / _DAY
            elif quantity in world:
                value = self.case.theirs(quantity, world[quantity])
                unit = self.case.units_of(quantity)[-1 if of == "textbook" else 0]
                if of == "scale":
                    value -= unit.offset
                elif of == "data" and (own := as_written(self.case, quantity, value)) is not None:
                    value = own
                elif of in ("data", "textbook") and not unit.dimension[-1]:
                    value = (value - unit.offset) / unit.factor
                env[name] = value
            elif name in self._local:
                env[name] = self._local[name]
            elif stated is not None:
                env[name] = stated.value if of in ("bare", "data") else stated.si
            else:
                return None
        return env

    def _counts_days(self, name: str, quantity: str) -> bool:
        """Tell whether a time goes by the name of a count, "number of days"."""
        seconds = _SECOND is not None and _SECOND.dimension
        return (
            name.lower().endswith("days") and self.case.units_of(quantity)[0].dimension == seconds
        )

    # -- inequalities -------------------------------------------------------------------------

    def _ordered(
        self, left: Expr, relation: str, right: Expr, kinds: tuple[Numbers, ...] = _NUMBERS
    ) -> Check:
        names = free_symbols(left) | free_symbols(right)
        unknown = tuple(n for n in sorted(names) if not self._resolvable(n))
        if unknown:
            return Check("unknown", unknown=unknown)
        verdicts = []
        for env in self._environments(names, kinds) if names else ({},):
            spend(_size(left, right))
            a, b = evaluate(left, env), evaluate(right, env)
            if a is None or b is None:
                continue
            margin = _ROUNDED * max(abs(a), abs(b))
            verdicts.append(a < b + margin if relation[0] == "<" else a > b - margin)
        if not verdicts:
            return Check("unknown")
        if any(verdicts):
            return Check("true")
        if free_symbols(left) and free_symbols(right):
            return Check("unknown")  # a criterion, put to the test, that may well not be met here
        return Check("false", "law", to_text(left), to_text(right))


def _fits(own: tuple[int, ...], stated: tuple[int, ...] | None) -> bool:
    """Tell whether a value has the dimension of a quantity; no unit is none for a pure number."""
    return not any(own) if stated is None else own == stated


def _other_readings(statement: Statement) -> Iterator[Statement]:
    """Yield the less likely readings: degrees of a difference that were no temperatures first."""
    said = f"{statement.lead} {statement.text} {statement.trail}"
    if not isinstance(statement.sides[0], Sym) and _DIFFERENCE.search(said):
        yield _of_difference(statement)
    yield from statement.alternatives
    if (product_of := multiplied(statement)) is not None:
        yield product_of


def _counts(stated: Measurement) -> bool:
    """Tell whether a value is a number of turns or of days, a plain number beside its time."""
    unit = stated.unit
    if unit is None or unit.factor == _DAY:
        return unit is not None
    return unit.turns and not any(unit.dimension[:-1])


def _converts(statement: Statement) -> bool:
    """Tell whether all sides are values with units of one kind."""
    values = [as_number(side) for side in statement.sides]
    kinds = {value.dimension if value is not None and value.unit else None for value in values}
    return len(kinds) == 1 and None not in kinds


def _is_change(side: Expr) -> bool:
    return isinstance(side, Sym) and (side.name.startswith("Delta_") or side.name == "dT")


def _of_difference(statement: Statement) -> Statement:
    """Return a chain with its values as those of a change: ΔT = 30 °C = 30 K."""
    return replace(statement, sides=tuple(map(_as_difference, statement.sides)))


def _as_difference(side: Expr) -> Expr:
    """Return a value in °C or °F as that of a difference, which counts from no zero."""
    literal = as_number(side)
    unit = parse_unit(literal.unit) if literal and literal.unit else None
    if literal is None or unit is None or not unit.offset:
        return side
    return replace(literal, si=literal.value * unit.factor)


def _equals(side: Expr, literal: Num) -> bool:
    """Tell whether a side is a value as it stands, units and all."""
    value = evaluate(side, {})
    return value is not None and close(value, literal.si, _ROUNDED)


def _in_unit_behind(side: Expr, behind: Sequence[Expr]) -> Expr:
    """Return the value with a unit that bare numbers come to: "= 2.0 · 1.5 = 3.0 cm/s".

    The unit may stand behind the numbers, too: "= (0.2 · 80 + 0.1 · 20)/0.3 °C = 60 °C".
    """
    if not behind or free_symbols(side) or as_number(side) is not None:
        return side
    last = numbers(side)[-1:]
    in_units = [node for node in walk(side) if isinstance(node, Num) and node.unit]
    if in_units and not (len(in_units) == 1 and (*in_units,) == last):
        return side
    value = evaluate(bare(side), {})
    for later in behind:
        spend(1)
        literal = as_number(later)
        if value is None or literal is None or free_symbols(later):
            return side
        if literal.unit is not None:
            if in_units and (literal.unit != in_units[0].unit or _equals(side, literal)):
                return side
            return later if close(literal.value, value, _ROUNDED) else side
    return side


def _is_in_units(side: Expr) -> bool:
    """Tell whether a side is worked out from numbers that carry their units."""
    return (
        as_number(side) is None
        and not free_symbols(side)
        and any(n.dimension is not None and any(n.dimension) for n in numbers(side))
    )


def _comes_out_in_its_unit(statement: Statement) -> bool:
    """Tell whether numbers with units come to a value in the unit that theirs make together."""
    return any(
        (literal := as_number(right)) is not None
        and literal.unit is not None
        and _is_in_units(left)
        and (between := dimension(Div(left, right), {})) is not None
        and not any(between[:_ANGLE])
        for left, right in pairwise(statement.sides)
    )


def _size(left: Expr, right: Expr) -> int:
    return len(walk(left)) + len(walk(right))


def _is_symbolic(sides: tuple[Expr, ...]) -> bool:
    return all(is_structural(n) for side in sides for n in numbers(side))


def _scale(left: Expr, right: Expr, env: Mapping[str, float]) -> float:
    """Return the size of the largest term, so that "0 = F - f" is judged against F."""
    sizes = [0.0]
    for side in (left, right):
        for term in side.terms if isinstance(side, Add) else (side,):
            value = evaluate(term, env)
            if value is not None and math.isfinite(value):
                sizes.append(abs(value))
    return max(sizes)


def _badness(checks: tuple[Check, ...]) -> int:
    return sum(100 if c.truth == "false" else c.truth == "unknown" for c in checks)
