"""What surely comes of what the effect says, and a predicted change in which the opposite happens.

The moment on the left grows, and the right side goes down; ring and magnet repel each other, and
the ring swings toward the magnet; 60 N is more than static friction can supply, and the crate stays
at rest; all heat goes into melting while ice is left, and a mixture of which half the ice has
melted warms up. Who denies, supposes or tells a course of things is left alone.
"""

from __future__ import annotations

import re

from wmw.core.patterns import compiled
from wmw.core.quantity import find_measurements
from wmw.core.work import spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.own_words import is_among
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.poles import said_in

_LONGEST, _COST, _TWO, _MORE = 300, 40, 2, 1.03
_UNSURE = re.compile(
    r"\b(?:never|neither|nor|would|could|might|may|if|unless|instead|then|later|finally|again|back"
    r"|at first|initially|before|until|till|although|however|but|both|half|alternat\w*|tries"
    r"|tends?)\b",
)
_NOT = re.compile(r"\bnot?\b|n't")
_MOMENT = re.compile(
    r"\b(?:moment|torque|turning effect)(?: of (?:[a-z]+ ){1,3}?)?(?: ?(?:on|at|of))?"
    r" (?:the )?(?P<side>left|right)(?: (?:side|end|arm|child|hand|one))*"
    r" (?P<how>grows|increases|gets larger|becomes larger|rises|(?:is )?(?:now )?(?:larger|greater"
    r"|bigger)|wins|prevails|shrinks|decreases|gets smaller|becomes smaller|drops|falls"
    r"|(?:is )?(?:now )?smaller)\b"
)
_LESS = re.compile(r"shrinks|decreases|smaller|drops|falls")
_ALTERS = re.compile(r"grows|increases|gets|becomes|rises|shrinks|decreases|drops|falls")
_BALANCED = re.compile(r"\b(?:balanc\w*|level|equilibrium|horizontal|equal)\b")
_SIDE = (
    r"(?:(?P<s{0}>left|right)(?: (?:side|end|arm|half|part|child|boy|girl|pan|sack|hand))*"
    r"|(?:side|end|arm|child|boy|girl|pan|sack|person|man|one) on (?:the )?(?P<t{0}>left|right)"
    r"(?: (?:side|end))?)"
)
_TILTS = re.compile(
    rf"\b{_SIDE.format(0)} (?:goes down|sinks|drops|descends|moves down|tips down)\b"
    rf"|\b{_SIDE.format(1)} (?:goes up|rises|(?:is )?lifted|moves up|ascends)\b"
)
_REPEL = re.compile(r"\b(?:repels?|repelled|repulsion|repulsive)\b")
_ATTRACT = re.compile(r"\b(?:attracts?|attracted|attraction|attractive)\b")
_MOVES = (
    r"\b(?P<who>[a-z]+) (?:swings|jumps|moves"
    r"|(?:is )?(?:pushed|pulled|driven|drawn|deflected|forced))"
)
_NEARER = re.compile(rf"{_MOVES} towards? (?:the )?(?P<mark>[a-z]+)\b")
_OFF = re.compile(rf"{_MOVES} away from (?:the )?(?P<mark>[a-z]+)\b")
_BY_HAND = (
    r"\b{0}(?: (?!(?:and|or|the)\b)[a-z]+){{0,5}}"
    r" (?:pushed|pulled|moved|brought|drawn|dropped|carried|withdrawn|thrust)\b"
    r"|\b(?:push|pull|move|bring|draw|drop|thrust)(?:s|es)? (?:[a-z]+ )?{0}\b"
)
_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_BEYOND = re.compile(
    r"\b(?:is|are) (?:more|greater|larger|higher|above|beyond)\b|\bexceeds?\b|\bsurpass\w*\b", re.I
)
_BELOW = re.compile(r"\b(?:is|are|stays|lies) (?:less|smaller|lower|below|within|under)\b", re.I)
_ABOVE = re.compile(
    r"\b(?:push|pull|force) (?:above|beyond|over|greater than|larger than)(?: the)?"
    r"(?: limit(?: of)?)? \d[\d.]* ?k?N\b[^.;]{0,10}\b(?:sets|makes|gets|moves|breaks|starts)\b"
)
_STATIC = re.compile(r"\bstatic friction\b|\blimit\b", re.I)
_ALL_MELTS = re.compile(
    r"\b(?:as long as|while) (?:any |some |there is (?:still )?)?ice"
    r" (?:remains|(?:is )?(?:left|there|present))\b"
)
_IN_PART = re.compile(
    r"\b(?:half|part|some|a third|a quarter|\d[\d.]* (?:k?g)) of (?:the )?ice melts"
)
_GOES_ON = re.compile(r"\b(?:then|later|rest|remaining|finally|after\w*|before|until|once|would)\b")
_WARMS = re.compile(
    r"\b(?:warms|warms up|rises|heats up|goes up|climbs|is heated)(?: up)?(?: to)? \d"
)


def against_consequence(claims: Claims) -> tuple[str, str] | None:
    """Return what the effect says, and what of the change can not come of it."""
    effect, change = claims.effect, claims.change
    if effect is None or change is None or max(len(effect.text), len(change.text)) > _LONGEST:
        return None
    spend(_COST)
    if _stays_cold(claims, effect.text, change.text):
        return effect.text, change.text
    said, then = plain(effect.text), plain(change.text)
    if _UNSURE.search(said) or _UNSURE.search(then):
        return None
    wrong = (
        _other_side(plain(claims.question), said, then)
        or _other_way(claims.question, said, then)
        or _other_than_limit(claims.question, effect.text, change.text)
    )
    return (effect.text, change.text) if wrong else None


def _other_side(question: str, said: str, then: str) -> bool:
    """Tell whether the side with the larger moment goes up, or the other one down."""
    told, tilts = [*_MOMENT.finditer(said)], [*_TILTS.finditer(then)]
    if len(told) != 1 or not tilts or _NOT.search(said) or _NOT.search(then):
        return False
    if _ALTERS.search(told[0]["how"]) and not _BALANCED.search(question):
        return False
    heavy = told[0]["side"]
    if _LESS.search(told[0]["how"]):
        heavy = "left" if heavy == "right" else "right"
    downs = {m["s0"] or m["t0"] for m in tilts} - {None}
    ups = {m["s1"] or m["t1"] for m in tilts} - {None}
    return heavy not in downs and (bool(downs) or heavy in ups)


def _other_way(question: str, said: str, then: str) -> bool:
    """Tell whether what is repelled comes nearer, or what is attracted goes off.

    What the question has somebody move goes as it is moved.
    """
    repel, attract = _REPEL.search(said), _ATTRACT.search(said)
    nearer, off = _NEARER.search(then), _OFF.search(then)
    if (repel is None) == (attract is None) or (nearer is None) == (off is None):
        return False
    moves = nearer or off
    assert moves is not None
    named = {moves["who"], moves["mark"]}
    asking, by_hand = asking_sentences(question), compiled(_BY_HAND.format(moves["who"]))
    told = (s for s in _SENTENCE.split(question) if s not in asking)
    if any(by_hand.search(plain(sentence)) for sentence in told):
        return False
    if _NOT.search(said) or _NOT.search(then) or not named <= {*said.split()}:
        return False
    return (repel is not None) is (nearer is not None)


def _other_than_limit(question: str, effect: str, change: str) -> bool:
    """Tell whether what goes beyond the limit of static friction stays at rest, or the reverse.

    The effect must set two numbers beside one another, or tell what a push above a limit does that
    the last push of the question surpasses.
    """
    if _NOT.search(effect.lower()):
        return False
    said = [one for one in said_in(change) if one.pair in ("slides", "moves")]
    poles = {one.pole for one in said}
    above = _ABOVE.search(effect)
    if above is not None:
        limits, pushes = find_measurements(above[0]), find_measurements(question)
        forces = [m.measurement for m in pushes if m.measurement.unit and limits]
        same = [f for f in forces if f.unit == limits[0].measurement.unit] if limits else []
        return poles == {False} and bool(same) and same[-1].si > _MORE * limits[0].measurement.si
    beyond, below = _BEYOND.search(effect), _BELOW.search(effect)
    sets = len(find_measurements(effect)) == _TWO and _STATIC.search(effect)
    if not sets or (beyond is None) == (below is None):
        return False
    return poles == {beyond is None}


def _stays_cold(claims: Claims, effect: str, change: str) -> bool:
    """Tell whether a mixture warms of which ice is left, while all heat melts ice.

    A mass that the question tells may be all the ice there is.
    """
    said, then = plain(effect), change.lower()
    part = _IN_PART.search(then)
    if not _ALL_MELTS.search(said) or "melt" not in said or part is None:
        return False
    if _NOT.search(then) or _GOES_ON.search(then) or not _WARMS.search(then, part.end()):
        return False
    told = [m.measurement for m in find_measurements(claims.question)]
    return not any(is_among(m.measurement, told) for m in find_measurements(part[0]))
