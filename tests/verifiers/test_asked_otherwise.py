"""An asking sentence is put into the words in which families ask."""

import pytest

from wmw.verifiers.questions.asked_otherwise import asked_otherwise
from wmw.verifiers.vocabulary.lexicon import plain


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("What's the heater's resistance?", "what resistance of heater"),
        ("How many amps does the toaster draw?", "what current does toaster draw"),
        ("How much current flows?", "what current flows"),
        ("How big is the iron's mean power?", "what mean power of iron"),
    ],
)
def test_it_is_said_otherwise(asked: str, said: str) -> None:
    assert list(asked_otherwise(plain(asked))) == [said]


@pytest.mark.parametrize("asked", ["How many lamps light up?", "Find the voltage.", "How much?"])
def test_there_are_no_other_words(asked: str) -> None:
    assert list(asked_otherwise(plain(asked))) == []
