"""Pairs of events of which the one cannot come before the other, told the other way round.

By words ("the echo comes back before the sound reaches the cliff"), whatever is said between, and
by the times at which they are told, where the question asks when each of them happens: "all of the
ice is melted after 450 s, and the water boils after 200 s". A time that may be counted from the
other event tells nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from wmw.core.patterns import compiled
from wmw.core.quantity import find_measurements
from wmw.core.units import parse_unit

_GROUND = r"(?:hits?|reaches|strikes?|lands on) the (?:ground|floor|water|street|sand)"
_LIMIT = r"(?:wall|cliff|rock face|building|bottom|sea ?bed|obstacle|iceberg)"
_PAIRS: tuple[tuple[str, str, str | None, str], ...] = (
    (
        r"(?:(?:begins|starts) (?:to melt|melting)|melting (?:begins|starts|sets in))\b",
        r"(?:(?:has|is|have)(?: all| completely| entirely| fully)? (?:melted|liquid|molten|gone)"
        r"|(?:all|everything)(?: of it)?(?: is)? (?:liquid|molten)"
        r"|melting (?:is over|ends|stops))\b",
        r"\b(?:two|both|second|other|another|refreez\w*|freez\w*|wax)\b",
        "the beginning of melting first, then its end",
    ),
    (
        r"(?:(?:ice|snow|it)(?: is| has)?(?: all| completely)?|begins to|starts to)"
        r" (?:melts?|melted)\b",
        r"(?:boils?|boiling|evaporates?|vapori[sz]es?)\b",
        r"\b(?:dry|sublim\w*|(?:low|lower|reduced|high|higher) pressure|vacuum|another|alcohol"
        r"|cools?|cooled|lead|tin|wax|solder|metals?)\b",
        "first melted, then boiling",
    ),
    (
        r"(?:is at|reaches|passes) (?:its|the) (?:highest point|peak|apex|top)\b",
        rf"(?:(?:{_GROUND})|lands?|is back (?:on|at) the ground)\b",
        r"\b(?:bounc\w*|rebound\w*|spring\w*|slope|hill|incline\w*|ramp|roof|drop\w*|elastic\w*"
        r"|rocket|engine|fuel|ceiling|restitution|juggl\w*|leaves|returns|kick\w* it|jumps?"
        r"|waves?|dives?|diver)\b",
        "the highest point first, then the ground",
    ),
    (
        r"(?:(?:is at|reaches|passes) (?:its|the) (?:highest point|peak|apex|top)|it turns)\b",
        r"(?:(?:comes |is )?back (?:at|to|in|on)|returns|is caught)\b",
        r"\b(?:bounc\w*|rebound\w*|spring\w*|loop\w*|rocket|ceiling|restitution|juggl(?:es|ing)|two"
        r"|second|other|swings?|wheel|circle|balcony|shelf|platform|higher)\b",
        "the highest point first, then back",
    ),
    (
        r"(?:launched|thrown|kicked|struck|pushed off)\b",
        r"(?:stops|comes to (?:a )?(?:rest|stop))\b",
        r"\b(?:bounc\w*|rebound\w*|returns|again|two|second|other|both|clock)\b(?! readings)"
        r"|\A(?:(?!\b(?:launch|throw|threw|thrown|kick|str[iu](?:ck|k)|push))[^\n])*"
        r"\b(?:stops?|comes? to (?:a )?(?:rest|stop))\b",
        "launched first, then at rest",
    ),
    (
        r"(?:reaches|hits|meets|strikes|arrives at) the " + _LIMIT,
        r"(?:(?:echo|sound|pulse|signal|ping|it) (?:comes back|returns|is back)"
        r"|echo is (?:heard|received))\b",
        r"\b(?:two walls|other wall|second|opposite walls|both|canyon|train|bus|walker|ship|boat"
        r"|approach\w*|towards?|straight at)\b",
        "there first, then back",
    ),
    (
        r"(?:is (?:released|let go|dropped)|leaves (?:the|his|her) (?:hand|edge|table|muzzle))\b",
        _GROUND + r"\b",
        r"\b(?:bounc\w*|rebound\w*|juggl\w*|two|lift\w*|picked|catch\w*|caught)\b",
        "released first, then on the ground",
    ),
    (
        r"(?:is released|is let go)\b",
        r"(?:passes(?: through)?|swings through|reaches) (?:its|the) (?:lowest point|equilibrium"
        r"|rest position|middle)\b",
        r"\b(?:thrown|pulled through|two|catch\w*|caught)\b",
        "released first, then in the middle",
    ),
    (
        r"(?:collide|hit each other|bump into each other|run into each other)\b",
        r"(?:stick together|move (?:on|off) together|bounce apart|fly apart|rebound)\b",
        r"\b(?:third|three|wall|buffer|spring|two collisions|explo\w*)\b",
        "the collision first, then what follows from it",
    ),
    (
        r"(?:leaves|shoots out of|comes out of) the (?:hole|nozzle|opening|hose|pipe|spout)\b",
        _GROUND + r"\b",
        r"\b(?:fountain|bounc\w*|pump\w*|drain\w*)\b",
        "out of the hole first, then on the ground",
    ),
    (
        r"(?:string|cord|rope|wire|thread) (?:breaks|snaps|tears|is cut)\b",
        r"(?:flies|moves|goes) (?:off )?along (?:the|a) (?:tangent|straight line)\b",
        None,
        "the string breaks first",
    ),
    (
        r"switch(?: S)? is closed\b",
        r"(?:lamp|bulb) (?:lights up|begins to glow|starts to glow)\b",
        r"\b(?:two switches|both|S_?[12]|open|opened|three|change-?over|short\w*|goes out|bypass\w*"
        r"|in parallel (?:with|to))\b",
        "the switch first, then the light",
    ),
    (
        r"(?:sees? the (?:flash|lightning|light|smoke|explosion|burst|firework\w*|blow|puff|spark)"
        r"|(?:flash|light|lightning) (?:arrives|is seen|reaches))\b",
        r"(?:hears? the (?:thunder|bang|sound|report|boom|explosion)|(?:thunder|bang|sound|boom)"
        r" (?:arrives|is heard|reaches))\b",
        r"\b(?:two|second|another|both|closer|nearer|supersonic|radio|wire|telephone|phone)\b",
        "light first, then sound",
    ),
    (
        r"(?:(?:begins|starts) to rise|rises? (?:up )?from the bottom|leaves the bottom)\b",
        r"(?:(?:comes to rest|floats|is at rest|lies) (?:at|on) the surface"
        r"|(?:reaches|breaks) the surface)\b",
        r"\b(?:sinks?|dives?|bob\w*|push\w*|dropped|falls?|thrown|two|bubbles?|deeper)\b",
        "rising first, then at the surface",
    ),
    (
        r"P[- ]waves? (?:arrives?|comes?|reach(?:es)?)\b",
        r"S[- ]waves? (?:arrives?|comes?|reach(?:es)?)\b",
        None,
        "the P wave first, then the S wave",
    ),
)  # fmt: skip
"""What comes first, what comes later, what may make it otherwise, and the order."""
_THEN = r"(?: first)?,?(?: and)? (?:then|afterwards|after that|only then|before)\b"
_LATER = r"(?:later|afterwards|after (?:that|it))\b"
_MAY_STAND = r"(?:[^.;:]|\.(?=\d)){0,40}?"
_CLAUSE = re.compile(r"(?<=[.;])\s+|,\s+(?:and |but |while )?|\s+(?:and|but|while|whereas)\s+")
_NAMED = re.compile(
    r"\b(?:(?:[Tt]he|an?|his|her) (?=\w+ )(?!sound|pulse|signal|wave|shout|call|light|flash|sun)"
    r"|(?=[B-Z\d]\b))(\w+)"
)
"""A noun with its article, or the letter of a body."""
_SINCE_START = re.compile(r"\b(?:after|at|at t =|t =) (?:about |roughly |only )?\Z")
_FROM_THERE = re.compile(
    r"\b(?:another|further|more|later|then|additional|next|takes?|lasts?|needs?|during|within"
    r"|remaining|thereafter|since|from (?:there|then)|counted)\b",
    re.I,
)
_ASKED = re.compile(
    r"\b(?:when (?:does|do|is|are|has|have|will|did)|after (?:what|which) time|after how long"
    r"|at (?:what|which) (?:times?|moments?|instants?)"
    r"|(?:the|list|give|state) (?:times|moments|instants|clock readings)"
    r"|the time of [^?.;]{3,40} and (?:the time )?of)\b",
    re.I,
)
_HOW_HIGH = re.compile(r",? \d[\d.]{0,8} ?(?:m|cm|ft) (?:up|high)\b,?")
_SLACK = 1.02


def told_in_reverse(question: str, words: str) -> tuple[str, str] | None:
    """Return what a text tells in an order that cannot be, and the order; None if it does not."""
    for early, late, excused, order in _PAIRS:
        if excused is not None and compiled(excused, re.I).search(f"{question} {words}"):
            continue
        found = _turned_round(early, late).search(words)
        if found is not None and not _is_of_another(found, words[: found.start()]):
            return found[0], order
    return None


@cache
def _turned_round(early: str, late: str) -> re.Pattern[str]:
    """Return a pattern that tells the late one of two events before the early one."""
    turned = rf"\b{late}{_MAY_STAND}{_THEN} (?P<who>{_MAY_STAND})\b{early}"
    behind = rf"\b(?:after|once) {_MAY_STAND}\b{late}, (?P<whose>{_MAY_STAND})\b{early}"
    first = rf"\b{late} first,? and (?P<whom>{_MAY_STAND})\b{early}{_MAY_STAND}\b{_LATER}"
    return re.compile(f"{turned}|{behind}|{first}", re.I)


def _is_of_another(found: re.Match[str], ahead: str) -> bool:
    """Tell whether the event told last is that of a body which the text has not named before."""
    before = {*re.findall(r"\w+", ahead)}
    between = found["who"] or found["whose"] or found["whom"] or ""
    return any(m[1] not in before for m in _NAMED.finditer(between))


def times_in_reverse(question: str, words: str) -> tuple[float, float] | None:
    """Return the times (s) of two events that the question asks for, the later event's first."""
    for early, late, excused, _ in _PAIRS if _ASKED.search(question) else ():
        if excused is not None and compiled(excused, re.I).search(f"{question} {words}"):
            continue
        times = dict(_times(words, early, late))
        if len(times) == 2 and times["early"] > _SLACK * times["late"]:
            return times["late"], times["early"]
    return None


def _times(words: str, early: str, late: str) -> Iterator[tuple[str, float]]:
    """Yield the time (s) since the start at which each of two events is told."""
    if _FROM_THERE.search(words):
        return
    second = parse_unit("s")
    for clause in _CLAUSE.split(_HOW_HIGH.sub("", words)):
        is_early = compiled(rf"\b{early}", re.I).search(clause) is not None
        times = [
            m
            for m in find_measurements(clause)
            if m.measurement.unit is not None
            and second is not None
            and m.measurement.unit.dimension == second.dimension
        ]
        if is_early == (compiled(rf"\b{late}", re.I).search(clause) is not None) or len(times) != 1:
            continue
        if _SINCE_START.search(clause[: times[0].start]):
            yield "early" if is_early else "late", times[0].measurement.si
