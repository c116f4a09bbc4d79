"""The two arms of a tool told by who or what acts there: "the hand pulls 6.0 cm from the pivot".

What the hand acts with is the effort, and its distance from the pivot the effort arm; the other one
is that of the load, which the tip, the edge or the blades of the tool act on.
"""

from __future__ import annotations

import re

_TOOL = re.compile(
    r"\b(?:(?:crow|pry|prise)[ -]?bar|lever|opener|nutcrackers?|tongs|pliers|pincers|shears"
    r"|scissors|secateurs|cutters?|tweezers|claw|pump|brake)\b",
    re.I,
)
_NOT = re.compile(
    r"\b(?:seesaw|sits?|child|children|plank|forearm|arms? of|arm is|angle of)\b", re.I
)
_ARM = re.compile(
    r"(?:\bat (?:a (?:point|distance of) )?)?(?P<value>\b\d[\d.]{0,7} ?(?:mm|cm|dm|m))"
    r"(?: away)? from (?:the|its|this) (?P<what>[a-z]{4,10})\b",
    re.I,
)
_EFFORT = re.compile(
    r"\b(?:hands?|fingers?|worker|workman|person|man|woman|gardener|user|mechanic|carpenter|effort"
    r"|handles?|pushes|presses|pulls|squeezes?|pushed|pressed|pulled)\b",
    re.I,
)
_LOAD = re.compile(
    r"\b(?:tip|load|crate|caps?|nut|branch|twig|blades?|jaws?|edge|lid|bolt|wire|rock|boulder|box"
    r"|cork|nail|lip|slab|piston|walnut|sugar)\b",
    re.I,
)
_PARTS = re.compile(r"[,;.]\s|\band\b")


def arms_by_who(text: str) -> str:
    """Return a question with its arms told as those of load and effort, where the words tell it."""
    if " from " not in text or not _TOOL.search(text) or _NOT.search(text):
        return text
    arms = list(_ARM.finditer(text))
    if len(arms) != 2 or arms[0]["what"].lower() != arms[1]["what"].lower():
        return text
    whose = [_whose(text, arm, arms[0]["what"]) for arm in arms]
    if {*whose} != {"effort", "load"}:
        return text
    for arm, who in reversed(list(zip(arms, whose, strict=True))):
        told = f"at {'an' if who == 'effort' else 'a'} {who} arm of {arm['value']}"
        text = text[: arm.start()] + told + text[arm.end() :]
    return text


def _whose(text: str, arm: re.Match[str], pivot: str) -> str | None:
    """Return whose arm a length is by the words before it, those nearest if they tell enough."""
    before = text[max(0, arm.start() - 120) : arm.start()]
    for part in reversed(_PARTS.split(before)):
        said = part.replace(pivot, " ")
        effort, load = _EFFORT.search(said), _LOAD.search(said)
        if effort or load:
            return None if effort and load else "effort" if effort else "load"
        if _ARM.search(part):
            return None
    return None
