"""New values whose ratio to the old one is the inverse of what the trace's own equation gives."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.claims import collect
from wmw.verifiers.equations.turned_over import turned_over

FALL = {"t_E": "0.60 s", "g_E": "9.8 m/s²", "g_M": "3.7 m/s²"}
STRING = {"length_open": "60 cm", "length_held": "45 cm", "f_open": "300 Hz"}
BULB = {"P_1": "10 W", "R_1": "4 ohm", "R_2": "8 ohm"}


@pytest.mark.parametrize(
    ("values", "law", "name", "value", "expected"),
    [
        (FALL, "t = √(2 h / g)", "t_M", "0.369 s", 0.976),
        (FALL, "t = √(2 h / g)", "t_M", "0.976 s", None),
        (FALL, "t = √(2 h / g)", "t_M", "0.50 s", None),  # neither ratio: no certain root
        (FALL, "t = √(2 h / g) + w", "t_M", "0.369 s", None),  # w need not be alike
        (FALL | {"h_E": "1.8 m"}, "t = √(2 h / g)", "t_M", "0.369 s", None),
        (FALL, "T = 2 pi √(L / g)", "t_M", "0.369 s", None),
        (STRING, "f = v / (2L)", "f_held", "225 Hz", 400.0),
        (STRING, "f = v / (2L)", "f_held", "400 Hz", None),
        (STRING | {"v_open": "360 m/s"}, "f = v / (2L)", "f_held", "225 Hz", None),
        (STRING, "L = v / (2f)", "f_held", "225 Hz", None),
        (BULB, "P = I² R", "P_2", "20 W", None),
        (BULB, "P = I² R", "P_2", "5 W", 20.0),
        (BULB, "P = U² / R", "P_2", "5 W", None),
        (BULB | {"R_2": "4.1 ohm"}, "P = I² R", "P_2", "9.8 W", None),
    ],
)
def test_only_the_inverse_ratio_is_found(values, law, name, value, expected):
    trace = bare_trace("wave", "What is it now?", value)
    trace["state_0"] = {"variables": values}
    trace["transition"] = {"equation": law}
    trace["state_1"] = {"new_variables": {name: value}}
    found = turned_over(collect(trace))
    assert (found is None) if expected is None else found[1] == pytest.approx(expected, rel=0.01)


def test_a_value_that_the_working_has_is_left_to_it():
    trace = bare_trace("wave", "What is it now?", "225 Hz", derivation="f = 225 Hz")
    trace["state_0"] = {"variables": STRING}
    trace["transition"] = {"equation": "f = v / (2L)"}
    trace["state_1"] = {"new_variables": {"f_held": "225 Hz"}}
    assert turned_over(collect(trace)) is None
