"""What questions about projectiles give, with the names and cues they go by."""

from __future__ import annotations

from wmw.core.family import Grid, Quantity
from wmw.families.projectile.asking import ABOVE_GROUND, PERCHES, each
from wmw.families.projectile.symbols import (
    R,
    g,
    g_E,
    h_0,
    m,
    t_el,
    t_flight,
    theta,
    theta_b,
    theta_vert,
    v_0,
    x_t,
    y_p,
    y_w,
)

_IN_FRONT = tuple(
    f"{where} … in front of" for where in ("lands", "ground", "floor", "lawn", "grass", "water")
)
"""Words around the distance at which something comes down before what sent it off."""

_LANDS_OUT = tuple(
    f"{verb} the {ground} … {out}"
    for verb in ("hits", "strikes", "reaches", "lands on", "touches", "meets")
    for ground in ("ground", "floor", "water", "sea", "lawn", "street", "pavement")
    for out in ("away", "out", "further on", "farther on")
    if (ground, out) != ("ground", "away") or verb not in ("hits", "strikes")
)
_WHERE_IT_LANDS = tuple(
    f"where {aux} {{}} {lands}"
    for aux in ("does", "will", "would")
    for lands in ("land", "hit the ground", "hit the floor", "strike the ground", "come down")
)

_THROWN_LEVEL = (
    r"\b(?:thr[oe]wn?|throws|fire[sd]?|kick(?:s|ed)?|launch(?:es|ed)?|project(?:s|ed)|hits?|shot|shoots|roll(?:s|ed)?|slid(?:es?)?"
    r"|flick(?:s|ed)|toss(?:es|ed)|hurl(?:s|ed)|flung|leaves?|left)(?: \w+){0,2} horizontally\b"
    r"|\b(?:rolls|rolled|slides|slid|runs|ran|pushed|knocked|drives|drove|walks) off\b"
)
"""Words of a level throw, whose angle nobody asks for."""
_WHERE_THEN = (
    r"\b(?:horizontal distance|how far) (?:(?!hit|strik|land|reach|arriv|com|fall|fly|flies|travel)[a-z]\w* ){0,9}?"
    r"(?:after|at) \d[\d ]* (?:s|seconds)\b"
)
"""What asks where a body is after so many seconds, and not how far it comes."""

GIVENS = (
    Quantity(
        g, "g", "acceleration of free fall", "m/s^2", 0.1, 300,
        aliases=("g", "gravity", "gravitational_acceleration", "g_accel", "acceleration_due_to_gravity", "grav",
                 "free_fall_acceleration", "g_moon", "g_planet", "g_mars"),
        cues=("acceleration of free fall", "free fall acceleration", "acceleration due to gravity", "gravitational acceleration", "free fall", "gravity",
              "gravitational", "acceleration"),
        asked=("acceleration due to gravity", "value of g"), moment="constant", choices=(9.8, 9.81, 10.0),
    ),
    Quantity(g_E, "g_E", "acceleration of free fall on the Earth", "m/s^2", 9, 11, aliases=("g_E", "g_earth", "g_0"), cues=("on earth", "earth's"),
             moment="constant", choices=(9.8,)),
    Quantity(
        h_0, "h", "height of the launch above the ground", "m", 0.01, 4000, Grid(6, 60, 1),
        aliases=("h_0", "initial_height", "launch_height", "h_i", "drop_height", "h_start", "start_height", "release_height", "building_height", "cliff_height",
                 "tower_height", "height_of_building", "height_of_cliff", "H_0", "h_initial", "height_initial", "h_cliff", "h_building", "h_table", "table_height",
                 "height_above_ground", "roof_height", "altitude", "starting_height", "fall_height", "height_of_table", "vertical_drop"),
        cues=("from a height of", "at a height of", "above the ground", "high", "tall", "above the water", "above the street", "above the floor", "above", "cliff", "building", "tower", "bridge",
              "roof", "balcony", "table", "altitude of", "altitude", "edge", "platform", "height", "top of", "above the sea", "above level ground", "lower", "lower than", "below the ramp", "below the edge", "below the level of", "deep", "higher than the", "… lower", "… lower down", "… farther down", "… further down", *(f"off … {perch}" for perch in (*PERCHES, "wall", "fence", "ladder", "tree"))),
        asked=(*(f"how {word} is the {perch}" for word in ("high", "tall") for perch in PERCHES), *(f"height of the {perch}" for perch in PERCHES), *ABOVE_GROUND,
               "from what height", "from how high", "height from which", "what was the height of the launch", *(f"how far below {place}" for place in ("the ramp", "the edge", "the table", "the cliff", "the take-off point", "the launch point", "the platform")),),
        body="body", sort="height",
    ),
    Quantity(
        theta, "θ", "launch angle to the horizontal", "deg", 0, 90, Grid(20, 70, 1),
        aliases=("theta", "launch_angle", "angle", "alpha", "theta_0", "angle_of_launch", "launch_angle_deg", "elevation", "angle_of_elevation", "initial_angle",
                 "projection_angle", "angle_of_projection", "kick_angle", "theta_i", "throw_angle", "theta_launch", "release_angle", "firing_angle", "alpha_0",
                 "angle_above_horizontal", "angle_from_horizontal", "angle_to_horizontal", "angle_with_horizontal"),
        cues=("above the horizontal", "at an angle of", "launch angle", "angle of", "to the horizontal", "with the horizontal", "below the horizontal", "from the horizontal", "elevation", "angle",
              "above horizontal", "upward at", "above the ground", "below horizontal", "above level"),
        asked=("at what angle", "what launch angle", "launch angle", "what angle", "angle above the horizontal", "angle of projection", "what was the angle", "angle of the launch",
               "at which angle", "angle at which it was", "angle at which it is thrown", "angle at which the ball was", *each("at what angle was {}", "at what angle is {}")),
        sign="nonnegative", body="body", unasked=(_THROWN_LEVEL,),
    ),
    Quantity(
        theta_vert, "θ_v", "lean of the launch from the vertical", "deg", 0, 90,
        aliases=("theta_vert", "angle_from_vertical", "angle_to_vertical", "angle_with_vertical", "zenith_angle"),
        cues=("… to the vertical", "… from the vertical", "… with the vertical", "… off the vertical", "… from vertical", "… off vertical",
              "to the vertical", "from the vertical", "with the vertical"),
        sign="nonnegative",
    ),
    Quantity(
        v_0, "v_0", "launch speed", "m/s", 0, 3000, Grid(10, 32, 0.5),
        aliases=("v_0", "launch_speed", "initial_speed", "v_i", "initial_velocity", "u", "v_initial", "throw_speed", "release_speed", "speed_initial", "muzzle_velocity",
                 "muzzle_speed", "v_start", "v_launch", "velocity_initial", "kick_speed", "starting_speed", "u_0", "speed_at_launch", "firing_speed", "takeoff_speed"),
        cues=("initial speed", "initial velocity", "launch speed", "speed of", "velocity of", "launched at", "thrown at", "kicked at", "at a speed", "with a speed", "muzzle",
              "horizontally at", "horizontally with", "thrown", "launched", "kicked", "horizontal velocity", "horizontal speed", "initial", "flying", "rolls off", "fired", "hit", "leaves", "at"),
        asked=("initial speed", "initial velocity", "take-off speed", "takeoff speed", "take-off velocity", "takeoff velocity", "velocity of projection", "speed of projection", "launch speed", "with what speed must", "with what speed was", "at what speed must", "what speed must", "muzzle",
               "how fast must", "at what speed was", "speed of the launch", "speed did it leave", "speed does it leave", "release speed", "speed of release", *(f"speed on {its}{top}" for its in ("", "its ") for top in ("table", "tabletop", "desk", "bench", "shelf", "counter")), "speed should the ball", "what speed should", "with what speed should", "at what speed should", "what speed does it need", "speed of the plane",
               *(f"{speed} {which} {it} {leaves}" for speed in ("speed", "velocity") for which in ("with which", "at which") for it in ("it", "the ball", "the stone", "the marble", "the car", "the body", "the object", "the water", "the cart", "the coin", "the puck", "the diver") for leaves in ("left", "leaves", "was thrown", "is thrown", "was launched", "is launched", "was kicked", "rolled off", "rolls off")), *each("how fast was {} thrown", "how fast was {} kicked", "how fast was {} moving when it left", "with what speed did {} leave", "with what speed does {} leave", "at what speed did {} leave",
                     "at what speed does {} leave", "what was the speed of {} when it left", "how fast must {}", "with what speed must {}", "at what speed must {}", "what speed must {}",
                     "with what speed was {}", "at what speed was {}", "how fast was {}")),
        sign="nonnegative", moment="before", body="body",
    ),
    Quantity(
        t_el, "t", "time since the launch", "s", 0, 1000, Grid(0.4, 2.6, 0.1),
        aliases=("t_el", "elapsed_time", "time_elapsed", "Delta_t", "t_elapsed"),
        asked=("after how many seconds", "how long does it take to reach the wall", "when does it reach the wall", "after what time does it pass"),
        sign="nonnegative",
    ),
    Quantity(
        t_flight, "T", "time of flight", "s", 0, 1000, Grid(0.8, 4.0, 0.1),
        aliases=("t_flight", "flight_time", "time_of_flight", "t_fall", "fall_time", "total_time", "t_land", "t_ground", "t_impact", "time_to_ground", "t_hit", "t_air", "air_time",
                 "T_flight", "t_landing", "landing_time", "time_in_air", "hang_time", "t_total", "T_total", "time_of_fall", "t_return"),
        cues=("hits the ground after", "strikes the ground after", "reaches the ground after", "lands after", "in the air for", "spends", *(f"to {reach} the {ground}" for reach in ("reach", "hit", "strike") for ground in ("ground", "water", "floor", "street", "sea", "river", "lake", "sand")), "to fall to the",
              "time of flight", "hang time", "later it lands", "later it hits", "before it hits", "before hitting", "until it lands", "hits the water after", "hits the floor after",
              "lands on the ground", "hits the ground", "strikes the ground", "lands", "returns to the ground", "returns to the ground after", "reaches the ground in", "back on the ground after"),
        asked=("in the air", "time of flight", "to reach the ground", "to hit the ground", "to land", "to fall", "until it lands", "until it hits", "until it reaches the ground", "to reach the water",
               "to hit the water", "to strike the ground", "flight time", "hang time", "when does it hit", "when does it land", "when does it reach the ground", "to reach the floor",
               "to hit the floor", "how long before it hits", "how long until it", "time until it", "time of travel", "time before it lands", "does the flight last", "to strike the water", "what is the time until", "to return to the ground",
               "total time", "how long before it lands", "to fall to the ground", *each("when does {} hit", "when does {} land", "how long is {} airborne", "how long does {} fly")),
        moment="after",
    ),
    Quantity(
        x_t, "x", "horizontal distance at that moment", "m", 0, 4000, Grid(5, 40, 1),
        aliases=("x_t", "x_wall", "wall_distance", "distance_to_wall", "x_at_t", "d_wall", "horizontal_position", "x_w", "x_position", "x_after", "goal_distance", "fence_distance", "d_fence",
                 "distance_to_goal", "distance_to_fence", "x_goal", "d_goal"),
        cues=(*(f"{toward} {mark}" for toward in ("toward", "towards", "at") for mark in ("target", "target that is", "dartboard", "bullseye", "wall")), "at a horizontal distance of", "horizontal distance of", "at a distance of", "from the launch point", "away stands", "wall that stands", "fence that stands", "that stands", "which stands",
              "wall standing", "fence standing", "wall located", "fence located", "wall that is placed", "wall", "fence", "away", "when it has travelled", *(f"{after} … {there}" for after in ("after covering", "has covered", "covered", "has travelled", "has traveled", "has moved", "has gone", "having covered", "after travelling", "after traveling", "after flying", "when it is", "at a point", "it is") for there in ("horizontally", "away from the cliff", "away from the building", "away from the tower", "horizontally from the thrower", "away horizontally")),
              "in front of", "distance of"),
        asked=("how far has it travelled horizontally", "horizontal position", "horizontal displacement", "how far horizontally has", "what horizontal distance has", "horizontal distance after", *(f"horizontal distance from {place} after" for place in ("start", "its start", "starting point", "its starting point", "launch point", "thrower", "point of launch", "point of projection")),
               "horizontal distance has it", "how far has it moved horizontally", *each("how far horizontally is {}", "how far horizontally has {}")),
        body="wall", sort="level distance",
    ),
    Quantity(
        R, "R", "horizontal distance from launch to landing", "m", 0, 4000, Grid(10, 80, 1),
        aliases=("R", "range", "horizontal_range", "horizontal_distance", "x_range", "landing_distance", "distance_horizontal", "x_f", "x_land", "d_x", "Delta_x", "x_max", "x_final", "R_range",
                 "distance_from_base", "x_landing", "x_impact", "range_x", "d_range", "x_R"),
        cues=(*(f"{lands} … from {end} of" for lands in ("lands", "land", "hits the ground", "strikes the ground", "falls") for end in ("foot", "base")), "range of", "along level ground", "carries", "covers", "covering", "later at a horizontal distance of", "later at a distance of", "returns to the ground … away", "lands … away", "land … away", "hits the ground … away", "strikes the ground … away", "comes down … away", "hits the ground at a horizontal distance of", "strikes the ground at a distance of", "hits the ground at a distance of", "lands … from the building", *_IN_FRONT, "from the base of the building", "target at a horizontal distance of", "level at a horizontal distance of", "target at a distance of", "lands at a horizontal distance of", "lands on the ground at a horizontal distance of", "lands", "range", "from the base", "from the foot", "level ground a distance of", "target", "strikes the ground",
              "lands a distance of", "hits the ground", "horizontal distance from the base", "hits the floor", "strikes the floor", "lands on the floor", "hits the water", "strikes the water", "lands in the water", "hits the sand", "comes down", "hits the level ground", "strikes the level ground", "from where it was", "from the point where", "from the spot where", "from the table's edge", "from the table edge", "from a point directly below", "from the point directly below", "from a point vertically below", "from the point vertically below", "wide", "across", *(f"{place} … {beyond} the {edge}" for place in ("begins", "starts", "lies", "is", "landing area", "ramp", "bank", "edge") for beyond in ("beyond", "from", "away from", "in front of", "past") for edge in ("edge", "ramp", "end of the ramp", "edge of the ramp", "dock", "take-off")), *(f"{place} … away" for place in ("lower roof", "other roof", "next roof", "second roof", "roof that begins", "opposite bank", "other bank", "far bank", "landing ramp")), "travels a horizontal distance of", "falls", "distance from the foot", *_LANDS_OUT),
        asked=("how far from the base", "how far from the foot", "horizontal range", "range", "how far from", "how far away", "horizontal distance", "how far does", "how far will", "how far horizontally",
               "how far would", *each(*_WHERE_IT_LANDS), "how far in front of", "how far beyond", "how far ahead", "what distance from", "how far along the ground", "at what distance", "new range", "how far"),
        moment="after", body="body", unasked=(_WHERE_THEN, r"\bstraight line\b|\bas the crow\b|\bdirect distance\b", r"\bmeasured (?:\w+ )?(?:along|down|up) (?:the |this )?(?:slope|incline|hill|hillside|inclined plane)\b"), sort="level distance",
    ),
    Quantity(
        y_p, "y", "height that is passed twice, or landed on", "m", 0.01, 4000, Grid(2, 20, 1),
        aliases=("y_p", "platform_height", "roof_level", "target_height", "h_target", "h_platform", "y_target", "height_passed"),
        cues=("lands on a platform", "pass a height of", "passes a height of", "passing a height of", "onto a platform at a height of", "onto a roof at a height of", "onto a ledge at a height of",
              "at what times", "onto a platform", "onto a roof", "onto a ledge", "onto the roof", "passes a point", "platform", "be at a height of", "is it at a height of"),
        body="wall", sort="height",
    ),
    Quantity(
        y_w, "y_w", "height of the wall", "m", 0.01, 4000, Grid(2, 14, 1),
        aliases=("y_w", "wall_height", "height_of_wall", "h_w", "fence_height", "crossbar_height", "h_obstacle", "obstacle_height", "h_bar"),
        cues=("high wall", "wall of height", "high fence", "fence of height", "wall that is", "fence that is", "crossbar", "tall wall", "tall fence", "high barrier", "barrier of height",
              "barrier that is", "obstacle", "hedge of height", "high hedge"),
        asked=("how high is the wall",), body="wall", sort="height",
    ),
    Quantity(
        theta_b, "θ_b", "angle of the second throw", "deg", 0, 90, Grid(20, 70, 1),
        aliases=("theta_b", "second_angle", "theta_B"),
        cues=("second throw with the same speed the angle is", "second throw with the same speed has an angle of", "second throw has an angle of", "with the same speed has an angle of", "second throw with the same speed at", "second one with the same speed at", "another throw with the same speed at", "the second with the same speed at", "the other at", "second at", "second throw", "another"),
        sign="nonnegative",
    ),
    Quantity(m, "m", "mass of the body", "kg", 0.0001, 5000, Grid(0.1, 4.0, 0.1), aliases=("m", "mass", "M", "m_ball"), cues=("mass",), body="body"),
)  # fmt: skip
