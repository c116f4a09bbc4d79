"""The value of another body put in for that of the one asked about, and whether this is certain."""

import pytest

from tests.bare import bare_trace
from wmw.generators import generate
from wmw.perturbations.gold import Gold
from wmw.verifiers.bodies.others_value import leads_over
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
SHARED = [
    # what both have in common, found by way of the one
    ("Two mugs ride on a turning tray: the red mug 4.0 cm from the axle, the blue one 9.0 cm. The"
     " red mug moves at 0.30 m/s. What is the angular speed of the blue mug?",
     "red mug, blue mug", {"r_red": "4.0 cm", "r_blue": "9.0 cm", "v_red": "0.30 m/s"},
     "w = v_red/r_red"),
    ("A duct has a wide part of 30 cm² and a thin part of 6.0 cm². In the wide part air moves at"
     " 1.5 m/s. What is the volume flow rate in the thin part?",
     "wide part, thin part", {"A_wide": "30 cm²", "A_thin": "6.0 cm²", "v_wide": "1.5 m/s"},
     "Q = A_wide v_wide"),
    ("A cell feeds bulb A (5.0 Ω) and bulb B (8.0 Ω) one behind the other. Bulb A is at 2.0 V."
     " What current flows in bulb B?",
     "bulb A, bulb B", {"R_A": "5.0 Ω", "R_B": "8.0 Ω", "U_A": "2.0 V"}, "I = U_A/R_A"),
    ("An ideal transformer draws 0.40 A at 120 V with its primary coil. The secondary coil is at"
     " 6.0 V. What power does the secondary coil give?",
     "primary coil, secondary coil", {"U_p": "120 V", "I_p": "0.40 A", "U_s": "6.0 V"},
     "P = U_p I_p"),
    ("The old lorry can stop from 15 m/s within 25 m; the new lorry with the same tyres drives at"
     " 25 m/s there. What deceleration can the new lorry reach?",
     "old lorry, new lorry", {"v_old": "15 m/s", "v_new": "25 m/s", "s_old": "25 m"},
     "a = v_old^2/(2 s_old)"),
    # what the one gives the other
    ("A 900 kg jeep rams a parked 2000 kg bus. What momentum does the bus get if the jeep slows"
     " down from 12 m/s to 5.0 m/s?",
     "jeep, bus", {"m_jeep": "900 kg", "m_bus": "2000 kg"}, "p = m_jeep (v1 - v2)"),
    ("A 4.0 kg tile slides over a 15 kg sheet, which rests on smooth ice, with μ = 0.20. What"
     " friction force acts on the sheet?",
     "tile, sheet, ice", {"m_tile": "4.0 kg", "m_sheet": "15 kg", "mu": 0.20}, "f = mu m_tile g"),
    ("A 3.0 kg lid at 140 °C stands on a 7.0 kg slab at 20 °C until both are at 30 °C. What heat"
     " warms the slab?",
     "lid, slab", {"m_lid": "3.0 kg", "m_slab": "7.0 kg", "T_lid": "140 °C", "T_slab": "20 °C"},
     "Q = m_lid c (T_lid - T)"),
    ("A 5.0 kg box on a bench is joined by a cord over a pulley to a hanging 1.0 kg jar. What"
     " friction holds the box?",
     "box, jar, bench", {"m_box": "5.0 kg", "m_jar": "1.0 kg"}, "f = m_jar g"),
    # how the one is when the other one lands
    ("A grey nut drops from 8.0 m and a white nut from 18 m, both at once. How fast is the white"
     " nut at the moment when the other one lands?",
     "grey nut, white nut", {"h_grey": "8.0 m", "h_white": "18 m"}, "v = sqrt(2 g h_grey)"),
]  # fmt: skip
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


def test_a_value_that_state_0_has_of_nobody_leads_over_to_nothing():
    trace = _trace(
        "The floor of a pool has 30 m², with 2.0 m of water over it. A lid of 0.40 m² is a part of"
        " the floor. How large is the force that the water exerts on the lid?",
        "floor, lid",
        {"h": "2.0 m", "A_floor": "30 m^2", "A_lid": "0.40 m^2"},
        "F = rho g h A_floor",
        None,
        "It is pressed down.",
    )
    assert not leads_over(collect(trace), "lid", "floor")


@pytest.mark.parametrize("effect", ["It is as the law says.", "The {} tells what is needed."])
@pytest.mark.parametrize("told", SHARED)
def test_what_leads_over_to_the_one_asked_about_is_left_alone(told, effect):
    question, bodies, variables, law = told
    trace = _trace(question, bodies, variables, law, None, effect.format(bodies.split(", ")[0]))
    assert not [f.code for f in contradictions(collect(trace)) if f.label == "object"]


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


def test_two_values_that_decide_an_answer_in_words():
    """The working of the carpenter's moment alone is shown, where the plank's was found as well."""
    trace = Gold.of(generate("lever", 7306, 9)).trace
    assert "Does the plank begin to tip" in trace["question"]
    assert len(trace["state_1"]["new_variables"]) > 1
    assert judge(trace).outcome == "valid"
