"""Question kinds of levers of three classes, of oblique efforts and of wrenches."""

from __future__ import annotations

from sympy import Abs, Basic, cos, sin, tan

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.lever.symbols import (
    FIRST,
    MA,
    OBLIQUE,
    SECOND,
    THIRD,
    W_1,
    WRENCH,
    F_e,
    N,
    d_1,
    d_2,
    tau_2,
    tau_c,
    theta,
)

_RULES = (
    "Law of the lever: effort times effort arm equals load times load arm",
    "The moments of load and effort about the {pivot} are equal",
    "In balance F_e d_2 = W_1 d_1",
)
_EFFECTS = (
    "The moment of the effort holds the moment of the load.",
    "Effort and load keep each other in balance about the {pivot}.",
    "The two moments about the {pivot} cancel.",
)
_CHANGES = (
    "An effort of {F_e} holds the load.",
    "The load is held with an effort of {F_e}.",
    "The effort needed is {F_e}.",
)
_WRONG = (
    Mistake("arms exchanged", W_1 * d_2 / d_1), Mistake("load as effort", W_1), Mistake("share of the length", W_1 * d_1 / (d_1 + d_2)),
    Mistake("other share of the length", W_1 * d_2 / (d_1 + d_2)), Mistake("half", W_1 * d_1 / (2 * d_2)),
)  # fmt: skip
_CLEAR = Gt(Abs(d_1 - d_2), d_1 / 6)
_LIGHT = "The weight of the {lever} itself is neglected."

FIRST_EFFORT = Kind(
    "first_class_effort", FIRST, (W_1, d_1, d_2), F_e, "quantitative", "easy",
    (
        "A light {lever} is used to lift the {load}, a load of weight {W_1}. The load acts {d_1} from the {pivot}; the effort is applied {d_2} from the {pivot} on the opposite side, at right angles to the {lever}. What effort is needed?",
        "The {load}, a load of weight {W_1}, hangs on a light {lever}; the load arm is {d_1}. The effort arm on the opposite side of the {pivot} is {d_2}. Find the effort that holds the load.",
        "A light {lever} has a load arm of {d_1} and, on the opposite side of the {pivot}, an effort arm of {d_2}. How large an effort is needed to hold the {load}, a load of weight {W_1}?",
        "With a light {lever} the {load} is held in balance: its weight, the load, is {W_1} and acts {d_1} from the {pivot}. Calculate the effort, which acts {d_2} from the {pivot} on the opposite side.",
    ),
    ("F_e = W_1 d_1 / d_2",), _RULES, _EFFECTS, _CHANGES, (_LIGHT, "Load and effort are on opposite sides of the {pivot}."), _WRONG,
    where=(_CLEAR, Lt(d_1, 1.5 * d_2)),
)  # fmt: skip

SECOND_EFFORT = Kind(
    "second_class_effort", SECOND, (W_1, d_1, d_2), F_e, "quantitative", "easy",
    (
        "A light {lever} turns about a {pivot} at one end, as a wheelbarrow turns about its wheel. The {load}, a load of weight {W_1}, acts {d_1} from the {pivot}. What upward effort at a distance of {d_2} from the {pivot} holds it, on the same side?",
        "Load and effort of a light {lever} are on the same side of the {pivot}, as in a wheelbarrow. The {load}, a load of weight {W_1}, is {d_1} from the {pivot}; the effort acts {d_2} from the {pivot}. Find the effort.",
        "As in a wheelbarrow, the {load}, a load of weight {W_1}, is carried by a light {lever} with a {pivot} at one end. The load arm is {d_1}, the effort arm {d_2}. How large an effort is needed?",
        "A light {lever} with the {pivot} at one end works like a nutcracker: the load on the {load} side is {W_1} with a load arm of {d_1}, and the effort arm is {d_2}. Calculate the effort.",
    ),
    ("F_e = W_1 d_1 / d_2",), _RULES, _EFFECTS, _CHANGES, (_LIGHT, "Load and effort are on the same side of the {pivot}."), _WRONG,
    where=(Gt(d_2, 1.25 * d_1),),
)  # fmt: skip

SECOND_PIVOT = Kind(
    "second_class_pivot_force", SECOND, (W_1, d_1, d_2), N, "quantitative", "hard",
    (
        "A light {lever} turns about a {pivot} at one end, as a wheelbarrow turns about its wheel. The {load}, a load of weight {W_1}, acts {d_1} from the {pivot}; an upward effort at {d_2} from the {pivot} holds it. What force does the {pivot} exert on the {lever}?",
        "As in a wheelbarrow, the {load}, a load of weight {W_1}, is carried by a light {lever} with a {pivot} at one end. The load arm is {d_1}, the effort arm {d_2}. Find the pivot force, that is, the support force on the {lever}.",
        "The {load}, a load of weight {W_1}, lies {d_1} from the {pivot} at one end of a light {lever}. A vertical effort, applied {d_2} from the {pivot} on the same side, holds the {lever} level. How large is the support force of the {pivot}?",
        "Load and effort of a light {lever} are on the same side of the {pivot}, as in a wheelbarrow: the load on it is {W_1} with a load arm of {d_1} (the {load}), and the effort arm is {d_2}. Calculate the pivot force.",
    ),
    ("F_e = W_1 d_1 / d_2", "N = W_1 - F_e"),
    ("Moments about the {pivot} give the effort; the vertical forces then give the support force", "The {pivot} carries what the effort does not",
     "Balance of moments, then balance of forces"),
    ("The {pivot} and the effort share the load.", "The {pivot} carries the rest of the load.", "Effort and {pivot} hold the load together."),
    ("The {pivot} pushes up with {N}.", "The support force is {N}.", "The {pivot} carries {N} and the effort {F_e}."),
    (_LIGHT, "Effort and {pivot} are at the two sides of the load."),
    (Mistake("the effort", W_1 * d_1 / d_2), Mistake("sum of load and effort", W_1 * (1 + d_1 / d_2)), Mistake("the load", W_1), Mistake("half the load", W_1 / 2),
     Mistake("arms exchanged", W_1 * Abs(1 - d_2 / d_1))),
    where=(Gt(d_2, 1.25 * d_1),),
)  # fmt: skip

THIRD_EFFORT = Kind(
    "third_class_effort", THIRD, (W_1, d_1, d_2), F_e, "quantitative", "medium",
    (
        "A light {lever} turns about a {pivot} at one end, as tweezers or a forearm do. The {load}, a load of weight {W_1}, acts {d_1} from the {pivot}; the effort acts {d_2} from the {pivot}, on the same side. What effort is needed to hold the load?",
        "Like a fishing rod, a light {lever} has its {pivot} at one end and the effort closer to the {pivot} than the load. The {load}, a load of weight {W_1}, has a load arm of {d_1}; the effort arm is {d_2}. Find the effort.",
        "The {load}, a load of weight {W_1}, hangs {d_1} from the {pivot} of a light {lever} that works like a forearm: an upward effort is applied {d_2} from the {pivot}, on the same side. How large is the effort?",
        "As with a pair of tongs, load and effort of a light {lever} are on the same side of the {pivot}. The load arm is {d_1} and the effort arm {d_2}. Calculate the effort for the {load}, a load of weight {W_1}.",
    ),
    ("F_e = W_1 d_1 / d_2",), _RULES, _EFFECTS, _CHANGES, (_LIGHT, "Load and effort are on the same side of the {pivot}."), _WRONG,
    where=(Gt(d_1, 1.25 * d_2),),
)  # fmt: skip

ADVANTAGE = Kind(
    "mechanical_advantage", FIRST, (d_1, d_2), MA, "quantitative", "easy",
    (
        "A {lever} has a load arm of {d_1} and, on the opposite side of the {pivot}, an effort arm of {d_2}. What is its ideal mechanical advantage?",
        "The {load} is a load on a light {lever}, {d_1} from the {pivot}; the effort is applied {d_2} from it, on the opposite side. Find the mechanical advantage of the {lever}.",
        "On a light {lever} the load acts {d_1} from the {pivot} and the effort acts {d_2} from it, on opposite sides. Calculate the mechanical advantage.",
        "How large is the mechanical advantage of a light {lever} with a load arm of {d_1} and an effort arm of {d_2} on the opposite side of the {pivot}?",
    ),
    ("MA = d_2 / d_1",),
    ("Mechanical advantage is load over effort, which is effort arm over load arm", "Law of the lever: W_1 / F_e = d_2 / d_1",
     "The ideal mechanical advantage of a lever is the ratio of its arms"),
    ("The forces are in the inverse ratio of the arms.", "What the effort gains in force it loses in distance.", "The ratio of the arms fixes that of the forces."),
    ("The mechanical advantage is {MA}.", "The load is {MA} times the effort.", "The lever changes the force by a factor of {MA}."),
    (_LIGHT, "There is no friction at the {pivot}."),
    (Mistake("inverted", d_1 / d_2), Mistake("sum for ratio", (d_1 + d_2) / d_1), Mistake("whole length over effort arm", (d_1 + d_2) / d_2),
     Mistake("squared", (d_2 / d_1) ** 2), Mistake("doubled", 2 * d_2 / d_1)),
    where=(_CLEAR,),
)  # fmt: skip

LONGER_ARM = Kind(
    "effort_with_another_arm", FIRST, (W_1, d_1, d_2), F_e, "counterfactual", "medium",
    (
        "A light {lever} is used to lift the {load}, a load of weight {W_1} that acts {d_1} from the {pivot}. The effort is applied {d_2} from the {pivot} on the opposite side, at right angles to the {lever}. If the effort arm were {d_2_new} instead, what effort would be needed?",
        "The {load}, a load of weight {W_1}, hangs on a light {lever} with a load arm of {d_1} and an effort arm of {d_2} on the opposite side of the {pivot}. The effort arm is changed to {d_2_new}. How large is the effort now?",
        "A light {lever} holds the {load}, a load of weight {W_1}, with a load arm of {d_1} and, on the opposite side of the {pivot}, an effort arm of {d_2}. What effort is needed when the effort arm is changed to {d_2_new}?",
        "With a light {lever} the {load} is held in balance: the load is {W_1} and acts {d_1} from the {pivot}; the effort acts {d_2} from it on the opposite side. Then the effort arm is changed to {d_2_new}. Find the new effort.",
    ),
    ("F_e = W_1 d_1 / d_2",), _RULES,
    ("The load's moment stays; the effort changes inversely to its arm.", "Effort times effort arm stays the same.", "The same moment is made with another arm."),
    ("An effort of {F_e} then holds the load.", "The effort needed is {F_e}.", "With the new arm the effort is {F_e}."),
    (_LIGHT, "The load and its arm stay the same."), _WRONG, where=(_CLEAR, Lt(d_1, 1.5 * d_2)), alters=d_2,
)  # fmt: skip

_CLASS_RULES = (
    "The class of a lever tells what lies in the middle: the fulcrum (first), the load (second) or the effort (third)",
    "First class: fulcrum in the middle; second class: load in the middle; third class: effort in the middle",
    "What decides is the order of fulcrum, load and effort along the lever",
)
_CLASS_EFFECTS = (
    "The order of {pivot}, load and effort decides.",
    "What lies in the middle gives the class.",
    "The arms tell which of the three lies in the middle.",
)
_CLASS_CHANGES = (
    "The load arm is {d_1} and the effort arm {d_2}.",
    "Seen from the {pivot}, the load is at {d_1} and the effort at {d_2}.",
    "The distances from the {pivot} are {d_1} for the load and {d_2} for the effort.",
)
_SAME_SIDE = (
    "On a {lever}, load and effort are on the same side of the {pivot}: the load, that of the {load}, acts {d_1} from it and the effort acts {d_2} from it. Which class of lever is this?",
    "A {lever} turns about a {pivot} at one end. The load, that of the {load}, acts {d_1} from the {pivot}, the effort acts {d_2} from it. What class of lever is it?",
    "A {lever} has its {pivot} at one end, a load arm of {d_1} and an effort arm of {d_2}; the {load} is the load. Which class of lever is it?",
    "The {load} is the load on a {lever} with its {pivot} at one end. The load arm is {d_1}, the effort arm {d_2}. To which class of lever does it belong?",
)
_ACROSS = (
    "On a {lever}, the load and the effort are on opposite sides of the {pivot}: the load, that of the {load}, acts {d_1} from it and the effort acts {d_2} from it. Which class of lever is this?",
    "A {lever} turns about a {pivot}. The load, that of the {load}, acts {d_1} from the {pivot} on one side, the effort acts {d_2} from it on the opposite side. What class of lever is it?",
    "A {lever} has a load arm of {d_1} on one side of its {pivot} and an effort arm of {d_2} on the opposite side; the {load} is the load. Which class of lever is it?",
    "The {load} is the load on a {lever}. The load arm is {d_1}; the effort arm, on the opposite side of the {pivot}, is {d_2}. To which class of lever does it belong?",
)


def _class_kind(regime: str, phrasings: tuple[str, ...], where: Basic) -> Kind:
    return Kind(
        f"class_of_lever_{regime.partition('_')[0]}", regime, (d_1, d_2), f"class_{regime}", "qualitative", "easy", phrasings,
        ("MA = d_2 / d_1",), _CLASS_RULES, _CLASS_EFFECTS, _CLASS_CHANGES, ("The arms are measured from the {pivot}.",),
        where=(where,),
    )  # fmt: skip


CLASS_KINDS = (
    _class_kind(FIRST, _ACROSS, _CLEAR), _class_kind(SECOND, _SAME_SIDE, Gt(d_2, 1.25 * d_1)), _class_kind(THIRD, _SAME_SIDE, Gt(d_1, 1.25 * d_2)),
)  # fmt: skip

EFFORT_SIZE = Kind(
    "which_force_is_larger", FIRST, (d_1, d_2), "larger_force", "qualitative", "easy",
    (
        "On a light {lever}, the load acts {d_1} from the {pivot} and the effort acts {d_2} from it on the opposite side; the {load} is the load. They are in balance. Which is larger, the effort or the load?",
        "A light {lever} has a load arm of {d_1} and, on the opposite side of the {pivot}, an effort arm of {d_2}. It holds the {load} in balance. Which is larger, the load or the effort?",
        "The {load} is the load on a light {lever}, {d_1} from the {pivot}. The effort is applied {d_2} from the {pivot} on the opposite side. When the two are in balance, which force is larger, the effort or the load?",
        "A light {lever} balances the {load}. Its load arm is {d_1} and its effort arm, on the opposite side of the {pivot}, is {d_2}. Which of the two forces is larger, the load or the effort?",
    ),
    ("MA = d_2 / d_1",),
    ("Law of the lever: the longer arm belongs to the smaller force", "The forces are in the inverse ratio of their arms", "Load over effort equals effort arm over load arm"),
    ("The forces are in the inverse ratio of the arms.", "The ratio of the arms fixes that of the forces.", "The moments are equal, the forces need not be."),
    ("The load is {MA} times the effort.", "The ratio of load to effort is {MA}.", "Load over effort is {MA} here."),
    (_LIGHT, "The forces act at right angles to the {lever}."),
    where=(_CLEAR,),
)  # fmt: skip

OBLIQUE_EFFORT = Kind(
    "oblique_effort", OBLIQUE, (W_1, d_1, d_2, theta), F_e, "quantitative", "hard",
    (
        "On a light, level {lever} the {load}, a load of weight {W_1}, acts {d_1} from the {pivot}. On the opposite side the effort is applied {d_2} from the {pivot}, at an angle of {theta} to the {lever}. What effort is needed for balance?",
        "The {load}, a load of weight {W_1}, hangs {d_1} from the {pivot} of a light, level {lever}. The effort acts obliquely, {d_2} from the {pivot} on the opposite side, and makes an angle of {theta} with the {lever}. Find the effort.",
        "A light {lever} is held level. Its load is the {load} of weight {W_1}, with a load arm of {d_1}. The effort is applied at a point {d_2} from the {pivot} on the opposite side, at an angle of {theta} to the {lever}. How large is the effort?",
        "A light {lever} is level and in balance: the load on one side, the {load} of weight {W_1}, acts {d_1} from the {pivot}; the effort on the opposite side acts at {d_2} from the {pivot}, at an angle of {theta} to the {lever}. Calculate the effort.",
    ),
    ("d_perp = d_2 sin(theta)", "F_e = W_1 d_1 / d_perp"),
    ("The lever arm of the effort is its perpendicular distance d_2 sin θ from the {pivot}; the moments are equal",
     "Balance of moments; only the component of the effort perpendicular to the {lever} counts", "The moment of an oblique force is F d sin θ"),
    ("Only a part of the effort helps to turn the {lever}.", "The oblique effort has a shorter lever arm.", "The moments of load and effort cancel."),
    ("An effort of {F_e} holds the load.", "The effort needed is {F_e}.", "The lever arm of the effort is {d_perp}, and the effort {F_e}."),
    (_LIGHT, "The load acts at right angles to the {lever}."),
    (Mistake("angle left out", W_1 * d_1 / d_2), Mistake("cosine for sine", W_1 * d_1 / (d_2 * cos(theta))), Mistake("multiplied by the sine", W_1 * d_1 * sin(theta) / d_2),
     Mistake("arms exchanged", W_1 * d_2 / (d_1 * sin(theta))), Mistake("tangent", W_1 * d_1 / (d_2 * tan(theta)))),
    where=(Lt(d_1, 3 * d_2), Gt(Abs(theta - 0.785), 0.06)),
)  # fmt: skip

TORQUE = Kind(
    "torque_of_wrench", WRENCH, (F_e, d_2, theta), tau_2, "quantitative", "easy",
    (
        "A long {lever} is used as a wrench on a large {bolt}. A force of {F_e} is applied to it, {d_2} from the {bolt}, at an angle of {theta} to the {lever}. What torque does it exert about the {bolt}?",
        "Someone pulls with a force of {F_e}, applied {d_2} from a {bolt}, on a long {lever} that serves as a wrench; the pull makes an angle of {theta} with the {lever}. Find the torque about the {bolt}.",
        "A long {lever} is used as a wrench: the applied force is {F_e}, acts {d_2} from the {bolt} and makes an angle of {theta} with the {lever}. How large is its torque about the {bolt}?",
        "The force applied to a long {lever} that serves as a wrench is {F_e}. It acts {d_2} from the {bolt}, at an angle of {theta} to the {lever}. Calculate the torque on the {bolt}.",
    ),
    ("tau_2 = F_e d_2 sin(theta)",),
    ("Torque of a force: τ = r F sin θ", "Torque is force times perpendicular distance, here d_2 sin θ", "Only the component perpendicular to the {lever} makes a torque"),
    ("The force tends to turn the {bolt}.", "The oblique force turns with a shortened lever arm.", "Only part of the force acts to turn the {bolt}."),
    ("The torque about the {bolt} is {tau_2}.", "The force exerts a torque of {tau_2}.", "A torque of {tau_2} acts on the {bolt}."),
    ("The force acts in the plane in which the {lever} turns.",),
    (Mistake("cosine for sine", F_e * d_2 * cos(theta)), Mistake("angle left out", F_e * d_2), Mistake("tangent for sine", F_e * d_2 * tan(theta)),
     Mistake("divided by the sine", F_e * d_2 / sin(theta)), Mistake("divided by the distance", F_e * sin(theta) / d_2)),
    where=(Gt(Abs(theta - 0.785), 0.06),),
)  # fmt: skip

BOLT_TURNS = Kind(
    "bolt_turns_or_not", WRENCH, (F_e, d_2, theta, tau_c), "bolt", "qualitative", "medium",
    (
        "A {bolt} needs a torque of {tau_c} to turn. A force of {F_e} is applied to a long {lever} that serves as a wrench, {d_2} from the {bolt}, at an angle of {theta} to the {lever}. Does the {bolt} turn or stay fixed?",
        "A long {lever} serves as a wrench on a large {bolt} that requires a torque of {tau_c} to loosen. The force applied is {F_e}; it acts {d_2} from the {bolt} and makes an angle of {theta} with the {lever}. Will the {bolt} turn or stay fixed?",
        "To turn a {bolt}, a torque of {tau_c} is needed. Someone pulls with a force of {F_e}, applied {d_2} from the {bolt}, on a long {lever} used as a wrench; the pull makes an angle of {theta} with the {lever}. Does the {bolt} begin to turn or stay fixed?",
        "A {bolt} that turns only at a torque of {tau_c}, the torque needed, is worked with a long {lever} as a wrench. The applied force is {F_e}, it acts {d_2} from the {bolt}, and its angle to the {lever} is {theta}. Does the {bolt} turn or stay fixed?",
    ),
    ("tau_2 = F_e d_2 sin(theta)",),
    ("Compare the torque r F sin θ with the torque that is needed", "The {bolt} turns only if the torque of the force exceeds what holds it",
     "Torque is force times perpendicular distance; it is compared with the one needed"),
    ("What counts is the torque of the force, not the force alone.", "The torque of the oblique force decides.", "The component perpendicular to the {lever} makes the torque."),
    ("The force exerts a torque of {tau_2}; {tau_c} is needed.", "The torque is {tau_2}, against {tau_c} that the {bolt} needs.",
     "A torque of {tau_2} is to be compared with {tau_c}."),
    ("The force acts in the plane in which the {lever} turns.",),
    where=(Gt(Abs(F_e * d_2 * sin(theta) - tau_c), tau_c / 12), Lt(Abs(F_e * d_2 * sin(theta) - tau_c), tau_c / 3)),
)  # fmt: skip

MACHINE_KINDS = (
    FIRST_EFFORT, SECOND_EFFORT, SECOND_PIVOT, THIRD_EFFORT, ADVANTAGE, LONGER_ARM, *CLASS_KINDS, EFFORT_SIZE, OBLIQUE_EFFORT, TORQUE, BOLT_TURNS,
)  # fmt: skip
