"""Functions and roots, with brackets and without.

Without brackets the extent of the argument is a matter of habit: `sin 2θ` takes both factors,
`v sin θ t` only the angle, `cos ωt` and `√2gh` all that stands close together. Where habits differ
the other extent is the second reading (mode `span`).
"""

from __future__ import annotations

from abc import abstractmethod

from .ast import Call, Const, Expr, Mul, Neg, Num, Pow, Sym, walk
from .limits import UnreadableError
from .names import INVERSE_OF, TRIGONOMETRIC
from .prose import stops_here
from .state import SYMBOL, ParserState, bare, in_degrees
from .tokens import ATOMIC, NAME, NUM, SUPER, Token

_ANGLES = ("theta", "phi", "alpha", "beta", "gamma", "psi")


class FunctionParser(ParserState):
    """Reads what begins with a function name or a root sign."""

    __slots__ = ()

    @abstractmethod
    def power(self, *, angles_only: bool = False) -> Expr:
        """Parse an atom and its exponent."""

    @abstractmethod
    def atom(self, *, angles_only: bool = False) -> Expr:
        """Parse an operand without its exponent."""

    @abstractmethod
    def group(self, close: str) -> Expr:
        """Parse a bracket, up to its closing token."""

    def function(self, token: Token) -> Expr:
        """Parse a function call from its name on; `sin^2 θ` is a power of the call."""
        name = token.value
        self.pos += 1
        if name == "sqrt":
            return self.root("2")
        power: Num | None = None
        raised = self.tokens[self.pos]
        if raised.kind == SUPER:
            self.pos += 1
            if raised.value == "-1" and name in INVERSE_OF:
                name = INVERSE_OF[name]
            elif raised.value.isdigit() and len(raised.value) < 3:
                power = bare(raised.value)
            else:
                raise UnreadableError
        bracketed = self.tokens[self.pos].kind == "("
        argument = self.group(")") if bracketed else self.bare_argument(root=False)
        if name in TRIGONOMETRIC and _is_bare_angle(argument):
            self.ask("degrees")
            if self.modes.degrees:
                argument = in_degrees(argument, self.reader)
        call = Call(name, (argument,))
        return call if power is None else Pow(call, power)

    def root(self, index: str, *, latex: bool = False) -> Expr:
        """Parse the radicand; in LaTeX it is one group or one token."""
        if latex:
            radicand = self.latex_argument()
        elif self.tokens[self.pos].kind == "(":
            radicand = self.group(")")
        else:
            radicand = self.bare_argument(root=True)
        return Call("sqrt", (radicand,)) if index == "2" else Call("root", (radicand, bare(index)))

    def latex_argument(self) -> Expr:
        """Parse an argument of a LaTeX command: a group or a single token."""
        if self.tokens[self.pos].kind not in ("(", NUM, NAME, SYMBOL):
            raise UnreadableError
        return self.atom(angles_only=True)

    def bare_argument(self, *, root: bool) -> Expr:
        """Parse an argument without brackets."""
        self.deeper()
        negative = self.tokens[self.pos].kind == "-"
        self.pos += negative
        factors = [self.power(angles_only=True)]
        start = self.pos
        gaps: list[bool] = []
        while not isinstance(factors[0], Call):
            follow = self.tokens[self.pos]
            if follow.kind == NAME:
                if self.ends_argument(follow, factors[-1]):
                    break
                self.expand(follow)
                follow = self.tokens[self.pos]
            if follow.kind != SYMBOL:
                break
            gaps.append(follow.gap)
            factors.append(self.power(angles_only=True))
        taken = self.extent(factors, gaps, root=root) if gaps else 0
        if taken < len(gaps):
            self.pos = start
            for _ in range(taken):
                self.power(angles_only=True)
        self.depth -= 1
        expr = Mul(tuple(factors[: taken + 1])) if taken else factors[0]
        return Neg(expr) if negative else expr

    def ends_argument(self, token: Token, last: Expr) -> bool:
        """Tell whether a name behind the factor `last` is no factor: prose, a unit, Δ or Σ."""
        if stops_here(self.tokens, self.pos, last, self.symbols):
            return True
        if token.style == ATOMIC and token.value in ("Delta", "Sigma") and not token.suffix:
            return True
        return token.gap and self.unit_behind(last) is not None

    def extent(self, factors: list[Expr], gaps: list[bool], *, root: bool) -> int:
        """How many symbols behind its first factor an argument takes; `gaps` are before them."""
        tight = gaps.index(True) if True in gaps else len(gaps)
        if root:
            likely = tight if tight > 1 or not isinstance(factors[0], Num) else 0
            other = 0 if likely else len(gaps)
        elif _is_angle(factors[0]):
            likely, other = 0, tight
        else:
            likely = _phase_extent(factors, tight)
            other = len(gaps) if isinstance(factors[0], Num) or not likely else 0
        if likely != other:
            self.ask("span")
        return other if self.modes.span else likely


def _phase_extent(factors: list[Expr], tight: int) -> int:
    """The symbols that stand close, or make a phase such as `2 π f t`; an angle is the last."""
    phase = False
    for index, factor in enumerate(factors[1:]):
        phase = phase or _is_phase(factors[index])
        if index >= tight and not (phase or _is_angle(factor) or _is_phase(factor)):
            return index
        if _is_angle(factor):
            return index + 1
    return len(factors) - 1


def _is_angle(expr: Expr) -> bool:
    if isinstance(expr, Pow):
        expr = expr.base
    if isinstance(expr, Num):
        return expr.unit is not None
    return isinstance(expr, Sym) and expr.name.startswith(_ANGLES)


def _is_phase(expr: Expr) -> bool:
    return isinstance(expr, Const) or (isinstance(expr, Sym) and expr.name.startswith("omega"))


def _is_bare_angle(expr: Expr) -> bool:
    """Whether an angle is made of plain numbers only, so that it may be in degrees."""
    return not any(
        isinstance(node, Sym | Const | Call) or (isinstance(node, Num) and node.unit is not None)
        for node in walk(expr)
    )
