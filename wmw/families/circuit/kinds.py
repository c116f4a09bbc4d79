"""Question kinds of circuits, all of them."""

from __future__ import annotations

from wmw.families.circuit.kinds_capacitors import CAPACITOR_KINDS
from wmw.families.circuit.kinds_changes import CHANGE_KINDS
from wmw.families.circuit.kinds_steady import STEADY_KINDS

KINDS = (*STEADY_KINDS, *CHANGE_KINDS, *CAPACITOR_KINDS)
