"""What the question's words put on "it", where only one body, or its own support, can be meant.

"A dictionary is on a table, and a cookbook lies on top of it": whether the book lies on the
dictionary or on the table, the dictionary is not on the book.
"""

from __future__ import annotations

import re
from itertools import pairwise

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.core.units import parse_unit
from wmw.verifiers.bodies.named_bodies import Told, told_of, without_measures
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.questions.asking import end_mark
from wmw.verifiers.vocabulary.lexicon import plain

_ENDS = r"(?= ,|\Z| (?:and|without|so|at|in|of|as)\b)"
_PUT_ON = re.compile(
    r"(?:of [a-z]+ )?(?:(?:that|which) )?(?:now |then |also )?(?:(?:rests?|lies|lie|sits?|stands?"
    r"|resting|lying|sitting|standing|placed|put|laid|set) (?:down )?on(?: top(?: of)?)?"
    rf"|on top(?: of)?){_ENDS}"
)
"""What is said of a body before "it", which plain words leave out."""
_RESTS = r"(?:there )?(?:rests?|lies|sits?|stands?|placed|put|laid|set|stacked)"
_CARRYING = re.compile(rf"\bon(?: top(?: of)?)?(?: now| then)? {_RESTS}(?: [a-z]+)?\Z")
"""What is said before the upper body of the lower one, "it": "and on top of it lies a book"."""
_ON_WHICH = re.compile(
    rf"(?:of [a-z]+ )?(?:, )?(?:up)?on(?: top of)? which(?: (?:now|then))?(?: {_RESTS})?"
    r"(?: (?!(?:from|near|beside|behind|at|by|to|above|below|under|between|before)\b)[a-z]+)?\Z"
)
"""What is said between a body and the one that lies on it; "on which it lies near" tells of one
that was named before."""
_FLOATS = re.compile(
    r"(?:of [a-z]+ )?(?:(?:deep|thick|layer|film|slick) )?(?:(?:that|which) )?"
    r"(?:floats?|floating|lies|lying"
    rf"|rests?|resting|poured|swims) on(?: top(?: of)?)?{_ENDS}"
)
_IT = re.compile(r"\bon(?: top of)? it\b|\bon top\b(?! of)", re.I)
_IS_ON = re.compile(
    r"(?:of [a-z]+ )?(?:(?:that|which) )?(?:(?:lies|rests|sits|stands|floats|placed|set|lying"
    r"|resting|sitting|standing|floating) )?on(?: (?!top\b)[a-z]+){0,2}\Z"
)
_RIGHT_ON = re.compile(
    r"(?:of [a-z]+ )?(?:(?:that|which) )?(?:(?:rolls|slides|moves|glides|rides) )?"
    r"(?:on|off|along|down)"
)
"""Nothing else between two bodies tells that the first of them is, or was, on the second."""
_FORCE_OF = re.compile(
    r"(?<!mass )(?<!weight )(?<!speed )(?<!acceleration )(?<!motion )\b(?:of|from|by|between|does"
    r"|how|do|that|which) ?\Z"
)
"""Before a body, what may tell of something that it does to the other, "the force of the seat"."""
_HOLDING = frozenset({"on", "supported_by"})
_LINES = word_set("string rope cord cable thread chain wire line spring pulley wheel axle wheels")
"""What a body is "on" that hangs from it, or that runs over it."""
_LIQUID = re.compile(r"\b(?:water|lake|sea|pond|river|pool|liquid|oil|air|ice|harbou?r)\Z")
_POURED = re.compile(
    r"\b(?:water|oil|mercury|alcohol|ethanol|glycerine?|glycerol|kerosene|paraffin|petrol|gasoline"
    r"|brine|syrup|honey|vinegar|milk|liquid(?: [a-z0-9])?|liquid layer)\Z"
)
_LAYERS = re.compile(r"\b(?:layers?|float(?:s|ing)?|on top|immiscible|not mix)\b")
_TWO_WORDS = 2
_LEVELS = frozenset({("lower", "upper"), ("bottom", "top"), ("lower", "top"), ("bottom", "upper")})
_BOXES = word_set("carton box crate block book brick slab board plate case suitcase")
_STACKED = re.compile(r"\bon top(?: of)?\b|\bstack\w*\b|\b(?:lies|rests|sits|stands) on\b")
_APART = re.compile(
    r"\b(?:then|later|instead|after\w*|before|swap\w*|exchang\w*|not|if|hang\w*|turned"
    r"|over(?:turn)?ed|until|pulley)\b"
)
_DENSITY = parse_unit("kg/m^3")
_TURNED = {"on": 0, "supported_by": 0, "above": 0, "below": 1}


def laid_on_it(claims: Claims, claim: RelationClaim) -> str | None:
    """Return what lies on what, where the claim has the lower of the two on, or above, the upper.

    Nothing is told where another body than the claimed lower one, or what that one is on, was
    named before.
    """
    if claim.type not in _TURNED:
        return None
    upper = claim.args[_TURNED[claim.type]]
    lower = claim.args[1 - _TURNED[claim.type]]
    told = told_of(claims)
    held = claim.type in _HOLDING and not {*plain(f"{upper} {lower}").split()} & _LINES
    if claim.type in ("on", "above") and _by_full_name(claims, upper, lower):
        return f"{lower} on {upper}"
    if held and any(_has_on(sentence, lower, upper) for sentence in told):
        return f"{lower} on {upper}"
    if any(
        (body, other) == (upper, lower) and _ON_WHICH.match(between)
        for sentence in told
        for body, between, other in sentence.pairs()
    ):
        return f"{lower} on {upper}"
    if not _IT.search(claims.question):
        return None
    before: set[str] = set()
    supports: set[str] = set()
    for sentence in told:
        for body, between, other in sentence.pairs():
            if body == upper and _IS_ON.match(between):
                supports.add(other)
        for named in sentence.named:
            behind = without_measures(sentence.words[named.end :])
            ahead = without_measures(sentence.words[: named.start])
            if named.body == lower and (_PUT_ON.match(behind) or _CARRYING.search(ahead)):
                meant = before - supports - {lower}
                if {upper} == {body for body in meant if not _LIQUID.search(plain(body))}:
                    return f"{lower} on {upper}"
            floats = named.body == lower and _FLOATS.match(behind)
            if floats and {upper} == {b for b in before - {lower} if _POURED.search(plain(b))}:
                return f"{lower} on {upper}"
            before.add(named.body)
    return None


def denser_on_top(claims: Claims, claim: RelationClaim) -> str | None:
    """Return which of two layered liquids lies on which, where the claim has the denser one above.

    Their densities are those that the trace itself states, as attributes or as "rho_oil".
    """
    if claim.type not in _TURNED or not _LAYERS.search(plain(claims.question)):
        return None
    upper = claim.args[_TURNED[claim.type]]
    lower = claim.args[1 - _TURNED[claim.type]]
    if not all(_POURED.search(plain(body)) for body in claim.args):
        return None
    above, below = (_densities(claims, body) for body in (upper, lower))
    if len(above) != 1 or len(below) != 1 or above.pop() <= below.pop():
        return None
    return f"{lower} on {upper}"


def _densities(claims: Claims, body: str) -> set[float]:
    found = [c.measured for c in claims.attributes if c.body == body]
    found += [c.measured for c in claims.variables if end_mark(c.name) == plain(body).split()[-1]]
    return {
        measured.si
        for measured in found
        if measured and measured.unit and _DENSITY and measured.unit.dimension == _DENSITY.dimension
    }


def _has_on(sentence: Told, body: str, holder: str) -> bool:
    """Tell whether a sentence has a body right on another, and not a force of the one on it."""
    return any(
        (one.body, other.body) == (body, holder)
        and _RIGHT_ON.fullmatch(without_measures(sentence.words[one.end : other.start]))
        and not _FORCE_OF.search(sentence.words[: one.start])
        for one, other in pairwise(sentence.named)
    )


def _by_full_name(claims: Claims, upper: str, lower: str) -> bool:
    """Tell whether the words have the claimed lower one of two like bodies on the other.

    "Box A stands on top of B" names B by its letter; and a lower carton is on no upper one.
    """
    above, below = plain(upper).split(), plain(lower).split()
    if len(above) != len(below) or len(above) < _TWO_WORDS:
        return False
    words = plain(claims.question)
    if above[1:] == below[1:] and (above[0], below[0]) in _LEVELS and above[-1] in _BOXES:
        return _STACKED.search(words) is not None and not _APART.search(words)
    if above[:-1] != below[:-1] or any(len(name[-1]) > 1 for name in (above, below)):
        return False
    kind, up, low = " ".join(map(re.escape, above[:-1])), above[-1], below[-1]
    rests = r"(?: (?:that|which))?(?: now)? (?:lies|rests|sits|stands|placed|put|lying|resting)"
    told = compiled(
        rf"\b(?:{kind} )?{low}{rests} (?:directly )?on(?: top(?: of)?)? (?:{kind} )?{up}\b"
    )
    return any(
        told.search(without_measures(sentence.words)) and not _APART.search(sentence.words)
        for sentence in told_of(claims)
    )
