"""Where something belongs that only one thing can have: a siren, an image, a source of waves.

The siren "of an ambulance" is on no pedestrian; a plane mirror's image is behind it, and what is in
front of a mirror is not; waves that pass from one zone into another have their source in the first;
a tube closed at its bottom has that bottom; a vertical field is not parallel to level rails; and
layers that heat passes one after the other do not lie side by side.
"""

from __future__ import annotations

import re
from itertools import pairwise

from wmw.core.patterns import compiled
from wmw.verifiers.bodies.named_bodies import said_in, told_of, without_measures
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.relations.spatial import told_orders
from wmw.verifiers.relations.told_wiring import PARALLEL
from wmw.verifiers.vocabulary.lexicon import plain

_SOUNDER = re.compile(r"\b(?:siren|horn|whistle|bell|buzzer|loudspeaker|headlights?)\Z")
_VEHICLES = re.compile(
    r"\b(?:ambulance|car|truck|bus|van|lorry|train|engine|locomotive|bicycle|bike|motorbike"
    r"|motorcycle|ship|boat|ferry|tram|vehicle|scooter|cart)\Z"
)
_ITS = re.compile(r"\b(?:whose|its|sounds)(?: [a-z]+)?\Z|\bwith\Z")
_HEARS = re.compile(r"\b(?:hears?|listens?|measures?|notices?|not|observes?|detects?)\b")
_RIDERS = re.compile(
    r"\b(?:pedestrian|person|man|woman|girl|boy|child|observer|listener|driver|cyclist|walker|runner"
    r"|ambulance|car|truck|bus|van|lorry|train|engine|locomotive|bicycle|bike|motorbike|motorcycle"
    r"|ship|boat|ferry)\Z"
)
"""Who may hear a siren, or have one: what is on a roof or a tower may well be on its owner's."""
_HELD = frozenset({"on", "in", "attached", "connected", "supported_by"})
_COMES = re.compile(
    r"\b(?<!not )(?:heads for|approaches|approaching|(?:moves|drives|comes|runs|goes|travels)"
    r" (?:straight |directly )?(?:toward|towards))(?: [a-z]+){0,2}\Z"
)
_CHASES = re.compile(
    r"\b(?<!not )(?:catches up with|runs after|closes in on|pursues|chases|(?:runs|crashes|drives"
    r"|bumps|slams|smashes|ploughs|rolls|slides) into (?:back|rear|tail|rear end)(?: of)?)"
    r"(?: [a-z]+){0,2}\Z"
)
"""What comes from behind; two that head for each other are both in front."""
_PASSES = re.compile(r"\b(?:pass\w*|past|recedes?|receding|away from|overtak\w*|turns?)\b")
_IN_FRONT = re.compile(
    r"\A(?:[a-z]+ ){0,4}?in front of(?: (?:its|reflecting|side|of|vertical|large|flat|big|plane"
    r"|concave|convex|shaving|wall|spherical))*\Z"
)
_FIRST = re.compile(r"\b(?:source|generator|incoming|incident|incoming ray|wave maker|wavemaker)\b")
_INTO = re.compile(r"(?: ,)?(?:[^.]{0,60}) (?:into|to|onto)(?: (?:the|a))?\Z")
_FROM = re.compile(r"\bfrom(?: (?:the|a|an|rare|thin|surrounding))*\Z")
_AFTER = re.compile(
    r"\b(?:one after (?:the )?other|in succession|lies behind|covered over|in turn)\b"
)
_SCREEN = re.compile(r"\b(?:screen|wall|film|card|sensor)\Z")
_SHARP = re.compile(r"\b(?:images?|pictures?|sharp(?:ly)?|in focus|focus(?:ed|es|sed))\b")
_OTHER_SIDE = {"left_of": "right_of", "right_of": "left_of"}
_BESIDE = frozenset({"side_by_side", "in_parallel"})


def fitted_otherwise(claims: Claims, claim: RelationClaim) -> str | None:
    """Return where a body is by what it is, where the claim has it elsewhere."""
    words = said_in(claims)
    return (
        _sounder(claims, claim)
        or _at_mirror(claims, claim, words)
        or _source(claims, claim)
        or _beyond_lens(claims, claim, words)
        or _closed_end(claim, words)
        or _upright_field(claim, words)
        or _layers(claim, words)
        or _ahead(claims, claim)
        or _rests_elsewhere(claims, claim, words)
    )


def _sounder(claims: Claims, claim: RelationClaim) -> str | None:
    """Return whose siren it is, where the claim has it on another body."""
    if claim.type not in _HELD:
        return None
    sound, holder = claim.args
    if _SOUNDER.search(plain(sound)) is None or not _RIDERS.search(plain(holder)):
        return None
    for one in told_of(claims):
        for owner, between, other in one.pairs():
            of_it = owner == sound and between in ("of", "on", "of passing")
            its = other == sound and _ITS.search(between) and not _HEARS.search(between)
            its_owner = other if of_it else owner if its else None
            if its_owner is None or not _VEHICLES.search(plain(its_owner)):
                continue
            if its_owner != holder:
                return f"{claim.type}({sound}, {its_owner})"
    return None


def _at_mirror(claims: Claims, claim: RelationClaim, words: str) -> str | None:
    first, second = (plain(name) for name in claim.args)
    if not second.endswith("mirror") or second.startswith("rear view"):
        return None
    image = re.search(r"\bimage\Z", first) is not None
    if image and claim.type in ("in_front_of", "on", "contact"):
        curved = re.search(
            r"\b(?:concave|convex|curved|spherical|parabolic)\b", f"{words} {second}"
        )
        plane = not curved and re.search(r"\b(?:plane|flat)(?: [a-z]+)? mirror\b", words)
        return f"behind({claim.args[0]}, {claim.args[1]})" if plane else None
    if claim.type != "behind" or image:
        return None
    for one in told_of(claims):
        for body, between, other in one.pairs():
            if (body, other) == claim.args and _IN_FRONT.match(between):
                return f"in_front_of({body}, {other})"
    few = r"(?: (?!behind)[a-z\d]+){0,6}"
    near = rf"\b{re.escape(first.split()[-1])}\b{few} (?:in front of|away from)\b"
    imaged = compiled(rf"{near}[^.]{{0,40}} mirror\b").search(words) or compiled(
        rf"{near} (?:its )?reflecting\b"
    ).search(words)
    return f"in_front_of({claim.args[0]}, {claim.args[1]})" if imaged else None


def _source(claims: Claims, claim: RelationClaim) -> str | None:
    """Return where waves come from, where the claim has their source where they go."""
    if claim.type != "in" or not _FIRST.search(plain(claim.args[0])):
        return None
    for one in told_of(claims):
        for here, there in pairwise(one.named):
            between = one.words[here.end : there.start]
            comes = _FROM.search(one.words[: here.start].strip()) and here.body
            if comes and there.body == claim.args[1] and _INTO.match(between.rstrip()):
                return f"in({claim.args[0]}, {here.body})"
        entering = re.search(r"\b(?:entering|coming|arriving) from ([a-z]+)\b", one.words)
        if entering is not None:
            own = next((b for b in claims.bodies if plain(b) == entering[1]), None)
            if own is not None and own != claim.args[1]:
                return f"in({claim.args[0]}, {own})"
    return None


def _beyond_lens(claims: Claims, claim: RelationClaim, words: str) -> str | None:
    """Return that a screen with an image is beyond the lens, where the claim has it before it."""
    if claim.type not in ("left_of", "right_of"):
        return None
    body, lens = claim.args if "lens" in plain(claim.args[1]) else claim.args[::-1]
    if "lens" not in plain(lens).split() or not _SHARP.search(words):
        return None
    side = claim.type if lens == claim.args[1] else _OTHER_SIDE[claim.type]
    rightward = re.search(r"\bfrom left to right through\b", words) is not None
    lit = compiled(rf"\blight (?:from|of) {re.escape(plain(body))}\b").search(words) is not None
    if rightward and lit:
        return f"left_of({body}, {lens})" if side == "right_of" else None
    if not _SCREEN.search(plain(body)) or re.search(r"\bmirror\b", words):
        return None
    told = {"left_of"} if rightward else set()
    for axis, right, left in told_orders(claims):
        if axis == "horizontal" and lens in (right, left) and body not in (right, left):
            told.add("left_of" if lens == right else "right_of")
    others = sum("lens" in plain(other).split() for other in claims.bodies)
    alone = others == 1 or re.search(r"\b(?:box|at hand|unused|aside|not used)\b", words)
    return f"{body} beyond {lens}" if told == {side} and alone else None


def _closed_end(claim: RelationClaim, words: str) -> str | None:
    """Return that a tube that is closed at an end has a bottom, where the claim parts the two."""
    first, second = (plain(name) for name in claim.args)
    if claim.type != "separated" or first not in ("bottom", "closed end", "lid"):
        return None
    tube = re.search(r"\b(?:tube|pipe|jar|cylinder|bottle)\b", second)
    closed = re.search(r"\b(?:closed (?:at|end)|one closed end|closed end)\b", words)
    opens = re.search(r"\bopen at both\b|\bboth ends open\b|\bopened?\b(?= (?:then|now))", words)
    return f"closed: {claim.args[1]}" if tube and closed and not opens else None


def _upright_field(claim: RelationClaim, words: str) -> str | None:
    """Return that a vertical field is at right angles to level rails."""
    if claim.type not in PARALLEL:
        return None
    first, second = sorted((plain(name) for name in claim.args), key=lambda n: "field" not in n)
    if not first.endswith("field") or not re.search(r"\b(?:rails|tracks|bars)\Z", second):
        return None
    vertical = r"\bvertical(?: [a-z]+){0,2} field\b|\bfield(?: [a-z]+){0,2} vertical\b"
    upright = compiled(vertical).search(words)
    kind = re.escape(second.split()[-1])
    level = compiled(rf"\b(?:level|horizontal)(?: [a-z]+){{0,2}} {kind}\b").search(words)
    return f"{first} perpendicular to {second}" if upright and level else None


def _layers(claim: RelationClaim, words: str) -> str | None:
    first, second = (plain(name) for name in claim.args)
    layers = all(re.search(r"\b(?:layer|pane|sheet)\b", name) for name in (first, second))
    if claim.type not in _BESIDE or not layers:
        return None
    told = _AFTER.search(words) and not re.search(r"\b(?:side by side|parallel|beside)\b", words)
    return f"{first} behind {second}" if told else None


def _ahead(claims: Claims, claim: RelationClaim) -> str | None:
    """Return that a body is in front of what approaches it, where the claim has it behind."""
    if claim.type not in ("behind", "in_front_of", "ahead_of"):
        return None
    body, comer = claim.args if claim.type == "behind" else claim.args[::-1]
    if _PASSES.search(said_in(claims)):
        return None
    for one in told_of(claims):
        named = [n for n in one.named if n.body and not _SOUNDER.search(plain(n.body))]
        for mover, other in pairwise(named):
            between = without_measures(one.words[mover.end : other.start])
            if (mover.body, other.body) == (comer, body) and (
                _CHASES.search(between) or (claim.type == "behind" and _COMES.search(between))
            ):
                return f"in_front_of({body}, {comer})"
    return None


def _rests_elsewhere(claims: Claims, claim: RelationClaim, words: str) -> str | None:
    """Return what a piston rests on by the words, where the claim has what they never name."""
    body, holder = (plain(name) for name in claim.args)
    if claim.type not in ("supported_by", "on") or not body.endswith("piston"):
        return None
    if not re.search(r"\b(?:table|floor|ground|bench)\Z", holder) or holder in words:
        return None
    lies = r"(?:rests?|lies|floats|lying|resting)"
    rests = rf"\bpiston\b[^.]{{0,90}} {lies}[^.]{{0,40}} on (?:top of )?"
    for gas in claims.bodies:
        name = re.escape(plain(gas))
        if gas not in claim.args and compiled(rf"{rests}(?:{name}|gas)\b").search(words):
            return f"supported_by({claim.args[0]}, {gas})"
    return None
