"""Quantities of thermal expansion and of heat conduction."""

from __future__ import annotations

from wmw.core.family import Grid, Quantity
from wmw.families.thermal import symbols as s

_CONDUCTIVITY = ("thermal conductivity", "conductivity", "conductivities")

_FLOW = (
    "flows", "passes", "heat flow", "heat flows", "heat flow rate", "rate of heat flow", "heat is conducted", "is conducted", "goes", "is lost", "heat loss",
    "escapes", "power", "leaves", "heat", "energy", "enters", "transferred", "heat transferred", "crosses", "energy flows", "energy passes",
)  # fmt: skip
_THROUGH = (
    "",
    " in",
    " out",
    " through",
    " through it",
    " through wall",
    " across",
    " inward",
    " outward",
    " into room",
    " through pane",
)
_EACH_AREA = tuple(
    f" {each} {area}" for each in ("per", "each", "every", "one", "for each", "for every", "through each", "through every", "through one")
    for area in ("square metre", "square meter", "unit area", "unit of area", "m²", "square metre of wall", "square meter of wall")
)  # fmt: skip
_OTHER_TIMES = (
    r"\b(?:per|in|each|an|every|one|during) (?:one |a )?(?:hour|day|minute|year|night)\b",
)
"""How heat is asked for that flows through each unit of area in each second, and not in an hour."""

_CHANGES_BY = (
    "longer by", "shorter by", *(f"{verb}{tail} by" for verb in ("expand", "stretch", "lengthen", "grow", "shrink", "shorten", "contract") for tail in ("s", "", "es", "ed")), "becomes … longer", "gets … longer", "becomes … shorter", "gets … shorter",
)  # fmt: skip
"""What stands beside the number by which a length changes."""
_LONG_THINGS = (
    "it",
    "rod",
    "bar",
    "rail",
    "wire",
    "bridge",
    "beam",
    "pipe",
    "tape",
    "cable",
    "girder",
    "tower",
    "track",
)
_LONG_THEN = tuple(f"how long {verb} {what}{tail}" for verb, tail in (("is", ""), ("is", " then"), ("is", " now"), ("will", " be"), ("does", " become"), ("does", " get")) for what in _LONG_THINGS)  # fmt: skip
_UNTIL = r"\bhow long (?:is|will) (?:\w+ ){1,4}?(?:until|before|heated|warmed|cooled|left|in)\b"
"""What asks for a time, and for no length."""

SOLIDS = (
    Quantity(
        s.L_0, "L_0", "length at first", "m", 1e-6, 1e6, Grid(2, 60, 1),
        aliases=("L_0", "original_length", "initial_length", "l_0", "L_initial", "length", "L_i", "D_0", "d_0", "diameter_initial"),
        cues=("length", "long", "diameter", "wide", "span"), asked=("original length", "initial length", "length at first"), body="rod",
    ),
    Quantity(
        s.alpha, "α", "coefficient of linear expansion", "K^-1", 1e-7, 1e-3, Grid(0.000010, 0.000026, 0.000001),
        aliases=("alpha", "linear_expansion_coefficient", "expansion_coefficient", "coefficient_of_linear_expansion", "alpha_L", "a_L", "coefficient"),
        cues=("coefficient of linear expansion", "linear expansion", "expansion coefficient", "linear expansion coefficient", "coefficient of expansion", "α of", "α"),
        asked=("coefficient of linear expansion", "linear expansion coefficient"),
    ),
    Quantity(
        s.dL, "ΔL", "change of length", "mm", 1e-6, 1e6,
        aliases=("length_change", "Delta_L", "delta_L", "dL", "expansion", "Delta_l", "elongation", "deltaL", "change_in_length", "Delta_D", "Delta_d"),
        cues=("gap", "increase in length", *_CHANGES_BY),
        asked=("by how much does its length", "how much longer", "change in length", *(f"by how many {unit} {verb}" for unit in ("millimetres", "millimeters", "centimetres", "centimeters", "micrometres") for verb in ("is it longer", "does it lengthen", "does it expand", "does it grow", "does its length", "is it shorter", "does it shorten", "does the", "is the")), "expand", "by how much does it lengthen", "increase in length",
               "change of length", "increase in its length", "elongation", "lengthen", "does it lengthen", "does it expand", "does it grow", "will it lengthen", "get longer", "gets longer", "grow longer", "become longer", "becomes longer", "how much shorter", "get shorter", "length change", "contract", "grow in length",
               "new change of length", "increase in diameter", "what gap", "how wide a gap", "how large a gap", "how big a gap"),
        sign="any", moment="after", body="rod",
    ),
    Quantity(
        s.L_end, "L", "length at the end", "m", 1e-6, 1e6,
        aliases=("final_length", "L_end", "L_f_length", "new_length", "L_new", "L_final", "l_f", "D_f", "D_final"),
        cues=("will it be", "will be", "it be", "final length", "length becomes", "grows to", "reaches length of", "to length of", "length of exactly"),
        asked=("new length", "final length", "length at", "new diameter", *_LONG_THEN), moment="after", body="rod", unasked=(_UNTIL,),
    ),
    Quantity(
        s.beta, "β", "coefficient of volume expansion", "K^-1", 1e-7, 1e-2, Grid(0.0002, 0.0012, 0.00001),
        aliases=("beta", "volume_expansion_coefficient", "coefficient_of_volume_expansion", "alpha_V", "beta_l"),
        cues=("coefficient of volume expansion", "volume expansion", "volume expansion coefficient", "cubical expansion", "volumetric expansion", "β of", "β", "volume coefficient", "coefficient of cubic expansion", "cubic expansion"),
        asked=("coefficient of volume expansion", "volume coefficient", "coefficient of cubical expansion"),
    ),
    Quantity(s.alpha_v, "α_v", "coefficient of linear expansion of the vessel", "K^-1", 1e-7, 1e-3, Grid(0.000003, 0.000024, 0.000001),
             aliases=("alpha_vessel", "alpha_v", "alpha_glass", "alpha_container"), cues=("linear expansion of the glass", "linear expansion of the vessel", "α of glass", "α of the glass", "α of the flask", "α of the vessel", "α of the container", "expansion of glass", "expansion for glass"),
             asked=()),
    Quantity(s.A_0, "A_0", "area at first", "m^2", 1e-9, 1e6, Grid(0.5, 4, 0.1), aliases=("A_0", "original_area", "initial_area", "A_i"),
             cues=("area",), asked=("original area",), body="plate"),
    Quantity(s.dA, "ΔA", "change of area", "cm^2", 1e-9, 1e6, aliases=("area_change", "Delta_A", "delta_A", "dA", "deltaA"),
             asked=("change in area", "by how much does its area", "increase in area", "area increase", "change of area", "increase in its area"),
             sign="any", moment="after", body="plate"),
    Quantity(s.A_end, "A_end", "area at the end", "m^2", 1e-9, 1e6, aliases=("final_area", "A_end", "A_final", "A_f", "new_area"), asked=("new area", "final area"),
             moment="after", body="plate"),
    Quantity(s.V_0, "V_0", "volume at first", "L", 1e-9, 1e9, Grid(1, 40, 0.5), aliases=("V_0", "original_volume", "initial_volume", "V_i"),
             cues=("filled with", "capacity", "holds", "contains", "volume", "filled to the brim with", "full to the brim with", "filled completely with"), asked=("original volume",), body="liquid"),
    Quantity(s.dV, "ΔV", "change of volume", "mL", 1e-9, 1e9, aliases=("volume_change", "Delta_V", "delta_V", "dV", "deltaV"),
             asked=("change in volume", "by how much does its volume", "increase in volume", "volume increase", "change of volume", "increase in its volume", "expand", "does it expand", "contract"), sign="any", moment="after", body="liquid"),
    Quantity(s.V_end, "V_end", "volume at the end", "L", 1e-9, 1e9, aliases=("final_volume", "V_end", "V_final", "new_volume"), asked=("new volume", "final volume"),
             moment="after"),
    Quantity(s.V_over, "V_over", "volume that spills over", "mL", 1e-9, 1e9, aliases=("V_over", "overflow", "spilled_volume", "V_spill", "V_overflow"),
             asked=("overflow", "overflows", "spills", "spill over", "runs over", "flows over"), moment="after"),
    Quantity(s.k_1, "k_1", "thermal conductivity of the first layer", "W/(m*K)", 1e-4, 1e4, Grid(0.1, 0.9, 0.05),
             aliases=("k_1", "conductivity_1", "lambda_1"), cues=("conductivity of first layer", *_CONDUCTIVITY, "first layer"), asked=("conductivity of the first",), body="layer_1"),
    Quantity(s.k_2, "k_2", "thermal conductivity of the second layer", "W/(m*K)", 1e-4, 1e4, Grid(0.03, 0.09, 0.01),
             aliases=("k_2", "conductivity_2", "lambda_2"), cues=("conductivity of second layer", *_CONDUCTIVITY, "second layer"), asked=("conductivity of the second",), body="layer_2"),
    Quantity(s.k, "k", "thermal conductivity", "W/(m*K)", 1e-4, 1e4, Grid(0.04, 0.6, 0.02),
             aliases=("k", "thermal_conductivity", "conductivity", "kappa", "lambda", "lambda_th"), asked=("thermal conductivity", "conductivity"), body="wall"),
    Quantity(s.d_1, "d_1", "thickness of the first layer", "cm", 1e-4, 1e4, Grid(5, 30, 1), aliases=("d_1", "thickness_1", "L_1", "x_1"),
             cues=("thickness of first layer", "thick", "thickness", "long", "length", "first layer"), asked=("thickness of the first",), body="layer_1"),
    Quantity(s.d_2, "d_2", "thickness of the second layer", "cm", 1e-4, 1e4, Grid(4, 20, 1), aliases=("d_2", "thickness_2", "L_2", "x_2"),
             cues=("thickness of second layer", "thick", "thickness", "second layer"), asked=("thickness of the second",), body="layer_2"),
    Quantity(s.d, "d", "thickness of the wall", "cm", 1e-4, 1e4, Grid(8, 40, 1), aliases=("d", "thickness", "wall_thickness", "x"),
             asked=("how thick", "what thickness"), body="wall"),
    Quantity(s.A, "A", "area", "m^2", 1e-9, 1e6, Grid(4, 20, 0.5), aliases=("A", "area", "wall_area", "cross_section", "A_wall"),
             cues=("wall area", "area", "cross-section", "cross-sectional area", "surface"), asked=("what area",), body="wall"),
    Quantity(s.T_mid, "T_mid", "temperature between the layers", "°C", -100, 1000, aliases=("T_mid", "interface_temperature", "T_interface", "T_x", "T_between", "T_j"),
             asked=("temperature between the layers", "temperature at the interface", "interface temperature", "temperature where the layers"), moment="after"),
    Quantity(s.q_A, "q_A", "heat flow per unit of area", "W/m^2", 1e-3, 1e9, aliases=("q_A", "heat_flux", "flux", "P_per_area", "heat_flow_per_area", "P_A"),
             asked=(*("heat flux", "heat flow density", "heat current density"), *(f"{flow}{through}{area}" for flow in _FLOW for through in _THROUGH for area in _EACH_AREA)), unasked=_OTHER_TIMES, sign="any"),
    Quantity(s.R_th, "R_th", "thermal resistance", "K/W", 1e-9, 1e6, aliases=("thermal_resistance", "R_th", "R_total"), asked=("thermal resistance",),
             moment="after"),
)  # fmt: skip
