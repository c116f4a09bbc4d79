"""Samples: in proportion, all labels among them, and the same in whatever order a bank is read."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from wmw.benchmarks.review.strata import Candidate, drawn, shares, sides_of
from wmw.core.errors import UsageError

LABELS = {"state": 240, "force": 120, "temporal": 40}


def bank() -> list[Candidate]:
    """400 pairs of 80 traces in two families, one pair in four by a held-out edit."""
    found = []
    place = 0
    for label, size in LABELS.items():
        for _ in range(size):
            cell = ("ab"[place % 8 < 2], ("held_out", "seen")[place % 4 > 0])
            found.append(Candidate(f"pair-{place}", f"trace-{place % 80}", label, cell))
            place += 1
    return found


def test_shares_are_in_proportion() -> None:
    assert shares({"a": 60, "b": 30, "c": 10}, 20) == {"a": 12, "b": 6, "c": 2}
    # 3.9, 2.1 and 3.0 of 9: the largest remainder has the one that is left
    assert shares({"a": 13, "b": 7, "c": 10}, 9) == {"a": 4, "b": 2, "c": 3}


def test_every_group_has_two_or_all_that_it_has() -> None:
    assert shares({"a": 96, "b": 3, "c": 1}, 10) == {"a": 7, "b": 2, "c": 1}


@pytest.mark.parametrize("n", [1, 5, 9, 40, 99, 100])
def test_shares_sum_up(n: int) -> None:
    sizes = {"a": 61, "b": 29, "c": 9, "d": 1}
    if n < 7:
        with pytest.raises(UsageError, match="--n 7 or more"):
            shares(sizes, n)
    else:
        found = shares(sizes, n)
        assert sum(found.values()) == n
        assert all(found[group] <= size for group, size in sizes.items())


def test_more_than_there_are_is_refused() -> None:
    with pytest.raises(UsageError, match="400 to draw from, not 401"):
        drawn(bank(), 401, 1)


def test_the_order_of_a_bank_does_not_matter() -> None:
    mixed = bank()
    random.Random(2).shuffle(mixed)
    assert drawn(mixed, 40, 7) == drawn(bank(), 40, 7)
    assert drawn(bank(), 40, 8) != drawn(bank(), 40, 7)


@pytest.mark.parametrize("seed", range(5))
def test_strata_are_in_proportion(seed: int) -> None:
    found = drawn(bank(), 40, seed)
    assert Counter(c.group for c in found) == {"state": 24, "force": 12, "temporal": 4}
    sizes = Counter((c.group, c.cell) for c in bank())
    counts = Counter((c.group, c.cell) for c in found)
    for stratum, size in sizes.items():
        assert abs(counts[stratum] - 40 * size / 400) < 1, stratum


def test_small_strata_get_their_share_on_average() -> None:
    """A stratum of one pair in 100 is in a tenth of all samples of ten, not in all or in none."""
    pairs = [
        Candidate(f"p{n}", f"t{n}", "state", ("rare" if n == 41 else "b",)) for n in range(100)
    ]
    found = sum(any(c.cell == ("rare",) for c in drawn(pairs, 10, seed)) for seed in range(400))
    assert 20 <= found <= 60  # three standard deviations about 40


def test_no_trace_comes_twice_while_there_are_others() -> None:
    found = drawn(bank(), 40, 3)
    assert len({c.trace for c in found}) == len({c.name for c in found}) == 40
    many = drawn(bank(), 120, 3)
    assert len({c.name for c in many}) == 120
    assert len({c.trace for c in many}) == 80


def test_all_can_be_drawn() -> None:
    assert {c.name for c in drawn(bank(), 400, 1)} == {c.name for c in bank()}


@pytest.mark.parametrize("seed", range(6))
def test_half_of_each_label_is_shown_broken(seed: int) -> None:
    sizes = {"object": 1, "state": 27, "force": 8, "temporal": 3, "relation": 5}
    taken = [Candidate(f"{g}{n}", f"{g}-{n}", g, ()) for g in sizes for n in range(sizes[g])]
    sides = sides_of(taken, seed)
    broken = Counter(c.group for c in taken if sides[c.name] == "rejected")
    assert broken["object"] == 1
    for label, size in sizes.items():
        assert abs(broken[label] - size / 2) <= 0.5
    assert abs(sum(broken.values()) - sum(sizes.values()) / 2) <= 1


def test_sides_depend_on_the_seed_and_not_on_the_place() -> None:
    taken = [Candidate(f"p{n}", f"t{n}", "state", ()) for n in range(20)]
    by_seed = [tuple(sides_of(taken, seed).values()) for seed in range(4)]
    assert len(set(by_seed)) == 4
    first = Counter(sides_of(taken, seed)["p0"] for seed in range(60))
    assert min(first["chosen"], first["rejected"]) >= 15


def test_a_sound_trace_is_shown_once() -> None:
    taken = [Candidate(f"p{n}", f"t{n % 3}", "state", ()) for n in range(30)]
    sides = sides_of(taken, 1)
    sound = [c.trace for c in taken if sides[c.name] == "chosen"]
    assert len(sound) == len(set(sound)) == 3
