"""Which body a trace follows, where that is not the one that the question asks about.

The question names one of the trace's bodies where it asks; effect and predicted change speak of
another one that the question tells of, and nothing behind state 0 of the one asked about. By itself
this proves nothing: a rope's tension may be told of the block that hangs on it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import NamedTuple

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.core.work import spend
from wmw.verifiers.bodies.known_by import further_names
from wmw.verifiers.bodies.like_bodies import are_of_one_kind
from wmw.verifiers.claims import Claims, Text
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain

_MOST = 40
_LEAST = 3
"""Shorter words name no body by themselves."""
_LETTER = re.compile(r"(?:\A|[ _])([B-HJ-Z])\Z")
_SYMBOL = re.compile(r"[A-Za-z]{1,2}_?\d{0,2}\Z")
"""The name of a body that is the symbol of its value as well: R1."""
_ENDS_IN = re.compile(r"(?:_\{?([A-Za-z]+|\d)\}?|[A-Za-z](\d))\Z")
_DIGITS = re.compile(r"\d+")
_OF_ANY = frozenset({"f", "i", "e", "o", "a", "b"})
_ASIDE = re.compile(
    r"\b(?:after|as(?! (?:heat|light|work|thermal))|than|with(?! (?:what|which|how))|next to"
    r"|(?<!at )once)\b[^,?]*",
    re.I,
)
_ALONG = re.compile(r"\b(?:along|past|across) (?:the )?\w+", re.I)
_LANDMARK = re.compile(
    r"\b(?:(?:hit|reach|str(?:ik|uc)k?|leav|touch|pass|cross|clear|land|meet)\w*|along|from|above"
    r"|below|over|under|behind|beyond|about|between|towards?|off|up|down|onto|before|against|round"
    r"|around|past|to|into|near|between|by"
    r"|(?:foot|base|edge|top|end|bottom|side|surface) of)(?: the| its| an?)?(?: \w+)?\Z",
    re.I,
)
"""What makes a body a place or an end of way in a question, behind which it stands."""
_FLUIDS = word_set("water air oil liquid fluid gas seawater atmosphere")
_OTHER_ONE = re.compile(r"\b(?:other|others|another|latter|second|former|partner)\b", re.I)
"""What may stand for the body asked about."""


class Followed(NamedTuple):
    """Where a trace first follows another body, and both bodies by the trace's names."""

    place: Text
    asked: str
    other: str
    bodies: tuple[str, ...]
    told: bool
    """Whether the predicted change speaks of the other body, too."""


def followed(claims: Claims, asking: str) -> Iterator[Followed]:
    """Yield the bodies that a trace may follow instead of the one that a sentence asks about."""
    effect, change = claims.effect, claims.change
    bodies = tuple(body for body in dict.fromkeys(claims.bodies) if words_of(body))
    if effect is None or change is None or len(bodies) > _MOST:
        return
    spend(len(bodies) ** 2)
    asking = _ASIDE.sub(" ", asking)
    further = further_names(claims)
    asked = [b for b in bodies if names(asking, b, bodies) or _is_called(asking, b, further)]
    owners = [b for b in asked if not (is_landmark(asking, b) or _is_owned_by(asking, b, asked))]
    owners = [b for b in owners if not _is_fluid_that_acts(asking, b)] or owners
    if not owners or any(is_spoken_of(claims, body, bodies) for body in owners):
        return
    for other in bodies:
        if other in asked:
            continue
        if not names(claims.question, other, bodies) and not _is_called(
            claims.question, other, further
        ):
            continue
        kin = [body for body in owners if are_of_one_kind(claims, body, other)]
        if names(effect.text, other, bodies):
            told = names(change.text, other, bodies)
            yield Followed(effect, (kin or owners)[-1], other, bodies, told)


def _is_fluid_that_acts(asking: str, body: str) -> bool:
    """Tell whether it is asked how strongly a fluid presses on something, which is meant then."""
    name = " ".join(words_of(body))
    acts = compiled(
        rf"\b(?:do|does) {re.escape(name)} (?:exert|press|push|act)\b"
        rf"|\bforce of {re.escape(name)} on\b"
    )
    return words_of(body)[-1] in _FLUIDS and acts.search(plain(asking)) is not None


def _is_called(text: str, body: str, further: Collection[tuple[str, str]]) -> bool:
    """Tell whether a text names a body by its number or kind: "the 3.0 kg glider"."""
    words = plain(text)
    return any(own == body and holds_phrase(words, wording) for wording, own in further)


def words_of(name: str) -> list[str]:
    """Return the plain words of a name, those that underscores join apart."""
    return plain(name.replace("_", " ")).split()


def is_landmark(asking: str, body: str) -> bool:
    """Tell whether a question has a body only as a place, or as the end of a way."""
    word = words_of(body)[-1]
    places = [m.start() for m in compiled(rf"\b{re.escape(word)}", re.I).finditer(asking)]
    return bool(places) and all(_LANDMARK.search(asking[:at].rstrip()) for at in places)


def _is_owned_by(asking: str, body: str, asked: Collection[str]) -> bool:
    """Tell whether a body only tells whose another one is: "the car's driver"."""
    words, own = plain(asking), re.escape(" ".join(words_of(body)))
    lasts = "|".join(re.escape(words_of(other)[-1]) for other in asked if other != body)
    if not lasts:
        return False
    places = len(compiled(rf"\b{own}\b").findall(words))
    whose = compiled(rf"\b{own} (?:s )?(?:own )?(?:{lasts})\b|\b(?:{lasts}) (?:of|in|on) {own}\b")
    return 0 < places == len(whose.findall(words))


def is_spoken_of(claims: Claims, body: str, bodies: tuple[str, ...]) -> bool:
    """Tell whether anything behind state 0 speaks of a body, or has its letter where it leads."""
    working = [text.text for text in (claims.equation, claims.derivation) if text is not None]
    found = [claim.name for claim in claims.results]
    found += [text.partition("=")[0].strip() for text in working]
    if any(is_named_for(name, body, bodies) for name in found):
        return True
    parts = [text.text for text in (claims.effect, claims.change) if text is not None]
    parts += [claims.answer.explanation, *(claim.name for claim in claims.results)]
    if any(map(_OTHER_ONE.search, parts)):
        return True
    parts = [_ALONG.sub(" ", part) for part in parts]
    label = _LETTER.search(body)
    ends = [*parts, *(text.partition("=")[0] for text in working)]
    if label and any(label[1] in re.split(r"[^A-Za-z]+", end.replace("_", " ")) for end in ends):
        return True
    if not _SYMBOL.match(body):
        parts += working
    return names(" . ".join((*parts, str(claims.answer.raw))), body, bodies)


def is_named_for(name: str, body: str, bodies: tuple[str, ...]) -> bool:
    """Tell whether a value's name ends as one body is called, or begins to be: I2 of R2, I_p.

    No other body may begin so, and what is said of every end or start ("v_f") tells of none.
    """
    match = _ENDS_IN.search(name)
    if match is None or (match[1] or match[2]).lower() in _OF_ANY:
        return False
    mark = (match[1] or match[2]).lower()
    own, others = words_of(body), [words_of(one) for one in bodies if one != body]
    if mark.isdigit():
        numbers = [_DIGITS.findall(one) for one in (body, *(" ".join(one) for one in others))]
        return mark in numbers[0] and not any(mark in number for number in numbers[1:])
    return any(w.startswith(mark) for w in own) and not any(
        w.startswith(mark) for words in others for w in words
    )


def names(text: str, body: str, bodies: tuple[str, ...]) -> bool:
    """Tell whether a text names a body: in full, or by a word or letter that no other one has."""
    said, words = plain(text.replace("_", " ")), words_of(body)
    if holds_phrase(said, " ".join(words)):
        return True
    label = _LETTER.search(body)
    if label and compiled(rf"\b{label[1]}\b").search(text):
        return True
    others = {word for one in bodies if one != body for word in words_of(one)}
    own = [w for w in (words[0], words[-1]) if len(w) >= _LEAST and w not in others]
    spoken = set(said.split())
    return len(words) > 1 and any(word in spoken or f"{word}s" in spoken for word in own)
