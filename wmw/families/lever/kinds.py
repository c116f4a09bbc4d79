"""Question kinds of levers."""

from wmw.families.lever.kinds_balance import BALANCE_KINDS
from wmw.families.lever.kinds_beams import BEAM_KINDS
from wmw.families.lever.kinds_machines import MACHINE_KINDS

KINDS = (*BALANCE_KINDS, *MACHINE_KINDS, *BEAM_KINDS)
