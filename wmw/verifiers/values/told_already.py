"""What is said already before the place where it is found wrong.

Where the effect says of the same thing that it goes the same wrong way, or is the greater one,
state 1 only follows it; and an answer that state 1 gives already is faithful to a wrong account.
"""

from __future__ import annotations

from collections.abc import Sequence

from wmw.core.equation import free_symbols
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims, Text
from wmw.verifiers.equations.written import written
from wmw.verifiers.questions.options import Option
from wmw.verifiers.vocabulary.comparative import compared_in
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.nouns import nouns_in
from wmw.verifiers.vocabulary.senses import trends

_SENTENCE = 6
"""Words from which on a rule states a law, and does not only name one."""


def says_same(claims: Claims, family: str) -> bool:
    """Tell whether the effect says what the predicted change says, of the same thing."""
    if claims.effect is None or claims.change is None:
        return False
    told = trends(claims.effect.text, claims.bodies)
    for then in trends(claims.change.text, claims.bodies):
        mine = [trend for trend in told if trend.head == then.head]
        if mine and all((t.sense, t.factor) == (then.sense, then.factor) for t in mine):
            return True
    said = compared_in(plain(claims.effect.text), family)
    then_said = compared_in(plain(claims.change.text), family)
    if said is None or then_said is None or trends(claims.change.text, claims.bodies):
        return False
    return said.sense == then_said.sense and bool(set(said.names) & set(then_said.names))


def wrong_law(case: Case) -> Text | None:
    """Return the text that states the law from which a wrong account of what is asked follows.

    It is the equation where that is about what is asked for, or about what nobody declared; without
    an equation the rule, where it says something of the noun that is asked for; else the effect.
    """
    claims = case.claims
    if claims.equation is not None and _is_about_what_is_asked(case):
        return claims.equation
    rule, family = claims.rule, case.family.name
    if claims.equation is None and rule is not None and len(rule.text.split()) >= _SENTENCE:
        told = (claims.question, claims.change.text if claims.change is not None else "")
        if _names(" . ".join(told), family) & _names(rule.text, family):
            return rule
    return claims.effect or rule or claims.equation


def _names(text: str, family: str) -> set[str]:
    return {name for noun in nouns_in(plain(text), family) for name in noun[2]}


def _is_about_what_is_asked(case: Case) -> bool:
    symbols = {
        symbol
        for located in written(case).located
        if case.claims.equation is not None and located.pointer == case.claims.equation.pointer
        for side in located.statement.sides
        for symbol in free_symbols(side)
    }
    asked = set(case.asked_quantities)
    meant = [set(case.quantities_of(symbol)) for symbol in symbols]
    return any(not quantities or quantities & asked for quantities in meant)


def gives_option(text: Text | None, chosen: str | None, options: Sequence[Option]) -> bool:
    """Tell whether a text has the words of one option that no other has, and none of the others'.

    "The pressure is larger in the wide vessel" is the option "the wide one".
    """
    if text is None or chosen is None:
        return False
    words = {option.letter: set(plain(option.text).split()) for option in options}
    if chosen not in words:
        return False
    told = set(plain(text.text).split())
    own = words[chosen].difference(*(words[letter] for letter in words if letter != chosen))
    others = set().union(*(words[letter] - words[chosen] for letter in words if letter != chosen))
    return bool(own) and own <= told and not others & told
