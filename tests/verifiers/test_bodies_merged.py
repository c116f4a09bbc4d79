"""Two bodies of the question that state 0 takes for one: only where they must be kept apart."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge


def trace(question, bodies, derivation):
    """Return a trace of no family with its bodies and a line that works with them."""
    return {
        "id": "merged",
        "scenario_family": "no such family",
        "question": question,
        "state_0": {"objects": [{"name": n, "attributes": a} for n, a in bodies.items()]},
        "transition": {},
        "state_1": {},
        "derivation": derivation,
        "answer": {"value": None},
    }


_LAYERS = (
    "A drum holds 0.80 m of diesel (840 kg/m³) floating on 0.40 m of brine (1100 kg/m³). What is "
    "the pressure at the bottom?"
)
_TRAY = (
    "A 0.5 kg cup stands on a 1.5 kg tray. The tray is pulled over ice and both speed up at "
    "2 m/s². What friction acts on the cup?"
)
_CARTS = (
    "Cart P of mass 2.0 kg moves at 3.0 m/s; cart Q of mass 6.0 kg {} What is the {} of cart P?"
)
FAULTS = [
    (_LAYERS, {"brine": {"depth": "1.20 m", "density": "1100 kg/m^3"}}, ""),
    (_LAYERS, {"liquid": {"depth": "120 cm", "density": "840 kg/m^3"}}, ""),
    (_TRAY, {"tray and cup": {"mass": "2.0 kg"}}, "f = 2.0 × 2 = 4 N"),
    (
        _CARTS.format("waits elsewhere.", "kinetic energy"),
        {"carts": {"mass": "8.0 kg"}},
        "E = 0.5 × 8.0 × 9.0 = 36 J",
    ),
    (_CARTS.format("stays put.", "speed"), {"carts": {"mass": "8.0 kg"}}, "v = 24/8.0"),
]


@pytest.mark.parametrize(("question", "bodies", "derivation"), FAULTS)
def test_merged(question, bodies, derivation):
    verdict = judge(trace(question, bodies, derivation))
    assert [f.code for f in verdict.findings] == ["WMW218"]
    assert verdict.labels == ("object",)


SOUND = [
    (
        _LAYERS,
        {
            "diesel": {"depth": "0.80 m", "density": "840 kg/m^3"},
            "brine": {"depth": "0.40 m", "density": "1100 kg/m^3"},
        },
        "",
    ),
    (_LAYERS, {"drum": {"depth": "1.20 m"}}, ""),
    (
        _LAYERS.replace("840", "1100"),
        {"liquid": {"depth": "1.20 m", "density": "1100 kg/m^3"}},
        "",
    ),
    (_TRAY, {"tray and cup": {"mass": "2.0 kg"}}, "f = 0.5 × 2 = 1 N"),
    (
        _TRAY.replace("friction acts on the cup", "force pulls the tray and the cup"),
        {"tray and cup": {"mass": "2.0 kg"}},
        "F = 2.0 × 2 = 4 N",
    ),
    (
        _TRAY.replace("friction acts on the cup", "friction of the floor acts on the tray"),
        {"tray and cup": {"mass": "2.0 kg"}},
        "f = 2.0 × 2 = 4 N",
    ),
    (
        _CARTS.format("couples to it.", "speed"),
        {"carts": {"mass": "8.0 kg"}},
        "v = 2.0 × 3.0/8.0 = 0.75 m/s",
    ),
    (
        _CARTS.format("stays put until they meet and stick.", "speed"),
        {"carts": {"mass": "8.0 kg"}},
        "v = 2.0 × 3.0/8.0 = 0.75 m/s",
    ),
    (
        _CARTS.format("couples to it.", "total kinetic energy with the other and not").replace(
            "not of", "not that of"
        ),
        {"carts": {"mass": "8.0 kg"}},
        "E = 0.5 × 8.0 × 0.5625 = 2.25 J",
    ),
]


@pytest.mark.parametrize(("question", "bodies", "derivation"), SOUND)
def test_kept_apart_or_one(question, bodies, derivation):
    assert not judge(trace(question, bodies, derivation)).findings
