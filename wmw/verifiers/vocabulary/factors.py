"""By how much a quantity is said to change: "drops by a factor of √2", "0.71 times as large"."""

from __future__ import annotations

import math
import re

_WORDS = {
    "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "eight": "8", "nine": "9",
}  # fmt: skip
_LEADING = re.compile(r"^\s*(?:by )?(?:an? )?(?=factor\b)")
_FOLD = re.compile(rf"\b({'|'.join(_WORDS)}|\d+(?:\.\d+)?)[ -]?fold\b")
_ROOT = r"sqrt ?\(?(?:\d+(?:\.\d+)?)\)?"
_PART = rf"(?:{_ROOT}|\d+(?:\.\d+)?)"
_NUMBER = rf"(?P<n>{_PART}(?: ?/ ?{_PART})?)(?P<percent> ?%)?"
_LESS = (
    r"(?:decreas|reduc|drop|f[ae]ll|shrink|divid|lower|smaller|less|shorter|slower|diminish"
    r"|weaker)\w*"
)
_MORE = (
    r"(?:increas|grow|rais|ris|multipl|larger|greater|higher|longer|faster|bigger|more|stronger)\w*"
)
_ABOUT = r"(?: about| approximately| roughly| ≈| ~)?"
_BY = rf"(?: by)?(?: an?| the)? factor(?: of)?{_ABOUT} "
_FORMS: tuple[tuple[re.Pattern[str], int], ...] = (
    (re.compile(rf"\b{_LESS}{_BY}{_NUMBER}"), -1),
    (re.compile(rf"\b{_MORE}{_BY}{_NUMBER}"), 1),
    (re.compile(rf"\bdivided?(?: (?:it|this|that))? by{_ABOUT} {_NUMBER}"), -1),
    (re.compile(rf"\bmultipl(?:y|ied)(?: (?:it|this|that))? by{_ABOUT} {_NUMBER}"), 1),
    (re.compile(rf"{_NUMBER} times {_LESS}"), -1),
    (re.compile(rf"{_NUMBER} times (?:as\b|its\b|the\b|that\b|what\b|{_MORE})"), 1),
    (re.compile(rf"\b(?:to|is|becomes|only){_ABOUT} {_NUMBER} of (?:its|the|what)\b"), 1),
    (re.compile(rf"^{_NUMBER} of (?:its|the|what)\b"), 1),
    (re.compile(rf"^[a-z](?:_?\w)? ?/ ?{_NUMBER}$"), -1),
    (re.compile(rf"^{_NUMBER} ?[a-z](?:_?\w)?$"), 1),
    (re.compile(rf"^(?P<n>{_PART} ?: ?{_PART})(?P<percent>)$"), 1),
    (re.compile(rf"^{_ABOUT.replace(' ', '')} ?(?:factor(?: of)? )?{_NUMBER}(?: times)?$"), 1),
)


_ABOUT_EQUAL = re.compile(r"≈|≃|=|\\approx|\\simeq")
_FRACTION = re.compile(r"\\[dt]?frac\{([^{}]+)\}\{([^{}]+)\}")
_PARTS_OF_ONE = {"halves": 2, "third": 3, "quarter": 4, "fourth": 4, "fifth": 5, "sixth": 6}
_THIRDS = re.compile(r"\b(\d) (halves|third|quarter|fourth|fifth|sixth)s?\b")
_NEAR = 0.01
"""How far a rounded form may be from the exact one beside it, relatively."""
_SHARE = 0.5
"""Half the last digit of a percentage without decimals."""
_ASKS_SHARE = re.compile(
    r"\b(?:(?:what|which|how many) per ?cent(?:age)?\b|percentage (?:change|increase|decrease"
    r"|difference|by which)\b|percent(?:age)? (?:larger|smaller|longer|shorter|higher|lower|faster"
    r"|slower|more|less|greater)\b)(?! of\b)",
    re.I,
)
_SHARE_SAID = re.compile(
    r"(?P<sign>[+−–-])?\s?(?P<n>\d+(?:\.\d+)?)\s?\\?(?:%|percent\b|per cent\b)"
)
_BARE_SHARE = re.compile(r"^[^\w+−–-]*(?P<sign>[+−–-])?\s?(?P<n>\d+(?:\.\d+)?)\W*$")
_FEW = 5
"""Below this a bare number may be a factor, where a percentage is asked for."""
_FALLS = re.compile(rf"\b{_LESS}", re.I)
_RISES = re.compile(rf"\b{_MORE}", re.I)


def asks_share(question: str) -> bool:
    """Tell whether a question asks by what percentage something changes."""
    return _ASKS_SHARE.search(question) is not None


def stated_by_share(text: str, asking: str) -> tuple[tuple[float, float], ...]:
    """Return the factors that an answer to "by what percentage" may mean, and their slacks.

    More than one where neither it nor the question says which way it goes; none where it tells no
    percentage, or several.
    """
    found = {match["n"]: match for match in _SHARE_SAID.finditer(text)}
    bare = _BARE_SHARE.match(text)
    if not found and bare is not None:
        found = {bare["n"]: bare}
    if len(found) != 1:
        return ()
    [(digits, match)] = found.items()
    share, slack = _part(digits)
    if match is bare and share < _FEW:
        return ()  # it may be how many times as large
    share, slack = share / 100, max(slack, _SHARE * (not slack)) / 100
    ways: tuple[int, ...] = (1 if match["sign"] == "+" else -1,)
    if not match["sign"]:
        told = next((t for t in (text, asking) if _FALLS.search(t) or _RISES.search(t)), "")
        falls, rises = bool(_FALLS.search(told)), bool(_RISES.search(told))
        ways = (1, -1) if falls == rises else (-1,) if falls else (1,)
    return tuple((1 + way * share, slack) for way in ways if 1 + way * share > 0)


def stated_factor(text: str) -> tuple[float, float] | None:
    """Return by how much a text says something changes, and the slack of its digits.

    None where it does not say so in a form that is known, or says it twice and differently.
    """
    halves = _ABOUT_EQUAL.split(text)
    if len(halves) == 2 and halves[0].strip():
        exact, rounded = map(stated_factor, halves)
        if exact is None or rounded is None:
            return None
        near = abs(exact[0] - rounded[0]) <= max(exact[1], rounded[1], _NEAR * exact[0])
        return exact if near else None
    text = _FRACTION.sub(r"\1/\2", text)
    low = text.lower().replace("√", "sqrt").replace("\\sqrt", "sqrt").replace("×", " ")
    low = re.sub(r"[{}$*]|\\[,;]", " ", low)
    low = _LEADING.sub("", low)
    low = _FOLD.sub(lambda m: f"{m[1]} times", low)
    low = " ".join(_WORDS.get(word, word) for word in low.strip(" .").split())
    low = re.sub(r"sqrt \(? ?(\d)", r"sqrt\1", low)
    low = _THIRDS.sub(lambda m: f"{m[1]}/{_PARTS_OF_ONE[m[2]]}", low)
    found = {}
    for form, sense in _FORMS:
        for match in form.finditer(low):
            value, slack = _value(match["n"])
            if match["percent"]:
                value, slack = value / 100, max(slack, _SHARE) / 100
            if value > 0:
                found[round(value**sense, 9)] = (value**sense, slack / value * value**sense)
    return next(iter(found.values())) if len(found) == 1 else None


def _value(text: str) -> tuple[float, float]:
    """Return the number that a quotient of numbers and roots is, and half its last digit."""
    parts = [part.strip() for part in re.split("[/:]", text)]
    values = [_part(part) for part in parts]
    if len(values) == 1:
        return values[0]
    (one, slack), (other, _) = values
    return (one / other if other else 0.0), (slack / other if other else 0.0)


def _part(text: str) -> tuple[float, float]:
    digits = re.sub(r"[^\d.]", "", text)
    value = float(digits)
    decimals = len(digits.partition(".")[2])
    slack = 0.5 * 10**-decimals if decimals else 0.0
    return (math.sqrt(value) if text.startswith("sqrt") else value), slack
