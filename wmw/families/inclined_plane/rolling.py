"""A round body that rolls down an incline without slipping, and races of such bodies.

`c_I` is its moment of inertia as a multiple of m r²; the words for its shape tell it.
"""

from __future__ import annotations

from itertools import combinations

from sympy import cos, false, sin, symbols, tan, true

from wmw.core.family import Choice, Eq, Fact, Gt, Law, Outcome, Quantity, Regime
from wmw.core.situation import Situation
from wmw.families.inclined_plane.physics import (
    DOWN,
    UP,
    N,
    W_par,
    W_perp,
    a,
    d,
    f,
    g,
    h,
    m,
    mu_k,
    t,
    theta,
    v_0,
    v_f,
)

ROLLS, HILL = "rolls_down", "down_a_smooth_hill"
c_I, mu_r = symbols("c_I mu_r", nonnegative=True)

_SOURCE = "OpenStax University Physics 1, 11.1"
_SHAPES = {
    "solid sphere": (0.4, ("solid sphere", "solid ball", "uniform sphere", "solid uniform sphere", "uniform solid sphere", "billiard ball", "bowling ball", "solid marble", "solid steel ball", "solid metal ball", "uniform ball", "uniform solid ball")),
    "solid cylinder": (0.5, ("solid cylinder", "solid disk", "solid disc", "uniform cylinder", "uniform disk", "uniform disc", "uniform solid cylinder", "uniform solid disk", "solid uniform cylinder", "disk", "disc", "coin")),
    "hollow sphere": (2 / 3, ("hollow sphere", "hollow ball", "spherical shell", "thin spherical shell", "thin walled sphere", "hollow spherical shell", "table tennis ball", "ping pong ball")),
    "hoop": (1.0, ("hoop", "ring", "thin ring", "thin hoop", "hollow cylinder", "thin walled cylinder", "thin walled hollow cylinder", "cylindrical shell", "thin cylindrical shell", "pipe", "thin walled pipe")),
}  # fmt: skip
"""Shapes from the quickest to the slowest, with their moments of inertia."""
ROLLING = (
    *(f"{roll} without {slip}" for roll in ("rolls", "roll", "rolling", "rolled") for slip in ("slipping", "sliding", "any slipping")),
    *(f"{roll} down{way} without {slip}" for roll in ("rolls", "roll", "rolling", "rolled") for way in ("", " incline", " ramp", " slope", " plane", " hill") for slip in ("slipping", "sliding")),
    "moment of inertia", "rotational inertia", "hoop", "solid sphere", "solid cylinder", "hollow sphere", "hollow cylinder", "spherical shell", "rolls freely",
)  # fmt: skip
"""Words for a body that rolls; with them no other regime holds."""

_TWO = tuple(
    phrase
    for _, words in _SHAPES.values()
    for word in (*words, "sphere", "cylinder")
    for phrase in (f"and {word}", f"{word} and", f"then {word}")
)
"""Two shapes in one question, of which a number is one's or the other's."""

QUANTITIES = (
    Quantity(
        c_I, "c_I", "moment of inertia as a multiple of m r²", "1", 0, 1,
        aliases=("c_I", "shape_factor", "I_factor"), cues=("shape factor",), sign="nonnegative",
    ),
    Quantity(
        mu_r, "μ_r", "least coefficient of static friction for rolling", "1", 0, 10,
        aliases=("mu_r", "mu_min_rolling"),
        asked=("minimum coefficient", "least coefficient", "smallest coefficient", "minimum value of the coefficient", "coefficient of static friction needed", "coefficient of friction needed"),
        sign="nonnegative", moment="after",
    ),
)  # fmt: skip

LAWS = (
    Law("rolling-normal", Eq(N, W_perp), "no acceleration perpendicular to the incline", (ROLLS,), _SOURCE),
    Law("rolling-acceleration", Eq(a, g * sin(theta) / (1 + c_I)), "Newton's second law for the motion and the rotation", (ROLLS,), _SOURCE),
    Law("rolling-friction", Eq(f, c_I * m * a), "the friction turns the body", (ROLLS,), _SOURCE),
    Law("rolling-newton", Eq(m * a, W_par - f), "Newton's second law along the incline", (ROLLS,), _SOURCE),
    Law("rolling-speed", Eq(v_f, v_0 + a * t), "uniform acceleration", (ROLLS,), _SOURCE),
    Law("rolling-speed-distance", Eq(v_f**2, v_0**2 + 2 * a * d), "uniform acceleration", (ROLLS,), _SOURCE),
    Law("rolling-distance", Eq(d, v_0 * t + a * t**2 / 2), "uniform acceleration", (ROLLS,), _SOURCE),
    Law("rolling-mean-speed", Eq(d, (v_0 + v_f) * t / 2), "mean speed of uniformly accelerated motion", (ROLLS,), _SOURCE),
    Law("rolling-height", Eq(h, d * sin(theta)), "height along the incline", (ROLLS,), _SOURCE),
    Law("rolling-energy", Eq((1 + c_I) * (v_f**2 - v_0**2), 2 * g * h), "conservation of energy of motion and rotation", (ROLLS,), _SOURCE),
    Law("rolling-least-friction", Eq(mu_r, tan(theta) * c_I / (1 + c_I)), "static friction at its limit", (ROLLS,), _SOURCE),
)  # fmt: skip

HILL_LAWS = (
    Law("hill-energy", Eq(v_f**2, v_0**2 + 2 * g * h), "conservation of mechanical energy", (HILL,), "OpenStax University Physics 1, 8.3"),
    # Without friction the height alone tells the speed, whatever the angle.
    Law("energy-of-height-down", Eq(v_f**2, v_0**2 + 2 * g * (h - mu_k * d * cos(theta))), "work-energy theorem", (DOWN,), "OpenStax University Physics 1, 8.3"),
    Law("energy-of-height-up", Eq(v_f**2, v_0**2 - 2 * g * (h + mu_k * d * cos(theta))), "work-energy theorem", (UP,), "OpenStax University Physics 1, 8.3"),
)  # fmt: skip
_HILL = (
    "icy hill",
    "hill",
    "chute",
    "playground slide",
    "water slide",
    "crest",
    "curved ramp",
    "curved slide",
    "frictionless slide",
    "smooth slide",
    "snowy hill",
    "any shape",
    "sledding hill",
    "toboggan run",
)
HILL_REGIME = Regime(
    HILL, "slides down a smooth hill of any shape", cues=_HILL, needs_cue=True,
    rules_out=("rough", "coefficient", "angle", "force", "acceleration", "at rest on", "steep", "rolls without", "hoop", "solid", "rolling", "pulled", "hanging", "string", "spring", "loop", "pushed", "moves up", "slides up", "up the", "uphill", "onto a rough", "stops"),
    conditions=(Gt(h, 0),), fixed={v_0: 0.0}, assumptions=("there is no friction",),
)  # fmt: skip

REGIME = Regime(
    ROLLS, "rolls down without slipping", needs_cue=True,
    cues=(*ROLLING, "solid ball", "solid disk", "disk", "spherical", "cylindrical shell", "ring", "rolls down", "rolls", "roll"),
    rules_out=("frictionless", "smooth", "slides without rolling", "without rolling", "rolls up", "roll up", "up the incline", "up the ramp", "up the slope", "up an", "up a", "hanging", "string", "rope", *_TWO, "level", "horizontal surface", "horizontal floor", "pulled", "force of"),
    conditions=(Gt(a, 0), Gt(c_I, 0)), fixed={v_0: 0.0}, assumptions=("it rolls without slipping", "no air resistance"),
)  # fmt: skip

FACTS = tuple(Fact(words, {c_I: value}, (ROLLS,)) for value, words in _SHAPES.values())


def _race(names: tuple[str, ...]) -> Situation:
    """Return the race of some shapes down an incline; the names go from the quickest on."""
    first, *others = names
    outcome = Outcome(
        f"race_of_{'_'.join(names)}".replace(" ", "_"), (),
        (
            Choice(first, true, _called(first)),
            *(Choice(other, false, _called(other)) for other in others),
            Choice("together", false, ("same time", "together", "simultaneously", "at once", "tie", "both", "all three", "neither", "all", "equal")),
        ),
        in_effects=False,
    )  # fmt: skip
    groups = tuple(_called(name) for name in names)
    asks = (r"re:\bwhich (?:\w+ ){0,8}(?:first|sooner|earlier|fastest|faster|quickest|greater|greatest|larger|largest|wins)\b", "wins race", "arrives first", "reaches bottom first")  # fmt: skip
    rolls = ("roll", "rolls", "rolling", "without slipping", "released", "race")
    apart = ("up incline", "up ramp", "up slope", "last", "slowest", "kinetic energy", "frictionless", "smooth", "friction force", "moment of inertia", "least", "smallest", "higher")  # fmt: skip
    return Situation(outcome.name, (*groups, asks, rolls), ROLLS, apart, outcomes=(outcome,))


def _called(name: str) -> tuple[str, ...]:
    return _BLOCK if name == "block" else tuple(dict.fromkeys((*_SHAPES[name][1], *_BARE[name])))


_BARE = {
    "solid sphere": ("sphere", "ball"),
    "solid cylinder": ("cylinder",),
    "hollow sphere": ("shell",),
    "hoop": ("tube",),
}
_BLOCK = ("sliding block", "block that slides", "ice cube", "block without friction")
_ORDER = ("block", *_SHAPES)

RACES = tuple(_race(names) for size in (2, 3) for names in combinations(_ORDER, size))
