"""Operations that a noun tells: "the square root of 35.3", "half of 12", "the ratio of 6 to 3".

How much of what follows such a noun is meant is left open where a sign stands in it: "the square
root of 2 times g" may be of the product or of 2 alone. All are readings of the text.
"""

from __future__ import annotations

from typing import Final

from .limits import UnreadableError
from .names import word_set
from .tokens import NAME, NUM, REL, ROOT, SUPER, UNIT, VULGAR, Token, closing
from .words import ARTICLES

_OPERANDS: Final = frozenset((NAME, NUM, VULGAR, ROOT, "("))
_ENDS: Final = frozenset((NUM, UNIT, VULGAR, SUPER, ")"))
_ROOTS: Final = {"square": "2", "cube": "3", "cubic": "3"}
_FUNCTIONS: Final = {
    "sine": "sin", "cosine": "cos", "tangent": "tan", "sin": "sin", "cos": "cos", "tan": "tan",
    "sqrt": "sqrt",
}  # fmt: skip
_PARTS: Final = {
    "half": "2", "third": "3", "thirds": "3", "quarter": "4", "quarters": "4", "fourth": "4",
    "fifth": "5", "tenth": "10",
}  # fmt: skip
_COUNTS: Final = {"a": "1", "one": "1", "two": "2", "three": "3"}
_PERCENT: Final = word_set("% percent")
_STARTING: Final = frozenset((*_ROOTS, *_FUNCTIONS, *_COUNTS, *_PERCENT, "half", "root"))
_DEEPEST: Final = 3
_EXTENTS: Final = ("", "+-", "+-*/")
"""The signs before which what is meant may end: none, those of sums, each; the likeliest first."""


def readings_of(tokens: list[Token]) -> list[list[Token]]:
    """Return the tokens of a piece with such operations as signs: once for each legal extent."""
    found: list[list[Token]] = []
    for signs in _EXTENTS:
        read = _read(tokens, signs)
        if read not in found:
            found.append(read)
        if read == tokens:
            break
    return found


def _read(tokens: list[Token], signs: str, deep: int = 0) -> list[Token]:
    if deep > _DEEPEST:
        raise UnreadableError("too-deep")
    found: list[Token] = []
    position = 0
    while position < len(tokens):
        head, length = _operation(tokens, position, found)
        if not length:
            found.append(tokens[position])
            position += 1
            continue
        if head[0].kind in (ROOT, "(") and found and found[-1].value in ARTICLES:
            found.pop()  # "the square root"
        start = position + length
        position = _end(tokens, start, signs)
        inner = _read(tokens[start:position], signs, deep + 1)
        found += [*head, _bracket("(", inner[0]), *inner, _bracket(")", inner[-1])]
        if head[0].kind == "(":
            found.append(_bracket(")", inner[-1]))
    return found


def _bracket(kind: str, beside: Token) -> Token:
    return Token(kind, kind, beside.start, beside.end)


def _operation(tokens: list[Token], at: int, before: list[Token]) -> tuple[list[Token], int]:
    """Return the signs of an operation whose words begin at a place, and how many words they are.

    No words where none begins there.
    """
    here = tokens[at]
    words = [t.value.lower() if t.kind in (NAME, UNIT) else "" for t in tokens[at : at + 3]]
    first, second, third, *_ = (*words, "", "", "")
    if first not in _STARTING or here.suffix:
        return [], 0
    after_value = bool(before) and before[-1].kind in _ENDS
    size, head = 0, [here]
    if first in _PERCENT and second == "of" and after_value:
        size, head = 2, [here, here._replace(kind="*", value="*")]
    elif first in _ROOTS and second == "root" and third == "of":
        size, head = 3, [here._replace(kind=ROOT, value=_ROOTS[first])]
    elif first == "root" and second == "of":
        size, head = 2, [here._replace(kind=ROOT, value="2")]
    elif first in _FUNCTIONS and second == "of":
        size, head = 2, [here._replace(value=_FUNCTIONS[first])]
    elif first == "half" and second == "of" and not after_value:
        size, head = 2, _share(here, "1", first)
    elif first in _COUNTS and second in _PARTS and third == "of" and not after_value:
        size, head = 3, _share(here, _COUNTS[first], second)
    behind = at + size
    if behind < len(tokens) and tokens[behind].value in ARTICLES:
        behind += 1
    if not size or behind >= len(tokens) or tokens[behind].kind not in _OPERANDS:
        return [], 0
    if first in _PERCENT and tokens[behind].kind == NAME:
        return [], 0  # "80% of the energy" may be of another energy than the name is of elsewhere
    return head, behind - at


def _share(token: Token, above: str, part: str) -> list[Token]:
    share = token._replace(kind=VULGAR, value=f"{above}/{_PARTS[part]}")
    return [_bracket("(", token), share, token._replace(kind="*", value="*")]


def _end(tokens: list[Token], at: int, signs: str) -> int:
    """Return where what begins at a place ends: before a sign, a relation or a bracket."""
    if tokens[at].kind == "(" and (close := closing(tokens, at)) is not None:
        return close + 1
    depth = 0
    for position in range(at, len(tokens)):
        kind = tokens[position].kind
        depth += (kind == "(") - (kind == ")")
        signed = kind in signs and position > at
        if depth < 0 or (depth == 0 and (signed or kind in (REL, ","))):
            return position
    return len(tokens)
