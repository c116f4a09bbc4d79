"""What a quantity means, said in full, asks for it and tells its value, in every family."""

from __future__ import annotations

import pytest

from wmw.core import registry
from wmw.core.family import Family
from wmw.verifiers.questions.reading import read_question
from wmw.verifiers.vocabulary.lexicon import plain


def _told(family: str, regime: str) -> list[str]:
    """Return the quantities of a regime that are drawn or follow, and are meant in some words."""
    system = registry.system(family, regime)
    return [
        quantity.name
        for quantity in registry.family(family).quantities
        if quantity.name in system.names - system.fixed.keys()
        and (quantity.grid is not None or quantity.moment == "after")
        and len(plain(quantity.meaning).split()) > 2
    ]


def _is_the_others(declared: Family, regime: str, meaning: str) -> bool:
    """Tell whether a family asks with these words for another quantity in a scene of two.

    Of a body weighed in water and in another liquid, "the liquid" is the other one.
    """
    names = registry.system(declared.name, regime).names
    asked = (q.asked for q in declared.quantities if q.name in names and q.meaning != meaning)
    return any(plain(f"of {phrase}").endswith(plain(meaning)) for all_ in asked for phrase in all_)


@pytest.mark.parametrize("family", registry.names())
def test_a_meaning_in_full_asks_for_the_quantity(family: str) -> None:
    declared = registry.family(family)
    wrong = []
    for regime in declared.regimes:
        shown = f"{regime.cues[0]}. " if regime.cues else ""  # words that show the scene
        for name in _told(family, regime.name) if regime.drawn else ():
            meaning = declared.quantity(name).meaning
            asked = read_question(f"{shown}What is the {meaning}?", family, regime.name).targets
            if _is_the_others(declared, regime.name, meaning):
                continue
            if meaning not in {declared.quantity(target).meaning for target in asked}:
                wrong.append((regime.name, name, meaning, list(asked)))
    assert wrong == []
