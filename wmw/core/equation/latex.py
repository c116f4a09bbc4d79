"""LaTeX commands and what they stand for."""

from __future__ import annotations

from typing import Final

from .names import FUNCTIONS, GREEK_CHARS, GREEK_NAMES, word_set
from .tokens import ARROW, BREAK, JUNK, NAME, REL, UNIT, UNKNOWN

GREEK: Final[dict[str, str]] = {
    **{name: name for name in GREEK_NAMES},
    "varepsilon": "epsilon",
    "vartheta": "theta",
    "varphi": "phi",
    "varrho": "rho",
    "varsigma": "sigma",
    "varkappa": "kappa",
    "sum": "Sigma",
    "micro": "mu",
    "ohm": "Omega",
}

LETTERS: Final[dict[str, str]] = {"ell": "l", "hbar": "hbar", "emf": "emf"}

SIGNS: Final[dict[str, tuple[str, str]]] = {
    "times": ("*", "×"),
    "cdot": ("*", "·"),
    "ast": ("*", "·"),
    "bullet": ("*", "·"),
    "div": ("/", "/"),
    "pm": ("±", "±"),
    "mp": ("±", "∓"),
    "approx": (REL, "≈"),
    "simeq": (REL, "≈"),
    "cong": (REL, "≈"),
    "sim": (REL, "≈"),
    "equiv": (REL, "="),
    "doteq": (REL, "="),
    "coloneqq": (REL, "="),
    "lt": (REL, "<"),
    "gt": (REL, ">"),
    "ll": (REL, "<"),
    "gg": (REL, ">"),
    "le": (REL, "<="),
    "leq": (REL, "<="),
    "leqslant": (REL, "<="),
    "ge": (REL, ">="),
    "geq": (REL, ">="),
    "geqslant": (REL, ">="),
    "ne": (REL, "!="),
    "neq": (REL, "!="),
    "propto": (REL, "∝"),
    "to": (ARROW, "->"),
    "rightarrow": (ARROW, "->"),
    "longrightarrow": (ARROW, "->"),
    "implies": (BREAK, "=>"),
    "iff": (BREAK, "=>"),
    "Rightarrow": (BREAK, "=>"),
    "Longrightarrow": (BREAK, "=>"),
    "Leftrightarrow": (BREAK, "=>"),
    "therefore": (BREAK, "=>"),
    "because": (BREAK, "=>"),
    "newline": (BREAK, "\n"),
    "lbrace": ("(", "("),
    "rbrace": (")", ")"),
    "lbrack": ("(", "("),
    "rbrack": (")", ")"),
    "vert": ("|", "|"),
    "lvert": ("|", "|"),
    "rvert": ("|", "|"),
    "degree": (UNIT, "°"),
    "celsius": (UNIT, "°C"),
    "percent": (UNIT, "%"),
}

ACCENTS: Final = word_set(
    "vec hat bar overline overrightarrow widehat widetilde tilde underline boldsymbol bm "
    "mathbf mathit boxed cancel bcancel textbf textit emph mbox"
)
"""Commands whose argument means what it means without them."""

UPRIGHT: Final = word_set("mathrm text textrm textnormal operatorname mathsf rm unit si")
"""Commands whose argument is a word, a unit or a name."""

CALLIGRAPHIC: Final = word_set("mathcal mathscr mathfrak")

WITH_ARGUMENT: Final = word_set(
    "begin end tag label hspace vspace phantom hphantom vphantom color ref eqref"
)
"""Commands that are dropped with their argument."""

IGNORED: Final = word_set(
    "left right big Big bigg Bigg bigl bigr Bigl Bigr biggl biggr middle quad qquad "
    "displaystyle textstyle limits nolimits nonumber notag hfill hline thinspace enspace "
    "space mathstrut centering"
)

FRACTIONS: Final = word_set("frac dfrac tfrac cfrac")

SUBSCRIPT_SIGNS: Final = {
    "parallel": "parallel", "perp": "perp", "infty": "inf", "circ": "0", "max": "max", "min": "min",
}  # fmt: skip
"""Signs and words that occur as subscripts only."""

KNOWN: Final = (
    frozenset(GREEK)
    | frozenset(LETTERS)
    | frozenset(SIGNS)
    | ACCENTS
    | UPRIGHT
    | CALLIGRAPHIC
    | WITH_ARGUMENT
    | IGNORED
    | FRACTIONS
    | frozenset(FUNCTIONS)
    | frozenset(SUBSCRIPT_SIGNS)
    | word_set("sqrt circ prime dot SI qty")
)
"""Commands that tell `\\\\frac` with its backslash doubled from a line break before a word."""

CHARACTERS: Final[dict[str, tuple[str, str]]] = {
    **{char: (NAME, name) for char, name in GREEK_CHARS.items()},
    **{char: (char, char) for char in "+*/^(),|"},
    **dict.fromkeys("−‐‑‒–-", ("-", "-")),
    **dict.fromkeys("×✕", ("*", "×")),
    **dict.fromkeys("*·⋅∙∗•", ("*", "·")),
    **dict.fromkeys("÷∕⁄/", ("/", "/")),
    **dict.fromkeys("[{", ("(", "(")),
    **dict.fromkeys("]}", (")", ")")),
    **dict.fromkeys("=≡≙≝≔", (REL, "=")),
    **dict.fromkeys("≈≃≅∼≐", (REL, "≈")),
    **dict.fromkeys("<≪", (REL, "<")),
    **dict.fromkeys(">≫", (REL, ">")),
    **dict.fromkeys("≤≦", (REL, "<=")),
    **dict.fromkeys("≥≧", (REL, ">=")),
    **dict.fromkeys("⇒⟹⇔⟺∴∵", (BREAK, "=>")),
    **dict.fromkeys("→⟶", (ARROW, "->")),
    **dict.fromkeys("∣", ("|", "|")),
    **dict.fromkeys("°º˚∘", (UNIT, "°")),
    "≠": (REL, "!="),
    "∝": (REL, "∝"),
    "±": ("±", "±"),
    "∓": ("±", "∓"),
    "%": (UNIT, "%"),
    "℃": (UNIT, "°C"),
    "℉": (UNIT, "°F"),
    ";": (BREAK, ";"),
    "\n": (BREAK, "\n"),
    "\r": (BREAK, "\n"),
    "—": (BREAK, "—"),
    "―": (BREAK, "—"),
    ":": (":", ":"),
    ".": (".", "."),
    "?": (BREAK, "?"),
    **dict.fromkeys("#@", (JUNK, "#")),
}
"""What a single character stands for; any other is unknown."""

SEQUENCES: Final[dict[str, tuple[str, str]]] = {
    "<=>": (BREAK, "=>"),
    "==>": (BREAK, "=>"),
    "-->": (ARROW, "->"),
    "...": (UNKNOWN, "…"),
    "<=": (REL, "<="),
    "=<": (REL, "<="),
    ">=": (REL, ">="),
    "=>": (BREAK, "=>"),
    "->": (ARROW, "->"),
    "==": (REL, "="),
    ":=": (REL, "="),
    "!=": (REL, "!="),
    "/=": (REL, "!="),
    "~=": (REL, "≈"),
    "=~": (REL, "≈"),
    "**": ("^", "**"),
}
"""Signs typed with several ASCII characters."""
