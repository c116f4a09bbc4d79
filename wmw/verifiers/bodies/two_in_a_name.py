"""A body of state 0 that bears the names of two bodies of the question: "pucks_A_and_B".

Where the question asks for one of the two, or compares them, and nothing makes one body of them,
there are two: each moves, floats or shines in its own way. So there are where the trace itself lays
forces or relations on each of the two, while its list has one body with the sum of their values, or
with the value of one of them. A list that has either by its own name beside the pair, or a question
that couples, stacks or ties them, is left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from math import isclose

from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.work import spend
from wmw.verifiers.bodies.kinds_of_bodies import PEOPLE
from wmw.verifiers.claims import Claims
from wmw.verifiers.forces.force_names import pieces_of
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain, singular

_MARKS = re.compile(r"[A-Z]{2}|\d{2}")
_JOINERS = ("and", "with", "plus", "n")
_MADE_ONE = re.compile(
    r"\b(?:stick\w*|stuck|together|coupl\w*|lock\w*|embed\w*|cling\w*|glued|bolted|welded|merge\w*"
    r"|mix\w*|poured|joined|tied|stack\w*|on top of|carries|carrying|carried|inside|lodge\w*"
    r"|as (?:one|single)|single (?:body|system|unit)|combin(?!ation\b)\w*|in contact|touch (?!each)"
    r"|equal(?:ly)? (?:heavy )?pair|side by side in contact)\b"
)
_APART = re.compile(
    r"\b(?:not (?:connected|joined|tied|touch\w*)|without touching|does not touch|separate\w*"
    r"|couples? of)\b"
)
_OF_BOTH = re.compile(
    r"\b(?:both|together|total|system|combined|pair|whole|common|each|center of mass|two carts"
    r"|(?:for|of) (?:the )?two)\b"
)
_WHICH = re.compile(r"\b(?:which|compare\w*|how do|larger|greater|longer|first|ratio|who)\b")
_MOST = 12
_NEAR = 0.005
_ALIKE = re.compile(r"\b(?:each|identical|equal|both|alike|same)\b", re.I)


def two_in_a_name(claims: Claims) -> Iterator[tuple[int, str, str, str]]:
    """Yield the place and name of each body that is two of the question's, with the two names."""
    if not 0 < len(claims.bodies) <= _MOST:
        return
    said = plain(split_options(claims.question)[0].replace("_", " "))
    asking = plain(" ".join(asking_sentences(claims.question)).replace("_", " "))
    spend(len(claims.bodies) + len(said) // 4)
    if _MADE_ONE.search(_APART.sub(" ", said)) or _MADE_ONE.search(asking):
        return
    measured = {claim.body for claim in claims.attributes if claim.measured is not None}
    for place, body in enumerate(claims.bodies):
        pair = _pair(body, claims, said)
        if pair is None:
            if (names := _of_two_variables(claims, body)) is not None:
                yield place, body, *names
            continue
        one, other = pair
        own = {plain(name.replace("_", " ")) for name in claims.bodies if name != body}
        if own & {one, other}:
            continue
        if body in measured:  # its values tell whether it is taken for one
            summed = _has_sum(claims, body) and _are_two_elsewhere(claims, one, other)
            marked = len(one.split()[-1]) == len(other.split()[-1]) == 1
            of_one = marked and _has_value_of_one(claims, body)
            if summed or of_one or _of_two_variables(claims, body):
                yield place, body, one, other
            continue
        if _is_asked_together(asking, one, other) or _are_told_as_one(said, one, other):
            continue
        of_one = _is_named(asking, one) != _is_named(asking, other)
        marked = len(one.split()[-1]) == len(other.split()[-1]) == 1
        if of_one or _WHICH.search(asking) or (marked and not _OF_BOTH.search(asking)):
            yield place, body, one, other


def _has_sum(claims: Claims, body: str) -> bool:
    """Tell whether a body has the sum of two values of the question, or twice that of each."""
    twice = _ALIKE.search(claims.question) is not None
    for own, sizes in _told_beside(claims, body):
        sums = [sum(pair) for pair in combinations(sizes, 2)]
        sums += [2 * size for size in sizes] if twice else []
        spend(len(sums))
        if any(isclose(own, size, rel_tol=_NEAR) for size in sums):
            return True
    return False


def _has_value_of_one(claims: Claims, body: str) -> bool:
    """Tell whether a body has one of the two unlike values of the question, and none the other."""
    others = [c.measured for c in claims.attributes if c.measured is not None and c.body != body]
    for own, sizes in _told_beside(claims, body):
        unlike = set(sizes)
        if len(unlike) != 2 or not any(isclose(own, size, rel_tol=_NEAR) for size in unlike):
            continue
        left = [size for size in unlike if not isclose(own, size, rel_tol=_NEAR)]
        if left and not any(isclose(m.si, left[0], rel_tol=_NEAR) for m in others):
            return True
    return False


def _of_two_variables(claims: Claims, body: str) -> tuple[str, str] | None:
    """Return the names of two unlike variables, k_1 and k_2, of which "spring_12" has only one."""
    marks = _MARKS.fullmatch(re.split(r"[_\s]+", body)[-1])
    if marks is None:
        return None
    bodies = [claim for claim in claims.attributes if claim.measured is not None]
    listed = {v.name: v.measured for v in claims.variables if v.measured is not None}
    spend(len(listed))
    for name, first in listed.items():
        second = listed.get(f"{name[:-1]}{marks[0][1]}")
        if (
            name[-1:] != marks[0][0]
            or second is None
            or isclose(first.si, second.si, rel_tol=_NEAR)
        ):
            continue
        has = [c.body == body for c in bodies if _is_like(c.measured, first)]
        if has == [True] and not any(_is_like(c.measured, second) for c in bodies):
            return name, f"{name[:-1]}{marks[0][1]}"
    return None


def _is_like(own: Measurement | None, other: Measurement) -> bool:
    if own is None or own.unit is None or other.unit is None:
        return False
    alike = own.unit.dimension == other.unit.dimension
    return alike and isclose(own.si, other.si, rel_tol=_NEAR)


def _told_beside(claims: Claims, body: str) -> Iterator[tuple[float, list[float]]]:
    """Yield each value of a body, and the values of its kind that the question tells."""
    told = [m.measurement for m in find_measurements(claims.question)][:_MOST]
    for claim in claims.attributes:
        own = claim.measured
        if claim.body == body and own is not None and own.unit is not None:
            like = [m for m in told if m.unit and m.unit.dimension == own.unit.dimension]
            yield own.si, [m.si for m in like]


def _are_two_elsewhere(claims: Claims, one: str, other: str) -> bool:
    """Tell whether forces or relations are laid on each of two bodies, by the own name of each."""
    named = [force.target for force in claims.forces if force.target]
    named += [body for relation in claims.relations for body in relation.args]
    plainly = {plain(body.replace("_", " ")) for body in named}
    return {one, other} <= plainly


def _are_told_as_one(said: str, one: str, other: str) -> bool:
    """Tell whether the question itself says "child and sled", or has the one ride on the other."""
    heads = one.split()[-1], other.split()[-1]
    beside = (f"{a} {join}{b}" for a, b in (heads, heads[::-1]) for join in ("and ", "with ", ""))
    if any(len(a) > 1 for a in heads) and any(f" {text} " in f" {said} " for text in beside):
        return True
    rides = {*heads} & PEOPLE and {*heads} - PEOPLE
    return (
        bool(rides)
        and compiled(rf"\b(?:on|in)(?: [a-z]+)? (?:{'|'.join(heads)})\b").search(said) is not None
    )


def _is_asked_together(asking: str, one: str, other: str) -> bool:
    both = _is_named(asking, one) and _is_named(asking, other)
    return _OF_BOTH.search(asking) is not None and not (both and _WHICH.search(asking))


def _is_named(text: str, name: str) -> bool:
    """Tell whether a text names a body: by its whole name, by its mark, or by its kind first."""
    return _called(name).search(text) is not None


def _called(name: str) -> re.Pattern[str]:
    words = name.split()
    if len(words) > 1 and len(words[-1]) == 1:
        kind, mark = " ".join(words[:-1]), words[-1]
        # A pendulum P has the bob P, and "P" alone may be either of them.
        own = rf"{re.escape(kind)}s? " if len(kind) > 1 else f"{kind} ?"
        return compiled(rf"\b(?:{own}|[a-z]{{3,}} |in |of |than |is ){re.escape(mark)}\b")
    return compiled(rf"\b{re.escape(name)}\b")


def _pair(body: str, claims: Claims, said: str) -> tuple[str, str] | None:
    """Return the two bodies of the question that a name joins, in plain words."""
    for one, other in _halves(body):
        if one != other and all(_is_told(name, claims, said) for name in (one, other)):
            return one, other
    return None


def _halves(body: str) -> Iterator[tuple[str, str]]:
    """Yield what a name may join: "blocks_1_and_2", "stones_PQ", "plank_with_crate"."""
    words = plain(re.sub(r"[_\s]+", " ", body)).split()
    for at, word in enumerate(words[1:-1], 1):
        if word not in _JOINERS:
            continue
        left, right = words[:at], words[at + 1 :]
        yield " ".join(left), " ".join(right)
        if len(left) > 1 and len(right) == 1:
            stem = [*left[:-2], singular(left[-2])]
            yield " ".join([*stem, left[-1]]), " ".join([*stem, right[0]])
    found = _MARKS.fullmatch(re.split(r"[_\s]+", body)[-1])
    stem = list(pieces_of(body))[:-1]
    if found is not None and stem:
        kind = " ".join([*stem[:-1], singular(stem[-1])])
        one, other = found[0][0].lower(), found[0][1].lower()
        yield f"{kind} {one}", f"{kind} {other}"


def _is_told(name: str, claims: Claims, said: str) -> bool:
    """Tell whether question, or the list of relations, has a body by its own name."""
    words = name.split()
    if _is_named(said, name) or any(
        plain(a.replace("_", " ")) == name for r in claims.relations for a in r.args
    ):
        return all(len(word) > 1 for word in words[:1]) or len(words) > 1
    return False
