"""The options of a question, told from parts of a question, and the letter of an answer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

_STYLES = (
    re.compile(r"\(([A-H])\)\s*"),
    re.compile(r"(?:^|\n)\s*([A-H])[.):]\s+"),
    re.compile(r"(?<![\w(])([A-H])\)\s+"),
    re.compile(r"\[([A-H])\]\s*"),
    re.compile(r"(?<=[.?!:;,])\s+([A-H])[.:]\s+"),
    re.compile(r"(?<=[\w?!:;,)])\s+([A-H])\.\s+"),
    re.compile(r"(?<=\s)([A-H]):\s+"),
    re.compile(r"\(([a-h])\)\s*"),
    re.compile(r"(?:^|\n)\s*([a-h])[.):]\s+"),
    re.compile(r"(?<![\w(])([a-h])\)\s+"),
)
"""How options are marked; small letters also mark the parts of a question."""
_SMALL = 7
"""The first style with small letters."""
_LOOSE = 5
"""The style with nothing but a full stop behind the letter: "A. ball 1 B. ball 2 C. both"."""
_COLON = 6
"""That with nothing but a colon, which the letter of a body may have: it follows the question."""
_TASK = re.compile(
    r"^(?:find|calculate|determine|compute|what|which|how|estimate|give|work out|state"
    r"|why|explain|draw|show|if)\b|\?",
    re.I,
)
"""What makes a marked piece a part of the question rather than one of its options."""
_LEADS_TO_PARTS = re.compile(
    r"\b(?:find|calculate|determine|compute|estimate|give|state|(?:what|which) (?:is|are|was|were))"
    r"(?: the(?: following)?)?\s*[:,]?$",
    re.I,
)


_ASKED_LATER = re.compile(
    r"\A(?:find|calculate|determine)\b|[.;!]\s+(?:[A-Z][^.?!]{0,80}, )?"
    r"(?:which|what|how|who|where|when|does|do|is|are|will|can|find|calculate|determine)\b",
    re.I,
)
_GOES_ON = re.compile(
    r"\b(?:is|are|was|were|be|becomes?|will|of|to|at|by|from|as|than|the|an?|in|with|that|or|either)\Z",
    re.I,
)
"""What options complete: "its speed is (A) larger"."""
_JOINED = re.compile(r"\b(?:and|und)$")
"""Parts of a question are joined, "(a) the force and (b) the work"; options are not."""
_LETTER = re.compile(
    r"^\W*(?:(?:the )?(?:correct |right |best )?(?:option|answer|choice)(?: is)?)?\s*[:.]?\s*"
    r"[(\[*]*([A-H])[)\]*]*\s*(?:[).:,=–—-]\s*(.*)|(?:is (?:the )?(?:correct|right|true)\b.*))?$",
    re.I | re.S,
)
_OPTION = re.compile(r"\(([A-H])\)")
_DENIES_ALL = re.compile(r"^\W*(?:neither|none)\b", re.I)
_BESIDE = re.compile(r"^\W*(?:option |choice )?([A-H])\s*(?:\((.+)\)\W*|(?=[\d≈~−-])(.+))$", re.S)
"""A letter with its text in brackets or its value behind it: "B (6.0 m/s)", "B 6.0 m/s"."""

_SET_IN_LATEX = re.compile(
    r"^\s*\$?\s*\\(?:boxed|text|textbf|textrm|mathrm|mathbf|rm)\{\s*(\(?[A-H]\)?)\s*\}\s*\$?"
)
"""A letter as LaTeX sets it: "\\text{C}"."""


@dataclass(frozen=True, slots=True)
class Option:
    """A multiple-choice option."""

    letter: str
    text: str


@lru_cache(maxsize=64)  # every rule that looks at the question asks for it
def split_options(text: str) -> tuple[str, tuple[Option, ...]]:
    """Return the question without its options, and the options.

    Options are marked "(A) ... (B) ...", "A) ... B) ...", by line, or with small letters where
    the pieces are no tasks of their own: "Find (a) the speed and (b) the time" has two parts.
    """
    for order, style in enumerate(_STYLES):
        marks = list(style.finditer(text))
        for first, mark in enumerate(marks):
            run = _run(marks[first:])
            if len(run) < (3 if order == _LOOSE else 2):
                continue
            if order == _LOOSE and text[mark.start() - 1] not in "?:)":
                continue  # "... of ball A. Then ...": only what follows the question is an option
            if order == _COLON and not text[: mark.start()].rstrip().endswith("?"):
                continue
            found = []
            for here, after in zip(run, [*run[1:], None], strict=True):
                end = after.start() if after else len(text)
                found.append(Option(here[1].upper(), text[here.end() : end].strip(" ,;\n.")))
            stem = text[: mark.start()].rstrip()
            if _are_names(stem, found):
                continue
            if order < _SMALL or _are_options(stem, found):
                return stem, tuple(found)
    return text, ()


def option_of(options: Sequence[Option], letter: str | None) -> Option | None:
    """Return the option that a letter names; None where there is none."""
    return next((option for option in options if option.letter == letter), None)


def but_for_denials(options: Sequence[Option]) -> list[Option]:
    """Return the options but for those that deny all, where one says that both are alike.

    "Neither, they float" of what lands first is not what "both at the same time" is.
    """
    stated = [option for option in options if not _DENIES_ALL.match(option.text)]
    return stated or list(options)


def _run(marks: list[re.Match[str]]) -> list[re.Match[str]]:
    """Return the marks from the first on that count A, B, C, ..."""
    run: list[re.Match[str]] = []
    for mark in marks:
        if mark[1].upper() == chr(ord("A") + len(run)):
            run.append(mark)
    return run


def _are_options(stem: str, options: list[Option]) -> bool:
    if _LEADS_TO_PARTS.search(stem) or any(_JOINED.search(o.text) for o in options[:-1]):
        return False
    return not any(_TASK.search(o.text) for o in options)


def _are_names(stem: str, options: list[Option]) -> bool:
    """Tell whether letters name what they stand behind: "a 2 kg block (A) on a 3 kg block (B)".

    The sentence goes on behind them, and the question comes after it.
    """
    within = stem and stem[-1] not in ".:?!;," and "?" not in stem
    return (
        bool(within)
        and not _GOES_ON.search(stem)
        and _ASKED_LATER.search(options[-1].text) is not None
    )


def option_letter(text: str) -> tuple[str | None, str]:
    """Split an answer such as "(B) 6.0 m/s" into its letter and the rest.

    A lone capital letter followed by more than punctuation is no option ("A and B are equal").
    """
    text = _SET_IN_LATEX.sub(r"\1", text)
    if beside := _BESIDE.match(text):
        return beside[1], (beside[2] or beside[3]).strip()
    match = _LETTER.match(text)
    if match is None:
        marked = _OPTION.match(text)
        return (marked[1], text[marked.end() :].strip()) if marked else (None, text)
    return match[1].upper(), (match[2] or "").strip(" *")
