"""A number taken for what the question's own words say it is not: measured from or to elsewhere.

"28° with the surface" is no angle of incidence, "12 m across" no radius, "0.50 m above the bottom"
no depth. Where a value of state 0
has the number as it is told and the name of the other thing, no reading is needed to see that it
was misread. A name that may mean either counts only where the trace's equation has it as the other
thing, and nothing in the trace takes the difference into account.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from wmw.core.equation import canonical_name
from wmw.core.quantity import Measurement, Mention, find_measurements
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.own_words import alike
from wmw.verifiers.questions.options import split_options

_LENGTH, _ANGLE, _TIME = (parse_unit(u).dimension for u in ("m", "deg", "s"))  # type: ignore[union-attr]
_NOT = r"(?!normal|perpendicular)"
_FACE = r"(?:surface|boundary|interface|face|mirror|water|glass|pond|sheet|plate|slab|block)\b"
_FACE += r"(?!['’]?s? (?:normal|perpendicular))"
_SENTENCE = re.compile(r"[.;?!]\s")
_LOOK = 4
"""Steps of work that a number takes to be held against a value."""


@dataclass(frozen=True, slots=True)
class Telling:
    """What a number is by the words around it, and what it therefore is not."""

    kind: tuple[int, ...]
    scene: re.Pattern[str]
    before: re.Pattern[str] | None
    after: re.Pattern[str] | None
    taken_for: re.Pattern[str]
    """Names that say the other thing, in canonical words."""
    maybe: re.Pattern[str]
    """Names that may say either."""
    as_it: re.Pattern[str]
    """What the equation has where such a name is used as the other thing."""
    heeded: re.Pattern[str]
    """What stands in a working that takes the difference into account."""
    right: Callable[[float, list[Measurement]], float | None]
    unless: re.Pattern[str] | None = None
    """What in the sentence before the number makes it one of something else."""
    whole: re.Pattern[str] | None = None
    """What stands before or behind the other number where this one is a part of that."""


def _times(factor: float) -> Callable[[float, list[Measurement]], float | None]:
    return lambda value, _: factor * value


def _rest(value: float, others: list[Measurement]) -> float | None:
    """Return how much of the one other length is left."""
    whole = others[0].si if len(others) == 1 else 0.0
    return whole - value if whole > value else None


def _any(text: str) -> re.Pattern[str]:
    return re.compile(text, re.I)


_RIGHT_ANGLE = 1.5707963267948966
_TELLINGS = (
    Telling(
        _ANGLE,
        _any(r"\b(?:rays?|beams?|\w*light|lasers?)\b"),
        _any(
            rf"\bangle between (?:{_NOT}[\w'’-]+ ){{1,8}}?{_FACE}"
            rf"(?: {_NOT}[\w'’-]+){{0,6}}?(?: \([^)]{{1,20}}\))? (?:is|of|measures|=) \Z"
        ),
        _any(
            r" (?:with|to|from|above|against) (?:the |its |a )?"
            rf"(?:{_NOT}[\w'’-]+ ){{0,2}}?{_FACE}"
        ),
        _any(r"\bincid|\bnormal\b|\b(?:theta|alpha) ?(?:i|inc|in)\b|^i$"),
        _any(r"^(?:theta|alpha|phi)(?: ?(?:0|1|air))?$|^angle$"),
        _any(r"\bsin\b|\\sin"),
        _any(r"(?<![\d.])90(?![\d.])|\bcos|pi ?/ ?2|π ?/ ?2|grazing|glancing"),
        lambda value, _: _RIGHT_ANGLE - value,
    ),
    Telling(
        _ANGLE,
        _any(r"\b(?:incline|ramp|slope|slide|plane|hill|track|board|plank|roof)\b"),
        None,
        _any(r" (?:with|to|from|off|against) the vertical\b"),
        _any(r"\bhorizontal\b|\binclination\b|\bincline angle\b|\bslope angle\b"),
        _any(r"^(?:theta|alpha|phi|beta)$|^(?:ramp |slope |slide )?angle$|^angle of (?:the )?\w+$"),
        _any(r"\bg ?[·*×⋅]? ?\(? ?\\?sin\b"),
        _any(r"(?<![\d.])90(?![\d.])|\bcos|\\cos|pi ?/ ?2|π ?/ ?2|vertical"),
        lambda value, _: _RIGHT_ANGLE - value,
        _any(r"\b(?:forces?|ropes?|strings?|cords?|cables?|pull\w*|push\w*|thrown|wind)\b"),
    ),
    Telling(
        _LENGTH,
        _any(r"\b(?:circ\w*|rotat\w*|turns?|turning|spin\w*|revol\w*|wheel|disc|disk|drum|merry-go"
             r"-round|carousel|coil|loop|pipe|hose|piston|orbit|ring|cylind\w*)\b"),
        _any(r"\bdiameter (?:of|is|=)(?: about| only)? ?\Z|\bdiameter,? \Z|\bmeasures ?\Z"),
        _any(r" (?:in diameter|across|from (?:rim|edge|wall|side) to (?:rim|edge|wall|side))\b"),
        _any(r"\bradius\b"),
        _any(r"^r$"),
        _any(r"\br\b"),
        _any(r"/ ?[24]|\bd\b|diameter|0\.5|½|\\frac|halv|half|[Dd]_"),
        _times(0.5),
    ),
    Telling(
        _LENGTH,
        _any(r"\b(?:filled|full|deep|depth|stands|level|column)\b"),
        None,
        _any(r" (?:above|from|off|over) (?:the |its )?(?:[\w'’-]+ )?(?:bottom|base|foot)\b"),
        _any(r"\bdepth\b(?! (?:of|in) (?:the )?(?:water|tank|liquid|barrel|vessel))"),
        _any(r"^h(?: \w+)?$"),
        _any(r"\bg ?[·*×⋅]? ?h"),
        _any(r"[-−–]|minus|subtract|differ"),
        _rest,
        _any(r"\b(?:levels?|surface|filled|full|stands?|reaches|rises|column)\b"),
        _any(
            r"\b(?:filled|full|depth|level|stands|column|surface|reaches)\b[^.;?!\d]{0,40}\Z"
            r"|\A deep\b|\A of (?:water|oil|liquid|mercury|petrol|brine)\b"
        ),
    ),
)  # fmt: skip


def told_from(claims: Claims) -> Iterator[tuple[Named, str]]:
    """Yield each value of state 0 that is told to be something else, with what it leads to."""
    stem, _ = split_options(claims.question)
    mentions = [m for m in find_measurements(stem) if m.measurement.unit is not None]
    stated = [c for c in (*claims.variables, *claims.attributes) if c.measured is not None]
    spend(_LOOK * len(mentions) * (len(stated) + len(_TELLINGS)))
    for mention in mentions:
        for claim in stated:
            if claim.measured is None or not alike(claim.measured, mention.measurement):
                continue
            right = _by_words(claims, claim, stem, mention, mentions)
            if right is not None and _is_told_once(mention, mentions):
                yield claim, _in_unit(right, mention.measurement)


def _by_words(
    claims: Claims, claim: Named, stem: str, mention: Mention, mentions: list[Mention]
) -> float | None:
    name = _words(claim)
    for telling in _TELLINGS:
        if _kind(mention) != telling.kind or not telling.scene.search(stem):
            continue
        before = telling.before is not None and telling.before.search(stem[: mention.start])
        after = telling.after is not None and telling.after.match(stem, mention.end)
        if not (before or after):
            continue
        lead = _SENTENCE.split(stem[: mention.start])[-1]
        if telling.unless is not None and telling.unless.search(lead):
            continue
        others = [
            m.measurement
            for m in mentions
            if m is not mention and _kind(m) == telling.kind and _is_whole(telling, stem, m)
        ]
        right = telling.right(mention.measurement.si, others)
        if right is None or alike(_with(mention.measurement, right), mention.measurement):
            continue
        if telling.taken_for.search(name) or (
            telling.maybe.search(name) and _is_put_in(claims, claim, telling, right)
        ):
            return right
    return None


def _is_whole(telling: Telling, stem: str, mention: Mention) -> bool:
    whole = telling.whole
    return whole is None or bool(
        whole.search(stem[: mention.start]) or whole.match(stem[mention.end :])
    )


def _is_put_in(claims: Claims, claim: Named, telling: Telling, right: float) -> bool:
    """Tell whether an equation has a name as the other thing, and nothing tells the difference."""
    equation = claims.equation.text if claims.equation is not None else ""
    working = " ".join(t.text for t in (claims.derivation, *claims.evidence) if t is not None)
    said = f"{claim.name} {claim.measured.rest if claim.measured is not None else ''}"
    texts = (equation, working, said, *(t.text for t in claims.assumptions))
    if not telling.as_it.search(f"{equation} {working}"):
        return False
    if any(telling.heeded.search(text) for text in texts):
        return False
    return not any(
        other.measured is not None
        and claim.measured is not None
        and alike(other.measured, _with(claim.measured, right))
        for other in (*claims.variables, *claims.attributes, *claims.results)
    )


def _is_told_once(mention: Mention, mentions: list[Mention]) -> bool:
    return not any(
        other is not mention and alike(other.measurement, mention.measurement) for other in mentions
    )


def _words(claim: Named) -> str:
    rest = claim.measured.rest if claim.measured is not None else ""
    return f"{canonical_name(claim.name).replace('_', ' ').lower()} {rest.lower()}".strip()


def _kind(mention: Mention) -> tuple[int, ...] | None:
    unit = mention.measurement.unit
    return unit.dimension if unit is not None else None


def _with(measured: Measurement, si: float) -> Measurement:
    factor = measured.unit.factor if measured.unit is not None else 1.0
    return Measurement(si / factor, si, measured.unit, f"{si / factor:.6g}", measured.half_unit)


def _in_unit(si: float, like: Measurement) -> str:
    assert like.unit is not None
    return f"{si / like.unit.factor:.4g} {like.unit.text}"
