"""Faults beside an answer that is one of few, or of which nothing else of the trace speaks."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace, trace_of_numbers, trace_of_relation
from wmw.verifiers.pipeline import judge

CRATE = (
    "A crate of 6.0 kg is put at rest on a slope of 25° with a coefficient of static friction of "
    "0.60. Does it slide or stay where it is? Take g = 9.8 m/s²."
)


@pytest.mark.parametrize(
    ("law", "largest", "labels"),
    [
        ("0.60 × 6.0 × 9.8 × cos(25°)", "32.0 N", ()),
        ("0.60 × 6.0 × 9.8 × sin(25°)", "14.9 N", ("transition",)),
        ("0.60 × 6.0 × cos(25°)", "3.26 N", ("transition",)),
    ],
)
def test_one_of_two_outcomes_excuses_no_wrong_law(law: str, largest: str, labels) -> None:
    trace = bare_trace(
        "inclined_plane",
        CRATE,
        "it stays",
        state_0={"variables": {"m": "6.0 kg", "theta": "25°", "mu_s": "0.60", "g": "9.8 m/s²"}},
        transition={"rule": "", "effect": "", "equation": "W_par = m g sin(theta)", "evidence": []},
        state_1={"predicted_change": "", "new_variables": {"f_max": largest, "W_par": "24.9 N"}},
        derivation=f"f_max = {law} = {largest}; W_par = 6.0 × 9.8 × sin(25°) = 24.9 N",
    )
    assert judge(trace).labels == labels


@pytest.mark.parametrize(("stated", "found"), [("48.0°", False), ("84.0°", True)])
def test_numbers_with_units_come_to_another_angle(stated: str, found: bool) -> None:
    """That m and s may be letters is no reason to leave it open: the units make an angle."""
    trace = trace_of_numbers(
        "projectile",
        "From a cliff a stone is thrown horizontally at 18 m/s. At what angle to the horizontal "
        "does it move 2.0 s later? Take g = 10 m/s².",
        "48.0°",
        variables={"v_0": "18 m/s", "t": "2.0 s", "g": "10 m/s²"},
        equation="φ = arctan(g t / v_0)",
        results={"φ": "48.0°"},
    )
    trace["derivation"] = f"φ = arctan((10 m/s²) × (2.0 s) / (18 m/s)) = {stated}"
    assert (judge(trace).outcome == "invalid") == found


@pytest.mark.parametrize(
    ("later", "labels"),
    [("3.00 W", ()), ("8.00 W", ("intervention",)), ("0.500 A", ())],
)
def test_one_of_two_like_values_told_otherwise(later: str, labels: tuple[str, ...]) -> None:
    trace = bare_trace(
        "circuit",
        "Lamp A (12 Ω) and lamp B (18 Ω) are joined in parallel to an ideal 6.0 V battery. Lamp B "
        "is switched off. Does lamp A then dissipate more power, less power or the same power?",
        "the same power",
        state_0={"variables": {"emf": "6.0 V", "R_1": "12 Ω", "R_2": "18 Ω"}},
        transition={
            "rule": "",
            "effect": "",
            "equation": "P_1_after = emf² / R_1",
            "evidence": [],
        },
        state_1={
            "predicted_change": f"Lamp A has 3.00 W before and {later} afterwards.",
            "new_variables": {"P_1_before": "3.00 W", "P_1_after": "3.00 W"},
        },
        derivation="P_1_before = 6.0² / 12 = 3.00 W; P_1_after = 6.0² / 12 = 3.00 W",
    )
    assert judge(trace).labels == labels


HUNG = (
    "Hung from a rope, a crate of volume 0.020 m³ is wholly under water. How large is the buoyant "
    "force on it?"
)
FILM = (
    "The flat surface of a glass block is covered with a film of oil. Light falls on the film from "
    "above at 40°. What is the angle in the glass?"
)


@pytest.mark.parametrize(
    ("question", "bodies", "relation", "found"),
    [
        (HUNG, "crate, rope, water", ("below", "rope", "crate"), True),
        (HUNG, "crate, rope, water", ("above", "rope", "crate"), False),
        (HUNG, "crate, rope, water", ("below", "crate", "rope"), False),
        (FILM, "glass block, oil", ("below", "oil", "glass block"), True),
        (FILM, "glass block, oil", ("above", "oil", "glass block"), False),
        (
            "The ceiling of a hall is covered with felt. What share of the sound is lost?",
            "ceiling, felt",
            ("below", "felt", "ceiling"),
            False,
        ),
    ],
)
def test_what_is_hung_or_covers_comes_second(question, bodies, relation, found) -> None:
    verdict = judge(trace_of_relation(question, bodies, relation))
    assert (verdict.labels == ("relation",)) == found


def _with_forces(family: str, question: str, answer: str, forces, *, body: str, **fields) -> tuple:
    listed = [
        {"name": name, "target": body, "direction": way, "magnitude": size}
        for name, way, size in forces
    ]
    state = {**fields.pop("state_0"), "forces": listed}
    return judge(bare_trace(family, question, answer, state_0=state, **fields)).labels


PULL = ("tension", "along the cord", "53.3 N")
WEIGHT = ("weight", "downward", "4.9 N")


@pytest.mark.parametrize(
    ("forces", "labels"),
    [
        ((WEIGHT, PULL), ()),
        ((WEIGHT, PULL, ("normal force", "upward", "4.9 N")), ("force",)),
        ((WEIGHT, ("support force", "along the cord", "53.3 N")), ()),
    ],
)
def test_beside_the_pull_of_a_cord_nothing_else_is_its_pull(forces, labels) -> None:
    found = _with_forces(
        "circular_motion",
        "How large is the tension in a light cord 0.60 m long that whirls a ball of 0.50 kg around "
        "in a horizontal circle at 8.0 m/s, if the cord stays nearly level? Take g = 9.8 m/s².",
        "53.3 N",
        forces,
        body="ball",
        state_0={
            "objects": [{"name": "ball"}, {"name": "cord"}],
            "variables": {"m": "0.50 kg", "r": "0.60 m", "v": "8.0 m/s", "g": "9.8 m/s²"},
        },
        transition={"rule": "", "effect": "", "equation": "T = m v² / r", "evidence": []},
        state_1={"predicted_change": "", "new_variables": {"T": "53.3 N"}},
    )
    assert found == labels


NORMAL = ("normal force", "perpendicular to the ramp, away from it", None)
FRICTION = ("friction", "up the ramp", None)


@pytest.mark.parametrize(
    ("forces", "labels"),
    [
        ((("weight", "straight down", None), NORMAL, FRICTION), ()),
        ((("weight", "straight down", None), NORMAL), ("force",)),
        ((("weight", "up the ramp", None), NORMAL, FRICTION), ("force",)),
    ],
)
def test_a_slope_whose_angle_is_open_clears_no_force(forces, labels) -> None:
    found = _with_forces(
        "inclined_plane",
        "A crate lies on a ramp whose angle is slowly raised. The coefficient of static friction "
        "is 0.42 and the mass 5.0 kg. At which angle does it begin to slide?",
        "22.8°",
        forces,
        body="crate",
        state_0={
            "objects": [{"name": "crate"}, {"name": "ramp"}],
            "variables": {"m": "5.0 kg", "mu_s": "0.42"},
        },
        transition={
            "rule": "",
            "effect": "",
            "equation": "alpha_c = arctan(mu_s)",
            "evidence": [],
        },
        state_1={"predicted_change": "", "new_variables": {"alpha_c": "22.8°"}},
    )
    assert found == labels


HELD = ("weight", "downward", "29.4 N")
SPRING = ("spring force", "toward the equilibrium position", None)


@pytest.mark.parametrize(
    ("forces", "labels"),
    [
        ((HELD, ("normal force", "upward", "29.4 N"), SPRING), ()),
        ((HELD, SPRING), ("force",)),
    ],
)
def test_what_hangs_has_no_track_that_the_question_tells_of(forces, labels) -> None:
    found = _with_forces(
        "spring",
        "The block in the picture has a mass of 3.0 kg and oscillates without friction on a level "
        "track; the spring constant is 150 N/m, the amplitude 12.0 cm. What speed does it have "
        "when it is 4.0 cm from the equilibrium position? Take g = 9.8 m/s².",
        "0.800 m/s",
        forces,
        body="block",
        state_0={
            "objects": [{"name": "block"}, {"name": "spring"}, {"name": "track"}],
            "variables": {"m": "3.0 kg", "k": "150 N/m", "A": "12.0 cm", "x_P": "4.0 cm"},
        },
        transition={
            "rule": "",
            "effect": "",
            "equation": "v_P = omega sqrt(A² - x_P²)",
            "evidence": [],
        },
        state_1={
            "predicted_change": "",
            "new_variables": {"omega": "7.07 rad/s", "v_P": "0.800 m/s"},
        },
    )
    assert found == labels


@pytest.mark.parametrize(
    ("angle", "labels"),
    [("16.4°", ()), ("29.5°", ("unit_scale",)), ("21.0°", ("transition",))],
)
def test_degrees_put_in_as_radians(angle: str, labels: tuple[str, ...]) -> None:
    """The sine of 26 rad is 0.763, and the angle that it leads to is told in degrees."""
    trace = trace_of_numbers(
        "optics",
        "A ray of light in air (n = 1.00) strikes glass (n = 1.55) at an angle of incidence of "
        "26°. What is the angle of refraction?",
        angle,
        variables={"theta_1": "26°", "n_1": "1.00", "n_2": "1.55"},
        equation="theta_2 = arcsin(n_1 sin(theta_1) / n_2)",
        results={"theta_2": angle},
    )
    trace["derivation"] = f"theta_2 = arcsin(1.00 × sin 26° / 1.55) = {angle}"
    assert judge(trace).labels == labels
