"""Traces that say nothing but their answer, or no more than their numbers."""


def bare_trace(family, question, answer, **fields):
    """Return a trace of a question with an answer, all else left empty but for `fields`."""
    return {
        "id": "t",
        "scenario_family": family,
        "question": question,
        "state_0": {},
        "transition": {},
        "state_1": {},
        "answer": {"value": answer, "unit": None},
        **fields,
    }


def trace_of_numbers(
    family, question, answer, *, variables=(), equation=None, results=(), evidence=()
):
    """Return a trace with values, an equation and an answer, and no bodies and no words."""
    return {
        "id": "t",
        "scenario_family": family,
        "question": question,
        "state_0": {
            "objects": [],
            "relations": [],
            "forces": [],
            "variables": dict(variables),
            "assumptions": [],
        },
        "transition": {
            "rule": "",
            "effect": "",
            "equation": equation,
            "evidence": list(evidence),
        },
        "state_1": {"predicted_change": "", "new_variables": dict(results)},
        "derivation": None,
        "answer": {"value": answer, "unit": None, "explanation": ""},
    }
