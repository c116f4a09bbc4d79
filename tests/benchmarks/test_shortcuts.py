"""The audit finds what gives a text away, and nothing where nothing does."""

from __future__ import annotations

import json
import random

import pytest

from wmw.benchmarks.blind_features import READERS
from wmw.benchmarks.shortcuts import Texts, ranked
from wmw.benchmarks.shortcuts_page import page, record

TRACES = 60


def pair(trace: int, chosen: dict, rejected: dict, *, label: str = "state", held_out: bool = False):
    texts = [json.dumps(told, ensure_ascii=False) for told in (chosen, rejected)]
    return Texts(*texts, label, "an_edit", f"t{trace}", held_out, writes_law=False)


def shares(pairs: list[Texts], group: str = "seen edits") -> dict[str, float]:
    train = {texts.trace: [texts] for texts in pairs[: TRACES // 2]}
    return {v.reader: v.by[group].share for v in ranked(train, pairs[TRACES // 2 :])}


def trace(value: str, unit: str = "m", steps: tuple[str, ...] = ()) -> dict:
    return {
        "state_0": {"h": "3 m"},
        "derivation": list(steps),
        "answer": {"v": value, "unit": unit},
    }


def test_a_word_of_its_own_gives_the_rejected_away():
    pairs = [
        pair(n, trace(f"{n + 3} m/s falls"), trace(f"{n + 3} m/s rises")) for n in range(TRACES)
    ]
    found = shares(pairs)
    for reader in ("character n-grams", "words", "wording without numbers", "JSON paths"):
        assert found[reader] == 1.0, reader
    assert found["digits"] == found["lengths"] == 0.5


def test_digits_give_it_away():
    pairs = [pair(n, trace(f"{n + 10}"), trace(f"{n + 10}000")) for n in range(TRACES)]
    found = shares(pairs)
    assert found["digits"] == found["lengths"] == 1.0
    assert found["wording without numbers"] == 0.5


def test_a_missing_step_gives_it_away():
    pairs = [
        pair(n, trace(str(n), steps=("so", "thus")), trace(str(n), steps=("so",)))
        for n in range(TRACES)
    ]
    assert shares(pairs)["lengths"] == 1.0


def test_numbers_that_agree_are_seen_by_one_reader_alone():
    rng = random.Random(4)
    pairs = []
    for n in range(TRACES):
        right, wrong = (str(rng.randrange(100, 999)) for _ in range(2))
        step = (f"v is {right}",)
        pairs.append(pair(n, trace(right, steps=step), trace(wrong, steps=step)))
    found = shares(pairs)
    assert found["repeated numbers"] > 0.95
    assert 0.25 < found["wording without numbers"] < 0.75
    assert 0.2 < found["lengths"] < 0.8


def test_nothing_is_found_where_chance_decides():
    rng = random.Random(5)
    pairs = []
    for n in range(TRACES):
        told = [trace("up"), trace("down")]
        rng.shuffle(told)
        pairs.append(pair(n, *told))
    assert all(0.2 < share < 0.8 for share in shares(pairs).values())


def test_edits_that_are_held_out_stand_apart():
    pairs = [pair(n, trace("up"), trace("down")) for n in range(TRACES)]
    other = [pair(n, trace("down"), trace("up"), held_out=True) for n in range(TRACES, TRACES + 9)]
    train = {texts.trace: [texts] for texts in pairs[: TRACES // 2]}
    for verdict in ranked(train, pairs[TRACES // 2 :] + other):
        if verdict.reader == "words":
            assert verdict.by["seen edits"].share == verdict.by["state, seen"].share == 1.0
            assert verdict.by["held-out edits"].share == verdict.by["state, held out"].share == 0.0
            assert verdict.by["state, held out"].pairs == 9
            assert dict(verdict.telling)["up"] > 0 > dict(verdict.telling)["down"]


def test_more_to_learn_from_and_the_page():
    pairs = [pair(n, trace("up"), trace("down")) for n in range(TRACES)]
    train = {texts.trace: [texts] for texts in pairs[:40]}
    verdicts = ranked(train, pairs[40:], sizes=(10, 20, 100))
    assert [v.trained_on for v in verdicts] == [10, 20, 40] * len(READERS)
    told = page(verdicts, {"traces": TRACES, "seed": 1, "pairs_per_trace": 1}, None)
    assert "40 traces are trained on" in told
    assert told.count("\n| seen edits | 20 | 100.0% (100–100) |") == 1
    assert "–" in next(row for row in told.splitlines() if row.startswith("| held-out edits"))
    assert json.loads(json.dumps(record(verdicts)))[0]["accuracy"]["seen edits"]["share"] == 1.0


@pytest.mark.parametrize("reader", READERS.values(), ids=READERS)
def test_every_reader_tells_two_texts_apart_in_its_own_respect(reader):
    one = json.dumps(trace("4.25 m/s up", steps=("v = 4.25",)))
    other = json.dumps(trace("17 m/s down", steps=("v = 4.25", "so")))
    assert reader(one) == reader(one)
    assert reader(one) != reader(other)
