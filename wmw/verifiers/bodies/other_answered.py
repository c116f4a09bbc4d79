"""An answer that is told to be of another body than the one that the question asks about.

By words alone: where the trace says what is asked for, or whose the answer's number is, it names
the other one of two like bodies. What both have in common, and what one does to the other, may be
told of either and is left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation.names import word_set
from wmw.core.quantity import Measurement, find_measurements
from wmw.verifiers.bodies.like_bodies import (
    Alike,
    alike_pairs,
    are_wave_and_mark,
    is_of_wave,
    names,
)
from wmw.verifiers.claims import Claims, Text
from wmw.verifiers.own_words import alike, answered
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain

_REPORT = r"(?:find|report|read|compute|calculate|determine|look for|want|seek|need|give)"
_REPORTED = r"(?:found|reported|read|computed|calculated|determined|wanted|sought|asked(?: for)?)"
_TO_TELL = rf"(?:{_REPORTED}|given|stated|described|answered|worked out)"
_AS_ASKED = re.compile(
    rf"\b(?:(?:is|are) (?:what|the (?:quantity|value|result|number|one|reading|force|current"
    rf"|voltage|power|frequency|speed|pressure|tension))(?: that)? (?:(?:we|i) {_REPORT}"
    rf"|(?:is|are) (?:to be )?{_REPORTED}|to (?:be {_REPORTED}|{_REPORT}))"
    rf"|whose [\w ]{{1,30}} (?:(?:is|are) (?:to be )?{_REPORTED}|(?:we|i) {_REPORT})\b"
    rf"|(?:is|are) to be {_TO_TELL}|(?:is|are) {_REPORTED}\Z|(?:that|which) is {_REPORTED}\b)",
    re.I,
)
"""That something is what the question asks for."""
_TO_BE_FOUND = re.compile(rf"\bthe [\w ]{{1,30}} to be {_REPORTED} is\b", re.I)
_CLAUSE = re.compile(r"(?<=[.;])\s+|,\s+(?:and|so|but|while)\s+|\s+while\s+")
_PRONOUN = re.compile(r"(?:it|its|their|they|this(?: \w+)? (?:is|are))\b", re.I)
_ON_IT = re.compile(r"\b(?:on|of|in|for) it\b", re.I)
_ASIDE = re.compile(r",\s+(?:which|that|who|whose) [^,;.]*,", re.I)
_STAND_APART = re.compile(
    r"\b(?:(?:st(?:and|ands|anding|ood)|far|well|lie|kept) apart"
    r"|beside (?:it|them)|next to (?:it|them)|separate(?:ly)?|independent(?:ly)?|elsewhere"
    r"|in another \w+|in a second \w+)\b",
    re.I,
)
_BOTH = re.compile(
    r"\b(?:both(?! (?:ends|sides)\b)|same|equal(?:ly|s)?|identical(?:ly)?|likewise|also|too|each"
    r"|as well|either|symmetr\w*|balanc(?:e|es|ed|ing)|opposite|reaction|together)\b"
)
_ALIKE = re.compile(r"\b(?:both|same|identical(?:ly)?|symmetr\w*|opposite|reaction|balanc\w+)\b")
_NEGATED = re.compile(
    r"\b(?:not|no|never|neither|nor|without|instead|rather|if"
    r"|first(?= (?:we|i|the|of all|to|be|it)\b|\Z))\b|n't"
)
_COMMON = re.compile(r"\b(?:accelerat\w*|speed|velocit\w*|fast|distance|far|time|long)\b")
_TENSION = re.compile(r"\btensions?\b")
_TIED = re.compile(
    r"\b(?:string|rope|cord|cable|chain|wire|thread|tied|together|coupled|joined|connected|attached"
    r"|linked|pulley|contact|touch\w*|stack\w*|on top|in series|in parallel)\b",
    re.I,
)
"""What is tied together may have one speed, one tension, one current."""
_OF_EACH_OTHER = re.compile(
    r"\b(?:forces?(?<!net force)(?<!resultant force)(?<!centripetal force)|impulse"
    r"|push|pull|momentum|heat|exchange\w*|tak\w+ up|giv\w+ off|receiv\w*|work)\b"
)
"""What one body gives the other, and has from it."""
_BUOYED = re.compile(r"\b(?:buoyant|buoyancy|upthrust)\b")
_OWN_WEIGHT = re.compile(
    r"\b(?:equals?|equal to|balances|balanced by) (?:its|weight|maximum|limiting|greatest|static"
    r"|kinetic|friction|normal|product|sum)\b"
)
"""What a force on a body is equal to, which says nothing of another body."""
_BEARS = re.compile(r"\b(?:carr(?:y|ies|ied)|bear|hold|lift|tow|drag|hang|hung|suspend|load)", re.I)
_HEAT = re.compile(r"\b(?:heat|energy)\b")
_IN_STEP_HEATED = re.compile(
    r"\b(?:cool|warm|heat)(?:s|ed)?(?: up| down| off)? together\b"
    r"|\b(?:together|both) (?:are )?(?:cool|warm|heat)(?:ed)?\b",
    re.I,
)
"""Bodies that have one temperature all the time give each other no heat."""
_TOTAL = re.compile(r"\b(?:total|whole|overall|combined|entire)\b", re.I)
_IN_ALL = re.compile(r"\b(?:total|whole|overall|combined|entire|all|both|together|supply|source)\b")
_BRANCH = re.compile(r"\bcurrent\b")
_IN_STEP = re.compile(r"\b(?:period|time|long|frequency|often)\b")
_DROP = re.compile(r"\b(?:voltage|potential difference)\b")
_HYDRAULIC = word_set("hydraulic piston pistons plunger plungers")
_SHARES = re.compile(r"\b(?:power|energy|weight|mass)\b")


def other_taken_as_asked(claims: Claims, asking: str) -> tuple[Text, str, str] | None:
    """Return the text that calls something of the other body what is asked for, and both bodies."""
    ends = (claims.change.text if claims.change is not None else "", claims.answer.explanation)
    ended = plain(" . ".join(ends))
    for pair in alike_pairs(claims, asking):
        if is_common(claims.question, asking, pair) or names(ended, pair.asked, pair.other):
            continue  # the other one's value may be a step on the way
        for text in filter(None, (claims.rule, claims.effect, claims.change)):
            for clause in _asked_clauses(text):
                if _is_of_other(plain(clause), pair):
                    return text, pair.asked, pair.other
                if _is_of_all(claims.question, asking, plain(clause), pair):
                    return text, pair.asked, "all of them"
    return None


def other_answered(claims: Claims, asking: str) -> tuple[Text, str, str] | None:
    """Return the text that gives the answer's number as the other body's, and both bodies.

    Only where nothing behind state 0 speaks of the body that is asked about.
    """
    value = answered(claims)
    said = [text for text in (claims.effect, claims.change) if text is not None]
    if value is None or value.unit is None or not said:
        return None
    concluded = _concluded(claims)
    if _is_of_both(claims) or (are_given_by_each_other(asking) and not act_apart(claims, asking)):
        return None
    for pair in alike_pairs(claims, asking):
        if is_common(claims.question, asking, pair) or names(concluded, pair.asked, pair.other):
            continue
        place = next((t for t in said if names(plain(t.text), pair.other, pair.asked)), None)
        if place is not None and _is_told_of(claims, pair, value):
            return place, pair.asked, pair.other
    return None


def are_given_by_each_other(asking: str) -> bool:
    """Tell whether a force, heat or momentum is asked for, which one body may have from another."""
    return _OF_EACH_OTHER.search(asking) is not None


def act_apart(claims: Claims, asking: str) -> bool:
    """Tell whether what is asked for is surely nothing that the bodies have from each other.

    It is the fluid that buoys each of two bodies up, and what cools together cools outwards.
    """
    if stand_apart(claims):
        return True
    question = claims.question
    if _BUOYED.search(asking):
        return not _TIED.search(question) and not _BEARS.search(question)
    if _HEAT.search(asking):
        return _IN_STEP_HEATED.search(question) is not None
    return False


def stand_apart(claims: Claims) -> bool:
    """Tell whether the question has its bodies side by side, so that none acts on the other."""
    question = claims.question
    return _STAND_APART.search(question) is not None and _TIED.search(question) is None


def _asked_clauses(text: Text) -> Iterator[str]:
    """Yield the clauses that say what is asked for, with the one before where "its" is its."""
    before = ""
    for clause in _CLAUSE.split(_ASIDE.sub(" ", text.text)):
        words = " ".join(clause.strip(" .;").split())
        if _PRONOUN.match(words) or _ON_IT.search(words):
            words = f"{before}, {words}"
        before = words
        if _AS_ASKED.search(words) or _TO_BE_FOUND.search(words):
            yield words


def _is_of_other(clause: str, pair: Alike) -> bool:
    return (
        holds_phrase(clause, plain(pair.other))
        and not names(clause, pair.asked, pair.other)
        and not _BOTH.search(clause)
        and not _NEGATED.search(clause)
    )


def _is_of_all(question: str, asking: str, clause: str, pair: Alike) -> bool:
    """Tell whether a clause is about the sum of what like bodies have, where one's is asked for."""
    if not _TOTAL.search(clause) or _NEGATED.search(clause) or _IN_ALL.search(asking):
        return False
    if names(clause, pair.asked, pair.other):
        return False
    parallel, series = (word in plain(question).split() for word in ("parallel", "series"))
    if _BRANCH.search(asking):
        return parallel and not series
    if _DROP.search(asking):
        return series and not parallel
    return _SHARES.search(asking) is not None


def is_common(question: str, asking: str, pair: Alike) -> bool:
    """Tell whether what is asked for may be the same for both bodies."""
    if are_wave_and_mark(*pair):
        own = _COMMON.search(asking) is not None and _IN_STEP.search(asking) is None
        return not own or is_of_wave(asking)
    if _TENSION.search(asking):  # two ropes have two tensions; what hangs on them shares one
        return not all(_TIED.search(name) for name in pair)
    if _COMMON.search(asking):
        return _TIED.search(question) is not None
    return is_shared_by_wiring(question, asking)


def is_shared_by_wiring(question: str, asking: str) -> bool:
    """Tell whether a current in series, a voltage in parallel or one pressure is asked for."""
    words = plain(question).split()
    if _BRANCH.search(asking) and "series" in words:
        return True
    if "pressure" in asking.split() and not _HYDRAULIC.isdisjoint(words):
        return True
    return _DROP.search(asking) is not None and "parallel" in words


def _is_of_both(claims: Claims) -> bool:
    """Tell whether the trace says that what it has found is of either; a law may say "each"."""
    rule = plain(claims.rule.text) if claims.rule is not None else ""
    concluded = _OWN_WEIGHT.sub(" ", _concluded(claims, law=False))
    return bool(_BOTH.search(concluded) or _ALIKE.search(rule))


def _concluded(claims: Claims, law: bool = True) -> str:
    texts = [
        claims.rule if law else None,
        claims.effect,
        claims.change,
        claims.equation,
        claims.derivation,
    ]
    parts = [text.text for text in texts if text is not None]
    parts += [claim.name.replace("_", " ") for claim in claims.results]
    return plain(" . ".join((*parts, claims.answer.explanation)).replace("_", " "))


def _is_told_of(claims: Claims, pair: Alike, value: Measurement) -> bool:
    """Tell whether a new variable named for the other body, or a sentence, gives it the value."""
    other = plain(pair.other)
    for claim in claims.results:
        name = plain(claim.name.replace("_", " "))
        if claim.measured and alike(claim.measured, value) and holds_phrase(name, other):
            return True
    change = claims.change
    for mention in find_measurements(change.text) if change is not None else ():
        if change is None or not alike(mention.measurement, value):
            continue
        ahead = plain(re.split(r"[.;]\s|,\s", change.text[: mention.start])[-1]).split()
        size = len(other.split())
        ends = [at + size for at in range(len(ahead)) if ahead[at : at + size] == other.split()]
        if ends and (len(ahead) - ends[-1] <= _NEAR or _begins_with(ahead, other.split())):
            return True
    return False


def _begins_with(words: list[str], name: list[str]) -> bool:
    """Tell whether a clause is about a body, not about something of it: "Ann's seesaw"."""
    return words[: len(name)] == name and words[len(name) : len(name) + 1] != ["s"]


_NEAR = 3
"""How many words may stand between a body and its number: "Carla hears 559 Hz"."""
