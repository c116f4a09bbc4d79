"""What a question asks for without its noun: "how long does it fall", "how many metres up"."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sp

NEED = "need"
"""The word that stands for all which ask for what must be: must, has to, needed, so that."""


@dataclass(frozen=True, slots=True)
class Unnamed:
    """Words that tell which time, length or speed "how long", "how far" or "how fast" asks for.

    Each text of `words` is a set of words in their base form, a bar between those of which one is
    enough: "hit|reach ground|floor". A set tells where every part of it stands in the sentence that
    asks, in any order and form ("how long after it is let go does it reach the ground?"), and the
    larger set tells more. Of words after a minus none may stand there: "far fall -apart|last". The
    unit of the quantity says which question words ask for it. What must be ("how fast must it be
    thrown to ...") is asked for by sets with the word "need" alone.
    """

    symbol: sp.Symbol
    words: tuple[str, ...]
