"""Two who push each other apart, called by their order: Nadia (60 kg) is the first body.

People go by names or by what they are (a father and his daughter), which no list of words has, and
they slide, glide or drift off in whatever words; the masses beside the two tell them apart.
"""

from __future__ import annotations

import re

from wmw.core.patterns import compiled

_APART = re.compile(
    r"\b(?:push|shov)(?:e|es|ed|ing)?\b[^.;?!]{0,40}?\b(?:each other|one another|off|apart|away)\b"
    r"|\b(?:push|shov)(?:es|e)? (?:hard )?against (?:each other|one another)\b",
    re.I,
)
_AT_REST = re.compile(r"\b(?:at rest|standing still|stand still|motionless|stationary)\b", re.I)
_MASS = r"\d{1,4}(?:[.,]\d{1,2})?[ -]?kg"
_ARTICLE = r"(?:\b(?:an?|the|his|her|my|another|one|and)\s)"
BODY_WITH_MASS = re.compile(
    rf"{_ARTICLE}?\b(?P<one>[A-Za-z][a-z]{{2,14}}(?: [ABPQXY12])?)"
    rf"(?:,? \((?:mass (?:of |= ?)?)?(?P<m1>{_MASS})(?:,[a-z ]{{2,24}})?\)"
    rf"|,? (?:of|with a|with|whose|has a)? ?mass (?:of |is )?(?P<m2>{_MASS}),?)"
    rf"|{_ARTICLE}(?P<m3>{_MASS}) (?P<two>[a-z]{{3,14}})\b",
    re.I,
)
"""A body beside its mass: "Nadia (60 kg)", "a father of mass 80 kg", "a 45 kg skater"."""
_GOES_OFF = re.compile(
    r"\b(?:mov|slid|glid|roll|drift|travel|coast|skat|recoil)(?:e?s|s)"
    r"(?: (?:off|away|back|out))?"
    r"(?P<way> (?:to (?:the|his|her|its) (?:left|right)|backwards?|forwards?|east|west|north"
    r"|south))?"
    r" (?:at|with)(?: an?)?(?: (?:speed|velocity) of)? (?P<size>\d{1,4}(?:[.,]\d{1,3})? ?m/s)",
    re.I,
)
_EACH_OTHER = re.compile(
    r"\b(?:push|shov)e?s? (?:hard )?(?:against )?(?=(?:each other|one another)\b)", re.I
)
_THE_OTHER = re.compile(
    r"\bpushes (?P<who>the (?:first|second) body) (?:away|off|backwards?)"
    r"(?P<then>,? and (?:he|she|it) (?=moves off at))?",
    re.I,
)
_WHO_GOES = re.compile(
    r"\bpushes (?P<who>the (?:first|second) body)(?P<mass> \([^()]{1,12}\))?"
    r",? (?:who|which|so that (?:he|she|it))(?: then)? (?=moves off)",
    re.I,
)
"""The one who is pushed, told on by a relative clause."""
_MASS_BEFORE_SPEED = re.compile(
    rf"(?P<who>\b[Tt]he(?P<body> (?:first|second) body)),? \((?P<mass>{_MASS})\) moves off\b"
)
"""A body with its mass in brackets, which would part it from its speed."""
_OF = r"(?:(?:final|recoil) )?(?:speed|velocity|momentum|kinetic energy)"
_NAMES = ("the first body", "the second body")


def apart_in_order(text: str) -> str:
    """Return a question with the two who push each other apart from rest named by their order."""
    if not _APART.search(text) or not _AT_REST.search(text):
        return text
    text = _GOES_OFF.sub(lambda m: f"moves off at {m['size']}{m['way'] or ''}", text)
    told = list(BODY_WITH_MASS.finditer(text))
    masses = list(dict.fromkeys(_mass(match) for match in told))
    heads = list(dict.fromkeys((head(match), _mass(match)) for match in told))
    if len(masses) != 2 or len(heads) != 2:
        return text
    text = BODY_WITH_MASS.sub(lambda m: _as_told(m, masses), text)
    nouns = [noun for noun, _ in heads]
    for noun, name in zip(nouns, _NAMES, strict=True) if len(set(nouns)) == 2 else ():
        word = rf"(?:\b(?:the|his|her|my) )?\b{re.escape(noun)}"
        text = compiled(rf"{word}(?:'s|’s) (?P<what>{_OF})\b").sub(rf"the \g<what> of {name}", text)
        text = compiled(rf"{word}\b", 0 if noun.istitle() and " " not in noun else re.I).sub(
            name, text
        )
    text = _WHO_GOES.sub(r"pushes off \g<who>\g<mass>, and \g<who> ", text)
    text = _MASS_BEFORE_SPEED.sub(r"\g<who> has a mass of \g<mass>. The\g<body> moves off", text)
    text = _EACH_OTHER.sub("push off ", text)
    return _THE_OTHER.sub(
        lambda m: f"pushes off {m['who']}" + (f", and {m['who']} " if m["then"] else ""), text
    )


def head(match: re.Match[str]) -> str:
    """Return what the body of a match of `BODY_WITH_MASS` is called."""
    return match["one"] or match["two"]


def _mass(match: re.Match[str]) -> str:
    return re.sub(r"[ -]?kg", " kg", match["m1"] or match["m2"] or match["m3"])


def _as_told(match: re.Match[str], masses: list[str]) -> str:
    """Return a body beside its mass by its order; the mass is told once, where it is met first."""
    mass = _mass(match)
    number = masses.index(mass)
    before = "and " if match[0].lower().startswith("and ") else ""
    first = next(m for m in BODY_WITH_MASS.finditer(match.string) if _mass(m) == mass)
    once = "" if first.start() != match.start() else f" ({mass})"
    return f"{before}{_NAMES[number]}{once}"
