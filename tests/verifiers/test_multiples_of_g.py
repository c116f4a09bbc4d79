"""An acceleration that is asked for as a multiple of g: "1740 g" are no grams."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

CENTRIFUGE = (
    "A laboratory centrifuge spins at 3600 rpm. A test tube's bottom is 12 cm from the axis."
    " Express the acceleration there as a multiple of g (9.8 m/s²)."
)


@pytest.mark.parametrize("answer", ["1740 g", "1740g", "1740", "1740 times g"])
def test_so_many_g(answer):
    assert judge(bare_trace("circular_motion", CENTRIFUGE, answer)).verdict["answer"] == "valid"


@pytest.mark.parametrize("answer", ["174 g", "29 g"])
def test_another_multiple_is_found(answer):
    assert judge(bare_trace("circular_motion", CENTRIFUGE, answer)).outcome == "invalid"


def test_a_regime_without_the_multiple_leaves_it_open():
    question = (
        "A pilot flies a vertical loop of radius 500 m at 100 m/s. How many g is the centripetal"
        " acceleration (g = 9.8 m/s²)?"
    )
    assert judge(bare_trace("circular_motion", question, "2.04")).outcome != "invalid"


def test_grams_stay_grams_elsewhere():
    question = "A force of 2.0 N gives a body 4.0 m/s². What is its mass?"
    trace = bare_trace("friction", question, "500 g")
    assert judge(trace).outcome != "invalid"
