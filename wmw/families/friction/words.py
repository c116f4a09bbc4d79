"""Bodies, directions, forces and qualitative outcomes of dry friction."""

from __future__ import annotations

from sympy import cos, false, sin, true

from wmw.core.family import (
    Choice,
    Direction,
    Eq,
    ForceSpec,
    Ge,
    Gt,
    Le,
    Lt,
    Outcome,
    RelationSpec,
    Role,
)
from wmw.families.friction.symbols import (
    BRAKING,
    CAR,
    CARRIED,
    CLAMPED,
    DOWNS,
    DRAG,
    EDGES,
    ENOUGH,
    FLAT,
    FRONT,
    LOOSE,
    PULLED,
    SHORT,
    SLIPS,
    SLOWING,
    STACK,
    STILL,
    STOPPED,
    TRAIN,
    TWO,
    UPS,
    WALL_EDGE,
    WALL_HELD,
    WALL_SLIDES,
    WALLS,
    F_j,
    L,
    N,
    P,
    P_x,
    W,
    a,
    a_max,
    d_stop,
    f,
    f_1,
    f_2,
    f_max,
    g,
    m_1,
    m_2,
    mu_1,
    mu_2,
    theta,
    v_0,
)

_BOXES = ("crate", "box", "block", "chest", "trunk", "parcel", "carton")
_BODIES = (
    *_BOXES, "sled", "sledge", "body", "object", "mass", "brick", "cube", "package", "suitcase", "cart", "sofa", "couch",
    "cabinet", "filing cabinet", "refrigerator", "fridge", "desk", "table", "wardrobe", "dresser", "bookcase", "carton", "puck", "hockey puck",
    "curling stone", "stone", "book", "chair", "lawnmower", "mower", "wagon", "piano", "toboggan", "bin", "bag", "skier", "player", "baseball player", "runner",
    "car", "truck", "vehicle", "driver", "eraser", "machine", "safe", "bed", "barrel", "container", "dog", "child", "load", "magnet", "picture", "phone",
)  # fmt: skip
_FLOORS = ("floor", "ground", "surface", "table", "tabletop", "horizontal surface", "level surface", "level floor", "horizontal floor", "snow", "ice", "road",
           "concrete floor", "wooden floor", "sidewalk", "pavement", "asphalt", "rink", "level ground", "carpet", "field", "track", "plane", "desk", "street", "deck", "slab", "lawn")  # fmt: skip

ROLES = (
    Role("block", _BODIES, (("mass", "m"),), PULLED, _BOXES),
    Role("block", _BODIES, (("mass", "m"),), (BRAKING, STOPPED), ("block", "puck", "sled", "crate", "box", "toboggan")),
    Role("block", ("car", "van", "pickup", "lorry", "truck", "vehicle", "bus", "motorcycle", "automobile"), (("mass", "m"),), (ENOUGH, SHORT, CAR), ("car", "van", "pickup", "lorry")),
    Role("block", _BODIES, (("mass", "m"),), (CARRIED, SLIPS), _BOXES),
    Role("block", _BODIES, (("mass", "m"),), (FRONT, CLAMPED), _BOXES[:3]),
    Role("block", _BODIES, (("mass", "m"),), WALLS, ("block", "book", "brick", "wooden block", "box")),
    Role("floor", _FLOORS, (), (*PULLED, BRAKING, STOPPED, TWO, TRAIN, STACK), ("level floor", "horizontal floor", "level surface", "horizontal surface")),
    Role("floor", ("road", "street"), (), (ENOUGH, SHORT, CAR), ("road", "street")),
    Role("carrier", ("truck", "lorry", "flatbed", "flatbed truck", "truck bed", "conveyor belt", "trolley", "cart", "pickup", "tray", "van", "belt", "bed", "trailer"), (), (CARRIED, SLIPS, FRONT), ("truck", "lorry", "flatbed truck")),
    Role("wall", ("wall", "vertical wall", "vertical surface"), (), WALLS, ("wall",)),
    Role("first", ("red box", "red crate", "red block", "box 1", "crate 1", "block 1", "first box", "first crate", "first block", "body 1", "box A", "block A", "crate A", "first", "rear block", "rear box", "rear crate"), (("mass", "m_1"),), (TWO, TRAIN, STACK), ("red box", "red crate", "red block")),
    Role("second", ("blue box", "blue crate", "blue block", "box 2", "crate 2", "block 2", "second box", "second crate", "second block", "body 2", "box B", "block B", "crate B", "second", "front block", "front box", "front crate"), (("mass", "m_2"),), (TWO, TRAIN, STACK), ("blue box", "blue crate", "blue block")),
)  # fmt: skip

RELATIONS = (
    RelationSpec("on", ("block", "floor"), (*PULLED, *SLOWING)),
    RelationSpec("contact", ("block", "floor"), (*PULLED, *SLOWING), required=False),
    RelationSpec("supported_by", ("block", "floor"), (*PULLED, *SLOWING), required=False),
    RelationSpec("on", ("block", "carrier"), (CARRIED, SLIPS)),
    RelationSpec("contact", ("block", "carrier"), (CARRIED, SLIPS), required=False),
    RelationSpec("contact", ("block", "wall"), WALLS),
    RelationSpec("contact", ("block", "carrier"), (FRONT,), required=False),
    RelationSpec("on", ("first", "floor"), (TWO, TRAIN, STACK)),
    RelationSpec("on", ("second", "floor"), (TWO, TRAIN, STACK)),
)  # fmt: skip

# "Forward" is the way the body is driven or moves, whichever side of the picture that is.
DIRECTIONS = (
    Direction("down", (0, -1), (
        "downward", "vertically downward", "straight down", "vertically down", "down", "toward the ground", "toward the earth",
        "↓", "downwards", "vertical down", "toward the floor")),
    Direction("up", (0, 1), (
        "upward", "vertically upward", "straight up", "vertically up", "up", "↑", "upwards", "vertical up",
        "perpendicular to the floor", "perpendicular to the surface", "away from the floor", "normal to the surface")),
    Direction("forward", (1, 0), (
        "forward", "horizontally forward", "horizontal, forward", "in the direction of the motion", "along the motion", "in the direction of motion",
        "in the direction of the pull", "in the direction of the push", "horizontally in the direction of motion", "along the direction of motion",
        "in the direction of travel", "forwards", "in the direction of the applied force", "same direction as the motion", "along the pull", "horizontal (forward)")),
    Direction("backward", (-1, 0), ("backward", "horizontally backward", "horizontal, backward", "backwards", "horizontal (backward)")),
    # What is carried along slips backward, and what is pressed to a wall slips down it.
    Direction("against the motion", (-1, 0), (
        "opposite to the motion", "against the motion", "opposite the motion", "opposite to the direction of motion", "opposite to motion", "opposing the motion",
        "opposite to the push", "opposite to the pull", "against the push", "against the pull", "opposite direction of motion", "opposite to the velocity",
        "opposite the direction of motion", "opposite the push", "opposite the pull", "opposing motion", "opposite to the applied force", "opposite the applied force",
        "against the direction of motion", "opposite to the direction of travel", "opposing the push", "opposing the pull", "opposite to the sliding", "opposite to its motion",
        "against its motion", "opposite motion", "opposite to the direction of the pull", "opposite to the direction of the push", "opposite to the direction of the applied force",
        "opposing its motion", "opposing the sliding"), (*PULLED, *SLOWING, TWO)),
    Direction("up and forward", (cos(theta), sin(theta)), (
        "forward and upward, above the horizontal", "obliquely upward, forward", "forward and up", "forward and upward", "above the horizontal", "along the rope", "upward and forward",
        "up and forward", "at an angle above the horizontal", "obliquely upward", "along the handle", "forward and up at an angle")),
    Direction("down and forward", (cos(theta), -sin(theta)), (
        "forward and downward, below the horizontal", "obliquely downward, forward", "forward and down", "forward and downward", "below the horizontal", "downward and forward", "down and forward",
        "at an angle below the horizontal", "obliquely downward", "forward and down at an angle")),
    Direction("toward the wall", (1, 0), (
        "toward the wall", "horizontally toward the wall", "into the wall", "towards the wall", "against the wall", "perpendicular to the wall, into it", "horizontally into the wall", "onto the wall")),
    Direction("away from the wall", (-1, 0), (
        "away from the wall", "horizontally away from the wall", "out of the wall", "perpendicular to the wall, away from it", "perpendicular to the wall", "normal to the wall", "outward from the wall", "from the wall")),
)  # fmt: skip

_GRAVITY = (
    "gravity",
    "weight",
    "gravitational force",
    "force of gravity",
    "W",
    "F_g",
    "mg",
    "G",
    "gravitational",
    "m g",
)
_NORMAL = (
    "normal force",
    "normal reaction",
    "support force",
    "normal",
    "N",
    "F_N",
    "reaction",
    "n",
)
_KINETIC = (
    "kinetic friction",
    "friction",
    "friction force",
    "sliding friction",
    "f_k",
    "f",
    "F_f",
    "frictional force",
    "F_fr",
    "f_r",
)
_STATIC = (
    "static friction",
    "friction",
    "friction force",
    "f_s",
    "f",
    "F_f",
    "frictional force",
    "F_fr",
    "f_r",
)
_PULL = ("applied force", "pull", "push", "P", "F", "F_app", "tension", "T", "rope", "applied", "F_pull", "F_push", "F_P", "pulling force", "pushing force", "horizontal force", "tow")  # fmt: skip
_FLOORED = (*PULLED, *SLOWING, CARRIED, SLIPS)

FORCES = (
    ForceSpec("gravity", "block", "down", W, _GRAVITY, (*_FLOORED, *WALLS, FRONT, CLAMPED)),
    ForceSpec("normal force", "block", "up", N, _NORMAL, _FLOORED),
    ForceSpec("normal force", "block", "away from the wall", N, _NORMAL, WALLS),
    ForceSpec("applied force", "block", "forward", P, _PULL, FLAT),
    ForceSpec("applied force", "block", "up and forward", P, _PULL, UPS),
    ForceSpec("applied force", "block", "down and forward", P, _PULL, DOWNS),
    ForceSpec("applied force", "block", "toward the wall", P, ("applied force", "pressing force", "push", "P", "F", "applied", "F_app"), WALLS),
    ForceSpec("static friction", "block", "backward", f, _STATIC, (*STILL, *EDGES, CAR), Gt(f, 0)),
    ForceSpec("kinetic friction", "block", "backward", f, _KINETIC, (*DRAG, LOOSE, BRAKING, ENOUGH, SHORT), Gt(f, 0)),
    ForceSpec("kinetic friction", "block", "backward", f, _KINETIC, (STOPPED,), Gt(f, 0)),
    ForceSpec("static friction", "block", "forward", f, _STATIC, (CARRIED,), Gt(a, 0)),
    ForceSpec("kinetic friction", "block", "forward", f, _KINETIC, (SLIPS,), Gt(f, 0)),
    ForceSpec("static friction", "block", "up", f, _STATIC, (WALL_HELD, WALL_EDGE, FRONT)),
    ForceSpec("normal force", "block", "forward", N, _NORMAL, (FRONT,)),
    ForceSpec("friction of the one hand", "block", "up", f, _STATIC, (CLAMPED,)),
    ForceSpec("friction of the other hand", "block", "up", f, _STATIC, (CLAMPED,)),
    ForceSpec("force of the one hand", "block", "forward", P, (*_NORMAL, *_PULL), (CLAMPED,)),
    ForceSpec("force of the other hand", "block", "backward", P, (*_NORMAL, *_PULL), (CLAMPED,)),
    ForceSpec("kinetic friction", "block", "up", f, _KINETIC, (WALL_SLIDES,), Gt(f, 0)),
    ForceSpec("weight of the first", "first", "down", m_1 * g, _GRAVITY, (TWO, TRAIN, STACK)),
    ForceSpec("weight of the second", "second", "down", m_2 * g, _GRAVITY, (TWO, TRAIN, STACK)),
    ForceSpec("normal force on the first", "first", "up", m_1 * g, _NORMAL, (TWO, TRAIN)),
    ForceSpec("normal force on the second", "second", "up", m_2 * g, _NORMAL, (TWO, TRAIN)),
    ForceSpec("friction on the first", "first", "backward", f_1, _KINETIC, (TWO, TRAIN)),
    *(
        ForceSpec(f"pull on the {who}, {way}", who, way, F_j, (*_PULL, "contact force", "cord", "string", "force of the other block", "normal force", "friction", "static friction"), (TRAIN, STACK))
        for who in ("first", "second")
        for way in ("forward", "backward", "up", "down")
    ),
    ForceSpec("friction on the second", "second", "backward", f_2, _KINETIC, (TWO, TRAIN)),
)  # fmt: skip


def _denied(*phrases: str) -> tuple[str, ...]:
    """Return denials also as they stand after a "no": "no, it does not move"."""
    return (
        *phrases,
        *(
            f"no, it {p}"
            for p in phrases
            if p.startswith(("does not", "will not", "cannot", "stays", "remains"))
        ),
    )


_MOVES = ("it moves", "starts to move", "begins to move", "begins to slide", "starts to slide", "moves", "slides", "starts moving", "starts sliding", "will move", "accelerates", "will slide",
          "the {block} moves", "does move", "breaks loose", "begins moving", "is set in motion", "budges", "gets moving", "is set moving")  # fmt: skip
_RESTS = _denied("it stays at rest", "stays at rest", "remains at rest", "does not move", "does not slide", "stays where it is", "stays put", "will not move", "remains stationary", "does not start to move",
          "stays in place", "it stays", "the {block} stays at rest", "does not begin to move", "no motion", "it does not", "does not budge", "remains in place", "not move", "does not start moving", "nothing moves",
          "at rest")  # fmt: skip

_WHICH_WAY = tuple(
    f"{lead} {friction}"
    for lead in ("in which direction does", "in what direction does", "which direction does", "what direction does", "which way does", "direction of", "what direction of",
                 "in which direction is", "which direction is")
    for friction in ("friction", "the friction", "the friction force", "static friction", "kinetic friction", "the force of friction", "the frictional force", "the static friction force", "the kinetic friction force")
)  # fmt: skip
_AHEAD = ("forward", "forwards", "in the direction of motion", "in the direction of the motion", "same direction as the motion", "in the direction of the acceleration", "in the direction of the {carrier}'s acceleration",
          "in the same direction as the acceleration", "same direction as the {carrier}", "in the direction the {carrier} accelerates", "along the acceleration", "with the motion")  # fmt: skip
_BACK = ("backward", "backwards", "opposite to the motion", "opposite to the direction of motion", "opposite the motion", "against the motion", "opposite to the acceleration", "opposite to the push", "opposite to the pull",
         "opposite to the {carrier}'s acceleration", "opposite to the applied force", "opposite the applied force", "opposite the direction of motion", "against the push", "against the pull", "rearward", "toward the rear",
         "opposite to the velocity", "opposing the motion", "opposite direction of motion")  # fmt: skip

RIDES = (
    r"\b(?:lie|lies|lying|rest|rests|resting|sit|sits|sitting|stand|stands|placed|laid)(?: \w+)?"
    r" on (?:top of )?(?:\w+ ){0,2}(?:tray|board|sheet|plank|sled|sledge|cloth|tablecloth|paper|cart"
    r"|trolley|toboggan|slab|block|box|crate|rug)\b"
)
"""Words of what rides on another body that moves."""

# What pushes off from the ground, and what rides on another body, is driven forward by friction.
_DRIVES = (
    r"^(?=.*\b(?:walk|run|sprint|jog|step|stride|striding|push\w* off\b))(?=.*\b(?:shoe|foot|feet|sole|boot|sneaker|toe)s?\b)",
    r"^(?=.*\b(?:wheel|tire|tyre)s?\b)(?=.*\b(?:accelerat|speed(?:s|ing) up|gain\w* speed|pick\w* up speed|driven|drive|driving|start|pedal))",
    r"^(?=.*\b(?:small|smaller|upper|top) (?:block|box|crate|book|brick|slab|body|one)\b)(?=.*\b(?:large|larger|lower|bottom|big|bigger) (?:block|box|crate|book|brick|slab|body|one)\b)",
    RIDES,
)

OUTCOMES = (
    Outcome(
        "motion",
        ("move or", "slide or", "begin to move", "start to move", "stay at rest or", "does it start", "set it moving", "set it in motion", "be set in motion", "be set moving", "get it moving", "move", "budge", "slide", "happens"),
        (Choice("moves", Gt(P_x, f_max), _MOVES), Choice("stays", Le(P_x, f_max), _RESTS)),
        (*STILL, *DRAG), in_effects=False,
    ),
    Outcome(
        "staying", (),
        (
            Choice("moves", Gt(P_x, f_max), ("starts to move", "begins to move", "begins to slide", "starts to slide", "starts moving", "starts sliding", "is set in motion", "breaks loose")),
            Choice("stays", Le(P_x, f_max), ("stays at rest", "remains at rest", "does not move", "does not slide", "stays where it is", "stays put", "remains stationary", "stays in place", "nothing moves")),
        ),
        (*STILL, *DRAG),
    ),
    Outcome(
        "speed_change", ("speed up or slow down", "gain or lose speed", "speeds up or slows down", "what happens to its speed", "gets faster or slower"),
        (
            Choice("speeds up", Gt(a, 0), ("speeds up", "gains speed", "gets faster", "accelerates forward", "picks up speed")),
            Choice("constant", Eq(a, 0), ("moves at constant speed", "keeps a constant speed", "keeps its speed", "constant speed", "constant velocity", "does not accelerate", "at a steady speed")),
            Choice("slows down", Lt(a, 0), ("slows down", "loses speed", "gets slower", "decelerates", "comes to a stop")),
        ),
        (*DRAG, LOOSE),
    ),
    Outcome(
        "slowing", (),
        (
            Choice("slows down", Gt(a, 0), ("slows down", "loses speed", "gets slower", "decelerates", "comes to rest", "comes to a stop")),
            Choice("speeds up", Le(a, 0), ("speeds up", "gains speed", "gets faster", "picks up speed", "slides backward", "reverses its motion", "moves at constant speed", "keeps its speed")),
        ),
        SLOWING,
    ),
    Outcome(
        "stop_in_time", ("stop in time", "stop before", "reach the obstacle", "hit the", "in time", "get across", "cross the", "stop on the", "come to rest before", "reach the end", "does it reach", "does it stop", "make it across"),
        (
            Choice("stops", Le(d_stop, L), (
                "it stops in time", "stops in time", "stops before", "comes to rest before", "does not reach", "stops on the", "does not hit", "does not get across", "it stops", "comes to rest on",
                "does stop in time", "stops short of", "will stop in time", "stops")),
            Choice("runs on", Gt(d_stop, L), _denied(
                "it does not stop in time", "does not stop in time", "reaches the obstacle", "hits the", "it reaches", "still moving", "crosses the", "gets across", "does not stop before", "cannot stop in time",
                "does not stop", "runs into", "does not come to rest before", "collides", "not in time", "fails to stop", "will not stop in time", "hits it")),
        ),
        (ENOUGH, SHORT), in_effects=False,
    ),
    Outcome(
        "stopping_in_effect", (),
        (
            Choice("stops", Le(d_stop, L), ("stops in time", "comes to rest before the obstacle", "does not reach the obstacle", "stops before the obstacle", "stops short of the obstacle")),
            Choice("runs on", Gt(d_stop, L), ("does not stop in time", "reaches the obstacle", "hits the obstacle", "runs into the obstacle", "cannot stop in time", "is still moving when it gets there")),
        ),
        (ENOUGH, SHORT),
    ),
    Outcome(
        "on_wall", ("slide down", "stay in place", "held", "slip", "stay at rest", "stay on the wall", "stay where", "fall"),
        (
            Choice("holds", Le(W, f_max), _denied(
                "it stays in place", "stays in place", "stays at rest", "remains at rest", "does not slide", "does not slip", "is held", "stays on the wall", "stays where it is", "stays put", "it stays", "does not fall", "holds", "remains in place", "does not move",
                "remains stationary", "at rest")),
            Choice("slides", Gt(W, f_max), (
                "it slides down", "slides down", "slips", "slides", "begins to slide", "starts to slide", "falls", "is not held", "slips down", "does not stay", "will slide", "cannot hold", "moves down")),
        ),
        WALLS, in_effects=False,
    ),
    Outcome(
        "stays_up_on_wall", ("stay up", "stays up", "stay there"),
        (
            Choice("yes", Le(W, f_max), ("yes", "it stays up", "stays up", "stays there", "it is held", "does not slide", "does not slip", "does not fall")),
            Choice("no", Gt(W, f_max), ("no", "it slides down", "slides down", "it falls", "does not stay up", "slips")),
        ),
        WALLS, in_effects=False,
    ),
    Outcome(
        "slips_on_wall", tuple(f"{does} {it} {slip}" for does in ("does", "will") for it in ("it", "book", "block", "box", "body", "brick", "magnet", "picture", "plate") for slip in ("slide", "slip", "fall")),
        (Choice("no", Le(W, f_max), ("no",)), Choice("yes", Gt(W, f_max), ("yes",))),
        WALLS, in_effects=False,
    ),
    Outcome(
        "on_wall_in_effect", (),
        (
            Choice("holds", Le(W, f_max), ("stays in place", "stays at rest", "remains at rest", "does not slide", "stays where it is", "stays put", "remains in place", "remains stationary", "does not slip")),
            Choice("slides", Gt(W, f_max), ("slides down", "begins to slide", "starts to slide", "slips down", "starts to slip")),
        ),
        (WALL_HELD, WALL_SLIDES),
    ),
    Outcome(
        "on_carrier", ("slip", "slide", "stay in place", "move with", "stay at rest relative"),
        (
            Choice("carried", Le(a, a_max), _denied("it does not slip", "does not slip", "does not slide", "moves with the {carrier}", "stays in place", "stays at rest relative to the {carrier}", "stays on the {carrier}", "moves along with the {carrier}", "no slipping",
                                             "it stays", "remains in place", "is carried along", "stays put")),
            Choice("slips", Gt(a, a_max), ("it slips", "slips", "slides", "slides back", "slides backward", "begins to slide", "slips backward", "starts to slide", "will slip", "starts to slip", "will slide")),
        ),
        (CARRIED, SLIPS), in_effects=False,
    ),
    *(
        Outcome(f"friction_direction_{place}", _WHICH_WAY,
                (Choice("forward", true if ahead else false, _AHEAD), Choice("backward", false if ahead else true, _BACK)),
                regimes, in_effects=False, unasked=() if ahead else _DRIVES)
        for place, ahead, regimes in (("carrier", True, (CARRIED, SLIPS)), ("floor", False, (*PULLED, *SLOWING)))
    ),
    Outcome(
        "on_carrier_in_effect", (),
        (
            Choice("carried", Le(a, a_max), ("does not slip", "does not slide", "moves with the {carrier}", "moves along with the {carrier}", "is carried along")),
            Choice("slips", Gt(a, a_max), ("slips back", "slips backward", "slides back", "slides backward", "begins to slide", "starts to slide", "starts to slip")),
        ),
        (CARRIED, SLIPS),
    ),
    Outcome(
        "farther", ("farther", "further", "longer distance", "greater distance", "slides the farthest", "which distance"),
        (
            Choice("first", Lt(mu_1, mu_2), ("the {first} slides farther", "the {first}", "first one", "d_1 is larger", "first")),
            Choice("second", Gt(mu_1, mu_2), ("the {second} slides farther", "the {second}", "second one", "d_2 is larger", "second")),
            Choice("equal", Eq(mu_1, mu_2), ("both slide equally far", "equally far", "the same distance", "both slide the same distance", "neither", "equal distances")),
        ),
        (TWO,), in_effects=False,
    ),
    Outcome(
        "stays_stopped", ("is it still moving", "still moving", "still sliding", "has it stopped"),
        (
            Choice("stopped", Ge(v_0, 0), ("it has stopped", "has stopped", "is at rest", "it is at rest", "no longer moving", "has come to rest", "not moving", "not still moving")),
            Choice("moving", Lt(v_0, 0), ("it is still moving", "still moving", "moves backward", "slides back", "still sliding", "has reversed")),
        ),
        (STOPPED,),
    ),
)  # fmt: skip
