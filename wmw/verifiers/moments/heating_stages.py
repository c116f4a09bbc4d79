"""The stages of heating ice, told in an order in which they cannot come.

"First the ice melts, after that it warms from -10 °C to 0 °C, and finally the water warms"; "the
sample warms from 0 °C to 20 °C, and after that it melts"; `"stage_1": "melting"`, `"stage_2":
"warming of the ice"`; "melting, warming of the ice, warming of the water". Ice is warmed before it
melts, water after that, and boils at last.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from wmw.core.quantity import find_measurements
from wmw.core.work import spend
from wmw.verifiers.claims import Claims
from wmw.verifiers.vocabulary.lexicon import plain

_COST, _LONGEST, _FEW = 20, 400, 2
_RIGHT = "first the ice up to 0 °C, then melting, then the water, and boiling at last"
_HEATED = re.compile(r"\b(?:heat\w*|warm\w*|melt\w*|boil\w*|turned into|become|becomes)\b", re.I)
_OTHERWISE = re.compile(
    r"\b(?:cool\w*|freez\w*|froz\w*|condens\w*|solidif\w*|salt\w*|brine|alcohol|pressure cooker"
    r"|steam (?:is|at)|surround\w*|mix\w*|dropped|poured|added|thrown|put into|calorimeter"
    r"|wrong\w*)\b",
    re.I,
)
"""What goes the other way, or has two bodies in it that are at different stages."""
_ICY = re.compile(r"\b(?:ice|snow)\b", re.I)
_MELTS = re.compile(
    r"\b(?:melts?|melting|is melted|are melted|turns? (?:in)?to water|fusion)\b", re.I
)
_BOILS = re.compile(
    r"\b(?:boils?|boiling(?! (?:point|temperature))|evaporat\w+|vapori[sz]\w+"
    r"|turns? (?:in)?to steam)\b",
    re.I,
)
_WARMS = re.compile(
    r"\b(?:warms?|warming|warmed|heats?(?= up| from| to)|heating(?= of| up| the| from)|is heated"
    r"|temperature (?:first )?(?:rises|goes up|increases|climbs)"
    r"|\A(?:climbs|rises)(?= (?:up )?to [-−–]?\d))\b",
    re.I,
)
_WATER = re.compile(r"\b(?:water|melt(?:ed)? ice|liquid|meltwater)\b", re.I)
_ICE = re.compile(r"\b(?:ice|snow|solid)\b", re.I)
_MELTED = re.compile(r"\b(?:melted|molten|thawed|former|liquid)\b")
"""What was ice, and may be water by now: "the melted snow warms"."""
_STEP = re.compile(
    r"[,;.]?\s*\b(?:and )?(?:(?:only )?after (?:that|this|it)|then|afterwards|next|finally"
    r"|(?:in|at) the end|at last|last(?:ly)?|later)\b,?\s*",
    re.I,
)
_FIRST = re.compile(r"\b(?:first|at first|initially|to begin with)\b", re.I)
_LIST = re.compile(r"\s*(?:,|;|→|->|–|—|>|\bthen\b|\band\b)\s*(?:\d\.?\s+)?", re.I)
_STAGE = re.compile(r"\A(?:stage|step|phase|part)[ _]?(?P<n>[1-5])\Z", re.I)
_ASKS_ORDER = re.compile(r"\b(?:order|stages|steps|sequence|phases)\b", re.I)
_UNSURE = re.compile(
    r"\b(?:not|no|never|would|if|unless|before|while|until|again|both|around|surrounding|added|adds?"
    r"|found|find|computed?|calculated?|calculate|worked out|reckoned?|sum|heat (?:needed|required)"
    r"|heat (?:of|for) (?:melting|warming|boiling|fusion|heating))\b|n't",
    re.I,
)
"""With these a text may tell of something else than the course, as of the order of working."""


def stages_turned(claims: Claims) -> tuple[str, str, str] | None:
    """Return where stages are told in an impossible order, what is said, and the order."""
    question = claims.question
    if not _ICY.search(question) or not _HEATED.search(question) or _OTHERWISE.search(question):
        return None
    spend(_COST)
    for pointer, stated, pieces in _sequences(claims):
        stages = [_stage(piece.strip()) for piece in pieces]
        known = [stage for stage in stages if stage is not None]
        if len(known) < _FEW:
            continue
        if any(one > other for one, other in pairwise(known)):
            return pointer, stated, _RIGHT
    return None


def _sequences(claims: Claims) -> Iterator[tuple[str, str, Sequence[str]]]:
    """Yield what a trace tells as a sequence, with its place and its pieces."""
    for text in (claims.effect, claims.change):
        if text is None or len(text.text) > _LONGEST or _UNSURE.search(text.text):
            continue
        first = _FIRST.search(text.text)
        if first is not None:
            told = [p for p in _STEP.split(text.text[first.end() :]) if p.strip(" ,.;")]
            yield text.pointer, text.text, told
    steps = [(m["n"], c) for c in claims.results if (m := _STAGE.match(c.name.strip()))]
    named = [str(claim.raw) for _, claim in sorted(steps, key=lambda step: step[0])]
    if named:
        yield steps[0][1].pointer, ", ".join(named), named
    said = claims.answer.text
    if _ASKS_ORDER.search(claims.question) and len(said) <= _LONGEST and not _UNSURE.search(said):
        yield "/answer/value", said, [p for p in _LIST.split(said) if p.strip(" .")]


def _stage(piece: str) -> int | None:
    """Return which stage a piece tells, from the first to the last; None for none or several."""
    melts, boils, warms = (form.search(piece) is not None for form in (_MELTS, _BOILS, _WARMS))
    if melts + boils + warms != 1:
        return None
    if not warms:
        return 2 if melts else 4
    degrees = [m.measurement for m in find_measurements(piece) if m.measurement.unit is not None]
    ends = [n.value for n in degrees if n.unit is not None and n.unit.offset]
    if ends:
        return 1 if max(ends) <= 0 else 3 if min(ends) >= 0 and max(ends) > 0 else None
    words = plain(piece)
    ice, water = _ICE.search(words) is not None, _WATER.search(words) is not None
    if ice == water or (ice and _MELTED.search(words)):
        return None
    return 1 if ice else 3
