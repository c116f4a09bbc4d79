"""Which of two bodies has more by a trace's own two values, where the answer names the other one.

"Lamp B takes up 2.7 W, lamp A only 0.90 W" answers which of them takes up more power. The values
stand beside the names of the two in the change, or are new variables that are marked with them; and
the unit must be one that the comparative of the question can be about.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise

from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, Mention, find_measurements
from wmw.core.work import spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.questions.asked_noun import of_unit
from wmw.verifiers.questions.asking import asking_sentences, end_mark, twins
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain, singular

_TWO = 2
_LONGEST = 300
_COST = 40
_UNLIKE = 0.05
_WHICH = re.compile(r"\b(?:which|who|whose|what|where)\b", re.I)
_PLACE = re.compile(r"\b(?:on|in|at) (?:the )?(?P<place>[A-Z][a-z]{2,15})\b")
"""A place by its name: on Earth, on the Moon."""
_UP = r"(?:more|larger|greater|higher|longer|bigger|stronger|most|largest|greatest|highest|longest)"
_DOWN = r"(?:less|smaller|lower|shorter|weaker|least|smallest|lowest|shortest)"
MORE, LESS = re.compile(rf"\b{_UP}\b"), re.compile(rf"\b{_DOWN}\b")
COMPARED: tuple[tuple[str, str, int], ...] = (
    (r"bright(?:er|est)|more brightly", "power", 1),
    (r"more heat (?:each|every|per|in a) (?:second|minute|hour)", "power", 1),
    (r"dimm(?:er|est)|less brightly", "power", -1),
    (r"hott(?:er|est)|warm(?:er|est)", "temperature", 1),
    (r"(?:cold|cool)(?:er|est)", "temperature", -1),
    (r"heav(?:ier|iest)", "mass", 1),
    (r"stiff(?:er|est)", "constant", 1),
    (r"(?:soft|weak)er spring|softest", "constant", -1),
    (r"(?:fast|quick)(?:er|est)", "speed", 1),
    (r"slow(?:er|est)", "speed", -1),
    (r"(?:takes?|needs?|lasts?)(?: \w+){0,5} longer|later|last", "time", 1),
    (r"first|sooner|earlier|takes? less time", "time", -1),
    (r"(?:farther|further|farthest|furthest)", "distance", 1),
    (r"(?:in|on) (?:[a-z]+ ){1,3}longer", "time", 1),
)
"""What a comparative without a noun is about, and whether it asks for more of it."""
_OPEN = re.compile(
    r"\b(?:not|no|never|neither|nor|both|same|equal|equally|would|could|other)\b|n't", re.I
)
_TIED = re.compile(
    r"(?:(?:it is |they are |in |at |on )?(?:both|the two)\b[\w ,]{0,40}"
    r"|(?:exactly )?(?:the same|equal(?:ly [a-z]+)?)(?: (?:in|for|at|on) both)?"
    r"|neither(?: of them)?|they tie|together)"
)
"""An answer by which two are equal in what is asked for."""
_LATER = re.compile(r"[_ ](?:final|after|end|later|new|now)\Z", re.I)
_NOUN = re.compile(r" (?P<noun>[a-z]{3,20})\b(?<!and)(?<!are)")
_AND_A = re.compile(r"(?: (?P<noun>[a-z]{3,20}))? and (?:an?|the) ")
_NOUNS = re.compile(
    r"\b(?P<noun>[a-z]{2,20}s)(?: (?:of|with|rated|rated at|marked|labell?ed)|,|:)? \Z", re.I
)
_NOUNS_AHEAD = 40
"""How far before its values the noun of two may begin: "lamps of 40 W and 60 W"."""
_CLAUSE = re.compile(r"[;:](?=\s)|\.(?=\s|\Z)|,\s|\b(?:and|while|whereas|but|so|against)\b", re.I)


def other_by_values(claims: Claims) -> str | None:
    """Return the trace's two values where the answer names the body that they rule out."""
    asking = asking_sentences(claims.question)
    _, options = split_options(claims.question)
    said = claims.answer.in_words(options)
    tied = _TIED.fullmatch(plain(said)) is not None
    if len(asking) != 1 or not _WHICH.search(asking[0]) or (_OPEN.search(said) and not tied):
        return None
    if claims.change is None or len(claims.change.text) > _LONGEST:
        return None
    spend(_COST)
    asked = plain(asking[0])
    for names in pairs_of_names(claims):
        chosen = [name for name in names if is_named(plain(said), name)]
        if len(chosen) != (0 if tied else 1) or sum(is_named(asked, n) for n in names) == 1:
            continue
        values = _beside_names(claims, names) or marked_values(claims, names)
        if len(values) != _TWO:
            continue
        sense = sense_for(asked, next(iter(values.values())))
        if tied:
            if sense and _are_apart(values):
                return _as_text(values)
            continue
        other = next(name for name in names if name != chosen[0])
        apart = (values[chosen[0]].si - values[other].si) * sense
        if apart < -_UNLIKE * max(abs(value.si) for value in values.values()):
            return _as_text(values)
    return None


def _are_apart(values: Mapping[str, Measurement]) -> bool:
    """Tell whether two values differ by more than what rounding may do."""
    one, other = (value.si for value in values.values())
    return abs(one - other) > _UNLIKE * max(abs(one), abs(other))


def _as_text(values: Mapping[str, Measurement]) -> str:
    return ", ".join(f"{name}: {_shown(value)}" for name, value in values.items())


def _shown(value: Measurement) -> str:
    return f"{value.text} {value.unit.text if value.unit is not None else ''}".strip()


def pairs_of_names(claims: Claims) -> list[tuple[str, str]]:
    """Return the names of two bodies, each pair told apart by one word."""
    found = []
    for group in twins(claims.bodies, claims.question):
        if len(group.marks) == _TWO:
            one, two = (
                f"{group.kind} {mark}"
                if holds_phrase(_bodies(claims), f"{group.kind} {mark}")
                else f"{mark} {group.kind}"
                for mark in group.marks
            )
            found.append((one, two))
    places = dict.fromkeys(m["place"].lower() for m in _PLACE.finditer(claims.question))
    if len(places) == _TWO:
        one, two = places
        found.append((one, two))
    return found + _named_by_value(claims.question)


def _named_by_value(question: str) -> list[tuple[str, str]]:
    """Return the names of two that a question tells by a value alone: the 10 ohm resistor."""
    mentions = find_measurements(question)
    found = []
    for one, other in pairwise(mentions):
        ahead = _NOUNS.search(question, max(0, one.start - _NOUNS_AHEAD), one.start)
        if ahead and question[one.end : other.start] == " and " and _is_of_one_unit(one, other):
            kind = singular(ahead["noun"].lower())
            first, second = (plain(f"{question[m.start : m.end]} {kind}") for m in (one, other))
            found.append((first, second))
            continue
        noun = _NOUN.match(question, other.end)
        between = _AND_A.fullmatch(question, one.end, other.start)
        if noun is None or between is None or not _is_of_one_unit(one, other):
            continue
        if between["noun"] in (None, noun["noun"]):
            values = (question[m.start : m.end] for m in (one, other))
            first, second = (plain(f"{value} {noun['noun']}") for value in values)
            found.append((first, second))
    return found


def _is_of_one_unit(one: Mention, other: Mention) -> bool:
    units = [m.measurement.unit for m in (one, other)]
    same = all(u is not None for u in units) and len({u.text for u in units if u}) == 1
    return same and one.measurement.si != other.measurement.si


def _bodies(claims: Claims) -> str:
    return " . ".join(plain(body.replace("_", " ")) for body in claims.bodies)


def _mark(name: str) -> str:
    """Return the word that tells a body from its like: the A of "lamp A"."""
    words = name.split()
    return words[-1] if len(words[-1]) == 1 or words[-1].isdigit() else words[0]


def is_named(text: str, name: str) -> bool:
    """Tell whether a text names one of two: in full, or by what tells it from the other."""
    mark = _mark(name)
    return holds_phrase(text, name) or text == mark or (len(mark) > _TWO and mark in text.split())


def _beside_names(claims: Claims, names: tuple[str, str]) -> Mapping[str, Measurement]:
    """Return the numbers that clauses of the change have beside the name of one of two alone."""
    found: dict[str, Measurement] = {}
    others: list[Measurement] = []
    text = claims.change.text if claims.change is not None else ""
    for clause in _CLAUSE.split(text):
        named = [name for name in names if is_named(plain(clause), name)]
        numbers = [
            m.measurement
            for m in find_measurements(clause)
            if m.measurement.unit and not _is_of_name(clause[m.start : m.end], names)
        ]
        if len(named) == 1 and len(numbers) == 1:
            if named[0] in found:
                return {}
            found[named[0]] = numbers[0]
        else:
            others += numbers
    kinds = {number.unit.dimension for number in found.values() if number.unit is not None}
    if any(number.unit is not None and number.unit.dimension in kinds for number in others):
        return {}
    return found if _are_alike(found) else {}


def _is_of_name(number: str, names: tuple[str, str]) -> bool:
    """Tell whether a number belongs to the name of one of two: the 10 ohm of its resistor."""
    return any(name.startswith(f"{plain(number)} ") for name in names)


def marked_values(claims: Claims, names: tuple[str, str]) -> Mapping[str, Measurement]:
    """Return the new values that are marked with the names of two, where there is one such pair."""
    marks = {_mark(name).lower(): name for name in names}
    found: dict[str, Measurement] = {}
    for claim in claims.results:
        name = marks.get(end_mark(_LATER.sub("", claim.name.strip())) or "")
        if name is not None and claim.measured is not None and claim.measured.unit is not None:
            if name in found:
                return {}
            found[name] = claim.measured
    return found if _are_alike(found) else {}


def _are_alike(values: Mapping[str, Measurement]) -> bool:
    kinds = {value.unit.dimension for value in values.values() if value.unit is not None}
    return len(kinds) == 1 and all(value.si > 0 for value in values.values())


def sense_for(asked: str, value: Measurement) -> int:
    """Return whether the question asks for more (1) or less (-1) of what has such a unit, or 0."""
    senses = {
        sense
        for words, noun, sense in COMPARED
        if compiled(rf"\b(?:{words})\b").search(asked) and of_unit(noun, value.unit)
    }
    for form, sense in ((MORE, 1), (LESS, -1)):
        for match in form.finditer(asked):
            behind = asked[match.end() :].split()[:3]
            before = asked[: match.start()].split()[-8:]
            if any(of_unit(word, value.unit) for word in (*behind, *before)):
                senses.add(sense)
    return senses.pop() if len(senses) == 1 else 0
