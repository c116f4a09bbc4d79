"""Two numbers of one kind, each right before its own body."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.reading import read_question

_ASKS = "What share of the kinetic energy is lost?"


@pytest.mark.parametrize(
    "told",
    [
        "A 0.10 kg lump of clay hits a 0.30 kg cart at rest and sticks to it.",
        "A 0.10 kg snowball flies into a 0.30 kg sledge at rest and sticks to it.",
        "A 0.10 kg putty ball strikes a 0.30 kg glider at rest and sticks to it.",
        "A 0.30 kg cart at rest is hit by a 0.10 kg lump of clay, which sticks to it.",
    ],
)
def test_the_body_of_the_first_number_is_no_word_of_the_second(told):
    givens = read_question(f"{told} {_ASKS}", "collision").givens
    assert givens["m_1"].measurement.si == pytest.approx(0.1)
    assert givens["m_2"].measurement.si == pytest.approx(0.3)


def _with_weights(told, *more):
    forces = [("weight_cart", "cart", "down"), ("normal_cart", "cart", "up"), *more]
    return bare_trace(
        "collision",
        f"{told} {_ASKS}",
        0.75,
        state_0={
            "objects": [
                {"name": "clay", "attributes": {"mass": "0.10 kg"}},
                {"name": "cart", "attributes": {"mass": "0.30 kg"}},
            ],
            "relations": [{"type": "separated", "args": ["clay", "cart"]}],
            "forces": [
                {"name": name, "target": body, "direction": way, "magnitude": None, "unit": None}
                for name, body, way in forces
            ],
            "variables": {},
            "assumptions": [],
        },
    )


def test_what_flies_is_borne_by_nothing():
    told = "A 0.10 kg lump of clay flies level into a 0.30 kg cart at rest and sticks to it."
    judged = judge(_with_weights(told, ("weight_clay", "clay", "down")))
    assert not judged.findings
