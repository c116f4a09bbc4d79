"""What is added to a body, or taken from it, put into words as what the body then has.

"A 20 kg sledge ... A 10 kg sack is then placed on it" tells of one mass that is changed to 30 kg,
and "shortened by 0.30 m" of a length of 0.90 m where there were 1.20 m. Only a question that gives
one value of the kind before, and does not ask what the change itself is, is put otherwise; where
things move freely or stretch all at once, more is changed than the one value.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import TYPE_CHECKING, Any, NamedTuple

from wmw.core.moments import moment_of
from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, Mention, find_measurements, read_value
from wmw.core.tolerance import Agreement, agrees
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.questions.made_times import made_times
from wmw.verifiers.vocabulary.lexicon import plain

if TYPE_CHECKING:
    from wmw.verifiers.case import Case

_BE = (
    r"(?:is|are|was|were|has been|have been|had been|gets?|being|to be)"
    r"(?: (?:then|now|next|later|also|gently|slowly|carefully|added))?"
)
_ALONE = r"(?:added|loaded|put in|poured in)"
_PUT = (
    r"(?:placed|put|laid|set|loaded|lowered|dropped|poured|added|stacked|fastened|fixed|stuck"
    r"|attached|glued|taped|tied|hung|fitted|packed|shovelled|thrown|tossed|filled)"
)
_OFF = (
    r"(?:"
    r"(?:taken|lifted|poured|thrown|tossed|shovelled|cut)(?: (?:off|out|away|overboard))?"
    r"|(?:removed|unloaded|drained|detached)(?: again)?)"
)
_OUT = (
    r"(?:removed|unloaded|taken (?:off|out|away)|drained (?:off|out)|poured out"
    r"|thrown (?:out|overboard))"
)
_ONTO = (
    r"(?: (?:down|up|firmly|vertically|straight))?"
    r" (?:on|onto|upon|into|in|inside|to|aboard|over)"
)
_FROM = r" (?:from|off|out of|of)"
_WHERE = (
    r"(?: (?:the )?top of)? (?:(?:the|this|that|its) )?"
    r"(?P<where>(?!an?\b)[a-z]+(?: (?:[a-z]+|\d)\b)?)"
)
_WHAT = r"(?: (?!(?:that|which|who|whose|and|but|if|when|while)\b)[a-z-]+){0,6}?"
_PASSIVE = {
    1: re.compile(rf"{_WHAT} {_BE} (?:{_PUT}{_ONTO}{_WHERE}|{_ALONE}(?! \w))", re.I),
    -1: re.compile(rf"{_WHAT} {_BE} (?:{_OFF}{_FROM}{_WHERE}|{_OUT}(?! \w))", re.I),
}
_CLIMBS = re.compile(
    rf"{_WHAT} (?:climbs?|gets?|jumps?|steps?|hops?|sits?|is sitting down){_ONTO}{_WHERE}", re.I
)
_PATTERNS = (*_PASSIVE.items(), (1, _CLIMBS))
_ACTIVE = re.compile(
    r"\b(?:puts?|places?|adds?|pours?|loads?|lays?|drops?|sets?|hangs?|sticks?|attaches"
    r"|fastens?|packs?|throws?|(?:loaded|filled) with)"
    r"(?: (?:an?|another|(?:an? )?(?:extra|additional|further)))?$",
    re.I,
)
_TO = re.compile(rf"{_WHAT}{_ONTO}{_WHERE}", re.I)
_BY = re.compile(
    r"\b(?:(?P<more>lengthened|increased|extended|let out)"
    r"|(?P<less>shortened|reduced|decreased|pulled (?:up|in)|drawn (?:up|in)))"
    r"(?: in length)? by(?: (?:a further|another|about))?$",
    re.I,
)
_LINE = re.compile(
    r"(?: more| extra)?(?: of)?(?: (?:the|its))?(?: (?:string|thread|cord|rope|wire|line|rod))?"
    rf" {_BE} (?:(?P<more>added|let out|paid out|given out|let down)"
    r"|(?P<less>removed|cut off|wound up|pulled (?:in|up)|drawn (?:in|up)|taken (?:off|in|up)))\b",
    re.I,
)
_MANY = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
_COUNT = re.compile(rf"\b({'|'.join(_MANY)})(?: more| further| extra)? $", re.I)
_EACH = re.compile(r"\s*\w{0,12} ?each\b", re.I)
_CLAUSE = re.compile(
    r"(?:[.?!;,:] |\band\b |\bthen\b |^)(?:(?:and|then) )*"
    r"(?P<when>(?:as soon as|after|when|once|if)\b ?)?|\b(?P<late>after|when|once|if)\b ",
    re.I,
)
_END = re.compile(r"[.?!;,:](?=\s|$)| (?:and|so|before|without|while)\b")
_ASKS_CHANGE = re.compile(
    r"\bby how (?:much|many|far)\b|\bhow much (?:more|less|further|deeper)\b"
    r"|\b(?:further|farther|extra|additional|change|increase|decrease|difference|deeper|factor"
    r"|ratio|before|times)\b|\bhow (?:does|will|would)\b|\bwhat happens\b",
    re.I,
)
_MORE_CHANGES = re.compile(
    r"\b(?:(?<!small )amplitude|momentum|colli\w+|sudden\w*"
    r"|maximum (?:stretch|extension|compression)|upper"
    r"|lower|top (?:block|box|crate|book)|between (?:the|them)|slip\w*|fly\w*|rebound\w*"
    r"|from a height|together)\b",
    re.I,
)
_SPEED = re.compile(r"\d ?(?:m/s|km/h)(?![²^/])", re.I)
_KEPT_UP = re.compile(r"\b(?:circle|circular|(?:constant|steady) speed)\b", re.I)
_ASKS_MOTION = re.compile(r"\b(?:speed|fast|velocity|far|long|stop|energy|distance)\b", re.I)
_MARK = re.compile(r"\(\s*(?:a|b|i|ii)\s*\)")
_ASKING = re.compile(r"\b(?:what|how|which|find|calculate|determine|compute|with what)\b", re.I)
_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_IT = frozenset({"it", "them", "him", "her", "place", "board", "top", ""})
_NEAR = 45
_LABELLED = 2
"""How many words a body with a label has."""
_KINDS = {
    unit.dimension: name
    for name, unit in (("mass", parse_unit("kg")), ("length", parse_unit("m")))
    if unit is not None
}
_MORE = re.compile(r"\b(?:another|further|additional|extra|more)\b", re.I)
_INSTEAD = re.compile(r"\b(?:replaced|exchanged|swapped|instead|exchange)\b", re.I)
_RIG = re.compile(
    r"spring|string|rope|cord|thread|wire|chain|table|floor|ground|wall|ceiling|ramp|plane"
)
"""What bears or holds a body, so that what is put on it may stand beside the body."""
_TWO_SIDES = re.compile(
    r"\b(?:pulley|pivot\w*|fulcrum|lever|see-?saw|beam|balance|collision|collide)\b", re.I
)
"""What tells of several bodies, so that the one with a mass need not be the one that is loaded."""
_NAME = 24
_NUMBER = re.compile(r"\d+(?:\.\d+)?")


_LETTERS = {"mass": r"[mM](?!u)", "length": "[lL]"}
_NAMES = {
    kind: re.compile(
        rf"(?<![A-Za-z_\\{{])(?:(?:Δ|d|\\Delta ?)?{letter}"
        rf"(?:_\{{?\w{{1,12}}\}}?|[\d₀-₉])?(?![A-Za-z])"
        rf"|[A-Za-z]{{1,12}}_?{kind.capitalize()}\b)"
    )
    for kind, letter in _LETTERS.items()
}
_SUMS = {
    kind: re.compile(rf"\({name.pattern} ?[-+−] ?{name.pattern}\)") for kind, name in _NAMES.items()
}
"""Names of masses and of lengths, and their sums in brackets."""


class Added(NamedTuple):
    """A question put otherwise, and the mentions of what there was and of what is added."""

    question: str
    was: Mention
    by: Mention
    total: str


def added_later(question: str) -> Added | None:
    """Return a question with what a body has after a change; None where that is not sure."""
    asked = _asking(question)
    if not _ASKS_CHANGE.search(asked) and (made := made_times(question)) is not None:
        return Added(made.question, made.was, made.was, made.total)
    if _SPEED.search(question) and (not _KEPT_UP.search(question) or _ASKS_MOTION.search(asked)):
        return None  # what moves freely is slowed down by what falls on it
    if _MARK.search(question) or _MORE_CHANGES.search(question) or _ASKS_CHANGE.search(asked):
        return None
    spend(len(question) // 20)
    mentions = find_measurements(question)
    found = [told for by in mentions for told in _told(question, mentions, by)]
    return found[0] if len(found) == 1 else None


def names_added(question: str) -> bool:
    """Tell whether a question tells of something that is added to a body, or taken from it."""
    return any(_change(question, by) is not None for by in find_measurements(question))


def _asking(question: str) -> str:
    return " ".join(s for s in _SENTENCE.split(question) if "?" in s or _ASKING.search(s))


def _kind(mention: Mention) -> str | None:
    unit = mention.measurement.unit
    return _KINDS.get(unit.dimension) if unit is not None else None


class _Change(NamedTuple):
    sign: int
    begin: int | None
    end: int
    where: tuple[str, ...] = ()


def _change(question: str, by: Mention) -> _Change | None:
    """Return the way of a change that a number is said to make, and to what.

    It begins somewhere in its clause, or with the words "shortened by".
    """
    kind = _kind(by)
    if _INSTEAD.search(question):
        return None
    start = max(0, by.start - _NEAR)
    left, right = question[start : by.start].rstrip(), question[by.end : by.end + 120]
    of_line = kind == "length" and "pendul" in question.lower()
    match = _BY.search(left) if of_line or kind == "mass" else None
    if match is not None:
        return _Change(1 if match["more"] else -1, start + match.start(), by.end)
    match = _LINE.match(right) if of_line else None
    if match is not None:
        return _Change(1 if match["more"] else -1, None, by.end + match.end())
    if kind != "mass":
        return None
    found = [(sign, match) for sign, p in _PATTERNS if (match := p.match(right)) is not None]
    if not found and _ACTIVE.search(left) and (match := _TO.match(right)):
        found = [(1, match)]
    for sign, match in found:
        return _Change(
            sign, None, by.end + match.end(), tuple((match["where"] or "").lower().split())
        )
    return None


def _told(question: str, mentions: tuple[Mention, ...], by: Mention) -> Iterator[Added]:
    change = _change(question, by)
    if change is None:
        return
    kind = _kind(by)
    like = [m for m in mentions if _kind(m) == kind and m is not by]
    far = len(like) == 1 and _TWO_SIDES.search(question) is None
    words = (" ".join(change.where), *change.where) if _has_label(change) else change.where
    body = next((w for w in words if any(_is_of(question, m, w, far) for m in like)), "")
    if change.where and not body and change.where[0] not in _IT:
        return
    if body:
        like = [m for m in like if _is_of(question, m, body, far)]
    if len(like) != 1 or like[0].start > by.start:
        return
    [was] = like
    if _RIG.fullmatch(body) and not _MORE.search(question[max(0, by.start - _NEAR) : change.end]):
        return
    total = _sum(question, was, by, change.sign)
    if total is None:
        return
    if change.begin is not None:
        begin, told, tail = change.begin, f"changed to a {kind} of {total}", change.end
    else:
        clauses = list(_CLAUSE.finditer(question, was.end, by.start))
        if not clauses:
            return
        begin = clauses[-1].start()
        end = _END.search(question, change.end)
        tail = end.start() if end is not None else len(question)
        when = clauses[-1]["when"] or clauses[-1]["late"]
        lead = clauses[-1][0] if when or "then" in clauses[-1][0].lower() else None
        lead = f"{clauses[-1][0]}Then " if lead is None else lead
        told = f"{lead}the {kind}{f' of {_the(body)}' if body else ''} is changed to {total}"
    yield Added(f"{question[:begin]}{told}{question[tail:]}", was, by, total)


def _the(body: str) -> str:
    """Return a body with its article, which a label does without."""
    return body if " " in body else f"the {body}"


def _is_of(question: str, mention: Mention, word: str, far: bool) -> bool:
    """Tell whether a number is one of a body: "a 3.0 kg iron bucket", "a bucket of mass 3.0 kg"."""
    left, right = question[: mention.start], question[mention.end : mention.end + _NEAR]
    word = f" {word} "
    if far:
        return word in f" {plain(left[-2 * _NEAR :] + right)} "
    behind = plain(re.split(r"[^\w -]| and ", right)[0]).split()[:4]
    before = plain(left[-_NEAR:]).split()[-6:]
    return any(word in f" {' '.join(beside)} " for beside in (before, behind))


def _has_label(change: _Change) -> bool:
    """Tell whether what something is put on is one of several of its kind: "block 1"."""
    return len(change.where) == _LABELLED and len(change.where[1]) == 1


def _sum(question: str, was: Mention, by: Mention, sign: int) -> str | None:
    """Return the value after a change, as fine as the coarser of the two, in the first's unit."""
    one, other = was.measurement.unit, by.measurement.unit
    texts = (question[was.start : was.end], question[by.start : by.end])
    numbers = [_NUMBER.match(text.strip()) for text in texts]
    if one is None or other is None or numbers[0] is None or numbers[1] is None:
        return None
    many = _COUNT.search(question[: by.start])
    times = _MANY[many[1].lower()] if many is not None else 1
    if many is None and _EACH.match(question, by.end):
        return None
    rate = Decimal(repr(other.factor)) / Decimal(repr(one.factor))
    first, second = Decimal(numbers[0][0]), Decimal(numbers[1][0]) * rate
    value = first + sign * times * second
    finest = max(_last_digit(numbers[0][0]), _last_digit(numbers[1][0]) * rate)
    rounded = value.quantize(finest) if finest < 1 else value.quantize(Decimal(1))
    return f"{rounded:f} {one.text}" if value > 0 else None


def _last_digit(number: str) -> Decimal:
    return Decimal(1).scaleb(-len(number.partition(".")[2]))


class Summed(NamedTuple):
    """A record whose question says what there is after a change, and what there was before."""

    record: Mapping[str, Any]
    was: Measurement
    total: Measurement
    in_parts: bool
    """Whether the trace reckons with the parts one by one."""


def is_read_so(case: Case, told: Summed) -> bool:
    """Tell whether a reading has the value after the change for what had that before it."""
    asked = case.asked_quantities[:1]
    givens = {name: g for name, g in case.question_givens.items() if name not in asked}
    before = [n for n, g in givens.items() if agrees(told.was, g.measurement.si) is Agreement.EQUAL]
    of_its_own = any(  # the length there is then has a name, too
        moment_of(case.family.quantity(name)) == "after"
        and agrees(told.total, given.measurement.si) is Agreement.EQUAL
        for name, given in (*givens.items(), *case.question.altered.items())
    )
    return bool(asked and before) and (
        of_its_own
        or any(
            agrees(told.total, case.altered[name]) is Agreement.EQUAL
            for name in before
            if name in case.altered
        )
    )


def with_sum(record: Mapping[str, Any]) -> Summed | None:
    """Return a record whose question says what there is after a change; None where none is told.

    What the trace rightly says of the part that is added is left out, and the sum of what there
    was and of that part is put in by its value.
    """
    question = record.get("question")
    told = added_later(question) if isinstance(question, str) else None
    total = read_value(told.total) if told is not None else None
    if told is None or not isinstance(total, Measurement):
        return None
    state, step = record["state_0"] or {}, record["transition"] or {}
    named = state.get("variables") or {}
    parts = {name for name, value in named.items() if _is(value, told.by)}
    if told.was.measurement.si == told.by.measurement.si:
        parts = set()
    wholes = {name for name, value in named.items() if _is(value, told.was)}
    others = parts or (wholes if told.by is not told.was else set())
    sums = [_sums(one, other) for one in wholes for other in others if one != other]
    spend(len(sums) * len(str(step)) // 10)

    if told.by is not told.was and not _TWO_SIDES.search(str(question)):
        sums.append(_SUMS["length" if _kind(told.was) == "length" else "mass"])
    left: set[str] = set()

    def put(text: object) -> object:
        if isinstance(text, list):
            return [put(line) for line in text]
        if not isinstance(text, str):
            return text
        for pattern in sums:
            text = pattern.sub(f"({told.total})", text)
        left.update(_NAMES["length" if _kind(told.was) == "length" else "mass"].findall(text))
        return text

    step = {**step, "equation": put(step.get("equation"))}
    working = put(record.get("derivation"))
    kept = {name: value for name, value in named.items() if name not in parts}
    summed = {
        **record,
        "question": told.question,
        "state_0": {**state, "variables": kept},
        "transition": step,
        "derivation": working,
    }
    return Summed(summed, told.was.measurement, total, len(left) > 1)


def _is(value: object, mention: Mention) -> bool:
    """Tell whether a variable's value is the number of a mention, with its unit."""
    read = read_value(value) if isinstance(value, str) else None
    said = mention.measurement
    return (
        isinstance(read, Measurement)
        and read.unit is not None
        and said.unit is not None
        and read.unit.dimension == said.unit.dimension
        and agrees(read, said.si) is Agreement.EQUAL
    )


def _sums(one: str, other: str) -> re.Pattern[str]:
    """Return a pattern of the sum of two names, or of their difference."""
    one, other = re.escape(one[:_NAME]), re.escape(other[:_NAME])
    both = rf"{one} ?[-+−] ?{other}(?!\w)|{other} ?\+ ?{one}(?!\w)"
    return compiled(rf"\((?:{both})\)|(?<![\w(/*·×] )(?<![\w(])(?:{both})(?! ?[\w)/*·×^])")
