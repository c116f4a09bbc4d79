"""What is asked of two bodies that meet, in the plainest words.

"Cart Q's velocity right after the impact" is the velocity of the second body.
"""

from __future__ import annotations

import re

from wmw.core.patterns import compiled
from wmw.verifiers.questions.told_speeds import UnclearError
from wmw.verifiers.questions.two_meeting import NAMES

ASKS_KIND = re.compile(
    r"\b(?:is|was) (?:the|this|their) collision (?:perfectly )?elastic(?: or (?:\w+ "
    r")?inelastic)?(?=\?)"
    r"|\b(?:is|was) (?:the )?(?:total )?kinetic energy(?: of (?:@1 and @2|[a-z ]{3,30}?))?"
    r" conserved(?: (?:here|(?:in|during) (?:the|this|their) (?:collision|impact)))?(?=\?)",
    re.I,
)
_OF = (
    r"(?P<what>(?:(?:final|initial) )?(?:speed|velocity|momentum|kinetic energy)"
    r"|change (?:in|of) momentum|mass)"
)
_WHEN = (
    r"(?: (?:(?:just |immediately |right |directly |shortly )?(?P<when>after|before|following)"
    r"(?:wards)?(?: (?:the|this|their) (?:\w+ )?(?:collision|impact|crash|bump|hit|encounter"
    r"|meeting)| they (?:collide|meet)| it| that)?|(?:now|then)))?"
)


def asked_of_bodies(asks: str, masses: tuple[str | None, str | None], first: str) -> str:
    """Return what is asked for, of the bodies by their order and in the plainest words.

    Raises `UnclearError` where a pronoun is left that may be of either body.
    """
    lacking = [body for body, mass in zip("12", masses, strict=True) if mass is None]
    if len(lacking) == 1:
        asks = re.sub(r"\b(?:its|the unknown) mass\b", f"the mass of @{lacking[0]}", asks)
    asks = compiled(rf"@(?P<who>[12])['’]s {_OF}").sub(r"the \g<what> of @\g<who>", asks)
    asks = re.sub(
        r"\b(?:how fast|(?:with|at) what speed|what speed|what velocity) (?:is|was|does|did|do"
        r"|will|had) @([12]) (?:\w+ )?(?:\w+ )?before\b(?: the (?:collision|impact)| they (?:met"
        r"|collided))?",
        r"what is the initial speed of @\1",
        asks,
        flags=re.I,
    )
    asks = compiled(rf"(?<!initial )(?<!final ){_OF} of @(?P<who>[12]){_WHEN}").sub(
        _by_moment, asks
    )
    asks = re.sub(
        r"\bimpulse (?:does|did|was|is|that|which)?(?: (?:acts|given|delivered|exerted"
        r"|imparted))? ?(?:@[12] )?(?:gives?|delivers?|exerts?|imparts?|exerted)? ?(?:to|on"
        r"|upon) @([12])",
        r"impulse on @\1",
        asks,
    )
    asks = re.sub(
        r"\bimpulse (?:does|did) @([12]) (?:receive|get|experience|undergo|feel|suffer)",
        r"is the impulse on @\1",
        asks,
    )
    asks = re.sub(
        r"\b(?:after|following) (?:the|this|their) (?:\w+ )?(?:collision|impact|crash)\b",
        "afterwards",
        asks,
    )
    if re.search(r"\b(?:it|its|he|she|his|her)\b", asks):
        raise UnclearError
    asks = ASKS_KIND.sub("Of what kind is the collision", asks)
    return re.sub(r"@([12])", lambda m: NAMES[0 if m[1] == first else 1], asks)


def _by_moment(match: re.Match[str]) -> str:
    what, when, who = match["what"], match["when"], match["who"]
    if when == "before":
        return f"initial {what} of @{who}"
    if what == "momentum":
        return f"final momentum of @{who}"
    return f"{what} of @{who}"
