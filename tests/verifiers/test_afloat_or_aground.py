"""Which of two bodies in one sentence floats, and which lies on the ground."""

from __future__ import annotations

from wmw.verifiers.pipeline import judge

_TWO = (
    "In a bath a brass nut lies on the bottom, fully under water, and a cork disc of density 250"
    " kg/m³ floats. How large is the buoyant force on the cork disc?"
)


_BESIDE = (
    "Beside a brass nut of 50 g a cork disc of density 250 kg/m³ floats in a bath. How large is the"
    " buoyant force on the cork disc?"
)


def _findings(body, question=_TWO):
    record = {
        "id": "afloat",
        "scenario_family": "no such family",
        "question": question,
        "state_0": {
            "objects": [{"name": n} for n in ("brass nut", "cork disc", "water", "bottom")],
            "relations": [{"type": "on", "args": [body, "bottom"]}],
        },
        "transition": {},
        "state_1": {},
        "answer": {"value": None},
    }
    return judge(record).findings


def test_what_lies_on_the_bottom_beside_what_floats():
    assert not _findings("brass nut")


def test_what_another_one_does_beside_it():
    assert not _findings("brass nut", _BESIDE)
    assert _findings("cork disc", _BESIDE)


def test_what_floats_is_not_on_the_bottom():
    [found] = _findings("cork disc")
    assert (found.label, found.pointer) == ("relation", "/state_0/relations/0")
