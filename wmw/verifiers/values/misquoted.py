"""Values of state 0 that are not those of the question's own words, whatever they are values of.

A number that the question has not, in place of the one of its kind that state 0 lacks, of like
digits or with the point elsewhere, where the working uses the question's, or all of the trace the
other; and a value with the way opposite to the one that the question tells of it.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from itertools import permutations

from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.tolerance import slack
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.own_words import alike, is_among, texts_of
from wmw.verifiers.questions.options import split_options

_FACTORS = (2.0, math.pi, 2 * math.pi, math.sqrt(2))
"""What a value may be so many times of and yet be no other: diameter and radius."""
_GRAVITY = parse_unit("m/s^2").dimension  # type: ignore[union-attr]
_ANGLE = parse_unit("deg").dimension  # type: ignore[union-attr]
_TURNS = (math.pi / 2, math.pi, 2 * math.pi)
"""What an angle is counted on to: 55° with the normal are 35° with the surface."""
_SAME = 0.006
_OF_BODIES = tuple(parse_unit(text).dimension for text in ("kg", "Ω", "F", "C"))  # type: ignore[union-attr]
"""Dimensions of what a body has one value of, whatever happens to it."""
_ALIKE = re.compile(
    r"\b(?:both|each|two|equal|same|identical|alike|like|another|every|as much|replac\w*|melt\w*"
    r"|freez\w*|evaporat\w*|boil\w*|condens\w*|becom\w*|turns? into"
    r"|capacity|neglect\w* (?:the )?(?:mass|heat))\b",
    re.I,
)
"""Words with which two things may have one value, or one thing two names."""
_STEM = re.compile(r"[A-Za-z]{1,20}(?=[_ ]?[A-Za-z0-9₀-₉]{1,20}\Z)")
_LOOK = 4
"""Steps of work that a pair of numbers takes."""
_FROST = re.compile(r"\b(?:below|frost|minus|negative|under|sub-?zero|drop|abs|size)\b|\|", re.I)
"""What tells of a temperature below zero without its sign."""
_TENS = re.compile(
    r"\b(?:ten|tenths?|tenfold|hundred\w*|thousand\w*|million\w*|decimal)\b"
    r"|(?<![\d.])(?:10{1,6}|0\.0{0,6}10?)(?![\d.]*\d)",
    re.I,
)
"""Numbers with which one follows from another by a power of ten."""
_OPPOSITE = {
    "left": "right",
    "right": "left",
    "up": "down",
    "upward": "downward",
    "upwards": "downwards",
    "down": "up",
    "downward": "upward",
    "downwards": "upwards",
    "east": "west",
    "west": "east",
    "north": "south",
    "south": "north",
}
_STEMS = {way: way.removesuffix("s").removesuffix("ward") for way in _OPPOSITE}
_WAY = re.compile(rf"\b({'|'.join(_OPPOSITE)})\b", re.I)
_CLAUSE = re.compile(r"[;:?!]|\.(?=\s|\Z)|,\s|\b(?:and|while|whereas|but)\b", re.I)
_UNSURE = re.compile(r"\b(?:not|never|opposite|instead|from|positive|negative|side|of)\b", re.I)


_TILTED = re.compile(r"\s*(?:to )?(?P<way>above|below) the horizon", re.I)
_LEVEL = re.compile(
    r"\b(?:thrown|throws|fired|launched|kicked|shot|hit|struck|projected|pushed|leaves|rolls|slides)"
    r"\b[^.;?!]{0,40}\bhorizontal(?:ly)?\b",
    re.I,
)
_NOT_LEVEL = re.compile(
    r"°|\bdegrees\b|\b(?:angle|vertical\w*|dropped|another|second|other|both|two|upward|below the"
    r"|above the horizon\w*)\b",
    re.I,
)
"""Words of a question in which not all that is thrown starts horizontally."""
_FALLS = re.compile(
    r"\b(?:falls?|lands?|drops?|cliff|edge|tower|building|roof|window|bridge|balcony|height|high"
    r"|above|ground|floor|table|shelf|desk)\b",
    re.I,
)
"""Words of a question in which 'y' is surely upright, and not another way on the ice."""
_FIRST_UPWARD = re.compile(
    r"(?:v|u)_?\{?(?:0_?,?y|y_?,?0|i_?,?y|y_?,?i|oy|yo)\}?\Z"
    r"|initial[_ ]vertical[_ ](?:velocity|speed)\Z",
    re.I,
)
_SPEED = parse_unit("m/s").dimension  # type: ignore[union-attr]
_CAN_HOLD = re.compile(
    r"\b(?:can|could) (?:hold|contain|take|carry)(?: up to| at most| as much as)? $"
    r"|\b(?:holds|contains|takes|carries) (?:up to|at most) $|\b(?:with )?room for $"
    r"|\b(?:with|has|of) (?:an? |the )?(?:capacity|maximum load) of $|\b\w+ capacity (?:is|of) $",
    re.I,
)
"""What comes before a number that is not what there is, but what there may be at most."""
_FROM_PIVOT = re.compile(
    r" (?:away )?(?:from|to (?:the )?(?:left|right) of) (?:the |its )?(?:line of the )?"
    r"(?:hinges?|pivot|fulcrum|axle|axis)\b",
    re.I,
)
_WORD = re.compile(r"[A-Za-z]{3,20}")
_PLAIN = frozenset({"distance", "mass", "the", "speed", "length", "height", "time", "and", "for"})
_BESIDE = 24
"""How many characters before a number are looked at for the name of what has it."""
_FULL = re.compile(r"\b(?:full|fill(?:s|ed|ing)?)\b", re.I)
_LANDS = re.compile(r"\b(?:land|hit|strik|struck|impact|arriv|reach|final|enter|return)\w*", re.I)
_OF_MOST = re.compile(r"cap|max|full|hold|limit|most|vessel|tank|kettle|pot", re.I)


def misquoted(claims: Claims) -> Iterator[tuple[Named, str]]:
    """Yield each value of state 0 that the question has otherwise, with what it says instead."""
    yield from _misread(claims)
    yield from _told_once(claims)
    yield from _held_at_most(claims)


def turned(claims: Claims) -> Iterator[tuple[Named, str]]:
    """Yield each value of state 0 with a way opposite to that which the question tells of it."""
    yield from _turned(claims)
    yield from _tilted(claims)
    yield from _thrown_level(claims)
    yield from _thawed(claims)


def _thawed(claims: Claims) -> Iterator[tuple[Named, str]]:
    """Yield a temperature whose minus sign is lost, and which the working subtracts so.

    "Outdoors it is −8 °C", "T_out": "8 °C" and "21 − 8 = 13". What has the minus, or words for it,
    in any other place is left alone.
    """
    stem, _ = split_options(claims.question)
    scaled = [m.measurement for m in find_measurements(stem) if _is_on_scale(m.measurement)]
    working = claims.derivation.text if claims.derivation is not None else ""
    texts = " ".join(text.text for text in (*texts_of(claims), *claims.assumptions))
    everything = f"{texts} {claims.answer.raw} {claims.answer.explanation}"
    spend(_LOOK * (1 + len(scaled)))
    for frost in (m for m in scaled if m.value < 0):
        size = re.escape(frost.text.lstrip("-−– "))
        if any(m.value == -frost.value for m in scaled) or _FROST.search(everything):
            continue
        if not compiled(rf"[\d)C] ?[-−–] ?{size}(?![\d]|[.,]\d)").search(working):
            continue
        if compiled(rf"(?:\A|[(=:,;<>≈+×·*/]|\b[a-z]+) ?[-−–] ?{size}(?!\d)").search(everything):
            continue
        named = [*claims.variables, *claims.attributes, *claims.results]
        if any(c.measured is not None and c.measured.value == frost.value for c in named):
            continue
        for claim in claims.variables:
            mine = claim.measured
            if mine is None or not _is_on_scale(mine) or mine.value != -frost.value:
                continue
            if not _FROST.search(claim.name.replace("_", " ")):
                yield claim, f"{frost.text} {frost.unit.text if frost.unit else ''}".strip()


def _is_on_scale(value: Measurement) -> bool:
    return value.unit is not None and value.unit.offset != 0


# -- numbers ----------------------------------------------------------------------------------


def _misread(claims: Claims) -> Iterator[tuple[Named, str]]:
    stem, _ = split_options(claims.question)
    told = [m.measurement for m in find_measurements(stem)]
    stated = [c for c in (*claims.variables, *claims.attributes) if c.measured is not None]
    kinds = {m.unit.dimension for m in told if m.unit is not None and any(m.unit.dimension)}
    for kind in kinds:
        mine = [c for c in stated if c.measured and c.measured.unit and _is_of(c.measured, kind)]
        own = _distinct([c.measured for c in mine if c.measured is not None])
        known = _distinct([m for m in told if _is_of(m, kind)])
        spend(_LOOK * (len(own) * len(known) + len(told)))
        missing = [m for m in known if not is_among(m, own)]
        strange = [m for m in own if not is_among(m, known)]
        doubled = len(strange) == 1 and not missing
        if doubled:  # the attributes have it rightly, and the working has what the variables have
            missing = _of_attributes_alone(claims, strange[0], known)
        if len(missing) != 1 or len(strange) != 1:
            continue
        arms = len(known) > 1 and _are_arms(stem, kind)
        if not arms and not _is_miscopied(strange[0], missing[0]):
            continue
        if _is_shifted(strange[0], missing[0]) and _tells_a_ten(stem, told, missing[0]):
            continue  # "ten swings in 14 s" are 1.4 s each
        halves = not any(_is_named_beside(stem, c, missing[0]) for c in mine)
        if not arms and follows(strange[0], told, halves=halves):
            continue
        if not (doubled or _is_used_instead(claims, strange[0], missing[0])):
            continue
        unit = missing[0].unit
        for claim in mine:
            if claim.measured is not None and alike(claim.measured, strange[0]) and unit:
                yield claim, f"{missing[0].text} {unit.text}"


def _told_once(claims: Claims) -> Iterator[tuple[Named, str]]:
    """Yield the variable that has the number of its sibling where the question gives it another.

    200 g of hot and 300 g of cold water are no "m_h": "200 g" and "m_c": "200 g".
    """
    stem, _ = split_options(claims.question)
    if _ALIKE.search(stem):
        return
    mentions = [m.measurement for m in find_measurements(stem)]
    for kind in _OF_BODIES:
        told = [m for m in mentions if _is_of(m, kind)]
        mine = [c for c in claims.variables if c.measured is not None and _is_of(c.measured, kind)]
        spend(_LOOK * len(told) * len(mine))
        if len(told) != len(mine) or len(_distinct(told)) != len(told):
            continue
        own = [c.measured for c in mine if c.measured is not None]
        missing = [place for place, m in enumerate(told) if not is_among(m, own)]
        if len(missing) != 1 or any(not is_among(m, told) for m in own):
            continue
        claim, right = mine[missing[0]], told[missing[0]]
        assert claim.measured is not None
        twins = [c for c in mine if c.measured and alike(c.measured, claim.measured)]
        stems = [match.group() for c in twins if (match := _STEM.match(c.name)) is not None]
        if len(twins) != 2 or len(stems) != 2 or stems[0] != stems[1]:
            continue
        if right.unit is not None and not _has_anywhere(claims, right):
            yield claim, f"{right.text} {right.unit.text}"


def _of_attributes_alone(
    claims: Claims, stated: Measurement, known: list[Measurement]
) -> list[Measurement]:
    """Return the numbers of which a variable is a misreading that only the attributes have."""
    variables = [claim.measured for claim in claims.variables if claim.measured is not None]
    return [
        told
        for told in known
        if is_among(stated, variables)
        and not is_among(told, variables)
        and _is_miscopied(stated, told)
        and _is_carried(claims, stated, told)
    ]


def _are_arms(stem: str, kind: object) -> bool:
    """Tell whether every number of a kind is told from the point about which things turn.

    Then no difference of two of them is what stands in a balance of moments in place of one.
    """
    same = [m for m in find_measurements(stem) if _is_of(m.measurement, kind)]
    return all(_FROM_PIVOT.match(stem, m.end) is not None for m in same)


def _is_named_beside(stem: str, claim: Named, told: Measurement) -> bool:
    """Tell whether a word of a value's name stands close before the number that is told."""
    words = {word.lower() for word in _WORD.findall(claim.name)} - _PLAIN
    ends = [m.start for m in find_measurements(stem) if alike(m.measurement, told)]
    return any(
        word in stem[max(0, end - _BESIDE) : end].lower().split() for end in ends for word in words
    )


def _is_of(measured: Measurement, kind: object) -> bool:
    return measured.unit is not None and measured.unit.dimension == kind


def _distinct(values: Sequence[Measurement]) -> list[Measurement]:
    found: list[Measurement] = []
    for value in values:
        if not is_among(value, found):
            found.append(value)
    return found


def is_misread(stated: Measurement, told: Measurement) -> bool:
    """Tell whether two numbers in one unit differ by one digit, or by two that changed places."""
    if not _has_unit_of(stated, told):
        return False
    one, other = stated.text, told.text
    if len(one) != len(other) or one.find(".") != other.find("."):
        return False
    apart = [at for at in range(len(one)) if one[at] != other[at]]
    if len(apart) == 1:
        return True
    swapped = len(apart) == 2 and one[apart[0]] == other[apart[1]]
    return swapped and one[apart[1]] == other[apart[0]]


def _is_miscopied(stated: Measurement, told: Measurement) -> bool:
    """Tell whether a number is another one misread, or has its point in another place."""
    return is_misread(stated, told) or _is_shifted(stated, told)


def _is_shifted(stated: Measurement, told: Measurement) -> bool:
    return _has_unit_of(stated, told) and _digits(stated) == _digits(told)


def _tells_a_ten(stem: str, told: Sequence[Measurement], missing: Measurement) -> bool:
    """Tell whether a question has a ten, or two values of one kind that are tens of one another."""
    if any(found.group() != missing.text for found in _TENS.finditer(stem)):
        return True
    spend(_LOOK * len(told))
    return any(
        one.unit is not None
        and one.text != other.text
        and _has_unit_of(one, other)
        and _digits(one) == _digits(other)
        for one, other in permutations(told, 2)
    )


def _has_unit_of(stated: Measurement, told: Measurement) -> bool:
    """Tell whether two values have one unit, so that neither was converted to that of the other."""
    one, other = stated.unit, told.unit
    if one is None or other is None:
        return False
    return (one.dimension, one.factor, one.offset) == (other.dimension, other.factor, other.offset)


def _digits(number: Measurement) -> str:
    return number.text.replace(".", "").strip("0")


def follows(stated: Measurement, told: Sequence[Measurement], *, halves: bool) -> bool:
    """Tell whether a value may have been worked out from one or two of the question's numbers.

    They must have, taken together, the kind of the value: m g is a force, v t a length. Of two of
    one kind it may be the mean where `halves` says so. A product may be rounded to two digits or
    more: 3.0 kg weigh "29 N".
    """
    kind, size = _kind(stated), abs(stated.si)
    sized = [(_kind(m), abs(m.si)) for m in told] + [(_GRAVITY, g) for g in (9.8, 9.81, 10.0)]
    sized += [(_ANGLE, turn) for turn in _TURNS if kind == _ANGLE]
    if any(_near(size, one * f) or _near(size * f, one)
           for own, one in sized if own == kind for f in _FACTORS):  # fmt: skip
        return True
    spend(_LOOK * len(sized))
    for (own, one), (its, other) in permutations(sized, 2):
        found = [one + other, abs(one - other)] if own == its == kind else []
        if _joined(own, its, 1) == kind:
            found.append(one * other)
            if len(_digits(stated)) > 1 and abs(size - one * other) <= slack(stated):
                return True
        if _joined(own, its, -1) == kind and other:
            found.append(one / other)
        factors = (1.0, 0.5, 2.0) if halves or own != its else (1.0, 2.0)
        if any(_near(size, value * f) for value in found for f in factors):
            return True
    return False


def _kind(measured: Measurement) -> tuple[int, ...]:
    return measured.unit.dimension if measured.unit is not None else (0,) * len(_GRAVITY)


def _joined(one: tuple[int, ...], other: tuple[int, ...], sense: int) -> tuple[int, ...]:
    return tuple(a + sense * b for a, b in zip(one, other, strict=True))


def _near(one: float, other: float) -> bool:
    return abs(one - other) <= _SAME * abs(other)


def _is_used_instead(claims: Claims, stated: Measurement, told: Measurement) -> bool:
    """Tell whether the working has the question's number alone, or nothing of the trace has it."""
    working = claims.derivation.text if claims.derivation is not None else ""
    if has_numeral(working, told) and not has_numeral(working, stated):
        return True
    return not _has_anywhere(claims, told)


def _has_anywhere(claims: Claims, told: Measurement) -> bool:
    """Tell whether any text or value of a trace has a number as the question has it."""
    texts = " ".join(text.text for text in (*texts_of(claims), *claims.assumptions))
    answer = f"{claims.answer.raw} {claims.answer.explanation}"
    named = " ".join(str(c.raw) for c in (*claims.variables, *claims.attributes, *claims.results))
    return has_numeral(f"{texts} {answer} {named}", told)


def has_numeral(text: str, number: Measurement) -> bool:
    """Tell whether a text has a numeral, with or without zeros at its end."""
    digits = number.text.rstrip("0").rstrip(".") if "." in number.text else number.text
    zeros = "0*" if "." in digits else r"(?:\.0*)?"
    return (
        compiled(rf"(?<![\d.,]){re.escape(digits)}{zeros}(?![\d]|[.,]\d)").search(text) is not None
    )


def _held_at_most(claims: Claims) -> Iterator[tuple[Named, str]]:
    """Yield the value of state 0 that is only what a vessel can hold, with what it does hold."""
    stem, _ = split_options(claims.question)
    mentions = find_measurements(stem) if not _FULL.search(stem) else ()
    for most in mentions:
        limit = most.measurement
        if limit.unit is None or not _CAN_HOLD.search(stem[: most.start]):
            continue
        kind = limit.unit.dimension
        same = [m.measurement for m in mentions if m is not most and _is_of(m.measurement, kind)]
        mine = [c for c in claims.variables if c.measured is not None and _is_of(c.measured, kind)]
        if len(same) != 1 or len(mine) != 1 or alike(same[0], limit):
            continue
        claim, unit = mine[0], same[0].unit
        if claim.measured is None or unit is None or not alike(claim.measured, limit):
            continue
        if not _OF_MOST.search(claim.name) and _is_carried(claims, limit, same[0]):
            yield claim, f"{same[0].text} {unit.text}"


def _is_carried(claims: Claims, stated: Measurement, told: Measurement) -> bool:
    """Tell whether the working has a stated value and not the one that is told."""
    working = claims.derivation.text if claims.derivation is not None else ""
    return has_numeral(working, stated) and not has_numeral(working, told)


# -- ways -------------------------------------------------------------------------------------


def _turned(claims: Claims) -> Iterator[tuple[Named, str]]:
    stem, _ = split_options(claims.question)
    mentions = find_measurements(stem)
    for claim in claims.variables:
        mine = claim.measured
        if mine is None or mine.unit is None or mine.value < 0 or not mine.rest:
            continue
        way = _way_in(mine.rest)
        same = [m for m in mentions if m.measurement.unit and alike(m.measurement, mine)]
        if way is None or len(same) != 1:
            continue
        told = _way_in(_clause_around(stem, same[0].start))
        if told is not None and _STEMS[told] == _STEMS[_OPPOSITE[way]]:
            yield claim, f"{same[0].measurement.text} {same[0].measurement.unit.text} {told}"  # type: ignore[union-attr]


def _tilted(claims: Claims) -> Iterator[tuple[Named, str]]:
    """Yield an angle above the horizontal that the question has below it, or turned round."""
    stem, _ = split_options(claims.question)
    for claim in claims.variables:
        mine = claim.measured
        way = _TILTED.match(mine.rest) if mine is not None and mine.unit is not None else None
        if mine is None or way is None or mine.value < 0:
            continue
        told = [
            (m.measurement.text, tilt["way"].lower())
            for m in find_measurements(stem)
            if m.measurement.unit is not None and alike(m.measurement, mine)
            if (tilt := _TILTED.match(stem, m.end)) is not None
            and not _LANDS.search(_clause_around(stem, m.start))
        ]
        if len(told) == 1 and told[0][1] != way["way"].lower():
            yield claim, f"{told[0][0]}° {told[0][1]} the horizontal"


def _thrown_level(claims: Claims) -> Iterator[tuple[Named, str]]:
    """Yield the vertical part of a first velocity that has the whole of a horizontal one."""
    stem, _ = split_options(claims.question)
    if not (_LEVEL.search(stem) and _FALLS.search(stem)) or _NOT_LEVEL.search(stem):
        return
    told = [m.measurement for m in find_measurements(stem) if _is_of(m.measurement, _SPEED)]
    for claim in claims.variables:
        mine = claim.measured
        if mine is None or mine.unit is None or not mine.si or len(told) != 1:
            continue
        if _FIRST_UPWARD.match(claim.name.strip()) and alike(mine, told[0]):
            yield claim, f"0 {mine.unit.text}"


def _clause_around(text: str, at: int) -> str:
    ends = [match.span() for match in _CLAUSE.finditer(text)]
    start = max((end for _, end in ends if end <= at), default=0)
    stop = min((begin for begin, _ in ends if begin > at), default=len(text))
    return text[start:stop]


def _way_in(text: str) -> str | None:
    """Return the one way that a text tells, and nothing that turns it round."""
    ways = {match.lower() for match in _WAY.findall(text)}
    return ways.pop() if len(ways) == 1 and not _UNSURE.search(text) else None
