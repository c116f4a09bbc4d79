"""What takes the place of a body and has so many times its mass, put as the value that it has.

"Trolley B is replaced by one of three times its mass" beside "trolley B (2.9 kg)" tells of a mass
that is changed to 8.7 kg, and "the mass of block 2 is then doubled" of one of 6.0 kg where there
were 3.0 kg. Only a body beside whose name one value of the kind stands is put otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from typing import NamedTuple

from wmw.core.quantity import Mention, find_measurements
from wmw.core.units import parse_unit
from wmw.verifiers.vocabulary.lexicon import plain

_COUNTS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "eight": 8, "nine": 9, "ten": 10}
_PARTS = {"half": "0.5", "quarter": "0.25", "fourth": "0.25", "fifth": "0.2", "tenth": "0.1"}
_TIMES = (
    rf"(?:(?P<count>{'|'.join(_COUNTS)}|\d{{1,2}}(?:\.\d{{1,2}})?)[ -]times|(?P<twice>twice|double)"
    rf"|(?:(?:an?|one)[ -])?(?P<part>{'|'.join(_PARTS)})(?: of)?)"
)
_UNITS = {
    "mass": "kg", "weight": "N", "length": "m", "resistance": "ohm", "spring constant": "N/m",
    "stiffness": "N/m", "capacitance": "F", "inductance": "H",
}  # fmt: skip
_KINDS = {
    name: unit.dimension for name, text in _UNITS.items() if (unit := parse_unit(text)) is not None
}
_AS = {"heavy": "mass", "massive": "mass", "long": "length", "stiff": "spring constant"}
_WHAT = rf"(?P<what>{'|'.join(_UNITS)})"
_BODY = r"(?P<body>[A-Za-z]+(?: (?:[A-Z]|\d)(?:_?\d)?)?)"
_WHEN = r"(?: (?:then|now|next|later|afterwards|subsequently))?"
_BE = rf"(?P<be> (?:is|are|was|has been))?{_WHEN}"
_REPLACED = re.compile(
    rf"\b(?:[Tt]he )?{_BODY}{_BE} (?:replaced|exchanged|swapped) (?:by|with|for)"
    r" (?:one|another(?: one)?|(?:an?|another)(?: [a-z]+){1,3}?)"
    rf" (?:(?:of|with|having|that has|which has) {_TIMES} (?:its|the|that) {_WHAT}\b"
    rf"|(?:that is |which is )?{_TIMES.replace('P<', 'P<as_')} as (?P<how>{'|'.join(_AS)})\b)"
)
_MADE = re.compile(
    rf"\b(?:[Tt]he )?{_WHAT} of (?:the )?{_BODY}(?P<be> (?:is|are|was|has been)){_WHEN}"
    r" (?:(?P<done>doubled|tripled|trebled|quadrupled|halved)"
    rf"|(?:increased|raised|reduced|decreased|lowered|changed) to {_TIMES}"
    r" (?:its|the) (?:(?:old|former|original|first|previous|initial|earlier) )?(?:value|mass|size))"
)
_DONE = {"doubled": "2", "tripled": "3", "trebled": "3", "quadrupled": "4", "halved": "0.5"}
_NEAR = 60
_APART = re.compile(r"[^\w -]\s| and ")


class MadeTimes(NamedTuple):
    """A question put otherwise, the mention of the value there was, and the value there is then."""

    question: str
    was: Mention
    total: str


def made_times(question: str) -> MadeTimes | None:
    """Return a question with the value of what is made so many times as large, if it is one."""
    if not any(word in question for word in ("replaced", "exchanged", "swapped", " of ")):
        return None
    found = list(_told(question))
    return found[0] if len(found) == 1 else None


def _told(question: str) -> Iterator[MadeTimes]:
    mentions = find_measurements(question)
    for match in (*_REPLACED.finditer(question), *_MADE.finditer(question)):
        said = match.groupdict()
        what = said["what"] or _AS[said["how"]]
        like = [
            m
            for m in mentions
            if m.end <= match.start()
            and m.measurement.unit is not None
            and m.measurement.unit.dimension == _KINDS[what]
        ]
        own = [m for m in like if _stands_by(question, m, plain(match["body"]))]
        times = _factor(said)
        if len(own) != 1 or times is None:
            continue
        total = _product(own[0], times)
        be = match["be"] or ""
        told = f"the {what} of {_named(match['body'])}{be} changed to {total}"
        yield MadeTimes(
            f"{question[: match.start()]}{told}{question[match.end() :]}", own[0], total
        )


def _factor(said: dict[str, str | None]) -> Decimal | None:
    if said.get("done"):
        return Decimal(_DONE[said["done"] or ""])
    for lead in ("", "as_"):
        if count := said.get(f"{lead}count"):
            return Decimal(_COUNTS.get(count, 0)) or Decimal(count)
        if said.get(f"{lead}twice"):
            return Decimal(2)
        if part := said.get(f"{lead}part"):
            return Decimal(_PARTS[part])
    return None


def _named(body: str) -> str:
    """Return a body with its article, which a label does without."""
    return body if " " in body else f"the {body}"


def _stands_by(question: str, mention: Mention, body: str) -> bool:
    """Tell whether a number is told of a body: "block 2 (5.3 kg)", "a 5.3 kg block"."""
    left = plain(_APART.split(question[max(0, mention.start - _NEAR) : mention.start])[-1])
    right = plain(_APART.split(question[mention.end : mention.end + _NEAR])[0])
    near = f" {' '.join(left.split()[-6:])} ", f" {' '.join(right.split()[:4])} "
    return any(f" {body} " in words for words in near)


def _product(mention: Mention, times: Decimal) -> str:
    unit = mention.measurement.unit
    assert unit is not None
    value = Decimal(mention.measurement.text.replace(",", "")) * times
    return f"{value:f} {unit.text}"
