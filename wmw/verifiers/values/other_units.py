"""A number of the question that a trace has with another unit of its kind.

"4.0 s" where the question says 4.0 minutes, "45 rad/s" for 45 degrees per second, the sine of
0.35° for that of 0.35 rad: where neither the value is the question's, nor what the question says
stands anywhere in state 0, the unit was lost on the way.
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.quantity import Measurement, find_measurements
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named, Text
from wmw.verifiers.own_words import is_among, of_another_unit
from wmw.verifiers.questions.options import split_options

_ANGLE = parse_unit("deg").dimension  # type: ignore[union-attr]
_LOOK = 4
"""Steps of work that a pair of numbers takes."""


def values_in_other_units(claims: Claims) -> Iterator[tuple[Named, str]]:
    """Yield each value of state 0 with the question's number in another unit, and what is right."""
    told = _told(claims)
    stated = [c for c in (*claims.variables, *claims.attributes) if c.measured is not None]
    known = [c.measured for c in stated if c.measured is not None]
    spend(_LOOK * len(told) * len(stated))
    for claim in stated:
        assert claim.measured is not None
        right = _in_another(claim.measured, told)
        if right is not None and not is_among(right, known):
            yield claim, _written(right)


def angles_in_other_units(claims: Claims) -> Iterator[tuple[Text, str, str]]:
    """Yield each working with the number of an angle in the other unit of angles."""
    angles = [m for m in _told(claims) if m.unit is not None and m.unit.dimension == _ANGLE]
    for text in (*claims.evidence, claims.derivation) if angles else ():
        for mention in find_measurements(text.text) if text is not None else ():
            spend(_LOOK)
            right = _in_another(mention.measurement, angles)
            if text is not None and right is not None:
                yield text, text.text[mention.start : mention.end], _written(right)
                break


def _told(claims: Claims) -> list[Measurement]:
    stem, _ = split_options(claims.question)
    return [m.measurement for m in find_measurements(stem) if m.measurement.unit is not None]


def _in_another(stated: Measurement, told: list[Measurement]) -> Measurement | None:
    """Return the one value of the question that has a number in another unit of its kind."""
    if stated.unit is None or is_among(stated, told):
        return None
    found = [m for m in told if of_another_unit(m, stated) and m.text == stated.text]
    return found[0] if len(found) == 1 else None


def _written(measured: Measurement) -> str:
    return f"{measured.text} {measured.unit.text if measured.unit is not None else ''}".strip()
