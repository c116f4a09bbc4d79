"""Who is on, above or left of whom: as the question's words say it, and what contradicts it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.core.work import metered, spend
from wmw.verifiers.bodies.bare_letters import with_names
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.questions.asking import asks_whether
from wmw.verifiers.relations.either_way import hangs_on
from wmw.verifiers.vocabulary.along import along
from wmw.verifiers.vocabulary.lexicon import plain

_LYING = word_set(
    "floats floating rests lies sits stands resting lying sitting standing balances balanced"
    " stacked rest lie sit stand"
)
_PHRASES: tuple[tuple[str, str], ...] = (
    *((f"{verb} on", "above") for verb in sorted(_LYING)),
    ("on top of", "above"),
    ("above", "above"),
    ("below", "below"),
    ("beneath", "below"),
    ("uphill of", "above"),
    ("downhill of", "below"),
    *((f"{way} of", f"{way}_of") for way in ("north", "south", "east", "west")),
    *((f"{word} {side} of", f"{side}_of") for word in ("to", "on") for side in ("left", "right")),
    *((f"on {side} side of", f"{side}_of") for side in ("left", "right")),
    *((f"{verb} across", "above") for verb in ("laid", "lies", "placed", "lying", "resting")),
    ("laid over", "above"),
    ("hangs from", "below"),
    ("hanging from", "below"),
    ("suspended from", "below"),
    ("hung from", "below"),
    ("covered with", "below"),
)
_COVERED = "covered with"
"""What lies on a flat surface, where the surface is told; a wire may be covered all round."""
_HANGING = frozenset({"hangs", "hang", "hanging", "hung", "suspended"})
_HIGHER = re.compile(
    r"\b(?P<is>(?:is|are|lies|stands|sits|hangs|rests|starts|waits)"
    r"(?: (?:exactly |about )?\d+(?:\.\d+)? ?(?P<far>m|cm|mm|km))?) "
    r"(?P<how>(?(far)(?:higher|lower)|(?!))|higher up|lower down|(?:farther|further) (?:up|down)"
    r"(?= (?:on )?the (?:same )?(?:slope|ramp|incline|hill)\b))"
    r"(?: (?:on )?the (?:same )?(?:slope|ramp|incline|hill))? than"
    r"(?! (?:in|at|on|for|before|that|one|its)\b)"
)
_PLACED = {"higher": "above", "lower": "below", "up": "above", "down": "below"}
"""Who is some metres higher than another is above it."""
_LEVEL = frozenset({"surface", "level"})
_HEIGHT = "height"
"""The axis where only the surface of what a body holds is told: a tap on the tank may be below."""
_DENIED = re.compile(r"\b(?:not|no|never|neither|nor|without|instead)\b")
_LATER = re.compile(r"\b(?:when|until|once|reach(?:es|ed)?|falls|rises|drops|jumps|dives|climbs)\b")
"""What makes a place that of a later moment: "how fast is it when it is 2 m below the sill?"."""
_PLACE = 10
"""Steps of work that a place of such a phrase takes."""
_MOST = 20
"""How many orders along a line are followed from one body to a third."""
_SENTENCE = re.compile(r"[.?!;]\s+")
_ASIDE = re.compile(r"\([^()\d]{0,20}\d[^()]{0,50}\)")
_GROUNDS = frozenset({"on", "in", "along", "over", "across"})
_GAP_BEFORE, _GAP_AFTER = 5, 3
"""Words that may stand between a body and the phrase, and between the phrase and the other."""

_HOLDING = word_set("holding containing with carrying full filled of")
_STANDS = word_set("stands is sits lies hangs rests waits")
_GAP_BEHIND = 10
"""Words that may stand between a body and the verb of what is beside it."""

_MEASURED = re.compile(r"\b\d+(?: \d+)?(?: (?:kg|g|t|n|m|cm|mm|km|s|long))*\b")
"""Numbers with their units, which may stand between a body and what is said of it."""
_PLACES = frozenset({"under", "below", "beneath", "above"})
_BETWEEN = frozenset({"boundary", "interface", "surface", "level"})
"""What makes a body's name that of another place: "the oil-water boundary"."""
_SIDES = {
    "upper": ("vertical", 1),
    "top": ("vertical", 1),
    "lower": ("vertical", -1),
    "bottom": ("vertical", -1),
    "right": ("horizontal", 1),
    "left": ("horizontal", -1),
}
_NOT_A_BODY = frozenset(
    {"horizontal", "vertical", "normal", "level", "equilibrium", "room", "zero", "which", "that"}
    | {"near", "beside", "with", "behind", "under", "underneath", "beneath"}
)
"""What angles, heights and temperatures are measured from: "30° above the horizontal".

What lies on top of that, or of which, is named behind it; what is near something, is on neither.
"""
_OF_ANOTHER = re.compile(
    r"\b(?:sees?|seen|notices|spots|watches|views|looks|holds|holding|drops|throws|throwing)\b"
)
"""What makes a place that of another thing than of who acts: "he sees a lamp above a table"."""
_IS_PLACE = frozenset({"under", "below", "beneath", "underneath", "above", "over"})
"""What makes a body the place of another one: "30 m under the surface, beneath the buoy"."""
_IT = re.compile(r"\b(above|below|beneath|of|on) (?:it|them|this|these)\b", re.I)
"""Where a body is named by a word that plain words leave out."""

_ORDER: dict[str, tuple[str, int]] = {
    "above": ("vertical", 1),
    "on": ("vertical", 1),
    "supported_by": ("vertical", 1),
    "in": ("inside", 1),
    "below": ("vertical", -1),
    "uphill_of": ("vertical", 1),
    "downhill_of": ("vertical", -1),
    "higher_than": ("vertical", 1),
    "lower_than": ("vertical", -1),
    "left_of": ("horizontal", -1),
    "right_of": ("horizontal", 1),
    "north_of": ("north", 1),
    "south_of": ("north", -1),
    "east_of": ("east", 1),
    "west_of": ("east", -1),
}
"""Axis and sense in which the first body of a relation stands to the second; inside is none."""
_SUSPENDED = frozenset({"supported_by"})
"""Relations that also hold of a body hung below its support."""


_ON_OTHER_SIDE = re.compile(
    r"\bto the (?P<side>left|right) of"
    r" (?P<place>the (?:pivot|fulcrum|support|centre|center|middle))(?=,| and| while)"
    r"[^.;?!]{0,80}?\b(?P<on>(?:to|on) the (?P<other>left|right))(?=[.,;]| and\b| so\b)",
    re.I,
)


def order_of(type_: str, first: str, second: str) -> tuple[str, str, str] | None:
    """Return (axis, upper or right-hand body, the other) for a relation that orders two bodies."""
    known = _ORDER.get(type_)
    if known is None:
        return None
    axis, sense = known
    return (axis, first, second) if sense > 0 else (axis, second, first)


def told_orders(claims: Claims) -> tuple[tuple[str, str, str], ...]:
    """Return the orders that the question's words state between bodies of the trace."""
    question = with_names(claims.question, claims.bodies)
    return _told_orders(_of_same_place(question), claims.bodies)


def _of_same_place(question: str) -> str:
    """Return a question with "and she sits to the right" put as "to the right of the pivot".

    The place is that to the other side of which somebody is told to be in the same sentence.
    """
    found = _ON_OTHER_SIDE.search(question)
    if found is None or found["side"].lower() == found["other"].lower():
        return question
    told = f"to the {found['other']} of {found['place']}"
    return f"{question[: found.start('on')]}{told}{question[found.end('on') :]}"


def _all_orders(question: str, bodies: tuple[str, ...]) -> tuple[tuple[str, str, str], ...]:
    """Return what is told of the order of bodies, but for what is told both ways."""
    found = dict.fromkeys(_orders_in(question, bodies))
    found |= dict.fromkeys(("horizontal", right, left) for right, left in along(question, bodies))
    level = [(right, left) for axis, right, left in found if axis == "horizontal"]
    for right, middle in level[:_MOST]:
        for further, left in level[:_MOST]:
            if further == middle and right != left:
                found["horizontal", right, left] = None
    return tuple(
        (axis, one, other) for axis, one, other in found if (axis, other, one) not in found
    )


_told_orders = metered(_all_orders, maxsize=64)  # every reading of a trace asks for the same


def _orders_in(question: str, bodies: tuple[str, ...]) -> Iterator[tuple[str, str, str]]:
    names = {plain(name): name for name in bodies}
    yield from _by_adjectives(question, names)
    yield from _by_sides(question, names)
    for sentence in _SENTENCE.split(question):
        if asks_whether(sentence):
            continue
        told = _HIGHER.sub(
            lambda match: f"{match['is']} {_PLACED[match['how'].split()[-1]]}", sentence
        )
        told = _ASIDE.sub(lambda match: _without_numbers(match[0], names), told)
        words = plain(_IT.sub(r"\1 that", told)).replace(" upon ", " on ")
        for phrase, relation in _PHRASES:
            if phrase not in words:
                continue
            for match in compiled(rf"\b{phrase}\b").finditer(words):
                spend(_PLACE + len(words) // 40)
                before = _MEASURED.sub(" ", words[: match.start()]).split()
                after = _MEASURED.sub(" ", words[match.end() :]).split()
                near = " ".join(before[-_GAP_BEFORE:])
                if _DENIED.search(near) or _LATER.search(near):
                    continue
                if phrase.endswith(" on") and _HANGING & {*before[-_GAP_BEFORE:]}:
                    continue  # what "hangs at rest on" a spring is below it
                if phrase == _COVERED and not _is_flat(before):
                    continue
                level = relation.endswith("_of")
                first = _last_body(_without_ground(before, names) if level else before, names)
                second = _first_body(after, names)
                if first and _is_place(" ".join(before), plain(first)):
                    continue
                if first and _OF_ANOTHER.search(near.rpartition(plain(first))[2]):
                    continue
                if first and level and after[:1] == ["that"]:
                    second = _kin_before(before, first, names)
                if not before and relation == "below" and second:
                    first = _body_behind(after, second, names)
                if level and second and not first:
                    first = _stands_there(before, after, second, names)
                if first and second and phrase.endswith(" on"):
                    yield from _with_holder(before, first, second, names)
                if first and second and first != second:
                    order = order_of(relation, first, second)
                    if order and _LEVEL & {*before[-_GAP_BEFORE:]}:
                        yield (_HEIGHT, *order[1:])
                    elif order:
                        yield order


def _is_place(before: str, body: str) -> bool:
    """Tell whether a text names a body last as the place of another: "a lamp under the surface"."""
    words = before[: max(0, before.rfind(body))].split()[-1:]
    return bool(_PLACES.intersection(words))


_MOVES = re.compile(
    r"\b(?:moves?|moving|slides?|sliding|pulls?|pushes|pushed|acts|force|velocity|travels?)\b"
)
"""Words of a sentence whose left and right may be ways rather than places."""
_ON_A_SIDE = (
    r"((?: (?!and\b|while\b|but\b)[a-z\d]+){0,8}?) (?:on|at|from) (left|right)(?: side| end| arm)?"
    r"(?= and\b| while\b| but\b|\Z| of (?:pulley|pivot|fulcrum|center|centre|middle|string"
    r"|rope|cord|cable|thread|chain|bar|beam|rod))"
)


def _by_sides(question: str, names: dict[str, str]) -> Iterator[tuple[str, str, str]]:
    """Yield the order of two bodies of which one sentence puts either on a side of its own.

    "Block P hangs on the left side and block Q hangs on the right side."
    """
    for sentence in _SENTENCE.split(question):
        words = plain(sentence)
        if " left" not in words or " right" not in words or _MOVES.search(words):
            continue
        placed: dict[str, set[str]] = {"left": set(), "right": set()}
        for name in names:
            spend(_PLACE)
            pattern = rf"\b{re.escape(name)}\b{_ON_A_SIDE}"
            for match in compiled(pattern).finditer(words):
                if not any(
                    compiled(rf"\b{re.escape(other)}\b").search(match[1]) for other in names
                ):
                    placed[match[2]].add(names[name])
        if all(len(bodies) == 1 for bodies in placed.values()):
            (first,), (second,) = placed["left"], placed["right"]
            if first != second and (order := order_of("left_of", first, second)):
                yield order


def _by_adjectives(question: str, names: dict[str, str]) -> Iterator[tuple[str, str, str]]:
    """Yield the order of like bodies of which one is called the upper and one the lower."""
    words = plain(question)
    placed: dict[str, set[str]] = {}
    sided = any(side in words for side in _SIDES)
    for name in names:
        if " " not in name:
            continue
        spend(_PLACE)
        if not sided or name.partition(" ")[2] not in words:
            continue
        first, rest = map(re.escape, name.split(" ", 1))
        pattern = (
            rf"\b(?:({'|'.join(_SIDES)}) {first} {rest}|{first} ({'|'.join(_SIDES)}) {rest})\b"
        )
        placed[name] = {
            side for match in compiled(pattern).findall(words) for side in match if side
        }
    known = {name: _SIDES[said.pop()] for name, said in placed.items() if len(said) == 1}
    for name, (axis, sense) in known.items():
        for other, place in known.items():
            if sense > 0 and place == (axis, -sense) and name.split()[-1] == other.split()[-1]:
                yield (axis, names[name], names[other])


def _with_holder(
    before: list[str], held: str, under: str, names: dict[str, str]
) -> Iterator[tuple[str, str, str]]:
    """Yield that a vessel is on what its contents are told on: "a pan holding water stands on"."""
    text = f" {' '.join(before)} "
    ahead = text[: text.rfind(f" {plain(held)} ")].split()
    for start in range(len(ahead) - 1, max(-1, len(ahead) - 2 - _GAP_BEFORE), -1):
        if ahead[start] in _HOLDING:
            vessel = _last_body(ahead[:start], names)
            if vessel and vessel not in (held, under):
                yield ("vertical", vessel, under)
            return


def _stands_there(
    before: list[str], after: list[str], place: str, names: dict[str, str]
) -> str | None:
    """Return the body behind its place: "To the right of a lens stands a card"."""
    text = f" {' '.join(after)} "
    rest = text.partition(f" {plain(place)} ")[2].split()
    for here, word in enumerate(rest[:_GAP_BEHIND]):
        if word in _STANDS:
            return None if before else _first_body(rest[here + 1 :], names)
    return None


def _last_body(words: list[str], names: dict[str, str]) -> str | None:
    for start in range(len(words) - 1, max(-1, len(words) - 2 - _GAP_BEFORE), -1):
        for size in (3, 2, 1):
            found = names.get(" ".join(words[start : start + size]))
            if found:
                return None if start and words[start - 1] in _IS_PLACE else found
    return None


def _without_numbers(aside: str, names: dict[str, str]) -> str:
    """Return what stands in brackets, nothing where it names no body: "oil (850 kg/m³)"."""
    words = f" {plain(aside)} "
    return aside if any(f" {name} " in words for name in names) else " "


def _without_ground(words: list[str], names: dict[str, str]) -> list[str]:
    """Return the words before what a body is on: "a duck floats on a lake" and is east of it."""
    for start in range(len(words) - 1, max(0, len(words) - 2 - _GAP_BEFORE), -1):
        if words[start] in _GROUNDS and _last_body(words[:start], names):
            return words[:start] if _first_body(words[start + 1 :], names) else words
    return words


def _kin_before(words: list[str], body: str, names: dict[str, str]) -> str | None:
    """Return the only body of its kind that is named before another: "it" is not the ice."""
    text = f" {' '.join(words)} "
    kind = plain(body).split()[:-1]
    kin = [b for name, b in names.items() if f" {name} " in text and name.split()[:-1] == kind]
    others = [other for other in kin if other != body]
    return others[0] if kind and len(others) == 1 else None


def _first_body(words: list[str], names: dict[str, str]) -> str | None:
    for start in range(min(len(words), _GAP_AFTER)):
        if words[start] in _NOT_A_BODY:
            return None
        if start and words[start] == "and" and words[start - 1] in _BETWEEN:
            return None  # "7 m below the surface and diver B 30 m": another begins
        for size in (3, 2, 1):
            found = names.get(" ".join(words[start : start + size]))
            if found and not _BETWEEN & set(words[start + size : start + size + 2]):
                return found
    return None


def _is_flat(before: list[str]) -> bool:
    """Tell whether what is covered is the surface of something that is below its cover."""
    return {*before[-_GAP_BEFORE:], "level"} >= _LEVEL and not {"ceiling", "wall"} & {*before}


def _body_behind(words: list[str], holder: str, names: dict[str, str]) -> str | None:
    """Return the body behind its holder: "Hung from a string, a block is in the water"."""
    size = len(plain(holder).split())
    places = (i for i in range(_GAP_AFTER) if words[i : i + size] == plain(holder).split())
    place = next(places, None)
    return None if place is None else _first_body(words[place + size :][:_GAP_AFTER], names)


def contradicts(order: tuple[str, str, str], claim: RelationClaim) -> bool:
    """Tell whether a claimed relation has two bodies the other way round."""
    if claim.type in _SUSPENDED or (claim.type == "on" and hangs_on(claim.args[1])):
        return False
    mine = order_of(claim.type, *claim.args)
    if order[0] == _HEIGHT and claim.type in ("above", "below"):
        order = ("vertical", *order[1:])
    return mine is not None and mine[0] == order[0] and (mine[1], mine[2]) == (order[2], order[1])
