"""Answers that begin with yes or no: "No, it stays the same", or nothing but "no"."""

from __future__ import annotations

import re

from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.trends import Way, ways_asked_about

_LED_IN = re.compile(r"\s*(?:yes|no)\s*[,;:.–—-]+\s*(?=\w)", re.I)
_ALONE = re.compile(r"\W*(yes|no)\W*", re.I)
_WHETHER = re.compile(r"(?:is|are|does|do|did|will|would|can|could|has|have|should) ")
_LATER_WHETHER = re.compile(
    r",\s*(?:then )?((?:is|are|does|do|did|will|would|can|could|has|have|should) .*)", re.I | re.S
)


def without_yes_no(text: str) -> str:
    """Return what follows a leading yes or no, which says all of it: "No, it stays the same"."""
    return _LED_IN.sub("", text, count=1)


def says_yes(text: str) -> bool | None:
    """Tell whether a text is nothing but yes, or nothing but no; None where it is neither."""
    match = _ALONE.fullmatch(text)
    return None if match is None else match[1].lower() == "yes"


def way_asked_whether(asking: str, low: str) -> Way | None:
    """Return the one way of change that a question asks to be affirmed or denied.

    "Does its speed change?" asks for one; "does it rise or fall?" asks for none. `low` are the
    plain words of the question `asking`.
    """
    later = _LATER_WHETHER.search(asking)
    if not _WHETHER.match(low) and later is None:
        return None
    ways = ways_asked_about(plain(later[1]) if later is not None else low)
    return ways[0] if len(ways) == 1 else None
