"""Questions of the chapter that need no number: what a fixed or a movable pulley is good for."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Outcome

_USES = ("advantage of {}", "advantage of using {}", "purpose of {}", "benefit of {}", "benefit of using {}", "why use {}", "why is {} used", "why are {}s used", "use of {}", "what does {} do",
         "does {} change", "{} is used to", "{} is useful because", "reason for using {}", "statement about {}", "statement about ideal {}", "true of {}", "true about {}", "correct about {}", "true of ideal {}", "true about ideal {}", "{} allows", "{} makes it possible")  # fmt: skip


def _asked(*pulleys: str) -> tuple[str, ...]:
    return tuple(use.format(pulley) for use in _USES for pulley in pulleys)


def _choices(direction: bool) -> tuple[Choice, ...]:
    changed, eased = (true, false) if direction else (false, true)
    return (
        Choice("direction", changed, ("changes direction of force", "changes direction of effort", "changes direction of pull", "changes direction", "change direction of force", "changing direction",
                                               "direction of force", "direction of pull", "direction of effort", "redirects force", "pull downward", "pull down instead of up")),
        Choice("force", eased, ("halves force", "reduces force", "reduces effort", "halves effort", "less force", "smaller force", "half force", "multiplies force", "force is halved", "half of force",
                                               "less effort", "reduce force", "half the effort", "smaller effort", "increases force")),
        Choice("work", false, ("reduces work", "less work", "doubles work", "saves work", "decreases work", "halves work", "increases work", "reduces energy", "saves energy")),
        Choice("weight", false, ("reduces weight", "weight of load", "makes load lighter", "decreases weight")),
        Choice("distance", false, ("reduces distance", "shortens distance", "increases speed", "less distance")),
    )  # fmt: skip


CONCEPTS = (
    Outcome("use_of_fixed", _asked("single fixed pulley", "fixed pulley"), _choices(direction=True), in_effects=False),
    Outcome("use_of_movable", _asked("single movable pulley", "movable pulley", "single moving pulley"), _choices(direction=False), in_effects=False),
)  # fmt: skip
