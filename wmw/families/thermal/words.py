"""Bodies, relations, qualitative outcomes and many-valued names of heat."""

from __future__ import annotations

from wmw.core.family import Choice, Gt, Lt, Outcome, RelationSpec, Role
from wmw.families.thermal import symbols as s

_SOLIDS = (
    "block", "cylinder", "cube", "metal", "piece of metal", "copper block", "iron block", "aluminium block", "aluminum block", "steel block", "ball", "bar",
    "spoon", "sphere", "plate", "aluminium plate", "copper", "iron", "aluminium", "aluminum", "steel", "brass", "lead", "silver", "body", "object", "pan",
    "horseshoe", "nail", "coin", "brick", "stone", "iron ball", "copper piece",
)  # fmt: skip
_LIQUIDS = ("water", "liquid", "oil", "milk", "tea", "coffee", "alcohol", "ethanol", "petrol", "gasoline", "mercury", "glycerin", "glycerine", "soup",
            "bath water")  # fmt: skip
_HEATERS = (
    "heater",
    "immersion heater",
    "kettle",
    "electric kettle",
    "hot plate",
    "stove",
    "burner",
    "electric heater",
    "hotplate",
)

ROLES = (
    Role("body", _SOLIDS, (("mass", "m"),), (s.WARM, s.COOL, s.DROP, s.CUP, s.CHANGE, s.METAL, *s.APART), ("block", "cylinder", "cube")),
    Role("heater", _HEATERS, (("power", "P"),), (s.WATER, s.LOSSY, s.POT, s.MELT_ICE, s.BOIL_WATER), ("heater", "immersion heater", "electric heater")),
    Role("water", ("water", "warm water", "cold water", "hot water", "bath", "water bath"), (("mass", "m_w"),), (*s.OF_WATER, s.POT, s.DROP, s.CUP, s.BOIL_WATER, s.STEAM, *s.ICE), ("water",)),
    Role("other", ("second block", *(f"{thing} {name}" for thing in ("block", "plate", "body", "cube", "cylinder", "ball", "rod") for name in ("B", "Q", "2", "Y")), "other block", "second plate", "second cylinder", "second cube", "other body"), (("mass", "m_2"),), s.APART,
         ("second block", "second cylinder", "second cube")),
    Role("cup", ("cup", "calorimeter", "calorimeter cup", "copper cup", "aluminium cup", "aluminum cup"), (("mass", "m_cup"),), (s.CUP,), ("cup",)),
    Role("cup", ("cup", "pot", "pan", "kettle", "saucepan", "vessel", "container", "beaker", "teapot", "mug", "bowl", "calorimeter"), (), (s.POT,)),
    Role("hot_body", ("hot block", *_SOLIDS, *_LIQUIDS, "hot body", "first block"), (("mass", "m_1"),), (s.TWO_BODIES,), ("hot block",)),
    Role("cold_body", ("cold block", *_SOLIDS, *_LIQUIDS, "cold body", "second block"), (("mass", "m_2"),), (s.TWO_BODIES,), ("cold block",)),
    Role("surface", ("surface", "sphere", "plate", "filament", "person", "skin", "body", "panel", "star", "sun", "ball", "cube", "roof", "stove"), (("area", "A"),), (s.RADIATES,), ("plate", "panel")),
    Role("first", (*_LIQUIDS, "hot water", "warm water", "first sample", "warmer water", "hot sample"), (("mass", "m_1"),), (s.MIX,), ("hot sample",)),
    Role("second", (*_LIQUIDS, "cold water", "second sample", "colder water", "cold sample"), (("mass", "m_2"),), (s.MIX,), ("cold sample",)),
    Role("ice", ("ice", "ice cube", "ice cubes", "ice block", "piece of ice", "block of ice", "snow"), (("mass", "m_ice"),), (s.MELT_ICE, s.ICE_WARM, s.ICE_STEAM, s.ICE_STAYS, *s.ICE), ("ice",)),
    Role("rod", ("rod", "rail", "bridge", "beam", "wire", "pipe", "bar", "girder", "cable", "steel rod", "steel bridge", "steel rail", "copper wire", "tower",
                 "tape", "power line"), (("length", "L_0"),), (s.ROD, s.CLAMPED), ("rod", "rail", "beam", "pipe")),
    Role("plate", ("plate", "sheet", "metal plate", "metal sheet", "disk", "disc", "steel plate", "hole", "ring", "brass plate"), (("area", "A_0"),), (s.PLATE,),
         ("plate", "metal sheet")),
    Role("plate", ("drilled plate",), (), (s.HOLE,), ("plate", "metal sheet")),
    Role("solid", ("cube", "sphere", "ball", "block", "metal cube", "metal ball", "metal block", "steel ball"), (("volume", "V_0"),), (s.BODY,), ("metal block", "metal cube")),
    Role("liquid", ("liquid", *_LIQUIDS), (("volume", "V_0"),), (s.LIQUID, s.VESSEL, s.FULL), ("liquid",)),
    Role("vessel", ("tank", "flask", "vessel", "container", "glass", "can", "bottle", "gas tank", "fuel tank"), (), (s.VESSEL, s.FULL), ("flask", "tank")),
    Role("wall", ("wall", "window", "slab", "pane", "plate", "window pane", "brick wall", "roof", "door", "rod", "bar", "box", "glass pane", "floor"),
         (("area", "A"), ("thickness", "d")), (s.WALL,), ("wall", "slab", "door")),
    Role("layer_1", ("first layer", "masonry", "brick", "wood", "concrete", "plaster", "outer layer", "brick layer", "inner layer", "brick wall"), (("thickness", "d_1"),), (s.LAYERS,),
         ("masonry", "first layer")),
    Role("layer_2", ("second layer", "insulation", "foam", "glass wool", "mineral wool", "insulating layer", "outer layer", "inner layer", "styrofoam"), (("thickness", "d_2"),),
         (s.LAYERS,), ("insulation", "second layer")),
    Role("gas", ("gas", "ideal gas", "air", "helium", "nitrogen", "oxygen", "hydrogen", "argon", "carbon dioxide"), (), s.GAS, ("gas",)),
    Role("container", ("container", "canister", "cylinder", "tank", "flask", "vessel", "tyre", "tire", "balloon", "bottle", "gas cylinder", "can", "piston", "syringe"),
         (("volume", "V_1"),), (s.STATE, s.AT_V), ("canister", "tank", "gas bottle")),
    Role("gas", ("gas", "ideal gas", "air", "helium", "nitrogen", "oxygen", "argon", "system"), (), (s.TAKES, s.GIVES), ("gas",)),
    Role("engine", ("engine", "heat engine", "steam engine", "carnot engine", "power plant", "turbine", "refrigerator", "heat pump", "freezer", "air conditioner"), (), (*s.ENGINES, *s.FRIDGES), ("engine",)),
    Role("container", ("cylinder with a piston", "piston cylinder"), (), (s.AT_P, s.AT_T, s.ANY, s.ADIABAT), ("cylinder",)),
)  # fmt: skip

RELATIONS = (
    RelationSpec("in", ("heater", "water"), (s.WATER, s.LOSSY)),
    RelationSpec("in", ("heater", "water"), (s.BOIL_WATER,)),
    RelationSpec("contact", ("heater", "ice"), (s.MELT_ICE,), required=False),
    RelationSpec("in", ("body", "water"), (s.DROP, s.CUP), required=False),
    RelationSpec("contact", ("body", "water"), (s.DROP, s.CUP)),
    RelationSpec("in", ("water", "cup"), (s.CUP, s.POT)),
    RelationSpec("contact", ("hot_body", "cold_body"), (s.TWO_BODIES,)),
    RelationSpec("contact", ("first", "second"), (s.MIX,)),
    RelationSpec("in", ("ice", "water"), s.ICE),
    RelationSpec("contact", ("ice", "water"), s.ICE, required=False),
    RelationSpec("in", ("liquid", "vessel"), (s.VESSEL, s.FULL)),
    RelationSpec("contact", ("layer_1", "layer_2"), (s.LAYERS,)),
    RelationSpec("adjacent", ("layer_1", "layer_2"), (s.LAYERS,), required=False),
    RelationSpec("in", ("gas", "container"), s.GAS),
)  # fmt: skip

_GROWS = (
    "it gets larger",
    "larger",
    "gets larger",
    "it becomes larger",
    "increases",
    "it expands",
    "bigger",
    "it grows",
    "greater",
    "it increases",
    "wider",
    "expands",
)
_SHRINKS = (
    "it gets smaller",
    "smaller",
    "gets smaller",
    "it becomes smaller",
    "decreases",
    "it shrinks",
    "it contracts",
    "shrinks",
    "it decreases",
    "narrower",
    "contracts",
)
_LARGER_OR = (
    "larger or smaller", "smaller or larger", "bigger or smaller", "smaller or bigger", "increase or decrease", "decrease or increase", "expand or contract",
    "contract or expand", "grow or shrink", "shrink or grow", "rise or fall", "fall or rise",
)  # fmt: skip
_PRESSURE_OR = (
    "pressure rise or fall", "pressure fall or rise", "pressure increase or decrease", "pressure decrease or increase", "pressure higher or lower",
    "pressure go up or down", "rise or fall", "fall or rise", "increase or decrease", "higher or lower", "lower or higher",
)  # fmt: skip

OUTCOMES = (
    Outcome(
        "ice_fate",
        ("all the ice melt", "all of the ice melt", "does all", "melt completely", "some ice left", "any ice left", "any ice remain", "is any ice", "ice left at the end",
         "ice be left", "all the ice melted", "some of the ice remain", "does some ice", "will all the ice", "does the ice melt"),
        (
            Choice("melts", Gt(s.Q_avail, s.Q_need), ("all the ice melts", "all of the ice melts", "it melts completely", "no ice is left", "all of it melts", "the ice melts completely",
                                                      "no ice remains", "everything melts", "yes, all of it melts")),
            Choice("remains", Lt(s.Q_avail, s.Q_need), ("some ice is left", "some ice remains", "some of the ice remains", "part of the ice remains", "not all the ice melts",
                                                        "some of the ice is left", "ice remains", "only part of the ice melts", "some of it remains", "ice is left")),
        ),
        s.ICE, in_effects=False,
    ),
    Outcome(
        "ice_fate_in_effect", (),
        (
            Choice("melts", Gt(s.Q_avail, s.Q_need), ("all the ice melts", "all of the ice melts", "the ice melts completely", "no ice is left", "no ice remains")),
            Choice("remains", Lt(s.Q_avail, s.Q_need), ("some ice is left", "some ice remains", "some of the ice remains", "part of the ice remains", "only part of the ice melts")),
        ),
        s.ICE,
    ),
    Outcome("area_size", (*(f"{what} {pair}" for what in ("hole", "area of the hole", "hole get", "hole become") for pair in _LARGER_OR), *_LARGER_OR),
            (Choice("larger", Gt(s.T_2, s.T_1), _GROWS), Choice("smaller", Lt(s.T_2, s.T_1), _SHRINKS)), s.FLAT, in_effects=False),
    Outcome("length_size", ("longer or shorter", "shorter or longer", "lengthen or shorten", *_LARGER_OR),
            (Choice("longer", Gt(s.T_2, s.T_1), ("it gets longer", "longer", "it expands", "increases", "it lengthens", "larger")),
             Choice("shorter", Lt(s.T_2, s.T_1), ("it gets shorter", "shorter", "it contracts", "decreases", "it shortens", "smaller"))), (s.ROD,), in_effects=False),
    Outcome("gas_pressure", _PRESSURE_OR,
            (Choice("rises", Gt(s.p_2, s.p_1), ("it rises", "rises", "the pressure rises", "it increases", "increases", "higher", "goes up", "it goes up")),
             Choice("falls", Lt(s.p_2, s.p_1), ("it falls", "falls", "the pressure falls", "it decreases", "decreases", "lower", "goes down", "it drops", "drops", "it goes down"))),
            (s.AT_V, s.AT_T), in_effects=False),
    Outcome("gas_pressure_in_effect", (),
            (Choice("rises", Gt(s.p_2, s.p_1), ("the pressure rises", "the pressure of the gas rises", "the pressure increases", "the pressure goes up", "the pressure of the gas goes up",
                                                "raises its pressure", "its pressure rises", "the pressure of the gas increases", "its pressure increases", "raises the pressure")),
             Choice("falls", Lt(s.p_2, s.p_1), ("the pressure falls", "the pressure of the gas falls", "the pressure decreases", "the pressure goes down", "the pressure of the gas goes down",
                                                "lowers its pressure", "its pressure falls", "the pressure of the gas decreases", "the pressure drops", "its pressure decreases",
                                                "lowers the pressure"))),
            (s.AT_V, s.AT_T)),
    Outcome("gas_volume_in_effect", (),
            (Choice("grows", Gt(s.V_2, s.V_1), ("the gas expands", "the volume increases", "the volume grows", "its volume increases", "the volume of the gas increases")),
             Choice("shrinks", Lt(s.V_2, s.V_1), ("the gas contracts", "the volume decreases", "the volume shrinks", "its volume decreases", "the volume of the gas decreases"))),
            (s.AT_P, s.AT_T)),
)  # fmt: skip

_T = (s.T_1, s.T_2, s.T_f)
_M = (s.m, s.m_1, s.m_w, s.m_2, s.m_ice, s.m_cup, s.m_both)
_HOT, _COLD, _FLOW = (s.T_1,), (s.T_2,), (s.P,)
_STEPS = (
    s.Q_rise,
    s.Q_latent,
    s.Q_liquid,
    s.Q_wat,
    s.Q_pot,
    s.Q_boil,
    s.Q,
    s.Q_avail,
    s.Q_need,
    s.Q_given,
)
AMBIGUOUS = {
    "T": _T, "temperature": _T, "theta": _T, "theta_1": _HOT, "theta_2": (s.T_2,), "theta_f": (s.T_f,), "theta_m": (s.T_f,), "temp": _T,
    "t_1": _HOT, "t_2": (s.T_2,), "T_room": (s.T_1, s.T_2),
    **dict.fromkeys(("T_cold", "cold_temperature"), _COLD),
    "T_c": (*_COLD, *_HOT),  # of the cold one, or of coffee
    **dict.fromkeys(("T_outside", "T_out", "T_o", "outside_temperature", "T_exterior", "T_outer"), (s.T_2, s.T_1)),  # the warmer one in summer
    **dict.fromkeys(("T_inside", "T_in", "inside_temperature", "T_interior", "T_inner"), (*_HOT, s.T_2)),
    **dict.fromkeys(("T_surroundings", "T_s", "T_env", "T_ambient", "T_L"), (s.T_2,)),
    **dict.fromkeys(("initial_temperature", "T_i", "T_initial", "T_start", "T_hot", "T_h", "T_H", "hot_temperature",
                     "T_metal", "T_block", "T_copper", "T_iron", "T_Cu", "T_body", "T_solid", "T_object", "T_ball"), _HOT),
    **dict.fromkeys(("T_mix", "T_eq", "T_m_f", "mixture_temperature", "T_equilibrium", "equilibrium_temperature", "T_mixture", "T_common"), (s.T_f,)),
    "mass": _M, "M_w": (s.m_w,), "m_liquid": _M, "total_mass": _M, "M_body": _M, "m_total": _M,
    **dict.fromkeys(("m_iron", "m_copper", "m_cu", "m_al", "m_aluminium", "m_aluminum", "m_steel", "m_lead", "m_brass", "m_ball", "m_silver"), (s.m, s.m_1, s.m_2)),
    **dict.fromkeys(("c_metal", "c_al", "c_cu", "c_fe", "c_copper", "c_iron", "c_aluminium", "c_aluminum", "c_m", "c_lead", "c_pb", "c_l", "c_liquid", "c_oil", "c_steel",
                     "c_s", "c_hot", "c_object", "c_brass", "c_silver", "c_ball"), (s.c, s.c_2)),
    **dict.fromkeys(("m_A", "m_P", "m_X"), (s.m, s.m_1)), **dict.fromkeys(("m_B", "m_Y"), (s.m_2,)), "m_Q": (s.m_2,),
    **dict.fromkeys(("Q_1", "Q_2", "Q_3", "Q_warm", "Q_warming", "Q_heating", "Q_a", "Q_b", "Q1", "Q_ice", "Q_w", "Q_heat_water", "Q_m", "heat_1", "heat_2", "heat_3", "q_1", "q_2", "E_1", "E_2", "Q2", "Q3"), _STEPS), "Q_vap": (s.Q_latent, s.Q_boil), "Q_v": (s.Q_latent, s.Q_boil), "Q_4": _STEPS, "Q4": _STEPS, "Q_f": (s.Q_latent,),
    # subscripts that were never set as such
    "Tf": (s.T_f,), "Tfinal": (s.T_f,), "Tmix": (s.T_f,), "Teq": (s.T_f,), "Te": (s.T_f,), "Ti": _HOT, "Th": _HOT, "Tc": (s.T_2,), "Tin": _HOT, "Tout": (s.T_2,),
    "Tw": (s.T_w,), "Tice": (s.T_ice,), "Tm": (s.T_m,), "mw": (s.m_w,), "mice": (s.m_ice,), "cw": (s.c_w,), "cice": (s.c_ice,), "Lf": (s.L_f,), "Lv": (s.L_v,), "Pin": (s.P,),
    "Delta_T_1": (s.dT,), "Delta_theta": (s.dT,), "Delta_t": (s.t, s.dT),
    "p": (s.p_1, s.p_2), "pressure": (s.p_1, s.p_2), "V": (s.V_1, s.V_0, s.V_2), "volume": (s.V_1, s.V_0, s.V_2), "P_gas": (s.p_1,),
    **dict.fromkeys(("heat_flow", "heat_rate", "P_cond", "Q_dot", "rate_of_heat_flow", "H", "heat_current", "Phi", "q_dot", "heat_transfer_rate", "P_el", "heater_power",
                     "P_heater", "heat_flow_rate", "P_loss"), _FLOW),
    "S": (s.A,), "Delta_x": (s.d,), "dx": (s.d,), "L_wall": (s.d,), "l": (s.L, s.L_0), "q_L": (s.L,), "L_m": (s.L,), "L_pb": (s.L,),
    "E_elec": (s.E_in,), "Q_boil": (s.Q_latent, s.Q_boil), "Q_water": (s.Q_avail, s.Q_wat), "heat_4": _STEPS, "Q_melt_ice": (s.Q_latent,), "Q_gained": (s.Q,), "Q_gain": (s.Q,), "Q_loss": (s.Q, s.Q_given), "Q_lost": (s.Q, s.Q_given), "Q_released": (s.Q, s.Q_given), "latent": (s.L,),
    "Q_hot": (s.Q_h, s.Q, s.Q_given), "Q_cold": (s.Q_c, s.Q), "Q_absorbed": (s.Q_h, s.Q),
    **dict.fromkeys(("W_by", "W_by_gas", "W_net", "W_out", "W_done", "W_cycle", "net_work", "W_in", "work_by_gas", "W_done_by_gas", "work_done_by_gas", "w", "work_input", "work_output"), (s.W,)),
    **dict.fromkeys(("Q_out", "Q_removed", "Q_rejected"), (s.Q_c, s.Q)), **dict.fromkeys(("Q_into", "Q_net", "Q_taken"), (s.Q, s.Q_h)),
    "gamma": (s.beta, s.gamma), "e": (s.eta, s.epsilon, s.e_C), "K": (s.COP, s.COP_h), "P_out": (s.P, s.P_rad), "P_in": (s.P_h,),
    "eta_th": (s.eta,), "thermal_efficiency": (s.eta,),
}  # fmt: skip
"""Names of several quantities; the regime, then the values, tell which is meant."""
