"""What the question's words say of who carries, holds, hangs, touches or is joined to whom."""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.core.work import spend
from wmw.verifiers.bodies.by_own_names import named_otherwise
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.questions.asking import asks_whether, twins
from wmw.verifiers.questions.meters import part_measured
from wmw.verifiers.relations.between_supports import off_its_support
from wmw.verifiers.relations.by_focal_length import on_this_side_of_focus
from wmw.verifiers.relations.by_motion import goes_otherwise
from wmw.verifiers.relations.by_what_they_are import not_of_their_kind
from wmw.verifiers.relations.drawn_in_a_row import on_the_far_side
from wmw.verifiers.relations.ends_of_bars import at_the_other_end
from wmw.verifiers.relations.fittings import fitted_otherwise
from wmw.verifiers.relations.grounds import off_the_ground
from wmw.verifiers.relations.heights_told import stands_otherwise
from wmw.verifiers.relations.held_aloft import held_aloft
from wmw.verifiers.relations.higher_by_words import higher_by_words
from wmw.verifiers.relations.hung_below import hung_above
from wmw.verifiers.relations.inside_loops import above_its_holder, on_the_other_side
from wmw.verifiers.relations.kept_apart import kept_otherwise
from wmw.verifiers.relations.levels_told import on_another_level
from wmw.verifiers.relations.loose_ends import left_loose
from wmw.verifiers.relations.sides_by_distance import farther_out
from wmw.verifiers.relations.sides_by_number import on_another_side
from wmw.verifiers.relations.struck import on_what_it_strikes
from wmw.verifiers.relations.told_angles import at_another_angle
from wmw.verifiers.relations.told_fastenings import fastened_otherwise
from wmw.verifiers.relations.told_hangings import hung_otherwise
from wmw.verifiers.relations.told_joints import of_the_other, wired_otherwise
from wmw.verifiers.relations.told_lines import tied_otherwise
from wmw.verifiers.relations.told_places import denied_place
from wmw.verifiers.relations.told_stacks import denser_on_top, laid_on_it
from wmw.verifiers.relations.told_wiring import SERIES, joined_otherwise
from wmw.verifiers.relations.vessels import within_otherwise
from wmw.verifiers.relations.wheels import fastened_to_wheel
from wmw.verifiers.relations.wired_apart import wired_apart
from wmw.verifiers.vocabulary.lexicon import plain

_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_ASIDE = re.compile(r"[,:]\s+(?=(?:the|an?)\s)", re.I)
"""Where a body begins of which the words before the comma, or the colon, tell nothing."""
_RESTS = (
    r"(?:rests?|lies|lie|sits?|stands?|is placed|is balanced|is supported|balances|slides|rolls)"
)
_RESTING = r"(?:resting|lying|sitting|standing|placed|balanced|supported)"
_GAP = r"(?: (?!not\b|no\b|never\b)\w+){0,6}?"
_TO_REST = (
    r"(?: (?!not\b|no\b|never\b|on\b"
    r"|(?:and|while|where)\b(?! (?:rests?|lies|sits?|stands?|is)\b))\w+){0,6}?"
)
"""What may stand before where a body rests: "beam and rests", but not "beam and a ball rests"."""
_BUT = (
    r"(?: (?!(?:not|no|never|with|and|while|beside|near|under|below|that|which)\b)[a-z\d]+){0,3}?"
)
_SURFACES = word_set(
    "bench table floor ground incline ramp slope surface track desk shelf tabletop"
)
_GROUNDS = word_set("bottom bed seabed floor ground riverbed")
_PARTS = word_set("bottom wall walls floor side sides base edge rim")
_FREELY = (
    r"(?:(?: \d+(?: \d+)?)?(?: (?:kg|g|n))?| of(?: [a-z\d]+){1,4}?)?"
    r"(?: (?:which|that|who|and))?(?: are)?"
)
_HANGS = (
    r"(?:hangs|(?:hanging|suspended|hung)(?= (?:freely|vertically|from|over|by|below|at|on)\b))"
)
_HANGING_STEMS = ("hang", "suspended", "hung")
_ANOTHER = re.compile(r"\b(?:another|second|other|two|both|each)\b", re.I)
_OTHER_END = re.compile(
    r"\b(?:other|second|two) (?:end|side)s?\b|\b(?:each|both|two) (?:of the )?other\b", re.I
)
"""Of a string, or of a table, and not of another body."""
_SIZES = re.compile(
    r"\b\d+(?: \d+)?"
    r"(?: (?:kg|g|t|n|m|cm|mm|m³|cm³|kg m³|g cm³|long|wide|thick|high|deep|tall|and))*\b"
)
_AT_RIGHT_ANGLES = re.compile(r"\b(?:perpendicular|normal|right angles?|axis)\b")
_WITHIN = r"(?:sits|is|lies|is placed|is put|is connected|is inserted|is wired|is) (?:in|into)"
_LOOK = 6
"""Steps of work that a sentence takes for each relation."""
_HUNG = re.compile(r"\b(?:hangs?|hanging|hung|suspended)\b")
"""What "hangs at rest on" a spring is carried, and below what carries it."""
_METERS = re.compile(r"\b(?:voltmeter|ammeter|galvanometer|multimeter|meter)\b")
_SOURCES = re.compile(r"(?:battery|cell|source|supply|switch|generator|node)\Z|^wires?\Z")
_MANNER = (
    r"(?: (?:freely|horizontally|level|flat|upright|lightly|still|motionless|at rest)"
    r"| (?:at|with|by|near)(?: its| one| both)?(?: (?:exact|left|right|lower|upper|far|near|own"
    r"|flat|geometric))? (?:middle|centre|center|midpoint|ends?|side|edge|foot|tip|face))?"
)
"""How, or with what part of its own, a body rests on another."""
_CARRIES = re.compile(rf"\b(?:{_RESTS}|{_RESTING}){_MANNER} on\b")
_OFF = (
    r"(?:disconnected|detached|unplugged|unhooked|separated|isolated|taken off|cut loose) from"
    r"(?: (?:its|an|this))?"
)
_FIXED = r"(?:fixed|fastened|attached|tied|anchored|mounted|bolted|hitched|standing|waiting)"
_STAYS = re.compile(
    r"\b(?:winch|motor|pulley|peg|post|hook|stop|nail|engine|windlass|wall|buffer|bumper|balance)\Z"
)
"""What is fixed to a slope, and hardly has an upper end of its own."""
_AND_BY = re.compile(r" ,|\b(?:from|by|on|with|and|at|while|across|along|over|as|in)\b")
"""Where ends what a body is clear of: "clear of the floor from a rope"."""
_LOOSE = re.compile(
    r"\b(?:isolated|disconnected|detached|unplugged|unhooked|cut loose|not connected)\b"
)


def denied(claims: Claims) -> Iterator[tuple[RelationClaim, str]]:
    """Yield each relation that the question's words deny, with what they say instead."""
    yield from on_another_side(claims)
    spoken = [s for s in _SENTENCE.split(claims.question) if not asks_whether(s)]
    sentences = [plain(s) for s in spoken]
    apart = [tuple(plain(part) for part in _ASIDE.split(s)) for s in spoken]
    spend(_LOOK * len(sentences) * len(claims.relations))
    for claim in claims.relations:
        first, second = (plain(name) for name in claim.args)
        if not first.strip() or not second.strip() or _is_measured_there(claims, claim):
            continue
        told = next(
            (
                said
                for words, parts in zip(sentences, apart, strict=True)
                for said in (
                    next(filter(None, (_carried(p, claim, first, second) for p in parts)), None),
                    _apart(words, claims, claim),
                    _along(words, claim, first, second),
                    _within_another(words, claims, claim),
                    _hanging(words, claims, claim),
                    _afloat(words, claim, first, second),
                    _elsewhere(words, claims, claim),
                    _at_an_end(words, claims, claim),
                    _taken_off(words, claims, claim),
                    denied_place(words, claims, claim),
                    fastened_otherwise(words, claim),
                    of_the_other(words, claims, claim),
                    wired_otherwise(words, claims, claim),
                )
                if said is not None
            ),
            None,
        )
        told = (
            told
            or hung_otherwise(claims, claim)
            or laid_on_it(claims, claim)
            or denser_on_top(claims, claim)
            or tied_otherwise(claims, claim)
            or at_another_angle(claims, claim)
            or joined_otherwise(claims, claim)
            or named_otherwise(claims, claim)
            or off_the_ground(claims, claim)
            or on_what_it_strikes(claims, claim)
            or hung_above(claims, claim)
            or goes_otherwise(claims, claim)
            or stands_otherwise(claims, claim)
            or higher_by_words(claims, claim)
            or on_another_level(claims, claim)
            or farther_out(claims, claim)
            or within_otherwise(claims, claim)
            or kept_otherwise(claims, claim)
            or left_loose(claims, claim)
            or wired_apart(claims, claim)
            or fastened_to_wheel(claims, claim)
            or fitted_otherwise(claims, claim)
            or on_the_other_side(claims, claim)
            or above_its_holder(claims, claim)
            or held_aloft(claims, claim)
            or at_the_other_end(claims, claim)
            or on_the_far_side(claims, claim)
            or off_its_support(claims, claim)
            or on_this_side_of_focus(claims, claim)
            or not_of_their_kind(claims, claim)
        )
        if told is not None:
            yield claim, told


def _carried(words: str, claim: RelationClaim, first: str, second: str) -> str | None:
    """Return what carries what, where the claim has the carrier carried, or above the carried."""
    if claim.type == "below":
        first, second = second, first
    if claim.type not in ("supported_by", "on", "above", "below") or not _CARRIES.search(words):
        return None
    # "rests on support A at its left end and on support B at its right end"
    rests = rf"(?:{_TO_REST} {_RESTS}|(?: (?:still|now|just))? {_RESTING}){_MANNER}"
    bearing = rf"{rests} on{_BUT}(?: and on)?"
    found = compiled(rf"\b{_end(second)}{bearing} {re.escape(first)}\b").search(words)
    if found is not None and not _HUNG.search(found[0]):
        return f"{claim.type}({claim.args[1]}, {claim.args[0]})"
    chain = (
        rf"\b{_end(second)}{_TO_REST} {_RESTS} on (?:[a-z\d]+ ){{1,8}}and"
        rf" (?:on {re.escape(first)}\b"
        rf"|{re.escape(first)} (?:at|under|near) (?:its |other |right |left |far ))"
    )
    return (
        f"{claim.type}({claim.args[1]}, {claim.args[0]})" if compiled(chain).search(words) else None
    )


def _end(name: str) -> str:
    """Return a pattern for a body by its full name, or by its last word where that tells.

    That of a body without a name is found nowhere.
    """
    if not name.strip():
        return "(?!)"
    last = name.split()[-1]
    return re.escape(name) if len(last) < 3 else rf"(?:{re.escape(name)}|{re.escape(last)})"


def _apart(words: str, claims: Claims, claim: RelationClaim) -> str | None:
    """Return that two bodies do not touch, where the claim has them touch.

    A sentence that names no body before is about one that was named before it.
    """
    if claim.type not in ("contact", "on", "supported_by", "attached"):
        return None
    away = re.search(r"\b(?:clear of|without touching|not touching|does not touch)\b", words)
    if away is None:
        return None
    first, second = (plain(name) for name in claim.args)
    told = words[: away.start()]
    unnamed = not any(compiled(rf"\b{_end(plain(body))}\b").search(told) for body in claims.bodies)
    for one, other in ((first, second), (second, first)):
        if not compiled(rf"\b{_end(one)}\b").search(plain(claims.question) if unnamed else told):
            continue
        behind = _AND_BY.split(words[away.end() :])[0].split()[:5]
        whole = other.split()[:-1] if other.split()[-1] in _PARTS else other.split()
        if set(other.split()) <= set(behind) or (whole and set(whole) <= set(behind)):
            return f"separated({claim.args[0]}, {claim.args[1]})"
    return None


_TURNED_TO = re.compile(r"\b(?:until|till|turn\w*|rotat\w*|tilt\w*|swung|then|becomes?)\b")
"""What brings a plane to where it was not before."""


def _along(words: str, claim: RelationClaim, first: str, second: str) -> str | None:
    """Return that a plane lies along a field, where the claim has it at right angles."""
    if claim.type != "perpendicular" or _AT_RIGHT_ANGLES.search(words):
        return None
    for one, other in ((first, second), (second, first)):
        plane = rf"\b{_end(one)}\b.{{0,60}} plane (?:\w+ ){{0,2}}parallel to"
        told = compiled(rf"{plane} (?:\w+ ){{0,3}}?{_end(other)}\b").search(words)
        if told is not None and not _TURNED_TO.search(told[0]):
            return f"the plane of {claim.args[0]} parallel to {claim.args[1]}"
    return None


def _within_another(words: str, claims: Claims, claim: RelationClaim) -> str | None:
    """Return the other branch, or the like, that the words put a body in."""
    if claim.type != "in":
        return None
    first, second = (plain(name) for name in claim.args)
    for other in claims.bodies:
        its = plain(other)
        if its in (first, second) or its.split()[-1:] != second.split()[-1:]:
            continue
        there = compiled(rf"\b{re.escape(first)}{_GAP} {_WITHIN} {re.escape(its)}\b").search(words)
        if there is not None and not _goes_on(words[there.end() :], second):
            return f"in({claim.args[0]}, {other})"
    return None


def _goes_on(words: str, name: str) -> bool:
    """Tell whether a text goes on with a second vessel: "in beaker A and into beaker B"."""
    either = rf"(?:in|into|{re.escape(name)}|{re.escape(name.split()[-1])})"
    return (
        compiled(rf"(?: ,)? (?:and|or|then)(?: (?:then|also))? {either}\b").match(words) is not None
    )


def _hanging(words: str, claims: Claims, claim: RelationClaim) -> str | None:
    """Return that a body hangs, where the claim puts it on a surface.

    Beside a "hanging block" a mere "block" is another one.
    """
    first, second = (plain(name) for name in claim.args)
    if claim.type not in ("supported_by", "on") or second.split()[-1] not in _SURFACES:
        return None
    if first not in words or not any(stem in words for stem in _HANGING_STEMS):
        return None
    if any(plain(other).endswith(f" {first}") for other in claims.bodies):
        return None
    if " " not in first and _ANOTHER.search(_OTHER_END.sub(" ", claims.question)):
        return None
    name = re.escape(first)
    hangs = rf"\b{name}{_FREELY} {_HANGS}\b|\b(?:hanging|suspended) {name}\b"
    lies = rf"\b{name}{_GAP} {_RESTS} on\b"
    told = compiled(hangs).search(words) is not None and compiled(lies).search(words) is None
    return f"hanging: {claim.args[0]}" if told else None


def _afloat(words: str, claim: RelationClaim, first: str, second: str) -> str | None:
    """Return that a body floats, where the claim has the ground below the liquid carry it."""
    if claim.type not in ("supported_by", "on", "contact"):
        return None
    if second.split()[-1] not in _GROUNDS:
        return None
    bare = " ".join(_SIZES.sub(" ", words).split())
    floats = compiled(rf"\b{_end(first)}{_BUT} (?:floats|floating|afloat)\b").search(bare)
    return f"floating: {claim.args[0]}" if floats is not None else None


def _elsewhere(words: str, claims: Claims, claim: RelationClaim) -> str | None:
    """Return the other body that the words put a body in, or a meter at.

    A meter at one of two parts in series shares a node with the other one: it may be connected to
    both, but not to the other alone.
    """
    first, second = (plain(name) for name in claim.args)
    if claim.type == "in":
        for group in twins(claims.bodies):
            kin = {f"{mark} {group.kind}" for mark in group.marks} | {
                f"{group.kind} {mark}" for mark in group.marks
            }
            if second not in kin:
                continue
            for other in (body for body in claims.bodies if plain(body) in kin):
                poured = (
                    rf"\b{re.escape(first)}{_GAP}(?: is| are)? (?:poured|put|placed|filled|dropped)"
                    rf" (?:in|into)(?: [a-z]+)? {re.escape(plain(other))}\b"
                )
                there = compiled(poured).search(words)
                goes_on = there and _goes_on(words[there.end() :], second)
                if plain(other) != second and there and not goes_on:
                    return f"in({claim.args[0]}, {other})"
        return None
    if claim.type != "connected":
        return None
    for meter, at in (claim.args, claim.args[::-1]):
        if not _METERS.search(plain(meter)) or _SOURCES.search(plain(at)):
            continue
        across = "voltmeter" in plain(meter) and "parallel" in plain(claims.question)
        if across or _METERS.search(plain(at)):
            continue  # two meters may well share a node, and parallel parts share both
        own = _measured_part(words, claims, plain(meter)) or part_measured(claims, plain(meter))
        if (
            own is not None
            and own != at
            and not any({*r.args} == {meter, own} for r in claims.relations)
        ):
            return f"connected({meter}, {own})"
    return None


def _is_measured_there(claims: Claims, claim: RelationClaim) -> bool:
    """Tell whether the words have a voltmeter across a part, though across another one, too."""
    if claim.type in SERIES or not any("voltmeter" in plain(name) for name in claim.args):
        return False
    at = "|".join(re.escape(plain(name)) for name in claim.args if "voltmeter" not in plain(name))
    there = rf"\b(?:across|parallel (?:with|to)|moved(?: [a-z\d]+){{0,4}}? to) (?:{at})\b"
    return bool(at) and compiled(there).search(plain(claims.question)) is not None


def _measured_part(words: str, claims: Claims, meter: str) -> str | None:
    """Return the one body that a meter is across, or in series with."""
    for body in filter(str.strip, claims.bodies):
        name = re.escape(plain(body))
        if compiled(
            rf"\b{re.escape(meter)}{_GAP} (?:across|in series with|in parallel with) {name}\b"
        ).search(words):
            after = words.partition(plain(body))[2]
            return None if re.match(r" (?:and|or)\b", after) else body
        # "resistor R2 = 40 ohm in series with an ideal ammeter"
        there = compiled(
            rf"\b{name}(?: \d+)*(?: (?:ohms?|kohm|[kmμ]?ω|v|a))? in series with"
            rf"(?: (?:ideal|its|this|one|single))*(?: \w+)? {re.escape(meter)}\b"
        ).search(words)
        if there is not None and not re.search(r"\b(?:and|or)\Z", words[: there.start()].strip()):
            return body
    return None


def _at_an_end(words: str, claims: Claims, claim: RelationClaim) -> str | None:
    """Return that a body is at the top, or foot, of a slope, where the claim denies it.

    The other body must be on that slope by another relation, and be told at no end itself.
    """
    if claim.type not in ("above", "below"):
        return None
    first, second = claim.args
    for body, other in ((first, second), (second, first)):
        upper = (claim.type == "above") == (body == first)
        end = (
            r"(?:foot|bottom(?: end)?|lower end|base)"
            if upper
            else r"(?:top(?: end)?|upper end|head|crest)"
        )
        for on in claims.relations:
            if on.type != "on" or on.args[0] != other or on.args[1] in (first, second):
                continue
            slope = _end(plain(on.args[1]))
            if _STAYS.search(plain(body)) and compiled(
                rf"\b{slope}\b.* {_end(plain(body))} "
            ).search(words):
                slope = rf"(?:{end} of {slope}|(?:its|their) {end})"
            else:
                slope = rf"{end} of {slope}"
            fixed = rf"(?: (?:that|which))?(?: is)?(?: {_FIXED})? (?:at|to|near|on) {slope}\b"
            if not compiled(rf"\b{_end(plain(body))}{fixed}").search(words):
                continue
            told = compiled(rf"\b{_end(plain(other))}{_GAP} (?:at|from|to) {end}\b").search(words)
            if told is None or compiled(rf"\b{_end(plain(body))}\b").search(told[0]):
                return f"{'below' if upper else 'above'}({body}, {other})"
    return None


def _taken_off(words: str, claims: Claims, claim: RelationClaim) -> str | None:
    """Return that a body has been taken off another, where the trace itself has it loose."""
    if claim.type not in ("connected", "attached"):
        return None
    for body, other in (claim.args, claim.args[::-1]):
        own = [a for a in claims.attributes if a.body == body and isinstance(a.raw, str)]
        if not any(_LOOSE.search(plain(str(a.raw))) for a in own):
            continue
        if compiled(rf"\b{_OFF} {_end(plain(other))}\b").search(words):
            return f"{body} disconnected from {other}"
    return None
