"""The canonical name of a quantity that stands alone, as a JSON key does."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from .lexer import tokenize
from .limits import UnreadableError
from .names import GREEK_CHARS, SUBSCRIPTS
from .runs import resolve
from .tokens import ATOMIC, MATH, NAME, Token

_OUTSIDE: Final = re.compile(r"[^\w]+")
_MAX_NAME: Final = 128
_CHARS: Final = str.maketrans(GREEK_CHARS)
_SIGNS: Final = re.compile(r"_?\{?([∥⊥⟂⊕♁☉⊙☾☽♂♀♃♄])\}?")
_WORDS: Final = {
    "∥": "parallel", **dict.fromkeys("⊥⟂", "perpendicular"),
    **dict.fromkeys("⊕♁", "earth"), **dict.fromkeys("☉⊙", "sun"), **dict.fromkeys("☾☽", "moon"),
    "♂": "mars", "♀": "venus", "♃": "jupiter", "♄": "saturn",
}  # fmt: skip
"""Signs in names, which are another thing's without them: W∥ is not W, nor t_♂ the t of another."""


@lru_cache(maxsize=4096)
def canonical_name(text: str) -> str:
    """Return the name that a quantity has in a parsed equation; never raises.

    `v0`, `v₀`, `v_{0}` and `$v_0$` are v_0, `μ_k` and `\\mu_k` mu_k, `ΔT` and `delta_T` Delta_T,
    `v_A'` v_A_prime. camelCase stays; spaces and other characters become "_". At most 128
    characters of the text count.
    """
    text = text[:_MAX_NAME].strip()
    try:
        tokens = [token for token in tokenize(text, frozenset()) if token.kind != MATH]
    except UnreadableError:
        tokens = []
    if tokens and all(token.kind == NAME for token in tokens):
        return _joined(tokens)
    text = _SIGNS.sub(lambda sign: f"_{_WORDS[sign[1]]}", text)
    return _OUTSIDE.sub("_", text.translate(_CHARS).translate(SUBSCRIPTS)).strip("_")


def _joined(tokens: list[Token]) -> str:
    name = ""
    for token in tokens:
        part = token.value + token.suffix
        if token.style != ATOMIC and token.value.lower().startswith("delta"):
            part = resolve(token.value, token.suffix, frozenset())[0].name
        prefixed = name in ("Delta", "Sigma")
        name += ("_" if name and (token.gap or prefixed) else "") + part
    return name
