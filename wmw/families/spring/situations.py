"""Springs told in words: energies and forces in the course of a swing, and what sets the period."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Outcome
from wmw.core.situation import ASKS_WHAT_BECOMES, Situation, Trend
from wmw.families.spring.symbols import LAUNCH, OSCILLATES, STRETCHED, E, K_max, v_max

_SPRING = ("spring", "springs", "mass spring", "block spring")
_SWINGS = (
    "mass on spring",
    "block on spring",
    "attached to spring",
    "oscillat*",
    "vibrat*",
    "simple harmonic",
    "harmonic motion",
    "shm",
    "released",
    "swings",
    "bounces",
    "moves back and forth",
)
_TO_MIDDLE = ("toward equilibrium", "towards equilibrium", "from end to equilibrium", "from turning point to equilibrium", "from amplitude to equilibrium", "from maximum displacement to equilibrium", "moves toward equilibrium", "to equilibrium position", "back to equilibrium", "toward its equilibrium", "towards its equilibrium",
              "from extreme position to mean", "toward mean position", "towards mean position", "toward center", "toward centre")  # fmt: skip
_FROM_MIDDLE = (
    "away from equilibrium",
    "from equilibrium to",
    "from equilibrium position to",
    "from mean position to",
    "away from mean position",
    "from equilibrium toward",
)
_ASKS = (*ASKS_WHAT_BECOMES, "conserved")
_KINETIC, _ELASTIC = (
    ("kinetic energy",),
    (
        "potential energy",
        "elastic potential energy",
        "elastic energy",
        "spring energy",
        "energy stored",
    ),
)
_TOTAL = ("total energy", "mechanical energy", "total mechanical energy", "sum of energies")
_SPEED = ("speed", "magnitude of velocity", "velocity")
_PULL = (
    "acceleration",
    "restoring force",
    "force",
    "force of spring",
    "spring force",
    "magnitude of acceleration",
    "displacement",
    "net force",
    "magnitude of force",
)
_INWARD = (
    Trend(_TOTAL, 0),
    Trend(_KINETIC, K_max),
    Trend(_ELASTIC, -E),
    Trend(_SPEED, v_max),
    Trend(_PULL, -1),
)
_OUTWARD = (
    Trend(_TOTAL, 0),
    Trend(_KINETIC, -K_max),
    Trend(_ELASTIC, E),
    Trend(_SPEED, -v_max),
    Trend(_PULL, 1),
)
_ENERGY = Outcome(
    "energy_of_a_released_spring", (),
    (
        Choice("elastic to kinetic", true, ("elastic potential energy to kinetic energy", "elastic potential energy into kinetic energy", "elastic energy into kinetic energy", "elastic energy to kinetic energy", "elastic to kinetic", "elastic into kinetic", "potential energy to kinetic energy", "potential energy into kinetic energy",
                                            "potential to kinetic", "elastic potential energy is converted into kinetic energy", "elastic potential energy becomes kinetic energy", "elastic potential energy is converted to kinetic energy", "elastic potential to kinetic", "elastic energy becomes kinetic energy", "kinetic energy")),
        Choice("kinetic to elastic", false, ("kinetic energy to elastic potential energy", "kinetic energy into elastic potential energy", "kinetic energy into elastic energy", "kinetic to elastic", "kinetic energy to potential energy", "kinetic energy into potential energy", "kinetic to potential", "kinetic energy to elastic energy", "elastic energy")),
        Choice("others", false, ("chemical energy", "thermal energy", "gravitational", "heat", "electrical energy")),
    ),
    in_effects=False,
)  # fmt: skip
_BACK = Outcome(
    "way_of_the_spring_force", (),
    (
        Choice("back", true, ("toward the equilibrium position", "towards the equilibrium position", "toward equilibrium", "towards equilibrium", "opposite to the displacement", "opposite to the extension", "back toward equilibrium", "toward the mean position", "opposite to the stretch", "towards the mean position",
                              "against the displacement", "opposite direction to the displacement", "toward the center", "opposite the displacement", "toward the natural length", "opposite")),
        Choice("away", false, ("away from equilibrium", "in the direction of the displacement", "along the displacement", "same direction as the displacement", "away from the equilibrium position", "away from the mean position", "in the direction of motion", "in the same direction")),
        Choice("across", false, ("perpendicular", "at right angles")),
    ),
    in_effects=False,
)  # fmt: skip

SITUATIONS = (
    Situation("swings_inward", (_SPRING, _SWINGS, _TO_MIDDLE, _ASKS), OSCILLATES, ("doubled", "twice", "amplitude is", *_FROM_MIDDLE), trends=_INWARD),
    Situation("swings_outward", (_SPRING, _SWINGS, _FROM_MIDDLE, _ASKS), OSCILLATES, ("doubled", "twice", "amplitude is", *_TO_MIDDLE), trends=_OUTWARD),
    Situation("released_spring", (_SPRING, ("compressed", "stretched", "dart", "toy gun", "pinball", "spring gun"), ("released", "launch*", "shoots", "fires", "pushes", "expands", "let go"), ("energy",), ("convert*", "conversion", "transform*", "transfer*", "change", "becomes")), LAUNCH, ("how much energy", "thrown up and", "vertically"), outcomes=(_ENERGY,)),
    Situation("way_of_the_spring_force", (_SPRING, ("force", "restoring force", "acceleration"), ("direction", "which way", "point", "points", "directed")), STRETCHED, ("gravity", "weight", "magnet*", "charge*"), outcomes=(_BACK,)),
)  # fmt: skip
