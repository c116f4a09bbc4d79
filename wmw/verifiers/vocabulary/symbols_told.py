"""Symbols that a question introduces, and multiples of them: "length L", then "a length of 4L"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from wmw.core.patterns import compiled
from wmw.verifiers.vocabulary.lexicon import lexicon, plain
from wmw.verifiers.vocabulary.nouns import nouns_in

_SYMBOL = (
    r"\$?(?P<symbol>(?:Δ|\\Delta )?[A-Za-zα-ωΩ]"
    r"(?:_(?:\w|\{\w{1,4}\})|[0-9₀-₉])?)\$?"
)
_WORDS = frozenset("aAI")
"""Letters that are words, too."""
_STOPS = re.compile(r"[.,;:?!)]|\s*$|\s+(?:and|if|when|in|on|at|with|for)\b")
_BETWEEN = frozenset({"", "of", "by", "as", "called", "equal to", "through", "to"})
_PART = r"(?:\d{1,4}(?:\.\d+)?|√\d{1,2}|\\sqrt\{\d{1,2}\}|½|¼|\d/\d)"
_HALVES = {"½": 0.5, "¼": 0.25}
_VERBS = (
    (re.compile(r"\b(?:stretch|extend|elongat)\w*(?: \w+){0,3} by$"), "extension"),
    (re.compile(r"\b(?:compress|squeez|push)\w*(?: \w+){0,3} by$"), "compression"),
)
"""What a length is of which only the verb tells: "stretched by x"."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """A symbol that a question gives to what a noun means; `at` is where it stands."""

    text: str
    names: tuple[str, ...]
    at: int
    noun: str = ""


def symbols_in(stem: str, family: str) -> Iterator[Symbol]:
    """Yield the symbols that stand right behind the noun for what they are, the first time each."""
    seen: set[str] = set()
    for match in compiled(rf"(?<![\w.°]){_SYMBOL}(?=$|[\s,.;:?!)])").finditer(stem):
        symbol = match["symbol"]
        before = plain(stem[max(0, match.start() - 70) : match.start()])
        if symbol in seen or re.search(r"\d\s*\Z", stem[: match.start()]):
            continue
        nouns = [n for n in nouns_in(before, family) if before[n[1] :].strip() in _BETWEEN]
        if symbol in _WORDS and not _STOPS.match(stem, match.end()):
            continue
        names = nouns[-1][2] if nouns else _otherwise(symbol, before, family)
        names = _going_on(before, stem[match.end() :], family) or names
        if names:
            seen.add(symbol)
            noun = before[nouns[-1][0] : nouns[-1][1]] if nouns else ""
            yield Symbol(symbol, names, match.start("symbol"), noun)


def _going_on(before: str, behind: str, family: str) -> tuple[str, ...]:
    """Return what a noun means that goes on behind the symbol: "at distance r from the axis"."""
    rest = re.split(r"[.,;:?!]", behind, maxsplit=1)[0]
    whole = f"{before} {plain(' '.join(rest.split()[:_WORDS_BEHIND]))}"
    spans = (n for n in nouns_in(whole, family) if n[0] < len(before) < n[1])
    return next((names for *_, names in spans), ())


_WORDS_BEHIND = 6


def _otherwise(symbol: str, before: str, family: str) -> tuple[str, ...]:
    """Return what a symbol means behind a verb, or as the family's own behind a body's word."""
    words = lexicon(family)
    if words.roles_of(before.rpartition(" ")[2]):
        return words.meaning(symbol).quantities
    for verb, noun in _VERBS:
        if verb.search(before):
            return next((names for *_, names in nouns_in(noun, family)), ())
    return ()


def multiples_of(symbol: str, text: str) -> Iterator[tuple[int, float]]:
    """Yield where a text has a multiple of a symbol, and how many times the symbol it is."""
    own = rf"\$?{re.escape(symbol)}"
    for match in compiled(
        rf"(?<![\w.])(?P<n>{_PART})\s*[*·×]?\s*{own}(?![\w'’]|\s*/\s*\d)"
    ).finditer(text):
        yield match.start(), factor_in(match["n"])
    for match in compiled(rf"(?<![\w.]){own}\s*/\s*(?P<n>{_PART})(?![\w.]\d)").finditer(text):
        yield match.start(), 1 / factor_in(match["n"])


def factor_in(text: str) -> float:
    """Return the number that "3", "2.5", "√2", "½" or "1/4" is."""
    if text in _HALVES:
        return _HALVES[text]
    over, _, under = text.partition("/")
    digits = re.sub(r"[^\d.]", "", over)
    value = float(digits) / (float(under) if under else 1.0)
    return float(value**0.5) if over.startswith(("√", "\\")) else value


_ROOT = r"(?:√\(?|\\sqrt\{?|sqrt\(?)\s*(?P<NAME>\d{1,3}(?:\.\d+)?)[)}]?"
_COEFFICIENT = (
    r"(?:\(?\s*(?P<over>\d+(?:\.\d+)?)?\s*(?:(?:/|over)\s*(?P<under>\d+(?:\.\d+)?)\s*\)?)?"
    r"(?P<half>[½¼])?)"
)
_AFTER = r"(?:\s*/\s*(?:(?P<by>\d+(?:\.\d+)?)|" + _ROOT.replace("NAME", "by_root") + "))?"
_LEADING = re.compile(
    r"^(?:it (?:is|becomes|will be) |(?:now|about|approximately|to|only) |[a-z]+'? ?(?:=|≈) ?)+",
    re.I,
)
_FRACTION = re.compile(r"\\[dt]?frac\{(?P<over>[^{}]+)\}\{(?P<under>[^{}]+)\}")


def stated_multiple(text: str, symbol: str) -> tuple[float, float] | None:
    """Return how many times a symbol a reply is, and the slack of its digits: "2T", "T/√2".

    None where the reply is something else.
    """
    low = text.replace("$", "").replace("\\,", " ").replace("·", " ").replace("×", " ").strip(" .")
    low = _FRACTION.sub(lambda m: f"{m['over']}/{m['under']}", low)
    low = _LEADING.sub("", low).strip()
    match = _multiple_of(symbol).fullmatch(low)
    if match is None:
        return None
    parts = match.groupdict()
    value = float(parts["over"] or 1) / float(parts["under"] or 1)
    value *= _HALVES.get(parts["half"] or "", 1.0)
    for root in ("root", "later_root"):
        value *= float(parts[root] or 1) ** 0.5
    value /= float(parts["by"] or 1) * float(parts["by_root"] or 1) ** 0.5
    decimals = len((parts["over"] or "").partition(".")[2])
    return (value, 0.5 * 10.0**-decimals if decimals else 0.0) if value > 0 else None


@lru_cache(maxsize=256)
def _multiple_of(symbol: str) -> re.Pattern[str]:
    return re.compile(
        rf"{_COEFFICIENT}\s*(?:{_ROOT.replace('NAME', 'root')})?\s*\*?\s*{re.escape(symbol)}"
        rf"\s*\*?\s*(?:{_ROOT.replace('NAME', 'later_root')})?{_AFTER}"
    )
