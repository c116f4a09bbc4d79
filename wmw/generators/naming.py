"""What a trace calls its quantities, in its variables and in its equation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from wmw.core.equation.names import GREEK_CHARS, GREEK_NAMES
from wmw.core.equation_text import Notation, Writer
from wmw.core.family import Family, Quantity
from wmw.core.streams import Voice, pick
from wmw.generators.route import RouteStep

Manner = Literal["plain", "unicode", "latex", "words", "camel"]

_MANNERS: tuple[Manner, ...] = (
    "plain", "plain", "unicode", "unicode", "unicode", "latex", "latex", "words", "camel",
)  # fmt: skip
_ALIASED = 0.3
"""Share of the traces whose symbols are partly other customary ones (L for d, v_f for v)."""

USUAL = 2
"""How many of a quantity's aliases of one sort, from the first, gold traces write."""

_GREEK: dict[str, str] = {}
for _char, _name in GREEK_CHARS.items():
    _GREEK.setdefault(_name, _char)
_SUBSCRIPT_DIGITS = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
_WORDS = re.compile(r"[a-z]{4,}(?:_[a-z]{2,})*")
_SYMBOL = re.compile(r"([A-Za-z]|[A-Z]?[a-z]+)(?:_([A-Za-z0-9]+))?")


@dataclass(frozen=True, slots=True)
class Naming:
    """One manner of naming, kept up through a trace.

    `names` holds the plain name used for each quantity; NEW is appended to what a counterfactual
    trace calls the new value.
    """

    manner: Manner
    subscripts: bool
    names: Mapping[str, str] = field(default_factory=dict)
    _sides: dict[tuple[RouteStep, bool], str] = field(
        default_factory=dict, repr=False, compare=False
    )

    @property
    def notation(self) -> Notation:
        """The notation of the trace's equation."""
        if self.manner in ("unicode", "latex"):
            return "unicode" if self.manner == "unicode" else "latex"
        return "ascii"

    @property
    def spelled(self) -> bool:
        """Whether products need a sign between their factors."""
        return self.manner in ("words", "camel")

    def key(self, name: str) -> str:
        """Return the key of a quantity in a trace's variables."""
        plain = self.names.get(name, name)
        if self.manner == "unicode":
            return unicode_symbol(plain, self.subscripts)
        return camel(plain) if self.manner == "camel" and is_word(plain) else plain

    def new_key(self, name: str) -> str:
        """Return the key of the new value of an altered quantity."""
        key = self.key(name)
        return f"{key}New" if self.manner == "camel" and "_" not in key else f"{key}_new"

    def symbol(self, name: str) -> str:
        """Return the quantity as the equation writes it."""
        plain = self.names.get(name, name)
        return latex_symbol(plain) if self.manner == "latex" else self.key(name)

    def side(self, step: RouteStep, *, degrees: bool) -> str:
        """Return the right side of a step as the trace writes it; `degrees` as in `Writer`."""
        if (step, degrees) not in self._sides:
            writer = Writer(self.notation, lambda name, _: self.symbol(name), self.spelled, degrees)
            self._sides[step, degrees] = writer.write(step.expr)
        return self._sides[step, degrees]


def choose_naming(
    voice: Voice,
    family: Family,
    used: Iterable[str],
    bodies: Iterable[str],
) -> Naming:
    """Choose the manner of a trace and a name for each quantity that it uses.

    `bodies` are the words of the item: a name made with the word of another body ("ramp_angle"
    for a board) is passed over. Each name has a stream of its own: it does not depend on which
    other quantities are used.
    """
    other = {word for role in family.roles for word in role.words} - set(bodies)
    rng = voice("manner")
    manner = pick(rng, _MANNERS)
    aliased = rng.random() < _ALIASED
    subscripts = rng.random() < 0.5
    names: dict[str, str] = {}
    for name in used:
        quantity = family.quantity(name)
        rng = voice("name", name)
        if manner in ("words", "camel"):
            options = word_aliases(quantity)
        else:
            options = symbol_aliases(quantity) if aliased and rng.random() < 0.5 else ()
        fitting = [o for o in options if "_" not in o or not other & set(o.split("_"))]
        if fitting:
            names[name] = pick(rng, fitting[:USUAL])
    return Naming(manner, subscripts, names)


def word_aliases(quantity: Quantity) -> tuple[str, ...]:
    """Return the aliases made of words: "mass", "initial_speed"."""
    return tuple(alias for alias in quantity.aliases if is_word(alias))


def is_word(name: str) -> bool:
    """Tell whether a name is made of words rather than being a symbol."""
    return bool(_WORDS.fullmatch(name)) and not set(name.split("_")) & GREEK_NAMES


def symbol_aliases(quantity: Quantity) -> tuple[str, ...]:
    """Return the aliases that are symbols: "L", "v_f", "alpha"."""
    found = []
    for alias in quantity.aliases:
        match = _SYMBOL.fullmatch(alias)
        if match is None or alias == quantity.name:
            continue
        base, below = match[1], match[2] or ""
        if (len(base) == 1 or base in GREEK_NAMES) and len(below) <= 3:
            found.append(alias)
    return tuple(found)


def unicode_symbol(name: str, subscripts: bool = False) -> str:
    """Return a plain name with Greek letters: "mu_k" is "μ_k"; "v_0" is "v₀" with subscripts."""
    if is_word(name):
        return name
    parts = [_GREEK.get(part, part) for part in name.split("_")]
    if parts[0] == "Δ" and len(parts) > 1:
        parts[:2] = ["Δ" + parts[1]]
    if subscripts and len(parts) == 2 and parts[1].isdigit():
        return parts[0] + parts[1].translate(_SUBSCRIPT_DIGITS)
    return "_".join(parts)


def latex_symbol(name: str) -> str:
    """Return a plain name in LaTeX: "mu_k" is "\\mu_k", "W_par" is "W_{\\mathrm{par}}"."""
    parts = [f"\\{part}" if part in GREEK_NAMES else part for part in name.split("_")]
    if parts[0] == "\\Delta" and len(parts) > 1:
        parts[:2] = [f"\\Delta {parts[1]}"]
    base, below = parts[0], parts[1:]
    if len(base) > 1 and not base.startswith("\\"):
        base = f"\\mathrm{{{base}}}"
    if not below:
        return base
    inner = ",".join(
        part if len(part) == 1 or part.startswith("\\") or part.isdigit() else f"\\mathrm{{{part}}}"
        for part in below
    )
    return f"{base}_{inner}" if len(inner) == 1 else f"{base}_{{{inner}}}"


def camel(name: str) -> str:
    """Return a name of words in camel case: "initial_speed" is "initialSpeed"."""
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)
