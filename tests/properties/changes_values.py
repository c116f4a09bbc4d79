"""The same values written otherwise: in other units, rounded, as one string or as two."""

from __future__ import annotations

from decimal import ROUND_HALF_EVEN, Decimal

from properties.seeds import Record, Seed
from properties.values import OTHER_UNITS, converted, named_values, parts, plain_unit


def _other(
    seed: Seed, value: object, unit: object, purpose: str, *, exact: bool, ten: bool
) -> tuple[str, str] | None:
    """Return number and unit of a value in another unit of the table."""
    read = parts(value)
    if read is None:
        return None
    own = plain_unit(unit if isinstance(unit, str) and unit else read[1])
    choices = OTHER_UNITS.get(own, ())
    choices = [c for c in choices if (c[1].normalize().as_tuple().digits == (1,)) is ten]
    if not choices:
        return None
    other, factor, offset = seed.stream(purpose).choice(choices)
    number = converted(read[0], factor, offset, exact=exact)
    return (number, other) if number is not None else None


def _named(seed: Seed, *, ten: bool) -> Record | None:
    record, changed = seed.copy(), False
    for holder, name, worked_out in named_values(record):
        if _is_difference(name, holder[name]):
            continue
        new = _other(seed, holder[name], None, f"unit/{name}", exact=not worked_out, ten=ten)
        if new is not None:
            holder[name] = f"{new[0]} {new[1]}"
            changed = True
    return record if changed else None


def _is_difference(name: str, value: object) -> bool:
    """Tell whether a value in °C may be a difference, which no zero of a scale is added to."""
    low = name.lower()
    return "°C" in str(value) and any(word in low for word in ("delta", "Δ", "δ", "diff", "change"))


def prefixes(seed: Seed) -> Record | None:
    """Give every value in a larger or smaller unit: grams, centimetres, millivolts."""
    return _named(seed, ten=True)


def other_units(seed: Seed) -> Record | None:
    """Give every value in a unit that is no power of ten away: km/h, radians, seconds."""
    return _named(seed, ten=False)


def force_units(seed: Seed) -> Record | None:
    """List the forces in kN or mN."""
    record, changed = seed.copy(), False
    for index, force in enumerate(record["state_0"].get("forces") or ()):
        unit = force.get("unit")
        new = _other(seed, force.get("magnitude"), unit, f"force/{index}", exact=False, ten=True)
        if new is not None and "e" not in new[0]:
            as_text = unit is None
            force["magnitude"] = f"{new[0]} {new[1]}" if as_text else float(new[0])
            force["unit"] = None if as_text else new[1]
            changed = True
    return record if changed else None


def answer_unit(seed: Seed) -> Record | None:
    """Give the answer in another unit."""
    record = seed.copy()
    answer = record["answer"]
    for ten in seed.stream("ten").sample((True, False), 2):
        new = _other(seed, answer["value"], answer.get("unit"), "answer", exact=False, ten=ten)
        if new is not None:
            record["answer"] = {**answer, "value": new[0], "unit": new[1]}
            return record
    return None


def answer_as_one_string(seed: Seed) -> Record | None:
    """Put the unit into the answer's value."""
    record = seed.copy()
    answer = record["answer"]
    read = parts(answer["value"])
    if not answer.get("unit") or read is None or read[1]:
        return None
    record["answer"] = {**answer, "value": f"{answer['value']} {answer['unit']}", "unit": None}
    return record


def answer_in_two(seed: Seed) -> Record | None:
    """Take the unit out of the answer's value, which becomes a number."""
    record = seed.copy()
    answer = record["answer"]
    read = parts(answer["value"])
    if read is None or not read[1] or answer.get("unit"):
        return None
    if not isinstance(answer["value"], str) or plain_unit(read[1]) not in OTHER_UNITS:
        return None
    record["answer"] = {**answer, "value": float(read[0]), "unit": read[1]}
    return record


def three_digits(seed: Seed) -> Record | None:
    """Round every result, force and answer to three digits."""
    record, changed = seed.copy(), False

    def rounded(value: object) -> object:
        nonlocal changed
        read = parts(value)
        if read is None or not read[0] or len(read[0].as_tuple().digits) <= 3:
            return value
        place = read[0].adjusted() - 2
        number = read[0].quantize(Decimal(1).scaleb(place), ROUND_HALF_EVEN)
        changed = True
        if isinstance(value, str):  # "11800" would claim five digits
            written = f"{number:f}" if place <= 0 else f"{number.scaleb(-place - 2)}e{place + 2}"
            return f"{written} {read[1]}".strip()
        return float(number)

    for holder, name, worked_out in named_values(record):
        if worked_out:
            holder[name] = rounded(holder[name])
    for force in record["state_0"].get("forces") or ():
        if force.get("magnitude") is not None:
            force["magnitude"] = rounded(force["magnitude"])
    record["answer"] = {**record["answer"], "value": rounded(record["answer"]["value"])}
    return record if changed else None
