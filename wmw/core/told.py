"""What textbooks ask in words and answer by a fact: what it takes to declare one as a situation."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Outcome
from wmw.core.situation import Situation

Words = tuple[str, ...]


def fact(
    name: str,
    regime: str,
    told: tuple[Words, ...],
    right: Words,
    *wrong: Words,
    untold: Words = (),
) -> Situation:
    """Return a situation that asks for one thing, by the wordings of what is so and what is not.

    `told` and `untold` are the words that tell it, as in `Situation`; `right[0]` is how the right
    answer is told to a person. What is wrong may come in several kinds.
    """
    choices = (
        Choice(f"{name} is so", true, right),
        *(Choice(f"{name} is not so {n}", false, words) for n, words in enumerate(wrong, 1)),
    )
    return Situation(
        name,
        told,
        regime,
        untold,
        outcomes=(Outcome(f"{name}_in_words", (), choices, in_effects=False),),
    )


def whether(
    name: str,
    regime: str,
    told: tuple[Words, ...],
    *,
    so: bool,
    yes: Words = (),
    no: Words = (),
    untold: Words = (),
) -> Situation:
    """Return a situation that asks whether something is so, with further wordings of both."""
    yes, no = (
        ("yes", "it does", "it is", "it can", *yes),
        (
            *("no", "it does not", "it is not", "it cannot", "cannot", "never"),
            *no,
        ),
    )
    return fact(name, regime, told, *((yes, no) if so else (no, yes)), untold=untold)
