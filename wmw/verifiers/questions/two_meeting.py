"""Two bodies that meet, each put as @1 or @2 wherever a question speaks of it.

They go by a letter (cart P), their mass (the 2.0 kg trolley), their kind (the truck), their order
(the second ball), a name, or by what they do (the struck ball). One that is not told apart for
certain leaves a question as it is.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, read_value

_NUMBER = r"\d{1,6}(?:[.,]\d{1,4})?"
MASS = rf"{_NUMBER}(?:\s|-)?(?:kg|g|kilograms?|grams?|t)\b(?!/)"
_HEAD = (
    r"(?:ball|cart|puck|block|trolley|glider|car|truck|van|lorry|bus|wagon|skater|boy|girl|man"
    r"|woman|player|child"
    r"|marble|dis[ck]|sled|sledge|coin|stone|sphere|object|body|particle|railcar|boxcar|carriage"
    r"|pin|boat"
    r"|bead|vehicle|locomotive|toy|crate|box|proton|neutron|atom|nucleus|electron|ion|molecule"
    r"|asteroid|rock|pebble|mass"
    r"|bike|cyclist|adult|student|teacher|father|mother|sister|brother|dad|mom|friend|person"
    r"|robot|slider|cube|engine|capsule|satellite|astronaut|mover|rider|barge|buggy|kart)"
)
_MODIFIER = (
    r"(?:\b(?!(?:of|and|or|in|on|at|to|with|by|from|as|is|than|that|has|into|mass|moving|first"
    r"|second"
    r"|other|an?|the|towards?|when|while|which|who|then|after|before|just|collision|impact|hits?"
    r"|strikes?|meets?)\b)[a-z-]{2,14}\s)"
)
_TAG = r"(?:\s(?P<tag{0}>[A-Z12])(?![\w'’]|\.\d))"
_RESTING = r"(?:stationary|resting|parked|motionless|standing|stopped|unmoving|waiting)"
_ARTICLE = r"(?:\b(?:[Aa]n?|[Tt]he|[Oo]ne|[Aa]nother|[Tt]his)\s)"
_TOLD = re.compile(
    rf"(?P<new1>{_ARTICLE})(?P<rest1>{_RESTING}\s)?(?:second\s"
    rf"|other\s)?(?P<mass1>{MASS})[\s-](?P<rest4>{_RESTING}\s)?(?P<mods1>{_MODIFIER}{{0,2}}?)(?P<head1>{_HEAD})\b{_TAG.format(1)}?"
    rf"|(?P<new2>{_ARTICLE})?(?:(?P<rest2>{_RESTING}\s)?(?:(?:first|second"
    rf"|other)\s)?(?P<mods2>{_MODIFIER}{{0,2}}?)(?P<head2>\b(?i:{_HEAD}))\b{_TAG.format(2)}?"
    rf"|(?P<name>\b[A-Z][a-z]{{2,11}}\b)|(?P<letter>\b[A-Z]))"
    rf"(?:,?\s\((?:of\s)?(?:mass,?\s)?(?:of\s)?(?:m\S{{0,3}}\s?=\s?)?(?P<mass2>{MASS})\)"
    rf"|,?\s(?:\(?(?:of|with\sa|with|whose|which\shas\sa|that\shas\sa|having\sa"
    rf"|has\sa)\s)?mass\s(?:of\s|is\s|=\s)?(?P<mass3>{MASS}),?"
    rf"|\sof\s(?P<mass4>{MASS})|,\s(?P<mass5>{MASS}),)",
)
"""A body beside its mass: "a 4.0 kg ball", "cart P of mass 2.0 kg", "Anna (50 kg)"."""
TAGGED = re.compile(rf"(?:\b[Tt]he\s)?\b(?P<head>(?i:{_HEAD}))\s(?P<tag>[A-Z12])(?![\w]|\.\d)")
"""A body by its letter or number: "cart P", "the ball 2"."""
_UNWEIGHED = re.compile(
    rf"\b(?:[Aa]nother"
    rf"|[Aa]n?)\s(?P<order>second\s)?(?P<rest>{_RESTING}\s)?(?P<mods>{_MODIFIER}{{0,1}}?)(?P<head>{_HEAD})\b"
    r"(?!\s(?:of|with)\s(?:a\s)?mass\s(?:of\s)?\d)(?:\sof\sunknown\smass)?(?!\s[A-Z12]\b)"
)
_EQUAL = re.compile(
    rf",?\s(?:\(?each\s(?:of|with|having)\s(?:a\s)?|(?:both\s)?of\s(?:equal"
    rf"|the\ssame)\s)mass(?:\sof)?\s(?P<mass>{MASS})\)?,?"
)
_ALIKE = re.compile(r"\b(?:identical|equal|same mass|alike|times as|twice|half|double)\b", re.I)
_THIRD = re.compile(r"\b(?:three|third|four)\b", re.I)
_OTHER = re.compile(
    rf"\b[Tt]he\sother(?:\s(?:one|{_HEAD}))?(?=\s(?!(?:hand|side|way|direction|end)\b)|[.,?;’'])"
)
_SUBJECT = re.compile(
    r"(?:^|[.;?,]\s|\band\s|\bor\s|\b(?:[Aa]fter|[Aa]fterwards|collision|impact|it"
    r"|then),?\s)@([12])"
)
"""A body that a clause begins with; in a question that follows, the other one is not it."""
_IN_A_ROW = re.compile(
    r"@(?P<rear>[12])[^@.;?]*\b(?:back of|rear-ends|behind|catches up (?:with|to)|overtakes) @[12]"
    r"|@[12][^@.;?]*\b(?:ahead|in front) of @(?P<behind>[12])"
)
OTHER = {"1": "2", "2": "1"}
"""The other one of the two bodies."""
NAMES = ("the first body", "the second body")
"""What the bodies are called in a question that is told again."""
_BEHIND_LETTER = (
    r"(?=\s(?:is|was|has|had|moves?|rolls?|slides?|after|before|and|will|does|then|have|had|rebounds?"
    r"|bounces?|continues?|comes|stops|goes|receives?|travels?|at|to|by|in|collides?|hits?|strikes?"
    r"|flies|gets?)\b|[’'?.,;)]|$)"
)
"""What stands behind a letter that is a body, and no article or symbol."""
RESTS = "†"
"""What stands behind a body that is called stationary."""
_PLACE = {"1": "1", "2": "2", "first": "1", "second": "2"}


@dataclass(frozen=True, slots=True)
class Meeting:
    """A question with its bodies as @1 and @2, and their masses as it states them, if it does."""

    text: str
    masses: tuple[str | None, str | None]


@dataclass(frozen=True, slots=True)
class _Body:
    """A body as it is told first: its kind, letter and mass, and what sets it apart."""

    head: str
    tag: str | None
    mass: str | None
    mods: str = ""
    name: str | None = None
    others: frozenset[str] = field(default_factory=frozenset)


def two_meeting(text: str) -> Meeting | None:
    """Return a question with its two bodies put as @1 and @2, None where it tells of others."""
    if _THIRD.search(text):
        return None
    both = _EQUAL.search(text)
    if both is not None:
        text = text[: both.start()] + text[both.end() :]
    elif _ALIKE.search(text):
        return None
    another = re.search(r"\b[Aa]nother\b", text) is not None
    bodies, text = _told_once(text)
    if len(bodies) == 1 and bodies[0].tag is None:
        bodies, text = _with_unweighed(bodies, text)
    if len(bodies) != 2:
        return None
    for place, body in enumerate(bodies, start=1):
        text = _put(text, place, body, bodies[2 - place])
    text = _by_weight(_by_order(text), bodies)
    text = _by_place(_by_rest(text))
    text = _the_other(text, another)
    if compiled(rf"\b(?!mass)(?i:{_HEAD})\b").search(text) or not {"@1", "@2"} <= {
        *re.findall("@[12]", text)
    }:
        return None
    one, two = bodies
    shared = both["mass"] if both is not None else None
    return Meeting(text, (one.mass or shared, two.mass or shared))


def _told_once(text: str) -> tuple[list[_Body], str]:
    """Return the bodies of a text in their order, and the text with each as @n at its mass."""
    bodies: list[_Body] = []

    def place(body: _Body, *, new: bool = False) -> int:
        for at, known in enumerate(() if new and body.tag is None else bodies):
            same_tag = body.tag is not None and body.tag == known.tag
            untagged = None in (body.tag, known.tag)
            same_mass = body.mass is not None and body.mass == known.mass
            if same_tag or (untagged and same_mass and body.head == known.head):
                bodies[at] = replace(known, tag=known.tag or body.tag, mass=known.mass or body.mass)
                return at + 1
        bodies.append(body)
        return len(bodies)

    def at_mass(match: re.Match[str]) -> str:
        mass = (
            match["mass1"] or match["mass2"] or match["mass3"] or match["mass4"] or match["mass5"]
        )
        head = (match["head1"] or match["head2"] or "").lower()
        tag = match["tag1"] or match["tag2"] or match["letter"]
        rest = match["rest1"] or match["rest2"] or match["rest4"]
        mods = (match["mods1"] or match["mods2"] or "").strip()
        body = _Body(head, tag, re.sub(r"[\s-]+(?=[a-z])", " ", mass), mods, match["name"])
        new = (match["new1"] or match["new2"] or "").strip().lower() in ("a", "an", "another")
        return f"@{place(body, new=new)}{RESTS if rest else ''}"

    def at_tag(match: re.Match[str]) -> str:
        return f"@{place(_Body(match['head'].lower(), match['tag'], None))}"

    found = [m.start() for m in _TOLD.finditer(text)]
    first_tag = TAGGED.search(text)
    if first_tag is not None and (not found or first_tag.start() < found[0]):
        at_tag(first_tag)
    text = _TOLD.sub(at_mass, text)
    return bodies, TAGGED.sub(at_tag, text)


def _with_unweighed(bodies: list[_Body], text: str) -> tuple[list[_Body], str]:
    """Return the bodies and the text with the one whose mass is not told as another."""
    found = _UNWEIGHED.search(text)
    if found is None:
        return bodies, text
    new = _Body(found["head"].lower(), None, None, found["mods"].strip())
    rest = RESTS if found["rest"] else ""
    first = found.start() < text.find("@1")
    if first:
        text = text.replace("@1", "@2")
    put = f"@{1 if first else 2}{rest}"
    text = text[: found.start()] + put + text[found.end() :]
    return ([new, *bodies] if first else [*bodies, new]), text


def _put(text: str, place: int, body: _Body, other: _Body) -> str:
    """Return a text with what tells a body from the other one put as its place."""
    to = f"@{place}"
    if body.name is not None:
        text = compiled(rf"\b{body.name}\b").sub(to, text)
    if body.tag is not None and body.tag.isalpha():
        behind = _BEHIND_LETTER
        text = compiled(rf"(?<=\s){body.tag}\b{behind}").sub(to, text)
    if body.mass is not None and body.mass != other.mass:
        mass = re.escape(body.mass).replace(r"\ ", r"[\s-]?")
        text = compiled(rf"{_ARTICLE}?{mass}[\s-](?:{_MODIFIER}){{0,2}}?(?:{_HEAD}|one)\b").sub(
            to, text
        )
    if body.head and body.head != other.head:
        text = compiled(rf"\b[Tt]he\s(?:{_MODIFIER}){{0,2}}?{body.head}\b").sub(to, text)
    elif body.mods and body.mods != other.mods:
        text = compiled(rf"\b[Tt]he\s{re.escape(body.mods)}\s(?:{_HEAD}|one)\b").sub(to, text)
    return text


def _by_order(text: str) -> str:
    return compiled(
        rf"\b[Tt]he\s(first|second)(?:\s(?:{_MODIFIER}){{0,2}}?(?:{_HEAD}|one)\b|(?=\s(?:is|was"
        rf"|moves?|goes|has|at|comes|stops)\b|[.,?;]))"
    ).sub(lambda m: f"@{_PLACE[m[1]]}", text)


def _by_weight(text: str, bodies: list[_Body]) -> str:
    one, other = (_kilograms(body.mass) for body in bodies)
    if one is None or other is None or one == other:
        return text
    heavier = 1 if one > other else 2
    for words, place in (
        ("heavier|larger|bigger|more massive|heavy", heavier),
        ("lighter|smaller|less massive|light", 3 - heavier),
    ):
        text = compiled(rf"\b[Tt]he\s(?:{words})\s(?:{_HEAD}|one)\b").sub(f"@{place}", text)
    return text


def _kilograms(mass: str | None) -> float | None:
    read = read_value(mass) if mass is not None else None
    return read.si if isinstance(read, Measurement) else None


def _by_rest(text: str) -> str:
    """Return a text with the struck body and the one that strikes it put as their places."""
    rests = compiled(
        r"@([12])(?:,?\s(?:which|that|who|and))?[^@.;?]{0,30}?(?:†|\b(?:at rest|stationary"
        r"|standing|still|motionless|parked|not moving|waiting|resting)\b)"
    ).findall(text)
    if len(set(rests)) != 1:
        return text
    resting = rests[0]
    for words, place in (
        (f"struck|target|{_RESTING}|initially {_RESTING}", resting),
        ("moving|incoming|striking|oncoming|initially moving", OTHER[resting]),
    ):
        text = compiled(rf"\b[Tt]he\s(?:{words})\s(?:{_HEAD}|one)\b").sub(f"@{place}", text)
    return text


def _by_place(text: str) -> str:
    """Return a text with the rear body and the one in front of it put as their places."""
    row = _IN_A_ROW.search(text)
    if row is None:
        return text
    rear = row["rear"] or row["behind"]
    for words, place in (("rear|hind|trailing|following", rear), ("front|leading", OTHER[rear])):
        text = compiled(rf"\b[Tt]he\s(?:{words})\s(?:{_HEAD}|one)\b").sub(f"@{place}", text)
    return text


def _the_other(text: str, another: bool) -> str:
    """Return a text with "the other ball" put as the body that is not told of just before.

    Where the second one was told of as another ball, it is that.
    """

    def other(match: re.Match[str]) -> str:
        told = _SUBJECT.findall(match.string, 0, match.start())
        if another:
            return "@2"
        return f"@{OTHER[told[-1]]}" if told else match[0]

    return _OTHER.sub(other, text)
