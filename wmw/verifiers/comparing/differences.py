"""How the sides of a comparison differ, as far as the words tell."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from wmw.core import registry
from wmw.core.patterns import compiled
from wmw.verifiers.comparing.called_by_size import COMPARATIVES
from wmw.verifiers.comparing.dependence import changes_told, factor_at
from wmw.verifiers.comparing.sides import MATERIALS, Side, pulls_of, side_named, side_named_last
from wmw.verifiers.questions.changes import changes_by_value
from wmw.verifiers.vocabulary.comparative import named, warmth_in
from wmw.verifiers.vocabulary.lexicon import lexicon

_MEASURED_BY = re.compile(
    r"(?:\w+ ){1,5}?(?:of|as|than|that|value)(?: that| its value| value| acceleration| gravity)?"
    r" (?:on|of|in|at|for)(?: surface of)? (?P<by>\w+(?: \w+)?)"
)
"""What goes on from a word of change to what it is measured by: "one sixth of that on Earth"."""
_LIKE_ANOTHER = re.compile(
    r"\b(?:same (?:\w+ ){1,7}?as|as \w+ as|than)(?: that of| one of)? (?P<by>\w+(?: \w+)?)"
)
"""What sets one side against another before it goes on about the first one."""
_THROWN = re.compile(r"\b(?:thrown|throws?|kick(?:ed|s)?|fire[sd]|shot|launch(?:ed|es)|hurled)\b")
_ARRIVES = re.compile(r"\b(?:land|hit|strike|reach|arriv|impact|top|highest|after|later)\w*")
"""Words of a speed on the way or at its end, which is not that of the throw."""
_STEP = 1.3
"""By how much a quantity differs that is only said to be the larger one."""
_WIDTHS = ("width", "area", "base area", "diameter", "radius", "cross-sectional area",
           "surface area", "cross section", "area of the base")  # fmt: skip
_PER_LENGTH = ("linear density", "mass per unit length", "mass per length")
"""What a string or a rope has of its material and of its thickness together."""
OF_MATERIALS = ("density", "mass", "specific heat", "specific heat capacity", "resistivity",
                 "thermal conductivity", "coefficient of linear expansion", "refractive index",
                 "coefficient of kinetic friction", "coefficient of static friction",
                 "density of the body")  # fmt: skip
_UNLIKE: tuple[tuple[str, tuple[str, ...]], ...] = (
    (r"wide|wider|narrow|narrower|shapes?|shaped|conical|cylindrical|widens?|narrows", _WIDTHS),
    (r"largest face|smallest face|large face|small face|larger face|smaller face|narrow (?:face"
     r"|side)|(?:wide|broad) (?:face|side)|contact areas?|on edge|on its edge",
     ("contact area", "area of contact")),
    (r"an? (?:feather|hammer|coin|apple|(?:bowling|tennis|golf|steel|ping-pong|iron|wooden) ball"
     r"|marble|stone|leaf|truck|lorry|car|elephant|mouse)", ("mass", "weight")),
    (r"heavy|light", ("mass", "weight", *_PER_LENGTH)),
    (r"different (?:materials|bobs|masses|metals)|solid|hollow", (*OF_MATERIALS, *_PER_LENGTH)),
    (r"different sizes|large|small|big|larger|smaller|bigger",
     (*_WIDTHS, "mass", "length", "volume", *_PER_LENGTH)),
    (r"thick|thin|thicker|thinner", (*_WIDTHS, "thickness", "mass", *_PER_LENGTH)),
)  # fmt: skip


def factors_told(
    told: Sequence[str], family: str, ways: Sequence[Sequence[Side]]
) -> tuple[tuple[tuple[str, ...], tuple[float, ...]], ...]:
    """Return what the words say of how many times as large a quantity is on each side."""
    found: dict[tuple[str, ...], tuple[float, ...]] = {}
    for sentence in told:
        for way in ways:
            order = side_named(sentence, way)
            if not order or len(way) > 2 or len(way) != len(ways[0]):
                continue
            for told_of, factor in _told_in(sentence, family):
                names = tuple(_ofroles(told_of, told, family, ways))
                names = _of_the_launch(names, sentence, told, family)
                own = _whose(sentence, factor, way, order[0])
                found.setdefault(names, tuple(factor if i == own else 1.0 for i in range(2)))
            break
    return tuple(found.items())


def _of_the_launch(
    names: tuple[str, ...], sentence: str, told: Sequence[str], family: str
) -> tuple[str, ...]:
    """Return the launch speed where things thrown are told to differ in "the speed" alone."""
    if not set(names) <= set(named(("speed", "velocity"), family)):
        return names
    if not any(map(_THROWN.search, told)) or _ARRIVES.search(sentence):
        return names
    return named(("initial speed",), family) or names


def _whose(sentence: str, factor: float, way: Sequence[Side], first: int) -> int:
    """Return the side of which a sentence says that something is so many times as large.

    "On Earth and on the Moon, where g is one sixth of that on Earth": it is what stands nearest
    before, and not what it is measured by.
    """
    at = factor_at(sentence, factor)
    if at < 0:
        return first
    measure = _MEASURED_BY.match(sentence, at)
    by = side_named(measure["by"], way) if measure else []
    if by:
        return 1 - by[0]
    before = side_named_last(_without_measure(sentence[:at], way), way)
    return first if before is None else before


def _without_measure(text: str, way: Sequence[Side]) -> str:
    """Return what is told before a factor without the side that another one is like.

    "A is as long as B but has twice the mass" goes on about A.
    """
    for match in reversed(list(_LIKE_ANOTHER.finditer(text))):
        if side_named(match["by"], way):
            goes_on = side_named(text[match.end() :], way)
            return text if goes_on else text[: match.start()]
    return text


def _told_in(sentence: str, family: str) -> Iterator[tuple[tuple[str, ...], float]]:
    for names, factor in changes_told(sentence, family):
        yield names, factor
    for words, nouns, sense in COMPARATIVES:
        if compiled(rf"\b(?:{words})\b.*\bthan\b|\bis (?:{words})\b").search(sentence):
            names = named(nouns, family)
            if names:
                yield names, _STEP**sense
    warmed = warmth_in(sentence, family)
    if warmed is not None:
        yield warmed.names, _STEP**warmed.sense


def pull_named(family: str) -> tuple[str, ...]:
    """Return what a family calls the acceleration of free fall."""
    return named(("acceleration of free fall", "acceleration due to gravity"), family)


def by_world(
    family: str, way: Sequence[Side]
) -> tuple[tuple[tuple[str, ...], tuple[float, ...]], ...]:
    """Return how gravity differs on the worlds that are compared, where no number tells it."""
    gravity = pull_named(family)
    pulls = pulls_of(way)
    if not pulls or not gravity:
        return ()
    return ((gravity, pulls),)


def multiples_told(
    stem: str, family: str, ways: Sequence[Sequence[Side]]
) -> tuple[tuple[tuple[str, ...], tuple[float, ...]], ...]:
    """Return what the question gives as a symbol for the first, a multiple of it for the second."""
    if len(ways[0]) != 2:
        return ()
    told = changes_by_value(stem, family)
    return tuple((names, (1.0, factor)) for names, factor, was in told if was is None)


def unlike_told(
    sentences: Sequence[str], family: str, ways: Sequence[Sequence[Side]]
) -> tuple[tuple[str, ...], bool]:
    """Return the quantities that may differ in an unknown way, and whether words say so."""
    found: list[str] = []
    differ = False
    alike = any(re.search(r"\bidentical\b", sentence) for sentence in sentences)
    if any(word in MATERIALS for way in ways for side in way for word in side):
        found += _ofroles(named(OF_MATERIALS, family), sentences, family, ways)
        differ = True
    for sentence in sentences:
        for words, nouns in _UNLIKE:
            sentence, hits = compiled(rf"\b(?:{words})\b").subn(" ", sentence)
            if hits:
                found += () if alike else named(nouns, family)
                differ = True
    return tuple(dict.fromkeys(found)), differ


def _ofroles(
    names: tuple[str, ...], sentences: Sequence[str], family: str, ways: Sequence[Sequence[Side]]
) -> list[str]:
    """Return those of several quantities that belong to what goes by the words of a side.

    Where iron and aluminium blocks lie in water, the density of the water does not differ.
    """
    words = {w for way in ways for side in way for w in side if w in MATERIALS}
    beside = {m[1] for s in sentences for w in words for m in compiled(rf"\b{w} (\w+)").finditer(s)}
    beside |= {
        m[1] for s in sentences for w in words for m in compiled(rf"(\w+) of {w}\b").finditer(s)
    }
    roles = {role for word in (*beside, *words) for role in lexicon(family).roles_of(word)}
    bodies = {q.name: q.body for q in registry.family(family).quantities}
    return [n for n in names if not roles or bodies[n] is None or bodies[n] in roles]
