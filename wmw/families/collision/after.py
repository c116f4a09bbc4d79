"""What two bodies do after an elastic impact on one at rest, as sentences and options tell it.

"A stops and B moves on with the speed that A had", "both roll right at 1.5 m/s": who does what is
read clause by clause, so that an author's own words need no list of sentences.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from sympy import Eq, Gt, Lt, false

from wmw.core.family import Choice, Outcome
from wmw.families.collision.symbols import ELASTIC, OF_TYPE, PARTLY, REST, e, v_1f

_CLAUSE = re.compile(r"\s*(?:[,;.]|\band\b|\bwhile\b|\bwhereas\b|\bbut\b|\bso that\b)\s*")
_THING = (
    r"(?:ball|cart|puck|glider|trolley|block|car|coin|marble|disk|disc|sphere|mass|object|body|one"
    r"|stone|billiard ball|bead|particle|atom|neutron|proton|sled|skater|wagon|cue ball|railcar)"
)
_FIRST = re.compile(
    rf"\b(?:first|moving|incoming|striking|cue ball|projectile|{_THING} ?(?:1|a|p|x)"
    r"|(?<!speed of )(?<!velocity of )(?<!speed that )(?<!at )[apx1](?= (?:\w+ )?(?:stop|come|rest|remain|bounce|rebound|recoil|reverse"
    r"|move|keep|continue|go|slow|roll|slide|is|has|stay|travel|halt|lose|transfer|give)))"
)
_SECOND = re.compile(
    rf"\b(?:second|target|struck|stationary|other|resting|{_THING} ?(?:2|b|q|y)"
    r"|(?<!speed of )(?<!at )[bqy2](?= (?:\w+ )?(?:stop|come|rest|remain|bounce|rebound"
    r"|move|keep|continue|go|slow|roll|slide|is|has|stay|travel|leave|start|take|get|fl)))"
)
_BOTH = re.compile(rf"\b(?:both|together|each|two {_THING}s|they|{_THING}s)\b")
_NAMED_BOTH = re.compile(r"(?:\w+ ){1,2}(?:both|each) ")
"""The second of two names in a row: "A and B both move on"."""
_EXCHANGE = re.compile(r"\b(?:exchange|swap|trade|interchange)s?\b")
_UNMOVED = re.compile(r"\b(?:does|do|did|will) not move\b")
_HEDGED = re.compile(r"\b(?:nearly|almost|about|approximately|roughly|not|never|neither|no)\b")
_TOGETHER = re.compile(r"\b(?:stick|sticks|together|joined|as one)\b")
_STOPS = re.compile(
    r"\b(?:stop(?:s|ped)?|halts?|rest|stationary|motionless|stands still|still|zero|0)\b"
)
_BACK = re.compile(
    r"\b(?:bounces?|rebounds?|recoils?|reverses?|backwards?|back|opposite|turns? round|returns?)\b"
)
_SHARE = re.compile(
    r"\b(?:half|halved|v 2|slower|slowly|less|twice|double|2v|2 v|faster|speeds up|third|quarter"
    r"|smaller|larger|v 4|v 3)\b"
)
_SAME = re.compile(
    r"\b(?:same|full (?:speed|velocity)|(?:speed|velocity) (?:of|that|which)|original|unchanged|initial|at v|with v|speed v|velocity v)\b"
)
_GOES = re.compile(
    r"\b(?:moves?|goes|go|keeps?|continues?|travels?|rolls?|slides?|flies|leaves?|takes?|gets?"
    r"|carries|sets? off|proceeds?|starts?|glides?|drifts?)\b"
)
_WORD = re.compile(r"[a-z0-9]+|[,;.](?!\d)")
_WHOSE = re.compile(r"\b(?:speed|velocity|momentum|energy) (?:of|that|which)\b|\bas fast as\b")
_DECIMAL = re.compile(r"\d+\.\d+")
_ARTICLES = frozenset({"the", "an", "its", "it"})


def _reader(subject: str, *, equal: bool = False) -> Callable[[str], str | None]:
    """Return a reader of what becomes of the bodies, `subject` being who "it" is.

    Of `equal` bodies the struck one takes over the whole speed, and no share of it.
    """

    def read(text: str) -> str | None:
        low = _DECIMAL.sub(lambda m: "0" if float(m[0]) == 0 else "n", text.lower())
        low = low.replace("/", " ")
        words = " ".join(w for w in _WORD.findall(low) if w not in _ARTICLES)
        words = _UNMOVED.sub("stays at rest", words)
        who, told = subject, set()
        for clause in _CLAUSE.split(words):
            if not clause.strip():
                continue
            if _HEDGED.search(clause):
                return None
            who = _who(clause) or who
            told.add(
                "never"
                if equal and who == "second" and _SHARE.search(clause)
                else _done(clause, who)
            )
        told.discard(None)
        if "never" in told:
            return "never"
        ways = {way for way in told if way != "passed on"}
        if len(ways) > 1:
            return None
        return ways.pop() if ways else ("stops" if told else None)

    return read


def _who(clause: str) -> str | None:
    """Return the body that a clause begins with: the first, the second, or both."""
    clause = _WHOSE.split(clause)[0]
    if clause.startswith(("both ", "each ")) or _NAMED_BOTH.match(clause):
        return "both"
    found = [
        (match.start(), who)
        for who, pattern in (("first", _FIRST), ("second", _SECOND), ("both", _BOTH))
        if (match := pattern.search(clause)) is not None
    ]
    return min(found)[1] if found else None


def _done(clause: str, who: str) -> str | None:
    """Return what a clause says: of the first, or that it passed its speed on; "never" if absurd.

    An elastic impact on a body at rest always sets that one moving forward, and the first keeps its
    whole speed never.
    """
    if _EXCHANGE.search(clause):
        return "stops"
    if _TOGETHER.search(clause):
        return "never"
    back, stops, goes = _BACK.search(clause), _STOPS.search(clause), _GOES.search(clause)
    share, same = _SHARE.search(clause), _SAME.search(clause)
    if who == "both":
        return "never" if stops or share or same or back or goes else None
    if who == "second":
        if stops or back:
            return "never"
        if share:
            return None
        return "passed on" if goes or same else None
    if stops:
        return "stops"
    if back:
        return "never" if same else "back"
    if same:
        return "never"
    if re.search(r"\b(?:speeds up|faster|twice|double|2v|2 v|larger)\b", clause):
        return "never"
    if re.search(
        r"\b(?:keeps?|continues?|moves? on|goes on|forward|slower|slowly|half|v 2)\b", clause
    ):
        return "on"
    return None


_WAYS = (
    Choice("stops", Eq(v_1f, 0), ("first stops",)),
    Choice("back", Lt(v_1f, 0), ("first moves back",)),
    Choice("on", Gt(v_1f, 0), ("first moves on",)),
    Choice("never", false, ("both move off together",)),
)
_THINGS = ("ball", "cart", "puck", "glider", "trolley", "block", "car", "coin", "marble", "disk", "sphere", "object", "body", "mass", "particle", "cue ball")  # fmt: skip
_OF_FIRST = tuple(
    f"happens to {name}"
    for thing in _THINGS
    for name in (f"first {thing}", f"{thing} 1", f"{thing} A", f"{thing} P", f"{thing} X", f"moving {thing}", f"incoming {thing}", f"striking {thing}")
)  # fmt: skip
_OF_SECOND = tuple(
    f"happens to {name}"
    for thing in _THINGS
    for name in (f"second {thing}", f"{thing} 2", f"{thing} B", f"{thing} Q", f"{thing} Y", f"struck {thing}", f"stationary {thing}", f"resting {thing}", f"target {thing}")
)  # fmt: skip
_DESCRIBED = tuple(
    f"{describes} {what}"
    for describes in ("describes", "describe", "tells")
    for what in ("motion after", "motion of two after", "motion", "what happens", "how they move", "outcome", "result", "situation after")
)  # fmt: skip
_AT_REST = (f"{ELASTIC}_{REST}",)

FIRST_DOES = Outcome(
    "equal_elastic_first_does", (), _WAYS, in_effects=False, reader=_reader("first", equal=True)
)
SECOND_DOES = Outcome(
    "equal_elastic_second_does", (), _WAYS, in_effects=False, reader=_reader("second", equal=True)
)
AFTER = (
    Outcome("elastic_after", ("what happens", "happens afterwards", "happens after", "happens in collision", "which of following describes", "what is result", "which statement describes motion", "what does each do", *_DESCRIBED, *_OF_FIRST),
            _WAYS, _AT_REST, in_effects=False, reader=_reader("first")),
    Outcome("elastic_after_second", _OF_SECOND, _WAYS, _AT_REST, in_effects=False, reader=_reader("second")),
)  # fmt: skip


_DENIED = re.compile(
    r"\binelastic\b|\bnot (?:\w+ )?(?:elastic|conserved|kept|the same)\b|^\W*no\b|n't\b|\b(?:is|are|gets) lost\b"
)
_AFFIRMED = re.compile(r"(?<!not )(?<!not perfectly )\belastic\b|^\W*yes\b|(?<!not )\bconserved\b")


def _kind_of(text: str) -> str | None:
    """Return whether a text calls a collision elastic or not; none that it calls both."""
    low = text.lower()
    denied, affirmed = _DENIED.search(low) is not None, _AFFIRMED.search(low) is not None
    if denied == affirmed or re.search(r"\b(?:perfectly|completely|totally) inelastic\b", low):
        return None
    return "inelastic" if denied else "elastic"


KIND = Outcome(
    "kind_of_collision", ("what kind is collision",),
    (Choice("elastic", Gt(e, 0.98), ("elastic",)), Choice("inelastic", Lt(e, 0.94), ("inelastic",))),
    OF_TYPE[PARTLY], in_effects=False, reader=_kind_of,
)  # fmt: skip
