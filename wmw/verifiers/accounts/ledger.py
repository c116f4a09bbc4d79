"""What effect, change and answer say of one pair of opposites, set against one another.

"Can it hold the bend?", "friction does not suffice and the car skids", and "yes"; "which way does
the left load go?", "the left load rises", and "downward"; "static friction can not hold the crate"
in the effect, and a crate that stays at rest in the change. Each says one of a pair of opposites,
and of the same thing: of that whose name or noun the question asks about, where ways are meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.claims import Claims
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.options import Option, option_of, split_options
from wmw.verifiers.vocabulary.lexicon import find_phrase, holds_phrase, plain
from wmw.verifiers.vocabulary.poles import WHETHER, Said, said_in

_YES_NO = re.compile(
    r"\W*(?P<which>yes|no)\b(?! (?:change|current|matter|difference|longer))", re.I
)
_WHETHER = re.compile(r"(?:\A|, |; )(?:is|are|does|do|will|can)\b", re.I)
_WHICH_WAY = re.compile(
    r"\b(?:which|what) (?:way|direction|sense)|\bor\b|\bdirection\b|\b(?:rise|fall|up|down)\b"
    r"|\bhow (?:does|do|will|is) (?:[a-z]+ ){1,4}?(?:run|flow|turn|circulate|swing|move)\b"
)
LEADS_ON = re.compile(
    r"\b(?:but|however|opposite|revers\w+|seen|viewed|relative|reaction|instead|correct|actually"
    r"|although|whereas|therefore|so|thus|hence|third law)\b",
    re.I,
)
"""An explanation with these may lead from what the change says to another answer."""
_OR = re.compile(r"\bor\b", re.I)
_AT_LIMIT = re.compile(
    r"\b(?:above|below|over|under|beyond|up to|largest|greatest|smallest|highest|lowest|just|limit"
    r"|can(?! not)|allows?|critical|about to|maximum|minimum|from \w+ing|stops|prevents|keeps"
    r"|at (?:this|that|v|\d)|towards?|against)\b"
)
"""What happens on one side of a limit only, or what something else is kept from."""
_SUBJECT = re.compile(r"\b(?:does|do|is|are|will) (?P<who>[a-z0-9 ]+)")
_NO_NOUN = word_set("it its this that induced resulting net new magnetic electric total then now")
_OF = re.compile(r"(?<!\A)(?<!\ball )\b(?:of|on|by|from|at|in|with|for)\b")
_IN_FRONT = re.compile(r"\A(?:so |then |thus )?(?:in|at|on|for|from|with|without|by)\b")
"""A place before the thing that a clause is about: "in the split tube the magnet falls"."""
_WAYS = re.compile(r"\b(?:up|down|left|right|forward|backward|back)\b")
PLACES = word_set(
    "floor ground road table track ramp incline slope plane wall pulley rope string water air"
    " surface pivot board plank loop bend curve glass prism lens fibre fiber diamond mirror"
)


def other_than_change(claims: Claims) -> str | None:
    """Return the change where the answer says the opposite of it of what is asked for."""
    _, options = split_options(claims.question)
    asking = asking_sentences(claims.question)
    change, said = claims.change, claims.answer.text
    if claims.answer.letter is not None:
        option = option_of(options, claims.answer.letter)
        said = option.text if option is not None else ""
    if change is None or len(asking) != 1 or not said or LEADS_ON.search(claims.answer.explanation):
        return None
    asked, told = asking[0], said_in(change.text)
    yes = _YES_NO.match(said)
    if yes is not None:
        pair = _whether(asked)
        pole = None if pair is None else pair.pole is (yes["which"].lower() == "yes")
        mine = [] if pair is None else [one for one in told if _is_of(one, pair)]
    else:
        sure = WHETHER if _WHETHER.search(asked) else None
        answered = _one_of(said_in(said), sure)
        if answered is None or not (_WHICH_WAY.search(plain(asked)) or answered.pair in WHETHER):
            return None
        offered = _whether(asked, answered.pair) or _offers_both(options, answered.pair)
        if answered.pair in WHETHER and not offered:
            return None
        pair, pole = answered, answered.pole
        mine = [one for one in told if _is_of(one, answered)]
    if pair is None or pole is None or not mine:
        return None
    of_asked = _of_asked(claims, asked, mine, whether=pair.pair in WHETHER)
    return change.text if {one.pole for one in of_asked} == {not pole} else None


def _offers_both(options: Iterable[Option], pair: str) -> bool:
    """Tell whether options are of both of a pair: it stays at rest, it slides steadily."""
    offered = [one for option in options for one in said_in(option.text)]
    return {one.pole for one in offered if one.pair == pair} == {True, False}


def change_not_of_effect(claims: Claims) -> tuple[str, str] | None:
    """Return what the effect says of a thing, and the opposite of it in the change."""
    effect, change = claims.effect, claims.change
    if effect is None or change is None:
        return None
    if _OR.search(effect.text) or _OR.search(change.text):
        return None
    before, after = said_in(effect.text), said_in(change.text)
    for pair in {one.pair for one in before if one.pair in WHETHER or one.pair == "faster"}:
        mine, its = ([one for one in told if one.pair == pair] for told in (before, after))
        poles = [{one.pole for one in told} for told in (mine, its)]
        if None in poles[0] | poles[1] or [len(of) for of in poles] != [1, 1]:
            continue
        if any(_AT_LIMIT.search(one.clause) for one in (*mine, *its)):
            continue
        ways = [{w for one in told for w in _WAYS.findall(one.clause)} for told in (mine, its)]
        if poles[0] == poles[1] or ways[0] != ways[1]:
            continue  # what does not slide down may slide up
        owners = [{_owner(claims, one) for one in told} for told in (mine, its)]
        named = [of - {""} for of in owners]
        if None in owners[0] | owners[1] or (named[0] and named[1] and named[0] != named[1]):
            continue
        return mine[0].clause, its[0].clause
    return None


def _is_of(one: Said, pair: Said) -> bool:
    """Tell whether a clause is of a pair: what slides moves, and what does not may roll."""
    slides = one.pair == "slides" and one.pole is True
    return one.pair == pair.pair or (pair.pair == "moves" and slides)


def _whether(asked: str, pair: str | None = None) -> Said | None:
    """Return what a question asks whether it happens; None where it is not one such thing."""
    if not _WHETHER.search(asked) or (pair is None and re.search(r"\bor\b", asked)):
        return None
    asked = re.sub(r"\bor\b.*", "", asked) if pair is not None else asked
    found = [one for one in said_in(asked) if one.pair in WHETHER]
    if pair is not None:
        found = [one for one in found if one.pair == pair]
    return found[0] if found and found[0].pole is not None and _are_alike(found) else None


def _are_alike(found: list[Said]) -> bool:
    """Tell whether all is of one pair, or of two of which the one goes with the other."""
    return {one.pair for one in found} <= {"slides", "moves"} or len({f.pair for f in found}) == 1


def _one_of(said: Iterable[Said], pairs: frozenset[str] | None) -> Said | None:
    """Return the one thing that an answer says."""
    found = [one for one in said if pairs is None or one.pair in pairs]
    names = {one.pair for one in found}
    if names == {"slides", "moves"} or (names and names <= {"up", "floats"} and len(names) > 1):
        return None if names != {"slides", "moves"} else found[0]
    return found[0] if len(names) == 1 and len({one.pole for one in found}) == 1 else None


def _of_asked(claims: Claims, asked: str, told: list[Said], *, whether: bool) -> list[Said]:
    """Return what is told of the thing that is asked about; nothing where that is not sure.

    What a question asks about is a body by its name, or the noun behind its verb: of a way, the
    clause must name it before that way.
    """
    subject = _SUBJECT.search(plain(asked))
    who = subject["who"] if subject is not None else ""
    body = _begun_with(claims, who)
    owners = [_owner(claims, one) for one in told]
    if whether and body is None:
        named = {*owners} - {""}
        sure = None not in owners and named <= {_first_named(claims)}
        return told if sure else []
    if body is not None:
        mine = [one for one, owner in zip(told, owners, strict=True) if owner == body]
        return mine or (told if whether and owners == [""] else [])
    noun = next((w for w in who.split() if w not in _NO_NOUN), "")
    if not noun or whether:
        return []
    return [one for one in told if compiled(rf"\b{re.escape(noun)}\b").search(one.who)]


def _first_named(claims: Claims) -> str | None:
    """Return the body that the question names first, which "it" is in "does it start to move?"."""
    low = plain(claims.question)
    names = [n for n in map(plain, claims.bodies) if n and not PLACES & {*n.split()}]
    here = {name: find_phrase(low, name) for name in names}
    return min((n for n in here if here[n] >= 0), key=lambda n: (here[n], -len(n)), default=None)


def _begun_with(claims: Claims, who: str) -> str | None:
    """Return the body whose name words begin with."""
    names = sorted(map(plain, claims.bodies), key=len, reverse=True)
    return next((n for n in names if n and (f"{who} ").startswith(f"{n} ")), None)


def _owner(claims: Claims, one: Said) -> str | None:
    """Return the body that a clause is about, "" where it names none; None for what is of one.

    "The cup in the van slides" is about neither; a hold that can not keep a crate is about the
    crate.
    """
    names = [n for n in map(plain, claims.bodies) if n and not PLACES & {*n.split()}]
    for text in (one.who, one.clause):
        here = [name for name in names if holds_phrase(text, name)]
        if here:
            last = max(here, key=lambda name: (text.rfind(name) + len(name), len(name)))
            before = text[: text.rfind(last)]
            return last if _IN_FRONT.search(before) or not _OF.search(before) else None
    return ""
