"""Where the words have a meter: across a part, or in series with it."""

from __future__ import annotations

import re

from wmw.core.patterns import compiled
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.questions.meters import part_measured
from wmw.verifiers.relations.told_supports import GAP
from wmw.verifiers.relations.told_wiring import SERIES
from wmw.verifiers.vocabulary.lexicon import plain

_METERS = re.compile(r"\b(?:voltmeter|ammeter|galvanometer|multimeter|meter)\b")
_SOURCES = re.compile(r"(?:battery|cell|source|supply|switch|generator|node)\Z|^wires?\Z")


def metered_elsewhere(words: str, claims: Claims, claim: RelationClaim) -> str | None:
    """Return the other part that the words have a meter at.

    A meter at one of two parts in series shares a node with the other one: it may be connected to
    both, but not to the other alone.
    """
    if claim.type != "connected":
        return None
    for meter, at in (claim.args, claim.args[::-1]):
        if not _METERS.search(plain(meter)) or _SOURCES.search(plain(at)):
            continue
        across = "voltmeter" in plain(meter) and "parallel" in plain(claims.question)
        if across or _METERS.search(plain(at)):
            continue  # two meters may well share a node, and parallel parts share both
        own = _measured_part(words, claims, plain(meter)) or part_measured(claims, plain(meter))
        if (
            own is not None
            and own != at
            and not any({*r.args} == {meter, own} for r in claims.relations)
        ):
            return f"connected({meter}, {own})"
    return None


def is_measured_there(claims: Claims, claim: RelationClaim) -> bool:
    """Tell whether the words have a voltmeter across a part, though across another one, too."""
    if claim.type in SERIES or not any("voltmeter" in plain(name) for name in claim.args):
        return False
    at = "|".join(re.escape(plain(name)) for name in claim.args if "voltmeter" not in plain(name))
    there = rf"\b(?:across|parallel (?:with|to)|moved(?: [a-z\d]+){{0,4}}? to) (?:{at})\b"
    return bool(at) and compiled(there).search(plain(claims.question)) is not None


def _measured_part(words: str, claims: Claims, meter: str) -> str | None:
    """Return the one body that a meter is across, or in series with."""
    for body in filter(str.strip, claims.bodies):
        name = re.escape(plain(body))
        if compiled(
            rf"\b{re.escape(meter)}{GAP} (?:across|in series with|in parallel with) {name}\b"
        ).search(words):
            after = words.partition(plain(body))[2]
            return None if re.match(r" (?:and|or)\b", after) else body
        # "resistor R2 = 40 ohm in series with an ideal ammeter"
        there = compiled(
            rf"\b{name}(?: \d+)*(?: (?:ohms?|kohm|[kmμ]?ω|v|a))? in series with"
            rf"(?: (?:ideal|its|this|one|single))*(?: \w+)? {re.escape(meter)}\b"
        ).search(words)
        if there is not None and not re.search(r"\b(?:and|or)\Z", words[: there.start()].strip()):
            return body
    return None
