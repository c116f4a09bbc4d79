"""Equations written in words: read whole, in the names that the trace has for its values."""

from __future__ import annotations

from typing import Any

import pytest

from wmw.verifiers.pipeline import judge

_G = "Use g = 9.8 m/s²."


def _record(family: str, question: str, **parts: Any) -> dict[str, Any]:
    objects = [{"name": n, "attributes": a} for n, a in parts.get("bodies", {}).items()]
    return {
        "id": "worded", "scenario_family": family, "question": question,
        "state_0": {
            "objects": objects, "relations": [], "forces": parts.get("forces", []),
            "variables": parts.get("variables", {}), "assumptions": [],
        },
        "transition": {"rule": "", "effect": "", "equation": parts["equation"], "evidence": []},
        "state_1": {"predicted_change": "", "new_variables": parts.get("new", {})},
        "derivation": parts.get("derivation", ""),
        "answer": {"value": parts["answer"], "unit": None, "explanation": ""},
    }  # fmt: skip


THUNDER = {
    "question": "A hiker hears the echo of a shout from a rock wall 1.5 s later. How far away is"
    " the wall, if sound travels at 340 m/s?",
    "bodies": {"hiker": {}, "rock wall": {}},
    "variables": {"delay": "1.5 s", "speed of sound": "340 m/s"},
    "new": {"distance": "255 m"}, "derivation": "340 × 1.5 / 2 = 255 m", "answer": "255 m",
}  # fmt: skip
BUCKETS = {
    "question": f"Two buckets of 5.0 kg and 3.0 kg hang from the ends of a light rope over a smooth"
    f" pulley and are let go. What is the tension in the rope? {_G}",
    "bodies": {"heavy bucket": {"mass": "5.0 kg"}, "light bucket": {"mass": "3.0 kg"}, "rope": {}},
    "variables": {"mass of the heavy bucket": "5.0 kg", "mass of the light bucket": "3.0 kg"},
    "new": {"acceleration": "2.45 m/s²", "tension": "36.75 N"},
    "derivation": "3.0 × (9.8 + 2.45) = 36.75 N", "answer": "36.75 N",
}  # fmt: skip
MIXED = {
    "question": "0.20 kg of hot water at 70 °C is poured into 0.30 kg of cold water at 20 °C in an"
    " insulated mug. What is the final temperature? Neglect the mug.",
    "bodies": {"hot water": {}, "cold water": {}},
    "variables": {"mass of the hot water": "0.20 kg", "mass of the cold water": "0.30 kg",
                  "hot temperature": "70 °C", "cold temperature": "20 °C"},
    "new": {"final temperature": "40 °C"}, "derivation": "(0.20 × 70 + 0.30 × 20) / 0.50 = 40 °C",
    "answer": "40 °C",
}  # fmt: skip
SEAT = {
    "question": "A stool stands on two equal springs side by side, each of spring constant 250 N/m."
    " By how much does it sink when a dog of 80 N lies down in its middle?",
    "bodies": {"stool": {}, "dog": {"weight": "80 N"}, "left spring": {"spring constant":
               "250 N/m"}, "right spring": {"spring constant": "250 N/m"}},
    "variables": {"spring constant of each spring": "250 N/m", "weight of the dog": "80 N"},
    "new": {"sinking": "0.16 m"}, "derivation": "80 / 500 = 0.16 m", "answer": "16 cm",
}  # fmt: skip
BAG = {
    "question": f"A bag of 2.0 kg hangs from a spring balance of spring constant 100 N/m. By how"
    f" much is the spring stretched? {_G}",
    "bodies": {"bag": {"mass": "2.0 kg"}, "spring": {"spring constant": "100 N/m"}},
    "variables": {"mass of the bag": "2.0 kg", "spring constant": "100 N/m", "g": "9.8 m/s²"},
    "new": {"stretch": "0.196 m"}, "derivation": "2.0 × 9.8 / 100 = 0.196 m", "answer": "19.6 cm",
}  # fmt: skip
CARTS = {
    "question": "A cart of 4.0 kg moving at 3.0 m/s bumps into a cart of 2.0 kg at rest, and they"
    " stick together. How fast do they move afterwards?",
    "bodies": {"first cart": {"mass": "4.0 kg"}, "second cart": {"mass": "2.0 kg"}},
    "variables": {"mass of the first cart": "4.0 kg", "mass of the second cart": "2.0 kg",
                  "speed of the first cart": "3.0 m/s"},
    "new": {"common speed": "2.0 m/s"}, "derivation": "4.0 × 3.0 / 6.0 = 2.0 m/s",
    "answer": "2.0 m/s",
}  # fmt: skip


@pytest.mark.parametrize(
    ("family", "parts", "equation"),
    [
        ("wave", THUNDER, "distance = speed of sound × delay / 2"),
        ("wave", THUNDER, "2 × distance = speed of sound in air × delay"),
        ("wave", THUNDER, "distance = half the speed of sound times the delay"),
        ("pulley", BUCKETS, "tension = mass of the light bucket × (g + acceleration)"),
        ("pulley", BUCKETS, "tension = mass of the heavy bucket × (g − acceleration)"),
        ("pulley", BUCKETS, "acceleration = difference of the masses × g / sum of the masses"),
        ("thermal", MIXED, "final temperature = (hot mass × hot temperature + cold mass × cold"
         " temperature) / total mass"),
        ("spring", SEAT, "sinking = weight of the dog / (2 × spring constant)"),
        ("spring", BAG, "stretch = weight of the bag / spring constant"),
        ("collision", CARTS, "common speed = mass of the first cart × speed of the first cart /"
         " total mass"),
        ("collision", CARTS, "mass 1 × velocity 1 = (mass 1 + mass 2) × final velocity"),
        ("collision", CARTS, "momentum = mass × velocity"),
        ("collision", CARTS, "common speed = momentum of the first cart divided by total mass"),
    ],
)  # fmt: skip
def test_a_sound_equation_in_words(family: str, parts: dict[str, Any], equation: str) -> None:
    verdict = judge(_record(family, **parts, equation=equation))
    assert not verdict.findings
    assert verdict.verdict["transition"] == "valid"


@pytest.mark.parametrize(
    ("family", "parts", "equation"),
    [
        ("wave", THUNDER, "distance = speed of sound × delay"),
        ("wave", THUNDER, "distance = speed of sound times delay"),
        ("collision", CARTS, "common speed = total mass divided by momentum of the first cart"),
        ("thermal", MIXED, "final temperature = (hot mass × cold temperature + cold mass × hot"
         " temperature) / total mass"),
        ("spring", SEAT, "sinking = spring constant / weight of the dog"),
        ("spring", BAG, "stretch = spring constant / weight of the bag"),
        ("collision", CARTS, "common speed = mass of the second cart × speed of the first cart /"
         " total mass"),
    ],
)  # fmt: skip
def test_a_wrong_equation_in_words(family: str, parts: dict[str, Any], equation: str) -> None:
    verdict = judge(_record(family, **parts, equation=equation))
    assert {f.pointer for f in verdict.findings} == {"/transition/equation"}
    assert verdict.labels == ("transition",)


SOUNDER = {
    "question": "A boat sends a sound pulse down and hears its echo from the sea bed 0.40 s later."
    " Sound travels at 1500 m/s in sea water. How deep is the sea there?",
    "bodies": {"boat": {}, "sea bed": {}},
    "variables": {"speed of sound": "1500 m/s", "time until the echo": "0.40 s"},
    "new": {"depth": "300 m"}, "derivation": "1500 × 0.40 / 2 = 300 m", "answer": "300 m",
}  # fmt: skip


def test_the_law_of_steady_motion_may_speak_of_the_way_there_and_back() -> None:
    law = "distance = speed × time"
    assert not judge(_record("wave", **SOUNDER, equation=law)).findings
    there = {**SOUNDER, "new": {"depth": "600 m"}, "derivation": "1500 × 0.40 = 600 m"}
    assert judge(_record("wave", **{**there, "answer": "600 m"}, equation=law)).findings
    own = judge(_record("wave", **SOUNDER, equation="depth = speed of sound × time until the echo"))
    assert own.labels == ("transition",)


LAMPS = {
    "question": "Two equal lamps of 6.0 Ω each are connected in series to a 12 V battery. How large"
    " is the current?",
    "bodies": {"battery": {"voltage": "12 V"}, "first lamp": {"resistance": "6.0 Ω"},
               "second lamp": {"resistance": "6.0 Ω"}},
    "new": {"current": "1.0 A"}, "derivation": "12 / (2 × 6.0) = 1.0 A", "answer": "1.0 A",
}  # fmt: skip


def test_like_bodies_share_an_attribute() -> None:
    sound = "current = battery voltage / (2 × resistance of each lamp)"
    assert not judge(_record("circuit", **LAMPS, equation=sound)).findings
    wrong = judge(_record("circuit", **LAMPS, equation=sound.replace("/ (2 ×", "× (2 /")))
    assert wrong.outcome != "valid"
    one = judge(_record("circuit", **LAMPS, equation="current = voltage / resistance of each lamp"))
    assert one.outcome != "valid"


JET = {
    "question": f"A barrel of water has a small hole 0.80 m below the surface. How fast does the"
    f" water leave the hole? {_G}",
    "bodies": {"barrel": {}, "water": {}, "hole": {}}, "variables": {"depth": "0.80 m"},
    "new": {"speed": "3.96 m/s"}, "equation": "speed = square root of (2 times g times depth)",
    "answer": "3.96 m/s",
}  # fmt: skip


@pytest.mark.parametrize(
    ("derivation", "outcome"),
    [
        ("speed = square root of 15.68 = 3.96 m/s", "valid"),
        ("speed = the square root of 2 times 9.8 times 0.80 = 3.96 m/s", "valid"),
        ("speed = square root of 15.68 = 7.84 m/s", "invalid"),
    ],
)
def test_a_root_in_words_is_worked_out(derivation, outcome):
    assert judge(_record("fluid", **JET, derivation=derivation)).outcome == outcome


def test_half_a_root_in_words_is_no_speed():
    wrong = {**JET, "equation": "speed = half of the square root of (2 times g times depth)"}
    assert judge(_record("fluid", **wrong, derivation="")).outcome == "invalid"


HEATER = {
    "question": "A 2000 W oven is used 1.5 hours a day. What does it cost in 30 days, at $0.30 per"
    " kWh?",
    "bodies": {"oven": {"power": "2000 W"}},
    "variables": {"power": "2000 W", "hours per day": "1.5 h", "price": "$0.30 per kWh"},
    "new": {"energy": "90 kWh"}, "answer": "$27",
}  # fmt: skip


@pytest.mark.parametrize(
    ("equation", "outcome"),
    [
        ("cost = power × time × price", "valid"),
        ("energy = power × hours, cost = energy × price", "valid"),
        ("cost = power × time / price", "invalid"),
    ],
)
def test_the_time_of_a_bill_is_that_in_which_the_appliance_runs(equation, outcome):
    assert judge(_record("circuit", equation=equation, **HEATER)).outcome == outcome


def test_a_bill_of_all_hours_of_the_month_is_wrong():
    wrong = {**HEATER, "new": {"energy": "1440 kWh"}, "answer": "$432"}
    assert judge(_record("circuit", equation="cost = power × time × price", **wrong)).labels
    wrong = {**HEATER, "new": {"total hours": "40 h", "energy": "80 kWh"}, "answer": "$24"}
    assert judge(_record("circuit", equation="cost = power × time × price", **wrong)).labels


@pytest.mark.parametrize(
    ("daily", "days", "equation"),
    [
        ("t", {"n": 30}, "energy = power × t × n"),
        ("hours per day", {"days": 30}, "energy = power × hours per day × days"),
        ("hours per day", {"days": "30 days"}, "cost = power × hours per day × days × price"),
        ("t_day", {"t": "30 days"}, "energy = power × t_day × t"),
        ("time", {"days": 30}, "energy = power × time × 30"),
    ],
)
def test_the_time_of_a_bill_may_be_that_of_each_day(daily, days, equation):
    variables = {"power": "2000 W", daily: "1.5 h", "price": "$0.30 per kWh", **days}
    told = {**HEATER, "variables": variables}
    assert judge(_record("circuit", equation=equation, **told)).outcome == "valid"
    wrong = equation.replace("= ", "= 2 × ")
    assert judge(_record("circuit", equation=wrong, **told)).labels == ("transition",)
    told["variables"] = {**variables, daily: "2.5 h"}
    told["new"], told["answer"] = {"energy": "150 kWh"}, "$45"
    assert judge(_record("circuit", equation=equation, **told)).outcome == "invalid"


CROWBAR = {
    "question": "A lever is used to lift a load of 600 N that sits 0.20 m from the fulcrum. The"
    " effort is applied 1.2 m from the fulcrum. What effort is needed to hold the load?",
    "bodies": {"lever": {}, "fulcrum": {}, "load": {}},
    "variables": {"load": "600 N", "load distance": "0.20 m", "effort distance": "1.2 m"},
    "new": {"effort": "100 N"}, "answer": "100 N",
}  # fmt: skip


@pytest.mark.parametrize("sign", ["times", "×"])
def test_words_between_signs_are_no_factors(sign):
    sound = f"load {sign} load distance = effort {sign} effort distance"
    verdict = judge(_record("lever", equation=sound, **CROWBAR))
    assert verdict.outcome == "valid"
    wrong = f"load {sign} effort distance = effort {sign} load distance"
    assert judge(_record("lever", equation=wrong, **CROWBAR)).outcome == "invalid"
