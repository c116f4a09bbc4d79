"""A body that plays no part is left out of the reading, and what is said of it must be right."""

from __future__ import annotations

import copy

import pytest

from wmw.verifiers.bodies.bystanders import without_bystander
from wmw.verifiers.claims import collect
from wmw.verifiers.pipeline import judge

COUPLED = {
    "id": "bystander-1",
    "scenario_family": "collision",
    "question": "On a level track without friction, trolley P (2.0 kg) rolls to the right at 3.0"
    " m/s and hits trolley Q (1.0 kg), which is at rest, and the two couple. Trolley R (5.0 kg)"
    " stands at rest farther to the right and is not involved. How fast do the coupled trolleys"
    " roll just after the impact?",
    "state_0": {
        "objects": [
            {"name": "trolley_P", "attributes": {"mass": "2.0 kg"}},
            {"name": "trolley_Q", "attributes": {"mass": "1.0 kg"}},
            {"name": "trolley_R", "attributes": {"mass": "5.0 kg"}},
        ],
        "relations": [{"type": "left_of", "args": ["trolley_P", "trolley_Q"]}],
        "forces": [
            {
                "name": "weight",
                "target": "trolley_R",
                "direction": "down",
                "magnitude": 49,
                "unit": "N",
            }
        ],
        "variables": {"m_P": "2.0 kg", "m_Q": "1.0 kg", "m_R": "5.0 kg", "v_P": "3.0 m/s"},
        "assumptions": ["no friction"],
    },
    "transition": {
        "rule": "Conservation of momentum",
        "effect": "Both trolleys move on together.",
        "equation": "m_P*v_P = (m_P + m_Q)*v",
        "evidence": ["the two couple"],
    },
    "state_1": {
        "predicted_change": "The coupled trolleys roll to the right at 2.0 m/s.",
        "new_variables": {"v": "2.0 m/s"},
    },
    "derivation": "v = 2.0*3.0/(2.0 + 1.0) = 2.0 m/s",
    "answer": {"value": 2.0, "unit": "m/s", "explanation": "Momentum is shared by 3.0 kg."},
}
ONE_OF_TWO = {
    "id": "bystander-2",
    "scenario_family": "fluid",
    "question": "In a lake of water with a density of 1000 kg/m^3, buoy P is anchored 6.0 m below"
    " the surface and buoy Q 20 m below it. Buoy P is lowered to 15 m, buoy Q stays where it is."
    " The air pressure at the surface is 100 kPa. What absolute pressure acts on buoy P now? Use"
    " g = 9.8 m/s^2.",
    "state_0": {
        "objects": [{"name": "buoy_P"}, {"name": "buoy_Q"}, {"name": "water"}],
        "relations": [],
        "forces": [],
        "variables": {
            "d_P_before": "6.0 m",
            "d_P_after": "15 m",
            "d_Q": "20 m",
            "rho": "1000 kg/m^3",
            "p_0": "100 kPa",
        },
        "assumptions": [],
    },
    "transition": {
        "rule": "Hydrostatic pressure is added to that of the air",
        "effect": "The deeper the buoy, the larger the pressure.",
        "equation": "p = p_0 + rho*g*d",
        "evidence": ["p_0 = 100 kPa"],
    },
    "state_1": {
        "predicted_change": "The pressure on buoy P rises to 247 kPa.",
        "new_variables": {"p_after": "247 kPa"},
    },
    "derivation": "p = 100000 + 1000*9.8*15 = 247000 Pa",
    "answer": {"value": 247, "unit": "kPa", "explanation": "Air and water press together."},
}


def altered(trace, changes):
    copied = copy.deepcopy(trace)
    for path, value in changes.items():
        *parents, last = path.split("/")
        place = copied
        for key in parents:
            place = place[int(key) if isinstance(place, list) else key]
        place[int(last) if isinstance(place, list) else last] = value
    return copied


@pytest.mark.parametrize("trace", [COUPLED, ONE_OF_TWO], ids=lambda trace: trace["id"])
def test_a_trace_with_a_bystander_is_read(trace):
    assert judge(trace).outcome == "valid", judge(trace)


@pytest.mark.parametrize("trace", [COUPLED, ONE_OF_TWO], ids=lambda trace: trace["id"])
def test_its_wrong_answer_is_found(trace):
    wrong = altered(trace, {"answer/value": 1.4 * trace["answer"]["value"]})
    assert judge(wrong).outcome == "invalid"


@pytest.mark.parametrize(
    ("trace", "changes"),
    [
        (COUPLED, {"state_0/variables/m_R": "4.0 kg"}),
        (COUPLED, {"state_0/objects/2/attributes": {"mass": "0.5 kg"}}),
        (COUPLED, {"state_0/forces/0/direction": "up"}),
        (COUPLED, {"state_0/forces/0/magnitude": 5}),
        (COUPLED, {"state_0/forces/0/name": "push"}),
        (COUPLED, {"transition/equation": "m_P*v_P = (m_P + m_R)*v"}),
        (ONE_OF_TWO, {"state_0/variables/d_Q": "30 m"}),
        (ONE_OF_TWO, {"derivation": "p = p_0 + rho*g*d_Q = 247000 Pa"}),
    ],
)
def test_what_is_wrong_with_a_bystander_is_not_passed_over(trace, changes):
    assert judge(altered(trace, changes)).outcome != "valid"


@pytest.mark.parametrize(
    "told",
    [
        # The third one has to do with the others.
        "Trolley R (5.0 kg), coupled to trolley Q, is at rest as well.",
        "They then hit trolley R (5.0 kg), which stands at rest farther to the right.",
        # It is asked about.
        "Trolley R (5.0 kg) stands at rest and is not involved. What is the weight of trolley R?",
        # What follows goes on about it.
        "Trolley R (5.0 kg) stands at rest and is not involved. It carries a flag of 0.5 kg.",
    ],
)
def test_a_body_that_may_play_a_part_is_not_left_out(told):
    question = COUPLED["question"].replace(
        "Trolley R (5.0 kg) stands at rest farther to the right and is not involved.", told
    )
    assert question != COUPLED["question"]
    trace = altered(COUPLED, {"question": question})
    assert without_bystander(trace, collect(trace)) is None


def test_what_is_told_of_both_stays():
    trace = altered(
        COUPLED,
        {
            "question": COUPLED["question"].replace(
                " is not involved.", " is not involved. The bumpers of P and Q are soft."
            )
        },
    )
    reduced = without_bystander(trace, collect(trace))
    assert reduced is not None
    assert "bumpers of P" in reduced.claims.question
    assert "5.0 kg" not in reduced.claims.question


@pytest.mark.parametrize("odd", ["_", "…"])
def test_a_body_without_a_word_in_its_name_is_no_bystander(odd):
    trace = copy.deepcopy(COUPLED)
    question = trace["question"]
    for body, name in zip(trace["state_0"]["objects"], ("red", "blue", "green"), strict=True):
        label = body["name"][-1]
        question = question.replace(f"rolley {label}", f"{name} rope").replace(f"t{name}", name)
        body["name"] = f"{name} rope"
    trace["state_0"]["objects"].append({"name": odd, "attributes": {}})
    trace["state_0"].update(relations=[], forces=[], variables={})
    trace["question"] = question.replace("T" + "green", "The green")
    reduced = without_bystander(trace, collect(trace))
    assert reduced is not None
    assert "green" not in reduced.claims.question
