"""Markdown as GitHub shows it: tables, code and formulas."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import sympy as sp


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table, or the empty string where there are no rows."""
    lines = [_row(row) for row in rows]
    return "\n".join([_row(head), _row(["---"] * len(head)), *lines]) + "\n" if lines else ""


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def code(text: str) -> str:
    """Return a text as inline code."""
    return f"`{text}`"


def codes(texts: Iterable[str], none: str = "") -> str:
    """Return several texts as inline code, parted by commas."""
    return ", ".join(code(text) for text in texts) or none


def formula(expression: sp.Basic) -> str:
    """Return an expression in LaTeX; bars are written as words, for a table cell ends at one."""
    text = sp.latex(expression)
    text = text.replace(r"\left|", r"\left\lvert ").replace(r"\right|", r"\right\rvert ")
    return f"${text}$"
