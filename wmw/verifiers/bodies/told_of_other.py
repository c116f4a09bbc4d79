"""A value of the other one of two like bodies that is not what the question tells of it.

"The red arrow leaves at 22 m/s and the blue one at 28 m/s": who is asked about the red one leaves
the blue one out, and yet its speed in state 0 is 28 m/s. Only a value is held against the question
whose like for the body asked about is right: then it is known what the name means.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from wmw.core.quantity import Measurement, find_measurements
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.own_words import alike
from wmw.verifiers.questions.asking import Twins
from wmw.verifiers.vocabulary.lexicon import plain_name


def misstated_of_other(
    claims: Claims, group: Twins, asked: str, questions: tuple[str, str]
) -> Iterator[tuple[Named, str]]:
    """Yield each value of the other body that is not its own in the question, with what that is.

    `questions` are those about the one asked for and about the other one alone.
    """
    [other] = {*group.marks} - {asked}
    mine, its = ([m.measurement for m in find_measurements(q)] for q in questions)
    mine, its = _without(mine, its), _without(its, mine)
    own = {
        stem: claim.measured
        for claim in claims.variables
        if claim.measured is not None and (stem := _stem(claim.name, group, asked)) is not None
    }
    for claim in claims.variables:
        measured, like = claim.measured, own.get(_stem(claim.name, group, other) or "")
        if measured is None or like is None or measured.unit is None:
            continue
        told, right = (
            [n for n in found if n.unit is not None and n.unit.dimension == measured.unit.dimension]
            for found in (mine, its)
        )
        if len(told) == len(right) == 1 and alike(told[0], like) and not alike(right[0], measured):
            [at] = [m for m in find_measurements(questions[1]) if m.measurement is right[0]]
            yield claim, questions[1][at.start : at.end]


def _without(
    numbers: Collection[Measurement], others: Collection[Measurement]
) -> list[Measurement]:
    return [n for n in numbers if not any(alike(n, other) for other in others)]


def _stem(name: str, group: Twins, mark: str) -> str | None:
    """Return what is left of a name without the body that it is of; None where it is of neither."""
    words = plain_name(name).split()
    at = next((i for i in reversed(range(len(words))) if words[i] == mark), None)
    if at is None or len(words) < 2:
        return None
    left = [word for i, word in enumerate(words) if i != at and word not in group.kind.split()]
    return " ".join(left)
