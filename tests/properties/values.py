"""Stated values taken apart and written in other units, with no more digits than they had."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from decimal import ROUND_HALF_EVEN, Decimal

from properties.seeds import Record
from wmw.core.units import parse_unit

_VALUE = re.compile(r"\s*([-−]?)(\d+(?:\.\d+)?)\s*(\D.*?)?\s*")
_DEGREE = Decimal("0.017453292519943295")
_PLAIN = str.maketrans({"·": "*", "⋅": "*", "−": "-", "²": "^2", "³": "^3", "μ": "u"})

# unit -> (other unit, factor, offset); names as in `plain_unit`
OTHER_UNITS: dict[str, tuple[tuple[str, Decimal, Decimal], ...]] = {
    unit: tuple((other, Decimal(factor), Decimal(offset)) for other, factor, offset in others)
    for unit, others in {
        "kg": (("g", "1000", 0),),
        "g": (("kg", "0.001", 0),),
        "m": (("cm", "100", 0), ("mm", "1000", 0)),
        "cm": (("m", "0.01", 0), ("mm", "10", 0)),
        "mm": (("m", "0.001", 0), ("cm", "0.1", 0)),
        "km": (("m", "1000", 0),),
        "m/s": (("km/h", "3.6", 0), ("cm/s", "100", 0)),
        "m/s^2": (("cm/s^2", "100", 0),),
        "N": (("kN", "0.001", 0), ("mN", "1000", 0)),
        "N/m": (("N/cm", "0.01", 0), ("kN/m", "0.001", 0)),
        "N*m": (("kN*m", "0.001", 0), ("N*cm", "100", 0)),
        "s": (("ms", "1000", 0),),
        "ms": (("s", "0.001", 0),),
        "min": (("s", "60", 0),),
        "h": (("min", "60", 0),),
        "J": (("kJ", "0.001", 0), ("mJ", "1000", 0)),
        "kJ": (("J", "1000", 0),),
        "W": (("kW", "0.001", 0), ("mW", "1000", 0)),
        "kW": (("W", "1000", 0),),
        "V": (("mV", "1000", 0),),
        "mV": (("V", "0.001", 0),),
        "A": (("mA", "1000", 0),),
        "mA": (("A", "0.001", 0),),
        "ohm": (("kΩ", "0.001", 0),),
        "Ω": (("kΩ", "0.001", 0), ("mΩ", "1000", 0)),
        "Pa": (("kPa", "0.001", 0),),
        "kPa": (("Pa", "1000", 0), ("MPa", "0.001", 0)),
        "Hz": (("kHz", "0.001", 0), ("1/s", "1", 0)),
        "T": (("mT", "1000", 0),),
        "mT": (("T", "0.001", 0),),
        "Wb": (("mWb", "1000", 0),),
        "mWb": (("Wb", "0.001", 0),),
        "kg/m^3": (("g/cm^3", "0.001", 0),),
        "L": (("m^3", "0.001", 0), ("mL", "1000", 0)),
        "cm^2": (("m^2", "0.0001", 0),),
        "m^2": (("cm^2", "10000", 0),),
        "cm^3": (("m^3", "0.000001", 0), ("mL", "1", 0)),
        "J/(kg*K)": (("kJ/(kg*K)", "0.001", 0), ("J/(g*K)", "0.001", 0)),
        "kJ/kg": (("J/kg", "1000", 0), ("J/g", "1", 0)),
        "rad": (("mrad", "1000", 0),),
        "deg": (("rad", str(_DEGREE), 0),),
        "°": (("rad", str(_DEGREE), 0),),
        "°C": (("K", "1", "273.15"),),
        "uF": (("F", "0.000001", 0),),
        "uC": (("C", "0.000001", 0),),
    }.items()
}


def plain_unit(unit: str) -> str:
    """Return a unit in one spelling: "m/s²" as "m/s^2"."""
    return unit.strip().translate(_PLAIN)


def parts(value: object) -> tuple[Decimal, str] | None:
    """Return number and unit of a stated value; None where it is anything else."""
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        return None
    match = _VALUE.fullmatch(str(value))
    if match is None:
        return None
    unit = match[3] or ""
    if unit and parse_unit(unit) is None:
        return None
    number = Decimal(match[2])
    return (-number if match[1] else number), unit


def converted(number: Decimal, factor: Decimal, offset: Decimal, *, exact: bool) -> str | None:
    """Return a number in another unit.

    An exact one (a given) gets up to six digits. Of a rounded one no digit is written that the
    old ones do not settle; None where that leaves none. A shift by powers of ten keeps all digits.
    """
    value = number * factor + offset
    if offset:
        return f"{value:f}" if exact else None
    if factor.normalize().as_tuple().digits == (1,):
        shifted = f"{number.scaleb(factor.adjusted()):f}"
        zeros = "." not in shifted and shifted.endswith("0") and not f"{number:f}".endswith("0")
        # Zeros that end a whole number leave it open how many digits it has.
        return f"{value.normalize():e}" if zeros and not exact else shifted
    if not value:
        return "0"
    last = value.adjusted() - 5
    if exact:
        return f"{value.quantize(Decimal(1).scaleb(last), ROUND_HALF_EVEN).normalize():f}"
    old_half = Decimal(1).scaleb(int(number.as_tuple().exponent)) / 2 * abs(factor)
    # A whole number that ends in zeros counts as one of 1%, so no place before the point.
    for place in range(last, min(value.adjusted(), 1)):
        rounded = value.quantize(Decimal(1).scaleb(place), ROUND_HALF_EVEN)
        half = Decimal(1).scaleb(place) / 2
        if abs(rounded - value) + old_half <= half and half <= abs(rounded) / 20:
            return f"{rounded:f}"
    return None


Turn = Callable[[object, bool], object]


def named_values(record: Record) -> Iterator[tuple[dict[str, object], str, bool]]:
    """Yield (holder, name, whether it was worked out) of every variable, attribute and result."""
    state = record["state_0"]
    for body in state.get("objects") or ():
        for name in body.get("attributes") or {}:
            yield body["attributes"], name, False
    for name in state.get("variables") or {}:
        yield state["variables"], name, False
    for name in record["state_1"].get("new_variables") or {}:
        yield record["state_1"]["new_variables"], name, True
