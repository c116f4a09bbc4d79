"""Values with what they are of in brackets behind them: "0.45 (static) and 0.35 (kinetic)".

What stands left of the second number is then the label of the first one, which the numbers would be
dealt out by. Labels that count ("2.0 kg (A) and 3.0 kg (B)") are told by the order alone; others
are put before their values. So are values told of two labels together ("R1 and R2 of 4 Ω and 6 Ω").
"""

from __future__ import annotations

import re

_VALUE = (
    r"(?<![\w.,^/])[-−+]?\d{1,6}(?:[.,]\d{1,6})?(?: ?(?:×|x) ?10\S{1,4})?"
    r"(?:[ -]?(?:°|%|[^\W\d_]{1,8}(?:[²³]|\^?-?\d)?(?:[/·][^\W\d_]{1,5}(?:[²³]|\^?-?\d)?){0,2}"
    r"|J/\([^()]{1,12}\)|°C))?"
)
_LABEL = r"(?P<{0}>(?:[a-z]{{3,14}} ){{0,2}}(?:[a-z]{{3,14}}|[A-Z]|[A-Za-z]_?\d|\d))"
_LABELLED = re.compile(
    rf"(?P<one>{_VALUE}) \({_LABEL.format('first')}\)"
    rf"(?P<between>,? and (?:(?:at|of|with|by|to) )?)"
    rf"(?P<two>{_VALUE}) \({_LABEL.format('second')}\)"
)
"""Two values in a row, each with its label."""
_REMARK = re.compile(
    r"(?:see|about|approximately|roughly|from|given|measured|shown|assume[sd]?|negligible|in|at|on"
    r"|with|the|its|note|not|exactly|rounded|known|unknown|constant|\w{2,12}ed)\b"
)
"""How a remark, or a state of the one body, begins that is no label."""
_WAYS = {
    "right": "to the right",
    "left": "to the left",
    **{way: way + "ward" for way in ("east", "west", "north", "south", "up", "down")},
}
"""Ways, which stand behind their values in plain words too."""
_MARK = re.compile(r"(?P<kind>.*?)[ _]?(?P<mark>[A-Z]|\d)\Z")
_NEXT = {"1": "2", "A": "B", "P": "Q", "X": "Y"}
_OF_TWO = re.compile(
    r"\b(?P<first>[A-Za-z]_?1) and (?P<second>[A-Za-z]_?2)\b(?P<between>[^.?!;:\d()=]{1,40}? )"
    rf"(?P<one>{_VALUE}),? and (?P<two>{_VALUE})(?:,? respectively)?"
)
_UNITS = {
    letter: re.compile(unit)
    for letter, unit in (("R", "[Ωo]"), ("C", "F"), ("k", "N"), ("m", "g"), ("M", "g"))
}
"""What the unit of a label's own value has in it."""
_EQUATING = re.compile(
    r"(?: (?:(?:which|that|and) )?(?:are|is|have|has|with|having|of|equal to|being"
    r"|(?:the )?(?:spring )?(?:values?|resistances?|capacitances?|mass(?:es)?|constants?)))"
    r"{0,4} \Z"
)
"""Words before two values that only put the labels equal to them."""
_MOVING = re.compile(
    r"\((?P<mass>\d[\d.,]{0,7} ?k?g),? (?:and |moving at |at )?"
    r"(?P<speed>\d[\d.,]{0,7} ?(?:m/s|km/h))(?P<way>[a-z ,]{0,24})\)"
)
"""A body with its mass and its speed in brackets."""


def labels_in_front(text: str) -> str:
    """Return a question with each value told beside its own label, or by the order of two."""
    text = _MOVING.sub(r"of mass \g<mass> moving at \g<speed>\g<way>", text)
    text = _LABELLED.sub(_told_in_turn, text)
    return _OF_TWO.sub(_told_apart, text)


def _told_in_turn(match: re.Match[str]) -> str:
    one, two, between = match["one"], match["two"], match["between"]
    marks = [_MARK.fullmatch(match[label]) for label in ("first", "second")]
    first, second = (mark["mark"] if mark else "" for mark in marks)
    if _NEXT.get(first) == second:
        return f"{one}{between}{two}"
    if _NEXT.get(second) == first and second:
        return f"{two}{between}{one}"
    labels = match["first"], match["second"]
    if first or second or any(_REMARK.match(label) for label in labels):
        return match[0]
    if all(label in _WAYS for label in labels):
        return f"{one} {_WAYS[labels[0]]}{between}{two} {_WAYS[labels[1]]}"
    return f"{labels[0]} {one}{between}{labels[1]} {two}"


def _told_apart(match: re.Match[str]) -> str:
    """Return two labels each with its value; what is said of both stands behind them."""
    kind = match["first"][0]
    units = _UNITS.get(kind)
    values = match["one"], match["two"]
    if kind != match["second"][0] or (units and not all(units.search(v) for v in values)):
        return match[0]  # "R1 and R2 carry 2 A and 3 A"
    of_both = _EQUATING.sub("", match["between"]).strip(" ,")
    behind = f" {of_both}" if of_both else ""
    return f"{match['first']} of {values[0]} and {match['second']} of {values[1]}{behind}"
