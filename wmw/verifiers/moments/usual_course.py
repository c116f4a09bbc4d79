"""What something is before and after, where the question's own event leaves but one order.

What is whirled round and let go leaves its circle for a straight line, and never the other way;
ice that melts is solid first; a crate that slips was held by static friction. Read are clauses and
names with a word of the moment and a word of one of the two. Both of them must be turned round: one
alone may be a matter of words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from wmw.core.equation import canonical_name
from wmw.core.patterns import compiled
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.vocabulary.lexicon import plain, plain_name

_LONGEST = 600
_COST = 60


class _Course(NamedTuple):
    event: re.Pattern[str]
    """What the question says goes on."""
    first: re.Pattern[str]
    last: re.Pattern[str]
    moment: re.Pattern[str]
    """Words of this event that tell the later moment."""
    excuse: re.Pattern[str]
    """What the question may not tell: what goes on the other way, or has a start of its own."""


def _course(event: str, first: str, last: str, excuse: str, moment: str = r"(?!)") -> _Course:
    words = (compiled(rf"\b(?:{text})\b") for text in (first, last, moment, excuse))
    return _Course(compiled(event), *words)


_MOVES = r"(?:mov|roll|runs?|slid|glid|travel|go)(?:es|ing|s|e)?(?: on| along)?"
_LIQUID = r"(?:water|tea|coffee|juice|lemonade|drink|soup|milk|cola|soda|bath|oil|glass)"
_COOLS = (
    r"cool\w*|solid\w*|hard\w*|freez\w*|pour\w*|mou?ld|cast|(?:gives?|given) off|loses|releas\w*"
    r"|chill\w*"
)
_HEATS = r"heat\w*|warm\w*|melt\w*|thaw\w*|boil\w*|evaporat\w*"
_COURSES = (
    _course(
        r"\b(?:circ\w*|whirl\w*|round)\b.*\b(?:cut|snaps?|breaks?|gives way|release[sd]?"
        r"|lets? (?:\w+ ){0,2}go|comes off)\b",
        r"circles?|circular\w*|round|arc",
        r"tangent\w*|straight",
        r"loop\w*|ramps?|tracks?|slopes?|rails?|gutter|tubes?|pipes?|bend|curve|field|electrons?"
        r"|protons?|ions?|particles?|charges?|beam",
    ),
    _course(
        r"\b(?:(?:starts?|begins?|about) (?:to (?:slip|slide|move|skid)|(?:slip|slid|mov)\w*)"
        r"|budges?|breaks? loose|slips|until (?:\w+ )?(?:slides|moves|skids))\b",
        r"static",
        r"kinetic|dynamic|sliding friction",
        r"roll\w*|balls?|wheels?|tires?|tyres?|belt|conveyor|standstill|grips?|catches|speed of"
        r"|trucks?|lorry|carts?|trolley|sleds?|cars?|bus|train|moving|dropped|halt|rests? again",
        r"(?:it|as|when|once|while) (?:\w+ ){0,2}(?:slips|slides|is sliding|is slipping|skids)",
    ),
    _course(
        r"\b(?:held|kept)(?: \w+){0,4} (?:under|below|beneath)\w*\b.*\b(?:releas\w*|let go)\b",
        r"submerged|under ?water|under water|immersed",
        r"float(?:s|ing)?|surface",
        r"float\w*.*\b(?:held|kept)|(?:push|press|pull|dipp?|plung)(?:ed|es)?",
    ),
    _course(
        r"(?<!\ba )(?<!\bthe )\b(?:locks?|couples?|sticks?|latches|clings?|joins?)\b",
        rf"{_MOVES} (?:alone|separately|apart|on its own)",
        rf"{_MOVES} (?:locked|joined|coupled|stuck|together|jointly|as one)",
        r"open\w*|releas\w*|apart|separat\w*|explo\w*|(?:un|de)\w*coupl\w*|undo\w*|unlock\w*"
        r"|breaks?|jump\w*|lets? go|off|push\w*|springs?|sticks? and|until",
    ),
    _course(
        r"\b(?:melts?|thaws?|(?:is|are|has|have)(?: been)? melted)\b",
        r"solid|frozen",
        r"liquid|molten",
        rf"{_COOLS}|(?:into?|with) (?:\w+ ){{0,3}}{_LIQUID}",
    ),
    _course(
        r"\bcompress\w*\b.*\b(?:releas\w*|let go|shoots?|fires?|fired|launch\w*|shot"
        r"|(?:rolls?|flies|fly|slides?|glides?) (?:off|away|out))\b"
        r"|\bpush\w* against (?:\w+ )?spring\b.*\b(?:releas\w*|let go)\b",
        r"(?:compressed|loaded) spring|elastic|stored",
        r"kinetic",
        r"back|oscillat\w*|to and fro|stops?|again|(?:runs?|rolls?|slides?|moves?|strikes|hits)"
        r" (?:\w+ )?(?:into|against)|falls|dropped|moving|maximum compression",
        r"has left",
    ),
    _course(r"\b(?:freezes?|solidif\w+)\b", r"liquid|molten", r"solid|frozen", _HEATS),
    _course(
        r"\b(?:boils? away|evaporates?|vapori[sz]\w+)\b",
        r"liquid",
        r"gas|gaseous|vapou?r|steam",
        rf"{_COOLS}|liquef\w*|gas (?:stove|flame|burner|ring)",
    ),
    _course(r"\b(?:condenses?)\b", r"gas|gaseous|vapou?r|steam", r"liquid", _HEATS),
    _course(
        r"\b(?:pull|mov|tak|draw|slid)\w*(?: \w+){0,4} out of (?:\w+ ){0,3}(?:field|coil|magnet)",
        r"inside|in the field|in field|within",
        r"outside|out of the field|field free",
        r"into|in and out|through|across",
    ),
    _course(
        r"\b(?:push|mov|insert|bring|brought|slid)\w*(?: \w+){0,4} into (?:\w+ ){0,3}"
        r"(?:field|coil|magnet)",
        r"outside|out of the field|field free",
        r"inside|in the field|in field|within",
        r"out|through|across|beyond|other side|far side",
    ),
)  # fmt: skip
_AGAIN = re.compile(
    r"\b(?:again|back|refreez\w*|both ways|twice|two (?:balls|stones|crates)|stops?|halts?"
    r"|comes? to (?:a )?(?:rest|stop|halt)|brak\w*)\b"
)
_EARLY = re.compile(
    r"\b(?:before(?:hand)?|initial(?:ly)?|at first|at the (?:start|beginning|outset)|to begin with"
    r"|in the beginning|until|originally|first|starts?(?: out| off)?"
    r"|while (?:\w+ ){1,4}(?:whole|holds|at rest))\b"
)
_LATE = re.compile(
    r"\b(?:after(?:wards?)?|later|then|final(?:ly)?|(?:in|at) the end|from then on|at last|end"
    r"|once)\b"
)
_UNSURE = re.compile(
    r"\b(?:not|no|never|neither|nor|if|would|could|instead|unless|no longer|without|leav\w*"
    r"|gone|vanish\w*|disappear\w*|used up"
    r"|velocity|direction|speed)\b|n't"
)
_CLAUSE = re.compile(
    r"[.;:]\s+|,\s+(?:and|but|while|then)\s+|\s+(?:but|whereas)\s+"
    r"|(?:,| and)\s+(?=(?:then|after\w*|before|finally|later|initially|(?:in|at) the end|at first"
    r"|from then|once)\b)",
    re.I,
)


def turned_round(claims: Claims) -> Iterator[tuple[str, str]]:
    """Yield pointer and words of every text or new value that has what comes first at the end."""
    course = _of_question(claims)
    if course is None:
        return
    for text in (claims.effect, claims.change):
        if text is not None and len(text.text) <= _LONGEST:
            spend(_COST)
            if _is_turned([_told(plain(c), course) for c in _CLAUSE.split(text.text)]):
                yield text.pointer, text.text
    named = [(claim, _named(claim, course)) for claim in claims.results]
    if {told for _, told in named if told is not None} == {("early", "last"), ("late", "first")}:
        yield from ((c.pointer, f"{c.name} = {c.raw}") for c, told in named if told is not None)


def turned_kinds(claims: Claims) -> Iterator[tuple[Named, Named]]:
    """Yield each word of state 0 that the event ends with, with that of state 1 it begins with."""
    course = _of_question(claims)
    for claim in claims.variables if course is not None else ():
        for other in claims.results:
            if course is None or canonical_name(other.name) != canonical_name(claim.name):
                continue
            if (_state(_words(claim), course), _state(_words(other), course)) == ("last", "first"):
                yield claim, other


def _of_question(claims: Claims) -> _Course | None:
    """Return the one course of what the question tells; none where it may go back and forth."""
    question = plain(claims.question)
    if len(question) > _LONGEST or _AGAIN.search(question):
        return None
    spend(_COST)
    found = [course for course in _COURSES if course.event.search(question)]
    return found[0] if len(found) == 1 and not found[0].excuse.search(question) else None


def _words(claim: Named) -> str:
    return plain(claim.raw) if isinstance(claim.raw, str) and len(claim.raw) < _LONGEST else ""


def _named(claim: Named, course: _Course) -> tuple[str, str] | None:
    name = plain_name(claim.name)
    moment, state = _moment(name, course), _state(_words(claim), course)
    return (moment, state) if moment is not None and state is not None else None


def _told(clause: str, course: _Course) -> tuple[str | None, str] | None:
    """Return the moment of a clause, if it has one, and which of the two it tells."""
    state = _state(clause, course)
    return (_moment(clause, course), state) if state is not None else None


def _moment(text: str, course: _Course) -> str | None:
    early = _EARLY.search(text) is not None
    late = _LATE.search(text) is not None or course.moment.search(text) is not None
    return None if early == late else "early" if early else "late"


def _state(text: str, course: _Course) -> str | None:
    if _UNSURE.search(text):
        return None
    first, last = (pattern.search(text) is not None for pattern in (course.first, course.last))
    return None if first == last else "first" if first else "last"


def _is_turned(told: list[tuple[str | None, str] | None]) -> bool:
    """Tell whether what comes last is told of the start, and what comes first of the end."""
    return {one for one in told if one is not None} == {("early", "last"), ("late", "first")}
