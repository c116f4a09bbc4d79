"""Question kinds about cooling, melting and boiling with a heater, and two bodies."""

from __future__ import annotations

from wmw.core.family import Gt, Kind, Mistake
from wmw.families.thermal.symbols import (
    BOIL_WATER,
    COOL,
    CUP,
    FIRST_ONLY,
    MELT_ICE,
    METAL,
    STEAM,
    T_0,
    T_1,
    T_2,
    TWO_BODIES,
    WATER_COOLS,
    L,
    L_f,
    L_v,
    P,
    Q,
    Q_latent,
    Q_rise,
    T_f,
    T_m,
    c,
    c_1,
    c_2,
    c_cup,
    c_w,
    dT,
    m,
    m_1,
    m_2,
    m_cup,
    m_ice,
    m_w,
    t,
)

_BALANCE = (
    "Heat given off is heat taken up",
    "The heat that the warmer one loses is what the colder one gains",
    "No heat is lost: the gains and losses of heat add up to zero",
)

GIVEN_OFF = Kind(
    "heat_given_off", COOL, (m, c, T_1, T_2), Q, "quantitative", "easy",
    (
        "A {body} of mass {m} and specific heat {c} cools from {T_1} to {T_2}. How much heat does it give off?",
        "The specific heat of a {body} is {c}, its mass is {m}. It cools from {T_1} to {T_2}. Find the heat that it gives off.",
        "While a {body} of mass {m} cools from {T_1} to {T_2}, it gives off heat to the air. Its specific heat is {c}. Calculate how much heat is released.",
        "How much heat is released by a {body} with a mass of {m} and a specific heat of {c} that cools from {T_1} to {T_2}?",
    ),
    ("Delta_T = T_1 - T_2", "Q = m c Delta_T"),
    ("Heat is mass times specific heat times temperature change", "Q = m c ΔT", "The heat given off goes with the mass and with the fall of the temperature"),
    ("The {body} gives heat to its surroundings.", "The {body} gets colder and hands on heat.", "Heat leaves the {body}."),
    ("The {body} gives off {Q}.", "The heat released is {Q}.", "Its cooling releases {Q}."), ("The temperature goes from {T_1} to {T_2}.", "The mass is {m}."),
    (Mistake("first temperature for the fall", m * c * (T_1 - T_0)), Mistake("last temperature for the fall", m * c * (T_2 - T_0)),
     Mistake("sum of the temperatures", m * c * (T_1 + T_2 - 2 * T_0)), Mistake("mean temperature", m * c * (T_1 + T_2 - 2 * T_0) / 2)),
    where=(Gt(dT, 0),), fixed={T_0: 273.15},
)  # fmt: skip

COOLING_TIME = Kind(
    "cooling_time", WATER_COOLS, (m_w, T_1, T_2, P), t, "quantitative", "medium",
    (
        "A pot with {m_w} of water cools from {T_1} to {T_2}. The water gives off heat at a steady rate of {P}. How long does the cooling take?",
        "A mass of {m_w} of water is cooled from {T_1} to {T_2}; heat is taken from it with a constant power of {P}. Find how long it takes.",
        "A refrigerator takes heat from {m_w} of water with a steady power of {P}, so that it cools from {T_1} to {T_2}. Calculate how long this takes: how much time goes by?",
        "How long does it take until {m_w} of water has cooled from {T_1} to {T_2}, if it gives off heat with a steady power of {P}?",
    ),
    ("Delta_T = T_1 - T_2", "Q = m_w c_w Delta_T", "t = Q / P"),
    ("The heat given off is power times time", "Q = m c ΔT and Q = P t", "Heat given off divided by the power"),
    ("The water gets colder steadily.", "Heat leaves the water at an even rate.", "The water hands on its heat."),
    ("It takes {t}.", "The cooling takes {t}.", "After {t} the water is at {T_2}."), ("The rate is steady.", "The water is at {T_1} at first."),
    (Mistake("doubled", 2 * t), Mistake("first temperature for the fall", m_w * c_w * (T_1 - T_0) / P), Mistake("last temperature for the fall", m_w * c_w * (T_2 - T_0) / P),
     Mistake("halved", t / 2)),
    where=(Gt(dT, 0), Gt(T_2, T_0)), fixed={T_0: 273.15},
)  # fmt: skip

ICE_HEATER = Kind(
    "melting_time", MELT_ICE, (m_ice, P), t, "quantitative", "medium",
    (
        "An {heater} with a power of {P} melts {m_ice} of ice that is at 0 °C already. All of the heat goes into the ice. How long does it take to melt it all?",
        "How long does an {heater} with a power of {P} take to melt {m_ice} of ice at its melting point, if no heat is lost?",
        "The power of an {heater} is {P}. With it {m_ice} of ice at the melting point is melted, without losses. Find how long it takes until all of it is melted.",
        "With an {heater} of power {P}, {m_ice} of ice at its melting point is melted; losses are negligible. Calculate how much time it takes to melt it all.",
    ),
    ("Q = m_ice L_f", "t = Q / P"),
    ("The heat of melting is mass times latent heat, and the heater gives power times time", "P t = m L", "Heat of fusion divided by the power"),
    ("The ice melts without getting warmer.", "While the ice melts, its temperature stays.", "The heat of the {heater} goes into melting."),
    ("It takes {t}.", "After {t} all of it is water.", "The time comes to {t}."), ("The ice is at its melting point.", "The power is {P}."),
    (Mistake("doubled", 2 * t), Mistake("halved", t / 2), Mistake("latent heat of steam", m_ice * L_v / P), Mistake("a third", t / 3)),
)  # fmt: skip

BOILING_TIME = Kind(
    "boiling_time", BOIL_WATER, (m_w, P), t, "quantitative", "medium",
    (
        "An {heater} with a power of {P} keeps water boiling. No heat is lost. How long does it take until {m_w} of water has evaporated?",
        "How long does an {heater} with a power of {P} take to turn {m_w} of boiling water into steam, if no heat is lost?",
        "The power of an {heater} is {P}. It keeps {m_w} of water at its boiling point until all of it has evaporated, without losses. Find how long this takes: how much time goes by?",
        "With an {heater} of power {P}, {m_w} of water that boils already is turned into steam; losses are negligible. Calculate how much time it takes.",
    ),
    ("Q = m_w L_v", "t = Q / P"),
    ("The heat of evaporation is mass times latent heat, and the heater gives power times time", "P t = m L", "Heat of vaporization divided by the power"),
    ("The water evaporates without getting warmer.", "While it boils, the water stays at its boiling point.", "The heat of the {heater} goes into the steam."),
    ("It takes {t}.", "After {t} this water is steam.", "The time comes to {t}."), ("The water boils already.", "The power is {P}."),
    (Mistake("doubled", 2 * t), Mistake("halved", t / 2), Mistake("latent heat of ice", m_w * L_f / P), Mistake("a third", t / 3)),
)  # fmt: skip

_STEPS = (
    "First the warming, then the change of state: the two heats add up",
    "Q = m c ΔT + m L",
    "The latent heat comes on top of the heat for the warming",
)
MELT_METAL = Kind(
    "warm_and_melt", METAL, (m, c, T_1, T_m, L), Q, "quantitative", "hard",
    (
        "A {body} of mass {m} and specific heat {c} is at {T_1}. It is heated to its melting point of {T_m} and melted completely. Its latent heat of fusion is {L}. How much heat is needed?",
        "The specific heat of a {body} is {c}, its latent heat of fusion is {L} and its melting point {T_m}. Its mass is {m}, and it starts at {T_1}. Find the heat needed to melt it completely.",
        "A {body} with a mass of {m} is at {T_1}; its melting point is {T_m}. It has a specific heat of {c} and a latent heat of fusion of {L}. Calculate the heat required to melt all of it.",
        "How much heat must be supplied to melt a {body} of mass {m} that is at {T_1}, if its melting point is {T_m}, its specific heat {c} and its latent heat of fusion {L}?",
    ),
    ("Q_rise = m c (T_m - T_1)", "Q_latent = m L", "Q = Q_rise + Q_latent"), _STEPS,
    ("The {body} warms to its melting point and melts there.", "While it melts, its temperature stays.", "The heat goes into warming, and then into melting."),
    ("All this takes {Q}.", "The heat needed is {Q}.", "Together {Q} are needed."), ("It starts at {T_1}.", "Melting takes place at {T_m}."),
    (Mistake("melting left out", Q_rise), Mistake("warming left out", Q_latent), Mistake("melting twice", Q + Q_latent), Mistake("warming from 0 °C", m * c * (T_m - T_0) + m * L),
     Mistake("difference", Q_rise - Q_latent)),
    where=(Gt(Q_rise, 1.3 * Q_latent) | Gt(Q_latent, 1.3 * Q_rise),), fixed={T_0: 273.15},
)  # fmt: skip

TO_STEAM = Kind(
    "water_to_steam", STEAM, (m_w, T_1), Q, "quantitative", "medium",
    (
        "How much heat is needed to turn {m_w} of water at {T_1} into steam at 100 °C?",
        "A mass of {m_w} of water at {T_1} is heated to 100 °C and boiled away. Find the heat needed.",
        "A kettle holds {m_w} of water at {T_1}. The water is heated to its boiling point and evaporates completely. Calculate the heat required by the water.",
        "How much heat must be supplied to {m_w} of water at {T_1} until all of it has become steam at 100 °C?",
    ),
    ("Q_rise = m_w c_w (T_100 - T_1)", "Q_latent = m_w L_v", "Q = Q_rise + Q_latent"), _STEPS,
    ("The water warms to its boiling point and evaporates there.", "While it boils, its temperature stays.", "Most of the heat goes into the steam."),
    ("All this takes {Q}.", "The heat needed is {Q}.", "Together {Q} are needed."), ("The water starts at {T_1}.", "Water boils at 100 °C."),
    (Mistake("evaporation left out", Q_rise), Mistake("warming left out", Q_latent), Mistake("heat of fusion", Q_rise + m_w * L_f), Mistake("evaporation twice", Q + Q_latent)),
)  # fmt: skip

CALORIMETER = Kind(
    "body_into_calorimeter", CUP, (m, c, T_1, m_w, m_cup, c_cup, T_2), T_f, "quantitative", "hard",
    (
        "A hot {body} of mass {m} and specific heat {c} is at {T_1}. It is put into a calorimeter with {m_w} of water. The mass of the cup is {m_cup}, the specific heat of the cup is {c_cup}; cup and water are at {T_2}. What is the final temperature?",
        "A calorimeter holds {m_w} of water. The specific heat of the cup is {c_cup}, the mass of the cup is {m_cup}, and water and cup are both at {T_2} at first. A {body} of mass {m} and specific heat {c} that is at {T_1} is lowered into it. Find the final temperature.",
        "The mass of a {body} is {m}, its specific heat is {c} and it is at {T_1}. It is dropped into {m_w} of water in a calorimeter; the mass of the cup is {m_cup} and the specific heat of the cup is {c_cup}. Water and cup start at {T_2}. Calculate the equilibrium temperature.",
        "What final temperature is reached when a {body} of mass {m} and specific heat {c} that is at {T_1} is placed in a calorimeter with {m_w} of water, both at {T_2}, if the mass of the cup is {m_cup} and the specific heat of the cup is {c_cup}?",
    ),
    ("T_f = (m c T_1 + (m_w c_w + m_cup c_cup) T_2) / (m c + m_w c_w + m_cup c_cup)",), _BALANCE,
    ("The {body} cools; the water and the cup warm.", "Heat flows from the {body} into the water and the cup.", "The {body} gives heat to the water and to the cup."),
    ("All end at {T_f}.", "The common temperature is {T_f}.", "The final temperature is {T_f}."), ("No heat is lost to the surroundings.", "Water and cup start at {T_2}."),
    (Mistake("half way", (T_1 + T_2) / 2), Mistake("cup and water exchanged", (m * c * T_1 + (m_w * c_cup + m_cup * c_w) * T_2) / (m * c + m_w * c_cup + m_cup * c_w)),
     Mistake("nearer to the water", (T_f + T_2) / 2), Mistake("specific heats left out", (m * T_1 + (m_w + m_cup) * T_2) / (m + m_w + m_cup))),
    where=(Gt(T_1, 1.05 * T_2),),
)  # fmt: skip

LEVEL_OUT = Kind(
    "two_bodies_in_contact", TWO_BODIES, (m_1, c_1, T_1, m_2, c_2, T_2), T_f, "quantitative", "hard",
    (
        "One metal block has a mass of {m_1}, a specific heat of {c_1} and is at {T_1}. The other one has a mass of {m_2}, a specific heat of {c_2} and is at {T_2}. They are brought into contact, without loss of heat. What is the final temperature?",
        "A metal block of mass {m_1} with a specific heat of {c_1} is at {T_1}; a second one with a mass of {m_2} and a specific heat of {c_2} is at {T_2}. They touch each other and are well insulated. Find the final temperature.",
        "Two metal blocks are brought into contact inside an insulating box. The mass of the first is {m_1}, its specific heat {c_1} and it is at {T_1}; the other one has a mass of {m_2} and a specific heat of {c_2} and is at {T_2}. Calculate the equilibrium temperature.",
        "What final temperature is reached when a metal block of mass {m_1} and specific heat {c_1} that is at {T_1} is brought into contact with a second one of mass {m_2} and specific heat {c_2} that is at {T_2}, if no heat is lost?",
    ),
    ("T_f = (m_1 c_1 T_1 + m_2 c_2 T_2) / (m_1 c_1 + m_2 c_2)",), _BALANCE,
    ("Heat flows from the warmer block to the colder one.", "The warmer one cools and the colder one warms until they agree.", "The temperatures of the two level out."),
    ("Both end at {T_f}.", "The common temperature is {T_f}.", "The final temperature is {T_f}."), ("No heat is lost.", "The blocks touch each other."),
    (Mistake("half way", (T_1 + T_2) / 2), Mistake("specific heats left out", (m_1 * T_1 + m_2 * T_2) / (m_1 + m_2)), Mistake("masses left out", (c_1 * T_1 + c_2 * T_2) / (c_1 + c_2)),
     Mistake("bodies exchanged", (m_2 * c_2 * T_1 + m_1 * c_1 * T_2) / (m_1 * c_1 + m_2 * c_2)), Mistake("nearer to the second", (T_f + T_2) / 2)),
    where=(Gt(T_1, 1.05 * T_2),),
)  # fmt: skip

ONE_OF_TWO = Kind(
    "one_of_two_bodies", FIRST_ONLY, (m, m_2, c, Q), dT, "quantitative", "medium",
    (
        "Two blocks of the same metal do not touch: the first block has a mass of {m}, the other one has a mass of {m_2}. Only the first block is heated, and it takes up a heat of {Q}. The specific heat of the metal is {c}. By how much does its temperature rise?",
        "A first block with a mass of {m} and a second one with a mass of {m_2} stand on separate insulating feet. Both have a specific heat of {c}. A heat of {Q} is supplied to the first block only. Find the temperature rise of the first block.",
        "The specific heat of a metal is {c}. Two blocks are made of it and stand apart from each other; the mass of the first block is {m}, and the other one has a mass of {m_2}. A heat of {Q} goes into the first block only. Calculate its rise in temperature.",
        "What temperature rise does a heat of {Q} cause in a block of mass {m} and specific heat {c}, while a second one of mass {m_2} and the same specific heat, which does not touch it, gets no heat?",
    ),
    ("Delta_T = Q / (m c)",),
    ("Heat is mass times specific heat times temperature change", "Q = m c ΔT for the body that is heated", "Only the mass that takes up the heat gets warmer"),
    ("The heat stays in the first block; the other one keeps its temperature.", "Only the block that is heated gets warmer.", "No heat passes from one block to the other."),
    ("The heated block warms by {Delta_T}.", "Its temperature rises by {Delta_T}.", "The temperature rise is {Delta_T}."), ("The blocks do not touch.", "The mass of the heated block is {m}."),
    (Mistake("both masses", Q / ((m + m_2) * c)), Mistake("other mass", Q / (m_2 * c)), Mistake("mean mass", 2 * Q / ((m + m_2) * c)), Mistake("doubled", 2 * dT)),
    where=(Gt(m, 1.15 * m_2) | Gt(m_2, 1.15 * m),),
)  # fmt: skip

FURTHER_KINDS = (
    GIVEN_OFF,
    COOLING_TIME,
    ICE_HEATER,
    BOILING_TIME,
    MELT_METAL,
    TO_STEAM,
    CALORIMETER,
    LEVEL_OUT,
    ONE_OF_TWO,
)
