"""Two that the question tells by a plural and two values: "lamps of 25 W and 75 W"."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge

_HEATERS = (
    "Heaters of 500 W and 1500 W are joined in parallel to 230 V. Which one has the larger current?"
)
_CHANGE = "The 1500 W heater takes 6.5 A and the 500 W heater 2.2 A."


@pytest.mark.parametrize(
    ("question", "answer", "found"),
    [
        (_HEATERS, "the 500 W heater", ["faithfulness"]),
        (_HEATERS, "the 1500 W heater", []),
        (_HEATERS.replace("larger", "smaller"), "the 500 W heater", []),
    ],
)
def test_the_one_with_more(question, answer, found):
    record = {
        "id": "plural",
        "scenario_family": "no such family",
        "question": question,
        "state_0": {},
        "transition": {},
        "state_1": {"predicted_change": _CHANGE},
        "answer": {"value": answer},
    }
    assert [f.label for f in judge(record).findings] == found
