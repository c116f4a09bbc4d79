"""Which regimes of a family the words of a question allow, and which of its rigs they show."""

from __future__ import annotations

import re
from collections import Counter
from functools import cached_property

from wmw.core import registry
from wmw.core.family import Regime
from wmw.core.patterns import declared
from wmw.verifiers.accounts.one_line import along_one_line
from wmw.verifiers.questions.elsewhere import regimes_elsewhere
from wmw.verifiers.questions.sentences import by_sentence
from wmw.verifiers.questions.wording import Wording
from wmw.verifiers.vocabulary.lexicon import plain
from wmw.verifiers.vocabulary.phrases import is_denied

NEGLECTED = re.compile(
    r"\b(?:neglect|ignor|disregard)\w*\b[^,.;?!]*"
    r"|\b(?:weights?|mass(?:es)?)\b(?: \w+){0,6}? (?:is|are|can be|may be|being)"
    r" (?:negligible|neglected|ignored)"
    r"|\bweights?(?: [a-z]+){0,6}? (?:neglected|ignored|negligible)\b",
    re.I,
)
"""What is left out of account, and so no part of what is told or asked."""
_OF_NEGLECT = re.compile(r"\b(?:neglect|ignor|disregard|neglig)")
_EITHER_OR = re.compile(
    r"\b(?:higher|greater|larger|bigger|more|faster|longer|lower|smaller|less|slower|shorter)"
    r",? or (?:\w+ )?(?:higher|greater|larger|bigger|more|faster|longer|lower|smaller|less|slower"
    r"|shorter)\b",
    re.I,
)
"""Two values that a question offers, neither of which it says of the scene."""
_WHETHER = re.compile(
    r"\b(?:does|do|will|would)(?: (?!if|when|what|how)\w+){1,5}? (?:start|begin)\w*(?: to)? \w+"
    r"|\b(?:does|do|is|are|can|will|would)(?: (?!if|when|what|how|have|need|take)\w+){1,5}?"
    r" (?:budge|(?:set|sets|get|gets)(?: (?!if|when)\w+){0,2} (?:in motion|moving|sliding|going))\b"
    r"|\b(?:does|do) (?:(?:start|begin)(?: to)? \w+|budge\b)"
)
"""What is asked whether it happens: "does the trunk start to move", "will it be set in motion".

Of "does it start" plain words are "does start".
"""
_RIGHT_ANGLE = re.compile(r"\bright angles?\b")
"""What is no slant: a scene without one is not ruled out by the word."""


class RegimesTold:
    """The regimes of a family by how well they fit the words of a question.

    `hits` is how many cues stand for each regime that the words allow, the likeliest first;
    `spare` are those that need a cue and have none. Where no cue of any regime stands, even they
    are allowed, last.
    """

    def __init__(self, wording: Wording) -> None:
        self._wording = wording
        self._family = wording.family
        self.hits, self.spare = self._told()

    def _told(self) -> tuple[dict[str, int], tuple[str, ...]]:
        family, said = self._family, self._wording.plain
        cues, ruled_out = self._cues()
        elsewhere = regimes_elsewhere(family.name, plain(" ".join(self._wording.asking)), said)
        scored, uncued = [], []
        for order, regime in enumerate(family.regimes):
            if order in ruled_out or regime.name in elsewhere:
                continue
            if regime.where and not any(declared(p).search(said) for p in regime.where):
                continue
            if regime.needs_cue and not cues[order]:
                uncued.append((1, order, regime.name))
                continue
            known = frozenset(registry.system(family.name, regime.name).names)
            fitting = sum(not names.isdisjoint(known) for names in self._wording.letters)
            scored.append((-cues[order] - fitting, order, regime.name))
        if not any(score for score, *_ in scored):
            scored, uncued = scored + uncued, []
        return (
            {name: -score for score, _, name in sorted(scored)},
            tuple(name for *_, name in uncued),
        )

    def _cues(self) -> tuple[Counter[int], set[int]]:
        """Return how many cues stand for each regime, by its place, and which are ruled out."""
        phrases, said = self._wording.words.regimes, self._wording.plain
        # What is neglected is no cue: "neglect the weight of the pulley"; nor is what is asked for.
        told = _EITHER_OR.sub(" ", NEGLECTED.sub(" ", self._wording.stem))
        kept = along_one_line(by_sentence(told))
        stated = set(phrases.found(kept))
        stated |= {phrase for phrase in phrases.found(said) if _OF_NEGLECT.search(phrase)}
        stated = {phrase for phrase in stated if not is_denied(phrase, kept)}
        asserted = set(phrases.found(_RIGHT_ANGLE.sub(" ", _WHETHER.sub(" ", said))))
        asserted |= {phrase for phrase in stated if _RIGHT_ANGLE.search(phrase)}
        cues: Counter[int] = Counter()
        ruled_out: set[int] = set()
        for phrase in stated:
            for place, rules_out in phrases.owners[phrase]:
                if not rules_out:
                    cues[place] += 1
                elif phrase in asserted:  # "does it start to move?" says of neither that it is so
                    ruled_out.add(place)
        return cues, ruled_out

    @cached_property
    def shown(self) -> frozenset[str]:
        """The regimes that some words show."""
        return frozenset(name for name, hits in self.hits.items() if hits > 0)

    @cached_property
    def _records(self) -> tuple[Regime, ...]:
        return tuple(regime for regime in self._family.regimes if regime.name in self.shown)

    @cached_property
    def of_both(self) -> frozenset[str]:
        """The cues that tell no body from another in any regime that the words show."""
        said = [frozenset(map(plain, regime.of_both)) for regime in self._records]
        return frozenset.intersection(*said) if said else frozenset()

    @cached_property
    def absent(self) -> frozenset[str]:
        """The quantities of rigs that the words do not show.

        A regime that no scene of the family shows lends its quantities to no other question. Where
        the words show such regimes best of all, those of other scenes have no part in it either.
        """
        drawn = {regime.name for regime in self._family.regimes if regime.drawn}
        most = max(self.hits.values(), default=0)
        if most > 0 and not any(self.hits[name] == most for name in drawn & self.hits.keys()):
            drawn = set()
        shown = self.shown if self.of_both else drawn | self.shown
        regimes = self._family.regimes_of
        return frozenset(name for name in regimes if regimes[name].isdisjoint(shown))
