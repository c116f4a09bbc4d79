"""Bodies, relations, directions and forces of circular motion."""

from __future__ import annotations

from sympy import Abs, cos, false, sin

from wmw.core.family import Direction, ForceSpec, Gt, Lt, RelationSpec, Role
from wmw.families.circular_motion.symbols import (
    BANKED,
    BANKED_LIMIT,
    BANKED_ROUGH,
    BANKED_SLOWEST,
    BANKS_ROUGH,
    BUMPS,
    CONICAL,
    DIP,
    F_T,
    FASTER,
    FERRIS,
    FERRIS_BOTTOM,
    FERRIS_TOP,
    FLATS,
    GRIPS,
    HILL,
    HILLS,
    HOLE,
    HORIZONTAL,
    INNER_OUTER,
    ORBIT,
    ORBIT_HIGH,
    ROADS,
    ROD_BOTTOM,
    ROD_BOTTOM_LIMIT,
    ROD_TOP,
    RODS,
    ROTOR,
    ROTOR_LIMIT,
    ROTORS,
    SKIDS,
    STRING_BOTTOM,
    STRING_BOTTOM_LIMIT,
    STRING_TOP,
    STRINGS,
    TABLE,
    TOGETHER,
    TRACK_BOTTOM,
    TRACK_BOTTOM_LIMIT,
    TRACK_TOP,
    TRACKS,
    TWO_RADII,
    UNIFORM,
    WHEELS,
    WHIRLED,
    WIDER,
    F_any,
    F_f,
    N,
    W,
    c_x,
    c_y,
    g,
    mu_s,
    r,
    theta,
    v,
    v_d,
    v_top,
)

_BODIES = (
    "body", "car", "ball", "stone", "puck", "bob", "coin", "rider", "child", "passenger", "cyclist", "motorcycle", "object", "mass", "particle", "toy car", "cart", "rock", "bucket",
    "water", "pilot", "plane", "airplane", "truck", "bicycle", "skater", "bug", "train", "disk", "block", "sphere", "rubber stopper", "stopper", "hammer", "girl", "boy", "person",
    "driver", "roller coaster car", "coaster car", "marble", "satellite", "vehicle", "bus", "runner", "athlete", "astronaut", "tip", "point", "sample", "pebble", "yo-yo", "plug",
    "bead", "student", "man", "woman", "race car", "motorcyclist", "skateboarder", "scooter", "go-kart", "small cart", "ladybird", "screw", "glider", "bobsled", "dot", "chewing gum",
    "gondola", "seat", "chair", "swing", "conker", "key", "insect", "fly",
)  # fmt: skip
_PATHS = (
    "curve", "road", "track", "bend", "turn", "hill", "bump", "dip", "hollow", "loop", "corner", "circular track", "crest", "bridge", "wall", "valley", "banked curve", "flat curve",
    "roundabout", "loop-the-loop", "surface", "drum", "cylinder", "rotor", "hilltop", "circle", "highway", "street", "pavement", "vertical loop", "roadway",
)  # fmt: skip
_STRINGS = (
    "string",
    "cord",
    "thread",
    "rope",
    "wire",
    "rod",
    "line",
    "cable",
    "chain",
    "arm",
    "stick",
    "light rod",
    "light string",
)
_DISCS = ("turntable", "disc", "disk", "wheel", "merry-go-round", "carousel", "Ferris wheel", "platform", "record", "rotor blade", "fan", "centrifuge", "tire", "drum disc", "big wheel",
          "rotating platform", "CD", "rim")  # fmt: skip
_INNER = (
    "inner child",
    "inner rider",
    "inner coin",
    "inner point",
    "inner bug",
    "inner one",
    "inner horse",
    "inner person",
    "inner",
)
_OUTER = (
    "outer child",
    "outer rider",
    "outer coin",
    "outer point",
    "outer bug",
    "outer one",
    "outer horse",
    "outer person",
    "outer",
)
_MASS = (("mass", "m"), ("mass", "M"))
_CORDED = (TABLE, HOLE, HORIZONTAL, CONICAL, *STRINGS, *WHIRLED)

ROLES = (
    Role("body", _BODIES, _MASS, (UNIFORM,), ("coin", "ladybird", "screw")),
    Role("body", ("air puck",), _MASS, (TABLE, HOLE), ("puck", "glider")),
    Role("body", ("tethered ball",), _MASS, (HORIZONTAL, CONICAL, *STRINGS, *WHIRLED), ("ball", "stone", "rubber stopper")),
    Role("body", ("kart",), _MASS, FLATS, ("scooter", "cyclist", "motorcyclist")),
    Role("body", ("sports car",), _MASS, (BANKED, *BANKS_ROUGH, FASTER, WIDER), ("car", "motorcycle")),
    Role("body", ("rider of the wheel",), _MASS, (*WHEELS, ROTOR), ("rider", "child")),
    Role("body", ("small block",), _MASS, (ROTOR_LIMIT,), ("block", "brick")),
    Role("body", ("hill rider",), _MASS, BUMPS, ("cyclist", "skateboarder", "scooter")),
    Role("body", ("model car",), _MASS, TRACKS, ("toy car", "small cart")),
    Role("body", ("knob",), _MASS, RODS, ("ball", "sphere")),
    Role("centre", ("earth", "sun", "planet", "star"), (), (ORBIT, ORBIT_HIGH), ("planet", "star")),
    Role("body", ("satellite", "moon", "space station", "planet"), _MASS, (ORBIT, ORBIT_HIGH), ("satellite", "moon")),
    Role("hanging", ("hanging mass", "hanging block", "hanging weight", "weight"), (), (HOLE,), ("hanging mass", "hanging block")),
    Role("first", ("rider P", "child P", "coin P", "P", "bug P", "point P"), (("radius", "r_1"),), (TWO_RADII,), ("coin P", "bug P")),
    Role("second", ("rider Q", "child Q", "coin Q", "Q", "bug Q", "point Q"), (("radius", "r_2"),), (TWO_RADII,), ("coin Q", "bug Q")),
    Role("inner", _INNER, (("radius", "r_1"),), (INNER_OUTER,), ("inner coin", "inner child")),
    Role("outer", _OUTER, (("radius", "r_2"),), (INNER_OUTER,), ("outer coin", "outer child")),
    Role("string", _STRINGS, (("length", "r"),), (TABLE, HOLE, HORIZONTAL, *STRINGS, *WHIRLED), ("string", "cord", "thread", "line")),
    Role("string", ("conical pendulum string",), (("length", "L"),), (CONICAL,), ("string", "cord", "thread", "line")),
    Role("string", ("rigid rod", "stiff rod"), (("length", "r"),), RODS, ("rod", "stick")),
    Role("disc", _DISCS, (("diameter", "d"),), (UNIFORM, *TOGETHER), ("platform", "disc")),
    Role("disc", ("observation wheel",), (("diameter", "d"),), WHEELS, ("Ferris wheel",)),
    Role("path", _PATHS, (("radius", "R"),), (*ROADS, FASTER, WIDER), ("curve", "bend")),
    Role("path", ("rise",), (("radius", "R"),), HILLS, ("hill", "bump")),
    Role("path", ("trench",), (("radius", "R"),), (DIP,), ("dip", "hollow")),
    Role("path", ("loop track",), (("radius", "r"),), TRACKS, ("loop",)),
    Role("path", ("rotor wall",), (("radius", "R"),), ROTORS, ("wall",)),
    Role("table", ("table", "air table", "tabletop", "frictionless table", "horizontal table", "ice", "smooth table"), (), (TABLE, HOLE), ("table", "air table")),
    Role("support", ("support", "ceiling", "hook", "pivot", "post", "fixed point", "pole", "peg", "axis", "pin"), (), (CONICAL,), ("hook", "ceiling", "post")),
)  # fmt: skip

_ON_PATH = (*ROADS, *BUMPS, FASTER, WIDER)
RELATIONS = (
    RelationSpec("on", ("body", "disc"), (UNIFORM, *WHEELS)),
    RelationSpec("on", ("first", "disc"), (TWO_RADII,)),
    RelationSpec("on", ("second", "disc"), (TWO_RADII,)),
    RelationSpec("on", ("inner", "disc"), (INNER_OUTER,)),
    RelationSpec("on", ("outer", "disc"), (INNER_OUTER,)),
    RelationSpec("on", ("body", "table"), (TABLE, HOLE)),
    RelationSpec("attached", ("body", "string"), (*_CORDED, *RODS)),
    RelationSpec("attached", ("string", "support"), (CONICAL,)),
    RelationSpec("below", ("body", "support"), (CONICAL,), required=False),
    RelationSpec("on", ("body", "path"), _ON_PATH),
    RelationSpec("contact", ("body", "path"), (*_ON_PATH, *TRACKS, *ROTORS), required=False),
    RelationSpec("in", ("body", "path"), TRACKS),
    RelationSpec("contact", ("body", "path"), ROTORS),
    RelationSpec("supported_by", ("body", "path"), _ON_PATH, required=False),
)  # fmt: skip

# The centre lies to the left of a body on a horizontal circle; the string leans that way.
DIRECTIONS = (
    Direction("down", (0, -1), (
        "vertically downward", "downward", "straight down", "vertically down", "down", "toward the ground", "downwards", "↓", "vertically downwards")),
    Direction("up", (0, 1), (
        "vertically upward", "upward", "straight up", "vertically up", "up", "upwards", "↑", "vertically upwards", "perpendicular to the table", "away from the ground",
        "normal to the table", "up, perpendicular to the road", "upward, perpendicular to the road", "perpendicular to the table, upward")),
    Direction("toward the centre", (c_x, c_y), (
        "toward the center of the circle", "toward the center", "inward, toward the center of the circle", "toward the centre", "towards the center", "towards the centre",
        "toward the centre of the circle", "towards the centre of the circle", "towards the center of the circle", "inward", "inwards", "radially inward", "toward the center of the curve",
        "toward the centre of the curve", "centripetal", "toward the inside of the curve", "horizontally toward the center", "toward the axis", "toward the axis of rotation", "to the center",
        "towards the center of the curve", "horizontal, toward the center", "horizontally inward", "toward the center of the loop", "toward the center of the turn", "radially inwards",
        "sideways, toward the center", "toward the middle", "horizontally toward the center of the circle", "horizontally, toward the center of the circle",
        "toward the center of the circular path", "into the curve", "horizontally toward the center of the curve")),
    Direction("away from the centre", (-c_x, -c_y), (
        "away from the center of the circle", "away from the center", "outward", "away from the centre", "radially outward", "outwards", "away from the center of the curve", "out of the curve",
        "toward the outside of the curve", "away from the axis", "radially outwards", "away from the centre of the circle", "horizontally outward")),
    Direction("along the string", (-sin(theta), cos(theta)), (
        "along the {string} toward the center of the circle", "along the {string}", "along the {string}, toward the center of the circle", "along the {string} toward the center",
        "along the {string} toward the {support}", "along the {string}, toward the {support}", "along the {string} inward", "inward along the {string}", "along the {string}, inward",
        "up along the {string}", "along the {string}, toward the center", "toward the {support}", "upward along the {string}", "along the {string} towards the centre", "along the {string} upward",
        "along the string toward the hand", "toward the hand")),
    Direction("along the leaning string", (-sin(theta), cos(theta)), (
        "up along the {string}, toward the {support}", "along the {string}, up toward the {support}", "obliquely upward along the {string}")),
    Direction("out of the road", (-sin(theta), cos(theta)), (
        "perpendicular to the {path}", "perpendicular to the surface of the {path}", "at right angles to the surface of the {path}", "normal to the {path}", "perpendicular to the road",
        "perpendicular to the surface", "normal to the surface", "perpendicular to the road surface", "perpendicular to the banked surface", "perpendicular to the bank", "normal to the road",
        "perpendicular to the track", "perpendicular to the banked road", "perpendicular to the incline", "out of the surface", "perpendicular to the banked curve")),
    Direction("down the bank", (-cos(theta), -sin(theta)), (
        "down the bank", "down the slope of the {path}", "down the slope", "down the incline", "down the banked surface", "along the bank, downward", "along the surface, downward", "down the road surface",
        "down along the road", "down along the bank", "parallel to the surface, downward", "along the road surface, down the slope", "parallel to the road, down the slope", "downslope",
        "along the road surface, down the bank", "along the road, down the bank", "down the banked road", "down the banked curve", "along the bank, toward its lower edge")),
    Direction("up the bank", (cos(theta), sin(theta)), (
        "up the bank", "up the slope of the {path}", "up the slope", "up the incline", "up the banked surface", "along the bank, upward", "along the surface, upward", "up the road surface",
        "up along the road", "up along the bank", "parallel to the surface, upward", "along the road surface, up the slope", "parallel to the road, up the slope", "upslope",
        "along the road surface, up the bank", "along the road, up the bank", "up the banked road", "up the banked curve")),
    Direction("forward", (0, 0), ("along the motion", "forward", "in the direction of motion", "tangential", "tangent to the circle", "along the velocity", "tangentially")),
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
    "m g",
)
_NORMAL = ("normal force", "normal", "support force", "N", "F_N", "normal reaction", "reaction", "push of the road", "seat force", "force of the seat", "road force", "track force",
           "contact force", "force of the track", "seat", "F_n", "n", "normal force from the track", "wall force")  # fmt: skip
_TENSION = (
    "tension",
    "tension force",
    "string tension",
    "T",
    "F_T",
    "string force",
    "pull of the string",
    "rope tension",
    "force of the string",
    "pull",
    "tension in the string",
)
_FRICTION = (
    "static friction",
    "friction",
    "friction force",
    "f_s",
    "f",
    "F_f",
    "frictional force",
    "force of friction",
    "F_fr",
)

_HOLDING = (*_FRICTION, *_TENSION, *_NORMAL)
_OPEN = (UNIFORM, FASTER, WIDER)
_LOW_CORDS = (STRING_BOTTOM, STRING_BOTTOM_LIMIT, ROD_BOTTOM, ROD_BOTTOM_LIMIT)
_KEEPS_UP = Gt(v_top**2, g * r)

FORCES = (
    ForceSpec("gravity", "body", "down", W, _GRAVITY),
    # It acts in a turning frame only.
    ForceSpec("centrifugal force", "body", "away from the centre", F_any, ("centrifugal force", "centrifugal"), (), false),
    # What holds the body on its circle is left open here, and how large it is.
    ForceSpec("holding force", "body", "toward the centre", F_any, _HOLDING, _OPEN),
    ForceSpec("supporting force", "body", "up", F_any, _NORMAL, _OPEN),
    ForceSpec("tension", "body", "along the string", F_T, _TENSION, (TABLE, HOLE, HORIZONTAL, *_LOW_CORDS, *WHIRLED[:2])),
    ForceSpec("tension", "body", "along the leaning string", F_T, _TENSION, (CONICAL,)),
    ForceSpec("tension", "body", "along the string", F_T, _TENSION, (STRING_TOP,), Gt(v_top**2, g * r)),
    ForceSpec("normal force", "body", "up", N, _NORMAL, (TABLE, HOLE, *FLATS, DIP)),
    ForceSpec("normal force", "body", "up", N, _NORMAL, (HILL,), Lt(v**2, g * r)),
    ForceSpec("normal force", "body", "up", F_any, _NORMAL, (FERRIS,)),
    ForceSpec("normal force", "body", "up", N, _NORMAL, (FERRIS_TOP, FERRIS_BOTTOM), Gt(N, 0)),
    ForceSpec("normal force", "body", "out of the road", N, _NORMAL, (BANKED,)),
    ForceSpec("normal force", "body", "toward the centre", N, _NORMAL, (*ROTORS, TRACK_BOTTOM, TRACK_BOTTOM_LIMIT)),
    ForceSpec("normal force", "body", "toward the centre", N, _NORMAL, (TRACK_TOP,), _KEEPS_UP),
    ForceSpec("static friction", "body", "toward the centre", F_f, _FRICTION, GRIPS),
    ForceSpec("friction", "body", "toward the centre", F_any, ("friction", "friction force", "sliding friction", "kinetic friction", *_FRICTION), (SKIDS,)),
    ForceSpec("normal force", "body", "out of the road", N, _NORMAL, (BANKED_LIMIT, BANKED_SLOWEST)),
    ForceSpec("friction", "body", "down the bank", F_f, _FRICTION, (BANKED_LIMIT,), Gt(mu_s, 0)),
    ForceSpec("friction", "body", "up the bank", F_f, _FRICTION, (BANKED_SLOWEST,), Gt(mu_s, 0)),
    ForceSpec("normal force", "body", "out of the road", F_any, _NORMAL, (BANKED_ROUGH,)),
    ForceSpec("friction", "body", "down the bank", F_any, _FRICTION, (BANKED_ROUGH,), Gt(v, 1.000001 * v_d)),
    ForceSpec("friction", "body", "up the bank", F_any, _FRICTION, (BANKED_ROUGH,), Lt(1.000001 * v, v_d)),
    ForceSpec("static friction", "body", "up", F_f, _FRICTION, ROTORS),
    ForceSpec("pull of the rod", "body", "along the string", Abs(F_T), ("tension", "pull of the rod", "force of the rod", *_TENSION), (ROD_TOP,), Gt(v_top**2, g * r)),
    ForceSpec("push of the rod", "body", "away from the centre", Abs(F_T), ("push of the rod", "force of the rod", "compression", "rod force", "support force", *_TENSION), (ROD_TOP,),
              Lt(v_top**2, g * r)),
)  # fmt: skip
