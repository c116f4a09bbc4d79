"""What is held clear of the floor, or lies on something else, where a relation has it on the floor.

"She presses a book against a wall, 1.0 m above the floor", "nothing is underneath it", "crate A
lies on top of crate B": then book and crate A are not on the floor. A question that tells of a fall
or of anything that comes later leaves open which moment a list is about.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.bodies.named_bodies import said_in, told_of, without_measures
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_FLOORS = word_set("floor ground pavement street")
_LONG = word_set("ladder pole rod plank board beam rope chain cable tripod stand bar lamp post")
"""What may reach down to the floor from where it is held."""
_CARRIERS = word_set(
    "table desk bench shelf crate chest block box book cart trolley pallet sledge sled stool"
    " carton suitcase trunk slab mattress"
)
"""What is under a thing that lies on it, and is itself no floor nor what covers one."""
_TOUCHES = frozenset({"on", "supported_by", "contact"})
_MOVES = re.compile(
    r"\b(?:f[ae]lls?|falling|fell|drop\w*|land\w*|lower\w*|releas\w*|let go|lets go|slid\w*|slips?"
    r"|until|then|later|after\w*|before|picks?|lift\w*|rais\w*|climb\w*|throw\w*|hits?|strikes?"
    r"|put down|sets? down|rolls?|stand\w*|jump\w*|rest\w* on floor|touch\w*|long|tall)\b"
)
"""What may bring a body to the floor, or have it reach down to it."""
_KEPT = re.compile(
    r"\b(?:from|without|no|not|prevents?)(?: from)? (?:sliding|slipping|falling|dropping)"
    r"(?: down| off)?\b|\bdoes not (?:slide|slip|fall)(?: down)?\b"
)
_LATER = re.compile(
    r"\b(?:f[ae]lls?|falling|fell|drop\w*|then|later|after\w*|before|until|picks?|lifts?|lifted|puts?"
    r" down|sets? down|slid(?:es)? off|pushed off|taken off|removed|now)\b"
)
"""What may have a body on something else than it lies on."""
_HELD = r"(?:held|pressed|pinned|kept|clamped|fixed|hung|pushed|hanging|hangs)"
_FEW = r"(?: (?!(?:and|who|which|that|while|stands?|standing|from|on)\b)[\w,]+){0,12}?"
_ALOFT = re.compile(
    rf"\A(?: (?:are|being|that|which))? {_HELD}{_FEW} \d+(?: \d+)? (?:m|cm)"
    r" (?:above|over|off|up from) (?:floor|ground)\b"
)
_HOLDS = re.compile(
    r"\b(?:holds?|presses|press|pins?|keeps?|clamps?|pushes)"
    r"(?: (?!(?:and|on|with)\b)[\w]+){0,5}? ?\Z"
)
_AT_A_HEIGHT = re.compile(
    rf"\A{_FEW} \d+(?: \d+)? (?:m|cm) (?:above|over|off|up from) (?:floor|ground)\b"
)
_NOTHING = re.compile(
    r"\b(?:nothing(?: (?:at all|else|solid))?(?: (?:lies|stands|supports))?"
    r"|(?:has|with) (?:nothing|no support))(?: (?:directly|right|straight))?"
    r" (?:underneath|under|beneath|below)\b(?: (?P<what>[a-z]+))?"
)
_HELD_SOMEHOW = re.compile(rf"\A{_FEW} {_HELD}\b")
_LIES_ON = re.compile(
    r"(?:of [a-z]+ )?,? ?(?:(?:which|that) )?(?:lies|rests|sits|lying"
    r"|resting|sitting|placed|stacked)(?: (?:at rest|still|flat|freely))? on(?: top of)?\Z"
)
_ALSO = re.compile(
    r"\b(?:both|each|partly|one end|other end|leans?|leaning|and on|half"
    r"|foot|feet|legs?|tips?|end|edge|side|(?:with|has) an? (?:[a-z]+ )?floor|floor of)\b"
)


def held_aloft(claims: Claims, claim: RelationClaim) -> str | None:
    """Return where a body is held, where the claim has it on the floor."""
    body, floor = claim.args
    if claim.type == "contact" and {*plain(body).split()[-1:]} & _FLOORS:
        body, floor = floor, body
    if claim.type not in _TOUCHES or not {*plain(floor).split()[-1:]} & _FLOORS:
        return None
    return _on_another(claims, claim, body) or _clear_of_it(claims, body, floor)


def _clear_of_it(claims: Claims, body: str, floor: str) -> str | None:
    told = told_of(claims)
    if not _LONG.isdisjoint(plain(body).split()) or _MOVES.search(_KEPT.sub(" ", said_in(claims))):
        return None
    for sentence in told:
        for named in sentence.named:
            if named.body != body:
                continue
            ahead, behind = sentence.words[: named.start], sentence.words[named.end :]
            held = _HOLDS.search(without_measures(ahead)) is not None
            if _ALOFT.search(behind) or (held and _AT_A_HEIGHT.search(behind)):
                return f"above({body}, {floor})"
            nothing = _NOTHING.search(behind)
            if nothing is None or not (held or _HELD_SOMEHOW.search(behind)):
                continue
            if nothing["what"] in (None, plain(body).split()[-1], "so", "and", "while"):
                return f"separated({body}, {floor})"
    return None


def _on_another(claims: Claims, claim: RelationClaim, body: str) -> str | None:
    """Return the other body that the words have a body lie on, where the list leaves that out."""
    told, words = told_of(claims), said_in(claims)
    if claim.type == "contact" or _ALSO.search(words) or _LATER.search(words):
        return None
    name, floor = plain(body), plain(claim.args[1]).split()[-1]
    there = rf"\b{re.escape(name)}(?: (?!and\b)\w+){{0,4}}? on {floor}\b"
    if any(compiled(there).search(without_measures(sentence.words)) for sentence in told):
        return None
    for sentence in told:
        for one, between, other in sentence.pairs():
            if other is None or _CARRIERS.isdisjoint(plain(other).split()):
                continue
            if one == body and other != claim.args[1] and _LIES_ON.match(between):
                return f"on({body}, {other})"
    return None
