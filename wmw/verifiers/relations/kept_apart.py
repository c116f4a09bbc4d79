"""What the words keep apart, or let touch, where a relation joins it, or parts it.

What floats, or is let go halfway down, is not on the bottom; what stays disconnected is joined to
nothing; a magnet that is moved toward a ring is not fastened to it; what acts at a distance from
the hinge does not touch it; and of two blocks only the one that is lowered is in the water.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.bodies.named_bodies import Told, said_in, told_of, without_measures
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_BOTTOMS = re.compile(
    r"\A(?:bottom|seabed|sea bed|riverbed|lakebed|[a-z]+ bottom"
    r"|(?:pool|sea|lake|tank|ocean) floor)\Z"
)
_TOUCHES = frozenset({"contact", "on", "supported_by"})
_NO_FLOATER = re.compile(
    r"\b(?:string|rope|cord|thread|chain|wire|anchor|vessel|tank|beaker|water|liquid|oil|brine|sea"
    r"|stone|hole|hatch|foot)\b"
)
_TIED_DOWN = re.compile(r"\b(?:tied|chain\w*|anchor\w*|held down|fastened|lies on|rests? on)\b")
_LIQUID = re.compile(r"\b(?:water|oil|sea|lake|pond|pool|liquid|brine|mercury|tank|bath)\b")
_FLOATS = re.compile(r"\b(?:floats?|floating|afloat)\b")
_GROUNDED = re.compile(
    r"\b(?:sink\w*|sank|rests?|aground|chain\w*|anchor\w*|tied|touch\w*|stands?|held down|whether"
    r"|or sink)\b"
)
_BEGAN_THERE = re.compile(
    r"\b(?:at|on|from|off|to|near|reach(?:es)?) (?:[a-z]+ ){0,3}"
    r"(?:bottom|floor|bed|seabed|riverbed)\b"
    r"|\b(?:settles|comes to rest)\b"
)
"""What may have a body on the bottom before, or after, it floats."""
_HALFWAY = re.compile(
    r"\b(?:(?:released|let go|set free)\b.{0,60}\b(?:halfway|half way|middle|midway)"
    r"|clear of bottom|under surface of)\b"
)
_TOUCHING_NOTHING = re.compile(r"\btouch(?:es)? nothing but\b|\bclear of bottom\b")
_LEFT_OPEN = re.compile(
    r"\A,? ?(?:of (?:[a-z]+ ){1,4})?(?:(?:is|are|and|still) )?"
    r"(?:(?:left|stays?|remains?|kept) (?:disconnected|unconnected|isolated|open circuited|unused)"
    r"|keeps (?:its )?charge)\b"
)
_JOINED_LATER = re.compile(
    r"\b(?:at first|first|initially|then|later|now|afterwards?|after|before|until|finally)\b"
)
_JOINS = frozenset({"connected", "attached", "in_series", "in_parallel", "series", "parallel"})
_MOVED = re.compile(
    r"\A(?:[a-z]+ ){0,8}?(?:is |are )?"
    r"(?:moved|moves|pushed|pulled|drops|falls|dropped|thrust|brought)"
    r"(?: [a-z]+){0,2}? (?:toward|towards|away from)(?: [a-z]+){0,1}\Z"
)
_STICKS = re.compile(
    r"\b(?:stick\w*|stuck|coupl\w*|lock\w*|together|join\w*|embed\w*|lodg\w*|hook\w*|latch\w*"
    r"|attach\w*|link\w*|inelastic\w*|cling\w*|common)\b"
)
"""What has two bodies hold together in the end."""
_SPRINGS = re.compile(r"\b(?:spring|elastic|rubber|leash|line|cable|rod|bar)\b(?! magnet)")
_PIVOTS = word_set("pivot fulcrum hinge axle axis pin")
_LOADS = word_set(
    "child boy girl man woman person adult father mother brother sister worker effort load weight"
    " mass force hand box crate bucket stone rock bag sack brick apple nut kernel coin sand block"
)
"""What acts on a lever at a distance from its pivot, and has no reach of its own."""
_ON_A_STRING = re.compile(r"\b(?:string|cord|thread|rope|wire|pendulum|swing\w*)\b")
_AWAY = re.compile(
    r"\A(?: [a-z]+| \d+){0,8}? \d+ (?:cm|m|mm)(?: away)? from(?: (?:its|this))? (?P<what>[a-z]+)"
)
_APART = re.compile(
    r"\b(?:they|both|which|two(?: [a-z]+){1,3})"
    r" (?:stand|are|lie|sit|rest|hang|move|slide)(?: (?:well|far|some way|some distance))?"
    r" (?:apart|separately)\b"
    r"|\btwo (?:[a-z]+ ){1,8}without touching\b|\bdo not touch (?:each other|one another)\b"
)
_TWO_APART = re.compile(
    r"\b(?:stand|lie|sit|rest|hang|placed|set|kept|laid) (?:well |far |some way |a little )?apart\b"
    r"(?! by\b)"
)
_WATERS = word_set("lake river sea pond water pool ocean canal")
_FALLS_FROM = re.compile(
    r"\bfrom (?:[a-z]+ ){0,3}?(?:pier|bridge|cliff|tower|boat|ship|balcony|platform|rock|board"
    r"|jetty|helicopter|plane|footbridge|quay|dam|deck)\b"
)
_IN_IT = re.compile(
    r"\b(?:sinks?|sinking|under ?water|comes (?:back )?up|rises|bottom|depth|deep|in (?:the )?water"
    r"|float\w*|buoy\w*|into|swims?|swimmer|dives?)\b"
)
"""What tells of how a body fares in the water, once it is there."""
_PUT_IN = r"(?:dropped|lowered|put|placed|immersed|plunged|dipped|thrown)"


def kept_otherwise(claims: Claims, claim: RelationClaim) -> str | None:
    """Return that two bodies do not touch, where the claim has them joined."""
    words = said_in(claims)
    return (
        _off_the_bottom(claims, claim, words)
        or _left_open(claims, claim)
        or _moved(claims, claim)
        or _at_a_distance(claims, claim)
        or _not_put_in(claims, claim, words)
        or _before_its_fall(claims, claim, words)
        or _clear_of_the_floor(claims, claim, words)
        or _standing_apart(claims, claim, words)
    )


def _standing_apart(claims: Claims, claim: RelationClaim, words: str) -> str | None:
    """Return that two like bodies are apart, where the words say so of the two."""
    first, second = (plain(name).split() for name in claim.args)
    alike = len(first) == len(second) > 1 and first[:-1] == second[:-1]
    kin = len(first) > 1 and first[-1:] == second[-1:]
    if kin and not alike and claim.type in _TOUCHES:
        words = " . ".join(one.words for one in told_of(claims))
        ends = [body for body in claims.bodies if plain(body).split()[-1:] == first[-1:]]
        away = _TWO_APART.search(words) and not _JOINED_LATER.search(words) and len(ends) == 2
        return f"separated({claim.args[0]}, {claim.args[1]})" if away else None
    if claim.type not in _TOUCHES | _JOINS or not alike or _JOINED_LATER.search(words):
        return None
    like = [body for body in claims.bodies if plain(body).split()[:-1] == first[:-1]]
    apart = _APART.search(words) is not None and len(like) == 2
    return f"separated({claim.args[0]}, {claim.args[1]})" if apart else None


def _off_the_bottom(claims: Claims, claim: RelationClaim, words: str) -> str | None:
    first, second = claim.args
    if claim.type not in _TOUCHES | {"below"} or not _BOTTOMS.search(plain(second)):
        return None
    if _NO_FLOATER.search(plain(first)):
        return None
    if claim.type == "below":
        return f"above({first}, {second})" if "buried" not in words else None
    if _BEGAN_THERE.search(words):
        return None
    assumed = any(_TOUCHING_NOTHING.search(plain(text.text)) for text in claims.assumptions)
    floats = any(_is_afloat(first, one) for one in told_of(claims))
    if floats and (assumed or not _GROUNDED.search(words)):
        return f"above({first}, {second})"
    halfway = _HALFWAY.search(words) and not _TIED_DOWN.search(words)
    return f"above({first}, {second})" if halfway else None


def _is_afloat(body: str, one: Told) -> bool:
    """Tell whether a sentence says of something that it floats, and not of another body alone."""
    found = _FLOATS.search(one.words)
    if found is None:
        return False
    ahead = [named.body for named in one.named if named.body and named.end <= found.start()]
    return not ahead or ahead[-1] == body or _LIQUID.search(plain(ahead[-1])) is not None


def _clear_of_the_floor(claims: Claims, claim: RelationClaim, words: str) -> str | None:
    """Return that what hangs from a line is clear of the floor, where the words have all so."""
    if claim.type not in _TOUCHES or plain(claim.args[1]) not in ("floor", "ground", "table"):
        return None
    body, floor = claim.args
    hangs = any(
        r.type == "attached" and body in r.args and _NO_FLOATER.search(" ".join(map(plain, r.args)))
        for r in claims.relations
    )
    clear = (
        r"\b(?:neither|none of them|they|both)\b(?: [a-z]+){0,6}"
        rf" (?:touch(?:es)?|above|clear of|reach(?:es)?) {re.escape(plain(floor))}\b"
    )
    denied = compiled(clear).search(words) and not re.search(r"\b(?:both|they) touch", words)
    return f"above({body}, {floor})" if hangs and denied else None


def _left_open(claims: Claims, claim: RelationClaim) -> str | None:
    if claim.type not in _JOINS:
        return None
    if _JOINED_LATER.search(said_in(claims)):
        return None
    for one in told_of(claims):
        for named in one.named:
            behind = without_measures(one.words[named.end :])
            kind = plain(named.body).split()[:-1]
            kin = kind and any(
                plain(body).split()[:-1] == kind for body in claims.bodies if body != named.body
            )
            if kin and named.body in claim.args and _LEFT_OPEN.match(behind):
                return f"{named.body} disconnected"
    return None


def _moved(claims: Claims, claim: RelationClaim) -> str | None:
    """Return that a body is moved toward another one, where the claim fastens the two."""
    if claim.type != "attached" or any(_NO_FLOATER.search(plain(b)) for b in claim.args):
        return None
    if any(_SPRINGS.search(plain(body)) for body in claim.args):
        return None
    if _STICKS.search(said_in(claims)):
        return None
    for one in told_of(claims):
        for body, between, other in one.pairs():
            if {body, other} == {*claim.args} and _MOVED.match(between):
                return f"separated({body}, {other})"
    return None


def _at_a_distance(claims: Claims, claim: RelationClaim) -> str | None:
    """Return that a force acts at a distance from a pivot, where the claim has it there."""
    if claim.type not in ("contact", "on", "attached", "adjacent"):
        return None
    for body, pivot in (claim.args, claim.args[::-1]):
        if not {*plain(pivot).split()[-1:]} & _PIVOTS or not {*plain(body).split()} & _LOADS:
            continue
        if claim.type == "attached" and _ON_A_STRING.search(said_in(claims)):
            continue
        for one in told_of(claims):
            for here, named in enumerate(one.named):
                if named.body != body:
                    continue
                stop = one.named[here + 1] if here + 1 < len(one.named) else None
                found = _AWAY.match(one.words[named.end :])
                if (
                    found
                    and plain(pivot).endswith(found["what"])
                    and (stop is None or stop.end >= named.end + found.end() or stop.body == pivot)
                ):
                    return f"{body} at a distance from {pivot}"
    return None


def _not_put_in(claims: Claims, claim: RelationClaim, words: str) -> str | None:
    """Return that only another body is put in, where the claim has this one in."""
    if claim.type not in ("in", "inside"):
        return None
    body = plain(claim.args[0])
    step = " ".join(plain(text.text) for text in (claims.rule, claims.effect) if text is not None)
    if body in step:
        return None  # then the trace follows another body than is asked for
    for other in claims.bodies:
        name = plain(other)
        if name == body or name.split()[-1:] != body.split()[-1:] or name not in words:
            continue
        only = rf"\bonly {re.escape(name)}\b(?:(?! only\b)[^.?]){{0,160}}? {_PUT_IN} (?:in|into)\b"
        if compiled(only).search(words):
            return f"only {other} put in"
    return None


def _before_its_fall(claims: Claims, claim: RelationClaim, words: str) -> str | None:
    """Return that a body starts above the water, where the claim has it there before it falls."""
    body, water = (plain(name) for name in claim.args)
    if claim.type not in ("in", "inside") or not {*water.split()[-1:]} <= _WATERS:
        return None
    if not _FALLS_FROM.search(words) or _IN_IT.search(words):
        return None
    name = re.escape(body.split()[-1])
    falls = (
        rf"\b{name}\b(?: [a-z\d]+){{0,4}}? (?:dropped|falls|thrown|released|let fall"
        rf"|let go|drops)\b"
        rf"|\b(?:drops|throws|releases|lets) (?:[a-z]+ ){{0,2}}{name}\b"
    )
    over = any(
        relation.type == "above" and relation.args[1] == claim.args[1]
        for relation in claims.relations
    )
    fell = over and compiled(falls).search(words) is not None
    return f"above({claim.args[0]}, {claim.args[1]})" if fell else None
