"""The tokens between lexer and parser."""

from __future__ import annotations

from typing import Final, NamedTuple

# Operators, brackets, the bar and the comma are kinds by themselves: "+", "(", "|" and so on.
# Braces and square brackets become round; every spelling of a sign has one kind.
NUM: Final = "num"  # value: the digits, fit for float()
VULGAR: Final = "vulgar"  # value: "1/2"
NAME: Final = "name"  # value: a run of letters or one Greek name; suffix: "_0_prime"
SUPER: Final = "super"  # value: an integer exponent, or the name of a raised letter
ROOT: Final = "root"  # value: the index
FRAC: Final = "frac"
UNIT: Final = "unit"  # value: "°", "%", "°C" or "°F"
REL: Final = "rel"  # value: the relation
ARROW: Final = "arrow"  # a relation or a break, as its neighbours decide
BREAK: Final = "break"  # value: the mark between two statements
MATH: Final = "math"  # a dollar sign, which ends prose but means nothing inside an equation
PERIOD: Final = "."
COLON: Final = ":"
JUNK: Final = "junk"  # punctuation that only prose holds
UNKNOWN: Final = "unknown"  # mathematics beyond this reader: an integral, an unknown command
END: Final = "end"

RELATIONS: Final = ("=", "≈", "<", ">", "<=", ">=", "!=", "∝", "->")

LETTERS: Final = ""  # a run that may be a word, a product or one name
DIGITS: Final = "digits"  # such a run with digits right behind, as in "v0" or the unit "m2"
ATOMIC: Final = "atomic"  # one name that is never split: a Greek letter, \\mathcal{E}
UPRIGHT: Final = "upright"  # from \\mathrm or \\text: a word or a unit


class Token(NamedTuple):
    """One token; `gap` tells whether space stands before it, `style` how a name was written."""

    kind: str
    value: str
    start: int
    end: int
    gap: bool = False
    suffix: str = ""
    style: str = LETTERS


def with_end(tokens: list[Token]) -> list[Token]:
    """Return a copy that ends in an END token, so that looking ahead stays inside."""
    end = tokens[-1].end if tokens else 0
    return [*tokens, Token(END, "", end, end)]


def has_relation(tokens: list[Token]) -> bool:
    """Tell whether a relation sign stands anywhere among the tokens."""
    return any(token.kind == REL for token in tokens)


def closing(tokens: list[Token], opening: int) -> int | None:
    """Return the index of the bracket that closes the one at `opening`, if there is one."""
    depth = 0
    for index in range(opening, len(tokens)):
        if tokens[index].kind == "(":
            depth += 1
        elif tokens[index].kind == ")":
            depth -= 1
            if depth == 0:
                return index
    return None
