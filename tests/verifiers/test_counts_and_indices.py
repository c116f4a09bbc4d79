"""A bare N that counts, and an index that counts on from a nought."""

from __future__ import annotations

from wmw.verifiers.pipeline import judge


def _record(family, question, variables, equation, new, answer):
    return {
        "id": "counted",
        "scenario_family": family,
        "question": question,
        "state_0": {"objects": [{"name": "thing"}], "variables": variables},
        "transition": {"rule": "", "effect": "", "equation": equation},
        "state_1": {"predicted_change": "", "new_variables": new},
        "answer": {"value": answer},
    }


def test_a_bare_n_is_the_count_of_swings():
    record = _record(
        "spring",
        "A 200 g mass on a light spring makes 25 complete oscillations in 20 s. What is the spring"
        " constant?",
        {"m": "200 g", "N": 25, "t": "20 s"},
        "k = 4π² m / T²",
        {"T": "0.80 s", "k": "12.3 N/m"},
        "12.3 N/m",
    )
    assert judge(record).outcome == "valid"
    record["state_0"]["variables"]["m"] = "300 g"
    assert judge(record).labels == ("state",)


def test_the_current_after_beside_the_current_before():
    record = _record(
        "em_induction",
        "The current in a 0.30 H coil falls evenly from 2.0 A to zero in 40 ms. What is the"
        " magnitude of the self-induced EMF?",
        {"L": "0.30 H", "I_0": "2.0 A", "I_1": "0 A"},
        "|ε| = L |ΔI| / Δt",
        {"ε": "15 V"},
        "15 V",
    )
    assert judge(record).outcome == "valid"
    record["state_0"]["variables"] = {"L": "0.30 H", "I_1": "3.5 A", "I_2": "0 A"}
    assert judge(record).labels == ("state",)
