"""What is checked before any reading starts: lengths, counts, depth and the alphabet.

The caps are the time budget: the reader walks its input a bounded number of times, so nothing here
needs a timer.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

MAX_CHARS: Final = 2_000
MAX_TOKENS: Final = 400
MAX_DEPTH: Final = 32
MAX_NUMBER_CHARS: Final = 32
MAX_UNIT_CHARS: Final = 48
MAX_EXPONENT: Final = 99
"""Largest magnitude of a written exponent, of `^` and of powers of ten alike."""
MAX_READINGS: Final = 8
"""Most readings of one statement, the main one included."""

Reason = Literal[
    "too-long", "too-many-tokens", "too-deep", "alphabet", "syntax", "unknown-function"
]


@dataclass(frozen=True, slots=True)
class ParseFailure:
    """A piece of text that could not be read.

    `reason` is one of the codes of `Reason`; `text` is the piece, cut at 200 characters; `span`
    gives its start and end in the text that was handed in.
    """

    reason: Reason
    text: str
    span: tuple[int, int] = (0, 0)


class UnreadableError(Exception):
    """Leaves the reader from any depth; never leaves the package."""

    def __init__(self, reason: Reason = "syntax") -> None:
        super().__init__(reason)
        self.reason: Reason = reason


def failure(reason: Reason, text: str, start: int, end: int) -> ParseFailure:
    """Describe the unreadable piece `text[start:end]`."""
    return ParseFailure(reason, text[start : min(end, start + 200)], (start, end))


# An allow-list, so that look-alike letters, digits of other scripts, direction marks, zero-width
# characters and lone surrogates never reach the lexer.
_ALPHABET: Final = re.compile(
    "["
    "\t\n\r\x20-\x7e"
    "\xa0°±²³·×÷¹¼½¾µº«»À-ÖØ-öø-ÿ"
    "Α-ΡΣ-Ωα-ωϑϕϖϰϱϵ"
    "˚\u0302\u0304\u0305\u20d7"  # ring; hat, bar and arrow over the letter before
    "\u2002-\u200a\u202f\u205f"  # spaces with a width
    "‐-―‘’“”•…′″‴⁄"
    "⁰ⁱ⁴-ⁿ₀-₎ₐ-ₜᵢᵣᵤᵥⱼ"
    "℃℉ℏℓΩKÅℰ⅐-⅞"
    "←-↔⇌⇐⇒⇔⟵⟶⟹⟺"
    "∀-⋿✕⟂"
    "]*"
)


def check_text(text: str) -> None:
    """Refuse a text that is too long or holds a character outside the alphabet."""
    if len(text) > MAX_CHARS:
        raise UnreadableError("too-long")
    if not _ALPHABET.fullmatch(text):
        raise UnreadableError("alphabet")
