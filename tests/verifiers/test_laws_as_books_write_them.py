"""A law in the letters of a textbook is never a fault of its own, wherever it may be quoted."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from wmw import verify
from wmw.core.equation import parse_statements, to_text
from wmw.generators import generate
from wmw.verifiers.equations.general_laws import is_general
from wmw.verifiers.equations.homogeneity import is_homogeneous

# Of any body, any moment, any scene of the family: none of them can be untrue.
LAWS = [
    ("collision", r"p = mv"),
    ("em_induction", r"\mathcal{E} = -\frac{d\Phi_B}{dt}"),
    ("em_induction", "ε = -N dΦ/dt"),
    ("em_induction", r"EMF = -\frac{\Delta\Phi}{\Delta t}"),
    ("free_fall", "v_f² = v_i² + 2gd"),
    ("free_fall", r"y = y_0 + v_0 t - \frac12 g t^2"),
    ("friction", "v^2 = u^2 + 2as"),
    ("lever", r"\tau = rF\sin\theta"),
    ("pendulum", r"E = KE + PE"),
    ("pendulum", r"T = 2\pi\sqrt{\frac{L}{g}}"),
    ("pendulum", r"v_{max} = \sqrt{2gL(1-\cos\theta)}"),
    ("pulley", r"\sum F = ma"),
    ("spring", r"f = \frac{1}{2\pi}\sqrt{\frac{k}{m}}"),
]
WRONG = [
    ("collision", "p = m/v"),
    ("em_induction", "ε = -N ΔΦ Δt"),
    ("pendulum", r"T = 2\pi\sqrt{\frac{g}{L}}"),
    ("spring", r"T = 2\pi\sqrt{\frac{k}{m}}"),
]


def quoting(family: str, law: str) -> list[dict[str, Any]]:
    """Return gold traces of several kinds that quote a law, and derive nothing from it."""
    found: dict[str, dict[str, Any]] = {}
    for index in range(16):
        item = generate(family, 5, index)
        trace = deepcopy(item.trace.to_dict())
        trace["transition"]["equation"], trace["derivation"] = law, []
        found.setdefault(item.kind, trace)
    return list(found.values())


def untrue(family: str, law: str) -> list[str]:
    findings = [f for trace in quoting(family, law) for f in verify(trace).findings]
    return [f.message for f in findings if f.code == "WMW301"]


@pytest.mark.parametrize(("family", "law"), LAWS)
def test_a_law_is_true_in_every_scene(family: str, law: str) -> None:
    assert not untrue(family, law)


@pytest.mark.parametrize(("family", "law"), WRONG)
def test_what_is_no_law_is_untrue_in_some_scene(family: str, law: str) -> None:
    assert untrue(family, law)


@pytest.mark.parametrize(
    ("text", "general"),
    [
        ("p = mv", True),
        ("v = p/m", True),
        ("p_1 = m_1 v_1", False),
        ("p = mv^2", False),
        ("a = (v - u)/t", True),
        ("v = u - at", False),
        ("v^2 - u^2 = 2as", True),
        ("v^2 = u^2 + as", False),
        (r"\Sigma F = ma", True),
        ("F = ma", False),  # of several forces one alone need not give the acceleration
        ("K + U = E", True),
    ],
)
def test_general_laws(text: str, general: bool) -> None:
    (statement,) = parse_statements(text).statements
    assert is_general(*statement.sides) is general


@pytest.mark.parametrize(
    ("text", "homogeneous"),
    [
        ("v^2 = 2 a s", True),
        ("v = 2 a s", False),
        ("v = a t + s", False),
        ("s = v t + a t^2/2", True),
        ("v = s sin(v t/s)/t", True),
    ],
)
def test_homogeneity(text: str, homogeneous: bool) -> None:
    kinds = {"v": (1, -1), "a": (1, -2), "s": (1, 0), "t": (0, 1)}  # of length and time
    (statement,) = parse_statements(text).statements
    left, right = statement.sides
    names = {name for name in kinds if name in text}
    assert is_homogeneous(left, right, {n: kinds[n] for n in names}) is homogeneous


@pytest.mark.parametrize(
    ("text", "symbols", "rate"),
    [
        ("ε = -dΦ/dt", "", "-dPhi_dt"),
        ("ε = dΦ/dt", "", "dPhi_dt"),
        (r"\varepsilon = -\frac{d\Phi}{dt}", "", "-dPhi_dt"),
        (r"\varepsilon = -\frac{d\Phi}{dt}", "dt", "-dPhi_dt"),  # where dt is a name of its own
    ],
)
def test_a_rate_of_change_keeps_its_sign(text: str, symbols: str, rate: str) -> None:
    known = frozenset(symbols.split())
    (statement,) = parse_statements(text, symbols=known).statements
    assert to_text(statement.sides[1]) == rate


@pytest.mark.parametrize(
    ("law", "holds"),
    [("s = ½ g t²", True), ("d = ½ g t²", True), ("s = g t²", False), ("s = ½ g t", False)],
)
def test_a_bare_t_is_any_time_where_two_are_stated(law: str, holds: bool) -> None:
    trace = {
        "id": "t-1",
        "scenario_family": "free_fall",
        "question": "A pebble is dropped from rest from a high bridge. How far does it fall "
        "during the third second of its motion, from t = 2.0 s to t = 3.0 s? Use g = 10 m/s².",
        "state_0": {
            "objects": [{"name": "pebble", "attributes": {}}],
            "relations": [],
            "forces": [],
            "variables": {"v0": "0 m/s", "t_start": "2.0 s", "t_end": "3.0 s", "g": "10 m/s²"},
            "assumptions": ["no air resistance"],
        },
        "transition": {
            "rule": "Distance in free fall from rest",
            "effect": "The pebble speeds up.",
            "equation": law,
            "evidence": [],
        },
        "state_1": {
            "predicted_change": "The pebble falls another 25 m.",
            "new_variables": {"distance_third_second": "25 m"},
        },
        "derivation": "5.0 × (3.0² − 2.0²) = 25 m",
        "answer": {"value": "25 m", "explanation": "The difference of the two distances."},
        "metadata": {},
    }
    labels = {finding.label for finding in verify(trace).findings}
    assert labels == (set() if holds else {"transition"})
