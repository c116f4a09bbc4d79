"""Two bodies that part, retold with who they are and what each does after, in plain order.

"A stationary 3.0 kg box bursts into two pieces; the 1.0 kg piece flies off to the west at 12 m/s":
who parts, how fast one goes and what is asked of the other is told in whatever words. It is told
again with the one whose speed is known as the first body, or P before Q, but only where every
number is understood; elsewhere a question stays as it is.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from wmw.core.patterns import compiled
from wmw.core.work import metered
from wmw.verifiers.questions.pieces import in_two_pieces
from wmw.verifiers.questions.told_speeds import SPEED, UnclearError
from wmw.verifiers.questions.two_meeting import NAMES, OTHER, RESTS, TAGGED, Meeting, two_meeting

_PARTS = re.compile(
    r"\b(?:explo\w+|bursts?|blown? apart|blows apart|breaks? (?:\w+ ){0,3}(?:apart|up|into)"
    r"|broken into|splits?"
    r"|(?:fl(?:y|ies)|springs?|driven|drives them) apart"
    r"|push\w* (?:hard )?(?:off|apart|away|each other|one another|against)|pushed apart"
    r"|spring (?:between|is released|expands)|(?:jumps?|leaps?|dives?|steps?) (?:off|out|from)"
    r"|throws?|hurls?|tosses|flings?|push(?:es|ed)? (?:an?|the|his|her|@))\b",
    re.I,
)
_GENDERS = (
    ("[Hh]e", re.compile(r"\b(?:boy|man|father|brother|dad|uncle|son)\b")),
    ("[Ss]he", re.compile(r"\b(?:girl|woman|mother|sister|mom|aunt|daughter)\b")),
)
_OTHERWISE = re.compile(
    r"\b(?:collid\w*|collision|hits?|strik\w+|struck|catch\w*|caught|lands?|walls?|bounc\w+"
    r"|stick\w*|stuck|embed\w*|angles?|degrees|north\w*|south\w*|perpendicular|friction(?!less)"
    r"|coefficient|swing\w*|pendulum|three|third|four|twice|half|percent|times|same speed|rockets?"
    r"|exhaust|in terms of|second ball|again|both thrown)\b|[°%]",
    re.I,
)
_RESTS = re.compile(
    rf"{RESTS}|\b(?:at rest|from rest|stationary|motionless|stands?|standing|sits?|sitting|still"
    r"|lies)\b",
    re.I,
)
_STOPS = re.compile(
    r"\b(?:(?:comes?|is brought|brought) to (?:a )?(?:rest|stop|halt|standstill)|stops"
    r"|is (?:momentarily )?at rest)\b"
)
_SENTENCE = re.compile(r"(?<=[.?!;])\s+(?=\S)")
_ASKS = re.compile(
    r"\?|^(?:and )?(?:find|calculate|determine|compute|what|how|which|work out|state|give"
    r"|estimate|with what|at what)\b|, (?:find|calculate|determine|compute|work out)\b",
    re.I,
)
_HELD = re.compile(
    r"@(?P<who>[12])[^@.;]{0,60}?\b(?:hold(?:s|ing)?|carr(?:ies|ying)|with|throws|tosses|hurls"
    r"|flings)(?: away| off)? @(?P<what>[12])"
)
"""Who holds or throws the other one."""
_ABOARD = re.compile(
    r"@(?P<who>[12])[^@.;]{0,30}?\b(?:stands|sits|is|standing|sitting|rests)\b[^@.;]{0,20}?"
    r"\b(?:in|on|aboard) @(?P<what>[12])"
)
_WHO = re.compile(r"\b(?:[Ss]he|[Hh]e)\b(?=[^@.;?]*\b(?:throw|toss|hurl|fling|move|go|slide|glide|"
                  r"drift|recoil|travel|jump|leap|dive|step)\w*)")  # fmt: skip
_WHAT = re.compile(r"\b(?:it|them)\b(?! (?:is|was) (?:not )?(?:known|given))")
_OF_OTHER = re.compile(r"\b(?:from|off|away from|than|relative to|behind|of|to|out of) $")
_RELATIVE = re.compile(
    r"\brelative to (?!the (?:ground|ice|earth|shore|floor|track|lake|water|table)\b)"
)
_WHICH_WAY = re.compile(r",? (?:and )?in (?:which|what) direction(?: relative to @[12])?")
_FORTH = re.compile(
    r"(?<![\w@])(?P<way>left|right|east|west|forward|backward)(?:wards?|s)?\b(?! of\b)", re.I
)
_BACK = re.compile(r"\b(?:back(?:wards?)?|opposite|reverse\w*)\b")
_ON = re.compile(r"\b(?:on|onwards?|forwards?|continu\w+|keeps?|same (?:direction|way)|ahead)\b")
_DRIVEN = re.compile(r"\b(?:push|driv|fl|blow)\w* (?:\w+ )?apart\b")
_OF_A_PAIR = re.compile(r"@1\b[^.;]*@2\b[^.;]*\b(?:together|both)\b")
_OF_BOTH = re.compile(
    r"\b(?:speed|velocity|fast)\b[^.?]*\b(?:apart|separat\w+)\b"
    r"|\brelative (?:speed|velocity) (?:of|between) (?:the two|both|them|@1 and @2|@2 and @1)\b"
)
_NO_SPEED = re.compile(
    r"\b(?:relative (?:speed|velocity)|apart|separat\w+|ratio|factor|why|how (?:far|long|many)"
    r"|when|force|time|distance|impulse|momentum|momenta|before|average)\b",
    re.I,
)
_KICK = re.compile(r"\b(?:impulse|momentum)\b", re.I)
_OF_THE_KICK = re.compile(
    r"\b(?:why|how (?:far|long|many)|when|force|time|total|both|system|together|ratio|before"
    r"|average|velocity|direction|conserv\w+)\b",
    re.I,
)
"""What is asked of the kick that each gets, and what makes another question of it."""
_OF_ALL = re.compile(r"\b(?:total|together|both|combined|system|two|altogether|in all)\b", re.I)
_SET_FREE = re.compile(
    r"\b(?:releas\w+|stored|set free|supplied|explosion|freed|gained?|spring|chemical|produced)\b",
    re.I,
)
_SPEEDS = re.compile(r"\b(?:speed|velocity|fast|recoil\w*|which (?:way|direction))\b", re.I)
_POSITIVE = re.compile(r"\bpositive\b", re.I)
_TOWARDS = re.compile(
    r"\b(?P<way>left|right|east|west)(?:wards?)?\b(?: [a-z]+){0,4}? positive\b"
    r"|\bpositive(?: [a-z]+){0,4}? (?P<way2>left|right|east|west)(?:wards?)?\b",
    re.I,
)
"""Which way counts as positive by what does not move: "taking east as positive"."""
_OPPOSITE = {"left": "right", "right": "left", "east": "west", "west": "east"}
_COMMON = re.compile(r"\b(?:common|initial|original) direction\b|\bdirection of motion\b", re.I)
_WAY_ASKED = re.compile(r"\b(?:velocity|way|direction)\b", re.I)


@dataclass(frozen=True, slots=True)
class Parted:
    """A question in plain order, and which way its first body goes, where that is told."""

    text: str
    ahead: str | None = None


@dataclass(slots=True)
class _Told:
    before: str | None = None
    after: dict[str, str] = field(default_factory=dict)
    ways: dict[str, str] = field(default_factory=dict)
    used: int = 0


def _parted_in_order(stem: str) -> Parted:
    """Return a question of two bodies that part, told in plain order, or as it is."""
    if not _PARTS.search(stem) or _OTHERWISE.search(stem):
        return Parted(stem)
    try:
        bodies = in_two_pieces(stem) or two_meeting(_by_gender(stem))
        return Parted(stem) if bodies is None else _retold(bodies, _first_by_letter(stem))
    except UnclearError:
        return Parted(stem)


parted_in_order = metered(_parted_in_order, maxsize=256)


def _by_gender(text: str) -> str:
    """Return a text with the boy for "he" and the girl for "she" where it tells of one of each."""
    told = [(word, {m[0] for m in nouns.finditer(text)}) for word, nouns in _GENDERS]
    if any(len(nouns) != 1 for _, nouns in told):
        return text
    for word, nouns in told:
        text = compiled(rf"\b{word}\b").sub(f"the {nouns.pop()}", text)
    return text


def _first_by_letter(stem: str) -> str | None:
    """Return the place of the body that its letter makes the first one, P before Q."""
    tags = list(dict.fromkeys(match["tag"] for match in TAGGED.finditer(stem)))
    if len(tags) != len(NAMES):
        return None
    return "1" if tags == sorted(tags) else "2"


def _retold(bodies: Meeting, lettered: str | None) -> Parted:
    text = _without_pronouns(bodies.text)
    sentences = [s for s in _SENTENCE.split(text) if re.search(r"\w", s)]
    asks = " ".join(s for s in sentences if _ASKS.search(s))
    plainly = _WHICH_WAY.sub(" direction", text)
    if not asks or re.search(r"\d", re.sub("@[12]", "", asks)) or _RELATIVE.search(plainly):
        raise UnclearError
    told = _told([s for s in sentences if not _ASKS.search(s)])
    if not told.after or (told.before is None) == (_RESTS.search(text) is None):
        raise UnclearError
    known = next(iter(told.after))  # it goes the positive way, unless an axis is told
    towards = _towards(text)
    against = _goes_against(told, known, towards)
    first = lettered or (OTHER[known] if against else known)
    named = dict(zip("12", (*bodies.masses, None), strict=False))
    of = {body: f" of mass {mass}" if mass else "" for body, mass in named.items()}
    who = {first: NAMES[0], OTHER[first]: NAMES[1]}
    start = f"moving together at {told.before}" if told.before else "at rest"
    lines = [
        f"{NAMES[0].capitalize()}{of[first]} and {NAMES[1]}{of[OTHER[first]]} are {start} and "
        "push each other apart."
    ]
    for body, size in told.after.items():
        against_first = (body != known) != (against and first != known)
        sign = "-" if against_first and not told.before else ""
        lines.append(f"After that {who[body]} moves off at {sign}{size}.")
    if towards is None:
        lines += _positive(sentences, told, who)
    elif not (against and first == known):
        lines.append(f"The direction of {NAMES[0] if against else who[known]} is positive.")
    lines.append(_asked(asks, bodies, told, who))
    ahead = told.ways.get(known) if told.before is None else None
    turned = against and first != known
    return Parted(" ".join(lines), _OPPOSITE.get(ahead or "") if turned else ahead)


def _towards(text: str) -> str | None:
    """Return the way that counts as positive, where it is told by itself."""
    found = _TOWARDS.search(text)
    return None if found is None else (found["way"] or found["way2"]).lower()


def _goes_against(told: _Told, known: str, towards: str | None) -> bool:
    """Tell whether the one whose speed is known goes against the way that counts as positive."""
    if towards is None:
        return False
    way = told.ways.get(known)
    if told.before is not None or way not in (towards, _OPPOSITE[towards]):
        raise UnclearError
    return way != towards


def _positive(sentences: list[str], told: _Told, who: dict[str, str]) -> list[str]:
    """Return which direction counts as positive, by which options with signs are told apart."""
    said = next((s for s in sentences if _POSITIVE.search(s)), "")
    bodies = set(re.findall("@([12])", said))
    if told.before and _COMMON.search(said):
        return ["The common direction at first is positive."]
    if told.before or not bodies:
        return []
    if bodies != {next(iter(told.after))}:
        raise UnclearError
    return [f"The direction of {who[bodies.pop()]} is positive."]


def _without_pronouns(text: str) -> str:
    """Return a text in which who throws or leaves the other, and that one, go by their place."""
    held, aboard = _HELD.search(text), _ABOARD.search(text)
    found = held or aboard
    if found is None or found["who"] == found["what"]:
        return text
    return _WHAT.sub(f"@{found['what']}", _WHO.sub(f"@{found['who']}", text))


def _told(sentences: list[str]) -> _Told:
    """Return how fast the bodies go before they part and after, every number being understood."""
    told, parted = _Told(), False
    for sentence in sentences:
        parts = _PARTS.search(sentence)
        ends = 0
        found = [*SPEED.finditer(sentence), *(_STOPS.finditer(sentence) if parted else ())]
        for match in sorted(found, key=lambda m: m.start()):
            size = match["size"] if "size" in match.groupdict() else "0 m/s"
            told.used += "size" in match.groupdict()
            if not parted and (parts is None or match.start() < parts.start()):
                ahead = sentence[: match.start()]
                if told.before is not None or ("@" in ahead and not _OF_A_PAIR.search(ahead)):
                    raise UnclearError
                told.before = size
                continue
            body, at = _subject(sentence, match.start())
            tail = re.split(r"[,;@.]|\band\b", sentence[match.end() :], maxsplit=1)[0]
            segment = f"{sentence[max(at, ends) : match.start()]} {tail}"
            if body in told.after:
                raise UnclearError
            told.after[body] = _with_sign(size, segment, told)
            where = sentence if len(found) == 1 else segment
            way = {w["way"].lower() for w in _FORTH.finditer(where)}
            if len(way) == 1:
                told.ways[body] = way.pop()
            ends = match.end()
        parted = parted or parts is not None
    numbers = re.findall(r"(?<!@)\d+(?:[.,]\d+)?", re.sub("@[12]", "", " ".join(sentences)))
    if len(numbers) != told.used:
        raise UnclearError
    return told


def _with_sign(size: str, segment: str, told: _Told) -> str:
    """Return a speed after with its sign on the line of the motion before, if there was any."""
    if told.before is None or size.startswith("0 "):
        return size
    back, on = _BACK.search(segment) is not None, _ON.search(segment) is not None
    if back == on:
        raise UnclearError
    return f"-{size}" if back else size


def _subject(sentence: str, at: int) -> tuple[str, int]:
    """Return the body of which a speed is told, and where it stands."""
    named = [
        m
        for m in re.finditer(r"@([12])", sentence[:at])
        if not _OF_OTHER.search(sentence[: m.start()])
    ]
    if not named:
        raise UnclearError
    return named[-1][1], named[-1].start()


def _asked(asks: str, bodies: Meeting, told: _Told, who: dict[str, str]) -> str:
    """Return what is asked, in the plainest words."""
    named = set(re.findall("@([12])", asks))
    asks = _DRIVEN.sub("", asks)
    if _OF_BOTH.search(asks) and len(told.after) == 1 and None not in bodies.masses:
        return "What is the speed of separation?"
    lacking = [body for body, mass in zip("12", bodies.masses, strict=True) if mass is None]
    if _KICK.search(asks) and not _OF_THE_KICK.search(asks):
        if told.before or lacking or len(told.after) != 1 or len(named) != 1:
            raise UnclearError
        what = "impulse on" if re.search(r"\bimpulse|\bchange", asks) else "momentum of"
        return f"What is the {what} {who[named.pop()]}?"
    if _NO_SPEED.search(asks):
        raise UnclearError
    if re.search(r"\benerg(?:y|ies)\b", asks):
        if _SET_FREE.search(asks):
            return "How much energy is released?"
        if _OF_ALL.search(asks):
            return "What is the total kinetic energy after that?"
        if len(named) == 1 and "kinetic" in asks:
            return f"What is the kinetic energy of {who[named.pop()]}?"
        raise UnclearError
    if re.search(r"\bmass\b|\bheavy\b", asks):
        if len(lacking) != 1 or not named <= {*lacking} or len(told.after) != len(bodies.masses):
            raise UnclearError
        return f"What is the mass of {who[lacking[0]]}?"
    open_ones = [body for body in "12" if body not in told.after]
    if lacking or len(open_ones) != 1 or not _SPEEDS.search(asks):
        raise UnclearError
    if named and open_ones[0] not in named:
        raise UnclearError
    what = "velocity" if _WAY_ASKED.search(asks) else "speed"
    return f"What is the {what} of {who[open_ones[0]]}?"
