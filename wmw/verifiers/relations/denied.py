"""Relations that the question's words deny, with what they say instead."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import chain

from wmw.core.work import spend
from wmw.verifiers.bodies.by_own_names import named_otherwise
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.questions.asking import asks_whether
from wmw.verifiers.relations.adjoining import adjoins
from wmw.verifiers.relations.at_a_distance import touch_otherwise
from wmw.verifiers.relations.between_supports import off_its_support
from wmw.verifiers.relations.by_focal_length import on_this_side_of_focus
from wmw.verifiers.relations.by_motion import goes_otherwise
from wmw.verifiers.relations.by_what_they_are import not_of_their_kind
from wmw.verifiers.relations.drawn_in_a_row import on_the_far_side
from wmw.verifiers.relations.each_its_own import at_the_others
from wmw.verifiers.relations.ends_of_bars import at_the_other_end
from wmw.verifiers.relations.fittings import fitted_otherwise
from wmw.verifiers.relations.grounds import off_the_ground
from wmw.verifiers.relations.heights_told import stands_otherwise
from wmw.verifiers.relations.held_aloft import held_aloft
from wmw.verifiers.relations.higher_by_words import higher_by_words
from wmw.verifiers.relations.hung_below import hung_above
from wmw.verifiers.relations.in_fluids import borne_by_fluid
from wmw.verifiers.relations.inside_loops import above_its_holder, on_the_other_side
from wmw.verifiers.relations.kept_apart import kept_otherwise
from wmw.verifiers.relations.layers_by_side import at_the_other_layer
from wmw.verifiers.relations.levels_told import on_another_level
from wmw.verifiers.relations.loose_ends import left_loose
from wmw.verifiers.relations.never_joined import never_joined
from wmw.verifiers.relations.own_of_each import at_the_wrong_one
from wmw.verifiers.relations.parted import held_apart
from wmw.verifiers.relations.places_in_order import out_of_order
from wmw.verifiers.relations.sides_by_distance import farther_out
from wmw.verifiers.relations.sides_by_number import on_another_side
from wmw.verifiers.relations.struck import on_what_it_strikes
from wmw.verifiers.relations.taken_off import taken_off
from wmw.verifiers.relations.told_angles import at_another_angle
from wmw.verifiers.relations.told_by_side import told_by_side
from wmw.verifiers.relations.told_fastenings import fastened_otherwise
from wmw.verifiers.relations.told_hangings import hung_otherwise
from wmw.verifiers.relations.told_insides import poured_elsewhere, within_another
from wmw.verifiers.relations.told_joints import of_the_other, wired_otherwise
from wmw.verifiers.relations.told_lines import tied_otherwise
from wmw.verifiers.relations.told_meters import is_measured_there, metered_elsewhere
from wmw.verifiers.relations.told_places import denied_place
from wmw.verifiers.relations.told_planes import along
from wmw.verifiers.relations.told_stacks import denser_on_top, laid_on_it
from wmw.verifiers.relations.told_supports import afloat, apart, at_an_end, carried, hanging
from wmw.verifiers.relations.told_wiring import joined_otherwise
from wmw.verifiers.relations.told_within import told_within
from wmw.verifiers.relations.turned_by_words import turned_round
from wmw.verifiers.relations.vessels import within_otherwise
from wmw.verifiers.relations.wheels import fastened_to_wheel
from wmw.verifiers.relations.wired_apart import wired_apart
from wmw.verifiers.relations.wiring_graph import misdrawn
from wmw.verifiers.vocabulary.lexicon import plain

_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_ASIDE = re.compile(r"[,:]\s+(?=(?:the|an?)\s)", re.I)
"""Where a body begins of which the words before the comma, or the colon, tell nothing."""
_LOOK = 6
"""Steps of work that a sentence takes for each relation."""
_ByAllWords = Callable[[Claims, RelationClaim], str | None]
_BySentence = Callable[[str, Claims, RelationClaim], str | None]
"""Returns what the words, or a sentence in plain words, say instead of a relation."""


def denied(claims: Claims) -> Iterator[tuple[RelationClaim, str]]:
    """Yield each relation that the question's words deny, with what they say instead."""
    yield from on_another_side(claims)
    yield from misdrawn(claims)
    spoken = [s for s in _SENTENCE.split(claims.question) if not asks_whether(s)]
    sentences = [(plain(s), [plain(part) for part in _ASIDE.split(s)]) for s in spoken]
    spend(_LOOK * len(sentences) * len(claims.relations))
    for claim in claims.relations:
        named = all(plain(name).strip() for name in claim.args)
        if not named or is_measured_there(claims, claim):
            continue
        by_sentence = (_said_in(words, parts, claims, claim) for words, parts in sentences)
        by_all_words = (detector(claims, claim) for detector in _BY_ALL_WORDS)
        told = next(filter(None, chain(by_sentence, by_all_words)), None)
        if told is not None:
            yield claim, told


def _said_in(words: str, parts: Sequence[str], claims: Claims, claim: RelationClaim) -> str | None:
    """Return what a sentence, or one of its parts, says instead of a relation."""
    by_parts = (carried(part, claim) for part in parts)
    by_words = (detector(words, claims, claim) for detector in _BY_SENTENCE)
    return next(filter(None, chain(by_parts, by_words)), None)


_BY_SENTENCE: tuple[_BySentence, ...] = (
    apart,
    along,
    within_another,
    hanging,
    afloat,
    poured_elsewhere,
    metered_elsewhere,
    at_an_end,
    taken_off,
    denied_place,
    fastened_otherwise,
    of_the_other,
    wired_otherwise,
)
_BY_ALL_WORDS: tuple[_ByAllWords, ...] = (
    hung_otherwise,
    borne_by_fluid,
    laid_on_it,
    denser_on_top,
    tied_otherwise,
    at_another_angle,
    joined_otherwise,
    named_otherwise,
    off_the_ground,
    on_what_it_strikes,
    hung_above,
    goes_otherwise,
    stands_otherwise,
    higher_by_words,
    on_another_level,
    farther_out,
    within_otherwise,
    kept_otherwise,
    left_loose,
    wired_apart,
    fastened_to_wheel,
    fitted_otherwise,
    on_the_other_side,
    above_its_holder,
    held_aloft,
    at_the_other_end,
    on_the_far_side,
    off_its_support,
    on_this_side_of_focus,
    not_of_their_kind,
    at_the_other_layer,
    held_apart,
    touch_otherwise,
    turned_round,
    out_of_order,
    at_the_others,
    adjoins,
    at_the_wrong_one,
    never_joined,
    told_by_side,
    told_within,
)
