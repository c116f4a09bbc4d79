"""Degrees Celsius without their sign: "80 C" of the water is a temperature, and no charge.

Only in a family that has temperatures and no charges; elsewhere C stays the coulomb.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from wmw.core import registry
from wmw.core.errors import DeclarationError
from wmw.core.system import unit_of
from wmw.core.trace import WRITTEN_PARTS
from wmw.core.units import compatible, parse_unit

_BARE = re.compile(r"(?<=\d) ?C(?=\s*(?:\Z|[,.;?!()\[\]}$=]|[A-H][).:]\s|[a-z]{2,}\b|°))")
"""A C behind a number, before the end of what it belongs to or the mark of the next option."""
_ALONE = re.compile(r"\s*(?:deg(?:rees?)?\s*)?C\s*")


def with_degrees(record: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the record with °C for a C behind a number, where that cannot be a charge."""
    family = record.get("scenario_family")
    if not isinstance(family, str) or not _has_only_temperatures(family):
        return record
    parts = ("question", *WRITTEN_PARTS)
    return {**record, **{key: _signed(record[key]) for key in parts if key in record}}


@lru_cache(maxsize=64)
def _has_only_temperatures(family: str) -> bool:
    if family not in registry.names():
        return False
    try:
        units = [unit_of(quantity) for quantity in registry.family(family).quantities]
    except DeclarationError:  # told of where the family is first used
        return False
    charge = parse_unit("C")
    assert charge is not None
    return any(u.offset for u in units) and not any(compatible(u, charge) for u in units)


def _signed(value: Any, key: str = "") -> Any:
    if isinstance(value, str):
        if key == "unit" and _ALONE.fullmatch(value):
            return "°C"
        return _BARE.sub(" °C", value) if "C" in value else value
    if isinstance(value, Mapping):
        return {name: _signed(inner, name) for name, inner in value.items()}
    if isinstance(value, list):
        return [_signed(inner) for inner in value]
    return value
