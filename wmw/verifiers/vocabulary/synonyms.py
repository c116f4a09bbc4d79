"""Ways of saying the same thing that no family need list: "ignoring all friction", "light springs".

All work on plain texts, and give plain texts.
"""

from __future__ import annotations

import re

_NEGLECT = re.compile(
    r"\b(?:neglect|ignor|disregard)(?:e|es|s|ed|ing)?\b(?: (?:all|any|effects? of))?"
)
_ADJECTIVES = re.compile(
    r"\b(?:light|massless|weightless|ideal|thin|small|similar|inextensible|separate|simple) "
)
"""What textbooks put before a noun to say that nothing else about it matters."""

_COMMON = {
    "normal reaction force": "normal force",
    "normal contact force": "normal force",
    "normal reaction": "normal force",
    "reaction force": "normal force",
    "reaction": "normal force",
    "resultant force": "net force",
    "unbalanced force": "net force",
    "upthrust": "buoyant force",
    "retardation": "deceleration",
    "time period": "period",
    "periodic time": "period",
    "potential difference": "voltage",
    "p d": "voltage",
    "e m f": "emf",
    "electromotive force": "emf",
    "limiting friction": "maximum static friction",
    "velocity of projection": "initial velocity",
    "speed of projection": "initial speed",
    "angle of projection": "launch angle",
    "specific heat capacity": "specific heat",
    "thermal energy": "heat",
    "turning effect": "moment",
    "friction number": "coefficient of friction",
    "friction value": "coefficient of friction",
    "friction factor": "coefficient of friction",
    "braking way": "braking distance",
    "stopping way": "stopping distance",
    "refraction index": "refractive index",
    "breaking index": "refractive index",
    "spring stiffness": "spring constant",
    "oscillation period": "period",
    "vibration period": "period",
}
"""Words that other schools and countries use, by the common ones."""
_OTHER = re.compile(rf"\b(?:{'|'.join(sorted(_COMMON, key=len, reverse=True))})\b")


def alike(text: str) -> str:
    """Return a text in which everything that is left out of account is neglected."""
    return _NEGLECT.sub("neglect", text)


def bare_of_adjectives(text: str) -> str:
    """Return a text as `alike` does, without adjectives that only idealize: "two light springs"."""
    return _ADJECTIVES.sub("", alike(text))


def in_common_words(text: str) -> str:
    """Return a plain text with the words of other schools put into the common ones."""
    return _OTHER.sub(lambda match: _COMMON[match[0]], text)
