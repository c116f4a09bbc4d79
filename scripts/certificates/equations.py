"""Equations and conditions as text, evaluated: "m g sin(theta)", "Abs(F) > mu_s*N", "v_0^2/(2 g)".

Products may go without a sign. A name is a quantity where the values have it, else a function or a
constant. What stands for a product binds as a product does: a / b c is (a / b) c.
"""

from __future__ import annotations

import math
import operator
import re
from collections.abc import Callable, Mapping

_TOKENS = re.compile(r"\s*(?:(\d+\.?\d*(?:[eE][-+]?\d+)?|\.\d+)|([^\W\d]\w*)|(\*\*|[<>=!]=|\S))")
_FUNCTIONS: Mapping[str, Callable[..., float]] = {
    "sqrt": math.sqrt,
    "sin": math.sin,
    "cos": math.cos,
    "tan": math.tan,
    "asin": math.asin,
    "acos": math.acos,
    "atan": math.atan,
    "exp": math.exp,
    "log": math.log,
    "abs": abs,
    "Abs": abs,
    "Min": min,
    "Max": max,
    "Eq": lambda a, b: math.isclose(a, b, rel_tol=1e-9),
    "Ne": lambda a, b: not math.isclose(a, b, rel_tol=1e-9),
}
_CONSTANTS = {"pi": math.pi, "True": 1.0, "False": 0.0}
_COMPARISONS: Mapping[str, Callable[[float, float], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


class NotReadError(ValueError):
    """A text that is no expression, or that has no value at the values given."""


def value_of(text: str, values: Mapping[str, float]) -> float:
    """Return the value of an expression, 1.0 or 0.0 for a condition; raises NotReadError."""
    reader = _Reader(text, values)
    try:
        found = reader.either()
    except (ArithmeticError, ValueError, IndexError, TypeError) as error:
        raise NotReadError(f"{text!r} has no value: {error}") from error
    if reader.ahead is not None or isinstance(found, complex) or not math.isfinite(found):
        raise NotReadError(f"{text!r} has no value")
    return float(found)


def residual_of(equation: str, values: Mapping[str, float]) -> float:
    """Return how far the two sides of "a = b" are apart, relative to the larger one."""
    left, equals, right = equation.partition(" = ")
    if not equals:
        raise NotReadError(f"{equation!r} is no equation")
    one, other = value_of(left, values), value_of(right, values)
    size = max(abs(one), abs(other))
    return abs(one - other) / size if size else 0.0


class _Reader:
    """Recursive descent over the tokens; every method returns the value of what it reads."""

    def __init__(self, text: str, values: Mapping[str, float]) -> None:
        self._tokens = [match.groups() for match in _TOKENS.finditer(text.strip())]
        self._at = 0
        self._values = values

    @property
    def ahead(self) -> str | None:
        """The next sign, name or number as it is written; None at the end."""
        if self._at == len(self._tokens):
            return None
        return next(part for part in self._tokens[self._at] if part is not None)

    def _take(self, *signs: str) -> str | None:
        found = self.ahead
        if found is None or (signs and found not in signs):
            return None
        self._at += 1
        return found

    def _need(self, sign: str) -> None:
        if self._take(sign) is None:
            raise NotReadError(f"{sign!r} is missing before {self.ahead!r}")

    def either(self) -> float:
        found = self._both()
        while self._take("|"):
            other = self._both()
            found = float(bool(found) or bool(other))
        return found

    def _both(self) -> float:
        found = self._compared()
        while self._take("&"):
            other = self._compared()
            found = float(bool(found) and bool(other))
        return found

    def _compared(self) -> float:
        if self._take("~"):
            return float(not self._compared())
        found = self._sum()
        while sign := self._take(*_COMPARISONS):
            other = self._sum()
            found = float(_COMPARISONS[sign](found, other))
        return found

    def _sum(self) -> float:
        found = self._product()
        while sign := self._take("+", "-"):
            other = self._product()
            found = found + other if sign == "+" else found - other
        return found

    def _product(self) -> float:
        found = self._signed()
        while (ahead := self.ahead) is not None:
            if self._take("/"):
                found /= self._signed()
            elif self._take("*", "·", "×") or ahead == "(" or ahead[0].isalnum() or ahead[0] == "_":
                found *= self._signed()
            else:
                break
        return found

    def _signed(self) -> float:
        if self._take("-", "−"):
            return -self._signed()
        self._take("+")
        return self._power()

    def _power(self) -> float:
        found = self._atom()
        if self._take("^", "**"):
            found = found ** self._signed()
            if isinstance(found, complex):
                raise NotReadError("a root of a negative number")
        return found

    def _atom(self) -> float:
        if self._take("("):
            found = self.either()
            self._need(")")
            return found
        if self._at == len(self._tokens):
            raise NotReadError("something is missing at the end")
        number, name, sign = self._tokens[self._at]
        self._at += 1
        if number is not None:
            return float(number)
        if name in self._values:
            return self._values[name]
        if name in _CONSTANTS:
            return _CONSTANTS[name]
        if name not in _FUNCTIONS:
            raise NotReadError(f"{name or sign!r} is not known")
        self._need("(")
        given = [self.either()]
        while self._take(","):
            given.append(self.either())
        self._need(")")
        return float(_FUNCTIONS[name](*given))
