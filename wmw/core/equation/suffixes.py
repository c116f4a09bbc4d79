"""Subscripts and primes: where they end, and how they are spelled in a name."""

from __future__ import annotations

import re
from typing import Final

from . import latex as commands
from .names import GREEK_CHARS, LETTERLIKE, SUBSCRIPT_CHARS, SUBSCRIPTS, word_set
from .words import STOP_WORDS

COMBINING: Final = "\u0302\u0304\u0305\u20d7"
"""Accents over the letter before; they are dropped."""
SUFFIX_STARTS: Final = frozenset("_'′’″‴^" + SUBSCRIPT_CHARS + COMBINING)
_PRIME: Final = re.compile(r"['′’]+|[″‴]|\^\s*(?:\{\s*)?(?:\\{1,2}prime|['′])+(?:\s*\})?")
_SUBSCRIPT: Final = re.compile(
    r"_(?:([A-Za-z0-9]+)|\{((?:[^{}]|\{[^{}]{0,60}\}){0,60})\}|(\\{1,2}[A-Za-z]+\s*(?:\{[^{}]*\})?)|([^\s]))"
)
_AXIS: Final = re.compile(r",[xyz](?![A-Za-z0-9_(])")
_FURTHER: Final = re.compile(r",([A-Za-z][A-Za-z0-9]{0,11})(?![A-Za-z0-9_(])")
_RUN_ON_AXIS: Final = re.compile(r"[xyz](?![A-Za-z0-9_(])")
_NESTED_COMMAND: Final = re.compile(r"\\{1,2}([A-Za-z]+)|\\+.")
_OUTSIDE_NAMES: Final = re.compile(r"[^A-Za-z0-9À-ÖØ-öø-ÿ]+")
_WORD: Final = 3
# Subscripts of two letters that are one word even in LaTeX, where v_ft means v_f times t.
_PAIRS: Final = word_set("eq cm CM in ab AB rm th av ph co CO up el pe gr AC DC")
_GREEK_IN_SUBSCRIPTS: Final = str.maketrans({**GREEK_CHARS, **LETTERLIKE})


class SuffixReader:
    """Reads what follows a name in one text."""

    __slots__ = ("latex", "symbols", "text")

    def __init__(self, text: str, symbols: frozenset[str], *, latex: bool) -> None:
        self.text = text
        self.symbols = symbols
        self.latex = latex

    def read(self, base: str, suffix: str, position: int) -> tuple[str, int]:
        """Read subscripts and primes; primes go last, in whichever order they are written."""
        text, primes = self.text, 0
        while position < len(text):
            char = text[position]
            if char == "_":
                part, end = self.subscript(base + suffix, position)
                if not part:
                    break
                suffix += "_" + part
            elif char in SUBSCRIPT_CHARS:
                end = position + 1
                while end < len(text) and text[end] in SUBSCRIPT_CHARS:
                    end += 1
                # v_y₀ is v_{y0}
                suffix += ("" if suffix else "_") + text[position:end].translate(SUBSCRIPTS)
                if self.axis(base + suffix, end):
                    suffix, end = suffix + text[end], end + 1
            elif char == "," and suffix and _AXIS.match(text, position):
                end = position + 2  # F_net,x
                suffix += "_" + text[position + 1]
            elif char == "," and suffix and (further := self.further(base + suffix, position)):
                suffix, end = f"{suffix}_{further}", position + 1 + len(further)  # V_sub,oil
            elif char in COMBINING:
                end = position + 1
            elif char in "'′’″‴^":
                match = _PRIME.match(text, position)
                if match is None:
                    break
                end = match.end()
                if char in "'’" and len(base) > 2 and not suffix and text[end : end + 1].isalpha():
                    # "Newton's" is a word
                    position = end + 1
                    break
                primes += {"″": 2, "‴": 3}.get(char) or max(1, sum(map(match[0].count, "'′’")))
            else:
                break
            position = end
        return suffix + "_prime" * min(primes, 3), position

    def further(self, name: str, position: int) -> str:
        """Return what goes on behind a comma: a word, or what makes the whole a known name."""
        match = _FURTHER.match(self.text, position)
        if match is None:
            return ""
        word = match[1]
        is_word = len(word) >= _WORD and word.islower() and word not in STOP_WORDS
        return word if is_word or f"{name}_{word}" in self.symbols else ""

    def axis(self, name: str, position: int) -> bool:
        """Whether an axis runs on behind a numbered name that is known with it: v₀y, v0y."""
        match = _RUN_ON_AXIS.match(self.text, position)
        return match is not None and name + match[0] in self.symbols

    def subscript(self, base: str, position: int) -> tuple[str, int]:
        """Read one subscript at its underscore; "" where there is none that can be read."""
        match = _SUBSCRIPT.match(self.text, position)
        if match is None:
            return "", position
        run, braced, command, sign = match.groups()
        if run:
            kept = self.kept(base, run, self.text[match.end() : match.end() + 1])
            return run[:kept], position + 1 + kept
        if sign and sign not in GREEK_CHARS and sign not in "∥⊥∞+-−":
            return "", position
        return _plain(braced or command or sign or ""), match.end()

    def kept(self, base: str, run: str, follow: str) -> int:
        """How many characters of a subscript without braces belong to it.

        `m_1v_1` is m_1 times v_1, `v_0sinθ` is v_0 times sinθ, but `v_0y` and `v_max` are names.
        """
        if len(run) == 1 or run.isdigit() or f"{base}_{run}" in self.symbols:
            return len(run)
        if run[0].isdigit():
            digits = len(run) - len(run.lstrip("0123456789"))
            axis = not self.latex and len(run) == digits + 1 and run[-1] in "xyzif"
            return len(run) if axis and follow != "_" else digits
        if follow == "_" and len(run) == 2 and run[0].isupper():
            return 1
        if len(run) > 3 and run[-3:] in ("sin", "cos", "tan"):
            return len(run) - 3
        if self.latex and f"{base}_{run[0]}" in self.symbols:
            return 1
        split = self.latex and len(run) == 2 and run.isalpha() and run not in _PAIRS
        return 1 if split else len(run)


def _plain(written: str) -> str:
    """The content of a subscript as part of a name: `s,\\text{max}` is "s_max"."""
    if written.isascii() and written.isalnum():
        return written

    def name(match: re.Match[str]) -> str:
        command = match[1] or ""
        return (
            commands.GREEK.get(command)
            or commands.SUBSCRIPT_SIGNS.get(command)
            or (commands.LETTERS.get(command, ""))
        )

    plain = _NESTED_COMMAND.sub(name, written).replace("{", "").replace("}", "")
    plain = plain.translate(_GREEK_IN_SUBSCRIPTS).translate(SUBSCRIPTS)
    for sign, word in (
        ("∥", "parallel"),
        ("⊥", "perp"),
        ("∞", "inf"),
        ("'", "_prime"),
        ("′", "_prime"),
    ):
        plain = plain.replace(sign, word)
    return _OUTSIDE_NAMES.sub("_", plain).strip("_")
