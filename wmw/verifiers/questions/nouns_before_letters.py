"""A noun for every letter that tells bodies apart: "balls A and B" are ball A and ball B.

So "lamps P (24 Ω) and Q (36 Ω)" is read as what it is short for, and a letter that stands alone
later on ("A at 10.9 m/s and B at 18.9 m/s") as the body that it names.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled

_TOLD = r"(?: ?\([^()]{1,60}\))?"
_PLURAL = re.compile(
    rf"\b(?P<noun>[A-Za-z]{{3,20}}s) (?P<first>[A-Z]{_TOLD})"
    rf"(?P<middle>(?:, [A-Z]{_TOLD}){{0,3}}),? (?P<link>and|or) (?P<last>[A-Z]{_TOLD})"
    r"(?![\w'’.-]*\w)"
)
_NEXT = re.compile(r", (?=[A-Z])")
_LETTER = re.compile(r"[A-Z]")
_ALONE = (
    r"(?:(?<=^)|(?<=[,;:.(] )|(?<=[(])|(?<=\band )|(?<=\bwhile )|(?<=\bbut )|(?<=\bof )|(?<=\bby )"
    r"|(?<=\bthan )|(?<=\bdoes )|(?<=\bis )|(?<=\bor ))"
)
_SAYS = (
    r"(?= (?:at|has|have|with|is|was|by|from|of|moves?|moving|travels?|travelling|weighs|hangs|lies"
    r"|stands|starts|lands?|takes?|gets|goes|needs?|hits?|reach(?:es)?|carries|holds|turns|falls"
    r"|rolls|slides|swings|and|in|on|to|after|before)\b|[,;?.]| ?\(\d)"
)
_PLACES = word_set(
    "ends points sides supports terminals corners positions places states stages parts cases axes"
    " plates surfaces towns cities stations figures graphs diagrams pictures regions walls poles"
    " frames moments instants forces events"
)
"""Plural nouns whose letters name places, moments or pictures of one thing."""
_OPTION = re.compile(r"\((?:[A-Ea-e])\)")


def with_nouns(record: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a record whose question has a noun before every letter that is a body's name."""
    question = record.get("question")
    if not isinstance(question, str) or _PLURAL.search(question) is None:
        return record
    said = nouns_before_letters(question)
    return record if said == question else {**record, "question": said}


def nouns_before_letters(question: str) -> str:
    """Return a question with a noun before every letter that it puts behind a plural noun."""
    found = [*_PLURAL.finditer(question)]
    nouns: dict[str, str] = {}
    for match in found:
        one = singular(match["noun"])
        for part in (match["first"], match["middle"], match["last"]):
            for letter in _LETTER.findall(re.sub(r"\([^()]*\)", "", part)):
                if nouns.setdefault(letter, one.lower()) != one.lower():
                    return question
    if not found or any(match["noun"].lower() in _PLACES for match in found):
        return question
    said = _PLURAL.sub(_each, question)
    end = _OPTION.search(said)  # the letters of options are no bodies
    head, tail = (said[: end.start()], said[end.start() :]) if end else (said, "")
    letters = "".join(nouns)
    bare = compiled(rf"{_ALONE}(?P<letter>[{letters}]){_SAYS}")
    told, count = bare.subn(lambda match: _named(nouns, match), head)
    numbered = any("(" in match[0] for match in found)
    return told + tail if count or numbered else question


def _named(nouns: Mapping[str, str], match: re.Match[str]) -> str:
    """Return a letter with its noun, which begins a sentence with a capital."""
    noun, before = nouns[match["letter"]], match.string[: match.start()].rstrip()
    first = not before or before[-1] in ".?!"
    return f"{noun.capitalize() if first else noun} {match['letter']}"


def singular(noun: str) -> str:
    """Return the noun of one of several."""
    for ending, one in (("ies", "y"), ("sses", "ss"), ("xes", "x"), ("ches", "ch"), ("shes", "sh")):
        if noun.lower().endswith(ending):
            return noun[: -len(ending)] + one
    return noun[:-1]


def _each(match: re.Match[str]) -> str:
    one = singular(match["noun"])
    low = one.lower()
    middle = _NEXT.sub(f", {low} ", match["middle"])
    return f"{one} {match['first']}{middle} {match['link']} {low} {match['last']}"
