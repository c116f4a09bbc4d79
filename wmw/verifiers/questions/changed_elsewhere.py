"""A change that a question tells of the other one of two like bodies than the one it asks about.

"Her brother's swing was lengthened. How does the period of hers change?" Where both are parts of
one system, what is done to the one may change the other.
"""

from __future__ import annotations

import re

from wmw.verifiers.claims import Claims
from wmw.verifiers.questions.asking import asking_sentences, twins
from wmw.verifiers.vocabulary.lexicon import plain

_CHANGED = re.compile(
    r"\b(?:lengthen|shorten|replac|exchang|doubl|halv|tripl|increas|decreas|reduc|rais|lower|stretch"
    r"|heat|cool|chang|swap)ed\b",
    re.I,
)
_ONE_SYSTEM = re.compile(
    r"\b(?:series|parallel|circuit|battery|supply|source|switch|pulley|seesaw|lever|beam|plank|board"
    r"|colli[ds]\w*|hits?|strikes?|stick|stuck|mix\w*|tied|joined|connected|attached|contact|stack\w*"
    r"|balanc\w*|pivot\w*|fulcrum|tank|piston|transformer|core)\b",
    re.I,
)
_CLAUSE = re.compile(r"(?:[,;.:?!]|\s(?:while|but|and))\s")


def changed_elsewhere(claims: Claims) -> str | None:
    """Return that the change is told of another body than the one asked about, if it is."""
    question, asking = claims.question, asking_sentences(claims.question)
    if len(asking) != 1 or _ONE_SYSTEM.search(question):
        return None
    told = question.replace(asking[0], " ")
    changed = [plain(clause) for clause in _CLAUSE.split(told) if _CHANGED.search(clause)]
    for group in twins(claims.bodies, question):
        asked = group.named(plain(asking[0]))
        named = [group.named(clause) for clause in changed]
        if len(asked) == 1 and any(named) and not any(marks & asked for marks in named):
            return "the question tells the change of another body than the one asked about"
    return None
