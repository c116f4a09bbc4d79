"""Words in plain form: articles go, names of bodies and negations stay."""

import pytest

from wmw.core import registry
from wmw.verifiers.vocabulary.lexicon import lexicon, negated, plain


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


@pytest.mark.parametrize(
    ("text", "stated"),
    [
        ("The ball moves forward.", "moves on"),
        ("The target ball stops and the ball moves forward.", "moves on"),
        ("The ball stops and the target ball moves forward.", None),
        ("The second cart moves forward.", None),
    ],
)
def test_the_name_of_another_body_is_not_that_of_the_first(text: str, stated: str | None) -> None:
    outcomes = registry.family("collision").outcomes
    choice = lexicon("collision").choice(text, next(o for o in outcomes if o.name == "first_claim"))
    assert (choice.value if choice else None) == stated
