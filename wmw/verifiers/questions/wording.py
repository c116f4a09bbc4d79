"""A question's text in plainer words, to be read in the vocabulary of a family."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from wmw.core.family import Family
from wmw.core.quantity import Mention, find_measurements
from wmw.verifiers.accounts.one_line import along_one_line
from wmw.verifiers.bodies.joined_bodies import as_one
from wmw.verifiers.questions.arms_by_ends import arms_by_ends
from wmw.verifiers.questions.arms_by_who import arms_by_who
from wmw.verifiers.questions.asked_plainly import asked_plainly
from wmw.verifiers.questions.at_first import initial_in_front
from wmw.verifiers.questions.closed_switch import closed_in_line
from wmw.verifiers.questions.counted_crests import crests_counted
from wmw.verifiers.questions.counted_swings import swings_in_figures
from wmw.verifiers.questions.down_to_zero import with_unit_at_zero
from wmw.verifiers.questions.ends_by_letter import ends_by_side
from wmw.verifiers.questions.group_met import group_as_one
from wmw.verifiers.questions.label_behind import with_value_behind
from wmw.verifiers.questions.labels_behind import labels_in_front
from wmw.verifiers.questions.letters_given import letters_given
from wmw.verifiers.questions.liquid_layers import liquid_layers_by_name
from wmw.verifiers.questions.listed_apart import listed_apart
from wmw.verifiers.questions.met_in_order import met_in_order
from wmw.verifiers.questions.meters import as_measured
from wmw.verifiers.questions.neglected_together import neglected_apart
from wmw.verifiers.questions.options import Option, split_options
from wmw.verifiers.questions.parted_in_order import Parted, parted_in_order
from wmw.verifiers.questions.prices import without_currency
from wmw.verifiers.questions.pushed_apart import apart_in_order
from wmw.verifiers.questions.refracted import indices_in_order
from wmw.verifiers.questions.reported import reported_alone
from wmw.verifiers.questions.rods_in_line import rods_as_layers
from wmw.verifiers.questions.scale_told import without_scale
from wmw.verifiers.questions.sentences import asking_in, by_sentence
from wmw.verifiers.questions.sinusoids import in_words
from wmw.verifiers.questions.thrown_off import as_thrown
from wmw.verifiers.questions.told_by_reference import told_by_name
from wmw.verifiers.questions.two_layers import layers_in_order
from wmw.verifiers.questions.two_liquids import liquids_in_order
from wmw.verifiers.questions.two_media import how_often, media_in_order
from wmw.verifiers.questions.two_on_one_side import two_on_one_side
from wmw.verifiers.questions.two_ways import in_opposite_directions
from wmw.verifiers.questions.unfinished import finished
from wmw.verifiers.questions.unlike_bodies import unlike_in_order
from wmw.verifiers.questions.verbs_joined import verbs_joined
from wmw.verifiers.vocabulary.lexicon import Lexicon

_RETOLD = (
    without_scale,
    reported_alone,
    neglected_apart,
    told_by_name,
    asked_plainly,
    verbs_joined,
    initial_in_front,
    as_thrown,
    as_measured,
    without_currency,
    closed_in_line,
    crests_counted,
    swings_in_figures,
    finished,
    ends_by_side,
    arms_by_ends,
    arms_by_who,
    two_on_one_side,
    labels_in_front,
    in_opposite_directions,
    with_value_behind,
    in_words,
    as_one,
    group_as_one,
    listed_apart,
    how_often,
    media_in_order,
    indices_in_order,
    rods_as_layers,
    layers_in_order,
    liquid_layers_by_name,
    liquids_in_order,
)
"""How a question is put in plainer words, one after the other, before it is read."""
_SIDES = re.compile(r"(?<=\d [mc]) ?× ?(?=\d)|(?<=\d [cmd]m) ?× ?(?=\d)")
_MU_0 = re.compile(r"\b4(?:\.0)?\s?π\s?[×x*·]\s?10(?:⁻⁷|\^?\{?-7\}?)|\b4πe-7\b", re.I)
_MU_0_SAID = "1.2566 × 10⁻⁶"
"""The magnetic constant as books write it, and as a number without π."""
_OWN_LENGTH = re.compile(
    r"(?P<by>\bby \d[\d.]{0,6} ?[cm]?m) (?:from|beyond|past) its "
    r"(?:natural|unstretched|relaxed|own|free) length\b"
)
"""From where a spring is stretched "by 5.0 cm", which is not how long it is."""
_DIGIT = re.compile(r"\d|=")


@dataclass(frozen=True)
class Wording:
    """What a question says, without its options, in plainer words and in plain words alone.

    `ahead` is the way of the first of two bodies that meet, where a word tells it.
    """

    text: str
    stem: str
    plain: str
    options: tuple[Option, ...]
    ahead: str | None
    words: Lexicon

    @property
    def family(self) -> Family:
        """The family in whose vocabulary it is read."""
        return self.words.family

    @property
    def asking(self) -> tuple[str, ...]:
        """The sentences that ask."""
        return asking_in(self.stem)

    @property
    def mentions(self) -> tuple[Mention, ...]:
        """Its numbers, in order of place."""
        return find_measurements(self.stem)

    @cached_property
    def facts(self) -> tuple[tuple[dict[str, float], tuple[str, ...]], ...]:
        """The values that words fix, each with the regimes they hold in."""
        return self.words.facts_in(self.plain)

    @cached_property
    def letters(self) -> tuple[frozenset[str], ...]:
        """What the letters may mean that it gives in place of numbers."""
        return () if self.mentions else letters_given(self.stem, self.family.name)

    @property
    def has_wordy_options(self) -> bool:
        """Whether the options are all words, which answer no question for a value."""
        return bool(self.options) and not any(_DIGIT.search(o.text) for o in self.options)


def worded(text: str, words: Lexicon) -> Wording:
    """Put a question in plainer words."""
    told = text
    for retold in _RETOLD:
        told = retold(told)
    stem, _ = split_options(told)
    parted = parted_in_order(stem) if words.counted else Parted(stem)
    met = met_in_order(stem)
    plainly = unlike_in_order(apart_in_order(told), words.counted)
    plain_stem, options = split_options(plainly)
    stem = next((one.text for one in (parted, met) if one.text != stem), plain_stem)
    stem = _OWN_LENGTH.sub(r"\g<by>", _MU_0.sub(_MU_0_SAID, stem))
    stem = with_unit_at_zero(_SIDES.sub(" by ", stem))  # "0.80 m × 0.50 m"
    plainest = along_one_line(by_sentence(stem))
    return Wording(text, stem, plainest, options, parted.ahead or met.ahead, words)
