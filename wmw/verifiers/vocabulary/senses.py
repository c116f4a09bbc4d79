"""What a sentence says of how something changes: "the period doubles", "a shorter wavelength".

By words alone, for any family: a head noun, the sense (up, down, same) and the factor if one is
said. A clause that is a condition, a comparison of other things or a denial says nothing here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled

Sense = Literal["up", "down", "same"]

_CLAUSE = re.compile(
    r"[.;:!?]\s+|,\s+|\s+(?:so that|so|and|but|while|whereas|because|since|which)\s+"
)
_CONDITION = re.compile(
    r"\b(?:if|when|whenever|unless|would|could|might|may|until|till|first|later|finally|again"
    r"|before|after|towards?|at top|on way|each time|per)\b"
)
_ROUGHLY = re.compile(r"\b(?:about|approximately|approx\.?|roughly|around|nearly|almost) (?=\d)")
_WORD = re.compile(r"\d+(?:[.,]\d+)?|[^\W\d_]+")
_AS_BEFORE = re.compile(r"\b(?:as|than) (?:it was )?(?:before|at first)\b")
_TIMES = {"twice": 2.0, "double": 2.0, "half": 0.5, "quarter": 0.25, "triple": 3.0,
          "third": 1 / 3, "fourth": 0.25, "fifth": 0.2, "sixth": 1 / 6, "eighth": 0.125,
          "ninth": 1 / 9, "tenth": 0.1, "sixteenth": 0.0625}  # fmt: skip
_COUNT = {"two": 2.0, "three": 3.0, "four": 4.0, "five": 5.0, "six": 6.0, "eight": 8.0,
          "nine": 9.0, "ten": 10.0, "sixteen": 16.0}  # fmt: skip
_PARTS = "|".join(part for part in _TIMES if part not in ("twice", "double", "triple"))
_MANY = rf"(?:{'|'.join(_COUNT)}|\d+(?:\.\d+)?) times"
_SO_MANY = rf"(?:twice|double|{_MANY}|(?:one |1 )?(?:{_PARTS}))"
_MANY_TIMES = re.compile(_SO_MANY)
_UP = word_set("larger greater higher longer faster stronger bigger heavier brighter louder")
_DOWN = word_set("smaller lower shorter slower weaker lighter dimmer less quieter")
_BECOMES = (
    r"(?:is|are|becomes?|gets?|will be|will become|turns out|stays|remains"
    r"|(?:is|are) (?:then |now )?made)"
    r"(?: now| then| also| thus| therefore)?"
)
_ADJ = r"(?:large|big|great|high|long|fast|strong|much|heavy|bright)"
_SAID: tuple[tuple[str, Sense, float | None], ...] = (
        (r"doubles|is (?:then |now )?doubled|has doubled", "up", 2.0),
        (r"triples|is (?:then |now )?tripled", "up", 3.0),
        (r"quadruples|is (?:then |now )?quadrupled", "up", 4.0),
        (r"halves|is (?:then |now )?halved", "down", 0.5),
        (rf"(?:stays?|remains?|keeps?)(?: exactly)? (?:same|constant|unchanged|equal|at(?= \d))"
         rf"|{_BECOMES} unchanged|does not change|do not change", "same", None),
        (r"rises|increases|grows|goes up|climbs|has (?:risen|increased|grown|gone up)", "up", None),
        (r"falls|decreases|drops|goes down|shrinks|has (?:fallen|dropped|shrunk|gone down)", "down",
         None),
        (rf"{_BECOMES} (?:{'|'.join(sorted(_UP))})", "up", None),
        (rf"{_BECOMES} (?:{'|'.join(sorted(_DOWN))})", "down", None),
)  # fmt: skip
_VERBS = tuple((re.compile(rf"\b(?:{words})\b"), way, times) for words, way, times in _SAID)
_HITS = re.compile(r" (?:it|them)\b")
_MOTION = re.compile(r"rises|climbs|goes (?:up|down)|falls|drops|has (?:risen|fallen|dropped)")
_MULTIPLE = re.compile(rf"\b(?P<n>{_SO_MANY}) as (?P<how>{_ADJ})\b")
_GOES_TO = re.compile(
    r"\b(?:falls?|drops?|decreases?|shrinks?|sinks?|goes? down|rises?|increases?|grows?|goes? up"
    r"|climbs?|changes?|(?:is|are) (?:reduced|cut|lowered|decreased|raised|increased))"
    rf" (?:only )?to (?:only |just |about |exactly )?(?P<n>{_SO_MANY})"
    r"(?= (?:of|as|its|their|what|value)\b|$)"
)
_IS_NOW = re.compile(
    rf"\b{_BECOMES} (?:only |just |about |exactly )?(?P<n>{_SO_MANY})"
    r" (?P<how>of (?:its|their|what|old|former|previous|original|first|initial)|its|their|what"
    r"|larger|greater|bigger|higher|longer|stronger|smaller|lower|shorter|weaker|less)\b"
)
_BY_FACTOR = re.compile(
    r"\b(?P<how>increases?|rises?|grows?|goes? up|climbs?"
    r"|(?:is|are) (?:multiplied|raised|increased|divided|reduced|lowered|decreased)"
    r"|falls?|drops?|decreases?|shrinks?|goes? down)"
    rf" by (?:about |exactly )?factor (?:of )?(?:about )?(?P<n>{'|'.join(_COUNT)}|\d+(?:\.\d+)?)\b"
)
_MEANS = re.compile(
    rf"^(?:so |thus |then |hence |therefore )?(?:{_SO_MANY}|doubling|halving|tripling|quadrupling)"
    r"(?: as (?:many|much|large|great))? [a-z ]{2,40}? (?:means?|gives?|produces?|yields?|brings?"
    r"|leads? to|results? in|requires?|needs?|causes?|makes? for)"
    rf" (?:only )?(?P<n>{_SO_MANY})(?: as (?:much|large|great))? (?P<head>[a-z]+(?: [a-z]+){{0,2}})"
)
_GIVES = re.compile(
    r"\b(?:means?|gives?|produces?|yields?|brings?|leads? to|results? in|requires?|needs?|causes?"
    r"|calls? for|makes? for|takes|stores?|holds?|carr(?:y|ies)|needs?|exerts?|requires?)"
    rf" (?:only |about )?(?P<n>{_SO_MANY}) (?P<head>(?!as\b)[a-z]+)\b"
)
_NEEDED = re.compile(
    rf"\b(?P<n>{_SO_MANY}) (?P<head>(?!as\b)[a-z]+) (?:is|are|will be|must be)"
    r" (?:needed|required|necessary|produced|induced|obtained|found)\b"
)
"""A result with its verb behind it: "with half the friction twice the distance is needed"."""
"""A result behind its cause: "a car that is twice as fast needs four times the distance"."""
_DOWNWARD = re.compile(r"fall|drop|decreas|shrink|down|divid|reduc|lower|smaller|shorter|weak|less")
_LASTING = frozenset({"take", "takes", "need", "needs", "last", "lasts", "require", "requires"})
_OF_OTHERS = re.compile(
    r"\bas long as\b|\b(?:than|whole|total|both|altogether|all|round|trip|there|back|each)\b"
)
_MADE = re.compile(r"^.*\b(?:makes?|lets?|making) ")
_INTRODUCED = re.compile(
    r"^\W*(?:with|after|by|from|because of|due to|given|on)\b[^,;.]{2,60}? (?=the [a-z]+)", re.I
)
"""What goes before the noun of a clause: "With the new coil the EMF drops"."""
_HAS = re.compile(
    r"\b(?:has|have) (?:now )?(?:much )?"
    rf"(?P<how>{'|'.join(sorted(_UP | _DOWN))}) (?P<head>[a-z]+)\b"
)
_TURNS = re.compile(
    r"\b(?P<how>doubles|halves|triples|quadruples)(?P<head>(?: (?!(?:to|from)\b)[a-z]+){1,3})\b"
)
_AND_SO = re.compile(
    r"\b(?P<how>doubles|halves|triples|quadruples) (?P<one>the [^.;,]{2,60}?),?"
    r" and (?:therefore|thus|so|hence|thereby|with it|consequently)(?: also)?"
    r" (?P<other>(?:the|its) [a-z ]{3,40})(?=[.;,]|\Z)"
)
"""What is doubled by one verb: "doubles the normal force and therefore the friction"."""
_ADVERB = re.compile(
    r"\b(?:(?P<n>twice|half|(?:two|three|four|five|six|eight|nine|ten|\d+) times) as fast)\b"
)
_FACTORS = {"doubles": 2.0, "halves": 0.5, "triples": 3.0, "quadruples": 4.0}
_PREPOSITIONS = word_set(
    "of in at on for behind with from through between to by under over inside across along against"
)
_FILLERS = word_set(
    "now then also thus therefore only always still here so there new same it its this that"
    " their his her they must will can does do not both all just hence exactly"
    " required needed necessary"
)
_SAME_THING = {"velocity": "speed", "emf": "voltage", "pd": "voltage", "duration": "time"}
_TOLERANCE = 0.05


@dataclass(frozen=True, slots=True)
class Trend:
    """What is said to change, in which sense, by which factor, in which clause.

    `beside` are the words that tell more closely what: "total current", "current in lamp". Of a
    body that rises or falls, the place changes: then it `moves`.
    """

    head: str
    sense: Sense
    factor: float | None
    clause: str
    beside: frozenset[str] = frozenset()
    moves: bool = False


def trends(text: str, bodies: tuple[str, ...] = (), *, supposed: bool = False) -> tuple[Trend, ...]:
    """Return what a text says of how things change; what it only supposes, too, if wanted.

    That one of the `bodies` rises or falls is no such thing.
    """
    found: list[Trend] = []
    for clause in _CLAUSE.split(_AND_SO.sub(r"\g<how> \g<one>, \g<other> \g<how>", text)):
        words = _AS_BEFORE.sub("", _plain(_INTRODUCED.sub("", clause)))
        if words and (supposed or not _CONDITION.search(words)):
            found += _in_clause(words)
    own = {unified(word) for body in bodies for word in _plain(body.replace("_", " ")).split()}
    return tuple(trend for trend in found if not (trend.moves and trend.head in own))


def _plain(clause: str) -> str:
    words = _WORD.findall(_ROUGHLY.sub("", clause.lower().replace("n't", " not")))
    return " ".join(word for word in words if word not in ("the", "a", "an"))


def opposed(one: Trend, other: Trend) -> bool:
    """Tell whether two statements of one thing cannot both hold."""
    if one.sense != other.sense:
        return True
    if one.factor is None or other.factor is None:
        return False
    return abs(one.factor - other.factor) > _TOLERANCE * max(one.factor, other.factor)


def _in_clause(words: str) -> Iterator[Trend]:
    if re.search(r"\b(?:not|no|never|neither|nor|than if)\b", words.replace("not change", "")):
        return
    for match in _TURNS.finditer(words):  # "twice the compression doubles the speed"
        head = _head(match["head"].strip())
        if head is not None:
            factor = _FACTORS[match["how"]]
            sense: Sense = "up" if factor > 1 else "down"
            yield Trend(head, sense, factor, words, _beside(match["head"], head))
            return
    for match in _HAS.finditer(words):
        yield Trend(unified(match["head"]), "up" if match["how"] in _UP else "down", None, words)
        return
    adverb = _ADVERB.search(words)
    if adverb is not None and _GIVES.search(words) is None:
        factor = _times(adverb["n"])
        yield Trend("speed", "up" if factor > 1 else "down", factor, words)
        return
    told = _by_how_much(words)
    if told is not None:
        subject, factor, moves = told
        head = _head(subject)
        if head is not None:
            sense = "up" if factor > 1 else "down"
            yield Trend(head, sense, factor, words, _beside(subject, head), moves)
        return
    for verb, way, times in _VERBS:
        said = verb.search(words)
        if said is not None and _HITS.match(words, said.end()):
            return  # "four times the tension doubles it": it, and no tension
        if said is not None:
            subject = words[: said.start()].strip()
            head = _head(subject)
            if head is not None:
                moves = _MOTION.match(said[0]) is not None
                yield Trend(head, way, times, words, _beside(subject, head), moves)
            return


def _by_how_much(words: str) -> tuple[str, float, bool] | None:
    """Return what a clause says to become so many times as large, how many, and if it may move."""
    means = _MEANS.search(words)
    if means is not None:  # "three times radius means three times acceleration"
        return means["head"], _times(means["n"]), False
    gives = _GIVES.search(words)
    if gives is not None and len(_MANY_TIMES.findall(words[gives.start() :])) == 1:
        return gives["head"], _times(gives["n"]), False
    needed = _NEEDED.search(words)
    if needed is not None:
        return needed["head"], _times(needed["n"]), False
    multiple = _MULTIPLE.search(words)
    if multiple is not None:
        before = _MADE.sub("", words[: multiple.start()].strip() + " ").strip()
        subject = compiled(rf"\b{_BECOMES}\s*$").sub("", before).strip()
        lasts = multiple["how"] == "long" and subject.split()[-1:]
        if lasts and lasts[0] in _LASTING and not _OF_OTHERS.search(words):
            subject = "time"  # "the fall takes twice as long"
        return subject, _times(multiple["n"]), False
    goes = _GOES_TO.search(words)
    if goes is not None:
        return words[: goes.start()], _times(goes["n"]), _MOTION.match(goes[0]) is not None
    for form in (_IS_NOW, _BY_FACTOR):
        said = form.search(words)
        if said is not None:
            factor = _times(said["n"])
            shrinks = _DOWNWARD.search(said["how"]) is not None and factor > 1
            return words[: said.start()], 1 / factor if shrinks else factor, False
    return None


def causes_in(clause: str) -> tuple[float, ...]:
    """Return the factors that a plain clause supposes before what follows from them, if anything.

    "Twice" of "a car that is twice as fast needs four times the distance".
    """
    gives = _GIVES.search(clause) or _NEEDED.search(clause)
    before = clause[: gives.start()] if gives is not None else ""
    return tuple(_times(many) for many in _MANY_TIMES.findall(before))


def _times(words: str) -> float:
    first, last = words.split()[0], words.split()[-1]
    return _TIMES.get(last) or _TIMES.get(first) or _COUNT.get(first) or float(first)


def _head(subject: str) -> str | None:
    """Return the noun that a clause is about: "the current in the lamp" is about the current."""
    words = subject.split()
    if not words:
        return None
    place = next((i for i, word in enumerate(words) if word in _PREPOSITIONS), len(words))
    if place == 0:  # "with twice the amplitude the period": the last noun, or that before its "of"
        late = [i for i, word in enumerate(words) if word == "of" and i]
        place = late[-1] if late else len(words)
    return _last_noun(words[:place])


def _beside(subject: str, head: str) -> frozenset[str]:
    words = (word for word in subject.split() if word not in _PREPOSITIONS | _FILLERS)
    return frozenset(word for word in words if unified(word) != head)


def _last_noun(words: list[str]) -> str | None:
    nouns = [word for word in words if word not in _FILLERS and word.isalpha()]
    return unified(nouns[-1]) if nouns else None


def unified(noun: str) -> str:
    """Return the singular of a noun, and one of several that mean the same."""
    single = noun[:-1] if noun.endswith("s") and len(noun) > 3 and noun[-2] not in "su" else noun
    return _SAME_THING.get(single, single)


_MORE = re.compile(
    rf"\b(?:{'|'.join(sorted(_UP))}|more(?! slowly| dimly| weakly)|increases?|rises?|grows?)\b"
)
_LESS = re.compile(
    rf"\b(?:{'|'.join(sorted(_DOWN))}|more (?:slowly|dimly|weakly)|decreases?|falls?|drops?)\b"
)
_SAME = re.compile(r"\b(?:same|unchanged|equal|no change)\b|\bnot change\b")


def sense_of(text: str) -> Sense | None:
    """Return which way a few words go: "lower", "more slowly", "it stays the same"."""
    words = _plain(text)
    if re.search(r"\b(?:not|no|never)\b(?! change)", words):
        return None
    ways: tuple[tuple[re.Pattern[str], Sense], ...] = (
        (_MORE, "up"),
        (_LESS, "down"),
        (_SAME, "same"),
    )
    found = [way for pattern, way in ways if pattern.search(words)]
    return found[0] if len(found) == 1 else None
