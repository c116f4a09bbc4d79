"""Expression trees written out: as ASCII, with Unicode mathematics, or as LaTeX."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from wmw.core.equation.ast import Add, Call, Const, Div, Expr, Mul, Neg, Num, Pow, Sym

Notation = Literal["ascii", "unicode", "latex"]
Leaf = Callable[[str, bool], str]
"""How a quantity is written: from its canonical name, and whether it is a trigonometric angle."""

_SUM, _QUANTITY, _PRODUCT, _POWER, _ATOM = range(5)
_SUPERSCRIPTS = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")
_TRIG = frozenset({"sin", "cos", "tan", "cot", "sec", "csc"})
_ARC = {"asin": "arcsin", "acos": "arccos", "atan": "arctan"}
_MINUS = {"ascii": "-", "unicode": "−", "latex": "-"}
_TIMES = {"ascii": " * ", "unicode": " × ", "latex": " \\times "}
_UNIT = re.compile(r"\d.*(?: |\\mathrm\{|%)[^\d\s×\\]")
_LATEX_FUNCTIONS = frozenset({*_TRIG, *_ARC.values(), "ln", "exp"})


@dataclass(frozen=True, slots=True)
class Writer:
    """Writes expressions in one notation.

    `leaf` writes a quantity. `spelled` puts a sign between all factors, as between numbers and
    between names of several letters; without it, factors stand side by side. With `degrees`, a
    half of pi is the right angle that it stands for in a sum of angles.
    """

    notation: Notation
    leaf: Leaf
    spelled: bool = False
    degrees: bool = False

    def write(self, expr: Expr) -> str:
        """Return the text of an expression."""
        return self._show(expr)[0]

    def _show(self, expr: Expr) -> tuple[str, int]:
        match expr:
            case Num():
                return expr.text, _ATOM
            case Sym():
                return self._leaf(expr.name, False)
            case Const():
                return {"ascii": "pi", "unicode": "π", "latex": "\\pi"}[self.notation], _ATOM
            case Neg():
                return _MINUS[self.notation] + self._at_least(expr.operand, _PRODUCT), _SUM
            case Add():
                return self._sum(expr), _SUM
            case Mul():
                return self._product(expr), _PRODUCT
            case Div():
                return self._quotient(expr)
            case Pow():
                return self._power(expr)
            case Call():
                return self._call(expr)

    def _leaf(self, name: str, angle: bool) -> tuple[str, int]:
        text = self.leaf(name, angle)
        if text.startswith(("-", "−")):
            return text, _SUM
        if not angle and text[-1:] != "°" and _UNIT.search(text):
            return text, _QUANTITY  # itself a product: (2 m/s)², (2 m/s) × (3 s), 1 m + 2 m
        return text, _PRODUCT if _TIMES[self.notation].strip() in text else _ATOM

    def _at_least(self, expr: Expr, level: int) -> str:
        text, own = self._show(expr)
        return text if own >= level else self._bracketed(text)

    def _bracketed(self, text: str) -> str:
        return f"\\left({text}\\right)" if "\\frac" in text else f"({text})"

    def _sum(self, expr: Add) -> str:
        text = self._show(expr.terms[0])[0]
        for term in expr.terms[1:]:
            negative = isinstance(term, Neg)
            part = self._at_least(term.operand if isinstance(term, Neg) else term, _QUANTITY)
            text += f" {_MINUS[self.notation] if negative else '+'} {part}"
        return text

    def _product(self, expr: Mul) -> str:
        *rest, last = expr.factors
        parts = [self._factor(factor) for factor in rest]
        parts.append(self._at_least(last, _PRODUCT))
        text = parts[0]
        for part in parts[1:]:
            plain = not self.spelled and not part[0].isdigit() and not part.startswith("\\frac{1")
            text += (" " if plain else _TIMES[self.notation]) + part
        return text

    def _factor(self, expr: Expr) -> str:
        """Write a factor that others follow: "sin θ g" and "b / c d" would be read otherwise."""
        level = _POWER if isinstance(expr, Call) else _PRODUCT
        if isinstance(expr, Div) and self.notation != "latex":
            level = _POWER
        return self._at_least(expr, level)

    def _quotient(self, expr: Div) -> tuple[str, int]:
        over, under = expr.numerator, expr.denominator
        if isinstance(over, Num) and isinstance(under, Num) and (over.si, under.si) == (1, 2):
            return {"ascii": "0.5", "unicode": "½", "latex": "\\frac{1}{2}"}[self.notation], _ATOM
        if self.degrees and isinstance(over, Const) and isinstance(under, Num) and under.si == 2:
            return {"ascii": "90 deg", "unicode": "90°", "latex": "90^\\circ"}[self.notation], _ATOM
        if isinstance(over, Neg):  # −a / b rather than (−a) / b, of the same value
            text, level = self._quotient(Div(over.operand, under))
            return _MINUS[self.notation] + text, min(level, _SUM)
        if self.notation == "latex":
            return f"\\frac{{{self.write(over)}}}{{{self.write(under)}}}", _PRODUCT
        left, right = self._at_least(over, _PRODUCT), self._at_least(under, _POWER)
        return f"{left} / {right}", _PRODUCT

    def _power(self, expr: Pow) -> tuple[str, int]:
        base = self._at_least(expr.base, _ATOM)
        exponent, level = self._show(expr.exponent)
        if self.notation == "latex":
            return f"{{{base}}}^{{{exponent}}}" if "^" in base else f"{base}^{{{exponent}}}", _POWER
        if self.notation == "unicode" and isinstance(expr.exponent, Num) and exponent.isdigit():
            return base + exponent.translate(_SUPERSCRIPTS), _POWER
        return f"{base}^{exponent if level == _ATOM else f'({exponent})'}", _POWER

    def _call(self, expr: Call) -> tuple[str, int]:
        if expr.fn == "root":
            radicand, index = (self._show(arg)[0] for arg in expr.args)
            if self.notation == "latex":
                return f"\\sqrt[{index}]{{{radicand}}}", _ATOM
            return f"({radicand})^(1/{index})", _POWER
        arg = expr.args[0]
        if isinstance(arg, Sym):
            inner, level = self._leaf(arg.name, expr.fn in _TRIG)
        else:
            inner, level = self._show(arg)
        if expr.fn == "sqrt":
            return {
                "ascii": f"sqrt({inner})",
                "unicode": f"√{inner}" if level == _ATOM and len(inner) == 1 else f"√({inner})",
                "latex": f"\\sqrt{{{inner}}}",
            }[self.notation], _ATOM
        if expr.fn == "abs":
            return (f"abs({inner})" if self.notation == "ascii" else f"|{inner}|"), _ATOM
        name = expr.fn if self.notation == "ascii" else _ARC.get(expr.fn, expr.fn)
        if self.notation == "latex":
            name = f"\\{name}" if name in _LATEX_FUNCTIONS else "\\log_{10}"
        if self.notation == "ascii" or level != _ATOM:
            return f"{name}{self._bracketed(inner)}", _POWER
        joint = "" if self.notation == "latex" and inner.startswith("\\") else " "
        return f"{name}{joint}{inner}", _PRODUCT
