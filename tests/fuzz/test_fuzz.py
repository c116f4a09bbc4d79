"""Whatever a record holds, the verdict on it is well formed, the same each time, and comes at all.

Three kinds of hostile input: records of the right shape with wild leaves, traces mutated, and JSON
text with bytes changed. In CI the examples are the same in every run; `--fuzz-examples N` tries N.
"""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fuzz import soup
from fuzz.checking import check_line, check_mending, check_record
from fuzz.mutation import mutated, mutated_bytes
from fuzz.shapes import trace_shaped

SHARES = {"shaped": 0.08, "mutated": 0.24, "bytes": 0.68, "mended": 0.02}
AGAIN = 0.2
"""Share of the records that are judged a second time, from a file where they were not."""
SEEDS = st.integers(0, 2**64 - 1)
SLICES = 4
"""In how many tests the examples of a kind are tried, so that they can run side by side."""


@pytest.fixture(params=range(SLICES))
def tried(request: pytest.FixtureRequest):
    """Run a check on a slice of a kind's examples: derandomized, without a deadline."""

    def run(kind: str, check) -> None:
        def check_seed(seed: int) -> None:
            check(random.Random(SLICES * seed + request.param))  # else all slices were the same

        share = SHARES[kind] / SLICES
        examples = int(share * request.config.getoption("--fuzz-examples"))
        settings(
            max_examples=max(1, examples),
            derandomize=True,
            database=None,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        )(given(SEEDS)(check_seed))()

    return run


def test_records_of_the_right_shape(tried):
    tried("shaped", lambda rng: check_record(trace_shaped(rng), again=rng.random() < AGAIN))


def test_mutated_traces(tried):
    tried(
        "mutated",
        lambda rng: check_record(mutated(rng.choice(soup.SEEDS), rng), again=rng.random() < AGAIN),
    )


def test_mendings_of_mutated_traces(tried):
    tried("mended", lambda rng: check_mending(mutated(rng.choice(soup.SEEDS), rng)))


def test_bytes(tried):
    def check(rng: random.Random) -> None:
        again = rng.random() < AGAIN
        if rng.random() < 0.1:
            check_line(rng.randbytes(rng.randrange(200)), again=again)
        else:
            line = json.dumps(rng.choice(soup.SEEDS), ensure_ascii=rng.random() < 0.5)
            check_line(mutated_bytes(line.encode("utf-8", "surrogatepass"), rng), again=again)

    tried("bytes", check)
