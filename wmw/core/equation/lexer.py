"""Text to tokens: ASCII, Unicode and LaTeX alike, with offsets into the original text."""

from __future__ import annotations

import re
from typing import Final

from . import latex
from .limits import MAX_TOKENS, UnreadableError, check_text
from .names import (
    FUNCTIONS,
    GREEK_CHARS,
    LETTERLIKE,
    SUPERSCRIPTS,
    UNSUPPORTED_FUNCTIONS,
)
from .numerals import read_number
from .suffixes import COMBINING, SUFFIX_STARTS, SuffixReader
from .tokens import (
    ATOMIC,
    BREAK,
    DIGITS,
    FRAC,
    LETTERS,
    MATH,
    NAME,
    NUM,
    REL,
    ROOT,
    SUPER,
    UNIT,
    UNKNOWN,
    UPRIGHT,
    VULGAR,
    Token,
)

_MASTER: Final = re.compile(
    r"(?P<gap>[ \t\xa0\u2002-\u200a\u202f\u205f\"“”«»`‘&]+)"
    r"|(?P<initials>(?:[A-Z]\.){2,4}(?![A-Za-z])|e\.m\.f\.)"
    r"|(?P<name>(?P<run>[A-Za-zÀ-ÖØ-öø-ÿ]+)(?P<digits>[0-9]*))"
    r"|(?P<num>[0-9]+(?:\.[0-9]+)?|\.[0-9]+)"
    r"|(?P<degree>\^\s*(?:\{\s*(?:\\{1,2}circ|[°∘o])\s*\}|\\{1,2}circ(?![A-Za-z])|[°∘o](?![A-Za-z])))"
    r"|(?P<power>(?:\^|\*\*)\s*(?:\{\s*[-−+]?[0-9]+\s*\}|[-−+]?[0-9]+(?!/2(?![0-9])|[0-9]|[.,][0-9])))"
    r"|(?P<half>(?:\^|\*\*)\s*1/2(?![0-9.]))"
    r"|(?P<raised>[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿⁱ]+)"
    r"|(?P<sequence><=>|==>|-->|\.\.\.|[<>=:!/~]=|=[<>~]|->|\*\*)"
    r"|(?P<back>\\)"
    r"|(?P<other>[\s\S])"
)
_COMMAND: Final = re.compile(r"\\{1,2}([A-Za-z]+)")
_SINGLE_COMMAND: Final = re.compile(r"(?<!\\)\\[A-Za-z]")
_SHORT_FRACTION: Final = re.compile(r"\s*([A-Za-z0-9])\s*([A-Za-z0-9])")
_INDEX: Final = re.compile(r"\s*\[\s*([2-9])\s*\]")
_KIND_OF_FRICTION: Final = re.compile(r"[ks](?!in|ec|h)")
_LONE_LETTER: Final = re.compile(r"\s*(?:\{\s*([A-Za-z])\s*\}|([A-Za-z]))")
_ARGUMENT: Final = re.compile(r"\*?\s*\{[^{}]*\}")
_FACTOR_BEHIND: Final = re.compile(
    r"[ \t\xa0\u2009\u202f]+(?:[0-9]|\(\s?[0-9]|\\?(?:sin|cos|tan|sqrt)\s?\(?\s?[0-9]|[√π½¼¾])"
)
_DIGITS: Final = re.compile(r"[0-9]+")
_BRACE: Final = re.compile(r"\s*\{")
_FRACTIONS: Final = {
    "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅕": "1/5", "⅖": "2/5",
    "⅗": "3/5", "⅘": "4/5", "⅙": "1/6", "⅚": "5/6", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8",
    "⅞": "7/8",
}  # fmt: skip
_PLAIN_SIGNS: Final = {
    char: sign for char, sign in latex.CHARACTERS.items() if sign[0] != NAME and char not in "{}.$"
}


def tokenize(text: str, symbols: frozenset[str] = frozenset()) -> list[Token]:
    """Return the tokens of a text.

    `symbols` settles where a subscript ends that runs into the next name. Raises UnreadableError
    for a text over a cap or outside the alphabet.
    """
    check_text(text)
    return _Lexer(text, symbols).run()


class _Lexer:
    __slots__ = ("braces", "doubled", "gap", "latex", "suffixes", "text", "tokens", "upright")

    def __init__(self, text: str, symbols: frozenset[str]) -> None:
        self.text = text
        self.tokens: list[Token] = []
        self.gap = False
        self.latex = "\\" in text or "$" in text
        self.suffixes = SuffixReader(text, symbols, latex=self.latex)
        # JSON that was escaped twice doubles every backslash.
        self.doubled = (
            "\\\\" in text
            and not _SINGLE_COMMAND.search(text)
            and any(match[1] in latex.KNOWN for match in _COMMAND.finditer(text))
        )
        # What each open brace closes: "(" a group, "u" upright text, "a" an accent's argument.
        self.braces: list[str] = []
        self.upright = 0

    def run(self) -> list[Token]:
        text, position, length = self.text, 0, len(self.text)
        match_at = _MASTER.match
        while position < length:
            match = match_at(text, position)
            if match is None:
                raise UnreadableError
            group, end = match.lastgroup, match.end()
            if group == "gap":
                self.gap = True
                position = end
                continue
            if group == "name":
                position = self.name(match["run"], match["digits"], position, end)
            elif group == "num":
                raising = bool(self.tokens) and self.tokens[-1].kind == "^"
                digits, end = read_number(text, position, end, scale=not raising)
                position = self.emit(NUM, digits, position, end)
            elif group == "other":
                char = text[position]
                sign = _PLAIN_SIGNS.get(char)
                if sign is None:
                    position = self.character(char, position)
                else:
                    position = self.emit(sign[0], sign[1], position, end)
            elif group == "back":
                position = self.backslash(position)
            elif group == "sequence":
                position = self.emit(*latex.SEQUENCES[match[0]], position, end)
            elif group == "initials":  # K.E., e.m.f.
                position = self.name(match[0].replace(".", ""), "", position, end)
            elif group == "degree":
                position = self.emit(UNIT, "°", position, end)
            elif group == "half":
                self.emit("^", "^", position, position + 1)
                position = self.emit(VULGAR, "1/2", position, end)
            else:
                position = self.raised(match[0], position, end)
            if len(self.tokens) > MAX_TOKENS:
                raise UnreadableError("too-many-tokens")
        return self.tokens

    def emit(
        self, kind: str, value: str, start: int, end: int, suffix: str = "", style: str = LETTERS
    ) -> int:
        self.tokens.append(Token(kind, value, start, end, self.gap, suffix, style))
        self.gap = False
        return end

    # --- names ---------------------------------------------------------------------------

    def name(self, run: str, digits: str, start: int, end: int) -> int:
        if digits and (run in FUNCTIONS or run[-3:] in ("sin", "cos", "tan")) and run != "log":
            digits, end = "", end - len(digits)  # sin2θ
        if run in "xX" and not digits and self.is_times(end):
            return self.emit("*", "×", start, end)
        style = UPRIGHT if self.upright else DIGITS if digits else LETTERS
        suffix = "_" + digits if digits else ""
        if suffix and self.suffixes.axis(run + suffix, end):
            suffix, end = suffix + self.text[end], end + 1
        if self.text[end : end + 1] in SUFFIX_STARTS:
            suffix, end = self.suffixes.read(run, suffix, end)
        return self.emit(NAME, LETTERLIKE.get(run, run), start, end, suffix, style)

    def is_times(self, end: int) -> bool:
        """Whether an x stands apart between a number, maybe with its unit, and another factor.

        That is a number or a function's value. A name stands before its number in no product that
        people write.
        """
        if not self.gap or not self.tokens or not _FACTOR_BEHIND.match(self.text, end):
            return False
        for token in reversed(self.tokens):
            if token.kind in (NUM, VULGAR, UNIT, ")"):
                return True
            if token.kind not in (NAME, SUPER, "/", "*"):
                return False  # what is left may be a unit: "20 m/s^2"
        return False

    def atom(self, name: str, start: int, end: int, suffix: str = "") -> int:
        digits = _DIGITS.match(self.text, end) if name != "pi" else None
        if digits and not suffix:
            suffix, end = "_" + digits[0], digits.end()
        suffix, end = self.suffixes.read(name, suffix, end)
        return self.emit(NAME, name, start, end, suffix, ATOMIC)

    # --- signs ---------------------------------------------------------------------------

    def raised(self, written: str, start: int, end: int) -> int:
        value = written.lstrip("^* \t").strip("{} \t").translate(SUPERSCRIPTS).replace("−", "-")
        if not (value.lstrip("+-").isdigit() or value in ("n", "i")):
            return self.emit(UNKNOWN, value, start, end)
        return self.emit(SUPER, value.lstrip("+"), start, end)

    def character(self, char: str, position: int) -> int:
        end = position + 1
        if char in GREEK_CHARS:
            coefficient = self.coefficient(char, end)
            suffix = "_" + coefficient if coefficient else ""
            return self.atom(GREEK_CHARS[char], position, end + len(coefficient), suffix)
        if char in LETTERLIKE:
            return self.atom(LETTERLIKE[char], position, end)
        if char == "{":
            return self.open_brace(position)
        if char == "}":
            return self.close_brace(position)
        if char == "_":
            return self.late_subscript(position)
        if char in "√∛∜":
            return self.emit(ROOT, "234"["√∛∜".index(char)], position, end)
        if char in _FRACTIONS:
            return self.emit(VULGAR, _FRACTIONS[char], position, end)
        if char == "$":
            while self.text[end : end + 1] == "$":
                end += 1
            return self.emit(MATH, "$", position, end)
        if char in COMBINING or char in "'’′":
            return end
        if char == "~":
            return self.tilde(position)
        if char == "." and self.multiplies(end):
            return self.emit("*", "·", position, end)
        return self.emit(*latex.CHARACTERS.get(char, (UNKNOWN, char)), position, end)

    def coefficient(self, char: str, end: int) -> str:
        """Return the k or s of a coefficient of friction typed without its underscore: μk, μs."""
        kind = _KIND_OF_FRICTION.match(self.text, end) if char in "μµ" else None
        after_number = bool(self.tokens) and self.tokens[-1].kind == NUM  # 5 μs
        return kind[0] if kind and not after_number else ""

    def multiplies(self, end: int) -> bool:
        """Whether a point is the one of "N.m"."""
        last = self.tokens[-1] if self.tokens and not self.gap else None
        joins = last is not None and (
            (last.kind == NAME and len(last.value) <= 3) or last.kind == SUPER
        )
        return joins and self.text[end : end + 1].isalpha()

    def tilde(self, position: int) -> int:
        """A space in LaTeX; elsewhere "about", as a relation or before a value."""
        self.gap = True
        if self.latex or not self.tokens or self.tokens[-1].kind in ("(", "+", "-", "*", "/", REL):
            return position + 1
        return self.emit(REL, "≈", position, position + 1)

    def open_brace(self, position: int) -> int:
        if self.text[position + 1 : position + 2] == "}":
            return position + 2
        self.braces.append("(")
        return self.emit("(", "{", position, position + 1)

    def close_brace(self, position: int) -> int:
        opened = self.braces.pop() if self.braces else ""
        if opened == "(":
            return self.emit(")", "}", position, position + 1)
        if opened == "u" or opened == "si":
            self.upright -= opened == "u"
            if opened == "si" and self.text[position + 1 : position + 2] == "{":
                return self.enter("u", position + 2)
            return position + 1
        return position + 1 if opened else self.emit(UNKNOWN, "}", position, position + 1)

    def enter(self, purpose: str, position: int) -> int:
        self.braces.append(purpose)
        self.upright += purpose == "u"
        return position

    def late_subscript(self, position: int) -> int:
        """A subscript behind a power or a closing brace: `v^2_0`, `\\vec{v}_0`."""
        tokens = self.tokens
        index = len(tokens) - 1
        if index >= 1 and tokens[index].kind == SUPER:
            index -= 1
        elif index >= 2 and (tokens[index].value, tokens[index - 2].value) == ("}", "{"):
            tokens[index - 2 :] = [tokens[index - 1]._replace(gap=tokens[index - 2].gap)]
            index -= 2
        if index < 0 or tokens[index].kind != NAME:
            return self.emit(UNKNOWN, "_", position, position + 1)
        last = tokens[index]
        primes = last.suffix.count("_prime")
        stem = last.suffix.removesuffix("_prime" * primes)
        suffix, end = self.suffixes.read(last.value, stem, position)
        if end == position:
            return self.emit(UNKNOWN, "_", position, position + 1)
        end_of_name = end if index == len(tokens) - 1 else last.end
        tokens[index] = last._replace(suffix=suffix + "_prime" * primes, end=end_of_name)
        return end

    # --- commands ------------------------------------------------------------------------

    def backslash(self, position: int) -> int:
        text = self.text
        command = _COMMAND.match(text, position)
        slashes = 2 if text[position + 1 : position + 2] == "\\" else 1
        if command and (slashes == 1 or (self.doubled and command[1] in latex.KNOWN)):
            return self.command(command[1], position, command.end())
        # "\\\\," is a doubled space even where nothing else shows that the text was escaped twice.
        spaced = slashes == 2 and text[position + 2 : position + 3] in (",", ";", ":", "!")
        line_break = "\\" * (4 if self.doubled else 2)
        if text.startswith(line_break, position) and not spaced:
            return self.emit(BREAK, "\n", position, position + len(line_break))
        if command:  # doubled, but no command that is known
            return self.emit(BREAK, "\n", position, position + 2)
        end = position + slashes + 1
        sign = text[end - 1 : end]
        if not sign:
            return self.emit(UNKNOWN, "\\", position, end - 1)
        if sign in "()[]":
            return self.emit(MATH, "$", position, end)
        if sign in "{}":
            return self.emit("(" if sign == "{" else ")", sign, position, end)
        if sign == "|":
            return self.emit("|", "|", position, end)
        if sign == "%":
            return self.emit(UNIT, "%", position, end)
        if sign in ",;:! ":
            self.gap = self.gap or sign != "!"
            return end
        return self.emit(UNKNOWN, sign, position, end)

    def command(self, name: str, start: int, end: int) -> int:
        text = self.text
        if name in latex.GREEK:
            return self.atom(latex.GREEK[name], start, end)
        if name in latex.SIGNS:
            return self.emit(*latex.SIGNS[name], start, end)
        if name in latex.FRACTIONS:
            short = _SHORT_FRACTION.match(text, end)
            return self.short_fraction(short, start) if short else self.emit(FRAC, name, start, end)
        if name == "sqrt":
            index = _INDEX.match(text, end)
            return self.emit(
                ROOT, index[1] if index else "2", start, index.end() if index else end, "latex"
            )
        if name in latex.UPRIGHT or name in latex.ACCENTS or name in ("SI", "qty"):
            brace = _BRACE.match(text, end)
            purpose = "u" if name in latex.UPRIGHT else "si" if name in ("SI", "qty") else "a"
            return self.enter(purpose, brace.end()) if brace else end
        if name in latex.CALLIGRAPHIC or name == "dot":
            letter = _LONE_LETTER.match(text, end)
            if letter:
                name = letter[1] or letter[2]
                if text[start:end].endswith("dot"):
                    return self.atom(name, start, letter.end(), "_dot")
                return self.atom("cal" + name, start, letter.end())
        if name in latex.LETTERS:
            return self.atom(latex.LETTERS[name], start, end)
        if name in latex.WITH_ARGUMENT:
            argument = _ARGUMENT.match(text, end)
            self.gap = True
            return argument.end() if argument else end
        if name in latex.IGNORED:
            if name in ("left", "right") and text[end : end + 1] == ".":
                return end + 1
            self.gap = self.gap or name not in ("left", "right")
            return end
        if name in FUNCTIONS or name in UNSUPPORTED_FUNCTIONS:
            return self.name(name, "", start, end)
        return self.emit(UNKNOWN, name, start, end)

    def short_fraction(self, match: re.Match[str], start: int) -> int:
        """Read `\\frac12` and `\\frac ab`, whose arguments are single characters."""
        self.emit("(", "(", start, start)
        for index, group in enumerate((1, 2)):
            kind = NUM if match[group].isdigit() else NAME
            self.emit(kind, match[group], match.start(group), match.end(group))
            if index == 0:
                self.emit("/", "/", match.end(1), match.end(1))
        return self.emit(")", ")", match.end(), match.end())
