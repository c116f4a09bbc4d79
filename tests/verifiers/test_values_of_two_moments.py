"""Values of two moments or events of which a reading knows but one: nothing is wrong with them."""

from __future__ import annotations

import copy

import pytest

from wmw.verifiers.pipeline import judge


def trace(family, question, variables, results, answer, unit=None, **step):
    """Return a trace with values in both states and an answer."""
    return {
        "id": "two-moments",
        "scenario_family": family,
        "question": question,
        "state_0": {"objects": [{"name": n, "attributes": {}} for n in step.pop("bodies", ())],
                    "relations": [], "forces": [], "variables": variables, "assumptions": []},
        "transition": {"rule": "", "effect": "", "equation": None, "evidence": [], **step},
        "state_1": {"predicted_change": "", "new_variables": results},
        "derivation": None,
        "answer": {"value": answer, "unit": unit, "explanation": ""},
    }  # fmt: skip


FRICTION = trace(
    "friction",
    "A 10 kg bin rests on a level floor (μs = 0.60, μk = 0.40). A man pushes harder and harder "
    "until it slides. What is friction just before it moves, and while it slides? g = 9.8 m/s². "
    "What is the drop?",
    {"m": "10 kg", "mu_s": 0.6, "mu_k": 0.4, "g": "9.8 m/s²"},
    {"f_before": "58.8 N", "f_after": "39.2 N"},
    "19.6",
    "N",
    bodies=("bin", "floor"),
)
COUPLING = trace(
    "collision",
    "A 3.0 kg cart at 2.0 m/s runs into a 3.0 kg cart at rest and couples to it. What is the "
    "kinetic energy before and after? How much of it is lost?",
    {"m1": "3.0 kg", "m2": "3.0 kg", "v1": "2.0 m/s", "v2": "0 m/s"},
    {"K_before": "6.0 J", "K_after": "3.0 J"},
    3.0,
    "J",
    bodies=("cart 1", "cart 2"),
)
COOLING = trace(
    "thermal",
    "300 g of soup cools from 80 °C to 50 °C in a plate. How much heat does it give off? "
    "c = 4.0 kJ/(kg·K).",
    {"m": "300 g", "c": "4.0 kJ/(kg·K)", "T_0": "80 °C"},
    {"T_1": "50 °C"},
    36,
    "kJ",
    bodies=("soup", "plate"),
)
ECHO = trace(
    "wave",
    "A pulse travels along a 9.0 m cord at 6.0 m/s, is reflected at the post and comes back. At "
    "what time does it meet the post, and when is it back at the hand?",
    {"L": "9.0 m", "v": "6.0 m/s"},
    {"t_post": "1.5 s", "t_hand": "3.0 s"},
    "post at 1.5 s, back at 3.0 s",
    bodies=("pulse", "cord", "post"),
)
INTERVALS = trace(
    "em_induction",
    "The flux through a ring falls from 8.0 mWb to 2.0 mWb in 0.30 s and then rises back to "
    "8.0 mWb in 0.60 s. What is the mean emf in the first and in the second interval?",
    {"phi_1": "8.0 mWb", "phi_2": "2.0 mWb", "dt_1": "0.30 s", "dt_2": "0.60 s"},
    {"emf_first": "0.020 V", "emf_second": "0.010 V"},
    "0.020 V first, 0.010 V second",
    bodies=("ring",),
)


@pytest.mark.parametrize("sound", [FRICTION, COUPLING, COOLING, ECHO, INTERVALS])
def test_sound_values_of_two_moments(sound):
    assert judge(sound).outcome != "invalid"


FAULTS = [
    (COOLING, {"T_1": "65 °C"}, "WMW311"),
    (COUPLING, {"K_before": "9.0 J"}, "WMW311"),
]


@pytest.mark.parametrize(("sound", "results", "code"), FAULTS)
def test_what_is_of_no_moment_is_found(sound, results, code):
    faulty = copy.deepcopy(sound)
    faulty["state_1"]["new_variables"] |= results
    assert code in {f.code for f in judge(faulty).findings}
