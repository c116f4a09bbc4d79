"""Options that say by what factor a value changes: "it doubles", "it rises by less than 10%".

Where the laws give the value before and after, each such option is a range of their ratio. "It
rises, but by much less than a factor of 2" states no value that could be held against one.
"""

from __future__ import annotations

import re
from functools import lru_cache
from math import inf

from wmw.core.moments import are_moments
from wmw.verifiers.case import Case
from wmw.verifiers.questions.options import Option
from wmw.verifiers.vocabulary.lexicon import plain

_SUBJECT = r"(?:(?:this|they) )?(?:will )?(?:just |exactly )?"
_SAME = re.compile(
    rf"{_SUBJECT}(?:(?:(?:stays?|remains?|is) )?(?:exactly )?(?:same|unchanged|constant)"
    r"|does not change|no change)(?: as before)?"
)
_TIMES = {
    "doubles": 2.0, "doubled": 2.0, "double": 2.0, "triples": 3.0, "tripled": 3.0,
    "quadruples": 4.0, "quadrupled": 4.0, "halves": 0.5, "halved": 0.5,
    "falls to half": 0.5, "drops to half": 0.5,
}  # fmt: skip
_POINT = re.compile(rf"{_SUBJECT}(?:(?:is|be) )?(?P<times>{'|'.join(_TIMES)})")
_RISES = r"(?:rises?|increases?|grows?|goes up|becomes (?:larger|greater|higher))"
_FALLS = r"(?:falls?|decreases?|drops?|goes down|becomes (?:smaller|lower))"
_WAY = re.compile(rf"{_SUBJECT}(?:(?P<up>{_RISES})|{_FALLS})(?P<rest> .*)?")
_BELOW = re.compile(
    r"(?: but)?(?: by)?(?: (?:much|far))? (?:less|smaller) than"
    r"(?: by| to)?(?: factor of)? (?P<number>2|two|3|three|4|four)"
    r"|(?: but)?(?: does not| without| not)(?: quite)? (?P<word>doubl|tripl|quadrupl)(?:e|ing)"
    r"|(?: but)?(?: by| to)?(?: (?:much|far))? less than (?P<short>doubl|tw|tripl)(?:ing|e|ice)"
)
_ABOVE = re.compile(r"(?: but)?(?: by)? more than factor of (?P<number>2|two|3|three|4|four)")
_BEYOND = re.compile(rf"{_SUBJECT}(?P<way>more|less) than (?P<times>doubl|tripl|quadrupl)es?")
_BOUNDED = re.compile(r"\b(?:less|more|greater|smaller) than (?:by )?a factor of\b", re.I)
_MUCH_LESS = re.compile(r"\b(?:much|far) (?:less|smaller) than\b")
_NUMBERS = {"2": 2.0, "two": 2.0, "3": 3.0, "three": 3.0, "4": 4.0, "four": 4.0}
_STEMS = {"doubl": 2.0, "tw": 2.0, "tripl": 3.0, "quadrupl": 4.0}
_EXACT, _CLEAR = 1e-3, 0.01
"""How near to a bound, in parts of it, a ratio has its value; and lies on neither side for sure."""
_MUCH = 0.75
"""Up to this part of a bound a ratio is surely much less than it, in what it has more than 1."""

Range = tuple[float, float]


def is_bounded(text: str) -> bool:
    """Tell whether the number of an option only bounds a factor."""
    return _BOUNDED.search(text) is not None


@lru_cache(maxsize=512)
def range_of(text: str) -> Range | None:
    """Return the range of the ratio of after to before that an option tells; None if unread."""
    words = plain(text)
    if len(words) > 80:
        return None
    if _SAME.fullmatch(words):
        return 1.0, 1.0
    if point := _POINT.fullmatch(words):
        return (_TIMES[point["times"]],) * 2
    if beyond := _BEYOND.fullmatch(words):
        factor = _STEMS[beyond["times"]]
        return (factor, inf) if beyond["way"] == "more" else (1.0, factor)
    way = _WAY.fullmatch(words)
    if way is None:
        return None
    if not way["rest"]:
        return (1.0, inf) if way["up"] else (0.0, 1.0)
    if not way["up"]:
        return None
    if below := _BELOW.fullmatch(way["rest"]):
        word = below["word"] or below["short"]
        return 1.0, _STEMS[word] if word else _NUMBERS[below["number"]]
    above = _ABOVE.fullmatch(way["rest"])
    return (_NUMBERS[above["number"]], inf) if above else None


def right_by_factor(case: Case, quantity: str) -> Option | None:
    """Return the one option whose range holds the ratio that the laws give, all being read."""
    after = case.family.quantity(quantity)
    early = [q for q in case.asked if are_moments(case.family.quantity(q), after)]
    if len(early) != 1 or not case.asked[early[0]]:
        return None
    ratio = case.asked[quantity] / case.asked[early[0]]
    if ratio <= 0:
        return None
    told = {option: range_of(option.text) for option in case.options}
    held = {option: _holds(bounds, ratio) if bounds else None for option, bounds in told.items()}
    fits = [option for option, holds in held.items() if holds]
    if None in held.values() or len(fits) != 1:
        return None
    [right], far = fits, _MUCH_LESS.search(plain(fits[0].text))
    bounds = told[right]
    return None if bounds and far and ratio - 1 > _MUCH * (bounds[1] - 1) else right


def _holds(bounds: Range, ratio: float) -> bool | None:
    """Tell whether a ratio lies in a range; None where it is too near to a bound to tell."""
    low, high = bounds
    if low == high and abs(ratio - low) <= _EXACT * low:
        return True
    ends = {end for end in bounds if 0 < end < inf and abs(ratio - end) > _EXACT * end}
    if any(abs(ratio - end) <= _CLEAR * end for end in ends):
        return None
    return low * (1 + _EXACT) < ratio < high * (1 - _EXACT)
