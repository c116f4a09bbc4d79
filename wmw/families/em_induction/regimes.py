"""What changes the flux: regimes, the words that tell them, words that fix values, conventions."""

from __future__ import annotations

from collections.abc import Mapping

from sympy import Basic, Symbol, pi

from wmw.core.family import Convention, Fact, Ge, Gt, Le, Ne, Regime
from wmw.families.em_induction.symbols import (
    A_2,
    ACROSS,
    AREA,
    AREA_LOOP,
    AREAS,
    B_0,
    B_2,
    COIL_PAIR,
    CONSTANT,
    FASTER,
    FIELD,
    GENERATOR,
    GROWING,
    INDUCTOR,
    LOOP,
    LOSSY,
    MAGNET,
    NORTH_NEAR,
    NORTH_OFF,
    RAILS,
    RAILS_LEFT,
    RAILS_RIGHT,
    REVERSED,
    REVERSED_LOOP,
    ROD,
    ROTOR,
    SEEN,
    SHRINKING,
    SOUTH_NEAR,
    SOUTH_OFF,
    TILTED,
    TILTED_LOOP,
    TRANSFORMER,
    TURNED,
    TURNED_LOOP,
    TURNS,
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
    s_end,
    s_view,
    theta_1,
    theta_2,
    theta_n,
    theta_v,
)
from wmw.families.em_induction.unchanged import NOT_IN_LINE, NOT_ON_DIRECT

_SQUARE = float(pi / 2)
_ROD_WORDS = ("rod", "metal bar", "conducting bar", "copper bar", "sliding bar", "wire moves", "rails", "wing", "wings", "wingspan", "airplane", "aeroplane",
              "sliding wire", "train axle", "wire is moved", "straight wire", "crossbar", "straight conductor", "conductor moves", "moving conductor", "conductor is moved", "long conductor", "axle", "aircraft", "jet", "antenna")  # fmt: skip
_MOVING = (*_ROD_WORDS, "bar", "conductor", "wire")
_MAGNET_WORDS = ("bar magnet", "north pole", "south pole")
_TURNING = ("rotates at", "rotating at", "rotated at", "generator", "revolutions per second", "revolutions per minute", "revolutions per", "rpm", "alternator",
            "dynamo", "spins at", "spun at", "spins", "turned at", "turns at", "angular speed", "angular velocity", "peak emf", "maximum emf", "rotates steadily",
            "rotates with", "rotates uniformly", "rotates in", "rotates about", "rotating coil", "rotates", "rotation", "rev s", "turning at", "spinning",
            "rotating", "frequency of rotation", "maximum induced emf", "peak induced emf", "angular frequency", "hz")  # fmt: skip
_TURNS_ONCE = ("flipped", "turned through", "rotated through", "turned by", "rotated by", "turned from", "rotated from", "turned over", "flipped over",
               "turned so that", "rotated so that", "rotated until", "turned until", "rotates through", "rotates by", "rotates from", "turns through",
               "rotated 90", "rotated 180", "turned 90", "makes a quarter turn", "rotated in", "turned in", "makes a half turn", "reoriented", "flips")  # fmt: skip
_PARTS_OF_A_TURN = (
    "quarter turn",
    "half turn",
    "quarter of a turn",
    "quarter of a revolution",
    "quarter revolution",
    "half a turn",
    "one-fourth of a revolution",
)
_RATES = (
    "per second",
    "rpm",
    "hz",
    "frequency",
    "angular speed",
    "angular velocity",
    "rev s",
    "per minute",
    "rad s",
    "peak emf",
    "maximum emf",
)
_TRANSFORMER_WORDS = ("transformer", "primary", "secondary")
_LOSS_WORDS = ("efficiency", "efficient", "losses")
_LOSSES = ("efficiency", "efficient", "losses of", "losses amount", "with losses", "power losses", "energy losses", "heat losses", "losses in", "real transformer")  # fmt: skip
"""Words of losses that there are: none are meant by "assume no losses"."""
_FLUX_ASKED = tuple(
    f"{lead} {flux}"
    for lead in ("what is the", "find the", "calculate the", "determine the", "compute the", "how large is the", "how much", "what")
    for flux in ("magnetic flux through", "flux through", "magnetic flux", "flux passes", "flux of the field through")
)  # fmt: skip
_LOSES_ITS_FLUX = (
    "loses this flux",
    "loses its flux",
    "loses all of its flux",
    "loses all flux",
    "loses flux completely",
    "flux is lost",
    "loses all this flux",
    "left without flux",
)
_AREA_WORDS = ("area shrinks", "area decreases", "area changes", "loop shrinks", "area is reduced", "loop collapses", "pulled out of the field", "stretched",
               "squeezed", "area of the loop decreases", "area of the coil decreases", "radius shrinks", "area increases", "area expands", "contracts",
               "area is increased", "area falls", "area of the loop shrinks", "area of the coil shrinks", "reduces its area", "area inside the field",
               "area to", "pulled completely out", "area drops", "closes up", "loop is pulled", "coil is pulled", "area of the loop changes",
               "area of the loop increases", "area of the loop is reduced", "area grows", "withdrawn from the field", "moved out of the field",
               "removed from the field", "taken out of the field", "pulled out of the magnetic field", "removed from the magnetic field")  # fmt: skip
_STEADY = ("does not change", "constant field", "field stays constant", "field remains constant", "field is constant", "steady field", "field is kept constant",
           "steady magnetic field", "constant magnetic field", "unchanging", "constant in time", "constant uniform field", "kept constant", "stays constant",
           "remains constant", "does not vary", "constant uniform magnetic field", "field is steady", "held constant")  # fmt: skip
_RESTING = ("is constant", "held at rest", "at rest in", "does not move", "held still", "remains at", "stays at", "is kept at", "lies at rest", "stationary",
            "at rest perpendicular", "kept at rest")  # fmt: skip
_CHANGES = ("falls", "drops", "increases", "decreases", "rises", "changes", "grows", "reduced", "increased", "switched off", "removed", "decreased",
            "collapses", "decays", "at a rate", "rate", "raised", "lowered", "turned off", "changed", "vanishes", "changing", "varies", "to zero", *_LOSES_ITS_FLUX,
            "increasing", "decreasing", "becomes", "final field", "switched on", "turned on", "change of flux", "flux change", "reduces", "ramped",
            "increase", "decrease", "goes from", "brought to", "rising", "falling", "dropped", "final magnetic field", "disappears",
            "beginning", "later", "shut off", "dies away", "dies out", "must change", "change by", "quickly does the field change", "fast does the field change", *(f"{how} must flux" for how in ("how fast", "how quickly", "how rapidly", "what rate")),
            "flux changed", "change in flux", "change of magnetic flux", "change in magnetic flux")  # fmt: skip
_REVERSES = (
    "reversed",
    "reverses",
    "reversal",
    "reverse direction",
    "opposite direction",
    "same strength in the opposite",
    "changes direction",
)
_INDUCTOR_WORDS = (
    "inductor",
    "self-inductance",
    "inductance",
    "henry",
    "back emf",
    "self-induced",
    "h coil",
    "mh coil",
    "μh coil",
)
_PAIR_WORDS = ("mutual inductance", "mutual induction")
_TOWARD = ("approaches", "toward", "towards", "pushed into", "moved into", "moves into", "brought near", "approaching", "pushed in", "thrust into",
           "brought closer", "comes closer", "moves closer", "inserted", "comes nearer", "moved closer", "plunged into", "enters")  # fmt: skip
_GOES_TOWARD = ("approaches", "moves toward", "moves towards", "moved toward", "moved towards", "pushed toward", "pushed towards", "pushed into", "moved into",
                "moves straight toward", "moves straight towards", "moving toward", "moving towards", "brought near", "approaching", "brought closer",
                "comes closer", "comes nearer", "moves closer", "moved closer", "inserted", "thrust into", "brought toward", "brought towards",
                "pushed straight toward", "moves into", "falls toward", "falls towards",
                *(f"{how} {to}" for how in ("along axis", "along its axis", "along common axis", "slowly", "quickly", "steadily", "rapidly", "straight down") for to in ("toward", "towards")))  # fmt: skip
_NORTH = ("north pole", "north end", "n pole", "north")
_SOUTH = ("south pole", "south end", "s pole", "south")
_AWAY = ("away", "recedes", "withdrawn", "pulled out", "receding", "removed from", "moves off", "pulled back", "retreats", "departs", "moves out", "pulled from",
         "taken out", "leaves")  # fmt: skip
_THROUGH = tuple(
    f"{verb} {through} {body}"
    for verb in ("falls", "drops", "dropped", "moves", "moved", "moving", "pushed", "pulled", "thrown", "goes", "slides", "passed", "passing", "way", "falling", "out", "magnet", "travels", "thrust", "runs", "flies", "shot")
    for through in ("through", "right through", "straight through", "completely through", "vertically through", "freely through")
    for body in ("ring", "coil", "loop", "it", "solenoid")
)  # fmt: skip
"""Words of a magnet that comes out on the other side."""
_NO_CURRENT = (
    "slit",
    "slot",
    "slotted",
    "cut",
    "gap",
    "split",
    "broken",
    "open ring",
    "open coil",
    "open circuit",
    "open at",
    "not closed",
    "ends are open",
    "switch open",
    "switch is open",
    "unconnected",
    "not connected",
    "plastic",
    "wooden",
    "rubber",
    "glass",
    "insulating",
    "insulator",
    "cardboard",
    "same velocity",
    "same speed",
    "together with",
    "side by side",
    "at rest inside",
)
"""Words of a ring in which no current flows, or of a magnet that does not move against it."""
_ROD_ALONE = tuple(
    f"{kind} rod" for kind in ("metal", "conducting", "copper", "sliding", "steel", "brass", "aluminium", "aluminum", "straight")
)  # fmt: skip
_RIGHT = ("to the right", "rightward", "toward the right", "towards the right", "rightwards")
_LEFT = ("to the left", "leftward", "toward the left", "towards the left", "leftwards")
_AREA_IN_PLACE = tuple(
    words for words in _AREA_WORDS if "pulled" not in words and "out of" not in words
)
"""Words of an area that changes other than by leaving the field."""
_ENTERS = ("into the field", "entering the field", "enters the field", "into a region with", "into a region of", "into the region", "enters a region", "entering a region",
           "enters the region", "entering the region", "into a uniform", "enters a uniform", "entering a uniform", "into a magnetic field", "enters a magnetic field",
           "into the field region", "enters the field region", "entering the field region")  # fmt: skip
_EXITS = ("out of the field", "leaving the field", "leaves the field", "out of a region", "out of the region", "leaves the region", "leaving the region", "exits the field",
          "exiting the field", "exits the region", "out of a uniform", "out of the magnetic field", "leaving the magnetic field", "leaves the magnetic field",
          "out of the field region", "leaves the field region", "leaving the field region")  # fmt: skip
_STRONGER = tuple(
    f"{verb} stronger"
    for verb in (
        "made",
        "made ever",
        "becomes",
        "become",
        "becoming",
        "gets",
        "get",
        "getting",
        "growing",
        "grows",
        "grow",
        "grown",
    )
)
_WEAKER = tuple(way.replace("stronger", "weaker") for way in _STRONGER)
_GROWS = (*_STRONGER, "being increased", "being strengthened", "field increases", "field is increasing", "field grows", "field is increased", "increasing field", "field becomes stronger",
          "field gets stronger", "field strength increases", "field is growing", "field is getting stronger", "magnetic field increases",
          "field is made stronger", "field rises", "strength of the field increases", "increases in strength", "field is steadily increased",
          "increasing in strength", "increasing magnetic field", "growing field", "increasing in magnitude", "increases in magnitude",
          "field is steadily increasing", "field steadily increases", "increasing steadily", "strength is increasing", "strength increases",
          "increasing with time", "increases with time", "grows stronger", "page increases", "page is increasing", "page grows", "paper increases",
          "growing stronger", "becoming stronger", "is strengthened", "field is switched on", "field is turned on", "magnitude is increasing",
          "magnitude increases", "page becomes stronger", "page is increased", "page gets stronger", "getting stronger", "page is growing",
          "strengthens", "paper is increasing", *_ENTERS)  # fmt: skip
_SHRINKS = (*_WEAKER, "being reduced", "being weakened", "reduced to zero", "dies away", "dying away", "field decreases", "field is decreasing", "field shrinks", "field is reduced", "decreasing field", "field becomes weaker",
            "field gets weaker", "field strength decreases", "field is getting weaker", "field is decreased", "field falls", "field drops",
            "field is made weaker", "strength of the field decreases", "decreases in strength", "field is switched off",
            "field is steadily reduced", "field is weakened", "decreasing in strength", "decreasing magnetic field", "shrinking field",
            "decreasing in magnitude", "decreases in magnitude", "field is steadily decreasing", "field steadily decreases", "decreasing steadily",
            "strength is decreasing", "strength decreases", "decreasing with time", "decreases with time", "grows weaker", "page decreases",
            "page is decreasing", "page shrinks", "paper decreases", "growing weaker", "becoming weaker", "field is turned off", "magnitude is decreasing",
            "magnitude decreases", "page becomes weaker", "page is reduced", "page gets weaker", "getting weaker", "page is switched off",
            "weakens", "falls to zero", "drops to zero", "paper is decreasing", *_EXITS)  # fmt: skip
_CROSSES = tuple(
    f"loop {way}"
    for way in ("is pulled", "is pushed", "enters", "leaves", "moves into", "moves out", "is moved")
)
_ASKS_SENSE = ("clockwise", "counterclockwise", "anticlockwise", "counter-clockwise")
_ASKS_SIDE = (*_ASKS_SENSE, "direction of the induced current", "direction of the current", "which way", "in which direction", "what direction", "attract",
              "attracts", "repel", "repels", "attracted", "repelled", "attraction", "repulsion", "which end")  # fmt: skip
_OTHER_FACTORS = (
    "flux",
    "flux change",
    "flux changes",
    "number of turns",
    "half the time",
    "twice the time",
    "time of change",
    "in the time",
)
"""What is changed beside the rate, or is no rate of turning: the factor is not that of the rate alone."""
_FASTER = ("now turned", "now turns", "now rotates", "twice as fast", "doubled", "halved", "three times as fast", "now spins", "speed is increased to",
           "new peak", "half as fast", "tripled", "then turned", "new emf", "now rotated", "new maximum", "speed is raised", "doubles", "halves", "now driven",
           "frequency is increased", "rate is increased", "speed is reduced", "frequency is reduced", "twice the speed", "half the speed", "frequency is changed",
           "speed is changed", "triples", "spun at", "now spun")  # fmt: skip
_ANGLED = (
    "normal to",
    "normal of",
    "the normal",
    "angle",
    "tilted",
    "inclined",
    "with the normal",
    "to its normal",
    "from the normal",
    "to the normal",
    "oblique",
    "angle of",
)
_IN_PLANE = ("parallel to the field", "along the plane", "plane is parallel", "plane parallel to", "parallel to its plane", "parallel to the plane")  # fmt: skip
"""Words of a field that lies in the plane of the loop, and does not run through it."""
_NOT_COIL = (*_ROD_WORDS, *_TRANSFORMER_WORDS, *_TURNING, *_INDUCTOR_WORDS)
_ELSEWHERE = (*_TRANSFORMER_WORDS, *_INDUCTOR_WORDS)
_UNIFORM = ("the field is uniform",)
_PERPENDICULAR = ("the field is uniform", "the field is perpendicular to the plane of the coil")

_ONE = ("wire loop", "loop of wire", "conducting loop", "metal loop", "copper loop", "single loop", "of one turn", "has one turn", "one turn coil", "single turn", "circular loop", "square loop",
        "rectangular loop", "ring", "one loop", "aluminum loop", "loop of radius", "loop of area", "circular wire", "plane loop", "flat loop", "wire ring")  # fmt: skip
_MANY = ("turns", "windings", "coil", "coils", "number of loops", "solenoid", "closely wound")


def _coil_and_loop(name: str, loop: str, title: str, cues: tuple[str, ...], rules_out: tuple[str, ...], fixed: Mapping[Symbol, float],
                   conditions: tuple[Basic, ...], assumptions: tuple[str, ...]) -> tuple[Regime, Regime]:  # fmt: skip
    """Return the regime of a coil and the same of a single loop, whose turns are not stated."""
    return (
        Regime(name, f"a coil {title}", cues, (*rules_out, *_ONE), True, fixed, conditions, assumptions),
        Regime(loop, f"a single loop {title}", cues, (*rules_out, *_MANY), True, {**fixed, N: 1.0}, conditions, assumptions),
    )  # fmt: skip


# A regime that knows nothing of what is asked could explain everything: each stands only where its own words do.
REGIMES = (
    *_coil_and_loop(FIELD, LOOP, "in a changing field at right angles to its plane", _CHANGES,
                    (*_NOT_COIL, *_STEADY, *_REVERSES, *_TURNS_ONCE, *_AREA_WORDS, *_ANGLED, *_ASKS_SIDE, *_IN_PLANE),
                    {theta_n: 0.0}, (Gt(B_change, 0),), _PERPENDICULAR),
    *_coil_and_loop(TILTED, TILTED_LOOP, "tilted in a changing field", _ANGLED,
                    (*_NOT_COIL, *_STEADY, *_REVERSES, *_TURNS_ONCE, *_AREA_WORDS, *_ASKS_SIDE), {},
                    (Gt(B_change, 0), Ge(theta_n, 0), Le(alpha, pi / 2)), _UNIFORM),
    *_coil_and_loop(REVERSED, REVERSED_LOOP, "in a field that reverses", _REVERSES,
                    (*_NOT_COIL, *_TURNS_ONCE, *_ASKS_SENSE, *_ANGLED, "current is reversed"), {theta_n: 0.0}, (), _PERPENDICULAR),
    *_coil_and_loop(AREA, AREA_LOOP, "whose area in the field changes", _AREA_WORDS,
                    (*_NOT_COIL, *_TURNS_ONCE, *_REVERSES, *_ASKS_SIDE, *_ANGLED, "field changes", "field falls", "field drops", "field collapses"),
                    {theta_n: 0.0}, (), _PERPENDICULAR),
    *_coil_and_loop(TURNED, TURNED_LOOP, "that is turned once", (*_TURNS_ONCE, *_PARTS_OF_A_TURN, "from perpendicular", "to parallel"),
                    (*_ROD_WORDS, *_ELSEWHERE, *_RATES, *_ASKS_SIDE), {}, (Ne(theta_1, theta_2),), _UNIFORM),
    Regime(CONSTANT, "a coil at rest in a constant field", cues=(*_STEADY, *_RESTING, *_FLUX_ASKED), needs_cue=True,
           rules_out=(*_NOT_COIL, *_TURNS_ONCE, *_REVERSES, *_AREA_WORDS, *_ASKS_SIDE, *_GOES_TOWARD, *_ANGLED, *_IN_PLANE, "moved", "moves", "pulled", "pushed", "dropped", "withdrawn", "constant rate", "falls", "drops",
                      "increases", "decreases", "rises", "grows", "reduced", "switched off", "to zero", "final field", "becomes", "rate", "changing"),
           fixed={theta_n: 0.0}, assumptions=("neither the coil nor the field changes",)),
    Regime(ROD, "a straight conductor that moves across a field", cues=_MOVING, needs_cue=True,
           rules_out=(*_TURNING, *_ELSEWHERE, *_MAGNET_WORDS, *_ASKS_SENSE, "which way", "which end", "falls freely", "accelerates", "about one end", *_RIGHT, *_LEFT),
           where=NOT_IN_LINE, fixed={theta_v: _SQUARE}, assumptions=("rod, velocity and field are at right angles to each other", "the speed is constant")),
    Regime(RAILS_RIGHT, "a rod that slides to the right on rails", cues=_RIGHT, needs_cue=True,
           rules_out=(*_CROSSES, *_TURNING, *_ELSEWHERE, *_LEFT, *_MAGNET_WORDS,  "magnet"), fixed={theta_v: _SQUARE},
           assumptions=("the speed is constant",)),
    Regime(RAILS_LEFT, "a rod that slides to the left on rails", cues=_LEFT, needs_cue=True,
           rules_out=(*_CROSSES, *_TURNING, *_ELSEWHERE, *_RIGHT, *_MAGNET_WORDS,  "magnet"), fixed={theta_v: _SQUARE},
           assumptions=("the speed is constant",)),
    Regime(ROTOR, "a rod that turns about its end", needs_cue=True,
           cues=("about one end", "about its end", "one of its ends", "helicopter", "blade", "rod rotates", "about one of its ends", "bar rotates",
                 "rod is rotated", "pivoted at one end", "about an end", "rod spins"),
           rules_out=("coil", "rails", "loop", *_ELSEWHERE)),
    Regime(GROWING, "a loop in a growing field, seen from the front", cues=_GROWS, needs_cue=True,
           rules_out=(*_SHRINKS, *_ROD_WORDS, "magnet", *_ELSEWHERE, *_TURNING, *_ANGLED, *_AREA_IN_PLACE), assumptions=("the loop is a closed conductor",)),
    Regime(SHRINKING, "a loop in a shrinking field, seen from the front", cues=_SHRINKS, needs_cue=True,
           rules_out=(*_GROWS, *_ROD_WORDS, "magnet", *_ELSEWHERE, *_TURNING, *_ANGLED, *_AREA_IN_PLACE), assumptions=("the loop is a closed conductor",)),
    *(Regime(name, title, cues=poles, needs_cue=True,
             rules_out=(*others, *moves, *_TRANSFORMER_WORDS, "rails", *_ROD_ALONE, *_NO_CURRENT, *_THROUGH, "passes through",
                        "oscillates"),
             assumptions=("the ring is a closed conductor",))
      for name, title, poles, others, moves in (
        (NORTH_NEAR, "a north pole approaches a ring", _NORTH, _SOUTH, _AWAY),
        (NORTH_OFF, "a north pole recedes from a ring", _NORTH, _SOUTH, _GOES_TOWARD),
        (SOUTH_NEAR, "a south pole approaches a ring", _SOUTH, _NORTH, _AWAY),
        (SOUTH_OFF, "a south pole recedes from a ring", _SOUTH, _NORTH, _GOES_TOWARD))),
    Regime(GENERATOR, "a coil that rotates steadily in a field", cues=_TURNING, needs_cue=True,
           rules_out=(*_FASTER, *_ELSEWHERE, *_TURNS_ONCE, "rod", "bar", "blade", "helicopter", "rails", "about one end"), 
           assumptions=("the field is uniform", "the axis of rotation is perpendicular to the field")),
    Regime(FASTER, "a generator at another rate", cues=_FASTER, needs_cue=True,
           rules_out=(*_ELSEWHERE, *_ROD_WORDS, *_MAGNET_WORDS, *_OTHER_FACTORS), conditions=(Gt(r_f, 0),), assumptions=("same coil and same field",)),
    Regime(TRANSFORMER, "an ideal transformer", cues=_TRANSFORMER_WORDS, needs_cue=True, rules_out=(*_LOSSES, *_PAIR_WORDS),
           where=NOT_ON_DIRECT, assumptions=("the transformer is ideal",)),
    Regime(LOSSY, "a transformer with losses", cues=_LOSS_WORDS, needs_cue=True,
           rules_out=("ideal transformer", "no losses", "without losses", "negligible losses", "losses are negligible", "neglect losses",
                      "ignore losses", *_ROD_WORDS, *_INDUCTOR_WORDS), conditions=(Le(eta, 1),), where=NOT_ON_DIRECT),
    Regime(INDUCTOR, "a coil and its own changing current", cues=_INDUCTOR_WORDS, needs_cue=True,
           rules_out=(*_ROD_WORDS, *_TRANSFORMER_WORDS, *_PAIR_WORDS)),
    Regime(COIL_PAIR, "two coils with mutual inductance", cues=_PAIR_WORDS, needs_cue=True, rules_out=(*_ROD_WORDS,)),
)  # fmt: skip

_TO_ZERO = ("to zero", "is switched off", "switched off", "removed from the field", "is turned off", "field is removed", "collapses to zero",
            "vanishes", "disappears", "turned off", "drops to 0", "taken out of the field", "withdrawn from the field", *_LOSES_ITS_FLUX)  # fmt: skip
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
    Fact(("left ends", "left end", "left-hand end", "left-hand ends", "on the left", "left side", "at the left"), {s_end: 1.0}, RAILS),
    Fact(("right ends", "right end", "right-hand end", "right-hand ends", "on the right", "right side", "at the right"), {s_end: -1.0}, RAILS),
    Fact(_TO_ZERO, {B_2: 0.0}, ACROSS),
    Fact(_FROM_ZERO, {B_0: 0.0}, ACROSS),
    Fact(("pulled out of the field", "pulled out of a", "to zero area", "completely out of the field", "removed from the field", "out of the field",
          "pulled completely out"), {A_2: 0.0}, AREAS),
    Fact(("turned through 90", "rotated through 90", "turned by 90", "rotated by 90", "quarter turn", "quarter of a turn", "a quarter revolution",
          "from perpendicular to parallel", "until its plane is parallel to the field", "until it is parallel to the field",
          "so that its plane is parallel to the field", "to a position parallel to the field",
          "until its plane is parallel", "where its plane is parallel", "plane ends up parallel", "one-fourth of a revolution",
          "quarter revolution", "quarter of a revolution", "turned 90", "rotated 90", "rotates through 90", "turns through 90"), {theta_1: 0.0, theta_2: _SQUARE}, TURNS),
    Fact(("to parallel", "to being parallel", "until parallel", "to parallel position", "into one parallel", "to one parallel", "into position parallel", "into parallel",
          "into an orientation parallel", "to an orientation parallel", "into orientation parallel", "to orientation parallel"), {theta_1: 0.0, theta_2: _SQUARE}, TURNS, ("angle", "from parallel")),
    Fact(("from parallel to perpendicular", "from parallel", "initially parallel", "from a position parallel", "starts parallel", "first parallel",
          "until its plane is perpendicular", "until it is perpendicular", "so that its plane is perpendicular", "to a position perpendicular",
          "where its plane is perpendicular to the field from", "originally parallel"), {theta_1: _SQUARE, theta_2: 0.0}, TURNS),
    Fact(("flipped", "turned over", "half turn", "turned through 180", "rotated through 180", "turned by 180", "rotated by 180", "flipped over",
          "half a turn"), {theta_1: 0.0, theta_2: 2 * _SQUARE}, TURNS),
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
