"""Where a doubt is out of place, and where a line is no fault beside a right answer."""

from __future__ import annotations

from wmw.verifiers.pipeline import judge


def _record(family, question, **parts):
    return {
        "id": "doubt",
        "scenario_family": family,
        "question": question,
        "state_0": {
            "objects": [{"name": name} for name in parts.get("bodies", ())],
            "forces": parts.get("forces", []),
            "variables": parts.get("variables", {}),
        },
        "transition": {"rule": "", "effect": "", "equation": parts.get("equation")},
        "state_1": {"predicted_change": "", "new_variables": parts.get("new", {})},
        "derivation": parts.get("derivation"),
        "answer": {"value": parts["answer"]},
    }


def test_the_energy_that_is_left_for_the_energy_lost():
    """The question asks for a difference, and so does the reading."""
    record = _record(
        "collision",
        "A 3.0 kg wagon at 4.0 m/s runs into a 1.0 kg wagon at rest on a level track without"
        " friction, and the two stay together. How much kinetic energy is lost in the collision?",
        variables={"m1": "3.0 kg", "m2": "1.0 kg", "v1": "4.0 m/s"},
        new={"v": "3.0 m/s", "E_before": "24 J", "E_after": "18 J", "E_lost": "6.0 J"},
        derivation="½ × 3.0 × 16 = 24 J; ½ × 4.0 × 9.0 = 18 J; 24 − 18 = 6.0 J",
        answer="18 J",
    )
    assert judge(record).labels == ("faithfulness",)
    assert judge(record | {"answer": {"value": "6.0 J"}}).outcome == "valid"


def test_forces_compared_before_they_balance():
    """Held under, a potato is pushed up with more than its weight; afloat, with as much."""
    record = _record(
        "buoyancy",
        "A raw potato of density 1.09 g/cm³ is put into a bowl of salt water of density 1.18 g/cm³."
        " Does it float or sink?",
        bodies=("potato", "water"),
        variables={"rho_p": "1.09 g/cm³", "rho_w": "1.18 g/cm³"},
        equation="F_b/W = rho_w/rho_p",
        answer="It floats.",
    )
    assert judge(record).outcome != "invalid"
    assert judge(record | {"answer": {"value": "It sinks."}}).outcome == "invalid"


def test_forces_that_follow_from_a_misread_given():
    """The place of the painter is misread, and the forces of the supports follow from it."""
    record = _record(
        "lever",
        "A uniform horizontal plank of mass 30 kg and length 4.0 m rests on two supports, A at its"
        " left end and B at its right end. A painter of mass 60 kg stands 1.0 m from support A."
        " Everything is at rest. With what force does support B push up on the plank? Use"
        " g = 9.8 m/s².",
        bodies=("plank", "painter", "support_A", "support_B"),
        forces=[
            {"name": name, "target": "plank", "direction": way, "magnitude": size, "unit": "N"}
            for name, way, size in (
                ("plank_weight", "down", 294),
                ("painter_weight", "down", 588),
                ("support_force_A", "up", 514.5),
                ("support_force_B", "up", 367.5),
            )
        ],
        variables={"L": "4.0 m", "M": "30 kg", "m": "60 kg", "x": "1.5 m", "g": "9.8 m/s²"},
        equation="F_B * L = M * g * L / 2 + m * g * x",
        new={"F_B": "367.5 N"},
        derivation="F_B = (30 * 9.8 * 2.0 + 60 * 9.8 * 1.5) / 4.0 = 367.5 N",
        answer="367.5 N",
    )
    assert judge(record).labels == ("state",)
