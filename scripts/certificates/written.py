"""Equations as traces write them, in ASCII, Unicode or LaTeX, made ready to be evaluated."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from certificates.equations import NotReadError, value_of
from certificates.structure import at
from certificates.texts import plain

_BELOW = re.compile(r"[₀₁₂₃₄₅₆₇₈₉]+")
_DIGITS = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")
_STEPS = (
    (re.compile(r"\\math(?:rm|it)\{([^{}]*)\}"), r"\1"),
    (re.compile(r"_\{([^{}]*)\}"), r"_\1"),
    (re.compile(r"\^\{([^{}]*)\}"), r"^(\1)"),
    (re.compile(r"\\sqrt\{([^{}]*)\}"), r"sqrt(\1)"),
    (re.compile(r"\\frac\{([^{}]*)\}\{([^{}]*)\}"), r"((\1)/(\2))"),
)
"""What LaTeX says in braces, the innermost first."""
_OF = re.compile(r"\b(sin|cos|tan|asin|acos|atan|sqrt) +([^\W\d]\w*)")
_NEW = re.compile(r"_?[nN]ew$")


def flat(text: str) -> str:
    """Return an equation or a name in the form that the evaluator reads."""
    text = text.replace("$", "").replace("\\left", "").replace("\\right", "")
    before = None
    while text != before:
        before = text
        for pattern, instead in _STEPS:
            text = pattern.sub(instead, text)
    text = re.sub(r"\\Delta +", "Delta_", text)
    text = re.sub(r"\\(?:arc|a)?(?=(?:sin|cos|tan)\b)", lambda m: "a" if "a" in m[0] else "", text)
    text = re.sub(r"\\(?:times|cdot)\b", "*", text)
    text = re.sub(r"\\(?=[A-Za-z])", " ", text)
    text = plain(text).replace("√", "sqrt").replace("π", "pi").replace("arc", "a")
    text = _BELOW.sub(lambda match: f"_{match[0].translate(_DIGITS)}", text)
    return _OF.sub(r"\1(\2)", text).strip()


def names_in(trace: Mapping[str, Any], certificate: Mapping[str, Any]) -> dict[str, float]:
    """Return the values of a certificate by what the trace calls the quantities."""
    values, sources = certificate["values"], certificate["sources"]
    found: dict[str, float] = {}
    for name, pointer in sources.items():
        key = pointer.rpartition("/")[2].replace("~1", "/").replace("~0", "~")
        if "/assumptions/" in pointer:
            key = str(at(trace, pointer)).partition(" = ")[0]
        found[flat(key)] = found[_NEW.sub("", flat(key))] = values[name]
    for name, value in values.items():
        if name not in sources:
            found.setdefault(name, value)
    return found


def value_in(trace: Mapping[str, Any], certificate: Mapping[str, Any]) -> float | None:
    """Return what the trace's equation for the quantity gives at the certified values.

    None where the trace calls something by a name that the certificate does not tell.
    """
    pointer = certificate["sources"].get(certificate["quantity"], f"/{certificate['quantity']}")
    wanted = {_NEW.sub("", flat(pointer.rpartition("/")[2])), flat(certificate["quantity"])}
    names = names_in(trace, certificate)
    for statement in re.split(r"[;\n]|, ", str(at(trace, certificate["pointer"]))):
        left, equals, right = flat(statement).partition(" = ")
        if equals and left.strip() in wanted:
            try:
                return value_of(right, names)
            except NotReadError:
                return None
    return None
