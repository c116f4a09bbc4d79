"""Roots that a text names to leave them aside: "t = 1.0 s (t = 0 is the throw)"."""

from __future__ import annotations

import re

_NAMED = re.compile(
    r"\(?\b(?P<symbol>[A-Za-z](?:_\w{1,3})?) ?= ?0(?:\.0{1,3})?(?: s)?"
    r" (?:is|was|means|belongs to|being|gives|stands for|would be) (?:only |just |merely )?"
    r"(?:the|at|when|trivial|where|its|that)\b[^().;⇒→=]{0,40}\)?"
)


def without_named_roots(text: str) -> str:
    """Return a text without such remarks, where it gives the symbol another value as well."""

    def left(match: re.Match[str]) -> str:
        symbol = re.escape(match["symbol"])
        rest = f"{text[: match.start()]} {text[match.end() :]}"
        elsewhere = re.search(rf"(?<![\w]){symbol} ?[=≈] ?[^\s0]", rest) is not None
        return " " if elsewhere else match[0]

    return _NAMED.sub(left, text) if "= 0" in text or "=0" in text else text
