"""An answer in words that is the opposite of what the predicted change says of the same thing.

"The ring is pushed away from the magnet", and the answer is "toward the magnet"; "smaller than g"
and "larger than g"; "still moves up" and "falling"; "the ray is reflected" and "no"; both arrive at
the same time, and "yes" where it is asked if one comes first. The question must offer what is
answered, and the change be about nothing that it does not name.
"""

from __future__ import annotations

import re

from wmw.core.work import spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain

_LONGEST = 200
_COST = 20
_OPEN = re.compile(
    r"\b(?:not|no|never|neither|nor|would|could|might|may|if|when|while|unless|until|instead"
    r"|except|but|only|first|then|later|finally|after|before|afterwards|initially|whereas|although"
    r"|once|some|part|partly|partially|half|rest|opposite|relative|between|both|each|other)\b|n't"
)
_NEARER, _OFF = re.compile(r"\btowards?\b"), re.compile(r"\baway\b")
_UP = re.compile(
    r"\b(?:(?:still )?rising|ascending|(?:mov(?:es|ing)|goes|going|travels) (?:still )?up"
    r"(?:wards?)?|rises|on (?:its|the) way up)\b"
)
_DOWN = re.compile(
    r"\b(?:falling|descending|(?:mov(?:es|ing)|goes|going|travels) (?:already )?(?:back )?down"
    r"(?:wards?)?|falls|on (?:its|the) way (?:back )?down)\b"
)
_ASKS_WAY = re.compile(
    r"\b(?:rising|falling|ascending|descending|(?:moving|going|on its way) (?:up|down))\b"
)
_THAN = re.compile(
    r"\b(?:(?P<more>larger|greater|bigger|higher|more|longer|faster)"
    r"|(?P<less>smaller|less|lower|shorter|slower)) than (?P<of>(?:the )?[a-z0-9]+)"
    r"|\b(?P<same>equal to|the same as) (?P<as>(?:the )?[a-z0-9]+)"
)
_VERB = re.compile(
    r"\b(?P<stem>reflect|slid|slip|float|sink|tip|toppl|melt|boil|freez|glow|flow|conduct)"
    r"(?:e?s|ed|e|p?ing|pp?ed)?\b"
)
_WHETHER = re.compile(r"\s*(?:is|are|does|do|will)\b", re.I)
_ALL_OR_WAY = re.compile(
    r"\b(?:all|whole|complete(?:ly)?|entire(?:ly)?|up|down|left|right|or|which|how|why|still)\b"
)
_YES_NO = re.compile(
    r"\W*(?P<which>yes|no)\b(?! (?:change|current|matter|difference|longer))", re.I
)
_FIRST = re.compile(
    r"\b(?:first|before|sooner|earlier|later|last|faster|slower|quicker|ahead|behind)\b"
)
_AT_ONE_TIME = (
    r"(?:at (?:exactly |very )?same (?:time|moment|instant)|together|simultaneously"
    r"|in (?:exactly )?same time|equally fast|neck and neck)"
)
_SAME_TIME = re.compile(rf"\b{_AT_ONE_TIME}\b")
_END_TOGETHER = re.compile(
    r"\b(?:reach|land|hit|arriv|str[iu]k|fall|come|get|touch|finish|stop|cross|melt)\w*"
    rf"(?: [a-z]+){{0,5}}? {_AT_ONE_TIME}\b"
)
_NO_EVENT = re.compile(
    r"\b(?:not|no|never|neither|nor|would|could|might|may|if|unless|instead|except|but|only"
    r"|although|or|until|almost|nearly|same height|same speed|same place)\b|n't"
)
_REFRACTED = re.compile(r"\b(?:refracted|transmitted|weak\w*)\b")


_ALTERS = re.compile(
    r"\A(?:does |do |will |is |are )?(?:its |their )?(?P<noun>[a-z]{3,20})"
    r"(?: (?:of|in|on)(?: [a-z-]+){1,4}?)?"
    r" (?:rise|fall|increase|decrease|change|grow|drop|sink|climb|blow|trip|burst|break|snap)\b"
)
_KEPT_SO = re.compile(
    r"\b(?P<noun>[a-z]{3,20})(?: (?:of|in|on)(?: (?!and\b)[a-z-]+){1,3}?)?"
    r" (?:then |therefore |always )?(?:stays?|remains?|is)(?: (?:then|always|exactly))?"
    r" (?:same|constant|unchanged|intact|whole|unbroken|at \d)"
)
_LIMIT = re.compile(r"\b(?:until|till|as long as|while)\b.*", re.S)
_ALTERED = re.compile(
    r"\b(?:ris|fall|fell|increas|decreas|chang|grow|drop|sink|climb|blow|trip|burst|break|snap|then)"
    r"\w*"
)
_DENIES = re.compile(r"\b(?:not|no longer|never|still|stay|remain|same)\b(?! (?:ice|some|water))")


def opposite_answer(claims: Claims) -> str | None:
    """Return the change where the answer says the opposite of it in words; None otherwise."""
    asking = asking_sentences(claims.question)
    if claims.change is None or claims.answer.letter is not None or len(asking) != 1:
        return None
    change, said, asked = (plain(t) for t in (claims.change.text, claims.answer.text, asking[0]))
    if max(len(change), len(said), len(asked)) > _LONGEST:
        return None
    spend(_COST)
    if _WHETHER.match(asking[0]) and _at_once(claims, asked, change):
        return claims.change.text
    if not _is_of_asked(claims, change, asked):
        return None
    wrong = (
        _away(asked, change, said)
        or _than(asked, change, said)
        or _on_its_way(asked, change, said)
        or (_WHETHER.match(asking[0]) and _denied(claims.answer.text, asked, change))
        or (_WHETHER.match(asking[0]) and _stays_as_it_is(claims.answer.text, asked, change))
    )
    return claims.change.text if wrong else None


def _is_of_asked(claims: Claims, change: str, asked: str) -> bool:
    """Tell whether the change names no body beside those of the asking sentence, or but one."""
    named = [body for body in map(plain, claims.bodies) if holds_phrase(change, body)]
    return len(named) < 2 or all(holds_phrase(asked, body) for body in named)


def _way(text: str, one: re.Pattern[str], other: re.Pattern[str]) -> bool | None:
    """Return whether a text has the first of two ways; None where it has both, or neither."""
    found = [form.search(text) is not None for form in (one, other)]
    return found[0] if found[0] != found[1] and not _OPEN.search(text) else None


def _away(asked: str, change: str, said: str) -> bool:
    if not _NEARER.search(asked) or not _OFF.search(asked):
        return False
    told, answered = (_way(text, _NEARER, _OFF) for text in (change, said))
    return None not in (told, answered) and told != answered


def _on_its_way(asked: str, change: str, said: str) -> bool:
    """Tell whether what the question asks to be rising or falling goes the other way."""
    if not _ASKS_WAY.search(asked):
        return False
    told, answered = (_way(re.sub(r"\bafter\b", " ", t), _UP, _DOWN) for t in (change, said))
    return None not in (told, answered) and told != answered


def _than(asked: str, change: str, said: str) -> bool:
    """Tell whether change and answer set one thing otherwise beside another of one name.

    The question must offer the comparison with that other thing in both senses.
    """
    if _OPEN.search(change) or _OPEN.search(said):
        return False
    told, answered, offered = ([*map(_side, _THAN.finditer(t))] for t in (change, said, asked))
    if len(told) != 1 or len(answered) != 1 or told[0][1] != answered[0][1]:
        return False
    senses = {sense for sense, of in offered if of == told[0][1]}
    return told[0] != answered[0] and {told[0][0], answered[0][0]} <= senses


def _side(match: re.Match[str]) -> tuple[str, str]:
    sense = next(name for name in ("more", "less", "same") if match[name])
    return sense, (match["of"] or match["as"]).removeprefix("the ")


def _at_once(claims: Claims, asked: str, change: str) -> bool:
    """Tell whether yes or no denies what the change says of who comes first, or of both at once."""
    said = _YES_NO.match(claims.answer.text)
    if said is None or _NO_EVENT.search(asked) or _NO_EVENT.search(change):
        return False
    yes = said["which"].lower() == "yes"
    together, ordered = _END_TOGETHER.search(change), _FIRST.search(change)
    if (together is None) == (ordered is None):
        return False
    if _FIRST.search(asked):
        return together is not None and yes
    if ordered is not None and "both" not in asked.split():
        return False
    return _SAME_TIME.search(asked) is not None and yes == (together is None)


def _denied(answer: str, asked: str, change: str) -> bool:
    """Tell whether the answer is no to what the change says happens in the question's own verb."""
    said, asks = _YES_NO.match(answer), [*_VERB.finditer(asked)]
    if said is None or len(asks) != 1 or _ALL_OR_WAY.search(asked):
        return False
    told = [*_VERB.finditer(change)]
    if len(told) != 1 or told[0]["stem"] != asks[0]["stem"] or _REFRACTED.search(change):
        return False
    denial = re.compile(r"\b(?:(?:does|do|will) )?not (?:be )?\Z")
    denied = denial.search(change[: told[0].start()]) is not None
    rest = denial.sub("", change[: told[0].start()]) + change[told[0].end() :]
    if _OPEN.search(rest):
        return False
    return denied is (said["which"].lower() == "yes")


def _stays_as_it_is(answer: str, asked: str, change: str) -> bool:
    """Tell whether the answer is yes to a change of something that stays as it is by state 1.

    The thing must be called alike in both: "does the temperature rise", "the temperature stays".
    """
    said, asks = _YES_NO.match(answer), _ALTERS.search(asked)
    if said is None or said["which"].lower() != "yes" or asks is None or _DENIES.search(asked):
        return False
    told = _LIMIT.sub("", change)
    kept = [match["noun"] for match in _KEPT_SO.finditer(told)]
    return kept == [asks["noun"]] and not _ALTERED.search(told)
