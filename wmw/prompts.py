"""What is asked of a model: one text for each condition, with its reply format from the schema.

A prompt holds fixed words, the question, and its options; nothing of the gold trace can get into
it, but for the condition that gives the state away on purpose.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from wmw.core.errors import UsageError
from wmw.core.item import Option
from wmw.core.trace import WRITTEN_PARTS


@dataclass(frozen=True, slots=True)
class Condition:
    """A way to ask a question.

    `parts` are the parts of a trace that the reply is to hold, in their order. `picture` says
    whether the model is shown the picture, `reasons` whether it thinks aloud before the JSON, and
    `state_given` whether it is told what the gold state 0 shows.
    """

    name: str
    parts: tuple[str, ...]
    picture: bool = True
    reasons: bool = False
    state_given: bool = False


TRACE = "trace"
"""The condition under which models are trained."""
NO_PICTURE = "no_picture"

CONDITIONS: Mapping[str, Condition] = {
    condition.name: condition
    for condition in (
        Condition("answer", ("answer",)),
        Condition("reasoning", ("answer",), reasons=True),
        Condition("state_answer", ("state_0", "answer")),
        Condition(TRACE, WRITTEN_PARTS),
        Condition(NO_PICTURE, WRITTEN_PARTS, picture=False),
        Condition("oracle_state", WRITTEN_PARTS[1:], state_given=True),
    )
}
"""The answer alone; with free reasoning; with the state; the whole trace; the same without the
picture (what the text alone gives away); and from the true state on (what is left to physics)."""

_SHOWN = ("objects", "relations", "variables")


def prompt(
    question: str,
    options: Sequence[Option] = (),
    condition: str = TRACE,
    state_0: Mapping[str, Any] | None = None,
) -> str:
    """Return the text that goes to the model, beside the picture where the condition shows it.

    Options that the question lists already are not listed again. `state_0` is the gold state, for
    the condition `oracle_state` alone; of it the objects, relations and variables are told, which a
    picture may show; forces and assumptions are worked out, and often say what is asked for.
    Raises UsageError for a condition that is not known, and for a state that is missing or not
    wanted.
    """
    asked = CONDITIONS.get(condition)
    if asked is None:
        known = ", ".join(CONDITIONS)
        raise UsageError(f"no condition {condition!r}; there are: {known}")
    if asked.state_given != (state_0 is not None):
        what = "needs" if asked.state_given else "does not take"
        raise UsageError(f"the condition {condition!r} {what} a state_0")
    lines = [_opening(asked), "", f"Question: {question}"]
    lines += [str(option) for option in options if str(option) not in question]
    if state_0 is not None:
        told = {key: state_0[key] for key in _SHOWN if key in state_0}
        lines += ["", f"State before: {json.dumps(told, ensure_ascii=False)}"]
    return "\n".join([*lines, "", _reply(asked)])


def _opening(asked: Condition) -> str:
    where = " about the picture" if asked.picture else ""
    given = " The state before is given." if asked.state_given else ""
    return f"Answer the physics question{where}.{given}"


def _reply(asked: Condition) -> str:
    form = _form(asked.parts)
    if asked.reasons:
        return f"Think step by step. Then close with one JSON object of this form:\n{form}"
    return f"Reply with one JSON object of this form and nothing else:\n{form}"


# --- The form of the reply, from the schema of traces ------------------------------------------


@cache
def _form(parts: tuple[str, ...]) -> str:
    """Return an object with these parts, what is to stand in each place told in brackets."""
    path = files("wmw") / "schemas" / "trace.schema.json"
    schema = json.loads(path.read_text(encoding="utf-8"))
    found = {part: _shape(schema["properties"][part], schema["$defs"]) for part in parts}
    return json.dumps(found, ensure_ascii=False)


def _shape(schema: Mapping[str, Any], definitions: Mapping[str, Any]) -> Any:
    """Return what a place of the schema looks like: an object, a list of one, or its meaning."""
    if "$ref" in schema:
        schema = {**definitions[schema["$ref"].rpartition("/")[2]], **schema}
    kinds = schema.get("type", ())
    if "properties" in schema:
        return {name: _shape(its, definitions) for name, its in schema["properties"].items()}
    if "string" in kinds:
        return f"<{schema['description'].rstrip('.')}>"
    if "items" in schema:
        count = schema.get("minItems", 1)
        return [_shape(schema["items"], definitions)] * count
    if "additionalProperties" in schema:
        return {"<name>": _shape(schema["additionalProperties"], definitions)}
    return f"<{schema['description'].rstrip('.')}>"
