"""What is inside what by its kind: a liquid in the pipe that it flows through, a raft in the sea.

Water that flows through a pipe, or leaves a tank by a hole, has the pipe around it; and a liquid is
in no solid body that floats or is held in it. Words that lower a vessel into a bath, or that fill a
boat, leave both ways open. What a vessel holds is not outside it.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.bodies.named_bodies import said_in, told_of
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_LIQUIDS = word_set(
    "water oil mercury brine alcohol liquid glycerine sea petrol ethanol milk fluid"
)
_VESSELS = word_set(
    "pipe section hose tube tank butt barrel bucket pail bottle jug can cask basin cistern vat drum"
    " canister nozzle tap channel reservoir"
)
_STRETCH = re.compile(r"\b(?:section|part|stretch|portion)\b")
_FLOWS = re.compile(
    r"\b(?:flow\w*|runs|streams?|jet|leaves|leak\w*|hole|pours|spout|tap|filled|full|fills|passes)\b"
)
_DIPS = re.compile(
    r"\b(?:float\w*|immers\w*|submerg\w*|lowered|dip\w*|dunked|sink\w*|sunk|lake|pool|bath|pond|river"
    r"|heat\w*|boil\w*|under ?water|surrounded|cool\w*|buoy\w*|empty)\b"
)
_AFLOAT = (
    r"\b(?:float\w*|draught|submerged|immersed|under surface|held under|loaded|afloat|let go"
    r"|released|swims)\b"
)
_HOLLOW = re.compile(
    r"\b(?:filled|fills|full of|leak\w*|contains?|containing|hollow|pour\w*|takes on|inside|ballast"
    r"|soak\w*|absorb\w*)\b"
)
_CAN_HOLD = re.compile(
    r"\b(?:cup|bottle|glass|tube|jar|can|bowl|pot|bucket|beaker|tank|sponge|well"
    r"|lake|sea|pool|pond|river|tub|bath|bathtub|aquarium|basin|barrel|vessel|trough|balloon"
    r"|bag|box|container|flask|vial|tin|syringe|measuring cylinder|graduated cylinder)\b"
)
_STANDS_IN = re.compile(
    r"\bpitot\b|\b(?:in|into|under|below)(?: [a-z]+){0,2}"
    r" (?:water|oil|liquid|river|stream|mercury)\b"
    r"(?! (?:tank|pipe|butt|tower|barrel|main|line)\b)"
)
"""What may have a pipe in a liquid around it."""
_HOLDER = r"\b(?:of|in|into|inside)(?: [a-z]+)?"
"""What comes before a body that has something in it."""
_HANDS = word_set("hand hands palm fist fingers")
_THROWN = r"\b(?:throws?|thrown|toss\w*|juggl\w*|catch\w*|caught|releases?|drops?)\b"
_INTO = re.compile(r"\b(?:(?:in|inside)(?: (?!contact|front|series|parallel)[a-z]+| ,){0,4}) ?\Z")
_LIGHT = re.compile(r"\b(?:rays?|light|beam|laser|image|wave|sound)\b")
_HOLDS = r"(?:holds?|contains?|containing|holding|filled with|full of|encloses?)"
_RELATING = (
    "and|not|of|in|at|on|line|front|series|parallel|above|below|over|under|near|beside|outside"
    "|with|to|from|by|clamp|stand|hand"
)
"""What between two bodies makes it another thing than that the one holds the other."""
_PEOPLE = word_set("man woman boy girl child person student hand diver worker teacher")
_HELD = r"(?:(?:is|are) )?(?:held|enclosed|shut|trapped|sealed|contained|kept)? ?(?:in|inside)"


_ABOARD = r"(?:boat|raft|ship|dinghy|barge|canoe|rowing boat|kayak|pontoon|toy boat|punt)"
_OVERBOARD = re.compile(
    r"\b(?:thrown?|throws|overboard|dropped|drops|lowered|then|sinks|sunk|falls|tossed|put into|if"
    r"|now|after|removed|taken|second|another|other|two|both|one of)\b"
)
_BELOW = word_set("bottom bed floor ground water lake pool pond river sea harbor harbour tank")


def _lies_aboard(words: str, claim: RelationClaim) -> str | None:
    """Return the boat that a body lies in, where the claim has it in the water or on the ground."""
    body, place = (plain(name) for name in claim.args)
    if not body or {*place.split()[-1:]} - _BELOW or _OVERBOARD.search(words):
        return None
    name = rf"\b{re.escape(body.split()[-1])}\b(?:(?! in\b)[^.]){{0,60}}?"
    lies = rf"{name} (?:lies|sits|stands|lying|rests)"
    found = compiled(rf"{lies} (?:in|inside|on|aboard)(?: same)? (?P<boat>{_ABOARD})\b").search(
        words
    )
    return f"in({body}, {found['boat']})" if found else None


def within_otherwise(claims: Claims, claim: RelationClaim) -> str | None:
    """Return what is in what, where the claim has it the other way round, or outside."""
    if claim.type in ("on", "in", "inside", "supported_by", "contact"):
        aboard = _lies_aboard(said_in(claims), claim)
        if aboard is not None:
            return aboard
    first, second = claim.args
    one, other = ({*plain(name).split()} for name in claim.args)
    words = said_in(claims)
    if not one or not other:
        return None
    if claim.type == "outside":
        if other & _PEOPLE:
            return None
        return f"in({first}, {second})" if _is_held(words, first, second) else None
    if claim.type not in ("in", "inside"):
        return None
    vessel = plain(first).split()[-1] in _VESSELS or bool(_STRETCH.search(plain(first)))
    turned = (
        (
            vessel
            and other & _LIQUIDS
            and _FLOWS.search(words)
            and not _DIPS.search(words)
            and not _STANDS_IN.search(words)
        )
        or (
            one & _LIQUIDS
            and not other & (_VESSELS | _LIQUIDS)
            and _is_afloat(words, plain(second))
            and not _HOLLOW.search(words)
            and not _CAN_HOLD.search(plain(second))
            and not _is_laden(words, plain(first))
            and not compiled(rf"{_HOLDER} {re.escape(plain(second))}\b").search(words)
        )
        or (one & _HANDS and not other & _HANDS and _is_thrown(words, second))
        or _lies_in(claims, first, second)
    )
    return f"in({second}, {first})" if turned else _at_the_bottom(words, first, second)


def _at_the_bottom(words: str, body: str, medium: str) -> str | None:
    """Return the liquid at whose bottom a body lies, where the claim has it in the air."""
    name = re.escape(plain(body))
    if plain(medium) not in ("air", "atmosphere") or not name.strip() or _LIGHT.search(plain(body)):
        return None
    lies = r"(?: (?:is|are|lies|rests|sits|stands|lying|resting|sitting))? (?:at|on) bottom of"
    found = compiled(rf"\b{name}{lies}((?: (?!above|below|beside|near)[a-z]+){{1,5}})").search(
        words
    )
    liquid = next((w for w in found[1].split() if w in _LIQUIDS), None) if found else None
    return f"in({body}, {liquid})" if liquid else None


def _is_afloat(words: str, body: str) -> bool:
    """Tell whether a sentence of a body has something float, or held or let go in a liquid."""
    name = rf"\b{re.escape(body)}\b"
    return (
        compiled(rf"{name}[^.]{{0,120}}{_AFLOAT}|{_AFLOAT}[^.]{{0,60}}{name}").search(words)
        is not None
    )


_LOAD = r"(?: (?!(?:in|on|floats?|floating)\b)[a-z\d]+){0,5}?"


def _is_laden(words: str, liquid: str) -> bool:
    """Tell whether something carries a liquid: a ship with a load of oil."""
    name = re.escape(liquid.split()[-1])
    return (
        compiled(rf"\b(?:with|carr(?:y|ies|ying)|load of|cargo of){_LOAD} {name}\b").search(words)
        is not None
    )


def _is_thrown(words: str, body: str) -> bool:
    kind = re.escape(plain(body).split()[-1])
    before = rf"{_THROWN}(?: [a-z]+){{0,3}} {kind}\b"
    behind = rf"\b{kind}(?: leaves\b|(?: [a-z]+){{0,2}} {_THROWN})"
    return compiled(f"{before}|{behind}").search(words) is not None


def _is_held(words: str, body: str, vessel: str) -> bool:
    """Tell whether the words have a vessel hold a body."""
    inner, outer = (re.escape(plain(name).split()[-1]) for name in (body, vessel))
    few = rf"(?: (?!(?:{_RELATING})\b)[a-z]+){{0,3}}"
    whole = rf"(?: (?!{inner}\b|[.])[a-z]+){{0,8}}?"
    return (
        compiled(rf"\b{outer}{whole} {_HOLDS}{few} {inner}\b").search(words) is not None
        or compiled(rf"\b{inner}{few} {_HELD}{few} {outer}\b").search(words) is not None
    )


def _lies_in(claims: Claims, vessel: str, body: str) -> bool:
    """Tell whether a sentence begins with what is in a body: "in a toy gun a spring ..."."""
    for one in told_of(claims):
        for here, named in enumerate(one.named[:-1]):
            after = one.named[here + 1]
            if (named.body, after.body) != (vessel, body):
                continue
            between = one.words[named.end : after.start].strip(" ,")
            if not between and _INTO.search(one.words[: named.start]):
                return True
    return False
