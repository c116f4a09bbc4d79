"""Questions told in words alone, held against the situations that a family declares.

They need no number and no regime by the question's cues: the words tell the situation, and its
declaration says what happens. What the usual reading has decided stays; a situation only decides
what is left open, and only where all that fit the question agree.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import islice

import sympy as sp

from wmw.core import registry
from wmw.core.family import Choice, Family, Outcome
from wmw.core.patterns import compiled
from wmw.core.situation import Situation, Trend
from wmw.core.system import World, unit_of
from wmw.core.units import to_si
from wmw.core.work import metered, spend
from wmw.verifiers.answers.anywhere import drawn_world
from wmw.verifiers.answers.yes_no import says_yes, way_asked_whether, without_yes_no
from wmw.verifiers.claims import Claims
from wmw.verifiers.questions.asking import twins
from wmw.verifiers.questions.options import Option, but_for_denials, split_options
from wmw.verifiers.vocabulary.lexicon import Lexicon, lexicon, plain, values_by_name
from wmw.verifiers.vocabulary.outcome_words import in_stems, spelled_alike, stemmed
from wmw.verifiers.vocabulary.trends import (
    Way,
    default_way,
    holds,
    read_claims,
    tells_factor,
    ways_asked_about,
)

_TRIES, _ENOUGH = 60, 8
"""How many worlds of the regime must agree, of so many that are tried."""
_ROUNDING = 1e-9
_TELLING = 5
"""The least length of a word that stands for a whole noun."""
_READING = 60
_SENTENCE_END = re.compile(r"(?<=[.?!;])\s+(?=[^a-z0-9])")
ONE = "one"
"""The value of an outcome that any single one of the bodies stands for."""
_LETTERS = frozenset("abcdpqrstuvwxyz")
_OPEN_ENDED = re.compile(
    r"\b(?:cannot|can't|depends?|not enough|insufficient|impossible|none of|no answer)\b", re.I
)
_SUMS_UP = re.compile(r"\b(?:all|both|above|either|neither|these|[A-H] and [A-H])\b")
"""Words of an option that is about the other options."""
_CLAUSE = re.compile(r"[.;!?]\s+|,\s+(?:so|and|but|while|because|since)\s+|\bso that\b|\bbecause\b")
_HYPOTHETICAL = re.compile(
    r"\b(?:if|unless|until|till|whether|would|could|might|may|or|as long as|whenever|wherever"
    r"|only (?:while|when|where|during|as|an?|bodies|things|objects|rays|changing|change)"
    r"|(?:needs?|requires?|takes) an? chang\w+)\b",
    re.I,
)
_IN_TURN = re.compile(r"\bfirst\b.*\b(?:then|later|afterwards)\b", re.I)
"""An option of two things one after the other, of which a single word tells nothing."""
_OF_ANOTHER = re.compile(
    r"\bthan (?!(?:before|at first|earlier|(?:it|they) (?:was|were|had)|(?:the )?(?:old|first))\b)"
)
_OF_LAW = re.compile(
    r"(?:an? |any |the )?(?:\w+er|more|less) (?:\w+ ){1,3}?"
    r"(?:(?:length|short)ens|raises|lowers|(?:in|de)creases|reduces|makes|means|gives|brings)\b"
)
_GOES_WITH = re.compile(
    r"\b(?:grows|rises|increases|falls|decreases|drops|shrinks) with (?!(?:time|it|this|that)\b)"
)
_AND_ITS = re.compile(r"\s+and\s+(?=(?:its|his|her|their|the)\b)|,\s+")
_REVERSED = re.compile(r"\b(?:except|incorrect|false|untrue|wrong|incorrectly)\b|\bNOT\b")


_INDEXED = re.compile(r"([^\W\d_])_?\{?(?:\\(?:text|mathrm)\{)?([A-Z]|\d)\}{0,2}")
"""A letter with the mark of a body at it."""
_OF_TWO = re.compile(
    r"\b(?:difference|ratio|sum) (?:of|between|in) (?:their|the two|two|both)\b", re.I
)
_OF_EACH = re.compile(
    r"\b(?:what|how|describe)\b[^.?!]{0,40}\b(?:each|both|the two)\b[^.?!]{0,30}"
    r"\b(?:do(?:es)?|moves?|behaves?|goes?|happens)\b",
    re.I,
)
_COURSE = re.compile(
    r"\bthen (?:it )?(?:\w+ly )?(?:ris|fall|grow|increas|decreas|shrink|drop|slow|speed|los)\w*",
    re.I,
)
"""What is neither what one body does nor what it does from the start to the end."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a situation says of a trace: its answer, and the texts of the transition.

    `answer` is whether the answer is right, `right` how the right one is worded; `claims` are the
    places of texts that say something of it, each with whether that is so.
    """

    situation: Situation
    answer: bool
    right: str
    stated: str
    claims: tuple[tuple[str, str, bool], ...]


def told_by_situation(claims: Claims, family: str) -> Told | None:
    """Return what the situations of a family say of a trace; None where they leave it open.

    Of several that fit, those with the most words told count; they must agree.
    """
    declared = registry.family(family)
    if not declared.situations or _REVERSED.search(claims.question):
        return None
    if _OF_EACH.search(claims.question):
        return None  # an answer tells of one and of the other
    if _OF_TWO.search(claims.question) or _COURSE.search(str(claims.answer.raw)):
        return None
    stem, options = split_options(claims.question)
    text = plain(stem)
    spend(_READING + len(text))
    fitting = [s for s in declared.situations if is_told(s, text)]
    fitting.sort(key=lambda situation: -len(situation.told))
    found: list[Told] = []
    for situation in fitting:
        if found and len(situation.told) < len(found[0].situation.told):
            break
        told = _Reader(situation, claims, stem, options, declared).read()
        if told is not None:
            found.append(told)
    return found[0] if found and len({told.answer for told in found}) == 1 else None


def is_told(situation: Situation, text: str) -> bool:
    """Tell whether a plain text has all that tells a situation and nothing that excludes it."""
    if not all(_any_of(group).search(text) for group in situation.told):
        return False
    return not situation.untold or _any_of(situation.untold).search(text) is None


@lru_cache(maxsize=8192)
def _any_of(phrases: tuple[str, ...]) -> re.Pattern[str]:
    """Return a pattern for any one of several phrases."""
    return re.compile("|".join(f"(?:{_pattern(phrase).pattern})" for phrase in phrases))


@lru_cache(maxsize=8192)
def _pattern(phrase: str) -> re.Pattern[str]:
    """Return a pattern for a phrase as whole plain words; * stands for the rest of a word.

    The last word may be in the plural, or a verb in the third person: who tells of "mountains"
    tells of a mountain. What begins with "re:" is a pattern already.
    """
    if phrase.startswith("re:"):
        return re.compile(phrase.removeprefix("re:"))
    words = [
        re.escape(plain(word.rstrip("*"))) + (r"\w*" if word.endswith("*") else "")
        for word in phrase.split()
    ]
    inflected = r"(?:e?s)?" if _INFLECTED.search(phrase) else ""
    return re.compile(r"\b" + " ".join(words) + inflected + r"\b")


_INFLECTED = re.compile(r"[^\W\d_]{2}[^\W\d_s]$")
"""The end of a word of three letters and more that may take an s."""
_GOES_OUT = re.compile(r"(?P<subject>(?:\w+ ){0,2})goes? out")


class _Reader:
    def __init__(
        self,
        situation: Situation,
        claims: Claims,
        stem: str,
        options: tuple[Option, ...],
        family: Family,
    ) -> None:
        self.situation = situation
        self.claims = claims
        self.options = options
        self.family = family
        self.words: Lexicon = lexicon(family.name)
        sentences = [s for s in _SENTENCE_END.split(stem) if s.strip()]
        asking = [s for s in sentences if "?" in s] or sentences[-1:]
        self.asking = " ".join(asking)
        self.asking = self._spelled_out(self.asking)
        self.low = plain(self.asking)
        self._short: dict[str, int] = {}
        nouns = {t for *_, t in self._things(self.low)}
        if not nouns:
            nouns = {t for o in options for *_, t in self._things(plain(o.text))}
        self.asked = sorted(nouns)
        self._short = self._short_names()

    # -- what the situation says --------------------------------------------------------------

    def read(self) -> Told | None:
        """Return what the situation says of the trace; None where the answer stays open."""
        for outcome in self._outcomes():
            right = self._right(outcome)
            if right is None:
                continue
            verdict = self._answer(partial(self._of_outcome, outcome, right), apart=True)
            if verdict is not None:
                answer, wording = verdict
                wording = wording or right.phrases[0]
                return Told(
                    self.situation, answer, wording, self._stated(), tuple(self._claims(outcome))
                )
        if self.asked:
            verdict = self._answer(self._of_trends)
            if verdict is not None:
                answer, wording = verdict
                wording = wording or self._ways_told()
                return Told(
                    self.situation, answer, wording, self._stated(), tuple(self._claims(None))
                )
        return None

    def _outcomes(self) -> Iterator[Outcome]:
        """Yield the outcomes that may be asked for, those first that words ask for."""
        named = [
            o for o in self.situation.outcomes if any(_pattern(p).search(self.low) for p in o.asked)
        ]
        yield from named
        yield from (o for o in self.situation.outcomes if not o.asked)

    def _right(self, outcome: Outcome) -> Choice | None:
        return right_choice_in(self.family.name, self.situation, outcome)

    def _sign(self, trend: Trend) -> int | None:
        return sign_in(self.family.name, self.situation, trend)

    # -- the answer ---------------------------------------------------------------------------

    def _stated(self) -> str:
        answer = self.claims.answer
        chosen = self._chosen()
        return f"({chosen.letter}) {chosen.text}" if chosen else str(answer.raw)

    def _chosen(self) -> Option | None:
        answer = self.claims.answer
        for option in self.options:
            if option.letter == answer.letter:
                return option
        text = answer.raw if isinstance(answer.raw, str) else ""
        return next((o for o in self.options if plain(o.text) == plain(text)), None)

    def _answer(
        self, truth: Callable[[str], bool | None], *, apart: bool = False
    ) -> tuple[bool, str | None] | None:
        """Return whether the answer is right, and the right option; None where it stays open.

        What is told `apart` has values of which only one can be: an option that is not understood
        then matters only where it is the one chosen.
        """
        answer = self.claims.answer
        if not self.options:
            raw = answer.raw if isinstance(answer.raw, str) else ""
            is_right = truth(raw) if raw else None
            return None if is_right is None else (is_right, None)
        held = [
            (option, False if _OPEN_ENDED.search(option.text) else self._held(truth, option.text))
            for option in self.options
        ]
        right = but_for_denials([option for option, is_right in held if is_right])
        chosen = self._chosen()
        dark = [option for option, is_right in held if is_right is None]
        if len(right) != 1 or any(
            o is chosen or not apart or _SUMS_UP.search(o.text) for o in dark
        ):
            return None  # what is not understood may be right as well
        wording = f"({right[0].letter}) {right[0].text}"
        if chosen is None:
            raw = answer.raw if isinstance(answer.raw, str) else ""
            is_right = truth(raw) if raw else None
            return None if is_right is None else (is_right, wording)
        if answer.letter and answer.text and truth(answer.text) is (chosen is not right[0]):
            return None  # the letter and its text say different things
        return chosen is right[0], wording

    @staticmethod
    def _held(truth: Callable[[str], bool | None], text: str) -> bool | None:
        return None if _IN_TURN.search(text) else truth(text)

    def _as_a_way(self, text: str) -> str:
        """Return an option such as "X goes out" as one that what is asked for falls to zero.

        "Neither" of brighter and dimmer is that it stays as it is.
        """
        if plain(text) == "neither" and {"rises", "falls"} <= self._ways_offered():
            return "it stays the same"
        match = _GOES_OUT.fullmatch(plain(text))
        subject = match["subject"].split() if match else []
        known = match is not None and {*subject} <= {"it", *self.low.split()}
        return "it drops to zero" if known and self.situation.trends else text

    def _ways_offered(self) -> set[Way]:
        """Return the ways of change that the question and its options name."""
        return {*ways_asked_about(" ".join((self.low, *(plain(o.text) for o in self.options))))}

    def _of_outcome(self, outcome: Outcome, right: Choice, text: str) -> bool | None:
        if equal := _put_equal(text):
            marks = {mark.lower() for group in twins(self.claims.bodies) for mark in group.marks}
            text = "the same" if marks <= equal else ""
        choice = spelled_alike(outcome, text)
        if choice is None:
            choice = self.words.choice(stemmed(text), in_stems(outcome))
        if choice is None and (rest := without_yes_no(text)) != text:
            choice = self.words.choice(stemmed(rest), in_stems(outcome))
        if choice is None and self._is_a_body(text):
            choice = next((c for c in outcome.choices if c.value == ONE), None)
        return None if choice is None else choice.value == right.value

    def _is_a_body(self, text: str) -> bool:
        """Tell whether a text is but one of the trace's bodies: "X", "the water in vessel X"."""
        words = [word for word in plain(text).split() if word not in ("in", "at", "bottom", "of")]
        names = [plain(name) for name in self.claims.bodies]
        marks = {mark for group in twins(self.claims.bodies) for mark in group.marks}
        said = " ".join(words)
        return said in names or (len(words) == 1 and said in {*marks, *_LETTERS})

    def _of_trends(self, text: str) -> bool | None:
        if (affirmed := says_yes(text)) is not None:
            return self._of_yes_or_no(affirmed)
        text = without_yes_no(text)
        if _HYPOTHETICAL.search(text.partition(",")[0]):
            return None
        text = self._spelled_out(self._as_a_way(text))
        claims = read_claims(text, self._things, self.asked, self._default)
        if claims is None:
            return None
        held = [self._holds(claim.thing, claim.way) for claim in claims]
        if any(value is False for value in held):
            return False
        return None if any(value is None for value in held) or tells_factor(text) else True

    def _of_yes_or_no(self, affirmed: bool) -> bool | None:
        """Tell whether the one change is rightly affirmed or denied that the question names."""
        way = way_asked_whether(self.asking, self.low)
        if way is None or len(self.asked) != 1:
            return None
        happens = self._holds(self.asked[0], way)
        return None if happens is None else happens is affirmed

    @property
    def _default(self) -> Way | None:
        return default_way(self.asking) if self.options else None

    def _holds(self, thing: int, way: Way) -> bool | None:
        sign = self._sign(self.situation.trends[thing])
        return None if sign is None else holds(way, sign)

    def _spelled_out(self, text: str) -> str:
        """Give both things of "the kinetic and the potential energy" their whole noun."""
        for noun in (n for trend in self.situation.trends for n in trend.nouns if " " in n):
            first, _, rest = noun.partition(" ")
            if not noun.startswith("re:") and f"{first} " in text:
                pattern = rf"\b{first} (and|or) ((?:\w+ )?\w+ {rest})\b"
                text = compiled(pattern).sub(rf"{noun} \1 \2", text)
        return text

    def _short_names(self) -> dict[str, int]:
        """Return the words that tell the things asked for apart: "current" of "total current"."""
        owners: dict[str, set[int]] = {}
        for begin, end, thing in self._things(self.low):
            for word in self.low[begin:end].split():
                owners.setdefault(word, set()).add(thing)
        return {
            word: min(things)
            for word, things in owners.items()
            if len(things) == 1 and len(word) >= _TELLING
        }

    def _things(self, text: str, *, short: bool = True) -> Sequence[tuple[int, int, int]]:
        """Return where the situation's things stand in a plain text, no noun inside another."""
        spans = [
            (match.start(), match.end(), number)
            for number, trend in enumerate(self.situation.trends)
            for noun in trend.nouns
            for match in _pattern(noun).finditer(text)
        ]
        spans += [
            (match.start(), match.end(), number)
            for word, number in (self._short if short else {}).items()
            for match in _pattern(word).finditer(text)
        ]
        spans.sort(key=lambda span: (span[0], span[0] - span[1]))
        found: list[tuple[int, int, int]] = []
        for span in spans:
            if not found or span[0] >= found[-1][1]:
                found.append(span)
        return found

    def _ways_told(self) -> str:
        words = {1: "rises", -1: "falls", 0: "stays the same", None: "is open"}
        trends = self.situation.trends
        return ", ".join(f"{trends[t].nouns[0]} {words[self._sign(trends[t])]}" for t in self.asked)

    # -- the transition -----------------------------------------------------------------------

    def _claims(self, outcome: Outcome | None) -> Iterator[tuple[str, str, bool]]:
        """Yield what effect, change and rule say of the outcomes and of what is asked."""
        judged = [o for o in self.situation.outcomes if o is outcome or o.in_effects]
        rights = [(o, right) for o in judged if (right := self._right(o)) is not None]
        texts = (self.claims.effect, self.claims.change, self.claims.rule)
        for text in texts:
            if text is None:
                continue
            for clause in _CLAUSE.split(text.text):
                if not clause.strip() or _HYPOTHETICAL.search(clause):
                    continue
                for other, right in rights:
                    value = self._of_outcome(other, right, clause)
                    if value or (value is False and other.in_effects):
                        yield text.pointer, clause.strip(), value
                value = self._of_trends(clause)
                things = {thing for *_, thing in self._things(plain(clause))}
                named = {thing for *_, thing in self._things(plain(clause), short=False)}
                if value is False and not (named <= set(self.asked) and self._is_denied(clause)):
                    continue
                if value is not None and (named or (value and things)):
                    yield text.pointer, clause.strip(), value

    def _is_denied(self, clause: str) -> bool:
        """Tell whether what is false of a clause is told of the thing asked for, and by itself.

        "The pressure in the wide part is higher than that here", "a weaker pull lengthens the
        period", "the period grows with the length", "cart 1 loses momentum" tell of something else,
        or of a law.
        """
        words, asking = plain(clause), plain(self.asking)
        if _OF_ANOTHER.search(words) or _OF_LAW.match(words) or _GOES_WITH.search(words):
            return False
        if any(group.named(words) - group.named(asking) for group in twins(self.claims.bodies)):
            return False
        return any(self._of_trends(piece) is False for piece in _AND_ITS.split(clause))


def _put_equal(text: str) -> set[str]:
    """Return the indices of one letter that are all put equal: "p_A = p_B = p_C"."""
    terms = [_INDEXED.fullmatch(term.strip()) for term in text.strip(" $.").split("=")]
    found = [(term[1], term[2].lower()) for term in terms if term is not None]
    indices = {index for _, index in found}
    alike = len({letter for letter, _ in found}) == 1 and len(indices) == len(terms) > 1
    return indices if alike else set()


def right_choice_in(family: str, situation: Situation, outcome: Outcome) -> Choice | None:
    """Return the outcome's value that holds in every world of a situation; None if none does."""
    held = [_always(family, situation.name, choice.holds) for choice in outcome.choices]
    true = [choice for choice, holds_here in zip(outcome.choices, held, strict=True) if holds_here]
    return true[0] if len(true) == 1 and None not in held else None


def sign_in(family: str, situation: Situation, trend: Trend) -> int | None:
    """Return how something goes in every world of a situation: 1, -1, 0; None where it is open."""
    if isinstance(trend.goes, int):
        return trend.goes
    return _sign_always(family, situation.name, trend.goes)


def _worlds(family: str, situation: str) -> list[World]:
    """Return worlds of a situation, what is open being drawn; none where too few come about."""
    declared = registry.family(family)
    told = next(s for s in declared.situations if s.name == situation)
    system = registry.system(family, told.regime)
    known = values_by_name(dict(told.sets))
    for quantity in declared.quantities:
        if quantity.choices and quantity.name not in known:
            known[quantity.name] = to_si(quantity.choices[0], unit_of(quantity))
    rng = random.Random(11)  # noqa: S311 - any fixed stream will do
    drawn = (drawn_world(system, known, rng) for _ in range(_TRIES))
    worlds = list(islice((w for w in drawn if w is not None), _ENOUGH))
    return worlds if len(worlds) == _ENOUGH else []


_worlds_of = metered(_worlds, maxsize=512)


def _sign_in_all(family: str, situation: str, expression: sp.Expr) -> int | None:
    """Return the sign of an expression in the worlds of a situation; None where they disagree.

    What cancels to rounding is zero.
    """
    regime = next(s for s in registry.family(family).situations if s.name == situation).regime
    system = registry.system(family, regime)
    scale = sp.Add(*(sp.Abs(term) for term in sp.Add.make_args(expression)))
    signs: set[int | None] = set()
    for world in _worlds_of(family, situation):
        value, size = system.value(expression, world), system.value(scale, world)
        if value is None or size is None:
            return None
        signs.add(0 if abs(value) <= _ROUNDING * size else 1 if value > 0 else -1)
    return signs.pop() if len(signs) == 1 else None


def _held_in_all(family: str, situation: str, condition: sp.Basic) -> bool | None:
    """Tell whether a condition holds in the worlds of a situation; None where they disagree."""
    if condition in (sp.true, sp.false):
        return bool(condition)
    if isinstance(condition, sp.Eq):
        sign = _sign_always(family, situation, condition.lhs - condition.rhs)
        return None if sign is None else sign == 0
    regime = next(s for s in registry.family(family).situations if s.name == situation).regime
    system = registry.system(family, regime)
    values = {system.holds(condition, world) for world in _worlds_of(family, situation)}
    return values.pop() if len(values) == 1 else None


_sign_always = metered(_sign_in_all, maxsize=2048)
_always = metered(_held_in_all, maxsize=2048)
