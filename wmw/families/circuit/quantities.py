"""Quantities of the circuit chapter, with the names and wordings by which they are known.

Names that need a context to be understood stand in `names`. An element that a question names by its
value is asked for under the name of the value: "the 6 Ω resistor" is "R_2 resistor" in `asked`.
"""

from __future__ import annotations

from sympy import Symbol

from wmw.core.family import Grid, Moment, Quantity
from wmw.families.circuit.quantities_further import FURTHER
from wmw.families.circuit.symbols import (
    AFTER,
    BEFORE,
    CAPACITOR_ROLES,
    E_C,
    MOMENTS,
    NUMBERS,
    ROLES_OF,
    V_S,
    A_w,
    C,
    C_eq,
    E,
    I,
    I_1_at,
    I_2_at,
    I_at,
    I_bat,
    I_load,
    I_sc,
    L_w,
    P,
    P_1_at,
    P_2_at,
    P_at,
    P_del,
    P_emf,
    P_load,
    P_max,
    P_r,
    Q,
    Q_total,
    R,
    R_at,
    R_equiv,
    R_load,
    R_loop,
    R_pair,
    V,
    V_1_at,
    V_2_at,
    V_at,
    V_load,
    V_r,
    V_terminal,
    W,
    W_el,
    W_emf,
    emf,
    emf_2,
    eta,
    n_tau,
    r,
    rho,
    t,
)

_MAIN_LINE = tuple(
    f"{lead} {line}"
    for lead in ("ammeter in", "ideal ammeter in", "ammeter sits in", "ammeter is in", "ammeter placed in", "ammeter is placed in", "current in", "current flows in", "current through")
    for line in ("undivided line", "common line", "common supply line", "supply line", "common lead", "unbranched line", "undivided circuit", "unbranched part")
)  # fmt: skip
"""How the current of all branches together is asked for by the wire that carries it."""
_FROM_SOURCE = tuple(
    phrase
    for source in ("battery", "source", "supply", "cell", "power supply", "voltage source")
    for phrase in (
        *(f"current {way} {source}" for way in ("through", "from", "in", "drawn from", "supplied by", "delivered by", "leaving", "out of")),
        *(f"current flows {way} {source}" for way in ("through", "from", "out of")),
        *(f"current {does} {source}" for does in ("does", "leaves", "passes through", "is drawn from", "is supplied by", "comes from")),
        f"{source} current",
    )
)  # fmt: skip
"""How it is asked for by what delivers it."""

_ORDINALS = {1: "first", 2: "second", 3: "third"}

_CURRENT = (
    "current through",
    "current in",
    "flows through",
    "current carried by",
    "passes through",
)
_VOLTAGE = ("voltage across", "potential difference across", "voltage drop across", "voltage on")
_POWER = (*(f"{heat} {place}" for heat in ("power is turned into heat", "power is converted into heat", "power is converted to heat", "power is given off as heat", "power is produced as heat", "rate is heat produced", "rate is heat given off", "rate is heat generated", "rate is heat developed", "rate is energy dissipated", "rate is energy converted into heat", "rate is electrical energy turned into heat") for place in ("in", "by")), "power dissipated in", "power dissipated by", "power in", "power of", "power does", "power is dissipated in",
          "power delivered to")  # fmt: skip
_ENERGY = (
    "energy dissipated in",
    "energy dissipated by",
    "energy does",
    "heat produced in",
    "energy is dissipated in",
)
_STORES = tuple(
    f"energy {verb}"
    for verb in ("does it store", "does the capacitor store", "has it stored", "is stored in it", "can it store", "does it hold", "does the capacitor hold", "can it hold")
)  # fmt: skip
_STORED = ("energy stored in", "energy stored by", "energy is stored in", "energy of", "energy in")
_CHARGE = (
    "charge on",
    "charge stored on",
    "charge of",
    "charge is on",
    "charge does",
    "charge stored in",
    "charge sits on",
    "charge lies on",
    "charge collects on",
)


def _ask(leads: tuple[str, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{lead} {name}" for lead in leads for name in names)


def _resistor(i: int) -> tuple[str, ...]:
    """Return the ways in which a question names a resistor or lamp, articles left out."""
    plain = (f"R_{i}", f"R{i}", f"L_{i}", f"L{i}")
    numbered = (f"resistor {i}", f"lamp {i}", f"bulb {i}")
    labelled = (
        f"resistor R_{i}",
        f"resistor R{i}",
        f"resistance R_{i}",
        f"lamp L_{i}",
        f"lamp L{i}",
        f"bulb L_{i}",
    )
    return (*plain, *numbered, *labelled, f"resistor of R_{i}", f"lamp of R_{i}",
            *(f"{_ORDINALS[i]} {thing}" for thing in ("resistor", "lamp", "bulb", "one")))  # fmt: skip


def _capacitor(i: int) -> tuple[str, ...]:
    """Return the ways in which a question names a capacitor, articles left out."""
    return (f"C_{i}", f"C{i}", f"capacitor {i}", f"capacitor C_{i}", f"capacitor C{i}", f"capacitor of C_{i}",
            f"{_ORDINALS[i]} capacitor")  # fmt: skip


_BESIDE_IT = (
    *(f"{what} {verb} {way}" for what in ("resistance", "resistor") for way in ("in series", "in parallel")
      for verb in ("must be connected", "should be connected", "must be placed", "should be placed", "has to be connected", "must be put", "is needed", "connected", "added", "must be added", "is connected", "needed", "must you connect", "should be put", "must be joined", "put", "placed")),
    "series resistance", "what series resistor", "shunt resistance", "what shunt", "value of the shunt", "resistance of the shunt", "which shunt", "multiplier resistance",
)  # fmt: skip
"""How the resistance is asked for that is joined to something told before."""
_BESIDE_WHAT = tuple(
    f"{must} be {done} in {way} with"
    for must in ("must", "should", "can", "has to")
    for done in ("placed", "connected", "put", "joined", "added", "wired")
    for way in ("parallel", "series")
)
"""How the resistance is told to which another one has to be joined."""
_OTHER_RESISTANCE = tuple(
    f"{ask} {other}"
    for ask in ("how large is", "how big is", "what is", "find", "calculate", "determine", "resistance of", "value of", "resistance does", "resistance has", "resistance must", "value must")
    for other in ("the other", "the other one", "the other resistor", "the second", "the second one", "the second resistor", "the unknown resistor", "other", "other resistor", "second one")
)  # fmt: skip
"""How a resistance is asked for where that of the whole and that of its fellow are told."""
_THROUGH_A_LOAD = (
    r"\A(?!.*\b(?:short\w*|maximum|largest|greatest|most)\b)"
    r"(?=.*\b(?:resistor|lamp|bulb|load|heater|motor)\b)"
)
"""A question of a current through a load, and not of that which flows without one."""
_SOURCES = (
    "battery",
    "cell",
    "source",
    "accumulator",
    "dry cell",
    "generator",
    "dynamo",
    "car battery",
)
_INSIDE = tuple(
    f"{what} {verb}{how} {where}"
    for what in ("power", "heat per second", "thermal power")
    for verb in (
        "lost",
        "turned",
        "converted",
        "dissipated",
        "wasted",
        "produced",
        "given off",
        "released",
        "developed",
        "is spent",
    )
    for how in (
        "",
        " as heat",
        " into heat",
        " to heat",
        " as thermal energy",
        " into thermal energy",
        " heating",
    )
    for where in ("inside", "within", *(f"in the {source}" for source in _SOURCES))
)
"""What asks for the power that heats the source itself."""
_ONE_OF_TWO_KINDS = (
    r"\A(?=.*\b(?:series|parallel)\b)(?=.*\b(?:lamp|bulb|motor|heater|led)\b(?!s))"
    r"(?=.*\bresistor\b)(?!.*\b(?:lamps|bulbs|motors|heaters|resistors|two|three)\b)"
    r"(?=.*\b(?:lamp|bulb|motor|heater|led)\b(?: \w+){0,6}\Z)"
)
"""What a question is like that asks of a lamp beside a resistor: that is no single load."""
_ON_ONE_CAPACITOR = (
    r"\bcharge(?: \w+){0,3} (?:on|in|of|does|do)(?: (?:each|either))?"
    r"(?: \d+(?: \d+)? [µμnp]f| (?:first|second|third|larger|smaller|other) capacitor| c ?\d)\b"
)
"""What asks for the charge of one capacitor and not for what the source moves."""
_HEATS_SOURCE = (
    r"\b(?:what|how much|find|calculate|determine|compute|which)(?: \S+){0,3} power(?: \S+){0,6}? (?:inside|within|in)"
    r" (?:dry |car )?(?:battery|cell|source|accumulator|generator|dynamo)\b(?! (?:circuit|loop))"
)
_SINKS = tuple(
    f"{verb} from"
    for verb in (
        "drops",
        "falls",
        "sinks",
        "dips",
        "goes",
        "decreases",
        "drop",
        "fall",
        "sink",
        "dip",
        "dropped",
        "fell",
        "down",
    )
)
"""How a battery's voltage under load is told by what it was with none."""
_UNLOADED = tuple(
    f"… {where}{when}"
    for where in ("at its terminals ", "across its terminals ", "between its terminals ", "at terminals ", "across terminals ")
    for when in ("with no load", "without load", "with nothing connected", "when nothing is connected", "when no current", "with no current",
                 "when it is not connected", "when unloaded", "when not in use", "with switch open", "when it delivers no current")
)  # fmt: skip
_LOAD_CUES = ("connected to", "connected across", "external", "load")


def _elements() -> tuple[Quantity, ...]:
    found: list[Quantity] = []
    for i in NUMBERS:
        who, body, plates = _resistor(i), ROLES_OF[i], CAPACITOR_ROLES[i]
        found += [
            Quantity(
                R[i], f"R_{i}", f"resistance of R_{i}", "Ω", 0.1, 1e6, Grid(4, 60, 2),
                cues=(f"resistor R_{i}", f"resistor R{i}", f"lamp L_{i}", f"lamp L{i}", f"R_{i}", f"R{i}", f"L_{i}", f"L{i}",
                      f"resistor {i}", f"lamp {i}", f"bulb {i}", f"{_ORDINALS[i]} resistor", f"{_ORDINALS[i]} lamp",
                      _ORDINALS[i], *_LOAD_CUES, *(_BESIDE_WHAT if i == 1 else ())),
                asked=(*_ask(("resistance of", "value of", "resistance does"), who), *((*_BESIDE_IT, *_OTHER_RESISTANCE) if i == 2 else ())), body=body,
            ),
            Quantity(
                V[i], f"V_{i}", f"voltage across element {i}", "V", 0.001, 1e5,
                cues=(f"across R_{i}", f"across R{i}", f"across C_{i}", f"across C{i}", f"across L_{i}", f"across L{i}",
                      f"across the resistor R_{i}", f"across the capacitor C_{i}", f"across the {_ORDINALS[i]}"),
                asked=_ask(_VOLTAGE, (*who, *_capacitor(i))), moment="after",
            ),
            Quantity(
                I[i], f"I_{i}", f"current through R_{i}", "A", 1e-6, 1e4,
                cues=(f"through R_{i}", f"through R{i}", f"in R_{i}", f"through L_{i}", f"through the resistor R_{i}",
                      f"through the {_ORDINALS[i]}"),
                asked=_ask(_CURRENT, who), moment="after", body=body,
            ),
            Quantity(
                P[i], f"P_{i}", f"power dissipated in R_{i}", "W", 1e-5, 1e6,
                cues=(f"dissipated in R_{i}", f"R_{i} dissipates", f"L_{i} dissipates"),
                asked=_ask(_POWER, who), moment="after", body=body,
            ),
            Quantity(
                W[i], f"W_{i}", f"energy dissipated in R_{i}", "J", 1e-3, 1e10,
                asked=_ask(_ENERGY, who), moment="after", body=body,
            ),
            Quantity(
                C[i], f"C_{i}", f"capacitance of C_{i}", "µF", 1e-6, 1e6, Grid(2, 24, 1),
                cues=(f"capacitor C_{i}", f"capacitor C{i}", f"C_{i}", f"C{i}", f"capacitor {i}", f"{_ORDINALS[i]} capacitor",
                      _ORDINALS[i]),
                asked=_ask(("capacitance of", "value of"), _capacitor(i)), body=plates,
            ),
            Quantity(
                Q[i], f"Q_{i}", f"charge on C_{i}", "µC", 1e-6, 1e7, cues=(f"charge on C_{i}", f"on C_{i}"),
                asked=_ask(_CHARGE, _capacitor(i)), moment="after", body=plates,
            ),
            Quantity(
                E[i], f"E_{i}", f"energy stored in C_{i}", "mJ", 1e-6, 1e7,
                asked=(*_ask(_STORED, _capacitor(i)), *(_STORES if i == 1 else ())), moment="after", body=plates,
            ),
        ]  # fmt: skip
    return tuple(found)


_WHOLE = (
    Quantity(
        emf, "ε", "electromotive force of the battery", "V", 0.01, 1e4, Grid(3, 24, 1),
        aliases=("emf", "epsilon", "V_emf", "E_emf", "calE", "varepsilon", "EMF", "emf_battery", "E_batt", "V_0",
                 "electromotive_force", "battery_emf", "emf_total", "cal_E", "V_oc", "E_0", "V_ideal"),
        cues=("what terminal voltage of", "find terminal voltage of", "calculate terminal voltage of",
              "determine terminal voltage of", "… on open circuit", "emf", "electromotive", "ε", "battery", "source", "supply", "cell", "open-circuit", "open circuit", "when nothing is connected", "with no load", "without load", "when no current", "no current is drawn", "power pack", "power supply", "pack", "generator", "mains", "voltage", *(f"{sinks} … to" for sinks in _SINKS), *_UNLOADED),
        asked=("emf", "electromotive force", "open-circuit voltage"), body="battery",
    ),
    Quantity(
        r, "r", "internal resistance of the battery", "Ω", 0, 100, Grid(0.2, 2.0, 0.1),
        aliases=("r", "R_int", "r_int", "R_i", "r_i", "R_internal", "internal_resistance", "r_internal", "r_b", "R_bat", "internal_r", "r_inner", "R_inner", "inner_resistance",
                 "r_battery"),
        cues=("internal resistance", "internal"), asked=("internal resistance",), sign="nonnegative", body="battery",
    ),
    Quantity(
        V_terminal, "V", "voltage between the terminals of the battery", "V", 0.01, 1e4,
        aliases=("V_terminal", "V_t", "V_term", "V_T", "V_ab", "terminal_voltage", "V_s", "V_source", "V_supply", "V_in",
                 "V_b", "V_bat", "V_batt", "V_battery", "supply_voltage", "battery_voltage", "source_voltage", "V_total",
                 "V_cell", "V_tot", "total_voltage", "V_parallel", "U_terminal", "U_T", "U_s", "Delta_V"),
        cues=("terminal voltage", "… at its terminals", "… at terminals", "terminals", "terminal", "falls to", "drops to", "when it delivers", "while delivering", *_SINKS),
        asked=("terminal voltage", "terminal potential difference", "terminal p.d.", "terminal pd", "p.d. across its terminals", "p.d. across the terminals", "p.d. between its terminals", "potential difference across the terminals", "potential difference across the cell", "voltmeter placed across the terminals", "voltmeter connected across the terminals", "voltmeter across the terminals",
               "voltmeter across the battery", "voltmeter across the cell", "voltmeter connected to the terminals", "reading of the voltmeter",
               "voltmeter read", "voltmeter show", "voltage between its terminals", "voltage across the battery", "voltage across its terminals",
               "voltage between its terminals", "voltage between the terminals", "voltage across the terminals",
               "potential difference across its terminals", "potential difference between its terminals",
               "potential difference between the terminals", "across the battery", "across the battery's terminals",
               "supply voltage", "battery voltage", "voltage of the supply", "voltage of the battery"),
        moment="after", body="battery",
    ),
    Quantity(
        V_r, "V_r", "voltage lost inside the battery", "V", 0, 1e4,
        aliases=("V_r", "V_lost", "lost_volts", "V_int", "V_internal", "voltage_drop_internal", "U_r"),
        asked=("lost volts", "voltage lost", "drop across the internal resistance", "voltage across the internal resistance",
               "voltage drop inside the battery"), sign="nonnegative", moment="after",
    ),
    # What "the resistor" or "the load" has, where there is only one. These are known from a
    # question only through what it asks, so that they never draw numbers away from R_1 and emf.
    Quantity(
        R_load, "R", "resistance of the load", "Ω", 0.1, 1e6,
        aliases=("R_load", "load_resistance", "R_ext", "R_external", "R_lamp", "R_bulb", "R_resistor", "external_resistance",
                 "R_heater", "R_L"),
        asked=(*_ask(("resistance of",), _resistor(1)), "what resistance", "resistance of the resistor", "resistance of the lamp", "resistance of the load",
               "external resistance", "load resistance", "resistance of the heater", "what is the resistance",
               "find the resistance", "calculate the resistance", "resistance of the bulb", "resistance does"),
        moment="after", body="first", unasked=(_ONE_OF_TWO_KINDS,),
    ),
    Quantity(
        I_load, "I", "current through the load", "A", 1e-6, 1e4,
        aliases=("I_load", "load_current", "I_R", "I_lamp", "I_resistor", "I_L"),
        asked=(*_ask(_CURRENT, _resistor(1)), "current through the resistor", "current through the lamp", "current through the load", "current flows",
               "what current", "what is the current", "find the current", "calculate the current", "current in the lamp",
               "current in the resistor", "how large is the current", "current through the bulb", "current does the lamp",
               "current does the resistor", "determine the current", *(f"{most} {what}" for most in ("largest", "greatest", "maximum", "highest") for what in ("current it", "current that it", "current that may", "current that can", "safe current", "current which may", "current allowed", "current the resistor", "current that the resistor"))), moment="after", body="first",
    ),
    Quantity(
        V_load, "V", "voltage across the load", "V", 0.001, 1e5, aliases=("V_load", "V_R", "V_lamp", "V_resistor", "load_voltage"),
        asked=(*_ask(_VOLTAGE, _resistor(1)), "voltage across the resistor", "voltage across the lamp", "voltage across the load", "voltage across the bulb",
               "potential difference across the resistor", "potential difference across the load",
               "voltage drop across the resistor"), moment="after", body="first", unasked=(_ONE_OF_TWO_KINDS,),
    ),
    Quantity(
        P_load, "P", "power dissipated in the load", "W", 1e-5, 1e6,
        aliases=("P_load", "P_R", "P_lamp", "P_resistor", "load_power", "P_L", "P_useful", "P_ext"),
        asked=(*_ask(_POWER, _resistor(1)), "power dissipated in the resistor", "power dissipated by the resistor", "power dissipated in the lamp",
               "power dissipated in the load", "power delivered to the load", "power does the resistor", "power does the lamp",
               "power in the load", "power of the lamp", "what power", "at what rate is electrical energy", "rate at which electrical energy", "rate of heating", "power is dissipated in the resistor", "power dissipated",
               "power in the resistor", "power of the resistor", "power does the load", "power is dissipated in the load",
               "power is dissipated", "electrical power", "electric power", "power does the heater", "power does it consume", "power does it use", "power does it draw", "power does it dissipate", "power is consumed", "power consumed by", "power consumption", "power delivered to the resistor"),
        moment="after", body="first", unasked=(_HEATS_SOURCE, _ONE_OF_TWO_KINDS),
    ),
    Quantity(
        R_equiv, "R_equiv", "equivalent resistance", "Ω", 0.01, 1e6,
        aliases=("R_equiv", "R_equivalent", "equivalent_resistance", "R_combined", "R_series", "combined_resistance"),
        asked=("equivalent resistance", "total resistance", "combined resistance", "resistance of the combination",
               "effective resistance", "resistance of the circuit", "resistance of the whole circuit", "net resistance",
               "single resistance", "single resistor", "one resistor could replace", "one resistance could replace",
               "resistor could replace", "resistance could replace"), moment="after",
        cues=tuple(f"{verb} {whole} resistance of" for verb in ("have", "has", "make", "get", "obtain", "give", "gives", "with", "produce", "yield", "achieve", "for", "whose") for whole in ("equivalent", "total", "combined", "effective", "net")),
    ),
    Quantity(
        R_loop, "R_loop", "resistance of load and battery together", "Ω", 0.01, 1e6,
        aliases=("R_loop", "R_whole", "loop_resistance"),
        asked=("resistance of the whole loop", "total resistance including the internal resistance"), moment="after",
    ),
    Quantity(
        R_pair, "R_p", "resistance of the inner pair", "Ω", 0.01, 1e6,
        aliases=("R_pair", "R_23", "R_12", "R_2_3", "R_1_2", "R_branch", "R_23_eq", "R_12_eq", "R_bc", "R_right", "R_lower"),
        asked=("resistance of the pair", "resistance of the parallel combination", "resistance of the parallel pair",
               "resistance of the series pair", "resistance of the series branch"), moment="after",
    ),
    Quantity(
        I_bat, "I", "current through the battery", "A", 1e-5, 1e3, Grid(0.2, 3.0, 0.1),
        aliases=("I_bat",),
        cues=("total current", "current from the battery", "battery delivers", "delivers a current of",
              "supplies a current of", "draws a current of", "delivers", "enters", "flows into", "splits", "divides between",
              "current drawn", "current supplied", "total current of", "main current"),
        asked=("total current", *_MAIN_LINE, *_FROM_SOURCE, "ammeter in the main line", "ammeter in the main branch", "ammeter in the main circuit", "ammeter next to the battery", "ammeter beside the battery", "current in the circuit",
               "current drawn from", "current supplied", "current delivered", "current flows in the circuit",
               "main current", "current is drawn", "current flows through the circuit"),
        moment="after",
    ),
    Quantity(
        P_del, "P", "power delivered to the load as a whole", "W", 1e-5, 1e7, Grid(2, 60, 1),
        aliases=("P_del", "P_dissipated", "P_diss", "power_delivered"), cues=("total power", "rated"),
        asked=("total power", "power dissipated in the circuit", "power does the battery", "power delivered by the battery",
               "power supplied by the battery", "power drawn from"), moment="after",
    ),
    Quantity(
        P_emf, "P_ε", "power supplied by the electromotive force", "W", 1e-4, 1e6,
        aliases=("P_emf", "P_in", "P_source_total"),
        asked=("power supplied by the emf", "power of the source", "power of the emf", "rate at which the emf"), moment="after",
    ),
    Quantity(
        P_r, "P_r", "power dissipated inside the battery", "W", 0, 1e6,
        aliases=("P_r", "P_int", "P_internal", "P_lost", "P_loss", "power_lost"),
        asked=("power dissipated inside the battery", "power lost inside", "power dissipated in the internal resistance",
               "power lost in the internal resistance", "power wasted", "dissipated inside the battery",
               "power is dissipated in the internal resistance", "power is dissipated inside the battery",
               "power is lost inside", *_INSIDE),
        sign="nonnegative", moment="after",
    ),
    Quantity(
        I_sc, "I_sc", "short-circuit current", "A", 1e-3, 1e5,
        aliases=("I_sc", "I_short", "short_circuit_current", "I_max", "I_shortcircuit"),
        asked=("short-circuit current", "short circuit current", "terminals are short-circuited", "terminals are shorted",
               "terminals are connected by a wire", "current is the battery short-circuited", "if it is short-circuited"),
        moment="after", unasked=(_THROUGH_A_LOAD,),
    ),
    Quantity(
        P_max, "P_max", "largest power that the battery can deliver to a load", "W", 1e-4, 1e6,
        aliases=("P_max", "maximum_power", "max_power", "P_load_max"),
        asked=("maximum power", "largest power", "greatest power"), moment="after",
    ),
    Quantity(
        eta, "η", "share of the source's power that reaches the load", "1", 0, 1,
        aliases=("eta", "efficiency", "eff"), asked=("efficiency", "fraction of the power"), sign="nonnegative", moment="after",
    ),
    Quantity(
        t, "t", "time for which the current flows", "s", 0.001, 1e8, Grid(20, 300, 10),
        aliases=("t", "time", "Delta_t", "duration", "t_on"), cues=("for", "in", "during", "time", "after"),
        asked=("how long", "what time", "how much time", "how many hours", "how many minutes", "how many seconds"),
    ),
    Quantity(
        W_el, "W", "electrical energy that the load converts", "kJ", 0.1, 1e7,
        aliases=("W_el", "electrical_energy", "E_el", "E_electric", "E_dissipated", "E_diss", "E_heat", "energy_used",
                 "energy_dissipated", "work_done", "E_used", "heat"), cues=("energy",),
        asked=("how much energy", "energy is dissipated", "energy dissipated", "electrical energy", "how much heat",
               "energy is converted", "energy converted", "energy does", "what energy", "energy is used", "energy used",
               "how many watt hours", "how many kilowatt hours", "how many kWh", "how many Wh", "how many joules", "how many kilojoules"),
        unasked=(r"\bcapacitors?\b.*\bstor(?:e|es|ed|ing)\b",),
        moment="after",
    ),
    Quantity(
        W_emf, "W_ε", "work of the source", "J", 1e-6, 1e10,
        aliases=("W_emf", "W_battery", "E_battery", "W_source", "work_battery", "E_supplied", "W_batt"),
        asked=("work does the battery", "energy does the battery", "energy delivered by the battery", "work done by the battery",
               "energy supplied by the battery", "energy does the supply"), moment="after",
    ),
    Quantity(
        Q_total, "Q", "charge that the source moves", "C", 1e-10, 1e7,
        aliases=("Q_total", "Q_tot", "Q_eq", "Q_T", "total_charge", "charge_total", "Q_supplied", "Q_supply", "Q_battery",
                 "Q_delivered", "Delta_Q", "Q_source"),
        cues=("charge", "for", "rated", "rated at", "capacity", "… to pass", "… flows", "… flow", "… pass", "… passes"),
        asked=("total charge", "how much charge", "charge does the battery", "charge does the supply", "charge delivered",
               "what charge", "charge flows", "charge passes", "charge is delivered", "charge is stored", "charge supplied",
               "charge drawn"),
        moment="after", unasked=(_ON_ONE_CAPACITOR,),
    ),
    Quantity(
        C_eq, "C_eq", "equivalent capacitance", "µF", 1e-4, 1e6,
        aliases=("C_eq", "C_total", "C_tot", "C_T", "C_equivalent", "equivalent_capacitance", "total_capacitance", "C_net",
                 "C_series", "C_parallel", "C_eff", "Ceq", "C_combined"),
        asked=("equivalent capacitance", "total capacitance", "combined capacitance", "capacitance of the combination",
               "effective capacitance", "net capacitance"), moment="after",
    ),
    Quantity(
        E_C, "U", "energy stored in the capacitors together", "mJ", 1e-6, 1e7,
        aliases=("E_C", "W_C", "E_stored", "U_stored", "stored_energy", "energy_stored", "E_cap", "U_total", "E_total",
                 "U_cap", "U_E", "total_energy", "PE"),
        asked=("total energy stored", "energy is stored", "energy stored", "stored energy", "energy do the capacitors",
               "energy stored in the capacitors", "energy stored in the combination", "energy do they store"),
        moment="after",
    ),
)  # fmt: skip

_WHEN: dict[str, Moment] = {BEFORE: "before", AFTER: "after"}
_NOW = {
    BEFORE: ("before the switch", "initially", "at first"),
    AFTER: ("does the battery now", "now deliver", "battery deliver now", "battery then deliver", "current now",
            "battery current now", "new battery current", "current does the battery deliver then",
            "current does the battery deliver afterwards"),
}  # fmt: skip


def _time_names(letter: str, at: str) -> tuple[str, ...]:
    other = {BEFORE: ("initial", "i"), AFTER: ("final", "new", "f", "now")}[at]
    return (
        f"{letter}_{at}",
        *(f"{letter}_{word}" for word in other if not (letter == "R" and word == "i")),
    )


def _at(symbol: Symbol, text: str, meaning: str, unit: str, at: str, top: float, names: tuple[str, ...],
        asked: tuple[str, ...] = ()) -> Quantity:  # fmt: skip
    return Quantity(symbol, text, f"{meaning} {at} the change", unit, 0, top, aliases=names, asked=asked,
                    sign="nonnegative", moment=_WHEN[at])  # fmt: skip


def _changed() -> tuple[Quantity, ...]:
    found: list[Quantity] = []
    for at in MOMENTS:
        now = _WHEN[at]
        primed = "′" if at == AFTER else ""
        delivers = ("current does the battery now deliver", "current does the battery then deliver",
                    "current does the battery deliver now", "current does the battery deliver afterwards",
                    "the battery current now", "the new battery current",
                    "current does the battery deliver after the switch is opened",
                    "current through the battery now", "the battery's current now") if at == AFTER else (
                    "current did the battery deliver",)  # fmt: skip
        found += [
            _at(R_at[at], f"R{primed}", "resistance of the load", "Ω", at, 1e6, _time_names("R", now),
                ("the equivalent resistance now", "the new equivalent resistance") if at == AFTER else ()),
            _at(V_at[at], f"V{primed}", "terminal voltage", "V", at, 1e4, _time_names("V", now),
                ("the terminal voltage now", "the new terminal voltage") if at == AFTER else ()),
            _at(I_at[at], f"I{primed}", "battery current", "A", at, 1e4, (
                *_time_names("I", now), f"I_battery_{at}", f"I_total_{at}", f"current_{at}",
                *((f"I_battery_{w}" for w in ("now", "new", "final")) if at == AFTER else ("I_battery_initial",))), delivers),
            _at(P_at[at], f"P{primed}", "power in the load", "W", at, 1e6, _time_names("P", now),
                ("power does the battery now", "the total power now") if at == AFTER else ()),
        ]  # fmt: skip
        for number, (u, i, p) in (
            (1, (V_1_at[at], I_1_at[at], P_1_at[at])), (2, (V_2_at[at], I_2_at[at], P_2_at[at])),
        ):  # fmt: skip
            who = (
                f"R_{number}",
                f"R{number}",
                f"L_{number}",
                f"L{number}",
                f"lamp L_{number}",
                f"lamp {number}",
            )
            asks = at == AFTER
            for symbol, letter, unit, top, leads in ((u, "V", "V", 1e4, _VOLTAGE[:2]), (i, "I", "A", 1e4, _CURRENT[:3]),
                                                     (p, "P", "W", 1e6, _POWER[:5])):  # fmt: skip
                asked = tuple(f"{x} now" for x in _ask(leads, who)) if asks else ()
                found.append(_at(symbol, f"{letter}_{number}{primed}", f"{letter} of element {number}", unit, at, top,
                                 (f"{letter}_{number}_{at}", f"{letter}_L{number}_{at}"), asked))  # fmt: skip
    found.append(Quantity(V_S, "V_S", "voltage across the open switch", "V", 0, 1e4, aliases=("V_S", "V_switch", "voltage_switch"),
                          asked=("voltage across the switch", "voltage across the open switch", "voltage across S"),
                          sign="nonnegative", moment="after"))  # fmt: skip
    return tuple(found)


def _drawn_first(quantities: tuple[Quantity, ...]) -> tuple[Quantity, ...]:
    """Put what is chosen freely (emf, resistances, capacitances) before what follows from it.

    Open quantities of a world are drawn in declared order, and not every set of currents and
    voltages belongs to a circuit.
    """
    free = (emf, emf_2, rho, L_w, A_w, *R.values(), r, *C.values(), n_tau, t)
    return tuple(
        sorted(quantities, key=lambda q: free.index(q.symbol) if q.symbol in free else len(free))
    )


QUANTITIES = _drawn_first((*_elements(), *_WHOLE, *_changed(), *FURTHER))
