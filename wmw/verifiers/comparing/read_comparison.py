"""Questions that compare bodies, stages or situations: "Which ball lands first?"

What is compared, which side of it is asked for, and how the sides differ, as far as words tell.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from wmw.core.patterns import compiled
from wmw.core.work import metered
from wmw.verifiers.comparing.called_by_size import called_in
from wmw.verifiers.comparing.comparison import Comparison, Form
from wmw.verifiers.comparing.dependence import two_quantities
from wmw.verifiers.comparing.differences import (
    OF_MATERIALS,
    by_world,
    factors_told,
    multiples_told,
    unlike_told,
)
from wmw.verifiers.comparing.kept_alike import SAME, held_alike, rates_kept, turning_together
from wmw.verifiers.comparing.set_against import roles, told_by_another
from wmw.verifiers.comparing.sides import Side, is_of_worlds, side_named, sides_of, stages_of
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.questions.ratio_in_symbols import is_ratio_in_symbols, ratio_in_words
from wmw.verifiers.vocabulary.comparative import compared_in, multiplied_in, named
from wmw.verifiers.vocabulary.lexicon import lexicon, plain
from wmw.verifiers.vocabulary.nouns import nouns_in

_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_WHICH = re.compile(r"\b(?:which|whose|who)\b|\brank\b")
FACTOR = re.compile(r"\bhow many times\b|\bby what factor\b|\bratio\b|\bwhat (?:factor|multiple)\b")
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
_AFTER = re.compile(
    r"\b(?:after|at end of|during|in) (?:one|two|three|four|five|first|second|\d+) (?:seconds?|s)\b"
)
"""A moment on the way, of which the quantities of the whole motion say nothing."""
_AFTER_SO_MANY = re.compile(
    r"\b(?:after|in|during|within|for|over|at) (?:a )?"
    r"(?:twice|double|half|triple|(?:two|three|four|five|ten|\d+) times)"
    r"(?: (?:that|this|the|of|as|its|same|much|a|first|such))* (?:time|long|duration)\b"
)
"""A multiple of a time on the way, which compares two moments: "after twice that time"."""
_SHARED = re.compile(r"\b(?:from|through|over|under|against|of|with|having) (?:the )?same $")
"""Words before what all sides have alike, which is not what is asked for."""
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
_IN_ORDER: tuple[tuple[Side, ...], ...] = ((("first", "1"), ("second", "2")),)
"""How sides are told apart of which no words tell."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """A question that asks for a comparison: its words without the options, and in which form.

    `beside` are the sentences beside the asking one, which is in plain words.
    """

    stem: str
    beside: tuple[str, ...]
    asking: str
    form: Form


def _read_comparison(text: str, family: str) -> Comparison | None:
    """Return what a question compares, if it compares anything the family knows."""
    asked = _asked(text, family)
    if asked is None:
        return None
    stages = stages_of(asked.stem)
    spoken = sides_of(asked.stem)
    ways = _ways(asked.asking, (*spoken, stages) if stages else spoken)
    names, sense = _compared(asked, family, ways)
    if not names:
        return None
    told = [singular(plain(s)) for s in asked.beside] + _condition(asked.asking)
    factors = _factors(asked, family, ways, told, staged=ways[0] == stages)
    if not factors and _AFTER_SO_MANY.search(asked.asking):
        return None
    unlike, differ = unlike_told(told, family, ways)
    taken = {n for changed, _ in factors for n in changed}
    groups = [of for s in told for of in held_alike(s, family) if not set(of) >= set(names)]
    names = tuple(n for n in names if not any(n in of for of in groups)) or names
    # One thing may turn at another rate later, where the words tell of any.
    if ways[0] in spoken and ways[0] != stages:
        groups += turning_together(asked.stem, family, names)
    else:
        groups += rates_kept(asked.stem, family, names)
    held = tuple(dict.fromkeys(of for of in groups if of and not taken & set(of)))
    same = {n for of in held for n in of}
    subject, reference = _roles(asked, ways, factors, in_order=not spoken and not stages)
    return Comparison(
        family,
        ways,
        names,
        sense,
        asked.form,
        subject,
        reference,
        factors,
        tuple(n for n in unlike if n not in same | taken | set(names)),
        held,
        differ or bool(factors),
        any(SAME.search(sentence) for sentence in told),
        _of_one_side(asked.stem, family, ways[0]),
        differ and not set(named(OF_MATERIALS, family)).isdisjoint(names),
    )


read_comparison = metered(_read_comparison, maxsize=1024)


def _asked(text: str, family: str) -> _Asked | None:
    """Return a question that may ask for a comparison; None where it asks for something else."""
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
    return _Asked(stem, tuple(s for i, s in enumerate(written) if i != at), asking, form)


def _form(asking: str, options: bool) -> Form | None:
    factor, which = FACTOR.search(asking), _WHICH.search(asking)
    if factor and not (which and which.start() < factor.start()):
        return "factor"
    if which:
        return "which"
    told = _LIKE_BEFORE.sub(" ", asking) if _WHAT_IS.search(asking) else asking
    return "trend" if _TREND.search(told) or options else None


def _ways(asking: str, told: tuple[tuple[Side, ...], ...]) -> tuple[tuple[Side, ...], ...]:
    """Return the ways in which the sides are told apart, first those of the asking sentence."""
    ways = told or _IN_ORDER
    mine = [way for way in ways if side_named(asking, way)] or list(ways)
    return tuple(dict.fromkeys((*mine, *ways)))


def _compared(
    asked: _Asked, family: str, ways: Sequence[Sequence[Side]]
) -> tuple[tuple[str, ...], int]:
    """Return what is compared, and whether the greater (1) or the lesser (-1) is meant."""
    bare = asked.asking
    for word in called_in(asked.asking, family):
        bare = compiled(rf"\b(?:[a-z]+er or )?{word} (?!than\b)").sub("", bare)
    bare = _without_sides(bare, ways)
    names = multiplied_in(bare, family) if asked.form == "factor" else ()
    compared = compared_in(bare, family)
    sense = compared.sense if compared and asked.form == "which" else 1
    if not names and compared and (asked.form == "which" or _is_predicate(bare, family)):
        names = compared.names
    if not names:
        # The factor asked for is one of the quantity behind it, and no quantity of its own.
        behind = (FACTOR.sub(" ", bare),) if asked.form == "factor" else ()
        places = ((text, nouns_in(text, family)) for text in (*behind, bare, singular(bare)))
        found = next(((text, of) for text, of in places if of), ("", ()))
        nouns = [n for n in found[1] if not _SHARED.search(found[0], 0, n[0])]
        names = nouns[0][2] if nouns else compared.names if compared else ()
    return names, sense


def _is_predicate(sentence: str, family: str) -> bool:
    """Tell whether what is compared stands in the comparative: "faster, slower or the same"."""
    return not nouns_in(sentence, family)


def _without_sides(asking: str, ways: Sequence[Sequence[Side]]) -> str:
    """Return a sentence without the words that name a side, which are part of no noun."""
    for words in (w for way in ways for side in way for w in side):
        if len(words) > 1 and words not in ("first", "longer", "shorter", "faster", "larger"):
            asking = compiled(rf"\b{re.escape(words)}\b(?! (?:than|or)\b)").sub("it", asking)
        elif len(words) == 1:  # the speed of Q is no other quantity than that of P
            asking = compiled(rf"\bof {re.escape(words)}\b(?! (?:than|or)\b)").sub("of it", asking)
    return asking


def _factors(
    asked: _Asked,
    family: str,
    ways: Sequence[Sequence[Side]],
    told: Sequence[str],
    *,
    staged: bool,
) -> tuple[tuple[tuple[str, ...], tuple[float, ...]], ...]:
    """Return how many times as large what differs is on each side, by words, values or worlds.

    `staged` is whether the sides are stages of one motion.
    """
    factors = factors_told(told, family, ways)
    both = asked.form == "which" or len(side_named(asked.asking, ways[0])) > 1
    if not factors and not staged and both:
        factors = multiples_told(asked.stem, family, ways)
    if not factors and asked.form == "which":
        factors = by_world(family, ways[0])
    return factors


def _roles(
    asked: _Asked,
    ways: Sequence[Sequence[Side]],
    factors: Sequence[tuple[tuple[str, ...], tuple[float, ...]]],
    *,
    in_order: bool,
) -> tuple[int, int]:
    """Return which side is set against which; `in_order` is whether only their order tells them."""
    subject, reference = roles(asked.asking, ways[0])
    if asked.form != "which" and not side_named(asked.asking, ways[0]):
        subject, reference = told_by_another(factors) or (subject, reference)
    if in_order and asked.form != "which" and " than " in asked.asking:
        return 0, 1  # "down a ramp of 15° than down one of 30°"
    return subject, reference


def _of_one_side(stem: str, family: str, way: Sequence[Side]) -> frozenset[str]:
    """Return what the words for one of several worlds fix, which holds on that world alone."""
    if not is_of_worlds(way):
        return frozenset()
    words, text = lexicon(family), plain(stem)
    without = compiled(rf"\b(?:{'|'.join(w for side in way for w in side)})\b").sub("it", text)
    told, left = ({q for of, _ in words.facts_in(t) for q in of} for t in (text, without))
    return frozenset(told - left)


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
