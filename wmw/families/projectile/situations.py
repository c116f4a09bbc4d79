"""Projectiles told in words: components, energies and the top of the path."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Outcome
from wmw.core.situation import Situation, Trend
from wmw.families.projectile.symbols import FLAT, K_0, LEVEL, E_p, E_top, K_f, K_top

_BODY = (
    "ball",
    "stone",
    "projectile",
    "arrow",
    "cannonball",
    "cannon ball",
    "football",
    "golf ball",
    "baseball",
    "rock",
    "bullet",
    "package",
    "object",
    "marble",
    "shell",
)
_THROWN = (
    "thrown",
    "launched",
    "kicked",
    "fired",
    "projected",
    "hit",
    "shot",
    "projectile",
    "in flight",
    "tossed",
    "rolls off",
    "leaves table",
    "dropped by",
)
_AIR = (
    "air resistance acts",
    "with air resistance",
    "considering air resistance",
    "air resistance not negligible",
    "wind",
)
_ACROSS = (
    "horizontal component of velocity",
    "horizontal velocity",
    "horizontal component of its velocity",
    "horizontal speed",
    "horizontal component",
    "horizontal velocity component",
    "horizontal part of velocity",
)
_UPRIGHT = (
    "vertical component of velocity",
    "vertical velocity",
    "vertical component of its velocity",
    "vertical speed",
    "vertical component",
    "vertical velocity component",
    "magnitude of vertical velocity",
)
_ACCELERATION = ("acceleration", "vertical acceleration", "magnitude of acceleration")
_TOTAL = ("total energy", "mechanical energy", "total mechanical energy")
_ALWAYS = (
    Trend(_ACROSS, 0),
    Trend(_ACCELERATION, 0),
    Trend(_TOTAL, 0),
    Trend(("weight", "force of gravity", "net force", "mass", "horizontal momentum"), 0),
)
_ASKS = (
    "happens",
    "change*",
    "increase*",
    "which",
    "how do",
    "how does",
    "constant",
    "conserved",
    "decrease*",
    "stay*",
    "remain*",
)
_PATH = Outcome(
    "path_of_a_projectile", ("path", "trajectory", "shape", "curve"),
    (
        Choice("parabola", true, ("parabola", "parabolic", "a parabola", "parabolic path", "half a parabola", "part of a parabola")),
        Choice("others", false, ("straight line", "circle", "circular", "hyperbola", "ellipse", "quarter of a circle", "straight", "arc of a circle", "semicircle")),
    ),
)  # fmt: skip
_FORWARD = Outcome(
    "where_a_dropped_package_lands", (),
    (
        Choice("below", true, ("directly below", "vertically below", "below the plane", "under the plane", "directly below the plane", "directly under", "straight below", "right below", "below it", "beneath")),
        Choice("behind", false, ("behind", "behind the plane", "to the rear")),
        Choice("ahead", false, ("ahead", "in front", "ahead of the plane", "in front of the plane")),
    ),
    in_effects=False,
)  # fmt: skip
_SAME_SPEED = Outcome(
    "speed_back_on_level_ground", (),
    (
        Choice("equal", true, ("equal", "same", "the same", "it is the same", "as fast as", "the same speed", "equal to the launch speed", "equal to the initial speed", "equally fast")),
        Choice("larger", false, ("larger", "greater", "faster", "higher")),
        Choice("smaller", false, ("smaller", "less", "slower", "zero", "lower", "half")),
    ),
    in_effects=False,
)  # fmt: skip

SITUATIONS = (
    Situation("in_flight", (_BODY, _THROWN, _ASKS), FLAT, (*_AIR, "highest point", "top of", "straight up", "vertically", "doubled", "twice", "which ball", "two balls", "first", "angle is", "on moon", "rises", "way up", "rising", "while it falls", "horizontally"), trends=_ALWAYS),
    Situation("thrown_level", (_BODY, ("horizontally", "rolls off", "leaves table", "horizontal throw"), _ASKS), FLAT, (*_AIR, "which ball", "two balls", "first", "doubled", "twice", "highest point", "straight up", "above horizontal"),
              trends=(*_ALWAYS, Trend(_UPRIGHT, 1), Trend(("kinetic energy",), K_f - K_0), Trend(("potential energy", "gravitational potential energy"), -E_p), Trend(("speed", "magnitude of velocity"), K_f - K_0))),
    Situation("on_the_way_up", (_BODY, ("rises", "rising", "way up", "going up", "from launch to highest point", "from launch to top", "ascends", "to highest point of path", "moves toward highest", "until it reaches highest"), _ASKS), LEVEL, (*_AIR, "doubled", "twice", "two balls", "falling", "way down", "straight up", "vertically"),
              trends=(*_ALWAYS, Trend(_UPRIGHT, -1), Trend(("kinetic energy",), K_top - K_0), Trend(("potential energy", "gravitational potential energy"), E_top), Trend(("speed", "magnitude of velocity"), K_top - K_0))),
    Situation("path", (_BODY, (*_THROWN, "horizontally"), ("shape of path", "shape of its path", "shape of trajectory", "what path", "which path", "path of", "kind of curve", "kind of path", "trajectory")), FLAT, (*_AIR, "maximum", "equation", "how far", "highest", "astronaut", "highest point"), outcomes=(_PATH,)),
    Situation("package_from_a_plane", (("package", "parcel", "bomb", "crate", "box", "supplies", "ball"), ("plane", "airplane", "aeroplane", "aircraft", "helicopter", "mast", "ship", "train"), ("dropped", "released", "drops", "releases", "let go", "falls"), ("where", "directly below", "behind", "ahead"), ("constant", "steady", "level", "uniform")), FLAT, (*_AIR, "how far", "accelerat*"), outcomes=(_FORWARD,)),
    Situation("back_on_level_ground", (_BODY, ("level ground", "same height", "same level"), ("lands", "landing", "strikes ground", "hits ground", "impact", "returns"), ("speed", "how fast"), ("compar*", "than", "equal", "same", "larger", "greater")), LEVEL, (*_AIR, "two balls", "which ball", "both", "cliff", "highest point", "horizontal component"), outcomes=(_SAME_SPEED,)),
)  # fmt: skip
