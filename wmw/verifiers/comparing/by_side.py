"""The claims of a trace about one of the things that its question compares.

A question that gives copper 390 J/(kg·K) and aluminium 900 J/(kg·K) is two questions in one: with
the numbers of one side only, it is read as any other. What the trace says of the other sides is
left out, and the names of its own side lose the mark of it: "c_Cu" is "c".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, Mention, find_measurements
from wmw.core.tolerance import Agreement, agrees
from wmw.verifiers.claims import Claims, Named, Text
from wmw.verifiers.comparing.by_values import by_values
from wmw.verifiers.comparing.called_by_size import by_size, called_by_size
from wmw.verifiers.comparing.comparison import Comparison, Contrast
from wmw.verifiers.comparing.read_comparison import read_comparison
from wmw.verifiers.comparing.sides import (
    NO_NUMBER,
    Side,
    is_of_worlds,
    side_named,
    side_named_last,
    sides_of,
)
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.questions.question import Question
from wmw.verifiers.questions.reading import read_question
from wmw.verifiers.vocabulary.lexicon import lexicon, plain, plain_name

SUBSCRIPTS = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")
_RATIO = re.compile(r"[/:÷]|ratio|\bover\b|_over_|_to_", re.I)
_PIECE = re.compile(r"(\n|;|(?<=[a-z0-9²)])\.\s|,\s(?=\\?[A-Za-zΔ][\w{}]*\s*=))")
_BEHIND = re.compile(r" (?:for|of|in|on|through) (?:\w+ ){0,1}\w+")
_SAME = 1e-9
_SYMBOL = 24
_SYMBOL_BEFORE = re.compile(r"(?<![\w\\])(?P<name>\\?[^\W\d]\w{0,11}) ?= ?$")
"""The symbol that a number is the value of, within so many characters before it."""
_OF_SIDE = re.compile(r"[\dA-Z₀-₉]$")
"""The end of a symbol that tells a side: m_1, m_A."""


def contrasts(claims: Claims, family: str) -> Iterator[Claims]:
    """Yield the claims as those of a comparison, by side where its sides have numbers of their own.

    Nothing is yielded where the question compares nothing.
    """
    spoken = read_comparison(claims.question, family)
    if spoken is None:
        return
    claims = replace(claims, question=_of_one(_COUNTED.sub(_by_ordinal, claims.question)))
    told = _told_by_side(claims.question, family, spoken)
    if told is None:
        contrast = Contrast(spoken)
        # What is told of two worlds at once, as g_Earth/g_Moon, is no law of one of them.
        worked = (
            _of_side(claims, contrast, tuple(range(spoken.count))).derivation
            if is_of_worlds(spoken.ways[0])
            else claims.derivation
        )
        yield replace(claims, derivation=worked, contrast=contrast)
        return
    questions, values, texts = told
    order = _order(claims.question, spoken, texts)
    spoken = by_values(spoken, claims.question, [texts[order.index(i)] for i in range(len(texts))])
    in_order = [(name, [of[order.index(i)] for i in range(len(of))]) for name, of in values]
    called = called_by_size(spoken, in_order)
    sized = by_size(spoken, claims.question, called)
    if sized is None:
        return
    spoken = sized
    counted = not sides_of(split_options(claims.question)[0])
    for base in range(spoken.count):
        place = order.index(base)
        contrast = Contrast(
            spoken,
            base,
            tuple((name, tuple(of[order.index(i)] for i in range(len(of)))) for name, of in values),
            tuple((*texts[order.index(i)], *of) for i, of in enumerate(called)),
        )
        ranks = _ranks(claims, contrast) if counted else tuple(range(spoken.count))
        yield replace(
            _of_side(claims, contrast, ranks), question=questions[place], contrast=contrast
        )


_ORDINAL = re.compile(r"\bthe (?:first|second)\b(?! \w+ (?:of|law))")
_SEVERAL = re.compile(
    r"\b(?:two|three|both of the)\s+(?!times\b)(?=(?:[a-z]+ ){0,2}[a-z]+s\b)", re.I
)
_EQUALLY_FAST = re.compile(
    r"\b(with|from|at|and) (?:the )?(?:same|equal) (?=(?:initial |starting )?(?:speed|velocity)\b)",
    re.I,
)
"""What says of several bodies that they start alike, and of one alone that its speed stays."""
_COUNTED = re.compile(rf"\b([A-Za-z][a-z]{{2,}}) ([12])\b{NO_NUMBER}")


def _of_one(question: str) -> str:
    """Return a question without the words that make it one of several bodies at once."""
    stem, _ = split_options(question)
    at = max(stem.rfind(". ", 0, len(stem) - 1), stem.rfind("; ", 0, len(stem) - 1)) + 1
    told, asking = stem[:at], stem[at:]
    asking = _ORDINAL.sub("it", asking)
    told, asking = _SEVERAL.sub("", told), _SEVERAL.sub("", asking)
    return _EQUALLY_FAST.sub(r"\1 a ", told + asking) + question[len(stem) :]


def _by_ordinal(match: re.Match[str]) -> str:
    """Return "first brick" for "brick 1", whose 1 is no number."""
    return f"{'first' if match[2] == '1' else 'second'} {match[1]}"


# -- the question ---------------------------------------------------------------------------------

Told = tuple[tuple[str, ...], tuple[tuple[str, tuple[float, ...]], ...], tuple[Side, ...]]
"""The question by side, the values of each quantity by side, and how these are written."""


def _told_by_side(question: str, family: str, spoken: Comparison) -> Told | None:
    """Return the question with one side's numbers at a time; None where there are none."""
    stem, _ = split_options(question)
    rest = question[len(stem) :]
    count = spoken.count
    groups = _groups(stem, count, bare=spoken.form == "which")
    groups = [group for group in groups if not _are_of_two_symbols(stem, group, family)]
    while groups:
        texts = [_only(stem, groups, i) + rest for i in range(count)]
        read = [read_question(text, family) for text in texts]
        placed = [_placed(read, group) for group in groups]
        if None in placed:  # the words beside the first number may be all that there are
            texts = [_in_place(stem, groups, i) + rest for i in range(count)]
            read = [read_question(text, family) for text in texts]
            placed = [_placed(read, group) for group in groups]
        kept = [group for group, name in zip(groups, placed, strict=True) if name is not None]
        if len(kept) == len(groups):
            values = tuple(
                (name, tuple(mention.measurement.si for mention in group))
                for name, group in zip(placed, groups, strict=True)
                if name is not None
            )
            if all(len(set(of)) == 1 for _, of in values):
                return None
            told = tuple(
                tuple(plain(stem[g[i].start : g[i].end]) for g in groups if _differs(g))
                for i in range(count)
            )
            texts = [_without_result(text, family, spoken) for text in texts]
            return tuple(texts), values, told
        groups = kept
    return None


def _without_result(text: str, family: str, spoken: Comparison) -> str:
    """Return the question without a value of what it asks for, which is that of one side."""
    givens = read_question(text, family).givens.items()
    results = {given.measurement.si for name, given in givens if name in spoken.names}
    for mention in reversed(find_measurements(split_options(text)[0])):
        if mention.measurement.si in results:
            text = text[: mention.start] + text[mention.end :]
    return text


def _differs(group: Sequence[Mention]) -> bool:
    return len({mention.measurement.si for mention in group}) > 1


def _groups(stem: str, count: int, *, bare: bool) -> list[list[Mention]]:
    """Return the numbers of like unit that stand in the question once for every side.

    Where one of several bodies is asked for, decimals without a unit are such numbers as well: the
    coefficients of friction of two crates.
    """
    by_unit: dict[object, list[Mention]] = {}
    for mention in find_measurements(stem):
        if mention.measurement.unit is not None:
            by_unit.setdefault(mention.measurement.unit.dimension, []).append(mention)
        elif bare and "." in mention.measurement.text:
            by_unit.setdefault(None, []).append(mention)
    return [group for group in by_unit.values() if len(group) == count]


def _are_of_two_symbols(stem: str, group: Sequence[Mention], family: str) -> bool:
    """Tell whether each number stands behind a symbol, and no two of these mean one quantity.

    In "mu_s = 0.50 and mu_k = 0.30" no side has a value of its own.
    """
    found = [_SYMBOL_BEFORE.search(stem, max(0, m.start - _SYMBOL), m.start) for m in group]
    names = [match["name"] for match in found if match]
    if len(names) < len(group) or any(_OF_SIDE.search(name) for name in names):
        return False
    meant = [set(lexicon(family).meaning(name).quantities) for name in names]
    return all(meant) and not set.intersection(*meant)


def _only(stem: str, groups: Sequence[Sequence[Mention]], index: int) -> str:
    """Return a question without the numbers of all sides but one."""
    cut = sorted((m.start, m.end) for group in groups for i, m in enumerate(group) if i != index)
    for start, end in reversed(cut):
        stem = stem[:start] + stem[end:]
    return re.sub(r" {2,}", " ", stem)


def _in_place(stem: str, groups: Sequence[Sequence[Mention]], index: int) -> str:
    """Return a question with the numbers of one side where those of the first side stand."""
    puts = [(m.start, m.end, "") for group in groups for m in group[1:]]
    puts += [(g[0].start, g[0].end, stem[g[index].start : g[index].end]) for g in groups]
    for start, end, text in sorted(puts, reverse=True):
        stem = stem[:start] + text + stem[end:]
    return re.sub(r" {2,}", " ", stem)


def _placed(read: Sequence[Question], group: Sequence[Mention]) -> str | None:
    """Return the quantity that each of like numbers, left alone, is read as."""
    names: set[str | None] = set()
    for question, mention in zip(read, group, strict=True):
        value = mention.measurement.si
        told = (*question.givens.items(), *question.altered.items())
        mine = [n for n, g in told if abs(g.measurement.si - value) <= _SAME * abs(value)]
        names.add(mine[0] if mine else None)
    return names.pop() if len(names) == 1 else None


def _order(question: str, spoken: Comparison, texts: Sequence[Side]) -> tuple[int, ...]:
    """Return to which side each of the numbers belongs, by the side's word that stands nearest."""
    low = plain(split_options(question)[0])
    way = spoken.ways[0]
    if len(texts) == len(way) == 2 and all(texts):
        said = f"{texts[0][0]} instead of {texts[1][0]}"
        if said in low:  # what is told first has come in the place of the other
            return 1, 0
    found: list[int] = []
    for words in texts:
        at = low.find(words[0]) if words else -1
        behind = _BEHIND.match(low, at + len(words[0])) if at >= 0 else None
        after = side_named(behind[0], way) if behind else []
        before = side_named_last(low[: max(at, 0)], way)
        side = after[0] if after else before
        found.append(side if side is not None else len(found))
    return tuple(found) if len(set(found)) == len(found) else tuple(range(len(texts)))


# -- the trace ------------------------------------------------------------------------------------


def _of_side(claims: Claims, contrast: Contrast, ranks: Sequence[int]) -> Claims:
    marks = tuple(_marks(contrast, i, rank) for i, rank in enumerate(ranks))
    own = contrast.base

    whose = _bodies_by_value(claims, contrast)

    def is_others(text: str) -> bool:
        if text in whose:
            return whose[text] != own
        return _speaks_of(text, marks, own)

    def kept(named: tuple[Named, ...]) -> tuple[Named, ...]:
        found: list[Named] = []
        for claim in named:
            if _RATIO.search(claim.name):
                continue
            side = whose.get(claim.body or "", _side_of(claim, contrast, marks))
            if side is None or side == own:
                name = without_marks(claim.name, marks[own]) if side == own else claim.name
                found.append(replace(claim, name=name))
        return tuple(found)

    def text_of(text: Text | None) -> Text | None:
        if text is None:
            return None
        pieces = [p for p in _PIECE.split(text.text) if p is not None]
        mine = [without_marks(p, marks[own]) for p in pieces if not _speaks_of(p, marks, own)]
        return replace(text, text="".join(mine)) if "".join(mine).strip() else None

    return replace(
        claims,
        bodies=tuple(name for name in claims.bodies if not is_others(name)),
        variables=kept(claims.variables),
        attributes=kept(claims.attributes),
        results=kept(claims.results),
        forces=tuple(f for f in claims.forces if not is_others(f.target)),
        relations=tuple(r for r in claims.relations if not any(map(is_others, r.args))),
        equation=text_of(claims.equation),
        evidence=tuple(t for e in claims.evidence if (t := text_of(e))),
        derivation=text_of(claims.derivation),
        change=text_of(claims.change),
    )


def _bodies_by_value(claims: Claims, contrast: Contrast) -> dict[str, int]:
    """Return the bodies that have a value of one side, with the side: the ball of 5 kg."""
    found: dict[str, int] = {}
    for claim in claims.attributes:
        side = _side_by_value(claim, contrast)
        if claim.body and side is not None:
            found.setdefault(claim.body, side)
    return found


def _ranks(claims: Claims, contrast: Contrast) -> tuple[int, ...]:
    """Return how the trace counts sides that the question does not count: 1.0 s may be its t_1."""
    count = contrast.comparison.count
    found = {
        side: int(name[-1]) - 1
        for claim in claims.variables
        if (name := claim.name.translate(SUBSCRIPTS))[-1:] in "12"
        and (side := _side_by_value(claim, contrast)) is not None
    }
    if sorted(found) == sorted(found.values()) == list(range(count)):
        return tuple(found[side] for side in range(count))
    return tuple(range(count))


def _marks(contrast: Contrast, index: int, rank: int) -> tuple[str, ...]:
    """Return what a name of one side may end in: its words, its number, its first letters."""
    words = [w for way in contrast.ways if index < len(way) for w in way[index]]
    if rank != index:
        words = [*(contrast.texts[index] if contrast.texts else ())]
    words += [w.split()[-1] for w in words if " " in w and not w[0].isdigit()]
    words.append(str(rank + 1))
    return tuple(dict.fromkeys(w for w in words if w))


def _tokens(name: str) -> list[str]:
    return plain_name(name.translate(SUBSCRIPTS)).split()


def _is_marked(name: str, marks: Sequence[str]) -> bool:
    text = " ".join(_tokens(name))
    return bool(side_named(text, (tuple(marks),)))


def _side_of(claim: Named, contrast: Contrast, marks: Sequence[Sequence[str]]) -> int | None:
    """Return the side that a named value belongs to, by its name, its body or its number."""
    for text in (claim.name, claim.body or ""):
        named = [i for i, of in enumerate(marks) if _is_marked(text, of)]
        if len(named) == 1:
            return named[0]
    return _side_by_value(claim, contrast)


def _side_by_value(claim: Named, contrast: Contrast) -> int | None:
    if claim.measured is None:
        return None
    fits = {
        i
        for _, values in contrast.values
        if len(set(values)) == len(values)
        for i, value in enumerate(values)
        if _is_value(claim.measured, value)
    }
    return fits.pop() if len(fits) == 1 else None


def _is_value(measured: Measurement, value: float) -> bool:
    return measured.unit is not None and agrees(measured, value) is Agreement.EQUAL


def without_marks(text: str, marks: Sequence[str]) -> str:
    """Return a text whose names have lost the mark of their side."""
    text = text.translate(SUBSCRIPTS)
    for mark in sorted(marks, key=len, reverse=True):
        end = re.escape(mark).replace(r"\ ", "[ _]")
        joint = "_?" if mark.isdigit() else "_"
        behind = rf"(?i)(?<=[a-zα-ωΔ]){joint}\{{?(?:\\(?:text|mathrm)\{{)?{end}\}}*(?![A-Za-z0-9])"
        text = compiled(behind).sub("", text)
        beside = rf"(?i)\s+(?:of |in |for )?(?:the )?{end}$|^{end}\s+(?=[a-z])"
        text = compiled(beside).sub("", text)
    return text


def _speaks_of(piece: str, marks: Sequence[Sequence[str]], own: int) -> bool:
    """Tell whether a piece of text names, or has the marks of, another side than its own."""
    return any(_is_marked(piece, of) for i, of in enumerate(marks) if i != own)
