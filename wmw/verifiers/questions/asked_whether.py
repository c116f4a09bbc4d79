"""Questions that ask to affirm or deny one value of an outcome: "does the book slide down?"

"No" then says that the value named does not hold, whichever of the others does. The question must
end with a wording of the value: "does it slide down at constant speed?" asks for something else.
"""

from __future__ import annotations

import re

from wmw.core.family import Choice, Outcome
from wmw.verifiers.case import Case
from wmw.verifiers.once import once
from wmw.verifiers.vocabulary.effects import right_choice
from wmw.verifiers.vocabulary.outcome_words import in_stems, stemmed

_WHETHER = re.compile(
    r"(?:^|[.;:,?]\s+)(?:(?:then|so) )?(?:does|do|did|will|can|would)\s+"
    r"((?:[^.;:,?]|[.](?=\d))+)\?",
    re.I,
)
_WHOLE = re.compile(r"\s*(?:does|do|did|will)\b", re.I)
"""How a question begins that tells the scene in what it asks: "Will a 6 kg box on it stay?"."""
_ALTERNATIVE = re.compile(
    r"\b(?:or|not|never|and|if|when|still|more|less|than|constant|steady|steadily)\b|n't", re.I
)
"""Words of another question than whether one value holds.

What is asked to be steady would be read as said to be so.
"""
_GIVEN = re.compile(
    r",? (?:(?:when|if|while)\b(?:(?!\bor\b)[^?]){0,80}|at )\d[\d.,]{0,6}(?: [^\s?]{1,8}){0,2}$",
    re.I,
)
"""A number that the question gives by the way: "when the table turns at 5.0 rad/s"."""
_TAIL = re.compile(r"(?: (?:there|then|here|at all|on its own|by itself))+$")
_PLACE = re.compile(
    r"(?P<said>.+) (?:in|on|on top of) (?:the |an? )?(?P<where>[a-z]+(?: [a-z]+)?)", re.I
)
"""Where something is asked to be so: "in fresh water", "on mercury"."""
_SAYS = re.compile(r"\W*(yes|no)\b(?:\W*$|\s*[,;:.–—-])", re.I)
_SUBJECT = 4
"""How many words at most say what is asked about, where the scene has been told before."""
_SCENE = 40
"""How many words at most say it where the question tells the scene by it, with its numbers."""


@once
def named_value(case: Case) -> tuple[Outcome, Choice] | None:
    """Return the outcome and the value of which the question asks whether it holds."""
    if case.options or len(found := _WHETHER.findall(case.claims.question)) != 1:
        return None
    said = _GIVEN.sub("", found[0], count=1)
    if _ALTERNATIVE.search(said):
        return None
    named = _named(case, said)
    place = _PLACE.fullmatch(said) if not named else None
    if place is not None and case.words.roles_of(place["where"]):
        named = _named(case, place["said"])  # "does the ring float on mercury" asks if it floats
    return named[0] if len(named) == 1 else None


def _named(case: Case, said: str) -> list[tuple[Outcome, Choice]]:
    """Return the values of outcomes, with these, with a wording of which a question ends."""
    asked = _TAIL.sub("", stemmed(said))
    scene = _WHOLE.match(case.claims.question) is not None and any(map(str.isdigit, asked))
    longest = _SCENE if scene else _SUBJECT
    return [
        (outcome, choice)
        for outcome in case.words.outcomes(case.regime)
        if outcome.asked
        for stems, choice in zip(in_stems(outcome).choices, outcome.choices, strict=True)
        if any(_ends_with(asked, phrase, longest) for phrase in stems.phrases)
    ]


def _ends_with(asked: str, phrase: str, longest: int) -> bool:
    subject = f" {asked}".removesuffix(f" {phrase}")  # of "it" no stem is left
    return len(subject) <= len(asked) and len(subject.split()) <= longest


def affirmed(case: Case, text: str, outcome: Outcome) -> Choice | None:
    """Return the value that yes or no comes to where the question names one of an outcome."""
    named = named_value(case)
    match = _SAYS.match(text)
    if named is None or named[0] is not outcome or match is None:
        return None
    if match[1].lower() == "yes":
        return named[1]
    others = [choice for choice in outcome.choices if choice.value != named[1].value]
    right = right_choice(case, outcome)
    return right if right in others else others[0] if others else None
