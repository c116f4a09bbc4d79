"""Two bodies that meet on a line, retold with what each does before and after in plain order.

"Afterwards cart P rolls back at 1.0 m/s", "the car stops dead", "the pin flies forward at 9.0 m/s":
who moves how fast before and who after is told in whatever words and order. It is told again with
the bodies by their order and what they do after with its sign, but only where every number is
understood; elsewhere a question stays as it is.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from wmw.core.patterns import compiled
from wmw.core.work import metered
from wmw.verifiers.questions.asked_of_bodies import ASKS_KIND, asked_of_bodies
from wmw.verifiers.questions.told_speeds import (
    MEETS,
    SPEED,
    WAY,
    WAYS,
    Told,
    UnclearError,
    plain_way,
    told_speeds,
)
from wmw.verifiers.questions.two_meeting import NAMES, OTHER, RESTS, two_meeting

_OTHERWISE = re.compile(
    r"\b(?:walls?|floor|pendulum|h[au]ng\w*|strings?|swing\w*|springs?|explo\w+|push\w* (?:hard "
    r")?(?:off|apart|away|each|against)|pulls?|bullet|rifle|guns?"
    r"|north\w*|south\w*|angles?|degrees|perpendicular\w*|glancing|friction(?!less)|force"
    r"|thro\w+|catch(?!es up|ing up| up)\w*|caught|dropp\w*|falls?"
    r"|stuck|embed\w*|lodg\w*|attach\w*|combined|latch\w*|restitution of|lands?"
    r"|same speed|equal speed|speeds? of each|percent|fraction|half|twice|double|symbols?|in "
    r"terms of|kinetic energy of \d|momentum of \d)\b|°|%",
    re.I,
)
_KINDS = (
    (
        re.compile(
            r"\b(?:stick\w*|(?:hold|hang)s? on(?:to)?|cling\w*|grab\w*|tangled|"
            r"coupl\w*|lock\w*|join\w*|common|(?:move|go|slide|roll|travel"
            r"|continue)s? (?:on |off )?together|(?:perfectly|completely|totally) inelastic\w*)\b",
            re.I,
        ),
        "They stick together.",
    ),
    (re.compile(r"\b(?<!not )(?<!in)elastic(?:ally)?\b", re.I), "The collision is elastic."),
)
"""Words of what kind of collision it is, each with the plainest sentence for it."""
_SIGNED_AXIS = re.compile(r"(?<!\w)[+−-]x\b|\b(?:positive|negative) x\b")
_SENTENCE = re.compile(r"(?<=[.?!;])\s+(?=\S)")
_ASKS = re.compile(
    r"\?|^(?:and )?(?:find|calculate|determine|compute|what|how|which|work out|state|give"
    r"|estimate)\b",
    re.I,
)
_POSITIVE = re.compile(
    r"(?:,? ?(?:\b(?:and )?(?:[Tt]ak(?:e|ing)|[Cc]ount(?:ing)?|[Ll]et|[Ww]ith|[Uu]s(?:e|ing)"
    r"|[Cc]hoos(?:e|ing)|[Cc]onsider(?:ing)?|[Aa]ssum(?:e|ing)|[Ii]f) )?)"
    r"(?P<axis>(?:motion |travel )?(?:(?:to )?the )?(?:(?:its|@[12]['’]s) (?:initial |original "
    r"|incoming )?(?:direction|motion|velocity)(?: of motion)?"
    r"|(?:initial |original )?direction (?:of|in which) @[12](?: (?:moves|moved|was moving"
    r"|travels|comes|came|is moving)(?: at first| initially)?)?(?:['’]s (?:initial |original "
    r")?(?:motion|velocity))?"
    r"|(?:initial |original )?(?:velocity|motion) of @[12]|(?:to the )?(?:left|right|east"
    r"|west)(?:wards?)?(?: direction)?))"
    r" (?:(?:as|is|be|to be|being|counts as|counted as|taken as) )?(?:the )?positive(?: "
    r"direction)?",
)
_BOTH_MOMENTS = re.compile(
    r"(?P<who>@[12]) (?:had|has) a (?:speed|velocity) of (?P<one>\d[\d.]* ?[a-z/]+) before "
    r"(?:the \w+ )?and (?:of )?(?P<other>\d[\d.]* ?[a-z/]+) after\b"
)
_BOTH_ALONG = re.compile(
    r"[Bb]oth (?:\w+ )?(?:always )?mov\w+ in the same direction(?: both)? before and after(?: "
    r"the \w+)?\."
)
_BY_IF = re.compile(
    r"^[Ii]f (?P<told>[^?]{5,160}?), (?P<asks>(?:what|how|find|calculate|determine|with what"
    r"|at what)\b.*)$|^(?P<asks2>[^?]{5,160}?),? (?:if|when|given that) (?P<told2>[^?]*\d[^?]*)"
    r"(?P<end>\?|\.)$",
    re.S,
)
"""What a question supposes in the sentence that asks."""
_ALONG = "The initial direction of the first body is positive."
_AGAINST = "The initial direction of the first body is negative."


@dataclass(frozen=True, slots=True)
class Retold:
    """A question in plain order, and which way its first body moves before, where that is told."""

    text: str
    ahead: str | None = None


def _met_in_order(stem: str) -> Retold:
    """Return a question of two bodies that meet, told in plain order, or as it is."""
    if not MEETS.search(stem) or _OTHERWISE.search(stem):
        return Retold(stem)
    meeting = two_meeting(stem)
    if meeting is None:
        return Retold(stem)
    try:
        return _retold(meeting.text, meeting.masses)
    except UnclearError:
        return Retold(stem)


met_in_order = metered(_met_in_order, maxsize=256)


def _retold(text: str, masses: tuple[str | None, str | None]) -> Retold:
    kinds = [line for pattern, line in _KINDS if pattern.search(ASKS_KIND.sub("", text))]
    if len(kinds) > 1:
        raise UnclearError
    axis = _POSITIVE.search(text)
    if axis is not None:
        text = f"{text[: axis.start()]} {text[axis.end() :]}"
        text = re.sub(r"\(\s*\)", "", re.sub(r"(?<=[.?!])\s*,\s*|^\s*[.,]\s*", " ", text))
    text = _BOTH_MOMENTS.sub(
        r"\g<who> was moving at \g<one>. After the collision \g<who> moves on at \g<other>. After",
        text,
    )
    sentences = [s for s in _SENTENCE.split(_BOTH_ALONG.sub("", text)) if re.search(r"\w", s)]
    along_all = _BOTH_ALONG.search(text) is not None
    told_parts: list[str] = []
    asks: list[str] = []
    for sentence in sentences:
        if not _ASKS.search(sentence):
            told_parts.append(sentence)
        elif (by_if := _BY_IF.match(sentence)) is not None and SPEED.search(sentence):
            told_parts.append(f"After the collision {by_if['told'] or by_if['told2']}.")
            asks.append(by_if["asks"] or f"{by_if['asks2']}{by_if['end']}")
        else:
            asks.append(sentence)
    if not asks or re.search(r"\d", compiled("@[12]").sub("", " ".join(asks))):
        raise UnclearError
    told = told_speeds(told_parts)
    told.same = told.same or along_all
    if any(_asks_again(" ".join(asks), body) for body in told.after):
        raise UnclearError
    along = _axis(axis["axis"], told, text) if axis is not None else None
    on_axis = axis is not None
    if axis is None and _SIGNED_AXIS.search(text):
        along, on_axis = _axis("right", told, text), True
    first = _first(told, along)
    ahead = _direction(told, first)
    if not told.after and not (kinds and (on_axis or ahead)):
        raise UnclearError
    lines = [*_lines(told, masses, first), *kinds]
    if on_axis:
        lines.append(_ALONG if along else _AGAINST)
    asked = asked_of_bodies(" ".join(asks).replace(RESTS, ""), masses, first)
    asked = re.sub(r"\s+(?=[?.])", "", asked)
    way = next((word for word, to in WAYS.items() if to == ahead), None)
    return Retold(" ".join((*lines, asked)), way)


def _asks_again(asks: str, body: str) -> bool:
    """Tell whether a question asks for the speed after of the one body of which it is told."""
    of_it = compiled(rf"\b(?:speed|velocity|fast)\b[^.?]*@{body}\b").search(asks) is not None
    return of_it and f"@{OTHER[body]}" not in asks and not re.search(r"\bbefore\b|\binitial", asks)


def _direction(told: Told, body: str) -> tuple[str, int] | None:
    moves = told.before.get(body)
    return None if moves is None else moves.way


def _axis(words: str, told: Told, text: str) -> str | None:
    """Return the body that moves in the direction that is called positive, None where none does."""
    named = re.search("@([12])", words)
    if named is not None:
        if _rests(told, named[1]):
            raise UnclearError
        return named[1]
    moving = [body for body in "12" if not _rests(told, body)]
    way = WAY.search(words)
    if way is not None:
        wanted = WAYS[plain_way(way["way"])]
        along = [body for body in moving if _direction(told, body) == wanted]
        if along:
            return along[0]
        if all((known := _direction(told, body)) and known[0] == wanted[0] for body in moving):
            return None
        raise UnclearError
    if len(moving) == 1:  # "its initial direction": only one moves
        return moving[0]
    asked = re.findall("@([12])", text)
    if not asked:
        raise UnclearError
    return str(asked[-1])


def _rests(told: Told, body: str) -> bool:
    moves = told.before.get(body)
    return moves is not None and moves.size == "0 m/s"


def _first(told: Told, along: str | None) -> str:
    """Return the body that is told of first: the one that moves along the axis, or moves at all."""
    if along is not None:
        return along
    return "2" if _rests(told, "1") and not _rests(told, "2") else "1"


def _lines(told: Told, masses: tuple[str | None, str | None], first: str) -> list[str]:
    """Return what is told of before and after, in plain order."""
    second = OTHER[first]
    if _rests(told, first):
        raise UnclearError
    mass = {"1": masses[0], "2": masses[1]}
    of = {body: f" of mass {mass[body]}" if mass[body] else "" for body in "12"}
    speed = {b: f" at {told.before[b].size}" if b in told.before else "" for b in "12"}
    own = 0 if _rests(told, second) else _second_way(told, first, second)
    if own == 0:
        lines = [
            f"The first body{of[first]} moves{speed[first]} and collides with the second "
            f"body{of[second]}, which is at rest."
        ]
    elif own > 0:
        lines = [
            f"The first body{of[first]} moves{speed[first]} and catches up with the second "
            f"body{of[second]}, which moves in the same direction{speed[second]}."
        ]
    else:
        lines = [
            f"The first body{of[first]} moves{speed[first]}; the second body{of[second]} comes "
            f"the opposite way{speed[second]}. They collide head-on."
        ]
    for body, name, way in ((first, NAMES[0], 1), (second, NAMES[1], own)):
        if body in told.after:
            sign = _sign(told, body, first, way)
            lines.append(
                f"After the collision {name} moves off at "
                f"{'-' if sign < 0 else ''}{told.after[body].size}."
            )
    return lines


def _second_way(told: Told, first: str, second: str) -> int:
    """Return whether the second body moves the way of the first, 1, or against it, -1."""
    one, other = _direction(told, first), _direction(told, second)
    if one is not None and other is not None:
        if one[0] != other[0]:
            raise UnclearError
        return one[1] * other[1]
    if told.same == told.other:
        raise UnclearError
    return 1 if told.same else -1


def _sign(told: Told, body: str, first: str, own: int) -> int:
    """Return the sign of a velocity after, the way of the first body being positive."""
    moves = told.after[body]
    if moves.size.startswith("0 "):
        return 1
    ahead = _direction(told, first)
    if moves.sign is not None:
        if ahead is not None and ahead[1] < 0:
            raise UnclearError
        return moves.sign
    if moves.way is None:
        if own:
            raise UnclearError  # of what moved before, either way is open
        return 1
    if moves.way[0] == "own":
        if not own and moves.way[1] < 0:
            raise UnclearError
        return moves.way[1] * (own or 1)
    if ahead is None or ahead[0] != moves.way[0]:
        raise UnclearError
    return moves.way[1] * ahead[1]
