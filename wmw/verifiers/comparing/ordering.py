"""Questions for the order of shuffled frames: what a trace reads from them and what it concludes.

No family is needed: frames at equal steps of time and a rest at the start or at the end leave one
order (`wmw.core.ordering`). With the item at hand its scenes say where the body is; without it, the
trace's own readings do.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from wmw.core import registry
from wmw.core.item import Item
from wmw.core.ordering import KIND, LETTERS, Steps, order_by_steps, readings
from wmw.core.verdict import Attribution, FieldName, Finding, Label
from wmw.verifiers.claims import Claims, Named, Text

_ASKED = re.compile(r"\border\b", re.I)
_FRAMES = re.compile(r"\b(?:frames?|photos?|pictures?|snapshots?|moments)\b", re.I)
_FIRST, _LAST = re.compile(r"\bA\b"), re.compile(r"\bD\b")
_EQUAL = re.compile(r"\bequal(?:ly)? (?:steps of time|far apart in time|(?:time )?intervals)", re.I)
_FROM_REST = re.compile(
    r"\b(?:from rest|at rest\b[^.]{0,60}\bstart|let go|released from rest)", re.I
)
_TO_REST = re.compile(r"\b(?:come|comes|came|coming|brought) to rest|\bstops?\b", re.I)
_LETTERED = re.compile(r"^(?P<stem>[a-zA-Z]\w*?)_?(?P<letter>[A-D])$")
_BETWEEN = r"(?:\s|,|;|→|-|–|>|<|\bthen\b|\band\b|\bto\b|\bbefore\b|\bframes?\b|\(|\))*"
_LETTER = r"(?<![A-Za-z])[A-D](?![A-Za-z])"
_NAMED = re.compile(rf"{_LETTER}(?:{_BETWEEN}{_LETTER}){{3}}|\b[A-D]{{4}}\b")
_FASTER = re.compile(r"\b(?:speeds? up|accelerat\w+|faster|longer|grows?|increas\w+)\b", re.I)
_SLOWER = re.compile(
    r"\b(?:slow(?:s|ed|ing)?(?: down)?|decelerat\w+|slower|shorter|shrinks?|decreas\w+)\b", re.I
)
_CLOSE = 0.1
"""By how much of the whole way a place read off a picture without a scale may be wrong."""


@dataclass(frozen=True, slots=True)
class OrderAsked:
    """A question for the order, as it is read, and what the trace says about it.

    `places` are the trace's readings as shares of the way between the outermost ones, `told` the
    order that state 1 predicts and `answered` that of the answer; None where there is none.
    """

    steps: Steps
    claims: Claims
    stated: Mapping[str, Named]
    places: Mapping[str, float] | None
    told: tuple[str, ...] | None
    answered: tuple[str, ...] | None

    @property
    def own(self) -> tuple[str, ...] | None:
        """The order that follows from the trace's readings."""
        return None if self.places is None else order_by_steps(self.places, self.steps)


def order_asked(claims: Claims, gold: Item | None = None) -> OrderAsked | None:
    """Return what is asked where a question asks for the order of frames; None for all others."""
    steps = _steps_told(claims.question) if gold is None else _steps_of(gold)
    if steps is None:
        return None
    stated = _stated(claims.variables)
    answer = " ".join(str(v) for v in (claims.answer.raw,) if v is not None)
    told = claims.change.text if claims.change is not None else ""
    return OrderAsked(
        steps, claims, stated, _shares(stated), order_named(told), order_named(answer)
    )


def order_named(text: str) -> tuple[str, ...] | None:
    """Return the order of the four letters that a text names; None where it names no whole one."""
    for match in _NAMED.finditer(text):
        letters = tuple(re.findall(r"[A-D]", match[0]))
        if sorted(letters) == [*LETTERS]:
            return letters
    return None


def true_places(gold: Item, steps: Steps) -> Mapping[str, float] | None:
    """Return where the body is in the frames of an order question's item."""
    found = readings(gold.moments, steps)
    return None if found is None else found[1]


def _steps_of(gold: Item) -> Steps | None:
    if gold.kind != KIND:
        return None
    course = registry.family(gold.family).courses.get(gold.regime)
    return course.steps if course is not None else None


def _steps_told(question: str) -> Steps | None:
    """Return which way the steps change by the question's words; None for any other question."""
    if not (_ASKED.search(question) and _names_frames(question) and _EQUAL.search(question)):
        return None
    begins, ends = _FROM_REST.search(question), _TO_REST.search(question)
    if bool(begins) == bool(ends):
        return None
    return "grow" if begins else "shrink"


def _names_frames(question: str) -> bool:
    """Tell whether frames are spoken of, and A and D behind them, in one pass."""
    at = 0
    for pattern in (_FRAMES, _FIRST, _LAST):
        found = pattern.search(question, at)
        if found is None:
            return False
        at = found.end()
    return True


def _stated(variables: Iterable[Named]) -> Mapping[str, Named]:
    """Return the trace's value for each frame, of the first name that has one for all four."""
    by_stem: dict[str, dict[str, Named]] = {}
    for claim in variables:
        match = _LETTERED.match(claim.name.strip())
        if match and claim.measured is not None:
            by_stem.setdefault(match["stem"], {})[match["letter"]] = claim
    return next((found for found in by_stem.values() if len(found) == len(LETTERS)), {})


def _shares(stated: Mapping[str, Named]) -> Mapping[str, float] | None:
    values = {k: claim.measured.si for k, claim in stated.items() if claim.measured is not None}
    if not values or max(values.values()) == min(values.values()):
        return None
    low, high = min(values.values()), max(values.values())
    return {letter: (value - low) / (high - low) for letter, value in values.items()}


def misread(asked: OrderAsked, gold: Item) -> Iterator[tuple[Named, float]]:
    """Yield the readings that the item's scenes contradict, with what is to be read.

    Whether they are counted from the left or from the right is the trace's own affair.
    """
    true = true_places(gold, asked.steps)
    if asked.places is None or true is None:
        return
    turned = {letter: 1 - place for letter, place in true.items()}
    off = [
        [k for k in LETTERS if abs(asked.places[k] - places[k]) > _CLOSE]
        for places in (true, turned)
    ]
    wrong, places = min(zip(off, (true, turned), strict=True), key=lambda pair: len(pair[0]))
    for letter in wrong:
        yield asked.stated[letter], places[letter]


def of_speed(asked: OrderAsked) -> Iterator[tuple[Text, bool]]:
    """Yield the texts that say whether the body speeds up or slows down, and whether rightly."""
    right, wrong = (_FASTER, _SLOWER) if asked.steps == "grow" else (_SLOWER, _FASTER)
    for text in (asked.claims.effect, asked.claims.rule):
        if text is not None and bool(right.search(text.text)) != bool(wrong.search(text.text)):
            yield text, right.search(text.text) is not None


def out_of_order(asked: OrderAsked, rule: tuple[str, Label, FieldName]) -> Iterator[Finding]:
    """Yield the order of state 1 where the trace's own readings leave another one."""
    if asked.own is not None and asked.told not in (None, asked.own):
        assert asked.claims.change is not None
        yield Finding(
            *rule,
            asked.claims.change.pointer,
            f"in the order {_list(asked.told)} the steps do not {asked.steps} all the way; "
            f"they do in the order {_list(asked.own)}",
            _list(asked.told),
            _list(asked.own),
        )


def findings_of(asked: OrderAsked, gold: Item | None) -> Iterator[Finding]:
    """Yield what is wrong with readings, effect, steps and answer."""
    from wmw.verifiers.rules import (
        answer_not_the_traces_own,
        effect_contradicts_law,
        given_misstated,
        outcome_wrong,
    )

    if gold is not None:
        for claim, share in misread(asked, gold):
            yield Finding(
                given_misstated.CODE, given_misstated.LABEL, given_misstated.FIELD, claim.pointer,
                f"{claim.name} = {claim.raw} does not fit the frame: there the body is at "
                f"{share:.2f} of the way between its outermost places",
                str(claim.raw), f"{share:.2f}",
            )  # fmt: skip
    expected = "it speeds up" if asked.steps == "grow" else "it slows down"
    for text in (text for text, rightly in of_speed(asked) if not rightly):
        yield Finding(
            effect_contradicts_law.CODE, effect_contradicts_law.LABEL, effect_contradicts_law.FIELD,
            text.pointer, f"the question lets it be known that {expected}", text.text, expected,
        )  # fmt: skip
    right = right_order(asked, gold)
    if right is not None and asked.answered not in (None, right):
        # What a sound state 1 found is only reported otherwise.
        label = outcome_wrong.LABEL if asked.told == right else "temporal"
        yield Finding(
            outcome_wrong.CODE, label, outcome_wrong.FIELD, "/answer/value",
            f"the answer is {_list(asked.answered)}; the frames were taken in the order "
            f"{_list(right)}",
            _list(asked.answered), _list(right),
        )  # fmt: skip
    if asked.told is not None and asked.answered not in (None, asked.told):
        yield Finding(
            answer_not_the_traces_own.CODE, answer_not_the_traces_own.LABEL,
            answer_not_the_traces_own.FIELD, "/answer/value",
            f"state 1 has {_list(asked.told)}; the answer says {_list(asked.answered)}",
            _list(asked.answered), _list(asked.told),
        )  # fmt: skip


def right_order(asked: OrderAsked, gold: Item | None) -> tuple[str, ...] | None:
    """Return the order in which the frames were taken, from the item's scenes or the readings."""
    if gold is None:
        return asked.own
    places = true_places(gold, asked.steps)
    return None if places is None else order_by_steps(places, asked.steps)


def undecided(asked: OrderAsked, gold: Item | None, field: FieldName) -> str | None:
    """Return why a field without a fault cannot be called valid; None where it can."""
    if field == "state":
        if asked.places is None or (gold is None and asked.own is None):
            return "under-specified: state 0 has no place of the body for each frame"
    elif field == "transition":
        if asked.told is None and not any(True for _ in of_speed(asked)):
            return "under-specified: no claim of the transition could be held against the laws"
    elif asked.answered is None:
        return f"unparsed: {str(asked.claims.answer.raw)!r} names no order of four frames"
    elif field == "answer" and right_order(asked, gold) is None:
        return "under-specified: nothing says where the body is in each frame"
    elif field == "faithfulness" and asked.told is None:
        return "under-specified: the trace states no order of its own"
    return None


def attribution(
    asked: OrderAsked, gold: Item | None, findings: Iterable[Finding]
) -> Attribution | None:
    """Return whether the frames were misread or the physics is wrong; known with the item alone."""
    errors = [f for f in findings if f.severity == "error"]
    if gold is None or not errors:
        return None
    elsewhere = any(f.field not in ("state", "answer") for f in errors)
    saw_wrongly = any(f.field == "state" for f in errors)
    follows = asked.answered in (None, asked.own)
    return "perception" if saw_wrongly and follows and not elsewhere else "physics"


def _list(order: tuple[str, ...] | None) -> str:
    return ", ".join(order or ())
