"""All question kinds of waves and sound."""

from wmw.families.wave.kinds_standing import STANDING_KINDS
from wmw.families.wave.kinds_travel import TRAVEL_KINDS

KINDS = (*TRAVEL_KINDS, *STANDING_KINDS)
