"""Laws of the lever chapter, per way in which a bar is loaded and held.

Where two of them are to be solved together, the solved forms are declared as well.
"""

from __future__ import annotations

from sympy import Abs, cos, pi, sin

from wmw.core.family import Eq, Law
from wmw.families.lever.ladders import LADDER_LAWS
from wmw.families.lever.rig_symbols import x_mid
from wmw.families.lever.rigs import LAWS as RIG_LAWS
from wmw.families.lever.symbols import (
    BALANCE,
    BARES,
    BEAM,
    BEAM_IN,
    BEAMS,
    BOOM_ALONE,
    BOOM_BARE,
    BOOM_BOTH,
    BOOM_END,
    BOOM_LOAD,
    BOOMS,
    CLASSES,
    ENDS,
    FIRST,
    HOLDS,
    LOADED,
    MA,
    MARKS,
    OBLIQUE,
    ON_PIVOT,
    PLANK,
    PLANK_TWO,
    R_L,
    R_R,
    SECOND,
    THIRD,
    THREE,
    TIPPING,
    UNBALANCED,
    W_1,
    W_3,
    WRENCH,
    F_e,
    F_min,
    F_perp,
    H,
    H_x,
    H_y,
    L,
    N,
    T,
    W_b,
    a,
    b,
    c,
    d_1,
    d_2,
    d_3,
    d_c,
    d_perp,
    g,
    m_1,
    m_2,
    m_3,
    m_b,
    m_max,
    mark_1,
    mark_2,
    mark_3,
    phi,
    s,
    s_1,
    s_2,
    tau,
    tau_1,
    tau_2,
    tau_3,
    tau_b,
    tau_c,
    tau_net,
    theta,
    work_in,
    work_out,
    x,
    x_max,
    x_o,
    x_p,
)

_EQUILIBRIUM = "OpenStax University Physics 1, 12.1"
_STATICS = "OpenStax University Physics 1, 12.2"
_TORQUE = "OpenStax University Physics 1, 10.6"
_MACHINES = "OpenStax College Physics, 9.5"
_TWO = (BALANCE, ENDS, *UNBALANCED, FIRST)
_MOMENTS = "sum of the moments about the pivot is zero"
_FORCES = "sum of the vertical forces is zero"
_WEIGHT = "weight"
_TORQUE_LAW = "moment: force times perpendicular distance"

_WEIGHTS = (
    Law("weight-1", Eq(W_1, m_1 * g), _WEIGHT, (*ON_PIVOT, MARKS, *CLASSES, OBLIQUE, *BEAMS, *TIPPING, *LOADED)),
    Law("weight-2", Eq(F_e, m_2 * g), _WEIGHT, (*_TWO, THREE, MARKS, PLANK_TWO)),
    Law("weight-3", Eq(W_3, m_3 * g), _WEIGHT, (THREE, MARKS)),
    Law("weight-bar", Eq(W_b, m_b * g), _WEIGHT, (BALANCE, ENDS, THREE, MARKS, PLANK, PLANK_TWO, *BEAMS, *TIPPING, *BOOMS)),
)  # fmt: skip

_PIVOTED = (
    # Masses first: g cancels.
    Law("masses-balance", Eq(m_1 * d_1, m_2 * d_2), _MOMENTS, (BALANCE, ENDS, FIRST), _EQUILIBRIUM),
    Law("moments-balance", Eq(W_1 * d_1, F_e * d_2), _MOMENTS, (BALANCE, ENDS, *CLASSES), _EQUILIBRIUM),
    Law("three-masses-balance", Eq(m_1 * d_1 + m_3 * d_3, m_2 * d_2), _MOMENTS, (THREE,), _EQUILIBRIUM),
    Law("three-moments-balance", Eq(W_1 * d_1 + W_3 * d_3, F_e * d_2), _MOMENTS, (THREE,), _EQUILIBRIUM),
    Law("plank-mass-balance", Eq(m_1 * d_1, m_b * c), _MOMENTS, (PLANK,), _STATICS),
    Law("plank-balance", Eq(W_1 * d_1, W_b * c), _MOMENTS, (PLANK,), _STATICS),
    Law("plank-two-masses-balance", Eq(m_1 * d_1, m_2 * d_2 + m_b * c), _MOMENTS, (PLANK_TWO,), _STATICS),
    Law("plank-two-balance", Eq(W_1 * d_1, F_e * d_2 + W_b * c), _MOMENTS, (PLANK_TWO,), _STATICS),
    Law("moment-1", Eq(tau_1, W_1 * d_1), _TORQUE_LAW, (*ON_PIVOT, *CLASSES, OBLIQUE, *LOADED), _TORQUE),
    Law("moment-2", Eq(tau_2, F_e * d_2), _TORQUE_LAW, (*_TWO, SECOND, THIRD, THREE, PLANK_TWO), _TORQUE),
    Law("moment-3", Eq(tau_3, W_3 * d_3), _TORQUE_LAW, (THREE,), _TORQUE),
    Law("moment-bar", Eq(tau_b, W_b * c), "the weight of a bar acts at its centre", (PLANK, PLANK_TWO, *TIPPING, *BOOMS), _STATICS),
    Law("two-moments", Eq(tau_1, tau_2), _MOMENTS, (BALANCE, ENDS, *CLASSES, OBLIQUE), _EQUILIBRIUM),
    Law("three-moments", Eq(tau_1 + tau_3, tau_2), _MOMENTS, (THREE,), _EQUILIBRIUM),
    Law("plank-moments", Eq(tau_1, tau_b), _MOMENTS, (PLANK,), _STATICS),
    Law("plank-two-moments", Eq(tau_1, tau_2 + tau_b), _MOMENTS, (PLANK_TWO,), _STATICS),
    Law("net-moment", Eq(tau_net, tau_1 - tau_2), "net moment", (*UNBALANCED, BALANCE), _TORQUE),
    Law("no-net-moment", Eq(tau_net, 0), "equilibrium", (BALANCE,), _EQUILIBRIUM),
    # Where along the bar the pivot stands.
    Law("ends", Eq(L, d_1 + d_2), "the pivot divides the bar", (ENDS, FIRST)),
    Law("ends-mass-1", Eq(d_1 * (m_1 + m_2), m_2 * L), "moments, with the length shared out", (ENDS,), _STATICS),
    Law("ends-mass-2", Eq(d_2 * (m_1 + m_2), m_1 * L), "moments, with the length shared out", (ENDS,), _STATICS),
    Law("ends-force-1", Eq(d_1 * (W_1 + F_e), F_e * L), "moments, with the length shared out", (ENDS, FIRST), _STATICS),
    Law("ends-force-2", Eq(d_2 * (W_1 + F_e), W_1 * L), "moments, with the length shared out", (ENDS, FIRST), _STATICS),
    Law("centre-pivot", Eq(x_p, L / 2), "a bar balances at its centre", (BALANCE,)),
    Law("plank-centre", Eq(c, Abs(L / 2 - x_p)), "the centre of a uniform bar", (PLANK, PLANK_TWO), _STATICS),
    Law("mark-of-centre", Eq(x_mid, L / 2), "the centre of a uniform bar", (PLANK, PLANK_TWO), _STATICS),
    Law("mark-opposite-centre", Eq((x_p - mark_1) * c, (L / 2 - x_p) * d_1), "the load is opposite the centre", (PLANK, PLANK_TWO)),
    Law("mark-1", Eq(d_1, Abs(x_p - mark_1)), "distance between marks", (BALANCE, PLANK, PLANK_TWO)),
    Law("marks-opposite", Eq((x_p - mark_1) * d_2, (mark_2 - x_p) * d_1), "the two are on opposite sides", (BALANCE, PLANK_TWO)),
    Law("mark-2", Eq(d_2, Abs(mark_2 - x_p)), "distance between marks", (BALANCE, PLANK_TWO)),
    Law("marks-in-balance", Eq(m_1 * (mark_1 - x_p) + m_2 * (mark_2 - x_p) + m_3 * (mark_3 - x_p), 0), _MOMENTS, (MARKS,), _STATICS),
    Law("marks-centre", Eq(x_p, L / 2), "a bar balances at its centre", (MARKS,)),
    # What the pivot carries.
    Law("pivot-balance", Eq(N, W_1 + F_e + W_b), _FORCES, (BALANCE, ENDS, PLANK_TWO), _EQUILIBRIUM),
    Law("pivot-three", Eq(N, W_1 + F_e + W_3 + W_b), _FORCES, (THREE, MARKS), _EQUILIBRIUM),
    Law("pivot-plank", Eq(N, W_1 + W_b), _FORCES, (PLANK, HOLDS), _EQUILIBRIUM),
    Law("pivot-first", Eq(N, W_1 + F_e), _FORCES, (FIRST,), _EQUILIBRIUM),
    Law("pivot-second", Eq(N, W_1 - F_e), _FORCES, (SECOND,), _EQUILIBRIUM),
    Law("pivot-third", Eq(N, F_e - W_1), _FORCES, (THIRD,), _EQUILIBRIUM),
)  # fmt: skip

_MACHINE = (
    Law("advantage-forces", Eq(MA, W_1 / F_e), "mechanical advantage: load over effort", CLASSES, _MACHINES),
    Law("advantage-arms", Eq(MA, d_2 / d_1), "mechanical advantage: effort arm over load arm", CLASSES, _MACHINES),
    Law("advantage-paths", Eq(MA, s_2 / s_1), "what is gained in force is lost in distance", CLASSES, _MACHINES),
    Law("paths", Eq(s_1 * d_2, s_2 * d_1), "paths are as the arms", CLASSES, _MACHINES),
    Law("work-out", Eq(work_out, W_1 * s_1), "work: force times distance", CLASSES, _MACHINES),
    Law("work-in", Eq(work_in, F_e * s_2), "work: force times distance", CLASSES, _MACHINES),
    Law("work-kept", Eq(work_in, work_out), "an ideal machine loses no work", CLASSES, _MACHINES),
    Law("length-second", Eq(L, d_2), "the effort acts at the end", (SECOND,)),
    Law("length-third", Eq(L, d_1), "the load acts at the end", (THIRD,)),
)  # fmt: skip

_SLANTED = (
    Law("arm-perpendicular", Eq(d_perp, d_2 * sin(theta)), "lever arm: perpendicular distance to the line of action", (OBLIQUE, WRENCH), _TORQUE),
    Law("force-perpendicular", Eq(F_perp, F_e * sin(theta)), "component perpendicular to the bar", (OBLIQUE, WRENCH), _TORQUE),
    Law("torque-arm", Eq(tau_2, F_e * d_perp), "torque: force times lever arm", (OBLIQUE, WRENCH), _TORQUE),
    Law("torque-component", Eq(tau_2, F_perp * d_2), "torque: perpendicular component times distance", (OBLIQUE, WRENCH), _TORQUE),
    Law("torque-angle", Eq(tau_2, F_e * d_2 * sin(theta)), "torque: r F sin θ", (OBLIQUE, WRENCH), _TORQUE),
    Law("complement", Eq(phi, Abs(pi / 2 - theta)), "angle from the perpendicular", (WRENCH,)),
    Law("wrench-other-angle", Eq(tau_2, F_e * d_2 * cos(phi)), "torque with the angle from the perpendicular", (WRENCH,), _TORQUE),
    Law("torque-needed", Eq(tau_c, F_min * d_2 * sin(theta)), "torque: r F sin θ", (WRENCH,), _TORQUE),
    Law("oblique-balance", Eq(W_1 * d_1, F_e * d_2 * sin(theta)), _MOMENTS, (OBLIQUE,), _STATICS),
    Law("oblique-arm-balance", Eq(W_1 * d_1, F_e * d_perp), _MOMENTS, (OBLIQUE,), _STATICS),
)  # fmt: skip

_SUPPORTED = (
    Law("beam-length", Eq(L, a + b), "the load divides the beam", (BEAM,)),
    Law("span", Eq(s, a + b), "the load divides the span", (BEAM_IN,)),
    Law("beam-right", Eq(R_R * L, W_1 * a + W_b * L / 2), "moments about the left support", (BEAM,), _STATICS),
    Law("beam-left", Eq(R_L * L, W_1 * (L - a) + W_b * L / 2), "moments about the right support", (BEAM,), _STATICS),
    Law("past-right", Eq(R_R * s, W_1 * a + W_b * L / 2), "moments about the left support", (BEAM_IN,), _STATICS),
    Law("past-left", Eq(R_L * s, W_1 * (s - a) + W_b * (s - L / 2)), "moments about the right support", (BEAM_IN,), _STATICS),
    Law("beam-forces", Eq(R_L + R_R, W_1 + W_b), _FORCES, BEAMS, _EQUILIBRIUM),
    Law("centre-inside", Eq(c, L / 2 - x_o), "the centre of a uniform bar", TIPPING, _STATICS),
    Law("moment-person", Eq(tau_1, W_1 * x), _TORQUE_LAW, TIPPING, _TORQUE),
    Law("tipping-place", Eq(m_1 * x_max, m_b * c), "on the point of tipping the moments about the edge are equal", TIPPING, _STATICS),
    Law("tipping-place-weights", Eq(W_1 * x_max, W_b * c), "on the point of tipping the moments about the edge are equal", TIPPING, _STATICS),
    Law("tipping-mass", Eq(m_max * x_o, m_b * c), "on the point of tipping the moments about the edge are equal", TIPPING, _STATICS),
    Law("cable-at-end", Eq(d_c, L), "the cable is attached at the end", (BOOM_END, BOOM_BOTH, BOOM_BARE)),
    Law("load-at-end", Eq(d_1, L), "the load hangs at the end", (BOOM_LOAD, BOOM_BOTH)),
    Law("boom-centre", Eq(c, L / 2), "the centre of a uniform bar", BOOMS, _STATICS),
    Law("boom-arm", Eq(d_perp, d_c * sin(theta)), "lever arm: perpendicular distance to the line of action", BOOMS, _TORQUE),
    Law("boom-component", Eq(F_perp, T * sin(theta)), "component perpendicular to the bar", BOOMS, _STATICS),
    Law("boom-torque", Eq(tau, T * d_perp), "torque: force times lever arm", BOOMS, _TORQUE),
    Law("boom-torque-component", Eq(tau, F_perp * d_c), "torque: perpendicular component times distance", BOOMS, _TORQUE),
    Law("boom-balance", Eq(T * d_c * sin(theta), W_1 * d_1 + W_b * c), "moments about the hinge", LOADED, _STATICS),
    Law("boom-both-at-end", Eq(2 * T * sin(theta), 2 * W_1 + W_b), "moments about the hinge", (BOOM_BOTH,), _STATICS),
    Law("boom-balance-bare", Eq(2 * T * sin(theta), W_b), "moments about the hinge", (BOOM_BARE,), _STATICS),
    Law("boom-balance-alone", Eq(T * d_c * sin(theta), W_b * c), "moments about the hinge", (BOOM_ALONE,), _STATICS),
    Law("boom-moments-bare", Eq(tau, tau_b), "moments about the hinge", BARES, _STATICS),
    Law("boom-moments", Eq(tau, tau_1 + tau_b), "moments about the hinge", LOADED, _STATICS),
    Law("hinge-across", Eq(H_x, T * cos(theta)), "sum of the horizontal forces is zero", BOOMS, _STATICS),
    Law("hinge-up", Eq(H_y, W_1 + W_b - T * sin(theta)), _FORCES, LOADED, _STATICS),
    Law("hinge-up-bare", Eq(H_y, W_b - T * sin(theta)), _FORCES, BARES, _STATICS),
    Law("hinge", Eq(H**2, H_x**2 + H_y**2), "components of a force", BOOMS, _STATICS),
)  # fmt: skip

LAWS = (*_WEIGHTS, *_PIVOTED, *_MACHINE, *_SLANTED, *_SUPPORTED, *LADDER_LAWS, *RIG_LAWS)
