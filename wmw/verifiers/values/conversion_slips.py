"""Conversions that are wrong by themselves, wherever they stand.

A value that is said to be another one of its kind ("250 mA is 2.5 A"), a quotient of two values
whose unit has the wrong prefix, tonnes turned into too few kilograms, the sine of an angle in
degrees looked up as one in radians: no reading is needed to see that the two sides differ by a
unit.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from itertools import chain, pairwise

from wmw.core.quantity import Measurement, Mention, find_measurements
from wmw.core.units import Unit, parse_unit
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named, Text

_DEGREE: Unit = parse_unit("deg")  # type: ignore[assignment]
_OVER, _TIMES, _IS = (re.compile(rf"\s*{sign}\s*") for sign in ("[/÷]", "[×·*]", "[=≈]"))
_BEFORE = re.compile(r"(?:\A|[=≈:;,])\s*\Z")
_IN_WORDS = re.compile(
    r"\s*,?\s*(?:is|are|equals?|makes?|i\.e\.,?|that is,?|which is"
    r"|corresponds? to|amounts? to)\s+",
    re.I,
)
_CLAUSE_ENDS = re.compile(r"\s*(?:[.,;)](?!\d)|\Z)")
_CLAUSE_BEGINS = re.compile(r"(?:\A|[.,;:(=]\s?)(?:[A-Za-z'’-]{1,20} ){0,4}\Z")
_ALONE = re.compile(r"(?:\A|[.;:(]\s?)(?:(?:the|so|thus|hence) )?\Z", re.I)
"""What stands before a value of which the clause says nothing but what it is in another unit."""
_TWO_UNITS = re.compile(r"\d ?[a-z]{1,7} \d")
_GOES_ON = re.compile(r"\s*[-+−*×·/÷^]")
_TONNES = re.compile(
    r"(?<![\w.])(\d{1,6}(?:\.\d{1,6})?) ?(?:t|tonnes?|metric tons?) ?[=≈] ?"
    r"(\d{1,9}(?:\.\d{1,6})?) ?kg\b"
)
_LOOKED_UP = re.compile(
    r"\b(sin|cos|tan)\(? ?(\d{1,3}(?:\.\d{1,4})?) ?(?:°|deg(?:rees)?)? ?\)? ?[=≈] ?"
    r"([-−]?\d{0,3}\.\d{2,6})(?![\d.]| ?[/×*·])"
)
_RADIANS = re.compile(r"\b(?:rad|radians?)\b", re.I)
_FUNCTIONS = {"sin": math.sin, "cos": math.cos, "tan": math.tan}
_SEPARATORS = re.compile(r"[_\s·*.(){}\\-]")
_SAME, _APART = 0.02, 0.05
_LOOK = 20
"""How many characters are looked through in a step of work."""


def conversion_slips(claims: Claims) -> Iterator[tuple[Text, str, str]]:
    """Yield each text with a wrong conversion, what it says, and what it should say."""
    angles = _angles(claims.question)
    for text in (*claims.evidence, claims.derivation):
        if text is None:
            continue
        spend(1 + len(text.text) // _LOOK)
        read = text.text
        told = chain(_converted(read, _IN_WORDS), _misconverted(claims, read))
        slips = chain(_composed(read), told, _tonnes(read), _looked_up(read, angles))
        if (found := next(slips, None)) is not None:
            yield text, *found


def renamed_slips(claims: Claims) -> Iterator[tuple[Named, str, str]]:
    """Yield each value whose name is another one's with its unit, where the two are unlike.

    "KE": "0.98 J" beside "KE_mJ": "9.8e-4 mJ".
    """
    for group in ((*claims.variables, *claims.attributes), claims.results):
        spend(len(group))
        plain = {(claim.body, _squeezed(claim.name)): claim for claim in group}
        for claim in group:
            first = plain.get((claim.body, _without_unit(claim)))
            if first is None or first is claim:
                continue
            if (right := _right_in(first.measured, claim.measured)) is not None:
                yield claim, f"{claim.name} = {claim.raw}", right


def _squeezed(name: str) -> str:
    return _SEPARATORS.sub("", name)


def _without_unit(claim: Named) -> str:
    """Return a name but for the unit that it ends in, "" where it ends in none of its own.

    One letter is an index, and "cm" may be of the centre of mass.
    """
    unit = claim.measured.unit if claim.measured is not None else None
    name, ending = _squeezed(claim.name), _squeezed(unit.text) if unit is not None else ""
    if not ending or not name.endswith(ending):
        return ""
    stem, said = name.removesuffix(ending), "_in_" in claim.name or " in " in claim.name
    if said:
        return stem.removesuffix("in")
    return "" if len(ending) == 1 or ending == "cm" else stem


def _right_in(first: Measurement | None, other: Measurement | None) -> str | None:
    """Return a value in the unit of another that is it times a factor between units."""
    if first is None or other is None or first.unit is None or other.unit is None:
        return None
    one, two = first.unit, other.unit
    if one.dimension != two.dimension or one.offset or two.offset or not first.si or not other.si:
        return None
    step, ratio = one.factor / two.factor, other.si / first.si
    if math.isclose(step, 1.0) or abs(ratio - 1) <= _SAME:
        return None
    steps = (step, 1 / step, step**2, 1 / step**2)
    if not _is_tens(ratio) and not any(abs(ratio / by - 1) <= _SAME for by in steps):
        return None
    return f"{first.si / two.factor:.4g} {two.text}"


def _composed(text: str) -> Iterator[tuple[str, str]]:
    """Yield quotients and products of two values with a power of ten too much or too little."""
    mentions = find_measurements(text)
    for one, other, result in zip(mentions, mentions[1:], mentions[2:], strict=False):
        between, equals = text[one.end : other.start], text[other.end : result.start]
        sense = -1 if _OVER.fullmatch(between) else 1 if _TIMES.fullmatch(between) else 0
        if not sense or not _IS.fullmatch(equals) or _GOES_ON.match(text, result.end):
            continue
        if not _BEFORE.search(text[: one.start]):
            continue
        right = _joined(one, other, sense, result.measurement)
        if right is not None and _is_tens(result.measurement.si / right):
            unit = result.measurement.unit
            assert unit is not None
            yield text[one.start : result.end], f"{right / unit.factor:.4g} {unit.text}"


def _joined(one: Mention, other: Mention, sense: int, result: Measurement) -> float | None:
    """Return two values taken together (SI), if that has the kind of the result."""
    units = (one.measurement.unit, other.measurement.unit, result.unit)
    if any(unit is None or unit.offset for unit in units) or not other.measurement.si:
        return None
    first, second, third = (unit.dimension for unit in units if unit is not None)
    if tuple(a + sense * b for a, b in zip(first, second, strict=True)) != third:
        return None
    return one.measurement.si * other.measurement.si**sense or None


def written_slips(claims: Claims) -> Iterator[tuple[Text, str, str]]:
    """Yield each text that puts a value equal to another one of its kind: "12 cm = 1.2 m"."""
    for text in (*claims.evidence, claims.derivation):
        if text is not None and (found := next(_converted(text.text, _IS), None)) is not None:
            yield text, *found


def _converted(text: str, says: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """Yield clauses that say a value in one unit is another value in another unit of its kind."""
    spend(1 + len(text) // _LOOK)
    mentions = find_measurements(text)
    for one, other in pairwise(mentions):
        units = one.measurement.unit, other.measurement.unit
        if units[0] is None or units[1] is None or units[0].dimension != units[1].dimension:
            continue
        if units[0].offset or units[1].offset or units[0].factor == units[1].factor:
            continue
        if not any(units[0].dimension[:7]) or not says.fullmatch(text, one.end, other.start):
            continue
        if not _CLAUSE_BEGINS.search(text[: one.start]) or not _CLAUSE_ENDS.match(text, other.end):
            continue
        right, stated = one.measurement.si, other.measurement.si
        if right and stated and _is_tens(stated / right):
            expected = f"{right / units[1].factor:.4g} {units[1].text}"
            yield text[one.start : other.end], expected


def _misconverted(claims: Claims, text: str) -> Iterator[tuple[str, str]]:
    """Yield clauses that do nothing but say a value of the question in another unit, wrongly."""
    told = [mention.measurement for mention in find_measurements(claims.question)]
    for one, other in pairwise(find_measurements(text)):
        stated, given = other.measurement, one.measurement
        if given.unit is None or stated.unit is None or not given.si or not stated.si:
            continue
        same = given.unit.factor == stated.unit.factor
        if given.unit.dimension != stated.unit.dimension or given.unit.offset:
            continue
        if same and not _TWO_UNITS.search(text[one.start : one.end]):
            continue
        if not any(given.unit.dimension[:7]) or given.unit.turns or stated.unit.turns:
            continue
        between = text[one.end : other.start]
        if not (_IN_WORDS.fullmatch(between) or _IS.fullmatch(between)):
            continue
        if not _ALONE.search(text[: one.start]) or not _CLAUSE_ENDS.match(text, other.end):
            continue
        apart = abs(stated.si / given.si - 1) > _APART
        if apart and any(m.unit and math.isclose(m.si, given.si) for m in told):
            expected = f"{given.si / stated.unit.factor:.4g} {stated.unit.text}"
            yield text[one.start : other.end], expected


def _tonnes(text: str) -> Iterator[tuple[str, str]]:
    for found in _TONNES.finditer(text):
        right = 1000 * float(found[1])
        if right and _is_tens(float(found[2]) / right):
            yield found[0], f"{right:.6g} kg"


def _looked_up(text: str, angles: tuple[float, ...]) -> Iterator[tuple[str, str]]:
    """Yield functions of an angle of the question that are right for as many radians."""
    for found in _LOOKED_UP.finditer(text):
        function, number = _FUNCTIONS[found[1]], float(found[2])
        stated = float(found[3].replace("−", "-"))
        if not any(math.isclose(number, angle, abs_tol=0.05) for angle in angles):
            continue
        right, slip = function(math.radians(number)), function(number)
        slack = 0.6 * 10.0 ** -len(found[3].partition(".")[2])
        if abs(stated - slip) <= slack and abs(stated - right) > 10 * slack:
            yield found[0], f"{right:.3g}"


def _angles(question: str) -> tuple[float, ...]:
    """Return the angles that a question gives in degrees, their doubles, halves and complements."""
    if _RADIANS.search(question):
        return ()
    given = [
        mention.measurement.value
        for mention in find_measurements(question)
        if (unit := mention.measurement.unit) is not None and _is_degree(unit)
    ]
    return tuple(v for a in given for v in (a, 2 * a, a / 2, 90 - a, 180 - a) if v > 2 * math.pi)


def _is_degree(unit: Unit) -> bool:
    return unit.dimension == _DEGREE.dimension and math.isclose(unit.factor, _DEGREE.factor)


def _is_tens(ratio: float) -> bool:
    tens = round(math.log10(ratio)) if ratio > 0 else 0
    return 0 < abs(tens) <= 12 and abs(ratio / 10.0**tens - 1) <= _SAME
