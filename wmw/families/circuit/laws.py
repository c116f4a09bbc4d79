"""Laws of direct-current circuits: Ohm, Kirchhoff, power, and capacitors in the steady state.

Sources are OpenStax University Physics 2 (sections 8.1 to 8.3, 9.4, 9.5, 10.1 to 10.3). A law in
solved form (a divider, the current of the whole circuit) stands beside the laws it follows from,
because laws are chained one unknown at a time.
"""

from __future__ import annotations

from wmw.core.family import Law
from wmw.families.circuit.laws_capacitors import CAPACITORS_LAWS
from wmw.families.circuit.laws_changes import CHANGES_LAWS
from wmw.families.circuit.laws_combinations import COMBINATIONS_LAWS
from wmw.families.circuit.laws_further import FURTHER_LAWS
from wmw.families.circuit.laws_steady import STEADY_LAWS

LAWS: tuple[Law, ...] = (
    *STEADY_LAWS,
    *COMBINATIONS_LAWS,
    *CHANGES_LAWS,
    *CAPACITORS_LAWS,
    *FURTHER_LAWS,
)
