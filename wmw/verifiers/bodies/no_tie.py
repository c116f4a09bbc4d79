"""Whether two bodies have nothing to do with one another, by the words and the relations.

What one gives to the other, or has in common with it, may be worked out from the other's values;
of two that stand apart each has only its own.
"""

from __future__ import annotations

import re
from itertools import pairwise

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
    r"|tow(?:s|ed|ing)?\b|drag|lift|into|through|(?:behind|on|in) it\b|common|same speed"
    r"|ram(?:s|med|ming)?\b|crash|bounc|rebound|shov|knock|nudg|dock|kick|drives?\b|end to end"
    r"|in a (?:row|line|single)|loop|one (?:behind|below|under|after)|at once|moment\b|instant"
    r"|simultan|by then|meanwhile|until|other one|the other\b|transformer|turntable|carousel"
    r"|merry|loses?\b|lost|gains?\b|receiv)",
    re.I,
)
_APART = re.compile(
    r"(?:[,;(]|\b(?:and|while|whereas|but|or|beside|next to|than)) "
    r"(?:(?:the|an?|another|one|\d\S*) (?:[\w.°%²³/]+ ){0,3})?\Z",
    re.I,
)
"""What stands before the second of two bodies that a sentence only lists: "and a 5 kg ..."."""
_BRANCHES = re.compile(r"\b(?:(?:wired|connected|joined|switched) )?in parallel\b", re.I)
_OF_BRANCH = re.compile(r"\b(?:current|power)\b", re.I)
"""What each of two has for itself where a voltage is all that they have in common."""
_BY_FLUID = re.compile(r"\bdo(?:es)? the (?:water|air|oil|liquid|fluid|gas)(?: \w+)? exert\b", re.I)
_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_KIND = re.compile(r"[A-Za-z]+ \Z")
_EACH_ITS_OWN = re.compile(
    r"\b(?:two|three) (?:\w+ )?\w+,? each (?:have|has|with) an?\b"
    r"|\b(?:do(?:es)?|are|is) not (?:\w+ )?(?:touch|join|connect)|\bnot touching\b"
    r"|\b(?:stand|lie|hang|kept)s? (?:\w+ )?apart\b|\bon (?:its|their) own\b",
    re.I,
)


def have_no_tie(claims: Claims, asking: str, asked: str, other: str) -> bool:
    """Tell whether nothing passes between two bodies, by words or by a relation of theirs."""
    of_branch = _OF_BRANCH.search(asking) is not None
    ends = [
        set(map(plain, claim.args))
        for claim in claims.relations
        if not (of_branch and "parallel" in plain(claim.type.replace("_", " ")))
    ]
    sentences = _SENTENCE.split(claims.question)
    return (
        {plain(asked), plain(other)} not in ends
        and all(_only_lists(sentence, asked, other) for sentence in sentences)
        and may_have_no_tie(claims, asking, asked, other)
    )


def may_have_no_tie(claims: Claims, asking: str, asked: str, other: str) -> bool:
    """Tell whether no word of the question tells of something that passes between two bodies."""
    question = _BY_FLUID.sub(" ", claims.question)
    if act_apart(claims, plain(asking)) or _EACH_ITS_OWN.search(question):
        return True
    if _OF_BRANCH.search(asking):
        question = _BRANCHES.sub(" ", question)
    for start, end, _ in reversed(named_in(question, (asked, other))):
        kind = _KIND.search(question[:start])  # a "spring S1" is no tie of its own
        question = f"{question[: kind.start() if kind else start]} {question[end:]}"
    return _TIE.search(question) is None


def _only_lists(sentence: str, one: str, other: str) -> bool:
    """Tell whether a sentence says nothing that goes from the one of two bodies to the other."""
    named = named_in(sentence, (one, other))
    for first, second in pairwise(named):
        gap = sentence[first[1] : second[0]]
        kinds = _KIND.search(sentence[: first[0]]), _KIND.search(gap)
        if kinds[0] and kinds[1] and plain(kinds[0][0]) == plain(kinds[1][0]):
            gap = gap[: kinds[1].start()]
        if first[2] != second[2] and not _APART.search(gap):
            return False
    return True
