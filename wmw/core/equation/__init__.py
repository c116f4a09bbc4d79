"""Reading equations that strangers write in ASCII, Unicode and LaTeX: bounded, on floats only."""

from .ast import (
    Add,
    Call,
    Const,
    Div,
    Expr,
    Mul,
    Neg,
    Num,
    Pow,
    Sym,
    as_number,
    children,
    free_symbols,
    is_numeric,
    mapped,
    numbers,
    rebuilt,
    walk,
)
from .canonical import canonical_name
from .dimension import dimension
from .evaluate import compile_expression, evaluate
from .limits import ParseFailure, Reason
from .numerals import PLACEHOLDER, skeleton
from .quantities import UnitLike, UnitReader
from .render import to_text
from .statements import Reading, Statement, parse_expression, parse_statements
from .tokens import RELATIONS

__all__ = [
    "PLACEHOLDER",
    "RELATIONS",
    "Add",
    "Call",
    "Const",
    "Div",
    "Expr",
    "Mul",
    "Neg",
    "Num",
    "ParseFailure",
    "Pow",
    "Reading",
    "Reason",
    "Statement",
    "Sym",
    "UnitLike",
    "UnitReader",
    "as_number",
    "canonical_name",
    "children",
    "compile_expression",
    "dimension",
    "evaluate",
    "free_symbols",
    "is_numeric",
    "mapped",
    "numbers",
    "parse_expression",
    "parse_statements",
    "rebuilt",
    "skeleton",
    "to_text",
    "walk",
]
