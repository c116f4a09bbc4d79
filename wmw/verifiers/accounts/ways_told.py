"""Which way a trace has the thing asked for go: up, down, the same.

What a trace says of it may be said otherwise than in the question ("gives off less light",
`"brightness": "decreases"`), and what it says of other things says nothing: "the total current
grows" is no way of the lamp. So the noun of the question must be the one of the statement, with
nothing beside it that the question does not have, and with all that tells it from others.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from wmw.core.patterns import compiled
from wmw.core.work import spend
from wmw.verifiers.accounts.ways_offered import (
    FALLS,
    LESS,
    LINK,
    MORE,
    NEUTRAL,
    OFFERS,
    RISES,
    STAYS,
    Asked,
    asked_way,
    positive,
    words_of,
)
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.questions.options import option_of, split_options
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.senses import Sense

_LONGEST = 300
_COST = 60
_LIKE = (
    r"(?<!\bat )(?<!\bwith )(?<!\bfor )(?<!\bby )(?<!\bfrom )(?<!\bunder )(?:same|equal|unchanged)"
)
_OF = (
    r"(?: (?:of|on|in|at|for|through|across|inside|felt|heard|from)"
    r"(?: (?!(?:and|so|which|that|as|makes|means|gives|is|are)\b)[a-z0-9]+){1,4}?)?"
)
_LONGER, _SHORTER = (
    r"(?:raises|increases|lengthens|enlarges|strengthens|prolongs|doubles|boosts)",
    r"(?:lowers|decreases|shortens|reduces|diminishes|weakens|cuts|halves)",
)
_MAKES = frozenset(re.findall(r"\w{4,}", _LONGER + _SHORTER))
_KEEPS = r"(?:keeps|leaves|does not (?:affect|alter|change))"
_UNSURE = re.compile(
    r"\b(?:not|no|never|neither|nor|would|could|might|may|should|if|when|whenever|unless|instead"
    r"|until|till|first|then later|later|finally|afterwards|initially|at first|whereas|although"
    r"|though|however|but|while|except|only|both|respectively|opposite|relative|each other|once"
    r"|almost|nearly|seems?|tends?|limit|maximum|minimum|momentar\w+|again)\b|n't"
)
_GENERAL = re.compile(
    r"\b(?:an?|the) (?:\w+er|more|less)\b|(?:\A|[.;:,] )(?:\w+er|more|less|\w+ing)\b"
    r"|\b(?:always|generally|every|any|all|an?|with|as(?! (?:it|they) (?:was|were)|before)|per|by"
    r"|depend\w*|proportion\w*|inverse\w*|ratio|for)\b",
    re.I,
)
"""What states a law, whose cause may go either way: "a longer pendulum has a longer period"."""
_LEADS_ON = re.compile(
    r"\b(?:but|however|opposite|revers\w+|relative|reaction|instead|correct\w*|actually|although"
    r"|whereas|inverse\w*|reciprocal|therefore|so|thus|hence)\b",
    re.I,
)
"""An explanation with these may lead from what is told to another answer."""
_CLAUSE = re.compile(r"[.;:!?]\s+|,\s+|\s+(?:so that|so|and|while|because|since|which)\s+", re.I)
_LETTERS = {
    "v": "speed", "u": "speed", "lambda": "wavelength", "λ": "wavelength", "f": "frequency",
    "T": "period", "I": "current", "a": "acceleration", "F": "force",
}  # fmt: skip


def other_than_found(claims: Claims) -> str | None:
    """Return what state 1 says of the thing asked for, where the answer has it go another way."""
    asked, then = _found(claims)
    if asked is None or then is None or _LEADS_ON.search(claims.answer.explanation):
        return None
    said = answered_way(claims)
    return then[1] if said is not None and said != then[0] else None


def other_than_effect(claims: Claims) -> tuple[str, str] | None:
    """Return what the effect says of the thing asked for, and state 1 that has it go otherwise."""
    effect = claims.effect
    asked, then = _found(claims)
    if asked is None or then is None or effect is None or len(effect.text) > _LONGEST:
        return None
    if _GENERAL.search(effect.text):
        return None
    said = _told(effect.text, asked, of_law=True)
    return (said[1], then[1]) if said is not None and said[0] != then[0] else None


def found_way(claims: Claims) -> Sense | None:
    """Return which way state 1 has the thing asked for go."""
    _, then = _found(claims)
    return then[0] if then is not None else None


def way_of_effect(claims: Claims) -> Sense | None:
    """Return which way the effect has the thing asked for go."""
    asked = asked_way(claims.question, claims.bodies)
    if asked is None or claims.effect is None or len(claims.effect.text) > _LONGEST:
        return None
    said = _told(claims.effect.text, asked)
    return said[0] if said is not None else None


def answered_way(claims: Claims) -> Sense | None:
    """Return which of the ways that are offered the answer is."""
    text = claims.answer.text
    if claims.answer.letter is not None:
        option = option_of(split_options(claims.question)[1], claims.answer.letter)
        text = option.text if option is not None else ""
    words = positive(words_of(text))
    found = {way for form, way in OFFERS if form.search(words)}
    return found.pop() if len(found) == 1 and not _UNSURE.search(words) else None


def _found(claims: Claims) -> tuple[Asked | None, tuple[Sense, str] | None]:
    """Return what is asked for, and which way state 1 says it goes, with its words."""
    change = claims.change
    asked = asked_way(claims.question, claims.bodies)
    if asked is None or change is None or len(change.text) > _LONGEST:
        return None, None
    spend(_COST)
    told, value = _told(change.text, asked), _of_values(claims.results, asked)
    if told is not None and value is not None and told[0] != value[0]:
        return asked, None
    return asked, told or value


def _told(text: str, asked: Asked, *, of_law: bool = False) -> tuple[Sense, str] | None:
    """Return which way a text says the thing asked for goes, and in which words.

    That something "raises the frequency" tells of a law no way, for it may be turned down.
    """
    whole = positive(words_of(text))
    if any(found[0] not in asked.marks for found in _UNSURE.finditer(whole)):
        return None
    found: dict[Sense, str] = {}
    for clause in _CLAUSE.split(text):
        words = positive(words_of(clause))
        before, than, after = words.partition(" than ")
        if asked.beside & {*before.split()} or (than and not _is_of_before(after, asked)):
            if compiled(rf"\b{asked.head}\b").search(words):
                return None
            continue
        for way, said in _ways(before, asked):
            made = of_law and way != "same" and said.split()[0] in _MAKES
            if asked.marks <= {*words.split()} and not made:
                found[way] = said
    return next(iter(found.items())) if len(found) == 1 else None


def _is_of_before(after: str, asked: Asked) -> bool:
    """Tell whether what stands behind "than" is the thing at first, or what the question has."""
    rest = {*after.split()} - NEUTRAL - {"does", "did", "do", "at", "rest", "start", "it", "be"}
    return rest <= asked.words and (asked.head not in rest or bool(rest & asked.beside))


def _is_of_asked(words: str, asked: Asked) -> bool:
    """Tell whether a clause is about the body whose quantity is asked for, and no other.

    Of what adds up over bodies, a current or an energy, the clause must name that body.
    """
    told, own = {*words.split()}, asked.own & asked.bodies
    if own <= told and (own or not asked.has_parts):
        return True
    named = told & asked.bodies
    return named <= own | asked.owner and not (own and asked.has_parts)


def _ways(words: str, asked: Asked) -> Iterator[tuple[Sense, str]]:
    if not _is_of_asked(words, asked):
        return
    if not asked.is_body:
        for form, way in _forms(asked.head):
            for match in form.finditer(words):
                near, behind = (
                    {*(match[name] or "").split()} - NEUTRAL for name in ("near", "behind")
                )
                told = near <= asked.own and behind <= asked.words
                if told and asked.adjectives <= {*words.split()}:
                    yield way, match[0]
    kind = asked.kind
    if kind is None:
        return
    if asked.is_body and not compiled(rf"\b(?:{asked.head}|it|they)\b").search(words):
        return
    nouns = "|".join(sorted(kind.nouns))
    ways: tuple[tuple[str, Sense], ...] = ((kind.up, "up"), (kind.down, "down"))
    for said, sense in ways:
        found = compiled(rf"\b(?:{said})\b").search(words)
        if found is not None and not compiled(rf"\b(?:{nouns})\b").search(words):
            who = {*words[: found.start()].split()} - NEUTRAL
            if who & asked.bodies <= asked.own | asked.owner and (
                who <= asked.words or not kind.of_bodies
            ):
                yield sense, found[0]


@lru_cache(maxsize=64)
def _forms(head: str) -> tuple[tuple[re.Pattern[str], Sense], ...]:
    noun = rf"(?P<near>(?:[a-z]+ )?)\b{re.escape(head)}\b(?P<behind>)"
    behind = rf"(?:\b(?P<near>[a-z]+) )?\b{re.escape(head)}\b(?P<behind>{_OF})"
    ways: tuple[tuple[Sense, str, str, str], ...] = (
        ("up", MORE, RISES, _LONGER),
        ("down", LESS, FALLS, _SHORTER),
        ("same", _LIKE, STAYS, _KEEPS),
    )
    return tuple(
        (re.compile(form), sense)
        for sense, how, does, makes in ways
        for form in (
            rf"\b{how} {noun}(?! as (?!before\b|at first\b|it\b|they\b))",
            rf"{behind} {LINK} {how}\b(?! [a-z]+ (?:is|are|means)\b)",
            rf"{behind} (?:(?:also|then|now|thus|therefore|must|will|has) )?{does}\b",
            rf"\b{makes} {noun}",
        )
    )


def _of_values(results: tuple[Named, ...], asked: Asked) -> tuple[Sense, str] | None:
    """Return which way a new value in words has the thing asked for go: "speed": "increases"."""
    found = {}
    for claim in results:
        if not isinstance(claim.raw, str) or claim.measured is not None:
            continue
        words = positive(words_of(claim.raw))
        names = {*plain(claim.name.replace("_", " ")).split()}
        stem = re.split(r"[_\s({]", claim.name.lstrip("\\"))[0]
        nouns = asked.kind.nouns if asked.kind is not None else frozenset({asked.head})
        if not names & nouns and _LETTERS.get(stem) not in nouns:
            continue
        before, _, after = words.partition(" than ")
        ways = {way for form, way in OFFERS if form.search(before)}
        if (
            len(ways) != 1
            or _UNSURE.search(words)
            or asked.beside & names
            or not (asked.marks <= names | {*words.split()})
        ):
            return None
        if {*after.split()} & {asked.head} and asked.beside:
            return None
        found[ways.pop()] = f"{claim.name}: {claim.raw}"
    return next(iter(found.items())) if len(found) == 1 else None
