"""Whether a reading's time grows with the text, and not with its square."""

from __future__ import annotations

from collections.abc import Callable

import pytest


def grows_with_the_length(work: Callable[[int, int], float]) -> None:
    """Fail where the whole takes far more than four times as long as a quarter of it.

    `work(share, turn)` returns the CPU time in seconds of reading one `share`-th of a text, another
    one each turn. Four times the text takes four times as long, sixteen times where a pattern is
    quadratic; below a millisecond nothing is told apart. Another process can only make a time
    longer, so the least of many is taken, and more are taken as long as they may bring it down.
    """
    whole = quarter = float("inf")
    for turn in range(30):
        whole, quarter = min(whole, work(1, turn)), min(quarter, work(4, turn))
        if turn >= 2 and whole < 7 * max(quarter, 0.001):
            return
    pytest.fail(f"{whole / quarter:.1f} times as long for four times the text")
