"""Quantities of walls that a liquid presses on and of hydraulic presses."""

from __future__ import annotations

from wmw.core.family import Grid, Quantity
from wmw.families.fluid import symbols as s
from wmw.families.fluid.cues import KPA, LARGE, SMALL, of_body

_LOADS = (
    "load",
    "car",
    "truck",
    "vehicle",
    "van",
    "machine",
    "crate",
    "weight",
    "object",
    "body",
    "engine",
)
_HOW_HEAVY = tuple(f"how heavy {a}{load}" for load in _LOADS for a in ("", "a ", "an "))
"""What asks for a load by its weight or by its mass."""

_MIDDLES = ("center", "centre", "middle", "midpoint")

WALLS_AND_PRESSES = (
    Quantity(
        s.h_top, "h_top", "depth of the upper edge", "m", 0.001, 5000,
        aliases=("h_top", "depth_top", "top_depth", "h_upper_edge", "d_top", "depth_of_upper_edge"),
        cues=("upper edge", "top edge", "top of the gate", "top of the window", "top of the plate", "upper side"),
        asked=("depth of the upper edge",), sign="nonnegative",
    ),
    Quantity(
        s.b, "b", "height of the wetted wall", "m", 0.001, 5000,
        aliases=("b", "wall_height", "plate_height", "gate_height", "height", "H_wall", "h_wall", "h_gate", "window_height"),
        cues=("high", "tall", "wall of height", "gate of height", "plate of height", "window of height", "height of the wall", "height of the gate"), asked=("height of the wall",), sort="height",
    ),
    Quantity(
        s.h_c, "h_c", "mean depth of the wall", "m", 0.001, 5000,
        aliases=("h_c", "mean_depth", "average_depth", "h_mean", "h_avg", "h_cg", "h_bar", "h_centroid", "centroid_depth", "depth_centroid"),
        
        cues=(
            *(f"{middle} {of}" for middle in _MIDDLES for of in ("of", "is", "lies")), *(f"{middle} … {below}" for middle in _MIDDLES for below in ("below", "under", "beneath")),
            "mean depth", "average depth",
        ),
        asked=("mean depth", "average depth"), moment="after",
    ),
    Quantity(
        s.h_F, "h_F", "depth at which the resultant force acts", "m", 0.001, 5000,
        aliases=("h_F", "center_of_pressure", "centre_of_pressure", "h_cp", "y_cp", "h_p"),
        asked=("at what depth does the resultant", "centre of pressure", "center of pressure", "line of action", "at what depth does the force"),
        moment="after",
    ),
    Quantity(s.p_top, "p_top", "gauge pressure at the upper edge", KPA, 0, 20000, aliases=("p_upper", "pressure_top", "p_surface"),
             asked=("pressure at the upper edge", "pressure at the top"), sign="nonnegative", moment="after"),
    Quantity(s.p_bottom, "p_bottom", "gauge pressure at the bottom", KPA, 0.001, 20000,
             aliases=("bottom_pressure", "p_max", "pressure_bottom", "max_pressure", "p_base", "p_lower", "pressure_at_bottom"),
             asked=("pressure at the bottom", "pressure at the base", "maximum pressure", "pressure at the foot",
                    "gauge pressure at the bottom", "gauge pressure at the base"), moment="after"),
    Quantity(s.p_mean, "p_mean", "mean gauge pressure on the wall", KPA, 0.001, 20000,
             aliases=("mean_pressure", "average_pressure", "p_avg", "p_m", "pressure_mean", "p_average", "avg_pressure", "p_c"),
             cues=("mean pressure", "average pressure"), asked=("average pressure", "mean pressure"), moment="after"),
    Quantity(s.M_F, "M", "moment of the force about the foot of the wall", "kN*m", 1e-6, 1e9,
             aliases=("M_F", "torque", "moment", "tau", "overturning_moment"), asked=("torque", "moment about", "overturning moment"),
             moment="after"),
    Quantity(
        s.F_1, "F_1", "force on the small piston", "N", 1e-3, 990, Grid(40, 400, 10),
        aliases=("F_1", "input_force", "F_in", "F_small", "effort", "F_input", "force_1", "force_small_piston", "F_a", "applied_force",
                 "force_small", "F_s"),
        cues=("force", "force of", "push of", "effort of", "pushes with", "presses with", "pushed with", "push with", "press with", "pushing with", "pressing with", *(f"{push} {what} with" for push in ("pushes", "presses", "push", "press") for what in SMALL), *of_body(SMALL, "force", "force on", "force at")),
        asked=("force on the small", "force on the smaller", "force must be applied", "force must be exerted", "input force", "force is needed",
               "force applied to the small", "what force must", "force on the input", "effort", "force is required",
               "force must act on the small", "minimum force", *(f"{what} {push} on the {small}" for what in ("what", "which", "how large a", "how great a") for push in ("push", "thrust", "pressing force") for small in ("small", "smaller", "narrow", "input", "pump"))),
        body="piston_1",
    ),
    Quantity(
        s.F_2, "F_2", "force on the large piston", "kN", 1e-6, 1e7, Grid(2, 20, 0.5),
        aliases=("F_2", "output_force", "F_out", "F_large", "F_output", "force_2", "lifting_force", "force_large_piston", "F_b",
                 "force_large", "F_L", "F_load", "load"),
        cues=("load", "car", "truck", "vehicle", "weighing", "weight", "holds up", "hold up", "holds", "hold", "carries", "carry", "bears", "supports", "lifts", "raises", "force on the large piston", *of_body(LARGE, "force", "force on", "force at")),
        asked=("force on the large", "force on the larger", *(f"force {does} {who} exert on the {piston}" for does in ("does", "will", "can") for who in ("the fluid", "the liquid", "the oil", "it", "the jack", "the press", "this") for piston in ("large", "larger", "large piston", "larger piston", "output piston", "wide piston")), "force does the large", "force at the large", "output force", "lifting force",
               "force does the larger", "force can the large", "force can the larger", "force by the large", "force exerted by the large",
               "force exerted on the large", "what load", "force does the press", "force does the output", "weight can be lifted",
               "force of the large", "force with which the large", "force acts on the large", "new force on the large", *_HOW_HEAVY),
        body="piston_2", moment="after",
    ),
    Quantity(s.m_2, "m_2", "mass of the load on the large piston", "kg", 1e-3, 1e8,
             aliases=("m_2", "load_mass", "m_load", "m_car", "car_mass", "mass_car", "mass_load"), cues=("car", "load", "vehicle", "truck", "mass"),
             asked=("mass can be lifted", "mass of the load", "what mass can", "mass of the car", "mass can the", "largest mass",
                    "heaviest load", *_HOW_HEAVY), body="piston_2", moment="after"),
    Quantity(s.s_1, "s_1", "distance moved by the small piston", "cm", 1e-4, 1e5, Grid(6, 40, 1),
             aliases=("s_1", "d_in", "x_1", "y_1", "displacement_1", "distance_1", "s_in", "stroke_1", "distance_small"),
             cues=("pushed down by", "pushed in by", "moves down by", "pushed down", "moves down", "moved down", "pushed in", "small piston moves",
                   "small piston by", "smaller piston moves", "moves by", "depressed", "pressed down"),
             asked=("how far must the small", "how far does the small", "distance must the small", "how far down must the small",
                    "how far must the input", "distance does the small", "how far is the small", "distance must the smaller"), body="piston_1"),
    Quantity(s.s_2, "s_2", "distance moved by the large piston", "cm", 1e-5, 1e5,
             aliases=("s_2", "d_out", "x_2", "y_2", "displacement_2", "distance_2", "s_out", "stroke_2", "distance_large"),
             cues=("raised by", "rises by", "lifted by", "raised", "rises", "lifted", "large piston moves", "large piston rises", "to raise", "to lift", "moves up"),
             asked=("how far does the large", "how far does the larger", "distance does the large", "how far will the large",
                    "how far is the large", "how high does the large", "how high is the", "how far does the output", "how much does the large",
                    "by how much does the large", "how far is the load", "how far does the load", "distance is the large"), body="piston_2",
             moment="after"),
    Quantity(s.k_F, "k", "ratio of the forces", "1", 1e-3, 1e6,
             aliases=("k_F", "mechanical_advantage", "MA", "force_ratio", "IMA", "area_ratio"),
             cues=("mechanical advantage", "force ratio", "times", "multiplies the applied force by", "multiplies the force by", "multiplies a force by", "multiplies forces by", "multiplied by", "multiplies the input force by"),
             asked=("mechanical advantage", "ratio of the forces", "by what factor is the force", "force multiplication"), moment="after"),
    Quantity(s.W_in, "W_in", "work done on the small piston", "J", 1e-6, 1e9, aliases=("W_in", "work_in", "W_1", "input_work"),
             asked=("work is done on the small", "input work", "work done on the small", "how much work"), moment="after"),
    Quantity(s.W_out, "W_out", "work done by the large piston", "J", 1e-6, 1e9, aliases=("W_out", "work_out", "W_2", "output_work"),
             asked=("output work", "work does the large", "work done by the large"), moment="after"),
)  # fmt: skip
