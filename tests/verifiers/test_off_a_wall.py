"""A ball off a wall: parts of its velocity, and momenta that no law of the rebound speaks of."""

import pytest

from tests.bare import bare_trace, trace_of_numbers
from wmw.verifiers.pipeline import judge

SLANTED = (
    "A 0.50 kg ball strikes a smooth wall at 8.0 m/s at 60° to the wall and rebounds at the same"
    " speed and angle. What impulse does the wall give it?"
)


# Toward the wall 8.0 sin 60° = 6.93 m/s, along it 4.0 m/s; 2 * 0.50 * 6.93 = 6.93 N·s.
@pytest.mark.parametrize(
    ("derivation", "name", "value", "outcome"),
    [
        ("v_n = 8 sin 60°", "v_n", "6.93 m/s", "valid"),
        ("v_n = 8.0 sin 60° = 6.93 m/s", "v_parallel", "4.0 m/s", "valid"),
        ("J = 2·0.50·6.93 = 6.93", "v_n", "4.0 m/s", "invalid"),
    ],
)
def test_the_parts_of_a_velocity_at_a_wall(derivation, name, value, outcome):
    trace = trace_of_numbers(
        "collision",
        SLANTED,
        "6.93 N·s",
        variables={"m": "0.50 kg", "v": "8.0 m/s", "theta": "60°"},
        equation="J = 2 m v sin θ",
        results={name: value, "J": "6.93 N·s"},
    )
    assert judge({**trace, "derivation": derivation}).outcome == outcome


HEAD_ON = (
    "A 0.25 kg ball meets a wall head-on at 20 m/s and comes straight back at 10 m/s after 10 ms of"
    " contact. What is the average force of the wall on it?"
)


# Δp = 0.25 * (-10 - 20) = -7.5 kg·m/s, from +5.0 to -2.5 kg·m/s.
@pytest.mark.parametrize(
    ("after", "outcome"), [("−2.5 kg·m/s", "valid"), ("−1.5 kg·m/s", "invalid")]
)
def test_a_momentum_is_a_mass_times_a_velocity_that_is_given(after, outcome):
    trace = bare_trace(
        "collision",
        HEAD_ON,
        "-750 N",
        state_0={"variables": {"m": "0.25 kg", "v_i": "20 m/s", "v_f": "-10 m/s", "dt": "10 ms"}},
        transition={"equation": "F dt = m (v_f - v_i)"},
        state_1={
            "predicted_change": f"The ball's momentum goes from +5.0 kg·m/s to {after}.",
            "new_variables": {"momentum_change": "-7.5 N·s", "average_force": "-750 N"},
        },
        derivation="F = -7.5/0.010 = -750 N",
    )
    assert judge(trace).outcome == outcome


# Toward the wall is positive: 0.25 * (-10 - 20) = -7.5 N·s.
@pytest.mark.parametrize(
    ("after", "impulse", "labels"),
    [("-10 m/s", "-7.5", ()), ("10 m/s", "-2.5", ("state",))],
)
def test_a_sign_lost_on_an_axis_that_is_told_by_other_words_than_a_direction(
    after, impulse, labels
):
    question = (
        "A 0.25 kg ball meets a wall head-on at 20 m/s and comes straight back at 10 m/s. Count the"
        " way to the wall as positive. How large is the impulse on the ball?"
    )
    size = f"{impulse.removeprefix('-')} N·s"
    trace = bare_trace(
        "collision",
        question,
        size,
        state_0={
            "variables": {"m": "0.25 kg", "v_before": "20 m/s", "v_f": after},
            "assumptions": ["the way to the wall is positive"],
        },
        transition={"equation": "J = m (v_f - v_before)"},
        state_1={"new_variables": {"J": f"{impulse} N·s"}},
        derivation=f"J = 0.25 ({after.removesuffix(' m/s')} - 20) = {impulse} N·s",
    )
    assert judge(trace).labels == labels
