"""The two liquids that one body is in, one after the other, put by their order.

"It floats in water with 60% submerged. In glycerine of 1.26 g/cm³, what part is below the surface?"
What a liquid is called tells nothing of which one is the first; where the body is told to be in
two, the later one is called the second liquid.
"""

from __future__ import annotations

import re

from wmw.core.patterns import compiled

_NAMES = (
    r"(?:(?:fresh|pure|salt|sea|salty|hot|cold) ?water|water|(?:olive |vegetable |engine )?oil"
    r"|alcohol|ethanol|glycerine?|glycerol|mercury|brine|kerosene|gasoline|petrol|paraffin|turpentine"
    r"|honey|syrup|milk|ether|benzene)"
)
_LEAD = r"(?: (?:an?|the|some|this|that|another|unknown|clean|clear|heavy|light|thick)){0,2}"
_BEING_IN = re.compile(rf"\b(?:in|into)(?P<lead>{_LEAD}) (?P<name>{_NAMES})\b", re.I)
_IS_IN = re.compile(
    r"\b(?:float|submerge|immers|weigh|spring balance|spring scale|newton meter|under the surface"
    r"|below the surface|beneath the surface|displace|buoyan|upthrust)",
    re.I,
)
_AT_ONCE = re.compile(
    r"\b(?:layers?|boundary|interface|on top|two liquids|mix\w*|poured|dissolv\w+|second|first|both"
    r"|or|U-tube|manometer)\b",
    re.I,
)
"""Words of liquids that are there at once, are numbered already, or of which one is chosen."""
_DENSITY = re.compile(r"\d ?(?:k?g/(?:c?m|d?m|l|ml)|k?g (?:per|c?m⁻³|c?m\^-3)|g·cm)", re.I)
_PLAIN = ("water", "fresh water", "pure water")
_BOTH = 2
_MOST = 12
"""How many times the liquids may be named."""


def liquids_in_order(text: str) -> str:
    """Return a question with the later of its two liquids named so; as it is if it has not two."""
    if not _IS_IN.search(text) or _AT_ONCE.search(text):
        return text
    found = list(_BEING_IN.finditer(text))[: _MOST + 1]
    names = list(dict.fromkeys(match["name"].lower() for match in found))
    if len(names) != 2 or len(found) > _MOST or names[1] in names[0]:
        return text
    told = len(_DENSITY.findall(text))
    if told >= _BOTH and names[0] not in names[1]:
        return _called(_called(text, names[0], "first liquid"), names[1], "second liquid")
    if told and names[0] in _PLAIN and names[1] not in _PLAIN:
        return _called(text, names[1], "second liquid")
    return text


def _called(text: str, name: str, order: str) -> str:
    noun = rf"\b(?:(?:an?|the|this|that|another|unknown) ){{0,2}}{re.escape(name)}\b"
    return compiled(noun).sub(f"the {order}", text)
