"""Question kinds about warming, heaters and mixing."""

from __future__ import annotations

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.thermal.symbols import (
    DROP,
    LOSSY,
    MIX,
    T_0,
    T_1,
    T_2,
    WARM,
    WATER,
    P,
    Q,
    T_f,
    c,
    c_w,
    dT,
    eta,
    m,
    m_1,
    m_2,
    m_w,
    t,
)

_HEAT = (
    "Heat is mass times specific heat times temperature change",
    "Q = m c ΔT",
    "The heat needed goes with the mass and with the rise of the temperature",
)
_WARMER = (
    "The heat raises the temperature of the {body}.",
    "The {body} takes up the heat and gets warmer.",
    "All of the heat stays in the {body}.",
)
HEAT_NEEDED = Kind(
    "heat_needed", WARM, (m, c, T_1, T_2), Q, "quantitative", "easy",
    (
        "A {body} with a mass of {m} and a specific heat of {c} is heated from {T_1} to {T_2}. How much heat is needed?",
        "The specific heat of a {body} is {c}, its mass is {m}. Find the heat that is needed to warm it from {T_1} to {T_2}.",
        "A {body} of mass {m} is warmed from {T_1} to {T_2}. Its specific heat is {c}. Calculate the heat required.",
        "How much heat must be supplied to a {body} of mass {m} and specific heat {c} to raise its temperature from {T_1} to {T_2}?",
    ),
    ("Delta_T = T_2 - T_1", "Q = m c Delta_T"), _HEAT, _WARMER,
    ("The {body} takes up {Q}.", "The heat needed is {Q}.", "Its warming takes {Q}."), ("The temperature goes from {T_1} to {T_2}.", "The mass is {m}."),
    (Mistake("last temperature for the rise", m * c * (T_2 - T_0)), Mistake("first temperature for the rise", m * c * (T_1 - T_0)),
     Mistake("sum of the temperatures", m * c * (T_1 + T_2 - 2 * T_0)), Mistake("mean temperature", m * c * (T_1 + T_2 - 2 * T_0) / 2)),
    where=(Gt(dT, 0),), fixed={T_0: 273.15},
)  # fmt: skip

MORE_HEAT = Kind(
    "heat_to_another_temperature", WARM, (m, c, T_1, T_2), Q, "counterfactual", "medium",
    (
        "A {body} with a mass of {m} and a specific heat of {c} is heated from {T_1} to {T_2}. How much heat is needed if it is heated to {T_2_new} instead?",
        "The specific heat of a {body} is {c}, its mass is {m}. It is to be warmed from {T_1} to {T_2}. Suppose it were warmed to {T_2_new} instead. Find the heat that is needed in that case.",
        "A {body} of mass {m} is warmed from {T_1} to {T_2}; its specific heat is {c}. The temperature reached is changed to {T_2_new}. Calculate the heat required now.",
        "To raise the temperature of a {body} of mass {m} and specific heat {c} from {T_1} to {T_2} takes some heat. How much heat must be supplied if it is heated to {T_2_new} instead?",
    ),
    ("Delta_T = T_2 - T_1", "Q = m c Delta_T"), _HEAT,
    ("Another temperature change takes another heat.", "The heat goes with the temperature change.", "Mass and specific heat stay, the temperature change does not."),
    ("The {body} now takes up {Q}.", "The heat needed is now {Q}.", "With the new final temperature {Q} are needed."),
    ("The first temperature stays {T_1}.", "The mass is {m}."), where=(Gt(dT, 0),), alters=T_2,
)  # fmt: skip

TEMPERATURE_REACHED = Kind(
    "temperature_reached", WARM, (m, c, T_1, Q), T_2, "quantitative", "medium",
    (
        "A {body} with a mass of {m} and a specific heat of {c} is initially at {T_1}. It absorbs {Q} of heat. What is its final temperature?",
        "The specific heat of a {body} is {c}, its mass is {m}. Its initial temperature is {T_1}. A heat of {Q} is supplied to it. Find its final temperature.",
        "A heat of {Q} is supplied to a {body} of mass {m} that starts at {T_1}. Its specific heat is {c}. Calculate the final temperature.",
        "What final temperature does a {body} of mass {m} and specific heat {c} reach when it takes up {Q} of heat and starts at {T_1}?",
    ),
    ("Delta_T = Q / (m c)", "T_2 = T_1 + Delta_T"), _HEAT, _WARMER,
    ("The {body} reaches {T_2}.", "Its temperature is {T_2} at the end.", "The final temperature is {T_2}."), ("No heat is lost.", "The {body} starts at {T_1}."),
    (Mistake("twice the change", T_1 + 2 * dT), Mistake("half the change", T_1 + dT / 2),
     Mistake("three halves of the change", T_1 + 3 * dT / 2), Mistake("cooled", T_1 - dT), Mistake("a quarter of the change", T_1 + dT / 4)),
    where=(Gt(dT, 0),),
)  # fmt: skip

TEMPERATURE_RISE = Kind(
    "temperature_rise", WARM, (m, c, Q), dT, "quantitative", "easy",
    (
        "A {body} with a mass of {m} and a specific heat of {c} absorbs {Q} of heat. By how much does its temperature rise?",
        "The specific heat of a {body} is {c}, its mass is {m}. A heat of {Q} is supplied to it. Find its temperature rise.",
        "A heat of {Q} is supplied to a {body} of mass {m}. Its specific heat is {c}. Calculate the rise in temperature.",
        "What temperature rise does a heat of {Q} cause in a {body} of mass {m} and specific heat {c}?",
    ),
    ("Delta_T = Q / (m c)",), _HEAT, _WARMER,
    ("The {body} warms by {Delta_T}.", "Its temperature rises by {Delta_T}.", "The temperature rise is {Delta_T}."), ("No heat is lost.", "The mass is {m}."),
    (Mistake("doubled", 2 * dT), Mistake("halved", dT / 2), Mistake("ten times", 10 * dT), Mistake("a quarter", dT / 4)),
)  # fmt: skip

HEATING_TIME = Kind(
    "heating_time", WATER, (P, m_w, T_1, T_2), t, "quantitative", "medium",
    (
        "An {heater} with a power of {P} warms {m_w} of water from {T_1} to {T_2}. No heat is lost. How long does it take?",
        "How long does an {heater} with a power of {P} take to warm {m_w} of water from {T_1} to {T_2}, if all the heat stays in the water?",
        "The power of an {heater} is {P}. It is to warm {m_w} of water from {T_1} to {T_2}, without losses. Find how much time this takes, that is, how long it takes.",
        "With an {heater} that has a power of {P}, {m_w} of water are heated from {T_1} to {T_2}; losses are negligible. How much time does it take?",
    ),
    ("Delta_T = T_2 - T_1", "Q = m_w c_w Delta_T", "t = Q / P"),
    ("The heater's energy P t becomes the heat m c ΔT of the water", "Power times time is the heat taken up", "Heat needed divided by the power"),
    ("The {heater} gives the water heat at an even rate.", "The electrical energy becomes heat in the water.", "The water gets warmer steadily."),
    ("It takes {t}.", "The water reaches {T_2} after {t}.", "The time comes to {t}."), ("No heat is lost.", "The power is {P}."),
    (Mistake("doubled", 2 * t), Mistake("halved", t / 2), Mistake("ten times", 10 * t), Mistake("a quarter", t / 4)),
    fixed={eta: 1.0}, where=(Gt(dT, 0),),
)  # fmt: skip

EFFICIENCY = Kind(
    "heater_efficiency", LOSSY, (P, t, m_w, dT), eta, "quantitative", "hard",
    (
        "An {heater} with a power of {P} runs for {t} and warms {m_w} of water by {Delta_T}. What is the efficiency of the heating?",
        "The temperature of {m_w} of water rises by {Delta_T} while an {heater} with a power of {P} runs for {t}. Find the efficiency.",
        "Within {t} an {heater} with a power of {P} warms {m_w} of water by {Delta_T}. Calculate the efficiency.",
        "What is the efficiency of an {heater} with a power of {P} that needs a time of {t} to warm {m_w} of water by {Delta_T}?",
    ),
    ("Q = m_w c_w Delta_T", "E_in = P t", "eta = Q / E_in"),
    ("Efficiency is the heat in the water divided by the energy taken in", "The share of the energy P t that ends up as m c ΔT", "η = m c ΔT / (P t)"),
    ("Part of the energy warms the surroundings.", "The water gets only a share of the energy.", "Some of the heat is lost on the way."),
    ("The efficiency is {eta}.", "A share of {eta} reaches the water.", "The efficiency comes to {eta}."), ("The power is {P}.", "The {heater} runs for {t}."),
    (Mistake("halved", eta / 2), Mistake("lost share", 1 - eta), Mistake("squared", eta**2), Mistake("a third", eta / 3), Mistake("three quarters", 3 * eta / 4)),
    where=(Gt(eta, 0.3), Lt(eta, 0.97)),
)  # fmt: skip

_BALANCE = (
    "Heat given off is heat taken up",
    "The heat that the warmer one loses is what the colder one gains",
    "No heat is lost: the gains and losses of heat add up to zero",
)
MIXING = Kind(
    "mixing_one_liquid", MIX, (m_1, T_1, m_2, T_2), T_f, "quantitative", "medium",
    (
        "A mass of {m_1} of water at {T_1} is mixed with a mass of {m_2} of water at {T_2}. What is the final temperature of the mixture?",
        "In an insulated vessel, {m_1} of water at {T_1} and {m_2} of water at {T_2} are mixed. Find the temperature of the mixture.",
        "Somebody pours {m_1} of water at {T_1} together with {m_2} of water at {T_2}, and they mix without loss of heat. Calculate the final temperature.",
        "What is the final temperature of a mixture of {m_1} of water at {T_1} with {m_2} of water at {T_2}, if no heat is lost?",
    ),
    ("T_f = (m_1 T_1 + m_2 T_2) / (m_1 + m_2)",), _BALANCE,
    ("The {first} cools and the {second} warms until they agree.", "Heat flows from the {first} to the {second}.", "The {first} gives heat to the {second}."),
    ("The mixture ends at {T_f}.", "Both reach {T_f}.", "The final temperature is {T_f}."), ("Both samples are water.", "No heat is lost."),
    (Mistake("plain mean", (T_1 + T_2) / 2), Mistake("masses exchanged", (m_2 * T_1 + m_1 * T_2) / (m_1 + m_2)), Mistake("nearer to the cold one", (T_f + T_2) / 2),
     Mistake("nearer to the hot one", (T_f + T_1) / 2)),
    where=(Gt(T_1, 1.02 * T_2),),
)  # fmt: skip

CALORIMETRY = Kind(
    "body_into_water", DROP, (m, c, T_1, m_w, T_2), T_f, "quantitative", "hard",
    (
        "A {body} of mass {m} with a specific heat of {c} comes out of an oven at {T_1} and is dropped into {m_w} of water at {T_2}. What is the final temperature?",
        "A hot {body} (mass {m}, specific heat {c}) at a temperature of {T_1} is immersed in {m_w} of water at {T_2}. Find the final temperature, without losses.",
        "The mass of a {body} is {m}, its specific heat {c} and its temperature {T_1}. It is put into {m_w} of water at {T_2}. Calculate the equilibrium temperature.",
        "What equilibrium temperature is reached when a {body} of mass {m} and specific heat {c}, at a temperature of {T_1}, is placed in {m_w} of water at {T_2}?",
    ),
    ("T_f = (m c T_1 + m_w c_w T_2) / (m c + m_w c_w)",), _BALANCE,
    ("The {body} cools and the water warms until they agree.", "Heat flows from the {body} to the water.", "The {body} gives heat to the water."),
    ("Both end at {T_f}.", "The common temperature is {T_f}.", "The final temperature is {T_f}."), ("No heat is lost.", "The water starts at {T_2}."),
    (Mistake("plain mean", (T_1 + T_2) / 2), Mistake("specific heats left out", (m * T_1 + m_w * T_2) / (m + m_w)), Mistake("nearer to the water", (T_f + T_2) / 2),
     Mistake("masses left out", (c * T_1 + c_w * T_2) / (c + c_w))),
    where=(Gt(T_1, 1.05 * T_2),),
)  # fmt: skip

HEAT_KINDS = (
    HEAT_NEEDED,
    MORE_HEAT,
    TEMPERATURE_REACHED,
    TEMPERATURE_RISE,
    HEATING_TIME,
    EFFICIENCY,
    MIXING,
    CALORIMETRY,
)
