"""The course of a motion told backwards: down at first and up at the end, of something thrown up.

Read are pairs of a moment and of what goes on then, clause by clause. A course is backwards only
where both its ends are: one of them alone may be a matter of words.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from wmw.core.patterns import compiled
from wmw.core.quantity import find_measurements
from wmw.core.units import parse_unit

Moment = Literal["early", "late"]
_SECOND = parse_unit("s")
_LASTS = re.compile(
    r"\b(?:for|takes?|lasts?|during|over|within)\b[^.;\d]{0,20}\d"
    r"|\bin (?:about |only )?\d[\d.]{0,8} ?s\b",
    re.I,
)
_THROWN_UP = re.compile(
    r"\b(?:thrown|throws|throw|kicked|kicks|launched|fired|projected|shot|hit|hits|tossed|tosses"
    r"|jumps|leaps|volleyed|punted|driven)\b[^?!]{0,60}?\b(?:up|upwards?|above (?:the )?horizontal"
    r"|into the air|to (?:the )?horizontal)\b",
    re.I,
)
_LET_SWING = re.compile(
    r"\b(?:released|let go|pulled (?:aside|out|down|back)|drawn aside|turning point|swings?)\b"
    r"|\bstretched by\b|\bcompressed by\b",
    re.I,
)
_SECOND_BODY = re.compile(
    r"\b(?:second|another|other|two|both|dropped|drops|let fall)\b"
    r"(?! (?:seconds?|times?|side|half|m\b|hands?|points?))",
    re.I,
)
"""What may fall while the one thrown rises."""
_TURNED = re.compile(r"\b(?:bounc|rebound|trampoline|downwards?|below (?:the )?horizontal)", re.I)
_BENT = re.compile(r"\b(?:bounc|rebound|crouch|bends? |squat|knees)", re.I)
"""What may go down before it goes up."""
_EARLY_UP = (
    r"(?:right|just|immediately|shortly|directly) after (?:(?:the|its) )?(?:throw|launch|kick|start"
    r"|release|leaving|take-?off|it (?:is thrown|leaves))|at (?:the )?(?:start|launch|beginning"
    r"|first)|\bat first\b|\bon (?:its|the) way (?:up|to the (?:top|highest point|peak))"
    r"|\bbefore (?:it reaches )?the (?:top|highest point|peak)"
    r"|\b(?:during|in) the (?:first|rising|upward|early) (?:half|part|stage|phase)"
    r"|\bwhile (?:it is )?(?:rising|going up|climbing)|\bduring the (?:ascent|rise)"
)
_LATE_UP = (
    r"(?:right|just|immediately|shortly|directly) before (?:it )?(?:lands|landing|impact|hitting"
    r"|hits|reaching the ground|the (?:landing|impact|end))|\b(?:at|in) the end\b|\bfinally\b"
    r"|\bon (?:its|the) way (?:down|back)|\bafter (?:passing )?the (?:top|highest point|peak)"
    r"|\b(?:during|in) the (?:last|second|final|falling|downward|later) (?:half|part|stage|phase)"
    r"|\bwhile (?:it is )?(?:falling|coming down|descending)|\bduring the (?:descent|fall)"
)
_EARLY_SWING = (
    r"\b(?:on (?:its|the) way|while moving|while swinging|as it (?:moves|swings)) (?:down|in"
    r"|(?:down )?(?:to|toward|towards) (?:the |its )?(?:lowest point|equilibrium|middle|center"
    r"|centre|bottom|rest position))|(?:right|just|immediately|shortly) after (?:the |its )?release"
)
_LATE_SWING = (
    r"\b(?:on (?:its|the) way|while moving|while swinging|as it (?:moves|swings)) (?:up|out"
    r"|(?:up )?(?:to|toward|towards) (?:the |its )?(?:other|far|opposite|right|left|next|turning)"
    r" (?:side|end|turning point|point|extreme))"
    r"|\b(?:beyond|past|after (?:passing )?) ?(?:the |its )?(?:lowest point|equilibrium|middle"
    r"|cent(?:er|re)|bottom)"
)
_THROUGH_COIL = re.compile(
    r"\bmagnet\b[^?!]{0,80}\bthrough\b[^?!]{0,40}\b(?:coil|ring|loop|solenoid)\b[^?!]{0,120}\bflux\b"
    r"|\bflux\b[^?!]{0,120}\bmagnet\b[^?!]{0,80}\bthrough\b",
    re.I,
)
_IT = r"\b(?:while|as|when) (?:it|the magnet) (?:is )?(?:still )?"
_COMES_NEAR = rf"{_IT}(?:approach|near|enter|com(?:es|ing) (?:near|close))\w*|\bon its way in\b"
_GOES_AWAY = rf"{_IT}(?:leav|reced|exit|mov(?:es|ing) (?:away|out))\w*|\bon its way out\b"
_FLUX_GROWS = r"\b(?:increas(?:es|ing)|grows|growing|rises|rising)\b"
_FLUX_SHRINKS = r"\b(?:decreas(?:es|ing)|shrinks|shrinking|drops|dropping)\b"
_FIRST = r"\bfirst\b(?! (?:time|half|part))"
_NEXT = (
    r"\bthen\b|\bafterwards\b|\bafter that\b|\blater\b"
    r"|\b(?:during|in) the (?:following|next|last) \d"
)
_ASIDE = re.compile(
    r"\b(?:speed\w*|velocit\w*|energ\w*|momentum|pace|graph|curve|arrow|component|part|we|look\w*"
    r"|consider\w*|comput\w*|calculat\w*|find\w*|takes?|once|before|after(?! that)|already|had)\b",
    re.I,
)
"""With these, what comes first and then may be of something else than the body, or of no course."""
_EARLY_FLAT = (
    rf"{_EARLY_UP}|\b(?:leaves|leaving|left) (?:the|his|her|its) \w+|\bstarts? (?:out|off)\b"
)
_LATE_FLAT = (
    rf"{_LATE_UP}|\bbefore (?:it |the \w+ )(?:lands|hits|strikes|reaches)"
    r"|\b(?:on|at|upon) (?:landing|impact)\b|\b(?:lands|hits the|strikes the)\b"
)
_FLAT = (
    r"(?<!below the )(?<!above the )(?<!to the )\bhorizontal(?:ly)?\b"
    r"(?! (?:component|velocity|speed|distance|part))"
)
_STEEP = (
    r"\b(?:below the horizontal"
    r"|(?:moves|moving|goes|heads|points) (?:steeply |straight )?down\w*)"
)
_THROWN_FLAT = re.compile(
    r"\b(?:thrown|throws?|kicked|launched|fired|projected|shot|hit|tossed|rolls|slides|pushed)"
    r" (?:\w+ )?horizontally\b",
    re.I,
)
_UP = (
    r"\b(?:(?<!speeds )(?<!speed )(?<!picks )up|upwards?|(?<!speed )rises|rising|ascends|climbs"
    r"|climbing)\b"
)
_DOWN = (
    r"\b(?:(?<!slows )(?<!slow )down|downwards?|(?<!speed )falls|falling|descends|sinks|sinking)\b"
)
_FASTER = (
    r"\b(?:speeds? up|(?:gains?|picks? up) (?:speed|kinetic energy)|(?:moves|gets|becomes|goes)"
    r" (?:ever )?faster|(?:its |the )?speed (?:increases|grows|rises)|accelerates)\b"
)
_SLOWER = (
    r"\b(?:slows? down|(?:loses?) (?:speed|kinetic energy)|(?:moves|gets|becomes|goes)"
    r" (?:ever )?slower|(?:its |the )?speed (?:decreases|falls|drops|shrinks)|decelerates)\b"
)
_NOT_MOTION = re.compile(
    r"\b(?:acceleration|force|gravity|weight|pull|drag|axis|positive|negative|not|never|no longer"
    r"|if|would|until|friction|tension|energy of|height|potential|emf|current|voltage)\b|n't",
    re.I,
)
_CLAUSE = re.compile(r"[.;]\s+|,\s+(?:and\s+|but\s+|while\s+)?|\s+(?:and|but|whereas)\s+")
_WAYS = (
    (_THROWN_UP, _EARLY_UP, _LATE_UP, ((_UP, _DOWN), (_SLOWER, _FASTER))),
    (_THROWN_FLAT, _EARLY_FLAT, _LATE_FLAT, ((_FLAT, _STEEP),)),
    (_THROUGH_COIL, _COMES_NEAR, _GOES_AWAY, ((_FLUX_GROWS, _FLUX_SHRINKS),)),
    (_LET_SWING, _EARLY_SWING, _LATE_SWING, ((_FASTER, _SLOWER),)),
)
"""How a motion is told to begin, its early and its late moments, and what goes on in them."""


def told_backwards(question: str, text: str) -> bool:
    """Tell whether a text has what goes on at first happen at the end, and the reverse."""
    clauses = _CLAUSE.split(text)
    if len(clauses) < 2 or _TURNED.search(question) or _BENT.search(text):
        return False  # one clause has no beginning and end
    for begun, early, late, pairs in _WAYS:
        if not begun.search(question):
            continue
        alone = not _SECOND_BODY.search(f"{question} {text}")
        for first, last in pairs:
            found = [{_said(clause, early, late, first, last) for clause in clauses}]
            if alone and first in (_UP, _FLAT):
                marks = f"{early}|{_FIRST}", f"{late}|{_NEXT}"
                told = [clause for clause in clauses if not _ASIDE.search(clause)]
                found.append({_said(clause, *marks, first, last) for clause in told})
            if any(said - {None} == {("early", 1), ("late", 0)} for said in found):
                return True
            if begun is not _THROWN_UP or _SECOND_BODY.search(question):
                continue
            if _by_times(clauses, first, last) == [1, 0]:
                return True
    return False


def _by_times(clauses: Sequence[str], first: str, last: str) -> list[int]:
    """Return which of two opposite things goes on at each of the times told, the earliest first."""
    told = []
    for clause in clauses:
        if _LASTS.search(clause):
            return []  # "moving up for 2.0 s" tells how long and not when
        times = [n.si for m in find_measurements(clause) if (n := m.measurement).unit == _SECOND]
        ways = [bool(compiled(words, re.I).search(clause)) for words in (first, last)]
        if len(times) == 1 and sum(ways) == 1 and not _NOT_MOTION.search(clause):
            told.append((times[0], ways.index(True)))
        elif times or any(ways):
            return []
    return [way for _, way in sorted(told)]


def _said(clause: str, early: str, late: str, first: str, last: str) -> tuple[Moment, int] | None:
    """Return the one moment of a clause, and which of two opposite things goes on then.

    Words of the moment itself ("on its way up") do not count for what goes on.
    """
    if _NOT_MOTION.search(clause):
        return None
    moments = [bool(compiled(words, re.I).search(clause)) for words in (early, late)]
    rest = compiled(f"{early}|{late}", re.I).sub(" ", clause)
    ways = [bool(compiled(words, re.I).search(rest)) for words in (first, last)]
    if sum(moments) != 1 or sum(ways) != 1:
        return None
    return ("early" if moments[0] else "late"), ways.index(True)
