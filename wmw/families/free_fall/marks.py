"""Places above a thrower that something is thrown up to, and how it is asked whether it gets there."""

from __future__ import annotations

HIGH_PLACES = (
    "window",
    "balcony",
    "gutter",
    "ledge above",
    "beam above",
    "basket",
    "hoop",
    "shelf",
    "bird",
)
"""What may be reached besides branches and ceilings."""
_THROWN = ("ball", "stone", "key", "keys", "coin", "apple", "pebble", "package", "bag", "object", "it", "rope", "arrow")  # fmt: skip
_ASKS = ("does", "will", "can", "would")
UP_TO = tuple(
    f"{asks} {thing} {gets}"
    for asks in _ASKS
    for thing in _THROWN
    for gets in ("reach", "get to", "get up to", "rise to", "make it to")
)
"""How the question begins whether a body gets as high as somewhere."""
TO_A_PLACE = (
    *(f"{up} {what}" for up in UP_TO for what in (*HIGH_PLACES, "friend", "him", "her", "height of")),
    *(f"{reach} {place}" for reach in ("reach", "get to") for place in HIGH_PLACES),
)  # fmt: skip
"""How it is asked whether a body gets there."""
