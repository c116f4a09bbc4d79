"""Changes told as shares: "increased by 44%", "to two thirds of its first value", "1.5 times".

They are put as the one thing that the other words of change are: so many times as large.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

_SHARE = r"(?P<share>\d{1,3}(?:\.\d+)?)\s?(?:%|percent\b|per cent\b)"
_UP = r"increas\w*|rais\w*|ris(?:es|en|ing)|rose|rises?|grow\w*|grew|lengthen\w*|stretch\w*|goes up"
_DOWN = (
    r"decreas\w*|reduc\w*|lower\w*|shorten\w*|drop\w*|fall\w*|fell|cut|shrink\w*|compress\w*"
    r"|goes down"
)
_MORE = r"longer|larger|greater|higher|heavier|faster|bigger|more|wider|thicker|stronger"
_LESS = r"shorter|smaller|less|lower|lighter|slower|narrower|thinner|weaker"
_BY = re.compile(
    rf"\b(?:(?P<up>{_UP})|(?:{_DOWN}))(?P<what>(?: (?!(?:{_UP}|{_DOWN}|as|when|while|if|and|or|but"
    rf"|so|that|by)\b)[a-z]+){{0,6}}) by {_SHARE}",
    re.I,
)
"""What changes may stand behind the verb: "increasing its tension by 21%"."""
_THAN = re.compile(rf"(?:by )?{_SHARE} (?:(?P<up>{_MORE})|(?:{_LESS}))\b", re.I)
_COUNTS = {"one": 1, "a": 1, "two": 2, "three": 3, "four": 4}
_PARTS = {
    "half": 2, "third": 3, "quarter": 4, "fourth": 4, "fifth": 5, "sixth": 6, "eighth": 8,
    "ninth": 9, "tenth": 10,
}  # fmt: skip
_OF = (
    r" of (?:its|the|their|what)\b"
    r"(?: (?:original|initial|former|first|previous|present|old|earlier|dry|normal|usual)\b)?"
)
_TO = re.compile(
    rf"\bto (?:{_SHARE}|(?P<count>{'|'.join(_COUNTS)})[ -](?P<part>{'|'.join(_PARTS)})s?"
    rf"|(?P<over>\d)/(?P<under>\d{{1,2}})){_OF}",
    re.I,
)
_LONG = re.compile(r"(?:longer|shorter)\Z", re.I)
_TIMES = re.compile(r"(?<![\w.,-])(?P<times>\d{1,3}\.\d{1,4}) times\b", re.I)
"""A multiple with decimals, of which plain words would keep the last digits alone."""
_TOLD = re.compile(r"(\d+)d(\d+) times\b")


@lru_cache(maxsize=512)
def shares_as_factors(sentence: str) -> str:
    """Return a sentence with factors for the shares by which, or to which, something changes."""
    if not any(character.isdigit() for character in sentence) and " of " not in sentence:
        return sentence
    sentence = _TIMES.sub(lambda match: _written(float(match["times"])), sentence)
    sentence = _TO.sub(_to, sentence)
    return _THAN.sub(_by, _BY.sub(_by, sentence))


def factors_in(plain_sentence: str) -> Iterator[tuple[float, re.Match[str]]]:
    """Yield the factors that shares have become, where they stand."""
    for match in _TOLD.finditer(plain_sentence):
        yield float(f"{match[1]}.{match[2]}"), match


def _written(factor: float) -> str:
    return f"{factor:.6f}".replace(".", "d") + " times"


def _by(match: re.Match[str]) -> str:
    share = float(match["share"]) / 100
    factor = 1 + share if match["up"] else 1 - share
    how = "long" if _LONG.search(match[0]) else "large"
    told = match.groupdict().get("what") or ""
    return f"{told.lstrip()} {_written(factor)} as {how}".lstrip() if factor > 0 else match[0]


def _to(match: re.Match[str]) -> str:
    if match["share"]:
        factor = float(match["share"]) / 100
    elif match["count"]:
        factor = _COUNTS[match["count"].lower()] / _PARTS[match["part"].lower()]
    else:
        factor = int(match["over"]) / (int(match["under"]) or 1)
    return f"to {_written(factor)}" if factor > 0 else match[0]
