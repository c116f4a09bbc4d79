"""Forces of another moment than the one that the laws are asked about."""

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

_CART = (
    "A cart of 0.40 kg on a level air track is joined by a thread over a light pulley to a hanging"
    " weight of 0.10 kg. While the cart is held, what is the tension in the thread, and what is it"
    " after release? Use g = 9.8 m/s²."
)


def _sized(question, name, size, answer, family, target):
    force = {"name": name, "target": target, "direction": "up", "magnitude": size, "unit": "N"}
    state = {"objects": [{"name": target}], "forces": [force]}
    verdict = judge(bare_trace(family, question, answer, state_0=state))
    return {f.code for f in verdict.findings if f.severity == "error"}


def test_a_force_named_for_a_moment_is_not_sized_by_another():
    answer = "0.98 N held, 0.78 N after"
    blamed = _sized(_CART, "tension while held", "0.98 N", answer, "pulley", "weight")
    assert "WMW212" not in blamed
    assert "WMW212" in _sized(_CART, "tension", "0.98 N", answer, "pulley", "weight")


def test_the_force_that_is_asked_for_acts():
    question = (
        "A claw hammer 0.30 m long from pivot to grip draws a nail located 4.0 cm from the pivot."
        " The nail comes out at 900 N. With what force is the grip pulled, perpendicular to the"
        " handle?"
    )
    way = "perpendicular to the handle"
    pulls = (("resistance of nail", "900 N", "downward"), ("hand force", "120 N", way))
    state = {
        "objects": [{"name": "hammer"}, {"name": "nail"}, {"name": "grip"}],
        "relations": [{"type": "contact", "args": ["hammer", "nail"]}],
        "forces": [
            {"name": name, "target": "hammer", "direction": to, "magnitude": size, "unit": "N"}
            for name, size, to in pulls
        ],
        "variables": {"R": "900 N", "d_nail": "4.0 cm", "d_grip": "30 cm"},
    }
    found = {
        "transition": {"equation": "F = R d_nail / d_grip"},
        "state_1": {"new_variables": {"F": "0.12 kN"}},
        "derivation": "F = 900 N × 4.0 cm / 30 cm = 120 N",
    }
    sound = judge(bare_trace("lever", question, "0.12 kN", state_0=state, **found))
    assert not any(f.code == "WMW215" for f in sound.findings)
