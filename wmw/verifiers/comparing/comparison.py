"""Questions that compare bodies, stages or situations: "Which ball lands first?"

What is compared, which side of it is asked for, and how the sides differ, as far as words tell.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from wmw.core import registry
from wmw.core.patterns import compiled
from wmw.core.quantity import find_measurements
from wmw.core.work import metered
from wmw.verifiers.comparing.dependence import changes_told, factor_at, two_quantities
from wmw.verifiers.comparing.sides import (
    MATERIALS,
    Side,
    forms_of,
    is_of_worlds,
    pulls_of,
    side_named,
    side_named_last,
    sides_of,
    stages_of,
)
from wmw.verifiers.questions.changes import changes_by_value
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.questions.ratio_in_symbols import is_ratio_in_symbols, ratio_in_words
from wmw.verifiers.vocabulary.comparative import compared_in, multiplied_in, named, warmth_in
from wmw.verifiers.vocabulary.lexicon import lexicon, plain
from wmw.verifiers.vocabulary.nouns import nouns_in

Form = Literal["which", "trend", "factor"]
_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_WHICH = re.compile(r"\b(?:which|whose|who)\b|\brank\b")
_FACTOR = re.compile(
    r"\bhow many times\b|\bby what factor\b|\bratio\b|\bwhat (?:factor|multiple)\b"
)
_TREND = re.compile(
    r"\bhow (?:does|do|will|would)\b.*\b(?:compare|change|differ)\b|\bcompared? (?:with|to)\b"
    r"|\bwhat (?:happens|will happen|would happen) to\b|\b(?:than|or|same)\b|^compare\b"
)
_LIKE_BEFORE = re.compile(
    r"\b(?:at|with|in|under|through|from|over|by) same (?!time\b|moment\b|instant\b|way\b)[a-z]+"
)
_WHAT_IS = re.compile(
    r"^what (?:is |are |was |will be )?(?!happens|will|would|effect|change|ratio|difference|do)"
)
"""A value that is asked for, where something else is as before: no value beside another one."""
_REFERENCE = re.compile(
    r"\bas [a-z]+ as\b|\bthan\b|\bcompared? (?:with|to)\b|\bto that (?:of|in|on)\b"
    r"|\bas (?:in|for|that of|on|with)\b|\bof that (?:of|in)\b"
)
_TIMES_AS = re.compile(
    r"\bhow many times as\b[^?!]{0,240}\bas\b|\bby what factor\b[^?!]{0,240}\bthan\b"
    r"|\bratio of\b[^?!]{0,240}\bto (?:that|the one)\b",
    re.I,
)
"""What tells which of two things is set against which."""
_TIMES_THE = re.compile(
    r"\bhow many times (?!(?:as|more|is|are|was|were|does|do|did|will|would|has|have|must|can"
    r"|should)\b|[a-z]+er\b)(?:[a-z]+ ){1,4}(?:of|on|in|at|from|for|with)\b"
)
"""What makes the first side mentioned the measure of the other: "how many times the weight of"."""
_TIMES_WHAT = re.compile(
    r"\bhow many times (?!(?:as|more|is|are|was|were|does|do|did|will|would|has|have|must|can"
    r"|should)\b|[a-z]+er\b)(?P<measure>(?:[a-z]+ ){2,12}?)(?:is|are|does|do|will|would|must)\b"
)
"""So does a clause: "how many times the push that A needs does B need"."""
_MEASURED_BY = re.compile(
    r"(?:\w+ ){1,5}?(?:of|as|than|that|value)(?: that| its value| value| acceleration| gravity)?"
    r" (?:on|of|in|at|for)(?: surface of)? (?P<by>\w+(?: \w+)?)"
)
"""What goes on from a word of change to what it is measured by: "one sixth of that on Earth"."""
_LIKE_ANOTHER = re.compile(
    r"\b(?:same (?:\w+ ){1,7}?as|as \w+ as|than)(?: that of| one of)? (?P<by>\w+(?: \w+)?)"
)
"""What sets one side against another before it goes on about the first one."""
_AFTER = re.compile(
    r"\b(?:after|at end of|during|in) (?:one|two|three|four|five|first|second|\d+) (?:seconds?|s)\b"
)
"""A moment on the way, of which the quantities of the whole motion say nothing."""
_SAME = re.compile(r"\b(?:same|equal|identical|unchanged)\b")
_SHARED = re.compile(r"\b(?:from|through|over|under|against|of|with|having) (?:the )?same $")
"""Words before what all sides have alike, which is not what is asked for."""
_CARRIERS = r"(?:turntable|merry[- ]go[- ]round|carousel|roundabout|dis[ck]|platform|wheel|record)"
_TURN_TOGETHER = re.compile(
    r"\b(?:turntable|merry[- ]go[- ]round|carousel|roundabout|(?:turning|rotating|spinning)"
    rf" (?:\w+ )?{_CARRIERS}|{_CARRIERS} (?:that|which) (?:turn|rotat|spin)\w*)\b"
)
"""What carries all that is on it around at one rate."""
_KEEPS_TURNING = re.compile(
    r"\b(?:keep(?:s|ing)?|maintain(?:s|ing)?) (?:\w+ ){0,2}?"
    r"(?:rate|angular (?:speed|velocity)|turning)\b"
    r"|\b(?:constant|steady|fixed|uniform|unchanged) (?:rate|angular (?:speed|velocity)|rotation"
    r"|[\d ]{1,8}(?:rpm|rev|rad))\b"
    r"|\b(?:turn|rotat|spin)\w* (?:\w+ ){0,3}?(?:steadily|uniformly)\b"
    r"|\b(?:rate|angular (?:speed|velocity)) (?:\w+ ){0,3}?"
    r"(?:is|stays|remains) (?:constant|same|fixed)\b"
)
_OTHER_RATE = re.compile(
    r"\b(?:rpm|revs?|revolutions|turns|per minute|per second|faster|slower|speeded|sped|period"
    r"|(?:speed|slow)(?:s|ed|ing)? (?:up|down)|(?:rate|speed|velocity) (?:\w+ ){0,3}?"
    r"(?:increas|rais|doubl|tripl|reduc|lower|decreas|halv)\w*)\b"
)
"""Words of a rate that may be another one later."""
_NOT_TOGETHER = re.compile(
    r"\b(?:two|both|another|other|second|each|own|different|separate) (?:\w+ )?"
    rf"{_CARRIERS}s?\b|\b{_CARRIERS}s\b|\bgears?\b|\bbelts?\b"
)
"""What makes the things that turn more than one."""
_THROWN = re.compile(r"\b(?:thrown|throws?|kick(?:ed|s)?|fire[sd]|shot|launch(?:ed|es)|hurled)\b")
_ARRIVES = re.compile(r"\b(?:land|hit|strike|reach|arriv|impact|top|highest|after|later)\w*")
"""Words of a speed on the way or at its end, which is not that of the throw."""
_RATES = ("angular velocity", "angular speed")
_NEAR_AFTER, _NEAR_BEFORE = 20, 40
"""How far, in characters, a noun may stand behind or before "the same"."""
_ORDER: tuple[tuple[str, tuple[str, ...], int], ...] = (
    (r"denser|more dense|higher density|greater density", ("density",), 1),
    (r"less dense|lower density", ("density",), -1),
    (r"heavier|more massive|greater mass|larger mass", ("mass",), 1),
    (r"lighter|less massive|smaller mass", ("mass",), -1),
    (r"longer", ("length",), 1),
    (r"shorter", ("length",), -1),
    (r"steeper", ("angle of the incline", "angle"), 1),
    (r"faster", ("initial speed", "speed"), 1),
    (r"slower", ("initial speed", "speed"), -1),
    (r"stiffer", ("spring constant", "stiffness"), 1),
    (r"softer|weaker", ("spring constant", "stiffness"), -1),
)
_PLURAL = re.compile(
    r"\b(mass|volume|length|speed|height|time|temperature|force|amplitude|radiu|angle|weight|area"
    r"|pressure|diameter|current|voltage|resistance|charge|distance|depth|coefficient|amount|width"
    r"|densit|energ|velocit|frequenc)(s|es|ies)\b(?! of bodies)"
)
_TIMES = re.compile(r"\b(?:two|three|four|five|six|eight|nine|ten|sixteen|many|d\d+|\d) \Z")
"""What makes "times" say by how many: "four times that on Earth"."""
_COMPARATIVE = re.compile(
    r"\b(?:larger|smaller|greater|longer|shorter|higher|lower|large|small|long|same|equal)\b"
)
_CALLED_BY_SIZE = re.compile(
    rf"(?<!times )(?<!how )(?<!much )\b(?P<size>{'|'.join(words for words, *_ in _ORDER)})"
    r" (?P<what>one|(?!(?:than|or|and|to|in|on|by|at|for|if|with|from|do(?:es)?|did|will|would"
    r"|are|was|were|can|must|should|has|have|had)\b)[a-z]{3,})\b(?! than\b)"
)
"""Words that call one of several by what it has more of: "the faster one", "the heavier crate"."""
_STEP = 1.3
"""By how much a quantity differs that is only said to be the larger one."""
_WIDTHS = ("width", "area", "base area", "diameter", "radius", "cross-sectional area",
           "surface area", "cross section", "area of the base")  # fmt: skip
_PER_LENGTH = ("linear density", "mass per unit length", "mass per length")
"""What a string or a rope has of its material and of its thickness together."""
_OF_MATERIALS = ("density", "mass", "specific heat", "specific heat capacity", "resistivity",
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
    (r"different (?:materials|bobs|masses|metals)|solid|hollow", (*_OF_MATERIALS, *_PER_LENGTH)),
    (r"different sizes|large|small|big|larger|smaller|bigger",
     (*_WIDTHS, "mass", "length", "volume", *_PER_LENGTH)),
    (r"thick|thin|thicker|thinner", (*_WIDTHS, "thickness", "mass", *_PER_LENGTH)),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Comparison:
    """What is compared: for which `names`, and whether the greater (1) or the lesser is meant.

    `ways` are the ways in which the question tells the sides apart. `factors` are quantities of
    which the words say how many times as large they are on each side, `unlike` such as may differ
    in a way that is not told, and `held` those said to be the same. `differ` is whether the words
    tell of any difference, and `alike` whether they say of anything that it is the same. For a
    trend or a factor, `subject` is set against `reference`. `of_one_side` are quantities that the
    words for one of several worlds fix ("on the Moon"), and so are none of all sides. `own` is
    whether what is asked for is itself such as may differ (a specific heat, of two materials).
    """

    family: str
    ways: tuple[tuple[Side, ...], ...]
    names: tuple[str, ...]
    sense: int
    form: Form
    subject: int
    reference: int
    factors: tuple[tuple[tuple[str, ...], tuple[float, ...]], ...]
    unlike: tuple[str, ...]
    held: tuple[tuple[str, ...], ...]
    differ: bool
    alike: bool
    of_one_side: frozenset[str] = frozenset()
    own: bool = False

    @property
    def count(self) -> int:
        """How many things are compared."""
        return len(self.ways[0])


@dataclass(frozen=True, slots=True)
class Contrast:
    """A comparison with the numbers of the question: for each quantity, its value on every side.

    `base` is the side that a reading of the trace is about. `texts` are the values as they are
    written, by side: "the 100 g car".
    """

    comparison: Comparison
    base: int = 0
    values: tuple[tuple[str, tuple[float, ...]], ...] = ()
    texts: tuple[Side, ...] = ()

    @property
    def ways(self) -> tuple[tuple[Side, ...], ...]:
        """The ways in which the sides are told apart, their values among them."""
        return (self.texts, *self.comparison.ways) if self.texts else self.comparison.ways


def _read_comparison(text: str, family: str) -> Comparison | None:
    """Return what a question compares, if it compares anything the family knows."""
    stem, options = split_options(text)
    stem = ratio_in_words(stem, {word for way in sides_of(stem) for side in way for word in side})
    written = [s for s in _SENTENCE.split(stem) if s.strip()]
    if not written:
        return None
    at = max((i for i, s in enumerate(written) if "?" in s), default=len(written) - 1)
    if is_ratio_in_symbols(written[at]):
        return None  # of what is not told apart by these letters, or of what they do not tell
    asking = plain(written[at])
    form = _form(asking, bool(options))
    if form is None or _AFTER.search(asking):
        return None
    if form == "factor" and two_quantities(asking, family) is not None:
        return None  # "how many times as large as the pull is the load": of one scene
    ways = sides_of(stem)
    stages = stages_of(stem)
    ways = (*ways, stages) if stages else ways
    in_order = not ways
    if not ways:
        ways = ((("first", "1"), ("second", "2")),)
    mine = [way for way in ways if side_named(asking, way)] or list(ways)
    ways = tuple(dict.fromkeys((*mine, *ways)))
    bare = asking
    for word in _called(asking, family):
        bare = compiled(rf"\b(?:[a-z]+er or )?{word} (?!than\b)").sub("", bare)
    bare = _without_sides(bare, ways)
    names = multiplied_in(bare, family) if form == "factor" else ()
    compared = compared_in(bare, family)
    sense = compared.sense if compared and form == "which" else 1
    if not names and compared and (form == "which" or _is_predicate(bare, family)):
        names = compared.names
    if not names:
        # The factor asked for is one of the quantity behind it, and no quantity of its own.
        behind = (_FACTOR.sub(" ", bare),) if form == "factor" else ()
        places = ((text, nouns_in(text, family)) for text in (*behind, bare, singular(bare)))
        found = next(((text, of) for text, of in places if of), ("", ()))
        nouns = [n for n in found[1] if not _SHARED.search(found[0], 0, n[0])]
        names = nouns[0][2] if nouns else compared.names if compared else ()
    if not names:
        return None
    told = [singular(plain(s)) for i, s in enumerate(written) if i != at] + _condition(asking)
    factors = _factors(told, family, ways)
    both = form == "which" or len(side_named(asking, ways[0])) > 1
    if not factors and ways[0] != stages and both:
        factors = _by_value(stem, family, ways)
    if not factors and form == "which":
        factors = _by_world(family, ways[0])
    unlike, differ = _unlike(told, family, ways)
    taken = {n for changed, _ in factors for n in changed}
    groups = [of for s in told for of in _held(s, family) if not set(of) >= set(names)]
    names = tuple(n for n in names if not any(n in of for of in groups)) or names
    # One thing may turn at another rate later, where the words tell of any.
    if ways[0] in sides_of(stem) and ways[0] != stages:
        groups += _turning_together(stem, family, names)
    else:
        groups += rates_kept(stem, family, names)
    held = tuple(dict.fromkeys(of for of in groups if of and not taken & set(of)))
    same = {n for of in held for n in of}
    subject, reference = roles(asking, ways[0])
    if form != "which" and not side_named(asking, ways[0]):
        subject, reference = _told_by_another(factors) or (subject, reference)
    if in_order and form != "which" and " than " in asking:
        subject, reference = 0, 1  # "down a ramp of 15° than down one of 30°"
    return Comparison(
        family,
        ways,
        names,
        sense,
        form,
        subject,
        reference,
        factors,
        tuple(n for n in unlike if n not in same | taken | set(names)),
        held,
        differ or bool(factors),
        any(_SAME.search(sentence) for sentence in told),
        _of_one_side(stem, family, ways[0]),
        differ and not set(named(_OF_MATERIALS, family)).isdisjoint(names),
    )


read_comparison = metered(_read_comparison, maxsize=1024)


def _of_one_side(stem: str, family: str, way: Sequence[Side]) -> frozenset[str]:
    """Return what the words for one of several worlds fix, which holds on that world alone."""
    if not is_of_worlds(way):
        return frozenset()
    words, text = lexicon(family), plain(stem)
    without = compiled(rf"\b(?:{'|'.join(w for side in way for w in side)})\b").sub("it", text)
    told, left = ({q for of, _ in words.facts_in(t) for q in of} for t in (text, without))
    return frozenset(told - left)


def _form(asking: str, options: bool) -> Form | None:
    factor, which = _FACTOR.search(asking), _WHICH.search(asking)
    if factor and not (which and which.start() < factor.start()):
        return "factor"
    if which:
        return "which"
    told = _LIKE_BEFORE.sub(" ", asking) if _WHAT_IS.search(asking) else asking
    return "trend" if _TREND.search(told) or options else None


def _is_predicate(sentence: str, family: str) -> bool:
    """Tell whether what is compared stands in the comparative: "faster, slower or the same"."""
    return not nouns_in(sentence, family)


def _condition(asking: str) -> list[str]:
    """Return the part of the asking sentence that tells something: "if Q has twice the mass"."""
    match = re.search(r"\b(?:if|when|that|in|of|for|with)\b.*", asking)
    return [singular(_COMPARATIVE.sub(" ", match[0]))] if match else []


def singular(text: str) -> str:
    """Return a plain text with the plural of the usual quantities put into the singular."""

    def one(match: re.Match[str]) -> str:
        if match[0] == "times" and _TIMES.search(text, max(0, match.start() - 12), match.start()):
            return match[0]
        return match[1] + ("y" if match[2] == "ies" else "")

    return _PLURAL.sub(one, text)


def _without_sides(asking: str, ways: Sequence[Sequence[Side]]) -> str:
    """Return a sentence without the words that name a side, which are part of no noun."""
    for words in (w for way in ways for side in way for w in side):
        if len(words) > 1 and words not in ("first", "longer", "shorter", "faster", "larger"):
            asking = compiled(rf"\b{re.escape(words)}\b(?! (?:than|or)\b)").sub("it", asking)
        elif len(words) == 1:  # the speed of Q is no other quantity than that of P
            asking = compiled(rf"\bof {re.escape(words)}\b(?! (?:than|or)\b)").sub("of it", asking)
    return asking


def sets_two_values(question: str) -> bool:
    """Tell whether it is asked how many times as large something is for one value as for another.

    "How many times as long is the period of a 1.6 m pendulum as that of a 0.40 m pendulum?"
    """
    stem, _ = split_options(question)
    asked = _TIMES_AS.search(stem)
    told = find_measurements(stem[asked.start() :]) if asked else []
    kinds = {m.measurement.unit.dimension for m in told if m.measurement.unit is not None}
    return len(told) == 2 and len(kinds) == 1


def by_values(spoken: Comparison, question: str, texts: Sequence[Side]) -> Comparison:
    """Return a comparison whose sides the asking words tell apart by their numbers alone.

    "How many times as long is the skid from 90 km/h as that from 30 km/h" sets the first number
    against the second, whatever the sides would be counted as.
    """
    stem, _ = split_options(question)
    written = [s for s in _SENTENCE.split(stem) if s.strip()]
    asking = plain(next((s for s in reversed(written) if "?" in s), written[-1]))
    factor = _FACTOR.search(asking)
    tail = asking[factor.start() :] if factor else ""
    if spoken.form != "factor" or len(side_named(tail, texts)) != spoken.count:
        return spoken
    without = tail
    for words in (w for side in texts for w in side):
        without = without.replace(words, " ")
    if any(side_named(without, way) for way in spoken.ways):
        return spoken
    subject, reference = roles(tail, texts)
    return replace(spoken, subject=subject, reference=reference)


def called_by_size(
    spoken: Comparison, values: Sequence[tuple[str, Sequence[float]]]
) -> tuple[Side, ...]:
    """Return what two sides may be called by what they have more of: the faster, the lighter."""
    found: tuple[list[str], ...] = tuple([] for _ in range(spoken.count))
    for words, nouns, sense in _ORDER if spoken.count == 2 else ():
        names = named(nouns, spoken.family)
        of = next((of for name, of in values if name in names and len(set(of)) == 2), None)
        if of is not None:
            more = found[int((of[1] - of[0]) * sense > 0)]
            more += [form for word in words.split("|") for form in forms_of(word)]
    known = {word for way in spoken.ways for side in way for word in side}
    return tuple(tuple(w for w in dict.fromkeys(side) if w not in known) for side in found)


def by_size(spoken: Comparison, question: str, called: Sequence[Side]) -> Comparison | None:
    """Return a comparison of two that asks for "the faster one" as what that side is called.

    None where no number tells which of them it is.
    """
    stem, _ = split_options(question)
    asking = plain(next((s for s in reversed(_SENTENCE.split(stem)) if "?" in s), stem))
    told = _called(asking, spoken.family)
    if spoken.form == "which" or not told:
        return spoken
    known = {word for way in spoken.ways for side in way for word in side}
    if spoken.count != 2 or not known.isdisjoint(told):
        return spoken
    meant = side_named(" ".join(told), called)
    if not meant:
        return None
    way = tuple(side if i in meant else (*side, "other") for i, side in enumerate(called))
    subject, reference = roles(asking, way)
    return replace(spoken, subject=subject, reference=reference)


def _called(asking: str, family: str) -> list[str]:
    """Return the words that call one of several by its size: the faster one, the longer string."""
    return [
        match["size"]
        for match in _CALLED_BY_SIZE.finditer(asking)
        if not nouns_in(match["what"], family)
    ]


def roles(asking: str, sides: Sequence[Side]) -> tuple[int, int]:
    """Return which side is set against which: "the torque of the second" against the first's.

    In "how many times the weight of A is that of B" A is the measure.
    """
    last = len(sides) - 1
    ends = [match.end() for match in _REFERENCE.finditer(asking)]
    beyond = side_named(asking[ends[-1] :], sides) if ends else []
    if beyond:
        reference = beyond[0]
        return next(i for i in (last, *range(last)) if i != reference), reference
    mentioned = side_named(asking, sides)
    if len(mentioned) > 1:
        times = _TIMES_THE.search(asking)
        if times and not side_named(asking[: times.start()], sides):
            return mentioned[1], mentioned[0]
        clause = _TIMES_WHAT.search(asking)
        if clause and side_named(clause["measure"], sides)[:1] == mentioned[:1]:
            return mentioned[1], mentioned[0]
        return mentioned[0], mentioned[1]
    subject = mentioned[0] if mentioned else last
    return subject, 0 if subject else last


def _factors(
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


def pull_named(family: str) -> tuple[str, ...]:
    """Return what a family calls the acceleration of free fall."""
    return named(("acceleration of free fall", "acceleration due to gravity"), family)


def _by_world(
    family: str, way: Sequence[Side]
) -> tuple[tuple[tuple[str, ...], tuple[float, ...]], ...]:
    """Return how gravity differs on the worlds that are compared, where no number tells it."""
    gravity = pull_named(family)
    pulls = pulls_of(way)
    if not pulls or not gravity:
        return ()
    return ((gravity, pulls),)


def _told_by_another(
    factors: Sequence[tuple[tuple[str, ...], tuple[float, ...]]],
) -> tuple[int, int] | None:
    """Return which of two sides is told by which, where the asking sentence names neither.

    "On the Moon, where g is one sixth of that on Earth": the Moon is set against the Earth.
    """
    own = {i for _, of in factors if len(of) == 2 for i, factor in enumerate(of) if factor != 1.0}
    return (own.copy().pop(), 1 - own.pop()) if len(own) == 1 else None


def _by_value(
    stem: str, family: str, ways: Sequence[Sequence[Side]]
) -> tuple[tuple[tuple[str, ...], tuple[float, ...]], ...]:
    """Return what the question gives as a symbol for the first, a multiple of it for the second."""
    if len(ways[0]) != 2:
        return ()
    told = changes_by_value(stem, family)
    return tuple((names, (1.0, factor)) for names, factor, was in told if was is None)


def _told_in(sentence: str, family: str) -> Iterator[tuple[tuple[str, ...], float]]:
    for names, factor in changes_told(sentence, family):
        yield names, factor
    for words, nouns, sense in _ORDER:
        if compiled(rf"\b(?:{words})\b.*\bthan\b|\bis (?:{words})\b").search(sentence):
            names = named(nouns, family)
            if names:
                yield names, _STEP**sense
    warmed = warmth_in(sentence, family)
    if warmed is not None:
        yield warmed.names, _STEP**warmed.sense


def _unlike(
    sentences: Sequence[str], family: str, ways: Sequence[Sequence[Side]]
) -> tuple[tuple[str, ...], bool]:
    """Return the quantities that may differ in an unknown way, and whether words say so."""
    found: list[str] = []
    differ = False
    alike = any(re.search(r"\bidentical\b", sentence) for sentence in sentences)
    if any(word in MATERIALS for way in ways for side in way for word in side):
        found += _ofroles(named(_OF_MATERIALS, family), sentences, family, ways)
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


def _turning_together(stem: str, family: str, names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield the rate at which all sides turn, where one thing carries them around."""
    text = plain(stem)
    if _TURN_TOGETHER.search(text) and not _NOT_TOGETHER.search(text):
        rates = named(_RATES, family)
        if rates and not set(rates) & set(names):
            yield rates


def rates_kept(stem: str, family: str, names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield the rate at which what carries something goes on to turn, if none of another is told.

    A bug that crawls outward on a turntable gets faster.
    """
    text = plain(stem)
    if _KEEPS_TURNING.search(text) is not None or _OTHER_RATE.search(text) is None:
        yield from _turning_together(stem, family, names)


def _held(sentence: str, family: str) -> Iterator[tuple[str, ...]]:
    """Yield what may be meant by each of the quantities that are said to be the same."""
    nouns = nouns_in(sentence, family)
    for match in _SAME.finditer(sentence):
        after = [n for n in nouns if 0 <= n[0] - match.end() <= _NEAR_AFTER]
        before = [n for n in nouns if 0 <= match.start() - n[1] <= _NEAR_BEFORE]
        for noun in after[:1] or before[-1:]:
            yield noun[2]
