"""A body of the question that plays no part in what is asked, left out of the reading.

"A third cart stands beside the track and is not involved", "the gas in cylinder Q is only heated
to 65 °C": a family that knows two carts, or one gas, has no place for what is told of these. What
the question tells of such a body, and of nothing else, is left out with what state 0 says of it:
its values, which must be those of the question, and the forces on it, which must be those on a
body at rest. Where what is told of it tells of another body as well, or the working makes use of
its values, nothing is left out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.bodies.focus import bare_of
from wmw.verifiers.bodies.like_bodies import are_of_one_kind
from wmw.verifiers.claims import Claims, ForceClaim, Named, collect
from wmw.verifiers.own_words import is_among
from wmw.verifiers.questions.asking import asking_sentences, end_mark
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain_name

_MOST, _LONGEST = 8, 2_000
"""How many bodies, and how long a question, are looked at."""
_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_PLAYS_NO_PART = re.compile(
    r"\b(?:not (?:\w+ )?(?:involved|connected|part|pulled|pushed|used|touch\w*|in contact|heated"
    r"|moved|affected|attached)|(?:plays?|takes?|has|have) no (?:part|role|effect)"
    r"|(?:stands?|stays?|sits?|lies|rests?|waits?|remains?|is left|is kept|watches)"
    r"(?: (?:at rest|still|idle|alone|unused))?,? (?:\w+ ){0,2}?(?:beside|besides|nearby|next to"
    r"|outside|aside|behind|apart|where (?:it|he|she) is"
    r"|on the (?:ground|bench|shore|bank|table|shelf|platform|floor)|at the side|unused)"
    r"|only (?:watches|looks on))\b",
    re.I,
)
"""Words that tell that a body has nothing to do with what goes on."""
_COMPARES = re.compile(
    r"\b(?:compar\w*|than|both|each|ratio|differ\w*|order|who|whose"
    r"|which (?:of|one|[a-z]+ (?!(?:do|does|of|must|should|will|can)\b)[a-z]+))\b",
    re.I,
)
"""What asks of the one and of the other, so that neither stands by."""
_TIED = re.compile(
    r"\b(?:connect|join|link|attach|tied|coupl|glue|stuck|stick|collid|hits?\b|strik|struck"
    r"|bump|catch|caught|overtak|meet|mix|pour|stack|balanc|series|parallel|pulley|exert|attract"
    r"|repel|exchang|replac|instead|transfer|interfer|together|combin|total|sum\b)",
    re.I,
)
"""What may let a body have to do with another one."""
_ORDINALS = {"1": "first", "2": "second|other", "3": "third", "b": "second", "c": "third"}
_ARTICLE = r"(?:(?:the|an?|another|its) )?"
_JOINT = (
    r"(?P<joint>;\s+|,?\s+(?:and|while|whereas|but)\s+|,\s+(?:and\s+)?)"
    r"(?=(?:both|each|all)\b|(?:(?:the|an?|another) )?(?:[a-z]+ ){0,2}?(?:(?:of|in|at|for|on) )?"
)
"""Where within a sentence what is told of one body ends and what is told of the next begins."""
_LIKEWISE = re.compile(r"\b(?:same|equal(?:ly)?|identical|likewise|also|as long|too)\b", re.I)
_PRONOUN = re.compile(r"\b(?:its?|he|she|his|her)\b", re.I)
_VERB = re.compile(r"\b(?:is|are|was|were|has|have|[a-z]{2,}(?:s|ed))\b")
_DANGLING = re.compile(r"(?:[,;]|\s(?:and|while|whereas|but|later|then))+\Z")
_GOES_ON = re.compile(r"(?:it|its|he|she|his|her|they|both|there)\b", re.I)
_AT_REST = re.compile(r"\bat rest\b|\bstands?\b|\bstationary\b", re.I)
_RESTING = (
    (re.compile(r"weight|gravit", re.I), re.compile(r"\bdown", re.I)),
    (re.compile(r"normal|support", re.I), re.compile(r"\bup", re.I)),
)
"""The forces on what only stands there, and their ways."""
_MASS = parse_unit("kg").dimension  # type: ignore[union-attr]
_COST, _SHORT, _LONG_NAME = 40, 3, 40
_LIGHTEST, _HEAVIEST = 9.7, 10.1
"""Between what (N/kg) a weight is that of a mass, whichever value of g is used."""


class Reduced(NamedTuple):
    """A trace without a bystander, and whether the question calls that one."""

    record: Mapping[str, Any]
    claims: Claims
    bare: Claims | None
    """The claims with names that have lost the label of the body that is asked about."""
    told: bool


def without_bystander(record: Mapping[str, Any], claims: Claims) -> Reduced | None:
    """Return a trace without what it says of a bystander; None where there is none."""
    if len(claims.bodies) > _MOST or len(claims.question) > _LONGEST:
        return None
    asking = asking_sentences(claims.question)
    if any(map(_COMPARES.search, asking)):
        return None
    options = split_options(claims.question)[1]
    asked = " ".join((*asking, *(option.text for option in options)))
    bodies = [body for body in claims.bodies if plain_name(body)]
    names = {body: _pattern(bodies, body) for body in bodies}
    for body, name in names.items():
        spend(_COST)
        own = _with_one_label(bodies, body)
        others = {other: names[other] for other in bodies if other not in own}
        if compiled(name).search(asked) or not compiled(name).search(claims.question):
            continue
        like = [p for other, p in others.items() if _are_alike(claims, body, other)]
        cut = _cut(claims.question, asking, name, like) if like else None
        told = cut is not None and _PLAYS_NO_PART.search(cut.left) is not None
        if cut is None or not (told or any(compiled(p).search(_of(asked, cut)) for p in like)):
            continue
        if not told and _TIED.search(cut.left):
            continue
        reduced = _reduced({**record, "question": cut.kept}, claims, own, cut)
        if reduced is not None:
            mark = _label_of(others, body, asked)
            bare = bare_of(reduced, (mark,)) if mark else None
            return Reduced({**record, "question": cut.kept}, reduced, bare, told)
    return None


def _of(asked: str, cut: _Cut) -> str:
    """Return what is asked, with what is told just before where it asks of "it" or "its" mass."""
    sentences = _SENTENCE.split(cut.kept)
    at = next((i for i, s in enumerate(sentences) if s and s in asked), 0)
    return f"{sentences[at - 1]} {asked}" if at and _PRONOUN.search(asked) else asked


def _are_alike(claims: Claims, one: str, other: str) -> bool:
    words = plain_name(one).split(), plain_name(other).split()
    labelled = all(len(name) > 1 and len(name[-1]) == 1 for name in words)
    same = labelled and words[0][:-1] == words[1][:-1]
    return same or are_of_one_kind(claims, one, other)


def _label_of(others: Mapping[str, str], body: str, asked: str) -> str | None:
    """Return the label of the one body that is asked about, where it is of the other one's kind."""
    *kind, _ = plain_name(body).split()
    labels = {
        words[-1]
        for other, pattern in others.items()
        if (words := plain_name(other).split())[:-1] == kind and compiled(pattern).search(asked)
    }
    return labels.pop() if kind and len(labels) == 1 and len(max(labels)) == 1 else None


class _Cut(NamedTuple):
    """What of a question is kept, and what is left out of it."""

    kept: str
    left: str


def _with_one_label(bodies: Sequence[str], body: str) -> tuple[str, ...]:
    """Return a body with those of its label: cylinder Q and gas Q are of one set-up."""
    last = plain_name(body).split()[-1]
    if not re.fullmatch(r"[a-z]", last):
        return (body,)
    return tuple(other for other in bodies if plain_name(other).split()[-1] == last)


def _pattern(bodies: Sequence[str], body: str) -> str:
    """Return a pattern for a body as a question may call it: cart_C, cart C, a third cart."""
    words = plain_name(body).split()
    *kind, last = words
    said = r"[ _-]?".join(map(re.escape, words))
    if not kind or not re.fullmatch(r"[a-z]|\d", last):
        first = [other for other in bodies if words[0] in plain_name(other).split()]
        lone = kind and len(first) == 1 and len(words[0]) > _SHORT
        return rf"\b(?i:{said}{'|' + re.escape(words[0]) if lone else ''})\b"
    noun = re.escape(" ".join(kind))
    ordinal = rf"|(?:{_ORDINALS[last]}) {noun}" if last in _ORDINALS else ""
    alone = rf"|\b{last.upper()}\b" if last.isalpha() and last not in "ai" else ""
    return rf"(?:\b(?i:{said}{ordinal})\b{alone})"


def _cut(question: str, asking: Sequence[str], name: str, like: Sequence[str]) -> _Cut | None:
    """Return a question without all that it tells of a body; None where it cannot be parted."""
    kept: list[str] = []
    left: list[str] = []
    for sentence in _SENTENCE.split(question):
        if left and kept and kept[-1] == "" and _GOES_ON.match(sentence):
            return None
        if sentence in asking or compiled(name).search(sentence) is None:
            kept.append(sentence)
            continue
        parted = _parted(sentence, name, like)
        if parted is None:
            return None
        kept.append(parted.kept)
        left.append(parted.left)
    return _Cut(" ".join(filter(None, kept)), " ".join(left)) if left else None


def _parted(sentence: str, name: str, like: Sequence[str]) -> _Cut | None:
    """Return what a sentence tells of others, and what it tells of the body alone."""
    added = rf",? and {_ARTICLE}(?:[a-z]+ )?{name}(?: \([^()]*\)|, [^;.]*?,)(?= [a-z])"
    sentence, left = _taken_out(sentence, added)
    pieces = compiled(rf"{_JOINT}(?:{'|'.join((name, *like))}))").split(sentence)
    kept = ""
    for index in range(0, len(pieces), 2):
        piece, joint = pieces[index], pieces[index - 1] if index else ""
        found = compiled(name).search(piece)
        if found is None:
            kept += (joint if kept else "") + piece
            continue
        others = [m for p in like if (m := compiled(p).search(piece)) is not None]
        if others and not (
            _PLAYS_NO_PART.search(piece) and found.start() < min(m.start() for m in others)
        ):
            return None
        left = f"{left} {piece}".strip()
    if left.startswith(pieces[0]) and kept and _VERB.search(kept) is None:
        return None  # "Nora dives at a depth of 4 m and Omar at 9 m": what he does is told of her
    kept = _DANGLING.sub("", kept.strip())
    return _Cut(kept if not kept or kept[-1] in ".!?" else f"{kept}.", left.strip())


def _taken_out(text: str, pattern: str) -> tuple[str, str]:
    found = compiled(pattern).search(text)
    if found is None:
        return text, ""
    return text[: found.start()] + text[found.end() :], found[0]


def _reduced(
    record: Mapping[str, Any], claims: Claims, own: Sequence[str], cut: _Cut
) -> Claims | None:
    """Return the claims without those of bodies; None where what they say of them is not sure."""
    spoken = {plain_name(body) for body in own}
    values = _values(claims, own, cut)
    forces = [f for f in claims.forces if plain_name(f.target) in spoken]
    if values is None or _is_used(claims, values):
        return None
    if not (_is_at_rest(forces, values) or _is_like_another(claims, forces, values)):
        return None
    gone = {claim.pointer for claim in values} | {force.pointer for force in forces}
    alone = collect(record)
    return replace(
        alone,
        bodies=tuple(b for b in alone.bodies if b not in own),
        variables=tuple(c for c in alone.variables if c.pointer not in gone),
        attributes=tuple(c for c in alone.attributes if c.body not in own),
        forces=tuple(f for f in alone.forces if f.pointer not in gone),
        relations=tuple(r for r in alone.relations if not set(own) & set(r.args)),
    )


def _values(claims: Claims, own: Sequence[str], cut: _Cut) -> list[Named] | None:
    """Return the values of bodies; None where one is not what the question tells of them."""
    kept, left = ([m.measurement for m in find_measurements(text)] for text in (cut.kept, cut.left))
    found = []
    for claim in (*claims.attributes, *claims.variables):
        measured = claim.measured
        if not any(_is_of(claim, body) for body in own) and not (
            claim.body is None
            and measured is not None
            and is_among(measured, left)
            and not is_among(measured, kept)
        ):
            continue
        rests = measured is not None and measured.si == 0 and _AT_REST.search(cut.left)
        same = measured is not None and _LIKEWISE.search(cut.left) and is_among(measured, kept)
        if measured is not None and not (rests or same or is_among(measured, left)):
            return None
        found.append(claim)
    return found


def _is_of(claim: Named, body: str) -> bool:
    """Tell whether a value is of a body, by its place or its name."""
    if claim.body is not None:
        return claim.body == body
    words = plain_name(body)
    label = words.split()[-1]
    named = holds_phrase(plain_name(claim.name), words)
    return named or (len(label) == 1 and end_mark(claim.name) == label)


def _is_used(claims: Claims, own: Sequence[Named]) -> bool:
    """Tell whether the working makes use of a value of the body."""
    texts = [text.text for text in (claims.equation, claims.derivation) if text is not None]
    return any(
        compiled(rf"(?<!\w){re.escape(claim.name[:_LONG_NAME])}(?!\w)").search(text)
        for claim in own
        if claim.body is None
        for text in texts
    )


def _is_at_rest(forces: Sequence[ForceClaim], own: Sequence[Named]) -> bool:
    """Tell whether the forces on a body are its weight and what bears it, of the right sizes."""
    masses = [c.measured.si for c in own if c.measured is not None and _is_mass(c.measured)]
    for force in forces:
        way = next((w for kind, w in _RESTING if kind.search(force.name)), None)
        if way is None or force.direction is None or not way.search(force.direction):
            return False
        size = force.magnitude
        if size is None and force.raw_magnitude is None:
            continue
        if size is None or not any(
            _LIGHTEST < size.si / mass < _HEAVIEST for mass in masses if mass
        ):
            return False
    return True


def _is_like_another(claims: Claims, forces: Sequence[ForceClaim], own: Sequence[Named]) -> bool:
    """Tell whether on another body there are just such forces, and none has a size but weights."""
    sized = [force for force in forces if force.raw_magnitude is not None]
    if not _is_at_rest(sized, own):
        return False
    mine = sorted(map(_put, forces))
    others = {force.target for force in claims.forces} - {force.target for force in forces}
    return any(
        sorted(_put(force) for force in claims.forces if force.target == other) == mine
        for other in others
    )


def _put(force: ForceClaim) -> str:
    """Return a force by its kind and its way, whatever the body and its label are."""
    words = plain_name(f"{force.name} {force.direction or ''}").split()
    own = set(plain_name(force.target).split())
    return " ".join(w for w in words if len(w) > 1 and w not in own)


def _is_mass(measured: Measurement) -> bool:
    return measured.unit is not None and measured.unit.dimension == _MASS
