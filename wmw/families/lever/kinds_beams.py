"""Question kinds of beams on two supports, of bars over an edge and of bars held by a cable."""

from __future__ import annotations

from sympy import Abs, Basic, cos, sin

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.lever.symbols import (
    BEAM,
    BEAM_IN,
    BOOM,
    HOLDS,
    R_L,
    R_R,
    TIPS,
    L,
    T,
    a,
    d_1,
    d_c,
    g,
    m_1,
    m_b,
    s,
    theta,
    x,
    x_max,
    x_o,
)

_BEAM_RULES = (
    "Moments about one support: the force of that support drops out",
    "Balance of moments about the other support, with the {lever}'s weight at its centre",
    "The sum of the moments about either support is zero",
)
_BEAM_EFFECTS = (
    "The two supports share the weights.",
    "The support nearer to the {load} carries more of it.",
    "Both supports together hold the {lever} and the {load}.",
)
_CENTRED = "The weight of the uniform {lever} acts at its centre."

FAR_SUPPORT = Kind(
    "beam_right_support", BEAM, (L, m_b, m_1, a), R_R, "quantitative", "medium",
    (
        "A uniform {lever} of length {L} and mass {m_b} rests on two supports at its ends, the left support and the right support. The {load} of mass {m_1} lies {a} from the left end. What force does the right support exert on the {lever}?",
        "A uniform {lever} (length {L}, mass of the {lever} {m_b}) lies on a left support and a right support at its two ends. The {load}, with a mass of {m_1}, stands {a} from the left support. Find the force of the right support.",
        "The left support and the right support hold a uniform {lever} at its two ends; it has a length of {L} and a mass of {m_b}. The {load}, of mass {m_1}, is {a} from the left support. How large is the force of the right support on the {lever}?",
        "The {load} of mass {m_1} lies {a} from the left end of a uniform {lever}, which is {L} long, has a mass of {m_b} and rests on supports at both ends. Calculate the force of the right support.",
    ),
    ("R_R = (m_1 g a + m_b g L / 2) / L",), _BEAM_RULES, _BEAM_EFFECTS,
    ("The right support carries {R_R}.", "The right support pushes up with {R_R}.", "The force of the right support is {R_R}."),
    (_CENTRED, "The {lever} is at rest."),
    (Mistake("the other support", g * (m_1 * (L - a) / L + m_b / 2)), Mistake("half of everything", g * (m_1 + m_b) / 2), Mistake("bar left out", g * m_1 * a / L),
     Mistake("whole bar on one support", g * (m_1 * a / L + m_b)), Mistake("all on one support", g * (m_1 + m_b))),
    where=(Lt(a, 0.85 * L), Gt(Abs(a - L / 2), L / 12), Gt(a, L / 5)),
)  # fmt: skip

NEAR_SUPPORT = Kind(
    "beam_left_support", BEAM, (L, m_b, m_1, a), R_L, "quantitative", "hard",
    (
        "A uniform {lever} of length {L} and mass {m_b} rests on two supports at its ends, the left support and the right support. The {load} of mass {m_1} lies {a} from the left end. What force does the left support exert on the {lever}?",
        "A uniform {lever} (length {L}, mass of the {lever} {m_b}) lies on a left support and a right support at its two ends. The {load}, with a mass of {m_1}, stands {a} from the left support. Find the force exerted by the left support.",
        "The left support and the right support hold a uniform {lever} at its two ends; it has a length of {L} and a mass of {m_b}. The {load}, of mass {m_1}, is {a} from the left support. How large is the force of the left support on the {lever}?",
        "The {load} of mass {m_1} lies {a} from the left end of a uniform {lever}, which is {L} long, has a mass of {m_b} and rests on supports at both ends. Calculate the upward force of the left support.",
    ),
    ("R_L = (m_1 g (L - a) + m_b g L / 2) / L",), _BEAM_RULES, _BEAM_EFFECTS,
    ("The left support carries {R_L}.", "The left support pushes up with {R_L}.", "The force of the left support is {R_L}."),
    (_CENTRED, "The {lever} is at rest."),
    (Mistake("the other support", g * (m_1 * a / L + m_b / 2)), Mistake("half of everything", g * (m_1 + m_b) / 2), Mistake("bar left out", g * m_1 * (L - a) / L),
     Mistake("whole bar on one support", g * (m_1 * (L - a) / L + m_b)), Mistake("all on one support", g * (m_1 + m_b))),
    where=(Lt(a, 0.85 * L), Gt(Abs(a - L / 2), L / 12), Gt(a, L / 5)),
)  # fmt: skip

PAST_SUPPORT = Kind(
    "beam_past_its_support", BEAM_IN, (L, m_b, s, m_1, a), R_R, "quantitative", "hard",
    (
        "A uniform {lever} of length {L} and mass {m_b} rests on two supports: the left support is under its left end, and the right support is {s} away from it. The {load} of mass {m_1} lies on it, {a} from the left end. What force does the right support exert on the {lever}?",
        "A uniform {lever} (length {L}, mass of the {lever} {m_b}) lies on the left support at its left end; the right support is {s} away from it. The {load}, with a mass of {m_1}, is {a} from the left end. Find the force of the right support.",
        "The left support is under the left end of a uniform {lever} with a length of {L} and a mass of {m_b}; the right support stands {s} farther right. The {load}, of mass {m_1}, lies {a} from the left end. How large is the force of the right support on the {lever}?",
        "The {load} of mass {m_1} lies {a} from the left end of a uniform {lever}, which is {L} long and has a mass of {m_b}. The {lever} rests on the left support at its left end; the right support is {s} away from that one. Calculate the force of the right support.",
    ),
    ("R_R = (m_1 g a + m_b g L / 2) / s",), _BEAM_RULES, _BEAM_EFFECTS,
    ("The right support carries {R_R}.", "The right support pushes up with {R_R}.", "The force of the right support is {R_R}."),
    (_CENTRED, "The {lever} is at rest."),
    (Mistake("length for span", g * (m_1 * a + m_b * L / 2) / L), Mistake("bar at the middle of the span", g * (m_1 * a / s + m_b / 2)),
     Mistake("bar left out", g * m_1 * a / s), Mistake("half of everything", g * (m_1 + m_b) / 2), Mistake("all on one support", g * (m_1 + m_b))),
    where=(Gt(a, L / 5), Lt(a, 0.97 * L), Gt(Abs(a - s), L / 12), Lt(s, 0.85 * L), Gt(s, 0.56 * L), Gt(Abs(a - L / 2), L / 12), Gt(R_L, m_b * g / 10)),
)  # fmt: skip

_TIP_RULES = (
    "Compare the moments about the edge: that of the {person} and that of the {lever}'s own weight",
    "The {lever} tips when the moment beyond the edge exceeds that of its own weight, which acts at its centre",
    "About the edge, the weight of the {lever} works against the weight of the {person}",
)
_TIP_EFFECTS = (
    "What decides are the moments about the edge.",
    "The weight of the {lever} and the weight of the {person} turn in opposite senses.",
    "The {lever}'s own weight, at its centre, works against the {person}.",
)
_TIP_ASKS = ("Does the {lever} tip or stay in place?", "Will the {lever} tip or stay in place?", "Does the {lever} tip or stay in place?",
             "Does the {lever} begin to tip or does it stay in place?")  # fmt: skip
_TIP_SCENES = (
    "A uniform {lever} of length {L} and mass {m_b} lies on a {table} and projects {x_o} beyond its edge. The {person} of mass {m_1} stands on it, {x} beyond the edge.",
    "A uniform {lever} (length {L}, mass of the {lever} {m_b}) overhangs the edge of a {table} by {x_o}. The {person}, with a mass of {m_1}, stands on the free part, at a distance of {x} from the edge.",
    "The {person} of mass {m_1} walks out on a uniform {lever} that lies on a {table}, to a place {x} beyond the edge. The {lever} has a mass of {m_b}, is {L} long and projects {x_o} over the edge.",
    "The end of a uniform {lever} extends {x_o} beyond the edge of a {table}; the {lever} has a mass of {m_b} and a length of {L}. The {person}, of mass {m_1}, stands {x} beyond the edge.",
)


def _tip(name: str, regime: str, where: tuple[Basic, ...]) -> Kind:
    return Kind(
        name, regime, (L, m_b, x_o, m_1, x), "tipping", "qualitative", "hard",
        tuple(f"{scene} {ask}" for scene, ask in zip(_TIP_SCENES, _TIP_ASKS, strict=True)),
        ("c = L / 2 - x_o", "tau_b = m_b g c", "tau_1 = m_1 g x"), _TIP_RULES, _TIP_EFFECTS,
        ("The {person} has a moment of {tau_1} about the edge, the {lever} one of {tau_b}.", "About the edge {tau_1} stands against {tau_b} of the {lever}.",
         "The moments about the edge are {tau_1} and, from the {lever}, {tau_b}."),
        (_CENTRED, "The {lever} could turn about the edge of the {table}."),
        where=where,
    )  # fmt: skip


_DRAWN = (Gt(x_o, L / 5), Lt(x_o, 0.46 * L), Gt(x, x_o / 3), Lt(x, 0.95 * x_o))
TIPS_KIND = _tip(
    "bar_tips",
    TIPS,
    (*_DRAWN, Gt(m_1 * x, 1.1 * m_b * (L / 2 - x_o)), Lt(m_1 * x, 2 * m_b * (L / 2 - x_o))),
)
HOLDS_KIND = _tip(
    "bar_stays",
    HOLDS,
    (*_DRAWN, Lt(m_1 * x, 0.9 * m_b * (L / 2 - x_o)), Gt(m_1 * x, 0.4 * m_b * (L / 2 - x_o))),
)

HOW_FAR = Kind(
    "how_far_before_tipping", HOLDS, (L, m_b, x_o, m_1), x_max, "quantitative", "medium",
    (
        "A uniform {lever} of length {L} and mass {m_b} lies on a {table} and projects {x_o} beyond its edge. How far beyond the edge can the {person} of mass {m_1} walk before the {lever} tips?",
        "A uniform {lever} (length {L}, mass of the {lever} {m_b}) overhangs the edge of a {table} by {x_o}. What is the largest distance beyond the edge at which the {person}, with a mass of {m_1}, can stand without tipping it?",
        "The {person} of mass {m_1} walks out on a uniform {lever} that lies on a {table}. The {lever} has a mass of {m_b}, is {L} long and projects {x_o} over the edge. Find the maximum distance from the edge that the {person} can reach before the {lever} tips.",
        "The end of a uniform {lever} extends {x_o} beyond the edge of a {table}; the {lever} has a mass of {m_b} and a length of {L}. How far beyond the edge can the {person}, of mass {m_1}, go before the {lever} tips?",
    ),
    ("c = L / 2 - x_o", "x_max = m_b c / m_1"),
    ("On the point of tipping the moments about the edge are equal", "Balance of moments about the edge, with the {lever}'s weight at its centre",
     "The {lever} tips about the edge when the {person}'s moment becomes the larger one"),
    ("The farther out the {person} is, the larger is the moment about the edge.", "Up to there the {lever}'s own weight holds it down.",
     "The weight of the {lever} keeps the {person} in balance up to that place."),
    ("The {person} can go {x_max} beyond the edge.", "The limit is {x_max} from the edge.", "The largest distance is {x_max}."),
    (_CENTRED, "The {lever} turns about the edge of the {table}."),
    (Mistake("half the length as the arm", m_b * L / (2 * m_1)), Mistake("supported length as the arm", m_b * (L - x_o) / m_1), Mistake("ratio inverted", m_1 * (L / 2 - x_o) / m_b),
     Mistake("overhang as the arm", m_b * x_o / m_1), Mistake("half the supported length", m_b * (L - x_o) / (2 * m_1))),
    where=(Gt(x_o, L / 5), Lt(x_o, 0.46 * L), Lt(m_b * (L / 2 - x_o), 0.95 * m_1 * x_o), Gt(m_b * (L / 2 - x_o), 0.15 * m_1 * x_o)),
)  # fmt: skip

CABLE = Kind(
    "cable_tension", BOOM, (L, m_b, m_1, d_1, d_c, theta), T, "quantitative", "hard",
    (
        "A uniform {lever} of length {L} and mass {m_b} is hinged to a wall and held level by a {cable}. The {cable} is attached {d_c} from the hinge and makes an angle of {theta} with the {lever}. The {load} of mass {m_1} hangs {d_1} from the hinge. What is the tension in the {cable}?",
        "A level, uniform {lever} (length {L}, mass of the {lever} {m_b}) is held by a hinge at the wall and by a {cable}, attached {d_c} from the hinge, at an angle of {theta} to the {lever}. The {load}, with a mass of {m_1}, hangs on it {d_1} from the hinge. Find the tension in the {cable}.",
        "The {load} of mass {m_1} hangs {d_1} from the hinge of a uniform, level {lever} with a length of {L} and a mass of {m_b}. The {cable}, attached {d_c} from the hinge, holds it at an angle of {theta} to the {lever}. How large is the tension in the {cable}?",
        "A {cable}, tied to a uniform, level {lever} {d_c} from its hinge, makes an angle of {theta} with the {lever}, which is {L} long and has a mass of {m_b}. The {load}, of mass {m_1}, hangs {d_1} from the hinge. Calculate the tension in the {cable}.",
    ),
    ("T = (m_1 g d_1 + m_b g L / 2) / (d_c sin(theta))",),
    ("Moments about the hinge: T d_c sin θ balances the weights", "Balance of moments about the hinge, whose own force drops out",
     "The {cable}'s moment equals that of the {load} and of the {lever}'s weight together"),
    ("The {cable} and the hinge hold the {lever} and the {load}.", "The oblique {cable} pulls with a short lever arm.", "The {cable} holds the moments of both weights."),
    ("The tension is {T}.", "The {cable} pulls with {T}.", "A tension of {T} holds the {lever} level."),
    ("The weight of the uniform {lever} acts at its centre.", "The {lever} is at rest."),
    (Mistake("angle left out", g * (m_1 * d_1 + m_b * L / 2) / d_c), Mistake("cosine for sine", g * (m_1 * d_1 + m_b * L / 2) / (d_c * cos(theta))),
     Mistake("bar left out", g * m_1 * d_1 / (d_c * sin(theta))), Mistake("bar at its end", g * (m_1 * d_1 + m_b * L) / (d_c * sin(theta))),
     Mistake("forces without arms", g * (m_1 + m_b) / sin(theta))),
    where=(Lt(d_1, 0.97 * L), Lt(d_c, 1.001 * L), Gt(d_c, L / 2), Gt(Abs(d_1 - d_c), L / 12), Gt(d_1, L / 5), Gt(theta, 0.43), Lt(theta, 1.2),
           Gt(Abs(theta - 0.785), 0.06), Gt(Abs(d_1 - L / 2), L / 20)),
)  # fmt: skip

BEAM_KINDS = (FAR_SUPPORT, NEAR_SUPPORT, PAST_SUPPORT, TIPS_KIND, HOLDS_KIND, HOW_FAR, CABLE)
