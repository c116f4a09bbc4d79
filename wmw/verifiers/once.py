"""What a reading is asked for again and again, and found once."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar, cast

if TYPE_CHECKING:
    from wmw.verifiers.case import Case

T = TypeVar("T")


def once(find: Callable[[Case], T]) -> Callable[[Case], T]:
    """Keep what a function finds in a reading with the reading.

    It may rest on nothing that changes while the reading is judged: neither on the fields decided
    so far nor on the budget. The work is charged where it is done.
    """

    @wraps(find)
    def found(case: Case) -> T:
        known: dict[Callable[..., Any], object] = case.found
        if find not in known:
            known[find] = find(case)
        return cast("T", known[find])

    return found
