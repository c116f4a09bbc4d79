"""What a model writes: the one text form of a trace, and the way back from a reply to a trace."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any

from wmw.core.trace import WRITTEN_PARTS

LONGEST = 256 * 1024
"""Longest reply that is read, in characters."""

_ASKED = ("id", "scenario_family", "question")
_MOST_STARTS = 200
"""How many braces are tried as the beginning of the JSON: prose may be full of them."""
_MOST_REPAIRS = 20
_DEEPEST = 100
_QUOTE = "[\"'“”]?"
_FIRST_PART = re.compile(rf"\{{\s*{_QUOTE}(?:{'|'.join(WRITTEN_PARTS)}){_QUOTE}\s*:")
_FENCE = re.compile(r"```[a-zA-Z]*")
# A model that forgets to escape LaTeX writes "\theta", which JSON reads as a tab and "heta". Of the
# words that begin as an escape does, those are left out that a new line may begin with ("\nu = 3").
_COMMANDS = (
    "bar", "begin", "beta", "big", "bigl", "bigr", "bmod", "boldsymbol", "boxed", "bullet",
    "forall", "frac", "nabla", "neq", "rangle", "rho", "right", "rightarrow", "rm",
    "tan", "tanh", "tau", "text", "textbf", "textrm", "tfrac", "therefore", "theta", "tilde",
    "times", "to", "top", "triangle",
)  # fmt: skip
_TOKEN = re.compile(r'[{}\[\],:]|"(?>(?:(?>[^"\\]+)|\\.)*)(?P<closed>")?', re.S)
_BACKSLASH = re.compile(
    rf"""\\(?:(?P<latex>(?:{"|".join(_COMMANDS)})(?![a-zA-Z]))|\\|["'/bfnrt]|u[0-9a-fA-F]{{4}}|(?P<bare>))"""
)


def written(trace: Mapping[str, Any]) -> str:
    """Return what a model would have to write for a trace: one line of JSON of its own parts."""
    own = {part: trace[part] for part in WRITTEN_PARTS if part in trace}
    return json.dumps(own, ensure_ascii=False, allow_nan=False)


@dataclass(frozen=True, slots=True)
class Reply:
    """A reply as it came, and the trace that could be read from it.

    `trace` is None where the reply holds no part of a trace, and `error` says why. `repairs` says
    in words what had to be mended or left out before the JSON could be read; it is empty for a
    reply that is nothing but the JSON that was asked for.
    """

    text: str
    trace: dict[str, Any] | None
    repairs: tuple[str, ...] = ()
    error: str | None = None


def read(text: str, asked: Mapping[str, Any] | None = None) -> Reply:
    """Read the trace in a reply; a bad reply never raises.

    Code fences and prose around the JSON are left out, and broken or cut-off JSON is mended as far
    as that is possible without guessing: nothing is added but what closes a text, a list or an
    object. LaTeX whose backslashes were not escaped keeps them. Of several objects the one with
    the most parts of a trace is taken, of equals the last. NaN and infinities, which JSON has not,
    become null. Only the parts that a model is asked for are kept; `asked`, the record of the item
    (its gold trace, say), gives the trace its id, family and question.
    """
    if len(text) > LONGEST:
        return Reply(text, None, error=f"the reply is longer than {LONGEST} characters")
    repairs: list[str] = []
    try:
        escaped = _BACKSLASH.sub(_escaped, text)
        if escaped != text:
            repairs.append("backslashes that JSON does not know (LaTeX) were escaped")
        found = _strict(escaped, repairs) or _mended(escaped, repairs) or {}
        parts = [part for part in WRITTEN_PARTS if part in found]
        own = {part: _finite(found[part], f"/{part}", repairs) for part in parts}
    except (RecursionError, ValueError):  # json_repair makes the latter of the former
        return Reply(text, None, error="lists and objects are nested too deep")
    if not own:
        return Reply(text, None, error=_why_nothing(text))
    known = {key: asked[key] for key in _ASKED if asked is not None and key in asked}
    said = tuple(dict.fromkeys(repairs))
    if len(said) > _MOST_REPAIRS:
        said = (*said[:_MOST_REPAIRS], f"and {len(said) - _MOST_REPAIRS} more repairs")
    return Reply(text, known | own, said)


def _escaped(found: re.Match[str]) -> str:
    """Return a backslash with its escape as it is; doubled where JSON means another thing by it."""
    lone = found["latex"] is not None or found["bare"] is not None
    return "\\" + found[0] if lone else found[0]


def _why_nothing(text: str) -> str:
    if not text.strip():
        return "the reply is empty"
    return "the reply holds no JSON object" if "{" not in text else "no object has a trace's parts"


# --- JSON that is whole ------------------------------------------------------------------------


def _strict(text: str, repairs: list[str]) -> dict[str, Any] | None:
    """Return the object with the most parts of a trace among those that are JSON as they stand."""
    best: tuple[int, int, int, dict[str, Any], list[str]] | None = None
    for start, end, value, noted in _objects(text):
        own = _unwrapped(value, noted)
        count = sum(part in own for part in WRITTEN_PARTS)
        if count and (best is None or count >= best[0]):
            best = (count, start, end, own, noted)
    if best is None:
        return None
    _, start, end, own, noted = best
    around = f"{text[:start]} {text[end:]}"
    if _FENCE.search(around):
        repairs.append("a code fence was taken off")
    if _FENCE.sub("", around).strip():
        repairs.append("text around the JSON was left out")
    repairs += noted
    return own


def _objects(text: str) -> Iterator[tuple[int, int, Any, list[str]]]:
    """Yield the outermost objects of a text that are JSON, with where they begin and end."""
    noted: list[str] = []

    def members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            names = [name for name, _ in pairs]
            twice = next(name for name in names if names.count(name) > 1)
            noted.append(f"the key {twice!r} stands twice in one object: the last was taken")
        return found

    decoder = json.JSONDecoder(object_pairs_hook=members)
    start = text.find("{")
    for _ in range(_MOST_STARTS):
        if start < 0:
            return
        noted.clear()
        try:
            value, end = decoder.raw_decode(text, start)
        except (ValueError, RecursionError):
            end = start + 1
        else:
            yield start, end, value, [*noted]
        start = text.find("{", end)


def _unwrapped(value: dict[str, Any], noted: list[str]) -> dict[str, Any]:
    """Return an object, or the one that it wraps: {"trace": {"state_0": ...}}."""
    if not any(part in value for part in WRITTEN_PARTS):
        for name, inner in value.items():
            if isinstance(inner, dict) and any(part in inner for part in WRITTEN_PARTS):
                noted.append(f"the trace was taken from under {name!r}")
                return inner
    return value


# --- JSON that is broken -----------------------------------------------------------------------


def _mended(text: str, repairs: list[str]) -> dict[str, Any] | None:
    """Return the first object that begins as a trace does, mended, from broken JSON."""
    begins = _FIRST_PART.search(text)
    if begins is None:
        return None
    from json_repair import loads

    broken = text[begins.start() :].rstrip()
    if broken.endswith("```"):
        broken = broken[:-3]
        repairs.append("a code fence was taken off")
    if text[: begins.start()].strip():
        repairs.append("text around the JSON was left out")
    whole = _closed(broken)
    if whole is not None:
        repairs.append("the reply was cut off: what was not finished is left out")
        return _unwrapped(whole, repairs)
    mended: Any = loads(broken, logging=True)
    value, log = mended
    for found in value if isinstance(value, list) else (value,):
        if isinstance(found, dict) and any(part in found for part in WRITTEN_PARTS):
            repairs += [f"{entry['text']}, near {entry['context']!r}" for entry in log]
            repairs.append("the JSON was broken and has been mended")
            return found
    return None


def _closed(text: str) -> dict[str, Any] | None:
    """Return the object that a text begins, without what it did not finish; None if it is broken.

    A library for broken JSON would keep the beginning of a number as a number.
    """
    closers: list[str] = []
    end, ends = 0, ""
    last = ""
    for token in _TOKEN.finditer(text):
        if token[0] in "{[":
            closers.append("}" if token[0] == "{" else "]")
            if len(closers) > _DEEPEST:
                raise RecursionError
        elif token[0] in "}]" and (not closers or closers.pop() != token[0]):
            return None
        is_value = bool(token["closed"]) and (last == ":" or closers[-1:] == ["]"])
        if token[0] in "{}[]" or is_value:
            end, ends = token.end(), "".join(reversed(closers))
        elif token[0] == ",":
            end, ends = token.start(), "".join(reversed(closers))
        last = token[0]
    if not closers:
        return None
    try:
        found = json.loads(text[:end] + ends)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def _finite(value: Any, pointer: str, repairs: list[str]) -> Any:
    """Return a value with null for numbers that JSON has not."""
    if isinstance(value, dict):
        return {key: _finite(item, f"{pointer}/{key}", repairs) for key, item in value.items()}
    if isinstance(value, list):
        return [_finite(item, f"{pointer}/{n}", repairs) for n, item in enumerate(value)]
    if isinstance(value, float) and not isfinite(value):
        repairs.append(f"{value} at {pointer} became null")
        return None
    return value
