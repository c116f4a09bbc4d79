"""Traces that say nothing but their answer."""


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
