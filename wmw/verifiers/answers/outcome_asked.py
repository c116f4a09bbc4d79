"""Which qualitative outcome a question asks for, by its words or by what its options say."""

from __future__ import annotations

import re
from itertools import combinations

from wmw.core.family import Choice, Outcome
from wmw.core.quantity import Measurement, read_value
from wmw.verifiers.answers.told_way import along_the_line
from wmw.verifiers.answers.way_of_body import way_asked
from wmw.verifiers.bodies.beside_number import put_in_roles
from wmw.verifiers.bodies.told_by_value import told_by_value
from wmw.verifiers.bodies.whose import in_roles
from wmw.verifiers.case import Case
from wmw.verifiers.once import once
from wmw.verifiers.questions.asked_whether import affirmed, named_value
from wmw.verifiers.questions.options import Option
from wmw.verifiers.vocabulary.effects import right_choice
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain
from wmw.verifiers.vocabulary.trends import is_bare_way

_SAME = 1e-9
_HALVES = re.compile(r",? and |[;,] (?:and |while |whereas )?", re.I)
_OPEN_ENDED = re.compile(
    r"\b(?:cannot|can't|depends?|not enough|insufficient|impossible|none of|no answer)\b", re.I
)
"""Options that give no value of what is asked."""
_WAYS = 2
"""How many options that say no more than "it increases" tell that a quantity is meant."""


@once
def outcome_asked(case: Case) -> Outcome | None:
    """Return the qualitative outcome that the question asks for, if it asks for one here."""
    if case.dependence is not None and (case.claims.contrast or case.claims.later):
        return case.dependence
    declared = _declared_outcome(case) or _offered_outcome(case)
    if declared is not None and case.options:
        declared = _finer(case, declared) or declared
    if declared is not None and right_choice(case, declared) is not None:
        return declared
    return declared if _is_factor_known(case) else case.dependence or declared


def asks_in_words(case: Case) -> bool:
    """Tell whether the question's own words ask for an outcome that the laws decide here."""
    outcome = outcome_asked(case)
    return (
        outcome is not None
        and outcome is not case.dependence
        and outcome.name in case.asked_outcomes
        and right_choice(case, outcome) is not None
    )


def _is_factor_known(case: Case) -> bool:
    """Tell whether the family has a quantity for the very factor that is asked for."""
    likeliest = case.asked_quantities[:1]
    return any(q in case.told and not any(case.textbook_unit(q).dimension) for q in likeliest)


def _declared_outcome(case: Case) -> Outcome | None:
    asked = [
        outcome
        for name in case.asked_outcomes
        for outcome in case.words.outcomes(case.regime)
        if outcome.name == name
    ]
    text, way = case.claims.answer.raw, way_asked(case)
    if isinstance(text, str) and not case.options:
        if way is not None and said_of_outcome(case, text, way) is not None:
            return way
        # Of several things asked for, the one that is answered, and of these one that is decided.
        answered = [o for o in asked if said_of_outcome(case, text, o) is not None]
        if answered:
            return next((o for o in answered if right_choice(case, o) is not None), answered[0])
    if not asked and isinstance(text, str) and (named := named_value(case)) is not None:
        outcome = named[0]
        if affirmed(case, text, outcome) or said_of_outcome(case, text, outcome):
            return outcome
    return asked[0] if asked else None


def _offered_outcome(case: Case) -> Outcome | None:
    """Return the outcome whose values the options are, whatever words ask for it.

    Of several, the one that the question has words of: "inward" may be the way of an acceleration
    or of a stone whose string breaks.
    """
    if case.gold or (_of_values(case.options) and not differ_in_direction(case.options)):
        return None
    telling = [o for o in case.options if not _OPEN_ENDED.search(o.text)]
    ways = sum(is_bare_way(option.text) for option in telling)
    if case.asked_quantities and ways >= min(_WAYS, len(telling)):
        return None  # "it increases" is said of the quantity that is asked for
    return outcome_with_values(case, telling)


def outcome_with_values(case: Case, telling: list[Option]) -> Outcome | None:
    """Return the outcome whose values some options are, first one that the question speaks of."""
    fitting = [o for o in case.words.outcomes(case.regime) if _has_values_of(case, telling, o)]
    told = plain(case.question.text)
    named = (o for o in fitting if any(holds_phrase(told, plain(words)) for words in o.asked))
    if (spoken_of := next(named, None)) is not None:
        return spoken_of
    return fitting[0] if fitting and _agree_on(case, telling, fitting) else None


def _agree_on(case: Case, options: list[Option], outcomes: list[Outcome]) -> bool:
    """Tell whether the same options are right whichever of several outcomes is meant."""
    right: set[tuple[str, ...]] = set()
    for outcome in outcomes:
        choice = right_choice(case, outcome)
        said = [(o, said_of_outcome(case, o.text, outcome)) for o in options]
        if choice is not None:
            right.add(tuple(o.letter for o, c in said if c and c.value == choice.value))
    return len(right) <= 1


def _finer(case: Case, asked: Outcome) -> Outcome | None:
    """Return the outcome that tells the options apart, where the one asked for leaves two alike.

    "What kind of image is it?" asks whether it is real; of two options it is, and is larger in one.
    """
    said = [
        c.value for o in case.options if (c := said_of_outcome(case, o.text, asked)) is not None
    ]
    if len(set(said)) == len(said):
        return None
    for outcome in case.words.outcomes(case.regime):
        values = {c.value for o in case.options if (c := said_of_outcome(case, o.text, outcome))}
        if len(values) == len(case.options):
            return outcome
    return None


def _has_values_of(case: Case, options: list[Option], outcome: Outcome) -> bool:
    """Tell whether options are values of an outcome; two of one value say something else, too."""
    choices = [c for o in options if (c := said_of_outcome(case, o.text, outcome)) is not None]
    return len({choice.value for choice in choices}) == len(choices) > 1


def said_of_outcome(case: Case, text: str, outcome: Outcome) -> Choice | None:
    """Return the value of an outcome that a text states; bodies may go by the question's nouns."""
    told = (
        put_in_roles(case, text),
        text,
        in_roles(case, text),
        told_by_value(case, text),
    )
    found = next(
        (c for words in dict.fromkeys(told) if (c := case.words.choice(words, outcome))), None
    )
    if found is None and (along := along_the_line(text, case.question.ahead)):
        return case.words.choice(along, outcome)
    return found if found is not None else _of_both_halves(case, text, outcome)


def _of_both_halves(case: Case, text: str, outcome: Outcome) -> Choice | None:
    """Return the value that both halves of a text state: "A goes down and B goes up"."""
    halves = _HALVES.split(text)
    if len(halves) != len(("one", "other")):
        return None
    one, other = (said_of_outcome(case, half, outcome) for half in halves)
    return one if one is not None and one == other else None


def _of_values(options: tuple[Option, ...]) -> bool:
    return any(isinstance(read_value(option.text), Measurement) for option in options)


def differ_in_direction(options: tuple[Option, ...]) -> bool:
    """Tell whether two options have one value and differ in words: "5 N up", "5 N down"."""
    read = [read_value(option.text) for option in options]
    sizes = [m.si for m in read if isinstance(m, Measurement) and m.unit is not None and m.rest]
    return any(abs(one - two) <= _SAME * abs(one) for one, two in combinations(sizes, 2))
