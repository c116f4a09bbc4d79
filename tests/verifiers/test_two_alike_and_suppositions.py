"""Values, weights and results of two alike bodies, and what a change only supposes."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace, trace_of_numbers
from wmw.verifiers.pipeline import judge

COINS = (
    "A record turns at 45 rpm. One coin lies 4.0 cm and another 12 cm from its centre; both turn"
    " with it. What is the linear speed of the outer one?"
)
BEND = (
    "A van takes a flat curve of radius 50 m. The coefficient of static friction between tyres and"
    " road is 0.50. What is the highest speed at which it does not skid? Use g = 9.8 m/s²."
)
TAP = (
    "Two blocks of 3.0 kg each hang at rest from the ends of a light string over a light"
    " frictionless pulley. One block is given a short tap that sets it moving down. How do the"
    " blocks move after the tap?"
)
STILL = "Two blocks hang at rest from the ends of a string over a pulley. How large is the tension?"
HELIUM = (
    "A balloon is filled with 400 m³ of helium (0.18 kg/m³). The surrounding air has a density of"
    " 1.20 kg/m³. What total mass of envelope, basket and load can it just hold up?"
)
SLIDES = (
    "Two frictionless slides both start 1.5 m above the floor and end at floor level, one sloped at"
    " 25° and the other at 50°. A toy is released from rest at the top of each. On which slide is"
    " the toy faster at the bottom? Use g = 9.8 m/s²."
)


def coins(answer, r_out="12 cm", v_out="0.565 m/s"):
    trace = trace_of_numbers(
        "circular_motion", COINS, answer,
        variables={"n": "45 rpm", "r_in": "4.0 cm", "r_out": r_out}, equation="v = ω r",
        results={"ω": "4.71 rad/s", "v_out": v_out, "v_in": "0.188 m/s"},
    )  # fmt: skip
    pair = ("inner coin", "outer coin")
    trace["state_0"]["objects"] = [{"name": name} for name in (*pair, "record")]
    trace["state_0"]["relations"] = [{"type": "on", "args": [name, "record"]} for name in pair]
    trace["state_0"]["forces"] = [
        {"name": force, "target": name, "direction": way, "magnitude": None, "unit": "N"}
        for force, way in (("weight", "down"), ("normal force", "up"))
        for name in pair
    ]
    return judge(trace)


def test_each_of_two_coins_has_its_own_radius_weight_and_speed() -> None:
    assert coins("0.565 m/s").outcome == "valid"


@pytest.mark.parametrize(
    ("answer", "changed"),
    [("0.188 m/s", {}), ("0.80 m/s", {}), ("0.565 m/s", {"v_out": "0.90 m/s"})],
)
def test_what_is_wrong_of_one_coin_is_still_found(answer, changed) -> None:
    assert coins(answer, **changed).outcome == "invalid"


def changed(family, question, answer, change):
    state = {"predicted_change": change, "new_variables": {}}
    return judge(bare_trace(family, question, answer, state_1=state)).outcome


@pytest.mark.parametrize(
    "change",
    [
        "Above v_max the van skids outward.",
        "Over its limit the van skids.",
        "Over v_{\\max} it skids.",
    ],
)
def test_what_happens_above_the_limit_is_supposed(change: str) -> None:
    assert changed("circular_motion", BEND, "15.7 m/s", change) != "invalid"


def test_what_is_tapped_does_not_stay_at_rest() -> None:
    moves = "One block goes down and the other up, both at constant speed."
    assert changed("none", TAP, None, moves) != "invalid"
    assert changed("none", STILL, None, moves) == "invalid"


def test_the_mass_that_is_asked_for_may_be_called_m() -> None:
    def judged(equation, answer):
        given = {"V": "400 m³", "rho_He": "0.18 kg/m³", "rho_air": "1.20 kg/m³"}
        results = {"m_He": "72 kg", "m_load": answer}
        return judge(
            trace_of_numbers(
                "buoyancy", HELIUM, answer, variables=given, equation=equation, results=results
            )
        ).outcome

    assert judged("m = (rho_air - rho_He) V", "408 kg") == "valid"
    assert judged("m = (rho_air + rho_He) V", "552 kg") == "invalid"


def test_where_two_slides_start_is_a_height() -> None:
    def judged(answer):
        return judge(bare_trace("inclined_plane", SLIDES, answer))

    assert judged("neither, both arrive at the same speed").outcome != "invalid"
    assert judged("on the steeper one").verdict["answer"] != "valid"
