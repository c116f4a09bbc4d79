"""Predicted changes in words that go against the trace's own two values."""

import pytest

from wmw.verifiers.accounts.change_against_values import change_against_values
from wmw.verifiers.claims import collect


def claims_of(change, variables, new, bodies=()):
    return collect(
        {
            "scenario_family": "none",
            "question": "What happens to lamp P and lamp Q?",
            "state_0": {"objects": [{"name": n} for n in bodies], "variables": variables},
            "transition": {},
            "state_1": {"predicted_change": change, "new_variables": new},
            "answer": {"value": None},
        }
    )


@pytest.mark.parametrize(
    ("change", "before", "after", "wrong"),
    [
        ("The period of the bob becomes shorter.", ("T_before", "0.44 s"), "0.74 s", True),
        ("The period of the bob becomes longer.", ("T_before", "0.44 s"), "0.74 s", False),
        ("The current in the loop decreases.", ("I_initial", "0.20 A"), "0.35 A", True),
        ("The current in the loop increases.", ("I_initial", "0.20 A"), "0.35 A", False),
        ("The pressure stays the same.", ("p_old", "20 kPa"), "50 kPa", True),
        ("The pressure stays the same.", ("p_old", "20 kPa"), "20 kPa", False),
        ("The tension falls.", ("F_before", "12 N"), "30 N", True),
        ("The tension does not fall.", ("F_before", "12 N"), "30 N", False),
        ("The speed falls.", ("F_before", "12 N"), "30 N", False),  # of another thing
        ("The tension falls from 30 N to 12 N.", ("F_before", "12 N"), "30 N", False),
    ],
)
def test_what_grows_has_the_larger_value_later(change, before, after, wrong):
    name, value = before
    late = (
        name.split("_")[0]
        + {"before": "_after", "initial": "_final", "old": "_new"}[name.split("_")[1]]
    )
    claims = claims_of(change, {name: value}, {late: after})
    assert (change_against_values(claims) is not None) == wrong


@pytest.mark.parametrize(
    ("change", "new", "wrong"),
    [
        ("Lamp P is brighter than lamp Q.", {"P_P": "3.0 W", "P_Q": "9.0 W"}, True),
        ("Lamp Q is brighter than lamp P.", {"P_P": "3.0 W", "P_Q": "9.0 W"}, False),
        ("Lamp P moves faster than lamp Q.", {"v_P": "2.0 m/s", "v_Q": "5.0 m/s"}, True),
        ("Lamp P moves slower than lamp Q.", {"v_P": "2.0 m/s", "v_Q": "5.0 m/s"}, False),
        ("The tension at lamp P is larger than at lamp Q.", {"T_P": "2 N", "T_Q": "5 N"}, True),
        ("The tension at lamp P is smaller than at lamp Q.", {"T_P": "2 N", "T_Q": "5 N"}, False),
        ("Lamp P is heavier than lamp Q.", {"v_P": "2.0 m/s", "v_Q": "5.0 m/s"}, False),
        ("Lamp P is not faster than lamp Q.", {"v_P": "2.0 m/s", "v_Q": "5.0 m/s"}, False),
    ],
)
def test_which_has_more_is_what_the_values_say(change, new, wrong):
    claims = claims_of(change, {}, new, ("lamp_P", "lamp_Q"))
    assert (change_against_values(claims) is not None) == wrong
