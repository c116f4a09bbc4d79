"""What a trace claims, taken from its JSON with a pointer for each claim."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from wmw.core.quantity import Measurement, Unread, read_value
from wmw.verifiers.forces.upright import with_upright
from wmw.verifiers.pointers import pointer as _pointer
from wmw.verifiers.questions.end_to_end import with_amplitude
from wmw.verifiers.questions.from_ends import with_arms
from wmw.verifiers.questions.laws_granted import with_laws_granted
from wmw.verifiers.questions.lengthened import with_lengths
from wmw.verifiers.questions.moved import with_moves
from wmw.verifiers.questions.nouns_before_letters import with_nouns
from wmw.verifiers.questions.numbered_options import with_letters
from wmw.verifiers.questions.options import Option, option_letter, option_of
from wmw.verifiers.questions.remarks_behind_options import with_remarks_ahead
from wmw.verifiers.questions.told_tasks import with_tasks
from wmw.verifiers.vocabulary.arrows import in_words
from wmw.verifiers.vocabulary.bare_celsius import with_degrees
from wmw.verifiers.vocabulary.decimal_comma import with_points
from wmw.verifiers.vocabulary.relation_types import relation_type

if TYPE_CHECKING:
    from wmw.verifiers.comparing.comparison import Contrast
    from wmw.verifiers.comparing.later_values import LaterValues

_NUMBER = re.compile(r"\d+")


def pointer(*parts: str | int) -> str:
    """Return the JSON pointer (RFC 6901) of a path."""
    return _pointer(parts)


_IN_G = re.compile(
    r"\b(?:how many g(?:'s|s)?|(?:multiples?|units|terms|how many times) (?:of )?\$?g|in g's)"
    r"(?![\w'])"
    r"|\b(?:how many times|multiples? of)(?: (?:as large as|greater than|larger than))? (?:the )?"
    r"(?:acceleration (?:of|due to) (?:gravity|free[- ]?fall|fall)|(?:gravitational|free[- ]fall)"
    r" acceleration)\b",
    re.IGNORECASE,
)
_TIMES_G = re.compile(r"(?:(?<=\d)|^) ?g(?:'s|s)?$")
"""What stands behind the number of a multiple of g."""


@dataclass(frozen=True, slots=True)
class Named:
    """A named value: a variable, an attribute or a new variable."""

    pointer: str
    name: str
    raw: object
    read: Measurement | Unread
    body: str | None = None

    @property
    def measured(self) -> Measurement | None:
        """The measurement, where the value is one."""
        return self.read if isinstance(self.read, Measurement) else None


@dataclass(frozen=True, slots=True)
class ForceClaim:
    """A listed force."""

    pointer: str
    name: str
    target: str
    direction: str | None
    magnitude: Measurement | None
    raw_magnitude: object


@dataclass(frozen=True, slots=True)
class RelationClaim:
    """A listed relation."""

    pointer: str
    type: str
    args: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Text:
    """A text of the trace with its pointer."""

    pointer: str
    text: str


@dataclass(frozen=True, slots=True)
class AnswerClaim:
    """The final answer: the raw value, its measurement if it has one, its option letter if any."""

    raw: object
    unit: object
    read: Measurement | Unread
    letter: str | None
    text: str
    explanation: str

    def in_words(self, options: Sequence[Option]) -> str:
        """Return the text of the option that is answered, else what is answered as it stands."""
        option = option_of(options, self.letter)
        return option.text if option is not None else str(self.raw)

    @property
    def measured(self) -> Measurement | None:
        """The measurement, where the value is one."""
        return self.read if isinstance(self.read, Measurement) else None


@dataclass(frozen=True, slots=True)
class Claims:
    """Everything a trace claims."""

    question: str
    bodies: tuple[str, ...]
    variables: tuple[Named, ...]
    attributes: tuple[Named, ...]
    results: tuple[Named, ...]
    forces: tuple[ForceClaim, ...]
    relations: tuple[RelationClaim, ...]
    assumptions: tuple[Text, ...]
    rule: Text | None
    effect: Text | None
    equation: Text | None
    evidence: tuple[Text, ...]
    derivation: Text | None
    change: Text | None
    answer: AnswerClaim
    contrast: Contrast | None = None
    """What the question compares, where the claims are read as those about one side of it."""
    later: LaterValues | None = None
    """What the question tells of a later state, where it asks how the two states compare."""
    renumbered: bool = False
    """Whether the trace counts its two bodies the other way round than the family does."""
    of_other: str = ""
    """The question as one about the other of two like bodies, where it asks for one of them."""
    misstated: tuple[tuple[Named, str], ...] = ()
    """Values of that other body that are not its own, each with what the question tells of it."""
    as_written: str = ""
    """The question with all its numbers, also those that only lead to the one it is read with."""


def collect(record: Mapping[str, Any]) -> Claims:
    """Return the claims of a record that has passed the schema."""
    record = with_remarks_ahead(with_letters(with_points(with_degrees(record))))
    as_written = record["question"] or ""
    record = with_upright(with_amplitude(with_lengths(with_moves(with_tasks(record)))))
    record = with_arms(with_nouns(record))
    state, step = record["state_0"] or {}, record["transition"] or {}
    after = record["state_1"] or {}
    bodies = tuple(_objects(state))
    return Claims(
        question=with_laws_granted(record["question"] or ""),
        bodies=tuple(name for _, body in bodies if (name := _name_of(body))),
        variables=_named(state.get("variables"), "state_0", "variables"),
        attributes=tuple(
            claim
            for index, body in bodies
            for claim in _named(
                body.get("attributes"),
                "state_0",
                "objects",
                index,
                "attributes",
                body=_name_of(body),
            )
        ),
        results=_named(after.get("new_variables"), "state_1", "new_variables"),
        forces=tuple(_forces(state)),
        relations=tuple(
            RelationClaim(
                pointer("state_0", "relations", i),
                relation_type(r["type"]),
                (r["args"][0], r["args"][1]),
            )
            for i, r in enumerate(state.get("relations") or ())
            if r.get("args") and isinstance(r.get("type"), str)
        ),
        assumptions=_texts(state.get("assumptions"), "state_0", "assumptions"),
        rule=_text(step, "rule", "transition"),
        effect=_text(step, "effect", "transition"),
        equation=_text(step, "equation", "transition"),
        evidence=_texts(step.get("evidence"), "transition", "evidence"),
        derivation=_text(record, "derivation"),
        change=_text(after, "predicted_change", "state_1"),
        answer=_answer(record["answer"], record["question"] or ""),
        as_written=as_written,
    )


def _objects(state: Mapping[str, Any]) -> list[tuple[int, Mapping[str, Any]]]:
    return list(enumerate(state.get("objects") or ()))


MAX_QUESTION = 4_000
MAX_QUESTION_NUMBERS = 60
MAX_TEXT = 8_000
"""Caps on what is read closely; the time for one trace follows from them."""


def over_reading_caps(claims: Claims) -> str | None:
    """Return what is too long to be read closely, or None."""
    if len(claims.question) > MAX_QUESTION:
        return f"the question is longer than {MAX_QUESTION} characters"
    if len(_NUMBER.findall(claims.question)) > MAX_QUESTION_NUMBERS:
        return f"the question has more than {MAX_QUESTION_NUMBERS} numbers"
    single = (claims.rule, claims.effect, claims.equation, claims.derivation, claims.change)
    for text in (*single, *claims.evidence, *claims.assumptions):
        if text is not None and len(text.text) > MAX_TEXT:
            return f"{text.pointer} is longer than {MAX_TEXT} characters"
    return None


def _name_of(body: Mapping[str, Any]) -> str:
    name = body.get("name")
    return name.strip() if isinstance(name, str) else ""


def _named(
    values: Mapping[str, Any] | None, *path: str | int, body: str | None = None
) -> tuple[Named, ...]:
    held = values or {}
    return tuple(
        Named(pointer(*path, name), name, raw, read_value(raw, _unit_beside(held, name)), body)
        for name, raw in held.items()
        if raw is not None
    )


def _unit_beside(values: Mapping[str, Any], name: str) -> str | None:
    """Return the unit that stands under a name of its own: `"mass": 20, "mass_unit": "g"`."""
    raw = values[name]
    if isinstance(raw, bool) or not isinstance(raw, int | float | str):
        return None
    for key in (f"{name}_unit", f"{name}_units", f"{name}Unit", f"{name}Units", f"{name} unit"):
        if isinstance(values.get(key), str):
            return str(values[key])
    unit = values.get("unit")  # a lone value with its unit: {"reading": 3.0, "unit": "N"}
    others = [key for key in values if key not in (name, "unit")]
    return unit if isinstance(unit, str) and not others and name != "unit" else None


def _forces(state: Mapping[str, Any]) -> list[ForceClaim]:
    found = []
    for index, force in enumerate(state.get("forces") or ()):
        raw = force.get("magnitude")
        read = read_value(raw, force.get("unit")) if raw is not None else None
        found.append(
            ForceClaim(
                pointer("state_0", "forces", index),
                str(force.get("name") or ""),
                str(force.get("target") or ""),
                in_words(force.get("direction")),
                read if isinstance(read, Measurement) else None,
                raw,
            )
        )
    return found


def _texts(values: list[Any] | str | None, *path: str | int) -> tuple[Text, ...]:
    if isinstance(values, str):
        return (Text(pointer(*path), values),) if values.strip() else ()
    return tuple(
        Text(pointer(*path, index), text)
        for index, text in enumerate(values or ())
        if isinstance(text, str) and text.strip()
    )


def _text(holder: Mapping[str, Any], key: str, *path: str | int) -> Text | None:
    text = holder.get(key)
    if isinstance(text, list):
        text = "\n".join(line for line in text if isinstance(line, str))
    return Text(pointer(*path, key), text) if isinstance(text, str) and text.strip() else None


@lru_cache(maxsize=128)
def asks_in_g(question: str) -> bool:
    """Tell whether a question asks for an acceleration as a multiple of that of free fall."""
    return _IN_G.search(question) is not None


def _answer(answer: Mapping[str, Any], question: str) -> AnswerClaim:
    raw, unit = answer.get("value"), answer.get("unit")
    text = raw.strip() if isinstance(raw, str) else ""
    letter, rest = option_letter(text)
    if asks_in_g(question):  # its "1740 g" are no grams
        times = _TIMES_G.sub("", rest if letter else text)
        own = unit if not isinstance(unit, str) or not _TIMES_G.fullmatch(unit.strip()) else None
        read = read_value(times if text else raw, own)
    else:
        read = read_value(rest if letter else raw, unit)
    explanation = answer.get("explanation")
    return AnswerClaim(
        raw, unit, read, letter, rest, explanation if isinstance(explanation, str) else ""
    )
