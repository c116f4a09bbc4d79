"""Phrases found in one pass are those that a search for each one finds."""

import pytest

from wmw.core import registry
from wmw.generators import generate
from wmw.verifiers.vocabulary.lexicon import find_phrase, lexicon, plain
from wmw.verifiers.vocabulary.phrases import Phrases, is_denied


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("the block slides", {"block": 4}),
        ("blocks slide", {}),
        ("block", {"block": 0}),
        ("a block on a block on a table", {"block": 2, "block on a table": 13}),
        ("a block on a tablecloth", {"block": 2}),
        ("", {}),
    ],
)
def test_whole_words_at_their_first_place(text, found):
    assert Phrases([("block", 1), ("block on a table", 2), ("", 3)]).found(text) == found


def test_what_is_spoken_of_comes_once_for_every_phrase():
    phrases = Phrases([("cart", "A"), ("red cart", "A"), ("cart", "B")])
    assert sorted(phrases.spoken_of("the red cart hits the other cart")) == ["A", "A", "B"]


@pytest.mark.parametrize("family", registry.names())
def test_questions_are_searched_as_phrase_by_phrase(family):
    words = lexicon(family)
    for index in range(6):
        text = plain(generate(family, 3, index).question)
        for phrases in (words.cues, words.regimes, words.asking):
            one_by_one = {p: at for p in phrases.owners if (at := find_phrase(text, p)) >= 0}
            assert phrases.found(text) == one_by_one


def test_words_behind_not_alone_are_denied():
    assert is_denied("budge", "crate does not budge")
    assert not is_denied("budge", "crate does not budge until it is made to budge")
    assert not is_denied("budge", "crate does not move or budge")
