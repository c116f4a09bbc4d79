"""Quantities of flow in pipes and out of tanks."""

from __future__ import annotations

from wmw.core.family import Grid, Quantity
from wmw.families.fluid import symbols as s
from wmw.families.fluid.cues import (
    ENDS,
    FIRST,
    FIRST_PLACES,
    KPA,
    LARGE,
    NARROW,
    NARROW_PLACES,
    SECOND,
    SECOND_PLACES,
    SMALL,
    SPEED,
    WIDE,
    WIDE_PLACES,
    at_places,
    of_body,
    told_behind,
    where_it_flows,
    with_its,
)

_STOREYS = ("upper floor", "second floor")
"""Places of a pipe beside which a length is a height and no diameter."""
_ALONG = (
    *(f"{through} {pipe} at" for through in ("through", "in", "along") for pipe in ("pipe", "hose", "tube", "main pipe", "main vessel")),
    *(f"{level} {pipe} at" for level in ("horizontal", "level") for pipe in ("pipe", "tube", "duct")),
)  # fmt: skip
"""What tells of a speed in a pipe before it changes."""
_LOW_SECOND = tuple(place for place in SECOND if place not in _STOREYS)

SECTIONS = (
    Quantity(s.D_w, "D_w", "diameter of the wide section", "cm", 6, 10,
             aliases=("D_w", "D_wide", "diameter_wide", "d_w", "d_wide"), cues=of_body(WIDE, "diameter"),
             asked=(*(f"diameter of the {x}" for x in WIDE_PLACES),), sort="breadth"),
    Quantity(s.D_n, "D_n", "diameter of the narrow section", "cm", 3, 6,
             aliases=("D_n", "D_narrow", "diameter_narrow", "d_n", "d_narrow"), cues=of_body(NARROW, "diameter"),
             asked=(*(f"diameter of the {x}" for x in NARROW_PLACES),), sort="breadth"),
    Quantity(s.A_w, "A_w", "area of the wide section", "cm^2", 1e-3, 1e6, aliases=("A_w", "A_wide", "area_wide"), cues=of_body(WIDE, "area"),
             asked=(*(f"area {of} the {x}" for of in ("of", "has", "does", "must", "in", "at") for x in WIDE_PLACES),)),
    Quantity(s.A_n, "A_n", "area of the narrow section", "cm^2", 1e-3, 1e6, aliases=("A_n", "A_narrow", "area_narrow"), cues=of_body(NARROW, "area"),
             asked=(*(f"area {of} the {x}" for of in ("of", "has", "does", "must", "in", "at") for x in NARROW_PLACES),)),
    Quantity(s.v_w, "v_w", "speed in the wide section", "m/s", 0.4, 3, aliases=("v_w", "v_wide", "speed_wide"),
             cues=(*with_its(WIDE_PLACES, "speed"), *of_body(WIDE, "speed"), *where_it_flows(WIDE_PLACES), *told_behind(WIDE_PLACES)), asked=at_places(SPEED, WIDE_PLACES)),
    Quantity(s.v_n, "v_n", "speed in the narrow section", "m/s", 1e-4, 500, aliases=("v_n", "v_narrow", "speed_narrow"),
             cues=(*with_its(NARROW_PLACES, "speed"), *of_body(NARROW, "speed"), *where_it_flows(NARROW_PLACES), *told_behind(NARROW_PLACES)), asked=at_places(SPEED, NARROW_PLACES)),
    Quantity(s.p_w, "p_w", "pressure in the wide section", KPA, 120, 300, aliases=("p_w", "p_wide", "pressure_wide"),
             cues=(*with_its(WIDE_PLACES, "pressure"), *of_body(WIDE, "pressure"), *told_behind(WIDE_PLACES)), asked=at_places(("pressure", "absolute pressure", "gauge pressure"), WIDE_PLACES)),
    Quantity(s.p_n, "p_n", "pressure in the narrow section", KPA, 1e-3, 1e6, aliases=("p_n", "p_narrow", "pressure_narrow"),
             cues=(*with_its(NARROW_PLACES, "pressure"), *of_body(NARROW, "pressure"), *told_behind(NARROW_PLACES)), asked=at_places(("pressure", "absolute pressure", "gauge pressure"), NARROW_PLACES)),
    Quantity(
        s.D_1, "D_1", "diameter of the first piston or section", "cm", 0.05, 500, Grid(2, 9, 0.5),
        aliases=("D_1", "d_1", "diameter_1", "diameter_small", "D_in", "D_small", "d_small", "small_diameter", "diameter_first"),
        cues=("diameter", "inner diameter", "internal diameter", "diameters", "across", "inside diameter", "in inside diameter", *of_body((*SMALL, *FIRST), "diameter"), *(f"{pipe} of … {wide}" for pipe in ("pipe", "tube", "hose") for wide in ("diameter", "inner diameter", "inside diameter"))),
        asked=("diameter of the first", "diameter of the small", "diameter of the smaller"), body="part_1", sort="breadth",
    ),
    Quantity(
        s.D_2, "D_2", "diameter of the second piston or section", "cm", 0.05, 500, Grid(3, 30, 0.5),
        aliases=("D_2", "d_2", "diameter_2", "diameter_large", "D_out", "D_large", "d_large", "large_diameter", "diameter_second"),
        cues=("diameter", "inner diameter", "internal diameter", "diameters", "across", *(f"{to} a … {pipe}" for to in ("into", "to", "by", "through") for pipe in ("pipe", "tube", "nozzle", "hose")), *of_body((*LARGE, *_LOW_SECOND), "diameter"), *(f"diameter of the {x}" for x in ENDS)),
        asked=("diameter of the second", "diameter of the large", "diameter of the larger", "diameter of the nozzle", "diameter must the nozzle"),
        body="part_2", sort="breadth",
    ),
    Quantity(s.r_1, "r_1", "radius of the first piston or section", "cm", 0.02, 500,
             aliases=("r_1", "radius_1", "r_small", "R_1", "radius_small"), cues=("radius", "radii", *(f"radius of the {x}" for x in (*SMALL, *FIRST))),
             asked=("radius of the small", "radius of the first"), body="part_1", sort="breadth"),
    Quantity(s.r_2, "r_2", "radius of the second piston or section", "cm", 0.02, 500,
             aliases=("r_2", "radius_2", "r_large", "R_2", "radius_large"), cues=("radius", "radii", *(f"radius of the {x}" for x in (*LARGE, *SECOND)), *(f"{x} one of" for x in LARGE)),
             asked=("radius of the large", "radius of the second", "radius of the nozzle"), body="part_2", sort="breadth"),
    Quantity(
        s.A_1, "A_1", "area of the first piston or section", "cm^2", 1e-4, 1e6, Grid(2, 20, 1),
        aliases=("A_1", "area_1", "A_small", "A_in", "area_small", "small_area", "a_1", "input_area"),
        cues=("area", "cross-section", "areas", *of_body((*SMALL, *FIRST), "area")),
        asked=("area of the first", "area of the small", "area of the smaller"), body="part_1",
    ),
    Quantity(
        s.A_2, "A_2", "area of the second piston or section", "cm^2", 1e-4, 1e6, Grid(2, 20, 1),
        aliases=("A_2", "area_2", "A_large", "A_out", "area_large", "large_area", "a_2", "output_area"),
        cues=("area", "cross-section", "areas", *of_body((*LARGE, *SECOND), "area"), *(f"area of the {x}" for x in ENDS)),
        asked=("area of the second", "area of the large", "area of the larger", "area must the large"), body="part_2",
    ),
)  # fmt: skip

MOTION = (
    Quantity(s.D, "D", "diameter", "cm", 0.02, 500, Grid(0.8, 4, 0.1),
             aliases=("D", "diameter", "D_hose", "D_pipe", "pipe_diameter", "hose_diameter", "d_hole", "hole_diameter"),
             asked=("what diameter", "diameter of the pipe", "diameter of the hose", "what is the diameter", "diameter must"), sort="breadth"),
    Quantity(s.r, "r", "radius", "cm", 0.01, 500, aliases=("r", "radius", "r_pipe", "pipe_radius", "R", "hose_radius", "hole_radius"),
             asked=("what radius", "radius of the pipe"), sort="breadth"),
    Quantity(
        s.Q, "Q", "volume flow rate", "L/min", 1e-6, 1e9, Grid(4, 60, 1),
        aliases=("flow_rate", "volume_flow_rate", "Q", "Q_V", "V_dot", "volume_flow", "discharge", "Q_v", "flow", "dV_dt", "R_V", "I_V"),
        cues=("flow rate", "delivers", "rate of", "per minute", "per second", "flow"),
        asked=("flow rate", "volume flow", "how many litres per", "how many liters per", "discharge", "rate of flow", "volume per second",
               "volume of water per", "what volume of water flows", "how much water flows", "rate does the water flow", "volume passes"),
    ),
    Quantity(
        s.v_1, "v_1", "speed in the first section", "m/s", 1e-4, 500, Grid(0.4, 4, 0.1),
        aliases=("v_1", "speed_1", "v_in", "inlet_speed", "initial_speed", "velocity_1", "v_inlet", "u_1"),
        cues=("speed", "velocity", "flows at", "moves at", "moving at", "travels at", *_ALONG, *of_body(FIRST, "speed in", "speed")),
        asked=("speed in the first", "speed at the inlet", *at_places(SPEED, FIRST_PLACES)), body="part_1",
    ),
    Quantity(
        s.v_2, "v_2", "speed in the second section", "m/s", 1e-4, 500, Grid(2, 12, 0.5),
        aliases=("v_2", "speed_2", "final_speed", "outlet_speed", "velocity_2", "v_outlet", "u_2", "v_nozzle"),
        cues=("speed", "velocity", "flows at", "moves at", "moving at", "travels at", *of_body(SECOND, "speed in", "speed"), *(f"speed in the {x}" for x in ENDS)),
        asked=("speed", "velocity", "how fast", "exit speed", "flow speed", "flow velocity", "new speed",
               *at_places(SPEED, SECOND_PLACES)),
        moment="after", body="part_2",
    ),
    Quantity(
        s.v, "v", "speed of the flow", "m/s", 1e-4, 500, Grid(0.5, 5, 0.1),
        aliases=("v", "speed", "velocity", "flow_speed", "exit_speed", "v_exit", "v_out", "efflux_speed", "outflow_speed", "v_jet", "v_water",
                 "jet_speed", "v_hose", "v_flow", "terminal_speed", "terminal_velocity", "v_t", "v_terminal", "v_T", "wind_speed", "airspeed", "v_wind", "v_air"),
        cues=("leaves at", "jet"),
        asked=("speed", "velocity", "how fast", "exit speed", "speed of efflux", "flow speed", "flow velocity", "new speed"),
    ),
    Quantity(s.y, "y", "height of the second section above the first", "m", 1, 10, aliases=("y", "Delta_y", "dy", "rise", "delta_y", "h_rise"),
             cues=("rises by", "rises", "pipe rises", "climbs", "above the first", "above the lower", "higher than the first", *_STOREYS, *(f"{what} … {above}" for what in ("bathroom", "upstairs", "attic", "top floor", "kitchen", "bedroom", "apartment", "shower") for above in ("above", "higher")), "higher up", "higher", "goes up", "runs up", "leads up", "climbs by", "goes up by"), asked=("how much higher",), sign="any", sort="height"),
    Quantity(
        s.p_1, "p_1", "pressure in the first section", KPA, 1e-3, 1e6, Grid(120, 300, 5),
        aliases=("p_1", "pressure_1", "p_in", "p_inlet", "inlet_pressure"),
        cues=("pressure", *of_body(FIRST, "pressure in", "pressure")),
        asked=("pressure in the first", "pressure at the inlet", *at_places(("pressure", "absolute pressure", "gauge pressure"), FIRST_PLACES)),
        body="part_1",
    ),
    Quantity(
        s.p_2, "p_2", "pressure in the second section", KPA, 1, 400,
        aliases=("p_2", "pressure_2", "p_out", "p_outlet", "outlet_pressure"),
        cues=("pressure", *of_body(SECOND, "pressure in", "pressure")),
        asked=("pressure", "pressure at the",
               "pressure in the second", "new pressure", *at_places(("pressure", "absolute pressure", "gauge pressure"), SECOND_PLACES)),
        moment="after", body="part_2",
    ),
    Quantity(s.m_dot, "m_dot", "mass flow rate", "kg/s", 1e-9, 1e9, aliases=("m_dot", "mass_flow_rate", "mass_flow", "dm_dt"),
             cues=("mass flow",), asked=("mass flow", "kilograms per second", "mass of water per", "mass per second"), moment="after"),
    Quantity(s.t, "t", "time", "min", 1e-6, 1e9, Grid(1, 20, 0.5), aliases=("t", "time", "fill_time", "duration", "t_fill", "Delta_t", "filling_time"),
             cues=("in", "time", "for", "within", "after", "takes"),
             asked=("how long does it take", "how much time", "what time", "how long will", "how long", "in what time", "time does it take", *(f"how many {unit}" for unit in ("seconds", "minutes", "hours")))),
    Quantity(s.H, "H", "height of the opening above the ground", "m", 1e-3, 1000, Grid(0.5, 3, 0.1),
             aliases=("H", "y_hole", "hole_height", "height_above_ground", "H_hole", "height_of_hole"),
             cues=("below the water surface and", "below the surface and", "below the free surface and", "below the free water surface and", "at a height of", "above the ground", "above the floor", "above the base", "above ground", "above the bottom", "above its base", "above its bottom", "above the floor of the tank", "from the bottom"), asked=("how high above the ground",), sort="height"),
    Quantity(s.t_fall, "t_fall", "time of fall of the jet", "s", 1e-3, 1000, aliases=("t_fall", "fall_time", "t_f"),
             asked=("how long does the water take to reach the ground", "time of fall"), moment="after"),
    Quantity(s.x, "x", "range of the jet", "m", 1e-3, 1000, aliases=("x", "range", "horizontal_distance", "jet_range", "landing_distance", "R_jet"),
             cues=("lands",),
             asked=("how far from", "horizontal distance", "where does the water", "where does the jet", "how far away", "range of the jet",
                    "at what distance"), moment="after"),
)  # fmt: skip
