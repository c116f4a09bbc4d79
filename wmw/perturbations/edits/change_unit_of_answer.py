"""The answer has another unit of the same kind, and the old number."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from wmw.core.pair import Certificate, EditFamily
from wmw.core.verdict import Label
from wmw.generators.numbers import unit_of, unit_text
from wmw.perturbations.edit import Broken, Manner
from wmw.perturbations.gold import Gold
from wmw.perturbations.numerals import SLACK
from wmw.perturbations.pointers import ANSWER

LABEL: Label = "unit_scale"
FAMILY: EditFamily = "seen"
MANNERS: tuple[Manner, ...] = ("isolated",)
_OTHERS = (
    "m/s km/h", "m cm", "cm mm", "km m", "N kN", "mN N", "J kJ", "mJ J", "MJ kJ", "W kW", "mW W",
    "Pa kPa", "MPa kPa", "s ms", "min s", "h min", "kg g", "A mA", "V mV", "kV V", "Hz kHz",
    "Wb mWb", "C mC", "C μC", "T mT", "Ω kΩ", "g/cm^3 kg/m^3", "N/m N/cm", "m^3 L", "cm^2 m^2",
    "cm^3 m^3", "rad/s rpm",
)  # fmt: skip
"""Units that are taken for one another, in pairs."""


def broken(gold: Gold, manner: Manner) -> Iterator[Broken]:
    """Yield the traces whose answer alone is in a unit that it was not converted to."""
    answer = gold.trace["answer"]
    if gold.situation.target is None or gold.question.options:
        return
    own = gold.situation.answer_unit
    for mine, other in (pair for text in _OTHERS for pair in permutations(text.split())):
        if mine != own:
            continue
        trace = gold.copy()
        value, unit = answer["value"], answer["unit"]
        if unit is not None:
            trace["answer"]["unit"] = other if unit == own else unit_text(other)
        else:
            printed = own if str(value).endswith(own) else unit_text(own)
            if not str(value).endswith(f" {printed}"):
                continue
            shown = other if printed == own else unit_text(other)
            trace["answer"]["value"] = str(value).removesuffix(printed) + shown
        pointer = "/answer/unit" if unit is not None else ANSWER
        factor = unit_of(other).factor / unit_of(mine).factor
        certificate = Certificate("value", pointer, other, own, abs(factor - 1), SLACK)
        yield Broken(trace, f"the answer is in {other}, not in {own}", certificate)
