"""What stands on the ground, strikes another thing or stands apart from it."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge_unguarded

CODES = {"WMW221", "WMW222"}
RAMS = "A truck of 5000 kg at 8.0 m/s runs into a car of 1000 kg at rest on a level road."
LADEN = "A truck of 5000 kg with a car of 1000 kg on its flatbed runs into a bus at 8.0 m/s."
BRIDGE = "A car of 900 kg drives at 10 m/s along the road of a bridge."
LIFT = "A crate of 20 kg stands on the floor of a lift that rises at a constant 1.0 m/s."
TWO = "Box A of 5.0 kg and box B of 8.0 kg stand on a level floor. They {} apart."
PLANK = "The left support and the right support hold a plank at its ends. A sack is on it."
MEET = "Box A of 5.0 kg and box B of 8.0 kg stand apart on a floor. Then A is pushed against B."


@pytest.mark.parametrize(
    ("question", "bodies", "relation", "found"),
    [
        (RAMS, ("truck", "car", "road"), ("on", ("road", "truck")), True),
        (RAMS, ("truck", "car", "road"), ("on", ("car", "truck")), True),
        (RAMS, ("truck", "car", "road"), ("on", ("car", "road")), False),
        (LADEN, ("truck", "car", "bus"), ("on", ("car", "truck")), False),
        (BRIDGE, ("car", "road", "bridge"), ("supported_by", ("road", "bridge")), False),
        (LIFT, ("crate", "floor", "lift"), ("on", ("floor", "lift")), False),
        (TWO.format("stand well"), ("box A", "box B"), ("contact", ("box A", "box B")), True),
        (TWO.format("are pulled"), ("box A", "box B"), ("contact", ("box A", "box B")), False),
        (MEET, ("box A", "box B"), ("contact", ("box A", "box B")), False),
        (PLANK, ("left support", "plank"), ("below", ("left support", "plank")), False),
    ],
)
def test_who_is_on_whom(question, bodies, relation, found):
    kind, args = relation
    state = {
        "objects": [{"name": name, "attributes": {}} for name in bodies],
        "relations": [{"type": kind, "args": list(args)}],
    }
    trace = bare_trace("collision", f"{question} How large is the momentum?", None, state_0=state)
    errors = {f.code for f in judge_unguarded(trace).findings if f.severity == "error"}
    assert bool(errors & CODES) is found


@pytest.mark.parametrize(
    ("question", "start", "end", "answer", "found"),
    [
        ("A sled is released from rest. How fast is it 2.0 s later?", "3.0", "0", "3.0", True),
        ("A sled is released from rest. How fast is it 2.0 s later?", "0", "3.0", "3.0", False),
        ("A sled hits a cart at 5.0 m/s. How fast do both move on?", "2.0", "5.0", "2.0", True),
        ("A sled has 5.0 m/s after a push. How fast was it before?", "2.0", "5.0", "2.0", False),
        ("A sled speeds up to 5.0 m/s. How fast was it then?", "2.0", "5.0", "2.0", False),
        ("A cart is released from rest and stops on a rough patch. What is its speed just after the"
         " slope?", "3.0", "0", "3.0", False),
    ],
)  # fmt: skip
def test_what_is_answered_is_not_the_start(question, start, end, answer, found):
    values = {"v_start": f"{start} m/s", "v_end": f"{end} m/s"}
    state = {"predicted_change": "The speed changes.", "new_variables": values}
    trace = bare_trace("collision", question, f"{answer} m/s", state_1=state)
    codes = {f.code for f in judge_unguarded(trace).findings}
    assert ("WMW315" in codes) is found
