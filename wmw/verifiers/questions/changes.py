"""What a question changes without a word for the factor: "4.0 m instead of 2.0 m", "h, then 4h".

Two values of one kind, or a symbol and a multiple of it, say by how many times something differs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core import registry
from wmw.core.patterns import compiled
from wmw.core.quantity import Mention, find_measurements
from wmw.core.system import unit_of
from wmw.core.units import compatible
from wmw.verifiers.vocabulary.change_words import ALONG
from wmw.verifiers.vocabulary.lexicon import NEVER_BARE, plain
from wmw.verifiers.vocabulary.nouns import nouns_in
from wmw.verifiers.vocabulary.symbols_told import symbols_in

Change = tuple[tuple[str, ...], float, float | None]
"""What may be meant, how many times as large it becomes, and what it was, where that is told."""
_INSTEAD_OF = re.compile(
    r"^[^.?!]{0,20}\b(?:instead of|rather than|compared (?:with|to)|and not)\b", re.I
)
_PURPOSE = (
    r"(?:get|obtain|form|produce|give|make|see|have|reach|keep|cast|project|throw|read|show|yield"
    r"|achieve|induce|light|run|drive)\b"
)
"""What "to" begins where it tells what something is done for: "to get an image 36 cm away"."""
_LATER = re.compile(
    r"\b(?:(?<!perpendicular )(?<!parallel )(?<!attached )(?<!next )(?<!close )(?<!tied )"
    rf"(?<!fixed )(?<!as )(?<!than )to(?! {_PURPOSE})|now|then|instead"
    r"|new|by one of|after(?:wards)?|again|second)\b[^.;?!\d]{0,30}\Z",
    re.I,
)
_MORE = re.compile(r"\b(?:another|further|extra|additional|more)\b", re.I)
_ADDED = re.compile(
    r"^[^.;?!\d]{0,40}\b(?:added|removed|more|less|taken (?:off|away|out)|poured (?:in|out)"
    r"|put (?:on|in)|loaded (?:on|onto|into)|lost)\b",
    re.I,
)
"""Words beside a number by which it is what comes or goes, and not the new value."""
_SYMBOL = re.compile(
    r"\b(?P<noun>[a-z]+(?: [a-z]+)?)(?: of)?(?: an?)? \$?(?P<symbol>[A-Za-z])\$?(?![A-Za-z\d'’])"
)
_PERCENTAGE = re.compile(
    r"\b(?:(?P<more>increas|rais|lengthen|grow|rise|larger|longer|higher)"
    r"|(?:decreas|reduc|lower|shorten|drop|fall|smaller|shorter))\w*(?: \w+)?"
    r" by (?P<share>\d{1,2}(?:\.\d+)?) ?(?:%|percent|per cent)",
    re.I,
)
_NEAR, _SAME = 45, 1e-6
_BESIDE, _LEAD = 60, 30
"""How far, in characters, such words may stand behind and before a number."""


def changes_by_value(stem: str, family: str) -> Iterator[Change]:
    """Yield what a question gives an earlier and a later value of, or as a symbol's multiple."""
    found = list(_by_percentage(stem, family))
    found = found or list(_by_numbers(stem, family)) or list(_by_symbols(stem, family))
    if len(found) == 1:
        yield found[0]


def _by_percentage(stem: str, family: str) -> Iterator[Change]:
    """Yield what grows or shrinks by a percentage: "its length is increased by 44 %"."""
    for match in _PERCENTAGE.finditer(stem):
        nouns = nouns_in(plain(stem[max(0, match.start() - _NEAR) : match.start()]), family)
        share = float(match["share"]) / 100
        if nouns and 0 < share < 1:
            yield nouns[-1][2], 1 + share if match["more"] else 1 - share, None


def _by_numbers(stem: str, family: str) -> Iterator[Change]:
    mentions = [m for m in find_measurements(stem) if m.measurement.unit is not None]
    for later in mentions:
        alike = [m for m in mentions if _kin(m, later)]
        if len(alike) != 2 or alike[1] is not later:
            continue
        [earlier, _] = alike
        one, two = earlier.measurement, later.measurement
        if one.si <= 0 or two.si <= 0 or abs(one.si - two.si) <= _SAME * one.si:
            continue
        if one.unit is not None and (one.unit.offset or one.unit.text in NEVER_BARE):
            continue  # 80 dB are not 0.8 times 100 dB, nor 40 °C twice 20 °C
        if ALONG.search(stem, max(0, earlier.start - _LEAD), earlier.start):
            continue
        names = _named(stem, earlier, later, family)
        between = stem[earlier.end : later.start]
        if names and _INSTEAD_OF.search(between):
            yield names, one.si / two.si, two.si
        elif names and _LATER.search(between) and not _comes_or_goes(stem, between, later):
            yield names, two.si / one.si, one.si


def _comes_or_goes(stem: str, before: str, mention: Mention) -> bool:
    """Tell whether a number is a part that is added or removed: "after 20 g has been added"."""
    behind = stem[mention.end : mention.end + _BESIDE]
    return bool(_MORE.search(before[-_LEAD:]) or _ADDED.search(behind))


def _kin(one: Mention, other: Mention) -> bool:
    units = one.measurement.unit, other.measurement.unit
    return (
        units[0] is not None and units[1] is not None and units[0].dimension == units[1].dimension
    )


def _named(stem: str, earlier: Mention, later: Mention, family: str) -> tuple[str, ...]:
    """Return what the two values may be of: by the noun before one, else all of their kind."""
    unit = earlier.measurement.unit
    declared = registry.family(family)
    kind = {
        q.name
        for q in declared.quantities
        if unit is not None and compatible(unit, unit_of(q)) and q.moment != "after"
    }
    for mention in (earlier, later):
        low = plain(stem[max(0, mention.start - _NEAR) : mention.start])
        nouns = [n for n in nouns_in(low, family) if kind & set(n[2])]
        if nouns:
            return tuple(name for name in nouns[-1][2] if name in kind)
    return tuple(q.name for q in declared.quantities if q.name in kind and q.grid is not None)


def _by_symbols(stem: str, family: str) -> Iterator[Change]:
    """Yield what stands as a symbol first and as a multiple of it later: "height h", "4h"."""
    seen: set[str] = set()
    known = {symbol.text: symbol.names for symbol in symbols_in(stem, family)}
    for match in _SYMBOL.finditer(stem):
        symbol = match["symbol"]
        later = compiled(rf"(?<![\w.])(\d{{1,2}}) ?\$?{symbol}(?![\w'’])").search(
            stem[match.end() :]
        )
        part = compiled(rf"(?<![\w.]){symbol}/(\d{{1,2}})(?![\w.])").search(stem[match.end() :])
        if symbol in seen or (later is None) == (part is None):
            continue
        nouns = nouns_in(plain(match["noun"]), family)
        if nouns:
            seen.add(symbol)
            number = int((later or part or match)[1])
            if number:
                names = known.get(symbol, nouns[-1][2])
                yield names, float(number) if later is not None else 1 / number, None
