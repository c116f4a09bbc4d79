"""The bodies, stages or situations that a question compares, by the words that tell them apart.

"Ball 1" and "ball 2", the copper and the aluminium block, the heavier and the lighter one: each is
a side. Words that belong to one side alone are what an answer names it by.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from wmw.core.patterns import compiled
from wmw.core.work import metered
from wmw.verifiers.vocabulary.lexicon import find_phrase, plain

Side = tuple[str, ...]
"""The plain words by which one of the things compared is known."""
MATERIALS = (
    "aluminium", "aluminum", "copper", "iron", "steel", "lead", "gold", "silver", "brass", "glass",
    "wood", "wooden", "plastic", "rubber", "cork", "concrete", "stone", "granite", "ice", "wax",
    "water", "oil", "cooking oil", "olive oil", "mercury", "alcohol", "ethanol", "glycerine",
    "seawater", "sea water", "salt water", "fresh water", "freshwater", "air", "helium", "hydrogen",
    "styrofoam", "foam", "sand", "tin", "zinc", "nickel", "tungsten", "platinum", "diamond",
    "titanium", "nichrome", "milk", "honey", "petrol", "brick", "oak", "pine",
)  # fmt: skip
_SPELLINGS = (
    ("aluminium", "aluminum", "al"), ("copper", "cu"), ("iron", "fe"), ("lead", "pb"),
    ("gold", "au"), ("silver", "ag"), ("wood", "wooden"), ("mercury", "hg"),
    ("oil", "cooking oil", "olive oil"), ("fresh water", "freshwater"),
    ("seawater", "sea water", "salt water"), ("water",), ("steel",), ("glass",),
)  # fmt: skip
_OPPOSITES = (
    (("heavier", "heavy", "more massive"), ("lighter", "light", "less massive")),
    (("larger", "large", "bigger", "big", "greater"), ("smaller", "small", "little")),
    (("longer", "long"), ("shorter", "short")),
    (("wider", "wide", "broad"), ("narrower", "narrow")),
    (("thicker", "thick"), ("thinner", "thin")),
    (("hotter", "hot", "warm", "warmer"), ("colder", "cold", "cooler", "cool")),
    (("steeper", "steep"), ("shallower", "shallow", "gentle")),
    (("faster", "fast"), ("slower", "slow")),
    (("solid",), ("hollow",)),
    (("dropped", "released", "let go"), ("thrown", "fired", "launched", "kicked", "pushed off")),
    (("adult", "father", "mother", "man", "parent"), ("child", "son", "daughter", "boy", "girl")),
)
_COMPARED = "|".join(
    word for pair in _OPPOSITES for words in pair for word in words if word[-2:] == "er"
)
_OFFERED = re.compile(
    rf"\b(?:{_COMPARED}) (?:than )?(?:or )?(?:{_COMPARED})\b(?: than)?(?: or same)?"
)
"""What a question offers as answers: "is it longer, shorter or the same?"."""
_COLOURS = ("red", "blue", "green", "black", "white", "yellow", "grey", "gray", "brown", "orange")
_PULLS = {"earth": 1.0, "moon": 0.17, "mars": 0.38, "jupiter": 2.5, "venus": 0.9, "saturn": 1.07}
"""How strong gravity is on the worlds that everybody knows, in that of the Earth."""
_PLACES = tuple(_PULLS)
_WORLDS = ("planet", "asteroid", "dwarf planet", "distant world")
_SCENERY = re.compile(
    rf"\b(?:{'|'.join((*_PLACES, *_WORLDS))}|wet|dry|icy|snow|snowy|rough|smooth|polished|uphill"
    r"|downhill|lift|elevator|vacuum)\b"
)
_LABEL = r"(?:[A-Z]|[1-9]|I{1,3}|one|two|three)"
NO_NUMBER = (
    r"(?!\s*(?:[.,]\d|%|°|(?:k?g|mg|[ckm]?m|km|m?s|h|min|k?N|k?J|k?W|[mk]?V|m?A|K|C|Hz|L)\b))"
)
"""What does not follow a digit that counts bodies: a unit, or more digits."""
_LABELLED = re.compile(rf"\b([A-Za-z][a-z]{{2,}}) ({_LABEL})(?![A-Za-z\d]){NO_NUMBER}")
_LISTED = re.compile(
    rf"\b([A-Za-z][a-z]{{2,}})s,? ({_LABEL}),? (?:and |& )?({_LABEL})"
    rf"(?:,? (?:and |& )({_LABEL}))?\b"
)
_BESIDE = re.compile(
    r"\b[Aa]n? ([a-z]+(?: [a-z]+)?) and an? ([a-z]+(?: [a-z]+)?)(?= (?:are|have|of the same|is|both"
    r"|slide|roll|fall|start|with the same)\b)"
)
_BY_THE_OTHER = re.compile(
    r"\b(?:[Aa]n?|[Tt]he) ([a-z]{3,}) (?:has|is|with|that has|that is)"
    r" (?:twice|half|double|\w+ times) (?:the|as) (?:mass|weight|heavy as|heavy|massive as)"
    r"(?: of| as)? (?:an?|the) ([a-z]{3,})\b"
)
_ALONE = re.compile(
    r"(?<![A-Za-z\d(/·°])([A-CP-RX-Z])(?![A-Za-z\d).'’/·])(?! [a-z]{3,} (?:and|is|of)\b)"
)
_RUNS = ("ABC", "PQR", "XYZ")
_FIRST_NAMED = r"(?P<one>[A-Z][a-z]{1,11})"
_AND_NAMED = re.compile(
    rf"\b{_FIRST_NAMED}(?: [a-z]{{2,10}}){{0,3}},? (?:at |at a distance of )?[\d.]+ ?[a-z]{{1,2}}\b"
    r"[^.;?!\d]{0,40}?\b(?:and|while) (?P<two>[A-Z][a-z]{1,11})(?: [a-z]{2,10}){0,3},?"
    r" (?:at )?[\d.]+ ?[a-z]{1,2}\b"
)
"""Two people known by their names, each with a number: "Ann sits 1.0 m and Bob 2.0 m from"."""
_NO_BODIES = frozenset({"part", "figure", "fig", "question", "point", "position", "take", "use",
                        "about", "than", "from", "every", "these", "this", "that", "with", "into",
                        "times", "case", "problem", "the", "and", "for", "are", "has"})  # fmt: skip
_SIZED = re.compile(
    r"\bone (?:of them )?(?:is |being |has |having |with )?"
    r"(?:(?:twice|double|\w+ times)|(?P<part>half|third))"
    r" (?:as (?P<way>[a-z]+) as|(?P<size>mass|weight|length|speed|size|radius) of) other\b"
)
"""Words by which one of two things is told to be larger: "one twice as heavy as the other"."""
_OF_SIZES = {"mass": "heavy", "weight": "heavy", "length": "long", "speed": "fast",
             "size": "large", "radius": "large"}  # fmt: skip
_WRITTEN = {"one": "1", "two": "2", "three": "3"}
_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_ORDINALS = ("first", "second", "third")
_STAGES = re.compile(
    r"\b(?:now|then|instead|replaced|swapped|second time|later|again|changed|new)\b"
)


def _sides_of(stem: str) -> tuple[tuple[Side, ...], ...]:
    """Return the ways in which a question tells the things apart that it compares."""
    found = [_labelled(stem), _ordinal(stem), _of_materials(stem)]
    found += _by_opposites(stem)
    found += [
        _coordinated(stem),
        _measured(stem),
        _called(stem),
        _of_words(stem, _COLOURS),
        _of_places(stem),
        _one_and_other(stem),
    ]
    return tuple(dict.fromkeys(sides for sides in found if len(sides) > 1))


sides_of = metered(_sides_of, maxsize=512)


def _coordinated(stem: str) -> tuple[Side, ...]:
    """Return the bodies that a question sets side by side: "A feather and a hammer are"."""
    match = _BESIDE.search(stem)
    if match is None or match[1].split()[-1] == match[2].split()[-1]:
        return ()
    return tuple(tuple(dict.fromkeys((side, side.split()[-1]))) for side in match.groups())


def _measured(stem: str) -> tuple[Side, ...]:
    """Return two bodies of which one is told by the other: a truck with twice the mass of a car."""
    match = _BY_THE_OTHER.search(stem)
    if match is None or match[1] == match[2]:
        return ()
    return (match[1],), (match[2],)


def _called(stem: str) -> tuple[Side, ...]:
    """Return two people by their names, where each is told a number: Ann at 1.0 m, Bob at 2.0 m."""
    match = _AND_NAMED.search(stem)
    if match is None or match["one"] == match["two"] or plain(match["one"]) in _NO_BODIES:
        return ()
    return (match["one"].lower(),), (match["two"].lower(),)


def _labelled(stem: str) -> tuple[Side, ...]:
    """Return the sides that go by a letter or a number: "vessels A, B and C"."""
    by_noun: dict[str, list[str]] = {}
    for match in _LISTED.finditer(stem):
        noun = match[1].lower()
        by_noun.setdefault(noun, []).extend(label for label in match.groups()[1:] if label)
    for match in _LABELLED.finditer(stem):
        by_noun.setdefault(match[1].lower(), []).append(match[2])
    for noun in [n for n in by_noun if n.endswith("s") and n[:-1] in by_noun]:
        by_noun[noun[:-1]] += by_noun.pop(noun)
    for noun, labels in by_noun.items():
        distinct = sorted(set(labels), key=labels.index)
        if noun not in _NO_BODIES and 2 <= len(distinct) <= len(_ORDINALS):
            return tuple(_of_label(noun, label) for label in distinct)
    letters = sorted(set(_ALONE.findall(stem)))
    if len(letters) > 1 and any(run.startswith("".join(letters)) for run in _RUNS):
        return tuple((plain(f"x {letter}").removeprefix("x "),) for letter in letters)
    return ()


def _of_label(noun: str, label: str) -> Side:
    short = _WRITTEN.get(label, label).lower()
    words = [f"{noun} {short}", short]
    if short.isdigit():
        words.append(_ORDINALS[int(short) - 1] if int(short) <= len(_ORDINALS) else short)
    return tuple(words)


def _ordinal(stem: str) -> tuple[Side, ...]:
    text = plain(stem)
    named = [
        i for i, word in enumerate(_ORDINALS) if compiled(rf"\b{word}\b(?! ?[?.])").search(text)
    ]
    if len(named) < 2 or named != list(range(len(named))):
        return ()
    return tuple((_ORDINALS[i], str(i + 1)) for i in named)


def _of_materials(stem: str) -> tuple[Side, ...]:
    """Return two materials that are set side by side: a copper and an aluminium block.

    Of three, "from air into glass and into diamond", it is the two that are asked about.
    """
    text = plain(stem)
    standing = _materials_in(text)
    sentences = _SENTENCE.split(stem)
    asking = plain(next((s for s in reversed(sentences) if "?" in s), sentences[-1]))
    asked = dict.fromkeys(_spellings(word) for _, word in _materials_in(asking))
    known = dict.fromkeys(_spellings(word) for _, word in standing)
    if len(asked) == 2 and len(known) > 2 and asked.keys() <= known.keys():
        return tuple(spelled for spelled in known if spelled in asked)
    for (at, one), (then, other) in pairwise(standing):
        between = text[at + len(one) : then]
        if _spellings(one) != _spellings(other) and re.search(
            r"\b(?:and|or|while|with|than|instead of|other|into)\b", between
        ):
            return _spellings(one), _spellings(other)
    return ()


def _materials_in(text: str) -> list[tuple[int, str]]:
    """Return the materials that a plain text names with their places, none within another."""
    places = {word: find_phrase(text, word) for word in MATERIALS}
    standing = sorted((at, word) for word, at in places.items() if at >= 0)
    return [
        (at, word)
        for at, word in standing
        if not any(b <= at and at + len(word) <= b + len(o) and o != word for b, o in standing)
    ]


def scenery_of(text: str) -> frozenset[str]:
    """Return what a text tells of worlds, materials and surfaces, by which settings may differ."""
    low = plain(text)
    found = {_spellings(word)[0] for _, word in _materials_in(low)}
    return frozenset(found | {m[0] for m in _SCENERY.finditer(low)})


def _spellings(word: str) -> Side:
    return next((tuple(s) for s in _SPELLINGS if word in s), (word,))


def _by_opposites(stem: str) -> list[tuple[Side, ...]]:
    text = _OFFERED.sub(" ", plain(stem))
    found: list[tuple[int, tuple[Side, ...]]] = []
    for one, other in _OPPOSITES:
        places = [
            min((at for w in words if (at := find_phrase(text, w)) >= 0), default=-1)
            for words in (one, other)
        ]
        if min(places) >= 0:
            sides = (one, other) if places[0] < places[1] else (other, one)
            found.append((min(places), sides))
    return [sides for _, sides in sorted(found)]


def _of_places(stem: str) -> tuple[Side, ...]:
    """Return two worlds that are set side by side; of "planet X" the word planet tells it."""
    text = plain(stem)
    named = [word for word in _PLACES if find_phrase(text, word) >= 0]
    world = next((word for word in _WORLDS if find_phrase(text, word) >= 0), None)
    if world is None or len(named) != 1:
        return _of_words(stem, _PLACES)
    sides = [(find_phrase(text, named[0]), (named[0],)), (find_phrase(text, world), (world,))]
    return tuple(side for _, side in sorted(sides))


def _of_words(stem: str, words: Sequence[str]) -> tuple[Side, ...]:
    text = plain(stem)
    standing = sorted((at, word) for word in words if (at := find_phrase(text, word)) >= 0)
    return tuple((word,) for _, word in standing) if len(standing) in (2, 3) else ()


def _one_and_other(stem: str) -> tuple[Side, ...]:
    text = plain(stem)
    if re.search(r"\b(?:other|another|second one)\b", text) and not _STAGES.search(text):
        more, less = _by_their_size(text)
        return ("one", "first", "1", *more), ("other", "another", "second", "2", *less)
    return ()


def _by_their_size(text: str) -> tuple[Side, Side]:
    """Return what two things are called of which one is said to be so many times as heavy."""
    match = _SIZED.search(text)
    if match is None:
        return (), ()
    for more, less in _OPPOSITES:
        said = match["way"] or _OF_SIZES.get(match["size"], "")
        if said in more or said in less:
            ahead = (said in more) is not bool(match["part"])
            return (more, less) if ahead else (less, more)
    return (), ()


def stages_of(stem: str) -> tuple[Side, ...]:
    """Return "before" and "after" where a question changes something."""
    if not _STAGES.search(plain(stem)):
        return ()
    return (
        ("before", "old", "earlier", "at first", "first", "1", "initial"),
        ("after", "new", "now", "later", "instead", "second", "2", "final"),
    )


def forms_of(word: str) -> Side:
    """Return what else a thing is called that is called by a comparative: the faster, "fast"."""
    return next((words for pair in _OPPOSITES for words in pair if word in words), (word,))


def side_named(text: str, sides: Sequence[Side]) -> list[int]:
    """Return the sides that a plain text names, in the order of their mention."""
    found: list[tuple[int, int]] = []
    for index, words in enumerate(sides):
        places = [at for word in words if (at := find_phrase(text, word)) >= 0]
        if places:
            found.append((min(places), index))
    return [index for _, index in sorted(found)]


def side_named_last(text: str, sides: Sequence[Side]) -> int | None:
    """Return the side that a plain text names last."""
    best: tuple[int, int] | None = None
    for index, words in enumerate(sides):
        for word in words:
            at = max(
                (m.start() for m in compiled(rf"\b{re.escape(word)}\b").finditer(text)), default=-1
            )
            if at >= 0 and (best is None or at > best[0]):
                best = (at, index)
    return best[1] if best else None


def is_of_worlds(sides: Sequence[Side]) -> bool:
    """Tell whether things are told apart by the worlds that they are on: the Earth, the Moon."""
    return all(side[0] in (*_PLACES, *_WORLDS) for side in sides)


def pulls_of(sides: Sequence[Side]) -> tuple[float, ...]:
    """Return how strong gravity is on each of several worlds; nothing where one is not known."""
    pulls = tuple(_PULLS.get(side[0], 0.0) for side in sides)
    return pulls if all(pulls) else ()
