"""A predicted change in which something moves that the question keeps as it is.

A sign that hangs at rest, a plank that is balanced, a sledge that is pulled at constant speed: who
asks for a force there has told what happens already. "The plank tips over" or "the sledge speeds
up" is then false. A question in which anything is let go, struck, altered or about to move says
nothing of the kind, nor does a change that supposes something.
"""

from __future__ import annotations

import re

from wmw.core.patterns import compiled
from wmw.core.quantity import find_measurements
from wmw.core.work import spend
from wmw.verifiers.accounts.opposite_ways import way_in, ways_in
from wmw.verifiers.claims import Claims
from wmw.verifiers.equations.working import steps
from wmw.verifiers.own_words import alike, answered
from wmw.verifiers.questions.asking import asking_sentences

_LONGEST, _COST = 300, 30
_RESTS = re.compile(
    r"\b(?:(?:hangs?|stands?|lies|rests?|stays?|remains?|sits|floats?|is|are|held|kept"
    r"|keeps?[^.?]{0,25}"
    r"|holds?[^.?]{0,25}) (?:\w+ (?:and )?){0,2}?at rest|(?:does|do) not move|in equilibrium"
    r"|(?:is|are|stays?|held|kept) (?:\w+ )?(?:balanced|level|motionless)|balances(?: level)?"
    r"|keeps? (?:the \w+|it) from (?:sliding|slipping|falling)|neither up nor down)\b",
    re.I,
)
_STEADY = re.compile(
    r"\b(?:at|with) (?:a |the same )?(?:constant|steady|uniform|unchanging) (?:speed|velocity)\b"
    r"|\bat a constant \d",
    re.I,
)
_EVENTS = re.compile(
    r"\b(?:released?|releases|let go|lets go|hits?|collid\w*|strikes?|struck|fired?|thrown|throws"
    r"|kick\w*|launch\w*|then|suddenly|is cut|breaks?|snaps?|what happens"
    r"|which (?:way|side|end|direction|pan|arm)|sits? down|climbs?|jumps?"
    r"|(?:each other|one another) (?:off|away|apart)|does (?:it|the)|will|whether|starts? to"
    r"|begins? to|in motion|just before|until|momentarily|instant"
    r"|turning point|moved|replaced|dropped|accelerat\w*|gains speed|from rest|initially"
    r"|taps?|tapped|nudge\w*|flick\w*|sets? (?:it|them|one) moving"
    r"|given an? (?:\w+ ){0,2}(?:push|tap|shove|nudge|speed|velocity)"
    r"|at first|swings?|oscillat\w*|comes to rest|stops?|brak\w*|skids?|slides? (?:down|across"
    r"|over)"
    r"|rolls?|lowered|poured|bullet|explo\w*|recoil\w*|on the verge|about to|tips?|capsiz\w*|melts?"
    r"|heated|cooled|warmed|now|second|circle|round|curve|loop)\b",
    re.I,
)
_ASKS_OF_MOTION = re.compile(r"\b(?:velocity|speed|acceleration|how (?:fast|far))\b", re.I)
"""What nobody asks of a thing that stays at rest."""
_BANKED = re.compile(r"\bneither up nor down\b", re.I)
_OF_QUANTITIES = re.compile(
    r"\b(?:pressure|reading|tension|temperature|level|value|moment|stress|voltage|speed|current"
    r"|velocity|energy|force|friction|weight|line|pointer|needle)\b[^.;,]{0,25}\Z",
    re.I,
)
_UNSURE = re.compile(
    r"\b(?:not|no|never|nor|neither|would|could|might|may|if|unless|without|less|more|below|above"
    r"|beyond|over (?:this|that|\d)|until it floats|before|once|as soon as|from|tends?|tries|only"
    r"|otherwise|any (?:smaller|larger)|else)\b|n['’]t\b",
    re.I,
)
_LEAVES = re.compile(
    r"\b(?:tips?(?: over| up)?|topples?|overturns?|speeds up|gains speed|gathers speed"
    r"|slides? (?:up|down|off|away|along|to the)|slips? (?:down|off|away)|starts? to (?:move"
    r"|slide|fall"
    r"|sink|rise|turn)|rises(?! (?:by|\d))|goes (?:up|down|slack)|sinks (?:to|down|until)"
    r"|drops? (?:to|down|onto)|falls (?:to|down|off)|moves (?:up|down|off|away|left|right|to the)"
    r"|is (?:lifted|pulled|pushed) (?:up|off|away)|swings (?:up|down|round))\b",
    re.I,
)
_UNSTEADY = re.compile(
    r"\b(?:speeds up|slows down|gains speed|loses speed|gathers speed|gets (?:faster|slower)"
    r"|becomes (?:faster|slower)|accelerates(?! towards? the cent)|comes to rest|comes to a stop"
    r"|keeps (?:growing|accelerating))\b",
    re.I,
)
_OPPOSED = re.compile(
    r"\b(?:not|no|never|if|would|could|unless|instead|opposite|against|than|from)\b|n['’]t\b", re.I
)
_CLAUSE = re.compile(r"[.;:](?:\s|\Z)|,\s+|\s+(?:and|but|while|whereas|so)\s+")
_POSITIVE = re.compile(
    r"\b(?:tak\w+|count\w*|with|choos\w+|let|call\w*|regard\w*)\b[^.;?]{0,40}?\b(?P<way>upwards?|up"
    r"|downwards?|down|(?:to the )?right|(?:to the )?left|east|west|north|south|forwards?)\b"
    r"[^.;?]{0,25}\bpositive\b|\bpositive (?:direction )?(?:is |being )?(?P<other>upwards?|up"
    r"|downwards?|down|to the right|to the left|east|west|north|south)\b",
    re.I,
)


def against_steadiness(claims: Claims) -> tuple[str, str] | None:
    """Return the clause of the change in which something moves that stays as it is, and why."""
    change, question = claims.change, claims.question
    if change is None or len(change.text) > _LONGEST:
        return None
    spend(_COST)
    form, truth = _kept(question)
    if form is None:
        return None
    for clause in _CLAUSE.split(change.text):
        found = form.search(clause)
        if found is None or _UNSURE.search(_BANKED.sub(" ", clause)):
            continue
        if not _OF_QUANTITIES.search(clause[: found.start()]):
            return clause.strip(), truth
    return None


def _kept(question: str) -> tuple[re.Pattern[str] | None, str]:
    """Return the words that are false where a question keeps things as they are, and the truth."""
    if _BANKED.search(question) and _STEADY.search(question) is None:
        return _LEAVES, "it slides neither up nor down"
    if _EVENTS.search(question):
        return None, ""
    if _STEADY.search(question):
        return _UNSTEADY, "the speed stays the same"
    rests = _RESTS.search(question) and not _ASKS_OF_MOTION.search(_asked_in(question))
    return (_LEAVES, "all stays at rest") if rests else (None, "")


def _asked_in(question: str) -> str:
    return " ".join(asking_sentences(question))


def against_axis(claims: Claims) -> str | None:
    """Return the clause of the change whose way is not that of the sign of the answer.

    The question must tell which way counts as positive, and the clause have the answer's number.
    """
    change, value = claims.change, answered(claims)
    if change is None or value is None or not value.value or len(change.text) > _LONGEST:
        return None
    told = {m["way"] or m["other"] for m in _POSITIVE.finditer(claims.question)}
    if len(told) != 1 or way_in(str(claims.answer.raw)) is not None:
        return None
    positive = way_in(told.pop())
    if positive is None or len(ways_in(change.text)) != 1:
        return None
    for clause in _CLAUSE.split(change.text):
        numbers = [m.measurement for m in find_measurements(clause)]
        same = [m for m in numbers if m.unit == value.unit and alike(m, value)]
        ways = ways_in(clause)
        if not same or len(ways) != 1 or ways[0][0] != positive[0] or _OPPOSED.search(clause):
            continue
        if any(m.value < 0 for m in same):
            continue
        if (ways[0] == positive) != (value.value > 0):
            return clause.strip()
    return None


def is_signed(claims: Claims) -> bool:
    """Tell whether an answer has a sign, and is no size of which other words tell the way.

    A number without one has it by the working, if that does not subtract what the question gives:
    "v = 15 − 9.8 = 5.2", and not "v = 24.5 − 15 = 9.5".
    """
    value = answered(claims)
    if value is None or value.value < 0 or str(claims.answer.raw).lstrip().startswith("+"):
        return value is not None
    if claims.derivation is None:
        return False
    told = [m.measurement for m in find_measurements(claims.question)]
    given = [re.escape(m.text) for m in told if m.unit == value.unit]
    turned = given and compiled(rf"[-−–] ?(?:{'|'.join(given)})(?![\d.])").search(
        claims.derivation.text
    )
    found = steps(claims)
    spend(len(found))
    return not turned and any(step.holds and step.result.value == value.value for step in found)
