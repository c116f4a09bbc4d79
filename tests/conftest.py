"""Options of the test run; how many examples the fuzz suites try: 20,000 in all, or as asked."""

from __future__ import annotations

import pytest

FUZZ_EXAMPLES = 20_000


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--fuzz-examples",
        type=int,
        default=FUZZ_EXAMPLES,
        help=f"examples that the fuzz suites try in all (default: {FUZZ_EXAMPLES})",
    )
