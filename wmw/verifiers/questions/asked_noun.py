"""What is asked, told by the noun alone: "at what speed do the coupled cars roll on".

Where no declared phrase asks for a quantity, the noun still tells its kind. The answer is then
held against every quantity of that kind which the laws give: it can be found right, never wrong.
A number of the question says nothing then: who stands 1.8 m before a mirror has an image as far
behind it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.core.units import Unit, compatible, parse_unit
from wmw.verifiers.questions.of_two_together import OF_TWO
from wmw.verifiers.vocabulary.lexicon import NEVER_BARE, plain

if TYPE_CHECKING:
    from wmw.verifiers.case import Case

_KINDS: Mapping[str, str] = {
    "m/s": "speed speeds velocity velocities fast faster quickly",
    "m/s^2": "acceleration accelerate decelerate deceleration",
    "N": "force forces tension weight thrust pull push lift drag load reading reaction"
    " reactions weigh heavy",
    "m": "height distance depth length radius diameter displacement range amplitude altitude"
    " wavelength separation position high far deep long wide tall apart low away close thick",
    "s": "time times long period duration when soon seconds minutes hours",
    "Hz": "frequency often pitch",
    "kg": "mass masses heavy massive",
    "kg*m/s": "momentum impulse",
    "J": "energy work heat",
    "W": "power rate",
    "deg": "angle angles steep steeply direction inclination slope",
    "rad/s": "speed velocity rate",
    "Pa": "pressure stress",
    "K": "temperature hot warm cold",
    "m^3": "volume",
    "m^2": "area",
    "kg/m^3": "density",
    "C": "charge",
    "A": "current",
    "V": "voltage potential emf",
    "ohm": "resistance",
    "T": "field",
    "Wb": "flux",
    "N/m": "constant stiffness",
    "N*m": "torque moment",
    "1": "percentage percent fraction ratio factor efficiency many coefficient number times index"
    " magnification",
}
"""Nouns that ask, by a unit of what they ask for."""

_SORTS: tuple[tuple[str, re.Pattern[str], frozenset[str]], ...] = tuple(
    (unit, re.compile(rf"\b(?:{asked})\b"), word_set(named))
    for unit, asked, named in (
        (
            "N",
            r"friction(?:al)? force|force of (?:\w+ )?friction|(?:kinetic|static|sliding) friction"
            r"|(?:how (?:much|large is|great is|big is)|what) friction",
            "friction frictional traction",
        ),
        (
            "N",
            r"tension|pull (?:in|of) (?:string|rope|cord|cable|thread|chain|wire|line)s?"
            r"|force (?:in|of|exerted by) (?:string|rope|cord|cable|thread|chain|wire|line)s?",
            "tension pull string rope cord cable thread chain",
        ),
        ("N", "normal force|normal reaction", "normal support reaction push"),
        ("N", "(?:net|resultant) force", "net resultant total"),
        ("J", "kinetic energy", "kinetic"),
        ("J", "potential energy", "potential"),
    )
)
"""Phrases that ask for one sort of a kind, and words of which its name has one."""
_NAMED_IN_FULL: tuple[tuple[re.Pattern[str], re.Pattern[str]], ...] = tuple(
    (re.compile(rf"\b(?:{meaning})\b"), re.compile(rf"\b(?:{asked})\b"))
    for meaning, asked in (
        (
            "relative velocity|relative speed",
            r"relative\w*|approach\w*|separat\w*|apart|part|clos(?:e|ing)|each other|reced\w*"
            r"|away from",
        ),
        # What the bottom exerts on a stone is not its weight because it is as large.
        (r"weights?(?! (?:on|in) )", r"weigh\w*|heav\w+|gravit\w*|earth|mass|loads?"),
        (
            r"(?:work|energy) (?:of|from|by) (?:source|battery)|that (?:source|battery) gives",
            r"batter\w+|sources?|suppl\w+|deliver\w*|gives?|cells?|draw\w*|charger|work",
        ),
        ("(?:velocity|speed) of centre of mass", r"cent(?:er|re)|common|together|they|pair|both"),
        (
            "constant of combination",
            r"combin\w*|equivalent|effective|total|overall|together|resulting|system|single|one"
            r"|pair|both|arrangement|replac\w*|set|they|whole|two|three|net|series|parallel",
        ),
    )
)
"""Words of quantities that nobody asks for by their noun alone, and words that ask for them."""
_BEFORE = re.compile(r"\b(?:before|initial(?:ly)?|originally|at first)\b")
_AFTER = re.compile(r"\b(?:after|afterwards?|final(?:ly)?|at (?:the )?end)\b")
_OF_ONE = re.compile(r"\bof (?:the )?(?:first|second|moving|other|heavier|lighter) \w+\b(?! and\b)")
_EARLY, _LATE = (" before", " at first"), (" after", " at the end")
"""How what is meant of the beginning ends, and of the end."""
_NUMBERED = re.compile(r"(?<=[a-zA-Z]_)\d+\b|(?<=element )\d+\b")
_OF_THE_WHOLE = re.compile(
    r"\b(?:total|whole|altogether|together|each|both|all|combin\w+|equivalent|battery|batteries"
    r"|cells?|suppl\w+|source|mains|circuit|main)\b"
)
"""Words of what several things have or draw together, or all alike."""
_SAME = 1e-9
_OTHERWISE = (*OF_TWO, "many times as ")
"""Words that ask for what two values make together, which none of them answers."""
_DECIBELS = frozenset({"db", "decibel", "decibels"})
_COUNTS = frozenset({"number", "turn", "turns", "loops", "windings", "strands", "ratio"})


def by_noun(case: Case, agrees: Callable[[str, float], bool]) -> str | None:
    """Return a quantity of the kind asked for that the answer states rightly; None if none is.

    `agrees` tells whether the answer is that quantity's value.
    """
    asking = case.question.asking
    if case.gold or (not case.question.targets and any(words in asking for words in _OTHERWISE)):
        return None
    units = _units(case.question.asking)
    if _of_one_of_several(case, units):
        return None
    decibels = not _DECIBELS.isdisjoint(asking.split())  # "how many dB" is no number of things
    told = [abs(value) for name in case.question.givens for value in case.given_values(name)]
    for name, value in case.asked.items():
        textbook = case.textbook_unit(name)
        if (
            value
            and any(compatible(unit, textbook) for unit in units)
            and (any(textbook.dimension) or (textbook.text in NEVER_BARE) is decibels)
            and not case.given_values(name)
            and not case.family.quantity(name).choices  # "what acceleration" is not for g
            and not any(abs(abs(value) - given) <= _SAME * given for given in told)
            and agrees(name, value)
            and _is_of_the_sort(case, name)
            and _is_of_the_moment(case, name)
            and not is_unasked(case, name)
        ):
            return name
    return None


def _of_one_of_several(case: Case, units: tuple[Unit, ...]) -> bool:
    """Tell whether it is asked of one of several things that go by numbers alone.

    "What is the voltage across the lamp", of a lamp and a resistor in series.
    """
    if _OF_THE_WHOLE.search(case.question.asking):
        return False
    numbered: dict[str, float] = {}
    for name, value in case.asked.items():
        meaning, count = _NUMBERED.subn("", case.family.quantity(name).meaning)
        textbook = case.textbook_unit(name)
        if (
            count
            and any(compatible(unit, textbook) for unit in units)
            and abs(numbered.setdefault(meaning, value) - value) > _SAME * abs(value)
        ):
            return True
    return False


def _is_of_the_sort(case: Case, name: str) -> bool:
    """Tell whether a quantity's name has the words of the sort that is asked for.

    A weight is no friction force, and no part of it the net force; who asks "how fast" of a ball
    means no relative velocity.
    """
    words = plain(case.family.quantity(name).meaning)
    if any(
        told.search(words) and not asked.search(case.question.asking)
        for told, asked in _NAMED_IN_FULL
    ):
        return False
    meaning = set(words.split())
    sorts = [
        named
        for unit, asked, named in _SORTS
        if case.family.quantity(name).unit == unit and asked.search(case.question.asking)
    ]
    return not sorts or any(not meaning.isdisjoint(named) for named in sorts)


def _is_of_the_moment(case: Case, name: str) -> bool:
    """Tell whether a quantity may be of when the question asks: none of after for one of before."""
    asking, meaning = case.question.asking, case.family.quantity(name).meaning
    before, after = _BEFORE.search(asking), _AFTER.search(asking)
    if meaning.startswith("total ") and _OF_ONE.search(asking):
        return False
    if bool(before) == bool(after):
        return True
    return not meaning.endswith(_LATE if before else _EARLY)


def is_unasked(case: Case, name: str) -> bool:
    """Tell whether the words say that it is another quantity which they ask for."""
    declared = case.family.quantity(name).unasked
    told = plain(case.question.text) if declared else ""
    return any(
        compiled(words).search(text) for words in declared for text in (told, case.question.asking)
    )


def of_a_kind_asked(case: Case, quantity: str) -> bool:
    """Tell whether the noun that asks is one for quantities of this kind: "what velocities"."""
    textbook = case.textbook_unit(quantity)
    return any(compatible(unit, textbook) for unit in _units(case.question.asking))


def first_noun_has(asking: str, unit: Unit) -> bool:
    """Tell whether the first noun of kinds in what asks is one for quantities of a unit.

    "What work is done by the normal force" asks for no force.
    """
    kinds = (_units(word) for word in asking.split())
    return any(compatible(unit, known) for known in next(filter(None, kinds), ()))


def of_unit(noun: str, unit: Unit | None) -> bool:
    """Tell whether a noun is one for quantities of a unit; what has none is a number of things."""
    if unit is None:
        return noun in _COUNTS
    return any(compatible(unit, known) for known in _units(noun))


@lru_cache(maxsize=2048)
def kinds_of(word: str) -> frozenset[str]:
    """Return the units of the kinds of quantity that a noun, or a word of how, may ask for."""
    return frozenset(unit for unit, words in _KINDS.items() if word and word in words.split())


def _units(asking: str) -> tuple[Unit, ...]:
    words = set(asking.split())
    found = [parse_unit(unit) for unit, nouns in _KINDS.items() if words & set(nouns.split())]
    return tuple(unit for unit in found if unit is not None)
