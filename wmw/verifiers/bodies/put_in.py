"""Whether a number of the question, or a name of it, stands in the working."""

from __future__ import annotations

import math
import re

from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, find_measurements
from wmw.verifiers.bodies.marked_values import is_mark_of
from wmw.verifiers.bodies.owners import Owned, forms
from wmw.verifiers.claims import Claims, Text
from wmw.verifiers.values.misquoted import has_numeral

_SAME = 0.004
_SUBSCRIPT = re.compile(r"[^\W_]_\{?(?:\\?(?:text|mathrm|rm)\{)?([A-Za-z]+|\d)")
_BARE_SMALL = re.compile(r"(?:[1-9]|0?\.5|1/2)\Z")
"""Numbers that laws have of themselves."""
_UPRIGHT = re.compile(r"\\(?:mathrm|text|mathit|operatorname)\{([^{}]{0,40})\}")
_BRACES = re.compile(r"[{}\\]")
"""What LaTeX writes about a name: \\rho_{\\mathrm{obj}} is rho_obj."""


def stem_of(name: str) -> str:
    """Return a name without its mark: the m of m_red and of m1."""
    return name.strip().rstrip("0123456789").partition("_")[0]


def stands(claims: Claims, one: Owned, other: str) -> bool:
    """Tell whether a value, or a name of it, stands anywhere behind state 0."""
    said = [claims.rule, claims.effect, claims.change, Text("", claims.answer.explanation)]
    texts = [claims.equation, claims.derivation, *claims.evidence, *said]
    written = " ".join(text.text for text in texts if text is not None)
    if any(_is_symbol_in(name, written) for name in one.names):
        return True
    if any(is_mark_of(mark, one.body or "", other) for mark in _SUBSCRIPT.findall(written)):
        return True
    return _is_number_in(written, one) and not _is_of_law(claims, one)


def _is_of_law(claims: Claims, one: Owned) -> bool:
    """Tell whether a number stands no more often in the working than in the law: 2 in 2h/g."""
    law, working = claims.equation, claims.derivation
    if law is None or working is None or not one.measured.value.is_integer():
        return False
    digits = compiled(rf"(?<![\d.\w]){one.measured.value:.0f}(?![\d.])")
    whole = compiled(rf"(?<![\d.\w]){re.escape(one.measured.text)}(?![\d]|\.\d)")
    if one.measured.text.isdigit() or any(whole.search(t.text) for t in (law, working)):
        return False
    return 0 < len(digits.findall(working.text)) <= len(digits.findall(law.text))


def is_put_in(claims: Claims, one: Owned) -> bool:
    """Tell whether the working has a value, and no two symbols one of which may be another's."""
    texts = [text for text in (claims.equation, claims.derivation) if text is not None]
    law = claims.equation.text if claims.equation is not None else ""
    known = {name for c in (*claims.variables, *claims.results) for name in forms(c)}
    for name in one.names:
        like = compiled(
            rf"(?<![A-Za-z_]){re.escape(stem_of(name))}(?:_?\{{?[A-Za-z0-9]+\}}?)?(?![A-Za-z0-9_])"
        )
        symbols = {match[0] for match in like.finditer(law)}
        if len(symbols) > 1 and not symbols <= known:
            return False
    if any(_is_symbol_in(name, text.text) for name in one.names for text in texts):
        return True
    if _BARE_SMALL.match(one.measured.text):
        return False
    return any(_is_number_in(text.text, one) for text in texts)


def _is_number_in(text: str, one: Owned) -> bool:
    """Tell whether a text has a value, with a unit of its kind or without one."""
    unit, read = one.measured.unit, find_measurements(text)
    ends = [0, *(mention.end for mention in read)]
    starts = [*(mention.start for mention in read), len(text)]
    left = " ".join(text[end:start] for end, start in zip(ends, starts, strict=True))
    return has_numeral(left, one.measured) or any(
        (number.unit is None or (unit is not None and number.unit.dimension == unit.dimension))
        and _is_value(number, one.measured)
        for number in (mention.measurement for mention in read)
    )


def _is_value(number: Measurement, told: Measurement) -> bool:
    pairs = ((number.si, told.si), (number.value, told.value), (number.value, told.si))
    return any(math.isclose(one, other, rel_tol=_SAME) for one, other in pairs)


def _is_symbol_in(name: str, text: str) -> bool:
    """Tell whether a symbol stands in a text, behind another one or before an exponent as well."""
    text = _BRACES.sub("", _UPRIGHT.sub(r"\1", text))
    return (
        compiled(rf"(?<![A-Za-z_]){re.escape(name.strip())}(?![A-Za-z0-9_])").search(text)
        is not None
    )
