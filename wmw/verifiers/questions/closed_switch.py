"""A switch in line with all else that is closed at last: from then on it is but a piece of wire.

"A battery, an open switch and a lamp are in series. The switch is closed. What current flows?" asks
for the circuit without a switch. What one is closed across something, and what is asked of before,
is left as it stands.
"""

from __future__ import annotations

import re

_SWITCH = (
    r"(?:an? |the )(?:(?:open|closed|initially open|ideal) ){0,2}switch(?: [SK]\b)?"
    r"(?! (?:across|in parallel))"
)
_IN_LIST = re.compile(
    rf",? (?:and )?{_SWITCH}(?P<next>,? and (?=an? |the |two |three |its |R)|, )", re.I
)
_IS_CLOSED = re.compile(
    r"(?:^|(?<=[.;] ))(?:(?:then|now|next|finally),? )?(?:the )?switch(?: [SK])?"
    r" (?:is|was|has been|gets) (?:(?:then|now|next|finally) )?closed(?: now| at last)?[.;] ?",
    re.I,
)
_ANY = re.compile(r"\bswitch(?:es|ed)?\b", re.I)
_OTHERWISE = re.compile(
    r"\b(?:capacitor|inductor|coil|solenoid|before|bypass\w*|bridg\w+|short\w*|chang\w+|first"
    r"|immediately|just after|opened|opens)\b",
    re.I,
)
"""What makes it matter when a switch is closed, or where it is."""
_TWICE = 2


def has_open_switch(text: str) -> bool:
    """Tell whether a question is about a circuit in line with a switch that is yet to be closed."""
    return closed_in_line(text) != text


def closed_in_line(text: str) -> str:
    """Return a question without a switch that is listed in series and then closed."""
    if len(_ANY.findall(text)) != _TWICE or "series" not in text or _OTHERWISE.search(text):
        return text
    listed, closed = list(_IN_LIST.finditer(text)), list(_IS_CLOSED.finditer(text))
    if len(listed) != 1 or len(closed) != 1 or closed[0].start() < listed[0].end():
        return text
    [one], [two] = listed, closed
    joint = ", " if one["next"] == ", " and one[0].startswith(",") else " and "
    return text[: one.start()] + joint + text[one.end() : two.start()] + text[two.end() :]
