"""All question kinds of electromagnetic induction."""

from wmw.families.em_induction.kinds_coils import COIL_KINDS
from wmw.families.em_induction.kinds_machines import MACHINE_KINDS
from wmw.families.em_induction.kinds_more import MORE_KINDS

KINDS = (*COIL_KINDS, *MACHINE_KINDS, *MORE_KINDS)
