"""What changes the flux: regimes, the words that tell them, words that fix values, conventions."""

from __future__ import annotations

from sympy import Ge, Gt, Le, Ne, pi

from wmw.core.family import Convention, Fact, Regime
from wmw.families.em_induction.symbols import (
    A_2,
    AREA,
    B_0,
    B_2,
    COIL_PAIR,
    CONSTANT,
    FASTER,
    FIELD,
    GENERATOR,
    GROWING,
    INDUCTOR,
    LOSSY,
    MAGNET,
    NORTH_NEAR,
    NORTH_OFF,
    RAILS,
    RAILS_LEFT,
    RAILS_RIGHT,
    REVERSED,
    ROD,
    ROTOR,
    SEEN,
    SHRINKING,
    SOUTH_NEAR,
    SOUTH_OFF,
    TILTED,
    TRANSFORMER,
    TURNED,
    B_change,
    I_end,
    I_ind,
    I_start,
    N,
    Q,
    alpha,
    emf_ind,
    eta,
    r_f,
    s_B,
    s_view,
    theta_1,
    theta_2,
    theta_n,
    theta_v,
)

_SQUARE = float(pi / 2)
_COIL_WORDS = ("coil", "loop", "ring", "turns", "solenoid", "winding")
_ROD_WORDS = ("rod", "bar", "wire moves", "rails", "wing", "wingspan", "conductor", "airplane", "sliding wire", "aeroplane", "train axle",
              "wire is moved", "straight wire", "crossbar", "wings")  # fmt: skip
_TURNING = ("rotates", "rotating", "rotated", "generator", "revolutions", "rpm", "alternator", "dynamo", "spins", "turned at", "turns at",
            "angular speed", "angular velocity", "peak emf", "maximum emf", "rotation")  # fmt: skip
_TURNS_ONCE = ("flipped", "turned through", "rotated through", "turned by", "rotated by", "quarter turn", "half turn", "turned from",
               "rotated from", "turned over", "flipped over", "is turned so that", "is rotated so that", "rotated until", "turned until")  # fmt: skip
_TRANSFORMER_WORDS = ("transformer", "primary", "secondary")
_LOSS_WORDS = ("efficiency", "efficient", "losses", "% efficient")
_AREA_WORDS = ("area shrinks", "area decreases", "area changes", "loop shrinks", "area is reduced", "collapses", "is pulled out of the field",
               "squeezed", "stretched", "area of the loop decreases", "area of the loop is", "area of the coil decreases", "radius shrinks",
               "area increases", "area expands", "contracts", "area is increased", "area falls", "its area", "pulled out of")  # fmt: skip
_STEADY = ("constant field", "does not change", "stays constant", "remains constant", "steady field", "kept constant", "is constant",
           "held at rest", "at rest in", "does not move", "unchanging", "held still", "remains at", "stays at", "constant in time",
           "steady magnetic field", "constant magnetic field", "is kept at", "lies at rest")  # fmt: skip
_CHANGES = ("falls", "drops", "increases", "decreases", "rises", "changes", "grows", "reduced", "increased", "switched off", "removed", "from",
            "collapses", "decays", "at a rate", "rate", "raised", "lowered", "turned off", "changed", "vanishes", "changing", "varies")  # fmt: skip
_REVERSES = (
    "reversed",
    "reverses",
    "reversal",
    "reverse direction",
    "reverses its direction",
    "is reversed",
    "opposite direction",
)
_INDUCTOR_WORDS = ("inductor", "self-inductance", "inductance", "henry", "back emf")
_PAIR_WORDS = ("mutual inductance",)
_TOWARD = ("approaches", "toward", "towards", "pushed into", "moved into", "moves into", "brought near", "approaching", "pushed in",
           "brought closer", "comes closer", "moves closer", "inserted")  # fmt: skip
_AWAY = (
    "away",
    "recedes",
    "withdrawn",
    "pulled out",
    "receding",
    "removed from",
    "moves off",
    "pulled back",
    "retreats",
    "departs",
)
_RIGHT = ("to the right", "rightward", "toward the right", "towards the right", "rightwards")
_LEFT = ("to the left", "leftward", "toward the left", "towards the left", "leftwards")
_GROWS = ("field increases", "field is increasing", "field grows", "field is increased", "increasing field", "field becomes stronger",
          "field gets stronger", "field strength increases", "field is growing", "field is getting stronger", "magnetic field increases",
          "field is made stronger", "field rises", "strength of the field increases", "increases in strength", "field is steadily increased")  # fmt: skip
_SHRINKS = ("field decreases", "field is decreasing", "field shrinks", "field is reduced", "decreasing field", "field becomes weaker",
            "field gets weaker", "field strength decreases", "field is getting weaker", "field is decreased", "field falls", "field drops",
            "field is made weaker", "strength of the field decreases", "decreases in strength", "field is switched off",
            "field is steadily reduced", "field is weakened")  # fmt: skip
_ASKS_SENSE = ("clockwise", "counterclockwise", "anticlockwise", "direction")
_FASTER = ("is now turned", "now turned", "now turns", "now rotates", "twice as fast", "doubled", "halved", "three times as fast",
           "new peak", "half as fast", "tripled", "is then turned", "new emf", "now rotated", "new maximum", "speed is raised")  # fmt: skip
_NOT_COIL = (*_ROD_WORDS, *_TRANSFORMER_WORDS, *_TURNING, *_INDUCTOR_WORDS)
_UNIFORM = ("the field is uniform",)
_PERPENDICULAR = ("the field is uniform", "the field is perpendicular to the plane of the coil")

REGIMES = (
    Regime(FIELD, "a coil in a changing field at right angles to its plane", cues=(*_COIL_WORDS, "field", "flux"),
           rules_out=(*_NOT_COIL, *_STEADY, *_REVERSES, *_TURNS_ONCE, *_AREA_WORDS, "angle", "clockwise", "counterclockwise", "parallel to the field",
                      "along the plane", "magnet"),
           fixed={theta_n: 0.0, N: 1.0}, conditions=(Gt(B_change, 0),), assumptions=_PERPENDICULAR),
    Regime(TILTED, "a tilted coil in a changing field", cues=(*_COIL_WORDS, "field", "angle"), needs_cue=True,
           rules_out=(*_NOT_COIL, *_STEADY, *_REVERSES, *_TURNS_ONCE, *_AREA_WORDS, "clockwise", "counterclockwise"), fixed={N: 1.0},
           conditions=(Gt(B_change, 0), Ge(theta_n, 0), Le(alpha, pi / 2)), assumptions=_UNIFORM),
    Regime(REVERSED, "a coil in a field that reverses", cues=(*_REVERSES, *_COIL_WORDS), needs_cue=True,
           rules_out=(*_NOT_COIL, *_TURNS_ONCE, "clockwise", "counterclockwise", "angle", "current is reversed"), fixed={theta_n: 0.0, N: 1.0},
           assumptions=_PERPENDICULAR),
    Regime(AREA, "a coil whose area in the field changes", cues=(*_AREA_WORDS, *_COIL_WORDS), needs_cue=True,
           rules_out=(*_NOT_COIL, *_TURNS_ONCE, *_REVERSES, "clockwise", "counterclockwise", "angle", "field changes", "field falls", "field drops"),
           fixed={theta_n: 0.0, N: 1.0}, assumptions=_PERPENDICULAR),
    Regime(TURNED, "a coil that is turned once", cues=(*_TURNS_ONCE, *_COIL_WORDS, "from perpendicular", "to parallel"), needs_cue=True,
           rules_out=(*_ROD_WORDS, *_TRANSFORMER_WORDS, *_INDUCTOR_WORDS, "generator", "revolutions", "rpm", "per second", "peak",
                      "clockwise", "counterclockwise", "angular speed", "angular velocity"),
           fixed={N: 1.0}, conditions=(Ne(theta_1, theta_2),), assumptions=_UNIFORM),
    Regime(CONSTANT, "a coil at rest in a constant field", cues=(*_STEADY, *_COIL_WORDS), needs_cue=True,
           rules_out=(*_NOT_COIL, *_TURNS_ONCE, *_REVERSES, *_AREA_WORDS, "angle", "at a constant rate", "constant rate", "falls", "drops",
                      "increases", "decreases", "rises", "grows", "reduced", "switched off", "to zero"),
           fixed={theta_n: 0.0, N: 1.0}, assumptions=("neither the coil nor the field changes",)),
    Regime(ROD, "a straight conductor that moves across a field", cues=_ROD_WORDS, needs_cue=True,
           rules_out=(*_TURNING, *_TRANSFORMER_WORDS, *_INDUCTOR_WORDS, *_TOWARD[:1], "bar magnet", "falls freely", "accelerates"),
           fixed={theta_v: _SQUARE}, assumptions=("rod, velocity and field are at right angles to each other", "the speed is constant")),
    Regime(RAILS_RIGHT, "a rod that slides to the right on rails", cues=(*_ROD_WORDS, *_RIGHT, "clockwise"), needs_cue=True,
           rules_out=(*_TURNING, *_TRANSFORMER_WORDS, *_LEFT, "bar magnet", "right ends", "right end", "magnet"), fixed={theta_v: _SQUARE},
           assumptions=("the rails are joined at their left ends", "the speed is constant")),
    Regime(RAILS_LEFT, "a rod that slides to the left on rails", cues=(*_ROD_WORDS, *_LEFT, "clockwise"), needs_cue=True,
           rules_out=(*_TURNING, *_TRANSFORMER_WORDS, *_RIGHT, "bar magnet", "right ends", "right end", "magnet"), fixed={theta_v: _SQUARE},
           assumptions=("the rails are joined at their left ends", "the speed is constant")),
    Regime(ROTOR, "a rod that turns about its end", cues=("about one end", "about its end", "one of its ends", "helicopter", "blade", "rod rotates"),
           needs_cue=True, rules_out=("coil", "rails", "loop")),
    Regime(GROWING, "a loop in a growing field, seen from the front", cues=(*_GROWS, *_ASKS_SENSE), needs_cue=True,
           rules_out=(*_SHRINKS, *_ROD_WORDS, "magnet", *_TRANSFORMER_WORDS), assumptions=("the loop is a closed conductor",)),
    Regime(SHRINKING, "a loop in a shrinking field, seen from the front", cues=(*_SHRINKS, *_ASKS_SENSE), needs_cue=True,
           rules_out=(*_GROWS, *_ROD_WORDS, "magnet", *_TRANSFORMER_WORDS), assumptions=("the loop is a closed conductor",)),
    *(Regime(name, title, cues=("magnet", pole, *moves), needs_cue=True,
             rules_out=(other, *others, *_TRANSFORMER_WORDS, "rod", "rails", "falls through", "passes through", "oscillates"),
             assumptions=("the ring is a closed conductor",))
      for name, title, pole, other, moves, others in (
        (NORTH_NEAR, "a north pole approaches a ring", "north pole", "south pole", _TOWARD, _AWAY),
        (NORTH_OFF, "a north pole recedes from a ring", "north pole", "south pole", _AWAY, _TOWARD),
        (SOUTH_NEAR, "a south pole approaches a ring", "south pole", "north pole", _TOWARD, _AWAY),
        (SOUTH_OFF, "a south pole recedes from a ring", "south pole", "north pole", _AWAY, _TOWARD))),
    Regime(GENERATOR, "a coil that rotates steadily in a field", cues=(*_TURNING, *_COIL_WORDS), needs_cue=True,
           rules_out=(*_FASTER, *_TRANSFORMER_WORDS, *_TURNS_ONCE, "rod", "rails", "inductance", "about one end"), fixed={N: 1.0},
           assumptions=("the field is uniform", "the axis of rotation is perpendicular to the field")),
    Regime(FASTER, "a generator at another rate", cues=(*_TURNING, *_FASTER), needs_cue=True,
           rules_out=(*_TRANSFORMER_WORDS, "rod", "rails"), conditions=(Gt(r_f, 0),), assumptions=("same coil and same field",)),
    Regime(TRANSFORMER, "an ideal transformer", cues=_TRANSFORMER_WORDS, needs_cue=True, rules_out=(*_LOSS_WORDS, "mutual inductance"),
           assumptions=("the transformer is ideal",)),
    Regime(LOSSY, "a transformer with losses", cues=(*_TRANSFORMER_WORDS, *_LOSS_WORDS), needs_cue=True,
           rules_out=("ideal transformer", "no losses", "without losses", "negligible losses", "100%"), conditions=(Le(eta, 1),)),
    Regime(INDUCTOR, "a coil and its own changing current", cues=(*_INDUCTOR_WORDS, "coil", "current"), needs_cue=True,
           rules_out=(*_ROD_WORDS, *_TRANSFORMER_WORDS, *_PAIR_WORDS, *_TURNING)),
    Regime(COIL_PAIR, "two coils with mutual inductance", cues=(*_PAIR_WORDS, "coils"), needs_cue=True, rules_out=(*_ROD_WORDS,)),
)  # fmt: skip

_TO_ZERO = ("to zero", "is switched off", "switched off", "removed from the field", "is turned off", "field is removed", "collapses to zero",
            "vanishes", "disappears", "turned off", "drops to 0", "taken out of the field", "withdrawn from the field")  # fmt: skip
_FROM_ZERO = (
    "from zero",
    "field is switched on",
    "is turned on",
    "brought into the field",
    "switched on",
)
_INTO_PAGE = (
    "into the page",
    "into the paper",
    "into the plane of the page",
    "into the plane of the paper",
    "points into the page",
)
_OUT_OF_PAGE = ("out of the page", "out of the paper", "out of the plane of the page", "out of the plane of the paper", "toward the viewer",
                "toward the reader", "towards the reader")  # fmt: skip

FACTS = (
    Fact(_TO_ZERO, {B_2: 0.0}, (FIELD, TILTED)),
    Fact(_FROM_ZERO, {B_0: 0.0}, (FIELD, TILTED)),
    Fact(("pulled out of the field", "pulled out of a", "to zero area", "completely out of the field", "removed from the field", "out of the field",
          "pulled completely out"), {A_2: 0.0}, (AREA,)),
    Fact(("turned through 90", "rotated through 90", "turned by 90", "rotated by 90", "quarter turn", "quarter of a turn", "a quarter revolution",
          "from perpendicular to parallel", "until its plane is parallel to the field", "until it is parallel to the field",
          "so that its plane is parallel to the field", "to a position parallel to the field", "from parallel to perpendicular",
          "until its plane is parallel"), {theta_1: 0.0, theta_2: _SQUARE}, (TURNED,)),
    Fact(("flipped", "turned over", "half turn", "turned through 180", "rotated through 180", "turned by 180", "rotated by 180", "flipped over",
          "half a turn"), {theta_1: 0.0, theta_2: 2 * _SQUARE}, (TURNED,)),
    Fact(_INTO_PAGE, {s_B: -1.0}, (*RAILS, *SEEN)),
    Fact(_OUT_OF_PAGE, {s_B: 1.0}, (*RAILS, *SEEN)),
    Fact(("from the magnet's side", "from the magnet side", "from the side of the magnet", "seen from the magnet", "viewed from the magnet",
          "looking from the magnet", "as seen from the magnet", "from the position of the magnet", "from where the magnet is",
          "on the magnet's side", "from the same side as the magnet", "standing at the magnet", "at the magnet"), {s_view: 1.0}, MAGNET),
    Fact(("from the far side", "from the side opposite the magnet", "from the other side", "from behind the ring", "from the opposite side",
          "from the side away from the magnet", "from the side facing away from the magnet", "from the back of the ring"),
         {s_view: -1.0}, MAGNET),
    Fact(("twice as fast", "rate is doubled", "speed is doubled", "frequency is doubled", "doubled", "at twice the rate", "at twice the speed"),
         {r_f: 2.0}, (FASTER,)),
    Fact(("half as fast", "rate is halved", "speed is halved", "halved", "at half the speed", "at half the rate"), {r_f: 0.5}, (FASTER,)),
    Fact(("three times as fast", "tripled", "at three times the rate"), {r_f: 3.0}, (FASTER,)),
    Fact(("to zero", "switched off", "turned off", "interrupted"), {I_end: 0.0}, (INDUCTOR, COIL_PAIR)),
    Fact(("from zero",), {I_start: 0.0}, (INDUCTOR, COIL_PAIR)),
)  # fmt: skip

CONVENTIONS = (
    Convention("EMF counted with Faraday's minus sign", {emf_ind: -1.0}),
    Convention(
        "EMF, current and charge counted with Faraday's minus sign",
        {emf_ind: -1.0, I_ind: -1.0, Q: -1.0},
    ),
)
