"""One name for each relation, however a trace writes it: "rests on" is on, "is beneath" below.

A relation's type is free text. What is no spelling of a known one is kept as it is written.
"""

from __future__ import annotations

import re
from functools import lru_cache

_SPACES = re.compile(r"[\s_-]+")
_SAME = {
    "on": "on_top_of atop upon rests_on resting_on lies_on lying_on sits_on sitting_on stands_on"
    " standing_on placed_on is_on",
    "below": "beneath underneath under lower_than is_below is_under directly_below",
    "above": "higher_than is_above directly_above",
    "left_of": "to_the_left_of to_left_of on_the_left_of is_left_of left",
    "right_of": "to_the_right_of to_right_of on_the_right_of is_right_of right",
    "in": "is_in located_in immersed_in submerged_in contained_in enclosed_in",
    "inside": "is_inside within",
    "contact": "touches touching in_contact in_contact_with contacts",
    "attached": "attached_to fastened_to fixed_to tied_to is_attached_to fastened tied",
    "connected": "connected_to is_connected_to joined_to",
    "hangs_from": "suspended_from hanging_from hung_from hangs_on",
    "separated": "separated_from apart_from apart not_touching",
    "supported_by": "carried_by is_supported_by",
    "in_front_of": "is_in_front_of",
    "uphill_of": "uphill uphill_from is_uphill_of upslope_of upslope_from higher_up_than",
    "downhill_of": "downhill downhill_from is_downhill_of downslope_of downslope_from"
    " lower_down_than",
    "north_of": "to_the_north_of is_north_of",
    "south_of": "to_the_south_of is_south_of",
    "east_of": "to_the_east_of is_east_of",
    "west_of": "to_the_west_of is_west_of",
    "in_parallel_with": "across connected_across parallel_across",
}
_KNOWN = {other: name for name, others in _SAME.items() for other in others.split()}


@lru_cache(maxsize=1024)
def relation_type(text: str) -> str:
    """Return the name under which a relation of this type is held against the question's words."""
    name = _SPACES.sub("_", text.strip()).lower()
    return _KNOWN.get(name, name)
