"""Signs that are written out: "mass times g", "force divided by area", "speed squared".

Only where they stand between two operands, and where what they bind is not left open: who says
"v minus u divided by t" may divide the difference.
"""

from __future__ import annotations

from typing import Final

from .limits import UnreadableError
from .names import word_set
from .tokens import NAME, NUM, REL, ROOT, SUPER, UNIT, VULGAR, Token
from .words import ARTICLES

_SIGNS: Final = {"times": "*", "plus": "+", "minus": "-"}
_BY: Final = {"divided": "/", "multiplied": "*"}
_DIVIDING: Final = frozenset(("divided", "over"))
_POWERS: Final = {"squared": "2", "cubed": "3"}
_SHARES: Final = {"twice": (NUM, "2"), "half": (VULGAR, "1/2")}
_WORDS: Final = frozenset((*_SIGNS, *_BY, "over", *_POWERS, *_SHARES))
_COMPARING: Final = word_set(
    "as more larger smaller greater bigger faster longer per a an every each"
)
"""What follows the "times" of a comparison or a rate, which is no sign."""
_OPENS: Final = frozenset((NAME, NUM, VULGAR, "("))
_CLOSES: Final = frozenset((NAME, NUM, VULGAR, SUPER, UNIT, ")"))


def with_signs(tokens: list[Token]) -> list[Token]:
    """Return the tokens of a piece with the signs that are written out as signs.

    Raises UnreadableError where a division behind a sum leaves open what it divides.
    """
    if not any(token.value in _WORDS for token in tokens if token.kind == NAME):
        return tokens
    found: list[Token] = []
    position = 0
    while position < len(tokens):
        sign, length = _sign(tokens, position, found)
        found += sign or tokens[position : position + length]
        position += length
    if _is_open(found, tokens):
        raise UnreadableError
    return found


def _sign(tokens: list[Token], at: int, before: list[Token]) -> tuple[list[Token], int]:
    """Return the tokens that a word at a place stands for, none for others, and its length."""
    token = tokens[at]
    word = token.value if token.kind == NAME and not token.suffix else ""
    follow = tokens[at + 1] if at + 1 < len(tokens) else None
    operand = bool(before) and before[-1].kind in _CLOSES
    if word in _POWERS and operand:
        return [token._replace(kind=SUPER, value=_POWERS[word])], 1
    if (
        word == "half"
        and not operand
        and follow is not None
        and follow.value in ("times", "*", "×")
    ):
        return [token._replace(kind=VULGAR, value="1/2")], 1
    if follow is None or not follow.gap or follow.kind not in _OPENS:
        return [], 1
    if word in _SHARES and not operand and follow.value in ARTICLES:
        kind, value = _SHARES[word]
        return [token._replace(kind=kind, value=value), follow._replace(kind="*", value="×")], 2
    if word in _SIGNS and operand and follow.value not in _COMPARING:
        return [token._replace(kind=_SIGNS[word], value=_SIGNS[word])], 1
    if word == "over" and operand and _is_quotient(tokens, at, before):
        return [token._replace(kind="/", value="/")], 1
    if word in _BY and operand and follow.value == "by" and at + 2 < len(tokens):
        return [token._replace(kind=_BY[word], value=_BY[word], end=follow.end)], 2
    return [], 1


def _is_quotient(tokens: list[Token], at: int, before: list[Token]) -> bool:
    """Tell whether "over" divides two numbers of which more is said: "12 m over 3 s = 4 m/s".

    So it does under a root and in brackets: "the square root of length over g". Elsewhere it may
    tell where or for how long: "12 m over 3 s", "force over a distance".
    """
    depth = 0
    for token in reversed(before):
        if token.kind == REL:
            break
        depth += (token.kind == "(") - (token.kind == ")")
        if token.kind == ROOT or token.value in ("root", "sqrt") or depth > 0:
            return True
    numbers = any(t.kind == NUM for t in before[-2:]) and tokens[at + 1].kind == NUM
    related = [token.kind == REL for token in before] + [token.kind == REL for token in tokens[at:]]
    return numbers and any(related[: len(before)]) and any(related[len(before) :])


def _is_open(found: list[Token], tokens: list[Token]) -> bool:
    """Tell whether a division in words stands in a side behind a sum: what it divides is open."""
    depth = summed = 0
    words = {token.start for token in tokens if token.kind == NAME and token.value in _DIVIDING}
    for token in found:
        depth += (token.kind == "(") - (token.kind == ")")
        if token.kind == REL:
            summed = 0
        elif token.kind in "+-" and not depth:
            summed = 1
        elif summed and token.start in words:
            return True
    return False
