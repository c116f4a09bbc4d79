"""Question kinds of circuits in which a switch changes what conducts."""

from __future__ import annotations

from wmw.core.family import Kind, Mistake
from wmw.families.circuit import setups
from wmw.families.circuit.setups import asking
from wmw.families.circuit.symbols import (
    AFTER,
    CLOSED,
    INSERTED,
    OPENED,
    OPENED_INTERNAL,
    I_at,
    R,
    emf,
    r,
)

_OPEN_RULES = (
    "An open switch stops the current of its own branch; Ohm's law gives the current of the branch that stays closed",
    "Ohm's law for the branch that still conducts",
    "With one of two parallel branches open, only the other one conducts",
)
_BRANCH_OUT = (
    "The branch with the open switch carries no current, and the other branch keeps the full emf.",
    "No current flows in the branch of the {second}; the {first} is not affected.",
    "Only the branch of the {first} conducts after that.",
)
_OPEN_EVIDENCE = ("Switch S stands in the branch of the {second}.", "The branches are in parallel.")

OPENED_CURRENT = Kind(
    "switch_opened_current", OPENED, (emf, R[1], R[2]), I_at[AFTER], "counterfactual", "medium",
    asking(setups.OPENED, (
        "What current does the battery now deliver?",
        "What current does the battery deliver afterwards?",
        "Find the new battery current.",
        "How large is the battery current now?",
    )),
    ("I_after = emf / R_1",), _OPEN_RULES, _BRANCH_OUT,
    ("The battery now delivers {I_after}.", "The current from the battery falls from {I_before} to {I_after}.",
     "The {first} alone draws {I_after}."),
    _OPEN_EVIDENCE,
    (Mistake("both branches still counted", emf / R[1] + emf / R[2]), Mistake("wrong branch opened", emf / R[2]),
     Mistake("taken as in series", emf / (R[1] + R[2])), Mistake("halved", emf / (2 * R[1])),
     Mistake("inverted", R[1] / emf)),
)  # fmt: skip

_RISE = (
    "Does the current delivered by the battery rise or fall?",
    "Does the battery current rise or fall?",
    "Does the total current increase or decrease?",
    "Does the current from the battery increase or decrease?",
)
_RULES_WAYS = (
    "In parallel every further branch lowers the equivalent resistance, and every branch less raises it",
    "Compare the equivalent resistance before and after; the current of the battery is ε / R_eq",
    "The battery delivers the sum of the branch currents",
)
_FROM_TO = (
    "The battery delivers {I_before} at first and {I_after} afterwards.",
    "The current goes from {I_before} to {I_after}.",
    "In place of {I_before} the battery delivers {I_after}.",
)

OPENED_FALLS = Kind(
    "current_after_opening", OPENED, (emf, R[1], R[2]), "current_change", "qualitative", "easy",
    asking(setups.OPENED, _RISE), ("I_before = emf / R_1 + emf / R_2", "I_after = emf / R_1"), _RULES_WAYS,
    ("The current of the {second} is missing afterwards.", "One of two ways for the current is cut off.",
     "The {first} keeps its current, and that of the {second} stops."),
    _FROM_TO, _OPEN_EVIDENCE,
)  # fmt: skip
CLOSED_RISES = Kind(
    "current_after_closing", CLOSED, (emf, R[1], R[2]), "current_change", "qualitative", "easy",
    asking(setups.CLOSED, _RISE), ("I_before = emf / R_1", "I_after = emf / R_1 + emf / R_2"), _RULES_WAYS,
    ("The {second} draws a current in addition.", "A second way for the current is opened up.",
     "The {first} keeps its current, and that of the {second} is added."),
    _FROM_TO, ("Switch S stands in the branch of the {second}.", "The branches are in parallel."),
)  # fmt: skip

_POWER_CHANGE = (
    "Does the {first}, which is of constant resistance, then dissipate more power, less power or the same power?",
    "After that, does the {first}, of constant resistance, dissipate more power, less power or the same power as before?",
    "The {first} is of constant resistance. Compared with before, is it more power, less power or the same power that it dissipates?",
    "Does this make the {first}, being of constant resistance, dissipate more power, less power or the same power?",
)
_POWERS = (
    "The {first} dissipates {P_1_before} before and {P_1_after} after the change.",
    "Its power is {P_1_before} at first and {P_1_after} afterwards.",
    "P_1 is {P_1_before} with the switch as it was, and {P_1_after} after that.",
)
SAME_POWER = Kind(
    "power_after_opening_ideal", OPENED, (emf, R[1], R[2]), "first_power", "qualitative", "medium",
    asking(setups.OPENED, _POWER_CHANGE), ("P_1_before = emf^2 / R_1", "P_1_after = emf^2 / R_1"),
    ("An ideal battery keeps its voltage at any current", "P = V² / R, and the voltage across the {first} is the emf both times",
     "Parallel branches on an ideal battery do not influence each other"),
    ("The voltage across the {first} is the emf before and after.", "The ideal battery holds the voltage across the {first}.",
     "Nothing changes in the branch of the {first}."),
    _POWERS, _OPEN_EVIDENCE,
)  # fmt: skip
MORE_POWER = Kind(
    "power_after_opening_internal", OPENED_INTERNAL, (emf, r, R[1], R[2]), "first_power", "qualitative", "hard",
    asking(setups.OPENED_INTERNAL, _POWER_CHANGE),
    ("R_before = R_1 R_2 / (R_1 + R_2)", "I_before = emf / (R_before + r)", "P_1_before = (emf - I_before r)^2 / R_1",
     "I_after = emf / (R_1 + r)", "P_1_after = (emf - I_after r)^2 / R_1"),
    ("The smaller the battery's current, the less voltage is lost inside it", "Terminal voltage V = ε − I r, then P = V² / R",
     "Opening a branch reduces the loss on the internal resistance"),
    ("Less voltage is lost inside the battery, so the {first} gets a larger voltage.",
     "With less current the terminal voltage comes nearer to the emf.", "The loss on the internal resistance shrinks."),
    _POWERS, _OPEN_EVIDENCE,
)  # fmt: skip
LESS_POWER = Kind(
    "power_after_inserting", INSERTED, (emf, R[1], R[2]), "first_power", "qualitative", "medium",
    asking(setups.INSERTED, _POWER_CHANGE),
    ("I_before = emf / R_1", "P_1_before = I_before^2 R_1", "I_after = emf / (R_1 + R_2)", "P_1_after = I_after^2 R_1"),
    ("A further load in series reduces the current; P = I² R", "Resistances in series add up, and the current is ε / R_eq",
     "The emf is shared once the bridge is open"),
    ("The {second} takes a share of the emf once it is no longer bridged.", "The current now has to pass the {second} as well.",
     "Both loads are in the one loop after that."),
    _POWERS, ("The closed switch carried the current past the {second}.", "The battery is ideal."),
)  # fmt: skip

CHANGE_KINDS = (OPENED_CURRENT, OPENED_FALLS, CLOSED_RISES, SAME_POWER, MORE_POWER, LESS_POWER)
