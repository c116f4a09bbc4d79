"""The value of another body put in for that of the one asked about, and whether this is certain."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.bodies.owners import owned
from wmw.verifiers.claims import collect
from wmw.verifiers.pipeline import judge
from wmw.verifiers.unfamiliar import contradictions

COINS = (
    "A thin coin of 3.0 g and a thick one of 8.0 g lie in a drawer. What is the weight of the {}?"
)
ROOFS = (
    "A tile comes loose from a 12 m roof, and a leaf of ice from a 5.0 m shed. How long does the"
    " tile fall? Use g = 9.8 m/s²."
)
BEAKERS = (
    "Beaker P holds oil (920 kg/m³), beaker Q brine (1100 kg/m³). What buoyant force acts on a"
    " 20 cm³ marble held down in beaker Q?"
)
SPRINGS = "Spring S1 has 150 N/m, spring S2 has 600 N/m. What is the period of 2.0 kg on S2?"
SLED = (
    "A 6.0 kg sled on a level ledge is tied by a cord over a pulley to a hanging 1.5 kg jug, and"
    " all is at rest. What friction does the ledge exert on the sled?"
)
SHOVE = (
    "Ada (50 kg) and Bo (75 kg) push off from one another on smooth ice. Ada glides off at 1.8 m/s."
    " What momentum does Bo get?"
)
CRATES = "The red bin has 4.0 kg and the grey bin 7.0 kg. Which force lifts the grey bin slowly?"
WIRED = (
    "A toaster of 20 Ω and a kettle of 30 Ω are wired in parallel to 120 V. What is the {} of the"
    " kettle?"
)
CASES = [
    (COINS.format("thick coin"), "thin coin, thick coin", {"m_thin": "3.0 g", "m_thick": "8.0 g"},
     "W = m_thin g", None, "It is pulled down.", True),
    (COINS.format("thick coin"), "thin coin, thick coin", {"m_thin": "3.0 g", "m_thick": "8.0 g"},
     "W = m g", "W = 0.0080 × 9.8 = 0.078 N", "It is pulled down.", False),
    (COINS.format("thick coin"), "thin coin, thick coin", {"m_a": "3.0 g", "m_b": "8.0 g"},
     "W = m g", "W = 0.0030 × 9.8 = 0.029 N", "It is pulled down.", True),
    (ROOFS, "tile, leaf of ice, roof, shed", {"h_roof_m": 12, "h_shed_m": 5.0},
     "t = sqrt(2*h_shed/g)", None, "It falls freely.", True),
    (ROOFS, "tile, leaf of ice, roof, shed", {"h_roof_m": 12, "h_shed_m": 5.0},
     "t = sqrt(2*h/g)", "t = sqrt(2*12/9.8) = 1.6 s", "It falls freely.", False),
    (BEAKERS, "beaker P, beaker Q, marble", {"rho_P": "920 kg/m^3", "rho_Q": "1100 kg/m^3"},
     "F = rho_P g V", None, "The liquid bears a part.", True),
    (SPRINGS, "S1, S2", {"k1": "150 N/m", "k2": "600 N/m", "m": "2.0 kg"},
     "T = 2π sqrt(m/k1)", None, "It swings.", True),
    (SPRINGS, "S1, S2", {"k1": "150 N/m", "k2": "600 N/m", "m": "2.0 kg"},
     "T = 2π sqrt(m/k)", "k2 is the one; k1 is twice as slow", "It swings.", False),
    (WIRED.format("power"), "toaster, kettle", {"R_t": "20 Ω", "R_k": "30 Ω", "U": "120 V"},
     "P = U^2/R_t", None, "It grows hot.", True),
    (WIRED.format("power"), "toaster, kettle", {"R_t": "20 Ω", "R_k": "30 Ω", "U": "120 V"},
     "P = U^2/R_k", None, "It grows hot.", False),
    # what the one has from the other, or as the other has it
    (SLED, "sled, jug, ledge", {"m_sled": "6.0 kg", "m_jug": "1.5 kg"}, "f = m_jug g", None,
     "All stays in place.", False),
    (SHOVE, "Ada, Bo", {"m_Ada": "50 kg", "m_Bo": "75 kg", "v": "1.8 m/s"}, "p = m_Ada v", None,
     "They part.", False),
    # told to be of either
    (CRATES, "red bin, grey bin", {"m_red": "4.0 kg", "m_grey": "7.0 kg"}, "F = m_red g", None,
     "It is as with the red bin, both the same.", False),
]  # fmt: skip


def _trace(question, bodies, variables, equation, derivation, effect):
    return bare_trace(
        "none",
        question,
        "1 N",
        state_0={
            "objects": [{"name": name, "attributes": {}} for name in bodies.split(", ")],
            "relations": [],
            "forces": [],
            "variables": variables,
        },
        transition={"rule": "", "effect": effect, "equation": equation},
        derivation=derivation,
    )


@pytest.mark.parametrize("case", CASES)
def test_anothers_value_is_put_in(case):
    *told, wrong = case
    found = [f.code for f in contradictions(collect(_trace(*told))) if f.label == "object"]
    assert found == (["WMW305"] if wrong else [])


@pytest.mark.parametrize(("put_in", "outcome"), [("V_a", "invalid"), ("V_b", "valid")])
def test_a_reading_that_takes_the_other_ones_value_calls_nothing_valid(put_in, outcome):
    value = {"V_a": 0.0196, "V_b": 0.0490}[put_in]
    trace = _trace(
        "A 2.0 cm³ pebble and a 5.0 cm³ pebble lie on the bed of a pond (1000 kg/m³). How large is"
        " the buoyant force on the larger pebble? Use g = 9.8 m/s².",
        "smaller pebble, larger pebble, water",
        {"V_a": "2.0 cm^3", "V_b": "5.0 cm^3", "rho": "1000 kg/m^3", "g": "9.8 m/s^2"},
        f"F = rho {put_in} g",
        None,
        "The pebble displaces its volume of water.",
    )
    trace["scenario_family"] = "buoyancy"
    trace["state_0"]["objects"][0]["attributes"] = {"volume": "2.0 cm^3"}
    trace["state_0"]["objects"][1]["attributes"] = {"volume": "5.0 cm^3"}
    trace["state_1"] = {"predicted_change": "", "new_variables": {"F": f"{value} N"}}
    trace["answer"]["value"] = f"{value} N"
    verdict = judge(trace)
    assert verdict.outcome == outcome
    assert verdict.labels == (("object",) if outcome == "invalid" else ())


@pytest.mark.parametrize(
    ("question", "pair", "whose"),
    [
        ("Mia sits at 1.1 m from the hub, Ole at 0.70 m.", ("Mia", "Ole"), ["Mia", "Ole"]),
        ("μ is 0.70 for the iron one and 0.20 for the ice block.", ("iron block", "ice block"),
         ["iron block", "ice block"]),
        ("A 4.0 Ω heater is beside a 6.0 Ω lamp.", ("heater", "lamp"), ["heater", "lamp"]),
    ],
)  # fmt: skip
def test_whose_a_number_is(question, pair, whose):
    claims = collect(_trace(question, ", ".join(pair), {}, None, None, ""))
    assert [one.body for one in owned(claims, pair)] == whose
