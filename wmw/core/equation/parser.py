"""Precedence parser for one side of an equation.

From the loosest: sums; products, quotients and factors side by side, all alike; signs; powers.
What people leave open is how much of a product a solidus or a function without brackets takes: the
parser reads what its `Modes` say and notes in `asked` which of them would have changed the outcome.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

from .ast import Add, Call, Const, Div, Expr, Mul, Neg, Num, Pow, Sym, is_numeric
from .evaluate import evaluate
from .functions import FunctionParser
from .limits import MAX_EXPONENT, UnreadableError
from .names import GREEK_NAMES, UNSUPPORTED_FUNCTIONS, WHOLE_NAMES
from .phrases import noun_phrase
from .prose import check_remark, is_prose_group, is_word, join_words, known_words, stops_here
from .quantities import match_unit
from .runs import resolve
from .state import FUNCTION, SYMBOL, bare, with_unit
from .tokens import (
    ATOMIC,
    END,
    FRAC,
    LETTERS,
    NAME,
    NUM,
    ROOT,
    SUPER,
    UNIT,
    UPRIGHT,
    VULGAR,
    Token,
    closing,
)
from .words import ARTICLES, OPERATOR_WORDS, STOP_WORDS

PI: Final = Const("pi", math.pi)
# A value and its rounded form in another unit differ by at most this much.
_RESTATED: Final = 0.06
_OPERANDS: Final = frozenset((NUM, NAME, SYMBOL, FUNCTION, "(", ROOT, FRAC, VULGAR, UNIT))


class SideParser(FunctionParser):
    """Reads the tokens of one side into one expression, in one set of modes."""

    __slots__ = ()

    def side(self) -> Expr:
        """Parse all tokens, up to prose at the end."""
        expr = self.sum()
        if self.tokens[self.pos].kind != END and self.prose is None:
            raise UnreadableError
        return expr

    # --- sums and products -----------------------------------------------------------------

    def sum(self) -> Expr:
        """Parse terms with their signs."""
        self.deeper()
        terms = [self.product()]
        while self.prose is None:
            sign = self.tokens[self.pos]
            if sign.kind not in ("+", "-", "±"):
                break
            self.pos += 1
            term = self.product()
            if sign.kind == "±" and is_numeric(terms[-1]) and is_numeric(term):
                raise UnreadableError  # a measured value with its uncertainty
            terms.append(Neg(term) if self.is_negative(sign) else term)
        self.depth -= 1
        return terms[0] if len(terms) == 1 else Add(tuple(terms))

    def is_negative(self, sign: Token) -> bool:
        """Tell whether a sign is a minus; ± is one in one of its two readings."""
        if sign.kind != "±":
            return sign.kind == "-"
        self.ask("minus")
        return bool(self.modes.minus) == (sign.value == "±")

    def product(self) -> Expr:
        """Parse factors, quotients and factors side by side."""
        factors = [self.signed()]
        while self.prose is None:
            kind = self.tokens[self.pos].kind
            if kind == "*":
                self.pos += 1
                factors.append(self.signed())
            elif kind == "/":
                self.pos += 1
                self.divide(factors)
            elif not self.is_operand(kind) or not self.juxtapose(factors):
                break
        return factors[0] if len(factors) == 1 else Mul(tuple(factors))

    def is_operand(self, kind: str) -> bool:
        """Tell whether a token begins a factor; within bars a bar closes."""
        return kind in _OPERANDS or (kind == "|" and not self.bars)

    def juxtapose(self, factors: list[Expr]) -> bool:
        """Take what stands beside the last factor: a factor, its unit or a remark.

        False where the side ends instead.
        """
        token, last = self.tokens[self.pos], factors[-1]
        if token.kind == "(" and token.value != "{":
            if self.skip_remark(last):
                return True
            unit = self.bracketed_unit(last)
            if unit is not None:
                self.attach(factors, unit)
                return True
        elif token.kind in (NAME, UNIT):
            unit = self.unit_behind(last)
            if unit is not None:
                self.pos = unit.end
                self.attach(factors, unit)
                return True
            if token.kind == UNIT:
                raise UnreadableError
            if stops_here(self.tokens, self.pos, last, self.symbols):
                self.leave_prose(last)
                return False
        elif token.kind == VULGAR or (token.kind == NUM and isinstance(last, Num)):
            # 2½ is a sum; two numbers side by side are a list or a misprint
            raise UnreadableError
        factors.append(self.power())
        return True

    def leave_prose(self, last: Expr) -> None:
        """End the side at the word at hand; within brackets, skip the words up to the end."""
        if not self.bars and self.depth == 1:
            check_remark(self.tokens[self.pos :], last, self.reader)
        if self.depth == 1 and not self.bars:
            self.prose = self.tokens[self.pos].start
            return
        while self.tokens[self.pos].kind == NAME:
            if self.tokens[self.pos].value.lower() in OPERATOR_WORDS:
                raise UnreadableError
            self.pos += 1
        if self.tokens[self.pos].kind != ")":
            raise UnreadableError

    def skip_remark(self, last: Expr) -> bool:
        """Step over "(negative root)" and the like."""
        if self.depth > 1 or not self.tokens[self.pos].gap:
            return False
        close = closing(self.tokens, self.pos)
        if close is None or not (
            self.repeats(last, close)
            or is_prose_group(
                self.tokens[self.pos + 1 : close],
                self.symbols,
                measured=isinstance(last, Num) and last.unit is not None,
            )
        ):
            return False
        self.pos = close + 1
        return True

    def repeats(self, last: Expr, close: int) -> bool:
        """Tell whether a bracket states the value before it once more: "0.003 A (3 mA)"."""
        first = self.tokens[self.pos + 1]
        if not isinstance(last, Num) or first.kind != NUM:
            return False
        unit = match_unit(self.tokens, self.pos + 2, self.reader)
        if unit is None or unit.end != close:
            return False
        other = with_unit(float(first.value), first.value, unit.text, unit.unit)
        same_kind = last.unit is None or last.dimension == other.dimension
        return same_kind and math.isclose(last.si, other.si, rel_tol=_RESTATED)

    def divide(self, factors: list[Expr]) -> None:
        """Divide the last factor by what follows the solidus, and append what it leaves over."""
        opening = self.tokens[self.pos]
        if self.rate_of_change(factors, opening):
            return
        held = [self.signed()]
        tight = 0
        while self.prose is None:
            token, count = self.tokens[self.pos], len(held)
            if token.kind == UNIT or not self.is_operand(token.kind) or not self.juxtapose(held):
                break
            tight += len(held) > count and not token.gap and tight == count - 1
        if (unit := self.unit_of_fraction(factors[-1], held[0])) is not None:
            held[:1] = [bare(unit.text), replace(unit, value=1.0, text="", si=unit.si / unit.value)]
            factors[-1] = Div(factors[-1], held[0])
            factors.extend(held[1:])
            return
        taken = 1 + self.below(factors[-1], held, tight, opening)
        last, below = factors[-1], held[0] if taken == 1 else Mul(tuple(held[:taken]))
        if isinstance(last, Div):
            # a/b/c/d stays flat
            lower = last.denominator
            flat = lower.factors if isinstance(lower, Mul) else (lower,)
            factors[-1] = Div(last.numerator, Mul((*flat, below)))
        else:
            factors[-1] = Div(last, below)
        factors.extend(held[taken:])

    def unit_of_fraction(self, above: Expr, below: Expr) -> Num | None:
        """Return the number below a solidus whose unit is read as that of the fraction: 2/3 h."""
        above = above.operand if isinstance(above, Neg) else above  # "-1/20 cm⁻¹"
        if not isinstance(above, Num) or above.unit is not None:
            return None
        if not isinstance(below, Num) or not below.unit or not below.text or not below.value:
            return None
        if below.unit in self.affine:
            return None
        self.ask("fraction")
        return below if self.modes.fraction else None

    def below(self, above: Expr, held: list[Expr], tight: int, opening: Token) -> int:
        """How many of the factors behind the first denominator belong to it as well."""
        rest = len(held) - 1
        bracketed = opening.kind in ("(", FRAC)
        # 1/2 m v² and 5/9(F − 32) are fractions of numbers, but 1/4πε is 1/(4πε).
        fraction = (
            rest > 0
            and isinstance(above, Num)
            and isinstance(held[0], Num)
            and not isinstance(held[1], Const)
        )
        if not rest or ((bracketed or fraction) and not tight):
            return 0
        extents = (0 if bracketed or fraction else tight, 0, tight, rest)
        taken = extents[self.modes.slash]
        for choice, extent in enumerate(extents):
            if extent != taken and extent not in extents[:choice]:
                self.asked.add(("slash", choice))
        return taken

    def rate_of_change(self, factors: list[Expr], below: Token) -> bool:
        """Read dΦ/dt as one symbol, dPhi_dt: the d's are no factors that cancel."""
        falls = len(factors) > 1 and factors[-2] == Neg(Sym("d"))
        if len(factors) < 2 or not (falls or factors[-2] == Sym("d")):
            return False
        if not isinstance(factors[-1], Sym):
            return False
        if below.kind != NAME or len(below.value) != 2 or below.value[0] != "d" or below.suffix:
            return False
        self.pos += 1
        rate = Sym(f"d{factors[-1].name}_{below.value}")
        factors[-2:] = [Neg(rate) if falls else rate]
        return True

    # --- signs, powers, atoms --------------------------------------------------------------

    def signed(self) -> Expr:
        """Parse signs and a power."""
        negative = False
        while self.tokens[self.pos].kind in ("-", "+", "±"):
            negative ^= self.is_negative(self.tokens[self.pos])
            self.pos += 1
        expr = self.power()
        if not negative:
            return expr
        unit = self.affine.get(expr.unit or "") if isinstance(expr, Num) else None
        if isinstance(expr, Num) and unit is not None:
            # −5 °C is not the negative of 5 °C
            return with_unit(-expr.value, "-" + expr.text, expr.unit or "", unit)
        return Neg(expr)

    def power(self, *, angles_only: bool = False) -> Expr:
        """Parse an atom and its exponent."""
        base = self.atom(angles_only=angles_only)
        token = self.tokens[self.pos]
        if token.kind == SUPER:
            self.pos += 1
            value = token.value
            exponent: Expr = bare(value) if value[-1].isdigit() else Sym(value)
        elif token.kind == "^":
            self.pos += 1
            self.deeper()
            exponent = self.exponent()
            self.depth -= 1
        else:
            return base
        if self.tokens[self.pos].kind in (SUPER, "^"):
            raise UnreadableError  # x^2^3: even TeX refuses
        if is_numeric(exponent):
            size = evaluate(exponent, {})
            if size is None or abs(size) > MAX_EXPONENT:
                raise UnreadableError
        if base == Sym("e") and "e" not in self.symbols and token.kind == "^":
            return Call("exp", (exponent,))
        return Pow(base, exponent)

    def exponent(self) -> Expr:
        """Parse what stands behind a caret: one atom with its sign."""
        negative = self.tokens[self.pos].kind == "-"
        self.pos += negative
        expr = self.atom(angles_only=True)
        return Neg(expr) if negative else expr

    def atom(self, *, angles_only: bool = False) -> Expr:
        """Parse an operand without its exponent.

        `angles_only` keeps units of other kinds away from a literal, as in the 2 of `√2 m`.
        """
        token = self.tokens[self.pos]
        kind = token.kind
        if kind == "(":
            return self.group(")")
        if kind == "|":
            return Call("abs", (self.group("|"),))
        if kind == NAME:
            return self.name(token)
        if kind == FUNCTION:
            return self.function(token)
        self.pos += 1
        if kind == NUM:
            unit = None
            if self.tokens[self.pos].kind in (NAME, UNIT):
                unit = self.unit_here(angles_only=angles_only)
            if unit is None:
                return bare(token.value)
            self.pos = unit.end
            return self.quantity(float(token.value), token.value, unit)
        if kind == SYMBOL:
            return self.symbol(token.value)
        if kind == ROOT:
            return self.root(token.value, latex=token.suffix == "latex")
        if kind == FRAC:
            return self.fraction()
        if kind == VULGAR:
            above, below = token.value.split("/")
            return Div(bare(above), bare(below))
        raise UnreadableError

    def group(self, close: str) -> Expr:
        """Parse a bracket, up to its closing token."""
        self.pos += 1
        bars, self.bars = self.bars, int(close == "|")
        expr = self.sum()
        self.bars = bars
        if self.tokens[self.pos].kind != close:
            raise UnreadableError
        self.pos += 1
        return expr

    def fraction(self) -> Expr:
        r"""Parse the arguments of \frac; of two differentials it is one symbol, dPhi_dt."""
        above, below = self.latex_argument(), self.latex_argument()
        top, bottom = _differential(above), _differential(below)
        return Sym(f"d{top}_d{bottom}") if top and bottom else Div(above, below)

    def name(self, token: Token) -> Expr:
        """Parse a name, several words that are one name, or the first factor of a run."""
        if token.style == ATOMIC or len(token.value) == 1:
            self.pos += 1
            if token.value in ("Delta", "Sigma") and not token.suffix:
                return self.prefixed(token.value)
            return self.symbol(token.value + token.suffix)
        if token.value in ("delta", "Delta") and not token.suffix and self.is_spelled_delta():
            self.pos += 1
            return self.prefixed("Delta")
        while token.value.lower() in ARTICLES and is_word(token, self.symbols):
            self.pos += 1
            token = self.tokens[self.pos]
            if token.kind != NAME:
                raise UnreadableError
        if token.style in (LETTERS, UPRIGHT) and len(token.value) > 2:
            here = (self.tokens, self.pos, self.symbols)
            joined = noun_phrase(*here) or known_words(*here) or join_words(*here)
            if joined is not None:
                self.pos = joined[1]
                return Sym(joined[0])
            if token.value.lower() in STOP_WORDS and is_word(token, self.symbols):
                raise UnreadableError  # prose where an operand should stand
        if token.value in UNSUPPORTED_FUNCTIONS or self.is_unknown_call(token):
            raise UnreadableError("unknown-function")
        self.expand(token)
        return self.atom()

    def is_spelled_delta(self) -> bool:
        """Tell whether a "delta" means the change of the name behind it."""
        follow = self.tokens[self.pos + 1]
        return "delta" not in self.symbols and follow.kind == NAME and follow.gap

    def symbol(self, name: str) -> Expr:
        """Build a symbol, or the constant pi."""
        return PI if name == "pi" and "pi" not in self.symbols else Sym(name)

    def is_unknown_call(self, token: Token) -> bool:
        """Tell whether a long name without a meaning stands right before a bracket."""
        run, follow = token.value, self.tokens[self.pos + 1]
        if follow.kind != "(" or follow.gap or follow.value == "{" or len(run) < 3 or token.suffix:
            return False
        if token.style in (ATOMIC, UPRIGHT) or run in GREEK_NAMES or run in WHOLE_NAMES:
            return False
        pieces = resolve(run, "", self.symbols)
        return len(pieces) == 1 and not pieces[0].function and run not in self.symbols

    def prefixed(self, prefix: str) -> Expr:
        """Join Δ or Σ to the name it stands before: Δx, ΔKE, ΣF_x."""
        token = self.tokens[self.pos]
        close = self.pos + 2
        if token.value == "{" and closing(self.tokens, self.pos) == close:
            self.tokens[self.pos : close + 1] = [self.tokens[self.pos + 1]]  # \\Delta{x}
            token = self.tokens[self.pos]
        if token.kind == NAME:
            whole = f"{prefix}_{token.value}{token.suffix}"
            if whole in self.symbols:
                self.pos += 1
                return Sym(whole)  # ΔEk, which a trace has a value of, is no ΔE times k
            self.expand(token)
            token = self.tokens[self.pos]
        if token.kind != SYMBOL:
            return Sym(prefix)
        self.pos += 1
        return Sym(f"{prefix}_{token.value}")


def _differential(expr: Expr) -> str:
    """The name behind the d of a product such as d Φ, or of the symbol dt; or nothing."""
    if isinstance(expr, Sym) and len(expr.name) == 2 and expr.name[0] == "d":
        return expr.name[1]
    if isinstance(expr, Mul) and len(expr.factors) == 2 and expr.factors[0] == Sym("d"):
        variable = expr.factors[1]
        return variable.name if isinstance(variable, Sym) else ""
    return ""
