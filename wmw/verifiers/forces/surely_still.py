"""Whether a question leaves no doubt that a body is in equilibrium, before and after what it tells.

What is held at rest, lifted slowly, balanced level, or hung under water stays so whatever is asked,
unless something is let go, cut, thrown or speeded up. "Fixed to the ceiling" is said of a spring.
"""

from __future__ import annotations

import re

from wmw.core.patterns import compiled
from wmw.verifiers.questions.asking import asks_whether
from wmw.verifiers.vocabulary.lexicon import plain

_SENTENCE = re.compile(r"(?<=[.?!])\s+")

_WHOLE = re.compile(
    r"\b(?:everything|it all|whole (?:system|arrangement|thing)|system|arrangement)"
    r"(?: is| are| stays| remains)?"
    r" (?:at rest|in (?:static )?equilibrium|still|balanced|motionless)\b"
)
_STAYS = re.compile(
    r"\b(?:holds?|held|keeps?|kept|supports?|balances?|stays?|remains?|hangs?|hanging|hung|rests?)"
    r"(?: [a-z\d]+){0,5}?"
    r" (?:at rest|in (?:static )?equilibrium|motionless|level|steady|in balance)\b"
    r"|\bbalances? (?:level|horizontally|on)\b"
    r"|\b(?<!from )(?<!to )(?<!initially )(?<!was )(?<!were )(?<!first )"
    r"(?:at rest|in equilibrium)\b"
    r"|\bcomes to rest when\b|\bhangs? in equilibrium\b"
)
_PART = re.compile(r"\b(?:pulley|block|tackle|piston)\Z")
_LOAD_HELD = re.compile(
    r"\b(?:holds?|keeps?|supports?|balances?)"
    r" (?:(?:load|weight|crate|box|block|bucket|piston|it|mass|engine|piano|body) )"
    r"(?:[a-z]+ )?(?:at rest|in equilibrium|steady|in place|motionless)\b"
)
"""What holds the load still holds still the pulley, or the piston, by which it is held."""
_SLOWLY = re.compile(
    r"\b(?:lifts?|lifted|raises?|raised|hoists?|hoisted|pulled up|lowers?|lowered|drawn up)\b"
    r"(?: [a-z\d]+){0,9}?"
    r" (?:slowly|steadily|at (?:constant|steady|uniform) (?:speed|velocity|rate))\b"
    r"|\b(?:slowly|steadily) (?:lifts?|lifted|raises?|raised|hoists?|hoisted|lowers?|lowered)\b"
)
_UNDER = re.compile(
    r"\b(?:completely|fully|entirely|wholly|totally) (?:submerged|immersed|under water|under)\b"
    r"|\b(?:hangs?|hung|suspended|held) (?:[a-z]+ ){0,6}?(?:in|under) (?:water|liquid|oil|brine)\b"
)
_FROM_ABOVE = re.compile(
    r"\b(?:string|strings|rope|cord|thread|threads|wire|balance|scale|dynamometer|newton ?meter)\b"
)
_SURELY_NOT = re.compile(
    r"\b(?:accelerat\w*|decelerat\w*|releas\w*|let go|lets go|cuts?|breaks?|broken|snaps?|drops?"
    r"|dropped|falls?|falling|jump\w*|throw\w*|kick\w*|fired|fires|hits?|strik\w*|struck|collid\w*"
    r"|oscillat\w*|vibrat\w*|displaced (?!water|liquid|fluid|volume|oil)|swing\w*|circ\w*|loops?"
    r"|orbit\w*|whirl\w*|starts?|starting|begins?|speeds? up|jerk\w*|elevator|rocket|explo\w*"
    r"|inclin\w*|slope|ramp|wedge|slant\w*|tilt\w*|angle|degrees?|charge[ds]?|rises|sinks|sinking"
    r"|rising|ascend\w*|descend\w*|max\w*|minimum|least|smallest|greatest|largest force|at most"
    r"|at least|breaking|planet|moon|net|resultant|unbalanc\w*|moves? (?:up|down)|climb\w*"
    r"|gains? speed|friction|rough|terminal|ladder|glued|clamped|bolted|nailed|stuck|lifts off"
    r"|buoy|balloon|float\w*)\b"
)
_MARK = re.compile(r"[a-z]|\d{1,2}")
_MOVING = re.compile(r"\b(?:km|cm|m) (?:s|h)\b(?! 2)")
_IDEAL = re.compile(
    r"\b(?:frictionless(?:ly)?|(?:there is |with )?(?:no|without) (?:any )?friction"
    r"|without rubbing|(?:neglect|ignor)\w*(?: [a-z]+){0,5} friction"
    r"|friction (?:is|can be) (?:negligible|neglected)|friction (?:negligible|neglected))\b"
)


def is_surely_still(stem: str, target: str) -> bool:
    """Tell whether the words of a question keep a body, by its plain name, in equilibrium."""
    said = _IDEAL.sub(" ", plain(stem))
    if _SURELY_NOT.search(said) or "°" in stem or _MOVING.search(said):
        return False
    if _WHOLE.search(said) or _SLOWLY.search(said):
        return True
    if _UNDER.search(said) and _FROM_ABOVE.search(said):
        return True
    if _PART.search(target) and _LOAD_HELD.search(said):
        return True
    named = compiled(_called(target))
    told = (plain(sentence) for sentence in _SENTENCE.split(stem) if not asks_whether(sentence))
    return any(_STAYS.search(words) and named.search(words) for words in told)


def _called(target: str) -> str:
    """Return the pattern of what a sentence may call a body: by its mark, or as one of several."""
    *stem, last = target.split()
    if not stem or not _MARK.fullmatch(last):
        return rf"\b{re.escape(last)}s?\b"
    kind = re.escape(stem[-1])
    several = rf"(?:both|all|each|two|three|four)(?: of)?(?: [a-z]+){{0,2}}? {kind}s?"
    return rf"\b(?:{kind} {last}|{several})\b"
