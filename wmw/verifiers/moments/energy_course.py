"""Energies before and after that have changed places, by what the trace says turns into what."""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation.names import word_set
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.vocabulary.lexicon import plain

_KINDS = {
    "elastic": word_set("elastic spring el epe"),
    "kinetic": word_set("kinetic ke kin ek"),
    "potential": word_set("potential pe pot ep gravitational"),
    "electric": word_set("electric electrical"),
    "magnetic": word_set("magnetic"),
}
"""Kinds of energy with the words and letters by which a name tells them."""
_KIND = r"(elastic|kinetic|potential|electric|magnetic)\w*(?: potential)?(?: energy)?"
_TURNS = re.compile(
    rf"\b{_KIND}(?: (?!not\b|never\b|cannot\b)\w+){{0,6}} "
    r"(?:chang\w+|convert\w*|turn\w*|transform\w*|becom\w+|go(?:es)?|pass\w*|transferred)"
    rf"(?: entirely| completely| over| wholly)?(?: in| on)?(?:to)? (?:\w+ ){{0,4}}?{_KIND}"
)
_OF_SPRING = re.compile(r"\benergy (?:stored )?(?:in|of) (?:\w+ )?spring\b")
_TO_AND_FRO = re.compile(
    r"\b(?:back|again|vice versa|oscillat\w*|in turn|to and fro|not|never|if|other way|reverse)\b"
    r"|n't",
    re.I,
)
_SHOT_OFF = re.compile(
    r"\bcompress(?:ed|es|ing)\b[^?]*\b(?:fires?|fired|shoots?|shot|launch(?:es|ed)|pushes off"
    r"|releas(?:es?|ed)|let go|(?:leaves|left) spring|(?:leaves|left) the spring)\b",
    re.I,
)
_BEYOND = re.compile(
    r"\b(?:oscillat\w*|back|load\w*|rebound\w*|runs? into|hits?|slides? into|comes? to rest|stops?"
    r"|up|upwards?|uphill|ramp|incline\w*|slope|hill|rises?|high|height|above|vertical\w*|moving"
    r"|friction|rough|two|again|maximum compression)\b",
    re.I,
)
_TIGHTENED = re.compile(r"compress|cock|load|wind|wound|tighten|tension|draw|push|hand")
"""Words of a name that tell when the spring is tightened, which is before it shoots."""
_FAST = re.compile(r"\b(?:fast|speed|velocity|kinetic)\b", re.I)
"""What is asked of what was shot off, and not of the spring before."""
_BY_LETTER = {"k": "kinetic", "u": "stored"}
"""What letters alone may stand for, where the value is an energy."""
_EVENTS = ("before", "after")
"""What stands before the event that a name tells: "U_before_release", "U_after_leaving"."""
_EARLY = word_set("before initial initially start at first i 0")
_LATE = word_set("after final finally end f")


def exchanged_energies(claims: Claims) -> tuple[Named, Named] | None:
    """Return an energy before and one after whose change goes against what turns into what.

    Only where every text that tells it tells the same.
    """
    told = {
        (match[1], match[2])
        for text in (claims.rule, claims.effect)
        if text is not None and not _TO_AND_FRO.search(text.text)
        for match in _TURNS.finditer(_OF_SPRING.sub("elastic energy", plain(text.text)))
    }
    told = told or {*_by_question(claims.question)}
    if len(told) != 1:
        return None
    [(source, target)] = told
    if source == target:
        return None
    stored = source if target == "kinetic" else target
    for told_kind, early, late in _pairs(claims):
        kind = stored if told_kind == "stored" else told_kind
        first, last = (claim.measured for claim in (early, late))
        if first is None or last is None or first.si == last.si or kind not in (source, target):
            continue
        if (first.si < last.si) is (kind == source):
            return early, late
    return None


def _by_question(question: str) -> Iterator[tuple[str, str]]:
    """Yield what the question has a spring turn its energy into: it shoots something off."""
    asks = any(map(_FAST.search, asking_sentences(question)))
    if asks and _SHOT_OFF.search(question) and not _BEYOND.search(question):
        yield "elastic", "kinetic"


def _pairs(claims: Claims) -> Iterator[tuple[str, Named, Named]]:
    """Yield kind, value before and value after of every energy that new variables tell twice."""
    spend(len(claims.results))
    stems: dict[tuple[str, ...], dict[str, Named]] = {}
    for claim in claims.results:
        words = plain(claim.name.replace("_", " ")).split()
        ends = [end for end, marks in (("early", _EARLY), ("late", _LATE)) if marks & {*words}]
        if len(ends) == 1 and not any(map(_TIGHTENED.match, words)):
            event = next((words.index(word) for word in _EVENTS if word in words[1:]), len(words))
            stem = tuple(word for word in words[:event] if word not in _EARLY | _LATE)
            stems.setdefault(stem, {})[ends[0]] = claim
    for stem, found in stems.items():
        kinds = [kind for kind, marks in _KINDS.items() if marks & {*stem}]
        if (
            len(found) == 2
            and not kinds
            and len(stem) == 1
            and all(map(_in_joules, found.values()))
        ):
            kinds = [_BY_LETTER[stem[0]]] if stem[0] in _BY_LETTER else []
        if len(kinds) == 1 and len(found) == 2:
            yield kinds[0], found["early"], found["late"]


def _in_joules(claim: Named) -> bool:
    joule = parse_unit("J")
    assert joule is not None
    return claim.measured is not None and claim.measured.read_in(joule) is not None
