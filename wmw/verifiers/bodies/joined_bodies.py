"""A missile and what it has gone into, told by both names, are one body: "they".

"Block and bullet then move at 2.8 m/s" tells the speed that both have, and not one of either.
"""

from __future__ import annotations

import re

_MISSILE = r"(?:bullet|arrow|dart|pellet|clay|putty|projectile|snowball|meteorite)"
_HOST = r"(?:block|target|cart|trolley|glider|car|wagon|box|sled|wood|sandbag|log)"
_PAIR = re.compile(
    rf"\b(?:the )?(?:{_MISSILE} (?:and|with|plus) (?:the )?{_HOST}"
    rf"|{_HOST} (?:and|with|plus) (?:the )?{_MISSILE})"
    r"(?= (?:(?:then|now|both|together|have|has|will) ){0,2}"
    r"(?:mov|slid|glid|roll|travel|recoil|swing|swung|continu|go|set)\w*\b)",
    re.I,
)


def as_one(text: str) -> str:
    """Return a question in which such a pair that moves goes by "they"."""
    return _PAIR.sub(lambda pair: "They" if pair[0][0].isupper() else "they", text)
