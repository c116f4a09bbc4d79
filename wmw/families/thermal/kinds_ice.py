"""Question kinds about melting, boiling and ice in water."""

from __future__ import annotations

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.thermal.symbols import (
    ALL_MELTS,
    CHANGE,
    ICE_WARM,
    REMAINS,
    T_0,
    L,
    L_f,
    Q,
    Q_avail,
    Q_latent,
    Q_need,
    T_f,
    T_ice,
    T_w,
    c_ice,
    c_w,
    m,
    m_ice,
    m_melt,
    m_w,
)

LATENT = Kind(
    "latent_heat", CHANGE, (m, L), Q, "quantitative", "easy",
    (
        "A {body} of mass {m} is at its melting point. Its latent heat of fusion is {L}. How much heat is needed to melt it?",
        "The latent heat of fusion of a {body} is {L}. Find the heat needed to melt it at its melting point, if its mass is {m}.",
        "At its melting point, a {body} with a mass of {m} melts completely. The latent heat of fusion is {L}. Calculate the heat required.",
        "How much heat melts a {body} of mass {m} that is at its melting point, if the latent heat of fusion is {L}?",
    ),
    ("Q = m L",),
    ("The heat of a change of state is mass times latent heat", "Q = m L at constant temperature", "Melting takes the latent heat for every kilogram"),
    ("The {body} melts without getting warmer.", "The heat loosens the bonds of the solid; the temperature stays.", "While it melts, the {body} stays at its melting point."),
    ("Melting takes {Q}.", "The {body} takes up {Q}.", "The heat needed is {Q}."), ("The {body} is at its melting point already.", "The mass is {m}."),
    (Mistake("divided", Q / 4), Mistake("doubled", 2 * Q), Mistake("halved", Q / 2), Mistake("tenth", Q / 10)),
)  # fmt: skip

ICE_TO_WATER = Kind(
    "ice_to_water", ICE_WARM, (m, T_ice, T_f), Q, "quantitative", "hard",
    (
        "How much heat is needed to turn {m} of ice at {T_ice} into water at {T_f}?",
        "A mass of {m} of ice at {T_ice} is heated until it has become water at {T_f}. Find the heat needed.",
        "Calculate the heat required to turn {m} of ice at {T_ice} into water with a final temperature of {T_f}.",
        "Somebody heats {m} of ice at {T_ice} until it is water with a final temperature of {T_f}. How much heat does that take, that is, how much energy?",
    ),
    ("Q_rise = m c_ice (T_0 - T_ice)", "Q_latent = m L_f", "Q_liquid = m c_w (T_f - T_0)", "Q = Q_rise + Q_latent + Q_liquid"),
    ("Warm the ice to 0 °C, melt it, warm the water: the three heats add up", "Three steps: m c ΔT of the ice, m L, m c ΔT of the water", "The latent heat comes between two warmings"),
    ("The ice warms to its melting point, melts there, and the water gets warmer.", "While it melts, the temperature stays.", "Most of the heat goes into warming and melting."),
    ("All three steps take {Q}.", "The heat needed is {Q}.", "Together this takes {Q}."), ("Ice melts at 0 °C.", "The ice starts at {T_ice}."),
    (Mistake("melting left out", Q - Q_latent), Mistake("melting alone", Q_latent), Mistake("warming of the water left out", m * c_ice * (T_0 - T_ice) + m * L_f),
     Mistake("melting twice", Q + Q_latent), Mistake("specific heat of water throughout", m * L_f + m * c_w * (T_f - T_ice))),
    fixed={T_0: 273.15}, where=(Gt(T_f, 1.01 * T_0),),
)  # fmt: skip

_INTO_WATER = (
    "In an insulated container, {m_ice} of ice at {T_ice} is put into {m_w} of water at {T_w}. ",
    "A mass of {m_ice} of ice at {T_ice} is added to {m_w} of water at {T_w}, and no heat is lost. ",
    "Somebody drops {m_ice} of ice at {T_ice} into {m_w} of water at {T_w}; the container takes up no heat. ",
    "An insulated container holds {m_w} of water at {T_w}. To it, {m_ice} of ice at {T_ice} is added. ",
)


def _asking(*questions: str) -> tuple[str, ...]:
    return tuple(scene + question for scene, question in zip(_INTO_WATER, questions, strict=True))


_STEPS = (
    "Q_avail = m_w c_w (T_w - T_0)",
    "Q_rise = m_ice c_ice (T_0 - T_ice)",
    "Q_latent = m_ice L_f",
    "Q_need = Q_rise + Q_latent",
)
_RULES = (
    "Compare the heat that the water can give down to 0 °C with what warming and melting the ice take",
    "Heat given off is heat taken up; the latent heat comes before any further warming",
    "First balance the heats at 0 °C: ice warmed and melted, water cooled",
)
_FLOWS = (
    "The water cools while the ice warms to 0 °C and melts.",
    "Heat flows from the water into the ice.",
    "The water gives heat to the ice.",
)
_ICE_EVIDENCE = ("No heat is lost.", "Ice melts at 0 °C.")

MELTS_AWAY = Kind(
    "ice_final_temperature", ALL_MELTS, (m_ice, T_ice, m_w, T_w), T_f, "quantitative", "hard",
    _asking("What is the final temperature?", "Find the final temperature.", "Calculate the final temperature of the mixture.", "What equilibrium temperature is reached?"),
    (*_STEPS, "T_f = T_0 + (Q_avail - Q_need) / (c_w (m_w + m_ice))"), _RULES, _FLOWS,
    ("Everything ends at {T_f}.", "The final temperature is {T_f}.", "The mixture reaches {T_f}."), _ICE_EVIDENCE,
    (Mistake("melting left out", T_f + Q_latent / (c_w * (m_w + m_ice))), Mistake("mass of the ice left out", T_0 + (Q_avail - Q_need) / (c_w * m_w)),
     Mistake("plain mean", (T_w + T_ice) / 2), Mistake("half way down", (T_w + T_0) / 2), Mistake("near the water", (T_w + T_f) / 2)),
    fixed={T_0: 273.15}, where=(Gt(Q_avail, 1.1 * Q_need),),
)  # fmt: skip
PARTLY = Kind(
    "ice_melted_mass", REMAINS, (m_ice, T_ice, m_w, T_w), m_melt, "quantitative", "hard",
    _asking("How much of the ice melts?", "Find the mass of ice that melts.", "Calculate the mass of the ice that melts.", "How much ice melts?"),
    (*_STEPS, "m_melt = (Q_avail - Q_rise) / L_f"), _RULES,
    ("The water cools to 0 °C and some ice is left.", "The heat of the water does not suffice for all the ice.", "While ice is left, the mixture stays at 0 °C."),
    ("A mass of {m_melt} of the ice melts.", "Of the ice {m_melt} melt.", "The melted mass is {m_melt}."), _ICE_EVIDENCE,
    (Mistake("warming of the ice left out", Q_avail / L_f), Mistake("left ice for melted ice", m_ice - m_melt), Mistake("halved", m_melt / 2),
     Mistake("warming of the ice added", (Q_avail + m_ice * c_ice * (T_0 - T_ice)) / L_f)),
    fixed={T_0: 273.15}, where=(Lt(Q_avail, 0.9 * Q_need), Gt(m_melt, 0.1 * m_ice)),
)  # fmt: skip

_FATE = ("Does all the ice melt, or is some ice left at the end?", "Does all of the ice melt or does some ice remain?", "Will all the ice melt, or is some ice left?",
         "Is some ice left at the end, or does all the ice melt?")  # fmt: skip
_COMPARED = (
    "The water can give {Q_avail}, and melting all the ice would take {Q_need}.",
    "Down to 0 °C the water gives up to {Q_avail}; the ice would take {Q_need}.",
    "There are {Q_avail} to be had and {Q_need} to be spent.",
)
FATE_MELTS = Kind("all_ice_melts", ALL_MELTS, (m_ice, T_ice, m_w, T_w), "ice_fate", "qualitative", "medium", _asking(*_FATE), _STEPS, _RULES, _FLOWS, _COMPARED,
                  _ICE_EVIDENCE, fixed={T_0: 273.15}, where=(Gt(Q_avail, 1.1 * Q_need),))  # fmt: skip
FATE_REMAINS = Kind("some_ice_remains", REMAINS, (m_ice, T_ice, m_w, T_w), "ice_fate", "qualitative", "medium", _asking(*_FATE), _STEPS, _RULES, _FLOWS, _COMPARED,
                    _ICE_EVIDENCE, fixed={T_0: 273.15}, where=(Lt(Q_avail, 0.9 * Q_need), Gt(m_melt, 0.05 * m_ice)))  # fmt: skip

ICE_KINDS = (LATENT, ICE_TO_WATER, MELTS_AWAY, PARTLY, FATE_MELTS, FATE_REMAINS)
