"""Where prose ends and an equation begins, and the other way round.

Dropping a factor that was meant would falsify an equation, and keeping a word that was not meant
only makes it unusable; so a word is taken for prose where it can hardly be anything else.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from .ast import Expr, Num
from .limits import UnreadableError
from .names import FUNCTIONS, GREEK_NAMES, WHOLE_NAMES, word_set
from .phrases import worded
from .quantities import UnitReader, match_unit
from .runs import resolve
from .tokens import (
    ATOMIC,
    COLON,
    END,
    FRAC,
    JUNK,
    NAME,
    NUM,
    PERIOD,
    REL,
    ROOT,
    SUPER,
    UNIT,
    UPRIGHT,
    VULGAR,
    Token,
)
from .words import (
    ARTICLES,
    CONNECTORS,
    COUNT_NOUNS,
    ENTITIES,
    NEGATIONS,
    OPERATOR_WORDS,
    PARTICIPLES,
    PREPOSITIONS,
    STOP_WORDS,
    TIME_WORDS,
)

_OPERAND_STARTS: Final = frozenset((NAME, NUM, "(", "|", ROOT, FRAC, VULGAR))
_OPERATORS: Final = frozenset("+-*/^±")
_COMPUTING: Final = frozenset(("*", "/", "+", "^", SUPER))
_ASIDE_KINDS: Final = frozenset((NAME, JUNK, "-", COLON, ",", PERIOD))
_ASIDE_WORDS: Final = word_set(
    "law rule theorem principle conservation equation formula definition root unit units value"
)

_OF_UNIT: Final = frozenset((NAME, UNIT))

_WORD: Final = 3
"""How many letters a word of a spelled-out name has at least."""
_MOST_COUNTING: Final = 3
"""How many words the name of what is counted may have."""
_UNSAYING: Final = OPERATOR_WORDS | NEGATIONS
# "(2 s.f.)", "(3 sig figs)"
_PRECISION: Final = word_set("f sf p dp figs figures .")


def is_word(token: Token, symbols: frozenset[str] = frozenset()) -> bool:
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
        if word.lower() in STOP_WORDS and word not in PREPOSITIONS:
            break
        words.append(word)
        position += 1
        if word not in PREPOSITIONS:
            end = position
    words = words[: end - start]
    return ("_".join(words), end) if len(words) > 1 else None


def known_words(tokens: list[Token], start: int, symbols: frozenset[str]) -> tuple[str, int] | None:
    """Read several words in a row as the known name that they are: "load arm" beside "load".

    Returns the longest such name and the index behind it. Short names side by side are factors.
    """
    found, words = None, [tokens[start].value]
    for end in range(start + 1, len(tokens)):
        token, before = tokens[end], tokens[end - 1]
        if token.kind != NAME or before.suffix or not token.gap:
            break
        if min(len(token.value), len(before.value)) < _WORD:
            break
        words.append(token.value + token.suffix)
        if "_".join(words) in symbols:
            found = ("_".join(words), end + 1)
    return found


def stops_here(tokens: list[Token], at: int, last: Expr, symbols: frozenset[str]) -> bool:
    """Tell whether the name at `at`, behind the factor `last`, begins trailing prose."""
    token, follow = tokens[at], tokens[at + 1]
    if _counts(tokens, at, last):
        return True
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


def _counts(tokens: list[Token], at: int, last: Expr) -> bool:
    """Tell whether a side ends in what its number counts: "n = 6 supporting strands".

    Such a noun may also be a known name, as which the number would stand before a factor.
    """
    if not isinstance(last, Num) or last.unit is not None:
        return False
    for token, follow in pairwise(tokens[at : at + 1 + _MOST_COUNTING]):
        if token.kind != NAME or token.suffix or not token.gap or len(token.value) < _WORD:
            return False
        if token.value.lower() in COUNT_NOUNS:
            return follow.kind == END
    return False


def check_remark(tokens: list[Token], last: Expr, reader: UnitReader | None) -> None:
    """Refuse to leave out what computes or makes a range: "divided by 2", "to 3 s", "of A × t"."""
    inside = 0  # the end of the unit at hand, whose signs are its own
    for index, (token, follow) in enumerate(pairwise(tokens)):
        word = token.value.lower() if token.kind == NAME else ""
        if word in OPERATOR_WORDS or (word == "to" and follow.kind == NUM):
            raise UnreadableError
        if token.kind == NUM and (unit := match_unit(tokens, index + 1, reader)) is not None:
            inside = unit.end
        apart = token.gap and follow.gap and not isinstance(last, Num)
        if index >= inside and (token.kind in _COMPUTING or (token.kind == "-" and apart)):
            raise UnreadableError


def is_prose_group(inside: list[Token], symbols: frozenset[str], *, measured: bool) -> bool:
    """Tell whether a bracket behind a factor holds a remark.

    `measured` says that the factor is a value with a unit, which no name can follow: there even a
    word that is a known name only says what the value is, as in "6.35 m/s^2 (deceleration)".
    """
    if inside and inside[0].kind == NUM and inside[-1].value in _PRECISION:
        return True
    factors = frozenset[str]() if measured else symbols
    words = [token.value.lower() for token in inside if is_word(token, factors)]
    if not words or any(token.kind == REL for token in inside):
        return False
    if any(word in STOP_WORDS and len(word) > 2 for word in words):
        return True
    if not all(token.kind in _ASIDE_KINDS for token in inside):
        return False
    known = any(token.value.lower() in _ASIDE_WORDS for token in inside)
    return measured or known or len(words) > 2


def left_side(tokens: list[Token], symbols: frozenset[str]) -> list[Token]:
    """Return the tokens of the first side without the prose in front of it.

    Words count as words even where they are known symbols: "total mass" is not the known mass.
    """
    if len(tokens) == 1:
        return tokens
    if any(token.kind == NAME and token.value.lower() in _UNSAYING for token in tokens):
        raise UnreadableError
    tokens = tokens[_label(tokens) :]
    while tokens and tokens[0].kind in ("*", "^", "/", ",", PERIOD, COLON, JUNK):
        tokens = tokens[1:]
    if named := worded(tokens, symbols):
        return named
    if (ratio := _ratio(tokens)) is not None:
        return ratio
    cut = _last_word(tokens)
    if cut is None:
        return _name_phrase(tokens, symbols)
    word, rest = tokens[cut].value.lower(), tokens[cut + 1 :]
    lone = len(rest) == 1 or (rest[0].kind == NUM and all(t.kind in _OF_UNIT for t in rest[1:]))
    if lone and _names(tokens, cut, rest[0]):
        return [_joined(_from_name(tokens))]
    if tokens[cut].value in symbols and rest[0].value + rest[0].suffix in symbols:
        raise UnreadableError  # "speed t" may be a product, or name t twice
    if word in TIME_WORDS and rest[0].kind == NUM and rest[-1].kind == NAME and len(rest) > 2:
        return rest[-1:]  # "after 3.0 s v"
    return rest


def _label(tokens: list[Token]) -> int:
    """Length of an item label, as in "(a) v = 3"."""
    if len(tokens) < 4 or tokens[0].kind != "(" or tokens[2].kind != ")":
        return 0
    short = tokens[1].kind in (NAME, NUM) and len(tokens[1].value) <= 3 and not tokens[1].suffix
    return 3 if short and tokens[3].gap and tokens[3].kind in (NAME, VULGAR, ROOT, FRAC) else 0


def _ratio(tokens: list[Token]) -> list[Token] | None:
    """Return the quotient that a colon between two values is: "arms 1.5 m : 0.20 m = 7.5".

    None where the colon stands behind a label. What may be either is not to be read, for what
    follows the colon would be put equal to the whole ratio.
    """
    at = next((i for i, token in enumerate(tokens) if token.kind == COLON), 0)
    if not at or at + 1 == len(tokens):
        return None
    over, under = tokens[:at], tokens[at + 1 :]
    start = max((i for i, token in enumerate(over) if token.kind == NUM), default=None)
    bare = len(under) == 1 and (at == 1 or over[-2].kind == NAME)
    if bare and all(t.kind == NAME and not is_word(t) for t in (over[-1], *under)):
        raise UnreadableError  # "m_1 : m_2 = 2"
    if over[-1].kind == ")" and under[0].kind == "(":
        raise UnreadableError
    if start is None or under[0].kind != NUM:
        return None
    units = over[start + 1 :], under[1:]
    if not all(token.kind in _OF_UNIT for unit in units for token in unit):
        return None  # "after 2 s : 2 × 3 = 6"
    alike = [token.value for token in units[0]] == [token.value for token in units[1]]
    if not units[0] or not alike:
        raise UnreadableError  # "12 : 1.5 = 8", "10:30", "1.5 m : 20 cm"
    colon = tokens[at]
    return [*over[start:], Token("/", "/", colon.start, colon.end, gap=colon.gap), *under]


def _last_word(tokens: list[Token]) -> int | None:
    """Index of the last word of prose that an operand follows, outside brackets."""
    depth = 0
    for index in range(len(tokens) - 2, -1, -1):
        token, follow = tokens[index], tokens[index + 1]
        depth += (follow.kind == ")") - (follow.kind == "(")
        if depth:
            continue
        if token.kind in (JUNK, COLON) or _ends_prose(tokens, index):
            return index
    return None


def _ends_prose(tokens: list[Token], index: int) -> bool:
    token, follow = tokens[index], tokens[index + 1]
    short = index > 0 and _is_short_word(token) and is_word(tokens[index - 1])
    if not (short or is_word(token)) or follow.kind not in _OPERAND_STARTS:
        return False
    if not (follow.gap or token.style == UPRIGHT) or is_word(follow):
        return False
    last = index + 2 == len(tokens)
    if _is_short_word(follow) and (last or is_word(tokens[index + 2])):
        return False  # "at the top", "the net force"
    if index and tokens[index - 1].kind in _OPERATORS:
        return False
    # A noun may be a factor, as in "mass (g + a)"; "mass m" and "total mass m" name it twice.
    noun = token.value.lower() not in STOP_WORDS
    if noun and (follow.kind == "(" or follow.value in FUNCTIONS):
        return False
    return not noun or index > 0 or len(tokens) == 2 or _is_worked_out(tokens[1:])


def _is_worked_out(tokens: list[Token]) -> bool:
    """Tell whether a noun has its formula right behind it: "period 2π√(L/g)", "work 2.0 × 3.0".

    A number never stands behind the name that it multiplies; alone it may count: "cart 2".
    """
    first, follow = tokens[0], tokens[1]
    return first.kind in (ROOT, FRAC) or (
        first.kind == NUM and (follow.kind in ("*", ROOT) or follow.value in ("pi", "π"))
    )


def _names(tokens: list[Token], cut: int, last: Token) -> bool:
    """Whether the words up to `cut` and the letter behind them are one name: "speed of A"."""
    word = tokens[cut].value.lower()
    before = tokens[cut - 1] if cut else None
    if word in CONNECTORS - {"the"}:
        return before is not None and is_word(before) and before.value.lower() not in PARTICIPLES
    labelled = last.kind == NUM or (len(last.value) == 1 and last.value.isupper())
    return word in ENTITIES and labelled and not last.suffix


def _name_phrase(tokens: list[Token], symbols: frozenset[str]) -> list[Token]:
    """Make words one name; before anything else, drop those that no expression begins with."""
    words = all(is_word(t) or _is_short_word(t) or t.value in WHOLE_NAMES for t in tokens)
    if words and not all(token.value in symbols for token in tokens):
        name = _from_name(tokens)
        return [_joined(name)] if len(name) > 1 else name
    start = 0
    while start + 1 < len(tokens) and tokens[start + 1].kind in _OPERAND_STARTS:
        if not (is_word(tokens[start]) and tokens[start].value.lower() in STOP_WORDS):
            break
        start += 1
    return tokens[start:]


def _from_name(tokens: list[Token]) -> list[Token]:
    """The tokens from behind the last word that no name holds: "we know the net force"."""
    start = 0
    for index, token in enumerate(tokens[:-1]):
        word = token.value.lower()
        if word in STOP_WORDS and (index == start or word not in PREPOSITIONS | ARTICLES):
            start = index + 1
    return tokens[start:]


def _joined(tokens: list[Token]) -> Token:
    name = "_".join(token.value + token.suffix for token in tokens)
    return Token(NAME, name, tokens[0].start, tokens[-1].end, style=ATOMIC)
