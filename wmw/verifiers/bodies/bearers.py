"""Whose number it is, where its body is named again: "Ida (18 kg) ... Ida sits 2.0 m out".

Bodies are told together with their masses, and then one of them, the second as well as the first,
with the place where it is. The noun beside the mass stands before the place again.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, Mention
from wmw.core.units import parse_unit

_TELLING = (
    "red|blue|green|yellow|white|black|grey|gray|brown|orange|left|right|upper|lower|top|bottom"
    "|small|smaller|large|larger|big|bigger|first|wooden|metal|steel|iron|brass|glass"
)
_NAME = rf"(?P<name>(?:(?:{_TELLING}) )?[A-Za-z][a-z]{{1,14}}(?: [A-Z1-9])?)"
_BEFORE = re.compile(
    rf"\b{_NAME}(?:['’]s (?:mass|weight) (?:is|of) "
    r"|,? ?(?:\((?:(?:of )?(?:mass|weight|m|W)(?: =| of)? ?)?"
    r"|(?:(?:that|which|who) )?(?:of|with|has|weighs|weighing|is|pulls with)"
    r"(?: an?)?(?: (?:mass|weight))?(?: of)? ))\Z"
)
"""What stands before the number of a body: "Ida (", "a father of mass", "the dog weighs"."""
_BY_NAME = re.compile(r"\b(?P<name>[A-Z][a-z]{1,14}), \Z")
"""Somebody by name, with a mass: "Mia, 36 kg"."""
_BEHIND = re.compile(
    rf"[ -](?P<name>(?:(?:{_TELLING}) )?(?![a-z]*(?:s|ed|ing)\b)[a-z]{{3,14}}(?: [A-Z1-9]\b)?)"
)
"""What stands behind it: no verb, such as "sits"."""
_NO_BODY = word_set(
    "mass masses weight weights load effort force body object and or with which that who is are at"
    " on in to up off left right from each light uniform heavy long another other second its his"
    " her the when while where but for then against over under head push pull children people men"
    " women boys girls friends sit hang stand rest lie act balance have do down out back"
    " forward away upward downward upwards downwards inward outward there here"
)
"""Words beside a number that name no body, or not one alone."""
_ANOTHER = r"(?<!other )(?<!second )(?<!another )"
_HEAVIER = re.compile(r"\bthe (?:(?P<more>heavier)|lighter)\b", re.I)
_MASS = parse_unit("kg").dimension  # type: ignore[union-attr]
_FORCE = parse_unit("N").dimension  # type: ignore[union-attr]
_CLAUSE = re.compile(r"[.?!;](?:\s|\Z)")
_WITH_IT = re.compile(
    r"(?: (?:straight )?(?:down|up))?(?: on (?:the |a |it)?(?:[a-z]+ ?){0,2})?,? (?:at )?", re.I
)
"""What stands between a force and the place where it acts: "with 100 N at 1.2 m"."""
_AND_HAS = re.compile(
    r" (?:from|of) (?:the|its) [a-z]+,? and (?:has|weighs|with|is of)(?: an?)?(?: (?:mass|weight))?"
    r"(?: of)? ",
    re.I,
)
"""What stands between a place and the mass of what is there: "1.2 m from the pivot and weighs"."""
_FROM_ONE = re.compile(
    r",? (?:away )?(?:from|apart|of) (?:the )?(?P<name>[A-Za-z]+(?: [A-Z1-9]\b)?)"
)


def borne_by(text: str, mentions: tuple[Mention, ...]) -> dict[int, int]:
    """Return the numbers told of a body that is known by another number, each with that one.

    Both are places among the mentions. A noun that stands beside two numbers of one kind, with two
    adjectives, or with another body between it and the number, tells nothing.
    """
    owners: dict[int, int] = {}
    names = _names(text, mentions)
    for index, mention in enumerate(mentions):
        if _tells_whose(mention.measurement) or mention.measurement.unit is None:
            continue
        if index + 1 < len(mentions) and _has(text, mention, mentions[index + 1]):
            owners[index] = index + 1
            continue
        begin = max((m.end() for m in _CLAUSE.finditer(text, 0, mention.start)), default=0)
        before = text[begin : mention.start]
        last = {at: place for name, at in names.items() if (place := _last(name, before)) >= 0}
        last |= {at: found for at, found in _by_comparison(before, mentions) if at not in last}
        if not last:
            if index and _is_with_it(text, mentions[index - 1], mention):
                owners[index] = index - 1
            continue
        owner = max(last, key=lambda at: last[at])
        between = begin + last[owner], mention.start
        if any(between[0] < m.start < between[1] for i, m in enumerate(mentions) if i != owner):
            continue
        away = _FROM_ONE.match(text, mention.end)
        if away is None or names.get(away["name"], owner) == owner:
            owners[index] = owner
    return owners


def _has(text: str, mention: Mention, mass: Mention) -> bool:
    """Tell whether the mass behind a place is that of the body which is there."""
    between = _AND_HAS.fullmatch(text, mention.end, mass.start)
    return between is not None and _tells_whose(mass.measurement)


def _is_with_it(text: str, force: Mention, mention: Mention) -> bool:
    """Tell whether a number stands right behind the force that acts there."""
    of_force = force.measurement.unit is not None and force.measurement.unit.dimension == _FORCE
    return of_force and _WITH_IT.fullmatch(text, force.end, mention.start) is not None


def _names(text: str, mentions: tuple[Mention, ...]) -> Mapping[str, int]:
    """Return the nouns beside numbers with a unit, but for those that two of them have."""
    found = [(n, i) for i, mention in enumerate(mentions) for n in _beside(text, mention)]
    often = Counter(name for name, _ in found)
    return {
        name: index
        for name, index in found
        if often[name] == 1 and not _is_of_several_kinds(text, name)
    }


def _is_of_several_kinds(text: str, name: str) -> bool:
    """Tell whether a noun stands with two adjectives that tell bodies apart: a red and a blue box.

    So it does where it stands with one of them and without: "a red box ... the box".
    """
    if name.split()[0].lower() in _TELLING.split("|"):
        return False
    stands = compiled(rf"(?:\b(?P<kind>{_TELLING}) )?\b{re.escape(name)}\b", re.I)
    return len({(match["kind"] or "").lower() for match in stands.finditer(text)}) > 1


def _beside(text: str, mention: Mention) -> Collection[str]:
    if not _tells_whose(mention.measurement):
        return ()
    before = text[max(0, mention.start - 60) : mention.start]
    matches = (
        _BEFORE.search(before),
        _BY_NAME.search(before),
        _BEHIND.match(text, mention.end),
    )
    return {m["name"] for m in matches if m and m["name"].split()[0].lower() not in _NO_BODY}


def _tells_whose(measured: Measurement) -> bool:
    """Tell whether a number is one that a body is known by: its mass, or its weight."""
    return measured.unit is not None and measured.unit.dimension in (_MASS, _FORCE)


def _last(name: str, before: str) -> int:
    """Return where a noun, in the upper or lower case of its own, stands last; -1 for nowhere."""
    first = f"[{name[0].upper()}{name[0].lower()}]" if name[0].islower() else name[0]
    pattern = rf"{_ANOTHER}\b{first}{re.escape(name[1:])}\b(?!['’]s\b)"
    return max((m.start() for m in compiled(pattern).finditer(before)), default=-1)


def _by_comparison(before: str, mentions: tuple[Mention, ...]) -> Iterator[tuple[int, int]]:
    """Yield the heavier, or the lighter, of just two bodies, with where it is called so."""
    said = list(_HEAVIER.finditer(before))
    masses = [(i, m.measurement) for i, m in enumerate(mentions) if _tells_whose(m.measurement)]
    if not said or len(masses) != 2 or masses[0][1].si == masses[1][1].si:
        return
    (least, _), (most, _) = sorted(masses, key=lambda pair: pair[1].si)
    yield (most if said[-1]["more"] else least), said[-1].start()
