"""Units that stand in a name: `mass_kg`, `speed_m_per_s`, `heatKJ`, `spring_constant_N_m`."""

from __future__ import annotations

import re
from functools import lru_cache

from wmw.core.equation.names import word_set
from wmw.core.units import parse_unit

_SPLIT = re.compile(r"[_\s()\[\]]+|(?<=[a-z]{3})(?=[A-Z])")
_POWER = re.compile(r"([A-Za-zΩ°]+)\^?(-?\d)")
_MOST = 6
_RUN_TOGETHER = {
    "mps": "m/s", "mps2": "m/s^2", "ms": "m/s", "ms2": "m/s^2", "kmh": "km/h", "kmph": "km/h",
    "kph": "km/h", "kgm3": "kg/m^3", "rads": "rad/s", "C": "°C", "degC": "°C", "celsius": "°C",
    "kgs": "kg/s", "Kg": "kg", "percent": "%",
}  # fmt: skip
"""Units as people write them in names, beside those that parse as they stand."""
_CAPITALS = word_set(
    "Cm Mm Km Nm Kg Mg Ms Ml M S G Deg Rad Sec Seconds Minutes Hours Meters Metres Newtons Degrees"
    " Grams Kilograms Joules Watts Volts Ohms Amps Mps Kmh"
)
"""Units that have a capital only since a new word of the name begins there: `lengthCm`."""
_NOT_MEGA = word_set("Mm Mg Ms")


@lru_cache(maxsize=4096)
def units_in(name: str) -> tuple[tuple[str, str], ...]:
    """Return (name without the unit, unit) for every unit the name may end in, longest first.

    A tail of two units may be their quotient or their product: `k_N_m`, `torque_N_m`.
    """
    words = [word for word in _SPLIT.split(name) if word]
    found: list[tuple[str, str]] = []
    for size in range(min(_MOST, len(words) - 1), 0, -1):
        if any(word[0].isdigit() for word in words[-size:]):
            continue  # "x_1_m": the 1 counts the x
        stem = "_".join(words[:-size])
        units = _units(words[-size:])
        found += [(stem, text) for text in units if parse_unit(text) is not None]
    return tuple(dict.fromkeys(found))


def _units(words: list[str]) -> tuple[str, ...]:
    """Return the ways in which the words may be a unit."""
    spelled = [_POWER.sub(r"\1^\2", word) for word in words]
    if "per" in words:
        at = words.index("per")
        above, below = "*".join(spelled[:at]) or "1", "*".join(spelled[at + 1 :])
        return (_over(above, below),) if below and "per" not in words[at + 1 :] else ()
    if len(words) == 1:
        [word] = words
        written = [spelled[0], _RUN_TOGETHER.get(word)]
        if word in _CAPITALS:
            small = word[0].lower() + word[1:]
            written += [small, _RUN_TOGETHER.get(small)]
        if word in _NOT_MEGA:
            written.reverse()
        return tuple(unit for unit in written if unit is not None)
    return (_over(spelled[0], "*".join(spelled[1:])), "*".join(spelled))


def _over(above: str, below: str) -> str:
    return f"{above}/({below})" if "*" in below else f"{above}/{below}"
