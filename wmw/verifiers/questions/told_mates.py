"""Numbers that stand with what else is told of a body or a state, and so are values of its own.

Of two pressures and two volumes the words may tell which pressure is told with which volume.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from wmw.verifiers.bodies.bearers import borne_by
from wmw.verifiers.bodies.mates import belonging, exchanged, of_later_state, told_with_states
from wmw.verifiers.questions.asked_for import AskedFor
from wmw.verifiers.questions.numbers_together import joined
from wmw.verifiers.questions.openings import Openings
from wmw.verifiers.questions.question import Given
from wmw.verifiers.questions.sentences import breaks_in
from wmw.verifiers.questions.wording import Wording


def put_with_mates(
    wording: Wording,
    asked: AskedFor,
    openings: Openings,
    givens: dict[str, Given],
    places: Mapping[str, int],
    scores: Mapping[tuple[int, str], float],
) -> None:
    """Exchange two like numbers that words tell not apart and one stands with the other's.

    `places` tells which of the numbers each given was dealt, and `scores` how well they fit.
    """
    family, stem, mentions = wording.family.name, wording.stem, wording.mentions
    breaks = breaks_in(stem)
    swap = exchanged(family, places, scores, mentions, breaks)
    if swap is not None:
        _exchange(givens, *swap)
    for name in told_with_states(family, places, scores, mentions, breaks) or ():
        givens[name] = replace(givens[name], with_state=True)
    if swap is not None:
        return
    of_one_state = joined(stem, mentions)
    later = of_later_state(family, places, of_one_state, asked.surely) if of_one_state else None
    if later is not None and openings.has(later[1]):
        _exchange(givens, *later)
    owners = borne_by(stem, mentions)
    moves = belonging(family, places, scores, owners) if owners else ()
    move = next(iter(moves), None)
    if move is not None and openings.has(move[1]):
        _exchange(givens, *move)


def _exchange(givens: dict[str, Given], one: str, other: str) -> None:
    """Give each of two quantities the number of the other, if that has one."""
    mine, theirs = givens[one], givens.get(other)
    if theirs is None:
        givens[other] = replace(givens.pop(one), quantity=other)
        return
    givens[one] = replace(mine, measurement=theirs.measurement)
    givens[other] = replace(theirs, measurement=mine.measurement)
