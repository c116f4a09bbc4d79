"""A thing that stays at rest by the predicted change and moves by the answer, or the reverse.

"Both blocks stay where they are", and the answer is "the left block rises". Both must name the
thing, or the change must be about both or all, and neither may deny, suppose or tell a course. What
does not slide may move nevertheless: it rolls, or goes round with a turntable.
"""

from __future__ import annotations

import re

from wmw.verifiers.claims import Claims
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain

_LONGEST = 160
_RESTS = re.compile(
    r"\b(?:(?:stays?|remains?|keeps?)(?: (?:exactly|both|all|just|simply))?"
    r" (?:where (?:it is|they are|it was|they were)|at rest|put|still|in place|motionless)"
    r"|(?:does|do|will) not (?:(?:start|begin) (?:to )?)?"
    r"(?:move|slide|slip|budge|moving|sliding))\b"
)
_HOLDS_ON = re.compile(
    r"\b(?:does|do|will) not (?:(?:start|begin) (?:to )?)?(?:slide|slip|sliding)\b"
)
_SLIDES = re.compile(r"\b(?:slides?|slips?|falls?|drops?|starts? (?:moving|sliding))\b")
_MOVES = re.compile(
    r"\b(?:rises?|sinks?|falls?|slides?|moves?|accelerates?|rolls?|goes|descends?|climbs?|topples?"
    r"|tips?|slips?|drops?|budges?|starts? moving|starts? sliding)\b"
)
_OPEN = re.compile(
    r"\b(?:not|no|never|neither|nor|would|could|might|may|if|when|unless|instead|than|except|but"
    r"|at first|initially|then|later|finally|after|before|while|whereas|although|relative|as|once"
    r"|stops?|comes? to|together|along with|with (?:the|it|its|them)|circles?|round|around)\b|n't"
)
_CARRIER = re.compile(
    r"\b(?:turntable|carousel|merry go round|truck|lorry|bus|train|conveyor|belt|rotor|record)\b"
)
"""What moves itself, so that a thing at rest on it moves as well."""
_ALL = re.compile(r"\b(?:both|all|everything)\b")


def other_than_told(claims: Claims) -> str | None:
    """Return the change where a thing rests in it and moves in the answer, or the other way."""
    if claims.change is None or claims.answer.letter is not None:
        return None
    if len(asking_sentences(claims.question)) != 1:
        return None
    change, answer = claims.change.text, claims.answer.text
    if max(len(change), len(answer)) > _LONGEST:
        return None
    told, said = plain(change), plain(answer)
    ways = [rests(told), rests(said)]
    if None in ways or ways[0] == ways[1]:
        return None
    resting, moving = (told, said) if ways[0] else (said, told)
    carried = _HOLDS_ON.search(resting) or _CARRIER.search(plain(claims.question))
    if carried and not _SLIDES.search(moving):
        return None
    named = [body for body in claims.bodies if holds_phrase(said, plain(body))]
    mine = [body for body in claims.bodies if holds_phrase(told, plain(body))]
    if not named or (not _ALL.search(told) and set(named) != set(mine)):
        return None
    return change


def rests(text: str) -> bool | None:
    """Tell whether a plain text has something at rest or in motion; None for both, or neither."""
    moving = _RESTS.sub(" ", text)
    rests, moves = moving != text, _MOVES.search(moving) is not None
    if rests == moves or _OPEN.search(moving):
        return None
    return rests
