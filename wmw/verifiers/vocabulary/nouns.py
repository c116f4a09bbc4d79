"""What a family's quantities are called in prose: "normal force", "angle of the incline"."""

from __future__ import annotations

import re
from functools import lru_cache

from wmw.core import registry
from wmw.core.family import Family
from wmw.verifiers.vocabulary.lexicon import plain

_HEAD = re.compile(
    r" (?:of|at|in|on|to|from|for|with|through|by|between|above|below|along|that|as|after|before)\b"
    r"|,"
)
_FORCE_OF = "force of "
_SYMBOL = 2
_LEAST = 3
"""Shorter aliases are symbols."""
_SHORT = frozenset({"emf"})
"""Nouns that are as short as a symbol."""
_ASKS = re.compile(
    r"^(?:what|which|how|find|calculate|determine|at|with|is|does|to|from|in|must|must be|large|how"
    r" large)\b"
)


@lru_cache(maxsize=64)
def nouns(family: str) -> dict[str, list[tuple[str, tuple[str, ...]]]]:
    """Return the plain nouns of a family, the longest first, with the quantities they may mean.

    They are kept by their first word.
    """
    declared = registry.family(family)
    found: dict[str, tuple[str, ...]] = {}
    for noun, name in _pairs(declared):
        found[noun] = tuple(dict.fromkeys((*found.get(noun, ()), name)))
    by_word: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
    for noun, names in sorted(found.items(), key=lambda item: -len(item[0])):
        by_word.setdefault(noun.partition(" ")[0], []).append((noun, names))
    return by_word


def _pairs(family: Family) -> list[tuple[str, str]]:
    pairs: list[tuple[str, str]] = []
    for quantity in family.quantities:
        words = [*filter(_is_spelled_out, quantity.aliases), quantity.meaning]
        if quantity.moment != "constant":
            words.append(_HEAD.split(quantity.meaning)[0])
        words += [phrase for phrase in quantity.asked if not _ASKS.match(plain(phrase))]
        pairs += [(plain(word), quantity.name) for word in words]
    for alias, symbols in family.ambiguous.items():
        if _is_spelled_out(alias):
            pairs += [(plain(alias), str(symbol.name)) for symbol in symbols]
    return [(noun, name) for noun, name in pairs if _is_noun(noun)]


def _is_spelled_out(alias: str) -> bool:
    """Tell a name made of words from one with a symbol in it: "m_crate", "a_box"."""
    return all(len(part) > _SYMBOL for part in alias.split("_"))


def _is_noun(text: str) -> bool:
    return (len(text) > _LEAST or text in _SHORT) and text.replace(" ", "").isalpha()


def noun_at(text: str, family: str) -> tuple[str, tuple[str, ...]] | None:
    """Return the longest noun that a plain text begins with, and the quantities it may mean.

    "Force of kinetic friction" is the friction.
    """
    if text.startswith(_FORCE_OF):
        inner = noun_at(text.removeprefix(_FORCE_OF), family)
        if inner is not None:
            return _FORCE_OF + inner[0], inner[1]
    for noun, names in nouns(family).get(text.partition(" ")[0], ()):
        if text.startswith(noun) and (len(text) == len(noun) or text[len(noun)] == " "):
            return noun, names
    return None


def nouns_in(text: str, family: str) -> tuple[tuple[int, int, tuple[str, ...]], ...]:
    """Return where the nouns of a plain text begin and end, none inside another."""
    found: list[tuple[int, int, tuple[str, ...]]] = []
    at = 0
    while at < len(text):
        noun = noun_at(text[at:], family)
        if noun is not None:
            found.append((at, at + len(noun[0]), noun[1]))
            at += len(noun[0])
        space = text.find(" ", at)
        at = len(text) if space < 0 else space + 1
    return tuple(found)


@lru_cache(maxsize=512)
def of_things_told(names: tuple[str, ...], text: str, family: str) -> tuple[str, ...]:
    """Return those of several lengths of one body that belong to a thing which a plain text names.

    The radius of what is called a sphere is that of a ball, and not that of an upright cylinder.
    """
    declared = [registry.family(family).quantity(name) for name in names]
    if len(names) < 2 or len({q.body for q in declared}) > 1 or declared[0].body is None:
        return names
    words = set(re.findall(r"\w+", text))
    pairs = [(q.name, *cue.split(" of ")) for q in declared for cue in q.cues if " of " in cue]
    told = {pair[0] for pair in pairs if len(pair) == 3 and words.issuperset(pair[1:])}
    return tuple(name for name in names if name in told) or names
