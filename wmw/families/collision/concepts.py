"""Questions of the chapter that need no number: impulse and time."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Outcome

CONCEPTS = (
    Outcome(
        "softer_stop", ("reduce force", "reduces force", "lessen force", "reduce injury", "reduce injuries", "reduces risk", "why does airbag", "why do airbags", "why is it safer", "reduce impact force"),
        (
            Choice("time", true, ("lengthens time", "longer time", "increases time", "stopping time is longer", "time increases", "extends time", "time longer", "prolongs",
                                  "increases stopping time", "longer stopping time", "lengthens stopping time", "increasing time", "increases collision time",
                                  "increases contact time", "more time")),
            Choice("momentum", false, ("reduces change of momentum", "decreases change of momentum", "smaller change of momentum", "reduces change in momentum",
                                       "decreases change in momentum", "smaller change in momentum", "reduces impulse", "decreases impulse", "smaller impulse",
                                       "reduces momentum change")),
            Choice("mass", false, ("increases mass", "reduces mass", "decreases mass")),
        ),
        in_effects=False,
    ),
)  # fmt: skip
