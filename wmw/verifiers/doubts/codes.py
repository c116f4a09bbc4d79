"""Codes of faults, alone and by what they hang on, and the place of the equation."""

from __future__ import annotations

DERIVED = "WMW202"
"""A value of state 0 that does not follow from what the question gives."""
EXCHANGED = "WMW203"
TURNED = "WMW211"
"""A force that points another way."""
NOT_ACTING = "WMW215"
LAW = "WMW301"
"""An equation that is untrue."""
LATER = "WMW311"
"""A result that does not follow."""
STATE_VALUES = frozenset({"WMW201", DERIVED})
FORCES = "WMW21"
"""How codes of faults in the list of forces begin, which mostly hang on no number."""
RELATIONS = "WMW22"
"""How codes of faults in the list of relations begin, which hang on the bodies alone."""
OF_LAWS = frozenset({LAW, "WMW303", LATER})
"""Codes of faults that hang on what the laws give for the question's numbers."""
OF_SCENE = OF_LAWS | {"WMW205", TURNED, "WMW212", "WMW306", "WMW313"}
"""Those, and what hangs on what a quantity's or a force's name stands for, or on a force's size."""
OF_NUMBERS = OF_LAWS | {"WMW306", "WMW313", "WMW401", "WMW402", "WMW502"}
"""Codes of faults that hang on the numbers which the question was understood to give."""
EQUATION = "/transition/equation"
