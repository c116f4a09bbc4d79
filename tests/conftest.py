"""Options of the test run; how many examples the fuzz suites try: 20,000 in all, or as asked."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

FUZZ_EXAMPLES = 20_000

# Read when the libraries are imported: no test may ask a hub for anything.
os.environ.update(HF_HUB_OFFLINE="1", HF_DATASETS_OFFLINE="1", TRANSFORMERS_OFFLINE="1")

# Seconds say nothing about an answer on a machine that is busy with other things.
settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--fuzz-examples",
        type=int,
        default=FUZZ_EXAMPLES,
        help=f"examples that the fuzz suites try in all (default: {FUZZ_EXAMPLES})",
    )
    parser.addoption(
        "--property-items",
        type=int,
        default=None,
        metavar="N",
        help="items of each family in tests/properties, with every change made to each"
        " (default: one item of every kind, with a rotating share of the changes)",
    )
