"""Search for the traces that take longest to judge, and report time, memory and steps of work.

Usage: python scripts/audit_work.py [--rounds N] [--seed N] [--families NAME ...]

It climbs from hostile seeds (crowded with values, numbers, equations, forces, options, asking
phrases) by random changes, keeps what takes longer, and prints the slowest traces with CPU
milliseconds (the least of three runs with empty caches), steps of work against the budget, and the
peak of the process's memory above what it needed before. Meant for a quiet machine; nothing in it
passes or fails.
"""

from __future__ import annotations

import argparse
import copy
import itertools
import random
import resource
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from wmw.core import quantity, registry, work
from wmw.core.equation import statements as equation_statements
from wmw.core.family import Family
from wmw.generators import generate
from wmw.verifiers import pipeline
from wmw.verifiers.questions import reading

_KEPT = 12
_NAMES = 60


def crowded(family: Family) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield hostile traces in a family's own words, each with what it is crowded with."""
    plain = generate(family.name, 5, 0).trace.to_dict()
    units = {alias: q.unit for q in family.quantities for alias in (q.name, *q.aliases)}
    units |= dict.fromkeys(family.ambiguous, "1")
    names = list(itertools.islice(itertools.cycle(units), 2 * _NAMES))
    values = {name: f"{k + 1.5} {units[name]}" for k, name in enumerate(dict.fromkeys(names))}
    values = dict(itertools.islice(values.items(), _NAMES))
    short = [name for name in units if len(name) < 5] or list(units)
    lines = "; ".join(
        f"{short[k % len(short)]} = {short[7 * k % len(short)]} {short[3 * k % len(short)]} + 3.7"
        for k in range(50)
    )[:1_900]
    cues = [cue for q in family.quantities for cue in q.cues]
    asked = [phrase for q in family.quantities for phrase in q.asked]
    scale = [quantity.unit for quantity in family.quantities]
    told = " ".join(
        f"The {cues[k % len(cues)]} is {k + 2}.5 {scale[k % len(scale)]}" for k in range(29)
    )[:3_800]
    phrases = [p for o in family.outcomes for c in o.choices for p in c.phrases]
    roles = [word for role in family.roles for word in role.words]
    forces = [word for force in family.forces for word in (force.name, *force.words)] or ["force"]
    ways = [p for d in family.directions for p in d.phrases] or ["up"]

    def changed(**fields: Any) -> dict[str, Any]:
        trace = copy.deepcopy(plain)
        for path, value in fields.items():
            holder = trace
            *above, last = path.split("__")
            for key in above:
                holder = holder[key]
            holder[last] = value
        return trace

    equations = {
        "transition__equation": lines,
        "derivation": lines,
        "transition__evidence": [f"{lines}; x = {k}" for k in range(12)],
    }
    crowd = {"state_0__variables": values, "state_1__new_variables": values}
    long = "1" + "+1.2" * 80 + " = 2" + "+3.1" * 80
    yield "values", changed(**crowd)
    yield "equations", changed(**equations)
    yield "values and equations", changed(**crowd, **equations)
    yield "numbers in the question", changed(question=f"{told} {asked[0] if asked else 'what'}?")
    yield "asking phrases", changed(question=f"what {' what '.join(asked)}"[:3_900] + "?")
    yield "long sums", changed(transition__evidence=[f"{long}+{k}" for k in range(20)])
    yield "effects", changed(transition__effect=" ".join(phrases)[:7_900])
    yield "change", changed(state_1__predicted_change=" ".join(f"{k}.5 m" for k in range(900)))
    yield "orders", changed(question="above the box " * 280)
    yield (
        "forces",
        changed(
            state_0__forces=[
                {"name": forces[k % len(forces)], "target": roles[k % len(roles)],
                 "direction": ways[k % len(ways)], "magnitude": k + 0.5, "unit": "N"}
                for k in range(64)
            ],
            state_0__objects=[{"name": f"{roles[k % len(roles)]} {k}"} for k in range(64)],
        ),
    )  # fmt: skip
    yield "an unknown family", changed(scenario_family="none", **crowd, **equations)


def climbed(trace: dict[str, Any], other: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Return a trace with a part taken from another, lengthened or shortened."""
    trace = copy.deepcopy(trace)
    part = rng.choice(("question", "state_0", "transition", "state_1", "derivation", "answer"))
    way = rng.randrange(3)
    if way == 0:
        trace[part] = copy.deepcopy(other[part])
    elif isinstance(trace[part], str):
        words = trace[part].split(" ")
        start = rng.randrange(len(words))
        if way == 1:
            words[start:start] = words[start : start + 30]
        else:
            del words[start : start + 30]
        trace[part] = " ".join(words)
    elif isinstance(trace[part], dict):
        for value in list(trace[part].values()):
            if isinstance(value, dict) and value and rng.random() < 0.5:
                value.pop(rng.choice(list(value)))
            elif isinstance(value, list) and value:
                value.append(copy.deepcopy(rng.choice(value)))
    return trace


def _forget() -> None:
    for cache in (
        quantity._kept_mentions,
        quantity._long_mentions,
        reading.kept_question,
        equation_statements._parse_statements,
    ):
        cache.cache_clear()


def measured(trace: dict[str, Any]) -> tuple[float, int, str]:
    """Return CPU milliseconds, steps of work and the outcome."""
    meters: list[work.Meter] = []

    @contextmanager
    def watched(steps: float) -> Iterator[work.Meter]:
        with work.budget(steps) as meter:
            meters.append(meter)
            yield meter

    pipeline.budget = watched  # type: ignore[attr-defined]
    times = []
    try:
        for _ in range(3):
            _forget()
            start = time.process_time()
            verdict = pipeline.judge_unguarded(trace)
            times.append(1_000 * (time.process_time() - start))
    finally:
        pipeline.budget = work.budget  # type: ignore[attr-defined]
    reason = verdict.abstentions[0].reason if verdict.abstentions else ""
    ending = "budget" if reason.startswith("budget") else verdict.outcome
    return min(times), meters[-1].spent if meters else 0, ending


def _peak() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    """Search and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--families", nargs="*", default=list(registry.names()))
    options = parser.parse_args()
    rng = random.Random(options.seed)  # noqa: S311 - a search, not a secret
    for name in options.families:  # laws are solved when they are first needed
        for index in range(20):
            pipeline.judge(generate(name, 1, index).trace.to_dict())
    before = _peak()
    found: list[tuple[float, int, str, str, dict[str, Any]]] = []
    for name in options.families:
        for kind, trace in crowded(registry.family(name)):
            pipeline.judge(trace)
            found.append((*measured(trace), f"{name}: {kind}", trace))
    for _ in range(options.rounds):
        found.sort(key=lambda entry: -entry[0])
        del found[10 * _KEPT :]
        one, other = rng.choice(found[:_KEPT]), rng.choice(found)
        trace = climbed(one[4], other[4], rng)
        pipeline.judge(trace)
        found.append((*measured(trace), f"{one[3]}*", trace))
    found.sort(key=lambda entry: -entry[0])
    for milliseconds, steps, ending, kind, _ in found[:_KEPT]:
        print(f"{milliseconds:8.1f} ms {steps:8d} steps  {ending:8} {kind[:70]}")
    print(f"budget {pipeline.WORK} steps; memory peak {_peak() - before:.0f} MB above {before:.0f}")


if __name__ == "__main__":
    main()
