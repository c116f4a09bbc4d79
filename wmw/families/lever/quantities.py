"""Quantities of the lever chapter, with the names and wordings by which they are known."""

from __future__ import annotations

from wmw.core.family import Grid, Quantity
from wmw.families.lever.bodies import JOINT_ASKED, body, moment
from wmw.families.lever.forces_compared import FORCES_COMPARED
from wmw.families.lever.ladders import LEANING
from wmw.families.lever.rig_symbols import RIGGED
from wmw.families.lever.symbols import (
    MA,
    R_L,
    R_R,
    W_1,
    W_3,
    F_e,
    F_min,
    F_perp,
    H,
    H_x,
    H_y,
    L,
    N,
    T,
    W_b,
    a,
    b,
    c,
    d_1,
    d_2,
    d_3,
    d_c,
    d_perp,
    g,
    m_1,
    m_2,
    m_3,
    m_b,
    m_max,
    mark_1,
    mark_2,
    mark_3,
    phi,
    s,
    s_1,
    s_2,
    tau,
    tau_1,
    tau_2,
    tau_3,
    tau_b,
    tau_c,
    tau_net,
    theta,
    work_in,
    work_out,
    x,
    x_max,
    x_o,
    x_p,
)

_BARS = (
    "plank",
    "beam",
    "board",
    "bar",
    "rod",
    "lever",
    "seesaw",
    "stick",
    "ruler",
    "boom",
    "rule",
    "pole",
    "strut",
    "ladder",
    "scaffold",
    "platform",
)


def _of(*leads: str) -> tuple[str, ...]:
    return tuple(f"{lead} {bar}" for lead in leads for bar in _BARS)


_BAR_MASS = (*_of("mass of", "mass of this", "mass of uniform"), *(f"{bar} of mass" for bar in _BARS),
             *(f"{bar} has mass" for bar in _BARS), *(f"{bar} has a mass" for bar in _BARS),
             *(f"{bar} with mass" for bar in _BARS), *(f"{bar} mass" for bar in _BARS),
             *(f"{bar} s mass" for bar in _BARS), "own mass", "uniform", "long and of mass", "long of mass", "long and has mass", "long with mass", "long and has a mass", "long with a mass")  # fmt: skip
_ARM_WEIGHT = tuple(
    phrase
    for arm in ("forearm", "lower arm", "arm")
    for phrase in (
        f"weight of {arm}",
        *(f"{arm} {says}" for says in ("weighs", "weighing", "of weight", "has weight")),
        *(f"{arm} {says}" for says in ("s weight", "has a weight", "itself weighs")),
        f"… {arm}",
    )
)
"""What tells the weight of a limb, which is a bar that a muscle holds up."""
_BAR_WEIGHT = (*_of("weight of", "weight of this", "weight of uniform"), *(f"{bar} of weight" for bar in _BARS),
               *(f"{bar} weighs" for bar in _BARS), *(f"{bar} weighing" for bar in _BARS), *(f"{bar} has weight" for bar in _BARS),
               *(f"{bar} s weight" for bar in _BARS), *_ARM_WEIGHT, "own weight", "uniform")  # fmt: skip
_NEAR_ENDS = (
    *(
        f"{front} {thing}"
        for front in ("front", "first", "near", "nearer")
        for thing in (
            "man",
            "worker",
            "bearer",
            "porter",
            "person",
            "wheels",
            "axle",
            "support",
            "boy",
        )
    ),
    *(f"{front} one" for front in ("front", "nearer")),
)
_FAR_ENDS = (
    *(
        f"{rear} {thing}"
        for rear in ("rear", "back", "second", "far", "farther", "other")
        for thing in (
            "man",
            "worker",
            "bearer",
            "porter",
            "person",
            "wheels",
            "axle",
            "support",
            "boy",
        )
    ),
    *(f"{rear} one" for rear in ("rear", "farther")),
    "force does post",
    "post exert",
    "force of post",
    "force from post",
    "force on post",
    "force does pillar",
)
"""Words for what holds a beam up at its first end and at its other: bearers, axles."""
_PERSON = ("person", "man", "worker", "painter", "walker")


_BEARERS = ("porter", "worker", "carrier", "person", "woman", "boy", "girl", "student")
"""Who carries a pole with somebody else, in front or behind."""

QUANTITIES = (
    # What is drawn freely where a world is to be completed comes before what follows from it; a
    # number without telling words is taken for the first of its kind.
    Quantity(
        g, "g", "acceleration of free fall", "m/s^2", 0.5, 30,
        aliases=("g", "gravity", "gravitational_acceleration", "acceleration_due_to_gravity", "grav", "g_earth",
                 "free_fall_acceleration", "gravitational_field_strength"),
        cues=("acceleration of free fall", "acceleration due to gravity", "free fall", "gravity", "gravitational", "g"),
        moment="constant", choices=(9.8, 9.81, 10.0),
    ),
    Quantity(
        theta, "θ", "angle between the force and the bar", "deg", 0.1, 179.9, Grid(20, 80, 5),
        aliases=("theta", "angle", "alpha", "beta", "gamma", "angle_theta", "force_angle", "cable_angle", "theta_1", "pull_angle"),
        cues=("angle", "at", "makes", "degrees"),
        asked=("at what angle", "what angle", "angle between", "find the angle"),
    ),
    *body(1, m_1, W_1, d_1),
    *body(2, m_2, F_e, d_2),
    *body(3, m_3, W_3, d_3),
    Quantity(
        L, "L", "length of the bar", "m", 0.01, 1000, Grid(2.0, 6.0, 0.2),
        aliases=("L", "length", "bar_length", "plank_length", "beam_length", "length_of_bar", "length_of_plank",
                 "L_plank", "L_beam", "L_bar", "L_total", "total_length", "L_rod"),
        cues=(*(f"{bar} … long" for bar in _BARS), "long", "length", "in length", *(f"{bar} {tail}" for bar in (*_BARS, "bridge") for tail in ("hinged", "supported", "held")), "bridge of weight", "bridge of mass", "of uniform", *(f"{bar} {tail}" for bar in _BARS for tail in ("rests", "of mass", "of weight", "lies", "weighing", "weighs", "has")),
              *(f"… {bar}" for bar in (*_BARS, "crowbar", "pry bar", "springboard", *(f"{made} {bar}" for made in ("diving", "wooden", "uniform", "steel", "light") for bar in _BARS))),
              "metre stick", "meter stick"),
        asked=(*_of("length of", "long is"), "how long"), body="lever",
    ),
    Quantity(
        x_o, "x_o", "length by which the bar projects beyond the edge", "m", 0.01, 500, Grid(0.4, 2.0, 0.1),
        aliases=("x_o", "overhang", "overhang_length", "x_overhang", "L_o", "L_overhang", "d_overhang", "o"),
        cues=("overhangs", "overhang", "projects", "projecting", "extends", "extending", "sticks out", "sticking out", "… of it sticking out", "… of it sticks out", "… of it extends", "… of it extending", "… of it projecting", "… of it projects", "… of its length", "… of it beyond", "juts", "hangs over",
              "protrudes", "hanging over"),
        asked=("how much of plank", "length of overhang", "overhang"),
    ),
    Quantity(
        x, "x", "distance of the person beyond the edge", "m", 0.0, 500, Grid(0.3, 1.9, 0.1),
        aliases=("x", "distance_beyond_edge", "person_distance", "x_beyond", "d_p", "person_arm"),
        cues=("beyond edge", "from edge", "past edge", "over edge", "beyond", "walks out"),
        asked=("how far beyond edge is",), sign="nonnegative",
    ),
    Quantity(
        x_p, "x_p", "distance of the pivot from the left end", "m", 0.0, 1000, Grid(0.6, 2.6, 0.1),
        aliases=("x_p", *(f"{lead}_{pivot}" for pivot in ("knife_edge", "pivot", "fulcrum", "support") for lead in ("position_of", "position_of_the", "mark_of")), "knife_edge_position", "knife_edge_mark", "fulcrum_position", "pivot_position", "x_pivot", "x_fulcrum", "x_f", "x_0", "pivot_mark", "position_of_pivot", "x_balance"),
        cues=("balances at", "balanced at", "pivoted at", "supported at", "pivot at", "fulcrum at", "knife edge at", "knife edge under", "edge placed under", "pivot under", "fulcrum under", "placed under", "supported under", "balances on knife edge at", "support at", "pivot placed",
              "pivot stands", "pivot placed", "pivoted", "balance at"),
        asked=("where must pivot", "where should pivot", "pivot from left end", "pivot be placed", "where must fulcrum",
               "position of pivot", "at what mark"), sign="nonnegative",
    ),
    Quantity(
        m_b, "m_b", "mass of the bar", "kg", 0.0, 1e5, Grid(6, 30, 2),
        aliases=("m_b", *(f"{lead}_{bar}" for bar in (*_BARS, "metre_stick", "meter_stick", "metre_rule", "meter_rule") for lead in ("mass_of", "mass_of_the")), "m_ruler", "m_rule", "bar_mass", "plank_mass", "mass_of_bar", "mass_of_plank", "m_plank", "m_beam", "m_bar", "m_board", "m_rod",
                 "mass_plank", "mass_beam", "beam_mass", "m_p", "M_b", "m_seesaw", "board_mass", "mass_bar", "m_P", "M_plank",
                 "M_beam", "m_lever", "m_stick", "m_B_plank"),
        cues=_BAR_MASS, asked=(*_of("mass of", "mass of uniform", "what mass of", "mass of this", "how heavy"), "own mass", *(f"mass does {x}" for x in _BARS)),
        sign="nonnegative", body="lever",
    ),
    Quantity(
        W_b, "W_b", "weight of the bar", "N", 0.0, 1e6,
        aliases=("W_b", "bar_weight", "plank_weight", "weight_of_bar", "weight_of_plank", "W_plank", "W_beam", "W_bar", "W_board",
                 "W_rod", "beam_weight", "weight_beam", "weight_plank", "weight_bar", "F_b", "G_b", "W_p", "W_boom", "W_stick",
                 "F_g_b", "W_seesaw", "w_b"),
        cues=_BAR_WEIGHT, asked=(*_of("weight of", "weight of uniform", "what weight of", "weight of this"), "own weight"), sign="nonnegative", body="lever",
    ),
    Quantity(
        c, "c", "distance of the bar's centre from the pivot", "m", 0.0, 500,
        aliases=("c", "d_c_m", "d_cm", "d_b", "d_plank", "d_bar", "d_beam", "d_cg", "d_CG", "r_cm", "centre_distance",
                 "d_centre", "d_center", "centre_arm", "center_distance", "L_half", "half_length", "d_board", "d_G",
                 "d_stick", "d_w", "bar_arm", "plank_arm", "d_weight"),
        # The middle of a seesaw is its pivot.
        cues=("centre of mass", "center of mass", "centre of gravity", "center of gravity", "from its centre", "from its center",
              *(f"from {middle} of {bar}" for bar in _BARS if bar != "seesaw" for middle in ("centre", "center", "middle"))),
        asked=("centre of mass from", "center of mass from", "centre of gravity", "center of gravity", "centre of mass"),
        sign="nonnegative", body="lever", sort="arm",
    ),
    *(Quantity(
        symbol, f"mark_{i}", f"mark at which the {who} body hangs", "m", -1000, 1000,
        aliases=(f"mark_{i}", f"position_{i}", *((*(f"position_of_{what}" for what in ("hanging_mass", "mass", "hanging_weight", "load")), "mass_position", "mass_mark", "mark_of_mass", "position_of_the_mass", "load_mark") if i == 1 else ()), f"x_m{i}", f"x_m_{i}", *(("x_m", "x_mass") if i == 1 else ())),
        cues=("cm mark", "mark", "hung at", "hangs at", "suspended at", "suspended from", "hangs from", "hung from", "hanging from", "hanging at") if i == 1 else ("mark",),
        asked=("where must", "where should", "at what mark", "what mark", "which mark", "at which mark", *(f"{lead} mark {must} {x}" for lead in ("what", "which") for must in ("must", "should", "does", "would", "is")
               for x in (colour, f"{who} mass", f"{who} weight", f"{who} one", f"mass m{i}", f"m{i}", f"mass m {i}", f"m {i}", *(("other", "balancing") if i == 2 else ())))), body=who, sign="any",
    ) for i, who, colour, symbol in ((1, "first", "red", mark_1), (2, "second", "blue", mark_2), (3, "third", "green", mark_3))),
    Quantity(
        x_max, "x_max", "largest distance beyond the edge before the bar tips", "m", 0.0, 500,
        aliases=("x_max", "max_distance", "maximum_distance", "d_max", "x_tip", "x_crit", "x_limit", "x_critical", "tipping_distance"),
        asked=(*(f"how far {out} {edge}" for out in ("out beyond", "out past", "out over", "out from") for edge in ("edge", "edge can", "end of roof", "roof")), "how far beyond edge can", "how far past edge can", "how far can", "how far out can", "how far from edge can",
               "how far beyond edge", "how far past edge", "farthest", "maximum distance", "largest distance", "furthest",
               "greatest distance", "how far over edge", "how far along plank can"),
        moment="after",
    ),
    Quantity(
        m_max, "m_max", "largest mass that can stand at the end of the bar", "kg", 0.0, 1e6,
        aliases=("m_max", "max_mass", "maximum_mass", "largest_mass", "M_max"),
        asked=("largest mass", "maximum mass", "greatest mass", "heaviest", "how heavy can", "most massive"), moment="after",
    ),
    Quantity(
        s, "s", "distance between the supports", "m", 0.01, 1000, Grid(2.0, 4.6, 0.2),
        aliases=("s", "span", "support_distance", "d_AB", "distance_between_supports", "x_s", "L_AB"),
        cues=("axles are", "wheelbase", "wheelbase of", "apart", "second support", "between supports", "between them", "right support is", "right support stands",
              "right support", "other support", "other trestle"),
        asked=("distance between supports", "how far apart"),
    ),
    Quantity(
        a, "a", "distance of the load from the left support", "m", 0.0, 1000, Grid(0.6, 5.4, 0.2),
        aliases=("a", "x_load_a", "distance_from_a", "load_distance_from_a", "d_a"),
        cues=(*(f"{lead} {end}" for lead in ("… from", "… behind", "… of") for end in (*(f"{front} {who}" for front in ("front", "first", "nearer") for who in _BEARERS), "front man", "front axle", "first man", "front bearer", "front wheels", "one of men", "one of them", "one man", "nearer man")), "… from A", "… from trestle A", "… from trestle at A", "from left end", "from left support", "from its left end", "from one end", "from first support", "of left end", "from end A", "from support A",
              "from left side", "from left trestle", "to right of left support", "right of left support"),
        asked=("how far from left end", "how far from left support"), sign="nonnegative",
    ),
    Quantity(
        b, "b", "distance of the load from the right support", "m", -500, 1000,
        aliases=("distance_from_right", "x_right"),
        cues=("… from B", "… from end B", "… from support B", "… from trestle B", *(f"{lead} {end}" for lead in ("… from", "… of") for end in (*(f"{rear} {who}" for rear in ("rear", "back", "second", "other") for who in _BEARERS), "rear man", "rear axle", "second man", "other man", "rear bearer", "rear wheels", "back axle")), "from right end", "from right support", "from its right end", "from right trestle", "from right side", "left of right support", "to left of right support"),
        asked=("how far from right end", "how far from right support"), sign="any",
    ),
    Quantity(
        d_c, "d_c", "distance of the cable from the hinge", "m", 0.01, 1000, Grid(1.0, 4.0, 0.2),
        aliases=("d_c", "cable_distance", "d_cable", "x_cable", "d_T", "r_T", "r_c", "cable_position", "d_rope"),
        cues=("cable", "rope", "cable is attached", "attached", "tied", "wire"),
        asked=("how far from hinge is cable",),
    ),
    Quantity(
        phi, "φ", "angle between the force and the perpendicular to the bar", "deg", 0, 90,
        aliases=("angle_from_perpendicular", "angle_to_perpendicular", "angle_from_normal"),
        cues=("from perpendicular", "with perpendicular", "to perpendicular", "from normal", "with normal", "off perpendicular"),
        asked=("angle from perpendicular", "angle with perpendicular"), sign="nonnegative",
    ),
    Quantity(
        d_perp, "d_perp", "lever arm (perpendicular distance) of the oblique force", "m", 0.0001, 1000,
        aliases=("d_perp", "lever_arm", "moment_arm", "perpendicular_distance", "r_perp", "L_perp", "l_perp", "arm_perp",
                 "effective_arm", "perp_distance", "d_eff", "h"),
        cues=("lever arm", "moment arm", "perpendicular distance"),
        asked=("lever arm", "moment arm", "perpendicular distance"), moment="after",
    ),
    Quantity(
        F_perp, "F_perp", "component of the oblique force perpendicular to the bar", "N", 0.0001, 1e7,
        aliases=("F_perp", "perpendicular_force", "perpendicular_component", "T_y", "T_perp", "F_normal", "F_v",
                 "vertical_component"),
        asked=("perpendicular component", "component perpendicular", "component of force perpendicular"), moment="after",
    ),
    Quantity(
        tau, "τ_T", "torque of the cable's tension", "N*m", 0.0001, 1e7,
        aliases=("tau_T", "cable_torque", "torque_T", "cable_moment", "tau_cable", "torque_cable"),
        asked=("torque of tension", "moment of tension", "torque of cable"), moment="after",
    ),
    Quantity(
        tau_c, "τ_c", "torque that the bolt needs", "N*m", 0.001, 1e6, Grid(30, 400, 10),
        aliases=("tau_c", "required_torque", "needed_torque", "tau_required", "tau_req", "tau_needed", "tau_min", "tau_bolt",
                 "tau_loosen", "tau_0"),
        cues=("requires", "needs", "needed", "required", "loosen", "tighten", "stuck", "to turn", "at least", "torque of"),
        asked=("torque is needed", "torque is required"),
    ),
    Quantity(
        F_min, "F_min", "smallest force that turns the bolt", "N", 0.001, 1e6,
        aliases=("F_min", "minimum_force", "smallest_force", "least_force", "F_needed", "F_required", "F_req"),
        asked=("smallest force", "minimum force", "least force", "what force is needed", "force is needed", "force is required",
               "force needed", "force required"), moment="after",
    ),
    Quantity(
        tau_b, "τ_b", "moment of the bar's weight", "N*m", 0.0, 1e7,
        aliases=("tau_b", "bar_moment", "plank_moment", "tau_plank", "tau_beam", "tau_bar", "moment_plank", "torque_plank",
                 "torque_beam", "moment_beam", "tau_W", "tau_board", "bar_torque", "plank_torque"),
        asked=("torque does gravity exert", "torque of gravity", "torque due to gravity", "torque due to its weight", "torque due to weight", "moment of its weight", "torque of its weight", "gravitational torque", "torque exerted by gravity", "moment of weight of", "moment of plank", "torque of plank", "moment of bar"), sign="nonnegative", moment="after",
    ),
    moment(1, tau_1),
    moment(2, tau_2),
    moment(3, tau_3),
    Quantity(
        tau_net, "τ_net", "net moment about the pivot, positive toward the first body", "N*m", -1e6, 1e6,
        aliases=("tau_net", "net_torque", "net_moment", "resultant_moment", "resultant_torque", "M_net",
                 "moment_net", "torque_net", "total_torque"),
        asked=("net torque", "net moment", "resultant moment", "resultant torque", "total torque", "total moment"),
        sign="any", moment="after",
    ),
    Quantity(
        N, "N", "force of the pivot on the bar", "N", 0.001, 990,
        aliases=("N", "pivot_force", "support_force", "F_pivot", "F_N", "F_fulcrum", "R_pivot", "N_pivot", "reaction", "F_p",
                 "F_support", "reaction_force", "force_of_pivot", "F_n", "R_N", "fulcrum_force", "F_P", "F_axle"),
        asked=(*(f"what {kind}force {does} {p} exert" for kind in ("", "upward ", "total ", "vertical ", "normal ", "reaction ")
                 for does in ("does", "must", "will") for p in ("pivot", "fulcrum", "support", "axle", "stand")),
               "pivot force", "force does pivot", "force of pivot", "force on pivot", "pivot exert", "force exerted by pivot",
               "force from pivot", "force does fulcrum", "force on fulcrum", *(f"force {x} {p}" for x in ("from", "exerted by", "of") for p in ("pivot", "fulcrum", "support", "axle", "knife edge")), "fulcrum exert", "reaction at pivot", "support force",
               *JOINT_ASKED, "force at pivot", "upward force of pivot", "force exerted by fulcrum", "reaction of pivot", "normal force",
               "force exerted on lever by pivot", "force of fulcrum", "force does edge", "reaction at fulcrum", "force at fulcrum"),
        moment="after",
    ),
    *(Quantity(
        symbol, f"R_{letter}", f"force of the {side} support on the bar", "N", 0.0, 990,
        aliases=(f"{side}_support_force", f"{side}_reaction", f"N_{letter}", f"R_{side}", f"N_{side}", f"{side}_force",
                 f"F_{side}_support", f"force_{side}", f"R_{name}", f"N_{name}", f"R_{name}y"),
        asked=(f"{side} support", f"{side} reaction", f"{side} trestle", f"{side} end", f"force at {side}", f"{side} hand support",
               f"reaction at {side}", *(f"{side} {rope}" for rope in ("rope", "cable", "wire", "chain", "string", "cord", "ropes", "cables", "wires", "chains", "strings", "cords")), f"force of {side} support", f"force does {side}", f"support on {side}", *(f"{lead} support {name}" for lead in ("force of", "reaction of", "reaction at", "force at", "force exerted by", "force does", "exerted by", "from")), f"support {name} exert", *others, *(f"{thing} {at} {name}" for thing in ("trestle", "support", "force", "reaction", "pillar", "post", "man", "person") for at in ("at",)), *(f"{thing} {name}" for thing in ("trestle", "pillar", "post", "man", "person")), *(f"{who} {name} {verb}" for who in ("man", "worker", "person", "porter") for verb in ("carry", "bear", "support", "exert"))),
        cues=(f"{side} support",), sign="nonnegative", moment="after",
    ) for symbol, letter, side, name, others in ((R_L, "L", "left", "A", _NEAR_ENDS), (R_R, "R", "right", "B", _FAR_ENDS))),
    Quantity(
        MA, "MA", "mechanical advantage", "1", 0.001, 1e4,
        aliases=("MA", "mechanical_advantage", "IMA", "AMA", "VR", "velocity_ratio", "ideal_mechanical_advantage"),
        cues=("mechanical advantage",), asked=("mechanical advantage", "force advantage", *FORCES_COMPARED), moment="after",
    ),
    *(Quantity(
        symbol, f"s_{i}", f"distance that the {who} moves", "m", 1e-5, 100,
        aliases=(f"s_{i}", f"{who}_displacement", f"s_{who}", f"h_{i}", f"h_{who}", f"dx_{i}", f"Delta_h_{i}"),
        cues=("load rises", "load raised", "raised by", "lifted by", "raise load by", "lift load by") if i == 1
        else ("hand moves", "effort moves through", "effort moves down", "hands move", "effort moves through", "effort moves down", "hands move", "effort moves", "handle moves", "pushed down by", "effort end is pushed down", "end is pushed down", "handle is pushed down", "effort end goes down", "effort end moves"),
        asked=("how high", "how far is load raised", "how far does load", "load rise", "distance does load") if i == 1
        else ("how far must effort", *(f"{how} {must} {thing}" for how in ("what distance", "how far") for must in ("must", "does", "should", "will", "do") for thing in ("effort end", "effort move", "hand move", "hands move", "handle move", "handles move", "other end move", "end of lever", "worker s hand", "worker s hands", "long end move")), "distance must effort", "distance must hand", "distance must handle", "distance must end", "distance must other end", "how far must hand", "how far must handle", "how far must other end", "how far does hand", "how far does other end", "how far does effort", "effort move", "hand move", "distance does effort"),
        moment="after",
    ) for i, who, symbol in ((1, "load", s_1), (2, "effort", s_2))),
    *(Quantity(
        symbol, f"W_{who}", f"work {what}", "J", 1e-6, 1e7,
        aliases=(f"{way}_work", f"W_{who}", f"E_{who}"),
        asked=asked, moment="after",
    ) for symbol, who, way, what, asked in (
        (work_out, "out", "output", "done on the load", ("work is done on load", "work done on load", "work output")),
        (work_in, "in", "input", "done by the effort", ("work does effort", "work done by effort", "work is done by", "work input")))),
    Quantity(
        T, "T", "tension in the cable", "N", 0.001, 990,
        aliases=("T", "tension", "cable_tension", "F_T", "F_cable", "rope_tension", "T_cable", "F_rope", "T_rope", "cable_force"),
        cues=("tension",), asked=("tension", "force in cable", "force does cable", "force of cable", "force in rope", "cable pull"),
        moment="after", body="cable",
    ),
    Quantity(
        H_x, "H_x", "horizontal force of the hinge on the bar", "N", 0.0, 1e7,
        aliases=("H_x", "F_Hx", "R_x", "hinge_horizontal", "F_hx", "A_x", "horizontal_hinge_force", "H_h"),
        asked=("horizontal component of hinge", "horizontal force of hinge", "horizontal component of force",
               "horizontal force", "horizontal component"), sign="nonnegative", moment="after",
    ),
    Quantity(
        H_y, "H_y", "vertical force of the hinge on the bar, upward positive", "N", -1e6, 1e7,
        aliases=("H_y", "F_Hy", "R_y", "hinge_vertical", "F_hy", "vertical_hinge_force", "H_v"),
        asked=("vertical component of hinge", "vertical force of hinge", "vertical component of force", "vertical force",
               "vertical component"), sign="any", moment="after",
    ),
    Quantity(
        H, "H", "force of the hinge on the bar", "N", 0.001, 1e7,
        aliases=("H", "F_H", "hinge_force", "F_hinge", "R_hinge", "R_H"),
        asked=("force of hinge", "hinge force", "force does hinge", "force exerted by hinge", "force at hinge", "hinge exert",
               "reaction at hinge"), moment="after",
    ),
    *LEANING,
    *RIGGED,
)  # fmt: skip
