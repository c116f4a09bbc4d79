"""Where a body stands that a question moves before a mirror or a lens, put into words.

"A woman stands 1.5 m in front of a plane mirror and then walks 0.50 m towards it": of the two
lengths only the first is a distance from the mirror, and she is now 1.0 m from it. What moves the
mirror or the lens itself, and what moves more than once, is left as it stands.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from wmw.core.work import spend

_LENGTH = r"(?P<{0}>\d{{1,5}}(?:\.\d{{1,4}})?) ?(?P<{0}_unit>mm|cm|m)(?![\w/²^])"
_METRES = {"mm": Decimal("0.001"), "cm": Decimal("0.01"), "m": Decimal(1)}
_OPTIC = re.compile(r"\b(?:mirror|lens)\b", re.I)
_PLACE = re.compile(
    _LENGTH.format("place")
    + r" (?:(?:directly |straight )?(?:in front of|from|away from|before|to the (?:left|right) of)"
    r" (?:an?|the|its?|my|his|her|your) (?:[\w-]+ ){0,4}?(?P<optic>mirror|lens)\b|away\b(?! from))",
    re.I,
)
_BY_WORD = re.compile(
    _LENGTH.format("place") + r" (?:(?:from|in front of|before) it\b|to its (?:left|right)\b)", re.I
)
"""A place told by a pronoun: "a mirror stands on the left, a cat 2 m to its right"."""
_DISTANCE = re.compile(
    r"(?P<from>,? (?:from|starting (?:from|at)))?"
    r" (?:an?|its|his|her) (?:starting |initial |original |first )?(?:object )?distance of "
    + _LENGTH.format("place")
    + r"(?: (?:from|to|in front of) (?:the|it\b)(?: mirror\b| lens\b)?)?",
    re.I,
)
"""A place told by its noun: "keeps a distance of 2.8 m", "from a starting distance of 3.6 m"."""
_VERB = (
    r"\b(?:then )?"
    r"(?:(?:is|are) (?:now |then )?(?:moved|shifted|pushed|brought|carried|slid|displaced)"
    r"|(?:walk|step|move|shift|go|come|run|advance|retreat|back"
    r"|roll|slide|drive|glide|crawl|ride|takes? (?:a|one) step)(?:e?s)?)"
)
_NOUN = r"\bafter (?:an?|her|his|its|the) (?:shift|move|step|walk|displacement|movement)"
_STEP = re.compile(
    rf"(?:(?P<noun>{_NOUN}(?= of \d))|{_VERB})"
    + r" (?:(?P<on>forwards?|closer|nearer)|(?P<off>back(?:wards?)?|away))?"
    r" ?(?:another |a further |a distance of |by |of )?" + _LENGTH.format("step") + r",?"
    r"(?: (?:(?:straight|directly|further|farther) )?"
    r"(?:(?P<nearer>towards?|closer|nearer|forwards?)|(?P<farther>away|back(?:wards?)?|farther|further))"
    r"(?P<rest>(?: away)?(?: (?:to|from))?)"
    r"(?: (?:the (?:[\w-]+ )?(?P<toward>\w+)|(?P<it>it)\b))?)?",
    re.I,
)
_UNTIL = re.compile(
    r"\b(?:then )?(?:(?:walks|steps|moves|goes|is moved)(?: [a-z]+){0,4} until"
    r" (?:he|she|it) (?:is|stands) (?:only )?"
    r"|is (?:now |then )?(?:moved|shifted|pushed|brought|carried|slid)(?: (?:closer|nearer|up|in))?"
    r" (?:to|towards?|away from|farther from) the [a-z]+(?: [a-z]+)?, (?:up to|to|until it is) )"
    r"(?=\d)",
    re.I,
)
_MOVER = 60
"""How far back, in characters, the body that moves is looked for."""


def with_moves(record: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a record whose question says where the body stands after its move."""
    question = record.get("question")
    if not isinstance(question, str) or not _OPTIC.search(question):
        return record
    spend(len(question) // 40)
    told = _moved(question)
    return record if told == question else {**record, "question": told}


def _with_place(question: str) -> str:
    """Return a question with a distance that is told by its noun told as a place, before a step."""
    told = list(_DISTANCE.finditer(question))
    optics = {optic.lower() for optic in _OPTIC.findall(question)}
    if len(told) != 1 or len(optics) != 1 or _PLACE.search(question):
        return question
    [place], [optic] = told, optics
    where = f" {place['place']} {place['place_unit']} from the {optic}"
    before, behind = question[: place.start()], question[place.end() :]
    steps = list(_STEP.finditer(before))
    if not steps:
        return f"{before}{where}{behind}"
    if len(steps) > 1 or not place["from"]:
        return question
    at = steps[0].start()
    return f"{before[:at]}stands{where} and {before[at:]}{behind}"


def _moved(question: str) -> str:
    question = _with_place(question)
    moves = [(m.start(), m.end()) for m in _STEP.finditer(question)]
    # "It is moved 10 cm away from the mirror" tells no place.
    places = [m for m in _PLACE.finditer(question) if not any(a <= m.start() < b for a, b in moves)]
    optics = {found.lower() for found in _OPTIC.findall(question)}
    if not places and len(optics) == 1:
        places = [
            m for m in _BY_WORD.finditer(question) if not any(a <= m.start() < b for a, b in moves)
        ]
    if len(places) != 1:
        return question
    [place] = places
    ends = list(_UNTIL.finditer(question, place.end()))
    steps = list(_STEP.finditer(question, place.end()))
    if len(ends) == 1 and not steps:
        [end] = ends
        return f"{question[: end.start()]}is now {question[end.end() :]}"
    if len(steps) != 1 or ends:
        return question
    [step] = steps
    by_word = place.re is _BY_WORD
    optic = optics.pop() if by_word else place["optic"] or step["toward"] or ""
    mover = re.split(r"[.;,?!]", question[max(place.end(), step.start() - _MOVER) : step.start()])[
        -1
    ]
    toward = step["toward"] or optic
    if _OPTIC.search(mover) or not _OPTIC.fullmatch(optic) or toward.lower() != optic.lower():
        return question
    was = Decimal(place["place"]) * _METRES[place["place_unit"]]
    by = Decimal(step["step"]) * _METRES[step["step_unit"]]
    nearer, farther = step["on"] or step["nearer"], step["off"] or step["farther"]
    if bool(nearer) == bool(farther):
        return question
    stands = was - by if nearer else was + by
    if stands <= 0:
        return question
    unit = place["place_unit"]
    # The place is as fine as the coarser of the two lengths.
    finest = max(_last_digit(place["place"], unit), _last_digit(step["step"], step["step_unit"]))
    said = (stands / _METRES[unit]).quantize(finest / _METRES[unit])
    now = f"is now {said:f} {unit} from the {optic}"
    if step["noun"]:
        ahead, between = question[: place.end()], question[place.end() : step.start()].rstrip(" ,")
        return f"{ahead} and {now}{between}{question[step.end() :]}"
    return f"{question[: step.start()]}{now}{question[step.end() :]}"


def _last_digit(number: str, unit: str) -> Decimal:
    """Return what the last digit of a length stands for, in metres."""
    return Decimal(1).scaleb(-len(number.partition(".")[2])) * _METRES[unit]
