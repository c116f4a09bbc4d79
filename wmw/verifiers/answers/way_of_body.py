"""Which way a body goes, told in words: alone, beside a value, or in effect and change.

"1.96 m/s² downward" of the lighter of two that hang over a pulley has the right size, and the wrong
way. The family declares the ways; the words beside the numbers of the question tell who is meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from wmw.core.family import Choice, Outcome, in_regime
from wmw.core.patterns import compiled
from wmw.core.units import parse_unit
from wmw.verifiers.bodies.beside_number import put_in_roles, words_of_roles
from wmw.verifiers.case import Case
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.vocabulary.effects import asserted, right_choice
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain

_ASKS_WAY = re.compile(
    r"\b(?:which way|(?:which|what) direction|up(?:wards?)? or (?:\w+ )?down(?:wards?)?"
    r"|down(?:wards?)? or (?:\w+ )?up(?:wards?)?|rises? or (?:sinks?|falls?)|sinks? or rises?)\b",
    re.I,
)
_CLAUSE = re.compile(r"[,;:]|\b(?:and|while|whereas|but|as)\b")
_LEAD = r"(?:(?:so|then|thus|hence|therefore|the|that|now) )*"
_BETWEEN = r"(?:(?:then|now|therefore|will|thus|also|block|one|mass) )*"
_GOES = {
    "up": r"(?:rises|(?:goes|moves|accelerates|is pulled) up(?:wards?)?|is lifted|ascends)\b",
    "down": r"(?:sinks|descends|falls|(?:goes|moves|accelerates|is pulled) down(?:wards?)?)\b",
}
_NO_WAY = re.compile(r"\b(?:tension|weight|force|not|never|no|until)\b|n't")
"""What tells of the way of something else, or turns it round."""
_OTHERWISE = re.compile(
    r"(?<![\^a-z])[-\u2212]\s*\d|n't"
    r"|\b(?:not|never|no|speed(?:s|ing) up|slow\w*|until|initially|then|first|incline|ramp|slope"
    r"|plane|from|negative|positive|tension|force)\b",
    re.I,
)
"""What may give the words for a way beside a value another sense."""


_OF_A_FORCE = re.compile(
    r"\b(?:tension|weight of|forces?|friction|gravity|pulls?(?= (?:on|at|of|in|act))|pushes"
    r"|reaction|act(?:s|ing)?|exert(?:s|ed)?|(?:rope|string|cord|cable|thread|pulley) pulls?)\b"
    r"|\b(?:rope|string|cord|cable|thread|pulley)\b[^?.]{0,40}\bpull\b",
    re.I,
)
"""What asks for the way of a force, and not of the body that it acts on."""
_NET = re.compile(r"\b(?:net|resultant) force\b", re.I)
_SPEED = parse_unit("m/s").dimension  # type: ignore[union-attr]
_MOVES_AT_FIRST = re.compile(
    r"\b(?:(?:is|are|was|were|been) (?:\w+ )?(?:given|pushed|thrown|flicked|set)"
    r"|(?:is|are|was|were) (?:\w+ )?moving|initially moving|a push|a kick|a tug)\b",
    re.I,
)
"""Words of a motion that is there before the weights decide."""
_GAINS = re.compile(r"\baccelerat", re.I)


class Told(NamedTuple):
    """The way that a clause has a body go, and what the laws say."""

    clause: str
    said: Choice
    right: Choice


def way_asked(case: Case) -> Outcome | None:
    """Return the way that the question asks for, of one body that its words tell."""
    asking = " ".join(asking_sentences(case.claims.question))
    if not _ASKS_WAY.search(asking) or _OF_A_FORCE.search(asking):
        return None
    if not _GAINS.search(asking) and not _starts_from_rest(case):
        return None
    return _way_of(case, asking)


def way_of_body_beside(case: Case, text: str) -> tuple[Choice, Choice] | None:
    """Return the way that an answer has beside its value, and the right one, where both are known.

    The question must ask for something of one body, which starts from rest.
    """
    if case.claims.answer.measured is None or _OTHERWISE.search(text):
        return None
    asking = " ".join(asking_sentences(case.claims.question))
    is_force = any(case.family.quantity(n).unit == "N" for n in case.asked_quantities[:1])
    if (is_force or _OF_A_FORCE.search(asking)) and not _NET.search(asking):
        return None
    outcome = _way_of(case, asking)
    if outcome is None or not _starts_from_rest(case):
        return None
    if _roles_in(case, text) - {outcome.way_of}:
        return None
    said, right = case.words.choice(text, outcome), right_choice(case, outcome)
    return (said, right) if said is not None and right is not None else None


def ways_told(case: Case, text: str) -> Iterator[Told]:
    """Yield which way a text has bodies go that go another way in every world of the case."""
    ways = [o for o in case.words.outcomes(case.regime) if o.way_of is not None]
    if not ways or case.gold or not _starts_from_rest(case):
        return
    called = {
        r.name: plain(r.words[0]) for r in case.family.roles if in_regime(r.regimes, case.regime)
    }
    for sentence in asserted(text):
        for clause in _CLAUSE.split(sentence):
            low = plain(put_in_roles(case, clause))
            for outcome in ways:
                name = called.get(outcome.way_of or "")
                if name is None or _NO_WAY.search(low):
                    continue
                for choice in outcome.choices:
                    goes = rf"{_LEAD}{re.escape(name)} {_BETWEEN}{_GOES[choice.value]}"
                    if not compiled(goes).match(low):
                        continue
                    held = [case.system.holds(choice.holds, w) for w in case.distinct_worlds]
                    right = right_choice(case, outcome)
                    if right is not None and held and all(value is False for value in held):
                        yield Told(clause.strip(), choice, right)


def _starts_from_rest(case: Case) -> bool:
    """Tell whether nothing moves at first, and nothing is changed later on."""
    changed = case.question.altered or case.claims.later or case.claims.contrast
    givens = case.question_givens
    if changed or any(case.family.quantity(n).moment == "before" for n in givens):
        return False
    speeds = [n for n in case.question.loose if n.unit is not None and n.unit.dimension == _SPEED]
    return not speeds and not _MOVES_AT_FIRST.search(case.claims.question)


def _way_of(case: Case, asking: str) -> Outcome | None:
    """Return the way of the one body that a text is about."""
    ways = {o.way_of: o for o in case.words.outcomes(case.regime) if o.way_of is not None}
    if not ways or case.gold:
        return None
    roles = _roles_in(case, asking)
    return ways.get(roles.pop()) if len(roles) == 1 else None


def _roles_in(case: Case, text: str) -> set[str]:
    own, low = words_of_roles(case, case.question_givens), plain(text)
    written = {*re.findall(r"[A-Za-z]+", text), *low.split()}
    found = {role for role, words in own.items() if words & {w for w in written if w != "a"}}
    for name, given in case.question_givens.items():
        role, unit = case.family.quantity(name).body, given.measurement.unit
        value = plain(f"{given.measurement.text} {unit.text}") if unit is not None else ""
        if role in own and value and holds_phrase(low, value):
            found.add(role)
    named = (*case.claims.bodies, *(w for role in case.family.roles for w in role.words))
    for word in named:
        if holds_phrase(low, plain(word)):
            found.update(case.words.roles_of(word, case.regime) if _is_one(case, word) else ())
    return found


def _is_one(case: Case, word: str) -> bool:
    """Tell whether a name is that of one body of which the family knows the way."""
    roles = case.words.roles_of(word, case.regime)
    return len(roles) == 1 and any(o.way_of for o in case.words.outcomes(case.regime))
