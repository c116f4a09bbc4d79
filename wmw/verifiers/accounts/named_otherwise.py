"""The one of several of which the predicted change says what is asked, where another is answered.

"Which magnet arrives later?", "the magnet in the brass tube is braked and arrives later", and "the
magnet in the wooden tube"; "the left side goes down", and the letter of "the right side". The
clause must have the comparative of the question, or its opposite, and name one of them alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.accounts.ledger import LEADS_ON, PLACES
from wmw.verifiers.claims import Claims
from wmw.verifiers.questions.asking import asking_sentences, twins
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain

_COMPARED: tuple[tuple[str, str], ...] = (
    ("later|last", "earlier|sooner|first"),
    ("faster|more quickly|quicker", "slower|more slowly"),
    ("hotter|warmer", "colder|cooler"),
    ("brighter|more brightly", "dimmer|less brightly"),
    ("heavier", "lighter"),
    ("closer|nearer", "farther|further"),
    ("louder", "quieter|softer"),
    ("deeper", "shallower"),
    (
        "goes down|going down|sinks|moves down|descends|drops|is lowered",
        "goes up|going up|rises|moves up|ascends|climbs|is lifted",
    ),
    ("higher", "lower"),
    ("longer", "shorter"),
    ("larger|greater|bigger|more", "smaller|less|fewer"),
    ("stronger", "weaker"),
)
_BARE = 9
"""The first of those that need a noun or a verb to say what is compared."""
_WHICH = re.compile(r"\b(?:which|who|whose)\b")
_NOT_ONE = re.compile(
    r"\b(?:not|no|never|neither|nor|both|same|equal\w*|equally|would|could|if|unless|until|but|or"
    r"|least|most|other|twice|half|times|only|almost|nearly|all|each|would|instead|initially)\b"
)
_AT_MOMENTS = re.compile(
    r"\b(?:at first|initially|then|finally|afterwards|in the end|at the start|for a moment)\b", re.I
)
"""What is so at one moment only."""
_SIDES = ("left", "right")
_CLAUSES = re.compile(r"[.;:!?](?:\s+|\Z)|,\s+|\s+(?:and|but|while|whereas|so|because|since)\s+")
_STEM, _SHORTEST, _TWO = 5, 4, 2
_Told = tuple[tuple[str, str], bool, str]
"""The words before a comparative and those before them, whether it is the one asked, its clause."""
_Names = Callable[[str], frozenset[str]]
"""What tells which of several a text names."""
_NO_NOUNS = word_set(
    "which whose side left right end ends more less than larger greater bigger smaller higher lower"
    " longer shorter stronger weaker that with from have does will this what when"
)


def other_named(claims: Claims) -> str | None:
    """Return the change where it says of one of several what is asked, and another is answered."""
    _, options = split_options(claims.question)
    asking = asking_sentences(claims.question)
    said = plain(claims.answer.in_words(options))
    if claims.change is None or len(asking) != 1 or not _WHICH.search(plain(asking[0])):
        return None
    if _NOT_ONE.search(said) or LEADS_ON.search(claims.answer.explanation):
        return None
    asked = plain(asking[0])
    forms = [
        (place, more, other)
        for place, pair in enumerate(_COMPARED)
        for more, other in (pair, pair[::-1])
        if compiled(rf"\b(?:{more})\b").search(asked)
    ]
    if len(forms) != 1:
        return None
    [(place, more, other)] = forms
    told = [
        one
        for one in _compared(_with_kinds(claims, more, other), more, other)
        if place < _BARE or _shares(one[2], asked, claims)
    ]
    if not told or [same for _, same, _ in told].count(True) > 1 or len(told) > _TWO:
        return None
    if any(_NOT_ONE.search(clause) for _, _, clause in told):
        return None
    if _AT_MOMENTS.search(claims.change.text):
        return None
    for names in _candidates(claims):
        mine = names(said)
        if len(mine) == 1 and all(_denies(one, mine, names) for one in told):
            return claims.change.text
    return None


def _denies(one: _Told, mine: frozenset[str], names: _Names) -> bool:
    """Tell whether a clause says of another what is asked, or of who is answered its opposite."""
    (who, last), same, clause = one
    its = names(who) or names(last)
    told_of = names(clause.partition(" than ")[0])
    return len(its) == 1 and (mine == its) is not same and told_of <= its


def _with_kinds(claims: Claims, more: str, other: str) -> str:
    """Return the change with a letter alone made a name: "B descends" of "bucket B"."""
    text = claims.change.text if claims.change is not None else ""
    for group in twins(claims.bodies, claims.question):
        letters = "".join(mark.upper() for mark in group.marks if len(mark) == 1 and mark.isalpha())
        if letters and group.kind:
            bare = rf"(?<!{re.escape(group.kind)} )\b(?P<mark>[{letters}])(?= (?:{more}|{other})\b)"
            text = compiled(bare).sub(rf"{group.kind} \g<mark>", text)
    return text


def _compared(text: str, more: str, other: str) -> list[_Told]:
    """Return each clause with a comparative or its opposite, and whether it is the former.

    With it stand the words before it, and those of the clause before that.
    """
    found = []
    last = ""
    form = compiled(rf"\b(?:(?P<more>{more})|(?P<other>{other}))\b")
    for raw in _CLAUSES.split(text):
        clause = plain(raw)
        hit = form.search(clause)
        before = clause[: hit.start()].strip() if hit is not None else clause
        if hit is not None:
            found.append(((before, last), hit["more"] is not None, clause))
        last = before or last
    return found


def _candidates(claims: Claims) -> list[_Names]:
    """Return ways to tell which of several a text names: like bodies, bodies by name, or sides."""
    question = plain(claims.question)
    names = tuple(
        n
        for n in map(plain, claims.bodies)
        if holds_phrase(question, n) and not {*n.split()} & PLACES
    )
    groups = [group.named for group in twins(claims.bodies, claims.question)]
    return [*groups, partial(_named, names), partial(_named, _SIDES)]


def _named(names: tuple[str, ...], text: str) -> frozenset[str]:
    return frozenset(name for name in names if holds_phrase(text, name))


def _shares(clause: str, asked: str, claims: Claims) -> bool:
    """Tell whether a clause has a word of what the question compares, and not only its bodies."""
    bodies = {w for body in claims.bodies for w in plain(body).split()}
    stems = [
        {w[:_STEM] for w in text.split() if len(w) >= _SHORTEST and w not in bodies | _NO_NOUNS}
        for text in (asked, clause)
    ]
    return bool(stems[0] & stems[1])
