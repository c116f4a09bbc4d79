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

_LEFT, _RIGHT = (
    ("to the left", "left", "leftward", "leftwards", "toward the left", "towards the left"),
    ("to the right", "right", "rightward", "rightwards", "toward the right", "towards the right"),
)


def _way_back(name: str, back: tuple[str, ...], away: tuple[str, ...]) -> Outcome:
    """Return the way of a spring's force on a body that was moved to one side."""
    choices = (
        Choice("back", true, (*back, "toward the equilibrium position", "toward equilibrium")),
        Choice("away", false, (*away, "away from equilibrium")),
        Choice("none", false, ("zero", "no force", "there is no force", "upward", "downward")),
    )
    return Outcome(name, (), choices, in_effects=False)


_SOFT, _STIFF = (
    ("soft spring", "softer spring", "soft", "softer", "the soft one", "the softer one", "less stiff", "weaker spring", "the one with the smaller spring constant"),
    ("stiff spring", "stiffer spring", "stiff", "stiffer", "the stiff one", "the stiffer one", "harder spring", "the one with the larger spring constant"),
)  # fmt: skip
_NO_SPRING = ("both", "both store the same amount", "same", "the same", "same amount", "equal", "equally", "neither", "both the same")  # fmt: skip


def _spring_with_more(name: str, *, soft: bool) -> Outcome:
    """Return which of a soft and a stiff spring has more of what is asked for."""
    choices = (
        Choice("soft", true if soft else false, _SOFT),
        Choice("stiff", false if soft else true, _STIFF),
        Choice("same", false, _NO_SPRING),
    )
    return Outcome(name, (), choices, in_effects=False)


_SPRINGS = (("soft", "softer", "less stiff", "weaker"), ("stiff", "stiffer", "harder"))
_ONE_FORCE = ("same force", "equal force*", "same pull", "re:each (?:\\w+ ){0,3}(?:force|weight|load) of", "same weight", "same load", "equal weights", "same mass")  # fmt: skip
_ONE_STRETCH = ("same distance", "same amount", "same extension", "same stretch", "equally far", "same elongation", "same length", "re:each (?:\\w+ ){0,3}by \\d", "same compression")  # fmt: skip
_MORE = ("more", "greater", "larger", "most", "which")
_LESS = ("less", "smaller", "least", "shorter")
_TO_RIGHT = tuple(f"{moved} to {the}right" for moved in ("pulled", "displaced", "moved", "stretched", "drawn", "pushed") for the in ("", "its "))  # fmt: skip
_TO_LEFT = tuple(phrase.replace("right", "left") for phrase in _TO_RIGHT)
_ASKS_WAY = ("direction", "which way", "point", "points", "directed", "act", "acts")

_NO_GRAVITY = ("moon", "mars", "jupiter", "another planet", "space station", "weightless", "orbit", "mountain")  # fmt: skip
_PERIODS = ("period", "time of one oscillation", "time for one oscillation", "time period", "period of oscillation")  # fmt: skip
_AT_THE_END = Outcome(
    "acceleration_at_the_end", (),
    (
        Choice("no", true, ("no", "it is not", "not zero", "no, it is greatest there", "it is greatest")),
        Choice("yes", false, ("yes", "it is zero", "zero", "yes, it is")),
    ),
    in_effects=False,
)  # fmt: skip

SITUATIONS = (
    Situation("spring_on_the_moon", (_SPRING, _NO_GRAVITY, (*_PERIODS, "frequency"), (*ASKS_WHAT_BECOMES, "longer", "shorter")), OSCILLATES, ("pendulum", "stretch*", "extension", "mass of astronaut", "astronaut s mass", "what is mass"), trends=(Trend(_PERIODS, 0), Trend(("frequency",), 0))),
    Situation("acceleration_at_the_end", (_SPRING, ("end point", "turning point", "maximum displacement", "extreme position", "end of its swing", "greatest displacement"), ("re:\\b(?:its|then|block s|mass s)? ?acceleration (?:also |then |there )?zero\\b",), ("re:\\?|zero",)), OSCILLATES, ("nonzero", "not zero", "equilibrium position", "where"), outcomes=(_AT_THE_END,)),
    Situation("moved_to_the_right", (_SPRING, _TO_RIGHT, ("force", "acceleration"), _ASKS_WAY), STRETCHED, (*_TO_LEFT, "applied force", "hand exert", "force of hand", "on spring", "on wall", "velocity"), outcomes=(_way_back("way_back_to_the_left", _LEFT, _RIGHT),)),
    Situation("moved_to_the_left", (_SPRING, _TO_LEFT, ("force", "acceleration"), _ASKS_WAY), STRETCHED, (*_TO_RIGHT, "applied force", "hand exert", "force of hand", "on spring", "on wall", "velocity"), outcomes=(_way_back("way_back_to_the_right", _RIGHT, _LEFT),)),
    Situation("soft_and_stiff_by_one_force", (*_SPRINGS, _ONE_FORCE, ("energy", "stretches", "stretched", "extends", "work", "longer", "stretch", "extension", "farther"), _MORE), STRETCHED, (*_ONE_STRETCH, *_LESS, "period", "frequency", "oscillat*"), outcomes=(_spring_with_more("spring_with_more_by_one_force", soft=True),)),
    Situation("soft_and_stiff_by_one_stretch", (*_SPRINGS, _ONE_STRETCH, ("energy", "work", "force"), _MORE), STRETCHED, (*_ONE_FORCE, *_LESS, "period", "frequency", "oscillat*"), outcomes=(_spring_with_more("spring_with_more_by_one_stretch", soft=False),)),
    Situation("swings_inward", (_SPRING, _SWINGS, _TO_MIDDLE, _ASKS), OSCILLATES, ("doubled", "twice", "amplitude is", *_FROM_MIDDLE), trends=_INWARD),
    Situation("swings_outward", (_SPRING, _SWINGS, _FROM_MIDDLE, _ASKS), OSCILLATES, ("doubled", "twice", "amplitude is", *_TO_MIDDLE), trends=_OUTWARD),
    Situation("released_spring", (_SPRING, ("compressed", "stretched", "dart", "toy gun", "pinball", "spring gun"), ("released", "launch*", "shoots", "fires", "pushes", "expands", "let go"), ("energy",), ("convert*", "conversion", "transform*", "transfer*", "change", "becomes")), LAUNCH, ("how much energy", "thrown up and", "vertically"), outcomes=(_ENERGY,)),
    Situation("way_of_the_spring_force", (_SPRING, ("force", "restoring force", "acceleration"), ("direction", "which way", "point", "points", "directed")), STRETCHED, ("gravity", "weight", "magnet*", "charge*"), outcomes=(_BACK,)),
)  # fmt: skip
