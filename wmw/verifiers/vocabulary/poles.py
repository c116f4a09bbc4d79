"""Which of two opposite things each clause of a text says, and of whom.

"Friction does not suffice and the car skids" says that the car skids; "it holds the bend" the
opposite of it. Of some pairs what is not the one is the other: what does not float sinks. Of ways
that is not so: what does not go up may rest.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from wmw.core.work import metered, spend
from wmw.verifiers.vocabulary.lexicon import plain

_LONGEST = 300
_COST = 60
_BEND = r"(?:its |their )?(?:bend|curve|turn|corner|circle|circular path)"
_STAYS = (
    r"(?:(?:stays?|remains?|staying|remaining) (?:at rest|put|still|motionless|stationary|in place"
    r"|where(?: (?:it|they))?(?: (?:is|are|was|were)|\Z))"
    r"|(?:is|are|rests?|lies|sits) (?:still )?at rest"
    r"|stands? still)"
)
_SLIDES = (
    r"(?:slides?|sliding|slips?|slipping|skids?|skidding"
    r"|loses? (?:its |their )?(?:grip|traction))"
)
_HOLDS = (
    r"(?<=friction )(?:holds|suffices)|(?<=friction can )hold|(?<=friction can not )hold"
    r"|(?<=friction is )(?:sufficient|enough)"
    r"|(?<=friction is not )(?:sufficient|enough)|(?<=friction does not )suffice"
)
_GOES = r"(?:goes|going|moves?|moving|is (?:pulled|pushed|driven|carried|deflected)|travels?)"
_PAIRS: tuple[tuple[str, bool, str, str], ...] = (
    ("slides", True, rf"{_SLIDES}|(?:leaves|flies off|runs off) {_BEND}",
     rf"{_STAYS}|{_HOLDS}|(?:holds?|follows?|takes?|rounds?|gets? (?:a)?round|stays? on|keeps? to"
     rf"|makes?) {_BEND}|keeps? (?:its |their )?grip"),
    ("moves", True, r"moves?|moving|is set in motion", _STAYS),
    ("floats", True, r"floats?|floating|rises to surface|stays at surface",
     r"sinks?|sinking|goes (?:down )?to bottom|lies (?:on|at) bottom|ends up (?:on|at) bottom"),
    ("tips", True, r"tips?(?! of)(?: over)?|topples?(?: over)?|overturns?|falls over|turns over",
     r"(?:stays?|remains?) (?:upright|standing)|stands? firm(?:ly)?"),
    ("all reflected", True,
     r"(?:is |are )?totally (?:internally )?reflected|total(?: internal)? reflection"
     r"|all(?: of)?(?: its)? light (?:is reflected|goes back|is thrown back|stays)"
     r"|no light (?:leaves|emerges|gets out|passes|comes out|escapes)",
     r"(?:leaves|emerges from|passes out of|comes out of|gets out of) (?:glass|water|block|prism"
     r"|plastic|diamond|fibre|fiber|medium|oil)|(?:is )?refracted (?:out|into)"
     r"|passes (?:out )?into"),
    ("lit", True, r"lights? up|(?:is|are) lit|glows?|shines?|(?:stays?|remains?) lit",
     r"(?:stays?|remains?|is|are|goes) (?:dark|off|unlit)|goes out|go out"),
    ("in contact", True,
     r"(?:stays?|remains?) (?:in contact|on track|on road|on loop)|keeps? contact"
     r"|gets? over loop|completes? loop",
     r"loses? contact|lifts? off|leaves (?:track|road|loop)|falls off"),
    ("gets there", True,
     r"(?:it |he |she )?(?:makes it|gets over|clears|passes over|reaches|gets to|comes as far as)",
     r"falls short|(?:stops|turns back|turns round|comes to rest) (?:short of|before)"
     r"|(?:is|lands) too short"),
    ("breaks", True, r"breaks?|snaps?|tears?|gives way",
     r"(?<=rope )holds|(?<=string )holds|(?<=cord )holds|(?<=wire )holds|(?<=thread )holds"
     r"|(?:stays?|remains?) (?:whole|intact)"),
    ("blows", True, r"blows?|melts? through|trips?|burns? out|cuts? out",
     r"(?:stays?|remains?) (?:whole|intact|closed|on)|(?<=fuse )holds?|(?<=breaker )holds?"
     r"|(?<=fuse does not )hold|(?<=breaker does not )hold|(?<=fuse will )hold"),
    ("bright", False, r"brighter|more (?:brightly|strongly)|brightens?",
     r"dimmer|more (?:dimly|faintly|weakly)|less bright(?:ly)?|fainter|dims?"),
    ("flows", True, r"(?:a )?current (?:is )?(?:flows|induced|runs)|there is (?:a )?current",
     r"no (?:induced )?current(?: (?:flows|is induced|runs))?|current is (?:zero|0)"),
    ("up", False,
     rf"(?:{_GOES} )?(?:straight |vertically )?up(?:wards?)?|rises|rising|ascends|is lifted|climbs",
     rf"(?:{_GOES} )?(?:straight |vertically )?down(?:wards?)?|sinks|sinking|falls|falling"
     r"|descends|is lowered"),
    ("left", False, r"(?:to )?left(?:wards?)?", r"(?:to )?right(?:wards?)?"),
    ("north", False, r"north(?:wards?)?", r"south(?:wards?)?"),
    ("east", False, r"east(?:wards?)?", r"west(?:wards?)?"),
    ("clockwise", False, r"clockwise", r"(?:anti|counter) ?clockwise"),
    ("out", False, r"outwards?|away from (?:the )?(?:center|centre)",
     r"inwards?|towards? (?:center|centre)"),
    ("faster", False, r"(?:falls?|moves?|goes|runs?|sinks?|rises|turns?|swings?|spins?|rotates?"
     r"|rolls?|slides?|flows?) (?:even |much |still )?(?:faster|more quickly|quicker)"
     r"|braking(?: force| effect)? (?:is|becomes|gets) (?:weaker|smaller|less)",
     r"(?:falls?|moves?|goes|runs?|sinks?|rises|turns?|swings?|spins?|rotates?|rolls?|slides?"
     r"|flows?) (?:even |much |still )?(?:slower|more slowly|less quickly)"
     r"|braking(?: force| effect)? (?:is|becomes|gets) (?:stronger|larger|greater)"),
)  # fmt: skip
"""A pair's name, whether what is not the one is the other, and the words of both."""
WHETHER = frozenset(name for name, whether, *_ in _PAIRS if whether)
_FORMS = tuple(
    (name, re.compile(rf"\b(?:(?P<plus>{plus})|(?P<minus>{minus}))\b"))
    for name, _, plus, minus in _PAIRS
)
_TO_OR_FROM = re.compile(
    r"\b(?:(?P<plus>towards?|into|against)|away from) (?:its )?(?P<mark>[a-z]{3,20})\b"
)
"""Towards something or away from it: into the wall."""
_MARKED = re.compile(
    r"\b(?:left|right|north|south|east|west|up|down) (?:hand |most )?"
    r"(?:side|end|half|hand|arm|part|face|pan|of|load|block|mass|pole|weight|cart|child|edge|body"
    r"|bulb|lamp|tube|wall|rail)\b"
)
"""A body or a place that is told by a way, and goes nowhere."""
_CLAUSE = re.compile(
    r"[.;:!?](?:\s+|\Z)|,\s+|\s+(?:and|but|while|whereas|so that|so|because|since|which"
    r"|where(?! (?:it|they) (?:is|are|was|were)\b))\s+"
)
_UNSURE = re.compile(
    r"\b(?:would|could|might|may|should|if|unless|until|till|when|whenever|as long as|once|before"
    r"|after|first|then|later|finally|initially|at first|afterwards?|again|back|tends?|tries|almost"
    r"|nearly|only|or|either|relative|than|instead|both ways|opposite|some|part(?:ly|ially)?|half"
    r"|must|need(?:s|ed)?|at most|at least|up to|alternat\w+|each other|how|whether|why|seem\w*)\b"
)
_BEFORE = re.compile(
    r"\b(?:than|as) (?:it did |it was |they did )?(?:before|at first)\b|\b(?:starts?|begins?) to\b"
)
_DENIED = re.compile(
    r"\b(?:not|no longer|never|nor|neither)(?: (?:be|yet|even|longer|any)){0,2} \Z"
)
_DENIES = re.compile(r"\b(?:not|no|never|nor|neither|without|none|nothing|hardly)\b")
_SHORT = re.compile(r"\b(can)not\b|n['’]t\b", re.I)
_GENERAL = re.compile(
    r"\b(?:an?|any|every|all|each) (?:[a-z-]+ )?(?:body|object|thing|load|block|car|ray|solid)\b"
    r"|\b(?:bodies|objects|things|whatever|anything|what|one that)\b",
    re.I,
)
"""A law in general, whose body need not be that of the question."""


@dataclass(frozen=True, slots=True)
class Said:
    """One of a pair (or its opposite), who it is said of, and the clause; open where unsure."""

    pair: str
    pole: bool | None
    who: str
    clause: str


def _said_in(text: str) -> tuple[Said, ...]:
    """Return what a text says of each pair, clause by clause.

    A clause that begins with its verb goes on with the one of whom the clause before it tells.
    """
    if len(text) > _LONGEST:
        return ()
    spend(_COST)
    found: list[Said] = []
    who = ""
    text = _SHORT.sub(lambda m: f"{m[1] or ''} not", text)
    for raw in _CLAUSE.split(text):
        clause = _BEFORE.sub(" ", plain(raw)).strip()
        clause = " ".join(clause.split())
        first: int | None = None
        for name, form in _FORMS:
            hits = [m for m in form.finditer(clause) if not _MARKED.match(clause, m.start())]
            if not hits:
                continue
            at = min(m.start() for m in hits)
            first = at if first is None else min(first, at)
            own = clause[:at].strip() or who
            pole = None if _GENERAL.search(raw) else _pole(clause, hits, name in WHETHER)
            found.append(Said(name, pole, own, clause))
        for hit in _TO_OR_FROM.finditer(clause):
            pole = _pole(clause, [hit], whether=False)
            found.append(Said(f"to {hit['mark']}", pole, clause[: hit.start()].strip(), clause))
        if first is None or clause[:first].strip():
            who = clause[:first].strip() if first is not None else clause
    return tuple(found)


said_in = metered(_said_in, maxsize=128)


def said_alike(one: str, other: str) -> bool:
    """Tell whether two texts say the same of one pair of opposites, for sure: up, and no down."""
    mine = {(said.pair, said.pole) for said in said_in(one)}
    pairs = {pair for pair, _ in mine}
    theirs = {(said.pair, said.pole) for said in said_in(other) if said.pair in pairs}
    return bool(theirs) and theirs == mine and all(pole is not None for _, pole in mine)


def _pole(clause: str, hits: list[re.Match[str]], whether: bool) -> bool | None:
    """Return which of a pair a clause says; None where it is not sure of it, or says both."""
    poles: set[bool] = set()
    for hit in hits:
        pole = hit["plus"] is not None
        denied = _DENIED.search(clause[: hit.start()])
        if denied is not None and not whether:
            return None
        rest = clause[: denied.start() if denied else hit.start()] + " " + clause[hit.end() :]
        if _UNSURE.search(rest) or _DENIES.search(rest):
            return None
        poles.add(pole if denied is None else not pole)
    return poles.pop() if len(poles) == 1 else None
