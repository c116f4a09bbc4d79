"""The A of a body's name, and numbers that are factors before symbols."""

import pytest

from wmw.core.quantity import Unread, read_value
from wmw.verifiers.vocabulary.lexicon import plain


@pytest.mark.parametrize("name", ["block A", "blockA", "block_A", "block_a"])
def test_a_body_keeps_its_letter(name: str) -> None:
    assert plain(name) == "block a"


@pytest.mark.parametrize(("text", "words"), [("20 mA", "20 m"), ("a cart", "cart"), ("the A", "a")])
def test_an_article_or_a_unit_is_no_letter(text: str, words: str) -> None:
    assert plain(text) == words


@pytest.mark.parametrize(
    "text", ["½ M_disk R²", "1/2 m v^2", "4/3 π R³", "0.5 M R^2", "½ m R²", "2 a b"]
)
def test_a_factor_before_symbols_is_no_value(text: str) -> None:
    assert isinstance(read_value(text), Unread)


@pytest.mark.parametrize("text", ["2.0 m up", "3 to B", "0.50 kg", "12 balls", "5 A R2"])
def test_words_behind_a_number_leave_it_a_value(text: str) -> None:
    assert not isinstance(read_value(text), Unread)
