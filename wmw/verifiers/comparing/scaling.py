"""By what factor things change, as a trace's own transition has it, and as its state 1 has it.

The transition says so in words ("twice the height doubles the time") or as a proportion that goes
with a factor of the cause ("proportional to the square root of the length", 0.40 m and 1.60 m).
State 1 says so in words ("takes four times as long") or by its value beside the one given.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from wmw.core.quantity import Measurement, find_measurements
from wmw.verifiers.accounts.effect_words import GOES_WITH, with_nouns
from wmw.verifiers.claims import Claims, Named, Text
from wmw.verifiers.comparing.supposed_factor import without_examples
from wmw.verifiers.own_words import alike, answered, is_among, numbers_in
from wmw.verifiers.questions.asked_noun import of_unit
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain
from wmw.verifiers.vocabulary.senses import Trend, trends, unified

_HEAD = r"\b(?P<head>[a-z]+)(?: (?:of|in|on|from|at) [a-z ]{1,40}?)?"
_OF_CAUSE = r"(?:(?P<power>square root|square|cube) of )?(?P<of>[a-z]+(?: (?:of )?[a-z]+){0,2})"
_GOES = r"(?:varies|goes|grows|increases|rises|scales|changes|falls|decreases)"
_FORMS = (
    re.compile(
        rf"{_HEAD}(?: then| therefore)? (?P<inverse>inversely )?(?:directly )?proportional to"
        rf" {_OF_CAUSE}"
    ),
    re.compile(
        rf"{_HEAD} {_GOES} (?P<inverse>inversely )?"
        r"(?:(?:as|with|like) (?P<over>one over |inverse )?(?=square|cube)"
        rf"|in (?:direct )?proportion to ){_OF_CAUSE}"
    ),
)
"""Ways to state a proportion, in plain words, which have no articles and no "is"."""
_FALLS = re.compile(r" (?:falls|decreases) ")
_POWERS = {None: 1.0, "square root": 0.5, "square": 2.0, "cube": 3.0}
_NUMBERED = re.compile(
    r"(?P<stem>.*?[^\W\d])[_ ]?\{?(?P<mark>[12₁₂]|old|new|before|after|initial|final)\}?\Z", re.I
)
_COUNTED = re.compile(
    r"(?P<mark>first|second|old|new|initial|final)[_ ](?P<stem>[^\W\d][\w ]*)\Z", re.I
)
_EARLY = frozenset({"1", "₁", "old", "before", "initial", "first"})
_FROM_TO = re.compile(r"\bfrom\b[^.;?!]{0,40}\Z", re.I)
_TO = re.compile(r"\s*to\s*(?:about )?\Z", re.I)
_BEYOND = re.compile(
    r"\b(?:longer|more|less|extra|difference|change in|additional|later|earlier|increase|decrease"
    r"|total|altogether|both|half|each|every|per|percent|percentage|by how much|round trip|remain"
    r"|further|apart|average|mean|sum)\b",
    re.I,
)
"""Words of a question whose answer is no value of the thing that changes."""
_AVERAGE = re.compile(r"\b(?:average|mean)\b", re.I)
_AS_MUCH = re.compile(
    r"\b(?P<n>twice|half|(?:two|three|four|five|six|eight|nine|ten|sixteen) times)"
    r" as (?P<how>long|fast|heavy|high|far)\b"
)
_FORMER = re.compile(
    r"\b(?P<n>twice|half|(?:two|three|four|five|six|eight|nine|ten|sixteen) times)"
    r" (?:former|old|previous|original|earlier|initial)"
    r" (?:greatest |largest |maximum |top |total )?(?P<head>[a-z]+)\b"
)
_UNSURE = re.compile(r"\b(?:not|no|never|neither|nor|would|could|if|unless|than|instead)\b")
_LASTS = re.compile(r"\b(?:takes?|lasts?|needs?|it)\Z|\b(?:takes?|lasts?|needs?) (?:\w+ )?\Z")
_OF_ADJECTIVE = {
    "long": frozenset({"length"}),
    "fast": frozenset({"speed"}),
    "heavy": frozenset({"mass", "weight", "load"}),
    "high": frozenset({"height"}),
    "far": frozenset({"distance"}),
}
_HOW_FAR = frozenset({"far", "long", "high", "deep"})
_TIMES = frozenset({"time", "period", "duration"})
_CLAUSE = re.compile(r"[,;:.?!](?=\s|\Z)")
_SENTENCE = re.compile(r"(?<=[.;!?])\s+")
_TO_ZERO = re.compile(
    r"\b(?P<head>[a-z]+) (?:then |now |therefore |thus )?(?:(?:falls|drops|goes|sinks|decreases)"
    r" to (?:zero|0)|becomes zero|vanishes|disappears)(?![\w.])",
    re.I,
)
_OWN = re.compile(r"\bits?\b", re.I)
_SAME, _TOLERANCE = 0.02, 0.05


def out_of_scale(
    claims: Claims, after: tuple[Trend, ...], *, either_way: bool = False
) -> tuple[str, Trend] | None:
    """Return a factor that the transition states, and what of state 1 goes by another one.

    With `either_way` one over the factor is no other one: the law may be told from small to large.
    """
    for said in (*_in_words(claims), *_in_proportion(claims)):
        if said.factor is None:
            continue
        told = (*after, *_of_former(claims, said.head))
        of_it = [then for then in told if _is_of_one_thing(said, then, claims)]
        for then in (*of_it, *_by_value(claims, said)):
            if then.factor is None or unified_time(then.head) != unified_time(said.head):
                continue
            if either_way and abs(then.factor * said.factor - 1) <= _TOLERANCE:
                continue
            if abs(then.factor - said.factor) > _TOLERANCE * max(then.factor, said.factor):
                return said.clause, then
    return _not_to_zero(claims)


def scaled_by_transition(claims: Claims, factor: float) -> Text | None:
    """Return the text of the transition, rule before effect, by which something is so many times
    as large as it was.
    """
    for text in (claims.rule, claims.effect):
        if text is None:
            continue
        alone = replace(claims, rule=None, effect=text)
        said = (*_in_words(alone), *_in_proportion(alone))
        if any(t.factor and abs(t.factor - factor) <= _TOLERANCE * factor for t in said):
            return text
    return None


def _not_to_zero(claims: Claims) -> tuple[str, Trend] | None:
    """Return what the effect has fall to zero, where state 1 and the answer have something left.

    "At 90°" it does so only where the question tells of these 90°.
    """
    value, change = answered(claims), claims.change
    if claims.effect is None or change is None or value is None or not value.si:
        return None
    asked = {unified(word) for word in plain(" ".join(asking_sentences(claims.question))).split()}
    told = [m.measurement for m in find_measurements(claims.question)]
    for sentence in _SENTENCE.split(claims.effect.text):
        found = _TO_ZERO.search(sentence)
        if found is None or _UNSURE.search(plain(sentence)) or not found["head"]:
            continue
        goes = GOES_WITH.match(sentence)
        head = goes["head"] if found["head"].lower() == "it" and goes else found["head"]
        at = [m.measurement for m in find_measurements(sentence[found.end() :])]
        if unified(head.lower()) not in asked or not all(is_among(n, told) for n in at):
            continue
        if is_among(value, numbers_in(change)) and of_unit(head.lower(), value.unit):
            return found[0], Trend(head.lower(), "same", None, change.text)
    return None


def _is_of_one_thing(one: Trend, other: Trend, claims: Claims) -> bool:
    """Tell whether what tells a noun more closely leaves both statements about one thing.

    It may stand in one of them alone where the question asks for it, or where "its" is asked for.
    """
    asked = " ".join(asking_sentences(claims.question))
    asking = plain(asked).split()
    bodies = {unified(w) for body in claims.bodies for w in plain(body).split() if len(w) > 1}
    mine, theirs = ({unified(word) for word in trend.beside} for trend in (one, other))
    if mine & bodies and theirs & bodies and mine & bodies != theirs & bodies:
        return False
    free = {unified(word) for word in asking} | (bodies if _OWN.search(asked) else set())
    return mine ^ theirs <= free


def _of_former(claims: Claims, head: str) -> Iterator[Trend]:
    """Yield what a change says to be so many times what it was: "four times its former speed"."""
    change = plain(claims.change.text) if claims.change is not None else ""
    if _UNSURE.search(change):
        return
    for match in _FORMER.finditer(change):
        if unified(match["head"]) == head:
            for then in trends(f"the {head} becomes {match['n']} as large"):
                yield Trend(head, then.sense, then.factor, match[0])


def unified_time(head: str) -> str:
    """Return one noun for all that lasts."""
    return "time" if head in _TIMES else head


def _in_words(claims: Claims) -> Iterator[Trend]:
    """Yield what the effect says to change by one factor, where that of the cause is known too."""
    if claims.effect is None:
        return
    effect = with_nouns(claims.effect.text)
    said = without_examples(trends(effect, claims.bodies), claims.question)
    told = [trend for trend in said if trend.factor]
    for trend in told:
        if len([other for other in told if other.head == trend.head]) == 1:
            yield trend


def _in_proportion(claims: Claims) -> Iterator[Trend]:
    """Yield what must change by one factor since it is proportional to what the question alters."""
    for text in (claims.effect, claims.rule):
        clauses = plain(text.text).split(" so ") if text is not None else []
        found = [m for form in _FORMS for clause in clauses for m in form.finditer(clause)]
        if len(found) != 1:
            continue
        [match] = found
        cause = cause_factor(claims, frozenset(map(unified, match["of"].split())))
        if cause is None:
            continue
        power = _POWERS[match["power"]]
        parts = match.groupdict()
        if parts["inverse"] or parts.get("over") or _FALLS.search(match[0]):
            power = -power
        factor = cause**power
        yield Trend(unified(match["head"]), "up" if factor > 1 else "down", factor, match[0])


def cause_factor(claims: Claims, nouns: frozenset[str]) -> float | None:
    """Return by what factor the question alters what goes by some noun; None where that is open."""
    stem, _ = split_options(claims.question)
    found = [t.factor for t in trends(stem, supposed=True) if t.factor and t.head in nouns]
    found += list(_by_adjective(stem, nouns)) if not found else []
    found += list(_by_pairs(claims, nouns)) if not found else []
    first = found[0] if found else None
    if first is None or abs(first - 1) <= _SAME:
        return None
    return first if all(abs(f - first) <= _SAME * first for f in found) else None


def _by_adjective(stem: str, nouns: frozenset[str]) -> Iterator[float]:
    """Yield the factor that a question tells by an adjective alone: "by one four times as long"."""
    words = plain(stem)
    for match in _AS_MUCH.finditer(words):
        lasts = match["how"] == "long" and _LASTS.search(words[: match.start()])
        if nouns & _OF_ADJECTIVE[match["how"]] and not lasts:
            factor = trends(f"the length is {match['n']} as long")
            yield from (t.factor for t in factor if t.factor is not None)


def _by_pairs(claims: Claims, nouns: frozenset[str]) -> Iterator[float]:
    """Yield the quotients of two values of state 0, or of the question, that may be the cause's."""
    pairs = [
        pair
        for early, late in marked_pairs(claims.variables, claims.variables)
        if (pair := _quotient(claims, early, late)) is not None
    ]
    if len(pairs) == 1 and _may_be(pairs[0][0], nouns):
        yield pairs[0][1]
    mentions = find_measurements(claims.question)
    for one, two in pairwise(mentions):
        before = claims.question[: one.start]
        if not _FROM_TO.search(before) or not _TO.match(claims.question[one.end : two.start]):
            continue
        early, late = one.measurement, two.measurement
        unit = late.unit
        if unit is not None and early.si > 0 and _may_be(late, nouns) and not unit.offset:
            start = early if early.unit is not None else early.read_in(unit)
            if start is not None and start.si > 0:
                yield late.si / start.si


def _quotient(claims: Claims, early: Named, late: Named) -> tuple[Measurement, float] | None:
    """Return the later value and how many times the earlier one it is, as the question has them."""
    one, two = early.measured, late.measured
    if one is None or two is None or one.si <= 0 or two.si <= 0:
        return None
    if (one.unit is None) != (two.unit is None) or abs(two.si / one.si - 1) <= _SAME:
        return None
    if one.unit is not None and (not _kin(one, two) or one.unit.offset):
        return None
    places = [_place(claims.question, value) for value in (one, two)]
    if places[0] is None or places[1] is None or places[0] >= places[1]:
        return None
    return two, two.si / one.si


def _place(question: str, value: Measurement) -> int | None:
    """Return where a question states a value; None where it does not, or more than once."""
    found = [
        m.start
        for m in find_measurements(question)
        if (m.measurement.unit is None) == (value.unit is None) and alike(m.measurement, value)
    ]
    return found[0] if len(found) == 1 else None


def marked_pairs(
    early: tuple[Named, ...], late: tuple[Named, ...]
) -> Iterator[tuple[Named, Named]]:
    """Yield the claims that one name tells apart by an early and a late mark: L_1 and L_2."""
    starts = {}
    for claim in early:
        match = _marked(claim)
        if match is not None and match["mark"].lower() in _EARLY:
            starts[match["stem"]] = claim
    for claim in late:
        match = _marked(claim)
        if match is not None and match["mark"].lower() not in _EARLY and match["stem"] in starts:
            yield starts[match["stem"]], claim


def is_early(claim: Named) -> bool | None:
    """Tell whether a name is marked as of the earlier state; None where it has no mark."""
    match = _marked(claim)
    return match["mark"].lower() in _EARLY if match is not None else None


def _marked(claim: Named) -> re.Match[str] | None:
    name = claim.name.strip()
    return _NUMBERED.match(name) or _COUNTED.match(name)


def _may_be(value: Measurement, nouns: frozenset[str]) -> bool:
    """Tell whether a value has a unit that one of the nouns can have: a length in metres."""
    return any(of_unit(noun, value.unit) for noun in nouns)


def _by_value(claims: Claims, said: Trend) -> Iterator[Trend]:
    """Yield how state 1 has the thing asked for change, by its value beside the given one."""
    stem, options = split_options(claims.question)
    asking = " ".join(asking_sentences(claims.question))
    asked = {unified_time(unified(word)) for word in plain(asking).split()}
    lasts = bool({"long", "time", "period"} & asked) and unified_time(said.head) == "time"
    value = answered(claims)
    runs = (
        "fast" in asked and said.head == "speed" and of_unit("speed", value.unit if value else None)
    )
    named = unified_time(said.head) in asked or lasts or runs
    far = (
        not named and bool(_HOW_FAR & asked) and of_unit("distance", value.unit if value else None)
    )
    if not (named or far) or options or value is None:
        return
    if _AVERAGE.search(asking) and len(_AVERAGE.findall(stem)) > 1:
        asking = _AVERAGE.sub("", asking)  # of an average, the question gives the earlier one, too
    if claims.change is None or value.unit is None or _BEYOND.search(asking) or value.si <= 0:
        return
    told = [n for n in numbers_in(claims.change) if n.unit and _kin(n, value)]
    if len(told) != 1 or not alike(told[0], value) or not of_unit(said.head, value.unit):
        return
    mentions = [m for m in find_measurements(stem) if _kin(m.measurement, value)]
    given = [m.measurement for m in mentions]
    if len(mentions) == 1 and _is_of_another_body(claims, stem, mentions[0].start, asking):
        return
    if len(given) != 1 or far:  # how far is no noun, and another length may be given
        given = [
            early.measured
            for early, late in marked_pairs(claims.variables, claims.results)
            if early.measured is not None and late.measured is not None
            if _kin(early.measured, value) and alike(late.measured, value)
        ] or [*_of_one_stem(claims, given, value)]
    if len(given) == 1 and given[0].si > 0 and not value.unit.offset:
        factor = value.si / given[0].si
        yield Trend(said.head, "up" if factor > 1 else "down", factor, claims.change.text)


def _of_one_stem(
    claims: Claims, given: list[Measurement], value: Measurement
) -> Iterator[Measurement]:
    """Yield the one given of a kind, where state 0 has it under the letter that the answer has.

    "d_dry" and "d_wet" are one thing on two roads.
    """
    for claim in claims.variables if len(given) == 1 else ():
        stem, apart, _ = claim.name.partition("_")
        mine = claim.measured
        if not apart or mine is None or not _kin(mine, given[0]) or not alike(mine, given[0]):
            continue
        for other in claims.results:
            its = other.measured
            same = other.name.partition("_")[0] == stem and other.name != claim.name
            if same and its is not None and _kin(its, value) and alike(its, value):
                yield given[0]


def _is_of_another_body(claims: Claims, stem: str, start: int, asking: str) -> bool:
    """Tell whether a number is given of one body, and another one is asked about."""
    before, after = _CLAUSE.split(stem[:start])[-1], _CLAUSE.split(stem[start:], maxsplit=1)[0]
    here, there = plain(f"{before} {after}"), plain(asking)
    bodies = [plain(body) for body in claims.bodies]
    told = {body for body in bodies if holds_phrase(here, body)}
    asked = {body for body in bodies if holds_phrase(there, body)}
    return bool(told and asked) and not told & asked


def _kin(one: Measurement, other: Measurement) -> bool:
    return (
        one.unit is not None
        and other.unit is not None
        and one.unit.dimension == other.unit.dimension
    )
