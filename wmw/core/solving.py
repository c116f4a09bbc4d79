"""Laws put to work: isolate a symbol, chain laws into a plan, solve a scene numerically.

sympy is used once per law and unknown; what judges is plain closures over floats.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import sympy as sp

from wmw.core.closures import SPACE, Number, compiled, source_of
from wmw.core.work import spend

INFINITY = float("inf")
_SCAN_STEPS = 400


@lru_cache(maxsize=4096)
def _bare(expression: sp.Basic) -> sp.Basic:
    """Strip the assumptions, so that symbols are found by name alone."""
    return expression.xreplace({s: sp.Symbol(s.name) for s in expression.free_symbols})


@lru_cache(maxsize=64)
def _sides(equation: sp.Eq) -> tuple[sp.Basic, sp.Basic]:
    """Return the bare sides of an equation, which is solved for one symbol after the other."""
    return _bare(equation.lhs), _bare(equation.rhs)


def isolate(equation: sp.Eq, name: str) -> tuple[sp.Expr, ...]:
    """Return the closed forms of a symbol under the equation, or () where none is found.

    A symbol that occurs once is freed by inverting the operations around it; polynomials up to
    degree two are solved. Both branches of a square root, a sine or a cosine are returned: the
    caller keeps those that fit the quantity.
    """
    unknown = sp.Symbol(name)
    lhs, rhs = _sides(equation)
    for side, other in ((lhs, rhs), (rhs, lhs)):
        if side.count(unknown) == 1 and not other.has(unknown):
            return tuple(_unwind(side, other, unknown))
    numerator = sp.fraction(sp.together(lhs - rhs))[0]
    if numerator.is_polynomial(unknown):
        poly = sp.Poly(numerator, unknown)
        if poly.degree() == 1:
            a, b = poly.all_coeffs()
            return (-b / a,)
        if poly.degree() == 2:
            a, b, c = poly.all_coeffs()
            if b == 0:
                root = sp.sqrt(-c / a)
                return (root, -root)
            root = sp.sqrt(b**2 - 4 * a * c)
            return ((-b + root) / (2 * a), (-b - root) / (2 * a))
    return ()


def _unwind(side: sp.Expr, other: sp.Expr, unknown: sp.Symbol) -> Iterator[sp.Expr]:
    if side == unknown:
        yield other
        return
    inner = next(arg for arg in side.args if arg.has(unknown))
    rest = [arg for arg in side.args if arg is not inner]
    if isinstance(side, sp.Add):
        yield from _unwind(inner, other - sp.Add(*rest), unknown)
    elif isinstance(side, sp.Mul):
        yield from _unwind(inner, other / sp.Mul(*rest), unknown)
    elif isinstance(side, sp.Pow) and inner is side.base:
        power = side.exp
        yield from _unwind(inner, other ** (1 / power), unknown)
        if power.is_even:
            yield from _unwind(inner, -(other ** (1 / power)), unknown)
    elif isinstance(side, sp.Pow):
        yield from _unwind(inner, sp.log(other) / sp.log(side.base), unknown)
    elif isinstance(side, sp.sin):
        yield from _unwind(inner, sp.asin(other), unknown)
        yield from _unwind(inner, sp.pi - sp.asin(other), unknown)
    elif isinstance(side, sp.cos):
        yield from _unwind(inner, sp.acos(other), unknown)
        yield from _unwind(inner, -sp.acos(other), unknown)
    elif isinstance(side, sp.Abs):
        yield from _unwind(inner, other, unknown)
        yield from _unwind(inner, -other, unknown)
    elif type(side) in _INVERSES:
        yield from _unwind(inner, _INVERSES[type(side)](other), unknown)


_INVERSES: dict[type, Callable[[sp.Expr], sp.Expr]] = {
    sp.tan: sp.atan,
    sp.asin: sp.sin,
    sp.acos: sp.cos,
    sp.atan: sp.tan,
    sp.exp: sp.log,
    sp.log: sp.exp,
}


@dataclass(frozen=True, slots=True)
class Bounds:
    """Where a quantity's value may lie, in SI.

    `nonzero` where it cannot vanish; `noise` is what is left of a zero after floating-point
    subtraction, far below any value the quantity has in a textbook.
    """

    low: float
    high: float
    nonzero: bool = False
    noise: float = 0.0

    def cleaned(self, value: float) -> float:
        """Return the value, or zero for what is only noise."""
        return 0.0 if abs(value) <= self.noise else value

    def admits(self, value: float) -> bool:
        """Tell whether a finite value lies within, with a hair of room for rounding."""
        if not math.isfinite(value) or (self.nonzero and abs(value) <= self.least):
            return False
        low, high = self.reach
        return low <= value <= high

    @property
    def reach(self) -> tuple[float, float]:
        """The bounds with a hair of room for rounding."""
        # Beside a bound of zero, a hair of the other bound could be a value of its own.
        below = self.noise if self.low == 0 else self._room
        return (self.low - below, self.high + self._room)

    @property
    def least(self) -> float:
        """What a quantity that cannot vanish must exceed in size."""
        return self._room * 1e-9

    @property
    def _room(self) -> float:
        return 1e-9 * max(abs(self.low), abs(self.high), 1e-12)


_FAILED = (ValueError, ZeroDivisionError, OverflowError)
"""What arithmetic raises where an expression has no value."""


@lru_cache(maxsize=8192)
def _least(code: str) -> Callable[..., float | None]:
    """Return the function `least` of some source, which laws of one form share."""
    space: dict[str, Any] = {**SPACE, "Failed": _FAILED, "Complex": complex, "Number": float}
    exec(code, space)  # noqa: S102 - source of our own making, from declared expressions alone
    least: Callable[..., float | None] = space["least"]
    return least


class Step:
    """One law solved for one unknown; the closed forms are made when it is first taken."""

    def __init__(self, law: str, equation: sp.Eq, name: str, args: tuple[str, ...], bounds: Bounds):
        self.law = law
        self.name = name
        self.args = args
        self.bounds = bounds
        self._equation = equation

    @cached_property
    def _forms(self) -> tuple[sp.Expr, ...]:
        """The closed forms of the unknown; none where only a search finds it."""
        return isolate(self._equation, self.name)

    @cached_property
    def branches(self) -> tuple[Number, ...]:
        """The closed forms of the unknown as functions of `args`."""
        return tuple(compiled(form, self.args) for form in self._forms)

    @cached_property
    def least(self) -> Callable[..., float | None]:
        """The smallest admissible value of the unknown as a function of `args`; None for none.

        Written out as one function, since judging a trace takes hundreds of such steps.
        """
        slots = {name: f"x{place}" for place, name in enumerate(self.args)}
        try:
            forms = [source_of(form, slots) for form in self._forms]
        except NotImplementedError:
            forms = []
        if not forms:
            return self._searched
        lines = ["least = None"]
        for form in forms:
            lines += ["try:", *self._admitted(form), "except Failed: pass"]
        body = "\n  ".join([*lines, "return least"])
        return _least(f"def least({', '.join(slots.values())}):\n  {body}")

    def _searched(self, *args: float) -> float | None:
        found = self.values(dict(zip(self.args, args, strict=True)))
        return found[0] if found else None

    def _admitted(self, form: str) -> Iterator[str]:
        """Yield the lines that keep a form's value where it is admitted and the smallest so far."""
        low, high = self.bounds.reach
        noise, least = self.bounds.noise, self.bounds.least
        below = "<=" if math.isfinite(high) else "<"
        nonzero = f" and not -{least!r} <= x <= {least!r}" if self.bounds.nonzero else ""
        yield f"  x = {form}"
        yield "  if x.__class__ is not Complex:"
        yield "    x = Number(x)"
        yield f"    if -{noise!r} <= x <= {noise!r}: x = 0.0"
        yield f"    if {low!r} <= x {below} {high!r}{nonzero} and (least is None or x < least):"
        yield "      least = x"

    @cached_property
    def residual(self) -> Number:
        """The difference of the sides as a function of the unknown and `args`."""
        return compiled(self._equation.lhs - self._equation.rhs, (self.name, *self.args))

    def values(self, world: Mapping[str, float]) -> tuple[float, ...]:
        """Return the admissible values of the unknown, in ascending order, without repeats."""
        args = [world[name] for name in self.args]
        found: list[float] = []
        for value in map(self.bounds.cleaned, self._raw(args)):
            if self.bounds.admits(value) and not any(
                math.isclose(value, other, rel_tol=1e-9, abs_tol=1e-15) for other in found
            ):
                found.append(value)
        return tuple(sorted(found))

    def _raw(self, args: list[float]) -> Iterator[float]:
        if not self.branches:
            yield from roots(lambda x: self.residual(x, *args), self.bounds)
        for branch in self.branches:
            try:
                value = branch(*args)
            except _FAILED:
                continue
            if isinstance(value, complex):
                continue
            yield float(value)


def roots(function: Callable[[float], float], bounds: Bounds) -> Iterator[float]:
    """Yield the sign changes of a function between the bounds: scan, then bisect.

    Spans of several decades are scanned in logarithmic steps.
    """
    spend(_SCAN_STEPS)
    low, high = bounds.low, bounds.high
    logarithmic = low >= 0 and high > 1000 * max(low, 1e-12)
    start = max(low, high * 1e-9) if logarithmic else low
    grid = [
        start * (high / start) ** (i / _SCAN_STEPS)
        if logarithmic
        else start + (high - start) * i / _SCAN_STEPS
        for i in range(_SCAN_STEPS + 1)
    ]
    previous: tuple[float, float] | None = None
    for x in grid:
        try:
            y = function(x)
        except _FAILED:
            previous = None
            continue
        if isinstance(y, complex) or not math.isfinite(y):
            previous = None
            continue
        if y == 0:
            yield x
            previous = None
            continue
        if previous is not None and (previous[1] < 0) != (y < 0):
            root = _bisect(function, previous[0], x, previous[1] < 0)
            if root is not None:
                yield root
        previous = (x, y)


def _bisect(
    function: Callable[[float], float], a: float, b: float, negative_at_a: bool
) -> float | None:
    """Return the place of a sign change; None for a pole, where the function has no value."""
    for _ in range(80):
        middle = (a + b) / 2
        try:
            negative = function(middle) < 0
        except _FAILED:
            return None
        if negative == negative_at_a:
            a = middle
        else:
            b = middle
    return (a + b) / 2
