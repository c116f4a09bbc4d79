"""A length told from an end, or a whole length, that state 0 takes for the arm of a moment.

"0.50 m from the left end" of a plank of 4.0 m that turns about its middle is 1.5 m from the pivot,
and nothing on a bar that is held inside it is as far from the pivot as the bar is long. Where the
question tells one whole length, where the pivot is, and the end that a distance is measured from,
the arm follows by a difference.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation import canonical_name
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.own_words import alike, texts_of
from wmw.verifiers.questions.from_ends import BAR, arms, is_length
from wmw.verifiers.questions.options import split_options

_ARM = re.compile(
    r"\barms?\b|\b(?:from|to) (?:the )?(?:pivot|fulcrum|hinge|axle)\b|\bpivot dist", re.I
)
_MAY_BE_ARM = re.compile(r"^(?:d|x|r|l|a|b|s|dist|distance)(?: \w+)*$", re.I)
_WHOLE_NAME = re.compile(
    rf"\b(?:length|total|whole|long|full|end|edge|{BAR}|middle|cent(?:er|re))\b|^l(?: ?0)?$", re.I
)
_DIFFERENCE = re.compile(
    r"(?<![eE(])(?<=[\w)\]}°]) ?[-−–] ?(?=[\w(])|/ ?2(?![\d.])|\b0\.5 ?[·*×]|½|half"
)
_ABOUT_END = re.compile(
    r"\babout (?:the |its |an? )?(?:left|right|other|far|free|one)?(?:-hand)? ?(?:end|edge)\b"
    r"|\b(?:measured|counted|taken|reckoned|distances?) from (?:the |its )?(?:\w+ )?(?:end|edge)\b",
    re.I,
)
"""Words of a trace that takes its moments about an end, where the lengths told from it are arms."""
_LOOK = 4
"""Steps of work that a number takes."""


def arms_told(claims: Claims) -> Iterator[tuple[Named, str]]:
    """Yield each arm of state 0 that is a length told from elsewhere, with what it leads to."""
    stem, _ = split_options(claims.as_written)
    for mention, arm in arms(stem):
        spend(_LOOK * len(claims.variables))
        unit = mention.measurement.unit
        for claim in (*claims.variables, *claims.attributes):
            measured = claim.measured
            if measured is None or unit is None or not alike(measured, mention.measurement):
                continue
            if (measured.unit is None or is_length(measured)) and _is_arm(claims, claim):
                yield claim, f"{arm / unit.factor:.4g} {unit.text}"


def _is_arm(claims: Claims, claim: Named) -> bool:
    """Tell whether a name says an arm, or the balance of moments has it as one."""
    said = (*texts_of(claims), *claims.assumptions)
    if any(_ABOUT_END.search(text.text) for text in said):
        return False
    rest = claim.measured.rest if claim.measured is not None else ""
    name = f"{canonical_name(claim.name).replace('_', ' ')} {rest}".strip()
    if _ARM.search(name):
        return not _WHOLE_NAME.search(name)
    if not _MAY_BE_ARM.match(name) or _WHOLE_NAME.search(name):
        return False
    equation = claims.equation.text if claims.equation is not None else ""
    texts = (equation, *(text.text for text in claims.evidence))
    if any(_DIFFERENCE.search(text) for text in texts):
        return False
    letters = re.escape(claim.name.strip())
    put_in = re.search(rf"(?<![A-Za-z_]){letters}(?![A-Za-z0-9_])", equation)
    working = claims.derivation.text if claims.derivation is not None else ""
    return put_in is not None and not _DIFFERENCE.search(working)
