"""Two liquids in one vessel, one on the other, with the thickness and density of each put by name.

"A 0.50 m deep layer of water (1000 kg/m³) and on top of it 0.30 m of oil (850 kg/m³)": in which
order the layers are told is as free as their names are; at rest the lighter one lies above.
"""

from __future__ import annotations

import re

from wmw.core.quantity import find_measurements

_NUMBER = r"(?<![\d.,^])\d{1,5}(?:\.\d{1,5})?\s?"
_VALUES = re.compile(
    rf"(?P<thick>{_NUMBER}[cm]?m\b(?![²³/^·⁻]))(?:[ -](?:deep|thick|high|tall))?(?: layer\b)?"
    rf"|(?P<density>{_NUMBER}k?g\s?/\s?[cd]?m(?:³|\^3|3\b))"
)
_LAYERED = re.compile(
    r"\blayers?\b|\b(?:floats?|floating|lies|lying|rests?|resting|poured) on\b"
    r"|\b(?:on top|above|over|under|below|beneath) (?:of )?(?:it|this|that|the)\b"
    r"|\bcovered (?:by|with)\b",
    re.I,
)
_OTHERWISE = re.compile(
    r"\b(?:blocks?|cubes?|balls?|spheres?|cylinder|wood\w*|bod(?:y|ies)|objects?|tubes?|arms?|pistons?|pipes?"
    r"|hole|manometer|mercury|three|third|interface|boundary|submerged|buoyan\w+|refract\w*|light)\b",
    re.I,
)
"""What else is in the liquids, or shows another vessel than a tank."""
_VALUES_OF_TWO = 4


def liquid_layers_by_name(text: str) -> str:
    """Return a question with the values of its two layers of liquid named; else as it is."""
    if "/" not in text or not _LAYERED.search(text) or _OTHERWISE.search(text):
        return text
    found = list(_VALUES.finditer(text))
    thick = [match["thick"] is not None for match in found]
    if len(found) != _VALUES_OF_TWO or thick not in ([True, False] * 2, [False, True] * 2):
        return text
    densities = [_size(match["density"]) for match in found if match["density"]]
    if None in densities or densities[0] == densities[1]:
        return text
    first_is_upper = densities[0] < densities[1]  # type: ignore[operator]
    pieces = []
    at = 0
    for number, match in enumerate(found):
        layer = "upper" if (number < 2) is first_is_upper else "lower"
        what = "thickness" if match["thick"] else "density"
        pieces += [text[at : match.start()], f"{what} of the {layer} layer "]
        pieces.append(match["thick"] or match["density"])
        at = match.end()
    return "".join((*pieces, text[at:]))


def _size(told: str) -> float | None:
    found = find_measurements(told)
    return found[0].measurement.si if len(found) == 1 else None
