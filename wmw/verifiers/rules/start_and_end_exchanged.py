"""State 0 and state 1 have exchanged what the question gives for the start and for the end.

What it does: looks for "from 90 °C to 30 °C", "at 90 °C, cooled to 30 °C", or "hits the wall at 12
m/s and rebounds at 8 m/s", where the value named as the initial one is the second and the one named
as the final one the first; and for a name that stands in state 0 and in state 1, whose value in
state 0 the question gives for afterwards and whose value in state 1 for before, or whose value in
state 0 is the answer, a common end, and whose value in state 1 the question gives; or which is at
rest in state 0, as the question ends, and has in state 1 the one speed it gives; or which state 0
does not have at all and state 1 as the question gives it before something goes on; or whose words
in the two states are the ends of a way, "from air into glass", exchanged; or that is what is asked
for afterwards, where state 1 has nothing of its kind but what the question begins with; or all that
both states have, where the question tells what state 1 has before what state 0 has ("from 2.0 L at
300 kPa to 6.0 L", "a van moving at 12 m/s hits"), or the clock stands at 0 in state 1 and later in
state 0, or a spring that shoots something off is slack in state 0 and compressed in state 1, or
state 0 has what is asked for and state 1 what the question begins with; or what the working finds
for the later of two like values stands at the earlier one, which has its place; so does what the
question tells later, as what a thing is raised, moved or replaced to.

Why it is bad: the process is told backwards.

Example: "raised from 0.10 T to 0.50 T", with `"B_start": "0.50 T"` and `"B_end": "0.10 T"`.

Use instead: `"B_start": "0.10 T"`, `"B_end": "0.50 T"`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import permutations, product

from wmw.core.equation import canonical_name
from wmw.core.equation.names import word_set
from wmw.core.quantity import Measurement, find_measurements, read_value
from wmw.core.units import parse_unit
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.moments.answered_first import found_in_state_0
from wmw.verifiers.moments.exchanged_by_working import exchanged_by_working, exchanged_in_evidence
from wmw.verifiers.moments.first_told import told_later_first
from wmw.verifiers.moments.own_moments import are_parts, are_worked_out
from wmw.verifiers.moments.pairs_turned import turned_pair
from wmw.verifiers.moments.states_turned import turned_states
from wmw.verifiers.moments.usual_course import turned_kinds
from wmw.verifiers.moments.whole_states import exchanged_states
from wmw.verifiers.own_words import alike, answered, is_among
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.spans import are_degrees_apart, of_one_kind, spans
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.unit_names import units_in

CODE = "WMW206"
LABEL: Label = "temporal"
FIELD: FieldName = "state"

_EARLY = word_set("initial initially start before old first i incoming arriving arrival 1")
_LATE = word_set(
    "final finally end after new last f outgoing leaving rebound return returning later 2"
)
_ZERO, _ONE = word_set("0"), word_set("1")
_SPEED = parse_unit("m/s")
_NUMBER = re.compile(r"(?<=[^\W\d_])([012])\b")
_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_AFTERWARDS = re.compile(
    r"\b(?:right |just |immediately |shortly )?after(?:wards?)?\b|\bfinally\b|\bin the end\b"
    r"|\b(?:hours?|minutes?|seconds?|s|min|h|days?) later\b"
    r"|\b(?:passes|reaches|crosses|meets) [^.;?!]{1,40} again\b"
    r"|\b(?:it|they|which) (?:is|are) (?:then|now|next)\b|\A(?:then|next)\b"
    r"|\b(?:comes|arrives|gets|is) back\b|\breturns? (?:to|at|with)\b",
    re.I,
)
_FROM_REST = re.compile(
    r"\b(?:from rest|at rest|stands still|(?:just )?standing (?:still|there)|stationary|motionless"
    r"|parked|resting)\b",
    re.I,
)
_TO_REST = re.compile(
    r"\b(?:to rest|to a (?:stop|halt|standstill)|stops?|initial|originally|before|at first)\b", re.I
)
_COMES_TO_REST = re.compile(
    r"\b(?:(?:comes?|came|brought|brings?|coming) to (?:a )?(?:complete |full )?(?:rest|stop|halt"
    r"|standstill)|(?:it|he|she) stops)\b",
    re.I,
)
_GOES_ON = re.compile(
    r"\b(?:from rest|at rest|back|rebound\w*|bounc\w*|again|then|later|accelerat\w*|starts?"
    r"|speeds? up|return\w*|push\w*|releas\w*|initial\w*|original\w*|other|two|both|relative"
    r"|turns?|until|if)\b",
    re.I,
)
"""What may set a body going after it has come to rest, or make another one stop."""
_SPEED = parse_unit("m/s")
_LATER_NAME = re.compile(r"(?:_(?:final|after|end|new|f)|(?<=[a-z])(?:Final|After|End)|['′’]+)\Z")
"""What marks the later value of a name that state 0 has as well."""
_FROM_INTO = re.compile(
    r"\b(?:passes|goes|travels|crosses|enters|runs|moves|comes)(?: over)? from (?:the |an? )?"
    r"(?P<start>[a-z]{3,20})\b(?: \([^()]{0,60}\))? (?:in)?to (?:the |an? )?(?P<end>[a-z]{3,20})\b",
    re.I,
)
_COMES_BACK = re.compile(r"\b(?:back|return\w*|reflect\w*|again|then)\b", re.I)
_GOES_ON_TO = re.compile(
    r"[^.;?]{0,20}\b(?:and|then) (?:then )?(?:rises?|swings?|climbs?|slides?|rolls?|goes|moves|runs"
    r"|falls?|comes?|flies)\b",
    re.I,
)
_LET_GO = re.compile(
    r"\b(?:is|are|was|and|then) let go\b|\bheld (?:against|back|at|down|in place)\b", re.I
)
_COMMON_END = re.compile(
    r"\b(?:final|common|together|mixture|equilibrium|joint|after(?:wards)?|reach\w*|settle\w*"
    r"|in the end|end (?:up|at)|both (?:have|take)|come to)\b",
    re.I,
)
_BEFOREHAND = re.compile(
    r"\b(?:initial\w*|original\w*|before\w*|at first|must|should|needed|required)\b",
    re.I,
)
"""Words of a question that gives the end and asks for the beginning."""


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for each value that belongs to the other end of what happens."""
    found = (*_by_names(claims), *_by_states(claims))
    turned = turned_pair(claims) if not found else None
    if turned is not None:
        found = tuple((one, str(other.raw)) for one, other in permutations(turned))
    yield from _told(found)


def of_unread(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for each value that the working has at the other end."""
    if not any(of_itself(claims)):
        yield from _told(_by_working(claims))


def _told(found: Iterable[tuple[Named, str]]) -> Iterator[Finding]:
    for claim, expected in found:
        after = claim.pointer.startswith("/state_1")
        yield Finding(
            CODE,
            LABEL,
            "transition" if after else FIELD,
            claim.pointer,
            f"{claim.name} is {claim.raw}, which belongs to the other end; here it is {expected}",
            str(claim.raw),
            expected,
        )


def _by_working(claims: Claims) -> Iterator[tuple[Named, str]]:
    for early, late in (*exchanged_by_working(claims), *exchanged_in_evidence(claims)):
        yield early, str(late.raw)
        yield late, str(early.raw)


def _by_names(claims: Claims) -> Iterator[tuple[Named, str]]:
    named = [c for c in (*claims.variables, *claims.results) if c.measured is not None]
    for early, (first, last) in product(named, ((_EARLY, _LATE), (_ZERO, _ONE))):
        if first is _ZERO and not _is_speed(early):
            continue  # T_0 may be a room's, and L_0 a spring's without a load
        stem = _stem(early.name, first)
        late = next((c for c in named if stem and _stem(c.name, last) == stem), None)
        if late is None:
            continue
        for start, end in spans(claims.question):
            if not (_is(early, end, start) and _is(late, start, end)):
                continue
            if not _is_of_another_thing(claims, (early, late), (start, end)):
                yield early, str(late.raw)
                yield late, str(early.raw)
                return
        said = _is_said_when(early.name, first) and _is_said_when(late.name, last)
        if said and early in claims.variables:
            mine, its = early.measured, late.measured
            if mine and its and _is_at_rest_first(claims, mine, its):
                yield early, str(late.raw)
                yield late, str(early.raw)
                return
            apart = mine is not None and its is not None and not _is_same(mine, its)
            if mine and its and apart and _told_after(claims.question, mine, its):
                yield early, str(late.raw)
                yield late, str(early.raw)
                return


def _is_of_another_thing(
    claims: Claims, named: tuple[Named, Named], span: tuple[Measurement, Measurement]
) -> bool:
    """Tell whether new values may be of something that has the values of a span in turn.

    The air above a level that sinks from 0.80 m to 0.20 m, the image of what is moved.
    """
    if any(claim not in claims.results for claim in named):
        return False
    values = [claim.measured for claim in named if claim.measured is not None]
    return are_parts(claims, span) or are_worked_out(claims, *values)


def _is_speed(claim: Named) -> bool:
    unit = claim.measured.unit if claim.measured is not None else None
    return unit is not None and _SPEED is not None and unit.dimension == _SPEED.dimension


def _stem(name: str, marks: frozenset[str]) -> str | None:
    """Return a name without the word that says when: the T of T_initial, the B of B₁."""
    words = _NUMBER.sub(r" \1", plain(name)).split()
    rest = [word for word in words if word not in marks]
    return " ".join(rest) if rest and len(rest) == len(words) - 1 else None


def _is_said_when(name: str, marks: frozenset[str]) -> bool:
    """Tell whether a name says in a whole word when its value holds, and not by a mere number."""
    return any(word in marks and len(word) > 2 for word in plain(name).split())


def _is(claim: Named, value: Measurement, other: Measurement) -> bool:
    mine = claim.measured
    return mine is not None and alike(mine, value) and not alike(mine, other)


def _by_states(claims: Claims) -> Iterator[tuple[Named, str]]:
    later = {
        canonical_name(_LATER_NAME.sub("", c.name)): c
        for c in claims.results
        if c.measured is not None
    }
    exchanged, others, ends = [*_in_words(claims)], [], []
    exchanged += [(claim, str(other.raw)) for claim, other in turned_kinds(claims)]
    for claim in claims.variables:
        other = later.get(canonical_name(claim.name))
        mine, its = _with_unit(claim), _with_unit(other)
        if mine is None or other is None or its is None or _is_same(mine, its):
            continue
        told = any(
            _is(claim, end, start) and _is(other, start, end)
            for start, end in spans(claims.question)
        )
        told = told or _told_after(claims.question, mine, its) or _answers(claims, mine, its)
        told = told or _is_named_first(claims.question, claim.name, mine, its)
        if told or _is_at_rest_first(claims, mine, its):
            exchanged.append((claim, str(other.raw)))
        elif _is_common_end(claims, mine, its):
            ends.append((claim, str(other.raw)))
        elif _is_only_later(claims.question, mine, its) or _is_found_first(claims, mine, its):
            others.append((claim, str(other.raw)))
    if exchanged or len(ends) > 1:  # two that come to one end
        exchanged += ends
    if not exchanged:
        turned = [*turned_states(claims)] or [*exchanged_states(claims)]
        turned = turned or [*told_later_first(claims)]
        exchanged, others = [(one, str(other.raw)) for one, other in turned], []
    found = found_in_state_0(claims) if not exchanged else None
    if found is not None:
        exchanged = [(found, "what the question begins with")]
    yield from exchanged
    if exchanged:  # what else the question gives for the start has gone the same way
        yield from others


def _in_words(claims: Claims) -> Iterator[tuple[Named, str]]:
    """Yield what state 0 has at the end of a way that the question tells, and state 1 at its start.

    "Light passes from air into glass", with the medium glass in state 0 and air in state 1.
    """
    ways = [*_FROM_INTO.finditer(claims.question)]
    if len(ways) != 1 or _COMES_BACK.search(claims.question):
        return
    start, end = ways[0]["start"].lower(), ways[0]["end"].lower()
    for claim in claims.variables:
        same = [c for c in claims.results if canonical_name(c.name) == canonical_name(claim.name)]
        if len(same) == 1 and (plain(str(claim.raw)), plain(str(same[0].raw))) == (end, start):
            yield claim, start


def _is_named_first(question: str, name: str, mine: Measurement, other: Measurement) -> bool:
    """Tell whether the question gives a value by its name before anything goes on from there.

    "Swings through its lowest point with E_kin = 2.0 J and rises", where state 0 has none of it.
    """
    if mine.si != 0 or other.unit is None:
        return False
    told = [m for m in find_measurements(question) if of_one_kind(m.measurement, other)]
    if len(told) != 1 or not alike(told[0].measurement, other):
        return False
    ahead, behind = question[: told[0].start], question[told[0].end :]
    named = re.search(r"(?P<name>[^\W\d_]\w{0,15}) ?= ?\Z", ahead[-20:])
    return (
        named is not None
        and canonical_name(named["name"]) == canonical_name(name)
        and _GOES_ON_TO.match(behind) is not None
        and not re.search(r"\b(?:and|then|until|after)\b", ahead, re.I)
    )


def _with_unit(claim: Named | None) -> Measurement | None:
    """Return a claim's value, with the unit that its name may have: speed_m_per_s."""
    if claim is None or claim.measured is None or claim.measured.unit is not None:
        return None if claim is None else claim.measured
    units = [unit for _, unit in units_in(claim.name)]
    read = read_value(claim.raw, units[0]) if units else None
    return read if isinstance(read, Measurement) else claim.measured


def _is_common_end(claims: Claims, mine: Measurement, other: Measurement) -> bool:
    """Tell whether state 0 has the end that is asked for, and state 1 what the question gives.

    A question that asks for an end gives the start.
    """
    asked, question = answered(claims), claims.question
    asking = " ".join(asking_sentences(question))
    told = [m.measurement for m in find_measurements(question)]
    given = is_among(other, told) or (other.si == 0 and _FROM_REST.search(question) is not None)
    return (
        asked is not None
        and mine.unit is not None
        and of_one_kind(mine, other)
        and alike(mine, asked)
        and not any(alike(mine, n) and not are_degrees_apart(mine, n) for n in told)
        and given
        and _COMMON_END.search(asking) is not None
        and _BEFOREHAND.search(asking) is None
    )


def _is_at_rest_first(claims: Claims, mine: Measurement, other: Measurement) -> bool:
    """Tell whether state 0 has the stop that the question ends with, and state 1 its one speed."""
    asked, question = answered(claims), claims.question
    stop = _COMES_TO_REST.search(question)
    if mine.si != 0 or other.unit is None or stop is None or _GOES_ON.search(question):
        return False
    told = [m for m in find_measurements(question) if of_one_kind(m.measurement, other)]
    speed = _SPEED is not None and other.unit.dimension == _SPEED.dimension
    begins = len(told) == 1 and alike(told[0].measurement, other) and told[0].end <= stop.start()
    return speed and begins and not (asked is not None and alike(asked, other))


def _is_found_first(claims: Claims, mine: Measurement, other: Measurement) -> bool:
    """Tell whether one of the states has none of something, and the other some of it.

    That is what has changed places with the rest; in state 0 it may be what is answered.
    """
    if (mine.si == 0) == (other.si == 0) or mine.unit is None:
        return False
    asked = answered(claims)
    return of_one_kind(mine, other) or (asked is not None and alike(mine, asked))


def _is_only_later(question: str, mine: Measurement, other: Measurement) -> bool:
    """Tell whether the question gives the value of state 1, and not that of state 0."""
    told = [mention.measurement for mention in find_measurements(question)]
    return is_among(other, told) and not is_among(mine, told)


def _told_after(question: str, mine: Measurement, other: Measurement) -> bool:
    """Tell whether one value is given for afterwards, in a later sentence than the other."""
    if mine.unit is None or other.unit is None or mine.unit.dimension != other.unit.dimension:
        return False
    sentences = _SENTENCE.split(question)
    places = [_sentences_with(sentences, value) for value in (mine, other)]
    if any(len(place) != 1 for place in places):
        return False
    [[late], [early]] = places
    after = [_AFTERWARDS.search(sentences[place]) is not None for place in (late, early)]
    return early < late and after == [True, False]


def _is_same(one: Measurement, other: Measurement) -> bool:
    """Tell whether two values are alike, also as degrees of a scale with a zero of its own."""
    return alike(one, other) and not are_degrees_apart(one, other)


def _sentences_with(sentences: list[str], value: Measurement) -> list[int]:
    return [
        place
        for place, sentence in enumerate(sentences)
        if is_among(
            value,
            [
                m.measurement
                for m in find_measurements(sentence)
                if m.measurement.unit is not None
                and value.unit is not None
                and m.measurement.unit.dimension == value.unit.dimension
                and not are_degrees_apart(m.measurement, value)
            ],
        )
    ]


def _answers(claims: Claims, mine: Measurement, other: Measurement) -> bool:
    """Tell whether state 0 has what is asked for, and state 1 the rest that all begins from."""
    asked = answered(claims)
    told = [m.measurement for m in find_measurements(claims.question)]
    return (
        other.si == 0
        and mine.unit is not None
        and asked is not None
        and alike(mine, asked)
        and not is_among(mine, told)
        and (_FROM_REST.search(claims.question) is not None or _is_let_go(claims.question))
        and _TO_REST.search(claims.question) is None
    )


def _is_let_go(question: str) -> bool:
    """Tell whether a thing is held and let go, and nothing is asked that must be so beforehand."""
    return _LET_GO.search(question) is not None and _BEFOREHAND.search(question) is None
