"""Text for people: what a stranger wrote is made safe to show, and colour only for a terminal."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Any, TextIO

Part = tuple[str, str]
"""A text and its style, in the words of rich ("bold red"), or "" for none."""

_WIDTH = 100
# Controls, bidirectional overrides and lone surrogates: a trace must not steer the terminal.
_UNSAFE = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def printable(text: str) -> str:
    r"""Return a text with its control characters written as `\n`, `\x1b` or `\u202e`."""
    return _UNSAFE.sub(lambda found: ascii(found[0])[1:-1], text)


def cut(text: str, width: int) -> str:
    """Return a text, shortened to `width` characters with "…" where it is longer."""
    return text if len(text) <= width else text[: width - 1] + "…"


def columns(text: str) -> int:
    """Return how many columns of a terminal a text takes: none for an accent, two for 漢."""
    return sum(_columns_of(character) for character in text)


def _columns_of(character: str) -> int:
    if unicodedata.combining(character) or unicodedata.category(character) in ("Cf", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


class Paper:
    """A text stream to print on; rich is imported only where it is a terminal."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self._console: Any = None
        if stream.isatty():
            from rich.console import Console

            self._console = Console(file=stream, highlight=False, emoji=False, markup=False)

    @property
    def width(self) -> int:
        """The columns that a line has; a file has no width, and gets the same on any machine."""
        return _WIDTH if self._console is None else int(self._console.width)

    @property
    def holds_unicode(self) -> bool:
        """Whether every character can be written to the stream."""
        return (getattr(self.stream, "encoding", None) or "utf-8").lower().startswith("utf")

    def print(self, parts: Sequence[Part]) -> None:
        """Print one line of styled parts, made printable."""
        if self._console is None:
            self.write("".join(printable(text) for text, _ in parts) + "\n")
            return
        from rich.text import Text

        line = Text.assemble(*((printable(text), style) for text, style in parts))
        self._console.print(line, soft_wrap=True)

    def write(self, text: str) -> None:
        """Write text as it is, escaping only what the stream's encoding does not have."""
        if not self.holds_unicode:
            text = text.encode(self.stream.encoding, "backslashreplace").decode(
                self.stream.encoding
            )
        self.stream.write(text)
