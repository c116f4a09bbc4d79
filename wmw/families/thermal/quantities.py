"""The quantities of heat, with the names and cues they go by.

A number whose words tell only that it is a mass or a temperature goes to the first of its kind;
where a question speaks of one body, the laws pass it on.
"""

from __future__ import annotations

from wmw.core.family import Grid, Quantity
from wmw.families.thermal import symbols as s
from wmw.families.thermal.levelling import COLD_ONES, HOT_ONES
from wmw.families.thermal.quantities_engines import ENGINES, MOLAR
from wmw.families.thermal.quantities_further import FURTHER, MORE_BODIES
from wmw.families.thermal.quantities_gas import GASES, earlier_values, later_values
from wmw.families.thermal.quantities_solids import SOLIDS

_WATER = ("of water", "water")
_SOLID_AT = ("block at", "block is at", "piece at", "cube at", "ball at", "cylinder at", "bar at", "sphere at", "copper at", "iron at",
             "aluminium at", "aluminum at", "lead at", "metal at", "steel at", "brass at", "spoon at")  # fmt: skip
_HEAT = ("specific heat", "specific heat capacity", "heat capacity per kilogram")
_SPECIFIC = "J/(kg*K)"

_BODIES = (
    Quantity(
        s.m, "m", "mass", "kg", 1e-6, 1e6, Grid(0.2, 4, 0.05),
        aliases=("m", "m_b", "m_s", "mass_of_the_body", "m_block", "m_metal", "m_solid", "m_body", "m_object"),
        cues=("block", "piece of", "copper", "iron", "aluminium", "aluminum", "steel", "brass", "lead", "silver", "oil", "metal"),
        asked=("what mass", "mass of the", "how much ice", "how many kilograms"), body="body",
    ),
    Quantity(
        s.m_2, "m_2", "mass of the second body", "kg", 1e-6, 1e6, Grid(0.2, 2, 0.1),
        aliases=("m_2", "mass_2", "m_cold", "m_c", "cold_mass"), cues=("cold water", "second one", "the other", "other one", *_WATER, *(f"… of {liquid}" for liquid in COLD_ONES), *(f"… {liquid}" for liquid in COLD_ONES)), asked=("mass of the cold", "how much cold"),
        body="second",
    ),
    Quantity(
        s.m_1, "m_1", "mass of the first body", "kg", 1e-6, 1e6, Grid(0.2, 2, 0.1),
        aliases=("m_1", "mass_1", "m_hot", "m_h", "hot_mass"), cues=("hot water", *_WATER, *(f"… of {liquid}" for liquid in HOT_ONES), *(f"… {liquid}" for liquid in HOT_ONES)),
        asked=("mass of the hot", *(f"{how_much} {water}" for how_much in ("how much", "what mass of", "how many grams of", "how many kilograms of") for water in ("hot", "hot water", "boiling water", "warm water", "water at"))),
        body="first",
    ),
    Quantity(
        s.m_w, "m_w", "mass of the water", "kg", 1e-6, 1e6, Grid(0.2, 2, 0.05),
        aliases=("m_w", "m_water", "mass_water", "water_mass"), cues=_WATER, asked=("mass of the water", "mass of water", "how much water", *(f"how many {unit} of water" for unit in ("grams", "kilograms", "litres"))),
        body="water",
    ),
    Quantity(
        s.m_ice, "m_ice", "mass of the ice", "kg", 1e-6, 1e6, Grid(0.05, 0.6, 0.01),
        aliases=("m_ice", "ice_mass", "mass_ice", "m_i"), cues=("of ice", "ice", "ice cube", "ice cubes", "ice block", "of snow", "snow"),
        asked=("mass of the ice", "mass of ice must", *(f"how many {unit} of {ice}" for unit in ("grams", "kilograms") for ice in ("ice", "snow"))), body="ice",
    ),
    Quantity(
        s.c, "c", "specific heat", _SPECIFIC, 1, 20000, Grid(120, 960, 10),
        aliases=("c", "specific_heat", "specific_heat_capacity", "c_p", "c_b", "c_solid", "c_body", "c_block"),
        cues=_HEAT, asked=("specific heat",), body="body",
    ),
    Quantity(
        s.c_w, "c_w", "specific heat of water", _SPECIFIC, 1, 20000, None,
        aliases=("c_water", "c_w", "specific_heat_water", "water_specific_heat"), cues=("specific heat of water", "specific heat capacity of water",
                                                                                     "c_w", "water"),
        choices=(4200.0, 4186.0, 4190.0), body="water",
    ),
    Quantity(
        s.c_ice, "c_ice", "specific heat of ice", _SPECIFIC, 1, 20000, None,
        aliases=("c_ice", "specific_heat_ice", "c_i", "ice_specific_heat"), cues=("specific heat of ice", "specific heat capacity of ice", "c_ice",
                                                                                  "ice"),
        choices=(2100.0, 2090.0), body="ice",
    ),
    Quantity(
        s.L, "L", "specific latent heat", "kJ/kg", 0.1, 1e5, Grid(20, 400, 5),
        aliases=("L", "latent_heat", "specific_latent_heat", "latent_heat_capacity"),
        cues=("latent heat", "heat of fusion", "heat of vaporization", "heat of vaporisation", "latent", "heat of melting", "fusion"),
        asked=("latent heat", "heat of fusion"),
    ),
    Quantity(
        s.L_f, "L_f", "latent heat of fusion of ice", "kJ/kg", 0.1, 1e5, None,
        aliases=("L_fusion", "latent_heat_of_fusion", "L_f", "L_ice", "heat_of_fusion", "latent_heat_fusion", "L_melt"),
        cues=("latent heat of fusion of ice", "heat of fusion of ice", "latent heat of fusion of water", "latent heat of ice", "latent heat of melting of ice", "fusion of ice", "fusion of water", "melting of ice", "melting heat of ice", "l_f", "l fusion"),
        choices=(334.0, 333.0, 335.0),
    ),
    Quantity(
        s.L_v, "L_v", "latent heat of vaporization of water", "kJ/kg", 0.1, 1e5, None,
        aliases=("L_vaporization", "latent_heat_of_vaporization", "L_v", "L_steam", "heat_of_vaporization", "L_vap", "latent_heat_vaporization"),
        cues=("latent heat of vaporization of water", "latent heat of vaporisation of water", "heat of vaporization of water", "latent heat of steam", "vaporization of water", "vaporisation of water", "l_v", "l vaporization", "l vaporisation", "steam"),
        choices=(2260.0, 2256.0),
    ),
)  # fmt: skip

_AT_LAST = (
    *(
        f"{ends}{at}"
        for ends in (
            "ends",
            "ended",
            "finishes",
            "finished",
            "ends up",
            "stands",
            "stands now",
            "is now",
            "are now",
            "now",
            "is then",
            "then",
            "comes out",
            "came out",
        )
        for at in (" at", " with")
    ),
    *(f"{has} {then}" for has in ("has", "had") for then in ("now", "then")),
    "now has",
    "then has",
    *(
        f"{leaves}{what} at"
        for leaves in ("leaves", "left", "flows out", "comes out of")
        for what in (
            "",
            " it",
            " radiator",
            " heater",
            " boiler",
            " engine",
            " tank",
            " pipe",
            " heat exchanger",
        )
    ),
)
"""What tells of a temperature at the end."""

_TEMPERATURES = (
    Quantity(
        s.T_w, "T_w", "temperature of the water at first", "°C", 0, 100, Grid(10, 90, 1),
        aliases=("T_w", "T_water", "water_temperature", "T_water_initial", "initial_water_temperature"), cues=("bath at", "water at"),
        asked=("temperature of the water at first",), body="water",
    ),
    Quantity(
        s.T_1, "T_1", "first temperature", "°C", -100, 300, Grid(5, 95, 1),
        aliases=("T_1", "T_a", "temperature_1"),
        cues=("at", "from", "initially at", "initially", "initial temperature", "starts at", "inside at", "hot side at", "inside", "inner side at", "warmer",
              "hot reservoir at", "boiler at", "high-temperature reservoir at", "hot reservoir", "boiler", "furnace", "steam at", "hot reservoir of", "source at",
              *(f"{works} between" for works in ("works", "work", "operates", "operate", "operating", "working", "runs", "running", "run")), *_SOLID_AT, "… inside", "… indoors", "… on inside", *(f"{liquid} at" for liquid in HOT_ONES)),
        asked=(*earlier_values("temperature"), "temperature of the hot", "temperature of the block at first", *(f"how {warm} was" for warm in ("hot", "warm", "cold"))),
        body="first",
    ),
    Quantity(
        s.T_2, "T_2", "second temperature", "°C", -100, 300, Grid(5, 95, 1),
        aliases=("T_2", "T_b", "temperature_2"),
        cues=("at", "water at", "to", *(f"{liquid} at" for liquid in COLD_ONES), *_AT_LAST, "heated to", "warmed to", "cools to", "cooled to", "raised to", "reaches", "outside at", "cold side at",
              "outside", "outer side at", "colder", "up to", "down to", "summer day", "winter day", "winter night", "hot day", "cold day", "cold night", "summer day of", "winter day of", "winter night of", "hot day of", "cold night of", "day when temperature is", "on a day", "on day of", "cold reservoir at", "condenser at", "cold reservoir", "condenser", "low-temperature reservoir at",
              "surroundings at", "exhausts at", "river", "sink at", "exhaust at", *later_values("temperature"),
              "… outside", "… outdoors", "… on outside", *(f"until {what} {has}" for what in ("gas", "air", "helium", "nitrogen", "oxygen", "argon", "hydrogen", "it") for has in ("has", "is at", "reaches"))),
        asked=("new temperature", "to what temperature", "at what temperature", "temperature does it reach", "temperature of the cold"), body="second",
    ),
    Quantity(
        s.T_f, "T_f", "final temperature", "°C", 0, 100, Grid(5, 60, 1),
        aliases=("final_temperature", "T_f", "T_end", "T_e", "T_final", "end_temperature"),
        cues=("final temperature", "equilibrium temperature", "temperature of the mixture", "final", "mixture at", "mixture of", "mixture is at", "mixture has", "mixing temperature", "mixture with a temperature of",
              *(f"{settles} at" for settles in ("settles", "settle", "settled", "settle down", "levels off", "steadies", "ends up", "end up", "comes to rest", "both end", "they end", "end", "mixture ends", "bath ends", "it all ends")), *(f"{make} {it}" for make, its in (("bring", ("it to", "all of it to", "water to", "mixture to")), ("make", ("it", "water of", "water at", "mixture of", "mixture at", "bath of", "bath at")), ("get", ("water of", "water at", "mixture of", "mixture at"))) for it in its)),
        asked=("final temperature", "mixing temperature", "temperature of mixing", "how hot is the mixture", "how warm is the mixture", "how hot does the mixture", "how warm does the mixture", "how hot will the mixture", "how warm will the mixture", "equilibrium temperature", "temperature of the mixture", "mixture temperature", "temperature at the end",
               "temperature do they reach", "what temperature", "common temperature", "temperature will the", "temperature does the", "temperature when",
               "temperature after", "new final temperature", "temperature in the end"),
        moment="after",
    ),
    Quantity(
        s.T_ice, "T_ice", "temperature of the ice at first", "°C", -50, 0, Grid(-30, -5, 1),
        aliases=("T_ice", "ice_temperature", "T_ice_initial"), cues=("ice at", "ice is at", "ice from", "ice cube at", "ice block at", "snow at", "snow is at", "snow from"),
        asked=("temperature of the ice",), body="ice",
    ),
    Quantity(s.T_0, "T_0", "melting point of ice", "°C", -0.01, 0.01, aliases=("T_melt", "T_0", "melting_point_ice", "T_freezing", "freezing_point"),),
    Quantity(s.T_100, "T_100", "boiling point of water", "°C", 99, 101, aliases=("T_boil", "T_100", "boiling_point", "T_boiling", "T_bp"), cues=("steam at", "boiling point of", "boils at", "vapor at", "vapour at")),
    Quantity(s.T_m, "T_m", "melting point", "°C", 50, 2000, Grid(200, 700, 10), aliases=("T_m", "melting_point", "melting_temperature", "T_mp"),
             cues=("melting point", "melts at", "melting temperature"), asked=("melting point",)),
    Quantity(
        s.dT, "ΔT", "change or difference of temperature", "K", 0.01, 3000, Grid(10, 80, 1),
        aliases=("temperature_change", "temperature_difference", "Delta_T", "delta_T", "dT", "deltaT", "temperature_rise", "DT", "T_diff", "temp_change",
                 "rise_in_temperature"),
        cues=("by", "temperature difference", "differ by", "differs by", "difference of", "rises by", "falls by", "temperature rise", "difference in temperature", "temperature change", "raised by",
              "drops by", "increases by", "warmed by", "heated by", *(f"… {warmer} than" for warmer in ("warmer", "hotter", "colder", "cooler"))),
        asked=("by how much does the temperature", "temperature rise", "temperature change", "change in temperature", "temperature difference",
               "rise in temperature", "how much warmer", "by how many degrees", "by how many kelvins", "how many degrees", "temperature increase", "how much is it warmer", "how much hotter", "how much cooler", "how much colder", *(f"how much does {what} {warm}" for what in ("it", "water", "lead", "metal", "block", "ball", "bullet") for warm in ("warm", "warm up", "heat up", "cool", "cool down"))),
        difference=True, sign="any",
    ),
)  # fmt: skip

_HEAT_OUT = (
    *(f"of heat {leaves}" for leaves in ("leaves", "leave", "is given off", "flows out", "flow out", "is released", "is removed", "escapes", "is lost", "is rejected", "is drawn")),
    *(f"{gives} … of heat" for gives in ("gives off", "gives out", "gives up", "loses", "releases", "rejects", "giving off", "losing", "releasing")),
)  # fmt: skip
"""What tells of heat that leaves a body."""

_ENERGIES = (
    Quantity(
        s.Q, "Q", "heat", "kJ", 1e-6, 1e9, Grid(20, 400, 5),
        aliases=("heat", "Q", "heat_energy", "energy", "q", "Q_heat", "Q_total", "heat_added", "heat_needed", "Q_in", "thermal_energy", "Q_needed", "Q_tot",
                 "Q_supplied"),
        cues=("heat", "energy", "absorbs", "supplied", "transfers", "gives off", "releases", "delivers", "gives", *_HEAT_OUT),
        asked=("how much heat", "how much energy", "heat is needed", "heat needed", "heat required", "what heat", "energy is needed", "heat must be",
               "find the heat", "heat flows", "heat is released", "heat does", "heat has to be", "how much thermal energy", "quantity of heat",
               "energy required", "amount of heat", "total heat", "energy must be"),
         moment="after",
    ),
    Quantity(s.Q_rise, "Q_rise", "heat for the first warming", "kJ", 1e-6, 1e9, aliases=("Q_rise", "Q_sensible"), sign="any", moment="after"),
    Quantity(s.Q_latent, "Q_latent", "heat for the change of state", "kJ", 1e-6, 1e9,
             aliases=("Q_latent", "Q_melt", "Q_fusion"), sign="any", moment="after"),
    Quantity(s.Q_liquid, "Q_liquid", "heat for the warming after melting", "kJ", 1e-6, 1e9, aliases=("Q_liquid", "Q_water_warm"), sign="any", moment="after"),
    Quantity(s.Q_need, "Q_need", "heat that would melt all the ice", "kJ", 1e-6, 1e9,
             aliases=("Q_need", "Q_required", "heat_to_melt_all", "Q_melt_all", "Q_to_melt"), asked=("heat that would melt", "heat to melt all"), moment="after"),
    Quantity(s.Q_avail, "Q_avail", "heat the water can give down to 0 °C", "kJ", 1e-6, 1e9,
             aliases=("Q_avail", "Q_available", "available_heat", "Q_max"), asked=("heat can the water give",), moment="after"),
    Quantity(s.m_melt, "m_melt", "mass of the ice that melts", "kg", 1e-9, 1e6, aliases=("m_melted", "m_melt", "melted_mass", "ice_melted", "mass_melted"),
             asked=("how much ice melts", "mass of ice melts", "how much of the ice melts", "mass of the ice melts", "how much of it melts", "ice that melts",
                    "ice melts", "mass of ice that melts"), sign="any", moment="after"),
    Quantity(s.m_left, "m_left", "mass of the ice that is left", "kg", 1e-9, 1e6, aliases=("m_left", "ice_left", "remaining_ice", "m_remaining", "m_ice_left"),
             asked=("how much ice is left", "how much ice remains", "mass of ice is left", "mass of ice remains", "mass of ice remaining"), sign="any", moment="after"),
    Quantity(s.P, "P", "power or heat flow", "W", 1e-6, 1e9, Grid(200, 2400, 50),
             aliases=("power", "P"),
             cues=("power", "heater", "immersion heater", "kettle", "rate of", "rated at", "electric"),
             asked=("what power", "power of the", "rate of heat", "heat flow", "heat per second", "at what rate", "rate does heat", "rate of conduction",
                    "heat loss per", "power is lost", "heat current", "rate at which heat", "heat flow rate", "new heat flow", "rate is heat", "power must",
                    *(f"{flow}{through} per second" for flow in ("flows", "passes", "heat flows", "heat is conducted", "heat that flows", "heat goes", "heat is lost", "escapes", "heat leaves") for through in (" through", " through it", " through them", " through wall", " through door", " through roof", " through both layers", "")),
                    "many watts are conducted", "many watts flow", "many watts pass", "many watts are lost", "many watts of heat"), sign="any"),
    Quantity(s.t, "t", "time", "min", 1e-6, 1e9, Grid(1, 20, 0.5), aliases=("time", "t", "heating_time", "duration", "t_heat"),
             cues=("time", "for", "in", "within", "after", "takes", "minutes", "seconds", "hours"),
             asked=("how long", "how much time", "time does it take", "in what time", "time needed", "time is needed", "what time does", *(f"how many {unit}" for unit in ("seconds", "minutes", "hours")))),
    Quantity(s.eta, "η", "efficiency", "1", 0.01, 1, aliases=("efficiency", "eta"), cues=("efficiency", "of the energy", "efficient"),
             asked=("efficiency", "what fraction of", "what share of"), moment="given"),
    Quantity(s.E_in, "E_in", "energy taken in by the heater", "kJ", 1e-6, 1e9,
             aliases=("electrical_energy", "E_in", "E_el", "energy_input", "E", "W_el", "E_electric"), cues=("electrical energy", "takes in", "consumes"),
             asked=("electrical energy", "energy does the heater", "energy does the kettle"), moment="after"),
    Quantity(s.C, "C", "heat capacity", "kJ/K", 1e-9, 1e9, aliases=("heat_capacity", "C", "C_body", "thermal_capacity"),
             cues=("heat capacity", "thermal capacity"), asked=("heat capacity of",), moment="after"),
)  # fmt: skip

QUANTITIES = (
    *_BODIES,
    *MORE_BODIES,
    *_TEMPERATURES,
    *SOLIDS,
    *GASES,
    *MOLAR,
    *FURTHER,
    *_ENERGIES,
    *ENGINES,
)
