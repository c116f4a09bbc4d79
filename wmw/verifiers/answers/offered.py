"""Which of the options that a question offers is the one a trace's predicted change concludes.

"The period doubles" is the option "it doubles", whatever letter is answered; "both reach the ground
together" the option "at the same time". Only what the change says in the words of the asking
sentence is a conclusion, and only where one offered option alone says it.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.core.quantity import find_measurements
from wmw.core.work import spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.questions.options import Option, option_of, split_options
from wmw.verifiers.vocabulary.lexicon import plain, singular
from wmw.verifiers.vocabulary.senses import Trend, opposed, sense_of, trends

_LONGEST = 240
"""A longer change tells a course of things and no one conclusion."""
_COST = 40
"""Steps that an option takes to be read."""
_OPEN = re.compile(
    r"\b(?:not|no|never|neither|nor|would|could|might|may|if|when|unless|instead|than|except|but"
    r"|until|till|before|first of all|at first|initially|then|later|finally|after|afterwards?"
    r"|while|whereas|although|though|however|rather|alone|only|almost|nearly|as long as)\b|n't",
    re.I,
)
"""With these a thing may be denied, supposed, limited, or of another moment or body."""
_LEADS_ON = re.compile(
    r"\b(?:but|however|opposite|revers\w+|seen|viewed|relative|reaction|instead|correct"
    r"|actually|although|whereas|inverse|reciprocal)\b",
    re.I,
)
"""An explanation with these may lead from what the change says to another option."""
_ASIDE = re.compile(r"\b(?:if|when|as|after|because|while|since|once)\b[^,?:]*(?:,|\?|:|\Z)", re.I)
_LAST = re.compile(r"(?<=[.!?])\s+(?=\S)")
_BASE = {
    "double": "doubles", "be doubled": "doubles", "halve": "halves", "be halved": "halves",
    "triple": "triples", "be tripled": "triples", "quadruple": "quadruples", "is quadrupled":
    "quadruples", "be quadrupled": "quadruples", "stay the same": "stays the same",
    "remain the same": "stays the same", "the same": "stays the same", "unchanged":
    "stays the same", "remain unchanged": "stays the same", "no change": "stays the same",
    "is unchanged": "stays the same", "is the same": "stays the same", "there is no change":
    "stays the same", "it is not changed": "stays the same", "increase": "increases",
    "decrease": "decreases", "be cut in half": "halves", "is cut in half": "halves",
    "is reduced to half": "halves", "doubled": "doubles", "halved": "halves", "tripled": "triples",
    "quadrupled": "quadruples", "rise": "rises", "fall": "falls", "grow": "grows",
    "remains the same": "stays the same", "does not change": "stays the same",
    "is not changed": "stays the same",
}  # fmt: skip
_IT = re.compile(r"^(?:(?:it|this|they|that)\b\s*)?(?:(?:will|would)\b\s*)?", re.I)
_KEPT = r"(?:is|are|stays?|remains?|becomes?)(?: (?:exactly|just|always|also))? (?:the )?"
_TIE = re.compile(
    r"\b(?:both|neither|equally|equal|together|simultaneously|same|they tie|all (?:three|four))\b",
    re.I,
)
_TIED_IN_TIME = re.compile(
    r"\b(?:both|the two|two|they|and)\b[^.;,]{0,60}\b(?:reach\w*|lands?|hits?|arrives?|strikes?"
    r"|touch\w*|get|gets|need\w*|takes?)\b[^.;,]{0,40}\b(?:at the same (?:time|moment|instant)"
    r"|together|simultaneously|the same time)\s*(?:[.,;]|\Z)",
    re.I,
)
_FIRST = re.compile(r"\b(?:first|sooner|earlier|last|later)\b", re.I)
_ONE_OF = word_set(
    "other first second third each remaining upper lower left right inner outer total net new"
    " maximum minimum average mean final initial"
)
_SIDES = (
    ("clockwise", "counterclockwise"), ("clockwise", "anticlockwise"), ("left", "right"),
    ("up", "down"), ("upward", "downward"), ("upwards", "downwards"), ("north", "south"),
    ("east", "west"), ("upright", "inverted"), ("real", "virtual"), ("attract", "repel"),
)  # fmt: skip
_FILLERS = word_set(
    "of on in at for to by and so thus therefore hence here now has have will does do are was were"
    " one this that with from is be the a an it its they their first which who what just"
    " straight line there towards toward along flows flow moves move goes go direction"
)


def other_offered(claims: Claims) -> str | None:
    """Return the option that the change concludes, where another one is the answer."""
    stem, options = split_options(claims.question)
    if claims.change is None or len(options) < 2 or len(claims.change.text) > _LONGEST:
        return None
    chosen = _chosen(claims, options)
    if chosen is None or _LEADS_ON.search(claims.answer.explanation):
        return None
    spend(_COST * len(options))
    asking = _LAST.split(stem.strip())[-1]
    change = claims.change.text
    concluded = (
        _by_way(claims, stem, asking, options, chosen)
        or _by_tie(claims, asking, change, options, chosen)
        or _by_name(asking, change, options, chosen)
        or _by_side(claims, asking, change, options, chosen)
        or _by_own_words(stem, change, options, chosen)
    )
    if concluded is None or concluded == chosen:
        return None
    return f"({concluded.letter}) {concluded.text}"


def _chosen(claims: Claims, options: tuple[Option, ...]) -> Option | None:
    """Return the option that is answered: by its letter, which its text bears out, or its text."""
    text = plain(claims.answer.text)
    same = [option for option in options if plain(option.text) == text]
    if claims.answer.letter is None:
        return same[0] if len(same) == 1 else None
    named = option_of(options, claims.answer.letter)
    return named if not text or named in same else None


# -- what rises, falls or stays -------------------------------------------------------------------


def _by_way(
    claims: Claims, stem: str, asking: str, options: tuple[Option, ...], chosen: Option
) -> Option | None:
    """Return the option that goes the way the change says the thing asked for goes."""
    change = claims.change.text if claims.change is not None else ""
    if _OPEN.search(_unchanged(change)) or find_measurements(change):
        return None
    asked = plain(_ASIDE.sub(" ", asking)).split()
    told = trends(change, claims.bodies) or _kept(change, asked)
    near = {singular(word) for word in asked}
    if len(told) != 1 or told[0].head not in asked:
        return None
    if not {singular(word) for word in told[0].beside} <= near:
        return None
    [then] = told
    if _of_one_more_closely(then, asked):
        return None
    if any(one.head == then.head for one in trends(stem, supposed=True)):
        return None  # the question changes it, and asks for something else
    read = {option: _said_of(then.head, option.text) for option in options}
    mine = read[chosen]
    if mine is None or not opposed(mine, then):
        return None
    fits = [o for o, said in read.items() if said is not None and not opposed(said, then)]
    if len(fits) != 1:
        return None
    said = read[fits[0]]
    # "it grows" is no option where "it doubles" is one, unless the change leaves the factor open
    return fits[0] if said is not None and (said.factor is None) == (then.factor is None) else None


def _of_one_more_closely(then: Trend, asked: list[str]) -> bool:
    """Tell whether the question asks for that of one body of several, which is not named again."""
    at = max(i for i, word in enumerate(asked) if word == then.head)
    near = asked[max(0, at - 2) : at + 7]
    marks = {w for w in near if w in _ONE_OF or w.isdigit() or (len(w) == 1 and w != "a")}
    return not marks <= {*then.clause.split()}


def _said_of(head: str, option: str) -> Trend | None:
    """Return what an option says of the thing asked for: "it is halved", "double"."""
    said = plain(_IT.sub("", option.strip().rstrip(".")))
    found = trends(f"the {head} {_BASE.get(said, said)}")
    return found[0] if len(found) == 1 and found[0].head == head else None


def _unchanged(text: str) -> str:
    return re.sub(r"\b(?:does|do|is|are) not chang\w+|\bas (?:it was )?before\b", "", text)


def _kept(change: str, asked: list[str]) -> tuple[Trend, ...]:
    """Return what a change says to stay in its own words: "is the same as before", "keeps its"."""
    words = plain(change)
    for head in dict.fromkeys(asked):
        if head in _FILLERS or not head.isalpha():
            continue
        said = rf"{head} {_KEPT}(?:same|unchanged)(?: as before)?|\w+(?: \w+)? keeps its {head}"
        if compiled(rf"(?:the )?(?:{said})").fullmatch(words):
            return (Trend(head, "same", None, words),)
    return ()


# -- who is first, who has more -------------------------------------------------------------------


def _by_tie(
    claims: Claims, asking: str, change: str, options: tuple[Option, ...], chosen: Option
) -> Option | None:
    """Return the option by which all are equal, where the change says so and one is answered."""
    ties = [option for option in options if _TIE.search(option.text)]
    if len(ties) != 1 or chosen in ties or _OPEN.search(change) or not _is_name(chosen, asking):
        return None
    if _FIRST.search(asking):
        return ties[0] if _TIED_IN_TIME.search(change) and not _FIRST.search(change) else None
    known = {singular(w) for w in plain(asking).split()} | {
        singular(w) for option in options for w in plain(option.text).split()
    }
    bodies = {singular(w) for body in claims.bodies for w in plain(body.replace("_", " ")).split()}
    said = plain(change).split()
    if not {"same", "equal", "equally"} & {*said} or re.search(r"[.;]\s+\S|,", change):
        return None
    rest = [singular(w) for w in said if w not in _EVEN and w not in _FILLERS]
    own = [w for w in rest if w not in bodies]
    shared = {singular(w) for w in plain(asking).split()} - bodies
    return ties[0] if own and {*own} <= known | bodies and {*own} & shared else None


_SETS_OFF = word_set("start begin set off")
_EVEN = word_set("both same equal equally two three all each as")


def _by_name(
    asking: str, change: str, options: tuple[Option, ...], chosen: Option
) -> Option | None:
    """Return the option whose own words the change has, and otherwise none but the question's."""
    if _OPEN.search(change) or re.search(r"[.;]\s+\S|,", change):
        return None
    if re.search(r"\b(?:both|same|equal|equally|each|two|together)\b", change, re.I):
        return None
    words = {singular(word) for word in plain(change).split()}
    of = {o: {singular(w) for w in plain(o.text).split()} - _FILLERS for o in options}
    shared = set.intersection(*of.values())
    named = [o for o, own in of.items() if own - shared and own - shared <= words]
    if len(named) != 1:
        return None
    one_or_all = _is_name(chosen, asking) or _TIE.search(chosen.text)
    if not one_or_all and not _are_sides(named[0], chosen):
        return None
    [concluded] = named
    if (of[chosen] - shared - of[concluded]) & words:
        return None
    known = {singular(word) for word in plain(asking).split()}
    rest = words - of[concluded] - _FILLERS
    if not rest or not rest <= known:
        return None
    return concluded if _is_name(concluded, asking) or _are_sides(concluded, chosen) else None


def _by_side(
    claims: Claims, asking: str, change: str, options: tuple[Option, ...], chosen: Option
) -> Option | None:
    """Return the option that is the way a change tells of the body asked about, and of no more.

    Where the asking sentence names none, that is the first one of the trace.
    """
    if _OPEN.search(change) or re.search(r"[.;,]\s+\S", change):
        return None
    words = {singular(word) for word in plain(change).split()} - _SETS_OFF
    of = {o: {singular(w) for w in plain(o.text).split()} - _FILLERS for o in options}
    opposite = [o for o in options if o is not chosen and _are_sides(o, chosen)]
    if len(opposite) != 1 or not of[opposite[0]] <= words or of[chosen] & words:
        return None
    asked = {singular(word) for word in plain(asking).split()}
    named = [{singular(w) for w in plain(b.replace("_", " ")).split()} for b in claims.bodies]
    if not any(asked & name for name in named):
        asked |= {word for name in named[:1] for word in name}
    rest = words - of[opposite[0]] - _FILLERS
    return opposite[0] if rest and rest <= asked else None


def _by_own_words(
    stem: str, change: str, options: tuple[Option, ...], chosen: Option
) -> Option | None:
    """Return the option of which the change has all words that are its own, two at least.

    Two of them must be none of the question's, and the change must have no word that is another's
    own.
    """
    if _OPEN.search(change) or any(sense_of(option.text) for option in options):
        return None  # what "stays the same" may be another thing
    of = {o: {singular(w) for w in plain(o.text).split()} - _FILLERS - {"or"} for o in options}
    own = {o: of[o].difference(*(of[x] for x in options if x is not o)) for o in options}
    words = {singular(word) for word in plain(change).split()}
    given = {singular(word) for word in plain(stem).split()}
    named = [o for o in options if own[o] & words]
    if len(named) != 1 or named[0] == chosen or (of[chosen] - of[named[0]]) & words:
        return None
    told = own[named[0]]
    sure = len(told - given) > 1 and told <= words and all(w.isalpha() for w in told)
    return named[0] if sure else None


def _is_name(option: Option, asking: str) -> bool:
    """Tell whether an option names one of several: "the feather", for "which lands first"."""
    if not re.search(r"\b(?:which|who|whose)\b", asking, re.I):
        return False
    words = plain(option.text).split()
    return 1 <= len(words) <= 4 and not _TIE.search(option.text)


def _are_sides(one: Option, other: Option) -> bool:
    """Tell whether two options are opposite ways and nothing else: "clockwise" and its opposite."""
    ways = [frozenset(plain(option.text).split()) - _FILLERS for option in (one, other)]
    return any({frozenset({a}), frozenset({b})} == {*ways} for a, b in _SIDES)
