"""Whether two bodies have nothing to do with one another, by the words and the relations.

What one gives to the other, or has in common with it, may be worked out from the other's values;
of two that stand apart each has only its own.
"""

from __future__ import annotations

import re

from wmw.verifiers.bodies.other_answered import act_apart
from wmw.verifiers.bodies.owners import named_in
from wmw.verifiers.claims import Claims
from wmw.verifiers.vocabulary.lexicon import plain

_TIE = re.compile(
    r"\b(?:collid|collision|hits?\b|strik|struck|bump|catch|caught|grab|overtak|meet|mix|pour"
    r"|join|connect|attach|tied|coupl|link|st[iu]ck|glue|balanc|equilibrium|level\b|series|parallel"
    r"|pulley|hydraulic|piston|plunger|on top|between|against|toward|exert|each other|one another"
    r"|push|pull|throw|recoil|explo|transfer|interfer|beat|contact|mesh|gear|belt|system|together"
    r"|total|sum\b|rope|string|cord|cable|chain|rod|wire|spring|hang|hung|suspend|touch|stack|carr"
    r"|tow(?:s|ed|ing)?\b|drag|lift|into|through|(?:behind|on|in) it\b|common|same speed)",
    re.I,
)
_KIND = re.compile(r"[A-Za-z]+ \Z")
_EACH_ITS_OWN = re.compile(
    r"\b(?:two|three) (?:\w+ )?\w+,? each (?:have|has|with) an?\b"
    r"|\b(?:do(?:es)?|are|is) not (?:\w+ )?(?:touch|join|connect)|\bnot touching\b"
    r"|\b(?:stand|lie|hang|kept)s? (?:\w+ )?apart\b|\bon (?:its|their) own\b",
    re.I,
)


def have_no_tie(claims: Claims, asking: str, asked: str, other: str) -> bool:
    """Tell whether nothing passes between two bodies, by words or by a relation of theirs."""
    ends = [set(map(plain, claim.args)) for claim in claims.relations]
    if {plain(asked), plain(other)} in ends:
        return False
    question = claims.question
    if act_apart(claims, plain(asking)) or _EACH_ITS_OWN.search(question):
        return True
    for start, end, _ in reversed(named_in(question, (asked, other))):
        kind = _KIND.search(question[:start])  # a "spring S1" is no tie of its own
        question = f"{question[: kind.start() if kind else start]} {question[end:]}"
    return _TIE.search(question) is None
