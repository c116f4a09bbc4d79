"""Further rigs of the chapter, of which no questions are generated.

Meters made of galvanometers, bridges, potentiometers, like cells, appliances by the day, lamps off
their rated voltage, stretched wires, parallel plates, sensors. Sources are sections of
OpenStax University Physics 2 (UP2) and of OpenStax College Physics (CP).
"""

from __future__ import annotations

from sympy import symbols

from wmw.core.family import Eq, Fact, Gt, Law, Quantity, Regime

SHUNT, MULTIPLIER, BRIDGE, METRE_BRIDGE, POTENTIOMETER = (
    "ammeter_shunt",
    "voltmeter_multiplier",
    "wheatstone_bridge",
    "metre_bridge",
    "potentiometer",
)
CELLS_SERIES, CELLS_PARALLEL, BILL, DAILY, OFF_RATED, STRETCHED = (
    "like_cells_in_series",
    "like_cells_in_parallel",
    "appliance",
    "appliance_by_the_day",
    "off_the_rated_voltage",
    "stretched_wire",
)
PLATES, SENSOR = "parallel_plates", "sensor_and_resistor"
METERS, CELLS, USED = (SHUNT, MULTIPLIER), (CELLS_SERIES, CELLS_PARALLEL), (BILL, DAILY)

R_g, I_g, R_sh, I_fs, R_mu, V_fs, V_g = symbols(
    "R_galv I_galv R_shunt I_range R_mult V_range V_galv", real=True
)
b_P, b_Q, b_R, b_S, R_le, R_ri, l_le, l_ri, l_m = symbols(
    "B_P B_Q B_R B_S R_left R_right l_left l_right l_meter", real=True
)
E_one, E_two, l_one, l_two = symbols("E_first E_second l_first l_second", real=True)
n_c, E_c, r_c, R_e, I_e, E_all, r_all = symbols(
    "n_cells E_cell r_cell R_outer I_outer E_all r_all", real=True
)
P_a, E_u, price, cost, duty, T_u, T_on, T_day, one_day, V_a, I_a = symbols(
    "P_appl E_used price cost duty T_used T_on T_daily one_day V_appl I_appl", real=True
)
V_ra, P_ra, V_us, P_us, R_ra = symbols("V_rated P_rated V_used P_used R_rated", real=True)
R_old, R_new, n_st = symbols("R_old R_new n_stretch", real=True)
C_p, A_p, d_p, k_d, eps_0, V_p, Q_p, E_f, U_p = symbols(
    "C_plates A_plates d_plates kappa eps_0 V_plates Q_plates E_field U_plates", real=True
)
R_se, R_fi, V_in, V_se, V_fi, I_se = symbols(
    "R_sensor R_fixed V_both V_sensor V_fixed I_both", real=True
)

_METER, _BRIDGE = "CP 21.4", "CP 21.5"
LAWS = (
    Law("galvanometer-voltage", Eq(V_g, I_g * R_g), "Ohm's law at full deflection", METERS, _METER),
    Law("shunt", Eq(I_g * R_g, (I_fs - I_g) * R_sh), "shunt and coil share one voltage", (SHUNT,), _METER),
    Law("multiplier", Eq(V_fs, I_g * (R_g + R_mu)), "the coil's current flows in the multiplier", (MULTIPLIER,), _METER),
    Law("balanced-bridge", Eq(b_P / b_Q, b_R / b_S), "balanced Wheatstone bridge", (BRIDGE,), _BRIDGE),
    Law("metre-bridge", Eq(R_le * l_ri, R_ri * l_le), "balanced bridge with a wire", (METRE_BRIDGE,), _BRIDGE),
    Law("metre-bridge-wire", Eq(l_ri, l_m - l_le), "the wire is one metre long", (METRE_BRIDGE,), _BRIDGE),
    Law("potentiometer", Eq(E_one / E_two, l_one / l_two), "voltages go with the lengths of the wire", (POTENTIOMETER,), _BRIDGE),
    Law("cells-in-series", Eq(E_all, n_c * E_c), "electromotive forces in series add up", (CELLS_SERIES,), "UP2 10.1"),
    Law("inner-in-series", Eq(r_all, n_c * r_c), "resistances in series", (CELLS_SERIES,), "UP2 10.2"),
    Law("cells-in-parallel", Eq(E_all, E_c), "like cells in parallel have one voltage", (CELLS_PARALLEL,), "CP 21.2"),
    Law("inner-in-parallel", Eq(r_all, r_c / n_c), "like resistances in parallel", (CELLS_PARALLEL,), "UP2 10.2"),
    Law("current-of-cells", Eq(E_all, I_e * (R_e + r_all)), "current in the whole circuit", CELLS, "UP2 10.1"),
    Law("energy-of-appliance", Eq(E_u, P_a * T_u), "energy is power times time", (BILL,), "UP2 9.5"),
    Law("energy-by-the-day", Eq(E_u, P_a * duty * T_u), "energy is power times time of use", (DAILY,), "UP2 9.5"),
    Law("time-of-use", Eq(T_on, duty * T_u), "it runs for its share of the time", (DAILY,), "UP2 9.5"),
    Law("time-of-a-day", Eq(T_day, duty * one_day), "it runs for its share of each day", (DAILY,), "UP2 9.5"),
    Law("cost", Eq(cost, price * E_u), "cost is price times energy", USED, "UP2 9.5"),
    Law("appliance-power", Eq(P_a, V_a * I_a), "electric power", USED, "UP2 9.5"),
    Law("rated-resistance", Eq(R_ra, V_ra**2 / P_ra), "P = V^2/R at the rated voltage", (OFF_RATED,), "UP2 9.5"),
    Law("power-off-rated", Eq(P_us, V_us**2 / R_ra), "P = V^2/R with the same resistance", (OFF_RATED,), "UP2 9.5"),
    Law("power-goes-with-square", Eq(P_us / P_ra, V_us**2 / V_ra**2), "P = V^2/R with the same resistance", (OFF_RATED,), "UP2 9.5"),
    Law("stretched", Eq(R_new, n_st**2 * R_old), "n times the length, a cross-section n times smaller", (STRETCHED,), "UP2 9.3"),
    Law("plates", Eq(C_p, k_d * eps_0 * A_p / d_p), "capacitance of parallel plates", (PLATES,), "UP2 8.1 and 8.4"),
    Law("charge-on-plates", Eq(Q_p, C_p * V_p), "charge is capacitance times voltage", (PLATES,), "UP2 8.1"),
    Law("field-between-plates", Eq(E_f, V_p / d_p), "uniform field", (PLATES,), "UP2 7.2"),
    Law("energy-of-plates", Eq(U_p, C_p * V_p**2 / 2), "energy stored in a capacitor", (PLATES,), "UP2 8.3"),
    Law("sensor-current", Eq(V_in, I_se * (R_se + R_fi)), "resistances in series", (SENSOR,), "UP2 10.2"),
    Law("sensor-voltage", Eq(V_se, I_se * R_se), "Ohm's law", (SENSOR,), "UP2 10.2"),
    Law("fixed-voltage", Eq(V_fi, I_se * R_fi), "Ohm's law", (SENSOR,), "UP2 10.2"),
    Law("sensor-loop", Eq(V_in, V_se + V_fi), "Kirchhoff's loop rule", (SENSOR,), "UP2 10.3"),
)  # fmt: skip

_FULL = (
    "full-scale deflection",
    "full scale deflection",
    "full-scale",
    "deflects fully",
    "full deflection",
    "gives full",
    "fully deflected",
    "full-scale current",
    "full scale current",
    "galvanometer current",
)
_UP_TO = (
    "up to",
    "read up to",
    "reads up to",
    "range of",
    "ammeter of range",
    "0 to",
    "reading up to",
    "maximum reading",
    "range 0 to",
    "full scale reading of",
    "measure up to",
    "measures up to",
    "measuring up to",
    "to read",
    "of range",
    "ammeter reading",
    "voltmeter reading",
    "range",
    "that reads",
    "which reads",
    "reads … at full",
    "reads … full",
    "read … at full",
    "read … full",
    "deflects fully for",
)
_SENSORS = (
    "thermistor",
    "LDR",
    "light-dependent resistor",
    "light dependent resistor",
    "photoresistor",
    "light sensor",
    "temperature sensor",
)
_KINDS = (
    "cells",
    "batteries",
    "identical cells",
    "similar cells",
    "identical batteries",
    "like cells",
    "equal cells",
)
_RUNS = (
    "used",
    "run",
    "runs",
    "left on",
    "on for",
    "operates",
    "operated",
    "switched on",
    "for",
    "in use",
    "in",
)
_APPLIANCE_NAMES = ("hair dryer", "hairdryer", "dryer", "toaster", "microwave", "microwave oven", "kettle", "heater", "iron", "oven", "lamp", "bulb", "light bulb", "refrigerator", "washing machine", "vacuum cleaner", "air conditioner", "television", "computer", "motor", "pump", "appliance", "stove", "dishwasher", "fan")  # fmt: skip

QUANTITIES = (
    Quantity(R_g, "R_g", "resistance of the galvanometer", "Ω", 1e-3, 1e5, aliases=("R_galv", "R_g", "G", "R_coil", "galvanometer_resistance", "r_g", "coil_resistance", "R_G"), cues=("galvanometer", "coil", "galvanometer of resistance", "coil resistance", "meter", "movement", "internal resistance", "galvanometer has", "coil of", "resistance of"), asked=("resistance of the galvanometer", "coil resistance")),
    Quantity(I_g, "I_g", "current of full deflection", "A", 1e-9, 10, aliases=("I_galv", "I_g", "I_fsd", "full_scale_current", "i_g", "I_m", "I_G", "I_fs"), cues=(*_FULL, *(f"… {x}" for x in ("gives full", "for full", "causes full", "produces full", "at full")), "galvanometer", "current of"), asked=("full-scale current", "current for full")),
    Quantity(R_sh, "R_s", "resistance of the shunt", "Ω", 1e-6, 1e6, aliases=("R_shunt", "R_s", "S", "shunt_resistance", "R_sh", "R_p", "r_s"), cues=("shunt",), asked=("shunt", "shunt resistance", "what resistance", "resistance must be connected in parallel", "resistance in parallel", "what resistor", "value of the shunt", "resistance of the shunt", "value of shunt"), moment="after"),
    Quantity(I_fs, "I", "range of the ammeter", "A", 1e-6, 1e4, aliases=("I_range", "I_max", "I_total", "I", "ammeter_range", "I_full"), cues=(*_UP_TO, "ammeter"), asked=("range of the ammeter", "largest current", "maximum current")),
    Quantity(R_mu, "R", "resistance in series with the galvanometer", "Ω", 1e-3, 1e9, aliases=("R_mult", "R_s", "R", "multiplier", "R_series", "R_m", "multiplier_resistance", "series_resistance"), cues=("multiplier",), asked=("series resistance", "multiplier", "what resistance", "resistance in series", "resistance must be put", "resistance must be connected", "what resistor", "resistance should be connected", "value of the series"), moment="after"),
    Quantity(V_fs, "V", "range of the voltmeter", "V", 1e-3, 1e6, aliases=("V_range", "V_max", "V", "voltmeter_range", "V_full"), cues=(*_UP_TO, "voltmeter"), asked=("range of the voltmeter", "largest voltage", "maximum voltage")),
    Quantity(V_g, "V_g", "voltage across the coil at full deflection", "V", 1e-6, 1e4, aliases=("V_galv", "V_g", "V_coil"), asked=("voltage across the galvanometer", "voltage across the coil"), moment="after"),
    *(Quantity(s, name, f"resistance of the arm {name}", "Ω", 1e-3, 1e7, aliases=(f"B_{name}", name, f"R_{name}", f"arm_{name}"), asked=(f"value of {name}", f"what is {name}", f"find {name}", *(("unknown resistance", "unknown resistor", f"unknown resistance {name}", f"unknown {name}") if name == "S" else ()))) for s, name in ((b_P, "P"), (b_Q, "Q"), (b_R, "R"), (b_S, "S"))),
    Quantity(R_le, "R_left", "resistance in the left gap", "Ω", 1e-3, 1e7, aliases=("R_left", "R_1", "X", "P", "R_L", "left_resistance"), cues=("in the left gap", "left gap", "… in left gap", "… is in left gap", "… resistor is in left gap", "… in left hand gap", "left"), asked=("resistance in the left gap", "unknown resistance in the left gap", "resistor in the left gap", "in left gap")),
    Quantity(R_ri, "R_right", "resistance in the right gap", "Ω", 1e-3, 1e7, aliases=("R_right", "R_2", "Y", "Q", "R_R", "right_resistance", "S"), cues=("in the right gap", "right gap", "… in right gap", "… is in right gap", "… resistor is in right gap", "… in right hand gap", "right"), asked=("resistance in the right gap", "unknown resistance in the right gap", "resistor in the right gap", "in right gap")),
    Quantity(l_le, "l", "balance length from the left end", "cm", 1e-3, 100, aliases=("l_left", "l", "l_1", "balance_length", "L_1", "x"), cues=("… from the left", "from the left end", "balance point", "balance", "balance length"), asked=("where is the balance", "balance point", "balance length", "how far from the left")),
    Quantity(l_ri, "l'", "rest of the wire", "cm", 1e-3, 100, aliases=("l_right", "l_2", "L_2"), moment="after"),
    Quantity(l_m, "L", "length of the wire of a metre bridge", "m", 0.99, 1.01, aliases=("l_meter", "L", "L_wire"), moment="constant", choices=(1.0,)),
    Quantity(E_one, "E_1", "first voltage at a potentiometer", "V", 1e-6, 1e3, aliases=("E_first", "E_1", "V_1", "emf_1", "E_std"), cues=("cell of emf", "cell of e.m.f.", "standard cell", "first cell", "emf", "e.m.f.", "of emf"), asked=("emf of the first",)),
    Quantity(E_two, "E_2", "second voltage at a potentiometer", "V", 1e-6, 1e3, aliases=("E_second", "E_2", "V_2", "emf_2", "E_x"), cues=("second cell", "other cell"), asked=("emf of the second", "e.m.f. of the second", "emf of the other", "emf of the unknown", "e.m.f. of the other", "its emf", "second cell", "other cell", "unknown emf"), moment="after"),
    Quantity(l_one, "l_1", "balance length for the first voltage", "cm", 1e-3, 1e4, aliases=("l_first", "l_1", "L_1", "x_1"), cues=("at a length of", "balances", "length of", "balanced at", "balance length", "balances at", "against"), asked=()),
    Quantity(l_two, "l_2", "balance length for the second voltage", "cm", 1e-3, 1e4, aliases=("l_second", "l_2", "L_2", "x_2"), cues=("second cell balances at", "second cell … ", "second cell balances", "other cell", "balance length becomes", "balance point shifts to", "replaced", "second cell", "gives balance at", "balance at"), asked=("balance length",)),
    Quantity(n_c, "n", "number of cells", "1", 1, 1e4, aliases=("n_cells", "n", "N", "number_of_cells"), cues=(*_KINDS,), asked=("how many cells", "number of cells", "how many such cells")),
    Quantity(E_c, "E", "electromotive force of one cell", "V", 1e-3, 1e3, aliases=("E_cell", "emf_cell", "E", "emf", "epsilon", "V_cell"), cues=("each of emf", "each of e.m.f.", "each with an emf", "each", "… cells", "… batteries", "emf", "e.m.f.", "of emf", "emf of each", "each having"), asked=("emf of each", "emf of one cell")),
    Quantity(r_c, "r", "internal resistance of one cell", "Ω", 0, 1e4, sign="nonnegative", aliases=("r_cell", "r", "internal_resistance", "r_int"), cues=("internal resistance", "internal", "inner resistance"), asked=("internal resistance of each",)),
    Quantity(R_e, "R", "resistance outside the cells", "Ω", 1e-6, 1e7, aliases=("R_outer", "R", "R_ext", "R_load", "external_resistance"), cues=("external resistance", "resistor", "load", "external", "connected to", "lamp", "joined to", "across", "light", "feed", "… lamp", "… bulb", "… resistor"), asked=("external resistance", "resistance of the load", *(f"resistance of the {x}" for x in ("lamp", "bulb", "resistor", "motor", "filament")), "bulb s resistance", "lamp s resistance", "what resistance", "its resistance")),
    Quantity(I_e, "I", "current outside the cells", "A", 1e-9, 1e5, aliases=("I_outer", "I", "current", "I_ext"), cues=("current", "draws", "takes"), asked=("current", "what current", "how much current", "current flows", "find the current"), moment="after"),
    Quantity(E_all, "E", "electromotive force of all cells together", "V", 1e-3, 1e5, aliases=("E_all", "E_total", "emf_total", "E_tot", "emf_eq", "E_eq"), asked=("total emf", "total e.m.f.", "combined emf", "emf of the combination", "emf of the battery", "e.m.f. of the combination", "e.m.f. of the battery"), moment="after"),
    Quantity(r_all, "r", "internal resistance of all cells together", "Ω", 0, 1e5, sign="nonnegative", aliases=("r_all", "r_total", "r_tot", "r_eq"), asked=("total internal resistance", "internal resistance of the combination", "internal resistance of the battery", "combined internal resistance"), moment="after"),
    Quantity(P_a, "P", "power of the appliance", "W", 1e-3, 1e9, aliases=("P_appl", "P", "power", "P_heater", "power_rating"), cues=("rated", "rated at", "power", "heater", "lamp", "bulb", "kettle", "iron", "oven", "watt", *(f"… {what}" for what in _APPLIANCE_NAMES)), asked=("what is its power", "power rating", "its power", "power")),
    Quantity(E_u, "E", "energy used", "kWh", 1e-9, 1e12, aliases=("E_used", "E", "energy", "W", "energy_used", "E_total", "energy_consumed"), cues=("uses", "consumes", "energy"), asked=("energy", "how much energy", "how many kilowatt-hours", "how many kilowatt hours", "how many kWh", "energy used", "energy consumed", "how many units of electricity", "electrical energy", "how many joules"), moment="after"),
    Quantity(price, "k", "price of energy", "1/kWh", 1e-6, 1e6, aliases=("price", "rate", "unit_price", "tariff", "price_per_kWh", "cost_per_kWh", "unit_cost", "k"), cues=("costs", "at", "price", "rate of", "tariff", "cost"), asked=("price per", "cost per")),
    Quantity(cost, "K", "cost of the energy", "1", 1e-6, 1e9, aliases=("cost", "total_cost", "bill", "C", "price_total", "K"), cues=("cost", "bill"), asked=("what does it cost", "how much does it cost", "what is the cost", "cost to run", "cost", "how much will it cost", "find the cost", "what will it cost", "calculate the cost", "electricity bill"), moment="after"),
    Quantity(duty, "d", "share of the time in which it runs", "h/day", 1e-5, 24, aliases=("duty", "hours_per_day", "daily_hours", "daily_use", "t_daily", "h_per_day", "t_per_day"), cues=_RUNS, asked=("how many hours a day", "hours per day")),
    Quantity(T_u, "t", "time in all", "h", 1e-6, 1e7, aliases=("T_used", "days", "N_days", "number_of_days", "n_days"), cues=(*_RUNS, "in a month of", "during", "month", "over"), asked=("how long", "for how many hours", "how many hours", "how many days", "what time")),
    Quantity(T_on, "t", "time for which it runs in all", "h", 1e-6, 1e7, aliases=("T_on", "running_time", "operating_time", "total_running_time"), asked=(), moment="after"),
    Quantity(T_day, "t", "time for which it runs each day", "h", 1e-6, 24, aliases=("T_daily",), asked=(), moment="after"),
    Quantity(one_day, "T", "one day", "day", 0.9, 1.1, aliases=("one_day",), moment="constant", choices=(1.0,)),
    Quantity(V_a, "V", "voltage of the appliance", "V", 1e-3, 1e6, aliases=("V_appl", "V", "voltage", "mains_voltage"), cues=("on a", "from a", "at", "mains", "supply", "line", "connected to", "on", "outlet", "draws"), asked=("what voltage",)),
    Quantity(I_a, "I", "current in the appliance", "A", 1e-6, 1e5, aliases=("I_appl", "I", "current"), cues=("draws", "takes", "current", "carries"), asked=("what current", "current does")),
    Quantity(V_ra, "V_1", "rated voltage", "V", 1e-3, 1e6, aliases=("V_rated", "V_1", "V_r", "rated_voltage"), cues=("marked", "rated", "labelled", "labeled", "rated at", "designed for", "lamp", "bulb", "heater", "for use on", "marked as", "when it runs on", "when run on", "when it operates on", "when operated on", "when operated at", "when it is operated at", "when used on", "when it is used on", "when it operates at", "when operating at", "when operating on"), asked=("rated voltage",)),
    Quantity(P_ra, "P_1", "rated power", "W", 1e-3, 1e9, aliases=("P_rated", "P_1", "P_r", "rated_power"), cues=("marked", "rated", "labelled", "labeled", "rated at", "lamp", "bulb", "heater"), asked=("rated power",)),
    Quantity(V_us, "V_2", "voltage at which it is used", "V", 1e-3, 1e6, aliases=("V_used", "V_2", "V_actual", "V_new", "V_supply"), cues=("plugged into a", "connected to a", "used on a", "on a", "is used on", "operated at", "run on a", "supply", "connected across a", "is connected to", "plugged into", "is only", "drops to", "falls to", "operates at", "run at", "across", "put across", "mains of", "line of", "is run on"), asked=("what voltage",)),
    Quantity(P_us, "P_2", "power at which it is used", "W", 1e-6, 1e9, aliases=("P_used", "P_2", "P_actual", "P_new", "P_dissipated"), asked=("what power", "power does it", "power it", "actual power", "power is dissipated", "power dissipated", "power consumed", "power output", "find the power"), moment="after"),
    Quantity(R_ra, "R", "resistance of the lamp", "Ω", 1e-3, 1e8, aliases=("R_rated", "R", "R_lamp", "R_filament", "R_bulb", "resistance"), asked=("resistance of its filament", "resistance of the filament", "its resistance", "what is the resistance"), moment="after"),
    Quantity(R_old, "R_1", "resistance before the wire is stretched", "Ω", 1e-6, 1e8, aliases=("R_old", "R_1", "R_0", "R_initial", "R_i", "R_before"), cues=("wire of resistance", "resistance of", "resistance", "original resistance", "wire has a resistance of"), asked=("original resistance",)),
    Quantity(R_new, "R_2", "resistance when the wire has been stretched", "Ω", 1e-6, 1e9, aliases=("R_new", "R_2", "R_after", "R_final", "R_f", "R_prime"), cues=("new resistance",), asked=("new resistance", "resistance now", "resistance then", "its resistance", "what is the resistance", "resistance of the stretched", "resistance after", "resistance of the wire", "resistance"), moment="after"),
    Quantity(n_st, "n", "length of the wire after it was drawn out over that before", "1", 1, 1e4, aliases=("n_stretch", "n", "stretch_factor", "length_ratio", "k"), cues=("times its original length", "times its length", "times its initial length", "times as long", "times longer")),
    Quantity(C_p, "C", "capacitance of parallel plates", "pF", 1e-6, 1e12, aliases=("C_plates", "C", "capacitance"), cues=("capacitance",), asked=("capacitance", "what is the capacitance", "capacitance of"), moment="after"),
    Quantity(A_p, "A", "area of a plate", "cm^2", 1e-9, 1e9, aliases=("A_plates", "A", "area", "plate_area", "S"), cues=("area", "plates of area", "plate area", "plates … each", "each", "of area", "areas"), asked=("area of the plates", "area of each plate", "what area", "plate area", "area must")),
    Quantity(d_p, "d", "distance between the plates", "mm", 1e-9, 1e4, aliases=("d_plates", "d", "plate_separation", "separation", "plate_spacing"), cues=("apart", "separated by", "separation", "distance of", "spaced", "plate separation", "thick", "thickness", "between the plates", "gap of", "separation of", "distance between"), asked=("separation of the plates", "plate separation", "distance between the plates", "how far apart", "separation between the plates")),
    Quantity(k_d, "κ", "dielectric constant", "1", 1, 1e5, aliases=("kappa", "dielectric_constant", "epsilon_r", "K", "k", "relative_permittivity", "eps_r"), cues=("dielectric constant", "relative permittivity", "dielectric constant of", "κ", "dielectric"), asked=("dielectric constant", "relative permittivity")),
    Quantity(eps_0, "ε_0", "electric constant", "F/m", 8.8e-12, 8.9e-12, aliases=("eps_0", "epsilon_0", "permittivity", "varepsilon_0", "vacuum_permittivity"), cues=("ε0", "ε_0", "ε₀", "permittivity", "permittivity of free space"), moment="constant", choices=(8.85e-12, 8.854e-12)),
    Quantity(V_p, "V", "voltage between the plates", "V", 1e-9, 1e9, aliases=("V_plates", "V", "voltage", "U", "potential_difference"), cues=("battery", "voltage", "potential difference", "charged to", "connected to", "supply", "across"), asked=("voltage between the plates", "potential difference between the plates", "what voltage", "voltage across the plates", "potential difference")),
    Quantity(Q_p, "Q", "charge on a plate", "nC", 1e-9, 1e12, aliases=("Q_plates", "Q", "q", "charge"), cues=("charge", "charge of"), asked=("charge on each plate", "charge on the plates", "charge on a plate", "what charge", "how much charge", "charge is stored", "charge stored", "charge on the capacitor", "charge"), moment="after"),
    Quantity(E_f, "E", "field between the plates", "V/m", 1e-9, 1e12, aliases=("E_field", "E", "field", "electric_field", "field_strength"), cues=("field", "electric field"), asked=("electric field", "field strength", "field between the plates", "electric field strength"), moment="after"),
    Quantity(U_p, "U", "energy stored between the plates", "µJ", 1e-12, 1e12, aliases=("U_plates", "energy", "stored_energy", "W"), asked=("energy stored", "energy", "how much energy"), moment="after"),
    Quantity(R_se, "R_T", "resistance of the sensor", "Ω", 1e-3, 1e8, aliases=("R_sensor", "R_T", "R_thermistor", "R_LDR", "R_th", "R_t"), cues=(*_SENSORS, *(f"{s} has" for s in _SENSORS), *(f"resistance of {s}" for s in _SENSORS), *(f"{s} has a resistance of" for s in _SENSORS)), asked=tuple(f"resistance of the {s}" for s in _SENSORS)),
    Quantity(R_fi, "R", "resistance in series with the sensor", "Ω", 1e-3, 1e8, aliases=("R_fixed", "R", "R_1", "fixed_resistance"), cues=("fixed resistor", "… fixed resistor", "… resistor", "resistor", "resistor of"), asked=("resistance of the fixed resistor", "resistance of the resistor", "fixed resistance")),
    Quantity(V_in, "V", "voltage across both", "V", 1e-3, 1e5, aliases=("V_both", "V", "V_in", "V_supply", "emf", "V_s"), cues=("supply", "battery", "across", "cell", "input voltage"), asked=("supply voltage",)),
    Quantity(V_se, "V_T", "voltage across the sensor", "V", 1e-6, 1e5, aliases=("V_sensor", "V_T", "V_thermistor", "V_LDR", "V_th"), cues=tuple(f"across the {s}" for s in _SENSORS), asked=tuple(f"{w} across the {s}" for s in _SENSORS for w in ("voltage", "potential difference", "p.d.", "pd")), moment="after"),
    Quantity(V_fi, "V_R", "voltage across the resistor", "V", 1e-6, 1e5, aliases=("V_fixed", "V_R", "V_resistor", "V_1"), cues=("across the resistor", "across the fixed resistor"), asked=tuple(f"{w} across the {s}" for s in ("fixed resistor", "resistor") for w in ("voltage", "potential difference", "p.d.", "pd", "output voltage")), moment="after"),
    Quantity(I_se, "I", "current in both", "A", 1e-9, 1e5, aliases=("I_both", "I", "current"), cues=("current",), asked=("current", "what current", "current in the circuit", "current flows"), moment="after"),
)  # fmt: skip

_GALV = ("galvanometer", "moving-coil", "moving coil", *_FULL)
_APPLIANCES = (
    "cost",
    "costs",
    "kilowatt-hour",
    "kilowatt-hours",
    "kilowatt hours",
    "kWh",
    "per kWh",
    "per kilowatt-hour",
    "electricity bill",
    "bill",
    "price",
    "cents",
)
_BY_DAY = (
    "a day",
    "per day",
    "each day",
    "every day",
    "daily",
    "hours a day",
    "h per day",
    "hours per day",
    "hours each day",
    "minutes a day",
    "minutes each day",
    "minutes per day",
    "hours every day",
    "minutes every day",
    "h a day",
    "h each day",
    "minutes daily",
    "hours daily",
)
_BATTERY_BANK = (
    *_KINDS[2:],
    "cells, each",
    "cells each",
    "batteries each",
    "cells are joined",
    "cells are connected",
    "cells in series",
    "cells in parallel",
    *(f"{n} cells" for n in ("three", "four", "five", "six", "eight", "ten", "twelve")),
)

_LOADING = tuple(
    f"voltmeter {has} {own}resistance"
    for has in ("of", "with", "has", "having")
    for own in ("", "internal ")
)
"""How a voltmeter is told that takes a current of its own, which no circuit here has."""

RIG_WORDS = ("galvanometer", "wheatstone", "metre bridge", "meter bridge", "potentiometer", "parallel-plate capacitor", "thermistor", "LDR", "light-dependent resistor", "photoresistor",
             "per kWh", "per kilowatt-hour", "stretched uniformly", "is stretched", "cells each", "batteries each", *_LOADING, *_BY_DAY)  # fmt: skip
"""Words that show one of these rigs and no plain circuit."""

AMBIGUOUS = {
    **dict.fromkeys(("t", "time", "hours", "usage_time", "time_of_use", "hours_of_use"), (T_u, T_on, T_day, duty)),
    **dict.fromkeys(("t_total", "total_time", "total_hours"), (T_on, T_u)),
    **dict.fromkeys(("t_day", "t_d", "daily_time", "time_per_day"), (T_day, duty)),
}  # fmt: skip
"""The time of a bill by the day: all days of it, the hours in which the appliance runs in them, or
those of each day."""

REGIMES = (
    Regime(SHUNT, "a galvanometer made into an ammeter", cues=(*_GALV, "into an ammeter"), needs_cue=True, drawn=False, rules_out=("voltmeter", "bridge", "in series"), conditions=(Gt(I_fs, I_g),)),
    Regime(MULTIPLIER, "a galvanometer made into a voltmeter", cues=(*_GALV, "into a voltmeter", "multiplier"), needs_cue=True, drawn=False, rules_out=("ammeter", "bridge", "shunt", "in parallel"), conditions=(Gt(R_mu, 0),)),
    Regime(BRIDGE, "a balanced Wheatstone bridge", cues=("wheatstone", "wheatstone bridge", "bridge is balanced", "no deflection", "zero deflection", "bridge", "ratio arms"), needs_cue=True, drawn=False, rules_out=("metre bridge", "meter bridge", "slide-wire", "slide wire", "unbalanced", "shunt", "multiplier"), assumptions=("no current in the galvanometer",)),
    Regime(METRE_BRIDGE, "a balanced metre bridge", cues=("metre bridge", "meter bridge", "slide-wire bridge", "left gap", "right gap", "balance point", "gap"), needs_cue=True, drawn=False, rules_out=("interchanged", "shifts", "in parallel with", "in series with", "end correction"), assumptions=("a uniform wire",)),
    Regime(POTENTIOMETER, "two cells compared by a potentiometer", cues=("potentiometer", "potentiometer wire", "balance length"), needs_cue=True, drawn=False, rules_out=("bridge", "internal resistance", "shunted", "driver cell", "sum", "opposing", "in series"), assumptions=("a uniform wire",)),
    Regime(CELLS_SERIES, "like cells in series", cues=_BATTERY_BANK, needs_cue=True, drawn=False, rules_out=("in parallel", "parallel", "wrongly", "reversed", "second cell", "opposing"), fixed={r_c: 0.0}, conditions=(Gt(n_c, 1),)),
    Regime(CELLS_PARALLEL, "like cells in parallel", cues=_BATTERY_BANK, needs_cue=True, drawn=False, rules_out=("in series", "rows", "opposing", "one after the other", "end to end", "torch", "flashlight"), fixed={r_c: 0.0}, conditions=(Gt(n_c, 1),)),
    Regime(BILL, "the energy that an appliance uses, and what it costs", cues=_APPLIANCES, needs_cue=True, drawn=False, rules_out=(*_BY_DAY, "battery", "emf", "capacitor", "heat", "heats", "boil", "water", "temperature", "two heaters", "instead", "resistor", "efficiency", "in series", "in parallel", "resistance", "day")),
    Regime(DAILY, "an appliance that runs for some hours a day", cues=(*_APPLIANCES, *_BY_DAY), needs_cue=True, drawn=False, rules_out=("battery", "emf", "capacitor", "instead", "resistance", "replaced", "night"), conditions=(Gt(duty, 0),)),
    Regime(OFF_RATED, "a lamp or heater off its rated voltage", cues=("rated at", *(f"{what} {told}" for what in ("lamp", "bulb", "heater", "iron", "kettle", "toaster", "element") for told in ("marked", "labelled", "labeled", "rated")), "resistance is taken as constant", "taken as constant", "resistance of its filament", "constant resistance", "resistance stays the same", "resistance remains constant", "resistance does not change", "resistance is constant"), needs_cue=True, drawn=False, rules_out=("in series", "in parallel", "parallel", "two lamps", "two bulbs", "fuse", "capacitor", "battery", "emf", "how long", "cost", "energy", "what current", "how large is current", "how much current", "find current", "calculate current"), assumptions=("the resistance stays the same",)),
    Regime(STRETCHED, "a wire that is stretched", cues=("stretched", "stretched uniformly", "drawn out", "is stretched", "is stretched to", "wire is stretched", "is pulled", "until its length"), needs_cue=True, drawn=False, rules_out=("cut", "folded", "bent", "compressed", "area is", "resistivity", "by 10%", "percent", "%", "volts", "in parallel", "diameter"), assumptions=("the volume stays the same",)),
    Regime(PLATES, "two parallel plates", cues=("parallel-plate", "parallel plate", "parallel plates", "dielectric constant", "parallel-plate capacitor", "plate separation", "plate area", "plates of area", "plates are"), needs_cue=True, drawn=False, rules_out=("in series", "inserted", "halved", "doubled", "is removed", "pulled apart", "slab", "electron", "proton", "particle", "disconnected", "moved"), fixed={k_d: 1.0}),
    Regime(SENSOR, "a sensor and a resistor in series", cues=(*_SENSORS, "fixed resistor", *(f"across the {s}" for s in _SENSORS), *(f"resistance of the {s}" for s in _SENSORS)), needs_cue=True, drawn=False, rules_out=("in parallel", "internal resistance", "coefficient", *(f"{s} falls" for s in _SENSORS), "rises to", "drops to", "increases to", "decreases to")),
)  # fmt: skip

_TIMES = {
    1.5: ("one and a half times", "1.5 times"),
    2.0: ("twice", "double", "two times"),
    3.0: ("three times", "triple"),
    4.0: ("four times",),
    5.0: ("five times",),
}
_COUNT = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 8: "eight", 10: "ten", 12: "twelve"}
_OF_VOLTS = tuple(
    f"{volts}{unit} {kind}"
    for volts in (
        "1.2",
        "1.25",
        "1.5",
        "1.55",
        "1.6",
        "2",
        "2.0",
        "3",
        "3.0",
        "4.5",
        "6",
        "6.0",
        "9",
        "9.0",
        "12",
    )
    for unit in (" V", "-V", "-volt")
    for kind in ("cells", "batteries", "dry cells")
)
"""Cells that are told by one of the few voltages that there are, between their number and name."""
FACTS = (
    *(Fact(tuple(f"{word} {length}" for word in words for length in ("its length", "its original length", "its initial length", "the length", "the original length", "as long")) + (("length is doubled", "length doubles", "doubled in length", "until its length doubles", "until its length is doubled") if n == 2.0 else ()), {n_st: n}, (STRETCHED,)) for n, words in _TIMES.items()),
    *(Fact(tuple(f"{word} {kind}" for kind in (*_KINDS, *_OF_VOLTS)), {n_c: float(n)}, CELLS) for n, word in _COUNT.items()),
    Fact(("negligible internal resistance", "no internal resistance", "internal resistance is negligible", "negligible inner resistance"), {r_c: 0.0}, CELLS),
)  # fmt: skip
