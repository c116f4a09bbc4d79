"""Who is some metres higher than another is above it, now and not at a later moment."""

from __future__ import annotations

import pytest

from wmw.verifiers.claims import RelationClaim
from wmw.verifiers.relations.spatial import _all_orders, contradicts

SHELF = "The lamp is 1.2 m higher than the clock on the wall."
WATER = "The water surface in the barrel is 0.80 m higher than the tap."


def denied(words: str, type_: str, *args: str) -> bool:
    claim = RelationClaim("/state_0/relations/0", type_, (args[0], args[1]))
    orders = _all_orders(words, ("lamp", "clock", "barrel", "tap", "ball", "sill"))
    return any(contradicts(order, claim) for order in orders)


@pytest.mark.parametrize(
    ("words", "type_", "args", "expected"),
    [
        (SHELF, "above", ("clock", "lamp"), True),
        (SHELF, "above", ("lamp", "clock"), False),
        (SHELF.replace("higher", "lower"), "above", ("lamp", "clock"), True),
        (WATER, "above", ("tap", "barrel"), True),
        (WATER, "below", ("tap", "barrel"), False),
        (WATER, "on", ("tap", "barrel"), False),  # it is the surface that is higher
        ("How fast is the ball when it is 2 m below the sill?", "above", ("ball", "sill"), False),
        ("The ball is 2 m below the sill.", "above", ("ball", "sill"), True),
        ("The lamp is 3 °C higher than the clock.", "above", ("clock", "lamp"), False),
    ],
)
def test_what_is_higher_is_above(
    words: str, type_: str, args: tuple[str, str], expected: bool
) -> None:
    assert denied(words, type_, *args) == expected
