"""How fast each of two bodies is told to move before they meet and after, and which way.

The bodies stand as @1 and @2. What is told after the meeting is known by its words ("afterwards"),
by what it says ("comes to rest"), or since the speed before is told already. What is not understood
for certain is unclear, and then nothing is.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from wmw.verifiers.questions.two_meeting import RESTS

MEETS = re.compile(
    r"\b(?:collid\w+|collision|hits?|strikes?|struck|bumps?|runs? into|crash\w*|rear-ends?"
    r"|impact|meets?|knocks?|slams?"
    r"|(?:slides?|rolls?|moves?|smash\w*) (?:at [^@]{3,14} )?into|catch\w* up|overtakes?)\b",
    re.I,
)
SPEED = re.compile(
    r"(?P<sign>(?<![\w.])[-−–+])?\s?(?P<size>\d{1,5}(?:[.,]\d{1,4})?\s?(?:m/s|km/h|cm/s|m\s?s⁻¹"
    r"|m·s⁻¹))(?![\w²/])"
)
_REST = re.compile(
    r"†|\b(?:at rest|stationary|stands? still|standing still|still|motionless|parked|not moving"
    r"|standing|waiting|resting"
    r"|(?:comes?|came|brought) to (?:a )?(?:complete )?(?:rest|stop|halt|standstill)|stops?"
    r"|stopped|halts)\b"
)
_LATER = re.compile(
    r"\b(?:(?:right |just |immediately |directly )?after(?:wards?)?(?: that| they (?:collide"
    r"|meet)| it|(?: the| this| their)? (?:head-on )?(?:collision|impact|crash|bump|hit"
    r"|encounter|meeting))?"
    r"|following the (?:collision|impact)|then|as a result|(?:in|during|by) (?:the|this) "
    r"(?:collision|impact))\b",
    re.I,
)
_EARLIER = re.compile(
    r"\b(?:before(?:hand)?(?: (?:the|this|their|a) (?:\w+ )?(?:collision|impact|crash))?"
    r"|initially|originally|at first|was (?:moving|rolling|travelling|traveling|sliding|gliding"
    r"|at rest)|had)\b",
    re.I,
)
_RESTED = re.compile(
    r"\b(?:initially|originally|at first|was|is)(?: initially)? (?=at rest|stationary|still|not "
    r"moving)",
    re.I,
)
"""Words of a body that rests at first, in a sentence that may go on to what it does after."""
_ASIDE = re.compile(
    r"\b(?:which|that|who) (?:was|had been|is|were) (?:\w+ing\b|at rest)|\binitially $|\bhad been\b"
)
"""Words behind a body that tell of before, wherever they stand: "a cart that was moving at"."""
_GOES_ON = re.compile(
    r",? and (?=(?:then )?(?:@[12] |rebound|bounc|stop|com|mov|fl|roll|slid|contin|go|start|is "
    r"|recoil|glid|drift|leav|set|travel|turn|revers|keep|slow|knock|send|mak|giv))"
    r"|, (?:which|causing|making|sending|setting|knocking|after which|so that|giving|and) |; "
)
_STILL_BEFORE = re.compile(r"(?:@[12] )?(?:is|was|are) (?:moving|at rest|initially)")
_AXES = {
    "x": ("left", "leftward", "-x", "−x", "negative x", "right", "rightward", "+x", "positive x"),
    "e": ("west", "westward", "westbound", "east", "eastward", "eastbound"),
}
_TO_THE_LEFT = frozenset({"left", "leftward", "-x", "−x", "negative x"})
WAYS = {
    word: (axis, -1 if word in _TO_THE_LEFT or word.startswith("west") else 1)
    for axis, words in _AXES.items()
    for word in words
}
WAY = re.compile(
    r"(?<![\w@])(?P<way>(?:left|right|east|west)(?:wards?|bound)?(?! (?:after|before|at (?:the"
    r"|that) moment))|(?:\+|-|−)x|(?:positive|negative) x)\b"
)
_BACK = re.compile(
    r"\b(?:back(?:wards?)?|rebounds?|bounces?|recoils?|revers\w+|opposite|returns?)\b(?! of\b)"
)
_ON = re.compile(
    r"\b(?:on|onwards?|forwards?|continu\w+|keeps?|same direction|(?:original|initial) direction"
    r"|same way|ahead|still|slow\w*)\b"
)
_SAME_WAY = re.compile(
    r"\b(?:same direction|same way|ahead of|in front of|behind|catch\w* up|overtakes?|rear-ends?"
    r"|(?:the )?back of|from behind)\b"
)
_OTHER_WAY = re.compile(
    r"\b(?:towards? (?:it|each other|one another|@[12])|opposite|oncoming|other way|head-on"
    r"|approach\w*|at each other)\b"
)
_OBJECT = re.compile(
    r"\b(?:towards?|into|with|behind|ahead of|in front of|hits?|strikes?|bumps|meets|past|of|by"
    r"|to|at|from|overtakes|rear-ends|than|as)(?: the back of)? $"
)
_OF_ITSELF = re.compile(
    r",?\s?\(?(?:which|that|who|whose|moving|rolling|travel\w+|sliding|gliding|going|coming"
    r"|initially|already|itself|is|was|has|moves?|flies|rolls?|slides?|goes)\b"
)


_RELATIVE = re.compile(r"\b(?:which|that|who)\b")
_THAT_RESTS = re.compile(
    r",? (?:which|that|who) (?:is|was|stands|rests)(?: \w+)? (?:at rest|still)\b"
    r"|,? (?:which|that|who) (?:is|was) \w+ and\b"
)
_SENT = re.compile(r"\b(?:send|knock|set|push|driv|kick|giv|mak|caus|leav|propell)\w* it\b")
"""Words by which a body moves the one it meets."""


@dataclass(slots=True)
class Moves:
    """How fast a body is at a moment, and which way: by a word or by its own way, and by a sign."""

    size: str
    way: tuple[str, int] | None = None
    sign: int | None = None


@dataclass(slots=True)
class Told:
    """What is told of the bodies before and after, and how they move to one another."""

    before: dict[str, Moves] = field(default_factory=dict)
    after: dict[str, Moves] = field(default_factory=dict)
    same: bool = False
    other: bool = False
    used: int = 0


class UnclearError(Exception):
    """What a sentence tells is not understood."""


def told_speeds(sentences: list[str]) -> Told:
    """Return what sentences tell of two bodies, every number of them understood.

    Raises `UnclearError` where one is not, or a body or a moment is not told for certain.
    """
    told = Told()
    met = later = False
    for sentence in sentences:
        bare = _LATER.sub(" ", sentence)
        meets = MEETS.search(bare) is not None
        marked = _LATER.search(sentence)
        earlier = _EARLIER.search(_RESTED.sub(" ", sentence)) is not None and marked is None
        boundary = len(sentence)
        if not earlier:
            if marked is not None and (not meets or met):
                boundary = 0
            elif marked is not None:
                boundary = marked.start()
            hit = MEETS.search(sentence)
            if meets and hit is not None and (on := _GOES_ON.search(sentence, hit.end())):
                rests = _STILL_BEFORE.match(sentence, on.end()) is not None
                boundary = boundary if rests else min(boundary, on.start())
            if later and not meets:
                boundary = 0
        later = later or (marked is not None and not earlier)
        _read(sentence, boundary, told, met and not meets, earlier)
        met = met or (MEETS.search(sentence) is not None and bool(told.before or told.after))
        if boundary and not (met and marked):
            told.same = told.same or _SAME_WAY.search(sentence, 0, boundary) is not None
            told.other = told.other or _OTHER_WAY.search(sentence, 0, boundary) is not None
    numbers = len(re.findall(r"(?<!@)\d+(?:[.,]\d+)?", re.sub("@[12]", "", " ".join(sentences))))
    if numbers != told.used:
        raise UnclearError
    return told


def _read(sentence: str, boundary: int, told: Told, behind: bool, earlier: bool) -> None:
    """Take up what a sentence tells of speeds and of rest, what stands past a boundary as after."""
    ends = 0
    for match in sorted(
        (*SPEED.finditer(sentence), *_REST.finditer(sentence)), key=lambda m: m.start()
    ):
        speed = "size" in match.groupdict()
        body, at = _subject(sentence, match.start(), match.end(), rest=not speed)
        close = re.search(r"[,;@]|\.\s|\.$|\band\b|\bwhile\b", sentence[match.end() :])
        tail = (
            sentence[match.end() : match.end() + close.start()]
            if close
            else sentence[match.end() :]
        )
        segment = f"{sentence[max(at, ends) : match.start()]} {tail}"
        stops = not speed and re.match(r"(?:com|cam|brought|stop|halt)", match[0]) is not None
        aside = (
            match[0] == RESTS or _ASIDE.search(sentence[max(at, ends) : match.start()]) is not None
        )
        after = (match.start() >= boundary and not aside) or (
            behind and not earlier and not aside and (stops or body in told.before)
        )
        if behind and not after and not earlier and body not in told.before and speed:
            raise UnclearError
        if stops and not after:
            raise UnclearError
        moment = told.after if after else told.before
        way = WAY.search(segment)
        if speed:
            sign = -1 if match["sign"] in ("-", "−", "–") else 1 if match["sign"] else None
            moves = Moves(match["size"], WAYS[plain_way(way["way"])] if way else None, sign)
            if after and sign is None and way is None:
                back, on = _BACK.search(segment) is not None, _ON.search(segment) is not None
                if back and on:
                    raise UnclearError
                moves.way = ("own", -1 if back else 1) if back or on else None
            told.used += 1
        else:
            moves = Moves("0 m/s")
        known = moment.get(body)
        if known is not None and known.size != moves.size:
            raise UnclearError
        moment[body] = moves if known is None else known
        ends = match.end()


def plain_way(way: str) -> str:
    """Return a way as the table of ways has it: "eastward" for "eastwards"."""
    way = way.lower()
    return way[:-1] if way.endswith("wards") else way


def _subject(sentence: str, at: int, end: int, *, rest: bool) -> tuple[str, int]:
    """Return the body of which a speed or a rest is told, and where it stands."""
    start = max(sentence.rfind("; ", 0, at), 0)
    named = [m for m in re.finditer(r"@([12])", sentence) if start <= m.start() < at]
    if not named:
        behind = re.compile(
            r"\s?(?:in the same direction|to the (?:left|right)|east|west)?, @([12])"
        ).match(sentence, end)
        if behind is None:
            raise UnclearError
        return behind[1], at
    nearest = named[-1]
    link = sentence[nearest.end() : at]
    elliptic = re.search(
        r"\band (?!(?:is|was|stands)\b)(?:then )?[a-z]+s?\b", sentence[nearest.end() : end]
    )
    relative = _RELATIVE.search(link[: elliptic.start()] if elliptic else "")
    as_object = _OBJECT.search(sentence, 0, nearest.start()) is not None
    if elliptic and as_object and relative and not _THAT_RESTS.match(link):
        raise UnclearError  # "hits a cart that rolls and bounces": which of the two bounces?
    if elliptic and as_object:
        others = [m for m in named if not _OBJECT.search(sentence, 0, m.start())]
        if not others:
            raise UnclearError
        return others[-1][1], others[-1].start()
    if as_object and not rest and not _is_of_itself(link):
        others = [m for m in named[:-1] if not _OBJECT.search(sentence, 0, m.start())]
        if not others:
            raise UnclearError
        return others[-1][1], others[-1].start()
    return nearest[1], nearest.start()


def _is_of_itself(link: str) -> bool:
    """Tell whether words behind a body that is met go on with it: ", which then flies off at"."""
    found = (_OF_ITSELF.match(link), _RELATIVE.search(link), _SENT.search(link))
    return any(match is not None for match in found)
