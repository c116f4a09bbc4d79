"""Questions of how quantities hang together: "if the mass is doubled, what happens to the speed?"

Also "how does the tension compare with the weight?". No number need be given.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from wmw.core import registry
from wmw.core.system import unit_of
from wmw.core.work import metered
from wmw.verifiers.comparing.changed_by_symbol import symbols_in_words
from wmw.verifiers.questions.changes import changes_by_value
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.questions.unnamed import unnamed
from wmw.verifiers.vocabulary.change_words import CHANGES, FACTORS, IMPLIED, STEPS
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.nouns import noun_at, nouns_in, of_things_told
from wmw.verifiers.vocabulary.shares_told import factors_in, shares_as_factors

Which = Literal["lesser", "greater"]
Noun = tuple[int, int, tuple[str, ...]]
"""Where a noun begins and ends, and the quantities that it may mean."""
_LESSER = re.compile(r"\b(?:lighter|smaller|less massive)\b")
_GREATER = re.compile(r"\b(?:heavier|larger|more massive|greater)\b")
_HELD = re.compile(
    r"\b(?:same|constant|fixed|unchanged|(?:do|does|did) not change|kept(?: as\b|$))\b"
)
_ACTIVE = re.compile(r"(?:ing|in|twice|half|er|times|double|triple|quadruple|halve)$")
_PASSIVE = re.compile(r"(?:reduced|cut|lowered|decreased)\b")
"""Words of change that what changes follows, and such as it comes before."""
_AS = re.compile(r" (?:as )?(?P<how>[a-z]+)\b")
_AS_IN = re.compile(r" as [a-z]+ in (?=[a-z])")
"""What a quantity follows that is told by name as well: "half as thick in diameter"."""
_FARTHER = (
    (re.compile(r"\b(?:compress|squeez|squash)\w*(?: \w+){0,3} $"), "compression"),
    (
        re.compile(
            r"\b(?:(?:stretch|extend|elongat)\w*|spring\w* (?:\w+ )?(?:drawn|pulled)"
            r"(?: back| out)?)(?: \w+){0,3} $"
        ),
        "extension",
    ),
)
"""What makes "twice as far" speak of a compression, or of a stretch."""
_LASTS = re.compile(
    r"\b(?:takes?|took|taken|lasts?|lasted|lasting|taking|be in air"
    r"|(?:time|duration)(?: (?:to|of|in|for) \w+)?)"
    r"(?: \w+){0,2} $"
    r"|(?<!by )\b(?:time|duration) (?:in|during|over|within|of|for|it|to|that|takes|taken|needed)\b"
    r"(?: (?!and\b|same\b|kept\b|while\b|but\b|if\b|when\b)\w+){0,9} $"
)
"""What makes "twice as long" speak of a time."""
_LENGTHS = frozenset({"long", "longer", "shorter"})
_OF_AN_AMOUNT = re.compile(
    r"\bof (?:fixed|given|certain|constant|definite) (?:amount|mass|quantity) of (?=[a-z])"
)
"""What only says whose volume it is: "the volume of a fixed amount of gas"."""
_SWINGS = re.compile(r"\b(?:swing|oscillat|vibrat|rotat|spin|turn)\w*(?: \w+){0,2} $")
"""What makes "twice as fast" speak of a frequency."""
_AS_MUCH = re.compile(r" (?:as )?(?:much|many) ")
_OF_ANOTHER = re.compile(r"\b(?:distance|arm|place|point|line|direction|angle|time) of $")
"""What a noun behind it only tells more closely: "the distance of the force from the pivot"."""
_NEAR_AFTER, _NEAR_BEFORE = 8, 60
"""How far, in characters, a changed quantity's name may stand from the word of change."""
_CONDITION = re.compile(
    r"\b(?:if|when|suppose|as|after|while|by|doubling|halving|tripling|increasing|decreasing"
    r"|reducing|raising|lowering|increase in|decrease in|now|with"
    r"|so that|such that|in order|for (?:its|their|this)"
    r"|to (?:double|halve|triple|quadruple|make|have|keep|get|give|obtain|produce|reach|achieve"
    r"|store|raise|reduce|increase|decrease|hit))\b"
)
_EFFECT = re.compile(
    r"\b(?:what (?:happens|will happen|would happen) to|what effect (?:does )?this (?:has|have) on"
    r"|how (?:does|do|will|would|is)"
    r"|by (?:(?:what|which) (?:factor|percentage|percent|per cent)|how many (?:percent|per cent))"
    r" (?:does|do|did|will|would|is|must|should|has|have|can)"
    r"|by how much (?:does|do|will|would)|effect on|does|will|would"
    r"|how (?:must|should)|(?:from|to|at|with) what|how many times (?:as|more) \w+ (?:must|is|will)"
    r"|what (?:must|should|can) (?:you|one|we|they)? ?(?:do|done|be done|happen) (?:to|with)"
    r"|how many times (?P<how>greater|larger|longer|higher|heavier|farther) (?:must|is|will|should)"
    r"|(?:from|to|at|with|by) how many times"
    r"|how many times (?:as (?:much|great|large)|more)) "
)
_TIMES_LONG = re.compile(
    r"\b(?:how many times(?: as)?|by (?:what|which) factor)"
    r" (?P<how>long|far|high|fast|deep|fur)(?:er|ther)? (?:out |up |away )?"
    r"(?P<verb>(?:does|do|did|will|would|can) )?"
)
"""What asks for a factor of what may have no noun: "how many times as long does it fall"."""
_ON_A_WORLD = re.compile(r"\bon (?:the )?(?:earth|moon|mars|venus|jupiter|asteroid|planet)\b")
_ALOFT = re.compile(r"\b(?:in (?:the )?(?:air|flight)|aloft|airborne)\b")
_MULTIPLIES = re.compile(
    r"\b(?:changes|multiplies|increases|decreases|raises|reduces|alters) (?P<noun>[a-z ]{3,60}?)"
    r" by (?:what|which) factor\b"
)
"""What asks for a factor at its end."""
_NO_CHANGING = (
    "what",
    "effect",
    "by ",
    "how must",
    "how should",
    "how many",
    "from",
    "to ",
    "at ",
    "with ",
)
"""Beginnings that need no word of change after them to ask for one."""
_TO_MAKE = re.compile(r"\b(?:must|should|have to|need to) (?:make|change) (?P<noun>[a-z ]{3,60})$")
_UNFINISHED = re.compile(r" (?:will|would|will be|would be|becomes|must|that)$")
"""The end of a stem that its options go on with: "the current through it will"."""
_COMPARED = re.compile(
    r"\bhow (?:does|do|will) (?P<a>.+?) compare (?:with|to) (?P<b>.+)"
    r"|\bcompare (?!(?:for|if|when|at|on|in|from|given|with) )(?P<c>.+?) (?:with|and|to) (?P<d>.+)"
    r"|\bcompared with (?P<j>[a-z ]+?) (?P<i>(?:upward |downward )?\w+ force .+)"
    r"|\b(?P<e>.+?) (?:greater than|larger than|less than|smaller than|equal to)[ ,].*?"
    r"\b(?:equal to|less than|smaller than|greater than|larger than) (?P<f>.+)"
)
_OR_THAN = re.compile(r"^(?:or )?(?:equal to|less than|smaller than|greater than|larger than) ")
"""The last of several comparisons, which tells nothing of the body behind it."""
_BESIDE = re.compile(r"\bcompared? (?:with|to) (?:that|those) (?:of|on|in|at|for|from|with)\b")
_THAT_OF = re.compile(r"(?:that|those) (?:of|on|in|at|for|from|with)\b")
"""What something is compared with that is the same of another body: "with that of ..."."""
_BECOMES = frozenset({"made", "becomes", "gets", "made by"})
_MANY_TIMES = re.compile(r"\bhow many times (?:larger than |greater than )?")
_AS_LARGE = re.compile(
    r"\bhow many times as (?:large|great|big|strong|much|high|heavy) (?P<as>as )?"
)
_OF_BODY = re.compile(r"(?: (?:on|of|in) \w+)?")
_THEN = re.compile(r"(?: (?:on|of|in) \w+)? (?:its |her |his |their )?")
_THEN_AS = re.compile(r"(?: (?:on|of|in) \w+)? as (?:its |her |his |their )?")
"""What leads from one of two quantities to the other."""
_GRAVITY = re.compile(r"(?:acceleration (?:of|due to) (?:gravity|free fall)|g)\b")
_G = re.compile(r"\bg(?= (?:\d|one|two|four|half|twice|\w+ times|doubled|halved|smaller|larger)\b)")
FACTOR_ASKED = re.compile(r"\bhow many times\b|\b(?:by|what|which) factor\b", re.I)
"""Two values tell by how many times something differs only where just this is asked."""
_EVERY = re.compile(
    r"\b(?:both|all|each of|two|three)(?: of)?(?: two| three| hanging)? (?P<noun>masses|lengths"
    r"|radii|charges|weights|resistances|angles|speeds|velocities|areas|volumes|distances|forces)\b"
    r"(?: \w+){0,6}? (?:doubled|tripled|quadrupled|halved|increased|reduced|decreased)\b"
)
"""Words by which all quantities of a name change alike: "both masses are doubled"."""
_CHANGES = tuple((factor, re.compile(rf"\b(?:{words})\b")) for factor, words in CHANGES)
_STACKED = re.compile(
    r"\b(?:second|another) (?:identical|equal|equally heavy|such) \w+"
    r" (?:placed|put|stacked|set|laid) (?:on top|on it|upon|onto)\b"
)
"""Words by which what moves gets twice the mass: "a second, identical brick is placed on top"."""
_SINGULAR = {"masses": "mass", "radii": "radius", "velocities": "velocity"}
_BLANK = re.compile(r"_{2,}|…|\.\.\.|\bhow many times\b|\bby (?:what|which) factor\b", re.I)
_CONDITION_FIRST = re.compile(
    r"\s*(?:if|when|suppose|after|as|(?:in order )?to|for)\b[^,]*,\s*(?:then\s+)?"
    r"(?:(?:you|one|we) (?:must|should|have to|need to) (?:make|change|set) )?"
    r"(?P<rest>[^,?]+?)\W*$",
    re.I,
)
_NOUN_ALONE = re.compile(r"\s*(?P<rest>(?:the|its) [^,?.]{3,60}?)\W*$", re.I)
_CONDITION_LAST = re.compile(r"\s*(?P<rest>[^,?]+?),?\s+(?:if|when|as)\b[^?]*$", re.I)
"""A condition and the clause whose end the options give."""
_CHANGING = re.compile(
    r"\b(?:change|vary|increase|decrease|compare|affected|happens|happen|become|get|effect|factor"
    r"|remain|stay|double|triple|quadruple|halve|altered|influenced|influence)\b"
)

MULTIPLE = re.compile(
    r"^(?:it )?(?:equal to|equals|same as|as large as|greater than|larger than|more than|less than"
    r"|smaller than|exceeds|" + "|".join(w for words in FACTORS.values() for w in words) + r")"
    r"(?: of| as large as| as great as)? (?P<noun>.+)$"
)


@dataclass(frozen=True, slots=True)
class Dependence:
    """What is asked: `target` after `changed` has become `factor` times as large.

    Where `changed` is empty, `target` is compared with `other`, and `which` says whether with the
    lesser or the greater of what that may mean (the weight of the lighter body). `held` is said to
    stay the same, and `also` are further quantities that change, each with its factor. `was` is
    the value that what changes had, where the question gives it. With `every`, all that `changed`
    may mean change alike ("both masses are doubled").
    """

    target: tuple[str, ...]
    changed: tuple[str, ...] = ()
    factor: float = 1.0
    other: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    which: Which | None = None
    also: tuple[tuple[tuple[str, ...], float], ...] = ()
    was: float | None = None
    every: bool = False


NEW = re.compile(r"\b(?:new |resulting |final (?=(?:temperature|pressure|volume)\b))")
"""Words by which a quantity is that after the change: "how large is the new resistance"."""
_REPLACED = re.compile(
    r"\breplaced (?:by|with)"
    r" (?P<other>(?:another|(?:\w+ ){0,2}(?:\d|[b-z]))(?: \w+)?)(?: and | then |\Z)"
)
"""What takes another body, of which nothing is told but its name."""


def _read_dependence(text: str, family: str) -> Dependence | None:
    """Return what a question asks of how quantities hang together, if it does."""
    stem, options = split_options(text)
    stem = symbols_in_words(stem, family)
    written = [s for s in re.split(r"(?<=[.?!;:])\s+", stem) if s.strip()]
    if any(_REPLACED.search(plain(part)) for part in re.split(r"[.,;?!]\s", stem)):
        return None
    sentences = [NEW.sub("", plain(shares_as_factors(s))) for s in written]
    sentences = [_OF_AN_AMOUNT.sub("of ", sentence) for sentence in sentences]
    every = any(_EVERY.search(sentence) for sentence in sentences)
    sentences = [_EVERY.sub(_in_singular, sentence) for sentence in sentences]
    for sentence, raw in zip(reversed(sentences), reversed(written), strict=True):
        compared = _compared(sentence, family)
        if compared is not None:
            return compared
        beside = _BESIDE.search(sentence)
        if beside and any(m.start() >= beside.end() for _, m in _words_of_change(sentence)):
            return None  # what is changed is what it is compared with
        target = _target(sentence, family)
        if target is None and (options or _BLANK.search(raw)):
            target = _left_blank(raw, family)
        if target is None:
            continue
        names, begin, end = target
        found: dict[tuple[str, ...], float] = {}
        for other in sentences:
            inside = (begin, end) if other is sentence else None
            for change, factor in _changed(other, family, inside):
                change = of_things_told(change, " ".join(sentences), family)
                if not set(change) & set(names) and (factor not in STEPS or change not in found):
                    found[change] = factor  # "increased to four times": it is four times
        if not found:
            for change, factor, was in changes_by_value(stem, family):
                if not set(change) & set(names) and (was is None or FACTOR_ASKED.search(raw)):
                    held = held_in(sentences, family)
                    return Dependence(names, change, factor, held=held, was=was)
            continue
        told = {*names, *(q for change in found for q in change)}
        found.update(  # "is raised from 10 m/s to 20 m/s, and the radius is halved"
            (change, factor)
            for change, factor, _ in changes_by_value(stem, family)
            if told.isdisjoint(change)
        )
        (changed, factor), *also = found.items()
        open_ones = {*names, *(q for change in found for q in change)}
        held = tuple(q for q in held_in(sentences, family) if q not in open_ones)
        return Dependence(names, changed, factor, held=held, also=tuple(also), every=every)
    return None


read_dependence = metered(_read_dependence, maxsize=2048)


def _in_singular(match: re.Match[str]) -> str:
    """Return "both mass ... are doubled": the noun by which a family knows what changes."""
    noun = match["noun"]
    return match[0].replace(noun, _SINGULAR.get(noun, noun[:-1]))


def _target(sentence: str, family: str) -> tuple[tuple[str, ...], int, int] | None:
    """Return the quantity whose change is asked for, and where this is said."""
    for match in _EFFECT.finditer(sentence):
        at = match.end()
        rest = sentence[at:]
        if not match[0].startswith(_NO_CHANGING) and not _CHANGING.search(rest):
            continue
        implied = noun_at(IMPLIED.get(match["how"] or "", " "), family)
        if implied is not None:
            return implied[1], match.start(), _clause_end(sentence, at)
        words = rest.split(" ")
        for skip in range(min(4, len(words))):
            noun = noun_at(" ".join(words[skip:]), family)
            if noun is not None:
                tail = " ".join(words[skip:])[len(noun[0]) :]
                if tail.startswith(" and ") and noun_at(tail.removeprefix(" and "), family):
                    return None  # two things are asked for at once
                begin = at + len(" ".join(words[:skip]))
                return noun[1], match.start(), _clause_end(sentence, begin + len(noun[0]))
    if (long := _times_long(sentence, family)) is not None:
        return long
    by_factor = _MULTIPLIES.search(sentence)
    if by_factor is not None:
        noun = noun_at(by_factor["noun"], family)
        if noun is not None:
            return noun[1], by_factor.start(), by_factor.end()
    made = _TO_MAKE.search(sentence)
    noun = noun_at(made["noun"], family) if made else None
    if made is not None and noun is not None and len(noun[0]) == len(made["noun"]):
        return noun[1], made.start(), len(sentence)
    unfinished = _UNFINISHED.search(sentence)
    named = [
        n
        for n in nouns_in(sentence, family)
        if unfinished and n[0] < unfinished.start() and not sentence.endswith("same ", 0, n[0])
    ]
    if unfinished and named and unfinished.start() - named[-1][1] <= _NEAR_BEFORE:
        begin, _, names = named[-1]
        return names, begin, len(sentence)
    return None


def _times_long(sentence: str, family: str) -> tuple[tuple[str, ...], int, int] | None:
    """Return what "how many times as long is its path" or "... as far does it fly" asks for."""
    match = _TIMES_LONG.search(sentence)
    if match is None or _ON_A_WORLD.search(sentence):
        return None  # of two worlds the one that is named is compared with the other
    end = _clause_end(sentence, match.end())
    words = sentence[match.end() : end].split(" ")
    for skip in range(0 if match["verb"] is None else len(words), min(3, len(words))):
        noun = noun_at(" ".join(words[skip:]), family)
        if noun is not None:
            return noun[1], match.start(), end
    if match["verb"] is None and not _ALOFT.search(" ".join(words)):
        return None  # "by what factor longer is its skid" asks for no time
    how = match["how"].replace("fur", "far")
    asked = f"how {how} {match['verb'] or ''}{' '.join(words)}".strip()
    told = next(unnamed(asked, family), None)
    return ((told,), match.start(), end) if told is not None else None


def _left_blank(raw: str, family: str) -> tuple[tuple[str, ...], int, int] | None:
    """Return what a sentence that its options end speaks of: "If F is doubled, the work done ..."

    The clause without the condition must begin with the quantity.
    """
    match = _CONDITION_FIRST.match(raw) or _CONDITION_LAST.match(raw) or _NOUN_ALONE.match(raw)
    if match is None:
        return None
    words = plain(match["rest"]).split()
    for skip in range(min(3, len(words))):
        noun = noun_at(" ".join(words[skip:]), family)
        if noun is not None:
            begin = len(plain(raw[: match.start("rest")])) if match.start("rest") else 0
            end = len(plain(raw[: match.end("rest")]))
            return noun[1], begin, end
    return None


def _clause_end(sentence: str, at: int) -> int:
    """Return where the clause ends in which the target stands: at the next condition."""
    after = _CONDITION.search(sentence, at)
    return after.start() if after else len(sentence)


def _changed(
    sentence: str, family: str, inside: tuple[int, int] | None
) -> list[tuple[tuple[str, ...], float]]:
    """Return the quantities that a sentence says to be changed, with their factors."""
    found: list[tuple[tuple[str, ...], float]] = []
    taken: list[tuple[int, int]] = []
    nouns = (*nouns_in(sentence, family), *_gravity_in(sentence, family))
    nouns = tuple(sorted(nouns))
    for match in _STACKED.finditer(sentence):
        mass = noun_at("mass", family)
        taken.append(match.span())
        found += [(mass[1], 2.0)] if mass is not None else []
    for factor, match in _words_of_change(sentence):
        if any(a <= match.start() < b for a, b in taken):
            continue
        if factor in STEPS and any(b + 1 == match.start() for _, b in taken):
            continue  # the second word of "four times bigger"
        taken.append(match.span())
        if inside and inside[0] <= match.start() < inside[1]:
            continue
        after = [n for n in nouns if 0 <= n[0] - match.end() <= _NEAR_AFTER]
        before = [n for n in nouns if 0 <= match.start() - n[1] <= _NEAR_BEFORE]
        active = bool(after and _ACTIVE.search(match[0]) and not _PASSIVE.match(match[0]))
        nearest = after[0] if active else before[-1] if before else after[0] if after else None
        if nearest is not None and _is_of_another(sentence, nearest, before, match):
            if len(before) < 2 or nearest is not before[-1]:
                continue
            nearest = before[-2]
        as_much = _AS_MUCH.match(sentence, match.end())
        much = noun_at(sentence[as_much.end() :], family) if as_much else None
        if much is not None:
            found.append((much[1], factor))
            continue
        named = _AS_IN.match(sentence, match.end())
        noun = noun_at(sentence[named.end() :], family) if named else None
        if noun is not None:
            found.append((noun[1], factor))
            continue
        implied = noun_at(_implied(sentence, match), family)
        if nearest is not None and nearest in before and _is_made(sentence, nearest, match):
            implied = None
        if implied is not None and (nearest is None or not active):
            found.append((implied[1], factor))
        elif nearest is not None:
            several = _joined(sentence, nouns, nearest) if nearest in before else [nearest]
            found += [(noun[2], factor) for noun in several]
    return found


@lru_cache(maxsize=512)
def _words_of_change(sentence: str) -> tuple[tuple[float, re.Match[str]], ...]:
    """Return the words of change of a plain sentence with their factors, the most telling first."""
    told = ((factor, match) for factor, words in _CHANGES for match in words.finditer(sentence))
    return (*factors_in(sentence), *told)


def tells_factor(sentence: str) -> bool:
    """Tell whether a plain sentence says that anything becomes so many times as large."""
    return any(factor not in STEPS for factor, _ in _words_of_change(sentence))


def factor_at(sentence: str, factor: float) -> int:
    """Return where a plain sentence says that anything becomes so many times as large; -1."""
    places = [m.start() for told, m in _words_of_change(sentence) if told == factor]
    return min(places, default=-1)


def changes_told(sentence: str, family: str) -> list[tuple[tuple[str, ...], float]]:
    """Return the quantities that a plain sentence says to be so many times as large."""
    return [
        (names, factor) for names, factor in _changed(sentence, family, None) if factor not in STEPS
    ]


def _gravity_in(sentence: str, family: str) -> Iterator[Noun]:
    """Yield where a sentence has the letter g for the acceleration of free fall."""
    if any(q.name == "g" for q in registry.family(family).quantities):
        for match in _G.finditer(sentence):
            yield match.start(), match.end(), ("g",)


def _is_of_another(sentence: str, noun: Noun, before: Sequence[Noun], match: re.Match[str]) -> bool:
    """Tell whether a noun only tells another one more closely.

    "The distance of the force from the pivot", "the amplitude of a mass on a spring is doubled".
    """
    if _OF_ANOTHER.search(sentence, 0, noun[0]):
        return True
    if len(before) < 2 or noun is not before[-1] or not sentence[noun[1] : match.start()].strip():
        return False
    between = sentence[before[-2][1] : noun[0]].split()
    return between[:1] == ["of"] and len(between) <= 3


def _is_made(sentence: str, noun: Noun, match: re.Match[str]) -> bool:
    """Tell whether a noun itself is made half as long: "to make the period half as long"."""
    made = sentence[noun[1] : match.start()]
    if made.strip() in _BECOMES:
        return True
    return sentence.find("make ", 0, noun[0]) >= 0 and not re.search(r"[,;]| must | should ", made)


def _implied(sentence: str, match: re.Match[str]) -> str:
    """Return the noun that "heavier" or "twice as long" stands for; a space where it has none."""
    last = match[0].split()[-1]
    if last in IMPLIED and last not in _LENGTHS:
        return IMPLIED[last]
    how = _AS.match(sentence, match.end()) if last in ("twice", "half", "times") else None
    word = how["how"] if how else last
    if word in _LENGTHS and _LASTS.search(sentence, 0, match.start()):
        return "time"
    if word == "fast" and _SWINGS.search(sentence, 0, match.start()):
        return "frequency"
    if word in ("far", "much") and how:
        for verb, noun in _FARTHER:
            if verb.search(sentence, 0, match.start()):
                return noun
    return IMPLIED.get(word, " ")


def _joined(sentence: str, nouns: Sequence[Noun], last: Noun) -> list[Noun]:
    """Return a noun and those before it in "the mass and the speed"."""
    found = [last]
    for noun in reversed([n for n in nouns if n[1] < last[0]]):
        if sentence[noun[1] : found[-1][0]].strip() not in ("and", "and of"):
            break
        found.append(noun)
    return found


def held_in(sentences: Sequence[str], family: str) -> tuple[str, ...]:
    """Return the quantities that the question says to stay as they are: "for the same heat"."""
    found: list[str] = []
    for sentence in sentences:
        nouns = nouns_in(sentence, family)
        for match in _HELD.finditer(sentence):
            near = [n for n in nouns if abs(n[0] - match.end()) <= _NEAR_AFTER]
            before = [n for n in nouns if 0 <= match.start() - n[1] <= _NEAR_BEFORE]
            near += _joined(sentence, nouns, before[-1]) if before else []
            found += [name for n in near for name in _of_start(n[2], family)]
    return tuple(dict.fromkeys(found))


def _of_start(names: tuple[str, ...], family: str) -> tuple[str, ...]:
    """Return what of a noun's quantities the motion begins with; all where it is of its end."""
    declared = registry.family(family)
    start = tuple(n for n in names if declared.quantity(n).moment != "after")
    return start or names


def two_quantities(
    sentence: str, family: str
) -> tuple[tuple[str, ...], tuple[str, ...], bool] | None:
    """Return two quantities of one kind of which one is asked for in units of the other.

    The last value tells whether the sentence says no more than this.
    """
    match = _AS_LARGE.search(sentence)
    first = noun_at(sentence[match.end() :], family) if match else None
    if match is None or first is None:
        return None
    gap = _THEN if match["as"] else _THEN_AS
    between = gap.match(sentence, match.end() + len(first[0]))
    second = noun_at(sentence[between.end() :], family) if between else None
    if between is None or second is None:
        return None
    target, other = (second[1], first[1]) if match["as"] else (first[1], second[1])
    if set(target) & set(other) or len(kinds_of((*target, *other), family)) > 1:
        return None
    return target, other, _OF_BODY.fullmatch(sentence, between.end() + len(second[0])) is not None


def _times_another(sentence: str, family: str) -> Dependence | None:
    """Return what "how many times the weight is the tension" asks: one in units of another.

    The plain words have no "is" between the two. So it is with "how many times as large as the pull
    is the load", and the other way round with "how many times as large is the load as the pull".
    """
    pair = two_quantities(sentence, family)
    if pair is not None:
        return Dependence(pair[0], other=pair[1]) if pair[2] else None
    for match in _MANY_TIMES.finditer(sentence):
        rest = sentence[match.end() :]
        gravity = _GRAVITY.match(rest)
        one = (gravity[0], ("g",)) if gravity else noun_at(rest, family)
        two = noun_at(rest[len(one[0]) :].strip(), family) if one else None
        if one and two and not set(one[1]) & set(two[1]):
            return Dependence(two[1], other=one[1])
    return None


def kinds_of(names: tuple[str, ...], family: str) -> set[tuple[int, ...]]:
    """Return the dimensions of what may be meant."""
    declared = registry.family(family)
    return {unit_of(declared.quantity(name)).dimension for name in names}


def _compared(sentence: str, family: str) -> Dependence | None:
    match = _COMPARED.search(sentence)
    if match is None:
        return _times_another(sentence, family)
    one, other = (
        (
            match["a"] or match["c"] or match["i"],
            match["b"] or match["d"] or match["j"],
        )
        if match["e"] is None
        else (match["e"], match["f"])
    )
    left, right = nouns_in(one, family), nouns_in(other, family)
    if not left or not right or _THAT_OF.match(other):
        return None
    first = left[-1] if match["e"] is not None else left[0]
    if set(first[2]) & set(right[0][2]):
        return None  # the same of two bodies, or of two times
    other = _OR_THAN.sub("", other)
    which: Which | None = None
    if _LESSER.search(other) or _GREATER.search(other):
        which = "lesser" if _LESSER.search(other) else "greater"
    return Dependence(first[2], other=right[0][2], which=which)
