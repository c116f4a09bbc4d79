"""Work is bounded by steps: a trace over the budget abstains, and no sound trace comes near it."""

from __future__ import annotations

import functools
import gc
import itertools
import json
from contextlib import contextmanager
from pathlib import Path

import pytest

from wmw.core import registry, work
from wmw.core.family import Family
from wmw.core.work import budget
from wmw.generators import generate
from wmw.verifiers import pipeline
from wmw.verifiers.pipeline import WORK, judge_unguarded
from wmw.verifiers.vocabulary.kinship import MAX_KIN, likely_families

MODEL_LIKE = sorted((Path(__file__).parents[1] / "cases" / "model_like").glob("*.jsonl"))
EACH = 97
"""Of every so many of the kept model-like records, one is judged cold and warm."""
ROOM = 4
"""How many times the work of a sound trace the budget has to allow."""


def spent(trace: dict, monkeypatch: pytest.MonkeyPatch) -> int:
    """Judge a trace without a limit and return the steps of work that it took."""
    meters = []

    @contextmanager
    def unlimited(steps):
        with budget(float("inf")) as meter:
            meters.append(meter)
            yield meter

    with monkeypatch.context() as patch:
        patch.setattr(pipeline, "budget", unlimited)
        judge_unguarded(trace)
    return meters[-1].spent


def crowded(family: Family) -> dict:
    """Return a trace with many values, equations and forces in the family's own words."""
    trace = generate(family.name, 5, 0).trace.to_dict()
    units = {alias: q.unit for q in family.quantities for alias in (q.name, *q.aliases)}
    names = list(itertools.islice(itertools.cycle(units), 60))
    symbols = [name for name in units if len(name) < 5] or list(units)
    values = {name: f"{k + 1.5} {units[name]}" for k, name in enumerate(names)}
    trace["state_0"]["variables"] = values
    trace["state_1"]["new_variables"] = values
    pairs = zip(itertools.cycle(symbols), itertools.cycle(symbols[1:] + symbols[:1]), strict=False)
    lines = [f"{a} = 2 {b} + 3.7 {a}" for a, b in itertools.islice(pairs, 60)]
    trace["transition"]["equation"] = "; ".join(lines)
    trace["transition"]["evidence"] = ["; ".join(lines[k:]) for k in range(0, 60, 5)]
    return trace


@pytest.mark.parametrize("name", registry.names())
def test_a_crowded_trace_is_judged_or_abstains_within_the_budget(name):
    trace = crowded(registry.family(name))
    first, second = judge_unguarded(trace), judge_unguarded(trace)
    assert first == second
    if first.outcome == "abstain" and first.abstentions[0].reason.startswith("budget"):
        assert {a.field for a in first.abstentions} == set(first.verdict)


def test_long_sums_of_rounded_numbers_are_over_the_budget():
    trace = generate("pulley", 5, 0).trace.to_dict()
    longest = "1" + "+1.2" * 80 + " = 2" + "+3.1" * 80
    trace["transition"]["evidence"] = [f"{longest}+{k}.5" for k in range(40)]
    verdict = judge_unguarded(trace)
    assert verdict.outcome == "abstain"
    assert all(a.reason.startswith("budget: ") for a in verdict.abstentions)


@pytest.mark.parametrize("name", registry.names())
def test_sound_traces_leave_room(name, monkeypatch):
    for index in range(12):
        trace = generate(name, 3, index).trace.to_dict()
        assert ROOM * spent(trace, monkeypatch) <= WORK


@pytest.mark.parametrize("name", registry.names())
def test_a_question_is_tried_against_its_own_family(name):
    for index in range(30):
        question = generate(name, 3, index).question
        found = likely_families(question)
        assert name in found
        assert len(found) <= MAX_KIN


def test_a_question_without_a_telling_word_belongs_to_no_family():
    assert likely_families("xyzzy 12 ?!") == ()


def forget_all() -> None:
    """Clear every cache of the package, as a process that has just begun has none."""
    for kept in gc.get_objects():
        # Not `isinstance`, which asks an object for its class: those of other tests may lie.
        if type(kept) is functools._lru_cache_wrapper and kept.__module__.startswith("wmw"):
            kept.cache_clear()


@pytest.fixture
def meters(monkeypatch):
    """The budgets that are set, but for those inside another."""
    kept = []

    class Kept(work.Meter):
        def __init__(self, limit):
            super().__init__(limit)
            if work._METER.get() is None and limit != float("inf"):
                kept.append(self)

    monkeypatch.setattr(work, "Meter", Kept)
    return kept


def _model_like():
    lines = [line for path in MODEL_LIKE for line in path.read_text("utf-8").splitlines()]
    return [json.loads(line)["trace"] for line in lines[::EACH]]


def test_a_trace_takes_as_many_steps_cold_and_warm(meters):
    """Else a verdict at the edge of the budget hangs on what was judged before it."""
    seen = 0
    for trace in (*_model_like(), crowded(registry.family("lever"))):
        forget_all()
        found = []
        for _ in range(2):
            meters.clear()
            verdict = judge_unguarded(trace)
            found.append((verdict, [meter.spent for meter in meters]))
        assert found[0] == found[1], trace["id"]
        seen += len(meters)
    assert seen
