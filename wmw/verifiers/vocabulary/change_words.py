"""Words that say by how many times something changes: "doubled", "cut in half", "steeper"."""

from __future__ import annotations

import re

ALONG = re.compile(r"\b(?:narrows|widens|tapers|narrowing|widening)\b", re.IGNORECASE)
"""Changes from place to place: a pipe that narrows has both widths at once."""
STEP = 1.1
"""By how much a quantity grows that is said to increase, without saying by how much."""
FACTORS = {
    "25": ("twenty five times", "25 times"),
    "16": ("sixteen times",),
    "10": ("ten times", "tenfold"),
    "9": ("nine times",),
    "8": ("eight times",),
    "6": ("six times",),
    "5": ("five times",),
    "4": ("quadruples", "quadrupled", "quadruple", "four times", "fourfold"),
    "3": ("triples", "tripled", "triple", "three times", "threefold"),
    "2": ("doubles", "doubled", "double", "twice", "two times", "twofold"),
    "1/2": ("halves", "halved", "half", "one half", "cut in half"),
    "1/3": ("one third", "third"),
    "1/4": ("one quarter", "quarter", "one fourth", "fourth", "quartered"),
    "1/5": ("one fifth", "fifth"),
    "1/6": ("one sixth", "sixth"),
    "1/8": ("one eighth", "eighth"),
    "1/9": ("one ninth", "ninth"),
    "1/10": ("one tenth", "tenth"),
    "1/16": ("one sixteenth", "sixteenth"),
    "1/25": ("one twenty fifth", "twenty fifth"),
    "sqrt(2)": (),
    "1/sqrt(2)": (),
}
_NUMBERS = (
    (16, "sixteen"), (10, "ten"), (9, "nine"), (8, "eight"), (6, "six"), (5, "five"), (4, "four"),
    (3, "three"), (2, "two"),
)  # fmt: skip
_PARTS_OF_ONE = (
    (1 / 2, "half"), (1 / 3, "third"), (1 / 4, "quarter|fourth"), (1 / 5, "fifth"),
    (1 / 6, "sixth"), (1 / 8, "eighth"), (1 / 9, "ninth"), (1 / 10, "tenth"), (1 / 16, "sixteenth"),
)  # fmt: skip
_SHRINKS = r"(?:reduced|decreased|divided|lowered|cut|shortened)"
CHANGES: tuple[tuple[float, str], ...] = (
    *((1 / n, rf"{_SHRINKS}(?: \w+){{0,2}} by factor of (?:{n}|{word})") for n, word in _NUMBERS),
    *((1 / n, rf"(?:{n}|{word}) times (?:weaker|smaller|less|lower|shorter|slower|lighter)")
      for n, word in _NUMBERS),
    *((float(n), rf"(?:{n}|{word}) times|{word}fold|by factor of (?:{n}|{word})")
      for n, word in _NUMBERS),
    *((part, rf"(?:one )?(?:{word}) (?:of |as large as |as strong as |as great as )?(?:that|earth s"
             r"|value|its value|what|earth value|g on earth)\b") for part, word in _PARTS_OF_ONE),
    *((part, rf"one (?:{word})(?=$)") for part, word in _PARTS_OF_ONE),
    *((1 / n, rf"1 {n} (?:of |as large as |as strong as )?(?:that|earth s|value|what|g on earth)\b")
      for n, _ in _NUMBERS),
    *((part, rf"one (?:{word}) as (?:large|great|strong|much|long|high|big)")
      for part, word in _PARTS_OF_ONE),
    *((part, rf"(?:reduced|decreased|lowered|cut|shortened|changed) (?:to|in)(?: one| its)?"
             rf" (?:{word})") for part, word in _PARTS_OF_ONE),
    (2.0, r"doubled|doubles|doubling|twice|(?<=you )double|(?<=we )double"),
    (3.0, r"tripled|triples|tripling|(?<=you )triple|(?<=we )triple"),
    (4.0, r"quadrupled|quadruples|quadrupling|(?<=you )quadruple|(?<=we )quadruple"),
    (0.5, r"halved|halves|halving|half|(?<=you )halve|(?<=we )halve"),
    (STEP, r"increased|increases|increasing|increase in|raised|raising|steeper"
            r"|made (?:larger|bigger|greater|longer)|larger"
            r"|greater|bigger|higher|longer|heavier|grows|gets (?:larger|bigger)"),
    (1 / STEP, r"decreased|decreases|decreasing|decrease in|reduced|reducing|lowered|lowering"
                r"|made (?:smaller|shorter|less)|smaller|lower|shorter|lighter|less"),
)  # fmt: skip
IMPLIED = {
    "steeper": "angle",
    "heavier": "mass",
    "lighter": "mass",
    "longer": "length",
    "shorter": "length",
    "stiff": "spring constant",
    "stiffer": "spring constant",
    "steep": "angle",
    "heavy": "mass",
    "massive": "mass",
    "long": "length",
    "high": "height",
    "tall": "height",
    "fast": "speed",
    "deep": "depth",
    "far": "distance",
    "thick": "thickness",
    "thicker": "thickness",
    "wide": "width",
    "wider": "width",
    "hot": "temperature",
    "dense": "density",
}
"""What changes where a comparative stands without a noun: "the ramp is made steeper"."""
STEPS = frozenset({STEP, 1 / STEP})
