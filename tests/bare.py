"""Traces that say nothing but their answer, or no more than their numbers."""

from wmw.verifiers.pipeline import judge


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


def statuses(family, question, *answers):
    """Return the statuses of answers to a question, each of which is all that its trace says."""
    return tuple(judge(bare_trace(family, question, one)).verdict["answer"] for one in answers)


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


def trace_of_relation(question, bodies, relation, *, family="none", further=(), variables=None):
    """Return a trace with bodies, told in one text, a relation of two of them, and further ones."""
    told = [{"type": kind, "args": args} for kind, *args in (relation, *further)]
    return bare_trace(
        family,
        question,
        None,
        state_0={
            "objects": [{"name": name} for name in bodies.split(", ")],
            "relations": told,
            "variables": variables or {},
        },
    )


def relation_blamed(question, bodies, relation, **others):
    """Tell whether the first relation of such a trace is found wrong."""
    findings = judge(trace_of_relation(question, bodies, relation, **others)).findings
    return any(f.pointer == "/state_0/relations/0" for f in findings)


def relation_alone_blamed(question, bodies, relation, **others):
    """Tell whether the first relation of such a trace is found wrong, and nothing else is."""
    verdict = judge(trace_of_relation(question, bodies, relation, **others))
    return verdict.labels == ("relation",) and verdict.findings[0].pointer.endswith("/relations/0")
