"""What the question's words tell of a number is held against the name that state 0 gives to it."""

from __future__ import annotations

import pytest

from tests.bare import trace_of_numbers
from wmw.verifiers.claims import collect
from wmw.verifiers.pipeline import judge
from wmw.verifiers.rules.given_misstated import of_itself

_POND = (
    "A torch beam meets the face of a crystal (n = 1.60) at 40° to the surface. What angle does the"
    " beam make with the normal inside?"
)
_CHUTE = "A smooth chute, a ramp at 70° to the vertical, carries a crate. Find its acceleration."
_RIDE = "A ride turns at a steady rate; its cabin runs round a circle 18 m across at 6.0 m/s."
_WAVES = "On a rope a crest and the next trough lie 0.40 m apart; the waves travel at 2.0 m/s."
_NODES = "In a standing wave neighbouring nodes are 0.30 m apart and v is 120 m/s. Find f."
_WIRE = "A piano wire 0.80 m long sounds its fundamental; waves run along it at 400 m/s. Find f."
_CLOCK = "A bob takes 0.60 s to swing from its left turning point to the right one. Find L."
_TANK = "Oil stands 4.0 m deep in a tank. A tap is 1.0 m above the bottom. Find the pressure there."
_BEAM = (
    "A light beam 3.0 m long rests on a pivot 1.0 m from its left end. A 60 N lamp hangs from the"
    " left end. What force at the right end balances it?"
)
_SEESAW = (
    "A plank 5.0 m long is pivoted at its middle. A boy of 300 N sits 0.50 m from the left end."
    " Where must a girl of 400 N sit?"
)
_HINGED = (
    "A 2.5 m boom is hinged at its left end. A 40 N sign hangs 0.50 m from the right end. What"
    " force at the right end holds it level?"
)
_DOWN = "A coin is thrown straight down into a well with 4.0 m/s. How deep is it after 1.5 s?"
_BASKET = "A balloon rising at 3.0 m/s is 50 m up when a bag is let go. When does it land?"
_PLANE = "A plane flies level at 70 m/s and a crate is released from it. Where does the crate land?"
_LENS = "A nail stands 24 cm before a diverging lens with a focal length of 8.0 cm. Find the image."
_THIN = "1/f = 1/d_o + 1/d_i"
_MIX = "0.40 kg of water at 15 °C is poured into 0.10 kg of water at 95 °C. Find the temperature."
_TEA = "Into a cup with 0.25 kg of coffee at 90 °C goes 0.05 kg of cream at 8 °C. Find T."
_SEA = "At sea the crests are 2.0 m higher than the troughs. What is the amplitude?"
_RAFT = "A buoy floats with a third of its volume showing above the lake. Find its density."
_HOT = "0.20 kg of brass cools from 95 °C to 25 °C. Which heat does it give off?"
_COILS = "The primary of a transformer has 50 turns, the secondary 600 turns. 12 V is fed in."
_TRUNK = "The coefficients of static and kinetic friction are 0.70 and 0.50. A 4.0 kg box slides."
_PAIR = "A 30 Ω toaster and a 60 Ω lamp are in parallel. What current does the lamp draw at 12 V?"


def _found(question, variables, equation=None, evidence=()):
    trace = trace_of_numbers(
        "none", question, None, variables=variables, equation=equation, evidence=evidence
    )
    found = of_itself(collect(trace))
    return {f.pointer.rsplit("/", 1)[1]: f.expected for f in found if f.label == "state"}


@pytest.mark.parametrize(
    ("question", "variables", "equation", "expected"),
    [
        (_POND, {"angle_of_incidence": "40°"}, None, {"angle_of_incidence": "50 °"}),
        (_POND, {"theta_1": "40°"}, "sin θ_1 = 1.60 sin θ_2", {"theta_1": "50 °"}),
        (_CHUTE, {"theta": "70°"}, "a = g sin θ", {"theta": "20 °"}),
        (_RIDE, {"radius": "18 m"}, None, {"radius": "9 m"}),
        (_RIDE, {"r": "18 m"}, "a = v²/r", {"r": "9 m"}),
        (_WAVES, {"λ": "0.40 m"}, None, {"λ": "0.8 m"}),
        (_NODES, {"wavelength": "0.30 m"}, None, {"wavelength": "0.6 m"}),
        (_WIRE, {"lambda": "0.80 m"}, None, {"lambda": "1.6 m"}),
        (_CLOCK, {"T": "0.60 s"}, None, {"T": "1.2 s"}),
        (_SEA, {"A": "2.0 m"}, None, {"A": "1 m"}),
        (_RAFT, {"submerged_share": 0.333}, None, {"submerged_share": "0.6667"}),
        (_RAFT, {"k": 0.333}, "ρ = k ρ_w", {"k": "0.6667"}),
        (_HOT, {"delta_T": "95 °C"}, None, {"delta_T": "70 K"}),
        (_TANK, {"depth": "1.0 m"}, None, {"depth": "3 m"}),
        (_TANK, {"h": "1.0 m"}, "p = ρ g h", {"h": "3 m"}),
        (_BEAM, {"arm_right": "3.0 m"}, None, {"arm_right": "2 m"}),
        (_BEAM, {"d_F": "3.0 m"}, "F d_F = W d_W", {"d_F": "2 m"}),
        (_SEESAW, {"d_boy": "0.50 m from the pivot"}, None, {"d_boy": "2 m"}),
        (_SEESAW, {"d_boy": "0.50 m"}, "W_boy d_boy = W_girl d_girl", {"d_boy": "2 m"}),
        (_HINGED, {"x_sign": "0.50 m"}, "F L = W x_sign", {"x_sign": "2 m"}),
        (_DOWN, {"v_0": "0 m/s"}, None, {"v_0": "4.0 m/s"}),
        (_BASKET, {"v0": 0}, None, {"v0": "3.0 m/s"}),
        (_PLANE, {"v_x": "0 m/s"}, None, {"v_x": "70 m/s"}),
        (_LENS, {"f": "8.0 cm"}, f"{_THIN}: 1/d_i = 1/8.0 - 1/24", {"f": "−8.0 cm"}),
        (_MIX, {"m_h": "0.40 kg", "m_c": "0.10 kg"}, None, {"m_h": "0.10 kg", "m_c": "0.40 kg"}),
        (
            _TEA,
            {"m_coffee": "0.05 kg", "m_cream": "0.25 kg"},
            None,
            {"m_coffee": "0.25 kg", "m_cream": "0.05 kg"},
        ),
        (_COILS, {"Np": 600, "Ns": 50}, None, {"Np": "50 turns", "Ns": "600 turns"}),
        (_TRUNK, {"mu_k": 0.7, "mu_s": 0.5}, None, {"mu_k": "0.50", "mu_s": "0.70"}),
        (
            _PAIR,
            {"R_lamp": "30 Ω", "R_toaster": "60 Ω"},
            None,
            {"R_lamp": "60 Ω", "R_toaster": "30 Ω"},
        ),
    ],
)
def test_a_number_under_the_name_of_something_else(question, variables, equation, expected) -> None:
    assert _found(question, variables, equation) == expected


@pytest.mark.parametrize(
    ("question", "variables", "equation", "evidence"),
    [
        (_POND, {"angle_of_incidence": "50°", "alpha": "40°"}, "sin 50° = 1.60 sin θ_2", ()),
        (_POND, {"theta": "40°"}, "sin(90° - θ) = 1.60 sin β", ()),
        (_POND.replace("surface", "surface normal"), {"theta_1": "40°"}, "sin θ_1 = n sin β", ()),
        (_CHUTE, {"theta": "70°"}, "a = g cos θ", ()),
        (_RIDE, {"r": "9.0 m", "d": "18 m"}, "a = v²/r", ()),
        (_WAVES, {"half_wavelength": "0.40 m", "λ": "0.80 m"}, "v = λ f", ()),
        (_WAVES.replace("next trough lie", "trough in height lie"), {"λ": "0.40 m"}, None, ()),
        (_WIRE, {"L": "0.80 m"}, "λ = 2 L", ()),
        (_CLOCK.replace("right one", "right one and back"), {"T": "0.60 s"}, None, ()),
        (_SEA, {"A": "1.0 m", "crest_to_trough": "2.0 m"}, None, ()),
        (_RAFT, {"share_above": 0.333, "submerged_share": 0.667}, None, ()),
        (_RAFT, {"k": 0.333}, "ρ = (1 − k) ρ_w", ()),
        (_HOT, {"delta_T": "70 °C", "T_1": "95 °C"}, None, ()),
        (_TANK, {"h": "1.0 m"}, "t = √(2h/g)", ()),
        (_TANK, {"h": "1.0 m", "H": "4.0 m"}, "p = ρ g (H − h)", ()),
        (_BEAM, {"L": "3.0 m", "d": "1.0 m"}, "F (L − d) = W d", ()),
        (_BEAM, {"d_F": "3.0 m", "d_R": "1.0 m"}, "F d_F = R d_R", ("Moments about the left end",)),
        (_SEESAW, {"d_end": "0.50 m", "d_boy": "2.0 m"}, "W_boy d_boy = W_girl d_girl", ()),
        (_HINGED, {"d": "0.50 m"}, "F L = W (L − d)", ()),
        (_DOWN.replace("thrown", "dropped, not thrown,"), {"v_0": "0 m/s"}, None, ()),
        (_BASKET, {"v_rel": "0 m/s", "v0": "3.0 m/s"}, None, ()),
        (_PLANE, {"v_y": "0 m/s", "v_x": "70 m/s"}, None, ()),
        (_PLANE.replace("flies level", "hovers, never moving"), {"v_x": "0 m/s"}, None, ()),
        (_LENS, {"f": "8.0 cm"}, "1/d_i = -1/f - 1/d_o", ()),
        (_LENS, {"f": "8.0 cm"}, "1/d_i = -1/8.0 - 1/24", ()),
        (_LENS.replace("diverging", "converging"), {"f": "8.0 cm"}, f"{_THIN}, f = 8.0", ()),
        (_MIX, {"m_h": "0.10 kg", "m_c": "0.40 kg"}, None, ()),
        (_MIX, {"m_1": "0.10 kg", "m_2": "0.40 kg"}, None, ()),
        (_COILS, {"Np": 50, "Ns": 600}, None, ()),
        (_TRUNK, {"mu_k": 0.5, "mu_s": 0.7}, None, ()),
        (_PAIR, {"R_lamp": "60 Ω", "R_toaster": "30 Ω"}, None, ()),
        (
            "A wave with crests and troughs has a wavelength of 0.60 m. Find f at 1.2 m/s.",
            {"wavelength": "0.60 m"},
            "v = λ f",
            (),
        ),
        (
            "Sound has a wavelength of 0.80 m. How far is a compression from the next rarefaction?",
            {"λ": "0.80 m"},
            None,
            (),
        ),
        (
            "Crests rise 0.30 m above the rest level and troughs are as deep. λ is 2.0 m. Find A.",
            {"A": "0.30 m"},
            None,
            (),
        ),
        (
            "A mass on a spring with a period of 1.2 s goes from the lowest point to the highest.",
            {"T": "1.2 s"},
            "t = T/2",
            (),
        ),
        (_CLOCK, {"T": "0.60 s"}, "L = g (2 T)²/(4 π²)", ()),
        (_RAFT, {"k": 0.333}, "ρ = ρ_w − k ρ_w", ()),
        (
            "The water in a tank 5.0 m wide stands 2.0 m above the bottom. Find p at the bottom.",
            {"depth": "2.0 m"},
            "p = ρ g h",
            (),
        ),
        (
            "A jug 0.50 m tall is filled until its level is 0.20 m above the base. Find p there.",
            {"h": "0.20 m"},
            "p = ρ g h",
            (),
        ),
        (
            _CHUTE.replace("carries a", "has a rope at 30° to the vertical pull a"),
            {"phi": "30°"},
            "a = g sin φ",
            (),
        ),
        (
            "A ball is thrown horizontally with 12 m/s off a wall. How long does it fall 5.0 m?",
            {"u": "0"},
            "h = u t + g t²/2",
            (),
        ),
        (
            "A ball thrown up with 20 m/s reaches its top. How long does it fall from there?",
            {"v_0": "0 m/s"},
            "h = v_0 t + g t²/2",
            (),
        ),
        (_LENS, {"f": "8.0 cm"}, "1/d_i = 1/f + 1/d_o", ()),
        (_PAIR + " Then the two are exchanged.", {"R_lamp": "30 Ω", "R_toaster": "60 Ω"}, None, ()),
    ],
)
def test_the_number_as_it_is_told(question, variables, equation, evidence) -> None:
    assert _found(question, variables, equation, evidence) == {}


def test_the_misread_number_is_the_root_of_what_follows() -> None:
    trace = trace_of_numbers(
        "lever",
        _SEESAW,
        "0.375 m",
        variables={"W_boy": "300 N", "W_girl": "400 N", "d_boy": "0.50 m"},
        equation="W_boy d_boy = W_girl d_girl",
        results={"d_girl": "0.375 m"},
    )
    assert judge(trace).labels == ("state",)
