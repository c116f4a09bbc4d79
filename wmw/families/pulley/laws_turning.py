"""The laws of pulleys with rotational inertia.

The string does not slip; the wheel turns on its axle without friction. `T_P` is the tension on the
side of P, `T_Q` on that of Q. On a table P may rub.
"""

from __future__ import annotations

from sympy import Abs

from wmw.core.family import Eq, Law
from wmw.families.pulley.symbols import (
    T_P,
    T_Q,
    TURNING,
    W_P,
    W_Q,
    WHEEL,
    WHEEL_TABLE,
    WOUND,
    E_g,
    I_w,
    K,
    M_e,
    M_w,
    N,
    R_w,
    T,
    a,
    alpha_w,
    f,
    g,
    h,
    m_P,
    m_Q,
    mu_k,
    omega,
    shape,
    tau,
    v,
)

_SECOND = "Newton's second law"
_TURN = "OpenStax University Physics 1, 10.7"
_INERTIA = "OpenStax University Physics 1, 10.5"
_ENERGY = "OpenStax University Physics 1, 10.4"
_ALL = m_P + m_Q + M_e

TURNS = (
    Law("weight-on-wheel-p", Eq(W_P, m_P * g), "weight", (WHEEL, WHEEL_TABLE)),
    Law("weight-on-wheel-q", Eq(W_Q, m_Q * g), "weight", TURNING),
    Law("moment-of-inertia", Eq(I_w, shape * M_w * R_w**2), "moment of inertia of the pulley", TURNING, _INERTIA),
    Law("inertia-as-mass", Eq(I_w, M_e * R_w**2), "the pulley counts as a mass at its rim", TURNING, _INERTIA),
    Law("share-of-mass", Eq(M_e, shape * M_w), "the pulley counts as a mass at its rim", TURNING, _INERTIA),
    Law("no-slipping", Eq(a, alpha_w * R_w), "the string does not slip", TURNING, _TURN),
    Law("rim-speed", Eq(v, omega * R_w), "the string does not slip", TURNING, _TURN),
    Law("torque", Eq(tau, I_w * alpha_w), f"{_SECOND} for rotation", TURNING, _TURN),
    Law("torque-of-tensions", Eq(tau, Abs(T_Q - T_P) * R_w), "the tensions on both sides turn the pulley", (WHEEL, WHEEL_TABLE), _TURN),
    Law("torque-of-tension", Eq(tau, T_Q * R_w), "the tension turns the pulley", (WOUND,), _TURN),
    Law("wheel-acceleration", Eq(a, Abs(m_Q - m_P) * g / _ALL), f"{_SECOND} for bodies and pulley together", (WHEEL,), _TURN),
    Law("wheel-tension-p", Eq(T_P, m_P * g * (1 + (m_Q - m_P) / _ALL)), f"{_SECOND} for P", (WHEEL,), _TURN),
    Law("wheel-tension-q", Eq(T_Q, m_Q * g * (1 - (m_Q - m_P) / _ALL)), f"{_SECOND} for Q", (WHEEL,), _TURN),
    Law("wheel-table-normal", Eq(N, W_P), "the table balances the weight", (WHEEL_TABLE,)),
    Law("wheel-table-friction", Eq(f, mu_k * N), "kinetic friction", (WHEEL_TABLE,)),
    Law("wheel-table-acceleration", Eq(a, (m_Q - mu_k * m_P) * g / _ALL), f"{_SECOND} for bodies and pulley together", (WHEEL_TABLE,), _TURN),
    Law("wheel-table-tension-p", Eq(T_P - f, m_P * a), f"{_SECOND} for the body on the table", (WHEEL_TABLE,), _TURN),
    Law("hanging-on-wheel", Eq(W_Q - T_Q, m_Q * a), f"{_SECOND} for the hanging body", (WHEEL_TABLE, WOUND), _TURN),
    Law("wound-acceleration", Eq(a, m_Q * g / (m_Q + M_e)), f"{_SECOND} for body and pulley together", (WOUND,), _TURN),
    Law("wound-tension", Eq(T, T_Q), "the string has one tension", (WOUND,)),
    Law("energy-with-wheel", Eq(K, (m_P + m_Q) * v**2 / 2 + I_w * omega**2 / 2), "kinetic energy of bodies and pulley", (WHEEL, WHEEL_TABLE), _ENERGY),
    Law("energy-on-wheel", Eq(K, m_Q * v**2 / 2 + I_w * omega**2 / 2), "kinetic energy of body and pulley", (WOUND,), _ENERGY),
    Law("released-on-wheel", Eq(E_g, Abs(m_Q - m_P) * g * h), "potential energy given up", (WHEEL,), _ENERGY),
    Law("released-by-q", Eq(E_g, m_Q * g * h), "potential energy given up", (WHEEL_TABLE, WOUND), _ENERGY),
)  # fmt: skip
