"""Numbers to which a question alters a value: "the force is raised to 35 N"."""

from __future__ import annotations

import re
from collections.abc import Mapping

from wmw.core.family import Family
from wmw.core.quantity import Measurement, Mention, find_measurements
from wmw.core.system import unit_of
from wmw.core.tolerance import Agreement, agrees
from wmw.core.units import parse_unit
from wmw.verifiers.questions.replaced import greater_replaced, replaced_by
from wmw.verifiers.questions.sentences import sentence_head

_ALTERED = re.compile(
    r"\b(?:now|instead|new|then|after|were|becomes?"
    r"|(?:swapped|exchanged) for|replaced by|takes? (?:its|his|her|their|the other's) place"
    r"|(?:changed|increased|reduced|decreased|raised|lowered|lengthened|shortened|reset|moved|set|(?:re)?adjusted"
    r"|turned up|grows|falls|rises|changes) to)\b"
    r"|\b(?:lengthen|shorten)(?:s|ing) (?:it|them|the \w+) to $"
    r"|\b(?:changed|increased|reduced|decreased|raised|lowered|lengthened|shortened|turned up|grows"
    r"|falls|rises|drops|changes) from (?:about )?[\d.,]{1,9} ?\S{0,9} to $",
    re.I,
)
"""Words of a new value: "is raised to 35 N", "is raised from 20 N to 35 N"."""
_SURELY_BEFORE = re.compile(
    r"\b(?:(?:changed|increased|reduced|decreased|raised|lowered|lengthened|shortened|reset|set|moved|(?:re)?adjusted"
    r"|turned|switched|rewound) to"
    r"|(?:replaced|swapped|exchanged) (?:by|with|for)|were)"
    r"(?: an?| one of| one with| the)?[\w\s-]{0,24}$"
    r"|\b(?:lengthened|shortened|changed) from (?:about )?[\d.,]{1,9} ?\S{0,9} to $"
    r"|\b(?:lengthen|shorten)(?:s|ing) (?:it|them|the \w+) to $"
    r"|\bnow (?:\w+ ){0,3}$|\binstead (?!of\b)(?:\w+ ){0,3}$"
    r"|\b(?:then|now|next|afterwards) (?:moves|slides|shifts|crawls|edges|leans)"
    r" (?:in|out|back|inwards?|outwards?|forwards?|closer|farther)?(?:,? )?to"
    r" (?:(?:a|the) (?:point|place|spot|position) )?$",
    re.I,
)
_SURELY_AFTER = re.compile(r"\s*instead\b", re.I)
"""Words of a new value that are no words of an old one."""
_MOVES_BY = re.compile(
    r"\b(?:slid|mov|walk|step|shift|creep|crawl|come|go|climb|inch|scoot)[a-z]*(?: by| another)? $",
    re.I,
)
_TOWARD = re.compile(
    r" ?(?:towards?|closer|nearer|farther|further|away|inwards?|outwards?)\b", re.I
)
"""What is moved by a length, and is not at this distance then."""
_THEN_ADDED = re.compile(r"\bthen (?:poured|tipped|stirred|mixed)\b", re.I)
_THEN = re.compile(r"\b(?:then|now|after that|afterwards),?(?=[^.?!]*\Z)", re.I)
_ADDED = re.compile(
    r"\b(?:is|are) (?:poured|tipped|stirred|mixed|added)(?: in| into| to| on)?\b(?!.*\binstead\b)"
)
"""What comes to what is told before, and in place of nothing."""
_LENGTHENED = re.compile(r"\b(?:lengthened|shortened) to $", re.I)
_SET_UP = re.compile(
    r"\b(?P<by>is|are|was|were|be|been|being|gets?|then|now|later|afterwards|again|and|it|them)?"
    r" ?\bset (?:to|at) (?:an? |the )?(?:\w+ (?:of )?)?$",
    re.I,
)
"""How something is set up from the beginning, where no verb tells that it is done later."""
_LATER = re.compile(r"\b(?:then|now|later|afterwards|again|next)\b", re.I)
_HAD_BEEN = re.compile(r"\b(?:had been|before,? (?:it|they|this) (?:was|were))\b", re.I)
_SHARE = re.compile(
    r"\s*(?:of|times) (?:its|his|her|their|that|the (?:old|first|original|former))\b", re.I
)
_OF_BEFORE = re.compile(
    r"\bbefore (?:the|this|that) (?:change|increase|decrease|rise|drop|reduction)\b|\boriginally\b"
    r"|\bat first\b|\bto begin with\b"
    r"|(?<!\bthan )(?<!\bas )(?<!\bwith )(?<!\bto )\bbefore\s*(?:\?|$)|\bbefore,? when\b",
    re.I,
)
"""What is asked for before anything is altered: "what was the friction before the change?"."""
_COUNTED_FROM = re.compile(
    r"\bafter (?=(?:about |only )?(?:$|\d[\d.,]{0,8} ?(?:s|ms|seconds?|min|minutes?|h|hours?)\b))",
    re.I,
)
_COUNTED_SINCE = re.compile(r"\s*after\b", re.I)
"""Beside a time they tell since when it is counted: "returns after 65 ms", "65 ms after that"."""
_TIME = parse_unit("s").dimension  # type: ignore[union-attr]
_BESIDE = 60
"""How far, in characters, the words beside a number are looked at."""
_BEHIND = 30
"""How far those behind it, once what is added has been left out."""


def is_altered(stem: str, mention: Mention) -> bool:
    """Tell whether the words beside a number say that it is a new value."""
    left, right = _sides(stem, mention)
    if _is_no_second_value(stem, mention, left, right):
        return False
    return bool(_ALTERED.search(left) or _ALTERED.search(right))


def is_surely_altered(stem: str, mention: Mention) -> bool:
    """Tell whether the words beside a number say that it is a new value, and can say no else."""
    left, right = _sides(stem, mention)
    if _is_no_second_value(stem, mention, left, right):
        return False
    return bool(_SURELY_BEFORE.search(left) or _SURELY_AFTER.match(right))


def asks_of_before(asking: str) -> bool:
    """Tell whether a sentence asks for what was there before anything is altered."""
    return _OF_BEFORE.search(asking) is not None


def _sides(stem: str, mention: Mention) -> tuple[str, str]:
    left = stem[max(0, mention.start - _BESIDE) : mention.start]
    right = stem[mention.end : mention.end + _BESIDE]
    if _ADDED.search(sentence_head(right)):
        left = _THEN.sub("", left)
    unit = mention.measurement.unit
    if unit is not None and unit.dimension == _TIME:
        left, right = _COUNTED_FROM.sub("", left), _COUNTED_SINCE.sub("", right, count=1)
    return left, _THEN_ADDED.sub("", right)[:_BEHIND]


def _is_no_second_value(stem: str, mention: Mention, left: str, right: str) -> bool:
    if _MOVES_BY.search(left) and _TOWARD.match(right):
        return True  # "both slide 0.50 m toward the pivot"
    if _LENGTHENED.search(left) and _HAD_BEEN.search(stem, mention.end):
        return True  # "is lengthened to 2.5 m; it had been 2.0 m long" tells the new one first
    if _is_set_up(stem, mention, left):
        return True  # "a rheostat set to 30 Ω is the only load"
    return _SHARE.match(right) is not None  # "is shortened to 81% of its length"


def _is_set_up(stem: str, mention: Mention, left: str) -> bool:
    """Tell whether it is what something is set to at first: of its kind, or by the noun."""
    found = _SET_UP.search(left)
    if found is None or _LATER.search(left[max(0, found.start() - _BEHIND) :]):
        return False
    unit = mention.measurement.unit
    earlier = (m for m in find_measurements(stem) if m.start < mention.start)
    alike = (
        m.measurement.unit is not None
        and unit is not None
        and m.measurement.unit.dimension == unit.dimension
        for m in earlier
    )
    return not found["by"] or not any(alike)


def replaced_value(
    stem: str,
    mentions: tuple[Mention, ...],
    index: int,
    told: Mapping[str, tuple[int, Measurement]],
    family: Family,
) -> str | None:
    """Return the quantity whose old value is told beside a new one, of several the first.

    `told` are the givens, each with its value and which of the mentions that is.
    """
    mine = mentions[index].measurement
    values = {
        name: measured.si
        for name, (place, measured) in told.items()
        if place < index
        and mine.unit is not None
        and unit_of(family.quantity(name)).dimension == mine.unit.dimension
    }
    old = replaced_by(stem, mentions, index)
    greater = greater_replaced(stem, mentions[index]) if old is None else None
    if old is not None:
        was = mentions[old].measurement
    elif greater is not None and len(set(values.values())) == 2:
        pick = max if greater else min
        was = told[pick(values, key=lambda name: values[name])][1]
    else:
        return None
    found = [name for name, value in values.items() if agrees(was, value) is Agreement.EQUAL]
    return min(found, key=lambda name: told[name][0], default=None)
