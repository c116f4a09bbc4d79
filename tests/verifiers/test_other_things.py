"""Values of something else than the quantity that they sound like, and forces on bodies beside."""

from __future__ import annotations

from typing import Any

import pytest

from wmw.verifiers.pipeline import judge


def _record(family: str, question: str, **parts: Any) -> dict[str, Any]:
    objects = [{"name": n, "attributes": a} for n, a in parts.get("bodies", {}).items()]
    return {
        "id": "beside", "scenario_family": family, "question": question,
        "state_0": {
            "objects": objects, "relations": [], "forces": parts.get("forces", []),
            "variables": parts.get("variables", {}), "assumptions": [],
        },
        "transition": {
            "rule": "", "effect": "", "equation": parts["equation"], "evidence": [],
        },
        "state_1": {"predicted_change": "", "new_variables": parts["new"]},
        "derivation": parts.get("derivation", ""),
        "answer": {"value": parts["answer"], "unit": None, "explanation": ""},
    }  # fmt: skip


def _outcome(family: str, question: str, **parts: Any) -> str:
    return judge(_record(family, question, **parts)).outcome


SKATERS = {
    "question": "Two ice skaters stand at rest facing each other and push off. Lena (50 kg) glides"
    " to the left at 1.2 m/s. At what speed does Max (60 kg) glide to the right? Neglect friction.",
    "bodies": {"Lena": {"mass": "50 kg"}, "Max": {"mass": "60 kg"}},
    "variables": {
        "mass of Lena": "50 kg", "mass of Max": "60 kg", "velocity of Lena after": "-1.2 m/s",
    },
    "equation": "mass of Lena × speed of Lena = mass of Max × speed of Max",
    "derivation": "50 × 1.2 / 60 = 1.0 m/s", "answer": "1.0 m/s",
}  # fmt: skip


@pytest.mark.parametrize(("momentum", "sound"), [("60 kg·m/s", True), ("45 kg·m/s", False)])
def test_the_momentum_of_one_is_not_that_of_both(momentum, sound):
    new = {"velocity of Max after": "+1.0 m/s", "momentum of Max": momentum}
    outcome = _outcome("collision", **SKATERS, new=new)
    assert (
        outcome == "valid"
    ) is sound  # whose momentum it is was guessed: the wrong one stays open


BOUNCE = {
    "question": "A tennis ball is dropped from rest at 2.00 m above a hard floor and rebounds to"
    " 1.28 m. What is the coefficient of restitution?",
    "bodies": {"ball": {}, "floor": {}},
    "equation": "e = √(h2/h1)", "derivation": "e = √(1.28/2.00) = 0.80",
    "new": {"e": 0.80}, "answer": "0.80",
}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "speed", "outcome"),
    [
        ("v_initial", "0 m/s", "valid"),
        ("initial speed", "0 m/s", "valid"),
        ("v_initial", "2.0 m/s", "invalid"),
    ],
)
def test_a_dropped_ball_has_no_speed_at_first(name, speed, outcome):
    variables = {"h1": "2.00 m", "h2": "1.28 m", name: speed}
    assert _outcome("collision", **BOUNCE, variables=variables) == outcome


PAIR = {
    "question": "Masses of 2.0 kg and 3.0 kg hang from a light string over a light frictionless"
    " pulley. What is the tension in the string while they move? Use g = 9.8 m/s².",
    "bodies": {"m1": {"mass": "2.0 kg"}, "m2": {"mass": "3.0 kg"}, "string": {}, "pulley": {}},
    "variables": {"m1": "2.0 kg", "m2": "3.0 kg", "g": "9.8 m/s²"},
    "equation": "T = 2 m1 m2 g/(m1 + m2)",
    "derivation": "T = 2 × 2.0 × 3.0 × 9.8/5.0 = 23.5 N", "answer": "23.5 N",
}  # fmt: skip


def _force(name: str, target: str, direction: str, size: float) -> dict[str, Any]:
    return {"name": name, "target": target, "direction": direction, "magnitude": size, "unit": "N"}


@pytest.mark.parametrize(("turned", "outcome"), [(False, "valid"), (True, "invalid")])
def test_a_string_pulls_a_pulley_down(turned, outcome):
    forces = [
        _force("weight", "m1", "down", 19.6),
        _force("tension", "m1", "down" if turned else "up", 23.5),
        _force("weight", "m2", "down", 29.4),
        _force("tension", "m2", "up", 23.5),
        _force("string tension, left side", "pulley", "down", 23.5),
        _force("string tension, right side", "pulley", "down", 23.5),
        _force("tension of the upper cord", "ceiling hook", "down", 47.0),
    ]
    new = {"a": "1.96 m/s²", "T": "23.5 N", "a_cm": "0.392 m/s²", "T_ceiling": "47.0 N"}
    assert _outcome("pulley", **PAIR, forces=forces, new=new) == outcome


@pytest.mark.parametrize(("name", "value"), [("a", "0.392 m/s²"), ("T_ceiling", "29.4 N")])
def test_what_is_known_by_its_name_must_be_right(name, value):
    new = {"a": "1.96 m/s²", "T": "23.5 N", name: value}
    assert _outcome("pulley", **PAIR, new=new) == "invalid"


BALLOON = {
    "question": "A balloon is filled with 2.0 m³ of helium (0.18 kg/m³) in air of density"
    " 1.20 kg/m³. Its empty envelope has a mass of 0.80 kg. What is the greatest extra mass it can"
    " carry without sinking?",
    "bodies": {"envelope": {"mass": "0.80 kg"}, "helium": {}, "air": {}, "load": {}},
    "variables": {
        "V": "2.0 m³", "ρ_air": "1.20 kg/m³", "ρ_He": "0.18 kg/m³", "m_env": "0.80 kg",
    },
    "equation": "ρ_air V = ρ_He V + m_env + m_load",
    "derivation": "m_load = (1.20 − 0.18) × 2.0 − 0.80 = 1.24 kg", "answer": "1.24 kg",
}  # fmt: skip


@pytest.mark.parametrize(("total", "sound"), [("2.40 kg", True), ("3.10 kg", False)])
def test_a_total_mass_may_hold_the_load_as_well(total, sound):
    new = {"m_He": "0.36 kg", "m_load": "1.24 kg", "total_mass": total}
    assert (_outcome("buoyancy", **BALLOON, new=new) == "valid") is sound


CHARGING = {
    "question": "An uncharged 20 µF capacitor is connected in series with a 50 kΩ resistor to a"
    " 10 V battery. What is the voltage across the capacitor one time constant after the switch is"
    " closed?",
    "bodies": {"capacitor": {}, "resistor": {}, "battery": {}},
    "variables": {"C": "20 µF", "R": "50 kΩ", "V_0": "10 V"},
    "equation": "V_C = V_0 (1 − e^(−t/RC))",
    "answer": "6.32 V",
}  # fmt: skip


@pytest.mark.parametrize(("charge", "outcome"), [("126 µC", "valid"), ("63.2 µC", "invalid")])
def test_a_charge_may_be_that_of_the_moment(charge, outcome):
    new = {"V_C": "6.32 V", "Q": charge}
    assert _outcome("circuit", **CHARGING, new=new) == outcome


CREST = {
    "question": "A 900 kg car drives at 12 m/s over the top of a hill whose crest is an arc of"
    " radius 40 m. What normal force does the road exert on the car there? Use g = 9.8 m/s².",
    "bodies": {"car": {"mass": "900 kg"}, "hill": {}},
    "variables": {"m": "900 kg", "v": "12 m/s", "r": "40 m"},
    "equation": "m g − N = m v²/r",
    "derivation": "N = 900 × (9.8 − 3.6) = 5580 N", "new": {"N": "5580 N"},
}  # fmt: skip


@pytest.mark.parametrize(("answer", "outcome"), [("5580 N", "valid"), ("12060 N", "invalid")])
def test_what_is_denied_in_an_assumption_fixes_nothing(answer, outcome):
    record = _record("circular_motion", **CREST, answer=answer)
    record["state_0"]["assumptions"] = ["the car does not lose contact with the road"]
    assert judge(record).outcome == outcome


PLANK = {
    "family": "lever",
    "question": "A uniform 30 kg plank, 5.0 m long, is held up by a rope at each end. A 50 kg"
    " painter stands 1.0 m from the left end. What is the tension in the left rope? g = 9.8 m/s²",
    "bodies": {"plank": {}, "painter": {}},
    "equation": None, "new": {"T_L": "539 N"}, "answer": "539 N",
}  # fmt: skip


@pytest.mark.parametrize(("stated", "sound"), [("50 kg", True), ("60 kg", False)])
def test_a_value_of_the_given_that_no_other_name_has_is_of_that_given(stated, sound):
    variables = {"m_b": "30 kg", "m_p": stated, "L": "5.0 m", "x": "1.0 m"}
    assert (_outcome(**PLANK, variables=variables) != "invalid") is sound


FLOATING = {
    "family": "buoyancy",
    "question": "Ice of density 920 kg/m³ floats in sea water of density 1030 kg/m³. What fraction"
    " of its volume is above the surface?",
    "bodies": {"ice": {}, "sea water": {}},
    "equation": None, "new": {}, "answer": "10.7 %",
}  # fmt: skip


@pytest.mark.parametrize(("sea", "sound"), [("1030 kg/m³", True), ("990 kg/m³", False)])
def test_a_symbol_may_be_of_the_sea_where_another_is_of_the_ice(sea, sound):
    outcome = _outcome(**FLOATING, variables={"ρ_i": "920 kg/m³", "ρ_s": sea})
    assert (outcome != "invalid") is sound


WALKS = {
    "question": "A boy stands 2.0 m in front of a plane mirror and walks 0.60 m straight {way} it."
    " How far is he now from his image?",
    "bodies": {"boy": {}, "mirror": {}, "image": {}},
    "variables": {"d0": "2.0 m", "s": "0.60 m"},
}  # fmt: skip


@pytest.mark.parametrize(
    ("way", "equation", "near", "apart", "sound"),
    [
        ("toward", "D = 2*(d0 - s)", "1.4 m", "2.8 m", True),
        ("away from", "D = 2*(d0 + s)", "2.6 m", "5.2 m", True),
        ("toward", "D = 2*(d0 + s)", "2.6 m", "5.2 m", False),
        ("toward", "D = d0 - s", "1.4 m", "1.4 m", False),
    ],
)
def test_the_way_by_which_a_place_is_altered_is_no_place(way, equation, near, apart, sound):
    parts = {**WALKS, "question": WALKS["question"].format(way=way)}
    new = {"d": near, "D": apart}
    outcome = _outcome("optics", **parts, equation=equation, new=new, answer=apart)
    assert outcome == ("valid" if sound else "invalid")
