"""What a question asks for without its noun: "how long does the hammer fall", "how many feet".

Question words tell the kind of quantity ("how fast": a speed), and the words of the sentence which
one of that kind, by what the family declares for it (`wmw.core.unnamed`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from wmw.core import registry
from wmw.core.system import unit_of
from wmw.core.units import compatible, parse_unit
from wmw.core.unnamed import NEED
from wmw.core.work import spend

_NUMBERED = r"how many (?:more |whole |full )?"
_HOW_MUCH = r"how much(?: weight| load|(?= can | could | will | would | does | do ))"
"""What asks for a load: "how much can it lift"."""
_KINDS: Mapping[str, re.Pattern[str]] = {
    unit: re.compile(rf"(?:^|(?<= ))(?:{words})(?= |$)")
    for unit, words in {
        "s": r"how long|how soon|how much (?:more |longer )?time|how quickly|how much later"
        rf"|{_NUMBERED}(?:milli|micro)?(?:seconds?|minutes?|hours?|s|ms)(?! per)"
        r"|when(?= (?:do|does|did|will|would|can) )"
        r"|(?:what|which) (?:total )?(?:time|interval)",
        "m": r"how (?:far|high|deep|deeply|low|close|tall|wide|big"
        r"|long(?! (?:does|did|will|would) (?:\w+ ){0,3}take ))"
        rf"|{_NUMBERED}(?:(?:kilo|centi|milli)?(?:met(?:er|re)s?)|feet|foot|inches|yards|miles"
        r"|km|cm|mm|m)(?! per| s\b| h\b)"
        r"|what (?:total )?(?:distance|height|depth|length)",
        "m/s": rf"how (?:fast|quickly)"
        r"|(?:what|find|calculate|determine) (?:(?!initial |original )\w+ ){0,4}"
        r"(?:speed|velocity)"
        rf"|{_NUMBERED}(?:(?:kilo|centi)?met(?:er|re)s?|miles|feet) per|{_NUMBERED}(?:m s|km h)",
        "kg": rf"how (?:heavy|massive)|{_HOW_MUCH}"
        rf"|{_NUMBERED}(?:kilo)?(?:grams?|kg|g|tonn?es|tons)",
        "N": rf"how (?:hard|strong|strongly|heavy)|{_HOW_MUCH}|{_NUMBERED}(?:kilo)?newtons?",
        "J": rf"how much (?:\w+ )?(?:energy|work|heat)|{_NUMBERED}(?:kilo)?joules?",
        "deg": rf"how (?:steep|steeply)|what (?:angle|direction)|{_NUMBERED}degrees",
    }.items()
}
"""Question words by a unit of what they ask for."""
_HOW = re.compile(r"(?:^|(?<= ))how (?!do |does |did |is |are |will |would |can |about )\w+")
_NEEDED = re.compile(
    r"\b(?:must(?! (?:pass|elapse|go by))|needs?|needed|necessary|required?|requires"
    r"|ha(?:ve|s|d) to|so that|so as to|in order|minimum|least|smallest|slowest|enough)\b"
)
_AS_MUCH = re.compile(r"\bas (?:high|tall|deep|far|long|fast|heavy|large)\b")
"""Words of a comparison, which ask for no height: "were twice as high, how long would it take"."""
_FROM_TOP = re.compile(r"\b(?:from|off) top of\b")
"""Where something starts, which is no top that it gets to."""
_FORMS: Mapping[str, str] = {
    "fell": "fall", "fallen": "fall", "struck": "strike", "stricken": "strike", "went": "go",
    "gone": "go", "rose": "rise", "risen": "rise", "came": "come", "slid": "slide",
    "took": "take", "taken": "take", "left": "leave", "threw": "throw", "thrown": "throw",
    "flew": "fly", "flown": "fly", "flies": "fly", "ran": "run", "swung": "swing",
    "stood": "stand", "spun": "spin", "caught": "catch", "met": "meet", "got": "get",
    "held": "hold", "kept": "keep", "lost": "lose", "sank": "sink", "sunk": "sink",
    "stuck": "stick", "spent": "spend", "heard": "hear", "drove": "drive", "rode": "ride",
    "began": "begin", "begun": "begin", "hung": "hang", "shot": "shoot", "drew": "draw",
    "drawn": "draw", "lies": "lie", "lay": "lie", "lying": "lie", "saw": "see", "seen": "see",
    "gave": "give", "flung": "fling",
}  # fmt: skip
_DOUBLED = 3
_MINUS = "-"


@dataclass(frozen=True, slots=True)
class _Set:
    """Words that tell a quantity: of each part one stands in the sentence, of `without` none."""

    parts: tuple[frozenset[str], ...]
    without: frozenset[str]
    need: bool

    def tells(self, bag: set[str]) -> bool:
        return self.without.isdisjoint(bag) and not any(p.isdisjoint(bag) for p in self.parts)


def unnamed(sentence: str, family: str) -> Iterator[str]:
    """Yield the quantities that a plain sentence asks for without their noun, as declared.

    Only what the most words tell is yielded.
    """
    declared = _declared(family)
    kinds = [unit for unit in declared if _KINDS[unit].search(sentence)]
    if not kinds:
        return
    said = _FROM_TOP.sub(" ", _AS_MUCH.sub(" ", sentence))
    bag = {form for word in said.split() for form in _bases(word)}
    need = _NEEDED.search(sentence) is not None
    told: dict[str, int] = {}
    for kind in kinds:
        for name, sets in declared[kind]:
            for told_by in sets:
                size = len(told_by.parts)
                if told_by.need is need and size >= told.get(name, 0):
                    spend(1)
                    if told_by.tells(bag):
                        told[name] = size
    most = max(told.values(), default=0)
    yield from (name for name, size in told.items() if size == most)


def asks_how(sentence: str) -> int:
    """Return where a plain sentence asks how long, far, many ..., or -1."""
    match = _HOW.search(sentence)
    return match.start() if match else -1


@lru_cache(maxsize=64)
def _declared(family: str) -> Mapping[str, tuple[tuple[str, tuple[_Set, ...]], ...]]:
    """Return the quantities asked for without a noun, by the kinds of their units."""
    spec = registry.family(family)
    found: dict[str, list[tuple[str, tuple[_Set, ...]]]] = {}
    for asked in spec.unnamed:
        quantity = spec.quantity(str(asked.symbol.name))
        sets = tuple(_as_set(words) for words in asked.words)
        for kind in _KINDS:
            unit = parse_unit(kind)
            if unit is not None and compatible(unit, unit_of(quantity)):
                found.setdefault(kind, []).append((quantity.name, sets))
    return {kind: tuple(entries) for kind, entries in found.items()}


def _as_set(words: str) -> _Set:
    parts = words.split()
    told = tuple(frozenset(p.split("|")) for p in parts if p != NEED and p[0] != _MINUS)
    without = frozenset(w for p in parts if p[0] == _MINUS for w in p[1:].split("|"))
    return _Set(told, without, NEED in parts)


@lru_cache(maxsize=4096)
def _bases(word: str) -> frozenset[str]:
    """Return the word with the forms that it may be an inflection of: "hitting", "hit"."""
    found = {word, _FORMS.get(word, word)}
    for tail in ("s", "es", "ed", "ing"):
        stem = word.removesuffix(tail)
        if stem == word or len(stem) < _DOUBLED:
            continue
        found |= {stem, f"{stem}e"}
        if stem[-1] == stem[-2]:
            found.add(stem[:-1])
    return frozenset(found)
