"""docs/families.md: what every built-in family declares."""

from __future__ import annotations

from collections.abc import Iterator

import sympy as sp

from reference_pages.markdown import code, codes, formula, table
from wmw.core import registry
from wmw.core.family import Family, Kind, Quantity, Regime

_ALL = "all"


def page() -> str:
    """Return the page that lists the families."""
    return "\n".join(["# Physics families\n", _OPENING, *_contents(built_in())])


def chapters() -> dict[str, str]:
    """Return a page for each family by its file's name."""
    return {f"families/{family.name}.md": _chapter(family) for family in built_in()}


def built_in() -> list[Family]:
    """Return the families of the project itself."""
    return [
        registry.family(name) for name, source in registry.sources().items() if _own(source.target)
    ]


_FEW = 4
"""How many of several phrases a table shows."""
_OPENING = """\
A family is declared once; questions, pictures, gold traces and the verifier's recomputation are
derived from it. Values are in SI inside the laws, angles in radians; the unit column gives the
unit in which a textbook states the quantity. "Also read as" lists further names under which a
trace's variables are understood, in Greek, LaTeX or Unicode spelling too. Case matters in names
of up to three letters only; a unit, a filler word or the word for the body may stand in the name
(`mass_kg`, `massOfBlock`).
"""


def _own(target: str) -> bool:
    return target.startswith("wmw.families.")


def _contents(families: list[Family]) -> Iterator[str]:
    yield table(
        ("family", "", "quantities", "laws", "regimes", "question kinds"),
        (
            (
                f"[{code(f.name)}](families/{f.name}.md)",
                f.title,
                *(str(len(part)) for part in (f.quantities, f.laws, f.regimes, f.kinds)),
            )
            for f in families
        ),
    )


def _chapter(family: Family) -> str:
    parts = (
        ("Quantities", _quantities(family)),
        ("Regimes", _regimes(family)),
        ("Laws", _laws(family)),
        ("Forces", _forces(family)),
        ("Qualitative outcomes", _outcomes(family)),
        *((("Situations told in words", _situations(family)),) if family.situations else ()),
        ("Question kinds", _kinds(family)),
    )
    body = "".join(f"## {title}\n\n{text}\n" for title, text in parts if text)
    return f"# {family.title}: {code(family.name)}\n\n{body}"


def _quantities(family: Family) -> str:
    return table(
        ("name", "symbol", "meaning", "unit", "also read as"),
        (
            (code(q.name), formula(q.symbol), q.meaning + _choices(q), _unit(q), codes(_others(q)))
            for q in family.quantities
        ),
    )


def _others(quantity: Quantity) -> list[str]:
    return [alias for alias in quantity.aliases if alias != quantity.name]


def _choices(quantity: Quantity) -> str:
    if not quantity.choices:
        return ""
    values = ", ".join(f"{value:g}" for value in quantity.choices)
    return f" (where the question leaves it open: {values})"


def _unit(quantity: Quantity) -> str:
    return {"1": "–", "deg": "°"}.get(quantity.unit, quantity.unit)


def _regimes(family: Family) -> str:
    return table(
        ("regime", "", "holds where", "taken for granted"),
        (
            (
                code(r.name),
                r.title,
                "; ".join(formula(c) for c in r.conditions if c is not sp.true),
                "; ".join((*r.assumptions, *_fixed(r))),
            )
            for r in family.regimes
        ),
    )


def _fixed(regime: Regime) -> Iterator[str]:
    for symbol, value in regime.fixed.items():
        yield f"{formula(symbol)[:-1]} = {value:g}$"


def _laws(family: Family) -> str:
    return table(
        ("law", "equation", "statement", "regimes", "source"),
        (
            (code(w.name), formula(w.equation), w.statement, codes(w.regimes, _ALL), w.source)
            for w in family.laws
        ),
    )


def _forces(family: Family) -> str:
    return table(
        ("force", "on", "direction", "size", "regimes"),
        (
            (f.name, f.target, f.direction, formula(f.magnitude), codes(f.regimes, _ALL))
            for f in family.forces
        ),
    )


def _outcomes(family: Family) -> str:
    return table(
        ("outcome", "value", "holds where", "regimes"),
        (
            (code(o.name), choice.value, formula(choice.holds), codes(o.regimes, _ALL))
            for o in family.outcomes
            for choice in o.choices
        ),
    )


def _situations(family: Family) -> str:
    return table(
        ("situation", "told by one of each", "not by", "decided by the worlds of"),
        (
            (
                code(s.name),
                "; ".join(", ".join(_spoken(group)) for group in s.told),
                ", ".join(_spoken(s.untold)),
                code(s.regime),
            )
            for s in family.situations
        ),
    )


def _spoken(phrases: tuple[str, ...]) -> tuple[str, ...]:
    """Return the first phrases as words; a pattern is only said to be one."""
    words = ["(a pattern)" if p.startswith("re:") else p.replace("*", "…") for p in phrases]
    kept = tuple(dict.fromkeys(words))
    return kept if len(kept) <= _FEW else (*kept[:_FEW], "…")


def _kinds(family: Family) -> str:
    return table(
        ("kind", "asks for", "givens", "task", "difficulty", "regime"),
        (
            (
                code(k.name),
                _target(k),
                ", ".join(formula(given) for given in k.givens),
                k.task.replace("_", " "),
                k.difficulty,
                code(k.regime),
            )
            for k in family.kinds
        ),
    )


def _target(kind: Kind) -> str:
    asked = code(kind.target) if isinstance(kind.target, str) else formula(kind.target)
    return f"{asked} with another {formula(kind.alters)}" if kind.alters is not None else asked
