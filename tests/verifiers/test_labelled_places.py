"""Places of a swing that a question calls by letters, and a plane that is turned into a field."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

SWING = (
    "A pendulum with a period of 2.4 s is let go at rest at its right turning point D at t = 0."
    " When does it first pass the lowest point E, and when is it first at the left turning point F?"
)


@pytest.mark.parametrize(
    ("lowest", "left", "found"), [("0.60 s", "1.2 s", False), ("1.2 s", "0.60 s", True)]
)
def test_times_at_lettered_places(lowest: str, left: str, *, found: bool) -> None:
    trace = bare_trace("pendulum", SWING, f"E at {lowest} and F at {left}")
    trace["state_1"] = {
        "predicted_change": f"The bob passes E at {lowest} and is at F at {left}.",
        "new_variables": {"t_E": lowest, "t_F": left},
    }
    assert ("WMW315" in {f.code for f in judge(trace).findings}) is found


@pytest.mark.parametrize(
    ("told", "found"),
    [
        ("The coil lies with its plane parallel to the magnetic field.", True),
        ("The coil is turned with its plane parallel to the magnetic field.", False),
    ],
)
def test_a_plane_is_where_it_was_before_it_is_turned(told: str, *, found: bool) -> None:
    question = f"A coil is in a magnetic field. {told} Does a flux pass through it?"
    trace = bare_trace("em_induction", question, "see above")
    trace["state_0"] = {
        "objects": [{"name": "coil"}, {"name": "magnetic field"}],
        "relations": [{"type": "perpendicular", "args": ["coil", "magnetic field"]}],
    }
    assert ("WMW222" in {f.code for f in judge(trace).findings}) is found
