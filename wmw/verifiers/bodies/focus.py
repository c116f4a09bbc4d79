"""A trace about two bodies of a kind, read as one about the body that the question asks for.

"Tank X holds water, tank Y holds petrol. What is the pressure at the bottom of tank Y?" A family
that knows one tank would take the first depth it meets. What is said of the other body alone is
left out; a reading found in this way must explain everything, or shows that the reading with both
has mixed them up.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from wmw.core.patterns import compiled
from wmw.core.quantity import find_measurements
from wmw.verifiers.bodies.like_bodies import alike_pairs
from wmw.verifiers.bodies.told_of_other import misstated_of_other
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims, Named, Text
from wmw.verifiers.comparing.by_side import SUBSCRIPTS, without_marks
from wmw.verifiers.own_words import is_among
from wmw.verifiers.questions.asking import Twins, asking_sentences, end_mark, lettered, twins
from wmw.verifiers.questions.cutting import cut_down
from wmw.verifiers.vocabulary.lexicon import plain

_BETWEEN = re.compile(
    r"\b(?:connect|join|link|attach|tied|coupl|glue|stuck|stick|collid|collision|hits?\b|strik|struck"
    r"|bump|catch|caught|overtak|meet|mix|pour|stack|balanc|series|parallel|pulley"
    r"|on top of|between|against|toward|exert|attract|repel"
    r"|hydraulic|piston|transfer|interfer|beat|contact|mesh|gear|belt|system|combin|altogether|total|sum\b)",
    re.I,
)
"""What may let the one of two bodies have to do with the other."""
_MAYBE_BETWEEN = re.compile(
    r"\b(?:hang|hung|suspend|string|rope|cord|cable|spring\b|wire|(?<!not )touch"
    r"|push(?:es|ed)? (?!horizontal))",
    re.I,
)
"""What may as well let each have to do with a third body: two lamps that hang from one beam."""
_APART = re.compile(
    r"\b(?:without touching|side by side|(?:do(?:es)?|are|is) not touch\w*|(?:stand|hang) apart)\b",
    re.I,
)
_AT = re.compile(
    r"\b(?:from|to|onto|on|against|with|by|beneath|below|under|above|behind|of|in|at)"
    r" (?:(?:the|an?) )?\Z",
    re.I,
)
_AT_IT = re.compile(
    r"\b(?:from|to|onto|on|below|beneath|under|above|behind) (?:it|them|that)\b", re.I
)
_MARK = re.compile(r"(?<=\w)(?:(?=\d)|[_ ]\{?)(\d|[A-Za-z])\Z")
_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_PIECE = re.compile(r"(\n|;\s|(?<=[a-z0-9²)])\.\s|,\s|\s(?:and|while|whereas|but)\s)")
_COMPARES = re.compile(
    r"\b(?:times as|ratio|factor|compar\w*|than|differ\w*|relative to|percent\w*|both|each)\b|%",
    re.I,
)
"""What asks of the one and the other together."""
_CLAUSE = re.compile(r"((?<=[.?!;:])\s+|,?\s+(?:and|while|whereas|but)\s+)")


def focused(record: Mapping[str, Any], claims: Claims) -> Mapping[str, Any] | None:
    """Return the record without what it says of the one of two like bodies that is not asked for.

    None where the question does not ask for one of two.
    """
    found = asked_twin(claims)
    if found is None:
        return None
    group, asked = found
    cut = cut_down(claims.question, group, asked, tuple(twins(claims.bodies)))
    question = cut.question if cut else _without(record["question"] or "", group, asked)
    pairs = _left_out(cut.marked if cut else ((group, asked),))
    others = set(group.marks) - {asked}
    state = dict(record["state_0"] or {})
    of_others = _of_others(claims, question)
    state["variables"] = {
        name: value
        for name, value in (state.get("variables") or {}).items()
        if end_mark(name) not in others
        and not any(marks & one.named(plain(name)) for one, marks in pairs)
        and (name not in of_others or end_mark(name) == asked)
    }
    state["objects"] = [  # all of them, so that pointers stay
        {**body, "attributes": {}} if any(_is_one(body, *pair) for pair in pairs) else body
        for body in state.get("objects") or ()
    ]
    return {**record, "state_0": state, "question": question}


def in_focus(claims: Claims, whole: Claims) -> Claims:
    """Return the claims of a focused record without the other body, where it was cut out."""
    found = asked_twin(whole)
    cut = found and cut_down(whole.question, *found, tuple(twins(whole.bodies)))
    if not cut:
        return _unmarked(claims, whole, found[1] if found else "")
    pairs = _left_out(cut.marked)
    group, asked = cut.marked[0]
    [other] = {*group.marks} - {asked}
    swapped = cut_down(whole.question, group, other, tuple(twins(whole.bodies)))

    def is_other(body: str) -> bool:
        return any(marks & one.named(plain(body.replace("_", " "))) for one, marks in pairs)

    claims = replace(
        claims,
        results=tuple(c for c in claims.results if not _is_of(c.name, group, {other}, asked)),
        equation=_kept(claims.equation, group, other, asked),
        derivation=_kept(claims.derivation, group, other, asked),
        change=_kept(claims.change, group, other, asked),
    )
    return replace(
        _unmarked(claims, whole, asked),
        bodies=tuple(body for body in claims.bodies if not is_other(body)),
        forces=tuple(force for force in claims.forces if not is_other(force.target)),
        relations=tuple(r for r in claims.relations if not any(map(is_other, r.args))),
        of_other=swapped.question if swapped else "",
        misstated=tuple(misstated_of_other(whole, group, asked, (cut.question, swapped.question)))
        if swapped
        else (),
    )


def _is_of(name: str, group: Twins, others: set[str], asked: str) -> bool:
    """Tell whether a name is that of a value of another body: "T_P", "period of bob P"."""
    named = group.named(plain(name.replace("_", " ")))
    return end_mark(name) in others or bool(named & others and asked not in named)


def _kept(text: Text | None, group: Twins, other: str, asked: str) -> Text | None:
    """Return a text without its pieces about the other body alone."""
    if text is None:
        return None
    symbol = compiled(rf"(?<=[^\W_])_\{{?(?:\\\w+\{{)?{re.escape(other)}\b", re.I)
    own = compiled(rf"(?<=[^\W_])_\{{?(?:\\\w+\{{)?{re.escape(asked)}\b", re.I)

    def is_of_other(piece: str) -> bool:
        named = group.named(plain(piece))
        theirs = other in named or symbol.search(piece) is not None
        return theirs and asked not in named and own.search(piece) is None

    pieces = _PIECE.split(text.text)
    kept = [p for i, p in enumerate(pieces) if not is_of_other(p) or i % 2]
    return replace(text, text="".join(kept).strip(" ,;")) if len(kept) < len(pieces) else text


def _left_out(marked: Iterable[tuple[Twins, str]]) -> list[tuple[Twins, set[str]]]:
    return [(one, set(one.marks) - {mark}) for one, mark in marked]


def _unmarked(claims: Claims, whole: Claims, asked: str) -> Claims:
    """Return the claims of one body whose names have lost what told them from the other's.

    Where "θ₁" is left out and "θ₂" stays, this is its angle: θ. So is "v_red" the speed of the one
    asked for: v.
    """
    kept = {claim.name for claim in claims.variables}
    left = dict(_parted(claim.name) for claim in whole.variables if claim.name not in kept)
    marks = {mark for stem, mark in map(_parted, kept) if mark and left.get(stem, mark) != mark}
    if len(marks) > 1:
        return claims
    if len(asked) > 1 and any(end_mark(name) == asked for name in kept):
        marks.add(asked)
    if not marks:
        return claims
    return bare_of(claims, tuple(marks))


def bare_of(claims: Claims, own: tuple[str, ...]) -> Claims:
    """Return the claims with names that have lost a body's marks: p_before for "p_A_before"."""

    def named(values: tuple[Named, ...]) -> tuple[Named, ...]:
        return tuple(replace(claim, name=without_marks(claim.name, own)) for claim in values)

    def written(text: Text | None) -> Text | None:
        return text and replace(text, text=without_marks(text.text, own))

    return replace(
        claims,
        variables=named(claims.variables),
        results=named(claims.results),
        equation=written(claims.equation),
        derivation=written(claims.derivation),
    )


def _parted(name: str) -> tuple[str, str]:
    """Return a name without the number or letter at its end, and that: θ and 2 for "θ₂"."""
    spelled = name.translate(SUBSCRIPTS).rstrip("{}) ")
    match = _MARK.search(spelled)
    return (spelled[: match.start()], match[1].lower()) if match else (spelled, "")


def is_of_one(claims: Claims) -> bool:
    """Tell whether the question tells of two by turns, and of nothing that passes between them."""
    found = asked_twin(claims)
    if found is None or _BETWEEN.search(claims.question):
        return False
    if any(map(_COMPARES.search, asking_sentences(claims.question))):
        return False
    group, asked = found
    if _MAYBE_BETWEEN.search(claims.question) and not _is_apart(claims.question, group):
        return False
    cut = cut_down(claims.question, group, asked, tuple(twins(claims.bodies)))
    if cut is None:
        return False
    left = (s for s in _SENTENCE.split(cut.question) if find_measurements(s))
    return not any(group.named(plain(s)) - {asked} for s in left)


def _is_apart(question: str, group: Twins) -> bool:
    """Tell whether neither body is told to be at, on or below the other one.

    "A lower spring hangs from the upper spring" tells so; "two lamps hang from a beam" does not.
    """
    if _APART.search(question) is not None:
        return True
    told = [s for s in _SENTENCE.split(question) if s not in asking_sentences(question)]
    places = [
        (s, m.start())
        for s in told
        for k in group.marks
        for m in compiled(group.pattern(k)).finditer(s)
    ]
    return not any(_AT.search(s[:at]) for s, at in places) and not any(map(_AT_IT.search, told))


def asked_twin(claims: Claims) -> tuple[Twins, str] | None:
    """Return the group of like bodies one of which the question asks for, and that one's mark."""
    asking = asking_sentences(claims.question)
    if len(asking) != 1:
        return None
    for question in ("", claims.question):
        for group in twins(claims.bodies, question):
            named = group.named(plain(asking[0]))
            if len(named) == 1 and group.all_told(claims.question):
                [asked] = named
                if not question or cut_down(question, group, asked, ()):
                    return group, asked
    for group in lettered(claims.question):
        named = group.named(plain(asking[0]))
        if len(named) == 1:
            [asked] = named
            if cut_down(claims.question, group, asked, ()):
                return group, asked
    asked_in = plain(asking[0])
    for pair in alike_pairs(claims, asked_in, by_variables=True):  # of unlike names: Ann and Ben
        asked, other = plain(pair.asked), plain(pair.other)
        unlike = Twins("", (asked, other))
        if unlike.named(plain(asking[0])) == {asked} and cut_down(
            claims.question, unlike, asked, ()
        ):
            return unlike, asked
    return None


def mixes_up(case: Case, group: Twins) -> bool:
    """Tell whether a reading binds values of both bodies to one and the same quantity."""
    marks: dict[str, set[str]] = {}
    for bound in case.state:
        mark = end_mark(bound.claim.name)
        named = group.named(plain((bound.claim.body or "").replace("_", " ")))
        for one in named | ({mark} if mark in group.marks else set()):
            marks.setdefault(bound.quantity, set()).add(str(one))
    return any(len(found) > 1 for found in marks.values())


def _without(question: str, group: Twins, asked: str) -> str:
    """Return the question without the numbers of clauses that speak of another body alone."""
    kind = re.escape(group.kind)
    pieces = compiled(rf"{_CLAUSE.pattern}|(,\s+(?=(?:the )?{kind} \w\b))").split(question)
    pieces = [piece for piece in pieces if piece is not None]
    kept = []
    for piece in pieces:
        named = _spoken_of(piece, group)
        if named and asked not in named and find_measurements(piece):
            continue
        kept.append(piece)
    return "".join(kept)


def _of_others(claims: Claims, kept: str) -> frozenset[str]:
    """Return the variables with a value that only what is left out of the question has: rho_Pb."""
    numbers = [[m.measurement for m in find_measurements(q)] for q in (claims.question, kept)]
    given, left = (
        [number for number in found if number.unit is not None and any(number.unit.dimension)]
        for found in numbers
    )
    return frozenset(
        claim.name
        for claim in claims.variables
        if claim.measured is not None
        and claim.measured.unit is not None
        and is_among(claim.measured, given)
        and not is_among(claim.measured, left)
    )


def _is_one(body: Mapping[str, Any], group: Twins, others: set[str]) -> bool:
    return bool(others & group.named(plain(str(body.get("name") or "").replace("_", " "))))


def _spoken_of(piece: str, group: Twins) -> set[str]:
    words = plain(piece)
    letters = set(words.split()) if not all(len(mark) == 1 for mark in group.marks) else set()
    return {mark for mark in group.marks if mark in group.named(words) or mark in letters}
