"""Question kinds of buoyancy."""

from wmw.families.buoyancy.kinds_floating import FLOATING_KINDS
from wmw.families.buoyancy.kinds_submerged import SUBMERGED_KINDS

KINDS = (*FLOATING_KINDS, *SUBMERGED_KINDS)
