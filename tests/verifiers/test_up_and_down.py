"""Who is above whom where one looks down, a line runs up, or something stands uphill."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge

_GULL = "A crab sits on the bed of a clear bay. A gull looks straight down on it from the air."
_POST = (
    "A uniform pole is hinged at its left end. A rope from its right end runs straight up to a"
    " beam."
)
_SKIER = "A skier is held on a slope by a cord tied to a post standing uphill of the skier."
_WINCH = "A boat rests on a steep ramp, held by a cable that runs to a winch at the top."


def _findings(question, kind, first, second):
    record = {
        "id": "up",
        "scenario_family": "no such family",
        "question": f"{question} What is the answer?",
        "state_0": {
            "objects": [{"name": n} for n in dict.fromkeys((first, second, "rope", "cord"))],
            "relations": [{"type": kind, "args": [first, second]}],
        },
        "transition": {},
        "state_1": {},
        "answer": {"value": None},
    }
    return [f.label for f in judge(record).findings]


@pytest.mark.parametrize(
    ("question", "upper", "lower"),
    [
        (_GULL, "gull", "crab"),
        (_GULL.replace("down on it", "down at the crab"), "gull", "crab"),
        (_POST, "beam", "pole"),
        (_SKIER, "post", "skier"),
        (_WINCH, "winch", "boat"),
    ],
)
def test_upper_and_lower(question, upper, lower):
    assert _findings(question, "above", lower, upper) == ["relation"]
    assert _findings(question, "below", upper, lower) == ["relation"]
    assert not _findings(question, "above", upper, lower)
    assert not _findings(question, "below", lower, upper)


def test_what_is_not_told():
    up = "A gull looks up at a cloud and down the bay."
    assert not _findings(up, "above", "cloud", "gull")
    assert not _findings("A cord runs from the skier to a post.", "above", "skier", "post")
