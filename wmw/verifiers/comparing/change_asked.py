"""What becomes of a quantity when another is changed, asked in symbols or for a value.

"A pendulum of length L has the period T. What is the period of one of length 4L?" and "Its period
is 2.0 s. What is it where g is half as large?" ask what `dependence.py` asks in words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from wmw.core import registry
from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, Mention, find_measurements
from wmw.core.system import unit_of
from wmw.core.units import parse_unit
from wmw.core.work import metered
from wmw.verifiers.comparing.dependence import (
    NEW,
    Dependence,
    changes_told,
    held_in,
    read_dependence,
    tells_factor,
)
from wmw.verifiers.comparing.sides import scenery_of
from wmw.verifiers.questions.changes import changes_by_value
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.questions.question import Given
from wmw.verifiers.questions.reading import read_question
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.nouns import nouns_in
from wmw.verifiers.vocabulary.shares_told import shares_as_factors
from wmw.verifiers.vocabulary.symbols_told import Symbol, multiples_of, symbols_in

_SEEMS = re.compile(r"\b(?:(?:appears?|seems?) to weigh|apparent(?:ly)? weigh\w*)\b", re.I)
"""What tells of a weight that is felt, and of no other weight."""
_SENTENCE = re.compile(r"(?<=[.?!;])\s+(?=\D)")
_QUESTION = re.compile(
    r"\b(?:what|which|find|determine|calculate|give|how (?:much|many|large|great|strong)) "
)
_HOW = (
    (re.compile(r"\bhow long (?:does|do|did|will|would|is) .*\b(?:take|last|fall|need)"), "time"),
    (re.compile(r"\bhow far\b"), "distance"),
    (
        re.compile(r"\bwhere (?:do|does|did|will|would) .*\b(?:land|hit|strike|come down)\b"),
        "distance",
    ),
    (re.compile(r"\bhow fast\b"), "speed"),
    (re.compile(r"\bhow high\b"), "height"),
    (re.compile(r"\bhow deep\b"), "depth"),
    (re.compile(r"\bhow long (?:must|should|is)\b"), "length"),
)
"""Nouns for what is asked for without one."""
_MULTIPLE = re.compile(r"(?<![\w.])\d+(?:\.\d+)?(?P<symbol>Δ?[A-Za-zα-ω](?:_\w|\d)?)(?![\w'’°])")
_FACTORS = re.compile(
    r"\b(?:doubl(?!e (?:slit|glaz|pane|pulley|pendulum|convex|concave|layer|string|rope|star))"
    r"|tripl|quadrupl|halv)\w+|\btwice\b|\bhalf\b|\b\w+ times\b|\bone (?:third|quarter|fourth|fifth"
    r"|sixth)\b"
)
_SWAPPED = re.compile(r"\b(?:swapped|replaced|exchanged|raised|lowered|increased|reduced)\b", re.I)
_MADE_SO = re.compile(
    r"\b(?:doubl|tripl|quadrupl|halv|twice|times)\w*[\w ,]{0,20}"
    r"(?:\bto|\bto be|that is|namely|i\.e\.|\()\s*\Z"
)
"""Words ahead of a value that is the older one times a factor that is told: "doubled to 6.0 cm"."""
_SETTING = re.compile(
    r"\b(?:when|if)\b[^.;?!\d]{0,50}\b(?:by|at|of|with|is|to|from|under|in|within)(?: about)? \Z"
    r"|\b(?:at|with|from|for|under)(?: (?:an? )?[a-z]+ of| an?)? \Z|\ban? [a-z]+ of \Z"
    r"|\b(?:second|[Aa]nother|other) [a-z]+ of \Z"
)
_SIZED = re.compile(r"\ban? (?P<of>[a-z]+) \Z")
_SIZE = re.compile(r" (?:long|high|tall|deep|thick|wide|away|below|above)\b")
"""What stands ahead of a value and behind it in "a pendulum 2.0 m long"."""
_OTHER = re.compile(
    r"\b(?:another|other|second|both|each|together|in all|altogether|overall|whole|entire|total"
    r"|more|further|extra|additional|average|mean|difference|longer|after(?! (?:the )?same\b)"
    r"|later|before|between|until|above|below|away|instead of)\b"
    r"|\b(?:an?) (?!(?:speed|height|distance|length|depth|tension|force|amplitude|voltage|current"
    r"|frequency|temperature|stretch|compression|radius|load|rate|field) )",
    re.I,
)
"""Words of the asking by which it may be about another body, or about more than one value."""
_ONE = re.compile(r"\ban? ([a-z]{3,20})\b")
_VALUE = re.compile(r"\b(an? )\d[\d.]* ?[^\W\d]{1,3} (?=[a-z]{3})")
"""A value ahead of what has it: "a 9.0 V battery"."""
_SECOND = re.compile(r"(?:A second|Another|The (?:second|other)) (?P<of>[a-z]+)\b")
_SECONDS = re.compile(r"\b(?:(?:a|the) (?:second|other)|another) ")
_AVERAGE = re.compile(r"\b(?:average|mean)\b")
_ALIKE = re.compile(r"\bsame\b", re.I)
_FURTHER = re.compile(r"\b(?:more|further|less|added|removed|longer|shorter|later|earlier)\b")
_DOES = re.compile(r"\b(?:what|which|how)\b.*? (?:does|do|will|would|did) (?P<rest>.+)")
_PLAIN_VERB = re.compile(
    r"(?:.{1,2}|have|move|make|take|come|goes?|get|put|keep|stay|turn|run|start|stop|then|that|this"
    r"|with|when|from|what|same|now|one|the|and|for|off|out|its|they|it)"
)
"""Verbs that say nothing of what is asked for, and words beside them that are none."""
_WHAT_NOUN = re.compile(r"\b(?:what|which|how (?:large|big|great) a) (?P<noun>[a-z]{4,})\b")
_SPEED = parse_unit("m/s").dimension  # type: ignore[union-attr]
_MASS = parse_unit("kg").dimension  # type: ignore[union-attr]
_BESIDE = 40
"""How far, in characters, before a value the noun for it may stand."""
Names = tuple[str, ...]
Pair = tuple[Measurement, Measurement]


@dataclass(frozen=True, slots=True)
class AskedChange:
    """What is asked, as a dependence, and the symbol or the value that it had before the change."""

    dependence: Dependence
    symbol: str | None = None
    value: Measurement | None = None
    again: bool = False
    """Whether nothing but two values tells of a change: then every regime must agree."""
    pair: Pair | None = None
    """What is changed as it was and as it has become, where both are told as values."""
    told_as: str | None = None
    """What the value was read as."""
    firm: bool = True
    """Whether it is sure what the value is of: else what makes no difference may not be meant."""


def _asked_change(question: str, family: str) -> AskedChange | None:
    """Return which change of which quantity a question asks for; None where it asks for none."""
    stem, _ = split_options(question)
    symbols = tuple(symbols_in(stem, family))
    told = read_dependence(question, family)
    if multiplies_beside_a_value(question, family):
        return None
    if told is not None:
        if told.other or told.was is not None:
            return None
        symbol = _symbol_of(told.target, "", symbols, family)
        given = _given_of(told.target, "", question, family)
        return AskedChange(told, symbol, given[0] if given else None)
    starts = [0, *(match.end() for match in _SENTENCE.finditer(stem))]
    noun, target = _asked_noun(plain(_asking_part(stem, starts)), family)
    likely = read_question(question, family).targets
    first = min(likely.values(), default=0)
    target = tuple(dict.fromkeys((*target, *(q for q, at in likely.items() if at == first <= 1))))
    if not target:
        target = _kin_by_verb(question, family) or _kin_by_word(question, stem, starts, family)
    if not target:
        return None
    symbol = _symbol_of(target, noun, symbols, family)
    given = _given_of(target, noun, question, family)
    if symbol is None and given is None:
        return None
    if given is not None and given[1] is not None and given[1] not in target:
        target = (*target, given[1])
    changes: dict[Names, float] = {}
    for names, factor in _changed(stem, starts, symbols, family):
        if not set(names) & set(target):
            changes.setdefault(names, factor)
    if not changes:
        return _by_value(stem, target, symbol, given, family) or _asked_again(
            question, target, noun, given, family
        )
    if _says_more(stem, symbols, len(changes)):
        return None
    sentences = [plain(s) for s in _SENTENCE.split(stem)]
    open_ones = {*target, *(q for change in changes for q in change)}
    held = tuple(q for q in held_in(sentences, family) if q not in open_ones)
    (changed, factor), *also = changes.items()
    change = Dependence(target, changed, factor, held=held, also=tuple(also))
    return AskedChange(change, symbol, given[0] if given else None)


asked_change = metered(_asked_change, maxsize=512)


def first_setting(question: str) -> str | None:
    """Return what a question tells before it goes on about another setting, with its options.

    "A car stops in 25 m on a dry road. On a wet road, with half the friction, ..." is a scene of
    one road.
    """
    stem, _ = split_options(question)
    starts = [match.end() for match in _SENTENCE.finditer(stem)]
    asking, _ = _asking_bounds(stem)
    ahead = [start for start in starts if start <= asking]
    if len(ahead) > 1 and _SECOND.match(stem, ahead[-2]):
        ahead.pop()
    return f"{stem[: ahead[-1]].rstrip()} {question[len(stem) :]}" if ahead else None


def multiplies_beside_a_value(question: str, family: str) -> bool:
    """Tell whether something has another value, too, where something else is multiplied.

    "A rod that moves at 2.0 m/s has 0.40 V. What has one twice as long that moves at 4.0 m/s?"
    """
    stem, _ = split_options(question)
    bounds = [0, *(match.end() for match in _SENTENCE.finditer(stem)), len(stem)]
    sentences = [
        (start, plain(shares_as_factors(stem[start:end]))) for start, end in pairwise(bounds)
    ]
    multiplied = [start for start, sentence in sentences if tells_factor(sentence)]
    asked = _kinds(tuple(read_question(question, family).targets), family)
    told = [
        (mention.start, tuple(mention.measurement.unit.dimension), mention.measurement.si)
        for mention in find_measurements(stem)
        if multiplied and mention.measurement.unit is not None
    ]
    return any(
        kind == other and kind not in asked and value != old
        for early, other, old in told
        for late, kind, value in told
        if early < late >= multiplied[0]
        and not _MADE_SO.search(stem[max(0, late - _BESIDE) : late])
        and (early < multiplied[0] or _SWAPPED.search(stem[early:late]) is not None)
    )


def _asking_part(stem: str, starts: Sequence[int]) -> str:
    """Return the last sentence that asks, of a stem with what is told behind it: "(1 kg; 2 L)"."""
    ends = (*starts[1:], len(stem))
    parts = [stem[start:end] for start, end in zip(starts, ends, strict=True)]
    return next((part for part in reversed(parts) if "?" in part), parts[-1])


def _by_value(
    stem: str,
    target: Names,
    symbol: str | None,
    given: tuple[Measurement, str | None] | None,
    family: str,
) -> AskedChange | None:
    """Return the change of what has two values, or a percentage: "replaced by one of 0.75 kg"."""
    if _FACTORS.search(plain(stem)) or _SEEMS.search(stem):
        return None
    for names, factor, _ in changes_by_value(stem, family):
        if not set(names) & set(target) and not _are_of_two(names, stem, family):
            change = Dependence(target, names, factor)
            return AskedChange(change, symbol, given[0] if given else None)
    return None


def _are_of_two(names: Names, stem: str, family: str) -> bool:
    """Tell whether both values are read as of parts that are there at once.

    What "steps 120 V up to 2400 V" gives are the voltages of two coils, and none becomes the other.
    """
    declared = registry.family(family)
    for regime in read_question(stem, family).regimes[:1]:
        givens = read_question(stem, family, regime).givens
        if len({declared.quantity(name).body for name in names if name in givens} - {None}) == 2:
            return True
    return False


def _asked_again(
    question: str,
    target: Names,
    noun: str,
    given: tuple[Measurement, str | None] | None,
    family: str,
) -> AskedChange | None:
    """Return the change of what is told once, and once more where the same is asked for again.

    "It stores 0.10 J when it is stretched by 2.0 cm. How much does it store when stretched by
    6.0 cm?": the numbers are two of one kind and all others, but the value, are told once.
    """
    stem, _ = split_options(question)
    if given is None:
        return None
    mentions = [m for m in find_measurements(stem) if m.measurement.unit is not None]
    start, end = _asking_bounds(stem)
    late = [m for m in mentions if start <= m.start < end]
    if not late and (beside := _told_of_second(stem, start)) is not None:
        start = beside
        late = [m for m in mentions if start <= m.start < end]
    if len(late) != 1 or _FACTORS.search(plain(stem)) or _is_of_another(stem, start, end):
        return None
    [later] = late
    alike = [m for m in mentions if m is not later and _is_kin(m, later)]
    size = _SIZE.match(stem, later.end)
    sized = [m for m in alike if size and stem.startswith(size[0], m.end)]
    early = [m.measurement for m in (sized if len(alike) > 1 else alike)]
    # Without the later value, so that it cannot be taken for what was told of the first setting.
    texts = (stem[: later.start] + stem[later.end :], first_setting(question) or stem)
    read, told = _read_as(texts, early[0], family) if early else ({}, [])
    if scenery_of(stem[start:end]) - scenery_of(stem[:start]):
        return None  # on the Moon, or on ice, more is different than one value
    constants = {q.name for q in registry.family(family).quantities if q.moment == "constant"}
    of_constants = [g.measurement.si for name, g in read.items() if name in constants]
    if any(m.measurement.si not in of_constants for m in mentions if m.start >= end):
        return None  # who tells a density as well asks for more than how things go together
    firm = given[1] is not None and given[1] in read and read[given[1]].firm
    if (not firm or _is_speed(given[0])) and not _is_told_alike(given[0], noun, question):
        return None  # "thrown at 5.0 m/s": what its speed is somewhere else is no such speed
    if len([m for m in mentions if _is_kin_of(m, given[0])]) != 1:
        return None  # of "thrown at 4.0 m/s, it reaches 10 m/s" either may go on
    if len(early) != 1 or len(told) != 1 or told[0] == given[1] or _is_kin_of(later, given[0]):
        return None
    if _FURTHER.search(stem, later.end, end):
        return None
    if not _SETTING.search(stem[start : later.start]):
        of = _SIZED.search(stem[start : later.start]) if size else None
        if of is None or not compiled(rf"\b{of['of']}\b").search(stem[:start].lower()):
            return None
    old, new = early[0], later.measurement
    if old.si <= 0 or new.si <= 0 or old.si == new.si or (old.unit and old.unit.offset):
        return None
    held = tuple(name for name in read if name not in (*target, told[0]))
    change = Dependence(target, (told[0],), new.si / old.si, held=held)
    return AskedChange(
        change, None, given[0], again=True, pair=(old, new), told_as=given[1], firm=firm
    )


def _read_as(
    texts: Sequence[str], value: Measurement, family: str
) -> tuple[Mapping[str, Given], list[str]]:
    """Return the givens of the first text in which a value is one quantity's, and that quantity."""
    for text in texts:
        read = read_question(text, family).givens
        told = [
            name
            for name, g in read.items()
            if g.measurement.si == value.si and (g.cued or g.firm or _is_mass(value))
        ]
        if len(told) == 1:
            return read, told
    return {}, []


def _told_of_second(stem: str, asking: int) -> int | None:
    """Return where the sentence before the asking begins, if it tells of a second thing like one.

    "A second block of 4.0 kg of the same material starts at the same speed."
    """
    starts = [0, *(match.end() for match in _SENTENCE.finditer(stem, 0, asking))]
    begins = max((start for start in starts if start < asking), default=0)
    match = _SECOND.match(stem, begins)
    if match is None or not begins or not compiled(rf"\b{match['of']}\b").search(stem, 0, begins):
        return None
    return begins if _ALIKE.search(stem, begins, asking) else None


def _asking_bounds(stem: str) -> tuple[int, int]:
    """Return where the last sentence that asks begins and ends: "Take g = 9.8 m/s²" may follow."""
    starts = [0, *(match.end() for match in _SENTENCE.finditer(stem))]
    bounds = list(pairwise([*starts, len(stem)]))
    return next((b for b in reversed(bounds) if "?" in stem[slice(*b)]), bounds[-1])


def _is_of_another(stem: str, start: int, end: int) -> bool:
    """Tell whether the asking sentence may be about another body than what is told before it.

    "A coconut that drops" is of one kind with "a coconut" in what is told.
    """
    told, asking = (_VALUE.sub(r"\1", part.lower()) for part in (stem[:start], stem[start:end]))
    before = set(_ONE.findall(told))
    if _SECOND.match(stem, start):  # which is like the first, as the sentence says
        asking = _SECONDS.sub("a ", asking)
    asking = _ONE.sub(lambda m: "it" if m[1] in before else m[0], asking)
    asking = _AVERAGE.sub(lambda m: "" if compiled(rf"\b{m[0]}\b").search(told) else m[0], asking)
    return _OTHER.search(asking) is not None


def _is_speed(value: Measurement) -> bool:
    return value.unit is not None and value.unit.dimension == _SPEED


def _is_mass(value: Measurement) -> bool:
    return value.unit is not None and value.unit.dimension == _MASS


def _is_kin(one: Mention, other: Mention) -> bool:
    return _is_kin_of(one, other.measurement)


def _is_kin_of(one: Mention, other: Measurement) -> bool:
    units = one.measurement.unit, other.unit
    return all(units) and units[0].dimension == units[1].dimension  # type: ignore[union-attr]


def _asked_noun(low: str, family: str) -> tuple[str, Names]:
    """Return the noun behind the question word, else the last, and what it may mean."""
    low = NEW.sub("", low)
    for how, noun in _HOW:
        if how.search(low):
            return noun, next((names for *_, names in nouns_in(noun, family)), ())
    # "From the same height": what both have alike is not what is asked for.
    nouns = [n for n in nouns_in(low, family) if not low.endswith("same ", 0, n[0])]
    question = _QUESTION.search(low)
    behind = [n for n in nouns if question and n[0] >= question.end()]
    if not behind and question:
        return "", ()
    for begin, end, names in behind[:1] or nouns[-1:]:
        return low[begin:end], names
    return "", ()


def _changed(
    stem: str, starts: Sequence[int], symbols: Sequence[Symbol], family: str
) -> Iterator[tuple[Names, float]]:
    """Yield what a sentence after the first says to be so many times as large as it was."""
    for symbol in symbols:
        later = next((start for start in starts if start > symbol.at), None)
        if later is None:
            continue
        found = {factor for _, factor in multiples_of(symbol.text, stem[later:])}
        if len(found) == 1 and not any(True for _ in multiples_of(symbol.text, stem[:later])):
            yield symbol.names, found.pop()
    for start, end in zip(starts, [*starts[1:], len(stem)], strict=True):
        yield from changes_told(plain(stem[start:end]), family)


def _says_more(stem: str, symbols: Sequence[Symbol], count: int) -> bool:
    """Tell whether more is multiplied than what is known to change: "3m of water by 2ΔT"."""
    known = {symbol.text for symbol in symbols}
    if any(match["symbol"] not in known for match in _MULTIPLE.finditer(stem)):
        return True
    return len(set(_FACTORS.findall(plain(stem)))) > count


def _symbol_of(names: Names, noun: str, symbols: Sequence[Symbol], family: str) -> str | None:
    """Return the symbol of what is asked: by what it may mean, else by a noun of its own kind."""
    found = [symbol.text for symbol in symbols if set(symbol.names) & set(names)]
    if not found and noun:
        found = [
            symbol.text
            for symbol in symbols
            if set(symbol.noun.split()) & set(noun.split())
            and _kinds(symbol.names, family) & _kinds(names, family)
        ]
    return found[0] if len(found) == 1 else None


def _kinds(names: Names, family: str) -> set[tuple[int, ...]]:
    declared = registry.family(family)
    return {tuple(unit_of(declared.quantity(name)).dimension) for name in names}


def _given_of(
    names: Names, noun: str, question: str, family: str
) -> tuple[Measurement, str | None] | None:
    """Return the one value that a question gives of what may be meant, and what it was read as.

    It is told in the words of what is asked: by the same noun, or by the verb with which it is
    asked for: "it dissipates 20 W ... what power does it dissipate now?".
    """
    read = read_question(question, family)
    told: list[tuple[Measurement, str | None]] = [
        (given.measurement, given.quantity) for given in read.givens.values()
    ]
    values = [value for value in told if value[1] in names]
    if not values and (noun or names):
        kinds = _kinds(names, family)
        told += [(measured, None) for measured in read.loose]
        alike = [(m, q) for m, q in told if m.unit and tuple(m.unit.dimension) in kinds]
        told_alike = len(alike) == 1 and (
            _is_told_alike(alike[0][0], noun, question)
            if noun
            else _is_told_by_verb(alike[0][0], question)
        )
        values = alike if told_alike else []
    one = values[0] if len({value.si for value, _ in values}) == 1 else None
    return one if one is not None and one[0].unit is not None else None


def _kin_by_verb(question: str, family: str) -> Names:
    """Return all quantities of the kind of the one value that is told by the verb of the asking.

    "It yields 0.30 V at 2.0 m/s. What does it yield at 5.0 m/s?" asks for one of these.
    """
    read = read_question(question, family)
    told = [given.measurement for given in read.givens.values()] + list(read.loose)
    found = [m for m in told if m.unit is not None and _is_told_by_verb(m, question)]
    nearest = min(found, key=lambda m: question.find(m.text), default=None)
    if nearest is None or nearest.unit is None:
        return ()
    kind = tuple(nearest.unit.dimension)
    declared = registry.family(family).quantities
    return tuple(q.name for q in declared if tuple(unit_of(q).dimension) == kind)


def _kin_by_word(question: str, stem: str, starts: Sequence[int], family: str) -> Names:
    """Return all quantities of the kind of the one value that is told by the noun of the asking.

    "With a force of 200 N ... What force would be needed?" asks for one of these.
    """
    match = _WHAT_NOUN.search(plain(_asking_part(stem, starts)))
    read = read_question(question, family)
    told = [given.measurement for given in read.givens.values()] + list(read.loose)
    found = [
        m for m in told
        if match and m.unit and compiled(rf"\b{match['noun']} of {re.escape(m.text)}").search(stem)
    ]  # fmt: skip
    if len(found) != 1 or found[0].unit is None:
        return ()
    kind = tuple(found[0].unit.dimension)
    declared = registry.family(family).quantities
    return tuple(q.name for q in declared if tuple(unit_of(q).dimension) == kind)


def _is_told_alike(value: Measurement, noun: str, question: str) -> bool:
    """Tell whether the sentence with a value has the words in which something is asked for."""
    if _is_told_by_verb(value, question):
        return True
    at = question.find(value.text)
    start = max((match.end() for match in _SENTENCE.finditer(question, 0, at)), default=0)
    before, words = plain(question[start:at]), noun.split() or [""]
    near = plain(question[max(start, at - _BESIDE) : at]).split()
    return any(words[0] in (word, word.removesuffix("s")) for word in near) or (
        len(words) > 1 and all(word in before.split() for word in words)
    )


def _is_told_by_verb(value: Measurement, question: str) -> bool:
    """Tell whether a value is told by the verb with which something is asked for."""
    at = question.find(value.text)
    start = max((match.end() for match in _SENTENCE.finditer(question, 0, at)), default=0)
    before = plain(question[start:at]).split()
    asking = _DOES.search(plain(question[at:]))
    verbs = asking["rest"].split() if asking else []
    verbs = [word for word in verbs if not _PLAIN_VERB.fullmatch(word)]
    return any(form in before for verb in verbs for form in (f"{verb}s", f"{verb}es"))
