"""What the effect says goes with what, against how state 1 has things change beside the question.

"A longer stopping time means a smaller average force" joins two quantities in opposite senses, "the
effective gravity shortens the period" tells the sense of one. How things then go is told in words
of the change, or by its value beside the earlier one of the same name: F1 and F2, t_earth and
t_moon. Only nouns of quantities count, and a text that denies, supposes or tells a course says
nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from wmw.core.equation import canonical_name
from wmw.core.equation.names import word_set
from wmw.core.quantity import Measurement
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.questions.asked_noun import of_unit
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain

_LONGEST = 300
_COST = 80
_TWO = 2
_SAME = 0.02
_UP = r"(?:larger|greater|higher|longer|bigger|more|stronger|deeper)"
_DOWN = r"(?:smaller|lower|shorter|less|weaker|shallower)"
_NOUN = (
    r"(?:force|pressure|period|time|duration|speed|velocity|acceleration|current|voltage|emf"
    r"|resistance|power|energy|temperature|density|volume|mass|weight|length|distance|height|depth"
    r"|area|radius|frequency|wavelength|amplitude|tension|friction|range|extension|stretch|flux"
    r"|momentum|torque|pitch|gravity|g|size|magnification|level|buoyancy|work|heat|pull|effort|stop"
    r"|coefficient)"
)
_OF = (
    r"(?: (?:of|on|in|at|for|between|through|across)"
    r"(?: (?!(?:and|so|which|as|makes|means|gives)\b)[a-z0-9]+){1,3}?)?"
)
_NP = rf"(?P<np>(?:(?!(?:so|that)\b)[a-z]+ ){{0,2}}?{_NOUN})\b"
_IS = (
    r"(?:(?:becomes?|gets?|will be|must be|comes out|turns out)"
    r"(?: (?:now|then|thus|therefore|also))? )?"
)
_RISES = r"(?:rises?|increases?|grows?|goes up|climbs?)"
_FALLS = r"(?:falls?|decreases?|drops?|goes down|shrinks?|sinks?)"
_RAISES = r"(?:raises|increases|lengthens|enlarges|strengthens|prolongs|stretches)"
_LOWERS = r"(?:lowers|decreases|shortens|reduces|diminishes|weakens|cuts)"
_FORMS: tuple[tuple[re.Pattern[str], int], ...] = tuple(
    (re.compile(form), sense)
    for sense, comparative, intransitive, transitive in (
        (1, _UP, _RISES, _RAISES),
        (-1, _DOWN, _FALLS, _LOWERS),
    )
    for form in (
        rf"\b{comparative} {_NP}",
        rf"\b{_NP}{_OF} {_IS}(?:even |much |little |slightly )?{comparative}\b"
        rf"(?! (?:[a-z]+ ){{0,2}}{_NOUN}\b)",
        rf"\b{_NP}{_OF} {intransitive}\b(?! (?:its |their )?(?:[a-z]+ )?{_NOUN}\b)",
        rf"\b{transitive} (?:its |their |his )?{_NP}",
    )
)
_FASTER = re.compile(
    r"\b(?:flows?|moves?|runs?|streams?|travels?|goes|driven|is|are) (?P<how>faster|slower"
    r"|more slowly|more quickly)\b|\b(?P<of>faster|slower) (?:change|motion|movement|flow)\b"
)
_MADE = (
    (re.compile(r"\b(?:shortening|cutting) (?P<np>[a-z]+)"), "length", -1),
    (re.compile(r"\b(?:lengthening|extending) (?P<np>[a-z]+)"), "length", 1),
    (re.compile(rf"\b(?:raising|increasing|enlarging) (?P<np>(?:[a-z]+ )?{_NOUN})\b"), "", 1),
    (re.compile(rf"\b(?:lowering|reducing|decreasing) (?P<np>(?:[a-z]+ )?{_NOUN})\b"), "", -1),
)
"""What one does to a quantity: "shortening the string raises the frequency"."""
_PLACE = re.compile(
    r"\b(?P<np>image|object|moving|bringing|candle|lamp|arrow|screen|pin|flame)(?: (?:moves?|goes"
    r"|shifts?|comes?|moved|pushed))?(?: even)? (?P<how>(?:farther|further) (?:away|off|from)|away"
    r"|closer|nearer|towards?|approaches)\b"
)
_NEARER = frozenset({"closer", "nearer", "toward", "towards", "approaches"})
_COMPARATIVE_ENDS = re.compile(r"(?<=er), ")
_UNSURE = re.compile(
    r"\b(?:not|no|never|neither|nor|would|could|might|may|unless|instead|independent|first|then"
    r"|later|finally|before|until|till|whereas|respectively|although|but|however|only|opposite)\b"
    r"|n't",
    re.I,
)
_OF_SEVERAL = re.compile(
    r"(?:\A|[,;.:])[^,;.:]*\b(?:same|equal|both|twice|total|each|other|limit|maximum|minimum)\b"
    r"[^,;.:]*"
)
"""A clause that is about more than one thing, or about what does not change."""
_THAN = re.compile(r"\bthan\b(?! (?:at rest|at first|on earth|in air)\b)", re.I)
_SUPPOSED = re.compile(r"\b(?:if|when|where|whenever|as|for|with)\b", re.I)
_GENERAL = re.compile(
    r"\b(?:an?|the) (?:\w+er|more|less)\b|\A(?:\w+er|more|less|\w+ing)\b|\bby \w+ing\b"
    r"|\b(?:always|generally|every|any|all)\b|[,;] the \w+er\b",
    re.I,
)
"""What states a law, whose cause may go either way: "a longer pendulum has a longer period"."""
_COMPARED = re.compile(r"\b(?:compare\w*|which|both|two|second|other)\b", re.I)
_NEUTRAL = frozenset(
    {"average", "mean", "stopping", "new", "own", "resulting", "effective", "real"}
)
_RUBS = re.compile(r"\bfriction force\Z")
_ONE_NOUN = {"velocity": "speed", "duration": "time", "stop": "time", "emf": "voltage"}
_TOKENS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[^\W\d_])(?=\d)")


@dataclass(frozen=True, slots=True)
class Tendency:
    """Which noun goes up (1) or down (-1), in which words, with what telling it more closely."""

    head: str
    sense: int
    beside: frozenset[str]
    words: str


def against_tendency(claims: Claims) -> tuple[str, str] | None:
    """Return what the effect says goes how, and what of state 1 goes the opposite way."""
    effect, change = claims.effect, claims.change
    if effect is None or change is None or max(len(effect.text), len(change.text)) > _LONGEST:
        return None
    said = plain(_parted(_OF_SEVERAL.sub(" ", effect.text)))
    if _UNSURE.search(said) or _THAN.search(said):
        return None
    spend(_COST)
    told = _tendencies(said)
    heads = {one.head for one in told}
    if len(told) == _TWO == len(heads):
        pair = _of_two(claims, told, said) or _of_told_cause(claims, told, said)
        if pair is not None:
            return pair
    if _SUPPOSED.search(said) or _GENERAL.search(effect.text) or _COMPARED.search(claims.question):
        return None
    ends = (_of_one(claims, one, change.text) for one in told)
    return next((pair for pair in ends if pair is not None), None)


def _parted(text: str) -> str:
    """Return a text in which "it floats higher, the level falls" tells of no higher level."""
    return _COMPARATIVE_ENDS.sub(" so that ", text)


def _of_one(claims: Claims, told: Tendency, change: str) -> tuple[str, str] | None:
    then = plain(_parted(change))
    if _UNSURE.search(then) or _THAN.search(then):
        return None
    of_it = [one for one in _tendencies(then) if one.head == told.head]
    if len(of_it) != 1 or of_it[0].sense == told.sense or not _is_of_one(claims, told, of_it[0]):
        return None
    return told.words, of_it[0].words


def _of_two(claims: Claims, told: Sequence[Tendency], said: str) -> tuple[str, str] | None:
    """Return a law of two things in words, and the value of state 1 that goes against it.

    The law has no direction: who slows down instead of speeding up finds both senses turned.
    """
    known, found = _pairs(claims, late=claims.variables), _pairs(claims, late=claims.results)
    causes = [pair for pair in known if pair.sense]
    if len(found) != 1 or len(causes) != 1 or found[0].marks != causes[0].marks:
        return None
    [cause], [result] = causes, found
    ways = [
        (one, other)
        for one, other in (told, tuple(reversed(told)))
        if _may_be(one, cause) and _may_be(other, result)
    ]
    if not ways or not result.sense:
        return None
    joined = told[0].sense * told[1].sense
    if cause.sense * result.sense == joined:
        return None
    return said, f"{result.late.name} = {result.late.raw}"


def _of_told_cause(claims: Claims, told: Sequence[Tendency], said: str) -> tuple[str, str] | None:
    """Return a law of two things, and what the change says of one that goes against the other.

    How the other goes the question must say, outside of its asking sentence and of no other body
    than the change.
    """
    asking = asking_sentences(claims.question)
    change = plain(claims.change.text if claims.change is not None else "")
    given = claims.question
    for sentence in asking:
        given = given.replace(sentence, " ")
    if len(asking) != 1 or re.search(r"\bwhich\b", asking[0], re.I):
        return None
    if _UNSURE.search(change) or _THAN.search(change) or _UNSURE.search(given):
        return None
    known, found = _tendencies(plain(given)), _tendencies(change)
    bodies = [plain(body) for body in claims.bodies]
    asked = {body for body in bodies if holds_phrase(plain(asking[0]), body)}
    for cause, result in (told, tuple(reversed(told))):
        causes = [one for one in known if one.head == cause.head]
        results = [one for one in found if one.head == result.head]
        if len(causes) != 1 or len(results) != 1 or len(asked) > 1:
            continue
        near = next(
            (s for s in _sentences(given) if causes[0].words in s), ""
        )  # what is said of the cause
        here = {body for body in bodies if holds_phrase(change, body)}
        if not here <= asked | {body for body in bodies if holds_phrase(near, body)}:
            continue
        if causes[0].sense * results[0].sense != cause.sense * result.sense:
            return said, results[0].words
    return None


def _sentences(text: str) -> list[str]:
    """Return the sentences of a text as plain words."""
    return [plain(sentence) for sentence in re.split(r"(?<=[.;?!])\s+", text)]


def _is_of_one(claims: Claims, one: Tendency, other: Tendency) -> bool:
    """Tell whether what tells a noun more closely leaves both statements about one thing."""
    asked = frozenset(plain(" ".join(asking_sentences(claims.question))).split())
    bodies = [plain(body) for body in claims.bodies]
    named = [{b for b in bodies if holds_phrase(t.words, b)} for t in (one, other)]
    if named[0] and named[1] and named[0] != named[1]:
        return False
    return one.beside ^ other.beside <= _NEUTRAL | asked


# -- in words -------------------------------------------------------------------------------------


def _tendencies(text: str) -> list[Tendency]:
    """Return what a plain text says of how nouns go, each noun once."""
    found: dict[str, Tendency | None] = {}
    for one in _all_in(text):
        known = found.get(one.head, one)
        found[one.head] = one if known is not None and known.sense == one.sense else None
    return [one for one in found.values() if one is not None] if None not in found.values() else []


def _all_in(text: str) -> Iterator[Tendency]:
    taken: set[int] = set()
    for form, sense in _FORMS:
        for match in form.finditer(text):
            words = match["np"].split()
            at = match.end("np")
            if at in taken:
                continue
            taken.add(at)
            if "coefficient" in words:
                continue
            if _RUBS.search(match["np"]):
                words = words[:-1]
            beside = frozenset(word for word in words[:-1] if word not in _SMALL)
            yield Tendency(_ONE_NOUN.get(words[-1], words[-1]), sense, beside, match[0])
    for match in _FASTER.finditer(text):
        sense = 1 if (match["how"] or match["of"]) in ("faster", "more quickly") else -1
        yield Tendency("speed", sense, frozenset(), match[0])
    for made, head, sense in _MADE:
        for match in made.finditer(text):
            yield Tendency(head or match["np"].split()[-1], sense, frozenset(), match[0])
    for match in _PLACE.finditer(text):
        sense = -1 if match["how"] in _NEARER else 1
        yield Tendency(f"place of {match['np']}", sense, frozenset(), match[0])


_SMALL = word_set(
    "so and means makes gives causes needs requires brings of has with in to for then now thus"
    " hence which keeps lets much even by its their his this that"
)


# -- in values ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pair:
    """A later value beside an earlier one of the same name, and which marks tell them apart."""

    stem: str
    marks: tuple[str, str]
    early: Measurement
    late: Named

    @property
    def sense(self) -> int:
        """Whether the later value is the larger (1) or the smaller one (-1), or neither (0)."""
        late = self.late.measured
        assert late is not None
        apart = late.si - self.early.si
        return 0 if abs(apart) <= _SAME * abs(self.early.si) else 1 if apart > 0 else -1


def _pairs(claims: Claims, late: tuple[Named, ...]) -> list[Pair]:
    """Return the pairs of values of which the later one is among some claims, marked as state 1's.

    The mark of what is later is that of the one new variable; its stem may have one earlier value.
    """
    fresh = [_stem_and_mark(claim.name) for claim in claims.results]
    marks = {mark for stem, mark in fresh if stem}
    if len(marks) != 1:
        return []
    [mark] = marks
    found = []
    for claim in late:
        stem, own = _stem_and_mark(claim.name)
        if own != mark or claim.measured is None or claim.measured.si <= 0:
            continue
        before = [
            (_stem_and_mark(other.name)[1], other.measured)
            for other in claims.variables
            if other is not claim and other.measured is not None
            if _stem_and_mark(other.name)[0] == stem
        ]
        if len(before) == 1 and _are_alike(before[0][1], claim.measured) and before[0][1].si > 0:
            found.append(Pair(stem, (before[0][0], own), before[0][1], claim))
    return found


def _stem_and_mark(name: str) -> tuple[str, str]:
    """Return a name without its last part, and that part: ("t", "moon")."""
    stem, _, mark = _TOKENS.sub("_", canonical_name(name)).rpartition("_")
    return stem, mark.lower()


def _are_alike(one: Measurement, other: Measurement) -> bool:
    units = [m.unit.dimension if m.unit is not None else None for m in (one, other)]
    return units[0] == units[1] and units[0] is not None


def _may_be(told: Tendency, pair: Pair) -> bool:
    """Tell whether a noun can be that of a pair of values: by its unit, or g by its letter."""
    if told.head in ("g", "gravity"):
        return pair.stem.partition("_")[0] == "g"
    head = "distance" if told.head.startswith("place of ") else told.head
    late = pair.late.measured
    return late is not None and of_unit(head, late.unit)
