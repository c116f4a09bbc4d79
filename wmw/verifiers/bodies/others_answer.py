"""Whether what a trace answers is another body's: by what it calls asked for, names, or tells.

"The block slides off, and its speed is the one to report"; the new value `v_block` that is the
answer's; or, of two bodies of one kind, the clause that has the answer's number.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.bodies.followed import Followed, names, words_of
from wmw.verifiers.bodies.like_bodies import are_of_one_kind
from wmw.verifiers.bodies.marked_values import values_of_both
from wmw.verifiers.claims import Claims, Text
from wmw.verifiers.own_words import alike, answered, is_among, numbers_in
from wmw.verifiers.vocabulary.lexicon import plain

_LEAST = 3
_FILLERS = word_set(
    "it they is are was becomes become gets get will be the a an its more this that"
)
_ENDING = re.compile(r"(?<=\w{3})(?:er|ly|s|wards?)\Z")
_CLAUSE = re.compile(r"(?<=[.;])\s+|,\s+(?:and|so|but|while)\s+")
_REPORT = r"(?:find|report|read|compute|calculate|determine|look for|want|seek|need|ask for)"
_REPORTED = (
    r"(?:found|reported|read|computed|calculated|determined|wanted|sought|looked for|needed"
    r"|asked(?: for)?)"
)
_AS_ASKED = re.compile(
    rf"\b(?:(?:is|are) (?:reported|wanted|sought|looked for|asked)|to be {_REPORTED}"
    r"|(?:is|are) to be (?:given|stated|described|answered|worked out)"
    rf"|is (?:what|the (?:\w+ )?\w+) (?:(?:we|i|to) {_REPORT}|is {_REPORTED})"
    rf"|what (?:we|i) {_REPORT}|(?:we|i) (?:look for|seek|want))\b",
    re.I,
)
"""That something is what the question asks for."""
_DENIED = re.compile(r"\b(?:not|no|never|without|instead|rather|first|then|if)\b|n't", re.I)


def is_answered(claims: Claims, found: Followed, asking: str = "") -> bool:
    """Tell whether what is answered is the other body's.

    With the asking sentence also of two that have nothing alike but what they do: "hears".
    """
    bodies = found.bodies
    if is_called_asked(claims, found) or _is_named_so(claims, found, bodies):
        return True
    alike = are_kin(claims, found) or _does_what_is_asked(claims, found, asking)
    return alike and is_told_of(claims, found, bodies)


def _does_what_is_asked(claims: Claims, found: Followed, asking: str) -> bool:
    """Tell whether the change has of the other body the verb that the question has of the one."""
    asked, other = (re.escape(words_of(name)[-1]) for name in (found.asked, found.other))
    verb = compiled(rf"\b(?:do|does|did|will|would) (?:\w+ ){{0,3}}{asked} ([a-z]{{4,}})\b").search(
        plain(asking)
    )
    if verb is None or claims.change is None:
        return False
    does = compiled(rf"\b{other} (?:will )?{verb[1]}(?:e?s)?\b")
    return does.search(plain(claims.change.text)) is not None


def are_kin(claims: Claims, found: Followed) -> bool:
    """Tell whether the two bodies are of one kind, or have values of one quantity."""
    kin = are_of_one_kind(claims, found.asked, found.other)
    return kin or have_values(claims, found)


def have_values(claims: Claims, found: Followed) -> bool:
    """Tell whether state 0 has unlike values of one quantity for the two bodies."""
    return any(True for _ in values_of_both(claims, found)) or any(
        own.name == its.name
        and own.measured is not None
        and its.measured is not None
        and not alike(own.measured, its.measured)
        for own in claims.attributes
        if own.body == found.asked
        for its in claims.attributes
        if its.body == found.other
    )


def is_called_asked(claims: Claims, found: Followed) -> bool:
    """Tell whether rule, effect or change name the other body and say that this is asked for."""
    texts = filter(None, (claims.rule, claims.effect, claims.change))
    return any(
        _AS_ASKED.search(text.text)
        and not _DENIED.search(text.text)
        and names(text.text, found.other, found.bodies)
        for text in texts
    )


def _is_named_so(claims: Claims, found: Followed, bodies: tuple[str, ...]) -> bool:
    """Tell whether a new value named for the other body is the answer's."""
    value = answered(claims)
    return value is not None and any(
        claim.measured is not None
        and alike(claim.measured, value)
        and _has_name_of(claim.name, found.other, bodies)
        for claim in claims.results
    )


def _has_name_of(name: str, body: str, bodies: tuple[str, ...]) -> bool:
    """Tell whether a part of a variable's name is a body's word, or begins one, and no other's."""
    own = set(words_of(body))
    others = {word for one in bodies if one != body for word in words_of(one)}
    parts = words_of(name.replace("{", " ").replace("}", " "))[1:]
    return any(
        part not in others
        and (part in own or (len(part) >= _LEAST and any(w.startswith(part) for w in own)))
        for part in parts
    )


def is_told_of(claims: Claims, found: Followed, bodies: tuple[str, ...]) -> bool:
    """Tell whether the clause of the change with the answer's number or words names the other."""
    value, said = answered(claims), _content(words_of(str(claims.answer.raw)))
    for clause in _CLAUSE.split(claims.change.text if claims.change is not None else ""):
        if value is not None:
            told = is_among(value, numbers_in(Text("", clause)))
        else:
            told = bool(said) and said <= _content(words_of(clause))
        if told and names(clause, found.other, bodies):
            return True
    return False


def _content(words: list[str]) -> set[str]:
    """Return what words say, whatever their endings: "becomes brighter" is "more brightly"."""
    return {_ENDING.sub("", word) for word in words if word not in _FILLERS}
