"""A quantity that a question changes by its symbol: "if $v_0$ is tripled and θ is kept".

What hangs together with what is read by nouns; a symbol that can mean only one quantity of the
family, or that stands behind a noun of the question, is put in the noun's words.
"""

from __future__ import annotations

import re

from wmw.core import registry
from wmw.verifiers.vocabulary.lexicon import lexicon, plain
from wmw.verifiers.vocabulary.nouns import nouns_in
from wmw.verifiers.vocabulary.symbols_told import symbols_in

_SYMBOL = (
    r"\$?(?P<symbol>\\?(?:[A-Za-z]|alpha|beta|theta|phi|mu|omega|lambda|rho|[α-ωΩ])"
    r"(?:_(?:\w|\{\w{1,4}\})|[0-9₀-₉])?)\$?"
)
_CHANGED = (
    r"(?:doubl|tripl|quadrupl|halv|increas|decreas|reduc|rais|lower|kept|held|unchanged|cut|made"
    r"|multiplied|left|twice|the same|constant)"
)
_IS_CHANGED = re.compile(
    rf"(?<![\w$\\]){_SYMBOL}"
    rf"(?= (?:(?:is|are|was|were|be|being|stays|remains|becomes)(?: \w+)? )?{_CHANGED})"
)
_CHANGING = re.compile(
    rf"\b(?P<how>doubling|tripling|halving|quadrupling|doubles|triples|halves|(?:at|with) the same)"
    rf" {_SYMBOL}(?![\w$])"
)
_WORDS = frozenset({"a", "A", "I"})
_BEFORE = 40
"""How far, in characters, ahead of a symbol its noun may begin."""


def symbols_in_words(stem: str, family: str) -> str:
    """Return a question in which each symbol that is changed or kept goes by its noun."""
    if not (_IS_CHANGED.search(stem) or _CHANGING.search(stem)):
        return stem
    told = {symbol.text: symbol.noun for symbol in symbols_in(stem, family) if symbol.noun}

    def named(match: re.Match[str]) -> str:
        noun = _noun_of(match["symbol"], told, family)
        before = plain(match.string[max(0, match.start() - _BEFORE) : match.start()])
        if any(end == len(before) for _, end, _ in nouns_in(before, family)):
            return match[0]  # "the mass m is doubled" says it already
        how = f"{match['how']} " if "how" in match.re.groupindex else ""
        return f"{how}the {noun}" if noun else match[0]

    return _CHANGING.sub(named, _IS_CHANGED.sub(named, stem))


def _noun_of(symbol: str, told: dict[str, str], family: str) -> str:
    """Return the noun of the one quantity that a symbol can mean, else the one it stands behind.

    Of "a speed v_0" the family may know the launch speed, which says more.
    """
    if symbol in _WORDS:
        return ""
    means = lexicon(family).meaning(symbol).quantities
    if len(means) == 1:
        return registry.family(family).quantity(means[0]).meaning
    return told.get(symbol, "")
