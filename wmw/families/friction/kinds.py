"""The question kinds about friction."""

from wmw.families.friction.kinds_choices import CHOICES
from wmw.families.friction.kinds_forces import FORCED
from wmw.families.friction.kinds_places import PLACED
from wmw.families.friction.kinds_stops import STOPPING

KINDS = (*FORCED, *PLACED, *STOPPING, *CHOICES)
