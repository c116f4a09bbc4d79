"""Bodies of state 0 that bear the names, and the values, of two bodies of the question."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge

_TABLE = (
    "On a smooth table trolley C (0.40 kg) rolls to the left at 3.0 m/s and bounces off trolley D"
    " (0.90 kg), which is at rest. The collision is perfectly elastic. What is the velocity of"
    " trolley D after the collision, taking left as positive?"
)
_WIRED = "R1 = 20 Ω and R2 = 30 Ω are in series with a 10 V battery. What is the voltage across R2?"
_COUPLED = (
    "Trolley C (0.40 kg) rolls at 3.0 m/s into trolley D (0.90 kg) at rest, and they couple"
    " together. How fast do they roll on?"
)


def _merged(question, objects, variables=None, forces=()):
    return judge(
        {
            "id": "merged",
            "scenario_family": "no such family",
            "question": question,
            "state_0": {
                "objects": [{"name": name, "attributes": a} for name, a in objects.items()],
                "forces": [{"name": "weight", "target": t, "direction": "down"} for t in forces],
                "variables": variables or {},
            },
            "transition": {},
            "state_1": {},
            "derivation": "",
            "answer": {"value": None},
        }
    )


@pytest.mark.parametrize(
    ("question", "objects", "variables", "forces"),
    [
        (_TABLE, {"trolleys_CD": {"mass": "1.30 kg"}}, {}, ("trolley_C", "trolley_D")),
        (_TABLE, {"trolleys_C_and_D": {"mass": "1300 g"}}, {}, ("trolley C", "trolley D")),
        (_TABLE, {"trolley_CD": {"mass": "0.40 kg"}}, {}, ()),
        (_WIRED, {"R_12": {"resistance": "20 ohm"}}, {}, ()),
        (
            "Two capacitors of 2.0 µF and 6.0 µF are in parallel. Which charge do 9.0 V put on?",
            {"C_12": {"capacitance": "2.0 µF"}},
            {"C_1": "2.0 µF", "C_2": "6.0 µF"},
            (),
        ),
    ],
)
def test_taken_for_one(question, objects, variables, forces):
    [found] = judge_findings = _merged(question, objects, variables, forces).findings
    assert (found.code, found.label) == ("WMW218", "object"), judge_findings
    assert found.pointer == "/state_0/objects/0"


@pytest.mark.parametrize(
    ("question", "objects", "variables", "forces"),
    [
        # They are a system of both for which the whole mass is right, and nothing parts them.
        (_TABLE, {"trolleys_CD": {"mass": "1.30 kg"}}, {}, ()),
        # Each is listed by its own name as well.
        (
            _TABLE,
            {
                "trolleys_CD": {"mass": "1.30 kg"},
                "trolley_C": {"mass": "0.40 kg"},
                "trolley_D": {"mass": "0.90 kg"},
            },
            {},
            ("trolley_C", "trolley_D"),
        ),
        # What couples is one body.
        (_COUPLED, {"trolleys_CD": {"mass": "1.30 kg"}}, {}, ("trolley_C", "trolley_D")),
        # The resistance of both together, and a resistor of 12 Ω.
        (_WIRED, {"R_12": {"resistance": "50 ohm"}}, {}, ()),
        (
            "R1 = 12 Ω and R2 = 30 Ω are in series. What is their resistance?",
            {"R_12": {"resistance": "12 ohm"}, "R_30": {"resistance": "30 ohm"}},
            {"R_1": "12 ohm", "R_2": "30 ohm"},
            (),
        ),
    ],
)
def test_no_two_bodies(question, objects, variables, forces):
    assert not _merged(question, objects, variables, forces).findings
