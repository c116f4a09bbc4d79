"""Forces that are none: what once set a body in motion, and a centripetal force beside its own.

What a hand, a bat or a gun gave to a body does not go with it; nor does its motion push it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.patterns import compiled
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.questions.asking import asks_whether
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_THROWN = (
    r"(?:thrown|tossed|hurled|launched|projected|kicked|batted|fired|shot|dropped|lobbed|hit|struck"
    r"|served|pitched|headed|punted|flipped|flicked|flung|spiked|punched|catapulted|ejected|putted"
    r"|shoved)"
)
_THROWS = (
    r"(?:throws|threw|tosses|tossed|hurls|hurled|launches|launched|kicks|kicked|bats|fires|fired"
    r"|shoots|shot|drops|dropped|lobs|hits|strikes|serves|pitches|heads|punts)"
)
_IS = r"(?:is|was|are|were|has been)"
_IN_FLIGHT = re.compile(
    r"\b(?:in (?:mid )?air|in (?:free )?flight|during (?:its |free )*flight|in free fall"
    r"|on (?:its )?way (?:up|down)|after (?:it |ball |stone )?(?:has )?(?:left|leaves|leaving)"
    r"|(?:has|have) left (?:the )?(?:hand|bat|foot|racket|club|gun|bow)"
    r"|at (?:its )?(?:highest|top|peak)|while (?:it )?(?:rises|rising|falls|falling|flies))\b"
)
"""What tells that the forces are those of the flight, and not those of the throw."""
_WITHOUT_AIR = re.compile(
    r"\b(?:neglect|ignor)\w*(?: \w+){0,2} air\b|\bno air (?:resistance|drag)\b"
    r"|\bair (?:resistance|drag) (?:is|can be|may be) (?:neglected|ignored|negligible)\b"
)
"""What is said of a flight, too; the throw may be told of beside it."""
_DURING_THROW = re.compile(
    r"\b(?:still push\w*|during (?:throw\w*|kick|launch|push)|while (?:\w+ ){0,2}"
    r"(?:throw\w*|push\w*|hand)|exert\w*|average force|impulse|work done|contact"
    r"|being (?:thrown|kicked|fired)|caught|catch\w*|lands? in|bounc\w*|rebound\w*|rocket|engine"
    r"|propell\w*|parachut\w*|spring"
    r"|bow|catapult|hang\w*|barrel|in (?:gun|hand|cannon)"
    r"|initial acceleration|sling\w*)\b|\d ?k?n\b"
)
"""What tells of a force on the body beside gravity, or of the throw itself."""
_OF_THROW = re.compile(
    r"(?:(?:(?:initial|remaining|residual|stored) )?(?:throwing|throw|launch|launching|kicking|kick"
    r"|batting|tossing|toss|shooting|firing|projection|motion|impetus|momentum|hand|bat|thrower"
    r"|hitting|hit|striking|stroke|upward motion|forward motion|flip|flipping|flick|flicking|thumb"
    r"|serve|serving|spike|punch|jump|jumping|leg|muzzle|catapult|bow|pitch|pitching|shove|putt"
    r"|racket|foot|fling|lob|hurl|driving|release)(?: s)? (?:force|push|thrust)"
    r"|(?:force|push) (?:of|from|by) (?:its )?(?:throw|hand|kick|bat|motion|launch|toss|thrower"
    r"|hit|stroke|strike|blow|shot|serve|pitch|pitcher|batter|kicker|golfer|stick|player"
    r"|foot|impetus|racket|club|gun|cannon|momentum|forward motion|upward motion)"
    r"|impetus|hand push|push of throw)"
    r"(?: on \w+(?: \w+)?)?"
)
_GRAVITY = re.compile(r"\b(?:gravity|gravitational|weight|mg)\b")
_DRIVES = re.compile(
    r"\b(?:throw\w*|thrown|kick\w*|launch\w*|toss\w*|hit|hitting|hand|bat|racket|foot|club|gun|cannon"
    r"|strike|striking|shot|shooting|firing|impetus|projection|initial|momentum|inertia\w*|motion"
    r"|forwards?|horizontal|driving|propulsive|flip\w*|flick\w*|thumb|finger|fling|flung|serv\w*"
    r"|spik\w*|punch\w*|jump\w*|leap\w*|legs?|muscle\w*|catapult|bow|arrow|pitch\w*|lob\w*|hurl\w*"
    r"|shov\w*|putt\w*|eject\w*|muzzle|explosi\w*|applied|upward|release|player|thrower|arm"
    r"|aircraft|airplane|aeroplane|helicopter)\b"
)
_NOT_OF_THROW = re.compile(
    r"\b(?:air|drag|resistance|wind|weight|gravity|gravitational|lift|buoyan\w*|upthrust|magnus"
    r"|net|resultant|total|sum|component|part|velocity|speed|acceleration|normal|ground|no|none"
    r"|before|until|ended|over|past|support\w*|holding)\b"
)
_NO_WAY = re.compile(r"(?:none|zero|nil|no|not|n a|nothing|absent|0)?(?: .*)?")
"""What stands for a direction where there is no force."""
_HELD_FIRST = re.compile(
    r"\b(?:held|holds|releas\w*|let go|lets? (?:it )?(?:fall|go)|drop\w*|rest)\b"
)
_CENTRIPETAL = frozenset({"centripetal force", "centripetal", "force centripetal"})
_INWARD = re.compile(r"\b(?:toward|towards|to|into) (?:\w+ ){0,1}(?:center|centre|middle)\b|inward")
_SUMS = re.compile(r"\b(?:net|resultant|total|sum|centripetal|component|part)\b")
_RUBS = re.compile(
    r"(?:(?:kinetic |sliding |static )?friction(?:al)?(?: force)?|force of friction)"
    r"(?: (?:on )?(?:(?!on\b)[a-z]+ )?(?:[b-z]|\d)| on [a-z]+)?"
)
_DRAG = re.compile(
    r"(?:air|aerodynamic) (?:resistance|drag|friction)(?: force)?|drag(?: force)?|resistance of air"
    r"|force of air resistance|friction (?:with|of) air"
)
_NO_DRAG = re.compile(
    rf"{_WITHOUT_AIR.pattern}|\b(?:without|no) air (?:resistance|drag|friction)\b|\bvacuum\b"
    r"|\b(?:neglect|ignor)\w*(?: \w+){0,2} (?:drag|resistance)\b"
)
_DRAG_AFTER_ALL = re.compile(
    r"\b(?:terminal|with air resistance|if air|with drag|parachut\w*|feather|compare with|real)\b"
)
"""Where what is neglected for one may be asked about for another."""
_SMOOTH = re.compile(
    r"\b(?:frictionless|smooth|friction free)(?: \w+){0,2}? (?:surface|table|floor|desk|bench|track"
    r"|ice|rail|rails|incline|ramp|slope|plane|air track|rink|board|road|ground)\b"
    r"|\b(?:without|no) friction\b|\b(?:neglect|ignor)\w* (?:all |any )?friction\b"
    r"|\bfriction (?:is|can be|may be) (?:neglected|negligible|ignored)\b"
)
_ROUGH = re.compile(
    r"\b(?:rough|coefficients?|mu|stops?|comes? to rest|sand|carpet|patch|section|then|after|second"
    r"|friction (?:force )?of|pulleys?|lever|axle|bearings?|air|on top|upon|slab|plank"
    r"|(?:small|large|low|upp)er block|together"
    r"|(?:not|without) (?:slip\w*|slid\w*)|stack\w*|walls?|belt"
    r"|ladder)\b|[μµ]"
)
"""What may have friction beside what is smooth."""
_MOST = 40
_LOOK = 4
"""Steps of work that a listed force takes."""


def lasting_throws(claims: Claims) -> Iterator[ForceClaim]:
    """Yield each listed force of the throw on a body that the question has in free flight."""
    named = [f for f in claims.forces[:_MOST] if _OF_THROW.fullmatch(plain(f.name))]
    if not named:
        return
    stem, _ = split_options(claims.question)
    said = plain(stem)
    spend(_LOOK * len(claims.forces) + len(said) // 4)
    flying = _IN_FLIGHT.search(said) is not None
    if not (flying or _WITHOUT_AIR.search(said)) or _DURING_THROW.search(said):
        return
    # As it is written: who is kicked, and who kicked, look alike in plain words.
    sentences = [s.lower() for s in _SENTENCE.split(stem) if not asks_whether(s)]
    for claim in named:
        words = plain(claim.target).split()
        size = claim.magnitude.si if claim.magnitude is not None else None
        if not words or size == 0 or (size is None and not flying):
            continue
        body = re.escape(words[-1])
        passive = rf"\b{body}\b(?: [\w.]+){{0,8}}? {_IS}(?: \w+)? {_THROWN}\b|\b{body} thrown\b"
        active = rf"\b{_THROWS}(?: (?!to|at|from|over|by|with|past)[\w.]+){{0,5}}? {body}\b"
        if any(compiled(rf"{passive}|{active}").search(sentence) for sentence in sentences):
            yield claim


def thrown_on(claims: Claims) -> Iterator[ForceClaim]:
    """Yield each listed force that what threw a body, or its motion, is to have on it in flight.

    For a reading in which gravity alone acts: the list has gravity on the same body.
    """
    here = claims.forces[:_MOST]
    stem, _ = split_options(claims.question)
    spend(_LOOK * len(here) + len(stem) // 4)
    if _DURING_THROW.search(plain(stem)):
        return
    held = _HELD_FIRST.search(plain(stem)) is not None
    heavy = {plain(f.target) for f in here if _GRAVITY.search(plain(f.name))}
    for claim in here:
        name, size = plain(claim.name), claim.magnitude
        way = " ".join(re.findall(r"\w+", claim.direction or "")).lower()
        told = not _NO_WAY.fullmatch(way) if size is None else size.si > 0
        driven = _DRIVES.search(name) and not _NOT_OF_THROW.search(name)
        if held and "hand" in name.split():
            continue  # as it is before the hand lets go
        if told and driven and plain(claim.target) in heavy:
            yield claim


def frictions_of_none(claims: Claims) -> Iterator[ForceClaim]:
    """Yield each listed friction where the question tells that there is none at all."""
    named = [f for f in claims.forces[:_MOST] if _RUBS.fullmatch(plain(f.name))]
    said = plain(split_options(claims.question)[0]) if named else ""
    said = said.replace("one after other", " ")  # no later part of the way
    spend(_LOOK * len(named) + len(said) // 4)
    if not _SMOOTH.search(said) or _ROUGH.search(said):
        return
    for claim in named:
        if claim.magnitude is not None and claim.magnitude.si > 0:
            yield claim


def drags_of_none(claims: Claims) -> Iterator[ForceClaim]:
    """Yield each listed drag of the air where the question has none, with a size."""
    named = [f for f in claims.forces[:_MOST] if _DRAG.fullmatch(plain(f.name))]
    said = plain(split_options(claims.question)[0]) if named else ""
    spend(_LOOK * len(named) + len(said) // 4)
    if not _NO_DRAG.search(said) or _DRAG_AFTER_ALL.search(said):
        return
    for claim in named:
        if claim.magnitude is not None and claim.magnitude.si > 0:
            yield claim


def centripetal_beside(claims: Claims) -> Iterator[tuple[ForceClaim, ForceClaim]]:
    """Yield each centripetal force that is listed beside a force the same way on the same body."""
    forces = claims.forces[:_MOST]
    spend(_LOOK * len(forces))
    for claim in forces:
        if plain(claim.name) not in _CENTRIPETAL or not (way := _way(claim)):
            continue
        for other in forces:
            name = plain(other.name)
            if other is claim or plain(other.target) != plain(claim.target):
                continue
            if _way(other) == way and not _SUMS.search(name):
                yield claim, other
                break


def _way(claim: ForceClaim) -> str:
    text = plain(claim.direction or "")
    if _INWARD.search(text) and not re.search(r"\b(?:away|from|out\w*)\b", text):
        return "inward"
    return re.sub(r"wards?\b", "", text).removeprefix("vertically ")
