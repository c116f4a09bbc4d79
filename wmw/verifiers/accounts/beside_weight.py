"""A force said to be larger than a weight, equal to it or smaller, against the trace's own numbers.

"Is the tension larger than, equal to or smaller than the weight?", 47.0 N found beside a weight of
58.8 N, and "equal to its weight". The trace must have one such force by its name, and the weights
that it states must all lie on one side of it, or be one weight alone that the answer's explanation
states.
"""

from __future__ import annotations

import re

from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.work import spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.own_words import alike
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_COST, _APART, _FEW, _TWO = 20, 0.03, 12, 2
_THAN = re.compile(
    r"\b(?:(?P<more>larger|greater|bigger|higher|more|stronger)"
    r"|(?P<less>smaller|less|lower|weaker)|(?P<same>equal|same))\b"
)
_WEIGHT = re.compile(r"\bweight\b")
_STATED = re.compile(
    r"(?:\bW(?:_?\{?\w{1,8}\}?)?|\bm(?:_?\{?\w{1,8}\}?)? ?[·*]? ?g|\bweight(?: [a-z]+){0,4})"
    r"\s*(?:=|≈|is|of)\s*\Z"
)
_NAMES: tuple[tuple[str, str], ...] = (
    (r"tension|pull of (?:the )?(?:rope|string|cord|cable)", r"T|F_?T|S|tension\w*|T_\w{1,8}"),
    (r"normal|reading|scale|floor|seat|support",
     r"N|F_?N|n|R|N_\w{1,8}|normal\w*|\w*reading|scale\w*"),
    (r"buoyan\w*|upthrust", r"B|F_?[bBA]|F_?buoy\w*|buoyan\w*|upthrust"),
    (r"lift", r"L|F_?L|lift"),
    (r"drag|air resistance", r"D|F_?[dD]|drag|F_drag|R"),
)  # fmt: skip
"""What a question calls a force, and how its value goes by."""
_UNSURE = re.compile(
    r"\b(?:not|no|never|neither|nor|would|could|if|unless|first|then|half|twice|double|times|sum"
    r"|total|both|until|before|after|at rest|change|by how much)\b|n't"
)


def otherwise_beside_weight(claims: Claims) -> str | None:
    """Return the force found and the weight, where the answer has them in another order."""
    asking = asking_sentences(claims.question)
    _, options = split_options(claims.question)
    said = plain(claims.answer.in_words(options))
    if len(asking) != 1 or len(said.split()) > _FEW or find_measurements(said):
        return None
    spend(_COST)
    asked = plain(asking[0])
    if not _WEIGHT.search(asked) or any(_UNSURE.search(text) for text in (asked, said)):
        return None
    offered, answered = _senses(asked), _senses(said)
    if len(offered) < _TWO or len(answered) != 1 or not answered <= offered:
        return None
    names = [name for noun, name in _NAMES if compiled(rf"\b(?:{noun})\b").search(asked)]
    if len(names) != 1:
        return None
    found = [
        claim.measured
        for claim in claims.results
        if claim.measured is not None
        and claim.measured.unit is not None
        and claim.measured.unit.text == "N"
        and compiled(names[0]).fullmatch(claim.name)
    ]
    weights = _weights(claims)
    if len(found) != 1 or not weights or any(_unlike_unit(w) for w in weights):
        return None
    right = {_order(found[0], weight) for weight in weights}
    if len(right) != 1 or right == answered:
        return None
    return f"{found[0].text} N beside {weights[0].text} N"


def _senses(text: str) -> set[str]:
    return {name for m in _THAN.finditer(text) for name in ("more", "less", "same") if m[name]}


def _unlike_unit(weight: Measurement) -> bool:
    return weight.unit is None or weight.unit.text != "N"


def _order(force: Measurement, weight: Measurement) -> str:
    if alike(force, weight):
        return "same"
    apart = abs(force.si) - abs(weight.si)
    if abs(apart) <= _APART * abs(weight.si):
        return "unsure"
    return "more" if apart > 0 else "less"


def _weights(claims: Claims) -> list[Measurement]:
    """Return the weights that a trace states; that of the explanation alone where it has one."""
    mine = _stated_in(claims.answer.explanation)
    if mine:
        return mine
    derivation = claims.derivation.text if claims.derivation is not None else ""
    named = [c for c in (*claims.results, *claims.variables) if c.measured is not None]
    weights = [c.measured for c in named if re.match(r"W(?:_?\w{1,8})?\Z|weight", c.name)]
    weights += [f.magnitude for f in claims.forces if re.search(r"weight|gravity", f.name)]
    return [*_stated_in(derivation), *(w for w in weights if w is not None)]


def _stated_in(text: str) -> list[Measurement]:
    mentions = find_measurements(text)
    return [
        m.measurement
        for m in mentions
        if m.measurement.unit is not None and _STATED.search(text[: m.start])
    ]
