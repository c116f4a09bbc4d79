"""Instruments that show a given in the place of its printed number, where the reading is exact.

A value is read from an instrument only where it falls on a graduation of a scale with round steps.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Literal

from wmw.core import registry
from wmw.core.item import Item
from wmw.core.scene import Label, Polygon

Kind = Literal["dial", "stopwatch", "protractor", "thermometer", "ruler", "cylinder"]
KINDS: dict[str, Kind] = {
    "kg": "dial", "g": "dial", "N": "dial", "m/s": "dial", "km/h": "dial", "V": "dial",
    "A": "dial", "kPa": "dial", "s": "stopwatch", "°": "protractor", "°C": "thermometer",
    "K": "thermometer", "m": "ruler", "cm": "ruler", "cm³": "cylinder",
    "mL": "cylinder", "L": "cylinder",
}  # fmt: skip
"""Which instrument measures in a unit."""

FEWEST, MOST = 4, 25
"""Graduations below the reading, and on the whole scale: more could not be told apart."""
USUAL = 12
"""Graduations below the reading of a ruler, or as near to it as can be."""
MOST_NUMBERS = 6
NUMBERED = {1: (5, 10), 2: (5, 10), 5: (2, 4, 10)}
"""Every how many graduations may carry a number, by the first digit of a graduation."""
_VALUE = re.compile(r"(?P<number>\d+(?:\.\d+)?)\s?(?P<unit>\D.*)")
_NUMBER = re.compile(r"\d+(?:\.\d+)?")


@dataclass(frozen=True, slots=True)
class Instrument:
    """An instrument that reads `value` on a scale from `low` to `high`, graduated by `step`.

    Every `every`-th graduation carries its number. `text` is the given as it would be printed.
    """

    kind: Kind
    quantity: str
    symbol: str
    text: str
    unit: str
    value: Decimal
    low: Decimal
    high: Decimal
    step: Decimal
    every: int

    @property
    def graduations(self) -> int:
        """Number of steps on the scale."""
        return int((self.high - self.low) / self.step)

    def numbers(self) -> Iterator[tuple[int, str]]:
        """Yield each numbered graduation, counted from `low`, with its number."""
        for i in range(0, self.graduations + 1, self.every):
            yield i, plain(self.low + i * self.step)

    def halfway(self, graduation: int) -> bool:
        """Tell whether a graduation, counted from `low`, halves four or more steps."""
        return self.every >= 4 and graduation % self.every == self.every / 2

    @property
    def reading(self) -> float:
        """Where the value lies on the scale, from 0 to 1."""
        return float((self.value - self.low) / (self.high - self.low))


def plain(number: Decimal) -> str:
    """Return a number without an exponent or trailing zeros."""
    text = f"{number:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def instruments_for(item: Item) -> list[Instrument]:
    """Return an instrument for each given of the picture that one can show, in the labels' order.

    What the question alters afterwards is printed, and so is a value whose scale would carry the
    number of the answer.
    """
    if item.modality == "text":
        return []
    found = []
    for quantity, shown in item.shown.items():
        symbol, sign, text = shown.partition(" = ")
        if not sign or quantity not in item.givens or f"{quantity}_new" in item.givens:
            continue
        instrument = instrument_for(quantity, symbol, text)
        if instrument is None or _tells(instrument, item):
            continue
        if instrument.kind == "thermometer" and symbol.startswith("Δ"):
            continue  # no thermometer shows a difference
        if instrument.kind != "cylinder" or _pours(item, quantity):
            found.append(instrument)
    return found


def _pours(item: Item, quantity: str) -> bool:
    """Tell whether a volume is that of a liquid, which a graduated cylinder can hold."""
    named = {p.body for p in item.scene.parts if isinstance(p, Label) and p.quantity == quantity}
    return any(
        isinstance(p, Polygon) and p.tone == "liquid" and p.body in named for p in item.scene.parts
    )


def _tells(instrument: Instrument, item: Item) -> bool:
    """Tell whether the number of the answer would stand on the scale."""
    answer = _NUMBER.findall(str(item.trace.answer.value))
    return bool({number for _, number in instrument.numbers()} & set(answer))


def clocks_for(item: Item) -> tuple[Instrument, Instrument] | None:
    """Return clocks for the moments before and after; None where no time between is known.

    The picture has to show numbers, and the time has to stand on a graduation. The hand goes over
    a part of a circle, so that none and a whole turn cannot be taken for each other.
    """
    symbol = registry.family(item.family).elapsed.get(item.regime)
    given = item.givens.get(str(symbol.name)) if symbol is not None else None
    match = _VALUE.fullmatch(given.text) if given is not None else None
    if item.modality == "text" or given is None or match is None or match["unit"] != "s":
        return None
    value = Decimal(match["number"])
    scale = _scale("dial", value)
    if scale is None:
        return None
    after = Instrument("dial", str(symbol), "clock", given.text, "s", value, *scale)
    if _tells(after, item):
        return None
    return replace(after, text="0 s", value=Decimal(0)), after


def instrument_for(quantity: str, symbol: str, text: str) -> Instrument | None:
    """Return an instrument that shows a value ("4.0 kg") exactly; None where none can."""
    match = _VALUE.fullmatch(text)
    kind = KINDS.get(match["unit"]) if match else None
    if match is None or kind is None:
        return None
    value = Decimal(match["number"])
    scale = _scale(kind, value)
    if scale is None:
        return None
    return Instrument(kind, quantity, symbol, text, match["unit"], value, *scale)


def _scale(kind: Kind, value: Decimal) -> tuple[Decimal, Decimal, Decimal, int] | None:
    """Return the low end, the high end, the step and the numbering of a scale for a value."""
    if kind == "protractor":
        fits = 0 < value < 90 and value % 5 == 0
        return (Decimal(0), Decimal(90), Decimal(5), 3) if fits else None
    if kind == "stopwatch":
        fits = 0 < value < 60 and value % 1 == 0
        return (Decimal(0), Decimal(60), Decimal(1), 10) if fits else None
    if kind == "thermometer":
        return _window(value)
    steps = [(step, digit) for step, digit in _steps(value) if FEWEST <= value / step < MOST]
    if kind == "ruler":  # along a length of the drawing, few graduations would lie far apart
        steps.sort(key=lambda one: abs(value / one[0] - USUAL))
    scales = []
    for step, digit in steps:
        for every in NUMBERED[digit]:
            high = (value // (every * step) + 1) * every * step
            if high / step <= MOST and high / (every * step) <= MOST_NUMBERS:
                scales.append((Decimal(0), high, step, every))
    # With a number between its ends, if it can have one.
    scales.sort(key=lambda scale: scale[1] == scale[2] * scale[3])
    return scales[0] if scales else None


def _window(value: Decimal) -> tuple[Decimal, Decimal, Decimal, int] | None:
    """Return thirty degrees or more around a temperature, for its scale need not begin at zero."""
    for step, every in ((Decimal(5), 4), (Decimal(2), 5), (Decimal(1), 10)):
        if value % step == 0:
            numbered = every * step
            low = ((value - 6 * step) // numbered) * numbered
            return low, low + 30 * step if step < 5 else low + 20 * step, step, every
    return None


def _steps(value: Decimal) -> Iterator[tuple[Decimal, int]]:
    """Yield the round steps that a value is a multiple of, the largest first, with their digits."""
    power = value.adjusted()
    for exponent in range(power, power - 4, -1):
        for digit in (5, 2, 1):
            step = digit * Decimal(10) ** exponent
            if value % step == 0:
                yield step, digit
