"""Values that state 0 has of two things by their marks, m_car and m_truck, and which is put in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import permutations

from wmw.core.patterns import compiled
from wmw.core.work import spend
from wmw.verifiers.bodies.followed import Followed, is_landmark, is_spoken_of, names, words_of
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.own_words import alike, is_among, numbers_in
from wmw.verifiers.values.misquoted import has_numeral
from wmw.verifiers.vocabulary.lexicon import plain

_LEAST = 3
"""Shorter marks are no words of a question."""
_MARK = re.compile(r"([^\W_]+)_\{?(?:\\?(?:text|mathrm|rm)\{)?([A-Za-z]+|\d+)\}*\Z")
_NUMBERED = re.compile(r"([A-Za-z]+)\d\Z")


def puts_in(claims: Claims, found: Followed) -> bool:
    """Tell whether the working has the other body's value of a quantity that both have, alone."""
    stands = _standing(claims)
    return any(stands(its) and not stands(own) for own, its in values_of_both(claims, found))


def puts_in_own(claims: Claims, found: Followed) -> bool:
    """Tell whether the working has the asked one's value of such a quantity, alone."""
    stands = _standing(claims)
    return any(stands(own) and not stands(its) for own, its in values_of_both(claims, found))


def by_marks(claims: Claims, asking: str) -> Followed | None:
    """Return two things that only subscripts tell apart, where the wrong one's value is put in.

    "The image of the tree" of d_tree and d_house: nothing behind state 0 speaks of the one asked
    about, and question and effect, or question and equation, of the other one.
    """
    effect = claims.effect
    if effect is None or (claims.equation is None and claims.derivation is None):
        return None
    stands, question = _standing(claims), plain(claims.question).split()
    for own, its in combinations_of_marks(claims):
        found = Followed(effect, own[1], its[1], (own[1], its[1]), True)
        if (
            names(asking, own[1], found.bodies)
            and not names(asking, its[1], found.bodies)
            and its[1].lower() in question
            and not is_landmark(asking, own[1])
            and not is_spoken_of(claims, own[1], found.bodies)
            and stands(its[2])
            and not stands(own[2])
        ):
            return found
    return None


def _standing(claims: Claims) -> Callable[[Named], bool]:
    """Return what tells whether a variable, or its number, stands in the working."""
    texts = [text for text in (claims.equation, claims.derivation) if text is not None]
    written = " ".join(text.text for text in texts)
    numbers = [number for text in texts for number in numbers_in(text)]

    def stands(claim: Named) -> bool:
        measured = claim.measured
        return _is_symbol_of(claim.name, written) or (
            measured is not None and (is_among(measured, numbers) or has_numeral(written, measured))
        )

    return stands


def _is_symbol_of(name: str, text: str) -> bool:
    return compiled(rf"(?<![^\W_]){re.escape(name)}(?![^\W_])").search(text) is not None


def values_of_both(claims: Claims, found: Followed) -> Iterator[tuple[Named, Named]]:
    """Yield the unlike values of one quantity that state 0 has of the two bodies."""
    for (_, mark, own), (_, other_mark, its) in combinations_of_marks(claims, 1):
        if is_mark_of(mark, found.asked, found.other) and is_mark_of(
            other_mark, found.other, found.asked
        ):
            yield own, its


def combinations_of_marks(
    claims: Claims, least: int = _LEAST
) -> Iterator[tuple[tuple[str, str, Named], tuple[str, str, Named]]]:
    """Yield two variables of one stem with unlike values, either way round."""
    marked = [_marked(claim) for claim in claims.variables if claim.measured is not None]
    marked = [one for one in marked if len(one[1]) >= least]
    spend(len(marked) ** 2)
    for own, its in permutations(marked, 2):
        values = own[2].measured, its[2].measured
        if own[0] == its[0] and values[0] and values[1] and not alike(values[0], values[1]):
            yield own, its


def _marked(claim: Named) -> tuple[str, str, Named]:
    """Return a variable with its stem and its mark: R and "1" of R_1, R and "r1" of R1."""
    name = claim.name.strip()
    if numbered := _NUMBERED.match(name):
        return numbered[1], name, claim
    match = _MARK.match(name)
    return (match[1], match[2], claim) if match else (name, "", claim)


def is_mark_of(mark: str, body: str, other: str) -> bool:
    """Tell whether a subscript is a word of a body's name, or begins one, and none of another's."""
    own, others = words_of(body), words_of(other)
    small = mark.lower()
    return bool(mark) and (
        any(w.startswith(small) for w in own) and not any(w.startswith(small) for w in others)
    )
