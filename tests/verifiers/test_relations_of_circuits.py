"""Lists of connections that make another circuit than the words tell, and those that may hold."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace
from wmw.verifiers.pipeline import judge

ROW = "Lamps X (3 ohm) and Y (6 ohm) are connected in series to a cell of 9 V. What is the current?"
SIDE = (
    "Resistors R1 = 4 ohm and R2 = 12 ohm are connected in parallel to a cell. What is the current?"
)
MIXED = (
    "A coil is in series with a parallel pair of lamps P and Q; a cell of 6 V feeds them. What is"
    " the current in P?"
)
LOOP = "A loop contains a cell, a heater and an ammeter. What is the current?"
OPEN = "A loop contains a cell, a heater and a switch, which is opened. What is the current?"


def blamed(question: str, pairs: str, apart: str = "") -> list[str]:
    """Return the relations of a list of connections that are found wrong."""
    told = [("connected", *pair.split("-")) for pair in pairs.split()]
    told += [("separated", *apart.split("-"))] if apart else []
    names = dict.fromkeys(name for _, *pair in told for name in pair)
    state = {
        "objects": [{"name": name} for name in names],
        "relations": [{"type": kind, "args": pair} for kind, *pair in told],
    }
    found = judge(bare_trace("none", question, None, state_0=state)).findings
    return [f"{one.pointer.rpartition('/')[2]} {one.label}" for one in found]


@pytest.mark.parametrize(
    ("question", "pairs", "apart", "at"),
    [
        (ROW, "cell-lamp_X lamp_X-cell lamp_Y-cell", "", 1),
        (ROW, "cell-node_p cell-node_q lamp_X-node_p lamp_X-node_q lamp_Y-node_p lamp_Y-node_q",
         "", 4),
        (ROW, "cell-lamp_X lamp_X-lamp_Y lamp_Y-lamp_Y", "", 2),
        (SIDE, "cell-node_1 cell-node_2 R1-node_1 R1-R2 R2-node_2", "", 3),
        (SIDE, "cell-node_1 cell-node_2 R1-node_1 R1-node_2 R2-node_1 R2-node_1", "", 5),
        (MIXED, "cell-coil coil-node_2 P-node_1 P-node_2 Q-node_1 Q-node_2 node_2-cell", "", 1),
        (LOOP, "cell-heater heater-ammeter", "cell-ammeter", 2),
    ],
)  # fmt: skip
def test_another_circuit(question: str, pairs: str, apart: str, at: int) -> None:
    assert f"{at} relation" in blamed(question, pairs, apart)


@pytest.mark.parametrize(
    ("question", "pairs", "apart"),
    [
        (ROW, "cell-lamp_X lamp_X-lamp_Y lamp_Y-cell", ""),
        (ROW, "cell-lamp_X lamp_X-lamp_Y", ""),
        (ROW, "cell-lamp_X lamp_X-node_m node_m-lamp_Y lamp_Y-cell", ""),
        (ROW, "cell-lamp_X lamp_X-node_m node_m-lamp_Y lamp_Y-cell voltmeter-node_m cell-voltmeter",
         ""),
        (ROW, "cell-lamp_X cell-lamp_Y", ""),
        (SIDE, "cell-R1 cell-R2", ""),
        (SIDE, "cell-R1 R1-R2 R2-cell", ""),
        (SIDE, "cell-R1 R1-cell cell-R2 R2-cell", ""),
        (SIDE, "cell-node_1 cell-node_2 R1-node_1 R1-node_2 R2-node_1 R2-node_2", ""),
        (MIXED, "cell-coil coil-node_1 P-node_1 P-node_2 Q-node_1 Q-node_2 node_2-cell", ""),
        (LOOP, "cell-heater heater-ammeter ammeter-cell", ""),
        (LOOP, "cell-heater heater-ammeter ammeter-cell", "heater-cell_2"),
        (OPEN, "cell-heater heater-switch", "switch-cell"),
        ("A string is connected to a block, in series with a spring. How long is it?",
         "block-string string-block", ""),
        ("Resistors R1 and R2 are connected in series to a cell, then in parallel. What flows?",
         "cell-R1 R1-cell cell-R2 R2-cell", ""),
    ],
)  # fmt: skip
def test_a_circuit_that_may_be_meant(question: str, pairs: str, apart: str) -> None:
    assert not [one for one in blamed(question, pairs, apart) if "relation" in one]
