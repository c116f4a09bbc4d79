"""The way told beside the answer's number, against the way that state 1 tells beside it."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.accounts.opposite_ways import other_way
from wmw.verifiers.claims import collect


@pytest.mark.parametrize(
    ("change", "answer", "contradicts"),
    [
        ("The pair moves north at 0.24 m/s.", "0.24 m/s south", True),
        ("The pair moves north at 0.24 m/s.", "0.24 m/s, to the north", False),
        ("The pair moves north at 0.24 m/s.", "24 cm/s southward", True),
        ("The pair moves north at 0.24 m/s.", "3.0 m/s south", False),  # of something else
        ("The pair moves north.", "0.24 m/s south", False),  # the answer may be of a force
        ("Cart A moves left at 2.0 m/s and cart B right at 2.0 m/s.", "2.0 m/s right", False),
        ("It does not move left at 2.0 m/s.", "2.0 m/s to the right", False),
        ("The load hangs 0.20 m to the left of B.", "0.20 m to the right of A", False),
        ("With it 0.20 m to the left of B the bar is level.", "0.20 m to the right of B", True),
        ("With it 0.20 m to the left of B the bar is level.", "20 cm left of B", False),
        ("Its image is 12 cm above the axis.", "12 cm below the axis", True),
        (
            "One hangs 0.20 m to the left of B and one 0.20 m to the right of B.",
            "0.20 m to the right of B",
            False,
        ),
        ("The ball goes up at 5.0 m/s before it comes down.", "5.0 m/s down", False),
        ("The loop carries 0.30 A clockwise.", "0.30 A counterclockwise", True),
    ],
)
def test_only_the_same_number_of_the_opposite_way_contradicts(change, answer, contradicts):
    trace = bare_trace("collision", "What happens?", answer, state_1={"predicted_change": change})
    assert (other_way(collect(trace)) is not None) is contradicts
