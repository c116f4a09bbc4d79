"""What is asked for in an order of words that the phrases of a family do not have.

"What must the coefficient at least be" asks for the minimum coefficient, "what is cart B's velocity
afterwards" for the velocity of cart B, and what both have, each has.
"""

from __future__ import annotations

import re

_LEAST = r"(?:at (?:the )?(?:very )?least|at (?:a )?minimum)"
_WHAT = r"\b(?P<ask>what|which|how (?:large|great|big|high|strong)|what value)"
_SIZE = r"(?P<noun>[^\s,.;?]{1,14}(?: (?!at |be |have )[^\s,.;?]{1,14}){0,15}?)"
_LEAST_OF = re.compile(
    rf"{_WHAT} must {_SIZE} (?:{_LEAST} (?:be|have)|(?:be|have) {_LEAST})\b", re.I
)
"""What a value must be at least, as a question asks for it."""
_LEAST_WITH = re.compile(
    rf"\b(?P<ask>(?:with |at )?(?:what|which)) (?P<noun>[a-z]{{3,12}}(?: [a-z]{{3,12}})?)"
    rf"(?P<by> {_LEAST})? (?P<must>must|should|does|has|have) (?P<who>[^,.;?]{{1,40}}?)"
    rf"(?P<least> {_LEAST})? (?P<do>have|reach|get|need|move|go|run|drive|ride|jump"
    r"|throw|leave|be|to have)\b",
    re.I,
)
"""What somebody must have at least."""
_LABELLED = (
    r"(?P<whose>(?:[a-z]{3,9}[ _])?[a-z]{3,9}[ _](?:[A-Z]|\d)|(?<![\w.])[B-HJ-Z])['’]s "
    r"(?P<what>(?:(?:final|new|resulting|initial|original) )?"
    r"(?:velocity|speed|momentum|kinetic energy|acceleration|mass))\b"
)
_POSSESSED = re.compile(rf"(?<!of )(?<!of the )(?P<the>\bthe )?{_LABELLED}")
"""A body with a letter or a number of its own, before what is asked of it."""
_SUPPORTS = re.compile(
    r"\b(?:the|its) (?:[a-z]{3,9} )?[a-z]{3,9}['’]s (?P<friction>friction(?:al force| force)?)\b",
    re.I,
)
"""A floor before the friction that acts there."""
_TIMES_OF_A_FALL = re.compile(
    r"\b(?:between|from) t ?= ?(?P<early>\d{1,3}(?:\.\d{1,3})? ?s) (?:and|to|until)"
    r" t ?= ?(?P<late>\d{1,3}(?:\.\d{1,3})? ?s)\b"
)
"""Two times by their letter, which are the ends of a stretch of the fall."""
_FALLS = re.compile(r"\b(?:fall|falls|falling|drop|drops|dropped)\b")
_IN_A_SECOND = re.compile(
    r"(?P<many>\bhow many (?P<what>beats|oscillations|vibrations|cycles|crests|waves|revolutions"
    r"|rotations|turns|swings)\b[^,.;?]{0,60}?) (?:in|within|during) (?:a single|one single|one|a"
    r"|1) (?:second|s)\b(?![- ](?:interval|and))",
    re.I,
)
"""A number of what recurs in one second, which is how many times it does so per second."""
_UNITS_MORE = re.compile(
    r"(?P<how>\bhow )many (?:whole )?(?:(?:milli|centi|kilo|micro)?met(?:re|er)s?|mm|cm|m|km|inches"
    r"|(?:milli)?seconds?|minutes?|hours?|s|ms|min"
    r"|(?:kilo)?grams?|kg|g|(?:kilo)?newtons?|n|degrees?(?: celsius)?|kelvins?|k) "
    r"(?=(?:longer|shorter|higher|deeper|farther|further|lower|wider|taller|hotter|warmer|colder"
    r"|cooler|heavier|lighter|later|earlier|sooner)\b)",
    re.I,
)
"""What asks for a difference in a unit: "how many millimetres longer"."""
_BOTH_HAVE = re.compile(
    r"\bboth (?:of them )?have (?P<one>an? )(?P<what>mass|speed|velocity)\b", re.I
)


def asked_plainly(text: str) -> str:
    """Return a question whose words stand in the order in which questions mostly ask."""
    if "least" in text or "minimum" in text:
        text = _LEAST_WITH.sub(_with_minimum, _LEAST_OF.sub(_minimum_of, text))
    if "’s " in text or "'s " in text:
        text = _POSSESSED.sub(r"the \g<what> of \g<whose>", text)
        text = _SUPPORTS.sub(r"the \g<friction>", text)
    if "t =" in text and _FALLS.search(text):
        text = _TIMES_OF_A_FALL.sub(r"between \g<early> and \g<late>", text)
    if "ow many " in text:
        text = _IN_A_SECOND.sub(r"\g<many> each second", text)
        text = _UNITS_MORE.sub(r"\g<how>much ", text)
    return _BOTH_HAVE.sub(r"each has \g<one>\g<what>", text)


def _minimum_of(match: re.Match[str]) -> str:
    noun = re.sub(r"^(?:the|its|their) ", "", match["noun"], flags=re.I)
    return f"What is the minimum {noun}"


def _with_minimum(match: re.Match[str]) -> str:
    if not (match["by"] or match["least"]) or "minimum" in match["noun"]:
        return match[0]
    return f"{match['ask']} minimum {match['noun']} {match['must']} {match['who']} {match['do']}"
