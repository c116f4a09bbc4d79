"""Reading a question: its givens, facts fixed by words, what it asks, its options and regimes."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from wmw.core.patterns import declared
from wmw.core.quantity import Measurement
from wmw.core.system import unit_of
from wmw.core.tolerance import Agreement, agrees
from wmw.core.work import metered, spend
from wmw.verifiers.claims import asks_in_g
from wmw.verifiers.questions.asked_for import AskedFor, Targets
from wmw.verifiers.questions.dealing import dealt
from wmw.verifiers.questions.openings import ANY, Openings, openings_in
from wmw.verifiers.questions.places_by_letter import places_by_name
from wmw.verifiers.questions.question import Given, Question
from wmw.verifiers.questions.regimes_told import RegimesTold
from wmw.verifiers.questions.second_values import asks_of_before
from wmw.verifiers.questions.sentences import is_in_parts
from wmw.verifiers.questions.unit_wanted import of_unit_wanted, unit_wanted
from wmw.verifiers.questions.wording import Wording, worded
from wmw.verifiers.vocabulary.lexicon import lexicon, plain

_READING = 200
"""Steps of work: a question."""
_SIZE = re.compile(
    r"\bmagnitude\b|\bdeceleration\b|\b(?:at )?what distance\b"
    r"|\bhow (?:large|big|strong|far|high|tall|long|deep|fast|wide|much)\b|\bby how many\b",
    re.I,
)
"""Words that ask for a size, whatever its sign."""
_SPEED = re.compile(r"\b(?:speeds?|fast|faster)\b", re.I)
"""What is asked for without its sign."""
_NOUN = re.compile(r"[\s-]*[a-z]+", re.I)
_VARIANTS = 8
"""How many bodies named by their value are put by name."""


def read_question(text: str, family: str, regime: str | None = None) -> Question:
    """Read a question, its numbers dealt out among all quantities or those of a regime.

    Regimes with the same quantities share one reading.
    """
    return kept_question(text, family, ANY if regime is None else openings_in(family, regime))


def _read_question(text: str, family: str, openings: Openings) -> Question:
    spend(_READING + len(text))
    wording = worded(text, lexicon(family))
    regimes = RegimesTold(wording)
    asked = AskedFor(wording, regimes)
    values = dealt(wording, regimes, asked, openings)
    is_of_before = any(map(asks_of_before, wording.asking))
    altered = {} if is_of_before else values.altered
    wanted = _wanted(wording, asked, values.givens, altered)
    return Question(
        text=text,
        givens=values.givens,
        altered=altered,
        loose=values.loose,
        facts=wording.facts,
        targets=wanted.quantities,
        outcomes=wanted.outcomes,
        asking=plain(" ".join((*wording.asking, *asked.nouns_of_symbols()))),
        options=wording.options,
        regimes=tuple(regimes.hits),
        fits=tuple(regimes.hits.values()),
        magnitude_only=_asks_for_size(wording),
        in_parts=is_in_parts(wording.stem),
        instead=wanted.instead,
        spare=regimes.spare,
        numberless=all(wording.family.quantity(name).choices for name in values.givens),
        usual=_usual(wording, {*values.givens, *altered, *wanted.quantities}, values.loose),
        compound=wanted.compound,
        lettered=bool(wording.letters),
        signs=_signs(wording),
        ahead=wording.ahead,
        nobodys=values.nobodys,
    )


kept_question = metered(_read_question, maxsize=512)
"""The reading of a text in a family, its numbers dealt out among the quantities that are open."""


class _Wanted(NamedTuple):
    """What a question asks for, each as `Question` has it."""

    quantities: dict[str, int]
    outcomes: tuple[str, ...]
    instead: dict[str, int]
    compound: bool


def _wanted(
    wording: Wording, asked: AskedFor, givens: Mapping[str, Given], altered: Collection[str]
) -> _Wanted:
    """Return what is asked for, with what is meant where a body is told by its value or letter."""
    given = set(givens).difference(altered)
    found = asked.targets(wording.stem, given)
    quantities = _of_unit(wording, found, given)
    compound = found.of_two and not quantities
    instead = quantities if found.outcome_first else {}
    quantities = {} if found.outcome_first else quantities
    for variant in (*_by_name_instead(wording, givens), *places_by_name(wording.stem)):
        other = asked.targets(variant, given)
        more = {} if other.outcome_first or compound else other.quantities
        quantities = {**more, **{name: at for name, at in quantities.items() if name not in more}}
    return _Wanted(quantities, found.outcomes, instead, compound)


def _of_unit(wording: Wording, found: Targets, given: set[str]) -> dict[str, int]:
    """Return the quantities asked for, those of the unit that the answer is to have first."""
    if asks_in_g(wording.stem):  # the acceleration itself is no multiple of g
        quantity = wording.family.quantity
        pure = {name: at for name, at in found.quantities.items() if quantity(name).unit == "1"}
        return pure or found.quantities
    wanted = unit_wanted(wording.asking)
    return of_unit_wanted(wording.words, found.quantities, wanted, given)


def _by_name_instead(wording: Wording, givens: Mapping[str, Given]) -> Iterator[str]:
    """Yield the question with a body that is meant by its value called by its name.

    "the voltage across the 1.8 kΩ resistor" becomes "the voltage across the resistor R_2".
    """
    stem = wording.stem
    roles = {role.name: role for role in wording.family.roles}
    seen: set[str] = set()
    left = _VARIANTS
    for mention in wording.mentions:
        for quantity in map(wording.family.quantity, givens):
            same = mention.measurement.read_in(unit_of(quantity))
            if quantity.body not in roles or same is None or mention.measurement.unit is None:
                continue
            if agrees(same, givens[quantity.name].measurement.si) is not Agreement.EQUAL:
                continue
            if quantity.name not in seen:  # the first mention is the given itself
                seen.add(quantity.name)
                continue
            left -= 1
            if left < 0:
                return
            noun = _NOUN.match(stem, mention.end)
            rest = stem[noun.end() if noun else mention.end :]
            yield f"{stem[: mention.start]}{roles[quantity.body].words[0]}{rest}"


def _asks_for_size(wording: Wording) -> bool:
    """Tell whether a size is asked for, whatever its sign."""
    return _SIZE.search(wording.stem) is not None or any(map(_SPEED.search, wording.asking))


def _signs(wording: Wording) -> dict[str, bool]:
    """Return the sign conventions of the family that the words state or deny."""
    return {
        convention.name: stated
        for convention in wording.family.conventions
        for stated, patterns in ((True, convention.told), (False, convention.denied))
        if any(declared(pattern).search(wording.plain) for pattern in patterns)
    }


def _usual(
    wording: Wording, spoken_of: set[str], loose: tuple[Measurement, ...]
) -> tuple[tuple[dict[str, float], tuple[str, ...]], ...]:
    """Return what is taken for granted, but for what the question gives or asks for."""
    quantity = wording.family.quantity
    return tuple(
        (values, regimes)
        for values, regimes in wording.words.usual_in(wording.plain)
        if not spoken_of & set(values)
        and not any(
            measured.read_in(unit_of(quantity(name)))
            for name in values
            for measured in loose
            if measured.unit is not None
        )
    )
