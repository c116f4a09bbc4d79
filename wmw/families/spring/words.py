"""Bodies, relations, directions, forces and qualitative outcomes of the spring chapter."""

from __future__ import annotations

from sympy import Symbol, false, true

from wmw.core.family import Choice, Direction, ForceSpec, Ge, Gt, Lt, Outcome, RelationSpec, Role
from wmw.families.spring.symbols import (
    CAUGHT,
    CAUGHT_ROUGH,
    COMBINED_HANG,
    COMPRESSED,
    CUT,
    DROPPED,
    FURTHER,
    HANGING,
    LAUNCH,
    LAUNCH_PATCH,
    LAUNCH_ROUGH,
    LAUNCH_UP,
    LEVEL,
    MOVES,
    OSCILLATES,
    PARALLEL_TWO,
    RELEASED,
    RESTING,
    ROUGH,
    SERIES_TWO,
    STRETCHED,
    SWINGS,
    TWO,
    U_1,
    U_2,
    VERTICAL,
    Delta_x,
    F_g,
    F_s,
    F_x,
    H,
    N,
    f_k,
    mu_k,
    x_max,
)

_HELD = (STRETCHED, COMPRESSED, FURTHER)
_ONE_SPRING = (*_HELD, HANGING, RESTING, *MOVES)
_WITH_BLOCK = (HANGING, RESTING, *MOVES, *COMBINED_HANG)
_FROM_ABOVE = (HANGING, RELEASED, VERTICAL)
_ON_SPRING = (RESTING, DROPPED, LAUNCH_UP)
_BLOCKS = ("block", "box", "brick", "cube", "package")

ROLES = (
    Role("block", (*_BLOCKS, "mass", "cart", "object", "body", "ball", "weight", "load", "glider", "crate", "puck", "sphere",
                   "bob", "disk", "trolley", "car", "dart", "book", "lamp", "fish", "bag", "stone", "pan", "marble", "slider"),
         (("mass", "m"),), _WITH_BLOCK, _BLOCKS),
    Role("spring", ("spring", "coil spring", "helical spring", "light spring", "ideal spring", "elastic spring", "coil", "spring bumper",
                    "bumper"), (("spring constant", "k"), ("natural length", "L_0")), (*_ONE_SPRING, CUT), ("spring",)),
    Role("first", ("spring 1", "spring Q", "spring A", "spring1", "first spring", "spring k_1", "upper spring", "left spring"),
         (("spring constant", "k_1"),), TWO, ("spring Q",)),
    Role("second", ("spring 2", "spring R", "spring2", "second spring", "spring B", "spring k_2", "lower spring", "right spring"),
         (("spring constant", "k_2"),), TWO, ("spring R",)),
    Role("piece", ("piece", "half", "part", "piece of the spring", "half spring", "pieces"), (), (CUT,), ("piece",)),
    Role("hand", ("hand", "person", "student", "finger", "experimenter", "child"), (), _HELD, ("hand",)),
    Role("ceiling", ("ceiling", "support", "hook", "stand", "clamp", "beam", "rigid support"), (), (*_FROM_ABOVE, *COMBINED_HANG),
         ("ceiling", "support", "beam")),
    Role("floor", ("floor", "ground", "table", "tabletop", "base"), (), _ON_SPRING, ("floor", "table")),
    Role("wall", ("wall", "fixed wall", "stop", "fixed end", "rigid wall"), (), (*_HELD, *LEVEL), ("wall",)),
    Role("surface", ("surface", "track", "air track", "horizontal surface", "table top", "bench", "ice", "frictionless surface",
                     "rail", "tabletop", "table", "floor"), (), LEVEL, ("surface", "track", "bench")),
)  # fmt: skip

RELATIONS = (
    RelationSpec("attached", ("spring", "wall"), (*_HELD, *LEVEL)),
    RelationSpec("attached", ("spring", "ceiling"), _FROM_ABOVE),
    RelationSpec("attached", ("block", "spring"), (HANGING, RELEASED, VERTICAL, OSCILLATES)),
    RelationSpec("below", ("block", "spring"), _FROM_ABOVE, required=False),
    RelationSpec("below", ("spring", "ceiling"), _FROM_ABOVE, required=False),
    RelationSpec("on", ("spring", "floor"), _ON_SPRING, required=False),
    RelationSpec("attached", ("spring", "floor"), _ON_SPRING),
    RelationSpec("above", ("block", "spring"), _ON_SPRING),
    RelationSpec("on", ("block", "spring"), (RESTING,), required=False),
    RelationSpec("on", ("block", "surface"), LEVEL),
    RelationSpec("contact", ("hand", "spring"), _HELD),
    RelationSpec("contact", ("block", "spring"), (RESTING, LAUNCH, LAUNCH_UP, LAUNCH_ROUGH, LAUNCH_PATCH)),
    RelationSpec("separated", ("block", "spring"), (CAUGHT, CAUGHT_ROUGH), required=False),
    RelationSpec("attached", ("first", "ceiling"), COMBINED_HANG),
    RelationSpec("attached", ("first", "second"), SERIES_TWO),
    RelationSpec("attached", ("block", "second"), COMBINED_HANG),
    RelationSpec("attached", ("second", "ceiling"), ("parallel_hanging", "identical_parallel_hanging")),
    RelationSpec("attached", ("block", "first"), ("parallel_hanging", "identical_parallel_hanging")),
    RelationSpec("adjacent", ("first", "second"), PARALLEL_TWO, required=False),
    RelationSpec("attached", ("piece", "spring"), (CUT,), required=False),
)  # fmt: skip

# Level scenes: the spring is deformed along +x; the restoring force points along -x.
DIRECTIONS = (
    Direction("down", (0, -1), ("vertically downward", "downward", "straight down", "down", "downwards", "vertically down",
                                "toward the ground", "toward the earth", "toward the floor", "↓", "-y")),
    Direction("up", (0, 1), ("vertically upward", "upward", "straight up", "up", "upwards", "vertically up", "toward the ceiling",
                             "↑", "+y", "perpendicular to the surface", "normal to the surface", "upward, along the spring")),
    Direction("restoring", (-1, 0), (
        "toward the equilibrium position", "opposite to the displacement", "back toward equilibrium", "toward equilibrium",
        "opposite to the deformation", "opposite to the stretch", "opposite to the compression", "toward the natural length",
        "against the displacement", "opposite to displacement", "opposite the compression", "opposite the displacement",
        "outward, opposite to the compression", "away from the wall, opposite to the compression", "along the launch direction",
        "in the direction of motion of the launched block"), (*_HELD, *LEVEL)),
    Direction("displaced", (1, 0), (
        "away from equilibrium", "in the direction of the displacement", "along the displacement", "away from the equilibrium position",
        "along the deformation", "in the direction of the stretch", "in the direction of the compression",
        "with the displacement"), (*_HELD, *LEVEL)),
    Direction("against_motion", (-1, 0), (
        "opposite to the motion", "against the motion", "opposite to the velocity", "opposite to its motion", "backward", "against its motion",
        "opposite to the direction of motion", "opposing the motion"), (CAUGHT, CAUGHT_ROUGH)),
    Direction("with_motion", (1, 0), ("in the direction of motion", "along the motion", "in the direction of the motion",
                                      "in the direction of its motion", "forward", "along the direction of motion"),
              (CAUGHT, CAUGHT_ROUGH)),
)  # fmt: skip

_GRAVITY = ("gravity", "weight", "gravitational force", "force of gravity", "W", "F_g", "mg", "G")
_NORMAL = (
    "normal force",
    "normal",
    "normal reaction",
    "N",
    "F_N",
    "support force",
    "reaction of the surface",
)
_SPRING = ("spring force", "force of the spring", "elastic force", "restoring force", "F_s", "F_spring", "springForce", "F_sp", "Hooke force",
           "force from the spring", "spring")  # fmt: skip
_STEADY = (HANGING, RESTING)
_PUSHING = (LAUNCH, LAUNCH_ROUGH, LAUNCH_PATCH)

FORCES = (
    ForceSpec("gravity", "block", "down", F_g, _GRAVITY, (*_STEADY, RELEASED, DROPPED, VERTICAL, LAUNCH_UP, *LEVEL, *COMBINED_HANG)),
    ForceSpec("normal force", "block", "up", N, _NORMAL, LEVEL),
    ForceSpec("spring force", "block", "up", F_s, _SPRING, (*_STEADY, LAUNCH_UP)),
    # What it is there and then depends on the moment that is meant: its size is left open.
    ForceSpec("spring force", "block", "up", F_x, _SPRING, (VERTICAL,)),
    ForceSpec("spring force", "block", "restoring", F_x, _SPRING, (OSCILLATES,)),
    ForceSpec("spring force", "block", "restoring", F_s, _SPRING, _PUSHING),
    ForceSpec("spring force", "block", "against_motion", F_x, _SPRING, (CAUGHT, CAUGHT_ROUGH)),
    ForceSpec("spring force", "hand", "restoring", F_s, _SPRING, (STRETCHED, COMPRESSED)),
    ForceSpec("friction", "block", "against_motion", f_k, ("kinetic friction", "friction", "friction force", "f_k"), ROUGH, Gt(mu_k, 0)),
)  # fmt: skip

_SEEN = 1.000001


def _reaches(stretch: Symbol) -> tuple[Choice, ...]:
    return (
        Choice("touches the floor", Ge(stretch, H),
               ("it touches the floor", "the {block} touches the floor", "it reaches the floor", "touches the floor", "reaches the floor",
                "hits the floor", "strikes the floor", "it hits the floor", "yes")),
        Choice("stays clear of the floor", Lt(stretch, H),
               ("it stays clear of the floor", "the {block} stays clear of the floor", "it does not touch the floor",
                "stays above the floor", "does not reach the floor", "does not touch the floor", "does not hit the floor",
                "stays clear of the floor", "clears the floor", "remains above the floor", "never reaches the floor", "no")),
    )  # fmt: skip


_TOUCH = (
    "touch the floor",
    "reach the floor",
    "hit the floor",
    "clear of the floor",
    "strike the floor",
)
_STORES = ("stores more energy", "store more energy", "stores the larger", "stores more elastic", "more elastic energy", "has more energy",
           "greater elastic energy", "more potential energy")  # fmt: skip

_ENDS = (
    "where spring is stretched most",
    "where spring is compressed most",
    "where spring is most stretched",
    "where spring is most compressed",
    "spring is stretched most",
    "spring is compressed most",
    "at greatest stretch",
    "at greatest compression",
    "where stretch is greatest",
    "fully stretched",
    "fully compressed",
    "turning points",
    "at the turning points",
    "turning point",
    "at the ends",
    "at the extremes",
    "at maximum displacement",
    "extreme positions",
    "endpoints",
    "end points",
    "ends of its motion",
    "amplitude",
    "extremes",
    "greatest displacement",
    "largest displacement",
    "maximum displacement",
    "farthest from equilibrium",
    "highest points",
    "highest point",
)
_MIDDLE = (
    "where spring has its natural length",
    "spring has its natural length",
    "natural length",
    "unstretched length",
    "spring is relaxed",
    "spring is unstretched",
    "spring is neither stretched nor compressed",
    "neither stretched nor compressed",
    "equilibrium position",
    "at the equilibrium position",
    "equilibrium",
    "the middle",
    "in the middle",
    "the center",
    "the centre",
    "midpoint",
    "lowest point",
    "at the lowest point",
    "at the bottom",
    "the bottom",
    "passes through equilibrium",
)
_EVERYWHERE = (
    "the same everywhere",
    "it is the same everywhere",
    "everywhere",
    "constant",
    "does not change",
)


def _where(*things: str) -> tuple[str, ...]:
    """Return the ways to ask where in the motion something is greatest."""
    most = (
        "greatest",
        "largest",
        "maximum",
        "highest",
        "maximal",
        "biggest",
        "at its maximum",
        "at its greatest",
        "a maximum",
    )
    asks = ("where is", "at what point is", "at which point is", "in what position is", "in which position is", "at what position is",
            "at which position is", "when is", "at what points is", "at which points is", "where in its motion is", "where on its path is")  # fmt: skip
    said = (*(f"{ask} {kind}{thing} {size}" for ask in asks for thing in things for size in most
              for kind in ("", "the magnitude of ", "the size of ")),
            *(f"{thing} is {size} at" for thing in things for size in most))  # fmt: skip
    other = tuple(f"{size} {thing}" for thing in things for size in most[:4])
    return (
        *said,
        *(f"have {size}" for size in other),
        *(f"has {size}" for size in other),
        *(f"does it have {size}" for size in other),
    )


def _where_zero(*things: str) -> tuple[str, ...]:
    """Return the ways to ask where in the motion something vanishes."""
    asks = ("where is", "at what point is", "at which point is", "in which position is", "at which position is", "when is", "at which points is")  # fmt: skip
    return (
        *(
            f"{ask} {thing} {zero}"
            for ask in asks
            for thing in things
            for zero in ("zero", "equal to zero")
        ),
        *(
            f"{verb} zero {thing}"
            for verb in ("have", "has", "with", "does it have")
            for thing in things
        ),
        *(f"{own} {thing} zero" for own in ("its", "is its") for thing in things),
    )


OUTCOMES = (
    Outcome(
        "greatest_at_the_ends", _where("acceleration", "its acceleration", "force on it", "force", "restoring force", "spring force", "elastic potential energy", "potential energy", "elastic energy"),
        (
            Choice("turning points", true, _ENDS),
            Choice("equilibrium", false, _MIDDLE),
            Choice("everywhere", false, _EVERYWHERE),
        ),
        SWINGS, in_effects=False,
    ),
    Outcome(
        "greatest_in_the_middle", (*_where("speed", "its speed", "kinetic energy", "its kinetic energy", "velocity"), *(f"where {does} {body} {fastest}" for does in ("does", "is") for body in ("block", "it", "cart", "glider", "mass", "body", "object") for fastest in ("move fastest", "fastest", "moving fastest", "go fastest"))),
        (
            Choice("turning points", false, _ENDS),
            Choice("equilibrium", true, _MIDDLE),
            Choice("everywhere", false, _EVERYWHERE),
        ),
        SWINGS, in_effects=False,
    ),
    Outcome(
        "zero_in_the_middle", _where_zero("acceleration", "net force", "restoring force", "force", "net force on it"),
        (
            Choice("turning points", false, _ENDS),
            Choice("equilibrium", true, _MIDDLE),
            Choice("nowhere", false, ("nowhere", "at no point", "never", "halfway")),
        ),
        SWINGS, in_effects=False,
    ),
    Outcome(
        "zero_at_the_ends", _where_zero("speed", "velocity", "kinetic energy"),
        (
            Choice("turning points", true, _ENDS),
            Choice("equilibrium", false, _MIDDLE),
            Choice("nowhere", false, ("nowhere", "at no point", "never", "halfway")),
        ),
        SWINGS, in_effects=False,
    ),
    Outcome("floor_lowered", _TOUCH, _reaches(Delta_x), (HANGING,), in_effects=False),
    Outcome("floor_released", _TOUCH, _reaches(x_max), (RELEASED,), in_effects=False),
    Outcome(
        "more_energy", _STORES,
        (
            Choice("spring 1", Gt(U_1, _SEEN * U_2), ("{first}", "it is {first}", "the {first}")),
            Choice("spring 2", Gt(U_2, _SEEN * U_1), ("{second}", "it is {second}", "the {second}")),
        ),
        TWO, in_effects=False,
    ),
    Outcome(
        "floor_claim_lowered", (),
        (
            Choice("touches", Ge(Delta_x, H), ("the {block} touches the floor", "the {block} reaches the floor", "the {block} hits the floor")),
            Choice("clear", Lt(Delta_x, H), ("the {block} stays clear of the floor", "the {block} does not touch the floor",
                                             "the {block} does not reach the floor")),
        ),
        (HANGING,),
    ),
    Outcome(
        "floor_claim_released", (),
        (
            Choice("touches", Ge(x_max, H), ("the {block} touches the floor", "the {block} reaches the floor", "the {block} hits the floor")),
            Choice("clear", Lt(x_max, H), ("the {block} stays clear of the floor", "the {block} does not touch the floor",
                                           "the {block} does not reach the floor")),
        ),
        (RELEASED,),
    ),
    Outcome(
        "energy_claim", (),
        (
            Choice("spring 1", Gt(U_1, _SEEN * U_2), ("{first} stores more energy", "{first} stores more elastic energy", "{first} stores the larger energy")),
            Choice("spring 2", Gt(U_2, _SEEN * U_1), ("{second} stores more energy", "{second} stores more elastic energy",
                                                      "{second} stores the larger energy")),
        ),
        TWO,
    ),
)  # fmt: skip
