"""Whether it is certain that a trace answers for another body, by the trace's words alone.

What bodies share may be told of either: the speed of those that a rope ties together, the current
of one loop, the force that one exerts on the other. Of two of one kind each has its own else; of
two of unlike kinds only the motion of one that moves by itself is surely its own, and what is heard
by one. So it is where the other one's value is put in and nothing passes between the two.
"""

from __future__ import annotations

import re

from wmw.core.patterns import compiled
from wmw.verifiers.bodies.followed import Followed, followed, names, words_of
from wmw.verifiers.bodies.like_bodies import Alike
from wmw.verifiers.bodies.marked_values import by_marks, puts_in, puts_in_own
from wmw.verifiers.bodies.no_tie import have_no_tie, may_have_no_tie
from wmw.verifiers.bodies.other_answered import (
    are_given_by_each_other,
    is_common,
    stand_apart,
)
from wmw.verifiers.bodies.others_answer import (
    are_kin,
    have_values,
    is_answered,
    is_called_asked,
)
from wmw.verifiers.bodies.others_value import leads_over, others_value
from wmw.verifiers.claims import Claims
from wmw.verifiers.own_words import answered
from wmw.verifiers.questions.asking import asking_sentences, without_asides
from wmw.verifiers.vocabulary.lexicon import plain

_JOINED = re.compile(
    r"\b(?:st[iu]ck\w*|embed\w*|lodge\w*|cling\w*|tied|together|coupl\w*|join\w*|lock\w*|catch\w*"
    r"|caught|roll\w* on|gear\w*|mesh\w*|belt|equilibrium|pulley|ropes?|strings?|cords?|cables?"
    r"|stack\w*|on top|connected|attached|contact|touch\w*)\b",
    re.I,
)
_HANDED_ON = re.compile(
    r"\b(?:pressure|flow|discharge|temperature|frequency|angular|revolutions?|rpm|charge|flux|field"
    r"|work|(?<!kinetic )(?<!potential )energy|power)\b",
    re.I,
)
"""What the one may have as the other has it, though neither is said to be joined to it."""
_ASKS = re.compile(r"\b(?:what|which|how|find|calculate|determine|compute)\b[^?]*", re.I)
_POWER = re.compile(r"\bpower\b", re.I)
_TURNING = re.compile(r"\b(?:waves?|turntable|disc|disk|wheels?|platform|rotat\w*|spin\w*)\b", re.I)
_FORCE = re.compile(r"\b(?:force|pull|push|hard)\b", re.I)
_HOLDS = re.compile(r"\b(?:friction\w*|normal|holds?)\b")
"""What a body may need because of another one that is tied to it."""
_PASSED_ON = re.compile(r"\b(?:heat|energy|momentum|impulse|work)\b", re.I)
_OF_BOTH = re.compile(
    r"\b(?:both|same|equal(?:ly)?|identical(?:ly)?|likewise|each (?:of|other|one|has|is)|also"
    r"|too(?! \w)|as well|either|symmetr\w*|opposite|reaction)\b",
    re.I,
)
_HALF = re.compile(r"\bhalf\b", re.I)
_WIRED = re.compile(r"\b(?:series|parallel|circuit|switch|unscrew\w*)\b", re.I)
_SHOWN = re.compile(r"\b(?:show|read|indicate|register)s?\b", re.I)
_HEARD = re.compile(r"\b(?:hear|receive|detect|perceive)s?\b", re.I)
_MOTION = re.compile(r"\b(?:speed|velocity|fast|kinetic energy|momentum)\b", re.I)
_BRANCHES = re.compile(r"\b(?:parallel|primary|secondary)\b", re.I)
_CURRENT = re.compile(r"\bcurrent\b", re.I)
_APART = re.compile(r"\bapart\b|\bdistance between\b", re.I)
"""What asks for something that two bodies have to one another, which is told of either."""
OTHER_BODY = "what the trace answers is told of another body than the one asked about"


def answers_for_other(claims: Claims) -> bool:
    """Tell whether a trace may answer for another body than its one question is about.

    What both share is no fault, but nothing says then that the reading knows whose it is. Of two
    that are tied the laws know which value goes where.
    """
    sentences = asking_sentences(claims.question)
    if len(sentences) != 1:
        return False
    asking = without_asides(sentences[0])
    if _APART.search(asking):
        return False
    its = others_value(claims, asking)
    return _by_words(claims, asking) is not None or (
        its is not None
        and may_have_no_tie(claims, asking, its.asked, its.other)
        and not leads_over(claims, its.asked, its.other)
    )


def other_followed(claims: Claims, asking: str) -> Followed | None:
    """Return the other body whose answer a trace gives, by all that it says behind state 0."""
    found = _by_words(claims, asking)
    its = others_value(claims, asking) if found is None else None
    if its is None:
        return found
    return Followed(its.place, its.asked, its.other, claims.bodies, told=False)


def _by_words(claims: Claims, asking: str) -> Followed | None:
    for found in followed(claims, asking):
        if puts_in(claims, found):
            return found
        if found.told and is_answered(claims, found, asking) and not puts_in_own(claims, found):
            return found
    return by_marks(claims, asking)


def surely(claims: Claims, asking: str, found: Followed, mutual: bool) -> bool:
    """Tell whether what is asked for is one body's alone, so that the other's is no answer.

    `mutual` says whether the words ask for what one body does to another.
    """
    words, question = plain(asking), claims.question
    concluded = _concluded(claims)
    if any(_OF_BOTH.search(text) for text in concluded):
        return False
    its = others_value(claims, asking)
    if its is not None and its.sure:
        return True
    if its is not None and its.place is found.place and _by_words(claims, asking) is None:
        return False
    if not is_answered(claims, found, asking) and (
        (_HOLDS.search(words) is not None and _JOINED.search(question) is not None)
        or leads_over(claims, found.asked, found.other)
    ):
        return False
    if any(_HALF.search(text) for text in concluded) and not is_called_asked(claims, found):
        return False
    if not are_kin(claims, found):
        return not mutual and (
            _is_own(claims, asking, found) or _is_of_unlike(claims, asking, found)
        )
    if stand_apart(claims):
        return True
    if mutual or (are_given_by_each_other(words) and not _SHOWN.search(words)):
        return _is_on_third(asking, found) and _JOINED.search(question) is None
    in_words = answered(claims) is None and found.told
    if not (in_words or have_values(claims, found) or is_called_asked(claims, found)):
        return False
    if answered(claims) is None and (_is_one_loop(question) or _JOINED.search(question)):
        return False
    if _MOTION.search(words) and _JOINED.search(question):
        return False
    pair = Alike(found.asked, found.other)
    return not _is_handed_on(question, asking) and not is_common(question, words, pair)


def _is_of_unlike(claims: Claims, asking: str, found: Followed) -> bool:
    """Tell whether what is called asked for is one's own, and the two have nothing in common."""
    words, pair = plain(asking), Alike(found.asked, found.other)
    return (
        is_called_asked(claims, found)
        and not are_given_by_each_other(words)
        and have_no_tie(claims, asking, found.asked, found.other)
        and not _is_handed_on(claims.question, asking)
        and not is_common(claims.question, words, pair)
    )


def _is_one_loop(question: str) -> bool:
    """Tell whether a circuit is told of which not all parts are surely apart: one of branches."""
    branches = {"series", "parallel"} <= {*plain(question).split()}
    return _WIRED.search(question) is not None and not branches


def _is_handed_on(question: str, asking: str) -> bool:
    """Tell whether the one body may have as much of what is asked for as the other."""
    noun = _ASKS.search(asking)
    what = noun[0] if noun else asking
    if "Ω" in question and _POWER.search(what):
        return False
    if "period" in what.lower():
        return _TURNING.search(question) is not None
    return _HANDED_ON.search(what) is not None


def _concluded(claims: Claims) -> list[str]:
    said = [text.text for text in (claims.effect, claims.change) if text is not None]
    return [*said, claims.answer.explanation]


def _is_on_third(asking: str, found: Followed) -> bool:
    """Tell whether a force between the body asked about and a third one is asked for."""
    if not _FORCE.search(asking) or _PASSED_ON.search(asking):
        return False
    return any(
        body not in (found.asked, found.other) and names(asking, body, found.bodies)
        for body in found.bodies
    )


def _is_own(claims: Claims, asking: str, found: Followed) -> bool:
    """Tell whether a body's own motion is asked for, or what it hears, and nothing joins them."""
    ends = [set(map(plain, claim.args)) for claim in claims.relations]
    if any({plain(found.asked), plain(found.other)} == end for end in ends):
        return False
    if _CURRENT.search(asking):
        return _BRANCHES.search(claims.question) is not None
    if _HEARD.search(asking):
        return True
    owner = re.escape(words_of(found.asked)[-1])
    moves = _MOTION.search(asking) is not None
    acts = compiled(rf"\b(?:does|do|did|will|of|is) (?:the )?(?:\w+ )?{owner}|{owner}['’]s").search(
        asking
    )
    return moves and acts is not None and _JOINED.search(claims.question) is None
