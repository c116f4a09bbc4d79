"""The final answer: what was asked, what the laws give for it, what the answer says."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import Literal

from wmw.core import registry
from wmw.core.equation.names import word_set
from wmw.core.family import Choice, Outcome
from wmw.core.quantity import Measurement, read_value
from wmw.core.system import unit_of
from wmw.core.tolerance import Agreement, agrees, worked_out_slack
from wmw.core.units import parse_unit
from wmw.verifiers.answers.several import right_by_several
from wmw.verifiers.answers.sign_on_axis import right_value
from wmw.verifiers.answers.told_way import along_the_line, is_against_its_way, signed_value
from wmw.verifiers.answers.way_of_body import way_asked
from wmw.verifiers.bodies.beside_number import put_in_roles
from wmw.verifiers.bodies.by_label import label_asked
from wmw.verifiers.bodies.whose import in_roles
from wmw.verifiers.case import Case
from wmw.verifiers.equations.rounding import least_slack, measurement, readings, says_where
from wmw.verifiers.equations.written import written
from wmw.verifiers.once import once
from wmw.verifiers.questions.added_later import names_added
from wmw.verifiers.questions.asked_noun import by_noun, is_unasked
from wmw.verifiers.questions.asked_whether import affirmed, named_value
from wmw.verifiers.questions.facets import right_by_facets
from wmw.verifiers.questions.factor_options import is_bounded, right_by_factor
from wmw.verifiers.questions.options import Option, but_for_denials
from wmw.verifiers.questions.range_options import is_range, right_by_range
from wmw.verifiers.questions.unnamed import unnamed
from wmw.verifiers.vocabulary.effects import claimed, right_choice
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain
from wmw.verifiers.vocabulary.spelled import read_worded
from wmw.verifiers.vocabulary.trends import is_bare_way

_SAME = 1e-9
_HALVES = re.compile(r",? and |[;,] (?:and |while |whereas )?", re.I)
_INDEX = re.compile(r"\d")
_FAR = 4
"""How far behind the question word a name is no longer sure to be what is asked for."""
_SEVERAL = 3
"""How many values of one kind are so many that a wrong answer is easily one of them."""
_FAR_BETTER = 1
"""How many more words of a scene the question has than of another that it is hardly about."""
_TRIED = 2
_NEWTON = parse_unit("N").dimension  # type: ignore[union-attr]
_PART_OF = re.compile(r"\b(?:(?:what|which) (?:part|share|portion|proportion)|how much) of\b")
"""What may be answered by a part of one, as well as by an amount in a unit."""
_COUNTED = re.compile(
    r"\bhow many (?:(?:such|more|other|full|whole|equal|identical|of) )*(?:\d[\d ]*[a-z]{1,9} )?"
    r"(?P<what>[a-z]+)\b(?!.*\b(?:per|each|every)\b)"
)
_OF_UNITS = word_set("kilos kilo square cubic times per degrees standard metric")
"""Words behind "how many" that begin a unit, or ask for a factor."""
_PLAIN_ANGLE = 7
"""How many base quantities come before that of the angle."""
_HEAVIER = re.compile(r"\b(?:(?P<more>heavier)|lighter) (?!than\b)(?!.*\b(?:heavier|lighter)\b)")
_MASS = parse_unit("kg").dimension  # type: ignore[union-attr]
_MULTIPLE = re.compile(r"\b(?:times|fold|factor|ratio)\b", re.I)
_MULTIPLE_ASKED = re.compile(r"\bhow many times\b|\bby what factor\b|\bratio of\b")
_OPEN_ENDED = re.compile(
    r"\b(?:cannot|can't|depends?|not enough|insufficient|impossible|none of|no answer)\b", re.I
)
"""Options that give no value of what is asked."""
_LABELLED = re.compile(
    r"\b(?:arrow|graph|curve|figure|fig\.?|diagram|sketch|picture|path|line|point|position|region"
    r"|place|track|ray|statement|case|number|no\.?)\s*\(?\d+\)?\W*$"
    r"|#\s*\d|\b(?:row|column|step|equation|eq\.?|table|item|entry|page|section)\s*\(?\d",
    re.I,
)
"""A number that only names something in a picture, or a place where to look."""
_WAYS = 2
"""How many options that say no more than "it increases" tell that a quantity is meant."""
_NEAR_OPTION = 0.06
"""How far the right value may lie from the nearest option for the options to be trusted."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer as understood: a measurement, a qualitative choice, or neither."""

    text: str
    measured: Measurement | None
    choice: Choice | None
    option: Option | None
    letter: str | None


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
        for outcome in asked:  # of several things asked for, the one that is answered
            if said_of_outcome(case, text, outcome) is not None:
                return outcome
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
    if case.gold or (_of_values(case.options) and not _differ_in_direction(case.options)):
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
    told = (put_in_roles(case, text), text, in_roles(case, text))
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


def _differ_in_direction(options: tuple[Option, ...]) -> bool:
    """Tell whether two options have one value and differ in words: "5 N up", "5 N down"."""
    read = [read_value(option.text) for option in options]
    sizes = [m.si for m in read if isinstance(m, Measurement) and m.unit is not None and m.rest]
    return any(abs(one - two) <= _SAME * abs(one) for one, two in combinations(sizes, 2))


@once
def quantity_asked(case: Case) -> str | None:
    """Return the quantity asked for, where the laws give a value for it."""
    if case.dependence is not None and outcome_asked(case) is case.dependence:
        return None
    if case.question.compound and not case.gold:
        return None
    names = _of_body_asked_about(case, [n for n in case.asked_quantities if n in case.asked])
    whose = _whose(case, names)
    if whose is None:
        return None
    names = whose
    measured = case.claims.answer.measured
    bare = names and not any(case.textbook_unit(names[0]).dimension[:_PLAIN_ANGLE])
    if not case.gold and not bare and _asks_for_number(case):
        return None
    if measured is not None and names and not case.gold:
        first = case.textbook_unit(names[0]).dimension
        others = (q for q in case.question.targets if q in case.asked and not case.given_values(q))
        for name in dict.fromkeys((*names, *others)):
            other = case.question.in_parts or case.textbook_unit(name).dimension != first
            if other and agrees_with(case, measured, name, case.asked[name]):
                return name
        if case.question.in_parts:
            return None
        for name in _as_likely(case, names):
            if agrees_with(case, measured, name, case.asked[name]):
                return name
    stated = reply(case).measured
    if names and (stated is None or not _is_of_another_kind(case, stated, names)):
        names = _of_kind_stated(case, stated, names)
        return _meant_by_words_apart(case, names[0], measured) or names[0]
    if not names and not case.gold and _is_asked_elsewhere(case):
        return None  # some other value of this scene may be as large: a whole period for a half
    if not names and _names_what_stays_open(case, stated):
        return None
    if not names and not case.gold and names_added(case.claims.question):
        return None  # of many a thing there is a value before and one after
    if not names and not case.gold and _is_of_another_scene(case, stated):
        return None
    told = _told_by_value(case)
    found = by_noun(
        case,
        lambda q, v: (
            stated is not None
            and agrees_with(case, stated, q, v)
            and not _is_of_the_other(case, q, told)
        ),
    )
    if found is None and not case.question.targets:
        return None  # the noun alone asked, and the answer is of another kind: angular acceleration
    return found or next(iter(names), None)


def _is_asked_elsewhere(case: Case) -> bool:
    """Tell whether a scene that the words give rather than this one has what this one lacks.

    Where it is asked for by letters, any scene that they allow is such a one.
    """
    targets, regimes = case.question.targets.keys(), case.question.regimes
    if not case.question.lettered:
        if not case.question.givens or not targets.isdisjoint(case.system.names):
            return False
        if case.regime in regimes:
            regimes = regimes[: regimes.index(case.regime)]
    systems = (registry.system(case.family.name, name) for name in regimes)
    return any(not targets.isdisjoint(system.names) for system in systems)


def _asks_for_number(case: Case) -> bool:
    """Tell whether the question asks for a number without a unit, and what it asks for has one.

    "How many 60 kg people" asks for no mass, and "what part of the energy" answered by 2/3 for no
    energy.
    """
    counted, stated = _COUNTED.search(case.question.asking), case.claims.answer.measured
    if stated is None or (stated.unit is not None and any(stated.unit.dimension)):
        return False
    if counted is not None and parse_unit(counted["what"]) is None:
        return counted["what"] not in _OF_UNITS
    part = stated.unit is not None or abs(stated.value) <= 1
    return part and _PART_OF.search(case.question.asking) is not None


def _of_body_asked_about(case: Case, names: list[str]) -> list[str]:
    """Return the quantities of the body that the asking sentence gives a value of first.

    "Where must a 200 g mass be hung" asks for the place of that mass.
    """
    bodies = _told_by_value(case)
    if len(bodies) != 1 or case.gold:
        return names
    of_others = {role.name for role in case.family.roles}.difference(bodies)
    return sorted(names, key=lambda name: case.family.quantity(name).body in of_others)


def _is_of_the_other(case: Case, name: str, told: set[str]) -> bool:
    """Tell whether a quantity is that of another body than the one which the asking sentence tells
    by a value, and that one has its own: after an impact the 2.0 kg cart and the other one.
    """
    body = case.family.quantity(name).body
    if body is None or len(told) != 1 or body in told:
        return False
    stem = _INDEX.sub("", name)
    return any(
        case.family.quantity(other).body in told and _INDEX.sub("", other) == stem
        for other in case.asked
    )


def _told_by_value(case: Case) -> set[str]:
    """Return the roles whose values the asking sentence gives: the one of the 3.0 kg mass.

    Or tells apart: the heavier one of two.
    """
    if (heavier := _HEAVIER.search(case.question.asking)) is not None:
        masses = {
            body: abs(given.measurement.si)
            for name, given in case.question.givens.items()
            if (body := case.family.quantity(name).body) is not None
            and case.textbook_unit(name).dimension == _MASS
        }
        if len({*masses.values()}) == len(masses) == 2:
            return {(max if heavier["more"] else min)(masses, key=lambda body: masses[body])}
    told = [
        given.measurement.si
        for given in case.question.givens.values()
        if holds_phrase(case.question.asking, plain(given.measurement.text))
    ]
    return {
        body
        for name in case.question.givens
        if (body := case.family.quantity(name).body) is not None
        and any(value in told for value in case.given_values(name))
    }


def _whose(case: Case, names: list[str]) -> list[str] | None:
    """Return the quantities of the body that the asking sentence names, where one phrase asks for
    that of either: "the net force on the glider".

    None where it cannot be told whose is meant.
    """
    declared = [case.family.quantity(name) for name in names]
    alike = [q for q in declared if q.body is not None and q.asked == declared[0].asked]
    if len({q.body for q in alike}) < 2 or not declared[0].asked or case.gold:
        return names
    asking, words = case.question.asking, case.words
    whose = {role for name, role in case.cast.items() if holds_phrase(asking, plain(name))}
    labelled = label_asked(case)
    roles = (
        _told_by_value(case)
        or ({labelled} if labelled is not None else set())
        or whose
        or {
            role.name
            for role in case.family.roles
            for word in role.words
            if words.roles_of(word, case.regime) == (role.name,)
            and holds_phrase(asking, plain(word))
        }
    )
    found = [q.name for q in alike if q.body in roles]
    return found if len(found) == 1 else None


def _unnamed_forces(case: Case) -> list[str]:
    """Return the forces asked for without their noun: a body has several, but only one speed."""
    names = unnamed(case.question.asking, case.family.name)
    return [name for name in names if case.textbook_unit(name).dimension == _NEWTON]


def _names_what_stays_open(case: Case, stated: Measurement | None) -> bool:
    """Tell whether the question names what it asks for, and only its value is not known here.

    The largest friction is then no answer to a question for the friction. Nor is the weight one to
    a question for the push, where a number that would lead to it has found no place, or where the
    push itself has none ("how hard must you push").
    """
    close = [q for q in case.asked_quantities if case.question.targets.get(q, _FAR) < _FAR]
    if not case.asked_quantities:
        close = [q for q in _unnamed_forces(case) if q not in case.system.names]
    if not close or (stated and _is_of_another_kind(case, stated, close)):
        return False
    kind = case.textbook_unit(close[0]).dimension
    alike = {f"{v:.3g}" for q, v in case.asked.items() if case.textbook_unit(q).dimension == kind}
    unplaced_ones = any(told.unit and any(told.unit.dimension) for told in case.question.loose)
    return len(alike) >= (1 if unplaced_ones else _SEVERAL)


def _is_of_another_scene(case: Case, stated: Measurement | None) -> bool:
    """Tell whether what the question names has no value here, but has where its words fit better.

    The weight is then no answer to a question for the tension. Where the scene has what is named,
    and only its value is open, another that fits as well will do.
    """
    question, family = case.question, case.family.name
    close = [name for name, at in question.targets.items() if at < _FAR]
    if not close or (stated is not None and _is_of_another_kind(case, stated, close)):
        return False
    fits = dict(zip(question.regimes, question.fits, strict=True))
    is_open = any(name in case.system.names for name in close)
    least = fits.get(case.regime, 0) + (0 if is_open else _FAR_BETTER)
    given = {name: told.measurement.si for name, told in question.givens.items()}
    knowns = case.question_knowns.items()
    constants = {name: value for name, value in knowns if case.family.quantity(name).choices}
    others = [r for r, fit in fits.items() if fit >= least and r != case.regime]
    for other in others[:_TRIED]:
        system = registry.system(family, other)
        known = {**constants, **given, **question.facts_in(other)}
        world = system.solve({q: v for q, v in known.items() if q in system.names}).world
        if any(name in world for name in close):
            return True
    return False


def _of_kind_stated(case: Case, stated: Measurement | None, names: list[str]) -> list[str]:
    """Return those quantities that have the unit of the answer: a time where a height is told too.

    "How long does it take to the highest point" has words that ask for either.
    """
    if stated is None or stated.unit is None:
        return names
    return [q for q in names if case.textbook_unit(q).dimension == stated.unit.dimension]


def _is_of_another_kind(case: Case, stated: Measurement, names: list[str]) -> bool:
    """Tell whether an answer's unit is that of none of the quantities the words ask for.

    Of "with what speed and at what angle does it land" either may be answered.
    """
    kinds = {case.textbook_unit(name).dimension for name in names}
    return stated.unit is not None and stated.unit.dimension not in kinds


def _as_likely(case: Case, names: list[str]) -> list[str]:
    """Return the quantities that the words ask for no less than the first, and do not tell.

    "What is its volume there?" may mean the first volume or the second.
    """
    likely, body = case.question.targets, case.family.quantity(names[0]).body
    told = [value for q in case.question.givens for value in case.given_values(q)]
    return [
        name
        for name in names
        if likely.get(name) == likely.get(names[0])
        and case.family.quantity(name).body == body
        and not any(abs(case.asked[name] - value) <= _SAME * abs(value) for value in told)
    ]


def _meant_by_words_apart(case: Case, first: str, measured: Measurement | None) -> str | None:
    """Return what is asked for instead of the likeliest quantity, by words that stand apart.

    "What percentage of the volume of an iceberg is visible above the surface" begins as a question
    for the part below. The answer tells, where the asking sentence has the other's word.
    """
    if measured is None or case.gold or agrees_with(case, measured, first, case.asked[first]):
        return None
    unit = case.textbook_unit(first)
    asking = case.words.asking
    said = [
        phrase
        for phrase in asking.found(case.question.asking)
        if any(name == first for name, _ in asking.owners[phrase])
    ]
    for cue in case.words.cues.found(case.question.asking):
        if any(holds_phrase(phrase, cue) for phrase in said):
            continue  # a word of what is asked for stands nowhere apart
        for name, _ in case.words.cues.owners[cue]:
            declared = case.family.quantity(name)
            if (
                name in case.asked
                and not is_unasked(case, name)
                and not case.given_values(name)
                and case.textbook_unit(name).dimension == unit.dimension
                and declared.body == case.family.quantity(first).body
                and agrees_with(case, measured, name, case.asked[name])
            ):
                return name
    return None


@once
def reply(case: Case) -> Reply:
    """Read the answer; a letter stands for the text of its option."""
    answer = case.claims.answer
    options = {option.letter: option for option in case.options}
    option = options.get(answer.letter or "")
    text, measured = answer.text, answer.measured
    if isinstance(answer.raw, str) and (answer.letter is None or not options):
        text = answer.raw.strip()
    if option is not None and not answer.text:
        text = option.text
        measured = _value_in(option)
    elif measured is None and isinstance(answer.raw, str):
        measured = read_worded(text)
    if measured is not None and measured.unit is None and _LABELLED.search(text):
        measured = None
    outcome = outcome_asked(case)
    number = str(answer.raw) if isinstance(answer.raw, int | float) and not answer.unit else ""
    worded = text or number  # of a factor the number says all
    choice = said_of_outcome(case, worded, outcome) if outcome is not None and worded else None
    if choice is None and outcome is not None:
        choice = affirmed(case, worded, outcome)
    return Reply(text, measured, choice, option, answer.letter)


def _value_in(option: Option) -> Measurement | None:
    """Return the value that an option states, and does not only bound."""
    bounded = is_bounded(option.text) or is_range(option.text)
    return None if bounded else read_worded(option.text)


def right_option(case: Case) -> Option | Literal["unclear"] | None:
    """Return the option that the laws single out; "unclear" where they do not."""
    if len(case.asked_outcomes) > 1 and (found := right_by_facets(case)) is not None:
        return found
    if (several := right_by_several(case, partial(agrees_with, case))) is not None:
        return several
    outcome, quantity = outcome_asked(case), quantity_asked(case)
    if outcome is not None:
        right = right_choice(case, outcome)
        worded = [(option, said_of_outcome(case, option.text, outcome)) for option in case.options]
        if any(o.letter == case.claims.answer.letter and choice is None for o, choice in worded):
            return "unclear"  # what is not understood may be right as well
        fits = [o for o, choice in worded if right and choice and choice.value == right.value]
        fits = but_for_denials(fits)
        return fits[0] if len(fits) == 1 else "unclear"
    if quantity is None:
        return "unclear"
    found = right_by_factor(case, quantity) or right_by_range(case, quantity)
    if found is not None:
        return found
    value = right_value(case, quantity)
    unit = unit_of(case.family.quantity(quantity))
    near: list[tuple[float, Option]] = []
    for option in case.options:
        read = _value_in(option)
        reading = read.read_in(unit) if read is not None else None
        if reading is not None:
            near.append((abs(reading.si - value), option))
    near.sort(key=lambda pair: pair[0])
    tied = [option for off, option in near if off <= _NEAR_OPTION * abs(value)]
    if value and len(tied) == 2 and _differ_in_direction(tuple(tied)):
        return _by_direction(case, tied)
    if (
        len(near) < 2
        or near[0][0] > _NEAR_OPTION * abs(value)
        or near[1][0] <= 2 * near[0][0] + 1e-9 * abs(value)
    ):
        return "unclear"
    return near[0][1]


def _by_direction(case: Case, tied: list[Option]) -> Option | Literal["unclear"]:
    """Return the one of two options of the right size that has the right direction."""
    outcome = outcome_with_values(case, tied)
    right = right_choice(case, outcome) if outcome is not None else None
    if outcome is None or right is None:
        return "unclear"
    said = [(option, said_of_outcome(case, option.text, outcome)) for option in tied]
    fits = [option for option, choice in said if choice and choice.value == right.value]
    return fits[0] if len(fits) == 1 else "unclear"


def agrees_with(case: Case, measured: Measurement, quantity: str, value: float) -> bool:
    """Tell whether a stated value is the quantity's, given in our convention, within slack."""
    signed = signed_value(case.family.name, case.regime, quantity, case.asked)
    if is_against_its_way(measured, case.question.ahead, signed):
        return False
    theirs = case.theirs(quantity, value)
    either_sign = (
        case.question.magnitude_only
        or case.family.quantity(quantity).sign != "any"
        or says_where(measured)
    )
    for reading in readings(measured, case.units_of(quantity)):
        allowed = max(worked_out_slack(reading, case.intermediates), least_slack(theirs))
        if abs(reading.si - theirs) <= allowed:
            return True
        if either_sign and abs(abs(reading.si) - abs(value)) <= allowed:
            return True
    return False


def names_a_case(case: Case, measured: Measurement, quantity: str) -> bool:
    """Tell whether a number of the answer is no value of what is asked: a multiple, a name.

    "9 times as far" answers by how much, and "larger on the 15° slope" which of the slopes.
    """
    textbook = case.textbook_unit(quantity)
    if measured.unit is None:
        multiple = _MULTIPLE.search(measured.rest) or _MULTIPLE_ASKED.search(case.question.asking)
        return any(textbook.dimension) and multiple is not None
    if measured.read_in(textbook) is not None or not measured.rest:
        return False
    told = (*case.question.givens.values(), *case.question.altered.values())
    numbers = (*(given.measurement for given in told), *case.question.loose)
    return any(
        number.unit is not None
        and number.unit.dimension == measured.unit.dimension
        and agrees(measured, number.si) is Agreement.EQUAL
        for number in numbers
    )


def found_by_trace(case: Case, quantity: str) -> tuple[Measurement, ...]:
    """Return the values that the trace itself found for a quantity: state 1, else derivation.

    Those of a derivation come with the last first.
    """
    stated = tuple(
        b.measured for b in case.results if b.quantity == quantity and b.moment != "before"
    )
    if stated:
        return stated
    found: list[Measurement] = []
    for located in written(case).located:
        if located.pointer != "/derivation":
            continue
        from wmw.core.equation import Sym, as_number

        sides, relations = located.statement.sides, located.statement.relations
        equal = next((i for i, r in enumerate(relations) if r not in ("=", "≈")), len(relations))
        literal = as_number(sides[equal])  # "f = 230 N < 260 N" finds 230 N
        if isinstance(sides[0], Sym) and literal and quantity in case.quantities_of(sides[0].name):
            read = measurement(literal)
            found += [read] if read is not None else []
    return tuple(reversed(found))


def outcome_found(case: Case, outcome: Outcome) -> Choice | None:
    """Return the value of the outcome that state 1 claims, if it claims one."""
    text = case.claims.change
    if text is None or outcome is case.dependence:  # it may speak of other quantities
        return None
    found = {choice.value: choice for choice in claimed(case, text.text, outcome)}
    if len(found) != 1:
        return None
    [choice] = found.values()
    if not outcome.in_effects:  # in prose its words may be of something else: "it moves up until"
        right = right_choice(case, outcome)
        return choice if right is not None and right.value == choice.value else None
    return choice


def tells_outcome(case: Case, text: str) -> bool:
    """Tell whether a text states the qualitative outcome that is asked for, and rightly so.

    What it says otherwise may be of something else: "the speed doubles, so the force quadruples".
    """
    outcome = outcome_asked(case)
    right = right_choice(case, outcome) if outcome is not None else None
    if outcome is None or right is None:
        return False
    return {choice.value for choice in claimed(case, text, outcome)} == {right.value}
