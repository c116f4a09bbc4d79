"""A way that the effect turns round, and that the change leaves as it was.

"Pulling out makes the flux fall, so the induced current is reversed" and "the needle swings to the
left as before". The question must ask which way something goes, and the effect must conclude that
one thing is turned round, once: that of which the change tells, or the current that a needle shows.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.work import spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.vocabulary.lexicon import plain

_LONGEST, _COST = 300, 20
_ASKED = re.compile(
    r"\b(?:which (?:way|side|direction)|what direction|in which sense|where does|how does)\b"
)
_TURNED = re.compile(
    r"\b(?:so|therefore|thus|hence)(?: that)? (?:induced |magnetic |its )?"
    r"(?P<what>current|voltage|emf|deflection|force|torque|motion)"
    r" (?:on \w+ |in \w+ |through \w+ |of \w+ )?"
    r"(?:(?:(?:are|gets|becomes) )?(?:now |then |therefore )?reversed"
    r"|reverses(?: (?:its|their) (?:direction|sense|sign))?"
    r"|(?:flows|acts|points|runs|goes) (?:now |then )?(?:in )?(?:opposite|other)"
    r" (?:way|direction)(?: round)?|changes (?:its )?(?:direction|sign|sense))\b"
)
_SHOWN = re.compile(r"\b(?:needle|pointer|meter|galvanometer|ammeter)\b")
_TURNED_TWICE = re.compile(r"\b(?:both|twice|also|as well|commutator|split ring)\b")
_CURRENT = word_set("current voltage emf")
_KEPT = re.compile(
    r"\b(?:as before|same (?:way|side|direction|sense)(?: as (?:before|at first))?"
    r"|still (?:to|toward|towards|on|in))\b"
)
_OPEN = re.compile(
    r"\b(?:not|no|never|neither|nor|would|could|might|may|if|unless|both|twice|again|also|too|but"
    r"|however|while|whereas|although|stays?|remains?|unchanged|instead of reversed|half|first"
    r"|strength|size|magnitude|as (?:far|much|strong(?:ly)?|large|big|fast|long|hard|high) as"
    r"|reversed (?:field|pole|magnet)|commutator|split ring|leads)\b|n't"
)


def kept_though_turned(claims: Claims) -> tuple[str, str] | None:
    """Return what the effect turns round and the change leaves as it was, in the words of both."""
    effect, change = claims.effect, claims.change
    if effect is None or change is None or max(len(effect.text), len(change.text)) > _LONGEST:
        return None
    asking = plain(" ".join(asking_sentences(claims.question)))
    if not _ASKED.search(asking) or _TURNED_TWICE.search(plain(claims.question)):
        return None
    spend(_COST)
    said, then = plain(effect.text), plain(change.text)
    turned, kept = [*_TURNED.finditer(said)], [*_KEPT.finditer(then)]
    if len(turned) != 1 or len(kept) != 1 or _KEPT.search(said) or _TURNED.search(then):
        return None
    if _OPEN.search(said) or _OPEN.search(then):
        return None
    what = turned[0]["what"]
    same = what in then.split() or (what in _CURRENT and _SHOWN.search(then) is not None)
    return (turned[0][0], kept[0][0]) if same else None
