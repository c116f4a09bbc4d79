"""The question kinds of heat."""

from wmw.families.thermal.kinds_further import FURTHER_KINDS
from wmw.families.thermal.kinds_heat import HEAT_KINDS
from wmw.families.thermal.kinds_ice import ICE_KINDS
from wmw.families.thermal.kinds_matter import MATTER_KINDS
from wmw.families.thermal.kinds_wide import WIDE_KINDS

KINDS = (*HEAT_KINDS, *ICE_KINDS, *MATTER_KINDS, *FURTHER_KINDS, *WIDE_KINDS)
