"""Questions for what two values make together: a difference, a sum, a change, a relative velocity.

Of the words that name one of the two, none is what is asked for.
"""

from __future__ import annotations

import re

from wmw.verifiers.vocabulary.lexicon import plain

OF_TWO = ("difference between ", "difference of ", "sum of ", "product of ")
"""Words before what is not asked for by itself."""
_HOW_MUCH_MORE = re.compile(
    r"\bhow (?:much|many [a-z]+) (?:more|less|long|short|high|low|great|small|fast|slow|far|furth"
    r"|heavi|light|larg|bigg|soon|lat|earli|deep|warm|hott|cold|strong|weak)(?:e?r)?\b"
    r"(?! (?:of|is needed))"
)
_HOW_MUCH_MORE_IS = re.compile(
    r"\bhow much (?:longer|shorter|higher|lower|greater|larger|smaller|bigger|faster|slower"
    r"|stronger|weaker|deeper|warmer|hotter|colder) (?:(?:is|are|was|were|would|will|be) )*"
    r"(?:its |their )?$"
)
"""What asks how much more something is than another one, and not for that itself."""
_BY_HOW = re.compile(r"\bby how (?:much|many \w+) (?:does|do|did|will|would|has|have) ")
_CHANGES = re.compile(
    r"\b(?:increase|decrease|rise|risen|drop|fall|fallen|change|grow|grown|shrink|vary|differ"
    r"|go up|go down)d?\b"
)
_SET_APART = re.compile(r"\bby how (?:much|many [a-z]+)(?! of\b) (?P<on>[^?]{0,200})\bthan\b")
"""What asks by how much one thing is more than another."""
_LEFT_UNSAID = re.compile(
    r"\bby how (?:much|many [a-z]+) (?:(?:are|was|were) )?(?P<on>[^?]{2,80}?) (?:higher|lower"
    r"|larger|smaller|greater)(?= ?\Z| (?:in|at|on|there|here|now|then)\b)"
)
"""What asks so and leaves unsaid than which other: "by how much is the pressure there lower"."""
_MORE_OR_LESS = re.compile(
    r"\b(?:more|less|high|low|larg|small|great|long|short|fast|slow|deep|far|furth|heavi|light"
    r"|hott|cold|warm|cool|lat|earli|clos)(?:e?r)?\b"
)
"""What a phrase has that names such a difference itself."""
_VELOCITY = re.compile(r"\b(?:velocity|velocities|speeds?)\b")
_CHANGE_OF = re.compile(r"\bchange (?:in|of) (?:(?:its|his|her|their|\w+ s) )?$")
_TO_ANOTHER = re.compile(
    r"\b(?:relative|with respect) to (?:the )?(?:first|second|other|[A-Z])\b(?! (?:law|frame|axis))"
)
"""What asks for the velocity that one body has as another one sees it."""


def asks_of_two(asking: str) -> bool:
    """Tell whether a plain question asks for what two values make together: their difference."""
    return any(words in asking for words in OF_TWO) or _HOW_MUCH_MORE.search(asking) is not None


def asks_a_change(sentence: str) -> bool:
    """Tell whether a sentence asks by how much something changes, or is more than another thing."""
    by_how = _BY_HOW.search(low := plain(sentence))
    changes = by_how is not None and _CHANGES.search(low, by_how.end()) is not None
    return changes or _sets_apart(low)


def sets_apart(sentence: str) -> bool:
    """Tell whether a sentence asks by how much one thing is more than another."""
    return _sets_apart(plain(sentence))


def _sets_apart(low: str) -> bool:
    return _SET_APART.search(low) is not None or _LEFT_UNSAID.search(low) is not None


def is_one_of_two(low: str, start: int, end: int) -> bool:
    """Tell whether a phrase of a plain sentence names a part of what is asked for, and not that.

    So does what a question asks the change of, and one of two things of which it asks by how much
    the one is more than the other.
    """
    if low[:start].endswith(OF_TWO):
        return True  # "the difference between the buoyant force and the weight"
    if _HOW_MUCH_MORE_IS.search(low, 0, start):
        return True  # "how much longer is the period of the long one"
    apart = _SET_APART.search(low) or _LEFT_UNSAID.search(low)
    if apart is not None and apart.start("on") <= start:
        return _MORE_OR_LESS.search(low, start, end) is None
    by_how = _BY_HOW.search(low, 0, start)
    return (  # "by how many newtons does the scale reading increase"
        by_how is not None
        and _CHANGES.search(low, start, end) is None
        and _CHANGES.search(low, end) is not None
    )


def is_a_velocity(phrase: str) -> bool:
    """Tell whether a plain phrase names a velocity or a speed."""
    return _VELOCITY.search(phrase) is not None


def is_changed(low: str, start: int) -> bool:
    """Tell whether the change of what begins there is asked for: "the change in its velocity"."""
    return _CHANGE_OF.search(low, 0, start) is not None


def is_seen_by_another(sentence: str) -> bool:
    """Tell whether something relative to another body is asked for: "of B relative to A"."""
    return _TO_ANOTHER.search(sentence) is not None
