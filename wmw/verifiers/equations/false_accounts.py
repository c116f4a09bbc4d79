"""What is false of a whole kind of scene, by the words of effect, rule or predicted change.

"The carts lock together and keep their kinetic energy", "the string pushes the bob down", "the
narrow part slows the water": false whatever the numbers are. What is false of a scene, the tables
beside this file tell (`false_of_*.py`); here it is looked for. A sentence that supposes something,
or tells of a mistake, counts for none, and of a sentence with a denial only the clauses without it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from wmw.core.work import spend
from wmw.verifiers.equations.false_of_fields import OF_FIELDS
from wmw.verifiers.equations.false_of_flight import OF_FLIGHT
from wmw.verifiers.equations.false_of_forces import OF_FORCES
from wmw.verifiers.equations.false_of_matter import OF_MATTER
from wmw.verifiers.equations.false_of_swings import OF_SWINGS
from wmw.verifiers.equations.false_words import FalseWords

_ALL: tuple[FalseWords, ...] = (*OF_FLIGHT, *OF_FORCES, *OF_SWINGS, *OF_MATTER, *OF_FIELDS)
_LONGEST, _LONGEST_QUESTION, _LOOK = 400, 1500, 50
"""What is read at all, for a scene is told by words far apart, and how much in a step of work."""
_SENTENCE = re.compile(r"[.;:?!](?:\s|\Z)|\n")
_DECIMAL = re.compile(r"(?<=\d)\.(?=\d)")
_CLAUSE = re.compile(r",\s+|\s+(?:and|but|while|whereas|so|because|since|which|as)\s+")
_SUPPOSED = re.compile(
    r"\b(?:if|would|could|might|may|unless|wrong\w*|false\w*|mistak\w+|misconception"
    r"|contrary|myth|claims?|thinks?|thought|believ\w+|seems?|whether|erro[rn]\w*|incorrect\w*"
    r"|untrue|although|though|despite|instead|rather|except|apart from|otherwise|were it)\b",
    re.I,
)
_DENIED = re.compile(
    r"\b(?:not|no|never|nor|neither|cannot|without|none|nothing|independent\w*|regardless"
    r"|irrespective|whatever|hardly|barely|scarcely|cancels?|prevents?|keeps? it from|no longer"
    r"|unaffected|impossible|unable|fails? to)\b|n['’]t\b",
    re.I,
)


@lru_cache(maxsize=128)
def _of(question: str) -> tuple[FalseWords, ...]:
    """Return what is false of the scene of a question."""
    return tuple(
        words for words in _ALL if words.of.search(question) and not words.unless.search(question)
    )


def false_account(text: str, question: str) -> tuple[str, str] | None:
    """Return a sentence of a text that is false of the question's scene, and what is true."""
    spend((len(text) + len(question)) // _LOOK)
    if len(text) > _LONGEST or len(question) > _LONGEST_QUESTION:
        return None
    told = _of(question)
    for sentence in _SENTENCE.split(text):
        plain = _DECIMAL.sub("", sentence)  # the patterns end at a full stop
        supposed, sure = _SUPPOSED.search(plain), (*_sure(plain),)
        for words in told:
            if (supposed and not words.supposes) or words.nor.search(plain):
                continue
            said = (plain,) if words.denies else sure
            if any(words.states.search(part) for part in said):
                return sentence.strip(), words.truth
    return None


def _sure(sentence: str) -> Iterator[str]:
    """Yield a sentence that denies nothing, else its clauses that do not."""
    if not _DENIED.search(sentence):
        yield sentence
        return
    for clause in _CLAUSE.split(sentence):
        if not _DENIED.search(clause):
            yield clause
