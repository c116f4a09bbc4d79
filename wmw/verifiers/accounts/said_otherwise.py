"""What the effect says of how much, how far or which way, and the change says otherwise.

"The same weight stretches it half as much" and "it is stretched twice as much as before"; "these
angles give equal ranges" and "it flies twice as far"; "the side of block R is pulled down" and
"block R rises"; "as the air gets warmer it expands" and "the air shrinks"; "makes the rail longer"
and "the rail shrinks"; "so the boat sinks 4 cm deeper" and "the boat rises".
"""

from __future__ import annotations

import re

from wmw.core.patterns import compiled
from wmw.core.quantity import find_measurements
from wmw.core.work import spend
from wmw.verifiers.accounts.opposite_moves import may_turn_back
from wmw.verifiers.claims import Claims
from wmw.verifiers.vocabulary.lexicon import plain

_LONGEST = 300
_COST = 30
_OPEN = re.compile(
    r"\b(?:not|no|never|neither|nor|would|could|might|may|if|unless|instead|than|until|first|then"
    r"|later|finally|after|before(?! *\Z)|afterwards|initially|whereas|respectively"
    r"|only|opposite)\b|n't"
)
_SUPPOSED = re.compile(r"\b(?:when|while|where|whenever|for|with|at|in general|any|every|an?)\b")
_CLAUSE = re.compile(r"[.;:,]\s+|\s(?:and|but|while|whereas|so)\s")
_MANY = re.compile(
    r"\b(?P<n>twice|double|half|(?:two|three|four|five|six|eight|nine|ten) times"
    r"|(?:a |one )?(?:quarter|third)) as (?P<how>much|far|long|fast|high|deep|large)\b"
)
_NOUNS = {
    "far": r"ranges?|distances?",
    "long": r"periods?|durations?",
    "high": r"heights?",
    "deep": r"depths?",
}
"""What is equal in plain words, and how many times as much it is in others."""
_EQUAL = (
    r"\b(?:gives?|ha(?:s|ve)|leads? to|reach(?:es)?|produces?|yields?|shares?)"
    r" (?:equal|same|identical) "
)
_BY_FACTOR = re.compile(
    r"\b(?:twice|double[sd]?|half|halved|tripled?|(?:two|three|four|five|\d) times|square"
    r"|proportion\w*"
    r"|grows?|increases?|depends?|moon|planet|mars)\b",
    re.I,
)
"""What alters more than what leaves something equal."""
_CONCLUDED = re.compile(r"\b(?:so|therefore|thus|hence|consequently)\b")
_LESS = re.compile(r"\b(?:half|quarter|third)\Z")
_STEM = 6
_BODY = r"(?:(?:the|its) )?(?:side of )?(?P<who>(?:[a-z]{3,12} )(?:[A-Z]|\d))"
_UP = r"(?:rises|goes up|moves up(?:wards?)?|is (?:pulled|lifted|drawn) up(?:wards?)?|climbs)"
_DOWN = (
    r"(?:sinks|falls|goes down|moves down(?:wards?)?|is (?:pulled|drawn) down(?:wards?)?|descends)"
)
_LABELLED = re.compile(rf"\b{_BODY} (?:(?P<up>{_UP})|(?P<down>{_DOWN}))\b")
_AS_IT = re.compile(
    r"\b(?:As|Since|Because) the (?P<who>[a-z]{3,15}(?: [a-z]{3,15})?) (?:gets|becomes|grows|is)"
    r" (?:(?P<warm>warmer|hotter|warmed|heated)|(?P<cold>colder|cooler|cooled)),? it"
    r" (?P<does>expands|contracts|shrinks)\b",
)
_MADE = re.compile(
    r"(?:\A|[.;:,] |\bso )(?P<what>this|that|it|which|heating|the [a-z ]{3,40}?)"
    r"(?: then| therefore)? makes the (?P<who>[a-z]{3,15})"
    r" (?:(?P<more>longer|larger|bigger|wider|taller)"
    r"|shorter|smaller|narrower)\b",
    re.I,
)
_IN_GENERAL = re.compile(
    r"\b(?:when|while|where|whenever|for|with|at|by|under|in general|every|each|any|per|always"
    r"|grows? with|increases? with|depends?|proportion\w*|aboard|loaded)\b",
    re.I,
)
"""What states a law, or what goes on where the load is another one: no account of what happens."""
_OTHER_WAY = re.compile(
    r"\b(?:cold\w*|cool\w*|winter|frost\w*|drop\w*|falls?|fell|lower\w*|decreas\w*|below|away|back"
    r"|less|smaller|shorter|reduc\w*|remov\w*|unload\w*|off|out|overboard|lighter|lost|leaves|left)\b"
    r"|[-−–] ?\d",
    re.I,
)
"""What a question tells that lets things go the other way than with what a law names."""
_GROWS = r"grows|expands|lengthens|becomes (?:longer|larger|wider)|gets (?:longer|larger|wider)"
_SHRINKS = (
    r"shrinks|contracts|shortens|becomes (?:shorter|smaller|narrower)|gets (?:shorter|smaller)"
)
_HOT, _COLD = re.compile(r"\b(?:hot\w*|warm\w*|heat\w*)\b"), re.compile(r"\b(?:cold\w*|cool\w*)\b")

_SO_MUCH = r"(?:(?: by)?(?: about)? \d[\d.]{0,6} ?(?:cm|mm|m))?"
_FLOATS = (
    rf"(?:sinks|settles|moves down|goes down){_SO_MUCH} (?:deeper|lower|further)|sits deeper"
    rf"|floats (?:deeper|lower)",
    rf"rises(?! (?:up )?to the surface){_SO_MUCH}|floats{_SO_MUCH} higher|comes up{_SO_MUCH}"
    r"|is lifted|sits higher",
)
_WHO = (
    r"\b(?:(?P<it>it)|(?:the|its) (?P<who>[a-z]{3,15}(?: [a-z]{3,15})?)) (?:then |now |therefore )?"
)
_DEEPER, _HIGHER = (re.compile(f"{_WHO}(?:{how})", re.I) for how in _FLOATS)
_AFLOAT = re.compile(r"\b(?:floats?|floating|afloat|draft|draught|buoy\w*)\b", re.I)
_UP_AND_DOWN = re.compile(
    r"\b(?:bob\w*|waves?|oscillat\w*|again|back|two|both|second|tide|pushed|let go|releas\w*)\b",
    re.I,
)


def said_otherwise(claims: Claims) -> tuple[str, str] | None:
    """Return what the effect says and the change says otherwise, in the words of both."""
    effect, change = claims.effect, claims.change
    if effect is None or change is None or max(len(effect.text), len(change.text)) > _LONGEST:
        return None
    spend(_COST)
    return (
        _as_much(effect.text, change.text)
        or _equal(claims.question, effect.text, change.text)
        or _labelled(claims.question, effect.text, change.text)
        or _warmed(claims.question, effect.text, change.text)
        or _made_longer(claims.question, effect.text, change.text)
        or _afloat(claims.question, effect.text, change.text)
    )


def _told(text: str) -> list[tuple[str, re.Match[str]]]:
    """Return the clauses with "half as much" in them, and no other share."""
    clauses = [plain(clause) for clause in _CLAUSE.split(text)]
    return [
        (clause, found[0]) for clause in clauses if len(found := [*_MANY.finditer(clause)]) == 1
    ]


def _as_much(effect: str, change: str) -> tuple[str, str] | None:
    """Return clauses with one verb, of which one has more and the other less than before."""
    before, after = (
        [(clause, match) for clause, match in _told(text) if match["how"] == "much"]
        for text in (effect, change)
    )
    if len(before) != 1 or len(after) != 1 or _OPEN.search(plain(effect)):
        return None
    [(said, one)], [(then, other)] = before, after
    stems = {word[:_STEM] for word in plain(change).split() if len(word) >= _STEM}
    shared = [w for w in said[: one.start()].split() if len(w) >= _STEM and w[:_STEM] in stems]
    less = [_LESS.search(match["n"]) is not None for match in (one, other)]
    if not shared or less[0] == less[1] or _SUPPOSED.search(said):
        return None
    return said, then


def _equal(question: str, effect: str, change: str) -> tuple[str, str] | None:
    """Return an effect by which something is the same, and a change by which it is not."""
    said, after = plain(effect), _told(change)
    if len(after) != 1 or _OPEN.search(said) or _OPEN.search(plain(change)):
        return None
    [(then, match)] = after
    nouns = _NOUNS.get(match["how"])
    told = _CONCLUDED.split(effect)[-1]  # "the range depends on sin 2θ, so such angles give equal"
    if nouns is None or _MANY.search(said) or _BY_FACTOR.search(f"{question} {told}"):
        return None
    if told is not effect and _alters_more(question):
        return None
    same = compiled(rf"{_EQUAL}(?:{nouns})\b").search(said)
    return (same[0], then) if same is not None else None


def _alters_more(question: str) -> bool:
    """Tell whether a question has two values of one kind and two of another, each unlike."""
    found: dict[tuple[int, ...], set[float]] = {}
    for mention in find_measurements(question):
        if mention.measurement.unit is not None:
            kind = tuple(mention.measurement.unit.dimension)
            found.setdefault(kind, set()).add(mention.measurement.si)
    return sum(len(values) > 1 for values in found.values()) > 1


def _labelled(question: str, effect: str, change: str) -> tuple[str, str] | None:
    """Return what the effect says of the way of a body with a letter, and its opposite."""
    if may_turn_back(question) or _OPEN.search(plain(effect)) or _OPEN.search(plain(change)):
        return None
    before, after = (_ways(text) for text in (effect, change))
    for who in before.keys() & after.keys():
        if before[who][0] != after[who][0]:
            return before[who][1], after[who][1]
    return None


def _ways(text: str) -> dict[str, tuple[str, str]]:
    """Return the way of each body with a letter that a text has go one way alone, and the words."""
    told = [*_LABELLED.finditer(text[:1].lower() + text[1:])]
    once = [m for m in told if sum(other["who"] == m["who"] for other in told) == 1]
    return {m["who"]: ("up" if m["up"] else "down", m[0]) for m in once}


def _warmed(question: str, effect: str, change: str) -> tuple[str, str] | None:
    """Return what grows or shrinks by the warmth that the question tells of, and the opposite."""
    told = _AS_IT.search(effect)
    if told is None or _OPEN.search(plain(change)):
        return None
    other = _COLD if told["warm"] else _HOT
    own = _HOT if told["warm"] else _COLD
    low = question.lower()
    against = "shrinks|contracts" if told["does"] == "expands" else "expands"
    then = compiled(rf"\b(?:the|The) {told['who']} (?:{against})\b").search(change)
    if then is None or other.search(low) or not own.search(low):
        return None
    return told[0], then[0]


def _made_longer(question: str, effect: str, change: str) -> tuple[str, str] | None:
    """Return what the effect makes longer and the change lets shrink, or the reverse.

    "Warmth makes a rail longer" is a law, and the rail of the question may cool.
    """
    said = [*_MADE.finditer(effect)]
    if (
        len(said) == 1
        and said[0]["what"].lower() == "heating"
        and not _HOT.search(question.lower())
    ):
        return None
    if _IN_GENERAL.search(effect) or _OTHER_WAY.search(question):
        return None
    if len(said) != 1 or _OPEN.search(plain(effect)) or _OPEN.search(plain(change)):
        return None
    against = _SHRINKS if said[0]["more"] else _GROWS
    who = re.escape(said[0]["who"])
    then = compiled(rf"\b(?:the|its) {who} (?:{against})\b", re.I).search(change)
    return (said[0][0], then[0]) if then is not None else None


def _afloat(question: str, effect: str, change: str) -> tuple[str, str] | None:
    """Return that what floats sinks deeper by the effect, and rises by the change, or the reverse.

    Its body may be "it" in the effect, where that names it before.
    """
    if not _AFLOAT.search(question) or _UP_AND_DOWN.search(question):
        return None
    if _IN_GENERAL.search(effect):
        return None
    if _OPEN.search(plain(effect)) or _OPEN.search(plain(change)):
        return None
    for one, other in ((_DEEPER, _HIGHER), (_HIGHER, _DEEPER)):
        said, then = one.search(effect), other.search(change)
        if said is None or then is None or other.search(effect) or one.search(change):
            continue
        who, own = ((match["who"] or "").lower() for match in (then, said))
        named = (
            compiled(rf"\bthe {re.escape(who)}\b", re.I).search(effect[: said.start()]) is not None
        )
        if who and (own == who or (not own and named)):
            return said[0], then[0]
    return None
