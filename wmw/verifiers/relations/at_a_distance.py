"""What the words keep at a distance, or beside another body, where a relation has the two touch.

"An arrow stands 30 cm in front of a mirror", "a car drives straight away from a listener", "Kim
stands beside the seesaw", "a sled runs toward a spring": then the two do not touch, nor is the one
on the other, or fastened to it, at first.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.bodies.kinds_of_bodies import kind_of
from wmw.verifiers.bodies.named_bodies import Told, said_in, told_of, without_measures
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_TOUCHES = frozenset({"contact", "on", "in", "inside", "supported_by", "attached"})
_SIZE = r"\d+(?: \d+)? (?:cm|mm|m|km|metres?|meters?|centimetres?|centimeters?|millimetres?)"
_FEW = r"(?: (?!(?:and|of|to|from|in|on|at|not|which|that)\b)[a-z]+){0,3}"
_SO_FAR = re.compile(
    rf"\A(?: (?!(?:and|but|not|from|to|of|then|moved|until|when)\b)[a-z\d,°]+){{0,8}}?"
    rf" {_SIZE} (?:away )?(?:in front of|from|before|away from|to (?:left|right) of|left of"
    rf"|right of|ahead of|behind|short of){_FEW}\Z"
)
_OF_IT = re.compile(
    rf"\A ,? ?(?:at )?{_SIZE} (?:away )?(?:in front of|from|before)(?= [.,]| and\b|\Z)"
)
"""Behind a mirror's name: "73 cm in front of it"."""
_OPTICAL = word_set("lens mirror screen")
_MOUNTED = re.compile(
    r"\b(?:ray|light|beam|frame|holder|stand|water|air|liquid|axis|film|image|lens|mirror|coating"
    r"|rod|bar|ruler|bench)\b"
)
"""What may touch a lens, or reach up to it, wherever its middle is."""
_TOUCH = re.compile(
    r"\b(?:touch\w*|contact|against|glued|until|reaches|back to back|pressed|directly on|laid on)\b"
)
_GOES = re.compile(
    r"\A(?: of (?!another)[a-z]+)?(?:,? (?!(?:and|but|not|then|of|from|off|past|on|when|while)\b)"
    r"[a-z\d,]+){0,8}? (?:away from|toward|towards)"
    rf"{_FEW}\Z"
)
_GOING = re.compile(
    r"\b(?:moves?|moving|drives?|driving|flies|flying|runs?|running|travels?|travelling|traveling"
    r"|slides?|sliding|comes|approach\w*|pushed|pulled|moved|goes|walks?|rolls?|speeds|races)\b"
)
_NEAR = 3
"""How many words before a body may tell that somebody moves it."""
_MOVERS = word_set(
    "car truck van bus ambulance train locomotive siren motorcycle vehicle drone bat bird boat ship"
    " plane aircraft source loudspeaker speaker magnet police listener observer pedestrian walker"
    " cyclist"
)
_MARKS = word_set(
    "listener observer pedestrian wall cliff ring loop coil solenoid person bystander microphone"
    " detector station receiver platform house barrier reflector"
)
_STARTED_THERE = re.compile(
    r"\b(?:start\w* (?:at|from|on|in)|push\w* off|leaves|inside|passes|passing|hits?|collid\w*"
    r"|in contact|touch\w*|bounces?)\b"
)
_FASTENED = re.compile(
    r"\b(?:attach\w*|fasten\w*|stick\w*|stuck|latch\w*|hook\w*|coupl\w*|oscillat\w*|tied|glued"
    r"|harmonic|joined|locks?|bumper|fitted|mounted|carries|front of|on its)\b"
)
_BUFFERS = word_set("spring buffer bumper")
_RUNS_UP = re.compile(
    r"\A(?: (?!(?:but|not|then)\b)[a-z\d,°]+){0,16}?"
    r" (?:slides?|moves?|runs?|rolls?|glides?|comes|sliding|moving|travels?|rolling|gliding)"
    rf"(?: (?!(?:but|not|then|from)\b)[a-z\d,°]+){{0,12}}? (?:toward|towards|against|into|onto)"
    rf"{_FEW}\Z"
)
_BESIDE = re.compile(
    r"\A(?:,? (?!(?:and|but|not|then|of|from)\b)[a-z\d]+){0,4}? (?:stands?|sits?|waits?|lies|rests?"
    r"|standing|sitting|lying|waiting|stays?|remains?|watches|parked)"
    r"(?: on (?:floor|ground|table|bench|road|same floor|same table))?"
    r" (?:beside|next to|alongside|near|in front of|behind|under|underneath)"
    rf"{_FEW}\Z"
)
_ITS_PATH = re.compile(
    r"\A(?:,? (?!(?:and|but|not|then|of|from)\b)[a-z\d]+){0,5}? (?:stands?|lies|rests?|sits?)"
    r" on (?:same )?(?P<ground>floor|ground|table|bench|ice|road|deck)"
    r"(?: [a-z]+){0,2} (?:beside|next to|alongside|near|behind|in front of)\b"
)
_PUT = re.compile(
    r"\b(?:then|later|afterwards|next|is (?:put|placed|lifted|set)|gets? on|climbs? (?:on|up)|joins"
    r"|sits down|moved (?:on)?to|loaded|put (?:on|into)|placed (?:on|into)|jumps? (?:on|in))\b"
)
_SHIPS = word_set("ship boat submarine raft vessel ferry trawler yacht")
_BEDS = re.compile(r"\b(?:seabed|sea bed|bottom|lakebed|riverbed|sea floor|ocean floor|lake bed)\Z")
_SOUNDED = re.compile(r"\b(?:echo\w*|sonar|sounder|sounding|depth|deep)\b")
_AGROUND = re.compile(
    r"\b(?:aground|sunk|sunken|sinks?|wreck\w*|lies on|rests? on|lying on|resting on"
    r"|bottom of|anchor\w*)\b"
)
_TETHERED = re.compile(
    r"\b(?:held|kept|tied|anchored|tethered|fastened|attached|moored)\b"
    r"(?: (?!not\b)[a-z\d³,]+){0,12}? (?:by|with|to) (?:[a-z]+ ){0,3}"
    r"(?P<line>cable|string|rope|cord|chain|thread|wire|line|tether)\b(?: [a-z,]+){0,6}?"
    r" (?:to|at|on) (?:[a-z]+ ){0,3}(?:bottom|seabed|sea bed|floor|bed|ground)\b"
)
_FAR_FROM = re.compile(
    r"\b(?:far|well away|some way|clear|well clear) (?:from|of) (?:(?:side )?walls? and )?"
    r"(?:[a-z]+ )?(?:bottom|floor)\b"
)
_LATER = re.compile(r"\b(?:until|reach\w*|sinks? to|settles|finally|in the end|comes to rest)\b")
_ASIDE = re.compile(
    r"\A(?: (?!(?:and|but|not|put|dropped|placed)\b)[a-z\d]+){0,3}? (?:laid|left|put|set|kept|stays"
    r"|remains|lies) (?:aside|outside|on (?:one side|table|bench|shelf)|in (?:the )?air|dry)\b"
)


def touch_otherwise(claims: Claims, claim: RelationClaim) -> str | None:
    """Return that two bodies are at a distance, where the claim has them touch."""
    if claim.type not in _TOUCHES or not all(plain(name).strip() for name in claim.args):
        return None
    words = said_in(claims)
    told = told_of(claims)
    apart = (
        _off_the_bed(claim, words)
        or _laid_aside(claim, told, words)
        or any(
            _at_a_distance(claim, told, words, *pair)
            or _on_its_way(claim, told, words, *pair)
            or _before_it_arrives(claim, told, words, *pair)
            for pair in (claim.args, claim.args[::-1])
        )
        or _is_beside(claim, told, words)
    )
    return f"separated({claim.args[0]}, {claim.args[1]})" if apart else None


def _between(told: tuple[Told, ...], body: str, other: str) -> list[str]:
    """Return the words from each place of one body up to the next places of the other."""
    return [
        one.words[first.end : second.start].rstrip()
        for one in told
        for first in one.named
        for second in one.named
        if first.body == body and second.body == other and first.end <= second.start
    ]


def _at_a_distance(
    claim: RelationClaim, told: tuple[Told, ...], words: str, body: str, other: str
) -> bool:
    """Tell whether a thing stands so many centimetres from a lens, a mirror or a screen."""
    if kind_of(other) not in _OPTICAL or claim.type not in ("contact", "on", "attached"):
        return False
    if _MOUNTED.search(plain(body)) or _TOUCH.search(words):
        return False
    if any(_SO_FAR.match(between) for between in _between(told, body, other)):
        return True
    for one in told:
        names = [named.body for named in one.named]
        if names[:2] == [body, other] and _OF_IT.match(one.words[one.named[1].end :]):
            return True
    if kind_of(other) != "screen" or " lens" not in words:
        return False
    lens = next((one.words for one in told if "lens" in one.words.split()), "")
    name = re.escape(kind_of(body))
    return (
        compiled(rf"\b{name}\b(?: [a-z]+){{0,3}} {_SIZE} in front of [^.,]{{0,40}}lens").search(
            lens
        )
        is not None
    )


def _on_its_way(
    claim: RelationClaim, told: tuple[Told, ...], words: str, body: str, other: str
) -> bool:
    """Tell whether one of the two moves toward the other, or away from it."""
    if claim.type not in ("contact", "attached", "on"):
        return False
    if not {*plain(body).split()} & _MOVERS or not {*plain(other).split()} & _MARKS:
        return False
    if _STARTED_THERE.search(words):
        return False
    for one in told:
        for named in one.named:
            start = " ".join(one.words[: named.start].split()[-_NEAR:])
            for behind in one.named:
                between = one.words[named.end : behind.start].rstrip()
                if (named.body, behind.body) != (body, other) or not _GOES.match(between):
                    continue
                if _GOING.search(between) or _GOING.search(start):
                    return True
    return False


def _before_it_arrives(
    claim: RelationClaim, told: tuple[Told, ...], words: str, body: str, other: str
) -> bool:
    """Tell whether a body only comes up to a spring that it is said to be fastened to."""
    if claim.type != "attached" or kind_of(other) not in _BUFFERS:
        return False
    rest = compiled(
        r"\b(?:fixed|attached|fastened) to (?:[a-z]+ ){0,2}(?:wall|post|stop|end)\b"
    ).sub(" ", words)
    if _FASTENED.search(rest):
        return False
    return any(_RUNS_UP.match(between) for between in _between(told, body, other))


def _is_beside(claim: RelationClaim, told: tuple[Told, ...], words: str) -> bool:
    """Tell whether one stands beside what it is said to be on, or in."""
    if claim.type not in ("on", "in", "supported_by") or _PUT.search(words):
        return False
    body, other = claim.args
    if any(_BESIDE.match(between) for between in _between(told, body, other)):
        return True
    for one in told:
        for named in one.named:
            found = _ITS_PATH.match(f" {without_measures(one.words[named.end :])}")
            if named.body == body and found and found["ground"] != kind_of(other):
                return other not in {n.body for n in one.named if n.start > named.start}
    return False


def _off_the_bed(claim: RelationClaim, words: str) -> bool:
    """Tell whether a ship, or what a line holds down, is clear of the bottom."""
    for body, bed in (claim.args, claim.args[::-1]):
        if not _BEDS.search(plain(bed)) or claim.type in ("in", "inside"):
            continue
        if {kind_of(body)} <= _SHIPS and _SOUNDED.search(words) and not _AGROUND.search(words):
            return True
        held = _TETHERED.search(words)
        if held is not None and not {*plain(body).split()} & {held["line"], "anchor", "stone"}:
            return (
                compiled(rf"\b{re.escape(kind_of(body))}\b").search(words[: held.end()]) is not None
            )
        if _FAR_FROM.search(words) and not _LATER.search(words) and claim.type != "attached":
            return not {*plain(body).split()} & {"vessel", "tank", "water", "liquid", "container"}
    return False


def _laid_aside(claim: RelationClaim, told: tuple[Told, ...], words: str) -> bool:
    """Tell whether a body is laid aside that is said to be in something, or on it."""
    if claim.type not in ("in", "inside"):
        return False
    return any(
        named.body == claim.args[0] and _ASIDE.match(one.words[named.end :]) is not None
        for one in told
        for named in one.named
    )
