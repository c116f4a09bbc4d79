"""State 1 tells the moments of what happens in the wrong order.

What it does: works the trace's own equation out at the times that its new variables are named for
(v_at_1s, v_at_3s), and finds where the values have changed places; does the same for values named
for before and after, with what state 0 or the question gives for these moments, by the equation or
by lines of working; finds values of which it is known for certain which is the smaller (a siren
that goes away is heard lower), and what something is before and after an event, turned round (on a
straight line first, in a circle once it is let go); finds a loss whose value before is the smaller
one, or a gain whose value before is the larger one; a thrown body that is on its way down before it
is on its way up, also by the times at which it passes a height; the times of arrival of two that
cover one distance, each that of the other; the times of a swing at the middle and at the far side,
which is twice as long; the ways in which a needle swings as a magnet goes into a coil and comes out
of it; energies before and after against what the effect says turns into what; speeds at two places,
of which one has what the question gives for the other, or of which a later one has that of the
start, or an earlier one the answer to what is asked for afterwards; sound that arrives before the
light of the same event; a predicted change "from 5 A to 2 A", or "5 A at first and 2 A afterwards",
where by the laws it is from 2 A to 5 A; and, in the effect as well, something thrown up that moves
down at first and up at the end, or gains speed on its way up and loses it on its way down. Where
nothing else is found wrong, events that cannot come in the order told: ice that melts and then
warms to 0 °C, the ground before the highest point, slowing down after coming to rest, the echo
before the sound comes to the wall, a lamp that glows before its switch is closed, a time to the top
that is longer than the whole flight, or one of melting that is later than that of boiling; new
times that are named for such events, the echo or the end of a flight, come in their order, too.

Why it is bad: each value is right for another moment.

Example: v = 20 - 10 t, and "-10 m/s at 1.0 s, +10 m/s at 3.0 s".

Use instead: "+10 m/s at 1.0 s, -10 m/s at 3.0 s".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, pairwise, permutations

from wmw.core.equation import Expr, Sym, canonical_name, evaluate
from wmw.core.equation.names import word_set
from wmw.core.moments import are_moments
from wmw.core.quantity import Measurement, Mention, find_measurements, read_value
from wmw.core.tolerance import Agreement, agrees
from wmw.core.verdict import FieldName, Finding, Label
from wmw.core.work import spend
from wmw.verifiers.bodies.places import exchanged_places, exchanged_times
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.equations.statements import statements
from wmw.verifiers.moments.answered_first import answered_first
from wmw.verifiers.moments.course import told_backwards
from wmw.verifiers.moments.energy_course import exchanged_energies
from wmw.verifiers.moments.event_order import events_out_of_order, exchanged_instants
from wmw.verifiers.moments.fall_times import exchanged_falls
from wmw.verifiers.moments.known_orders import out_of_known_order
from wmw.verifiers.moments.named_ends import exchanged_ends, slower_later
from wmw.verifiers.moments.needle_turns import turned_needle
from wmw.verifiers.moments.own_moments import exchanged_by_effect, exchanged_moments
from wmw.verifiers.moments.swung_times import exchanged_swings
from wmw.verifiers.moments.times_by_names import times_in_wrong_order
from wmw.verifiers.moments.usual_course import turned_round
from wmw.verifiers.moments.whole_states import end_told_first
from wmw.verifiers.own_words import answered
from wmw.verifiers.questions.asking import end_mark
from wmw.verifiers.vocabulary.lexicon import plain, plain_name
from wmw.verifiers.vocabulary.nouns import nouns_in

CODE = "WMW315"
LABEL: Label = "temporal"
FIELD: FieldName = "transition"

_AT = re.compile(
    r"^(?P<base>.+?)_?\(?(?:at|after|t ?=)?_? ?(?:(?P<time>\d+(?:\.\d+)?) ?s|launch|start|release)"
    r"\)?\Z"
)
_LOST = re.compile(r"\b(?:lost|loss|losses|dissipated|drop|decrease)\b")
_GAINED = re.compile(r"\b(?:gain|gained|increase|rise)\b")
_THROWN = re.compile(
    r"\b(?:thrown|kicked|fired|launched|projected|shot|hit|throws|kicks|tossed|tosses|jumps?"
    r"|above the horizontal|vertical (?:velocity|speed|component|velocity component) of"
    r"|straight up(?:wards?)?|flung|hurled|lobbed|flicked|m/s (?:straight )?up(?:wards?)?"
    r"|upward (?:velocity|speed) of"
    r"|leaves (?:the |a |an |his |her |my )?(?:[\w']+ )?(?:hands?|foot"
    r"|racket|bat|club|ground|muzzle|barrel))\b",
    re.I,
)
_TURNED = re.compile(r"\b(?:bounc|rebound|spring|trampoline|oscillat)", re.I)
_RISES_TOO = re.compile(
    r"\b(?:balloon|lift|elevator|helicopter|drone|rocket(?!\b.*\bfl(?:y|ies) freely)|another"
    r"|(?:two|both|second|other) (?:ball|stone|pebble|bod|object|thing)\w*)\b",
    re.I,
)
"""Words of a question of which the body that goes up may be another one."""
_WAY = re.compile(
    r"\b(?:(?:on (?:its|the) way|(?:going|moving|travell?ing|coming|climbing|heading)"
    r"(?= (?:up|down)(?:wards?)?(?: at\b|,))|(?:goes|comes|climbs|moves|flies)"
    r"(?= (?:up|down) (?:through|past)\b))"
    r" (?P<way>up|down)(?:wards?)?|(?P<rise>rising|falling|climbing|ascending|descending))\b"
    r"(?P<rest>[^.;]*?)"
    r"(?=\bon (?:its|the) way\b|\b(?:rising|falling|climbing|ascending|descending)\b|[.;]|\Z)",
    re.I,
)
_UPWARD = word_set("up rising climbing ascending")
_PASSES = re.compile(
    r"\b(?:(?:two|both) (?:times|moments|instants)|at (?:which|what) (?:times|moments)|twice"
    r"|when(?: does| is| will)?)\b[^.?!]{0,60}\b(?:pass\w*|cross\w*|(?:this|that|the same|a)"
    r" (?:height|level))\b",
    re.I,
)
_RISING = word_set("rising rises ascending upward upwards up")
_FALLING = word_set("falling falls descending downward downwards down")
_LASTING = word_set("duration long length rise fall total ascent descent delta interval")
_SOUND = r"(?:thunder|bang|sound|boom|report|noise|crack|explosion is heard)"
_LIGHT = r"(?:flash|lightning|light|smoke|spark)"
_ON = r"(?:[^.;]|\.(?=\d))*"
_SOUND_FIRST = re.compile(
    rf"\bfirst (?:hears?|comes?|arrives?)\b{_ON}\b{_SOUND}\b{_ON}\b{_LIGHT}\b"
    rf"|\b{_SOUND}\b[^.;]*\b(?:first|before)\b[^.;]*\b{_LIGHT}\b",
    re.I,
)
_OF_TWO = re.compile(r"\b(?:not|earlier|previous|former|another|other|last)\b|n't", re.I)
_LASTS = re.compile(r"\b(?:in|for|takes?|lasts?) (?:about |only )?\d[\d.]{0,8} ?s\b", re.I)
_EARLY = re.compile(
    r"\s*,?\s*(?:(?:at )?first|initially|at the (?:start|beginning)|before(?:hand)?"
    r"|with [\w ]{1,30} as (?:it|they) (?:was|were))\b",
    re.I,
)
_LATE = re.compile(
    r"\s*,?\s*(?:(?:and )?then|after(?:wards?)?|later|finally|(?:at|in) the end|now)\b", re.I
)
_INSTEAD = re.compile(r"\b(?:in place of|instead of)\s*\Z", re.I)
_AFTER_IT = re.compile(r"\bafter (?:the |this |that )?[\w ]{1,40}\Z", re.I)
_BEFORE_IT = re.compile(r"\s*(?:,|and|, and)\s+(?:just )?before (?:it|that|this)\b[\w ]*\Z", re.I)
_NOW = re.compile(r"[^.;:]{0,60}\Z")
_AHEAD = 80  # characters that may tell what a value is, so that long texts take no longer
_FROM, _TO = re.compile(r"\bfrom\s*\Z", re.I), re.compile(r"\s*to\s*\Z", re.I)
_SHARE = 0.02


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding where the change tells two values of one thing in the wrong order."""
    change = case.claims.change
    if change is None or case.altered:
        return
    for one, other in _in_order(change.text):
        ahead = change.text[max(0, min(one.start, other.start) - _AHEAD) : one.start]
        for before, after in _exchanged(case, one.measurement, other.measurement, ahead):
            stated = change.text[min(one.start, other.start) : max(one.end, other.end)]
            meanings = [case.family.quantity(name).meaning for name in (before, after)]
            first, last = (change.text[m.start : m.end] for m in (one, other))
            message = f"{first} is the {meanings[1]}, {last} the {meanings[0]}"
            yield Finding(CODE, LABEL, FIELD, change.pointer, message, stated, f"{last}, {first}")
            return


def _in_order(text: str) -> Iterator[tuple[Mention, Mention]]:
    """Yield neighbouring values of a text of which it says that the first is the earlier one."""
    for one, other in pairwise(find_measurements(text)):
        between = text[one.end : other.start]
        if "." in between or ";" in between:
            continue
        ahead = text[max(0, one.start - _AHEAD) : one.start]
        moved = _FROM.search(ahead) and _TO.fullmatch(between)
        replaced = _INSTEAD.search(ahead) and _NOW.fullmatch(between)
        if moved or replaced or (_EARLY.match(between) and _LATE.match(text[other.end :])):
            yield one, other
        elif _AFTER_IT.search(ahead) and _BEFORE_IT.fullmatch(between):
            yield other, one


def _exchanged(
    case: Case, early: Measurement, late: Measurement, ahead: str
) -> Iterator[tuple[str, str]]:
    """Yield the quantities before and after that have each other's value.

    What falls from 0.98 J to 0 as another thing rises from 0 to 0.98 J says nothing of the order,
    unless the words ahead name it.
    """
    world = case.asked
    spend(len(world))
    pairs = [
        (before, after)
        for before in world
        for after in world
        if are_moments(case.family.quantity(before), case.family.quantity(after))
    ]
    nouns = nouns_in(plain(ahead), case.family.name)
    named = [pair for pair in pairs if nouns and not {*nouns[-1][2]}.isdisjoint(pair)]
    pairs = named or pairs
    if any(_has(case, early, one, two) and _has(case, late, two, one) for one, two in pairs):
        return
    for before, after in pairs:
        if _has(case, early, after, before) and _has(case, late, before, after):
            yield before, after


def _has(case: Case, stated: Measurement, name: str, other: str) -> bool:
    """Tell whether a value is that of one quantity and not that of the other."""
    reading = stated.read_in(case.textbook_unit(name))
    if reading is None or stated.unit is None:
        return False
    values = (case.theirs(quantity, case.asked[quantity]) for quantity in (name, other))
    return [agrees(reading, value) is Agreement.EQUAL for value in values] == [True, False]


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for every place of state 1 in which moments have changed places."""
    change = claims.change
    late = _by_equation(claims) or _by_difference(claims) or exchanged_times(claims)
    late = late or exchanged_places(claims) or exchanged_energies(claims) or _crossings(claims)
    late = late or exchanged_ends(claims) or slower_later(claims) or exchanged_moments(claims)
    late = late or answered_first(claims) or exchanged_by_effect(claims)
    for claim, other in (late, late[::-1]) if late is not None else ():
        yield _finding(claim.pointer, f"{claim.name} = {claim.raw}", f"{claim.name} = {other.raw}")
    for swung in exchanged_swings(claims):
        yield _finding(*swung)
    for pointer, stated in turned_round(claims):
        yield _finding(pointer, stated, "what comes first at first, and last at the end")
    for pointer, stated in turned_needle(claims):
        yield _finding(pointer, stated, "the two ways the other way round")
    for pointer, stated in out_of_known_order(claims):
        yield _finding(pointer, stated, "the values the other way round")
    for pointer, stated in exchanged_falls(claims):
        yield _finding(pointer, stated, "the values at the other time")
    for text in (claims.effect, change):
        if text is not None and told_backwards(claims.question, text.text):
            yield _finding(text.pointer, text.text, "the course the other way round")
            return
    if change is None:
        return
    if end_told_first(claims):
        yield _finding(change.pointer, change.text, "what is asked for at the end")
        return
    ways = _down_before_up(claims.question, change.text)
    for claim in claims.results if ways is not None else ():
        own = ways.get(end_mark(claim.name) or "") if ways is not None else None
        if own and claim.measured is not None and claim.measured.si in own:
            yield _finding(claim.pointer, f"{claim.name} = {claim.raw}", "that of the other way")
    instants = exchanged_instants(claims)
    for claim in claims.results if instants is not None else ():
        if claim.measured is not None and claim.measured.si in (instants or ()):
            yield _finding(claim.pointer, f"{claim.name} = {claim.raw}", "that of the other event")
    if late is not None or ways is not None or instants is not None:
        yield _finding(change.pointer, change.text, "the moments the other way round")
    elif _SOUND_FIRST.search(change.text) and not _OF_TWO.search(change.text):
        yield _finding(change.pointer, change.text, "light first, then sound")


def of_unread(claims: Claims) -> Iterator[Finding]:
    """Yield a finding where events are told in an order in which they cannot come."""
    if next(of_itself(claims), None) is not None:
        return
    told = events_out_of_order(claims)
    if told is not None:
        pointer, stated, order = told
        message = f"{stated!r} cannot come in this order: {order}"
        yield Finding(CODE, LABEL, FIELD, pointer, message, stated, order)
        return
    for one, other in permutations(times_in_wrong_order(claims) or (), 2):
        yield _finding(one.pointer, f"{one.name} = {one.raw}", f"{one.name} = {other.raw}")


def _finding(pointer: str, stated: str, expected: str) -> Finding:
    message = f"{stated!r} has the moments exchanged: {expected}"
    return Finding(CODE, LABEL, FIELD, pointer, message, stated, expected)


def _by_equation(claims: Claims) -> tuple[Named, Named] | None:
    """Return two new variables that have each other's value by the trace's own equation."""
    timed: list[tuple[str, float, Named]] = []
    for claim in claims.results:
        match = _AT.match(claim.name.strip())
        if match is not None and claim.measured is not None:
            timed.append((canonical_name(match["base"]), float(match["time"] or 0), claim))
    for (base, t, one), (other_base, u, other) in combinations(timed, 2):
        if base != other_base or t == u:
            continue
        for side in _definitions(claims, base):
            values = [_at(claims, side, moment) for moment in (t, u)]
            if None in values or _is(one, values[0]) or _is(other, values[1]):
                continue
            if _is(one, values[1]) and _is(other, values[0]):
                return one, other
    return None


def _definitions(claims: Claims, base: str) -> Iterator[Expr]:
    """Yield what the trace's equation says the quantity is at a time t."""
    if claims.equation is None:
        return
    symbols = frozenset(canonical_name(claim.name) for claim in claims.variables) | {base, "t"}
    for statement in statements(claims.equation.text, symbols)[0]:
        if statement.relations[0] == "=" and statement.sides[0] == Sym(base):
            yield statement.sides[1]


def _at(claims: Claims, side: Expr, time: float) -> float | None:
    known = {canonical_name(c.name): c.measured.si for c in claims.variables if c.measured}
    return evaluate(side, {**known, "t": time})


def _is(claim: Named, value: float | None) -> bool:
    stated = claim.measured
    if stated is None or value is None:
        return False
    return abs(stated.si - value) <= _SHARE * abs(value) + stated.half_unit


def _by_difference(claims: Claims) -> tuple[Named, Named] | None:
    """Return a value before and one after whose difference has the wrong sign for its name."""
    named = [(plain(c.name).split(), c, c.measured) for c in claims.results if c.measured]
    for words, before, b in named:
        if "before" not in words:
            continue
        stem = [word for word in words if word != "before"]
        for others, after, a in named:
            if [word for word in others if word != "after"] != stem or "after" not in others:
                continue
            if any(_contradicts(b, a, " ".join(w), c) for w, _, c in named):
                return before, after
    return None


def _contradicts(before: Measurement, after: Measurement, name: str, change: Measurement) -> bool:
    """Tell whether a loss or gain, said as a positive number, is the other way round."""
    less = before.si - after.si
    if change.si <= 0 or abs(change.si - abs(less)) > _SHARE * change.si:
        return False
    if _LOST.search(name):
        return less < 0
    return _GAINED.search(name) is not None and less > 0


def _crossings(claims: Claims) -> tuple[Named, Named] | None:
    """Return the times at which a thrown body passes a height, where it falls before it rises.

    How long it rises and falls may be named alike: so the question must ask when it passes.
    """
    if not _THROWN.search(claims.question) or _TURNED.search(claims.question):
        return None
    if not _PASSES.search(claims.question):
        return None
    timed: dict[str, list[Named]] = {"up": [], "down": []}
    for claim in claims.results:
        words = set(plain_name(claim.name).split())
        ways = [way for way, marks in (("up", _RISING), ("down", _FALLING)) if words & marks]
        unit = claim.measured.unit if claim.measured is not None else None
        if len(ways) == 1 and unit == _second() and not words & _LASTING:
            timed[ways[0]].append(claim)
    if any(len(found) != 1 for found in timed.values()):
        return None
    [up], [down] = timed["up"], timed["down"]
    if up.measured is None or down.measured is None or up.measured.si <= down.measured.si:
        return None
    whole = up.measured.si + down.measured.si  # two that make up the flight are no moments
    stated = [claim.measured for claim in claims.results] + [answered(claims)]
    if any(one is not None and abs(one.si - whole) <= _SHARE * whole for one in stated):
        return None
    return up, down


def _down_before_up(question: str, change: str) -> dict[str, list[float]] | None:
    """Return the times (s) up and down of a thrown body that comes down before it goes up."""
    if not _THROWN.search(question) or _TURNED.search(question) or _RISES_TOO.search(question):
        return None
    times: dict[str, list[float]] = {"up": [], "down": []}
    for clause in re.split(r"[.;]\s|,?\s+and\s|,\s+(?=on (?:its|the) way |at \d)", change):
        told = [(match["way"] or match["rise"]).lower() for match in _WAY.finditer(clause)]
        ways = {"up" if way in _UPWARD else "down" for way in told}
        found = [m.measurement for m in find_measurements(clause)]
        seconds = [m.si for m in found if m.unit is not None and m.unit == _second()]
        if len(ways) == 1 and len(seconds) == 1 and not _LASTS.search(clause):
            times[ways.pop()].append(seconds[0])
    exchanged = times["up"] and times["down"] and max(times["down"]) < min(times["up"])
    return times if exchanged else None


def _second() -> object:
    read = read_value("1 s")
    return read.unit if isinstance(read, Measurement) else None
