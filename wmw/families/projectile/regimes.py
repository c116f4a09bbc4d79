"""How a body is thrown: regimes, the words that tell them, facts, sign conventions."""

from __future__ import annotations

from wmw.core.family import Axis, Convention, Fact, Ge, Gt, Le, Lt, Regime
from wmw.core.wordings import ONE_OF_TWO_TIMES
from wmw.families.projectile.asking import SHAPES
from wmw.families.projectile.symbols import (
    AGAINST,
    AIM,
    CLIFF,
    CLIFF_MOMENT,
    COMPARE,
    DOWN,
    DOWN_MOMENT,
    DOWNS,
    FLAT,
    FLAT_MOMENT,
    FLATS,
    FROM_HEIGHT,
    LEVEL,
    LEVEL_MOMENT,
    PASS,
    RAISED,
    UPWARD,
    WALL,
    Delta_tot,
    Delta_y,
    R,
    R_max,
    a_y,
    g,
    g_ratio,
    h_0,
    h_top,
    phi_s,
    t_el,
    t_flight,
    theta,
    theta_b,
    v_0,
    v_0x,
    v_0y,
    v_fy,
    v_yt,
    x_t,
    y_p,
    y_t,
    y_w,
)

_PERCH = ("building", "cliff", "tower", "roof", "bridge", "balcony", "from a height", "from the top of", "edge of", "platform", "rooftop", "hill", "window", "table",
          "tabletop", "desk", "counter", "airplane", "plane", "helicopter", "ledge", "top of a", "shelf", "stairs", "castle", "deck", "waterfall", "bench")  # fmt: skip
_OFF = (
    *(f"{verb} off" for verb in ("rolled", "slid", "ran", "walked", "drove", "dived", "dove", "rode")),
    *(f"{verb} {thing} off" for verb in ("rolls", "rolled", "roll", "rolling", "slides", "slid", "slide", "pushes", "pushed", "shoves", "shoved", "knocks", "knocked", "flicks", "flicked")
      for thing in ("it", "ball", "marble", "coin", "toy car", "cup", "glass", "mug", "book", "puck", "pencil", "pen", "eraser", "can", "stone", "pebble", "toy", "die", "block")),
)  # fmt: skip
"""Ways to leave the level top of something, after which nothing tells an angle."""
_FLAT = (*_OFF, "horizontally", "thrown horizontally", "horizontal velocity", "rolls off", "slides off", "runs off", "flying horizontally", "level flight", "flies level", "flying level", "flies horizontally", "flying straight and level", "horizontal speed",
         "fired horizontally", "kicked horizontally", "launched horizontally", "leaves the table", "horizontal launch", "dives off", "rolling off", "thrown horizontally from", "initially horizontal",
         "horizontally off", "horizontally from", "leaves the edge", "drives off", "dropped from a plane", "walks off", "jumps horizontally", "rides off", "off horizontal", "leaves a horizontal", "leave the table", "leaves a table", "leave the edge", "leaving the table", "leaves the horizontal", "left the table",
         "leave the desk", "leaves the desk", "leave the roof", "leaves the roof", "leave the counter", "leaves the counter", "leave the bench", "leaves the bench", "leaves a bench", "horizontal table top", "horizontal tabletop", "pushed off", "knocked off", "horizontal platform", "horizontal roof", "horizontal ledge", "horizontal ramp", "horizontal deck", "horizontal shelf", "horizontal bench", "horizontal surface", "end of horizontal", "edge of horizontal", "shoots off", "flies off", "shot off", "sails off", "comes off", "swept off", "speeds off", "skates off", "skis off", "flows horizontally", "leaves horizontal", "horizontal nozzle", "horizontal pipe", "horizontal barrel", "level barrel",
         *(f"level {place}" for place in ("ramp", "edge", "ledge", "roof", "rooftop", "table", "tabletop", "deck", "shelf", "bench", "platform", "jump", "track", "take-off", "takeoff")))  # fmt: skip
_THROWN_FLAT = (*_OFF, "thrown horizontally", "fired horizontally", "kicked horizontally", "launched horizontally", "rolls off", "slides off", "runs off", "flying horizontally", "level flight", "rolling off",
                "horizontal launch", "projected horizontally", "hit horizontally", "shot horizontally", "moving horizontally", "horizontally at", "horizontally with", "flicked horizontally", "horizontally off", "horizontally from the top", "horizontally from a")  # fmt: skip
_SLOPED = ("above the horizontal", "angle of", "above horizontal", "to the horizontal", "with the horizontal", "at an angle", "launched at", "kicked at", "upward at", "projectile", "elevation",
           "level ground", "range", "kicked", "launched", "fired", "projected", "thrown", "hit", "struck", "golf", "arrow", "cannon", "soccer", "football", "javelin", "level fairway", "fairway", "level field", "golfer", "hits", "from ground level", "level pitch")  # fmt: skip
_BELOW = (
    "degrees below the horizontal",
    "below the horizontal",
    "below horizontal",
    "downward at an angle",
    "downwards at an angle",
    "obliquely downward",
    "angle of depression",
)
_ASKED_BELOW = tuple(
    f"{what} angle below {horizontal}"
    for what in ("what", "which", "find", "calculate", "determine")
    for horizontal in ("the horizontal", "horizontal")
)
"""An angle that is asked for tells nothing of the launch."""
_OFF_LEVEL = ("horizontal platform", "horizontal roof", "horizontal ledge", "horizontal table", "horizontal ramp", "end of horizontal", "edge of horizontal")  # fmt: skip
_UPWARD = (
    "above the horizontal",
    "above horizontal",
    "upward at",
    "upwards at",
    "angle of elevation",
    "obliquely upward",
    "upward at an angle",
    "at an angle of",
)
_TWO_ANGLES = ("two angles", "two launch angles", "smaller of the two", "larger of the two", "lower of the two", "higher of the two", "smaller angle", "larger angle", "two possible angles", "two elevation angles", "two angles of elevation", "two angles of projection", "two elevations", "two firing angles", "smaller one", "larger one", "smaller of them", "larger of them", "two directions", "steeper of the two",
               "flatter of the two", "smaller launch angle", "larger launch angle", "possible launch angles", "two different angles")  # fmt: skip
_WALL = (
    "wall",
    "fence",
    "crossbar",
    "barrier",
    "hedge",
    "obstacle",
    "goal",
    "clear the",
    "clears the",
    "net",
    "goalpost",
    "goal posts",
    "posts",
    "goalposts",
)
_THEN = (
    "after",
    "later",
    "when",
    "at that moment",
    "that moment",
    "then",
    "at time",
    "at the instant",
    "at a time",
    "has travelled",
    "at a horizontal distance",
    "second after",
    "at t",
    "seconds into",
)
_SECOND = (
    "second throw",
    "another throw",
    "second one",
    "other throw",
    "second kick",
    "second shot",
    "two throws",
    "two balls",
    "other at",
)
_RAISED = ("onto a platform", "onto a roof", "onto a ledge", "onto the roof", "onto the platform", "lands on a platform", "lands on a roof", "lands on the roof", "higher level", "onto a building",
           "lands on top of", "onto the top of", "raised platform")  # fmt: skip
_STRUCK = (
    *(f"{verb} {thing}" for verb in ("strike", "strikes", "striking", "hit", "hits", "hitting", "reach", "reaches", "meet", "meets")
      for thing in ("building", "house", "tower", "hotel", "tree", "cliff", "cliff face", "side of building", "side of house", "face of building")),
    "burning building", "burning house", "building on fire",
)  # fmt: skip
"""What is met by something that is sent up from the ground, and no place that it starts from."""
_FROM_THE_GROUND = ("ground level fire hose", "ground level hose", "hose at ground level", "held at ground level", "from ground level", "at ground level", "from the ground", "hose on the ground", "burning building", "burning house", "building on fire")  # fmt: skip
_PASSES = (
    "at what times",
    "twice",
    "way up",
    "way down",
    "passes a height",
    "pass a height",
    "passing a height",
    "first time",
    "second time",
    "two times",
    "times at which",
    *ONE_OF_TWO_TIMES,
)
_VERTICAL = (
    "straight up",
    "straight down",
    "vertically upward",
    "vertically upwards",
    "vertically downward",
    "dropped from rest",
    "straight upward",
    "from rest",
)

_FREE = ("no air resistance",)
_FLAT_GROUND = ("no air resistance", "launch and landing are at the same level")

REGIMES = (
    Regime(
        LEVEL, "launched at an angle over level ground", cues=_SLOPED, needs_cue=True,
        rules_out=(*_PERCH, *_THROWN_FLAT, *_BELOW, *_TWO_ANGLES, *_SECOND, *_RAISED, *_VERTICAL, "pass a height", "passes a height", "at what times", "twice", "second arrow", "second ball", "second stone", "another arrow", "another ball", "has same range", *SHAPES),
        conditions=(Gt(v_0, 0), Gt(theta, 0)), assumptions=_FLAT_GROUND,
    ),
    Regime(
        LEVEL_MOMENT, "over level ground, seen at one moment", cues=_THEN, needs_cue=True,
        rules_out=(*_PERCH, *_THROWN_FLAT, *_TWO_ANGLES, *_SECOND, *_RAISED, *_VERTICAL),
        conditions=(Gt(v_0, 0), Gt(theta, 0), Le(t_el, t_flight)), assumptions=_FLAT_GROUND,
    ),
    Regime(
        WALL, "over level ground towards a wall", cues=_WALL, needs_cue=True,
        rules_out=(*_THROWN_FLAT, *_BELOW, *_TWO_ANGLES, *_SECOND, *_RAISED, *_VERTICAL, "cliff", "building", "from a height"),
        conditions=(Gt(v_0, 0), Gt(theta, 0), Gt(y_w, 0), Le(x_t, R)), assumptions=_FLAT_GROUND,
    ),
    Regime(
        AIM, "the angles for a given range on level ground", cues=("angle", "angles", *_TWO_ANGLES), needs_cue=True,
        rules_out=(*_PERCH, *_THROWN_FLAT, *_BELOW, *_SECOND, *_RAISED, *_VERTICAL, *_WALL),
        conditions=(Lt(R, R_max),), assumptions=_FLAT_GROUND,
    ),
    Regime(
        AGAINST, "from the ground against the side of a building", cues=_STRUCK, needs_cue=True, drawn=False,
        rules_out=(*_THROWN_FLAT, *_BELOW, *_TWO_ANGLES, *_SECOND, *_RAISED, *_VERTICAL, "roof", "rooftop", "balcony", "ledge", "bridge", "edge of", "top of", "from a height", "from a window", "from a tower", "from a cliff", "high cliff", "tall cliff", "foot of", "base of"),
        conditions=(Gt(v_0, 0), Gt(theta, 0), Gt(y_t, 0), Le(x_t, R)), assumptions=_FLAT_GROUND,
    ),
    Regime(
        COMPARE, "two throws with the same speed over level ground", cues=_SECOND, needs_cue=True,
        rules_out=(*_PERCH, *_THROWN_FLAT, *_BELOW, *_RAISED, *_VERTICAL, *_WALL, "way up", "way down", "second time", "seconds after", "twice"),
        conditions=(Gt(v_0, 0), Gt(theta, 0), Gt(theta_b, 0)), assumptions=_FLAT_GROUND,
    ),
    Regime(
        PASS, "launched at an angle, passing a height twice", cues=_PASSES, needs_cue=True,
        rules_out=(*_PERCH, *_THROWN_FLAT, *_BELOW, *_TWO_ANGLES, *_RAISED, *_VERTICAL),
        conditions=(Gt(v_0, 0), Gt(theta, 0), Lt(y_p, h_top)), assumptions=("no air resistance", "heights count from the launch"),
    ),
    Regime(
        RAISED, "launched at an angle onto a higher place", cues=_RAISED, needs_cue=True,
        rules_out=(*_THROWN_FLAT, *_BELOW, *_TWO_ANGLES, *_VERTICAL),
        conditions=(Gt(v_0, 0), Gt(theta, 0), Lt(y_p, h_top)), assumptions=("no air resistance", "it lands on its way down"),
    ),
    Regime(
        FLAT, "launched horizontally from a height", cues=_FLAT, needs_cue=True,
        rules_out=(*_UPWARD, *_TWO_ANGLES, *_RAISED, *_VERTICAL, "thrown at an angle", "launched at an angle"),
        conditions=(Ge(v_0, 0), Gt(h_0, 0)), assumptions=_FREE,
    ),
    Regime(
        FLAT_MOMENT, "launched horizontally, seen before it lands", cues=_FLAT, needs_cue=True,
        rules_out=(*_UPWARD, *_TWO_ANGLES, *_RAISED, *_VERTICAL, "thrown at an angle", "launched at an angle"),
        conditions=(Ge(v_0, 0), Gt(h_0, 0), Le(t_el, t_flight)), assumptions=_FREE,
    ),
    Regime(
        CLIFF, "launched upward at an angle from a height", cues=(*_PERCH, "above the ground", "above the floor", "above the court", "above the pitch", "above the field", "above the lawn", "above the grass", "above the water", "above the sand", "at a height of", "above ground"), needs_cue=True,
        rules_out=(*_FROM_THE_GROUND, "level fairway", "level field", "on level ground kicks", "flies level", *_THROWN_FLAT, *_BELOW, *_TWO_ANGLES, *_RAISED, *_VERTICAL, *_SECOND),
        conditions=(Gt(v_0, 0), Gt(theta, 0), Gt(h_0, 0)), assumptions=_FREE,
    ),
    Regime(
        DOWN, "launched downward at an angle from a height", cues=_BELOW, needs_cue=True,
        rules_out=("above the horizontal", "above horizontal", *_THROWN_FLAT, *_ASKED_BELOW, *_OFF_LEVEL, *_TWO_ANGLES, *_RAISED, *_VERTICAL),
        conditions=(Gt(v_0, 0), Gt(theta, 0), Gt(h_0, 0)), assumptions=_FREE,
    ),
    Regime(
        CLIFF_MOMENT, "upward from a height, seen at one moment", cues=(*_PERCH, "above the ground", "above the floor", "above the court", "above the pitch", "above the field", "above the lawn", "above the grass", "above the water", "above the sand", "at a height of", "above ground"), needs_cue=True,
        rules_out=(*_FROM_THE_GROUND, "level fairway", "level field", "on level ground kicks", "flies level", *_THROWN_FLAT, *_BELOW, *_TWO_ANGLES, *_RAISED, *_VERTICAL, *_SECOND),
        conditions=(Gt(v_0, 0), Gt(theta, 0), Gt(h_0, 0), Le(t_el, t_flight)), assumptions=_FREE,
    ),
    Regime(
        DOWN_MOMENT, "downward from a height, seen before it lands", cues=_BELOW, needs_cue=True,
        rules_out=("above the horizontal", "above horizontal", *_THROWN_FLAT, *_ASKED_BELOW, *_OFF_LEVEL, *_TWO_ANGLES, *_RAISED, *_VERTICAL),
        conditions=(Gt(v_0, 0), Gt(theta, 0), Gt(h_0, 0), Le(t_el, t_flight)), assumptions=_FREE,
    ),
)  # fmt: skip

FACTS = (
    # Another world's g must be stated: without it these ratios contradict the Earth's value, and
    # the question is left alone.
    Fact(("on the moon", "moon's surface", "surface of the moon", "lunar"), {g_ratio: 0.1653}),
    Fact(("on mars", "surface of mars"), {g_ratio: 0.3786}),
)  # fmt: skip

_TURNED = {v_fy: -1.0, v_yt: -1.0, Delta_y: -1.0, Delta_tot: -1.0, a_y: -1.0, phi_s: -1.0}

CONVENTIONS = (
    Convention("downward positive", {**_TURNED, v_0y: -1.0}, (*UPWARD, *FLATS)),
    Convention("downward positive, thrown down", _TURNED, DOWNS),
    Convention("upward positive, thrown down", {v_0y: -1.0}, DOWNS),
    Convention("upward positive, angle below with its sign", {v_0y: -1.0, theta: -1.0}, DOWNS),
    Convention("g with a sign", {g: -1.0}, (*UPWARD, *FLATS)),
    Convention("g with a sign, thrown down", {g: -1.0, v_0y: -1.0}, DOWNS),
    Convention("to the left", {v_0x: -1.0, x_t: -1.0, R: -1.0, phi_s: -1.0}, FROM_HEIGHT),
)  # fmt: skip

AXES = (Axis("up", (v_fy, v_yt, Delta_y, Delta_tot, a_y)),)
"""Vertical components count upward."""
