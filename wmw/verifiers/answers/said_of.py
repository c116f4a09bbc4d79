"""Of which of several things asked for each value of an answer is said: by symbol, words or order.

"T = 19.6 N, N = 33.9 N", "tension 19.6 N, normal force 33.9 N", and after "find the tension and the
normal force" the bare "19.6 N and 33.9 N" say it. Where nothing does, any thing of its kind may be
meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise

from wmw.core.quantity import Measurement, Mention, find_measurements
from wmw.core.tolerance import Agreement, agrees
from wmw.verifiers.case import Case
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain

_SYMBOL = re.compile(r"(?<!\w)([^\W\d_]\w{0,8}['′]?)\s*[=≈]\s*\Z")
_JOINING = re.compile(r"[\s,;.~≈()]*(?:and|about|respectively)?[\s,;.~≈()]*", re.I)
"""What stands about the values of an answer that tells them apart by their order alone."""
_NOT_IN_ORDER = re.compile(r"\b(?:or|each|both|two|either)\b")

Agrees = Callable[[Measurement, str, float], bool]
Said = tuple[frozenset[str], ...]
Kind = tuple[int, ...]


def said_of(case: Case, raw: str, mentions: Sequence[Mention]) -> Said:
    """Return for each value of a text what it is said to be; nothing where nothing tells it."""
    told = _by_words(case, raw, mentions) or _by_order(case, raw, mentions)
    by_symbol = (_by_symbol(case, raw[: mention.start], mention) for mention in mentions)
    return tuple(
        symbol or (told[place] if told else frozenset()) for place, symbol in enumerate(by_symbol)
    )


def exchanged(
    case: Case, raw: str, mentions: Sequence[Mention], agrees_with: Agrees
) -> tuple[str, str] | None:
    """Return the two things of which each value is said of the other one."""
    if len(mentions) != len(("one", "two")):
        return None
    own = _by_words(case, raw, mentions) or _by_order(case, raw, mentions)
    if not own:
        return None
    here, there = (
        [name for name in names if name in case.asked and _is_of(case, mention, name, agrees_with)]
        for names, mention in zip(own, reversed(mentions), strict=True)
    )
    right = any(
        name not in case.asked or _is_of(case, mention, name, agrees_with)
        for names, mention in zip(own, mentions, strict=True)
        for name in names
    )
    return (here[0], there[0]) if here and there and not right else None


def one_wrong(
    case: Case, mentions: Sequence[Mention], agrees_with: Agrees
) -> tuple[Mention, str] | None:
    """Return a value that nothing of its kind has, and the one thing of it that is asked for.

    Another value must be that of something else asked for: then the question is understood.
    """
    asked = _asked(case)
    others = [name for m in mentions for name in asked if _is_of(case, m, name, agrees_with)]
    for mention in mentions:
        kind = dimension(mention)
        mine = [name for name in asked if _kind(case, name) == kind]
        alone = sum(dimension(m) == kind for m in mentions) == 1
        known = [name for name in case.asked if _kind(case, name) == kind]
        if (
            not alone
            or not mine
            or not set(others) - set(mine)
            or any(_is_of(case, mention, name, agrees_with) for name in known)
            or len({f"{abs(case.asked[name]):.3g}" for name in mine}) != 1
            or is_told(case, mention)
        ):
            continue
        return mention, mine[0]
    return None


def symbol_denies(case: Case, before: str, mention: Mention, fits: Sequence[str]) -> bool:
    """Tell whether the symbol with an index that a value is given to is that of other things."""
    symbol = _SYMBOL.search(before)
    if symbol is None or not symbol[1][-1].isdigit():
        return False
    meant = {
        name
        for name in case.quantities_of(symbol[1])
        if name in case.asked and _kind(case, name) == dimension(mention)
    }
    if any(case.given_values(n) or case.family.quantity(n).moment == "before" for n in meant):
        return False  # u₁ is the velocity before or after
    return bool(meant) and meant.isdisjoint(fits)


def stands_in_order(
    case: Case, raw: str, mentions: Sequence[Mention], names: Sequence[str]
) -> bool:
    """Tell whether the one of two bare values that is asked for by name stands where it is asked.

    "Find the normal force and the friction": of "9.8 N and 17 N" the second is no normal force.
    """
    asking = case.question.asking
    known = [place for place, name in enumerate(names) if name in case.question.targets]
    if len(mentions) != len(("one", "two")) or len(known) != 1 or asking.count(" and ") != 1:
        return True
    if len({dimension(mention) for mention in mentions}) != 1 or _NOT_IN_ORDER.search(asking):
        return True
    if not _JOINING.fullmatch(raw[mentions[0].end : mentions[1].start]):
        return True
    if not all(map(_JOINING.fullmatch, (raw[: mentions[0].start], raw[mentions[1].end :]))):
        return True
    found = case.words.asking.found(asking)
    name = names[known[0]]
    at = [
        at + len(phrase)
        for phrase, at in found.items()
        if any(name == own for own, _ in case.words.asking.owners[phrase])
    ]
    sides = {int(end > asking.index(" and ") + 1) for end in at}
    return sides != {1 - known[0]}


def is_beside(case: Case, mention: Mention, mentions: Sequence[Mention]) -> bool:
    """Tell whether a value says nothing more: it is of the question, or another one once more.

    Or it has no unit, and may be a name, a share or a power of ten.
    """
    if not any(dimension(mention)) or is_told(case, mention):
        return True
    return any(
        dimension(other) == dimension(mention)
        and agrees(mention.measurement, other.measurement.si) is Agreement.EQUAL
        for other in mentions
        if other is not mention
    )


def is_told(case: Case, mention: Mention) -> bool:
    """Tell whether a value is one of the question, said again."""
    told = (m.measurement for m in find_measurements(case.claims.question))
    return any(
        m.unit is not None
        and mention.measurement.unit is not None
        and m.unit.dimension == mention.measurement.unit.dimension
        and agrees(mention.measurement, m.si) is Agreement.EQUAL
        for m in told
    )


def dimension(mention: Mention) -> Kind:
    """Return the dimension of a stated value."""
    unit = mention.measurement.unit
    return unit.dimension if unit is not None else (0,) * 8


def _is_of(case: Case, mention: Mention, name: str, agrees_with: Agrees) -> bool:
    value = case.asked[name]
    return _kind(case, name) == dimension(mention) and (
        agrees_with(mention.measurement, name, value)
        or agrees_with(mention.measurement, name, -value)
    )


def _asked(case: Case) -> list[str]:
    """Return what the words ask for, where its value is known and not given."""
    return [n for n in case.question.targets if n in case.asked and not case.given_values(n)]


def _by_symbol(case: Case, before: str, mention: Mention) -> frozenset[str]:
    symbol = _SYMBOL.search(before)
    meant = set(case.quantities_of(symbol[1])) if symbol else set()
    kind = dimension(mention)
    return frozenset(n for n in _asked(case) if n in meant and _kind(case, n) == kind)


def _by_words(case: Case, raw: str, mentions: Sequence[Mention]) -> Said:
    """Return what is asked for in the words that stand before each value, else behind each."""
    starts = [0, *(mention.end for mention in mentions)]
    ends = [*(mention.start for mention in mentions), len(raw)]
    texts = [plain(raw[a:b]) for a, b in zip(starts, ends, strict=True)]
    phrases = {
        phrase: {name for name, _ in case.words.asking.owners[phrase]} & {*case.question.targets}
        for phrase in case.words.asking.found(case.question.asking)
    }
    told = [
        frozenset(
            n for phrase, names in phrases.items() if holds_phrase(text, phrase) for n in names
        )
        for text in texts
    ]
    side = told[:-1] if told[0] else told[1:]
    return tuple(side) if all(side) else ()


def _by_order(case: Case, raw: str, mentions: Sequence[Mention]) -> Said:
    """Return the things of one kind in the order in which they are asked for, to bare values."""
    kind = dimension(mentions[0])
    starts = [0, *(mention.end for mention in mentions)]
    ends = [*(mention.start for mention in mentions), len(raw)]
    if (
        _NOT_IN_ORDER.search(case.question.asking)
        or any(dimension(mention) != kind for mention in mentions)
        or not all(_JOINING.fullmatch(raw[a:b]) for a, b in zip(starts, ends, strict=True))
    ):
        return ()
    places = _places_asked(case, kind)
    return places if len(places) == len(mentions) else ()


def _places_asked(case: Case, kind: Kind) -> Said:
    """Return what each phrase of the asking words asks for of one kind, in their order.

    Nothing where phrases overlap, or ask for one thing twice.
    """
    places: list[tuple[int, int, frozenset[str]]] = []
    found = case.words.asking.found(case.question.asking)
    for phrase, at in sorted(found.items(), key=lambda item: item[1]):
        names = frozenset(
            name
            for name, _ in case.words.asking.owners[phrase]
            if name in case.question.targets
            and _kind(case, name) == kind
            and not case.given_values(name)
        )
        if names:
            places.append((at, at + len(phrase), names))
    apart = all(one[1] <= two[0] and not one[2] & two[2] for one, two in pairwise(places))
    return tuple(names for *_, names in places) if apart else ()


def _kind(case: Case, name: str) -> Kind:
    return case.textbook_unit(name).dimension
