"""Springs told in words alone: which way a swinging body is pulled, and what a cut piece is like."""

from __future__ import annotations

from wmw.core.situation import Situation
from wmw.core.told import fact
from wmw.families.spring.symbols import CUT, OSCILLATES

_SPRING = ("spring", "springs")
_MIDDLE = r"(?:its |the )?(?:equilibrium(?: position| point)?|rest position|mean position|natural position|center|centre|midpoint|middle)"
_FORCE = ("force", "acceleration", "push*", "pull*", "accelerat*")
_ASKS_WAY = ("direction", "which way", "to which side", "to left or", "left or right", "point", "points", "directed", "toward which", "towards which")  # fmt: skip
_ASKS_SPEED = (r"re:\b(?:speed(?:ing)? up|slow(?:ing)? down|gain\w* speed|lose\w* speed|losing speed|faster|slower|speed (?:increas|decreas|grow|chang|drop)\w*)\b",)  # fmt: skip
_LEFT = ("to the left", "left", "leftward", "leftwards", "toward the left", "towards the left")
_RIGHT = ("to the right", "right", "rightward", "rightwards", "toward the right", "towards the right")  # fmt: skip
_NO_WAY = ("zero", "no force", "there is no force", "upward", "upwards", "downward", "downwards")
_BACK = ("toward the equilibrium position", "toward equilibrium", "towards equilibrium", "towards the equilibrium position", "back to equilibrium")  # fmt: skip
_OFF = ("away from equilibrium", "away from the equilibrium position")
_FASTER = ("speeds up", "it speeds up", "speeding up", "gets faster", "gains speed", "becomes faster", "speed increases", "moves faster", "accelerates", "faster")  # fmt: skip
_SLOWER = ("slows down", "it slows down", "slowing down", "gets slower", "loses speed", "becomes slower", "speed decreases", "moves slower", "is braked", "slower", "decelerates")  # fmt: skip
_STEADY = ("constant speed", "same speed", "neither", "speed does not change", "speed stays the same")  # fmt: skip
_ON_ANOTHER = ("on wall", "on spring", "on hand", "applied force", "hand exert", "gravity", "amplitude is", "gravitational", "rough", "how large", "magnitude")  # fmt: skip


def _beside(side: str) -> str:
    return rf"re:\b(?:{side}|{side} side) of {_MIDDLE}\b|\bon {side} side\b|\bon {side} of\b|\bdisplaced to (?:its )?{side}\b|\bdisplacement (?:\w+ ){{0,2}}to {side}\b"


def _moving(side: str) -> str:
    return rf"re:\b(?:moving|moves|travelling|traveling|heading|going|velocity (?:\w+ ){{0,3}}|on its way|sliding|goes|still moving) (?:\w+ )?(?:to |toward |towards |in direction of )?(?:its )?{side}(?:ward|wards)?\b"


def _pulled(side: str, other: str, back: tuple[str, ...], off: tuple[str, ...]) -> Situation:
    """Return the way of the force on a body on one side of where it would rest."""
    return fact(
        f"pulled_back_from_the_{side}", OSCILLATES, (_SPRING, (_beside(side),), _FORCE, _ASKS_WAY), (*back, *_BACK), (*off, *_OFF), _NO_WAY,
        untold=(_beside(other), *_ON_ANOTHER),
    )  # fmt: skip


def _goes(side: str, moves: str, *, faster: bool) -> Situation:
    """Return whether a body on one side gets faster, by the way in which it moves."""
    right, wrong = (_FASTER, _SLOWER) if faster else (_SLOWER, _FASTER)
    other = "left" if side == "right" else "right"
    back = "left" if moves == "right" else "right"
    return fact(
        f"speed_on_the_{side}_moving_{moves}", OSCILLATES, (_SPRING, (_beside(side),), (_moving(moves),), _ASKS_SPEED), right, wrong, _STEADY,
        untold=(_beside(other), _moving(back), *_ON_ANOTHER),
    )  # fmt: skip


_IN_THE_MIDDLE = (rf"re:\b(?:passes|passing|passed|at|through|in|goes through|moves through|crosses) {_MIDDLE}\b",)  # fmt: skip
_NO_FORCE = ("zero", "0", "0 N", "no net force", "none", "there is none", "no force", "it is zero", "nothing", "vanishes")  # fmt: skip
_SOME_FORCE = ("maximum", "at its maximum", "greatest", "largest", "equal to the weight", "kA", "to the left", "to the right", "in the direction of motion", "half", "mg")  # fmt: skip
_ENERGY = ("energy", "speed", "period", "frequency", "vertical*", "hang*", "hung", "ceiling", "where", "greatest", "tension", "on spring", "weight")  # fmt: skip
_CUT_SPRING = ("re:\\bcuts?\\b|\\b(?:sawn|sawed|snipped|divided|chopped|broken)\\b",)
_STIFFNESS = ("stiffness", "spring constant", "force constant", "stiff", "stiffer", "k")
_COMPARES = ("compar*", "how many times", "by what factor", "what factor", "relation", "ratio", "greater", "larger", "smaller", "stiffer", "what happens", "how does", "how is", "half", "twice", "which")  # fmt: skip
_OTHER_NEED = ("in series", "in parallel", "side by side", "period", "frequency", "mass", "load", "length of spring", "re:\\d n m", "stretch*", "extend*", "energy", "pieces together", "joined")  # fmt: skip
_SHARES = {
    2: (r"re:\b(?:in|into) (?:two|2|half|halves)\b|\b(?:two|2) (?:equal |equally long |identical |like )?(?:halves|pieces|parts|lengths)\b|\bhalf (?:of )?(?:its|spring|as long)\b|\bat (?:its )?(?:middle|midpoint|center|centre)\b|\bin (?:its )?middle\b",),
    3: (r"re:\b(?:in|into) (?:three|3|thirds)\b|\b(?:three|3) (?:equal |equally long |identical |like )?(?:pieces|parts|lengths|thirds)\b|\b(?:one|a) third\b",),
    4: (r"re:\b(?:in|into) (?:four|4|quarters)\b|\b(?:four|4) (?:equal |equally long |identical |like )?(?:pieces|parts|lengths|quarters)\b|\b(?:one|a) quarter\b",),
}  # fmt: skip
_TIMES = {
    2: ("twice", "two times", "2 times", "doubled", "double", "doubles", "2k", "a factor of 2", "2", "twofold", "2 : 1", "factor 2", "factor of two", "2×"),
    3: ("three times", "3 times", "tripled", "triple", "3k", "a factor of 3", "3", "threefold", "3 : 1", "factor 3", "factor of three", "3×"),
    4: ("four times", "4 times", "quadrupled", "4k", "a factor of 4", "4", "fourfold", "4 : 1", "factor 4", "factor of four", "4×"),
}  # fmt: skip
_PART = {
    2: ("half", "half as stiff", "halved", "k/2", "1/2", "0.5", "1 : 2"),
    3: ("a third", "one third", "third", "k/3", "1/3", "0.33"),
    4: ("a quarter", "one quarter", "quarter", "k/4", "1/4", "0.25"),
}
_ALIKE = ("the same", "same", "unchanged", "equal", "equally stiff", "just as stiff", "does not change", "it stays the same")  # fmt: skip
_SOFTER = ("less stiff", "softer", "smaller", "weaker", "it decreases", "decreases")


def _cut(n: int) -> Situation:
    """Return how stiff one of n equal pieces is beside the whole spring."""
    wrong = (*_PART[n], *_SOFTER, *(word for m in _TIMES if m != n for word in _TIMES[m]))
    return fact(
        f"one_of_{n}_pieces", CUT, (_SPRING, _CUT_SPRING, _SHARES[n], _STIFFNESS, _COMPARES), _TIMES[n], wrong, _ALIKE,
        untold=(*_OTHER_NEED, *(words for m, told in _SHARES.items() if m != n for words in told if n != 2 or m)),
    )  # fmt: skip


IN_WORDS = (
    _pulled("right", "left", _LEFT, _RIGHT),
    _pulled("left", "right", _RIGHT, _LEFT),
    _goes("right", "right", faster=False),
    _goes("right", "left", faster=True),
    _goes("left", "left", faster=False),
    _goes("left", "right", faster=True),
    fact("no_force_in_the_middle", OSCILLATES, (_SPRING, _IN_THE_MIDDLE, ("net force", "resultant force", "acceleration", "spring force", "restoring force"), ("how large", "how great", "what is", "how big", "what net force", "what acceleration", "find", "state")), _NO_FORCE, _SOME_FORCE, untold=_ENERGY),
    *(_cut(n) for n in _SHARES),
)  # fmt: skip
