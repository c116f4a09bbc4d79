"""A change by which all are equal in what is asked for, where the answer names one of them.

"Which cart is first at the bottom, or do they arrive together?", "both carts stay side by side",
and "cart Y". What is equal must be the very thing that the question compares, in words or by two
equal results.
"""

from __future__ import annotations

import re

from wmw.core.patterns import compiled
from wmw.core.work import spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.comparing.values_of_two import sense_for
from wmw.verifiers.own_words import alike, numbers_in
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.options import option_of, split_options
from wmw.verifiers.vocabulary.lexicon import plain

_LONGEST, _COST, _FEW, _TWO = 220, 20, 8, 2
_WHICH = re.compile(r"\b(?:which|who|whose)\b")
_ENDS = (
    r"\b(?:reach|land|hit|arriv|str[iu]k|touch|finish|come|get|stop|cross|need|tak)\w*\b"
    r"[^.;]{0,50}?"
)
_AT_ONCE = r"(?:at (?:exactly |the )?same (?:time|moment|instant)|together|simultaneously)"
_ALIKE: tuple[tuple[str, str], ...] = (
    (
        r"\b(?:first|sooner|earlier|last|later)\b",
        rf"{_ENDS}(?:{_AT_ONCE}|same time|equally long)\b"
        r"|\b(?:stay|remain|keep|run|are|move)\b(?: \w+)? (?:side by side|level with each other)\b",
    ),
    (
        r"\blonger\b.*\b(?:air|tak\w+|time|last\w*|flight|way|spend\w*|need\w*)\b"
        r"|\b(?:air|tak\w+|time|last\w*|flight|spend\w*|need\w*)\b.*\blonger\b",
        r"\b(?:air|tak\w+|last\w*|fl(?:y|ight)|spend\w*|need\w*)\b[^.;]{0,40}"
        r"(?:\bsame time\b|\bequally long\b)",
    ),
    (
        r"\b(?:farther|further|larger range|greater range|longer range)\b",
        r"\b(?:land|reach|fl(?:y|ies)|come down|travel|get|hit|go|slid|roll|skid|coast|stop)\w*\b"
        r"[^.;]{0,40}"
        r"\b(?:same (?:distance|range|place|spot)|equally far|equal ranges)\b",
    ),
    (
        r"\bfaster (?:just before|when|as)(?: [a-z]+){0,2}?"
        r" (?:reach|land|hit|str[iu]k|arriv|touch)\w*\b",
        r"\b(?:arriv|reach|land|hit|str[iu]k|touch)\w*\b[^.;]{0,40}"
        r"\b(?:(?:same|equal) (?:final )?speeds?|equally fast)\b",
    ),
    (
        r"\b(?:hotter|warmer|higher temperature)\b",
        r"\b(?:reach|end|get|warm|become|are)\w*\b[^.;]{0,40}"
        r"\b(?:same (?:final )?temperature|equally (?:hot|warm))\b",
    ),
    (
        r"\bbrighter\b",
        r"\b(?:glow|shine|burn|are|light up)\w*\b[^.;]{0,30}\b(?:equally bright|same brightness)",
    ),
)
"""What is asked for, and what is said where all have it alike."""
_ALL = re.compile(r"\b(?:both|two|they|all(?: three| four)?|each)\b")
_TIE = re.compile(
    r"\b(?:both|neither|none|equal\w*|together|simultaneously|same|tie|tied|all|alike|no difference"
    r"|depends)\b"
)
_UNSURE = re.compile(
    r"\b(?:not|no|never|neither|nor|would|could|might|may|if|when|unless|until|instead|but|almost"
    r"|nearly|only|although|however|start\w*|releas\w*|let go|begin\w*|before|ahead|behind)\b|n't"
)
_LAST = re.compile(r"(?<=[.!?])\s+(?=\S)")
_ORDER = re.compile(r"\b(?:first|sooner|earlier|last|later)\b")


def tied_in_change(claims: Claims) -> str | None:
    """Return the change where it has all alike in what is asked for, and the answer names one."""
    stem, options = split_options(claims.question)
    asking = asking_sentences(claims.question)
    if options and not asking:
        asking = (_LAST.split(stem.strip())[-1],)  # "Which is first: (A) P (B) Q?"
    if claims.change is None or len(asking) != 1:
        return None
    change, asked = plain(claims.change.text), plain(asking[0])
    said = claims.answer.text
    if claims.answer.letter is not None:
        option = option_of(options, claims.answer.letter)
        said = option.text if option is not None else ""
    said = plain(said)
    if not _WHICH.search(asked) or max(len(change), len(asked)) > _LONGEST:
        return None
    spend(_COST)
    if not said or _TIE.search(said) or len(said.split()) > _FEW or _UNSURE.search(said):
        return None
    if _UNSURE.search(change) or not _ALL.search(change) or _ORDER.search(change):
        return None
    wanted = asked.split(" or do ")[0]
    told = {w for w in plain(claims.question).split() if w not in ("of", "in", "first")}
    if not set(said.split()) & told:
        return None
    tied = any(compiled(one).search(wanted) and compiled(tie).search(change) for one, tie in _ALIKE)
    return claims.change.text if tied or _have_one_value(claims, wanted) else None


def _have_one_value(claims: Claims, wanted: str) -> bool:
    """Tell whether two results are equal that the question compares, with the change's one number.

    "Both pebbles strike the river at 20.7 m/s", where new variables have that of either.
    """
    told = [n for n in numbers_in(claims.change) if n.unit is not None]
    if len(told) != 1 or told[0].unit is None or not sense_for(wanted, told[0]):
        return False
    results = [r.measured for r in claims.results if r.measured is not None]
    kin = [r for r in results if r.unit is not None and r.unit.dimension == told[0].unit.dimension]
    return len(kin) == _TWO and all(alike(r, told[0]) for r in kin)
