"""The question kinds about pulleys."""

from wmw.families.pulley.kinds_choices import CHOICES
from wmw.families.pulley.kinds_pairs import PAIRED
from wmw.families.pulley.kinds_tables import TABLED
from wmw.families.pulley.kinds_tackles import TACKLED

KINDS = (*PAIRED, *TABLED, *TACKLED, *CHOICES)
