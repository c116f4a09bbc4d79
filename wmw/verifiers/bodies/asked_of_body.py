"""A new value that is named for what the question asks of a body: "speed of Tom".

"How fast does Tom glide to the right?" asks for one thing of one body. What state 1 has under the
noun of that thing and the name of that body alone is its value there, whatever letters the family
has for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wmw.core.equation.names import word_set
from wmw.verifiers.claims import Named
from wmw.verifiers.questions.asked_noun import first_noun_has, of_unit
from wmw.verifiers.questions.asking import asking_sentences, asks_of_two
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain

if TYPE_CHECKING:
    from wmw.verifiers.case import Case

_SMALL = word_set("of the s on after final afterwards")
_LETTERS = {"v": "speed", "a": "acceleration"}


def named_for_asked(case: Case, claim: Named) -> tuple[str, ...]:
    """Return the quantity asked for, where a new value is named for it by noun and body alone."""
    asking = asking_sentences(case.claims.question)
    if case.gold or claim.measured is None or not claim.pointer.startswith("/state_1"):
        return ()
    if len(asking) != 1 or asks_of_two(asking[0]) or not case.asked_quantities:
        return ()
    quantity = case.family.quantity(case.asked_quantities[0])
    unit, low = case.textbook_unit(quantity.name), plain(asking[0])
    bodies = {plain(name): role for name, role in case.cast.items()}
    spoken_of = [body for body in map(plain, case.claims.bodies) if holds_phrase(low, body)]
    if len(spoken_of) != 1 or quantity.body is None or bodies.get(spoken_of[0]) != quantity.body:
        return ()
    body = spoken_of[0].split()
    words = [w for w in plain(claim.name.replace("_", " ")).split() if w not in _SMALL]
    nouns = [word for word in words if word not in body]
    if len(nouns) != 1 or not {*body} <= {*words} or quantity.moment == "before":
        return ()
    noun = _LETTERS.get(nouns[0], nouns[0])
    return (quantity.name,) if of_unit(noun, unit) and first_noun_has(low, unit) else ()
