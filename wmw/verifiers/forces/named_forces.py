"""On whom, and by whom, a force acts as its own name says: "pull on the sled", "push by the boy".

A force that its name puts on one body of the trace does not act on another, and one that a body
exerts does not act on that body. A line, a wheel or an end is part of what it is tied to: what
is on it may be listed for the whole.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.forces.ways_by_name import WEIGHT
from wmw.verifiers.vocabulary.lexicon import plain

_ON = re.compile(
    r"\bon (?P<body>[a-z\d][a-z\d ]*?)"
    r"(?= (?:by|from|due|in|at|along|exerted|because|through|to|per|when|while|for|of)\b|\Z)"
)
_BY = re.compile(r"\b(?:exerted by|applied by|by|from) (?P<body>[a-z\d][a-z\d ]*?)(?= on\b|\Z)")
_PULLING = r"(?:gravitational |magnetic )?(?:pull|push|attraction|thrust|gravity|tug|shove)"
_AGENT = (
    r"(?:earth|moon|sun|planet|star|jupiter|mars|hand|finger|man|woman|boy|girl|child|father"
    r"|mother|worker|person|magnet|tractor|locomotive|horse|dog|crane|wind)"
)
_ITS = re.compile(
    rf"(?P<body>{_AGENT}) s {_PULLING}\Z"
    rf"|{_PULLING} of (?P<other>earth|moon|sun|planet|star|jupiter|mars|magnet|wind)\Z"
)
"""What only the one who exerts it can be called after: the sled's pull may be the pull on it."""
_PARTS = word_set(
    "string rope cord cable chain thread wire line belt tether strand strands pulley wheel wheels"
    " tire tires tyre tyres axle end ends side sides handle handles hand hands foot feet arm arms"
    " tip edge top bottom face surface base pedal pan hook hinge pivot center centre system free"
    " spring springs wing wings blade knot ring loop coil charge charges electron electrons load"
)
_JOINED = frozenset({"attached", "connected", "part_of"})
_BEARING = frozenset({"on", "supported_by", "attached", "contact", "in", "above"})
_RESTS = re.compile(r"\b(?:on top|stack\w*|hang\w*|hung|suspend\w*|carr(?:y|ies|ied))\b")
"""Where the weight of one may be a load of the other."""
_SLACK = word_set("component reaction resultant net total sum back counter pair torque moment")
_PLACES = word_set(
    "table road ramp incline ice snow sand carpet floor ground track slope plane platform scale"
    " bench desk shelf street hill earth moon mars sun planet jupiter curve bend seesaw"
)
"""What a body is on: its "friction on the table" is no friction that the table has to bear."""
_WORLDS = word_set("earth moon mars sun planet jupiter")
_OWN = re.compile(
    r"\b(?:tension|weight|gravity|gravitational|drag|thrust|lift|friction\w*|resist\w*|buoy\w*"
    r"|brak\w*|driving|inertia\w*|load)\b"
)
"""What may be said to come from the very body that has it: the "thrust from the rocket"."""


def misplaced(claims: Claims, claim: ForceClaim) -> tuple[str, str] | None:
    """Return what the name of a force says, and who it acts on, where its target is another."""
    target = _called(claims, plain(claim.target))
    if target is None or {*plain(target).split()} & _PARTS:
        return None
    name = plain(claim.name)
    if _SLACK & {*name.split()}:
        return None
    if (body := _whose_weight(claims, name, target)) is not None:
        return f"of the {body}", body
    on, by = _ON.search(name), _BY.search(name) or _ITS.search(name)
    if on is not None:
        body = _called(claims, on["body"].strip())
        of_one = re.search(r"\b(?:of|by|from|s)\b", name[: on.start()]) is not None
        if body is None or body == target or not _are_apart(claims, body, target, of_one):
            return None
        return f"on the {body}", body
    if by is None:
        return None
    said = next(filter(None, by.groups())).strip()
    if _called(claims, said) != target:
        return None
    if by.re is _BY and _OWN.search(name) and said.split()[-1] not in _PLACES:
        return None
    others = [b for b in dict.fromkeys(claims.bodies) if b != target]
    return f"by the {target}", others[0] if len(others) == 1 else "another body"


def _whose_weight(claims: Claims, name: str, target: str) -> str | None:
    """Return the body whose weight a force is by name, where its target is one of its own weight.

    The two weights have changed places, or the bodies are two of a kind that no relation joins.
    """
    found = WEIGHT.fullmatch(name)
    body = found and _called(claims, found["whose"] or found["its"] or "")
    if not body or body == target or _RESTS.search(plain(claims.question)):
        return None
    if any({*r.args} == {body, target} for r in claims.relations if r.type in _BEARING):
        return None
    partners = (
        WEIGHT.fullmatch(plain(force.name))
        for force in claims.forces
        if _called(claims, plain(force.target)) == body
    )
    exchanged = any(
        own is not None and _called(claims, own["whose"] or own["its"] or "") == target
        for own in partners
    )
    mine, theirs = plain(body).split(), plain(target).split()
    alike = len(mine) > 1 and mine[:-1] == theirs[:-1]
    return body if exchanged or alike else None


def _called(claims: Claims, words: str) -> str | None:
    """Return the one body that goes by a name, or by its last word alone."""
    bodies = [*dict.fromkeys(name for name in claims.bodies if plain(name).strip())]
    whole = [body for body in bodies if plain(body) == words]
    if whole:
        return whole[0]
    last = [body for body in bodies if plain(body).split()[-1] == words]
    marked = len(words) == 1 and words != "i"  # of desk A and desk B, "on B" is on desk B
    return last[0] if len(last) == 1 and (len(words) > 2 or marked) else None


def _are_apart(claims: Claims, one: str, other: str, of_one: bool) -> bool:
    """Tell whether two bodies are no parts of each other, nor one of them of both.

    Where the name says whose force it is, what is on the Moon is no weight there.
    """
    words, its = {*plain(one).split()}, {*plain(other).split()}
    marked = len(words - its) == len(its - words) == 1 and words & its
    if not marked and (
        words & (_PARTS | _PLACES - (_WORLDS if of_one else frozenset()))
        or words <= its
        or its <= words
        or "and" in its
    ):
        return False
    return not any(r.type in _JOINED and {*r.args} == {one, other} for r in claims.relations)
