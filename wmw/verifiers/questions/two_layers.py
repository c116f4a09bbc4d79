"""The two layers of one wall, put by their order beside the thickness and conductivity of each.

"20 cm of brick (k = 0.60 W/(m·K)) with 5.0 cm of foam (k = 0.030 W/(m·K)) on the outside": what the
layers are called differs with every wall, but two thicknesses and two conductivities that come in
turns, told of what lies one behind the other, are those of a first and a second layer.
"""

from __future__ import annotations

import re

_NUMBER = r"(?<![\d.,^])\d{1,5}(?:[.,]\d{1,5})?\s?"
_VALUES = re.compile(
    rf"(?P<value>{_NUMBER}(?:(?P<thick>[cm]m)\b|W\s?[/·*]?\s?\(?\s?m\s?[·*⋅ ]?\s?(?:K|°C|C)\b\)?"
    r"|W\s?/\s?m\s?/\s?K\b|W m(?:⁻¹|\^-1) K(?:⁻¹|\^-1)))"
)
_LAYERED = re.compile(
    r"\b(?:layers?|layered|composite|cover(?:ed|ing|s)?|coat(?:ed|ing)|lin(?:ed|ing)|clad(?:ding)?"
    r"|insulat\w{0,6}|behind|backed|sandwich\w{0,3}|faced|glued|consists?|made of|built of)\b",
    re.I,
)
_OTHERWISE = re.compile(
    r"\b(?:or|parallel|side by side|beside|compare[ds]?|than|ratio|instead|replaced?|which|another"
    r"|removed|studs?|windows?|gap|three|doubled|halved)\b",
    re.I,
)
_NAMES = ("first", "second")
_KELVINS = re.compile(rf"{_NUMBER}K\b(?!\s?/)")
_AREA = re.compile(rf"{_NUMBER}[cm]?m(?:²|\^2)")
_CELSIUS = re.compile(r"(?:°|º|degrees)\s?[CF]|℃|celsius", re.I)


def layers_in_order(text: str) -> str:
    """Return a question with the values of its two layers put by their order; else as it is."""
    found = list(_VALUES.finditer(text))
    thick = [match["thick"] is not None for match in found]
    if len(found) != 4 or thick not in ([True, False] * 2, [False, True] * 2):
        return text
    if not _LAYERED.search(text) or _OTHERWISE.search(text):
        return text
    pieces = []
    at = 0
    for number, match in enumerate(found):
        what = "thickness" if match["thick"] else "conductivity"
        pieces.append(text[at : match.start()])
        pieces.append(f"{what} of the {_NAMES[number // 2]} layer {match['value']}")
        at = match.end()
    return _put(_AREA, "wall area", _difference_put("".join((*pieces, text[at:]))))


def _difference_put(text: str) -> str:
    """Return a question in which the one temperature, in kelvins, is that between the faces."""
    return text if _CELSIUS.search(text) else _put(_KELVINS, "temperature difference", text)


def _put(value: re.Pattern[str], name: str, text: str) -> str:
    """Return a question in which the one value of its kind has a name beside it."""
    found = list(value.finditer(text))
    if len(found) != 1:
        return text
    at = found[0].start()
    return f"{text[:at]}a {name} of {text[at:]}"
