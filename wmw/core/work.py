"""A budget of work, counted in steps and never in seconds, so that verdicts do not hang on a clock.

Whoever loops over what a stranger wrote says with `spend` how much work that is; a step is about a
microsecond. Outside `budget` nothing is limited. What a cache saves is charged all the same
(`metered`): a trace gets the same verdict whether or not its words were met before.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class OverBudgetError(Exception):
    """More work was asked for than the budget allows; caught where the budget was set."""


class Meter:
    """Counts steps up to a limit; `charged` are the calls of `metered` functions so far."""

    __slots__ = ("charged", "limit", "spent")

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.spent = 0
        self.charged: set[Hashable] = set()

    def spend(self, steps: int) -> None:
        """Add steps; raises `OverBudgetError` beyond the limit."""
        self.spent += steps
        if self.spent > self.limit:
            raise OverBudgetError


_METER: ContextVar[Meter | None] = ContextVar("meter", default=None)
_NO_LIMIT = float("inf")


@contextmanager
def budget(steps: float) -> Iterator[Meter]:
    """Limit the work done inside; the meter tells how much it was."""
    meter = Meter(steps)
    token = _METER.set(meter)
    try:
        yield meter
    finally:
        _METER.reset(token)


@contextmanager
def uncharged() -> Iterator[None]:
    """Charge what is done inside to no budget: what is found once for all traces.

    An import that happens to fall into a judgement, say, or what follows from a regime's laws; the
    trace that comes first would pay for it, and those after it not.
    """
    with budget(_NO_LIMIT):
        yield


@contextmanager
def part(steps: float, keeping: float = 0) -> Iterator[None]:
    """Limit the work done inside to a part of the budget in force, which is charged with it.

    `keeping` steps of that budget are left for what comes after.
    """
    outer = _METER.get()
    limit = steps if outer is None else min(steps, max(0, outer.limit - outer.spent - keeping))
    with budget(limit) as meter:
        try:
            yield
        finally:
            if outer is not None:
                outer.spent += min(meter.spent, int(limit))


def spend(steps: int) -> None:
    """Charge steps to the budget in force, if there is one; raises `OverBudgetError` beyond it."""
    meter = _METER.get()
    if meter is not None:
        meter.spend(steps)


class metered(Generic[P, T]):  # noqa: N801 - used as a decorator, as lru_cache is
    """A cache that charges what it saves: the first hit in a budget costs what the call once took.

    A call that goes over the budget is not kept. Arguments are hashable and positional.
    """

    def __init__(self, function: Callable[P, T], *, maxsize: int) -> None:
        self.__doc__ = function.__doc__
        self.__wrapped__ = function
        self._kept: Callable[P, tuple[T, int]] = lru_cache(maxsize=maxsize)(self._measured)

    def cache_clear(self) -> None:
        """Forget every call."""
        self._kept.cache_clear()  # type: ignore[attr-defined]

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the function's value, and charge its steps once to the budget in force."""
        value, steps = self._kept(*args, **kwargs)
        meter = _METER.get()
        if meter is not None and (call := (id(self), args)) not in meter.charged:
            meter.charged.add(call)
            meter.spend(steps)
        return value

    def _measured(self, *args: P.args, **kwargs: P.kwargs) -> tuple[T, int]:
        outer = _METER.get()
        with budget(_NO_LIMIT if outer is None else outer.limit - outer.spent) as meter:
            try:
                value = self.__wrapped__(*args, **kwargs)
            except OverBudgetError:
                # What was done before it was cut off counts, or a verdict would hang on the cache.
                if outer is not None:
                    outer.spent += meter.spent
                raise
        return value, meter.spent
