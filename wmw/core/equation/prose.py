"""Where prose ends and an equation begins, and the other way round.

Dropping a factor that was meant would falsify an equation, and keeping a word that was not meant
only makes it unusable; so a word is taken for prose where it can hardly be anything else.
"""

from __future__ import annotations

from typing import Final

from .ast import Expr, Num
from .names import FUNCTIONS, GREEK_NAMES, WHOLE_NAMES, word_set
from .runs import resolve
from .tokens import (
    ATOMIC,
    COLON,
    FRAC,
    JUNK,
    NAME,
    NUM,
    PERIOD,
    REL,
    ROOT,
    UPRIGHT,
    VULGAR,
    Token,
)
from .words import (
    ARTICLES,
    CONNECTORS,
    COUNT_NOUNS,
    ENTITIES,
    PARTICIPLES,
    STOP_WORDS,
    TIME_WORDS,
)

_OPERAND_STARTS: Final = frozenset((NAME, NUM, "(", "|", ROOT, FRAC, VULGAR))
_OPERATORS: Final = frozenset("+-*/^±")
_ASIDE_KINDS: Final = frozenset((NAME, JUNK, "-", COLON, ",", PERIOD))
_ASIDE_WORDS: Final = word_set(
    "law rule theorem principle conservation equation formula definition root unit units value"
)

# "(2 s.f.)", "(3 sig figs)"
_PRECISION: Final = word_set("f sf p dp figs figures .")


def is_word(token: Token, symbols: frozenset[str]) -> bool:
    """Tell whether a token looks like a word of prose or of a spelled-out name.

    Short products (mg, nRT), Greek names, functions, known symbols and camelCase keys are no words.
    """
    if token.kind != NAME or token.suffix or token.style == ATOMIC or token.value in symbols:
        return False
    word = token.value
    if word.lower() in STOP_WORDS:
        return True
    if len(word) < 4 or not word[1:].islower() or word in GREEK_NAMES or word.lower() in FUNCTIONS:
        return False
    return len(resolve(word, "", symbols)) == 1


def _is_short_word(token: Token) -> bool:
    """A word of three letters in front of a longer one: "net force"."""
    word = token.value
    return (
        token.kind == NAME
        and not token.suffix
        and token.style != ATOMIC
        and len(word) == 3
        and word[1:].islower()
        and not set("aeiou").isdisjoint(word.lower())
        and word.lower() not in FUNCTIONS
    )


def join_words(tokens: list[Token], start: int, symbols: frozenset[str]) -> tuple[str, int] | None:
    """Read several words in a row as one name: "sum of the torques" is sum_of_the_torques.

    Returns the name and the index behind it, or None where there is only one word.
    """
    first = tokens[start]
    if first.value in symbols or first.value.lower() in STOP_WORDS:
        return None
    if not (is_word(first, symbols) or _is_short_word(first)):
        return None
    words, end = [first.value], start + 1
    position = end
    while is_word(tokens[position], symbols) and tokens[position].gap:
        word = tokens[position].value
        if word.lower() in STOP_WORDS and word not in CONNECTORS:
            break
        words.append(word)
        position += 1
        if word not in CONNECTORS:
            end = position
    words = words[: end - start]
    return ("_".join(words), end) if len(words) > 1 else None


def stops_here(tokens: list[Token], at: int, last: Expr, symbols: frozenset[str]) -> bool:
    """Tell whether the name at `at`, behind the factor `last`, begins trailing prose."""
    token, follow = tokens[at], tokens[at + 1]
    if token.suffix or token.style == ATOMIC or token.value in symbols:
        return False
    if not token.gap and token.style != UPRIGHT:
        return False
    word = token.value.lower()
    if word in STOP_WORDS:
        # "v0 + at" and "2 as" are products, "0 at the top" is not
        return len(word) > 2 or (token.value == word and follow.kind in (NAME, NUM) and follow.gap)
    if not isinstance(last, Num):
        return False
    return word in COUNT_NOUNS or (last.unit is not None and is_word(token, symbols))


def is_prose_group(inside: list[Token], symbols: frozenset[str], *, measured: bool) -> bool:
    """Tell whether a bracket behind a factor holds a remark.

    `measured` says that the factor is a value with a unit, which no name can follow.
    """
    if inside and inside[0].kind == NUM and inside[-1].value in _PRECISION:
        return True
    words = [token.value.lower() for token in inside if is_word(token, symbols)]
    if not words or any(token.kind == REL for token in inside):
        return False
    if any(word in STOP_WORDS and len(word) > 2 for word in words):
        return True
    if not all(token.kind in _ASIDE_KINDS for token in inside):
        return False
    known = any(token.value.lower() in _ASIDE_WORDS for token in inside)
    return measured or known or len(words) > 2


def left_side(tokens: list[Token], symbols: frozenset[str]) -> list[Token]:
    """Return the tokens of the first side without the prose in front of it."""
    if len(tokens) == 1:
        return tokens
    tokens = tokens[_label(tokens) :]
    while tokens and tokens[0].kind in ("*", "^", "/", ",", PERIOD, COLON, JUNK):
        tokens = tokens[1:]
    cut = _last_word(tokens, symbols)
    if cut is None:
        return _name_phrase(tokens, symbols)
    word, rest = tokens[cut].value.lower(), tokens[cut + 1 :]
    if len(rest) == 1 and _names(tokens, cut, rest[0], symbols):
        words = [t.value for t in tokens[: cut + 1] if t.kind == NAME]
        name = "_".join([*_phrase(words), rest[0].value + rest[0].suffix])
        return [Token(NAME, name, tokens[0].start, rest[0].end, style=ATOMIC)]
    if word in TIME_WORDS and rest[0].kind == NUM and rest[-1].kind == NAME and len(rest) > 2:
        return rest[-1:]  # "after 3.0 s v"
    return rest


def _label(tokens: list[Token]) -> int:
    """Length of an item label, as in "(a) v = 3"."""
    if len(tokens) < 4 or tokens[0].kind != "(" or tokens[2].kind != ")":
        return 0
    short = tokens[1].kind in (NAME, NUM) and len(tokens[1].value) <= 3 and not tokens[1].suffix
    return 3 if short and tokens[3].gap and tokens[3].kind in (NAME, VULGAR, ROOT, FRAC) else 0


def _last_word(tokens: list[Token], symbols: frozenset[str]) -> int | None:
    """Index of the last word of prose that an operand follows, outside brackets."""
    depth = 0
    for index in range(len(tokens) - 2, -1, -1):
        token, follow = tokens[index], tokens[index + 1]
        depth += (follow.kind == ")") - (follow.kind == "(")
        if depth:
            continue
        if token.kind in (JUNK, COLON):
            return index
        short = index > 0 and _is_short_word(token) and is_word(tokens[index - 1], symbols)
        if not (short or is_word(token, symbols)) or follow.kind not in _OPERAND_STARTS:
            continue
        if not (follow.gap or token.style == UPRIGHT) or is_word(follow, symbols):
            continue
        if (
            _is_short_word(follow)
            and index + 2 < len(tokens)
            and is_word(tokens[index + 2], symbols)
        ):
            continue
        if index and tokens[index - 1].kind in _OPERATORS:
            continue
        return index
    return None


def _names(tokens: list[Token], cut: int, last: Token, symbols: frozenset[str]) -> bool:
    """Whether the words up to `cut` and the letter behind them are one name: "speed of A"."""
    word = tokens[cut].value.lower()
    before = tokens[cut - 1] if cut else None
    if word in CONNECTORS - {"the"}:
        return (
            before is not None
            and is_word(before, symbols)
            and before.value.lower() not in PARTICIPLES
        )
    labelled = last.kind == NUM or (len(last.value) == 1 and last.value.isupper())
    return word in ENTITIES and labelled and not last.suffix


def _name_phrase(tokens: list[Token], symbols: frozenset[str]) -> list[Token]:
    """Drop what is no part of the name at the start, or before it where all is words."""
    start = 0
    words = all(is_word(t, symbols) or _is_short_word(t) or t.value in WHOLE_NAMES for t in tokens)
    for index, token in enumerate(tokens[:-1]):
        word = token.value.lower()
        if word in STOP_WORDS and is_word(token, symbols):
            inner = start < index and word in CONNECTORS | ARTICLES
            if (words and not inner) or (
                index == start and tokens[index + 1].kind in _OPERAND_STARTS
            ):
                start = index + 1
        elif not words:
            break
    return tokens[start:]


def _phrase(words: list[str]) -> list[str]:
    """The words of a name, from behind the last one that cannot be part of it."""
    start = 0
    for index, word in enumerate(words):
        leading = index == start and word.lower() in CONNECTORS | ARTICLES
        if leading or word.lower() in STOP_WORDS - CONNECTORS:
            start = index + 1
    return words[start:]
