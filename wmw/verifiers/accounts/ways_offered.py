"""Of what thing a question offers ways, and how a thing's way is told in words.

"Does the lamp become brighter, dimmer or stay the same?" offers three ways of one thing, the lamp's
brightness; "what happens to the period?" leaves them open.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.questions.asking import asking_sentences, twins
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.senses import Sense

_LONGEST = 300
MORE = (
    r"(?:larger|greater|bigger|higher|longer|faster|stronger|brighter|louder|heavier|deeper|hotter"
    r"|warmer|more)"
)
LESS = (
    r"(?:smaller|lower|shorter|slower|weaker|dimmer|fainter|quieter|lighter|shallower|colder|cooler"
    r"|less|reduced)"
)
LINK = (
    r"(?:(?:is|are|was|becomes?|became|gets?|will be|turns out|comes out|has become|must be)"
    r"(?: (?:now|then|thus|therefore|so|hence|also|made|again|even|much|clearly|there|here))*)"
)
RISES = (
    r"(?:rises?|rose|increases?|increased|grows?|goes up|go up|went up|climbs?|doubles?|doubled"
    r"|triples?|quadruples?|gains?|gained)"
)
FALLS = (
    r"(?:falls?|fell|decreases?|decreased|drops?|dropped|goes down|go down|went down|shrinks?"
    r"|diminishes|sinks?|halves|lost|loses?|dwindles?)"
)
STAYS = (
    r"(?:(?:stays?|remains?|keeps?|kept|stayed|remained|left)(?: (?:exactly|just))?"
    r"(?: (?:same|constant|unchanged|equal|as (?:it|they) (?:is|are|was|were)|as before"
    r"|at(?= \d)|unaffected|fixed))"
    rf"|{LINK} (?:exactly )?(?:same|unchanged|constant|unaffected|equal(?! \d)|conserved|as before)"
    r"|conserved|unchanged)"
)
OFFERS: tuple[tuple[re.Pattern[str], Sense], ...] = (
    (re.compile(rf"\b(?:{MORE}|rise|{RISES})\b"), "up"),
    (re.compile(rf"\b(?:{LESS}|{FALLS})\b"), "down"),
    (re.compile(r"\b(?:same|unchanged|equal|stays?|remains?|kept|conserved|unaffected)\b"), "same"),
)
_SUBJECT = re.compile(
    r"\b(?:does|do|did|will|is|are|has|have)"
    r" (?P<who>(?P<what>(?:(?!(?:become|get|grow|be|stay|remain"
    r"|glow|shine|burn|look|sound|feel|run|flow|swing|turn|spin|rotate|oscillate|vibrate|travel"
    r"|float|ride|weigh|take|last|need|read|show|then|now|also|itself|rise|fall|increase|decrease"
    r"|drop|go|move|shrink|which|that|if|when"
    rf"|{MORE}|{LESS}|same|unchanged|equal|lost|gained)\b)[a-z0-9]+ ){{1,8}}))"
)
_HAPPENS = re.compile(
    r"\bwhat (?:then |now )?(?:happens|becomes|is effect) (?:to|of|on)"
    r" (?P<who>(?:[a-z0-9]+ ){1,8}?)"
    r"(?=(?:if|when|as|while|after|during|then|now|and|does|in|inside)\b|\Z)"
    r"|\bhow (?:does|do|did|will|is|are) (?P<what>(?:[a-z0-9]+ ){1,8}?)"
    r"(?:change|changed|affected)\b"
)
"""What asks for a way without offering one."""
_BESIDE = re.compile(r"\b(?:than|compared (?:with|to))\b")
_WHICH = re.compile(r"\b(?:which|who|whose|how much|by what|why|how many|what)\b")
_NO_CHANGE = re.compile(
    r"\b(?:(?:does|do|did|has|is|are|was) not (?:been )?(?:chang\w+|affected|altered|depend on it)"
    r"|(?:undergoes|shows) no change|not change)\b"
)
NEUTRAL = word_set(
    "new now then thus so therefore also its their his her own resulting it this that there here"
    " of in on at for to with by and as than before is are was has have average mean whole much"
    " even clearly same still equal larger smaller"
)
_MARKS = word_set(
    "first second third left right upper lower inner outer other total net top bottom heavy light"
    " one two three each remaining rest front rear near far"
)
_ADDS_UP = word_set(
    "current power energy force voltage resistance charge momentum heat capacitance emf weight mass"
)
"""Nouns of what two bodies have together otherwise than one of them."""
_TWO = 2
_WORD = re.compile(r"\d+(?:[.,]\d+)?|[^\W\d_]+")


@dataclass(frozen=True, slots=True)
class Kind:
    """A quantity by its nouns, and what is said of a body where it is larger or smaller."""

    nouns: frozenset[str]
    up: str
    down: str
    of_bodies: str = ""
    """Comparatives that say of a body how it has the quantity."""


_KINDS = (
    Kind(
        word_set("brightness"),
        r"(?:(?:glows?|shines?|burns?|looks?) )?(?:brighter|more brightly|more strongly)|brightens"
        r"|(?:gives? (?:off|out)|emits?|sheds?) more light",
        r"(?:(?:glows?|shines?|burns?|looks?) )?(?:dimmer|less bright(?:ly)?|fainter"
        r"|more (?:dimly|faintly|weakly))|dims"
        r"|(?:gives? (?:off|out)|emits?|sheds?) less light|shines less|glows less",
        r"brighter|dimmer|more brightly|less brightly",
    ),
    Kind(
        word_set("speed velocity"),
        r"speeds? up|(?:moves?|goes|runs?|flows?|travels?|turns?|spins?|gets|becomes|is) faster"
        r"|more (?:quickly|rapidly)|gains? speed|picks? up speed|accelerates",
        r"slows?(?: down)?|(?:moves?|goes|runs?|flows?|travels?|turns?|spins?|gets|becomes|is)"
        r" slower|more slowly|loses? speed|decelerates",
        r"faster|slower|more (?:slowly|quickly)|speed up|slow down",
    ),
    Kind(
        word_set("wavelength"),
        r"(?:crests|waves|wave fronts) (?:are|lie|move|get|come) (?:farther|further) apart",
        r"(?:crests|waves|wave fronts) (?:are|lie|move|get|come) (?:closer together|closer|nearer)",
    ),
    Kind(
        word_set("temperature"),
        r"warms?(?: up)?|heats? up|(?:gets?|becomes?|is|are|grows?) (?:warmer|hotter)",
        r"cools?(?: down| off)?|(?:gets?|becomes?|is|are|grows?) (?:cooler|colder)",
        r"warmer|hotter|cooler|colder|warm up|cool down",
    ),
    Kind(
        word_set("volume"),
        r"expands?|swells?",
        r"contracts?|is compressed|is squeezed",
        r"expand|contract",
    ),
    Kind(
        word_set("period"),
        r"(?:swings?|oscillat\w+|vibrat\w+) (?:more slowly|slower)",
        r"(?:swings?|oscillat\w+|vibrat\w+) (?:more quickly|faster)",
    ),
    Kind(word_set("pitch frequency tone note"), r"(?:sounds?|is) higher", r"(?:sounds?|is) lower"),
)


@dataclass(frozen=True, slots=True)
class Asked:
    """The thing of which a question offers ways: its noun, what tells it closer, its kind.

    `own` are the words of its phrase, `words` those of the question, `marks` and `adjectives` what
    tells it from others, `beside` what it is compared with, `bodies` the words of all bodies, and
    `owner` those of the body whose it is, where the phrase has "its". It `has_parts` where there
    may be several of it, of one body each.
    """

    head: str
    own: frozenset[str]
    words: frozenset[str]
    marks: frozenset[str]
    adjectives: frozenset[str]
    beside: frozenset[str]
    bodies: frozenset[str]
    owner: frozenset[str]
    kind: Kind | None
    is_body: bool
    has_parts: bool


@lru_cache(maxsize=128)  # two rules ask for it
def asked_way(question: str, bodies: tuple[str, ...]) -> Asked | None:
    """Return the thing of which a question offers two ways or three; None where it does not."""
    asking = asking_sentences(question)
    if len(asking) != 1:
        return None
    text = words_of(asking[0])
    options = " ".join(option.text for option in split_options(question)[1])
    if len(text) > _LONGEST:
        return None
    rest = f" {words_of(options)}"
    who = _HAPPENS.search(f"{text} ")
    if who is None:
        who = _SUBJECT.search(text)
        if who is None or _WHICH.search(text[: who.start()]):
            return None
        rest = positive(text[who.end() :] + rest)
        if len({way for form, way in OFFERS if form.search(rest)}) < _TWO:
            return None
    subject = (who["who"] or who["what"]).split()
    known = {word for body in bodies for word in plain(body.replace("_", " ")).split()}
    known |= {f"{word}s" for word in known}
    head = _head(subject)
    if head is None:
        return None
    kind = next((kind for kind in _KINDS if head in kind.nouns), None)
    is_body = head in known
    if is_body:
        told = (kind for kind in _KINDS if kind.of_bodies)
        kind = next(
            (kind for kind in told if compiled(rf"\b(?:{kind.of_bodies})\b").search(rest)), None
        )
        if kind is None:
            return None
    beside = _BESIDE.search(text)
    other = text[beside.end() :].split() if beside is not None else []
    if beside is not None and beside.start() < who.start():
        other = text[beside.end() : who.start()].split()
    own = frozenset(subject)
    return Asked(
        head,
        own,
        frozenset(words_of(question).split()),
        frozenset(w for w in own if w in _MARKS or w.isdigit() or len(w) == 1),
        frozenset(subject[: subject.index(head)]) - known - NEUTRAL,
        frozenset(word for word in other if word in known) - own,
        frozenset(known),
        _first_named(bodies, question) if own & {"its", "their"} else frozenset(),
        kind,
        is_body,
        head in _ADDS_UP or bool(twins(bodies)),
    )


def _first_named(bodies: tuple[str, ...], question: str) -> frozenset[str]:
    """Return the words of the body that a question names first."""
    told = plain(question)
    places = {b: told.find(b) for b in (plain(body.replace("_", " ")) for body in bodies)}
    named = [body for body, place in places.items() if place >= 0]
    return frozenset(min(named, key=places.__getitem__).split()) if named else frozenset()


def _head(subject: list[str]) -> str | None:
    """Return the noun that a subject is about: that before its first "of" or "in"."""
    stops = {"of", "in", "on", "at", "for", "through", "across", "heard", "felt"}
    place = next((n for n, word in enumerate(subject) if word in stops and n), len(subject))
    nouns = [word for word in subject[:place] if word.isalpha() and len(word) > 1]
    known = [word for word in nouns if any(word in kind.nouns for kind in _KINDS)]
    if known:
        return known[0]  # "the pitch the listener hears"
    return nouns[-1] if nouns and nouns[-1] not in ("it", "they", "there", "this", "that") else None


def words_of(text: str) -> str:
    """Return lower-case words without articles; a plural noun loses nothing but its article."""
    words = _WORD.findall(
        text.lower().replace("n't", " not").replace("’s ", " ").replace("'s ", " ")
    )
    return " ".join(word for word in words if word not in ("the", "a", "an"))


def positive(words: str) -> str:
    """Return plain words in which what is not changed "stays same"."""
    return _NO_CHANGE.sub("stays same", words)
