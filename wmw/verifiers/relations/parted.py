"""What holds, pulls or bears another body, where a relation has the two apart.

"A sled is pulled by a rope", "a block hangs from a string", "a hand presses a book against a wall":
neither is separated from what holds it, and so with what a force of the trace's own list comes
from. A line that breaks, and a hand that lets go, leave it open which moment a list is about.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.bodies.kinds_of_bodies import kind_of
from wmw.verifiers.bodies.known_by import further_names
from wmw.verifiers.bodies.named_bodies import Named, Told, said_in, told_of, without_measures
from wmw.verifiers.bodies.tied_to import is_line, tied_to
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_STOP = r"(?!(?:but|while|then|until|from|not|no|never|nor|without|than|away|toward|towards)\b)"
_GAP = rf"(?: {_STOP}[a-z\d.,°]+){{0,9}}"
_FEW = rf"(?: {_STOP}(?!(?:and|by|to|over|through|which|that)\b)[a-z\d]+){{0,4}}"
_TIED = r"(?:tied|attached|fastened|fixed|hitched|hooked|joined|connected|hinged|bolted|glued)"
_HELD = (
    r"(?:pulled|dragged|towed|hauled|lifted|held|hung|suspended|supported|whirled|swung|carried"
    r"|raised|lowered|hoisted)"
)
_PRESSED = r"(?:pushed|pressed|held|shoved)"
_BY_WORDS = re.compile(
    rf"(?:{_HELD}|{_PRESSED}){_GAP} (?:by|from|with|on){_FEW}\Z"
    rf"|{_TIED}(?: {_STOP}[a-z]+){{0,2}} (?:to|on|by|with){_FEW}\Z"
    rf"|(?:hangs?|hanging|dangles?|swings?){_GAP} (?:from|on|by|at){_FEW}\Z"
    rf"|(?:at|on|to) (?:lower |upper |one |free |other |both |two |right |left )?ends? of{_FEW}\Z"
)
"""Behind the body that is held, up to what holds it."""
_TIES = re.compile(
    r"\A(?: (?:(?:that|which) )?(?:is|are))?"
    rf" (?:pulls|pulling|drags|holds|holding|lifts|carries|carrying|supports|presses|pressing"
    rf"|pushes|pushing|{_TIED} (?:to|on)){_FEW}\Z"
)
"""Behind what holds, up to the body that is held."""
_OWN = re.compile(r"\A(?:of [a-z]+\b)?(?: ?,)?(?: ?(?:which|that)\b(?= ?\Z| hang| swing))?")
"""Behind a body: "of mass", "that hangs"."""
_OF_ANOTHER = re.compile(r"\b(?:and|which|that|whose|with|beside|not|never|no|neither)\b")
_HOLDERS = word_set(
    "string strings rope ropes cord cable chain thread wire line spring springs rod hook hand hands"
    " arm tether strap belt pole crane clamp nail bracket hinge"
)
_PRESSERS = word_set("hand hands finger palm man woman boy girl worker person student")
_FLATS = word_set(
    "table tabletop floor ground ice snow slope incline ramp track surface rail rails road bench"
    " desk plane air"
)
_UNTIED = re.compile(
    r"\b(?:breaks?|broken|snaps?|cut|burn\w*|slack|unhook\w*|detach\w*|disconnect\w*|unplug\w*"
    r"|com(?:es|ing) off|flies off|falls off|unwind\w*|removed|taken off|open(?:s|ed)?|loose"
    r"|lets? go of|slips off|no longer)\b"
)
_UNTOUCHED = re.compile(r"\b(?:without|not|never) (?:ever )?touch(?:ing|es)?\b")
_LET_GO = re.compile(
    r"\b(?:releas\w*|lets? go|let go|throw\w*|thrown|drop\w*|toss\w*|leaves|then|afterwards"
    r"|after|first|until|stops? pushing|shove|push off|moves off)\b"
)
"""What may have parted a hand from what it held, or have brought it there."""
_STRIKES = re.compile(
    r"\b(?:hits?|strik\w*|collid\w*|collision|bounc\w*|rebound\w*|lands?|crash\w*|toward|towards"
    r"|impact|reaches|kick\w*|bat|racket|catch\w*|jump\w*)\b"
)
"""What has a force begin that is listed before it acts."""
_AT_A_DISTANCE = re.compile(
    r"\b(?:magnet\w*|electr\w*|field|gravit\w*|earth|charges?|attract\w*|repuls\w*|net"
    r"|result\w*|weight|lorentz)\b"
)
_OF_A_LINE = re.compile(r"\b(?:tension|string|rope|cord|cable|chain|thread|wire|line)\b")
_OF_A_GROUND = re.compile(r"\b(?:normal|friction|support)\b")
_GROUNDS = word_set(
    "road floor ground table ice snow slope incline ramp track surface seat tabletop"
)
_JOINED = frozenset({"on", "in", "inside", "attached", "contact", "supported_by", "hangs_from"})
_FIRM = word_set("support ceiling hook nail beam bracket pivot stand clamp branch roof peg")
"""What the upper end of a line is fixed to."""
_RODS = word_set("spring rod")
_WHEELS = word_set("pulley wheel crane balance hand")
_ALOFT = re.compile(
    r"\b(?:fl(?:y|ies|ying|ight)|air|hover\w*|lift(?:s|ed)? off|loses? contact|leaves|thrown"
    r"|jump\w*|fall\w*|drop\w*|bridge|balloon|parachut\w*|launch\w*|takes off)\b"
)
_ROUNDS = re.compile(
    r"\b(?:rounds|drives?|driving|brak\w*|skid\w*|tyres?|tires?|parked|corners|wheels)\b"
)
_VEHICLES = word_set("car truck lorry van bus motorcycle motorbike bicycle cyclist tram")
_ROADS = word_set("road curve street roadway highway bend ground")


def held_apart(claims: Claims, claim: RelationClaim) -> str | None:
    """Return what holds two bodies together, where the claim has them apart."""
    if claim.type != "separated" or not all(plain(name).strip() for name in claim.args):
        return None
    words = said_in(claims)
    if _UNTIED.search(words):
        return None
    if _says_joined(claims, claim) and not _UNTOUCHED.search(words):
        return "the two joined by another relation"
    for body, holder in (claim.args, claim.args[::-1]):
        told = (
            _loose(claims, body, holder)
            or _by_words(claims, body, holder, words)
            or _by_forces(claims, body, holder, words)
            or _on_its_road(body, holder, words)
        )
        if told is not None:
            return told
    return None


def _says_joined(claims: Claims, claim: RelationClaim) -> bool:
    """Tell whether the list itself has one of the two on, in or at the other."""
    return any({*r.args} == {*claim.args} and r.type in _JOINED for r in claims.relations)


def _loose(claims: Claims, line: str, support: str) -> str | None:
    """Return that a line bears what hangs on it, where the claim has its upper end at nothing."""
    if not (is_line(line) or kind_of(line) in _RODS) or kind_of(support) not in _FIRM:
        return None
    tied = tied_to(claims, line)
    others = {b for b in claims.bodies if kind_of(b) in _FIRM | _WHEELS and plain(b)} - {support}
    pulled = any(plain(force.target) in {plain(b) for b in tied} for force in claims.forces)
    return f"{line} attached to {support}" if len(tied) == 1 and not others and pulled else None


def _by_words(claims: Claims, body: str, holder: str, words: str) -> str | None:
    kind = kind_of(holder)
    if _AT_A_DISTANCE.search(f"{plain(body)} {plain(holder)}"):
        return None
    if {kind} <= _PRESSERS and _LET_GO.search(words):
        return None
    if kind not in _HOLDERS | _PRESSERS and kind_of(body) not in _HOLDERS and not _is_wired(words):
        return None
    told = (*told_of(claims), *told_of(claims, further_names(claims)))
    for sentence in told:
        if any(pair == (body, holder) for pair in _held(sentence)):
            return f"{holder} holds {body}"
    return None


def _is_wired(words: str) -> bool:
    """Tell whether parts are joined as those of a circuit, or of a frame, are."""
    return (
        compiled(r"\b(?:connected|joined|hinged|bolted|glued|fixed|fastened)\b").search(words)
        is not None
    )


def _held(sentence: Told) -> Iterator[tuple[str, str]]:
    """Yield (body, what holds it) as a sentence tells them."""
    named = [one for one in sentence.named if one.body]
    for here, holder in enumerate(named):
        for start in range(here - 1, -1, -1):
            one = named[start]
            between = without_measures(sentence.words[one.end : holder.start])
            found = _BY_WORDS.search(between)
            if found is not None and _is_subject(sentence, one, found.start()):
                yield one.body, holder.body
                yield from (
                    (mate, holder.body) for mate in _listed_with(sentence, named[:start], one)
                )
        if here + 1 < len(named):
            behind = named[here + 1]
            between = without_measures(sentence.words[holder.end : behind.start])
            if _TIES.match(f" {between}"):
                yield behind.body, holder.body


def _is_subject(sentence: Told, one: Named, verb: int) -> bool:
    """Tell whether a verb is said of a body: nothing but grounds stands between the two."""
    rest = _OWN.sub("", without_measures(sentence.words[one.end :])[:verb])
    if _OF_ANOTHER.search(rest) or {kind_of(one.body)} <= _FLATS:
        return False
    after = [n for n in sentence.named if n.start >= one.end]
    between = (n for n in after if sentence.words[n.start : n.end] in rest)
    return all({*sentence.words[n.start : n.end].split()[-1:]} <= _FLATS for n in between)


def _listed_with(sentence: Told, before: list[Named], one: Named) -> Iterator[str]:
    """Yield the body that is named with another one: "block 1 and block 2 hang from"."""
    if before and compiled(r"(?:of [a-z]+ )?(?:, )?and(?: another| second| its)?\Z").fullmatch(
        without_measures(sentence.words[before[-1].end : one.start]).strip()
    ):
        yield before[-1].body


def _by_forces(claims: Claims, body: str, holder: str, words: str) -> str | None:
    """Return the force that the trace itself has one body exert on the other by touch."""
    kind = kind_of(holder)
    lines = [b for b in claims.bodies if is_line(b)]
    alone = is_line(holder) and len(lines) == 1 and not is_line(body)
    if not alone and _STRIKES.search(words):
        return None
    if alone and any(is_line(other) for other in tied_to(claims, body) - {holder}):
        return None
    for force in claims.forces:
        name = plain(force.name)
        if plain(force.target) != plain(body) or _AT_A_DISTANCE.search(name):
            continue
        tense = alone and _OF_A_LINE.search(name) is not None
        pressed = kind in _PRESSERS and kind in name.split() and not _LET_GO.search(words)
        borne = (
            kind in _GROUNDS
            and (kind in name.split() or _OF_A_GROUND.search(name) is not None)
            and sum(kind_of(b) in _GROUNDS for b in claims.bodies if plain(b)) == 1
            and not _ALOFT.search(words)
        )
        if tense or pressed or borne:
            return f"{force.name} acts on {body}"
    return None


def _on_its_road(vehicle: str, road: str, words: str) -> str | None:
    """Return that a vehicle that drives on a road touches it."""
    if kind_of(vehicle) not in _VEHICLES or kind_of(road) not in _ROADS:
        return None
    return f"{vehicle} on {road}" if _ROUNDS.search(words) and not _ALOFT.search(words) else None
