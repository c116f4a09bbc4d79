"""Two rods joined end to end that conduct heat, retold as the two layers of a wall.

"A copper rod and a steel rod of equal length are joined end to end": which end is hot, how well
each conducts and how long it is stand beside the materials' names, in whatever order.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled

_JOINED = re.compile(
    r"\b(?:end to end|end-to-end|welded|soldered|joined|in series|in line|butted)\b", re.I
)
_ROD = re.compile(r"\b(?P<what>[a-z]{3,10}) (?:rod|bar|wire|cylinder|strip|slab|plate)\b", re.I)
_PLAIN = word_set("the one each both first second other two this metal rod hot cold round")
_OTHERWISE = re.compile(
    r"\b(?:expan\w+|parallel|side by side|melt\w*|ice|specific heat|three|third|longer|stress)\b",
    re.I,
)
_K = r"(?P<k>\d{1,3}(?:\.\d{1,3})?) ?W/\(?m[·* ]?(?:K|°C)\)?"
_WHERE = re.compile(
    r"\b(?:joint|junction|interface|joined|meet|weld|boundary|contact)\b[^.]*\?", re.I
)
_EQUAL = re.compile(
    r"\b(?:equal|same|identical) (?:length|size|dimension)|\bequally long\b|\bequal lengths?\b",
    re.I,
)
_LONG = r"(?P<d>\d{1,3}(?:\.\d{1,3})? ?[cm]?m)"
_ORDER = {1: "first", 2: "second"}
_SYMBOLS = {"copper": "Cu", "aluminium": "Al", "aluminum": "Al", "iron": "Fe", "silver": "Ag"}


def rods_as_layers(text: str) -> str:
    """Return a question for where two rods in line meet as one of two layers, or as it is."""
    if "W/" not in text or not _JOINED.search(text) or _OTHERWISE.search(text):
        return text
    kinds = dict.fromkeys(m["what"].lower() for m in _ROD.finditer(text))
    rods = [kind for kind in kinds if kind not in _PLAIN]
    if len(rods) != 2 or not re.search(r"temperature", text) or not _WHERE.search(text):
        return text
    told = [_told(text, rod) for rod in rods]
    if any(one is None for one in told):
        return text
    equal = _EQUAL.search(text) is not None
    lines = []
    for number, one in enumerate(told, start=1):
        assert one is not None
        k, long, _ = one
        if (long is None) != equal:
            return text
        thick = f"a thickness d_{number} = {long} and " if long else ""
        lines.append(
            f"a {_ORDER[number]} layer with {thick}a conductivity k_{number} = {k} W/(m·K)"
        )
    (_, _, inside), (_, _, outside) = (one for one in told if one is not None)
    if inside == outside:
        return text
    same = " The two layers are equally thick." if equal else ""
    return (
        f"A wall has {' and '.join(lines)}.{same} The inside of the wall of two layers is at "
        f"T_1 = {inside} °C, the outside at T_2 = {outside} °C. "
        "What is the temperature between the layers?"
    )


def _told(text: str, rod: str) -> tuple[str, str | None, str] | None:
    """Return the conductivity, the length, if it is told, and the end's temperature of a rod."""
    symbol = _SYMBOLS.get(rod, rod)
    ks = {
        m["k"]
        for pattern in (
            rf"\b[kλ]_?\{{?(?:{symbol}|{rod}|{rod[0]})\}}? ?= ?{_K}",
            rf"{_K} (?:for|in) (?:the )?{rod}\b",
            rf"\b{rod}\b(?: rod| bar)?(?: is|:)? ?\(?(?:[kλ] ?= ?)?{_K}",
            rf"\bconductivity of (?:the )?{rod}(?: rod| bar)? is {_K}",
        )
        for m in compiled(pattern, re.I).finditer(text)
    }
    ends = {
        m["t"].replace("−", "-")
        for m in compiled(
            rf"\b(?:end of (?:the )?{rod}(?: rod| bar)?"
            rf"|{rod}(?:'s|’s)?(?: rod's| rod’s)? (?:free |outer |far )?end)\b"
            r"[^.;°]{0,40}? (?P<t>[-−]?\d{1,3}(?:\.\d)?) ?°C",
            re.I,
        ).finditer(text)
    }
    behind = rf"\b{rod} (?:rod|bar)(?:,| of length| \(| is| has a length of)? ?{_LONG}\b(?!²)"
    before = rf"\b{_LONG}(?:[- ]long)? {rod} (?:rod|bar)\b"
    long = {m["d"] for form in (behind, before) for m in compiled(form, re.I).finditer(text)}
    if len(ks) != 1 or len(ends) != 1 or len(long) > 1:
        return None
    return ks.pop(), next(iter(long), None), ends.pop()
