"""Moments exchanged, found by the words and numbers of a trace alone, whatever the family."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge


def trace(question, results, *, effect="", change="", before=None, value=None, unit=None):
    """Return a trace of no family with values of both states."""
    return {
        "id": "moments",
        "scenario_family": "no such family",
        "question": question,
        "state_0": {"variables": before or {}},
        "transition": {"effect": effect},
        "state_1": {"predicted_change": change, "new_variables": results},
        "answer": {"value": value, "unit": unit},
    }


_SWING = (
    "A lamp on a cord is pulled aside and let go; it needs 2.0 s to and fro. When is it at the "
    "lowest point, when at the other side?"
)
_HUNG = (
    "A bob on a vertical spring is pulled down a little and let go; its period is 1.2 s. When does "
    "it first pass the equilibrium position, and when is it at its highest point?"
)
_RAISED = _HUNG.replace("pulled down", "lifted").replace("highest", "lowest")
_TOSS = "A cap is tossed up at 12 m/s. At which two times does it pass this height of 5.0 m?"
_MELT = "Ice at -8 °C is heated until it is water at 0 °C."
_DROP = "A weight falls from a shelf."
_TURNS = "Potential energy turns into kinetic energy."
_MIX = "40 g of tea at 90 °C is poured into 60 g of milk at 10 °C. What is the final temperature?"
_MUG = "A mug of soup is at 70 °C. Ten minutes later it is at 40 °C. What heat is lost?"
_CELL = (
    "A capacitor charged to 9.0 V is discharged until its voltage is 3.0 V. What charge is lost?"
)
_HIT = (
    "A 1 kg cart at 6 m/s meets a cart at rest. After the collision the 1 kg cart moves at 2 m/s. "
    "How fast is the other one then?"
)
_CALL = (
    "A hiker calls across a lake; the sound is reflected by a cliff 680 m away. When is the sound "
    "at the cliff, and when is it back at her ear? The speed of sound is 340 m/s."
)
_STOP = "A tram at 12 m/s brakes and comes to rest after 36 m. How large is its deceleration?"
_STOPPED, _RUNNING = {"speed": "0 m/s"}, {"speed": "12 m/s"}
_PUTT = "A golf ball is hit at 30 m/s, 40 degrees above the ground. What is its speed at the top?"
_SWUNG = "A lantern is let go from rest and swings to its lowest point. How fast is it there?"
_CATAPULT = (
    "A stone is held against a spring that is compressed by 8.0 cm. It is let go. How fast does it "
    "leave the spring?"
)
_RAMP = (
    "A sledge passes the foot of a hill with E_kin = 90 J and slides up without friction until it "
    "stops. How high does it come?"
)
_GLASS = "Light passes from air into glass of index 1.5. What is its speed in the glass?"
FAULTS = [
    trace(_HUNG, {"t_equilibrium": "0.60 s", "t_highest": "0.30 s"}),
    trace(_HUNG, {}, change="It passes the middle at 0.60 s and is at its highest at 0.30 s."),
    trace(_HUNG, {"t_highest": "1.2 s", "t_lowest": "0.60 s"}),
    trace(_RAISED, {"t_equilibrium": "0.60 s", "t_lowest": "0.30 s"}),
    trace(_PUTT, {"speed_at_launch": "23 m/s", "speed_at_top": "30 m/s"}, value=23, unit="m/s"),
    trace(_SWUNG, {"speed at release": "1.8 m/s", "speed at the lowest point": "0 m/s"}),
    trace(
        _CATAPULT,
        {"x": "8.0 cm", "v": "0 m/s", "E_kin": "0 J"},
        before={"x": "0 cm", "v": "2.4 m/s", "E_kin": "1.2 J"},
        value=2.4,
        unit="m/s",
    ),
    trace(
        _CATAPULT,
        {"x_final": "8.0 cm", "v_final": "0 m/s"},
        before={"x": "0 cm", "v": "2.4 m/s"},
        value=2.4,
        unit="m/s",
    ),
    trace(_RAMP, {"E_kin_after": "90 J"}, before={"E_kin": "0 J"}, value=1.8, unit="m"),
    trace(_GLASS, {"medium": "air"}, before={"medium": "glass"}, value=2e8, unit="m/s"),
    trace(_STOP, _RUNNING, before=_STOPPED, value=2.0, unit="m/s^2"),
    trace(_CALL, {"time_at_cliff": "4.0 s", "time_back_at_ear": "2.0 s"}),
    trace(_CALL, {}, change="The sound is back at her ear after 2.0 s and at the cliff after 4 s."),
    trace(_CALL, {"t_reaches_cliff": "4.0 s", "t_echo_heard": "2.0 s"}),
    trace(_SWING, {"t_lowest_point": "1.0 s", "t_other_side": "0.50 s"}),
    trace(_SWING, {}, change="It is at the other side at 0.50 s and at the lowest point at 1.0 s."),
    trace(_SWING, {"time at lowest point": "2.0 s", "time back at start": "0.50 s"}),
    trace(_SWING, {"t_other_side": "2.0 s", "t_return": "1.0 s"}),
    trace(_TOSS, {"tRising": "1.9 s", "tFalling": "0.54 s"}),
    trace(_TOSS, {}, change="On the way down it is there at 0.54 s, on the way up at 1.9 s."),
    trace(
        "A ball leaves a player's hand at 9 m/s.",
        {},
        change="It passes on its way down at 0.2 s and on its way up at 1.3 s.",
    ),
    trace(
        _MELT, {}, change="The ice melts completely, and afterwards it warms from -8 °C to 0 °C."
    ),
    trace(_MELT, {}, change="The ice is melted first, then it is heated to 0 degrees C."),
    trace(_DROP, {"kinetic_energy_before": "5.0 J", "kinetic_energy_after": "0 J"}, effect=_TURNS),
    trace(_DROP, {"E_pot_initial": "0 J", "E_pot_final": "5.0 J"}, effect=_TURNS),
    trace(
        _MIX,
        {"T_tea": "90 °C", "T_milk": "10 °C"},
        before={"T_tea": "42 °C", "T_milk": "42 °C"},
        value=42,
        unit="°C",
    ),
    trace(_MUG, {"temperature": "70 °C"}, before={"temperature": "40 °C"}),
    trace(_CELL, {"voltage": "9.0 V"}, before={"voltage": "3.0 V"}),
    trace(
        _DROP,
        {"E_spring_before": "0 J", "E_spring_after": "2.0 J"},
        effect="The energy stored in the spring becomes kinetic energy.",
    ),
    trace(
        _HIT,
        {"cart_1_speed_m_per_s": 6, "cart_2_speed_m_per_s": 0},
        before={"cart_1_speed_m_per_s": 2, "cart_2_speed_m_per_s": 3},
        value=3,
        unit="m/s",
    ),
]


@pytest.mark.parametrize("record", FAULTS)
def test_exchanged(record):
    verdict = judge(record)
    assert {f.code for f in verdict.findings} <= {"WMW206", "WMW315"}
    assert verdict.labels == ("temporal",)


SOUND = [
    trace(_PUTT, {"speed_at_launch": "30 m/s", "speed_at_top": "23 m/s"}, value=23, unit="m/s"),
    trace(_PUTT, {"vertical_speed_at_launch": "19 m/s", "vertical_speed_at_top": "0 m/s"}),
    trace(_SWUNG, {"speed at release": "0 m/s", "speed at the lowest point": "1.8 m/s"}),
    trace(_SWUNG, {"speed at the lowest point": "1.8 m/s", "speed at the far end": "0 m/s"}),
    trace(
        _CATAPULT,
        {"x": "0 cm", "v": "2.4 m/s", "E_kin": "1.2 J"},
        before={"x": "8.0 cm", "v": "0 m/s", "E_kin": "0 J"},
        value=2.4,
        unit="m/s",
    ),
    trace(
        "With what speed must a stone that is held down by a spring set out to rise by 3 m?",
        {"v": "0 m/s"},
        before={"v": "7.7 m/s"},
        value=7.7,
        unit="m/s",
    ),
    trace(_RAMP, {"E_kin_after": "0 J"}, before={"E_kin": "90 J"}, value=1.8, unit="m"),
    trace(
        "A ball rises and has E_kin = 20 J when it hits the roof and falls. How fast is it then?",
        {"E_kin_after": "20 J"},
        before={"E_kin": "0 J"},
    ),
    trace(_GLASS, {"medium": "glass"}, before={"medium": "air"}, value=2e8, unit="m/s"),
    trace(
        "Light passes from air into glass, is reflected and comes back. Where is it then?",
        {"medium": "air"},
        before={"medium": "glass"},
    ),
    trace(_STOP, _STOPPED, before=_RUNNING, value=2.0, unit="m/s^2"),
    trace(
        "A tram of 12 m/s comes to a stop, and then speeds up as before. How long does that take?",
        _RUNNING,
        before=_STOPPED,
    ),
    trace(
        "A tram starts and runs 36 m to 12 m/s. A second one comes to rest. How long does it take?",
        _RUNNING,
        before=_STOPPED,
    ),
    trace(_CALL, {"time_at_cliff": "2.0 s", "time_back_at_ear": "4.0 s"}),
    trace(_CALL, {"time_at_cliff": "2.0 s", "time_from_cliff_back_to_ear": "2.0 s"}),
    trace(
        _CALL.replace("A hiker calls", "A wind blows as a hiker calls"),
        {"time_at_cliff": "4.0 s", "time_back_to_ear": "2.0 s"},
    ),
    trace(
        _CALL.replace("reflected by", "swallowed by"),
        {"time_at_cliff": "4.0 s", "time_back_at_ear": "2.0 s"},
    ),
    trace(_SWING, {"t_lowest_point": "0.50 s", "t_other_side": "1.0 s"}),
    trace(_HUNG, {"t_equilibrium": "0.30 s", "t_highest": "0.60 s", "t_lowest": "1.2 s"}),
    trace(_RAISED, {"t_equilibrium": "0.30 s", "t_lowest": "0.60 s", "t_highest": "1.2 s"}),
    trace(_SWING, {"t_lowest_point": "1.5 s", "t_other_side": "1.0 s"}),
    trace(_SWING, {}, change="It is at the other side at 1.0 s and at the lowest point at 0.50 s."),
    trace(
        _SWING.replace("pulled aside and let go", "pushed off at the lowest point"),
        {"t_lowest_point": "1.0 s", "t_other_side": "0.50 s"},
    ),
    trace(_TOSS, {"tRising": "0.54 s", "tFalling": "1.9 s"}),
    trace(_TOSS, {"t_up": "1.2 s", "t_down": "0.68 s", "t_total": "1.88 s"}),
    trace(
        "A cap is tossed up onto a roof at 12 m/s. How long does it rise, how long does it fall?",
        {"t_rising": "1.2 s", "t_falling": "0.68 s"},
    ),
    trace(
        _MELT, {}, change="The ice warms from -8 °C to 0 °C, and afterwards it melts completely."
    ),
    trace(_MELT, {}, change="The ice is melted, then it is heated to 20 °C."),
    trace(_DROP, {"kinetic_energy_before": "0 J", "kinetic_energy_after": "5.0 J"}, effect=_TURNS),
    trace(
        _DROP,
        {"kinetic_energy_before": "5.0 J", "kinetic_energy_after": "0 J"},
        effect="Potential energy turns into kinetic energy and back again.",
    ),
    trace(
        _DROP,
        {"thermal_energy_before": "5.0 J", "thermal_energy_after": "0 J"},
        effect=_TURNS,
    ),
    trace(
        _MIX,
        {"T_tea": "42 °C", "T_milk": "42 °C"},
        before={"T_tea": "90 °C", "T_milk": "10 °C"},
        value=42,
        unit="°C",
    ),
    trace(
        "Tea and milk, mixed, are at 42 °C; the milk was at 10 °C. How hot was the tea before?",
        {"T_tea": "42 °C", "T_milk": "42 °C"},
        before={"T_tea": "90 °C", "T_milk": "10 °C"},
        value=90,
        unit="°C",
    ),
    trace(_MUG, {"temperature": "40 °C"}, before={"temperature": "70 °C"}),
    trace(_CELL, {"voltage": "3.0 V"}, before={"voltage": "9.0 V"}),
    trace(
        _HIT,
        {"cart_1_speed_m_per_s": 2, "cart_2_speed_m_per_s": 4},
        before={"cart_1_speed_m_per_s": 6, "cart_2_speed_m_per_s": 0},
        value=4,
        unit="m/s",
    ),
]


@pytest.mark.parametrize("record", SOUND)
def test_told_rightly(record):
    assert not judge(record).findings
