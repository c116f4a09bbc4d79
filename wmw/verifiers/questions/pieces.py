"""The two pieces of a thing that bursts, by their masses: "the 1.0 kg piece" of a 3.0 kg box.

Of the other piece no mass is told; it is what is left of the whole.
"""

from __future__ import annotations

import re
from decimal import Decimal

from wmw.core.patterns import compiled
from wmw.verifiers.questions.told_speeds import UnclearError
from wmw.verifiers.questions.two_meeting import MASS, OTHER, Meeting

_NOUN = r"(?:pieces?|parts?|fragments?|sections?|chunks?|portions?|stages?|halves)"
_OF_TWO = re.compile(
    r"\b(?:in|into) (?:exactly )?(?:two|2) (?P<equal>equal |identical )?"
    rf"(?:\w+ ){{0,2}}?{_NOUN}\b(?P<alike> of (?:the same|equal) mass)?"
)
_EACH = re.compile(
    rf"\b(?:an?|one) (?P<one>{MASS})[ -](?:{_NOUN}|one)\b(?:,| and)+ (?:an?|one) "
    rf"(?P<other>{MASS})[ -](?:{_NOUN}|one)\b"
)
_WHOLE = re.compile(rf"(?P<mass>{MASS})")
_PIECE = re.compile(
    rf"\b(?:[Tt]he|[Aa]n?|[Oo]ne)\s(?P<m1>{MASS})[\s-](?:{_NOUN}|one)\b"
    rf"|\b(?:[Oo]ne|[Aa]|[Tt]he first)(?: (?:of (?:the|these|its)(?: two)? )?{_NOUN})?"
    r"(?: of them)?,?"
    rf"\s\(?(?:of|with(?: a)?|whose|having a|has a)?\s?(?:mass )?(?:of |is |= )?"
    rf"(?P<m2>{MASS})\)?,?"
)
_A_PIECE = re.compile(rf"\b[Oo]ne(?: (?:of (?:the|these|them|its))?(?: two)? ?{_NOUN})?(?= \w)")
_THE_OTHER = re.compile(
    rf"\b[Tt]he (?:other|second|remaining)(?: (?:{_NOUN}|one))?(?=[ .,?;’'])(?! (?:side|way))"
)
_FIRST = re.compile(rf"\b(?:[Tt]he first|[Tt]his|[Tt]hat) (?:{_NOUN}|one)\b")
_BY_WEIGHT = (
    (r"heavier|larger|bigger|more massive", 1),
    (r"lighter|smaller|less massive", -1),
)


def in_two_pieces(text: str) -> Meeting | None:
    """Return a question with the pieces of a thing as @1 and @2; None where it tells of none.

    Raises `UnclearError` where it does, and their masses are not told for certain.
    """
    into, each = _OF_TWO.search(text), _EACH.search(text)
    if into is None and each is None:
        return None
    whole = _WHOLE.search(text)
    if whole is None:
        raise UnclearError
    if each is not None:
        masses = each["one"], each["other"]
        if whole.start() < each.start() and _less(whole["mass"], masses[0]) != _size(masses[1]):
            raise UnclearError
        text = text[: each.start()] + "two parts" + text[each.end() :]
    elif into is not None and (into["equal"] or into["alike"]):
        number, unit = _split(whole["mass"])
        half = f"{number / 2} {unit}"
        masses = half, half
    else:
        piece = _PIECE.search(text, whole.end())
        if piece is None:
            raise UnclearError
        known = piece["m1"] or piece["m2"]
        rest = _less(whole["mass"], known)
        if rest <= 0:
            raise UnclearError
        masses = known, f"{rest} {_split(known)[1]}"
        text = text[: piece.start()] + "@1 " + text[piece.end() :].lstrip()
    return Meeting(_named(_without(text, whole["mass"]), masses), masses)


def _named(text: str, masses: tuple[str, str]) -> str:
    """Return a text with whatever calls one of the pieces put as its place."""
    if _size(masses[0]) == _size(masses[1]):
        text = _A_PIECE.sub("@1", text, count=1)
    else:
        for place, mass in enumerate(masses, start=1):
            number = rf"{re.escape(_split(mass)[0].to_eng_string())}[\s-]?{_split(mass)[1]}"
            text = compiled(rf"\b(?:[Tt]he|[Aa]|[Oo]ne)\s{number}[\s-](?:{_NOUN}|one)\b").sub(
                f"@{place}", text
            )
        heavier = "1" if _size(masses[0]) > _size(masses[1]) else "2"
        for words, more in _BY_WEIGHT:
            place_of = heavier if more > 0 else OTHER[heavier]
            text = compiled(rf"\b[Tt]he\s(?:{words})(?:\s(?:{_NOUN}|one))?\b").sub(
                f"@{place_of}", text
            )
    return _FIRST.sub("@1", _THE_OTHER.sub("@2", text))


def _without(text: str, mass: str) -> str:
    """Return a text without the mass of the whole, which has two parts from then on."""
    return text.replace(mass, "", 1)


def _split(mass: str) -> tuple[Decimal, str]:
    found = re.match(r"(\d+(?:[.,]\d+)?)[\s-]?(\w+)", mass)
    if found is None:
        raise UnclearError
    return Decimal(found[1].replace(",", ".")), found[2]


def _size(mass: str) -> Decimal:
    return _split(mass)[0]


def _less(whole: str, part: str) -> Decimal:
    """Return what is left of a whole without a part, both told in one unit."""
    (all_of_it, unit), (taken, other) = _split(whole), _split(part)
    if unit != other:
        raise UnclearError
    return all_of_it - taken
