"""Ways in which a pendulum swings, the words that tell them, and words that fix values."""

from __future__ import annotations

from dataclasses import replace

from sympy import Or, pi

from wmw.core.family import Fact, Ge, Gt, Le, Lt, Regime
from wmw.families.pendulum.symbols import (
    CAR,
    CHANGED,
    CHANGED_LOCAL,
    CHANGED_TO,
    CHANGED_TO_LOCAL,
    CHANGES,
    COMPARED,
    FROM_REST,
    LARGE,
    LAUNCHED,
    LAUNCHED_LOCAL,
    LIFT_DOWN,
    LIFT_UP,
    LOCAL,
    LOWEST,
    LOWEST_LOCAL,
    MOVED,
    MOVED_LOCAL,
    MOVES,
    ON_WAY,
    ON_WAY_LOCAL,
    PUSHED,
    PUSHED_LOCAL,
    RELEASED,
    RELEASED_LOCAL,
    SMALL,
    SMALL_LOCAL,
    SMALLS,
    T_0,
    TWO,
    TWO_LOCAL,
    g,
    g_eff,
    k_g,
    k_L,
    k_T,
    phi,
    t,
    theta_m,
    v_start,
    v_turn,
)

_GRAVITY = ("g", "gravity", "gravitational", "free fall", "moon", "mars", "planet", "lunar", "jupiter", "venus",
            "asteroid", "mercury", "saturn")  # fmt: skip
_ELSEWHERE = ("moon", "mars", "planet", "lunar", "jupiter", "venus", "asteroid", "mercury", "saturn", "spaceship",
              "elevator", "lift accelerates", "one sixth", "one-sixth")  # fmt: skip
_PERIODIC = (
    "period", "frequency", "oscillation", "oscillations", "oscillates", "complete swing", "complete swings", "full swing",
    "full swings", "small swings", "small swing", "one swing", "small amplitude", "small angle", "small angles", "seconds pendulum", "back and forth",
    "to and fro", "pendulum clock", "swings in", "swings take", "cycles", "small oscillations", "vibrations", "periodic time",
    "angular frequency", "times per minute", "quarter of a period",
)  # fmt: skip
_NOT_PERIODIC = (
    "tension", "how high", "kinetic energy", "potential energy", "speed at the lowest", "speed at the bottom", "how fast is",
    "breaks", "what speed", "maximum height", "with what speed", "speed as it passes", "its speed at", "its speed when", "its speed there", "its speed as", "find its speed", "what is its speed", "height does",
)  # fmt: skip
_SWINGING = (
    "released", "from rest", "let go", "lowest point", "bottom", "tension", "speed", "height", "how high", "how fast", "lowest",
    "pulled aside", "breaks", "kinetic energy", "turning point", "highest point", "swings down", "breaking",
)  # fmt: skip
_NOT_SWINGING = (
    "period", "frequency", "oscillation", "oscillations", "complete swings", "complete swing", "full swings", "seconds pendulum",
    "angular frequency", "small amplitude", "small swings", "quarter of a period", "horizontal circle", "conical",
)  # fmt: skip
_TWO = ("two pendulums", "two simple pendulums", "pendulums", "pendulum P", "pendulum Q", "pendulum X",
        "pendulum Y", "first pendulum", "second pendulum", "the other pendulum")  # fmt: skip
_BY_SETTING = (
    "lengthening it to",
    "shortening it to",
    "lengthening the string to",
    "shortening the string to",
)
_FACTOR = (
    "doubled", "quadrupled", "halved", "tripled", "times as long", "by what factor", "factor", "lengthened", "shortened", "twice as long",
    "lengthened to", "shortened to", "lengthened from", "shortened from", *_BY_SETTING, "new period", "four times", "half as long", "times its original", "heavier bob", "lighter bob", "is changed from", "runs slow", "runs fast", "gain time",
    "lose time", "original length", "times longer", "length from", "length is increased", "length is reduced", "length is decreased",
    "expands", "contracts", "gets warm", "gets warmer", "gets colder", "in summer", "in winter", "hot day", "cold day", "run fast or", "fast or slow", "slow or fast", "replaced by", "doubling", "halving", "doubles", "becomes longer", "made longer", "made shorter", "ratio", "length is changed",
)  # fmt: skip
_KNOWN_PERIOD = (
    "has a period of",
    "with a period of",
    "original period",
    "new period",
    "has period",
    "period was",
)
_MOVED = (
    "taken to the Moon", "to the Moon", "on the Moon", "to Mars", "on Mars", "to a planet", "taken to", "moved to", "brought to", "to another planet",
    "from the Earth", "on Earth", "on the Earth", "moved from", "to a place where", "high mountain", "mountain", "to the equator", "carried to",
    "same pendulum on", "gravity is doubled",
)  # fmt: skip
_ON_A_ROAD = tuple(f"{where} {what}" for where in ("in", "inside", "of", "from roof of", "from ceiling of")
                   for what in ("car", "train", "bus", "truck", "lorry", "van", "tram", "railway carriage"))  # fmt: skip
_VEHICLES = ("lift", "elevator", "rocket", "accelerates", "accelerating", "lift accelerates", "lift that accelerates",
             "elevator that accelerates", "elevator accelerates", "elevator accelerating", "lift accelerating", "accelerates upward",
             "accelerates downward", "accelerating upward", "accelerating downward")  # fmt: skip
_START = ("initial speed", "is pushed", "a push", "is thrown", "starting speed", "given a speed", "with a speed of", "given a velocity",
          "given an initial", "is struck", "is hit")  # fmt: skip
_FROM_LOWEST = ("at its lowest point", "at the lowest point", "hanging at rest", "hangs at rest", "hanging vertically", "hangs vertically",
                "from the lowest point", "from its lowest point", "passes its lowest point", "passes the lowest point", "at the bottom",
                "moves through the lowest point", "equilibrium position", "how high", "rises")  # fmt: skip
_SMALL_ASSUMED = ("small amplitude", "light string", "no air resistance")
_LARGE_ASSUMED = ("no air resistance", "light inextensible string")
_NO_SIMPLE_ONE = (
    "spring", "physical pendulum", "compound pendulum", "conical", "peg", "nail", "catches on", "uniform rod", "thin rod", "metre stick", "meter stick", "hoop",
    "moment of inertia",
)  # fmt: skip
_CAUGHT = (
    "caught by", "catches on", "catches against", "catches at",
    *(f"{verb} {x}" for verb in ("hits", "strikes", "meets", "touches", "against", "around", "round") for x in ("nail", "peg", "pin")),
    *(f"{x} {where}" for x in ("nail", "peg", "pin") for where in ("halfway", "below", "vertically below", "directly below", "in the middle")),
)  # fmt: skip
"""What shortens a string on its way: no pendulum of one length."""
_SWING = (Gt(theta_m, 0), Le(theta_m, pi))
_PASSING = (
    *(
        f"{when} the {x} {makes}"
        for x in ("string", "rope", "cord", "wire", "thread", "line", "pendulum")
        for when in ("when", "as")
        for makes in ("makes", "is at")
    ),
    "when it makes",
    "when the angle is",
    "when it is at",
)


def _twice(names: tuple[str, str], title: str, cues: tuple[str, ...], rules_out: tuple[str, ...], assumptions: tuple[str, ...],
           conditions: tuple[object, ...] = ()) -> tuple[Regime, Regime]:  # fmt: skip
    """Return the regime with the gravity of the Earth, and with the local gravity."""
    earth, local = names
    held = (Gt(g, 0), *conditions)
    return (
        Regime(
            earth,
            title,
            cues,
            (*rules_out, *_ELSEWHERE),
            needs_cue=True,
            conditions=held[1:],
            assumptions=assumptions,
        ),
        Regime(
            local,
            f"{title}; local gravity",
            (*cues, *_GRAVITY),
            rules_out,
            needs_cue=True,
            conditions=held,
            assumptions=assumptions,
        ),
    )


_REGIMES = (
    *_twice((SMALL, SMALL_LOCAL), "small swings of a simple pendulum", _PERIODIC,
            (*_NOT_PERIODIC, *_TWO, *_NO_SIMPLE_ONE), _SMALL_ASSUMED),
    *_twice((RELEASED, RELEASED_LOCAL), "a swing from rest, seen at the turning point", _SWINGING,
            (*_NOT_SWINGING, *_TWO, "is pushed", "initial speed"), _LARGE_ASSUMED, _SWING),
    *_twice((LOWEST, LOWEST_LOCAL), "a swing from rest, seen at the lowest point", _SWINGING,
            (*_NOT_SWINGING, *_TWO, "is pushed", "initial speed"), _LARGE_ASSUMED, _SWING),
    *_twice((ON_WAY, ON_WAY_LOCAL), "a swing from rest, seen on the way down", (*_PASSING, *_SWINGING),
            (*_NOT_SWINGING, *_TWO, "is pushed", "initial speed"), _LARGE_ASSUMED, (*_SWING, Lt(phi, theta_m))),
    *_twice((LAUNCHED, LAUNCHED_LOCAL), "a swing up from the lowest point", (*_FROM_LOWEST, *_START),
            (*_NOT_SWINGING, *_TWO, "released", "let go"), _LARGE_ASSUMED, _SWING),
    *_twice((PUSHED, PUSHED_LOCAL), "a swing that starts with a push", _START,
            (*_NOT_SWINGING, *_TWO, "from rest", "at its lowest point", "at rest at the lowest", "hanging at rest", "hangs at rest",
             "hangs vertically", "hanging vertically"), _LARGE_ASSUMED, (Gt(v_start, 0), Ge(theta_m, 0))),
    *_twice((TWO, TWO_LOCAL), "two pendulums at one place", _TWO, ("tension", "lowest point", "collide", "how high", *_NO_SIMPLE_ONE), _SMALL_ASSUMED),
    *_twice((CHANGED, CHANGED_LOCAL), "one pendulum before and after a change of its length", _FACTOR,
            ("tension", "lowest point", *_TWO, "how high", "frequency of the tuning", "lengthened by", "shortened by", *_NO_SIMPLE_ONE), _SMALL_ASSUMED),
    # The length is set to another value: "the length" is then the new one.
    *_twice((CHANGED_TO, CHANGED_TO_LOCAL), "one pendulum before and after its length is set", _KNOWN_PERIOD,
            ("tension", "lowest point", *_TWO, "how high", *_FACTOR[:8], *_BY_SETTING, "twice as long", "four times", "half as long", "times longer", "by what factor",
             "length from", "changed from", "pendulum B", "pendulum 2", "another pendulum", *_NO_SIMPLE_ONE), _SMALL_ASSUMED, (Or(Gt(k_L, 1.03), Lt(k_L, 0.97)),)),
    Regime(LIFT_UP, "small swings in a lift that accelerates upward", (*_VEHICLES, "upward", "upwards", "up"),
           (*_NOT_PERIODIC, *_TWO, *_ON_A_ROAD, "downward", "downwards", "free fall", "constant speed", "constant velocity"), needs_cue=True,
           assumptions=_SMALL_ASSUMED),
    Regime(LIFT_DOWN, "small swings in a lift that accelerates downward", (*_VEHICLES, "downward", "downwards", "down"),
           (*_NOT_PERIODIC, *_TWO, *_ON_A_ROAD, "upward", "upwards", "constant speed", "constant velocity"), needs_cue=True, conditions=(Gt(g_eff, 0),),
           assumptions=_SMALL_ASSUMED),
    Regime(CAR, "small swings in a car that accelerates on a level road", ("car accelerates", "car that accelerates", "train accelerates",
           "train that accelerates", "bus that accelerates", "accelerates horizontally", "horizontal acceleration", "accelerating car", "accelerating train", *_ON_A_ROAD),
           (*_NOT_PERIODIC, *_TWO, "upward", "upwards", "downward", "downwards"), needs_cue=True, assumptions=_SMALL_ASSUMED),
    # Here the second place is the other world: g itself is the Earth's.
    Regime(MOVED, "one pendulum at two places", _MOVED, ("tension", "lowest point", *_TWO, "how high", "released", *_NO_SIMPLE_ONE), needs_cue=True,
           assumptions=_SMALL_ASSUMED),
    Regime(MOVED_LOCAL, "one pendulum at two places; both gravities given", (*_MOVED, *_GRAVITY[:4]),
           ("tension", "lowest point", *_TWO, "how high", "released", *_NO_SIMPLE_ONE), needs_cue=True, assumptions=_SMALL_ASSUMED),
)  # fmt: skip
REGIMES = tuple(replace(one, rules_out=(*one.rules_out, *_CAUGHT)) for one in _REGIMES)

_LENGTH = (
    "length",
    "the length",
    "its length",
    "the string",
    "length of the pendulum",
    "length of the string",
    "length of a pendulum",
    "length of a simple pendulum",
    "length of the simple pendulum",
)


def _of_length(*verbs: str) -> tuple[str, ...]:
    return tuple(f"{noun} {verb}" for noun in _LENGTH[1:] for verb in verbs)


_SIZES = (
    "doubled",
    "halved",
    "tripled",
    "quadrupled",
    "increased",
    "decreased",
    "reduced",
    "changed",
)
_KEPT = ("mass", "mass of the bob", "mass of the bob of a simple pendulum", "mass of the bob of a pendulum", "bob's mass", "mass of its bob",
         "mass of a simple pendulum", "mass of a pendulum", "amplitude", "amplitude of the swing", "amplitude of a pendulum", "its amplitude",
         "amplitude of a simple pendulum", "mass of the pendulum", "mass of the pendulum bob", "mass of the pendulum's bob")  # fmt: skip
_NO_OTHER_LENGTH = (
    *(f"{what} is {size}" for what in _KEPT for size in _SIZES), "twice the mass", "bob is replaced by", "heavier bob", "lighter bob", "doubling the mass",
    "doubling the amplitude", "three times the mass", "of twice the mass", "half the mass", "a heavier bob", "greater mass", "of a larger mass", "doubles the mass", "four times the mass", "twice the amplitude", "twice as heavy", "heavier one",
)  # fmt: skip

FACTS = (
    Fact(("from rest", "released", "let go", "is released"), {v_turn: 0.0}, FROM_REST),
    Fact(("held horizontally", "string is horizontal", "string horizontal", "string taut and horizontal", "taut and horizontal", "string stretched horizontally", "horizontal and taut", "from a horizontal position", "from the horizontal position",
          "horizontal string", "string is held horizontal", "until the string is horizontal", "until it is horizontal", *(f"{line}{way} horizontal" for line in ("cord", "rope", "thread", "wire", "cable", "chain") for way in ("", " held", " stretched"))),
         {theta_m: float(pi / 2)}, LARGE),
    Fact(("per minute", "in one minute", "in a minute", "each minute", "every minute"), {t: 60.0}, SMALLS),
    Fact(("per hour", "in one hour", "in an hour", "each hour", "every hour"), {t: 3600.0}, SMALLS),
    Fact(("per day", "in one day", "in a day", "each day", "every day"), {t: 86400.0}, SMALLS),
    Fact(("seconds pendulum", "beats seconds"), {T_0: 2.0}, SMALLS),
    Fact(_NO_OTHER_LENGTH, {k_L: 1.0}, CHANGES),
    # Warmth changes a length by very little; for which way the period goes, any little will do.
    Fact(("expands", "gets longer", "grows longer", "on a hot day", "hot summer day", "gets warm", "gets warmer", "in hot weather", "becomes warmer", "is heated",
          "temperature rises", "warms up"), {k_L: 1.001}, (CHANGED, CHANGED_LOCAL)),
    Fact(("contracts", "gets shorter", "on a cold day", "cold winter day", "gets cold", "gets colder", "in cold weather", "becomes colder", "is cooled",
          "temperature falls", "cools down"), {k_L: 0.999}, (CHANGED, CHANGED_LOCAL)),
    Fact((*_of_length("is doubled", "doubles", "is made twice as long"), "doubling the length", "twice as long", "doubles its length",
          "doubling its length", "twice its length", "twice its original length", "length were doubled"), {k_L: 2.0}, CHANGES),
    Fact((*_of_length("is tripled", "triples"), "three times as long", "tripling the length"), {k_L: 3.0}, CHANGES),
    Fact((*_of_length("is quadrupled", "quadruples"), "four times as long", "quadrupling the length", "four times its length",
          "four times its original length", "quadrupling its length", "increased fourfold", "made four times longer", "four times longer"),
         {k_L: 4.0}, CHANGES),
    Fact(("nine times as long", "nine times its length"), {k_L: 9.0}, CHANGES),
    Fact((*_of_length("is halved", "is cut in half", "is reduced to half"), "half as long", "halving the length", "halving its length",
          "half its original length", "half its length"), {k_L: 0.5}, CHANGES),
    Fact((*_of_length("is reduced to a quarter", "is reduced to one quarter", "is reduced to one fourth"), "a quarter as long", "one quarter as long",
          "one fourth as long", "a quarter of its original length", "one-fourth its original length", "one-fourth of its original length",
          "one quarter of its original length"), {k_L: 0.25}, CHANGES),
    Fact(("double the period", "period is doubled", "doubles the period", "period is to be doubled", "twice the period", "doubled period",
          "period be doubled", "double its period", "period to double", "period doubles", "period twice as long"), {k_T: 2.0}, (*CHANGES, *MOVES)),
    Fact(("triple the period", "period is tripled", "period is to be tripled", "three times the period", "triple its period"),
         {k_T: 3.0}, (*CHANGES, *MOVES)),
    Fact(("halve the period", "period is halved", "period is to be halved", "half the period", "halve its period"), {k_T: 0.5}, (*CHANGES, *MOVES)),
    Fact(("one sixth of that on", "one-sixth of that on", "one sixth of the Earth's", "one-sixth of the Earth's", "one sixth as strong",
          "1/6 of that on", "one-sixth as strong", "one sixth that of", "one-sixth that of", "one sixth of Earth's", "one-sixth of Earth's",
          "one-sixth the gravity", "six times weaker", "one sixth of its value on", "1/6 of the Earth's"),
         {k_g: 1 / 6}, (*MOVES, *(r for r in LOCAL if r not in COMPARED))),
    Fact(("one quarter of that on", "a quarter of that on", "one-fourth of that on", "a quarter of the Earth's", "one quarter of the Earth's"),
         {k_g: 0.25}, (*MOVES, *(r for r in LOCAL if r not in COMPARED))),
)  # fmt: skip
