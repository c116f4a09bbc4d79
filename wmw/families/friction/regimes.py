"""Regimes of dry friction, the words that tell them, facts and sign conventions.

Whether a force sets the body moving is told by the numbers: the regimes at rest and in motion are
both considered wherever the words leave it open, and their conditions decide.
"""

from __future__ import annotations

from sympy import Or

from wmw.core.family import Convention, Fact, Ge, Gt, Le, Regime
from wmw.families.friction.symbols import (
    BRAKING,
    CAR,
    CARRIED,
    CLAMPED,
    DRAG,
    DRAGGED,
    DRAGGED_DOWN,
    DRAGGED_UP,
    EDGE,
    EDGE_DOWN,
    EDGE_UP,
    ENOUGH,
    FRONT,
    HELD,
    HELD_DOWN,
    HELD_UP,
    LOOSE,
    SHORT,
    SLIPS,
    SLOWING,
    STACK,
    STOPPED,
    TRAIN,
    TWO,
    WALL_EDGE,
    WALL_HELD,
    WALL_SLIDES,
    Delta_t,
    Delta_x,
    F_net,
    L,
    N,
    P,
    P_x,
    W,
    W_net,
    a,
    d_stop,
    f_max,
    g,
    m_1,
    m_2,
    mu_1,
    mu_2,
    mu_k,
    mu_s,
    t_stop,
    v_0,
    v_f,
)

_FORCED = ("pull", "pulls", "pulled", "pulling", "push", "pushes", "pushed", "pushing", "drag", "drags", "dragged", "force",
           "tow", "towed", "tows", "rope", "tension", "hauled", "shoves", "hauls", "dragging", "applied", "applies")  # fmt: skip
_START = ("to start", "start moving", "starts moving", "starts to move", "starts to slide", "begin to move", "begins to move", "begin to slide",
          "begins to slide", "budge", "verge", "about to", "just begins", "just begin", "just starts", "just start", "without moving",
          "without sliding", "before it moves", "before it slides", "set in motion", "set it in motion", "get it moving", "gets it moving",
          "start it moving", "start sliding", "starts sliding", "just move", "just moves", "just enough", "begin moving", "begins moving",
          "needed to move", "required to move", "necessary to move", "needed to get", "required to start", "just slips", "just gets", "just get", "just able to move", "just able to shift", "just manages to move", "just shifts", "just dislodges", "to get the", "out of rest",
          "just barely", "just sufficient", "impending motion", "start to move", "start to slide", "make it slide", "moves it at all")  # fmt: skip
_AT_MOST = (
    "does not move",
    "stay at rest",
    "stays at rest",
    "set sliding",
    "set it sliding",
    "will not move",
    "up to what",
    "how hard can",
    "at most",
    "largest horizontal force",
    "greatest horizontal force",
)
_AFTERWARD = ("once it is moving", "once moving", "once it moves", "once it has started", "after it starts", "after it begins", "same force continues",
              "force is kept", "same force is kept", "same force keeps", "keeps pushing with the same", "keeps pulling with the same",
              "continues to push with the same", "force stays the same", "continues with the same", "goes on with the same", "same force is maintained", "maintained",
              "continues to act", "breaks loose", "breaks free", "the same push", "the same pull", "does not change its force", "once it slides", "after it breaks",
              "keeps acting", "goes on acting", "is not reduced", "does not let up", "once it has broken loose", "the same force", "this force", "continued", "kept constant", "held constant", "remains constant", "unchanged", "remains the same")  # fmt: skip
_STEADY = ("constant speed", "constant velocity", "steady speed", "uniform speed", "uniform velocity", "steady velocity", "at a steady", "constant-velocity", "constant-speed",
           "unaccelerated", "without acceleration", "uniformly")  # fmt: skip
_MOVING = ("is sliding", "slides", "sliding", "is moving", "already moving", "in motion", "keep it moving", "keeps it moving", "keep moving",
           "dragged across", "across the floor at", "pulled across", "accelerates", "speeds up", "is dragged", "is hauled", *_STEADY)  # fmt: skip
_SKIDDING = (
    *(f"{what} skids" for what in ("and", "then", "that", "which", "who", "it", "car", "truck", "lorry", "van", "bus", "vehicle", "driver", "bicycle", "motorcycle", "cart", "sled", "sledge", "box", "crate", "block", "book", "puck", "stone", "suitcase", "trunk", "body", "object", "wheel", "tire", "tyre")),
    *(f"{what} skid" for what in ("to", "will", "would", "does", "did", "could", "can", "car", "cars", "truck", "it", "block", "wheels", "tires", "tyres", "they", "into", "in", "of", "during", "long", "box")),
    "skid marks", "skid mark", "skid to", "skid length",
)  # fmt: skip
"""The verb, for a suitcase on skids is pulled along."""
_ENDS = ("comes to rest", "come to rest", "coming to rest", "before stopping", "before it stops", "to a stop", "until it stops", "to stop", "brought to rest",
         *_SKIDDING,
         "brakes", "braking", "locked", "locks", "stopping distance", "stopping time", "stops after", "stops in", "let go", "slows down", "slowing", "is still moving", "no longer pushed",
         "given a push", "kicked", "has stopped", "stop in time", "force that friction", "friction force do", "before it has stopped", "until it has stopped",
         "halts", "halt", "standstill", "coasts", "coasting", "sliding freely", "has it slid", "has it moved", "from the start of the slide", "slides freely", "and stops", "until it is at rest")  # fmt: skip
_ANGLED = tuple(f"{n} with the {flat}" for n in range(5, 81) for flat in ("floor", "ground", "table", "snow", "ice", "surface"))  # fmt: skip
"""Of a force at so many degrees with the floor, which way it slants must be told otherwise."""
_UPWARD = (*_ANGLED, "above the floor", "above the ground", "above the level", "above the horizontal", "angle", "upward", "upwards", "inclined to the horizontal", "with the horizontal", "to the horizontal")  # fmt: skip
_DOWNWARD = (*_ANGLED, "below the horizontal", "downward", "downwards", "angle")
_LEVEL = ("above the horizontal", "below the horizontal", "at an angle", "at the angle", "downward", "upward", "downwards", "upwards")  # fmt: skip
_HORIZONTAL = ("horizontally", "horizontal force", "horizontal pull", "horizontal push", "horizontal rope")  # fmt: skip
_NOT_UP = (
    "below the horizontal",
    "downward",
    "downwards",
    "pushes down",
    "pushed down",
    *_HORIZONTAL,
)
_NOT_DOWN = (
    "above the horizontal",
    "upward",
    "upwards",
    "rope",
    "cord",
    "strap",
    "leash",
    *_HORIZONTAL,
)
_WALL = ("down along a wall", "down along the wall", "down a wall", "down along a vertical wall", "against a wall", "against the wall", "against a vertical wall", "against a vertical", "vertical wall", "on a wall", "to the wall", "presses it against",
         "vertical surface", "to a wall", "against a rough vertical wall", "on the wall", "against a rough wall", "onto a vertical wall",
         *(f"vertical{made} {flat}" for made in ("", " steel", " metal", " iron", " wooden", " glass") for flat in ("wall", "side", "door", "board", "panel", "pane", "window", "plate", "partition", "blackboard", "whiteboard", "chalkboard")), "refrigerator door", "fridge door", "door of a refrigerator",
         "door of a fridge", "against a blackboard", "against a whiteboard", "against a chalkboard", "against the blackboard", "against the whiteboard")  # fmt: skip
_ALONG_FLOOR = tuple(
    f"{along} the {floor}"
    for along in ("along", "across", "over")
    for floor in ("floor", "ground", "table", "road", "ice", "level floor")
)
_FRONT = ("front face", "vertical front", "front of a cart", "front of the cart", "front of a trolley", "front of a truck", "front of a bus", "front side of a cart", "against the front", "vertical face of a cart", "vertical side of a cart",
          "front of an accelerating", "face of a cart", "vertical face of an accelerating", "face of an accelerating")  # fmt: skip
_HANDS = ("both hands", "two hands", "each hand", "two fingers", "between his hands", "between her hands", "between your hands", "two palms", "both palms", "thumb and", "two opposite sides", "opposite vertical sides", "jaws",
          "between two boards", "between two planks", "between two walls", "from both sides", "a vise", "a clamp", "tongs")  # fmt: skip
_STACKED = (
    "to the lower",
    "to the bottom",
    "slab can be pulled",
    "slab be pulled",
    "lower block for which",
    "lower block is pulled",
    "bottom block is pulled",
    "pulls the lower",
    "pulls the bottom",
    "force on the lower",
    "force on the bottom",
    "pull on the lower",
    "pulled on the lower",
    "pull the lower",
    "both move together",
    "blocks move together",
    "two move together",
    "upper one slipping",
    "top one slipping",
    "upper one slides",
    "upper block slipping",
    "top block slipping",
    "upper block sliding",
    "top block sliding",
    "acts on the slab",
    "acts on the lower",
    "applied to the slab",
    "pulls the slab",
    "push the slab",
)
_JOINED = ("joined by", "connected by", "tied together", "linked by", "joined with", "connected with", "in contact with each other", "touching each other", "side by side", "joined together", "hitched to", "coupled")  # fmt: skip
_MAYBE_STILL = ("not yet moved", "has not moved", "not moved yet", "not yet moving", "not yet started", "still at rest", "still has not moved", "still does not move", "has not yet started", "as long as it does not move",
                "while it is at rest", "before it starts")  # fmt: skip
_RIDDEN = (
    "train",
    "bus",
    "van",
    "tram",
    "car",
    "wagon",
    "boat",
    "ship",
    "subway",
    "sled",
    "carriage",
)
_TRUCK = (
    "truck", "flatbed", "lorry", "conveyor", "pickup", "bed of a", "on a cart", "on the cart", "on a trolley", "tray", "loading bed", "trailer", "cargo", "belt", "sheet of paper", "flatcar",
    *(f"{place} {the} {ridden}" for ridden in _RIDDEN for the in ("a", "the") for place in ("floor of", "deck of", "roof of", "lies on", "rests on", "stands on", "sits on", "rides on", "resting on", "lying on", "standing on", "sitting on", "seat of")),
)  # fmt: skip
_BRAKES = ("brakes", "braking", "slows", "decelerates", "deceleration", "slowing")
_OBSTACLE = (
    "ahead",
    "obstacle",
    "in time",
    "patch",
    "strip",
    "in front of",
    "deer",
    "away from",
    "away",
)
_ROLLING = ("without skidding", "without slipping", "without sliding", "wheels do not lock", "wheels do not skid", "do not lock", "wheels keep rolling", "antilock", "anti-lock",
            "abs", "not locked", "wheels roll", "do not skid", "do not slide", "do not slip", "wheels still turning", "no skidding", "without locking", "keep turning", "wheels turning", "does not skid")  # fmt: skip
_TWO = (
    "two boxes",
    "two crates",
    "two blocks",
    "two pucks",
    "m_1",
    "mu_1",
    "first box",
    "second box",
    "both slide",
    "two bodies",
    "same speed",
    "two",
)

_DRY = ("no air resistance",)
_LEVEL_FLOOR = ("the surface is level",)
_PLACES = (
    *_WALL,
    *_STACKED,
    *_FRONT,
    *_HANDS,
    *_TRUCK,
    "m_1",
    "mu_1",
    "two boxes",
    "two crates",
    "two blocks",
)
_NOT_HELD = (*_START, *_AFTERWARD, *_MOVING, *_ENDS, *_PLACES)
_NOT_EDGE = (
    "what is the acceleration",
    "find the acceleration",
    "what acceleration",
    "calculate the acceleration",
    "resulting acceleration",
    "its acceleration",
    "s acceleration",
    "how large is the acceleration",
    "determine the acceleration",
    *_AFTERWARD,
    *_STEADY,
    "keep it moving",
    "keeps it moving",
    "already sliding",
    "already moving",
    "comes to rest",
    *_PLACES,
)
_NOT_DRAGGED = (
    "does not move",
    "does not budge",
    "does not slide",
    "without moving",
    *_MAYBE_STILL,
    *_START,
    *_AFTERWARD,
    *_ENDS,
    *_PLACES,
)

# A body that is set moving, or moves already.
# Braking ends at v = 0; the hair of room is for values that were worked out backward.
_NOT_REVERSED = (Le(a * Delta_t, 1.000001 * v_0), Le(2 * a * Delta_x, 1.000001 * v_0**2))
_GOES = (Or(Gt(v_0, 0), Gt(P_x, f_max)), Ge(v_f, 0))

_UNTOUCHED = (
    *(f"{nobody} {touches}" for nobody in ("nobody", "no one", "nothing") for touches in ("touches it", "pushes it", "pulls it", "pushes or pulls it", "pulls or pushes it", "pushes on it", "pulls on it")),
    *(f"no {force}" for force in ("horizontal force", "horizontal forces", "applied force", "push or pull", "sideways force", "external horizontal force")),
    *(f"{verb} no horizontal" for verb in ("with", "feels", "experiences")), "nobody is pushing", "no one is pushing", "without being pushed",
)  # fmt: skip
"""What says that nothing but friction could act along the floor."""

_MAY_REST = (
    r"\A(?!.*\bkinetic\b)|\A(?!.*\b(?:what|find|calculate|determine)\b(?: \w+){0,4} acceleration\b)"
    r"|\bstatic\b|\brest\b|\b(?:stays?|remains?|starts?|begins?|budge|whether)\b|\bnot (?:move|slide|slip)",
)
"""Of a body whose acceleration is asked for, and that has kinetic friction alone, no rest is meant."""

REGIMES = (
    Regime(HELD, "at rest under a horizontal force", cues=(*_FORCED, "at rest", "stationary", "not move", "static friction", "stays", "grip"), needs_cue=True,
           rules_out=(*_NOT_HELD, *_LEVEL), conditions=(Le(P_x, f_max), Ge(mu_s, mu_k)), where=_MAY_REST, assumptions=_LEVEL_FLOOR),
    Regime(DRAGGED, "moves under a horizontal force", cues=(*_FORCED, *_STEADY), needs_cue=True,
           rules_out=(*_NOT_DRAGGED, *_LEVEL), conditions=_GOES, assumptions=_LEVEL_FLOOR),
    Regime(EDGE, "about to move under a horizontal force", cues=(*_START, *_FORCED, *_AT_MOST), needs_cue=True, rules_out=(*_NOT_EDGE, *_LEVEL, *_UNTOUCHED),
           conditions=(Ge(mu_s, mu_k),), where=_MAY_REST, assumptions=_LEVEL_FLOOR),
    Regime(LOOSE, "set moving by the least force, which goes on", cues=_AFTERWARD, needs_cue=True, rules_out=(*_LEVEL, *_PLACES, *_STEADY),
           conditions=(Ge(mu_s, mu_k),), fixed={v_0: 0.0}, assumptions=_LEVEL_FLOOR),
    Regime(HELD_UP, "at rest under a force that also lifts", cues=_UPWARD, needs_cue=True, rules_out=(*_NOT_HELD, *_NOT_UP),
           conditions=(Le(P_x, f_max), Ge(mu_s, mu_k), Ge(N, 0)), where=_MAY_REST, assumptions=_LEVEL_FLOOR),
    Regime(DRAGGED_UP, "moves under a force that also lifts", cues=_UPWARD, needs_cue=True, rules_out=(*_NOT_DRAGGED, *_NOT_UP),
           conditions=(*_GOES, Ge(N, 0)), assumptions=_LEVEL_FLOOR),
    Regime(EDGE_UP, "about to move under a force that also lifts", cues=_UPWARD, needs_cue=True, rules_out=(*_NOT_EDGE, *_NOT_UP),
           conditions=(Ge(mu_s, mu_k), Ge(N, 0)), where=_MAY_REST, assumptions=_LEVEL_FLOOR),
    Regime(HELD_DOWN, "at rest under a force that also presses down", cues=_DOWNWARD, needs_cue=True,
           rules_out=(*_NOT_HELD, *_NOT_DOWN), conditions=(Le(P_x, f_max), Ge(mu_s, mu_k)), where=_MAY_REST, assumptions=_LEVEL_FLOOR),
    Regime(DRAGGED_DOWN, "moves under a force that also presses down", cues=_DOWNWARD, needs_cue=True,
           rules_out=(*_NOT_DRAGGED, *_NOT_DOWN), conditions=_GOES, assumptions=_LEVEL_FLOOR),
    Regime(EDGE_DOWN, "about to move under a force that also presses down", cues=_DOWNWARD, needs_cue=True,
           rules_out=(*_NOT_EDGE, *_NOT_DOWN), conditions=(Ge(mu_s, mu_k),), where=_MAY_REST, assumptions=_LEVEL_FLOOR),
    Regime(BRAKING, "slides and slows down by friction alone",
           cues=("slides", "sliding", "stops", "stop", "rest", "skid", "skids", "brakes", "braking", "locked", "locks", "stopping distance", "slid", "slows", "slide", "let go", "shoved", "halts", "halt", "standstill", "coasts", "coasting", "glides", "slowed"),
           needs_cue=True, rules_out=(*_STEADY, *_ROLLING, *_WALL, *_TWO, "in time", "ahead", "does it reach", "horizontal force", "force of magnitude", "rope"),
           conditions=(Gt(v_0, 0), *_NOT_REVERSED, Ge(v_f, 0)), fixed={v_f: 0.0}, assumptions=(*_LEVEL_FLOOR, *_DRY)),
    Regime(STOPPED, "has slid to a stop before the time is up", cues=("slides", "sliding", "slid", "skid", "skids", "brakes", "braking", "locked", "locks", "moved"), needs_cue=True,
           rules_out=(*_STEADY, *_ROLLING, *_WALL, *_TWO, "in time", "ahead", "how long", "what time", "how much time", "time does it", "stopping time", "before it stops",
                      "before stopping", "until it stops", "stopping distance", "comes to rest", "come to rest", "coming to rest", "to a stop", "horizontal force", "rope", "does it reach"),
           conditions=(Gt(v_0, 0), Ge(Delta_t, t_stop)), assumptions=(*_LEVEL_FLOOR, *_DRY)),
    Regime(ENOUGH, "stops before the end of the way", cues=_OBSTACLE, needs_cue=True, rules_out=(*_STEADY, *_ROLLING, *_WALL, *_TWO, "horizontal force"),
           conditions=(Gt(v_0, 0), Le(d_stop, L)), assumptions=(*_LEVEL_FLOOR, *_DRY)),
    Regime(SHORT, "is still moving at the end of the way", cues=_OBSTACLE, needs_cue=True, rules_out=(*_STEADY, *_ROLLING, *_WALL, *_TWO, "horizontal force"),
           conditions=(Gt(v_0, 0), Gt(d_stop, L)), assumptions=(*_LEVEL_FLOOR, *_DRY)),
    Regime(CAR, "brakes as hard as it can without skidding", cues=_ROLLING, needs_cue=True, rules_out=("locked wheels", "locks", "wheels are locked", "wheels lock", *_TWO),
           conditions=(Gt(v_0, 0), *_NOT_REVERSED), fixed={v_f: 0.0}, assumptions=_LEVEL_FLOOR),
    Regime(CARRIED, "moves along with its carrier by static friction", cues=_TRUCK, needs_cue=True, rules_out=(*_WALL, *_FRONT, *_TWO, "slips on", "slides on", "slips back", "starts to slip", *_BRAKES),
           conditions=(Le(a, mu_s * g), Ge(mu_s, mu_k)), assumptions=("the carrier moves on level ground",)),
    Regime(SLIPS, "slips on its carrier", cues=_TRUCK, needs_cue=True, rules_out=(*_WALL, *_FRONT, *_TWO, "does not slip", "without slipping", "does not slide", "without sliding", "stays in place", "moves with", *_BRAKES),
           conditions=(Gt(a, mu_s * g), Ge(mu_s, mu_k)), assumptions=("the carrier moves on level ground",)),
    Regime(WALL_HELD, "held on a wall by friction", cues=_WALL, needs_cue=True,
           rules_out=("minimum", "smallest", "least", "just", *_TWO, *_ALONG_FLOOR, "slides down the", "slides down at", "slides down with", "sliding down", *_TRUCK),
           conditions=(Le(W, f_max), Ge(mu_s, mu_k)), assumptions=("the force is horizontal",)),
    Regime(WALL_EDGE, "about to slip down a wall", cues=_WALL, needs_cue=True,
           rules_out=("slides down the", "slides down at", "slides down with", *_TWO, *_TRUCK, *_ALONG_FLOOR), conditions=(Ge(mu_s, mu_k),), assumptions=("the force is horizontal",)),
    Regime(WALL_SLIDES, "slides down a wall", cues=_WALL, needs_cue=True, rules_out=(*_TWO, *_ALONG_FLOOR, "minimum", "smallest", "least", "and stays at rest", "and remains at rest", "held at rest", "and stays in place", *_TRUCK),
           conditions=(Or(Gt(v_0, 0), Gt(W, f_max)), Ge(mu_s, mu_k), Ge(v_f, 0)), assumptions=("the force is horizontal",)),
    Regime(FRONT, "held by friction on the front of an accelerating carrier", cues=_FRONT, needs_cue=True, drawn=False, rules_out=(*_TWO, *_HANDS, *_BRAKES), conditions=(Ge(mu_s, mu_k),),
           assumptions=("the carrier moves on level ground",)),
    Regime(CLAMPED, "held between two hands, about to slip", cues=_HANDS, needs_cue=True, drawn=False, rules_out=(*_FRONT, "pulled", "pulls", "floor", "incline", "slides down at"), conditions=(Ge(mu_s, mu_k),),
           assumptions=("both hands press horizontally",)),
    Regime(STACK, "two stacked bodies on a smooth floor, the lower one pulled, about to slip", cues=_STACKED, needs_cue=True, drawn=False,
           rules_out=("to the upper", "to the top", "upper block is pulled", "top block is pulled", "ties", "tied", "string", "rough floor", "rough table", "kinetic friction", "wall", "pulley"),
           conditions=(Gt(m_1, 0), Gt(m_2, 0)), assumptions=("the floor is smooth",)),
    Regime(TRAIN, "two joined bodies pulled along the floor", cues=_JOINED, needs_cue=True, drawn=False, rules_out=(*_WALL, *_TRUCK, *_LEVEL, *_HANDS, *_START, "at rest", "pulley", "spring", "hangs", "hanging"),
           conditions=(Ge(a, 0), Gt(m_1, 0), Gt(m_2, 0), Ge(P, m_1 * (a + mu_k * g))), assumptions=_LEVEL_FLOOR),
    Regime(TWO, "two bodies slide to a stop from the same speed", cues=_TWO, needs_cue=True, rules_out=("static friction", "coefficient of static", "smallest horizontal", "sets it moving", *_JOINED, *_HANDS, *_FRONT, *_STACKED),
           conditions=(Gt(mu_1, 0), Gt(mu_2, 0), Gt(m_1, 0), Gt(m_2, 0), Gt(v_0, 0)), assumptions=(*_LEVEL_FLOOR, *_DRY)),
)  # fmt: skip

FACTS = (
    Fact(_UNTOUCHED, {P: 0.0}, (HELD, DRAGGED)),
    Fact(("frictionless", "no friction", "without friction", "friction is negligible", "negligible friction", "neglect friction"),
         {mu_k: 0.0, mu_s: 0.0}, (*DRAG, HELD, HELD_UP, HELD_DOWN)),
    Fact(_STEADY, {a: 0.0}, (*DRAG, WALL_SLIDES)),
    Fact(("from rest", "at rest", "initially at rest", "stationary", "stands on", "rests on", "sits on", "starts at rest", "lies on", "resting on", "is lying on", "stands at rest"), {v_0: 0.0}, (*DRAG, LOOSE, WALL_SLIDES)),
    Fact(("stops", "comes to rest", "come to rest", "coming to rest", "before stopping", "before it stops", "until it stops", "to a stop", "to stop", "brought to rest", "until it is at rest"),
         {v_f: 0.0}, (BRAKING, CAR)),
)  # fmt: skip

CONVENTIONS = (
    Convention(
        "axis against the acceleration", {a: -1.0, F_net: -1.0}, (*SLOWING, *DRAG, WALL_SLIDES)
    ),
    Convention("net work as a magnitude", {W_net: -1.0}, DRAG),
)
