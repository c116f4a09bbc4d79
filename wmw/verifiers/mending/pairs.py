"""Mendings of two forces that bodies exert on each other and that break the third law."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from wmw.core.quantity import Measurement, find_measurements
from wmw.core.tolerance import slack
from wmw.core.units import parse_unit
from wmw.core.verdict import Finding
from wmw.verifiers.case import Case
from wmw.verifiers.claims import ForceClaim
from wmw.verifiers.forces.listed import listed
from wmw.verifiers.forces.reactions import SHARE, is_used, pairs_of, size_of
from wmw.verifiers.mending.changes import Change, put
from wmw.verifiers.mending.numerals import in_unit, numeral, written_like
from wmw.verifiers.pointers import value_at

Record = Mapping[str, Any]
_OPPOSITE = {
    "left": "right",
    "up": "down",
    "upward": "downward",
    "upwards": "downwards",
    "north": "south",
    "east": "west",
}
_TURNED = _OPPOSITE | {there: here for here, there in _OPPOSITE.items()}
_NEWTON = parse_unit("N")
_WAY = re.compile(rf"\b(?:{'|'.join(_TURNED)})\b", re.I)


def force_of_pair(case: Case, record: Record, finding: Finding) -> Iterator[Change]:
    """Yield the changes that make one of two forces the reaction to the other.

    The one whose size is known stays as it is: by the question, by the laws, or as the trace itself
    reckons with it. Else either may be wrong.
    """
    at, _, part = finding.pointer.rpartition("/")
    pair = next((p for p in pairs_of(case.claims) if at in (p[0].pointer, p[1].pointer)), None)
    if pair is None:
        return
    one, other = pair
    if part == "direction":
        yield from (_turned(claim) for claim in (other, one))
        return
    known = [claim for claim in pair if _is_known(case, claim)]
    for right, wrong in ((one, other), (other, one)):
        if right in known or not known:
            yield from _made_equal(record, wrong, right)


def _made_equal(record: Record, wrong: ForceClaim, right: ForceClaim) -> Iterator[Change]:
    stated, size = wrong.magnitude, size_of(right)
    if stated is None or size is None or _NEWTON is None:
        return
    where = f"{wrong.pointer}/magnitude"
    number = abs(in_unit(stated, size.si, _NEWTON))
    text = size.text if stated.value * size.si == size.value * stated.si else ""
    text = text or numeral(number, size.text)
    sign = "-" if stated.si < 0 else ""
    yield (put(where, written_like(value_at(record, where), stated, f"{sign}{text}")),)


def _turned(claim: ForceClaim) -> Change:
    """Return the change of a direction to the opposite one."""
    turned = _WAY.sub(lambda way: _TURNED[way[0].lower()], claim.direction or "")
    return (put(f"{claim.pointer}/direction", turned),)


def _is_known(case: Case, claim: ForceClaim) -> bool:
    """Tell whether the size of a force is that which something but the force list says."""
    size = size_of(claim)
    if size is None or _NEWTON is None:
        return False
    told = (mention.measurement for mention in find_measurements(case.claims.question))
    sizes = [m.si for m in told if m.unit and m.unit.dimension == _NEWTON.dimension]
    specs = next((i.specs for i in listed(case) if i.claim.pointer == claim.pointer), ())
    by_law = (case.system.value(spec.magnitude, case.told) for spec in specs)
    sizes += [value for value in by_law if value is not None]
    return is_used(case.claims, size) or any(_is_same(size, value) for value in sizes)


def _is_same(size: Measurement, value: float) -> bool:
    return abs(abs(size.si) - abs(value)) <= max(slack(size), SHARE * abs(value))
