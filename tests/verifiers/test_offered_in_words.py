"""One of the ways that a question offers in its sentence is told, and another one answered."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge

_BOAT = (
    "A crate is put on the left side of a raft. Does the raft heel to the left, heel to the right"
    " or float level?"
)
_PIPE = "Water flows on into a wider pipe. Does the pressure there fall, rise or stay the same?"


def _findings(question, change, answer):
    record = {
        "id": "offered",
        "scenario_family": "no such family",
        "question": question,
        "state_0": {},
        "transition": {},
        "state_1": {"predicted_change": change},
        "answer": {"value": answer},
    }
    return judge(record).findings


@pytest.mark.parametrize(
    ("question", "change", "answer"),
    [
        (_BOAT, "The raft heels to the left.", "It heels to the right."),
        (_BOAT, "The raft floats level.", "It heels to the left."),
        (_PIPE, "The pressure there rises.", "The pressure will stay the same."),
    ],
)
def test_another_way(question, change, answer):
    [found] = _findings(question, change, answer)
    assert (found.label, found.pointer) == ("faithfulness", "/answer/value")


@pytest.mark.parametrize(
    ("question", "change", "answer"),
    [
        (_BOAT, "The raft heels to the left.", "It heels to the left."),
        (_BOAT, "The raft does not float level.", "It heels to the left."),
        (_BOAT, "The raft floats level at first.", "It heels to the left."),
        (_PIPE, "The speed rises.", "The pressure there falls."),
        (_PIPE, "The flow stays the same.", "It rises."),
        (_PIPE, "The pressure there rises.", "It rises."),
    ],
)
def test_no_other_way(question, change, answer):
    assert not _findings(question, change, answer)
