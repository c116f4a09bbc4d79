"""Qualitative outcomes of levers: what goes down, tips, turns or is the larger force."""

from __future__ import annotations

from sympy import And, Or, false, true

from wmw.core.family import Choice, Gt, Le, Outcome
from wmw.families.lever.symbols import (
    CLASSES,
    FIRST,
    LEFT_RIGHT,
    RIGHT_LEFT,
    SECOND,
    THIRD,
    TIPPING,
    TURNS,
    UNBALANCED,
    WRENCH,
    d_1,
    d_2,
    tau_1,
    tau_2,
    tau_b,
    tau_c,
)

_LEAST = 1.000001
"""Values nearer to each other than this are one value, reached by different roundings."""
_HEAVIER_1, _HEAVIER_2 = Gt(tau_1, _LEAST * tau_2), Gt(tau_2, _LEAST * tau_1)
_EVEN = And(Le(tau_1, _LEAST * tau_2), Le(tau_2, _LEAST * tau_1))
_DOWN_VERBS = (
    "goes down",
    "moves down",
    "sinks",
    "descends",
    "drops",
    "tips down",
    "swings down",
    "will go down",
)
_BALANCED = ("it balances", "neither, it balances", "it stays balanced", "balances", "neither", "balanced", "stays level", "remains level", "stays balanced",
             "in balance", "in equilibrium", "remains balanced", "neither side", "no side", "both stay level", "stays horizontal", "remains horizontal")  # fmt: skip
_WHICH = ("which side", "which end", "which way", "which of two goes down", "goes down", "moves down", "in which direction", "sinks", "which goes down",
          "which one goes down", "go down", "move down", "tilt", "does it tilt")  # fmt: skip


_TURNING = {
    "left": ("counterclockwise", "anticlockwise", "counter clockwise", "anti clockwise"),
    "right": ("clockwise",),
}


def _side(side: str, other: str, *, named: tuple[str, ...] = ()) -> tuple[str, ...]:
    return (
        f"the {side} side", side, f"the {side} end", f"{side} side goes down", f"{side} end goes down", f"to the {side}", f"{side} side",
        f"{side} end", f"on the {side}", *(f"{side} {part} {verb}" for part in ("side", "end", "arm") for verb in _DOWN_VERBS),
        *_TURNING[side], f"{side} down", f"{other} side goes up", f"{other} end goes up", f"{other} side rises", f"{other} end rises", *named,
    )  # fmt: skip


def _body_down(role: str, other: str) -> tuple[str, ...]:
    return (f"{{{role}}}", f"the {{{role}}}", f"{{{role}}} goes down", f"the side of {{{role}}}", f"{{{role}}} s side",
            f"{{{role}}} s side goes down", *(f"{{{role}}} {verb}" for verb in _DOWN_VERBS), f"{{{other}}} goes up", f"{{{other}}} rises")  # fmt: skip


def _sides(name: str, regime: str, first: str, second: str) -> tuple[Outcome, Outcome]:
    """Return the outcome that questions ask for, and its stricter form for effects."""
    strict = {
        s: tuple(f"{s} {part} {verb}" for part in ("side", "end", "arm") for verb in _DOWN_VERBS)
        for s in (first, second)
    }
    even = (
        "stays balanced",
        "remains balanced",
        "stays level",
        "remains level",
        "stays horizontal",
    )
    return (
        Outcome(name, _WHICH, (
            Choice(first, _HEAVIER_1, (*_side(first, second)[:2], *_side(first, second)[2:], *_body_down("first", "second")[2:])),
            Choice(second, _HEAVIER_2, (*_side(second, first)[:2], *_side(second, first)[2:], *_body_down("second", "first")[2:])),
            Choice("balanced", _EVEN, _BALANCED),
        ), (regime,), in_effects=False),
        Outcome(f"{name}_claim", (), (
            Choice(first, _HEAVIER_1, (*strict[first], *_body_down("first", "second")[6:])),
            Choice(second, _HEAVIER_2, (*strict[second], *_body_down("second", "first")[6:])),
            Choice("balanced", _EVEN, even),
        ), (regime,)),
    )  # fmt: skip


_CLASS = {FIRST: "first class", SECOND: "second class", THIRD: "third class"}
_ORDINAL = {FIRST: ("first-class", "class 1", "class one", "1st class", "class I", "type 1"),
            SECOND: ("second-class", "class 2", "class two", "2nd class", "class II", "type 2"),
            THIRD: ("third-class", "class 3", "class three", "3rd class", "class III", "type 3")}  # fmt: skip


def _class_of(regime: str) -> Outcome:
    return Outcome(
        f"class_{regime}",
        ("which class", "what class", "class of lever", "what type of lever", "which type of lever", "what kind of lever", "which kind of lever",
         "which order", "example of", "examples of", "is example of"),
        tuple(Choice(name, true if key == regime else false,
                     (f"a {name} lever", f"{name} lever", f"a lever of the {name}", name, *_ORDINAL[key]))
              for key, name in _CLASS.items()),
        (regime,),
    )  # fmt: skip


_MIDDLE = {
    FIRST: ("fulcrum", "pivot"),
    SECOND: ("load", "resistance"),
    THIRD: ("effort", "effort force", "applied force"),
}


def _between(regime: str) -> Outcome:
    """Return what an effect may say of the order of fulcrum, load and effort."""
    verbs = (
        "is",
        "lies",
        "sits",
        "is located",
        "acts",
        "is applied",
        "is placed",
        "stands",
        "is situated",
        "located",
    )
    return Outcome(
        f"order_{regime}", (),
        tuple(Choice(_CLASS[key], true if key == regime else false,
                     tuple(f"{thing} {verb} between" for thing in things for verb in verbs))
              for key, things in _MIDDLE.items()),
        (regime,),
    )  # fmt: skip


OUTCOMES = (
    *_sides("side", LEFT_RIGHT, "left", "right"),
    *_sides("side_mirrored", RIGHT_LEFT, "right", "left"),
    Outcome(
        "which_body", ("which of two goes down", "which goes down", "which one goes down", "which of two bodies goes down", "goes down", "moves down",
                       "which of them", "which body", "go down"),
        (Choice("first", _HEAVIER_1, _body_down("first", "second")), Choice("second", _HEAVIER_2, _body_down("second", "first")),
         Choice("balanced", _EVEN, _BALANCED)),
        (TURNS,), in_effects=False,
    ),
    Outcome(
        "which_body_claim", (),
        (Choice("first", _HEAVIER_1, _body_down("first", "second")[6:]), Choice("second", _HEAVIER_2, _body_down("second", "first")[6:]),
         Choice("balanced", _EVEN, ("stays balanced", "remains balanced", "stays level", "remains level"))),
        (TURNS,),
    ),
    Outcome(
        "in_balance", ("does it balance", "will it balance", "does seesaw balance", "will seesaw balance", "does lever balance",
                       "does bar balance", "does plank balance",
                       "does board balance", "does beam balance", "does rod balance", "will bar balance", "will plank balance", "in equilibrium"),
        (Choice("yes", _EVEN, ("yes", "yes, it balances", "in balance", "it is in balance", "it balances", "balances", "balanced", "is balanced", "in equilibrium")),
         Choice("no", Or(_HEAVIER_1, _HEAVIER_2),
                ("no", "no, it does not balance", "not in balance", "it does not balance", "does not balance", "not balanced", "is not balanced", "unbalanced",
                 "not in equilibrium"))),
        UNBALANCED, in_effects=False,
    ),
    *(_class_of(regime) for regime in CLASSES),
    *(_between(regime) for regime in CLASSES),
    Outcome(
        "larger_force", ("which larger", "which force larger", "which of two forces larger", "which of two larger", "which greater", "which force greater",
                         "which of two greater", "which one larger", "which of them larger"),
        (Choice("load", Gt(d_2, _LEAST * d_1), ("the load", "it is the load", "the load is larger", "load", "load is larger", "load is greater")),
         Choice("effort", Gt(d_1, _LEAST * d_2), ("the effort", "it is the effort", "the effort is larger", "effort", "effort is larger",
                                                  "effort is greater")),
         Choice("equal", And(Le(d_1, _LEAST * d_2), Le(d_2, _LEAST * d_1)), ("neither", "they are equal", "neither is larger", "both are equal", "equal",
                                                                             "they are equally large", "the same"))),
        CLASSES, in_effects=False,
    ),
    Outcome(
        "effort_size", ("larger or smaller than load", "smaller or larger than load", "greater or smaller than load", "larger than load",
                        "smaller than load", "more or less than load", "greater than load", "less than load", "greater or less than load"),
        (Choice("smaller", Gt(d_2, _LEAST * d_1), ("smaller than the load", "it is smaller than the load", "the effort is smaller than the load",
                                                   "smaller", "less than the load", "less", "it is smaller", "smaller than load")),
         Choice("larger", Gt(d_1, _LEAST * d_2), ("larger than the load", "it is larger than the load", "the effort is larger than the load", "larger",
                                                  "greater than the load", "greater", "more than the load", "it is larger", "larger than load")),
         Choice("equal", And(Le(d_1, _LEAST * d_2), Le(d_2, _LEAST * d_1)), ("equal to the load", "as large as the load", "equal", "the same as the load"))),
        CLASSES, in_effects=False,
    ),
    Outcome(
        "effort_claim", (),
        (Choice("smaller", Gt(d_2, _LEAST * d_1), ("effort is smaller than the load", "effort is less than the load", "smaller effort than the load")),
         Choice("larger", Gt(d_1, _LEAST * d_2), ("effort is larger than the load", "effort is greater than the load", "effort exceeds the load"))),
        CLASSES,
    ),
    Outcome(
        "bolt", ("does bolt turn", "does bolt begin to turn", "will bolt turn", "does nut turn", "will nut turn", "does nut begin to turn", "turn or",
                 "turn or stay", "loosen or", "enough to turn", "enough to loosen", "does it turn", "move or"),
        (Choice("turns", Gt(tau_2, tau_c), ("the {bolt} turns", "it turns", "turns", "begins to turn", "starts to turn", "yes", "is loosened", "comes loose",
                                            "will turn", "loosens", "moves")),
         Choice("stays", Le(tau_2, tau_c), ("the {bolt} stays fixed", "it stays fixed", "stays fixed", "does not turn", "does not move", "no", "stays",
                                            "remains fixed", "will not turn", "is not loosened", "does not loosen", "stays put"))),
        (WRENCH,), in_effects=False,
    ),
    Outcome(
        "bolt_claim", (),
        (Choice("turns", Gt(tau_2, tau_c), ("{bolt} turns", "{bolt} begins to turn", "{bolt} starts to turn", "{bolt} comes loose", "{bolt} loosens")),
         Choice("stays", Le(tau_2, tau_c), ("{bolt} stays fixed", "{bolt} does not turn", "{bolt} remains fixed", "{bolt} does not move",
                                            "{bolt} stays in place"))),
        (WRENCH,),
    ),
    Outcome(
        "tipping", ("does plank tip", "does {lever} tip", "does bar tip", "does beam tip", "does board tip", "does rod tip", "will plank tip", "will it tip",
                    "does it tip", "tip over", "tip or", "will bar tip", "will beam tip", "will board tip", "will rod tip", "tips or", "stay or tip",
                    "begin to tip"),
        (Choice("tips", Gt(tau_1, tau_b), ("the {lever} tips", "it tips", "tips", "tips over", "yes", "begins to tip", "will tip", "falls over",
                                           "tilts", "it tilts", "starts to tip")),
         Choice("stays", Le(tau_1, tau_b), ("the {lever} stays in place", "it stays in place", "stays in place", "does not tip", "no", "stays",
                                            "remains in place", "will not tip", "it stays", "stays put", "remains on the {table}", "does not tilt",
                                            "is stable", "stays horizontal"))),
        TIPPING, in_effects=False,
    ),
    Outcome(
        "tipping_claim", (),
        (Choice("tips", Gt(tau_1, tau_b), ("{lever} tips", "{lever} tips over", "{lever} begins to tip", "{lever} starts to tip", "{lever} tilts")),
         Choice("stays", Le(tau_1, tau_b), ("{lever} stays in place", "{lever} does not tip", "{lever} stays put", "{lever} remains in place",
                                            "{lever} will not tip", "{lever} stays horizontal"))),
        TIPPING,
    ),
)  # fmt: skip
