"""Names that are whole phrases: "mass of the light bucket", "speed in the wide pipe".

Who writes an equation in words names a quantity by a noun and what it belongs to. Were the words
behind the noun taken for prose, the factors behind them would go with it.
"""

from __future__ import annotations

from typing import Final

from .names import FUNCTIONS, GREEK_NAMES, word_set
from .tokens import ATOMIC, END, JUNK, NAME, NUM, SUPER, Token, with_end
from .words import ARTICLES, ENTITIES, OPERATOR_WORDS, PARTICIPLES, PREPOSITIONS, STOP_WORDS

_DETERMINERS: Final = word_set("the a an its their his her this that each every one both all")
_WHOLE: Final = word_set("of per by")
"""Prepositions with which a noun is one name; others may set the scene of a whole equation."""
_PARTICLES: Final = word_set("off up out away over to in on")
_TAKING: Final = word_set("given taken")
"""Participles that are part of a name with a particle: "heat given off by the metal"."""
_SIGNS: Final = frozenset(("*", "/", "+", "-", "^", SUPER, "±"))
_BEHIND: Final = _SIGNS | {END, ")"}
_NOT_NOUNS: Final = (STOP_WORDS | OPERATOR_WORDS) - PREPOSITIONS - word_set("ratio")
_LONGEST: Final = 16
_NAMES: Final = frozenset((NAME, NUM))


def is_noun(token: Token) -> bool:
    """Tell whether a token is spelled as a word of a name is, known symbol or not."""
    word = token.value
    return (
        token.kind == NAME
        and not token.suffix
        and token.style != ATOMIC
        and len(word) > 2
        and word[1:].islower()
        and not set("aeiouy").isdisjoint(word.lower())
        and word.lower() not in _NOT_NOUNS | PREPOSITIONS | FUNCTIONS.keys()
        and word not in GREEK_NAMES
    )


def noun_phrase(
    tokens: list[Token], start: int, symbols: frozenset[str], *, alone: bool = False
) -> tuple[str, int] | None:
    """Read a noun with what it belongs to as one name: its words joined, and the index behind.

    None where nothing belongs to the noun, or where something else than a sign of operation, a
    closing bracket or the end stands behind. `alone` says that no scene can be set behind it, as
    "at the top" may be where a side is one name. `tokens` end in an END token.
    """
    if not is_noun(tokens[start]):
        return None
    position = end = start + 1
    belongs = whole = scene = False
    while position - start < _LONGEST:
        token, before = tokens[position], tokens[position - 1]
        word = token.value.lower()
        if token.kind not in (NAME, NUM) or not token.gap or token.suffix:
            break
        if word in PREPOSITIONS:
            belongs = scene = True
            whole |= word in _WHOLE
            if word in _PARTICLES and before.value in _TAKING:
                end = position + 1  # "heat given off"
        elif word in PARTICIPLES:
            if tokens[position + 1].value not in _PARTICLES:
                break
        elif token.kind == NUM and token.value.isdigit() and is_noun(before):
            end, belongs = position + 1, True  # "mass 1": no name stands before its number
            position += 1
            break
        elif is_noun(token) or (belongs and _labels(token, before)):
            if _are_factors(tokens, position, symbols):
                break
            end = position + 1
            belongs = True  # two nouns as well: the "load distance" is no product
        elif word not in _DETERMINERS or before.value.lower() not in PREPOSITIONS:
            break
        position += 1
    follow = tokens[end].kind
    if position != end or end == start + 1 or not belongs or follow not in _BEHIND:
        return None
    if scene and not (alone or whole) and follow == END and start == 0:
        return None  # "v = speed at the top"
    return "_".join(token.value for token in tokens[start:end]), end


def _are_factors(tokens: list[Token], position: int, symbols: frozenset[str]) -> bool:
    """Tell whether of two known nouns side by side the second is raised: "mass speed²"."""
    raised = tokens[position + 1].kind in ("^", SUPER)
    return raised and symbols.issuperset((tokens[position - 1].value, tokens[position].value))


def _labels(token: Token, before: Token) -> bool:
    """Tell whether a capital names one of several: "cart A", "the speed of B"."""
    single = len(token.value) == 1 and token.value.isupper()
    return single and before.value.lower() in ENTITIES | {"of"}


def worded(tokens: list[Token], symbols: frozenset[str]) -> list[Token]:
    """Return a side that is made of names and signs alone, one name at least of several words.

    A side that is one such name comes as one token; there is none for any other side.
    """
    tokens, phrases, position = with_end(tokens), 0, 0
    while tokens[position].kind != END:
        token = tokens[position]
        named = position > 0 and tokens[position - 1].kind in _NAMES
        if token.kind == JUNK or (named and token.kind in _NAMES):
            return []
        if token.kind == NAME and token.value.lower() in ARTICLES:
            token = tokens[position := position + 1]
        found = noun_phrase(tokens, position, symbols, alone=True)
        if found is not None and all(t.kind in _NAMES for t in tokens[:-1]):
            if tokens[found[1]].kind != END:
                return []
            return [token._replace(value=found[0], end=tokens[-2].end, style=ATOMIC)]
        phrases += found is not None
        position = found[1] if found else position + (token.kind != END)
    return tokens[:-1] if phrases else []
