"""Levers told in words: which way to move, which side goes down, what longer arms do."""

from __future__ import annotations

import re

from sympy import false, true

from wmw.core.family import Choice, Outcome
from wmw.core.situation import Situation, Trend
from wmw.core.told import fact
from wmw.families.lever.symbols import BALANCE, BEAM, FIRST, SECOND, THIRD, WRENCH

_SEESAW = ("seesaw", "see saw", "teeter totter", "plank", "beam", "balance beam", "board")
_CLOSER = ("toward the pivot", "towards the pivot", "closer to the pivot", "nearer the pivot", "nearer to the pivot", "closer", "nearer", "toward the fulcrum", "towards the fulcrum", "closer to the fulcrum", "inward", "toward the center", "towards the centre", "closer to the center", "closer to the middle", "toward the middle",
           "moves in", "to the pivot", "nearer to the middle", "shorter arm", "toward it", "towards it", "closer to it")  # fmt: skip
_FARTHER = ("away from the pivot", "farther from the pivot", "further from the pivot", "away", "farther", "further", "away from the fulcrum", "outward", "farther out", "further out", "away from the center", "toward the end", "towards the end", "to the end", "farther from the fulcrum", "further away", "farther away",
            "away from it")  # fmt: skip
_HEAVY = (
    "heavier",
    "father",
    "adult",
    "man",
    "dad",
    "mother",
    "teacher",
    "bigger child",
    "larger mass",
    "heavy",
    "parent",
    "woman",
)
_MOVE = ("move", "sit", "shift", "slide", "go")
_BOTH_MOVE = (
    "each of them",
    "each moves",
    "each child moves",
    "each person moves",
    "both move",
    "both of them move",
    "both children move",
    "they both",
    "they move",
    "half",
    "halve*",
    "twice",
    "double*",
    "happen*",
    "still balance*",
    "remain*",
    "stay*",
)
"""Words of a question that has both move, or asks what then becomes of the balance."""


def _way(name: str, closer: bool) -> Outcome:
    """Return the ways to move along a seesaw, of which one is right."""
    return Outcome(
        name, (),
        (
            Choice("closer", true if closer else false, _CLOSER), Choice("farther", false if closer else true, _FARTHER),
            Choice("stay", false, ("stay where", "stay put", "stay there", "stay in place", "stay seated", "stay at", "should stay", "must stay", "not move", "does not matter", "at the same distance", "same distance")),
        ),
        in_effects=False,
    )  # fmt: skip


_LONGER = (
    Trend(
        (
            "force",
            "force needed",
            "effort",
            "required force",
            "force required",
            "necessary force",
            "pull",
        ),
        -1,
    ),
    Trend(
        ("torque", "moment", "turning effect", "turning moment", "torque needed", "moment needed"),
        0,
    ),
)
_SAME_FORCE = (Trend(("torque", "moment", "turning effect", "turning moment"), 1),)
_MORE_FORCE = (
    "larger force",
    "greater force",
    "more force",
    "harder",
    "hardest",
    "largest force",
    "greatest force",
    "bigger force",
)
_NEAR_HINGES = (
    "near the hinges",
    "close to the hinges",
    "at the hinges",
    "near the hinge",
    "at the hinge",
    "close to the hinge",
    "closer to the hinges",
)
_HANDLE = Outcome(
    "where_to_push_a_door", (),
    (
        Choice("far", true, ("far from the hinges", "farthest from the hinges", "far from the hinge", "at the edge", "at the outer edge", "at the handle", "away from the hinges", "as far as possible from the hinges", "furthest from the hinge", "near the handle", "opposite the hinges", "farther from the hinges",
                             "furthest from the hinges", "farthest from the hinge", "larger lever arm", "longer lever arm", "lever arm is larger", "lever arm is longer", "arm is longer", "arm is larger", "longer arm", "larger arm", "greater lever arm", "larger moment", "greater torque", "greatest torque", "opposite the hinge")),
        Choice("near", false, _NEAR_HINGES),
        Choice("middle", false, ("in the middle", "at the center", "at the centre", "halfway")),
        Choice("anywhere", false, ("anywhere", "it makes no difference", "does not matter")),
    ),
    in_effects=False,
)  # fmt: skip


def _class(name: str, right: str) -> Outcome:
    """Return the classes of levers, of which one is right."""
    return Outcome(
        name, ("class", "kind", "type", "order"),
        tuple(
            Choice(which, true if which == right else false, (f"{which} class", f"class {number}", f"{which} class lever", f"{which}", f"{number}", f"{which} order", f"{ordinal} class"))
            for which, number, ordinal in (("first", "1", "1st"), ("second", "2", "2nd"), ("third", "3", "3rd"))
        ),
        in_effects=False,
    )  # fmt: skip


_FIRSTS = ("seesaw", "crowbar", "scissors", "pliers", "see saw", "claw hammer", "balance")
_SECONDS = ("wheelbarrow", "nutcracker", "bottle opener", "nut cracker")
_THIRDS = (
    "tweezers",
    "tongs",
    "fishing rod",
    "forearm",
    "broom",
    "shovel",
    "baseball bat",
    "biceps",
)
_ASKED_CLASS = (
    "which class",
    "what class",
    "class of lever",
    "kind of lever",
    "type of lever",
    "what kind of lever",
    "order of lever",
    "lever class",
    "first class second class or third class",
    "first second or third class",
    "class 1 class 2 or class 3",
    "first class or second class",
)
_THROUGH = Outcome(
    "torque_through_the_pivot", (),
    (
        Choice("zero", true, ("zero", "no torque", "none", "no moment", "no turning effect", "0", "nothing", "it does not turn", "does not rotate", "not turn", "no rotation")),
        Choice("some", false, ("maximum", "the greatest", "greatest", "clockwise", "counterclockwise", "anticlockwise", "largest", "it turns", "it rotates", "equal to the force", "force times", "infinite", "product of", "half the force", "as large as")),
    ),
    in_effects=False,
)  # fmt: skip

_CUT = Outcome(
    "heavier_part_of_a_broom", (),
    (
        Choice("short", true, ("short part", "shorter part", "brush", "head", "short piece", "shorter piece", "thick", "thicker", "end with the brush", "brush part", "part with the brush")),
        Choice("long", false, ("long part", "longer part", "handle", "long handle", "long piece", "longer piece", "thin", "handle part")),
        Choice("same", false, ("same", "equal", "they weigh the same", "equally heavy", "equal weights", "both", "neither")),
    ),
    in_effects=False,
)  # fmt: skip


def _of_couple(text: str) -> str | None:
    """Return what a text says of the net force and the net torque of a couple."""
    low = text.lower()
    turns = re.search(
        r"(?<!no )(?<!zero )\bnet torque\b|(?<!no )\btorque that is not zero|\brotat|\bturns\b", low
    )
    still = re.search(
        r"\b(?:no|zero) (?:net )?torque|rotational equilibrium|neither|does not (?:rotate|turn)",
        low,
    )
    pushed = re.search(
        r"(?<!no )(?<!zero )(?<!neither )\bnet force\b(?! but| of zero| is zero)|\baccelerates\b",
        low,
    )
    if still or pushed:
        return "others"
    return "couple" if turns else None


_COUPLE = Outcome(
    "what_a_couple_does", (),
    (Choice("couple", true, ("net torque but no net force",)), Choice("others", false, ("no net torque",))), in_effects=False, reader=_of_couple,
)  # fmt: skip

_TO_THE_RIGHT = (
    Trend(
        (
            "left support",
            "force of left support",
            "force exerted by left support",
            "reaction of left support",
            "force at left support",
            "left reaction",
        ),
        -1,
    ),
    Trend(
        (
            "right support",
            "force of right support",
            "force exerted by right support",
            "reaction of right support",
            "force at right support",
            "right reaction",
        ),
        1,
    ),
)
_TO_THE_LEFT = (Trend(_TO_THE_RIGHT[0].nouns, 1), Trend(_TO_THE_RIGHT[1].nouns, -1))
_WALKS = ("walk*", "move*", "roll*", "drive*", "crosses", "goes")
_NEAR_LOAD = (
    Trend(
        (
            "effort",
            "effort needed",
            "force",
            "force needed",
            "required force",
            "required effort",
            "needed force",
        ),
        -1,
    ),
    Trend(("mechanical advantage",), 1),
)
_FAR_LOAD = (Trend(_NEAR_LOAD[0].nouns, 1), Trend(("mechanical advantage",), -1))

_WORK_KEPT = Outcome(
    "work_of_an_ideal_lever", (),
    (
        Choice("kept", true, ("no", "work output equals work input", "same", "equal", "not multiplied", "stays the same", "does not", "is conserved", "equals")),
        Choice("multiplied", false, ("yes", "multiplies the work", "more work", "larger", "by a factor")),
    ),
    in_effects=False,
)  # fmt: skip

SITUATIONS = (
    Situation("work_of_an_ideal_lever", (("ideal", "frictionless", "without friction"), ("lever", "machine", "crowbar"), ("multipl*", "gain*", "increase*"), ("work",), ("force",)), FIRST, ("how much work", "efficiency"), outcomes=(_WORK_KEPT,)),
    Situation("walks_to_the_right", (("plank", "beam", "bridge", "board"), ("supported at both ends", "supported at ends", "both ends", "two supports", "left support"), _WALKS, ("toward right", "towards right", "to right", "toward right end", "left to right", "left end toward"), ("support", "reaction")), BEAM, ("overhang*", "beyond", "cable", "to left end", "toward left"), trends=_TO_THE_RIGHT),
    Situation("walks_to_the_left", (("plank", "beam", "bridge", "board"), ("supported at both ends", "supported at ends", "both ends", "two supports", "right support"), _WALKS, ("toward left", "towards left", "to left", "right to left"), ("support", "reaction")), BEAM, ("overhang*", "beyond", "cable", "toward right", "towards right", "left end toward"), trends=_TO_THE_LEFT),
    Situation("fulcrum_toward_the_load", (("fulcrum", "pivot", "support", "support stone", "turning point", "prop"), ("re:\\b(?:closer|nearer)(?: to)? (?:load|stone|rock|boulder|block|crate|stump|lid)\\b", "re:\\b(?:toward|towards) (?:load|stone|rock|boulder|block|crate|stump|lid)\\b"), ("effort", "force", "mechanical advantage"), ("crowbar", "lever", "bar", "pry")), FIRST, ("farther", "further", "away", "n m", "wheelbarrow"), trends=_NEAR_LOAD),
    Situation("effort_farther_out", (("fulcrum", "pivot"), ("hands farther from", "hands further from", "effort farther from", "effort further from", "effort is applied farther", "effort is applied further", "effort is moved farther", "effort is moved away", "grips it farther", "pushes farther from", "pushes further from", "effort arm is made longer", "effort arm is lengthened", "effort arm is increased", "longer effort arm", "applies effort farther", "force is applied farther from", "hand farther from", "hand further from"), ("effort", "force", "mechanical advantage"), ("crowbar", "lever", "bar", "pry")), FIRST, ("closer", "nearer", "n m", "wheelbarrow", "torque", "moment"), trends=_NEAR_LOAD),
    Situation("fulcrum_away_from_the_load", (("fulcrum", "pivot"), ("farther from load", "further from load", "away from load", "closer to effort", "toward effort"), ("effort", "force", "mechanical advantage"), ("crowbar", "lever", "bar", "pry")), FIRST, ("closer to load", "nearer", "n m", "wheelbarrow"), trends=_FAR_LOAD),
    Situation("broom_cut_at_its_balance", (("broom", "rake", "carrot", "baseball bat", "bat", "shovel", "mop"), ("balanc*", "center of gravity", "centre of gravity", "center of mass", "centre of mass"), ("sawn", "sawed", "cut", "saw"), ("heavier", "weigh*", "more", "greater", "larger", "compar*")), BALANCE, ("torque", "moment"), outcomes=(_CUT,)),
    Situation("couple", (("equal and opposite", "equal but opposite", "same size but opposite", "equal in magnitude and opposite"), ("not share", "different lines", "parallel", "opposite ends", "not act along same", "ends of"), ("force*",), ("rod", "bar", "beam", "wheel", "body", "object", "disk", "stick")), BALANCE, ("same line of action and", "collinear", "how large", "n m"), outcomes=(_COUPLE,)),
    Situation("heavier_one_balances", (_SEESAW, _HEAVY, _MOVE, ("balance", "balanced", "level", "equilibrium")), BALANCE, ("lighter one move", "child move", "son move", "daughter move", "lighter child move", "lighter person move", "how far", "distance from pivot must", *_BOTH_MOVE), outcomes=(_way("heavier_moves", True),)),
    Situation("lighter_one_balances", (_SEESAW, ("lighter one move", "child move", "son move", "daughter move", "lighter child move", "lighter person move", "lighter child sit", "lighter person sit", "boy move", "girl move"), ("balance", "balanced", "level", "equilibrium"), (*_HEAVY, "lighter")), BALANCE, ("heavier child move", "father move", "how far"),
              outcomes=(_way("lighter_moves", False),)),
    Situation("longer_spanner", (("spanner", "wrench", "crowbar", "lever", "handle", "screwdriver handle"), ("longer", "extended", "pipe is slipped", "greater length"), ("force", "effort", "pull", "torque", "moment"), ("same nut", "loosen", "same torque", "same load", "needed", "required", "necessary", "lift*", "turn*")), WRENCH, ("shorter", "same force", "equal force"), trends=_LONGER),
    Situation("longer_arm_of_the_same_force", (("same force", "equal force", "force stays the same", "constant force"), ("farther from", "further from", "longer", "greater distance", "larger distance", "end of handle"), ("torque", "moment", "turning effect")), WRENCH, ("shorter", "closer", "nearer"), trends=_SAME_FORCE),
    Situation("push_a_door", (("door", "gate"), ("push*", "pull*", "force", "handle"), ("where", "easiest", "easier", "why", "least force", "smallest force", "smaller force", "less force", "little force"), ("hinge*", "open*", "close", "shut")), WRENCH, ("how far from", "window", *_MORE_FORCE), outcomes=(_HANDLE,)),
    fact("push_a_door_hard", WRENCH, (("door", "gate"), ("push*", "pull*", "force"), _MORE_FORCE, ("hinge*",)), _NEAR_HINGES, ("far from the hinges", "far from the hinge", "farther from the hinges", "away from the hinges", "near the handle", "at the handle", "at the edge", "near the edge", "at the outer edge"), ("the same", "equal", "no difference", "makes no difference"), untold=("smaller force", "less force", "least", "easier", "easiest", "how far", "n")),
    Situation("class_one", (_FIRSTS, _ASKED_CLASS), FIRST, (*_SECONDS, *_THIRDS), outcomes=(_class("lever_of_the_first_class", "first"),)),
    Situation("class_two", (_SECONDS, _ASKED_CLASS), SECOND, (*_FIRSTS, *_THIRDS), outcomes=(_class("lever_of_the_second_class", "second"),)),
    Situation("class_three", (_THIRDS, _ASKED_CLASS), THIRD, (*_FIRSTS, *_SECONDS), outcomes=(_class("lever_of_the_third_class", "third"),)),
    Situation("force_through_the_pivot", (("line of action", "along line", "along a line", "directed", "acts at", "applied at", "pushes at", "acts along", "points"), ("through pivot", "through axis", "at pivot", "at hinge", "through hinge", "at axis", "toward axis", "through its pivot", "passes through pivot", "through fulcrum", "at fulcrum", "through axis of rotation", "at axis of rotation"), ("torque", "moment", "turning effect", "rotate", "turn")), WRENCH,
              ("support force", "weight of plank", "how far", "perpendicular distance"), outcomes=(_THROUGH,)),
    Situation("push_near_the_hinges", (("door", "gate"), ("re:\\b(?:close|near|closer|nearer|next)(?: to)? hinges?\\b",), ("instead of", "rather than", "not at", "and not"), ("happens", "need*", "take*", "force", "how")), WRENCH, ("why", "where", "n", "easier", "easiest", "same torque", "moment of force"),
              trends=(Trend(("force", "force needed", "needed force", "required force", "force required", "push needed"), 1), Trend(("torque", "moment"), 0))),
    fact("both_move_in_proportion", BALANCE, (_SEESAW, ("balanced", "in balance", "balance", "level"), ("re:\\b(?:each|both)\\b",), ("re:\\b(?:half|twice|double|a third|three times)\\b (?:\\w+ ){0,5}distances?\\b", "halve*", "double* distance", "double* their distance"), ("happens", "what", "still", "does", "which", "stay*", "remain*")),
         ("stays balanced", "remains balanced", "still balanced", "stays in balance", "remains in balance", "stays level", "remains level", "nothing happens", "nothing changes", "no change", "balance is kept", "stays in equilibrium", "remains in equilibrium", "keeps its balance", "is not disturbed", "still balances", "yes"), ("side goes down", "side sinks", "tips", "tilts", "heavier", "lighter", "adult", "child", "no longer balanced", "not balanced", "loses its balance", "is lost", "goes up", "rises"), untold=("only", "kg", "child moves to", "and other")),
)  # fmt: skip
