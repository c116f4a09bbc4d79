"""Words in plain form: articles go, names of bodies and negations stay."""

import pytest

from wmw.verifiers.lexicon import negated, plain


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("A block slides down a ramp.", "block slides down ramp"),
        ("Cart A hits cart B.", "cart a hits cart b"),
        ("the speed of A", "speed of a"),
        ("massOfBlock", "mass of block"),
        ("it doesn't slip", "does not slip"),
        ("A", "a"),
    ],
)
def test_plain(text: str, wanted: str) -> None:
    assert plain(text) == wanted


@pytest.mark.parametrize(
    ("text", "denied"), [("block does not slip", True), ("block slips", False)]
)
def test_negated(text: str, denied: bool) -> None:
    assert negated(text, text.index("slip")) is denied
