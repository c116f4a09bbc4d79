# ruff: noqa: E741  (I is the symbol of electric current)
"""Textbook laws in three notations against plain Python formulas.

Each reference gives both sides of a law as functions of canonical names; the defaults are the
values at which the parsed sides are evaluated. The texts stand in `cases/equations/laws.json`.
"""

import inspect
import json
import math
from collections.abc import Callable
from math import acos, asin, atan, cos, exp, log, log10, pi, sin, sqrt, tan
from pathlib import Path

import pytest

from wmw.core.equation import (
    Statement,
    compile_expression,
    evaluate,
    free_symbols,
    parse_statements,
    to_text,
)
from wmw.core.units import parse_unit

CASES = Path(__file__).parents[1] / "cases" / "equations"
TEXTS: dict[str, list[str]] = json.loads((CASES / "laws.json").read_text("utf-8"))

Side = Callable[..., float]


def names(**values: float) -> dict[str, float]:
    return values


# Names that are Python keywords are reached through `env`.
REFERENCES: dict[str, tuple[Side, Side]] = {
    # mechanics
    "second law": (lambda F=12.0: F, lambda m=2.0, a=5.5: m * a),
    "rough incline": (
        lambda a=1.3: a,
        lambda g=9.8, theta=0.6, mu_k=0.2: g * (sin(theta) - mu_k * cos(theta)),
    ),
    "incline force balance": (
        lambda m=3.0, g=9.8, theta=0.5, mu=0.3: m * g * sin(theta) - mu * m * g * cos(theta),
        lambda m=3.0, a=1.1: m * a,
    ),
    "normal force of a pull": (
        lambda N=7.0: N,
        lambda m=2.0, g=9.8, F=6.0, theta=0.4: m * g - F * sin(theta),
    ),
    "atwood": (
        lambda a=2.0: a,
        lambda m_1=3.0, m_2=5.0, g=9.8: (m_2 - m_1) * g / (m_1 + m_2),
    ),
    "speed from rest": (lambda v=2.0: v, lambda a=4.02, L=3.0: sqrt(2 * a * L)),
    "displacement": (
        lambda x=2.0: x,
        lambda v_0=3.0, t=1.7, a=-2.2: v_0 * t + a * t**2 / 2,
    ),
    "speed squared": (
        lambda v=4.0: v * v,
        lambda v_0=3.0, a=1.5, Delta_x=0.8: v_0 * v_0 + 2 * a * Delta_x,
    ),
    "average speed": (lambda v_avg=4.0: v_avg, lambda v_0=3.0, v=5.0: (v_0 + v) / 2),
    "range": (
        lambda R=4.0: R,
        lambda v_0=12.0, theta=0.7, g=9.8: v_0**2 / g * sin(2 * theta),
    ),
    "greatest height": (
        lambda h_max=4.0: h_max,
        lambda v_0=12.0, theta=0.7, g=9.8: (v_0 * sin(theta)) ** 2 / g / 2,
    ),
    "trajectory": (
        lambda y=1.0: y,
        lambda x=2.0, theta=0.7, g=9.8, v_0=12.0: (
            x * tan(theta) - g * x**2 / (2 * v_0**2 * cos(theta) ** 2)
        ),
    ),
    "launch height fall": (
        lambda t=1.0: t,
        lambda v_0=3.0, g=9.8, h=4.0: (v_0 + sqrt(v_0**2 + 2 * g * h)) / g,
    ),
    "energy conservation": (
        lambda m=2.0, g=9.8, h=3.0: m * g * h,
        lambda m=2.0, v=5.0: m * v * v / 2,
    ),
    "kinetic energy": (lambda KE=3.0: KE, lambda m=2.0, v=5.0: 0.5 * m * v**2),
    "work": (lambda W=3.0: W, lambda F=2.0, d=5.0, theta=0.3: F * d * cos(theta)),
    "work energy": (
        lambda Delta_KE=1.0: Delta_KE,
        lambda m=2.0, v_f=5.0, v_i=3.0: m * (v_f**2 - v_i**2) / 2,
    ),
    "stopping distance": (lambda d=3.0: d, lambda v_0=6.0, mu=0.3, g=9.8: v_0**2 / (2 * mu * g)),
    "momentum": (
        lambda m_1=2.0, v_1=3.0, m_2=4.0, v_2=-1.0: m_1 * v_1 + m_2 * v_2,
        lambda m_1=2.0, m_2=4.0, v_f=0.3: (m_1 + m_2) * v_f,
    ),
    "elastic collision": (
        lambda v_A_prime=1.0: v_A_prime,
        lambda m_A=0.4, m_B=0.8, v_A=2.4: (m_A - m_B) / (m_A + m_B) * v_A,
    ),
    "impulse": (lambda F=2.0, Delta_t=0.3: F * Delta_t, lambda m=2.0, Delta_v=0.7: m * Delta_v),
    "centripetal": (lambda F_c=1.0: F_c, lambda m=0.9, v=10.0, r=50.0: m * v**2 / r),
    "centripetal period": (lambda a_c=1.0: a_c, lambda r=12.0, T=40.0: 4 * pi**2 * r / T**2),
    "gravitation": (
        lambda F=1.0: F,
        lambda G=6.0, m_1=2.0, m_2=3.0, r=4.0: G * m_1 * m_2 / r**2,
    ),
    "orbit": (lambda v=1.0: v, lambda G=6.0, M=2.0, r=4.0: sqrt(G * M / r)),
    "lever": (lambda F_1=2.0, d_1=3.0: F_1 * d_1, lambda F_2=4.0, d_2=1.4: F_2 * d_2),
    "torque": (lambda tau=2.0: tau, lambda r=0.5, F=4.0, theta=0.9: r * F * sin(theta)),
    "angular momentum": (lambda L=1.0: L, lambda I=2.0, omega=3.5: I * omega),
    "disk": (lambda I=1.0: I, lambda M=2.0, R=0.7: M * R**2 / 2),
    "friction limit": (lambda f_s_max=3.0: f_s_max, lambda mu_s=0.4, m=12.0, g=9.8: mu_s * m * g),
    # oscillation and waves
    "hooke": (lambda F=1.0: F, lambda k=250.0, x=0.08: -k * x),
    "spring energy": (lambda U=1.0: U, lambda k=250.0, x=0.08: k * x**2 / 2),
    "spring period": (lambda T=1.0: T, lambda m=0.5, k=200.0: 2 * pi * sqrt(m / k)),
    "pendulum": (lambda T=1.0: T, lambda L=0.8, g=9.8: 2 * pi * sqrt(L / g)),
    "oscillation": (
        lambda x=1.0: x,
        lambda A=0.3, omega=2.0, t=0.7, phi=0.4: A * cos(omega * t + phi),
    ),
    "standing wave": (
        lambda y=1.0: y,
        lambda A=0.3, k=2.0, x=0.6, f=1.5, t=0.2: 2 * A * sin(k * x) * cos(2 * pi * f * t),
    ),
    "wave speed": (lambda v=1.0: v, lambda f=440.0: 0.78 * f),
    "string speed": (lambda v=1.0: v, lambda T=50.0, mu=0.01: sqrt(T / mu)),
    "harmonics": (lambda f_n=1.0: f_n, lambda n=3.0, v=48.0, L=1.2: n * v / (2 * L)),
    "doppler": (
        lambda f_prime=1.0: f_prime,
        lambda f=440.0, v=343.0, v_s=20.0: f * v / (v - v_s),
    ),
    "sound level": (lambda beta=1.0: beta, lambda I=3.0, I_0=0.2: 10 * log10(I / I_0)),
    # fluids
    "pressure": (lambda p=1.0: p, lambda p_0=5.0, rho=1.2, g=9.8, h=3.0: p_0 + rho * g * h),
    "buoyancy": (lambda F_b=1.0: F_b, lambda rho=1.2, V=0.4, g=9.8: rho * V * g),
    "apparent weight": (
        lambda T=1.0: T,
        lambda m=2.0, g=9.8, rho=1.2, V=0.4: m * g - rho * g * V,
    ),
    "continuity": (lambda A_1=2.0, v_1=3.0: A_1 * v_1, lambda A_2=4.0, v_2=1.2: A_2 * v_2),
    "narrowing": (lambda v_2=1.0: v_2, lambda v_1=3.0, d_1=6.0, d_2=2.5: v_1 * (d_1 / d_2) ** 2),
    "bernoulli": (
        lambda p_1=2.0, rho=1.2, v_1=3.0, g=9.8, h_1=0.5: p_1 + rho * v_1**2 / 2 + rho * g * h_1,
        lambda p_2=1.0, rho=1.2, v_2=4.0, g=9.8, h_2=0.7: p_2 + rho * v_2**2 / 2 + rho * g * h_2,
    ),
    "submerged fraction": (
        lambda fraction=0.6: fraction,
        lambda rho_block=600.0, rho_liquid=1000.0: rho_block / rho_liquid,
    ),
    # circuits
    "ohm": (lambda V=1.0: V, lambda I=2.0, R=6.0: I * R),
    "power": (lambda P=1.0: P, lambda I=2.0, R=6.0: I**2 * R),
    "parallel": (lambda R_p=1.0: R_p, lambda R_1=2.0, R_2=6.0: R_1 * R_2 / (R_1 + R_2)),
    "parallel reciprocals": (
        lambda R=1.7: 1 / R,
        lambda R_1=2.0, R_2=6.0, R_3=5.0: 1 / R_1 + 1 / R_2 + 1 / R_3,
    ),
    "divider": (
        lambda V_2=1.0: V_2,
        lambda calE=9.0, R_1=1.2, R_2=1.8: calE * R_2 / (R_1 + R_2),
    ),
    "terminal voltage": (lambda V=1.0: V, lambda epsilon=9.0, I=1.2, r=1.8: epsilon - I * r),
    "series capacitors": (
        lambda C_eq=1.0: C_eq,
        lambda C_1=4.0, C_2=6.0: 1 / (1 / C_1 + 1 / C_2),
    ),
    "capacitor energy": (lambda U=1.0: U, lambda C=4.0, V=6.0: C * V**2 / 2),
    "discharge": (
        lambda V=1.0: V,
        lambda V_0=4.0, t=0.6, R=2.0, C=0.7: V_0 * exp(-t / (R * C)),
    ),
    "resonance": (lambda f=1.0: f, lambda L=0.4, C=0.7: 1 / (2 * pi * sqrt(L * C))),
    "coulomb": (
        lambda F=1.0: F,
        lambda epsilon_0=0.3, q_1=2.0, q_2=-3.0, r=1.5: q_1 * q_2 / (4 * pi * epsilon_0 * r**2),
    ),
    # optics
    "thin lens": (lambda f=2.0: 1 / f, lambda d_o=6.0, d_i=4.0: 1 / d_o + 1 / d_i),
    "image distance": (lambda d_i=1.0: d_i, lambda f=2.0, d_o=6.0: f * d_o / (d_o - f)),
    "magnification": (lambda M=2.0: M, lambda d_i=6.0, d_o=4.0: -d_i / d_o),
    "snell": (
        lambda n_1=1.0, theta_1=0.7: n_1 * sin(theta_1),
        lambda n_2=1.33, theta_2=0.4: n_2 * sin(theta_2),
    ),
    "refraction angle": (
        lambda theta_2=0.4: theta_2,
        lambda n_1=1.0, theta_1=0.7, n_2=1.33: asin(n_1 * sin(theta_1) / n_2),
    ),
    "critical angle": (lambda theta_c=0.4: sin(theta_c), lambda n_2=1.0, n_1=1.52: n_2 / n_1),
    "grating": (lambda d=2.0, theta=0.3: d * sin(theta), lambda m=2.0: m * 0.55),
    "lensmaker": (
        lambda f=2.0: 1 / f,
        lambda n=1.5, R_1=6.0, R_2=4.0: (n - 1) * (1 / R_1 - 1 / R_2),
    ),
    "launch angle": (lambda theta=0.1: theta, lambda v_y=3.0, v_x=4.0: atan(v_y / v_x)),
    "angle of a force": (lambda theta=0.1: theta, lambda F_x=3.0, F=4.0: acos(F_x / F)),
    # heat
    "heat": (lambda Q=1.0: Q, lambda m=2.0, c=4.2, Delta_T=15.0: m * c * Delta_T),
    "mixing": (
        lambda m_1=2.0, c_1=4.2, T_1=80.0, T_f=50.0: m_1 * c_1 * (T_1 - T_f),
        lambda m_2=3.0, c_2=0.9, T_2=20.0, T_f=50.0: m_2 * c_2 * (T_f - T_2),
    ),
    "melting": (lambda Q=1.0: Q, lambda m=2.0, L_f=334.0: m * L_f),
    "expansion": (
        lambda Delta_L=1.0: Delta_L,
        lambda alpha=0.012, L_0=2.0, Delta_T=15.0: alpha * L_0 * Delta_T,
    ),
    "ideal gas": (
        lambda P=2.0, V=3.0: P * V,
        lambda n=1.5, R=8.31, T=300.0: n * R * T,
    ),
    "gas ratio": (lambda p_1=2.0, T_1=300.0: p_1 / T_1, lambda p_2=3.0, T_2=450.0: p_2 / T_2),
    "efficiency": (lambda eta=0.4: eta, lambda T_c=300.0, T_h=500.0: 1 - T_c / T_h),
    "rms speed": (lambda v_rms=1.0: v_rms, lambda k=1.4, T=300.0, m=2.0: sqrt(3 * k * T / m)),
    "fahrenheit": (lambda C=1.0: C, lambda F=100.0: (F - 32) / 9 * 5),
    # induction and modern physics
    "moving rod": (lambda epsilon=1.0: epsilon, lambda B=0.5, L=0.2, v=3.0: B * L * v),
    "faraday": (
        lambda calE=1.0: calE,
        lambda N=200.0, Delta_Phi=-2e-4, Delta_t=0.1: -N * Delta_Phi / Delta_t,
    ),
    "flux": (lambda Phi=1.0: Phi, lambda B=0.5, A=0.2, theta=0.3: B * A * cos(theta)),
    "generator": (
        lambda emf=1.0: emf,
        lambda N=20.0, B=0.5, A=0.2, omega=30.0, t=0.01: N * B * A * omega * sin(omega * t),
    ),
    "wire field": (lambda B=1.0: B, lambda mu_0=1.2, I=3.0, r=0.2: mu_0 * I / (2 * pi * r)),
    "force on a charge": (
        lambda F=1.0: F,
        lambda q=2.0, v=3.0, B=0.2, theta=0.5: q * v * B * sin(theta),
    ),
    "decay": (lambda N=1.0: N, lambda N_0=80.0, t=0.2: N_0 * exp(-0.5 * t)),
    "half life": (lambda T_1_2=1.0: T_1_2, lambda tau=2.0: log(2) * tau),
    "magnitude": (
        lambda F=1.0: F,
        lambda k=9.0, q_1=2.0, q_2=-3.0, r=1.5: k * abs(q_1 * q_2) / r**2,
    ),
    "cube": (lambda a=1.0: a, lambda V=5.0: V ** (1 / 3)),
    "pythagoras": (lambda v=1.0: v, lambda v_x=3.0, v_y=4.4: math.hypot(v_x, v_y)),
}

# `lambda` cannot be a Python argument: these laws hold at this fixed wavelength or decay constant.
FIXED = {
    "wave speed": names(**{"lambda": 0.78}),
    "grating": names(**{"lambda": 0.55}),
    "decay": names(**{"lambda": 0.5}),
}

LAWS = [(law, text) for law, texts in TEXTS.items() for text in texts]


def env_of(law: str) -> dict[str, float]:
    env = dict(FIXED.get(law, {}))
    for side in REFERENCES[law]:
        for name, parameter in inspect.signature(side).parameters.items():
            assert env.setdefault(name, parameter.default) == parameter.default
    return env


def only(text: str, symbols: frozenset[str]) -> Statement:
    reading = parse_statements(text, symbols=symbols, unit_reader=parse_unit)
    assert not reading.unparsed
    (statement,) = reading.statements
    return statement


def assert_law(statement: Statement, law: str) -> None:
    env = env_of(law)
    assert statement.relations == ("=",)
    for side, reference in zip(statement.sides, REFERENCES[law], strict=True):
        assert free_symbols(side) <= env.keys()
        assert evaluate(side, env) == pytest.approx(reference(), rel=1e-12)


def test_every_law_has_three_notations() -> None:
    assert TEXTS.keys() == REFERENCES.keys()
    assert all(len(texts) >= 3 for texts in TEXTS.values())
    assert len(LAWS) >= 150


@pytest.mark.parametrize(("law", "text"), LAWS)
def test_with_known_symbols(law: str, text: str) -> None:
    assert_law(only(text, frozenset(env_of(law))), law)


@pytest.mark.parametrize(("law", "text"), LAWS)
def test_without_known_symbols(law: str, text: str) -> None:
    assert_law(only(text, frozenset()), law)


@pytest.mark.parametrize(("law", "text"), LAWS)
def test_doubled_backslashes(law: str, text: str) -> None:
    assert_law(only(text.replace("\\", "\\\\"), frozenset(env_of(law))), law)


@pytest.mark.parametrize(("law", "text"), LAWS)
def test_compiled_and_rendered(law: str, text: str) -> None:
    env = env_of(law)
    for side, reference in zip(only(text, frozenset(env)).sides, REFERENCES[law], strict=True):
        order = tuple(sorted(env))
        compiled = compile_expression(side, order)
        assert compiled([env[name] for name in order]) == pytest.approx(reference(), rel=1e-12)
        again = only(f"{to_text(side)} = 0", frozenset(env)).sides[0]
        assert evaluate(again, env) == pytest.approx(reference(), rel=1e-12)
