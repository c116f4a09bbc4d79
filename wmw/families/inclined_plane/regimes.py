"""How a body on an incline behaves: regimes, the words that tell them, facts and sign conventions."""

from __future__ import annotations

from dataclasses import replace

from sympy import And, Or, tan

from wmw.core.family import Convention, Fact, Ge, Gt, Le, Regime
from wmw.families.inclined_plane import hanging, rigs, rolling
from wmw.families.inclined_plane.physics import (
    BACK,
    DOWN,
    FLOOR,
    HELD,
    LEVEL_PUSH,
    LIMIT,
    MOVING,
    PULLED,
    RESTING,
    SINGLE,
    SMOOTH_FLOOR,
    UP,
    F_net,
    P,
    W_par,
    a,
    d,
    f,
    mu_k,
    mu_s,
    theta,
    v_0,
    v_f,
)
from wmw.families.inclined_plane.stages import mu_f

_SENT_UP = tuple(
    f"{verb} up"
    for verb in (
        "sent",
        "slides",
        "slides freely",
        "sliding",
        "slide",
        "launched",
        "projected",
        "kicked",
        "moves",
        "moving",
        "shoved",
        "shot",
        "rolls",
        "rolling",
        "thrown",
        "glides",
        "coasts",
        "coasting",
        "hurled",
        "propelled",
        "travels",
        "fired",
        "flicked",
        "given a push",
    )
)
_UPHILL = (
    "up the incline",
    "up the ramp",
    "up the slope",
    *(f"up {n}" for n in range(3, 81)),
    "up rough",
    "up smooth",
    "up frictionless",
    "up long",
    "up inclined",
    "up icy",
    "uphill",
    "upslope",
)

_GOES_DOWN = (
    *(f"{goes} down" for goes in ("goes", "going", "moves", "moving", "glides", "coasts", "skis", "rides", "travels", "races", "slid", "accelerates", "velocity", "m", "metres", "meters", "straight")),
    *(f"down {made}{slope}" for made in ("frictionless ", "smooth ", "rough ", "icy ") for slope in ("slope", "incline", "ramp", "hill", "plane", "board", "track", "chute")),
)  # fmt: skip
_RETURNS = (
    "returns to", "return to", "on its return", "when it returns", "comes back to", "come back to", "back to its starting", "back to the starting",
    "gets back", "back at the", "and slides back", "then slides back", "and then slides back", "and comes back", "then back down", "and back", "round trip",
    "back to the bottom", "back to the foot", "return speed", "speed on return", "after returning",
)  # fmt: skip
_ONTO_FLOOR = (
    "level ground", "level floor", "horizontal floor", "horizontal surface", "level surface", "horizontal section", "horizontal part", "level part", "flat ground", "flat floor", "flat section", "level section",
    "level track", "horizontal track", "flat surface", "horizontal ground", "onto a level", "onto a horizontal", "onto a rough horizontal", "onto the level", "onto the horizontal", "onto a rough", "onto the floor", "rough floor",
)  # fmt: skip
_LEVEL = (
    "horizontal force", "horizontal push", "pushed horizontally", "force that is horizontal", "applied horizontally", "acting horizontally", "horizontal pushing force", "force is horizontal", "pushes horizontally",
    "horizontal pull", "horizontally directed force", "force directed horizontally",
)  # fmt: skip

_PUT_AT_REST = (
    "rests on", "resting on", "placed at rest", "set at rest", "put at rest", "laid at rest", "set down at rest", "put down at rest", "initially at rest", "first at rest", "starts at rest", "lies at rest", "sits at rest",
)  # fmt: skip

_OTHERS = (
    Regime(
        DOWN, "slides down",
        cues=("slides down", "sliding down", "slides", "released", "moves down", "accelerates down", "slide down", "slide from rest", "slides from rest", "sliding from rest", *_GOES_DOWN),
        rules_out=(*rigs.LOWERED, *_SENT_UP, *_UPHILL, *_ONTO_FLOOR, *_LEVEL, "stays at rest", "pushed up", "pulled up", "remains at rest", "in equilibrium",
                   "does not slide"),
        conditions=(Or(Gt(v_0, 0), Gt(tan(theta), mu_s)), Ge(mu_s, mu_k), Or(Gt(v_0, 0), Gt(a, 0))),
        fixed={v_0: 0.0}, assumptions=("no air resistance",),
    ),
    Regime(
        UP, "slides up and slows down", needs_cue=True,
        cues=(*_SENT_UP, *_UPHILL, "pushed up", "given a push", "stops for an instant", "stops for a moment", "momentarily stops", "momentarily at rest", "comes momentarily to rest", "speed at the foot", "speed at the bottom", "at the foot of", "from the foot", "from the bottom"),
        rules_out=("constant speed", "constant velocity", "steady speed", "pulled", "at rest on", "steadily", "from rest", "let go", *_RETURNS, *_LEVEL),
        conditions=(Gt(v_0, 0),), fixed={v_f: 0.0},
        assumptions=("no air resistance",),
    ),
    Regime(
        PULLED, "pulled or pushed up by a force", needs_cue=True,
        cues=("pulled up", "pushed up", "hauled", "pulls", "pushes", "dragged up", "constant speed", "constant velocity",
              "steady speed", "applied force", "rope", "pulled", "steadily", "pulling force", "winch", "cable", "towed",
              "hauled up", "drawn up", "pushed", "force parallel to", "force along", "tension"),
        rules_out=(*_LEVEL, *rigs.LOWERED, "pushed off", "shoved off", "stops for an instant", "momentarily"),
        conditions=(Ge(P, 0),), fixed={a: 0.0},
        assumptions=("the force acts along the incline",),
    ),
    Regime(
        LIMIT, "on the point of slipping", needs_cue=True,
        cues=("at what angle", "what angle", "which angle", "at which angle", "what tilt", "tilt angle", "critical angle", "angle of repose", "largest angle", "greatest angle",
              "maximum angle", "steepest angle", "limiting angle", "biggest angle", "angle at which", "until it",
              "begin to slide", "begins to slide", "begin to slip", "begins to slip", "begin sliding", "begin slipping",
              "begins sliding", "begins slipping", "start to slide", "starts to slide", "start to slip", "starts to slip",
              "starts sliding", "start sliding", "starts slipping", "start slipping", "just begins", "just starts",
              "just about to", "about to slide", "about to slip", "on the point of", "on the verge of", "on the brink of",
              "verge of slipping", "point of slipping", "point of sliding", "slowly tilted", "slowly increased",
              "slowly raised", "gradually increased", "gradually raised", "gradually tilted", "slowly",
              "gradually", "without slipping", "without sliding", "still stays", "still rest", "only just", "just barely", "barely stays", "barely holds", "just stays", "just remains", "just rests", "just fails", "just able to stay", "just prevent",
              "just keeps", "just held", "limiting equilibrium", "threshold of", "impending", "almost slides", "almost slips", "nearly slides", "before it slips", "before it slides", "first slips", "first slides", "first begins",
              "about to move", "about to start", "any steeper", "slightly steeper", "a little steeper", "slightest increase", "maximum static friction", "minimum coefficient", "smallest coefficient", "least coefficient", "least value of the coefficient", "smallest value of the coefficient"),
        rules_out=("frictionless", "smooth", "slides up", "sent up", "pulled", "constant speed", "constant velocity"),
        assumptions=("static friction is at its limit",),
    ),
    Regime(
        HELD, "held by static friction",
        cues=("at rest", "does not slide", "remains", "stays", "in equilibrium", "static friction", "sticks", "still sticks", "stay where it is", "stays where it is", "stay put", "stays put"),
        rules_out=("frictionless", "smooth", "slides down", "slides up", "sent up", "pulled", "sliding"),
        conditions=(Le(tan(theta), mu_s), And(Ge(mu_s, 0))),
        fixed={}, assumptions=("the body is at rest",),
    ),
    Regime(
        BACK, "slides up and back down", needs_cue=True, cues=(*_RETURNS, *_SENT_UP), rules_out=("pulled", *_LEVEL),
        conditions=(Gt(v_0, 0), Gt(tan(theta), mu_k)), assumptions=("no air resistance",),
    ),
    Regime(
        FLOOR, "slides down and on along a level floor", needs_cue=True, cues=_ONTO_FLOOR, rules_out=(*_SENT_UP, *_LEVEL, "pulled", "frictionless ramp", "smooth ramp", "frictionless incline", "smooth incline", "frictionless slope", "smooth slope"),
        conditions=(Gt(mu_f, 0), Ge(v_0, 0)), fixed={v_0: 0.0}, assumptions=("no air resistance", "the body keeps its speed at the foot of the incline"),
    ),
    Regime(
        SMOOTH_FLOOR, "slides down without friction and on along a level floor", needs_cue=True, cues=_ONTO_FLOOR, rules_out=(*_SENT_UP, *_LEVEL, "pulled"),
        conditions=(Gt(mu_f, 0), Ge(v_0, 0)), fixed={v_0: 0.0}, assumptions=("no air resistance", "the body keeps its speed at the foot of the incline"),
    ),
    Regime(
        LEVEL_PUSH, "pushed up by a horizontal force", needs_cue=True, cues=_LEVEL,
        conditions=(Ge(P, 0),), fixed={a: 0.0}, assumptions=("the force is horizontal",),
    ),
)  # fmt: skip

REGIMES = (
    *(
        replace(
            regime, rules_out=(*regime.rules_out, *rolling.ROLLING, *hanging.CUES, *hanging.TIED)
        )
        for regime in _OTHERS
    ),
    rolling.REGIME,
    hanging.REGIME,
    hanging.HAULS,
    rolling.HILL_REGIME,
)

FACTS = (
    Fact(("frictionless", "smooth", "no friction", "without friction", "friction is negligible", "neglect friction",
          "negligible friction", "ignore friction", "friction-free", "friction can be neglected",
          "friction and air drag can be neglected", "friction and air resistance can be neglected",
          "friction is absent"), {mu_k: 0.0, mu_s: 0.0}, (*SINGLE, BACK, FLOOR, SMOOTH_FLOOR, LEVEL_PUSH, rigs.HELD_UP, rigs.LET_DOWN)),
    Fact(("from rest", "released", "is let go", *_PUT_AT_REST), {v_0: 0.0}, (DOWN,)),
    Fact(("from rest",), {v_0: 0.0}, (PULLED, FLOOR, SMOOTH_FLOOR, rolling.ROLLS)),
    Fact(("constant speed", "constant velocity", "steady speed", "steadily"), {a: 0.0}, (DOWN, PULLED, LEVEL_PUSH)),
    Fact(("stops", "comes to rest", "momentarily", "highest point", "before it stops"), {v_f: 0.0}, (UP,)),
    Fact(("before it stops", "until it stops", "before stopping", "before it comes to rest", "until it comes to rest",
          "take to stop", "where does it stop"), {v_f: 0.0}, (DOWN,)),
    *rolling.FACTS,
)  # fmt: skip

CONVENTIONS = (
    Convention("axis against the acceleration", {a: -1.0, F_net: -1.0}, MOVING),
    Convention("axis up the incline, distance as a size", {a: -1.0, F_net: -1.0, v_f: -1.0, v_0: -1.0}, (DOWN,)),
    Convention("axis up the incline", {a: -1.0, F_net: -1.0, v_f: -1.0, v_0: -1.0, d: -1.0}, (DOWN,)),
    Convention("axis up the incline, forces with signs", {a: -1.0, F_net: -1.0, W_par: -1.0, f: -1.0}, (UP,)),
    Convention("axis down the incline", {v_0: -1.0, v_f: -1.0, d: -1.0}, (UP,)),
    Convention("axis down the incline, distance as a size", {v_0: -1.0, v_f: -1.0}, (UP,)),
    Convention("axis down the incline, forces with signs", {f: -1.0}, RESTING),
)  # fmt: skip
